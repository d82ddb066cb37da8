/* baseline.c - see baseline.h. */
#include "baseline.h"

#include "file.h"
#include "folder.h"
#include "mem.h"
#include "path.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SAID = 12 /* differences that are told; the rest is counted */, LONGEST = 8 << 20 };

struct baseline baseline_begin(const char *program, const char *folder, int argc, char **argv)
{
    return (struct baseline){.program = program,
                             .folder = folder,
                             .rewrite = argc > 1 && strcmp(argv[1], "--rebaseline") == 0};
}

static char *path_of(const struct baseline *b, const char *name)
{
    const char *tests = getenv("CARRE_TEST_DATA");
    char *folder = path_join(tests ? tests : "tests", b->folder), *path = path_join(folder, name);
    mem_free(folder);
    return path;
}

static void fail(struct baseline *b, const char *name, const char *what)
{
    if (b->failures++ < SAID)
        printf("FAIL %s: %s\n", name, what);
    fflush(stdout); /* who waits for the first complaint hears it now */
}

static void first_difference(struct baseline *b, const char *name, const char *was, const char *is)
{
    int line = 1;
    const char *from = was, *to = is;
    for (const char *p = was, *q = is; *p && *p == *q; p++, q++)
        if (*p == '\n') {
            line++;
            from = p + 1;
            to = q + 1;
        }
    char text[700];
    snprintf(
        text, sizeof text,
        "line %d was\n  %.*s\nand is\n  %.*s\nif that is right: tools/rebaseline (%s --rebaseline)",
        line, (int)strcspn(from, "\n"), from, (int)strcspn(to, "\n"), to, b->program);
    fail(b, name, text);
}

static char *path_of_text(const struct baseline *b, const char *name)
{
    char file[200];
    snprintf(file, sizeof file, "%s.txt", name);
    return path_of(b, file);
}

char *baseline_text(const struct baseline *b, const char *name)
{
    char *path = path_of_text(b, name), *was = file_read(path, LONGEST, NULL, NULL);
    mem_free(path);
    return was;
}

void baseline_compare(struct baseline *b, const char *name, char *is, const char *error)
{
    char *path = path_of_text(b, name), *was = baseline_text(b, name);
    b->count++;
    if (!is)
        fail(b, name, error);
    else if (b->rewrite && (!was || strcmp(was, is) != 0) &&
             !file_write(path, is, strlen(is), NULL))
        fail(b, name, "its text can't be written");
    else if (!b->rewrite && !was)
        fail(b, name, "it has no text: tools/rebaseline writes one");
    else if (!b->rewrite && strcmp(was, is) != 0)
        first_difference(b, name, was, is);
    mem_free(was);
    mem_free(is);
    mem_free(path);
}

/* How many texts lie in the folder. */
static int texts(const struct baseline *b)
{
    char *folder = path_of(b, "");
    struct folder_list all;
    int n = 0;
    folder_list(folder, &all);
    for (size_t i = 0; i < all.count; i++) {
        const char *dot = strrchr(all.entry[i].name, '.');
        n += dot && strcmp(dot, ".txt") == 0;
    }
    folder_list_free(&all);
    mem_free(folder);
    return n;
}

int baseline_end(struct baseline *b)
{
    if (b->all && texts(b) > b->count)
        fail(b, b->folder, "holds texts of what there is no more; delete them");
    printf("%d baselines, %d differ\n", b->count, b->failures);
    return b->failures || !b->count;
}
