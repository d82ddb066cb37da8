/* What a seat hears of powers does not depend on what it may not know (PU-07, PU-28, PU-44 to
 * PU-47): the same words are played on tables that differ only in cards that this seat never sees,
 * and all news of the one table are the news of the other, to the last byte. */
#include "unit.h"

#include "power_up_table.h"

#include <stdio.h>
#include <string.h>

enum { NEWS = 200 };
struct item_event {
    int n;
    struct event e[NEWS];
};

/* All that a seat (from 1; 0: an onlooker) hears of a hand, its beginning included. */
static struct item_event heard(const char *laid, const char *next, const char *played, int who)
{
    char words[400];
    struct item_event news = {0};
    snprintf(words, sizeof words, "%s; next %s", laid, next);
    struct match *m = power_up_hand(words);
    power_up_do(m, played);
    news.n = match_heard_count(m);
    assert_in_range(news.n, 10, NEWS);
    for (int i = 0; i < news.n; i++)
        news.e[i] = match_heard(m, who ? (seat)(who - 1) : (seat)SEAT_ONLOOKER, i);
    match_free(m);
    return news;
}

static bool alike(const struct item_event *a, const struct item_event *b)
{
    return a->n == b->n && memcmp(a->e, b->e, (size_t)a->n * sizeof a->e[0]) == 0;
}

/* Two tables, and who can't tell them apart. */
struct pair {
    const char *about, *hole[2], *next[2], *held, *played;
    int deaf[2];
};

static void no_news_of_what_others_alone_see(void **state)
{
    (void)state;
    static const struct pair pairs[] = {
        {"PU-45: what a Scanner throws",
         {"AcKd QcJd 9c9d", "AcKd QcJd 9c9d"},
         {"5c6c", "As2d"},
         "scanner",
         "1 play scanner, 1 throw, 1 check",
         {2, 0}},
        {"PU-45: what a Scanner keeps",
         {"AcKd QcJd 9c9d", "AcKd QcJd 9c9d"},
         {"5c6c", "As2d"},
         "scanner",
         "1 play scanner, 1 keep, 1 check",
         {3, 0}},
        {"PU-46: what a Reload throws and draws",
         {"AcKd QcJd 9c9d", "5d8s QcJd 9c9d"},
         {"5c6c", "As2c"},
         "reload",
         "1 play reload #0 #1, 1 bet 100",
         {2, 0}},
        {"PU-46: one of them",
         {"AcKd QcJd 9c9d", "5d8s QcJd 9c9d"},
         {"5c", "As"},
         "reload",
         "1 play reload #0, 1 fold",
         {3, 0}},
        {"PU-47: Intel, and a Reload under its eyes",
         {"AcKd QcJd 9c9d", "8dTc 7d2c 9c9d"},
         {"5c6c7c", "AsQd3c"},
         "intel reload",
         "1 play intel, 1 check, 2 play reload #0 #1, 2 bet 100",
         {3, 0}},
        {"PU-47: Intel goes on when its player has folded",
         {"AcKd QcJd 9c9d", "8dTc 7d2c 9c9d"},
         {"5c6c7c", "5c6cAd"},
         "intel deploy",
         "1 play intel, 1 fold, 2 play deploy, 2 check, 3 check",
         {3, 0}},
        {"PU-44: what an Upgrade brings and who stays",
         {"AcKd QcJd 9c9d", "8dTc QcJd 9c9d"},
         {"5c *0", "As *1"},
         "upgrade",
         "1 play upgrade, 1 discard #1, 1 check",
         {2, 0}},
        {"PU-44: the new card goes",
         {"AcKd QcJd 9c9d", "8dTc QcJd 9c9d"},
         {"5c *0", "As *1"},
         "upgrade",
         "1 play upgrade, 1 discard #0, 1 fold",
         {3, 0}},
        {"PU-44: known to Intel, news for its owner alone",
         {"AcKd QcJd 9c9d", "AcKd QcJd 9c9d"},
         {"5c6d *0", "As8h *1"},
         "intel upgrade",
         "1 play intel, 1 check, 2 play upgrade, 2 discard #0, 2 check",
         {3, 0}},
        {"PU-44: twice in a hand, by a Clone",
         {"AcKd QcJd 9c9d", "8dTc QcJd 9c9d"},
         {"5c *0 6d *1", "As *1 3d *1"},
         "upgrade,clone",
         "1 play upgrade, 1 discard #2, 1 play clone, 1 play upgrade, 1 discard #1, 1 check",
         {2, 0}},
        {"PU-42: the card that X-Ray leaves",
         {"AcKd QcJd 9c9d", "AcKd Qc2s 9c8h"},
         {"*0 *0", "*0 *0"},
         "x-ray",
         "1 play x-ray, 1 check",
         {1, 0}},
    };
    for (unsigned i = 0; i < sizeof pairs / sizeof *pairs; i++)
        for (int k = 0; k < 2; k++) {
            struct item_event news[2];
            for (int table = 0; table < 2; table++) {
                char laid[300];
                snprintf(laid, sizeof laid,
                         "stacks 1500 1500 1500; board 2h3h4h; energy 15 15 15; hole %s; held %s",
                         pairs[i].hole[table], pairs[i].held);
                news[table] = heard(laid, pairs[i].next[table], pairs[i].played, pairs[i].deaf[k]);
            }
            if (!alike(&news[0], &news[1]))
                fail_msg("seat %d hears a difference: %s", pairs[i].deaf[k], pairs[i].about);
        }
}

/* PU-44: of a shown hand the place of the shown card tells nothing about the other one: over both
 * answers of chance the news are the same two, whichever stayed. */
static void PU_44_no_place_tells_what_lies_beside_a_shown_card(void **state)
{
    (void)state;
    static const char *const holes[] = {
        "8cKd QcJd", "8c2d QcJd"}; /* the eight is shown; what stays beside it is higher or lower */
    struct item_event news[2][2];
    for (int table = 0; table < 2; table++)
        for (int chance = 0; chance < 2; chance++) {
            char laid[300], next[40];
            snprintf(laid, sizeof laid,
                     "stacks 1500 1500; board 2h3h4h; hole %s; held upgrade x-ray", holes[table]);
            snprintf(next, sizeof next, "*0 5s *%d", chance);
            news[table][chance] = heard(
                laid, next, "1 check, 2 play x-ray, 2 bet 100, 1 play upgrade, 1 discard #0", 2);
        }
    assert_false(alike(&news[0][0], &news[0][1]));
    for (int chance = 0; chance < 2; chance++)
        assert_true(alike(&news[0][chance], &news[1][0]) != alike(&news[0][chance], &news[1][1]));
}

/* PU-07, PU-09: powers vanish unseen with who is out, and who plays one shows that one alone. */
static void PU_09_powers_vanish_unseen(void **state)
{
    (void)state;
    static const char *const held[] = {"held - deploy,emp", "held - scanner,emp"};
    struct item_event news[2];
    for (int table = 0; table < 2; table++) {
        char laid[300];
        snprintf(laid, sizeof laid, "stacks 1500 200 1500; hole AcAd 2c7d KcKd; %s", held[table]);
        news[table] = heard(laid, "AhAs4s8h9h", "3 fold, 1 raise 1500, 2 play emp, 2 call", 1);
    }
    assert_true(alike(&news[0], &news[1]));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_news_of_what_others_alone_see),
        cmocka_unit_test(PU_44_no_place_tells_what_lies_beside_a_shown_card),
        cmocka_unit_test(PU_09_powers_vanish_unseen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
