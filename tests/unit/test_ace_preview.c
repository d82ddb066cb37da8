/* What the screen says before a shot is what the shot does: preview and result, claim by claim and
 * step by step, on random tables.
 *
 *     test-ace-preview [N]        N shots (the suite: a share)
 *
 * A preview is made from the seat's view alone (ace_aim_read, ace_claims, ace_damage), the result
 * is what the match says when exactly that is fired: the kind, the Joker, each step, the total and
 * the hit points. And what is promised of a bonus before it is armed or used (ace_promise) comes
 * true, and no other way to use it brings more. */
#include "unit.h"

#include "ace_table.h"
#include "games.h"
#include "notation.h"
#include "rng.h"
#include "strbuf.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int shots_wanted = 8000;

static void add_some(struct rng *rng, struct strbuf *out, const char *zone, int kind, int most)
{
    const struct ace_data *d = ace_table_plain();
    uint64_t had = 0;
    const int n = rng_below(rng, most + 1);
    if (n)
        strbuf_addf(out, "put %s", zone);
    for (int i = 0; i < n;) {
        const int at = rng_below(rng, ACE_ENEMIES);
        if (d->enemy[at].kind != kind || had >> at & 1)
            continue;
        had |= (uint64_t)1 << at;
        strbuf_addf(out, " %s", d->enemy[at].id);
        i++;
    }
    strbuf_add(out, "\n");
}

/* A table with any enemy, some bonuses, and hands that may hold the Joker. */
static struct match *table(struct rng *rng)
{
    const struct ace_data *d = ace_table_plain();
    const int seats = 1 + (rng_below(rng, 4) == 0), difficulty = rng_below(rng, 4),
              hand = seats == 1 ? 4 + rng_below(rng, 8) : 5;
    struct strbuf text = STRBUF_EMPTY;
    const struct ace_enemy *e = &d->enemy[rng_below(rng, ACE_ENEMIES)];
    strbuf_addf(&text,
                "put enemy %s\nset marker %d\nset hp %d\nset hp_max 99\nset bullets %d\nset shots "
                "%d\nset claimed %d\n",
                e->id, e->number + 1, 1 + rng_below(rng, 40), 1 + rng_below(rng, 4),
                rng_below(rng, 3), rng_below(rng, 2) ? rng_below(rng, 512) * 2 : 0);
    add_some(rng, &text, "bonuses", ACE_MINION, 4);
    add_some(rng, &text, "permanents", ACE_ACOLYTE, 3);
    card pack[53];
    for (int i = 0; i < 53; i++)
        pack[i] = (card)i;
    for (int i = 0; i < 40; i++) {
        const int j = i + rng_below(rng, 53 - i);
        const card c = pack[i];
        pack[i] = pack[j];
        pack[j] = c;
    }
    struct rules r = rules_default(games_find("ace"), seats, d);
    r.option[ACE_DIFFICULTY] = difficulty;
    int at = 0;
    for (int s = 0; s < seats; s++) {
        strbuf_addf(&text, "put hand %d", s + 1);
        for (int i = 0; i < hand; i++) {
            char word[CARD_TEXT];
            card_text(&r, pack[at++], word);
            strbuf_addf(&text, " %s", word);
        }
        strbuf_add(&text, "\n");
    }
    for (int i = 0; seats == 2 && i < 3; i++) {
        char word[CARD_TEXT];
        card_text(&r, pack[at++], word);
        strbuf_addf(&text, "%s %s%s", i ? "" : "put shared", word, i == 2 ? "\n" : "");
    }
    for (int i = 0; i < 12; i++) {
        char word[CARD_TEXT];
        card_text(&r, pack[at++], word);
        strbuf_addf(&text, "%s %s", i ? "" : "put discard", word);
    }
    strbuf_add(&text, "\n");
    uint8_t seed[SEED_BYTES];
    char error[MATCH_ERROR];
    match_seed_from_text("preview", seed);
    struct match *m = match_new(&r, seed, NULL, strbuf_text(&text), true, error);
    if (!m)
        fail_msg("%s\n%s", error, strbuf_text(&text));
    strbuf_free(&text);
    return m;
}

