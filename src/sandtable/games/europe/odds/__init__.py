"""Exact odds: of a battle, of a chain of interventions, of research; and the panel that shows them."""
