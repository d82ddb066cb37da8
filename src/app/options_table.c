#include "options_table.h"

#include "i18n.h"

#define FOR(c) (UINT32_C(1) << COMMAND_##c)
#define EVERY UINT32_MAX
#define FIELD(name) offsetof(struct options, name)

/* Bots, threads and the like are named as they are told: no language changes them. */
const struct option_row option_rows[] = {
    {"--game", OPTION_TEXT, FIELD(game), FOR(WINDOW), 0, 0, N_("GAME"), N_("begins that game at once: ace, power-up, holdem, spec, upcolor")},
    {"--game", OPTION_TEXT, FIELD(game), FOR(HANDS), 0, 0, N_("GAME"), N_("whose rules: holdem, power-up")},
    {"--difficulty", OPTION_TEXT, FIELD(difficulty), FOR(WINDOW) | FOR(TERMINAL) | FOR(SIM), 0, 0, N_("NAME"), N_("of Ace of Spades: easy, normal, hard, nightmare")},
    {"--games", OPTION_NUMBER, FIELD(games), FOR(SIM), 1, 1000000000, "N", N_("how many games")},
    {"--seats", OPTION_NUMBER, FIELD(seats), FOR(WINDOW) | FOR(TERMINAL) | FOR(SIM), 1, 10, "N", N_("how many sit at the table")},
    {"--bot", OPTION_TEXT, FIELD(bots), FOR(TERMINAL), 0, 0, N_("NAME,…"), N_("who plays the other seats, or all: random, greedy, beginner, regular, expert, shark, as far as the game has them")},
    {"--bot", OPTION_TEXT, FIELD(bots), FOR(SIM), 0, 0, N_("NAME,…"), N_("who plays; without it the strongest")},
    {"--option", OPTION_TEXTS, FIELD(option), FOR(WINDOW) | FOR(TERMINAL) | FOR(SIM), 0, 0, N_("NAME=VALUE"), N_("a rule of the game; may be given several times")},
    {"--seed", OPTION_TEXT, FIELD(seed), FOR(WINDOW) | FOR(TERMINAL), 0, 0, N_("TEXT"), N_("the deal that belongs to this text")},
    {"--seed", OPTION_TEXT, FIELD(seed), FOR(SIM), 0, 0, N_("TEXT"), N_("the same text, the same games")},
    {"--seed", OPTION_TEXT, FIELD(seed), FOR(EQUITY) | FOR(DECKS), 0, 0, N_("TEXT"), N_("the same text, the same cards")},
    {"--threads", OPTION_NUMBER, FIELD(threads), FOR(SIM), 1, 1024, "N", N_("how many at once; the figures stay the same")},
    {"--report", OPTION_FLAG, FIELD(report), FOR(SIM), 0, 0, NULL, N_("of Ace of Spades: where runs end, how each duel goes, what each enemy and bonus does to a run; at every difficulty unless one is named")},

    {"--list", OPTION_FLAG, FIELD(list), FOR(SHOT), 0, 0, NULL, N_("names the scenes")},
    {"--check", OPTION_FLAG, FIELD(check), FOR(REPLAY), 0, 0, NULL, N_("only whether rules, cards and digest agree")},
    {"--check", OPTION_FLAG, FIELD(check), FOR(PHH), 0, 0, NULL, N_("only what is refused or ends otherwise, and how many")},
    {"--open", OPTION_FLAG, FIELD(open), FOR(PHH), 0, 0, NULL, N_("shows a hand in the window: the first, or the one of --at")},
    {"--at", OPTION_NUMBER, FIELD(at), FOR(REPLAY), 0, 1000000, "N", N_("up to action N")},
    {"--at", OPTION_NUMBER, FIELD(at), FOR(SHOT), 0, 1000000, "N", N_("of a saved game: after action N")},
    {"--at", OPTION_NUMBER, FIELD(at), FOR(PHH), 0, 1000000, "N", N_("which hand of the file, from 1")},
    {"--after", OPTION_NUMBER, FIELD(after), FOR(SHOT), 0, 60000, N_("MS"), N_("so many milliseconds after the scene’s beginning, not at rest")},
    {"--seat", OPTION_NUMBER, FIELD(seat), FOR(REPLAY), 0, 10, "N", N_("what that seat knew, from 1")},
    {"--seat", OPTION_NUMBER, FIELD(seat), FOR(SHOT), 0, 10, "N", N_("of a saved game: as that seat sees it, from 1")},
    {"--seat", OPTION_NUMBER, FIELD(seat), FOR(HISTORY), 0, 10, "N", N_("what that seat saw; 0: what everybody saw")},
    {"--seat", OPTION_NUMBER, FIELD(seat), FOR(REVIEW), 0, 10, "N", N_("of that seat alone, from 1")},
    {"--all-cards", OPTION_FLAG, FIELD(all_cards), FOR(HISTORY), 0, 0, NULL, N_("folded cards too, when the game is over")},
    {"--format", OPTION_TEXT, FIELD(format), FOR(HISTORY), 0, 0, "phh|pokerstars", N_("the first is .phhs; the second has plain hold’em alone, for programs that count hands")},
    {"--out", OPTION_TEXT, FIELD(out), FOR(SHOT), 0, 0, N_("FILE.png"), N_("the picture’s name; else the scene’s")},
    {"--out", OPTION_TEXT, FIELD(out), FOR(HISTORY), 0, 0, N_("FILE"), N_("where to; else it is printed")},
    {"--out", OPTION_TEXT, FIELD(out), FOR(RECOVER), 0, 0, N_("FOLDER"), N_("where to; else into recovered-1 beside it")},
    {"--json", OPTION_FLAG, FIELD(json), FOR(SIM) | FOR(STATISTICS), 0, 0, NULL, N_("one object instead of sentences")},
    {"--json", OPTION_FLAG, FIELD(json), FOR(REVIEW), 0, 0, NULL, N_("one object instead of sentences, with the chances from part to part")},

    {"--board", OPTION_TEXT, FIELD(board), FOR(EQUITY), 0, 0, N_("CARDS"), N_("what lies on the board")},
    {"--dead", OPTION_TEXT, FIELD(dead), FOR(EQUITY), 0, 0, N_("CARDS"), N_("cards that are out of the game")},
    {"--two-card", OPTION_FLAG, FIELD(two_card), FOR(EQUITY), 0, 0, NULL, N_("each plays both cards of the hand and three of the board")},
    {"--samples", OPTION_NUMBER, FIELD(samples), FOR(EQUITY), 1, 1000000000, "N", N_("so many boards by chance, instead of all of them")},

    {"--windowed", OPTION_FLAG, FIELD(windowed), FOR(WINDOW) | FOR(PHH), 0, 0, NULL, N_("in a window, this time")},
    {"--fullscreen", OPTION_FLAG, FIELD(fullscreen), FOR(WINDOW) | FOR(PHH), 0, 0, NULL, N_("over the full screen, this time")},
    {"--size", OPTION_SIZE, FIELD(width), FOR(WINDOW) | FOR(PHH), 320, 7680, N_("WxH"), N_("of the window")},
    {"--size", OPTION_SIZE, FIELD(width), FOR(SHOT), 320, 7680, N_("WxH"), N_("of the picture; else 1920x1080")},
    {"--text", OPTION_NUMBER, FIELD(text), FOR(SHOT), 100, 200, N_("PERCENT"), N_("how large the letters are, from 100 to 200")},
    {"--contrast", OPTION_FLAG, FIELD(contrast), FOR(SHOT), 0, 0, NULL, N_("in high contrast")},
    {"--reduced-motion", OPTION_FLAG, FIELD(reduced_motion), FOR(WINDOW) | FOR(SHOT) | FOR(PHH), 0, 0, NULL, N_("cross-fades instead of travel")},
    {"--software", OPTION_FLAG, FIELD(software), FOR(WINDOW) | FOR(PHH), 0, 0, NULL, N_("draws without the graphics card")},
    {"--quit-after", OPTION_NUMBER, FIELD(window_ms), FOR(WINDOW) | FOR(PHH), 0, 86400000, N_("MS"), N_("closes by itself after so many milliseconds")},

    {"--lang", OPTION_TEXT, FIELD(lang), EVERY, 0, 0, "en|fr|ja", N_("the language")},
    {"--data-dir", OPTION_TEXT, FIELD(data_dir), EVERY, 0, 0, N_("FOLDER"), N_("where games and settings are kept")},
    {"--help", OPTION_AT_ONCE, 0, EVERY, 0, 0, NULL, N_("this; after a command, what that one takes")},
    {"--version", OPTION_AT_ONCE, 0, EVERY, 0, 0, NULL, N_("which Carré this is")},
    {.name = NULL},
};
_Static_assert(sizeof option_rows / sizeof *option_rows <= 65, "options_parse has a bit a row");

