"""A small judge of JSON against a schema, stricter than the standard: what is not declared is a fault, and so is a
keyword that it does not know.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

TYPES = {
    "null": (type(None),),
    "boolean": (bool,),
    "integer": (int,),
    "number": (int, float),
    "string": (str,),
    "array": (list,),
    "object": (dict,),
}
SILENT = {"title", "description", "default", "discriminator", "required"}


class Judge:
    def __init__(self, schema: dict[str, Any]) -> None:
        self.defs = schema["$defs"]

    def faults(self, value: Any, schema: dict[str, Any], where: str = "") -> Iterator[str]:
        for keyword, wanted in schema.items():
            if keyword not in SILENT:
                yield from getattr(self, f"_{keyword.lstrip('$')}")(value, wanted, schema, where)

    def _ref(self, value, wanted, _schema, where):
        yield from self.faults(value, self.defs[wanted.removeprefix("#/$defs/")], where)

    def _type(self, value, wanted, _schema, where):
        if not isinstance(value, TYPES[wanted]) or (isinstance(value, bool) and wanted != "boolean"):
            yield f"{where}: {value!r} is no {wanted}"

    def _enum(self, value, wanted, _schema, where):
        if not any(value == one and type(value) is type(one) for one in wanted):
            yield f"{where}: {value!r} is not one of {wanted}"

    def _minimum(self, value, wanted, _schema, where):
        if isinstance(value, int) and value < wanted:
            yield f"{where}: {value} is below {wanted}"

    def _exclusiveMaximum(self, value, wanted, _schema, where):  # noqa: N802
        if isinstance(value, int) and value >= wanted:
            yield f"{where}: {value} is not below {wanted}"

    def _maximum(self, value, wanted, _schema, where):
        if isinstance(value, int) and value > wanted:
            yield f"{where}: {value} is above {wanted}"

    def _anyOf(self, value, wanted, schema, where):  # noqa: N802
        told = schema.get("discriminator")
        if told is not None and isinstance(value, dict) and value.get(told["propertyName"]) in told["mapping"]:
            yield from self.faults(value, {"$ref": told["mapping"][value[told["propertyName"]]]}, where)
            return
        found = [list(self.faults(value, one, where)) for one in wanted]
        if all(found):
            yield f"{where}: nothing fits: {min(found, key=len)}"

    def _properties(self, value, wanted, schema, where):
        if not isinstance(value, dict):
            return
        yield from (f"{where}: {name} is missing" for name in schema.get("required", ()) if name not in value)
        for name, part in value.items():
            if name in wanted:
                yield from self.faults(part, wanted[name], f"{where}.{name}")
            elif "additionalProperties" not in schema or schema["additionalProperties"] is False:
                yield f"{where}: {name} is not declared"

    def _additionalProperties(self, value, wanted, schema, where):  # noqa: N802
        for name, part in value.items() if isinstance(value, dict) and wanted is not False else ():
            if name not in schema.get("properties", ()):
                yield from self.faults(part, wanted, f"{where}.{name}")

    def _propertyNames(self, value, wanted, _schema, where):  # noqa: N802
        for name in value if isinstance(value, dict) else ():
            yield from self.faults(name, wanted, f"{where}.{name}")

    def _maxProperties(self, value, wanted, _schema, where):  # noqa: N802
        if len(value) > wanted:
            yield f"{where}: more than {wanted}"

    def _minLength(self, value, wanted, _schema, where):  # noqa: N802
        if len(value) < wanted:
            yield f"{where}: shorter than {wanted}"

    def _maxLength(self, value, wanted, _schema, where):  # noqa: N802
        if len(value) > wanted:
            yield f"{where}: longer than {wanted}"

    def _pattern(self, value, wanted, _schema, where):
        if not re.search(wanted, value):
            yield f"{where}: {value!r} does not fit {wanted}"

    def _items(self, value, wanted, _schema, where):
        if wanted is not False:
            for at, part in enumerate(value if isinstance(value, list) else ()):
                yield from self.faults(part, wanted, f"{where}[{at}]")

    def _prefixItems(self, value, wanted, _schema, where):  # noqa: N802
        for at, (part, one) in enumerate(zip(value, wanted, strict=True)):
            yield from self.faults(part, one, f"{where}[{at}]")

    def _minItems(self, value, wanted, _schema, where):  # noqa: N802
        if len(value) < wanted:
            yield f"{where}: fewer than {wanted}"

    def _maxItems(self, value, wanted, _schema, where):  # noqa: N802
        if len(value) > wanted:
            yield f"{where}: more than {wanted}"
