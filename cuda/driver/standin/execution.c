/* Launches, and the streams, events and graphs that order them.
 *
 * The rule: what a stream is given is done at once, in the order in which the program gives it; that order is one of those
 * that a GPU may choose. Only what is captured into a graph waits until the graph is launched.
 */
#define _GNU_SOURCE
#include "standin.h"

#include <execinfo.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_UNSETTLED = 256, WAITS_NOT = 2, NON_BLOCKING = 1, READY = sizeof ((Kernel *)0)->ready / sizeof(uint64_t) };

double clock_ns;
bool unwaited;
unsigned untimed, unsettled;

static Stream standard = {.id = 0};
static Stream *streams;
static uint64_t ids;
static char *printed; /* by kernels, until something synchronises */
static size_t printed_size;

/* --- streams ------------------------------------------------------------------------------------------------------ */

Stream *stream_of(void *handle) {
    if ((uint64_t)handle <= 2) return &standard; /* the default, legacy and per-thread streams */
    for (Stream *stream = streams; stream; stream = stream->next)
        if (stream == handle) return stream;
    return NULL;
}

int new_stream(void **handle, unsigned flags, int priority) {
    if (!handle || flags > 1) return INVALID_VALUE;
    Stream *stream = calloc(1, sizeof *stream);
    if (!stream) return OUT_OF_MEMORY;
    *stream = (Stream){.id = ++ids, .flags = flags, .priority = priority, .next = streams};
    *handle = streams = stream;
    return SUCCESS;
}

int drop_stream(void *handle) {
    for (Stream **place = &streams; *place; place = &(*place)->next) {
        if (*place != handle) continue;
        Stream *stream = *place;
        *place = stream->next;
        free(stream);
        return SUCCESS;
    }
    return INVALID_HANDLE;
}

/* Tell of a copy ('c'), a fill ('f'), a wait of the host ('h'), or where the next call of a library runs ('l'). */
void tell_step(char what, const Stream *stream, size_t bytes, int direction) {
    enum { MOST_TOLD = 20000 };
    static unsigned told;
    if (what != 'l' && told++ >= MOST_TOLD) return;
    Message message = {0};
    put_u8(&message, (uint8_t)what);
    put_u8(&message, (uint8_t)direction);
    put_u8(&message, stream && stream->flags & NON_BLOCKING);
    put_u64(&message, stream ? stream->id : UINT64_MAX);
    put_u64(&message, bytes);
    tell('p', &message);
}

int synchronise_with(const Stream *stream) {
    int error = synchronise();
    tell_step('h', stream, 0, 0);
    return error;
}

int synchronise(void) {
    settle();
    if (printed_size) {
        fwrite(printed, 1, printed_size, stdout);
        printed_size = 0;
    }
    synchronised();
    unwaited = false;
    return failing();
}

/* --- events ------------------------------------------------------------------------------------------------------- */

int new_event(void **handle, unsigned flags) {
    if (!handle) return INVALID_VALUE;
    Event *event = calloc(1, sizeof *event);
    if (!event) return OUT_OF_MEMORY;
    event->has_timing = !(flags & 2); /* cudaEventDisableTiming */
    event->id = ++ids;
    *handle = event;
    return SUCCESS;
}

static void tell_event(const Event *event, const Stream *stream, char what) {
    Message message = {0};
    put_u64(&message, event->id);
    put_u64(&message, stream ? stream->id : 0);
    put_u8(&message, stream && stream->flags & NON_BLOCKING);
    put_u8(&message, (uint8_t)what);
    if (what == 'e') put_frames(&message);
    tell('E', &message);
}

int synchronise_event(void *handle) {
    const Event *event = handle;
    int error = synchronise();
    if (event->is_recorded) tell_event(event, NULL, 'h');
    return error;
}

