/* What the parts of the stand-in share: the channel to Warplens, memory, modules, streams and launches.
 *
 * The stand-in takes the place of the CUDA runtime and the CUDA driver in a program. Host code runs for real; a launch
 * goes over a socket to Warplens, which executes it on the same memory: one file in memory, mapped at the same addresses
 * in both processes. The rule: nothing here knows what a kernel does, and no number of a GPU stands here.
 *
 * Source of names, numbers and meanings: CUDA Runtime API and CUDA Driver API, 12.9 and 13.0.
 */
#ifndef WARPLENS_STANDIN_H
#define WARPLENS_STANDIN_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define EXPORT __attribute__((visibility("default")))

/* Numbers of errors; those of the runtime and of the driver are the same where both have one. */
enum {
    SUCCESS = 0, INVALID_VALUE = 1, OUT_OF_MEMORY = 2, NOT_INITIALIZED = 3, INVALID_CONFIGURATION = 9, INVALID_SYMBOL = 13,
    INVALID_DIRECTION = 21, INVALID_DEVICE_FUNCTION = 98, NO_DEVICE = 100, INVALID_DEVICE = 101, INVALID_CONTEXT = 201,
    NO_KERNEL_IMAGE = 209, INVALID_PTX = 218, INVALID_SOURCE = 300, INVALID_HANDLE = 400, NOT_FOUND = 500, NOT_READY = 600,
    PEER_ALREADY_ENABLED = 704, PEER_NOT_ENABLED = 705, NOT_SUPPORTED = 801, CAPTURE_UNSUPPORTED = 900,
    CAPTURE_INVALIDATED = 901, ILLEGAL_STATE = 401, UNKNOWN = 999,
};

typedef struct { unsigned x, y, z; } Extent;

/* --- the channel ------------------------------------------------------------------------------------------------- */

enum { ATTRIBUTES = 160, MAX_DEVICES = 16 };

/* What Warplens answers to the first message; the file of the memory comes with it. */
typedef struct {
    uint64_t base, span;            /* device addresses lie in [base, base + span) */
    uint64_t memory_bytes;          /* of one device */
    int32_t devices, version;       /* how many devices there are; the version of CUDA, as 13000 */
    int32_t attributes[ATTRIBUTES]; /* by the numbers of CUdevice_attribute; those that no sheet has are 0 */
    char name[256];
} Device;

extern Device device;

/* A message that is being written; it grows as it needs. */
typedef struct { unsigned char *data; size_t size, capacity; } Message;

void put_bytes(Message *message, const void *data, size_t size);
void put_u8(Message *message, uint8_t value);
void put_u32(Message *message, uint32_t value);
void put_u64(Message *message, uint64_t value);
void put_text(Message *message, const char *text);

/* An answer: `status` is an error's number; `next` moves as values are taken. */
typedef struct { uint32_t status, size; unsigned char *data, *next; } Answer;

uint32_t take_u32(Answer *answer);
uint64_t take_u64(Answer *answer);
double take_f64(Answer *answer);
const char *take_text(Answer *answer); /* lives as long as the answer */
void drop(Answer *answer);

int connect_once(void);                            /* SUCCESS, or why there is no device */
void tell(char kind, Message *message);            /* sends sooner or later, without an answer; empties the message */
Answer ask(char kind, Message *message);           /* sends all that was told, then this, and waits */
void send_now(char kind, Message *message);        /* sends all that was told, then this, without an answer */
void note(const char *format, ...) __attribute__((format(printf, 1, 2))); /* a finding about the program */
void unsupported(const char *function);            /* notes a function that is not there, once */

extern pthread_mutex_t gate;                       /* recursive; every call of the program holds it */
void enter(void);
void leave(void);

/* --- errors ------------------------------------------------------------------------------------------------------- */

extern _Thread_local int last_error;
int failing(void);            /* the error that a fault left for good, SUCCESS for none */
int settle(void);             /* waits for the launches that were sent and not waited for; then as `failing` */
int fail_for_good(int error); /* notes that error and returns it */
void forget_failure(void);    /* a reset of the device does so */
int finish(int error);        /* what a function returns: notes the error for cudaGetLastError */
int driver_error_text(int number, bool is_name, const char **text);

/* --- functions of the program ------------------------------------------------------------------------------------- */

extern bool is_initialised; /* the driver, by cuInit or by a call of the runtime */
int ready(void); /* connected, with a context that is current, and no fault before; else the error */

#define CALLER __builtin_return_address(0)
#define GUARDED(state, expression, returned)     \
    do {                                         \
        enter();                                 \
        int error_ = (state);                    \
        if (!error_) error_ = (expression);      \
        leave();                                 \
        return returned(error_);                 \
    } while (0)
