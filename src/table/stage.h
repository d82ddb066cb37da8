/* stage.h - the table as one seat sees it.
 *
 * Made of that seat's board and redacted events, never of the match. It holds one tabletop,
 * `shown`: the table that the picture has reached. All is made from it, cards, controls, words and
 * sounds. What has been heard and not yet shown waits in the director's queue (director.h), where
 * nobody can read it; a new input fast-forwards it (stage_hasten). When the queue is empty and
 * nothing moves the stage is still and costs nothing.
 *
 * Controls that decide are there from the moment at which the picture has reached the end of an
 * action, until it begins to show the next.
 *
 *     struct stage *st = stage_new(&ace_skin, &rules, seat, &board, audio);
 *     stage_hear(st, &event); …; stage_may(st, SEAT_ALL);
 *     wait = stage_update(st, ui, items); stage_draw(st, canvas);
 *     wish = stage_input(st, &event);          wish.command == STAGE_ACT: wish.action is what the
 *                                             seat wants */
#ifndef CARRE_STAGE_H
#define CARRE_STAGE_H

#include "audio.h"
#include "history.h"
#include "items.h"
#include "tabletop.h"
#include "ui.h"

enum { STAGE_STILL = -1, STAGE_SAY_BYTES = 400, STAGE_OWN = 100, NAMEPLATE_BYTES = 80 };

/* Where a card is. `at` is the upright card; `up`: its face shows. */
struct spot {
    struct rect at;
    float angle, alpha;
    bool up;
};
enum rim { RIM_NONE, RIM_CHOSEN, RIM_BESIDE, RIM_TARGET };
struct placed {
    uint16_t id; /* of the tabletop */
    int zone;    /* of the tabletop that it was placed from */
    card face;
    struct spot spot; /* where it shall be; after stage_update: where it is */
    enum rim rim;
    bool dim;
    bool ring;  /* has the focus: face_ring goes around what its neighbours leave of it */
    bool flies; /* on its way: drawn above those at rest */
};
struct scatter {
    int n;
    struct placed card[CELLS];
};

/* What the table is asked to do. Items whose action is one of these need no function of the skin.
 */
enum stage_command {
    STAGE_NOTHING,
    STAGE_ACT,
    STAGE_ASK /* act, once the player has said yes to a question */,
    STAGE_UNDO,
    STAGE_MENU,
    STAGE_SETTINGS,
    STAGE_RULES,
    STAGE_CHART /* the rules where they tell what beats what */,
    STAGE_PEEK /* turn the hand up, or down again */,
    STAGE_HINT,
    STAGE_KEEP /* what the skin has to keep, as a picture in a file */,
    STAGE_RESUME /* the picture pauses no longer (stage_resume) */
};
/* What is asked before an action that ends something for good. The words are the skin's,
 * translated. */
struct stage_question {
    const char *heading, *text, *no, *yes;
};
struct stage_wish {
    enum stage_command command;
    struct action action;
    struct stage_question question;
};

struct sprite {
    bool there, moves;
    card face; /* when it was last seen: it is that until it has turned */
    struct spot from, to, at;
    int64_t start, ms;
    float arc;
    int next_ms; /* how its next way is travelled; 0: a small shift */
    float next_arc;
    int next_wait; /* ms until it sets out */
};

/* How one screen keeps several people's secrets (feel.md, hot-seat). */
enum privacy {
    PRIVACY_ONE /* one person: nothing to hide */,
    PRIVACY_PEEK,
    PRIVACY_CURTAIN,
    PRIVACY_OPEN /* cards up */
};

/* Who sits there, as everybody may see. */
struct nameplate {
    char name[NAMEPLATE_BYTES];
    uint8_t emblem, ground; /* emblems.h */
    bool person;
};

struct skin;
struct director;

/* Where the moves of a game that is seen again are told: nowhere else than on the table, beside it,
 * or in a place that it leaves them (struct skin, told_at). */
