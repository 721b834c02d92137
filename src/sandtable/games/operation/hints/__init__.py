"""What is drawn beside a question."""
