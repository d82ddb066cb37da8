/* The levels of Ace of Spades: the quick arithmetic that they think with is that of the rules
 * (AS-20 to AS-28), every answer is legal in every phase, alone and for two, they know what their
 * seat knows, and each level is worth its name. */
#include "mem.h"
#include "unit.h"

#include "ace_gun.h"
#include "ace_table.h"
#include "bot.h"
#include "explain.h"

#include <stdio.h>
#include <string.h>

static const char *const levels[] = {"beginner", "regular", "expert", "shark"};
enum { LEVELS = 4 };

static const struct bot *level(int n)
{
    const struct bot *b = bot_find("ace", levels[n]);
    assert_non_null(b);
    return b;
}

static struct match *game(int difficulty, int seats, int n)
{
    struct rules r = ace_table_rules(NULL, difficulty);
    uint8_t seed[SEED_BYTES];
    char text[30], error[MATCH_ERROR];
    r.nseats = (uint8_t)seats;
    snprintf(text, sizeof text, "bots %d", n);
    match_seed_from_text(text, seed);
    return match_new(&r, seed, NULL, NULL, false, error);
}

/* AS-12 by the letter: where a run without a bullet is lost at once, the bonus that brings one is
 * used before the last shot, not kept for after it. */
static void AS_12_bots_save_themselves_in_time(void **state)
{
    (void)state;
    for (int n = 2; n < LEVELS; n++) {
        struct match *m =
            ace_table_strict(NULL, ACE_NORMAL,
                             "put enemy the-hangman\nset marker 3\nput hand 1 2s 2d 5c 7h 9s Jc Qd "
                             "4h\nset bullets 1\nset reloads 0\nput bonuses train-robber");
        struct rng rng = rng_seed(7);
        struct view v;
        match_view(m, 0, &v);
        assert_int_equal(level(n)->choose(&v, &rng, &temper_even).kind, ACE_USE);
        match_free(m);
    }
}

/* ---- the quick arithmetic ---- */

static int deal(struct rng *rng, card *out, int n)
{
    uint64_t used = 0;
    for (int i = 0; i < n;) {
        const card c = (card)rng_below(rng, 100) < 8 ? CARD_JOKER : (card)rng_below(rng, 52);
        if (used >> c & 1)
            continue;
        used |= (uint64_t)1 << c;
        out[i++] = c;
    }
    return n;
}

/* AS-20 to AS-28: the best claim by masks deals what the best claim by search deals, under each
 * Acolyte's penalty and bonus and with each bonus declared that changes no card. */
static void the_gun_deals_what_the_rules_say(void **state)
{
    (void)state;
    static const char *const tables[] = {
        "put enemy the-bounty-keeper",
        "put enemy the-hangman\nput permanents the-preacher-of-ash",
        "put enemy the-preacher-of-ash\nput permanents the-hangman",
        "put enemy the-weeping-widow\nput permanents the-twin-gunslingers",
        "put enemy the-raven-matron\nput permanents the-silver-baron",
        "put enemy the-silver-baron\nput permanents the-tarantula-bride",
        "put enemy the-iron-locomotive\nput permanents the-clockmaker",
        "put enemy the-clockmaker\nput permanents the-brass-marshal",
        "put enemy the-tarantula-bride\nput permanents the-bat-queen",
        "put enemy the-sheriff-of-nobody\nset claimed 10",
        "put enemy lord-overkill-hard\nput permanents the-tarantula-bride the-clockmaker",
        "put enemy the-bounty-keeper\nput permanents the-weeping-widow the-raven-matron",
    };
    struct rng rng = rng_seed(5);
    int claims = 0, jokers = 0;
    for (size_t t = 0; t < sizeof tables / sizeof *tables; t++) {
        struct match *m = ace_table(NULL, ACE_NORMAL, tables[t]);
        struct ace_aim aim;
        struct ace_gun gun;
        ace_aim_read(&aim, match_rules(m), match_truth(m), 0);
        ace_gun_load(&gun, &aim);
        for (int i = 0; i < 400; i++) {
            card cards[16];
            struct ace_scored best;
            const int n = deal(&rng, cards, 2 + rng_below(&rng, 9)),
                      quick = ace_gun_damage(&gun, cards, n);
            const bool any = ace_claim_best(&aim, cards, n, ACE_NO_KIND, &best);
            assert_int_equal(any, quick >= 0);
            claims += any;
            for (int k = 0; k < n; k++)
                jokers += cards[k] == CARD_JOKER;
            if (!any)
                continue;
            /* the cards of a combination are chosen as if an extra had no limit */
            if (aim.nlimited)
                assert_in_range(quick, best.damage > 1 ? best.damage - 2 : 0, best.damage);
            else
                assert_int_equal(quick, best.damage);
        }
        match_free(m);
    }
    assert_true(claims > 2000 && jokers > 300);
}

