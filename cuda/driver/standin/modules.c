/* Modules: fat binaries as nvcc writes them, PTX and cubins; their kernels and variables.
 *
 * The rule: a module is handed over before the first use of anything in it, so that what a program never uses costs
 * nothing. Warplens reads the PTX; what is known of kernels and variables here, it has answered.
 * Source: fatbinary_section.h and crt/host_runtime.h of the CUDA toolkit; the LZ4 block format.
 */
#include "standin.h"

#include <elf.h>
#include <stdlib.h>
#include <string.h>

enum {
    WRAPPER = 0x466243b1, FAT_BINARY = 0xba55ed50, LINKED_VERSION = 2, IS_LZ4 = 0x2000, IS_ZSTD = 0x8000,
    ANOTHER_FILE = 0, PTX = 1, CUBIN = 2, LINKED_HERE = 0x5750, /* the version of a fat binary that `linked_image` writes */
};

typedef struct { int magic, version; const void *data; const void *linked; } Wrapper;
typedef struct { uint32_t magic; uint16_t version, header; uint64_t size; } FatHeader; /* size: of what follows */
typedef struct {
    uint16_t kind, version;
    uint32_t header;
    uint64_t size;
    uint32_t packed, unused;
    uint16_t minor, major;
    uint32_t architecture, name, name_size;
    uint64_t flags, zero, raw;
} Entry;

static Module *modules;
static uint32_t ids;

Module *new_module(const void *image, size_t size) {
    Module *module = calloc(1, sizeof *module);
    if (!module) abort();
    *module = (Module){.id = ids++, .image = image, .size = size, .next = modules};
    const Wrapper *wrapper = image;
    if (wrapper->magic == WRAPPER) {
        module->image = wrapper->data;
        if (wrapper->version == LINKED_VERSION) module->linked = (const void **)wrapper->linked;
    }
    const FatHeader *fat = module->image;
    module->is_linked = module->linked || (fat->magic == FAT_BINARY && fat->version == LINKED_HERE);
    return modules = module;
}

bool is_module(const Module *module) {
    for (const Module *other = modules; other; other = other->next)
        if (other == module) return !other->is_gone;
    return false;
}

/* A launch that a graph keeps names the kernel still, so that nothing of a module is freed but its memory. */
int drop_module(Module *module) {
    if (!is_module(module)) return INVALID_HANDLE;
    for (Variable *variable = module->variables; variable; variable = variable->next)
        if (variable->address) release(variable->address, variable->is_managed ? MANAGED : VARIABLE);
    module->is_gone = true;
    return SUCCESS;
}

Kernel *add_kernel(Module *module, const void *host, const char *name) {
    Kernel *kernel = calloc(1, sizeof *kernel);
    if (!kernel) abort();
    *kernel = (Kernel){.module = module, .host = host, .name = strdup(name), .next = module->kernels};
    return module->kernels = kernel;
}

Variable *add_variable(Module *module, const void *host, const char *name, size_t size, bool constant, bool managed) {
    Variable *variable = calloc(1, sizeof *variable);
    if (!variable) abort();
    *variable = (Variable){.module = module, .host = host, .name = strdup(name), .size = size, .is_constant = constant,
                           .is_managed = managed, .next = module->variables};
    return module->variables = variable;
}

/* Unpack a block of LZ4; return the bytes that came out. */
static size_t unpack(const uint8_t *source, size_t size, char *target, size_t room) {
    const uint8_t *end = source + size;
    char *out = target, *limit = target + room;
    while (source < end) {
        unsigned token = *source++;
        size_t length = token >> 4;
        if (length == 15) { unsigned more; do length += more = source < end ? *source++ : 0; while (more == 255); }
        if (length > (size_t)(limit - out) || length > (size_t)(end - source)) break;
        memcpy(out, source, length);
        out += length;
        source += length;
        if (end - source < 2) break;
        size_t distance = source[0] | source[1] << 8;
        source += 2;
        length = token & 15;
        if (length == 15) { unsigned more; do length += more = source < end ? *source++ : 0; while (more == 255); }
        length += 4;
        if (!distance || distance > (size_t)(out - target) || length > (size_t)(limit - out)) break;
        for (; length; length--, out++) *out = *(out - distance);
    }
    return (size_t)(out - target);
}

