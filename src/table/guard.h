/* guard.h - one law for hands: a press answers only what was there before it.
 *
 * A player who presses has looked first, and nobody looks in less than a quarter of a second. So,
 * in every game, by key, pad, mouse and finger:
 *
 *   1. A press answers a question only if the picture had reached that question 250 ms before the
 *      press. A press that comes sooner ends what is still moving, as any press does, and does
 *      nothing else.
 *   2. Presses of one key or button that follow each other in less than 250 ms, from letting go to
 *      pressing, are one press, made when the first of them was (struct run). What the first one
 *      hurried, opened, confirmed or ended, no later one of the same run answers, and what was
 *      pressed in vain is not pressed again by it.
 *   3. Another person's question, hand or curtain is theirs: there presses are one run as long as
 *      less than 400 ms lie between them, and the table stays with the player who has decided for
 * 150 ms. So a player who presses 250 ms after the question is there is always heard, and a player
 * who drums on one key never is.
 *   4. The same holds for each control: one that has just come (the second half of a question, a
 *      panel) was not meant by a press that began before it came, nor was one to which the focus
 *      went by itself. What the hand went to (arrows, Tab, the pointer) was meant, and so is what
 *      a control makes of it.
 *   5. What decides nothing is not held up: choosing cards and amounts, sorting, the menu, the
 *      rules, the history, putting a hand down.
 *   6. A focus that no hand has led anywhere is on what is asked, from the moment it comes
 *      (items.c), or on a hand that was turned up: the first press of a key or pad does what stands
 *      there to be done, or nothing, and opens no page.
 *
 * There is one gate for the tables (table_input, between what was pressed and what is done) and one
 * for questions above them (scene_type.guarded). Both ask guard_lets. Runs are told apart in app.c,
 * which alone hears every input. */
#ifndef CARRE_GUARD_H
#define CARRE_GUARD_H

#include "items.h"

enum {
    GUARD_MS = 250,
    GUARD_OTHER_MS = 400,
    GUARD_STAY_MS = GUARD_OTHER_MS - GUARD_MS,
    GUARD_ITEMS = 256
};

struct guard {
    uint64_t question; /* which, as the scene tells them apart */
    int person;        /* whose it is */
    int64_t asked;     /* since when the picture shows it… */
    bool shown;        /* …if it does */
    int64_t came;      /* since when that person is the one who is asked */
    uint32_t focus;
    int64_t focused;  /* when the focus went there by itself; 0: it was led there */
    bool led;         /* since the last look */
    uint32_t pressed; /* what was activated last… */
    int64_t run;      /* …by a press of the run that began then… */
    bool again;       /* …and is once more by the same run */
    int n;
    struct {
        uint32_t id;
        int action, arg;
        int64_t since;
    } seen[GUARD_ITEMS];
};

/* After each update: what is on the screen now. `reached`: the picture shows that question. */
void guard_look(struct guard *g, const struct items *it, uint64_t question, int person,
                bool reached, int64_t now);
/* Before an event is used: the hand itself has moved the focus, or pressed something. */
void guard_heard(struct guard *g, const struct item_event *event);
/* May this press decide something? */
bool guard_lets(const struct guard *g, const struct item_event *event);

#endif
