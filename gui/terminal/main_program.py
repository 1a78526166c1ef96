"""A `.cu` with `main()` as the program that it is: nvcc compiles it, and its own launches are looked at.

The rule: where `main()` cannot be run, one sentence says why, and the launches are inferred as for any other `.cu`. What
the program prints goes to standard error, so that standard output is the command's alone.
"""

from __future__ import annotations

import os
import re
import shlex
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from warplens.cuda.ground.errors import CompileError, InputError, MissingPartError, WarplensError
from warplens.gui.terminal.kernel_arguments import LaunchOptions
from warplens.gui.terminal.options import Trust

if TYPE_CHECKING:
    from warplens.cuda.device.spec import GpuSpec
    from warplens.cuda.record.session import Session

LIMIT_S = 10.0  # of processor time, for main() and its launches
MAIN = "main()"
_PANEL = "Of a .cu with main()"

Args = Annotated[
    str | None,
    typer.Option(
        metavar="ARGUMENTS",
        help="What main() is started with, as '1024 16'; '{N} 16' takes N from --problem.",
        rich_help_panel=_PANEL,
    ),
]
Infer = Annotated[
    bool, typer.Option("--infer", help="Infer the launches from the text, and run no main().", rich_help_panel=_PANEL)
]


@dataclass(frozen=True, slots=True, kw_only=True)
class MainOptions:
    """The options of commands that run `main()`."""

    args: Args = None
    infer: Infer = False
    trust: Trust = False


@dataclass(frozen=True, slots=True, kw_only=True)
class MainRun:
    """One run of a program: its arguments, the macros that it is compiled with, and the values of axes in them."""

    arguments: tuple[str, ...] = ()
    defines: tuple[str, ...] = ()
    problem: Mapping[str, int] = field(default_factory=dict)
    tune: Mapping[str, int] = field(default_factory=dict)


@dataclass(kw_only=True)
class MainProgram:
    """A `.cu` with `main()` that is compiled, and how it is run.

    Args:
        source: the file.
        kernel: the kernel that is meant, "" for all.
        runs: each with its binary.
        limit_s: the processor time of a run after which launches are sampled.

    When it has run, `findings` are what is wrong with it, and `sentences` what is to be said of the run.
    """

    source: Path
    kernel: str
    runs: Sequence[tuple[MainRun, bytes]]
    limit_s: float
    trusts: bool
    findings: list[str] = field(default_factory=list)
    sentences: list[str] = field(default_factory=list)

    @property
    def patterns(self) -> tuple[str, ...]:
        """What names the kernel among the launches; a template stands for its instances."""
        name = self.kernel.replace(" ", "").replace(",", ",*")
        return (name, f"{name}<*", f"*::{name}", f"*::{name}<*") if name else ()

    def run(self, session: Session) -> int:
        """Run it, and return 1 where it ended with an exit code of its own, else 0.

        Raises:
            MissingPartError: it cannot be confined, or the stand-in for CUDA cannot be built.
        """
        code = 0
        for run, binary in self.runs:
            with tempfile.TemporaryDirectory(prefix="warplens-main-") as folder:
                path = Path(folder) / self.source.stem
                path.write_bytes(binary)
                path.chmod(0o700)
                code = self._run(session, run, path) or code
        return int(code != 0)

    def no_launch(self, session: Session) -> str:
        """Say that it has made no launch that is meant."""
        others = ", ".join(session.unrecorded_kernels)
        return f"it launches {others}, and no {self.kernel}" if others else "it ended before it launched a kernel"

    def _run(self, session: Session, run: MainRun, path: Path) -> int:
        from warplens.cuda.capture.value import Place, ProgramOrigin
        from warplens.cuda.driver.own_folder import OwnFolder
        from warplens.cuda.driver.program import Program

        origin = ProgramOrigin(
            front_end="cuda", launched_at=Place(file="", line=0), program=MAIN, arguments=run.arguments,
            problem=dict(run.problem), tune=dict(run.tune),
        )  # fmt: skip
        program = Program(session=session, origin=origin, limit_s=self.limit_s)
        own = None if self.trusts else OwnFolder()
        try:
            code = program.run([str(path), *run.arguments], own=own, is_quiet=True)
        finally:
            kept = own.close() if own is not None else ""
        self.findings += program.findings.lines()
        self.sentences += filter(None, [kept])
        if program.is_ended or session.is_limited:
            self.sentences.append(
                f"main() has {self.limit_s:g} s of processor time; after that its launches were sampled, so that what "
                f"it computes and prints then is not right{', and it was ended' if program.is_ended else ''}: --budget "
                "gives it more seconds, inf all that it takes"
            )
            return 0
        if code:
            confined = "" if self.trusts else " (it ran confined: --trust lets it write and connect as it likes)"
            self.sentences.append(f"{self.source.name} ended with the exit code {code}{confined}")
        return code


