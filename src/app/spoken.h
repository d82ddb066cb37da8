/* The screen in words, for anybody who listens instead of looking: what is focused, what has
 * happened, what lies on the table.
 *
 * Nothing is told twice over: controls are named by the item list (items.h), a table by its skin's
 * words (narrate.h), a page of text by what its scene writes on a canvas that nobody sees. It is on
 * by a setting, or by F9 from anywhere. Keys: F2 what is on the table, F3 my hand, F4 what was said
 * last (again: the one before), F5 what may be done.
 *
 * Secrets: a scene that shows what only one of several people at the screen may know says so
 * (scene.h, `secret`). Then controls are counted, not named, until that person has asked twice for
 * their hand aloud. What has happened is told as an onlooker hears it. */
#ifndef CARRE_SPOKEN_H
#define CARRE_SPOKEN_H

#include "scene.h"
#include "speech.h"

struct spoken {
    const struct scene *scene; /* whose opening was said */
    char item[700];            /* the words of what is focused, as said */
    uint32_t on;               /* its id */
    bool heard;                /* hands did something since… */
    uint32_t acted;            /* …to this item */
    bool told_keys;            /* the keys of speech were told */
    int64_t toast;             /* of the last one said */
    uint32_t bubble;           /* hash of it */
    int back;                  /* how often in a row F4 was pressed */
    bool speaks;               /* other sounds stand back */
};

/* For the app. */
bool spoken_is_on(const struct app *app);
/* On or off, as F9 does it; it tells which, and the keys. */
void spoken_toggle(struct app *app);
/* Is there a voice on this machine? Where nobody would hear it anyway (a picture of the screen)
 * there is. */
bool spoken_can(const struct app *app);
/* An input that is speech's own: true, and nothing else hears it. */
bool spoken_key(struct app *app, const struct input *in);
void spoken_heard(struct app *app, const struct item_event *event);
/* After each update. */
void spoken_update(struct app *app);
/* Before it is freed: the next one may lie where it lay, and is another. */
void spoken_closes(const struct scene *s);
/* Other sounds stand back while somebody speaks. Call it whenever the app wakes up. */
void spoken_tend(struct app *app);
/* The words of an item: "Fold, F", "King of spades, picked". `full`: with its role, its key and its
 * place among the others. */
void spoken_item(const struct items *it, const struct item *i, bool full, struct strbuf *out);
/* A scene's texts: those among its items, else what it writes on its page, but for its controls. A
 * paragraph a line, `most` of them, -1 for all. */
void spoken_page(struct app *app, struct scene *s, int most, struct strbuf *out);
/* "6♦ J♠" as it is read aloud: "Six of diamonds, Jack of spades". */
void spoken_signs(const char *text, struct strbuf *out);

#endif
