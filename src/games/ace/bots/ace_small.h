/* ace_small.h - the tree of a small duel: for ace_small.c and ace_small_tree.c alone.
 *
 * Cards are bits of one number, 52 faces and the Joker. A node is all that the rest of the duel can
 * hang on. Values are chances of ACE_SURE, less what the bonuses cost that are spent on the way.
 * The thought is counted: where it is used up, the tree is tired, and what it says counts for
 * nothing. */
#ifndef CARRE_ACE_SMALL_H
#define CARRE_ACE_SMALL_H

#include "ace_weigh.h"

enum {
    SMALL_DECLARED = 4,
    SMALL_SETS = 1 << SMALL_DECLARED,
    SMALL_HELPS = 7,
    SMALL_CLASSES = 4,
    SMALL_HELD = 13,
    SMALL_PILE = 9,
    SMALL_HANDS = 30000, /* that may be looked at: some 30 ms */
    SMALL_NODES = 1 << 14,
    SMALL_DAMAGES = 1 << 14
};

/* A bonus that lies there. */
struct small_help {
    int slot;
    const struct ace_enemy *bonus;
    const struct ace_effect *picks;
    int32_t share;
};

struct small_node {
    uint64_t hand, pile, out; /* out: the discard pile */
    int16_t hp;
    uint8_t bullets, reloads;
    uint8_t left; /* helps not yet spent */
    /* help + 1 whose effects are happening, which one is next, whether one did something */
    uint8_t using, verb, done;
    /* the turn's shot was made, its end is being settled; a shot was made since the tree began */
    uint8_t fired, later;
    uint8_t pad[6];
};

struct small {
    struct ace_weigh *w;
    /* the first `ndeclared` are declared on shots, the others act at once */
    int nhelp, ndeclared;
    struct small_help help[SMALL_HELPS];
    uint32_t picks;            /* those that change picked cards */
    int32_t share[SMALL_SETS]; /* what is left of the run when these are spent */
    int least;                 /* the fewest cards of a shot */
    int bullets;               /* when the tree begins */
    bool known[SMALL_CLASSES];
    uint32_t allowed[SMALL_CLASSES];
    struct ace_aim aim[SMALL_CLASSES][SMALL_SETS];
    struct ace_gun gun[SMALL_CLASSES][SMALL_SETS];
    /* value + 1; what does not fit is worked out again */
    struct {
        struct small_node node;
        int32_t value;
    } * nodes;
    struct {
        uint64_t key;
        int32_t damage;
    } * damages;
    int hands; /* looked at so far */
    bool tired;
};

static inline int small_bits(uint64_t v)
{
    v -= v >> 1 & 0x5555555555555555;
    v = (v & 0x3333333333333333) + (v >> 2 & 0x3333333333333333);
    return (int)(((v + (v >> 4)) & 0x0f0f0f0f0f0f0f0f) * 0x0101010101010101 >> 56);
}
/* The next set of as many cards out of `all`, given as its numbers there: begin with the lowest so
 * many bits. */
static inline uint32_t small_next(uint32_t v)
{
    const uint32_t low = v & -v, up = v + low;
    return up | ((v ^ up) / low >> 2);
}
/* The bits of `few` (0 is the lowest bit of `all`, and so on) spread over those of `all`. */
static inline uint64_t small_spread(uint32_t few, uint64_t all)
{
    uint64_t out = 0;
    for (; few && all; few >>= 1, all &= all - 1)
        if (few & 1)
            out |= all & -all;
    return out;
}
/* Which shots are alike: before the first one things may be declared already, and some penalties
 * act on the first or the last one alone. */
static inline int small_class(const struct small_node *n)
{
    return n->later * 2 + (n->bullets == 1);
}

/* The worth of a node, played as well as can be. */
int32_t small_value(struct small *s, const struct small_node *n);
/* Can nothing be hoped for, whatever comes and whatever is declared? */
bool small_hopeless(struct small *s, const struct small_node *n);
/* After a shot of these cards that deals so much, with these declared. */
int32_t small_fired(struct small *s, const struct small_node *n, uint64_t fired, uint32_t set,
                    int damage);
/* After the use of a help, and after its first effect's cards. */
struct small_node small_used(const struct small_node *n, int help);
int32_t small_cycled(struct small *s, const struct small_node *n, uint64_t gone);
int32_t small_taken(struct small *s, const struct small_node *n, uint64_t taken);
/* Its own value after these cards were thrown away and as many drawn: a reload. */
int32_t small_thrown(struct small *s, const struct small_node *n, uint64_t gone);
/* Damage of the best claim of these cards with these declared, and where they point; -1. */
int small_damage(struct small *s, int class, uint64_t cards, uint32_t set, struct action *pointed);
/* May these be declared together? Two that each change picked cards are never tried. */
bool small_tried(struct small *s, int class, uint32_t set);

#endif
