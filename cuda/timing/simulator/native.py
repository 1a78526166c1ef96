"""Runs the compiled simulation: lays the arrays out in memory, and gives its sums names.

The rule: `sm.py` is the simulation, `sm.ll` the same in LLVM's language, as `build.py` makes it with Numba. Here LLVM
alone compiles it, as it compiles kernels, so that a user needs no Numba and the code is kept with that of kernels.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from warplens.cuda.simt.codegen.module import Care
from warplens.cuda.simt.launch.machine import NativeCode, default_cache
from warplens.cuda.timing.simulator.inputs import Program, Requests
from warplens.cuda.timing.simulator.values import ROW, Rates, Stall, Total

HERE = Path(__file__).parent
WORDS_PER_SM = 1 << 18  # the words of 8 bytes for the caches of the multiprocessor: tags, sectors, pages and granules
WORK_WORDS = 64  # those for packing requests: lanes and banks
WORDS_PER_WARP = 96  # those for each resident warp, without the times that it executed each access


@dataclass(frozen=True, slots=True, kw_only=True)
class Simulation:
    """What the simulation of `blocks` came to, in clocks."""

    blocks: int
    resident: int  # at a time
    done: NDArray[np.float64] = field(repr=False)  # the ends of those that ended, ascending
    stalls: NDArray[np.float64] = field(repr=False)  # waiting of warps, by `Stall`
    waited: NDArray[np.float64] = field(repr=False)  # the same, at each instruction
    totals: NDArray[np.float64] = field(repr=False)  # sums by `Total`

    @property
    def is_whole(self) -> bool:
        """Whether all blocks ended before the limit."""
        return len(self.done) == self.blocks


def simulated(
    program: Program,
    cost: NDArray[np.float64],  # that of atomic operations depends on the launch
    requests: Requests,
    rates: Rates,
    *,
    blocks: int,  # of the multiprocessor; those not recorded repeat the requests further on in memory
    resident: int,
    limit: int,  # the most instructions that are simulated
) -> Simulation:
    """Simulate blocks on one multiprocessor."""
    instructions = len(cost)
    results = np.zeros(blocks + len(Stall) + instructions + len(Total))
    arrays = (
        *_laid_out(program, cost, requests, rates, blocks=blocks, resident=resident),
        results,
        np.zeros(_words(requests, rates, resident), np.int64),
    )
    finished = _code("sm").run(limit, 0, *(array.ctypes.data for array in arrays))
    done, stalls, waited, totals = np.split(results, np.cumsum([blocks, len(Stall), instructions]))
    return Simulation(
        blocks=blocks, resident=resident, done=np.sort(done[:finished]), stalls=stalls, waited=waited, totals=totals
    )


def _laid_out(
    program: Program, cost: NDArray[np.float64], requests: Requests, rates: Rates, *, blocks: int, resident: int
) -> tuple[NDArray[Any], ...]:
    """Return what the simulation reads, as the arrays that `sm.run` takes apart again."""
    code = np.array(
        [
            program.kind, program.stall, program.write, program.read, program.wait_mask, program.site,
            program.constant, program.operands,
        ],
        np.int64,
    )  # fmt: skip
    sites = np.array(
        [
            requests.start, requests.kept, requests.step, requests.first, requests.size, requests.local,
            requests.most_at,
        ],
        np.int64,
    )  # fmt: skip
    path = np.concatenate(
        [program.first, program.steps, program.start, program.path, requests.shared_most_at, requests.most]
    )
    sizes = np.array(
        [
            len(cost), len(program.first), len(program.steps), len(program.start) - 1, blocks, requests.blocks,
            resident, requests.warps, len(requests.start), len(requests.rows), len(requests.wavefronts),
            len(requests.most), _words(requests, rates, resident),
        ],
        np.int64,
    )  # fmt: skip
    costs = np.ascontiguousarray(cost, np.float64)
    return sizes, np.array(rates, np.float64), code, costs, path, sites, requests.rows, requests.wavefronts


def _words(requests: Requests, rates: Rates, resident: int) -> int:
    """Return how many words of 8 bytes the simulation works in."""
    occurrences = len(requests.start) + len(requests.wavefronts)
    of_warps = resident * requests.warps * (WORDS_PER_WARP + occurrences)
    return WORDS_PER_SM + of_warps + 8 * resident + int(8 * rates.l1_lines)


def packed(
    times: NDArray[np.int64],  # how many were recorded of each warp, int64 of shape (blocks, warps)
    masks: NDArray[np.int64],  # their active lanes, of shape (blocks, warps, recorded)
    addresses: NDArray[np.int64],  # from the start of the array, of shape (blocks, warps, recorded, 32)
    *,
    base: int,  # the first sector of the array
    width_bytes: int,  # what a lane accesses
    kept: int,  # how many are packed of each warp
) -> tuple[NDArray[np.int32], int]:
    """Return recorded requests of an access as rows of sectors, and the bytes from one to the next.

    Rows are of shape (blocks, warps, kept, `ROW`); the step in bytes is `NO_STEP` where it is not the same for all.
    """
    blocks, warps, held = masks.shape
    table, step = np.zeros((blocks, warps, kept, ROW), np.int32), np.zeros(1, np.int64)
    arrays = (
        np.array([blocks * warps, kept, held], np.int64),
        table,
        np.ascontiguousarray(times, np.int64),
        np.ascontiguousarray(masks, np.int64),
        np.ascontiguousarray(addresses, np.int64),
        step,
        np.zeros(WORK_WORDS, np.int64),
    )
    _code("packing").run(base, width_bytes, *(array.ctypes.data for array in arrays), None, None, None)
    return table, int(step[0])


@cache
def _code(name: str) -> NativeCode:
    """Return the compiled code of a module; it is compiled once for a machine."""
    return NativeCode((HERE / f"{name}.ll").read_text(encoding="utf-8"), default_cache(), care=Care.SHORT)
