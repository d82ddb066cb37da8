/* The system as Windows tells it. */

#include "system.h"

#include "mem.h"
#include "path.h"
#include "wide_windows.h"

#include <errno.h>
#include <fcntl.h>
#include <io.h>
#include <shlobj.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static UINT code_page;

static void restore_code_page(void) { SetConsoleOutputCP(code_page); }

/* Who hands us what to speak to and to listen to (tools/windows/console.c, another shell) also
 * stops us by Ctrl+C, which only a program of the same console is told. */
static void join_console(void)
{
    STARTUPINFOW start = {.cb = sizeof start};

    GetStartupInfoW(&start);
    if (start.dwFlags & STARTF_USESTDHANDLES)
        AttachConsole(ATTACH_PARENT_PROCESS);
}

void system_begin(int *count, char ***arguments)
{
    int n = 0;
    wchar_t **wide = CommandLineToArgvW(GetCommandLineW(), &n);

    if (wide) {
        char **narrow = mem_array((size_t)n + 1, sizeof *narrow); /* as long as the program runs */

        for (int i = 0; i < n; i++)
            narrow[i] = wide_narrow(wide[i]);
        *count = n;
        *arguments = narrow;
        LocalFree(wide);
    }
    join_console();
    _setmode(_fileno(stdin), _O_BINARY);
    _setmode(_fileno(stdout), _O_BINARY);
    _setmode(_fileno(stderr), _O_BINARY);
    code_page = GetConsoleOutputCP();
    if (code_page != 0 && SetConsoleOutputCP(CP_UTF8)) /* 0: there is no console */
        atexit(restore_code_page);
}

/* GetVersionEx tells every program the version that its manifest knows; this one tells its own. */
void system_describe(struct strbuf *out)
{
    typedef LONG(WINAPI * asking)(OSVERSIONINFOW *);
    FARPROC found = GetProcAddress(GetModuleHandleW(L"ntdll.dll"), "RtlGetVersion");
    OSVERSIONINFOW is = {.dwOSVersionInfoSize = sizeof is};
    asking ask;

    memcpy(&ask, &found, sizeof ask);
    if (found && ask(&is) == 0)
        strbuf_addf(out, "Windows %lu.%lu.%lu, x86_64", is.dwMajorVersion, is.dwMinorVersion,
                    is.dwBuildNumber);
}

static char *known_folder(const GUID *id)
{
    wchar_t *wide = NULL;
    char *folder = SHGetKnownFolderPath(id, 0, NULL, &wide) == S_OK ? wide_narrow_path(wide) : NULL;

    CoTaskMemFree(wide);
    return folder;
}

char *system_home(void) { return known_folder(&FOLDERID_Profile); }

char *system_folder(enum system_folder which)
{
    char *folder =
        known_folder(which == SYSTEM_PICTURES ? &FOLDERID_Pictures : &FOLDERID_Documents);

    return folder ? folder : mem_copy_text(".");
}

bool system_is_terminal(FILE *stream) { return _isatty(_fileno(stream)) != 0; }

long system_process_id(void) { return (long)GetCurrentProcessId(); }

bool system_may_have_gpu(void) { return true; }

void system_give_back(void) {} /* its heap does so by itself */

void system_tidy(void) {}

void system_keep_compose(const char *folder) { (void)folder; }

void system_let_go(void *bytes, size_t size) { (void)bytes, (void)size; }

bool system_start_thread(pthread_t *thread, void *(*work)(void *), void *argument)
{
    return pthread_create(thread, NULL, work, argument) == 0;
}

/* Conditions know no other clock than the one that people set, and wait for what is left until
 * then when the waiting begins. */
const clockid_t system_waiting_clock = CLOCK_REALTIME;

/* Several texts, each closed by a zero, and one more after the last. */
char *system_languages(void)
{
    ULONG count, room = 0;
    struct strbuf list = STRBUF_EMPTY;

    if (!GetUserPreferredUILanguages(MUI_LANGUAGE_NAME, &count, NULL, &room))
        return NULL;
    wchar_t *wide = mem_array((size_t)room + 1, sizeof *wide);
    if (GetUserPreferredUILanguages(MUI_LANGUAGE_NAME, &count, wide, &room))
        for (const wchar_t *at = wide; *at; at += wcslen(at) + 1) {
            char *name = wide_narrow(at);

            strbuf_addf(&list, "%s%s", strbuf_empty(&list) ? "" : ":", name);
            mem_free(name);
        }
    mem_free(wide);
    return strbuf_take(&list);
}

enum { QUOTA_EXCEEDED = 1295 }; /* not in all headers */

int system_errno(int cause)
{
    static const struct {
        int theirs, ours;
    } known[] = {
        {ERROR_SUCCESS, 0},
        {ERROR_FILE_NOT_FOUND, ENOENT},
        {ERROR_PATH_NOT_FOUND, ENOENT},
        {ERROR_INVALID_DRIVE, ENOENT},
        {ERROR_INVALID_NAME, ENOENT},
        {ERROR_BAD_NETPATH, ENOENT},
        {ERROR_BAD_NET_NAME, ENOENT},
        {ERROR_NOT_READY, ENOENT},
        {ERROR_TOO_MANY_OPEN_FILES, EMFILE},
        {ERROR_ACCESS_DENIED, EACCES},
        {ERROR_SHARING_VIOLATION, EACCES},
        {ERROR_LOCK_VIOLATION, EACCES},
        {ERROR_WRITE_PROTECT, EROFS},
        {ERROR_INVALID_HANDLE, EBADF},
        {ERROR_NOT_ENOUGH_MEMORY, ENOMEM},
        {ERROR_OUTOFMEMORY, ENOMEM},
        {ERROR_FILE_EXISTS, EEXIST},
        {ERROR_ALREADY_EXISTS, EEXIST},
        {ERROR_INVALID_PARAMETER, EINVAL},
        {ERROR_DISK_FULL, ENOSPC},
        {ERROR_HANDLE_DISK_FULL, ENOSPC},
        {QUOTA_EXCEEDED, ENOSPC},
        {ERROR_DIR_NOT_EMPTY, ENOTEMPTY},
        {ERROR_DIRECTORY, ENOTDIR},
        {ERROR_FILENAME_EXCED_RANGE, ENAMETOOLONG},
        {ERROR_BROKEN_PIPE, EPIPE},
        {ERROR_NO_DATA, EPIPE},
    };

    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (known[i].theirs == cause)
            return known[i].ours;
    return EIO;
}

enum system_refusal system_refusal(int cause)
{
    switch (cause) {
    case ENOSPC: return SYSTEM_FULL;
    case EACCES:
    case EPERM:
    case EROFS: return SYSTEM_FORBIDDEN;
    default: return SYSTEM_FAULT;
    }
}
