/* Names of files and folders, and where the program's own lie; what depends on the system is in
 * path_posix.c. */

#include "path.h"

#include "carre_config.h"
#include "file.h"
#include "mem.h"

#include <stdlib.h>
#include <string.h>

char *path_join(const char *folder, const char *name)
{
    struct strbuf path = STRBUF_EMPTY;
    size_t length = strlen(folder);

    strbuf_add(&path, folder);
    if (length > 0 && folder[length - 1] != '/')
        strbuf_add_char(&path, '/');
    strbuf_add(&path, name);
    return strbuf_take(&path);
}

const char *path_base(const char *path)
{
    const char *slash = strrchr(path, '/');

    return slash ? slash + 1 : path;
}

char *path_fresh(const char *folder, const char *name, const char *ending)
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
        if (!path_exists(path))
            break;
    }
    return path;
}

/* The rest of the line that begins with `name` and a space; NULL. */
static char *line_of(const char *text, const char *name)
{
    size_t n = strlen(name);

    for (; *text; text += strcspn(text, "\n"), text += *text == '\n')
        if (strncmp(text, name, n) == 0 && text[n] == ' ')
            return mem_copy_part(text + n + 1, strcspn(text + n + 1, "\n"));
    return NULL;
}

/* What the note says that lies in a folder or in one of those above it, as the program's build
 * folder does to it and to its tests; NULL if there is none. */
static char *told_at_home(const char *folder, const char *name)
{
    char *place = mem_copy_text(folder);
    char *found = NULL;

    for (int up = 0; !found && up < 4 && place[0]; up++) {
        char *path = path_join(place, "carre-home");
        char *note = path_is_file(path) ? file_read(path, 1u << 16, NULL, NULL) : NULL;

        found = note ? line_of(note, name) : NULL;
        mem_free(note);
        mem_free(path);
        place[strrchr(place, '/') ? strrchr(place, '/') - place : 0] = '\0';
    }
    mem_free(place);
    return found;
}

/* The path if it is one of a folder; else it is freed, and the answer is NULL. */
static char *folder_or_null(char *path)
{
    if (path && path_is_folder(path))
        return path;
    mem_free(path);
    return NULL;
}

char *path_ours(const char *name, const char *below, const char *installed)
{
    char *folder = path_program_folder();
    char *found = folder ? folder_or_null(told_at_home(folder, name)) : NULL;

    if (!found && folder)
        found = folder_or_null(path_join(folder, name));
    if (!found && folder && strrchr(folder, '/') && below[0] != '/') {
        *strrchr(folder, '/') = '\0';
        found = folder_or_null(path_join(folder, below));
    }
    mem_free(folder);
    return found ? found : mem_copy_text(installed);
}

char *path_assets(void)
{
    const char *given = getenv("CARRE_ASSETS");

    if (given && given[0] != '\0')
        return mem_copy_text(given);
    return path_ours("assets", CARRE_DATA_BELOW, CARRE_DATA_INSTALLED);
}

char *path_asset(const char *name)
{
    char *assets = path_assets();
    char *path = path_join(assets, name);

    mem_free(assets);
    return path;
}
