"""The statements of generated CUDA C++: control flow, memory of every kind, textures, atomics, votes, matrices.

The rule: a piece is a function that writes lines into a body. Those of `THREAD` are for one thread; those of `TEAM`
stand where all threads of the block are together, and leave shared memory so that the next piece may use it at once.
No piece has a race, and what threads of a block or of the grid sum up commutes.
"""

from __future__ import annotations

from collections.abc import Callable

from cpp_author import SLOTS, Body

Piece = Callable[[Body], None]
ATOMICS = ("atomicAdd", "atomicSub", "atomicExch", "atomicMin", "atomicMax", "atomicAnd", "atomicOr", "atomicXor",
           "atomicInc", "atomicDec")  # fmt: skip
COMMUTING = ("atomicAdd", "atomicMin", "atomicMax", "atomicAnd", "atomicOr", "atomicXor")
"""Each has eight words of `sums` to itself."""


def assign(a: Body) -> None:
    """Assign or declare a variable."""
    kind = a.pick("u", "u", "u", "i", "w", "f", "d")
    if a.chance.random() < 0.4:
        a.declare(kind, a.expression(kind, 3))
    elif kind == "u" and a.chance.random() < 0.5:
        a.write(f"{a.target('u')} {a.pick('+=', '^=', '*=', '-=', '|=')} {a.expression('u', 2)};")
    else:
        a.write(f"{a.target(kind)} = {a.expression(kind, 3)};")


def choice(a: Body) -> None:
    """Write an `if`, with or without an `else`."""
    with a.braces(f"if ({a.expression('b')})"):
        several(a)
    if a.chance.random() < 0.5:
        with a.braces("else"):
            several(a)


def several(a: Body) -> None:
    """Write one to three plain statements."""
    for _ in range(a.chance.randint(1, 3)):
        a.pick(assign, assign, assign, own_slot, load, *((choice, local_array) if a.depth < 4 else ()))(a)


def counted(a: Body) -> None:
    """Write a loop with a number of trips that a thread may have to itself."""
    trips = a.pick("3u", "4u", f"({a.leaf('u')} & 3)", f"({a.leaf('u')} % 5u)")
    i = a.name("n")
    head = f"for (unsigned {i} = 0; {i} < {a.declare('u', trips, constant=True)}; ++{i})"
    if a.chance.random() < 0.2:
        a.write(a.pick("#pragma unroll 1", "#pragma unroll"))
    with a.braces(head, times=4):
        a.names["u"].append(i)
        a.constant.add(i)
        several(a)
        if a.chance.random() < 0.4:
            a.write(f"if ({a.expression('b')}) {a.pick('break', 'continue')};")
            several(a)


def repeated(a: Body) -> None:
    """Write a loop that ends at its bottom, or in its middle."""
    left = a.declare("u", f"({a.leaf('u')} & 3) + 1")
    a.constant.add(left)
    if a.chance.random() < 0.5:
        with a.braces("do", f"}} while (--{left});", times=4):
            several(a)
    else:
        with a.braces("while (true)", times=4):
            several(a)
            a.write(f"if ({left}-- == 0) break;")
            several(a)


def switched(a: Body) -> None:
    """Write a switch, of which some cases fall through."""
    with a.braces(f"switch ({a.expression('u', 1)} & 7)"):
        for number in a.chance.sample(range(8), a.chance.randint(2, 6)):
            a.write(f"case {number}: {a.target('u')} {a.pick('+=', '^=', '*=')} {a.expression('u', 1)};")
            if a.chance.random() < 0.7:
                a.write("break;")
        a.write(f"default: {a.target('u')} ^= 5u;")


def local_array(a: Body) -> None:
    """Fill an array of a thread, change it at places known only at run time, and sum it up."""
    size = a.pick(3, 4, 8, 13, 20)
    kind, element = a.pick(("u", "unsigned"), ("u", "unsigned"), ("u", "unsigned char"), ("w", "u64"), ("f", "float"))
    name = a.name("list")
    a.write(f"{element} {name}[{size}];")
    a.write(f"for (unsigned i = 0; i < {size}; ++i) {name}[i] = ({element})({a.leaf('u')} * (i + 1));")
    a.write(f"{name}[{a.expression('u', 1)} % {size}u] = ({element}){a.expression(kind, 1)};")
    a.write(f"{name}[{a.expression('u', 1)} % {size}u] {a.pick('+=', '=')} {name}[{a.leaf('u')} % {size}u];")
    read = f"{name}[{a.expression('u', 1)} % {size}u]"
    a.declare("u", f"bits({read})" if element == "float" else f"(unsigned){read}")


