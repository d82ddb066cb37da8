/* pu_look.h - what the files of Power Up's picture share: the powers' state after the table's
 * (poker_look.h), their colours, and who draws what.
 *
 * The table is hold'em's. Here lies what powers add: the rack of one's own and their energy, a row
 * in each plate, limits and locks under the board, cards of the deck that are known, the aiming of
 * a power, the choice after a look, and each power's moment. */
#ifndef CARRE_PU_LOOK_H
#define CARRE_PU_LOOK_H

#include "poker_look.h"
#include "power_up_names.h"
#include "power_words.h"

/* What a press means. */
enum pu_do {
    DO_POWER = DO_EXTRA, /* arg: index in the own POWER_UP_HELD */
    /* arg: index in the choice's zone: of the board for Disintegrate, of the hand for Reload */
    DO_TARGET,
    DO_CONFIRM,
    DO_CANCEL,
    DO_KEEP,
    DO_THROW,
    DO_TAKE /* arg: pick of Engineer's or Upgrade's choice */
};

enum { PU_TEXT = 400, PU_PICTURE = 64, PU_FAN = 3, PU_FAN_MOST = 8 };

/* A power as it is played: the banner in words, and what its event began. */
struct pu_moment {
    bool on;
    int power, who;
    int64_t since, ms; /* of the whole; it grows with each event */
    int64_t hit;       /* when its effect began; 0: not yet */
    int effect_ms;
    bool paid;   /* it was played just now: what it cost is told */
    uint16_t id; /* the card that the effect draws in its own way */
    int n;       /* what it is about… */
    card face[SEATS];
    int seat[SEATS];
    struct rect at[SEATS]; /* …and where that lay */
    char head[PU_TEXT], under[PU_TEXT];
};

struct pu_state {
    struct poker_state poker;
    /* controls */
    int aiming;      /* 1 + index of the power that waits for its cards; 0: none */
    unsigned picked; /* Reload: hole cards, a mask */
    int chosen_at;   /* st->seen when the focus went to what a look leaves to choose */
    int aimed_at;    /* st->seen then: whatever happens takes the aim away */
    /* the picture */
    struct pu_moment moment;
    /* the board as it lay before a card burnt: nothing closes up while it does */
    struct board burning;
    int nfan;
    uint16_t fan[PU_FAN_MOST]; /* cards that are held out in the band, in this frame */
    int ice_from;              /* cards of the board from here on freeze since… */
    int64_t ice_since;
    int32_t energy_from[SEATS];
    int64_t energy_since[SEATS];
    /* of the whole game: in which order a seat first played which power, from 1 on, and how many
     * powers it played */
    uint8_t first[SEATS][POWERS];
    int played[SEATS];
};

static inline struct pu_state *pu(const struct stage *st) { return st->state; }
static inline const struct poker_places *pu_at(const struct stage *st)
{
    return &poker_look(st)->at;
}

/* Where that seat is seen: in front, or at the table. */
static inline const struct poker_seat_places *pu_seat(const struct stage *st, int who)
{
    return who == st->me && !rect_empty(pu_at(st)->own.plate) ? &pu_at(st)->own
                                                              : &pu_at(st)->seat[who];
}

/* What is told, drawn and heard of one power. */
typedef void pu_event(struct stage *st, const struct event *e, const struct board *before);
typedef enum line_kind pu_words(const struct stage *st, const struct event *e,
                                const struct board *before, struct strbuf *out);
typedef void pu_drawing(const struct stage *st, struct canvas *c, float t);
typedef void pu_glow(const struct stage *st, struct canvas *c, float t, float alpha);

/* Which hands stand in the light with the board while it works: of the player who plays it where
 * that is somebody else, in any case, or all. */
enum pu_light { LIGHT_OTHERS, LIGHT_OWN_HAND, LIGHT_HANDS };

/* Which cards are held out for the choice after it. */
enum pu_held_out { FAN_ALONE, FAN_OF_DECK, FAN_AND_HAND };

/* pu_powers.c: the ten powers, a row each. */
struct pu_power {
    enum power_family family;
    const char *id;    /* of its pictures and sounds */
    const char *about; /* power_about */
    const char *plays; /* "%s plays Deploy" */
    const char *offer; /* "Play Deploy: %d energy" */
    const char *limit; /* what its limit in a hand is called; NULL: there is none */
    /* What its player is asked: for its cards, NULL: `about`; after the look, NULL: it is none.
     * `waits` is what the others read meanwhile, "%s …". */
    const char *aims, *asks, *waits;
    int ms; /* its effect, after the banner came: 500 to 900 */
    enum pu_light light;
    enum pu_held_out held_out;
    bool burns;      /* it takes a card of the board, which lies as before until it is gone */
    bool for_all;    /* what comes of it is nobody's own: the line about it is nobody's news */
    pu_event *event; /* its events, by their reason */
    pu_words *line;
    pu_drawing *draw; /* over the table */
    /* Under the cards in the light, once there is something that it is about; over the cards held
     * out; over all else. NULL: nothing. */
    pu_glow *under;
    pu_drawing *over_fan, *over;
};
extern const struct pu_power pu_powers[];

