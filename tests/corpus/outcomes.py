"""What became of the kernels of public projects, and the tables of README.md about it.

The rule: the tables are made from `projects.toml`, `kernels.json`, `nvcc.json`, `on_card.json` and `defects.toml`,
and from nothing else; a test compares them. A kernel that does not compile counts apart where NVIDIA's nvcc refuses its
file as well. A kernel in which the engine finds a fault counts as run only where `defects.toml` holds the evidence that
the fault is the kernel's own: it may as well come from a size that was inferred.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

HERE = Path(__file__).parent
PROJECTS, DEFECTS, RESULTS, NVCC, ON_CARD, README = (
    HERE / name for name in ("projects.toml", "defects.toml", "kernels.json", "nvcc.json", "on_card.json", "README.md")
)
BEGIN, END = "<!-- tables: made by kernels.py --tables -->", "<!-- end of tables -->"

Outcomes: TypeAlias = dict[str, dict[str, str]]
"""Of each project, of each `file::kernel`, what became of it: a word, and a sentence behind a colon."""

REASONS = (
    ("what CUDA 12 no longer has: texture references, waiting in device code", r"^refused: .*CUDA has no longer"),
    (
        "a macro that the file leaves to a makefile, or an `#error` where an exercise is to be done",
        r"^refused: .*(?:is not defined; if a makefile|#error directive)",
    ),
    (
        "a header or a name of the project is not there",
        r"^refused: .*(?:cannot open source file|is undefined|no member)",
    ),
    ("another error of the compiler", r"^refused: "),
    ("an instruction or a feature that the engine does not execute", r"is not executed|not supported|does not execute"),
    ("a size, a type or an argument that the host code leaves open", r"^asks: "),
    ("more time or memory than a point may take", r"^wrong: .* did not end within the limit"),
    ("a fault that may come from an inferred size or from the values of the inputs", r"^wrong: "),
    ("more time or memory than a point may take", r"limit|took longer|memory of|GiB|bytes"),
    ("a launch that the GPU would refuse", r"^skipped: "),
    ("a defect of Warplens", r"^defect: "),
)
"""Why kernels do not run: headings, and the patterns of the outcomes under each; the first that fits counts."""

REFUSED_BY_NVCC = "nvcc refuses the file as well"

FAULTS = ("wrong: ", "asks: block=(")
"""How the outcomes of kernels in which the engine finds a fault begin; "asks" where an assumption may be its cause."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Project:
    """A project at a commit; `use` says whether the rules were written with a look at it ("rules") or not ("proof").

    `files` is the pattern of its kernel files, of which each `every`-th counts, from number `first`. With `launching`
    files without a kernel count, too, that launch kernels of the headers which they include.
    """

    name: str
    url: str
    commit: str
    use: str
    files: str = "**/*.cu"
    first: int = 0
    every: int = 1
    launching: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Defect:
    """A defect that Warplens finds in kernels (`file::kernel`) of a project: what is wrong, and the evidence."""

    project: str
    kernels: tuple[str, ...]
    defect: str
    evidence: str


def projects() -> tuple[Project, ...]:
    """Return the projects of the list."""
    return tuple(Project(**entry) for entry in tomllib.loads(PROJECTS.read_text(encoding="utf-8"))["project"])


def defects() -> tuple[Defect, ...]:
    """Return the defects that were looked at and are the kernels' own."""
    entries = tomllib.loads(DEFECTS.read_text(encoding="utf-8")).get("defect", [])
    return tuple(Defect(**{**entry, "kernels": tuple(entry["kernels"])}) for entry in entries)


def known_outcomes() -> Outcomes:
    """Return what `kernels.json` holds."""
    outcomes: Outcomes = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.is_file() else {}
    return outcomes


def refused_by_nvcc(outcomes: Outcomes) -> Outcomes:
    """Return the kernels that do not compile in files that nvcc refuses, as `nvcc.json` says."""
    verdicts: Outcomes = json.loads(NVCC.read_text(encoding="utf-8")) if NVCC.is_file() else {}
    return {
        project: {
            name: text
            for name, text in of_project.items()
            if text.startswith("refused: ")
            and verdicts.get(project, {}).get(name.partition("::")[0], "").startswith("refuses: ")
        }
        for project, of_project in outcomes.items()
    }


def words(outcomes: Mapping[str, str]) -> Counter[str]:
    """Return how often each word of an outcome occurs."""
    return Counter(text.partition(":")[0] for text in outcomes.values())


@dataclass(frozen=True, slots=True)
class Counts:
    """Of a project, or of several: files, kernels, those that nvcc refuses, that compile, and that run to a result."""

    files: int
    kernels: int
    refused: int
    compiled: int
    run: int

    def cells(self) -> str:
        """Return the cells of a row of the table; the shares are those of the kernels that nvcc takes."""
        compiled, run = self.shares(self.kernels - self.refused)
        return f"{self.files} | {self.kernels:,} | {self.refused} | {compiled} | {run} |"

    def shares(self, whole: int) -> tuple[str, str]:
        """Return how many kernels compile and how many run, with their shares of a number of kernels."""
        compiled, run = (f"{count:,} ({count / max(whole, 1):.1%})" for count in (self.compiled, self.run))
        return compiled, run


