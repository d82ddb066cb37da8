/* How the book of Ace of Spades is drawn. */
#include "rules_text.h"

#include "font.h"

#include <stdio.h>

/* Narrow cards have large corners. */
static void picture(struct app *app, const char *word, int length, float width,
                    char out[RULES_PICTURE])
{
    (void)app;
    snprintf(out, RULES_PICTURE, "cards/%s%.*s", width < 90 ? "small/" : "", length, word);
}

const struct book_look book_of_ace = {.face = &typeface_ace, .picture = picture};