/* What might be kept leaves something to throw away, keeps the Joker, and no proposal comes twice.
 */
static void what_is_kept_makes_sense(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL, "put enemy the-bounty-keeper");
    struct ace_aim aim;
    struct ace_gun gun;
    struct rng rng = rng_seed(6);
    ace_aim_read(&aim, match_rules(m), match_truth(m), 0);
    ace_gun_load(&gun, &aim);
    for (int i = 0; i < 1000; i++) {
        card cards[8];
        struct ace_keep keep[ACE_KEEPS];
        deal(&rng, cards, 8);
        const int n = ace_gun_keeps(&gun, cards, 8, keep);
        assert_true(n > 0);
        for (int k = 0; k < n; k++) {
            assert_true(keep[k].cards < 255);
            assert_true(k == 0 || keep[k].score <= keep[k - 1].score);
            for (int c = 0; c < 8; c++)
                assert_true(cards[c] != CARD_JOKER || keep[k].cards >> c & 1);
            for (int other = 0; other < k; other++)
                assert_true(keep[k].cards != keep[other].cards);
        }
        assert_int_equal(ace_gun_keep(&gun, cards, 8), keep[0].cards);
    }
    match_free(m);
}

/* ---- whole runs ---- */

static uint64_t run(struct match *m, const struct bot *b, int budget, int *duels)
{
    struct rng rng = rng_seed(9);
    const struct temper with = {.budget = budget};
    while (!match_over(m)) {
        struct view v;
        const seat who = seat_first(match_waiting(m));
        match_view(m, who, &v);
        struct action a = b->choose(&v, &rng, &with);
        assert_int_equal(a.who, who);
        assert_true(*bot_why(&v, &a) || a.kind == ACE_HINT);
        bot_nudge(&v, &a);
        assert_int_equal(match_play(m, &a, 0), REASON_OK);
        assert_true(match_actions(m) < 600);
    }
    const uint64_t digest = match_digest(m);
    *duels += match_truth(m)->num[ACE_MARKER] - (match_truth(m)->num[ACE_WON] <= 0);
    match_free(m);
    return digest;
}

/* Every answer is legal and has its reason, alone and for two (AS-50), at every difficulty, with
 * little thought and with much; the same view, generator and temper give the same answer. */
static void plays_whole_runs(void **state)
{
    (void)state;
    static const int budget[] = {1, 30, 100, 100};
    int duels = 0;
    for (int l = 0; l < LEVELS; l++)
        for (int n = 0; n < 16; n++) {
            const int seats = 1 + n % 2, difficulty = n / 2 % 4;
            const uint64_t once = run(game(difficulty, seats, n), level(l), budget[n % 4], &duels);
            assert_true(n % 4 ||
                        run(game(difficulty, seats, n), level(l), budget[n % 4], &duels) == once);
        }
    assert_true(duels > 0);
}

/* Beginner, regular, expert and shark win more duels in this order, and all of them more than who
 * does not plan. */
static void each_level_is_worth_its_name(void **state)
{
    (void)state;
    enum { RUNS = 36 };
    int won[LEVELS] = {0}, greedy = 0;
    for (int n = 0; n < RUNS; n++) {
        run(game(ACE_NORMAL, 1, 1000 + n), bot_find("ace", "greedy"), 100, &greedy);
        for (int l = 0; l < LEVELS; l++)
            run(game(ACE_NORMAL, 1, 1000 + n), level(l), 100, &won[l]);
    }
    assert_true(greedy < won[0] && won[0] < won[1] && won[1] < won[2] && won[2] < won[3]);
    assert_ptr_equal(bot_best("ace"), level(LEVELS - 1));
}

