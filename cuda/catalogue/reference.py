"""Expressions over arrays: the correct result of a kernel, in NumPy's terms.

The rule: an expression sees the arrays and numbers passed to it, the functions of `ARRAY_FUNCTIONS` and the attribute
`.T`, and nothing else of Python or NumPy. Numbers written in an expression stay Python's, so they never widen an
array: `in * 2.0` of float32 stays float32. bfloat16 and 8-bit floats are computed with as float32. Whole numbers and
array sizes are bounded as in `expressions`.

An expression is computed whole, or lazily: to an array of which only requested elements are computed. A form is lazy
only where its arguments are wholly understood; every other form is computed whole, which also raises its errors. So an
expression has the same value either way, or the same error; only an index that does not exist goes unnoticed where its
element is not requested. Since a lazy array takes no memory, it may be as large as the largest array that the
expression names, which is in memory already.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import numpy as np

from warplens.cuda.catalogue import expressions, lazy_arrays, tree
from warplens.cuda.catalogue.array_functions import (
    ARRAY_FUNCTIONS,
    ARRAYS,
    MAX_ELEMENTS,
    Array,
    check_broadcast,
    check_size,
    matrix_product,
)
from warplens.cuda.catalogue.dtypes import NARROW
from warplens.cuda.catalogue.expressions import OPERATIONS, Number
from warplens.cuda.catalogue.front_matter import SourceText
from warplens.cuda.catalogue.lazy_arrays import (
    Allowance,
    LazyArray,
    NotLazyError,
    Operand,
    Region,
    check_room,
    lazy_operand,
    lengths,
    require,
    transposed,
    widened,
)
from warplens.cuda.catalogue.lazy_functions import RULES, checked_elementwise, checked_product, indexed
from warplens.cuda.catalogue.syntax import Expression, parse
from warplens.cuda.ground.errors import suggestion

Value = Any  # an array, a NumPy scalar, a number, a tuple of these, or None, as NumPy functions take and return


def parse_reference(text: SourceText | str) -> Expression:
    """Return the tree of an expression over arrays; an `ExpressionError` says why the text is none."""
    return parse(SourceText.plain(text) if isinstance(text, str) else text, ARRAYS)


def evaluate_arrays(expression: Expression, names: Mapping[str, Array | expressions.Number]) -> Value:
    """Return the value of `expression`: an array, or a single number."""
    with np.errstate(all="ignore"):
        return Evaluation(expression, names).value(expression.root)


class Evaluation:
    """One walk over an expression's tree."""

    def __init__(self, expression: Expression, names: Mapping[str, Array | expressions.Number]) -> None:
        self._expression = expression
        self._names = names
        self._allowance = Allowance(value.size for value in names.values() if isinstance(value, np.ndarray))

    def value(self, node: tree.Node) -> Value:
        """Return the value of `node`."""
        compute: Callable[[], Value]
        match node:
            case tree.Constant(value=constant):
                return constant
            case tree.Name():
                return self._named(node)
            case tree.Tuple(items=items):
                return tuple(self.value(item) for item in items)
            case tree.Binary():
                return self._binary(node)
            case tree.Unary(operator=sign, operand=operand):
                value = self.value(operand)
                compute = partial(_apply_unary, sign, value)
            case tree.Transposed(value=below):
                array = self.value(below)
                compute = partial(_transposed, array)
            case tree.Index(value=below, subscripts=subscripts):
                array = self.value(below)
                indices = tuple(self._subscript(subscript) for subscript in subscripts)
                compute = partial(_indexed, array, indices)
            case tree.FunctionCall(function=function, arguments=arguments, keywords=keywords):
                values = [self.value(argument) for argument in arguments]
                named = {keyword: self.value(argument) for keyword, argument in keywords}
                compute = partial(ARRAY_FUNCTIONS[function].compute, *values, **named)
        return self.at(node, compute)

    def _named(self, node: tree.Name) -> Value:
        if node.name not in self._names:
            hint = suggestion(node.name, frozenset(self._names))
            raise self._expression.error(node, f"no name {node.name!r} is known here{hint}")
        value = self._names[node.name]
        return widened(value) if isinstance(value, np.ndarray) else value

    def narrow(self, name: str) -> Array | None:
        """Return an array whose elements are computed with in a wider type, None for any other name."""
        value = self._names.get(name)
        return value if isinstance(value, np.ndarray) and value.ndim and value.dtype in NARROW else None

    def _binary(self, node: tree.Binary) -> Value:
        sign, first = node.operator, self.value(node.left)
        if sign in (tree.Operator.AND, tree.Operator.OR):
            goes_on = self.at(node.left, lambda: _truth(sign, first)) is (sign is tree.Operator.AND)
            return self.value(node.right) if goes_on else first
        second = self.value(node.right)
        return self.at(node, lambda: _apply(sign, first, second))

    def _subscript(self, node: tree.Node | tree.Slice) -> Value:
        if not isinstance(node, tree.Slice):
            return self.value(node)
        bounds = (node.first, node.last, node.step)
        return slice(*(None if bound is None else self.value(bound) for bound in bounds))

    def at(self, node: tree.Node, compute: Callable[[], Value]) -> Value:
        """Return the result of `compute`; where NumPy refuses, the error points at `node`."""
        try:
            with self._allowance.in_force():
                return compute()
        except MemoryError:
            raise self._expression.error(node, "there is not enough memory for this array") from None
        except (ValueError, TypeError, IndexError, ArithmeticError) as problem:
            raise self._expression.error(node, str(problem).partition("\n")[0]) from None


