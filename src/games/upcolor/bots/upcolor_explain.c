/* upcolor_explain.c - why a move of Upcolor is good, in a sentence about what its player sees: the
 * first reason that holds. */
#include "upcolor_explain.h"
#include "check.h"
#include "upcolor_know.h"

enum { NEAR_THE_END = 2, MANY = 3 };

/* How many cards the nearest of the others still has. */
static int nearest(const struct view *v)
{
    int least = UPCOLOR_CARDS;
    for (int s = 0; s < v->board.nseats; s++)
        if (!upcolor_partners(&v->rules, s, v->me) && upcolor_seated(&v->board, s) &&
            upcolor_hand_count(&v->board, s) < least)
            least = upcolor_hand_count(&v->board, s);
    return least;
}

static const char *why_pass(const struct upcolor_moves *m)
{
    if (m->legal == 1 << PASSES)
        return N_("You can’t play any card, so you have to pass.");
    if (m->last && upcolor_open(m, IMPERIAL))
        return N_("An imperial here would take the trick and make you draw a card. You can still "
                  "play the imperial later.");
    return upcolor_open(m, IMPERIAL) ? N_("The imperial is the strongest card and can be played at "
                                          "any time. It’s worth keeping.")
                                     : N_("A discard card lets the next player choose freely. It "
                                          "may help more in a later lap.");
}

static const char *why_special(const struct view *v, const struct upcolor_moves *m, int move)
{
    const bool near = nearest(v) <= NEAR_THE_END;
    if (move == IMPERIAL) {
        if (near)
            return N_(
                "Someone is almost out of cards. You may never get to play what you keep now.");
        if (m->last)
            return N_("Played last in the lap, the imperial takes the trick, and you lead next.");
        return m->leads ? N_("Every colour can follow an imperial, so if you lead one, someone "
                             "else will probably take the trick.")
                        : N_("Nothing else fits, so the imperial is the card to play. It calls "
                             "yellow again.");
    }
    if (near && upcolor_fines(&v->rules))
        return N_("Someone is almost out of cards, and a discard card left in your hand costs you "
                  "the next share.");
    if (!m->leads && !upcolor_fines(&v->rules))
        return N_("You have no good colour here, so play a discard card.");
    if (m->leads)
        return N_("A discard card is a good lead: someone else will probably take the trick.");
    return N_("You have no good colour here, so play a discard card. Keep it too long and it costs "
              "you the next share.");
}

static const char *why_lead(const struct view *v, const struct upcolor_moves *m, int move)
{
    CARRE_ASSERT(move >= 0 && move < PASSES);
    if (move == RED)
        return nearest(v) <= NEAR_THE_END
                   ? N_("After red, only violet is called: a short lap in which few players get "
                        "rid of a card.")
                   : N_("After red, only violet is called, so few can follow.");
    if (m->held[move] >= MANY)
        return N_("You hold many cards of this colour. A mix of colours is easier to play.");
    return m->held[move + 1]
               ? N_("You can play this colour now, and you’ll still hold the colour it calls.")
               : N_("A colour early in the code makes for a long lap, so someone else will "
                    "probably take the trick.");
}

static const char *why_play(const struct view *v, const struct upcolor_moves *m, int move)
{
    if (m->cards == 1)
        return N_("Your last card: it wins the round.");
    if (m->leads && v->board.num[UPCOLOR_MUST_IMPERIAL])
        return N_("A round begins with an imperial.");
    if (!(m->legal & ~(1 << move)))
        return N_("It’s the only card you can play.");
    if (move == IMPERIAL || move == DISCARD)
        return why_special(v, m, move);
    if (move == VIOLET)
        return N_("Violet can only be played on red, so play it while you can. It ends the lap and "
                  "takes the trick.");
    return v->board.num[UPCOLOR_CALLED] ? N_("Play the called colour and keep your stronger cards.")
                                        : why_lead(v, m, move);
}

const char *upcolor_why(const struct view *v, const struct action *a)
{
    if (v->board.phase != UPCOLOR_PHASE_PLAY ||
        (a->kind != UPCOLOR_PLAY && a->kind != UPCOLOR_PASS))
        return "";
    struct upcolor_moves m;
    upcolor_moves(&v->board, a->who, &m);
    const int move = upcolor_move_of(&v->board, a);
    return move == PASSES ? why_pass(&m) : why_play(v, &m, move);
}
