"""What Alembic runs: the steps, over the connection that `sandtable.server.store.migrate` hands it."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], transaction_per_migration=False)
context.run_migrations()
