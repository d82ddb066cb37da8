/* spec_show.h - a ceremony, as rows: what is seen while a card of SPEC works, who it is about, and
 * when each thing comes.
 *
 * One player shows them all (spec_show.c); what a ceremony is made of stands in the table of
 * spec_ceremonies.c. A row is a thing with its place in a picture of SHOW_W × SHOW_H, which is
 * fitted into the screen: the room behind it grows where that has another shape. A thing comes
 * once, at its time, and stays; nothing repeats. With reduced motion all of them are there at once,
 * and the last picture tells the same.
 *
 * A thing shows what the moment holds (spec_moments.h), which is made of the events that these eyes
 * have heard, and what lies on the board that the picture has reached: a card that they don't see
 * is a back, at the same place and in the same size. */
#ifndef CARRE_SPEC_SHOW_H
#define CARRE_SPEC_SHOW_H

#include "spec_look.h"

enum { SHOW_W = 1920, SHOW_H = 1080 };
/* who came so far behind the winner hang on slips of paper when the tournament is over */
enum { SPEC_SLIPS = 2 };

/* What is being shown, and where. */
struct show {
    const struct stage *st;
    struct canvas *c;
    const struct spec_moment *m;
    struct rect at; /* of the picture of SHOW_W × SHOW_H */
    float px;       /* pixels of one of its units */
    bool whole;     /* all of it is there, whatever the time */
};

enum comes {
    COMES_SOFTLY,
    COMES_UP,
    COMES_DOWN,
    COMES_FROM_LEFT,
    COMES_FROM_RIGHT,
    COMES_DRAWN /* by a brush, from the left */,
    COMES_OPEN /* from its middle, up and down */,
    COMES_POPPING,
    COMES_STAMPED,
    COMES_FLYING /* from `fx, fy` */
};

/* Whom a thing is about. For two who swap it is told from the side of the player who looks: the
 * first is the one who sits in front, if that is one of them. */
enum about { ABOUT_USER, ABOUT_TARGET, ABOUT_FIRST, ABOUT_SECOND };

enum says { SAYS_NOTHING, SAYS_NAME, SAYS_AMOUNT };

struct thing {
    void (*draw)(const struct show *k, const struct thing *t, struct rect r,
                 float come); /* `come`: 0 to 1, eased */
    int16_t from, ms;         /* it comes then, and takes so long */
    enum comes comes;
    float x, y, w, h; /* its middle and its size */
    float turn;       /* degrees */
    float fx, fy;     /* where it flies from, or what it points at */
    enum about about;
    int arg; /* which card, how large the letters are, how often */
    int count;
    uint32_t colour;
    float alpha;                        /* 0: whole */
    const char *what;                   /* a picture, or words… */
    enum says says;                     /* …and what their %s is */
    bool (*when)(const struct show *k); /* else it isn't there */
    bool behind;                        /* the table's rim cuts it off */
    bool turned;                        /* its time runs from when the new cards come */
    bool flip;                          /* a picture: its left side at the right */
};

struct ceremony {
    const struct thing *thing;
    int n, ms;   /* all of it is there after so long, at normal pace */
    float rim;   /* where the table begins in the middle of the picture */
    float title; /* so wide may its name be; 0: as wide as most */
    float under; /* …and the line under it; 0: a little wider */
};

/* ---- spec_ceremonies.c ---- */
const struct ceremony *spec_ceremony_of(const struct spec_moment *m);

/* ---- spec_show.c: the player ---- */
void spec_show_draw(const struct show *k, const struct ceremony *of);
void spec_show_room(const struct stage *st,
                    struct canvas *c); /* the room alone, where cards are still being named */
/* of the moment that stands */
struct show spec_show(const struct stage *st, struct canvas *c);
struct rect spec_show_rect(const struct show *k, float x, float y, float w,
                           float h); /* pixels of a rectangle with that middle */
/* Letters with an outline, over a picture: display type of 60 units and more keeps its size,
 * smaller ones follow the text size that is wished; both shrink to the box before they break. */
struct show_words {
    float size;
    uint32_t colour;
    enum text_align align;
    enum text_place place;
    int lines;
};
struct rect spec_show_write(const struct show *k, struct show_words how, const char *text,
                            struct rect box);
int spec_show_seat(const struct show *k, enum about about); /* -1: nobody */
void show_person(const struct show *k, int who, enum mood mood, uint32_t ring, struct rect r,
                 float size); /* a medallion as wide as r, the name below it */
/* A face in its ring, its middle at `at`; an animal stands on paper. */
void spec_medal(struct canvas *c, const struct stage *st, int who, enum mood mood, struct point at,
                float r, uint32_t ring);

/* ---- things that several ceremonies have ---- */
void thing_picture(const struct show *k, const struct thing *t, struct rect r, float come);
void thing_light(const struct show *k, const struct thing *t, struct rect r, float come);
void thing_person(const struct show *k, const struct thing *t, struct rect r,
                  float come); /* w: across; arg: mood; the name below it */
void thing_face(const struct show *k, const struct thing *t, struct rect r,
                float come); /* the same without a name */
void thing_line(const struct show *k, const struct thing *t, struct rect r,
                float come); /* to fx, fy, arg thick: what has just moved that way */
void thing_words(const struct show *k, const struct thing *t, struct rect r,
                 float come); /* arg: size; its colour, else washi */
void thing_tag(const struct show *k, const struct thing *t, struct rect r,
               float come); /* on paper; alpha below 1: on dark */
