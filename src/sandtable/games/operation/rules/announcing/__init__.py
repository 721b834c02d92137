"""Announcing the intent, question by question."""
