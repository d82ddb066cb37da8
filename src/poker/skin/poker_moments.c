/* What is seen while it happens: chips on their way, the ring of whose turn it is, who wins and
 * with what, words over the table.
 *
 * A moment shows what is decided already. Anything pressed ends it and is done (stage_hurry). */
#include "poker_moments.h"
#include "poker_extra.h"
#include "poker_panel.h"
#include "poker_parts.h"
#include "poker_sentences.h"
#include "poker_table.h"
#include "poker_theatre.h"

#include "check.h"
#include "i18n.h"

#include <stdio.h>
#include <string.h>

bool poker_moment_on(const struct stage *st)
{
    const struct poker_moment *m = &poker_look(st)->moment;
    return m->on && st->ui.now < m->since + m->ms;
}

static void word_of(const struct stage *st, const char *word, char out[AUDIO_NAME])
{
    snprintf(out, AUDIO_NAME, "%s/%s", poker_more(st)->sounds, word);
}

/* A sound of this table by its word, "bet": what a seat does is heard from there (who -1: nobody).
 * `size` as stage_sound_of has it. */
static void poker_sound(struct stage *st, const char *word, int who, int size)
{
    char name[AUDIO_NAME];
    word_of(st, word, name);
    if (!st->hurrying)
        stage_sound_of(st, name, who, size);
}

/* Chips on their way; -1 is the pot. */
static void chips_sound(struct stage *st, const char *word, int from, int to, int size)
{
    char name[AUDIO_NAME];
    word_of(st, word, name);
    if (!st->hurrying)
        stage_sound_between(st, name, from, to, size);
}

enum audio_room poker_room(const struct stage *st) { return poker_more(st)->room; }

/* How large an amount is to the ear: up to that many big blinds, and more. */
static int size_of(const struct stage *st, int32_t amount, const int most[4], int sizes)
{
    CARRE_ASSERT(sizes >= 1);
    const int32_t big = st->shown.b.num[HOLDEM_BIG] > 0 ? st->shown.b.num[HOLDEM_BIG] : 1;
    int size = 1;
    while (size < sizes && amount > (int64_t)most[size - 1] * big)
        size++;
    return size;
}

static void flow(struct stage *st, int from, int to, int32_t amount)
{
    struct poker_state *k = poker_look(st);
    if (st->hurrying || !amount)
        return;
    if (k->nflows == POKER_FLOWS)
        k->nflows = 0;
    CARRE_ASSERT(k->nflows >= 0 && k->nflows < POKER_FLOWS);
    k->flow[k->nflows++] =
        (struct poker_flow){.since = st->ui.now, .from = from, .to = to, .amount = amount};
}

/* ---- what an event begins ---- */

static void label(struct stage *st, int who, const char *text)
{
    const struct poker_extra *more = poker_more(st);
    if (who < 0 || who >= SEATS)
        return;
    if (more->voice && *text)
        more->voice(st, who, text, poker_look(st)->label[who], POKER_LABEL);
    else
        snprintf(poker_look(st)->label[who], POKER_LABEL, "%s", text);
}

static void fresh_labels(struct stage *st)
{
    for (int s = 0; s < SEATS; s++)
        label(st, s, "");
    poker_look(st)->bettor = 0;
}

static void hand_begins(struct stage *st)
{
    struct poker_state *k = poker_look(st);
    k->winners = 0;
    k->gathered = false;
    k->filling = 0;
    k->shown_down = false;
    k->won_words[0] = '\0';
    for (int s = 0; s < SEATS; s++)
        k->won[s] = 0;
    fresh_labels(st);
}

