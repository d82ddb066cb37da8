/* Writes the manual in one language to the standard output: manual en|fr|ja. Runs while Carré is built. */
#include "i18n.h"
#include "manual.h"

#include <stdio.h>

int main(int argc, char **argv)
{
    i18n_start();
    if (argc != 2 || !i18n_switch(argv[1])) {
        fprintf(stderr, "manual: wanted is a language: en, fr or ja.\n");
        return 2;
    }
    struct strbuf page = STRBUF_EMPTY;
    manual_page(&page);
    const int failed = fputs(strbuf_text(&page), stdout) < 0 || fflush(stdout);
    strbuf_free(&page);
    return failed;
}
