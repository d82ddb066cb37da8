/* How the book of Upcolor is drawn. */
#include "rules_text.h"
#include "scene.h"

#include "font.h"
#include "upcolor_settings.h"

#include <stdio.h>
#include <string.h>

/* The very cards of the table: its colours, the letters of the language (a French yellow card has a
 * J). Never the small ones: circle and V are what is explained. */
static void picture(struct app *app, const char *word, int length, float width,
                    char out[RULES_PICTURE])
{
    static const char *const set[] = {"ordinary", "safe", "contrast"};
    (void)width;
    const struct ui *ui = app_ui(app);
    const bool yellow = strncmp(word, "yellow", 6) == 0;
    const char *folder = strcmp(ui->lang, "ja") == 0             ? "ja/"
                         : yellow && strcmp(ui->lang, "fr") == 0 ? "fr/"
                                                                 : "";
    snprintf(out, RULES_PICTURE, "upcolor/cards/%s/%s%.*s",
             set[ui->contrast ? 2 : app_setting(app, upcolor_setting(UPCOLOR_SETTING_COLOURS))],
             folder, length, word);
}

const struct book_look book_of_upcolor = {.face = &typeface_upcolor, .picture = picture};
