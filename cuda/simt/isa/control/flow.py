"""Control flow and synchronisation inside a block (PTX ISA 9.7.12 and 9.7.13).

The rule: branches, returns and block barriers end a basic block and are carried out by the code generator
(`warplens.cuda.simt.codegen.module`); their entries here only say what they are. Within a warp lanes run in step, so
that a memory fence has nothing left to do, and a warp barrier only to see that its lanes are there.
"""

from __future__ import annotations

from functools import partial

from warplens.cuda.simt.counting.counts import Unit
from warplens.cuda.simt.isa.forms import SCOPE
from warplens.cuda.simt.isa.registry import Flow, instruction, unsupported
from warplens.cuda.simt.program.blocks import Op
from warplens.cuda.simt.values.algebra import Algebra


def _in_terminator(m: Algebra, op: Op) -> None:
    raise unsupported(op, m.program.file_name, "inside a basic block")


for _opcode, _section, _flow, _form in (
    ("bra", "9.7.12.3", Flow.BRANCH, "{.uni}"),
    ("ret", "9.7.12.6", Flow.RETURN, "{.uni}"),
    ("exit", "9.7.12.7", Flow.EXIT, ""),
):
    instruction(_opcode, unit=Unit.CONTROL, section=_section, writes=0, flow=_flow, forms=(_form,))(_in_terminator)


def _barrier(m: Algebra, op: Op) -> None:
    """`bar.red`: d = the number of threads whose predicate holds, or whether all or any do.

    `bar.warp.sync`: the lanes of the mask must be together; otherwise it is not executed.
    """
    modifiers = op.instruction.modifiers
    if not {"red", "warp"} & set(modifiers):
        _in_terminator(m, op)
    first = op.instruction.operands[0]
    if "red" not in modifiers:
        m.lanes.require_members(op, m.read(first, "i32"))
        return
    holding, present = m.lanes.barrier_result()
    if "and" in modifiers:
        holding = m.compare("eq", holding, present)
    elif "popc" not in modifiers:
        holding = m.compare("ne", holding, m.known("i32", 0))
    m.write(first, holding)


_barrier_traits = partial(
    instruction,
    unit=Unit.BARRIER,
    section="9.7.13.1",
    writes=lambda barrier: int("red" in barrier.modifiers),
    flow=Flow.BARRIER,
    exchanges=True,
)
BARRIERS = ("{.cta}(.sync,.arrive){.aligned}", "{.cta}.red(.popc.u32,.and.pred,.or.pred){.aligned}")
_barrier_traits("bar", forms=(*BARRIERS, ".warp.sync"))(_barrier)
_barrier_traits("barrier", forms=BARRIERS)(_barrier)


@instruction("trap", unit=Unit.CONTROL, section="9.7.19.4", writes=0, flow=Flow.STOP, forms=("",))
def trap(m: Algebra, op: Op) -> None:
    """End the launch with a fault."""
    m.runtime.stop(op)


def _fence(m: Algebra, op: Op) -> None:
    """Record the fence; writes are in program order and every warp sees them at once.

    One between proxies orders a thread's own accesses by two ways to memory, of which there is one here.
    """
    modifiers = op.instruction.modifiers
    if "proxy" not in modifiers:
        m.lanes.fence(op)
    elif modifiers not in PROXIES:
        raise unsupported(op, m.program.file_name, "between these proxies")
    elif "async" in modifiers and "global" not in modifiers:
        m.lanes.fence_proxies()


PROXIES = {("proxy", "async", *space) for space in ((), ("global",), ("shared::cta",))} | {("proxy", "alias")}
"""The fences between proxies that are executed."""
_fence_traits = partial(instruction, unit=Unit.BARRIER, section="9.7.13.4", writes=0, fences=True)
FENCES = ("{.sc,.acq_rel,.acquire,.release}" + SCOPE, ".proxy(.alias,.async)", ".proxy.async(.global,.shared::cta)")
_fence_traits("membar", forms=("(.cta,.gl,.sys)",))(_fence)
_fence_traits("fence", forms=FENCES)(_fence)


# Hints and pauses (PTX ISA 9.7.9.15 to .18, 9.7.13.14, 9.7.19) change no result and no count of memory, so they do
# nothing and do not check their addresses.
LEVELS = "{.global,.local}"


def _nothing(m: Algebra, op: Op) -> None:
    """Do nothing: a hint, or a pause."""
    del m, op


for _hint, _hint_section, _hint_unit, _hint_forms in (
    ("prefetch", "9.7.9.15", Unit.LOAD_STORE, (LEVELS + "(.L1,.L2)", ".global(.L2::evict_last,.L2::evict_normal)")),
    ("prefetchu", "9.7.9.15", Unit.LOAD_STORE, (".L1",)),
    ("applypriority", "9.7.9.16", Unit.LOAD_STORE, ("{.global}.L2::evict_normal",)),
    ("discard", "9.7.9.17", Unit.LOAD_STORE, ("{.global}.L2",)),
    ("griddepcontrol", "9.7.13.14", Unit.CONTROL, ("(.launch_dependents,.wait)",)),
    ("nanosleep", "9.7.19.2", Unit.CONTROL, (".u32",)),
    ("pmevent", "9.7.19.3", Unit.CONTROL, ("{.mask}",)),
    ("setmaxnreg", "9.7.19.5", Unit.CONTROL, ("(.inc,.dec).sync.aligned.u32",)),
):
    instruction(_hint, unit=_hint_unit, section=_hint_section, writes=0, forms=_hint_forms)(_nothing)


@instruction(
    "createpolicy",
    unit=Unit.ALU,
    section="9.7.9.18",
    forms=(".fractional(.L2::evict_last,.L2::evict_first,.L2::evict_normal,.L2::evict_unchanged).b64",),
)
def createpolicy(m: Algebra, op: Op) -> None:
    """d = a cache policy: always 0 here."""
    m.write(op.instruction.operands[0], m.known("i64", 0))
