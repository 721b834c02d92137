"""What leaves the state: the picture for the browser, and the knowledge of players."""