int record_event(void *handle, void *at) {
    Event *event = handle;
    Stream *stream = stream_of(at);
    if (!event || !stream) return INVALID_HANDLE;
    event->capture = stream->capture;
    if (stream->capture) return SUCCESS;
    settle();
    event->is_recorded = true;
    event->clock_ns = clock_ns;
    event->untimed = untimed;
    event->stream = stream->id;
    tell_event(event, stream, 'r');
    return SUCCESS;
}

int wait_event(void *at, void *handle) {
    Event *event = handle;
    Stream *stream = stream_of(at);
    if (!event || !stream) return INVALID_HANDLE;
    if (event->capture && !stream->capture) stream->capture = event->capture; /* it joins what is captured */
    if (event->is_recorded) tell_event(event, stream, 'w');
    return SUCCESS;
}

int elapsed_ms(float *ms, void *from, void *to) {
    Event *start = from, *end = to;
    if (!ms) return INVALID_VALUE;
    if (!start || !end || !start->has_timing || !end->has_timing || !start->is_recorded || !end->is_recorded) return INVALID_HANDLE;
    tell_event(start, NULL, 's');
    tell_event(end, NULL, 'e');
    *ms = (float)((end->clock_ns - start->clock_ns) * 1e-6);
    return SUCCESS;
}

/* --- graphs ------------------------------------------------------------------------------------------------------- */

typedef enum { LAUNCH, COPY, FILL, CALL, CHILD, EMPTY, ALLOCATION = 10, RELEASE } NodeKind; /* as CUgraphNodeType */

typedef struct Node {
    NodeKind kind;
    Launch launch;
    Block block;
    int direction;
    uint32_t value;
    unsigned element;
    HostFunction function;
    void *data;
    Graph *child;
    const struct Node *origin; /* of a copy: the node of the program's that it comes from */
    struct Node *next;
} Node;

struct Graph { Node *first, **end; bool frees_again; };

Graph *new_graph(void) {
    Graph *graph = calloc(1, sizeof *graph);
    if (!graph) abort();
    graph->end = &graph->first;
    return graph;
}

static Node *append(Graph *graph, void **handle, NodeKind kind) {
    Node *node = calloc(1, sizeof *node);
    if (!node) abort();
    node->kind = kind;
    *graph->end = node;
    graph->end = &node->next;
    if (handle) *handle = node;
    return node;
}

static void keep(Launch *kept, const Launch *launch) {
    *kept = *launch;
    kept->parameters = malloc(launch->kernel->block_bytes + 8);
    if (!kept->parameters) abort();
    memcpy(kept->parameters, launch->parameters, launch->kernel->block_bytes + 8);
}

int add_launch(Graph *graph, void **handle, Launch *launch) {
    if (!launch->depth) launch->depth = call_frames(launch->frames, 16);
    keep(&append(graph, handle, LAUNCH)->launch, launch);
    return SUCCESS;
}

int set_launch(void *handle, Launch *launch) {
    Node *node = handle;
    if (!node || node->kind != LAUNCH) return INVALID_VALUE;
    if (!launch->depth) launch->depth = call_frames(launch->frames, 16);
    free(node->launch.parameters);
    keep(&node->launch, launch);
    return SUCCESS;
}

int add_copy(Graph *graph, void **handle, const Block *block, int direction) {
    Node *node = append(graph, handle, COPY);
    node->block = *block;
    node->direction = direction;
    return SUCCESS;
}

int add_fill(Graph *graph, void **handle, void *target, size_t pitch, uint32_t value, unsigned element, size_t width, size_t height) {
    Node *node = append(graph, handle, FILL);
    node->block = (Block){.target = target, .target_pitch = pitch, .width = width, .height = height};
    node->value = value;
    node->element = element;
    return SUCCESS;
}

int add_host_function(Graph *graph, void **handle, HostFunction function, void *data) {
    Node *node = append(graph, handle, CALL);
    node->function = function;
    node->data = data;
    return SUCCESS;
}

int add_child(Graph *graph, void **handle, Graph *child) {
    append(graph, handle, CHILD)->child = copy_graph(child);
    return SUCCESS;
}

