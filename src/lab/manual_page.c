/* The manual as man reads it: roff, with places where a line of Japanese may end, which roff does
 * not know by itself. */
#include "manual.h"

#include "carre_config.h"
#include "credits.h"
#include "game_folder.h"
#include "i18n.h"
#include "options_table.h"

#include <string.h>

enum { SOURCE_LINE = 76 };

/* A text's own signs are no commands: neither a backslash, nor a point or quote where a line
 * begins; and a minus is one that can be copied into a shell. */
static void plain(struct strbuf *out, const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        if (text[i] == '\\')
            strbuf_add(out, "\\e");
        else if (text[i] == '-')
            strbuf_add(out, "\\-");
        else if ((text[i] == '.' || text[i] == '\'') && i == 0)
            strbuf_addf(out, "\\&%c", text[i]);
        else
            strbuf_add_char(out, text[i]);
    }
}

static void literal(struct strbuf *out, const char *text) { plain(out, text, strlen(text)); }

static void flow(struct strbuf *out, const char *text)
{
    int gap;
    size_t line = 0;
    for (size_t length; (length = manual_piece(&text, &gap)) > 0; line += length + 1) {
        if (gap && line + length > SOURCE_LINE) {
            strbuf_add_char(out, '\n');
            line = 0;
        } else if (line > 0) {
            strbuf_add(out, gap ? " " : "\\:");
        }
        plain(out, text - length, length);
    }
    strbuf_add_char(out, '\n');
}

static void head(struct strbuf *out, const char *how, const char *text)
{
    strbuf_addf(out, ".%s \"%s\"\n", how, text);
}

static void paragraph(struct strbuf *out, const char *text)
{
    strbuf_add(out, ".PP\n");
    flow(out, text);
}

/* A word and what stands after it, set apart, over what is said of them in the language in force.
 */
static void item(struct strbuf *out, const char *word, const char *takes, const char *says)
{
    strbuf_add(out, ".TP\n\\fB");
    literal(out, word);
    strbuf_add(out, "\\fR");
    if (takes && takes[0]) {
        strbuf_add(out, " \\fI");
        literal(out, _(takes));
        strbuf_add(out, "\\fR");
    }
    strbuf_add_char(out, '\n');
    flow(out, says);
}

static void options(struct strbuf *out, enum command c, bool everywhere)
{
    for (const struct option_row *o = option_rows; o->name; o++)
        if (option_is_for(o, c) && (o->commands == UINT32_MAX) == everywhere) {
            struct strbuf says = STRBUF_EMPTY;
            manual_option(o, &says);
            item(out, o->name, o->value, strbuf_text(&says));
            strbuf_free(&says);
        }
}

static bool has_options(enum command c)
{
    for (const struct option_row *o = option_rows; o->name; o++)
        if (option_is_for(o, c) && o->commands != UINT32_MAX)
            return true;
    return false;
}

static void command(struct strbuf *out, const struct command_row *c)
{
    item(out, c->name, c->takes, _(c->says));
    if (c->more) {
        strbuf_add(out, ".IP\n");
        flow(out, _(c->more));
    }
    if (has_options(c->command)) {
        strbuf_add(out, ".RS\n");
        options(out, c->command, false);
        strbuf_add(out, ".RE\n");
    }
}

static void commands(struct strbuf *out)
{
    head(out, "SH", _("COMMANDS"));
    for (int g = 0; g < GROUPS; g++) {
        head(out, "SS", _(group_titles[g]));
        for (const struct command_row *c = command_rows; c->name; c++)
            if (c->name[0] && (int)c->group == g)
                command(out, c);
    }
}

static void examples(struct strbuf *out)
{
    head(out, "SH", _("EXAMPLES"));
    for (const struct example_row *e = example_rows; e->line; e++)
        item(out, e->line, NULL, _(e->says));
}

/* What each game is, as the desktop's shop says it. */
static void games(struct strbuf *out)
{
    const struct game_folder *f;
    for (int i = 0; (f = game_folder_nth(i)); i++)
        if (f->about) {
            strbuf_add(out, ".IP \\(bu 2\n");
            flow(out, _(f->about));
        }
}

static void ending(struct strbuf *out)
{
    head(out, "SH", _("BUGS"));
    flow(out, _("In Settings, under About, you can copy a bug report. It’s also saved to a file. "
                "The only cards in it are your own, and nothing is sent."));
    paragraph(out, _("The version for Windows has been tested under Wine only."));
    head(out, "SH", _("AUTHORS"));
    flow(out, _("The Carré contributors. Free software under the MIT licence."));
    paragraph(out, _(CREDIT_ALL));
    head(out, "SH", _("SEE ALSO"));
    strbuf_add(out, ".BR speech\\-dispatcher (1),\n.BR fc\\-list (1)\n");
    paragraph(out, _("PHH, the open format for poker hand histories: https://phh.readthedocs.io"));
}

static void surroundings(struct strbuf *out)
{
    head(out, "SH", _("FILES"));
    item(out, "~/.local/share/carre/carre.db", NULL,
         _("All games, players and settings. Set $XDG_DATA_HOME or use --data-dir to move the "
           "file."));
    item(out, "~/.cache/carre", NULL,
         _("Cached images that make the next start faster. Safe to delete at any time. Set "
           "$XDG_CACHE_HOME to move them."));
    head(out, "SH", _("ENVIRONMENT"));
    item(out, "LANGUAGE, LC_ALL, LC_MESSAGES, LANG", NULL,
         _("The language (English, French or Japanese), unless set in the game or with --lang."));
    item(out, "CARRE_ASSETS, CARRE_LOCALE", NULL,
         _("Folders to use instead of the installed ones. The first holds pictures, sounds and "
           "data, the second translations."));
    item(out, "CARRE_VERBOSE", NULL, _("If set, print detailed diagnostics to standard error."));
    head(out, "SH", _("EXIT STATUS"));
    item(out, "0", NULL, _("Success."));
    item(out, "1", NULL, _("A problem was found, or an operation failed."));
    item(out, "2", NULL, _("The command line is invalid, or a file could not be read."));
}

void manual_page(struct strbuf *out)
{
    /* Words are not stretched to an even edge, nor divided: the fewest surprises on a narrow
     * terminal. */
    strbuf_addf(out,
                "'\\\" -*- coding: UTF-8 -*-\n.TH CARRE 6 \"\" \"Carré %s\" \"%s\"\n.nh\n.ad l\n",
                CARRE_VERSION, C_("manual", "Games"));
    head(out, "SH", _("NAME"));
    strbuf_add(out, "carre \\- ");
    flow(out, _("Four card games at one table, alone or with friends"));
    head(out, "SH", _("SYNOPSIS"));
    strbuf_addf(out, ".B carre\n[\\fI%s\\fR]\n.br\n.B carre\n\\fI%s\\fR\n[\\fI%s\\fR]\n",
                _("OPTION…"), _("COMMAND"), _("OPTION…"));
    head(out, "SH", _("DESCRIPTION"));
    flow(out, _("Play Ace of Spades, Power Up (or plain hold’em), SPEC and Upcolor against "
                "opponents who think, or with friends on one screen. Without a command, carre "
                "opens its window, which has every game and setting. The commands work without a "
                "window: they play in text mode, review past games and calculate odds."));
    games(out);
    paragraph(out, _("Nothing ever leaves your computer: Carré makes no network connections."));
    head(out, "SH", _("OPTIONS"));
    options(out, COMMAND_WINDOW, false);
    options(out, COMMAND_WINDOW, true);
    commands(out);
    examples(out);
    surroundings(out);
    ending(out);
}
