"""The code of one warp while it is written: its text, the mask of active lanes, its counters and its faults.

The rule: this writes straight-line code for the current block. Control flow is `module`'s task, memory is `access`'s.
Every part of the code generator works on this class and does not know the other parts.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple, TypeAlias

from warplens.cuda.ptx import tree
from warplens.cuda.ptx.tree import MergedRequest
from warplens.cuda.simt.counting import rules, transactions
from warplens.cuda.simt.isa.registry import Access, find_entry
from warplens.cuda.simt.program.blocks import Op, Program
from warplens.cuda.simt.values import arithmetic, interfaces, value

UNLIKELY = ", !prof !0"  # these branch weights make the first target of a branch the unlikely one


class Text:
    """LLVM text: a function's body, declarations, definitions and tables of constants."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.declared: dict[str, None] = {}  # declarations and definitions in the order in which they were first needed
        self.tables: list[str] = []
        self.block = ""  # the label of the LLVM basic block that is written
        self.gives_up = False  # some code may leave for a retry without affine widening
        self._names = 0

    def name(self, stem: str) -> str:
        """Return a fresh name for a label or a value."""
        self._names += 1
        return f"{stem}{self._names}"

    def emit(self, code: str) -> str:
        """Add an instruction that has a result."""
        self._names += 1
        self.lines.append(f"  %t{self._names} = {code}")
        return f"%t{self._names}"

    def do(self, code: str) -> None:
        """Add an instruction without a result."""
        self.lines.append(f"  {code}")

    def label(self, name: str) -> None:
        """Begin an LLVM basic block."""
        self.block = name
        self.lines.append(f"{name}:")

    def fork(self, condition: str, then: str, otherwise: str, *, begun: str = "", hint: str = "") -> None:
        """Leave for one of two LLVM basic blocks by a condition, an i1; begin one of them, by default the first."""
        self.do(f"br i1 {condition}, label %{then}, label %{otherwise}{hint}")
        self.label(begun or then)

    def rejoin(self, name: str) -> None:
        """Leave for an LLVM basic block that others leave for too, and begin it."""
        self.do(f"br label %{name}")
        self.label(name)

    def branch_unlikely(self, condition: str, target: str) -> None:
        """Leave for `target` in the unlikely case that the condition holds; otherwise go on."""
        following = self.name("go")
        self.fork(condition, target, following, begun=following, hint=UNLIKELY)

    def leave_if_bad(self, call: str) -> None:
        """Leave where a call, without its `call i1 @`, has recorded a fault."""
        self.branch_unlikely(self.emit(f"call i1 @{call}"), "FAULT")

    def update(self, operation: str, type_: str, pointer: str, operand: str, align: str = "") -> None:
        """Replace what lies in memory by the result of an operation of it and an operand."""
        old = self.emit(f"load {type_}, ptr {pointer}{align}")
        self.do(f"store {type_} {self.emit(f'{operation} {type_} {old}, {operand}')}, ptr {pointer}{align}")

    def declare(self, signature: str) -> None:
        """Declare an intrinsic once."""
        self.declared[f"declare {signature}"] = None

    def define(self, text: str) -> None:
        """Add a function once."""
        self.declared[text] = None

    @contextmanager
    def apart(self) -> Iterator[list[str]]:
        """Collect the code that is written within the context, instead of adding it to the function's body."""
        body, self.lines = self.lines, []
        try:
            yield self.lines
        finally:
            self.lines = body

    def require(self, condition: Callable[[], str]) -> None:
        """Give up the affine form for this launch where the condition fails."""
        failed = self.emit(f"xor i1 {condition()}, true")
        self.branch_unlikely(failed, "WIDEN")
        self.gives_up = True


# An instruction has a site for each space that it may go to; a site is made when its code is written.
ROW_BYTES = 16  # a row of the matrices that `ldmatrix` loads has this size
COUNTERS = 6
"""A memory instruction has this many counters: requests and active lanes (kept only under a guard, or where requests
are counted later), then those of `Cost`. Code adds to traffic and lines as one vector, or to all of `Cost`."""
GROUPS = 6  # this counter of an instruction that touches texels holds the groups of lanes that ask
SITE_WORDS = 8  # the counters of an instruction take a cache line, since a vector across two lines is slow to add to


class Cost(NamedTuple):
    """The cost of a request: distinct bytes; sectors and lines, or wavefronts and 0; the fewest sectors, or 0."""

    bytes: int = 0
    traffic: int = 0
    lines: int = 0
    least: int = 0

    @property
    def code(self) -> str:
        """The cost as an LLVM vector."""
        return f"<{value.literals('i64', self)}>"


