"""Where header files come from."""

import re

import pytest

from warplens.cuda.compiler import headers
from warplens.cuda.compiler.compilation import compile_source
from warplens.cuda.compiler.headers import (
    IncludeFolders,
    is_for_hosts,
    is_of_library,
    is_optional_library,
    known_name,
    missing_header,
    missing_sentence,
)
from warplens.cuda.compiler.includes import complete_source
from warplens.cuda.compiler.process import client
from warplens.cuda.compiler.process.client import header_folders, header_versions, readable_folders
from warplens.cuda.ground.errors import CompileError


def test_log_that_misses_no_header_gets_no_sentence():
    assert missing_header('/kernel.cu(1): error: identifier "x" is undefined') == ""


def test_headers_that_are_links_may_lead_anywhere(tmp_path, monkeypatch):
    (tmp_path / "store.h").write_text("")
    (tmp_path / "include" / "cuda").mkdir(parents=True)
    monkeypatch.setattr(client, "header_folders", lambda: (str(tmp_path / "include"),))
    uncached = readable_folders.__wrapped__
    assert uncached() == (str(tmp_path / "include"),)
    (tmp_path / "include" / "cuda" / "store.h").symlink_to(tmp_path / "store.h")
    assert uncached() == ()


INCLUDING = [
    ("cuda_fp16.h", "a[0] = __half2int_rn(__float2half(1.5f));"),
    ("cuda_bf16.h", "a[0] = __bfloat162int_rn(__float2bfloat16(1.5f));"),
    ("cuda_fp8.h", "a[0] = __nv_cvt_float_to_fp8(1.5f, __NV_SATFINITE, __NV_E4M3);"),
    ("cooperative_groups.h", "cooperative_groups::this_thread_block().sync(); a[0] = 1;"),
    ("cuda_pipeline.h", "__pipeline_commit(); a[0] = 1;"),
    ("cuda_fp16.hpp", "a[0] = __half2int_rn(__float2half(1.5f));"),
    ("cuda_bf16.hpp", "a[0] = __bfloat162int_rn(__float2bfloat16(1.5f));"),
    ("cuda_fp8.hpp", "a[0] = __nv_cvt_float_to_fp8(1.5f, __NV_SATFINITE, __NV_E4M3);"),
    ("cooperative_groups/details/partitioning.h", "cooperative_groups::this_thread_block().sync(); a[0] = 1;"),
    ("mma.h", "nvcuda::wmma::fragment<nvcuda::wmma::accumulator, 16, 16, 16, float> f; a[0] = f.num_elements;"),
    ("cub/cub.cuh", "a[0] = cub::WarpReduce<int>(*(cub::WarpReduce<int>::TempStorage *)a).Sum(1);"),
    ("cub/cub.cuh", "cub::ThreadStore<cub::STORE_CG>(a, 1);"),
    ("thrust/sort.h", "a[0] = 1;"),
    ("thrust/sort.h", "thrust::sort(thrust::seq, a, a + 4);"),
    ("thrust/host_vector.h", "a[0] = thrust::make_pair(1, 2).second;"),
    ("cuda/std/array", "a[0] = cuda::std::array<int, 3>{1, 2, 3}[2];"),
    ("cstdio", 'printf("%d\\n", a[0]);'),
    ("cfloat", "a[0] = FLT_MAX > 1e38f;"),
    ("climits", "a[0] = INT_MAX;"),
    ("cstdint", "a[0] = int32_t{1};"),
    ("cmath", "a[0] = int(sqrtf(4.0f));"),
    ("cudaTypedefs.h", "a[0] = 1;"),
    ("channel_descriptor.h", "a[0] = 1;"),
]


@pytest.mark.sample(3)
@pytest.mark.parametrize(("header", "body"), INCLUDING, ids=[f"{header}: {body}" for header, body in INCLUDING])
def test_headers_that_kernels_include_are_there_without_cuda_installed(header, body):
    source = f'#include <{header}>\nextern "C" __global__ void k(int *a) {{ {body} }}'
    assert ".entry k" in compile_source(source, name="k.cu", target="sm_90", entry="k").ptx


def test_part_of_the_library_that_other_headers_of_cuda_include_stays():
    source = (
        "#include <cuda/std/type_traits>\n#include <cooperative_groups.h>\n#include <cooperative_groups/reduce.h>\n"
    )
    source += 'extern "C" __global__ void k(int *a) { cooperative_groups::this_thread_block().sync(); *a = 1; }'
    assert ".entry k" in compile_source(source, name="k.cu", target="sm_90", entry="k").ptx


@pytest.mark.parametrize("name", ["curand_kernel.h", "curand_philox4x32_x.h", "cute/tensor.hpp", "cutlass/array.h"])
def test_header_of_a_wheel_that_is_not_installed_names_the_extra(name, monkeypatch):
    monkeypatch.setattr(headers, "header_folders", lambda: ())
    known_name.cache_clear()
    try:
        source = f"\n#include <{name}>\n"
        complete = complete_source(source, name="k.cu", folders=IncludeFolders())
    finally:
        known_name.cache_clear()
    way = '`pip install "warplens[headers]"` brings it'
    assert complete.absent == (f"line 2 of k.cu includes {name!r}, which is not there; {way}",)


