/* warplens
entry     = "moved"
reference = { a = "minimum(a + 4, N - 1)" }
[[launch]]
repeat = 4
swap   = [["a", "b"]]
entry  = "shift"
grid   = ["cdiv(N, 32)", "N"]
block  = [32]
args   = ["img", "seen", "N"]
[problem]
N = [40]
[arrays]
a = { dtype = "float32", shape = ["N", "N"], role = "inout", init = "j" }
b = { dtype = "float32", shape = ["N", "N"], role = "inout", init = "0" }
[textures]
img = { array = "a" }
[surfaces]
seen = { array = "b" }
*/
extern "C" __global__ void shift(cudaTextureObject_t t, cudaSurfaceObject_t s, int N)
{
    int x = 32 * blockIdx.x + threadIdx.x, y = blockIdx.y;
    if (x < N) surf2Dwrite(tex2D<float>(t, x + 1.5f, y + 0.5f), s, 4 * x, y);
}
