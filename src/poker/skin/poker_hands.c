/* What cards make, in words, and which five of them: for the eyes of one seat, from faces that it
 * sees. No decision is taken here. */
#include "poker_extra.h"
#include "poker_sentences.h"
#include "poker_table.h"

#include "check.h"
#include "equity_assist.h"
#include "i18n.h"
#include "made.h"

#include <stdio.h>

enum { MOST = 9, SAMPLES = 2000 };

/* Hole cards and the board, or as much of it as nine cards leave; false: not two hole cards, or one
 * that is not seen. */
static bool cards_of(const struct board *b, int who, cardset *hole, cardset *board)
{
    *hole = *board = CARDSET_NONE;
    for (int of_board = 0; of_board < 2; of_board++) {
        const int zone = of_board ? HOLDEM_BOARD : HOLDEM_HAND + who;
        for (int i = 0; i < board_count(b, zone) && i < MOST - HOLDEM_HOLE_CARDS; i++) {
            if (!card_is_plain(board_face(b, zone, i)))
                return false;
            *(of_board ? board : hole) |= cardset_of(board_face(b, zone, i));
        }
    }
    return cardset_count(*hole) == HOLDEM_HOLE_CARDS;
}

static bool both(const struct stage *st, const struct board *b)
{
    const struct poker_extra *more = poker_more(st);
    return more->both && more->both(b);
}

unsigned poker_best_five(const struct stage *st, const struct board *b, int who)
{
    CARRE_ASSERT(who >= 0 && who < b->nseats);
    cardset hole, board;
    unsigned mask = 0;
    if (!cards_of(b, who, &hole, &board))
        return 0;
    const cardset five = made_five(hole, board, both(st, b));
    for (int i = 0; i < HOLDEM_HOLE_CARDS; i++)
        mask |= cardset_has(five, board_face(b, HOLDEM_HAND + who, i)) ? 1u << i : 0;
    for (int i = 0; i < board_count(b, HOLDEM_BOARD); i++)
        mask |=
            cardset_has(five, board_face(b, HOLDEM_BOARD, i)) ? 1u << (HOLDEM_HOLE_CARDS + i) : 0;
    return mask;
}

uint16_t poker_made_ranks(const struct stage *st, const struct board *b, int who)
{
    cardset hole, board;
    if (!cards_of(b, who, &hole, &board))
        return 0;
    const struct made m = made_of(hole, board, both(st, b));
    const bool two = m.category == RANK_TWO_PAIR || m.category == RANK_FULL_HOUSE;
    return (uint16_t)(1U << m.rank[0] | (two ? 1U << m.rank[1] : 0));
}

void poker_hand_name(const struct stage *st, const struct board *b, int who, char out[POKER_NAME])
{
    cardset hole, board;
    out[0] = '\0';
    if (!cards_of(b, who, &hole, &board))
        return;
    const struct made m = made_of(hole, board, both(st, b));
    const int a = m.rank[0], second = m.rank[1];
    const char *top = face_rank_up_to(st, a), *of = face_rank_of(a), *many = face_rank_plural(a);
    switch (m.category) {
    /* TRANSLATORS: names of poker hands. %s is a rank as this text wants it, with its own context:
     * "high card"… */
    case RANK_HIGH_CARD: snprintf(out, POKER_NAME, _("High card %s"), face_rank_high(st, a)); break;
    /* TRANSLATORS: …"made of", in the plural ("nines"; French "de neuf")… */
    case RANK_PAIR: snprintf(out, POKER_NAME, _("Pair of %s"), of); break;
    /* TRANSLATORS: …the bare plural… */
    case RANK_TWO_PAIR:
        snprintf(out, POKER_NAME, _("Two pair, %s and %s"), many, face_rank_plural(second));
        break;
    case RANK_THREE: snprintf(out, POKER_NAME, _("Three %s"), of); break;
    /* TRANSLATORS: …"up to" ("K"; French "au roi") */
    case RANK_STRAIGHT: snprintf(out, POKER_NAME, _("Straight, %s high"), top); break;
    case RANK_FLUSH: snprintf(out, POKER_NAME, _("Flush, %s high"), top); break;
    case RANK_FULL_HOUSE:
        snprintf(out, POKER_NAME, _("Full house, %s full of %s"), many, face_rank_plural(second));
        break;
    case RANK_FOUR: snprintf(out, POKER_NAME, _("Four %s"), of); break;
    case RANK_STRAIGHT_FLUSH:
        snprintf(out, POKER_NAME, a == RANK_A ? _("Royal flush") : _("Straight flush, %s high"),
                 top);
        break;
    case RANK_CATEGORIES: break;
    }
}

