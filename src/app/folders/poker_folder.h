/* poker_folder.h - what the folders of the games on hold'em's table share: folders/holdem.c has it. */
#ifndef CARRE_POKER_FOLDER_H
#define CARRE_POKER_FOLDER_H

#include "game_folder.h"

bool poker_stands(const struct view *v, char where[FOLDER_WHERE], struct save_line *out);
enum part poker_begins(const struct event *e);
bool poker_goes_on(const struct event *e);      /* the hand is over */

#endif
