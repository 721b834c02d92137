"""The computer players: the officer, the recruit, and what they weigh."""
