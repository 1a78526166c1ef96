"""Kernels allocate and give back memory of the heap, and may touch nothing else of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from warplens.cuda.ground.errors import KernelFault
from warplens.cuda.simt.program.blocks import HEAP_LIMIT_BYTES

Launcher = Callable[..., Any]

NOT_LIVE = ", where no live allocation begins"
KERNEL = 'extern "C" __global__ void k'
LISTS = (
    """struct Node { int value; Node* next; };
"""
    + KERNEL
    + """(int* o) {
    int i = threadIdx.x + blockIdx.x * blockDim.x;
    Node* head = 0;
    for (int k = 0; k < 3; k++) { Node* node = new Node; node->value = i + k; node->next = head; head = node; }
    int sum = 0;
    while (head) { Node* next = head->next; sum += head->value; delete head; head = next; }
    o[i] = sum;
}"""
)
CHANGING = (
    KERNEL
    + """(int* o, int rounds) {
    unsigned seed = threadIdx.x * 2654435761u + 1;
    unsigned char* kept[4] = {0};
    int sizes[4] = {0}, wrong = 0, none = 0;
    for (int round = 0; round < rounds; round++) {
        seed = seed * 1664525u + 1013904223u;
        int slot = seed >> 30, size = (seed >> 8) % 3000 + 1;
        unsigned char mark = threadIdx.x * 4 + slot;
        if (kept[slot]) {
            wrong += kept[slot][0] != mark || kept[slot][sizes[slot] - 1] != mark;
            free(kept[slot]);
        }
        kept[slot] = (unsigned char*)malloc(size);
        sizes[slot] = size;
        if (!kept[slot]) { none++; continue; }
        wrong += (size_t)kept[slot] % 16 != 0;
        kept[slot][0] = kept[slot][size - 1] = mark;
    }
    for (int slot = 0; slot < 4; slot++) free(kept[slot]);
    o[threadIdx.x] = wrong;
    o[threadIdx.x + blockDim.x] = none;
    if (threadIdx.x == 0) {  // all is free again, and one piece
        void* whole = malloc(HEAP - 16);
        o[2 * blockDim.x] = whole != 0;
        free(whole);
    }
}"""
)


def ints(count: int) -> np.ndarray:
    return np.full(count, -1, np.int32)


def test_lists_of_each_thread(launch: Launcher) -> None:
    _, (o,) = launch(LISTS, ints(256), block=64, grid=4)
    assert o.tolist() == [3 * i + 3 for i in range(256)]


def test_allocations_never_overlap_and_join_when_they_are_free(launch: Launcher) -> None:
    _, (o, _) = launch(CHANGING, ints(129), 50, block=64, defines={"HEAP": HEAP_LIMIT_BYTES})
    assert o.tolist() == [0] * 128 + [1]


def test_full_heap_gives_null_until_memory_is_given_back(launch: Launcher) -> None:
    source = (
        KERNEL
        + """(int* o) {
    void* kept[9];
    for (int i = 0; i < 9; i++) { kept[i] = malloc(1 << 20); o[i] = kept[i] != 0; }
    free(kept[3]);
    void* again = malloc(1 << 20);
    o[9] = again == kept[3];
    o[10] = malloc(1 << 20) != 0;
    o[11] = malloc(9 << 20) != 0;
    o[12] = malloc(0) != 0;
    free(0);
}"""
    )
    _, (o,) = launch(source, ints(13), block=1)
    assert o.tolist() == [1] * 7 + [0] * 2 + [1, 0, 0, 1]  # the last one as an H200 has it


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ("int* p = new int[5]; p[*o + 6] = 3;", "stores 4 bytes at byte 20 of an allocation of 20 bytes of the heap"),
        ("char* p = new char[21]; o[1] = p[*o + 22];",
         "loads 1 byte at byte 21 of an allocation of 21 bytes of the heap"),
        ("int* p = new int[5]; p[*o] = 3;", "stores 4 bytes 4 bytes in front of an allocation of 20 bytes of the heap"),
        ("int* p = new int[5]; delete[] p; o[1] = p[*o + 2];",
         "loads 4 bytes at byte 4 of an allocation of 20 bytes of the heap that was freed"),
        ("int* p = new int[5]; atomicAdd(p + *o + 6, 1);",
         "updates 4 bytes at byte 20 of an allocation of 20 bytes of the heap"),
        ("char* p = (char*)malloc(8); *(int*)(p + *o + 3) = 1;",
         "stores 4 bytes at byte 2 of an allocation of 8 bytes of the heap or is misaligned"),
        ("int* p = new int[5]; delete[] p; delete[] p;",
         "frees an address at byte 0 of an allocation of 20 bytes of the heap that was freed" + NOT_LIVE),
        ("int* p = new int[5]; free(p + 1);",
         "frees an address at byte 4 of an allocation of 20 bytes of the heap" + NOT_LIVE),
        ("free(o);", "frees an address outside of the heap" + NOT_LIVE),
    ],
)  # fmt: skip
def test_faults_name_the_allocation(launch: Launcher, body: str, sentence: str) -> None:
    with pytest.raises(KernelFault) as caught:
        launch(f"{KERNEL}(volatile int* o) {{ {body} }}".replace("free(o)", "free((void*)o)"), ints(4), block=1)
    text = str(caught.value)
    assert text.startswith("block=(0,0,0) thread=(0,0,0) k.cu:1: `")
    assert text.endswith(f": {sentence}")