static void put_image(Message *message, unsigned kind, uint32_t architecture, bool is_zstd, uint64_t raw, const void *data, size_t size) {
    put_u8(message, (uint8_t)kind);
    put_u32(message, architecture);
    put_u8(message, is_zstd);
    put_u64(message, raw);
    put_u64(message, size);
    put_bytes(message, data, size);
}

/* Put each image of a fat binary; return how many there are. */
static unsigned put_images(Message *message, const void *fat) {
    const FatHeader *header = fat;
    const char *next = (const char *)fat + header->header, *end = next + header->size;
    unsigned images = 0;
    while (next < end) {
        const Entry *entry = (const Entry *)next;
        const void *data = next + entry->header;
        size_t size = entry->packed ? entry->packed : entry->size;
        if (entry->kind == PTX || entry->kind == CUBIN || entry->kind == ANOTHER_FILE) {
            images++;
            if (entry->flags & IS_LZ4 && entry->raw) {
                char *plain = malloc(entry->raw);
                if (!plain) abort();
                put_image(message, entry->kind, entry->architecture, false, entry->raw, plain, unpack(data, size, plain, entry->raw));
                free(plain);
            } else put_image(message, entry->kind, entry->architecture, (entry->flags & IS_ZSTD) != 0, entry->raw, data, size);
        }
        next += entry->header + entry->size;
    }
    return images;
}

static unsigned put_module(Message *message, Module *module) {
    const uint32_t *magic = module->image;
    if (module->linked) {
        unsigned images = 0;
        for (const void **linked = module->linked; *linked; linked++) images += put_images(message, *linked);
        return images;
    }
    if (*magic == FAT_BINARY) return put_images(message, module->image);
    bool is_elf = memcmp(module->image, ELFMAG, SELFMAG) == 0;
    const Elf64_Ehdr *elf = module->image;
    if (is_elf) { /* to be refused by its kind; its flags hold the architecture in their first or second byte */
        unsigned architecture = elf->e_ident[EI_ABIVERSION] >= 8 ? elf->e_flags >> 8 & 255 : elf->e_flags & 255;
        put_image(message, CUBIN, architecture, false, 0, elf, sizeof *elf);
        return 1;
    }
    put_image(message, PTX, 0, false, 0, module->image, module->size ? module->size : strlen(module->image));
    return 1;
}

/* --- what a program links itself ---------------------------------------------------------------------------------- */

static void put_entry(Message *image, unsigned kind, const void *data, size_t size) {
    size_t padded = (size + 7) / 8 * 8;
    Entry entry = {.kind = (uint16_t)kind, .version = 1, .header = sizeof entry, .size = padded};
    put_bytes(image, &entry, sizeof entry);
    put_bytes(image, data, size);
    put_bytes(image, "\0\0\0\0\0\0\0", padded - size);
}

/* Put a file into an image that is linked: PTX, a fat binary, or an image that was linked before. */
int put_linked(Message *image, const void *data, size_t size) {
    if (!image->size) put_bytes(image, &(FatHeader){FAT_BINARY, LINKED_HERE, sizeof(FatHeader), 0}, sizeof(FatHeader));
    const Wrapper *wrapper = data;
    if (size >= sizeof *wrapper && wrapper->magic == WRAPPER) data = wrapper->data;
    const FatHeader *fat = data;
    bool is_elf = size >= SELFMAG && !memcmp(data, ELFMAG, SELFMAG);
    put_entry(image, ANOTHER_FILE, NULL, 0);
    if (size >= sizeof *fat && fat->magic == FAT_BINARY) put_bytes(image, (const char *)data + fat->header, fat->size);
    else put_entry(image, is_elf ? CUBIN : PTX, data, is_elf ? sizeof(Elf64_Ehdr) : strnlen(data, size));
    ((FatHeader *)image->data)->size = image->size - sizeof(FatHeader);
    return is_elf ? NO_KERNEL_IMAGE : SUCCESS;
}

static Variable *variable_in(Module *module, const char *name) {
    for (Variable *variable = module->variables; variable; variable = variable->next)
        if (!strcmp(variable->name, name)) return variable;
    return NULL;
}

