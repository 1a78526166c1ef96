"""Textures of programs that have faces or levels of detail: what fetches return is what the guide's formulas give."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from warplens.cuda.compiler.compilation import compile_source

Run = Callable[..., Any]
SOURCE = """
extern "C" __global__ void faces(cudaTextureObject_t t, const float4* at, float* out) {
    float4 p = at[threadIdx.x];
    out[threadIdx.x] = texCubemapLayered<float>(t, p.x, p.y, p.z, (int)p.w);
}
extern "C" __global__ void details(cudaTextureObject_t t, const float4* at, float* out) {
    float4 p = at[threadIdx.x];
    out[threadIdx.x] = p.w < 0 ? tex2D<float>(t, p.x, p.y) : tex2DLod<float>(t, p.x, p.y, p.z);
}
extern "C" __global__ void gradients(cudaTextureObject_t t, const float4* at, float* out) {
    float4 p = at[threadIdx.x];
    out[threadIdx.x] = tex2DGrad<float>(t, p.x, p.y, make_float2(p.z, 0), make_float2(0, p.w));
}
extern "C" __global__ void write(cudaSurfaceObject_t s) {
    surf2Dwrite((float)(2000 + threadIdx.y * 2 + threadIdx.x), s, threadIdx.x * 4, threadIdx.y);
}
"""
HEAD = """typedef struct { int x, y, z, w, kind; } Channel; typedef struct { size_t x, y, z; } Size3;
typedef struct { void *p; size_t pitch, width, height; } Plain;
struct { void *source; Size3 source_at; Plain plain; void *target; Size3 target_at; Plain unused; Size3 extent;
         int kind; } copy = {0};
struct { int kind; union { void *array; int room[32]; } of; } resource = {0};
struct { int address[3], filter, read, srgb; float border[4]; int normalized; unsigned anisotropy; int between;
         float bias, first, last; int untuned, seamless; } how = {{1, 1, 1}, 0, 0, 0, {0}, 1};
