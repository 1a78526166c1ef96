"""Files of captures: read back as written, and refused in one sentence where they are damaged or foreign."""

from __future__ import annotations

import hashlib
import os
import random
import zlib
from dataclasses import replace
from pathlib import Path

import msgspec
import numpy as np
import pytest

from warplens.cuda.capture import files
from warplens.cuda.capture.memory import Allocation, Blob, Buffer, Recipe
from warplens.cuda.capture.value import (
    Capture,
    Code,
    Copy,
    Fill,
    FlagRead,
    Launch,
    LibraryCall,
    Place,
    PlanOrigin,
    ProgramOrigin,
    Region,
    Wait,
)
from warplens.cuda.driver.arena import MarkedMemory
from warplens.cuda.ground.errors import InputError, UnsupportedError


def buffer(name: str, address: int, data: bytes, **known: object) -> Buffer:
    contents = Allocation(data=np.frombuffer(data, np.uint8))
    return Buffer(name=name, size_bytes=len(data), contents=contents, address=address, **known)


STEP = Launch(grid=(2, 1, 1), block=(32, 1, 1), parameters=bytes(16), pointers={0: "x", 8: "y"})
LAUNCH = Capture(
    origin=ProgramOrigin(
        front_end="fake",
        launched_at=Place(file="script.py", line=1),
        source_hash="ab",
        problem={"n": 32},
        tune={"BLOCK": 32},
    ),
    codes=(
        Code(
            kernel="add",
            symbol="add",
            ptx=".version 8.0",
            source="a = 1\n",
            source_at=Place(file="script.py", line=1),
        ),
    ),
    buffers=(
        buffer("x", 0x1000, bytes(range(128)), dtype="int32", shape=(8, 4)),
        buffer("y", 0x2000, bytes(128)),
    ),
    steps=(STEP,),
)
X, Y = LAUNCH.buffers
GATHER = Path(__file__).with_name("gather.warplens-launch")
"""A launch that a program kept: a table of addresses, a struct with one, a variable."""
DAMAGED = "k is damaged: a part of it is missing or was changed"


def signed(body: bytes) -> bytes:
    """Return the file of a stranger, whose digest is right."""
    head = b"warplens-launch/2 %s %d\n" % (hashlib.sha256(body).hexdigest().encode(), len(body))
    return head + zlib.compress(body)


def test_written_launch_reads_back_whole(tmp_path: Path) -> None:
    path = tmp_path / "a.warplens-launch"
    path.write_bytes(files.encode(LAUNCH))
    read = files.read(path)
    assert (read.origin, read.codes, read.steps) == (LAUNCH.origin, LAUNCH.codes, LAUNCH.steps)
    assert [bytes(buffer.data) for buffer in read.buffers] == [bytes(range(128)), bytes(128)]
    assert [msgspec.structs.replace(buffer, contents=X.contents) for buffer in read.buffers] == [
        msgspec.structs.replace(buffer, contents=X.contents) for buffer in LAUNCH.buffers
    ]
    assert files.is_kept_launch(path)


def test_random_numbers_are_not_compressed() -> None:
    noise = random.Random(3).randbytes(1 << 20)
    data = files.encode(replace(LAUNCH, buffers=(buffer("x", 0x1000, noise), Y)))
    assert len(data) > 1 << 20
    assert bytes(files.decode(data, "k").buffers[0].data) == noise


@pytest.mark.parametrize("part", [0.0, 0.01, 0.3, 0.9, 0.999])
def test_truncated_file_is_one_sentence(part: float) -> None:
    data = files.encode(LAUNCH)
    with pytest.raises(InputError) as raised:
        files.decode(data[: int(part * len(data))], "k")
    assert str(raised.value) in (DAMAGED, "k is no kept launch of Warplens")


