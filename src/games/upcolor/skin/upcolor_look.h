/* upcolor_look.h - what the files of Upcolor's picture share: its places, its state, its colours,
 * and who draws what.
 *
 * Two things decide all measures: `u`, the smallest letter in design units (18 at a desk, 26 for a
 * sofa, more with larger text), and how many plates stand at the top. Places are kept in pixels. */
#ifndef CARRE_UPCOLOR_LOOK_H
#define CARRE_UPCOLOR_LOOK_H

#include "canvas.h"
#include "director.h"
#include "emblems.h"
#include "skin.h"
#include "upcolor_names.h"

/* What a press means. */
enum uc_do {
    DO_CARD = STAGE_OWN, /* arg: index in the hand of the seat in front */
    DO_PLAY,
    DO_PASS,
    DO_PEEK,
    DO_HINT,
    DO_HISTORY,
    DO_CLOSE,
    DO_NEXT,
    DO_STOP,
    DO_BORROW,
    DO_LEAVE,
    DO_RISING,
    DO_ANEW,
    DO_GO_ON,
    DO_SPEAKER, /* arg: the seat whose say the buttons between games are */
    DO_TERMS,
    DO_SHUT, /* the sheet between games comes and goes */
    DO_SURE,
    DO_STAY /* what was asked is meant; is not */
};

/* The three sets of card colours (assets/upcolor/palette.txt). */
enum uc_set { SET_ORDINARY, SET_SAFE, SET_CONTRAST };
enum { UC_PICTURE = 64, UC_NAME = 96, UC_TEXT = 400 };

/* of a card; of the shape on it; of words on it */
struct uc_colour {
    uint32_t own, shape, words;
};

enum uc_moment_kind {
    MOMENT_NONE,
    MOMENT_ROUND,
    MOMENT_AGAIN,
    MOMENT_GAME /* won: the whole screen */
};
enum uc_sheet { SHEET_UNASKED, SHEET_OPEN, SHEET_SHUT };
enum { UC_FEET = 5 };
struct uc_moment {
    enum uc_moment_kind kind;
    int64_t since, ms;
    int who;
    int32_t amount;
    /* held: the share has been paid, and the rest waits until this is over */
    bool barred, held;
};

/* Chips or sweets on their way: -1 is the pot. */
enum { FLOWS = 12, UC_POT = -1 };
struct uc_flow {
    int64_t since;
    int from, to;
    int32_t amount;
};

struct uc_places {
    float u; /* the smallest letter, design units */
    /* of the part of the window in use, design units from the window's left */
    float left, w, h;
    float side;       /* how wide pile and pot are, design units */
    bool on_table;    /* the lap lies on a table rather than on a panel */
    bool round;       /* and people sit around it (upcolor_round.c) */
    bool wings;       /* a wide window: side columns have room for names */
    bool wide_plates; /* plates over the whole width: side columns begin below them */
    bool shared;      /* several people at this screen */
    int nplates;
    struct rect bar, buttons, pile, cards /* of the pile */, pot, rail, wheel, prompt, own, hand,
        main, second, hint /* at the foot of the seat in front */, note,
        retold /* the moves of a game that is seen again, in place of what can be done */,
        told /* empty: there is nothing to tell */, terms, feet;
    struct rect sheet, close, stacks;    /* between games */
    struct rect plate[SEATS];            /* at the top; empty for who is not there */
    struct rect box[SEATS], face[SEATS]; /* its parts, of who sits around a table; else empty */
    struct rect slot[SEATS];             /* of the lap, by seat */
    struct rect label[SEATS];            /* below it */
    int order[SEATS], norder;            /* seats in playing order of the lap shown */
    float penalty_h;
};

struct uc_state {
    struct uc_places at;
    bool started;
    enum uc_set set;
    bool dark;
    card call_from, call_to; /* uc_call of the picture before and now */
    int64_t call_since;
    bool call_known;
    int turn_from, turn_to; /* seats; -1: nobody */
    int64_t turn_since;
    int taker;                  /* who took the last trick: cards fly there */
    int swept;                  /* cards of a trick that nobody has heard going */
    int64_t stamp_since[SEATS]; /* a penalty was laid or lifted */
    struct uc_flow flow[FLOWS];
    int nflows;
    struct uc_moment moment;
    bool between;             /* a trick is being taken: nobody is asked yet */
    char prompt[UC_TEXT];     /* what is asked, as the picture has it… */
    card prompt_call;         /* …in the colour called then */
    char news[UC_TEXT];       /* the last thing worth saying while nobody is asked */
    char why[UC_TEXT];        /* a reason in the making */
    int pictured;             /* the game whose picture has been seen, or is */
    bool stamp_owed;          /* its stamp has not been heard yet */
    enum uc_sheet sheet;      /* as it is wished… */
    enum uc_sheet asked_from; /* …as it was when something was asked once more */
    bool sheet_was;
    int64_t sheet_since;
    card strongest[SEATS]; /* shown at a blocked table */
    /* controls */
    bool terms_set;
    int terms;
    int speaker;        /* seat + 1; 0: nobody was chosen */
    int sure, sure_who; /* what is asked once more, an enum uc_do, and of whom; 0: nothing */
    bool history, closed;
    float scroll;
    /* heard when the hand was last asked: the focus goes to a card then */
    int asked_at;
};

