/* What the table's files share: the scene as it is. For src/app/table/table*.c alone.
 *
 * One match, the people and bots who play it, and what the screen shows of it:
 *   - `stage` is what everybody who looks at the screen may see at the moment: one person's view
 *     (PRIVACY_ONE; PRIVACY_CURTAIN between two curtains), what an onlooker sees (PRIVACY_PEEK),
 *     or all hands (PRIVACY_OPEN). `eyes` says whose;
 *   - `look` is one look into a hand, a stage of its own over the public one, destroyed as soon as
 *     the hand goes down;
 *   - the curtain covers every pixel; in PRIVACY_CURTAIN there is no stage at all behind it.
 *
 * Nothing that is drawn comes from anywhere else, so what a stage has not heard cannot be seen. */
#ifndef CARRE_TABLE_INSIDE_H
#define CARRE_TABLE_INSIDE_H

#include "table.h"

#include "match.h"
#include "mem.h"
#include "narrate.h"
#include "player.h"
#include "scenes.h"
#include "seating.h"
#include "sit.h"
#include "skin.h"
#include "world.h"

enum { BOT_POLL_MS = 15, BOT_THINK_MS = 350, BOT_WINDOW_MS = 200, REASONS = 48 };

struct curtain {
    bool up;
    bool watch;    /* `comes` will see all hands for a while: the others have agreed */
    bool again;    /* `comes` was here a moment ago: nothing is to be told */
    bool told;     /* what is to be told is told on it (table_strip.c) */
    int shown;     /* of `again`: from which event on the picture goes on */
    int64_t since; /* when it came down */
    /* who hands over, SEAT_NONE: nobody; who is to come, SEAT_NONE: nobody is there */
    seat from, comes;
};

/* After the curtain: what has happened since that person's last turn, told while the picture
 * catches up. */
struct strip {
    bool on;
    int first;    /* the history's first line of it that is told */
    bool since;   /* since a turn of theirs; else since the beginning */
    int64_t rest; /* when the picture had caught up; -1: not yet */
};

/* What a character says. */
struct talk {
    const char *text;
    int about; /* 1 + the thing of the game that the text names; 0: it names none */
    seat who;
    int64_t since, last;
};

struct table {
    struct scene scene;
    struct world world;
    char *assets;
    struct match *match;
    const struct skin *skin;
    struct seating seating;
    /* the seating is kept with the save: always, but at a table of one seat alone */
    bool seated;
    /* nobody has said yet who sits here: it is being asked, and not kept before it is answered */
    bool unknown;
    seatmask stops;       /* people who want to be asked at every window of SPEC */
    enum privacy privacy; /* in force */
    struct player *player[SEATS];
    struct player *adviser; /* thinks about a hint; NULL */
    /* its answer is still wanted: the hand lies open as it did when it was asked */
    bool advised;
    /* reasons that advice has given at this table, by their English, and how often */
    struct {
        const char *text;
        int times;
    } reason[REASONS];
    int nreasons;
    unsigned advised_all; /* 1 + `acted` when all of an advice was given last; 0: never */
    /* 1 + the actions played when a first, vague word was given: the second one says it all */
    int nudged;
    struct stage *stage, *look;
    seat eyes, front;
    /* when somebody here last pressed anything, or decided, by the app's clock */
    int64_t touched;
    unsigned acted;     /* how often something was played for somebody here, or taken back… */
    unsigned decisions; /* …and how often by a press */
    /* 1 + the actions played when the hand was last turned up without a press */
    int looked;
    int64_t caught_up; /* when the picture was last seen behind */
    unsigned early;    /* how many presses were not done, because they came too soon */
    struct curtain curtain;
    struct strip strip;
    struct history told_lines; /* what the curtain tells… */
    const char *told_lang;     /* …and in what language */
    int heard;                 /* events that `stage` has heard */
    const char *lang;          /* that the stage's lines are in */
    int64_t base_ms;           /* of the match's clock when the table was opened… */
    int64_t opened;            /* …and the scene's then */
    int64_t bot_since;
    /* whose turn it is, since which action; spent of it, ms; when that was counted last */
    struct {
        seat who;
        int at, spent;
        int64_t last;
    } clock;
    struct talk talk;
    struct action asked; /* what the player is asked about (STAGE_ASK) */
    bool rush;           /* nobody here is in the game any more: bots play it out at once */
    bool rushes;         /* …and that is on offer */
    int rushed;          /* actions of it */
    struct rng rush_rng;
    int end; /* looked at up to so many actions; -1: all, it is played */
    bool finished;
    /* bit i: the last action but i was no decision (a no in a window of SPEC that asked nobody,
     * or a bot's); Undo passes over those */
    uint64_t unasked;
    bool apart;        /* practice from a replay: nothing of it is kept */
    bool tells, fresh; /* the story's pages may come; the run began here */
    int story;         /* how far it has been told (game_folder.h) */
    bool kept;         /* among the matches of the profile, since it is over */
    /* from which event on the picture has still to show how a hand ended (table_untold.c); -1: all
     * of it was seen */
    int untold;
    bool untold_kept; /* the store says so too */
    char save_name[64], seating_name[64], untold_name[64];
    /* pictures of back and ground that were chosen; NULL: the skin's own */
    const char *wears[2];
    struct stage *teller; /* hears what is said aloud (table_spoken.c); NULL */
    const char *teller_lang;
    int teller_heard, told_turn;
    struct narrated told;
    int64_t told_curtain; /* which curtain’s words were told: 1 + when it came down; 0 */
    seatmask aloud;       /* who wants their hand said aloud at a screen of several people… */
    int64_t aloud_asked;  /* …and when somebody asked for it once; 0 */
    seat aloud_who;       /* who that was: nobody's second press counts as another's */
    uint32_t earned;      /* achievements that are still to be told, a bit each */
};