int add_empty(Graph *graph, void **handle) {
    append(graph, handle, EMPTY);
    return SUCCESS;
}

int add_release(Graph *graph, void **handle, void *address) {
    append(graph, handle, RELEASE)->data = address;
    return SUCCESS;
}

/* An allocation that comes after the release of as many bytes may have their addresses, as on a GPU. */
static void *reused(const Graph *graph, void *const *before, size_t count, size_t size) {
    for (size_t i = 0; i < count; i++) {
        const Node *freed = before[i];
        const Allocation *allocation = freed->kind == RELEASE ? allocation_at(freed->data) : NULL;
        if (!allocation || allocation->size != size) continue;
        bool is_taken = false;
        for (const Node *node = freed->next; node; node = node->next) is_taken |= node->kind == ALLOCATION && node->data == freed->data;
        if (!is_taken && node_in(graph, freed)) return freed->data;
    }
    return NULL;
}

int add_allocation(Graph *graph, void **handle, void *const *before, size_t count, void **address, size_t size) {
    if (!graph || !address || (count && !before)) return INVALID_VALUE;
    *address = reused(graph, before, count, size);
    int error = *address ? SUCCESS : allocate_later(address, size);
    if (!error) append(graph, handle, ALLOCATION)->data = *address;
    return error;
}

static void release_left(const Graph *graph) {
    for (const Node *node = graph->first; node; node = node->next)
        if (node->kind == ALLOCATION && allocation_of(node->data)) release(node->data, ON_DEVICE);
}

int instantiate(Graph **executable, Graph *graph, bool frees_again) {
    if (!executable || !graph) return INVALID_VALUE;
    *executable = copy_graph(graph);
    (*executable)->frees_again = frees_again;
    return SUCCESS;
}

Graph *copy_graph(Graph *graph) {
    Graph *copy = new_graph();
    for (Node *node = graph->first; node; node = node->next) {
        Node *same = append(copy, NULL, node->kind);
        Node *next = same->next;
        *same = *node;
        same->next = next;
        same->origin = node->origin ? node->origin : node;
        if (node->kind == LAUNCH) keep(&same->launch, &node->launch);
        if (node->child) same->child = copy_graph(node->child);
    }
    return copy;
}

void drop_graph(Graph *graph) {
    for (Node *node = graph ? graph->first : NULL, *next; node; node = next) {
        next = node->next;
        if (node->kind == LAUNCH) free(node->launch.parameters);
        drop_graph(node->child);
        free(node);
    }
    free(graph);
}

void *node_in(const Graph *graph, const void *handle) {
    for (Node *node = graph ? graph->first : NULL; node; node = node->next)
        if (node == handle || node->origin == handle) return node;
    return NULL;
}

/* Nodes run in the order in which they were added; a dependency that asks for another order is refused. */
int add_dependencies(const Graph *graph, void *const *before, void *const *after, size_t count) {
    if (!graph || (count && (!before || !after))) return INVALID_VALUE;
    for (size_t i = 0; i < count; i++) {
        const Node *node = before[i];
        while (node && node != after[i]) node = node->next;
        if (node) continue;
        unsupported("graphs whose nodes run in another order than they were added in");
        return NOT_SUPPORTED;
    }
    return SUCCESS;
}

int node_kind(const void *handle) {
    return (int)((const Node *)handle)->kind;
}

Launch *node_launch(void *handle) { return handle && ((Node *)handle)->kind == LAUNCH ? &((Node *)handle)->launch : NULL; }

Graph *node_child(void *handle) { return handle && ((Node *)handle)->kind == CHILD ? ((Node *)handle)->child : NULL; }

int set_copy(void *handle, const Block *block, int direction) {
    Node *node = handle;
    if (!node || node->kind != COPY) return INVALID_VALUE;
    node->block = *block;
    node->direction = direction;
    return SUCCESS;
}

