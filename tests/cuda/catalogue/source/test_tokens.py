"""Tokens of a text, and those of them that give it its structure."""

import pytest

from warplens.cuda.catalogue.source.tokens import directive_of, structure_of, tokens_of


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a<<<b, 1>>>(c);", ["a", "<<<", "b", ",", "1", ">>>", "(", "c", ")", ";"]),
        ("// note \\\n still\na", ["a"]),
        ("/* a */ b /* c", ["b"]),
        ('R"x(a)" )x" b', ['R"x(a)" )x"', "b"]),
        ('"a // b" \'"\' c', ['"a // b"', "'\"'", "c"]),
        ('"never closed\nb', ['"', "never", "closed", "b"]),
        ("1'000 .5f 0x1p-3 1e+5", ["1'000", ".5f", "0x1p-3", "1e+5"]),
        ("#define A(x) \\\n  x /* { \n */ + 1\nb", ["#define A(x) \\\n  x /* { \n */ + 1", "b"]),
        ("  # include <a.h> // }\nb", ["  # include <a.h> // }", "b"]),
        ("#error don't\nb", ["#error don't", "b"]),
        ("<% a<:1:> %> b<::c>", ["{", "a", "[", "1", "]", "}", "b", "<", "::", "c", ">"]),
        ("größe $ @", ["größe", "$", "@"]),
        ("", []),
    ],
)
def test_tokens_of(text, expected):
    assert [token.text for token in tokens_of(text)] == expected


def test_span_of_a_token_is_its_place_in_the_text():
    text = "int /* */ a<:2:>;"
    assert [text[token.start : token.end] for token in tokens_of(text)] == ["int", "a", "<:", "2", ":>", ";"]


def test_directive_with_comments_has_its_name():
    assert directive_of(tokens_of("/* a */ # /* b */ ifdef /**/ X")[0]) == ("ifdef", "/**/ X")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("#if A\nint a;\n#else\nint b;\n#endif", "int a ; int b ;"),
        ("#if A\nvoid f(int) {\n#else\nvoid f() {\n#endif\n}", "void f ( int ) { }"),
        ("#if A\nvoid f(int)\n#else\nvoid f()\n#endif\n{}", "void f ( int ) { }"),
        ("#if 0\nvoid f( {\n#else\nint b;\n#endif", "int b ;"),
        ("#if 0\n}}\n#endif\nint b;", "int b ;"),
        ("#ifdef A\nUSE(a)\n#else\nUSE(b)\n#endif", "USE ( a ) USE ( b )"),
        ("#if A\n#if B\nif (a) {\n#else\nif (b) {\n#endif\n#else\nif (c) {\n#endif\n}", "if ( a ) { }"),
        ("f(a,\n#if A\nb\n#else\nc\n#endif\n);", "f ( a , b c ) ;"),
        ("#else\nint a;\n#endif\n#if A\nint b;", "int a ; int b ;"),
    ],
)
def test_structure_has_one_branch_of_a_divided_declaration(text, expected):
    assert " ".join(token.text for token in structure_of(tokens_of(text))) == expected
