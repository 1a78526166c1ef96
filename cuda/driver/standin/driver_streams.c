/* The CUDA driver: streams, events and graphs. */
#include "driver.h"

#include <stdlib.h>
#include <string.h>

/* --- streams and events ------------------------------------------------------------------------------------------- */

#define OF(stream, expression) HERE(stream_of(stream) ? (expression) : INVALID_HANDLE)

static int wait_for(void *handle) {
    Stream *stream = stream_of(handle);
    return stream->capture ? (stream->is_broken = true, CAPTURE_UNSUPPORTED) : synchronise_with(stream);
}
API(cuStreamCreate)(void **stream, unsigned flags) { HERE(new_stream(stream, flags, 0)); }
API(cuStreamCreateWithPriority)(void **stream, unsigned flags, int priority) { HERE(new_stream(stream, flags, priority < -5 ? -5 : priority > 0 ? 0 : priority)); }
API(cuStreamDestroy_v2)(void *stream) { HERE(drop_stream(stream)); }
ALSO(cuStreamDestroy_v2, cuStreamDestroy);
API(cuStreamSynchronize)(void *stream) { OF(stream, wait_for(stream)); }
ALSO(cuStreamSynchronize, cuStreamSynchronize_ptsz);
API(cuStreamQuery)(void *stream) { OF(stream, wait_for(stream)); }
ALSO(cuStreamQuery, cuStreamQuery_ptsz);
API(cuStreamWaitEvent)(void *stream, void *event, unsigned flags) { HERE(wait_event(stream, event)); }
ALSO(cuStreamWaitEvent, cuStreamWaitEvent_ptsz);
API(cuStreamGetPriority)(void *stream, int *priority) { OF(stream, (*priority = stream_of(stream)->priority, SUCCESS)); }
ALSO(cuStreamGetPriority, cuStreamGetPriority_ptsz);
API(cuStreamGetFlags)(void *stream, unsigned *flags) { OF(stream, (*flags = stream_of(stream)->flags, SUCCESS)); }
ALSO(cuStreamGetFlags, cuStreamGetFlags_ptsz);
API(cuStreamGetId)(void *stream, unsigned long long *id) { OF(stream, (*id = stream_of(stream)->id, SUCCESS)); }
ALSO(cuStreamGetId, cuStreamGetId_ptsz);
API(cuStreamGetDevice)(void *stream, int *number) { OF(stream, (*number = current_device(), SUCCESS)); }
ALSO(cuStreamGetDevice, cuStreamGetDevice_ptsz);
API(cuStreamGetCtx)(void *stream, Context **context) { OF(stream, (*context = current_context(), SUCCESS)); }
ALSO(cuStreamGetCtx, cuStreamGetCtx_ptsz);
API(cuStreamGetCtx_v2)(void *stream, Context **context, void **green) { OF(stream, (*context = current_context(), *green = NULL, SUCCESS)); }
ALSO(cuStreamGetCtx_v2, cuStreamGetCtx_v2_ptsz);
API(cuStreamSetAttribute)(void *stream, int attribute, const void *value) { OF(stream, SUCCESS); }
ALSO(cuStreamSetAttribute, cuStreamSetAttribute_ptsz);
API(cuStreamCopyAttributes)(void *target, void *source) { OF(target, stream_of(source) ? SUCCESS : INVALID_HANDLE); }
ALSO(cuStreamCopyAttributes, cuStreamCopyAttributes_ptsz);
API(cuStreamAttachMemAsync)(void *stream, void *address, size_t size, unsigned flags) { OF(stream, SUCCESS); }
ALSO(cuStreamAttachMemAsync, cuStreamAttachMemAsync_ptsz);
API(cuLaunchHostFunc)(void *stream, HostFunction function, void *data) { HERE(function ? stream_host_function(function, data, stream) : INVALID_VALUE); }
ALSO(cuLaunchHostFunc, cuLaunchHostFunc_ptsz);
typedef void (*Callback)(void *stream, int status, void *data);
static int call_back(void *stream, Callback function, void *data) {
    if (stream_of(stream)->capture) return CAPTURE_UNSUPPORTED;
    function(stream, SUCCESS, data);
    return SUCCESS;
}
API(cuStreamAddCallback)(void *stream, Callback function, void *data, unsigned flags) { OF(stream, function && !flags ? call_back(stream, function, data) : INVALID_VALUE); }
ALSO(cuStreamAddCallback, cuStreamAddCallback_ptsz);

