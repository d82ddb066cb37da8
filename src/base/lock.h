#ifndef CARRE_LOCK_H
#define CARRE_LOCK_H

/* A file that one program at a time may hold. The lock goes when the process does, however it ends.
 */

#include "strbuf.h"

struct lock;

enum lock_answer { LOCK_HELD, LOCK_TAKEN, LOCK_REFUSED };

/* LOCK_HELD: *out is the caller's until lock_release; a file system that knows no locks lets
 * everybody have one. LOCK_TAKEN: another program holds it. LOCK_REFUSED: the file can't be opened;
 * a sentence is in `why`, the cause in errno. */
enum lock_answer lock_take(const char *path, struct lock **out, struct strbuf *why);

/* NULL is allowed. */
void lock_release(struct lock *lock);

#endif
