/* options.c - reads the command line by its tables. */
#include "options.h"

#include "check.h"
#include "i18n.h"
#include "options_table.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static bool number(const char *text, int least, int most, int *out)
{
    char *end;
    long n = strtol(text, &end, 10);
    if (end == text || *end || n < least || n > most)
        return false;
    *out = (int)n;
    return true;
}

static bool size(const char *text, int *out)
{
    char *end;
    long w = strtol(text, &end, 10);
    if (end == text || (*end != 'x' && *end != 'X'))
        return false;
    const char *second = end + 1;
    long h = strtol(second, &end, 10);
    if (end == second || *end || w < 320 || h < 200 || w > 7680 || h > 4320)
        return false;
    out[0] = (int)w;
    out[1] = (int)h;
    return true;
}

/* The first row of that name. */
static const struct option_row *lookup(const char *name, size_t length)
{
    for (const struct option_row *row = option_rows; row->name; row++)
        if (strlen(row->name) == length && strncmp(row->name, name, length) == 0)
            return row;
    return NULL;
}

static const struct command_row *command_named(const char *name)
{
    for (const struct command_row *row = command_rows; row->name; row++)
        if (row->name[0] && strcmp(row->name, name) == 0)
            return row;
    return NULL;
}

static const struct command_row *command_row(enum command c)
{
    const struct command_row *row = command_rows;
    while (row->name && row->command != c)
        row++;
    return row;
}

/* Two words that differ by one letter, or by two that changed places. */
static bool nearly(const char *told, size_t length, const char *name)
{
    CARRE_ASSERT(told && name);
    const size_t n = strlen(name), longer = length > n ? length : n,
                 shorter = length < n ? length : n;
    size_t front = 0, back = 0;
    if (longer - shorter > 1 || shorter < 3)
        return false;
    while (front < shorter && told[front] == name[front])
        front++;
    while (back < shorter - front && told[length - 1 - back] == name[n - 1 - back])
        back++;
    const size_t wrong = longer - front - back;
    return wrong <= 1 || (wrong == 2 && length == n && told[front] == name[front + 1] &&
                          told[front + 1] == name[front]);
}

static bool no_option(const char *word, size_t length, struct strbuf *error)
{
    strbuf_setf(error, _("Unknown option %.*s."), (int)length, word);
    for (const struct option_row *row = option_rows; row->name; row++)
        if (nearly(word, length, row->name))
            return strbuf_setf(error, _("Unknown option %.*s. Did you mean %s?"), (int)length, word,
                               row->name),
                   false;
    return false;
}

static bool no_command(const char *word, struct strbuf *error)
{
    strbuf_setf(error, _("Unknown command “%s”."), word);
    for (const struct command_row *row = command_rows; row->name; row++)
        if (nearly(word, strlen(word), row->name))
            return strbuf_setf(error, _("Unknown command “%s”. Did you mean “%s”?"), word,
                               row->name),
                   false;
    return false;
}

/* Stores one option; argv[*i] is moved on when the value is the next word. */
static bool store(struct options *out, const struct option_row *o, const char *given, int argc,
                  char **argv, int *i, struct strbuf *error)
{
    CARRE_ASSERT(i && *i < argc);
    char *field = (char *)out + o->field;
    if (o->kind == OPTION_FLAG) {
        if (given)
            return strbuf_setf(error, _("%s doesn’t take a value."), o->name), false;
        *(bool *)(void *)field = true;
        return true;
    }
    if (!given && *i + 1 >= argc)
        return strbuf_setf(error, _("%s needs a value."), o->name), false;
    const char *value = given ? given : argv[++*i];
    bool good = true;
    if (o->kind == OPTION_TEXTS && out->noptions == OPTION_WORDS)
        return strbuf_setf(error, _("%s can be given at most %d times."), o->name, OPTION_WORDS),
               false;
    if (o->kind == OPTION_TEXTS)
        out->option[out->noptions++] = value;
    else if (o->kind == OPTION_TEXT)
        *(const char **)(void *)field = value;
    else if (o->kind == OPTION_NUMBER)
        good = number(value, o->least, o->most, (int *)(void *)field);
    else
        good = size(value, (int *)(void *)field);
    if (!good && o->kind == OPTION_SIZE)
        strbuf_setf(error, _("%s needs a size such as 1280x720, not “%s”."), o->name, value);
    else if (!good)
        strbuf_setf(error, _("%s needs a whole number from %d to %d, not “%s”."), o->name, o->least,
                    o->most, value);
    return good;
}