#define UC_INK 0x20242EFFU
#define UC_SOOT 0x0C0E12FFU /* ink of the dark room's panels */

static inline struct uc_state *look(const struct stage *st) { return st->state; }
static inline bool uc_sweets(const struct stage *st)
{
    return st->rules.option[UPCOLOR_LEVEL] == 1;
}

/* upcolor_parts.c: colours, words, buttons, and small things that stand in several places */
extern const struct theme uc_light, uc_dark, uc_light_contrast, uc_dark_contrast;
/* of the pages around the table */
void uc_bare(struct canvas *c, const struct ui *ui, const struct bare_table *table);
/* The room by day over the whole screen; its floor begins below `wall`, pixels from the top. */
void uc_room(struct canvas *c, const struct ui *ui, float wall);
extern const struct theme uc_page_light, uc_page_light_contrast, uc_page_dark,
    uc_page_dark_contrast;
const struct theme *uc_theme(bool contrast, bool dark);
struct uc_colour uc_colours(const struct stage *st, card face); /* CARD_NONE: neutral */
struct uc_colour uc_colours_in(enum uc_set set, card face);     /* a real face */
/* the ground of the lap's places */
uint32_t uc_rail(const struct stage *st);
/* a frame of the called colour that shows on this ground */
uint32_t uc_call_line(const struct stage *st, card face);
const char *uc_set_name(const struct stage *st);
const char *uc_set_called(enum uc_set set); /* "ordinary", "safe", "contrast" */
const char *uc_tone(const struct stage *st);
/* its smallest letters are those of this table */
struct ui uc_ui(const struct stage *st);
struct rect uc_write(struct canvas *c, const struct stage *st, struct ui_words how,
                     const char *text, struct rect box);
float uc_width(const struct stage *st, struct ui_words how, const char *text);
float uc_height(const struct stage *st, struct ui_words how, const char *text, float width);
void uc_panel(struct canvas *c, const struct stage *st, struct rect r, float radius, uint32_t fill,
              uint32_t line, float width);
void uc_dashes(struct canvas *c, const struct stage *st, struct rect r, float radius, float width,
               uint32_t colour);
bool uc_fits(const struct stage *st, struct ui_words how, const char *text, float width);
/* what an ordinary button stands on, drawn before it */
void uc_soft_edge(struct canvas *c, const struct stage *st, struct rect r, float radius);
/* fill 0: an ordinary one */
void uc_button(struct canvas *c, const struct stage *st, uint32_t id, const char *icon,
               uint32_t fill);
/* an ordinary one with a line below its name, where there is room */
void uc_button_told(struct canvas *c, const struct stage *st, uint32_t id, const char *under);
float uc_pill(struct canvas *c, const struct stage *st, const char *picture, bool own,
              const char *text, struct rect within, float size, enum text_align align);
/* the same, hung from behind what is drawn next */
float uc_tab(struct canvas *c, const struct stage *st, const char *picture, const char *text,
             struct rect within, float size, enum text_align align);
void uc_emblem(struct canvas *c, const struct stage *st, int who, struct rect r);
/* CARD_NONE: a pale one, beside a number */
void uc_chip(struct canvas *c, const struct stage *st, struct rect r, card colour);
void uc_amount(char out[64], int32_t n);
/* What is played for, as a sign before its number. */
void uc_thing(struct canvas *c, const struct stage *st, struct rect r);
/* What is played for, in a sentence: "40", "12 sweets", "3 rounds". */
void uc_things(const struct stage *st, char out[64], int32_t n);
static inline bool uc_pots(const struct stage *st) { return st->rules.option[UPCOLOR_POTS] != 0; }
static inline int32_t uc_has(const struct stage *st, const struct board *b, int s)
{
    return upcolor_has(&st->rules, b, s);
}
const char *uc_seat(const struct stage *st, int who);
const char *uc_face_id(card face); /* "yellow": of file names */
/* A card; as long as nothing of its picture is there, plain in its colour with the first letter of
 * its name. */
void uc_card(struct canvas *c, const struct stage *st, card face, struct rect r,
             struct paint paint);
