#include "posix_windows.h"

#include "system.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

int setenv(const char *name, const char *value, int replace)
{
    return !replace && getenv(name) ? 0 : _putenv_s(name, value);
}

int unsetenv(const char *name) { return _putenv_s(name, ""); }

char *mkdtemp(char *pattern)
{
    static int count;
    char *end = pattern + strlen(pattern) - 6; /* XXXXXX */

    for (int tries = 0; tries < 1000; tries++) {
        const unsigned n = (unsigned)system_process_id() * 1000 + (unsigned)count++;
        char name[16];

        snprintf(name, sizeof name, "%06X", n & 0xFFFFFF);
        memcpy(end, name, 6);
        if (mkdir(pattern, 0700) == 0)
            return pattern;
        if (errno != EEXIST)
            break;
    }
    return NULL;
}

int symlink(const char *target, const char *name)
{
    (void)target, (void)name;
    errno = EPERM;
    return -1;
}
