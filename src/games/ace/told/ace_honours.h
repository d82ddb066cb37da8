/* ace_honours.h - what is earned in Ace of Spades, and what follows a lost run: for its folder. */
#ifndef CARRE_ACE_HONOURS_H
#define CARRE_ACE_HONOURS_H

#include "game_folder.h"

extern const struct folder_honours ace_honours;
extern const struct folder_loss ace_loss;
/* After a run that was won: the next difficulty (game_folder.h). */
bool ace_up_next(struct app *app, char words[FOLDER_WHERE], const char **difficulty);

/* The souvenir picture of a run (AS-60), and who took it has earned that; see folder_honours. */
bool ace_souvenir(struct app *app, const struct match *m, const struct seating *seats,
                  const char *heading, char **path, char *why, size_t room);

#endif
