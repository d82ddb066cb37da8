/* stats_words.c - see stats_words.h. What each line says, the games say. */
#include "stats_words.h"

#include "check.h"
#include "game_folder.h"
#include "i18n.h"

#include <stdio.h>

struct stats_row *stats_row_add(struct stats_rows *r, const char *word, const char *name,
                                const char *about)
{
    CARRE_ASSERT(r->n >= 0 && r->n < STATS_ROWS);
    struct stats_row *row = &r->row[r->n++];
    *row = (struct stats_row){.word = word, .about = about};
    snprintf(row->name, sizeof row->name, "%s", name);
    snprintf(row->value, sizeof row->value, "–");
    return row;
}

void stats_row_count(struct stats_rows *r, const char *word, const char *name, int64_t n,
                     const char *about)
{
    struct stats_row *row = stats_row_add(r, word, name, about);
    char text[I18N_NUMBER_BYTES];
    row->known = true;
    row->number = (double)n;
    snprintf(row->value, sizeof row->value, "%s", i18n_number(text, n));
}

/* What is only known once there was one. */
void stats_row_count_if(struct stats_rows *r, const char *word, const char *name, int64_t n,
                        const char *about)
{
    if (n)
        stats_row_count(r, word, name, n, about);
    else
        stats_row_add(r, word, name, about);
}

void stats_row_share(struct stats_rows *r, const char *word, const char *name, int64_t part,
                     int64_t whole, const char *about)
{
    struct stats_row *row = stats_row_add(r, word, name, about);
    if (whole <= 0)
        return;
    row->known = true;
    row->part = part;
    row->whole = whole;
    row->number = (double)part / (double)whole;
    snprintf(row->value, sizeof row->value, _("%d%%"), (int)((200 * part + whole) / (2 * whole)));
}

/* "3 of 12" beside its bar. */
void stats_row_won_of(struct stats_rows *r, const char *word, const char *name, int64_t part,
                      int64_t whole, const char *about)
{
    stats_row_share(r, word, name, part, whole, about);
    struct stats_row *row = &r->row[r->n - 1];
    if (whole > 0)
        snprintf(row->value, sizeof row->value, _("%d of %d"), (int)part, (int)whole);
}

/* A quotient to a tenth. */
void stats_row_ratio(struct stats_rows *r, const char *word, const char *name, int64_t part,
                     int64_t whole, const char *about)
{
    struct stats_row *row = stats_row_add(r, word, name, about);
    char text[I18N_NUMBER_BYTES];
    if (whole <= 0)
        return;
    row->known = true;
    row->number = (double)part / (double)whole;
    snprintf(row->value, sizeof row->value, "%s",
             i18n_decimal(text, (20 * part + whole) / (2 * whole), 1));
}

int stats_rows(const struct stats_sum *sum, struct stats_row out[STATS_ROWS])
{
    struct stats_rows r = {.sum = sum, .row = out};
    game_folder(sum->fold->game)->rows(&r);
    return r.n;
}
