"""The source and the PTX of a point as frozen listings: lines with their colouring, margins and links.

The rule: listings are made without Qt from an inspection; a margin shows the cost of a line's mean request, if any.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import lru_cache
from pathlib import Path, PurePath

from warplens.cuda.catalogue import KernelFile
from warplens.cuda.catalogue.files import for_device
from warplens.cuda.device.gpus import sheet_like
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.execute.inspection.records import Activity, Inspection, LineNote, Refusal
from warplens.cuda.ground.errors import WarplensError
from warplens.cuda.ground.points import CheckLevel, PointResult, PointSpec
from warplens.cuda.simt.counting.counts import CONSTANT_BYTES, least_wavefronts
from warplens.cuda.simt.counting.rules import LANES, SECTOR_BYTES
from warplens.cuda.simt.explain.patterns import CONSTANT, SHARED
from warplens.cuda.simt.explain.source_lines import ExplainedAccess, TracedInstruction
from warplens.cuda.simt.explain.traffic import LineAccess
from warplens.cuda.sweep.plan import DEFAULT_LIMIT
from warplens.cuda.sweep.protocols import DEFAULT_BUDGET_S
from warplens.gui.figures.inspected_lines import Language, Span, spans_of
from warplens.profiles.formats import grouped
from warplens.profiles.kept_launches import is_launch, launch_point
from warplens.profiles.records import DeviceRecord

TAB = 4  # a tab stop is this many letters wide
WORST_FROM = 0.25  # a line with at least this share of the launch's excess is one of the worst
_HEAD = re.compile(r"/\*[ \t]*warplens\b.*?\*/[ \t]*(?:\n[ \t]*)*", re.DOTALL)
HINT_EMPTY = "Select a point in a plot or in the table: its source appears here, with the cost of every line."


@dataclass(frozen=True, slots=True, kw_only=True)
class Margin:
    """The cost of the requests of one line."""

    traffic: str = ""  # the sectors (bytes on older GPUs) of the mean request, "" for none
    wavefronts: str = ""  # those of the mean request, "" for none
    is_traffic_wasteful: bool = False  # whether less would suffice
    are_wavefronts_wasteful: bool = False  # whether fewer would suffice
    share: float = 0.0  # the share of the launch's excess, 0 to 1, of sectors or of wavefronts, whichever is larger
    lanes: float = LANES  # the active lanes of the mean request
    help: str = ""

    @property
    def is_worst(self) -> bool:
        """Whether the line is one of the most wasteful."""
        return self.share >= WORST_FROM


class RowTone(StrEnum):
    """What became of a line, in the difference of two sources."""

    PLAIN = "plain"
    ADDED = "added"
    REMOVED = "removed"


@dataclass(frozen=True, slots=True, kw_only=True)
class ListingRow:
    """A line: its number, or 0 for a note under the previous line."""

    number: int
    text: str
    spans: tuple[Span, ...] = ()
    margin: Margin | None = None
    links: frozenset[int] = frozenset()  # line numbers of the other listing
    aside: str = ""  # follows the text: the machine instruction of a line of PTX
    is_quiet: bool = False
    is_error: bool = False
    mark: str = ""  # what is assumed of the line
    tone: RowTone = RowTone.PLAIN  # what became of it


@dataclass(frozen=True, slots=True, kw_only=True)
class Listing:
    """A text with margins, the first of them named by `traffic`; if `has_failed`, none of its numbers is good."""

    rows: tuple[ListingRow, ...] = field(repr=False)
    traffic: str = "sectors"
    has_failed: bool = False

    def row_of(self, number: int) -> int:
        """Return the index of the row with this line number, -1 if there is none."""
        return next((index for index, row in enumerate(self.rows) if row.number == number and number), -1)


def source_listing(
    source: str, inspection: Inspection | None = None, notes: Iterable[LineNote] = (), file_name: str = ""
) -> Listing:
    """Return the kernel file, or that of a program (Python, by its name), with costs, errors and warnings of lines."""
    text = "\n".join(line.expandtabs(TAB).rstrip() for line in source.splitlines())
    spans = spans_of(text, Language.PYTHON if file_name.endswith((".py", ">")) else Language.CUDA)
    by_line: dict[int, list[ExplainedAccess]] = {}
    for explained in () if inspection is None else inspection.explanation.accesses:
        by_line.setdefault(explained.access.line, []).append(explained)
    margins = {
        line: _margin(accesses, inspection) for line, accesses in by_line.items() if line and inspection is not None
    }
    links: dict[int, set[int]] = {}
    for ptx_line in () if inspection is None else inspection.ptx:
        links.setdefault(ptx_line.line, set()).add(ptx_line.number)
    notes_by_line: dict[int, list[LineNote]] = {}
    for note in notes:
        notes_by_line.setdefault(note.line, []).append(note)
    rows: list[ListingRow] = []
    for number, line in enumerate(text.split("\n"), 1):
        line_notes = notes_by_line.get(number, [])
        rows.append(
            ListingRow(
                number=number, text=line, spans=spans[number - 1], margin=margins.get(number),
                links=frozenset(links.get(number, ())), is_error=any(note.is_error for note in line_notes),
            )
        )  # fmt: skip
        indent = " " * (len(line) - len(line.lstrip()))
        rows += (
            ListingRow(number=0, text=f"{indent}{note.text}", is_error=note.is_error, is_quiet=True)
            for note in line_notes
        )
    return Listing(rows=tuple(rows), traffic=_traffic_name(inspection))


def without_heads(listing: Listing) -> Listing:
    """Return a listing of a kernel file without its front matter, and without the blank lines around that."""
    text = "\n".join(row.text for row in listing.rows)
    left_out: set[int] = set()
    for head in _HEAD.finditer(text):
        first = text.count("\n", 0, head.start())
        left_out.update(range(first, first + head[0].count("\n") + (head.end() == len(text))))
    return replace(listing, rows=tuple(row for index, row in enumerate(listing.rows) if index not in left_out))


def kernel_listing(
    source: str, lines: tuple[int, int], marks: Mapping[int, str], notes: Iterable[LineNote] = ()
) -> Listing:
    """Return a file with marks and notes, of which one kernel is looked at: lines outside its own are quiet."""
    listing = _noted_listing(source, notes=tuple(notes))
    first, last = lines

    def looked_at(row: ListingRow) -> ListingRow:
        return replace(row, is_quiet=not first <= row.number <= last, mark=marks.get(row.number, ""))

    return replace(listing, rows=tuple(looked_at(row) if row.number else row for row in listing.rows))


# of a file with its errors, which stays the same while the user chooses kernels of it and types values
_noted_listing = lru_cache(maxsize=8)(source_listing)


def _traffic_name(inspection: Inspection | None) -> str:
    return "sectors" if inspection is None or inspection.explanation.rules.in_sectors else "bytes"


def _margin(accesses: list[ExplainedAccess], inspection: Inspection) -> Margin:
    shared = [explained.access for explained in accesses if explained.access.space == SHARED]
    others = [explained.access for explained in accesses if explained.access.space not in (SHARED, CONSTANT)]
    scale = 1 if inspection.explanation.rules.in_sectors else SECTOR_BYTES
    requests = sum(explained.access.requests for explained in accesses)
    return Margin(
        traffic=_mean(scale * sum(access.sectors for access in others), sum(access.requests for access in others)),
        wavefronts=_mean(sum(access.wavefronts for access in shared), sum(access.requests for access in shared)),
        is_traffic_wasteful=any(access.excess_sectors for access in others),
        are_wavefronts_wasteful=any(access.excess_wavefronts for access in shared),
        share=max(sum(access.sector_share for access in others), sum(access.wavefront_share for access in shared)),
        lanes=sum(explained.access.active_lanes for explained in accesses) / requests,
        help="\n".join(access_text(explained, inspection) for explained in accesses),
    )


def _mean(total: int, requests: int) -> str:
    return f"{total / requests:.2f}".rstrip("0").rstrip(".") if requests else ""


def share_text(share: float, *, is_wasteful: bool) -> str:
    """Return a share of the excess as text; "" if nothing is wasted."""
    percent = 100 * share
    words = "<1 %" if percent < 1 else ">99 %" if 99.5 <= percent < 100 else f"{percent:.0f} %"
    return words if is_wasteful else ""


def access_text(explained: ExplainedAccess, inspection: Inspection) -> str:
    """Return the cost of an access: `load tile: 32 wavefronts a request, 1 would suffice; 97 % of the excess`."""
    access = explained.access
    if access.space == CONSTANT:
        return f"{access_name(explained)}: {_constant_text(access)}; {grouped(access.requests)} requests"
    is_shared = access.space == SHARED
    cost, least = (access.wavefronts, access.ideal_wavefronts) if is_shared else (access.sectors, access.ideal_sectors)
    unit, scale = ("wavefront", 1) if is_shared else ("sector", 1)
    if not is_shared and not inspection.explanation.rules.in_sectors:
        unit, scale = "byte", SECTOR_BYTES
    mean = _mean(scale * cost, access.requests)
    text = f"{access_name(explained)}: {mean} {unit}{'' if mean == '1' else 's'} a request"
    if cost > least:
        share = share_text(max(access.sector_share, access.wavefront_share), is_wasteful=True)
        text += f", {_mean(scale * least, access.requests)} would suffice; {share} of the excess"
    else:
        text += ", the minimum"
    lanes = access.lanes_per_request
    idle = "" if lanes == LANES else f"; {lanes:.3g} of {LANES} lanes active"
    return f"{text}{idle}; {grouped(access.requests)} requests"


def _constant_text(access: LineAccess) -> str:
    """Return what a request costs the constant cache, which gives one address at a time and knows no sectors."""
    pieces = max(1, access.width_bytes // CONSTANT_BYTES)
    addresses = pieces * access.distinct_bytes // access.width_bytes
    if addresses <= pieces * access.requests:
        return "one word for all lanes, the minimum"
    replays = _mean(addresses - pieces * access.requests, access.requests)
    return f"{_mean(addresses, access.requests)} words a request, one at a time: {replays} replays"


def access_name(explained: ExplainedAccess) -> str:
    """Return the name of an access: `load tile`."""
    access = explained.access
    return f"{access.operation} {access.array or access.space}"


def activity_text(activity: Activity | None) -> str:
    """Return how often a line without requests was executed, as a sentence."""
    if activity is None or not activity.warp_executions:
        return "No instruction of the compiled code stems from this line, or none was executed."
    times = grouped(activity.warp_executions)
    if activity.lanes == LANES:
        return f"{times} warp instructions, all {LANES} lanes active."
    return f"{times} warp instructions, {activity.lanes:.3g} of {LANES} lanes active on average."


def ptx_listing(inspection: Inspection) -> Listing:
    """Return the PTX, with margins for single instructions."""
    spans = spans_of("\n".join(line.text for line in inspection.ptx), Language.PTX)
    counts = {
        instruction.count.ptx_line: (explained, instruction)
        for explained in inspection.explanation.accesses
        for instruction in explained.instructions
    }
    rows = tuple(
        ListingRow(
            number=line.number, text=line.text, spans=spans[index], links=frozenset({line.line} if line.line else ()),
            margin=_instruction_margin(*counts[line.number], inspection) if line.number in counts else None,
            aside=", ".join(line.machine), is_quiet=line.activity is None,
        )
        for index, line in enumerate(inspection.ptx)
    )  # fmt: skip
    return Listing(rows=rows, traffic=_traffic_name(inspection))


def _instruction_margin(explained: ExplainedAccess, instruction: TracedInstruction, inspection: Inspection) -> Margin:
    count, explanation = instruction.count, inspection.explanation
    single = replace(
        explained.access, instructions=(count.index,), requests=count.requests, active_lanes=count.active_lanes,
        sectors=count.sectors, ideal_sectors=count.ideal_sectors, wavefronts=count.wavefronts,
        ideal_wavefronts=least_wavefronts(count, explanation.rules),
    )  # fmt: skip
    sectors, wavefronts = max(1, explanation.excess_sectors), max(1, explanation.excess_wavefronts)
    single = replace(
        single, sector_share=single.excess_sectors / sectors, wavefront_share=single.excess_wavefronts / wavefronts
    )
    return _margin([replace(explained, access=single)], inspection)


def refused_listing(refusal: Refusal, source: str) -> Listing:
    """Return the source of a point that could not be executed, with its errors under their lines."""
    return source_listing(refusal.source or source, None, refusal.notes, PurePath(refusal.path).name)


def provenance_text(inspection: Inspection) -> str:
    """Return the provenance of the counts: `counted, every block`."""
    sample = inspection.explanation.sample
    if sample is None:
        return "counted, every block"
    return f"sampled, {sample.executed:,} of {sample.blocks:,} blocks"


# A source counts as a point's own if its hash is the point's. Where it is not, or nothing is here that could be
# executed, an error says so.


def point_to_inspect(
    result: PointResult,
    kernels: Sequence[KernelFile],
    record: DeviceRecord | None,
    folder: Path | None,
    *,
    specs: Mapping[str, GpuSpec],
    budget_s: float = DEFAULT_BUDGET_S,
) -> tuple[PointSpec, str]:
    """Return the point to execute here, and a remark on it; `WarplensError` if it cannot be executed here.

    `record` is that of its GPU in the profile, and `folder` holds the launches that are kept beside that.
    """
    if result.baseline is not None:
        raise WarplensError(f"{result.kernel} is a baseline: it has no source here, so nothing can be counted.")
    if is_launch(result):
        if folder is None:
            raise WarplensError(
                f"The launch of {result.kernel} is kept beside the file of its profile: save the profile beside it "
                "and open it there to see its lines."
            )
        device, note = _device_of(result, record, specs)
        return launch_point(result, folder, device=device, budget_s=budget_s), note
    kernel = next((kernel for kernel in kernels if kernel.source_hash == result.source_hash), None)
    if kernel is None:
        raise WarplensError(_no_source(result, kernels))
    device, note = _device_of(result, record, specs)
    kernel = for_device(kernel, device)
    options = {"limit": DEFAULT_LIMIT, "check": CheckLevel.FAST, "included_hash": result.included_hash}
    return kernel.point(result.problem, result.tune, device, budget_s=budget_s, **options), note


def _no_source(result: PointResult, kernels: Sequence[KernelFile]) -> str:
    kernel = result.kernel
    if not result.source_hash:
        return (
            f"These numbers of {kernel} come from a document or another tool, not from a source here. "
            "Run the kernel at this size to see its lines."
        )
    if any(other.name == kernel for other in kernels):
        return (
            f"The source of {kernel} here differs from the one that this point ran with, so its lines cannot be "
            "shown: run the point again to see them."
        )
    return (
        f"The source of {kernel} is not among the kernels here: start Warplens with the folder that holds it "
        "(warplens --kernels FOLDER)."
    )


def _device_of(result: PointResult, record: DeviceRecord | None, specs: Mapping[str, GpuSpec]) -> tuple[str, str]:
    """Return the key of the sheet to count by, and a remark: the point's own sheet, or that of a similar GPU."""
    if result.device in specs:
        return result.device, ""
    if record is None:
        raise WarplensError(f"There is no sheet for the GPU {result.device!r}, which counting its requests needs.")
    sheet = sheet_like(record)
    if sheet is not None and sheet.key in specs:
        return sheet.key, ""
    similar = [spec for spec in specs.values() if spec.compute_capability == record.compute_capability]
    if not similar:
        major, minor = record.compute_capability
        raise WarplensError(
            f"There is no sheet for a GPU of compute capability {major}.{minor} such as the {record.name}."
        )
    spec = similar[0]
    return spec.key, f"counted for the {spec.name}, which has the compute capability of the {record.name}"
