"""Runs a program on a GPU of this machine as it is, beside its run on the engine, and joins what the two say.

The rule: the program and its driver are those of the user; a small library that the driver loads by itself asks CUPTI
what each kernel, copy and fill takes. A launch has the time of those of its kernel that have its grid, block and shared
memory, and no other; what the GPU launched and the engine did not, or the other way round, is said.

Source: CUPTI, activity records of kernels, copies and fills; the driver's `CUDA_INJECTION64_PATH`.
"""

import os
import shutil
import stat
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import IO, Any, TypeAlias

from warplens.cuda.capture.value import Code, Extent, Launch
from warplens.cuda.device.nvidia_driver import VISIBLE, InstalledGpu
from warplens.cuda.driver import building, clang, state
from warplens.cuda.driver.object_files import demangled
from warplens.cuda.driver.own_folder import OwnFolder
from warplens.cuda.driver.program import MAX_PROCESSES, SIGNALLED, Program, started
from warplens.cuda.ground import metrics, points
from warplens.cuda.ground.errors import WarplensError
from warplens.cuda.record.recorder import LaunchRecord
from warplens.cuda.record.session import matches
from warplens.cuda.record.steps import MoveKey, SpanNs

COUNTING_S = 60.0  # the processor time of the engine's run after which its launches are sampled
MOST_FILE_BYTES = 1 << 28  # what the injection writes of a process is not longer
PATIENCE_S = 2.0  # a program that is interrupted may take so long to end
MOST_NAMED = 5  # kernels that a sentence names
FIELDS = 13  # numbers of a launch in the file of the injection
DEVICES = ("nvidia*", "nvmap", "nvhost*", "dxg")
"""The files of /dev by which a program reaches NVIDIA's GPUs: on most systems, on Jetson (two), in WSL."""
CUPTI = ("libcupti.so.13", "libcupti.so.12")
_IN_TOOLKIT = ("extras/CUPTI/lib64", "lib64", "lib", "targets/*/lib")
_IN_PACKAGES = ("nvidia/cu13/lib", "nvidia/cuda_cupti/lib")  # of NVIDIA's wheels, which lie beside PyTorch's
UNLIKE = "copies and fills that were not made as often on the GPU as on the engine have modelled times"
UNCOUNTED = "the engine's run of the program made no such launch"

