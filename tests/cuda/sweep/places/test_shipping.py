"""The files of a kernel as bytes, there and back."""

from __future__ import annotations

import pytest

from warplens.cuda.points import Status, result_of
from warplens.cuda.sweep.places.shipping import ShippedFiles, localized, pack_files, unpack_files, with_own_paths


@pytest.fixture
def project(tmp_path):
    """Write a kernel that includes a file beside it, which includes one above it and itself."""
    folder = tmp_path / "project"
    (folder / "kernels").mkdir(parents=True)
    (folder / "kernels" / "k.cu").write_text('#include "tile.h"\n#include <stdio.h>\n#include "missing.h"\n')
    (folder / "kernels" / "tile.h").write_text('#pragma once\n#include "../common.h"\n#include "tile.h"\n')
    (folder / "common.h").write_text("#define N 4\n")
    (folder / "other.h").write_text("")
    return folder


def test_kernel_travels_with_what_it_includes_and_nothing_else(project):
    files = pack_files(str(project / "kernels" / "k.cu"))
    assert (files.root, files.kernel) == (str(project), "kernels/k.cu")
    assert sorted(files.contents) == ["common.h", "kernels/k.cu", "kernels/tile.h"]


def test_kernel_that_cannot_be_read_does_not_travel(tmp_path):
    assert pack_files(str(tmp_path / "none.cu")) is None


def test_files_are_written_once_in_a_folder_of_their_hash(project, tmp_path):
    files = pack_files(str(project / "kernels" / "k.cu"))
    folder = unpack_files(files, tmp_path / "cache")
    assert folder.name == files.digest
    assert (folder / "kernels" / "tile.h").read_bytes() == files.contents["kernels/tile.h"]
    before = (folder / "common.h").stat().st_mtime_ns
    assert unpack_files(files, tmp_path / "cache") == folder
    assert (folder / "common.h").stat().st_mtime_ns == before
    assert [entry.name for entry in (tmp_path / "cache").iterdir()] == [files.digest]


def test_changed_file_has_another_hash(project):
    before = pack_files(str(project / "kernels" / "k.cu"))
    (project / "common.h").write_text("#define N 5\n")
    assert pack_files(str(project / "kernels" / "k.cu")).digest != before.digest


def test_name_that_leads_out_of_the_folder_is_refused(tmp_path):
    files = ShippedFiles(root="/", kernel="k.cu", contents={"../k.cu": b""})
    with pytest.raises(ValueError, match=r"^the shipped file '\.\./k\.cu' lies outside its folder$"):
        unpack_files(files, tmp_path / "cache")
    assert list((tmp_path / "cache").iterdir()) == []


def test_sentences_name_the_users_own_file_again(project, tmp_path, plan):
    files = pack_files(str(project / "kernels" / "k.cu"))
    folder = unpack_files(files, tmp_path / "cache")
    (point,) = plan("a").points
    there = localized(point, files, folder)
    assert there.path == str(folder / "kernels" / "k.cu")
    result = with_own_paths(result_of(there, Status.FAILED, f"{there.path} has changed"), files, folder)
    assert result.reason == f"{project}/kernels/k.cu has changed"
