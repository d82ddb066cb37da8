/* game_folder.h - what the program knows of a game beside its rules, its skin and its bots: one
 * record a game.
 *
 *     const struct game_folder *f = game_folder("spec");
 *     if (f->book)
 *         … the game has a book of rules …
 *
 * Everything but the game is optional: what a record lacks the program does without, what it has
 * appears by itself (the door, Continue, the book, lessons, statistics, the review, the replay's
 * marks). It is in the game's own folder, as told/<game>_folder.c, and the line of the game in
 * games_list.h says that there is one; nothing else in the program compares a game's name. Texts
 * are marked for translation. Nothing here is owned by anybody: all of it is const. */
#ifndef CARRE_GAME_FOLDER_H
#define CARRE_GAME_FOLDER_H

#include "character.h"
#include "game.h"
#include "match.h"
#include "settings.h"

struct app;
struct canvas;
struct cJSON;
struct door;
struct stats_fold;
struct stats_rows;
struct marks;
struct plans;
struct rating;
struct review;
struct review_decision;
struct review_eyes;
struct review_hand;
struct review_seen;
struct book_look;
struct save_line;
struct seating;
struct stage;
struct settings_row;
struct statistics_view;
struct store;
struct ending_row;
struct rect;
struct rng;
struct strbuf;
struct ui;

enum { FOLDER_ERROR = 240, FOLDER_BEAD = 48 };

/* What begins with an event that everybody hears: a mark of a replay. */
enum part { PART_NONE, PART_SMALL, PART_LARGE };

/* The sentences of a review, each of which says nothing of what it doesn't know: what was done,
 * what was better, and how much that would have won or saved. */
struct review_sentences {
    const char *part; /* "Hand %d" */
    /* how a chance turned in that part: of the player who is told; of another (part, name, from,
     * to), or with within_parts of the part alone */
    const char *yours, *theirs;
    void (*did)(const struct stage *st, const struct review_decision *d, bool you,
                struct strbuf *out);
    void (*better)(const struct stage *st, const struct review_decision *d, struct strbuf *out);
    void (*worth)(const struct stage *st, const struct review_decision *d, struct strbuf *out);
    /* optional: what was done and what would have been better, beside a picture of the cards of
     * that; nothing: it has no cards */
    void (*pictured)(const struct stage *st, const struct review_decision *d, bool you,
                     struct ending_row *row, struct strbuf *out);
    /* optional, and then all three: the hand of an action (a decision is shown by its cards, in
     * place of the table), and whom it is played against, in `r` */
    void (*hand)(const struct stage *st, const struct action *a, struct review_hand *out);
    void (*against)(const struct stage *st, struct canvas *c, const struct ui *ui,
                    const struct rect *r);
    /* and, in a few words, what else it is played with: all, or what is counted alone */
    void (*with)(const struct stage *st, bool all, struct strbuf *out);
    /* NULL: in hundredths */
    void (*cost)(const struct stage *st, const struct review_decision *d, struct strbuf *out);
    /* The points of the curve. */
    void (*chances)(struct review *r, const struct match *m, const struct marks *marks,
                    const struct review_seen *seen, int nseen, struct review_eyes *all);
    /* what a cost is in chips; NULL: itself, where it is counted in them */
    int32_t (*chips)(const struct view *v, const struct rating *r);
    /* Does something of its own begin with that event: what follows the turning point? */
    bool (*goes_on)(const struct event *e);
    /* a turn lies within one part: what comes between two is nobody's doing */
    bool within_parts;
    /* with the end of a part the table is cleared: a picture of the turn shows it one action
     * earlier */
    bool clears;
};

/* Things of a game that the statistics count one by one: powers, effect cards. */
struct folder_things {
    int n;
    const char *(*title)(int i); /* in the language in force */
    const char *(*id)(int i);    /* of its picture in the folder `emblems` */
    const char *emblems;
    /* The first `cards` of them may be left out of a table, on a page of their own: option number
     * `list` has a bit for each that is dealt, and from number `cost` on stands what each costs
     * (0: nothing). Above the page a heading and a line; what is said when all is as it comes. */
    int cards, list, cost;
    const char *heading, *line, *usual;
    /* the picture behind each of them where people sit down, 120:104; NULL: they lie there as
     * cards, fanned */
    const char *badge;
};