/* table.c */
int64_t table_ms(const struct table *t);
int table_shown_actions(const struct table *t);
void table_free(struct table *t);
extern const struct scene_type table_type;
static inline struct stage *table_front(const struct table *t)
{
    return t->look ? t->look : t->stage;
}
static inline int table_sooner(int a, int b) { return a < 0 ? b : b < 0 ? a : a < b ? a : b; }

/* table_decide.c */
/* What a seat, by its person, wants done. A refusal is told where only that person sees it.
 * `decided`: somebody meant it; else it was said for who is not asked. */
void table_play(struct table *t, struct action a, bool decided);
/* A stage's wish, played if it may; asked about before. `pressed`: by somebody, just now. */
void table_wish(struct table *t, struct action a, bool pressed);
void table_ask_first(struct table *t, const struct stage_wish *wish);
/* Leaves the table for the page of how the match ended. */
void table_finish(struct table *t);

/* table_keep.c */
void table_keep(struct table *t); /* match and seating, as they are now */
/* Another game takes the place of one that waited: that one was left, and goes among the matches
 * too, as far as it was played. */
void table_keep_left(struct table *t);

/* table_untold.c: an end of a hand that was not seen to its finish outlives the program */
/* a hand, duel or round ends with the last action */
bool table_hand_ends(const struct match *m);
void untold_begin(struct table *t); /* of a table that was kept: what of it is still to be shown */
void untold_play(struct table *t);  /* an action was just played, and has not been heard */
void untold_keep(struct table *t, struct store *store); /* together with the match */
void untold_update(struct table *t);                    /* how far the picture has come */

/* table_hands.c: whose eyes, whose hand */
seatmask table_people(const struct table *t); /* present */
/* the person who is waited for, SEAT_NONE: nobody or bots */
seat table_asked(const struct table *t);
/* several seats are asked at once for what needs no look at any card: any of them may answer for
 * the table */
bool table_agrees(const struct table *t);
/* as the privacy in force has it, from nothing */
void table_begin_eyes(struct table *t);
/* of `eyes` and `front`; it has heard nothing yet */
void table_new_stage(struct table *t);
void table_lay(struct table *t, bool at_rest); /* a new stage that has heard all */
/* The same, at rest up to that event; what came after it is shown. */
void table_lay_from(struct table *t, int event);
/* Up to which event the picture has shown all to its end: what it is still showing begins there. */
int table_shown_whole(const struct table *t);
/* the same at rest, and a hand that was turned up stays so, if the same person is asked */
void table_lay_again(struct table *t);
void table_hear(struct table *t); /* the stage hears what has happened */
/* the hand in front is turned up, or down again */
void table_peek(struct table *t);
/* A hand is up, and its turn has not passed by `a`, which was just played. */
bool table_turn_goes_on(const struct table *t, const struct action *a);
/* nobody else is in the game any more: the hand is up without a press. True: it has just been
 * turned */
