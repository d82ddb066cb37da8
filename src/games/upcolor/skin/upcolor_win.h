#ifndef CARRE_UPCOLOR_WIN_H
#define CARRE_UPCOLOR_WIN_H

/* What the files of a won game share: its places and time (upcolor_win.c), the players on what
 * they won (_players), words, figures and the stamp (_words). */
#include "upcolor_won.h"

enum {
    CONFETTI = 40,
    BOXES = 2 * SEATS + 4,
    LABELS = UPCOLOR_ROUNDS + 1,
    JAR_ACROSS = 5,
    JAR_HOLDS = 33
};

enum {
    BANDS_MS = 350,
    CHIP_MS = 60,
    HOP_MS = 260,
    LABEL_MS = 120,
    CROWN_MS = 220,
    SUN_MS = 180,
    STAMP_MS = 140,
    HEAD_MS = 200,
    STRIP_MS = 160,
    TENTH_MS = 420,
    TENTH_APART = 80
};

/* In the picture of 1920 × 1080: the floor; where the one who won stands; the highest a figure
 * reaches, and the highest beside the words. */
#define FLOOR_Y 884.0F
#define FIRST_X 430.0F
#define FIRST_WIDE 250.0F
#define FACE 300.0F

enum {
    INK = 0x20242EFF,
    FEET_WIDE = 952 /* of the buttons, at most, without gaps */,
    NAMES_Y = 894
};

/* A finger needs so many pixels. */
enum { FOOT_H = 96, FOOT_GAP = 12, FINGER = 38 };

#define BEFORE UPCOLOR_ROUNDS /* a layer of a column, below those of the rounds */

struct stand {
    int who;
    float x, wide, face, room;
};

struct win {
    const struct uc_won *w;
    const struct ui *ui;
    struct canvas *c;
    struct rect at;
    float px, ms;      /* pixels of a unit; milliseconds at normal pace since it began */
    int landed, stamp; /* when the last chip has; when the stamp, or the headline, comes */
    struct stand stand[SEATS];
    int stands;
    struct rect box[BOXES]; /* where no paper falls */
    int boxes;
};

/* Its name and what it all came to, under the floor. */
struct foot {
    struct rect r;
    char sum[80];
    struct ui_words name, words;
    bool shown;
};

extern const card uc_win_colour_of_round[LABELS];

/* Pixels of the canvas for one unit of the picture of 1920 × 1080, which is fitted whole. */
float uc_win_unit(const struct ui *ui);

/* Where the window is higher most of what is left goes above: the ground stays a ground. */
struct rect uc_win_area(const struct ui *ui);

/* A rectangle around the middle (x, y), given in units of that picture, in pixels. */
struct rect uc_win_spot(const struct win *k, float x, float y, float w, float h);

/* How much of a motion is over, 0 to 1: it begins `from` ms into the win, at normal pace, and takes
 * `ms`. Calm: all of it. */
float uc_win_since(const struct win *k, int from, int ms);

/* Things of a layer: chips, or sweets, of which a jar holds more. */
int uc_win_things(const struct uc_won *w, int s, int layer);

/* All things that seat `s` stands on, of every layer. */
int uc_win_all_things(const struct uc_won *w, int s);

/* When each step of the win comes, in ms at normal pace: from one thing to the next… */
int uc_win_one_ms(const struct uc_won *w);

/* …how long the things of a round (0 to 3) take, of all seats together… */
int uc_win_round_ms(const struct uc_won *w, int round);

/* …from the beginning to the headline… */
int uc_win_head_ms(const struct uc_won *w);

/* …and to the tenths that hop to the others, and the figures. */
int uc_win_tenths_ms(const struct uc_won *w);

/* All that the files draw from, `ms` (as they pass here) after the win began; its canvas is still
 * to be set. Borrows `ui` and `w`. */
struct win uc_win_of(const struct ui *ui, const struct uc_won *w, int64_t ms);

/* One line of strong letters of that size, in design units; colour 0: that of the text. */
struct ui_words uc_win_strong(const struct win *k, float size, uint32_t colour, enum text_align to);

/* A box with round ends and an outline of ink. */
void uc_win_pill(const struct win *k, struct rect r, uint32_t fill);

/* An amount of chips with its sign: "+1,200", "−300", "0". */
void uc_win_amount_of(char out[80], int32_t n);

/* From now on no paper falls over `r`, or right beside it. More than BOXES are forgotten. */
void uc_win_keep_clear(struct win *k, struct rect r);

/* Player `i` of k->stand, from 0: face, crown, what they stand on, and the labels of its rounds. */
void uc_win_draw_stands(struct win *k, int i);

/* Two lines of the smallest letters have room, if they have to; where the buttons have grown, one
 * line. */
float uc_win_names_high(const struct win *k);

/* Below the floor: each name and, where there are pots, what the game came to. */
void uc_win_draw_names(const struct win *k);

/* FULL, once all four rounds went to one player. */
void uc_win_draw_stamp(struct win *k);

/* A tenth is a thing: it hops over to each of the others. */
void uc_win_draw_tenths(struct win *k);

/* Who has won, in at most two lines. */
void uc_win_draw_headline(struct win *k);

/* Side by side, on one line where there is room for that; else their words break. */
void uc_win_draw_strip(const struct win *k, const char *time, float feet);

#endif
