/* rules_text.h - the rules as they are shown: a book of pages, pages of blocks, read from
 * assets/GAME/book.txt.
 *
 * A line each; # begins a comment. What stands in straight quotation marks is a text to be
 * translated (tools/strings gathers it), up to the end of the line, without a straight quotation
 * mark or a backslash inside.
 *
 *     title "How to play Upcolor"
 *     players 6               whose numbers the pages tell; left out, they tell none
 *
 *     page [ID] "A lap"       begins a page; those who open it from elsewhere know its id
 *     about THING             begins the page of a thing (a power): that is its id and its name
 *     head "…"                a heading
 *     box ICON "…"            the heading of the one block that follows, on a sheet with it
 *     words "…"               a paragraph
 *     icon NAME "…"           one with a picture of icons/ before it
 *     cards CARD… "…"         cards, and what they make beside them
 *     row CARD… "…"           the same, small: a row of a chart that is to be seen as a whole
 *     table CARD… "…"         cards as they are at a table, the text above them
 *     demo CARD… ["…"]        a part of a demonstration: large, with words below; those that follow
 *                             one another stand side by side on one sheet. @NAME is a thing as it
 *                             lies at the table, '^' lies over the card before it, *NAME is a
 *                             picture that lies flat, &NAME a square one of the game's,
 *                             '_' an empty place; '>' alone is an arrow. A page that has one shows
 * its examples when they're asked for thing NAME              a thing of the game: picture, name,
 * sentence, and what it costs link NAME               the same as a button that opens the thing's
 * page faces                   all things as they are drawn at the table; each opens its page
 *     lesson NAME ["…"]       a button that opens a lesson at a table of its own (script.h)
 *     shown NAME              what the game itself draws and says of that name
 *     example NAME            a piece of the game that plays itself in the page (example.h)
 *     like GAME ID            the blocks of that page of that game's book
 *
 *     headline "…"            after "page": what stands over its demonstration of steps; in a
 *                             language that is written so it runs downwards beside them, in lines
 *                             that \n parts
 *
 * and after a block what belongs to it:
 *
 *     more "…"                a sentence below it
 *     who NAME                whose cards a part of a demonstration shows
 *     worth N                 what cards are worth, a figure at the right; of a part of a
 *                             demonstration, which step it is; a step whose cards begin with '>'
 *                             is one back
 *     numbers OPTION…         which options of the rules stand for %d in text, and then in more
 *     levels                  after the text stand the blinds of every level of the table
 *
 * Cards are words: "As Kd", "yellow blue", "back". Before a word: '+' it has just come, '-' it
 * goes, '=' it is locked, '?' its owner alone sees it, '~' it lies beside what is meant, '!' a beam
 * goes over it, '%' it falls to pieces. A single
 * dot leaves a gap, and '>' stands between what was and what is. */
#ifndef CARRE_RULES_TEXT_H
#define CARRE_RULES_TEXT_H

#include "game.h"
#include "geometry.h"
#include "strbuf.h"

enum block_kind {
    BLOCK_END,
    BLOCK_HEAD,
    BLOCK_WORDS,
    BLOCK_ICON,
    BLOCK_CARDS,
    BLOCK_TABLE,
    BLOCK_THING,
    BLOCK_LINK,
    BLOCK_LESSON,
    BLOCK_FACES,
    BLOCK_EXAMPLE,
    BLOCK_SHOWN,
    BLOCK_DEMO,
};

enum { BLOCK_NUMBERS = 3, PAGE_BLOCKS = 64 /* with the one that closes a page */ };
struct block {
    enum block_kind kind;
    const char *text, *more; /* NULL: none */
    const char *cards;       /* with one blank between them */
    const char *who;         /* of a demonstration; NULL: nobody */
    const char *icon, *lesson /* or the example's name, or of what is shown */;
    int figure; /* 0: none; FACES: how many, from `thing` on */
    bool small, levels;
    int thing;                 /* 1 + which */
    int number[BLOCK_NUMBERS]; /* 1 + an option of the rules */
};
#define RULE_NUMBER(option) (1 + (option))

