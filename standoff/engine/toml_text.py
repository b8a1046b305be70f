"""What was read from a scenario file, written down again as a person would write it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

WIDEST: Final = 100
"""A list that takes more letters has a line for each entry."""
INDENT: Final = "  "


def toml_of(told: Mapping[str, Any]) -> str:
    """TOML that reads as the same again: plain values first, then a table for each key that holds one."""
    plain = {key: value for key, value in told.items() if not _is_table(value)}
    parts = [_entries(plain)] if plain else []
    for key, value in told.items():
        if _is_table(value):
            parts.append(f"[{_key(key)}]\n{_entries(value)}")
    return "\n".join(parts)


def _is_table(value: object) -> bool:
    return isinstance(value, Mapping)


def _entries(table: Mapping[str, Any]) -> str:
    return "".join(f"{_key(key)} = {_lines(value)}\n" for key, value in table.items())


def _lines(value: object) -> str:
    """A value; a long list with a line for each entry."""
    short = _value(value)
    if not isinstance(value, list) or len(short) <= WIDEST:
        return short
    return "[\n" + "".join(f"{INDENT}{_value(one)},\n" for one in value) + "]"


def _value(value: object) -> str:
    if isinstance(value, Mapping):
        inner = ", ".join(f"{_key(key)} = {_value(one)}" for key, one in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    return _quoted(value)


def _key(key: str) -> str:
    bare = key.isascii() and key.replace("_", "").replace("-", "").isalnum()
    return key if bare else _quoted(key)


def _quoted(value: object) -> str:
    """A text, a number or a truth: as in JSON, but that TOML knows one more character that is not printed."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
