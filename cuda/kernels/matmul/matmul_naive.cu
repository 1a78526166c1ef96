/* warplens
entry     = "matmul_naive"
title     = "One thread for each element, global memory"
family    = "matmul"
previous  = "matmul_strip_mined"
step      = "threadIdx.x runs along a row, and the sum stays in a register"
source    = "ECE 498 AL lectures (University of Illinois), Kirk and Hwu, Programming Massively Parallel Processors"
block     = ["BX", "BY"]
grid      = ["cdiv(K, BX)", "cdiv(M, BY)"]
args      = ["A", "B", "C", "M", "N", "K"]
reference = "A @ B"
flops     = "2 * M * N * K"
bytes     = "4 * (M * N + N * K + M * K)"

[problem]
N = [64, 128, 256, 512]                    # A is M x N, B is N x K, C is M x K
M = "N"                                    # square unless these are set
K = "N"

[tune]
BX = [8, 16, 32]
BY = "BX"                                  # blocks are square unless it is set

[arrays]                                   # small whole numbers: every sum is exact, in any order
A = { dtype = "float32", shape = ["M", "N"], init = "integers(0, 3)" }
B = { dtype = "float32", shape = ["N", "K"], init = "integers(0, 2)" }
C = { dtype = "float32", shape = ["M", "K"], role = "out" }
*/

// Each thread computes one element of C from a row of A and a column of B, straight from global memory.
//
// The lanes of a warp read the same element of A (one sector serves all) and neighbours in a row of B. Every element of
// A is fetched K times and every element of B M times: two loads for each multiply-add, a CGMA ratio of 1.
extern "C" __global__ void matmul_naive(const float *A, const float *B, float *C, int M, int N, int K)
{
    int row = blockIdx.y * BY + threadIdx.y;
    int col = blockIdx.x * BX + threadIdx.x;

    if (row < M && col < K) {
        float sum = 0.0f;
        for (int k = 0; k < N; ++k) {
            sum += A[row * N + k] * B[k * K + col];
        }
        C[row * K + col] = sum;
    }
}
