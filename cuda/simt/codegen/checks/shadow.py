"""Checked code: it compares every access to shared memory with a shadow of the last writes and reads.

The rule: a report is a mistake in at least one order in which a GPU may run the threads; what is uncertain is not
reported. The shadow has one cell for each piece of memory of the size of the kernel's narrowest access, so writes of
neighbouring bytes by different threads do not conflict. Two mistakes are reported:

- a read (or an atomic update, except `exch`) of a cell that no thread of the block has written;
- two accesses to one cell by different threads, at least one of them a write, that nothing orders. Atomic operations
  conflict with plain accesses, not with each other. A write of the value that the cell already holds does not conflict
  with earlier accesses, so all threads may set one flag to 1. Two lanes that write different values by one instruction
  do conflict, unless they are copies of one result that differ by rounding (`copies`).

`bar.sync` and `bar.red` order what came before them, in all warps that reach them, with what follows. `bar.arrive`
orders what its warp did with what follows the barrier in the warps that wait there. This is tracked exactly, with a
vector clock for each warp. Within a warp, `__syncwarp` and every other instruction with `.sync` (shuffles, votes) order
accesses for all of its lanes. Program order does so too up to compute capability 6.x, where the lanes of a warp run in
step; from 7.0 on it orders the accesses of each thread alone. `volatile` orders nothing.

The checks miss some mistakes on purpose. Loads that the compiler may have moved in front of their condition are skipped
(`passes.harmless_reads`). What a thread did before a memory fence counts as seen by all, since protocols of flags are
not followed. `relaxed`, `acquire` and `release` accesses count as atomic. Of more than two threads that have read a
cell, two are remembered. Threads that have ended count as arrived at a barrier of the whole block. Accesses to global
memory and to the shared memory of other blocks of a cluster are checked by `global_shadow`, and what products of a
warpgroup need besides in a section below.

A shuffle from a lane that takes no part is noted, since a program may ignore the undefined value that it gives: one
that the block does not have, that has ended, or that has taken another path.

Source: CUDA C++ programming guide 12.9, 7.6 (synchronisation functions), 10.23 (`__syncwarp`) and 20.6.2 (independent
thread scheduling); PTX ISA 8.8, 8 (memory consistency model) and 9.7.13.1 (barriers).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from warplens.cuda.ptx import tree
from warplens.cuda.simt.codegen.buffers import FAULT_TOUCHED, FAULT_UNFENCED
from warplens.cuda.simt.codegen.checks import global_shadow
from warplens.cuda.simt.codegen.warp_code import Observer, Pieces, Site, WarpCode, enclosed, runtime_library
from warplens.cuda.simt.counting.rules import FULL_MASK, LANES
from warplens.cuda.simt.isa.registry import Access, find_entry
from warplens.cuda.simt.passes import in_flight
from warplens.cuda.simt.program.blocks import RANK_BYTES, Op
from warplens.cuda.simt.values import interfaces, tiles
from warplens.cuda.simt.values.value import BITS, Value, filled, literals, source

# Three mistakes around the products of a warpgroup are undefined by PTX and reported: a product before which the warp
# has no `wgmma.fence`; an instruction that touches the sums of a product, or writes its factors, before a wait covers
# it (`passes.in_flight`); and a tile with a byte from an ordinary store that no `fence.proxy.async` orders before the
# product. Bytes from `cp.async` are left out: CUTLASS multiplies such tiles without that fence
# (`sm90_mma_multistage_gmma_ss_warpspecialized.hpp`).
# Source: PTX ISA 8.8, 9.7.15.7 (`wgmma`), 8.5 and 9.7.13.4 (proxies, `fence.proxy.async`).
STATE_BYTES = 13312  # the rows of warps and of barriers, and the words of warps (`warpgroup.ll`)


@dataclass(slots=True)
class WarpgroupChecks:
    """Writes the checks of the products of one kernel; nothing where it has none."""

    code: WarpCode
    are_needed: bool = False
    _touches: Mapping[int, in_flight.Touch] = field(default_factory=dict)
    _copies: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        program = self.code.program
        if any(find_entry(op.instruction).access is Access.TILE for op in program.ops()):
            self.are_needed = any(in_flight.is_product(op) for op in program.ops())
            self._touches = in_flight.run(program)

    def reached(self, op: Op) -> None:
        """Check that an instruction touches no register of a product in flight."""
        m = self.code
        if op.index in self._touches:
            early = m.emit("call i1 @group.in.flight(ptr %shared, i32 %warp)")
            m.report_if(early, FAULT_TOUCHED, op, m.act, lambda: "zeroinitializer")

    def of_warpgroup(self, op: Op) -> None:
        """Record a fence, a product or the end of a group, or a wait."""
        m, words = self.code, op.instruction.modifiers
        if in_flight.is_product(op):
            bare = m.emit("call i1 @group.issued(ptr %shared, i32 %warp)")
            m.report_if(bare, FAULT_UNFENCED, op, m.act, lambda: "zeroinitializer")
        elif "wait_group" in words:
            newest = op.instruction.operands[0]
            count = newest.value if isinstance(newest, tree.Integer) else 0
            m.do(f"call void @group.waited(ptr %shared, i32 %warp, i64 {count})")
        else:
            name = "committed" if "commit_group" in words else "fenced"
            m.do(f"call void @group.{name}(ptr %shared, i32 %warp)")

    def stored(self, site: Site) -> None:
        """Note a store to shared memory that needs no fence."""
        if find_entry(site.op.instruction).access is Access.COPY:
            self._copies.add(site.index)

    def tile(self, op: Op, address: Value) -> None:
        """Check that what was stored in pieces of a tile is visible to the product."""
        m = self.code
        lanes = f"<32 x i64> {m.vector(address)}, i32 {m.act}, i32 %warp"
        m.leave_if_bad(f"proxy.read(ptr %shared, ptr %record, {lanes}, i64 {tiles.PIECE_BYTES}, i64 {op.index})")

    def event(self, call: str) -> str:
        """Return the call of a function of `warpgroup.ll`, as a line of code, if there are products."""
        return f"  call void @proxy.{call}\n" if self.are_needed else ""

    def library(self, last_site: int) -> str:
        """Return the functions; an access past `last_site` shares its number, so it counts as a copy."""
        if not self.are_needed:
            return ""
        table = ", ".join(f"i8 {int(number in self._copies or number == last_site)}" for number in range(last_site + 1))
        copied = f"@check.copied = internal constant [{last_site + 1} x i8] [{table}]\n"
        return source("codegen/checks/warpgroup.ll") + copied


HEAD_BYTES = 12800  # the shadow begins so: a count, floors, rows of warps and barriers (`shadow.ll`); cells follow
WORDS = 3  # a cell has three words of 8 bytes: the last write, the last read, and the last read by another thread
SHADOW_ALIGNMENT = 256
LAST_SITE = (1 << 13) - 1  # a word can hold this number of an access at most; all further accesses share it
STRONG = {"relaxed", "acquire", "release", "acq_rel"}  # loads and stores with these modifiers take part in a protocol
STRONG_WORD = 2  # the table `%known` of an access says here whether it is strong
NEVER = 1 << 38  # this stamp is later than any other; it fills the columns of warps that do not exist


def shadow_offset(shared_end: int) -> int:
    """Return the offset of the shadow, which follows the shared memory of a block.

    Example:
        >>> shadow_offset(1000)
        1024
    """
    return -(-shared_end // SHADOW_ALIGNMENT) * SHADOW_ALIGNMENT


class Checks(Observer):
    """Writes the checks of one kernel."""

    def __init__(self, code: WarpCode) -> None:
        self.m = code
        self.narrowest = 16  # the bytes of the narrowest access to shared memory so far
        self._accesses: list[global_shadow.KnownAccess] = []
        shared_end = code.program.shared_end(code.launch.dynamic_shared_bytes)
        self._copies = global_shadow.Copies(code)
        self._of_global = global_shadow.GlobalChecks(code, shadow_offset(shared_end), self._copies)
        self._products = WarpgroupChecks(code)
        self._of_cluster = global_shadow.ClusterChecks(code)

    def watches(self, space: tree.Space) -> bool:
        """Return whether a space is checked."""
        return space in {tree.Space.SHARED, tree.Space.GLOBAL, tree.Space.CLUSTER}

    def load(self, site: Site, types: Sequence[str], address: Value, offsets: tuple[int, ...] | None) -> None:
        """Check a load; its bounds have been checked. `offsets` are the lanes' distances if they are known."""
        if site.space is tree.Space.GLOBAL:
            self._of_global.load(site, types, address, offsets)
            return
        m = self.m
        width = sum(BITS[type_] // 8 for type_ in types)
        self.narrowest = min(self.narrowest, width // len(types))
        if isinstance(address.const, int) and self._of_global.speculation.may_be_dropped(site.op):
            return
        self._of_cluster.access(site, address, width, self._site_words(site), atomic=_is_strong(site), needs=True)
        if site.space is tree.Space.CLUSTER:
            self._own("load", address, f"i64 {width}, {self._site_words(site)}, i1 {int(_is_strong(site))}")
            return
        if address.uniform:
            offsets = (0,) * LANES
        whole, some, end = (m.name(stem) for stem in ("whole", "some", "checked"))
        if offsets is not None:
            if m.fixed_mask != m.whole_mask:
                m.fork(m.is_whole_warp(), whole, some)
            table = self._table(global_shadow.KnownAccess(site, offsets, width))
            m.leave_if_bad(f"check.load.known(ptr %shared, ptr %record, i64 {address.code}, i32 %warp, ptr {table})")
            if m.fixed_mask == m.whole_mask:
                return
            m.do(f"br label %{end}")
            m.label(some)
        self._call("load", address, f"i64 {width}, {self._site_words(site)}, i1 {int(_is_strong(site))}")
        if offsets is not None:
            m.rejoin(end)

    def store(self, site: Site, address: Value, values: Sequence[Value], offsets: tuple[int, ...] | None) -> None:
        """Check a store, before it happens; its bounds have been checked."""
        if site.space is tree.Space.GLOBAL:
            self._of_global.store(site, address, values, offsets)
            return
        self._products.stored(site)
        m = self.m
        for number, value in enumerate(values):
            width = BITS[value.type] // 8
            self.narrowest = min(self.narrowest, width)
            element_address = address if not number else m.add(address, m.known(address.type, number * width))
            end = m.name("checked")
            slot = f"%scratch.{value.type}"
            m.scratch[value.type] = None
            words, strong = self._site_words(site), _is_strong(site)
            if self._of_cluster.are_needed:
                m.do(f"store <32 x {value.type}> {m.vector(value)}, ptr {slot}, align 256")
                self._of_cluster.access(site, element_address, width, words, atomic=strong, needs=False, values=slot)
            if site.space is tree.Space.CLUSTER:
                self._own("store", element_address, f"ptr {slot}, i64 {width}, {words}, i1 {int(strong)}, i1 0")
                continue
            apart = offsets is not None and len(set(offsets)) == LANES and m.whole_mask == FULL_MASK
            if offsets is not None and apart and not strong:
                self._pass_if_quiet(global_shadow.KnownAccess(site, offsets, width), element_address, end)
            m.do(f"store <32 x {value.type}> {m.vector(value)}, ptr {slot}, align 256")
            self._copies.make_alike(site, number, element_address, slot, width)
            self._call("store", element_address, f"ptr {slot}, i64 {width}, {words}, i1 {int(strong)}, i1 0")
            m.rejoin(end)

    def _pass_if_quiet(self, access: global_shadow.KnownAccess, address: Value, end: str) -> None:
        """Go on at `end` if a store by the whole warp conflicts with nothing."""
        m = self.m
        whole, some = m.name("whole"), m.name("some")
        if m.fixed_mask != m.whole_mask:
            m.fork(m.is_whole_warp(), whole, some)
        table = self._table(access)
        quiet = m.emit(f"call i1 @check.store.known(ptr %shared, i64 {address.code}, i32 %warp, ptr {table})")
        m.fork(quiet, end, some, begun=some)

    def atomic(self, site: Site, address: Value, *, reads: bool) -> None:
        """Check an atomic update; its bounds have been checked."""
        if site.space is tree.Space.GLOBAL:
            self._of_global.atomic(site, address)
            return
        self.narrowest = min(self.narrowest, site.width)
        self._of_cluster.access(site, address, site.width, self._site_words(site), atomic=True, needs=reads)
        call = self._own if site.space is tree.Space.CLUSTER else self._call
        call("store", address, f"ptr null, i64 {site.width}, {self._site_words(site)}, i1 1, i1 {int(reads)}")

    def tile(self, site: Site, tile: interfaces.Tile, pieces: Pieces) -> None:
        """Check the reads of a tile as loads of the lanes that have its pieces."""
        del tile
        for address, lanes in pieces():
            with self.m.limited(lanes):
                self._call("load", address, f"i64 {tiles.PIECE_BYTES}, {self._site_words(site)}, i1 0")
                self._products.tile(site.op, address)

    def met(self) -> None:
        """Record that lanes of the warp have waited for each other."""
        self.m.do("call void @check.met(ptr %shared, i32 %warp)")

    def reached(self, op: Op) -> None:
        """Check that an instruction touches no register of a product in flight."""
        self._products.reached(op)

    def fenced(self, op: Op) -> None:
        """Record a memory fence."""
        self._of_global.fenced(op)
        if global_shadow.BLOCK_SCOPE not in op.instruction.modifiers:
            self._of_cluster.fenced()
        self.m.do("call void @check.published(ptr %shared, i32 %warp)")
        self._add(self._products.event("published(ptr %shared, i32 %warp)"))

    def proxies_fenced(self) -> None:
        """Record a fence between ordinary and asynchronous accesses."""
        self._add(self._products.event("fenced(ptr %shared, i32 %warp)"))

    def of_warpgroup(self, op: Op) -> None:
        """Check a product of a warpgroup, or record what orders such products."""
        self._products.of_warpgroup(op)

    def _add(self, code: str) -> None:
        for line in code.splitlines():
            self.m.do(line.strip())

    def shuffled(self, op: Op, lanes: Value) -> None:
        """Note a shuffle from a lane that takes no part."""
        m = self.m
        if m.fixed_mask == FULL_MASK:
            return
        where = f"i32 {m.act}, i32 %warp, i64 {op.index}, i32 %block.x, i32 %block.y, i32 %block.z"
        m.do(f"call void @check.shuffled(ptr %record, <32 x i32> {m.vector(lanes)}, {where})")

    def _site_words(self, site: Site) -> str:
        return f"i64 {min(site.index, LAST_SITE)}, i64 {site.op.index}"

    def _call(self, name: str, address: Value, rest: str) -> None:
        m = self.m
        lanes = f"<32 x i64> {m.vector(address)}, i32 {m.act}, i32 %warp"
        m.leave_if_bad(f"check.{name}(ptr %shared, ptr %record, {lanes}, {rest})")

    def _own(self, name: str, address: Value, rest: str) -> None:
        """Check the lanes of an access to shared memory of a cluster that access the memory of their own block."""
        m = self.m
        ranks = m.emit(f"lshr <32 x i64> {m.vector(address)}, splat (i64 {RANK_BYTES.bit_length() - 1})")
        lanes = m.emit(f"bitcast <32 x i1> {m.emit(f'icmp eq <32 x i64> {ranks}, zeroinitializer')} to i32")
        with m.limited(Value("i32", code=lanes)):
            self._call(name, address, rest)

    def _table(self, access: global_shadow.KnownAccess) -> str:
        self._accesses.append(access)
        return f"@known.{len(self._accesses) - 1}"

    def _cells(self, shared_end: int) -> int:
        return -(-shared_end // (self.narrowest * global_shadow.PIECE)) * global_shadow.PIECE

    @property
    def cell_bytes(self) -> int:
        """The bytes of a cell of the shadow of global memory."""
        return self._of_global.cell_bytes

    def extra_bytes(self, shared_end: int) -> int:
        """Return the size of shared memory and its shadow together, less `shared_end`."""
        cells = self._cells(shared_end)
        return self._remote_offset(shared_end) - shared_end + self._of_cluster.extra_bytes(cells)

    def _remote_offset(self, shared_end: int) -> int:
        """Return where what other blocks did is noted, from the start of the block's shared memory."""
        words = WORDS * self._cells(shared_end)
        products = STATE_BYTES if self._products.are_needed else 0
        end = shadow_offset(shared_end) + HEAD_BYTES + 8 * words + products
        return -(-end // SHADOW_ALIGNMENT) * SHADOW_ALIGNMENT if self._of_cluster.are_needed else end

    def functions(self, shared_end: int) -> str:
        """Return the tables of the kernel's accesses."""
        del shared_end
        own = (
            access.table(
                f"@known.{number}",
                self.narrowest,
                self.m.whole_mask,
                min(access.site.index, LAST_SITE),
                {STRONG_WORD: int(_is_strong(access.site))},
            )
            for number, access in enumerate(self._accesses)
        )
        return "".join(own) + self._of_global.functions()

    def libraries(self, shared_end: int) -> tuple[str, ...]:
        """Return the functions that checked code calls, with the constants of blocks of this shape."""
        launch = self.m.launch
        constants = filled(
            "codegen/checks/constants.ll",
            offset=shadow_offset(shared_end),
            shift=self.narrowest.bit_length() - 1,
            places=self._cells(shared_end),
            warps=launch.warps,
            rest=(1 << (launch.threads - 1) % LANES + 1) - 1,
            absent=literals("i64", (0 if warp < launch.warps else NEVER for warp in range(LANES))),
            lockstep=int(launch.lockstep),
            bits=8 * self.narrowest,
            bytes=self.narrowest,
        )
        own = enclosed(runtime_library()) + source("codegen/checks/shadow.ll") + constants + "\n"
        remote = self._of_cluster.library(self._remote_offset(shared_end))
        return own + self._products.library(LAST_SITE) + remote, source("codegen/checks/global_shadow.ll")

    def entry(self) -> list[str]:
        """Return the code that finds the shadows of the arrays."""
        return self._of_global.entry()

    def block_start(self) -> str:
        """Return the code that begins a block with an empty shadow."""
        begin = "  call void @check.begin(ptr %shared)\n" + self._products.event("begin(ptr %shared)")
        if self._of_cluster.are_needed:
            begin += "  call void @remote.begin(ptr %shared)\n"
        return begin + self._of_global.block_start()

    def at_barrier(self, frame_bytes: int) -> str:
        """Return the code for when all warps of a block have reached a barrier or ended."""
        order = "  call void @check.barrier(ptr %shared)\n" + self._products.event("barrier(ptr %shared)")
        return _complete(frame_bytes, "%number", "1") + order

    def at_cluster_barrier(self) -> str:
        """Return the code for when all threads of a cluster have arrived, for each of its blocks."""
        order = "remote.completed" if self._of_cluster.are_needed else "check.barrier"
        return f"  call void @{order}(ptr %shared)\n" + self._products.event("barrier(ptr %shared)")

    def at_cluster_end(self) -> str:
        """Return the code for when all blocks of a cluster have ended, for each of them."""
        if not self._of_cluster.are_needed:
            return super().at_cluster_end()
        return "  %by = call i64 @remote.left(ptr %shared, ptr %record)\n  ret i64 %by\n"

    def at_numbered_barriers(self, frame_bytes: int) -> dict[str, str]:
        """Return the code at the places of the loop for numbered barriers."""
        calls = {
            "checked_arrived": "arrived(ptr %shared, i32 %w, i32 %barrier.number)",
            "checked_ended": "ended(ptr %shared, ptr %points, i32 %number, i1 %for.all)",
            "checked_freed": "freed(ptr %shared, i32 %v, i32 %number)",
            "checked_reset": "reset(ptr %shared, i32 %number)",
        }
        code = {name: f"  call void @check.{call}\n{self._products.event(call)}" for name, call in calls.items()}
        code["checked_ended"] += _complete(frame_bytes, "%block", "%for.all")
        return code


def _is_strong(site: Site) -> bool:
    return not STRONG.isdisjoint(site.op.instruction.modifiers)


def threads_of_word(word: int) -> tuple[int, int]:
    """Return the number in the block of the thread that a word of a cell names, and the number of the access.

    Example:
        >>> threads_of_word(5 << 12 | 33)
        (33, 5)
    """
    return word & 1023, word >> 12 & LAST_SITE


def _complete(frame_bytes: int, block: str, applies: str) -> str:
    where = f"ptr %record, ptr %points, ptr %frames, i64 {frame_bytes}, i64 {block}, i1 {applies}"
    return f"  call void @check.complete({where})\n"
