/* hand_play.c - see hand_play.h. */
#include "hand_play.h"

#include "check.h"
#include "mem.h"
#include "position.h"
#include "strbuf.h"

#include <string.h>

enum { ANSWER_IS_NUMBER = 256 };

int hand_cards(const char *text, int most, uint64_t *used, card *out)
{
    int n = 0;
    for (; *text; text += 2) {
        const int rank = card_rank_from(text[0]), suit = rank < 0 ? -1 : card_suit_from(text[1]);
        if (suit < 0 || n == most || *used >> card_of(rank, suit) & 1)
            return -1;
        *used |= (uint64_t)1 << card_of(rank, suit);
        out[n++] = card_of(rank, suit);
    }
    return n;
}

void hand_unseen(struct hand_table *t, uint64_t used)
{
    card c = 0;
    for (int s = 0; s < t->n; s++)
        for (int k = 0; k < HOLDEM_HOLE_CARDS; k++)
            if (t->hole[s][k] == CARD_NONE) {
                while (used >> c & 1)
                    c++;
                t->hole[s][k] = c++;
            }
}

void hand_plain(struct rules *r)
{
    static const char *const none[] = {"effects", "fun", "reentries"};
    r->option[HOLDEM_SHOWING] = 0;
    for (int i = 0; i < r->game->noptions; i++)
        for (unsigned k = 0; k < sizeof none / sizeof *none; k++)
            if (strcmp(r->game->options[i].name, none[k]) == 0)
                r->option[i] = 0;
}

/* ---- chance ---- */

static void note(struct hand_play *p, const struct chance_question *q, int answer)
{
    CARRE_ASSERT(answer >= 0 && answer < q->n);
    if (!p->goes_on)
        return;
    if (p->answers == p->answer_room) {
        p->answer_room = p->answer_room ? 2 * p->answer_room : 64;
        p->answer = mem_realloc(p->answer, (size_t)p->answer_room * sizeof *p->answer);
    }
    p->answer[p->answers++] = q->faces ? q->faces[answer] : (uint16_t)(ANSWER_IS_NUMBER + answer);
}

static int board_card(struct hand_play *p, const struct chance_question *q)
{
    if (p->over)
        /* always the same would split blinds that are all-in for ever */
        return rng_below(&p->rng, q->n);
    if (!q->faces || q->stream != 0)
        return 0;
    if (p->next >= p->table.nboard) {
        p->guessed = true;
        return 0;
    }
    const card wanted = p->table.board[p->next++];
    for (int i = 0; i < q->n; i++)
        if (q->faces[i] == wanted)
            return i;
    return 0;
}

/* The board as the record has it; after that, and for what lies before the hand, anything. After
 * the hand nothing, which ends the turn, unless it goes on. */
static int one_of(struct chance *self, const struct chance_question *q)
{
    struct hand_play *p = (struct hand_play *)(void *)self;
    if (p->over && !p->goes_on)
        return -1;
    const int answer = board_card(p, q);
    note(p, q, answer);
    return answer;
}

static void heard(void *context, const struct event *e, const struct board *before)
{
    struct hand_play *p = context;
    if (p->over || e->kind != EVENT_SET || e->to != HOLDEM_HANDS || e->why != HOLDEM_WHY_HAND_OVER)
        return;
    p->over = true;
    for (int s = 0; s < p->table.n; s++)
        p->finish[s] = before->num[HOLDEM_STACK + s];
}

/* ---- laying the table ---- */

char *hand_position(const struct hand_table *t)
{
    struct strbuf s = STRBUF_EMPTY;
    int32_t small = 0;
    for (int i = 0; i < t->n; i++)
        if (t->blind[i] > 0 && t->blind[i] < t->big && (!small || t->blind[i] < small))
            small = t->blind[i];
    strbuf_addf(&s, "set button %d\nset small %d\nset big %d\nset ante 0\n", t->n - 1, small,
                t->big);
    for (int i = 0; i < t->n; i++) {
        const card *c = t->hole[i];
        strbuf_addf(
            &s, "set stack %d %d\nset ante_due %d %d\nset blind_due %d %d\nput hand %d %c%c %c%c\n",
            i + 1, t->stack[i], i + 1, t->ante[i], i + 1, t->blind[i], i + 1,
            card_rank_letter(card_rank(c[0])), card_suit_letter(card_suit(c[0])),
            card_rank_letter(card_rank(c[1])), card_suit_letter(card_suit(c[1])));
    }
    return strbuf_take(&s);
}

void hand_begin(struct hand_play *p, const struct rules *r, const struct hand_table *t,
                bool goes_on)
{
    CARRE_ASSERT(t->n >= 2 && t->n <= SEATS && t->nboard <= HAND_BOARD_MOST);
    *p = (struct hand_play){
        .chance.one_of = one_of, .rules = *r, .table = *t, .goes_on = goes_on, .rng = rng_seed(1)};
    p->rules.nseats = (uint8_t)t->n;
    p->turn = (struct turn){
        .rules = &p->rules, .b = &p->board, .chance = &p->chance, .heard = heard, .context = p};
}

/* Every hand is named in the position, so laying it out asks chance for nothing; the first cards
 * asked for after the set-up are the board's. */
bool hand_lay(struct hand_play *p)
{
    char error[MATCH_ERROR], *position = hand_position(&p->table);
    const int nboard = p->table.nboard;
    board_clear(&p->board, p->table.n);
    position_packs(&p->turn);
    p->table.nboard = 0; /* the set-up deals anything */
    p->rules.game->setup(&p->turn);
    p->table.nboard = nboard;
    p->guessed = false;
    const bool laid = !p->turn.broken && position_apply(&p->turn, position, error);
    mem_free(position);
    return laid || p->over;
}

void hand_end(struct hand_play *p)
{
    mem_free(p->answer);
    p->answer = NULL;
}

/* ---- playing ---- */

int hand_asked(const struct hand_play *p)
{
    return p->over ? SEAT_NONE : seat_first(p->board.waiting);
}

int hand_act(struct hand_play *p, struct action *a)
{
    const int reason = rules_check(&p->rules, &p->board, a);
    if (reason != REASON_OK)
        return reason;
    p->rules.game->apply(&p->turn, a);
    return !p->turn.broken || p->over ? REASON_OK : -1;
}
