"""The inspection of one point: linked source and PTX, requests of any block, and refusals."""

from __future__ import annotations

import pickle
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from warplens.cuda.catalogue import read_kernel_file, select
from warplens.cuda.execute.inspection.explanation import Inspector, _refusal, line_notes
from warplens.cuda.execute.inspection.records import (
    BlockRecord,
    Inspection,
    LineNote,
    Refusal,
    TracePlace,
    choose_point,
)
from warplens.cuda.ground.errors import FailureKind, KernelFault
from warplens.cuda.ground.points import PointSpec


def point_of(kernel: str, *, n: int = 64, tile: int | None = 32, device: str = "h200") -> PointSpec:
    return choose_point(
        select([kernel], ()),
        problem={"N": (n,)},
        tune={} if tile is None else {"TILE": (tile,)},
        device=device,
        budget_s=float("inf"),
        limit=10**9,
    )


def inspected(inspector: Inspector, point: PointSpec) -> Inspection:
    inspection = inspector.inspect(point)
    assert isinstance(inspection, Inspection)
    return inspection


@pytest.fixture(scope="module")
def inspector() -> Inspector:
    return Inspector()


def test_ptx_lines_are_linked_to_the_lines_they_stem_from(inspector: Inspector) -> None:
    point = point_of("transpose_tiled")
    inspection = inspected(inspector, point)
    lines = inspection.explanation.source.splitlines()
    linked = {line.text.split()[0]: lines[line.line - 1].strip() for line in inspection.ptx if line.machine}
    assert linked == {
        "ld.global.u32": "tile[y][x] = in[(in_corner_i + x) + (in_corner_j + y) * N];",
        "st.shared.u32": "tile[y][x] = in[(in_corner_i + x) + (in_corner_j + y) * N];",
        "ld.shared.u32": "out[(in_corner_j + x) + (in_corner_i + y) * N] = tile[x][y];",
        "st.global.u32": "out[(in_corner_j + x) + (in_corner_i + y) * N] = tile[x][y];",
    }
    assert [line.machine for line in inspection.ptx if line.machine] == [("LDG",), ("STS",), ("LDS",), ("STG",)]
    assert not any(".loc" in line.text for line in inspection.ptx)


def test_executions_of_a_line_are_those_of_its_instructions(inspector: Inspector) -> None:
    inspection = inspected(inspector, point_of("transpose_tiled"))
    (barrier,) = (line for line in inspection.ptx if "bar.sync" in line.text)
    assert barrier.activity is not None
    assert (barrier.activity.warp_executions, barrier.activity.lanes) == (4 * 32, 32)
    assert inspection.lines[barrier.line] == barrier.activity  # __syncthreads() is the only instruction of its line


def test_lanes_are_counted_where_a_warp_is_not_full(inspector: Inspector) -> None:
    inspection = inspected(inspector, point_of("transpose_serial", n=16, tile=None))
    assert {activity.lanes for activity in inspection.lines.values()} == {1.0}


def test_wide_loads_of_the_machine_code_are_named(inspector: Inspector) -> None:
    inspection = inspected(inspector, point_of("matmul_tiled", tile=16))
    assert [line.machine for line in inspection.ptx].count(("LDS.128",)) == 4


def test_requests_of_other_blocks_come_from_the_launch_that_is_ready(
    inspector: Inspector, monkeypatch: pytest.MonkeyPatch
) -> None:
    point = point_of("transpose_tiled")
    index = next(a.access.instructions[0] for a in inspected(inspector, point).explanation.accesses)
    monkeypatch.setattr("warplens.cuda.execute.inspection.explanation.execute", None)
    record = inspector.record(point, 1)
    assert isinstance(record, BlockRecord)
    request = record.request(index, 2, 0)
    assert request is not None
    assert request.addresses == tuple(4 * (32 + lane + 2 * 64) for lane in range(32))
    assert (record.times(index, 2), record.times(index, 99), record.request(index, 2, 1)) == (1, 0, None)


def test_times_are_kept_from_the_first_that_is_asked_for(inspector: Inspector) -> None:
    point = point_of("matmul_tiled", n=256, tile=8)
    inspection = inspected(inspector, point)
    index = inspection.explanation.accesses[0].access.instructions[0]
    record = inspector.record(point, 5, 14)
    assert isinstance(record, BlockRecord)
    assert (record.times(index, 0), list(record.instructions[index].kept(0))) == (
        16,
        [14, 15],
    )  # the loop of 32 is unrolled once


