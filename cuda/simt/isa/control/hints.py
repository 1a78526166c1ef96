"""Hints and pauses (PTX ISA 9.7.9.15 to .18, 9.7.13.14, 9.7.19).

The rule: these change no result and no count of memory, so they do nothing and do not check their addresses.
"""

from __future__ import annotations

from warplens.cuda.simt.counting.counts import Unit
from warplens.cuda.simt.isa.registry import instruction
from warplens.cuda.simt.program.blocks import Op
from warplens.cuda.simt.values.algebra import Algebra

LEVELS = "{.global,.local}"


def _nothing(m: Algebra, op: Op) -> None:
    """Do nothing: a hint, or a pause."""
    del m, op


for _opcode, _section, _unit, _forms in (
    ("prefetch", "9.7.9.15", Unit.LOAD_STORE, (LEVELS + "(.L1,.L2)", ".global(.L2::evict_last,.L2::evict_normal)")),
    ("prefetchu", "9.7.9.15", Unit.LOAD_STORE, (".L1",)),
    ("applypriority", "9.7.9.16", Unit.LOAD_STORE, ("{.global}.L2::evict_normal",)),
    ("discard", "9.7.9.17", Unit.LOAD_STORE, ("{.global}.L2",)),
    ("griddepcontrol", "9.7.13.14", Unit.CONTROL, ("(.launch_dependents,.wait)",)),
    ("nanosleep", "9.7.19.2", Unit.CONTROL, (".u32",)),
    ("pmevent", "9.7.19.3", Unit.CONTROL, ("{.mask}",)),
    ("setmaxnreg", "9.7.19.5", Unit.CONTROL, ("(.inc,.dec).sync.aligned.u32",)),
):
    instruction(_opcode, unit=_unit, section=_section, writes=0, forms=_forms)(_nothing)


@instruction(
    "createpolicy",
    unit=Unit.ALU,
    section="9.7.9.18",
    forms=(".fractional(.L2::evict_last,.L2::evict_first,.L2::evict_normal,.L2::evict_unchanged).b64",),
)
def createpolicy(m: Algebra, op: Op) -> None:
    """d = a cache policy: always 0 here."""
    m.write(op.instruction.operands[0], m.known("i64", 0))
