"""Bytes on disk under a key: every way in which an entry can be missing, and that a folder stays bounded."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from warplens.cuda.ground import files as blobs
from warplens.cuda.ground.files import BlobFolder, KeptEntry, key_of, take_kept, user_folder


@pytest.fixture
def folder(tmp_path: Path) -> BlobFolder:
    return BlobFolder(tmp_path / "kept", ".blob")


def test_entry_comes_back_whole(folder: BlobFolder) -> None:
    folder.put(key_of(["a"]), b"bytes")
    assert folder.get(key_of(["a"])) == b"bytes"
    assert folder.get(key_of(["b"])) is None


def test_damaged_entry_is_no_entry(folder: BlobFolder) -> None:
    folder.put(key_of(["a"]), b"bytes")
    (path,) = folder.folder.rglob("*.blob")
    path.write_bytes(path.read_bytes()[:-1])
    assert folder.get(key_of(["a"])) is None


def test_folder_that_cannot_be_written_costs_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    folder = BlobFolder(tmp_path / "file" / "kept", ".blob")
    folder.put(key_of(["a"]), b"bytes")
    assert folder.get(key_of(["a"])) is None


def test_keys_tell_parts_apart() -> None:
    assert key_of(["ab", "c"]) != key_of(["a", "bc"])
    assert key_of(["a", "b"]) != key_of(["b", "a"])
    assert key_of(["a"]) == key_of(["a"])


def test_full_shard_loses_its_least_recently_used_half(folder: BlobFolder, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blobs, "MAX_SHARD_ENTRIES", 4)
    keys = ["00" + f"{number:062x}" for number in range(5)]
    for used_at, key in enumerate(keys[:4]):
        folder.put(key, b"x")
        (path,) = folder.folder.rglob(f"{key[2:]}.blob")
        os.utime(path, (used_at, used_at))
    assert folder.get(keys[0]) == b"x"  # used now, so the youngest
    folder.put(keys[4], b"x")
    assert [folder.get(key) is not None for key in keys] == [True, False, False, True, True]


def test_user_folder_returns_the_folder_of_this_name_in_the_users_own_cache_folder():
    assert user_folder("executed").folder.name == "executed"
    assert user_folder("executed").suffix == ".o"


def test_take_kept_returns_the_entries_that_were_kept_since_the_last_call():
    assert take_kept() == ()


def test_code_of_a_confined_worker_is_executed_by_confined_workers_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    key = key_of(["a"])
    blobs.store_kept([KeptEntry(folder=name, key=key, body=b"of a worker") for name in ("executed", "compiled")])
    assert user_folder("executed").get(key) is None
    assert user_folder("compiled").get(key) == b"of a worker"  # a value that is decoded, not code
    monkeypatch.setattr(blobs._Keeping, "entries", [])
    assert user_folder("executed").get(key) == b"of a worker"

    monkeypatch.setattr(blobs._Keeping, "entries", None)
    user_folder("executed").put(key, b"own")
    assert user_folder("executed").get(key) == b"own"
    monkeypatch.setattr(blobs._Keeping, "entries", [])
    assert user_folder("executed").get(key) == b"of a worker"
