#include "scratch.h"

#include "check.h"
#include "folder.h"
#include "log.h"
#include "mem.h"
#include "path.h"

#include <errno.h>
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

static void link_all(const char *from, const char *to)
{
    struct folder_list list;
    CARRE_ASSERT(folder_list(from, &list));
    for (size_t i = 0; i < list.count; i++) {
        char *target = path_join(from, list.entry[i].name),
             *name = path_join(to, list.entry[i].name);
        if (list.entry[i].name[0] != '.')
            CARRE_ASSERT((remove(name) == 0 || errno == ENOENT) && symlink(target, name) == 0);
        mem_free(target);
        mem_free(name);
    }
    folder_list_free(&list);
}

char *scratch_assets(const char *more)
{
    char *folder = scratch_make(), *assets = path_assets();
    link_all(assets, folder);
    link_all(more, folder);
    setenv("CARRE_ASSETS", folder, 1);
    mem_free(assets);
    return folder;
}