int set_fill(void *handle, void *target, size_t pitch, uint32_t value, unsigned element, size_t width, size_t height) {
    Node *node = handle;
    if (!node || node->kind != FILL) return INVALID_VALUE;
    node->block = (Block){.target = target, .target_pitch = pitch, .width = width, .height = height};
    node->value = value;
    node->element = element;
    return SUCCESS;
}

int set_host_function(void *handle, HostFunction function, void *data) {
    Node *node = handle;
    if (!node || node->kind != CALL) return INVALID_VALUE;
    node->function = function;
    node->data = data;
    return SUCCESS;
}

/* Give an executable graph the contents of another with the same nodes. */
int update_graph(Graph *executable, Graph *graph, Update *outcome) {
    enum { NODES_CHANGED = 2, UPDATE_FAILURE = 910 };
    if (!executable || !graph || !outcome) return INVALID_VALUE;
    const Node *old = executable->first, *new = graph->first;
    while (old && new && old->kind == new->kind) old = old->next, new = new->next;
    *outcome = (Update){.result = old || new ? NODES_CHANGED : 0};
    if (outcome->result) return UPDATE_FAILURE;
    Graph *copy = copy_graph(graph), before = *executable;
    *executable = *copy;
    *copy = before;
    drop_graph(copy);
    return SUCCESS;
}

size_t graph_nodes(const Graph *graph, void **nodes, size_t room) {
    size_t count = 0;
    for (Node *node = graph->first; node; node = node->next, count++)
        if (nodes && count < room) nodes[count] = node;
    return count;
}

/* cudaMemcpyKind by the addresses, where the program leaves it to them; pinned memory is the host's. */
static int direction_of(const Block *block, int direction) {
    if (direction && direction < 4) return direction;
    const Allocation *target = allocation_of(block->target), *source = allocation_of(block->source);
    return (target && target->kind != PINNED ? 1 : 0) + (source && source->kind != PINNED ? 2 : 0);
}

static int copy_in(const Stream *stream, const Block *block, int direction, const void *caller) {
    int error = copy_block(block, direction, caller);
    if (!error) tell_step('c', stream, block->width * block->height * block->depth, direction_of(block, direction));
    return error;
}

static int fill_in(const Stream *stream, void *target, size_t pitch, uint32_t value, unsigned element, size_t width, size_t height) {
    int error = fill_rows(target, pitch, value, element, width, height);
    if (!error) tell_step('f', stream, width * element * height, 0);
    return error;
}

static int execute(Launch *launch, uint64_t stream);

/* Execute the nodes of a graph in the order in which they were added; their launches are of this stream. */
static int run_graph(const Graph *graph, const Stream *stream) {
    if (graph->frees_again) release_left(graph);
    for (Node *node = graph->first; node; node = node->next) {
        const Block *block = &node->block;
        int error = SUCCESS;
        switch (node->kind) {
        case LAUNCH: error = execute(&node->launch, stream->id); break;
        case COPY: error = copy_in(stream, block, node->direction, NULL); break;
        case FILL:
            error = fill_in(stream, block->target, block->target_pitch, node->value, node->element, block->width, block->height);
            break;
        case CALL: node->function(node->data); break;
        case CHILD: error = run_graph(node->child, stream); break;
        case ALLOCATION: error = begin_life(node->data); break;
        case RELEASE: error = release(node->data, ON_DEVICE); break;
        case EMPTY: break;
        }
        if (error) return error;
    }
    return SUCCESS;
}

int launch_graph(Graph *executable, void *at) {
    Stream *stream = stream_of(at);
    if (!executable || !stream) return INVALID_VALUE;
    return stream->capture ? add_child(stream->capture, NULL, executable) : run_graph(executable, stream);
}

int begin_capture(void *at) {
    Stream *stream = stream_of(at);
    if (!stream || stream->capture) return ILLEGAL_STATE;
    if (stream == &standard) return CAPTURE_UNSUPPORTED;
    stream->capture = new_graph();
    stream->is_origin = true;
    return SUCCESS;
}

