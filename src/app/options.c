#include "options.h"

#include "i18n.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum kind { FLAG, TEXT, TEXTS, NUMBER, SIZE };

#define FOR(c) (1u << COMMAND_##c)
#define EVERY (~0u)

static const struct option {
    const char *name;
    enum kind kind;
    size_t field;
    unsigned commands;
    int least, most;
} table[] = {
    {"--lang", TEXT, offsetof(struct options, lang), EVERY, 0, 0},
    {"--data-dir", TEXT, offsetof(struct options, data_dir), EVERY, 0, 0},
    {"--game", TEXT, offsetof(struct options, game), FOR(WINDOW) | FOR(HANDS), 0, 0},
    {"--difficulty", TEXT, offsetof(struct options, difficulty), FOR(WINDOW) | FOR(TERMINAL) | FOR(SIM), 0, 0},
    {"--seed", TEXT, offsetof(struct options, seed), FOR(WINDOW) | FOR(TERMINAL) | FOR(SIM) | FOR(EQUITY) | FOR(DECKS), 0, 0},
    {"--windowed", FLAG, offsetof(struct options, windowed), FOR(WINDOW) | FOR(PHH), 0, 0},
    {"--fullscreen", FLAG, offsetof(struct options, fullscreen), FOR(WINDOW) | FOR(PHH), 0, 0},
    {"--software", FLAG, offsetof(struct options, software), FOR(WINDOW) | FOR(PHH), 0, 0},
    {"--reduced-motion", FLAG, offsetof(struct options, reduced_motion), FOR(WINDOW) | FOR(SHOT) | FOR(PHH), 0, 0},
    {"--size", SIZE, offsetof(struct options, width), FOR(WINDOW) | FOR(SHOT) | FOR(PHH), 320, 7680},
    {"--quit-after", NUMBER, offsetof(struct options, window_ms), FOR(WINDOW) | FOR(PHH), 0, 86400000},
    {"--bot", TEXT, offsetof(struct options, bots), FOR(TERMINAL) | FOR(SIM), 0, 0},
    {"--seats", NUMBER, offsetof(struct options, seats), FOR(WINDOW) | FOR(TERMINAL) | FOR(SIM), 1, 10},
    {"--option", TEXTS, offsetof(struct options, option), FOR(WINDOW) | FOR(TERMINAL) | FOR(SIM), 0, 0},
    {"--games", NUMBER, offsetof(struct options, games), FOR(SIM), 1, 1000000000},
    {"--threads", NUMBER, offsetof(struct options, threads), FOR(SIM), 1, 1024},
    {"--json", FLAG, offsetof(struct options, json), FOR(SIM) | FOR(REVIEW), 0, 0},
    {"--report", FLAG, offsetof(struct options, report), FOR(SIM), 0, 0},
    {"--seat", NUMBER, offsetof(struct options, seat), FOR(REPLAY) | FOR(SHOT) | FOR(HISTORY) | FOR(REVIEW), 0, 10},
    {"--check", FLAG, offsetof(struct options, check), FOR(REPLAY) | FOR(PHH), 0, 0},
    {"--at", NUMBER, offsetof(struct options, at), FOR(SHOT) | FOR(REPLAY) | FOR(PHH), 0, 1000000},
    {"--out", TEXT, offsetof(struct options, out), FOR(SHOT) | FOR(HISTORY) | FOR(RECOVER), 0, 0},
    {"--format", TEXT, offsetof(struct options, format), FOR(HISTORY), 0, 0},
    {"--open", FLAG, offsetof(struct options, open), FOR(PHH), 0, 0},
    {"--all-cards", FLAG, offsetof(struct options, all_cards), FOR(HISTORY), 0, 0},
    {"--list", FLAG, offsetof(struct options, list), FOR(SHOT), 0, 0},
    {"--text", NUMBER, offsetof(struct options, text), FOR(SHOT), 100, 200},
    {"--contrast", FLAG, offsetof(struct options, contrast), FOR(SHOT), 0, 0},
    {"--board", TEXT, offsetof(struct options, board), FOR(EQUITY), 0, 0},
    {"--dead", TEXT, offsetof(struct options, dead), FOR(EQUITY), 0, 0},
    {"--two-card", FLAG, offsetof(struct options, two_card), FOR(EQUITY), 0, 0},
    {"--samples", NUMBER, offsetof(struct options, samples), FOR(EQUITY), 1, 1000000000},
};

