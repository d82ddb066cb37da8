/* ace_look.h - what the files of the duel's picture share: its places and its state. What stands on
 * the table is in ace_things.h, what is chosen and pressed in ace_controls.h, the count in
 * ace_count.h, what happens in ace_moments.h, colours and letters in ace_paint.h. */
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
    int best_who, duels_of[2]; /* of two: who fired the best shot; enemies that each brought down */
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
    struct rect verbs;   /* there; else empty */
    struct rect heap[2]; /* and the plates that the two piles lie on */
    struct rect
        aside; /* between poster and sum, or at the left of it: what is said, small moments */
    struct rect bonuses_title, bonuses, seals_title, seals, pile, discard, primary, second, third;
    struct rect panel; /* of what lies over the middle */
    float caption;     /* height of the line for names at the belt's end; 0: none */
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
    int met_at; /* st->seen when he came */
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

#endif
