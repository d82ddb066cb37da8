/* phh_play.c - see phh_play.h. */
#include "phh_play.h"

#include "games.h"
#include "hand_play.h"
#include "mem.h"
#include "notation.h"
#include "strbuf.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

struct play {
    const struct phh_hand *h;
    struct hand_play hand;
    struct hand_table table;
    struct phh_played *out;
    struct strbuf log; /* the actions' lines */
    bool text;
    int told; /* cards of the board that the history has told so far */
    char *error;
    int *error_line;
};

__attribute__((format(printf, 3, 4))) static bool no(struct play *p, int line, const char *format,
                                                     ...)
{
    va_list args;
    va_start(args, format);
    vsnprintf(p->error, TOML_ERROR, format, args);
    va_end(args);
    *p->error_line = line;
    return false;
}

/* ---- the cards, before anything is played ---- */

static bool use(struct play *p, uint64_t *used, card c, int line)
{
    if (*used >> c & 1)
        return no(p, line, "%c%c is dealt twice", card_rank_letter(card_rank(c)),
                  card_suit_letter(card_suit(c)));
    *used |= (uint64_t)1 << c;
    return true;
}

/* A hand is told when it is dealt or when it is shown; if both, they agree, in any order of its
 * cards. */
static bool know_hole(struct play *p, const struct phh_action *a, uint64_t *used)
{
    card *hole = p->table.hole[a->who];
    for (int k = 0; k < HOLDEM_HOLE_CARDS; k++) {
        const card c = a->card[k];
        if (c == CARD_HIDDEN || c == hole[0] || c == hole[1])
            continue;
        const int free = hole[k] == CARD_NONE ? k : hole[1 - k] == CARD_NONE ? 1 - k : -1;
        if (free < 0)
            return no(p, a->line, "p%d shows other cards than those that were dealt", a->who + 1);
        if (!use(p, used, c, a->line))
            return false;
        hole[free] = c;
    }
    return true;
}

static bool know_board(struct play *p, const struct phh_action *a, uint64_t *used)
{
    for (int i = 0; i < a->ncards; i++) {
        if (a->card[i] == CARD_HIDDEN)
            return true; /* what follows it is not known either */
        if (p->table.nboard == 5)
            return no(p, a->line, "the board has more than five cards");
        if (!use(p, used, a->card[i], a->line))
            return false;
        p->table.board[p->table.nboard++] = a->card[i];
    }
    return true;
}

static bool know_cards(struct play *p, uint64_t *used)
{
    bool broken = false; /* a card of the board was unknown: later ones have no place */
    seatmask dealt = 0;
    for (int i = 0; i < p->h->nactions; i++) {
        const struct phh_action *a = &p->h->action[i];
        if (a->verb == PHH_HOLE && seat_in(a->who, dealt))
            return no(p, a->line, "p%d is dealt cards twice", a->who + 1);
        if (a->verb == PHH_HOLE)
            dealt |= seat_bit(a->who);
        if ((a->verb == PHH_HOLE || (a->verb == PHH_SHOW && !a->dealt)) && !know_hole(p, a, used))
            return false;
        if (a->verb == PHH_BOARD && !broken && !know_board(p, a, used))
            return false;
        for (int k = 0; a->verb == PHH_BOARD && k < a->ncards; k++)
            broken |= a->card[k] == CARD_HIDDEN;
    }
    return true;
}

static bool lay(struct play *p, const struct rules *r)
{
    uint64_t used = 0;
    p->table = (struct hand_table){.n = p->h->n, .big = p->h->big};
    memset(p->table.hole, CARD_NONE, sizeof p->table.hole);
    memcpy(p->table.ante, p->h->ante, sizeof p->table.ante);
    memcpy(p->table.blind, p->h->blind, sizeof p->table.blind);
    memcpy(p->table.stack, p->h->stack, sizeof p->table.stack);
    if (!know_cards(p, &used))
        return false;
    for (int s = 0; s < p->h->n; s++)
        if (p->table.hole[s][0] != CARD_NONE && p->table.hole[s][1] != CARD_NONE)
            p->out->known |= seat_bit(s);
    hand_unseen(&p->table, used);
    struct rules plain = *r;
    hand_plain(&plain);
    plain.option[HOLDEM_SHOWING] = 1;
    hand_begin(&p->hand, &plain, &p->table, p->text);
    return hand_lay(&p->hand) || no(p, p->h->line, "no hand can be played on this table");
}

/* ---- the log ---- */

