"""Reads the saved profiles that the arguments of a command name."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from warplens.cuda.errors import InputError

if TYPE_CHECKING:
    from warplens.profiles.records import Profile

SOURCES = (
    "A profile, the journal of an interrupted run, or reference:NAME (reference: lists them); - for standard input."
)
"""The help of an argument that names a profile."""


def read_saved(source: Path) -> Profile:
    """Return a profile by its path or name (`shipped.open_profile`); - is standard input.

    Raises:
        InputError: there is no such profile, or it cannot be read.
    """
    from warplens.profiles.shipped import open_profile
    from warplens.profiles.store import MAX_PROFILE_BYTES, decode_profile

    if source == Path("-"):
        if sys.stdin is None:
            raise InputError("standard input is closed, and - names the profile that comes from there")
        return decode_profile(sys.stdin.buffer.read(MAX_PROFILE_BYTES + 1), "standard input")
    return open_profile(source)


def read_named(sources: list[Path]) -> list[tuple[str, Profile]]:
    """Return several profiles, each with its file's name, or with its path where names repeat.

    Raises:
        InputError: a profile cannot be read, or standard input is named more than once.
    """
    if sources.count(Path("-")) > 1:
        raise InputError("standard input (-) holds one profile, and is named more than once")
    names = [source.name if source != Path("-") else "standard input" for source in sources]
    return [
        (name if names.count(name) == 1 else str(source), read_saved(source))
        for source, name in zip(sources, names, strict=True)
    ]