API(cuEventCreate)(void **event, unsigned flags) { HERE(new_event(event, flags)); }
API(cuEventRecord)(void *event, void *stream) { HERE(record_event(event, stream)); }
ALSO(cuEventRecord, cuEventRecord_ptsz);
API(cuEventRecordWithFlags)(void *event, void *stream, unsigned flags) { HERE(record_event(event, stream)); }
ALSO(cuEventRecordWithFlags, cuEventRecordWithFlags_ptsz);
API(cuEventQuery)(void *event) { HERE(event ? synchronise_event(event) : INVALID_HANDLE); }
API(cuEventSynchronize)(void *event) { HERE(event ? synchronise_event(event) : INVALID_HANDLE); }
API(cuEventDestroy_v2)(void *event) { HERE(event ? (free(event), SUCCESS) : INVALID_HANDLE); }
ALSO(cuEventDestroy_v2, cuEventDestroy);
API(cuEventElapsedTime)(float *ms, void *start, void *end) { HERE(elapsed_ms(ms, start, end)); }
ALSO(cuEventElapsedTime, cuEventElapsedTime_v2);

/* --- capture ------------------------------------------------------------------------------------------------------ */

API(cuStreamBeginCapture)(void *stream) { HERE(begin_capture(stream)); }
ALSO(cuStreamBeginCapture, cuStreamBeginCapture_ptsz);
API(cuStreamBeginCapture_v2)(void *stream, int mode) { HERE(begin_capture(stream)); }
ALSO(cuStreamBeginCapture_v2, cuStreamBeginCapture_v2_ptsz);
API(cuStreamEndCapture)(void *stream, Graph **graph) { HERE(end_capture(stream, graph)); }
ALSO(cuStreamEndCapture, cuStreamEndCapture_ptsz);
API(cuStreamIsCapturing)(void *stream, int *status) { OF(stream, (*status = capture_status(stream), SUCCESS)); }
ALSO(cuStreamIsCapturing, cuStreamIsCapturing_ptsz);
API(cuThreadExchangeStreamCaptureMode)(int *mode) { HERE(mode ? SUCCESS : INVALID_VALUE); }
static int capture_info(void *stream, int *status, uint64_t *id, Graph **graph, const void ***before, size_t *count) {
    if (!status) return INVALID_VALUE;
    *status = capture_status(stream);
    if (!*status) return SUCCESS;
    if (id) *id = (uint64_t)stream_of(stream)->capture;
    if (graph) *graph = stream_of(stream)->capture;
    if (before) *before = NULL; /* what a stream captures follows what it captured before */
    if (count) *count = 0;
    return SUCCESS;
}
API(cuStreamGetCaptureInfo)(void *stream, int *status, uint64_t *id) { OF(stream, capture_info(stream, status, id, NULL, NULL, NULL)); }
ALSO(cuStreamGetCaptureInfo, cuStreamGetCaptureInfo_ptsz);
API(cuStreamGetCaptureInfo_v2)(void *stream, int *status, uint64_t *id, Graph **graph, const void ***before, size_t *count) { OF(stream, capture_info(stream, status, id, graph, before, count)); }
ALSO(cuStreamGetCaptureInfo_v2, cuStreamGetCaptureInfo_v2_ptsz);
API(cuStreamGetCaptureInfo_v3)(void *stream, int *status, uint64_t *id, Graph **graph, const void ***before, const void **edges, size_t *count) {
    if (edges) *edges = NULL;
    OF(stream, capture_info(stream, status, id, graph, before, count));
}
ALSO(cuStreamGetCaptureInfo_v3, cuStreamGetCaptureInfo_v3_ptsz);

/* --- graphs ------------------------------------------------------------------------------------------------------- */

typedef struct { Kernel *function; Extent grid, block; unsigned shared; void **arguments, **extra; } KernelNode;
typedef struct { Kernel *function; Extent grid, block; unsigned shared; void **arguments, **extra; Kernel *kernel; Context *context; } KernelNode2;
typedef struct { HostFunction function; void *data; } HostNode;
typedef struct {
    int kind, reserved[3];
    union {
        KernelNode2 kernel;
        struct { int flags, reserved; Context *context; Copy copy; } copy;
        Fill fill;
        HostNode host;
        struct { Graph *graph; } child;
    } of;
} NodeParameters; /* CUgraphNodeParams */
enum { KERNEL_NODE, COPY_NODE, FILL_NODE, HOST_NODE, CHILD_NODE, EMPTY_NODE }; /* CUgraphNodeType */