#define RUN(expression) GUARDED(ready(), expression, finish)
#define API(name) EXPORT int name
#define ALSO(name, other) EXPORT __attribute__((alias(#name))) int other()

void take_loaded(void); /* the functions of the runtime in files that were loaded since */

void look_for_python(void); /* keeps the line of a Python program that calls, for `python_line` */
bool has_python(void);
void *python_line(void);    /* an address that stands for that line, NULL where no Python calls */

/* --- devices and contexts ------------------------------------------------------------------------------------------ */

typedef struct Context {
    int device;
    bool is_primary;
    unsigned flags, users;
    uint64_t id;
    struct Context *next;
} Context;

int is_device(int number);           /* SUCCESS or INVALID_DEVICE */
Context *current_context(void);      /* of this thread, NULL for none */
int current_device(void);
void make_current(Context *context); /* in the place of the current one; NULL for none */
int push_context(Context *context);
int pop_context(Context **context);
Context *primary_context(int number);
int get_limit(size_t *value, int limit);
int set_limit(int limit, size_t value);
int can_reach(int number, int peer, bool is_allowed); /* changes whether a device reaches the memory of another */
int number_of_bus_id(int *number, const char *text);
int bus_id(char *text, int size, int number);
int entry_point(const char *name, void **address, int version, int *status);

/* --- memory ------------------------------------------------------------------------------------------------------- */

typedef enum { ON_DEVICE, MANAGED, PINNED, VARIABLE, ARRAY, REGISTERED } Kind;

typedef struct {
    uint64_t address, size;
    Kind kind;
    int device;
    bool is_freed, is_guarded, is_reserved; /* reserved: no other gets its addresses once it is freed */
    uint64_t id;
} Allocation;

typedef struct {              /* what a copy moves: rows of `width` bytes, of which `height` make a slice */
    void *target; const void *source;
    size_t target_pitch, source_pitch, target_slice, source_slice, width, height, depth;
} Block;

int allocate(void **address, size_t size, Kind kind);
int release(void *address, Kind kind);
int allocate_later(void **address, size_t size); /* memory of a graph: it has its addresses from now on, */
int begin_life(void *address);                   /* and lives from here until its release; it may live again */
Allocation *allocation_at(const void *address); /* the one that holds the address, a freed one, too */
Allocation *allocation_of(const void *address); /* the live one that holds the address, NULL for none */
void *host_view(const void *address);           /* where this process may touch the bytes of an address */
bool is_device_address(const void *address);    /* memory that a kernel may reach, pinned memory with it */
int copy_block(const Block *block, int direction, const void *caller);
int fill_rows(void *target, size_t pitch, uint32_t value, unsigned element, size_t width, size_t height);
Block rows(void *target, size_t target_pitch, const void *source, size_t source_pitch, size_t width, size_t height);
int copy_rows(Block block, int direction, void *stream, bool is_waited, const void *caller);
int allocate_rows(void **address, size_t *pitch, size_t width, size_t height);
int reserve(void **address, size_t size);        /* addresses without memory */
int back(void *address, size_t size, bool is_backed); /* gives memory to a part of reserved addresses, or takes it */
int unreserve(void *address);
uint64_t used_bytes(void);
bool has_shared_memory(void); /* memory that host code and kernels reach, managed or pinned */
extern uint64_t pools[PINNED + 1][16]; /* a pool of each kind of memory: its attributes by number */
typedef struct { int kind, handles, location_kind, location; } PoolProperties; /* the beginning of CUmemPoolProps */
uint64_t *pool_for(const int *location_kind, int kind); /* by CUmemLocationType and CUmemAllocationType */
bool is_pool(const void *handle);
int allocate_from(void **address, size_t size, const void *handle);
int set_pool(uint64_t *handle, int attribute, const void *value);
int get_pool(const uint64_t *handle, int attribute, void *value);
void guard_written(const uint64_t *addresses, unsigned count); /* until synchronised the host may not touch these */
void synchronised(void);

void map_marks(int memory); /* marks of what is written, behind the memory in its file */
void mark_written(const Block *block); /* what the block writes, or of a copy within the device what its source had written */
bool reads_unwritten(const Block *block); /* nothing has written any byte of what the block reads */
void all_written(const Allocation *allocation); /* or nobody asks whether it is */
void forget_marks(const Allocation *allocation);

/* --- arrays, textures and surfaces --------------------------------------------------------------------------------- */

