/* The rules as they are shown: pages of blocks. Texts are marked for translation.
 *
 * A number that the table can choose (a cost, a cap, a stack) stands in no text: the text has %d
 * for it, and the block says which option of the rules it is. A thing of the game that has a name,
 * a sentence and a picture of its own (a power) is asked of the book. */
#ifndef CARRE_RULES_TEXT_H
#define CARRE_RULES_TEXT_H

#include "game.h"
#include "geometry.h"
#include "strbuf.h"

enum block_kind {
    BLOCK_END,
    BLOCK_HEAD,  /* text */
    BLOCK_WORDS, /* text */
    BLOCK_ICON,  /* icon, text */
    BLOCK_CARDS, /* cards, text beside them; figure is what they are worth (0: none) */
    BLOCK_TABLE, /* cards as they lie at a table: text above them, more below */
    BLOCK_THING, /* a thing of the game: picture, name, sentence, and what it costs */
    BLOCK_LINK,  /* the same as a button that opens the thing's page */
    /* a button that opens the lesson of that name (lesson.h) at a table of its own */
    BLOCK_LESSON,
    /* things as they are drawn at the table, in rows: `thing` and those behind it, `figure` of
     * them; each opens its page */
    BLOCK_FACES,
    /* a piece of the game that plays itself in the page: the example of that name (example.h) */
    BLOCK_EXAMPLE,
};

/* Cards are words with a space between them: "As Kd", "yellow blue", "back". Before a word: '+' it
 * has just come, '-' it goes, '=' it is locked, '?' its owner alone sees it, '~' it lies beside
 * what is meant. A single dot leaves a gap, and '>' stands between what was and what is. */
enum { BLOCK_NUMBERS = 3 };
struct block {
    enum block_kind kind;
    const char *text; /* CARDS: the combination's name */
    const char *more; /* CARDS: a sentence below it; NULL */
    const char *cards;
    const char *icon;   /* a picture's name under icons/ */
    const char *lesson; /* LESSON, EXAMPLE: its name */
    int figure;
    bool small; /* CARDS: a row of a chart that is to be seen as a whole */
    int thing;  /* THING, LINK: 1 + which */
    /* WORDS: behind the text stand the blinds of every level of the table's structure */
    bool levels;
    /* what stands for %d in text, and then in more: 1 + an option of the rules */
    int number[BLOCK_NUMBERS];
};
#define RULE_NUMBER(option) (1 + (option))

struct rules_page {
    const char *name;
    const struct block *block;
    const char *id; /* for those who open it from elsewhere; NULL: nobody does */
    /* 1 + the thing that it is about: it has that name, and is opened from the last page before
     * it that is not about a thing */
    int thing;
};

enum { RULES_PICTURE = 64 };
struct app;
struct canvas;
struct ui;
struct rules_book {
    const char *game, *heading;
    const struct typeface *face; /* of headings inside the pages */
    int players;                 /* whose numbers are told; 0: the pages tell none */
    /* The picture of a card's word for that width on the screen. */
    void (*picture)(struct app *app, const char *word, int length, float width,
                    char out[RULES_PICTURE]);
    /* Things; NULL: the game has none. Names and sentences in the language in force; the cost is an
     * option of the rules. */
    const char *(*thing_name)(int thing);
    const char *(*thing_about)(int thing);
    void (*thing_picture)(int thing, char out[RULES_PICTURE]);
    int (*thing_cost)(int thing);
    /* What stands between its name and what it does, and how it is drawn at the table; NULL:
     * nothing does, and the picture is enough. */
    void (*thing_line)(int thing, struct strbuf *out);
    void (*thing_draw)(struct canvas *c, const struct ui *ui, int thing, struct rect r);
    const char *cost_icon;
    const struct rules_page *page; /* closed by a NULL block */
};

/* Of a game by id; NULL: nothing is written about it. */
const struct rules_book *rules_book(const char *game);
/* The page of that id; 0, the first one, if there is none. */
int rules_page_of(const struct rules_book *book, const char *id);
/* A text in the language in force with its numbers in it, those behind the first `skip`; `r` may be
 * NULL if it has none. How many it took. */
int rules_words(const char *text, const struct rules *r, const int number[BLOCK_NUMBERS], int skip,
                struct strbuf *out);

/* The pages of hold'em's table, for the books of the games that are played on it: a hand, betting,
 * side pots, what beats what. */
extern const struct block poker_hand[], poker_betting[], poker_pots[], poker_ranks[];
#define POKER_CHART "hand-ranks" /* the id of the page with what beats what */
/* "25/50 (5) · 50/100 (10) · …": the blinds as the data file has them, with the antes where the
 * table has any. Nothing without data. */
void poker_levels(const struct rules *r, struct strbuf *out);
void poker_picture(struct app *app, const char *word, int length, float width,
                   char out[RULES_PICTURE]);

/* The later pages of Ace of Spades. */
extern const struct block ace_signs[], ace_riders[], ace_play[], ace_feats[];

extern const struct rules_book rules_of_ace, rules_of_upcolor, rules_of_holdem, rules_of_power_up,
    rules_of_spec;

#endif
