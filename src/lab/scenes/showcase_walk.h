/* showcase_walk.h - scenes of the program's own pages, and of tables that were played to: the words
 * of assets/scenes.txt (script.h), which an installed program comes without. What is played, and
 * who sits there:
 *
 *     game GAME SEATS         its usual table; every line below is about that
 *     option NAME VALUE       as in logs
 *     name SEAT TEXT          from 1; "hero": a child of the language in force
 *     guest SEAT [TEXT]       a person without an entry in the store
 *     sit SEAT ANIMAL GROUND TEXT
 *                             one with an entry, by their numbers
 *     meet SEAT CHARACTER     the bot there is that one (character.h)
 *     friends N               the first N are guests, each with a name and an animal
 *     animal SEAT NAME        emblems.h
 *     privacy one | peek | curtain | open
 *     clock                   turns have their usual time
 *     seed TEXT               of its deal; left out: "carre"
 *     laid NAME               it begins with the position of that scene of a table
 *     play N | PHASE BOT CHANCE [OTHERS] [MS]
 *                             so many actions, or until that phase, by the bot of that name
 *                             (showcase_plays), of seats after the first by OTHERS, each MS after
 *                             the one before; CHANCE is a number, or "on": as it was left
 *     calm N STREET [POTS]    showcase_calm (showcase_plays.h)
 *     vary OPTION N           of many games (open figures), one after the other by N of its values
 *     played FIRST STEP RESULT
 *                             matches in the store's list: number FIRST, and each after STEP
 *     kept GAME ["NAME"]      a save under that name; left out: the one that it would be offered
 *
 * and what is looked at:
 *
 *     text "…"                of the page that is opened then, one after the other
 *     value WORD "…"          the same with what stands beside it
 *     setting NAME NUMBER     settings.h, by the name in its file
 *     open PAGE …             over the title: see the words in showcase_walk.c. A table that was
 *                             played is gone on with
 *     settle MS               until nothing moves, so long at most; each key that follows as well
 *     beat MS                 pass before each key that follows
 *     keys …                  each a character, or a name: Enter Space Escape Up Down Left Right
 *                             End Home pad-down; "." presses none
 *     press "…"               what is called so
 *     away                    the pointer is used last, in a corner: no ring
 *     point X Y               the pointer is there, in hundredths of the window
 *     frames N MS             so many, each so much later
 *     until SCENE N MS        the same, until that one is on top
 *     later MS                pass, and nothing is drawn
 *     talk SEAT [early | late THING]
 *                             who sits there says something; of a player who plays that thing of
 *                             the game (folder_things, from 0) again and again
 *     earned N                an achievement, told above it all */
#ifndef CARRE_SHOWCASE_WALK_H
#define CARRE_SHOWCASE_WALK_H

#include "app.h"
#include "script.h"

extern const struct script_word walk_words[];
/* Does all lines of a scene that was read; it is borrowed. What can't be done is told on the error
 * output, and the next line follows. */
void walk_open(const struct script *scene, struct app *app);

#endif
