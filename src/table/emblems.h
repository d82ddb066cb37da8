/* Emblems: the animals that stand for people and bots, and the grounds behind them. Neither is ever
 * the only sign of who somebody is: the name stands beside. */
#ifndef CARRE_EMBLEMS_H
#define CARRE_EMBLEMS_H

#include <stdbool.h>

/* After the animals stand the faces of the characters, six at home in each of two games, which are
 * nobody's to choose: a character brings its face along, with the same moods. */
enum {
    EMBLEMS = 12,
    EMBLEM_FACES = 12,
    EMBLEM_WORLD_FACES = 6,
    EMBLEM_GROUNDS = 8,
    EMBLEM_PICTURE = 48
};
enum mood { MOOD_CALM, MOOD_GLAD, MOOD_SAD, MOOD_SLY, MOOD_THINK, MOODS };

/* A drawn face, which wants a frame with corners: its shoulders reach the lower edge. An animal
 * fills a disc. */
static inline bool emblem_is_face(int emblem)
{
    return emblem >= EMBLEMS && emblem < EMBLEMS + EMBLEM_FACES;
}

/* "cat", "nadia": as stored and in file names; NULL after the last. */
const char *emblem_id(int emblem);
/* -1: there is none of that id. */
int emblem_find(const char *id);
/* "Cat", in the language in force. */
const char *emblem_name(int emblem);
/* The pictures of six faces, from that one on (0: the first), are in this folder, which is
 * borrowed: "power-up/portraits". Said before any is drawn. */
void emblem_faces_at(int first, const char *folder);
/* The picture of an animal, "emblems/cat-calm", or a face, "power-up/portraits/nadia-calm", and of
 * a ground, "emblems/ground-1". */
void emblem_picture(int emblem, enum mood mood, char out[EMBLEM_PICTURE]);
/* A person's animal as a world dresses it: "power-up/people/cat-calm", of the folder
 * "power-up/people". */
void emblem_dressed(const char *folder, int emblem, enum mood mood, char out[EMBLEM_PICTURE]);
void emblem_ground_picture(int ground, char out[EMBLEM_PICTURE]);
/* "Sand": a ground's name, in the language in force. */
const char *emblem_ground_name(int ground);

#endif
