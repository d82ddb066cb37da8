/* check.c - how a broken invariant ends the program. */
#include "check.h"

#include <stdio.h>
#include <stdlib.h>

void check_failed(const char *claim, const char *file, int line)
{
    fprintf(stderr, "%s:%d: this does not hold: %s\n", file, line, claim);
    abort();
}
