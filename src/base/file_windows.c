/* Files by Windows: what file.h promises of a kill and of a power cut rests on MoveFileExW, which
 * replaces a file whole and with MOVEFILE_WRITE_THROUGH returns when that is on the disk. */

#include "file.h"

#include "mem.h"
#include "wide_windows.h"

#include <errno.h>
#include <string.h>

/* Everybody may do with the file what they like meanwhile, as elsewhere. */
enum { SHARED = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE };

/* Says which file and why, keeping errno for the caller. */
static bool fail(const char *path, const char *what, int cause, struct strbuf *why)
{
    strbuf_setf(why, "%s: %s: %s", path, what, strerror(cause));
    errno = cause;
    return false;
}

/* INVALID_HANDLE_VALUE with the cause in errno. */
static HANDLE open_as(const char *path, DWORD access, DWORD how)
{
    wchar_t *wide = wide_text(path);
    HANDLE file = CreateFileW(wide, access, SHARED, NULL, how, FILE_ATTRIBUTE_NORMAL, NULL);

    if (file == INVALID_HANDLE_VALUE)
        wide_failed();
    mem_free(wide);
    return file;
}

static bool is_folder(const char *path)
{
    wchar_t *wide = wide_text(path);
    const DWORD is = GetFileAttributesW(wide);

    mem_free(wide);
    return is != INVALID_FILE_ATTRIBUTES && (is & FILE_ATTRIBUTE_DIRECTORY);
}

static bool read_all(HANDLE file, char *bytes, size_t length, size_t *done)
{
    DWORD got = 1;

    for (*done = 0; *done < length && got > 0; *done += got) {
        const size_t left = length - *done;

        if (!ReadFile(file, bytes + *done, left < 1U << 30 ? (DWORD)left : 1U << 30, &got, NULL))
            return wide_failed();
    }
    return true;
}

static bool write_all(HANDLE file, const char *bytes, size_t length)
{
    DWORD put;

    for (; length > 0; bytes += put, length -= put)
        if (!WriteFile(file, bytes, length < 1U << 30 ? (DWORD)length : 1U << 30, &put, NULL))
            return wide_failed();
    return true;
}

static bool size_of(HANDLE file, const char *path, size_t limit, size_t *size, struct strbuf *why)
{
    LARGE_INTEGER bytes;

    if (GetFileType(file) != FILE_TYPE_DISK || !GetFileSizeEx(file, &bytes))
        return fail(path, "is not a file", EINVAL, why);
    if ((unsigned long long)bytes.QuadPart > limit) {
        strbuf_setf(why, "%s: is longer than %zu bytes", path, limit);
        errno = EFBIG;
        return false;
    }
    *size = (size_t)bytes.QuadPart;
    return true;
}

char *file_read(const char *path, size_t limit, size_t *length, struct strbuf *why)
{
    HANDLE file = open_as(path, GENERIC_READ, OPEN_EXISTING);
    char *text = NULL;
    size_t size = 0, got = 0;
    int cause = 0;

    if (file == INVALID_HANDLE_VALUE) {
        fail(path, is_folder(path) ? "is not a file" : "cannot be opened",
             is_folder(path) ? EISDIR : errno, why);
        return NULL;
    }
    if (!size_of(file, path, limit, &size, why)) {
        cause = errno;
    } else if (!(text = mem_try(size + 1))) {
        cause = ENOMEM;
        fail(path, "cannot be read", cause, why);
    } else if (!read_all(file, text, size, &got)) {
        cause = errno;
        fail(path, "cannot be read", cause, why);
        mem_free(text);
        text = NULL;
    } else {
        text[got] = '\0';
        if (length)
            *length = got;
    }
    CloseHandle(file);
    errno = cause;
    return text;
}

/* A program that looks at every new file (for viruses, for an index) may hold one for a moment. */
static bool move_over(const char *from, const char *to)
{
    wchar_t *old = wide_text(from), *new = wide_text(to);
    bool done = false;

    for (int tries = 0; !done && tries < 10; tries++) {
        if (tries > 0)
            Sleep(20);
        done = MoveFileExW(old, new, MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH);
        if (!done && GetLastError() != ERROR_SHARING_VIOLATION &&
            GetLastError() != ERROR_ACCESS_DENIED)
            break;
    }
    if (!done)
        wide_failed();
    mem_free(old);
    mem_free(new);
    return done;
}

