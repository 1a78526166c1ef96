"""That the comparison of whole kernels sees what it must see, and that its parts give what others rely on.

The rule: each kind of difference is made on purpose, by a text that means something else in one form.
"""

from __future__ import annotations

import random
import sys
from dataclasses import replace
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parent))

from cpp_judging import CALLED, OTHERS, WholeKernel, judged, kind_of, shortened
from cpp_module import HEAD, START, Source, written_source
from cpp_twin import arrays_of, compiler, stream_of, twin_results
from registry import Ending
from write_kernels import write_kernels

STORES = "".join(f"    PUT({place}, x + {place}u);\n" for place in range(7))
LINES = "\n".join(f"    {line}" for line in START)
TEXT = f"FN unsigned f(unsigned x) {{\nBODY}}\n{HEAD}\n{LINES}\n    unsigned x = f(in[t] | 1);\nMORE{STORES}}}\n"
needs_twin = pytest.mark.skipif(not compiler(), reason="there is no g++")


def kernel(body: str = "    return x * 3u;\n", more: str = "") -> Source:
    """Return a small kernel with a body for its function, and more lines."""
    return Source(text=TEXT.replace("BODY", body).replace("MORE", more), block=(32, 1, 1), grid=(2, 1, 1), dynamic=0)


def test_right_kernel_is_right_in_all_forms() -> None:
    for other in (OTHERS[0], CALLED):
        assert judged(kernel(), other, 1).ending is Ending.RIGHT


@needs_twin
def test_result_of_one_form_that_differs_is_named_with_its_word() -> None:
    outcome = judged(kernel("#ifdef INLINED\n    return 1;\n#else\n    return 2;\n#endif\n"), CALLED, 1)
    assert (outcome.ending, outcome.detail) == (Ending.ESCAPE, "inlined: out[0] (thread 0, word 0) is 0x1, by g++ 0x2")


@needs_twin
def test_result_that_only_the_twin_has_otherwise_is_found() -> None:
    outcome = judged(kernel("#ifdef __CUDA_ARCH__\n    return 1;\n#else\n    return 2;\n#endif\n"), CALLED, 1)
    assert outcome.detail == "inlined: out[0] (thread 0, word 0) is 0x1, by g++ 0x2"


def test_counts_that_depend_on_inlining_are_found() -> None:
    more = "#ifndef INLINED\n    __syncthreads();\n#endif\n"
    outcome = judged(kernel(more=more), CALLED, 1)
    assert outcome.ending is Ending.ESCAPE
    assert outcome.detail.startswith("called: counts are Counted(stores=(14, 448), updates=0, barriers=2), and")


def test_store_of_a_part_of_the_warp_is_a_request_too_many() -> None:
    outcome = judged(kernel(more="    if (t & 1) PUT(9, 5u);\n"), CALLED, 1)
    assert outcome.detail == "inlined: requests and lanes of the last stores are (16, 480), not (14, 448)"


@needs_twin
def test_threads_that_wait_for_ever_end_the_twin() -> None:
    with pytest.raises(RuntimeError, match="ended with 3"):
        twin_results(kernel(more="    if (t) __syncthreads();\n"), arrays_of(kernel(), 1), 1)


@needs_twin
def test_kernel_that_escapes_loses_the_lines_that_do_not_matter() -> None:
    body = "#ifdef INLINED\n    return 1;\n#else\n    return 2;\n#endif\n"
    whole = kernel(body, more="    unsigned y = 5;\n    y += x;\n    x ^= y;\n")
    left = shortened(whole, CALLED, 1, kind_of(judged(whole, CALLED, 1).detail)).text
    assert "x ^= y;" in whole.text
    assert "x ^= y;" not in left
    assert "unsigned y" not in left
    assert "return 2;" in left


def test_every_kind_of_function_and_family_is_written() -> None:
    texts = "".join(written_source(random.Random(seed)).text for seed in range(300))
    for words in ("depth - 1", "STEPS[number]", "virtual", "twice([&]", "joined_S", "tex2Dgather", "surf2Dwrite",
                  "atomicCAS", "__match_any_sync", "copy_async<16>", "turned_matrices", "half_mma",
                  "double_mma", "half_fma",
                  "uint4", "switch", "__syncthreads_or", "_back(", "unsigned& u"):  # fmt: skip
        assert words in texts, words


@needs_twin
def test_kernels_for_a_gpu_have_their_launches_and_results(tmp_path: Path) -> None:
    write_kernels(1, tmp_path, "test")
    names = {path.name for path in tmp_path.iterdir()}
    assert names == {"device.h", "gpu_main.h", "run_on_gpu.sh", "k00000.cu", "k00000.launch", "k00000.expected"}
    text = (tmp_path / "k00000.cu").read_text(encoding="utf-8")
    assert text.startswith("// whole-kernels:test:0\n")
    assert text.endswith('#include "gpu_main.h"\n')


def test_launch_of_another_seed_has_other_contents() -> None:
    source = kernel()
    first, second = (stream_of(source, arrays_of(source, seed), seed) for seed in (1, 2))
    assert len(first) == len(second)
    assert first != second


def test_source_of_a_case_names_its_launch() -> None:
    case = WholeKernel(replace(kernel(), grid=(3, 1, 1)), OTHERS[0], 7)
    assert case.source.startswith(
        "// block=(32, 1, 1) grid=(3, 1, 1) dynamic=0 seed=7 forms=inlined, called, called, not opt"
    )
