"""Launches that are kept before they are executed, and executed again to be looked at."""

from __future__ import annotations

import linecache
import math
import struct
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

sys.path.append(str(Path(__file__).parent))

from captures import changed, fake_launch

from warplens.cuda.capture import files
from warplens.cuda.capture.memory import Allocation, buffer_of
from warplens.cuda.capture.value import Capture, Place, Pointer, Scalar
from warplens.cuda.compiler.compilation import compile_source
from warplens.cuda.device.spec import load_spec
from warplens.cuda.execute.executor import Executor
from warplens.cuda.execute.inspection.explanation import Inspector, explain
from warplens.cuda.execute.inspection.records import Explanation, Inspection, Refusal
from warplens.cuda.ground.errors import InputError, KernelFault, WarplensError
from warplens.cuda.ground.points import CheckLevel, LaunchFile, PointSpec
from warplens.cuda.record.keeping import LaunchKeeper, source_of
from warplens.cuda.record.memory import DeviceMemory
from warplens.cuda.record.session import Session

SPEC = load_spec("h200")
GATHER = Path(__file__).parents[1] / "capture" / "gather.warplens-launch"
"""The launch of `Program` as a file holds it."""
SOURCE = """\
__constant__ float scale[2];
struct View { float *data; long n; };
__global__ void gather(float **table, View view, float *out, int n)
{
    __shared__ float tile[32][32];
    int i = threadIdx.x;
    tile[i][0] = table[0][2 * i] * scale[1];
    __syncthreads();
    if (i < n) out[i] = tile[i][0] + view.data[i];
}
"""
COMPILED = compile_source(SOURCE, name="gather.cu", target="sm_90", entry="gather")


class Program:
    """Memory with a table of addresses, a struct that holds one, and a variable of the module."""

    def __init__(self) -> None:
        self.memory = DeviceMemory()
        self.first = self.of(np.arange(64, dtype=np.float32))
        self.second = self.of(np.full(32, 100, np.float32))
        self.out = self.of(np.zeros(32, np.float32))
        self.scale = self.of(np.array([0, 2], np.float32))
        self.table = self.of(np.array([self.first.address], np.uint64))

    def of(self, numbers: np.ndarray) -> Allocation:
        allocation = self.memory.allocate(numbers.nbytes)
        allocation.data[:] = numbers.view(np.uint8)
        return allocation

    def launch(self, n: int = 32, shape: tuple[int, ...] = (8, 4)) -> Capture:
        view = struct.pack("<QQ", self.second.address, 32)
        return fake_launch(
            "gather",
            COMPILED.ptx,
            Pointer(allocation=self.table),
            Scalar(data=view, dtype="View"),
            Pointer(allocation=self.out, dtype="float32", shape=shape),
            Scalar(data=struct.pack("<i", n), dtype="int32"),
            symbol=COMPILED.symbol,
            cubin=COMPILED.cubin,
            names=("table", "view", "out", "n"),
            source=SOURCE,
            place=("program.py", 3),
            variables=(("scale", self.scale),),
            reachable=self.memory.reachable([self.table], [view]),
        )


def kept_of(launch: Capture, most_bytes: int = 1 << 20) -> tuple[list[Capture], Session]:
    kept: list[Capture] = []
    keeper = LaunchKeeper(SPEC, lambda _, launch: kept.append(launch), most_bytes=most_bytes)
    session = Session(SPEC, executor=Executor(SPEC, limit=10**6), searched=0, keep=keeper.keep)
    session.launch(launch)
    return kept, session


def point_of(kept: Capture, folder: Path) -> PointSpec:
    origin = kept.origin
    path = folder / files.file_name(kept.code.kernel, origin.source_hash, origin.problem, origin.tune)
    path.write_bytes(files.encode(kept))
    return PointSpec(
        kernel=kept.code.kernel,
        path="",
        source_hash=origin.source_hash,
        family="program",
        problem=origin.problem,
        tune=origin.tune,
        device="h200",
        budget_s=math.inf,
        limit=10**6,
        check=CheckLevel.FAST,
        launch_file=LaunchFile(path=str(path)),
    )