void thing_bubble(const struct show *k, const struct thing *t, struct rect r,
                  float come); /* its tail points to fx, fy; count: lines, else two */
void thing_old(const struct show *k, const struct thing *t, struct rect r,
               float come); /* card `arg` of those that were there; alpha: dimmed */
void thing_new(
    const struct show *k, const struct thing *t, struct rect r,
    float come); /* card `arg` of those that come; it turns over on its way if it is seen */
void thing_sparks(const struct show *k, const struct thing *t, struct rect r,
                  float come); /* arg of them, about fx to fy degrees */
void thing_deck(const struct show *k, const struct thing *t, struct rect r, float come);
void thing_paper(const struct show *k, const struct thing *t, struct rect r,
                 float come); /* arg bits that have fallen */
void show_panel(const struct show *k, struct rect r,
                const char *heading); /* a dark box, its heading in its upper part */
void thing_lantern(const struct show *k, const struct thing *t, struct rect r,
                   float come); /* on its cord, behind the rim */
void thing_amount(const struct show *k, const struct thing *t, struct rect r,
                  float come); /* the moment's, in gold; it counts up */
void thing_figure(const struct show *k, const struct thing *t, struct rect r,
                  float come); /* `what`, in gold, arg high */
void thing_cards(const struct show *k, const struct thing *t, struct rect r,
                 float come); /* “3 cards”, in gold, arg high */
void thing_dealer(const struct show *k, const struct thing *t, struct rect r,
                  float come); /* arg: how */

/* ---- spec_show_parts.c: what panels and crowds are made of ---- */
#define SHOW_SILVER 0x8C9AB8FFU
#define SHOW_FAINT 0x4A5A86FFU
void show_number(const struct show *k, const char *words, struct rect r, float size,
                 enum text_align align);
int show_seats(const struct show *k, seatmask who, int after,
               int out[SEATS]); /* of the mask, from the left of seat `after`, which is left out */
struct rect show_in_row(struct rect r, int i, int n, float gap);
struct rect show_inside(const struct show *k, struct rect r); /* of a panel, below its heading */
void show_box(const struct show *k, struct rect r, uint32_t line, float width);
void show_words_in(const struct show *k, const char *words, float size, uint32_t colour,
                   enum text_align align, struct rect r);
struct rect show_seat_in(const struct show *k, struct rect q, int who, enum mood mood,
                         bool marked); /* a face and a name in a box; what is free beside them */
/* The size, at most that, at which each of these has room in its box: side by side they are one. */
float show_one_size(const struct show *k, const char *const words[], const struct rect box[], int n,
                    float size);
void show_name_in(const struct show *k, int who, float size, enum text_align align, struct rect r);
bool show_has_amount(const struct show *k);
struct sleeve {
    uint32_t arm, hand;
};
struct sleeve show_sleeve(const struct show *k, int who);
void show_arm(const struct show *k, const char *picture, struct rect r, struct sleeve s);
void show_fingers(const struct show *k, float x, float y, float z, float turn, struct sleeve s);

/* ---- rows that most have ---- */
#define ROWS(rows) .thing = rows, .n = (int)(sizeof rows / sizeof *rows)
#define LANTERN(X, Y, Z)                                                          \
    {                                                                             \
        thing_lantern, .x = X, .y = Y, .w = 2 * (Z), .h = 2 * (Z), .behind = true \
    }
#define MARK(SIGN, X, Y, Z, INK, HOW)                                                         \
    {                                                                                         \
        thing_picture, .ms = 300, .x = X, .y = Y, .w = Z, .h = Z, .what = "spec/kanji/" SIGN, \
                       .colour = INK, .alpha = HOW, .behind = true                            \
    }
#define SWEEP(X, Y, W, H)                                                          \
    {                                                                              \
        thing_picture, .ms = 350, .comes = COMES_DRAWN, .x = (X) + (W) / 2.0F,     \
                       .y = (Y) + (H) / 2.0F, .w = W, .h = H, .what = "spec/sweep" \
    }
#define USER(X, Y, R, MOOD)                                                              \
    {                                                                                    \
        thing_person, .ms = 150, .comes = COMES_FROM_LEFT, .x = X, .y = Y, .w = 2 * (R), \
                      .h = 2 * (R), .about = ABOUT_USER, .arg = MOOD                     \
    }
#define LIGHT(X, Y, RX, RY, HOW)                                                          \
    {                                                                                     \
        thing_light, .from = 80, .ms = 300, .x = X, .y = Y, .w = 2 * (RX), .h = 2 * (RY), \
                     .alpha = HOW                                                         \
    }
#define LIGHT_BEHIND(X, Y, RX, RY, HOW)                                                   \
    {                                                                                     \
        thing_light, .from = 80, .ms = 300, .x = X, .y = Y, .w = 2 * (RX), .h = 2 * (RY), \
                     .alpha = HOW, .behind = true                                         \
    }

/* ---- the ceremonies ---- */
extern const struct ceremony spec_show_twice, spec_show_flop_exchange, spec_show_straddle,
    spec_show_forced_passive, spec_show_both_cards, spec_show_hand_swap, spec_show_clairvoyance,
    spec_show_upgrade, spec_show_nullify, spec_show_win_the_button, spec_show_meow, spec_show_toast,
    spec_show_feeling_good, spec_show_arm_is_a_skill, spec_show_reentry, spec_show_over;

#endif
