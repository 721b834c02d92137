"""Fire: targets, numbers to hit, area weapons, indirect fire, and vehicles in a volley."""
