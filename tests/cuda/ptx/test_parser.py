"""The grammar, rule by rule, on hand-written PTX: forms that NVRTC seldom or never writes."""

import pytest
from printing import print_module

from warplens.cuda.ground.errors import PtxSyntaxError
from warplens.cuda.ptx.operands import print_operand
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.ptx.tree import (
    Address,
    Alias,
    Arguments,
    BranchTargets,
    CallPrototype,
    CallTargets,
    Element,
    File,
    Float,
    Function,
    FunctionKind,
    Guard,
    Instruction,
    Integer,
    Label,
    Location,
    Module,
    Negated,
    Pragma,
    Register,
    RegisterDeclaration,
    RegisterPair,
    Relative,
    Scope,
    Section,
    Space,
    Symbol,
    Variable,
    Vector,
)

HEADER = ".version 8.8\n.target sm_90\n.address_size 64\n"


def items(text):
    module = parse_module(HEADER + text)
    assert parse_module(print_module(module)) == module
    return module.items


def item(text):
    (only,) = items(text)
    return only


def statements(text):
    return item(f".entry k() {{\n{text}\n}}").body


def statement(text):
    (only,) = statements(text)
    return only


def operand(text):
    return statement(f"mov.b32 {text};").operands[0]


def parameter(name, kind="b32", **kwargs):
    return Variable(Space.PARAM, kind, name, **kwargs)


# --- modules --------------------------------------------------------------------------------------------------------


def test_header_gives_version_targets_and_address_size():
    assert parse_module(".version 7.0\n.target sm_80, debug\n.address_size 64") == Module(
        "7.0", ("sm_80", "debug"), 64, ()
    )


def test_header_without_address_size_means_32_bits():
    assert parse_module(".version 1.4 .target sm_10, map_f64_to_f32").address_size == 32


def test_comments_and_blanks_are_no_tokens():
    text = "// one\n.version 8.8 /* two\n .target */ .target sm_90 // .address_size 32\n\n"
    assert parse_module(text) == Module("8.8", ("sm_90",), 32, ())


def test_trailing_nul_of_a_c_string_is_ignored():
    assert parse_module(HEADER + "\0") == Module("8.8", ("sm_90",), 64, ())


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('.file 1 "/home/me/k.cu"', File(1, "/home/me/k.cu")),
        ('.file 2 "k.cu", 1700000000, 1024', File(2, "k.cu", (1700000000, 1024))),
        (".alias twice, double_it;", Alias("twice", "double_it")),
        ('.pragma "nounroll";', Pragma("nounroll")),
        (
            ".section .debug_str\n{\n$L__s0:\n.b8 95,90\n.b8 0\n}",
            Section(".debug_str", ("$L__s0:", ".b8 95,90", ".b8 0")),
        ),
    ],
)
def test_item(text, expected):
    assert item(text) == expected


# --- variables ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            ".extern .shared .align 16 .b8 dyn[];",
            Variable(Space.SHARED, "b8", "dyn", 16, (None,), None, ("extern",)),
        ),
        (".visible .global .u32 n;", Variable(Space.GLOBAL, "u32", "n", linkage=("visible",))),
        (
            ".const .align 4 .f32 c[2] = {0f3F800000, -2.5};",
            Variable(
                Space.CONST,
                "f32",
                "c",
                4,
                (2,),
                (Float(0x3F800000, 32, "0f3F800000"), Float(0xC004000000000000, 64, "-2.5")),
            ),
        ),
        (
            ".global .s32 offset[2][2] = { {-1}, {0, 1} };",
            Variable(
                Space.GLOBAL,
                "s32",
                "offset",
                None,
                (2, 2),
                (Integer(-1, "-1"), Integer(0, "0"), Integer(0, "0"), Integer(1, "1")),
            ),
        ),
        (
            ".global .u64 p[3] = {table, generic(table)+8, table-4};",
            Variable(
                Space.GLOBAL,
                "u64",
                "p",
                None,
                (3,),
                (Symbol("table"), Relative("table", 8, generic=True), Relative("table", -4)),
            ),
        ),
        (
            ".global .u8 b[2] = {0xFF(table), 0xFF00(generic(table)+4)};",
            Variable(
                Space.GLOBAL,
                "u8",
                "b",
                None,
                (2,),
                (Relative("table", mask=0xFF), Relative("table", 4, generic=True, mask=0xFF00)),
            ),
        ),
        (".global .v4 .f32 quad;", Variable(Space.GLOBAL, "f32", "quad", attributes=("v4",))),
        (
            ".global .attribute(.managed) .align 4 .u32 m = 7;",
            Variable(Space.GLOBAL, "u32", "m", 4, (), (Integer(7, "7"),), (), ("attribute(.managed)",)),
        ),
        (".common .global .b8 pool[2*8+1];", Variable(Space.GLOBAL, "b8", "pool", None, (17,), None, ("common",))),
        (".weak .global .texref picture;", Variable(Space.GLOBAL, "texref", "picture", linkage=("weak",))),
    ],
)
def test_variable(text, expected):
    assert item(text) == expected


