/* main.c - the command line is read, and its command called. */
#include "carre_config.h"
#include "commands.h"
#include "i18n.h"
#include "manual.h"
#include "mem.h"
#include "path.h"
#include "settings.h"
#include "setup.h"
#include "start.h"
#include "store.h"
#include "system.h"

#include <stdio.h>

/* Headless commands speak the language that was set in the window, if none is told. */
static const char *wished_language(const struct options *o)
{
    static const char *const code[] = {
        [LANGUAGE_EN] = "en", [LANGUAGE_FR] = "fr", [LANGUAGE_JA] = "ja"};
    if (o->lang)
        return o->lang;
    char *text = store_peek(o->data_dir, SETTINGS_FILE);
    int wish = LANGUAGE_SYSTEM;
    if (text) {
        struct settings *s = settings_parse(text, NULL);
        wish = settings_number(s, SETTING_LANGUAGE);
        settings_free(s);
    }
    mem_free(text);
    return wish == LANGUAGE_SYSTEM ? i18n_guess() : code[wish];
}

/* One sentence instead of a crossed box for every picture. */
static bool assets_are_there(void)
{
    char *assets = path_assets();
    const bool there = path_is_folder(assets);
    if (!there)
        fprintf(stderr,
                "carre: %s: the folder of pictures, sounds and data is missing; Carré is not "
                "installed whole.\n",
                assets);
    mem_free(assets);
    return there;
}

int main(int argc, char **argv)
{
    system_begin(&argc, &argv);
    i18n_start();
    struct options o;
    struct strbuf error = STRBUF_EMPTY;
    bool understood = options_parse(argc, argv, &o, &error);
    i18n_switch(wished_language(&o));
    if (!understood) {
        options_parse(argc, argv, &o, &error); /* once more, to say it in that language */
        fprintf(stderr, "carre: %s %s\n", strbuf_text(&error),
                _("Try “carre --help” for more information."));
        strbuf_free(&error);
        return 2;
    }
    strbuf_free(&error);
    if (o.command != COMMAND_HELP && o.command != COMMAND_VERSION && !assets_are_there())
        return 1;
    switch (o.command) {
    case COMMAND_WINDOW: {
        char why[SETUP_ERROR];
        if (start_check(&o, why))
            return window_main(&o);
        fprintf(stderr, "carre: %s\n", why);
        return 2;
    }
    case COMMAND_HELP: {
        struct strbuf help = STRBUF_EMPTY;
        manual_help(&help, o.about);
        fputs(strbuf_text(&help), stdout);
        strbuf_free(&help);
        return 0;
    }
    case COMMAND_VERSION: return printf("carre %s\n", CARRE_VERSION) < 0;
    case COMMAND_TERMINAL: return terminal_main(&o);
    case COMMAND_SIM: return sim_main(&o);
    case COMMAND_REPLAY: return replay_main(&o);
    case COMMAND_SHOT: return shot_main(&o);
    case COMMAND_HANDS: return hands_main(&o);
    case COMMAND_PHH: return o.open ? window_main(&o) : phh_main(&o);
    case COMMAND_HISTORY: return history_main(&o);
    case COMMAND_RECOVER: return recover_main(&o);
    case COMMAND_REVIEW: return review_main(&o);
    case COMMAND_STATISTICS: return statistics_main(&o);
    case COMMAND_OPEN: return window_main(&o);
    case COMMAND_EVAL: return eval_main(&o);
    case COMMAND_EQUITY: return equity_main(&o);
    case COMMAND_DECKS: return decks_main(&o);
    case COMMAND_CHECK_DATA: return check_data_main(&o);
    }
    return 2;
}