NOTHING = Cost()


@dataclass(slots=True)
class Site:
    """A memory instruction and how its counts are found."""

    op: Op
    index: int
    block: int
    space: tree.Space
    is_store: bool
    width: int  # the bytes a lane moves in the PTX
    array: str
    slot: int  # counters from here on count other executions, and of `guarded` or kept sites every one
    guarded: bool
    request: MergedRequest  # the machine code's: wider where accesses were merged, empty where another one serves it
    whole: Cost = NOTHING  # the cost of one execution by a whole warp, where that is always the same; 0: looked up
    is_atomic: bool = False
    is_kept: bool = False  # requests are counted later (`kept_requests`)
    service: rules.Service | None = None  # how requests of texels are served

    @property
    def pairs(self) -> bool:
        """Whether lanes that agree pairwise may share a pass: those of loads may, but not of matrices (H200)."""
        is_matrix = find_entry(self.op.instruction).access is Access.MATRIX
        return not self.is_store and (not is_matrix or self.width < ROW_BYTES)

    @property
    def is_copy(self) -> bool:
        """Whether it is one half, the load or the store, of a copy past the registers."""
        return find_entry(self.op.instruction).access is Access.COPY

    @property
    def is_texel(self) -> bool:
        """Whether it reads or writes texels, past the addresses of the kernel."""
        return find_entry(self.op.instruction).access in {Access.FETCH, Access.PUT}

    @property
    def is_operand(self) -> bool:
        """Whether it reads a tile for a product, past the registers."""
        return find_entry(self.op.instruction).access is Access.TILE

    @property
    def counted(self) -> int:
        """The bytes that a lane requests in the machine code."""
        return self.width if self.request.width_bytes is None else self.request.width_bytes


@dataclass(frozen=True, slots=True)
class KeptSite:
    """A memory instruction whose requests are counted later (`kept_requests`)."""

    site: Site
    address: value.Value  # that of the first lane where the distances are known, else that of each lane
    distances: tuple[int, ...] | None  # those of all lanes from the first

    @property
    def trips(self) -> int:
        """The trips that a lane has room for."""
        return self.site.request.copies[0] if self.site.request.copies else 1


PARTED_ROW = 16
"""More slots than this lie side by side, so that a call reads all of them: each place where lanes exchange values needs
them, and a kernel may have hundreds of both."""


def mask_literal(mask: int) -> str:
    """Return a lane mask as an LLVM i32 literal."""
    return value.literal("i32", value.wrap(mask, 32))


