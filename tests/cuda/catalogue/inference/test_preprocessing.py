"""The preprocessor: lines keep their numbers, macros of code are written out, macros of numbers keep their names."""

import pytest

from warplens.cuda.catalogue.inference.preprocessing import Preprocessor, number_of


def written(text: str, headers: dict[str, str] | None = None) -> str:
    preprocessor = Preprocessor(headers or {})
    preprocessor.read(text, "a.cu")
    return preprocessor.units[-1].text


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("int a; // b\nint c;", "int a;  \nint c;"),
        ("a /* b\nc */ d", "a  \n d"),
        ("#define N 8\nint a = N;", "\nint a = N;"),
        ("#define T float\nT a;", "\nfloat a;"),
        ("#define CHECK(x) do { x; } while (0)\nCHECK(f(1, 2));", "\ndo { f(1, 2); } while (0);"),
        ("#define F(a,\\\n b) a + b\nF(1, 2)\nz", "\n\n1 + 2\nz"),
        ("#define F(a) a\nF(1,\n 2)\nz", "\n1\n\nz"),
        ("#define NAME(t) copy_##t\nNAME(f32)()", "\ncopy_f32()"),
        ("#define TEXT(t) #t\nTEXT(a b)", '\n"a b"'),
        ("#define P(...) f(__VA_ARGS__)\nP(1, 2)", "\nf(1, 2)"),
        ("#ifdef A\nx\n#else\ny\n#endif\nz", "\n\n\ny\n\nz"),
        ("#define A 2\n#if A > 1 && defined(A)\nx\n#elif 1\ny\n#endif", "\n\nx\n\n\n"),
        ("#ifndef __CUDACC__\nx\n#endif\ny", "\n\n\ny"),
        ('s = "// no comment";', 's = "// no comment";'),
        ("#define A A\nA", "\nA"),
        ("#define A 1 + \\\r\n  f()\r\nA", "\n\n1 +    f()"),
        ("#define A 1 + \\ \n  f()\nA", "\n\n1 +    f()"),
    ],
)
def test_a_text_is_written_out(text: str, expected: str) -> None:
    assert written(text) == expected


def test_macros_of_a_local_header_hold_in_the_file_that_includes_it() -> None:
    assert written('#include "lib/t.h"\nT a;', {"t.h": "#define T double"}) == "\ndouble a;"


def test_a_macro_behind_ifndef_may_be_set_by_an_option() -> None:
    preprocessor = Preprocessor({})
    preprocessor.read("#ifndef TILE\n#define TILE 16\n#endif\n#define N 4", "a.cu")
    assert {name: macro.is_guarded for name, macro in preprocessor.macros.items()} == {"TILE": True, "N": False}


def test_macros_that_multiply_end() -> None:
    lines = [f"#define A{index} A{index + 1}() A{index + 1}()" for index in range(40)]
    assert len(written("\n".join([*lines, "A0"]))) < 8 * 2**20


@pytest.mark.parametrize(
    "text",
    [
        "#define F(a) " + "a " * 20_000 + "\nF(F(F(x)))",
        "#define F(...) __VA_ARGS__ __VA_ARGS__\n" + "F(" * 60 + "x" + ")" * 60,
        "#define A " + "1 + " * 100_000 + "1\n#if A A A A A A A A\n#endif",
        'R"x(' * 20_000,
        "#if " + "(" * 5000 + "\n#endif",
        "#define A(x) A(A(x))\nA(A(A(1)))",
    ],
)
@pytest.mark.usefixtures("deep")
def test_a_hostile_text_is_written_out_within_limits(text: str) -> None:
    assert len(written(text)) < 16 * 2**20


def test_a_header_that_includes_itself_is_read_once() -> None:
    assert written('#include "a.h"\nx', {"a.h": '#include "a.h"\n#define x y'}) == "\ny"


def test_number_of_returns_the_value_of_a_whole_number_that_is_written_with_macros():
    assert number_of("2 * (3 + 1)", {}) == 8