static const struct { const char *name; enum command command; bool subject, needs; } verbs[] = {
    {"terminal", COMMAND_TERMINAL, true, false}, {"sim", COMMAND_SIM, true, true},    {"replay", COMMAND_REPLAY, true, true},
    {"shot", COMMAND_SHOT, true, false},         {"check-data", COMMAND_CHECK_DATA, false, false}, {"hands", COMMAND_HANDS, true, true},
    {"eval", COMMAND_EVAL, false, false},        {"equity", COMMAND_EQUITY, true, true}, {"decks", COMMAND_DECKS, true, true},
    {"phh", COMMAND_PHH, true, true},            {"history", COMMAND_HISTORY, true, true},
    {"recover", COMMAND_RECOVER, true, false},   {"open", COMMAND_OPEN, true, true}, {"review", COMMAND_REVIEW, true, true},
};

enum { OPTION_COUNT = sizeof table / sizeof *table, VERBS = sizeof verbs / sizeof *verbs };

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

static const struct option *lookup(const char *name, size_t length)
{
    for (int i = 0; i < OPTION_COUNT; i++)
        if (strlen(table[i].name) == length && strncmp(table[i].name, name, length) == 0)
            return &table[i];
    return NULL;
}

/* Stores one option; argv[*i] is moved on when the value is the next word. */
static bool store(struct options *out, const struct option *o, const char *given, int argc, char **argv, int *i, struct strbuf *error)
{
    char *field = (char *)out + o->field;
    if (o->kind == FLAG) {
        if (given)
            return strbuf_setf(error, _("%s takes no value."), o->name), false;
        *(bool *)(void *)field = true;
        return true;
    }
    if (!given && *i + 1 >= argc)
        return strbuf_setf(error, _("%s needs a value."), o->name), false;
    const char *value = given ? given : argv[++*i];
    bool good = true;
    if (o->kind == TEXTS && out->noptions == OPTION_WORDS)
        return strbuf_setf(error, _("%s can be told at most %d times."), o->name, OPTION_WORDS), false;
    if (o->kind == TEXTS)
        out->option[out->noptions++] = value;
    else if (o->kind == TEXT)
        *(const char **)(void *)field = value;
    else if (o->kind == NUMBER)
        good = number(value, o->least, o->most, (int *)(void *)field);
    else
        good = size(value, (int *)(void *)field);
    if (!good && o->kind == SIZE)
        strbuf_setf(error, _("%s wants a size such as 1280x720, not “%s”."), o->name, value);
    else if (!good)
        strbuf_setf(error, _("%s wants a whole number from %d to %d, not “%s”."), o->name, o->least, o->most, value);
    return good;
}

static bool known_language(const char *lang)
{
    for (const char *const *l = i18n_languages(); *l; l++)
        if (strcmp(*l, lang) == 0)
            return true;
    return false;
}

static const char *verb_name(enum command c)
{
    for (int i = 0; i < VERBS; i++)
        if (verbs[i].command == c)
            return verbs[i].name;
    return "carre";
}

/* What a command can't do without. */
static const char *need(enum command c)
{
    if (c == COMMAND_EQUITY)
        return _("“%s” needs 2 to 9 hands, such as AcAd KcKd.");
    if (c == COMMAND_DECKS)
        return _("“%s” needs a number.");
    return c == COMMAND_REPLAY || c == COMMAND_HANDS || c == COMMAND_PHH || c == COMMAND_HISTORY || c == COMMAND_OPEN || c == COMMAND_REVIEW ? _("“%s” needs the name of a file.") : _("“%s” needs a game, such as “ace”.");
}

