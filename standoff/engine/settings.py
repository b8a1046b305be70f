"""Settings: the choice between readings of an unclear clause, or a printed variant.

A game declares them as a frozen dataclass; the type of a field lists the choices:

    @dataclass(frozen=True)
    class Settings:
        aiming: Literal["all first", "one by one"] = setting("all first", "...", clauses=("wd.range.aimed_first",))
"""

from __future__ import annotations

import dataclasses
import difflib
from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

from standoff.engine.errors import WrongSetup
from standoff.engine.messages import SettingInfo
from standoff.engine.slips import Slip
from standoff.engine.written import shown

T = TypeVar("T")

SEED_BITS = 256
"""A seed that is a whole number has no more; there are only 128 in the generator."""


def setting(
    default: T,
    text: str,
    *,
    clauses: tuple[str, ...] = (),
    ruling: str = "",
    choices: tuple[T, ...] = (),
) -> T:
    """A field of a game's Settings. `choices` is only needed for whole numbers."""
    about = {"text": text, "clauses": clauses, "ruling": ruling, "choices": choices}
    made: T = dataclasses.field(default=default, metadata=about)
    return made


@cache
def settings_of(kind: Any) -> list[SettingInfo]:
    """Every setting that a game has."""
    types = get_type_hints(kind)
    out = []
    for f in dataclasses.fields(kind):
        m = f.metadata
        default: Any = f.default
        out.append(
            SettingInfo(
                name=f.name,
                default=default,
                choices=list(m["choices"] or _choices(types[f.name])),
                text=m["text"],
                clauses=list(m["clauses"]),
                ruling=m["ruling"],
            )
        )
    return out


def make_settings(kind: Any, chosen: Mapping[str, Any]) -> Any:
    """The settings object, or an error that names the wrong key or value and the right ones."""
    if not isinstance(chosen, Mapping):
        raise WrongSetup(f"settings are names with their values, not {shown(chosen)}")
    known = {s.name: s for s in settings_of(kind)}
    values = {}
    for name, value in chosen.items():
        if name not in known:
            near = difflib.get_close_matches(str(name), known, 1)
            if near:
                raise Slip("", "near_setting", name=shown(name), near=repr(near[0]))
            raise Slip("", "no_setting", name=shown(name), known=", ".join(known) or "none")
        values[name] = _fit(known[name], value)
    return kind(**values)


def chosen_settings(settings: Any) -> dict[str, Any]:
    """The settings that differ from their defaults."""
    return {
        f.name: getattr(settings, f.name)
        for f in dataclasses.fields(settings)
        if getattr(settings, f.name) != f.default
    }


def checked_seed(seed: object) -> str:
    """A seed as it is written down."""
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise WrongSetup(f"a seed is a whole number or a text, not {shown(seed)}")
    if isinstance(seed, int) and seed.bit_length() > SEED_BITS:
        raise WrongSetup(f"a seed has at most {SEED_BITS} bits, not {seed.bit_length()}")
    return str(seed)


def _fit(info: SettingInfo, value: Any) -> Any:
    """The choice that was meant; text from a command line or a form will do."""
    for choice in info.choices:
        if type(value) is type(choice) and value == choice:
            return choice
    if isinstance(value, str):
        for choice in info.choices:
            if value.strip().casefold().replace("_", " ") == str(choice).casefold():
                return choice
    allowed = ", ".join(repr(c) if isinstance(c, str) else str(c).lower() for c in info.choices)
    raise Slip("", "setting", name=repr(info.name), value=shown(value), allowed=allowed)


def _choices(kind: Any) -> tuple[Any, ...]:
    if kind is bool:
        return (False, True)
    if get_origin(kind) is Literal:
        return get_args(kind)
    raise TypeError(f"a setting is a bool, a Literal, or names its choices; not {kind}")
