/* The calls of CUDA's host libraries: each packs its arguments into one message, which Warplens answers on the same memory.
 *
 * The rule: `libraries.toml` says what each function takes, and its C is written from that when the stand-in is built. What
 * an address leads to is read here where the host has it, and named by its address where the device has it.
 */
#ifndef WARPLENS_LIBRARIES_H
#define WARPLENS_LIBRARIES_H

#include "standin.h"

enum { READ = 1, WRITTEN = 2, MAX_RETURNED = 4 };

typedef struct {
    const char *name;
    int lost, failed; /* what the library returns without a device, and after a fault of a kernel */
    Message message;
    unsigned returned;
    struct { void *target; size_t size; } returns[MAX_RETURNED]; /* what the answer brings for the host, in order */
} Call;

Call begin_call(const char *name, int lost, int failed);
void put_pointer(Call *call, void *address, size_t size, int use);
int end_call(Call *call, uint64_t owner); /* `owner` is the handle or plan whose stream the call belongs to */
void set_stream(uint64_t owner, void *stream);
size_t compute_bytes(int type);                      /* of one value of a cudaDataType */
size_t scale_bytes(int compute_type, int data_type); /* of alpha and beta of cublasGemmEx and the like */

#endif
