"""Sandtable: four WWII wargames by their printed rules. `docs/kernel.md` is the page to read first."""

from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"
__all__ = ["Match", "RuleError", "SandtableError", "__version__", "new", "open"]

if TYPE_CHECKING:
    from sandtable.kernel import RuleError, SandtableError
    from sandtable.match import Match, new, open


def __getattr__(name: str) -> Any:
    """What a program uses is loaded when it is first asked for."""
    if name in ("Match", "new", "open"):
        from sandtable import match  # here: reading the version loads nothing else

        return getattr(match, name)
    if name in ("RuleError", "SandtableError"):
        from sandtable import kernel  # here: as above

        return getattr(kernel, name)
    raise AttributeError(name)