/* A capital that small letters follow: not the K of "Kハイ". */
void poker_hand_within(char name[POKER_NAME])
{
    if (name[0] >= 'A' && name[0] <= 'Z' && name[1] >= 'a' && name[1] <= 'z')
        name[0] = (char)(name[0] - 'A' + 'a');
}

void poker_hand_short(const struct stage *st, const struct board *b, int who, char out[POKER_NAME])
{
    cardset hole, board;
    out[0] = '\0';
    if (cards_of(b, who, &hole, &board))
        snprintf(out, POKER_NAME, "%s",
                 _(rank_category_words[made_of(hole, board, both(st, b)).category]));
}

/* What one more card can make of a hand that has no pair yet; cards that lie open elsewhere can't
 * come. Of both the flush, which beats the straight. */
void poker_draw_name(const struct stage *st, const struct board *b, int who, char out[POKER_NAME])
{
    cardset hole, board, gone = CARDSET_NONE;
    bool straight = false, flush = false;
    out[0] = '\0';
    if (!cards_of(b, who, &hole, &board) || cardset_count(board) < 3 || poker_to_come(st, b) < 1 ||
        made_of(hole, board, both(st, b)).category != RANK_HIGH_CARD)
        return;
    for (int s = 0; s <= b->nseats; s++) {
        const int zone = s < b->nseats ? HOLDEM_HAND + s : HOLDEM_MUCK;
        for (int i = 0; i < board_count(b, zone); i++)
            if (card_is_plain(board_face(b, zone, i)) && board_cell(b, zone, i).seen == SEAT_ALL)
                gone |= cardset_of(board_face(b, zone, i));
    }
    for (card c = 0; c < RANKS * SUITS; c++) {
        if (cardset_has(gone | hole | board, c))
            continue;
        const enum rank_category makes = made_of(hole, board | cardset_of(c), both(st, b)).category;
        straight |= makes == RANK_STRAIGHT;
        flush |= makes == RANK_FLUSH || makes == RANK_STRAIGHT_FLUSH;
    }
    if (flush || straight)
        snprintf(out, POKER_NAME, "%s", flush ? _("Flush draw") : _("Straight draw"));
}

void poker_hand_title(const struct stage *st, const struct board *b, int who,
                      char title[POKER_NAME], char ranks[POKER_NAME])
{
    cardset hole, board;
    poker_hand_short(st, b, who, title);
    ranks[0] = '\0';
    if (!cards_of(b, who, &hole, &board))
        return;
    const struct made m = made_of(hole, board, both(st, b));
    const int a = m.rank[0], second = m.rank[1];
    switch (m.category) {
    case RANK_HIGH_CARD: snprintf(ranks, POKER_NAME, "%s", face_rank_high(st, a)); break;
    /* TRANSLATORS: stands under "Pair" in large letters; %s is the rank as "Pair of %s" has it */
    case RANK_PAIR:
        snprintf(ranks, POKER_NAME, C_("winning hand", "of %s"), face_rank_of(a));
        break;
    /* TRANSLATORS: stands under "Two pair"; two bare plurals */
    case RANK_TWO_PAIR:
        snprintf(ranks, POKER_NAME, C_("winning hand", "%s and %s"), face_rank_plural(a),
                 face_rank_plural(second));
        break;
    case RANK_THREE:
    case RANK_FOUR: snprintf(ranks, POKER_NAME, "%s", face_rank_of(a)); break;
    /* TRANSLATORS: stands under "Straight" or "Flush"; %s is the rank as "Straight, %s high" has it
     */
    case RANK_STRAIGHT:
    case RANK_FLUSH:
        snprintf(ranks, POKER_NAME, C_("winning hand", "%s high"), face_rank_up_to(st, a));
        break;
    /* TRANSLATORS: stands under "Full house"; two bare plurals: "queens full of nines" */
    case RANK_FULL_HOUSE:
        snprintf(ranks, POKER_NAME, C_("winning hand", "%s full of %s"), face_rank_plural(a),
                 face_rank_plural(second));
        break;
    case RANK_STRAIGHT_FLUSH:
        if (a == RANK_A)
            snprintf(title, POKER_NAME, "%s", _("Royal flush"));
        else
            snprintf(ranks, POKER_NAME, C_("winning hand", "%s high"), face_rank_up_to(st, a));
        break;
    case RANK_CATEGORIES: break;
    }
}

