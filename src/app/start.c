#include "start.h"

#include "scenes.h"
#include "table.h"

#include <stdlib.h>
#include <string.h>

/* What the desktop wishes, as far as it can be read without asking anybody. */
static void wishes_of_desktop(struct app *app)
{
    const char *gtk = getenv("GTK_THEME");
    if (gtk && strstr(gtk, "HighContrast"))
        app_set(app, SETTING_CONTRAST, 1);
}

static int difficulty_of(const struct app *app, const char *name)
{
    static const char *const names[] = {"easy", "normal", "hard", "nightmare"};
    for (int i = 0; name && i < 4; i++)
        if (strcmp(names[i], name) == 0)
            return i;
    return app_setting(app, SETTING_ACE_DIFFICULTY);
}

void start_scenes(struct app *app, const struct options *o)
{
    bool first = !app_setting(app, SETTING_FIRST_START_DONE);
    if (first)
        wishes_of_desktop(app);
    title_open(app);
    if (*settings_complaint(app_settings(app)))
        app_toast(app, _("The settings file was damaged. It was set aside, and everything is as at the first start."));
    if (o->game)
        table_open(app, &(struct table_request){.game = o->game, .difficulty = difficulty_of(app, o->difficulty), .seed = o->seed});
    else if (first)
        comfort_open(app);
}
