/* What tests use of POSIX and mingw lacks; every test for Windows includes it first. */
#ifndef CARRE_POSIX_WINDOWS_H
#define CARRE_POSIX_WINDOWS_H

#include <io.h>
#include <stdlib.h>
#include <sys/stat.h>

int setenv(const char *name, const char *value, int replace);
int unsetenv(const char *name);
char *mkdtemp(char *pattern);
int symlink(const char *target, const char *name); /* refuses: nobody may do that there */

#define mkdir(path, mode) mkdir(path)

#endif
