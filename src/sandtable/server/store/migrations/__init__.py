"""The schema of the hosted store, step by step; Alembic carries it out."""