enum { FOLDER_GROUPS = 3 };

/* How the options of a table are laid out. */
struct folder_options {
    int (*group)(int option); /* under which heading it stands; -1: it can't be chosen */
    const char *heading[FOLDER_GROUPS];
    /* under the second: the way to the page of the `things` that are dealt; NULL: there is none */
    const char *cards;
};

/* What can be earned in a game, by whom, and what is worn of it. */
struct folder_honours {
    int64_t (*player)(struct app *app); /* who plays where nobody sits down; 0: nobody known */
    /* pictures of back and ground; NULL: the skin's */
    void (*wears)(struct app *app, const char *out[2]);
    /* Notes in the store what n people have earned with the match so far; what is new, a bit each.
     */
    uint32_t (*earn)(const struct match *m, struct store *store, const int64_t *person, int n);
    void (*tell)(struct app *app, int honour); /* bit number `honour` of that */
    /* A deal of the day: false if it is that and the attempt that counts has been made. */
    bool (*day_begins)(struct app *app, const struct match *m);
    void (*day_ends)(struct app *app, struct store *store, const struct match *m);
    void (*count)(struct app *app, char *out, size_t room); /* "7 of 20", of who plays alone */
    void (*open)(struct app *app, int page); /* the pages of them: 0 what can be earned, 1 worn */
    /* A picture of a game that is over, as a file. False: `why` says why not. */
    bool (*souvenir)(struct app *app, const struct match *m, const struct seating *seats,
                     const char *heading, char **path, char *why, size_t room);
};

/* What a script says that a move is claimed as ("as two-pair"): the move holds the cards that it
 * names and whatever lies beside them, `fill` in all. */
struct folder_claims {
    const char *(*word)(int claim); /* from 1; NULL: there is none of that number */
    int fill;
    bool (*is)(const struct view *v, const struct action *a, int claim);
};

/* After a game that was lost. */
struct folder_loss {
    /* once for each that ends at a table */
    void (*count)(struct app *app, const struct match *m);
    /* what to try, whole sentences */
    void (*words)(struct app *app, const struct match *m, struct strbuf *out);
    /* the first of them alone; "" */
    const char *(*lesson)(struct app *app, const struct match *m);
    /* Asks before the next game by these options whether it is to be easier (button 1, a
     * dialog_request's). True: it asks, and goes on by itself. */
    bool (*offer)(struct app *app, const int32_t *option,
                  void (*answer)(struct app *app, void *user, int which), void *user);
    void (*ease)(struct app *app, int32_t *option); /* it is */
};

/* Pages of a story that come in between. Both tell whether one comes. */
struct folder_story {
    /* What has just come to be seen; `told` is the game's own, zeroed at first. `fresh`: it begins
     * here, and is not gone on with. */
    bool (*follow)(int *told, struct app *app, const struct board *shown, bool fresh);
    bool (*ends)(struct app *app, bool won); /* on the way out of a game that is over */
    void (*open)(struct app *app, int page); /* a page of it, from 0, whatever the settings say */
};

/* Questions that are put to all seats at once and answered in sealed envelopes. */
struct folder_windows {
    bool (*open)(const struct board *b);
    bool (*same)(const struct board *a, const struct board *b); /* of two in which one is open */
    int no, declare; /* the kinds of action that answer */
    /* Does it stop for this seat? Else the table says no for it. */
    bool (*stops)(const struct rules *r, const struct board *b, int who, bool shared, bool wishes,
                  unsigned ready);
};

/* Files of hands that other programs read, of games that are played in hands. */
struct folder_hands {
    /* Does an event of this reason, one beyond hold'em's own, make a hand something else? NULL:
     * nothing happens in it that hold'em has no word for. */
    bool (*changes)(int why);
    /* Asks in which form, and writes such a file. `text` of the match and `seats` (seating_write;
     * NULL or "": not known) are copied; `started`: seconds since 1970, 0: not known; `over`: it
     * was played to its end. */
    void (*export)(struct app *app, const char *text, const char *seats, int64_t started,
                   bool over);
    /* Shows hand number `hand` of a file, from 1, or with 0 the first that can be played. False:
     * `error` and `line` say why there is nothing to see. NULL: another game reads them. */
    bool (*open)(struct app *app, const char *text, size_t length, int hand,
                 char error[FOLDER_ERROR], int *line);
    /* Where the hand begins and ends, among what was heard, that such a match was made for; they
     * stay 0 where it has none. */
    void (*laid)(const struct match *m, int *first, int *last);
};

