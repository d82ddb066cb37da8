#ifndef CARRE_FILE_H
#define CARRE_FILE_H

/* Whole files: read at once, written so that a reader finds the old text or the new one and never
 * half of either.
 *
 * Writing goes to "name.new" beside the file, which is forced to disk, renamed over the old one,
 * and the folder forced to disk too. Neither a kill nor a power cut at any moment leaves a damaged
 * file; at worst a "name.new" lies about, and the next writing replaces it. A file that is not
 * there yet gets its name when it is whole, where the file system can do that. One writer a file:
 * two at once would share that name.
 *
 * Failures return false (or NULL) with one sentence in `why` that names the file, and the cause in
 * errno. */

#include "strbuf.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The whole file with a zero after it, which *length (may be NULL) does not count; the caller
 * frees it with mem_free. NULL when it is missing, unreadable, a folder, or longer than limit
 * bytes. */
char *file_read(const char *path, size_t limit, size_t *length, struct strbuf *why);

/* Writes bytes to path, whole or not at all, readable by its owner alone. */
bool file_write(const char *path, const void *bytes, size_t length, struct strbuf *why);

/* Removes the file and forces the folder to disk. A file that is not there counts as removed. */
bool file_remove(const char *path, struct strbuf *why);

/* Renames within a folder, over what may be there. */
bool file_rename(const char *from, const char *to, struct strbuf *why);

/* Bytes of a file; -1 when it is missing, can't be asked, or is no file. */
int64_t file_size(const char *path);

/* Makes an empty file, readable by its owner alone. False where there is something of that name, or
 * the system refuses. */
bool file_create(const char *path);

/* Removes a file that can be made again, at once and without forcing anything to disk. False if
 * nothing went; errno says why. */
bool file_discard(const char *path);

/* A file that is read in pieces; NULL with the cause in errno. */
struct file;
struct file *file_open(const char *path);
/* false: not all of them are there */
bool file_read_at(struct file *file, uint64_t at, void *bytes, size_t length);
void file_close(struct file *file); /* NULL is allowed */

/* A whole file as memory that is read when it is touched; NULL when it is empty or can't be had. */
const void *file_map(const char *path, size_t *size);
void file_unmap(const void *bytes, size_t size);
/* What was read of it need not stay in memory: it is read again when it is wanted. */
void file_cool(const void *bytes, size_t size);

#endif
