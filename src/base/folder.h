#ifndef CARRE_FOLDER_H
#define CARRE_FOLDER_H

/* What lies in a folder. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <time.h>

struct folder_entry {
    char *name; /* without the folder */
    bool is_folder;
    uint64_t size;  /* bytes of a file */
    time_t changed; /* when it was last written */
};

struct folder_list {
    struct folder_entry *entry; /* by name, byte by byte */
    size_t count;
};

/* All names but "." and ".."; what goes while it is read may be missing or have size 0. The caller
 * frees the list with folder_list_free. False when the folder can't be read, with the cause in
 * errno and an empty list. */
bool folder_list(const char *path, struct folder_list *out);

/* Frees what is in the list, and leaves it empty. */
void folder_list_free(struct folder_list *list);

#endif