class WarpCode(arithmetic.Arithmetic):
    """Arithmetic that writes code, and the state of the warp at the place where it writes."""

    def __init__(self, program: Program, launch: value.Specialisation) -> None:
        self.text = Text()  # where the code goes
        super().__init__(program, launch, self.text)
        self.do = self.text.do
        self.label = self.text.label
        self.fork = self.text.fork
        self.rejoin = self.text.rejoin
        self.name = self.text.name
        self.branch_unlikely = self.text.branch_unlikely
        self.leave_if_bad = self.text.leave_if_bad
        self.arrays = tuple(launch.sizes)  # the arrays of the launch in the order of its table
        self.act = mask_literal(self.whole_mask)  # the active lanes as an i32 operand
        self.fixed_mask: int | None = self.whole_mask  # their number where it is the same at every execution
        self.guarded = False  # under a guard that varies, so that all writes keep the other lanes
        self.partial = False  # whether the block may run with some lanes waiting elsewhere
        self.under_guard = False  # whether the current instruction has a guard
        self.together: str | None = None  # the lanes that reached the instruction, including those whose guard fails
        self.parted: tuple[str, ...] = ()  # slots of lanes that wait elsewhere and may reach a block where others wait
        self.parted_rows = 0  # the rows of `PARTED_ROW` slots that they fill at `%parted`, 0 where each is by itself
        self.waiting: str | None = None  # the lanes in these slots, once the current block has joined them
        self.all_are_here = False  # whether the current block goes on only if there are none
        self.ahead = 0  # how many instructions of the basic block, the current one included, are still to be executed
        self.unrolled: dict[int, int] = {}  # by block, the header of an innermost loop whose copies lanes leave apart
        self.block_of: dict[int, int] = {}  # the block of each line of the PTX
        self.rooms: dict[str, list[KeptSite]] = {}  # the memory instructions with a part of each room (`kept_requests`)
        self.scratch: dict[str, None] = {}  # types of which a vector needs a place in memory, `%scratch.TYPE`
        self.texel_rows: dict[int, None] = {}  # numbers of texels of which a request needs memory, `%texels.NUMBER`

    @property
    def whole_mask(self) -> int:
        """The lanes of a warp that exist: fewer than 32 only if the block is smaller than a warp."""
        return rules.FULL_MASK if self.launch.warps > 1 else (1 << self.launch.threads) - 1

    @property
    def ragged(self) -> bool:
        """Whether the last warp of a block of several has fewer lanes than the others."""
        return self.launch.warps > 1 and self.launch.threads % rules.LANES != 0

    @property
    def mask(self) -> str:
        """The active lanes as a vector of i1."""
        if self.fixed_mask == rules.FULL_MASK:
            return "splat (i1 true)"
        return self.emit(f"bitcast i32 {self.act} to <32 x i1>")

    def active(self) -> value.Value:
        """Return the active lanes; as a literal where they are always the same."""
        return value.Value("i32", code=self.act)

    @contextmanager
    def limited(self, lanes: value.Value) -> Iterator[None]:
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

    def fault_if(self, lanes: value.Value, kind: int, op: Op, detail: value.Value) -> None:
        """Report a fault of the lanes of a mask and leave, if there are any; `detail` is an i32 for the message."""
        some = self.emit(f"icmp ne i32 {lanes.code}, 0")
        self.report_if(
            some, kind, op, lanes.code, lambda: self.emit(f"zext <32 x i32> {self.vector(detail)} to <32 x i64>")
        )

    def report_if(self, condition: str, kind: int, op: Op, lanes: str, words: Callable[[], str]) -> None:
        """Record a fault of some lanes and leave if the condition (an i1) holds; `words` are 32 i64 for the message."""
        fault, following = self.name("fault"), self.name("go")
        self.fork(condition, fault, following, hint=UNLIKELY)
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

    def counter(self, slot: int) -> str:
        """Return the address of a counter of the launch."""
        return self.emit(f"getelementptr i64, ptr %counters, i64 {slot}")

    def add_to(self, pointer: str, amount: str) -> None:
        """Add an i64 to a counter in memory."""
        self.text.update("add", "i64", pointer, amount)

    def masked_gather(self, type_: str, pointers: str, mask: str) -> str:
        """Load one element of each lane of a mask from host addresses; the others get zeros."""
        suffix = value.INTRINSIC_SUFFIX[type_]
        name = f"@llvm.masked.gather.v32{suffix}.v32p0"
        self.declare(f"<32 x {type_}> {name}(<32 x ptr>, i32, <32 x i1>, <32 x {type_}>)")
        return self.emit(
            f"call <32 x {type_}> {name}(<32 x ptr> {pointers}, i32 {value.BITS[type_] // 8}, <32 x i1> {mask}, "
            f"<32 x {type_}> zeroinitializer)"
        )

    def masked_scatter(self, type_: str, vector: str, pointers: str, mask: str) -> None:
        """Store one element of each lane of a mask at host addresses."""
        name = f"@llvm.masked.scatter.v32{value.INTRINSIC_SUFFIX[type_]}.v32p0"
        self.declare(f"void {name}(<32 x {type_}>, <32 x ptr>, i32, <32 x i1>)")
        self.do(
            f"call void {name}(<32 x {type_}> {vector}, <32 x ptr> {pointers}, i32 {value.BITS[type_] // 8}, "
            f"<32 x i1> {mask})"
        )

    def frame_field(self, offset: int) -> str:
        """Return the address of an i32 in the head of the warp's frame."""
        return self.emit(f"getelementptr i8, ptr %frame, i64 {offset}")


BARRIER_EVENTS = ("checked_arrived", "checked_ended", "checked_freed", "checked_reset")
"""An observer may have code at these points of the loop for numbered barriers (`module`)."""

Pieces: TypeAlias = Callable[[], Iterator[tuple[value.Value, value.Value]]]
"""Writes the addresses of the pieces of a tile, one a lane, each time with the lanes that have one."""


class Touched(NamedTuple):
    """A texel of each lane of a mask: its address, the place by which it is counted, and the lanes, a uniform i32."""

    address: value.Value
    place: value.Value
    lanes: value.Value


