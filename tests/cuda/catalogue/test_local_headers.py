"""The headers beside a file and in the folders that the user names; nothing outside is read."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from warplens.cuda.catalogue.files import MAX_FILE_BYTES, customary_folders, local_headers


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "project" / "src").mkdir(parents=True)
    (tmp_path / "project" / "inc").mkdir()
    (tmp_path / "project" / "src" / "sizes.h").write_text('#include "deep.h"\n#define N 64\n')
    (tmp_path / "project" / "src" / "deep.h").write_text("#define M 2\n")
    (tmp_path / "project" / "inc" / "shared.cuh").write_text("#define K 3\n")
    (tmp_path / "secret.h").write_text("#define SECRET 1\n")
    return tmp_path / "project"


def headers(folder: Path, text: str, *include_folders: str) -> dict[str, str]:
    return local_headers(text, path=str(folder / "src" / "k.cu"), include_folders=include_folders)


def test_headers_beside_the_file_and_those_that_they_include_are_read(folder: Path) -> None:
    assert headers(folder, '#include "sizes.h"\n#include <vector>\n') == {
        "sizes.h": '#include "deep.h"\n#define N 64\n',
        "deep.h": "#define M 2\n",
    }


def test_headers_of_named_folders_are_read(folder: Path) -> None:
    assert headers(folder, "# include <shared.cuh>") == {}
    assert headers(folder, "# include <shared.cuh>", "../inc") == {"shared.cuh": "#define K 3\n"}


@pytest.mark.parametrize("name", ["../../secret.h", "link.h", "/etc/passwd", "pipe.h", "huge.h", "folder.h", "a\0.h"])
def test_what_lies_outside_or_is_no_ordinary_file_is_passed_over(folder: Path, name: str) -> None:
    (folder / "src" / "link.h").symlink_to(folder.parent / "secret.h")
    (folder / "src" / "huge.h").write_text(" " * (MAX_FILE_BYTES + 1))
    (folder / "src" / "folder.h").mkdir()
    os.mkfifo(folder / "src" / "pipe.h")
    assert headers(folder, f'#include "{name}"') == {}


def test_headers_that_include_each_other_end(folder: Path) -> None:
    (folder / "src" / "a.h").write_text('#include "b.h"\n')
    (folder / "src" / "b.h").write_text('#include "a.h"\n')
    assert sorted(headers(folder, '#include "a.h"')) == ["a.h", "b.h"]


def test_headers_of_the_repository_of_the_file_are_read(folder: Path) -> None:
    (folder / ".git").mkdir()
    (folder / "common").mkdir()
    (folder / "common" / "shared.h").write_text("#define S 5\n")
    assert headers(folder, '#include "../common/shared.h"') == {"../common/shared.h": "#define S 5\n"}
    assert headers(folder, '#include "../../secret.h"') == {}


def test_headers_of_an_unpacked_archive_are_read(folder: Path) -> None:
    (folder / "lib").mkdir()
    (folder / "lib" / "k.cuh").write_text("#define SCALE 2.0f\n")
    assert headers(folder, '#include "../lib/k.cuh"') == {"../lib/k.cuh": "#define SCALE 2.0f\n"}
    assert headers(folder, '#include "../../secret.h"') == {}


def found(folder: Path, text: str, *include_folders: str) -> dict[str, tuple[str, ...]]:
    return customary_folders(text, path=str(folder / "src" / "k.cu"), include_folders=include_folders)


def test_folder_of_the_repository_with_a_header_that_nothing_else_has_is_found(folder: Path) -> None:
    text = '#include "sizes.h"\n#include <shared.cuh>\n#include <vector>\n'
    assert found(folder, text) == {}
    (folder / ".git").mkdir()
    assert found(folder, text) == {"../inc": ("shared.cuh",)}
    assert headers(folder, text)["shared.cuh"] == "#define K 3\n"
    assert found(folder, text, "../inc") == {}


def test_header_of_a_header_and_of_a_nearer_folder_is_found(folder: Path) -> None:
    (folder / ".git").mkdir()
    assert headers(folder, '#include "a\0.h"') == {}
    (folder / "inc" / "shared.cuh").write_text('#include "lib/far.h"\n')
    (folder / "lib").mkdir()
    (folder / "lib" / "far.h").write_text("")
    (folder / "src" / "include").mkdir()
    (folder / "src" / "include" / "near.h").write_text("")
    (folder / "inc" / "near.h").write_text("")
    assert found(folder, '#include "near.h"\n#include "shared.cuh"\n') == {
        "include": ("near.h",),
        "../inc": ("shared.cuh",),
        "..": ("lib/far.h",),
    }


def test_header_that_two_folders_have_and_one_outside_are_nobodys(folder: Path) -> None:
    (folder / ".git").mkdir()
    (folder / "include").mkdir()
    (folder / "include" / "shared.cuh").write_text("")
    (folder / "include" / "link.h").symlink_to(folder.parent / "secret.h")
    assert found(folder, '#include "shared.cuh"\n#include "link.h"\n#include "secret.h"\n') == {}
    assert found(folder, '#include "../inc/other.h"\n#include "/etc/passwd.h"\n') == {}
