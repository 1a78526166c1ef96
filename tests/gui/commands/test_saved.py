"""Reads the saved profiles that the arguments of a command name."""

from __future__ import annotations

from pathlib import Path

from warplens.gui.terminal.launched import read_named, read_saved


def test_read_saved_returns_a_profile_by_its_path_or_name():
    assert len(read_saved(Path("reference:hochberg")).points) == 6


def test_read_named_returns_several_profiles():
    profiles = read_named([Path("reference:hochberg"), Path("reference:8800-gtx")])
    assert [(name, len(profile.points)) for name, profile in profiles] == [
        ("reference:hochberg", 6),
        ("reference:8800-gtx", 2),
    ]
