"""The comments, keywords and numbers of a CUDA or Python source or of PTX, for syntax colouring."""

from __future__ import annotations

from warplens.gui.figures.inspected_lines import Language, spans_of


def test_spans_are_the_spans_of_each_line_of_a_python_source():
    assert [
        (span.start, span.length, span.token.value) for span in spans_of("return 7 // 2  # three", Language.PYTHON)[0]
    ] == [
        (0, 6, "keyword"),
        (7, 1, "number"),
        (12, 1, "number"),
        (15, 7, "comment"),
    ]
    text = 'module("' + '""__global__ void k();""' + '")'
    assert [text[span.start : span.start + span.length] for span in spans_of(text, Language.PYTHON)[0]] == [
        "__global__",
        "void",
    ]
