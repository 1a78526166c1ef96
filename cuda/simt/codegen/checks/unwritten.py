"""Code that looks for reads of global memory that nobody wrote, by marks of each byte that outlive the launch.

The rule: a lane's access is reported where none of its bytes was written, by nothing on the host and by no thread
before it in an order in which a GPU may run them. An access that has a written byte in it is not: structs have bytes
that only fill them up, and vectors elements that nobody uses. Accesses below 4 bytes are judged with the 8 bytes around
them, since a struct may be copied byte by byte. An atomic operation reads, except an exchange. A texel is read if its
weight is not 0.

Arrays without a description are of no interest: all their bytes are written, or nothing is known of them.

Source: CUDA C++ Programming Guide, 3.2.2 (the contents of allocated memory are undefined).
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

from warplens.cuda.ptx import tree
from warplens.cuda.simt.codegen.warp_code import UNLIKELY, Observer, Site, WarpCode
from warplens.cuda.simt.counting.rules import FULL_MASK, LANES
from warplens.cuda.simt.passes.control_flow import UnusedReads
from warplens.cuda.simt.values.value import BITS, Value, source

NARROW_BYTES, AROUND_BYTES = 4, 8  # an access of fewer bytes is judged with so many around it
DESCRIPTION_WORDS = 10
"""What is kept of an array: its address, its bytes, the way to its marks, the bytes that were read first, then of the
first read whether there was one, the site, the thread in its block, and x, y and z of the block."""
READ_BYTES, ANY_READ, READ_SITE = 3, 4, 5  # words of a description: what was read; thread and block follow the site


@dataclass
class UnwrittenChecks(Observer):
    """Writes the code of one kernel that marks what is written and looks at what is read."""

    m: WarpCode
    _used: dict[int, None] = field(default_factory=dict)  # the numbers of arrays whose descriptions the code looks at

    def watches(self, space: tree.Space) -> bool:
        """Return whether a space is looked at."""
        return space is tree.Space.GLOBAL

    @cached_property
    def _unused(self) -> UnusedReads:
        return UnusedReads(self.m.program)

    def load(self, site: Site, types: Sequence[str], address: Value, offsets: tuple[int, ...] | None) -> None:
        """Look at a load."""
        if self._unused.use_of(site.op) is None:
            self._read(site, sum(BITS[type_] // 8 for type_ in types), address, offsets)

    def load_part(self, site: Site, address: Value) -> None:
        """Look at a load of which a part may be read: it is reported where none of its bytes is written."""
        self._read(site, site.width, address, None)

    def store(self, site: Site, address: Value, values: Sequence[Value], offsets: tuple[int, ...] | None) -> None:
        """Mark what a store writes."""
        self._write(site, sum(BITS[value.type] // 8 for value in values), address, offsets)

    def atomic(self, site: Site, address: Value, *, reads: bool) -> None:
        """Look at what an atomic operation reads, and mark what it writes."""
        if reads:
            self._read(site, site.width, address, None)
        self._write(site, site.width, address, None)

    def _read(self, site: Site, width: int, address: Value, offsets: tuple[int, ...] | None) -> None:
        m, end = self.m, self.m.name("looked")
        rows, count = self._rows(site, end)
        reach = AROUND_BYTES if width < NARROW_BYTES else width
        if (first := self._first_of_row(site, width, address, offsets)) is not None:
            some = m.name("some")
            whole = m.emit(f"call i1 @unwritten.whole(ptr {self._array(site)}, i64 {first}, i64 {LANES * width})")
            m.fork(whole, end, some, begun=some)
        where = "i32 %warp, i32 %block.x, i32 %block.y, i32 %block.z"
        m.do(
            f"call void @unwritten.read({self._lanes(address)}, i64 {width}, i64 {reach}, i64 {site.index}, {where}, "
            f"ptr {rows}, i64 {count})"
        )
        m.rejoin(end)

    def _write(self, site: Site, width: int, address: Value, offsets: tuple[int, ...] | None) -> None:
        m, end = self.m, self.m.name("marked")
        rows, count = self._rows(site, end)
        if (first := self._first_of_row(site, width, address, offsets)) is not None:
            m.do(f"call void @unwritten.wrote(ptr {self._array(site)}, i64 {first}, i64 {LANES * width})")
        else:
            m.do(f"call void @unwritten.write({self._lanes(address)}, i64 {width}, ptr {rows}, i64 {count})")
        m.rejoin(end)

    def _lanes(self, address: Value) -> str:
        """Return the addresses of the lanes and their mask as arguments; of a uniform address the first lane stands."""
        m = self.m
        mask = m.act
        if address.uniform:
            mask = m.emit(f"and i32 {m.act}, {m.emit(f'sub i32 0, {m.act}')}")
        return f"<32 x i64> {m.vector(address)}, i32 {mask}"

    def _rows(self, site: Site, end: str) -> tuple[str, int]:
        """Return where the rows of the arrays begin in which an access may lie, and how many they are. Code of an
        access to a known array goes on at `end` where that is of no interest.
        """
        m, known = self.m, site.array in self.m.arrays
        first = m.arrays.index(site.array) if known else 0
        if known:
            self._used[first] = None
            here = m.name("look")
            m.fork(f"%unwritten.some.{first}", here, end, hint=UNLIKELY)
        rows = m.emit(f"getelementptr {{ i64, i64 }}, ptr %arrays, i64 {len(m.arrays) + first}")
        return rows, 1 if known else len(m.arrays)

    def _array(self, site: Site) -> str:
        return f"%unwritten.{self.m.arrays.index(site.array)}"

    def _first_of_row(self, site: Site, width: int, address: Value, offsets: tuple[int, ...] | None) -> str | None:
        """Return the first address where a whole warp reaches one row of bytes in a known array, else None."""
        m = self.m
        is_row = offsets is not None and sorted(offsets) == list(
            range(min(offsets), min(offsets) + LANES * width, width)
        )
        if not is_row or offsets is None or m.fixed_mask != FULL_MASK or site.array not in m.arrays or address.uniform:
            return None
        return m.emit(f"add i64 {address.code}, {min(offsets)}")

    def entry(self) -> list[str]:
        """Return the code that finds the descriptions of the arrays."""
        lines = []
        for number in self._used:
            row = len(self.m.arrays) + number
            lines += [
                f"%unwritten.row.{number} = getelementptr {{ i64, i64 }}, ptr %arrays, i64 {row}",
                f"%unwritten.{number} = load ptr, ptr %unwritten.row.{number}",
                f"%unwritten.some.{number} = icmp ne ptr %unwritten.{number}, null",
            ]
        return lines

    def libraries(self, shared_end: int) -> tuple[str, ...]:
        """Return the functions that the code calls, the same for all kernels."""
        del shared_end
        return (source("codegen/checks/unwritten.ll"),)
