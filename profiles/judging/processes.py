"""The processes of a candidate and a reference: what they are asked, what they leave in a folder, and their end.

The rule: a process has a folder of its own, and nothing that it started goes on after it.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from warplens.cuda.capture import files
from warplens.cuda.execute.gpu.launch_process import LaunchTiming
from warplens.cuda.ground import processor_time
from warplens.cuda.ground.errors import InputError
from warplens.cuda.ground.metrics import Provenance
from warplens.profiles.judging.cases import Case, KernelSummary, Value, launch_file, read_values, write_values
from warplens.profiles.judging.program import BASE, INIT, Call, Job
from warplens.profiles.judging.timing import RESULTS, TimedLaunch, TimingJob

OWNER = "WARPLENS_JUDGED_IN"  # names the judgement's folder to the processes of a candidate, and to those they start

CallResult = tuple[list[Value], dict[str, Any]] | str
"""What a call gave, with facts about it; or the sentence on why it gave nothing, empty where its process had ended."""


@dataclass(frozen=True, slots=True)
class KeptCall:
    """The launches of a call as bytes of files, the position of the kernel of each, and why not all are there."""

    files: tuple[bytes, ...] = ()
    kernels: tuple[int, ...] = ()
    hindrance: str = ""


@dataclass(frozen=True, slots=True)
class Inputs:
    """What a file gives."""

    base: list[Value]  # its inputs
    sized: dict[str, list[Value]]  # those of other sizes, by what is other
    init: CallResult | None = None  # what its model is made from, or why that is not there; None where nothing is said


@dataclass(frozen=True, slots=True)
class Results:
    """The results of the calls of a process, by case."""

    calls: list[CallResult]  # as they are
    wide: list[CallResult]  # from float64
    ended: str  # how it ended, if early
    kept: KeptCall  # the launches of the case for which that was asked


@dataclass(frozen=True, slots=True)
class Program:
    """A file, run in a process of its own, with a folder that holds what goes to and from that process alone."""

    file: Path
    function: str
    device: str
    seed: int
    time_limit_s: float

    def inputs(self) -> Inputs:
        """Return what the file gives."""
        with _folder() as folder:
            ended = self._run(folder, has_inputs=True)
            base = _result(folder, BASE)
            if ended or isinstance(base, str):
                raise InputError(f"{self.file} gives no inputs: {ended or base}")
            sized = {}
            for path in sorted(folder.glob("sized-*")):
                if path.suffix != ".error":
                    values, facts = read_values(path)
                    sizes = base[1]["sizes"]
                    changed = {name: size for name, size in facts["sizes"].items() if size != sizes.get(name)}
                    sized[", ".join(f"{name}={size}" for name, size in changed.items())] = values
            has_init = (folder / INIT).is_file() or bool(_error(folder, INIT))
            init = _result(folder, INIT) if has_init else None
        return Inputs(base[0], sized, init)

    def results(
        self,
        cases: Sequence[Case],
        *,
        with_wide: bool = False,
        is_candidate: bool = False,
        init: CallResult | None = None,
        kept: int | None = None,
    ) -> Results:
        """Call the function with each case, and `with_wide` once more with the floating-point numbers as float64.

        The kernels of a candidate do nothing in the cases that ask for that, and it may take arrays of another package.
        A model of a file that does not say what it is made from is made from `init`. `kept` is the number of the case
        whose launches are kept.
        """
        with _folder() as folder:
            calls = []
            for number, case in enumerate(cases):
                write_values(folder / f"case-{number}", case.inputs)
                call = Call(inputs=f"case-{number}", to=f"call-{number}", is_in_place=case.is_in_place)
                left_out = is_candidate and case.is_left_out
                calls.append(msgspec.structs.replace(call, is_left_out=left_out, is_kept=number == kept))
            if with_wide:
                calls += [Call(inputs=call.inputs, to=f"wide-{call.to}", is_wide=True) for call in calls]
            if isinstance(init, str):
                (folder / f"{INIT}.error").write_text(init, encoding="utf-8")
            elif init is not None:
                write_values(folder / INIT, *init)
            ended = self._run(folder, calls=tuple(calls), tries_packages=is_candidate, has_init=init is not None)
            results = [_result(folder, call.to) for call in calls]
            launches = KeptCall() if kept is None else _kept_call(folder / calls[kept].to, results[kept])
        return Results(results[: len(cases)], results[len(cases) :], ended, launches)

    def _run(self, folder: Path, **settings: Any) -> str:
        job = Job(file=str(self.file.resolve()), function=self.function, device=self.device, seed=self.seed, **settings)
        return _run("warplens.profiles.judging.program", job, folder, self.time_limit_s)


def times_on_gpu(
    launches: Sequence[bytes], device: str, timing: LaunchTiming, time_limit_s: float
) -> tuple[list[TimedLaunch], str]:
    """Time kept launches on a GPU, and return what became of them; and how the process ended, if early."""
    with _folder() as folder:
        names = [f"launch-{number}{files.SUFFIX}" for number in range(len(launches))]
        for name, data in zip(names, launches, strict=True):
            (folder / name).write_bytes(data)
        job = TimingJob(device=device, launches=tuple(names), cache=timing.cache, measuring=timing.measuring)
        ended = _run("warplens.profiles.judging.timing", job, folder, time_limit_s, is_on_gpu=True)
        path = folder / RESULTS
        timed = msgspec.json.decode(path.read_bytes(), type=list[TimedLaunch]) if path.is_file() else []
    return timed, ended


def _run(module: str, job: msgspec.Struct, folder: Path, time_limit_s: float, *, is_on_gpu: bool = False) -> str:
    """Run a job by a module in a process of its own, and return how it ended before its end, empty where it did not."""
    # On a GPU it has wall time, else processor time: a busy machine changes no verdict.
    path = folder / "job.json"
    path.write_bytes(msgspec.json.encode(job))
    # a process that it leaves behind may hold its standard error open: a file is read without waiting for that
    with (folder / "errors.txt").open("w+", encoding="utf-8", errors="replace") as errors:
        process = subprocess.Popen(
            [sys.executable, "-m", module, str(path)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=errors,
            env={**os.environ, OWNER: str(folder)},
            start_new_session=True,
        )
        limit = processor_time.Limit(None if is_on_gpu else process.pid, time_limit_s)
        try:
            code = processor_time.ended(process, limit)
            if code is None:
                return limit.sentence()
        finally:
            _end(process, folder)
        errors.seek(0)
        lines = [line for line in errors if line.strip()]
    if code == 0:
        return ""
    last = lines[-1].strip() if lines else ""
    return _error(folder, "job") or f"its process ended with code {code}: {last}"


def _end(process: subprocess.Popen[bytes], folder: Path) -> None:
    """End a process and all that it started: what goes on could write over the results of the next one."""
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.wait()
    mark = f"{OWNER}={folder}".encode()
    for environment in Path("/proc").glob("[0-9]*/environ"):  # those that left its group; there is none without /proc
        with suppress(OSError):
            if mark in environment.read_bytes().split(b"\0"):
                os.kill(int(environment.parent.name), signal.SIGKILL)


@contextmanager
def _folder() -> Iterator[Path]:
    with TemporaryDirectory(prefix="warplens-judge-", ignore_cleanup_errors=True) as folder:
        yield Path(folder)


def _result(folder: Path, name: str) -> CallResult:
    path = folder / name
    if not path.is_file():
        return _error(folder, name)
    try:
        return read_values(path)
    except InputError as error:
        return str(error)


def _kept_call(at: Path, result: CallResult) -> KeptCall:
    if isinstance(result, str):
        return KeptCall(hindrance="the call failed")
    facts = result[1]
    paths = [launch_file(at, number) for number in range(len(facts["kept"]))]
    try:
        return KeptCall(tuple(path.read_bytes() for path in paths), tuple(facts["kept"]), facts["not_kept"])
    except OSError as error:
        return KeptCall(hindrance=f"a launch that was kept cannot be read: {error.strerror}")


def _error(folder: Path, name: str) -> str:
    path = folder / f"{name}.error"
    return path.read_text(encoding="utf-8", errors="replace") if path.is_file() else ""


# Both times are of one provenance: where a launch of either is not measured, both stay modelled, and a note says why.


@dataclass(frozen=True, slots=True, kw_only=True)
class MeasuredCall:
    """The kernels of a call with their measured times."""

    kernels: tuple[KernelSummary, ...] = ()
    time_ns: float | None = None  # the sum of the times of its launches
    hindrance: str = ""  # why there is no time
    failure: str = ""  # how a result on the GPU is not the engine's


def measure_call(
    call: KeptCall, kernels: Sequence[KernelSummary], device: str, timing: LaunchTiming, time_limit_s: float
) -> MeasuredCall:
    """Time the launches of a call on a GPU, in a process of its own."""
    count = sum(kernel.launches for kernel in kernels)
    if call.hindrance or len(call.kernels) != count:
        kept = f"{len(call.kernels)} of {count} launches of the call were kept"
        return MeasuredCall(hindrance=call.hindrance or kept)
    timed, ended = times_on_gpu(call.files, device, timing, time_limit_s)
    for launch, position in zip(timed, call.kernels, strict=False):
        name = kernels[position].name
        if launch.failure:
            return MeasuredCall(failure=f"{name}: {launch.failure}")
        if launch.time_ns is None:
            return MeasuredCall(hindrance=f"{name}: {launch.hindrance}")
    if ended or len(timed) != count:
        return MeasuredCall(hindrance=ended or f"{len(timed)} of {count} launches were timed")
    measured = [
        _measured(kernel, [launch for launch, of in zip(timed, call.kernels, strict=True) if of == position])
        for position, kernel in enumerate(kernels)
    ]
    return MeasuredCall(kernels=tuple(measured), time_ns=sum(launch.time_ns or 0.0 for launch in timed))


def _measured(kernel: KernelSummary, timed: Sequence[TimedLaunch]) -> KernelSummary:
    times = [launch.time_ns or 0.0 for launch in timed]
    return msgspec.structs.replace(
        kernel,
        time_ns=sum(times) / len(times),
        time_provenance=Provenance.MEASURED.value,
        modelled_time_ns=kernel.time_ns,
        samples=sum(launch.samples for launch in timed),
        agreement=tuple(dict.fromkeys(note for launch in timed for note in launch.agreement)),
    )