typedef unsigned long long Texture;
typedef struct { int x, y, z, w, kind; } Channel; /* bits of each component; 0 signed, 1 unsigned, 2 floating-point */
typedef struct Array { Channel channel; size_t width, height, depth, pitch; unsigned flags; void *memory; } Array;
enum { MOST_LEVELS = 32 };
typedef struct { Array whole; unsigned levels; Array *level[MOST_LEVELS]; } Mipmap; /* the levels follow each other in memory */
typedef struct {
    int kind; /* 0 array, 1 mipmapped array, 2 linear, 3 rows with a pitch */
    union {
        Array *array;
        Mipmap *mipmap;
        struct { void *address; Channel channel; size_t size; } linear;
        struct { void *address; Channel channel; size_t width, height, pitch; } rows;
    } of;
} Resource;
typedef struct {
    int address[3], filter, read, is_srgb;
    float border[4];
    int is_normalized;
    unsigned anisotropy;
    int level_filter;
    float bias, first, last; /* of the level of detail, and what it is clamped to */
    int is_untuned, is_seamless;
} Sampling;

size_t element_bytes(const Channel *channel);
int new_array(Array **handle, const Channel *channel, size_t width, size_t height, size_t depth, unsigned flags);
int drop_array(Array *array);
int new_mipmap(Mipmap **handle, const Channel *channel, size_t width, size_t height, size_t depth, unsigned levels, unsigned flags);
int level_of(Array **level, const Mipmap *mipmap, unsigned number);
int drop_mipmap(Mipmap *mipmap);
int new_object(Texture *handle, const Resource *resource, const Sampling *sampling); /* a surface has no sampling */
int drop_object(Texture handle);

/* --- modules ------------------------------------------------------------------------------------------------------ */

typedef struct Module Module;
enum { LARGE_CLUSTERS = 14 }; /* CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED */

typedef struct Kernel {
    Module *module;
    const void *host;
    char *name;
    bool is_known, has_attributes;
    unsigned parameters, *offsets, *sizes, block_bytes;
    int attributes[16]; /* by the numbers of CUfunction_attribute, such as LARGE_CLUSTERS */
    uint64_t ready[4];  /* the last launches that need not be waited for: digests of all but their parameters */
    unsigned readies;
    struct Kernel *next;
} Kernel;

typedef struct Variable {
    Module *module;
    const void *host;
    char *name;
    size_t size;
    void *address;
    bool is_constant, is_managed;
    struct Variable *next;
} Variable;

struct Module {
    uint32_t id;
    const void *image; /* a fat binary, or PTX that ends with a zero byte */
    size_t size;
    bool is_ready, is_linked, is_gone;
    bool is_of_program; /* nvcc put it there: who launches its kernels may not look at the error of loading it, so that error stays */
    int error;
    const void **linked; /* the fat binaries of the files that were linked, for relocatable code; ends with NULL */
    Kernel *kernels;
    Variable *variables;
    Module *next;
};

Module *new_module(const void *image, size_t size);
int make_ready(Module *module);                  /* hands it to Warplens, before its first use */
Kernel *kernel_of(const void *handle);           /* by the host function, or by the handle itself; NULL for none */
Kernel *named_kernel(Module *module, const char *name, int *error);
Variable *variable_of(const void *host);
Variable *named_variable(Module *module, const char *name, int *error);
Variable *add_variable(Module *module, const void *host, const char *name, size_t size, bool constant, bool managed);
Kernel *add_kernel(Module *module, const void *host, const char *name);
int know_parameters(Kernel *kernel);
int know_attributes(Kernel *kernel);
int clusters(int *active, int *largest, Kernel *kernel, Extent grid, Extent block, size_t shared, Extent cluster);
int set_attribute(Kernel *kernel, int attribute, int value);
int kernels_of(Module *module, Kernel **kernels, unsigned room, unsigned *count);
int resident_blocks(Kernel *kernel, int threads, size_t shared, int *blocks);
int occupancy(int *blocks, Kernel *kernel, int threads, size_t shared);
int available_shared(size_t *shared, Kernel *kernel, int blocks, int threads);
bool is_module(const Module *module);
int drop_module(Module *module);
int put_linked(Message *image, const void *data, size_t size);

/* --- streams, events, graphs, launches ----------------------------------------------------------------------------- */

typedef struct Graph Graph;

typedef struct Stream {
    uint64_t id;
    unsigned flags;
    int priority;
    Graph *capture;   /* what it captures into, NULL while it executes */
    bool is_origin, is_broken;
    struct Stream *next;
} Stream;

