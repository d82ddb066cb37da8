/* ace_look.h - what the files of the duel's picture share: its places, its state, and who draws
 * what. */
#ifndef CARRE_ACE_LOOK_H
#define CARRE_ACE_LOOK_H

#include "ace_chances.h"
#include "ace_claims.h"
#include "ace_words.h"
#include "canvas.h"
#include "director.h"
#include "faces.h"
#include "skin.h"

/* What a press means. */
enum ace_do {
    DO_CARD = STAGE_OWN, /* arg: index in the zone picked from */
    DO_PRIMARY,
    DO_DISCARD,
    DO_RENEW,
    DO_GIVE_UP,
    DO_SORT,
    DO_CLAIMS,
    DO_CLAIM,
    DO_SUM,
    DO_BONUS,
    DO_LOOK,
    DO_HISTORY,
    DO_CLOSE,
    DO_AMOUNT,
    DO_STEP_CARD,
    DO_READ,
    DO_GO_ON,
    DO_CLEAR,
    DO_PRACTISE,
    DO_DISARM,
    DO_ROW, /* arg: a kind of combination: the cards of the best of it are chosen */
    DO_SEEN,
    DO_SAY, /* arg: who wants to say something */
    /* arg: which of enum ace_hint; ACE_HINTS + i: card i of the shared row is wanted */
    DO_HINT
};

/* What lies over or stands in for the aim. */
enum ace_mode {
    MODE_AIM,
    MODE_ARM, /* a declaration is put together: target cards, suit, rank, directions */
    MODE_USE, /* cards for a bonus that acts now */
    MODE_LOOK,
    MODE_CLAIMS,
    MODE_SUM,
    MODE_HISTORY,
    MODE_SEEN, /* which cards are out of sight */
    MODE_HINT  /* the wheel of vague words (AS-54) */
};

struct picks {
    int n;
    card c[PICKS];
};

/* What is being picked, whatever asks for it. */
struct asked {
    int kind, about; /* of the action */
    int zone, zone2; /* ZONE_NONE: nothing is picked */
    int least, most;
    uint64_t among;
};

/* The shot as it would be with the cards chosen. */
struct preview {
    int n; /* claims that can be made; 0: none */
    struct ace_scored list[ACE_CLAIMS];
    int which;
    card cards[ACE_SHOT_CARDS], changed[ACE_SHOT_CARDS];
    int ncards;
    struct ace_steps steps;
    int damage;
};

/* A shot being told, step by step. */
struct told {
    bool on;
    int kind;
    card joker;
    struct ace_claim claim;     /* about the cards of ACE_SHOT */
    card cards[ACE_SHOT_CARDS]; /* as they count, after all changes */
    int ncards;
    struct ace_steps steps;
    int total;
    int64_t since;                  /* of the last step */
    int64_t scores[ACE_SHOT_CARDS]; /* when each card scored last; 0: not yet */
    int extra[ACE_SHOT_CARDS];      /* what it has added so far */
    /* cards that score in this step, at least one; how many of them have sounded; how high the
     * scale is by now */
    int beats, beat, climb;
};

/* The enemy is hit: with so much, by a shot or by a bonus. */
struct blow {
    int64_t since;
    int damage;
    bool shot, kills;
};

enum moment_kind {
    MOMENT_NONE,
    MOMENT_KILL,
    MOMENT_SCENE,
    MOMENT_REVEAL,
    MOMENT_JAM,
    MOMENT_FALL /* Overkill's */,
    MOMENT_LOSE
};
struct moment {
    enum moment_kind kind;
    int64_t since, ms;
    card face;
    int amount;
    bool permanent;
};

/* What the hand can be claimed as, in the place of an empty count. */
struct ladder {
    int heard;
    struct ace_aim aim;
    bool held[ACE_KINDS];
    int best[ACE_KINDS];
};

/* How likely each is after a discard of the chosen cards (ace_chances.h), as long as those are
 * chosen. */
struct odds {
    bool on;
    int heard;
    struct picks away;
    struct ace_chances chances;
};

/* What the bonus that is looked at would do. `pressed`: its slot and one, where a press asked for
 * it; `aside`: something else was pressed since the focus came. */
struct ponder {
    bool on, aside;
    int pressed, heard;
    struct ace_promise promise;
};

/* What somebody has said to the partner (AS-54), as long as it is news: to the end of the turn
 * after the one in which it was said. */
