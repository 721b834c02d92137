"""Infantry: orders, movement, detection, damage, losses, melee and morale."""
