"""Front matter from host code: what a `.cu` with `main()` says of its launches, written as TOML.

The rule: nothing of the file is executed. Its text is interpreted, with limits, and what it does not say is assumed in
a sentence or asked.
"""

from collections import ChainMap
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from operator import itemgetter

from warplens.cuda.catalogue.inference import interpretation, likely_block, terms
from warplens.cuda.catalogue.inference.draft import Draft, DraftArgument, DraftArray, Question
from warplens.cuda.catalogue.inference.drafting import Drafting
from warplens.cuda.catalogue.inference.launches import arguments_of_instances, other_places, repetition_of
from warplens.cuda.catalogue.inference.program import Function, Program, read_program
from warplens.cuda.catalogue.inference.run import Launch, Run
from warplens.cuda.catalogue.inference.shortening import Sized, fit_block, shorten
from warplens.cuda.catalogue.inference.values import UNKNOWN, Number, Unknown

# The front matter of a draft as TOML, commented for the reader who corrects it. The existing reader of front matter
# accepts the text as it is written here.

MAX_COMMENT = 110


def matter_of(draft: Draft) -> str:
    """Return the TOML of a draft, without the `/* warplens` around it."""
    problem, tune = likely_block.axes_of(draft)
    names = {**problem, **tune}
    lines = [f"entry = {_quoted(draft.entry)}" + _comment(_launched(draft))]
    lines.append(_line("block", _extent(draft.block, names), draft.notes.get("block", "")))
    lines.append(_line("grid", _extent(draft.grid, names), draft.notes.get("grid", "")))
    arguments = ", ".join(_argument(argument, names) for argument in draft.arguments)
    lines.append(_line("args", f"[{arguments}]", draft.notes.get("args", "")))
    if draft.dynamic_shared is not None:
        lines.append(_line("dynamic_shared", _quoted(terms.text(draft.dynamic_shared, names)), ""))
    if draft.assumptions:
        lines.append("assumed = [")
        lines.extend(f"  {_quoted(sentence)}," for sentence in draft.assumptions)
        lines.append("]")
    for key, axes in (("problem", problem), ("tune", tune)):
        if axes:
            lines.append(f"\n[{key}]")
        for symbol, name in axes.items():
            values = draft.axes.get(symbol, (draft.values.get(symbol, symbol.value),))
            listed = ", ".join(str(max(0, min(value, 2**31 - 1))) for value in values)
            lines.append(_line(name, f"[{listed}]", _origin(draft, symbol)))
    for key, arrays in (("arrays", tuple(draft.arrays.values())), ("constants", draft.constants)):
        if arrays:
            lines.append(f"\n[{key}]")
        lines.extend(_array(array, names) for array in arrays)
    for key in dict.fromkeys(view.table for view in draft.views.values()):
        lines.append(f"\n[{key}]")
        for name, view in draft.views.items():
            if view.table == key:
                lines.append(_line(name, "{ " + ", ".join((f'array = "{view.array}"', *view.keys)) + " }", ""))
    return "\n".join(lines) + "\n"


def _array(array: DraftArray, names: dict[terms.Symbol, str]) -> str:
    written = f'{{ dtype = "{array.dtype}", shape = {_extent(array.shape, names)}'
    if array.role != "in":
        written += f', role = "{array.role}"'
    init = f"integers({array.least}, {terms.text(array.bound, names)})" if array.bound is not None else array.init
    if array.filled is not None:
        init = f"where(i < {terms.text(array.filled, names)}, {init}, 0)"
    if array.role != "out" and init and init != "random":
        written += f", init = {_quoted(init)}"
    return _line(array.name, written + " }", array.note)


def _launched(draft: Draft) -> str:
    if draft.launch_line:
        return f"line {draft.launch_line}: {draft.launch_text}"
    return "assumed: no host code that could be read launches it"


def _origin(draft: Draft, symbol: terms.Symbol) -> str:
    if symbol in draft.values and not symbol.assumed:
        where = f"line {symbol.line}" if symbol.line else "the host code"
        if symbol in draft.refused:
            return f"assumed: {where} has {symbol.value}, with which the host code leaves before the launch"
        return f"assumed: {where} has {symbol.value}; this is enough for a short run on the CPU"
    return f"assumed: {symbol.assumed}" if symbol.assumed else f"line {symbol.line}" if symbol.line else ""


def _extent(sizes: list[terms.Term], names: dict[terms.Symbol, str]) -> str:
    return "[" + ", ".join(_quoted(terms.text(size, names)) for size in sizes) + "]"


