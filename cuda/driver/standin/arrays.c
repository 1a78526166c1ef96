/* CUDA arrays, and the textures and surfaces over them and over memory. */
#include "standin.h"

#include <stdlib.h>

enum { LAYERED = 1, CUBEMAP = 4 }; /* cudaArrayLayered, cudaArrayCubemap */

size_t element_bytes(const Channel *channel) { return (size_t)(channel->x + channel->y + channel->z + channel->w) / 8; }

int new_array(Array **handle, const Channel *channel, size_t width, size_t height, size_t depth, unsigned flags) {
    if (!handle || !channel || !width || !element_bytes(channel)) return INVALID_VALUE;
    Array *array = calloc(1, sizeof *array);
    if (!array) return OUT_OF_MEMORY;
    size_t pitch = width * element_bytes(channel);
    *array = (Array){.channel = *channel, .width = width, .height = height, .depth = depth, .pitch = pitch, .flags = flags};
    int error = allocate(&array->memory, pitch * (height ? height : 1) * (depth ? depth : 1), ARRAY);
    *handle = array;
    return error;
}

int drop_array(Array *array) {
    if (!array) return SUCCESS;
    int error = release(array->memory, ARRAY);
    free(array);
    return error;
}

static size_t bytes_of(const Array *array) { return array->pitch * (array->height ? array->height : 1) * (array->depth ? array->depth : 1); }

static size_t half(size_t size) { return size > 1 ? size / 2 : size; }

int new_mipmap(Mipmap **handle, const Channel *channel, size_t width, size_t height, size_t depth, unsigned levels, unsigned flags) {
    if (!handle || !channel || !width || !levels || !element_bytes(channel)) return INVALID_VALUE;
    Mipmap *mipmap = calloc(1, sizeof *mipmap);
    if (!mipmap) return OUT_OF_MEMORY;
    bool is_deep = depth && !(flags & (LAYERED | CUBEMAP));
    Array level = {.channel = *channel, .width = width, .height = height, .depth = depth, .pitch = width * element_bytes(channel), .flags = flags};
    mipmap->whole = level;
    size_t size = 0;
    while (mipmap->levels < levels && mipmap->levels < MOST_LEVELS) {
        Array *own = malloc(sizeof *own);
        if (!own) abort();
        *own = level;
        own->memory = (void *)size; /* until the memory is there */
        mipmap->level[mipmap->levels++] = own;
        size += bytes_of(own);
        if (level.width <= 1 && level.height <= 1 && (!is_deep || level.depth <= 1)) break;
        level.width = half(level.width);
        level.height = half(level.height);
        if (is_deep) level.depth = half(level.depth);
        level.pitch = level.width * element_bytes(channel);
    }
    int error = allocate(&mipmap->whole.memory, size, ARRAY);
    for (unsigned i = 0; i < mipmap->levels; i++) mipmap->level[i]->memory = (char *)mipmap->whole.memory + (size_t)mipmap->level[i]->memory;
    *handle = mipmap;
    return error;
}

int level_of(Array **level, const Mipmap *mipmap, unsigned number) {
    if (!level || !mipmap || number >= mipmap->levels) return INVALID_VALUE;
    *level = mipmap->level[number];
    return SUCCESS;
}

int drop_mipmap(Mipmap *mipmap) {
    if (!mipmap) return SUCCESS;
    int error = release(mipmap->whole.memory, ARRAY);
    for (unsigned i = 0; i < mipmap->levels; i++) free(mipmap->level[i]);
    free(mipmap);
    return error;
}

int new_object(Texture *handle, const Resource *resource, const Sampling *sampling) {
    if (!handle || !resource || (resource->kind == 1 && !sampling)) return INVALID_VALUE;
    const Array *array = resource->kind == 0 ? resource->of.array : resource->kind == 1 ? &resource->of.mipmap->whole : NULL;
    const Channel *channel = array ? &array->channel : resource->kind == 2 ? &resource->of.linear.channel : &resource->of.rows.channel;
    size_t bytes = element_bytes(channel);
    if (!bytes) return 20;
    size_t width = array ? array->width : resource->kind == 2 ? resource->of.linear.size / bytes : resource->of.rows.width;
    size_t height = array ? array->height : resource->kind == 2 ? 0 : resource->of.rows.height;
    size_t pitch = array ? array->pitch : resource->kind == 2 ? width * bytes : resource->of.rows.pitch;
    Message message = {0};
    put_u8(&message, sampling != NULL);
    put_u64(&message, (uint64_t)(array ? array->memory : resource->kind == 2 ? resource->of.linear.address : resource->of.rows.address));
    put_u64(&message, width);
    put_u64(&message, height);
    put_u64(&message, array ? array->depth : 0);
    put_u64(&message, pitch);
    put_u8(&message, (uint8_t)resource->kind);
    put_u32(&message, array ? array->flags : 0);
    put_u32(&message, resource->kind == 1 ? resource->of.mipmap->levels : 1);
    put_bytes(&message, channel, sizeof *channel);
    if (sampling) put_bytes(&message, sampling, sizeof *sampling);
    Answer answer = ask('T', &message);
    int error = (int)answer.status;
    if (!error) *handle = take_u64(&answer);
    drop(&answer);
    return error;
}

int drop_object(Texture handle) {
    Message message = {0};
    put_u64(&message, handle);
    tell('t', &message);
    return SUCCESS;
}
