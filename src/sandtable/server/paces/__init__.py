"""How fast a match is played: live with a clock, by mail over days, or without any."""
