"""One match at a table, and what is written down of it.

`Table` is what hosts use. `Referee` checks and carries out one entry after another, played or replayed; `Progress` is
how far the match has come, `Ledger` what has been written.
"""

from sandtable.kernel.table.ledger import Logged
from sandtable.kernel.table.referee import DiceMaker
from sandtable.kernel.table.table import Savepoint, Table

__all__ = ["DiceMaker", "Logged", "Savepoint", "Table"]
