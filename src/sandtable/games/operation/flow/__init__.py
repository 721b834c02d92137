"""Every frame: the sequence of play from the turn down to a single loss."""