class Observer:
    """Writes the code that observes accesses; this one observes nothing, and each form gives what it needs."""

    def watches(self, space: tree.Space) -> bool:
        """Return whether accesses to a space are reported by `load`, `store` and `atomic` before they happen."""
        del space
        return False

    def load(self, site: Site, types: Sequence[str], address: value.Value, offsets: tuple[int, ...] | None) -> None:
        """Take a load whose bounds have been checked; `offsets` are the lanes' distances if they are known."""

    def load_part(self, site: Site, address: value.Value) -> None:
        """Take a load by lanes each of which may read a part of its bytes, at least one."""

    def store(
        self, site: Site, address: value.Value, values: Sequence[value.Value], offsets: tuple[int, ...] | None
    ) -> None:
        """Take a store whose bounds have been checked."""

    def atomic(self, site: Site, address: value.Value, *, reads: bool) -> None:
        """Take an atomic update whose bounds have been checked."""

    def request(self, site: Site, address: value.Value, offsets: tuple[int, ...] | None = None) -> None:
        """Take a request of any space whose bounds have been checked."""

    def count_kept(self, site: Site, address: value.Value, distances: tuple[int, ...] | None) -> None:
        """Take a request of the active lanes that was kept (`kept_requests`)."""

    def tile(self, site: Site, tile: interfaces.Tile, pieces: Pieces) -> None:
        """Take the reads of a tile whose bounds have been checked, 32 pieces of 16 bytes at a time."""

    def texels(self, site: Site, touched: Sequence[Touched]) -> None:
        """Take one request of texels; the same lanes may read or write several."""

    def branched(self, block: int, outcome: transactions.Outcome) -> None:
        """Take the branch at the end of a block, once it is known where the active lanes go."""

    def met(self) -> None:
        """Record that lanes of the warp have waited for each other."""

    def reached(self, op: Op) -> None:
        """Take an instruction, of any kind, whose guard holds, before it is executed."""

    def fenced(self, op: Op) -> None:
        """Record a memory fence."""

    def proxies_fenced(self) -> None:
        """Record a fence between ordinary and asynchronous accesses."""

    def of_warpgroup(self, op: Op) -> None:
        """Take a product of a warpgroup, or what orders such products, before it is executed."""

    def shuffled(self, op: Op, lanes: value.Value) -> None:
        """Take a shuffle in which each lane reads one of `lanes`, from 0 to 31."""

    def functions(self, shared_end: int) -> str:
        """Return the LLVM functions and tables of this kernel alone that the code uses, after all code is written."""
        del shared_end
        return ""

    def libraries(self, shared_end: int) -> tuple[str, ...]:
        """Return the libraries of functions that the code may call, after all code is written."""
        del shared_end
        return ()

    @property
    def cell_bytes(self) -> int:
        """The bytes of a cell of the shadow of global memory, once all code is written; 0 if there is none."""
        return 0

    def extra_bytes(self, shared_end: int) -> int:
        """Return the bytes that the code needs after the shared memory of a block, once all code is written."""
        del shared_end
        return 0

    def entry(self) -> list[str]:
        """Return the code at the entry of the warp's function, once all other code is written."""
        return []

    def block_start(self) -> str:
        """Return the code at the start of a block."""
        return ""

    def at_barrier(self, frame_bytes: int) -> str:
        """Return the code for when all warps of a block have reached a barrier or ended."""
        del frame_bytes
        return ""

    def at_cluster_barrier(self) -> str:
        """Return the code for when all threads of a cluster have arrived at its barrier, for each of its blocks."""
        return ""

    def at_cluster_end(self) -> str:
        """Return the code at a cluster's end, for each block: 1 + the rank of one that may access it later; 0: none."""
        return "  ret i64 0\n"

    def at_numbered_barriers(self, frame_bytes: int) -> dict[str, str]:
        """Return the code at each of the `BARRIER_EVENTS`."""
        del frame_bytes
        return dict.fromkeys(BARRIER_EVENTS, "")


DEFINITION = re.compile(r"^define (?!internal )(.*?@([\w.]+)\(.*) \{$", re.MULTILINE)


@cache
def runtime_library(*, early: bool = False) -> str:
    """Return the library that counts lane by lane and records faults; if `early`, as before compute capability 5.0."""
    names = ("inline", "runtime", "counters/early") if early else ("inline", "runtime")
    return "".join(value.source(f"codegen/{name}.ll") for name in names)


def runtime_library_of(launch: value.Specialisation) -> str:
    """Return the library that counts by the rules of a launch."""
    return runtime_library(early=launch.rules != rules.CURRENT)


def enclosed(library: str) -> str:
    """Return the functions of a library for another one, to which alone they are then known."""
    return DEFINITION.sub(r"define internal \1 {", library)
