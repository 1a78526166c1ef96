"""Judgements with times of a GPU that is made up: whose launches it gets, what they are compared with, what counts."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

sys.path.append(str(Path(__file__).parents[2] / "cuda" / "record"))

from captures import fake_launch
from engine_gpu import NS, EngineGpu

from warplens.cuda.capture import files
from warplens.cuda.capture.value import Capture, Pointer, Scalar
from warplens.cuda.compiler.compilation import compile_source
from warplens.cuda.device import gpus
from warplens.cuda.device.nvidia_driver import AvailableGpus, InstalledGpu
from warplens.cuda.device.spec import load_spec
from warplens.cuda.execute.executor import Executor
from warplens.cuda.execute.gpu.launch_process import Bytes, LaunchTiming
from warplens.cuda.ground.errors import InputError
from warplens.cuda.ground.points import CacheState
from warplens.cuda.record import on_gpu
from warplens.cuda.record.keeping import kept
from warplens.cuda.record.memory import DeviceMemory
from warplens.cuda.record.on_gpu import LaunchesOnGpu
from warplens.cuda.record.session import Session
from warplens.gui.cli import main
from warplens.profiles import judging
from warplens.profiles.judging import cases as call_launches
from warplens.profiles.judging.cases import FILLS, CallLaunches, launch_file
from warplens.profiles.judging.timing import TimedLaunch, time_launch

SPEC = replace(load_spec("h200"), key="gpu-nvidia-h200", name="NVIDIA H200")
FOUND = AvailableGpus(gpus=(InstalledGpu(uuid="GPU-1", spec=SPEC),))
SITE = f"""
import os, sys
sys.path.append({sys.path[-1]!r})
from dataclasses import replace
from warplens.cuda.device import gpus
from warplens.cuda.device.nvidia_driver import AvailableGpus, InstalledGpu
from warplens.cuda.device.spec import load_spec
spec = replace(load_spec("h200"), key="gpu-nvidia-h200", name="NVIDIA H200")
gpus.use_known_gpus(AvailableGpus(gpus=(InstalledGpu(uuid="GPU-1", spec=spec),)))
if "-m" in sys.orig_argv and "warplens.profiles.judging.timing" in sys.orig_argv:
    from engine_gpu import EngineGpu
    from warplens.cuda.record import on_gpu
    gpu = EngineGpu()
    if "ZEROS_ON_CARD" in os.environ:
        gpu.change = lambda data: data.fill(0)
    on_gpu.open_gpu = lambda spec: gpu
    on_gpu.code_for = lambda launch, spec: (launch.ptx.encode(), "")
"""
"""As `sitecustomize`, this gives each process of a judgement the same GPU, and lets one of them open it."""
REFERENCE = """
import numpy as np
def get_inputs(n=300): return [np.random.default_rng(1).standard_normal(n).astype(np.float32)]
def twice(x): return 2 * x
"""
CANDIDATE = """
import numpy as np
from pycuda import autoinit, compiler, driver
KERNEL = compiler.SourceModule('''__global__ void twice(const float *x, float *out, int n, float by)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = by * x[i];
}''').get_function("twice")
def twice(x):
    out = np.zeros_like(x)
    for by in (1, 2):
        KERNEL(driver.In(x), driver.InOut(out), np.int32(len(x)), np.float32(by), block=(128, 1, 1),
               grid=((len(x) + 127) // 128, 1))
    return out
"""
LEFT_OUT = [*FILLS, "n=301", "n=299", "n=151", "n=1", "n=601", "kernels left out", "other values in the same arrays"]
SOURCE = """
extern "C" __global__ void add(float *out, float by) { out[threadIdx.x] += by; }
extern "C" __global__ void when(long long *out) { out[threadIdx.x] = clock64() == 0 ? 1 : 2; }
extern "C" __global__ void rank(int *out, int *count) { out[threadIdx.x] = atomicAdd(count, 1); }
struct Row { float *data; };
extern "C" __global__ void through(const Row *rows) { rows[threadIdx.x].data[1] = 7.0f; }
"""


@pytest.fixture
def judged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return a folder with a candidate and a reference, on a machine with a GPU."""
    (tmp_path / "site").mkdir()
    (tmp_path / "site/sitecustomize.py").write_text(SITE)
    (tmp_path / "candidate.py").write_text(CANDIDATE)
    (tmp_path / "reference.py").write_text(REFERENCE)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "site"))
    monkeypatch.setattr(gpus, "_known_gpus", [FOUND])
    gpus.find_gpus.cache_clear()
    yield tmp_path
    gpus.find_gpus.cache_clear()


