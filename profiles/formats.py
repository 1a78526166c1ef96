"""Numbers as a reader sees them, with units, and the text of strangers on its way out.

The rule: three significant digits and a unit on every number; nothing here imports Qt, so figures and tables share it.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from html import escape
from itertools import pairwise, takewhile
from math import floor, inf, log10
from typing import TYPE_CHECKING

from warplens.cuda.ground.errors import FailureKind, failure_of

if TYPE_CHECKING:  # text of the terminal passes here before there is a point
    from warplens.cuda.ground.metrics import MetricValue
    from warplens.cuda.ground.points import Invention, PointResult

_TIME_UNITS = ((1e9, "s"), (1e6, "ms"), (1e3, "µs"), (1.0, "ns"))
_NUMBER, _DIGITS = re.compile(r"[+-]?\d+(\.\d+)?"), re.compile(r"(\d+)")
MISSING = "\N{EN DASH}"  # this text replaces a number that a point lacks


def significant(number: float, digits: int = 3) -> str:
    """Return `number` with `digits` significant digits, without an exponent; whole digits are never cut."""
    if number == 0:
        return "0"
    rounded = float(f"{number:.{digits - 1}e}")
    if abs(rounded) >= 10.0 ** (digits - 1):
        return f"{number:.0f}"
    return f"{rounded:.{digits - 1 - floor(log10(abs(rounded)))}f}"


def trimmed(number: float) -> str:
    """Return `number` with three significant digits, without zeros at the end of a fraction."""
    text = significant(number)
    return text.rstrip("0").rstrip(".") if "." in text else text


def grouped(number: int) -> str:
    """Return a whole number with commas between groups of three digits, from five digits on."""
    return f"{number:,}" if abs(number) >= 10_000 else str(number)


def axis_text(values: Mapping[str, int]) -> str:
    """Return the value of a single axis, or each value after its name."""
    if len(values) == 1:
        return grouped(next(iter(values.values())))
    return " ".join(f"{name} {grouped(value)}" for name, value in values.items()) or MISSING


def time_text(time_ns: float) -> str:
    """Return a time with its unit: `33.9 µs`."""
    scale, unit = _time_unit(time_ns)
    return f"{significant(time_ns / scale)} {unit}"


def tick_time_text(time_ns: float) -> str:
    """Return a round time as the label of a tick."""
    if time_ns == 0:
        return "0"
    scale, unit = _time_unit(time_ns * (1 + 1e-9))
    return f"{time_ns / scale:.6g} {unit}"


def _time_unit(time_ns: float) -> tuple[float, str]:
    # 999.7 reads as 1000 once rounded, so it belongs to the next unit already
    return next(((scale, unit) for scale, unit in _TIME_UNITS if abs(time_ns) >= scale * 0.9995), (1.0, "ns"))


def waiting_text(seconds: float) -> str:
    """Return a waiting time, rounded as people say it."""
    if seconds < 1:
        return "1 s"
    if seconds < 10:
        return f"{round(seconds)} s"
    if seconds < 90:
        return f"{5 * round(seconds / 5)} s"
    minutes = round(seconds / 60)
    if minutes < 60:
        return f"{minutes} min"
    hours, rest = divmod(minutes, 60)
    return f"{hours} h {rest} min" if rest else f"{hours} h"


def value_text(value: MetricValue | None, *, unit: bool = True) -> str:
    """Return a metric's value with its unit, `12.5 %`, unless the heading of the column has the unit."""
    if value is None:
        return MISSING
    number = value.value
    if isinstance(number, str):
        return number or MISSING
    if value.unit == "%":
        text = f"{number:.1f}".removesuffix(".0")
    elif isinstance(number, int):
        text = grouped(number)
    else:
        text = significant(number)
    return f"{text} {value.unit}" if unit and value.unit else text


def natural_key(text: str) -> tuple[float, list[str | int]]:
    """Return a sort key: numbers come first by their value, then names, with the numbers in them by theirs."""
    if _NUMBER.fullmatch(text):
        return float(text), []
    return inf, [part.casefold() if at % 2 == 0 else int(part) for at, part in enumerate(_DIGITS.split(text))]