/* Declares some of what lies there, at random. */
static void arm(struct match *m, struct rng *rng)
{
    for (int tries = rng_below(rng, 8); tries > 0; tries--) {
        struct view v;
        match_view(m, seat_first(match_waiting(m)), &v);
        const struct choice *c = &v.choices.choice[rng_below(rng, v.choices.n)];
        if (c->kind != ACE_ARM || c->refused)
            continue;
        struct action a = action_of(v.me, c->kind, c->about);
        const int n = c->pick_max ? c->pick_min + rng_below(rng, c->pick_max - c->pick_min + 1) : 0;
        uint64_t left = c->among;
        while (a.n < n) {
            const int i = rng_below(rng, choice_cards(c, &v.board));
            if (left >> i & 1)
                a.pick[a.n++] = (uint8_t)i;
            left &= ~((uint64_t)1 << i);
        }
        a.amount = c->min + rng_below(rng, c->max - c->min + 1);
        match_play(m, &a, 0);
    }
}

/* Fires this claim on a copy and holds it against the preview. False: the rules refuse it, as a
 * declaration would be idle. */
static bool fire(const struct match *m, const struct view *v, struct action a, const card *cards,
                 const struct ace_scored *shown)
{
    struct ace_aim aim;
    struct ace_steps steps;
    ace_aim_read(&aim, &v->rules, &v->board, v->me);
    assert_int_equal(ace_damage(&aim, cards, a.n, &shown->claim, &steps), shown->damage);
    assert_int_equal(ace_damage(&aim, cards, a.n, &shown->claim, NULL), shown->damage);
    assert_int_equal(steps.n ? steps.step[steps.n - 1].total : 0, shown->damage);
    const uint32_t idle = ace_idle(&aim, cards, a.n, &shown->claim);
    struct match *fired = match_copy(m);
    const int before = match_heard_count(m), hp = v->board.num[ACE_HP];
    a.about = 1;
    a.amount = ace_claim_code(&shown->claim);
    const int why = match_play(fired, &a, 0);
    assert_int_equal(why, idle ? ACE_IDLE : REASON_OK);
    int claims = 0, totals = 0, hits = 0, step = 0;
    for (int i = before; i < match_heard_count(fired); i++) {
        const struct event e = match_heard(fired, v->me, i);
        if (e.kind == EVENT_NOTE && e.why == ACE_WHY_CLAIM) {
            assert_int_equal(e.from, shown->claim.kind);
            assert_int_equal(e.face, shown->claim.joker);
            claims++;
        } else if (e.kind == EVENT_NOTE && e.why == ACE_WHY_STEP) {
            assert_true(step < steps.n);
            assert_int_equal(e.from, steps.step[step].kind);
            assert_int_equal(e.to, steps.step[step].slot);
            assert_int_equal(e.face, steps.step[step].source);
            assert_int_equal(e.amount, steps.step[step].amount);
            step++;
        } else if (e.kind == EVENT_NOTE && e.why == ACE_WHY_TOTAL) {
            assert_int_equal(e.amount, shown->damage);
            totals++;
        } else if (e.kind == EVENT_SET && e.to == ACE_HP && e.why == ACE_WHY_HIT) {
            assert_int_equal(e.amount, shown->damage < hp ? hp - shown->damage : 0);
            hits++;
        } else if (e.kind == EVENT_NOTE && e.why == ACE_WHY_KILL)
            assert_true(shown->damage >= hp);
    }
    if (!why) {
        assert_int_equal(claims, 1);
        assert_int_equal(totals, 1);
        assert_int_equal(step, steps.n);
        assert_int_equal(hits, shown->damage > 0);
    }
    match_free(fired);
    return !why;
}

