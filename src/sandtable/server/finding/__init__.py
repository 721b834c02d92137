"""Finding a match in a service: one's own, open seats, challenges, pairing, public matches, and people's profiles."""
