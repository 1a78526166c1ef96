"""Takes the CUDA files of public projects as they lie: which kernels compile and run, and why the others do not.

The rule: nothing of the projects is edited and nothing is kept; `projects.toml` lists them with their commits, and
`kernels.json` holds what became of each kernel, in the words that a user reads. An error that is not raised on purpose
is a defect of Warplens, and is counted as one.

    python tests/corpus/kernels.py FOLDER                # fetch what FOLDER lacks, run all, compare with kernels.json
    python tests/corpus/kernels.py FOLDER --write        # write kernels.json anew, and the tables of README.md
    python tests/corpus/kernels.py FOLDER --only llm.c   # one project; may be repeated
    python tests/corpus/kernels.py --tables              # write the tables of README.md from kernels.json
"""

from __future__ import annotations

import itertools
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path

sys.path.append(str(Path(__file__).parent))
from outcomes import RESULTS, Outcomes, Project, known_outcomes, projects, words, write_tables

from warplens.cuda.catalogue import KernelFile
from warplens.cuda.catalogue.assumptions import Overrides
from warplens.cuda.catalogue.files import kernels_of_file, plain_name
from warplens.cuda.catalogue.source.kernels import KernelDeclaration, kernels_of
from warplens.cuda.compiler.compilation import compile_source
from warplens.cuda.device.spec import load_spec
from warplens.cuda.ground.errors import CompileError, WarplensError
from warplens.cuda.ground.points import PointResult, Status
from warplens.cuda.sweep.plan import plan_sweep
from warplens.cuda.sweep.pool import local_execution
from warplens.profiles.run import run_plan

