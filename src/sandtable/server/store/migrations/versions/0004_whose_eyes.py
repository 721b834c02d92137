"""Whether a side lets others see its view stands with the other facts of its seat in the match's own row."""

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.execute("ALTER TABLE seats DROP COLUMN shows")
