"""What another user could have written, in every place, and that nothing of it is taken."""

from __future__ import annotations

import os
import shutil
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from warplens.cuda.compiler.compiled import default_cache
from warplens.cuda.ground.files import (
    BlobFolder,
    distrust,
    key_of,
    make_private_folder,
    read_private,
    seal,
    user_secret,
)

KEY = key_of(["a"])


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give the test a cache folder of its own; return the folder in which it lies."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "home" / "cache"))
    (tmp_path / "home").mkdir(mode=0o700)
    return tmp_path / "home"


@pytest.fixture
def folder(home: Path) -> BlobFolder:
    """Return a folder that has an entry."""
    filled = BlobFolder(home / "cache" / "warplens" / "executed", ".o")
    filled.put(KEY, b"bytes")
    assert filled.get(KEY) == b"bytes"
    return filled


def entry(folder: BlobFolder) -> Path:
    (path,) = folder.folder.rglob("*.o")
    return path


def test_all_that_is_made_is_for_this_user_alone(home: Path, folder: BlobFolder) -> None:
    made = {path.relative_to(home): stat.filemode(path.stat().st_mode) for path in home.rglob("*")}
    assert {mode for path, mode in made.items() if (home / path).is_dir()} == {"drwx------"}
    assert {mode for path, mode in made.items() if (home / path).is_file()} == {"-rw-------"}
    assert [path.name for path in home.rglob("*.part")] == []


# entries


def test_entry_with_the_digest_of_its_body_alone_is_no_entry(folder: BlobFolder) -> None:
    import hashlib

    entry(folder).write_bytes(hashlib.sha256(b"forged").digest() + b"forged")
    assert folder.get(KEY) is None


@pytest.mark.parametrize("position", [0, 31, 32, 36])
def test_entry_of_which_a_bit_was_changed_is_no_entry(folder: BlobFolder, position: int) -> None:
    data = bytearray(entry(folder).read_bytes())
    data[position] ^= 1
    entry(folder).write_bytes(data)
    assert folder.get(KEY) is None


@pytest.mark.parametrize("length", [0, 1, 31, 32, 36])
def test_entry_that_was_cut_is_no_entry(folder: BlobFolder, length: int) -> None:
    entry(folder).write_bytes(entry(folder).read_bytes()[:length])
    assert folder.get(KEY) is None


def test_entry_that_was_copied_under_another_key_is_no_entry(folder: BlobFolder) -> None:
    other = key_of(["b"])
    target = folder.folder / other[:2] / f"{other[2:]}.o"
    target.parent.mkdir(mode=0o700, exist_ok=True)
    shutil.copy(entry(folder), target)
    assert folder.get(other) is None


def test_entry_that_was_copied_into_a_folder_of_another_kind_is_no_entry(folder: BlobFolder) -> None:
    other = BlobFolder(folder.folder, ".kernel")
    shutil.copy(entry(folder), entry(folder).with_suffix(".kernel"))
    assert other.get(KEY) is None
    assert folder.get(KEY) == b"bytes"


def replace_by_pipe(path: Path) -> None:
    path.unlink()
    os.mkfifo(path, 0o600)


def replace_by_link(path: Path) -> None:
    path.rename(path.with_suffix(".elsewhere"))
    path.symlink_to(path.with_suffix(".elsewhere"))


def replace_by_folder(path: Path) -> None:
    path.unlink()
    path.mkdir(0o700)


def replace_by_device(path: Path) -> None:
    path.unlink()
    path.symlink_to("/dev/zero")


def replace_by_socket(path: Path) -> None:
    path.unlink()
    os.mknod(path, stat.S_IFSOCK | 0o600)


def enlarge(path: Path) -> None:
    with path.open("ab") as file:
        file.truncate(1 << 40)


def let_others_write(path: Path) -> None:
    path.chmod(0o666)


REPLACEMENTS = [
    replace_by_pipe, replace_by_link, replace_by_folder, replace_by_device, replace_by_socket, enlarge,
    let_others_write,
]  # fmt: skip


@pytest.mark.parametrize("replace", REPLACEMENTS)
def test_entry_that_is_no_file_of_this_user_alone_is_refused_at_once(
    folder: BlobFolder, replace: Callable[[Path], None]
) -> None:
    replace(entry(folder))
    assert folder.get(KEY) is None
    if replace is not replace_by_folder:
        folder.put(KEY, b"new")
        assert folder.get(KEY) == b"new"


def test_entry_of_another_user_is_no_entry(folder: BlobFolder, monkeypatch: pytest.MonkeyPatch) -> None:
    path = entry(folder)
    assert read_private(path, 100) is not None
    monkeypatch.setattr(os, "geteuid", lambda: path.stat().st_uid + 1)
    assert read_private(path, 100) is None


# folders


