/* Runs a fuzz entry over the files of a folder, without libFuzzer: each file whole, and cut at
 * every byte while it is short enough for that. A crash is the failure. */

#include "file.h"
#include "mem.h"
#include "path.h"

#include <dirent.h>
#include <stdint.h>
#include <stdio.h>

#define CUT_UP_TO 4096

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

/* The bytes are copied to their exact size, so that a sanitizer sees a read beyond the end. */
static void run(const char *bytes, size_t length)
{
    uint8_t *copy = (uint8_t *)mem_copy_part(bytes, length);
    uint8_t *exact = mem_realloc(copy, length);

    LLVMFuzzerTestOneInput(exact, length);
    mem_free(exact);
}

static bool run_file(const char *path)
{
    struct strbuf why = STRBUF_EMPTY;
    size_t length = 0;
    char *bytes = file_read(path, (size_t)1 << 24, &length, &why);

    if (!bytes) {
        fprintf(stderr, "%s\n", strbuf_text(&why));
        strbuf_free(&why);
        return false;
    }
    run(bytes, length);
    for (size_t cut = 0; length <= CUT_UP_TO && cut < length; cut++)
        run(bytes, cut);
    mem_free(bytes);
    return true;
}

int main(int argc, char **argv)
{
    int files = 0;
    bool good = true;

    run("", 0);
    for (int i = 1; i < argc; i++) {
        DIR *dir = opendir(argv[i]);
        struct dirent *entry;

        while (dir && (entry = readdir(dir))) {
            char *path = path_join(argv[i], entry->d_name);

            if (path_is_file(path)) {
                good = run_file(path) && good;
                files++;
            }
            mem_free(path);
        }
        if (dir)
            closedir(dir);
    }
    printf("%d files\n", files);
    return good ? 0 : 1;
}