def listed(numbers: Sequence[int]) -> str:
    """Return rising whole numbers, a run of more than three as its ends."""
    if len(numbers) > 3 and all(after - before == 1 for before, after in pairwise(numbers)):
        return f"{numbers[0]} to {numbers[-1]}"
    return ", ".join(map(str, numbers))


def assigned(values: Mapping[str, int]) -> str:
    """Return axis values: `N 2048 · TILE 32`."""
    return " · ".join(f"{name} {grouped(value)}" for name, value in values.items())


def assigned_axes(axes: Mapping[str, Sequence[int]]) -> str:
    """Return the values of axes; of many values the first and the last."""
    return " · ".join(
        f"{name} {listed(values) if len(values) <= 4 else f'{values[0]} to {values[-1]} ({len(values)})'}"
        for name, values in axes.items()
    )


def short_device_name(name: str) -> str:
    """Return a GPU's name without its maker and brand: `GTX 1080 Ti`."""
    return name.removeprefix("NVIDIA ").removeprefix("GeForce ").removeprefix("Tesla ") or name


def short_name(kernel: str, family: str) -> str:
    """Return what curves and tables show: the name without its family, with spaces, or one of a namespace as it is."""
    file, mark, name = kernel.partition(".cu::")
    if mark:
        return f"{short_name(name, family)} · {file}.cu"
    short = kernel.removeprefix(f"{family}_")
    return kernel if "::" in kernel else (short or kernel).replace("_", " ").strip() or kernel


def sweep_name(kernels: Iterable[str], started: str, families: Iterable[str] = ()) -> str:
    """Return what a sweep without a file is called: its families or what names share, how many kernels, the start.

    Example:
        >>> sweep_name(["conv.cu::conv_naive", "conv.cu::conv_tiled", "conv_tiled"], "")
        'conv · 2 kernels'
    """
    names = tuple(dict.fromkeys(name.rpartition("::")[2].removesuffix(".cu") for name in kernels))
    groups = tuple(dict.fromkeys(families)) or names
    columns = takewhile(lambda column: len(set(column)) == 1, zip(*(name.split("_") for name in names), strict=False))
    shared = groups[0] if len(groups) == 1 else "_".join(column[0] for column in columns)
    what = names[0] if len(names) == 1 else shared or (", ".join(groups) if len(groups) <= MOST_NAMED else "")
    count = f"{grouped(len(names))} kernels" if len(names) > 1 else "" if names else "sweep"
    parts = [part for part in (one_line(what, 40), count) if part]
    with suppress(ValueError):
        begun = datetime.fromisoformat(started).astimezone()
        is_today = begun.date() == datetime.now(UTC).astimezone().date()
        parts.append(f"{begun:%H:%M}" if is_today else f"{begun:%d %b %H:%M}")
    return " · ".join(parts)


def points_text(count: int) -> str:
    """Return a number of points with its noun: `24 points`."""
    return f"{grouped(count)} point{'' if count == 1 else 's'}"


# Text of strangers on its way out: names, titles, reasons, notes, paths and logs of kernels and profiles.
# The rule: one function for each way out. `plain` is for a terminal, `one_line` for a name in a line of its own,
# `for_sheet` for a cell that a spreadsheet may open, `for_page` for HTML and SVG, `for_markdown` for Markdown,
# `for_json` for JSON. What a reader cannot see, or what acts on a terminal or on the order of the letters, becomes an
# escape such as `\x1b`. The doors apply them to all that passes (standard output, standard error, CSV, Parquet,
# pages, SVG, JSON); a table applies `one_line` earlier too, so that its columns keep their width.

MAX_NAME = 120  # a name in a table or a sentence has at most so many characters; the middle of a longer one is left out
MAX_MARKS = 2  # written languages put this many combining marks on a letter; more would cover the lines above and below

