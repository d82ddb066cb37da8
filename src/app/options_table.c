/* options_table.c - the tables of commands and options. */
#include "options_table.h"

#include "game_folder.h"
#include "i18n.h"

#define FOR(c) (UINT32_C(1) << COMMAND_##c)
#define EVERY UINT32_MAX
#define FIELD(name) offsetof(struct options, name)

static bool is_played(const struct game_folder *f) { return f->game != NULL; }
static bool has_hands(const struct game_folder *f) { return f->hands != NULL; }

/* Bots, threads and the like are named as they are told: no language changes them. */
const struct option_row option_rows[] = {
    {"--game", OPTION_TEXT, FIELD(game), FOR(WINDOW), 0, 0, N_("GAME"),
     N_("start a game at once: %s [the title screen]"), .games = is_played},
    {"--game", OPTION_TEXT, FIELD(game), FOR(HANDS), 0, 0, N_("GAME"),
     N_("choose the rules: %s [the first of these]"), .games = has_hands},
    {"--difficulty", OPTION_TEXT, FIELD(difficulty), FOR(WINDOW), 0, 0, N_("NAME"),
     N_("set the Ace of Spades difficulty: easy, normal, hard, nightmare [your last choice, "
        "initially easy]")},
    {"--difficulty", OPTION_TEXT, FIELD(difficulty), FOR(TERMINAL) | FOR(SIM), 0, 0, N_("NAME"),
     N_("set the Ace of Spades difficulty: easy, normal, hard, nightmare [normal]")},
    {"--games", OPTION_NUMBER, FIELD(games), FOR(SIM), 1, 1000000000, "N",
     N_("play N games [100]")},
    {"--seats", OPTION_NUMBER, FIELD(seats), FOR(WINDOW), 1, 10, "N",
     N_("set the number of players at the table [as at your last table]")},
    {"--seats", OPTION_NUMBER, FIELD(seats), FOR(TERMINAL) | FOR(SIM), 1, 10, "N",
     N_("set the number of players at the table [one for each name in --bot, or the game’s "
        "minimum]")},
    {"--bot", OPTION_TEXT, FIELD(bots), FOR(TERMINAL), 0, 0, N_("NAME,…"),
     N_("choose who plays the other seats: random, greedy, beginner, regular, expert, shark (not "
        "every game has all of these) [no bots]")},
    {"--bot", OPTION_TEXT, FIELD(bots), FOR(SIM), 0, 0, N_("NAME,…"),
     N_("choose which bots play [the strongest]")},
    {"--option", OPTION_TEXTS, FIELD(option), FOR(WINDOW) | FOR(TERMINAL) | FOR(SIM), 0, 0,
     N_("NAME=VALUE"),
     N_("set a rule of the game (can be given several times) [the default rules]")},
    {"--seed", OPTION_TEXT, FIELD(seed), FOR(WINDOW) | FOR(TERMINAL), 0, 0, N_("TEXT"),
     N_("use this deal code (same code, same deal) [a new deal]")},
    {"--seed", OPTION_TEXT, FIELD(seed), FOR(SIM), 0, 0, N_("TEXT"),
     N_("use this seed (same seed, same games) [carre]")},
    {"--seed", OPTION_TEXT, FIELD(seed), FOR(EQUITY) | FOR(DECKS), 0, 0, N_("TEXT"),
     N_("use this seed (same seed, same cards) [a new one]")},
    {"--threads", OPTION_NUMBER, FIELD(threads), FOR(SIM), 1, 1024, "N",
     N_("run N games in parallel (results don’t change) [1]")},
    {"--report", OPTION_FLAG, FIELD(report), FOR(SIM), 0, 0, NULL,
     N_("report on Ace of Spades: where runs end, how each duel goes, how each enemy and bonus "
        "affects a run [all difficulties]")},

    {"--list", OPTION_FLAG, FIELD(list), FOR(SHOT), 0, 0, NULL, N_("list the scenes")},
    {"--check", OPTION_FLAG, FIELD(check), FOR(REPLAY), 0, 0, NULL,
     N_("only verify that rules, cards and digest agree")},
    {"--check", OPTION_FLAG, FIELD(check), FOR(PHH), 0, 0, NULL,
     N_("only print rejected hands, differing results and totals")},
    {"--open", OPTION_FLAG, FIELD(open), FOR(PHH), 0, 0, NULL,
     N_("show a hand in the window: the first, or the one given by --at")},
    {"--at", OPTION_NUMBER, FIELD(at), FOR(REPLAY), 0, 1000000, "N",
     N_("stop after action N [the last]")},
    {"--at", OPTION_NUMBER, FIELD(at), FOR(SHOT), 0, 1000000, "N",
     N_("show a saved game after action N [the last]")},
    {"--at", OPTION_NUMBER, FIELD(at), FOR(PHH), 0, 1000000, "N",
     N_("choose the hand that --open shows (from 1) [the first]")},
    {"--after", OPTION_NUMBER, FIELD(after), FOR(SHOT), 0, 60000, N_("MS"),
     N_("draw the scene MS milliseconds after it starts [once it settles]")},
    {"--seat", OPTION_NUMBER, FIELD(seat), FOR(REPLAY), 0, 10, "N",
     N_("show only what seat N knew (from 1) [what everyone saw]")},
    {"--seat", OPTION_NUMBER, FIELD(seat), FOR(SHOT), 0, 10, "N",
     N_("show a saved game as seat N sees it (from 1) [as everyone sees it]")},
    {"--seat", OPTION_NUMBER, FIELD(seat), FOR(HISTORY), 0, 10, "N",
     N_("write what seat N saw (0: what everyone saw) [your own seat]")},
    {"--seat", OPTION_NUMBER, FIELD(seat), FOR(REVIEW), 0, 10, "N",
     N_("review seat N only (from 1) [every human player’s seat]")},
    {"--all-cards", OPTION_FLAG, FIELD(all_cards), FOR(HISTORY), 0, 0, NULL,
     N_("include folded cards (finished games only)")},
    {"--format", OPTION_TEXT, FIELD(format), FOR(HISTORY), 0, 0, "phh|pokerstars",
     N_("choose the format: phh (.phhs), or pokerstars for tracking software (plain hold’em only) "
        "[phh]")},
    {"--out", OPTION_TEXT, FIELD(out), FOR(SHOT), 0, 0, N_("FILE.png"),
     N_("write the picture to this file [the scene’s name]")},
    {"--out", OPTION_TEXT, FIELD(out), FOR(HISTORY), 0, 0, N_("FILE"),
     N_("write to this file [standard output]")},
    {"--out", OPTION_TEXT, FIELD(out), FOR(RECOVER), 0, 0, N_("FOLDER"),
     N_("write to this folder [recovered-1 beside the file]")},
    {"--json", OPTION_FLAG, FIELD(json), FOR(SIM) | FOR(STATISTICS), 0, 0, NULL,
     N_("print JSON instead of text")},
    {"--json", OPTION_FLAG, FIELD(json), FOR(REVIEW), 0, 0, NULL,
     N_("print JSON instead of text, with the odds at each stage")},

    {"--board", OPTION_TEXT, FIELD(board), FOR(EQUITY), 0, 0, N_("CARDS"),
     N_("set the cards on the board [none]")},
    {"--dead", OPTION_TEXT, FIELD(dead), FOR(EQUITY), 0, 0, N_("CARDS"),
     N_("set the dead cards [none]")},
    {"--two-card", OPTION_FLAG, FIELD(two_card), FOR(EQUITY), 0, 0, NULL,
     N_("make each hand from both hole cards and three board cards")},
    {"--samples", OPTION_NUMBER, FIELD(samples), FOR(EQUITY), 1, 1000000000, "N",
     N_("try N random boards [all boards]")},

    {"--windowed", OPTION_FLAG, FIELD(windowed), FOR(WINDOW) | FOR(PHH), 0, 0, NULL,
     N_("run in a window this time")},
    {"--fullscreen", OPTION_FLAG, FIELD(fullscreen), FOR(WINDOW) | FOR(PHH), 0, 0, NULL,
     N_("run in full screen this time")},
    {"--size", OPTION_SIZE, FIELD(width), FOR(WINDOW) | FOR(PHH), 320, 7680, N_("WxH"),
     N_("set the window size [the last size used, initially 1280x720]")},
    {"--size", OPTION_SIZE, FIELD(width), FOR(SHOT), 320, 7680, N_("WxH"),
     N_("set the picture size [1920x1080]")},
    {"--text", OPTION_NUMBER, FIELD(text), FOR(SHOT), 100, 200, N_("PERCENT"),
     N_("set the text size, from 100 to 200 [100]")},
    {"--contrast", OPTION_FLAG, FIELD(contrast), FOR(SHOT), 0, 0, NULL, N_("use high contrast")},
    {"--keys", OPTION_FLAG, FIELD(keys), FOR(SHOT), 0, 0, NULL, N_("always show keys")},
    {"--reduced-motion", OPTION_FLAG, FIELD(reduced_motion), FOR(WINDOW) | FOR(SHOT) | FOR(PHH), 0,
     0, NULL, N_("use cross-fades instead of movement")},
    {"--software", OPTION_FLAG, FIELD(software), FOR(WINDOW) | FOR(PHH), 0, 0, NULL,
     N_("render without the graphics card")},
    {"--quit-after", OPTION_NUMBER, FIELD(window_ms), FOR(WINDOW) | FOR(PHH), 0, 86400000, N_("MS"),
     N_("quit after MS milliseconds [never]")},

    {"--lang", OPTION_TEXT, FIELD(lang), EVERY, 0, 0, "en|fr|ja",
     N_("set the language [from the settings, else LANG]")},
    {"--data-dir", OPTION_TEXT, FIELD(data_dir), EVERY, 0, 0, N_("FOLDER"),
     N_("keep games and settings in this folder [~/.local/share/carre]")},
    {"--help", OPTION_AT_ONCE, 0, EVERY, 0, 0, NULL,
     N_("show this help (after a command: its options)")},
    {"--version", OPTION_AT_ONCE, 0, EVERY, 0, 0, NULL, N_("print the version")},
    {.name = NULL},
};
_Static_assert(sizeof option_rows / sizeof *option_rows <= 65, "options_parse has a bit a row");

