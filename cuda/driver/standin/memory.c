/* Memory: allocations of the one file that both processes map, copies and fills.
 *
 * The rule: between two allocations lies at least one page that nothing uses, so that an access beyond an end meets no
 * neighbour. A freed allocation keeps its address until addresses run out, so that a use after the end of its life is
 * recognised; then those that were freed first give theirs to new ones.
 */
#define _GNU_SOURCE
#include "standin.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { PAGE = 4096, HUGE = 2 << 20, PITCH = 512 };

static Allocation **table; /* by address, the freed ones with them */
static size_t count, capacity;
static uint64_t top, used, ids, shared_allocations;

static size_t rounded(size_t size, size_t step) { return (size + step - 1) / step * step; }

uint64_t pools[PINNED + 1][16] = {{0, 1, 1, 1}, {0, 1, 1, 1}, {0, 1, 1, 1}};

bool is_pool(const void *handle) {
    for (Kind kind = ON_DEVICE; kind <= PINNED; kind++)
        if (handle == pools[kind]) return true;
    return false;
}

uint64_t *pool_for(const int *location_kind, int kind) {
    return pools[kind == 2 ? MANAGED : *location_kind > 1 ? PINNED : ON_DEVICE];
}

int allocate_from(void **address, size_t size, const void *handle) {
    return is_pool(handle) ? allocate(address, size, (Kind)((const uint64_t(*)[16])handle - (const uint64_t(*)[16])pools)) : INVALID_VALUE;
}

int set_pool(uint64_t *handle, int attribute, const void *value) {
    if (!is_pool(handle) || attribute < 1 || attribute > 8 || !value) return INVALID_VALUE;
    handle[attribute] = attribute < 4 ? *(const unsigned *)value : *(const uint64_t *)value;
    return SUCCESS;
}

int get_pool(const uint64_t *handle, int attribute, void *value) {
    if (!is_pool(handle) || attribute < 1 || attribute > 8 || !value) return INVALID_VALUE;
    if (attribute < 4) *(unsigned *)value = (unsigned)handle[attribute]; /* whether and how memory is used again */
    else *(uint64_t *)value = attribute == 4 ? handle[attribute] : used; /* the threshold, and bytes reserved and used */
    return SUCCESS;
}

uint64_t used_bytes(void) { return used; }

bool has_shared_memory(void) { return shared_allocations; }

static bool is_shared(Kind kind) { return kind == MANAGED || kind == PINNED; }

bool is_device_address(const void *address) {
    uint64_t at = (uint64_t)address;
    return device.span && at >= device.base && at < device.base + device.span;
}

void *host_view(const void *address) {
    return is_device_address(address) ? (char *)address + device.span : (void *)address;
}

/* Return the position of the last allocation that begins at or before an address, -1 for none. */
static long position_of(uint64_t address) {
    long low = 0, high = (long)count;
    while (low < high) {
        long middle = (low + high) / 2;
        if (table[middle]->address <= address) low = middle + 1;
        else high = middle;
    }
    return low - 1;
}

Allocation *allocation_at(const void *address) {
    long position = position_of((uint64_t)address);
    if (position < 0) return NULL;
    Allocation *allocation = table[position];
    return (uint64_t)address - allocation->address < (allocation->size ? allocation->size : 1) ? allocation : NULL;
}

Allocation *allocation_of(const void *address) {
    Allocation *allocation = allocation_at(address);
    return allocation && !allocation->is_freed ? allocation : NULL;
}

static void touched(int signal, siginfo_t *info, void *context);

static void watch_touches(void) {
    static bool is_watching;
    if (is_watching) return;
    is_watching = true;
    struct sigaction action = {.sa_sigaction = touched, .sa_flags = SA_SIGINFO | SA_NODEFER};
    sigaction(SIGSEGV, &action, NULL);
}

static void insert(Allocation *allocation) {
    if (count == capacity) {
        capacity = capacity * 2 + 64;
        table = realloc(table, capacity * sizeof *table);
        if (!table) abort();
    }
    long position = position_of(allocation->address) + 1;
    memmove(table + position + 1, table + position, (count - (size_t)position) * sizeof *table);
    table[position] = allocation;
    count++;
}

