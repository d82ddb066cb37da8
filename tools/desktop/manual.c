/* Writes the manual in each language, where man looks for it: manual FOLDER writes
 * FOLDER/man6/carre.6, FOLDER/fr/man6/carre.6 and so on. Runs while Carré is built. */
#include "file.h"
#include "i18n.h"
#include "manual.h"
#include "mem.h"
#include "path.h"

#include <stdio.h>
#include <string.h>
#include <utime.h>

static bool write_page(const char *folder, const char *language, struct strbuf *why)
{
    char *own = strcmp(language, "en") == 0 ? mem_copy_text(folder) : path_join(folder, language);
    char *section = path_join(own, "man6");
    char *path = path_join(section, "carre.6");
    struct strbuf page = STRBUF_EMPTY;
    manual_page(&page);
    const bool good =
        path_make_folder(section, why) && file_write(path, strbuf_text(&page), page.length, why);
    strbuf_free(&page);
    mem_free(path);
    mem_free(section);
    mem_free(own);
    return good;
}

int main(int argc, char **argv)
{
    i18n_start();
    if (argc != 2) {
        fprintf(stderr, "manual: wanted is a folder.\n");
        return 2;
    }
    struct strbuf why = STRBUF_EMPTY;
    for (const char *const *language = i18n_languages(); *language; language++)
        if (!i18n_switch(*language) || !write_page(argv[1], *language, &why)) {
            fprintf(stderr, "manual: %s: %s\n", *language, strbuf_text(&why));
            return 1;
        }
    /* Who builds sees by the folder's time that it is new. */
    return utime(argv[1], NULL) != 0;
}
