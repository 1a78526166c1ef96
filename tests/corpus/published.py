"""Compares modelled times with those that others published for GPUs that are not here.

The rule: `published_times.toml` says where each time is printed and which launch it is of; nothing of the projects is
kept here. The kernels are read from a folder that holds the projects at the commits of that file, one folder each, as
`kernels.py` leaves them; a project that is not there is named and left out. The points of the shipped profiles that
have published times are of built-in kernels and are always compared.

    python tests/corpus/published.py FOLDER                  # the table of all points, and the errors by series
    python tests/corpus/published.py FOLDER --json times.json
    python tests/corpus/published.py FOLDER --only boehm     # one document; may be repeated
"""

from __future__ import annotations

import itertools
import json
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from statistics import median, quantiles
from typing import Any
from unittest.mock import patch

from warplens.cuda.catalogue import KernelFile, builtin_kernels
from warplens.cuda.catalogue.reader import read_kernel_file
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.execute import emulator, on_engine
from warplens.cuda.ground.points import CacheState, CheckLevel, PointResult
from warplens.cuda.sweep.plan import SweepPlan, plan_sweep
from warplens.cuda.timing import ModelledTime, model_time
from warplens.profiles.journal import open_profile

TIMES = Path(__file__).with_name("published_times.toml")
LECTURE = ("gtx-1080-ti", "gtx-960")
"""The shipped profiles with published times."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PublishedProject:
    """A project whose kernels were timed, at the commit whose text they have."""

    name: str
    url: str
    commit: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PublishedKernel:
    """A kernel of a project, and its launch in the form of a front matter.

    `include` has folders of the project that are searched for headers, `defines` the macros that another of its files
    gives. `without` is a line that Kernel Tuner takes out of the text before it compiles it.
    """

    key: str
    project: str
    file: str
    front_matter: str
    include: tuple[str, ...] = ()
    defines: tuple[str, ...] = ()
    without: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class PublishedTime:
    """One launch and its published time: where it is printed, on which GPU, in which state of the L2 cache it ran."""

    document: str
    place: str
    row: str
    device: str
    cache: str
    taken: str
    kernel: str
    time_ms: float
    gflops: float = 0.0
    problem: Mapping[str, int] = field(default_factory=dict)
    tune: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class PublishedCard:
    """What a document prints of its very GPU: the clock of its multiprocessors and the size of its L2 cache."""

    document: str
    device: str
    place: str
    clock_mhz: float
    l2_kib: int

    def spec(self, sheet: GpuSpec) -> GpuSpec:
        """Return the specification of this GPU by the sheet of its model; the bandwidth of L2 goes with the clock."""
        clock_hz = 1e6 * self.clock_mhz
        return replace(
            sheet,
            clock_hz=clock_hz,
            l2_bytes=self.l2_kib << 10,
            l2_bandwidth_bytes_per_s=sheet.l2_bandwidth_bytes_per_s * clock_hz / sheet.clock_hz,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Published:
    """The content of `published_times.toml`."""

    projects: Mapping[str, PublishedProject]
    documents: Mapping[str, Mapping[str, str]]
    kernels: Mapping[str, PublishedKernel]
    times: tuple[PublishedTime, ...]
    cards: Mapping[tuple[str, str], PublishedCard]


@dataclass(frozen=True, slots=True, kw_only=True)
class Compared:
    """A published time beside the modelled one, 0 where there is none; `reason` says why."""

    published: PublishedTime
    modelled_ms: float
    reason: str = ""

    @property
    def ratio(self) -> float:
        """The modelled time over the published one."""
        return self.modelled_ms / self.published.time_ms


def read_published(path: Path = TIMES) -> Published:
    """Return the published times and the kernels that they are of."""
    content = tomllib.loads(path.read_text(encoding="utf-8"))
    return Published(
        projects={entry["name"]: PublishedProject(**entry) for entry in content["project"]},
        documents={entry.pop("key"): entry for entry in content["document"]},
        kernels={entry["key"]: _kernel(entry) for entry in content["kernel"]},
        times=tuple(_times(content["series"])),
        cards={(entry["document"], entry["device"]): PublishedCard(**entry) for entry in content.get("card", ())},
    )


def _kernel(entry: Mapping[str, Any]) -> PublishedKernel:
    lists = {name: tuple(entry.get(name, ())) for name in ("include", "defines")}
    return PublishedKernel(**{**entry, **lists})


def _times(series: Iterable[Mapping[str, Any]]) -> Iterator[PublishedTime]:
    for entry in series:
        common = {key: value for key, value in entry.items() if key != "points"}
        for point in entry["points"]:
            yield PublishedTime(**common, **point)


def lecture_times() -> tuple[PublishedTime, ...]:
    """Return the published times of the shipped profiles; their kernels are built in."""
    return tuple(
        PublishedTime(
            document="lecture",
            place=f"reference:{name}",
            row=point.title,
            device=point.device,
            cache="",
            taken="",
            kernel=point.kernel,
            time_ms=point.time.value_ns / 1e6,
            problem=point.problem,
            tune=point.tune,
        )
        for name in LECTURE
        for point in open_profile(Path(f"reference:{name}")).points
        if point.time is not None
    )


def text_of(kernel: PublishedKernel, root: Path) -> str:
    """Return the text of a kernel file: that of the project in `root`, behind a front matter with the launch."""
    source = (root / kernel.file).read_text(encoding="utf-8").replace(kernel.without or "\0", "")
    options = [f"-I{root / folder}" for folder in kernel.include] + [f"-D{macro}" for macro in kernel.defines]
    return f"/* warplens\noptions = {json.dumps(options)}\n{kernel.front_matter}*/\n{source}"


def kernel_files(published: Published, folder: Path, scratch: Path) -> dict[str, KernelFile]:
    """Return the kernels by their keys, of the projects that `folder` has, and the built-in ones by their names."""
    files = {kernel.name: kernel for kernel in builtin_kernels()}
    for kernel in published.kernels.values():
        root = folder / kernel.project
        if root.is_dir():
            path = scratch / f"{kernel.key}.cu"
            path.write_text(text_of(kernel, root.resolve()), encoding="utf-8")
            files[kernel.key] = read_kernel_file(path)
    return files


def plan_of(times: Sequence[PublishedTime], files: Mapping[str, KernelFile]) -> SweepPlan:
    """Return the plan of the points, in their order."""
    points, units = [], []
    for time in times:
        file = files[time.kernel]
        kernel = replace(
            file,
            problem=file.problem | {name: (value,) for name, value in time.problem.items()},
            tune=file.tune | {name: (value,) for name, value in time.tune.items()},
        )
        plan = plan_sweep([kernel], problem={}, tune={}, devices=[time.device], check=CheckLevel.FAST)
        [point], [unit] = plan.points, plan.units
        points.append(point)
        units.append(unit)
    return SweepPlan(points=tuple(points), units=tuple(units))


def compare(
    times: Sequence[PublishedTime], files: Mapping[str, KernelFile], cards: Mapping[tuple[str, str], PublishedCard]
) -> list[Compared]:
    """Return each published time beside the one that the model gives, on the same GPU and in the same cache state."""
    runner = emulator.EmulatorRunner()
    compared = []
    for time, point in zip(times, plan_of(times, files).points, strict=True):
        card = cards.get((time.document, time.device))
        with patch.object(on_engine, "model_time", partial(_model_time, card)):
            result = runner.run(replace(point, cache=CacheState(time.cache or CacheState.COLD.value)))
        compared.append(_compared(time, result))
    return compared


def _model_time(card: PublishedCard | None, *, spec: GpuSpec, **named: Any) -> ModelledTime:
    """Model a launch on a GPU, where there is one, else on the sheet of its model."""
    return model_time(spec=spec if card is None else card.spec(spec), **named)


def _compared(time: PublishedTime, result: PointResult) -> Compared:
    if result.time is None:
        return Compared(published=time, modelled_ms=0.0, reason=result.reason.strip().split("\n", 1)[0])
    return Compared(published=time, modelled_ms=result.time.value_ns / 1e6)


def table(compared: Sequence[Compared]) -> str:
    """Return the points as Markdown, and below them the errors of each document and GPU, and of all."""
    lines = ["| Document | GPU | Kernel | Point | Published (ms) | Modelled (ms) | Ratio |", "| --- " * 7 + "|"]
    for pair in compared:
        time = pair.published
        axes = " ".join(f"{name}={value}" for name, value in {**time.problem, **time.tune}.items())
        modelled = f"{pair.modelled_ms:.4g} | {pair.ratio:.2f}" if pair.modelled_ms else f"{pair.reason} | -"
        name = f"{axes} {time.cache}".strip()
        lines.append(f"| {time.document} | {time.device} | {time.kernel} | {name} | {time.time_ms:g} | {modelled} |")
    return "\n".join([*lines, "", *_errors(compared)])


def _errors(compared: Sequence[Compared]) -> list[str]:
    lines = ["| Document | GPU | Points | Median error | p90 | Worst ratio |", "| --- " * 6 + "|"]
    groups: dict[tuple[str, str], list[Compared]] = {}
    for pair in compared:
        if pair.modelled_ms:
            groups.setdefault((pair.published.document, pair.published.device), []).append(pair)
    every = list(itertools.chain.from_iterable(groups.values()))
    outside = [pair for pair in every if pair.published.document != "lecture"]
    for (document, device), pairs in [*groups.items(), (("all but the lecture", ""), outside), (("all", ""), every)]:
        if pairs:
            errors = [abs(pair.ratio - 1) for pair in pairs]
            p90 = quantiles(errors, n=10)[-1] if len(errors) > 1 else errors[0]
            worst = max(pairs, key=lambda pair: max(pair.ratio, 1 / pair.ratio)).ratio
            numbers = f"{100 * median(errors):.0f} % | {100 * p90:.0f} % | {worst:.2f}"
            lines.append(f"| {document} | {device} | {len(pairs)} | {numbers} |")
    return lines


def main(arguments: Sequence[str]) -> int:
    """Print the table; return 1 where a point has no modelled time."""
    if not arguments or arguments[0].startswith("-"):
        sys.stderr.write("a folder with the projects of published_times.toml is needed\n")
        return 2
    folder, published = Path(arguments[0]), read_published()
    chosen = {name for flag, name in itertools.pairwise(arguments) if flag == "--only"}
    times = [time for time in (*published.times, *lecture_times()) if not chosen or time.document in chosen]
    with tempfile.TemporaryDirectory() as scratch:
        files = kernel_files(published, folder, Path(scratch))
        for project in published.projects.values():
            if not (folder / project.name).is_dir():
                sys.stderr.write(f"{folder / project.name} is not there: {project.url}, commit {project.commit}\n")
        compared = compare([time for time in times if time.kernel in files], files, published.cards)
    sys.stdout.write(table(compared) + "\n")
    for name in (name for flag, name in itertools.pairwise(arguments) if flag == "--json"):
        rows = [
            {"document": pair.published.document, "device": pair.published.device, "kernel": pair.published.kernel}
            | {"problem": dict(pair.published.problem), "tune": dict(pair.published.tune)}
            | {"cache": pair.published.cache, "published_ms": pair.published.time_ms, "modelled_ms": pair.modelled_ms}
            for pair in compared
        ]
        Path(name).write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    return int(any(not pair.modelled_ms for pair in compared))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
