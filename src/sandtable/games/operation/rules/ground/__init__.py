"""The table: terrain, buildings, sight, cover, measuring, and where anybody can stand or go."""
