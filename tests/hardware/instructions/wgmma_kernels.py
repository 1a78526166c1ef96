"""Kernels of one `wgmma` each, and the operands that show what a GPU does with them.

The rule: nothing here knows what an instruction computes. A kernel is PTX text, which the GPU and the engine both
run; operands come from a fixed seed. `record_wgmma.py` runs them on a GPU.

There are two kinds. `Form`: a in registers or shared memory, b in shared memory, with operands that show how terms are
added (`operands`). `Reading`: one factor is the unit matrix and shared memory holds a number of its own at each place,
so that the result names the places that a descriptor leads to (`descriptors`).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

HEAD = ".version 8.6\n.target sm_90a\n.address_size 64\n.extern .shared .align 1024 .b8 image[];\n"
ROW_BYTES = 32
"""A row of a and a column of b have this size in every form."""
ROWS = 64
THREADS = 128
FIELDS = {"f16": (5, 10), "bf16": (8, 7), "tf32": (8, 10), "e4m3": (4, 3), "e5m2": (5, 2), "f32": (8, 23)}
"""Bits of exponent and fraction."""
BITS = {"f16": 16, "bf16": 16, "tf32": 32, "e4m3": 8, "e5m2": 8, "s8": 8, "u8": 8, "b1": 1, "f32": 32, "s32": 32}
KINDS = ("near", "wide", "sparse", "tiny", "cancelled", "large_c", "huge", "any", "zeros")
IMAGE_BYTES = 1 << 16
"""A reading has this much shared memory with a number at each place."""
COLUMNS = 8


class Draw:
    """Random numbers that are the same with every version of NumPy (splitmix64)."""

    def __init__(self, seed: int) -> None:
        self._next = np.uint64(seed) << np.uint64(32)

    def words(self, count: int) -> np.ndarray:
        """Return numbers of 64 bits."""
        with np.errstate(over="ignore"):
            mixed = (self._next + np.arange(count, dtype=np.uint64)) * np.uint64(0x9E3779B97F4A7C15)
            self._next += np.uint64(count)
            mixed = (mixed ^ mixed >> np.uint64(30)) * np.uint64(0xBF58476D1CE4E5B9)
            mixed = (mixed ^ mixed >> np.uint64(27)) * np.uint64(0x94D049BB133111EB)
            return mixed ^ mixed >> np.uint64(31)

    def integers(self, low: int, high: int, shape: tuple[int, ...] = ()) -> np.ndarray:
        """Return integers from low to high - 1."""
        found = self.words(int(np.prod(shape))) >> np.uint64(8)
        return (found % np.uint64(high - low)).astype(np.int64).reshape(shape) + low

    def random(self, shape: tuple[int, ...]) -> np.ndarray:
        """Return numbers from 0 to 1."""
        return (self.words(int(np.prod(shape))) >> np.uint64(11)).reshape(shape) / 2**53

    def permutation(self, count: int) -> np.ndarray:
        """Return the numbers below `count` in another order."""
        return np.argsort(self.words(count), kind="stable")


@dataclass(frozen=True, slots=True, kw_only=True)
class Form:
    """A product of 64 by 8 elements: types as PTX writes them, signs of the factors, whether c counts, where a is."""

    d: str
    a: str
    b: str
    rest: str = ""
    sign_a: int = 1
    sign_b: int = 1
    with_c: bool = True
    a_in_shared: bool = False

    @property
    def depth(self) -> int:
        """Columns of a."""
        return 8 * ROW_BYTES // BITS[self.a]

    @property
    def name(self) -> str:
        """A name that PTX accepts for a kernel."""
        signs = "".join(
            word
            for word, here in (
                ("_minus_a", self.sign_a < 0),
                ("_minus_b", self.sign_b < 0),
                ("_alone", not self.with_c),
                ("_shared_a", self.a_in_shared),
            )
            if here
        )
        return f"{self.d}_{self.a}_{self.b}{self.rest.replace('.', '_')}{signs}"

    def instruction(self, d: str, a: str, b: str, predicate: str) -> str:
        """Return the instruction with its operands."""
        rest = self.rest if self.rest != ".satfinite" else ""
        clamp = ".satfinite" if self.rest == ".satfinite" else ""
        text = f"wgmma.mma_async.sync.aligned.m64n8k{self.depth}{clamp}.{self.d}.{self.a}.{self.b}{rest}"
        operands = f" {d}, {a}, {b}, {predicate}"
        if self.d != "s32":
            operands += f", {self.sign_a}, {self.sign_b}"
        if self.a in {"f16", "bf16"}:
            operands += ", 0, 0" if self.a_in_shared else ", 0"
        return f"{text}{operands};"

    @property
    def sums(self) -> int:
        """Registers of c and d in a thread."""
        return 2 if self.d == "f16" else 4

    def kernel(self) -> str:
        """Return the kernel: block after block a (128 threads of 4 words), b (64 words) and c, and as many of d."""
        registers = ", ".join(f"%d{i}" for i in range(self.sums))
        a = "%qa" if self.a_in_shared else "{%a0, %a1, %a2, %a3}"
        stored = "\n".join(f"st.shared.b32 [%rs+{512 * i + 256}], %a{i};" for i in range(4)) if self.a_in_shared else ""
        return f"""
