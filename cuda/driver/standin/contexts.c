/* Devices and their contexts, as the runtime and the driver share them: each thread has a stack of contexts.
 *
 * The rule: all devices are of one kind, and their memory is one; a context says which of them is meant, no more.
 */
#include "standin.h"

#include <stdio.h>

enum { MOST_LIMITS = 10, OF_HEAP = 2, DEEPEST = 64 };

bool is_initialised;

static Context primaries[MAX_DEVICES];
static _Thread_local Context *stack[DEEPEST];
static _Thread_local unsigned depth;
static size_t limits[MOST_LIMITS] = {1024, 1 << 20, 8 << 20, 2, 2048, 128, 0};
static bool are_peers[MAX_DEVICES][MAX_DEVICES];

int is_device(int number) { return number >= 0 && number < device.devices ? SUCCESS : INVALID_DEVICE; }

Context *primary_context(int number) {
    primaries[number].device = number;
    primaries[number].is_primary = true;
    primaries[number].id = (uint64_t)number + 1;
    return &primaries[number];
}

Context *current_context(void) { return depth ? stack[depth - 1] : NULL; }

int current_device(void) { return depth ? stack[depth - 1]->device : 0; }

void make_current(Context *context) {
    if (depth) depth--;
    push_context(context);
}

int push_context(Context *context) {
    if (!context || depth == DEEPEST) return INVALID_CONTEXT;
    stack[depth++] = context;
    return SUCCESS;
}

int pop_context(Context **context) {
    if (!depth) return INVALID_CONTEXT;
    depth--;
    if (context) *context = stack[depth];
    return SUCCESS;
}

int ready(void) {
    int error = connect_once();
    if (error) return error;
    is_initialised = true;
    if (!depth) {
        push_context(primary_context(0));
        primaries[0].users++;
    }
    return failing();
}

int get_limit(size_t *value, int limit) { return limit < 0 || limit >= MOST_LIMITS || !value ? INVALID_VALUE : (*value = limits[limit], SUCCESS); }

static int size_heap(size_t size) {
    Message message = {0};
    put_u64(&message, size);
    Answer answer = ask('a', &message);
    int status = answer.status;
    drop(&answer);
    return status;
}

int set_limit(int limit, size_t value) {
    if (limit < 0 || limit >= MOST_LIMITS) return INVALID_VALUE;
    int error = limit == OF_HEAP ? size_heap(value) : SUCCESS;
    if (!error) limits[limit] = value;
    return error;
}

int can_reach(int number, int peer, bool is_allowed) {
    if (is_device(peer) || peer == number) return INVALID_DEVICE;
    if (are_peers[number][peer] == is_allowed) return is_allowed ? PEER_ALREADY_ENABLED : PEER_NOT_ENABLED;
    are_peers[number][peer] = is_allowed;
    return SUCCESS;
}

int bus_id(char *text, int size, int number) {
    if (!text || size < 1) return INVALID_VALUE;
    return is_device(number) ? INVALID_DEVICE : (snprintf(text, (size_t)size, "0000:%02x:00.0", number), SUCCESS);
}

int number_of_bus_id(int *number, const char *text) {
    return number && text && sscanf(text, "%*x:%x", (unsigned *)number) == 1 ? is_device(*number) : INVALID_VALUE;
}
