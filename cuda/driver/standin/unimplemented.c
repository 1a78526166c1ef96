/* The documented functions that the stand-in does not implement: each says so, once, and returns an error.
 *
 * The rule: `unimplemented.inc` names every function of the headers, those that are implemented with them; a weak symbol
 * gives way to the function itself. `functions.py` beside the tests writes it.
 */
#include "standin.h"

#define FUNCTION(name)                        \
    EXPORT __attribute__((weak)) int name() { \
        enter();                              \
        connect_once();                       \
        unsupported(#name);                   \
        leave();                              \
        return finish(NOT_SUPPORTED);         \
    }
#include "unimplemented.inc"