static bool complete(const struct options *o, unsigned used, struct strbuf *error)
{
    for (int i = 0; i < OPTION_COUNT; i++) {
        if ((used >> i & 1u) && !(table[i].commands >> o->command & 1u))
            return strbuf_setf(error, _("%s means nothing to “%s”."), table[i].name, verb_name(o->command)), false;
    }
    for (int i = 0; i < VERBS; i++)
        if (verbs[i].command == o->command && verbs[i].needs && !o->subject)
            return strbuf_setf(error, need(o->command), verbs[i].name), false;
    if (o->command == COMMAND_SHOT && !o->subject && !o->list)
        return strbuf_setf(error, "%s", _("“shot” needs a scene or a saved log; --list names the scenes.")), false;
    if (o->lang && !known_language(o->lang))
        return strbuf_setf(error, _("Carré does not speak “%s”: it speaks en, fr and ja."), o->lang), false;
    if (o->windowed && o->fullscreen)
        return strbuf_setf(error, "%s", _("--windowed and --fullscreen exclude each other.")), false;
    return true;
}

/* Whoever asks for help gets it, whatever else is said, and in the language that is told behind it. */
static void find_language(int argc, char **argv, struct options *out)
{
    for (int i = 0; i < argc; i++) {
        const char *lang = strncmp(argv[i], "--lang=", 7) == 0 ? argv[i] + 7 : strcmp(argv[i], "--lang") == 0 && i + 1 < argc ? argv[i + 1] : NULL;
        if (lang && known_language(lang))
            out->lang = lang;
    }
    if (out->lang && !known_language(out->lang))
        out->lang = NULL;
}

bool options_parse(int argc, char **argv, struct options *out, struct strbuf *error)
{
    _Static_assert(OPTION_COUNT <= 32, "one bit an option");
    *out = (struct options){.seat = -1, .at = -1, .window_ms = -1};
    unsigned used = 0;
    bool verb = false;
    for (int i = 1; i < argc; i++) {
        const char *word = argv[i];
        if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0 || strcmp(word, "--version") == 0) {
            out->command = strcmp(word, "--version") == 0 ? COMMAND_VERSION : COMMAND_HELP;
            find_language(argc - i, argv + i, out);
            return true;
        }
        if (word[0] == '-' && word[1]) {
            size_t length = strcspn(word, "=");
            const struct option *o = lookup(word, length);
            if (!o)
                return strbuf_setf(error, _("There is no option %.*s."), (int)length, word), false;
            used |= 1u << (o - table);
            if (!store(out, o, word[length] ? word + length + 1 : NULL, argc, argv, &i, error))
                return false;
            continue;
        }
        int v = 0;
        while (!verb && v < VERBS && strcmp(verbs[v].name, word) != 0)
            v++;
        if (!verb && v < VERBS) {
            verb = true;
            out->command = verbs[v].command;
            continue;
        }
        bool takes = false;
        for (int k = 0; k < VERBS; k++)
            takes = takes || (verb && verbs[k].command == out->command && verbs[k].subject);
        const bool more = takes && out->subject && (out->command == COMMAND_HANDS || out->command == COMMAND_PHH || out->command == COMMAND_EQUITY) && out->nfiles < OPTION_FILES;
        if (!takes || (out->subject && !more))
            return strbuf_setf(error, verb ? _("“%s” is one word too many.") : _("There is no command “%s”."), word), false;
        out->subject = out->subject ? out->subject : word;
        if (out->nfiles < OPTION_FILES)
            out->file[out->nfiles++] = word;
    }
    return complete(out, used, error);
}

