"""Launches of Triton: made up here from PTX, and real ones where Triton and PyTorch are installed."""

from __future__ import annotations

import json
import math
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import msgspec
import numpy as np
import pytest

import warplens
from warplens.cuda.capture.value import Code, Place, Pointer, Scalar
from warplens.cuda.compiler.compilation import compile_source
from warplens.cuda.device.spec import load_spec
from warplens.cuda.ground.errors import ArgumentsError, InputError, UnsupportedError
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.record.points import BENCHMARKED
from warplens.cuda.record.script import run_script
from warplens.cuda.record.session import Session, active, current
from warplens.cuda.record.triton.adapter import bench, with_first_lines
from warplens.cuda.record.triton.launches import CompiledKernel, launch_of
from warplens.cuda.record.triton.targets import parse_target, unexecuted_of, with_older_target
from warplens.profiles.advice import advise
from warplens.profiles.reading import read

pytestmark = pytest.mark.filterwarnings("ignore:TRITON_DEFAULT_FP_FUSION is unset")  # Triton's own, of its version 3.9

SOURCE = """extern "C" __global__ void scale(float *x, float *y, int n, float by, void *scratch, void *profile) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = by * x[i];
}"""


class Tensor:
    """What the adapter reads of a tensor of PyTorch."""

    def __init__(self, array: np.ndarray, start: int = 0, device: str = "cpu") -> None:
        self.array, self.start, self.device = array, start, device
        self.dtype, self.shape = f"torch.{array.dtype}", array[start:].shape

    def data_ptr(self) -> int:
        return int(self.array.ctypes.data) + self.start * self.array.itemsize

    def untyped_storage(self) -> SimpleNamespace:
        address, size = int(self.array.ctypes.data), self.array.nbytes
        return SimpleNamespace(data_ptr=lambda: address, nbytes=lambda: size)


@pytest.fixture(scope="module")
def kernel() -> CompiledKernel:
    compiled = compile_source(SOURCE, name="scale.cu", target="sm_80", entry="scale", defines={})
    return CompiledKernel(
        code=Code(
            kernel="scale",
            symbol="scale",
            ptx=compiled.ptx,
            cubin=compiled.cubin,
            target="sm_80",
            source_at=Place(file="/home/me/scale.py", line=3),
            compiler="Triton 3.9.0",
            options=(("BLOCK", "64"), ("EVEN", "True"), ("num_warps", "2")),
        ),
        signature={"x": "*fp32", "y": "*fp32", "n_elements": "i32", "by": "fp32", "BLOCK": "constexpr"},
        warps=2,
        shared_bytes=0,
    )


def test_launch_reads_and_writes_tensors_and_is_a_point_with_its_options(kernel: CompiledKernel) -> None:
    x, y = np.arange(100, dtype=np.float32), np.zeros(110, np.float32)
    session = Session(load_spec("h200"))
    with active(session):
        session.launch(launch_of(kernel, (2, 1, 1), (Tensor(x), Tensor(y, 10), 100, 3.0, 64)))
    assert y.tolist() == [*[0] * 10, *(3 * x)]
    [point] = session.points
    assert (point.kernel, point.problem) == ("scale", {"n_elements": 100})
    assert point.tune == {"BLOCK": 64, "num_warps": 2}
    assert "x: float32[100], y: float32[100]" in point.notes
    assert "options: EVEN=True" in point.notes
    assert "compiled for sm_80, counted and modelled for sm_90" in point.notes
    assert point.compiler == "Triton 3.9.0"
    assert point.metrics["registers_per_thread"].value > 0


def test_tensors_of_one_storage_are_one_allocation(kernel: CompiledKernel) -> None:
    both = np.zeros(64, np.float32)
    launch = launch_of(kernel, (1, 1, 1), (Tensor(both), Tensor(both, 32), 32, 1.0, 64))
    first, second = launch.launch.arguments[:2]
    assert isinstance(first, Pointer)
    assert isinstance(second, Pointer)
    assert first.allocation is second.allocation
    assert second.offset_bytes == 128