/* ---- what a plan is ---- */

static struct action asked(struct match *m)
{
    struct view v;
    struct rng rng = rng_seed(1);
    match_view(m, seat_first(match_waiting(m)), &v);
    return level(LEVELS - 1)->choose(&v, &rng, &temper_even);
}

static bool picks(const struct match *m, const struct action *a, const char *name)
{
    card c, hand[ACE_CARDS_MOST];
    ace_table_cards(name, &c, 1);
    ace_cards(match_truth(m), a->who, hand);
    for (int i = 0; i < a->n; i++)
        if (hand[a->pick[i]] == c)
            return true;
    return false;
}

/* A hand that does too little is thrown away while there are reloads (AS-13), and the four of a
 * suit stay. */
static void reloads_for_a_flush(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL,
                                "put enemy the-bounty-keeper\nput hand 1 2s 6s 9s Ks 3d 5c 8h "
                                "Jd\nset marker 11\nset bullets 4\nset reloads 4");
    const struct action a = asked(m);
    assert_int_equal(a.kind, ACE_DISCARD_DRAW);
    assert_false(picks(m, &a, "2s") || picks(m, &a, "6s") || picks(m, &a, "9s") ||
                 picks(m, &a, "Ks"));
    assert_true(picks(m, &a, "3d") && picks(m, &a, "5c"));
    match_free(m);
}

/* The duel is won with what suffices, and what is strong stays for the next one of the scene
 * (AS-33). */
static void wins_with_what_suffices(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL,
                                "put enemy claim-jumper\nset marker 4\nset hp 2\nput hand 1 4c 4d "
                                "Ks Kd Kh 7c 8d 2s\nset bullets 3\nset reloads 0");
    const struct action a = asked(m);
    assert_int_equal(a.kind, ACE_SHOOT);
    assert_true(a.n == 5 && !(picks(m, &a, "Ks") && picks(m, &a, "Kd") && picks(m, &a, "Kh")));
    match_free(m);
}

/* A bonus is kept while the duel is as good as won without it, and declared on the last bullet
 * where nothing else wins it (AS-12). */
static void keeps_and_spends_bonuses(void **state)
{
    (void)state;
    struct match *m = ace_table(
        NULL, ACE_NORMAL,
        "put enemy claim-jumper\nset marker 4\nset hp 3\nput hand 1 4c 4d 4h 9s Jc 7c 8d 2s\nset "
        "bullets 3\nset reloads 2\nput bonuses bootlegger grizzly-trapper dynamiter");
    assert_int_equal(asked(m).kind, ACE_SHOOT);
    match_free(m);
    m = ace_table(NULL, ACE_NORMAL,
                  "put enemy claim-jumper\nset marker 4\nset hp 7\nput hand 1 4c 4d 9h Ts Kc 6c 8s "
                  "2s\nset bullets 1\nset reloads 0\nput bonuses grizzly-trapper");
    assert_int_equal(asked(m).kind, ACE_ARM);
    match_free(m);
    /* Of two that each suffice, the lesser goes. */
    m = ace_table(NULL, ACE_NORMAL,
                  "put enemy claim-jumper\nset marker 4\nset hp 4\nput hand 1 4c 4d 9h Ts Kc 6c 8s "
                  "2s\nset bullets 1\nset reloads 0\nput bonuses grizzly-trapper stable-hand");
    const struct action a = asked(m);
    assert_int_equal(a.kind, ACE_ARM);
    assert_int_equal(a.about, ace_table_slot(m, "stable-hand"));
    match_free(m);
}

/* Bonuses that draw make hands of twelve: the shot of the last cards is looked at like that of the
 * first. */
