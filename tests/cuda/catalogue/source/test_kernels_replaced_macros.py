"""A macro that is given with -D takes the place of a definition of the text, which keeps its line."""

from __future__ import annotations

import re

import pytest

from warplens.cuda.catalogue.source.kernels import PREFIX, without_definitions
from warplens.cuda.ground.errors import InputError


@pytest.mark.parametrize(
    "text",
    [
        "#define TILE 32\nint a[TILE];",
        "  #  define TILE \\\n 32\nint a[TILE];",
        "#define TILE 32 /* goes\n on */\nint a[TILE];",
        "constexpr int TILE = 32;\nint a[TILE];",
        "static const unsigned TILE{32};\nint a[TILE];",
        "namespace a { inline constexpr size_t N = 2, TILE = 32; int a[TILE]; }",
        "#undef TILE\nint a[TILE];",
    ],
    ids=["plain", "continued", "comment", "constexpr", "braces", "second of two", "undef"],
)
def test_definition_gets_another_name_and_nothing_else_changes(text: str) -> None:
    found = without_definitions(text, ["TILE"])
    assert found.text.replace(f"{PREFIX}TILE", "TILE") == text
    assert found.text.count(PREFIX) == 1
    assert found.text.index(PREFIX) < found.text.index("a[TILE]")
    assert found.lines == {"TILE": 1}


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("#ifndef TILE\n#define TILE 32\n#endif", {"TILE": 2}),
        ("#if !defined(TILE)\n# define TILE 32\n#endif", {"TILE": 2}),
        ("#define TILE(x) x", {}),
        ("#define TILES 32", {}),
        ("int TILE = 32;", {}),
        ("void f() { const int TILE = 32; }", {}),
        ("struct S { static constexpr int TILE = 32; };", {}),
    ],
    ids=["guard", "other guard", "with parameters", "longer name", "variable", "local", "member"],
)
def test_what_gives_way_by_itself_or_is_no_definition_of_the_file_stays(text: str, lines: dict[str, int]) -> None:
    found = without_definitions(text, ["TILE"])
    assert (found.text, found.lines) == (text, lines)


@pytest.mark.parametrize(
    "other",
    ["void f(int TILE) {}", "int n = S::TILE;", "int m = object.TILE;", "void g() { int TILE = 3; }"],
    ids=["parameter", "class", "object", "local"],
)
def test_constant_whose_name_stands_for_more_is_refused_with_both_lines(other: str) -> None:
    message = (
        "-D TILE cannot take the place of TILE in line 1 of a.cu, since line 2 has another TILE, which a macro would "
        "change too: change the value in line 1"
    )
    with pytest.raises(InputError, match=f"^{re.escape(message)}$"):
        without_definitions(f"constexpr int TILE = 32;\n{other}", ["TILE"], "a.cu")
