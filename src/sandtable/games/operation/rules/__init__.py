"""A module per chapter of the rulebook."""