def costs(explanation: Explanation) -> dict[tuple[int, str, str], tuple[int, int]]:
    accesses = [explained.access for explained in explanation.accesses]
    return {(a.line, a.operation, a.array): (a.requests, a.sectors + a.wavefronts) for a in accesses}


def test_kept_launch_is_explained_with_addresses_that_lead_to_its_arrays(tmp_path: Path) -> None:
    program = Program()
    [kept], _ = kept_of(program.launch())
    assert program.out.data.view(np.float32)[:3].tolist() == [100, 104, 108]  # executed after it was kept
    assert [array.name for array in kept.buffers] == ["table", "out", "scale", "memory 0", "memory 1"]
    explanation = explain(point_of(kept, tmp_path), threads=1)
    assert costs(explanation)[9, "store", "out"] == (1, 4)
    assert costs(explanation)[7, "load", "table"] == (1, 1)
    assert costs(explanation)[7, "store", "tile"] == (1, 32)
    sentences = {s for explained in explanation.accesses for s in explained.sentences}
    assert "32-way bank conflict: stride 32 words; a row pitch of 33 would remove it" in sentences
    assert (explanation.source, explanation.grid, explanation.block) == (SOURCE, (1, 1, 1), (32, 1, 1))


def test_launch_of_a_file_is_explained_as_the_one_that_was_kept(tmp_path: Path) -> None:
    [kept], _ = kept_of(Program().launch())
    point = point_of(kept, tmp_path)
    old = replace(point, launch_file=LaunchFile(path=str(GATHER)))
    now, then = explain(point, threads=1), explain(old, threads=1)
    assert (costs(then), then.source, then.notes) == (costs(now), now.source, now.notes)


def test_inspection_records_other_blocks_and_lists_the_ptx(tmp_path: Path) -> None:
    [kept], _ = kept_of(changed(Program().launch(), grid=(2, 1, 1)))
    point, inspector = point_of(kept, tmp_path), Inspector()
    inspection = inspector.inspect(point)
    assert isinstance(inspection, Inspection)
    assert any("st.global.f32" in line.text and line.machine == ("STG",) for line in inspection.ptx)
    assert inspection.arrays["out"].row_bytes == 16  # float32[8, 4]
    record = inspector.record(point, 0)
    assert not isinstance(record, Refusal)
    assert record.block == 0


def test_changed_file_is_read_again(tmp_path: Path) -> None:
    [kept], _ = kept_of(Program().launch())
    point, inspector = point_of(kept, tmp_path), Inspector()
    first = inspector.inspect(point)
    point_of(changed(kept, source="// changed\n"), tmp_path)
    assert point.launch_file is not None
    second = inspector.inspect(replace(point, launch_file=replace(point.launch_file, modified_ns=1)))
    assert [inspection.explanation.source for inspection in (first, second)] == [SOURCE, "// changed\n"]


def test_fault_of_a_kept_launch_is_a_refusal_with_its_line(tmp_path: Path) -> None:
    program = Program()
    kept: list[Capture] = []
    session = Session(SPEC, searched=0, keep=LaunchKeeper(SPEC, lambda _, launch: kept.append(launch)).keep)
    bad = changed(program.launch(), arguments=(Pointer(allocation=program.out), *program.launch().launch.arguments[1:]))
    with pytest.raises(KernelFault):
        session.launch(bad)
    refusal = Inspector().inspect(point_of(kept[0], tmp_path))
    assert isinstance(refusal, Refusal)
    assert "gather" not in refusal.path
    assert refusal.source == SOURCE
    assert [note.line for note in refusal.notes] == [7]


def test_launch_that_is_too_large_is_not_kept_and_the_point_says_why() -> None:
    kept, session = kept_of(Program().launch(), most_bytes=64)
    [point] = session.points
    assert not kept
    assert point.notes[-1] == (
        "its lines and requests cannot be looked at: the launch has 0 MiB of arrays, and launches of at most 0 MiB "
        "are kept (`--keep MIB` raises that)"
    )