DEVICE = "h200"
LIMIT_S = 60.0
"""A point may take this long."""
DOUBT = "this need not be a defect of the kernel"
"""A sentence says so of a fault that may come from an assumption."""
MOST_BYTES = 1 << 20
"""A kernel file is no larger."""
_INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*["<]([^">\n]+)[">]', re.MULTILINE)


def fetch(project: Project, folder: Path) -> Path:
    """Return the folder with a project at its commit; it is fetched if it is not there."""
    root = folder / project.name
    if not root.is_dir():
        subprocess.run(["git", "init", "-q", str(root)], check=True)
        git = ["git", "-C", str(root)]
        subprocess.run([*git, "fetch", "-q", "--depth=1", project.url, project.commit], check=True)
        subprocess.run([*git, "checkout", "-q", "FETCH_HEAD"], check=True)
    return root


def files_of(project: Project, root: Path) -> list[Path]:
    """Return the files with kernels; one that another of them includes is a header, and no file of its own."""
    files = [path for path in sorted(root.glob(project.files)) if path.is_file() and path.stat().st_size <= MOST_BYTES]
    texts = {path: path.read_text(encoding="utf-8", errors="replace") for path in files}
    included = {(path.parent / name).resolve() for path, text in texts.items() for name in _INCLUDE.findall(text)}
    with_kernels = [
        path
        for path, text in texts.items()
        if path.resolve() not in included and (kernels_of(text) or (project.launching and "<<<" in text))
    ]
    return with_kernels[project.first :: project.every]


@dataclass(frozen=True, slots=True, kw_only=True)
class Taken:
    """A kernel of a file: what can be run of it, or the sentence that says why nothing can."""

    file: str
    kernel: str
    runnable: KernelFile | None = None
    refusal: str = ""
    stage: str = "refused"
    """What a refusal is: "asks" for something that the file leaves open, "refused" by the compiler, a "defect", or
    "left out" by an `#if`, which makes it no kernel of the program."""


def taken(root: Path, path: Path) -> list[Taken]:
    """Return the kernels of a file, each as a run of Warplens would take it."""
    name = str(path.relative_to(root))
    overrides = Overrides(include_folders=include_folders(root, path))
    declared = kernels_of(path.read_text(encoding="utf-8", errors="replace"))
    try:
        content = kernels_of_file(path, overrides=overrides)
    except WarplensError as error:
        return [Taken(file=name, kernel=kernel.name, refusal=sentence(error)) for kernel in declared]
    kernels = [Taken(file=name, kernel=kernel.name, runnable=kernel) for kernel in content.kernels]
    for refusal in content.refused:
        problem = "" if refusal.is_left_out else compile_problem(path, refusal.entry, overrides)
        stage = "left out" if refusal.is_left_out else "refused" if problem else "asks"
        kernels.append(Taken(file=name, kernel=refusal.entry, refusal=problem or refusal.message, stage=stage))
    return kernels + [missing(name, kernel) for kernel in declared if not is_among(kernel, kernels)]


def all_taken(root: Path, project: Project) -> list[Taken]:
    """Return the kernels of a project, whose files are read in parallel."""
    paths = files_of(project, root)
    with ProcessPoolExecutor() as executor:
        return [
            kernel for of_file in executor.map(taken_or_defect, itertools.repeat(root), paths) for kernel in of_file
        ]


def taken_or_defect(root: Path, path: Path) -> list[Taken]:
    """Return the kernels of a file; an error that nobody raised on purpose is a defect of Warplens."""
    try:
        return taken(root, path)
    except Exception as error:  # noqa: BLE001 - it becomes a line of the results, and the exit code
        refusal = f"{type(error).__name__}: {error}"[:300]
        return [Taken(file=str(path.relative_to(root)), kernel="", refusal=refusal, stage="defect")]


def include_folders(root: Path, path: Path) -> tuple[str, ...]:
    """Return the folders that a user would name with -I: those with a header that the file, or such a header, asks for.

    Of several that hold it the nearest to the file counts; headers that are beside the file need none.
    """
    folders: dict[str, None] = {}
    waiting, known = [path], {path}
    while waiting:
        file = waiting.pop()
        for name in _INCLUDE.findall(file.read_text(encoding="utf-8", errors="replace")):
            near = file.parent / name
            named = [found for found in root.rglob(Path(name).name) if str(found).endswith(f"/{name}")]
            holders = [found for found in named if found.is_file()]
            holders.sort(key=lambda found: -len(os.path.commonpath([found, path])))
            for header in [near] if near.is_file() else holders[:1]:
                if not near.is_file():
                    folders[str(header)[: -len(name) - 1]] = None
                if header not in known:
                    known.add(header)
                    waiting.append(header)
    return tuple(folders)


def is_among(kernel: KernelDeclaration, kernels: Iterable[Taken]) -> bool:
    """Return whether a declared kernel, or an instance of it, was taken."""
    name = kernel.name.partition("<")[0]  # kernels that share a name are listed with parameters: `scale(float *, int)`
    return any(re.split("[<(]", plain_name(other.kernel), maxsplit=1)[0] == name for other in kernels)


def missing(file: str, kernel: KernelDeclaration) -> Taken:
    """Return a kernel that was overlooked."""
    return Taken(file=file, kernel=kernel.name, refusal="overlooked", stage="defect")


def compile_problem(path: Path, entry: str, overrides: Overrides) -> str:
    """Return why a kernel does not compile, empty if it does."""
    try:
        compile_source(
            path.read_text(encoding="utf-8", errors="replace"),
            name=path.name,
            path=str(path),
            target=load_spec(DEVICE).target,
            entry=entry,
            options=[f"-I{folder}" for folder in overrides.include_folders],
        )
    except WarplensError as error:
        return sentence(error)
    return ""


def sentence(error: WarplensError) -> str:
    """Return an error in one line, with the first error of the compiler's log."""
    text = " ".join(str(error).split())
    if isinstance(error, CompileError):
        first = next((line for line in error.log.splitlines() if "error" in line), "")
        return f"{text.partition(':')[0]}: {' '.join(first.split())}"[:300]
    return text[:300]


def results_of(kernels: Sequence[KernelFile]) -> dict[tuple[str, str], PointResult]:
    """Return the results of one sweep of all kernels, each at its smallest size, by hash and name."""
    if not kernels:
        return {}
    plan = plan_sweep([smallest(kernel) for kernel in kernels], problem={}, tune={}, devices=[DEVICE])
    execution = local_execution(plan.devices, len(plan.points), limit_s=LIMIT_S)
    profile = run_plan(plan, [load_spec(DEVICE)], execution=execution)
    return {(point.source_hash, point.kernel): point for point in profile.points}


def told(kernel: Taken, results: Mapping[tuple[str, str], PointResult]) -> str:
    """Return what became of a kernel."""
    if kernel.runnable is None:
        return f"{kernel.stage}: {kernel.refusal}"
    return outcome(results[kernel.runnable.source_hash, kernel.runnable.name])


def plain(outcome: str, folder: Path) -> str:
    """Return an outcome without the folders of this machine."""
    return re.sub(r"\S*/site-packages/", "", outcome).replace(f"{folder}/", "")


def smallest(kernel: KernelFile) -> KernelFile:
    """Return a kernel with the first of its values on each axis."""
    return replace(
        kernel,
        problem={name: values[:1] for name, values in kernel.problem.items()},
        tune={name: values[:1] for name, values in kernel.tune.items()},
    )


def outcome(result: PointResult) -> str:
    """Return what became of a point: "runs", "wrong: ..." for a defect that the engine sees, or why it did not run.

    A fault that may come from an assumption asks for what was assumed; where the launch came to its end, it runs.
    """
    if result.status in {Status.OK, Status.UNCHECKED}:
        return f"runs: {' '.join(result.reason.split())[:600]}" if DOUBT in result.reason else "runs"
    reason = " ".join(result.reason.split())[:300]
    if result.status is Status.SKIPPED:
        return f"skipped: {reason}"
    if " does not compile for " in reason:
        return f"refused: {reason}"
    if DOUBT in result.reason:
        return f"asks: {' '.join(result.reason.split())[:600]}"
    is_defect = reason.startswith("block=(") or result.metrics.get("sectors") is not None
    return f"{'wrong' if is_defect else 'fails'}: {reason}"


def main(arguments: Sequence[str]) -> int:
    """Run the projects; return 1 where an outcome is not that of `kernels.json`."""
    if "--tables" in arguments:
        write_tables()
        return 0
    folder = Path(arguments[0])
    chosen = {name for flag, name in itertools.pairwise(arguments) if flag == "--only"}
    listed = [project for project in projects() if not chosen or project.name in chosen]
    kernels = {project.name: all_taken(fetch(project, folder), project) for project in listed}
    results = results_of([kernel.runnable for taken in kernels.values() for kernel in taken if kernel.runnable])
    outcomes: Outcomes = {
        name: {f"{kernel.file}::{kernel.kernel}": plain(told(kernel, results), folder) for kernel in taken}
        for name, taken in kernels.items()
    }
    for project in listed:
        print(project.name, dict(words(outcomes[project.name])))
    known = known_outcomes()
    if "--write" in arguments:
        merged = {project.name: outcomes.get(project.name) or known.get(project.name, {}) for project in projects()}
        RESULTS.write_text(json.dumps(merged, indent=1) + "\n", encoding="utf-8")
        write_tables()
        return 0
    changed = [
        f"{project}: {name}: {text}; before: {known.get(project, {}).get(name)}"
        for project, of_project in outcomes.items()
        for name, text in of_project.items()
        if known.get(project, {}).get(name) != text
    ]
    print(*changed, sep="\n")
    return int(bool(changed))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
