/* manual.c - --help; the page for man is in manual_page.c. */
#include "manual.h"

#include "game_folder.h"
#include "i18n.h"
#include "options_table.h"
#include "text_break.h"
#include "utf8.h"

#include <string.h>

enum { COLUMNS = 80, SAYS_AT = 28 };

size_t manual_piece(const char **text, int *spaces)
{
    for (*spaces = 0; **text == ' '; ++*text)
        ++*spaces;
    const char *start = *text;
    uint32_t older = 0, last = utf8_next(text);
    while (**text && **text != ' ') {
        const char *next = *text;
        const uint32_t point = utf8_next(&next);
        const char *ahead = next;
        if ((utf8_is_cjk(last) || utf8_is_cjk(point)) &&
            text_may_break(older, last, false, point, true) &&
            text_ends_phrase(older, last, point, utf8_next(&ahead)))
            break;
        older = last;
        last = point;
        *text = next;
    }
    return (size_t)(*text - start);
}

static void spaces(struct strbuf *out, int n)
{
    while (n-- > 0)
        strbuf_add_char(out, ' ');
}

static int columns(const char *text, size_t length)
{
    int n = 0;
    for (const char *end = text + length; text < end;)
        n += utf8_columns(utf8_next(&text));
    return n;
}

/* The text from `column` on, its further lines from `indent` on, and the line's end. */
static void flow(struct strbuf *out, const char *text, int column, int indent)
{
    int gap;
    for (size_t length; (length = manual_piece(&text, &gap)) > 0;) {
        const int wide = columns(text - length, length);
        if (column > indent && column + gap + wide > COLUMNS) {
            strbuf_add_char(out, '\n');
            spaces(out, indent);
            column = indent;
            gap = 0;
        }
        spaces(out, gap);
        strbuf_addf(out, "%.*s", (int)length, text - length);
        column += gap + wide;
    }
    strbuf_add_char(out, '\n');
}

static void row(struct strbuf *out, const char *name, const char *takes, const char *says)
{
    const int wide = 2 + (int)utf8_width(name) + (takes[0] ? 1 + (int)utf8_width(takes) : 0);
    strbuf_addf(out, "  %s%s%s", name, takes[0] ? " " : "", takes);
    if (wide + 2 > SAYS_AT)
        strbuf_add_char(out, '\n');
    spaces(out, wide + 2 > SAYS_AT ? SAYS_AT : SAYS_AT - wide);
    flow(out, says, SAYS_AT, SAYS_AT);
}

void manual_option(const struct option_row *o, struct strbuf *out)
{
    struct strbuf games = STRBUF_EMPTY;
    if (o->games)
        game_list(o->games, &games);
    if (o->games)
        strbuf_addf(out, _(o->says), strbuf_text(&games));
    else
        strbuf_add(out, _(o->says));
    strbuf_free(&games);
}

/* The options of one command, or (everywhere) those of all. */
static void options(struct strbuf *out, enum command c, bool everywhere)
{
    for (const struct option_row *o = option_rows; o->name; o++)
        if (option_is_for(o, c) && (o->commands == UINT32_MAX) == everywhere) {
            struct strbuf says = STRBUF_EMPTY;
            manual_option(o, &says);
            row(out, o->name, o->value ? _(o->value) : "", strbuf_text(&says));
            strbuf_free(&says);
        }
}

static void everything(struct strbuf *out)
{
    strbuf_add(out, _("Carré: four of a kind. Four card games, one table."));
    strbuf_add(out, "\n\n");
    row(out, "carre", "", _(command_rows[0].says));
    row(out, "carre", _("COMMAND --help"), _("show the options of a command"));
    for (int g = 0; g < GROUPS; g++) {
        strbuf_addf(out, "\n%s\n", _(group_titles[g]));
        for (const struct command_row *c = command_rows; c->name; c++)
            if (c->name[0] && (int)c->group == g)
                row(out, c->name, c->takes[0] ? _(c->takes) : "", _(c->says));
    }
    strbuf_addf(out, "\n%s\n", _("Options"));
    options(out, COMMAND_WINDOW, false);
    strbuf_addf(out, "\n%s\n", _("Global options"));
    options(out, COMMAND_WINDOW, true);
}

static void one(struct strbuf *out, const struct command_row *c)
{
    strbuf_addf(out, "carre %s%s%s\n  ", c->name, c->takes[0] ? " " : "",
                c->takes[0] ? _(c->takes) : "");
    flow(out, _(c->says), 2, 2);
    if (c->more) {
        strbuf_add(out, "\n  ");
        flow(out, _(c->more), 2, 2);
    }
    strbuf_add(out, "\n");
    options(out, c->command, false);
    options(out, c->command, true);
    for (const struct example_row *e = example_rows; e->line; e++)
        if (e->command == c->command)
            strbuf_addf(out, "\n  %s\n      %s\n", e->line, _(e->says));
}

void manual_help(struct strbuf *out, enum command about)
{
    for (const struct command_row *c = command_rows; c->name; c++)
        if (c->command == about && c->name[0]) {
            one(out, c);
            return;
        }
    everything(out);
}