void options_help(struct strbuf *out)
{
    strbuf_add(out, _("Carré: four of a kind, four games on one table.\n"
                      "\n"
                      "  carre                       opens the window\n"
                      "  carre terminal [GAME]       plays in text, choices by number\n"
                      "  carre sim GAME              lets bots play whole games and counts\n"
                      "  carre replay FILE           tells a saved game again\n"
                      "  carre shot SCENE|LOG        draws a screen into a picture\n"
                      "  carre check-data            looks through the data files\n"
                      "\n"));
    strbuf_add(out, _("Poker arithmetic:\n"
                      "  carre eval                  hands of 5 to 9 cards, or “hole board”, a line each: category and class\n"
                      "  carre equity AcAd KcKd …    how often each wins; --board CARDS, --dead CARDS, --two-card, --samples N\n"
                      "  carre decks N [--seed TEXT] N shuffled packs of 52 bytes\n"
                      "\n"));
    strbuf_add(out, _("Everywhere:\n"
                      "  --lang en|fr|ja             the language\n"
                      "  --data-dir DIR              where games and settings are kept\n"
                      "  --help, --version\n"
                      "\n"
                      "Window:\n"
                      "  --game ID                   begins that game at once: ace, power-up, holdem, spec, upcolor\n"
                      "  --difficulty NAME           easy, normal, hard, nightmare\n"
                      "  --seed TEXT                 the deal that belongs to this text\n"
                      "  --seats N, --option NAME=VALUE\n"
                      "                              how many sit there, and a rule of the game; several may be told\n"
                      "  --windowed, --fullscreen    for this time\n"
                      "  --size WxH                  of the window\n"
                      "  --software                  draws without the graphics card\n"
                      "  --reduced-motion            cross-fades instead of travel\n"
                      "  --quit-after MS             closes by itself\n"
                      "\n"));
    strbuf_add(out, _("terminal [GAME]:\n"
                      "  --bot NAME,…                who plays the other seats, or all: random, greedy\n"
                      "  --seats N, --seed TEXT, --difficulty NAME, --option NAME=VALUE\n"
                      "\n"
                      "sim GAME:\n"
                      "  --games N                   how many games\n"
                      "  --seed TEXT                 the same text, the same games\n"
                      "  --bot NAME,…                who plays; without it the strongest\n"
                      "  --threads N                 how many at once; the figures stay the same\n"
                      "  --json                      one object instead of sentences\n"
                      "  --seats N, --difficulty NAME, --option NAME=VALUE\n"
                      "\n"));
    strbuf_add(out, _("replay FILE:\n"
                      "  --seat N                    what that seat knew, from 1\n"
                      "  --at N                      up to action N\n"
                      "  --check                     only whether rules, cards and digest agree\n"
                      "\n"
                      "shot SCENE|FILE:\n"
                      "  --out FILE.png              the picture’s name; else the scene’s\n"
                      "  --size WxH, --text PERCENT, --contrast, --reduced-motion\n"
                      "  --at N, --seat N            of a saved game: behind action N, as that seat sees it\n"
                      "  --list                      names the scenes\n"));
    strbuf_add(out, _("\n"
                      "hands FILE…:\n"
                      "  carre hands plays recorded hands of hold’em through the rules and names each difference\n"
                      "  --game ID                   whose rules: holdem, power-up\n"));
    strbuf_add(out, _("\n"
                      "phh FILE|FOLDER…:\n"
                      "  carre phh reads poker hand histories (.phh, .phhs), plays their hands of no-limit hold’em through the rules and tells them\n"
                      "  --check                     only what is refused or ends otherwise, and how many\n"
                      "  --open, --at N              shows one in the window: the first, or number N\n"
                      "\n"
                      "history FILE|latest:\n"
                      "  carre history writes a game of hold’em as a hand history; “latest” is the last one that was played\n"
                      "  --format phh|pokerstars     the first is .phhs; the second has plain hold’em alone, for programs that count hands\n"
                      "  --out FILE                  where to; else it is printed\n"
                      "  --seat N                    what that seat saw; 0: what everybody saw\n"
                      "  --all-cards                 folded cards too, when the game is over\n"));
    strbuf_add(out, _("\n"
                      "open FILE:\n"
                      "  carre open shows a saved game in the window, from its first card\n"
                      "\n"
                      "review FILE|latest:\n"
                      "  carre review looks back on a game: the costliest decisions of each person, what was better and why, and where the game turned\n"
                      "  --seat N                    of that seat alone, from 1\n"
                      "  --json                      one object instead of sentences, with the chances from part to part\n"
                      "\n"
                      "recover [FILE]:\n"
                      "  carre recover reads what can be read of a damaged carre.db into a new one, and leaves the damaged one as it is\n"
                      "  --out FOLDER                where to; else into recovered-1 beside it\n"));
    strbuf_add(out, _("\n"
                      "sim ace --report:\n"
                      "  where runs end, how each duel goes, what each enemy and bonus does to a run; at every difficulty unless one is named\n"));
}