def test_launches_together_take_at_most_16_times_the_bytes_of_one() -> None:
    kept: list[Capture] = []
    program = Program()
    session = Session(
        SPEC, searched=0, keep=LaunchKeeper(SPEC, lambda _, launch: kept.append(launch), most_bytes=700).keep
    )
    for number in range(30):
        session.launch(program.launch(shape=(number + 1,)))
    assert sum(launch.size_bytes for launch in kept) <= 16 * 700
    assert "the kept launches of the program already take" in session.points[-1].notes[-1]


def test_launch_that_cannot_be_written_is_executed_all_the_same() -> None:
    def refuse(_record: object, _: Capture) -> None:
        raise InputError("the disk is full")

    session = Session(SPEC, searched=0, keep=LaunchKeeper(SPEC, refuse).keep)
    program = Program()
    session.launch(program.launch())
    assert program.out.data.any()
    assert session.points[0].notes[-1] == "its lines and requests cannot be looked at: the disk is full"


def test_second_kind_with_the_sizes_of_the_first_has_a_file_of_its_own() -> None:
    kept: list[Capture] = []
    session = Session(SPEC, searched=0, keep=LaunchKeeper(SPEC, lambda _, launch: kept.append(launch)).keep)
    program = Program()
    for shape in ((32,), (8, 4), (32,)):
        session.launch(program.launch(shape=shape))
    assert len(kept) == 2
    first, second = session.points
    assert second.problem == {**first.problem, "variant": 2}


@pytest.mark.parametrize("field", ["ptx", "cubin", "parameters", "buffers", "pointers", "symbol", "source"])
def test_launch_of_a_stranger_is_executed_or_refused_in_one_sentence(field: str, tmp_path: Path) -> None:
    [kept], _ = kept_of(Program().launch())
    code = kept.code
    other = {
        "ptx": code.ptx[: len(code.ptx) // 2],
        "cubin": code.cubin[:200] + bytes(len(code.cubin) - 200),
        "parameters": bytes(range(48)),
        "buffers": tuple(buffer_of(buffer.name, Allocation(data=buffer.data[:4])) for buffer in kept.buffers),
        "pointers": {},
        "symbol": "nothing",
        "source": "\0" * 1000,
    }
    point = point_of(changed(kept, **{field: other[field]}), tmp_path)
    answer = Inspector().inspect(point)
    if isinstance(answer, Refusal):
        assert answer.sentence
        assert "\n" not in answer.sentence
    else:
        assert field in ("source", "buffers")


def test_file_of_another_launch_is_refused(tmp_path: Path) -> None:
    [kept], _ = kept_of(Program().launch())
    point = replace(point_of(kept, tmp_path), source_hash="other")
    with pytest.raises(InputError, match="holds a launch of gather, not of this gather"):
        explain(point)
    with pytest.raises(WarplensError, match="there is no file"):
        explain(replace(point, launch_file=LaunchFile(path=str(tmp_path / "gone"))))


def test_source_that_stands_in_the_script_is_the_script(tmp_path: Path) -> None:
    script = tmp_path / "program.py"
    script.write_text('text = """\n__global__ void k() {}\n"""\n', encoding="utf-8")
    linecache.checkcache()
    launch = changed(
        Program().launch(),
        source='extern "C" {\n#line 2\n__global__ void k() {}\n\n}\n',
        launched_at=Place(file=str(script), line=5),
        source_at=Place(file="program.py", line=2),
    )
    assert source_of(launch) == (str(script), script.read_text(encoding="utf-8"))
    made = changed(launch, source="#line 1\n__global__ void k() {}\n")
    assert source_of(made) == (f"{script}.cu", "__global__ void k() {}\n")


def test_source_of_a_function_that_has_no_file_keeps_its_lines() -> None:
    launch = changed(Program().launch(), source="def k():\n    pass\n", source_at=Place(file="<typed>", line=3))
    assert source_of(launch) == ("<typed>", "\n\ndef k():\n    pass\n")
