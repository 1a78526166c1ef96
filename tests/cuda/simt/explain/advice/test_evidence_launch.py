"""Advice on the launch: the attribute for large shared memory, read from the host code beside the kernel."""

from __future__ import annotations

import pytest

from warplens.cuda.simt.explain.advice.evidence import needs_shared_attribute, refused_shared

LARGE = 64 * 1024
ASKS = "cudaFuncSetAttribute(scale, cudaFuncAttributeMaxDynamicSharedMemorySize, 65536);"


@pytest.mark.parametrize(
    ("host", "kernel", "shared_bytes", "expected"),
    [
        ("scale<<<8, 256, 65536>>>(x);", "scale", LARGE, True),
        ("scale<float, 16><<<8, 256, 65536>>>(x);", "scale<float, 16>", LARGE, True),
        ("ns::scale<<<8, 256, 65536>>>(x);", "ns::scale", LARGE, True),
        (ASKS + " scale<<<8, 256, 65536>>>(x);", "scale", LARGE, False),
        ("\n#define ASK " + ASKS + "\nASK scale<<<8, 256, 65536>>>(x);", "scale", LARGE, False),
        ("// " + ASKS + "\nscale<<<8, 256, 65536>>>(x);", "scale", LARGE, True),
        ("cudaFuncSetAttribute(scale, cudaFuncAttributePreferredSharedMemoryCarveout, 50); scale<<<8, 256>>>(x);",
         "scale", LARGE, True),
        ("scale<<<8, 256>>>(x);", "scale", 48 * 1024, False),
        ("other<<<8, 256, 65536>>>(x);", "scale", LARGE, False),
        ("scale(x); other<<<8, 256, 65536>>>(x);", "scale", LARGE, False),
        ("__global__ void scale(float *x) {}", "scale", LARGE, False),
    ],
    ids=["launch", "template", "namespace", "asks", "asks in a macro",
         "asks in a comment", "other attribute", "default", "other kernel",
         "call", "no host code"],
)  # fmt: skip
def test_attribute_is_needed_where_the_host_code_does_not_ask(
    host: str, kernel: str, shared_bytes: int, expected: bool
) -> None:
    assert needs_shared_attribute(f"void run(float *x) {{ {host} }}", kernel, shared_bytes) is expected


def test_refused_shared_returns_how_much_shared_memory_a_block_takes():
    assert refused_shared("scale", 65536)[:24] == "65,536 B of shared memor"
