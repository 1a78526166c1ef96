"""What host code asks of its device, which is the GPU that it is read for."""

import pytest

from warplens.cuda.catalogue.inference import inferred_kernels

KERNEL = "__global__ void f(float *a, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) a[i] = i; }\n"
ALLOCATE = "int n = 100000; float *a; cudaMalloc(&a, 4 * n); "
PROPERTIES = "cudaDeviceProp prop; cudaGetDeviceProperties(&prop, 0); "


def launched(host: str, device: str, kernel: str = KERNEL) -> dict[str, str]:
    """Return the lines of the front matter by their keys, for `host` as the body of main."""
    text = host if "main" in host else f"int main() {{ {ALLOCATE}{host} }}"
    [found] = inferred_kernels(kernel + text, path="a.cu", device=device)
    return dict(line.split(" = ", 1) for line in found.matter.splitlines() if " = " in line)


@pytest.mark.parametrize(
    ("host", "on_h200", "on_1080"),
    [
        (PROPERTIES + "f<<<4 * prop.multiProcessorCount, 128>>>(a, n);", 528, 112),
        ("cudaDeviceProp p[1]; cudaGetDeviceProperties(&p[0], 0); f<<<p[0].multiProcessorCount, 8>>>(a, n);", 132, 28),
        ("cudaDeviceProp p[1]; cudaGetDeviceProperties(p, 0); f<<<p->multiProcessorCount, 8>>>(a, n);", 132, 28),
        ("auto p = at::cuda::getCurrentDeviceProperties(); f<<<p->multiProcessorCount, 8>>>(a, n);", 132, 28),
        ("f<<<at::cuda::getDeviceProperties(0)->multiProcessorCount, 8>>>(a, n);", 132, 28),
        ("int s; cudaDeviceGetAttribute(&s, cudaDevAttrMultiProcessorCount, 0); f<<<2 * s, 8>>>(a, n);", 264, 56),
        ("int s; cuDeviceGetAttribute(&s, CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, 0); f<<<s, 8>>>(a, n);", 132, 28),
        ("int s; cudaDeviceGetAttribute(&s, (cudaDeviceAttr)16, 0); f<<<s, 8>>>(a, n);", 132, 28),
        ("auto k = cudaDevAttrWarpSize; int t; cudaDeviceGetAttribute(&t, k, 0); f<<<t, 8>>>(a, n);", 32, 32),
        (PROPERTIES + "f<<<prop.maxThreadsPerMultiProcessor / 128, 128>>>(a, n);", 16, 16),
        (PROPERTIES + "f<<<prop.regsPerBlock / 256, 8>>>(a, n);", 256, 256),
        (PROPERTIES + "f<<<prop.sharedMemPerBlockOptin / 1024, 8>>>(a, n);", 227, 48),
        (PROPERTIES + "f<<<prop.l2CacheSize >> 20, 8>>>(a, n);", 60, 2),
        (PROPERTIES + "f<<<prop.major * 10 + prop.minor, 8>>>(a, n);", 90, 61),
        (PROPERTIES + "f<<<prop.maxThreadsDim[2], 8>>>(a, n);", 64, 64),
        (PROPERTIES + "int b = prop.major >= 7 ? 64 : 32; f<<<b, 8>>>(a, n);", "b", "b"),
        ("int c; cudaGetDeviceCount(&c); f<<<c + 2, 8>>>(a, n);", 3, 3),
    ],
)  # fmt: skip
def test_a_grid_follows_from_the_device(host: str, on_h200: int | str, on_1080: int | str) -> None:
    found = [launched(host, device)["grid"].split("  #")[0] for device in ("h200", "gtx-1080-ti")]
    assert found == [f'["{on_h200}"]', f'["{on_1080}"]']


def test_a_number_of_a_device_says_which() -> None:
    found = launched(PROPERTIES + "f<<<4 * prop.multiProcessorCount, 128>>>(a, n);", "t4")
    assert (found["grid"], found["n"]) == ('["160"]  # multiProcessorCount is 40 on NVIDIA T4', "[100000]  # line 2")


def test_the_first_gpus_have_smaller_blocks_and_grids() -> None:
    host = PROPERTIES + "f<<<prop.maxGridSize[0] / 1024, prop.maxThreadsPerBlock>>>(a, n);"
    found = launched(host, "c1060")
    assert (found["grid"].split("  #")[0], found["block"].split("  #")[0]) == ('["63"]', '["512"]')


