"""An explanation on a terminal: source lines with their counts in a margin, the arrays, and the summary.

The rule: the sentences are made in `cuda.execute.inspection.explanation`; here they are only laid out. Where a margin
leaves the source too little room, the counts stand under their line instead; no number is lost for lack of width.
"""

from collections.abc import Iterable, Iterator
from dataclasses import asdict
from typing import TypeAlias

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table as RichTable
from rich.text import Text

from warplens.cuda.catalogue.front_matter import has_front_matter
from warplens.cuda.device.spec import MemoryRules
from warplens.cuda.execute.inspection.records import Explanation, Inspection
from warplens.cuda.ground import metrics, points
from warplens.cuda.simt.counting.rules import LANES, SECTOR_BYTES
from warplens.cuda.simt.counting.transactions import RecordedRequest
from warplens.cuda.simt.explain.patterns import SHARED, Pattern
from warplens.cuda.simt.explain.source_lines import ExplainedAccess
from warplens.cuda.simt.explain.traffic import ArrayTraffic
from warplens.gui.figures.listings import ptx_listing, share_text
from warplens.gui.terminal.tables import plain_table, printed
from warplens.profiles.formats import assigned, grouped, invented_text, plain, trimmed

MARGIN_FROM = 118  # the counts stand beside the source from this width in columns on: the margin takes 66
QUIET_LINES = 12  # a longer run of lines that touch no memory is cut down to its ends
DEEPEST = 12  # a sentence follows the indentation of its line up to this many columns
KEPT_LINES = 4  # this many lines are kept at each end of a run that is cut
GOOD, BAD, WORST = "green", "yellow", "bold red"
WORST_FROM = 0.25  # an access with this share of the launch's excess or more is drawn as one of the worst
BULLET = "→"  # a piece of advice begins with this sign
_UNITS = ((2**40, "TiB"), (2**30, "GiB"), (2**20, "MiB"), (2**10, "KiB"))


def explanation_report(explanation: Explanation, console: Console) -> RenderableType:
    """Return the whole report, fitted to the console."""
    parts: list[RenderableType] = [
        _heading(explanation),
        *[Text(plain(f"* {note}"), style="yellow") for note in explanation.notes],
        Text(""),
    ]
    parts.append(_margin(explanation) if console.width >= MARGIN_FROM else _stacked(explanation))
    parts += [Text(""), *_arrays(explanation), Text("")]
    if explanation.printed:
        parts += [*printed(explanation.kernel, explanation.printed), Text("")]
    parts.append(Text(plain(" ".join(explanation.summary)), style="bold"))
    parts += [Padding(Text(plain(f"{BULLET} {advice.text}")), (1, 0, 0, 0)) for advice in explanation.advice]
    return Group(*parts)


def _heading(explanation: Explanation) -> Text:
    axes = " ".join(f"{name}={value}" for name, value in (explanation.problem | explanation.tune).items())
    grid, block = ("x".join(map(str, points.shortened(shape))) for shape in (explanation.grid, explanation.block))
    place = explanation.place
    sample = explanation.sample
    whole = "Counted over the only block" if grid == "1" else f"Counted over all {grid} blocks"
    counted = (
        whole
        if sample is None
        else f"Sampled: scaled to all {grid} blocks from a sample of {sample.executed:,} ({sample.percent:.2g} %)"
    )
    about = (
        f"{counted} of {block} thread{'' if block == '1' else 's'}. A pattern is that of request {place.occurrence} of "
        f"warp {place.warp} in block {place.block} (--trace chooses another)."
    )
    title = f"{explanation.kernel} {axes} on {explanation.code_on}: {explanation.title}\n"
    invented = invented_text(explanation.invented)
    return Text.assemble((plain(title), "bold"), (f"{invented}\n" if invented else "", "yellow"), (about, "dim"))


