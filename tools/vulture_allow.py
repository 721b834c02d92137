"""What vulture takes for dead, and why it is not. `make check` fails on anything else that nothing uses.

Each line names something that is used by a way vulture cannot see. A line that nothing needs any more is named as well.
"""
# ruff: noqa: B018, F821
# mypy: ignore-errors

# A module's own hook of Python: `import sandtable; sandtable.new` loads what it needs.
__getattr__

# The type that a game names for tests that look inside.
_.knowledge_type

# Fields that travel to the browser and are read there.
_.confirm
_.labels
_.qr
_.mail_proved
_.answers_hours
_.this

# In the saved battles of Europe, and so in the checksums of stored matches.
_.air_left

# The interface of PettingZoo: its wrappers and trainers call these.
SandtableEnv
_.metadata
_.render_mode
_.observation_space
_.action_space
_.truncations

# For programs: one line of sight by itself.
_.cross

# Hooks of MkDocs.
on_files
on_page_markdown

# Fields of events that their texts read.
_.does
_.dud

# Called by pytest and by Python: the plugins of `make mutants`, and the code of a function that they exchange.
_.pytest_runtest_logreport
_.pytest_runtestloop
_.__code__

# Called and read by uvicorn and websockets: for what is no HTTP, and for a socket that was refused.
_.reject
_.send_400_response
_.msg
_.handshake_complete

# Read by the pages alone.
_.cautions
_.vain
_.whole_ms
_.reserve_ms
_.holiday
_.hurry_hours
_.push_key
_.holiday_left
_.holiday_year
_.feed

# Read by Alembic in each step of the schema.
revision
down_revision

# uvicorn asks its server for it; a process that is no web server has its own way to end.
_.capture_signals

# Litestar asks itself for it, when it is made.
_._get_default_plugins