#define WANTS_GAME N_("“%s” needs a game, such as “ace”.")
#define WANTS_FILE N_("“%s” needs a file name.")

const struct command_row command_rows[] = {
    {"", COMMAND_WINDOW, GROUP_PLAY, "", false, false, NULL, N_("open the window"), NULL},
    {"open", COMMAND_OPEN, GROUP_PLAY, N_("FILE"), true, false, WANTS_FILE,
     N_("show a saved game in the window, from its first card"), NULL},
    {"terminal", COMMAND_TERMINAL, GROUP_PLAY, N_("[GAME]"), false, false, NULL,
     N_("play in text mode, with numbered choices"), NULL},

    {"replay", COMMAND_REPLAY, GROUP_PAST, N_("FILE|latest"), true, false, WANTS_FILE,
     N_("replay a saved game as text"), N_("“latest” is the last game played.")},
    {"review", COMMAND_REVIEW, GROUP_PAST, N_("FILE|latest"), true, false, WANTS_FILE,
     N_("review a game: costly decisions and the turning point"),
     N_("List each player’s costliest decisions, with what was better and why. “latest” is the "
        "last game played.")},
    {"shot", COMMAND_SHOT, GROUP_PAST, N_("SCENE|FILE"), false, false, NULL,
     N_("save a picture of a screen or of a saved game’s table"),
     N_("--lang en-XA lengthens English text to show where translations wouldn’t fit.")},
    {"statistics", COMMAND_STATISTICS, GROUP_PAST, N_("[GAME]"), false, false, NULL,
     N_("print every player’s statistics"), NULL},
    {"history", COMMAND_HISTORY, GROUP_PAST, N_("FILE|latest"), true, false, WANTS_FILE,
     N_("write a hold’em game as a hand history"), N_("“latest” is the last one played.")},
    {"recover", COMMAND_RECOVER, GROUP_PAST, N_("[FILE]"), false, false, NULL,
     N_("recover what can be read from a damaged carre.db"),
     N_("Whatever can be read is written to a new file. The damaged file isn’t changed.")},

    {"phh", COMMAND_PHH, GROUP_POKER, N_("FILE|FOLDER…"), true, true, WANTS_FILE,
     N_("print poker hand histories (.phh, .phhs) as text"),
     N_("No-limit hold’em hands are replayed with Carré’s rules.")},
    {"hands", COMMAND_HANDS, GROUP_POKER, N_("FILE…"), true, true, WANTS_FILE,
     N_("replay recorded hands with Carré’s rules and report differences"),
     N_("Hands with too many or too few players for the rules are skipped.")},
    {"equity", COMMAND_EQUITY, GROUP_POKER, "AcAd KcKd…", true, true,
     N_("“%s” needs 2 to 9 hands, such as AcAd KcKd."), N_("calculate how often each hand wins"),
     NULL},
    {"eval", COMMAND_EVAL, GROUP_POKER, "", false, false, NULL,
     N_("rank hands of 5 to 9 cards, one per line of input"),
     N_("Each line is a hand, or two hole cards, a space and a board. The category and class of "
        "each hand are printed.")},
    {"decks", COMMAND_DECKS, GROUP_POKER, "N", true, false, N_("“%s” needs a number."),
     N_("write N shuffled decks of 52 bytes each"), NULL},

    {"sim", COMMAND_SIM, GROUP_WORKSHOP, N_("GAME"), true, false, WANTS_GAME,
     N_("let bots play whole games and tally the results"), NULL},
    {"check-data", COMMAND_CHECK_DATA, GROUP_WORKSHOP, "", false, false, NULL,
     N_("validate the data files"), NULL},
    {.name = NULL},
};

const char *const group_titles[GROUPS] = {
    [GROUP_PLAY] = N_("Play"),
    [GROUP_PAST] = N_("Replays and history"),
    [GROUP_POKER] = N_("Poker tools"),
    [GROUP_WORKSHOP] = N_("Developers"),
};

const struct example_row example_rows[] = {
    {COMMAND_WINDOW, "carre --lang fr --game ace --difficulty hard", N_("start at the table")},
    {COMMAND_WINDOW, "carre --seed \"table seven\"",
     N_("the same deal as a friend with the same code")},
    {COMMAND_TERMINAL, "carre terminal ace", N_("the same game in text mode, for screen readers")},
    {COMMAND_SIM, "carre sim upcolor --bot shark,greedy,greedy,greedy --games 200",
     N_("how good are the bots?")},
    {COMMAND_SHOT, "carre shot title --lang ja --out title.png",
     N_("the title screen in Japanese, as a picture")},
    {COMMAND_HISTORY, "carre history latest --format phh --out game.phhs",
     N_("the last hold’em game, for other programs")},
    {COMMAND_EQUITY, "carre equity AcAd KcKd --board 2h7sTd",
     N_("aces against kings on a given flop")},
    {.line = NULL},
};
