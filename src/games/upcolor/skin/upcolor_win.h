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

enum { INK = 0x20242EFF, FEET_WIDE = 764 /* of the buttons, without their gaps */, NAMES_Y = 894 };

/* A finger needs so many pixels; the box is drawn with a gap around it. */
enum { FOOT_H = 58, FOOT_GAP = 12, FINGER = 38 };

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

float uc_win_unit(const struct ui *ui);

/* Where the window is higher most of what is left goes above: the ground stays a ground. */
struct rect uc_win_area(const struct ui *ui);

struct rect uc_win_spot(const struct win *k, float x, float y, float w, float h);

float uc_win_since(const struct win *k, int from, int ms);

/* Things of a layer: chips, or sweets, of which a jar holds more. */
int uc_win_things(const struct uc_won *w, int s, int layer);

int uc_win_all_things(const struct uc_won *w, int s);

int uc_win_one_ms(const struct uc_won *w);

int uc_win_round_ms(const struct uc_won *w, int round);

int uc_win_head_ms(const struct uc_won *w);

int uc_win_tenths_ms(const struct uc_won *w);

struct win uc_win_of(const struct ui *ui, const struct uc_won *w, int64_t ms);

struct ui_words uc_win_strong(const struct win *k, float size, uint32_t colour, enum text_align to);

void uc_win_pill(const struct win *k, struct rect r, uint32_t fill);

void uc_win_amount_of(char out[80], int32_t n);

void uc_win_keep_clear(struct win *k, struct rect r);

void uc_win_draw_stands(struct win *k, int i);

/* Two lines of the smallest letters have room, if they have to; where the buttons have grown, one
 * line. */
float uc_win_names_high(const struct win *k);

void uc_win_draw_names(const struct win *k);

void uc_win_draw_stamp(struct win *k);

/* A tenth is a thing: it hops over to each of the others. */
void uc_win_draw_tenths(struct win *k);

void uc_win_draw_headline(struct win *k);

/* Side by side as wide as they are where there is room for that, else in equal parts. */
void uc_win_draw_strip(const struct win *k, const char *time, float feet);

#endif