def _argument(argument: DraftArgument, names: dict[terms.Symbol, str]) -> str:
    if argument.fields is not None and argument.vector:
        parts = (terms.text(part.term, names) if part.term is not None else part.text for part in argument.fields)
        return _quoted(f"{argument.vector}({', '.join(parts)})")
    if argument.fields is not None:
        fields = "[" + ", ".join(_argument(field, names) for field in argument.fields) + "]"
        align = f"align = {argument.align}, " if argument.align != 1 else ""
        repeat = f"repeat = {argument.repeat}, " if argument.repeat != 1 else ""
        return f"{{ {align}{repeat}fields = {fields} }}" if align or repeat else fields
    if argument.array and argument.offset is not None:
        return _quoted(f"{argument.array} + {terms.text(argument.offset, names)}")
    if argument.array:
        return _quoted(argument.array)
    text = terms.text(argument.term, names) if argument.term is not None else argument.text
    return _quoted(f"{text}:{argument.dtype}" if argument.dtype else text)


def _line(key: str, value: str, comment: str) -> str:
    return f"{key} = {value}" + _comment(comment)


def _comment(text: str) -> str:
    return f"  # {_printable(text)[:MAX_COMMENT]}" if text else ""


def _quoted(text: str) -> str:
    return '"' + _printable(text).replace("\\", "\\\\").replace('"', '\\"') + '"'


def _printable(text: str) -> str:
    return "".join(character if character.isprintable() else " " for character in text).replace("*/", "* /")


MAX_INSTANCES = 64  # a kernel has this many instances at most; a file that launches more keeps the first


@dataclass(frozen=True, slots=True, kw_only=True)
class InferredKernel:
    """A kernel, and the TOML of its front matter, which is complete where no question is left."""

    entry: str  # its C++ name
    matter: str
    assumptions: tuple[str, ...]
    questions: tuple[Question, ...]
    line: int  # that of the kernel, or of its launch where the kernel stands in a header
    launch_line: int  # that of the launch, or 0
    asks_device: bool = False  # the host code asks its device, so that the front matter is for one GPU


def inferred_kernels(
    text: str, *, path: str, headers: Mapping[str, str] | None = None, defines: Sequence[str] = (), device: str = ""
) -> tuple[InferredKernel, ...]:
    """Return the kernels of a file in its order, with one instance of a template for each way the host code launches
    it. `headers` are keyed by the name after `#include`, `defines` are as for -D; `device` is the key of the GPU whose
    attributes the host code sees, "" for the default GPU.
    """
    program = read_program(text, path=path, headers=headers or {}, defines=defines)
    program.device = device
    launches = interpretation.launches_of(program)
    # a file launches the kernels of its headers, too; one without kernels may leave that to its headers
    launched = [launch.kernel for launch in launches if launch.path == program.own_path or not program.kernels]
    kernels = tuple(dict.fromkeys((*program.kernels, *launched)))
    run = interpretation.device_numbers(program)
    sized_launches: list[Sized] = []
    for kernel in kernels:
        own = [launch for launch in launches if launch.kernel is kernel]
        drafts: dict[str, list[tuple[int, Launch, Sized]]] = {}
        for same in _different(own) or [[launch] for launch in _unlaunched(kernel, run)]:
            sized = _sized(program, same, run, launches)
            drafts.setdefault(sized.draft.entry, []).append((_unknowns(sized.draft, same[0]), same[0], sized))
        for places in list(drafts.values())[:MAX_INSTANCES]:
            _, taken, sized = min(places, key=itemgetter(0))
            if left_out := other_places(taken, (launch for _, launch, _ in places)):
                sized.draft.assume(f"line {taken.line}: {left_out}")
            sized_launches.append(sized)
    shorten(sized_launches)
    return tuple(_inferred(sized.draft, program) for sized in sized_launches)


def _sized(program: Program, same: Sequence[Launch], run: Run, launches: Sequence[Launch]) -> Sized:
    """Return the draft of the launches of one place: the first launch, and what its sizes depend on."""
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
    except (RecursionError, terms.TermError):
        draft = _unread(launch.kernel, drafting.draft.entry if drafting is not None else "")
        return Sized(draft=draft, work=(), extents={})
    finally:
        for symbol in fixed:
            symbol.fixed = True


def _inferred(draft: Draft, program: Program) -> InferredKernel:
    kernel = draft.kernel
    names = dict(ChainMap(*likely_block.axes_of(draft)))
    for term in draft.terms():
        for symbol in term.symbols():
            if symbol.assumed:
                draft.assume(f"{names[symbol]} is {draft.values.get(symbol, symbol.value)}: {symbol.assumed}")
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
    """Return the draft of a kernel whose expressions are too large or too deeply nested for any size."""
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
    unknown = tuple(UNKNOWN for _ in kernel.parameters)
    instances = arguments_of_instances(run, kernel)
    return [Launch(kernel=kernel, template_arguments=instance, arguments=unknown) for instance in instances]


def _different(launches: list[Launch]) -> list[list[Launch]]:
    """Return the launches of each place in the text and each instance."""
    groups: dict[tuple[int, str], list[Launch]] = {}
    for launch in launches:
        arguments = launch.template_arguments
        texts = (str(value.value) if isinstance(value, Number) else getattr(value, "name", "") for value in arguments)
        instance = " ".join(texts)
        groups.setdefault((launch.line, instance), []).append(launch)
    return list(groups.values())[: 2 * MAX_INSTANCES]