int make_ready(Module *module) {
    if (module->is_ready) return module->error;
    module->is_ready = true;
    Message images = {0}, message = {0};
    unsigned count = put_module(&images, module);
    put_u32(&message, module->id);
    put_u8(&message, module->is_linked);
    put_u32(&message, count);
    put_bytes(&message, images.data, images.size);
    free(images.data);
    Answer answer = ask('M', &message);
    module->error = (int)answer.status;
    for (unsigned left = module->error ? 0 : take_u32(&answer); left; left--) {
        size_t size = take_u64(&answer);
        bool is_constant = take_u32(&answer);
        const char *name = take_text(&answer);
        Variable *variable = variable_in(module, name);
        if (!variable) variable = add_variable(module, NULL, name, size, is_constant, false);
        if (!variable->size) variable->size = size;
    }
    drop(&answer);
    if (module->error && module->is_of_program) return fail_for_good(module->error);
    if (module->error) return module->error;
    unsigned variables = 0;
    Message places = {0};
    for (Variable *variable = module->variables; variable; variable = variable->next, variables++) {
        module->error = allocate(&variable->address, variable->size, variable->is_managed ? MANAGED : VARIABLE);
        if (module->error) return module->error;
        put_u64(&places, (uint64_t)variable->address);
        put_text(&places, variable->name);
    }
    put_u32(&message, module->id);
    put_u32(&message, variables);
    put_bytes(&message, places.data, places.size);
    free(places.data);
    answer = ask('V', &message); /* puts the first values there */
    module->error = (int)answer.status;
    drop(&answer);
    return module->error;
}

Kernel *kernel_of(const void *handle) {
    for (Module *module = modules; module; module = module->next)
        for (Kernel *kernel = module->kernels; kernel; kernel = kernel->next)
            if ((kernel->host && kernel->host == handle) || (const void *)kernel == handle) return module->is_gone ? NULL : kernel;
    return NULL;
}

Variable *variable_of(const void *host) {
    for (Module *module = modules; module; module = module->next)
        for (Variable *variable = module->variables; variable; variable = variable->next)
            if (variable->host && variable->host == host) return make_ready(module) ? NULL : variable;
    return NULL;
}

Kernel *named_kernel(Module *module, const char *name, int *error) {
    if ((*error = make_ready(module))) return NULL;
    for (Kernel *kernel = module->kernels; kernel; kernel = kernel->next)
        if (!strcmp(kernel->name, name)) return kernel;
    Kernel *kernel = add_kernel(module, NULL, name);
    if ((*error = know_parameters(kernel))) { /* there is no such entry */
        module->kernels = kernel->next;
        free(kernel->name);
        free(kernel);
        *error = NOT_FOUND;
        return NULL;
    }
    return kernel;
}

Variable *named_variable(Module *module, const char *name, int *error) {
    if ((*error = make_ready(module))) return NULL;
    Variable *variable = variable_in(module, name);
    *error = variable ? SUCCESS : NOT_FOUND;
    return variable;
}

static Answer ask_about(Kernel *kernel, char kind, Message *message) {
    Message head = {0};
    put_u32(&head, kernel->module->id);
    put_text(&head, kernel->name);
    put_bytes(&head, message->data, message->size);
    free(message->data);
    *message = (Message){0};
    return ask(kind, &head);
}

int know_parameters(Kernel *kernel) {
    if (kernel->is_known) return SUCCESS;
    int error = make_ready(kernel->module);
    if (error) return error;
    Answer answer = ask_about(kernel, 'K', &(Message){0});
    if (!(error = (int)answer.status)) {
        kernel->parameters = take_u32(&answer);
        kernel->block_bytes = take_u32(&answer);
        kernel->offsets = calloc(kernel->parameters + 1, sizeof *kernel->offsets);
        kernel->sizes = calloc(kernel->parameters + 1, sizeof *kernel->sizes);
        if (!kernel->offsets || !kernel->sizes) abort();
        for (unsigned i = 0; i < kernel->parameters; i++) {
            kernel->offsets[i] = take_u32(&answer);
            kernel->sizes[i] = take_u32(&answer);
        }
        kernel->is_known = true;
    }
    drop(&answer);
    return error;
}

int know_attributes(Kernel *kernel) {
    int error = know_parameters(kernel);
    if (error || kernel->has_attributes) return error;
    Answer answer = ask_about(kernel, 'R', &(Message){0});
    if (!(error = (int)answer.status)) {
        for (unsigned i = 0; i < 16; i++) {
            int known = (int)take_u32(&answer);
            if (!kernel->attributes[i]) kernel->attributes[i] = known; /* the program may have set it before */
        }
        kernel->has_attributes = true;
    }
    drop(&answer);
    return error;
}