enum retold { RETOLD_NOT, RETOLD_ALONE, RETOLD_BESIDE, RETOLD_WITHIN };

struct stage {
    /* Given. */
    const struct skin *skin;
    struct rules rules;
    /* whose hand lies in front and whose controls there are. The eyes may be others: stage_eyes */
    seat me;
    /* anything but PRIVACY_ONE: several people share the screen; names, never "you"; couch
     * sizes; plates never move */
    enum privacy privacy;
    /* this hand lies face down here: `choices` is what may be done without looking, and
     * STAGE_PEEK turns it up */
    bool covered;
    /* what is shown was seen here by somebody else, and is told in words beside it: no banners */
    bool recap;
    /* a person at this screen is still in the game: the picture may wait for them, at a break */
    bool attended;
    bool peeking;   /* this stage is one look into a hand: STAGE_PEEK turns it down */
    bool overheard; /* others hear where the focus is, and don't see this hand: what gets
                     * the focus by itself must not follow from the hand */
    struct nameplate plate[SEATS];
    /* the table's advice, asked for by STAGE_HINT, holds until something happens: show it at the
     * cards and controls that it is about */
    bool hinted;
    struct action hint;
    /* how often advice was given: who asks once more is shown once more */
    unsigned hints;
    struct audio *audio;
    bool court_fr;  /* V, D, R in the corners */
    bool deck_edge; /* cards get the strong edge of the high-contrast deck */
    /* of cards that are told apart by colour: 0 ordinary, 1 colour-safe, 2 high contrast */
    int colours;
    bool dark; /* the dark ground, where a skin has both */
    /* pictures of backs and of the table that the player has chosen (constant texts); NULL: the
     * skin's own */
    const char *back, *ground;
    bool no_story; /* by settings: nobody on the table says what is only story */
    /* by settings: what a shot would deal is not told before it is fired */
    bool suspense;
    int assist; /* how much is told of combinations and odds: 0 nothing, 1, 2 all */
    /* of hands, by settings: 0 as drawn, 1 by rank, 2 by suit; a skin may change it, the table
     * keeps it */
    int order;
    bool ask_all_in; /* by settings: a press that puts all chips in asks once */
    /* by settings: a power that needs no card is picked up and shown before it is paid for */
    bool arm_powers;
    int limits; /* by settings: of every time limit, as limit_ms has it */
    /* by settings: amounts in big blinds; a skin may change it, the table keeps it */
    bool big_blinds;
    /* seats whose people want to be asked wherever they might use a card (SP-25); a skin may
     * change it, the table keeps it */
    seatmask stops;
    /* by the skin: what its player has laid ready or chosen, and the table has to stop for
     * (SPEC: a mask of effects) */
    unsigned ready;
    /* whose time runs, if the table plays by a clock (NL-16); SEAT_NONE: nobody's */
    seat clock_who;
    int clock_ms, bank_ms; /* what is left of the turn, and of that player's bank */
    /* one hand by itself, out of a file: nothing is told of those before and after it */
    bool lone_hand;
    bool undo_ready;          /* there is something to take back… */
    const char *undo_why_not; /* …or why not (a sentence in the language in force) */
    bool can_practise;        /* it could be taken back as practice */
    bool end_rehearsed;       /* by ending_rehearse: all that its page of the end shows is there */

    /* Known. */
    struct tabletop shown;
    /* events that the picture has reached: what a skin works out from `shown` holds until it
     * grows */
    int seen;
    /* seats that may act at this screen, if the table asks them; none while an action is being
     * shown */
    seatmask here;
    bool mine;              /* the person in front is asked */
    struct choices choices; /* of `me`, if that seat is one of `here` */
    struct history history; /* as far as it may be told (stage_told) */
    int lines;              /* its lines, and those that may not be told yet */
    void *state;            /* the skin's own */

    /* Hears each event as this stage shows it; NULL. */
    void (*saw)(void *context, const struct stage *st, const struct event *e);
    void *saw_for;
    /* controls of the scene's own, after the skin's; NULL: none */
    void (*more)(void *context, struct items *it);
    void *more_of;

