"""The error of a block that failed, and sentences on blocks that wait for others (`turns`).

The rule: a sentence on waiting names the line of the access by which a block waits.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from warplens.cuda.ground.errors import InstructionLimitError, KernelFault, UnsupportedError
from warplens.cuda.ptx import tree
from warplens.cuda.simt.codegen.loops import block_loop
from warplens.cuda.simt.codegen.module import Code
from warplens.cuda.simt.codegen.observer import RECORD_BLOCK
from warplens.cuda.simt.launch.execution import BlockFailure
from warplens.cuda.simt.launch.faults import fault_of, op_of, place_of
from warplens.cuda.simt.launch.turns import Waiting
from warplens.cuda.simt.program.blocks import Op, Program


def error_of(
    failure: BlockFailure, code: Code, limit: int, arrays: Mapping[str, np.ndarray]
) -> KernelFault | UnsupportedError | InstructionLimitError:
    """Return the error of a failure; `arrays` are those of the launch and of the module."""
    file_name = code.program.file_name
    if failure.code == block_loop.FAULT:
        return fault_of(failure.record, code, file_name, arrays)
    x, y, z = place_of(int(failure.record[RECORD_BLOCK]), code.launch.grid)
    event = (
        f"{file_name}: the block did not end within the limit of {limit:,} warp instructions: an endless loop, or a "
        "kernel that needs a larger limit"
    )
    if failure.waiting is not None:
        event = waits_for_ever(failure.waiting, code.program)
    return InstructionLimitError(f"block=({x},{y},{z}) {event}")


def waits_for_ever(waiting: Waiting, program: Program) -> str:
    """Return where a block waits for ever, and why, from the file on."""
    op = op_of(program, waiting.instruction)
    where = f"{program.file_name}:{op.line}: `{op.text}`: the block waits here for a value that no block stores"
    if waiting.not_begun:
        return (
            f"{where}: {waiting.blocks:,} blocks wait, and {waiting.not_begun:,} more cannot begin before one of them "
            "ends; a block may only wait for blocks that the GPU holds together with it"
        )
    waiting_blocks = "it is the only one" if waiting.blocks == 1 else f"all {waiting.blocks:,} of them wait"
    return (
        f"{where}: of those that have not ended {waiting_blocks}; within a block the engine executes warps one after "
        "the other up to each barrier, so that none can wait for a later one"
    )


def why_not_checked(block: tuple[int, int, int], waiting: Waiting, program: Program) -> str:
    """Return why checked code, which executes blocks one after the other, did not come past a block."""
    x, y, z = block
    where = _where(op_of(program, waiting.instruction))
    return f"block ({x},{y},{z}) waits {where} for others, and checked blocks are executed one after the other"


def how_it_waited(instruction: int, program: Program) -> str:
    """Return the note on a launch in which others ran while a block waited by an instruction; -1: "", for none did."""
    if instruction < 0:
        return ""
    return (
        f"blocks wait for others {_where(op_of(program, instruction))}: they took turns, and the accesses by which "
        "they wait are counted as often as the engine made them"
    )


def _where(op: Op) -> str:
    """Return the line of an instruction, or its text where it has none."""
    return f"in line {op.line}" if op.line else f"by `{op.text}`"


# A fault is raised, so no outcome holds one.
@dataclass(frozen=True, slots=True, kw_only=True)
class CheckOutcome:
    """The outcome of a checked launch: of how many blocks, and what a GPU tolerates (`notes` on barriers, shuffles).

    Args:
        looked_at: the spaces whose accesses were checked, as far as the kernel has such that could conflict.
        left_out: why global memory was not looked at, where it should have been.
        are_first: whether the executed blocks are the first ones; else they are a sample.
    """

    executed: int
    blocks: int
    notes: tuple[str, ...]
    looked_at: tuple[tree.Space, ...] = (tree.Space.SHARED,)
    left_out: str = ""
    are_first: bool = True
