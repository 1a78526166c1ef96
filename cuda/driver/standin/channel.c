/* The channel to Warplens, the lock that each call holds, and what a call returns. */
#define _GNU_SOURCE
#include "standin.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

enum { BUFFERED_BYTES = 1 << 16, LOST = 97 };

Device device;
_Thread_local int last_error;
pthread_mutex_t gate = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;

static int channel = -1;
static pid_t owner; /* a fork that comes after the first call has no device, as with CUDA */
static int sticky;
static Message waiting; /* what is told and not sent yet */

static _Thread_local unsigned entered;

void enter(void) {
    if (!entered++) look_for_python();
    pthread_mutex_lock(&gate);
}

void leave(void) {
    entered--;
    pthread_mutex_unlock(&gate);
}

void put_bytes(Message *message, const void *data, size_t size) {
    if (message->size + size > message->capacity) {
        message->capacity = (message->size + size) * 2 + 64;
        message->data = realloc(message->data, message->capacity);
        if (!message->data) abort();
    }
    if (size) memcpy(message->data + message->size, data, size);
    message->size += size;
}

void put_u8(Message *message, uint8_t value) { put_bytes(message, &value, sizeof value); }
void put_u32(Message *message, uint32_t value) { put_bytes(message, &value, sizeof value); }
void put_u64(Message *message, uint64_t value) { put_bytes(message, &value, sizeof value); }

void put_text(Message *message, const char *text) {
    put_u32(message, (uint32_t)strlen(text));
    put_bytes(message, text, strlen(text));
}

static void take(Answer *answer, void *value, size_t size) {
    if (answer->next + size > answer->data + answer->size) {
        fprintf(stderr, "warplens: an answer is shorter than it should be; the program ends\n");
        _exit(LOST);
    }
    memcpy(value, answer->next, size);
    answer->next += size;
}

uint32_t take_u32(Answer *answer) { uint32_t value; take(answer, &value, sizeof value); return value; }
uint64_t take_u64(Answer *answer) { uint64_t value; take(answer, &value, sizeof value); return value; }
double take_f64(Answer *answer) { double value; take(answer, &value, sizeof value); return value; }

const char *take_text(Answer *answer) {
    /* the text moves over its own length, so that a zero byte fits behind it */
    uint32_t size = take_u32(answer);
    char *text = (char *)answer->next - 1;
    if (answer->next + size > answer->data + answer->size) size = 0;
    memmove(text, answer->next, size);
    answer->next += size;
    text[size] = 0;
    return text;
}

void drop(Answer *answer) { free(answer->data); answer->data = answer->next = NULL; }

static void lost(void) {
    /* Warplens has ended, or ended the program: no kernel can run any more */
    _exit(LOST);
}

static void send_all(const void *data, size_t size) {
    const char *next = data;
    while (size) {
        ssize_t sent = send(channel, next, size, MSG_NOSIGNAL);
        if (sent <= 0) lost();
        next += sent;
        size -= (size_t)sent;
    }
}

static void receive_all(void *data, size_t size) {
    char *next = data;
    while (size) {
        ssize_t received = recv(channel, next, size, 0);
        if (received <= 0) lost();
        next += received;
        size -= (size_t)received;
    }
}

static void append(char kind, Message *message) {
    put_u8(&waiting, (uint8_t)kind);
    put_u32(&waiting, (uint32_t)message->size);
    put_bytes(&waiting, message->data, message->size);
    free(message->data);
    *message = (Message){0};
}

static void flush(void) {
    send_all(waiting.data, waiting.size);
    waiting.size = 0;
}

void tell(char kind, Message *message) {
    append(kind, message);
    if (waiting.size > BUFFERED_BYTES && channel >= 0 && owner == getpid()) flush();
}

Answer ask(char kind, Message *message) {
    if (unsettled) settle();
    append(kind, message);
    flush();
    Answer answer = {0};
    uint32_t head[2];
    receive_all(head, sizeof head);
    answer.status = head[0];
    answer.size = head[1];
    answer.data = answer.next = malloc(answer.size + 1);
    if (!answer.data) abort();
    receive_all(answer.data, answer.size);
    return answer;
}

void send_now(char kind, Message *message) {
    append(kind, message);
    flush();
}

void note(const char *format, ...) {
    char text[1024];
    va_list values;
    va_start(values, format);
    vsnprintf(text, sizeof text, format, values);
    va_end(values);
    Message message = {0};
    put_text(&message, text);
    tell('N', &message);
}

