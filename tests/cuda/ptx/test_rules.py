"""Each rule of the grammar on a few words, as its docstring writes it."""

import pytest

from warplens.cuda.ptx import operands, parser
from warplens.cuda.ptx import parser as declarations
from warplens.cuda.ptx.operands import Cursor
from warplens.cuda.ptx.tree import Space

RULES = {**vars(operands), **vars(declarations), **vars(parser)}
"""The functions of the three modules by name; each takes the tokens, and some take what was read before."""


@pytest.mark.parametrize(
    ("rule", "text", "more", "expected"),
    [
        ("traits", ".align 16 .v4 .f32 row;", (), "DeclarationTraits(type='f32', align=16, attributes=('v4',))"),
        ("alignment", "16 .b8", (), "16"),
        ("pointee", ".ptr .global .align 16 data", (), "['ptr', 'global', 'align 16']"),
        ("brackets", "(.unified(1, 2)) .b32", (), "'(.unified(1,2))'"),
        ("dimensions", "[][4 * 8];", (), "(None, 32)"),
        ("declared_name", "%r1;", ("the name of a register",), "'%r1'"),
        ("parameters", "main", (), "()"),
        ("pragma", '.pragma "nounroll";', (), "Pragma(text='nounroll')"),
        ("constant", "(1 << 4) - 1;", (), "Integer(value=15, text='(1<<4)-1')"),
        ("integer", "0x10 + 2 * 3;", (), "22"),
        ("number", "64 .file", ("32 or 64",), "64"),
        ("operand", "%p1|%p2, 1;", (), "RegisterPair(first=Register(name='%p1'), second=Register(name='%p2'))"),
        ("operand", "!%p1;", (), "Negated(operand=Register(name='%p1'))"),
        ("single", "[%rd1+8];", (), "Address(base=Register(name='%rd1'), offset=8, coordinates=())"),
        ("single", "{%f1, %f2};", (), "Vector(elements=(Register(name='%f1'), Register(name='%f2')))"),
        ("name", "generic(table);", (), "Relative(name='table', offset=0, generic=True, mask=None)"),
        ("address", "%rd1+8]", (), "Address(base=Register(name='%rd1'), offset=8, coordinates=())"),
        ("vector", "%f1, %f2}", (), "Vector(elements=(Register(name='%f1'), Register(name='%f2')))"),
        ("arguments", "%r1, param0)", (), "Arguments(elements=(Register(name='%r1'), Symbol(name='param0')))"),
        ("value", "0xFF00(table)", (), "Relative(name='table', offset=0, generic=False, mask=65280)"),
        ("section", ".section .debug_str { .b8 97, 0 }", (), "Section(name='.debug_str', lines=('.b8 97, 0',))"),
        ("file", '.file 1 "saxpy.cu", 1700000000, 512', (), "File(index=1, path='saxpy.cu', stamp=(1700000000, 512))"),
        ("alias", ".alias add_float, add_f32;", (), "Alias(name='add_float', target='add_f32')"),
        (
            "directive_statement",
            ".reg .pred %p<3>;",
            (),
            "[RegisterDeclaration(type='pred', name='%p', count=3, vector='')]",
        ),
        (
            "location",
            ".loc 1 12 5, function_name $L__info0, inlined_at 1 30 9",
            (),
            "Location(file=1, line=12, column=5, function='$L__info0', inlined_at=(1, 30, 9))",
        ),
        ("place", "1 12 5", (), "(1, 12, 5)"),
        ("label", "$L__BB0_2: ret;", (), "Label(name='$L__BB0_2')"),
        (
            "label",
            "table: .branchtargets $L__BB0_1, $L__BB0_2;",
            (),
            "BranchTargets(name='table', labels=('$L__BB0_1', '$L__BB0_2'))",
        ),
        ("words", "sm_90, texmode_unified .address_size 64", ("the name of a target",), "('sm_90', 'texmode_unified')"),
        ("call_operand", "(%f1, %f2), scale;", (), "Arguments(elements=(Register(name='%f1'), Register(name='%f2')))"),
        ("call_operand", "scale;", (), "Symbol(name='scale')"),
    ],
)
def test_rule_gives_its_part_of_the_tree(rule: str, text: str, more: tuple[object, ...], expected: str) -> None:
    assert expected == repr(RULES[rule](Cursor(text, "text"), *more))


def test_linkage() -> None:
    assert (
        declarations.linkage(Cursor(".visible .entry", "text")),
        declarations.linkage(Cursor(".entry", "text")),
    ) == (("visible",), ())


def test_traits() -> None:
    assert declarations.traits(Cursor(".u64 .ptr .global .align 4 data", "text")).attributes == (
        "ptr",
        "global",
        "align 4",
    )


def test_registers() -> None:
    assert [
        (entry.type, entry.name, entry.count)
        for entry in declarations.registers(Cursor(".reg .b32 %a, %r<9>;", "text"))
    ] == [("b32", "%a", None), ("b32", "%r", 9)]


def test_register_name() -> None:
    cursor = Cursor("count<2>;", "text")
    assert (
        repr(declarations.register_name(cursor, "u32", ""))
        == "RegisterDeclaration(type='u32', name='count', count=2, vector='')"
    )
    assert sorted(cursor.named_registers) == ["count0", "count1"]


