/* Chance with an address, seeds, and the text forms of both. */
#include "unit.h"

#include "dealer.h"

#include <stdio.h>
#include <string.h>

static int ask(struct dealer *d, int stream, int round, int draw, int n)
{
    const struct chance_question q = {
        .stream = (uint8_t)stream, .round = (uint16_t)round, .draw = (uint16_t)draw, .n = n};
    return d->chance.one_of(&d->chance, &q);
}

static void opened(struct dealer *d, const char *text)
{
    uint8_t seed[SEED_BYTES];
    match_seed_from_text(text, seed);
    dealer_open(d, seed);
}

/* The answers of a seed, fixed for ever: shared deals stand on them. Computed apart, from the texts
 * of RFC 7693 (BLAKE2) and RFC 8439 (ChaCha20). */
static void the_answers_of_a_seed(void **state)
{
    (void)state;
    static const struct {
        int stream, round, draw, answer;
    } known[] = {
        {0, 1, 0, 11}, {0, 1, 1, 27},  {0, 1, 63, 27},     {0, 1, 64, 25},          {0, 2, 0, 29},
        {1, 1, 0, 27}, {64, 0, 0, 38}, {3, 700, 5000, 45}, {255, 65535, 65535, 14},
    };
    struct dealer d;
    opened(&d, "carre");
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        assert_int_equal(ask(&d, known[i].stream, known[i].round, known[i].draw, 52),
                         known[i].answer);
    dealer_close(&d);
}

static void an_address_always_has_the_same_answer(void **state)
{
    (void)state;
    static int first[3][3][200];
    struct dealer d;
    opened(&d, "addresses");
    for (int s = 0; s < 3; s++)
        for (int r = 0; r < 3; r++)
            for (int i = 0; i < 200; i++)
                first[s][r][i] = ask(&d, s, r, i, 1000);
    for (int i = 199; i >= 0; i--) /* in another order, from one window to another and back */
        for (int r = 0; r < 3; r++)
            for (int s = 2; s >= 0; s--)
                assert_int_equal(ask(&d, s, r, i, 1000), first[s][r][i]);
    int same = 0;
    for (int i = 0; i < 200; i++)
        same += (first[0][0][i] == first[1][0][i]) + (first[0][0][i] == first[0][1][i]) +
                (first[0][1][i] == first[1][0][i]);
    assert_true(same < 8); /* streams and rounds have nothing to do with one another */
    assert_true(ask(&d, 255, 65535, 65535, 65280) >= 0); /* the last address there is */
    dealer_close(&d);
    opened(&d, "addresses!");
    same = 0;
    for (int i = 0; i < 200; i++)
        same += ask(&d, 0, 0, i, 1000) == first[0][0][i];
    assert_true(same < 5);
    dealer_close(&d);
}

static double chi_square(struct dealer *d, int stream, int n, int draws)
{
    static int times[64];
    memset(times, 0, sizeof times);
    for (int i = 0; i < draws; i++)
        times[ask(d, stream, i / 60000, i % 60000, n)]++;
    const double mean = (double)draws / n;
    double chi = 0;
    for (int i = 0; i < n; i++)
        chi += (times[i] - mean) * (times[i] - mean) / mean;
    return chi;
}

static void every_answer_is_as_likely(void **state)
{
    (void)state;
    struct dealer d;
    opened(&d, "even");
    /* one seed in a thousand would be above; this one is not */
    assert_true(chi_square(&d, 0, 2, 100000) < 10.83);
    assert_true(chi_square(&d, 1, 6, 100000) < 20.52);
    assert_true(chi_square(&d, 2, 52, 100000) < 87.97);
    int large = 0;
    for (int i = 0; i < 20000; i++)
        large += ask(&d, 3, 0, i, 60000) >= 30000;
    assert_true(large > 9700 && large < 10300);
    for (int i = 0; i < 100; i++)
        assert_int_equal(ask(&d, 4, 0, i, 1), 0);
    dealer_close(&d);
}

