/* spec_look.h - what the files of SPEC's picture share: places and state after the table's
 * (poker_look.h), colours, and who draws what.
 *
 * The table is hold'em's. Here lies what SPEC adds: a room and a dealer, the level box, the rack of
 * one's own effect cards, their number in each plate, the strip of the window that is open,
 * declaring and aiming, the questions between hands, and the moments in which all of it happens
 * (spec_moments.c and its friends). */
#ifndef CARRE_SPEC_LOOK_H
#define CARRE_SPEC_LOOK_H

#include "poker_parts.h"
#include "spec_moments.h"
#include "spec_names.h"
#include "spec_words.h"

/* What a press means. */
enum spec_do {
    /* arg: pick, own effects and then fun cards: chosen to be declared, put back, or laid with
     * the all-in */
    DO_CARD = DO_EXTRA,
    DO_TARGET, /* arg: a seat that Clairvoyance sees, or Hand Swap swaps with */
    DO_DECLARE,
    DO_UNCHOOSE,
    /* to the window; or the straddle is not doubled. arg: the seat that says so */
    DO_NO,
    DO_NOT_THIS_HAND, /* arg: 1 not this hand, 0 ask me */
    DO_ASK,           /* the standing order: at every window, or not */
    DO_DOUBLE,
    DO_DISCARD, /* arg: index in the own hand */
    DO_TAKE_TOP,
    DO_DRAW, /* arg: place in the fan */
    DO_LEAVE,
    DO_REENTER,
    DO_EXCHANGE /* arg: pick */,
    DO_WISH,
    DO_DRINK, /* arg: which of the menu */
    DO_MOMENT /* the moments' own begin here */
};

enum { SPEC_TEXT = 400, SPEC_PICTURE = 64 };

/* spec_cards.c: a card as it is seen, told and heard; the fourteen, a row each. */
struct spec_look {
    enum spec_family family;
    /* what the questions of spec_words.h answer; `title`: where its name is no word of its own */
    const char *title, *brief, *moment, *when, *only, *about;
    /* What aims: "%s declares %s on %s", what its player is asked, what is said of each seat. */
    const char *declared, *asks, *aimed;
    const char *sound; /* spec/…, when it works; NULL: the card's word */
    const struct ceremony *ceremony;
    int before; /* ms that its ceremony has before its first card comes */
    /* Keeps what it is about while it lies as it did; NULL: nothing. */
    void (*prepare)(const struct stage *st, struct spec_moment *m);
    int runs; /* the number that says how long it runs; 0: it is done at once */
    /* The reason of the one event that tells all of it, and its sentence; 0: there are several.
     * `named`: with the seat whom it is about; else it holds for everybody, and is nobody's event.
     */
    int why;
    const char *begun;
    bool named;
};
extern const struct spec_look spec_looks[];
const struct spec_look *spec_look_of_why(int why); /* NULL */
/* spec_moments.c */
void spec_keep_board(const struct stage *st, struct spec_moment *m);
void spec_keep_hand(const struct stage *st, struct spec_moment *m);
void spec_keep_hands(const struct stage *st, struct spec_moment *m);
void spec_keep_own_hand(const struct stage *st, struct spec_moment *m);
void spec_keep_button(const struct stage *st, struct spec_moment *m);
void spec_keep_won(const struct stage *st, struct spec_moment *m);

/* Places of SPEC's own, pixels; right after spec_measure. */
struct spec_places {
    struct rect level; /* top left: level, blinds, hands, break */
    struct rect icons; /* top right: the menu's buttons */
    /* top middle, behind the table's edge, its lower end hidden: the bust of the dealer; empty
     * where there is no room */
    struct rect dealer;
    struct rect felt;            /* the ellipse of the table with its rim */
    struct rect strip;           /* of the window: the same place for every question */
    struct rect rack, rack_head; /* own effect cards; the line above them */
    struct rect used;            /* cards spent in this hand, small, in a row */
    struct rect scene; /* for moments: everything above the foot (own hand and controls) */
    bool round;        /* seats are round the oval, not in columns… */
    float tilt[SEATS]; /* …and their cards lie turned, degrees */
    float under_in;    /* so far the line under the board stays away from its ends */
};

