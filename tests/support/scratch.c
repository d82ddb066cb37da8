#include "scratch.h"

#include "check.h"
#include "log.h"
#include "mem.h"
#include "path.h"

#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

char *scratch_make(void)
{
    const char *parent = getenv("TMPDIR");
    char *folder = path_join(parent && parent[0] ? parent : "/tmp", "carre-test-XXXXXX");

    CARRE_ASSERT(mkdtemp(folder));
    return folder;
}

static int remove_one(const char *path, const struct stat *status, int kind, struct FTW *place)
{
    (void)status;
    (void)kind;
    (void)place;
    return remove(path);
}

void scratch_remove(const char *folder)
{
    chmod(folder, 0700);
    nftw(folder, remove_one, 8, FTW_DEPTH | FTW_PHYS);
}

static void hush(void *user, enum log_level level, const char *line)
{
    (void)user;
    (void)level;
    (void)line;
}

int scratch_set_up(void **state)
{
    *state = scratch_make();
    log_sink(hush, NULL);
    return 0;
}

int scratch_tear_down(void **state)
{
    scratch_remove(*state);
    mem_free(*state);
    return 0;
}
