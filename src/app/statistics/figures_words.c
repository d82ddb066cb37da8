/* figures_words.c - see figures_words.h. What each line says, the games say. */
#include "figures_words.h"

#include "game_folder.h"
#include "i18n.h"

#include <stdio.h>

struct figures_row *figures_row_add(struct figures_rows *r, const char *word, const char *name,
                                    const char *about)
{
    struct figures_row *row = &r->row[r->n++];
    *row = (struct figures_row){.word = word, .about = about};
    snprintf(row->name, sizeof row->name, "%s", name);
    snprintf(row->value, sizeof row->value, "–");
    return row;
}

void figures_row_count(struct figures_rows *r, const char *word, const char *name, int64_t n,
                       const char *about)
{
    struct figures_row *row = figures_row_add(r, word, name, about);
    char text[I18N_NUMBER_BYTES];
    row->known = true;
    row->number = (double)n;
    snprintf(row->value, sizeof row->value, "%s", i18n_number(text, n));
}

/* What is only known once there was one. */
void figures_row_count_if(struct figures_rows *r, const char *word, const char *name, int64_t n,
                          const char *about)
{
    if (n)
        figures_row_count(r, word, name, n, about);
    else
        figures_row_add(r, word, name, about);
}

void figures_row_share(struct figures_rows *r, const char *word, const char *name, int64_t part,
                       int64_t whole, const char *about)
{
    struct figures_row *row = figures_row_add(r, word, name, about);
    if (whole <= 0)
        return;
    row->known = true;
    row->part = part;
    row->whole = whole;
    row->number = (double)part / (double)whole;
    snprintf(row->value, sizeof row->value, _("%d%%"), (int)((200 * part + whole) / (2 * whole)));
}

/* "3 of 12" beside its bar. */
void figures_row_won_of(struct figures_rows *r, const char *word, const char *name, int64_t part,
                        int64_t whole, const char *about)
{
    figures_row_share(r, word, name, part, whole, about);
    struct figures_row *row = &r->row[r->n - 1];
    if (whole > 0)
        snprintf(row->value, sizeof row->value, _("%d of %d"), (int)part, (int)whole);
}

/* A quotient to a tenth. */
void figures_row_ratio(struct figures_rows *r, const char *word, const char *name, int64_t part,
                       int64_t whole, const char *about)
{
    struct figures_row *row = figures_row_add(r, word, name, about);
    char text[I18N_NUMBER_BYTES];
    if (whole <= 0)
        return;
    row->known = true;
    row->number = (double)part / (double)whole;
    snprintf(row->value, sizeof row->value, "%s",
             i18n_decimal(text, (20 * part + whole) / (2 * whole), 1));
}

int figures_rows(const struct figures_sum *sum, struct figures_row out[FIGURES_ROWS])
{
    struct figures_rows r = {.sum = sum, .row = out};
    game_folder(sum->fold->game)->rows(&r);
    return r.n;
}
