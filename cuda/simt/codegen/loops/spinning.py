"""Code of loops that wait for other blocks: after some rounds they call a function, which lets other blocks run.

The rule: each round of such a loop (`passes.spins`) uses up one of the rounds in the fuel buffer. When none is left,
the function whose address lies beside it is called with the fuel buffer, the number of the access by which the loop
waits, what a round costs in warp instructions, and the warp instructions that the block may still execute. It returns
how many of these it gives back, or a negative number to end the block as if it had used up its limit. Where there is no
function the loop goes on.
"""

from __future__ import annotations

from warplens.cuda.simt.codegen.loops.block_loop import FUEL_ROUNDS, FUEL_TURN
from warplens.cuda.simt.codegen.text import UNLIKELY
from warplens.cuda.simt.codegen.warp_code import WarpCode
from warplens.cuda.simt.program.blocks import Op


def count_round(m: WarpCode, op: Op, cost: int) -> None:
    """Write the end of a round of a loop that waits by the access `op`."""
    over, ready, goes_on = (m.name(stem) for stem in ("over", "ready", "goes_on"))
    rounds_at = m.emit(f"getelementptr i64, ptr %fuel, i64 {FUEL_ROUNDS}")
    rounds = m.emit(f"sub i64 {m.emit(f'load i64, ptr {rounds_at}')}, 1")
    m.do(f"store i64 {rounds}, ptr {rounds_at}")
    m.do(f"br i1 {m.emit(f'icmp slt i64 {rounds}, 0')}, label %{over}, label %{goes_on}{UNLIKELY}")
    m.label(over)
    turn = m.emit(f"load ptr, ptr {m.emit(f'getelementptr i64, ptr %fuel, i64 {FUEL_TURN}')}")
    m.do(f"br i1 {m.emit(f'icmp eq ptr {turn}, null')}, label %{goes_on}, label %{ready}")
    m.label(ready)
    left = m.emit("load i64, ptr %fuel.left")
    back = m.emit(f"call i64 {turn}(ptr %fuel, i64 {op.index}, i64 {cost}, i64 {left})")
    m.branch_unlikely(m.emit(f"icmp slt i64 {back}, 0"), "LIMIT")
    m.do(f"store i64 {m.emit(f'add i64 {left}, {back}')}, ptr %fuel.left")
    m.do(f"br label %{goes_on}")
    m.label(goes_on)