static void overlooks_nothing_in_a_large_hand(void **state)
{
    (void)state;
    struct match *m =
        ace_table(NULL, ACE_NORMAL,
                  "put enemy the-bounty-keeper\nset marker 11\nset hp 12\nput hand 1 2c 3d 4h 6s "
                  "7c 8d 9h Ts Kc Kd Kh Ks\nset bullets 1\nset reloads 0");
    const struct action a = asked(m);
    assert_int_equal(a.kind, ACE_SHOOT);
    assert_true(picks(m, &a, "Kc") && picks(m, &a, "Kd") && picks(m, &a, "Kh") &&
                picks(m, &a, "Ks"));
    match_free(m);
}

/* What the enemy forbids is not built on: under `zero pair` no pair is fired while anything else
 * may come, under `void` no suit that does not count (AS-28, AS-31). */
static void minds_penalties(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL,
                                "put enemy the-preacher-of-ash\nset marker 3\nput hand 1 Ac Ad 9h "
                                "Ts 5c 7c 8s 2s\nset bullets 2\nset reloads 2");
    assert_int_equal(asked(m).kind, ACE_DISCARD_DRAW);
    match_free(m);
    m = ace_table(NULL, ACE_NORMAL,
                  "put enemy the-weeping-widow\nset marker 3\nput hand 1 2h 5h 9h Kh 3s 6s 9s "
                  "Qs\nset bullets 2\nset reloads 2");
    const struct action a = asked(m);
    assert_int_equal(a.kind, ACE_DISCARD_DRAW);
    assert_true(picks(m, &a, "2h") && picks(m, &a, "5h"));
    assert_false(picks(m, &a, "3s") || picks(m, &a, "6s") || picks(m, &a, "9s") ||
                 picks(m, &a, "Qs"));
    match_free(m);
}

/* AS-18: of what is above the hand limit when a turn ends, the best combination stays. */
static void keeps_the_best_of_too_many(void **state)
{
    (void)state;
    struct match *m = ace_table(
        NULL, ACE_NORMAL,
        "put enemy the-bounty-keeper\nset marker 3\nset hp_max 60\nset hp 50\nset bullets 3\n"
        "put hand 1 2c 2d 2h 2s Kc Kd 3h 4s 6c Jd Qh 9c 8s Ac");
    assert_int_equal(ace_table_shoot(m, "Kc Kd 3h 4s 6c", 0), REASON_OK);
    assert_int_equal(match_truth(m)->phase, ACE_PHASE_TRIM);
    const struct action a = asked(m);
    assert_int_equal(a.kind, ACE_TRIM);
    assert_int_equal(a.n, 1);
    static const char *const deuces[] = {"2c", "2d", "2h", "2s"};
    for (int i = 0; i < 4; i++)
        assert_false(picks(m, &a, deuces[i]));
    match_free(m);
}

/* AS-12: without a bullet, what hurts enough is used, else what loads. */
static void saves_itself_without_a_bullet(void **state)
{
    (void)state;
    struct match *m =
        ace_table(NULL, ACE_NORMAL,
                  "put enemy claim-jumper\nset marker 4\nset hp 9\nput hand 1 4c 4d 9h Ts Kc 6c 8s "
                  "2s\nset bullets 1\nset reloads 0\nput bonuses dynamiter train-robber");
    assert_int_equal(ace_table_shoot(m, NULL, 0), REASON_OK);
    struct action a = asked(m);
    assert_int_equal(a.kind, ACE_USE);
    match_free(m);
    m = ace_table(NULL, ACE_NORMAL,
                  "put enemy claim-jumper\nset marker 4\nset hp 8\nput hand 1 4c 4d 9h Ts Kc 6c 8s "
                  "2s\nset bullets 1\nset reloads 0\nput bonuses train-robber dynamiter");
    assert_int_equal(ace_table_shoot(m, NULL, 0), REASON_OK);
    a = asked(m);
    assert_int_equal(a.kind, ACE_USE);
    assert_int_equal(a.about, ace_table_slot(m, "dynamiter"));
    match_free(m);
}

/* ---- a stand-in for people ---- */