/* Pictures that are shown together, by the beginning of their names: decks, and the moods of a
 * face, which differ after a dash. A NULL ends them. */
struct folder_kin {
    const char *prefix;
    bool by_dash;
};

/* What many games that bots played come to beside who won: `carre sim GAME --report`. A tale is
 * what is kept of one game, a census what all tales of one difficulty add up to; both are the
 * game's own, in so many bytes, which are zero at first. Tales are added in the order of their
 * games. */
struct folder_report {
    size_t tale, census;
    void (*read)(const struct match *m, void *tale); /* a finished match that kept its events */
    void (*add)(void *census, const void *tale);
    /* Tables in the language in force; or an object that the caller owns. `difficulty` is the word
     * of that option's value ("": the game has no such option), `bot` who played. */
    void (*print)(const void *census, const struct rules *r, const char *difficulty,
                  const char *bot);
    struct cJSON *(*json)(const void *census, const struct rules *r, const char *difficulty,
                          const char *bot);
};

/* What a simulation counts of a game beside who won (`carre sim`). Counts are the game's own, and
 * begin at zero. */
enum { FOLDER_COUNTS = 48 };
struct folder_simulated { /* what one bot's games came to */
    const char *name;
    int64_t games, count[FOLDER_COUNTS];
};
struct folder_sim {
    const void *own; /* handed to all of these */
    /* Before each action of a game, and with NULL once more when it is over: adds to the counts of
     * seats. What is to be remembered of the game so far is in so many bytes, zeroed at first. */
    size_t so_far;
    void (*follow)(const void *own, void *so_far, const struct rules *r, const struct board *b,
                   const struct action *a, int64_t count[SEATS][FOLDER_COUNTS]);
    /* Members of an object for one bot; a table of all bots in the language in force. */
    void (*json)(const void *own, const struct folder_simulated *one, struct cJSON *to);
    void (*print)(const void *own, const struct folder_simulated all[], int n);
};

/* What is set of a game once, and its rows among the program's settings. */
struct folder_settings {
    const struct setting_row *setting; /* game_setting: by their place here */
    int n;
    const struct settings_row *row; /* `which` is such a place */
    int rows;
    /* 1 + the place of what its skin shows in other colours, in a dark room; of whether every
     * window asks who sits alone; 0: there is no such setting */
    int colours, dark, asks;
    /* What its stage is told beside; `plays`: at a table, and not where it is looked at again. */
    void (*dress)(const struct app *app, struct stage *st, bool plays);
};

/* How the scenes of a game are played to, which are looked at (lab/scenes). */
struct folder_scenes {
    /* of a player who plays good cards and raises with better ones, a little by chance, and plays
     * by chance whatever else the game has */
    struct action (*plain)(const struct view *v, struct rng *rng);
    /* of one with whom games go on: few folds, small bets */
    struct action (*calm)(const struct view *v, struct rng *rng);
    /* Is that a decision to look at, in that part of a hand at least, about so many pots at least?
     */
    bool (*shows)(const struct board *b, int street, int pots);
};

enum { FOLDER_WHERE = 96, FOLDER_THOUGHT = 10 };

/* A seat plays a thing (folder_things) early in a hand, or late, as it has done before. */
struct folder_habit {
    seat who;
    int thing;
    bool late;
};