static int made_launch(Launch *made, const KernelNode *node, Kernel *kernel) {
    if (!node) return INVALID_VALUE;
    if (node->function) kernel = node->function;
    if ((const void *)kernel_of(kernel) != kernel || !kernel) return INVALID_HANDLE;
    *made = (Launch){.kernel = kernel, .grid = node->grid, .block = node->block, .shared = node->shared};
    return packed(kernel, node->arguments, node->extra, &made->parameters);
}
static int add_kernel_node(Graph *graph, void **handle, const KernelNode *node, Kernel *kernel) {
    Launch made;
    int error = graph ? made_launch(&made, node, kernel) : INVALID_VALUE;
    if (error) return error;
    error = add_launch(graph, handle, &made);
    free(made.parameters);
    return error;
}
static int change_kernel_node(void *handle, const KernelNode *node, Kernel *kernel) {
    Launch made;
    int error = made_launch(&made, node, kernel);
    if (error) return error;
    error = set_launch(handle, &made);
    free(made.parameters);
    return error;
}
static int describe_launch(void *handle, KernelNode *node) {
    const Launch *made = node_launch(handle);
    if (!made || !node) return INVALID_VALUE;
    static _Thread_local void *arguments[1024]; /* as long as the node's own values: until the next question */
    for (unsigned i = 0; i < made->kernel->parameters && i < 1024; i++) arguments[i] = made->parameters + made->kernel->offsets[i];
    *node = (KernelNode){.function = made->kernel, .grid = made->grid, .block = made->block, .shared = (unsigned)made->shared, .arguments = arguments};
    return SUCCESS;
}
static int describe_launch_2(void *handle, KernelNode2 *node) {
    KernelNode first;
    int error = node ? describe_launch(handle, &first) : INVALID_VALUE;
    if (!error) *node = (KernelNode2){first.function, first.grid, first.block, first.shared, first.arguments, NULL, NULL, current_context()};
    return error;
}
static int add_copy_node(Graph *graph, void **handle, const Copy *copy) {
    Block block;
    int direction, error = graph ? block_of(&block, &direction, copy) : INVALID_VALUE;
    return error ? error : add_copy(graph, handle, &block, direction);
}
static int change_copy_node(void *handle, const Copy *copy) {
    Block block;
    int direction, error = block_of(&block, &direction, copy);
    return error ? error : set_copy(handle, &block, direction);
}
static int add_fill_node(Graph *graph, void **handle, const Fill *fill) {
    return graph && fill ? add_fill(graph, handle, fill->target, fill->pitch, fill->value, fill->element, fill->width, fill->height) : INVALID_VALUE;
}
static int change_fill_node(void *handle, const Fill *fill) {
    return fill ? set_fill(handle, fill->target, fill->pitch, fill->value, fill->element, fill->width, fill->height) : INVALID_VALUE;
}
static int add_node(Graph *graph, void **handle, const NodeParameters *node) {
    if (!graph || !node) return INVALID_VALUE;
    switch (node->kind) {
    case KERNEL_NODE: return add_kernel_node(graph, handle, (const KernelNode *)&node->of.kernel, node->of.kernel.kernel);
    case COPY_NODE: return add_copy_node(graph, handle, &node->of.copy.copy);
    case FILL_NODE: return add_fill_node(graph, handle, &node->of.fill);
    case HOST_NODE: return add_host_function(graph, handle, node->of.host.function, node->of.host.data);
    case CHILD_NODE: return node->of.child.graph ? add_child(graph, handle, node->of.child.graph) : INVALID_VALUE;
    case EMPTY_NODE: return add_empty(graph, handle);
    default: unsupported("cuGraphAddNode of this kind"); return NOT_SUPPORTED;
    }
}
static int change_node(void *handle, const NodeParameters *node) {
    if (!handle || !node || node->kind != node_kind(handle)) return INVALID_VALUE;
    switch (node->kind) {
    case KERNEL_NODE: return change_kernel_node(handle, (const KernelNode *)&node->of.kernel, node->of.kernel.kernel);
    case COPY_NODE: return change_copy_node(handle, &node->of.copy.copy);
    case FILL_NODE: return change_fill_node(handle, &node->of.fill);
    case HOST_NODE: return set_host_function(handle, node->of.host.function, node->of.host.data);
    default: unsupported("a change of a graph's node of this kind"); return NOT_SUPPORTED;
    }
}