@pytest.mark.parametrize("mode", [0o777, 0o770, 0o775, 0o707, 0o1777])
@pytest.mark.parametrize("level", ["shard", "executed", "warplens", "cache", "home"])
def test_folder_to_which_others_may_write_is_neither_read_nor_written(
    home: Path, folder: BlobFolder, level: str, mode: int
) -> None:
    levels = {
        "shard": entry(folder).parent,
        "executed": folder.folder,
        "warplens": folder.folder.parent,
        "cache": home / "cache",
        "home": home,
    }
    is_safe = mode == 0o1777 and level in ("executed", "cache", "home")  # others add what belongs to them, no more
    os.chmod(levels[level], mode)  # noqa: PTH101 - of any kind
    before = entry(folder).read_bytes()
    assert folder.get(KEY) == (b"bytes" if is_safe else None)
    folder.put(KEY, b"new")
    assert (entry(folder).read_bytes() == before) == (not is_safe)


def test_folder_of_another_user_is_not_trusted(folder: BlobFolder, monkeypatch: pytest.MonkeyPatch) -> None:
    owner = folder.folder.stat().st_uid
    monkeypatch.setattr(os, "geteuid", lambda: owner + 1)
    assert distrust(folder.folder) == f"the folder {folder.folder} belongs to another user"
    assert folder.get(KEY) is None


def test_link_to_a_folder_counts_as_the_folder(home: Path, folder: BlobFolder) -> None:
    linked = BlobFolder(home / "linked", ".o")
    linked.folder.symlink_to(folder.folder)
    assert linked.get(KEY) == b"bytes"
    folder.folder.chmod(0o777)
    assert distrust(linked.folder) == f"others may write to the folder {folder.folder}"
    assert linked.get(KEY) is None


def test_folder_that_is_not_there_yet_is_trusted_if_those_above_are(home: Path) -> None:
    assert distrust(home / "a" / "b") == ""
    home.chmod(0o777)
    assert distrust(home / "a" / "b") == f"others may write to the folder {home}"


def test_group_of_one_user_is_nobody_else(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import grp
    import pwd

    status = home.stat()
    user = pwd.struct_passwd(("me", "x", status.st_uid, 4000, "", "/", "/bin/sh"))
    members: list[str] = []
    monkeypatch.setattr(pwd, "getpwuid", lambda _: user)
    monkeypatch.setattr(grp, "getgrgid", lambda group: grp.struct_group(("me", "x", group, members)))
    monkeypatch.setattr("warplens.cuda.ground.files._FIRST_PRIVATE_GROUP", 0)
    home.chmod(0o770)
    assert distrust(home) == f"others may write to the folder {home}"
    user = pwd.struct_passwd(("me", "x", status.st_uid, status.st_gid, "", "/", "/bin/sh"))
    assert distrust(home) == ""
    members.append("you")
    assert distrust(home) == f"others may write to the folder {home}"
    members.clear()
    home.chmod(0o772)
    assert distrust(home) == f"others may write to the folder {home}"


def test_made_folder_keeps_the_modes_of_those_that_were_there(home: Path) -> None:
    home.chmod(0o755)
    make_private_folder(home / "a" / "b")
    make_private_folder(home / "a" / "b")
    modes = [stat.S_IMODE(path.stat().st_mode) for path in (home, home / "a", home / "a" / "b")]
    assert modes == [0o755, 0o700, 0o700]


# the secret


def secret_file(home: Path) -> Path:
    return home / "cache" / "warplens" / "secret"


def test_secret_is_made_once_and_only_where_it_is_asked_for(home: Path) -> None:
    assert user_secret() is None
    assert not secret_file(home).exists()
    secret = user_secret(is_new=True)
    assert secret == user_secret() == user_secret(is_new=True) == secret_file(home).read_bytes()
    assert stat.filemode(secret_file(home).stat().st_mode) == "-rw-------"


def test_entries_end_with_the_secret(home: Path, folder: BlobFolder) -> None:
    secret_file(home).unlink()
    assert folder.get(KEY) is None
    folder.put(KEY, b"new")
    assert folder.get(KEY) == b"new"


@pytest.mark.parametrize(
    "spoil", [*REPLACEMENTS, lambda path: path.chmod(0o640), lambda path: path.write_bytes(b"short")]
)
def test_secret_that_others_know_or_made_is_replaced(
    home: Path, folder: BlobFolder, spoil: Callable[[Path], None]
) -> None:
    before = secret_file(home).read_bytes()
    spoil(secret_file(home))
    assert folder.get(KEY) is None
    folder.put(KEY, b"new")
    if spoil is replace_by_folder:
        assert folder.get(KEY) is None
    else:
        assert folder.get(KEY) == b"new"
        assert secret_file(home).read_bytes() != before


def test_two_processes_that_make_a_secret_have_one(home: Path) -> None:
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(8) as threads:
        secrets = set(threads.map(lambda _: user_secret(is_new=True), range(64)))
    assert len(secrets) == 1
    assert None not in secrets


def test_default_caches_are_those_of_the_user(home: Path) -> None:
    assert default_cache().folder == home / "cache" / "warplens" / "compiled"


def test_seal_returns_the_seal_of_a_body_under_a_name():
    assert len(seal(b"secret", "a", b"bytes")) == 32
    assert seal(b"secret", "a", b"bytes") != seal(b"secret", "b", b"bytes")
