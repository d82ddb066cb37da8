/* The doors of the title: what stands on them, and how they are drawn. For the title, and the games
 * that say theirs. */
#ifndef CARRE_TITLE_DOORS_H
#define CARRE_TITLE_DOORS_H

#include "scene.h"

struct door {
    const char *name, *line, *players; /* the texts are marked for translation */
    /* the door, the rim of its focus, and the thickness of the wall around it: both 20 larger on
     * every side. Without the last it stands flat in its wall */
    const char *art, *ring, *reveal;
    const struct typeface *face; /* of its name */
    /* of the name; and how much of the plate's right end is taken by a seal beside it */
    float size, seal;
    uint32_t ink, ink2; /* of name and line; of the players */
    uint32_t glow;      /* the light that falls out of it */
    /* of its corners, and how far down it is narrower than at its foot: for that light */
    float radius, arch;
};

/* The doors of all games that have one, from left to right (game_folder.h): how many, and number n
 * with its game's id; NULL after the last. */
int doors(void);
const struct door *door_nth(int n);
const char *door_game(int n);

/* design units, where there is room for them side by side; and the wall around each */
enum { DOOR_W = 408, DOOR_H = 640, DOOR_GAP = 56, DOOR_WALL = 20 };
/* How large they are: 1, or less where there are more of them than fit beside one another. */
float doors_scale(const struct ui *ui);
/* The margin at the sides of the doors' page, in design units: smaller where it is much higher than
 * 16:9, and in a small window, so that the doors can be large. */
float doors_margin(const struct ui *ui);
/* Is the page so much higher, or the window so small? */
bool doors_higher(const struct ui *ui);
bool doors_small(const struct ui *ui);
/* How far the first and the last stand from the page's sides: the wall around them ends at its
 * margin. */
float doors_edge(const struct ui *ui);
/* Is there room on all of them for what the game is, between its name and the players? */
bool doors_have_lines(const struct ui *ui);
/* In the item's bounds; nearer and in a stronger light where it is pointed at or focused, and so
 * where it is `lit`: the one that is most likely meant. */
void door_draw(struct canvas *c, const struct ui *ui, const struct door *d, const struct item *item,
               bool lines, bool lit);
/* The same from far away, in `r` (as wide to its height as a door): its picture; and on that what
 * is behind it. */
void door_draw_far(struct canvas *c, const struct door *d, struct rect r);
void door_name_far(struct canvas *c, const struct ui *ui, const struct door *d, struct rect r);
/* Are doors so wide wide and high enough for all their names, each in one line? */
bool doors_named(const struct ui *ui, float w);

#endif
