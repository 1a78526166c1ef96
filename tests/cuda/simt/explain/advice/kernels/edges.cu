/* warplens
entry     = "edges"
block     = ["16", "16"]
grid      = ["(BETTER * COLUMNS + (1 - BETTER) * ROWS + 15) // 16", "(BETTER * ROWS + (1 - BETTER) * COLUMNS + 15) // 16"]
args      = ["in", "out", "ROWS", "COLUMNS"]
reference = "in"
flops     = "ROWS"
bytes     = "8 * ROWS * COLUMNS"

[problem]
ROWS = [75]
COLUMNS = [201]
[tune]
BETTER = [0, 1]
[arrays]
in  = { dtype = "float32", shape = ["ROWS", "COLUMNS"] }
out = { dtype = "float32", shape = ["ROWS", "COLUMNS"], role = "out" }
*/

// A copy of rows that no block divides, with neighbouring threads in neighbouring rows; the better one in a row.
extern "C" __global__ void edges(const float *in, float *out, int rows, int columns)
{
#if BETTER
    int row = blockIdx.y * 16 + threadIdx.y, column = blockIdx.x * 16 + threadIdx.x;
#else
    int row = blockIdx.x * 16 + threadIdx.x, column = blockIdx.y * 16 + threadIdx.y;
#endif
    if (row < rows && column < columns) out[row * columns + column] = in[row * columns + column];
}