def explanation_data(explanation: Explanation) -> dict[str, object]:
    """Return the explanation as plain data: every count, pattern and recorded request, with shares and ratios."""
    sample = explanation.sample
    return {
        **{
            name: getattr(explanation, name)
            for name in (
                "kernel", "title", "path", "problem", "tune", "device", "device_name", "target", "instead_of",
                "compiler", "grid", "block", "notes", "printed", "summary", "excess_sectors", "excess_wavefronts",
            )
        },
        "provenance": (metrics.Provenance.COUNTED if sample is None else metrics.Provenance.SAMPLED).value,
        "sample": None if sample is None else asdict(sample) | {"percent": sample.percent},
        "invented": [asdict(invented) for invented in explanation.invented],
        "rules": explanation.rules.name,
        "rescored_for": explanation.rescored_for,
        "trace": asdict(explanation.place),
        "accesses": [_access_data(explained, explanation.source.splitlines()) for explained in explanation.accesses],
        "advice": [asdict(advice) | {"gain": advice.gain} for advice in explanation.advice],
        "arrays": [
            asdict(array)
            | {name: getattr(array, name) for name in ("efficiency_percent", "reuse", "repetition")}
            for array in explanation.arrays
        ],
    }  # fmt: skip


def _access_data(explained: ExplainedAccess, source: list[str]) -> dict[str, object]:
    access = explained.access
    return {
        **asdict(access),
        "source": source[access.line - 1] if 0 < access.line <= len(source) else "",
        "excess_sectors": access.excess_sectors,
        "excess_wavefronts": access.excess_wavefronts,
        "lanes_per_request": access.lanes_per_request,
        "instruction": explained.text,
        "sentences": explained.sentences,
        "pattern": _pattern_data(explained.pattern),
        "rescored": _pattern_data(explained.rescored),
        "request": _request_data(explained.trace),
        "instructions": [
            asdict(instruction.count) | {"request": _request_data(instruction.trace)}
            for instruction in explained.instructions
        ],
    }


def _pattern_data(pattern: Pattern | None) -> dict[str, object] | None:
    return None if pattern is None else asdict(pattern) | {"rules": pattern.rules.name}


def _request_data(trace: RecordedRequest | None) -> dict[str, object] | None:
    return None if trace is None else {"mask": trace.mask, "addresses": trace.addresses}


_NumberedLine: TypeAlias = tuple[int, str]


def source_lines(explanation: Explanation) -> Iterator[_NumberedLine | None]:
    """Iterate over number and text of the file's lines after a front matter; None for a long stretch without memory."""
    lines = explanation.source.splitlines()
    has_matter = has_front_matter(explanation.source)
    first = next((number for number, text in enumerate(lines, 1) if has_matter and "*/" in text), 0) + 1
    while first <= len(lines) and not lines[first - 1].strip():
        first += 1
    touched = {explained.access.line for explained in explanation.accesses}
    stretch: list[_NumberedLine] = []
    for number in range(first, len(lines) + 1):
        line = number, lines[number - 1].expandtabs(4).rstrip()
        if number not in touched:
            stretch.append(line)
            continue
        yield from _shortened(stretch)
        stretch = []
        yield line
    yield from _shortened(stretch)


def _shortened(stretch: list[_NumberedLine]) -> Iterator[_NumberedLine | None]:
    if len(stretch) <= QUIET_LINES:
        yield from stretch
        return
    yield from stretch[:KEPT_LINES]
    yield None
    yield from stretch[-KEPT_LINES:]


def _lines_with_accesses(explanation: Explanation) -> Iterator[tuple[_NumberedLine | None, list[ExplainedAccess]]]:
    """Yield each line of `source_lines` with its accesses; at the end, as line 0, each access whose line is unknown."""
    accesses: dict[int, list[ExplainedAccess]] = {}
    for explained in explanation.accesses:
        accesses.setdefault(explained.access.line, []).append(explained)
    for line in source_lines(explanation):
        yield line, accesses.pop(line[0], []) if line is not None else []
    yield from (((0, ""), [explained]) for rest in accesses.values() for explained in rest)


