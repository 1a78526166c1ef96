"""The launches of a program's own kernels, in a `with` block: what `warplens python` does for a script.

The rule: a block takes over what the packages in it launch, and gives it back at its end; what it found stays.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from functools import cached_property
from pathlib import Path
from typing import Any, Self

from warplens.cuda.device.gpus import default_device, load_device
from warplens.cuda.ground import errors, metrics, points
from warplens.cuda.record import adapters, keeping, memory, on_gpu, recorder
from warplens.cuda.record.session import Session, active
from warplens.cuda.record.triton.targets import parse_target
from warplens.cuda.sweep.protocols import DEFAULT_BUDGET_S
from warplens.profiles import arguments, formats, kept_launches
from warplens.profiles.launches import LaunchProfile
from warplens.profiles.records import Completeness
from warplens.results import GPU_KEY, Explanation, Profile, explained

TARGET = "a target such as 'sm_80'"
KERNEL_NAME = "the name of a kernel, or a pattern such as 'attn_*'"
_memory = memory.DeviceMemory()  # arrays of one block are those of the next: a notebook has a block for each cell


class TracedKernel:
    """Equal launches of one kernel: the same code, options, sizes, dtypes, grid and block, a point of the profile.

    Every metric is an attribute, in the unit of its entry in `warplens.cuda.ground.metrics`: `gld_efficiency` in
    percent, `registers_per_thread`. One that the launch has not is None.
    """

    def __init__(self, record: recorder.LaunchRecord, point: points.PointResult, kept: LaunchProfile) -> None:
        self._record = record
        self._kept = kept
        self.point = point

    @property
    def name(self) -> str:
        """The name of the kernel."""
        return self.point.kernel

    @property
    def launches(self) -> int:
        """How often it was launched."""
        return self._record.count

    @property
    def time_ns(self) -> float | None:
        """The time of a launch in nanoseconds, None where there is none; `point.time.provenance` says what it is."""
        return None if self.point.time is None else self.point.time.value_ns

    @property
    def fault(self) -> str:
        """The race, or the read of shared memory that nothing wrote, that was found; empty where there is none."""
        return str(self._record.fault or "")

    @property
    def is_searched(self) -> bool:
        """Whether races were looked for in at least one of the launches."""
        return self._record.searched > 0

    @property
    def is_benchmarked(self) -> bool:
        """Whether only benchmarks and autotuners launched it: then it is not searched, and blocks may be a sample."""
        return not self._record.whole

    def explain(
        self,
        *,
        device: str | None = None,
        budget_s: float = DEFAULT_BUDGET_S,
        check: str | None = "fast",
        time_limit_s: float | None = None,
        pitch_words: int | None = None,
        rescored_for: str | None = None,
    ) -> Explanation:
        """Execute the first launch again and explain which source lines waste memory traffic, as `warplens.explain`.

        Args:
            device: a key of `devices` whose rules count it, by default the device of the block.
            budget_s: seconds that the blocks may take; a longer launch is sampled.
            check: as in `run`.
            time_limit_s: seconds that it may take; by default 60 and its budget.
            pitch_words: a row pitch of shared arrays, in 4-byte words, for which requests are counted again.
            rescored_for: the key of a GPU by whose rules they are counted again.

        Raises:
            WarplensError: an argument is wrong, the launch was not kept, or it fails or takes too long.
        """
        point = kept_launches.launch_point(
            self.point,
            self._kept.folder,
            launch_file=self._kept.launch_file(self._record),
            device=None if device is None else load_device(arguments.text(device, "device", GPU_KEY)).key,
            budget_s=arguments.seconds(budget_s, "budget_s"),
            check=arguments.check_level(check, "check"),
        )
        return explained(point, None, pitch_words, rescored_for, time_limit_s)

    @cached_property
    def explanation(self) -> Explanation:
        """The explanation of the first launch, made when it is first asked for (`explain`)."""
        return self.explain()

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or name not in metrics.METRICS:
            raise AttributeError(f"{name} is no metric; `point.metrics` has those of this launch")
        value = self.point.metrics.get(name)
        return None if value is None else value.value

    def __repr__(self) -> str:
        """Return the name, the sizes and the number of launches."""
        sizes = ", ".join(f"{name}={value}" for name, value in {**self.point.problem, **self.point.tune}.items())
        return f"<{self.name}: {sizes}, {_times(self.launches)}>"


class Trace:
    """The launches in a `with` block of `trace`; it goes on to hold them after the block."""

    def __init__(self, session: Session, kept: LaunchProfile) -> None:
        self._session = session
        self._kept = kept
        self._block = ExitStack()
        self._status = Completeness.PARTIAL

    def __enter__(self) -> Self:
        with ExitStack() as entered:
            entered.enter_context(active(self._session))
            entered.enter_context(adapters.installed())
            self._block = entered.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self._block.close()
        self._session.close()
        self._status = Completeness.COMPLETE
        self._kept.finish(self._session.records)

    @property
    def profile(self) -> Profile:
        """The launches so far as a profile, a point for each kind of launch."""
        return arguments.with_methods(Profile, self._kept.profile(self._session.records, self._status))

    def kernels(self, name: str | None = None) -> tuple[TracedKernel, ...]:
        """Return the kinds of launches so far, in the order of the program; with a name, those of one kernel."""
        records = self._session.records
        pairs = zip(records, self._kept.points(records), strict=True)
        return tuple(
            TracedKernel(record, point, self._kept)
            for record, point in pairs
            if name in (None, point.kernel, record.code.kernel)
        )

    def kernel(self, name: str, **sizes: int) -> TracedKernel:
        """Return the one kind of launches of a kernel.

        Args:
            name: the name of the kernel.
            sizes: sizes or options that tell its kinds apart, as its points have them: `n_cols=1024`, `BLOCK=256`.

        Raises:
            InputError: there is no such launch, or there are several kinds.
        """
        named = self.kernels(name)
        if not named:
            others = ", ".join(dict.fromkeys(kernel.name for kernel in self.kernels())) or "no kernel"
            raise errors.InputError(f"no kernel {name!r} was launched; launched: {others}")
        fitting = [kernel for kernel in named if _has(kernel.point, sizes)]
        if len(fitting) == 1:
            return fitting[0]
        kinds = "; ".join(map(repr, fitting or named))
        how_many = f"{len(fitting)} kinds of launches" if fitting else "no launch"
        raise errors.InputError(f"{how_many} of {name!r} with {sizes or 'any sizes'}: {kinds}")

    def assert_no_races(self) -> None:
        """Raise an error if a race was found in a launch, or a read of shared memory that nothing wrote.

        What only benchmarks and autotuners launched is not asked: the program goes on with none of its results.

        Raises:
            AssertionError: there is one; its text names kernel, line, thread and what it did.
            InputError: no launch was looked at.
        """
        __tracebackhide__ = True  # pytest shows the line of the test
        kernels = [kernel for kernel in self.kernels() if not kernel.is_benchmarked]
        unsearched = [kernel.name for kernel in kernels if not kernel.is_searched]
        if not kernels or unsearched:
            raise errors.InputError(
                f"races were looked for in no launch{' of ' + ', '.join(unsearched) if unsearched else ''}"
            )
        faults = [f"{kernel.name}: {kernel.fault}" for kernel in kernels if kernel.fault]
        if faults:
            raise AssertionError("\n".join(faults))

    def __iter__(self) -> Iterator[TracedKernel]:
        return iter(self.kernels())

    def __repr__(self) -> str:
        """Return how many launches of which kernels there were."""
        names = ", ".join(dict.fromkeys(kernel.name for kernel in self.kernels())) or "no kernel"
        return f"<Trace on {self._session.spec.key}: {_times(self._session.count)} of {names}>"

    def _repr_html_(self) -> str:
        return self.profile._repr_html_()


def trace(
    device: str | None = None,
    *,
    races: int = 1,
    emulate: bool = False,
    target: str | None = None,
    cache: str | None = None,
    timing: Mapping[str, float] | None = None,
    save: str | Path | None = None,
    overwrite: bool = False,
    keep_mib: int = keeping.DEFAULT_MOST_BYTES // keeping.MIB,
    only: str | Sequence[str] = (),
) -> Trace:
    """Return a block in which the launches of Triton, Numba, PyCUDA and CuPy are executed here and counted.

    No GPU is needed; where the device is one of this machine, it takes the launches, too, and times them. Kernels of
    PyCUDA and CuPy are those of packages that are imported within the block, where modules of Warplens take their
    place; the others may be imported before. One block is active at a time.

    Args:
        device: a key of `devices`, whose sheet counts and models; by default the machine's GPU, else one of the sheets.
        races: look for races in this many launches of a kind; 0 for none. Later ones run on the GPU alone, if there is
            one.
        emulate: leave the GPU of this machine alone.
        target: compile kernels of Triton for this target, such as `sm_80`, by default the best one for the device.
        cache: `cold` or `warm`, the state of the GPU's cache when a timed launch begins.
        timing: settings of the timing, such as `{"least_samples": 20}`.
        save: write the launches to this file as a profile, every 2 s and at the end.
        overwrite: replace a file that is no profile.
        keep_mib: keep launches whose arrays have at most this many MiB, to explain them; beside the file, else in a
            temporary folder.
        only: record only launches of kernels with this name, or one of these; `*` and `?` stand for any text and any
            letter. The others run and are not counted.

    Raises:
        InputError: an argument is wrong; on entry, that another block is active.
        StorageError: the file cannot be written.

    Example:
        >>> with trace("h200") as launches:
        ...     from pycuda import autoinit, compiler, driver
        ...     text = "__global__ void fill(float *out) { out[32 * threadIdx.x] = 1.0f; }"
        ...     fill = compiler.SourceModule(text).get_function("fill")
        ...     fill(driver.mem_alloc(4096), block=(32, 1, 1))
        >>> launches.kernel("fill").gst_efficiency
        12.5
        >>> launches.assert_no_races()
        >>> launches.kernel("fill").explanation.accesses[0].sentences
        ('lane stride 128 B: 32 sectors for a request that could be 4',)
    """
    spec = load_device(default_device() if device is None else arguments.text(device, "device", GPU_KEY))
    path = None if save is None else arguments.path(save, "save")
    searched = arguments.whole_number(races, "races", least=0)
    gpu = None if emulate else on_gpu.open_gpu(spec)
    how = arguments.launch_timing(cache, timing, is_timed=gpu is not None)
    compiled_for = None
    if target is not None:
        compiled_for = parse_target(arguments.text(target, "target", TARGET), spec.compute_capability, "target")
    most_bytes = arguments.whole_number(keep_mib, "keep_mib", least=0) * keeping.MIB
    measuring = None if how is None else how.measuring
    kept = LaunchProfile(spec, path, overwrite=overwrite, measuring=measuring, most_bytes=most_bytes)
    session = Session(
        spec,
        searched=searched,
        on_launch=lambda record: kept.keep(session.records, record),
        memory=_memory,
        gpu=gpu,
        timing=how,
        keep=kept.keep_launch,
        target=compiled_for,
        kernels=arguments.texts(only, "only", KERNEL_NAME),
    )
    kept.steps = session.steps
    return Trace(session, kept)


def _has(point: points.PointResult, sizes: dict[str, int]) -> bool:
    values = {**point.problem, **point.tune}
    return all(values.get(name) == value for name, value in sizes.items())


def _times(count: int) -> str:
    return f"{formats.grouped(count)} launch{'' if count == 1 else 'es'}"