def test_list_of_variables_is_one_declaration_each():
    assert items(".global .u32 a, b = 3;") == (
        Variable(Space.GLOBAL, "u32", "a"),
        Variable(Space.GLOBAL, "u32", "b", initial=(Integer(3, "3"),)),
    )


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (".reg .f32 %f<97>;", (RegisterDeclaration("f32", "%f", 97),)),
        (".reg .b32 %a, %b;", (RegisterDeclaration("b32", "%a"), RegisterDeclaration("b32", "%b"))),
        (".reg .v4 .f32 %quad;", (RegisterDeclaration("f32", "%quad", vector="v4"),)),
        (".local .align 8 .b8 __local_depot0[64];", (Variable(Space.LOCAL, "b8", "__local_depot0", 8, (64,)),)),
        (".param .align 8 .b8 param0[16];", (parameter("param0", "b8", align=8, dimensions=(16,)),)),
    ],
)
def test_declaration_in_a_body(text, expected):
    assert statements(text) == expected


def test_register_declared_without_percent_sign_is_a_register():
    declared, moved, _ = statements(".reg .u32 n; mov.u32 n, m; .reg .u32 i<2>;")
    assert declared == RegisterDeclaration("u32", "n")
    assert moved.operands == (Register("n"), Symbol("m"))


# --- functions ------------------------------------------------------------------------------------------------------


def test_entry_has_parameters_directives_and_pragmas():
    text = """.visible .entry k(
        .param .u64 .ptr .global .align 8 k_param_0, .param .align 8 .b8 k_param_1[24])
    .maxntid 256, 1, 1
    .minnctapersm 2
    .maxnreg 64
    .explicitcluster
    .reqnctapercluster 2, 1, 1
    .pragma "nounroll";
    { ret; }"""
    assert item(text) == Function(
        FunctionKind.ENTRY,
        "k",
        (
            parameter("k_param_0", "u64", attributes=("ptr", "global", "align 8")),
            parameter("k_param_1", "b8", align=8, dimensions=(24,)),
        ),
        (Instruction("ret"),),
        (),
        ("visible",),
        (
            ("maxntid", (256, 1, 1)),
            ("minnctapersm", (2,)),
            ("maxnreg", (64,)),
            ("explicitcluster", ()),
            ("reqnctapercluster", (2, 1, 1)),
        ),
        ("nounroll",),
    )


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            ".extern .func (.param .b32 r) vprintf (.param .b64 a, .param .b64 b) ;",
            Function(
                FunctionKind.FUNC,
                "vprintf",
                (parameter("a", "b64"), parameter("b", "b64")),
                None,
                (parameter("r"),),
                ("extern",),
            ),
        ),
        (
            ".func (.reg .u32 %rv) f (.reg .u32 %x) { mov.u32 %rv, %x; }",
            Function(
                FunctionKind.FUNC,
                "f",
                (Variable(Space.REG, "u32", "%x"),),
                (Instruction("mov", ("u32",), (Register("%rv"), Register("%x"))),),
                (Variable(Space.REG, "u32", "%rv"),),
            ),
        ),
        (
            ".visible .func __assertfail () .noreturn;",
            Function(FunctionKind.FUNC, "__assertfail", (), None, (), ("visible",), (("noreturn", ()),)),
        ),
        (
            ".func .attribute(.unified(0xAB, 1)) g { ret; }",
            Function(
                FunctionKind.FUNC,
                "g",
                (),
                (Instruction("ret"),),
                directives=(("attribute(.unified(0xAB,1))", ()),),
            ),
        ),
    ],
)
def test_function(text, expected):
    assert item(text) == expected