static void put_caller(Message *message, const void *caller) {
    void *line = python_line();
    put_u64(message, line ? (uint64_t)line : (uint64_t)caller);
}

static void tell_allocation(const Allocation *allocation) {
    Message message = {0};
    put_u64(&message, allocation->address);
    put_u64(&message, allocation->size);
    put_u8(&message, (uint8_t)allocation->kind);
    put_frames(&message);
    tell('A', &message);
}

static void tell_end(const Allocation *allocation) {
    Message message = {0};
    put_u64(&message, allocation->address);
    put_frames(&message);
    tell('F', &message);
}

/* Where a program is run to look at its kernels, memory that it does not fill holds numbers from 1 to 2 as floats: zeros
 * would hide a race, since what both threads write would be the same. */
static void scatter(const Allocation *allocation) {
    enum { MOST_BYTES = 1 << 28 };
    static uint32_t state = 2463534242u; /* xorshift32 */
    if (allocation->size > MOST_BYTES || !getenv("WARPLENS_SCATTER")) return;
    uint32_t *words = host_view((void *)allocation->address);
    for (size_t word = 0; word < allocation->size / sizeof *words; word++) {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        words[word] = 0x3f800000u | state >> 9;
    }
}

static uint64_t room_of(const Allocation *allocation) { return rounded(allocation->size, PAGE) + PAGE; }

/* Forget freed allocations that lie one behind the other and have room together; return where they began, 0 for none.
 * The search goes on where the last one ended, so that what was freed last keeps its address the longest. */
static uint64_t recycled(uint64_t room) {
    static uint64_t last;
    for (int round = 0; round < 2; round++, last = 0) {
        size_t from = (size_t)(position_of(last) + 1), to = from;
        for (uint64_t end = 0; to < count; to++) {
            const Allocation *allocation = table[to];
            bool is_free = allocation->is_freed && !allocation->is_reserved;
            if (!is_free || allocation->address != end) from = is_free ? to : to + 1;
            end = allocation->address + room_of(allocation);
            if (!is_free || end - table[from]->address < room) continue;
            uint64_t address = table[from]->address, rest = end - address - room;
            if (rest > PAGE) { /* what is left stays free */
                table[to]->address = address + room;
                table[to--]->size = rest - PAGE;
            }
            for (size_t position = from; position < to + 1; position++) free(table[position]);
            memmove(table + from, table + to + 1, (count - to - 1) * sizeof *table);
            count -= to + 1 - from;
            last = address + room - 1;
            return address;
        }
    }
    return 0;
}

/* Return an allocation at addresses that nothing has, which is not in the table yet; NULL where there is no room. */
static Allocation *placed(size_t size, Kind kind) {
    if (kind != PINNED && (size > device.memory_bytes || used + size > device.memory_bytes)) return NULL;
    uint64_t room = rounded(size, PAGE) + PAGE;
    if (!top) top = device.base + HUGE;
    bool is_behind = top + room <= device.base + device.span;
    uint64_t address = is_behind ? top : recycled(room);
    if (!address) return NULL;
    Allocation *allocation = calloc(1, sizeof *allocation);
    if (!allocation) return NULL;
    *allocation = (Allocation){.address = address, .size = size, .kind = kind, .id = ++ids};
    top += is_behind ? room : 0;
    return allocation;
}

int allocate(void **address, size_t size, Kind kind) {
    if (!address) return INVALID_VALUE;
    *address = NULL;
    if (!size) return kind == MANAGED ? INVALID_VALUE : SUCCESS;
    bool is_on_device = kind != PINNED;
    Allocation *allocation = placed(size, kind);
    if (!allocation) return OUT_OF_MEMORY;
    if (is_shared(kind)) {
        if (mprotect((void *)allocation->address, rounded(size, PAGE), PROT_READ | PROT_WRITE)) return OUT_OF_MEMORY;
        settle();
        shared_allocations++;
    }
    watch_touches();
    used += is_on_device ? size : 0;
    insert(allocation);
    tell_allocation(allocation);
    if (kind == ON_DEVICE) scatter(allocation);
    *address = (void *)allocation->address;
    return SUCCESS;
}

