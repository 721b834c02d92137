"""Compares clause ids in texts, docstrings and tests of all games; 1 if something is missing (`make check`)."""

from sandtable.cli import app

if __name__ == "__main__":
    app(["rules", "--check"])
