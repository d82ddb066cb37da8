/* A lock by flock(2). The file stays where it is: who removes it might take it away from somebody
 * who waits for it. */

#include "lock.h"

#include "mem.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

struct lock {
    int file;
};

enum lock_answer lock_take(const char *path, struct lock **out, struct strbuf *why)
{
    const int file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    int cause = errno;

    *out = NULL;
    if (file < 0) {
        strbuf_setf(why, "%s: cannot be opened: %s", path, strerror(cause));
        errno = cause;
        return LOCK_REFUSED;
    }
    if (flock(file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
        close(file);
        return LOCK_TAKEN;
    }
    *out = mem_alloc(sizeof **out);
    (*out)->file = file;
    return LOCK_HELD;
}

void lock_release(struct lock *lock)
{
    if (lock)
        close(lock->file);
    mem_free(lock);
}
