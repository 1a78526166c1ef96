"""The checks of a capture that was read from a file.

The rule: a file may come from a stranger. Its parts must fit together before memory is taken for them; no path in it
is opened, and its code is executed in a confined process alone, as that of a `.cu` is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from math import prod

from warplens.cuda.capture.memory import Allocation, Buffer
from warplens.cuda.capture.value import Capture, Copy, Fill, FlagRead, Launch, LibraryCall, Step
from warplens.cuda.ground.errors import InputError

POINTER_BYTES = 8
MAX_EXTENT = 2**31 - 1
"""The largest extent of a grid. Source: CUDA C++ Programming Guide, "Technical Specifications per Compute Capability".
"""
MAX_THREADS = 1024
"""The most threads of a block. Source: as above."""
MAX_PARAMETER_BYTES = 32764
"""The most bytes of a kernel's parameters. Source: CUDA C++ Programming Guide, "__global__ Function Parameters"."""
_TARGET = re.compile("sm_[1-9][0-9]{1,2}[af]?")


def check(capture: Capture) -> None:
    """Check that the parts of a capture fit together; its steps are in a tuple.

    Raises:
        InputError: they do not.
    """
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
