/* Two boards reckoned up, for the page of Twice: which cards lie on each, who leads there and with
 * what, and how often each contestant wins it.
 *
 * Chances are told only where they are exact and everybody could work them out: all hands of the
 * contestants lie open and at most two cards are to come. */
#include "spec_look.h"
#include "poker_sentences.h"

#include "check.h"
#include "rank.h"

/* ---- what each board is ---- */

int spec_board_cards(const struct board *b, int which, card out[SPEC_BOARD_CARDS])
{
    const int common = which ? b->num[SPEC_COMMON] : board_count(b, HOLDEM_BOARD);
    int n = 0;
    for (int i = 0; i < common && n < SPEC_BOARD_CARDS; i++)
        out[n++] = board_face(b, HOLDEM_BOARD, i);
    for (int i = 0; which && i < board_count(b, SPEC_SECOND) && n < SPEC_BOARD_CARDS; i++)
        out[n++] = board_face(b, SPEC_SECOND, i);
    return n;
}

static bool hole_of(const struct board *b, int who, cardset *out)
{
    CARRE_ASSERT(who >= 0 && who < b->nseats);
    *out = CARDSET_NONE;
    if (board_count(b, HOLDEM_HAND + who) != HOLDEM_HOLE_CARDS)
        return false;
    for (int i = 0; i < HOLDEM_HOLE_CARDS; i++) {
        const card c = board_face(b, HOLDEM_HAND + who, i);
        if (!card_is_plain(c) || board_cell(b, HOLDEM_HAND + who, i).seen != SEAT_ALL)
            return false;
        *out |= cardset_of(c);
    }
    return true;
}

static int32_t worth(const struct board *b, cardset hole, cardset board)
{
    return b->num[SPEC_BOTH] ? rank_class_two_card(hole, board) : rank_class(hole | board);
}

/* ---- chances ---- */

struct count {
    int32_t win[SEATS], split, all;
};

static void one(const struct board *b, const cardset *hole, seatmask live, cardset board,
                struct count *n)
{
    int32_t most = 0;
    int first = -1, equal = 0;
    for (int s = 0; s < b->nseats; s++) {
        if (!(live & seat_bit(s)))
            continue;
        const int32_t w = worth(b, hole[s], board);
        if (w > most)
            most = w, first = s, equal = 1;
        else if (w == most)
            equal++;
    }
    n->all++;
    if (equal > 1)
        n->split++;
    else if (first >= 0)
        n->win[first]++;
}

/* Every way in which the cards to come may fall, out of all that nobody has seen. */
static bool count_board(const struct board *b, int which, struct count *n, int *to_come)
{
    CARRE_ASSERT(which == 0 || which == 1);
    card lies[SPEC_BOARD_CARDS];
    cardset hole[SEATS], board = CARDSET_NONE, gone = CARDSET_NONE;
    const seatmask live = (seatmask)b->num[HOLDEM_LIVE];
    const int have = spec_board_cards(b, which, lies);
    *n = (struct count){0};
    *to_come = SPEC_BOARD_CARDS - have;
    if (*to_come > 2 || seat_count(live) < 2)
        return false;
    for (int s = 0; s < b->nseats; s++)
        if (live & seat_bit(s)) {
            if (!hole_of(b, s, &hole[s]))
                return false;
            gone |= hole[s];
        }
    for (int i = 0; i < have; i++)
        board |= cardset_of(lies[i]);
    for (int i = 0; i < 2; i++)
        for (int k = 0, m = spec_board_cards(b, i, lies); k < m; k++)
            gone |= cardset_of(lies[k]);
    if (*to_come == 0) {
        one(b, hole, live, board, n);
        return true;
    }
    for (card x = 0; x < 52; x++) {
        if (gone & cardset_of(x))
            continue;
        if (*to_come == 1) {
            one(b, hole, live, board | cardset_of(x), n);
            continue;
        }
        for (card y = (card)(x + 1); y < 52; y++)
            if (!(gone & cardset_of(y)))
                one(b, hole, live, board | cardset_of(x) | cardset_of(y), n);
    }
    return true;
}

struct spec_odds spec_no_odds(void)
{
    struct spec_odds o = {.split = -1, .outs_of = -1};
    for (int s = 0; s < SEATS; s++)
        o.chance[s] = -1;
    return o;
}

struct spec_odds spec_odds_of(const struct board *b, int which)
{
    struct spec_odds o = spec_no_odds();
    struct count n;
    int to_come, leads = -1;
    if (!count_board(b, which, &n, &to_come))
        return o;
    for (int s = 0; s < b->nseats; s++) {
        o.chance[s] = (int)((n.win[s] * 100 + n.all / 2) / n.all);
        if (n.win[s] && (leads < 0 || n.win[s] > n.win[leads]))
            leads = s;
    }
    o.split = (int)((n.split * 100 + n.all / 2) / n.all);
    /* who is behind, and how many cards change that */
    for (int s = 0; s < b->nseats && to_come == 1; s++)
        if (s != leads && b->num[HOLDEM_LIVE] >> s & 1 && n.win[s] > o.outs)
            o.outs = n.win[s], o.outs_of = s;
    return o;
}

/* ---- who leads ---- */

/* The best of those whose hands lie open on a board, or nobody. */
int spec_leader(const struct board *b, const card lies[], int n, bool *shared)
{
    cardset board = CARDSET_NONE, hole;
    int32_t most = 0;
    int first = -1;
    *shared = false;
    if (n < 3)
        return -1;
    for (int i = 0; i < n; i++)
        board |= cardset_of(lies[i]);
    for (int s = 0; s < b->nseats; s++) {
        if (!holdem_live(b, s))
            continue;
        if (!hole_of(b, s, &hole))
            return -1;
        const int32_t w = worth(b, hole, board);
        if (w > most)
            most = w, first = s, *shared = false;
        else if (w == most)
            *shared = true;
    }
    return first;
}

void spec_makes(const struct stage *st, const struct board *on, const card lies[], int n, int who,
                char out[POKER_NAME])
{
    struct board b = *on;
    out[0] = '\0';
    if ((n > 0 && n < 3) || b.start[HOLDEM_BOARD] + n >= CELLS)
        return;
    /* on this copy the board is that one; what lay behind it is not asked about */
    for (int i = 0; i < n; i++)
        b.cell[b.start[HOLDEM_BOARD] + i].face = lies[i];
    b.start[HOLDEM_BOARD + 1] = (uint8_t)(b.start[HOLDEM_BOARD] + n);
    poker_hand_name(st, &b, who, out);
}

void spec_makes_on_second(const struct stage *st, const struct board *b, int who,
                          char out[POKER_NAME])
{
    card lies[SPEC_BOARD_CARDS];
    const int n = spec_board_cards(b, 1, lies);
    spec_makes(st, b, lies, n, who, out);
}

/* Who is ahead and who comes next; false: the chances are not known. */
bool spec_rivals(const struct board *b, const struct spec_odds *o, int *ahead, int *behind)
{
    *ahead = *behind = -1;
    for (int s = 0; s < b->nseats; s++)
        if (holdem_live(b, s) && o->chance[s] >= 0 &&
            (*ahead < 0 || o->chance[s] > o->chance[*ahead]))
            *ahead = s;
    for (int s = 0; s < b->nseats; s++)
        if (holdem_live(b, s) && o->chance[s] >= 0 && s != *ahead &&
            (*behind < 0 || o->chance[s] > o->chance[*behind]))
            *behind = s;
    return *behind >= 0;
}
