/* ace_slow.h - Ace of Spades a second time: plain and slow, written from the numbers of its rules,
 * sharing no line with src/games/ace.
 *
 * It reads the enemies' file and the lines of a log by itself and keeps its own table. Cards are
 * numbers as the log sorts hands: rank * 4 + suit, 2 to A, clubs, diamonds, hearts, spades; 52 is
 * the Joker. Anybody who tests plays the same actions in both and compares the tables. */
#ifndef CARRE_ACE_SLOW_H
#define CARRE_ACE_SLOW_H

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum { SLOW_FOES = 64, SLOW_CARDS = 64, SLOW_JOKER = 52, SLOW_SLOTS = 12, SLOW_KINDS = 10 };

struct slow_effect {
    char word[6][16];
    int n;
};
struct slow_foe {
    char id[40];
    int number, hp, difficulty, npenalties, nbonuses;
    struct slow_effect penalty[6], bonus[6];
};
struct slow_armed {
    bool armed;
    int n, target[3], amount, order;
};
struct slow_pile {
    int card[SLOW_CARDS], n;
};

struct slow {
    struct slow_foe foe[SLOW_FOES];
    int nfoes;
    int difficulty;                    /* 0 easy to 3 nightmare */
    int players, active;               /* 1 or 2; who is on turn, from 0 */
    struct slow_pile hand, other, row; /* of who is on turn; the partner's; shared */
    /* words in this turn: by who is on turn, by the partner */
    int said, heard;
    /* known: cards of the draw pile that lie on top, the last is the next */
    struct slow_pile discard, shown, known;
    int pile;                                     /* cards in the draw pile, known ones too */
    bool aside;                                   /* the Joker is */
    int enemy, hp, bullets, reloads, marker, won; /* enemy: -1 between two duels */
    struct slow_pile bonuses, lasting;            /* foes */
    struct slow_armed armed[SLOW_SLOTS];
    bool claimed[SLOW_KINDS];
    int shots;
    bool fired; /* the shot of this turn has been made */
    const char *phase;
    /* the foe whose bonus is being used (-1), and which of its effects is next */
    int using, verb;
    bool done;
    const char *answers; /* of chance, not yet used */
    char fault[200];     /* the first contradiction, "" while there is none */
};

/* An empty table with the enemies of the file. */
void slow_read(struct slow *s, const char *enemies, int difficulty, int players);
/* The set-up, with the answers after "open :". */
void slow_open(struct slow *s, const char *answers);
/* A line of the log: "1 shoot #0 #1 =1 : 7h". */
void slow_play(struct slow *s, const char *line);

/* May this be done now? */
bool slow_may_shoot(const struct slow *s);
bool slow_may_jam(const struct slow *s);
bool slow_may_discard(const struct slow *s);
bool slow_may_renew(const struct slow *s);
bool slow_may_use(const struct slow *s, int slot);
bool slow_may_arm(const struct slow *s, int slot);
bool slow_may_say(const struct slow *s, int player);
/* All that who is on turn may shoot with: the hand, then the shared row. */
struct slow_pile slow_cards(const struct slow *s);
/* The highest damage that any of these cards deal, -1 if they hold no combination. */
int slow_best(const struct slow *s);
/* Who these words of a foe's bonus mean: does it happen when used? */
bool slow_now(const struct slow *s, int foe);

/* Between the two files. Does a penalty act now; does one forbid bonuses; the last declaration; is
 * there any combination in the hand (`bare`: without declarations). */
bool slow_acts(const struct slow *s, const struct slow_effect *penalty);
bool slow_nobonus(const struct slow *s);
int slow_last_order(const struct slow *s); /* of the declarations */
bool slow_holds(const struct slow *s, bool bare);
/* What these cards deal as `shoot .about =amount` claims them, -1 if they do not hold that; which
 * kind it is; whether every declaration changes something. */
int slow_deals(const struct slow *s, const struct slow_pile *shot, int about, int amount, int *kind,
               bool *good);
/* Most words differ in their first letter: the calls that tell the rest took two thirds of the
 * test. */
static inline bool slow_same(const char *a, const char *b)
{
    return a[0] == b[0] && strcmp(a, b) == 0;
}
static inline bool slow_is(const struct slow_effect *e, const char *verb)
{
    return slow_same(e->word[0], verb);
}
static inline int slow_number(const struct slow_effect *e, int at) { return atoi(e->word[at]); }

#endif
