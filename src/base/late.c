/* late.c - see late.h. */
#include "late.h"

#include <string.h>

bool late_find(void *library, void *(*find)(void *library, const char *name),
               const struct late_call *wanted, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        void *found = find(library, wanted[i].name);
        if (!found)
            return false;
        /* A pointer to data may not be turned into one to a function by the letter of C; POSIX says
         * that their bytes are the same. */
        memcpy(wanted[i].slot, &found, sizeof found);
    }
    return true;
}
