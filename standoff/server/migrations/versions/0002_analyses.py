"""Analyses of finished games"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Analyses of finished games"""
    op.create_table(
        "analyses",
        sa.Column("replay", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=64), nullable=True),
        sa.Column("node", sa.String(length=64), nullable=False),
        sa.Column("asked", sa.Float(), nullable=False),
        sa.Column("touched", sa.Float(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("whole", sa.Integer(), nullable=False),
        sa.Column("failed", sa.Text(), nullable=False),
        sa.Column("found", sa.LargeBinary(), nullable=True),
        sa.PrimaryKeyConstraint("replay"),
    )
    with op.batch_alter_table("analyses", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_analyses_person"), ["person"], unique=False)
