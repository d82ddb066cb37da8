/* upcolor_won.h - a game that is over, or all of them, as its picture is drawn from: told of a
 * table, drawn there and, when that is gone, on the page of the end. */
#ifndef CARRE_UPCOLOR_WON_H
#define CARRE_UPCOLOR_WON_H

#include "upcolor_look.h"

struct uc_won_seat {
    char name[UC_NAME];
    uint8_t emblem, ground;
    enum mood mood;
    bool wins;
    int32_t net;                  /* what it all came to; of a FULL: when that is paid */
    int32_t before;               /* what was left of the games before; not below 0 */
    int32_t paid;                 /* by the player who has won all four rounds */
    int32_t part[UPCOLOR_ROUNDS]; /* of each round: chips, or 1 where nothing is staked */
    bool barred[UPCOLOR_ROUNDS];  /* won it, and was not paid (UC-55) */
};

enum { UC_STATS = 3 };
struct uc_won {
    struct uc_won_seat seat[SEATS];
    int first, others, other[SEATS]; /* who stands large, and the others from the left */
    bool pots, sweets, dark, full;
    enum uc_set set;
    int32_t chip; /* so much is one of them */
    char head[UC_TEXT];
    char figure[UC_STATS][64], words[UC_STATS][UC_TEXT]; /* "": the time of the page */
};

/* Of the game that is over; `session`: of all that were played, as everybody goes home. */
void uc_won_tell(const struct stage *st, bool session, struct uc_won *out);
/* One seat in words: "+60; round 1: +80; round 3: +20". */
void uc_won_words(const struct uc_won *w, int s, struct strbuf *out);

/* `ms` since it began, in the time of the screen. */
int uc_won_ms(const struct ui *ui, const struct uc_won *w);
/* When the stamp falls, at normal pace. */
int uc_won_stamp_ms(const struct uc_won *w);
struct rect uc_won_spot(const struct ui *ui, const struct uc_won *w, int s);
void uc_won_draw(struct canvas *c, const struct ui *ui, const struct uc_won *w, int64_t ms,
                 const char *time, float feet);
/* The ground alone, for a page with letters that are too large for the picture. */
void uc_won_behind(struct canvas *c, const struct ui *ui, const struct uc_won *w);

/* Buttons below the floor: the main one, `main` wide, those with words, and the last `signs` of
 * them, which have a sign alone; with such ones they begin at the right corner. Letters can be too
 * large for the words
 * (`labels`, marked for translation, NULL after the last). */
bool uc_won_fits(const struct ui *ui, int signs, float main, const char *const *labels);
void uc_won_feet(const struct ui *ui, int n, int signs, float main, struct rect *out);
/* `sign`: of assets/icons, instead of its words; NULL: none */
void uc_won_button(struct canvas *c, const struct ui *ui, const struct uc_won *w,
                   const struct item *i, const char *words, const char *sign, bool main);

#endif
