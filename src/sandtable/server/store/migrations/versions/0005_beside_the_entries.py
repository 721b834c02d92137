"""How often offers and plans of a match changed: of two who change them at once, the second is refused."""

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.execute("ALTER TABLE matches ADD COLUMN aside bytea NOT NULL DEFAULT ''")
