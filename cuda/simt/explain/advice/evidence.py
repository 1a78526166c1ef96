"""What advice is made from, and what a piece of advice is.

The rule: advice names a number before and a number after. The number after is counted again from recorded requests, or
follows from the counts and the launch alone; nothing is advised that does not make it smaller.
"""

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from itertools import chain
from math import prod

from warplens.cuda.catalogue.source.tokens import TokenKind, plain_name, tokens_of
from warplens.cuda.device.legality import SHARED_WITHOUT_ASKING
from warplens.cuda.device.occupancy import Occupancy, shortfalls
from warplens.cuda.device.spec import GpuSpec, MemoryRules
from warplens.cuda.simt.counting.counts import LaunchCounts, MemoryCount, least_sectors, sectors
from warplens.cuda.simt.counting.rules import LANES
from warplens.cuda.simt.counting.transactions import InstructionRecord, RecordedRequest
from warplens.cuda.simt.explain import layouts, source_lines, traffic

WORTH_SAYING = 0.1  # a piece of advice saves at least this part of what the launch takes of its unit


class AdviceRule(StrEnum):
    """The rule that a piece of advice comes from."""

    ROW_PITCH = "row pitch"
    EXCHANGED_COLUMNS = "exchanged columns"
    GAPS = "gaps"
    INTERLEAVED_ELEMENTS = "interleaved elements"
    PRIVATE_COPY = "private copy"
    SEVERAL_COPIES = "several copies"
    ONE_UPDATE_A_WARP = "one update a warp"
    ONE_UPDATE_A_BLOCK = "one update a block"
    SWAPPED_AXES = "swapped axes"
    ROWS_BY_LANES = "rows by lanes"
    STRUCTURE_OF_ARRAYS = "structure of arrays"
    VECTOR_ACCESS = "vector access"
    TILE = "tile in shared memory"
    COLUMNS_BY_LANES = "columns by lanes"
    NEIGHBOURING_THREADS = "neighbouring threads"
    LOCAL_ARRAY = "local array"
    LAUNCH_SHAPE = "launch shape"
    SHARED_ATTRIBUTE = "shared memory attribute"


@dataclass(frozen=True, slots=True, kw_only=True)
class Advice:
    """One piece of advice, in whole sentences: what is wrong and what to try, with the numbers."""

    rule: AdviceRule
    line: int  # 0 for the launch, and where it is unknown
    text: str
    unit: str  # "wavefronts", "atomic operations" or the like
    before: float  # of the launch
    after: float  # of the launch
    total: float  # what the launch takes of the unit

    @property
    def gain(self) -> float:
        """The part of the total that the advice saves, 0 to 1."""
        return (self.before - self.after) / self.total if self.total else 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class LaunchFacts:
    """How a kernel is launched, and on which GPU."""

    kernel: str
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    shared_bytes: int  # static and dynamic ones of a block
    spec: GpuSpec
    fits: Occupancy | None  # None where the registers of the kernel are not known
    source: str = field(repr=False)  # of the kernel file, perhaps with the host code of launches
    front_end: str = ""  # the package of Python that has made it, "" for a kernel file

    @property
    def blocks(self) -> int:
        """Blocks of the grid."""
        return prod(self.grid)

    @property
    def threads(self) -> int:
        """Threads of a block."""
        return prod(self.block)


@dataclass(frozen=True)
class Evidence:
    """The counts of a launch, also by line, by the arrays' names in the source, and one block's requests by index."""

    counts: LaunchCounts = field(repr=False)
    accesses: tuple[traffic.LineAccess, ...]
    records: Mapping[int, InstructionRecord] = field(repr=False)
    arrays: Mapping[str, source_lines.KnownArray]
    launch: LaunchFacts
    rules: MemoryRules
    summed_lines: frozenset[int] = frozenset()  # PTX lines of atomics whose lanes the assembler adds up first

    @cached_property
    def shared(self) -> dict[str, layouts.SharedArray]:
        """The shared arrays with their recorded requests."""
        return source_lines.shared_arrays(self.counts.memory, self.records, self.arrays, self.rules)

    @cached_property
    def by_index(self) -> dict[int, MemoryCount]:
        """The memory instructions by their index."""
        return {count.index: count for count in self.counts.memory}

    @cached_property
    def sectors(self) -> int:
        """Sectors of the launch."""
        return sum(access.sectors for access in self.accesses)

    @cached_property
    def wavefronts(self) -> int:
        """Wavefronts of the launch."""
        return sum(access.wavefronts for access in self.accesses)

    def requests(self, index: int) -> Iterator[RecordedRequest]:
        """Iterate over the recorded requests of an instruction, as `kept_requests` does."""
        return layouts.kept_requests(self.records[index]) if index in self.records else iter(())

    def sector_advice(self, rule: AdviceRule, line: int, before: float, after: float, text: str) -> Advice:
        """Return advice that saves sectors."""
        return Advice(rule=rule, line=line, text=text, unit="sectors", before=before, after=after, total=self.sectors)


def at_line(line: int) -> str:
    """Return the beginning of a sentence on a line."""
    return f"Line {line}" if line else "An unknown line"


def number(value: float) -> str:
    """Return a number with at most three digits where it is small, and whole with separators where it is large."""
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


