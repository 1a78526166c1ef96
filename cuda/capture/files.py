"""Captures as files: one for each launch that is kept, in a folder beside the profile, named after its point.

The rule: a file is read whole, compared with its digest and decoded strictly; a size in it is checked before memory is
taken for it. What is wrong is one sentence.

A file is a line `warplens-launch/2 DIGEST BYTES` and a msgpack of the capture, compressed with zlib; DIGEST is the
SHA-256 of the msgpack (hex), BYTES its length.
"""

import hashlib
import json
import re
import zlib
from collections.abc import Iterator, Mapping
from math import prod
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from warplens.cuda.capture.memory import POINTER_BYTES, Allocation, Buffer
from warplens.cuda.capture.value import Capture, Code, Copy, Fill, FlagRead, Launch, LibraryCall, Origin, Step
from warplens.cuda.ground.errors import InputError, UnsupportedError
from warplens.cuda.ground.files import NotRegularError, opened_regular

# The checks of a capture that was read from a file.
# A file may come from a stranger. Its parts must fit together before memory is taken for them; no path in
# it is opened, and its code is executed in a confined process alone, as that of a `.cu` is.


MAX_EXTENT = 2**31 - 1
"""The largest extent of a grid. Source: CUDA C++ Programming Guide, "Technical Specifications per Compute Capability".
"""
MAX_THREADS = 1024  # the most threads of a block. Source: as above
MAX_CLUSTER_BLOCKS = 16  # the most blocks of a cluster. Source: CUDA C++ programming guide 12.9, 6.2.1
MAX_PARAMETER_BYTES = 32764  # of a kernel. Source: CUDA C++ Programming Guide, "__global__ Function Parameters"
_TARGET = re.compile("sm_[1-9][0-9]{1,2}[af]?")


def check(capture: Capture) -> None:
    """Raise an InputError where the parts of a capture do not fit together; its steps are in a tuple."""
    if not capture.codes:
        raise InputError("the kept launch has no code")
    if problem := next(_problems(capture), ""):
        raise InputError(f"the kept launch of {capture.code.kernel!r} {problem}")


def _problems(capture: Capture) -> Iterator[str]:
    """Yield what is wrong with a capture, the first problem of each part."""
    buffers = {buffer.name: buffer for buffer in capture.buffers}
    if len(buffers) < len(capture.buffers):
        yield "has two arrays with one name"
    for code in capture.codes:
        if code.target and _TARGET.fullmatch(code.target) is None:
            yield f"is compiled for {code.target!r}, which is no target such as sm_90"
    for buffer in capture.buffers:
        yield from _problems_of_buffer(buffer)
    for position, step in enumerate(capture.steps if isinstance(capture.steps, tuple) else ()):
        yield from _problems_of_step(step, buffers, len(capture.codes))
        if not all(0 <= earlier < position for earlier in step.waits):
            yield "waits for a step that does not stand before it"


def _problems_of_step(step: Step, buffers: Mapping[str, Buffer], codes: int) -> Iterator[str]:
    match step:
        case Launch():
            yield from _problems_of_shape(step)
            if not 0 <= step.code < codes:
                yield f"launches its code {step.code} of {codes}"
            yield from _problems_of_pointers(step.parameters or b"", step.pointers, buffers)
        case LibraryCall():
            yield from _problems_of_pointers(step.parameters, step.pointers, buffers)
        case Copy() | Fill():
            regions = (step.source, step.target) if isinstance(step, Copy) else (step.target,)
            for region in regions:
                buffer, pitch = buffers.get(region.buffer), region.pitch_bytes or step.row_bytes
                end = region.offset_bytes + pitch * (step.rows - 1) + step.row_bytes
                is_inside = min(region.offset_bytes, pitch, step.rows - 1, step.row_bytes) >= 0
                if buffer is None or not is_inside or end > buffer.size_bytes:
                    yield f"copies or fills outside of its array {region.buffer!r}"
        case FlagRead(buffer=name) if name not in buffers:
            yield f"reads an array {name!r} that it does not have"