def load(a: Body) -> None:
    """Load from `in`, which nobody writes, in one of many widths."""
    at = a.expression("u", 1)
    loads = (
        f"e.in[({at}) % 1024u]", f"__ldg(e.in + ({at}) % 1024u)", f"*(const volatile unsigned*)(e.in + ({at}) % 1024u)",
        f"((const unsigned char*)e.in)[({at}) % 4096u]", f"(unsigned)((const signed char*)e.in)[({at}) % 4096u]",
        f"(unsigned)((const short*)e.in)[({at}) % 2048u]", "e.in[(e.b * e.n + e.t) % 1024u]",
        f"__ldcg(e.in + ({at}) % 1024u)",
    )  # fmt: skip
    if a.chance.random() < 0.6:
        a.declare("u", a.chance.choice(loads))
        return
    name, field = a.name("v"), a.pick("x", "y")
    vector, words = a.pick(("uint2", 2), ("uint4", 4), ("ushort4", 2), ("uchar4", 1))
    a.write(f"const {vector} {name} = ((const {vector}*)e.in)[({at}) % {1024 // words}u];")
    a.declare("u", f"{name}.{field} * 3u + {name}.{'w' if vector[-1] == '4' else 'x'}")
    if a.chance.random() < 0.3:
        a.declare("w", f"((const u64*)e.in)[({a.leaf('u')}) % 512u]")


def own_slot(a: Body) -> None:
    """Store to the words of `out` that belong to the thread, and load them again."""
    at = f"({a.expression('u', 1)}) % {SLOTS}u"
    match a.chance.randrange(5):
        case 0:
            a.write(f"e.mine[{at}] = {a.expression()};")
        case 1:
            a.write(
                f"((uint2*)e.mine)[{a.leaf('u')} % {SLOTS // 2}u] = make_uint2({a.expression('u', 1)}, {a.leaf('u')});"
            )
        case 2:
            a.write(
                f"((unsigned short*)e.mine)[{a.leaf('u')} % {2 * SLOTS}u] = (unsigned short){a.expression('u', 1)};"
            )
        case 3:
            a.write(f"((float*)e.mine)[{at}] = (float)(int)({a.expression('u', 1)} & 65535);")
        case _:
            a.declare("u", f"e.mine[{at}]")


def own_atomic(a: Body) -> None:
    """Change a word of the thread's own by an atomic operation, whose result is known."""
    at = f"e.mine + {a.leaf('u')} % {SLOTS}u"
    match a.chance.randrange(6):
        case 0:
            a.declare("u", f"atomicCAS({at}, {a.leaf('u')} & 1, {a.leaf('u')})")
        case 1:
            kind = a.pick("atomicMin", "atomicMax", "atomicAdd")
            a.declare("i", f"{kind}((int*)({at}), {a.expression('i', 1)})")
        case 2:
            kind = a.pick("atomicMin", "atomicMax", "atomicAdd", "atomicExch", "atomicXor")
            a.declare("w", f"{kind}((u64*)e.mine + {a.leaf('u')} % {SLOTS // 2}u, {a.expression('w', 1)})")
        case 3:
            slot = a.declare("u", f"{a.leaf('u')} % {SLOTS}u", constant=True)
            a.write(f"((float*)e.mine)[{slot}] = {a.expression('f', 1)};")
            a.declare("f", f"atomicAdd((float*)e.mine + {slot}, {a.expression('f', 1)})")
            a.write(f"e.mine[{slot}] = bits(((float*)e.mine)[{slot}]);")
        case _:
            a.declare("u", f"{a.chance.choice(ATOMICS)}({at}, {a.expression('u', 1)})")


def common_atomic(a: Body) -> None:
    """Sum something up over the grid."""
    number = a.chance.randrange(len(COMMUTING))
    a.write(f"{COMMUTING[number]}(e.sums + {8 * number}u + {a.leaf('u')} % 8u, {a.expression('u', 1)});")


def texture(a: Body) -> None:
    """Read a texture between, at and beyond its texels, or a row of memory by the texture unit."""
    x, y = (f"((float)(int)({a.expression('u', 1)} % {size}u) - 3.0f" for size in (24, 14))
    match a.chance.randrange(5):
        case 0:
            a.declare("f", f"tex2D<float>(image, {x} + 0.5f), {y} + 0.25f))")
        case 1:
            a.declare("f", f"tex2D<float>(smooth, {x} + {a.pick('0.5f', '0.25f')}), {y} + {a.pick('0.0f', '0.75f')}))")
        case 2:
            name = a.name("v")
            a.write(f"const float4 {name} = tex2Dgather<float4>(image, {x}), {y}), 0);")
            a.declare("f", f"{name}.x + {name}.y * 2.0f + {name}.z * 4.0f + {name}.w * 8.0f")
        case 3:
            name = a.name("v")
            layer = f"(int)({a.leaf('u')} % 4u)"
            a.write(f"const uchar4 {name} = tex2DLayered<uchar4>(stack, {x} + 0.5f), {y} + 0.5f), {layer});")
            a.declare("u", f"{name}.x + {name}.y * 256u + {name}.z * 65536u + {name}.w * 3u")
        case _:
            a.declare("u", f"tex1Dfetch<unsigned>(row, (int)({a.expression('u', 1)} % 256u))")


