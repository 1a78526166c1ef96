// What the measuring of a GPU needs of it: no kernel of the catalogue, and never itself timed.

// Reads this many bytes, 16 at a time, so that the L2 cache holds nothing else and none of its lines is dirty.
extern "C" __global__ void read_through(const uint4 *data, unsigned long long vectors, unsigned int *never)
{
    unsigned int mixed = 0;
    const unsigned long long threads = (unsigned long long)gridDim.x * blockDim.x;
    for (unsigned long long i = blockIdx.x * (unsigned long long)blockDim.x + threadIdx.x; i < vectors; i += threads) {
        const uint4 read = data[i];
        mixed |= read.x | read.y | read.z | read.w;
    }
    if (mixed)  // the buffer holds zeros
        *never = mixed;
}

// Keeps the GPU busy for this many nanoseconds while launches are queued after it.
extern "C" __global__ void wait(unsigned long long duration_ns)
{
    unsigned long long start, now;
    asm volatile("mov.u64 %0, %globaltimer;" : "=l"(start));
    do {
        asm volatile("mov.u64 %0, %globaltimer;" : "=l"(now));
    } while (now - start < duration_ns);
}

extern "C" __global__ void empty() {}

// Adds up the bytes of an array, each mixed with its index: arrays with the same sum count as equal.
extern "C" __global__ void digest(const unsigned char *data, unsigned long long bytes, unsigned long long *sum)
{
    unsigned long long part = 0;
    const unsigned long long threads = (unsigned long long)gridDim.x * blockDim.x, words = bytes / 4;
    const unsigned long long first = blockIdx.x * (unsigned long long)blockDim.x + threadIdx.x;
    for (unsigned long long i = first; i < words; i += threads) {
        const unsigned long long word = ((const unsigned int *)data)[i] + (i << 32) + 1;
        const unsigned long long mixed = (word ^ (word >> 29)) * 0xbf58476d1ce4e5b9ull;
        part += mixed ^ (mixed >> 32);
    }
    for (unsigned long long i = 4 * words + first; i < bytes; i += threads)
        part += (data[i] + 1) * (i + 1) * 0x94d049bb133111ebull;
    atomicAdd(sum, part);
}
