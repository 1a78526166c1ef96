"""What an instruction of the machine code keeps busy, and for how long.

The rule: an instruction is known by the low 9 bits of its opcode, which name the operation; those above say where its
operands stand. The clocks are those of a scheduler's own share of the multiprocessor: lanes of the sheet over
schedulers, for products of whole numbers the 64 of the guide's table. An opcode that is not listed is one of integers,
which are most.

Source: opcodes as nvdisasm 12.9 names them on sm_70 to sm_120; lanes, CUDA C++ Programming Guide, "Arithmetic
Instructions".
"""

from enum import IntEnum

from warplens.cuda.device.spec import GpuSpec

OPERATION_BITS = 0x1FF
WARP_LANES = 32


class Kind(IntEnum):
    """The part of a multiprocessor that an instruction keeps busy; those up to `TENSOR` are pipes of a scheduler."""

    ALU = 0
    FMA = 1
    FP64 = 2
    SFU = 3
    TENSOR = 4
    SHARED = 5  # shared memory, and exchanges between lanes
    LOAD = 6
    STORE = 7
    ATOMIC = 8
    BARRIER = 9
    EXIT = 10
    UNIFORM = 11  # no pipe of the scheduler: branches, barriers of divergent lanes, the datapath of uniform registers
    VARIABLE = 12
    """a long latency behind a scoreboard and no pipe to wait for: special registers, constants by an index"""
    COPY = 13  # an asynchronous copy to shared memory, a load without a register
    COMMIT = 14  # the end of a group of such copies
    AWAIT = 15  # waiting for all such groups but the last ones


FLOAT = frozenset({0x20, 0x21, 0x23, 0x30, 0x31, 0x32, 0x35, 0x3E})
"""FMUL, FADD, FFMA, HADD2, HFMA2, HMUL2, HFMA2.MMA, packed FADD2."""
WHOLE_PRODUCTS = frozenset({0x24, 0x25, 0x26, 0x27})  # IMAD, IMAD.WIDE, IDP, IMAD.HI: lanes of FMA, 64 of them at most
WHOLE_PRODUCT_LANES = 64  # the products of whole numbers of a multiprocessor in a clock, from compute capability 7.0 on
WHOLE_SUMS = frozenset({0x36})
"""VIADD, Hopper's sum of two integers: on the pipe of FMA, with the lanes of integers.

Source: that it does not keep ALU busy follows from `blur` of the public projects on an H200
(`tests/hardware/counters/h200_projects.json`): with it the instructions of ALU would take 106 % of the cycles that
passed, and "sm__throughput" is 90 %. Which pipe it is instead no document says.
"""
DOUBLE = frozenset({0x28, 0x29, 0x2A, 0x2B})  # DMUL, DADD, DSETP, DFMA
SPECIAL = frozenset({0x13, 0x100, 0x101, 0x104, 0x105, 0x106, 0x107, 0x108, 0x109, 0x110, 0x111, 0x112, 0x113})
"""FCHK, FLO, BREV, F2F, F2I, I2F, FRND, MUFU, POPC, and the forms of conversions on 64 bits."""
PRODUCTS = frozenset({0x37, 0x3C, 0x3F, 0x1DF, 0x1F0, 0x1F1, 0x1F2, 0x1F3})
"""IMMA, HMMA, DMMA, and the products of warpgroups."""
SHARED = frozenset({0x3B, 0x13B, 0x184, 0x188, 0x189, 0x18C, 0x18D})  # LDSM, LDS, STS, SHFL, ATOMS
LOADS = frozenset({0x180, 0x181, 0x183})  # LD, LDG, LDL
COPIES, COMMITS, AWAITS = frozenset({0x1AE}), frozenset({0x1AF}), frozenset({0x11A})  # LDGSTS; LDGDEPBAR; DEPBAR
STORES = frozenset({0x185, 0x186, 0x187})  # ST, STG, STL
ATOMICS = frozenset({0x18A, 0x18B, 0x18E, 0x1A3, 0x1A6, 0x1A8, 0x1A9, 0x1AA})
"""ATOM, RED and ATOMG, with their forms that compare."""
FLOAT_ATOMICS = frozenset({0x1A3, 0x1A6})  # ATOMG and RED that add floats
BARRIERS = frozenset({0x11D})
EXITS = frozenset({0x14D})
UNIFORM_REGISTERS = frozenset({0x82, 0x83, 0x86, 0x8C, 0x90, 0x91, 0x92, 0x99, 0xB9})
"""UMOV, UIADD3, ULDC and others of uniform registers."""
CONTROL = frozenset({0x118, 0x141, 0x142, 0x144, 0x145, 0x147, 0x148, 0x149, 0x150})
"""NOP, BSYNC, BSSY, BRA, BRX, RET, WARPSYNC."""
VARIABLE = frozenset({0x119, 0x182, 0x1C3})  # S2R, LDC, S2UR
_KINDS = {
    operation: kind
    for kind, operations in (
        (Kind.FMA, FLOAT | WHOLE_PRODUCTS | WHOLE_SUMS),
        (Kind.FP64, DOUBLE),
        (Kind.SFU, SPECIAL),
        (Kind.TENSOR, PRODUCTS),
        (Kind.SHARED, SHARED),
        (Kind.LOAD, LOADS),
        (Kind.STORE, STORES),
        (Kind.ATOMIC, ATOMICS),
        (Kind.BARRIER, BARRIERS),
        (Kind.EXIT, EXITS),
        (Kind.UNIFORM, UNIFORM_REGISTERS | CONTROL),
        (Kind.VARIABLE, VARIABLE),
        (Kind.COPY, COPIES),
        (Kind.COMMIT, COMMITS),
        (Kind.AWAIT, AWAITS),
    )
    for operation in operations
}


