"""Files of kept launches: read back as written, and refused in one sentence where they are damaged or foreign."""

from __future__ import annotations

import hashlib
import os
import random
import zlib
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from warplens.cuda.capture import files
from warplens.cuda.capture.kept import KeptArray, KeptLaunch
from warplens.cuda.ground.errors import InputError

LAUNCH = KeptLaunch(
    front_end="fake",
    kernel="add",
    problem={"n": 32},
    tune={"BLOCK": 32},
    source_hash="ab",
    symbol="add",
    ptx=".version 8.0",
    grid=(2, 1, 1),
    block=(32, 1, 1),
    parameters=bytes(16),
    pointers={0: "x", 8: "y"},
    arrays=(
        KeptArray(name="x", address=0x1000, data=bytes(range(128)), dtype="int32", shape=(8, 4)),
        KeptArray(name="y", address=0x2000, data=bytes(128)),
    ),
    path="script.py",
    source="a = 1\n",
    launched_at="script.py:1",
)
DAMAGED = "k is damaged: a part of it is missing or was changed"


def signed(body: bytes) -> bytes:
    """Return the file of a stranger, whose digest is right."""
    return b"warplens-launch/1 %s %d\n" % (hashlib.sha256(body).hexdigest().encode(), len(body)) + zlib.compress(body)


def test_written_launch_reads_back_whole(tmp_path: Path) -> None:
    path = tmp_path / "a.warplens-launch"
    path.write_bytes(files.encode(LAUNCH))
    assert files.read(path) == LAUNCH
    assert files.is_kept_launch(path)


def test_random_numbers_are_not_compressed() -> None:
    noise = replace(LAUNCH.arrays[0], data=random.Random(3).randbytes(1 << 20))
    data = files.encode(replace(LAUNCH, arrays=(noise, LAUNCH.arrays[1])))
    assert len(data) > 1 << 20
    assert files.decode(data, "k").arrays[0] == noise


@pytest.mark.parametrize("part", [0.0, 0.01, 0.3, 0.9, 0.999])
def test_truncated_file_is_one_sentence(part: float) -> None:
    data = files.encode(LAUNCH)
    with pytest.raises(InputError) as raised:
        files.decode(data[: int(part * len(data))], "k")
    assert str(raised.value) in (DAMAGED, "k is no kept launch of Warplens")


def test_changed_byte_is_one_sentence_wherever_it_stands() -> None:
    data, chance = files.encode(LAUNCH), random.Random(1)
    for _ in range(400):
        changed = bytearray(data)
        changed[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
        with pytest.raises(InputError) as raised:
            files.decode(bytes(changed), "k")
        assert "\n" not in str(raised.value)


def test_more_behind_the_end_is_no_part_of_the_launch() -> None:
    assert files.decode(files.encode(LAUNCH) + b"more", "k") == LAUNCH


def test_content_that_is_larger_than_it_says_is_refused_before_it_is_unpacked() -> None:
    bomb = b"warplens-launch/1 %s 100\n" % (b"0" * 64) + zlib.compress(bytes(50_000_000))
    with pytest.raises(InputError, match=DAMAGED):
        files.decode(bomb, "k")


@pytest.mark.parametrize(
    ("head", "sentence"),
    [
        (b"warplens-launch/2 %s 10\n" % (b"0" * 64), "k has the version 2 of a kept launch, and this program reads 1"),
        (
            b"warplens-launch/1 %s 99999999999\n" % (b"0" * 64),
            "k says that it holds 99,999,999,999 bytes, and at most 4,294,967,296 are read",
        ),
        (b"\x1f\x8b", "k is no kept launch of Warplens"),
    ],
)
def test_foreign_head_is_one_sentence(head: bytes, sentence: str) -> None:
    with pytest.raises(InputError) as raised:
        files.decode(head, "k")
    assert str(raised.value) == sentence


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"grid": (0, 1, 1)}, "has a grid of 0 x 1 x 1 blocks, each extent is 1 to 2147483647"),
        ({"block": (2048, 1, 1)}, "has a block of 2048 x 1 x 1 threads, 1 to 1024 are allowed"),
        ({"dynamic_shared_bytes": -1}, "asks for -1 bytes of shared memory"),
        ({"pointers": {0: "z"}}, "has a pointer to an array 'z' that it does not have"),
        ({"pointers": {12: "x"}}, "has a pointer at byte 12 of its 16 bytes of parameters"),
        ({"parameters": bytes(40_000)}, "has 40000 bytes of parameters, at most 32764 are allowed"),
        ({"arrays": LAUNCH.arrays[:1] * 2}, "has two arrays with one name"),
        ({"target": "sm_90; rm"}, "is compiled for 'sm_90; rm', which is no target such as sm_90"),
        (
            {"arrays": (replace(LAUNCH.arrays[0], address=2**64 - 8), LAUNCH.arrays[1])},
            "has an array 'x' at no address, or with a start outside of its memory",
        ),
        ({"arrays": (replace(LAUNCH.arrays[0], shape=(-1,)), LAUNCH.arrays[1])}, "has an array 'x' of the shape -1"),
    ],
)
def test_parts_that_do_not_fit_are_one_sentence(changes: dict[str, object], sentence: str) -> None:
    data = files.encode(replace(LAUNCH, **changes))
    with pytest.raises(InputError) as raised:
        files.decode(data, "k")
    assert str(raised.value) == f"the kept launch of 'add' {sentence}"


@pytest.mark.parametrize("body", [b"", b"\xc1", b"\x80", msgspec.msgpack.encode({"kernel": 3}), b"\x91" * 5000])
def test_other_content_with_a_right_digest_is_one_sentence(body: bytes) -> None:
    with pytest.raises(InputError, match="k is no kept launch that this version reads"):
        files.decode(signed(body), "k")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no pipes with names")
def test_pipe_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "a.warplens-launch")
    with pytest.raises(InputError, match="is not a regular file"):
        files.read(tmp_path / "a.warplens-launch")


def test_missing_file_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"there is no file .*gone, which should hold the launch"):
        files.read(tmp_path / "gone")


def test_names_of_files_differ_where_points_differ() -> None:
    names = {
        files.file_name(kernel, source, problem, tune)
        for kernel in ("a<int>", "a_int_")
        for source in ("1", "2")
        for problem in ({"n": 1}, {"n": 2})
        for tune in ({}, {"n": 1})
    }
    assert len(names) == 16
    assert all(name.endswith(".warplens-launch") and name.isascii() and "/" not in name for name in names)
