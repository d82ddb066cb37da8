/* Whole runs, compared action by action with a second, slow reading of the rules
 * (support/ace_slow.c): AS-01 to AS-44 and AS-50 to AS-59 at once, at every difficulty, alone and
 * for two, played well, badly and oddly, from the beginning and from tables laid out at random.
 *
 *     test-ace-reference [--games N] [--seed NUMBER] */
#include "unit.h"

#include "ace_slow.h"
#include "ace_table.h"
#include "bot.h"
#include "mem.h"
#include "rng.h"
#include "strbuf.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if defined __SANITIZE_ADDRESS__
static int games = 120; /* sanitizers look for other faults */
#else
static int games = 600;
#endif
static uint64_t first_seed = 44;

struct trial {
    struct match *m;
    struct slow slow;
    struct rng rng;
    char *log;
    char name[60];
};

__attribute__((format(printf, 2, 3), noreturn)) static void differs(struct trial *t,
                                                                    const char *format, ...)
{
    char what[300];
    va_list args;
    va_start(args, format);
    vsnprintf(what, sizeof what, format, args);
    va_end(args);
    printf("%s\n", t->log);
    fail_msg("%s: %s", t->name, what);
    abort();
}

static void same_number(struct trial *t, const char *what, int wanted, int got)
{
    if (wanted != got)
        differs(t, "%s is %d, by the rules it is %d", what, got, wanted);
}

static void same_cards(struct trial *t, const char *what, const struct slow_pile *wanted, int zone,
                       int first)
{
    const struct board *b = match_truth(t->m);
    same_number(t, what, wanted->n, board_count(b, zone));
    for (int i = 0; i < wanted->n; i++)
        same_number(t, what, wanted->card[i], board_face(b, zone, i) - first);
}

static void same_choice(struct trial *t, const char *what, int kind, int about, bool wanted)
{
    same_number(t, what, wanted, ace_table_open(t->m, kind, about) == 1);
}

static void same_table(struct trial *t)
{
    const struct slow *s = &t->slow;
    const struct board *b = match_truth(t->m);
    if (s->fault[0])
        differs(t, "%s", s->fault);
    same_number(t, "the run's end", s->won != 0, b->over);
    same_number(t, "won", s->won, b->num[ACE_WON]);
    same_number(t, "the marker", s->marker, b->num[ACE_MARKER]);
    same_number(t, "hit points", s->hp, b->num[ACE_HP]);
    same_number(t, "bullets", s->bullets, b->num[ACE_BULLETS]);
    same_number(t, "reloads", s->reloads, b->num[ACE_RELOADS]);
    same_number(t, "the draw pile", s->pile, board_count(b, ACE_PILE));
    same_number(t, "the Joker aside", s->aside, board_count(b, ACE_ASIDE));
    same_number(t, "the player on turn", s->active, b->num[ACE_ACTIVE]);
    same_cards(t, "the hand", &s->hand, ACE_HAND + s->active, 0);
    same_cards(t, "the shared row", &s->row, ACE_SHARED, 0);
    if (s->players == 2)
        same_cards(t, "the partner's hand", &s->other, ACE_HAND + 1 - s->active, 0);
    same_cards(t, "the discard pile", &s->discard, ACE_DISCARD, 0);
    same_cards(t, "what is shown", &s->shown, ACE_SHOWN, 0);
    same_cards(t, "bonuses", &s->bonuses, ACE_BONUSES, CARD_OWN);
    same_cards(t, "permanent bonuses", &s->lasting, ACE_PERMANENTS, CARD_OWN);
    if (s->won)
        return;
    const int face = board_count(b, ACE_ENEMY) ? board_face(b, ACE_ENEMY, 0) - CARD_OWN : -1;
    same_number(t, "the enemy", s->enemy, face);
    const char *phase = match_rules(t->m)->game->phases[b->phase];
    if (strcmp(phase, s->phase) != 0)
        differs(t, "it waits to %s, by the rules to %s", phase, s->phase);
    for (int i = 0; i < s->bonuses.n && i < ACE_SLOTS; i++)
        same_number(t, "a declaration", s->armed[i].armed, ace_armed(b, i));
    same_number(t, "who is waited for", 1 << s->active, b->waiting);
    for (int p = 0; p < s->players; p++)
        same_number(t, "a word", slow_may_say(s, p),
                    ace_table_open_to(t->m, (seat)p, ACE_HINT, 0) == 1);
    if (strcmp(phase, "aim") != 0 && strcmp(phase, "last") != 0)
        return;
    same_choice(t, "shooting", ACE_SHOOT, 0, slow_may_shoot(s));
    same_choice(t, "jamming", ACE_JAM, 0, slow_may_jam(s));
    same_choice(t, "discarding", ACE_DISCARD_DRAW, 0, slow_may_discard(s));
    same_choice(t, "renewing", ACE_RENEW, 0, slow_may_renew(s));
    for (int i = 0; i < s->bonuses.n && i < ACE_SLOTS; i++) {
        same_choice(t, "using a bonus", ACE_USE, i, slow_may_use(s, i));
        same_choice(t, "arming a bonus", ACE_ARM, i, slow_may_arm(s, i));
    }
}

