"""Pointers into arrays, as arguments and as fields of structs; arrays that are variables of the kernel file."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from warplens.cuda.catalogue import read_kernel_file
from warplens.cuda.catalogue.launch_spec import ArrayArgument, ScalarArgument, StructArgument
from warplens.cuda.execute.emulator import EmulatorRunner
from warplens.cuda.execute.launch_requests import (
    ArgumentsError,
    ParameterBlock,
    check_variables,
    pack_arguments,
    with_addresses,
    with_handles,
)
from warplens.cuda.ground.points import PointResult, PointSpec, Status
from warplens.cuda.ptx.parser import parse_module

KERNEL = """/* warplens
entry     = "k"
block     = [32]
grid      = [1]
args      = ["in + PAD", ["out", "in + 1", "PAD"]]
reference = "in[3:35] + in[1:33]"
[problem]
PAD = 3
[arrays]
in  = { dtype = "float32", shape = [40] }
out = { dtype = "float32", shape = [32], role = "out" }
*/
struct Rest { float *out; const float *in; int pad; };
__global__ void k(const float *in, Rest rest)
{
    rest.out[threadIdx.x] = in[threadIdx.x INDEX] + rest.in[threadIdx.x];
}
"""


VARIABLES = """/* warplens
entry     = "k"
block     = [32]
grid      = [2]
args      = ["out"]
reference = { out = "tile(taps, 16)[0:64] + 1", calls = "calls + 64" }
[constants]
taps  = { dtype = "float32", shape = [TAPS], init = "i + 1" }
[arrays]
out   = { dtype = "float32", shape = [64], role = "out" }
calls = { dtype = "uint32", shape = [1], role = "inout", init = "constant(7)", variable = true }
*/
__constant__ float taps[4];
__device__ unsigned calls;
__device__ float one = 1.0f;
__global__ void k(float *out)
{
    out[32 * blockIdx.x + threadIdx.x] = taps[threadIdx.x % 4] + one;
    atomicAdd(&calls, 1u);
}
"""


def run(path: Path, text: str, **problem: int) -> PointResult:
    path.write_text(text)
    kernel = read_kernel_file(path)
    point = PointSpec(
        kernel="k", path=str(path), source_hash=kernel.source_hash, family=kernel.family, problem=problem, tune={},
        device="h200", budget_s=math.inf, limit=10**9,
    )  # fmt: skip
    return EmulatorRunner().run(point)


def test_variables_of_the_kernel_file_are_filled_and_compared(tmp_path: Path) -> None:
    result = run(tmp_path / "k.cu", VARIABLES.replace("TAPS", "4"))
    assert (result.status, result.reason) == (Status.OK, "")
    wrong = run(tmp_path / "k.cu", VARIABLES.replace("TAPS", "4").replace("calls + 64", "calls + 63"))
    assert wrong.reason.startswith("1 of 1 elements of 'calls' are wrong: the first at [0] is 71 instead of 70, ")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (
            VARIABLES.replace("TAPS", "5"),
            "the variable 'taps' of k has 16 bytes, and its dtype and shape give 20",
        ),
        (
            VARIABLES.replace("TAPS", "4").replace("taps  =", "tops  =").replace("tile(taps, 16)[0:64]", "out"),
            "the compiled kernel k uses no variable 'tops'; did you mean 'taps'? (known: calls, one, taps)",
        ),
    ],
)
def test_variable_that_the_kernel_does_not_have_is_reported(tmp_path: Path, text: str, reason: str) -> None:
    result = run(tmp_path / "k.cu", text)
    assert (result.status, result.reason) == (Status.FAILED, reason)


def test_null_pointer_is_written_as_0() -> None:
    loads = "ld.param.u64 %a, [p]; cvta.to.global.u64 %a, %a; ld.global.u32 %b, [%a]; ret;"
    text = f".entry k(.param .u64 p) {{ .reg .b64 %a; .reg .b32 %b; {loads} }}"
    entry = parse_module(f".version 8.8 .target sm_90 {text}").function("k")
    assert pack_arguments(entry, [ScalarArgument(name="0", value=0)], kernel="k").data == bytes(8)
    with pytest.raises(ArgumentsError, match=r"is the number '8', but the kernel uses the parameter as a pointer"):
        pack_arguments(entry, [ScalarArgument(name="8", value=8)], kernel="k")


def test_pointers_have_their_offsets_in_the_block() -> None:
    module = parse_module(".version 8.8 .target sm_90 .entry k(.param .u64 a, .param .align 8 .b8 s[16]) { ret; }")
    pointer = ArrayArgument(name="in", offset_bytes=12)
    struct = StructArgument(fields=(ScalarArgument(name="1", value=1), ArrayArgument(name="out", offset_bytes=4)))
    block = pack_arguments(module.function("k"), [pointer, struct], kernel="k")
    assert block.pointers == {0: "in", 16: "out"}
    assert [int.from_bytes(block.data[at : at + 8], "little") for at in (0, 8, 16)] == [12, 1, 4]
    placed = with_addresses(block.data, block.pointers, {"in": 0x1000, "out": 0x2000})
    assert [int.from_bytes(placed[at : at + 8], "little") for at in (0, 8, 16)] == [0x100C, 1, 0x2004]


@pytest.mark.parametrize(("index", "reason"), [("", ""), ("+ 6", "loads 4 bytes at byte 160 of array 'in', which has")])
def test_kernel_reads_from_the_pointers_on(tmp_path: Path, index: str, reason: str) -> None:
    result = run(tmp_path / "k.cu", KERNEL.replace("INDEX", index), PAD=3)
    assert result.status is (Status.FAILED if reason else Status.OK), result.reason
    assert reason in result.reason


def test_parameter_block_words_returns_the_offsets_of_the_8_byte_words_that_the_arguments():
    assert ParameterBlock(data=bytes(20), pointers={0: "in"}, spans=((0, 8), (8, 12), (12, 20))).words([2]) == (8, 16)


def test_with_handles_returns_a_parameter_block_with_the_handles_that_a_card_gives():
    assert with_handles(bytes([1, 0, 0, 0, 0, 0, 0, 0]), {0: "img"}, {"img": 0x200}).hex() == "0002000000000000"


def test_check_variables_checks_that_the_arrays_that_are_variables_of_the_kernel_file():
    assert (
        check_variables(parse_module(".version 8.8 .target sm_90 .const .align 4 .b8 taps[36];"), [], kernel="k")
        is None
    )