_SPACES = frozenset("\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}\N{THIN SPACE}")
"""The program writes these between digits and before units."""
_UNSEEN = frozenset(
    [
        *(0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0),
        *range(0x180B, 0x1810),
        *range(0xFE00, 0xFE10),
        *range(0xE0100, 0xE01F0),
    ]
)
"""Characters that Python calls printable and that show nothing.

Source: Unicode 16.0, DerivedCoreProperties.txt, Default_Ignorable_Code_Point; U+2800 is a blank.
"""
_ODD = re.compile("[^\x20-\x7e\n\N{MICRO SIGN}\N{MIDDLE DOT}\N{MULTIPLICATION SIGN}\N{EN DASH}\N{HORIZONTAL ELLIPSIS}]")
"""Text without one of these is clean; the five signs stand in most numbers and lists of the program."""
_FORMULA = re.compile(r"^(?=\s*[=+\-@\uff1d\uff0b\uff0d\uff20])|(?<=;)(?=[=+\-@])")
"""Where a spreadsheet would begin a formula: at the start of a cell, and after the separator of another locale.

Source: OWASP, CSV Injection (the characters; a tab, a carriage return and a line feed are escaped).
"""
_MARKDOWN = re.compile(r"[\\|<`*_\[&~@]|(?<=:)(?=//)|(?<=www)(?=\.)", re.IGNORECASE)
_BLOCK = re.compile(r"^(\s*)(?=[#+-]\s|[=>]|-{2,})|^(\s*\d+)(?=[.)]\s)")


def plain(text: str) -> str:
    """Return a text for a terminal: what cannot be seen as escapes, except line breaks."""
    if _ODD.search(text) is None:
        return text
    shown, marks = [], 0
    for char in text:
        is_mark = unicodedata.combining(char) != 0 or unicodedata.category(char) in ("Mn", "Me")
        marks = marks + 1 if is_mark else 0
        shown.append(char if char == "\n" or (_is_seen(char) and marks <= MAX_MARKS) else _escape(char))
    return "".join(shown)


def one_line(text: str, most: int = MAX_NAME) -> str:
    """Return a name or a sentence for one line of at most `most` characters; what is left out is in the middle."""
    if len(text) > 4 * most:  # an escape is at most ten characters, and a text may be long
        text = f"{text[: 2 * most]}{text[-2 * most :]}"
        is_cut = True
    else:
        is_cut = False
    shown = plain(text).replace("\n", "\\n")
    if not is_cut and len(shown) <= most:
        return shown
    half = (most - 1) // 2
    return f"{shown[:half]}…{shown[-half:]}"


def for_sheet(text: str) -> str:
    """Return a text for a cell of CSV, Parquet or a data frame: never a formula; a number stays one."""
    if _is_number(text):
        return text
    shown = plain(text)
    if shown.startswith("\n"):
        shown = f"'{shown}"
    return _FORMULA.sub("'", shown)


def for_page(text: str) -> str:
    """Return a text for HTML or SVG, in an element or in a quoted attribute."""
    return escape(plain(text))


def for_markdown(text: str) -> str:
    """Return a text for a line or a cell of Markdown: no table, tag, link, list or heading of its own."""
    shown = _MARKDOWN.sub(lambda match: f"\\{match.group()}", plain(text).replace("\n", " "))
    return _BLOCK.sub(r"\g<0>\\", shown)


def for_json(text: str) -> str:
    """Return JSON that means the same, with what cannot be seen as escapes of JSON."""
    return _ODD.sub(lambda odd: odd.group() if _is_seen(odd.group()) else json.dumps(odd.group())[1:-1], text)


def _is_seen(char: str) -> bool:
    return char in _SPACES or (char.isprintable() and ord(char) not in _UNSEEN)


def _escape(char: str) -> str:
    return char.encode("unicode_escape").decode("ascii")


