"""The files that a source includes: found, read and handed to the compiler as texts."""

from __future__ import annotations

from warplens.cuda.compiler.headers import IncludeFolders
from warplens.cuda.compiler.includes import complete_source, file_places
from warplens.cuda.compiler.log import at_refusals


def test_places_have_the_name_of_the_file_and_its_quotes():
    [include] = file_places('int a;\n  # /* x */ include "tile.h"')
    assert (include.kind.value, include.name, include.is_quoted) == ("include", "tile.h", True)
    [query] = file_places("#if __has_include(<mma.h>)")
    assert (query.kind.value, query.name, query.is_quoted) == ("query", "mma.h", False)


def test_reason_against_returns_why_texts_of_this_source_are_no_device_code():
    text = 'auto s = R"(\n#include <a.h>\n)";'
    complete = complete_source(text, name="k.cu", folders=IncludeFolders())
    assert (
        complete.reason_against([complete.text])
        == "line 2 of k.cu has '#include' in a raw string, which is not supported in device code"
    )
    assert complete.reason_against([]) == ""


def test_log_at_a_directive_that_was_taken_out_says_why():
    complete = complete_source('#include "/etc/passwd"', name="k.cu", folders=IncludeFolders())
    reason, _ = at_refusals(complete, "k.cu(1): catastrophic error: #error directive: warplens-include 0")
    assert reason.startswith(
        "line 1 of k.cu includes '/etc/passwd', which lies outside the kernel's folder, its repository and "
    )