/* "Nadia wins 1,220 with two pair, aces and nines", or all winners with what they get. */
static void tell_winners(struct stage *st)
{
    struct poker_state *k = poker_look(st);
    const struct board *b = &st->shown.b;
    char amount[64], name[POKER_NAME] = "";
    size_t n = 0;
    if (seat_count(k->winners) == 1) {
        const int s = seat_first(k->winners);
        poker_amount(st, k->won[s], amount);
        if (seat_count((seatmask)b->num[HOLDEM_LIVE]) > 1)
            poker_hand_name(st, b, s, name);
        poker_hand_within(name);
        if (*name)
            /* TRANSLATORS: who wins how many chips with which hand: "Nadia wins 1,220: two pair,
             * aces and nines" */
            snprintf(k->won_words, sizeof k->won_words, _("%s wins %s: %s"), stage_name(st, s),
                     amount, name);
        else
            snprintf(k->won_words, sizeof k->won_words, _("%s wins %s"), stage_name(st, s), amount);
        return;
    }
    k->won_words[0] = '\0';
    for (int s = 0; s < b->nseats; s++)
        if (k->winners & seat_bit(s) && n < sizeof k->won_words) {
            poker_amount(st, k->won[s], amount);
            n += (size_t)snprintf(k->won_words + n, sizeof k->won_words - n,
                                  n ? _(" · %s %s") : _("%s %s"), stage_name(st, s), amount);
        }
}

/* At a showdown, with both cards: what was never shown is not told at the end either. */
static bool shown_to_all(const struct board *b, int who)
{
    CARRE_ASSERT(who >= 0 && who < b->nseats);
    bool all = seat_count((seatmask)b->num[HOLDEM_LIVE]) > 1;
    for (int i = 0; i < board_count(b, HOLDEM_HAND + who); i++)
        all &= board_cell(b, HOLDEM_HAND + who, i).seen == SEAT_ALL;
    return all;
}

static void won(struct stage *st, const struct event *e)
{
    struct poker_state *k = poker_look(st);
    const int who = e->to - HOLDEM_STACK;
    if (e->kind != EVENT_PAY || who < 0 || who >= SEATS)
        return;
    flow(st, POKER_TABLE, who, e->amount);
    static const int pots[4] = {6, 25};
    chips_sound(st, "win", -1, who, size_of(st, e->amount, pots, 3));
    k->winners |= seat_bit(who);
    k->won[who] += e->amount;
    k->largest = k->won[who] > k->largest ? k->won[who] : k->largest;
    if (shown_to_all(&st->shown.b, who))
        k->ranks[who] |= poker_made_ranks(st, &st->shown.b, who);
    tell_winners(st);
}

static void put_in(struct stage *st, const struct event *e, const char *words, const char *word)
{
    if (e->kind != EVENT_PAY)
        return;
    if (e->why == HOLDEM_WHY_BET || e->why == HOLDEM_WHY_RAISE)
        poker_look(st)->bettor = e->who + 1;
    label(st, e->who, words);
    flow(st, e->who, POKER_TABLE, e->amount);
    static const int bets[4] = {1, 3, 8, 20};
    chips_sound(st, holdem_all_in(&st->shown.b, e->who) ? "all-in" : word, e->who, -1,
                size_of(st, e->amount, bets, 5));
}

bool poker_run_out(const struct board *b)
{
    int can = 0, live = 0;
    for (int s = 0; s < b->nseats; s++) {
        live += holdem_live(b, s);
        can += holdem_live(b, s) && !holdem_all_in(b, s);
    }
    return live > 1 && can < 2;
}

int poker_tension(const struct stage *st)
{
    const struct board *b = &st->shown.b;
    int64_t left = 0;
    int live = 0;
    for (int s = 0; s < b->nseats; s++)
        if (holdem_live(b, s))
            left += b->num[HOLDEM_STACK + s], live++;
    const int64_t pot = holdem_pot(b);
    if (live < 2 || pot <= 0 || poker_look(st)->winners)
        return 0;
    return poker_run_out(b) ? 3 : pot * live >= left ? 2 : 4 * pot * live >= left ? 1 : 0;
}