static void add_answers(struct strbuf *s, const struct hand_play *p, int from)
{
    strbuf_add(s, " :");
    for (int i = from; i < p->answers; i++) {
        char text[CARD_TEXT];
        if (p->answer[i] >= 256)
            snprintf(text, sizeof text, "=%d", p->answer[i] - 256);
        else
            card_text(&p->rules, (card)p->answer[i], text);
        strbuf_addf(s, " %s", text);
    }
    strbuf_add(s, "\n");
}

/* The head is what any match on this table has. */
static char *match_text(const struct play *p, int setup_answers, const struct board *end)
{
    uint8_t seed[SEED_BYTES];
    char why[MATCH_ERROR], *position = hand_position(&p->table);
    struct hand_play first = p->hand;
    first.answers = setup_answers;
    match_seed_from_text("phh", seed);
    struct match *m = match_new(&p->hand.rules, seed, NULL, position, false, why);
    mem_free(position);
    if (!m)
        return NULL;
    char *head = match_save(m), *open = strstr(head, "\nopen");
    struct strbuf s = STRBUF_EMPTY;
    strbuf_add_part(&s, head, open ? (size_t)(open - head) + 1 : 0);
    strbuf_add(&s, "open");
    add_answers(&s, &first, 0);
    strbuf_add(&s, strbuf_text(&p->log));
    strbuf_addf(&s, "end %d %016" PRIx64 "\n", p->out->actions, board_digest(end));
    mem_free(head);
    match_free(m);
    return strbuf_take(&s);
}

/* ---- playing ---- */

/* Two or more came to the showdown, and not all their cards are known. */
static bool undecided(const struct play *p, seatmask live)
{
    return (live & (live - 1)) && (live & (seatmask)~p->out->known);
}

/* One action of the table; if nobody can say what came of it, it is taken back. */
static int act(struct play *p, struct action *a)
{
    const struct board before = p->hand.board;
    const int answers = p->hand.answers;
    seatmask live = (seatmask)before.num[HOLDEM_LIVE];
    const int reason = hand_act(&p->hand, a);
    if (reason != REASON_OK)
        return reason;
    if (a->kind == HOLDEM_FOLD)
        live &= (seatmask)~seat_bit(a->who);
    if (p->hand.guessed || (p->hand.over && undecided(p, live))) {
        p->out->stopped = true;
        p->hand.board = before;
        p->hand.answers = answers;
        p->hand.over = false;
        return REASON_OK;
    }
    p->out->actions++;
    if (p->text) {
        char text[ACTION_TEXT];
        action_text(&p->hand.rules, a, text);
        strbuf_add(&p->log, text);
        add_answers(&p->log, &p->hand, answers);
    }
    return REASON_OK;
}

static bool showing(const struct play *p)
{
    return !p->hand.over && p->hand.board.phase == HOLDEM_PHASE_SHOWING;
}

static bool bet(struct play *p, const struct phh_action *from)
{
    const struct board *b = &p->hand.board;
    if (hand_asked(&p->hand) != from->who || showing(p))
        return no(p, from->line,
                  p->hand.over || showing(p) ? "p%d acts, but the betting is over"
                                             : "p%d acts, but p%d is to act",
                  from->who + 1, hand_asked(&p->hand) + 1);
    if (board_count(b, HOLDEM_BOARD) != p->told)
        return no(p, from->line, "p%d acts, but %d cards lie on the board where it should be %d",
                  from->who + 1, p->told, board_count(b, HOLDEM_BOARD));
    const bool free = holdem_owes(b, from->who) == 0;
    struct action a = action_of(from->who,
                                from->verb == PHH_FOLD    ? HOLDEM_FOLD
                                : from->verb == PHH_CALL  ? (free ? HOLDEM_CHECK : HOLDEM_CALL)
                                : b->num[HOLDEM_TO_MATCH] ? HOLDEM_RAISE_TO
                                                          : HOLDEM_BET_TO,
                                0);
    a.amount = from->amount;
    const int reason = act(p, &a);
    if (reason == REASON_OK)
        return true;
    return no(p, from->line, "p%d can't do that: %s", from->who + 1,
              reason > 0 ? rules_reason_text(p->hand.rules.game, reason) : "it breaks the rules");
}

static bool deal(struct play *p, const struct phh_action *a)
{
    p->told += a->ncards;
    const int dealt = board_count(&p->hand.board, HOLDEM_BOARD);
    if (p->hand.over || p->told <= dealt)
        return true;
    return no(p, a->line, "the board gets card %d before the betting is over", p->told);
}

