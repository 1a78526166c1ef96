"""Counts of the instructions and requests of the machine code, as values, and those of several launches together.

The rule: a count that the counters of the PTX do not determine says so itself.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from warplens.cuda.compiler.machine import ControlFlow
from warplens.cuda.ground.metrics import Traffic
from warplens.cuda.simt.counting.counts import LaunchCounts

# Requests that the machine code makes and the PTX does not show: spilled registers, and loads from constant memory.
# A load or store of local memory is one of a spilled register where its line of the PTX has no such access.
# The PTX names constants that the machine code takes as operands, and parameters of the kernel that it loads, so that
# its loads from constant memory (LDC) are those of the machine code alone. All are executed as often as their block
# of the machine code; one under a guard makes a request where some lane passes it.
# A spilled register lies at the same place of each lane's stack, so that the lanes of a warp touch words side by
# side. Of a block that not all lanes execute only their average is known: they are taken to be the first ones, which
# touch the fewest sectors.
# Source: local requests and sectors of the family `memory`, `smsp__inst_executed_op_ldc` and `idc__requests` on an
# H100 (`tests/hardware/textures/h100_textures.json`).

LOCAL_LOAD, LOCAL_STORE, CONSTANT_LOAD = 0x983, 0x387, 0xB82  # LDL, STL and LDC, as nvdisasm names them
WORD_BYTES = 4
LANES_A_SECTOR = 8  # the words of this many neighbouring lanes lie in one sector


@dataclass(frozen=True, slots=True, kw_only=True)
class MachineRequests:
    """Requests that only the machine code shows: those of spilled registers, and loads from constant memory."""

    spill_load: Traffic = field(default_factory=Traffic)
    spill_store: Traffic = field(default_factory=Traffic)
    constant_instructions: int = 0
    constant_requests: int = 0  # those of these instructions of which some lane passes the guard
    are_whole: bool = True  # all lanes of a warp take part in those of spilled registers, whose sectors are exact


def hides_requests(flow: ControlFlow, counts: LaunchCounts) -> bool:
    """Return whether the machine code may make local or constant requests beside those of the PTX and of parameters."""
    opcodes = {instruction.opcode for block in flow.blocks for instruction in block.instructions}
    return not opcodes.isdisjoint((LOCAL_LOAD, LOCAL_STORE)) or any(m.space == "const" for m in counts.memory)


def sum_requests(parts: Iterable[MachineRequests]) -> MachineRequests:
    """Return the requests of several launches together."""
    total = MachineRequests()
    for part in parts:
        total = MachineRequests(
            spill_load=total.spill_load + part.spill_load,
            spill_store=total.spill_store + part.spill_store,
            constant_instructions=total.constant_instructions + part.constant_instructions,
            constant_requests=total.constant_requests + part.constant_requests,
            are_whole=total.are_whole and part.are_whole,
        )
    return total


def spill_traffic(width_bytes: int, requests: float, lanes: float) -> Traffic:
    """Return the traffic of the requests of one spilled register, by as many lanes as there are on average."""
    words = max(1, width_bytes // WORD_BYTES)
    return Traffic(
        requests=round(words * requests),
        active_lanes=round(requests * lanes),
        distinct_bytes=round(requests * lanes * width_bytes),
        sectors=round(words * requests) * -int(-lanes // LANES_A_SECTOR),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class InstructionCounts:
    """Instructions executed by warps, by active lanes, and by lanes whose guard was true.

    `passes`: the warps of one launch that go from one block of the machine code to another, -1 for the end; empty for
    several launches. `requests`: those that the PTX does not show.
    """

    warp_instructions: float
    thread_instructions: float
    thread_instructions_on: float
    determined: bool  # the counts of the PTX and the control flow determine those of the warps; else all are inferred
    guards_known: bool  # no guard was guessed
    passes: Mapping[tuple[int, int], float] = field(default_factory=dict, repr=False)
    requests: MachineRequests = field(default_factory=MachineRequests)


def sum_instructions(parts: Sequence[InstructionCounts | None]) -> InstructionCounts | None:
    """Return the instructions of several launches together, None where those of one are unknown."""
    counts = [part for part in parts if part is not None]
    if len(counts) < len(parts):
        return None
    return InstructionCounts(
        warp_instructions=sum(part.warp_instructions for part in counts),
        thread_instructions=sum(part.thread_instructions for part in counts),
        thread_instructions_on=sum(part.thread_instructions_on for part in counts),
        determined=all(part.determined for part in counts),
        guards_known=all(part.guards_known for part in counts),
        requests=sum_requests(part.requests for part in counts),
    )
