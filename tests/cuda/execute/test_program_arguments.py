"""Parameter blocks from the arguments of programs, and the buffers that they lead to."""

from __future__ import annotations

import struct
from dataclasses import replace

import msgspec
import numpy as np
import pytest

from warplens.cuda.capture.memory import Allocation
from warplens.cuda.capture.value import Argument, Capture, Code, Place, Pointer, Scalar
from warplens.cuda.device.spec import load_spec
from warplens.cuda.execute.executor import Executor
from warplens.cuda.execute.program_arguments import check_block, laid_out, placed
from warplens.cuda.ground.errors import InputError
from warplens.cuda.record.kernels import launch_capture

PTX = """\
.version 8.0
.target sm_80
.address_size 64
.global .align 4 .b8 total[8];
.visible .entry add(.param .u8 flag, .param .u64 to, .param .u64 from)
{
    .reg .b64 %d<6>;
    .reg .b32 %r<4>;
    ld.param.u64 %d1, [to];
    ld.param.u64 %d2, [from];
    cvta.to.global.u64 %d3, %d1;
    cvta.to.global.u64 %d4, %d2;
    ld.global.u32 %r1, [%d4];
    ld.global.u32 %r2, [total+4];
    add.u32 %r3, %r1, %r2;
    st.global.u32 [%d3], %r3;
    ret;
}
"""
FLAG = Scalar(data=b"\1", dtype="bool")


def fake_launch(
    *arguments: Argument, names: tuple[str, ...] = (), variables: tuple[tuple[str, Allocation], ...] = ()
) -> Capture:
    return launch_capture(
        "fake",
        Code(kernel="add", symbol="add", ptx=PTX),
        arguments,
        grid=(1, 1, 1),
        block=(32, 1, 1),
        launched_at=Place(file="script.py", line=3),
        names=names,
        variables=variables,
    )


def words(*values: int) -> Allocation:
    return Allocation(data=np.array(values, np.uint32).view(np.uint8))


def test_parameters_are_aligned_and_pointers_are_offsets() -> None:
    memory = words(0, 0, 5)
    pointers = Pointer(allocation=memory), Pointer(allocation=memory, offset_bytes=8, dtype="uint32", shape=(1,))
    capture = laid_out(fake_launch(FLAG, *pointers, names=("flag", "to", "from")))
    assert capture.launch.parameters == struct.pack("<BxxxxxxxQQ", 1, 0, 8)
    assert capture.launch.pointers == {8: "to", 16: "to"}
    [buffer] = capture.buffers
    assert (buffer.name, buffer.contents is memory, buffer.dtype, buffer.offset_bytes) == ("to", True, "uint32", 8)
    assert laid_out(capture) is capture


def test_variable_that_is_an_argument_too_is_one_buffer() -> None:
    total = words(0, 7)
    pointer = Pointer(allocation=total)
    launch = fake_launch(FLAG, pointer, Pointer(allocation=words(5)), variables=(("total", total),))
    capture = laid_out(launch)
    assert [buffer.name for buffer in capture.buffers] == ["from", "total"]
    assert capture.launch.pointers == {8: "total", 16: "from"}
    Executor(load_spec("h200")).execute(capture, is_searched=True)
    assert total.data.view(np.uint32).tolist() == [12, 7]


def test_argument_with_the_name_of_a_variable_is_a_buffer_of_its_own() -> None:
    total, other = words(0, 7), words(1)
    arguments = FLAG, Pointer(allocation=other), Pointer(allocation=words(5))
    launch = fake_launch(*arguments, names=("flag", "total", "x"), variables=(("total", total),))
    Executor(load_spec("h200")).execute(launch, is_searched=False)
    assert laid_out(launch).launch.pointers == {8: "total (argument)", 16: "x"}
    assert (other.data.view(np.uint32).tolist(), total.data.view(np.uint32).tolist()) == ([12], [0, 7])


def test_saved_launch_in_memory_of_its_own_leaves_that_of_the_program_alone() -> None:
    to, total = words(0), words(0, 7)
    pointers = Pointer(allocation=to), Pointer(allocation=words(5))
    own = placed(laid_out(fake_launch(FLAG, *pointers, variables=(("total", total),))))
    check_block(own)
    Executor(load_spec("h200")).execute(own, is_searched=False)
    assert (own.buffers[0].data.view(np.uint32).tolist(), to.data.view(np.uint32).tolist()) == ([12], [0])


@pytest.mark.parametrize(
    ("parameters", "symbol", "sentence"),
    [
        (bytes(8), "add", "the kept launch of add has 8 bytes of parameters, its entry takes 24"),
        (bytes(24), "sub", "the PTX of the kept launch of add has no entry 'sub'"),
    ],
)
def test_block_that_does_not_fit_its_entry_is_one_sentence(parameters: bytes, symbol: str, sentence: str) -> None:
    capture = fake_launch()
    code = msgspec.structs.replace(capture.code, symbol=symbol)
    launch = msgspec.structs.replace(capture.launch, parameters=parameters)
    with pytest.raises(InputError) as raised:
        check_block(replace(capture, codes=(code,), steps=(launch,)))
    assert str(raised.value) == sentence
