/* user_folder.c - see user_folder.h. */
#include "user_folder.h"

#include "file.h"
#include "mem.h"
#include "path.h"
#include "strbuf.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char *home(void)
{
    const char *h = getenv("HOME");
    return h && h[0] == '/' ? h : NULL;
}

/* The line of that key: KEY="$HOME/Bilder" or KEY="/srv/pictures", as xdg-user-dirs writes it; NULL: there is none. */
static char *folder_told(const char *text, const char *key)
{
    const size_t n = strlen(key);
    for (const char *at = text; at && *at; at = strchr(at, '\n') ? strchr(at, '\n') + 1 : NULL) {
        at += strspn(at, " \t");
        if (strncmp(at, key, n) != 0 || strncmp(at + n, "=\"", 2) != 0)
            continue;
        char *value = mem_copy_part(at + n + 2, strcspn(at + n + 2, "\"\n")), *folder = NULL;
        if (strncmp(value, "$HOME/", 6) == 0 && home())
            folder = path_join(home(), value + 6);
        else if (value[0] == '/')
            folder = mem_copy_text(value);
        mem_free(value);
        if (folder)
            return folder;
    }
    return NULL;
}

static char *from_user_dirs(const char *key)
{
    const char *given = getenv("XDG_CONFIG_HOME");
    struct strbuf path = STRBUF_EMPTY;
    if (given && given[0] == '/')
        strbuf_addf(&path, "%s/user-dirs.dirs", given);
    else
        strbuf_addf(&path, "%s/.config/user-dirs.dirs", home() ? home() : "");
    char *text = file_read(strbuf_text(&path), 1 << 16, NULL, NULL), *folder = folder_told(text, key);
    mem_free(text);
    strbuf_free(&path);
    return folder;
}

char *user_folder(const char *key, const char *usual)
{
    const char *given = getenv(key);
    if (given && given[0] == '/')
        return mem_copy_text(given);
    char *folder = from_user_dirs(key);
    return folder ? folder : path_join(home() ? home() : ".", usual);
}

char *user_folder_fresh(const char *folder, const char *name, const char *ending)
{
    char *path = NULL;
    for (int i = 1; i < 1000; i++) {
        struct strbuf file = STRBUF_EMPTY;
        if (i == 1)
            strbuf_addf(&file, "%s%s", name, ending);
        else
            strbuf_addf(&file, "%s-%d%s", name, i, ending);
        mem_free(path);
        path = path_join(folder, strbuf_text(&file));
        strbuf_free(&file);
        if (access(path, F_OK) != 0)
            break;
    }
    return path;
}