static int random_shots(const struct match *m, struct rng *rng)
{
    struct view v;
    struct ace_scored list[ACE_CLAIMS];
    struct ace_aim aim;
    card all[ACE_CARDS_MOST], cards[ACE_SHOT_CARDS];
    int fired = 0;
    match_view(m, seat_first(match_waiting(m)), &v);
    if (v.board.phase != ACE_PHASE_AIM)
        return 0;
    ace_aim_read(&aim, &v.rules, &v.board, v.me);
    const int n = ace_cards(&v.board, v.me, all), most = n < ACE_SHOT_CARDS ? n : ACE_SHOT_CARDS;
    for (int tries = 0; tries < 6 && most; tries++) {
        struct action a = action_of(v.me, ACE_SHOOT, 1);
        const int k = ace_difficulty(&v.rules) == ACE_EASY ? 1 + rng_below(rng, most) : most;
        for (int i = 0, left = k; i < n; i++)
            if (rng_below(rng, n - i) < left) {
                left--;
                cards[a.n] = all[i];
                a.pick[a.n++] = (uint8_t)i;
            }
        const int claims = k > 1 ? ace_claims(&aim, cards, k, list, ACE_CLAIMS) : 0;
        if (claims)
            fired += fire(m, &v, a, cards, &list[rng_below(rng, claims)]);
    }
    /* What the screen proposes: the best shot of the hand. */
    struct ace_scored best;
    struct action a;
    if (ace_best_shot(&aim, &v.rules, &v.board, v.me, ACE_NO_KIND, &a, &best)) {
        for (int i = 0; i < a.n; i++)
            cards[i] = all[a.pick[i]];
        fired += fire(m, &v, a, cards, &best);
    }
    return fired;
}

static void AS_26_preview_is_result(void **state)
{
    (void)state;
    struct rng rng = rng_seed(26);
    int fired = 0;
    while (fired < shots_wanted) {
        struct match *m = table(&rng);
        arm(m, &rng);
        fired += random_shots(m, &rng);
        match_free(m);
    }
    print_message("%d shots did what had been said\n", fired);
}

/* ---- bonuses before they are used ---- */

/* Damage of the best shot after that action, -1: none. -2: the rules refuse it, or it draws cards
 * or ends the duel. */
static int behind(const struct match *m, const struct action *a)
{
    struct match *then = match_copy(m);
    struct action done = *a;
    const int enemy = board_top(match_truth(m), ACE_ENEMY),
              pile = board_count(match_truth(m), ACE_PILE);
    int damage = -2;
    if (match_play(then, &done, 0) == REASON_OK &&
        board_top(match_truth(then), ACE_ENEMY) == enemy &&
        board_count(match_truth(then), ACE_PILE) == pile) {
        struct view v;
        struct ace_aim aim;
        struct ace_scored best;
        card cards[ACE_CARDS_MOST];
        match_view(then, a->who, &v);
        ace_aim_read(&aim, &v.rules, &v.board, v.me);
        damage = v.board.phase != ACE_PHASE_AIM ? -2
                 : ace_claim_best(&aim, cards, ace_cards(&v.board, v.me, cards), ACE_NO_KIND, &best)
                     ? best.damage
                     : -1;
    }
    match_free(then);
    return damage;
}

/* Some way to use what a choice offers. */
static struct action some_way(const struct choice *c, const struct view *v, struct rng *rng)
{
    struct action a = action_of(v->me, c->kind, c->about);
    const int n = c->pick_max ? 1 + rng_below(rng, c->pick_max) : 0,
              of = choice_cards(c, &v->board);
    uint64_t left = c->among;
    for (int tries = 0; a.n < n && tries < 200; tries++) {
        const int i = rng_below(rng, of);
        if (left >> i & 1)
            a.pick[a.n++] = (uint8_t)i;
        left &= ~((uint64_t)1 << i);
    }
    a.amount = c->min + rng_below(rng, c->max - c->min + 1);
    return a;
}

static void promised(const struct match *m, const struct view *v, const struct choice *c,
                     struct rng *rng, int counts[3])
{
    struct ace_promise p, of;
    if (!ace_promise_best(&v->rules, &v->board, v->me, c->about, &p))
        return;
    assert_int_equal(p.action.kind, c->kind);
    const int damage = p.shot ? p.best.damage : -1, came = behind(m, &p.action);
    if (came != -2) {
        assert_int_equal(came, damage);
        counts[0]++;
        counts[1] += p.action.n > 0 && damage > p.before;
    }
    for (int tries = 0; tries < 12; tries++) {
        const struct action other = some_way(c, v, rng);
        const int brings = behind(m, &other);
        if (brings == -2)
            continue;
        assert_true(ace_promise_of(&v->rules, &v->board, &other, &of));
        assert_int_equal(of.shot ? of.best.damage : -1, brings);
        /* A swap is promised by what stays, and what can't be used well is not pointed at all. */
        if (ace_bonus(&v->rules, &v->board, c->about)->bonus[0].verb != ACE_DO_CYCLE &&
            brings > damage)
            fail_msg("%s: %d instead of %d", ace_bonus(&v->rules, &v->board, c->about)->id, brings,
                     damage);
        counts[2]++;
    }
}

