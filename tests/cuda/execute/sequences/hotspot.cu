/* warplens
entry     = "hotspot_rod"
title     = "Heat along a ring: each place becomes the mean of its neighbours, plus its power"
family    = "hotspot"
reference = { heat = """(roll(heat, 3) + 3 * roll(heat, 1) + 3 * roll(heat, -1) + roll(heat, -3)) / 8
    + (roll(power, 2) + 2 * power + roll(power, -2)) / 4 + (roll(power, 1) + roll(power, -1)) / 2 + power""" }
[problem]
N = [100, 512]
[arrays]
heat  = { dtype = "float32", shape = ["N"], role = "inout", init = "integers(0, 64)" }
next  = { dtype = "float32", shape = ["N"], role = "out" }
power = { dtype = "float32", shape = ["N"], init = "integers(0, 8)" }
[[launch]]
repeat = 3
swap   = [["heat", "next"]]
entry  = "spread"
grid   = ["cdiv(N, 64)"]
block  = [64]
args   = ["heat", "power", "next", "N"]
*/
extern "C" __global__ void spread(const float *heat, const float *power, float *next, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        next[i] = 0.5f * (heat[(i + n - 1) % n] + heat[(i + 1) % n]) + power[i];
}