def kind_of(opcode: int) -> Kind:
    """Return what an instruction keeps busy.

    Example:
        >>> kind_of(0x223), kind_of(0x981), kind_of(0x210)  # FFMA, LDG, IADD3
        (<Kind.FMA: 1>, <Kind.LOAD: 6>, <Kind.ALU: 0>)
    """
    return _KINDS.get(opcode & OPERATION_BITS, Kind.ALU)


def pipe_clocks(opcode: int, spec: GpuSpec) -> float:
    """Return the clocks for which an instruction of a warp keeps its pipe busy, 1 where it has no pipe of its own.

    Products of matrices have no rate here: it depends on their shape and types.

    Example:
        >>> from warplens.cuda.device.spec import load_spec
        >>> h200 = load_spec("h200")
        >>> [pipe_clocks(opcode, h200) for opcode in (0x223, 0x224, 0x210, 0x308)]  # FFMA, IMAD, IADD3, MUFU
        [1.0, 2.0, 2.0, 8.0]
        >>> pipe_clocks(0x223, load_spec("a100-80gb")), pipe_clocks(0x224, load_spec("a100-80gb"))
        (2.0, 2.0)
    """
    warp_slots = WARP_LANES * spec.schedulers_per_sm
    match kind_of(opcode):
        case Kind.ALU:
            return warp_slots / spec.int32_lanes_per_sm
        case Kind.FMA if opcode & OPERATION_BITS in WHOLE_SUMS:
            return warp_slots / spec.int32_lanes_per_sm
        case Kind.FMA:
            is_whole = opcode & OPERATION_BITS in WHOLE_PRODUCTS
            most = WHOLE_PRODUCT_LANES if is_whole else spec.fp32_lanes_per_sm
            return warp_slots / min(most, spec.fp32_lanes_per_sm)
        case Kind.FP64:
            return warp_slots / (spec.fp64_lanes_per_sm or spec.fp32_lanes_per_sm)
        case Kind.SFU:
            return warp_slots / spec.sfu_lanes_per_sm
        case _:
            return 1.0
