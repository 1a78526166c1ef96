"""What kernels of a program allocate lives as long as the program, and objects there keep their virtual functions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from warplens.cuda.compiler.compilation import compile_source

SOURCE = """
struct Shape { int side; __device__ Shape(int n) : side(n) {}
               __device__ virtual int area() const = 0; __device__ virtual ~Shape() {} };
struct Square : Shape { __device__ Square(int n) : Shape(n) {} __device__ int area() const { return side * side; } };
struct Half : Shape { __device__ Half(int n) : Shape(n) {}
                      __device__ int area() const { return side * side / 2; } };
extern "C" __global__ void make(Shape** shapes) {
    int i = threadIdx.x;
    shapes[i] = i % 2 ? (Shape*)new Half(i) : new Square(i);
}
extern "C" __global__ void measure(Shape** shapes, int* areas) { areas[threadIdx.x] = shapes[threadIdx.x]->area(); }
extern "C" __global__ void drop(Shape** shapes) { delete shapes[threadIdx.x]; }
"""
MAIN = """int cudaDeviceGetLimit(size_t *, int), cudaDeviceSetLimit(int, size_t);
size_t size; void *shapes; int *areas, host[64], sum = 0, seen;
cudaDeviceGetLimit(&size, 2); printf("%zu ", size);
int set = cudaDeviceSetLimit(2, 1 << 16), most = cudaDeviceSetLimit(2, (size_t)1 << 50);
cudaDeviceGetLimit(&size, 2); printf("%d %d %zu ", set, most, size);
cudaMalloc(&shapes, 65536 * 8); cudaMalloc((void **)&areas, 256);
LAUNCH(0, 1, 64, &shapes);
for (int trip = 0; trip < 3; trip++) LAUNCH(1, 1, 64, &shapes, &areas);
cudaMemcpy(host, areas, 256, D2H);
for (int i = 0; i < 64; i++) sum += host[i];
void *first; cudaMemcpy(&first, shapes, 8, D2H);
printf("%d %d %d ", sum, cudaMemcpy(&seen, first, 4, D2H), cudaDeviceSetLimit(2, 1 << 20));
cudaGetLastError();
if (argc > 1) LAUNCH(2, 1, 63, &shapes);
printf("%d", cudaDeviceSynchronize()); cudaFree(shapes); cudaFree(areas); return 0;"""


def test_objects_outlive_launches_with_their_virtual_functions(run: Callable[..., Any]) -> None:
    ptx = compile_source(SOURCE, name="shapes.cu", target="sm_75", entry="make").ptx
    ran = run(ptx, MAIN, "x", kernels=("make", "measure", "drop"))
    areas = sum(i * i // 2 if i % 2 else i * i for i in range(64))
    assert ran.output == f"8388608 0 2 65536 {areas} 1 1 0"
    assert ran.sentences == ["memory that kernels allocate (16 bytes in all) is never freed"]
