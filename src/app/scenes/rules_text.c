#include "rules_text.h"

#include "game_folder.h"
#include "i18n.h"

#include <stddef.h>
#include <string.h>

const struct rules_book *rules_book(const char *game) { return game_folder(game)->book; }

int rules_page_of(const struct rules_book *book, const char *id)
{
    for (int i = 0; id && book->page[i].block; i++)
        if (book->page[i].id && strcmp(book->page[i].id, id) == 0)
            return i;
    return 0;
}

/* "%d" or "%2$d" at p: which number it wants (`next` if it doesn't say), and how long it is; 0: it
 * is something else. */
static int wanted(const char *p, int next, int *which)
{
    *which = next;
    if (strncmp(p, "%d", 2) == 0)
        return 2;
    if (p[0] == '%' && p[1] >= '1' && p[1] <= '9' && strncmp(p + 2, "$d", 2) == 0) {
        *which = p[1] - '1';
        return 4;
    }
    return 0;
}

int rules_words(const char *text, const struct rules *r, const int number[BLOCK_NUMBERS], int skip,
                struct strbuf *out)
{
    int taken = 0;
    for (const char *p = _(text); *p;) {
        int which;
        const int length = wanted(p, taken, &which);
        const int option = length && skip + which < BLOCK_NUMBERS ? number[skip + which] - 1 : -1;
        char digits[I18N_NUMBER_BYTES];
        if (option >= 0 && r)
            strbuf_add(out, i18n_number(digits, r->option[option]));
        else
            strbuf_add_part(out, p, length ? (size_t)length : 1);
        taken += length > 0;
        p += length ? length : 1;
    }
    return taken;
}
