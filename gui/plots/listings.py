"""The source and the PTX of a point as frozen listings: lines, their colouring, what stands in the margin, their links.

The rule: made without Qt from an inspection; a margin says what the mean request of a line costs, and a line without
requests has none.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from warplens.cuda.runners.inspection.records import Activity, Inspection, LineNote, PtxLine, Refusal
from warplens.cuda.simt.counting.rules import LANES, SECTOR_BYTES
from warplens.cuda.simt.explain.patterns import SHARED
from warplens.cuda.simt.explain.source_lines import ExplainedAccess, TracedInstruction
from warplens.cuda.simt.explain.traffic import least_wavefronts
from warplens.gui.plots.syntax import Span, cuda_spans, ptx_spans
from warplens.profiles.formats import grouped

TAB = 4
WORST_FROM = 0.25
"""Part of the launch's excess from which a line is one of the worst."""
HINT_EMPTY = "Select a point in a plot or in the table: its source appears here, with what every line costs."


@dataclass(frozen=True, slots=True, kw_only=True)
class Margin:
    """What the requests of one line cost.

    Args:
        traffic, wavefronts: of the mean request, "" where there is none: sectors (bytes on older GPUs), wavefronts.
        is_traffic_wasteful, are_wavefronts_wasteful: whether fewer would do.
        share: part of the launch's excess, 0 to 1, of sectors or of wavefronts, whichever is larger.
        lanes: active lanes of the mean request.
        help: all of it in words.
    """

    traffic: str = ""
    wavefronts: str = ""
    is_traffic_wasteful: bool = False
    are_wavefronts_wasteful: bool = False
    share: float = 0.0
    lanes: float = LANES
    help: str = ""

    @property
    def is_worst(self) -> bool:
        """Whether the line is one of those that cost most."""
        return self.share >= WORST_FROM


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One line: its number, or 0 for a note that stands under the line before; `links` are numbers of the other side.

    `aside` is what stands behind the text: the machine instruction of a line of PTX.
    """

    number: int
    text: str
    spans: tuple[Span, ...] = ()
    margin: Margin | None = None
    links: frozenset[int] = frozenset()
    aside: str = ""
    is_quiet: bool = False
    is_error: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Listing:
    """A text to look at; `traffic` names the first column of the margin."""

    rows: tuple[Row, ...] = field(repr=False)
    traffic: str = "sectors"

    def row_of(self, number: int) -> int:
        """Return where the line with this number stands, -1 where it does not."""
        return next((at for at, row in enumerate(self.rows) if row.number == number and number), -1)


# --- source -----------------------------------------------------------------------------------------------------------


def source_listing(source: str, inspection: Inspection | None = None, notes: Iterable[LineNote] = ()) -> Listing:
    """Return the kernel file.

    Args:
        source: its text.
        inspection: what is known of its lines, if anything is.
        notes: what is wrong with some of them.
    """
    text = "\n".join(line.expandtabs(TAB).rstrip() for line in source.splitlines())
    spans = cuda_spans(text)
    margins = {} if inspection is None else _margins(inspection)
    links: dict[int, set[int]] = {}
    for one in () if inspection is None else inspection.ptx:
        links.setdefault(one.line, set()).add(one.number)
    wrong: dict[int, list[LineNote]] = {}
    for note in notes:
        wrong.setdefault(note.line, []).append(note)
    rows: list[Row] = []
    for number, line in enumerate(text.split("\n"), 1):
        here = wrong.get(number, [])
        rows.append(
            Row(
                number=number, text=line, spans=spans[number - 1], margin=margins.get(number),
                links=frozenset(links.get(number, ())), is_error=any(note.is_error for note in here),
            )
        )  # fmt: skip
        indent = " " * (len(line) - len(line.lstrip()))
        rows += (Row(number=0, text=f"{indent}{note.text}", is_error=note.is_error, is_quiet=True) for note in here)
    return Listing(rows=tuple(rows), traffic=_traffic_name(inspection))


def _traffic_name(inspection: Inspection | None) -> str:
    return "sectors" if inspection is None or inspection.explanation.rules.in_sectors else "bytes"


def _margins(inspection: Inspection) -> dict[int, Margin]:
    by_line: dict[int, list[ExplainedAccess]] = {}
    for explained in inspection.explanation.accesses:
        if explained.access.line:
            by_line.setdefault(explained.access.line, []).append(explained)
    return {line: _margin(accesses, inspection) for line, accesses in by_line.items()}


def _margin(accesses: list[ExplainedAccess], inspection: Inspection) -> Margin:
    """Return the margin of a line from its accesses."""
    shared = [one.access for one in accesses if one.access.space == SHARED]
    others = [one.access for one in accesses if one.access.space != SHARED]
    scale = 1 if inspection.explanation.rules.in_sectors else SECTOR_BYTES
    requests = sum(one.requests for one in (*shared, *others))
    return Margin(
        traffic=_mean(scale * sum(one.sectors for one in others), sum(one.requests for one in others)),
        wavefronts=_mean(sum(one.wavefronts for one in shared), sum(one.requests for one in shared)),
        is_traffic_wasteful=any(one.excess_sectors for one in others),
        are_wavefronts_wasteful=any(one.excess_wavefronts for one in shared),
        share=max(sum(one.sector_share for one in others), sum(one.wavefront_share for one in shared)),
        lanes=sum(one.active_lanes for one in (*shared, *others)) / requests,
        help="\n".join(access_text(one, inspection) for one in accesses),
    )


def _mean(total: int, requests: int) -> str:
    return f"{total / requests:.2f}".rstrip("0").rstrip(".") if requests else ""


def share_text(share: float, *, is_wasteful: bool) -> str:
    """Return a part of the excess as it is written: `97 %`, `<1 %`, and nothing where nothing is wasted."""
    percent = 100 * share
    if not is_wasteful:
        return ""
    return "<1 %" if percent < 1 else ">99 %" if 99.5 <= percent < 100 else f"{percent:.0f} %"


def access_text(explained: ExplainedAccess, inspection: Inspection) -> str:
    """Return what an access costs in words: `load tile: 32 wavefronts a request, 1 would do; 97 % of the excess`."""
    access = explained.access
    is_shared = access.space == SHARED
    cost, least = (access.wavefronts, access.ideal_wavefronts) if is_shared else (access.sectors, access.ideal_sectors)
    unit, scale = ("wavefront", 1) if is_shared else ("sector", 1)
    if not is_shared and not inspection.explanation.rules.in_sectors:
        unit, scale = "byte", SECTOR_BYTES
    mean = _mean(scale * cost, access.requests)
    said = f"{access_name(explained)}: {mean} {unit}{'' if mean == '1' else 's'} a request"
    if cost > least:
        share = share_text(max(access.sector_share, access.wavefront_share), is_wasteful=True)
        said += f", {_mean(scale * least, access.requests)} would do; {share} of the excess"
    else:
        said += ", as few as can be"
    lanes = access.lanes_per_request
    idle = "" if lanes == LANES else f"; {lanes:.3g} of {LANES} lanes active"
    return f"{said}{idle}; {grouped(access.requests)} requests"


def access_name(explained: ExplainedAccess) -> str:
    """Return which access it is: `load tile`."""
    access = explained.access
    return f"{access.operation} {access.array or access.space}"


def activity_text(activity: Activity | None) -> str:
    """Return how often a line without requests was executed."""
    if activity is None or not activity.warp_executions:
        return "No instruction of the compiled code stems from this line, or none was executed."
    times = grouped(activity.warp_executions)
    if activity.lanes == LANES:
        return f"{times} warp instructions, all {LANES} lanes active."
    return f"{times} warp instructions, {activity.lanes:.3g} of {LANES} lanes active on average."


# --- PTX --------------------------------------------------------------------------------------------------------------


def ptx_listing(inspection: Inspection) -> Listing:
    """Return the PTX; the margin is that of single instructions."""
    spans = ptx_spans("\n".join(one.text for one in inspection.ptx))
    counts = {
        one.count.ptx_line: (explained, one)
        for explained in inspection.explanation.accesses
        for one in explained.instructions
    }
    rows = tuple(
        _ptx_row(line, spans[at], counts, inspection) for at, line in enumerate(inspection.ptx)
    )  # fmt: skip
    return Listing(rows=rows, traffic=_traffic_name(inspection))


def _ptx_row(
    line: PtxLine,
    spans: tuple[Span, ...],
    counts: Mapping[int, tuple[ExplainedAccess, TracedInstruction]],
    inspection: Inspection,
) -> Row:
    margin = None
    if line.number in counts:
        margin = _instruction_margin(*counts[line.number], inspection)
    return Row(
        number=line.number,
        text=line.text,
        spans=spans,
        margin=margin,
        links=frozenset({line.line} if line.line else ()),
        aside=", ".join(line.machine),
        is_quiet=line.activity is None,
    )


def _instruction_margin(explained: ExplainedAccess, one: TracedInstruction, inspection: Inspection) -> Margin:
    """Return the margin of one instruction."""
    count, explanation = one.count, inspection.explanation
    single = replace(
        explained.access,
        instructions=(count.index,),
        requests=count.requests,
        active_lanes=count.active_lanes,
        sectors=count.sectors,
        ideal_sectors=count.ideal_sectors,
        wavefronts=count.wavefronts,
        ideal_wavefronts=least_wavefronts(count, explanation.rules),
    )
    sectors, wavefronts = max(1, explanation.excess_sectors), max(1, explanation.excess_wavefronts)
    single = replace(
        single,
        sector_share=single.excess_sectors / sectors,
        wavefront_share=single.excess_wavefronts / wavefronts,
    )
    return _margin([replace(explained, access=single)], inspection)


# --- the selected line ------------------------------------------------------------------------------------------------


def refused_listing(refusal: Refusal, source: str) -> Listing:
    """Return the source of a point that could not be executed, with what is wrong under the lines that it is about."""
    return source_listing(refusal.source or source, None, refusal.notes)


def provenance_text(inspection: Inspection) -> str:
    """Return where the counts are from: `counted, every block`."""
    sample = inspection.explanation.sample
    if sample is None:
        return "counted, every block"
    return f"sampled, {sample.executed:,} of {sample.blocks:,} blocks"
