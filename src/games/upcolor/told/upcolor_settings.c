/* upcolor_settings.c - see upcolor_settings.h. */
#include "upcolor_settings.h"

#include "check.h"
#include "settings_rows.h"

#include <stdio.h>

static const struct setting_row settings[UPCOLOR_SETTINGS] = {
    [UPCOLOR_SETTING_COLOURS] = {"upcolor_colours", SETTING_CHOICE,
                                 .choices = {"ordinary", "safe", "contrast"},
                                 .normal = UPCOLOR_ORDINARY},
    [UPCOLOR_SETTING_GROUND] = {"upcolor_ground", SETTING_CHOICE, .choices = {"light", "dark"}},
};

/* A card of each colour, with that language's letters; where there is none, they are the same. */
static void sample(struct canvas *c, const struct ui *ui, int option, int at, struct rect r)
{
    CARRE_ASSERT(option >= 0 && option < 3 && at >= 0 && at < 4);
    static const char *const set[3] = {"ordinary", "safe", "contrast"}, *const colour[4] = {
                                                                            "yellow", "blue", "red",
                                                                            "violet"};
    char name[64];
    snprintf(name, sizeof name, "upcolor/cards/%s/%s/%s", set[option], ui->lang, colour[at]);
    if (!canvas_has_picture(c, name))
        snprintf(name, sizeof name, "upcolor/cards/%s/%s", set[option], colour[at]);
    canvas_picture(c, name, r, paint_plain());
}

static const struct settings_row rows[] = {
    {PAGE_READING,
     ROW_DECK,
     (enum setting)UPCOLOR_SETTING_COLOURS,
     N_("Upcolor cards"),
     N_("Colour-safe: colours that colour-blind players can tell apart, and a symbol on "
        "every card."),
     {N_("Standard"), N_("Colour-safe"), N_("High contrast")},
     .before = SETTING_DECK,
     .sample = sample,
     .piece = SAMPLE_DECK},
    {PAGE_TABLE,
     ROW_CHOICE,
     (enum setting)UPCOLOR_SETTING_GROUND,
     N_("Upcolor table"),
     N_("Upcolor table: a light room or a dark one."),
     {N_("Light"), N_("Dark")},
     .before = SETTING_TABLE_TALK},
};

const struct folder_settings upcolor_settings = {
    .setting = settings,
    .n = UPCOLOR_SETTINGS,
    .row = rows,
    .rows = sizeof rows / sizeof *rows,
    .colours = 1 + UPCOLOR_SETTING_COLOURS,
    .dark = 1 + UPCOLOR_SETTING_GROUND,
};