@pytest.mark.parametrize(
    ("kind", "value", "data"),
    [
        ("i1", True, b"\1"),
        ("i32", -2, b"\xfe\xff\xff\xff"),
        ("u64", 3, b"\3" + bytes(7)),
        ("fp16", 1.0, b"\0\x3c"),
        ("bf16", 1.0, b"\x80\x3f"),
        ("fp64", 1.0, bytes(6) + b"\xf0\x3f"),
    ],
)
def test_numbers_have_the_bytes_of_their_types(kernel: CompiledKernel, kind: str, value: float, data: bytes) -> None:
    one = CompiledKernel(
        code=kernel.code, signature={"x": kind}, warps=1, shared_bytes=0,
    )  # fmt: skip
    argument = launch_of(one, (1, 1, 1), (value,)).launch.arguments[0]
    assert isinstance(argument, Scalar)
    assert argument.data == data


def test_what_the_engine_cannot_be_given_is_refused_in_one_sentence(kernel: CompiledKernel) -> None:
    x = Tensor(np.zeros(4, np.float32))
    elsewhere = Tensor(np.zeros(4, np.float32), device="cuda:0")
    with pytest.raises(ArgumentsError, match=r"^the tensor x is on the device cuda:0, and the engine"):
        launch_of(kernel, (1, 1, 1), (elsewhere, x, 4, 1.0, 64))
    with pytest.raises(ArgumentsError, match=r"^the argument x is a list, and a tensor is needed"):
        launch_of(kernel, (1, 1, 1), ([1.0], x, 4, 1.0, 64))
    descriptor = CompiledKernel(
        code=kernel.code, signature={"x": "tensordesc<fp32[16]>"}, warps=1, shared_bytes=0,
    )  # fmt: skip
    with pytest.raises(UnsupportedError, match=r"^the argument x is a descriptor of the Tensor Memory Accelerator"):
        launch_of(descriptor, (1, 1, 1), (x,))


@pytest.mark.parametrize(
    ("rounds", "passed"), [({}, []), ({"round_f32_to_tf32": False}, [b"\0"]), ({"round_f32_to_tf32": True}, [b"\1"])]
)
def test_descriptors_and_tuples_are_passed_in_parts(
    kernel: CompiledKernel, rounds: dict[str, bool], passed: list[bytes]
) -> None:
    x = Tensor(np.zeros(64, np.float32))
    described = SimpleNamespace(base=x, shape=[8, 8], strides=[8, 1], block_shape=[4, 4], padding="nan", **rounds)
    one = CompiledKernel(
        code=kernel.code, warps=1, shared_bytes=0,
        signature={"d": "tensordesc<fp32[4,4]>", "t": ("i32", "constexpr", ("*fp32",))},
    )  # fmt: skip
    launch = launch_of(one, (1, 1, 1), (described, (5, 6, (x,))))
    assert [getattr(argument, "data", b"pointer")[:1] for argument in launch.launch.arguments] == [
        b"p", b"\x08", b"\x08", b"\x08", b"\1", b"\1", *passed, b"\x08", b"\x08", b"\x08", b"\1", b"\5", b"p",
    ]  # fmt: skip
    assert launch.launch.names[:3] == ("d", "d_shape_0", "d_shape_1")
    assert launch.launch.names[-2:] == ("t_0", "t_2_0")


def test_benchmarks_give_the_modelled_time_of_the_launches(kernel: CompiledKernel) -> None:
    x, y = np.zeros(100, np.float32), np.zeros(100, np.float32)
    session = Session(load_spec("h200"))
    with active(session):
        launch = launch_of(kernel, (2, 1, 1), (Tensor(x), Tensor(y), 100, 3.0, 64))
        once, twice = (
            bench(lambda: session.launch(launch)),
            bench(lambda: (session.launch(launch), session.launch(launch)), quantiles=[0.5, 0.2]),
        )
        assert once == pytest.approx(session.points[0].time.value_ns / 1e6)
        assert twice == pytest.approx([2 * once] * 2)
        assert math.isnan(bench(lambda: None))


REPLACED = (
    "compiled for sm_80 instead of sm_90, since the engine does not execute mbarrier: the counts are those of this "
    "code, which the device does not run; no modelled time, no occupancy, no advice"
)


