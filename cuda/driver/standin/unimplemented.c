/* The documented functions that the stand-in does not implement: each says so, once, and returns an error.
 *
 * The rule: `unimplemented.inc` names every function of the headers, those that are implemented with them; a weak symbol
 * gives way to the function itself. `libraries.inc` does so for the host libraries, whose functions return the status of
 * their library. `functions.py` beside the tests writes both.
 */
#include "standin.h"

static __attribute__((noinline)) int lacking(const char *name, int status) {
    enter();
    connect_once(); /* it may be the program's first call */
    unsupported(name);
    leave();
    return status;
}

#define FUNCTION(name) EXPORT __attribute__((weak)) int name() { return finish(lacking(#name, NOT_SUPPORTED)); }
#include "unimplemented.inc"

#define LACKING(name, status) EXPORT __attribute__((weak)) int name() { return lacking(#name, status); }
#include "libraries.inc"