def counts_of(outcomes: Mapping[str, str], own_faults: Iterable[str], refused: Container[str] = ()) -> Counts:
    """Count the outcomes of a project.

    Args:
        outcomes: what became of each kernel of the project.
        own_faults: the kernels whose faults are their own.
        refused: the kernels in files that nvcc refuses.
    """
    outcomes = {name: text for name, text in outcomes.items() if not text.startswith("left out: ")}
    number = words(outcomes)
    return Counts(
        files=len({name.partition("::")[0] for name in outcomes}),
        kernels=len(outcomes),
        refused=sum(name in refused for name in outcomes),
        compiled=len(outcomes) - number["refused"] - number["defect"],
        run=number["runs"] + len({name for name in own_faults if outcomes.get(name, "").startswith(FAULTS)}),
    )


def total(counts: Sequence[Counts]) -> Counts:
    """Add up the counts of several projects."""
    return Counts(*(sum(getattr(one, name) for one in counts) for name in Counts.__slots__))


def reason_of(outcome: str) -> str:
    """Return the heading of the reason for which a kernel does not run."""
    return next((heading for heading, pattern in REASONS if re.search(pattern, outcome)), "another reason")


def tables(outcomes: Outcomes) -> str:
    """Return the tables: the projects by use, and the reasons for which kernels do not run."""
    own_faults = {
        project.name: {kernel for defect in defects() if defect.project == project.name for kernel in defect.kernels}
        for project in projects()
    }
    refused = refused_by_nvcc(outcomes)
    rows = ["| Project | Files | Kernels | nvcc refuses | Compile | Run |", "| --- | --- | --- | --- | --- | --- |"]
    reasons: dict[str, Counter[str]] = {}
    wholes = []
    for use, title in (("proof", "**Not looked at before**"), ("rules", "**Looked at while the rules were written**")):
        listed = [project for project in projects() if project.use == use and outcomes.get(project.name)]
        counts = [
            counts_of(outcomes[project.name], own_faults[project.name], refused[project.name]) for project in listed
        ]
        rows += [
            f"| [{project.name}]({project.url}) | {count.cells()}"
            for project, count in zip(listed, counts, strict=True)
        ]
        if counts:
            rows.append(f"| {title} | {total(counts).cells()}")
        wholes.append(total(counts).shares(total(counts).kernels))
        reasons[use] = Counter(
            REFUSED_BY_NVCC if name in refused[project.name] else reason_of(text)
            for project in listed
            for name, text in outcomes[project.name].items()
            if not text.startswith(("runs", "left out: ")) and name not in own_faults[project.name]
        )
    doubtful = sum(text.startswith("runs: ") for of_project in outcomes.values() for text in of_project.values())
    cause = "a race or a read of unwritten memory that an assumed launch may cause"
    rows += ["", f"Of the kernels that run, {doubtful} stay unchecked for {cause}."]
    [(compiled, run), (known_compiled, known_run)] = wholes
    rows += [
        f"With the kernels that nvcc refuses in the whole, {compiled} of those not looked at compile and {run} run,",
        f"and {known_compiled} and {known_run} of the others.",
    ]
    rows += ["", "| Why a kernel does not run | Not looked at | Looked at |", "| --- | --- | --- |"]
    both = reasons["proof"] + reasons["rules"]
    rows += [
        f"| {reason} | {reasons['proof'][reason]} | {reasons['rules'][reason]} |" for reason, _ in both.most_common()
    ]
    rows += ["", "| Project | Kernels | Defect | Evidence |", "| --- | --- | --- | --- |"]
    for defect in defects():
        names = ", ".join(f"`{kernel}`" for kernel in defect.kernels)
        rows.append(f"| {defect.project} | {names} | {defect.defect} | {defect.evidence} |")
    return "\n".join([*rows, "", *card_table(json.loads(ON_CARD.read_text(encoding="utf-8")))])


def card_table(compared: Outcomes) -> list[str]:
    """Return the rows of the table on what a GPU computes, from the outcomes of `on_card.py`.

    A kernel with a fault is not launched there.
    """
    columns = ("same", "close", "race, same", "race, close", "race, differs", "order", "clock", "differs")
    counts = {name: words(of_project) for name, of_project in compared.items()}
    counts["**All**"] = sum(counts.values(), Counter())
    head = (
        "same bits",
        "same within rounding",
        "race: same",
        "race: close",
        "race: differs",
        "order",
        "clock",
        "differs",
    )
    rows = [f"| Project | Launched | {' | '.join(head)} |", "| --- " * (len(head) + 2) + "|"]
    for name, count in counts.items():
        numbers = [count[column] for column in columns]
        rows.append(f"| {name} | {sum(numbers)} | {' | '.join(map(str, numbers))} |")
    return rows


def write_tables() -> None:
    """Write the tables into README.md."""
    before, _, rest = README.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    README.write_text(f"{before}{BEGIN}\n{tables(known_outcomes())}\n{END}{after}", encoding="utf-8")
