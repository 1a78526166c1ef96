"""Reads the saved profile that a command is given."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from warplens.profiles.records import Profile


def read_saved(file: Path) -> Profile:
    """Return the profile in a file, or what the journal of an interrupted run holds; - is standard input.

    Raises:
        InputError: there is no such file.
        ProfileError: it is no profile, or a journal without points.
    """
    from dataclasses import replace

    from warplens.cuda.errors import ProfileError
    from warplens.profiles.journal import read_journal
    from warplens.profiles.store import LARGEST_PROFILE_BYTES, decode_profile, read_profile

    if file == Path("-"):
        return decode_profile(sys.stdin.buffer.read(LARGEST_PROFILE_BYTES + 1), "standard input")
    if file.name.endswith(".journal"):
        content = read_journal(file)
        if content is None:
            raise ProfileError(f"{file.name} holds no points: the run ended before the first one")
        return replace(content.header.profile, points=content.points)
    return read_profile(file)