    /* Of this frame. */
    struct ui ui; /* with the skin's theme */
    struct items *items;
    struct scatter cards; /* where they are */
    /* where a ribbon may stand for a while, because what is there gives way to it; empty:
     * nowhere */
    struct rect tidings;

    /* Inside. */
    struct director *director;
    struct written *written; /* lines of the history that may not be told yet */
    int nwritten, written_room;
    struct sprite sprite[TABLETOP_IDS];
    /* nobody looks, it is there for its words: what is heard is shown at once */
    bool unseen;
    bool watched; /* nobody acts here: a game that is seen again shows no deeds */
    /* it is seen again, and nothing can be pressed on it: no control has a place, and what is
     * looked at has theirs */
    enum retold retold;
    /* it is seen again as a scene (struct skin, reels): so much at the right, pixels, is its
     * moves'; 0: it is not */
    float reel;
    bool silent;   /* nothing sounds: while a game is laid out again */
    bool hurrying; /* events are shown at once */
    bool rested;   /* of a look: the focus was put on the hand as a whole */
    bool fresh;    /* not drawn yet: everything takes its place at once */
    /* whatever changes its place in the next update travels so long: another seat came to the
     * front, a hand is turned up */
    int resettle_ms;
    struct stage_wish wish;
    char say[STAGE_SAY_BYTES]; /* a sentence for the table to show; "" */
};

/* How long is waited before something is decided for who takes their time: as the settings have it
 * 0 so long, 1 ten times as long, 2 for ever, which is -1. */
static inline int64_t limit_ms(int limits, int64_t usual)
{
    return limits == 0 ? usual : limits == 1 ? 10 * usual : -1;
}

/* ---- life ---- */
struct stage *stage_new(const struct skin *skin, const struct rules *r, seat me,
                        const struct board *start, struct audio *audio);
void stage_free(struct stage *st);
/* The same table once more, with all that it has heard; it must be at rest (stage_lay). A replay
 * goes back to one of these. */
struct stage *stage_copy(const struct stage *st);

/* ---- several people at one screen (feel.md, hot-seat) ---- */
/* `who` sits in front from now on: the hands glide to their new places, nothing is built anew,
 * nothing new is seen. There are no choices until stage_may. */
void stage_seat(struct stage *st, seat who);
/* One look of `who` into their hand: a stage of its own with the same picture, the same history and
 * that seat's board, on which the hand is about to turn up. The stage that everybody sees learns
 * nothing by it. That one must be at rest (stage_hurry); zones hold as many cards to one eye as to
 * the other. */
struct stage *stage_look(const struct stage *open, seat who, const struct board *own);
/* Whose eyes the picture is made of: a seat, SEAT_ONLOOKER, SEAT_OPEN. */
static inline seat stage_eyes(const struct stage *st) { return st->shown.b.viewer; }
/* "Léa": never empty (a seat without a name is "Seat 3"). */
const char *stage_name(const struct stage *st, int who);

/* ---- what the seat hears ---- */
void stage_hear(struct stage *st, const struct event *e);
/* An action has been heard to its end. When the picture has come so far, these seats may do what
 * the table as it lies there lets them do; SEAT_ALL: everybody who is asked. */
void stage_may(struct stage *st, seatmask here);
/* What was before is not told: the history begins here. */
void stage_forget_lines(struct stage *st);
/* All that is heard so far is shown at once, without a sound: after a load, an undo, a change of
 * language. */
void stage_lay(struct stage *st);

/* ---- each frame ---- */
/* Time goes on, controls are laid. The ms until the next frame is due, STAGE_STILL for none. */
int stage_update(struct stage *st, const struct ui *ui, struct items *it);
void stage_draw(const struct stage *st, struct canvas *c);
/* What is pressed ends what runs; looking around and turning aside hurry nothing. A press that
 * comes before the picture is there hurries it and decides nothing: it was not about what it would
 * meet. */