static struct action asked_of(struct match *m, const char *name)
{
    struct view v;
    struct rng rng = rng_seed(1);
    match_view(m, seat_first(match_waiting(m)), &v);
    struct action a = bot_find("ace", name)->choose(&v, &rng, &temper_even);
    assert_int_equal(rules_check(&v.rules, &v.board, &a), REASON_OK);
    match_free(m);
    return a;
}

static int person_does(const char *table)
{
    return asked_of(ace_table(NULL, ACE_NORMAL, table), "person").kind;
}

/* Its policy as the header of ace_person.c says it: a shot that kills, or takes its even share of
 * the hit points, is fired; else what promises more is drawn for. */
static void a_person_shoots_when_it_is_worth_it(void **state)
{
    (void)state;
    static const char *const hand = "put enemy claim-jumper\nset marker 4\nput hand 1 Ks Kd Kh 4c "
                                    "7c 8d 2s 9h\nset reloads 2\nset ";
    static const struct {
        const char *rest;
        int kind;
    } does[] = {
        {"hp 6\nset bullets 1", ACE_SHOOT},  /* three kings: 6, and that kills */
        {"hp 18\nset bullets 3", ACE_SHOOT}, /* a third of it with a third of the bullets */
        {"hp 19\nset bullets 3", ACE_DISCARD_DRAW},
        {"hp 7\nset bullets 1",
         ACE_DISCARD_DRAW}, /* with the last bullet only what kills is worth it */
    };
    for (size_t i = 0; i < sizeof does / sizeof *does; i++) {
        char table[300];
        snprintf(table, sizeof table, "%s%s", hand, does[i].rest);
        assert_int_equal(person_does(table), does[i].kind);
    }
    const struct action a = asked_of(ace_table(NULL, ACE_NORMAL,
                                               "put enemy the-bounty-keeper\nput hand 1 2s 6s 9s "
                                               "Ks 3d 5c 8h Jd\nset bullets 4\nset reloads 4"),
                                     "person");
    assert_int_equal(a.kind, ACE_DISCARD_DRAW);
    assert_true(a.n >= 3);
}

/* AS-13, AS-14: the pile is renewed where it holds fewer cards than are thrown away, but not with
 * the last reload. */
static void a_person_renews_a_short_pile(void **state)
{
    (void)state;
    static const char *const hand[] = {"2s", "6s", "9s", "Ks", "3d", "5c", "8h", "Jd"};
    for (int pile = 1; pile <= 6; pile += 5)
        for (int reloads = 1; reloads <= 2; reloads++) {
            char table[400];
            int left = 44;
            snprintf(table, sizeof table,
                     "put enemy the-bounty-keeper\nset bullets 4\nset reloads %d\nput hand 1 2s 6s "
                     "9s Ks 3d 5c 8h Jd\nput discard",
                     reloads);
            for (card c = 0; c < 52; c++) {
                const char word[] = {card_rank_letter(card_rank(c)), card_suit_letter(card_suit(c)),
                                     0};
                bool held = false;
                for (int i = 0; i < 8; i++)
                    held |= strcmp(hand[i], word) == 0;
                if (!held && left-- > pile)
                    snprintf(table + strlen(table), sizeof table - strlen(table), " %s", word);
            }
            assert_int_equal(person_does(table),
                             pile == 1 && reloads > 1 ? ACE_RENEW : ACE_DISCARD_DRAW);
        }
}

/* A bonus is used when it kills, several when the last bullet does not do it otherwise, none for a
 * shot that leaves more of them. */
static void a_person_uses_bonuses_to_kill(void **state)
{
    (void)state;
    static const char *const hand = "put enemy claim-jumper\nset marker 4\nput hand 1 Ks Kd Kh 4c "
                                    "7c 8d 2s 9h\nput bonuses bootlegger stable-hand dynamiter\n";
    static const struct {
        const char *rest;
        int kind;
    } does[] = {
        {"set hp 11\nset bullets 3", ACE_ARM},
        {"set hp 12\nset bullets 3", ACE_USE},   /* the dynamite alone, with the shot after it */
        {"set hp 18\nset bullets 3", ACE_SHOOT}, /* two would be needed: no plan to use two */
        {"set hp 18\nset bullets 1\nset reloads 2", ACE_ARM}, /* but with the last bullet */
        {"set hp 40\nset bullets 1\nset reloads 2", ACE_DISCARD_DRAW},
        {"set hp 40\nset bullets 1\nset reloads 0", ACE_USE},
    };
    for (size_t i = 0; i < sizeof does / sizeof *does; i++) {
        char table[300];
        snprintf(table, sizeof table, "%s%s", hand, does[i].rest);
        assert_int_equal(person_does(table), does[i].kind);
    }
}

