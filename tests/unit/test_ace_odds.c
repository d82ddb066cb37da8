/* What the bots of Ace of Spades hold a duel for: the cards that may come, how much a turn deals,
 * and the chances that follow from it (ace_odds.h). */
#include "unit.h"

#include "ace_odds.h"
#include "ace_table.h"
#include "ace_think.h"
#include "ace_worth.h"
#include "bot.h"

#include <stdio.h>
#include <string.h>

static struct ace_odds odds;

static const struct ace_odds *odds_of(const struct match *m, bool counts)
{
    static const struct ace_skill skill = {
        .tapes = 100, .again = ACE_TAPES, .turns = 3000, .plans = true, .hoard = 100};
    static struct ace_skill with;
    static struct view v;
    struct rng rng = rng_seed(8);
    with = skill;
    with.counts = counts;
    match_view(m, 0, &v);
    ace_odds_read(&odds, &v, &with, &rng);
    return &odds;
}

/* What may come: every card that the seat has not seen, each as often as another; those that it has
 * looked at lie where they lie. Discards may be looked through, but for Hard and Nightmare (AS-19),
 * where who counts remembers them. */
static void what_may_come_is_what_is_unseen(void **state)
{
    (void)state;
    static const int zones[] = {ACE_HAND, ACE_PILE, ACE_ASIDE, ACE_SHOWN, ACE_SHOT, ACE_SHARED};
    for (int k = 0; k < 4; k++) {
        const bool counts = k % 2, hard = k / 2;
        struct match *m = ace_table(NULL, hard ? ACE_HARD : ACE_NORMAL,
                                    "put enemy claim-jumper\nset marker 4\nput hand 1 2s 6s 9s Ks "
                                    "3d 5c 8h Jd\nput discard 2c 3c 4c 6c 7c");
        const struct ace_odds *o = odds_of(m, counts);
        bool seen[CARD_JOKER + 1] = {false};
        int unseen = 0, came[CARD_JOKER + 1] = {0}, first[CARD_JOKER + 1] = {0};
        const struct board *b = &o->v->board;
        for (size_t z = 0; z < sizeof zones / sizeof *zones; z++)
            for (int i = 0; i < board_count(b, zones[z]); i++)
                if (card_is_known(board_face(b, zones[z], i)))
                    seen[board_face(b, zones[z], i)] = true;
        for (int i = 0; i < board_count(b, ACE_DISCARD); i++)
            seen[board_face(b, ACE_DISCARD, i)] |= counts || !hard;
        for (card c = 0; c <= CARD_JOKER; c++)
            unseen += !seen[c];
        assert_int_equal(o->nunseen, unseen);
        for (int i = 0; i < o->nunseen; i++)
            assert_false(seen[o->unseen[i]]);
        assert_int_equal(o->ntapes, 100);
        assert_int_equal(o->laid, ACE_TAPES);
        for (int t = 0; t < o->laid; t++) {
            bool drawn[CARD_JOKER + 1] = {false};
            assert_int_equal(o->ntape[t], ACE_TAPE);
            first[o->tape[t][0]]++;
            for (int i = 0; i < o->ntape[t]; i++) {
                assert_false(drawn[o->tape[t][i]] || seen[o->tape[t][i]]);
                drawn[o->tape[t][i]] = true;
                came[o->tape[t][i]]++;
            }
        }
        for (card c = 0; c <= CARD_JOKER; c++) /* about 192 x 14 / 45 times each */
            assert_true(seen[c] || (came[c] > 30 && came[c] < 95 && first[c] < 16));
        match_free(m);
    }
}

/* How much a turn deals: what the rules make of eight of the unseen cards; more after a discard,
 * and less with five. */
