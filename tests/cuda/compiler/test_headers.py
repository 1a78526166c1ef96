"""Where header files come from."""

import pytest

from warplens.cuda.compiler import compile_source, headers
from warplens.cuda.compiler.includes import IncludeFolders, complete_source


def test_log_that_misses_no_header_gets_no_sentence():
    assert headers.missing_header('/kernel.cu(1): error: identifier "x" is undefined') == ""


def test_headers_that_are_links_may_lead_anywhere(tmp_path, monkeypatch):
    (tmp_path / "store.h").write_text("")
    (tmp_path / "include" / "cuda").mkdir(parents=True)
    monkeypatch.setattr(headers, "include_folders", lambda: (str(tmp_path / "include"),))
    uncached = headers.readable_folders.__wrapped__
    assert uncached() == (str(tmp_path / "include"),)
    (tmp_path / "include" / "cuda" / "store.h").symlink_to(tmp_path / "store.h")
    assert uncached() == ()


INCLUDING = [
    ("cuda_fp16.h", "a[0] = __half2int_rn(__float2half(1.5f));"),
    ("cuda_bf16.h", "a[0] = __bfloat162int_rn(__float2bfloat16(1.5f));"),
    ("cuda_fp8.h", "a[0] = __nv_cvt_float_to_fp8(1.5f, __NV_SATFINITE, __NV_E4M3);"),
    ("cooperative_groups.h", "cooperative_groups::this_thread_block().sync(); a[0] = 1;"),
    ("cuda_pipeline.h", "__pipeline_commit(); a[0] = 1;"),
    ("mma.h", "nvcuda::wmma::fragment<nvcuda::wmma::accumulator, 16, 16, 16, float> f; a[0] = f.num_elements;"),
    ("cub/cub.cuh", "a[0] = cub::WarpReduce<int>(*(cub::WarpReduce<int>::TempStorage *)a).Sum(1);"),
    ("thrust/sort.h", "a[0] = 1;"),
    ("cuda/std/array", "a[0] = cuda::std::array<int, 3>{1, 2, 3}[2];"),
    ("cstdio", 'printf("%d\\n", a[0]);'),
    ("cfloat", "a[0] = FLT_MAX > 1e38f;"),
    ("climits", "a[0] = INT_MAX;"),
    ("cstdint", "a[0] = int32_t{1};"),
    ("cmath", "a[0] = int(sqrtf(4.0f));"),
    ("cudaTypedefs.h", "a[0] = 1;"),
    ("channel_descriptor.h", "a[0] = 1;"),
]


@pytest.mark.parametrize(("header", "body"), INCLUDING, ids=[header for header, _ in INCLUDING])
def test_headers_that_kernels_include_are_there_without_cuda_installed(header, body):
    source = f'#include <{header}>\nextern "C" __global__ void k(int *a) {{ {body} }}'
    assert ".entry k" in compile_source(source, name="k.cu", target="sm_90", entry="k").ptx


def test_part_of_the_library_that_other_headers_of_cuda_include_stays():
    source = (
        "#include <cuda/std/type_traits>\n#include <cooperative_groups.h>\n#include <cooperative_groups/reduce.h>\n"
    )
    source += 'extern "C" __global__ void k(int *a) { cooperative_groups::this_thread_block().sync(); *a = 1; }'
    assert ".entry k" in compile_source(source, name="k.cu", target="sm_90", entry="k").ptx


def test_cutlass_of_the_user_goes_before_the_wheel(tmp_path, monkeypatch):
    for folder, value in (("wheel", 1), ("own", 2)):
        (tmp_path / folder / "cute").mkdir(parents=True)
        (tmp_path / folder / "cute" / "of_test.hpp").write_text(f"#define VALUE {value}\n")
    monkeypatch.setattr(headers, "include_folders", lambda: (str(tmp_path / "wheel"),))
    headers.known_name.cache_clear()
    try:
        source = '#include "cute/of_test.hpp"\nint value = VALUE;'
        alone = complete_source(source, name="k.cu", folders=IncludeFolders())
        beside = complete_source(source, name="k.cu", folders=IncludeFolders(folders=(str(tmp_path / "own"),)))
    finally:
        headers.known_name.cache_clear()
    assert alone.known == frozenset({"cute/of_test.hpp"})
    assert list(beside.headers.values()) == ["#define VALUE 2\n"]
