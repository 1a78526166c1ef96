// What lanes do together where their ways part: each kernel notes __activemask() along the way, by lane.
// `o` holds 2048 zeros at first; they are read so that nothing is known when the kernel is compiled.

extern "C" __global__ void break_after_work(unsigned* o) {
  int lane = threadIdx.x; unsigned m = 0, s = 0;
  for (int k = 0; k < 8; ++k) { if (k == (lane & 3) + o[0]) { o[64 + lane] = __activemask(); break; } s += o[k]; }
  o[128 + lane] = __activemask() + s + m;
}
extern "C" __global__ void return_after_work(unsigned* o) {
  int lane = threadIdx.x; unsigned s = 0;
  for (int k = 0; k < 8; ++k) { if (k == (lane & 7) + 2 + o[0]) { o[64 + lane] = __activemask(); return; } s += o[k]; }
  o[128 + lane] = __activemask() + s;
}
extern "C" __global__ void break_from_nested_if(unsigned* o) {
  int lane = threadIdx.x; unsigned s = 0;
  for (int k = 0; k < 4; ++k) {
    if (lane & 1) { if ((lane & 2) && k == 1 + o[0]) break; o[512 + 32 * k + lane] = __activemask(); s += o[k + 1] * lane; }
    o[64 + 32 * k + lane] = __activemask();
  }
  o[300 + lane] = __activemask() + s;
}
extern "C" __global__ void return_from_nested_if(unsigned* o) {
  int lane = threadIdx.x;
  if (lane & 1) { if (lane & 2 + o[0]) return; o[64 + lane] = __activemask(); }
  o[128 + lane] = __activemask();
}
extern "C" __global__ void break_from_inner_loop(unsigned* o) {
  int lane = threadIdx.x; unsigned s = 0;
  for (int j = 0; j < 3; ++j) {
    for (int k = 0; k < 8; ++k) { s += o[k]; if (k == (lane & 3) + j) { o[512 + 32 * j + lane] = __activemask(); s += k; break; } }
    o[64 + 32 * j + lane] = __activemask();
  }
  o[300 + lane] = s;
}
extern "C" __global__ void continue_after_work(unsigned* o) {
  int lane = threadIdx.x; unsigned s = 0;
  for (int k = 0; k < 4; ++k) {
    if ((lane & 3) == k) { o[512 + 32 * k + lane] = __activemask(); continue; }
    s += o[k] + 1;
    o[64 + 32 * k + lane] = __activemask();
  }
  o[300 + lane] = s;
}
extern "C" __global__ void nested_loops_of_different_lengths(unsigned* o) {
  int lane = threadIdx.x; unsigned s = 0;
  for (int j = 0; j <= (lane & 1); ++j) {
    for (int k = 0; k <= (lane & 3); ++k) { s += o[k]; o[512 + 32 * (4 * j + k) + lane] = __activemask(); }
    o[64 + 32 * j + lane] = __activemask();
  }
  o[300 + lane] = __activemask() + s;
}
extern "C" __global__ void search_with_long_work_when_found(unsigned* o) {
  int lane = threadIdx.x; unsigned s = 0;
  for (int k = 0; k < 16; ++k) {
    if (o[k] == 0u && (lane % 5) == (k % 7)) { for (int i = 0; i < 4; ++i) { s += o[i + lane]; } o[512 + lane] = __activemask(); o[600 + lane] = s; break; }
    o[1024 + 32 * k + lane] = __activemask();
  }
  o[300 + lane] = __activemask();
}