static void answers_are_written_down(void **state)
{
    (void)state;
    static const card faces[] = {9, 20, 20, 33};
    struct dealer d;
    opened(&d, "log");
    struct chance_question q = {.n = 4, .faces = faces};
    const int which = d.chance.one_of(&d.chance, &q), number = ask(&d, 64, 0, 0, 6);
    assert_int_equal(d.answers, 2);
    assert_int_equal(d.answer[0], faces[which]);
    assert_int_equal(d.answer[1], ANSWER_NUMBER + number);
    for (int i = 0; i < 1000; i++)
        ask(&d, 64, 0, i, CHANCE_ANSWERS);
    assert_int_equal(d.answers, 1002);
    dealer_close(&d);
}

static void a_script_is_followed_or_refused(void **state)
{
    (void)state;
    static const card faces[] = {9, 20, 20, 33};
    static const uint16_t script[] = {33, 20,           9, ANSWER_NUMBER + 5, 10, ANSWER_NUMBER + 6,
                                      33, ANSWER_NUMBER};
    struct dealer d;
    opened(&d, "script");
    const struct chance_question q = {.n = 4, .faces = faces};
    dealer_script(&d, script, 8);
    assert_int_equal(d.chance.one_of(&d.chance, &q), 3);
    assert_int_equal(d.chance.one_of(&d.chance, &q), 1); /* the first of two alike */
    assert_int_equal(d.chance.one_of(&d.chance, &q), 0);
    assert_int_equal(ask(&d, 64, 0, 0, 6), 5);
    assert_int_equal(d.answers, 4);
    assert_int_equal(d.chance.one_of(&d.chance, &q), -1); /* a card that can't come */
    assert_int_equal(ask(&d, 64, 0, 0, 6), -1);           /* a number too high */
    assert_int_equal(ask(&d, 64, 0, 0, 6), -1);           /* a card for a number */
    assert_int_equal(d.chance.one_of(&d.chance, &q), -1); /* a number for a card */
    assert_int_equal(ask(&d, 64, 0, 0, 6), -1);           /* the end */
    assert_int_equal(d.answers, 4);
    dealer_play(&d);
    assert_true(ask(&d, 64, 0, 0, 6) >= 0);
    dealer_close(&d);
}

static void seeds_from_texts(void **state)
{
    (void)state;
    static const struct {
        const char *text, *hex;
    } known[] = {
        /* BLAKE2b-256 */
        {"", "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8"},
        {"abc", "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319"},
    };
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        uint8_t seed[SEED_BYTES];
        char hex[2 * SEED_BYTES + 1];
        match_seed_from_text(known[i].text, seed);
        for (int k = 0; k < SEED_BYTES; k++)
            snprintf(hex + 2 * k, 3, "%02x", seed[k]);
        assert_string_equal(hex, known[i].hex);
    }
    uint8_t a[SEED_BYTES], b[SEED_BYTES];
    match_seed_random(a);
    match_seed_random(b);
    assert_memory_not_equal(a, b, SEED_BYTES);
}

static void codes_for_friends(void **state)
{
    (void)state;
    int times[256] = {0};
    for (int i = 0; i < 400; i++) {
        char code[14];
        match_seed_code(code);
        assert_int_equal(strlen(code), 13);
        for (int k = 0; k < 13; k++)
            times[(unsigned char)code[k]]++;
    }
    for (int c = 0; c < 256; c++) /* 217 each expected; I and O look like digits */
        assert_true((c >= 'A' && c <= 'Z' && c != 'I' && c != 'O') ? times[c] > 100
                                                                   : times[c] == 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_answers_of_a_seed),
        cmocka_unit_test(an_address_always_has_the_same_answer),
        cmocka_unit_test(every_answer_is_as_likely),
        cmocka_unit_test(answers_are_written_down),
        cmocka_unit_test(a_script_is_followed_or_refused),
        cmocka_unit_test(seeds_from_texts),
        cmocka_unit_test(codes_for_friends),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
