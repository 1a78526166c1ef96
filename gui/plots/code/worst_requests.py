"""The worst recorded request of an instruction, which a line and its lens open with.

The rule: requests are compared by the costs that the lens shows, and each pattern of addresses is priced once: a line
of unrolled code has thousands of requests and few patterns, and the window waits for the answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from warplens.cuda.runners.inspection.records import BlockRecord, Inspection
from warplens.cuda.simt.counting.rules import LANES
from warplens.cuda.simt.counting.traces import REQUEST_WORDS, InstructionRecord
from warplens.cuda.simt.explain.source_lines import ExplainedAccess, TracedInstruction
from warplens.gui.plots.code.inspected_requests import find_instruction
from warplens.gui.plots.code.lens import LensRequest, lens_of

MOST_LOOKED_AT = 256
"""Of the recorded requests of an instruction about this many are compared, of every warp alike."""
PERIOD = 256
"""Requests cost the same if all their addresses differ by a multiple of this: sectors, banks and segments divide it."""
MOST_PRICES = 1 << 14
"""The number of patterns whose prices are kept, 1 KiB each."""


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
    """Return the recorded request of these instructions with the most excess; None if the block made none.

    Of requests that waste alike it is the one that the explanation describes, else the first of the first warp.
    """
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
    """Return the excess and the cost of a request."""
    lens = lens_of(request)
    return lens.cost - lens.ideal, lens.cost


def _distinct(recorded: InstructionRecord, first_warp: int) -> Iterator[tuple[int, int, int, tuple[int, ...]]]:
    """Yield warp, execution, mask and addresses of one request of each pattern, those of the described warp first.

    The addresses count from the multiple of `PERIOD` before the lowest; those of inactive lanes are 0. Requests
    without an active lane are left out.
    """
    warps = sorted(range(len(recorded.data)), key=lambda warp: (warp != first_warp, warp))
    each = max(1, MOST_LOOKED_AT // max(1, len(warps)))
    places: list[tuple[int, int]] = []
    rows = [np.empty((0, REQUEST_WORDS), np.int64)]
    for warp in warps:
        kept = recorded.kept(warp)
        step = max(1, len(kept) // each)
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