def test_described_requests_are_those_of_the_place(inspector: Inspector) -> None:
    inspection = inspector.inspect(point_of("transpose_tiled"), TracePlace(block=1, warp=2))
    assert isinstance(inspection, Inspection)
    for explained in inspection.explanation.accesses:
        request = inspection.record.request(explained.access.instructions[0], 2, 0)
        assert request is not None
        assert explained.trace is not None
        start = 1024 if explained.access.space == "shared" else 0  # its only variable lies behind what sm_90 reserves
        assert explained.trace.addresses == tuple(address - start for address in request.addresses)
        assert explained.trace.mask == request.mask


def test_inspection_crosses_processes(inspector: Inspector) -> None:
    inspection = inspected(inspector, point_of("transpose_tiled"))
    assert pickle.loads(pickle.dumps(inspection)) == inspection


def test_reading_an_inspection_loads_neither_compiler_nor_engine(inspector: Inspector, tmp_path: Path) -> None:
    path = tmp_path / "inspection"
    path.write_bytes(pickle.dumps(inspected(inspector, point_of("transpose_tiled"))))
    heavy = "{'numpy', 'llvmlite', 'warplens.cuda.compiler', 'warplens.cuda.simt.launch.engine'}"
    code = f"import pickle, sys; pickle.load(open(sys.argv[1], 'rb')); print(sorted({heavy} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code, str(path)], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


# --- refusals ---------------------------------------------------------------------------------------------------------


def changed(tmp_path: Path, old: str, new: str) -> PointSpec:
    """Return a point of the tiled transpose with one part of its source replaced."""
    source = select(["transpose_tiled"], ())[0].source
    assert source.count(old) == 1
    path = tmp_path / "mine.cu"
    path.write_text(source.replace(old, new), encoding="utf-8")
    kernel = read_kernel_file(path)
    return PointSpec(
        kernel=kernel.name, path=str(path), source_hash=kernel.source_hash, family=kernel.family, problem={"N": 64},
        tune={"TILE": 32}, device="h200", budget_s=1, limit=10**9,
    )  # fmt: skip


def test_compile_errors_are_notes_on_their_lines(inspector: Inspector, tmp_path: Path) -> None:
    refusal = inspector.inspect(changed(tmp_path, "int y = threadIdx.y;", "int y = threadIdx.y + nothing;"))
    assert isinstance(refusal, Refusal)
    line = next(n for n, text in enumerate(refusal.source.splitlines(), 1) if "nothing" in text)
    assert refusal.notes == (LineNote(line=line, text='identifier "nothing" is undefined'),)
    assert refusal.sentence == "mine.cu does not compile for sm_90"


def test_fault_is_a_note_on_its_line(inspector: Inspector, tmp_path: Path) -> None:
    refusal = inspector.inspect(changed(tmp_path, "] = tile[x][y];", " + 1] = tile[x][y];"))
    assert isinstance(refusal, Refusal)
    (note,) = refusal.notes
    assert "tile[x][y]" in refusal.source.splitlines()[note.line - 1]
    assert note.text.endswith("stores 4 bytes at byte 16384 of array 'out', which has 16384 bytes")


def test_file_that_has_changed_is_refused(inspector: Inspector, tmp_path: Path) -> None:
    point = changed(tmp_path, "int y = threadIdx.y;", "int y = threadIdx.y ;")
    Path(point.path).write_text("// another\n", encoding="utf-8")
    refusal = inspector.inspect(point)
    assert isinstance(refusal, Refusal)
    assert refusal.notes == ()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('a.cu(12): error: expected a ";"\n  x\n  ^', [LineNote(line=12, text='expected a ";"')]),
        ("a.cu(3): warning #177-D: variable unused", [LineNote(line=3, text="variable unused", is_error=False)]),
        ("a.cu(3): catastrophic error: no file", [LineNote(line=3, text="no file")]),
        ("block=(0,0,0) thread=(1,0,0) a.cu:7: `st`: too far", [LineNote(line=7, text="Fault: too far")]),
        ("a.cu:2:5: unknown key", [LineNote(line=2, text="unknown key")]),
        ("b.cu(12): error: elsewhere", []),
    ],
)  # fmt: skip
def test_lines_of_a_log(text: str, expected: list[LineNote]) -> None:
    assert list(line_notes(text, "a.cu")) == expected


def test_refusal_has_notes_on_the_lines_of_the_error():
    fault = KernelFault("block=(0,0,0) thread=(7,0,0) k.cu:12: `trap`: the kernel stops itself", FailureKind.STOPPED)
    assert (
        repr(_refusal(replace(point_of("transpose_tiled"), path="kernels/k.cu"), fault).notes)
        == "(LineNote(line=12, text='Trap: the kernel stops itself', is_error=True),)"
    )
