"""How Alembic runs a migration: on the connection that it is given."""

from alembic import context

from chronomage.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
context.run_migrations()