def test_code_that_the_device_does_not_run_says_so_first_and_has_no_time_and_no_occupancy(
    kernel: CompiledKernel,
) -> None:
    arguments = Tensor(np.zeros(100, np.float32)), Tensor(np.zeros(100, np.float32)), 100, 3.0, 64
    for device, is_replaced in (("h200", True), ("a100-80gb", False)):  # its code is that of an A100
        session = Session(load_spec(device))
        with active(session):
            launch = launch_of(
                replace(kernel, code=msgspec.structs.replace(kernel.code, unexecuted="mbarrier")), (2, 1, 1), arguments
            )
            time_ms = bench(lambda session=session, launch=launch: session.launch(launch))
        [point] = session.points
        assert (point.notes[0] == REPLACED, point.time is None, math.isnan(time_ms)) == (is_replaced,) * 3
        assert ("theoretical_occupancy" not in point.metrics, advise(point) == ()) == (is_replaced,) * 2
        assert ("registers_per_thread" not in point.metrics) is is_replaced
        assert point.metrics["gld_transactions"].provenance is Provenance.COUNTED
        heading = "NVIDIA H200 (compiled for sm_80 instead of sm_90)" if is_replaced else "NVIDIA H200"
        assert read(point, device_name="NVIDIA H200").device == heading


def test_explanation_of_code_that_the_device_does_not_run_has_no_advice(kernel: CompiledKernel) -> None:
    wide = replace(kernel, code=msgspec.structs.replace(kernel.code, unexecuted="mbarrier"))
    arguments = Tensor(np.zeros(100, np.float32)), Tensor(np.zeros(100, np.float32)), 100, 3.0, 64
    with warplens.trace("h200") as launches:
        current().launch(launch_of(wide, (2, 1, 1), arguments))
    traced = launches.kernel("scale")
    replaced, own = traced.explain(), traced.explain(device="a100-80gb")
    assert (replaced.notes[0], replaced.advice) == (REPLACED, ())
    assert replaced.code_on == "NVIDIA H200 SXM 141 GB (compiled for sm_80 instead of sm_90)"
    assert (own.code_on, bool(own.advice)) == ("NVIDIA A100 SXM4 80 GB (sm_80)", True)
    assert not any("instead of" in note for note in own.notes)


@pytest.mark.parametrize(
    ("capability", "kind", "texts", "unexecuted"),
    [
        ((9, 0), "*fp16", {"ptx": "mma.sync.aligned;"}, ""),
        ((10, 0), "*fp16", {"ptx": "ld.global.b32;"}, ""),
        ((10, 0), "*fp16", {"ptx": "mma.sync.aligned;"}, "products in tensor memory"),
        ((10, 0), "*fp16", {"ptx": "ret;", "source": "%0 = tt.make_tensor_descriptor %x"}, "cp.async.bulk"),
        ((12, 0), "*fp16", {"ptx": "mma.sync.aligned;"}, ""),
        ((12, 0), "tensordesc<fp16[64]>", {"ptx": "ret;"}, "cp.async.bulk"),
    ],
)
def test_what_newer_code_has_that_is_not_executed(
    capability: tuple[int, int], kind: str, texts: dict[str, str], unexecuted: str
) -> None:
    kernel, source = SimpleNamespace(asm=texts), SimpleNamespace(signature={"a": kind})
    assert unexecuted_of(kernel, source, capability) == unexecuted


def test_inline_assembly_has_its_first_line() -> None:
    ptx = ".loc 1 3 0\n// begin inline asm\n.loc 1 5 8\na;\n.loc 1 6 8\nb;\n// end inline asm\n.loc 1 9 0"
    lines = with_first_lines(ptx).split("\n")
    assert [line for line in lines if line.startswith(".loc")] == [".loc 1 3 0", ".loc 1 5 8", ".loc 1 9 0"]
    assert len(lines) == ptx.count("\n") + 1


@pytest.mark.parametrize(
    ("text", "capability"),
    [("sm_90", (8, 9)), ("sm_90a", (8, 9)), ("sm_80a", (9, 0)), ("sm_70", (9, 0)), ("80", (9, 0))],
)
def test_target_that_is_not_compiled_for_is_refused_with_those_that_are(text: str, capability: tuple[int, int]) -> None:
    with pytest.raises(
        InputError, match=rf"^--target {text}: kernels of Triton for this device are compiled for sm_75, "
    ):
        parse_target(text, capability)