/* px of letters of that size here */
float uc_letter(const struct stage *st, float design);
/* eased progress; reduced motion: a fade of 100 ms */
float uc_t(const struct stage *st, int64_t since, int ms);
bool uc_runs(const struct stage *st, int64_t since, int ms);

/* upcolor_round.c: a table with people around it, from `top` to `bottom`, design units */
enum { MARGIN = 40 };
bool uc_round_fits(const struct stage *st);
void uc_round_measure(struct stage *st, float top, float bottom);
struct rect uc_round_table(const struct stage *st);
bool uc_round_at_end(const struct stage *st, int s); /* its face is over its plate */
/* the room for what is said of a place of the lap, so high */
struct rect uc_round_flag(const struct stage *st, int s, float h);
void uc_round_chairs(const struct stage *st, struct canvas *c);
void uc_round_ways(const struct stage *st, struct canvas *c);

/* upcolor_layout.c */
void uc_measure(struct stage *st);
/* Where card i of n lies in front: those of `whole` (bits) are seen whole, the others share what is
 * left. */
struct rect uc_hand_spot(const struct stage *st, int i, int n, uint64_t whole);
/* so many lie there that letter and shape are hardly seen */
bool uc_hand_close(const struct stage *st, int n);
/* The parts of a plate: a long name has the first line to itself, with a small emblem below. */
struct uc_plate {
    struct rect emblem, name, row, cards, count, chip, stack, dealer;
};
void uc_plate_parts(const struct stage *st, int who, struct uc_plate *out);
/* The parts of the seat in front, above the hint; what has no room is empty. */
struct uc_own {
    struct rect emblem, name, cards, heap, chip, stack, dealer, penalty;
};
void uc_own_parts(const struct stage *st, struct uc_own *out);
struct rect uc_stack_spot(const struct stage *st, int who); /* between games, on the sheet */
struct rect uc_mini_spot(const struct stage *st, int who, int i, int n); /* a card in a plate */
bool uc_in_front(const struct stage *st, int who);
bool uc_on_top(const struct stage *st, int who);

/* upcolor_wheel.c */
int uc_turn(const struct board *b); /* whose turn it is; -1: nobody's */
/* what is called; UPCOLOR_IMPERIAL for a lead that must be one; CARD_NONE: any colour */
card uc_call(const struct board *b);
void uc_draw_wheel(const struct stage *st, struct canvas *c);
bool uc_ahead(const struct stage *st, struct canvas *c, int step); /* skin.h */
bool uc_wheel_moves(const struct stage *st);

/* upcolor_plates.c, upcolor_rail.c, upcolor_side.c, upcolor_hand.c */
void uc_draw_plates(const struct stage *st, struct canvas *c);
void uc_draw_own(const struct stage *st, struct canvas *c);
void uc_draw_turn(const struct stage *st, struct canvas *c);
void uc_draw_table(const struct stage *st, struct canvas *c); /* below all else */
void uc_draw_rail(const struct stage *st, struct canvas *c);
void uc_draw_numbers(const struct stage *st, struct canvas *c); /* over what is laid */
void uc_draw_side(const struct stage *st, struct canvas *c);
void uc_draw_prompt(const struct stage *st, struct canvas *c);
void uc_place(struct stage *st, const struct tabletop *t, struct scatter *out);
void uc_draw_cards(const struct stage *st, struct canvas *c);
void uc_draw_hand_signs(const struct stage *st, struct canvas *c);
/* a control of the hand does not lie on its card yet */
bool uc_hand_behind(const struct stage *st);
/* something of the hand in front can be played */
bool uc_choosing(const struct stage *st);
/* cards in front that are to be seen whole */
uint64_t uc_hand_whole(const struct stage *st, int n);
/* the cards in front lie face up */
bool uc_sees_hand(const struct stage *st);
/* why this card can't be played now; NULL */
const char *uc_card_refusal(const struct stage *st, int index);
/* the table counts the cards that are gone */
bool uc_tallied(const struct stage *st);
/* cards of a face that everybody has seen in this round */
int uc_gone(const struct board *b, card face);

/* What a seat has, as columns of chips or a jar, on the lower edge; the richest one's fills it.
 * Returns how high it is. */
float uc_stack(const struct stage *st, struct canvas *c, int s, struct rect r, int columns,
               int tall);
/* a share that was won, this part of it there already */
void uc_heap(const struct stage *st, struct canvas *c, struct rect r, float part);

/* upcolor_bar.c */
void uc_bar_items(struct stage *st, struct items *it);
void uc_draw_bar(const struct stage *st, struct canvas *c);