struct said {
    bool on;
    uint8_t hint;
    card face;
    int turn, order;
    int64_t since;
};

/* A small moment that has just come (ace_stamps.h); the newest first. */
enum { STAMPS_SHOWN = 3 };
struct stamp {
    int which, amount;
    int64_t since;
};

/* What an enemy says just now. */
struct line {
    card face;
    bool killed;
    int64_t since;
};

struct stats {
    int duels, damage, best, best_kind, shots, bonuses, reloads, jams;
};

/* What hit the enemy, or did not, in this duel: a shot, or a bonus (`with`). */
enum { FIRED_MOST = 12 };
struct fired {
    struct ace_claim claim;
    card cards[ACE_SHOT_CARDS];
    int ncards, damage;
    card with;
};

/* Where things lie, in pixels. */
struct places {
    bool compact; /* letters are large for the picture: its own arrangement */
    float u;      /* the least letter in design units */
    struct rect title, trail, buttons;
    struct rect poster, gun, count, header, hand, keys;
    /* Letters are very large: the gun is a row above the hand, the sum has its place, too, and what
     * can be looked up or taken back stands at the top. */
    bool row_gun;
    struct rect verbs; /* there; else empty */
    struct rect aside; /* between poster and sum, or at the left of it: what is said, small moments */
    struct rect bonuses_title, bonuses, seals_title, seals, pile, discard, primary, second, third;
    struct rect panel; /* of what lies over the middle */
    bool short_panel;  /* it ends above the own hand, which stays in view */
    struct rect row;   /* hand and shared row together; alone: the hand */
    /* Of two (AS-50 …): the open row in its tray, a plate a seat, who never changes places, and the
     * way back from a look. */
    struct rect shared, tray, plate[2], say[2], put_down;
};

struct ace_state {
    struct places at;
    enum ace_mode mode;
    int slot;            /* MODE_ARM, MODE_USE */
    struct picks aimed;  /* the shot's cards */
    struct picks picked; /* for all else */
    int amount;          /* MODE_ARM: suit or rank; -1: not said yet */
    uint8_t ups;         /* MODE_ARM, steps: bit i: pick i goes up */
    int which;           /* which claim; 0: the best */
    struct asked ask;
    struct preview preview;
    struct ladder ladder;
    struct ponder ponder;
    struct odds odds;
    const char *primary_why; /* why the main button is closed; NULL: it is open */
    struct action primary;
    char why[200];
    float scroll, scroll_most;
    card letter[ACE_SLOTS]; /* the bonus that each letter is for; 0: none */
    uint32_t focus;         /* of the last list: who had the focus, … */
    /* … what he does, and his place among those who do the same */
    int focus_does, focus_at;
    struct told told;
    struct moment moment;
    struct stats stats;
    struct fired fired[FIRED_MOST];
    int nfired;
    struct listing listing;
    struct blow blow;
    int64_t reveal_since;
    int64_t turn_since;     /* of the cylinder… */
    int turn_ms, turn_from; /* …by so many degrees, clockwise */
    int speaker;            /* MODE_HINT: who speaks */
    int turn;               /* turns that the picture has shown begin */
    int words;              /* …and words that it has heard */
    struct said said[2];
    struct line line;
    struct stamp stamp[STAMPS_SHOWN];
    /* the focus waits at the trail of duels, because no card could be chosen */
    bool lent;
    /* 1 + st->hints of the advice that was taken up; 0: none holds */
    unsigned advised;
    /* somebody was hit in this run; no bullet is left and a bonus may help */
    bool blood, last;
    /* st->seen, with which a kill was ready */
    int rehearsed;
    /* he has come, and the last duel's shots are still counted */
    bool just_met;
    /* he is known already, but a scene has to be opened first */
    bool poster_waits;
};