int kernels_of(Module *module, Kernel **kernels, unsigned room, unsigned *count) {
    int error = make_ready(module);
    if (error) return error;
    Message message = {0};
    put_u32(&message, module->id);
    Answer answer = ask('I', &message);
    *count = take_u32(&answer);
    for (unsigned i = 0; i < *count && i < room && !error; i++) kernels[i] = named_kernel(module, take_text(&answer), &error);
    drop(&answer);
    return error;
}

int set_attribute(Kernel *kernel, int attribute, int value) {
    if (attribute == 8 && (value < 0 || value > device.attributes[97])) return INVALID_VALUE; /* dynamic shared memory */
    if (attribute >= 0 && attribute < 16) kernel->attributes[attribute] = value;
    if (attribute == 9) { /* the preferred carve-out, in percent of the largest */
        Message message = {0};
        put_u32(&message, kernel->module->id);
        put_text(&message, kernel->name);
        put_u32(&message, (uint32_t)value);
        tell('c', &message);
    }
    return SUCCESS;
}

int occupancy(int *blocks, Kernel *kernel, int threads, size_t shared) {
    return !blocks || threads < 1 ? INVALID_VALUE : resident_blocks(kernel, threads, shared, blocks);
}

/* How many clusters are resident at once, and the blocks of the largest that can be; either may be NULL. */
int clusters(int *active, int *largest, Kernel *kernel, Extent grid, Extent block, size_t shared, Extent cluster) {
    int error = know_parameters(kernel);
    if (error) return error;
    Message message = {0};
    put_bytes(&message, &grid, sizeof grid);
    put_bytes(&message, &block, sizeof block);
    put_bytes(&message, &cluster, sizeof cluster);
    put_u64(&message, shared);
    put_u8(&message, (uint8_t)!!kernel->attributes[LARGE_CLUSTERS]);
    Answer answer = ask_about(kernel, 'C', &message);
    if (!(error = (int)answer.status)) {
        int resident = (int)take_u32(&answer), blocks = (int)take_u32(&answer);
        if (active) *active = resident;
        if (largest) *largest = blocks;
    }
    drop(&answer);
    return error;
}

int available_shared(size_t *shared, Kernel *kernel, int blocks, int threads) {
    if (!shared || blocks < 1) return INVALID_VALUE;
    for (size_t tried = (size_t)device.attributes[97]; ; tried -= 1024) { /* as much as still lets so many blocks be resident */
        int resident = 0;
        int error = occupancy(&resident, kernel, threads, tried);
        if (error) return error;
        if (resident >= blocks || tried < 1024) return *shared = resident >= blocks ? tried : 0, SUCCESS;
    }
}

int resident_blocks(Kernel *kernel, int threads, size_t shared, int *blocks) {
    int error = know_parameters(kernel);
    if (error) return error;
    Message message = {0};
    put_u32(&message, (uint32_t)threads);
    put_u64(&message, shared);
    Answer answer = ask_about(kernel, 'O', &message);
    if (!(error = (int)answer.status)) *blocks = (int)take_u32(&answer);
    drop(&answer);
    return error;
}

int packed(Kernel *kernel, void **arguments, void **extra, unsigned char **parameters) {
    int error = know_parameters(kernel);
    if (error) return error;
    *parameters = calloc(1, kernel->block_bytes + 8);
    if (!*parameters) abort();
    if (arguments) {
        for (unsigned i = 0; i < kernel->parameters; i++)
            memcpy(*parameters + kernel->offsets[i], arguments[i], kernel->sizes[i]);
        return SUCCESS;
    }
    void *buffer = NULL;
    size_t size = 0;
    for (; extra && *extra; extra += 2) { /* CU_LAUNCH_PARAM_BUFFER_POINTER is 1, CU_LAUNCH_PARAM_BUFFER_SIZE 2 */
        if (*extra == (void *)1) buffer = extra[1];
        if (*extra == (void *)2) size = *(size_t *)extra[1];
    }
    if (kernel->parameters && (!buffer || size < kernel->offsets[kernel->parameters - 1] + kernel->sizes[kernel->parameters - 1]))
        return INVALID_VALUE;
    if (buffer) memcpy(*parameters, buffer, size < kernel->block_bytes ? size : kernel->block_bytes);
    return SUCCESS;
}
