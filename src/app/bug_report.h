/* bug_report.h - what somebody who mends Carré needs to know, as text: versions, settings, and the
 * game in play as one seat saw it. */
#ifndef CARRE_BUG_REPORT_H
#define CARRE_BUG_REPORT_H

#include "scene.h"
#include "strbuf.h"

/* The report. Of a game in play it tells only what the first person at the table has seen and what
 * lies open; the whole match, from which everybody's cards follow, only when it is over. Names of
 * people are left out, as is the folder of the home. `text` (match_save; NULL: none) and `seating`
 * (NULL: one person). */
void bug_report_write(struct app *app, const char *text, const char *seating, struct strbuf *out);

/* Of the game that was played last: into the clipboard and into a file, and says where. */
void bug_report_copy(struct app *app);

#endif
