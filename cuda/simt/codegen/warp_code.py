"""The code of one warp while it is written: its text, the mask of active lanes, its counters and its faults.

The rule: this writes straight-line code for the current block. Control flow is `module`'s task, memory is `access`'s.
Every part of the code generator works on this class and does not know the other parts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from warplens.cuda.simt.codegen.sites import KeptSite
from warplens.cuda.simt.codegen.text import UNLIKELY, Text
from warplens.cuda.simt.counting.rules import FULL_MASK, LANES
from warplens.cuda.simt.program.blocks import Op, Program
from warplens.cuda.simt.values.arithmetic import Arithmetic
from warplens.cuda.simt.values.specialisation import Specialisation
from warplens.cuda.simt.values.value import Value, literal, wrap

PARTED_ROW = 16
"""More slots than this lie side by side, so that a call reads all of them: each place where lanes exchange values needs
them, and a kernel may have hundreds of both."""


def mask_literal(mask: int) -> str:
    """Return a lane mask as an LLVM i32 literal."""
    return literal("i32", wrap(mask, 32))


class WarpCode(Arithmetic):
    """Arithmetic that writes code, and the state of the warp at the place where it writes.

    Attributes:
        text: where the code goes.
        arrays: the arrays of the launch in the order of its table.
        act: the active lanes as an i32 operand; `fixed_mask` their number where it is the same at every execution.
        guarded: whether the current instruction is under a guard that varies, so that all writes keep the other lanes.
        partial: whether the block may run with some lanes waiting elsewhere.
        under_guard: whether the current instruction has a guard.
        together: the lanes that reached the instruction, including those whose guard fails.
        parted: slots of the lanes that wait elsewhere and may reach a block where other lanes wait for them.
        parted_rows: the rows of `PARTED_ROW` slots that they fill at `%parted`, 0 where each is by itself.
        waiting: the lanes in these slots, once the current block has joined them.
        all_are_here: whether the current block goes on only if there are none.
        scratch: types of which a vector needs a place in memory, `%scratch.TYPE`.
        texel_rows: numbers of texels of which a request needs a place in memory, `%texels.NUMBER`.
        unrolled: by block, the header of the innermost loop around it, if the machine code has copies of it that lanes
            leave at different times.
        block_of: the block of each line of the PTX.
        rooms: the memory instructions that have a part of each room, in order (`kept_requests`).
        ahead: how many instructions of the basic block, the current one included, are still to be executed.
    """

    def __init__(self, program: Program, launch: Specialisation) -> None:
        self.text = Text()
        super().__init__(program, launch, self.text)
        self.do = self.text.do
        self.label = self.text.label
        self.name = self.text.name
        self.branch_unlikely = self.text.branch_unlikely
        self.arrays = tuple(launch.sizes)
        self.act = mask_literal(self.whole_mask)
        self.fixed_mask: int | None = self.whole_mask
        self.guarded = False
        self.partial = False
        self.under_guard = False
        self.together: str | None = None
        self.parted: tuple[str, ...] = ()
        self.parted_rows = 0
        self.waiting: str | None = None
        self.all_are_here = False
        self.ahead = 0
        self.unrolled: dict[int, int] = {}
        self.block_of: dict[int, int] = {}
        self.rooms: dict[str, list[KeptSite]] = {}
        self.scratch: dict[str, None] = {}
        self.texel_rows: dict[int, None] = {}

    # --- lanes ------------------------------------------------------------------------------------------------------

    @property
    def whole_mask(self) -> int:
        """The lanes of a warp that exist: fewer than 32 only if the block is smaller than a warp."""
        return FULL_MASK if self.launch.warps > 1 else (1 << self.launch.threads) - 1

    @property
    def ragged(self) -> bool:
        """Whether the last warp of a block of several has fewer lanes than the others."""
        return self.launch.warps > 1 and self.launch.threads % LANES != 0

    @property
    def mask(self) -> str:
        """The active lanes as a vector of i1."""
        if self.fixed_mask == FULL_MASK:
            return "splat (i1 true)"
        return self.emit(f"bitcast i32 {self.act} to <32 x i1>")

    def active(self) -> Value:
        """Return the active lanes; as a literal where they are always the same."""
        return Value("i32", code=self.act)

    @contextmanager
    def limited(self, lanes: Value) -> Iterator[None]:
        """Narrow the mask of active lanes for a while."""
        before = self.act, self.fixed_mask
        if self.fixed_mask is not None and isinstance(lanes.const, int):
            self.fixed_mask &= lanes.const
            self.act = mask_literal(self.fixed_mask)
        else:
            self.act, self.fixed_mask = self.emit(f"and i32 {self.act}, {lanes.code}"), None
        yield
        self.act, self.fixed_mask = before

    def is_whole_warp(self) -> str:
        """Return an i1: all lanes that exist are active."""
        return self.emit(f"icmp eq i32 {self.act}, {mask_literal(self.whole_mask)}")

    def lane_count(self, mask: str) -> str:
        """Return the number of lanes of a mask, an i64."""
        ones = self.emit(f"call i32 @llvm.ctpop.i32(i32 {mask})")
        return self.emit(f"zext i32 {ones} to i64")

    # --- faults -----------------------------------------------------------------------------------------------------

    def fault_if(self, lanes: Value, kind: int, op: Op, detail: Value) -> None:
        """Report a fault of the lanes of a mask and leave, if there are any; `detail` is an i32 for the message."""
        some = self.emit(f"icmp ne i32 {lanes.code}, 0")
        self.report_if(
            some, kind, op, lanes.code, lambda: self.emit(f"zext <32 x i32> {self.vector(detail)} to <32 x i64>")
        )

    def report_if(self, condition: str, kind: int, op: Op, lanes: str, words: Callable[[], str]) -> None:
        """Record a fault of some lanes and leave if the condition (an i1) holds; `words` are 32 i64 for the message."""
        fault, following = self.name("fault"), self.name("go")
        self.do(f"br i1 {condition}, label %{fault}, label %{following}{UNLIKELY}")
        self.label(fault)
        details = words()
        self.do(
            f"call void @record_fault(ptr %record, i64 {kind}, i64 {op.index}, i32 {lanes}, i32 %warp, "
            f"<32 x i64> {details})"
        )
        self.do("br label %FAULT")
        self.label(following)

    def declare_scratch(self) -> None:
        """Write the places in memory that vectors need."""
        for type_ in self.scratch:
            self.do(f"%scratch.{type_} = alloca <32 x {type_}>, align 256")
        for count in self.texel_rows:
            self.do(f"%texels.{count} = alloca [{count} x <32 x i64>], align 256")
            self.do(f"%texel.lanes.{count} = alloca [{count} x i32]")

    # --- counters ---------------------------------------------------------------------------------------------------

    def counter(self, slot: int) -> str:
        """Return the address of a counter of the launch."""
        return self.emit(f"getelementptr i64, ptr %counters, i64 {slot}")

    def add_to(self, pointer: str, amount: str) -> None:
        """Add an i64 to a counter in memory."""
        old = self.emit(f"load i64, ptr {pointer}")
        new = self.emit(f"add i64 {old}, {amount}")
        self.do(f"store i64 {new}, ptr {pointer}")

    def frame_field(self, offset: int) -> str:
        """Return the address of an i32 in the head of the warp's frame."""
        return self.emit(f"getelementptr i8, ptr %frame, i64 {offset}")
