/* late.h - functions of a library that is loaded when it is first wanted. */
#ifndef CARRE_LATE_H
#define CARRE_LATE_H

#include <stdbool.h>
#include <stddef.h>

struct late_call {
    const char *name;
    void *slot; /* where its pointer goes: the address of a pointer to such a function */
};

/* Fills in all of them; false: the library lacks one, and `find`, which is asked for each by its
 * name, has said so (SDL_LoadFunction does, in SDL_GetError). */
bool late_find(void *library, void *(*find)(void *library, const char *name),
               const struct late_call *wanted, size_t n);

#endif