def surface(a: Body) -> None:
    """Read the upper half of the surface, or write the thread's own texel in the lower half."""
    if a.chance.random() < 0.5:
        a.declare("u", f"surf2Dread<unsigned>(plane, (int)({a.leaf('u')} % 128u) * 4, (int)e.b)")
    else:
        a.write(f"surf2Dwrite<unsigned>({a.expression('u', 1)}, plane, (int)e.t * 4, (int)(e.b + e.blocks));")


def own_shared(a: Body) -> None:
    """Use four words of shared memory that belong to the thread."""
    at = a.leaf("u")
    a.write(f"kept_words[e.t * 4 + ({at}) % 4u] = {a.expression('u', 1)};")
    if a.chance.random() < 0.5:
        a.declare("u", f"atomicAdd(kept_words + e.t * 4 + ({at}) % 4u, {a.leaf('u')})")
    a.declare("u", f"kept_words[e.t * 4 + ({at}) % 4u]")


def copied(a: Body) -> None:
    """Copy from global to shared memory of the thread past the registers."""
    size = a.pick(4, 8, 16)
    a.write(f"copy_async<{size}>(copies + e.t * 4, e.in + ({a.leaf('u')} % {1024 * 4 // size}u) * {size // 4});")
    a.write("copies_done();")
    a.declare("u", f"copies[e.t * 4 + {a.chance.randrange(size // 4)}]")


def split_votes(a: Body) -> None:
    """Let the lanes of a condition shuffle and vote among themselves."""
    holds, mask = a.name("p"), a.name("mask")
    a.write(f"const bool {holds} = {a.expression('b')};", f"const unsigned {mask} = __ballot_sync(~0u, {holds});")
    result = a.declare("u", "0u")
    value = a.leaf("u")
    with a.braces(f"if ({holds})"):
        a.write(f"{result} = __shfl_sync({mask}, {value}, __ffs({mask}) - 1);")
        a.write(
            f"{result} += __{a.pick('reduce_add', 'reduce_min', 'reduce_xor')}_sync({mask}, {a.expression('u', 1)});"
        )
        if a.chance.random() < 0.5:
            a.write(f"{result} ^= __match_any_sync({mask}, {value} & 3);")
    a.write("__syncwarp();")


def votes(a: Body) -> None:
    """Shuffle, vote, match or reduce over a warp."""
    width = a.pick("", "", ", 16", ", 8", ", 4")
    kind = a.pick("u", "u", "f", "d", "w")
    how = a.chance.randrange(9)
    if how <= 3:
        name = ("__shfl_sync", "__shfl_xor_sync", "__shfl_up_sync", "__shfl_down_sync")[how]
        by = f"(int)({a.expression('u', 1)} & 31)" if how == 0 else str(a.pick(1, 2, 3, 7, 16))
        a.declare(kind, f"{name}(~0u, {a.expression(kind, 1)}, {by}{width})")
        return
    if how == 4:
        same = a.name("same")
        a.write(f"int {same} = 0;")
        a.declare("u", f"__match_all_sync(~0u, {a.leaf('u')} & {a.pick('0', '1')}, &{same}) + 1u")
        a.write(f"{a.target('u')} += (unsigned){same};")
        return
    value, condition = a.expression("u", 1), a.expression("b", 1)
    a.declare("u", (
        f"__ballot_sync(~0u, {condition})",
        f"(unsigned)__any_sync(~0u, {condition}) + 2u * __all_sync(~0u, {condition})",
        f"__match_any_sync(~0u, ({value}) & 7)",
        a.pick(f"__reduce_add_sync(~0u, {value})", f"__reduce_min_sync(~0u, {value})",
               f"__reduce_and_sync(~0u, {value})",
               f"(unsigned)__reduce_max_sync(~0u, (int){value})"),
    )[how - 5])  # fmt: skip


def exchange(a: Body) -> None:
    """Give a word to the threads of the block, and take that of another thread."""
    a.write(f"shared_words[e.t] = {a.expression('u', 1)};", "__syncthreads();")
    a.declare("u", f"shared_words[({a.expression('u', 1)}) % e.n]")
    a.write("__syncthreads();")


def wide_exchange(a: Body) -> None:
    """The same with 16 bytes of dynamic shared memory."""
    name = a.name("v")
    a.write(f"((uint4*)heap)[e.t] = make_uint4({a.leaf('u')}, {a.leaf('u')}, {a.leaf('u')}, e.t);", "__syncthreads();")
    a.write(f"const uint4 {name} = ((uint4*)heap)[({a.expression('u', 1)}) % e.n];", "__syncthreads();")
    a.declare("u", f"{name}.x ^ {name}.y * 3u ^ {name}.w")


