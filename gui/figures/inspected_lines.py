"""The lines of an inspected point: the requests that each makes, in parts that the warp lens shows, and its colours.

The rule: nothing is counted here; the records and counts of the engine are only looked up and named.
"""

import keyword
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum, StrEnum
from functools import lru_cache
from pathlib import PurePath

import numpy as np

from warplens.cuda.execute.inspection.records import BlockRecord, Inspection
from warplens.cuda.ground import toml_beside
from warplens.cuda.simt.counting.rules import BANK_BYTES, LANES
from warplens.cuda.simt.counting.transactions import REQUEST_WORDS, InstructionRecord
from warplens.cuda.simt.explain.source_lines import ExplainedAccess, TracedInstruction
from warplens.cuda.simt.explain.traffic import LineAccess, access_of
from warplens.gui.figures.request import Lens, LensRequest, lens_of


def accesses_of(inspection: Inspection, line: int) -> tuple[ExplainedAccess, ...]:
    """Return the accesses of a line, the one with the largest share of the excess first."""
    accesses = [explained for explained in inspection.explanation.accesses if explained.access.line == line]
    return tuple(sorted(accesses, key=_excess_share, reverse=True))


def worst_line(inspection: Inspection) -> int:
    """Return the line with the largest share of the excess, or the first that touches memory; 0 if none does."""
    accesses = [explained for explained in inspection.explanation.accesses if explained.access.line]
    return max(accesses, key=_excess_share).access.line if accesses else 0


def _excess_share(explained: ExplainedAccess) -> float:
    return max(explained.access.sector_share, explained.access.wavefront_share)


def find_instruction(inspection: Inspection, index: int) -> tuple[ExplainedAccess, TracedInstruction] | None:
    """Return the access and the instruction with this `MemoryCount.index`."""
    pairs = ((explained, i) for explained in inspection.explanation.accesses for i in explained.instructions)
    return next((pair for pair in pairs if pair[1].count.index == index), None)


def instruction_indices(inspection: Inspection) -> tuple[int, ...]:
    """Return the index of every instruction that makes requests, in the order of the source."""
    return tuple(
        instruction.count.index
        for explained in inspection.explanation.accesses
        for instruction in explained.instructions
    )