static inline struct ace_state *look(const struct stage *st) { return st->state; }
static inline bool ace_two(const struct stage *st) { return st->shown.b.nseats > 1; }
/* Cards that a shot may use (AS-50): the hand, and of two the shared row after it. */
static inline int ace_holds(const struct stage *st)
{
    return board_count(&st->shown.b, ACE_HAND + st->me) +
           (ace_two(st) ? board_count(&st->shown.b, ACE_SHARED) : 0);
}
/* The hand in front lies open to these eyes. */
static inline bool ace_sees_hand(const struct stage *st)
{
    const int zone = ACE_HAND + st->me;
    return !board_count(&st->shown.b, zone) || card_is_known(board_face(&st->shown.b, zone, 0));
}
/* The place of a card in the shot's picks: of the hand, then of the shared row. */
static inline card ace_held(const struct stage *st, int zone, int zone2, int index)
{
    const int n = board_count(&st->shown.b, zone);
    return index < n ? board_face(&st->shown.b, zone, index)
           : zone2 == ZONE_NONE || index - n >= board_count(&st->shown.b, zone2)
               ? (card)CARD_NONE
               : board_face(&st->shown.b, zone2, index - n);
}

extern const struct typeface ace_text;
/* The table at which people sit down, before there is a game. */
void ace_bare(struct canvas *c, const struct ui *ui, const struct bare_table *table);
extern const struct theme ace_page, ace_page_contrast; /* of the pages around the table */

/* Colours that are drawn on paper and in the gun, beside the theme's. */
#define ACE_BONE 0xEADBC0FFU
#define ACE_INK 0x1A110CFFU
#define ACE_BLOOD 0xB3261EFFU
#define ACE_BLOOD_DEEP 0x6A100CFFU
#define ACE_PAPER 0xF0E4CCFFU
#define ACE_DARK 0x0A0604FFU /* over the table, for what is looked at */
#define ACE_SOOT 0x1A120DFFU
#define ACE_UMBER 0x4A3826FFU
#define ACE_HIDE 0x3A2415F2U /* a button's leather under the pointer */
#define ACE_RUST 0x8E1B15FFU
/* The same reds as letters on paper, which must be told from it where it is darkest. */
static inline uint32_t ace_blood_ink(const struct ui *ui)
{
    return ui->contrast ? ACE_BLOOD_DEEP : 0xA01E17FFU;
}
static inline uint32_t ace_rust_ink(const struct ui *ui)
{
    return ui->contrast ? ACE_BLOOD_DEEP : ACE_RUST;
}
#define ACE_CANDLE 0xFFF6E0FFU  /* what is focused, said or lit */
#define ACE_HOVERED 0x3A2415FFU /* a box under the pointer */
#define ACE_EMBER 0xF2871CFFU
#define ACE_GLOW 0xFFC35AFFU
#define ACE_DIM 0xB5A283FFU
#define ACE_PENALTY 0xFF9C8AFFU
#define ACE_EDGE 0x6B543CFFU
#define ACE_PANEL 0x120C08E6U

/* ace_header.c */
void ace_header_items(struct stage *st, struct items *it);
void ace_draw_header(const struct stage *st, struct canvas *c);

/* ace_place.c */
/* the cards that are chosen now: for the shot, or for what an effect asks */
const struct picks *ace_chosen_now(const struct stage *st);
void ace_place(struct stage *st, const struct tabletop *t, struct scatter *out);

/* ace_layout.c */
void ace_measure(struct stage *st);
/* How the hand is shown: `order[i]` is the index in the zone of the i-th from the left. Returns how
 * many. */
int ace_hand_order(const struct stage *st, const struct tabletop *t, int order[ACE_CARDS_MOST]);
struct rect ace_hand_spot(const struct stage *st, int i, int n, bool lifted);
struct rect ace_shared_spot(const struct stage *st, int i, int n, bool lifted);

/* ace_aiming.c: what is chosen, and what follows from it */
bool picks_has(const struct picks *p, card c);
int picks_place(const struct picks *p, card c); /* -1 */
void picks_flip(struct picks *p, card c, int most);
/* once an update: what is asked, the preview, what the main button does */
void ace_aiming(struct stage *st);
struct picks *ace_picks(struct stage *st); /* what a pressed card goes to */
/* Picks as an action has them; `ascending`: the shot's. */
void ace_write_picks(const struct stage *st, struct action *a, const struct picks *p, int zone,
                     int zone2, bool ascending);
const char *ace_primary_label(const struct stage *st);

/* ace_ponder.c: a bonus before it is used; found once an update, spoken, and drawn in the place of
 * the count (false: none is looked at). */
