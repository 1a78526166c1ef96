/* Modes of files in a confined program: a linker makes what it links executable, and the system refuses the call.
 *
 * The rule: nothing is allowed here that confinement forbids. The file is made anew with the mode, which only the folder
 * of the program allows; everywhere else the call fails as it did.
 */
#define _GNU_SOURCE
#include "standin.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PIECE_BYTES = 1 << 16, LONGEST_PATH = 4096 };

static int is_confined(void) {
    const char *address = getenv("WARPLENS_SOCKET");
    return address && !strncmp(address, "fd:", 3);
}

/* Copy one file into another; return 0, or -1 where it does not come to its end. */
static int copied(int from, int to) {
    char piece[PIECE_BYTES];
    ssize_t size;
    while ((size = read(from, piece, sizeof piece)) > 0)
        for (ssize_t done = 0, now; done < size; done += now)
            if ((now = write(to, piece + done, size - done)) < 0)
                return -1;
    return size < 0 ? -1 : 0;
}

/* Put a copy with another mode in the place of a file; -1 with EPERM where that is not possible. */
static int made_anew(const char *path, mode_t mode) {
    char beside[LONGEST_PATH];
    struct stat state;
    int result = -1;
    if (lstat(path, &state) || !S_ISREG(state.st_mode) || state.st_nlink != 1
        || snprintf(beside, sizeof beside, "%s.%d.mode", path, (int)getpid()) >= (int)sizeof beside) {
        errno = EPERM;
        return -1;
    }
    int from = open(path, O_RDONLY | O_CLOEXEC);
    int to = from < 0 ? -1 : open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode & 0777);
    if (to >= 0) {
        result = copied(from, to);
        result = close(to) || result ? -1 : rename(beside, path);
        if (result)
            unlink(beside);
    }
    if (from >= 0)
        close(from);
    if (result)
        errno = EPERM;
    return result;
}

EXPORT int fchmodat(int folder, const char *path, mode_t mode, int flags) {
    static int (*real)(int, const char *, mode_t, int);
    if (!real)
        real = (int (*)(int, const char *, mode_t, int))dlsym(RTLD_NEXT, "fchmodat");
    int result = real(folder, path, mode, flags);
    int is_here = !flags && (folder == AT_FDCWD || path[0] == '/');
    return result && errno == EPERM && is_here && is_confined() ? made_anew(path, mode) : result;
}

EXPORT int chmod(const char *path, mode_t mode) {
    return fchmodat(AT_FDCWD, path, mode, 0);
}
