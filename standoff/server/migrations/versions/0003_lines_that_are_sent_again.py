"""Lines that are sent again"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Lines that are sent again"""
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.add_column(sa.Column("key", sa.String(length=64), nullable=True))
        batch_op.create_index("ix_chat_key", ["table_id", "person", "key"], unique=True)
