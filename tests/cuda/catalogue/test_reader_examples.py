"""Reads a `.cu` and checks its front matter, key by key, into a `KernelFile`."""

from __future__ import annotations

from warplens.cuda.catalogue.reader import decode, read_bytes, read_text
from warplens.cuda.catalogue.search import BUILTIN_FOLDER


def test_read_text_returns_the_text_of_a_cu():
    assert read_text(BUILTIN_FOLDER / "transpose" / "transpose_tiled.cu")[:11] == "/* warplens"


def test_read_bytes_returns_the_bytes_of_a_file():
    assert read_bytes(BUILTIN_FOLDER / "transpose" / "transpose_tiled.cu")[:11] == b"/* warplens"


def test_decode_returns_a_text_without_a_byte_order_mark():
    assert decode(b"int x;\r\n", "a.cu") == "int x;\n"
    assert decode(b"// gr\xfcn", "a.cu") == "// grün"
