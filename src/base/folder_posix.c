/* Folders by POSIX. */

#include "folder.h"

#include "mem.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static int by_name(const void *a, const void *b)
{
    return strcmp(((const struct folder_entry *)a)->name, ((const struct folder_entry *)b)->name);
}

static void add(struct folder_list *out, DIR *folder, const char *name)
{
    struct folder_entry entry = {.name = mem_copy_text(name)};
    struct stat status;

    if (fstatat(dirfd(folder), name, &status, 0) == 0) {
        entry.is_folder = S_ISDIR(status.st_mode);
        entry.size = S_ISREG(status.st_mode) ? (uint64_t)status.st_size : 0;
        entry.changed = status.st_mtime;
    }
    if ((out->count & (out->count + 1)) == 0) /* room for twice as many and one */
        out->entry = mem_realloc(out->entry, (out->count * 2 + 1) * sizeof *out->entry);
    out->entry[out->count++] = entry;
}

bool folder_list(const char *path, struct folder_list *out)
{
    DIR *folder = opendir(path);

    *out = (struct folder_list){0};
    if (!folder)
        return false;
    for (const struct dirent *e; (e = readdir(folder));)
        if (strcmp(e->d_name, ".") != 0 && strcmp(e->d_name, "..") != 0)
            add(out, folder, e->d_name);
    closedir(folder);
    if (out->count > 0)
        qsort(out->entry, out->count, sizeof *out->entry, by_name);
    return true;
}

void folder_list_free(struct folder_list *list)
{
    for (size_t i = 0; i < list->count; i++)
        mem_free(list->entry[i].name);
    mem_free(list->entry);
    *list = (struct folder_list){0};
}