def histogram(a: Body) -> None:
    """Count in shared memory."""
    update = a.pick("atomicAdd", "atomicMax", "atomicXor")
    a.write("if (e.t < 32) bins[e.t] = e.t;", "__syncthreads();")
    a.write(f"{update}(bins + ({a.expression('u', 1)}) % 32u, {a.leaf('u')});", "__syncthreads();")
    a.declare("u", f"bins[({a.leaf('u')}) % 32u]")
    a.write("__syncthreads();")


def counted_barrier(a: Body) -> None:
    """Meet at a barrier that counts or joins a condition."""
    a.declare("u", f"(unsigned)__syncthreads_{a.pick('count', 'or', 'and')}({a.expression('b')})")


def matrices(a: Body) -> None:
    """Take matrices of 16-bit elements from shared memory into registers, turn them, and put them back."""
    a.write("for (unsigned i = 0; i < 8; ++i) tile[(e.t / 32) * 256 + e.t % 32 * 8 + i] = "
            f"(unsigned short)({a.leaf('u')} * (i + 3u) + i);", "__syncwarp();")  # fmt: skip
    row, name = "tile + (e.t / 32) * 256 + (e.t % 32) * 8", a.name("v")
    match a.chance.randrange(4):
        case 0:
            a.declare("u", f"matrix({row})")
        case 1:
            a.write(f"const uint4 {name} = matrices({row});")
            a.declare("u", f"{name}.x + {name}.y * 3u + {name}.z * 5u + {name}.w * 7u")
        case 2:
            a.write(f"const uint2 {name} = turned_matrices({row});", "__syncwarp();", f"store_matrices({row}, {name});")
            a.write("__syncwarp();")
            a.declare("u", "tile[(e.t / 32) * 256 + e.t % 32]")
        case _:
            a.declare("u", f"turned({a.expression('u', 1)})")
    a.write("__syncwarp();")


def products(a: Body) -> None:
    """Multiply small matrices, whose sums are exact."""
    name, u, v = a.name("v"), a.leaf("u"), a.leaf("u")
    half = "halves((float)(({}) & 7), (float)(int)(({}) >> 4 & 3) - 1.0f)"
    match a.chance.randrange(3):
        case 0:
            factors = ", ".join(half.format(f"{u} + {i}u", f"{v} * {i + 3}u") for i in range(4))
            other = ", ".join(half.format(f"{v} + {i}u", u) for i in range(2))
            a.write(f"const float4 {name} = half_mma(make_uint4({factors}), make_uint2({other}), "
                    f"make_float4((float)({u} & 15), 1.0f, -2.0f, 0.5f));")  # fmt: skip
            a.declare("f", f"{name}.x + {name}.y * 2.0f - {name}.z + {name}.w * 4.0f")
        case 1:
            a.write(f"const int4 {name} = byte_mma(make_uint4({u}, {v}, {u} * 3u, {v} ^ 0x55u), "
                    f"make_uint2({v} + 1u, {u}), make_int4((int)({u} & 255), 1, -5, (int)({v} & 31)));")  # fmt: skip
            a.declare(
                "u", f"(unsigned){name}.x + (unsigned){name}.y * 3u + (unsigned){name}.z * 5u + (unsigned){name}.w"
            )
        case _:
            a.write(
                f"const double2 {name} = double_mma((double)({u} & 63), (double)({v} & 63) - 9.0, "
                "make_double2(0.5, 3.0));"
            )
            a.declare("d", f"{name}.x * 2.0 + {name}.y")


THREAD: dict[str, tuple[Piece, ...]] = {
    "flow": (choice, counted, repeated, switched),
    "local": (local_array,),
    "loads": (load, load, own_slot),
    "atomics": (own_atomic, own_atomic, common_atomic),
    "textures": (texture, texture, surface),
    "shared": (own_shared,),
    "copies": (copied,),
}
TEAM: dict[str, tuple[Piece, ...]] = {
    "votes": (votes, votes, split_votes),
    "exchanges": (exchange, exchange, wide_exchange, histogram, counted_barrier),
    "matrices": (matrices,),
    "products": (products,),
}
WARPS = frozenset({"votes", "matrices", "products"})
"""Families whose warps must be full."""
SHARED = {
    "shared": "__shared__ unsigned kept_words[512];",
    "copies": "__shared__ __align__(16) unsigned copies[512];",
    "exchanges": "__shared__ unsigned shared_words[128], bins[32];\nDYNAMIC(unsigned, heap);",
    "matrices": "__shared__ __align__(16) unsigned short tile[4 * 256];",
}
"""The variables of shared memory that a family needs."""