def test_library_without_a_header_for_its_first_one_has_none():
    source = "#include <cuda/std/array>\n"
    complete = complete_source(source, name="k.cu", folders=IncludeFolders())
    assert complete.header_of_library("cute/tensor.hpp") == ""
    assert complete.header_of_library("cuda/std/tuple") == "cuda/std/tuple"


def test_mistake_of_the_user_is_told_before_those_of_the_library(tmp_path):
    (tmp_path / "cute").mkdir()
    (tmp_path / "cute" / "tensor.hpp").write_text("#pragma once\ntemplate <class T> struct Tensor {};\n")
    (tmp_path / "cute" / "copy.hpp").write_text(
        "#pragma once\n__device__ Tensor<int> copied();\n#include <cute/tensor.hpp>\n"
    )
    source = "#include <cute/copy.hpp>\n__global__ void k(int *a) { %s }\n"
    options = ["-I", str(tmp_path)]
    kernel = compile_source(source % "*a = 1;", name="k.cu", target="sm_90", entry="k", options=options)
    assert ".entry" in kernel.ptx
    with pytest.raises(CompileError) as caught:
        compile_source(source % "*a = one;", name="k.cu", target="sm_90", entry="k", options=options)
    assert 'identifier "one" is undefined' in caught.value.log
    assert "copied" not in caught.value.log


def test_cutlass_of_the_user_goes_before_the_wheel(tmp_path, monkeypatch):
    for folder, value in (("wheel", 1), ("own", 2)):
        (tmp_path / folder / "cute").mkdir(parents=True)
        (tmp_path / folder / "cute" / "of_test.hpp").write_text(f"#define VALUE {value}\n")
    monkeypatch.setattr(headers, "header_folders", lambda: (str(tmp_path / "wheel"),))
    known_name.cache_clear()
    try:
        source = '#include "cute/of_test.hpp"\nint value = VALUE;'
        alone = complete_source(source, name="k.cu", folders=IncludeFolders())
        beside = complete_source(source, name="k.cu", folders=IncludeFolders(folders=(str(tmp_path / "own"),)))
    finally:
        known_name.cache_clear()
    assert alone.known == frozenset({"cute/of_test.hpp"})
    assert list(beside.headers.values()) == ["#define VALUE 2\n"]


def test_headers_that_other_packages_put_into_the_folder_of_cuda_13_do_not_count(tmp_path, monkeypatch):
    folder = tmp_path / "nvidia" / "cu13" / "include"
    (folder / "crt").mkdir(parents=True)
    for name in ("cublas_v2.h", "curand_kernel.h", "crt/of_test.h"):
        (folder / name).write_text("#error of CUDA 13\n")
    monkeypatch.setattr(headers, "header_folders", lambda: (str(folder),))
    known_name.cache_clear()
    try:
        source = "#include <cublas_v2.h>\n#include <curand_kernel.h>\n#include <crt/of_test.h>\n"
        complete = complete_source(source, name="k.cu", folders=IncludeFolders())
    finally:
        known_name.cache_clear()
    assert complete.known == frozenset({"crt/of_test.h"})
    assert len(complete.absent) == 1
    assert "curand_kernel.h" in complete.absent[0]


def test_folder_that_all_wheels_of_cuda_13_share_is_searched_last():
    folders = header_folders()
    assert folders[-1].replace("\\", "/").endswith("nvidia/cu13/include")


def test_fingerprint_returns_the_versions_of_the_wheels_with_headers():
    assert re.fullmatch(r"nvidia-cuda-runtime-cu12 12\.9.*, nvidia-cuda-cccl-cu12 .*", header_versions(), re.DOTALL)


def test_missing_sentence_returns_a_sentence_about_a_header_that_is_in_no_folder():
    assert (
        missing_sentence("tile.h", "line 1 of k.cu")
        == "line 1 of k.cu includes 'tile.h', which is not there; name its folder with -I"
    )
    assert re.fullmatch(
        (
            r"line 1 of k\.cu includes .* which is not there; `pip install "
            '"warplens\\[headers\\]"` brings it'
        ),
        missing_sentence("curand_kernel.h", "line 1 of k.cu"),
        re.DOTALL,
    )


def test_is_for_hosts_tells_whether_a_header_has_nothing_that_a_kernel_could_need():
    assert is_for_hosts("iostream")
    assert is_for_hosts("torch/extension.h")
    assert not is_for_hosts("tile.h")


def test_is_optional_library_tells_whether_a_header_is_one_of_cutlass():
    assert is_optional_library("cute/tensor.hpp")
    assert not is_optional_library("cub/cub.cuh")


def test_is_of_library_tells_whether_a_header_for_hosts_belongs_to_a_library_that_may():
    assert is_of_library("ATen/ATen.h")
    assert not is_of_library("sys/time.h")
    assert not is_of_library("vector")
