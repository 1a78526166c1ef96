"""Saved captures in memory of their own."""

from __future__ import annotations

import numpy as np
import pytest

from warplens.cuda.capture.memory import Allocation, Buffer, Contents, Recipe
from warplens.cuda.capture.value import Capture, Code, KernelFileOrigin, Launch
from warplens.cuda.execute.program_arguments import placed
from warplens.cuda.ground.errors import InputError


def saved(x: Buffer, parameters: bytes = b"", pointers: dict[int, str] | None = None) -> Capture:
    table = Allocation(data=np.array([0x7008], np.uint64).view(np.uint8))
    return Capture(
        origin=KernelFileOrigin(path="k.cu"),
        codes=(Code(kernel="k"),),
        buffers=(Buffer(name="table", size_bytes=8, contents=table), x),
        steps=(Launch(grid=(1, 1, 1), block=(1, 1, 1), parameters=parameters, pointers=pointers or {}),),
    )


def of_size(contents: Contents | None = None) -> Buffer:
    known = {} if contents is None else {"contents": contents}
    return Buffer(name="x", size_bytes=16, address=0x7000, **known)


def test_addresses_in_memory_and_in_parameters_lead_to_the_same_buffers() -> None:
    words = np.array([0x7004, 0x7004], np.uint64).tobytes()
    capture = placed(saved(of_size(), words, {0: "x"}))
    table, x = capture.buffers
    assert int(table.data.view(np.uint64)[0]) - x.address == 8
    offset, address = np.frombuffer(capture.launch.parameters or b"", np.uint64).tolist()
    assert (offset, address - x.address) == (0x7004, 4)  # where a pointer stands, the block has an offset
    assert not x.data.any()


def test_contents_that_must_be_made_first_are_refused() -> None:
    with pytest.raises(InputError) as raised:
        placed(saved(of_size(Recipe(init="random"))))
    assert str(raised.value) == "the contents of 'x' must be made before the launch of k"
