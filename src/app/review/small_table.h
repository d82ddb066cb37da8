/* small_table.h - a whole table as a small picture in a page: its measures, and where it is put. */
#ifndef CARRE_SMALL_TABLE_H
#define CARRE_SMALL_TABLE_H

#include "stage.h"

/* A little of the table is left out at both sides, so that its least letters are no larger a part
 * of it than its arrangement has room for, in the smallest window too. */
enum { SMALL_TABLE_WIDTH = 1900 };

/* How high it is in that width; `cut`: so much of the table's 1080 is left out above and below. */
float small_table_height(float w, float cut);
/* The table's own measures: letters as large as the page's where its arrangement has room for them.
 */
struct ui small_table_ui(const struct ui *page, float w);
void small_table_draw(const struct stage *st, struct canvas *c, const struct ui *page,
                      struct rect panel, float top);

#endif
