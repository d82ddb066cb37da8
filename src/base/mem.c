/* mem.c - memory, or one sentence and the end. */
#include "mem.h"

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static atomic_long refuse_in;

static bool refused(void)
{
    return atomic_load(&refuse_in) > 0 && atomic_fetch_sub(&refuse_in, 1) == 1;
}

_Noreturn static void exhausted(size_t size)
{
    fprintf(stderr, "Carré is out of memory: %zu more bytes were refused.\n", size);
    abort();
}

void *mem_try(size_t size) { return refused() ? NULL : calloc(1, size > 0 ? size : 1); }

void *mem_alloc(size_t size)
{
    void *block = mem_try(size);

    if (!block)
        exhausted(size);
    return block;
}

void *mem_array(size_t count, size_t size)
{
    if (size > 0 && count > SIZE_MAX / size)
        exhausted(SIZE_MAX);
    return mem_alloc(count * size);
}

void *mem_realloc(void *block, size_t size)
{
    void *grown = refused() ? NULL : realloc(block, size > 0 ? size : 1);

    if (!grown)
        exhausted(size);
    return grown;
}

char *mem_copy_part(const char *text, size_t length)
{
    char *copy;

    if (!text)
        return NULL;
    copy = mem_alloc(length + 1);
    memcpy(copy, text, length);
    return copy;
}

char *mem_copy_text(const char *text) { return text ? mem_copy_part(text, strlen(text)) : NULL; }

void mem_free(void *block) { free(block); }

void mem_fail_at(long n) { atomic_store(&refuse_in, n); }