def _problems_of_shape(launch: Launch) -> Iterator[str]:
    if not all(1 <= extent <= MAX_EXTENT for extent in launch.grid):
        yield f"has a grid of {_listed(launch.grid)} blocks, each extent is 1 to {MAX_EXTENT}"
    if not all(extent >= 1 for extent in launch.block) or prod(launch.block) > MAX_THREADS:
        yield f"has a block of {_listed(launch.block)} threads, 1 to {MAX_THREADS} are allowed"
    if not all(extent >= 1 for extent in launch.cluster) or prod(launch.cluster) > MAX_CLUSTER_BLOCKS:
        yield f"has clusters of {_listed(launch.cluster)} blocks, 1 to {MAX_CLUSTER_BLOCKS} are allowed"
    if not 0 <= launch.dynamic_shared_bytes <= MAX_EXTENT:
        yield f"asks for {launch.dynamic_shared_bytes} bytes of shared memory"


def _problems_of_pointers(
    parameters: bytes, pointers: Mapping[int, str], buffers: Mapping[str, Buffer]
) -> Iterator[str]:
    if len(parameters) > MAX_PARAMETER_BYTES:
        yield f"has {len(parameters)} bytes of parameters, at most {MAX_PARAMETER_BYTES} are allowed"
    for offset, name in pointers.items():
        if name not in buffers:
            yield f"has a pointer to an array {name!r} that it does not have"
        if offset % POINTER_BYTES or not 0 <= offset <= len(parameters) - POINTER_BYTES:
            yield f"has a pointer at byte {offset} of its {len(parameters)} bytes of parameters"


def _problems_of_buffer(buffer: Buffer) -> Iterator[str]:
    size = buffer.size_bytes
    if isinstance(buffer.contents, Allocation) and buffer.contents.data.nbytes != size:
        yield f"has an array {buffer.name!r} of {size} bytes with {buffer.contents.data.nbytes} bytes of contents"
    if not 0 <= buffer.address < 2**64 - size or not 0 <= buffer.offset_bytes <= size:
        yield f"has an array {buffer.name!r} at no address, or with a start outside of its memory"
    if not all(0 <= extent < 2**63 for extent in buffer.shape):
        yield f"has an array {buffer.name!r} of the shape {_listed(buffer.shape)}"


def _listed(extents: tuple[int, ...]) -> str:
    return " x ".join(map(str, extents))


SUFFIX = ".warplens-launch"
FOLDER_SUFFIX = ".launches"  # the folder beside `step.warplens.json` is `step.warplens.launches`
PROFILE_SUFFIXES = (".json.gz", ".json")
JOURNAL_SUFFIX = ".journal"  # the end of the name of a journal, which has the folder of its profile
MAX_BYTES = 4 * 2**30  # a launch with more bytes is not read
COMPRESSION = 1  # the level of zlib: a higher one takes several times as long, for a tenth of the size
SAMPLE_BYTES = 1 << 16
LEAST_SAVED = 0.1
"""A launch is compressed only if that saves this part of a sample from its middle: random numbers take long for little.
"""
MAX_NAME = 40
_MAGIC = b"warplens-launch/"
_HEAD = re.compile(rb"warplens-launch/([0-9]{1,4}) ([0-9a-f]{64}) ([0-9]{1,15})\n")
_VERSION = 2
_MAX_HEAD = 128
_MAX_MESSAGE = 200


def folder_of(profile: Path) -> Path:
    """Return the folder of the kept launches of a profile, `step.warplens.launches` for `step.warplens.json.gz`."""
    name = profile.name.removesuffix(JOURNAL_SUFFIX)
    for suffix in PROFILE_SUFFIXES:
        if name.endswith(suffix):
            return profile.with_name(name.removesuffix(suffix) + FOLDER_SUFFIX)
    return profile.with_name(name + FOLDER_SUFFIX)


def file_name(kernel: str, source_hash: str, problem: Mapping[str, int], tune: Mapping[str, int]) -> str:
    """Return the name of the file of a point's launch: that of the kernel, and a digest of what tells points apart."""
    identity = json.dumps([kernel, source_hash, sorted(problem.items()), sorted(tune.items())])
    readable = re.sub(r"[^A-Za-z0-9_]", "_", kernel)[:MAX_NAME]
    return f"{readable}-{hashlib.sha256(identity.encode()).hexdigest()[:16]}{SUFFIX}"


