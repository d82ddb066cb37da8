/* Every call to the disk, counted on its way to the system. Both names of a call are here (open,
 * open64): programs differ in which they use. */

#undef _FILE_OFFSET_BITS
#define _GNU_SOURCE

#include "faults.h"

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static struct fault armed;
static atomic_long calls;

void faults_arm(struct fault fault)
{
    armed = (struct fault){0};
    atomic_store(&calls, 0);
    armed = fault;
}

long faults_disarm(void)
{
    armed = (struct fault){0};
    return atomic_load(&calls);
}

_Noreturn static void die(void)
{
    kill(getpid(), SIGKILL);
    for (;;)
        pause();
}

enum verdict { GO, REFUSE, HALF, LAST };

/* What becomes of this call. */
static enum verdict meet(enum fault_kind kind)
{
    long n;

    if (!(armed.kinds & kind))
        return GO;
    n = atomic_fetch_add(&calls, 1) + 1;
    if (armed.slow_us)
        usleep((useconds_t)armed.slow_us);
    if (armed.at == 0 || n < armed.at || (n > armed.at && armed.end != FAULT_FAILS_ON))
        return GO;
    switch (armed.end) {
    case FAULT_FAILS:
    case FAULT_FAILS_ON: errno = armed.cause; return REFUSE;
    case FAULT_KILLS_BEFORE: die();
    case FAULT_KILLS_HALF: return HALF;
    case FAULT_KILLS_AFTER: return LAST;
    }
    return GO;
}

/* The real one, by its name. */
#define REAL(name)                 \
    static __typeof__(&name) real; \
    if (!real)                     \
    *(void **)&real = dlsym(RTLD_NEXT, #name)

/* A call with nothing to halve. */
#define PASS(kind, type, refusal, call)          \
    do {                                         \
        const enum verdict verdict = meet(kind); \
        if (verdict == REFUSE)                   \
            return refusal;                      \
        if (verdict == HALF)                     \
            die();                               \
        type result = call;                      \
        if (verdict == LAST)                     \
            die();                               \
        return result;                           \
    } while (0)

#define OPEN(name)                                                                      \
    int name(const char *path, int flags, ...)                                          \
    {                                                                                   \
        REAL(name);                                                                     \
        va_list more;                                                                   \
        va_start(more, flags);                                                          \
        const mode_t mode = flags & (O_CREAT | __O_TMPFILE) ? va_arg(more, mode_t) : 0; \
        va_end(more);                                                                   \
        PASS(FAULT_OPEN, int, -1, real(path, flags, mode));                             \
    }
OPEN(open)
OPEN(open64)

DIR *opendir(const char *path)
{
    REAL(opendir);
    PASS(FAULT_OPEN, DIR *, NULL, real(path));
}

int mkdir(const char *path, mode_t mode)
{
    REAL(mkdir);
    PASS(FAULT_OPEN, int, -1, real(path, mode));
}

ssize_t read(int file, void *to, size_t length)
{
    REAL(read);
    PASS(FAULT_READ, ssize_t, -1, real(file, to, length));
}

#define PREAD(name, offset)                                        \
    ssize_t name(int file, void *to, size_t length, offset at)     \
    {                                                              \
        REAL(name);                                                \
        PASS(FAULT_READ, ssize_t, -1, real(file, to, length, at)); \
    }
PREAD(pread, off_t)
PREAD(pread64, off64_t)

ssize_t write(int file, const void *from, size_t length)
{
    REAL(write);
    const enum verdict verdict = meet(FAULT_WRITE);
    if (verdict == REFUSE)
        return -1;
    const ssize_t done = real(file, from, verdict == HALF ? length / 2 : length);
    if (verdict != GO)
        die();
    return done;
}

#define PWRITE(name, offset)                                                              \
    ssize_t name(int file, const void *from, size_t length, offset at)                    \
    {                                                                                     \
        REAL(name);                                                                       \
        const enum verdict verdict = meet(FAULT_WRITE);                                   \
        if (verdict == REFUSE)                                                            \
            return -1;                                                                    \
        const ssize_t done = real(file, from, verdict == HALF ? length / 2 : length, at); \
        if (verdict != GO)                                                                \
            die();                                                                        \
        return done;                                                                      \
    }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

#define TRUNCATE(name, offset)                          \
    int name(int file, offset length)                   \
    {                                                   \
        REAL(name);                                     \
        PASS(FAULT_WRITE, int, -1, real(file, length)); \
    }
TRUNCATE(ftruncate, off_t)
TRUNCATE(ftruncate64, off64_t)

int fsync(int file)
{
    REAL(fsync);
    PASS(FAULT_SYNC, int, -1, real(file));
}

int fdatasync(int file)
{
    REAL(fdatasync);
    PASS(FAULT_SYNC, int, -1, real(file));
}

int rename(const char *from, const char *to)
{
    REAL(rename);
    PASS(FAULT_NAME, int, -1, real(from, to));
}

int unlink(const char *path)
{
    REAL(unlink);
    PASS(FAULT_NAME, int, -1, real(path));
}

int unlinkat(int folder, const char *path, int flags)
{
    REAL(unlinkat);
    PASS(FAULT_NAME, int, -1, real(folder, path, flags));
}

int access(const char *path, int mode)
{
    REAL(access);
    PASS(FAULT_LOOK, int, -1, real(path, mode));
}

#define STAT(name, what, status)                  \
    int name(what of, struct status *out)         \
    {                                             \
        REAL(name);                               \
        PASS(FAULT_LOOK, int, -1, real(of, out)); \
    }
STAT(stat, const char *, stat)
STAT(lstat, const char *, stat)
STAT(fstat, int, stat)
STAT(stat64, const char *, stat64)
STAT(lstat64, const char *, stat64)
STAT(fstat64, int, stat64)

#define FCNTL(name)                                            \
    int name(int file, int command, ...)                       \
    {                                                          \
        REAL(name);                                            \
        va_list more;                                          \
        va_start(more, command);                               \
        void *value = va_arg(more, void *);                    \
        va_end(more);                                          \
        PASS(FAULT_LOCK, int, -1, real(file, command, value)); \
    }
FCNTL(fcntl)
FCNTL(fcntl64)

int flock(int file, int how)
{
    REAL(flock);
    PASS(FAULT_LOCK, int, -1, real(file, how));
}

#define MAP(name, offset)                                                                     \
    void *name(void *at, size_t length, int protection, int flags, int file, offset from)     \
    {                                                                                         \
        REAL(name);                                                                           \
        if (file < 0)                                                                         \
            return real(at, length, protection, flags, file, from);                           \
        PASS(FAULT_MAP, void *, MAP_FAILED, real(at, length, protection, flags, file, from)); \
    }
MAP(mmap, off_t)
MAP(mmap64, off64_t)

int close(int file)
{
    REAL(close);
    const enum verdict verdict = meet(FAULT_CLOSE);
    const int done = real(file);
    if (verdict == HALF || verdict == LAST)
        die();
    if (verdict != REFUSE)
        return done;
    errno = armed.cause;
    return -1;
}
