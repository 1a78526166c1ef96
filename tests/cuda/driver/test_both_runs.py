"""A program runs on a GPU and on the engine: the times of the one go to the launches of the other, or to none.

The GPU is a fake driver and a fake CUPTI; the injection between them is the real one.
"""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.cuda.driver.test_program import ADD
from warplens.cuda.device import gpus
from warplens.cuda.device.nvidia_driver import AvailableGpus, InstalledGpu
from warplens.cuda.device.spec import GpuSpec, load_spec
from warplens.cuda.driver import both_runs, building
from warplens.cuda.driver.both_runs import BothRuns, GpuLaunch
from warplens.cuda.driver.own_folder import OwnFolder
from warplens.cuda.driver.program import Program
from warplens.cuda.execute.executor import Executor
from warplens.cuda.ground.errors import InputError
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import PointResult
from warplens.cuda.record.points import shares
from warplens.cuda.record.recorder import LaunchRecord
from warplens.cuda.record.session import Session, active
from warplens.cuda.record.steps import StepLog
from warplens.gui.terminal import program_run

PROGRAMS = Path(__file__).parent / "programs"
KERNELS = ADD.replace(".entry k", ".entry other").partition(".visible .entry")
TWO = ADD + KERNELS[1] + KERNELS[2]
SPEC = replace(load_spec("h200"), key="gpu-nvidia-h200", name="NVIDIA H200")


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a program, and with a driver and a CUPTI that stand for those of a GPU."""
    if not building.compiler():
        pytest.skip("there is no C compiler")
    folder = tmp_path_factory.mktemp("machine")
    (folder / "toolkit/lib64").mkdir(parents=True)
    (folder / "driver").mkdir()
    lines = (json.dumps(line + "\n") for line in TWO.splitlines())
    (folder / "ptx.inc").write_text("\n".join(lines), encoding="utf-8")
    compiler = [*building.compiler().split(), "-O1", "-w", f"-I{folder}"]
    fake = [str(PROGRAMS / "fake_driver.c"), "-shared", "-fPIC"]
    subprocess.run([*compiler, str(PROGRAMS / "both_runs.c"), "-o", str(folder / "program"), "-ldl"], check=True)
    subprocess.run([*compiler, *fake, "-o", str(folder / "driver/libcuda.so.1"), "-ldl"], check=True)
    library = folder / "toolkit/lib64/libcupti.so.13"
    subprocess.run([*compiler, *fake, "-DFAKE_CUPTI", f"-Wl,-soname,{library.name}", "-o", str(library)], check=True)
    return folder


@dataclass(kw_only=True)
class Ended:
    """A program that has run twice: its exit code, what it printed, what is said of it, and its records by kernel and
    blocks."""

    code: int
    output: str
    steps: StepLog
    sentences: list[str]
    records: dict[tuple[str, int], LaunchRecord]
    points: dict[tuple[str, int], PointResult]


@pytest.fixture
def execute(
    machine: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> Callable[..., Ended]:
    """Return a function that runs the program twice, from a folder of its own."""
    monkeypatch.setenv("CUDA_HOME", str(machine / "toolkit"))
    monkeypatch.setenv("LD_LIBRARY_PATH", str(machine / "driver"))
    monkeypatch.chdir(tmp_path)

    def run(*words: str, text: str = "", patterns: tuple[str, ...] = (), trusts: bool = False) -> Ended:
        both: BothRuns | None = None

        def take(record: LaunchRecord) -> None:
            assert both is not None
            both.order.append(record)

        session = Session(SPEC, executor=Executor(SPEC, may_fork=False), searched=0, on_launch=take, kernels=patterns)
        program = Program(session=session)
        both = BothRuns(program=program, gpus=[InstalledGpu(uuid="GPU-0", spec=SPEC)], patterns=patterns)
        own = None if trusts else OwnFolder()
        capfd.readouterr()
        standard_input = os.dup(0)
        if text:
            (tmp_path / "input.txt").write_text(text)
            os.dup2(os.open(tmp_path / "input.txt", os.O_RDONLY), 0)
        try:
            with active(session):
                code = both.run([str(machine / "program"), *words], own=own)
        finally:
            os.dup2(standard_input, 0)
            if own is not None:
                own.close()
        session.close()
        of_key = {(record.code.kernel, record.launch.grid[0]): record for record in session.records}
        points = dict(zip(of_key, session.points, strict=True))
        output, steps = capfd.readouterr().out, session.steps
        return Ended(code=code, output=output, steps=steps, sentences=both.sentences, records=of_key, points=points)

    return run


def test_launches_have_the_times_of_the_gpu_and_the_counts_of_the_engine(execute: Callable[..., Ended]) -> None:
    ended = execute("k:2:32", "other:1:32", "k:2:32", "k:2:32", "k:1:32", "=3", text="first\nsecond\n")
    assert (ended.code, ended.output) == (3, "1 first\n")  # of the GPU, which computes nothing, and once
    [sentence] = ended.sentences
    assert sentence.startswith("the program ran twice: on the NVIDIA H200, which timed its launches")
    times = {key: record.measured.samples_ns for key, record in ended.records.items() if record.measured}
    assert times == {("k", 2): (1100, 1300, 1400), ("other", 1): (1200,), ("k", 1): (1500,)}
    point = ended.points["k", 2]
    assert point.time is not None
    assert (point.time.value_ns, point.time.provenance, point.device) == (1300, Provenance.MEASURED, SPEC.key)
    assert point.metrics["modelled_time"].provenance is Provenance.MODELLED
    assert point.metrics["gld_transactions"].provenance is Provenance.COUNTED
    assert any("the median of its 3 launches" in note for note in point.notes)


def test_launches_that_differ_have_no_time_of_another_and_are_said(execute: Callable[..., Ended]) -> None:
    ended = execute("k:2:32", "-k:1:32", "+k:3:32", "+k:3:32", "+other:2:32:7", "+other:2:32", "other:2:32", "=4")
    records = ended.records
    assert records["k", 1].measured is None
    assert records["k", 1].executed is not None
    alone = ended.points["k", 3]
    assert records["k", 3].executed is None
    assert (alone.time is not None and alone.time.samples_ns, alone.launch and alone.launch.block) == (
        (1200, 1300), (32, 1, 1),
    )  # fmt: skip
    assert "launched 2 times on the GPU alone" in alone.notes
    assert "launched on the GPU alone, so that they are not counted: k<<<(3, 1, 1), (32, 1, 1), 0>>>" in ended.sentences
    assert any(
        "launched on the engine alone" in sentence and "k<<<(1, 1, 1)" in sentence for sentence in ended.sentences
    )
    more = records["other", 2]
    assert more.count == 3
    assert any("launched 3 times on the GPU and 1 times on the engine" in note for note in more.gpu_notes)
    assert any("2 of its launches ran beside other kernels" in note for note in more.gpu_notes)
    [share, *_] = shares(records.values(), SPEC)
    assert share.is_measured


def test_copies_and_fills_have_their_spans_on_the_gpu_unless_they_were_not_made_as_often(
    execute: Callable[..., Ended],
) -> None:
    ended = execute("k:2:32", "~64", "~64", "k:2:32", "~32", "+~16", "-~8")
    log = ended.steps
    taken = log.taken(list(ended.records.values()), ["k.launch"], [])
    spans = {(type(step).__name__, at): taken.spans_ns.get(at) for at, step in enumerate(log.steps)}
    begin = 1_000_000.0
    assert [(name, span and (span[0] - begin, span[1] - begin)) for (name, _), span in spans.items()] == [
        ("Copy", (0, 1280)), ("Wait", None), ("Launch", (1380, 2480)), ("Fill", (2980, 3300)), ("Fill", (3400, 3720)),
        ("Launch", (3820, 5020)), ("Fill", (5520, 5680)), ("Fill", None), ("Copy", (5960, 7240)), ("Wait", None),
    ]  # fmt: skip
    assert "copies and fills that were not made as often on the GPU as on the engine have modelled times" in (
        ended.sentences
    )


@pytest.mark.parametrize(("made", "times"), [("abab", [(10, 30), (20, 40)]), ("aba", [None, None])])
def test_launches_of_two_kinds_that_look_alike_are_joined_in_their_order(
    made: str, times: list[tuple[int, ...] | None]
) -> None:
    key = "f", (2, 1, 1), (32, 1, 1), 0
    records = {letter: both_runs._uncounted(key, made.count(letter)) for letter in "ab"}
    session = SimpleNamespace(records=tuple(records.values()))
    program = SimpleNamespace(begun_session=lambda: session)
    both = BothRuns(
        program=program, gpus=[InstalledGpu(uuid="GPU-0", spec=SPEC)], order=[records[letter] for letter in made]
    )
    both._join([
        GpuLaunch(key=key, order=(0, number, 0), device=0, start_ns=100 * number, end_ns=110 * number)
        for number in range(1, 5)
    ])  # fmt: skip
    assert [record.measured and record.measured.samples_ns for record in records.values()] == times
    assert all(bool(record.spans_ns) == bool(record.measured) for record in records.values())
    assert bool(both.sentences) == (None in times)


def test_only_kernels_that_are_meant_are_timed(execute: Callable[..., Ended]) -> None:
    ended = execute("k:2:32", "+k:3:32", "+other:1:32", patterns=("oth*",))
    assert set(ended.records) == {("other", 1)}


def test_run_that_fails_without_cupti_or_on_the_engine_alone_is_one_sentence(
    execute: Callable[..., Ended], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FAKE_REFUSES", "39")
    ended = execute("k:2:32", "-=5")
    assert (ended.code, ended.records["k", 2].measured) == (0, None)
    [twice, refused, codes] = ended.sentences
    assert twice.startswith("the program ran twice")
    assert "CUPTI gives no times" in refused
    assert "NOT?COMPATIBLE" in refused
    assert codes.startswith("it ended with the exit code 0 on the NVIDIA H200 and with 5 on the engine")


def test_trusted_program_writes_once_where_it_stands_and_the_confined_one_does_not(
    execute: Callable[..., Ended], tmp_path: Path
) -> None:
    execute("k:1:32", text="line\n")
    assert not (tmp_path / "kept.txt").exists()
    execute("k:1:32", text="line\n", trusts=True)
    assert (tmp_path / "kept.txt").read_text() == "1 line\n"


def test_lines_that_no_injection_writes_are_left_out(tmp_path: Path) -> None:
    good = "name\t1\t_Z3addPf\nran\t1\t7\t0\t2\t100\t350\t4\t1\t1\t32\t1\t1\t16\n"
    (tmp_path / "20").write_text(f"begun\tx\n{good}ended\t\nran\t1\t9\t0\t2\t0\t0\t4\t1\t1\t32\t1\t1\t16\nleft\t5\n")
    bad = "ran\t2\t7\t0\t2\t100\t350\t4\t1\t1\t32\t1\t1\t16\nran\t1\nname\t1\nname\tx\ty\n" + good.replace(
        "350", "9" * 400
    )
    (tmp_path / "19").write_bytes(f"{bad}left\tx\n{good.replace('100', '90')}".encode() + b"\xff\0ran\n")
    os.mkfifo(tmp_path / "18")
    (tmp_path / "17").mkdir()
    (tmp_path / "16").write_text("moved\t1\t64\t9\t300\t400\nmoved\t4\t64\t8\t100\t200\nmoved\t1\t64\t9\t0\t0\nmoved\n")
    launches, moves, reasons = both_runs.activities_in(tmp_path)
    assert moves == [(8, (100.0, 200.0), (4, 64)), (9, (300.0, 400.0), (1, 64))]
    assert [launch.key for launch in launches] == 2 * [("_Z3addPf", (4, 1, 1), (32, 1, 1), 16)]
    assert [(launch.start_ns, launch.is_beside) for launch in launches] == [(90, True), (100, True)]
    assert reasons == ["6 launches on the GPU have no time"]
    (tmp_path / "21").write_text("error\tfirst: missing\nbegun\tx\n")
    assert "without its exit handlers" in " ".join(both_runs.activities_in(tmp_path)[2])
    (tmp_path / "15").write_text("moved\t1\t64\t9\t300\t400\n")  # another process, whose copies stand in no order
    _, moves, reasons = both_runs.activities_in(tmp_path)
    assert moves == []
    assert "copies and fills of 2 processes have modelled times: only those of one are measured" in reasons


def test_records_are_read_where_cupti_has_their_fields(tmp_path: Path) -> None:
    include = next((path.parent for path in Path("/usr/local").glob("cuda*/include/cupti_activity.h")), None)
    if include is None or not building.compiler():
        pytest.skip("there are no headers of CUPTI, or no C compiler")
    pairs = {"kind": "kind", "start": "start", "end": "end", "device": "deviceId", "stream": "streamId",
             "grid": "gridX", "block": "blockX", "dynamic_shared": "dynamicSharedMemory",
             "correlation": "correlationId", "name": "name"}  # fmt: skip
    kinds = [f"CUpti_ActivityKernel{number}" for number in range(4, 11)]
    checks = "\n".join(
        f'_Static_assert(offsetof(Kernel, {ours}) == offsetof({kind}, {theirs}), "{kind}.{theirs}");'
        for kind in kinds
        for ours, theirs in pairs.items()
    )
    moves = {"bytes": "bytes", "start": "start", "end": "end", "device": "deviceId", "correlation": "correlationId"}
    checks += "\n".join(
        f'_Static_assert(offsetof(Move, {ours}) == offsetof(CUpti_Activity{kind}, {theirs}), "{kind}.{theirs}");'
        for kind in ("Memcpy", "Memcpy4", "Memcpy5", "Memset", "Memset4")
        for ours, theirs in moves.items()
    )
    checks += '\n_Static_assert(offsetof(Move, copy_kind) == offsetof(CUpti_ActivityMemcpy, copyKind), "");\n'
    numbers = {"MEMCPY": "KIND_MEMCPY", "MEMSET": "KIND_MEMSET", "HOST_TO_HOST": "MEMCPY_KIND_HTOH"}
    checks += "".join(
        f'_Static_assert((int){ours} == (int)CUPTI_ACTIVITY_{theirs}, "");\n' for ours, theirs in numbers.items()
    )
    source = tmp_path / "layout.c"
    text = f'#include "{building.SOURCES / building.INJECTED}"\n#include <cupti.h>\n{checks}\n'
    source.write_text(text + '_Static_assert(CONCURRENT_KERNEL == CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL, "");\n')
    subprocess.run([*building.compiler().split(), f"-I{include}", "-fsyntax-only", str(source)], check=True)


def test_gpu_is_taken_unless_another_device_or_the_engine_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    here = (InstalledGpu(uuid="GPU-0", spec=SPEC), InstalledGpu(uuid="GPU-1", spec=SPEC))
    monkeypatch.setattr(gpus, "gpus_of_programs", lambda: AvailableGpus(gpus=here))
    path, limits = Path("bench"), {"searched": 1, "most_mib": 64}
    report = program_run._Report(path=path, subject=path, patterns=(), save=None, json=None, **limits)

    def places(device: str | None, count: int, *, is_emulated: bool) -> tuple[GpuSpec, tuple[InstalledGpu, ...]]:
        later, on = program_run._places(device, count, report, is_emulated=is_emulated)
        return later.spec, on

    assert places(None, 1, is_emulated=False) == (SPEC, here[:1])
    assert places("GPU NVIDIA H200", 2, is_emulated=False) == (SPEC, here)
    assert places(None, 8, is_emulated=True) == (SPEC, ())
    assert places("t4", 8, is_emulated=False)[1] == ()
    with pytest.raises(InputError, match="--gpus 8 are more than the 2 NVIDIA H200 of this machine; --emulate"):
        places(None, 8, is_emulated=False)
    monkeypatch.setattr(gpus, "gpus_of_programs", AvailableGpus)
    assert places(None, 8, is_emulated=False)[1] == ()