/* Memory of a graph has its addresses from the beginning, and lives between the nodes that allocate and free it. */
int allocate_later(void **address, size_t size) {
    if (!address || !size) return INVALID_VALUE;
    Allocation *allocation = placed(size, ON_DEVICE);
    if (!allocation) return OUT_OF_MEMORY;
    allocation->is_freed = allocation->is_reserved = true;
    watch_touches();
    insert(allocation);
    *address = (void *)allocation->address;
    return SUCCESS;
}

int begin_life(void *address) {
    Allocation *allocation = allocation_at(address);
    if (!allocation || !allocation->is_freed) return INVALID_VALUE;
    if (used + allocation->size > device.memory_bytes) return OUT_OF_MEMORY;
    settle();
    allocation->is_freed = false;
    used += allocation->size;
    tell_allocation(allocation);
    scatter(allocation);
    return SUCCESS;
}

int allocate_rows(void **address, size_t *pitch, size_t width, size_t height) {
    if (!pitch) return INVALID_VALUE;
    *pitch = rounded(width, PITCH);
    return allocate(address, *pitch * height, ON_DEVICE);
}

int release(void *address, Kind kind) {
    if (!address) return SUCCESS;
    Allocation *allocation = allocation_at(address);
    bool is_host = kind == PINNED;
    if (!allocation || allocation->address != (uint64_t)address || allocation->is_freed ||
        (allocation->kind == PINNED) != is_host || (allocation->kind == VARIABLE) != (kind == VARIABLE)) {
        Message message = {0};
        put_u64(&message, (uint64_t)address);
        put_frames(&message);
        tell('W', &message); /* freed twice, or never allocated */
        return INVALID_VALUE;
    }
    settle();
    allocation->is_freed = true;
    shared_allocations -= is_shared(allocation->kind);
    used -= is_host ? 0 : allocation->size;
    size_t bytes = rounded(allocation->size, PAGE);
    madvise(host_view(address), bytes, MADV_REMOVE); /* a refusal costs memory alone */
    mprotect(address, bytes, PROT_NONE);
    forget_marks(allocation);
    tell_end(allocation);
    return SUCCESS;
}

/* --- addresses without memory ------------------------------------------------------------------------------------- */

typedef struct Reservation { uint64_t address, size, backed, end; Allocation *allocation; struct Reservation *next; } Reservation;
static Reservation *reservations;

static Reservation *reservation_of(uint64_t address, size_t size) {
    for (Reservation *place = reservations; place; place = place->next)
        if (address >= place->address && address + size <= place->address + place->size) return place;
    return NULL;
}

int reserve(void **address, size_t size) {
    if (!address || !size) return INVALID_VALUE;
    top = rounded(top ? top : device.base + HUGE, HUGE);
    if (size > device.base + device.span - top) return OUT_OF_MEMORY;
    Reservation *made = calloc(1, sizeof *made);
    if (!made) return OUT_OF_MEMORY;
    *made = (Reservation){.address = top, .size = size, .next = reservations};
    reservations = made;
    top += rounded(size, PAGE) + PAGE;
    *address = (void *)made->address;
    return SUCCESS;
}

int unreserve(void *address) {
    for (Reservation **place = &reservations; *place; place = &(*place)->next) {
        Reservation *reservation = *place;
        if (reservation->address != (uint64_t)address || reservation->allocation) continue;
        *place = reservation->next;
        free(reservation);
        return SUCCESS;
    }
    return INVALID_VALUE;
}

/* What of a reservation has memory is one allocation, from its beginning to the end of the last part: kernels index it as
 * one array. It grows where it lies, and goes when the last part has gone. */