/* Declares something, fires the best shot, or lets the bots decide. */
static struct action decide(struct trial *t)
{
    struct view v;
    const seatmask may = match_truth(t->m)->may;
    const seat who = seat_first(may && rng_below(&t->rng, 12) == 0 ? may : match_waiting(t->m));
    match_view(t->m, who, &v);
    if (seat_in(who, may))
        return bot_random_action(&v, &t->rng);
    const int how = rng_below(&t->rng, 10);
    if (how < 3)
        return bot_find("ace", "greedy")->choose(&v, &t->rng, &temper_even);
    if (how < 5)
        return bot_random_action(&v, &t->rng);
    for (int tries = 0; tries < 12 && v.board.phase == ACE_PHASE_AIM; tries++) {
        const struct choice *c = &v.choices.choice[rng_below(&t->rng, v.choices.n)];
        struct action a = action_of(who, c->kind, c->about);
        if (c->refused || (c->kind != ACE_ARM && c->kind != ACE_USE && c->kind != ACE_SHOOT))
            continue;
        const int n = c->kind == ACE_SHOOT ? 0 : rng_below(&t->rng, c->pick_max + 1);
        for (int i = 0; i < n; i++)
            a.pick[a.n++] =
                (uint8_t)((rng_below(&t->rng, 50) + i * 7) % (choice_cards(c, &v.board) + 1));
        a.amount = c->kind == ACE_SHOOT ? 0 : c->min + rng_below(&t->rng, c->max - c->min + 1);
        if (rules_check(&v.rules, &v.board, &a) == REASON_OK)
            return a;
    }
    return bot_find("ace", "greedy")->choose(&v, &t->rng, &temper_even);
}

/* The last action as the log has it. */
static const char *last_line(const char *log)
{
    const char *end = strstr(log, "\nend "), *line = end;
    while (line > log && line[-1] != '\n')
        line--;
    return line;
}

static void keep_log(struct trial *t)
{
    mem_free(t->log);
    t->log = match_save(t->m);
}