def _margin(explanation: Explanation) -> RichTable:
    """Return the source with the counts of each access to its left."""
    drawn = plain_table()
    drawn.add_column("\nAccess", no_wrap=True)
    moved = "Sectors" if explanation.rules.in_sectors else "Bytes"
    for title in ("\nRequests", f"{moved} /\nrequest", "Wavefronts /\nrequest", "Share of\nexcess", "Lanes\nactive"):
        drawn.add_column(title, justify="right", no_wrap=True)
    drawn.add_column("\nLine", justify="right", no_wrap=True, style="dim")
    drawn.add_column("\nSource (the least possible stands in brackets)", ratio=1)
    for line, at_line in _lines_with_accesses(explanation):
        if line is None:
            drawn.add_row(*[""] * 6, "", Text("...", style="dim"))
            continue
        number, source = line
        if not number:
            drawn.add_row(*_counts(at_line[0], explanation.rules), "?", _sentences(at_line[0], "", 2))
            continue
        code = Text(plain(source), no_wrap=True, overflow="ellipsis", style="" if at_line else "dim")
        if len(at_line) == 1:
            drawn.add_row(*_counts(at_line[0], explanation.rules), str(number), code)
            drawn.add_row(*[""] * 7, _sentences(at_line[0], source, 1))
            continue
        drawn.add_row(*[""] * 6, str(number), code)
        for explained in at_line:
            drawn.add_row(*_counts(explained, explanation.rules), "", _sentences(explained, source, len(at_line)))
    return drawn


def _stacked(explanation: Explanation) -> Group:
    """Return the source with the counts of each access under its line, for a narrow terminal."""
    rows: list[RenderableType] = [Text("Counts are of the mean request, the least possible in brackets.", style="dim")]
    for line, at_line in _lines_with_accesses(explanation):
        if line is None:
            rows.append(Text("  ...", style="dim"))
        elif not line[0]:
            rows.append(Text("   ? (line not known)", style="dim"))
        else:
            style, code = "" if at_line else "dim", plain(f"{line[0]:4} {line[1]}")
            rows.append(Text(code, no_wrap=True, overflow="ellipsis", style=style))
        for explained in at_line:
            rows += _under(explained, explanation.rules)
    return Group(*rows)


def _under(explained: ExplainedAccess, rules: MemoryRules) -> Iterator[RenderableType]:
    access, requests, sectors, wavefronts, share, lanes = _counts(explained, rules)
    moved = "sectors" if rules.in_sectors else "bytes"
    cost, unit = (wavefronts, "wavefronts") if explained.access.space == SHARED else (sectors, moved)
    counts = Text.assemble(access, ": ", requests, f" requests; {unit} ", cost, "; lanes ", lanes)
    if explained.access.excess_sectors + explained.access.excess_wavefronts:
        counts.append_text(Text.assemble("; ", share, " of the excess"))
    sentences = Text(plain("; ".join(explained.sentences)), style=_style(explained))
    yield Padding(counts, (0, 0, 0, 7))
    yield Padding(sentences, (0, 0, 0, 7))


def _counts(explained: ExplainedAccess, rules: MemoryRules) -> list[Text]:
    """Return what stands in the margin: access, requests, sectors or bytes, wavefronts, share of the excess, lanes."""
    access, style = explained.access, _style(explained)
    name = Text(plain(f"{access.operation} {access.array or access.space}"))
    sectors = wavefronts = Text("-", style="dim")
    if access.space == SHARED:
        wavefronts = Text(_against(access.wavefronts, access.ideal_wavefronts, access.requests), style=style)
        share, excess = access.wavefront_share, access.excess_wavefronts
    else:
        scale = 1 if rules.in_sectors else SECTOR_BYTES
        sectors = Text(_against(scale * access.sectors, scale * access.ideal_sectors, access.requests), style=style)
        share, excess = access.sector_share, access.excess_sectors
    lanes = access.lanes_per_request
    return [
        name,
        Text(grouped(access.requests)),
        sectors,
        wavefronts,
        Text(share_text(share, is_wasteful=bool(excess)) or "0 %", style=style if excess else "dim"),
        Text(_mean(lanes), style="" if lanes == LANES else BAD if lanes >= LANES / 2 else WORST),
    ]


def _sentences(explained: ExplainedAccess, source: str, accesses_of_line: int) -> Padding:
    """Return the sentences under a line; where the line has several accesses, each names its own."""
    access = explained.access
    indent = min(len(source) - len(source.lstrip()), DEEPEST)
    which = f"{access.operation} {access.array or access.space}: " if accesses_of_line > 1 else ""
    text = Text(plain(f"└ {which}{'; '.join(explained.sentences)}"), style=_style(explained))
    return Padding(text, (0, 0, 0, indent))


def _style(explained: ExplainedAccess) -> str:
    access = explained.access
    if access.excess_sectors + access.excess_wavefronts == 0:
        return GOOD
    return WORST if max(access.sector_share, access.wavefront_share) >= WORST_FROM else BAD