/* With the last bullet a person draws for what its bonuses leave to be shot, whichever of their
 * effects does it: as it would with so many hit points less and no such bonus. */
static void a_person_counts_on_its_bonuses(void **state)
{
    (void)state;
    static const struct {
        const char *bonus;
        int takes;
    } lie[] = {{"bonus add 4", 4},
               {"bonus damage 4", 4},
               {"bonus calm, add 4", 4},
               {"bonus draw 1, damage 4", 4},
               {"bonus damage 4, draw 1", 4},
               {"bonus calm", 0}};
    int ways = 0;
    for (size_t i = 0; i < sizeof lie / sizeof *lie; i++) {
        const char *const edits[] = {"stable-hand", lie[i].bonus, NULL};
        struct ace_data *data = ace_table_data(edits);
        struct action last = {.n = 0};
        for (int hp = 9; hp < 22; hp++) {
            char table[300];
            struct action a[2];
            for (int k = 0; k < 2; k++) {
                snprintf(
                    table, sizeof table,
                    "put enemy claim-jumper\nset marker 4\nput hand 1 Ks Qs 9s 3s 3d 8h 7c 6d\n"
                    "set bullets 1\nset reloads 2\nset hp %d\n%s",
                    k ? hp : hp + lie[i].takes, k ? "" : "put bonuses stable-hand");
                a[k] = asked_of(ace_table(data, ACE_NORMAL, table), "person");
                assert_int_equal(a[k].kind, ACE_DISCARD_DRAW);
            }
            if (a[0].n != a[1].n || memcmp(a[0].pick, a[1].pick, a[0].n) != 0)
                fail_msg("%s, %d hit points: another draw", lie[i].bonus, hp);
            ways += last.n && (a[0].n != last.n || memcmp(a[0].pick, last.pick, last.n) != 0);
            last = a[0];
        }
        mem_free(data);
    }
    assert_true(ways >= 6);
}

/* Who asks for advice does as told at Acolytes and before Lord Overkill, and as it pleases
 * elsewhere. */
static void who_heeds_advice_heeds_it_there(void **state)
{
    (void)state;
    static const char *const enemies[] = {"the-preacher-of-ash", "the-sheriff-of-nobody",
                                          "lord-overkill-normal", "claim-jumper",
                                          "the-bounty-keeper"};
    for (size_t i = 0; i < sizeof enemies / sizeof *enemies; i++) {
        char table[200];
        snprintf(table, sizeof table,
                 "put enemy %s\nset marker 6\nput hand 1 2s 6s 9s Ks 3d 5c 8h Jd\nset bullets "
                 "3\nset reloads 2",
                 enemies[i]);
        const struct action does = asked_of(ace_table(NULL, ACE_NORMAL, table), "heeds");
        const struct action told =
            asked_of(ace_table(NULL, ACE_NORMAL, table), i < 3 ? "shark" : "person");
        assert_memory_equal(&does, &told, sizeof does);
    }
}

/* Alone and for two, at every difficulty, and the same every time. */
static void a_person_plays_whole_runs(void **state)
{
    (void)state;
    int duels = 0;
    for (int n = 0; n < 32; n++) {
        const uint64_t once =
            run(game(n / 2 % 4, 1 + n % 2, n), bot_find("ace", "person"), 100, &duels);
        assert_true(run(game(n / 2 % 4, 1 + n % 2, n), bot_find("ace", "person"), 30, &duels) ==
                    once);
    }
    assert_true(duels > 0);
}

/* ---- secrets ---- */