int back(void *address, size_t size, bool is_backed) {
    Reservation *place = reservation_of((uint64_t)address, size);
    if (!place || !size) return INVALID_VALUE;
    if (!is_backed) {
        place->backed -= size < place->backed ? size : place->backed;
        if (place->backed || !place->allocation) return SUCCESS;
        Allocation *allocation = place->allocation;
        place->allocation = NULL;
        place->end = 0;
        return release((void *)allocation->address, ON_DEVICE);
    }
    uint64_t end = (uint64_t)address + size, before = place->end ? place->end - place->address : 0;
    place->backed += size;
    if (end <= place->end) return SUCCESS;
    uint64_t bytes = end - place->address;
    if (used + bytes - before > device.memory_bytes) return OUT_OF_MEMORY;
    used += bytes - before;
    place->end = end;
    if (!place->allocation) {
        place->allocation = calloc(1, sizeof *place->allocation);
        if (!place->allocation) abort();
        *place->allocation = (Allocation){.address = place->address, .kind = ON_DEVICE, .id = ++ids, .is_reserved = true};
        insert(place->allocation);
        watch_touches();
    } else tell_end(place->allocation);
    place->allocation->size = bytes;
    all_written(place->allocation); /* it grows, and its marks would have to move */
    tell_allocation(place->allocation);
    return SUCCESS;
}

/* --- what the host may not touch --------------------------------------------------------------------------------- */

/* Host code touches memory of the device, which ends the program as with a GPU; or memory that a kernel may still be
 * writing, since nothing was synchronised: that is a finding, and the program goes on. */
static void touched(int signal, siginfo_t *info, void *context) {
    (void)context;
    Allocation *allocation = is_device_address(info->si_addr) ? allocation_at(info->si_addr) : NULL;
    if (allocation && !allocation->is_freed && allocation->is_guarded) {
        allocation->is_guarded = false;
        mprotect((void *)allocation->address, rounded(allocation->size, PAGE), PROT_READ | PROT_WRITE);
        Message message = {0};
        put_u64(&message, (uint64_t)info->si_addr);
        put_u64(&message, 0);
        tell('H', &message);
        return;
    }
    if (is_device_address(info->si_addr)) {
        char text[200];
        const char *what = !allocation ? "no allocation holds it" : allocation->is_freed ? "it is freed" : "it is memory of the device";
        int size = snprintf(text, sizeof text, "warplens: host code touches address %p: %s; on a GPU the program ends here, too\n",
                            info->si_addr, what);
        if (write(STDERR_FILENO, text, (size_t)size) < 0) _exit(128 + signal);
        Message message = {0};
        put_u64(&message, (uint64_t)info->si_addr);
        put_u64(&message, 1);
        Answer answer = ask('H', &message);
        drop(&answer);
    }
    struct sigaction plain = {.sa_handler = SIG_DFL};
    sigaction(signal, &plain, NULL); /* the access happens again, and ends the program */
}

void guard_written(const uint64_t *addresses, unsigned number) {
    for (unsigned i = 0; i < number; i++) {
        Allocation *allocation = allocation_of((void *)addresses[i]);
        if (!allocation || !is_shared(allocation->kind) || allocation->is_guarded) continue;
        allocation->is_guarded = !mprotect((void *)allocation->address, rounded(allocation->size, PAGE), PROT_NONE);
    }
}

void synchronised(void) {
    for (size_t i = 0; i < count; i++) {
        if (!table[i]->is_guarded) continue;
        table[i]->is_guarded = false;
        mprotect((void *)table[i]->address, rounded(table[i]->size, PAGE), PROT_READ | PROT_WRITE);
    }
}

/* --- copies and fills --------------------------------------------------------------------------------------------- */

static size_t extent_bytes(size_t pitch, size_t slice, size_t width, size_t height, size_t depth) {
    return (depth - 1) * slice + (height - 1) * pitch + width;
}

/* Return whether `size` bytes from an address on lie in one live allocation, or in memory of the host alone. */
static bool is_whole(const void *address, size_t size) {
    if (!is_device_address(address)) return true;
    Allocation *allocation = allocation_of(address);
    return allocation && (uint64_t)address + size <= allocation->address + allocation->size;
}