# --- statements -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("$L__BB0_2:", Label("$L__BB0_2")),
        (".loc 1 9 64", Location(1, 9, 64)),
        (
            ".loc 1 4 19, function_name $L__info_string0, inlined_at 1 8 2",
            Location(1, 4, 19, "$L__info_string0", (1, 8, 2)),
        ),
        (".loc 2 4 19, function_name info+16", Location(2, 4, 19, "info+16")),
        ('.pragma "nounroll";', Pragma("nounroll")),
        ("ts: .branchtargets L1, L2;", BranchTargets("ts", ("L1", "L2"))),
        ("tgt: .calltargets f, g;", CallTargets("tgt", ("f", "g"))),
        (
            "prototype_0 : .callprototype (.param .b32 _) _ (.param .b64 _, .param .align 8 .b8 _[16]) ;",
            CallPrototype(
                "prototype_0",
                (parameter("_"),),
                (parameter("_", "b64"), parameter("_", "b8", align=8, dimensions=(16,))),
            ),
        ),
        ("p: .callprototype _ () .noreturn;", CallPrototype("p", (), (), (("noreturn", ()),))),
        (
            "{ .reg .pred p; { ret; } }",
            Scope((RegisterDeclaration("pred", "p"), Scope((Instruction("ret"),)))),
        ),
        ("@%p1 bra $L__BB0_2;", Instruction("bra", (), (Symbol("$L__BB0_2"),), Guard("%p1"))),
        ("@!%p1 bra.uni L;", Instruction("bra", ("uni",), (Symbol("L"),), Guard("%p1", negated=True))),
        (
            "ld.global.L2::128B.v2.f32 {%f1, %f2}, [%rd1+-4];",
            Instruction(
                "ld",
                ("global", "L2::128B", "v2", "f32"),
                (Vector((Register("%f1"), Register("%f2"))), Address(Register("%rd1"), -4)),
            ),
        ),
        (
            "tex.2d.v4.f32.f32 {%f1, _, _, _}, [%rd1, {%f5, %f6}];",
            Instruction(
                "tex",
                ("2d", "v4", "f32", "f32"),
                (
                    Vector((Register("%f1"), Symbol("_"), Symbol("_"), Symbol("_"))),
                    Address(Register("%rd1"), 0, (Vector((Register("%f5"), Register("%f6"))),)),
                ),
            ),
        ),
        (
            "setp.lt.and.s32 %p1|%p2, %r1, 8, !%p3;",
            Instruction(
                "setp",
                ("lt", "and", "s32"),
                (
                    RegisterPair(Register("%p1"), Register("%p2")),
                    Register("%r1"),
                    Integer(8, "8"),
                    Negated(Register("%p3")),
                ),
            ),
        ),
        (
            "call.uni (retval0), vprintf, (param0, param1);",
            Instruction(
                "call",
                ("uni",),
                (Arguments((Symbol("retval0"),)), Symbol("vprintf"), Arguments((Symbol("param0"), Symbol("param1")))),
            ),
        ),
        (
            "call %rd1, (), prototype_0;",
            Instruction("call", (), (Register("%rd1"), Arguments(()), Symbol("prototype_0"))),
        ),
    ],
)
def test_statement(text, expected):
    assert statement(text) == expected


def test_instruction_knows_its_line_in_the_text():
    module = parse_module(HEADER + ".entry k()\n{\n\tadd.s32 %r1,\n\t\t%r2, 1;\n\tret;\n}")
    assert [line.ptx_line for line in module.function("k").body] == [6, 8]


