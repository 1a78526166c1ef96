"""The launches that an H200 was measured on, with the counts of the engine (README.md describes their origin)."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from warplens.cuda.device.occupancy import Occupancy, limits_of, occupancy
from warplens.cuda.device.spec import load_spec
from warplens.cuda.simt.counting.counts import LaunchCounts, MemoryCount, Unit
from warplens.cuda.timing.estimate import ModelledTime
from warplens.cuda.timing.model import model_time


@dataclass(frozen=True, slots=True, kw_only=True)
class Measured:
    case: str
    counts: LaunchCounts
    occupancy: Occupancy
    blocks: int
    threads: int
    footprint_bytes: int
    duration_ns: float
    event_ns: float
    active_percent: float

    def modelled(self, *, lines_counted: bool = True) -> ModelledTime:
        counts = self.counts
        if not lines_counted:
            counts = replace(counts, memory=tuple(replace(memory, lines=None) for memory in counts.memory))
        return model_time(
            counts=counts,
            spec=load_spec("h200"),
            occupancy=self.occupancy,
            blocks=self.blocks,
            threads_per_block=self.threads,
            footprint_bytes=self.footprint_bytes,
        )


@pytest.fixture(scope="session")
def launches() -> dict[str, Measured]:
    text = (Path(__file__).parent / "h200_launches.json").read_text(encoding="utf-8")
    return {row["case"]: _measured(row) for row in json.loads(text)}


def _measured(row) -> Measured:
    memory = tuple(
        MemoryCount(
            index=index,
            text="",
            space=space,
            is_store=is_store,
            width_bytes=4,
            line=0,
            ptx_line=0,
            array="",
            requests=requests,
            active_lanes=0,
            distinct_bytes=distinct,
            sectors=sectors,
            wavefronts=wavefronts,
            lines=lines,
        )
        for index, (space, is_store, requests, distinct, sectors, wavefronts, lines) in enumerate(row["memory"])
    )
    requests = sum(count.requests for count in memory)
    # All but multiply-adds, memory accesses and barriers: taken as half integer work, half moves and control.
    other = row["instructions"] - row["fma"] - requests - row["barriers"]
    counts = LaunchCounts(
        blocks=row["blocks"],
        warps=row["blocks"] * -(-row["threads"] // 32),
        warp_instructions=row["instructions"],
        thread_instructions=0,
        thread_instructions_on=0,
        unit_warp_instructions={
            Unit.FMA: row["fma"],
            Unit.ALU: other // 2,
            Unit.CONTROL: other - other // 2,
            Unit.LOAD_STORE: requests,
            Unit.BARRIER: row["barriers"],
        },
        unit_thread_instructions={},
        flops_single=0,
        flops_double=0,
        memory=memory,
        basic_blocks=(),
    )
    return Measured(
        case=row["case"],
        counts=counts,
        occupancy=occupancy(
            limits_of((9, 0)),
            threads_per_block=row["threads"],
            registers_per_thread=row["registers"],
            shared_bytes_per_block=row["shared"],
        ),
        blocks=row["blocks"],
        threads=row["threads"],
        footprint_bytes=row["footprint"],
        duration_ns=row["duration_ns"],
        event_ns=row["event_ns"],
        active_percent=row["active_percent"],
    )
