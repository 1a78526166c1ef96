// Kernels launched on an H200 by tests/hardware/probes.py; h200_probe.json holds what was counted of them.
#ifndef K
#define K 32
#endif
typedef int item;
extern "C" {
__global__ void transpose_serial(const item* in, item* out, int n){
  for (int j=0;j<n;++j) for (int i=0;i<n;++i) out[j+i*n]=in[i+j*n]; }
__global__ void transpose_row(const item* in, item* out, int n){
  int i=blockIdx.x*blockDim.x+threadIdx.x; if(i<n) for(int j=0;j<n;++j) out[j+i*n]=in[i+j*n]; }
__global__ void transpose_element(const item* in, item* out, int n){
  int i=blockIdx.x*K+threadIdx.x, j=blockIdx.y*K+threadIdx.y; if(i<n&&j<n) out[j+i*n]=in[i+j*n]; }
__global__ void copy_coalesced(const item* in, item* out, int n){
  int i=blockIdx.x*K+threadIdx.x, j=blockIdx.y*K+threadIdx.y; if(i<n&&j<n) out[i+j*n]=in[i+j*n]; }
__global__ void copy_strided(const item* in, item* out, int n){
  int i=blockIdx.x*K+threadIdx.x, j=blockIdx.y*K+threadIdx.y; if(i<n&&j<n) out[j+i*n]=in[j+i*n]; }
__global__ void transpose_tiled(const item* in, item* out, int n){
  __shared__ item tile[K][K]; int x=threadIdx.x,y=threadIdx.y; int ic=blockIdx.x*K, jc=blockIdx.y*K;
  if(ic+x<n&&jc+y<n) tile[y][x]=in[ic+x+(jc+y)*n]; __syncthreads();
  if(jc+x<n&&ic+y<n) out[jc+x+(ic+y)*n]=tile[x][y]; }
__global__ void transpose_padded(const item* in, item* out, int n){
  __shared__ item tile[K][K+1]; int x=threadIdx.x,y=threadIdx.y; int ic=blockIdx.x*K, jc=blockIdx.y*K;
  if(ic+x<n&&jc+y<n) tile[y][x]=in[ic+x+(jc+y)*n]; __syncthreads();
  if(jc+x<n&&ic+y<n) out[jc+x+(ic+y)*n]=tile[x][y]; }
__global__ void matmul_naive(const float* A,const float* B,float* C,int m,int n,int k){
  int row=blockIdx.y*blockDim.y+threadIdx.y, col=blockIdx.x*blockDim.x+threadIdx.x;
  if(row<m&&col<k){ float v=0; for(int i=0;i<n;++i) v+=A[row*n+i]*B[i*k+col]; C[row*k+col]=v; } }
__global__ void matmul_naive_swapped(const float* A,const float* B,float* C,int m,int n,int k){
  int row=blockIdx.x*blockDim.x+threadIdx.x, col=blockIdx.y*blockDim.y+threadIdx.y;
  if(row<m&&col<k){ float v=0; for(int i=0;i<n;++i) v+=A[row*n+i]*B[i*k+col]; C[row*k+col]=v; } }
__global__ void matmul_tiled(const float* A,const float* B,float* C,int m,int n,int k){
  __shared__ float As[K][K], Bs[K][K]; int tx=threadIdx.x,ty=threadIdx.y; int row=blockIdx.y*K+ty,col=blockIdx.x*K+tx; float v=0;
  for(int t=0;t<(n+K-1)/K;++t){
    As[ty][tx]=(row<m&&t*K+tx<n)?A[row*n+t*K+tx]:0.f; Bs[ty][tx]=(t*K+ty<n&&col<k)?B[(t*K+ty)*k+col]:0.f; __syncthreads();
    for(int i=0;i<K;++i) v+=As[ty][i]*Bs[i][tx]; __syncthreads(); }
  if(row<m&&col<k) C[row*k+col]=v; }
__global__ void matmul_tiled_double(const double* A,const double* B,double* C,int m,int n,int k){
  __shared__ double As[K][K], Bs[K][K]; int tx=threadIdx.x,ty=threadIdx.y; int row=blockIdx.y*K+ty,col=blockIdx.x*K+tx; double v=0;
  for(int t=0;t<(n+K-1)/K;++t){
    As[ty][tx]=(row<m&&t*K+tx<n)?A[row*n+t*K+tx]:0.; Bs[ty][tx]=(t*K+ty<n&&col<k)?B[(t*K+ty)*k+col]:0.; __syncthreads();
    for(int i=0;i<K;++i) v+=As[ty][i]*Bs[i][tx]; __syncthreads(); }
  if(row<m&&col<k) C[row*k+col]=v; }
__global__ void column_sum(float* D,const float* B,int n){
  int i=blockIdx.x*blockDim.x+threadIdx.x; if(i<n) for(int j=0;j<n;++j) D[i]=D[i]+B[j*n+i]; }
__global__ void row_sum_strided(float* D,const float* B,int n){
  int i=blockIdx.x*blockDim.x+threadIdx.x; if(i<n){ float s=0; for(int j=0;j<n;++j) s+=B[i*n+j]; D[i]=s; } }
// beyond the seeds: cases kept to check the derived metrics
__global__ void copy_float4(const float4* in,float4* out,int n){ int i=blockIdx.x*blockDim.x+threadIdx.x; if(i<n) out[i]=in[i]; }
__global__ void stride_load(const float* in,float* out,int n,int s){ int i=blockIdx.x*blockDim.x+threadIdx.x; if(i<n) out[i]=in[(long long)i*s]; }
__global__ void offset_copy(const float* in,float* out,int n,int s){ int i=blockIdx.x*blockDim.x+threadIdx.x; if(i<n) out[i]=in[i+s]; }
__global__ void shared_stride(const float* in,float* out,int n,int s){ __shared__ float t[4096]; int x=threadIdx.x;
  for(int i=x;i<4096;i+=blockDim.x) t[i]=in[i]; __syncthreads(); float v=0; for(int r=0;r<32;++r) v+=t[(x*s+r)&4095]; out[blockIdx.x*blockDim.x+x]=v; }
__global__ void shared_double(const double* in,double* out,int s){ __shared__ double t[2048]; int x=threadIdx.x;
  for(int i=x;i<2048;i+=blockDim.x) t[i]=in[i]; __syncthreads(); double v=0; for(int r=0;r<32;++r) v+=t[(x*s+r)&2047]; out[blockIdx.x*blockDim.x+x]=v; }
__global__ void shared_float4(const float4* in,float4* out,int s){ __shared__ float4 t[1024]; int x=threadIdx.x;
  for(int i=x;i<1024;i+=blockDim.x) t[i]=in[i]; __syncthreads(); float4 v=make_float4(0,0,0,0); for(int r=0;r<32;++r){ float4 w=t[(x*s+r)&1023]; v.x+=w.x; v.y+=w.y; v.z+=w.z; v.w+=w.w;} out[blockIdx.x*blockDim.x+x]=v; }
__global__ void divergent(const float* in,float* out,int n){ int i=blockIdx.x*blockDim.x+threadIdx.x; if(i>=n) return; float v=in[i];
  int lane=threadIdx.x&31; if(lane%4==0){ for(int r=0;r<lane;++r) v=v*1.0001f+r; } else if(lane%4==1){ v=sqrtf(v); } else { for(int r=0;r<8;++r) v+=r*v; } out[i]=v; }
__global__ void warp_reduce(const float* in,float* out,int n){ int i=blockIdx.x*blockDim.x+threadIdx.x; float v=i<n?in[i]:0.f;
  for(int d=16;d;d>>=1) v+=__shfl_down_sync(0xffffffffu,v,d); if((threadIdx.x&31)==0) atomicAdd(out,v); }
__global__ void histogram(const unsigned* in,unsigned* out,int n){ __shared__ unsigned h[256]; h[threadIdx.x]=0; __syncthreads();
  for(int i=blockIdx.x*blockDim.x+threadIdx.x;i<n;i+=gridDim.x*blockDim.x) atomicAdd(&h[in[i]&255],1u); __syncthreads(); atomicAdd(&out[threadIdx.x],h[threadIdx.x]); }
__global__ void stencil(const float* in,float* out,int n){ int x=blockIdx.x*blockDim.x+threadIdx.x,y=blockIdx.y*blockDim.y+threadIdx.y;
  if(x>0&&y>0&&x<n-1&&y<n-1) out[y*n+x]=0.25f*(in[y*n+x-1]+in[y*n+x+1]+in[(y-1)*n+x]+in[(y+1)*n+x]); }
__global__ void gather(const float* in,const int* idx,float* out,int n){ int i=blockIdx.x*blockDim.x+threadIdx.x; if(i<n) out[i]=in[idx[i]]; }
}