static void follow_turn(struct stage *st)
{
    struct poker_state *k = poker_look(st);
    const int turn = poker_turn(st, &st->shown.b);
    if (turn == k->turn_to)
        return;
    k->turn_from = k->turn_to;
    k->turn_to = turn;
    k->turn_since = st->hurrying ? 0 : st->ui.now;
    if (turn < 0 || !st->plate[turn].person || st->hurrying)
        return;
    if (st->privacy == PRIVACY_ONE) { /* who is alone knows, and is told once in a while */
        if (k->turn_told && st->ui.now - k->turn_told < TURN_AGAIN_MS)
            return;
        k->turn_told = st->ui.now;
        poker_sound(st, "turn", turn, 0);
    } else /* everybody at the screen has a tone of their own */
        stage_sound_step(st, "voice/turn", turn + 1);
}

/* One has all the chips: a victory, if it is somebody who sits here. */
static void over(struct stage *st)
{
    const struct board *b = &st->shown.b;
    bool ours = false, here = false;
    for (int s = 0; s < b->nseats; s++) {
        here |= st->plate[s].person;
        ours |= st->plate[s].person && b->num[HOLDEM_STACK + s] > 0;
    }
    if (!here)
        return;
    stage_hush(st, LAST_BREATH_MS);
    poker_sound(st, ours ? "victory" : "defeat", -1, 0);
}

/* The last bet is in the pot, and two are left: they hold their breath and show. */
static void two_show(struct stage *st)
{
    const struct board *b = &st->shown.b;
    int32_t before = 0;
    for (int s = 0; s < b->nseats; s++)
        before += b->num[HOLDEM_BET + s];
    if (before || b->num[HOLDEM_STREET] != HOLDEM_RIVER ||
        seat_count((seatmask)b->num[HOLDEM_LIVE]) != 2)
        return;
    stage_hush(st, BREATH_MS);
    director_hold(st, BREATH_MS);
}

/* ---- what may be told in words ---- */

/* How long until the card that this event brings, or turns up, lies as it will. */
static int64_t shows(const struct stage *st, const struct event *e)
{
    const struct poker_extra *more = poker_more(st);
    const int own = more->shows ? more->shows(st, e) : -1, staged = poker_theatre_shows(st, e);
    if (own >= 0)
        return own;
    if (staged >= 0)
        return staged;
    if (e->kind != EVENT_MOVE && e->kind != EVENT_MAKE && e->kind != EVENT_SHOW)
        return 0;
    return st->ui.calm ? ui_fade_ms(&st->ui) : ui_ms(&st->ui, director_style(st->skin, e)->ms);
}

/* With reduced motion what is told waits for the next tick: lines that come one by one within a
 * moment would push the log along like something that travels. */
static int64_t told_at(const struct stage *st, int64_t at)
{
    return st->ui.calm ? (at + CALM_TICK_MS - 1) / CALM_TICK_MS * CALM_TICK_MS : at;
}

/* One after the other: nothing is told before what came first. */
static void note_due(struct stage *st, const struct event *e)
{
    struct poker_state *k = poker_look(st);
    const int64_t takes = shows(st, e), before = k->due[(st->seen - 1) % POKER_DUES],
                  own = told_at(st, st->ui.now + takes),
                  due = st->hurrying   ? 0
                        : own > before ? own
                                       : before;
    k->due[st->seen % POKER_DUES] = due;
    k->cards_due = takes ? due : k->cards_due;
}

int poker_hand_number(const struct stage *st)
{
    const struct board *b = &st->shown.b;
    return b->num[HOLDEM_HANDS] + (b->over || poker_look(st)->counted ? 0 : 1);
}

bool poker_ends_turn(const struct action *a) { return a->kind < HOLDEM_VERBS; }

int poker_told(const struct stage *st)
{
    int n = st->seen;
    while (n > 0 && st->seen - n < POKER_DUES && poker_look(st)->due[n % POKER_DUES] > st->ui.now)
        n--;
    return n;
}

