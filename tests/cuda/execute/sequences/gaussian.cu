/* warplens
entry     = "gaussian"
title     = "Gaussian elimination: the factors of a column, then the rows below"
family    = "gaussian"
requires  = ["N <= 12"]
# The symmetric matrix of Pascal's triangle is L U, both Pascal's triangle as a triangular matrix: the binomials of row
# i moved right by i, which reshaping a matrix of twice the width into rows that are one element shorter does.
reference = { a = "reshape(ravel(concatenate((a, zeros((N, N))), 1))[:2 * N * N - N], (N, 2 * N - 1))[:, :N]" }
[problem]
N = [7, 12]
[arrays]
a       = { dtype = "float32", shape = ["N", "N"], role = "inout", init = "pascal" }
factors = { dtype = "float32", shape = ["N"], role = "out" }
[[launch]]
repeat = "N - 1"
index  = "t"
[[launch.step]]
entry = "column_factors"
grid  = [1]
block = ["N"]
args  = ["a", "factors", "N", "t"]
[[launch.step]]
entry = "eliminate"
grid  = ["cdiv(N, 8)", "cdiv(N - 1 - t, 4)"]
block = [8, 4]
args  = ["a", "factors", "N", "t"]
*/
extern "C" __global__ void column_factors(const float *a, float *factors, int n, int t)
{
    int row = threadIdx.x;
    if (row > t)
        factors[row] = a[row * n + t] / a[t * n + t];
}

extern "C" __global__ void eliminate(float *a, const float *factors, int n, int t)
{
    int column = blockIdx.x * blockDim.x + threadIdx.x, row = t + 1 + blockIdx.y * blockDim.y + threadIdx.y;
    if (row < n && column < n)
        a[row * n + column] -= factors[row] * a[t * n + column];
}
