/* The rules as they are shown: pages of blocks. Texts are marked for translation. */
#ifndef CARRE_RULES_TEXT_H
#define CARRE_RULES_TEXT_H

enum block_kind {
    BLOCK_END,
    BLOCK_HEAD,     /* text */
    BLOCK_WORDS,    /* text */
    BLOCK_ICON,     /* icon, text */
    BLOCK_CARDS,    /* cards, text beside them; figure is what they are worth (0: none) */
};

struct block {
    enum block_kind kind;
    const char *text;       /* CARDS: the combination's name */
    const char *more;       /* CARDS: a sentence below it; NULL */
    const char *cards;      /* "As Ks Qs Js Ts", or words of the game's own cards, "yellow blue"; a dot after a card: it lies beside the combination */
    const char *icon;       /* a picture's name under icons/ */
    int figure;
};

struct rules_page { const char *name; const struct block *block; };

enum { RULES_PICTURE = 64 };
struct app;
struct rules_book {
    const char *game, *heading;
    const struct typeface *face;                /* of headings inside the pages */
    /* The picture of a card's word for that width on the screen. */
    void (*picture)(struct app *app, const char *word, int length, float width, char out[RULES_PICTURE]);
    const struct rules_page *page;              /* closed by a NULL name */
};

/* Of a game by id; NULL: nothing is written about it. */
const struct rules_book *rules_book(const char *game);

extern const struct rules_book rules_of_ace, rules_of_upcolor;

#endif