static int until_told(const struct stage *st)
{
    const int told = poker_told(st);
    return told < st->seen ? (int)(poker_look(st)->due[(told + 1) % POKER_DUES] - st->ui.now)
                           : STAGE_STILL;
}

static bool all_gone(const struct board *b)
{
    int n = board_count(b, HOLDEM_BOARD);
    for (int s = 0; s < b->nseats; s++)
        n += board_count(b, HOLDEM_HAND + s);
    return n == 0;
}

/* Which hand it is changes with the street that is lit, after the shuffle: cards on their way back
 * to the deck are still of the hand before. */
static void follow_hand(struct stage *st, const struct event *e)
{
    struct poker_state *k = poker_look(st);
    if (e->why == HOLDEM_WHY_COLLECT || e->why == HOLDEM_WHY_UNCALLED)
        k->gathered = true;
    else if (e->kind == EVENT_SET && e->to == HOLDEM_TO_MATCH)
        k->gathered = false, k->filling = 0;
    if (e->why == HOLDEM_WHY_COLLECT && e->kind == EVENT_PAY)
        k->filling = e->to - HOLDEM_POT + 1;
    if (!k->winners && st->shown.b.num[HOLDEM_STREET] == HOLDEM_PREFLOP &&
        e->why != HOLDEM_WHY_GATHER && all_gone(&st->shown.b))
        k->counted = false;
}

void poker_happened(struct stage *st, const struct event *e, const struct board *before)
{
    const struct poker_extra *more = poker_more(st);
    char amount[64], words[POKER_TEXT];
    switch (e->why) {
    case HOLDEM_WHY_GATHER:
    case HOLDEM_WHY_BUTTON:
        hand_begins(st);
        if (e->kind == EVENT_SET && e->to == HOLDEM_BUTTON)
            poker_sound(st, "dealer", e->amount, 0);
        break;
    case HOLDEM_WHY_ANTE: put_in(st, e, _("Ante"), "blind"); break;
    case HOLDEM_WHY_SMALL_BLIND: put_in(st, e, _("Small blind"), "blind"); break;
    case HOLDEM_WHY_BIG_BLIND: put_in(st, e, _("Big blind"), "blind"); break;
    case HOLDEM_WHY_STRADDLE: put_in(st, e, _("Straddle"), "blind"); break;
    case HOLDEM_WHY_STREET:
        fresh_labels(st);
        /* that river is awaited in silence (poker_theatre.c) */
        if (!poker_run_out(&st->shown.b) || st->shown.b.num[HOLDEM_STREET] != HOLDEM_RIVER)
            poker_sound(st, "street", -1, st->shown.b.num[HOLDEM_STREET] - HOLDEM_PREFLOP);
        break;
    case HOLDEM_WHY_FOLD:
        if (e->kind == EVENT_SET)
            poker_sound(st, "fold", e->who, 0);
        break;
    case HOLDEM_WHY_CHECK:
        if (e->kind == EVENT_SET)
            poker_sound(st, "check", e->who, 0), label(st, e->who, C_("done", "Checked"));
        break;
    case HOLDEM_WHY_CALL: put_in(st, e, C_("done", "Called"), "call"); break;
    case HOLDEM_WHY_BET: put_in(st, e, C_("done", "Bet"), "bet"); break;
    case HOLDEM_WHY_RAISE:
        if (e->kind == EVENT_PAY) {
            poker_amount(st, st->shown.b.num[HOLDEM_BET + e->who], amount);
            snprintf(words, sizeof words, _("Raised to %s"), amount);
            put_in(st, e, words, "raise");
        }
        break;
    case HOLDEM_WHY_SHOW:
        if (e->kind == EVENT_SHOW && !poker_look(st)->shown_down && !st->hurrying)
            stage_sound(st, "cards/showdown");
        poker_look(st)->shown_down |= e->kind == EVENT_SHOW;
        break;
    case HOLDEM_WHY_UNCALLED:
        if (e->kind == EVENT_PAY)
            chips_sound(st, "uncalled", -1, e->who, 0);
        break;
    case HOLDEM_WHY_COLLECT:
        if (e->kind == EVENT_PAY) {
            poker_sound(st, "pot", -1, 0);
            two_show(st);
        }
        break;
    case HOLDEM_WHY_WIN:
    case HOLDEM_WHY_SPLIT: won(st, e); break;
    case HOLDEM_WHY_OUT:
        if (e->kind == EVENT_SET && e->amount) {
            poker_sound(st, "knocked-out", e->who, 0);
            if (!st->hurrying)
                stage_sound_step(st, "voice/out", e->who + 1);
        }
        break;
    case HOLDEM_WHY_HAND_OVER:
        if (e->kind != EVENT_SET || e->to != HOLDEM_HANDS)
            break;
        poker_look(st)->counted = true;
        /* In the theatre the hand that won has been looked at. */
        if (!st->hurrying && !poker_look(st)->theatre.seen && !poker_theatre_wins(st))
            director_hold(st, seat_count((seatmask)before->num[HOLDEM_LIVE]) > 1 ? SHOWDOWN_MS
                                                                                 : FOLDED_MS);
        break;
    case HOLDEM_WHY_OVER:
        if (e->kind == EVENT_END)
            over(st);
        break;
    case HOLDEM_WHY_LEVEL:
        if (e->kind == EVENT_SET && e->to == HOLDEM_LEVEL)
            poker_sound(st, "blinds-up", -1, 0);
        break;
    default: break;
    }
    follow_hand(st, e);
    poker_theatre_happened(st, e, before);
    follow_turn(st);
    if (more->happened)
        more->happened(st, e, before);
    note_due(st, e);
}