void ace_ponder_find(struct stage *st);
bool ace_pondered(const struct stage *st, int slot);
/* asked for by who doesn't point at it */
void ace_ponder_press(struct stage *st, int slot);
/* of a card of the hand or the row: in its best shot, or changed, or swapped */
enum rim ace_ponder_rim(const struct stage *st, card c);
void ace_ponder_words(const struct stage *st, struct strbuf *out);
void ace_promise_words(const struct stage *st, const struct ace_promise *p, struct strbuf *out);
/* the best shot with the cards that are chosen for a bonus, once they can be used; else nothing */
void ace_chosen_words(const struct stage *st, struct strbuf *out);
/* and the shot that they make then */
void ace_chosen_draw(const struct stage *st, struct canvas *c, struct rect r);
/* "4♣, 9♦": picks of an action in the zones that it picks from. */
void ace_picked_words(const struct stage *st, const struct action *a, int zone, int zone2,
                      struct strbuf *out);
bool ace_ponder_draw(const struct stage *st, struct canvas *c, struct rect inner, float title,
                     float sub, float low, float foot);

/* ace_advice.c: once an update, before what is asked; and the sign at what it would press. */
void ace_take_advice(struct stage *st);
/* The cards of an action, and what else it says, as if chosen by hand. */
void ace_lay_out(struct stage *st, const struct action *a);
void ace_advice_draw(const struct stage *st, struct canvas *c);
void ace_advice_words(const struct stage *st, const struct action *a, struct strbuf *out);

/* ace_help.c: for F1. What a card adds as things stand; what the main button does, NULL where its
 * name says it. */
void ace_card_help(const struct stage *st, card c, struct strbuf *out);
const char *ace_primary_help(const struct stage *st);
const struct ace_enemy *ace_slot(const struct stage *st, int slot);
/* the effect that changes picked cards; NULL */
const struct ace_effect *ace_picking(const struct ace_enemy *bonus);
/* scrolls the list of claims until that row is whole */
void ace_claim_focused(struct stage *st, int i);
/* something lies over the middle and has the hands */
bool ace_panel_open(const struct stage *st);
/* cards are picked there: the own hand stays in view below it */
bool ace_panel_picks(const struct stage *st);
/* what lies there has room above the own hand, given that the panel ends there (ace_measure) */
bool ace_panel_fits(const struct stage *st);

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

/* ace_stamps.c */
void ace_stamp_happened(struct stage *st, const struct event *e, const struct board *before);
bool ace_stamps_on(const struct stage *st);
/* one stands over the head of the count (ace_count_head), which is not drawn then */
bool ace_stamp_heads(const struct stage *st);
void ace_draw_stamps(const struct stage *st, struct canvas *c);

/* ace_lines.c: what enemies say. The ms until the picture of it changes, 0 now, STAGE_STILL never
 */
void ace_line_said(struct stage *st, card face, bool killed);
int ace_line_wait(const struct stage *st);
void ace_line_draw(const struct stage *st, struct canvas *c);
/* where the bubble that stands ends; the gun's top without one */
float ace_line_bottom(const struct stage *st);

/* ace_hints.c: the wheel of vague words */
void ace_hint_items(struct stage *st, struct items *it);
void ace_hint_draw(const struct stage *st, struct canvas *c);
void ace_hint_pressed(struct stage *st, int which);

/* ace_controls.c */
void ace_items(struct stage *st, struct items *it);
/* before the list is made anew */
void ace_remember_focus(struct stage *st, const struct items *it);
void ace_input(struct stage *st, const struct item_event *event);
/* back to the aim: what was picked for all else is forgotten */
void ace_reset_mode(struct stage *st);

/* ace_poster.c, ace_gun.c, ace_count.c, ace_column.c, ace_panels.c, ace_moments.c */
void ace_draw_poster(const struct stage *st, struct canvas *c);
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
void ace_draw_top(const struct stage *st, struct canvas *c);
enum ace_cap { CAP_PLAIN, CAP_DIM, CAP_LIT, CAP_BESIDE };
float ace_key(struct canvas *c, const struct ui *ui, const struct item *i, struct point at,
              float size, enum ace_cap as);
void ace_draw_count(const struct stage *st, struct canvas *c);
/* the sum's place in the count; below it other claims and the damage */
struct rect ace_count_rows(const struct stage *st);
struct rect ace_count_claims(const struct stage *st);
float ace_damage_height(const struct ui *ui);
void ace_damage_draw(const struct stage *st, struct canvas *c, struct rect r, int damage,
                     bool preview, float pop);
