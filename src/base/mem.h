#ifndef CARRE_MEM_H
#define CARRE_MEM_H

/* Memory that is there when asked for.
 *
 * Carré needs a few megabytes; when even these are refused there is nothing sensible left to draw,
 * and every decision is on disk already. So mem_alloc and its like never return NULL: they say one
 * sentence and abort. Where the size comes from outside (a file, a picture), use mem_try, whose
 * refusal is a verdict and not the end.
 *
 * A test makes the n-th allocation from now on fail with mem_fail_at(n); 0 switches that off. All
 * functions may be called from any thread. */

#include <stddef.h>

/* size bytes, all zero. Size 0 gives a pointer that may be freed. */
void *mem_alloc(size_t size);

/* count things of size bytes each, all zero; an overflow of the product counts as a refusal. */
void *mem_array(size_t count, size_t size);

/* Makes the block (or NULL) size bytes long; what was in it stays, what is new is not cleared. */
void *mem_realloc(void *block, size_t size);

/* A copy of a text or of its first length bytes, with a closing zero. text NULL gives NULL. */
char *mem_copy_text(const char *text);
char *mem_copy_part(const char *text, size_t length);

/* size bytes, all zero, or NULL. */
void *mem_try(size_t size);

/* free(); NULL is fine. */
void mem_free(void *block);

/* From now on the n-th allocation (1 is the next) is refused, once; 0 stops that. */
void mem_fail_at(long n);

#endif
