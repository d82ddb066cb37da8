/* carre.com, which a command line finds before carre.exe: it starts the carre.exe beside it with
 * the same words, lets it speak and listen here, and ends as it ends.
 *
 * Windows decides by the file whether a program has a console. carre.exe is one without, so that no
 * black window opens with the game; a shell would not wait for it, and nothing that it says would
 * be seen. */

#include <stdio.h>
#include <wchar.h>
#include <windows.h>

enum { LONGEST_PATH = 32768 };

/* Ctrl+C reaches carre.exe as well, which decides; this one tells how it ended. */
static BOOL WINAPI left_to_it(DWORD event)
{
    (void)event;
    return TRUE;
}

int main(void)
{
    static wchar_t path[LONGEST_PATH];
    STARTUPINFOW start = {.cb = sizeof start,
                          .dwFlags = STARTF_USESTDHANDLES,
                          .hStdInput = GetStdHandle(STD_INPUT_HANDLE),
                          .hStdOutput = GetStdHandle(STD_OUTPUT_HANDLE),
                          .hStdError = GetStdHandle(STD_ERROR_HANDLE)};
    PROCESS_INFORMATION it;
    DWORD ended = 1;
    const DWORD length = GetModuleFileNameW(NULL, path, LONGEST_PATH);
    wchar_t *name = wcsrchr(path, L'\\');

    if (length == LONGEST_PATH || name == NULL || name + sizeof "carre.exe" >= path + LONGEST_PATH)
        return 1;
    wcscpy(name + 1, L"carre.exe");
    SetConsoleCtrlHandler(left_to_it, TRUE);
    if (!CreateProcessW(path, GetCommandLineW(), NULL, NULL, TRUE, 0, NULL, NULL, &start, &it)) {
        const DWORD cause = GetLastError();

        if (cause == ERROR_FILE_NOT_FOUND)
            fputs("carre.com: carre.exe is missing; it belongs in the same folder.\n", stderr);
        else
            fprintf(stderr, "carre.com: carre.exe can't be started: Windows error %lu.\n", cause);
        return 1;
    }
    WaitForSingleObject(it.hProcess, INFINITE);
    GetExitCodeProcess(it.hProcess, &ended);
    return (int)ended;
}