int poker_beats(const struct stage *st, const struct board *b, int who, int other)
{
    int class[2] = {0};
    for (int i = 0; i < 2; i++) {
        cardset hole, board;
        if (!cards_of(b, i ? other : who, &hole, &board))
            return -1;
        class[i] = both(st, b) ? rank_class_two_card(hole, board) : rank_class(hole | board);
    }
    return class[0] < class[1] ? -1 : class[0] > class[1];
}

/* ---- odds ---- */

static int to_come(const struct board *b)
{
    static const int8_t left[HOLDEM_STREETS] = {5, 2, 1, 0};
    const int street = b->num[HOLDEM_STREET];
    return street >= 0 && street < HOLDEM_STREETS ? left[street] : 0;
}

/* Everything that these eyes see, as the assists want it; false: nothing can be said. */
static bool seen_by(const struct stage *st, const struct board *b, struct equity_seen *out)
{
    const int deck = board_count(b, HOLDEM_PILE);
    *out = (struct equity_seen){.both = both(st, b), .to_come = to_come(b)};
    if (!cards_of(b, st->me, &out->hole, &out->board) || !holdem_live(b, st->me))
        return false;
    for (int i = 0; i < EQUITY_SOON; i++)
        out->next[i] = i < deck ? board_face(b, HOLDEM_PILE, deck - 1 - i) : (card)CARD_HIDDEN;
    for (int i = 0; i < board_count(b, HOLDEM_MUCK); i++)
        if (card_is_plain(board_face(b, HOLDEM_MUCK, i)))
            out->dead |= cardset_of(board_face(b, HOLDEM_MUCK, i));
    for (int s = 0; s < b->nseats; s++) {
        if (s == st->me || !holdem_live(b, s) || out->rivals == EQUITY_RIVALS)
            continue;
        for (int i = 0; i < board_count(b, HOLDEM_HAND + s); i++)
            if (card_is_plain(board_face(b, HOLDEM_HAND + s, i)))
                out->known[out->rivals] |= cardset_of(board_face(b, HOLDEM_HAND + s, i));
        out->rivals++;
    }
    return out->rivals > 0 && cardset_count(out->board) + out->to_come <= POKER_BOARD_MOST;
}

/* Kept until what is seen changes. */
static void work_out(const struct stage *st, const struct board *b)
{
    struct poker_state *k = poker_look(st);
    struct equity_seen seen;
    if (k->odds_of == st->seen + 1)
        return;
    k->odds_of = st->seen + 1;
    k->equity = -1;
    k->outs = 0;
    if (!seen_by(st, b, &seen))
        return;
    struct rng rng = rng_seed(seen.hole ^ seen.board * 3);
    k->equity = (equity_guess(&seen, SAMPLES, &rng) + 5) / 10;
    k->outs = cardset_count(equity_outs(&seen));
}

int poker_outs(const struct stage *st)
{
    work_out(st, &st->shown.b);
    return poker_look(st)->outs;
}

int poker_equity(const struct stage *st)
{
    work_out(st, &st->shown.b);
    return poker_look(st)->equity;
}