def test_a_size_that_a_small_gpu_shrinks_follows_from_its_multiprocessors() -> None:
    host = (
        "int main(int argc, char **argv) { cudaDeviceProp p; cudaGetDeviceProperties(&p, 0);"
        " int n = 1 << 20; float scale = p.multiProcessorCount >= 32 ? 1.0f : 32.0f / p.multiProcessorCount;"
        " n = (int)((float)n / scale); float *a; cudaMalloc(&a, n * 4);"
        " dim3 threads = dim3(512, 1), blocks = dim3(n / threads.x, 1); f<<<blocks, threads>>>(a, n); }"
    )
    found = [launched(host, device)["grid"].split("  #")[0] for device in ("h200", "gtx-1080-ti")]
    assert found == ['["(n // 512)"]', '["((((28 * n) // 32)) // 512)"]']


def test_an_attribute_replaces_a_default_argument_that_asks_for_it() -> None:
    host = (
        "int launch(float *a, int n, int sms = -1) {"
        " if (sms == -1) cudaDeviceGetAttribute(&sms, cudaDevAttrMultiProcessorCount, 0);"
        " if (n % 128) return 1; f<<<sms, 128>>>(a, n / sms); return 0; } // no main"
    )
    found = launched(host, "t4")
    assert (found["grid"], found["args"]) == tuple(
        f"{value}  # MULTIPROCESSOR_COUNT is 40 on NVIDIA T4" for value in ('["40"]', '["a", "(n // 40)"]')
    )


def test_what_no_sheet_says_is_assumed() -> None:
    host = "int v; cudaDeviceGetAttribute(&v, cudaDevAttrMaxSurface2DWidth, 0); f<<<v, 8>>>(a, n);"
    assert launched(host, "h200")["grid"] == '["v"]  # assumed: the host code does not say v'


def test_a_block_that_the_driver_would_choose_is_assumed() -> None:
    host = "int g, b; cudaOccupancyMaxPotentialBlockSize(&g, &b, f, 0, 0); f<<<(n + b - 1) / b, b>>>(a, n);"
    reason = "it fills the multiprocessors of NVIDIA T4, if registers allow it"
    found = launched(host, "t4")
    assert (found["block"], found["b"]) == (f'["b"]  # assumed: {reason}', f"[256]  # assumed: {reason}")


def test_blocks_that_fit_on_a_multiprocessor_are_assumed() -> None:
    host = PROPERTIES + (
        "int b; cudaOccupancyMaxActiveBlocksPerMultiprocessor(&b, f, 128, 0);"
        " f<<<b * prop.multiProcessorCount, 128>>>(a, n);"
    )
    found = launched(host, "h200")
    assert (found["grid"].split("  #")[0], found["b"].split("  #")[0]) == ('["132 * b"]', "[16]")


LEAVING = 'if (prop.major < 9) { printf("needs Hopper"); return 0; } '


@pytest.mark.parametrize(
    "host",
    [
        PROPERTIES + LEAVING + ALLOCATE + "f<<<8, 128>>>(a, n);",
        PROPERTIES
        + "int cc = 10 * prop.major + prop.minor; if (cc < 90) exit(1); "
        + ALLOCATE
        + "f<<<8, 128>>>(a, n);",
        PROPERTIES + "check(prop); " + ALLOCATE + "f<<<8, 128>>>(a, n);",
    ],
)
def test_a_program_that_ends_on_a_device_launches_nothing_there(host: str) -> None:
    check = "void check(cudaDeviceProp prop) { if (prop.major < 9) exit(1); }\n"
    found = {}
    for device in ("t4", "h200"):
        [kernel] = inferred_kernels(f"{KERNEL}{check}int main() {{ {host} }}", path="a.cu", device=device)
        found[device] = [str(question) for question in kernel.questions]
    reason = found["t4"][0].partition(", since ")[2]
    assert (len(found["t4"]), found["h200"]) == (1, [])
    assert reason in ("major is 7 on NVIDIA T4", "major is 7 and minor is 5 on NVIDIA T4")


def test_a_function_that_only_answers_for_a_device_ends_no_program() -> None:
    able = "bool able(cudaDeviceProp p) { if (p.major < 9) return false; return true; }\n"
    host = PROPERTIES + ALLOCATE + 'if (!able(prop)) printf("slow"); f<<<8, 128>>>(a, n);'
    [kernel] = inferred_kernels(f"{KERNEL}{able}int main() {{ {host} }}", path="a.cu", device="t4")
    assert kernel.questions == ()


@pytest.mark.parametrize(("share", "is_said"), [("14", True), ("-1", False), ("share", False)])
def test_a_carveout_that_the_host_code_prefers_is_said(share: str, is_said: bool) -> None:
    set_share = f"cudaFuncSetAttribute(f, cudaFuncAttributePreferredSharedMemoryCarveout, {share});"
    text = f"{KERNEL}int main() {{ {ALLOCATE}{set_share} f<<<9, 128>>>(a, n); }}"
    [kernel] = inferred_kernels(text, path="a.cu")
    hint = "the host code prefers a carveout of 14 % of what there is at most, a hint that the occupancy leaves out"
    said = f"line 2: of the shared memory, {hint}"
    assert kernel.assumptions == ((said,) if is_said else ())
