/* Who says nyan, and how (SP-40): the words of an action with it behind them. */
#include "spec_look.h"

#include "i18n.h"

#include <stdio.h>

bool spec_meows(const struct stage *st, int who) { return who >= 0 && who < SEATS && spec_moments_of(st)->meows & seat_bit(who); }

void spec_meow_words(const struct stage *st, int who, const char *words, char *out, int room)
{
    if (spec_meows(st, who) && *words)
        /* TRANSLATORS: an action that is said aloud, ending as a cat would: "Check, nyan!" */
        snprintf(out, (size_t)room, _("%s, nyan!"), words);
    else
        snprintf(out, (size_t)room, "%s", words);
}