def words_of(folder: Path, *options: str) -> list[str]:
    without = [word for name in LEFT_OUT for word in ("--without", name)]
    files_of = [str(folder / "candidate.py"), "--reference", str(folder / "reference.py")]
    return ["judge", *files_of, *without, "--json", str(folder / "verdict.json"), *options]


def test_each_launch_of_a_right_candidate_is_measured_and_compared(judged: Path, capsys) -> None:
    assert main(words_of(judged, "--cache", "warm", "--device", "gpu-nvidia-h200")) == 0
    printed = capsys.readouterr().out
    assert "measured on gpu-nvidia-h200 with a warm cache: 8.00 µs; modelled" in printed
    assert "twice: the GPU's result is the engine's, bit for bit" in printed
    verdict = json.loads((judged / "verdict.json").read_text())
    assert (verdict["passed"], verdict["time_ns"], verdict["time_provenance"]) == (True, 2 * NS, "measured")
    assert (verdict["cache"], verdict["device"], verdict["notes"]) == ("warm", "gpu-nvidia-h200", [])
    [kernel] = verdict["kernels"]
    assert (kernel["launches"], kernel["time_ns"], kernel["samples"]) == (2, NS, 20)
    assert (kernel["time_provenance"], kernel["modelled_time_ns"] > 0) == ("measured", True)
    assert kernel["provenances"]["gld_transactions"] == "counted"


