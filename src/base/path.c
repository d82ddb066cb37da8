#include "path.h"

#include "carre_config.h"
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

/* An installed program must not read the sources that it was built from, which may have changed or be somebody else's.
 * Where the system does not tell a program's place it counts as installed. */
static bool runs_at_home(void)
{
    char program[4096];
    ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
    size_t build = strlen(CARRE_BUILD);

    return length > (ssize_t)build && strncmp(program, CARRE_BUILD, build) == 0 && program[build] == '/';
}

const char *path_home_or_installed(const char *home, const char *installed)
{
    if (!path_is_folder(home))
        return installed;
    return runs_at_home() || !path_is_folder(installed) ? home : installed;
}

char *path_assets(void)
{
    const char *given = getenv("CARRE_ASSETS");

    if (given && given[0] != '\0')
        return mem_copy_text(given);
    return mem_copy_text(path_home_or_installed(CARRE_DATA_SOURCE, CARRE_DATA_INSTALLED));
}

char *path_asset(const char *name)
{
    char *assets = path_assets();
    char *path = path_join(assets, name);

    mem_free(assets);
    return path;
}
