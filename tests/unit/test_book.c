/* The book tells the rules as they are: its numbers are the table's, its chart is the evaluator's,
 * its cards are a deck's, and no page is out of reach. */
#include "card.h"
#include "cardset.h"
#include "example.h"
#include "games.h"
#include "lesson.h"
#include "rank.h"
#include "rules_text.h"
#include "unit.h"

#include <string.h>

static const char *const games[] = {"ace", "upcolor", "holdem", "power-up", "spec"};
#define EACH_BOOK(book)                                                                        \
    for (unsigned book##_i = 0; book##_i < sizeof games / sizeof *games; book##_i++)           \
        for (const struct rules_book *book = rules_book(games[book##_i]), *book##_once = book; \
             book && book##_once; book##_once = NULL)

static int wishes(const char *text)
{
    int n = 0;
    for (const char *p = text; p && (p = strstr(p, "%")) != NULL; p++)
        n += p[1] == 'd' || p[2] == '$';
    return n;
}

/* As many numbers as the texts have places for, each an option that the game has. */
static void test_every_number_is_an_option(void **state)
{
    (void)state;
    EACH_BOOK(book)
    {
        const struct game *g = games_find(book->game);
        assert_non_null(g);
        for (const struct rules_page *page = book->page; page->block; page++)
            for (const struct block *b = page->block; b->kind != BLOCK_END; b++) {
                int told = 0;
                while (told < BLOCK_NUMBERS && b->number[told])
                    told++;
                if (told != wishes(b->text) + wishes(b->more))
                    fail_msg("%s, “%s”: %d numbers for %d places", book->game, b->text, told,
                             wishes(b->text) + wishes(b->more));
                for (int i = 0; i < told; i++)
                    assert_true(b->number[i] <= g->noptions);
                assert_true(!told || book->players > 0);
            }
    }
}

/* A house that plays with other numbers reads other numbers. */
static void test_numbers_follow_the_rules(void **state)
{
    (void)state;
    static const char text[] = "%d and %d", turned[] = "%2$d and %1$d";
    struct rules r = {.option = {[3] = 1500, [5] = 7}};
    const int number[BLOCK_NUMBERS] = {RULE_NUMBER(3), RULE_NUMBER(5)};
    struct strbuf out = STRBUF_EMPTY;
    assert_int_equal(rules_words(text, &r, number, 0, &out), 2);
    assert_string_equal(strbuf_text(&out), "1,500 and 7");
    strbuf_free(&out);
    rules_words(turned, &r, number, 0, &out);
    assert_string_equal(strbuf_text(&out), "7 and 1,500");
    strbuf_free(&out);
    r.option[5] = 8;
    assert_int_equal(rules_words("only %d", &r, number, 1, &out), 1);
    assert_string_equal(strbuf_text(&out), "only 8");
    strbuf_free(&out);
}

static card card_named(const char *word, int length)
{
    static const char ranks[] = "23456789TJQKA", suits[] = "cdhs";
    const char *rank = length == 2 ? strchr(ranks, word[0]) : NULL,
               *suit = rank ? strchr(suits, word[1]) : NULL;
    return suit ? card_of((int)(rank - ranks), (int)(suit - suits)) : CARD_NONE;
}

/* The plain cards of a row without their marks; what comes behind an arrow is another picture,
 * whose first card is *next. */
static int cards_in(const char *row, card out[16], const char **next)
{
    int n = 0;
    *next = NULL;
    for (const char *p = row; *p;) {
        p += strspn(p, " +-=?~");
        const int length = (int)strcspn(p, " ");
        if (*p == '>') {
            *next = p + length;
            return n;
        }
        const card c = card_named(p, length);
        if (c != CARD_NONE)
            out[n++] = c;
        p += length;
    }
    return n;
}

/* NL-30: the chart stands in the order of the evaluator, one row for each category. */
static void test_chart_is_the_evaluators(void **state)
{
    (void)state;
    int rows = 0;
    for (const struct block *b = poker_ranks; b->kind != BLOCK_END; b++) {
        if (b->kind != BLOCK_CARDS)
            continue;
        card c[16];
        const char *next;
        cardset hand = 0;
        assert_int_equal(cards_in(b->cards, c, &next), 5);
        for (int i = 0; i < 5; i++)
            hand |= cardset_of(c[i]);
        assert_int_equal(rank_category(rank_class(hand)), RANK_STRAIGHT_FLUSH - rows);
        rows++;
    }
    assert_int_equal(rows, RANK_CATEGORIES);
}

/* No card lies twice in one picture of hold'em's or Power Up's table. */
static void test_cards_are_of_one_deck(void **state)
{
    (void)state;
    const struct rules_book *const book[] = {rules_book("holdem"), rules_book("power-up")};
    for (int k = 0; k < 2 && book[k]; k++)
        for (const struct rules_page *page = book[k]->page; page->block; page++)
            for (const struct block *b = page->block; b->kind != BLOCK_END; b++) {
                for (const char *row = b->kind == BLOCK_TABLE ? b->cards : NULL, *next; row;
                     row = next) {
                    card c[16];
                    const int n = cards_in(row, c, &next);
                    for (int i = 0; i < n; i++)
                        for (int j = 0; j < i; j++)
                            /* there the own cards lie with the board once more */
                            if (c[i] == c[j] && page->block != poker_hand)
                                fail_msg("%s: a card lies twice in “%s”", b->text, b->cards);
                }
            }
}

/* Every thing of a game has one page, and the list opens it. */
static void test_things_have_pages(void **state)
{
    (void)state;
    EACH_BOOK(book)
    {
        uint64_t pages = 0, links = 0;
        assert_true(book->page[0].thing == 0);
        for (const struct rules_page *page = book->page; page->block; page++) {
            assert_true(page->thing ? book->thing_name != NULL : page->name != NULL);
            const struct block *first = page->block;
            while (first->kind == BLOCK_EXAMPLE) /* it moves above what is said of it */
                first++;
            if (page->thing) {
                assert_false(pages >> page->thing & 1);
                pages |= (uint64_t)1 << page->thing;
                assert_true(first->kind == BLOCK_THING && first->thing == page->thing);
            }
            for (const struct block *b = page->block; b->kind != BLOCK_END; b++) {
                assert_true(b->kind != BLOCK_LESSON || lesson_find(b->lesson));
                assert_true(b->kind != BLOCK_EXAMPLE || example_find(b->lesson));
                for (int n = 0; n < (b->kind == BLOCK_LINK    ? 1
                                     : b->kind == BLOCK_FACES ? b->figure
                                                              : 0);
                     n++)
                    links |= (uint64_t)1 << (b->thing + n);
            }
        }
        assert_true(pages == links);
    }
}

static void test_pages_by_id(void **state)
{
    (void)state;
    const struct rules_book *book = rules_book("holdem");
    assert_ptr_equal(book->page[rules_page_of(book, POKER_CHART)].block, poker_ranks);
    assert_int_equal(rules_page_of(book, "nothing"), 0);
    assert_null(rules_book("kuhn"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_number_is_an_option),
        cmocka_unit_test(test_numbers_follow_the_rules),
        cmocka_unit_test(test_chart_is_the_evaluators),
        cmocka_unit_test(test_cards_are_of_one_deck),
        cmocka_unit_test(test_things_have_pages),
        cmocka_unit_test(test_pages_by_id),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
