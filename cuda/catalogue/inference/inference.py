"""Front matter from host code: what a `.cu` with `main()` says of its launches, written as TOML.

The rule: nothing of the file is executed. Its text is interpreted, with limits, and what it does not say is assumed in
a sentence or asked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from warplens.cuda.catalogue.inference.draft import Draft
from warplens.cuda.catalogue.inference.drafting import Drafting
from warplens.cuda.catalogue.inference.interpretation import device_numbers, launches_of
from warplens.cuda.catalogue.inference.launches import arguments_of_instances
from warplens.cuda.catalogue.inference.program import Function, Program, read_program
from warplens.cuda.catalogue.inference.questions import Question
from warplens.cuda.catalogue.inference.repeated import repetition_of
from warplens.cuda.catalogue.inference.run import Launch, Run
from warplens.cuda.catalogue.inference.shortening import Sized, fit_block, shorten
from warplens.cuda.catalogue.inference.terms import TermError
from warplens.cuda.catalogue.inference.values import UNKNOWN, Number, Unknown
from warplens.cuda.catalogue.inference.writing import matter_of

MAX_INSTANCES = 64
"""A kernel has this many instances at most; a file that launches more keeps the first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class InferredKernel:
    """A kernel with the front matter that was inferred for it.

    `entry` is its C++ name with template arguments, `matter` the TOML of its front matter, `line` that of the kernel,
    or of the launch where the kernel stands in a header, `launch_line` that of the launch or 0. With a question the
    matter is not complete. Where the host code `asks_device`, the matter is that for one GPU.
    """

    entry: str
    matter: str
    assumptions: tuple[str, ...]
    questions: tuple[Question, ...]
    line: int
    launch_line: int
    asks_device: bool = False


def inferred_kernels(
    text: str, *, path: str, headers: Mapping[str, str] | None = None, defines: Sequence[str] = (), device: str = ""
) -> tuple[InferredKernel, ...]:
    """Return the kernels of a file in its order, an instance of a template each as the host code launches it.

    Args:
        text: the file.
        path: the user's name for it.
        headers: the local headers, by the name after `#include`.
        defines: macros, `NAME` or `NAME=VALUE`, as the -D of a compiler has them.
        device: the key of the GPU whose attributes the host code is given, "" for the default one.
    """
    program = read_program(text, path=path, headers=headers or {}, defines=defines)
    program.device = device
    launches = launches_of(program)
    # a file launches the kernels of its headers, too; one without kernels may leave that to its headers
    launched = [launch.kernel for launch in launches if launch.path == program.own_path or not program.kernels]
    kernels = tuple(dict.fromkeys((*program.kernels, *launched)))
    run = device_numbers(program)
    found: list[Sized] = []
    for kernel in kernels:
        own = [launch for launch in launches if launch.kernel is kernel]
        drafts: dict[str, tuple[int, Sized]] = {}
        for same in _different(own) or [[launch] for launch in _unlaunched(kernel, run)]:
            sized = _sized(program, same, run, launches)
            draft, better = sized.draft, _unknowns(sized.draft, same[0])
            if draft.entry not in drafts or better < drafts[draft.entry][0]:
                drafts[draft.entry] = (better, sized)
        found.extend(sized for _, sized in list(drafts.values())[:MAX_INSTANCES])
    shorten(found)
    return tuple(_inferred(sized.draft, program) for sized in found)


def _sized(program: Program, same: Sequence[Launch], run: Run, launches: Sequence[Launch]) -> Sized:
    """Return the draft of the launches of one place, as the first is, with what its sizes depend on."""
    launch, repetition = same[0], repetition_of(same)
    drafting: Drafting | None = None
    fixed = [symbol for symbol in repetition.axes if symbol.fixed]
    for symbol in fixed:
        symbol.fixed = False
    try:
        drafting = Drafting(program, launch, run, launches)
        draft = drafting.read()
        fit_block(draft)
        draft.axes.update(repetition.axes)
        if repetition.left_out:
            draft.assume(f"line {launch.line}: {repetition.left_out}")
        return Sized(draft=draft, work=drafting.work, extents=drafting.extents, conditions=launch.conditions)
    except (RecursionError, TermError):
        draft = _unread(launch.kernel, drafting.draft.entry if drafting is not None else "")
        return Sized(draft=draft, work=(), extents={})
    finally:
        for symbol in fixed:
            symbol.fixed = True


def _inferred(draft: Draft, program: Program) -> InferredKernel:
    """Return the kernel of a draft whose sizes are chosen."""
    kernel = draft.kernel
    _note_assumed(draft)
    return InferredKernel(
        entry=draft.entry,
        matter=matter_of(draft),
        assumptions=tuple(draft.assumptions),
        questions=tuple(draft.questions),
        line=kernel.first_line if kernel.path == program.own_path else draft.launch_line,
        launch_line=draft.launch_line,
        asks_device=program.asks_device,
    )


def _unread(kernel: Function, entry: str) -> Draft:
    """Return the draft of a kernel whose expressions are nested too deeply, or too large, for any size."""
    draft = Draft(kernel=kernel, entry=entry or kernel.qualified_name)
    text = "the kernel and what launches it are too long or nested too deeply to be read"
    draft.questions.append(Question(key="args", text=text, line=kernel.first_line))
    return draft


def _unknowns(draft: Draft, launch: Launch) -> int:
    """Return how much of a launch is not known, to choose among those of one instance."""
    return (
        len(draft.questions) * 100
        + len(draft.assumptions)
        + 10 * sum(isinstance(value, Unknown) for value in (*launch.grid, *launch.block, *launch.arguments))
    )


def _unlaunched(kernel: Function, run: Run) -> list[Launch]:
    unknown = (UNKNOWN, UNKNOWN, UNKNOWN)
    return [
        Launch(
            kernel=kernel,
            template_arguments=arguments,
            grid=unknown,
            block=unknown,
            dynamic_shared=UNKNOWN,
            arguments=tuple(UNKNOWN for _ in kernel.parameters),
            contents={},
            line=0,
            text="",
        )
        for arguments in arguments_of_instances(run, kernel)
    ]


def _different(launches: list[Launch]) -> list[list[Launch]]:
    """Return the launches of each place in the text and each instance."""
    found: dict[tuple[int, str], list[Launch]] = {}
    for launch in launches:
        instance = " ".join(
            str(one.value) if isinstance(one, Number) else getattr(one, "name", "") for one in launch.template_arguments
        )
        found.setdefault((launch.line, instance), []).append(launch)
    return list(found.values())[: 2 * MAX_INSTANCES]


def _note_assumed(draft: Draft) -> None:
    """Say of each size that the host code does not say what it is."""
    for term in draft.terms():
        for symbol in term.symbols():
            if symbol.assumed:
                draft.assume(f"{symbol.name} is {draft.values.get(symbol, symbol.value)}: {symbol.assumed}")
