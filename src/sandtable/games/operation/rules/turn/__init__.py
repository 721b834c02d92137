"""Cards, initiative, the order chain and the verdict."""