static void play(struct trial *t)
{
    enum { ACTIONS = 150 };
    same_table(t);
    while (!match_over(t->m) && match_actions(t->m) < ACTIONS) {
        struct action a = decide(t);
        const struct board *b = match_truth(t->m);
        /* The shot that is proposed deals the most that there is (AS-23). */
        bool armed = false;
        for (int i = 0; i < ACE_SLOTS; i++)
            armed |= ace_armed(b, i);
        const bool proposed =
            a.kind == ACE_SHOOT && a.n == 0 && !a.amount && !armed && slow_cards(&t->slow).n <= 9;
        const int most = proposed ? slow_best(&t->slow) : 0, events = match_heard_count(t->m);
        if (match_play(t->m, &a, 0) != REASON_OK)
            differs(t, "verb %d is refused", a.kind);
        for (int i = events; proposed && i < match_heard_count(t->m); i++)
            if (match_heard(t->m, 0, i).why == ACE_WHY_TOTAL)
                same_number(t, "the best shot", most, match_heard(t->m, 0, i).amount);
        keep_log(t);
        slow_play(&t->slow, last_line(t->log));
        same_table(t);
    }
}

static void begin(struct trial *t, uint64_t game, int players, const char *position)
{
    char *text = ace_table_text(), error[MATCH_ERROR];
    const int difficulty = (int)(game % 4);
    struct rules r = ace_table_rules(NULL, difficulty);
    r.nseats = (uint8_t)players;
    uint8_t seed[SEED_BYTES];
    snprintf(t->name, sizeof t->name, "--games 1 --seed %llu", (unsigned long long)game);
    match_seed_from_text(t->name, seed);
    t->m = match_new(&r, seed, NULL, position, true, error);
    if (!t->m)
        fail_msg("%s: %s\n%s", t->name, error, position);
    slow_read(&t->slow, text, difficulty, players);
    t->log = NULL;
    keep_log(t);
    mem_free(text);
}

static void end(struct trial *t)
{
    match_free(t->m);
    mem_free(t->log);
}

/* Two of five are for two. */
static int players_of(uint64_t game) { return game % 5 < 2 ? 2 : 1; }

static void whole_run(uint64_t game)
{
    static struct trial t;
    t.rng = rng_seed(game);
    begin(&t, game, players_of(game), NULL);
    slow_open(&t.slow, strstr(t.log, "\nopen : ") + 8);
    play(&t);
    end(&t);
}

static void put(struct strbuf *s, const char *zone, const int *cards, int n)
{
    strbuf_addf(s, "put %s", zone);
    for (int i = 0; i < n; i++)
        if (cards[i] == CARD_JOKER)
            strbuf_add(s, " joker");
        else
            strbuf_addf(s, " %c%c", card_rank_letter(cards[i] / 4), card_suit_letter(cards[i] % 4));
    strbuf_add(s, "\n");
}

