"""The choices of the last session, in a file that may be damaged."""

from __future__ import annotations

import pytest

from warplens.gui.kit.settings import Settings, default_path, kept_sweeps_path, load, store
from warplens.gui.kit.theme import ThemeName

FULL = Settings(
    checked=("a", "b"),
    axes={"N": "1,2"},
    devices=("h200",),
    budget="0.5",
    cache="both",
    timing={"least_samples": "20"},
    theme=ThemeName.LIGHT,
    folder="somewhere",
    geometry=b"\x00\xff",
    docks=b"\x01",
    columns=("kernel", "time"),
    plots={"size": {"measure": "gflops", "y": "linear"}},
)


def test_what_is_stored_comes_back(tmp_path):
    assert store(tmp_path / "new" / "window.json", FULL)
    assert load(tmp_path / "new" / "window.json") == FULL


@pytest.mark.parametrize("text", [b"", b"{", b"[]", b'{"theme": "pink"}', b'{"checked": 3}', b"\xff", b"[" * 5000])
@pytest.mark.usefixtures("deep")
def test_a_damaged_file_means_the_defaults(tmp_path, text):
    (tmp_path / "window.json").write_bytes(text)
    assert load(tmp_path / "window.json") == Settings()


def test_a_missing_file_means_the_defaults(tmp_path):
    assert load(tmp_path / "none.json") == Settings()


def test_unknown_entries_of_a_later_version_are_ignored(tmp_path):
    (tmp_path / "window.json").write_bytes(b'{"devices": ["h200"], "layout": 5}')
    assert load(tmp_path / "window.json") == Settings(devices=("h200",))


def test_a_folder_that_cannot_be_written_returns_false_and_raises_nothing(tmp_path):
    (tmp_path / "file").write_text("x")
    assert not store(tmp_path / "file" / "window.json", FULL)


def test_files_lie_in_the_users_own_folders(user_home):
    assert default_path().is_relative_to(user_home)
    assert kept_sweeps_path().is_relative_to(user_home)
