"""The process that times the launches of a call on a GPU, when the processes of candidate and reference are gone.

    python -m warplens.profiles.judging.timing JOB.json

The rule: a time counts only of a launch whose result on the GPU is the engine's, at first and again after it was
timed. Every launch is timed by itself, on the bytes that it had in the call.
"""

import sys
from pathlib import Path

import msgspec

from warplens.cuda.capture import files, value
from warplens.cuda.device.gpus import load_device
from warplens.cuda.execute.executor import Executor
from warplens.cuda.execute.gpu.launch_process import LaunchTiming
from warplens.cuda.execute.program_arguments import check_block, placed
from warplens.cuda.ground import errors, points
from warplens.cuda.record.on_gpu import CLOCKS, GpuRun, LaunchesOnGpu, freedom_of, open_gpu
from warplens.profiles.judging.program import run_job_file

RESULTS = "timed.json"  # the file beside the job that holds a `TimedLaunch` for each launch so far


class TimingJob(msgspec.Struct, frozen=True, kw_only=True):
    """What is timed: kept launches as files of the folder, on the GPU with a key, in a state of the cache, and how."""

    device: str
    launches: tuple[str, ...]
    cache: points.CacheState
    measuring: points.Measuring


class TimedLaunch(msgspec.Struct, frozen=True, kw_only=True):
    """What became of a launch on a GPU; without a time, `failure` or `hindrance` says why."""

    time_ns: float | None = None
    samples: int = 0  # the time is that of so many samples, launches or batches
    agreement: tuple[str, ...] = ()  # how the GPU's result compares with the engine's, and how the launch was timed
    failure: str = ""  # how the result is not the engine's, or why the GPU did not end it
    hindrance: str = ""  # why it is not measured, or counts for nothing


def time_launch(kept: value.Capture, executor: Executor, gpu: LaunchesOnGpu) -> TimedLaunch:
    """Execute a launch on the engine and on the GPU, time it there, and compare both results.

    A kernel could tell by clocks, by the place of a block, or by what an earlier launch left that it is timed.
    """
    try:
        if CLOCKS in freedom_of(kept.code.ptx, kept.code.symbol).order:
            raise errors.InputError(f"its code reads {CLOCKS}, by which it could tell that it is timed")
        check_block(kept)
        launch = placed(kept)
        snapshot = gpu.snapshot(launch)
        executed = executor.execute(launch, is_searched=False)
        of_engine = {name: item.data.copy() for name, item in snapshot.buffers.items()}
        first = gpu.run(snapshot, executed, is_timed=True, is_compared=True)
        if (wrong := _wrong(first)) is not None:
            return wrong
        for name, data in of_engine.items():
            snapshot.buffers[name].data[...] = data
        again = gpu.run(snapshot, executed, is_timed=False, is_compared=True)
    except errors.WarplensError as error:
        return TimedLaunch(hindrance=str(error))
    if (wrong := _wrong(again)) is not None:
        return msgspec.structs.replace(wrong, failure=wrong.failure and f"after it was timed, {wrong.failure}")
    if first.time is None:
        return TimedLaunch(hindrance="the GPU gave no time")
    said = () if first.agreement is None else first.agreement.notes
    samples = len(first.time.samples_ns)
    return TimedLaunch(time_ns=first.time.value_ns, samples=samples, agreement=(*said, *first.notes))


def _wrong(run: GpuRun) -> TimedLaunch | None:
    if run.failure or run.hindrance:
        return TimedLaunch(failure=run.failure, hindrance=run.hindrance)
    if run.agreement is None:
        return TimedLaunch(hindrance="there is no result of the engine that the GPU's could be compared with")
    if run.agreement.difference:
        return TimedLaunch(failure=run.agreement.difference)
    return TimedLaunch(hindrance="; ".join(run.agreement.notes)) if run.agreement.is_open else None


def time_launches(job: TimingJob, folder: Path) -> None:
    """Time the launches of a job; the results are a file of the folder, written anew after each."""
    spec = load_device(job.device)
    gpu = open_gpu(spec)
    if gpu is None:
        raise errors.InputError(f"the device {job.device!r} is no GPU of this machine")
    timed: list[TimedLaunch] = []
    try:
        executor = Executor(spec)
        launches = LaunchesOnGpu(spec, gpu, LaunchTiming(cache=job.cache, measuring=job.measuring))
        for name in job.launches:
            timed.append(time_launch(files.read(folder / name), executor, launches))
            (folder / RESULTS).write_bytes(msgspec.json.encode(timed))
    finally:
        gpu.close()


if __name__ == "__main__":
    sys.exit(run_job_file(Path(sys.argv[1]), TimingJob, time_launches))
