"""Run by Alembic: the connection comes from `migrate`."""

from __future__ import annotations

from alembic import context

from standoff.server.kept import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True, transactional_ddl=False)
context.run_migrations()
