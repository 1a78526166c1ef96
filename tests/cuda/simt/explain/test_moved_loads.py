"""Loads that the compiler has moved: their lines by the source, and those that are left as the line table has them."""

from __future__ import annotations

import pytest

from warplens.cuda.simt.counting.counts import MemoryCount
from warplens.cuda.simt.explain.moved_loads import lines_of_moved, with_lines

BEFORE = "__global__ void other(float *a) { a[0] = a[1]; }\n"
HEAD = "__global__ void k(const float *a, float *out, int n)\n{\n    int i = (threadIdx.x * 32) % n;\n"


def count(line: int, index: int = 0, *, array: str = "a", **more: bool) -> MemoryCount:
    values: dict[str, object] = {
        "text": "ld.global.f32", "space": "global", "is_store": False, "width_bytes": 4, "ptx_line": 1, "requests": 8,
        "active_lanes": 256, "distinct_bytes": 1024, "sectors": 32, "wavefronts": 0,
    }  # fmt: skip
    return MemoryCount(index=index, line=line, array=array, **(values | more))  # type: ignore[arg-type]


def kernel(*lines: str) -> str:
    """Return a file whose kernel begins in line 2, its index in line 4 and these lines from line 5 on."""
    return f"{BEFORE}{HEAD}" + "".join(f"    {line}\n" for line in lines) + "}\n"


@pytest.mark.parametrize(
    "lines",
    [
        ("for (int t = 0; t < n; ++t)", "    out[t] = a[i];"),
        ("/* one\ntwo */ for (;;)", "out[i] = a[i]; // a[0] of a comment\n"),
        ("float s = 2.0f * i;", "out[i] = min(s, a[i]) + a[i + 1];"),
        ("#define LOAD a[2]", "a[i] += 1;"),
        ("__shared__ float a[32];", "out[i] = a[i][0];"),
    ],
)
def test_load_at_the_line_of_an_index_is_where_the_source_reads_its_array(lines: tuple[str, ...]) -> None:
    source = kernel(*lines)
    expected = max(number for number, text in enumerate(source.splitlines(), 1) if "a[i" in text)
    memory = [count(4), count(4, 1, is_store=True), count(4, 2, array="out"), count(2, 3, array="")]
    assert lines_of_moved(memory, source, "k") == {0: expected}
    assert [each.line for each in with_lines(memory, {0: expected})] == [expected, 4, 4, 2]


@pytest.mark.parametrize(
    ("line", "lines"),
    [
        (4, ("x = a[i];", "y = a[i];")),  # it may be either
        (4, ("p = a + i;", "x = *p;", "y = a[i];")),  # the array is read by another name, too
        (4, ("a[i] = 1;",)),  # nothing reads it
        (5, ("x = row[i];", "y = a[i];")),  # the line of the table reads something
        (5, ("x = *row;", "y = a[i];")),
        (5, ("x = loaded(i);", "y = a[i];")),
        (5, ("x = p->v;", "y = a[i];")),
        (1, ("y = a[i];",)),  # a line of another function
        (0, ("y = a[i];",)),
    ],
)
def test_line_of_the_table_stays_where_the_source_leaves_a_choice(line: int, lines: tuple[str, ...]) -> None:
    assert lines_of_moved([count(line)], kernel(*lines), "k") == {}


def test_of_two_lines_it_is_the_one_that_no_other_load_has() -> None:
    source = kernel("for (int t = 0; t < n; ++t)", "    x += a[i];", "y = a[t];")
    assert lines_of_moved([count(4, 0), count(7, 1)], source, "k") == {0: 6}


def test_source_without_the_kernel_or_with_two_of_its_name_moves_nothing() -> None:
    source = kernel("y = a[i];")
    assert lines_of_moved([count(4)], source, "k<int>") == {0: 5}
    assert lines_of_moved([count(4)], source, "none") == {}
    assert lines_of_moved([count(4)], source + source, "k") == {}
