// A program of host code with two launches, for `warplens exec`.
__global__ void add(float* a, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) a[i] = 2 * a[i] + i;
}
int main() {
    float *a, host[256] = {};
    cudaMalloc(&a, sizeof host);
    cudaMemcpy(a, host, sizeof host, cudaMemcpyHostToDevice);
    add<<<4, 64>>>(a, 256);
    add<<<2, 128>>>(a, 256);
    cudaMemcpy(host, a, sizeof host, cudaMemcpyDeviceToHost);
    cudaFree(a);
    return host[255] != 765;
}