def _is_number(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return False
    return text.isascii() and text.isprintable()


# Of a failure its kind stands first, then what happened, then where; the details are in the reading of a point.
def outcome_of(point: PointResult) -> str:
    """Return the status of a point with why it is not ok; of a failure or limit its kind, what happened, and where."""
    from warplens.cuda.ground.points import Status

    if point.status is Status.OK:
        return "ok"
    failure, word = failure_of(plain(point.reason), point.failure), word_of(point)
    if word == failure.kind:
        return failure.row
    said = failure.row if failure.is_fault else failure.what
    return f"{word}: {said}" if said else word


def word_of(point: PointResult) -> str:
    """Return the kind of a point's failure, or of the limit for which it is skipped; its status where none is known."""
    from warplens.cuda.ground.points import Status

    is_stated = point.status is Status.FAILED or (point.status is Status.SKIPPED and point.failure is not None)
    kind = failure_of(plain(point.reason), point.failure).kind if is_stated else FailureKind.OTHER
    return point.status.word if kind is FailureKind.OTHER else kind.value


# A value that no host code gives is *invented*; one that replaces the host code's own is named beside it. Values read
# in the host code have no mark.

MARK = "†"  # this stands behind the name of a kernel whose launch is partly invented
BY_MAIN = "launched by main()"  # a note of every launch of `main()` of a `.cu` begins so (`capture.value.LAUNCHED`)
MOST_NAMED = 3  # a sentence names this many invented values, or kernels, and counts the others
MOST_LINES = 8  # a legend has this many sentences


def invented_text(invented: Sequence[Invention]) -> str:
    """Return the sentence on what is invented, "" where nothing is."""
    made_up = [f"{invention.name} = {invention.value}" for invention in invented if not invention.host_value]
    parts = []
    if made_up:
        more = len(made_up) - MOST_NAMED
        named = [*made_up[:MOST_NAMED], *([f"{more} more value{'s' if more > 1 else ''}"] if more > 0 else [])]
        listed = " and ".join(filter(None, (", ".join(named[:-1]), named[-1])))
        is_one = len(made_up) == 1
        parts.append(f"{listed} {'is' if is_one else 'are'} invented: no host code gives {'it' if is_one else 'them'}")
    parts += [
        f"{invention.name} = {invention.value}, the host code has {_grouped(invention.host_value)}"
        for invention in invented
        if invention.host_value
    ]
    return plain("; ".join(parts))


def text_of_main(point: PointResult) -> str:
    """Return how `main()` launched a point and what of that follows its arguments; "" where something else did."""
    from warplens.cuda.capture.value import FOLLOWS  # not for the text of the terminal

    how = next((f"as {note}" for note in point.notes if note.startswith(BY_MAIN)), "")
    follows = [note for note in point.notes if how and note.startswith(FOLLOWS)]
    return "; ".join(filter(None, (how, *follows)))


def mark_of(point: PointResult) -> str:
    """Return what follows the name of a point's kernel in a table: the mark, or "" where nothing is invented."""
    return f" {MARK}" if point.invented else ""


def legend_of(points: Iterable[PointResult]) -> list[str]:
    """Return the lines that say what the mark stands for, one for each sentence, with the kernels that it is of."""
    kernels: dict[str, dict[str, None]] = {}
    for point in points:
        if point.invented:
            kernels.setdefault(invented_text(point.invented), {})[plain(point.kernel)] = None
    if len(kernels) == 1:
        return [f"{MARK} {sentence}" for sentence in kernels]
    lines = [f"{MARK} {_listed(tuple(names))}: {sentence}" for sentence, names in kernels.items()]
    more = len(lines) - MOST_LINES
    return lines if more <= 0 else [*lines[:MOST_LINES], f"{MARK} and {more:,} more (all are in --json)"]


def split_at_commas(text: str) -> list[str]:
    """Return the parts between the commas that stand in no parentheses or brackets, without blanks around them."""
    parts, depth = [""], 0
    for letter in text:
        depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(letter, 0)
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts]


def _listed(kernels: Sequence[str]) -> str:
    more = len(kernels) - MOST_NAMED
    return ", ".join(kernels[:MOST_NAMED]) + (f" and {more:,} more" if more > 0 else "")


def _grouped(number: str) -> str:
    return f"{int(number):,}" if number.removeprefix("-").isdigit() else number