static bool fill(const char *path, const void *bytes, size_t length)
{
    HANDLE file = open_as(path, GENERIC_WRITE, CREATE_ALWAYS);
    bool done;
    int cause;

    if (file == INVALID_HANDLE_VALUE)
        return false;
    done = write_all(file, bytes, length) && (FlushFileBuffers(file) || wide_failed());
    cause = errno;
    CloseHandle(file);
    if (!done)
        file_discard(path);
    errno = cause;
    return done;
}

bool file_write(const char *path, const void *bytes, size_t length, struct strbuf *why)
{
    struct strbuf beside = STRBUF_EMPTY;
    bool done;
    int cause;

    strbuf_addf(&beside, "%s.new", path);
    done = fill(strbuf_text(&beside), bytes, length);
    if (done && !move_over(strbuf_text(&beside), path)) {
        cause = errno;
        file_discard(strbuf_text(&beside));
        errno = cause;
        done = false;
    }
    cause = errno;
    strbuf_free(&beside);
    return done ? true : fail(path, "cannot be written", cause, why);
}

bool file_remove(const char *path, struct strbuf *why)
{
    return file_discard(path) || errno == ENOENT ? true
                                                 : fail(path, "cannot be removed", errno, why);
}

bool file_rename(const char *from, const char *to, struct strbuf *why)
{
    return move_over(from, to) ? true : fail(from, "cannot be renamed", errno, why);
}

int64_t file_size(const char *path)
{
    wchar_t *wide = wide_text(path);
    WIN32_FILE_ATTRIBUTE_DATA is;
    const bool known = GetFileAttributesExW(wide, GetFileExInfoStandard, &is) &&
                       !(is.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY);

    mem_free(wide);
    return known ? (int64_t)((uint64_t)is.nFileSizeHigh << 32 | is.nFileSizeLow) : -1;
}

bool file_create(const char *path)
{
    HANDLE file = open_as(path, GENERIC_WRITE, CREATE_NEW);

    if (file == INVALID_HANDLE_VALUE)
        return false;
    CloseHandle(file);
    return true;
}

bool file_discard(const char *path)
{
    wchar_t *wide = wide_text(path);
    const bool gone = DeleteFileW(wide) || wide_failed();

    mem_free(wide);
    return gone;
}

struct file {
    HANDLE handle;
};

struct file *file_open(const char *path)
{
    HANDLE handle = open_as(path, GENERIC_READ, OPEN_EXISTING);
    struct file *file = NULL;

    if (handle != INVALID_HANDLE_VALUE) {
        file = mem_alloc(sizeof *file);
        file->handle = handle;
    }
    return file;
}

bool file_read_at(struct file *file, uint64_t at, void *bytes, size_t length)
{
    OVERLAPPED place = {.Offset = (DWORD)at, .OffsetHigh = (DWORD)(at >> 32)};
    DWORD got = 0;

    return ReadFile(file->handle, bytes, (DWORD)length, &got, &place) && got == length;
}

void file_close(struct file *file)
{
    if (file)
        CloseHandle(file->handle);
    mem_free(file);
}

const void *file_map(const char *path, size_t *size)
{
    HANDLE file = open_as(path, GENERIC_READ, OPEN_EXISTING), mapping = NULL;
    const void *bytes = NULL;
    LARGE_INTEGER length;

    if (file == INVALID_HANDLE_VALUE)
        return NULL;
    if (GetFileSizeEx(file, &length) && length.QuadPart > 0)
        mapping = CreateFileMappingW(file, NULL, PAGE_READONLY, 0, 0, NULL);
    if (mapping) {
        *size = (size_t)length.QuadPart;
        bytes = MapViewOfFile(mapping, FILE_MAP_READ, 0, 0, 0);
        CloseHandle(mapping);
    }
    CloseHandle(file);
    return bytes;
}

void file_cool(const void *bytes, size_t size) { (void)bytes, (void)size; }

void file_unmap(const void *bytes, size_t size)
{
    (void)size;
    UnmapViewOfFile(bytes);
}
