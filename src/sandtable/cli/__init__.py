"""The command `sandtable`: a module per command. Exit codes: 0 done, 1 checked and failed, 2 wrong call or file."""

from sandtable.cli.app import app, main

__all__ = ["app", "main"]
