"""The text of an axis, `N=250,256:4096:*2`, read into a name and its values.

The rule: this is the only place where an axis is text; a mistake is reported with a caret under it.

    axis  = name "=" item { "," item }
    item  = number [ ":" number [ ":" step ] ]     from the first to the last, both included where the step meets it
    step  = "*" number | "+" number                without a step: "+1"
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NoReturn

from warplens.cuda.ground.errors import InputError, SourceSpan, SpannedError

LARGEST_VALUE = 2**31 - 1  # a value is at most this, as sizes reach the kernels as 32-bit signed integers
LARGEST_COUNT = 10_000  # an axis has at most this many values; more of them are a typing error, not a sweep

_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_NUMBER = re.compile(r"[0-9]+(?:_[0-9]+)*")


class AxisError(SpannedError):
    """An axis was given as text that cannot be read."""


@dataclass(slots=True)
class _Cursor:
    """A position in the text of one axis; `label` names the option in messages."""

    text: str
    label: str
    at: int = 0

    def fail(self, message: str, start: int, length: int = 1) -> NoReturn:
        span = SourceSpan(path=self.label, line=1, column=start + 1, length=max(1, length), text=self.text)
        raise AxisError(message, span)

    def take(self, mark: str) -> bool:
        if self.text.startswith(mark, self.at):
            self.at += 1
            return True
        return False

    def shown(self) -> str:
        return repr(self.text[self.at]) if self.at < len(self.text) else "the end"


def parse_axis(text: str, label: str = "axis") -> tuple[str, tuple[int, ...]]:
    """Return the name of an axis, `N=250,256:4096:*2`, and its values in rising order without repetition.

    An `AxisError` calls the text `label`, for example the option it came from, and points at the position.
    """
    cursor = _Cursor(text=text, label=label)
    name = _NAME.match(text)
    if name is None:
        cursor.fail("an axis begins with its name, as in N=256,512", 0)
    cursor.at = name.end()
    if not cursor.take("="):
        cursor.fail(f"after the name of the axis comes '=', not {cursor.shown()}", cursor.at)
    values: set[int] = set()
    while True:
        start = cursor.at
        values.update(_item(cursor))
        if len(values) > LARGEST_COUNT:
            cursor.fail(f"an axis has at most {LARGEST_COUNT} values", start, cursor.at - start)
        if cursor.at == len(text):
            return name.group(), tuple(sorted(values))
        if not cursor.take(","):
            cursor.fail(f"after a value comes ',' or ':' or the end, not {cursor.shown()}", cursor.at)


def _item(cursor: _Cursor) -> Iterable[int]:
    """item = number [ ":" number [ ":" step ] ]."""
    start = cursor.at
    first = _number(cursor)
    if not cursor.take(":"):
        return (first,)
    last = _number(cursor)
    if last < first:
        cursor.fail(f"a range goes upwards: {last} is less than {first}", start, cursor.at - start)
    if not cursor.take(":"):
        return _added(first, last, 1)
    mark, sign = cursor.at, cursor.text[cursor.at : cursor.at + 1]
    if sign not in {"*", "+"}:
        cursor.fail(f"a step begins with '*' or '+', not {cursor.shown()}", cursor.at)
    cursor.at += 1
    step = _number(cursor)
    least = 2 if sign == "*" else 1
    if step < least:
        cursor.fail(f"a step of '{sign}' is at least {least}", mark, cursor.at - mark)
    if sign == "+":
        return _added(first, last, step)
    if first == 0:
        cursor.fail("a range that multiplies cannot begin at 0", start, cursor.at - start)
    return _multiplied(first, last, step)


def _number(cursor: _Cursor) -> int:
    match = _NUMBER.match(cursor.text, cursor.at)
    if match is None:
        cursor.fail(f"a whole number is wanted here, not {cursor.shown()}", cursor.at)
    digits = match.group()
    if len(digits) > len("2_147_483_647") or int(digits) > LARGEST_VALUE:
        cursor.fail(f"a value is at most {LARGEST_VALUE}", cursor.at, len(digits))
    cursor.at = match.end()
    return int(digits)


def _added(first: int, last: int, step: int) -> Iterable[int]:
    """Return first, first + step, ...; at most one value more than allowed, so that a typing error costs no memory."""
    return range(first, last + 1, step)[: LARGEST_COUNT + 1]


def _multiplied(first: int, last: int, step: int) -> Iterable[int]:
    value = first
    while value <= last:
        yield value
        value *= step


def merge_axes(parsed: Iterable[tuple[str, tuple[int, ...]]], option: str = "axis") -> dict[str, tuple[int, ...]]:
    """Join axes that were given one by one; the same one twice is an `InputError`."""
    axes: dict[str, tuple[int, ...]] = {}
    for name, values in parsed:
        if name in axes:
            raise InputError(f"{option} names the axis {name!r} twice; give all its values at once, as in {name}=8,16")
        axes[name] = values
    return axes