static bool is_on_host(const void *address) {
    Allocation *allocation = is_device_address(address) ? allocation_of(address) : NULL;
    return !is_device_address(address) || (allocation && is_shared(allocation->kind));
}

static bool is_on_device(const void *address) {
    return is_device_address(address); /* pinned and managed memory is reached from both sides */
}

/* An H200 takes an address of the device where a direction names the host, since addresses are unified; not the reverse. */
static bool fits(int direction, const void *target, const void *source) {
    switch (direction) { /* cudaMemcpyKind */
    case 0: return is_on_host(target) && is_on_host(source);
    case 1: return is_on_device(target);
    case 2: return is_on_device(source);
    case 3: return is_on_device(target) && is_on_device(source);
    default: return direction == 4;
    }
}

int copy_block(const Block *block, int direction, const void *caller) {
    if (direction < 0 || direction > 4) return INVALID_DIRECTION;
    if (!block->width || !block->height || !block->depth) return SUCCESS;
    if (block->height > 1 && (block->target_pitch < block->width || block->source_pitch < block->width)) return 12;
    size_t target_bytes = extent_bytes(block->target_pitch, block->target_slice, block->width, block->height, block->depth);
    size_t source_bytes = extent_bytes(block->source_pitch, block->source_slice, block->width, block->height, block->depth);
    if (!block->target || !block->source || !fits(direction, block->target, block->source)) return INVALID_VALUE;
    if (!is_whole(block->target, target_bytes) || !is_whole(block->source, source_bytes)) {
        Message message = {0};
        put_u64(&message, (uint64_t)block->target);
        put_u64(&message, (uint64_t)block->source);
        put_u64(&message, target_bytes);
        put_caller(&message, caller);
        tell('X', &message); /* a copy beyond the end of an allocation */
        return INVALID_VALUE;
    }
    int error = settle();
    if (error) return error;
    if (is_on_host(block->target) && reads_unwritten(block)) {
        Message message = {0};
        put_u64(&message, (uint64_t)block->source);
        put_u64(&message, block->width * block->height * block->depth);
        put_caller(&message, caller);
        tell('u', &message);
    }
    char *target = host_view(block->target);
    const char *source = host_view(block->source);
    for (size_t slice = 0; slice < block->depth; slice++)
        for (size_t row = 0; row < block->height; row++)
            memmove(target + slice * block->target_slice + row * block->target_pitch,
                    source + slice * block->source_slice + row * block->source_pitch, block->width);
    mark_written(block);
    return SUCCESS;
}

Block rows(void *target, size_t target_pitch, const void *source, size_t source_pitch, size_t width, size_t height) {
    return (Block){.target = target, .source = source, .target_pitch = target_pitch, .source_pitch = source_pitch, .width = width,
                   .height = height, .depth = 1};
}

int copy_rows(Block block, int direction, void *stream, bool is_waited, const void *caller) {
    int error = stream_copy(&block, direction, stream, caller);
    if (!error && is_waited && !capture_status(stream)) error = synchronise_with(stream_of(stream));
    return error;
}

int fill_rows(void *target, size_t pitch, uint32_t value, unsigned element, size_t width, size_t height) {
    size_t row_bytes = width * element;
    if (!row_bytes || !height) return SUCCESS;
    if (!target || (height > 1 && pitch < row_bytes)) return INVALID_VALUE;
    if (!is_device_address(target) || !is_whole(target, (height - 1) * pitch + row_bytes)) return INVALID_VALUE;
    if ((uint64_t)target % element) return INVALID_VALUE;
    int error = settle();
    if (error) return error;
    char *bytes = host_view(target);
    for (size_t row = 0; row < height; row++) {
        char *start = bytes + row * pitch;
        if (element == 1) memset(start, (int)value, row_bytes);
        else if (element == 2) for (size_t i = 0; i < width; i++) ((uint16_t *)start)[i] = (uint16_t)value;
        else for (size_t i = 0; i < width; i++) ((uint32_t *)start)[i] = value;
    }
    Block filled = rows(target, pitch, NULL, 0, row_bytes, height);
    mark_written(&filled);
    return SUCCESS;
}