int end_capture(void *at, Graph **graph) {
    Stream *stream = stream_of(at);
    if (!stream || !stream->capture || !stream->is_origin) return ILLEGAL_STATE;
    Graph *captured = stream->capture;
    bool is_broken = stream->is_broken;
    for (Stream *other = streams; other; other = other->next)
        if (other->capture == captured) {
            other->capture = NULL;
            other->is_origin = other->is_broken = false;
        }
    if (graph) *graph = is_broken ? NULL : captured;
    return is_broken ? CAPTURE_INVALIDATED : SUCCESS;
}

int capture_status(void *at) {
    Stream *stream = stream_of(at);
    return !stream || !stream->capture ? 0 : stream->is_broken ? 2 : 1;
}

/* --- what a stream is given --------------------------------------------------------------------------------------- */

int stream_copy(const Block *block, int direction, void *at, const void *caller) {
    Stream *stream = stream_of(at);
    if (!stream) return INVALID_HANDLE;
    if (stream->capture) return add_copy(stream->capture, NULL, block, direction);
    return copy_in(stream, block, direction, caller);
}

int stream_fill(void *target, size_t pitch, uint32_t value, unsigned element, size_t width, size_t height, void *at) {
    Stream *stream = stream_of(at);
    if (!stream) return INVALID_HANDLE;
    if (stream->capture) return add_fill(stream->capture, NULL, target, pitch, value, element, width, height);
    return fill_in(stream, target, pitch, value, element, width, height);
}

int stream_allocate(void **address, size_t size, void *at) {
    Stream *stream = stream_of(at);
    if (!stream) return INVALID_HANDLE;
    if (stream->capture) return add_allocation(stream->capture, NULL, NULL, 0, address, size);
    return allocate(address, size, ON_DEVICE);
}

int stream_release(void *at, void *address) {
    Stream *known = stream_of(at);
    if (!known) return INVALID_HANDLE;
    if (known->capture) return add_release(known->capture, NULL, address);
    const Allocation *allocation = allocation_of(address);
    return release(address, allocation && allocation->kind == PINNED ? PINNED : ON_DEVICE); /* a pool may lie on the host */
}

int stream_host_function(HostFunction function, void *data, void *at) {
    Stream *stream = stream_of(at);
    if (!stream) return INVALID_HANDLE;
    if (stream->capture) return add_host_function(stream->capture, NULL, function, data);
    function(data);
    return SUCCESS;
}

/* --- launches ----------------------------------------------------------------------------------------------------- */

_Thread_local void *configured_at;

int call_frames(void **frames, int room) {
    int depth = 0;
    if ((frames[0] = python_line())) return 1;
    if (configured_at) {
        frames[depth++] = configured_at;
        configured_at = NULL;
    }
    return depth + backtrace(frames + depth, room - depth);
}

void put_frames(Message *message) {
    void *frames[8] = {python_line()};
    int depth = frames[0] ? 1 : backtrace(frames, 8);
    put_u32(message, (uint32_t)depth);
    for (int i = 0; i < depth; i++) put_u64(message, (uint64_t)frames[i]);
}

static void keep_printed(const char *text, size_t size) {
    if (!size) return;
    char *longer = realloc(printed, printed_size + size);
    if (!longer) abort();
    printed = longer;
    memcpy(printed + printed_size, text, size);
    printed_size += size;
}

static uint64_t digest_of(const unsigned char *data, size_t size) {
    uint64_t digest = 0xcbf29ce484222325; /* FNV-1a */
    for (size_t i = 0; i < size; i++) digest = (digest ^ data[i]) * 0x100000001b3;
    return digest;
}

/* Whether a launch like one before, but for its parameters, can only be executed: nothing of its answer is needed at
 * once, and what its fault leaves shows when something waits for it, as on a GPU. */
static bool is_ready(const Kernel *kernel, uint64_t digest) {
    for (int i = 0; i < READY; i++)
        if (kernel->ready[i] == digest) return true;
    return false;
}