.visible .entry {self.name}(.param .u64 pa, .param .u64 pb, .param .u64 pc, .param .u64 pd)
{{
.reg .b32 %r<20>, %a<4>, %d<4>, %rs; .reg .b64 %q<20>, %qa, %qb; .reg .pred %p<4>;
.shared .align 1024 .b8 tile[4096];
mov.u32 %r0, %tid.x;
mov.u32 %r1, %ctaid.x;
mad.lo.u32 %r2, %r1, 128, %r0;
ld.param.u64 %q0, [pa]; ld.param.u64 %q1, [pb]; ld.param.u64 %q2, [pc]; ld.param.u64 %q3, [pd];
mad.wide.u32 %q4, %r2, 16, %q0;
ld.global.v4.b32 {{%a0, %a1, %a2, %a3}}, [%q4];
mad.wide.u32 %q5, %r2, {4 * self.sums}, %q2;
{"".join(f"ld.global.b32 %d{i}, [%q5+{4 * i}]; " for i in range(self.sums))}
mov.u32 %r5, tile;
shl.b32 %r6, %r0, 2;
add.u32 %rs, %r5, %r6;
setp.lt.u32 %p0, %r0, 64;
mad.lo.u32 %r7, %r1, 64, %r0;
mul.wide.u32 %q6, %r7, 4;
add.u64 %q7, %q1, %q6;
@%p0 ld.global.b32 %r8, [%q7];
@%p0 st.shared.b32 [%rs], %r8;
{stored}
fence.proxy.async;
bar.sync 0;
shr.u32 %r9, %r5, 4;
cvt.u64.u32 %qb, %r9;
or.b64 %qb, %qb, {8 << 16 | 16 << 32};
add.u32 %r10, %r9, 16;
cvt.u64.u32 %qa, %r10;
or.b64 %qa, %qa, {8 << 16 | 16 << 32};
setp.{"eq" if self.with_c else "ne"}.u32 %p1, 0, 0;
wgmma.fence.sync.aligned;
{self.instruction(f"{{{registers}}}", a, "%qb", "%p1")}
wgmma.commit_group.sync.aligned;
wgmma.wait_group.sync.aligned 0;
mad.wide.u32 %q8, %r2, {4 * self.sums}, %q3;
{"".join(f"st.global.b32 [%q8+{4 * i}], %d{i}; " for i in range(self.sums))}
ret;
}}
"""


def forms() -> list[Form]:
    """Return the forms: all combinations of types, then signs, without c, and a in shared memory."""
    types = [("f32", "f16", "f16"), ("f16", "f16", "f16"), ("f32", "bf16", "bf16"), ("f32", "tf32", "tf32")]
    bytes_ = ("e4m3", "e5m2")
    types += [(d, a, b) for d in ("f32", "f16") for a in bytes_ for b in bytes_]
    listed = [Form(d=d, a=a, b=b) for d, a, b in types]
    listed += [
        Form(d="s32", a=a, b=b, rest=rest) for a in ("s8", "u8") for b in ("s8", "u8") for rest in ("", ".satfinite")
    ]
    listed += [Form(d="s32", a="b1", b="b1", rest=".and.popc")]
    for d, a, b in (*types[:4], ("f32", "e4m3", "e5m2"), ("f16", "e5m2", "e4m3")):
        listed += [Form(d=d, a=a, b=b, sign_a=x, sign_b=y) for x, y in ((-1, 1), (1, -1), (-1, -1))]
        listed += [Form(d=d, a=a, b=b, with_c=False), Form(d=d, a=a, b=b, a_in_shared=True)]
    listed += [Form(d="s32", a="s8", b="u8", with_c=False), Form(d="s32", a="s8", b="u8", a_in_shared=True)]
    return listed


# --- operands of products ---------------------------------------------------------------------------------------------


def _patterns(rng: Draw, type_: str, shape: tuple[int, ...], window: tuple[int, int]) -> np.ndarray:
    """Return patterns of a floating-point type with exponents (as they are stored) in a window."""
    exponent_bits, fraction_bits = FIELDS[type_]
    top = (1 << exponent_bits) - 1 - (type_ != "e4m3")
    low, high = (min(max(x, 0), top) for x in window)
    exponent = rng.integers(low, high + 1, shape)
    fraction = rng.integers(0, 1 << fraction_bits, shape)
    if type_ == "e4m3":
        fraction = np.where((exponent == top) & (fraction == 7), 6, fraction)
    sign = rng.integers(0, 2, shape)
    whole = sign << exponent_bits | exponent
    whole = whole << fraction_bits | fraction
    if type_ == "tf32":  # the low bits should not matter
        whole = whole << 13 | rng.integers(0, 1 << 13, shape)
    return whole


def _float_case(rng: Draw, form: Form, kind: str) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return patterns of a (64, depth), b (8, depth) and c (64, 8)."""
    shapes = (ROWS, form.depth), (COLUMNS, form.depth), (ROWS, COLUMNS)
    types = form.a, form.b, form.d
    middles = [(1 << FIELDS[type_][0] - 1) - 1 for type_ in types]
    if kind == "any":
        a, b, c = (rng.integers(0, 1 << BITS[t], shape) for t, shape in zip(types, shapes, strict=True))
        return a, b, c
    reach = {"near": 2, "zeros": 2, "wide": 40, "sparse": 12, "cancelled": 4, "large_c": 3}.get(kind, 0)
    windows = [(middle - reach, middle + reach) for middle in middles]
    if kind == "tiny":
        windows = [(0, 3), (0, 3) if form.b not in {"bf16", "tf32"} else (middles[1] - 4, middles[1] + 4), (0, 6)]
        if rng.integers(0, 2):
            windows[1], windows[2] = (middles[1] - 2, middles[1] + 2), (middles[2] - 30, middles[2] - 10)
    if kind == "huge":
        windows = [(2 * middle - 3, 2 * middle + 1) for middle in middles]
        if form.a in {"bf16", "tf32"}:
            windows[0] = windows[1] = (middles[0] + 58, middles[0] + 64)
    if kind == "large_c":
        windows[2] = (middles[2], middles[2] + 30)
    a, b, c = (_patterns(rng, t, s, w) for t, s, w in zip(types, shapes, windows, strict=True))
    if kind == "sparse":
        a, b = (np.where(rng.random(x.shape) < 0.7, 0, x) for x in (a, b))
        c = np.where(rng.random(c.shape) < 0.5, 0, c)
    if kind == "zeros":  # of both signs, and denormals
        a, b = (np.where(rng.random(x.shape) < 0.9, x & 1 << BITS[t] - 1, x) for x, t in ((a, form.a), (b, form.b)))
        few = c & (1 << BITS[form.d] - 1 | 0xFFF if form.d == "f32" else 0x800F)
        c = np.where(rng.random(c.shape) < 0.6, few & 1 << BITS[form.d] - 1, few)
    if kind == "cancelled":
        half = form.depth // 2
        changed = rng.random((ROWS, half)) < 0.1
        flipped = a[:, :half] ^ (1 << BITS[form.a] - 1)
        order = rng.permutation(half)
        a[:, half:] = np.where(changed, a[:, half:], flipped)[:, order]
        b[:, half:] = b[:, :half][:, order]
        c = _patterns(rng, form.d, shapes[2], (middles[2] - 20, middles[2] - 2))
    return a, b, c