# --- operands -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("%r1", Register("%r1")),
        ("%tid.x", Register("%tid.x")),
        ("_", Symbol("_")),
        ("_ZZ1kE2As", Symbol("_ZZ1kE2As")),
        ("-8", Integer(-8, "-8")),
        ("0x1F", Integer(31, "0x1F")),
        ("12U", Integer(12, "12U")),
        ("017", Integer(15, "017")),
        ("0b101", Integer(5, "0b101")),
        ("18446744073709551615", Integer((1 << 64) - 1, "18446744073709551615")),
        ("8-3*2", Integer(2, "8-3*2")),
        ("(1<<4)|~0&3", Integer(19, "(1<<4)|~0&3")),
        ("-7/2", Integer(-3, "-7/2")),
        ("1 ? 5 : 6", Integer(5, "1?5:6")),
        ("(.u64)-1", Integer((1 << 64) - 1, "(.u64)-1")),
        ("!3 == 0", Integer(1, "!3==0")),
        ("0f3F800000", Float(0x3F800000, 32, "0f3F800000")),
        ("0d3FF0000000000000", Float(0x3FF0000000000000, 64, "0d3FF0000000000000")),
        ("-0f3F800000", Float(0xBF800000, 32, "-0f3F800000")),
        ("1.5e-3", Float(0x3F589374BC6A7EFA, 64, "1.5e-3")),
        ("[4096]", Address(Integer(4096, "4096"))),
        ("[dyn+16]", Address(Symbol("dyn"), 16)),
        ("[%rd1-8]", Address(Register("%rd1"), -8)),
        ("table+4*2", Relative("table", 8)),
        ("table[5]", Element("table", 5)),
    ],
)
def test_operand(text, expected):
    assert operand(text) == expected


def test_printed_operand_is_canonical():
    assert print_operand(Address(Register("%rd1"), -8)) == "[%rd1+-8]"


# --- errors ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            ".entry k()\n{\n\tadd.s32 %r1, %r2 %r3;\n}",
            (
                "expected ';' or ',' after the operands of add.s32, found '%r3'\n"
                "  k.ptx:6:19\n"
                "     add.s32 %r1, %r2 %r3;\n"
                "                      ^^^"
            ),
        ),
        (
            ".entry k()\n{\n\tret;\n",
            (
                "expected an instruction, a label, a directive or '}', found the end of the text\n"
                "  k.ptx:6:6\n"
                "     ret;\n"
                "         ^"
            ),
        ),
        (
            ".entry k()\n{ ld.global.f32 %f1, [%rd1+4; }",
            (
                "expected ']' at the end of an address, found ';'\n"
                "  k.ptx:5:29\n"
                "    { ld.global.f32 %f1, [%rd1+4; }\n"
                "                                ^"
            ),
        ),
        (
            ".entry k()\n{ mov.u32 %r1, 4/0; }",
            "a constant is divided by zero\n  k.ptx:5:17\n    { mov.u32 %r1, 4/0; }\n                    ^",
        ),
        (
            ".entry k()\n{ mov.f32 %f1, 0f3F80; }",
            (
                "expected a constant, found '0f3F80'\n"
                "  k.ptx:5:16\n"
                "    { mov.f32 %f1, 0f3F80; }\n"
                "                   ^^^^^^"
            ),
        ),
        (
            ".entry k(.global .u32 n) { ret; }",
            (
                "expected a parameter that begins with .param or .reg, found '.global'\n"
                "  k.ptx:4:10\n"
                "    .entry k(.global .u32 n) { ret; }\n"
                "             ^^^^^^^"
            ),
        ),
        (
            ".entry k() { .loc 1 x 2 }",
            "expected a line, found 'x'\n  k.ptx:4:21\n    .entry k() { .loc 1 x 2 }\n                        ^",
        ),
        (
            "#define N 4",
            "expected a function, a variable or a debug section, found '#'\n  k.ptx:4:1\n    #define N 4\n    ^",
        ),
        (
            ".global .u32 a[2] = {{1, 2}};",
            (
                "the initialiser has more braces than the variable has dimensions, found '{'\n"
                "  k.ptx:4:22\n"
                "    .global .u32 a[2] = {{1, 2}};\n"
                "                         ^"
            ),
        ),
    ],
)
def test_mistake_is_shown_with_a_caret(text, message):
    with pytest.raises(PtxSyntaxError) as caught:
        parse_module(HEADER + text, "k.ptx")
    assert str(caught.value) == message


def test_text_that_is_no_ptx_is_an_error_at_its_beginning():
    with pytest.raises(PtxSyntaxError) as caught:
        parse_module("")
    assert str(caught.value) == (
        "expected '.version' at the beginning of the module, found the end of the text\n  <ptx>:1:1\n    \n    ^"
    )
