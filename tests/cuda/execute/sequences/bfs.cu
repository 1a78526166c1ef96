/* warplens
entry     = "bfs"
title     = "Breadth-first search: nodes of the front visit their neighbours, then the next front is made"
family    = "bfs"
# The graph is a binary tree whose node v has the children 2 v + 1 and 2 v + 2.
reference = { cost = "floor(log2(arange(1, N + 1)))" }
[problem]
N = [1, 100, 1000]
[arrays]
targets = { dtype = "int32", shape = ["N"], init = "iota" }
front   = { dtype = "uint8", shape = ["N"], role = "out" }
reached = { dtype = "uint8", shape = ["N"], role = "out" }
visited = { dtype = "uint8", shape = ["N"], role = "out" }
cost    = { dtype = "int32", shape = ["N"], role = "out" }
again   = { dtype = "int32", shape = [1], role = "out" }
[[launch]]
entry = "begin"
grid  = [1]
block = [1]
args  = ["front", "visited"]
[[launch]]
while = "again"
clear = ["again"]
[[launch.step]]
entry = "expand"
grid  = ["cdiv(N, 128)"]
block = [128]
args  = ["targets", "front", "visited", "reached", "cost", "N"]
[[launch.step]]
entry = "advance"
grid  = ["cdiv(N, 128)"]
block = [128]
args  = ["front", "reached", "visited", "again", "N"]
*/
typedef unsigned char flag;

extern "C" __global__ void begin(flag *front, flag *visited)
{
    front[0] = visited[0] = 1;
}

extern "C" __global__ void expand(const int *targets, flag *front, const flag *visited, flag *reached, int *cost, int n)
{
    int node = blockIdx.x * blockDim.x + threadIdx.x;
    if (node >= n || !front[node])
        return;
    front[node] = 0;
    for (int edge = 2 * node; edge < 2 * node + 2 && edge < n - 1; ++edge) {
        int target = targets[edge] + 1;
        if (!visited[target]) {
            cost[target] = cost[node] + 1;
            reached[target] = 1;
        }
    }
}

extern "C" __global__ void advance(flag *front, flag *reached, flag *visited, int *again, int n)
{
    int node = blockIdx.x * blockDim.x + threadIdx.x;
    if (node >= n || !reached[node])
        return;
    front[node] = visited[node] = 1;
    reached[node] = 0;
    *again = 1;
}
