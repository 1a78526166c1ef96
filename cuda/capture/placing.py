"""A saved capture in memory of its own, so that its launch can be executed again.

The rule: it is what was saved, in other places: addresses in its memory and its parameters lead to the same buffers.
"""

from __future__ import annotations

from dataclasses import replace

import msgspec
import numpy as np

from warplens.cuda.capture.addresses import WORD_BYTES, Regions, may_hold_addresses
from warplens.cuda.capture.memory import Allocation, Buffer, Zeros
from warplens.cuda.capture.value import Capture
from warplens.cuda.ground.errors import InputError
from warplens.cuda.ground.host import copy_into
from warplens.cuda.simt.launch.aligned_memory import aligned_zeros


def placed(capture: Capture) -> Capture:
    """Return a capture of one launch whose buffers are copies between guard pages.

    Raises:
        InputError: the contents of a buffer must be made first.
    """
    memory = {buffer.name: aligned_zeros(buffer.size_bytes) for buffer in capture.buffers}
    starts = {name: int(data.ctypes.data) for name, data in memory.items()}
    regions = Regions(
        {buffer.name: buffer.address for buffer in capture.buffers},
        {buffer.name: buffer.size_bytes for buffer in capture.buffers},
    )
    for buffer in capture.buffers:
        if isinstance(buffer.contents, Allocation):
            data = buffer.contents.data
            copy_into(memory[buffer.name], regions.moved(data, starts) if may_hold_addresses(buffer) else data)
        elif not isinstance(buffer.contents, Zeros):
            raise InputError(f"the contents of {buffer.name!r} must be made before the launch of {capture.code.kernel}")
    launch = capture.launch
    block = np.frombuffer(launch.parameters or b"", np.uint8)
    parameters = bytearray(regions.moved(block, starts).tobytes())
    for at in launch.pointers:  # these are offsets, which are no addresses
        parameters[at : at + WORD_BYTES] = block[at : at + WORD_BYTES].tobytes()
    return replace(
        capture,
        buffers=tuple(_at(buffer, memory[buffer.name]) for buffer in capture.buffers),
        steps=(msgspec.structs.replace(launch, parameters=bytes(parameters)),),
    )


def _at(buffer: Buffer, data: np.ndarray) -> Buffer:
    contents = Allocation(data=data, guarded=True)
    return msgspec.structs.replace(buffer, contents=contents, address=contents.address)
