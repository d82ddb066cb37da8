/* The screens of the frame, each by what opens it. All push themselves on the stack. */
#ifndef CARRE_SCENES_H
#define CARRE_SCENES_H

#include "profile.h"
#include "scene.h"

#include <stddef.h>
#include <stdint.h>

struct seating;
struct rules;
struct match;

/* Each opens its scene over what is open. */
void title_open(struct app *app);
/* The title with this game to go on with and this person, whatever is in the store; strings are
 * copied. For pictures of it. */
struct title_shown {
    const char *game, *save; /* whose; the match's text. NULL: as the store has it */
    int64_t changed;         /* when it was put */
    struct person who;
};
void title_open_shown(struct app *app, const struct title_shown *shown);
void comfort_open(struct app *app); /* first start: over the title */
void settings_open(struct app *app);
/* 0 reading, 1 table, 2 sound, 3 motion, 4 keys, 5 helps, 6 saves, 7 about */
void settings_open_at(struct app *app, int page);
/* The code of a deal. `answer` hears it when it is accepted ("": none); `user` must outlive the
 * scene. */
void deal_open(struct app *app, const char *code,
               void (*answer)(struct app *app, void *user, const char *code), void *user);
void rules_open(struct app *app, const char *game, int page);
/* the page of that id: "hand-ranks" (rules_text.h) */
void rules_open_at(struct app *app, const char *game, const char *id);
/* the same, with the numbers that a table is played by; NULL: the first page */
void rules_open_table(struct app *app, const struct rules *r, const char *id);
/* script.h; says why if it can't be begun */
void lesson_open(struct app *app, const char *name);

/* The game stands still behind it. Continue, rules, settings, leave to the title (asks once if
 * `asks`). */
struct pause_request {
    const char *game;  /* "ace" */
    const char *state; /* one line: "Ace of Spades · duel 7 of 12"; copied */
    const char *says;  /* a line of an opponent's; NULL: none. Copied */
    const char *code;  /* the text that the deal began with; NULL or "": none. Copied */
    /* what the book tells the numbers of; must outlive the scene; NULL: those of the game as it
     * comes */
    const struct rules *rules;
    /* as the game goes on it is put in the store: leaving says whether the disk took it, and where
     * to continue, instead of warning */
    bool kept;
    /* who leaves, is back, takes a seat; NULL: nobody can. The pause has closed then */
    void (*people)(struct app *app, void *user);
    /* what is over of this game, to be looked at; NULL: nothing is */
    void (*again)(struct app *app, void *user);
    /* the game is to be kept under a name; NULL: it can't be */
    void (*save)(struct app *app, void *user);
    /* draws what stays in the light; NULL: all lies in the shade */
    void (*lit)(struct canvas *c, void *user);
    void *user; /* must outlive the scene */
};
void pause_open(struct app *app, const struct pause_request *request);

/* How a game ended. Strings are copied. */
enum { RESULT_LINES = 12 };
struct result_request {
    const char *game;
    bool won;
    /* of who is pictured: 1 + the animal (0: nobody), and the ground behind it */
    int emblem, ground;
    /* "Lord Overkill has fallen", one sentence below it */
    const char *heading, *sentence;
    /* statistics of the run; the first NULL name ends them */
    struct {
        const char *name, *value;
    } line[RESULT_LINES];
    const int32_t *option; /* of the game, for "Again"; NULL: as they come */
    /* the match's text, for "Same deal"; NULL: there is no such button */
    const char *saved;
    const struct seating *seating; /* who sat there, for both; copied; NULL: one person */
    /* what the game's own page is drawn from (skin.h, ending.tell); taken over; NULL: it has
     * none */
    void *told;
    /* the lesson is worked out before the page comes: for a picture of it */
    bool wait;
    /* somebody hurried the end of the game: that page is there at rest */
    bool hurried;
    const char *advice; /* what that page says to try next; NULL or "": nothing */
    const char *how;    /* the button that shows the last hand again; NULL or "": there is none */
    bool story;         /* its last page may be told on the way out */
};
void result_open(struct app *app, const struct result_request *request);

/* A match to be looked at again. Strings are copied. False: it can't be read, and a message says
 * why. */
struct replay_request {
    const char *text; /* of the match (match_save) */
    /* who sat there, as text (seating_write); NULL or "": one person, or `seating` says */
    const char *seats;
    const struct seating *seating;
    int at;    /* where it begins, in actions; -1: at the end */
    bool last; /* it begins before the last action, which is seen to happen */
    /* it is still being played: only what is over (hands, duels, rounds), and only through
     * `eyes` */
    bool running;
    /* one hand of hold'em out of a file: it ends with its pot, nobody plays on, and only the
     * hands of the seats in `known` can be seen */
    bool hand;
    uint16_t known;
    int8_t eyes; /* of `running` and `hand` */
};
bool replay_open(struct app *app, const struct replay_request *request);
/* is there something that is over, in a game that is being played? */
bool replay_has(const struct match *m);
/* A match looked back on: its costliest decisions, and where it turned. Strings are copied. False:
 * it can't be read, and a message says why. */
struct review_request {
    const char *text;  /* of the match */
    const char *seats; /* as in replay_request */
    const struct seating *seating;
    bool wait; /* worked out before the page opens: for pictures and tests */
};
bool review_open(struct app *app, const struct review_request *request);
void matches_open(struct app *app); /* the games that were played */
bool matches_any(struct app *app);  /* is there one */
void keys_open(struct app *app);    /* keys and buttons in place of others */
void saves_open(struct app *app);   /* the games that were saved under a name */

/* A name, typed or picked letter by letter. Strings are copied, but for the names that lie ready.
 */
enum { NAME_SCENE_CHARACTERS = 40 };
struct naming_request {
    const char *heading, *under; /* under it, soft: whose name; or NULL */
    const char *name;            /* as it is now; NULL: none, or the first that lies ready */
    const char *done;            /* what accepting is called; NULL: "Done" */
    /* names offered one after the other (N_), and how many; NULL: none are */
    const char *const *ready;
    int nready;
    int most; /* characters; 0: NAME_SCENE_CHARACTERS */
    /* bytes with the closing zero; 0: as many as those characters can take */
    size_t room;
    /* hears it when it is accepted */
    void (*answer)(struct app *app, void *user, const char *name);
    void *user; /* must outlive the scene */
};
void naming_ask(struct app *app, const struct naming_request *request);
/* with nothing more */
void naming_open(struct app *app, const char *heading, const char *name,
                 void (*answer)(struct app *app, void *user, const char *name), void *user);

/* A question or a message. `answer` hears which button (0 is the first, -1 Escape) after the dialog
 * has closed; may be NULL. */
struct dialog_request {
    const char *heading, *text;
    const char *button[3]; /* the first is the safe main one; NULL: none */
    bool danger;           /* the second button costs something */
    void (*answer)(struct app *app, void *user, int which);
    void *user;
};
void dialog_open(struct app *app, const struct dialog_request *request);

#endif
