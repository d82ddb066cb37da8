/* Letters to be picked where there is no keyboard: Latin with the accents of French, or the kana.
 */
#ifndef CARRE_SEATING_LETTERS_H
#define CARRE_SEATING_LETTERS_H

#include "scene.h"

/* Writes what was typed, pasted or picked after a name of at most so many characters in so many
 * bytes. False: not all of it was taken. */
bool letters_add(char *name, size_t room, int most, const char *text);

/* ---- a page on which a name is typed ---- */

/* What its controls do; a page's own deeds come before them. */
enum { LETTERS_PICK = 100, LETTERS_DELETE, LETTERS_KANA };

struct typing {
    char *name; /* of at most so many characters in so many bytes */
    size_t room;
    int most;
    bool katakana;
};

/* Takes what was typed, pasted or picked, and what those controls do. */
void letters_input(struct scene *s, struct typing *t, const struct item_event *event);
/* The controls; bounds are the caller's. The grid has rows and columns of equal cells. */
void letters_add_field(struct scene *s, const char *value, struct rect r);
void letters_add_ready(struct scene *s, int action, struct rect r);
void letters_add_delete(struct scene *s, const struct typing *t, struct rect r);
void letters_add_kana(struct scene *s, const struct typing *t, struct rect r);
void letters_add_grid(struct scene *s, const struct typing *t, struct rect grid);
/* The field, its letters of that size in design units, with the bar that says where one writes. */
void letters_draw_field(struct canvas *c, const struct scene *s, const struct typing *t,
                        float size);
void letters_draw_grid(struct canvas *c, const struct scene *s, const struct typing *t);

#endif
