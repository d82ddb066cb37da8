/* takeover.c - files of earlier versions, found and moved. */
#include "takeover.h"

#include "file.h"
#include "folder.h"
#include "log.h"
#include "mem.h"
#include "path.h"
#include "strbuf.h"

#include <string.h>

static bool ends_in(const char *name, const char *ending)
{
    size_t length = strlen(name), tail = strlen(ending);

    return length > tail && strcmp(name + length - tail, ending) == 0;
}

/* Only the names that earlier versions wrote: somebody may have given a folder with files of their
 * own. */
static bool is_ours(const char *name)
{
    size_t length = strlen(name);

    return length <= 60 && strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789._-") == length &&
           (strcmp(name, "settings.json") == 0 || strcmp(name, "settings.json.damaged") == 0 ||
            strncmp(name, "autosave-", 9) == 0);
}

static void read_one(struct takeover *found, const char *folder, const struct folder_entry *entry)
{
    char *path = path_join(folder, entry->name);
    struct strbuf why = STRBUF_EMPTY;
    char *text = file_read(path, STORE_TEXT_LIMIT, NULL, &why);

    if (text) {
        queue_add(&found->texts, queue_new_text(entry->name, 0, text, entry->changed));
        found->name = mem_realloc(found->name, (found->count + 1) * sizeof *found->name);
        found->name[found->count++] = mem_copy_text(entry->name);
    } else {
        log_warn("%s", strbuf_text(&why));
    }
    mem_free(text);
    mem_free(path);
    strbuf_free(&why);
}

static void sweep_one(const char *folder, const char *name)
{
    char *path = path_join(folder, name);

    file_discard(path);
    mem_free(path);
}

void takeover_find(struct takeover *found, const char *folder, bool sweep)
{
    struct folder_list list;

    *found = (struct takeover){0};
    folder_list(folder, &list);
    for (size_t i = 0; i < list.count; i++) {
        const char *name = list.entry[i].name;
        char *whole = ends_in(name, ".new") ? mem_copy_part(name, strlen(name) - 4) : NULL;

        if (whole && is_ours(whole)) {
            if (sweep)
                sweep_one(folder, name);
        } else if (is_ours(name)) {
            read_one(found, folder, &list.entry[i]);
        }
        mem_free(whole);
    }
    folder_list_free(&list);
}

static void move_one(const char *folder, const char *home, const char *name)
{
    struct strbuf to = STRBUF_EMPTY, why = STRBUF_EMPTY;
    char *from = path_join(folder, name);

    strbuf_setf(&to, "%s/%s", home, name);
    for (int n = 2; path_exists(strbuf_text(&to)); n++)
        strbuf_setf(&to, "%s/%s-%d", home, name, n);
    if (file_rename(from, strbuf_text(&to), &why))
        log_info("%s is in the database now; the file is kept as %s", from, strbuf_text(&to));
    else
        log_warn("%s", strbuf_text(&why));
    mem_free(from);
    strbuf_free(&to);
    strbuf_free(&why);
}

void takeover_move(const struct takeover *found, const char *folder)
{
    char *home = path_join(folder, TAKEOVER_FOLDER);
    struct strbuf why = STRBUF_EMPTY;

    if (found->count > 0 && !path_make_folder(home, &why))
        log_warn("%s", strbuf_text(&why));
    else
        for (size_t i = 0; i < found->count; i++)
            move_one(folder, home, found->name[i]);
    mem_free(home);
    strbuf_free(&why);
}

void takeover_free(struct takeover *found)
{
    for (size_t i = 0; i < found->count; i++)
        mem_free(found->name[i]);
    mem_free(found->name);
    queue_clear(&found->texts);
    *found = (struct takeover){0};
}
