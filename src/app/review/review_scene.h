/* review_scene.h - a match looked back on: a page for each costly decision, and one for how the
 * match went. For src/app/review/review_*.c; others open it by scenes.h.
 *
 * A thread of its own works it out (review.h) while the page says how far it is. Where several
 * people played, each sees their own decisions, from their own seat, after they have said that it
 * is them who look. */
#ifndef CARRE_REVIEW_SCENE_H
#define CARRE_REVIEW_SCENE_H

#include "frame.h"
#include "replay_walk.h"
#include "review_words.h"
#include "scenes.h"
#include "seating.h"
#include "world.h"

#include <pthread.h>

struct review_page {
    struct scene scene;
    struct world world;
    char *assets, *text;
    struct match *match;
    struct seating seating;
    const struct skin *skin;
    seatmask people;

    /* The work. */
    struct review_run run;
    pthread_t thread;
    bool working; /* there is a thread to be waited for */
    atomic_bool ready;
    struct review *made;   /* the thread's, while it works */
    struct review *review; /* NULL: not yet */

    /* The page. */
    int person, tab; /* whose decisions; which of them, the last tab is the match's */
    /* that person looks: of no meaning where there is nothing to hide */
    bool shown;
    /* the table of the decision that is shown; no stage: there is none */
    struct walk walk;
    char cost[REVIEW_WORST][80];
    bool has_words;
    struct review_words words;
    struct items *table; /* the stage's own controls: to be drawn, not to be pressed */
    struct scroll scroll;
    struct rect window, picture;
    bool sheet;   /* the words below the picture lie on one */
    float cut;    /* so much of the table's top the picture leaves out, design units */
    struct ui ui; /* of this frame, in the game's colours */
    const char *lang;
};

enum { REVIEW_LEFT = 536, REVIEW_WIDE = 1288, REVIEW_HIGH = 718 };

/* review_scene.c */
/* NULL: not yet, or nobody */
const struct review_person *review_whose(const struct review_page *k);
bool review_hidden(const struct review_page *k); /* nothing of that person's shows */
bool review_you(const struct review_page *k);
/* what the column of tabs leaves below itself */
struct rect review_below_tabs(const struct review_page *k);
/* who looks at what the whole match was: a lone person, all hands by their consent, or what
 * everybody saw */
seat review_eyes(const struct review_page *k);
void review_dress(const void *of, struct stage *st);

/* review_decision.c: the decision that is shown */
const struct review_decision *review_decision(const struct review_page *k); /* NULL: none is */
/* everything of the person, in the language in force */
void review_person_open(struct review_page *k);
void review_person_close(struct review_page *k);
void review_decision_open(struct review_page *k); /* the tab's */
int review_decision_items(struct review_page *k); /* as a scene's update */
void review_decision_draw(const struct review_page *k, struct canvas *c);

/* review_sheets.c: the same by its cards. False: its game is told by its table, or letters are too
 * large for it */
bool review_sheets_fit(const struct review_page *k);
/* what else it was played with, and whether a sheet says it */
void review_sheets_with(const struct review_page *k, bool all, struct strbuf *out);
/* the two sheets, and below the tabs whom it was played against; no height: no room */
struct rect review_sheet(const struct review_page *k, int which);
void review_sheets_draw(const struct review_page *k, struct canvas *c, struct rect against);

/* review_match.c: how the match went, and where it turned */
void review_match_items(struct review_page *k);
void review_match_draw(const struct review_page *k, struct canvas *c);
void review_match_words(const struct review_page *k, struct strbuf *out);
void review_match_chart(const struct ui *ui, struct canvas *c, const struct match *m,
                        const struct review *r, seat whose, struct rect box);

/* review_turn.c: the turning point as a short scene, and as a picture to keep */
void review_turn_open(struct review_page *k);
/* A table that has heard all of the turning point and nothing that came after it; in a picture,
 * Ace of Spades and Upcolor stand just before its last action. */
void review_turn_table(const struct review_page *k, struct walk *out, int at);

/* review_souvenir.c */
void review_souvenir(struct review_page *k);

enum {
    REVIEW_BACK = 1,
    REVIEW_TAB,
    REVIEW_PERSON,
    REVIEW_SHOW_MINE,
    REVIEW_LOOK,
    REVIEW_PLAY_ON,
    REVIEW_SHOW,
    REVIEW_SOUVENIR
};

#endif
