"""What is printed: the sheets of tables, the counters, and the maps with what follows from them."""
