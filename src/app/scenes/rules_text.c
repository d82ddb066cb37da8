#include "rules_text.h"

#include <stddef.h>
#include <string.h>

const struct rules_book *rules_book(const char *game)
{
    static const struct rules_book *const books[] = {&rules_of_ace, &rules_of_upcolor};
    for (unsigned i = 0; i < sizeof books / sizeof *books; i++)
        if (strcmp(books[i]->game, game) == 0)
            return books[i];
    return NULL;
}
