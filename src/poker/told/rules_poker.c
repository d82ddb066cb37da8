/* What the books of all poker games show: blinds and cards. */
#include "rules_poker.h"

#include "holdem_names.h"
#include "holdem_tables.h"
#include "i18n.h"
#include "scene.h"

#include <stdio.h>
#include <string.h>

void poker_levels(const struct rules *r, struct strbuf *out)
{
    char small[64], big[64], ante[64];
    for (int i = 0; i < HOLDEM_LEVELS_MOST; i++) {
        const struct holdem_level l = holdem_tables_level(r, r->option[HOLDEM_STRUCTURE], i);
        if (!l.big)
            return;
        i18n_number(small, l.small);
        i18n_number(big, l.big);
        strbuf_addf(out, "%s%s/%s", i ? " · " : "", small, big);
        if (r->option[HOLDEM_ANTES] && l.ante)
            strbuf_addf(out, " (%s)", i18n_number(ante, l.ante));
    }
}

void poker_picture(struct app *app, const char *word, int length, float width,
                   char out[RULES_PICTURE])
{
    const bool french = app_setting(app, SETTING_COURT_LETTERS) == COURT_FR && strchr("JQK", *word);
    if (strncmp(word, "back", 4) == 0)
        snprintf(out, RULES_PICTURE, "power-up/back");
    else if (*word == '&')
        snprintf(out, RULES_PICTURE, "power-up/%.*s", length - 1, word + 1);
    else
        snprintf(out, RULES_PICTURE, "cards/%s%s%.*s", french ? "fr/" : "",
                 width < 90 ? "small/" : "", length, word);
}
