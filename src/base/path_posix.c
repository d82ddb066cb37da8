/* What of path.h depends on the system: Linux and its kin, by POSIX and the XDG base directories.
 */

#include "path.h"

#include "mem.h"
#include "system.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

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

bool path_exists(const char *path)
{
    struct stat status;

    return access(path, F_OK) == 0 || (errno == ENOENT && lstat(path, &status) == 0);
}

bool path_make_folder(const char *path, struct strbuf *why)
{
    char *part = mem_copy_text(path);
    bool made = true;
    int cause = 0;

    for (char *p = part; made && *p; p++) {
        if (p[1] != '/' && p[1] != '\0')
            continue;
        char next = p[1];

        p[1] = '\0';
        if (mkdir(part, 0700) != 0) {
            cause = errno; /* before path_is_folder asks the system too */
            made = path_is_folder(part);
            if (made)
                cause = 0;
            else
                strbuf_setf(why, "%s: the folder cannot be made: %s", part, strerror(cause));
        }
        p[1] = next;
    }
    mem_free(part);
    errno = cause;
    return made;
}

/* The folder that an XDG variable names, else one below home; NULL when nobody knows a home. */
static char *folder_of_user(const char *variable, const char *below_home)
{
    const char *given = getenv(variable);
    char *home, *folder;

    if (given && given[0] == '/')
        return path_join(given, "carre");
    home = system_home();
    folder = home ? path_join(home, below_home) : mem_copy_text("./carre-data");
    mem_free(home);
    return folder;
}

char *path_data_folder(void) { return folder_of_user("XDG_DATA_HOME", ".local/share/carre"); }

char *path_config_folder(void) { return folder_of_user("XDG_CONFIG_HOME", ".config/carre"); }

char *path_cache_folder(void) { return folder_of_user("XDG_CACHE_HOME", ".cache/carre"); }

char *path_program_folder(void)
{
    char program[4096];
    ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);

    if (length <= 0)
        return NULL;
    program[length] = '\0';
    *strrchr(program, '/') = '\0';
    return mem_copy_text(program);
}
