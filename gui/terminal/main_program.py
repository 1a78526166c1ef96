"""A `.cu` with `main()` as the program that it is: nvcc compiles it, and its own launches are looked at.

The rule: where `main()` cannot be run, one sentence says why, and the launches are inferred as for any other `.cu`.
What the program prints goes to standard error, so that standard output is the command's alone.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from warplens.cuda.ground.errors import CompileError, InputError, MissingPartError, WarplensError
from warplens.gui.terminal.kernel_arguments import LaunchOptions
from warplens.gui.terminal.options import Trust, declared_beside
from warplens.gui.terminal.output import notice

if TYPE_CHECKING:
    from warplens.cuda.capture.value import ProgramOrigin
    from warplens.cuda.device.spec import GpuSpec
    from warplens.cuda.driver.observing import Observer
    from warplens.cuda.record.session import Session
    from warplens.profiles.launches import LaunchProfile
    from warplens.profiles.records import Profile

LIMIT_S = 10.0  # of processor time, for main() and its launches
MOST_KEPT_BYTES = 1 << 32  # the arrays of a launch that is looked at; it goes with the command
PROBED_SHARE = 0.5  # of the time for main(): with the runs with other arguments it takes no more
SOURCES = (".cu", ".cpp", ".cc", ".cxx", ".c")
_PLACE = re.compile(r"\{(\w+)\}")
_PANEL = "Of a .cu with main()"

option = declared_beside(__file__)


@dataclass(frozen=True, slots=True, kw_only=True)
class MainOptions:
    """The options of commands that run `main()`."""

    args: Annotated[str | None, option("args", rich_help_panel=_PANEL)] = None
    env: Annotated[list[str] | None, option("env", rich_help_panel=_PANEL)] = None
    infer: Annotated[bool | None, option("infer", rich_help_panel=_PANEL)] = None
    trust: Trust = False
    others: Annotated[list[Path] | None, option("with", rich_help_panel=_PANEL)] = None


@dataclass(kw_only=True)
class MainProgram:
    """A `.cu` with `main()` that is compiled, how it is run, and what is known of it when it has run."""

    source: Path
    kernel: str  # the kernel that is meant, "" for all
    spec: GpuSpec  # the GPU that its launches are counted for
    runs: Sequence[tuple[ProgramOrigin, bytes]]  # the arguments and the values of axes of each run, and its binary
    limit_s: float  # the processor time of a run after which launches are sampled
    options: MainOptions
    observer: Observer  # sees what of its launches follows its arguments
    code: int = 0
    is_cut: bool = False  # whether it came to the limit
    findings: list[str] = field(default_factory=list)  # what is wrong with it
    sentences: list[str] = field(default_factory=list)  # what is to be said of the run

    def session(self, profile: LaunchProfile, **options: Any) -> Session:
        """Return a session for the launches of the kernel that is meant; a template stands for its instances."""
        name = self.kernel.replace(" ", "").replace(",", ",*")
        patterns = (name, f"{name}<*", f"*::{name}", f"*::{name}<*") if name else ()
        return self.observer.session(keep=profile.keep_launch, kernels=patterns, **options)

    def run(self, session: Session) -> int:
        """Run it, and return 1 where it ended with an exit code of its own, else 0; `MissingPartError` if it cannot be
        confined, or the stand-in for CUDA cannot be built.
        """
        from warplens.cuda.driver.observing import program_file
        from warplens.cuda.record.session import active

        with active(session):
            for run, binary in self.runs:
                with self.observer.observed(run), program_file(self.source, binary) as path:
                    code = self._run(session, run, path)
                self.code = code or self.code
        if not (self.code or self.is_cut or self.options.trust):  # what it writes by --trust is written once
            if len(self.runs) == 1:
                self.sentences += self.observer.probe(self.source, self.runs[0][1], PROBED_SHARE * self.limit_s)
            self.observer.add_remarks()
        self.sentences += self._unlaunched({*session.unrecorded_kernels, *(r.code.kernel for r in session.records)})
        return int(self.code != 0)

    def _unlaunched(self, launched: Collection[str]) -> Iterator[str]:
        """Say of which files that the user named no kernel was launched."""
        from warplens.cuda.catalogue.reader import read_text
        from warplens.cuda.catalogue.source.kernels import kernels_of

        names = {name.partition("<")[0].rpartition("::")[2] for name in launched}
        for path in self.options.others or ():
            kernels = [kernel.name for kernel in kernels_of(read_text(path))] if path.suffix == ".cu" else []
            if kernels and names.isdisjoint(name.rpartition("::")[2] for name in kernels):
                yield f"main() launches none of the kernels of {path.name}; run it alone to see what its text says"

    def _run(self, session: Session, run: ProgramOrigin, path: Path) -> int:
        from warplens.cuda.driver.own_folder import CONFINED, OwnFolder
        from warplens.cuda.driver.program import IDLE_S, Program

        program = Program(session=session, origin=run, limit_s=self.limit_s)
        own = None if self.options.trust else OwnFolder()
        try:
            code = program.run(self.observer.command(path, run.arguments), own=own, is_quiet=True)
        finally:
            self.sentences += filter(None, [own.close() if own is not None else ""])
        self.findings += program.findings.lines()
        if program.is_idle:
            self.is_cut = True
            self.sentences.append(
                f"{self.source.name} took no processor time for {IDLE_S:g} s, as if it waited for input or something "
                "else, and was ended"
            )
            return 1
        if program.is_ended or session.is_limited:
            self.is_cut = True
            self.sentences.append(
                f"main() has {self.limit_s:g} s of processor time; after that its launches were sampled, so that what "
                f"it computes and prints then is not right{', and it was ended' if program.is_ended else ''}: --budget "
                "gives it more seconds, inf all that it takes"
            )
            return 0
        if code:
            confined = "" if self.options.trust else f"; {CONFINED}"
            self.sentences.append(f"{self.source.name} ended with the exit code {code}{confined}")
        return code

    def launches(self, *, searched: int) -> tuple[Profile, LaunchProfile]:
        """Run it, and return its launches with what keeps them as long as it lives; `InputError` if it makes no launch
        that is meant, `MissingPartError` as in `run`.
        """
        from warplens.profiles.launches import LaunchProfile

        kept = LaunchProfile(self.spec, most_bytes=MOST_KEPT_BYTES)
        session = self.session(kept, searched=searched)
        kept.steps = session.steps
        self.run(session)
        for sentence in self.sentences if session.records else ():
            notice(sentence)
        if not session.records:
            raise InputError(self.no_launch(session))
        return kept.finish(session.records), kept

    def say_inferred(self, reason: object) -> None:
        """Say that its launches are inferred, and why; that is an `InputError` where they may not be."""
        _say_inferred(self.source, reason, self.options)

    def no_launch(self, session: Session) -> str:
        """Say that it has made no launch that is meant."""
        if others := ", ".join(session.unrecorded_kernels):
            return f"it launches {others}, and no {self.kernel}"
        why = next(iter(self.findings), "--args gives it arguments")
        return f"it ended with the exit code {self.code} before it launched a kernel ({why})"


def main_program(
    source: str,  # an argument that names what is to be run: `mine.cu`, or `mine.cu::kernel`
    spec: GpuSpec,
    launch: LaunchOptions,
    options: MainOptions,
    *,
    problem: Mapping[str, Sequence[int]],
    tune: Mapping[str, Sequence[int]],
    arguments: Sequence[str] = (),  # those of the program that stand behind `--`
    limit_s: float | None = None,  # its processor time
    hindrance: str = "",  # why the command does not run `main()`
    may_choose: bool = False,  # sizes that are no arguments choose among the launches, and so are no hindrance
) -> MainProgram | None:
    """Return the program that a source is; None where its launches are inferred, which is said of one with `main()`.

    Raises:
        InputError: there are arguments and no `main()`, the arguments have an axis without values, or `main()` cannot
            be run and nothing may be inferred.
    """
    path, _, kernel = source.partition("::")
    if options.infer or not path.endswith(".cu") or not (text := _text_with_main(Path(path))):
        if arguments or options.args is not None or options.env:
            what = "--env is" if options.env else "arguments are"
            raise InputError(f"{what} for a .cu with main() that is run, and {path} is none")
        if options.infer is False:
            raise InputError(f"--no-infer is for a .cu with main() and without front matter, and {path} is none")
        return None
    from warplens.cuda.driver.compiling import binary_of, compiler_name
    from warplens.cuda.driver.observing import Observer

    launch.overrides()  # an option that is wrong is said first
    variables = options.env or []
    if wrong := next((text for text in variables if not re.match(r"[A-Za-z_]\w*=", text)), None):
        raise InputError(f"--env takes NAME=VALUE, and {wrong!r} is none")
    try:
        words = [*variables, *shlex.split(options.args or ""), *arguments]
    except ValueError as error:
        raise InputError(f"--args {options.args!r} cannot be taken apart: {str(error).lower()}") from None
    places = set(_PLACE.findall(" ".join(words)))
    if missing := sorted(places - set(problem)):
        raise InputError(f"the arguments have {{{missing[0]}}}, and --problem gives it no values")
    sizes = {name: values for name, values in problem.items() if name in places}
    said = {"--block": launch.block, "--grid": launch.grid, "--dynamic-shared": launch.dynamic_shared}
    reasons = [hindrance, *(f"{name} says another launch" for name, value in said.items() if value)]
    reasons += [
        f"--problem {name} is none of its arguments" for name in problem if name not in sizes and not may_choose
    ]
    reasons += [f"--tune {name} is no macro of the file" for name in tune if not re.search(rf"\b{name}\b", text)]
    reason = next(filter(None, reasons), "")
    compiled: list[tuple[ProgramOrigin, bytes]] = []
    try:
        own, others = ((), ()) if reason else _build_of(Path(path), options)
        folders = [f"-I{Path(folder).resolve()}" for folder in launch.include or ()]
        for run, macros in () if reason else _runs(launch, words, sizes, tune):
            units = [(other, (*its, *folders, *macros)) for other, its in others]
            compiled.append((run, binary_of(Path(path), (*own, *folders, *macros), spec.compute_capability, units)))
    except (InputError, MissingPartError) as error:
        reason = str(error)
    except CompileError as error:
        reason = f"{compiler_name()} does not build it: {error.message}"
        if "undefined reference" in reason:
            reason += " (--with names the other sources of the program)"
    if reason:
        _say_inferred(Path(path), reason, options)
        return None
    limit_s = LIMIT_S if limit_s is None else limit_s
    return MainProgram(
        source=Path(path), kernel=kernel, runs=compiled, limit_s=limit_s, options=options, spec=spec,
        observer=Observer(spec, words, variables=len(variables)),
    )  # fmt: skip


def _build_of(source: Path, options: MainOptions) -> tuple[Sequence[str], Sequence[tuple[Path, Sequence[str]]]]:
    """Return the options of a source in its build, and the other sources of its program with theirs."""
    from warplens.cuda.driver.compiling import entries_of

    entries = entries_of(source)
    own = entries[0][1] if entries else ()
    known = dict(entries[1:])
    if options.others is not None:
        if missing := next((path for path in options.others if not path.is_file()), None):
            raise InputError(f"--with names {missing}, and there is no such file")
        known = {path: known.get(path.resolve(), own) for path in options.others}
    return own, tuple(known.items())


def sources_of(names: Sequence[str], options: MainOptions) -> tuple[list[str], MainOptions]:
    """Return the names that are left, and the options, of a program whose sources are all named: `run a.cu b.cu`.

    They are one program where a single one has `main()`, and nothing but sources is named.
    """
    paths = [Path(name) for name in names]
    mains = [name for name, path in zip(names, paths, strict=True) if path.suffix == ".cu" and _text_with_main(path)]
    if len(names) < 2 or len(mains) != 1 or not all(path.suffix in SOURCES and path.is_file() for path in paths):
        return list(names), options
    others = [Path(name) for name in names if name != mains[0]]
    return mains, replace(options, others=[*others, *(options.others or ())])


def _say_inferred(source: Path, reason: object, options: MainOptions) -> None:
    if options.infer is False:
        raise InputError(f"main() of {source.name} was not run: {reason}")
    notice(f"assumed: what the text of {source.name} says of its launches, since main() was not run: {reason}")


def _text_with_main(path: Path) -> str:
    """Return the text of a file with `main()` and without front matter, which says itself how kernels are launched."""
    from warplens.cuda.catalogue.front_matter import has_front_matter
    from warplens.cuda.catalogue.reader import read_text
    from warplens.cuda.driver.compiling import has_main

    try:
        text = read_text(path)
    except WarplensError:  # the command says so
        return ""
    return text if not has_front_matter(text) and has_main(text) else ""


def _runs(
    launch: LaunchOptions, words: Sequence[str], problem: Mapping[str, Sequence[int]], tune: Mapping[str, Sequence[int]]
) -> Iterator[tuple[ProgramOrigin, tuple[str, ...]]]:
    """Yield each run, with the macros for it: the product of the values of macros and of the axes in the arguments."""
    from warplens.cuda.capture.value import Place, ProgramOrigin

    fixed, axes = [], {name: list(values) for name, values in tune.items()}
    for text in launch.define or ():
        name, _, value = text.partition("=")
        if re.fullmatch(r"\d+(\s*,\s*\d+)+", value):
            axes[name] = list(map(int, value.split(",")))
        else:
            fixed.append(f"-D{text}")
    for macros in product(*axes.values()):
        defined = dict(zip(axes, macros, strict=True))
        for sizes in product(*problem.values()):
            values = dict(zip(problem, sizes, strict=True))
            arguments = tuple(_PLACE.sub(lambda match: str(values[match[1]]), word) for word in words)  # noqa: B023
            yield ProgramOrigin(
                front_end="cuda", launched_at=Place(file="", line=0), program="main()", arguments=arguments,
                problem=values, tune=defined,
            ), (*fixed, *(f"-D{name}={value}" for name, value in defined.items()))  # fmt: skip
