"""Words: Fluent catalogues in English, Hungarian and German, one source for server, command line and browser.

`text/<language>.ftl` and `text/<part>.<language>.ftl` hold what all games share, `games/<game>/text/` what one game
says, `games/<game>/text/rules.<language>.ftl` what each clause says in our words. `docs/text.md` is its page.
"""

from sandtable.text.catalogue import LANGUAGES, bundle, keys, languages, resource
from sandtable.text.clauses import Clause, clause, clauses
from sandtable.text.voice import Speaker, speaker

__all__ = ["LANGUAGES", "Clause", "Speaker", "bundle", "clause", "clauses", "keys", "languages", "resource", "speaker"]
