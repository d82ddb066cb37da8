/* spec_moments.h - what the moments of SPEC keep: the scene that stands over the table, the two
 * boards of Twice, the dealer, the break.
 *
 * A scene is a page of its own from the upper edge down to the strip of what has happened: the
 * order track above, what a card does in close-up below. It is made of the events that the stage's
 * own eyes heard, so a card that they don't see can't come into it; and it shows what is decided
 * already, so anything pressed ends it (stage_hurry). Only the break waits, for the player who sits
 * at the screen (director_gate). */
#ifndef CARRE_SPEC_MOMENTS_H
#define CARRE_SPEC_MOMENTS_H

#include "poker_look.h"
#include "spec_names.h"

enum {
    SPEC_WORDS = 400,
    SPEC_DECLARED_MOST = 16,
    SPEC_ABOUT_MOST = 8,
    SPEC_BOARD_CARDS = 5,
    SPEC_MENU = 6
};

/* What has become of a card that was declared. */
enum spec_fate { SPEC_WAITS, SPEC_WORKS, SPEC_DONE, SPEC_CAME_BACK };
struct spec_declared {
    int8_t effect, who, whose /* -1: nobody's hand */;
    uint8_t fate;
};

/* What a scene is of. */
enum spec_scene {
    SPEC_SCENE_CARDS /* of effects, or fun cards, that were declared */,
    SPEC_SCENE_REENTRY,
    SPEC_SCENES
};

struct spec_moment {
    bool on;
    enum spec_scene scene;
    int64_t since, ms; /* it stands since then, so long */
    int64_t hit;       /* what works now began to; 0: the cards are still being named */
    int effect_ms;
    int effect, who, whose; /* that works now; -1: none, nobody */
    struct board began;     /* the board as it was then: what is told of it stays */
    int ndeclared;
    struct spec_declared declared[SPEC_DECLARED_MOST];
    /* cards that it is about: what was there, what comes; CARD_HIDDEN where these eyes don't see
     * them */
    int nold, nnew;
    card old[SPEC_ABOUT_MOST], fresh[SPEC_ABOUT_MOST];
    int64_t turned; /* the new ones are turned up since then; 0: not yet */
    int32_t amount;
    seatmask seats;
    char head[SPEC_WORDS], under[SPEC_WORDS];
};

/* How often each seat wins a board, per cent, and how many cards turn it; -1: not exact, or not
 * public. */
struct spec_odds {
    int chance[SEATS], split, outs, outs_of;
};

/* Twice: both boards as they grow, and who wins their halves. */
struct spec_boards {
    bool on;
    int who;                           /* who laid the card */
    int64_t came[2][SPEC_BOARD_CARDS]; /* when each card lay there */
    int telling;                       /* 1, 2: the awards of that board are told; 0: not yet */
    int64_t told[2];
    seatmask winners[2];
    int32_t won[2][SEATS], half[2], whole;
    struct spec_odds odds[2], before[2]; /* now, and until the last card is turned up */
};

enum spec_dealer_mood {
    SPEC_DEALER_CALM,
    SPEC_DEALER_SPEAK,
    SPEC_DEALER_GLAD,
    SPEC_DEALER_BOW,
    SPEC_DEALER_TOAST,
    SPEC_DEALER_MEOW
};
struct spec_dealer {
    enum spec_dealer_mood mood;
    int64_t since;
    char words[SPEC_WORDS];
};

struct spec_break {
    bool on, waits; /* for somebody who sits here */
    int64_t since, ms;
    int level;
    seat orders;      /* for whom a drink is ordered here */
    int drink[SEATS]; /* 1 + what this seat has had brought; 0: nothing yet */
    seatmask gave;    /* seats that got a card of the break */
};

struct spec_moments {
    int told_board; /* 1, 2: the awards that are written down now are of that board */
    struct spec_moment scene;
    struct spec_boards boards;
    struct spec_dealer dealer;
    struct spec_break pause;
    int32_t won[SEATS]; /* of the pots of this hand */
    int played[SEATS];  /* cards of each seat that have worked, in this game */
    seatmask meows;     /* end with a nyan what they say, on the picture… */
    /* …and have just said */
    struct {
        int64_t since;
        char words[POKER_LABEL * 2];
    } bubble[SEATS];
};

/* ---- spec_moments.c: time ---- */
/* how far t is between the two, 0 to 1 */
float spec_part(float t, float from, float to);
/* progress, not eased; reduced motion: at once */
float spec_t(const struct stage *st, int64_t since, int ms);
bool spec_scene_on(const struct stage *st);
/* whose it is in words, and the cards that it is about, of its effect and seats */
void spec_moment_prepare(const struct stage *st, struct spec_moment *m);
int spec_effect_ms(int effect);

