/* Folders by Windows. */

#include "folder.h"

#include "mem.h"
#include "path.h"
#include "wide_windows.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static int by_name(const void *a, const void *b)
{
    return strcmp(((const struct folder_entry *)a)->name, ((const struct folder_entry *)b)->name);
}

/* It counts tenths of microseconds from 1601. */
static time_t moment(FILETIME t)
{
    const uint64_t tenths = (uint64_t)t.dwHighDateTime << 32 | t.dwLowDateTime;

    return (time_t)(tenths / 10000000) - 11644473600;
}

static void add(struct folder_list *out, const WIN32_FIND_DATAW *found)
{
    struct folder_entry entry = {.name = wide_narrow(found->cFileName)};

    entry.is_folder = found->dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY;
    if (!entry.is_folder)
        entry.size = (uint64_t)found->nFileSizeHigh << 32 | found->nFileSizeLow;
    entry.changed = moment(found->ftLastWriteTime);
    if ((out->count & (out->count + 1)) == 0) /* room for twice as many and one */
        out->entry = mem_realloc(out->entry, (out->count * 2 + 1) * sizeof *out->entry);
    out->entry[out->count++] = entry;
}

bool folder_list(const char *path, struct folder_list *out)
{
    char *all = path_join(path, "*");
    wchar_t *pattern = wide_text(all);
    WIN32_FIND_DATAW found;
    HANDLE at = FindFirstFileW(pattern, &found);

    *out = (struct folder_list){0};
    mem_free(pattern);
    mem_free(all);
    if (at == INVALID_HANDLE_VALUE)
        return wide_failed();
    do {
        if (wcscmp(found.cFileName, L".") != 0 && wcscmp(found.cFileName, L"..") != 0)
            add(out, &found);
    } while (FindNextFileW(at, &found));
    FindClose(at);
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