def warps_of(inspection: Inspection) -> int:
    """Return how many warps a block has."""
    x, y, z = inspection.explanation.block
    return -(-x * y * z // LANES)


def blocks_of(inspection: Inspection) -> int:
    """Return how many blocks the grid has."""
    x, y, z = inspection.explanation.grid
    return x * y * z


def block_position(inspection: Inspection, number: int) -> tuple[int, int, int]:
    """Return a block's number along x, y and z."""
    x, y, _ = inspection.explanation.grid
    return number % x, number // x % y, number // x // y


def row_words(inspection: Inspection, index: int) -> int:
    """Return the row pitch of an instruction's array in words, from the source or the kernel file; 0 if unknown."""
    match = find_instruction(inspection, index)
    if match is None:
        return 0
    array = inspection.arrays.get(match[0].access.array)
    words, rest = divmod(array.row_bytes if array is not None else 0, BANK_BYTES)
    return 0 if rest else words


def lens_request(inspection: Inspection, record: BlockRecord, index: int, warp: int, time: int) -> LensRequest | None:
    """Return a request for the lens; None if the warp did not make it or the record does not hold it."""
    match, request = find_instruction(inspection, index), record.request(index, warp, time)
    if match is None or request is None:
        return None
    explained, instruction = match
    explanation, access = inspection.explanation, explained.access
    array = inspection.arrays.get(access.array)
    words = row_words(inspection, index)
    pattern = explained.pattern
    users = (e.access for e in explanation.accesses if (e.access.array, e.access.space) == (access.array, access.space))
    return LensRequest(
        file=PurePath(explanation.path).name, line=access.line, text=instruction.count.text,
        operation=access.operation, space=access.space, array=access.array,
        width_bytes=instruction.count.width_bytes, mask=request.mask, addresses=request.addresses,
        origin=0 if array is None else array.offset_bytes, rules=explanation.rules, row_words=words,
        unit_words=max(1, max(user.width_bytes for user in users) // BANK_BYTES),
        advised_words=pattern.better_pitch_words if pattern is not None and pattern.pitch_words == words else 0,
        block=block_position(inspection, record.block), warp=warp, time=time,
    )  # fmt: skip


# A line of unrolled code has thousands of requests and few patterns of addresses, and the window waits for the
# answer: each pattern is priced once, by the costs that the lens shows.

MOST_LOOKED_AT = 256  # of the recorded requests of an instruction about this many are compared, of every warp alike
PERIOD = 256  # requests cost the same if all addresses differ by a multiple of it: sectors, banks, segments divide it
MOST_PRICES = 1 << 14  # the number of patterns whose prices are kept, 1 KiB each


@dataclass(frozen=True, slots=True, kw_only=True)
class RequestPlace:
    """A request of a recorded block: the instruction, the warp, and how often the warp executed it before."""

    index: int
    warp: int
    time: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RatedRequest:
    """A request with its cost, and how much of that the same bytes do not need: in wavefronts or sectors."""

    excess: int
    cost: int
    place: RequestPlace


def by_excess(rated: RatedRequest) -> tuple[int, int]:
    """Return the key by which the worst request is the largest one."""
    return rated.excess, rated.cost


def worst_place(inspection: Inspection, record: BlockRecord, indices: Sequence[int]) -> RequestPlace | None:
    """Return these instructions' recorded request with the most excess, of those alike the one explained; else None."""
    matches = (find_instruction(inspection, index) for index in indices)
    worst = (worst_request(inspection, record, *match) for match in matches if match is not None)
    rated = max((request for request in worst if request is not None), key=by_excess, default=None)
    return None if rated is None else rated.place


def worst_request(
    inspection: Inspection, record: BlockRecord, explained: ExplainedAccess, instruction: TracedInstruction
) -> RatedRequest | None:
    """Return the recorded request of one instruction with the most excess, as `worst_place` does."""
    count = instruction.count
    recorded = record.instructions.get(count.index)
    if recorded is None:
        return None
    opcode = count.text.split(maxsplit=1)[0]
    rated = []
    for warp, time, mask, addresses in _distinct(recorded, inspection.explanation.place.warp):
        request = LensRequest(
            text=opcode, operation=explained.access.operation, space=explained.access.space,
            width_bytes=count.width_bytes, mask=mask, addresses=addresses, rules=inspection.explanation.rules,
        )  # fmt: skip
        excess, cost = _price(request)
        rated.append(
            RatedRequest(excess=excess, cost=cost, place=RequestPlace(index=count.index, warp=warp, time=time))
        )
    return max(rated, key=by_excess, default=None)


@lru_cache(maxsize=MOST_PRICES)
def _price(request: LensRequest) -> tuple[int, int]:
    lens = lens_of(request)
    return lens.cost - lens.ideal, lens.cost


def _distinct(recorded: InstructionRecord, first_warp: int) -> Iterator[tuple[int, int, int, tuple[int, ...]]]:
    """Yield warp, execution, mask and addresses of one request of each pattern, those of the described warp first.
    Addresses count from the multiple of `PERIOD` before the lowest, 0 for inactive lanes; no request is all inactive.
    """
    warps = sorted(range(len(recorded.data)), key=lambda warp: (warp != first_warp, warp))
    per_warp = max(1, MOST_LOOKED_AT // max(1, len(warps)))
    places: list[tuple[int, int]] = []
    rows = [np.empty((0, REQUEST_WORDS), np.int64)]
    for warp in warps:
        kept = recorded.kept(warp)
        step = max(1, len(kept) // per_warp)
        places += [(warp, time) for time in kept[::step]]
        rows.append(np.frombuffer(recorded.data[warp], np.int64).reshape(-1, REQUEST_WORDS)[::step])
    words = np.concatenate(rows)
    masks, addresses = words[:, :1], words[:, -LANES:]
    is_active = (masks >> np.arange(LANES) & 1).astype(bool)
    lowest = np.where(is_active, addresses, np.iinfo(np.int64).max).min(axis=1, keepdims=True)
    relative = np.where(is_active, addresses - lowest // PERIOD * PERIOD, 0)
    patterns = np.hstack((masks, relative))
    first_rows: dict[bytes, int] = {}
    for row, pattern in enumerate(patterns.view(f"V{patterns.itemsize * (1 + LANES)}").ravel().tolist()):
        first_rows.setdefault(pattern, row)
    for row in first_rows.values():
        mask, *lanes = patterns[row].tolist()
        if mask:
            yield *places[row], mask, tuple(lanes)


# A line's traffic in parts that the warp lens shows one at a time, each by its worst recorded request, which its
# sentences describe. Two loads of an array are two parts, more instructions of one access a part for each pattern.

MOST_PARTS = 4  # an access of more patterns than this has the further ones in its last part
_SPLIT_WORDS = ("also ", "and ")
"""Sentences of a whole access that begin so name patterns of its other instructions, which are parts here."""


def blocks_to_look_at(inspection: Inspection) -> tuple[int, ...]:
    """Return the blocks in which an instruction is looked for: the recorded one, then the corners of the grid."""
    x, y, z = inspection.explanation.grid
    return tuple(dict.fromkeys((inspection.record.block, 0, x * y * z - 1, x - 1, x * y * z - x)))


def _lens(inspection: Inspection, record: BlockRecord, place: RequestPlace) -> Lens | None:
    request = lens_request(inspection, record, place.index, place.warp, place.time)
    return None if request is None else lens_of(request)


@dataclass(frozen=True, slots=True, kw_only=True)
class LinePart:
    """A part of a line's traffic."""

    explained: ExplainedAccess  # the counts of its instructions, with the sentences about the request at `place`
    place: RequestPlace | None  # its worst request in the block that is recorded; None if that block makes none
    number: int = 0  # from 1 in the order of the PTX, where the access has several parts; else 0

    @property
    def indices(self) -> tuple[int, ...]:
        """The indices of its instructions, the worst first."""
        return tuple(instruction.count.index for instruction in self.explained.instructions)


def parts_of(inspection: Inspection, line: int) -> tuple[LinePart, ...]:
    """Return the parts of a line, the one with the largest share of the excess first."""
    parts = [part for explained in accesses_of(inspection, line) for part in _parts(inspection, explained)]
    return tuple(sorted(parts, key=lambda part: _excess_share(part.explained), reverse=True))


def found_in(inspection: Inspection, part: LinePart, record: BlockRecord, place: RequestPlace) -> LinePart:
    """Return a part that the recorded block does not execute, with a sentence about its request in another block."""
    lens = _lens(inspection, record, place)
    if lens is None:
        return part
    sentence = f"in block {_block_text(inspection, record.block)}: {lens.pattern.sentence}"
    return replace(part, explained=replace(part.explained, sentences=(sentence,)))


def _block_text(inspection: Inspection, number: int) -> str:
    x, y, z = block_position(inspection, number)
    return f"{x}, {y}, {z}" if z else f"{x}, {y}"


def _parts(inspection: Inspection, explained: ExplainedAccess) -> list[LinePart]:
    worst = {
        instruction.count.index: worst_request(inspection, inspection.record, explained, instruction)
        for instruction in explained.instructions
    }
    groups: dict[object, list[int]] = {}
    for instruction in sorted(explained.instructions, key=lambda instruction: instruction.count.ptx_line):
        index = instruction.count.index
        key: object = index
        if len(explained.instructions) > 2:
            rated = worst[index]
            lens = None if rated is None else _lens(inspection, inspection.record, rated.place)
            key = "" if lens is None else lens.pattern.sentence
        if key not in groups and len(groups) == MOST_PARTS:
            key = next(reversed(groups))
        groups.setdefault(key, []).append(index)
    parts = []
    for number, group in enumerate(groups.values(), 1):
        rated = max((request for index in group if (request := worst[index]) is not None), key=by_excess, default=None)
        place = None if rated is None else rated.place
        part = _part(inspection, explained, group, place)
        parts.append(LinePart(explained=part, place=place, number=number if len(groups) > 1 else 0))
    return parts


def _part(
    inspection: Inspection, explained: ExplainedAccess, indices: Sequence[int], place: RequestPlace | None
) -> ExplainedAccess:
    """Return an access with these of its instructions, and the sentences about one request of theirs."""
    instructions = tuple(i for i in explained.instructions if i.count.index in indices)
    is_whole = len(instructions) == len(explained.instructions)
    return replace(
        explained,
        access=explained.access if is_whole else _counts_of(inspection, instructions),
        sentences=_sentences(inspection, explained, place, is_whole=is_whole),
        instructions=instructions,
    )


def _sentences(
    inspection: Inspection, explained: ExplainedAccess, place: RequestPlace | None, *, is_whole: bool
) -> tuple[str, ...]:
    described = inspection.explanation.place
    index = next((i.count.index for i in explained.instructions if i.trace is not None), None)
    if place == RequestPlace(index=-1 if index is None else index, warp=described.warp, time=described.occurrence):
        kept = (text for text in explained.sentences if is_whole or not text.startswith(_SPLIT_WORDS))
        return tuple(kept)
    lens = None if place is None else _lens(inspection, inspection.record, place)
    if lens is not None:
        return (lens.pattern.sentence,)
    if any(instruction.count.is_operand for instruction in explained.instructions):
        return explained.sentences
    block = _block_text(inspection, inspection.record.block)
    return (f"no warp of block {block} executes this, warps of other blocks do",)


def _counts_of(inspection: Inspection, instructions: Sequence[TracedInstruction]) -> LineAccess:
    explanation = inspection.explanation
    access = access_of([instruction.count for instruction in instructions], explanation.rules)
    return replace(
        access,
        sector_share=access.excess_sectors / max(1, explanation.excess_sectors),
        wavefront_share=access.excess_wavefronts / max(1, explanation.excess_wavefronts),
    )


# Syntax colours: inspected_lines.toml has the tokens, other text stays plain. Python with a CUDA kernel counts as CUDA.


class SpanKind(StrEnum):
    """The kind of a span."""

    COMMENT = "comment"
    KEYWORD = "keyword"  # a keyword of the language, a type or an opcode
    BUILTIN = "builtin"  # a builtin of CUDA or a register of PTX
    NUMBER = "number"
    STRING = "string"
    DIRECTIVE = "directive"


@dataclass(frozen=True, slots=True)
class Span:
    """Characters of one line: the first one, their number and their kind."""

    start: int
    length: int
    token: SpanKind


_SYNTAX = toml_beside(__file__)
_WORDS = {"cuda": _SYNTAX["keywords"]["cuda"].split(), "python": keyword.kwlist, "ptx": ()}


class Language(Enum):
    """The language of a text, by its table of tokens."""

    CUDA = "cuda"
    PYTHON = "python"
    PTX = "ptx"


@lru_cache
def _tokens(language: Language) -> re.Pattern[str]:
    kinds = (f"(?P<{kind}>{pattern})" for kind, pattern in _SYNTAX[language.value].items())
    words = "|".join(_WORDS[language.value])
    return re.compile("|".join(kinds).replace("KEYWORDS", words), re.DOTALL | re.MULTILINE)


def _matches(source: str, language: Language) -> Iterator[tuple[int, int, str]]:
    for match in _tokens(language).finditer(source):
        start, end = match.span()
        if language is Language.PYTHON and match.lastgroup == SpanKind.STRING and "__global__" in match[0]:
            inner = _matches(match[0][3:-3], Language.CUDA)
            yield from ((start + 3 + first, start + 3 + last, kind) for first, last, kind in inner)
        else:
            yield start, end, match.lastgroup or ""


def spans_of(source: str, language: Language) -> list[tuple[Span, ...]]:
    """Return the spans of each line of a text."""
    lines = source.split("\n")
    spans_of_lines: list[list[Span]] = [[] for _ in lines]
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line) + 1)
    first_line = 0
    for begin, end, kind in _matches(source, language):
        token, start = SpanKind(kind), begin
        while starts[first_line + 1] <= start:
            first_line += 1
        number = first_line
        while start < end:
            stop = min(end, starts[number + 1] - 1)
            if stop > start:
                spans_of_lines[number].append(Span(start - starts[number], stop - start, token))
            number += 1
            start = starts[number]
    return [tuple(spans) for spans in spans_of_lines]
