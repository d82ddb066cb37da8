#include "path.h"

#include "carre_config.h"
#include "file.h"
#include "mem.h"

#include <errno.h>
#include <pwd.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

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

bool path_is_folder(const char *path)
{
    struct stat status;

    return stat(path, &status) == 0 && S_ISDIR(status.st_mode);
}

bool path_is_file(const char *path)
{
    struct stat status;

    return stat(path, &status) == 0 && S_ISREG(status.st_mode);
}

bool path_make_folder(const char *path, struct strbuf *why)
{
    char *part = mem_copy_text(path);
    bool made = true;
    int cause = 0;

    for (char *p = part; made && *p; p++) {
        if (p[1] != '/' && p[1] != '\0')
            continue;
        char behind = p[1];

        p[1] = '\0';
        if (mkdir(part, 0700) != 0) {
            cause = errno; /* before path_is_folder asks the system too */
            made = path_is_folder(part);
            if (made)
                cause = 0;
            else
                strbuf_setf(why, "%s: the folder cannot be made: %s", part, strerror(cause));
        }
        p[1] = behind;
    }
    mem_free(part);
    errno = cause;
    return made;
}

/* The folder that an XDG variable names, else one below home; NULL when nobody knows a home. */
static char *user_folder(const char *variable, const char *below_home)
{
    const char *given = getenv(variable);
    const char *home = getenv("HOME");
    const struct passwd *user;

    if (given && given[0] == '/')
        return path_join(given, "carre");
    if (!home || home[0] != '/') {
        user = getpwuid(getuid());
        home = user ? user->pw_dir : NULL;
    }
    return home ? path_join(home, below_home) : mem_copy_text("./carre-data");
}

char *path_data_folder(void)
{
    return user_folder("XDG_DATA_HOME", ".local/share/carre");
}

char *path_config_folder(void)
{
    return user_folder("XDG_CONFIG_HOME", ".config/carre");
}

char *path_cache_folder(void)
{
    return user_folder("XDG_CACHE_HOME", ".cache/carre");
}

/* Where the running program lies; NULL where the system does not tell. */
static char *program_folder(void)
{
    char program[4096];
    ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);

    if (length <= 0)
        return NULL;
    program[length] = '\0';
    *strrchr(program, '/') = '\0';
    return mem_copy_text(program);
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

/* What the note says that lies in a folder or in one of those above it, as the program's build folder does to it and to its
 * tests; NULL if there is none. */
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
        *strrchr(place, '/') = '\0';
    }
    mem_free(place);
    return found;
}

char *path_ours(const char *name, const char *below, const char *installed)
{
    char *folder = program_folder();
    char *found = folder ? told_at_home(folder, name) : NULL;

    if (found && !path_is_folder(found)) {
        mem_free(found);
        found = NULL;
    }
    if (!found && folder && strrchr(folder, '/') && below[0] != '/') {
        *strrchr(folder, '/') = '\0';
        found = path_join(folder, below);
        if (!path_is_folder(found)) {
            mem_free(found);
            found = NULL;
        }
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
