/* The system as POSIX, the XDG conventions and Linux' own folders tell it. */

#include "system.h"

#include "check.h"
#include "file.h"
#include "mem.h"
#include "path.h"

#include <dirent.h>
#include <errno.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <pwd.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/types.h>
#include <sys/utsname.h>
#include <unistd.h>

void system_begin(int *count, char ***arguments) { (void)count, (void)arguments; }

void system_describe(struct strbuf *out)
{
    struct utsname os;

    if (uname(&os) == 0)
        strbuf_addf(out, "%s %s, %s", os.sysname, os.release, os.machine);
}

char *system_home(void)
{
    const char *home = getenv("HOME");
    const struct passwd *user = home && home[0] == '/' ? NULL : getpwuid(getuid());

    if (home && home[0] == '/')
        return mem_copy_text(home);
    return user && user->pw_dir ? mem_copy_text(user->pw_dir) : NULL;
}

/* The line of that key: KEY="$HOME/Bilder" or KEY="/srv/pictures", as xdg-user-dirs writes it; NULL
 * if there is none. */
static char *folder_told(const char *text, const char *key, const char *home)
{
    const size_t n = strlen(key);
    char *folder = NULL;

    for (const char *at = text; at && *at && !folder;
         at = strchr(at, '\n') ? strchr(at, '\n') + 1 : NULL) {
        at += strspn(at, " \t");
        if (strncmp(at, key, n) != 0 || strncmp(at + n, "=\"", 2) != 0)
            continue;
        char *value = mem_copy_part(at + n + 2, strcspn(at + n + 2, "\"\n"));

        if (strncmp(value, "$HOME/", 6) == 0)
            folder = path_join(home, value + 6);
        else if (value[0] == '/')
            folder = mem_copy_text(value);
        mem_free(value);
    }
    return folder;
}

static char *from_user_dirs(const char *key, const char *home)
{
    const char *given = getenv("XDG_CONFIG_HOME");
    char *config = given && given[0] == '/' ? mem_copy_text(given) : path_join(home, ".config");
    char *path = path_join(config, "user-dirs.dirs"), *text = file_read(path, 1 << 16, NULL, NULL);
    char *folder = folder_told(text, key, home);

    mem_free(text);
    mem_free(path);
    mem_free(config);
    return folder;
}

char *system_folder(enum system_folder which)
{
    static const struct {
        const char *key, *usual;
    } folders[] = {
        [SYSTEM_PICTURES] = {"XDG_PICTURES_DIR", "Pictures"},
        [SYSTEM_DOCUMENTS] = {"XDG_DOCUMENTS_DIR", "Documents"},
    };
    const char *given = getenv(folders[which].key);
    char *home, *folder;

    if (given && given[0] == '/')
        return mem_copy_text(given);
    home = system_home();
    folder = home ? from_user_dirs(folders[which].key, home) : NULL;
    if (!folder)
        folder = path_join(home ? home : ".", folders[which].usual);
    mem_free(home);
    return folder;
}

bool system_is_terminal(FILE *stream) { return isatty(fileno(stream)) == 1; }

long system_process_id(void) { return (long)getpid(); }

/* On Linux a GPU that can render shows itself as a node under /dev/dri, or as NVIDIA's own. */
bool system_may_have_gpu(void)
{
#ifdef __linux__
    DIR *folder = opendir("/dev/dri");
    bool found = false;

    for (const struct dirent *e = folder ? readdir(folder) : NULL; e && !found; e = readdir(folder))
        found = strncmp(e->d_name, "renderD", 7) == 0;
    if (folder)
        closedir(folder);
    return found || path_is_folder("/proc/driver/nvidia");
#else
    return true;
#endif
}

void system_give_back(void)
{
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, 64 * 1024);
#endif
}

void system_tidy(void)
{
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

void system_let_go(void *bytes, size_t size)
{
    CARRE_ASSERT(bytes);
    const uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE), at = (uintptr_t)bytes,
                    first = (at + page - 1) / page * page, end = (at + size) / page * page;
    if (first < end)
        madvise((char *)bytes + (first - at), end - first, MADV_DONTNEED);
}

void system_keep_compose(const char *folder)
{
    if (path_make_folder(folder, NULL))
        setenv("XCOMPOSECACHE", folder, 0);
}

bool system_start_thread(pthread_t *thread, void *(*work)(void *), void *argument)
{
    sigset_t all, before;
    bool started;

    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    started = pthread_create(thread, NULL, work, argument) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return started;
}

const clockid_t system_waiting_clock = CLOCK_MONOTONIC;

char *system_languages(void) { return NULL; }

int system_errno(int cause) { return cause; }

enum system_refusal system_refusal(int cause)
{
    switch (cause) {
    case ENOSPC:
    case EDQUOT: return SYSTEM_FULL;
    case EACCES:
    case EPERM:
    case EROFS: return SYSTEM_FORBIDDEN;
    default: return SYSTEM_FAULT;
    }
}