Key: TypeAlias = tuple[str, Extent, Extent, int]
"""The symbol of a kernel, its grid, its block, and the bytes of its dynamic shared memory."""
Move: TypeAlias = tuple[int, SpanNs, MoveKey]
"""A copy or a fill on a GPU: a number by which they stand as the program made them, when it was, and what it was."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GpuLaunch:
    """A launch on a GPU: when it began and ended, in nanoseconds of its clock. `order` sorts launches as the program
    made them, `is_beside` says that another kernel ran at the same time.
    """

    key: Key
    order: tuple[int, int, int]
    device: int
    start_ns: int
    end_ns: int
    is_beside: bool = False


def cupti_libraries(program: str = "") -> tuple[str, ...]:
    """Return where CUPTI may be: the libraries of toolkits and wheels, the newest first, and what the system finds.
    Wheels lie beside Warplens, or where the program is a Python, beside that.
    """
    homes = clang.toolkits(shutil.which("nvcc") or "")
    packages = [*Path(shutil.which(program) or "/").parent.parent.glob("lib/python3*/site-packages")]
    packages += [Path(folder) for folder in sys.path if folder.endswith("-packages")]
    folders = [*((home, place) for home in homes for place in _IN_TOOLKIT)]
    folders += [(folder, place) for folder in packages for place in _IN_PACKAGES]
    paths = [str(path) for name in CUPTI for folder, place in folders for path in folder.glob(f"{place}/{name}")]
    return tuple(dict.fromkeys((*paths, *CUPTI)))


def activities_in(folder: Path) -> tuple[list[GpuLaunch], list[Move], list[str]]:
    """Return the launches of a program by what the injection has written, in their order, its copies and fills, in
    theirs, and why some launches have no time.

    Copies and fills of several processes have no order, and are left out. The program can write there, too: a line that
    is none of the injection's is left out.
    """
    launches: list[GpuLaunch] = []
    reasons: list[str] = []
    texts = []
    files = (path for path in sorted(folder.iterdir()) if path.is_file() and not path.is_symlink())
    for path, _ in zip(files, range(MAX_PROCESSES), strict=False):
        with path.open(encoding="utf-8", errors="replace") as file:
            texts.append(file.read(MOST_FILE_BYTES))
    of_processes, moves = list[list[GpuLaunch]](), list[list[Move]]()
    for text in texts:
        of_processes.append(_activities_of(text, reasons, made := list[Move]()))
        moves += [sorted(made)] if made else []
    for number, process in enumerate(sorted(filter(None, of_processes), key=lambda them: them[0].start_ns)):
        launches += [replace(launch, order=(number, *launch.order[1:])) for launch in process]
    if len(moves) > 1:
        reasons.append(
            f"copies and fills of {len(moves)} processes have modelled times: only those of one are measured"
        )
    if not texts:
        reasons.append("the program did not open the GPU, so that nothing is timed")
    return _beside(launches), moves[0] if len(moves) == 1 else [], reasons


def _activities_of(text: str, reasons: list[str], moves: list[Move]) -> list[GpuLaunch]:
    """Return the launches of one process, add why there are no others, and its copies and fills."""
    names: dict[int, str] = {}
    launches: list[GpuLaunch] = []
    errors: list[str] = []
    untimed, begun, ended = 0, False, False
    for line in text.splitlines():
        kind, _, rest = line.partition("\t")
        fields = rest.split("\t")
        try:
            if kind == "name":
                names[int(fields[0])] = fields[1]
            elif kind == "ran" and len(fields) == FIELDS:
                number, correlation, device, _, start, end, x, y, z, *block, dynamic = map(int, fields)
                key = names[number], (x, y, z), (block[0], block[1], block[2]), dynamic
                if min(x, y, z, *block) < 1 or max(end, x, y, z, *block, dynamic) >= 1 << 63:
                    continue
                if 0 < start < end:
                    order = 0, correlation, start
                    launches.append(GpuLaunch(key=key, order=order, device=device, start_ns=start, end_ns=end))
                else:
                    untimed += 1
            elif kind == "moved":
                direction, size, correlation, start, end = map(int, fields)
                if 0 < start < end < 1 << 63:
                    moves.append((correlation, (float(start), float(end)), (direction, size)))
            elif kind == "left":
                untimed += int(fields[0])
            elif kind == "error":
                errors.append(rest)
            begun, ended = begun or kind == "begun", ended or kind == "ended"
        except (ValueError, KeyError, IndexError):
            continue
    if untimed:
        have = "launch on the GPU has" if untimed == 1 else "launches on the GPU have"
        reasons.append(f"{untimed:,} {have} no time")
    if begun and not ended:
        reasons.append("a process ended without its exit handlers, so that its last launches may have no time")
    if errors and not begun:
        reasons.append(f"CUPTI gives no times ({errors[-1] if len(errors) == 1 else '; '.join(errors[-2:])})")
    return sorted(launches, key=lambda launch: launch.order)


def _beside(launches: Sequence[GpuLaunch]) -> list[GpuLaunch]:
    """Return launches that know whether another kernel ran on their GPU at the same time."""
    ended: dict[int, GpuLaunch] = {}
    beside: set[int] = set()
    for launch in sorted(launches, key=lambda launch: launch.start_ns):
        last = ended.get(launch.device)
        if last is not None and launch.start_ns < last.end_ns:
            beside |= {id(last), id(launch)}
        if last is None or launch.end_ns > last.end_ns:
            ended[launch.device] = launch
    return [replace(launch, is_beside=id(launch) in beside) for launch in launches]


@dataclass(kw_only=True)
class BothRuns:
    """A program that runs on a GPU, and then on the engine; `sentences` are what is to be said of the two runs."""

    program: Program  # its run on the engine, whose session gets the times
    gpus: Sequence[InstalledGpu]  # what it sees, GPUs of one model
    patterns: tuple[str, ...] = ()  # the names of the kernels that are recorded, without any all
    order: list[LaunchRecord] = field(default_factory=list)  # of the engine's launches, as the program made them
    sentences: list[str] = field(default_factory=list)
    code: int = 0

    def run(self, command: Sequence[str], *, own: OwnFolder | None = None) -> int:
        """Run a command to its end on the GPU, and once more on the engine; return its exit code on the GPU.

        The engine's run finds the standard input that the other one found, and stands in a copy of the folder: what it
        prints and writes there goes. Without a folder of its own the program is not confined there either.

        Raises:
            InputError: there is no such program, or it cannot be started.
            MissingPartError: the parts in C cannot be built, or the program cannot be confined.
        """
        again = _standard_input()
        launches, moves = list[GpuLaunch](), list[Move]()
        try:
            with tempfile.TemporaryDirectory(dir=None if own is None else own.temporary) as folder:
                try:
                    self.code = self._on_gpu(command, own, folder)
                finally:  # Control-C ends the program, and its launches until then are there
                    launches, moves, reasons = activities_in(Path(folder))
                    self.sentences += reasons
            self._on_engine(command, own, again, timed="which timed its launches, and " if launches else "")
        finally:
            if again is not None:
                again.close()
            if launches:
                self._join(launches)
            if moves and not self.program.begun_session().steps.time(moves):
                self.sentences.append(UNLIKE)
        return self.code

    def _on_gpu(self, command: Sequence[str], own: OwnFolder | None, folder: str) -> int:
        libraries = building.standin()
        environment = {
            **os.environ,
            VISIBLE: ",".join(gpu.uuid for gpu in self.gpus),
            "CUDA_INJECTION64_PATH": str(libraries / building.INJECTION),
            "WARPLENS_LAUNCHES": folder,
            "WARPLENS_CUPTI": ":".join(cupti_libraries(command[0])),
        }
        devices = [str(path) for pattern in DEVICES for path in Path("/dev").glob(pattern)]
        child = started(command, environment, own, devices)
        try:
            code = child.wait()
        finally:
            with suppress(subprocess.TimeoutExpired):  # after Control-C, which the program gets, too
                child.wait(PATIENCE_S)
            child.kill()
            child.wait()
        return code if code >= 0 else SIGNALLED - code

    def _on_engine(self, command: Sequence[str], own: OwnFolder | None, again: IO[bytes] | None, *, timed: str) -> None:
        """Run the program for its counters; what goes wrong with that is said, since it has run already."""
        program, name = self.program, self.gpus[0].spec.name
        copy, nothing = OwnFolder(), subprocess.DEVNULL
        where: dict[str, Any] = {"cwd": copy.working} if own is None else {"own": copy}
        try:
            code = program.run(command, stdin=again or nothing, stdout=nothing, stderr=nothing, **where)
        except WarplensError as error:
            self.sentences.append(f"its launches are not counted: {error}")
            return
        finally:
            shutil.rmtree(copy.path, ignore_errors=True)
        self.sentences.insert(
            0, f"the program ran twice: on the {name}, {timed}whose output and files these are, and on the engine, "
            "which counted its launches",
        )  # fmt: skip
        if code != self.code and not (program.is_ended or program.is_limited):
            gone = ", where it had no standard input, since that is no file" if again is None else ""
            ended = f"it ended with the exit code {self.code} on the {name}"
            self.sentences.append(f"{ended} and with {code} on the engine{gone}")

    def _join(self, launches: Sequence[GpuLaunch]) -> None:
        """Give the records of the engine the times of the GPU, and add records of what only the GPU launched."""
        timed: dict[Key, list[GpuLaunch]] = {}
        for launch in launches:
            if not self.patterns or matches(self.patterns, demangled(launch.key[0])):
                timed.setdefault(launch.key, []).append(launch)
        session = self.program.begun_session()
        made: dict[Key, list[LaunchRecord]] = {}
        for record in session.records:
            if record.modelled is None:
                made.setdefault(_key_of(record), []).append(record)
        alone, unclear = list[Key](), list[Key]()
        for key, of_gpu in timed.items():
            records = made.get(key, [])
            kinds = {id(record) for record in records}
            if not records:
                record = _uncounted(key, len(of_gpu))
                self._time(record, of_gpu)
                session.add(record)
                alone.append(key)
            elif len(records) == 1:
                self._time(records[0], of_gpu)
            elif (
                len(order := [record for record in self.order if id(record) in kinds]) == len(of_gpu)
                and of_gpu[0].order[0] == of_gpu[-1].order[0]  # launches of one process
            ):
                for record in records:
                    self._time(record, [launch for launch, other in zip(of_gpu, order, strict=True) if other is record])
            else:
                unclear.append(key)
        modelled = [key for key in made if key not in timed]
        self._say(alone, "on the GPU alone, so that they are not counted")
        self._say(modelled, "on the engine alone, so that their times are modelled")
        self._say(unclear, "with other arguments each and not as often on both, so that their times are modelled")

    def _time(self, record: LaunchRecord, launches: Sequence[GpuLaunch]) -> None:
        samples = tuple(float(launch.end_ns - launch.start_ns) for launch in launches)
        record.spans_ns = tuple((float(launch.start_ns), float(launch.end_ns)) for launch in launches)
        record.measured = points.Time(
            value_ns=statistics.median(samples), provenance=metrics.Provenance.MEASURED, samples_ns=samples,
            spent_s=sum(samples) / 1e9,
        )  # fmt: skip
        counted, record.count = record.count, len(samples)
        of = f"the median of its {len(samples):,} launches" if len(samples) > 1 else "its one launch"
        notes = [f"timed by CUPTI in the program's own run on the {self.gpus[0].spec.name}: {of}"]
        if counted != len(samples):
            notes.append(f"launched {len(samples):,} times on the GPU and {counted:,} times on the engine")
        if beside := sum(launch.is_beside for launch in launches):
            notes.append(f"{beside:,} of its launches ran beside other kernels, which takes longer")
        record.gpu_notes = tuple(notes)

    def _say(self, keys: Sequence[Key], where: str) -> None:
        """Say what was launched in one way in one run alone, by the first of them."""
        if keys:
            named = (f"{demangled(symbol)}<<<{grid}, {block}, {dynamic}>>>" for symbol, grid, block, dynamic in keys)
            more = f" and {len(keys) - MOST_NAMED:,} more" if len(keys) > MOST_NAMED else ""
            shown = ", ".join(name for name, _ in zip(named, range(MOST_NAMED), strict=False))
            self.sentences.append(f"launched {where}: {shown}{more}")


def _key_of(record: LaunchRecord) -> Key:
    launch = record.launch
    return record.code.symbol, launch.grid, launch.block, launch.dynamic_shared_bytes


def _uncounted(key: Key, count: int) -> LaunchRecord:
    symbol, grid, block, dynamic = key
    return LaunchRecord(
        code=Code(kernel=demangled(symbol), symbol=symbol),
        launch=Launch(grid=grid, block=block, dynamic_shared_bytes=dynamic),
        origin=state.ORIGIN, uncounted=UNCOUNTED, count=count, whole=count,
    )  # fmt: skip


def _standard_input() -> IO[bytes] | None:
    """Open standard input once more, from where it stands; None where it is no file, and gone once it is read."""
    try:
        if not stat.S_ISREG(os.fstat(0).st_mode):
            return None
        again = Path("/dev/fd/0").open("rb", buffering=0)  # noqa: SIM115 - the second run has it
        again.seek(os.lseek(0, 0, os.SEEK_CUR))
    except OSError:
        return None
    return again