/* Who won because all others folded may show. */
static bool show(struct play *p, const struct phh_action *from)
{
    if (p->hand.over)
        return true;
    if (!showing(p))
        return no(p, from->line, "p%d shows or mucks, but p%d is to act", from->who + 1,
                  hand_asked(&p->hand) + 1);
    if (hand_asked(&p->hand) != from->who)
        return from->verb == PHH_MUCK ||
               no(p, from->line, "p%d shows, but has folded", from->who + 1);
    struct action a =
        action_of(from->who, from->verb == PHH_SHOW ? HOLDEM_SHOW_HAND : HOLDEM_MUCK_HAND, 0);
    for (int k = 0; from->verb == PHH_SHOW && k < HOLDEM_HOLE_CARDS; k++) {
        const card c = from->dealt ? p->table.hole[from->who][k] : from->card[k];
        const int at = c == CARD_HIDDEN || (from->dealt && !seat_in(from->who, p->out->known))
                           ? -1
                           : board_find(&p->hand.board, HOLDEM_HAND + from->who, c);
        if (at >= 0)
            a.pick[a.n++] = (uint8_t)at;
    }
    if (!a.n)
        a.kind = HOLDEM_MUCK_HAND;
    return act(p, &a) == REASON_OK ||
           no(p, from->line, "p%d can't show these cards", from->who + 1);
}

static bool play_all(struct play *p)
{
    for (int i = 0; i < p->h->nactions && !p->out->stopped; i++) {
        const struct phh_action *a = &p->h->action[i];
        bool good = true;
        switch ((enum phh_verb)a->verb) {
        case PHH_NOTE:
        case PHH_HOLE: break;
        case PHH_BOARD: good = deal(p, a); break;
        case PHH_FOLD:
        case PHH_CALL:
        case PHH_RAISE: good = bet(p, a); break;
        case PHH_SHOW:
        case PHH_MUCK: good = show(p, a); break;
        }
        if (!good)
            return false;
    }
    if (showing(p) && !p->out->stopped) {
        struct action a = action_of(hand_asked(&p->hand), HOLDEM_MUCK_HAND, 0);
        act(p, &a);
    }
    return true;
}

static bool compare(struct play *p)
{
    const struct phh_hand *h = p->h;
    if (!h->finishes || p->out->stopped)
        return true;
    for (int s = 0; s < h->n; s++)
        if (!seat_in(s, h->unknown) && h->finish[s] != p->out->finish[s])
            return no(p, h->line, "p%d finishes with %d, here with %d", s + 1, h->finish[s],
                      p->out->finish[s]);
    return true;
}

bool phh_play(const struct rules *r, const struct phh_hand *h, bool text, struct phh_played *out,
              char error[TOML_ERROR], int *error_line)
{
    struct play *p = mem_alloc(sizeof *p);
    *out = (struct phh_played){0};
    p->h = h;
    p->out = out;
    p->text = text;
    p->error = error;
    p->error_line = error_line;
    bool good = lay(p, r);
    const int setup = p->hand.answers;
    if (good && (p->hand.guessed ||
                 (p->hand.over && undecided(p, (seatmask)p->hand.board.num[HOLDEM_LIVE]))))
        out->stopped = true;
    const bool dark = out->stopped; /* it was over when it was laid, and nobody can say how */
    good = good && (dark || play_all(p));
    if (good) {
        out->over = p->hand.over && !out->stopped;
        for (int s = 0; s < h->n; s++)
            out->finish[s] = out->over ? p->hand.finish[s] : p->hand.board.num[HOLDEM_STACK + s];
        good = compare(p);
        if (good && text && !dark)
            out->match = match_text(p, setup, &p->hand.board);
    }
    strbuf_free(&p->log);
    hand_end(&p->hand);
    mem_free(p);
    return good;
}

const struct game *phh_game(void) { return games_find("holdem"); }

int phh_hear(struct stage *st, const struct match *m)
{
    int from = 0;
    for (int i = 0; i < match_heard_count(m); i++) {
        const struct event e = match_heard(m, SEAT_ONLOOKER, i);
        if (e.kind == EVENT_SET && e.to >= HOLDEM_BLIND_DUE && e.to < HOLDEM_BLIND_DUE + SEATS)
            from = st->history.n; /* what the set-up said is no part of the hand */
        /* The hand is over; in which place somebody goes out would be said of a tournament. */
        if (e.kind == EVENT_SET && (e.why == HOLDEM_WHY_OUT || e.why == HOLDEM_WHY_HAND_OVER))
            break;
        stage_hear(st, &e);
    }
    return from;
}
