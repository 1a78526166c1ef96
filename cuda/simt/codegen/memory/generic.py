"""Writes accesses through generic addresses whose space is known only when the kernel runs.

The rule: the lanes are divided by the window that their address lies in. Each part is an ordinary access to its space:
checked there, and counted there only if it has lanes. So one instruction may make several requests, as on hardware, and
has a site for each space that the kernel uses.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from warplens.cuda.ptx import tree
from warplens.cuda.simt.codegen.fault_record import FAULT_SPACE
from warplens.cuda.simt.codegen.memory.access import AccessWriter
from warplens.cuda.simt.codegen.warp_code import WarpCode
from warplens.cuda.simt.program.blocks import Op
from warplens.cuda.simt.program.windows import WINDOW_BYTES, WINDOWS
from warplens.cuda.simt.values.value import Value


@dataclass(slots=True)
class _Part:
    """The lanes whose addresses lie in one space, and these addresses counted from the start of that space.

    `begin` and `end` are the LLVM blocks that lead to the code after the access: `begin` where no lane accesses.
    """

    space: tree.Space
    lanes: str
    address: Value
    begin: str
    end: str


class GenericAccess:
    """The accesses of one kernel through addresses of unknown space."""

    def __init__(self, code: WarpCode, access: AccessWriter) -> None:
        self.m = code
        self.access = access

    def load(self, op: Op, types: Sequence[str], address: Value) -> list[Value]:
        """Load one element of each type from consecutive places, each lane from the space that its address lies in."""
        m = self.m
        codes = ["zeroinitializer" for _ in types]
        for part in _parts(m, address):
            inside = []
            with _apart(m, part):
                values = self.access.load(op, part.space, types, part.address)
                for type_, value, old in zip(types, values, codes, strict=True):
                    vector = f"<32 x {type_}>"
                    inside.append(m.emit(f"select <32 x i1> {m.mask}, {vector} {m.vector(value)}, {vector} {old}"))
            codes = _joined(m, part, types, inside, codes)
        return [Value(type_, varying=True, code=code) for type_, code in zip(types, codes, strict=True)]

    def store(self, op: Op, address: Value, values: Sequence[Value]) -> None:
        """Store the values to consecutive places, each lane to the space that its address lies in."""
        for part in _parts(self.m, address):
            with _apart(self.m, part):
                self.access.store(op, part.space, part.address, values)

    def atomic(self, op: Op, steps: Mapping[tree.Space, str], address: Value, values: Sequence[Value]) -> Value:
        """Update memory by the operation of each space; a local address, which hardware refuses, is a fault."""
        m = self.m
        type_ = values[0].type
        codes = ["zeroinitializer"]
        for part in _parts(m, address):
            with _apart(m, part):
                if part.space is tree.Space.LOCAL:
                    m.fault_if(m.active(), FAULT_SPACE, op, m.known("i32", 0))
                    inside = codes
                else:
                    before = m.vector(self.access.atomic(op, part.space, steps[part.space], part.address, values))
                    old = f"<32 x {type_}> {codes[0]}"
                    inside = [m.emit(f"select <32 x i1> {m.mask}, <32 x {type_}> {before}, {old}")]
            codes = _joined(m, part, [type_], inside, codes)
        return Value(type_, varying=True, code=codes[0])


def _parts(m: WarpCode, address: Value) -> list[_Part]:
    """Return the lanes of each space that the kernel uses; an address in no window is global."""
    vector = m.vector(address)
    whole = Value("i64", varying=True, code=vector)
    rest = m.act
    parts = []
    for space in m.program.windows():
        inside = m.subtract(whole, m.known("i64", WINDOWS[space]))
        within = m.compare("ult", inside, m.known("i64", WINDOW_BYTES))
        lanes = m.emit(f"and i32 {m.emit(f'bitcast <32 x i1> {within.code} to i32')}, {m.act}")
        rest = m.emit(f"xor i32 {rest}, {lanes}")
        parts.append(_Part(space, lanes, inside, m.name("part"), m.name("part")))
    return [*parts, _Part(tree.Space.GLOBAL, rest, whole, m.name("part"), m.name("part"))]


@contextmanager
def _apart(m: WarpCode, part: _Part) -> Iterator[None]:
    """Let the lanes of a part execute code, if the part has any."""
    before = m.act, m.fixed_mask, m.under_guard
    some, behind = m.name("lanes"), m.name("behind")
    m.do(f"br label %{part.begin}")
    m.label(part.begin)
    m.do(f"br i1 {m.emit(f'icmp ne i32 {part.lanes}, 0')}, label %{some}, label %{behind}")
    m.label(some)
    m.act, m.fixed_mask, m.under_guard = part.lanes, None, True
    yield
    m.act, m.fixed_mask, m.under_guard = before
    m.do(f"br label %{part.end}")
    m.label(part.end)
    m.do(f"br label %{behind}")
    m.label(behind)


def _joined(m: WarpCode, part: _Part, types: Sequence[str], inside: Sequence[str], before: Sequence[str]) -> list[str]:
    """Return the vectors after a part: its own, or those from before it where it had no lanes."""
    return [
        m.emit(f"phi <32 x {type_}> [ {new}, %{part.end} ], [ {old}, %{part.begin} ]")
        for type_, new, old in zip(types, inside, before, strict=True)
    ]