/* ---- spec_scene.c: the page, its track and its words ---- */
struct rect spec_page(const struct stage *st); /* all that it covers… */
/* …and nothing is seen through it any more; empty: the table is */
struct rect spec_covered(const struct stage *st);
struct rect spec_show_page(const struct stage *st); /* a scene covers the log, too */
/* The same room behind open hands, or behind the hand that won. */
void spec_draw_stage(const struct stage *st, struct canvas *c, bool wins);
struct rect spec_page_track(const struct stage *st);                       /* above */
void spec_draw_page(const struct stage *st, struct canvas *c, int effect); /* its ground */
void spec_draw_track(const struct stage *st, struct canvas *c, float alpha);
void spec_draw_scene(const struct stage *st, struct canvas *c);
/* what has been declared and will be shown next */
void spec_rehearse(const struct stage *st, struct canvas *c);
/* of a page; effect -1: of no card */
void spec_heading(const struct stage *st, struct canvas *c, struct rect r, int effect,
                  const char *name, const char *under);
/* a playing card, or its back */
void spec_draw_playing(const struct stage *st, struct canvas *c, card face, struct rect r,
                       float angle);
/* a round light */
void spec_halo(struct canvas *c, const struct stage *st, struct point at, float w, float h,
               uint32_t colour, float alpha);
/* px of the smallest letters */
float spec_least(const struct stage *st);

/* ---- spec_brush.c: ticks, sparks ---- */
void spec_tick(const struct stage *st, struct canvas *c, struct point at, float r, uint32_t colour);
void spec_sparkle(struct canvas *c, const struct stage *st, struct rect r, float grown,
                  uint32_t colour, float alpha);
float spec_chance(int i, int salt);

/* ---- spec_ceremonies.c (spec_show.h) ---- */
/* the room in which they are shown */
bool spec_show_ahead(const struct stage *st, struct canvas *c, int step);
/* how long a re-entry takes to be there, at normal pace */
int spec_reentry_ms(void);
/* ms until card i of the new flop lies open */
int spec_exchange_shows(const struct stage *st, int i);
/* of re-entries: so many are lit */
void spec_lanterns(const struct stage *st, struct canvas *c, struct rect r, int used, int most);

/* ---- spec_boards.c ---- */
bool spec_boards_on(const struct stage *st);
bool spec_boards_move(const struct stage *st);
void spec_boards_happened(struct stage *st, const struct event *e, const struct board *before);
int spec_boards_shows(const struct stage *st, const struct event *e);
void spec_draw_boards(const struct stage *st, struct canvas *c);

/* ---- spec_odds.c ---- */
/* what lies on board 0 or 1; how many */
int spec_board_cards(const struct board *b, int which, card out[SPEC_BOARD_CARDS]);
struct spec_odds spec_no_odds(void);
struct spec_odds spec_odds_of(const struct board *b, int which);
/* the best on n cards of those whose hands lie open; -1: nobody */
int spec_leader(const struct board *b, const card lies[], int n, bool *shared);
/* false: the chances are not known */
bool spec_rivals(const struct board *b, const struct spec_odds *o, int *ahead, int *behind);
/* What a seat's two cards make with the first n of `lies`, none or three to five, as it would be
 * said of a board; "" if they are not seen. */
void spec_makes(const struct stage *st, const struct board *on, const card lies[], int n, int who,
                char out[POKER_NAME]);
void spec_makes_on_second(const struct stage *st, const struct board *b, int who,
                          char out[POKER_NAME]);

/* ---- spec_fan.c ---- */
/* the cards to come are drawn here by hand */
bool spec_fan_up(const struct stage *st);
struct rect spec_fan_tray(const struct stage *st); /* where the arc lies */
void spec_place_fan(struct stage *st, const struct tabletop *t, struct scatter *out);
void spec_draw_tray(const struct stage *st, struct canvas *c); /* under the cards */
void spec_draw_fan(const struct stage *st, struct canvas *c);

/* ---- spec_dealer.c ---- */
void spec_dealer_say(struct stage *st, enum spec_dealer_mood mood, const char *words);
void spec_dealer_happened(struct stage *st, const struct event *e, const struct board *before);
int spec_dealer_wait(const struct stage *st);
void spec_draw_dealer(const struct stage *st, struct canvas *c);
/* Without words: behind the far edge, calm. */
void spec_draw_dealer_still(const struct stage *st, struct canvas *c);
void spec_dealer_bust(struct canvas *c, const struct stage *st, enum spec_dealer_mood mood,
                      struct rect r);

/* ---- spec_break.c ---- */
void spec_break_happened(struct stage *st, const struct event *e);
bool spec_break_on(const struct stage *st);
/* how far its page has opened, 0 to 1 */
float spec_break_open(const struct stage *st);
int spec_break_wait(const struct stage *st);
void spec_break_items(struct stage *st, struct items *it);
bool spec_break_input(struct stage *st, const struct item_event *n);
void spec_draw_break(const struct stage *st, struct canvas *c);
/* of this table's bar (SP-13) */
const char *spec_drink_name(const struct stage *st, int drink);
const char *spec_drink_picture(const struct stage *st, int drink);

/* ---- spec_meow.c ---- */
void spec_meow_happened(struct stage *st, const struct event *e);
int spec_meow_wait(const struct stage *st);
void spec_draw_bubbles(const struct stage *st, struct canvas *c);
/* "Check, nyan!": words of somebody who says it; the words alone of anybody else. */
void spec_meow_words(const struct stage *st, int who, const char *words, char *out, int room);

#endif