struct spec_state {
    struct poker_state poker;
    struct spec_places at;
    /* controls: a draft is of one decision only (drafted_at) */
    unsigned chosen;                 /* picks to be declared, a mask… */
    int order[SPEC_EFFECTS], norder; /* …in the order in which they were chosen */
    int aiming;                      /* 1 + pick that waits for its target; 0: none */
    int target[2];                   /* seen by Clairvoyance, swapped with; -1: not yet */
    /* effects that lie ready: the next window in which they may be declared stops */
    unsigned ready;
    int64_t drafted_at;  /* the decision that the draft is of */
    int64_t asked_for;   /* the decision for which the focus was put on the strip */
    int64_t asked_since; /* the strip has asked since then; 0: it does not */
    int64_t opened_at;   /* the window of now; 0: none is open */
    seatmask answered;   /* who was asked by the window that has just closed… */
    int64_t closed_at;   /* …then… */
    bool was_seen;       /* …and stood on the strip */
    unsigned exchange;   /* re-entry: effects to be exchanged, a mask of picks */
    uint64_t picked;     /* places of the fan that were taken, a mask */
    /* the picture */
    struct spec_moments moments;
};

static inline struct spec_state *spec(const struct stage *st) { return st->state; }
static inline struct spec_moments *spec_moments_of(const struct stage *st)
{
    return &spec(st)->moments;
}
static inline const struct poker_places *spec_table_at(const struct stage *st)
{
    return &poker_look(st)->at;
}
static inline const struct spec_places *spec_at(const struct stage *st) { return &spec(st)->at; }
/* Where that seat is seen: in front, or at the table. */
static inline const struct poker_seat_places *spec_seat(const struct stage *st, int who)
{
    return who == st->me && !rect_empty(spec_table_at(st)->own.plate)
               ? &spec_table_at(st)->own
               : &spec_table_at(st)->seat[who];
}

/* spec_theme.c: colours (design: mock-ups spec) */
/* The room's colours, as they are out of high contrast. */
#define SPEC_WASHI_RGB 0xF3E9D2FFU
#define SPEC_INK_RGB 0x16203AFFU   /* on washi */
#define SPEC_GLASS_RGB 0x0D1526E8U /* of boxes over the table… */
#define SPEC_BRASS_RGB 0x8A7340FFU /* …and their lines */
#define SPEC_GOLD_RGB 0xC9A227FFU
#define SPEC_AMOUNT_RGB 0xF6DC8CFFU
#define SPEC_LAMP_RGB 0xFFD79AFFU
#define SPEC_INDIGO_RGB 0x14213DFFU
#define SPEC_NIGHT_RGB 0x0D1526FFU
#define SPEC_DEEP_RGB 0x0B1220FFU /* behind a ceremony */
#define SPEC_VERMILION_RGB 0xE4572EFFU
#define SPEC_CORAL_RGB 0xFF9A78FFU /* vermilion in high contrast */
#define SPEC_CANDLE_RGB 0xFFE9C4FFU
#define SPEC_PALE_GOLD_RGB 0xFFEDB8FFU
#define SPEC_JADE_RGB 0x3F7257FFU  /* of rules; done, answered */
#define SPEC_BOARD_RGB 0x2F6F8FFFU /* of families of effects… */
#define SPEC_BOARD_DEEP_RGB 0x0B3E59FFU
#define SPEC_HAND_RGB 0x6B4A86FFU
#define SPEC_DEED_RGB 0xC2452AFFU
#define SPEC_DEED_DEEP_RGB 0x7A1B08FFU
#define SPEC_FUN_RGB 0xB9861BFFU /* …so far */
#define SPEC_SEAL_RGB 0xB93A1CFFU
#define SPEC_SEAL_DEEP_RGB 0x8A2008FFU
#define SPEC_ON_SEAL_RGB 0xFFF6E4FFU
#define SPEC_RUST_RGB 0x9A2A0EFFU
#define SPEC_FADED_RGB 0xA8A194FFU /* washi of a card that can't be used */
#define SPEC_GREY_INK_RGB 0x1A1A22FFU
#define SPEC_SLOT_RGB 0x10204070U /* an empty place for a card, and its line */
#define SPEC_SLOT_LINE_RGB 0x9FB4D8B0U
#define SPEC_GROOVE_RGB 0x2A3658FFU
#define SPEC_BAR_RGB 0x0D1526D8U
#define SPEC_BAR_CLEAR_RGB 0x0D152600U
extern const struct typeface spec_plain, spec_heavy;
extern const struct theme spec_night, spec_night_contrast;
extern const struct theme spec_page_night,
    spec_page_night_contrast; /* of the pages around the table */