/* Whether any meaning of the option belongs to the command. */
static bool belongs(const struct option_row *first, enum command c)
{
    for (const struct option_row *row = first; row->name; row++)
        if (option_is_for(row, c) && strcmp(row->name, first->name) == 0)
            return true;
    return false;
}

static bool complete(const struct options *o, uint64_t used, struct strbuf *error)
{
    const struct command_row *command = command_row(o->command);
    for (int i = 0; option_rows[i].name; i++) {
        if ((used >> i & 1u) && !belongs(&option_rows[i], o->command))
            return strbuf_setf(error, _("%s doesn’t work with “%s”."), option_rows[i].name,
                               command->name[0] ? command->name : "carre"),
                   false;
    }
    if (command->needs && !o->subject)
        return strbuf_setf(error, _(command->lacks), command->name), false;
    if (o->command == COMMAND_SHOT && !o->subject && !o->list)
        return strbuf_setf(
                   error, "%s",
                   _("“shot” needs a scene or a saved game. Use --list to see the scenes.")),
               false;
    if (o->lang && !i18n_speaks(o->lang))
        return strbuf_setf(error, _("Unknown language “%s”. Choose en, fr or ja."), o->lang), false;
    if (o->windowed && o->fullscreen)
        return strbuf_setf(error, "%s", _("--windowed and --fullscreen can’t be used together.")),
               false;
    return true;
}

/* Anybody who asks for help gets it, whatever else is said: about the command that is named, and in
 * the language that is told after it. */
static void wants_help(int argc, char **argv, struct options *out)
{
    for (int i = 0; i < argc; i++) {
        const char *lang = strncmp(argv[i], "--lang=", 7) == 0              ? argv[i] + 7
                           : strcmp(argv[i], "--lang") == 0 && i + 1 < argc ? argv[i + 1]
                                                                            : NULL;
        if (lang && i18n_speaks(lang))
            out->lang = lang;
        if (out->about == COMMAND_WINDOW && command_named(argv[i]))
            out->about = command_named(argv[i])->command;
    }
    if (out->lang && !i18n_speaks(out->lang))
        out->lang = NULL;
}

bool options_parse(int argc, char **argv, struct options *out, struct strbuf *error)
{
    *out = (struct options){.seat = -1, .at = -1, .after = -1, .window_ms = -1};
    uint64_t used = 0;
    const struct command_row *command = NULL;
    for (int i = 1; i < argc; i++) {
        const char *word = argv[i];
        if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0 ||
            strcmp(word, "--version") == 0) {
            out->about = out->command;
            out->command = strcmp(word, "--version") == 0 ? COMMAND_VERSION : COMMAND_HELP;
            wants_help(argc - i, argv + i, out);
            return true;
        }
        if (word[0] == '-' && word[1]) {
            size_t length = strcspn(word, "=");
            const struct option_row *o = lookup(word, length);
            if (!o || o->kind == OPTION_AT_ONCE)
                return no_option(word, length, error);
            used |= UINT64_C(1) << (o - option_rows);
            if (!store(out, o, word[length] ? word + length + 1 : NULL, argc, argv, &i, error))
                return false;
            continue;
        }
        if (!command && command_named(word)) {
            command = command_named(word);
            out->command = command->command;
            continue;
        }
        if (!command)
            return no_command(word, error);
        if (!command->takes[0] || (out->subject && (!command->many || out->nfiles >= OPTION_FILES)))
            return strbuf_setf(error, _("Unexpected argument “%s”."), word), false;
        out->subject = out->subject ? out->subject : word;
        if (out->nfiles < OPTION_FILES)
            out->file[out->nfiles++] = word;
    }
    return complete(out, used, error);
}
