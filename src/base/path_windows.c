/* What of path.h depends on the system: Windows, by its known folders. XDG's variables count here
 * too, for who wants the files elsewhere. */

#include "path.h"

#include "mem.h"
#include "wide_windows.h"

#include <errno.h>
#include <shlobj.h>
#include <stdlib.h>
#include <string.h>

/* Its attributes, INVALID_FILE_ATTRIBUTES with the cause in errno if there is none. */
static DWORD ask(const char *path)
{
    wchar_t *wide = wide_text(path);
    const DWORD is = GetFileAttributesW(wide);

    if (is == INVALID_FILE_ATTRIBUTES)
        wide_failed();
    mem_free(wide);
    return is;
}

bool path_is_folder(const char *path)
{
    const DWORD is = ask(path);

    return is != INVALID_FILE_ATTRIBUTES && (is & FILE_ATTRIBUTE_DIRECTORY);
}

bool path_is_file(const char *path)
{
    const DWORD is = ask(path);

    return is != INVALID_FILE_ATTRIBUTES && !(is & FILE_ATTRIBUTE_DIRECTORY);
}

bool path_exists(const char *path) { return ask(path) != INVALID_FILE_ATTRIBUTES; }

/* The folder itself first: of a drive ("C:") or a share ("//server/name") the parts above it are no
 * folders that anybody could make. */
static bool make(char *path)
{
    wchar_t *wide = wide_text(path);
    bool made = CreateDirectoryW(wide, NULL) || wide_failed();
    char *slash = strrchr(path, '/');

    if (!made && errno == ENOENT && slash && slash != path) {
        *slash = '\0';
        made = make(path);
        *slash = '/';
        made = made && (CreateDirectoryW(wide, NULL) || wide_failed());
    }
    mem_free(wide);
    if (!made) {
        const int cause = errno;
        made = path_is_folder(path);
        errno = cause;
    }
    return made;
}

bool path_make_folder(const char *path, struct strbuf *why)
{
    char *part = mem_copy_text(path);
    const bool made = make(part);
    const int cause = made ? 0 : errno;

    if (!made)
        strbuf_setf(why, "%s: the folder cannot be made: %s", path, strerror(cause));
    mem_free(part);
    errno = cause;
    return made;
}

static bool is_absolute(const char *path)
{
    return path[0] == '/' || path[0] == '\\' || (path[0] && path[1] == ':');
}

/* The folder that an XDG variable names, else one of the person's on this machine alone. */
static char *folder_of_user(const char *variable, const char *below)
{
    const char *given = getenv(variable);
    wchar_t *wide = NULL;
    char *local, *folder;

    if (given && is_absolute(given))
        return path_join(given, "carre");
    if (SHGetKnownFolderPath(&FOLDERID_LocalAppData, KF_FLAG_CREATE, NULL, &wide) != S_OK) {
        CoTaskMemFree(wide);
        return mem_copy_text("./carre-data");
    }
    local = wide_narrow_path(wide);
    folder = path_join(local, below);
    CoTaskMemFree(wide);
    mem_free(local);
    return folder;
}

char *path_data_folder(void) { return folder_of_user("XDG_DATA_HOME", "carre"); }

char *path_config_folder(void) { return folder_of_user("XDG_CONFIG_HOME", "carre"); }

char *path_cache_folder(void) { return folder_of_user("XDG_CACHE_HOME", "carre/cache"); }

char *path_program_folder(void)
{
    enum { ROOM = 32768 };
    wchar_t *wide = mem_array(ROOM, sizeof *wide);
    const DWORD length = GetModuleFileNameW(NULL, wide, ROOM);
    char *program = length > 0 && length < ROOM ? wide_narrow_path(wide) : NULL;

    mem_free(wide);
    if (program)
        *strrchr(program, '/') = '\0';
    return program;
}
