"""What a seat sees of the battle and what it knows of it: `picture` goes to the browser, `knowledge` stays here."""