/* upcolor_controls.c, upcolor_agree.c, upcolor_history.c */
void uc_items(struct stage *st, struct items *it);
void uc_input(struct stage *st, const struct item_event *n);
void uc_draw_controls(const struct stage *st, struct canvas *c);
/* the picture has come to the talk between games */
bool uc_agreeing(const struct stage *st);
/* What may be chosen between games lies over the picture; it can't be shut where letters are too
 * large for the buttons below that. */
bool uc_sheet_up(const struct stage *st);
bool uc_bar_over_picture(const struct stage *st); /* the usual bar: of a table that is over */
bool uc_sheet_closes(const struct stage *st);
bool uc_sheet_moves(const struct stage *st);
void uc_sheet_follow(struct stage *st); /* once an update */
void uc_picture_feet(const struct stage *st, struct rect out[UC_FEET]);
void uc_picture_items(struct stage *st, struct items *it);
void uc_draw_agree(const struct stage *st, struct canvas *c);
void uc_history_items(struct stage *st, struct items *it);
void uc_draw_history(const struct stage *st, struct canvas *c);

/* upcolor_curtain.c */
/* all of it goes so much higher to have room for what has happened, from there down; design units
 */
enum { UC_CURTAIN_LIFT = 52, UC_CURTAIN_TOLD = 860 };
void uc_draw_curtain(struct canvas *c, const struct ui *ui, const struct curtain_seen *seen);

/* upcolor_talk.c */
/* a person who is here and waited for between games */
bool uc_may_speak(const struct stage *st, int s);
bool uc_chooses_speaker(const struct stage *st); /* there are several of them */
int uc_speaker(const struct stage *st);          /* whose say the buttons are */
void uc_agree_items(struct stage *st, struct items *it);
bool uc_agree_pressed(struct stage *st, const struct item_event *n);
/* takes a question back; false: there was none */
bool uc_agree_back(struct stage *st);
void uc_draw_speaker(const struct stage *st, struct canvas *c, int s);
void uc_draw_talk(const struct stage *st, struct canvas *c);

/* upcolor_terms.c */
int uc_terms_of(const struct stage *st); /* chosen for the next game, UPCOLOR_TERMS_… together */
/* what comes together under these terms, and each one's stake */
int32_t uc_next_pot(const struct stage *st, int terms, int32_t *stake_out);
/* "Turn one again: stake 4, pot 16"; without `with_pot` the stake alone */
void uc_next_label(const struct stage *st, int terms, bool with_pot, char out[UC_TEXT]);
void uc_terms_items(struct stage *st, struct items *it);
/* who could not pay, what a game of two is like; and what nobody could win */
void uc_note_of(const struct stage *st, int terms, struct strbuf *out);
void uc_carried_of(const struct stage *st, struct strbuf *out);
extern const struct ui_words uc_note_words; /* how both are written */
/* px that the lines about who can't pay and about two players need; 0: there are none */
float uc_note_height(const struct stage *st, float width);
bool uc_has_to_say(const struct stage *st); /* somebody can't pay, or two would be left */
/* a second line says what each of the terms means */
bool uc_terms_told(const struct stage *st);
const char *uc_two_left(void); /* the warning of UC-03 */

/* upcolor_moments.c */
/* once, before anything is shown */
void uc_start(struct stage *st);
void uc_happened(struct stage *st, const struct event *e, const struct board *before);
void uc_draw_flows(const struct stage *st, struct canvas *c);
void uc_draw_moment(const struct stage *st, struct canvas *c);
bool uc_moment_on(const struct stage *st);
bool uc_moves(const struct stage *st);
void uc_hurry(struct stage *st);
void uc_moment_follow(struct stage *st); /* once an update */
enum mood uc_mood(const struct stage *st, int who);

/* upcolor_words.c, upcolor_tell.c */
/* "Blue", "Imperial": large and alone */
const char *uc_face_word(card face);
const char *uc_face_label(card face); /* "Blue card" */
void uc_prompt(const struct stage *st, const struct board *b, char out[UC_TEXT]);
/* who is asked for a card, as the picture has it; -1 */
int uc_asked(const struct stage *st);
void uc_follow_prompt(struct stage *st); /* once an update */
void uc_title(const struct stage *st, const struct board *b, char out[UC_TEXT]);
enum line_kind uc_line(const struct stage *st, const struct event *e, const struct board *before,
                       struct strbuf *out);
bool uc_plain(const struct event *e);
void uc_choice_words(const struct stage *st, const struct choice *c, struct strbuf *out);
void uc_table_words(const struct stage *st, struct strbuf *out);
void uc_state_line(const struct stage *st, struct strbuf *out);
extern const struct ending uc_ending;
void uc_summary(const struct stage *st, struct stage_summary *out);
const char *uc_game_name(const struct board *b, char out[UC_NAME]); /* "Turn one", "Rich game 2" */

#endif