# Sectors are counted request by request; no request has fewer than its bytes need.
def sectors_of(addresses: Sequence[int], count: MemoryCount, evidence: Evidence, *, are_fewest: bool = False) -> int:
    """Return the sectors of lanes that access these addresses, 32 a request, or the fewest for their distinct bytes."""
    width, is_store, rules = count.width_bytes, count.is_store, evidence.rules
    total = 0
    for first in range(0, len(addresses), LANES):
        part = addresses[first : first + LANES]
        mask = (1 << len(part)) - 1
        if are_fewest:
            total += least_sectors(width * len(set(part)), width, mask, is_store=is_store, rules=rules)
        else:
            total += sectors([*part, *[0] * (LANES - len(part))], mask, width, is_store=is_store, rules=rules)
    return total


def active_addresses(request: RecordedRequest) -> list[int]:
    """Return the addresses of the active lanes."""
    return [address for lane, address in enumerate(request.addresses) if request.mask >> lane & 1]


def whole_sectors(evidence: Evidence, users: list[MemoryCount], stride: int) -> float:
    """Return the sectors of some loads, or of some stores, if one access moved a whole element of each lane.

    Instructions that access fields of the same elements become one access of all their lanes. What is not recorded has
    as many sectors for its bytes as what is, and no access has fewer than its bytes need.
    """
    accesses: list[tuple[set[int], list[MemoryCount]]] = []
    for count in users:
        elements = {element for request in _elements(evidence, count, stride).values() for element in request}
        together = next((access for access in accesses if access[0] & elements), None)
        if together is None:
            accesses.append((elements, [count]))
        else:
            together[0].update(elements)
            together[1].append(count)
    return float(sum(_sectors_of_one(evidence, counts, stride) for _, counts in accesses))


def _sectors_of_one(evidence: Evidence, counts: list[MemoryCount], stride: int) -> int:
    """Return the sectors of one access to whole elements in the place of some to their fields."""
    requests: dict[tuple[int, int], set[int]] = {}
    scale = 0.0
    for count in counts:
        recorded = _elements(evidence, count, stride)
        scale = max(scale, count.distinct_bytes / count.width_bytes / max(1, sum(map(len, recorded.values()))))
        for place, elements in recorded.items():
            requests.setdefault(place, set()).update(elements)
    wide = replace(counts[0], width_bytes=stride)
    moved = sum(
        sectors_of(sorted(stride * element for element in elements), wide, evidence) for elements in requests.values()
    )
    return max(math.ceil(moved * scale), *(count.requests for count in counts), 0)


def _elements(evidence: Evidence, count: MemoryCount, stride: int) -> dict[tuple[int, int], set[int]]:
    """Return the elements, by their number in the array, of each recorded request, by its warp and its execution."""
    record = evidence.records[count.index]
    return {
        (warp, time): {address // stride for address in active_addresses(request)}
        for warp in range(len(record.data))
        for time, request in record.active(warp)
    }


# The shape of a launch is judged by `warplens.cuda.device.occupancy`. The attribute for large shared memory is advised
# only where the source holds the host code that launches the kernel.
_SETTERS = frozenset({"cudaFuncSetAttribute", "cuFuncSetAttribute", "cuKernelSetAttribute"})
_ATTRIBUTES = frozenset(
    {"cudaFuncAttributeMaxDynamicSharedMemorySize", "CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES"}
)


def advise_launch(launch: LaunchFacts) -> Iterator[Advice]:
    """Iterate over the advice on a launch."""
    for shortfall in shortfalls(launch.grid, launch.block, launch.spec.sm_count, launch.fits):
        text, unit = f"{shortfall.says} Try {shortfall.tries}.", shortfall.unit
        wasted = shortfall.wasted
        yield Advice(rule=AdviceRule.LAUNCH_SHAPE, line=0, text=text, unit=unit, before=wasted, after=0.0, total=1.0)
    if needs_shared_attribute(launch.source, launch.kernel, launch.shared_bytes):
        text, unit = f"A block takes {refused_shared(launch.kernel, launch.shared_bytes)}.", "launches that fail"
        yield Advice(rule=AdviceRule.SHARED_ATTRIBUTE, line=0, text=text, unit=unit, before=1.0, after=0.0, total=1.0)


def needs_shared_attribute(source: str, kernel: str, shared_bytes: int) -> bool:
    """Return whether the host code of a source launches a kernel with more shared memory than it has asked for.

    The kernel's name may have template arguments; `shared_bytes` are the static and dynamic ones of a block.
    """
    if shared_bytes <= SHARED_WITHOUT_ASKING:
        return False
    tokens = tokens_of(source)
    words = [token.text for token in tokens if token.kind in {TokenKind.WORD, TokenKind.SIGN}]
    name = plain_name(kernel)
    launches = any(
        word == name and "<<<" in words[place + 1 : place + 1 + MAX_TEMPLATE_TOKENS]
        and ";" not in words[place + 1 : place + 1 + words[place + 1 :].index("<<<")]
        for place, word in enumerate(words)
    )  # fmt: skip
    macros = (re.findall(r"\w+", token.text) for token in tokens if token.kind is TokenKind.DIRECTIVE)
    named = {*words, *chain.from_iterable(macros)}
    asks = _SETTERS & named and _ATTRIBUTES & named
    return launches and not asks


def refused_shared(kernel: str, shared_bytes: int) -> str:
    """Return how much shared memory a block takes, and why no GPU starts a launch of `needs_shared_attribute`."""
    return (
        f"{shared_bytes:,} B of shared memory, and a launch may ask for more than {SHARED_WITHOUT_ASKING:,} B only "
        f"after cudaFuncSetAttribute({plain_name(kernel)}, cudaFuncAttributeMaxDynamicSharedMemorySize, ...), which "
        "the host code of the file does not call: the launch fails there with cudaErrorInvalidValue"
    )


MAX_TEMPLATE_TOKENS = 64  # the template arguments of a launch have at most this many tokens
