"""What one line of the source asks memory for, in parts that the warp lens shows one at a time.

The rule: a part is shown by its worst executed request among the recorded ones, and its sentences describe that very
request, so that line and lens never contradict each other. Two loads of one array are two parts; more instructions of
one access, as of an unrolled loop, are one for each pattern.
"""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum, StrEnum

from warplens.cuda.execute.inspection.records import BlockRecord, Inspection
from warplens.cuda.simt.explain.source_lines import ExplainedAccess, TracedInstruction
from warplens.cuda.simt.explain.traffic import LineAccess, access_of
from warplens.gui.figures.inspected_requests import (
    RequestPlace,
    accesses_of,
    block_position,
    by_excess,
    lens_request,
    worst_request,
)
from warplens.gui.figures.lens import Lens, lens_of

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
    """A part of a line's traffic.

    Args:
        explained: the counts of its instructions, with the sentences about the request at `place`.
        place: its worst request in the block that is recorded; None if that block makes none.
        number: from 1 in the order of the PTX, where the access has several parts; else 0.
    """

    explained: ExplainedAccess
    place: RequestPlace | None
    number: int = 0

    @property
    def indices(self) -> tuple[int, ...]:
        """The indices of its instructions, the worst first."""
        return tuple(instruction.count.index for instruction in self.explained.instructions)

    @property
    def excess_share(self) -> float:
        """Its share of the excess of the launch, 0 to 1."""
        return max(self.explained.access.sector_share, self.explained.access.wavefront_share)


def parts_of(inspection: Inspection, line: int) -> tuple[LinePart, ...]:
    """Return the parts of a line, the one with the largest share of the excess first."""
    parts = [part for explained in accesses_of(inspection, line) for part in _parts(inspection, explained)]
    return tuple(sorted(parts, key=lambda part: part.excess_share, reverse=True))


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


# Syntax colours: one regular expression a language, and text that it does not match stays plain. Python that holds a
# CUDA kernel is coloured as CUDA.


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


_KEYWORDS = """alignas auto bool break case char class const constexpr continue default do double else enum extern false
float for goto if inline int long namespace nullptr operator private public register return short signed sizeof static
struct switch template this true typedef typename union unsigned using void volatile while uint8_t uint16_t uint32_t
uint64_t int8_t int16_t int32_t int64_t size_t float2 float3 float4 int2 int3 int4 double2 half half2 dim3"""
_CUDA = r"__\w+|threadIdx|blockIdx|blockDim|gridDim|warpSize|atomic[A-Z]\w*"
_CUDA_TOKENS = re.compile(
    rf"""(?P<comment>/\*.*?(?:\*/|\Z)|//[^\n]*)
    |(?P<string>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')
    |(?P<directive>^[ \t]*\#[ \t]*\w+)
    |(?P<builtin>\b(?:{_CUDA})\b)
    |(?P<keyword>\b(?:{"|".join(_KEYWORDS.split())})\b)
    |(?P<number>\b(?:0[xX][0-9a-fA-F]+|\d+\.?\d*(?:[eE][-+]?\d+)?)[uUlLfF]*\b)""",
    re.VERBOSE | re.DOTALL | re.MULTILINE,
)
_TRIPLE = r'"""(?:\\.|[^\\])*?(?:"""|\Z)|\'\'\'(?:\\.|[^\\])*?(?:\'\'\'|\Z)'
_PYTHON_TOKENS = re.compile(
    rf"""(?P<comment>\#[^\n]*)
    |(?P<string>{_TRIPLE}|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')
    |(?P<directive>^[ \t]*@[\w.]+)
    |(?P<builtin>\b(?:threadIdx|blockIdx|blockDim|gridDim|warpsize|laneid|syncthreads|syncwarp|tl(?=\.))\b)
    |(?P<keyword>\b(?:{"|".join(keyword.kwlist)})\b)
    |(?P<number>\b(?:0[xX][0-9a-fA-F]+|\d+\.?\d*(?:[eE][-+]?\d+)?)\b)""",
    re.VERBOSE | re.DOTALL | re.MULTILINE,
)
_PTX_TOKENS = re.compile(
    r"""(?P<comment>//[^\n]*)
    |(?P<string>"[^"\n]*")
    |(?P<builtin>%\w+(?:\.\w+)*)
    |(?P<keyword>(?<![\w.%$])[a-z]\w*(?:\.\w+(?:::\w+)*)+|\b(?:ret|exit|trap)\b)
    |(?P<directive>(?<!\w)\.[a-z]\w*)
    |(?P<number>(?<![\w%$])(?:0[xXfFdD][0-9a-fA-F]+|\d+)\b)""",
    re.VERBOSE | re.MULTILINE,
)


class Language(Enum):
    """The tokens of the language of a text."""

    CUDA = _CUDA_TOKENS
    PYTHON = _PYTHON_TOKENS
    PTX = _PTX_TOKENS


def _matches(source: str, language: Language) -> Iterator[tuple[int, int, str]]:
    for match in language.value.finditer(source):
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
