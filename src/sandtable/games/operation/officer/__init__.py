"""The computer players and what they weigh."""
