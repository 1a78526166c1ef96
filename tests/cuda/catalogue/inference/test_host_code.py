"""Forms of host code that public programs have, and what each says of the launch."""

import pytest

from warplens.cuda.catalogue.inference import InferredKernel, inferred_kernels

KERNEL = "__global__ void f(const float *a, float *b, int n) { int i = threadIdx.x; if (i < n) b[i] = a[i]; }"


def inferred(text: str, **headers: str) -> InferredKernel:
    [kernel] = inferred_kernels(text, path="a.cu", headers=headers)
    return kernel


def written(matter: str) -> dict[str, str]:
    """Return the lines of a front matter by their keys, without comments."""
    lines = [line.split("  #")[0].split(" = ", 1) for line in matter.splitlines() if " = " in line]
    return dict(lines)


def launched(host: str, kernel: str = KERNEL) -> dict[str, str]:
    """Return the front matter for `host` as the body of main."""
    return written(inferred(f"{kernel}\nint main(int argc, char **argv) {{ {host} }}").matter)


@pytest.mark.parametrize(
    ("size", "expected"),
    [
        ("t*sizeof(float)+2*r*sizeof(float)", '"4 * t + 8 * r"'),
        ("2*t*sizeof(float)+2*r*sizeof(float) + (2*r+1)*sizeof(float)", '"8 * t + 16 * r + 4"'),
        ("sizeof(int2)*t-4", '"8 * t - 4"'),
        ("4*((t)+(r)*2)", '"4 * t + 8 * r"'),
        ("4*((t)-r*2)", '"4 * t - 8 * r"'),
        ("BYTES(t, r)", '"4 * t + 8 * r"'),
        ("(limits::pad)*t+4", '"4 * t + 4"'),
    ],
)
def test_bytes_without_blanks_are_those_that_the_host_code_asks_for(size: str, expected: str) -> None:
    declared = "struct limits { static constexpr int pad = 4; };\n#define BYTES(x, y) 4*((x)+(y)*2)\n"
    host = (
        f"int t = 128, r = 3; float *a, *b; cudaMalloc(&a, 4 * t); cudaMalloc(&b, 4 * t); f<<<1, t, {size}>>>(a, b, r);"
    )
    assert launched(host, declared + KERNEL)["dynamic_shared"] == expected
