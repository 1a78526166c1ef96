// The time of day jumps by up to a day, at one call in fifty: CHAOS_CLOCK is the seed. Clocks that only rise stay.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>
static unsigned state;
static long offset_s(void) {
    static long offset;
    if (!state) { const char* seed = getenv("CHAOS_CLOCK"); state = seed ? (unsigned)atoi(seed) : 1; }
    state = state * 1664525u + 1013904223u;
    if ((state >> 8) % 50 == 0) offset = (long)(state >> 12) % 172800 - 86400;
    return offset;
}
int clock_gettime(clockid_t clock, struct timespec* now) {
    static int (*real)(clockid_t, struct timespec*);
    if (!real) real = (int (*)(clockid_t, struct timespec*))dlsym(RTLD_NEXT, "clock_gettime");
    int result = real(clock, now);
    if (result == 0 && clock == CLOCK_REALTIME) now->tv_sec += offset_s();
    return result;
}
int gettimeofday(struct timeval* restrict now, void* restrict zone) {
    struct timespec exact;
    (void)zone;
    int result = clock_gettime(CLOCK_REALTIME, &exact);
    now->tv_sec = exact.tv_sec;
    now->tv_usec = exact.tv_nsec / 1000;
    return result;
}
time_t time(time_t* at) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (at) *at = now.tv_sec;
    return now.tv_sec;
}