#define PU_GREY_DEEP_RGB 0x10142AFFU
#define PU_SHORT_RGB 0xFFB3C7FFU /* of energy that is missing, or has no room */
#define PU_EMBER_RGB 0xFFE0ADFFU
#define PU_COST_INK_RGB 0x2A1B00FFU

/* pu_parts.c: colours and small things that stand in several places */
/* the line of its family; -1: refused */
uint32_t pu_colour(const struct stage *st, int power);
/* a dark ground of it, for words in white */
uint32_t pu_deep(const struct stage *st, int power);
/* words of it on a dark ground */
uint32_t pu_light(int power);
void pu_emblem(struct canvas *c, int power, bool grey, struct rect r, float alpha);
void pu_halo(struct canvas *c, struct point at, float rx, float ry, uint32_t colour, float alpha);
/* of a cost */
void pu_hexagon(struct canvas *c, const struct stage *st, struct rect r, bool grey, int number);
/* energy in slanted cells; those from `now` up to `before` are just being paid, and pale */
void pu_bar(struct canvas *c, const struct stage *st, struct rect r, int32_t now, int32_t before,
            int32_t most);
void pu_bolt(struct canvas *c, struct rect r, uint32_t colour);
/* a power that is not shown */
void pu_back(struct canvas *c, const struct ui *ui, const char *picture, struct rect r);
/* px of the smallest letters */
float pu_least(const struct stage *st);
float pu_height(const struct stage *st, struct ui_words how, const char *text, float width);
/* progress, not eased; reduced motion: at once */
float pu_t(const struct stage *st, int64_t since, int ms);
/* between 0 and 1, always the same for i: cosmetic chance without a generator */
float pu_chance(int i, int salt);
/* a picture of a card, upright */
void pu_card(struct canvas *c, const struct stage *st, card face, struct rect r);

/* pu_rack.c: the powers of the seat in front */
bool pu_sees_rack(const struct stage *st); /* they lie face up */
void pu_rack_items(struct stage *st, struct items *it);
void pu_draw_rack(const struct stage *st, struct canvas *c);
/* index in the own zone; -1: on its way out of it */
void pu_draw_power(const struct stage *st, struct canvas *c, const struct placed *p, int index);
struct rect pu_rack_spot(const struct stage *st, int i); /* of power i */
struct rect pu_energy_row(const struct stage *st);
int pu_most(const struct stage *st); /* powers held at most */

/* pu_plates.c: what everybody sees of everybody, and what lies about the board */
void pu_draw_row(const struct stage *st, struct canvas *c, int who, struct rect row);
struct rect pu_mini_spot(const struct stage *st, int who, int i, int n);
void pu_draw_mini(const struct stage *st, struct canvas *c, const struct placed *p);
struct rect pu_played_spot(const struct stage *st, const struct board *b, int i);
void pu_draw_played(const struct stage *st, struct canvas *c, const struct placed *p);
bool pu_energy_runs(const struct stage *st);
void pu_draw_under(const struct stage *st, struct canvas *c);
void pu_under_items(struct stage *st, struct items *it);
/* as the picture has it, while it runs up or down */
int32_t pu_energy(const struct stage *st, int who);
/* the same, or with what is paid in this moment */
int32_t pu_energy_before(const struct stage *st, int who);

/* pu_ice.c: locked cards */
/* over card i of the board, drawn already */
void pu_draw_ice(const struct stage *st, struct canvas *c, const struct placed *p, int i);
bool pu_ice_grows(const struct stage *st);

/* pu_aim.c: targets, and the choices after a look */
bool pu_aims(const struct stage *st);
int pu_aimed_power(const struct stage *st); /* -1 */
/* the cards that it can take, a mask of its zone */
unsigned pu_targets(const struct stage *st);
/* the band of a power that is aimed or answered lies there */
bool pu_band_hides(const struct stage *st, struct rect r);
/* the power whose choice is open on the picture; -1 */
int pu_choosing(const struct stage *st);
/* …and it is the seat in front that chooses, with eyes that may see it */
bool pu_chooses(const struct stage *st);
/* what is asked, in words; NULL */
const char *pu_busy(const struct stage *st);
/* does the band say it? */
bool pu_busy_told(const struct stage *st);
/* The control that the table's advice would press next: a power, then its card, then the button; 0:
 * no power is advised. */