class _File(msgspec.Struct, frozen=True, kw_only=True):
    """What a file holds: a capture whose steps are all known."""

    origin: Origin
    codes: tuple[Code, ...]
    buffers: tuple[Buffer, ...]
    steps: tuple[Step, ...]


def _kept(buffer: Buffer) -> Buffer:
    """Return a buffer with its bytes alone: what of them a program has written is in no file."""
    contents = buffer.contents
    if not isinstance(contents, Allocation) or contents.written is None:
        return buffer
    return msgspec.structs.replace(buffer, contents=msgspec.structs.replace(contents, written=None))


def encode(capture: Capture) -> bytes:
    """Return the bytes of its file; an UnsupportedError for textures, surfaces and steps that are not known yet."""
    if not isinstance(capture.steps, tuple):
        raise UnsupportedError("its steps depend on what the steps before them wrote, which a file does not hold")
    if any(isinstance(step, Launch) and step.textures for step in capture.steps):
        raise UnsupportedError("it reads or writes textures or surfaces, which a file of a launch does not hold")
    steps = tuple(
        msgspec.structs.replace(step, arguments=()) if isinstance(step, Launch) else step for step in capture.steps
    )
    held = _File(origin=capture.origin, codes=capture.codes, buffers=tuple(map(_kept, capture.buffers)), steps=steps)
    body = msgspec.msgpack.encode(held, enc_hook=memoryview)
    head = b"%s%d %s %d\n" % (_MAGIC, _VERSION, hashlib.sha256(body).hexdigest().encode(), len(body))
    middle = max(0, len(body) // 2 - SAMPLE_BYTES // 2)
    sample = body[middle : middle + SAMPLE_BYTES]
    saves = len(zlib.compress(sample, COMPRESSION)) <= (1 - LEAST_SAVED) * len(sample)
    return head + zlib.compress(body, COMPRESSION if saves else 0)


def _array(_type: type, data: Any) -> np.ndarray:
    if not isinstance(data, bytes):
        raise TypeError("contents are bytes")
    return np.frombuffer(data, np.uint8)


def decode(data: bytes, name: str) -> Capture:
    """Return the capture in the bytes of a file; an InputError where they are none, or are damaged or incomplete."""
    head = _HEAD.match(data[:_MAX_HEAD])
    if head is None:
        raise InputError(f"{name} is no kept launch of Warplens")
    version, digest, size = int(head[1]), head[2].decode(), int(head[3])
    if version != _VERSION:
        raise InputError(f"{name} has the version {version} of a kept launch, and this program reads {_VERSION}")
    if size > MAX_BYTES:
        raise InputError(f"{name} says that it holds {size:,} bytes, and at most {MAX_BYTES:,} are read")
    try:
        decompressor = zlib.decompressobj()
        body = decompressor.decompress(data[head.end() :], size + 1)
        if len(body) != size or not decompressor.eof or hashlib.sha256(body).hexdigest() != digest:
            raise InputError(f"{name} is damaged: a part of it is missing or was changed")
        held = msgspec.msgpack.decode(body, type=_File, dec_hook=_array)
    except zlib.error:
        raise InputError(f"{name} is damaged: a part of it is missing or was changed") from None
    except (msgspec.MsgspecError, TypeError, ValueError, RecursionError) as error:
        raise InputError(f"{name} is no kept launch that this version reads: {str(error)[:_MAX_MESSAGE]}") from None
    capture = Capture(origin=held.origin, codes=held.codes, buffers=held.buffers, steps=held.steps)
    check(capture)
    return capture


def read(path: str | Path) -> Capture:
    """Read the file of a launch; raise an InputError where there is none, or where it is no kept launch."""
    try:
        with opened_regular(path) as file:
            data = file.read(MAX_BYTES + 1)
    except FileNotFoundError:
        raise InputError(f"there is no file {path}, which should hold the launch") from None
    except NotRegularError as error:
        raise InputError(str(error)) from None
    except OSError as error:
        raise InputError(f"{path} cannot be read: {error.strerror}") from None
    return decode(data, Path(path).name)


def is_kept_launch(path: Path) -> bool:
    """Return whether a file begins as one of a kept launch, whatever its name is."""
    try:
        with opened_regular(path) as file:
            return file.read(len(_MAGIC)) == _MAGIC
    except OSError:
        return False
