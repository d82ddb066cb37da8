#ifndef CARRE_ROOM_H
#define CARRE_ROOM_H

/* What tests of tables begin with: a room with a store of its own, in which the program can end and
 * begin again; a laid-out match as a save that a table opens; and what is on the screen, by name.
 */

#include "look.h"
#include "match.h"
#include "store.h"

struct room {
    char *folder;
    struct store *store;
    struct bench b;
};

/* The title, English, 1280 × 720. Freed by room_close. */
void room_open(struct room *x);
/* The same where nothing takes time, and leaving asks nobody. */
void room_open_quick(struct room *x);
/* The program ends and begins again: what was kept in the folder is there. */
void room_restart(struct room *x);
void room_close(struct room *x);
/* The scene on top. */
const char *room_top(const struct room *x);

/* A match as it is saved, which is freed. Freed with mem_free. */
char *room_save(struct match *m);

/* A table goes on with a saved match: the person in front plays seat 1, bots the others. */
void room_sit(struct app *app, const char *game, const char *text);

/* The item of that name and number (item_id) on top; NULL. */
const struct item *bench_item(const struct bench *b, const char *name, int number);
/* The whole picture as text, drawn anew; valid until the next. */
const char *bench_dump(struct bench *b);
bool bench_tells(struct bench *b, const char *words);
/* A key, and the next frame. */
void bench_key(struct bench *b, int key);
/* The showcase scene of that name. */
void bench_scene(struct bench *b, const char *name);

#endif
