"""Where matches are kept, and who may write there."""