/* A random table: any duel, any bonuses, a hand of any size, a pile that may be nearly empty. */
static char *random_position(struct rng *rng, int players)
{
    const struct ace_data *d = ace_table_plain();
    struct strbuf s = STRBUF_EMPTY;
    int deck[53], marker = 1 + rng_below(rng, 12), enemy,
                  hand = rng_below(rng, 4) ? 8 : rng_below(rng, 15);
    do
        enemy = rng_below(rng, ACE_ENEMIES);
    while (d->enemy[enemy].number != marker - 1);
    strbuf_addf(&s, "put enemy %s\nset marker %d\nset bullets %d\nset reloads %d\n",
                d->enemy[enemy].id, marker, 1 + rng_below(rng, 5), rng_below(rng, 5));
    if (rng_below(rng, 2))
        strbuf_addf(&s, "set hp %d\n", 1 + rng_below(rng, d->enemy[enemy].hp));
    const int rest = rng_below(rng, 3) ? rng_below(rng, 12) : 30 + rng_below(rng, 53 - 14 - 30);
    /* else where it comes to lie */
    const int joker = rng_below(rng, 3) ? 52 : rng_below(rng, 30);
    for (int i = 0; i < 53; i++)
        deck[i] = i;
    for (int i = 0; i < 52; i++) {
        const int k = i + rng_below(rng, 52 - i), swap = deck[k];
        deck[k] = deck[i];
        deck[i] = swap;
    }
    deck[52] = deck[joker];
    deck[joker] = CARD_JOKER;
    /* For two: five and five or other numbers, and up to three between them; what is left of the
     * hand's numbers goes to the discard pile. */
    int at = 0;
    if (players == 2) {
        const int own = rng_below(rng, 4) ? 5 : rng_below(rng, 9),
                  others = rng_below(rng, 3) ? 5 : rng_below(rng, 6),
                  row = rng_below(rng, 3) ? 3 : rng_below(rng, 4);
        const int active = rng_below(rng, 2);
        strbuf_addf(&s, "set active %d\n", active);
        put(&s, active ? "hand 2" : "hand 1", deck, own);
        put(&s, active ? "hand 1" : "hand 2", deck + own, others);
        put(&s, "shared", deck + own + others, row);
        at = own + others + row;
    } else {
        put(&s, "hand 1", deck, hand);
        at = hand;
    }
    put(&s, "discard", deck + at, at + rest < 53 ? rest : 53 - at);
    strbuf_add(&s, "put bonuses");
    for (int number = 0, n = 0; number < 11; number++)
        if (number != 2 && number != 5 && number != 8 && number != marker - 1 &&
            rng_below(rng, 2) && n++ < 9) {
            int one;
            do
                one = rng_below(rng, ACE_ENEMIES);
            while (d->enemy[one].number != number);
            strbuf_addf(&s, " %s", d->enemy[one].id);
        }
    strbuf_add(&s, "\nput permanents");
    for (int number = 2; number <= 8; number += 3)
        if (rng_below(rng, 2)) {
            int one;
            do
                one = rng_below(rng, ACE_ENEMIES);
            while (d->enemy[one].number != number || one == enemy);
            strbuf_addf(&s, " %s", d->enemy[one].id);
        }
    strbuf_add(&s, "\n");
    return strbuf_take(&s);
}

static void copy(struct slow_pile *p, const struct board *b, int zone, int first)
{
    for (int i = 0; i < board_count(b, zone); i++)
        p->card[p->n++] = board_face(b, zone, i) - first;
}

static void from_a_table(uint64_t game)
{
    static struct trial t;
    t.rng = rng_seed(game);
    const int players = players_of(game);
    char *position = random_position(&t.rng, players);
    begin(&t, game, players, position);
    const struct board *b = match_truth(t.m);
    struct slow *s = &t.slow;
    s->active = b->num[ACE_ACTIVE];
    copy(&s->hand, b, ACE_HAND + s->active, 0);
    copy(&s->row, b, ACE_SHARED, 0);
    if (players == 2)
        copy(&s->other, b, ACE_HAND + 1 - s->active, 0);
    copy(&s->discard, b, ACE_DISCARD, 0);
    copy(&s->bonuses, b, ACE_BONUSES, CARD_OWN);
    copy(&s->lasting, b, ACE_PERMANENTS, CARD_OWN);
    s->pile = board_count(b, ACE_PILE);
    s->aside = board_count(b, ACE_ASIDE) > 0;
    s->enemy = board_face(b, ACE_ENEMY, 0) - CARD_OWN;
    s->hp = b->num[ACE_HP];
    s->bullets = b->num[ACE_BULLETS];
    s->reloads = b->num[ACE_RELOADS];
    s->marker = b->num[ACE_MARKER];
    play(&t);
    end(&t);
    mem_free(position);
}

static void AS_01_to_59_played_twice(void **state)
{
    (void)state;
    for (uint64_t game = first_seed; game < first_seed + (uint64_t)games; game++)
        if (game % 3 == 0)
            whole_run(game);
        else
            from_a_table(game);
}

int main(int argc, char **argv)
{
    for (int i = 1; i + 1 < argc; i += 2)
        if (strcmp(argv[i], "--games") == 0)
            games = atoi(argv[i + 1]);
        else
            first_seed = strtoull(argv[i + 1], NULL, 10);
    const struct CMUnitTest tests[] = {cmocka_unit_test(AS_01_to_59_played_twice)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
