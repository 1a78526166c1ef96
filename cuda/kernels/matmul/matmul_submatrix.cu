/* warplens
entry     = "matmul_submatrix"
title     = "Tiles as sub-matrices of a struct"
family    = "matmul"
previous  = "matmul_tiled"
step      = "The tiles are sub-matrices of a struct with a stride"
source    = "Hochberg, Matrix Multiplication with CUDA (2012), after the CUDA C Programming Guide"
block     = ["TILE", "TILE"]
grid      = ["K // TILE", "M // TILE"]
args      = [                               # each list is one struct: width, height, stride, elements
    ["N", "M", "N", "A"],
    ["K", "N", "K", "B"],
    ["K", "M", "K", "C"],
]
requires  = ["M % TILE == 0", "N % TILE == 0", "K % TILE == 0"]
reference = "A @ B"
flops     = "2 * M * N * K"
bytes     = "4 * (M * N + N * K + M * K)"

[problem]
N = [64, 128, 256, 512]                    # A is M x N, B is N x K, C is M x K
M = "N"                                    # square unless these are set
K = "N"

[tune]
TILE = [8, 16, 32]

[arrays]                                   # small whole numbers: every sum is exact, in any order
A = { dtype = "float32", shape = ["M", "N"], init = "integers(0, 3)" }
B = { dtype = "float32", shape = ["N", "K"], init = "integers(0, 2)" }
C = { dtype = "float32", shape = ["M", "K"], role = "out" }
*/

// The tiled kernel in words: a Matrix knows its size and where its elements are, and a tile is a Matrix too, a view
// of TILE x TILE elements that shares the memory of the whole. `stride` is the distance of two rows in memory, which for
// a view is larger than its width.
struct Matrix {
    int width;
    int height;
    int stride;
    float *elements;
};

__device__ float GetElement(const Matrix A, int row, int col)
{
    return A.elements[row * A.stride + col];
}

__device__ void SetElement(Matrix A, int row, int col, float value)
{
    A.elements[row * A.stride + col] = value;
}

// The tile of A that is `col` tiles to the right of its upper left corner and `row` tiles below it.
__device__ Matrix GetSubMatrix(Matrix A, int row, int col)
{
    Matrix Asub;
    Asub.width = TILE;
    Asub.height = TILE;
    Asub.stride = A.stride;
    Asub.elements = &A.elements[A.stride * TILE * row + TILE * col];
    return Asub;
}

// The sizes of all three matrices are multiples of TILE.
extern "C" __global__ void matmul_submatrix(const Matrix A, const Matrix B, Matrix C)
{
    Matrix Csub = GetSubMatrix(C, blockIdx.y, blockIdx.x);
    int row = threadIdx.y;
    int col = threadIdx.x;

    float sum = 0.0f;
    for (int m = 0; m < A.width / TILE; ++m) {
        Matrix Asub = GetSubMatrix(A, blockIdx.y, m);
        Matrix Bsub = GetSubMatrix(B, m, blockIdx.x);

        __shared__ float As[TILE][TILE];
        __shared__ float Bs[TILE][TILE];
        As[row][col] = GetElement(Asub, row, col);
        Bs[row][col] = GetElement(Bsub, row, col);
        __syncthreads();

        for (int k = 0; k < TILE; ++k) {
            sum += As[row][k] * Bs[k][col];
        }
        __syncthreads();
    }
    SetElement(Csub, row, col, sum);
}
