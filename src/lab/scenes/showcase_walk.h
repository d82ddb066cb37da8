/* showcase_walk.h - scenes that are the program's own pages, or tables that were played to: data,
 * assets/scenes.txt, which an installed program comes without.
 *
 * A line each; # begins a comment. `scene NAME` begins one. What is played, and who sits there:
 *
 *     game GAME SEATS         its usual table; every line below is about that
 *     option NAME=VALUE       as on the command line
 *     name SEAT TEXT          from 1; "hero": a child of the language in force
 *     guest SEAT [TEXT]       a person without an entry in the store
 *     sit SEAT ANIMAL GROUND TEXT
 *                             one with an entry, by their numbers
 *     friends N               the first N are guests, each with a name and an animal
 *     animal SEAT NAME        emblems.h
 *     privacy one | peek | curtain | open
 *     seed TEXT               of its deal; left out: "carre"
 *     laid NAME               it begins with the position of that scene (script.h)
 *     play N | PHASE BOT CHANCE [OTHERS] [MS]
 *                             so many actions, or until that phase, by the bot of that name
 *                             ("random": by chance), of seats behind the first by OTHERS, each MS
 *                             after the one before; CHANCE is a number
 *     calm N STREET [POTS]    poker_played (showcase_poker.h)
 *
 * and what is looked at:
 *
 *     setting NAME NUMBER     settings.h, by the name in its file
 *     open PAGE …             over the title: see `pages` in showcase_walk.c. A table that was
 *                             played is gone on with
 *     settle MS               until nothing moves, so long at most; each key that follows as well
 *     beat MS                 pass before each key that follows
 *     keys …                  a character each, or a name: Enter Space Escape Up Down Left Right
 *                             End Home; “.” presses none
 *     away                    the pointer is used last, in a corner: no ring
 *     frames N MS             so many, each so much later
 *     until SCENE N MS        the same, until that one is on top
 *     later MS                pass, and nothing is drawn
 *     earned N                an achievement, told above it all */
#ifndef CARRE_SHOWCASE_WALK_H
#define CARRE_SHOWCASE_WALK_H

#include "app.h"

/* How many there are; the file is read once, and what is wrong with it is told. */
int walks(void);
const char *walk_name(int i);
void walk_open(int i, struct app *app);

#endif