/* A view holds no face of the draw pile and none of the partner's hand; two truths that differ in
 * nothing else get the same answer. */
static void knows_what_its_seat_knows(void **state)
{
    (void)state;
    for (int n = 0; n < 12; n++) {
        static const char table[] = "put enemy claim-jumper\nset marker 4\nput hand 1 4c 4d 9h Ts "
                                    "Jc\nput shared 7c 8s 2s\nset active 0\nput hand 2 ";
        char one[200], other[200];
        snprintf(one, sizeof one, "%sAh Ad As Ac Kd", table);
        snprintf(other, sizeof other, "%s2c 3d 5h 6s 9c", table);
        struct match *a = ace_table_two(NULL, n % 4, one), *b = ace_table_two(NULL, n % 4, other);
        struct view va, vb;
        match_view(a, 0, &va);
        match_view(b, 0, &vb);
        assert_true(board_same(&va.board, &vb.board));
        struct rng ra = rng_seed((uint64_t)n), rb = ra;
        const struct action x = level(n % LEVELS)->choose(&va, &ra, &temper_even),
                            y = level(n % LEVELS)->choose(&vb, &rb, &temper_even);
        assert_memory_equal(&x, &y, sizeof x);
        match_free(a);
        match_free(b);
    }
}

/* ---- advice ---- */

static void says_why(void **state)
{
    (void)state;
    struct match *m = ace_table(
        NULL, ACE_NORMAL,
        "put enemy claim-jumper\nset marker 4\nset hp 3\nput hand 1 4c 4d 4h 9s Jc 7c 8d 2s");
    struct view v;
    struct advice advice;
    struct rng rng = rng_seed(3);
    match_view(m, 0, &v);
    bot_advise(&v, &rng, &advice);
    assert_int_equal(advice.action.kind, ACE_SHOOT);
    assert_string_equal(advice.why, "This shot is enough to win the duel.");
    assert_string_equal(bot_nudge(&v, &advice.action), "This hand can win the duel.");
    match_free(m);
}

/* For two it is about the duel as well: a word to the partner is no advice. */
static void advises_two(void **state)
{
    (void)state;
    for (int n = 0; n < 40; n++) {
        struct match *m = ace_table_two(NULL, n % 4,
                                        "put enemy claim-jumper\nset marker 4\nput hand 1 4c 4d 9h "
                                        "Ts Jc\nput shared 7c 8s 2s\nset active 0\n");
        struct view v;
        struct advice advice;
        struct rng rng = rng_seed((uint64_t)n);
        match_view(m, 0, &v);
        bot_advise(&v, &rng, &advice);
        assert_int_not_equal(advice.action.kind, ACE_HINT);
        assert_true(*advice.why && *bot_nudge(&v, &advice.action));
        match_free(m);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(AS_12_bots_save_themselves_in_time),
        cmocka_unit_test(the_gun_deals_what_the_rules_say),
        cmocka_unit_test(what_is_kept_makes_sense),
        cmocka_unit_test(plays_whole_runs),
        cmocka_unit_test(each_level_is_worth_its_name),
        cmocka_unit_test(reloads_for_a_flush),
        cmocka_unit_test(wins_with_what_suffices),
        cmocka_unit_test(keeps_and_spends_bonuses),
        cmocka_unit_test(overlooks_nothing_in_a_large_hand),
        cmocka_unit_test(minds_penalties),
        cmocka_unit_test(keeps_the_best_of_too_many),
        cmocka_unit_test(saves_itself_without_a_bullet),
        cmocka_unit_test(a_person_shoots_when_it_is_worth_it),
        cmocka_unit_test(a_person_renews_a_short_pile),
        cmocka_unit_test(a_person_uses_bonuses_to_kill),
        cmocka_unit_test(a_person_counts_on_its_bonuses),
        cmocka_unit_test(who_heeds_advice_heeds_it_there),
        cmocka_unit_test(a_person_plays_whole_runs),
        cmocka_unit_test(knows_what_its_seat_knows),
        cmocka_unit_test(says_why),
        cmocka_unit_test(advises_two),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