/* ---- what moves of its own ---- */

static int sooner(int a, int b) { return a < 0 ? b : b < 0 || a < b ? a : b; }

int poker_moving(struct stage *st)
{
    const struct poker_state *k = poker_look(st);
    const struct poker_extra *more = poker_more(st);
    bool moves =
        poker_moment_on(st) || poker_theatre_moves(st) || poker_runs(st, k->turn_since, RING_MS);
    for (int i = 0; i < k->nflows; i++)
        moves |= poker_runs(st, k->flow[i].since, FLOW_MS + STAGGER_MS * FLOW_CHIPS);
    const int wait = sooner(poker_follow_wait(st), until_told(st));
    return moves ? 0 : sooner(wait, more->moving ? more->moving(st) : STAGE_STILL);
}

void poker_hurry(struct stage *st)
{
    struct poker_state *k = poker_look(st);
    const struct poker_extra *more = poker_more(st);
    k->moment.on = false;
    poker_theatre_hurry(st);
    k->turn_since = 0;
    k->nflows = 0;
    memset(k->due, 0, sizeof k->due);
    k->cards_due = 0;
    k->turn_to = poker_turn(st, &st->shown.b);
    if (more->hurry)
        more->hurry(st);
}

void poker_seated(struct stage *st)
{
    struct poker_state *k = poker_look(st);
    const struct poker_extra *more = poker_more(st);
    k->history = k->looks_back = k->typing = k->ahead = k->priced = false;
    k->price_since = st->peeking ? 0 : st->ui.now;
    k->price_seat = true;
    k->sure = 0;
    k->drafted_at = 0;
    k->odds_of = 0;
    k->own_words[0] = '\0';
    if (more->seated)
        more->seated(st);
}

bool poker_out(const struct rules *r, const struct board *b, int who)
{
    CARRE_ASSERT(who >= 0 && who < b->nseats);
    (void)r;
    return b->num[HOLDEM_RANK + who] != 0;
}

bool poker_plays(const struct board *b, int who) { return holdem_live(b, who); }