static void AS_35_promises_come_true(void **state)
{
    (void)state;
    struct rng rng = rng_seed(35);
    int counts[3] = {0};
    for (int tables = 0; tables < shots_wanted / 20; tables++) {
        struct match *m = table(&rng);
        struct view v;
        arm(m, &rng);
        match_view(m, seat_first(match_waiting(m)), &v);
        for (int i = 0; i < v.choices.n && v.board.phase == ACE_PHASE_AIM; i++) {
            const struct choice *c = &v.choices.choice[i];
            if ((c->kind == ACE_ARM || c->kind == ACE_USE) && !c->refused &&
                !ace_armed(&v.board, c->about))
                promised(m, &v, c, &rng, counts);
        }
        match_free(m);
    }
    print_message(
        "%d promises kept, %d of them with cards that help; %d other ways brought no more\n",
        counts[0], counts[1], counts[2]);
    assert_true(counts[0] > 50 && counts[1] > 20 && counts[2] > 500);
}

/* Cards are chosen in the order of pressing, which is not that of the hand. */
static void AS_35_a_swap_is_promised_in_any_order(void **state)
{
    (void)state;
    struct match *m = ace_table(ace_table_plain(), ACE_NORMAL,
                                "put enemy card-cheat\nset marker 2\nset bullets 2\nset reloads "
                                "1\nput bonuses snake-oil-seller\n"
                                "put hand 1 Ad Qh Jd 9h 7c 4c 2c 2d\n");
    static const uint8_t ways[][4] = {{0, 1, 3, 4}, {4, 3, 1, 0}, {3, 0, 4, 1}, {7, 6, 5, 4},
                                      {1, 7, 0, 6}, {4, 5, 6, 7}, {6, 0, 7, 1}};
    struct view v;
    struct ace_promise p[sizeof ways / sizeof *ways];
    match_view(m, 0, &v);
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        struct action a = {.kind = ACE_USE, .n = 4};
        for (int k = 0; k < 4; k++)
            a.pick[k] = ways[i][k];
        assert_true(ace_promise_of(&v.rules, &v.board, &a, &p[i]));
        assert_int_equal(p[i].n, 4);
    }
    for (int i = 0; i < 4; i++) {
        assert_int_equal(p[0].card[i], p[1].card[i]);
        assert_int_equal(p[0].card[i], p[2].card[i]);
        assert_int_equal(p[3].card[i], p[5].card[i]);
        assert_int_equal(p[4].card[i], p[6].card[i]);
    }
    assert_int_equal(p[0].best.damage, p[1].best.damage);
    match_free(m);
}

/* What could be promised of a slot: nothing of an armed one, of an empty one, or of an enemy whose
 * bonus is none. */
static void AS_35_nothing_is_promised_of_an_armed_bonus(void **state)
{
    (void)state;
    struct match *m = ace_table(ace_table_plain(), ACE_NORMAL,
                                "put enemy card-cheat\nset marker 2\nset bullets 2\n"
                                "put bonuses bootlegger stable-hand\n"
                                "put hand 1 Ad Qh Jd 9h 7c 4c 2c 2d\n");
    const int slot = ace_table_slot(m, "bootlegger");
    struct ace_promise p;
    struct view v;
    match_view(m, 0, &v);
    assert_true(ace_promise_best(&v.rules, &v.board, 0, slot, &p));
    assert_int_equal(ace_table_do(m, ACE_ARM, slot, "", 0), REASON_OK);
    match_view(m, 0, &v);
    assert_true(ace_armed(&v.board, slot));
    assert_false(ace_promise_best(&v.rules, &v.board, 0, slot, &p));
    assert_true(ace_promise_best(&v.rules, &v.board, 0, ace_table_slot(m, "stable-hand"), &p));
    assert_false(ace_promise_best(&v.rules, &v.board, 0, 2, &p));
    match_free(m);
}

int main(int argc, char **argv)
{
    if (argc > 1)
        shots_wanted = atoi(argv[1]);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(AS_26_preview_is_result),
        cmocka_unit_test(AS_35_promises_come_true),
        cmocka_unit_test(AS_35_a_swap_is_promised_in_any_order),
        cmocka_unit_test(AS_35_nothing_is_promised_of_an_armed_bonus),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
