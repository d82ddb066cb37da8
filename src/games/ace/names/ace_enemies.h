/* ace_enemies.h - the enemies as data, and the grammar of what they do.
 *
 * assets/ace/enemies.txt is read line by line; '#' begins a remark. An enemy is
 *
 *     enemy the-hangman              the id: of its portrait, in logs and positions
 *     number 2                       start, 1 to 11: what stands on its back (AS-02)
 *     kind acolyte                   minion, acolyte (numbers 2, 5, 8) or overkill (11)
 *     difficulty normal              only for Overkill: easy, normal, hard, nightmare
 *     hp 11
 *     name "The Hangman"             translated
 *     text "…"                       one sentence of flavour, translated
 *     penalty noextra faces          none for minions
 *     bonus extra faces 1            one-use for minions, permanent for acolytes, none for Overkill
 *
 * Several effects follow one another with commas. n is 1 to 99 where nothing else is said:
 *
 *   one-use, now       damage n · draw n · cycle n · recall n · joker · peek n · pick n · bullet n
 *                      · reload n (counts of cards 1 to 12, counters 1 to 6)
 *   one-use, on shot   add n · combo KIND n · recolour n · count SUIT as SUIT · rerank n RANK ·
 *                      step n · short KIND · double GROUP · twice · calm (1 to 3 cards)
 *   permanent          combo KIND n · short KIND · extra GROUP n [max m] · extra SUIT n [max m] ·
 *                      low m n · least n · bullet n · reload n
 *                      (low: n more for each card of the combination whose value, A 1, J 11, Q 12,
 *                          K 13, is m or less)
 *   penalties          zero KIND · norepeat · less n · cap n · halve · noextra GROUP · void SUIT ·
 *                      nobonus, each with `first` or `last` after it if
 *                      it acts then only; vengeance n
 *
 *   KIND pair two-pair three straight flush full four straight-flush five   GROUP faces aces   SUIT
 *       clubs diamonds hearts spades   RANK 2 to 10 J Q K A any
 *
 * A one-use card acts now or on a shot, not both: what happens when it is used and what is declared
 * with a shot can't be spent together (AS-35). At most one effect of a card picks the cards that it
 * changes, so that one declaration says it all. */
#ifndef CARRE_ACE_ENEMIES_H
#define CARRE_ACE_ENEMIES_H

#include <stdbool.h>
#include <stdint.h>

enum {
    ACE_ENEMIES = 49,
    ACE_NUMBERS = 12,
    ACE_EFFECTS = 5,
    ACE_ID = 32,
    ACE_NAME = 48,
    ACE_TEXT = 200
};

enum { ACE_MINION, ACE_ACOLYTE, ACE_OVERKILL };

/* Kinds of combination, weakest first (AS-20). */
enum {
    ACE_NO_KIND,
    ACE_PAIR,
    ACE_TWO_PAIR,
    ACE_THREE,
    ACE_STRAIGHT,
    ACE_FLUSH,
    ACE_FULL,
    ACE_FOUR,
    ACE_STRAIGHT_FLUSH,
    ACE_FIVE,
    ACE_KINDS
};

enum ace_verb {
    ACE_NOTHING,
    /* now */
    ACE_DO_DAMAGE,
    ACE_DO_DRAW,
    ACE_DO_CYCLE,
    ACE_DO_RECALL,
    ACE_DO_JOKER,
    ACE_DO_PEEK,
    ACE_DO_PICK,
    ACE_DO_BULLET,
    ACE_DO_RELOAD,
    /* on a shot; combo and short also permanent */
    ACE_DO_ADD,
    ACE_DO_COMBO,
    ACE_DO_RECOLOUR,
    ACE_DO_COUNT,
    ACE_DO_RERANK,
    ACE_DO_STEP,
    ACE_DO_SHORT,
    ACE_DO_DOUBLE,
    ACE_DO_TWICE,
    ACE_DO_CALM,
    /* permanent */
    ACE_DO_EXTRA,
    ACE_DO_LOW,
    ACE_DO_LEAST,
    /* penalties */
    ACE_DO_ZERO,
    ACE_DO_NOREPEAT,
    ACE_DO_LESS,
    ACE_DO_CAP,
    ACE_DO_HALVE,
    ACE_DO_NOEXTRA,
    ACE_DO_VOID,
    ACE_DO_NOBONUS,
    ACE_DO_VENGEANCE,
    ACE_DOS
};

/* What an effect is about: a suit is SUIT_CLUBS to SUIT_SPADES, a group one of these two. */
enum { ACE_FACES = 4, ACE_ACES = 5 };
enum { ACE_ALWAYS, ACE_FIRST, ACE_LAST };
enum { ACE_RANK_ANY = 13 };

struct ace_effect {
    uint8_t verb;
    /* a kind (combo, short, zero), a suit (count, void, extra), a group (double, noextra,
     * extra), a rank or ACE_RANK_ANY (rerank), a value (low) */
    uint8_t what;
    uint8_t as; /* count: the suit that it becomes */
    uint8_t n;
    uint8_t max;  /* extra: at most so much a shot, 0 no limit */
    uint8_t when; /* penalties: ACE_ALWAYS, ACE_FIRST, ACE_LAST */
};

struct ace_enemy {
    /* name and text in English, to be translated */
    char id[ACE_ID], name[ACE_NAME], text[ACE_TEXT];
    uint8_t number;     /* 0 (start) to 11 */
    uint8_t kind;       /* ACE_MINION, ACE_ACOLYTE, ACE_OVERKILL */
    uint8_t difficulty; /* of an Overkill */
    uint8_t hp;
    uint8_t npenalties, nbonuses;
    struct ace_effect penalty[ACE_EFFECTS], bonus[ACE_EFFECTS];
};

/* Enemies in the order of the file; card CARD_OWN + index shows enemy number index. */
struct ace_data {
    struct ace_enemy enemy[ACE_ENEMIES];
};

/* Does the effect happen when its bonus is used? (Else on a shot, or it is no one-use effect.) */
static inline bool ace_effect_now(const struct ace_effect *e)
{
    return e->verb >= ACE_DO_DAMAGE && e->verb <= ACE_DO_RELOAD;
}
/* Does it change cards that the player picks? */
static inline bool ace_effect_picks(const struct ace_effect *e)
{
    return e->verb == ACE_DO_RECOLOUR || e->verb == ACE_DO_RERANK || e->verb == ACE_DO_STEP;
}
/* A one-use bonus that acts when used. */
static inline bool ace_bonus_now(const struct ace_enemy *e)
{
    return e->nbonuses && ace_effect_now(&e->bonus[0]);
}

/* The words of the grammar: "pair", "straight-flush"; "clubs", "faces"; "draw". NULL for what is
 * none. */
const char *ace_kind_word(int kind);
/* An effect as the file writes it: "extra hearts 1 max 3". For terminals, logs and tests. */
void ace_effect_text(const struct ace_effect *e, char *out, int room);

/* Reads the file's text. NULL, and one sentence "NAME:LINE: reason" in `error`, for any fault. */
void *ace_data_parse(const char *name, const char *text, char *error, int room);

/* Of a match's data: every enemy, in the order of the match, without words; an enemy that is no
 * more in the file is named by its id (game.h, data_write and data_read). */
struct rules;
struct strbuf;
void ace_values_write(const struct rules *r, struct strbuf *out);
void *ace_values_read(const struct rules *r, const char *values, const void *today, int *line,
                      char *error, int room);

#endif