uint32_t pu_advised(const struct stage *st);
void pu_aim_items(struct stage *st, struct items *it);
bool pu_input(struct stage *st, const struct item_event *n);
struct rect pu_band(const struct stage *st);
struct rect pu_fan_spot(const struct stage *st, int i, int n);
int pu_fan_count(const struct stage *st);
int pu_fan_index(const struct stage *st, const struct tabletop *t, int zone, int index);
void pu_draw_band(const struct stage *st, struct canvas *c, struct rect r, int power);
void pu_draw_aim(const struct stage *st, struct canvas *c);

/* power_up_skin.c */
int pu_fan_shown(const struct stage *st); /* so many are there */
void pu_draw_fan_cards(const struct stage *st, struct canvas *c);
/* the board, and hands that a power shows, again over the shade */
void pu_draw_lit_cards(const struct stage *st, struct canvas *c);

/* pu_moments.c, pu_effects.c */
void pu_happened(struct stage *st, const struct event *e, const struct board *before);
bool pu_moment_on(const struct stage *st);
/* its band lies there: what it would hide by half is not drawn */
bool pu_moment_covers(const struct stage *st, struct rect r);
/* where it is told what a power cost, at the energy that paid; empty: it is not */
struct rect pu_cost_spot(const struct stage *st);
bool pu_moves(const struct stage *st);
#define PU_BEAM 0.3F /* so much of an effect is the light that comes to it */
void pu_hurry(struct stage *st);
void pu_seated(struct stage *st);
void pu_draw_moment(const struct stage *st, struct canvas *c);
/* pu_moments.c: what the events of each begin; answers are those of a choice after a look */
pu_event pu_cloned, pu_xrayed, pu_deployed, pu_emp_set, pu_intel_set, pu_burnt, pu_scanned,
    pu_engineered, pu_reloaded, pu_upgraded;
/* pu_beams.c: what the effects are made of. `side`: of the squares of light; `alpha`: of all. */
#define PU_TURN 6.2831853F
float pu_part(float t, float from, float to); /* of `t`, what lies between: 0 to 1 */
void pu_dot(struct canvas *c, float x, float y, float side, uint32_t colour, float alpha);
/* a hexagon of light that runs outwards, with two fainter ones behind it */
void pu_wave(struct canvas *c, struct point at, float rx, float ry, float side, uint32_t colour,
             float alpha);
/* a thin bright line along `r`, with its glow */
void pu_bright(const struct stage *st, struct canvas *c, struct rect r, bool upright,
               uint32_t colour, float alpha);
struct point pu_caster(const struct stage *st); /* who plays the power */
/* four corners that close in on `r` */
void pu_sights(const struct stage *st, struct canvas *c, struct rect r, float t, uint32_t colour);
/* from who plays to what it is about: in squares, and as a line that stands for a while */
void pu_beam(const struct stage *st, struct canvas *c, struct point to, float t);
void pu_ray(const struct stage *st, struct canvas *c, struct point to, float alpha);

/* pu_effects.c: `t` runs from 0 to 1 */
pu_drawing pu_draw_clone, pu_draw_xray, pu_draw_deploy, pu_draw_emp, pu_draw_intel,
    pu_draw_disintegrate, pu_draw_reload, pu_draw_upgrade, pu_draw_beam;
pu_glow pu_draw_fire, pu_draw_cone;
pu_drawing pu_draw_scan, pu_draw_holograms;
pu_drawing pu_draw_xrayed; /* the cards that X-Ray turns up, large */
/* a card that an effect draws in its own way */
bool pu_hides(const struct stage *st, uint16_t id);
/* a card of the board burns */
bool pu_burns(const struct stage *st);

/* pu_tell.c */
pu_words pu_clone_line, pu_xray_line, pu_deploy_line, pu_emp_line, pu_intel_line,
    pu_disintegrate_line, pu_scanner_line, pu_engineer_line, pu_reload_line, pu_upgrade_line;
enum line_kind pu_line(const struct stage *st, const struct event *e, const struct board *before,
                       struct strbuf *out);
int pu_sign(const struct stage *st, const struct event *e);
int pu_line_subject(const struct stage *st, const struct event *e);
void pu_draw_sign(struct canvas *c, int sign, struct rect r);
bool pu_choice_words(const struct stage *st, const struct choice *c, struct strbuf *out);
void pu_typing_words(const struct stage *st, const struct choice *c, struct strbuf *out);
void pu_seat_words(const struct stage *st, int who, struct strbuf *out);
void pu_table_words(const struct stage *st, struct strbuf *out);

#endif
