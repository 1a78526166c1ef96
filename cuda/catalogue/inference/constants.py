"""What the host code copies into `__constant__` variables, which a front matter lists under `[constants]`.

The rule: a variable that the host code does not fill keeps what the device code gives it, and is not listed.
"""

from __future__ import annotations

from warplens.cuda.catalogue.inference import terms
from warplens.cuda.catalogue.inference.draft import DraftArray
from warplens.cuda.catalogue.inference.element_types import element_of
from warplens.cuda.catalogue.inference.program import Function, Program
from warplens.cuda.catalogue.inference.run import Contents, Launch, Run
from warplens.cuda.catalogue.inference.terms import Term
from warplens.cuda.catalogue.inference.values import Buffer, Number, Place, Pointer, Value, term_of

MAX_DEPTH = 6
"""Device functions that a kernel calls are looked into this deep."""


def contents_of(source: Value) -> Contents:
    """Return what a variable holds after a copy from a place of the host code."""
    if isinstance(source, Place):
        return _of_numbers([source.cell.value])
    buffer = source.buffer if isinstance(source, Pointer) else source
    if not isinstance(buffer, Buffer):
        return Contents("random")
    count = int(buffer.count.value) if buffer.count is not None else 0
    if count and len(buffer.cells) == count:
        return _of_numbers([cell.value for cell in buffer.cells.values()])
    return Contents(buffer.contents or "random", buffer.below, buffer.least)


def _of_numbers(values: list[Value]) -> Contents:
    numbers = [value.value for value in values if isinstance(value, Number)]
    if len(numbers) < len(values) or any(isinstance(value, Number) and value.is_assumed for value in values):
        return Contents("random")
    if len(set(numbers)) == 1:
        return Contents(f"constant({numbers[0]})")
    if all(isinstance(number, int) for number in numbers):
        return Contents("", terms.constant(int(max(numbers)) + 1), int(min(numbers)))
    return Contents("random")


def constants_of(launch: Launch, program: Program, run: Run) -> tuple[DraftArray, ...]:
    """Return the `__constant__` variables that a kernel reads and the host code fills, as arrays of a draft.

    Args:
        launch: the launch, with what was copied before it.
        program: the file.
        run: knows the global names.
    """
    if not launch.constants:
        return ()
    read = _names_of(launch.kernel, program) & program.constants
    found = []
    for name, contents in launch.constants.items():
        cell = run.top.find(name) if name in read else None
        if cell is None:
            continue
        value = cell.value
        type_name = value.element if isinstance(value, Buffer) else cell.type_name
        length = term_of(value.count) if isinstance(value, Buffer) and value.count is not None else terms.constant(1)
        element = element_of(type_name, program)
        if element is None or element.fields or length is None or isinstance(value, Pointer):
            continue  # a struct of unlike members keeps the zeros of a variable that nothing fills
        for symbol in length.symbols():
            symbol.fixed = symbol.fixed or not symbol.is_macro  # the variable is as long as it is declared
        lanes = [terms.constant(element.lanes)] if element.lanes > 1 else []
        array = DraftArray(name=name, dtype=element.dtype, shape=[terms.settle(length), *lanes], role="in")
        _fill(array, contents)
        found.append(array)
    return tuple(found)


def _fill(array: DraftArray, contents: Contents) -> None:
    is_whole = "int" in array.dtype
    below: Term | None = contents.below
    if is_whole and below is not None:
        array.bound, array.least = terms.settle(below), contents.least
    elif contents.word in ("zeros", "ones", "iota") or contents.word.startswith("constant("):
        array.init = contents.word
    elif is_whole:
        array.init, array.note = "zeros", "assumed: the host code does not say its whole numbers"
    else:
        array.init = "random"


def _names_of(kernel: Function, program: Program) -> frozenset[str]:
    """Return the names in a kernel and in the device functions that it calls."""
    names = program.words_in(kernel)
    for _ in range(MAX_DEPTH):
        called = [function for name in names for function in program.functions.get(name, ())]
        names = names.union(*map(program.words_in, called))
    return names