API(cuGraphCreate)(Graph **graph, unsigned flags) { HERE(graph && !flags ? (*graph = new_graph(), SUCCESS) : INVALID_VALUE); }
API(cuGraphDestroy)(Graph *graph) { HERE(graph ? (drop_graph(graph), SUCCESS) : INVALID_VALUE); }
API(cuGraphClone)(Graph **copy, Graph *graph) { HERE(instantiate(copy, graph, false)); }
API(cuGraphNodeFindInClone)(void **node, const void *original, const Graph *clone) { HERE(node && node_in(clone, original) ? (*node = node_in(clone, original), SUCCESS) : INVALID_VALUE); }
API(cuGraphGetNodes)(Graph *graph, void **nodes, size_t *count) { HERE(graph && count ? (*count = graph_nodes(graph, nodes, nodes ? *count : 0), SUCCESS) : INVALID_VALUE); }
API(cuGraphAddDependencies)(Graph *graph, void *const *before, void *const *after, size_t count) { HERE(add_dependencies(graph, before, after, count)); }
API(cuGraphAddDependencies_v2)(Graph *graph, void *const *before, void *const *after, const void *edges, size_t count) { HERE(add_dependencies(graph, before, after, count)); }
API(cuGraphNodeGetType)(const void *node, int *kind) { HERE(node && kind ? (*kind = node_kind(node), SUCCESS) : INVALID_VALUE); }
API(cuGraphAddKernelNode)(void **node, Graph *graph, void *const *before, size_t count, const KernelNode *wanted) { HERE(add_kernel_node(graph, node, wanted, NULL)); }
API(cuGraphAddKernelNode_v2)(void **node, Graph *graph, void *const *before, size_t count, const KernelNode2 *wanted) { HERE(add_kernel_node(graph, node, (const KernelNode *)wanted, wanted ? wanted->kernel : NULL)); }
API(cuGraphKernelNodeGetParams)(void *node, KernelNode *target) { HERE(describe_launch(node, target)); }
API(cuGraphKernelNodeGetParams_v2)(void *node, KernelNode2 *target) { HERE(describe_launch_2(node, target)); }
API(cuGraphKernelNodeSetParams)(void *node, const KernelNode *wanted) { HERE(change_kernel_node(node, wanted, NULL)); }
API(cuGraphKernelNodeSetParams_v2)(void *node, const KernelNode2 *wanted) { HERE(change_kernel_node(node, (const KernelNode *)wanted, wanted ? wanted->kernel : NULL)); }
API(cuGraphExecKernelNodeSetParams)(Graph *executable, const void *node, const KernelNode *wanted) { HERE(change_kernel_node(node_in(executable, node), wanted, NULL)); }
API(cuGraphExecKernelNodeSetParams_v2)(Graph *executable, const void *node, const KernelNode2 *wanted) { HERE(change_kernel_node(node_in(executable, node), (const KernelNode *)wanted, wanted ? wanted->kernel : NULL)); }
API(cuGraphAddMemcpyNode)(void **node, Graph *graph, void *const *before, size_t count, const Copy *copy, Context *context) { HERE(add_copy_node(graph, node, copy)); }
API(cuGraphMemcpyNodeSetParams)(void *node, const Copy *copy) { HERE(change_copy_node(node, copy)); }
API(cuGraphExecMemcpyNodeSetParams)(Graph *executable, const void *node, const Copy *copy, Context *context) { HERE(change_copy_node(node_in(executable, node), copy)); }
API(cuGraphAddMemsetNode)(void **node, Graph *graph, void *const *before, size_t count, const Fill *fill, Context *context) { HERE(add_fill_node(graph, node, fill)); }
API(cuGraphMemsetNodeSetParams)(void *node, const Fill *fill) { HERE(change_fill_node(node, fill)); }
API(cuGraphExecMemsetNodeSetParams)(Graph *executable, const void *node, const Fill *fill, Context *context) { HERE(change_fill_node(node_in(executable, node), fill)); }
API(cuGraphAddHostNode)(void **node, Graph *graph, void *const *before, size_t count, const HostNode *host) { HERE(graph && host ? add_host_function(graph, node, host->function, host->data) : INVALID_VALUE); }
API(cuGraphHostNodeSetParams)(void *node, const HostNode *host) { HERE(host ? set_host_function(node, host->function, host->data) : INVALID_VALUE); }
API(cuGraphExecHostNodeSetParams)(Graph *executable, const void *node, const HostNode *host) { HERE(host ? set_host_function(node_in(executable, node), host->function, host->data) : INVALID_VALUE); }
API(cuGraphAddChildGraphNode)(void **node, Graph *graph, void *const *before, size_t count, Graph *child) { HERE(graph && child ? add_child(graph, node, child) : INVALID_VALUE); }
API(cuGraphChildGraphNodeGetGraph)(void *node, Graph **child) { HERE(child && node_child(node) ? (*child = node_child(node), SUCCESS) : INVALID_VALUE); }
API(cuGraphAddEmptyNode)(void **node, Graph *graph, void *const *before, size_t count) { HERE(graph ? add_empty(graph, node) : INVALID_VALUE); }
API(cuGraphAddNode)(void **node, Graph *graph, void *const *before, size_t count, const NodeParameters *wanted) { HERE(add_node(graph, node, wanted)); }
API(cuGraphAddNode_v2)(void **node, Graph *graph, void *const *before, const void *edges, size_t count, const NodeParameters *wanted) { HERE(add_node(graph, node, wanted)); }
API(cuGraphNodeSetParams)(void *node, const NodeParameters *wanted) { HERE(change_node(node, wanted)); }
API(cuGraphExecNodeSetParams)(Graph *executable, const void *node, const NodeParameters *wanted) { HERE(change_node(node_in(executable, node), wanted)); }

