"""Situations and lessons, played through step by step."""