def test_changed_bit_is_one_sentence_wherever_it_stands_for_something() -> None:
    data, chance = files.encode(LAUNCH), random.Random(1)
    for _ in range(400):
        changed = bytearray(data)
        changed[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
        try:
            outcome = files.encode(files.decode(bytes(changed), "k"))
        except InputError as error:
            outcome = str(error).encode()
        assert outcome == data or b"\n" not in outcome  # a bit between the blocks of zlib stands for nothing


def test_more_behind_the_end_is_no_part_of_the_launch() -> None:
    data = files.encode(LAUNCH)
    assert files.encode(files.decode(data + b"more", "k")) == data


def test_content_that_is_larger_than_it_says_is_refused_before_it_is_unpacked() -> None:
    bomb = b"warplens-launch/2 %s 100\n" % (b"0" * 64) + zlib.compress(bytes(50_000_000))
    with pytest.raises(InputError, match=DAMAGED):
        files.decode(bomb, "k")


@pytest.mark.parametrize(
    ("head", "sentence"),
    [
        (
            b"warplens-launch/3 %s 10\n" % (b"0" * 64),
            "k has the version 3 of a kept launch, and this program reads 2",
        ),
        (
            b"warplens-launch/2 %s 99999999999\n" % (b"0" * 64),
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
        ({"buffers": (X, X)}, "has two arrays with one name"),
        ({"target": "sm_90; rm"}, "is compiled for 'sm_90; rm', which is no target such as sm_90"),
        (
            {"buffers": (msgspec.structs.replace(X, address=2**64 - 8), Y)},
            "has an array 'x' at no address, or with a start outside of its memory",
        ),
        ({"buffers": (msgspec.structs.replace(X, shape=(-1,)), Y)}, "has an array 'x' of the shape -1"),
        (
            {"buffers": (msgspec.structs.replace(X, size_bytes=1 << 60), Y)},
            f"has an array 'x' of {1 << 60} bytes with 128 bytes of contents",
        ),
        ({"code": 1}, "launches its code 1 of 1"),
        ({"waits": (0,)}, "waits for a step that does not stand before it"),
        (
            {"steps": (Copy(source=Region(buffer="x"), target=Region(buffer="y", offset_bytes=1), row_bytes=128),)},
            "copies or fills outside of its array 'y'",
        ),
        ({"steps": (FlagRead(buffer="z"),)}, "reads an array 'z' that it does not have"),
    ],
)
def test_parts_that_do_not_fit_are_one_sentence(changes: dict[str, object], sentence: str) -> None:
    of_launch = {name: value for name, value in changes.items() if name in Launch.__struct_fields__}
    of_code = {name: value for name, value in changes.items() if name in Code.__struct_fields__}
    of_capture = {name: value for name, value in changes.items() if name not in of_launch | of_code}
    parts = {
        "codes": (msgspec.structs.replace(LAUNCH.code, **of_code),),
        "steps": (msgspec.structs.replace(STEP, **of_launch),),
    }
    data = files.encode(replace(LAUNCH, **(parts | of_capture)))
    with pytest.raises(InputError) as raised:
        files.decode(data, "k")
    assert str(raised.value) == f"the kept launch of 'add' {sentence}"


@pytest.mark.parametrize("body", [b"", b"\xc1", b"\x80", msgspec.msgpack.encode({"kernel": 3}), b"\x91" * 5000])
def test_other_content_with_a_right_digest_is_one_sentence(body: bytes) -> None:
    with pytest.raises(InputError, match="k is no kept launch that this version reads"):
        files.decode(signed(body), "k")


@pytest.mark.parametrize("change", [{"buffers": [3]}, {"steps": [{"type": "launch", "grid": [1]}]}, {"codes": None}])
def test_changed_part_of_a_file_is_one_sentence(change: dict[str, object]) -> None:
    held = msgspec.msgpack.decode(zlib.decompress(GATHER.read_bytes().partition(b"\n")[2])) | change
    with pytest.raises(InputError, match="k is no kept launch that this version reads"):
        files.decode(signed(msgspec.msgpack.encode(held)), "k")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no pipes with names")
def test_pipe_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "a.warplens-launch")
    with pytest.raises(InputError, match="is not a regular file"):
        files.read(tmp_path / "a.warplens-launch")


def test_missing_file_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"there is no file .*gone, which should hold the launch"):
        files.read(tmp_path / "gone")


def test_name_of_a_file_is_that_of_the_kernel_and_a_digest() -> None:
    assert files.file_name("copy<float>", "ab", {"n": 4}, {}) == "copy_float_-38821e4ada522742.warplens-launch"


def test_file_of_something_else_is_no_kept_launch(tmp_path: Path) -> None:
    (tmp_path / "a.warplens-launch").write_bytes(b"mine")
    assert not files.is_kept_launch(tmp_path / "a.warplens-launch")


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


def test_file_of_a_program_is_the_capture_that_it_holds() -> None:
    read = files.read(GATHER)
    assert (read.code.kernel, read.code.target, read.code.path) == ("gather", "sm_90", "program.py")
    assert read.origin == ProgramOrigin(
        front_end="fake", launched_at=Place(file="program.py", line=3), source_hash=read.origin.source_hash
    )
    assert read.launch.pointers == {0: "table", 24: "out"}
    sizes = {"table": 8, "out": 128, "scale": 8, "memory 0": 128, "memory 1": 256}
    assert {buffer.name: buffer.size_bytes for buffer in read.buffers} == sizes
    assert read.variables == {"scale"}
    assert read.buffers[1].row_bytes == 16  # float32[8, 4]
    assert files.encode(files.decode(files.encode(read), "k")) == files.encode(read)


def test_steps_of_every_kind_read_back_as_written() -> None:
    there = Region(buffer="x", offset_bytes=16, pitch_bytes=32)
    capture = replace(
        LAUNCH,
        origin=PlanOrigin(path="matmul.cu", plan="stream", problem={"N": 64}),
        buffers=(
            msgspec.structs.replace(X, contents=Recipe(init="random", names={"N": 64}, seed=3), is_host=True),
            msgspec.structs.replace(Y, contents=Blob(digest="0" * 64)),
        ),
        steps=(
            Copy(source=there, target=Region(buffer="y"), row_bytes=16, rows=4, lane="upload"),
            Fill(target=Region(buffer="y"), row_bytes=128, lane="product", waits=(0,)),
            msgspec.structs.replace(STEP, lane="product", waits=(0, 1)),
            Wait(lane="download", waits=(2,)),
            FlagRead(buffer="y"),
            LibraryCall(library="cublas", function="cublasSgemm_v2", parameters=bytes(8), pointers={0: "x"}),
        ),
    )
    assert files.decode(files.encode(capture), "k") == capture


def test_steps_that_depend_on_data_are_not_written() -> None:
    class Steps:
        def begin(self) -> object:
            raise AssertionError

    with pytest.raises(UnsupportedError, match=r"^its steps depend on what the steps before them wrote"):
        files.encode(replace(LAUNCH, steps=Steps()))  # type: ignore[arg-type]


def test_what_a_program_has_written_of_its_memory_is_not_kept() -> None:
    x, y = LAUNCH.buffers
    contents = Allocation(data=x.data, written=MarkedMemory(0, 0, 128, str))
    made = replace(LAUNCH, buffers=(msgspec.structs.replace(x, contents=contents), y))
    contents = files.decode(files.encode(made), "k").buffers[0].contents
    assert isinstance(contents, Allocation)
    assert contents.written is None
    body = zlib.decompress(files.encode(made).partition(b"\n")[2])
    with pytest.raises(InputError, match="k is no kept launch"):
        files.decode(signed(body.replace(b"\xa7written\xc0", b"\xa7written\xc4\x01x")), "k")
