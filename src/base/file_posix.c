/* Files by POSIX: what file.h promises of a kill and of a power cut rests on rename(2), fsync(2)
 * and, where there is one, a file without a name (O_TMPFILE). */

#define _GNU_SOURCE /* O_TMPFILE */

#include "file.h"

#include "check.h"
#include "mem.h"
#include "path.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

/* Says which file and why, keeping errno for the caller. */
static bool fail(const char *path, const char *what, int cause, struct strbuf *why)
{
    strbuf_setf(why, "%s: %s: %s", path, what, strerror(cause));
    errno = cause;
    return false;
}

static ssize_t read_all(int fd, char *bytes, size_t length)
{
    size_t done = 0;

    while (done < length) {
        ssize_t got = read(fd, bytes + done, length - done);

        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return -1;
        if (got == 0)
            break;
        done += (size_t)got;
    }
    return (ssize_t)done;
}

static bool write_all(int fd, const char *bytes, size_t length)
{
    while (length > 0) {
        ssize_t put = write(fd, bytes, length);

        if (put < 0 && errno == EINTR)
            continue;
        if (put < 0)
            return false;
        bytes += put;
        length -= (size_t)put;
    }
    return true;
}

/* The size as the file system tells it; a pipe or a folder is refused, because it has none. */
static bool size_of(int fd, const char *path, size_t limit, size_t *size, struct strbuf *why)
{
    struct stat status;

    if (fstat(fd, &status) != 0)
        return fail(path, "cannot be read", errno, why);
    if (!S_ISREG(status.st_mode))
        return fail(path, "is not a file", S_ISDIR(status.st_mode) ? EISDIR : EINVAL, why);
    if ((unsigned long long)status.st_size > limit) {
        strbuf_setf(why, "%s: is longer than %zu bytes", path, limit);
        errno = EFBIG;
        return false;
    }
    *size = (size_t)status.st_size;
    return true;
}

char *file_read(const char *path, size_t limit, size_t *length, struct strbuf *why)
{
    CARRE_ASSERT(path);
    int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    char *text = NULL;
    size_t size = 0;
    ssize_t got;
    int cause = 0;

    if (fd < 0) {
        fail(path, "cannot be opened", errno, why);
        return NULL;
    }
    if (!size_of(fd, path, limit, &size, why)) {
        cause = errno;
    } else if (!(text = mem_try(size + 1))) {
        cause = ENOMEM;
        fail(path, "cannot be read", cause, why);
    } else if ((got = read_all(fd, text, size)) < 0) {
        cause = errno;
        fail(path, "cannot be read", cause, why);
        mem_free(text);
        text = NULL;
    } else {
        text[got] = '\0';
        if (length)
            *length = (size_t)got;
    }
    close(fd);
    errno = cause;
    return text;
}

static char *folder_of(const char *path)
{
    const char *slash = strrchr(path, '/');

    return slash ? mem_copy_part(path, slash == path ? 1 : (size_t)(slash - path))
                 : mem_copy_text(".");
}

/* A rename is on disk only when its folder is. A file system that cannot do this (EINVAL) has
 * nothing better to offer. */
static bool sync_folder_of(const char *path)
{
    char *folder = folder_of(path);
    int fd = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    bool done = fd >= 0 && (fsync(fd) == 0 || errno == EINVAL || errno == ENOTSUP);
    int cause = errno;

    if (fd >= 0)
        close(fd);
    mem_free(folder);
    errno = cause;
    return done;
}

/* Writes, forces to disk and closes, keeping errno. */
static bool fill(int fd, const void *bytes, size_t length)
{
    bool done = write_all(fd, bytes, length) && fsync(fd) == 0;
    int cause = errno;

    if (close(fd) != 0 && done) {
        cause = errno;
        done = false;
    }
    errno = cause;
    return done;
}

static bool write_beside(const char *path, const void *bytes, size_t length)
{
    int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0600);
    int cause;

    if (fd < 0)
        return false;
    if (fill(fd, bytes, length))
        return true;
    cause = errno;
    unlink(path);
    errno = cause;
    return false;
}