def test_variables() -> None:
    declared = declarations.variables(Cursor(".shared .f32 tile[16][16], sum;", "text"), ())
    assert [(variable.name, variable.dimensions) for variable in declared] == [("tile", (16, 16)), ("sum", ())]


def test_variable_name() -> None:
    common = declarations.DeclarationTraits(type="u32", align=None, attributes=())
    variable = declarations.variable_name(Cursor("table[2] = {7, 9};", "text"), Space.GLOBAL, common, ())
    assert (variable.dimensions, [literal.value for literal in variable.initial]) == ((2,), [7, 9])


def test_parameters() -> None:
    assert [
        variable.name for variable in declarations.parameters(Cursor("(.param .u64 data, .param .u32 n)", "text"))
    ] == ["data", "n"]


def test_parameter() -> None:
    variable = declarations.parameter(Cursor(".param .align 8 .b8 pair[16])", "text"))
    assert (variable.name, variable.type, variable.align, variable.dimensions) == ("pair", "b8", 8, (16,))


def test_constant() -> None:
    assert hex(operands.constant(Cursor("-0f3F800000;", "text")).bits) == "0xbf800000"


def test_expression() -> None:
    assert (
        operands.expression(Cursor("2 + 3 * 4;", "text"), 1),
        operands.expression(Cursor("1 > 2 ? 10 : 20;", "text"), 1),
    ) == (14, 20)
    cursor = Cursor("3 * 4 + 2;", "text")
    assert (operands.expression(cursor, 10), cursor.texts[cursor.index]) == (12, "+")


def test_primary() -> None:
    assert (
        operands.primary(Cursor("~(1 + 2)", "text")),
        hex(operands.primary(Cursor("(.u64) -1", "text"))),
    ) == (-4, "0xffffffffffffffff")


def test_named() -> None:
    cursor = Cursor(";", "text")
    cursor.named_registers.add("count")
    assert (
        repr([operands.named(cursor, text) for text in ("%tid.x", "count", "table")])
        == "[Register(name='%tid.x'), Register(name='count'), Symbol(name='table')]"
    )


def test_name() -> None:
    assert (
        repr((operands.name(Cursor("table[5];", "text")), operands.name(Cursor("table+8;", "text"))))
        == "(Element(name='table', index=5), Relative(name='table', offset=8, generic=False, mask=None))"
    )


def test_offset() -> None:
    assert (
        operands.offset(Cursor("+8]", "text")),
        operands.offset(Cursor("-4]", "text")),
        operands.offset(Cursor("]", "text")),
    ) == (8, -4, 0)


def test_address() -> None:
    assert (
        repr(operands.address(Cursor("%rd1, {%f1, %f2}]", "text")).coordinates)
        == "(Vector(elements=(Register(name='%f1'), Register(name='%f2'))),)"
    )


def test_initial() -> None:
    values = operands.initial(Cursor("{{1}, {2, 3}};", "text"), (2, 2))
    assert [literal.value for literal in values] == [1, 0, 2, 3]


def test_module() -> None:
    parsed = parser.module(Cursor(".version 2.0 .target sm_20, texmode_unified", "text"))
    assert (parsed.target, parsed.address_size) == (("sm_20", "texmode_unified"), 32)


def test_item() -> None:
    assert [variable.name for variable in parser.item(Cursor(".global .u32 first, second;", "text"))] == [
        "first",
        "second",
    ]


def test_function() -> None:
    parsed = parser.function(Cursor(".entry fill(.param .u64 data) .maxntid 256, 1, 1 { ret; }", "text"), ("visible",))
    assert (parsed.name, parsed.directives, len(parsed.body)) == ("fill", (("maxntid", (256, 1, 1)),), 1)


def test_directive() -> None:
    assert (
        parser.directive(Cursor(".reqntid 16, 16, 1 {", "text")),
        parser.directive(Cursor(".noreturn {", "text")),
    ) == (("reqntid", (16, 16, 1)), ("noreturn", ()))


def test_statements() -> None:
    assert [
        type(statement).__name__ for statement in parser.statements(Cursor("loop: bra loop; { ret; } }", "text"))
    ] == ["Label", "Instruction", "Scope"]


def test_prototype() -> None:
    parsed = parser.prototype(Cursor("(.param .f32 result) _ (.param .f32 x);", "text"), "unary")
    assert (parsed.name, parsed.returns[0].name, parsed.parameters[0].name) == ("unary", "result", "x")


def test_guarded() -> None:
    assert repr(parser.guarded(Cursor("@!%p1 bra $L__BB0_2;", "text")).guard) == "Guard(register='%p1', negated=True)"


def test_instruction() -> None:
    parsed = parser.instruction(Cursor("ld.global.f32 %f1, [%rd1+4];", "text"), None)
    assert (parsed.opcode, parsed.modifiers) == ("ld", ("global", "f32"))
    assert repr(parsed.operands[0]) == "Register(name='%f1')"
    assert repr(parsed.operands[1]) == "Address(base=Register(name='%rd1'), offset=4, coordinates=())"
