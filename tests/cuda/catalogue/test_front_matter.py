"""The front matter: what `tomllib` reads, and where each value stands in the file."""

from __future__ import annotations

import json
import tomllib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from warplens.cuda.catalogue.front_matter import has_front_matter, read_front_matters, read_toml
from warplens.cuda.catalogue.syntax import SourceFile
from warplens.cuda.ground.errors import KernelFileError

TOML = r'''
a.b = "x\ty\u00e9z"   # a comment with "quotes" = [1]
'quoted key' = 'literal \n'
"c" = [ "N", 12, [ "deep", { k = "v", m = -1.5 } ], # within
  """
first \
      joined ""two"" """ ]
when = 1979-05-27 07:32:00
flag = true
[table.sub]
list = []
  [[rows]]
  name = "one"
  [[rows]]
  name = """
two"""
'''


def leaves(value: Any, path: tuple[str | int, ...] = ()) -> list[tuple[tuple[str | int, ...], Any]]:
    """List the values that are neither tables nor lists, with their paths."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else None
    if items is None:
        return [(path, value)]
    return [leaf for key, below in items for leaf in leaves(below, (*path, key))]


def matter_of(toml: str) -> Any:
    [matter] = read_front_matters(SourceFile(path="k.cu", text=f"// first\n/* warplens{toml}*/\nint x;\n"))
    return matter


def test_every_value_of_a_rich_document_has_its_place() -> None:
    matter = matter_of(TOML)
    assert matter.values == tomllib.loads(TOML)
    texts = {path: str(matter.text(path)) for path, _ in leaves(matter.values)}
    assert texts == {
        ("a", "b"): "x\tyéz",
        ("quoted key",): "literal \\n",
        ("c", 0): "N",
        ("c", 1): "12",
        ("c", 2, 0): "deep",
        ("c", 2, 1, "k"): "v",
        ("c", 2, 1, "m"): "-1.5",
        ("c", 3): 'first joined ""two"" ',
        ("when",): "1979-05-27 07:32:00",
        ("flag",): "true",
        ("rows", 0, "name"): "one",
        ("rows", 1, "name"): "two",
    }


KEYS = st.text(alphabet="abcXYZ_-19", min_size=1, max_size=4)
STRINGS = st.text(alphabet=st.characters(min_codepoint=32, max_codepoint=0x2FF, exclude_characters="\x7f*"), max_size=8)
VALUES = st.recursive(
    st.one_of(st.integers(-99, 99), st.booleans(), STRINGS),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(KEYS, inner, max_size=3)),
    max_leaves=8,
)


def written(value: Any) -> str:
    """Write a value as TOML; a JSON string is a TOML basic string."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {written(below)}" for key, below in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ",\n  ".join(written(below) for below in value) + "]"
    return json.dumps(value)


@settings(max_examples=200)
@given(st.dictionaries(KEYS, VALUES, max_size=4))
def test_place_of_any_string_holds_its_characters(document: dict[str, Any]) -> None:
    toml = "\n" + "".join(f"{key} = {written(value)} # note\n" for key, value in document.items())
    matter = matter_of(toml)
    assert matter.values == document
    for path, value in leaves(document):
        text = matter.text(path)
        if isinstance(value, str):
            assert text.value == value
            assert len(text.offsets) == len(value) + 1
            for character, offset in zip(value, text.offsets, strict=False):
                assert matter.source.text[offset] in (character, "\\")
        else:
            assert text.value == written(value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "__global__ void k() {}\n",
            "k.cu has no front matter: its first comment must begin '/* warplens' and hold TOML",
        ),
        (
            "int a;\n/* warplens\nentry = 'k'\n",
            "the front matter has no end: its comment lacks '*/'\n  k.cu:2:1\n    /* warplens\n    ^^^^^^^^^^^",
        ),
        (
            "/* warplens\nentry = 'k'\n grid = [1, 2\n*/",
            "the front matter is not valid TOML: unclosed array\n  k.cu:3:14\n     grid = [1, 2\n                 ^",
        ),
        (
            "/* warplens\nentry 'k'\n*/",
            (
                "the front matter is not valid TOML: expected '=' after a key in a key/value pair\n"
                "  k.cu:2:7\n    entry 'k'\n          ^"
            ),
        ),
        (
            "/* warplens entry = = 'k'\n*/",
            (
                "the front matter is not valid TOML: invalid value\n"
                "  k.cu:1:21\n    /* warplens entry = = 'k'\n                        ^"
            ),
        ),
        (
            "/* warplens\na = 1\na = 2\n*/",
            "the front matter is not valid TOML: cannot overwrite a value\n  k.cu:3:6\n    a = 2\n         ^",
        ),
    ],
)
def test_bad_front_matter_is_reported_with_its_position(text: str, message: str) -> None:
    with pytest.raises(KernelFileError) as caught:
        read_front_matters(SourceFile(path="k.cu", text=text))
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("text", "message", "column"),
    [
        ("N = " + "9" * 5000, "a number has more than 1,000 digits", 5),
        ("a." * 30_000 + "a = 1", "a key has more than 32 parts", 1),
        ("[" + "'a b' . " * 30_000 + "a]", "a key has more than 32 parts", 2),
    ],
)
def test_what_takes_time_or_memory_without_bound_is_refused(text: str, message: str, column: int) -> None:
    with pytest.raises(KernelFileError) as caught:
        matter_of(f"\n{text}\n")
    assert caught.value.message == f"the front matter is not valid TOML: {message}"
    assert caught.value.span is not None
    assert (caught.value.span.line, caught.value.span.column) == (3, column)


@pytest.mark.usefixtures("deep")
def test_nesting_without_end_is_refused() -> None:
    with pytest.raises(KernelFileError) as caught:
        matter_of("\na = " + "[" * 50_000)
    assert caught.value.message == "the front matter is nested too deeply"


def test_each_comment_with_the_word_is_read_whatever_stands_before() -> None:
    text = "/* a licence */\n// warplens\n/*  warplens\na = 1\n*/\n/* warplens\na = 2\n*/"
    matters = read_front_matters(SourceFile(path="k.cu", text=text))
    assert [matter.values for matter in matters] == [{"a": 1}, {"a": 2}]
    assert [matter.value_span(("a",)).line for matter in matters] == [4, 7]


def test_a_file_without_a_comment_of_its_own_has_no_front_matter():
    assert has_front_matter("/* warplens */")
    assert not has_front_matter("// plain CUDA")


def test_a_file_of_toml_is_read_as_a_whole():
    assert read_toml(SourceFile(path="a.toml", text="title = 'Banks'")).values == {"title": "Banks"}
