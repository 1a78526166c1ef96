"""Checked code takes copies of one result, which lanes of a warp store to one place, for what they are: the same value.

The rule: `passes.agreement` finds that lanes at some distances hold the same result, up to rounding. Of those that
store to one place by one instruction the highest lane's value stays (`moves`), so the checks see it as the value of all
of them. Warps that hold copies of each other's elements then store the same bits; a warp with another result is
reported.
"""

from __future__ import annotations

from dataclasses import dataclass

from warplens.cuda.ptx import tree
from warplens.cuda.simt.codegen.sites import Site
from warplens.cuda.simt.codegen.warp_code import WarpCode, mask_literal
from warplens.cuda.simt.passes.agreement import ITSELF, Agreement
from warplens.cuda.simt.values.value import Value


@dataclass(slots=True)
class Copies:
    """Writes the code that makes copies of one result alike.

    Attributes:
        code: the code that is written.
    """

    code: WarpCode
    _agreement: Agreement | None = None

    def make_alike(self, site: Site, number: int, address: Value, slot: str, width: int) -> None:
        """Make copies alike in `slot`, element `number` of what each lane stores to `address`, of `width` bytes."""
        if self._agreement is None:
            self._agreement = Agreement(self.code.program)
        stored = site.op.instruction.operands[-1]
        register = stored.elements[number] if isinstance(stored, tree.Vector) else stored
        distances = self._agreement.distances(site.op, register)
        if distances == ITSELF:
            return
        m = self.code
        lanes = f"<32 x i64> {m.vector(address)}, i32 {m.act}"
        m.do(f"call void @check.alike(ptr {slot}, i64 {width}, {lanes}, i32 {mask_literal(distances)})")