@pytest.mark.parametrize(
    ("code", "wanted", "arch"), [("wgmma.fence", 80, 90), ("mbarrier.init", 80, 80), ("mapa.u32", None, 90)]
)
def test_kernel_that_needs_barriers_in_shared_memory_is_compiled_for_an_older_target(
    code: str, wanted: int | None, arch: int
) -> None:
    given = []

    def compile_(_: str, target: SimpleNamespace, options: dict[str, object]) -> SimpleNamespace:
        given.append(options)
        ptx = f"{code}.sync.aligned;" if target.arch == 90 else "ret;"
        return SimpleNamespace(asm={"ptx": ptx}, metadata=SimpleNamespace(target=target))

    older = None if wanted is None else SimpleNamespace(arch=wanted)
    newer = SimpleNamespace(arch=90)
    kernel = with_older_target(compile_, lambda: older)("source", newer, {"arch": "sm90", "num_warps": 4})
    assert kernel.metadata.target.arch == arch
    is_older = arch == 80 and wanted is not None
    assert unexecuted_of(kernel, SimpleNamespace(), (9, 0)) == ("mbarrier" if is_older else "")
    assert given[-1] == ({"num_warps": 4} if arch == 80 else {"arch": "sm90", "num_warps": 4})


@pytest.mark.parametrize(("kind", "arches"), [("tensordesc<fp16[64, 64]>", [80]), ("*fp16", [90, 80])])
def test_kernel_with_descriptors_is_compiled_for_the_older_target_alone(kind: str, arches: list[int]) -> None:
    given = []

    def compile_(_: object, target: SimpleNamespace, options: dict[str, object]) -> SimpleNamespace:
        given.append((target.arch, options))
        return SimpleNamespace(asm={"ptx": "mbarrier.init;"}, metadata=SimpleNamespace(target=target))

    source = SimpleNamespace(signature={"a": kind})
    older, newer = SimpleNamespace(arch=80), SimpleNamespace(arch=90)
    kernel = with_older_target(compile_, lambda: older)(source, newer, {"arch": "sm90"})
    assert unexecuted_of(kernel, source, (9, 0)) == ("cp.async.bulk" if arches == [80] else "mbarrier")
    assert [arch for arch, _ in given] == arches
    assert given[-1] == (80, {})


DOTS = """
import torch, triton, triton.language as tl

@triton.jit
def dot(a, b, c, SIZE: tl.constexpr, BY_DESCRIPTOR: tl.constexpr):
    rows = tl.arange(0, SIZE)
    at = rows[:, None] * SIZE + rows[None, :]
    if BY_DESCRIPTOR:
        x = tl.make_tensor_descriptor(a, [SIZE, SIZE], [SIZE, 1], [SIZE, SIZE]).load([0, 0])
    else:
        x = tl.load(a + at)
    tl.store(c + at, tl.dot(x, tl.load(b + at)))

triton.set_allocator(lambda size, align, stream: torch.empty(size, device="cuda", dtype=torch.int8))
a, b = (torch.randint(-8, 8, (64, 64)).half() for _ in range(2))
for by_descriptor in (False, True):
    c = torch.zeros(64, 64)
    dot[(1,)](a, b, c, 64, by_descriptor)
    assert torch.equal(c, a.float() @ b.float())
"""


@pytest.mark.parametrize(("target", "compiled"), [(None, {"sm_90", "sm_80"}), ((8, 0), {"sm_80"})])
def test_products_are_compiled_for_the_device_or_for_the_target_that_is_asked_for(
    tmp_path: Path, target: tuple[int, int] | None, compiled: set[str]
) -> None:
    pytest.importorskip("triton", reason="needs Triton")
    pytest.importorskip("torch", reason="needs PyTorch")
    path = tmp_path / "dot.py"
    path.write_text(DOTS, encoding="utf-8")
    session = Session(load_spec("h200"))
    session.target = target
    assert run_script(path, (), session) == 0
    assert {record.code.target for record in session.records} == compiled
    first = {record.code.target: point.notes[0] for record, point in zip(session.records, session.points, strict=True)}
    asked_for = "compiled for sm_80, counted and modelled for sm_90"
    assert first["sm_80"].startswith(asked_for if target else "compiled for sm_80 instead of sm_90, since ")
    times = {record.code.target: point.time for record, point in zip(session.records, session.points, strict=True)}
    assert (times["sm_80"] is None) is (target is None)
    assert times["sm_90" if target is None else "sm_80"] is not None


