/* One page of a book of rules: how high its blocks are, and their picture. For rules_scene.c. */
#ifndef CARRE_RULES_LEAF_H
#define CARRE_RULES_LEAF_H

#include "example.h"
#include "rules_text.h"

struct leaf {
    struct app *app;
    struct ui ui; /* what it is measured with: on a page that is short, larger */
    const struct rules_book *book;
    const struct rules *rules; /* NULL: the pages tell no numbers */
    const struct block *block;
    const char *headline;           /* of its steps; NULL: none */
    struct showing *const *example; /* of each block; NULL where it has none */
    bool ground;                    /* it lies on the page's ground, without a sheet */
    bool long_chart;                /* a chart is one list, however long */
    float demo;                     /* how high a demonstration is; pixels */
    int first, count;               /* the blocks that share its columns of cards and of figures */
};

/* What the block says, in the language in force. */
void leaf_text(const struct leaf *l, const struct block *b, struct strbuf *out);
void leaf_more(const struct leaf *l, const struct block *b, struct strbuf *out);
float leaf_height(const struct leaf *l, const struct block *b, float w);
float leaf_gap(const struct leaf *l, const struct block *b); /* below it */
/* Of a block of faces: the n-th one's place in the block's. */
struct rect leaf_face(const struct leaf *l, const struct block *b, int n, struct rect r);
/* The least width that its cards, and words beside them, have room in; 0: any. */
float leaf_least(const struct leaf *l, const struct block *b);
/* Of what is new, of arrows and of signs. */
uint32_t leaf_light(const struct leaf *l);
/* The height of a line of what it says. */
float leaf_line(const struct leaf *l);
/* `item` is the block's own, whose bounds are its place. */
void leaf_draw(const struct leaf *l, struct canvas *c, const struct block *b,
               const struct item *item);
/* A thing as it is drawn, on its own button. */
void leaf_draw_face(const struct leaf *l, struct canvas *c, int thing, const struct item *item);

#endif
