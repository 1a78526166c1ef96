"""The file that a kernel is written in: the kernel file, a header that it includes, one among several."""

from __future__ import annotations

import pytest

from warplens.cuda.compiler.includes import written_in

KERNEL = "namespace tiles {\ntemplate <int N> __global__ void copy(float *a) { a[0] = N; }\n}\n"


@pytest.mark.parametrize(
    ("entry", "name"),
    [("own", "main.cu"), ("tiles::copy<4>", "copy.cuh"), ("deeper", "deep.h"), ("missing", "main.cu")],
)
def test_kernel_is_written_in_the_file_that_defines_it(tmp_path, entry, name):
    (tmp_path / "inner").mkdir()
    (tmp_path / "copy.cuh").write_text('#pragma once\n#include "inner/deep.h"\n' + KERNEL)
    (tmp_path / "inner" / "deep.h").write_text("__global__ void deeper() {}\n// __global__ void copy\n")
    source = '#include "copy.cuh"\n__global__ void own() {}\n// missing\n'
    path = tmp_path / "main.cu"
    path.write_text(source)
    written = written_in(entry, source=source, path=str(path), options=())
    assert written.name == name
    assert written.text == next(tmp_path.rglob(name)).read_text()


def test_header_of_a_folder_of_the_options_is_searched(tmp_path):
    include = tmp_path / "include"
    include.mkdir()
    (include / "copy.cuh").write_text(KERNEL)
    home = tmp_path / "home"
    home.mkdir()
    source, path = '#include "copy.cuh"\n', str(home / "main.cu")
    assert written_in("tiles::copy<4>", source=source, path=path, options=("-I", str(include))).name == "copy.cuh"
    assert written_in("tiles::copy<4>", source=source, path=path, options=()).path == path
