/* Emblems: the animals that stand for people and bots, and the grounds behind them. Neither is ever the only sign of who somebody is: the name stands beside. */
#ifndef CARRE_EMBLEMS_H
#define CARRE_EMBLEMS_H

enum { EMBLEMS = 12, EMBLEM_GROUNDS = 8, EMBLEM_PICTURE = 48 };
enum mood { MOOD_CALM, MOOD_GLAD, MOOD_SAD, MOOD_SLY, MOODS };

/* "cat": as stored and in file names; NULL behind the last. */
const char *emblem_id(int emblem);
/* -1: there is none of that id. */
int emblem_find(const char *id);
/* "Cat", in the language in force. */
const char *emblem_name(int emblem);
/* The picture of an animal, "emblems/cat-calm", and of a ground, "emblems/ground-1". */
void emblem_picture(int emblem, enum mood mood, char out[EMBLEM_PICTURE]);
void emblem_ground_picture(int ground, char out[EMBLEM_PICTURE]);
/* "Sand": a ground's name, in the language in force. */
const char *emblem_ground_name(int ground);

#endif
