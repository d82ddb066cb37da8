/* setup_ace.h - the page before a run of Ace of Spades: who rides, and how hard. */
#ifndef CARRE_SETUP_ACE_H
#define CARRE_SETUP_ACE_H

#include "scene.h"

/* `code`: a deal's, NULL: none; `difficulty`: a word for it, chosen from now on; NULL: as it was
 * last. */
void ace_setup_open(struct app *app, const char *code, const char *difficulty);
/* its pictures, drawn ahead of time (scene.h) */
bool ace_setup_ahead(struct app *app, int step);
/* Changes the options that were chosen there last. */
void ace_setup_usual(struct app *app, int32_t *option);

#endif
