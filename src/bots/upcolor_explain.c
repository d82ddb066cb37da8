/* upcolor_explain.c - why a move of Upcolor is good, in a sentence about what its player sees: the first reason that holds. */
#include "explain_inside.h"
#include "upcolor_know.h"

#define N_(text) text
enum { NEAR_THE_END = 2, MANY = 3 };

/* How many cards the nearest of the others still has. */
static int nearest(const struct view *v)
{
    int least = UPCOLOR_CARDS;
    for (int s = 0; s < v->board.nseats; s++)
        if (!upcolor_partners(&v->rules, s, v->me) && upcolor_seated(&v->board, s) && upcolor_hand_count(&v->board, s) < least)
            least = upcolor_hand_count(&v->board, s);
    return least;
}

static const char *why_pass(const struct upcolor_moves *m)
{
    if (m->legal == 1 << PASSES)
        return N_("No card can be played, so passing is all there is.");
    if (m->last && upcolor_open(m, IMPERIAL))
        return N_("An imperial here would take the trick and bring another card. It can be played at any moment later.");
    return upcolor_open(m, IMPERIAL) ? N_("The imperial is the strongest card and can be played at any moment. It is worth keeping.")
                                     : N_("A discard card lets the next player choose freely. It may help more in another lap.");
}

static const char *why_special(const struct view *v, const struct upcolor_moves *m, int move)
{
    const bool near = nearest(v) <= NEAR_THE_END;
    if (move == IMPERIAL) {
        if (near)
            return N_("Somebody is almost out of cards. What is kept now may never be played.");
        if (m->last)
            return N_("As the last of the lap, the imperial takes the trick and with it the next lead.");
        return m->leads ? N_("An imperial leads the longest lap: all colours may follow, and somebody else is likely to take.")
                        : N_("The imperial goes when nothing else fits, and calls yellow again.");
    }
    if (near && v->rules.option[UPCOLOR_PENALTY])
        return N_("Somebody is almost out of cards, and a discard card that is left over costs the next share.");
    return m->leads ? N_("A discard card can lead, and then somebody else is likely to take the trick.")
                    : N_("A discard card goes when the colour does not suit. Kept too long, it costs the next share.");
}

static const char *why_lead(const struct view *v, const struct upcolor_moves *m, int move)
{
    if (move == RED)
        return nearest(v) <= NEAR_THE_END ? N_("After red only violet is called: a short lap, in which few get rid of a card.")
                                          : N_("After red only violet is called, so few can follow.");
    if (m->held[move] >= MANY)
        return N_("There are many of this colour in the hand. Several colours are easier to play than one.");
    return m->held[move + 1] ? N_("This colour can go now, and the one it calls is in this hand for later.")
                             : N_("A low colour makes the lap long, so that somebody else is likely to take the trick.");
}

static const char *why_play(const struct view *v, const struct upcolor_moves *m, int move)
{
    if (m->cards == 1)
        return N_("The last card: it wins the round.");
    if (m->leads && v->board.num[UPCOLOR_MUST_IMPERIAL])
        return N_("A round begins with an imperial.");
    if (!(m->legal & ~(1 << move)))
        return N_("It is the only card that can be played.");
    if (move == IMPERIAL || move == DISCARD)
        return why_special(v, m, move);
    if (move == VIOLET)
        return N_("Violet can be played on red only, so it goes when it can. It ends the lap and takes the trick.");
    return v->board.num[UPCOLOR_CALLED] ? N_("The called colour can go, and stronger cards stay in the hand.") : why_lead(v, m, move);
}

const char *upcolor_why(const struct view *v, const struct action *a)
{
    if (v->board.phase != UPCOLOR_PHASE_PLAY || (a->kind != UPCOLOR_PLAY && a->kind != UPCOLOR_PASS))
        return "";
    struct upcolor_moves m;
    upcolor_moves(&v->board, a->who, &m);
    const int move = upcolor_move_of(&v->board, a);
    return move == PASSES ? why_pass(&m) : why_play(v, &m, move);
}