#define WANTS_GAME N_("“%s” needs a game, such as “ace”.")
#define WANTS_FILE N_("“%s” needs the name of a file.")

const struct command_row command_rows[] = {
    {"", COMMAND_WINDOW, GROUP_PLAY, "", false, false, NULL, N_("opens the window"), NULL},
    {"open", COMMAND_OPEN, GROUP_PLAY, N_("FILE"), true, false, WANTS_FILE, N_("shows a saved game in the window, from its first card"), NULL},
    {"terminal", COMMAND_TERMINAL, GROUP_PLAY, N_("[GAME]"), false, false, NULL, N_("plays in text, choices by number"), NULL},

    {"replay", COMMAND_REPLAY, GROUP_PAST, N_("FILE|latest"), true, false, WANTS_FILE, N_("tells a saved game again"),
     N_("“latest” is the last game that was played.")},
    {"review", COMMAND_REVIEW, GROUP_PAST, N_("FILE|latest"), true, false, WANTS_FILE, N_("looks back on a game: what was costly, and where it turned"),
     N_("The costliest decisions of each person, what was better and why. “latest” is the last game that was played.")},
    {"shot", COMMAND_SHOT, GROUP_PAST, N_("SCENE|FILE"), false, false, NULL, N_("draws a screen, or a saved game’s table, into a picture"),
     N_("With --lang en-XA its texts are English made longer: what has too little room for a translation shows.")},
    {"statistics", COMMAND_STATISTICS, GROUP_PAST, N_("[GAME]"), false, false, NULL, N_("the statistics of everybody who plays here"), NULL},
    {"history", COMMAND_HISTORY, GROUP_PAST, N_("FILE|latest"), true, false, WANTS_FILE, N_("writes a game of hold’em as a hand history"),
     N_("“latest” is the last one that was played.")},
    {"recover", COMMAND_RECOVER, GROUP_PAST, N_("[FILE]"), false, false, NULL, N_("reads what can be read of a damaged carre.db"),
     N_("What is found goes into a new one; the damaged one stays as it is.")},

    {"phh", COMMAND_PHH, GROUP_POKER, N_("FILE|FOLDER…"), true, true, WANTS_FILE, N_("reads poker hand histories (.phh, .phhs) and tells them"),
     N_("Their hands of no-limit hold’em are played through the rules.")},
    {"hands", COMMAND_HANDS, GROUP_POKER, N_("FILE…"), true, true, WANTS_FILE, N_("plays recorded hands through the rules, names each difference"),
     N_("With --game power-up or --game spec through the rules of that game. Hands with more or fewer players than it seats are not played.")},
    {"equity", COMMAND_EQUITY, GROUP_POKER, "AcAd KcKd…", true, true, N_("“%s” needs 2 to 9 hands, such as AcAd KcKd."), N_("how often each hand wins"), NULL},
    {"eval", COMMAND_EVAL, GROUP_POKER, "", false, false, NULL, N_("what hands of 5 to 9 cards are worth, read line by line"),
     N_("A line is a hand, or “hole board”; the answer is its category and its class.")},
    {"decks", COMMAND_DECKS, GROUP_POKER, "N", true, false, N_("“%s” needs a number."), N_("N shuffled packs of 52 bytes"), NULL},

    {"sim", COMMAND_SIM, GROUP_WORKSHOP, N_("GAME"), true, false, WANTS_GAME, N_("lets bots play whole games and counts"), NULL},
    {"check-data", COMMAND_CHECK_DATA, GROUP_WORKSHOP, "", false, false, NULL, N_("looks through the data files"), NULL},
    {.name = NULL},
};

const char *const group_titles[GROUPS] = {
    [GROUP_PLAY] = N_("Play"),
    [GROUP_PAST] = N_("What was played"),
    [GROUP_POKER] = N_("Poker"),
    [GROUP_WORKSHOP] = N_("Workshop"),
};

const struct example_row example_rows[] = {
    {COMMAND_WINDOW, "carre --lang fr --game ace --difficulty hard", N_("straight to the table")},
    {COMMAND_WINDOW, "carre --seed \"table seven\"", N_("the same deal as a friend’s who says the same")},
    {COMMAND_TERMINAL, "carre terminal ace", N_("the same game as text, fit for a screen reader")},
    {COMMAND_SIM, "carre sim upcolor --bot shark,greedy,greedy,greedy --games 200", N_("how good are the bots?")},
    {COMMAND_SHOT, "carre shot title --lang ja --out title.png", N_("the title in Japanese, as a picture")},
    {COMMAND_HISTORY, "carre history latest --format phh --out game.phhs", N_("the last game of hold’em, for other programs")},
    {COMMAND_EQUITY, "carre equity AcAd KcKd --board 2h7sTd", N_("aces against kings, three cards on the board")},
    {.line = NULL},
};
