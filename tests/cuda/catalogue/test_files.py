"""The kernels of a `.cu` as it lies: what can be run, and a sentence on each that cannot."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from warplens.cuda.catalogue.assumptions import Overrides
from warplens.cuda.catalogue.files import (
    ChosenKernels,
    FileKernels,
    inferred_front_matters,
    kernels_of_file,
    plain_name,
    with_front_matter,
)
from warplens.cuda.catalogue.search import select
from warplens.cuda.ground.errors import InputError, KernelFileError, UnknownNameError

SOURCE = """#include <cstdio>
#include "sizes.h"

template <int TILE> __global__ void scale(float *data, int n)
{
    int i = blockIdx.x * TILE + threadIdx.x;
    if (i < n)
        data[i] *= 2;
}

__global__ void gather(float **rows) { rows[0][threadIdx.x] = 1; }

int main()
{
    float *data;
    cudaMalloc(&data, SIZE * sizeof(float));
    scale<64><<<SIZE / 64, 64>>>(data, SIZE);
    scale<32><<<SIZE / 32, 32>>>(data, SIZE);
    printf("done\\n");
}
"""
OWN = '/* warplens\nentry = "k"\nblock = [32]\ngrid = [1]\nargs = []\n*/\n__global__ void k() {}\n'


@pytest.fixture
def path(tmp_path: Path) -> Path:
    (tmp_path / "sizes.h").write_text("#define SIZE 256\n")
    path = tmp_path / "mine.cu"
    path.write_text(SOURCE)
    return path


def names(content: FileKernels) -> tuple[list[str], list[str]]:
    return [kernel.name for kernel in content.kernels], [kernel.entry for kernel in content.refused]


def test_each_instance_that_the_host_code_launches_is_a_kernel(path: Path) -> None:
    content = kernels_of_file(path)
    assert names(content) == (["scale<64>", "scale<32>"], ["gather"])
    workloads = [kernel.workload({"SIZE": 256}, {}) for kernel in content.kernels]
    assert [(workload.grid, workload.block) for workload in workloads] == [
        ((4, 1, 1), (64, 1, 1)),
        ((8, 1, 1), (32, 1, 1)),
    ]
    assert [workload.arrays[0].shape for workload in workloads] == [(256,), (256,)]
    assert [kernel.family for kernel in content.kernels] == ["mine", "mine"]


@pytest.mark.parametrize(
    ("entry", "expected"),
    [
        ("scale", (["scale<64>", "scale<32>"], [])),
        ("scale< 32 >", (["scale<32>"], [])),
        ("gather", ([], ["gather"])),
    ],
)
def test_entry_chooses_an_instance_or_all_of_a_template(
    path: Path, entry: str, expected: tuple[list[str], list[str]]
) -> None:
    assert names(kernels_of_file(path, entry)) == expected


def test_entry_that_is_not_there_is_refused_with_those_that_are(path: Path) -> None:
    with pytest.raises(UnknownNameError) as caught:
        kernels_of_file(path, "scal")
    assert str(caught.value) == (
        f"no kernel of {path} is named 'scal'; did you mean 'scale<64>'? (known: gather, scale<32>, scale<64>)"
    )


def test_overrides_replace_what_was_inferred(path: Path) -> None:
    content = kernels_of_file(path, "scale<64>", Overrides(block=("128",), grid=("2", "3"), dynamic_shared="64"))
    workload = content.kernels[0].workload({"SIZE": 256}, {})
    assert (workload.grid, workload.block, workload.dynamic_shared_bytes) == ((2, 3, 1), (128, 1, 1), 64)


def test_file_with_front_matter_takes_no_overrides(tmp_path: Path) -> None:
    path = tmp_path / "own.cu"
    path.write_text(OWN)
    with pytest.raises(InputError) as caught:
        kernels_of_file(path, overrides=Overrides(block=("64",), include_folders=("inc",), defines=("N",)))
    assert str(caught.value) == (
        f"{path} has front matter, which says how it is launched: change it there, without --block and -I and -D"
    )


LEFT_OUT = """__global__ void a(float *x) { x[threadIdx.x] = 1; }
#if defined(WIDE)
__global__ void b(float *x) { x[threadIdx.x] = 2; }
#else
#ifndef NARROW
#define NARROW
#else
__global__ void c(float *x) { x[threadIdx.x] = 3; }
#endif
#endif
int main() { float *x; cudaMalloc(&x, 128); a<<<1, 32>>>(x); }
"""


def test_kernel_that_an_if_leaves_out_is_named_with_the_if(tmp_path: Path) -> None:
    path = tmp_path / "mine.cu"
    path.write_text(LEFT_OUT.replace("#ifndef", "#define NARROW\n#ifndef"))
    content = kernels_of_file(path)
    way = "leaves it out; a -D for its macro, or an #undef in the file, switches it on"
    assert [(kernel.message, kernel.is_left_out) for kernel in content.refused] == [
        (f"b of {path}, line 3: `#if defined(WIDE)` in line 2 {way}", True)
    ]
    assert names(content) == (["a", "c"], ["b"])
    path.write_text(LEFT_OUT)
    assert kernels_of_file(path).refused[1].message == f"c of {path}, line 8: `#else of #ifndef NARROW` in line 7 {way}"
    assert [kernel.name for kernel in select([str(path)])] == ["a"]
    with pytest.raises(KernelFileError, match="`#if defined\\(WIDE\\)` in line 2 leaves it out"):
        select([f"{path}::b"])


def test_file_with_no_other_kernel_says_which_if_leaves_it_out(tmp_path: Path) -> None:
    path = tmp_path / "mine.cu"
    path.write_text("#ifdef WIDE\n__global__ void b(float *x) { }\n#endif\n")
    with pytest.raises(KernelFileError, match="`#ifdef WIDE` in line 1 leaves it out; a -D for its macro"):
        select([str(path)])


def test_macro_that_the_user_defines_counts_for_launch_and_compiler(tmp_path: Path) -> None:
    path = tmp_path / "mine.cu"
    path.write_text(
        "#ifdef WIDE\n__global__ void b(float *x) { x[threadIdx.x] = 2; }\n"
        "int main() { float *x; cudaMalloc(&x, 4 * SIDE); b<<<1, SIDE>>>(x); }\n#endif\n"
    )
    [kernel] = kernels_of_file(path, overrides=Overrides(defines=("WIDE", "SIDE=64"))).kernels
    workload = kernel.workload({"SIDE": 64}, {})
    assert (kernel.name, workload.block, workload.arrays[0].shape) == ("b", (64, 1, 1), (64,))
    assert kernel.options == ("-DWIDE", "-DSIDE=64")


def test_folder_with_a_header_of_the_project_is_named_and_said(tmp_path: Path) -> None:
    (tmp_path / ".git").mkdir()
    (tmp_path / "src").mkdir()
    (tmp_path / "include").mkdir()
    (tmp_path / "include" / "sizes.h").write_text("#define LENGTH 96\n")
    path = tmp_path / "src" / "k.cu"
    path.write_text(
        '#include "sizes.h"\n__global__ void k(float *a) { a[threadIdx.x] = LENGTH; }\n'
        "int main() { float *a; cudaMalloc(&a, LENGTH * sizeof(float)); k<<<1, LENGTH>>>(a); }\n"
    )
    [kernel] = kernels_of_file(path).kernels
    assert kernel.options == ("-I../include",)
    assert "sizes.h from ../include: -I names another folder" in kernel.assumed
    assert kernel.workload({}, {}).block == (96, 1, 1)
    [own] = kernels_of_file(path, overrides=Overrides(include_folders=(str(tmp_path / "include"),))).kernels
    assert not any("sizes.h" in sentence for sentence in own.assumed)


@pytest.mark.parametrize(
    "text",
    [
        "__global__ void k(float *a) {\n  int i = TODO // the index\n  if (i < 4)\n    TODO\n}\n",
        "__global__ void k(float*a){a[0]=1\n",
        "__global__ void k(float *a, int n\n{\n    a[0] = n;\n}\nint main() { k<<<1, 1>>>(0, 1); }\n",
        "__global__ void k(float *a",
    ],
    ids=["unknown words", "brace", "parenthesis", "cut off"],
)
def test_kernel_that_cannot_be_read_is_there_for_the_compiler_to_say_why(tmp_path: Path, text: str) -> None:
    path = tmp_path / "mine.cu"
    path.write_text(text)
    content = kernels_of_file(path, overrides=Overrides(defines=("A=1",)))
    assert [(kernel.name, kernel.assumed, kernel.options) for kernel in content.kernels] == [
        ("k", ("line 1: the text of the kernel cannot be read as C++",), ("-DA=1",))
    ]
    assert content.refused == ()


def test_file_without_kernels_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "host.cu"
    path.write_text("int main() { return 0; }")
    with pytest.raises(KernelFileError, match="has no __global__ function and no front matter"):
        kernels_of_file(path)


def test_names_are_compared_without_spaces_that_mean_nothing() -> None:
    assert plain_name(" a::k< 16,\tunsigned  int > ") == "a::k<16,unsigned int>"


def test_chosen_kernels_are_read_with_what_the_user_says_of_them(path: Path) -> None:
    overrides = Overrides(values={"scale<64>": {"problem.SIZE": "[512]"}})
    content = ChosenKernels(path=str(path), entries=("scale<64>", "gone"), overrides=overrides).read()
    assert [(kernel.name, kernel.problem) for kernel in content.kernels] == [("scale<64>", {"SIZE": (512,)})]
    assert [kernel.message for kernel in content.refused] == [f"{path} has no kernel gone now"]


def test_chosen_kernel_of_a_file_that_got_front_matter_is_read_as_the_file_says(tmp_path: Path) -> None:
    path = tmp_path / "own.cu"
    path.write_text(OWN)
    chosen = ChosenKernels(path=str(path), entries=("k",), overrides=Overrides(values={"k": {"block": '["7"]'}}))
    assert names(chosen.read()) == (["k"], [])
    assert chosen.read().kernels[0].workload({}, {}).block == (32, 1, 1)


TILED = """#define TILE 32
__global__ void transpose(const float *in, float *out, int n)
{
    __shared__ float tile[TILE][TILE];
    int x = blockIdx.x * TILE + threadIdx.x, y = blockIdx.y * TILE + threadIdx.y;
    tile[threadIdx.y][threadIdx.x] = in[y * n + x];
    __syncthreads();
    out[y * n + x] = tile[threadIdx.x][threadIdx.y];
}
int main()
{
    int n = 256;
    float *in, *out;
    cudaMalloc(&in, n * n * 4);
    cudaMalloc(&out, n * n * 4);
    dim3 block(TILE, TILE), grid((n + TILE - 1) / TILE, (n + TILE - 1) / TILE);
    transpose<<<grid, block>>>(in, out, n);
}
"""


@pytest.mark.parametrize(
    "definition",
    ["#define TILE 32", "constexpr int TILE = 32;", '#include "sizes.h"', "#ifndef TILE\n#define TILE 32\n#endif"],
    ids=["macro", "constant", "header", "guarded macro"],
)
def test_macro_takes_the_place_of_a_number_of_the_file_as_an_axis(tmp_path: Path, definition: str) -> None:
    path = tmp_path / "mine.cu"
    path.write_text(TILED.replace("#define TILE 32", definition))
    (tmp_path / "sizes.h").write_text("#define TILE 32\n")
    [kernel] = kernels_of_file(path, overrides=Overrides(defines=("TILE=8,16", "FAST"))).kernels
    assert (kernel.tune, kernel.options) == ({"TILE": (8, 16)}, ("-DFAST",))
    for tile in (8, 16):
        workload = kernel.workload({"n": 256}, {"TILE": tile})
        assert (workload.block, workload.grid) == ((tile, tile, 1), (256 // tile, 256 // tile, 1))
        assert workload.defines == {"TILE": tile}


def test_macro_takes_the_place_of_one_of_device_code_alone(tmp_path: Path) -> None:
    path = tmp_path / "mine.cu"
    path.write_text(TILED.replace("dim3 block(TILE, TILE), grid((n + TILE - 1) / TILE, (n + TILE - 1) / TILE);",
                                  "dim3 block(8, 8), grid(n / 8, n / 8);"))  # fmt: skip
    [kernel] = kernels_of_file(path, overrides=Overrides(defines=("TILE=8,16",))).kernels
    assert (kernel.tune, kernel.options) == ({"TILE": (8, 16)}, ())


def test_macro_that_is_no_number_stays_an_option(tmp_path: Path) -> None:
    path = tmp_path / "mine.cu"
    path.write_text(TILED.replace("#define TILE 32", "#define TILE 32\n#define real float"))
    [kernel] = kernels_of_file(path, overrides=Overrides(defines=("real=double",))).kernels
    assert (kernel.tune, kernel.options) == ({}, ("-Dreal=double",))


def test_front_matter_is_not_written_with_a_macro_that_the_file_defines(tmp_path: Path) -> None:
    path = tmp_path / "mine.cu"
    path.write_text(TILED)
    message = (
        f"line 1 of {path} defines TILE, which a front matter does not change: change it there, without -D TILE, or "
        "put it between #ifndef TILE and #endif"
    )
    with pytest.raises(InputError, match=f"^{re.escape(message)}$"):
        with_front_matter(path, Overrides(defines=("TILE=8",)))


def test_front_matter_is_not_written_for_a_kernel_that_cannot_be_read(tmp_path: Path) -> None:
    path = tmp_path / "mine.cu"
    path.write_text("__global__ void k(float*a){a[0]=1\n")
    [matter] = inferred_front_matters(path, path.read_text(), Overrides())
    assert (matter.entry, matter.refusal, matter.line) == ("k", "", 1)
    message = f"k of {path}, line 1: the text of the kernel cannot be read as C++: `warplens run` says what is wrong"
    with pytest.raises(InputError, match=f"^{re.escape(message)}$"):
        with_front_matter(path)
