"""The people of a hosted service: accounts, how they prove who they are, and what is kept of them."""
