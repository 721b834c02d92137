"""The rules, a module per chapter: what is legal and what follows, without any question; `flow` asks."""
