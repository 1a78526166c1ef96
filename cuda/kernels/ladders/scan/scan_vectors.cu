/* warplens
entry     = "scan_vectors"
title     = "Scan: four numbers a thread"
family    = "scan"
previous  = "scan_shuffles"
step      = "Four numbers a thread, by vectors of 16 bytes"
reference = { out = "int32(cumsum(in))" }
flops     = "N"
bytes     = "2 * 4 * N"                    # every number is read once and written once
requires  = ["N <= (4 * THREADS) ** 3", "THREADS % 32 == 0"]

[problem]
N = [1000, 65536, 1048576]
[tune]
THREADS = [256, 512, 1024]

[arrays]                                   # whole numbers: sums do not depend on their order
in    = { dtype = "int32", shape = ["N"], init = "integers(-8, 9)" }
out   = { dtype = "int32", shape = ["N"], role = "out" }
sums1 = { dtype = "int32", shape = ["cdiv(N, 4 * THREADS)"], role = "out" }
sums2 = { dtype = "int32", shape = ["cdiv(N, (4 * THREADS) ** 2)"], role = "out" }
sums3 = { dtype = "int32", shape = ["cdiv(N, (4 * THREADS) ** 3)"], role = "out" }
[[launch]]                                 # each block on its own; then the sums of blocks, and the sums of these
entry = "scan_vectors"
grid  = ["cdiv(N, 4 * THREADS)"]
block = ["THREADS"]
args  = ["in", "out", "sums1", "N"]
[[launch]]
entry = "scan_vectors"
grid  = ["cdiv(N, (4 * THREADS) ** 2)"]
block = ["THREADS"]
args  = ["sums1", "sums1", "sums2", "cdiv(N, 4 * THREADS)"]
[[launch]]
entry = "scan_vectors"
grid  = ["cdiv(N, (4 * THREADS) ** 3)"]
block = ["THREADS"]
args  = ["sums2", "sums2", "sums3", "cdiv(N, (4 * THREADS) ** 2)"]
[[launch]]                                 # back again: each block adds the sum of all before it
entry = "add_sums"
grid  = ["cdiv(N, (4 * THREADS) ** 2)"]
block = ["THREADS"]
args  = ["sums1", "sums2", "cdiv(N, 4 * THREADS)"]
[[launch]]
entry = "add_sums"
grid  = ["cdiv(N, 4 * THREADS)"]
block = ["THREADS"]
args  = ["out", "sums1", "N"]
*/

// Each thread takes four numbers side by side, as one vector of 16 bytes, and adds these by itself: a quarter of the
// exchanges between threads, of the blocks, and of the sums for the next launch.

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

extern "C" __global__ void scan_vectors(const int *in, int *out, int *sums, int n)
{
    int i = 4 * (blockIdx.x * THREADS + threadIdx.x);

    int4 four = load_four(in, i, n);
    int own = four.x + four.y + four.z + four.w;
    int sum = scan_of_block(own);
    store_four(out, i, n, scan_of_four(four, sum - own));
    if (threadIdx.x == THREADS - 1) {
        sums[blockIdx.x] = sum;
    }
}

// Adds to the numbers of each block the sum of all blocks before it.
extern "C" __global__ void add_sums(int *out, const int *sums, int n)
{
    int i = 4 * (blockIdx.x * THREADS + threadIdx.x);
    if (blockIdx.x > 0 && i < n) {
        int before = sums[blockIdx.x - 1];
        int4 four = load_four(out, i, n);
        store_four(out, i, n, make_int4(four.x + before, four.y + before, four.z + before, four.w + before));
    }
}
