/* stats_upcolor.c - see stats_upcolor.h. */
#include "stats_upcolor.h"

#include "check.h"
#include "stats_words.h"
#include "i18n.h"
#include "mem.h"

#include <stdio.h>

struct fold {
    const struct rules *rules;
    seat who;
    struct board b; /* before the event */
    int32_t *n;
    struct stats_curve curve;
};

static void ahead(struct fold *f)
{
    if (!f->rules->option[UPCOLOR_POTS])
        return;
    stats_curve_add(&f->curve, f->b.num[UPCOLOR_STACK + f->who] - f->b.num[UPCOLOR_DEBT + f->who] -
                                   f->rules->option[UPCOLOR_FIRST_STACK]);
}

static bool plays(const struct fold *f) { return f->b.num[UPCOLOR_STAKED + f->who] > 0; }
static bool mine(const struct fold *f, int who)
{
    return who >= 0 && upcolor_partners(f->rules, who, f->who);
}

/* A round has a winner; the hands lie as they were then. */
static void round_won(struct fold *f, int round, int winner)
{
    CARRE_ASSERT(round >= 0 && round < UPCOLOR_ROUNDS);
    const int left = board_count(&f->b, UPCOLOR_HAND + f->who);
    f->n[UP_ROUNDS]++;
    f->n[UP_ROUND_PLAYED + round]++;
    if (mine(f, winner)) {
        f->n[UP_ROUNDS_WON]++;
        f->n[UP_ROUND_WON + round]++;
    } else {
        f->n[UP_CARDS_LEFT] += left;
        f->n[UP_LEFT + (left < UP_LEFT_MOST ? left : UP_LEFT_MOST)]++;
    }
}

static void number(struct fold *f, const struct event *e)
{
    if (e->to >= UPCOLOR_ROUND_WINNER && e->to < UPCOLOR_ROUND_WINNER + UPCOLOR_ROUNDS &&
        e->amount > 0)
        round_won(f, e->to - UPCOLOR_ROUND_WINNER, e->amount - 1);
    else if (e->to >= UPCOLOR_ROUND_PAID && e->to < UPCOLOR_ROUND_PAID + UPCOLOR_ROUNDS &&
             e->amount > 0)
        f->n[UP_SHARES] += mine(f, e->who);
    else if (e->to == UPCOLOR_BARRED + f->who && e->why == UPCOLOR_WHY_PENALTY)
        f->n[UP_PENALTIES]++;
}

static void paid(struct fold *f, const struct event *e)
{
    if (e->why == UPCOLOR_WHY_SHARE && e->to == UPCOLOR_STACK + f->who)
        f->n[UP_PAID] += e->amount;
    else if (e->why == UPCOLOR_WHY_BARRED_WIN && mine(f, e->who))
        f->n[UP_BARRED]++;
}

static void note(struct fold *f, const struct event *e)
{
    if (e->why == UPCOLOR_WHY_TRICK)
        f->n[UP_TRICKS] += e->who == f->who;
    else if (e->why == UPCOLOR_WHY_FULL)
        f->n[UP_FULLS] += mine(f, e->who);
    else if (e->why == UPCOLOR_WHY_GAME_OVER) {
        f->n[UP_GAMES]++;
        ahead(f);
    }
}

static void session(const struct match *m, seat who, int32_t *n)
{
    CARRE_ASSERT(who >= 0 && who < match_rules(m)->nseats);
    int32_t score[SEATS];
    match_score(m, score);
    n[UP_SESSIONS] = 1;
    n[UP_SESSIONS_WON] = 1;
    for (int s = 0; s < match_rules(m)->nseats; s++)
        if (score[s] > score[who])
            n[UP_SESSIONS_WON] = 0;
}

