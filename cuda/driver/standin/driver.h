/* What the functions of the CUDA driver share: when they may be called, and the numbers of errors that they return. */
#ifndef WARPLENS_DRIVER_H
#define WARPLENS_DRIVER_H

#include "standin.h"

#define RETURNED(state, expression) GUARDED(state, expression, driver_error)
#define DRIVER(expression) RETURNED(initialised(), expression)
#define HERE(expression) RETURNED(in_context(), expression) /* where a context must be current */

int initialised(void);       /* SUCCESS after cuInit, or after a call of the runtime, which makes it */
int in_context(void);        /* SUCCESS where a context is current and no fault was before */
int driver_error(int error); /* the driver's number for one that the runtime alone has */
int channel_of(Channel *channel, unsigned format, unsigned channels); /* by CUarray_format */

typedef struct {
    size_t source_x, source_y, source_z, source_level;
    int source_kind; /* 1 host, 2 device, 3 array, 4 either of the first two */
    const void *source_host, *source_device;
    const Array *source_array;
    void *source_context;
    size_t source_pitch, source_height, target_x, target_y, target_z, target_level;
    int target_kind;
    void *target_host, *target_device;
    const Array *target_array;
    void *target_context;
    size_t target_pitch, target_height, width, height, depth;
} Copy; /* CUDA_MEMCPY3D */

typedef struct { void *target; size_t pitch; unsigned value, element; size_t width, height; } Fill; /* CUDA_MEMSET_NODE_PARAMS */

int block_of(Block *block, int *direction, const Copy *copy);

#endif
