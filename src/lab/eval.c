/* eval.c - `carre eval`: what hands are worth. Each line of standard input is a hand of 5 to 9
 * cards; or it is two words, two hole cards and a board of 3 to 7, of which exactly two and three
 * make the hand (SP-31). Each becomes a line: its category, and last its class, 1 to 7462. A line
 * that is neither gets a sentence on standard error with its number, and the others go on; the end
 * is then 1. Empty lines are passed over. */
#include "card_words.h"
#include "commands.h"
#include "i18n.h"
#include "rank.h"

#include <stdio.h>
#include <string.h>

enum { HOLE_LETTERS = 4, BOARD_LETTERS_LEAST = 6, BOARD_LETTERS_MOST = 14 };

/* Where the second of exactly two words begins, the first being hole cards and the second a board
 * by their lengths; else NULL. */
static const char *board_of(const char *line)
{
    static const char space[] = " \t\r\n";
    const char *first = line + strspn(line, space);
    const char *second = first + strcspn(first, space);
    const size_t letters = (size_t)(second - first);
    second += strspn(second, space);
    const size_t more = strcspn(second, space);
    if (letters != HOLE_LETTERS || more < BOARD_LETTERS_LEAST || more > BOARD_LETTERS_MOST ||
        second[more + strspn(second + more, space)])
        return NULL;
    return second;
}

/* The class of a line, 0 for an empty one, -1 with the reason in `why`. */
static int class_of(const char *line, struct strbuf *why)
{
    cardset hand, board;
    if (!card_words_read(line, &hand, why))
        return -1;
    const int n = cardset_count(hand);
    if (n == 0)
        return 0;
    if (n < RANK_CARDS_LEAST || n > RANK_CARDS_MOST) {
        strbuf_setf(why, _("A hand has 5 to 9 cards, not %d."), n);
        return -1;
    }
    const char *second = board_of(line);
    if (!second)
        return rank_class(hand);
    card_words_read(second, &board, why);
    return rank_class_two_card(hand & ~board, board);
}

/* False: there is none. */
static bool read_line(struct strbuf *out)
{
    int c;
    strbuf_clear(out);
    while ((c = getchar()) != EOF && c != '\n')
        strbuf_add_char(out, (char)c);
    return c != EOF || !strbuf_empty(out);
}

int eval_main(const struct options *o)
{
    (void)o;
    int status = 0;
    struct strbuf line = STRBUF_EMPTY, why = STRBUF_EMPTY;
    for (long number = 1; read_line(&line); number++) {
        const int class = class_of(strbuf_text(&line), &why);
        if (class > 0)
            printf("%s %d\n", _(rank_category_words[rank_category(class)]), class);
        if (class < 0) {
            fprintf(stderr, _("carre: line %ld: %s\n"), number, strbuf_text(&why));
            status = 1;
        }
    }
    strbuf_free(&line);
    strbuf_free(&why);
    return fflush(stdout) ? 1 : status;
}