static bool read(const struct match *m, seat who, struct match_stats *out)
{
    struct fold *f = mem_alloc(sizeof *f);
    *out = (struct match_stats){.practice = match_practice(m)};
    *f = (struct fold){.rules = match_rules(m), .who = who, .n = out->count};
    match_board_start(m, SEAT_ONLOOKER, &f->b);
    stats_curve_add(&f->curve, 0);
    for (int i = 0; i < match_heard_count(m); i++) {
        const struct event e = match_heard(m, SEAT_ONLOOKER, i);
        if (e.kind == EVENT_SET && plays(f))
            number(f, &e);
        else if (e.kind == EVENT_PAY)
            paid(f, &e);
        else if (e.kind == EVENT_NOTE && plays(f))
            note(f, &e);
        board_reduce(&f->b, f->rules->game, &e);
    }
    if (match_over(m) && out->count[UP_ROUNDS])
        session(m, who, out->count);
    stats_curve_end(&f->curve, out);
    mem_free(f);
    return out->count[UP_ROUNDS] > 0;
}

/* ---- words for machines ---- */

static enum stats_kind kind(int count)
{
    (void)count;
    return STATS_SUM;
}

static void word(int count, char out[STATS_WORD])
{
    static const char *const name[UP_LEFT] = {
        [UP_SESSIONS] = "sessions",   [UP_SESSIONS_WON] = "sessions-won",
        [UP_GAMES] = "games",         [UP_FULLS] = "fulls",
        [UP_ROUNDS] = "rounds",       [UP_ROUNDS_WON] = "rounds-won",
        [UP_SHARES] = "shares",       [UP_PAID] = "paid",
        [UP_PENALTIES] = "penalties", [UP_BARRED] = "won-without-share",
        [UP_TRICKS] = "tricks",       [UP_CARDS_LEFT] = "cards-left"};
    if (count < UP_LEFT)
        snprintf(out, STATS_WORD, "%s", name[count]);
    else if (count < UP_ROUND_PLAYED)
        snprintf(out, STATS_WORD, "left-%d", count - UP_LEFT);
    else
        snprintf(out, STATS_WORD, "round-%d-%s", (count - UP_ROUND_PLAYED) % UPCOLOR_ROUNDS + 1,
                 count < UP_ROUND_WON ? "played" : "won");
}

const struct stats_fold stats_upcolor = {
    .game = "upcolor", .version = 1, .counts = UP_COUNTS, .kind = kind, .word = word, .read = read};

void stats_rows_upcolor(struct stats_rows *r)
{
    const int64_t *n = r->sum->count, lost = n[UP_ROUNDS] - n[UP_ROUNDS_WON];
    stats_row_won_of(r, "sessions-won", _("Tables won"), n[UP_SESSIONS_WON], n[UP_SESSIONS],
                     _("Tables where you finished ahead of everyone or tied for the lead, out of "
                       "those played to the end."));
    stats_row_count(r, "games", _("Four-round games"), n[UP_GAMES],
                    _("Four-round games played to the end."));
    stats_row_won_of(r, "rounds-won", _("Rounds won"), n[UP_ROUNDS_WON], n[UP_ROUNDS],
                     _("Rounds you won. In teams, your partner’s wins count too."));
    stats_row_count(r, "shares", _("Shares"), n[UP_SHARES],
                    _("Rounds you won that paid a share. A round pays you nothing if you still "
                      "held a discard card when the previous one ended."));
    stats_row_count(r, "paid", _("Winnings"), n[UP_PAID],
                    _("Chips or sweets you won as shares of the pot."));
    stats_row_count(r, "fulls", _("FULL"), n[UP_FULLS],
                    _("Games in which you won all four rounds."));
    stats_row_count(r, "penalties", _("Penalties"), n[UP_PENALTIES],
                    _("Rounds that ended with a discard card in your hand."));
    stats_row_count(r, "won-without-share", _("Won without a share"), n[UP_BARRED],
                    _("Rounds you won without a share because of a penalty."));
    stats_row_ratio(r, "cards-left", _("Cards left"), n[UP_CARDS_LEFT], lost,
                    _("How many cards you held when you lost a round, on average."));
    stats_row_ratio(r, "tricks-a-round", _("Tricks per round"), n[UP_TRICKS], n[UP_ROUNDS],
                    _("Tricks you took per round, on average. You draw a card for each, unless "
                      "the draw pile is empty."));
}
