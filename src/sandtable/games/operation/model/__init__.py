"""What a battle consists of: pieces, terrain, intents, shots, and the state that holds them."""