void unsupported(const char *function) {
    static const char *told[1024];
    static unsigned count;
    for (unsigned i = 0; i < count; i++)
        if (told[i] == function) return;
    if (count < 1024) told[count++] = function;
    Message message = {0};
    put_text(&message, function);
    tell('U', &message);
}

/* Receive the device and the file of its memory. */
static int receive_device(void) {
    union { struct cmsghdr head; char room[CMSG_SPACE(sizeof(int))]; } control;
    struct iovec part = {&device, sizeof device};
    struct msghdr header = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
    ssize_t received = recvmsg(channel, &header, MSG_WAITALL | MSG_CMSG_CLOEXEC);
    struct cmsghdr *passed = CMSG_FIRSTHDR(&header);
    if (received != (ssize_t)sizeof device || !passed || passed->cmsg_type != SCM_RIGHTS) return -1;
    int memory;
    memcpy(&memory, CMSG_DATA(passed), sizeof memory);
    return memory;
}

/* Map the memory twice: at the addresses of the device, where host code may touch managed and pinned memory alone, and
 * behind them, where the stand-in itself copies. */
static bool map_memory(int memory) {
    void *start = (void *)device.base, *view = (void *)(device.base + device.span);
    int flags = MAP_SHARED | MAP_FIXED_NOREPLACE | MAP_NORESERVE;
    bool is_mapped = mmap(start, device.span, PROT_NONE, flags, memory, 0) == start &&
                     mmap(view, device.span, PROT_READ | PROT_WRITE, flags, memory, 0) == view;
    map_marks(memory);
    close(memory);
    return is_mapped;
}

static void say_goodbye(void) {
    if (channel < 0 || owner != getpid()) return;
    Message message = {0};
    Answer answer = ask('Q', &message);
    drop(&answer);
    close(channel);
    channel = -1;
}

/* Connect by a socket that the program has inherited, since a confined one may make none: what passes over it is one end
 * of a pair. */
static int connect_inherited(int door) {
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends)) return -1;
    union { struct cmsghdr head; char room[CMSG_SPACE(sizeof(int))]; } control = {0};
    struct iovec part = {.iov_base = "", .iov_len = 1};
    struct msghdr header = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
    struct cmsghdr *passed = CMSG_FIRSTHDR(&header);
    passed->cmsg_level = SOL_SOCKET;
    passed->cmsg_type = SCM_RIGHTS;
    passed->cmsg_len = CMSG_LEN(sizeof(int));
    memcpy(CMSG_DATA(passed), &ends[1], sizeof(int));
    ssize_t sent = sendmsg(door, &header, MSG_NOSIGNAL);
    close(ends[1]);
    if (sent == 1) return ends[0];
    close(ends[0]);
    return -1;
}

static int connect_to(const char *path) {
    if (!strncmp(path, "fd:", 3)) return connect_inherited(atoi(path + 3));
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    if (strlen(path) >= sizeof address.sun_path) return -1;
    strcpy(address.sun_path, path);
    int connected = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (connected >= 0 && !connect(connected, (struct sockaddr *)&address, sizeof address)) return connected;
    if (connected >= 0) close(connected);
    return -1;
}

int connect_once(void) {
    static int state = -1;
    if (state >= 0) return state == SUCCESS && owner != getpid() ? NOT_INITIALIZED : state;
    state = NO_DEVICE;
    const char *path = getenv("WARPLENS_SOCKET");
    if (!path) {
        fprintf(stderr, "warplens: this program was not started by `warplens exec`, so there is no device\n");
        return state;
    }
    channel = connect_to(path);
    if (channel < 0) {
        fprintf(stderr, "warplens: the process that executes kernels does not answer, so there is no device\n");
        return state;
    }
    owner = getpid();
    uint32_t process = (uint32_t)owner;
    send_all(&process, sizeof process);
    int memory = receive_device();
    if (memory < 0 || !map_memory(memory)) {
        fprintf(stderr, "warplens: the memory of the device cannot be mapped here (a limit on address space?)\n");
        return state;
    }
    atexit(say_goodbye);
    return state = SUCCESS;
}

int failing(void) { return sticky; }

int settle(void) {
    if (!unsettled || owner != getpid()) return sticky;
    unsettled = 0;
    Message message = {0};
    Answer answer = ask('S', &message);
    clock_ns += take_f64(&answer);
    untimed += take_u32(&answer);
    if (answer.status && !sticky) sticky = (int)answer.status;
    drop(&answer);
    return sticky;
}

int fail_for_good(int error) { return sticky = error; }
void forget_failure(void) { sticky = SUCCESS; }

int finish(int error) {
    if (error != SUCCESS && error != NOT_READY) last_error = error;
    return error;
}