static void turns_deal_what_the_rules_say(void **state)
{
    (void)state;
    static const char *const enemies[] = {"the-bounty-keeper",   "the-hangman",
                                          "the-preacher-of-ash", "the-clockmaker",
                                          "the-iron-locomotive", "lord-overkill-normal"};
    struct rng rng = rng_seed(12);
    for (size_t e = 0; e < sizeof enemies / sizeof *enemies; e++) {
        char table[200];
        snprintf(table, sizeof table,
                 "put enemy %s\nset marker %d\nset bullets 4\nset reloads 4\nput hand 1 2s 6s 9s "
                 "Ks 3d 5c 8h Jd",
                 enemies[e], e < 5 ? 3 : 13);
        struct match *m = ace_table(NULL, ACE_NORMAL, table);
        const struct ace_odds *o = odds_of(m, true);
        double mean[4][ACE_STAGES] = {{0}};
        for (int k = 0; k < 4; k++)
            for (int s = 0; s < ACE_STAGES; s++)
                for (int d = 0; d < ACE_DAMAGE_MOST; d++)
                    mean[k][s] += d * (double)o->deals[k][s][d] / ACE_SURE;
        for (int last = 0; last < 2; last++) {
            struct board then = o->v->board;
            struct ace_aim aim;
            int64_t sum = 0;
            then.num[ACE_SHOTS] = 1;
            then.num[ACE_BULLETS] = last ? 1 : 2;
            ace_aim_bare(&aim, &o->v->rules, &then);
            for (int i = 0; i < 3000; i++) {
                card eight[8];
                struct ace_scored best;
                for (int k = 0; k < 8; k++) {
                    bool twice = true;
                    while (twice) {
                        eight[k] = o->unseen[rng_below(&rng, o->nunseen)];
                        twice = false;
                        for (int j = 0; j < k; j++)
                            twice |= eight[j] == eight[k];
                    }
                }
                sum += ace_claim_best(&aim, eight, 8, ACE_NO_KIND, &best) && best.damage > 0
                           ? best.damage
                           : 0;
            }
            const double wanted = (double)sum / 3000;
            if (mean[last][0] < wanted * 0.92 - 0.05 || mean[last][0] > wanted * 1.08 + 0.05)
                fail_msg("%s, last %d: %f and %f", enemies[e], last, mean[last][0], wanted);
        }
        assert_int_equal(o->stages, ACE_STAGES);
        assert_true(mean[0][0] < mean[0][1] && mean[0][1] < mean[0][2] && mean[1][0] < mean[1][1]);
        assert_true(mean[3][0] < mean[0][0]);
        match_free(m);
    }
}

/* The same table from the end: the last bullet's turn deals so much or not, each other one leaves a
 * duel with a bullet less. Nothing is kept for later where a scene ends. */
static double backwards(int hp, int bullets, int reloads, int stage)
{
    double sum = 0;
    if (hp <= 0)
        return ACE_SURE - 1;
    if (!bullets)
        return odds.saved[1][hp];
    const double again =
        reloads ? backwards(hp, bullets, reloads - 1, stage + 1 < odds.stages ? stage + 1 : stage)
                : 0;
    for (int d = 0; d < ACE_DAMAGE_MOST; d++) {
        const uint16_t often = odds.deals[bullets == 1][stage][d];
        const double now = often ? backwards(hp - d, bullets - 1, reloads, 0) : 0;
        sum += often * (now > again ? now : again) / ACE_SURE;
    }
    return sum;
}

static void chances_come_from_behind(void **state)
{
    (void)state;
    struct match *m =
        ace_table(NULL, ACE_NORMAL,
                  "put enemy the-hangman\nset marker 3\nset hp_max 40\nset hp 30\nset bullets "
                  "4\nset reloads 4\nput hand 1 2s 6s 9s Ks 3d 5c 8h Jd");
    odds_of(m, true);
    for (int bullets = 1; bullets < 4; bullets++)
        for (int reloads = 0; reloads < 3; reloads++)
            for (int hp = 1; hp <= 30; hp += bullets == 3 ? 9 : 3)
                for (int stage = 0; stage < ACE_STAGES; stage++) {
                    const double wanted = backwards(hp, bullets, reloads, stage);
                    const int chance = ace_odds_drawn(&odds, hp, bullets, reloads, 40, stage);
                    if (chance < wanted - 150 || chance > wanted + 150)
                        fail_msg("%d hit points, %d bullets, %d reloads, stage %d: %d, not %.0f",
                                 hp, bullets, reloads, stage, chance, wanted);
                }
    match_free(m);
}

/* More hit points are worse, more bullets and reloads are better, a larger pile is not worse; a won
 * duel is won. */
