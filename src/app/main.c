#include "carre_config.h"
#include "commands.h"
#include "i18n.h"
#include "settings.h"
#include "store.h"

#include <stdio.h>

/* Headless commands speak the language that was set in the window, if none is told. */
static const char *wished_language(const struct options *o)
{
    if (o->lang)
        return o->lang;
    return i18n_guess();
}

int main(int argc, char **argv)
{
    i18n_start();
    struct options o;
    struct strbuf error = STRBUF_EMPTY;
    bool understood = options_parse(argc, argv, &o, &error);
    i18n_switch(wished_language(&o));
    if (!understood) {
        options_parse(argc, argv, &o, &error);      /* once more, to say it in that language */
        fprintf(stderr, "carre: %s %s\n", strbuf_text(&error), _("See carre --help."));
        strbuf_free(&error);
        return 2;
    }
    strbuf_free(&error);
    switch (o.command) {
    case COMMAND_WINDOW: return window_main(&o);
    case COMMAND_HELP: {
        struct strbuf help = STRBUF_EMPTY;
        options_help(&help);
        fputs(strbuf_text(&help), stdout);
        strbuf_free(&help);
        return 0;
    }
    case COMMAND_VERSION: return printf("carre %s\n", CARRE_VERSION) < 0;
    case COMMAND_TERMINAL: return terminal_main(&o);
    case COMMAND_SIM: return sim_main(&o);
    case COMMAND_REPLAY: return replay_main(&o);
    case COMMAND_SHOT: return shot_main(&o);
    case COMMAND_CHECK_DATA: return check_data_main(&o);
    }
    return 2;
}