enum {
    SPEC_VERMILION,
    SPEC_VERMILION_DEEP,
    SPEC_WASHI,
    SPEC_GOLD,
    SPEC_LAMP,
    SPEC_INDIGO,
    SPEC_NIGHT,
    SPEC_FELT,
    SPEC_LACQUER,
    SPEC_GOLD_NUMBER,
    SPEC_INK,
    SPEC_COLOURS
};
uint32_t spec_colour(const struct stage *st, int colour);
uint32_t spec_family_colour(const struct stage *st, int family);
/* of the table's own parts */
extern const uint32_t spec_dress_own[POKER_COLOURS], spec_dress_strong[POKER_COLOURS];

/* spec_parts.c: small things that stand in several places */
/* indigo with a hairline, round corners */
void spec_box(struct canvas *c, const struct stage *st, struct rect r, uint32_t fill, uint32_t line,
              float width);
/* vermilion, with a number or a kanji */
void spec_seal(struct canvas *c, const struct stage *st, struct rect r, const char *sign,
               float angle);
/* its sign in brush, where it was drawn (spec/kanji) */
void spec_brush_seal(struct canvas *c, const struct stage *st, struct rect r, const char *picture,
                     const char *sign, float angle);
/* A face: frame, emblem, number, name, short text. `grey`: not now. */
void spec_face(struct canvas *c, const struct stage *st, int effect, struct rect r, bool grey,
               const char *foot);
/* its lowest `foot` pixels stay free */
void spec_face_over(struct canvas *c, const struct stage *st, int effect, struct rect r, bool grey,
                    float foot);
void spec_effect_back(struct canvas *c, struct rect r);
/* words from the top down */
void spec_upright(struct canvas *c, const struct stage *st, const char *text, struct rect r,
                  float px, uint32_t colour);
void spec_emblem(struct canvas *c, int effect, struct rect r, float alpha);
/* a soft light, stretched over r */
void spec_light(struct canvas *c, const struct stage *st, struct rect r, uint32_t colour,
                float peak);

/* spec_seats.c: where everybody sits; false: in columns, as poker_layout.c has it */
bool spec_seats_round(struct stage *st);
/* when the strip has its place: no bet lies under it */
void spec_seats_clear(struct stage *st);

/* spec_layout.c */
void spec_measure(struct stage *st);
struct rect spec_hole(const struct stage *st, int who, int i, float *angle);
struct rect spec_mini_spot(const struct stage *st, int who, int pick); /* in a plate */
/* a card on the table before its seat (SPEC_TABLE) */
struct rect spec_declared_spot(const struct stage *st, int who, int i, int n);
struct rect spec_used_spot(const struct stage *st, int i, int n); /* SPEC_USED */
/* the deck held out, face down (The arm is a skill) */
struct rect spec_fan_spot(const struct stage *st, int i, int n, float *angle);