/* ace_sum.c. Some lines have no room: where the one that stands for them is. */
bool ace_sum_hides(const struct stage *st, struct rect *spot);
void ace_sum_draw(const struct stage *st, struct canvas *c, struct rect r,
                  const struct ace_steps *steps, int kind, bool telling);
void ace_sum_items(struct stage *st, struct items *it, struct rect body);
void ace_sum_panel_draw(const struct stage *st, struct canvas *c, struct rect body);
/* ace_ladder.c: found once an update; in words for listeners; drawn in `r` if there is room for it.
 */
void ace_ladder_find(struct stage *st);
void ace_ladder_words(const struct stage *st, struct strbuf *out);
/* The odds after a discard of what is chosen, found anew when that changes; "34 %", and all of them
 * in words. */
const char *ace_seen_why_not(const struct stage *st);
void ace_seen_items(struct stage *st, struct items *it);
void ace_seen_draw(const struct stage *st, struct canvas *c);
void ace_odds_find(struct stage *st);
void ace_odds_text(const struct stage *st, int kind, char *out, size_t room);
void ace_odds_words(const struct stage *st, struct strbuf *out);
bool ace_ladder_fits(const struct stage *st, struct rect r);
void ace_ladder_items(struct stage *st, struct items *it, struct rect r);
bool ace_draw_ladder(const struct stage *st, struct canvas *c, struct rect r);
/* ace_count.c: what can be pressed while nothing is counted */
void ace_count_rest_items(struct stage *st, struct items *it);
/* its rows fill it: they are read one by one */
bool ace_count_is_rows(const struct stage *st);
/* Why a claim of that kind deals nothing now; nothing: it does. And the line through its name. */
void ace_ban_words(const struct stage *st, const struct ace_aim *aim, int kind, struct strbuf *out);
/* its suit can't be in a combination now */
bool ace_is_void(const struct stage *st, card c);
void ace_strike(const struct stage *st, struct canvas *c, struct rect took);
void ace_draw_put_down(const struct stage *st, struct canvas *c);
void ace_draw_column(const struct stage *st, struct canvas *c);
void ace_letters_keep(struct stage *st, const struct board *b);
void ace_column_items(struct stage *st, struct items *it);
/* ace_belt.c: trophies. Where one lies, or, while an enemy falls, will lie; those of the column's
 * list. */
struct rect ace_bonus_spot(const struct stage *st, int slot);
struct rect ace_seal_spot(const struct stage *st, int i);
void ace_belt_draw(const struct stage *st, struct canvas *c);
/* How names are written on it: in the letters of all things here, in narrow ones, or not. */
enum ace_lettering { LETTERS_NONE, LETTERS_NARROW, LETTERS_WIDE };
/* `item`: its control, for the key; NULL: none. lit: it counts; armed: it is part of the next shot;
 * letters: the widest that its name has room for. */
void ace_trophy_draw(const struct stage *st, struct canvas *c, struct rect r,
                     const struct ace_enemy *e, const struct item *item, bool lit, bool armed,
                     enum ace_lettering letters);
/* Where cards that a bonus shows lie side by side; their pitch in card widths. */
struct rect ace_shown_row(const struct stage *st, int n);
#define ACE_SHOWN_PITCH 1.1F
void ace_panel_items(struct stage *st, struct items *it);
void ace_draw_panel(const struct stage *st, struct canvas *c);
void ace_moment_happened(struct stage *st, const struct event *e, const struct board *before);
/* below the count and the cards */
void ace_draw_moment_under(const struct stage *st, struct canvas *c);
void ace_draw_moment(const struct stage *st, struct canvas *c); /* above all */
bool ace_moment_on(const struct stage *st);
void ace_ribbon(const struct stage *st, struct canvas *c, struct rect r, const char *text);

/* ace_shot.c: a shot as it is told */
void ace_shot_claimed(struct stage *st, const struct event *e);
void ace_shot_step(struct stage *st, const struct event *e);
void ace_shot_hit(struct stage *st, const struct event *e, const struct board *before);
/* once an update: what sounds by now */
void ace_shot_run(struct stage *st);
bool ace_shot_scores(const struct stage *st, int card_of_shot); /* it does just now */
/* What acts in the line that is told: 0 it doesn't, else how large it stands (1.12 at most). slot
 * -1: whatever its slot. */