static void chances_go_the_right_way(void **state)
{
    (void)state;
    enum { ROUNDED = 8 };
    struct match *m =
        ace_table(NULL, ACE_NORMAL,
                  "put enemy the-hangman\nset marker 3\nset hp_max 40\nset hp 30\nset bullets "
                  "4\nset reloads 4\nput hand 1 2s 6s 9s Ks 3d 5c 8h Jd");
    odds_of(m, true);
    for (int pile = 0; pile <= 44; pile += 4)
        for (int bullets = 1; bullets < 5; bullets++)
            for (int reloads = 0; reloads < 5; reloads++)
                for (int hp = 0; hp <= 40; hp++) {
                    const int chance = ace_odds_after(&odds, hp, bullets, reloads, pile, 0);
                    assert_in_range(chance, 0, ACE_SURE);
                    assert_true(hp || chance >= ACE_SURE - 1);
                    assert_true(ace_odds_after(&odds, hp + 1, bullets, reloads, pile, 0) <= chance);
                    assert_true(ace_odds_after(&odds, hp, bullets + 1, reloads, pile, 0) >=
                                chance - ROUNDED);
                    assert_true(ace_odds_after(&odds, hp, bullets, reloads + 1, pile, 0) >=
                                chance - ROUNDED);
                    assert_true(reloads || ace_odds_after(&odds, hp, bullets, 0, pile + 5, 0) >=
                                               chance - ROUNDED);
                    assert_int_equal(ace_odds_after(&odds, hp, bullets, reloads, pile + 5, 5),
                                     chance);
                    assert_true(ace_odds_fired(&odds, hp, bullets, reloads, pile, 0) == chance);
                }
    match_free(m);
}

/* AS-12: without a bullet a duel hangs on bonuses that hurt or load, where the rules let them save
 * it. */
static void without_a_bullet_bonuses_count(void **state)
{
    (void)state;
    static const char table[] =
        "put enemy the-hangman\nset marker 3\nset hp_max 40\nset hp 30\nset bullets 1\nset reloads "
        "0\nput hand 1 2s 6s 9s Ks 3d 5c 8h Jd\nput bonuses dynamiter";
    for (int strict = 0; strict < 2; strict++) {
        struct match *m =
            strict ? ace_table_strict(NULL, ACE_NORMAL, table) : ace_table(NULL, ACE_NORMAL, table);
        odds_of(m, true);
        const int points = ace_worth_points(
            ace_bonus(&odds.v->rules, &odds.v->board, ace_table_slot(m, "dynamiter")));
        for (int hp = 1; hp < 20; hp++)
            assert_int_equal(ace_odds_fired(&odds, hp, 0, 0, 30, 0) > ACE_SURE / 2,
                             !strict && hp <= points);
        for (int hp = 1; hp < 20;
             hp++) /* before the last shot it may still be used, strict or not */
            assert_int_equal(ace_odds_after(&odds, hp, 0, 0, 30, 0) > ACE_SURE / 2, hp <= points);
        match_free(m);
    }
}

/* ---- small duels, counted ---- */

enum { SMALL_PILE_MOST = 7 };
struct small_duel {
    card hand[8], pile[SMALL_PILE_MOST];
    int npile;
};

static struct match *small_duel(int number, struct small_duel *d, int hp)
{
    struct rng rng = rng_seed((uint64_t)number);
    char table[500];
    card pack[52];
    for (int i = 0; i < 52; i++)
        pack[i] = (card)i;
    for (int i = 0; i < 51; i++) {
        const int k = i + rng_below(&rng, 52 - i);
        const card c = pack[i];
        pack[i] = pack[k];
        pack[k] = c;
    }
    d->npile = 3 + number % (SMALL_PILE_MOST - 2);
    memcpy(d->hand, pack, sizeof d->hand);
    memcpy(d->pile, pack + 52 - d->npile, (size_t)d->npile);
    snprintf(table, sizeof table,
             "put enemy the-bounty-keeper\nset marker 3\nset hp_max 60\nset hp %d\nset bullets 1\n"
             "set reloads 1\nset shots 3",
             hp);
    for (int i = 0; i < 52 - d->npile; i++)
        snprintf(table + strlen(table), sizeof table - strlen(table), "%s %c%c",
                 i == 0   ? "\nput hand 1"
                 : i == 8 ? "\nput discard"
                          : "",
                 card_rank_letter(card_rank(pack[i])), card_suit_letter(card_suit(pack[i])));
    return ace_table(NULL, ACE_NORMAL, table);
}

/* Of all ways in which the pile may lie, which share brings a shot that deals so much when these
 * cards are thrown away: the chance to win with the last bullet. */