API(cuGraphInstantiate)(Graph **executable, Graph *graph, void **failed, char *log, size_t size) { HERE(instantiate(executable, graph, false)); }
ALSO(cuGraphInstantiate, cuGraphInstantiate_v2);
API(cuGraphInstantiateWithFlags)(Graph **executable, Graph *graph, unsigned long long flags) { HERE(instantiate(executable, graph, flags & 1)); }
API(cuGraphInstantiateWithParams)(Graph **executable, Graph *graph, Instantiation *wanted) { HERE(wanted ? (wanted->failed = NULL, wanted->result = 0, instantiate(executable, graph, wanted->flags & 1)) : INVALID_VALUE); }
ALSO(cuGraphInstantiateWithParams, cuGraphInstantiateWithParams_ptsz);
static int update_first(Graph *executable, Graph *graph, void **failed, int *result) {
    Update outcome;
    int error = update_graph(executable, graph, &outcome);
    if (failed) *failed = NULL;
    if (result) *result = outcome.result;
    return error;
}
API(cuGraphExecUpdate)(Graph *executable, Graph *graph, void **failed, int *result) { HERE(executable && graph ? update_first(executable, graph, failed, result) : INVALID_VALUE); }
API(cuGraphExecUpdate_v2)(Graph *executable, Graph *graph, Update *outcome) { HERE(update_graph(executable, graph, outcome)); }
API(cuGraphExecDestroy)(Graph *executable) { HERE(executable ? (drop_graph(executable), SUCCESS) : INVALID_VALUE); }
API(cuGraphUpload)(Graph *executable, void *stream) { OF(stream, executable ? SUCCESS : INVALID_VALUE); }
ALSO(cuGraphUpload, cuGraphUpload_ptsz);
API(cuGraphLaunch)(Graph *executable, void *stream) { HERE(launch_graph(executable, stream)); }
ALSO(cuGraphLaunch, cuGraphLaunch_ptsz);

/* --- objects that a graph keeps alive ----------------------------------------------------------------------------- */

typedef struct { void *data; HostFunction destroy; unsigned users; } Kept;

static int new_kept(Kept **handle, void *data, HostFunction destroy, unsigned users) {
    if (!handle || !destroy) return INVALID_VALUE;
    Kept *made = malloc(sizeof *made);
    if (!made) return OUT_OF_MEMORY;
    *made = (Kept){data, destroy, users};
    *handle = made;
    return SUCCESS;
}
static int release_kept(Kept *kept, unsigned count) {
    if (!kept || kept->users < count) return INVALID_VALUE;
    if ((kept->users -= count)) return SUCCESS;
    kept->destroy(kept->data);
    free(kept);
    return SUCCESS;
}
API(cuUserObjectCreate)(Kept **kept, void *data, HostFunction destroy, unsigned users, unsigned flags) { HERE(new_kept(kept, data, destroy, users)); }
API(cuUserObjectRetain)(Kept *kept, unsigned count) { HERE(kept ? (kept->users += count, SUCCESS) : INVALID_VALUE); }
API(cuUserObjectRelease)(Kept *kept, unsigned count) { HERE(release_kept(kept, count)); }
/* A graph keeps its references to the end of the program: what they keep alive, a copy that was instantiated may use. */
static int keep_for_graph(Graph *graph, Kept *kept, unsigned count, bool is_given) {
    if (!graph || !kept || !count) return INVALID_VALUE;
    kept->users += is_given ? 0 : count;
    return SUCCESS;
}
API(cuGraphRetainUserObject)(Graph *graph, Kept *kept, unsigned count, unsigned flags) { HERE(keep_for_graph(graph, kept, count, flags & 1)); }
API(cuGraphReleaseUserObject)(Graph *graph, Kept *kept, unsigned count) { HERE(graph ? release_kept(kept, count) : INVALID_VALUE); }
