/* curtain_page.h - what a curtain is made of where a world has its own (curtain_draw in skin.h), in
 * the order in which it is drawn: the world draws the parts. */
#ifndef CARRE_CURTAIN_PAGE_H
#define CARRE_CURTAIN_PAGE_H

#include "skin.h"

struct curtain_page {
    void (*comes)(struct canvas *c, const struct ui *ui, const struct nameplate *p);
    void (*gives)(struct canvas *c, const struct ui *ui, const struct nameplate *p);
    /* what the one who comes sees first; "" for nothing */
    void (*first)(struct canvas *c, const struct ui *ui, const char *then);
    void (*here)(struct canvas *c, const struct ui *ui, const struct item *here);
    void (*menu)(struct canvas *c, const struct ui *ui, const struct item *menu);
    struct rect heading, sentence;     /* design units… */
    float heading_size, sentence_size; /* …and of their letters */
};

/* The page by that description, filled with what is to be seen. */
void curtain_page_draw(const struct curtain_page *p, struct canvas *c, const struct ui *ui,
                       const struct curtain_seen *seen);

#endif