/* A file that has no name until it is whole: a kill leaves nothing of it. False where that can't be
 * had (not every file system has it), or the name is taken. */
static bool write_new(const char *path, const void *bytes, size_t length)
{
    char *folder = folder_of(path), itself[40];
    int fd = open(folder, O_TMPFILE | O_WRONLY | O_CLOEXEC, 0600), kept = fd < 0 ? -1 : dup(fd);
    bool done = false;

    snprintf(itself, sizeof itself, "/proc/self/fd/%d", kept);
    if (fd >= 0)
        done = fill(fd, bytes, length) &&
               linkat(AT_FDCWD, itself, AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0;
    if (kept >= 0)
        close(kept);
    mem_free(folder);
    return done;
}

bool file_write(const char *path, const void *bytes, size_t length, struct strbuf *why)
{
    CARRE_ASSERT(path && (bytes || !length));
    struct strbuf beside = STRBUF_EMPTY;
    bool done;
    int cause;

    strbuf_addf(&beside, "%s.new", path);
    if (!path_exists(path) && write_new(path, bytes, length)) {
        unlink(strbuf_text(&beside)); /* of an earlier kill */
        strbuf_free(&beside);
        return sync_folder_of(path) ? true : fail(path, "cannot be written", errno, why);
    }
    done = write_beside(strbuf_text(&beside), bytes, length);
    if (done && rename(strbuf_text(&beside), path) != 0) {
        cause = errno;
        unlink(strbuf_text(&beside));
        errno = cause;
        done = false;
    }
    done = done && sync_folder_of(path);
    cause = errno;
    strbuf_free(&beside);
    return done ? true : fail(path, "cannot be written", cause, why);
}

bool file_remove(const char *path, struct strbuf *why)
{
    if (unlink(path) != 0)
        return errno == ENOENT ? true : fail(path, "cannot be removed", errno, why);
    return sync_folder_of(path) ? true : fail(path, "cannot be removed for good", errno, why);
}

bool file_rename(const char *from, const char *to, struct strbuf *why)
{
    if (rename(from, to) != 0 || !sync_folder_of(to))
        return fail(from, "cannot be renamed", errno, why);
    return true;
}

int64_t file_size(const char *path)
{
    struct stat status;

    return stat(path, &status) == 0 && S_ISREG(status.st_mode) ? (int64_t)status.st_size : -1;
}

bool file_create(const char *path)
{
    const int fd = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);

    if (fd >= 0)
        close(fd);
    return fd >= 0;
}

bool file_discard(const char *path) { return unlink(path) == 0; }

struct file {
    int fd;
};

struct file *file_open(const char *path)
{
    const int fd = open(path, O_RDONLY | O_CLOEXEC);
    struct file *file = NULL;

    if (fd >= 0) {
        file = mem_alloc(sizeof *file);
        file->fd = fd;
    }
    return file;
}

bool file_read_at(struct file *file, uint64_t at, void *bytes, size_t length)
{
    return pread(file->fd, bytes, length, (off_t)at) == (ssize_t)length;
}

void file_close(struct file *file)
{
    if (file)
        close(file->fd);
    mem_free(file);
}

const void *file_map(const char *path, size_t *size)
{
    const int fd = open(path, O_RDONLY | O_CLOEXEC);
    void *bytes = MAP_FAILED;
    struct stat status;

    if (fd < 0)
        return NULL;
    if (fstat(fd, &status) == 0 && status.st_size > 0) {
        *size = (size_t)status.st_size;
        bytes = mmap(NULL, *size, PROT_READ, MAP_PRIVATE, fd, 0);
    }
    close(fd);
    return bytes == MAP_FAILED ? NULL : bytes;
}

void file_unmap(const void *bytes, size_t size) { munmap((void *)(uintptr_t)bytes, size); }

void file_cool(const void *bytes, size_t size)
{
    CARRE_ASSERT(size > 0);
    madvise((void *)(uintptr_t)bytes, size, MADV_DONTNEED);
}
