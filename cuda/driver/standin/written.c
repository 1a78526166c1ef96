/* Marks of the bytes of device memory that something has written, which Warplens looks at before a launch.
 *
 * The rule: the file of the memory holds the marks behind the memory itself, one byte for each: 1 once it is written. The
 * last byte of the page behind an allocation says that all of it is written or that nobody asks, and its marks mean
 * nothing then. So a copy over a whole allocation costs one byte.
 */
#define _GNU_SOURCE
#include "standin.h"

#include <string.h>
#include <sys/mman.h>

enum { PAGE = 4096, MOST_BYTES = 1 << 28 }; /* larger allocations have no marks */

static char *marks; /* of the first byte of the memory; NULL where they could not be mapped */

void map_marks(int memory) {
    void *start = (void *)(device.base + 2 * device.span);
    int flags = MAP_SHARED | MAP_FIXED_NOREPLACE | MAP_NORESERVE;
    void *mapped = mmap(start, device.span, PROT_READ | PROT_WRITE, flags, memory, (off_t)device.span);
    marks = mapped == start ? mapped : NULL;
}

static char *mark_of(const void *address) { return marks + ((uint64_t)address - device.base); }

static char *end_of(const Allocation *allocation) {
    return mark_of((void *)allocation->address) + (allocation->size + PAGE - 1) / PAGE * PAGE + PAGE - 1;
}

void all_written(const Allocation *allocation) {
    if (marks) *end_of(allocation) = 1;
}

void forget_marks(const Allocation *allocation) {
    if (!marks) return;
    size_t bytes = (allocation->size + PAGE - 1) / PAGE * PAGE + PAGE;
    madvise(mark_of((void *)allocation->address), bytes, MADV_REMOVE); /* a refusal costs memory alone */
}

static Allocation *marked(const void *address) {
    Allocation *allocation = marks && is_device_address(address) ? allocation_of(address) : NULL;
    bool is_kept = allocation && (allocation->kind == ON_DEVICE || allocation->kind == ARRAY) && allocation->size <= MOST_BYTES;
    return is_kept && !*end_of(allocation) ? allocation : NULL;
}

void mark_written(const Block *block) {
    const Allocation *target = marked(block->target), *source = marked(block->source);
    if (!target) return;
    bool is_row = (block->height == 1 || block->target_pitch == block->width) &&
                  (block->depth == 1 || block->target_slice == block->width * block->height);
    if (!source && is_row && block->width * block->height * block->depth == target->size) {
        *end_of(target) = 1;
        return;
    }
    for (size_t slice = 0; slice < block->depth; slice++)
        for (size_t row = 0; row < block->height; row++) {
            char *to = mark_of((char *)block->target + slice * block->target_slice + row * block->target_pitch);
            const char *from = (const char *)block->source + slice * block->source_slice + row * block->source_pitch;
            if (source) memmove(to, mark_of(from), block->width);
            else memset(to, 1, block->width);
        }
}

static bool is_any_written(const char *mark, size_t size) {
    for (size_t i = 0; i < size; i++)
        if (mark[i] & 1) return true;
    return false;
}

bool reads_unwritten(const Block *block) {
    if (!marked(block->source)) return false;
    for (size_t slice = 0; slice < block->depth; slice++)
        for (size_t row = 0; row < block->height; row++)
            if (is_any_written(mark_of((const char *)block->source + slice * block->source_slice + row * block->source_pitch), block->width)) return false;
    return true;
}