static float won_by[256][ACE_DAMAGE_MOST];

static void count_throws(const struct ace_gun *g, const struct small_duel *d)
{
    memset(won_by, 0, sizeof won_by);
    for (unsigned gone = 1; gone < 256; gone++) {
        const int thrown = __builtin_popcount(gone), n = thrown < d->npile ? thrown : d->npile;
        int all = 0;
        for (unsigned drawn = 0; drawn < 1U << d->npile; drawn++) {
            card hand[8];
            int k = 0;
            if (__builtin_popcount(drawn) != n)
                continue;
            for (int i = 0; i < 8; i++)
                if (!(gone >> i & 1))
                    hand[k++] = d->hand[i];
            for (int i = 0; i < d->npile; i++)
                if (drawn >> i & 1)
                    hand[k++] = d->pile[i];
            all++;
            for (int hp = ace_gun_damage(g, hand, k); hp > 0; hp--)
                won_by[gone][hp]++;
        }
        for (int hp = 1; hp < ACE_DAMAGE_MOST; hp++)
            won_by[gone][hp] /= (float)all;
    }
}

static float best_throw(int hp)
{
    float best = 0;
    for (int gone = 1; gone < 256; gone++)
        best = won_by[gone][hp] > best ? won_by[gone][hp] : best;
    return best;
}

/* AS-11 to AS-13: with the last bullet and one reload all that can come is counted: each discard is
 * worth its chance, and the strongest bots choose one with the best. */
static void small_duels_are_played_to_their_end(void **state)
{
    (void)state;
    int duels = 0;
    for (int number = 0; number < 100; number++) {
        struct small_duel d;
        struct match *m = small_duel(number, &d, 30);
        odds_of(m, false);
        memcpy(d.hand, odds.hand, sizeof d.hand); /* as it is held, sorted */
        count_throws(&odds.now, &d);
        int hp = ace_gun_damage(&odds.now, d.hand, 8);
        hp = hp > 0 ? hp + 1 : 1;
        while (best_throw(hp) > 0.95F) /* so strong an enemy that the duel is open */
            hp++;
        match_free(m);
        if (best_throw(hp) < 0.05F)
            continue;
        m = small_duel(number, &d, hp);
        odds_of(m, true);
        memcpy(d.hand, odds.hand, sizeof d.hand);
        const float best = best_throw(hp);
        duels++;
        struct rng rng = rng_seed((uint64_t)number);
        struct action pair[2] = {action_of(0, ACE_DISCARD_DRAW, 0),
                                 action_of(0, ACE_DISCARD_DRAW, 0)};
        double won[2];
        for (int i = 0; i < 2; i++) {
            const unsigned gone = 1 + (unsigned)rng_below(&rng, 254);
            won[i] = (double)won_by[gone][hp];
            for (int k = 0; k < 8; k++)
                if (gone >> k & 1)
                    pair[i].pick[pair[i].n++] = (uint8_t)k;
        }
        const struct action *const two[2] = {&pair[0], &pair[1]};
        int worth[2];
        bool exact;
        assert_true(ace_think_of(odds.v, &rng, odds.skill, two, worth, &exact));
        for (int i = 0; exact && i < 2; i++)
            if (worth[i] < (won[i] - 0.03) * ACE_SURE || worth[i] > (won[i] + 0.03) * ACE_SURE)
                fail_msg("%d: a discard is worth %.3f, not %.3f", number,
                         (double)worth[i] / ACE_SURE, won[i]);
        const struct action a = bot_find("ace", "shark")->choose(odds.v, &rng, &temper_even);
        unsigned gone = 0;
        assert_int_equal(a.kind, ACE_DISCARD_DRAW);
        for (int k = 0; k < a.n; k++)
            gone |= 1U << a.pick[k];
        const float does = won_by[gone][hp];
        if (does < best - 0.001F)
            fail_msg("%d: wins %.3f of the duels, not %.3f", number, (double)does, (double)best);
        match_free(m);
    }

    assert_true(duels > 20);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_may_come_is_what_is_unseen),
        cmocka_unit_test(turns_deal_what_the_rules_say),
        cmocka_unit_test(chances_come_from_behind),
        cmocka_unit_test(chances_go_the_right_way),
        cmocka_unit_test(without_a_bullet_bonuses_count),
        cmocka_unit_test(small_duels_are_played_to_their_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