def main_program(
    source: str,
    spec: GpuSpec,
    launch: LaunchOptions,
    options: MainOptions,
    *,
    problem: Mapping[str, Sequence[int]],
    tune: Mapping[str, Sequence[int]],
    arguments: Sequence[str] = (),
    limit_s: float | None = None,
    hindrance: str = "",
    may_choose: bool = False,
) -> MainProgram | None:
    """Return the program that an argument names; None where its launches are inferred, which is said of one with `main()`.

    Args:
        source: an argument that names what is to be run: `mine.cu`, or `mine.cu::kernel`.
        launch, options: the options of the command.
        problem, tune: the axes.
        arguments: those of the program that stand behind `--`.
        limit_s: its processor time.
        hindrance: why the command does not run `main()`.
        may_choose: whether sizes that are no arguments choose among the launches, and so are no hindrance.

    Raises:
        InputError: an option that is for `main()` alone, and there is none.
    """
    from warplens.gui.terminal.output import notice

    path, _, kernel = source.partition("::")
    if not path.endswith(".cu") or options.infer or not _is_program(Path(path)):
        if arguments or options.args is not None:
            raise InputError(f"arguments are for a .cu with main(), which {path} is not, or is not run as")
        return None
    words = [*shlex.split(options.args or ""), *arguments]
    places = _places(words, problem)
    sizes = {name: values for name, values in problem.items() if name in places}
    text = Path(path).read_text(encoding="utf-8", errors="replace")
    others = [f"--problem {name} is none of its arguments" for name in problem if name not in sizes and not may_choose]
    others += [f"--tune {name} is no macro of the file" for name in tune if not re.search(rf"\b{name}\b", text)]
    reason = hindrance or _said_launch(launch) or next(iter(others), "")
    compiled: list[tuple[MainRun, bytes]] = []
    try:
        if not reason:
            runs = _runs(launch, words, sizes, tune)
            compiled += [(run, _compiled(Path(path), launch, run, spec)) for run in runs]
    except (InputError, MissingPartError) as error:
        reason = str(error)
    except CompileError as error:
        reason = f"nvcc does not compile it: {error.message}"
    if reason:
        notice(not_run(path, reason))
        return None
    return MainProgram(
        source=Path(path), kernel=kernel, runs=compiled, trusts=options.trust,
        limit_s=LIMIT_S if limit_s is None else limit_s,
    )  # fmt: skip


def not_run(path: str, reason: str) -> str:
    """Return the sentence on launches that are inferred, though the file has a `main()`."""
    return f"assumed: what the text of {Path(path).name} says of its launches, since main() was not run: {reason}"


def _is_program(path: Path) -> bool:
    """Return whether a file has a `main()`, and no front matter, which says how its kernels are launched."""
    from warplens.cuda.catalogue.front_matter import has_front_matter
    from warplens.cuda.catalogue.reader import read_text
    from warplens.cuda.driver.compiling import has_main

    try:
        text = read_text(path)
    except WarplensError:  # the command says so
        return False
    return not has_front_matter(text) and has_main(text)


def _said_launch(launch: LaunchOptions) -> str:
    said = {"--block": launch.block, "--grid": launch.grid, "--dynamic-shared": launch.dynamic_shared}
    return next((f"{name} says another launch" for name, value in said.items() if value), "")


def _places(words: Sequence[str], problem: Mapping[str, Sequence[int]]) -> set[str]:
    """Return the names in braces among the arguments of a program."""
    places = set(re.findall(r"\{(\w+)\}", " ".join(words)))
    if missing := sorted(places - set(problem)):
        raise InputError(f"the arguments have {{{missing[0]}}}, and --problem gives it no values")
    return places


def _runs(
    launch: LaunchOptions,
    words: Sequence[str],
    problem: Mapping[str, Sequence[int]],
    tune: Mapping[str, Sequence[int]],
) -> Iterator[MainRun]:
    """Yield each run: the product of the values of macros and of the axes in the arguments."""
    fixed, axes = [], {name: list(values) for name, values in tune.items()}
    for text in launch.define or ():
        name, _, value = text.partition("=")
        parts = [part.strip() for part in value.split(",")]
        if len(parts) > 1 and all(part.isdigit() for part in parts):
            axes[name] = list(map(int, parts))
        else:
            fixed.append(text)
    for macros in product(*axes.values()):
        chosen = dict(zip(axes, macros, strict=True))
        for sizes in product(*problem.values()):
            values = dict(zip(problem, sizes, strict=True))
            yield MainRun(
                arguments=tuple(re.sub(r"\{(\w+)\}", lambda m: str(values[m[1]]), word) for word in words),
                defines=(*fixed, *(f"{name}={value}" for name, value in chosen.items())),
                problem=values, tune=chosen,
            )  # fmt: skip


def _compiled(source: Path, launch: LaunchOptions, run: MainRun, spec: GpuSpec) -> bytes:
    from warplens.cuda.driver.compiling import Build, binary_of

    includes = tuple(map(os.fspath, launch.include or ()))
    return binary_of(Build(source=source, includes=includes, defines=run.defines, capability=spec.compute_capability))
