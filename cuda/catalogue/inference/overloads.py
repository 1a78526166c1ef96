"""Which of several functions of one name a call of the host code means.

The rule: a function is left out only where C++ converts an argument to its parameter in no way: a number to a vector
of CUDA (`int2`), one vector to another, an array to a number. Among the others that with the same types comes first.

Source: ISO C++17, 16.3 "Overload resolution" [over.match]; vectors: CUDA C++ Programming Guide 12.9, 7.3.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from warplens.cuda.catalogue.inference.element_types import bare, class_of, element_of, pointed, resolved
from warplens.cuda.catalogue.inference.places import typed
from warplens.cuda.catalogue.inference.program import Function, Program
from warplens.cuda.catalogue.inference.run import Run
from warplens.cuda.catalogue.inference.values import Buffer, Cell, Closure, Number, Pointer, Struct, Value


def overload(run: Run, closure: Closure, values: Sequence[Value | Cell]) -> Function | None:
    """Return the function of the text that a call means, None where it means none of them."""
    candidates = [
        one
        for one in run.program.functions.get(closure.name, [])
        if not one.is_kernel and len(one.parameters) >= len(values)
    ]
    given = [one.value if isinstance(one, Cell) else one for one in values]
    ranked = [(_misfit(run, one, given), one) for one in candidates]
    fitting = [(misfit, one) for misfit, one in ranked if misfit is not None]
    return min(fitting, key=lambda one: one[0])[1] if fitting else None


def _misfit(run: Run, function: Function, values: Sequence[Value]) -> tuple[bool, int] | None:
    """Return how far a call is from a function, None where it cannot mean it.

    First whether a default argument is needed, then the number of arguments that are converted.
    """
    own = {parameter.name for parameter in function.template_parameters}
    conversions = 0
    for parameter, value in zip(function.parameters, values, strict=False):
        type_name = resolved(typed(run, parameter.type_name), run.program)
        if type_name in own:
            continue
        if not may_become(value, type_name, run.program):
            return None
        conversions += isinstance(value, Number) and not _is_same(value, type_name, run.program)
    return len(function.parameters) != len(values), conversions


def kernel_misfit(run: Run, kernel: Function, values: Sequence[Value]) -> tuple[bool, int]:
    """Return how far the arguments of a launch are from the parameters of a kernel.

    First whether their number differs, then how many are of another type, the elements of arrays included.
    """
    own = {parameter.name for parameter in kernel.template_parameters}
    others = 0
    for parameter, value in zip(kernel.parameters, values, strict=False):
        type_name = resolved(typed(run, parameter.type_name), run.program)
        inner = pointed(parameter.type_name)
        if own & set(re.findall(r"\w+", parameter.type_name)):
            continue
        if not may_become(value, type_name, run.program):
            others += 1
        elif inner is not None and isinstance(value, Pointer) and value.element:
            kinds = [element_of(bare(typed(run, one)), run.program) for one in (inner, value.element)]
            others += None not in kinds and kinds[0] != kinds[1]
    return len(kernel.parameters) != len(values), others


def may_become(value: Value, type_name: str, program: Program) -> bool:
    """Return whether a value may be an argument for a parameter of a type.

    Example:
        >>> from warplens.cuda.catalogue.inference.values import whole
        >>> may_become(whole(3), "float", Program()), may_become(whole(3), "int2", Program())
        (True, False)
    """
    plain = resolved(type_name, program)
    if pointed(type_name) is not None:
        return not (isinstance(value, Struct) and _lanes(value.type_name, program))
    lanes = _lanes(plain, program)
    if not lanes:
        return True
    if isinstance(value, Number):
        return lanes == 1
    if isinstance(value, Pointer | Buffer):
        return False
    if isinstance(value, Struct) and _lanes(value.type_name, program):
        return resolved(value.type_name, program) == plain
    return True


def _lanes(type_name: str, program: Program) -> int:
    """Return the numbers in a number or a vector of CUDA, 0 for any other type, such as a class of the text."""
    if pointed(type_name) is not None or type_name == "dim3" or class_of(type_name, program) is not None:
        return 0
    element = element_of(type_name, program)
    return element.lanes if element is not None else 0


def _is_same(value: Number, type_name: str, program: Program) -> bool:
    """Return whether a number is of a type, or of one as wide of the same kind."""
    return element_of(value.type_name, program) == element_of(type_name, program)