typedef struct {
    bool is_recorded, has_timing;
    double clock_ns;  /* modelled time of all launches before */
    unsigned untimed; /* launches before that have none */
    uint64_t stream, id;
    Graph *capture;
} Event;

typedef void (*HostFunction)(void *);

typedef struct {
    Kernel *kernel;
    Extent grid, block, cluster;
    size_t shared;
    bool is_cooperative;
    unsigned char *parameters; /* kernel->block_bytes of them */
    void *frames[16];
    int depth;
} Launch;

/* cudaLaunchAttribute and CUlaunchAttribute. */
typedef struct { int id; char unused[4]; union { char bytes[64]; Extent cluster; int number; } value; } LaunchAttribute;

Stream *stream_of(void *handle);
int launch(Launch *launch, void *stream);
void take_attributes(Launch *launch, const LaunchAttribute *attributes, unsigned count);
int launch_with(Kernel *kernel, Extent grid, Extent block, void **arguments, size_t shared, void *stream, Extent cluster,
                bool is_cooperative);
extern _Thread_local void *configured_at; /* where the program wrote <<<...>>>, until the launch is made */
int call_frames(void **frames, int room);  /* return addresses of the calls that led here, the innermost first */
void put_frames(Message *message);
void tell_range(void); /* the NVTX ranges of this thread */
void tell_step(char what, const Stream *stream, size_t bytes, int direction); /* for the timeline of the program */
int synchronise_with(const Stream *stream); /* of the steps that are told, NULL waits for all streams */
int synchronise(void); /* prints what kernels printed, and returns the error of a fault before it */
extern bool unwaited; /* whether a launch was made that nothing has waited for */
extern unsigned unsettled;    /* launches that were sent and not waited for */
extern double clock_ns;
extern unsigned untimed;

/* Every operation of a stream passes one of these: executed at once, or noted in the graph that is captured. */
int stream_copy(const Block *block, int direction, void *stream, const void *caller);
int stream_fill(void *target, size_t pitch, uint32_t value, unsigned element, size_t width, size_t height, void *stream);
int stream_release(void *stream, void *address);
int stream_host_function(HostFunction function, void *data, void *stream);

int new_stream(void **handle, unsigned flags, int priority);
int drop_stream(void *handle);
int new_event(void **handle, unsigned flags);
int record_event(void *event, void *stream);
int wait_event(void *stream, void *event);
int elapsed_ms(float *ms, void *start, void *end);
int synchronise_event(void *event);

int begin_capture(void *stream);
int end_capture(void *stream, Graph **graph);
int capture_status(void *stream); /* 0 none, 1 active, 2 invalidated */
Graph *new_graph(void);
Graph *copy_graph(Graph *graph);
void drop_graph(Graph *graph);
int launch_graph(Graph *executable, void *stream);
size_t graph_nodes(const Graph *graph, void **nodes, size_t room);
int add_launch(Graph *graph, void **node, Launch *launch);
int add_copy(Graph *graph, void **node, const Block *block, int direction);
int add_fill(Graph *graph, void **node, void *target, size_t pitch, uint32_t value, unsigned element, size_t width, size_t height);
int add_host_function(Graph *graph, void **node, HostFunction function, void *data);
int add_child(Graph *graph, void **node, Graph *child);
int add_empty(Graph *graph, void **node);
int add_release(Graph *graph, void **node, void *address);
int add_allocation(Graph *graph, void **node, void *const *before, size_t count, void **address, size_t size);
int stream_allocate(void **address, size_t size, void *stream);
int instantiate(Graph **executable, Graph *graph, bool frees_again); /* whether a launch frees what the last one left */
int set_launch(void *node, Launch *launch);
int set_copy(void *node, const Block *block, int direction);
int set_fill(void *node, void *target, size_t pitch, uint32_t value, unsigned element, size_t width, size_t height);
int set_host_function(void *node, HostFunction function, void *data);
void *node_in(const Graph *graph, const void *node); /* the node itself, or the copy of it that the graph holds; NULL for none */
int add_dependencies(const Graph *graph, void *const *before, void *const *after, size_t count);
int node_kind(const void *node); /* as CUgraphNodeType */
Launch *node_launch(void *node);
Graph *node_child(void *node);
typedef struct { uint64_t flags; void *stream, *failed; int result; } Instantiation; /* CUDA_GRAPH_INSTANTIATE_PARAMS */
typedef struct { int result; void *failed, *failed_from; } Update;                   /* CUgraphExecUpdateResultInfo */
int update_graph(Graph *executable, Graph *graph, Update *outcome);

int packed(Kernel *kernel, void **arguments, void **extra, unsigned char **parameters); /* to be freed */

#endif