struct stage_wish stage_input(struct stage *st, const struct item_event *event);
/* Is it a press on a card or an amount of a picture that is not the last? Then all it does is to
 * hurry. */
bool stage_overtakes(const struct stage *st, const struct item_event *event);
/* Is it a press that only looks something up, or puts away what lies there (the menu, the rules,
 * the settings, back, help)? It hurries nothing, and the picture goes on when its page has gone. */
bool stage_turns_aside(const struct item_event *event);
/* What runs is over: the picture is up to date. */
void stage_hurry(struct stage *st);
/* What runs is over, by a press. Nothing is passed that nobody decides and nobody has seen begin:
 * the picture goes on from there (director_halt). */
void stage_hasten(struct stage *st);
/* Somebody has decided: what comes of it is shown at once, however long the picture would have
 * stood as it was. */
void stage_decided(struct stage *st);
/* Nothing moves, and nothing will without a press or news: all is shown, or the picture pauses. */
bool stage_still(const struct stage *st);
/* How many events may be told in words: no card is named before it has turned. */
int stage_told(const struct stage *st);

/* ---- for skins ---- */
void stage_act(struct stage *st, struct action a);
void stage_ask(struct stage *st, struct action a, struct stage_question question);
void stage_tell(struct stage *st, const char *sentence);
/* What a press means at every table, once it was none of the skin's own: the menu, the rules, to
 * take back. True: it was one of these. */
bool stage_pressed(struct stage *st, const struct item_event *n);
void stage_sound(struct stage *st, const char *name);
/* Any sound as it is wanted. */
void stage_cue(struct stage *st, const struct audio_cue *cue);
void stage_sound_step(struct stage *st, const char *name, int step);
/* What a seat does: heard from its plate, from the middle if it has none or is in front. `size`:
 * how much of it, as audio.h has it. */
void stage_sound_of(struct stage *st, const char *name, int who, int size);
/* Something on its way from seat to seat; -1 is the middle of the table. */
void stage_sound_between(struct stage *st, const char *name, int from, int to, int size);
/* A card on its way to that seat, a step of a climb or 0. */
void stage_sound_to(struct stage *st, const char *name, int who, int step);
/* Before something decisive, at this pace: music falls back, and small sounds wait. */
void stage_hush(struct stage *st, int ms);
/* The choice of that kind (and about, if it is not -1), open or refused; NULL. */
const struct choice *stage_choice(const struct stage *st, int kind, int about);
/* Why it is not open, as a sentence; NULL if it is. `none`: if there is no such choice. */
const char *stage_why_not(const struct stage *st, const struct choice *c, const char *none);
/* Why this action would be refused; NULL if it would not. Completes the action. */
const char *stage_refusal(const struct stage *st, struct action *a);
/* Everything heard has been shown. That something has not is no secret, what it is is one. */
bool stage_caught_up(const struct stage *st);
/* It has not, because it stands at a break until somebody goes on. What can be done there is asked,
 * to go on too: a press ends the break only if it was meant (guard.h). */
bool stage_pauses(const struct stage *st);
/* The break is over for everybody. */
void stage_resume(struct stage *st);
/* The line that was written last, to be told already or not; "". For lines that are said once. */
const char *stage_last_line(const struct stage *st);
/* Appends a card of the scatter. */
struct placed *stage_place(struct scatter *out, const struct tabletop *t, int zone, int index,
                           struct rect at);
/* Is it travelling, or just about to? */
bool stage_on_way(const struct stage *st, uint16_t id);
/* Where the card of a number is now; NULL. */
const struct placed *stage_card(const struct stage *st, uint16_t id);

/* ---- for the director ---- */
void stage_unasked(struct stage *st);              /* an action is being shown: nobody is asked */
void stage_asked(struct stage *st, seatmask here); /* it has been shown */
/* an event's line, to be told in its time */
void stage_write(struct stage *st, const struct event *e, const struct board *before);

#endif