def operands(form: Form, kinds: tuple[str, ...], each: int, seed: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return words of a (case, thread, 4), b (case, 64) and c (case, thread, n), `each` cases of each kind.

    a and c lie as PTX ISA 9.7.15.5.1 has them in registers; b as core matrices of 8 columns by 16 bytes.
    """
    rng = Draw(seed)
    cases = []
    for kind in kinds:
        for _ in range(each):
            if form.d != "s32":
                cases.append(_float_case(rng, form, kind))
                continue
            a = rng.integers(0, 256, (ROWS, ROW_BYTES))
            b = rng.integers(0, 256, (COLUMNS, ROW_BYTES))
            c = rng.integers(0, 1 << 32, (ROWS, COLUMNS))
            if kind == "huge":
                c = c & 0xFFFF | 0x7FFF0000
            if kind == "tiny":
                c = c & 0xFFFF | 0x80000000
            cases.append((a, b, c))
    a_words, b_words, c_words = [], [], []
    for a, b, c in cases:
        type_a, type_b = (np.uint8 if form.d == "s32" else _unsigned(x) for x in (form.a, form.b))
        rows_a = np.ascontiguousarray(a.astype(type_a)).view(np.uint32).reshape(ROWS, 8)
        rows_b = np.ascontiguousarray(b.astype(type_b)).view(np.uint32).reshape(COLUMNS, 8)
        if form.a_in_shared:  # each thread stores four words, 128 threads apart: core matrices, too
            core = rows_a.reshape(8, 8, 2, 4).transpose(0, 2, 1, 3).reshape(4, THREADS)
            a_words.append(np.ascontiguousarray(core.T))
        else:
            a_words.append(_fragments(rows_a))
        b_words.append(rows_b.reshape(COLUMNS, 2, 4).transpose(1, 0, 2).reshape(64))
        if form.d == "f16":
            pairs = c[:, 0::2] | c[:, 1::2] << 16
            c_words.append(_spread(pairs.astype(np.uint32), 4))
        else:
            c_words.append(_spread(c.astype(np.uint32), 8))
    return np.stack(a_words), np.stack(b_words), np.stack(c_words)


def _unsigned(type_: str) -> type[np.unsignedinteger]:
    return {8: np.uint8, 16: np.uint16, 32: np.uint32}[BITS[type_]]


def _fragments(rows: np.ndarray) -> np.ndarray:
    """Return the words of each thread of 64 rows of eight words."""
    thread = np.arange(THREADS)
    row, word = thread // 32 * 16 + thread % 32 // 4, thread % 4
    return np.stack([rows[row, word], rows[row + 8, word], rows[row, word + 4], rows[row + 8, word + 4]], -1)


def _spread(cells: np.ndarray, width: int) -> np.ndarray:
    """Return the words of each thread of 64 rows of c, two neighbours (or a pair in one word) in two rows."""
    thread = np.arange(THREADS)
    row, column = thread // 32 * 16 + thread % 32 // 4, thread % 4
    if width == 4:
        return np.stack([cells[row, column], cells[row + 8, column]], -1)
    column = 2 * column
    return np.stack(
        [cells[row, column], cells[row, column + 1], cells[row + 8, column], cells[row + 8, column + 1]], -1
    )


# --- which places a descriptor leads to -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """A product with the unit matrix: `part` is the factor in the image, of a type, transposed or not."""

    part: str
    type: str
    columns: int
    transposed: bool = False

    @property
    def depth(self) -> int:
        """Columns of a."""
        return 8 * ROW_BYTES // BITS[self.type]

    @property
    def name(self) -> str:
        """A name that PTX accepts for a kernel."""
        return f"read_{self.part}_{self.type}_{self.columns}{'_t' if self.transposed else ''}"

    @property
    def sums(self) -> int:
        """Registers of d in a thread."""
        return self.columns // 2

    def kernel(self) -> str:
        """Return the kernel: image (64 KiB), unit matrix (4 words of 128 threads, or 4 words of as many as need be),
        descriptor of each block, and the words of d.

        The unit matrix is a's in registers, or b's behind the image, as core matrices.
        """
        is_int = self.type in {"s8", "u8"}
        d_type = "s32" if is_int else "f32"
        registers = ", ".join(f"%d{i}" for i in range(self.sums))
        shape = f"m64n{self.columns}k{self.depth}.{d_type}.{self.type}.{self.type}"
        a, b = ("%qd", "%qu") if self.part == "a" else ("{%a0, %a1, %a2, %a3}", "%qd")
        tail = "" if is_int else ", 1, 1"
        if self.type in {"f16", "bf16"}:
            turned = int(self.transposed)
            tail += f", {turned}, 0" if self.part == "a" else f", {turned}"
        return f"""
.visible .entry {self.name}(.param .u64 pi, .param .u64 pu, .param .u64 pq, .param .u64 pd)
{{
.reg .b32 %r<20>, %a<4>, %d<{self.sums}>, %v<4>; .reg .b64 %q<20>, %qd, %qu; .reg .pred %p<4>;
mov.u32 %r0, %tid.x;
mov.u32 %r1, %ctaid.x;
ld.param.u64 %q0, [pi]; ld.param.u64 %q1, [pu]; ld.param.u64 %q2, [pq]; ld.param.u64 %q3, [pd];
mad.wide.u32 %q4, %r0, 16, %q1;
ld.global.v4.b32 {{%a0, %a1, %a2, %a3}}, [%q4];
mov.u32 %r5, image;
mad.lo.u32 %r6, %r0, 16, %r5;
st.shared.v4.b32 [%r6+{IMAGE_BYTES}], {{%a0, %a1, %a2, %a3}};
mad.wide.u32 %q5, %r0, 16, %q0;
mov.u32 %r7, 0;
AGAIN:
ld.global.v4.b32 {{%v0, %v1, %v2, %v3}}, [%q5];
st.shared.v4.b32 [%r6], {{%v0, %v1, %v2, %v3}};
add.u32 %r6, %r6, 2048; add.u64 %q5, %q5, 2048; add.u32 %r7, %r7, 1;
setp.lt.u32 %p0, %r7, {IMAGE_BYTES // 2048};
@%p0 bra AGAIN;
fence.proxy.async;
bar.sync 0;
mul.wide.u32 %q6, %r1, 8;
add.u64 %q6, %q6, %q2;
ld.global.b64 %qd, [%q6];
shr.u32 %r8, %r5, 4;
cvt.u64.u32 %q7, %r8;
add.u64 %qd, %qd, %q7;
add.u32 %r9, %r8, {IMAGE_BYTES >> 4};
cvt.u64.u32 %qu, %r9;
or.b64 %qu, %qu, {8 << 16 | 16 << 32};
{"".join(f"mov.b32 %d{i}, 0; " for i in range(self.sums))}
setp.ne.u32 %p1, 0, 0;
wgmma.fence.sync.aligned;
wgmma.mma_async.sync.aligned.{shape} {{{registers}}}, {a}, {b}, %p1{tail};
wgmma.commit_group.sync.aligned;
wgmma.wait_group.sync.aligned 0;
mad.lo.u32 %r2, %r1, 128, %r0;
mad.wide.u32 %q8, %r2, {4 * self.sums}, %q3;
{"".join(f"st.global.b32 [%q8+{4 * i}], %d{i}; " for i in range(self.sums))}
ret;
}}
"""

    def unit(self) -> np.ndarray:
        """Return the unit matrix as words of 128 threads, four each."""
        one = {"f16": 0x3C00, "bf16": 0x3F80, "tf32": 0x3F800000, "s8": 1, "u8": 1}[self.type]
        if self.part == "b":
            cells = np.zeros((ROWS, self.depth), _unsigned(self.type))
            np.fill_diagonal(cells[: self.depth], one)
            return _fragments(cells.view(np.uint32).reshape(ROWS, 8))
        cells = np.zeros((ROWS, self.depth), _unsigned(self.type))
        np.fill_diagonal(cells[: self.depth], one)  # column n of b holds its one at k = n
        core = cells.view(np.uint32).reshape(8, 8, 2, 4).transpose(0, 2, 1, 3)
        return core.reshape(THREADS, 4)

    def images(self) -> list[np.ndarray]:
        """Return images whose numbers together name each place; each as bytes."""
        size = BITS[self.type] // 8
        place = np.arange(IMAGE_BYTES // size)
        match size:
            case 1:
                return [(place & 0xFF).astype(np.uint8), (place >> 8).astype(np.uint8)]
            case 2:  # the patterns of finite halves, other than zero
                return [np.where(place < 31743, place + 1, 0x8000 + place - 31742).astype(np.uint16).view(np.uint8)]
            case _:
                return [(0x20000000 + (place << 13)).astype(np.uint32).view(np.uint8)]

    def places(self, results: list[np.ndarray]) -> np.ndarray:
        """Return the place in the image (in elements) that each word of d names, -1 for a zero."""
        match BITS[self.type]:
            case 8:
                return results[0].astype(np.int64) | results[1].astype(np.int64) << 8
            case 16:
                half = results[0].view(np.float32).astype(np.float16).view(np.uint16).astype(np.int64)
                return np.where(half == 0, -1, np.where(half < 0x8000, half - 1, half - 0x8000 + 31742))
            case _:
                word = results[0].astype(np.int64)
                return np.where(word == 0, -1, (word - 0x20000000) >> 13)


def readings() -> list[Reading]:
    """Return the kernels that show which places a descriptor leads to."""
    listed = [Reading(part="b", type="f16", columns=n, transposed=t) for n in (24, 32, 256) for t in (False, True)]
    listed += [Reading(part="a", type="f16", columns=16, transposed=t) for t in (False, True)]
    listed += [Reading(part="b", type=t, columns=16) for t in ("u8", "tf32")]
    return [*listed, Reading(part="a", type="u8", columns=32), Reading(part="a", type="tf32", columns=8)]


SWIZZLES = {0: 16, 3: 32, 2: 64, 1: 128}
"""The bytes of a row for each number in a descriptor."""


def descriptor(start: int, leading: int, stride: int, base: int, mode: int) -> int:
    """Return a descriptor: offsets in bytes."""
    return start >> 4 | (leading >> 4) << 16 | (stride >> 4) << 32 | base << 49 | mode << 62


def descriptors(reading: Reading, count: int, seed: int) -> np.ndarray:
    """Return descriptors that stay in the image: usual ones, then any start, offsets and base."""
    rng = Draw(seed)
    wide = reading.columns if reading.part == "b" else ROWS
    listed = []
    while len(listed) < count:
        mode = list(SWIZZLES)[len(listed) % 4]
        row = SWIZZLES[mode]
        usual = len(listed) < count // 2
        groups = max(1, 2 * wide // row) if reading.transposed else wide // 8
        most = min(IMAGE_BYTES // 2 // max(groups, 1), 1 << 13) >> 4
        if usual:
            start = 1024 * int(rng.integers(0, 8)) + 32 * int(rng.integers(0, row // 32 if row > 32 else 1))
            leading, stride, base = 16 * row, 8 * row, 0
            if mode == 0:
                leading, stride = ((128, 256), (2048, 128))[int(rng.integers(0, 2))]
            elif not reading.transposed:
                leading = 16 * int(rng.integers(0, 2))
        else:
            start = 16 * int(rng.integers(0, 512))
            leading, stride = (16 * int(rng.integers(0, most)) for _ in range(2))
            base = int(rng.integers(0, 8)) if rng.integers(0, 2) else 0
        listed.append(descriptor(start, leading, stride, base, mode))
    return np.array(listed, np.uint64)