struct rules_page {
    const char *name;     /* NULL: that of the thing that it is about */
    const char *headline; /* of its steps; NULL: they have none */
    const struct block *block;
    const char *id; /* for those who open it from elsewhere; NULL: nobody does */
    /* 1 + the thing that it is about: it is opened from the last page before it that is not about
     * a thing */
    int thing;
};

/* What may stand before a card's name; in a demonstration '^' as well. */
#define RULES_MARKS "+-=?~!%"

enum { RULES_PICTURE = 64, RULES_ERROR = 300 };
struct app;
struct canvas;
struct ui;

/* What a game adds to the text of its book: how cards and things are called and drawn. */
struct book_look {
    const struct typeface *face; /* of headings inside the pages */
    /* The picture of a card's word for that width on the screen. */
    void (*picture)(struct app *app, const char *word, int length, float width,
                    char out[RULES_PICTURE]);
    /* of somebody's face; NULL: the game shows none */
    void (*who_picture)(const char *who, char out[RULES_PICTURE]);
    /* what a block that tells the levels of a table says; NULL: it has none */
    void (*levels)(const struct rules *r, struct strbuf *out);
    int things; /* 0: the game has none */
    const char *(*thing_id)(int thing);
    /* Names and sentences in the language in force; the cost is an option of the rules. */
    const char *(*thing_name)(int thing);
    const char *(*thing_about)(int thing);
    void (*thing_picture)(int thing, char out[RULES_PICTURE]);
    int (*thing_cost)(int thing);
    /* What stands between its name and what it does, and how it is drawn at the table; NULL:
     * nothing does, and the picture is enough. A cost below 0: nothing is written on it. `told`:
     * with what it does, not its name alone. */
    void (*thing_line)(int thing, struct strbuf *out);
    void (*thing_draw)(struct canvas *c, const struct ui *ui, int thing, int cost, bool told,
                       struct rect r);
    const char *cost_icon;
    uint32_t cost_light; /* of costs among tabs; 0: as the names */
    /* Of what is new, of arrows and of signs; 0: the theme's accent. What a demonstration stands
     * in; NULL: nothing. Whose cards they are is told on plates. */
    uint32_t light;
    void (*stage)(struct canvas *c, const struct ui *ui, struct rect sheet);
    bool plates;
    /* who sits below the tabs, where they leave room, and says what the game is in a breath (marked
     * for translation); NULL: nobody */
    const char *guide, *guide_says;
    /* of a block that the game draws itself: what it says, how high it is, of how many equal parts
     * below one another, its picture */
    void (*shown_words)(const char *name, struct strbuf *out);
    float (*shown_height)(const struct ui *ui, const char *name, float w);
    int (*shown_parts)(const struct ui *ui, const char *name, float w);
    void (*shown_draw)(struct app *app, struct canvas *c, const struct ui *ui, const char *name,
                       struct rect r);
};

/* A book in memory: all words in it are in `text`. */
struct rules_book {
    const struct game *game;
    const struct book_look *look;
    const char *heading;
    int players; /* whose numbers are told; 0: the pages tell none */
    struct rules_page *page;
    int pages;
    struct block *block; /* of all pages; each page's closed by BLOCK_END */
    int blocks;
    char *text;
    struct rules_book *other; /* whose pages stand in it (like); NULL */
};

/* Has the game a book? */
bool rules_has_book(const char *game);
/* The book of a game, to be closed; NULL and a sentence (file, line, reason; "": the game has none)
 * if it can't be read. */
struct rules_book *rules_book_open(const char *game, char error[RULES_ERROR]);
/* The same from a text, which is copied; `name` is what the sentence calls it. */
struct rules_book *rules_book_read(const char *game, const char *name, const char *text,
                                   char error[RULES_ERROR]);
void rules_book_close(struct rules_book *book); /* NULL is allowed */
/* The thing of a name so long; -1: the game has none of that name. */
int rules_thing(const struct book_look *look, const char *name, int length);
/* The page of that id; 0, the first one, if there is none. */
int rules_page_of(const struct rules_book *book, const char *id);
/* A text in the language in force with its numbers in it, those after the first `skip`; `r` may be
 * NULL if it has none. How many it took. */
int rules_words(const char *text, const struct rules *r, const int number[BLOCK_NUMBERS], int skip,
                struct strbuf *out);

#endif
