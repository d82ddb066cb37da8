/* ace_settings.c - see ace_settings.h: the settings, their rows, and the run that stands. */
#include "ace_settings.h"

#include "ace_names.h"
#include "saves.h"
#include "scenes.h"
#include "settings_rows.h"
#include "stage.h"

#include <stdio.h>

/* The names are those of the file, since before games had settings of their own. */
static const struct setting_row settings[ACE_SETTINGS] = {
    [ACE_SETTING_STORY] = {"story", SETTING_CHOICE, .choices = {"once", "always", "never"},
                           .normal = STORY_ONCE},
    [ACE_SETTING_STORY_TOLD] = {"story_told", SETTING_NUMBER, .most = 255},
    [ACE_SETTING_PREVIEW] = {"ace_preview", SETTING_FLAG, .normal = 1},
    [ACE_SETTING_DIFFICULTY] = {"ace_difficulty", SETTING_CHOICE,
                                .choices = {"easy", "normal", "hard", "nightmare"},
                                .normal = ACE_EASY},
    [ACE_SETTING_PLAYERS] = {"ace_players", SETTING_CHOICE, .choices = {"alone", "two", "bot"},
                             .normal = ACE_ALONE},
    [ACE_SETTING_ZERO] = {"ace_zero", SETTING_CHOICE,
                          .choices = {"bonuses", "lost", "second-wind"}},
    [ACE_SETTING_LOST] = {"ace_lost", SETTING_NUMBER, .most = 99},
    [ACE_SETTING_LOST_AT] = {"ace_lost_at", SETTING_NUMBER, .most = 3},
};

static void remove_answer(struct app *app, void *user, int which)
{
    (void)user;
    if (which != 1 || !app_store(app))
        return;
    store_remove(app_store(app), "autosave-ace");
    app_toast(app, _("Saved run removed."));
}

static void remove_run(struct app *app)
{
    dialog_open(app, &(struct dialog_request){.heading = _("Remove the saved run?"),
                                              .text = _("This can’t be undone."),
                                              .button = {_("Keep it"), _("Remove")},
                                              .danger = true,
                                              .answer = remove_answer});
}

static bool there(struct app *app, char *now, size_t room)
{
    struct save_line save;
    saves_look_game(app, "ace", &save);
    snprintf(now, room, "%s", save.line);
    return save.there;
}

static const struct settings_row rows[] = {
    {
        PAGE_TABLE,
        ROW_CHOICE,
        (enum setting)ACE_SETTING_STORY,
        N_("Ace of Spades story"),
        N_("Ace of Spades story: a few lines between duels. Press anything to skip."),
        {N_("Once"), N_("Every run"), N_("Never")},
    },
    {PAGE_HELPS,
     ROW_CHOICE,
     (enum setting)ACE_SETTING_PREVIEW,
     N_("Ace of Spades shots"),
     N_("Ace of Spades shots: see the damage first, or find out when the smoke clears."),
     {N_("Suspense"), N_("Show damage")},
     .before = SETTING_CONFIRM_QUIT},
    {PAGE_SAVES,
     ROW_BUTTON,
     SETTING_NONE,
     N_("Run in progress"),
     N_("Removes the saved run for good. You’ll be asked to confirm."),
     {N_("Remove")},
     .press = remove_run,
     .there = there,
     .nothing = N_("There’s no saved run.")},
};

static void dress(const struct app *app, struct stage *st, bool plays)
{
    if (!plays)
        return;
    st->suspense = !app_setting(app, ace_setting(ACE_SETTING_PREVIEW));
    st->no_story = app_setting(app, ace_setting(ACE_SETTING_STORY)) == STORY_NEVER;
}

const struct folder_settings ace_settings = {
    .setting = settings,
    .n = ACE_SETTINGS,
    .row = rows,
    .rows = sizeof rows / sizeof *rows,
    .dress = dress,
};
