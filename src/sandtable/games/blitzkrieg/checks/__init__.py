"""What the conformance kit asks of this game."""
