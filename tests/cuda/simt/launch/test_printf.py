"""What a kernel prints and asserts appears as on a GPU."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from warplens.cuda.ground.errors import InstructionLimitError, KernelFault
from warplens.cuda.simt.launch.printf import PRINTED_BYTES

Launcher = Callable[..., Any]

KERNEL = 'extern "C" __global__ void k'


def ints(count: int = 64) -> np.ndarray:
    return np.zeros(count, np.int32)


def test_every_kind_of_argument_is_printed(launch: Launcher) -> None:
    source = (
        KERNEL
        + """(int* o, float x) {
    if (threadIdx.x == 3)
        printf("%d %u %x %c %s %5.2f %e %g %lld %llu|%-4d|%p%%\\n", -threadIdx.x, 7u, 255, 'c', "text", x, 12345.678,
               0.5, -(1ll << 40), ~0ull, 42, (void*)0);
}"""
    )
    counts, _ = launch(source, ints(), 2.5, block=32)
    assert counts.printed == ("-3 7 ff c text  2.50 1.234568e+04 0.5 -1099511627776 18446744073709551615|42  |(nil)%\n")


def test_lanes_print_in_order_and_warps_and_blocks_as_they_run(launch: Launcher) -> None:
    source = (
        KERNEL
        + """(int* o) {
    if (threadIdx.x % 16 == 5) printf("%d.%d ", blockIdx.x, threadIdx.x);
    __syncthreads();
    if (threadIdx.x % 32 == 0) printf("then %d.%d ", blockIdx.x, threadIdx.x);
}"""
    )
    counts, _ = launch(source, ints(), block=64, grid=2)
    blocks = [[f"{b}.{t}" for t in (5, 21, 37, 53)] + [f"then {b}.{t}" for t in (0, 32)] for b in range(2)]
    assert counts.printed == "".join(f"{word} " for block in blocks for word in block)


def test_strings_and_formats_that_lanes_choose(launch: Launcher) -> None:
    source = (
        KERNEL
        + """(int* o) {
    char local[4] = {'a', 'b', (char)('0' + threadIdx.x), 0};
    __shared__ char shared[8];
    for (int i = 0; i < 7; i++) shared[i] = "letters"[i];
    shared[7] = 0;
    __syncthreads();
    const char* s = threadIdx.x == 0 ? "global" : threadIdx.x == 1 ? local : shared;
    o[threadIdx.x] = printf(threadIdx.x & 1 ? "<%s>\\n" : "[%s %d]\\n", s, threadIdx.x);
}"""
    )
    counts, (o,) = launch(source, ints(3), block=3)
    assert counts.printed == "[global 0]\n<ab1>\n[letters 2]\n"
    assert o.tolist() == [2, 1, 2]


def test_text_beyond_the_limit_is_only_counted(launch: Launcher) -> None:
    source = (
        KERNEL
        + """(int* o, int n) {
    for (int i = 0; i < n; i++) printf("%070d%d\\n", 0, i);
}"""
    )
    counts, _ = launch(source, ints(), 600, block=32)
    *lines, last = counts.printed.splitlines()
    kept = sum(len(line) + 1 for line in lines)
    assert PRINTED_BYTES < kept < PRINTED_BYTES + 32 * 80
    assert last == f"... and {600 * 32 - len(lines):,} more calls of printf: only 1,048,576 bytes of text are kept"


def test_text_of_one_call_is_cut_at_the_length_that_is_kept(launch: Launcher) -> None:
    counts, _ = launch(KERNEL + '(int* o) { printf("%d%2000000000d%d", 5, 1, 2); printf("no"); }', ints(), block=2)
    first, last = counts.printed.splitlines()
    assert first == "5" + " " * (PRINTED_BYTES - 1)
    assert last == ("... and the rest of a call of printf and 3 more calls: only 1,048,576 bytes of text are kept")


def test_string_without_an_end_in_a_large_array_is_read_as_far_as_it_is_kept(launch: Launcher) -> None:
    letters = np.full(3 << 20, ord("a"), np.uint8)
    source = KERNEL + '(char* letters) { printf(letters); printf("%.3s", letters); }'
    counts, _ = launch(source, letters, block=1)
    assert (
        counts.printed == "a" * PRINTED_BYTES + "\n... and the rest of a call of printf and 1 more calls: "
        "only 1,048,576 bytes of text are kept\n"
    )


def test_endless_loop_of_printf_reaches_the_instruction_limit(prepared: Launcher) -> None:
    ready, _ = prepared(KERNEL + '(int* o) { for (;;) printf("%s", ""); }', ints(), block=32, limit=10_000)
    with pytest.raises(InstructionLimitError) as caught:
        ready.run()
    assert str(caught.value) == (
        "block=(0,0,0) k.cu: the block did not end within the limit of 10,000 warp instructions: an endless loop, or a "
        "kernel that needs a larger limit"
    )


def test_argument_outside_all_memory_is_a_fault_and_what_came_before_is_kept(prepared: Launcher) -> None:
    source = (
        KERNEL
        + """(int* o, int n) {
    printf("first\\n");
    printf("%s\\n", threadIdx.x == 9 ? (const char*)(size_t)n : "fine");
}"""
    )
    ready, _ = prepared(source, ints(), 100, block=32)
    with pytest.raises(KernelFault) as caught:
        ready.run()
    assert "thread=(9,0,0) k.cu:3: `call.uni" in str(caught.value)
    assert str(caught.value).endswith("the format or an argument of printf lies in no memory of the launch")
    assert ready.printed == "first\n" * 32 + "fine\n" * 9


def test_failed_assertion_names_expression_and_function(launch: Launcher) -> None:
    source = "#include <assert.h>\n" + KERNEL + "(int* o, int n) {\n    assert(threadIdx.x + n < 20);\n    o[0] = 1;\n}"
    with pytest.raises(KernelFault) as caught:
        launch(source, ints(), 3, block=64, grid=2)
    assert str(caught.value).startswith("block=(0,0,0) thread=(17,0,0) k.cu:3: `call.uni __assertfail")
    assert str(caught.value).endswith("assertion `threadIdx.x + n < 20` failed in void k(int *, int)")


def test_assertion_that_holds_changes_nothing(launch: Launcher) -> None:
    source = "#include <assert.h>\n" + KERNEL + "(int* o, int n) { assert(n == 3); o[threadIdx.x] = n; }"
    _, (o, _) = launch(source, ints(), 3, block=64)
    assert (o == 3).all()
