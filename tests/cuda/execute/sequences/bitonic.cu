/* warplens
entry     = "sort_bitonic"
title     = "Bitonic sort, a launch for each stage"
family    = "sort"
requires  = ["log2(N) % 1 == 0", "N >= 64"]
reference = "sort(data)"
[problem]
N = [64, 256]
[arrays]
data = { dtype = "int32", shape = ["N"], role = "inout" }
[[launch]]
repeat = "log2(N)"
index  = "k"
[[launch.step]]
repeat = "k + 1"
index  = "j"
entry  = "exchange"
grid   = ["N // 64"]
block  = [32]
args   = ["data", "pow2(k + 1)", "pow2(k - j)"]
*/
extern "C" __global__ void exchange(int *data, int run, int distance)
{
    int pair = blockIdx.x * 32 + threadIdx.x;
    int low = pair / distance * 2 * distance + pair % distance, high = low + distance;
    int a = data[low], b = data[high];
    if ((a > b) == ((low & run) == 0)) {
        data[low] = b;
        data[high] = a;
    }
}
