"""A service for many: several processes on one PostgreSQL. `docs/hosting.md` is its page."""
