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
    const char *cards;      /* "As Ks Qs Js Ts"; a dot after a card: it lies beside the combination */
    const char *icon;       /* a picture's name under icons/ */
    int figure;
};

struct rules_page { const char *name; const struct block *block; };

/* Of a game by id; closed by a NULL name. */
const struct rules_page *rules_pages(const char *game);

#endif
