"""The folder of a project: its repository, or an archive of it that was unpacked."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from warplens.cuda.ground.files import project_of, repository_of


@pytest.mark.parametrize(
    ("made", "kernel", "root"),
    [
        (["zip/src/", "zip/lib/"], "zip/src", "zip"),
        (["zip/Makefile", "zip/samples/scan/"], "zip/samples/scan", "zip"),
        (["zip/LICENSE", "zip/sorting/radix/"], "zip/sorting/radix", "zip"),
        (["zip/Common/", "zip/samples/3_cuda/scan/Makefile"], "zip/samples/3_cuda/scan", "zip"),
        (["zip/kernels/"], "zip/kernels", None),
        (["notes.h", "kernels/"], "kernels", None),
        (["lib/", "zip/a/b/c/d/e/"], "zip/a/b/c/d/e", None),
        (["zip/.git/", "zip/src/deep/include/"], "zip/src/deep", "zip"),
    ],
)
def test_project_is_the_repository_or_what_looks_like_an_archive(
    tmp_path: Path, made: Sequence[str], kernel: str, root: str | None
) -> None:
    for name in made:
        path = tmp_path / name
        (path if name.endswith("/") else path.parent).mkdir(parents=True, exist_ok=True)
        if not name.endswith("/"):
            path.write_text("")
    assert project_of(str(tmp_path / kernel)) == (None if root is None else str(tmp_path / root))


def test_archive_ends_below_the_home_of_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "src" / "kernels").mkdir(parents=True)
    (tmp_path / "Makefile").write_text("")
    assert project_of(str(tmp_path / "src" / "kernels")) == str(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert project_of(str(tmp_path / "src" / "kernels")) is None


def test_folder_that_others_may_write_to_is_no_archive(tmp_path: Path) -> None:
    (tmp_path / "shared" / "include").mkdir(parents=True)
    (tmp_path / "shared" / "src").mkdir()
    (tmp_path / "shared").chmod(0o777)
    assert project_of(str(tmp_path / "shared" / "src")) is None
    (tmp_path / "shared").chmod(0o755)
    assert project_of(str(tmp_path / "shared" / "src")) == str(tmp_path / "shared")
    assert repository_of(str(tmp_path / "shared" / "src")) is None
