"""TypeScript types from the JSON schema: one exported type for each definition, tagged unions as unions."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

Schema = dict[str, Any]

PLAIN: Final = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}

HEADING: Final = """\
// Made from the messages of the server by `standoff schema --typescript`; not to be changed by hand.
"""


def typescript_of(document: Schema, version: int) -> str:
    """All definitions of a schema as TypeScript."""
    parts = [HEADING, f"export const WIRE_VERSION = {version}\n"]
    for name, part in document["$defs"].items():
        parts.append("".join(_definition(name, part)))
    return "\n".join(parts)


def _definition(name: str, part: Schema) -> Iterator[str]:
    if "description" in part:
        yield _comment(part["description"], "")
    if part.get("type") == "object" and "properties" in part:
        yield f"export interface {name} {_object(part)}\n"
    else:
        yield f"export type {name} = {_type(part)}\n"


def _comment(text: str, indent: str) -> str:
    lines = text.replace("*/", "* /").splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return "".join((f"{indent}/**\n", *(f"{indent} * {line}".rstrip() + "\n" for line in lines), f"{indent} */\n"))


def _object(part: Schema) -> str:
    required = part.get("required", ())
    lines = []
    for name, inner in part["properties"].items():
        if "description" in inner:
            lines.append(_comment(inner["description"], "  "))
        lines.append(f"  {name}{'' if name in required else '?'}: {_type(inner)}\n")
    return "{\n" + "".join(lines) + "}"


def _type(part: Schema) -> str:
    if "$ref" in part:
        return str(part["$ref"]).rsplit("/", 1)[-1]
    if "enum" in part:
        return " | ".join(json.dumps(value) for value in part["enum"])
    if "anyOf" in part:
        return " | ".join(_type(inner) for inner in part["anyOf"])
    match part.get("type"):
        case "array" if "prefixItems" in part:
            return f"[{', '.join(_type(inner) for inner in part['prefixItems'])}]"
        case "array":
            return f"({_type(part['items'])})[]"
        case "object" if "properties" in part:
            return _object(part)
        case "object":
            return f"{{ [name: string]: {_type(part.get('additionalProperties', {}))} }}"
        case str(plain):
            return PLAIN[plain]
    return "unknown"