/* spec_rack.c, spec_plates.c, spec_table.c */
bool spec_sees_rack(const struct stage *st);
struct rect spec_effect_spot(const struct stage *st, int i);     /* of held effect i */
struct rect spec_fun_spot(const struct stage *st, int i, int n); /* of fun card i of n */
void spec_rack_items(struct stage *st, struct items *it);
void spec_draw_rack(const struct stage *st, struct canvas *c);
/* the own card under the pointer, with all that it does */
void spec_draw_large(const struct stage *st, struct canvas *c);
void spec_draw_own_card(const struct stage *st, struct canvas *c, const struct placed *p, int pick);
void spec_draw_row(const struct stage *st, struct canvas *c, int who, struct rect row);
void spec_draw_mini(const struct stage *st, struct canvas *c, const struct placed *p);
/* A face for a frame that is a disc, also of who comes from another game. */
void spec_face_name(int emblem, enum mood mood, char out[EMBLEM_PICTURE + 8]);
/* a portrait in its ring */
void spec_disc(struct canvas *c, const struct stage *st, int who, struct rect r, bool folded);
/* Who it is, in a ring of gold (skin.h: face). */
void spec_framed(struct canvas *c, const struct ui *ui, int emblem, int ground, enum mood mood,
                 struct rect r);
void spec_draw_table(const struct stage *st, struct canvas *c);
void spec_bare(struct canvas *c, const struct ui *ui, const struct bare_table *table);
/* the table once more, over what stands behind it */
void spec_draw_edge(const struct stage *st, struct canvas *c, struct rect r);
void spec_draw_bar(const struct stage *st, struct canvas *c);

/* spec_window.c: who is asked whether to declare, and what answers by itself */
/* which window waits for answers; SPEC_WINDOW_NONE */
int spec_window(const struct board *b);
/* everybody whom it asks or has asked: public, whatever they hold */
seatmask spec_window_of(const struct board *b);
/* the seat in front is one of them and has not answered */
bool spec_is_asked(const struct stage *st);
/* …and it is worth a word; else the answer is no */
bool spec_asks(const struct stage *st, int who);
/* whose turn it is while others are asked */
int spec_whose_turn(const struct board *b);
void spec_follow_window(struct stage *st); /* once an update */
/* the seat in front may bet, and declare with it */
bool spec_own_turn(const struct stage *st);

/* spec_declare.c: choosing, aiming, declaring */
/* REASON_OK: own card `pick` may be declared now */
int spec_may(const struct stage *st, int pick);
/* it can be laid with a bet or call of now */
bool spec_attaches(const struct stage *st, int pick);
/* enum spec_effect; -1: not seen */
int spec_effect_of(const struct stage *st, int pick);
/* the effect that waits for its target; -1 */
int spec_aimed(const struct stage *st);
bool spec_chosen(const struct stage *st, int pick);
/* something is chosen to be declared */
bool spec_has_draft(const struct stage *st);
void spec_press_card(struct stage *st, int pick);
void spec_forget(struct stage *st);                      /* the draft */
void spec_act(const struct stage *st, struct action *a); /* what lies with an all-in */
const char *spec_busy(const struct stage *st);
void spec_aim_items(struct stage *st, struct items *it);
void spec_draw_aim(const struct stage *st, struct canvas *c);
bool spec_input(struct stage *st, const struct item_event *event);

/* spec_strip.c: the strip at the table's edge, and what it asks */
enum spec_question {
    SPEC_Q_NONE,
    SPEC_Q_WINDOW,
    SPEC_Q_TURN,
    SPEC_Q_CHOSEN,
    SPEC_Q_AIM,
    SPEC_Q_DOUBLE,
    SPEC_Q_DISCARD,
    SPEC_Q_DRAW,
    SPEC_Q_REENTER,
    SPEC_Q_FUN
};
enum spec_question spec_question(const struct stage *st);
/* ms until the strip looks otherwise of its own; STAGE_STILL */
int spec_strip_wait(const struct stage *st);
/* is there room in it for the longest that is asked? */
bool spec_strip_fits(const struct stage *st, float w, float h);
void spec_strip_items(struct stage *st, struct items *it);
void spec_draw_strip(const struct stage *st, struct canvas *c);
bool spec_strip_input(struct stage *st, const struct item_event *event);

