"""Sources that a program holds as text: their lines, parameters, and the macros that the program chose."""

from __future__ import annotations

import math
from pathlib import Path

from warplens.cuda.capture.value import Place
from warplens.cuda.record.kernels import parameter_names, source_text
from warplens.cuda.record.session import Moment

KERNEL = "#define WIDTH 4\n__global__ void k(float *x, int n) { x[n] = block_size_x * WIDTH; }\n"


def script_with(text: str, tmp_path: Path) -> Place:
    path = tmp_path / "script.py"
    path.write_text(f'import x\n\nsource = """{text}"""\n', encoding="utf-8")
    return Place(file=str(path), line=9)


def test_source_that_stands_in_the_program_has_its_line_and_no_macros(tmp_path) -> None:
    made = source_text(KERNEL, script_with(KERNEL, tmp_path))
    assert (made.line, made.macros, made.text) == (3, (), f"#line 3\n{KERNEL}")


def test_macros_before_the_source_are_choices_but_facts_and_extents_that_are_not_named(tmp_path) -> None:
    before = "#define grid_size_x 7\n#define block_size_x 128\n#define block_size_y 1\n#define kernel_tuner 1\n"
    before += "#define scale 1.5\nconstexpr int loop_unroll_factor_k = 4;\n#line 1\n"
    made = source_text(before + KERNEL, script_with(KERNEL, tmp_path))
    assert made.macros == (("block_size_x", "128"), ("loop_unroll_factor_k", "4"))
    assert (made.line, made.shown) == (3, f"#line 3\n{KERNEL}")
    assert made.text == before.removesuffix("#line 1\n") + made.shown


def test_options_with_whole_numbers_are_choices(tmp_path) -> None:
    options = ["-DTILE=16", "-D", "ROWS=8", "--define-macro=N=4", "-DREAL=float", "-DFLAG=1", "-lineinfo"]
    made = source_text(KERNEL, script_with(KERNEL, tmp_path), options)
    assert made.macros == (("TILE", "16"), ("ROWS", "8"), ("N", "4"))


def test_names_of_two_kernels_of_one_name_are_not_known() -> None:
    assert parameter_names(KERNEL, "k") == ("x", "n")
    assert parameter_names(KERNEL + "__global__ void k(int m) {}", "k") == ()
    assert parameter_names(KERNEL, "other") == ()


def test_time_between_moments_is_that_of_the_launches_or_no_number() -> None:
    start = Moment(launches=1, time_ns=10.0, untimed=1)
    assert start.ns_until(Moment(launches=2, time_ns=15.0, untimed=1)) == 5
    assert math.isnan(start.ns_until(Moment(launches=2, time_ns=10.0, untimed=2)))
    assert math.isnan(start.ns_until(start))


def test_words_and_fractions_that_the_source_names_are_choices_as_they_stand(tmp_path) -> None:
    source = "#define T float4\n#define HOST_ONLY word\n#line 1\n__global__ void k(T *a) { a[N].x = ALPHA; }"
    made = source_text(source, Place(file=str(tmp_path / "none.py"), line=1), ["-DALPHA=0.5", "-DN=4", "-DF=g(1)"])
    assert made.macros == (("T", "float4"), ("ALPHA", "0.5"), ("N", "4"))