TUNED = """
import sys, torch, triton, triton.language as tl

@triton.jit
def matmul(a, b, c, N, M: tl.constexpr, K: tl.constexpr):
    row, column = tl.program_id(0) // (N // M), tl.program_id(0) % (N // M)
    rows, columns, k = row * M + tl.arange(0, M), column * M + tl.arange(0, M), tl.arange(0, K)
    total = tl.zeros((M, M), dtype=tl.float32)
    for first in range(0, N, K):
        x = tl.load(a + rows[:, None] * N + (first + k)[None, :])
        total = tl.dot(x, tl.load(b + (first + k)[:, None] * N + columns[None, :]), total)
    tl.store(c + rows[:, None] * N + columns[None, :], total.to(tl.float16))

configs = [triton.Config({"M": m, "K": 32}, num_warps=w, num_stages=3) for m, w in ((16, 1), (64, 4), (128, 8))]
tuned = triton.autotune(configs, key=["N"])(matmul)
N = int(sys.argv[1])
a, b, c = (torch.zeros((N, N), dtype=torch.float16) for _ in range(3))
tuned[lambda meta: ((N // meta["M"]) ** 2,)](a, b, c, N)
"""


def test_autotuner_chooses_a_tile_that_is_near_the_best_on_an_h100(tmp_path: Path) -> None:
    pytest.importorskip("triton", reason="needs Triton")
    pytest.importorskip("torch", reason="needs PyTorch")
    path = tmp_path / "tuned.py"
    path.write_text(TUNED, encoding="utf-8")
    session = Session(load_spec("h100-sxm5"), searched=0)
    size = 1024
    assert run_script(path, (str(size),), session) == 0
    modelled = {point.tune["M"]: point.time.value_ns for point in session.points}
    rows = json.loads(Path(__file__).with_name("h100_matmul.json").read_text(encoding="utf-8"))["rows"]
    gpu = {row["tile"][0]: row["cold_us"] for row in rows if row["N"] == size and row["tile"][0] == row["tile"][1]}
    chosen = min(modelled, key=lambda tile: modelled[tile])
    assert chosen != 16
    assert gpu[chosen] <= 1.1 * min(gpu[tile] for tile in modelled)


SCRIPT = """
import torch, triton, triton.language as tl
DEVICE = triton.runtime.driver.active.get_active_torch_device()

@triton.autotune([triton.Config({"BLOCK": 64}), triton.Config({"BLOCK": 256}, num_warps=2)], key=["n"])
@triton.jit
def add(x, y, out, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(out + at, tl.load(x + at, mask=at < n) + tl.load(y + at, mask=at < n), mask=at < n)

x, y = torch.rand(1000, device="cuda"), torch.rand(1000, device=DEVICE)
out = torch.empty_like(x)
add[lambda meta: (triton.cdiv(1000, meta["BLOCK"]),)](x, y, out, 1000)
assert torch.equal(out, x + y)
"""


@pytest.fixture
def usual_fusion(monkeypatch: pytest.MonkeyPatch) -> None:
    """Say what Triton 3.9 warns of: its next version fuses no multiplications and additions."""
    monkeypatch.setenv("TRITON_DEFAULT_FP_FUSION", "1")


@pytest.mark.usefixtures("usual_fusion")
def test_script_with_autotuning_runs_as_it_is(tmp_path: Path) -> None:
    pytest.importorskip("triton", reason="needs Triton")
    pytest.importorskip("torch", reason="needs PyTorch")
    path = tmp_path / "add.py"
    path.write_text(SCRIPT, encoding="utf-8")
    session = Session(load_spec("h200"))
    assert run_script(path, (), session) == 0
    assert sorted(point.tune["BLOCK"] for point in session.points) == [64, 256]
    assert {point.kernel for point in session.points} == {"add"}
    chosen = ["chosen by triton.autotune among 2 configurations" in point.notes for point in session.points]
    assert sorted(chosen) == [False, True]
    assert [BENCHMARKED in point.notes for point in session.points] == [not one for one in chosen]


