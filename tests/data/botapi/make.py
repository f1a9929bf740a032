#!/usr/bin/env python3
"""Writes types.txt anew from the types that the Python package aiogram declares:

    python3 -m venv v && v/bin/pip install aiogram==3.31.0
    v/bin/python tests/data/botapi/make.py

Facts alone: which type has which field of which type. No text of the package's is kept.
"""
import datetime
import enum
import inspect
import pathlib
import types
import typing

import aiogram
from aiogram.types import Update
from aiogram.types.rich_text_union import RichTextUnion
from pydantic import BaseModel

PLAIN = {bool: "Boolean", datetime.datetime: "Integer", float: "Float", int: "Integer", str: "String"}
lines, seen, waiting = [], set(), [Update]


def names(hint):
    """The alternatives of a type; `None` for "may be absent"."""
    origin = typing.get_origin(hint)
    if hint is type(None):
        return [None]
    # A type that holds itself is a name until it is looked up.
    if isinstance(hint, typing.ForwardRef):
        hint = hint.__forward_arg__
    if isinstance(hint, str):
        return names(RichTextUnion if hint == "RichTextUnion" else getattr(aiogram.types, hint))
    if type(hint).__name__ == "TypeAliasType":
        # The one type that is a text, a list of itself or an object: kept under its own name.
        name = hint.__name__.removesuffix("Union")
        if name not in seen:
            seen.add(name)
            lines.append(f"{name}: {'|'.join(sorted(kind(hint.__value__)))}")
        return [name]
    if origin is typing.Annotated:
        return names(typing.get_args(hint)[0])
    if origin in (typing.Union, types.UnionType):
        return [name for part in typing.get_args(hint) for name in names(part)]
    if origin is list:
        return [f"[{'|'.join(sorted(kind(typing.get_args(hint)[0])))}]"]
    if origin is typing.Literal:
        values = [value.value if isinstance(value, enum.Enum) else value for value in typing.get_args(hint)]
        return [f'"{value}"' if isinstance(value, str) else str(value) for value in values]
    if hint in PLAIN:
        return [PLAIN[hint]]
    if inspect.isclass(hint) and issubclass(hint, BaseModel):
        waiting.append(hint)
        return [hint.__name__]
    # Stands for "as the bot is set up", beside the field's own type.
    if inspect.isclass(hint) and hint.__name__ == "Default":
        return []
    raise SystemExit(f"unknown type {hint!r}")


def kind(hint):
    return {name for name in names(hint) if name is not None}


while waiting:
    model = waiting.pop()
    if model.__name__ in seen:
        continue
    seen.add(model.__name__)
    if not model.model_fields:
        lines.append(f"{model.__name__}:")
    for name, field in model.model_fields.items():
        # A field that is a keyword of Python has another name in there.
        wire = field.alias or name
        optional = "" if field.is_required() or typing.get_origin(field.annotation) is typing.Literal else ", optional"
        lines.append(f"{model.__name__}.{wire}: {'|'.join(sorted(kind(field.annotation)))}{optional}")

head = [
    f"# Bot API {aiogram.__api_version__}, as aiogram {aiogram.__version__} declares it: made by make.py, not by hand",
    "# Type.field: type[, optional]   A|B is either, [A] a list of A, \"a\" that very text",
]
here = pathlib.Path(__file__).parent
(here / "types.txt").write_text("\n".join([*head, *sorted(lines), ""]))
