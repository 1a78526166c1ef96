/* warplens
entry     = "scan_sums_first"
title     = "Scan: first the sums of all blocks, then everything"
family    = "scan"
previous  = "scan_vectors"
step      = "First only sums are made: 12 bytes a number instead of 16"
reference = { out = "int32(cumsum(in))" }
flops     = "N"
bytes     = "2 * 4 * N"                    # every number is read once and written once
requires  = ["THREADS % 32 == 0"]

[problem]
N = [1000, 65536, 1048576]
[tune]
THREADS = [256, 512]
ROUNDS = [4, 8, 16]

[arrays]                                   # whole numbers: sums do not depend on their order
in    = { dtype = "int32", shape = ["N"], init = "integers(-8, 9)" }
out   = { dtype = "int32", shape = ["N"], role = "out" }
sums  = { dtype = "int32", shape = ["cdiv(N, 4 * THREADS * ROUNDS)"], role = "out" }
[[launch]]
entry = "add_pieces"
grid  = ["cdiv(N, 4 * THREADS * ROUNDS)"]
block = ["THREADS"]
args  = ["in", "sums", "N"]
[[launch]]                                 # one block, which has nothing before it
entry = "scan_sums_first"
grid  = [1]
block = ["THREADS"]
args  = ["sums", "sums", "sums", "cdiv(cdiv(N, 4 * THREADS * ROUNDS), 4 * THREADS)", "cdiv(N, 4 * THREADS * ROUNDS)"]
[[launch]]
entry = "scan_sums_first"
grid  = ["cdiv(N, 4 * THREADS * ROUNDS)"]
block = ["THREADS"]
args  = ["in", "out", "sums", "ROUNDS", "N"]
*/

// So far every number was read, its sum written, read again and written again: 16 bytes where 8 would do. Now the first
// launch only adds, and writes one number a block; the second makes the running sum of these; the third reads all numbers
// once more, now with the right sum to begin with, and writes each result once: 12 bytes.
//
// A block goes through ROUNDS pieces of 4 * THREADS numbers and carries the sum along, so that there are few blocks, and one
// block is enough for their sums.

// The running sum over the lanes of a warp.
__device__ int scan_of_warp(int sum)
{
    int lane = threadIdx.x % 32;
    for (int step = 1; step < 32; step *= 2) {
        int before = __shfl_up_sync(0xffffffff, sum, step);
        if (lane >= step) {
            sum += before;
        }
    }
    return sum;
}

// The running sum over the threads of a block.
__device__ int scan_of_block(int sum)
{
    __shared__ int of_warps[32];
    int lane = threadIdx.x % 32;
    int warp = threadIdx.x / 32;

    sum = scan_of_warp(sum);
    if (lane == 31) {
        of_warps[warp] = sum;
    }
    __syncthreads();
    if (warp == 0) {
        of_warps[lane] = scan_of_warp(lane < THREADS / 32 ? of_warps[lane] : 0);
    }
    __syncthreads();
    return warp > 0 ? sum + of_warps[warp - 1] : sum;
}

// Four numbers from place i on; zeros behind the last of n.
__device__ int4 load_four(const int *in, int i, int n)
{
    if (i + 3 < n) {
        return *(const int4 *)(in + i);
    }
    return make_int4(i < n ? in[i] : 0, i + 1 < n ? in[i + 1] : 0, i + 2 < n ? in[i + 2] : 0, 0);
}

__device__ void store_four(int *out, int i, int n, int4 four)
{
    if (i + 3 < n) {
        *(int4 *)(out + i) = four;
        return;
    }
    if (i < n) out[i] = four.x;
    if (i + 1 < n) out[i + 1] = four.y;
    if (i + 2 < n) out[i + 2] = four.z;
}

// The running sums of four numbers behind others whose sum is `before`.
__device__ int4 scan_of_four(int4 four, int before)
{
    four.x += before;
    four.y += four.x;
    four.z += four.y;
    four.w += four.z;
    return four;
}

extern "C" __global__ void add_pieces(const int *in, int *sums, int n)
{
    int sum = 0;
#pragma unroll
    for (int k = 0; k < ROUNDS; ++k) {
        int4 four = load_four(in, 4 * ((blockIdx.x * ROUNDS + k) * THREADS + threadIdx.x), n);
        sum += four.x + four.y + four.z + four.w;
    }
    sum = scan_of_block(sum);
    if (threadIdx.x == THREADS - 1) {
        sums[blockIdx.x] = sum;
    }
}

// The running sums of pieces side by side, so many a block, behind the sum of all blocks before.
extern "C" __global__ void scan_sums_first(const int *in, int *out, const int *sums, int pieces, int n)
{
    __shared__ int carried;
    int before = blockIdx.x > 0 ? sums[blockIdx.x - 1] : 0;

    for (int k = 0; k < pieces; ++k) {
        int i = 4 * ((blockIdx.x * pieces + k) * THREADS + threadIdx.x);
        int4 four = load_four(in, i, n);
        int own = four.x + four.y + four.z + four.w;
        int sum = before + scan_of_block(own);
        store_four(out, i, n, scan_of_four(four, sum - own));
        if (threadIdx.x == THREADS - 1) {
            carried = sum;
        }
        __syncthreads();
        before = carried;
    }
}