def _is_number(value: Value) -> bool:
    return isinstance(value, int | float)


def _apply(sign: tree.Operator, left: Value, right: Value) -> Value:
    if _is_number(left) and _is_number(right) and sign is not tree.Operator.MATMUL:
        return expressions.calculate(sign, left, right)
    if sign is tree.Operator.MATMUL:
        return matrix_product(left, right)
    check_broadcast(repr(sign.value), left, right)
    return expressions.OPERATIONS[sign](left, right)


def _apply_unary(sign: tree.Operator, value: Value) -> Value:
    if sign is tree.Operator.NOT:
        return not _truth(sign, value)
    if _is_number(value):
        return expressions.calculate_unary(sign, value)
    if value is None or isinstance(value, tuple):
        raise ValueError(f"{sign.value!r} takes arrays and numbers, no None and no tuple")
    return -value if sign is tree.Operator.SUBTRACT else +value


def _truth(sign: tree.Operator, value: Value) -> bool:
    if np.size(value) != 1:
        raise ValueError(f"{sign.value!r} takes single numbers; choose among elements with where()")
    return bool(value)


def _transposed(array: Value) -> Value:
    if not isinstance(array, np.ndarray | np.generic):
        raise ValueError("only an array has '.T'")  # noqa: TRY004 - a sentence for the user
    return array.T


def _indexed(array: Value, subscripts: tuple[Value, ...]) -> Value:
    if not isinstance(array, np.ndarray):
        raise ValueError("only an array can be indexed")  # noqa: TRY004 - a sentence for the user
    arrays = [subscript for subscript in subscripts if isinstance(subscript, np.ndarray)]
    if arrays:
        check_broadcast("an index", *arrays)
        sliced = [
            size
            for size, subscript in zip(array.shape, [p for p in subscripts if p is not None], strict=False)
            if isinstance(subscript, slice)
        ]
        rest = array.shape[sum(subscript is not None for subscript in subscripts) :]
        check_size((*np.broadcast_shapes(*(subscript.shape for subscript in arrays)), *sliced, *rest))
    return array[subscripts]


def evaluate_lazily(expression: Expression, names: Mapping[str, Array | Number]) -> LazyArray | Value:
    """Return the value of `expression`: a lazy array, or a single number."""
    with np.errstate(all="ignore"):
        return _LazyEvaluation(expression, names).operand(expression.root)


class _LazyEvaluation:
    """One walk over an expression's tree."""

    def __init__(self, expression: Expression, names: Mapping[str, Array | Number]) -> None:
        self._expression = expression
        self._evaluation = Evaluation(expression, names)
        self._max_elements = max(
            (MAX_ELEMENTS, *(value.size for value in names.values() if isinstance(value, np.ndarray)))
        )

    def operand(self, node: tree.Node) -> Operand:
        if isinstance(node, tree.Tuple):
            return tuple(self.operand(item) for item in node.items)
        try:
            array = self._lazy_array(node)
            require(array.size <= self._max_elements)
        except NotLazyError:
            value = self._evaluation.value(node)
            return lazy_arrays.in_memory(value) if isinstance(value, np.ndarray) and value.ndim else value
        return LazyArray(array.shape, partial(self._part, node, array))

    def _part(self, node: tree.Node, array: LazyArray, region: Region) -> Array:
        with np.errstate(all="ignore"):
            part: Array = self._evaluation.at(node, partial(_part_of, array, region))
            return part

    def _lazy_array(self, node: tree.Node) -> LazyArray:
        match node:
            case tree.Name(name=name) if (narrow := self._evaluation.narrow(name)) is not None:
                return lazy_arrays.elementwise(widened, [lazy_arrays.in_memory(narrow)])
            case tree.Unary(operator=sign, operand=below) if sign is not tree.Operator.NOT:
                array = self._array(below)
                return lazy_arrays.elementwise(np.negative if sign is tree.Operator.SUBTRACT else np.positive, [array])
            case tree.Binary(operator=tree.Operator.MATMUL, left=left, right=right):
                return checked_product(self._array(left), self._array(right))
            case tree.Binary(operator=sign, left=left, right=right) if sign in OPERATIONS:
                return checked_elementwise(OPERATIONS[sign], [self.operand(left), self.operand(right)])
            case tree.Transposed(value=below):
                return transposed(self._array(below))
            case tree.Index(value=below, subscripts=subscripts):
                return indexed(self._array(below), [self._subscript(subscript) for subscript in subscripts])
            case tree.FunctionCall(function=function, arguments=arguments, keywords=keywords) if function in RULES:
                operands = [self.operand(argument) for argument in arguments]
                named = {keyword: self.operand(value) for keyword, value in keywords}
                return RULES[function](function, operands, named)
        raise NotLazyError

    def _array(self, node: tree.Node) -> LazyArray:
        return lazy_operand(self.operand(node))

    def _subscript(self, node: tree.Node | tree.Slice) -> Operand | slice:
        if not isinstance(node, tree.Slice):
            return self.operand(node)
        bounds = (node.first, node.last, node.step)
        return slice(*(None if bound is None else self.operand(bound) for bound in bounds))


def _part_of(array: LazyArray, region: Region) -> Array:
    check_room(lengths(region))
    return array.part(region)
