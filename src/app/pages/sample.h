/* A sample: a piece of a table on a sheet, drawn with what is set now. It stands beside the rows of
 * the settings and on the page of the first start. All in pixels. */
#ifndef CARRE_SAMPLE_H
#define CARRE_SAMPLE_H

#include "settings_rows.h"

/* The sheet with its heading; what it leaves for pieces. */
struct rect sample_sheet(struct canvas *c, const struct ui *ui, struct rect r);

/* Words and a button as large as they are at the table, at the foot of `in`; what is above them.
 * Of very large letters the words are cut off at the half of it. */
struct rect sample_words(struct canvas *c, const struct ui *ui, struct rect in);

/* `n` cards in a fan that fills `in`, each a picture, and if there is none, as `row` shows its card
 * of that number with option `option`. */
void sample_fan(struct canvas *c, const struct ui *ui, const char *const *picture,
                const struct settings_row *row, int option, int n, struct rect in);

/* The page has rows that name a piece (settings_rows.h). */
bool sample_has(enum settings_page page);

/* All pieces of the page, one above the other, `since` milliseconds after a row was changed. */
void sample_draw(struct app *app, struct canvas *c, enum settings_page page, int64_t since,
                 struct rect r);

/* How long something moves on the page's sample after a change, in milliseconds. */
int64_t sample_ms(const struct ui *ui, enum settings_page page);

#endif
