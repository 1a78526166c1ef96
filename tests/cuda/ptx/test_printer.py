"""Printing and parsing are inverse on random trees, and any text gives a tree or a syntax error."""

import string

from hypothesis import given, settings
from hypothesis import strategies as st
from printing import print_module

from warplens.cuda.ground.errors import PtxSyntaxError
from warplens.cuda.ptx.operands import Cursor
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.ptx.tree import (
    Address,
    Function,
    FunctionKind,
    Guard,
    Instruction,
    Integer,
    Label,
    Location,
    Module,
    Negated,
    Register,
    RegisterDeclaration,
    RegisterPair,
    Relative,
    Scope,
    Space,
    Symbol,
    Variable,
    Vector,
)

LETTERS = st.text(string.ascii_letters, min_size=1, max_size=4)
NUMBERS = st.integers(0, 99)
OFFSETS = st.integers(-4096, 4096)
NAMES = st.builds(lambda letters, number: f"${letters}_{number}", LETTERS, NUMBERS)
REGISTERS = st.builds(lambda letters, number: Register(f"%{letters}{number}"), LETTERS, NUMBERS)
SYMBOLS = st.builds(Symbol, NAMES)
INTEGERS = st.builds(lambda value: Integer(value, str(value)), st.integers(-(1 << 63), (1 << 64) - 1))
SIMPLE = REGISTERS | SYMBOLS | INTEGERS
VECTORS = st.builds(Vector, st.lists(REGISTERS | INTEGERS, min_size=1, max_size=4).map(tuple))
ADDRESSES = st.builds(Address, REGISTERS | SYMBOLS, OFFSETS, st.lists(VECTORS | REGISTERS, max_size=2).map(tuple))
RELATIVES = st.builds(Relative, NAMES, OFFSETS.filter(bool), st.booleans(), st.none())
OPERANDS = (
    SIMPLE
    | VECTORS
    | ADDRESSES
    | RELATIVES
    | st.builds(RegisterPair, REGISTERS, REGISTERS)
    | st.builds(Negated, REGISTERS)
)
INSTRUCTIONS = st.builds(
    Instruction,
    st.sampled_from(["add", "ld", "setp", "bra", "fma"]),
    st.lists(st.sampled_from(["f32", "global", "v2", "2d", "L2::128B"]), max_size=3).map(tuple),
    st.lists(OPERANDS, max_size=4).map(tuple),
    st.none() | st.builds(lambda register, negated: Guard(register.name, negated), REGISTERS, st.booleans()),
)
STATEMENTS = st.recursive(
    INSTRUCTIONS
    | st.builds(Label, NAMES)
    | st.builds(Location, NUMBERS, NUMBERS, NUMBERS)
    | st.builds(
        lambda register, count: RegisterDeclaration("b32", register.name, count), REGISTERS, st.none() | NUMBERS
    ),
    lambda inner: st.builds(Scope, st.lists(inner, max_size=3).map(tuple)),
    max_leaves=8,
)
VARIABLES = st.builds(
    Variable,
    st.sampled_from([Space.GLOBAL, Space.SHARED, Space.CONST]),
    st.sampled_from(["b8", "f32", "u64"]),
    NAMES,
    st.none() | st.sampled_from([1, 2, 4, 8, 16]),
    st.lists(st.integers(1, 64), max_size=2).map(tuple),
    st.none(),
    st.sampled_from([(), ("visible",), ("extern", "visible")]),
    st.sampled_from([(), ("v4",), ("attribute(.managed)", "v2")]),
)
FUNCTIONS = st.builds(
    lambda name, body: Function(FunctionKind.ENTRY, name, (), body),
    NAMES,
    st.none() | st.lists(STATEMENTS, max_size=6).map(tuple),
)
MODULES = st.builds(
    lambda items: Module("8.8", ("sm_90",), 64, tuple(items)), st.lists(FUNCTIONS | VARIABLES, max_size=3)
)


@settings(max_examples=60)
@given(MODULES)
def test_printed_tree_parses_to_itself(module):
    assert parse_module(print_module(module)) == module


SAMPLE = """.version 8.8 .target sm_90, debug .address_size 64
.file 1 "k.cu", 017, 4U
.extern .shared .align 16 .b8 dyn[]; .global .u64 t[2][1] = {{generic(a)+8}, {0xFF(b)}};
.section .debug_str { .b8 0 }
.func (.param .b32 r) f (.reg .u32 n) .noreturn ;
.visible .entry k(.param .u64 .ptr .global .align 8 p) .maxntid 256, 1, 1
{ .reg .pred p<2>; .reg .b32 %r<3>, %s; .loc 1 4 19, function_name $L0+4, inlined_at 1 8 2
$L1: { @!p1 ld.v2.f32 {%f1, _}, [p+4]; } call.uni (r), f, (%r1, -8); ts: .branchtargets $L1, $L2;
pr: .callprototype (.param .b32 _) _ (.param .b64 _); setp.lt.s32 %p1|%p2, !%p3, (1<<4)?-2:3.5; }
"""
WORDS = Cursor(SAMPLE, "sample").texts[:-1]


@settings(max_examples=300)
@given(st.data())
def test_spoilt_text_is_a_tree_or_a_syntax_error(data):
    words = list(WORDS)
    for _ in range(data.draw(st.integers(1, 3))):
        index = data.draw(st.integers(0, len(words) - 1))
        words[index : index + data.draw(st.integers(0, 2))] = data.draw(st.lists(st.sampled_from(WORDS), max_size=2))
    try:
        module = parse_module(" ".join(words))
    except PtxSyntaxError as error:
        assert "^" in str(error)  # noqa: PT017 - most are errors, some are other programs
    else:
        assert parse_module(print_module(module)) == module


@given(st.text(max_size=60))
def test_any_text_is_a_tree_or_a_syntax_error(text):
    try:
        parse_module(f".version 8.8 .target sm_90 {text}")
    except PtxSyntaxError as error:
        assert "^" in str(error)  # noqa: PT017 - the error is what is looked at