def test_result_of_the_card_that_is_another_fails_the_candidate(judged: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZEROS_ON_CARD", "1")
    verdict = judging.judge(judged / "candidate.py", judged / "reference.py", without=LEFT_OUT)
    assert (verdict.passed, verdict.time_provenance) == (False, "modelled")
    [reason] = verdict.reasons
    assert (reason.rule, reason.case) == ("card", "the same inputs again")
    assert reason.text.startswith("on the GPU, twice: the GPU's result is not the engine's: 300 of 300 elements")


def test_emulated_judgement_leaves_the_card_alone(judged: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZEROS_ON_CARD", "1")
    verdict = judging.judge(judged / "candidate.py", judged / "reference.py", without=LEFT_OUT, emulate=True)
    assert (verdict.passed, verdict.time_provenance, verdict.cache) == (True, "modelled", None)


def test_candidate_that_fails_is_not_given_to_the_card(judged: Path) -> None:
    (judged / "candidate.py").write_text(CANDIDATE.replace("(1, 2)", "(1, 3)"))
    verdict = judging.judge(judged / "candidate.py", judged / "reference.py", without=LEFT_OUT)
    assert "result" in {reason.rule for reason in verdict.reasons}
    assert verdict.time_provenance == "modelled"
    assert verdict.notes == ("not measured: only the launches of a candidate that passes are given to the GPU",)


def test_card_that_is_not_there_and_settings_without_a_card_are_one_sentence(tmp_path: Path, capsys) -> None:
    if not gpus.installed_gpus():
        assert main(words_of(tmp_path, "--device", "gpu-nvidia-h200")) == 2
        expected = "warplens: the device 'gpu-nvidia-h200' would be a GPU of this machine, and there is none: "
        assert capsys.readouterr().err.startswith(expected)
    assert main(words_of(tmp_path, "--device", "h200", "--cache", "warm")) == 2
    expected = "warplens: --cache is for launches that are timed on a GPU of this machine, and none is\n"
    assert capsys.readouterr().err == expected


def test_settings_of_the_timing_need_a_card(tmp_path: Path) -> None:
    for name, text in (("candidate.py", CANDIDATE), ("reference.py", REFERENCE)):
        (tmp_path / name).write_text(text)
    with pytest.raises(InputError, match=r"^timing is for launches that are timed on a GPU of this machine"):
        judging.judge(tmp_path / "candidate.py", tmp_path / "reference.py", device="h200", timing={"least_samples": 20})


def launch_of(name: str, *arguments: Pointer | Scalar, **parts: object) -> Capture:
    compiled = compile_source(SOURCE, name="card.cu", target="sm_90", entry=name, defines={})
    return fake_launch(name, compiled.ptx, *arguments, block=(4, 1, 1), place=("card.cu", 1), **parts)


def saved(launch: Capture) -> Capture:
    return files.decode(files.encode(kept(launch)), "launch")


def adding(memory: DeviceMemory, by: float = 1.0) -> Capture:
    number = Scalar(data=np.float32(by).tobytes(), dtype="float32")
    return launch_of("add", Pointer(allocation=memory.allocate(16), dtype="float32", shape=(4,)), number)


def timed_on(gpu: EngineGpu, launch: Capture) -> TimedLaunch:
    return time_launch(launch, Executor(SPEC), LaunchesOnGpu(SPEC, gpu, LaunchTiming(cache=CacheState.COLD)))


def test_kept_launch_is_timed_and_compared_twice() -> None:
    gpu = EngineGpu()
    timed = timed_on(gpu, saved(adding(DeviceMemory())))
    assert (timed.time_ns, timed.samples, timed.failure, timed.hindrance) == (NS, 10, "", "")
    assert timed.agreement == ("the GPU's result is the engine's, bit for bit",)
    assert (len(gpu.launches), len(gpu.timed)) == (2, 1)


def test_kernel_that_does_less_once_it_was_timed_fails() -> None:
    gpu = EngineGpu()

    def skip(data: Bytes) -> None:
        if gpu.timed:
            data.fill(0)

    gpu.change = skip
    timed = timed_on(gpu, saved(adding(DeviceMemory())))
    assert timed.time_ns is None
    assert timed.failure.startswith("after it was timed, the GPU's result is not the engine's: 4 of 4 elements")


def test_kernel_that_could_tell_by_clocks_that_it_is_timed_is_not_given_to_the_card() -> None:
    gpu = EngineGpu()
    timed = timed_on(gpu, saved(launch_of("when", Pointer(allocation=DeviceMemory().allocate(32)))))
    assert timed.hindrance.startswith("its code reads clocks or the place of a block")
    assert gpu.launches == []


def test_time_of_a_result_that_nothing_can_be_said_about_does_not_count() -> None:
    gpu, memory = EngineGpu(), DeviceMemory()
    gpu.change = lambda data: data.fill(3)
    launch = launch_of("rank", *(Pointer(allocation=memory.allocate(16), dtype="int32", shape=(4,)) for _ in range(2)))
    timed = timed_on(gpu, saved(launch))
    assert timed.time_ns is None
    assert timed.hindrance.endswith("for which the reason may be the order of atomic operations")


def test_addresses_in_memory_of_a_kept_launch_lead_to_its_arrays() -> None:
    memory = DeviceMemory()
    rows = [memory.allocate(8) for _ in range(4)]
    table = memory.allocate(32)
    table.data.view(np.uint64)[...] = [row.address for row in rows]
    gpu = EngineGpu()
    timed = timed_on(gpu, saved(launch_of("through", Pointer(allocation=table), reachable=tuple(rows))))
    assert (timed.time_ns, timed.failure, timed.hindrance) == (NS, "", "")
    assert {link.holder for link in gpu.launches[0].links} == {"", "param_0"}
    assert not any(row.data.any() for row in rows)  # what was kept has memory of its own


def test_launches_of_a_call_are_kept_one_by_one_as_they_are_before(tmp_path: Path) -> None:
    launches, memory = CallLaunches(), DeviceMemory()
    session = Session(load_spec("h200"), keep=launches.keep, keeps_each=True)
    launch = adding(memory)
    session.launch(launch)
    launches.begin(tmp_path / "call-1")
    session.launch(launch)
    session.launch(launch)
    launches.end()
    session.launch(launch)
    assert [record.count for record in launches.kinds] == [4, 4]
    of_files = [files.read(launch_file(tmp_path / "call-1", number)).buffers[0].data for number in range(2)]
    assert [np.frombuffer(data, np.float32)[0] for data in of_files] == [1.0, 2.0]
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.parametrize(
    ("limit", "value", "sentence"),
    [
        ("MOST_LAUNCHES", 1, "a call launches more than 1 kernels"),
        ("MOST_BYTES", 16, "the launches of a call have more than 0 MiB of arrays together"),
    ],
)
def test_too_many_launches_are_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str, value: int, sentence: str
) -> None:
    monkeypatch.setattr(call_launches, limit, value)
    launches = CallLaunches()
    session = Session(load_spec("h200"), keep=launches.keep, keeps_each=True)
    launches.begin(tmp_path / "call-1")
    for _ in range(2):
        session.launch(adding(DeviceMemory()))
    assert (launches.hindrance, len(launches.kinds)) == (sentence, 1)


def test_sheet_has_no_card() -> None:
    assert on_gpu.open_gpu(load_spec("h200")) is None
