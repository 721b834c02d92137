"""Scenarios and the tables they are fought on."""
