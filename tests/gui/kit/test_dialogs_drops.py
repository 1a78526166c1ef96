"""Files and folders that are dragged over the window."""

from __future__ import annotations

from pathlib import Path

import pytest

from warplens.gui.kit.dialogs import FileKind, kind_of


@pytest.mark.parametrize(
    ("name", "contents", "kind"),
    [
        ("scan.cu", b"", FileKind.KERNELS),
        ("tile.cuh", b"", FileKind.KERNELS),
        ("lesson.toml", b"", FileKind.LESSON),
        ("train.py", b"", FileKind.PROGRAM),
        ("saxpy", b"\x7fELF\x02", FileKind.PROGRAM),
        ("h200.warplens.json", b"{}", FileKind.PROFILE),
        ("notes", b"", FileKind.PROFILE),
        ("damaged.warplens.json", b"nothing of JSON", FileKind.PROFILE),
        ("renamed", b'{"schema"', FileKind.PROFILE),
        ("notes.txt", b"Not for Warplens.", FileKind.OTHER),
    ],
)
def test_kind_of_a_file_is_told_by_its_name_or_its_first_bytes(tmp_path, name, contents, kind):
    (tmp_path / name).write_bytes(contents)
    assert kind_of(tmp_path / name) is kind


def test_folder_is_a_folder_whatever_its_name_and_a_missing_file_is_taken_for_a_profile(tmp_path):
    (tmp_path / "kernels.cu").mkdir()
    assert kind_of(tmp_path / "kernels.cu") is FileKind.FOLDER
    assert kind_of(Path("/no/such/file")) is FileKind.PROFILE