bool table_look_alone(struct table *t);
/* whatever only one may see is gone: picture, words, focus */
void table_hand_down(struct table *t);
/* the next person, when the picture has caught up; true: something changed */
bool table_follow(struct table *t);
/* so many ms more the table stays with the player who has pressed (guard.h); -1: it does not */
int table_stays(const struct table *t);
void table_away(struct table *t); /* somebody else may look at the screen */
/* all hands, for who is out, while everybody else looks away */
void table_watch(struct table *t);
void table_reseat(struct table *t); /* the seating has changed */
/* names, settings: what is not heard */
void table_dress(const struct table *t, struct stage *st);

/* table_curtain.c */
void curtain_raise(struct table *t, seat from, seat comes);
/* the same person may go on, once nobody else looks: the picture from that event on */
void curtain_again(struct table *t, seat comes, int shown);
void curtain_watch(struct table *t, seat comes);
int curtain_update(struct table *t);
void curtain_input(struct table *t, const struct item_event *event);
void curtain_draw(const struct table *t, struct canvas *c);

/* table_strip.c: what has happened since somebody's last turn */
/* where that turn ended, in events; 0: there was none */
int strip_since(const struct table *t, seat who);
/* for the person who comes, from what everybody may know */
void told_gather(struct table *t);
/* on the curtain, from `top` down */
void told_draw(const struct table *t, struct canvas *c, const struct ui *ui, float top);
/* the stage is as that person left it; what follows is heard and told */
void strip_begin(struct table *t);
void strip_end(struct table *t);
int strip_wait(struct table *t);
/* it lies over the hand that is asked */
bool strip_hides_hand(const struct table *t);
void strip_draw(const struct table *t, struct canvas *c);

/* table_players.c */
void table_seat_players(struct table *t); /* again, after the seating has changed */
int table_bots(struct table *t);
void table_hint(struct table *t);
int table_advice(struct table *t);

/* table_gate.c: one gate between what is pressed and what is decided (guard.h) */
/* something lies over the picture for a while, until a press */
bool table_moment(const struct table *t);
/* after each update: what is asked, and is it seen */
void table_guard(struct table *t);
/* what is wished, if the press was meant for it */
struct stage_wish table_pressed(struct table *t, struct stage *st, const struct item_event *event);

/* table_clock.c */
/* time goes on; the ms until it wants to be asked again */
int table_clock(struct table *t);
void table_clock_tell(const struct table *t, struct stage *st);
void table_clock_draw(const struct table *t, struct canvas *c);

/* table_pace.c */
float table_pace(const struct table *t);     /* what durations are multiplied by now */
bool table_only_bots(const struct table *t); /* there are people, and all of them are out */
int table_rush(struct table *t);
void table_rush_items(void *of, struct items *it);
/* true: it was about that */
bool table_rush_input(struct table *t, const struct item_event *event);
void table_rush_draw(const struct table *t, struct canvas *c);

/* table_spoken.c */
/* a hand is up that only one of several people may know */
bool table_secret(const struct table *t);
void table_words(struct scene *s, enum words what, struct strbuf *out);
void table_untell(struct table *t);

/* table_talk.c */
/* The picture, `st`, has reached an event. */
void table_talk_saw(void *of, const struct stage *st, const struct event *e);
int table_talk(struct table *t);
void table_talk_draw(const struct table *t, struct canvas *c);
/* the skin has something on the whole screen that nothing is to lie over */
bool table_filled(const struct table *t);

/* table_undo.c */
void table_undo(struct table *t);
/* after loading: which of the last actions were no decisions, as far as can be told */
void table_recall(struct table *t);
void table_tell_undo(const struct table *t, struct stage *st);

/* table_achievements.c */
void table_earn(struct table *t, struct store *store); /* what the log has earned by now */
/* false: it is today's run, and the attempt that counts has been made: practice (daily.h) */
bool table_daily_begins(struct table *t, const struct match *m);
/* writes down how, if it was that and is over */
void table_daily_ends(struct table *t, struct store *store);
/* what was chosen of what was earned: back and ground */
void table_dress_up(struct table *t);
void table_music(struct table *t);
/* who plays alone at a table without a seating; 0: nobody known */
int64_t table_rider(const struct table *t);
/* the back and ground that were earned and chosen */
void table_wear(const struct table *t, struct stage *st);
/* tells it, when the picture has caught up */
void table_award(struct table *t, bool at_once);

/* table_people.c */
void people_open(struct table *t);      /* who leaves, who is back, who takes a seat */
bool people_has(const struct table *t); /* is there anything to be done there */
/* has this seat left the game for good, as far as the picture has come */
bool table_out(const struct table *t, int who);
bool table_over(const struct table *t);

#endif
