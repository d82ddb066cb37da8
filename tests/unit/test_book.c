/* The book tells the rules as they are: its numbers are the table's, its chart is the evaluator's,
 * its cards are a deck's, and no page is out of reach. What is wrong in its file is told with line
 * and reason. */
#include "card.h"
#include "cardset.h"
#include "games.h"
#include "power_up_names.h"
#include "rank.h"
#include "rules_text.h"
#include "unit.h"

#include <string.h>

static const char *const games[] = {"ace", "upcolor", "holdem", "power-up", "spec"};

static struct rules_book *opened(const char *game)
{
    char error[RULES_ERROR];
    struct rules_book *book = rules_book_open(game, error);
    if (!book)
        fail_msg("%s: %s", game, error);
    return book;
}

#define EACH_BOOK(book)                                                              \
    for (unsigned book##_i = 0; book##_i < sizeof games / sizeof *games; book##_i++) \
        for (struct rules_book *book = opened(games[book##_i]); book;                \
             rules_book_close(book), book = NULL)

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

/* The plain cards of a row without their marks; what comes after an arrow is another picture,
 * whose first card is *next. */
static int cards_in(const char *row, card out[16], const char **next)
{
    int n = 0;
    *next = NULL;
    for (const char *p = row; *p;) {
        p += strspn(p, " " RULES_MARKS);
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
    struct rules_book *book = opened("power-up"); /* which has it from hold'em's */
    for (const struct block *b = book->page[rules_page_of(book, "hand-ranks")].block;
         b->kind != BLOCK_END; b++) {
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
    rules_book_close(book);
}

/* No card lies twice in one picture of a poker table; but at the showdown the own cards lie with
 * the board once more. */
static void test_cards_are_of_one_deck(void **state)
{
    (void)state;
    int twice = 0;
    EACH_BOOK(book)
    {
        for (int p = 0; p < book->pages; p++)
            for (const struct block *b = book->page[p].block; b->kind != BLOCK_END; b++)
                for (const char *row = b->kind == BLOCK_TABLE ? b->cards : NULL, *next; row;
                     row = next) {
                    card c[16];
                    const int n = cards_in(row, c, &next);
                    for (int i = 0; i < n; i++)
                        for (int j = 0; j < i; j++)
                            twice += c[i] == c[j];
                }
    }
    assert_int_equal(twice, 3); /* once in a page that stands in three books */
}

/* Every thing of a game has one page, and the list opens it. */
static void test_things_have_pages(void **state)
{
    (void)state;
    EACH_BOOK(book)
    {
        uint64_t pages = 0, links = 0;
        assert_true(book->page[0].thing == 0);
        for (const struct rules_page *page = book->page; page < book->page + book->pages; page++) {
            assert_true(page->thing ? book->look->things >= page->thing : page->name != NULL);
            const struct block *first = page->block;
            while (first->kind != BLOCK_THING && first->kind != BLOCK_END) /* below its picture */
                first++;
            if (page->thing) {
                assert_false(pages >> page->thing & 1);
                pages |= (uint64_t)1 << page->thing;
                assert_true(first->kind == BLOCK_THING && first->thing == page->thing);
            }
            for (const struct block *b = page->block; b->kind != BLOCK_END; b++) {
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
    char error[RULES_ERROR];
    (void)state;
    struct rules_book *book = opened("holdem");
    assert_string_equal(book->page[rules_page_of(book, "hand-ranks")].name, "Hand rankings");
    assert_int_equal(rules_page_of(book, "nothing"), 0);
    rules_book_close(book);
    book = opened("power-up");
    assert_int_equal(book->page[rules_page_of(book, "xray")].thing, 1 + POWER_XRAY);
    rules_book_close(book);
    assert_null(rules_book_open("kuhn", error));
    assert_string_equal(error, "");
}

/* ---- what is wrong ---- */

#define TOP "title \"T\"\nplayers 3\npage \"P\"\n"

static const struct {
    const char *text, *error;
} wrong[] = {
    {"", "b:1: a book has a title and pages"},
    {"page \"P\"\nhead \"H\"\n", "b:3: a book has a title and pages"},
    {"title T\n", "b:1: nothing more belongs after this: \"T\""},
    {"title \"T\" \"\n", "b:1: no straight quotation mark and no backslash stand in a text"},
    {"title \"T\" x\n", "b:1: a text stands in quotation marks, up to the end of the line"},
    {"title \"a\\\"b\"\n", "b:1: no straight quotation mark and no backslash stand in a text"},
    {"title \"\"\n", "b:1: a text stands in quotation marks, up to the end of the line"},
    {"players 1\n", "b:1: a number from 2 to 5 belongs here"},
    {"players 3x\n", "b:1: a number from 2 to 5 belongs here"},
    {"head \"H\"\n", "b:1: a page has to begin first"},
    {"page\n", "b:1: a page has a name in quotation marks"},
    {"page \"P\"\npage \"Q\"\n", "b:2: nothing stands on the page before"},
    {"page a \"P\"\nhead \"H\"\npage a \"Q\"\n", "b:3: there is a page \"a\" already"},
    {"about clone\n", "b:1: the first page of a book is about no thing"},
    {TOP "thing cloan\n", "b:4: there is no thing \"cloan\""},
    {TOP "demo Kd +@cloan\n", "b:4: there is no thing \"cloan\""},
    {TOP "demo\n", "b:4: cards belong here"},
    {TOP "demo Kd\nwho\n", "b:5: somebody's name is missing, or is no name: \"\""},
    {TOP "head \"H\"\nwho maya\n", "b:5: nobody is shown here"},
    {TOP "box \"B\"\n", "b:4: an icon is missing, or is no name: \"\"B\"\""},
    {TOP "head\n", "b:4: a text in quotation marks is missing"},
    {TOP "icon \"I\"\n", "b:4: an icon is missing, or is no name: \"\"I\"\""},
    {TOP "icon ../x \"I\"\n", "b:4: an icon is missing, or is no name: \"../x\""},
    {TOP "cards \"C\"\n", "b:4: cards belong here"},
    {TOP "cards As\"C\"\n", "b:4: a blank belongs between cards and text"},
    {TOP "lesson\n", "b:4: a name is missing, or is no name: \"\""},
    {TOP "headline\n", "b:4: a headline in quotation marks follows its page's name"},
    {TOP "head \"H\"\nheadline \"L\"\n",
     "b:5: a headline in quotation marks follows its page's name"},
    {TOP "more \"M\"\n", "b:4: \"more\" belongs to a block of this page"},
    {TOP "like holdem hand\nmore \"M\"\n", "b:5: \"more\" belongs to a block of this page"},
    {TOP "head \"H\"\nmore\n", "b:5: one text in quotation marks belongs here"},
    {TOP "head \"H\"\nmore \"M\"\nmore \"N\"\n", "b:6: one text in quotation marks belongs here"},
    {TOP "head \"H\"\nworth 0\n", "b:5: a number from 1 to 99 belongs here"},
    {TOP "words \"%d\"\nhead \"H\"\n", "b:4: 0 numbers are told for 1 places"},
    {TOP "words \"W\"\nnumbers stack\n", "b:4: 1 numbers are told for 0 places"},
    {TOP "words \"%d\"\nnumbers stock\n", "b:5: power-up has no option \"stock\""},
    {TOP "words \"%d\"\nnumbers\n", "b:5: an option is missing"},
    {TOP "words \"%d\"\nnumbers stack stack stack stack\n", "b:5: a block tells at most 3 numbers"},
    {"title \"T\"\npage \"P\"\nwords \"%d\"\nnumbers stack\n",
     "b:4: \"players\" has to say whose numbers these are"},
    {TOP "like holdem\n", "b:4: a page's id is missing, or is no name: \"\""},
    {TOP "like holdem hands\n", "b:4: there is no page \"hands\" in the book of holdem"},
    {TOP "like kuhn hand\n", "b:4: there is no book of \"kuhn\" "},
    {TOP "like power-up advice\n",
     "b:4: pages are borrowed from one other book, which borrows none itself"},
    {TOP "like holdem hand\nlike ace signs\n",
     "b:5: pages are borrowed from one other book, which borrows none itself"},
    {TOP "head \"H\"\nheads \"H\"\n", "b:5: there is no line \"heads\" in a book"},
    {TOP "thing clone clone\n", "b:4: nothing more belongs after this: \"clone\""},
    {"title \"\xC3\"\n", "b:0: this is not plain UTF-8"},
};

static void test_what_is_wrong_is_told(void **state)
{
    char error[RULES_ERROR];
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        assert_null(rules_book_read("power-up", "b", wrong[i].text, error));
        if (strcmp(error, wrong[i].error) != 0)
            fail_msg("“%s”: “%s”, not “%s”", wrong[i].text, error, wrong[i].error);
    }
}

/* One block more than a page holds. */
static void test_a_page_has_an_end(void **state)
{
    char error[RULES_ERROR];
    struct strbuf text = STRBUF_EMPTY;
    (void)state;
    strbuf_add(&text, TOP);
    for (int i = 1; i < PAGE_BLOCKS; i++)
        strbuf_add(&text, "head \"H\"\n");
    struct rules_book *book = rules_book_read("power-up", "b", strbuf_text(&text), error);
    assert_non_null(book);
    rules_book_close(book);
    strbuf_add(&text, "head \"H\"\n");
    assert_null(rules_book_read("power-up", "b", strbuf_text(&text), error));
    assert_string_equal(error, "b:67: a page has at most 63 blocks");
    strbuf_free(&text);
}

/* What a small book says is what is read. */
static void test_what_is_read(void **state)
{
    char error[RULES_ERROR];
    (void)state;
    struct rules_book *book = rules_book_read(
        "power-up", "b",
        "# a comment\n" TOP "table  As\t?Kh   >  +Qc  \"T\"\n  more \"M %d\"\n  numbers stack\n\n"
        "row Ks \"R\"\n  worth 7\nlesson draw\npage two \"Q\"\nheadline \"L\"\nlike holdem "
        "hand-ranks\nicon eye "
        "\"I\"\nabout xray\nthing xray\n",
        error);
    assert_non_null(book);
    const struct block *b = book->page[0].block;
    assert_true(b->kind == BLOCK_TABLE && !b->small && b->number[0] == RULE_NUMBER(0));
    assert_string_equal(b->cards, "As ?Kh > +Qc");
    assert_string_equal(b->text, "T");
    assert_string_equal(b->more, "M %d");
    assert_true(b[1].kind == BLOCK_CARDS && b[1].small && b[1].figure == 7);
    assert_string_equal(b[2].lesson, "draw");
    assert_string_equal(b[2].text, "Try it at a table");
    assert_int_equal(b[3].kind, BLOCK_END);
    b = book->page[1].block;
    assert_string_equal(b->text, "Straight flush");
    while (b->kind != BLOCK_ICON)
        b++;
    assert_int_equal(b[1].kind, BLOCK_END);
    assert_int_equal(book->pages, 3);
    assert_null(book->page[0].headline);
    assert_string_equal(book->page[1].headline, "L");
    assert_string_equal(book->page[2].id, "xray");
    rules_book_close(book);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_numbers_follow_the_rules),
        cmocka_unit_test(test_chart_is_the_evaluators),
        cmocka_unit_test(test_cards_are_of_one_deck),
        cmocka_unit_test(test_things_have_pages),
        cmocka_unit_test(test_pages_by_id),
        cmocka_unit_test(test_what_is_wrong_is_told),
        cmocka_unit_test(test_a_page_has_an_end),
        cmocka_unit_test(test_what_is_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