/* spec_rack.c: what of a card in the rack can be done now, and what stands at its foot */
enum spec_card {
    CARD_NOT_NOW,
    CARD_NOW,
    CARD_WITH_ALL_IN,
    CARD_CHOSEN,
    CARD_READY,
    CARD_EXCHANGED
};
enum spec_card spec_card_state(const struct stage *st, int pick);
const char *spec_card_foot(const struct stage *st, int pick);
bool spec_rack_rows(const struct stage *st); /* no card stands upright: there is no room for it */
struct rect spec_rack_button(const struct stage *st, int i); /* over it */

/* spec_halves.c */
void spec_contestants(const struct stage *st, struct canvas *c, struct rect r);
void spec_halves(const struct stage *st, struct canvas *c, struct rect r);
/* towards both boards: from the middle of r, one stroke to its upper and one to its lower edge */
void spec_brace(struct canvas *c, struct rect r);

/* spec_strip_words.c */
const char *spec_strip_window(int window);         /* "Play a card on this flop?" */
const char *spec_strip_sign(enum spec_question q); /* on the seal, one letter */
int32_t spec_doubled(const struct board *b);       /* what a doubled straddle costs */
void spec_strip_asked(const struct stage *st, enum spec_question q, char out[SPEC_TEXT]);
/* a second line: what the answer costs or brings */
void spec_strip_more(const struct stage *st, enum spec_question q, char out[SPEC_TEXT]);
void spec_strip_in_force(const struct stage *st, char out[SPEC_TEXT]); /* in this hand */

/* spec_questions.c: the three hole cards of which one goes, the fan of the deck, effects to be
 * exchanged, drinks */
void spec_question_items(struct stage *st, struct items *it);
void spec_draw_questions(const struct stage *st, struct canvas *c);
bool spec_question_input(struct stage *st, const struct item_event *event);
/* a re-entry asks which effects are exchanged */
bool spec_exchanging(const struct stage *st);

/* spec_tell.c */
enum line_kind spec_line(const struct stage *st, const struct event *e, const struct board *before,
                         struct strbuf *out);
bool spec_choice_words(const struct stage *st, const struct choice *c, struct strbuf *out);
void spec_typing_words(const struct stage *st, const struct choice *c, struct strbuf *out);
int spec_line_subject(const struct stage *st, const struct event *e);
void spec_seat_words(const struct stage *st, int who, struct strbuf *out);
void spec_table_words(const struct stage *st, struct strbuf *out);

/* ---- spec_moments.c and its friends ---- */
void spec_happened(struct stage *st, const struct event *e, const struct board *before);
/* as struct poker_extra has it */
int spec_shows(const struct stage *st, const struct event *e);
/* something of the moments' own moves: a frame is wanted now */
bool spec_moves(const struct stage *st);
/* ms until they want a frame all the same; STAGE_STILL */
int spec_moment_wait(const struct stage *st);
void spec_hurry(struct stage *st); /* whatever runs is over */
void spec_moment_seated(struct stage *st);
/* After the table's own places: the second board, cards of a swap on their way, a fan. It may move
 * what is there. */
void spec_place_moment(struct stage *st, const struct tabletop *t, struct scatter *out);
/* a card that a moment draws in its own way */
bool spec_hides(const struct stage *st, const struct placed *p);
/* of the break's page and the like */
void spec_moment_items(struct stage *st, struct items *it);
bool spec_moment_input(struct stage *st, const struct item_event *event);
/* on the room, behind the table's edge: the dealer */
void spec_draw_behind(const struct stage *st, struct canvas *c);
/* on the table, under the cards: dealer, two boards */
void spec_draw_moment_under(const struct stage *st, struct canvas *c);
/* over everything but the history */
void spec_draw_moment(const struct stage *st, struct canvas *c);

extern const struct ending spec_ending; /* spec_ending.c */
void spec_summary(const struct stage *st, struct stage_summary *out);

#endif
