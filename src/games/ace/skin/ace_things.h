/* ace_things.h - what stands on the table of a duel: the poster with its seals, the gun, trophies
 * and the column, and of two the other player. */
#ifndef CARRE_ACE_THINGS_H
#define CARRE_ACE_THINGS_H

#include "ace_look.h"

/* ace_poster.c, and ace_gun.c */
/* how long an Acolyte takes to come, and until his poster strikes the wall, at normal pace */
#define ACE_ACOLYTE_COMES_MS 640
#define ACE_ACOLYTE_LANDS_MS 220
void ace_draw_poster(const struct stage *st, struct canvas *c);
/* while the game stands still: shorter, its picture larger */
void ace_draw_poster_lit(const struct stage *st, struct canvas *c);
void ace_draw_poster_at(const struct stage *st, struct canvas *c, struct rect r,
                        const struct ace_enemy *e, const char *paper);
/* What a lesson may cover of it: all above the name; the whole where letters are large. */
struct rect ace_poster_head(const struct stage *st);
void ace_poster_words(const struct stage *st, const struct ace_enemy *e, char *out, int room);
/* ace_rules.c: an enemy's rules as seals at the foot of his poster. */
struct ace_seals {
    int n;
    bool beside; /* labels stand beside their seals, not below */
    float height;
    struct rect seal[ACE_EFFECTS], label[ACE_EFFECTS];
};
/* as low in `foot` as they fit, in its whole width */
void ace_seals_lay(const struct stage *st, const struct ace_enemy *e, struct rect foot,
                   struct ace_seals *s);
/* sealed: not when they are still on their way there */
void ace_seals_draw(const struct stage *st, struct canvas *c, const struct ace_enemy *e,
                    const struct ace_seals *s, bool sealed);
/* Where they lie on his poster; n 0: he has none there. */
void ace_poster_seals(const struct stage *st, const struct ace_enemy *e, struct ace_seals *s);
/* what he is, and in which duel he is met */
enum { ACE_KIND_WORDS = 120 };
void ace_kind_words(const struct stage *st, const struct ace_enemy *e, char out[ACE_KIND_WORDS]);
void ace_draw_gun(const struct stage *st, struct canvas *c);
/* Where bullets (0) and reloads (1) lie, where the gun is a row. */
struct rect ace_gun_row(const struct stage *st, int which);
void ace_draw_top(const struct stage *st, struct canvas *c);
/* A board that can be pressed, or on which something lies (`i` NULL), as large letters have them.
 */
void ace_board(const struct stage *st, struct canvas *c, const struct item *i, struct rect r);
/* One with a sign alone, and its name for who asks. False, and not drawn: letters are smaller. */
bool ace_sign_button(const struct stage *st, struct canvas *c, const struct item *i,
                     const char *icon);

/* ace_column.c. Of several at one screen: the button by which the hand goes down again. */
void ace_draw_put_down(const struct stage *st, struct canvas *c);
/* bonuses, rules that hold for good, pile and discard */
void ace_draw_column(const struct stage *st, struct canvas *c);
/* A bonus keeps its letter until it is gone: called before and after each event. */
void ace_letters_keep(struct stage *st, const struct board *b);
void ace_column_items(struct stage *st, struct items *it);
/* ace_belt.c: trophies. Where one lies, or, while an enemy falls, will lie; those of the column's
 * list. */
struct rect ace_bonus_spot(const struct stage *st, int slot);
struct rect ace_seal_spot(const struct stage *st, int i);
void ace_belt_draw(const struct stage *st, struct canvas *c);
/* Have all prints room for their names, with no line for them below? */
bool ace_belt_named(const struct stage *st);
/* How names are written on it: in the letters of all things here, in narrow ones, or not. */
enum ace_lettering { LETTERS_NONE, LETTERS_NARROW, LETTERS_WIDE };
/* `item`: its control, for the key; NULL: none. lit: it counts; armed: it is part of the next shot;
 * letters: the widest that its name has room for. */
void ace_trophy_draw(const struct stage *st, struct canvas *c, struct rect r,
                     const struct ace_enemy *e, const struct item *item, bool lit, bool armed,
                     enum ace_lettering letters);

/* ace_two.c: the other player's plate and cards, whose turn it is, what is said */
void ace_two_measure(struct stage *st, float height);
void ace_two_place(const struct stage *st, const struct tabletop *t, struct scatter *out);
void ace_two_items(struct stage *st, struct items *it);
void ace_two_draw(const struct stage *st, struct canvas *c);
void ace_two_draw_tray(const struct stage *st, struct canvas *c);
bool ace_two_plate(const struct stage *st, int who, struct rect *out);
void ace_two_happened(struct stage *st, const struct event *e);
bool ace_two_moves(const struct stage *st);
bool ace_two_speaks_above(const struct stage *st); /* what was said lies over the trail */
const char *ace_not_your_turn(struct stage *st);

#endif
