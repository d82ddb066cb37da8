/* One page of a book of rules: how high its blocks are, and their picture. For rules_scene.c. */
#ifndef CARRE_RULES_LEAF_H
#define CARRE_RULES_LEAF_H

#include "example.h"
#include "rules_text.h"
#include "scroll.h"

struct leaf {
    struct app *app;
    struct ui ui; /* what it is measured with: on a page that is short, larger */
    const struct rules_book *book;
    const struct rules *rules; /* NULL: the pages tell no numbers */
    const struct block *block;
    struct showing *const *example; /* of each block; NULL where it has none */
};

/* What the block says, in the language in force. */
void leaf_text(const struct leaf *l, const struct block *b, struct strbuf *out);
void leaf_more(const struct leaf *l, const struct block *b, struct strbuf *out);
float leaf_height(const struct leaf *l, const struct block *b, float w);
float leaf_gap(const struct leaf *l, const struct block *b); /* below it */
/* Of a block of faces: the n-th one's place in the block's. */
struct rect leaf_face(const struct leaf *l, const struct block *b, int n, struct rect r);
/* What of it is seen whole or not at all (scroll.h): w wide, its tables table_w. */
void leaf_parts(const struct leaf *l, float w, float table_w, struct rect window,
                struct scroll *to);
/* `item` is the block's own, whose bounds are its place. */
void leaf_draw(const struct leaf *l, struct canvas *c, const struct block *b,
               const struct item *item);
/* A thing as it is drawn, on its own button. */
void leaf_draw_face(const struct leaf *l, struct canvas *c, int thing, const struct item *item);

#endif