/* Execute a launch. What is wrong with its configuration is returned; a fault in the kernel shows, as on a GPU, when
 * something synchronises, and stays. */
static int execute(Launch *launch, uint64_t stream) {
    if (failing()) return failing();
    Kernel *kernel = launch->kernel;
    Message message = {0};
    tell_range();
    put_u32(&message, 0); /* the bytes of all but the parameters */
    put_u32(&message, kernel->module->id);
    put_text(&message, kernel->name);
    put_bytes(&message, &launch->grid, sizeof launch->grid);
    put_bytes(&message, &launch->block, sizeof launch->block);
    put_bytes(&message, &launch->cluster, sizeof launch->cluster);
    put_u64(&message, launch->shared);
    put_u32(&message, (uint32_t)kernel->attributes[8]);
    put_u8(&message, (uint8_t)!!kernel->attributes[LARGE_CLUSTERS]);
    put_u8(&message, launch->is_cooperative);
    put_u64(&message, stream);
    put_u32(&message, (uint32_t)launch->depth);
    put_bytes(&message, launch->frames, (size_t)launch->depth * sizeof *launch->frames);
    uint32_t head = (uint32_t)message.size - sizeof head;
    memcpy(message.data, &head, sizeof head);
    uint64_t digest = digest_of(message.data, message.size);
    put_bytes(&message, launch->parameters, kernel->block_bytes);
    if (is_ready(kernel, digest) && !has_shared_memory()) {
        send_now('l', &message);
        unwaited = true;
        if (++unsettled == MOST_UNSETTLED) settle();
        return SUCCESS;
    }
    if (settle()) {
        free(message.data);
        return failing();
    }
    Answer answer = ask('L', &message);
    int error = (int)answer.status;
    unwaited = !error;
    uint32_t flags = take_u32(&answer);
    bool is_lasting = flags & 1;
    if (flags & WAITS_NOT && !is_ready(kernel, digest)) kernel->ready[kernel->readies++ % READY] = digest;
    double time_ns = take_f64(&answer);
    if (isnan(time_ns)) untimed++;
    else clock_ns += time_ns;
    unsigned written = take_u32(&answer);
    uint64_t *addresses = calloc(written + 1, sizeof *addresses);
    if (!addresses) abort();
    for (unsigned i = 0; i < written; i++) addresses[i] = take_u64(&answer);
    guard_written(addresses, written);
    free(addresses);
    uint32_t size = take_u32(&answer);
    keep_printed((char *)answer.next, size);
    drop(&answer);
    if (is_lasting) {
        fail_for_good(error);
        return SUCCESS;
    }
    return error;
}

int launch(Launch *launch, void *at) {
    Stream *stream = stream_of(at);
    if (!stream) return INVALID_HANDLE;
    launch->depth = call_frames(launch->frames, 16);
    return stream->capture ? add_launch(stream->capture, NULL, launch) : execute(launch, stream->id);
}

void take_attributes(Launch *launch, const LaunchAttribute *attributes, unsigned count) {
    enum { COOPERATIVE = 2, CLUSTER = 4 }; /* cudaLaunchAttributeID */
    for (unsigned i = 0; i < count; i++) {
        if (attributes[i].id == CLUSTER) launch->cluster = attributes[i].value.cluster;
        if (attributes[i].id == COOPERATIVE) launch->is_cooperative = attributes[i].value.number;
    }
}

int launch_with(Kernel *kernel, Extent grid, Extent block, void **arguments, size_t shared, void *stream, Extent cluster,
                bool is_cooperative) {
    Launch made = {.kernel = kernel, .grid = grid, .block = block, .cluster = cluster, .shared = shared, .is_cooperative = is_cooperative};
    static void *none;
    int error = packed(kernel, arguments ? arguments : &none, NULL, &made.parameters);
    if (!error) error = launch(&made, stream);
    free(made.parameters);
    return error;
}
