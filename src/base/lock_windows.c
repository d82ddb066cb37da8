/* A lock by LockFileEx. The file stays where it is, as elsewhere. */

#include "lock.h"

#include "mem.h"
#include "wide_windows.h"

#include <errno.h>
#include <string.h>

struct lock {
    HANDLE file;
};

enum lock_answer lock_take(const char *path, struct lock **out, struct strbuf *why)
{
    wchar_t *wide = wide_text(path);
    HANDLE file = CreateFileW(wide, GENERIC_READ | GENERIC_WRITE,
                              FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, NULL,
                              OPEN_ALWAYS, FILE_ATTRIBUTE_NORMAL, NULL);
    OVERLAPPED from_the_start = {0};

    *out = NULL;
    mem_free(wide);
    if (file == INVALID_HANDLE_VALUE) {
        wide_failed();
        const int cause = errno;
        strbuf_setf(why, "%s: cannot be opened: %s", path, strerror(cause));
        errno = cause;
        return LOCK_REFUSED;
    }
    if (!LockFileEx(file, LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0,
                    &from_the_start) &&
        (GetLastError() == ERROR_LOCK_VIOLATION || GetLastError() == ERROR_IO_PENDING)) {
        CloseHandle(file);
        return LOCK_TAKEN;
    }
    *out = mem_alloc(sizeof **out);
    (*out)->file = file;
    return LOCK_HELD;
}

void lock_release(struct lock *lock)
{
    if (lock)
        CloseHandle(lock->file);
    mem_free(lock);
}
