"""Programs of a few instructions and their requests, for the simulated multiprocessor.

The rule: a `Step` is an instruction and a block of its own, so that a way is a list of their numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from warplens.cuda.compiler.machine import NO_OPERANDS, NO_REGISTER
from warplens.cuda.timing.simulation import Requests, Simulation, simulated
from warplens.cuda.timing.simulator.values import BANK_WORDS, FIRST_SECTOR, PARTIAL, ROW, SECTORS, TURNS, Kind, Rates
from warplens.cuda.timing.trace import Program

NO_BAR = 7
FIRST_OF_ARRAY = 4096
"""No array begins at sector 0 (`requests.GAP_SECTORS`)."""
FREE = Rates(**dict.fromkeys(Rates._fields, 0.0))
"""Nothing takes time."""
PLAIN = FREE._replace(
    l1_latency=34.0, l2_latency=200.0, shared_latency=24.0, sfu_latency=18.0, fp64_latency=16.0, atomic_latency=300.0,
    variable_latency=20.0, barrier_latency=10.0, queue_depth=8.0, shared_queue_depth=8.0, writes_under_way=1e3,
    reads_under_way=1e3, store_line=1.0, tag_banks=4, l1_lines=256, lsu_clocks=1.0, pass_clocks=1.0, drain_share=1.0,
)  # fmt: skip
"""Latencies alone: no jitter, no queue behind L1."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """An instruction of a program."""

    kind: Kind
    stall: int = 1
    write: int = NO_BAR
    read: int = NO_BAR
    wait: int = 0
    site: int = -1
    cost: float = 1.0
    constant: int = 0
    operands: int = NO_OPERANDS


END = Step(kind=Kind.EXIT)


def program(steps: Sequence[Step], paths: Sequence[Sequence[int]] = (), warps: int = 1) -> Program:
    """Return a program of one recorded block: each instruction is a block, and each warp has a path in turn."""
    ways = list(paths) or [list(range(len(steps)))]
    return Program(
        kind=np.array([step.kind for step in steps], np.int8),
        cost=np.array([step.cost for step in steps]),
        is_float_atomic=np.zeros(len(steps), np.bool_),
        stall=np.array([step.stall for step in steps], np.int64),
        write=np.array([step.write for step in steps], np.int8),
        read=np.array([step.read for step in steps], np.int8),
        wait_mask=np.array([step.wait for step in steps], np.int64),
        site=np.array([step.site for step in steps], np.int64),
        ptx_line=np.arange(len(steps), dtype=np.int64),
        constant=np.array([step.constant for step in steps], np.int64),
        operands=np.array([step.operands for step in steps], np.int64),
        executed=np.bincount(ways[0], minlength=len(steps)).astype(np.float64),
        first=np.arange(len(steps) + 1, dtype=np.int64),
        steps=np.concatenate(ways).astype(np.int64),
        start=np.cumsum([0, *map(len, ways)], dtype=np.int64),
        path=np.arange(warps, dtype=np.int64) % len(ways),
        instructions_per_warp=len(ways[0]),
        recorded_per_warp=len(ways[0]),
        beyond=1.0,
        global_sites=(),
        shared_sites=(),
    )


def row(*sectors: int, partial: int = 0, turns: int | None = None, words: int = 1) -> np.ndarray:
    values = np.zeros(ROW, np.int32)
    values[[SECTORS, PARTIAL, TURNS, BANK_WORDS]] = (
        len(sectors), partial, len(sectors) if turns is None else turns, words
    )  # fmt: skip
    values[FIRST_SECTOR : FIRST_SECTOR + len(sectors)] = np.array(sectors, np.int32) + FIRST_OF_ARRAY
    return values


def requests(sites: Sequence[Sequence[np.ndarray]] = (), *, warps: int = 1, wavefronts: float = 1.0) -> Requests:
    """Return requests of one block: of each site the rows of one execution by each warp, in order."""
    rows = [np.concatenate(list(each)) for each in sites]
    starts = np.cumsum([0, *map(len, rows)])[: max(1, len(rows))]
    ones = np.ones(max(1, len(rows)), np.int64)
    return Requests(
        rows=np.concatenate(rows).astype(np.int32) if rows else np.zeros(ROW, np.int32),
        start=starts.astype(np.int64),
        kept=ones,
        step=0 * ones,
        first=0 * ones,
        size=ones << 30,
        local=0 * ones,
        wavefronts=np.array([wavefronts]),
        most=np.zeros(0, np.int64),
        most_at=-ones,
        shared_most_at=np.array([-1]),
        blocks=1,
        warps=warps,
    )


def run(
    steps: Sequence[Step],
    asked: Requests | None = None,
    rates: Rates = PLAIN,
    *,
    blocks: int = 1,
    resident: int = 1,
    warps: int = 1,
    limit: int = 10**6,
    paths: Sequence[Sequence[int]] = (),
) -> Simulation:
    code = program(steps, paths, warps)
    asked = replace(asked or requests(), warps=warps)
    return simulated(code, code.cost, asked, rates, blocks=blocks, resident=resident, limit=limit)


def reading(*registers: int, hold: int = 0) -> Step:
    """Return an instruction that reads registers, and holds those of the bits of `hold`."""
    places = (*registers, NO_REGISTER, NO_REGISTER)[:3]
    return Step(kind=Kind.FMA, operands=sum(number << 8 * place for place, number in enumerate((*places, hold))))