struct game_folder {
    const struct game *game;
    const struct door *door; /* of the title; NULL: none of its own */
    const char *behind;      /* the game behind whose door it is found; NULL */
    /* what it is, in a line of the manual, marked; NULL: the one whose door it is says it too */
    const char *about;
    /* The page where a game begins; NULL: people sit down around a table. A deal's code and a
     * difficulty's word as they were told on the command line; NULL: they were not. */
    void (*set_up)(struct app *app, const char *code, const char *difficulty);
    /* What to play after the last game that was won: in a few words, and set_up's word for it.
     * False: nothing in particular. NULL: nothing ever. */
    bool (*next)(struct app *app, char words[FOLDER_WHERE], const char **difficulty);
    /* the pictures of its own deck of 52, whose suits are coloured as the player has it: a prefix;
     * NULL: the usual ones */
    const char *deck;
    const struct folder_kin *kin; /* NULL: none are */
    /* its pictures, drawn ahead of time while the title stands (scene.h); NULL: none are */
    bool (*ahead)(struct app *app, int step);
    /* changes the options that the player who plays it alone has chosen before; NULL: none are kept
     */
    void (*usual)(struct app *app, int32_t *option);
    const char *sign; /* the picture that stands for it on Continue */
    /* Where a match stands, into `where`, and in out->picture what stands for it if that is not the
     * sign. False: there is nothing to go on with. NULL: the game's name and the time say enough.
     */
    bool (*stands)(const struct view *v, char where[FOLDER_WHERE], struct save_line *out);
    /* 1 + the first of the six faces at home there (emblems.h); 0: animals only */
    int faces;
    const char *portraits; /* the folder of their pictures; NULL: another game's has them */
    int seats;             /* at a table that nobody has chosen yet; 0: four */
    const struct book_look *book;
    const struct folder_claims *claims;
    const struct stats_fold *stats;
    void (*rows)(struct stats_rows *out); /* of the statistics page */
    /* beside them, NULL after the last; NULL: none */
    const struct statistics_view *const *charts;
    /* the picture behind its pages; NULL: none */
    const char *ground;
    /* what is counted there one by one; NULL: nothing is */
    const struct folder_things *things;
    const struct folder_options *options; /* NULL: one below the other */
    const struct review_sentences *review;
    enum part (*begins)(const struct event *e);
    /* optional: the picture of large part `part`, from 1, on a replay's line of time, behind its
     * present place or ahead of it; half of how large, design units */
    float (*bead)(int part, bool behind, char out[FOLDER_BEAD]);
    /* during a match its own replay may not be looked at; NULL: it may */
    bool (*keeps_secrets)(const struct rules *r);
    const struct folder_settings *settings;
    const struct folder_honours *honours;
    const struct folder_loss *loss;
    const struct folder_windows *windows;
    const struct folder_story *story;
    /* Who has a reason to speak about an event that is shown, and what about; NULL: nobody ever
     * speaks */
    bool (*occasion)(const struct stage *st, const struct event *e, seat *who,
                     enum character_occasion *what);
    /* What a seat does again and again: is the last of the first `events` events that everybody
     * heard of the match one more deed of a kind that the table knows of that seat by now? Then
     * others speak of it, and their bots' lines name the thing. NULL: nothing is kept in mind */
    bool (*habit)(const struct match *m, int events, struct folder_habit *out);
    const char *sits; /* under the heading where people sit down; NULL: as usual */
    /* tables agreed on beforehand (plans.h); NULL: its usual rules alone */
    void (*plans)(const struct game *g, struct plans *out);
    int thought;                      /* times what a simulation allows a bot; 0: FOLDER_THOUGHT */
    const struct folder_hands *hands; /* NULL: it has none, or none that can be told so */
    const struct folder_sim *sim;     /* NULL: nothing is counted beside wins */
    const struct folder_report *report;
    const struct folder_scenes *scenes; /* NULL: they are played to by its bots alone */
    /* Pictures that its data file asks for, each given to `want`. */
    void (*pictures)(const void *data, void (*want)(void *user, const char *name), void *user);
};

/* Record n, in the order in which games are shown; NULL after the last. */
const struct game_folder *game_folder_nth(int n);
/* Adds the ids of those of which `has` is true, as a sentence of the language in force lists them:
 * "holdem, power-up". */
void game_list(bool (*has)(const struct game_folder *f), struct strbuf *out);
/* The setting of a game at that place of its own. */
enum setting game_setting(const char *game, int place);
/* Adds those of all games, once. */
void game_settings_join(struct settings *settings);
/* What is set of its colours, its room, and of what folder_settings says of `asks` (SETTING_NONE:
 * it has no such setting). */
int game_colours(const struct app *app, const char *game);
bool game_dark(const struct app *app, const char *game);
enum setting game_asks(const char *game);
/* What its stage looks at: colours, a dark room, and what it is told beside. */
void game_dress(const struct app *app, const char *game, struct stage *st, bool plays);

/* By the game's id; a record without anything for games that have none, never NULL. */
const struct game_folder *game_folder(const char *id);

#endif