float ace_shot_bump(const struct stage *st, card enemy, int slot);
bool ace_shot_bangs(const struct stage *st);
struct point ace_shot_shake(const struct stage *st); /* of poster and gun */
/* what each card of the shot being told adds */
void ace_draw_extras(const struct stage *st, struct canvas *c);
void ace_shot_draw(const struct stage *st, struct canvas *c);
/* what it will be drawn of */
void ace_shot_pops(const struct stage *st, struct canvas *c);

/* ace_sign.c: an effect as a thing */
/* struck: it takes that away; good: a rule of his that helps */
struct ace_sign {
    char picture[48], number[8];
    bool struck, good;
};
enum ace_metal { METAL_BRASS /* once */, METAL_WAX /* for good */ };
void ace_sign_of(const struct ace_effect *e, struct ace_sign *out);
/* how wide one so high is */
float ace_sign_width(const struct ui *ui, float h);
void ace_sign_draw(const struct ui *ui, struct canvas *c, struct rect r, const struct ace_sign *s,
                   enum ace_metal metal);
/* One line as of wood type, as large as `r` lets it be; outline 0: none. Returns its width. */
float ace_wood(struct canvas *c, const struct ui *ui, const char *text, struct rect r,
               uint32_t colour, uint32_t outline, enum text_align align);
float ace_wood_width(const struct ui *ui, const char *text, struct rect r);
/* The same with the grain of the block in it: hairs of the colour of the outline, or of paper. */
float ace_worn(struct canvas *c, const struct ui *ui, const char *text, struct rect r,
               uint32_t colour, uint32_t outline, enum text_align align);
void ace_grain(struct canvas *c, struct rect r, uint32_t hair, int hairs);
void ace_capitals(const char *text, char *out, size_t room);

/* ace_boss.c: Lord Overkill */
/* how long his coming takes, at normal pace */
int ace_boss_ms(void);
void ace_boss_enters_draw(const struct stage *st, struct canvas *c);
/* 0 to 1: his poster hangs already, and what he brings is on its way to it */
float ace_boss_leaves(const struct stage *st);
float ace_boss_gone(const struct stage *st); /* how dark it is on him */
void ace_boss_dies_draw(const struct stage *st, struct canvas *c);
void ace_boss_fallen_draw(const struct stage *st, struct canvas *c);
/* His poster as the page of the end has it, in `r`, before it tears. */
void ace_whole_draw(const struct ui *ui, struct canvas *c, const struct ace_enemy *e,
                    struct rect r);
/* Half of it, which whole would lie at `r`, turned about its foot; side 0: the left one. And how
 * far both lean at `t`. */
void ace_half_draw(const struct ui *ui, struct canvas *c, const struct ace_enemy *e, int side,
                   struct rect r, float lean);
float ace_half_lean(float t);

/* ace_ending.c: the end of a run as a page (skin.h, struct ending) */
void *ace_ended_tell(const struct stage *st);
bool ace_ended_fits(const struct ui *ui);
int ace_ended_ms(const struct ui *ui, const void *told);
void ace_ended_lay(const struct ui *ui, const void *told, int n, struct rect *at);
void ace_ended_behind(struct canvas *c, const struct ui *ui, const void *told);
void ace_ended_draw(struct canvas *c, const struct ui *ui, const struct ending_seen *seen);

/* ace_ahead.c: what may come is made ready, first in each frame. */
void ace_rehearse(const struct stage *st, struct canvas *c);

/* A number of damage in blood within bone within ink, so many design units wide (ace_shot.c). */
void ace_stamped(const struct stage *st, struct canvas *c, const char *text, struct rect box,
                 float size, const float outline[2]);

/* ace_kill.c. `t`: 0 to 1, how much of it is over. */
bool ace_killed(const struct stage *st); /* one is being shown */
/* where the count stands: higher up while one is */
struct rect ace_count_spot(const struct stage *st);
/* then the place of small moments */
struct rect ace_kill_stamps(const struct stage *st);
/* ace_count.c: what the shot is, and of which cards */
struct rect ace_count_head(const struct stage *st);
void ace_kill_draw_under(const struct stage *st, struct canvas *c, float t);
void ace_kill_draw(const struct stage *st, struct canvas *c, float t);
float ace_kill_rest(float t); /* how much of what lies over the table is there */
/* the sizes that its burst goes through */
void ace_kill_pops(const struct stage *st, struct canvas *c);
void ace_portrait(const struct ace_enemy *e, char out[64]);
void ace_summary(const struct stage *st, struct stage_summary *out);

#endif