TIMED = (
    SCRIPT.partition("x, y = ")[0]
    + """
import math

def run(n):
    x = torch.ones(n, device="cuda")
    add[lambda meta: (triton.cdiv(n, meta["BLOCK"]),)](x, x, torch.empty_like(x), n)

first = triton.testing.do_bench(lambda: run(1000))  # now the configurations are tried out
assert math.isclose(first, triton.testing.do_bench(lambda: run(1000)), rel_tol=1e-6)
twice = triton.testing.do_bench(lambda: (run(2000), run(2000)))
assert math.isclose(twice, 2 * triton.testing.do_bench(lambda: run(2000)), rel_tol=1e-6)
"""
)


@pytest.mark.usefixtures("usual_fusion")
def test_what_an_autotuner_tries_out_is_no_part_of_a_benchmark(tmp_path: Path) -> None:
    pytest.importorskip("triton", reason="needs Triton")
    pytest.importorskip("torch", reason="needs PyTorch")
    path = tmp_path / "timed.py"
    path.write_text(TIMED, encoding="utf-8")
    session = Session(load_spec("h200"))
    assert run_script(path, (), session) == 0
    assert session.count == 2 * 2 + 5  # two configurations at two sizes, and what was asked for


FLOATS = """
import torch, triton
from triton.runtime import autotuner
import warnings
warnings.simplefilter("ignore")
a = (torch.rand(64, 4096, device="cuda") - 0.5).half()
rows = torch.rand(2000, 64, device="cuda").half()
assert a.is_cuda
exact = a.double() @ a.double().T
assert torch.allclose((a @ a.T).double(), exact, rtol=2**-11, atol=1e-3)  # half of the last of 11 bits
weight = torch.rand(64, device="cuda").half().requires_grad_()
torch.nn.functional.layer_norm(rows, (64,), weight).backward(rows)
wide = weight.detach().double().requires_grad_()
torch.nn.functional.layer_norm(rows.double(), (64,), wide).backward(rows.double())
assert torch.allclose(weight.grad.double(), wide.grad, rtol=1e-3, atol=1e-3)
assert torch.compile(torch.sum) is torch.sum
"""


@pytest.mark.usefixtures("usual_fusion")
def test_sums_of_short_floats_are_rounded_once_as_on_a_gpu(tmp_path: Path) -> None:
    pytest.importorskip("triton", reason="needs Triton")
    pytest.importorskip("torch", reason="needs PyTorch")
    path = tmp_path / "floats.py"
    path.write_text(FLOATS, encoding="utf-8")
    assert run_script(path, (), Session(load_spec("h200"))) == 0


REPORT = """
import torch, triton, triton.language as tl

@triton.jit
def double(x, out, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(out + at, 2 * tl.load(x + at, mask=at < n), mask=at < n)

def launch(x):
    out = torch.zeros_like(x)
    double[(triton.cdiv(x.numel(), 256),)](x, out, x.numel(), BLOCK=256)
    return out

@triton.testing.perf_report(triton.testing.Benchmark(x_names=["n"], x_vals=[1 << 22], line_arg="provider",
    line_vals=["triton"], line_names=["Triton"], plot_name="double", args={}))
def report(n, provider):
    assert not launch(torch.ones(n, device="cuda")).all()  # outside of do_bench, and yet a sample of the blocks
    return triton.testing.do_bench(lambda: launch(torch.ones(n, device="cuda")))

assert report.run(return_df=True).iloc[0, -1] > 0
assert (launch(torch.ones(1 << 22, device="cuda")) == 2).all()
"""


@pytest.mark.usefixtures("usual_fusion")
def test_launches_of_a_report_are_sampled_and_others_are_not(tmp_path: Path) -> None:
    for package in ("triton", "torch", "matplotlib", "pandas"):
        pytest.importorskip(package, reason=f"needs {package}")
    path = tmp_path / "report.py"
    path.write_text(REPORT, encoding="utf-8")
    session = Session(load_spec("h200"), budget_s=1e-4)
    assert run_script(path, (), session) == 0
    [point] = session.points
    assert "launched 3 times" in point.notes[0]
    assert point.metrics["gld_transactions"].provenance is Provenance.COUNTED
