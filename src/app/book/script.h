/* script.h - lessons, moving examples and scenes: a table laid out, and what is said and done at it
 * step by step, read from assets/GAME/lessons.txt and scenes.txt.
 *
 * A line each; # begins a comment. What stands in straight quotation marks is a text to be
 * translated, up to the end of the line. Before the first script stands what all of them share:
 *
 *     seat EMBLEM "Robin"   who sits there, from seat 1 on (emblems.h); a script that has such
 *                           lines as well has others. A name without quotation marks is no text to
 *                           be translated; without any it is a child of that language
 *     crop TOP BOTTOM       so much of the table an example leaves out above and below, of its 1080
 *
 * Then scripts, each with its table and its steps:
 *
 *     table NAME            a table alone, for others to be like it
 *     lesson NAME           "upcolor", the first one; "upcolor/…": one thing of the game
 *     example NAME          the same, but it plays itself (example.h)
 *     like NAME             the seats, the seed and the position of a script above
 *     seats N               so many of them; left out: all
 *     seed TEXT             of its deal; left out: the last part of its name
 *     set …  put …          the position (match.h); what was set above is set anew
 *
 *     at PLACE              where the words of a lesson stand from now on (enum script_place)
 *     say "…"               somebody tells something; in a lesson Next goes on
 *     MOVE ["…"]            seat 1 is asked for it in a lesson; others, and all in an example, make
 *                           it by themselves, with a sentence or without one
 *
 * A move is SEAT VERB [.ZONE/CARD] [CARD…] [as CLAIM] [=AMOUNT | =all] [any], as a log has it
 * (notation.h), but with cards by their names: what is picked is exactly these, whatever their
 * place. .ZONE/CARD is the card of one's own that the move is about (a power in the hand); without
 * it the first choice of that verb is meant. As a claim (a shot's poker hand) the cards are fired
 * with whatever lies beside them. Without cards as few of the first ones as will do are picked;
 * =all is the largest amount, none the least. any: of a person all of that verb is good.
 *
 * A scene is something to look at, or for tests: nobody speaks. Which words stand in it is said by
 * the code that reads it (struct script_word). That of a game is a table brought to a moment of its
 * picture; its moves are a log's lines, and before its first step stands as well:
 *
 *     scene NAME            whatever its name is, in one file with tables
 *     option NAME VALUE     a rule of this table that is not the usual one
 *     untold                what led to the position is not among the lines of what has happened
 *     attended              somebody sits here: what waits for people waits
 *     time MS               left of the time of the one in front; left out: it plays by no clock
 *     ended                 what is looked at is the page that comes after the end of the game
 *
 * A file of no game (assets/scenes.txt) holds scenes alone, and these nothing but such words;
 * "like NAME" begins one with all lines of a scene above. */
#ifndef CARRE_SCRIPT_H
#define CARRE_SCRIPT_H

#include "match.h"
#include "stage.h"

/* Where the words stand: over what they are not about. LOW is below the board of a poker table,
 * HIGH above it: where a power asks for cards, it does so below. RIM is over SPEC's dealer, above
 * the table, and gives way to what its cards do. At a duel of Ace of Spades COUNT is over the
 * reckoning, POSTER over the enemy's face: when a shot is chosen, its reckoning is read. */
enum script_place {
    PLACE_TOP,
    PLACE_MIDDLE,
    PLACE_LOW,
    PLACE_HIGH,
    PLACE_RIM,
    PLACE_COUNT,
    PLACE_POSTER
};

enum { SCRIPT_CARDS = 8, SCRIPT_ERROR = MATCH_ERROR };

struct script_step {
    const char *text; /* NULL: as before */
    /* whose move; SEAT_NONE: none, it is told alone */
    seat who;
    uint8_t kind; /* the verb */
    enum script_place place;
    card card[SCRIPT_CARDS]; /* exactly these… */
    uint8_t cards;
    int claim;       /* …and whatever beside them, claimed as this; 0: as nothing */
    int about_zone;  /* 1 + the zone of the card that the choice is about; 0: the choice says it */
    card about_face; /* that card */
    bool most, any;
    int amount; /* 1 + the amount; 0: as `most` has it */
};

/* A word of a scene, closed by NULL where there are many. `after` has a letter for each thing that
 * stands after it: n a number, s a seat from 1, g the id of a game, w a word, t the rest of the
 * line, q a text in quotation marks. ? what follows may be left out, + the last one comes again
 * and again. A word may be two: "open title". `follow` gets them one by one, NULL after the
 * last. */
struct script_word {
    const char *word, *after;
    void (*follow)(void *player, const char *const *w);
};

struct script_line {
    const struct script_word *word; /* NULL: a move, which is w[0] */
    int first;                      /* of what stands after it, in the whole file's */
    const char *const *w;
};

enum script_kind { SCRIPT_TABLE, SCRIPT_LESSON, SCRIPT_EXAMPLE, SCRIPT_SCENE };

struct script {
    enum script_kind kind;
    const char *name, *seed;
    char *position; /* freed by scripts_close */
    const struct game *game;
    int nseats;
    const char *person[SEATS], *emblem[SEATS]; /* NULL: a child, named as in that language */
    int people;
    const struct script_step *step; /* the first one has words */
    int steps;
    int top, bottom;                /* what an example leaves out */
    const struct script_line *line; /* of a scene */
    int lines;
    int option, value; /* value 0: none */
    int time_ms;
    bool untold, attended, ended;
};

/* All of a game's, from one file. */
struct scripts {
    const struct game *game;        /* NULL: of no game */
    const struct script_word *word; /* NULL: there are no scenes in it */
    const struct rules *rules;      /* borrowed while it is read */
    struct script shared;           /* what stands before the first one */
    struct script *script;
    int n;
    struct script_step *step;
    int steps;
    struct script_line *line;
    int lines;
    const char **w; /* of all lines */
    int nw;
    char *text;
};

/* Of the game of these rules (NULL: of none), "lessons" or "scenes"; NULL and a sentence (file,
 * line, reason) if they can't be read. `words` of scenes outlive it; NULL: there are none in it. To
 * be closed. */
struct scripts *scripts_open(const struct rules *r, const char *file,
                             const struct script_word *words, char error[SCRIPT_ERROR]);
/* The same from a text, which is copied; `name` is what the sentence calls it. */
struct scripts *scripts_read(const struct rules *r, const char *name, const char *text,
                             const struct script_word *words, char error[SCRIPT_ERROR]);
void scripts_close(struct scripts *s); /* NULL is allowed */
const struct script *scripts_find(const struct scripts *s, enum script_kind kind, const char *name);
/* Has the game a file of that name? */
bool scripts_there(const char *game, const char *file);
/* Is there a lesson or example of that name? Reads the file. */
bool script_there(enum script_kind kind, const char *name);
/* The game of a script's name, which begins with it; NULL: none has that id. */
const struct game *script_game(const char *name);

/* The table as it is laid out; NULL and a sentence if the rules refuse it. */
struct match *script_begin(const struct script *s, const struct rules *r, char error[MATCH_ERROR]);
/* Who sits there, the first of them a person; `hero` is called who has no name. */
void script_plates(const struct script *s, const char *hero, struct nameplate plate[SEATS]);
/* The action that a step wants, from the view of who moves; false if there is none. */
bool script_action(const struct script_step *s, const struct view *v, struct action *out);
/* Is that what the step wants? Cards of one face are equal. */
bool script_wants(const struct script_step *s, const struct view *v, const struct action *a);

#endif