def _against(cost: int, least: int, requests: int) -> str:
    return f"{_mean(cost / requests)} ({_mean(least / requests)})"


def _mean(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _arrays(explanation: Explanation) -> list[RenderableType]:
    if not explanation.arrays:
        return []
    drawn = plain_table()
    drawn.add_column("Array\n", no_wrap=True)
    for title in (
        "Bytes\nmoved",
        "Bytes\nasked for",
        "Asked /\nmoved",
        "\nTouched",
        "Asked /\ntouched",
        "Moved /\ntouched",
    ):
        drawn.add_column(title, justify="right", no_wrap=True)
    wasted = {(a.access.array, a.access.space) for a in explanation.accesses if _style(a) != GOOD}
    for array in explanation.arrays:
        drawn.add_row(
            plain(f"{array.array} ({array.space})" if array.array else f"({array.space})"),
            bytes_text(array.moved_bytes),
            bytes_text(array.asked_bytes),
            Text(f"{trimmed(array.efficiency_percent)} %", style=BAD if (array.array, array.space) in wasted else ""),
            *_touched(array),
        )
    return [drawn, _legend(explanation.arrays, explanation.rules)]


def _touched(array: ArrayTraffic) -> tuple[str, str, str]:
    """Return the bytes touched at all, how often each is requested and how often it moves; or bounds of these."""
    if array.size_bytes is None and not array.is_exact:
        return "not known", "-", "-"
    most, least = ("", "") if array.is_exact else ("<= ", ">= ")
    repetition, reuse = (f"{least}{trimmed(ratio)} x" for ratio in (array.repetition, array.reuse))
    return f"{most}{bytes_text(array.unique_bytes)}", repetition, reuse


def _legend(arrays: Iterable[ArrayTraffic], rules: MemoryRules) -> Text:
    wavefronts = f"; in shared memory {rules.pass_bytes} B a wavefront, over all blocks"
    shared = wavefronts if any(a.space == SHARED for a in arrays) else ""
    unit = "32 B a sector" if rules.in_sectors else "the bytes of all transactions"
    touched = "each byte once" + (", of a shared array once in each block" if shared else "")
    if any(not array.is_exact for array in arrays):
        touched += "; with <= at most, the array's size or what was asked for"
    return Text(
        f"Moved: {unit} between memory and lanes, whether a cache or the DRAM answered{shared}. Touched: {touched}.",
        style="dim",
    )


def bytes_text(count: int) -> str:
    """Return a number of bytes with three digits and a binary unit."""
    for scale, unit in _UNITS:
        if count >= scale:
            return f"{trimmed(count / scale)} {unit}"
    return f"{count} B"


# The listing is that of the window's source panel; here it is only laid out.
def ptx_report(inspection: Inspection) -> RenderableType:
    """Return the PTX of a point: beside each line where it stems from, what it became, and what its requests cost."""
    explanation, listing = inspection.explanation, ptx_listing(inspection)
    title = f"{explanation.kernel} {assigned(explanation.problem | explanation.tune)} on {explanation.device_name}"
    drawn = plain_table()
    for title_of_column in ("Line", listing.traffic.capitalize(), "Wavefronts", "Excess", "Lanes"):
        drawn.add_column(title_of_column, justify="right", no_wrap=True)
    drawn.add_column("Machine", no_wrap=True)
    drawn.add_column(f"PTX ({explanation.target})", no_wrap=True)
    for row in listing.rows:
        margin = row.margin
        line = ", ".join(map(str, sorted(row.links)))
        text = Text(plain(row.text), style="dim" if row.is_quiet else "")
        if margin is None:
            drawn.add_row(line, "", "", "", "", row.aside, text)
            continue
        is_bad = margin.is_traffic_wasteful or margin.are_wavefronts_wasteful
        drawn.add_row(
            line,
            Text(margin.traffic, style="red" if margin.is_traffic_wasteful else "green"),
            Text(margin.wavefronts, style="red" if margin.are_wavefronts_wasteful else "green"),
            Text(share_text(margin.share, is_wasteful=is_bad), style="red"),
            f"{margin.lanes:.3g}",
            row.aside,
            text,
        )
    return Group(Text(plain(title), style="bold"), drawn)
