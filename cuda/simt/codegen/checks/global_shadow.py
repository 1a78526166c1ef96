"""Checked code: it compares every access to global memory with a shadow of the last writes and reads of the launch.

The rule is that of `shadow`: a report is a mistake in at least one order in which a GPU may run the threads, and what
is uncertain is not reported. Only arrays that the kernel writes have a shadow, with one cell for each piece of the size
of the kernel's narrowest access to global memory. Two accesses to one cell by different threads, at least one of them a
write, conflict unless something orders them:

- in one block: what orders accesses to shared memory (barriers, `__syncwarp`, a fence); within a warp `volatile` orders
  nothing there either;
- between blocks: a path of three steps. The first block makes a fence for more than the block after its access
  (`__threadfence()`, or an access with `release`). Then it writes a place. The other block reads what was written there
  with a strong access or an atomic operation, itself or at the end of a chain of updates of that place: that warp, and
  those of its block that are ordered behind it, as by a barrier.

Strong accesses (`volatile`, `relaxed`, `acquire`, `release`, `ld.cv`, `st.wt`) and atomic operations do not conflict
with each other, unless the scope of one is its block and the other is in another block. Strong loads conflict with
nothing: what they read is judged by what follows from it. A plain load is taken as strong where an atomic operation of
its thread follows at the same address, since a compare-and-swap settles whether it was out of date
(`passes.harmless_reads`). A write of the value that memory already holds does not conflict with earlier accesses.
Copies of one result that lanes of a warp store to one place are one value, however they are rounded (`Copies`).

A load whose value only stores with one guard take is looked at where they store it, and for the lanes that do, or for
all lanes of a warp that exchange what they make of it (`passes.harmless_reads`): in Triton many load what one stores.

Blocks are executed one after the other, so nothing is missed for an unlucky order, but these are, on purpose: what a
block learns by one place counts for all that other blocks had published by then; the fence of the reading side is not
asked for; what a warp did before a fence counts as seen by its own block; three reads of a cell are remembered (the
last, the last by another thread of the same block, the last by another block).

Source: PTX ISA 8.8, 8 (memory consistency model: strong operations, scopes, morally strong, release and acquire
patterns, causality order, data race).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from warplens.cuda.ptx import tree
from warplens.cuda.simt.codegen import buffers
from warplens.cuda.simt.codegen.warp_code import UNLIKELY, Site, WarpCode, mask_literal
from warplens.cuda.simt.counting.rules import FULL_MASK, LANES
from warplens.cuda.simt.isa.registry import Access, find_entry
from warplens.cuda.simt.passes.control_flow import UnusedReads, Use, is_exchange
from warplens.cuda.simt.passes.harmless_reads import ITSELF, Agreement, Protocols, Speculation
from warplens.cuda.simt.program.blocks import Op
from warplens.cuda.simt.values.value import BITS, Value, filled, literals, source, wrap


# A kernel may let several lanes compute one result and all store it. Rounding may part such copies, which is no
# mistake of the kernel: of lanes that `passes.harmless_reads` finds to hold the same result, the highest lane's value
# stays (`moves`), so the checks see one value. A warp that stores another result to the place is still reported.
@dataclass(slots=True)
class Copies:
    """Writes the code that makes copies of one result alike."""

    code: WarpCode  # the code that is written
    _agreement: Agreement | None = None
    _exchanges: bool = False  # lanes exchange values: without that each lane has results of its own

    def __post_init__(self) -> None:
        self._exchanges = any(is_exchange(op) for op in self.code.program.ops())

    def make_alike(self, site: Site, number: int, address: Value, slot: str, width: int) -> None:
        """Make copies alike in `slot`, element `number` of what each lane stores to `address`, of `width` bytes."""
        if not self._exchanges:
            return
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


# Accesses by a whole warp whose lanes have known distances, as tables of the cells that they reach: `%known` in
# `shadow.ll` begins with the distances, the lanes and the bytes of each lane. From byte 512 on it holds for each cell
# its distance from the first lane's cell, then for each the highest and the lowest lane there.
PIECE = 8  # compiled code looks at this many cells together where they are neighbours
HEAD_WORDS = 31  # a table `%known` has this many words before those of its cells


@dataclass(frozen=True, slots=True)
class KnownAccess:
    """An access by a whole warp whose lanes have distances known at compile time and access `width` bytes each."""

    site: Site
    offsets: tuple[int, ...]
    width: int

    def lies_in_pieces(self, cell_bytes: int, whole: int) -> bool:
        """Return whether the cells fall into pieces of `PIECE` neighbours."""
        cells = sorted(self._lanes(cell_bytes, whole))
        return len(cells) % PIECE == 0 and all(
            cells[first + PIECE - 1] - cells[first] == PIECE - 1 for first in range(0, len(cells), PIECE)
        )

    def _lanes(self, cell_bytes: int, whole: int) -> dict[int, list[int]]:
        """Return the lanes that reach each cell, by its distance from the first lane's."""
        lanes: dict[int, list[int]] = {}
        for lane, offset in enumerate(self.offsets):
            if whole >> lane & 1:
                for byte in range(offset, offset + self.width, cell_bytes):
                    lanes.setdefault(byte // cell_bytes, []).append(lane)
        return lanes

    def table(self, name: str, cell_bytes: int, whole: int, index: int, words: Mapping[int, int]) -> str:
        """Return the table as LLVM text.

        `cell_bytes` are those of a cell, `whole` is the mask of a whole warp, `index` the number of the access in a
        word of a cell. `words` are further ones by their number; those from 0 on are the index, the instruction, 0, the
        number of cells, and whether they lie side by side.
        """
        lanes = self._lanes(cell_bytes, whole)
        cells = sorted(lanes)
        is_side_by_side = len(cells) % PIECE == 0 and cells[-1] - cells[0] == len(cells) - 1
        head = [index, self.site.op.index, 0, len(cells), int(is_side_by_side)]
        head += [0] * (HEAD_WORDS - len(head))
        for number, word in words.items():
            head[number] = word
        columns = [*cells, *(max(lanes[cell]) for cell in cells), *(min(lanes[cell]) for cell in cells)]
        return (
            f"{name} = internal constant {{ <32 x i64>, i32, i32, [{HEAD_WORDS} x i64], "
            f"[{len(columns)} x i64] }} {{ <32 x i64> <{literals('i64', self.offsets)}>, i32 {wrap(whole, 32)}, "
            f"i32 {self.width}, [{HEAD_WORDS} x i64] [{literals('i64', head)}], "
            f"[{len(columns)} x i64] [{literals('i64', columns)}] }}, align 256\n"
        )


STRONG = {"volatile", "relaxed", "acquire", "release", "acq_rel", "mmio", "cv", "wt"}  # strong loads and stores
RELEASING = {"release", "acq_rel"}
BLOCK_SCOPE = "cta"
LAST_SITE = (1 << 11) - 1  # a word can hold this number of an access at most; all further accesses share it
STORE, UPDATE, STRONG_FLAG, NARROW, LOCKSTEP, VOLATILE = 1, 2, 4, 8, 16, 32  # flags of an access (`global_shadow.ll`)
READ_BIT = 1 << 14  # the word of a read has this bit, and that of a volatile store
STRONG_BIT = 1 << 10
MIXED_BIT = 1 << 26  # the word of an update has this bit if its block has stored to the cell plainly before
SHIFT_WORD, STORE_WORD, PIECES_WORD = 5, 6, 7  # words of the table `%known` of an access beside those of `KnownAccess`


@dataclass
class GlobalChecks:
    """Writes the checks of accesses to global memory."""

    code: WarpCode
    state_offset: int  # where a block's clocks lie behind its shared memory (`shadow`)
    copies: Copies  # makes copies of one result alike
    cell_bytes: int = 16  # of the narrowest access so far
    # accesses as `@global.access` takes them: the site, the bytes of each lane, flags
    _accesses: list[tuple[Site, int, int]] = field(default_factory=list)
    _known: list[tuple[KnownAccess, bool]] = field(default_factory=list)  # each with whether it is a store
    _stored: dict[int, dict[int, tuple[str, Site, bool]]] = field(default_factory=dict)

    def load(self, site: Site, types: Sequence[str], address: Value, offsets: tuple[int, ...] | None) -> None:
        """Check a load; its bounds have been checked. `offsets` are the lanes' distances if they are known."""
        width = sum(BITS[type_] // 8 for type_ in types)
        self.cell_bytes = min(self.cell_bytes, width // len(types))
        # The compiler may have moved a load of a variable of the module in front of its condition.
        if site.array in self.code.launch.symbols.values() and self.speculation.may_be_dropped(site.op):
            return
        strong = _is_strong(site.op) or (self._updates and self._protocols.settles(site.op))
        if address.uniform:
            offsets = (0,) * LANES
        access = self._access(site, width, STRONG_FLAG * strong)
        use = None if strong else self._unused.use_of(site.op)
        if use is not None:
            self._put_off(site, address, access, use)
            return
        known = None if strong or offsets is None else KnownAccess(site, offsets, width)
        self._check(access, site, address, known, "ptr null", is_store=False)

    def store(self, site: Site, address: Value, values: Sequence[Value], offsets: tuple[int, ...] | None) -> None:
        """Check a store, before it happens; its bounds have been checked."""
        m, strong = self.code, _is_strong(site.op)
        self._publish(site.op)
        for load, (access, loading, is_exchanged) in self._stored.get(site.op.index, {}).items():
            self._check_put_off(load, access, loading, is_exchanged=is_exchanged)
        for number, value in enumerate(values):
            width = BITS[value.type] // 8
            self.cell_bytes = min(self.cell_bytes, width)
            place = address if not number else m.add(address, m.known(address.type, number * width))
            apart = offsets is not None and len(set(offsets)) == LANES and m.whole_mask == FULL_MASK
            known = KnownAccess(site, offsets, width) if offsets is not None and apart and not strong else None
            slot = f"%scratch.{value.type}"
            m.scratch[value.type] = None
            m.do(f"store <32 x {value.type}> {m.vector(value)}, ptr {slot}, align 256")
            self.copies.make_alike(site, number, place, slot, width)
            access = self._access(site, width, STORE | STRONG_FLAG * strong)
            self._check(access, site, place, known, f"ptr {slot}", is_store=True)

    def atomic(self, site: Site, address: Value) -> None:
        """Check an atomic update; its bounds have been checked."""
        self.cell_bytes = min(self.cell_bytes, site.width)
        self._publish(site.op)
        access = self._access(site, site.width, UPDATE | STRONG_FLAG)
        self._check(access, site, address, None, "ptr null", is_store=True)

    def fenced(self, op: Op) -> None:
        """Record a memory fence."""
        if BLOCK_SCOPE not in op.instruction.modifiers:
            self.code.do(f"call void @global.fenced(ptr {self._state()}, ptr {self._blocks()}, i32 %warp)")

    def _publish(self, op: Op) -> None:
        if not RELEASING.isdisjoint(op.instruction.modifiers):
            self.fenced(op)

    @cached_property
    def speculation(self) -> Speculation:
        """Which loads the compiler may have moved in front of their condition."""
        return Speculation(self.code.program)

    @cached_property
    def _updates(self) -> bool:
        """Whether any atomic operation follows: without one no load belongs to a protocol of them."""
        return any(find_entry(op.instruction).access is Access.UPDATE for op in self.code.program.ops())

    @cached_property
    def _protocols(self) -> Protocols:
        return Protocols(self.code.program)

    @cached_property
    def _unused(self) -> UnusedReads:
        return UnusedReads(self.code.program)

    def _put_off(self, site: Site, address: Value, access: str, use: Use) -> None:
        """Keep the addresses and lanes of a load until its value is stored: only that of lanes that store it counts."""
        m, load = self.code, site.op.index
        self._stored.setdefault(use.store.index, {})[load] = access, site, use.is_exchanged
        kept = m.emit(f"load <32 x i64>, ptr {_kept(load)}, align 256")  # of lanes that came on another way
        addresses = m.emit(f"select <32 x i1> {m.mask}, <32 x i64> {m.vector(address)}, <32 x i64> {kept}")
        m.do(f"store <32 x i64> {addresses}, ptr {_kept(load)}, align 256")
        lanes = m.emit(f"or i32 {m.act}, {m.emit(f'load i32, ptr {_kept(load)}.lanes')}")
        m.do(f"store i32 {lanes}, ptr {_kept(load)}.lanes")

    def _check_put_off(self, load: int, access: str, site: Site, *, is_exchanged: bool) -> None:
        """Check a load that was put off, for those of its lanes that store now, or for all if one does."""
        m, some, end = self.code, self.code.name("loaded"), self.code.name("kept")
        storing = m.act
        if is_exchanged:
            storing = m.emit(f"sext i1 {m.emit(f'icmp ne i32 {m.act}, 0')} to i32")
        lanes = m.emit(f"and i32 {storing}, {m.emit(f'load i32, ptr {_kept(load)}.lanes')}")
        m.do(f"store i32 0, ptr {_kept(load)}.lanes")
        m.fork(m.emit(f"icmp ne i32 {lanes}, 0"), some, end)
        addresses = m.emit(f"load <32 x i64>, ptr {_kept(load)}, align 256")
        count, first = (1, m.arrays.index(site.array)) if site.array in m.arrays else (len(m.arrays), 0)
        self._check_lanes(access, f"<32 x i64> {addresses}, i32 {lanes}", count, first, "ptr null")
        m.rejoin(end)

    def _access(self, site: Site, width: int, flags: int) -> str:
        modifiers = site.op.instruction.modifiers
        flags |= NARROW * (BLOCK_SCOPE in modifiers) | VOLATILE * ("volatile" in modifiers)
        self._accesses.append((site, width, flags | LOCKSTEP * self.code.launch.lockstep))
        return f"@global.table.{len(self._accesses) - 1}"

    def _check(
        self, access: str, site: Site, address: Value, known: KnownAccess | None, values: str, *, is_store: bool
    ) -> None:
        """Write the check of one element of each lane, if its array has a shadow."""
        m = self.code
        end = m.name("checked")
        count, first = len(m.arrays), 0
        if site.array in m.arrays:
            count, first = 1, m.arrays.index(site.array)
            array = f"%shadow.{first}"
            watched = m.name("watched")
            m.fork(f"%watched.{first}", watched, end, hint=UNLIKELY)
            if known is not None:
                self._pass_if_quiet(known, array, address, end, is_store=is_store)
        self._check_lanes(access, f"<32 x i64> {m.vector(address)}, i32 {m.act}", count, first, values)
        m.rejoin(end)

    def _check_lanes(self, access: str, lanes: str, count: int, first: int, values: str) -> None:
        """Write the check of lanes, as addresses and a mask, in `count` arrays from the one with number `first` on."""
        m = self.code
        rows = self._row(len(m.arrays) + first)
        where = f"ptr {self._state()}, ptr {self._blocks()}, ptr {rows}, i64 {count}, ptr %record"
        m.leave_if_bad(f"global.access({where}, {lanes}, i32 %warp, {values}, ptr {access})")

    def _pass_if_quiet(self, known: KnownAccess, array: str, address: Value, end: str, *, is_store: bool) -> None:
        """Go on at `end` if an access by the whole warp to cells side by side conflicts with nothing."""
        m = self.code
        whole, some = m.name("whole"), m.name("some")
        if m.fixed_mask != m.whole_mask:
            m.fork(m.is_whole_warp(), whole, some)
        self._known.append((known, is_store))
        where = f"ptr {self._state()}, ptr {self._blocks()}, ptr {array}"
        table = f"ptr @global.known.{len(self._known) - 1}"
        quiet = m.emit(f"call i1 @global.side({where}, i64 {address.code}, i32 %warp, {table})")
        m.fork(quiet, end, some, begun=some)

    def _state(self) -> str:
        return self.code.emit(f"getelementptr i8, ptr %shared, i64 {self.state_offset}")

    def _row(self, number: int) -> str:
        return self.code.emit(f"getelementptr {{ i64, i64 }}, ptr %arrays, i64 {number}")

    def _blocks(self) -> str:
        return self.code.emit(f"load ptr, ptr {self._row(self.code.launch.blocks_row)}")

    def functions(self) -> str:
        """Return the tables of the kernel's accesses."""
        shift = self.cell_bytes.bit_length() - 1
        tables = []
        for number, (site, width, flags) in enumerate(self._accesses):
            words = [width, min(site.index, LAST_SITE), site.op.index, flags, shift]
            tables.append(
                f"@global.table.{number} = internal constant [5 x i64] [{literals('i64', words)}], align 64\n"
            )
        for number, (known, is_store) in enumerate(self._known):
            whole = self.code.whole_mask
            pieces = known.lies_in_pieces(self.cell_bytes, whole)
            further = {SHIFT_WORD: shift, STORE_WORD: int(is_store), PIECES_WORD: int(pieces)}
            index = min(known.site.index, LAST_SITE)
            tables.append(known.table(f"@global.known.{number}", self.cell_bytes, whole, index, further))
        return "".join(tables)

    def entry(self) -> list[str]:
        """Return the code that finds the shadows of the arrays, for the whole of a warp's code."""
        lines = []
        for number in range(len(self.code.arrays)):
            row = len(self.code.arrays) + number
            lines += [
                f"%row.{number} = getelementptr {{ i64, i64 }}, ptr %arrays, i64 {row}",
                f"%shadow.{number} = load ptr, ptr %row.{number}",
                f"%watched.{number} = icmp ne ptr %shadow.{number}, null",
            ]
        for load in {load: None for loads in self._stored.values() for load in loads}:
            lines += [
                f"{_kept(load)} = alloca <32 x i64>, align 256",
                f"{_kept(load)}.lanes = alloca i32",
                f"store <32 x i64> zeroinitializer, ptr {_kept(load)}, align 256",
                f"store i32 0, ptr {_kept(load)}.lanes",
            ]
        return lines

    def block_start(self) -> str:
        """Return the code at the start of a block, after the clocks of the block have been set."""
        row = self.code.launch.blocks_row
        return filled("codegen/checks/global_start.ll", offset=self.state_offset, row=row) + "\n"


def _kept(load: int) -> str:
    return f"%put.off.{load}"


def _is_strong(op: Op) -> bool:
    return not STRONG.isdisjoint(op.instruction.modifiers)


@dataclass(frozen=True, slots=True)
class OtherAccess:
    """The access that a word of a cell records."""

    thread: int  # its number in its block
    site: int
    was_read: bool  # whether it was a read
    is_mixed: bool  # it is an update, and its block had stored to the cell plainly before


def other_access(word: int) -> OtherAccess:
    """Return the access that a word of a cell records.

    Example:
        >>> other_access(7 << 27 | 5 << 15 | READ_BIT | 33)
        OtherAccess(thread=33, site=5, was_read=True, is_mixed=False)
    """
    return OtherAccess(
        word & 1023, word >> 15 & LAST_SITE, word & (READ_BIT | STRONG_BIT) == READ_BIT, bool(word & MIXED_BIT)
    )


# Accesses to the shared memory of other blocks of a cluster are compared with what these blocks do there. Reported are
# a read of bytes of another block that no thread has written; two accesses to one place by threads of different blocks,
# at least one of them a write, that neither a barrier of the cluster nor a fence orders (atomic operations conflict
# with plain accesses alone, and a write of the value that is there with nothing); and an access to a block that may
# have ended by then, since no barrier of the cluster follows it.
# Missed on purpose: once the barrier of a cluster is complete, all that was done before counts as ordered for warps
# that have waited, also what was done between arrival and wait; what a warp did before a fence counts as seen by all
# blocks; of several blocks that access a place the last is remembered; and accesses by threads of one block to the
# memory of another are not compared with each other.
# Source: PTX ISA 8.8, 8 (memory consistency model), 9.7.13.3; CUDA C++ programming guide 12.9, 6.2.2.
REMOTE_BYTES = 1024  # what lies before the words of places (`cluster_shadow.ll`)
REMOTE_WORDS = 2  # those of a place


@dataclass(slots=True)
class ClusterChecks:
    """Writes the checks of one kernel; nothing where it computes no address of another block's memory."""

    code: WarpCode
    are_needed: bool = field(init=False)

    def __post_init__(self) -> None:
        self.are_needed = self.code.program.maps_shared

    def extra_bytes(self, cells: int) -> int:
        """Return the bytes behind the shadow of a block with so many cells."""
        return REMOTE_BYTES + 8 * REMOTE_WORDS * cells if self.are_needed else 0

    def access(
        self, site: Site, address: Value, width: int, words: str, *, atomic: bool, needs: bool, values: str = "null"
    ) -> None:
        """Check an access of `width` bytes a lane, to whichever block; `words` name its site and instruction."""
        if not self.are_needed:
            return
        m = self.code
        lanes = f"ptr %shared, ptr %record, <32 x i64> {m.vector(address)}, i32 {m.act}, i32 %warp"
        waits = m.emit(f"load i32, ptr {m.frame_field(buffers.COMPLETE)}")
        early = m.emit(f"icmp ne i32 {waits}, 0")
        kind = f"i64 {width}, {words}, i1 {int(site.is_store)}, i1 {int(atomic)}, i1 {early}"
        if site.space is tree.Space.CLUSTER:
            m.leave_if_bad(
                f"remote.access({lanes}, i32 %cluster.rank, i64 %cluster.stride, {kind}, i1 {int(needs)}, ptr {values})"
            )
        m.leave_if_bad(f"remote.own({lanes}, {kind}, ptr {values})")
        if not RELEASING.isdisjoint(site.op.instruction.modifiers):
            self.fenced()

    def fenced(self) -> None:
        """Record a fence."""
        if self.are_needed:
            where = f"i32 %cluster.rank, i64 %cluster.stride, i32 {self.code.launch.cluster_blocks}"
            self.code.do(f"call void @remote.published(ptr %shared, i32 %warp, {where})")

    def library(self, offset: int) -> str:
        """Return the functions; what they note lies at an offset from the start of a block's shared memory."""
        if not self.are_needed:
            return ""
        return f"@check.remote = internal constant i64 {offset}\n" + source("codegen/checks/cluster_shadow.ll")
