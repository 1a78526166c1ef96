/* warplens
entry     = "scan_look_back"
title     = "Scan: one pass, blocks look back at those before them"
family    = "scan"
previous  = "scan_sums_first"
step      = "One pass: blocks look back at those before them, 8 bytes a number"
source    = "D. Merrill and M. Garland, Single-pass Parallel Prefix Scan with Decoupled Look-back (NVIDIA, 2016)"
reference = { out = "int32(cumsum(in))" }
flops     = "N"
bytes     = "2 * 4 * N"                    # every number is read once and written once
requires  = ["THREADS % 32 == 0"]

[problem]
N = [1000, 65536, 1048576]
[tune]
THREADS = [128, 256, 512]
VECTORS = [2, 4, 8]

[arrays]                                   # whole numbers: sums do not depend on their order
in    = { dtype = "int32", shape = ["N"], init = "integers(-8, 9)" }
out   = { dtype = "int32", shape = ["N"], role = "out" }
states = { dtype = "uint64", shape = ["cdiv(N, 4 * VECTORS * THREADS)"], role = "out" }
begun  = { dtype = "int32", shape = [1], role = "out" }
[[launch]]
entry = "clear"
grid  = ["cdiv(cdiv(N, 4 * VECTORS * THREADS), 256)"]
block = [256]
args  = ["states", "cdiv(N, 4 * VECTORS * THREADS)", "begun"]
[[launch]]
entry = "scan_look_back"
grid  = ["cdiv(N, 4 * VECTORS * THREADS)"]
block = ["THREADS"]
args  = ["in", "out", "states", "begun", "N"]
*/

// Each number is read once and written once: a block waits for the sum of those before it while they still run.
//
// It publishes the sum of its own piece at once, then looks at the blocks before it: 32 at a time, one a lane. Sums of
// pieces are added, until a block is met that already knows the sum of all up to its own; with that the block knows its
// own, publishes it for those that look later, and writes its results. Whoever looks waits for blocks that have begun
// before: a counter numbers the blocks in the order in which they begin, so that nobody waits for one that has not.
//
// What kind of sum it is and the sum itself are the two halves of one word of 64 bits, so that they arrive together and no
// fence is needed. The words must be zero before: that is the first launch.

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

// What the sum of a block is; 0: it is not known yet.
enum : unsigned { OF_PIECE = 1, OF_ALL = 2 };

__device__ unsigned long long state_of(unsigned kind, int sum)
{
    return (unsigned long long)kind << 32 | (unsigned)sum;
}

// The sum of all numbers before a piece, by one warp.
__device__ int sum_before(const volatile unsigned long long *states, int piece)
{
    int before = 0;
    for (int last = piece - 1;; last -= 32) {
        int looked_at = last - (int)threadIdx.x;
        unsigned long long state;
        do {
            state = looked_at >= 0 ? states[looked_at] : state_of(OF_ALL, 0);
        } while (__any_sync(0xffffffff, state >> 32 == 0));

        unsigned complete = __ballot_sync(0xffffffff, state >> 32 == OF_ALL);
        int lanes = complete != 0 ? __ffs(complete) : 32;   // up to the nearest that knows the sum of all
        int sum = threadIdx.x < lanes ? (int)(unsigned)state : 0;
        for (int half = 16; half > 0; half /= 2) {
            sum += __shfl_xor_sync(0xffffffff, sum, half);
        }
        before += sum;
        if (complete != 0) {
            return before;
        }
    }
}

extern "C" __global__ void clear(unsigned long long *states, int pieces, int *begun)
{
    int i = blockIdx.x * 256 + threadIdx.x;
    if (i < pieces) {
        states[i] = 0;
    }
    if (i == 0) {
        *begun = 0;
    }
}

extern "C" __global__ void scan_look_back(const int *in, int *out, unsigned long long *states, int *begun, int n)
{
    __shared__ int of_warps[32];
    __shared__ int piece, before;
    int lane = threadIdx.x % 32;
    int warp = threadIdx.x / 32;

    if (threadIdx.x == 0) {
        piece = atomicAdd(begun, 1);
    }
    __syncthreads();

    // A warp has VECTORS * 128 numbers side by side, and loads 128 of them at a time.
    int first = (piece * (THREADS / 32) + warp) * (VECTORS * 128) + 4 * lane;
    int4 held[VECTORS];                         // in registers: the loops are unrolled
    int before_held[VECTORS];
#pragma unroll
    for (int k = 0; k < VECTORS; ++k) {
        held[k] = load_four(in, first + k * 128, n);
    }
    int of_warp = 0;
#pragma unroll
    for (int k = 0; k < VECTORS; ++k) {
        int own = held[k].x + held[k].y + held[k].z + held[k].w;
        int sum = of_warp + scan_of_warp(own);
        before_held[k] = sum - own;
        of_warp = __shfl_sync(0xffffffff, sum, 31);
    }
    if (lane == 0) {
        of_warps[warp] = of_warp;
    }
    __syncthreads();

    if (warp == 0) {
        int sum = scan_of_warp(lane < THREADS / 32 ? of_warps[lane] : 0);
        of_warps[lane] = sum;
        int of_piece = __shfl_sync(0xffffffff, sum, 31);
        volatile unsigned long long *state = states + piece;
        if (lane == 0) {
            *state = state_of(piece > 0 ? OF_PIECE : OF_ALL, of_piece);
        }
        int of_all = piece > 0 ? sum_before(states, piece) : 0;
        if (lane == 0) {
            *state = state_of(OF_ALL, of_all + of_piece);
            before = of_all;
        }
    }
    __syncthreads();

    int start = before + (warp > 0 ? of_warps[warp - 1] : 0);
#pragma unroll
    for (int k = 0; k < VECTORS; ++k) {
        store_four(out, first + k * 128, n, scan_of_four(held[k], start + before_held[k]));
    }
}
