"""What travels to the browser and back: its shapes, how a table is told in them, and their TypeScript."""