int cudaMalloc3DArray(void **, const Channel *, Size3, unsigned), cudaMemcpy3D(void *), cudaFreeArray(void *);
int cudaMallocMipmappedArray(void **, const Channel *, Size3, unsigned, unsigned), cudaFreeMipmappedArray(void *);
int cudaGetMipmappedArrayLevel(void **, void *, unsigned), cudaCreateTextureObject(void *, void *, void *, void *);
int cudaCreateSurfaceObject(void *, void *);
int cudaMemcpy2DToArray(void *, size_t, size_t, void *, size_t, size_t, size_t, int);
Channel single = {32, 0, 0, 0, 2}; float at[32][4] = POINTS, out[32], *points, *results; unsigned long long texture;
cudaMalloc((void **)&points, sizeof at); cudaMalloc((void **)&results, sizeof out);
cudaMemcpy(points, at, sizeof at, H2D);
void *array, *level;
"""
END = """cudaMemcpy(out, results, sizeof out, D2H); for (int i = 0; i < COUNT; i++) printf("%.9g ", out[i]);
cudaFree(points); cudaFree(results);"""
CUBES = """static float h[12 * 16]; for (int i = 0; i < 192; i++) h[i] = i;
cudaMalloc3DArray(&array, &single, (Size3){4, 4, 12}, 4 | 1);
copy.plain.p = h; copy.plain.pitch = 16; copy.plain.width = copy.plain.height = 4; copy.target = array;
copy.extent = (Size3){4, 4, 12}; copy.kind = H2D;
if (cudaMemcpy3D(&copy)) return 1;
resource.of.array = array; how.filter = FILTER;
if (cudaCreateTextureObject(&texture, &resource, &how, 0)) return 2;
LAUNCH(0, 1, COUNT, &texture, &points, &results);"""
LEVELS = """static float h[4 * 64]; for (int i = 0; i < 256; i++) h[i] = i;
cudaMallocMipmappedArray(&array, &single, (Size3){8, 8, 0}, 9, 2);
for (int k = 0; k < 4; k++) {
    if (cudaGetMipmappedArrayLevel(&level, array, k)) return 1;
    for (int i = 0; i < 64; i++) h[i] = 1000 * k + i;
    if (k != 2) cudaMemcpy2DToArray(level, 0, 0, h, 32 >> k, 32 >> k, 8 >> k, H2D);
    resource.of.array = level;
    if (k == 2 && cudaCreateSurfaceObject(&texture, &resource)) return 2;
    if (k == 2) cudaLaunchKernel(kernels[3], (dim3){1, 1, 1}, (dim3){2, 2, 1}, (void *[]){&texture}, 0, 0);
}
if (!cudaGetMipmappedArrayLevel(&level, array, 4)) return 3;
resource.kind = 1; resource.of.array = array; how.filter = FILTER; how.between = BETWEEN;
how.bias = 0.25; how.last = 2.75;
if (cudaCreateTextureObject(&texture, &resource, &how, 0)) return 4;
LAUNCH(KERNEL, 1, COUNT, &texture, &points, &results);"""


@pytest.fixture(scope="module")
def ptx() -> str:
    """Return the kernels as PTX."""
    return compile_source(SOURCE, name="textures.cu", target="sm_75", entry="faces").ptx


def fetching(run: Run, ptx: str, body: str, points: list[list[float]], **words: int) -> Any:
    """Run a program that fetches at some points; `words` take the place of words in the body."""
    rows = ", ".join("{" + ", ".join(f"{number!r}f" for number in map(float, point)) + "}" for point in points)
    main = f"{HEAD}{body}{END}".replace("POINTS", f"{{{rows}}}").replace("COUNT", str(len(points)))
    for word, number in words.items():
        main = main.replace(word, str(number))
    free = "cudaFreeArray(array);" if "cudaMalloc3DArray" in body else "cudaFreeMipmappedArray(array);"
    return run(ptx, f"{main} {free} return 0;", kernels=("faces", "details", "gradients", "write"))


def numbers(run: Run, ptx: str, body: str, points: list[list[float]], **words: int) -> np.ndarray:
    """Return what the fetches of a program give that nothing is to be said of."""
    ran = fetching(run, ptx, body, points, **words)
    assert (ran.code, ran.sentences) == (0, [])
    return np.array(ran.output.split(), np.float64)


def bilinear(texels: np.ndarray, u: float, v: float) -> float:
    """Return a filtered texel at coordinates from 0 to 1, which are multiples of 1/256 of a texel."""
    size = len(texels)
    x, y = u * size - 0.5, v * size - 0.5
    first = [int(np.floor(x)), int(np.floor(y))]
    right, down = x - first[0], y - first[1]
    a, b = (texels[min(max(first[1] + k, 0), size - 1)] for k in (0, 1))
    left, other = (min(max(first[0] + k, 0), size - 1) for k in (0, 1))
    above, below = (row[left] * (1 - right) + row[other] * right for row in (a, b))
    return float(above * (1 - down) + below * down)


@pytest.mark.parametrize("is_filtered", [False, True])
def test_faces_of_layers_of_cubes(run: Run, ptx: str, is_filtered: bool) -> None:
    points, expected = [], []
    cubes = np.arange(192.0).reshape(12, 4, 4)
    for face, (u, v) in enumerate(
        [(0.375, 0.625), (0.1875, 0.5), (0.875, 0.25), (0.5, 0.125), (0.625, 0.75), (0.0625, 0.9375)]
    ):
        s, t = 2 * u - 1, 2 * v - 1
        direction = [(1, -t, -s), (-1, -t, s), (s, 1, t), (s, -1, -t), (s, -t, 1), (-s, -t, -1)][face]
        for layer in (0, 1, 7):
            points.append([*(3 * part for part in direction), layer])
            texels = cubes[face + 6 * min(layer, 1)]
            expected.append(bilinear(texels, u, v) if is_filtered else texels[int(v * 4)][int(u * 4)])
    result = numbers(run, ptx, CUBES, points, FILTER=int(is_filtered))
    assert np.abs(result - expected).max() <= 16 / 256 * is_filtered  # the product of two weights is rounded


@pytest.mark.parametrize(("filtering", "between"), [(0, 0), (0, 1), (1, 0), (1, 1)])
def test_levels_of_a_mipmap(run: Run, ptx: str, filtering: int, between: int) -> None:
    mipmap = [1000 * k + np.arange(64.0)[: (8 >> k) ** 2].reshape(8 >> k, 8 >> k) for k in range(4)]
    places = [(0.15625, 0.34375), (0.5625, 0.8125)]
    details = [-3.0, 0.0, 0.25, 0.75, 1.5, 2.25, 9.0]
    points = [[u, v, detail, 0.0] for u, v in places for detail in details] + [[0.5, 0.25, 2.0, -1.0]]

    def texel(level: np.ndarray, u: float, v: float) -> float:
        return bilinear(level, u, v) if filtering else float(level[int(v * len(level))][int(u * len(level))])

    expected = []
    for u, v, detail, flag in points:
        wanted = min(max((0.0 if flag < 0 else detail) + 0.25, 0.0), 2.75)
        low = int(wanted) if between else int(wanted + 0.5)
        share = (wanted - low) * between
        expected.append(
            texel(mipmap[low], u, v) * (1 - share) + (texel(mipmap[low + 1], u, v) * share if share else 0.0)
        )
    result = numbers(run, ptx, LEVELS, points, FILTER=filtering, BETWEEN=between, KERNEL=1)
    assert np.abs(result - expected).max() <= 0.02 + 9 / 256 * filtering


def test_gradients_choose_the_level_at_which_the_longer_one_is_a_texel(run: Run, ptx: str) -> None:
    lengths = [2.0**-4, 2.0**-3, 2.0**-2, 2.0**-1, 1.0]
    points = [[0.1, 0.1, length, 0.001] for length in lengths] + [[0.1, 0.1, 0.0, -0.25]]
    result = numbers(run, ptx, LEVELS, points, FILTER=0, BETWEEN=0, KERNEL=2)
    assert result.tolist() == [0.0, 0.0, 1000.0, 2000.0, 3000.0, 1000.0]


def test_texels_that_nothing_wrote_are_named(run: Run, ptx: str) -> None:
    body = LEVELS.replace("if (k != 2)", "if (k == 0)").replace("k == 2", "k == 9")
    points = [[0.5, 0.5, detail, 0.0] for detail in (0.0, 0.5, 0.75)]
    [sentence] = fetching(run, ptx, body, points, FILTER=1, BETWEEN=0, KERNEL=1).sentences
    assert "details reads 16 bytes that nobody has written" in sentence
