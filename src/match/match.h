/* match.h - one game being played: the truth, its log, and what each seat may know of it.
 *
 * Actions are the truth, events are the news, views are what one may know. The match checks an
 * action by the rules, writes it in the log with the answers that chance gave, and hands out views
 * and redacted events; the true board has no way out (tests: inside/match_inside.h). Everything
 * returned as a pointer is owned by the caller unless said otherwise; lengths are bytes; times are
 * milliseconds since the match began and are written, never read, by the rules. */
#ifndef CARRE_MATCH_H
#define CARRE_MATCH_H

#include "view.h"

enum { SEED_BYTES = 32, MATCH_ERROR = 240, MATCH_CODE = 400 };

struct match;

/* The seed: 256 bits from the system, or from any text (its hash). */
void match_seed_random(uint8_t seed[SEED_BYTES]);
void match_seed_from_text(const char *text, uint8_t seed[SEED_BYTES]);
/* A fresh code of 13 letters for friends who want the same deal. */
void match_seed_code(char out[14]);

/* A position is laid over the set-up before the first action: lines "set NAME [SEAT] VALUE" and
 * "put NAME [SEAT] CARD…" (the last card is the top); NULL: none. `code`: the text the seed came
 * from, one line of fewer than MATCH_CODE bytes, kept in the log; NULL: none. `events`: whether
 * undo, views of the past and heard events are wanted (not in sim). NULL and a sentence if options,
 * seats, code or position don't fit. */
struct match *match_new(const struct rules *r, const uint8_t seed[SEED_BYTES], const char *code,
                        const char *position, bool events, char error[MATCH_ERROR]);
void match_free(struct match *m);
struct match *match_copy(const struct match *m);

/* Questions. */
const struct rules *match_rules(const struct match *m);
/* "" if the deal was not begun with a text */
const char *match_code(const struct match *m);
bool match_over(const struct match *m);
void match_score(const struct match *m, int32_t out[SEATS]);
int match_actions(const struct match *m); /* how many were played */
struct action match_action(const struct match *m, int n, int64_t *ms_out);
uint64_t match_digest(const struct match *m);
/* the seats that the game waits for; public */
seatmask match_waiting(const struct match *m);
/* something was taken back that counts, or the options make it so (game.h): marked, earns
 * nothing */
bool match_practice(const struct match *m);

/* What a seat may know, now, or after n actions (0: after the set-up). */
void match_view(const struct match *m, seat who, struct view *out);
void match_view_at(const struct match *m, seat who, int n, struct view *out);

/* What a seat heard: redacted events, numbered from 0, set-up included. match_heard_at: how many
 * there were after n actions. match_before_setup: the empty board on which event 0 happens. */
int match_heard_count(const struct match *m);
int match_heard_at(const struct match *m, int n);
struct event match_heard(const struct match *m, seat who, int event);
void match_board_start(const struct match *m, seat who, struct board *out);
/* The board of a seat before event number `event`. */
void match_board_before(const struct match *m, seat who, int event, struct board *out);

/* Commands. Plays an action at a time (0 or more): REASON_OK, or why not (nothing has changed).
 * Completes the action (rules_check). */
int match_play(struct match *m, struct action *a, int64_t ms);

/* Undo. Whom would going back to n actions have taught something (an onlooker and empty seats too:
 * who asks for a table's sake looks at match_seated); whose actions would it undo. */
seatmask match_seated(const struct match *m); /* the seats that there are */
seatmask match_undo_tells(const struct match *m, int n);
seatmask match_undo_actors(const struct match *m, int n);
/* Back to n actions; the same actions again meet the same cards. `practice` marks the match. */
void match_undo(struct match *m, int n, bool practice);

/* One text is save, replay, bug report and test (match_file.c). The caller frees. */
char *match_save(const struct match *m);
/* What of that text is new since the last call of this: up to byte *from it is as it was, and what
 * is returned follows. The first time, and after it became practice: all of it, from 0. A
 * copy of the match begins anew. */
char *match_save_new(const struct match *m, size_t *from);
/* What a saved match says of its game's data: the values that it is played by. Before they were
 * kept it named the file by the digest of its text. */
struct match_data {
    const char *values; /* as the game's data_write has them; NULL: named */
    uint64_t digest;
    int line; /* set where a value is wrong: its line, from 1 */
};
/* What load needs to know of the world: which games there are, and their data. The registry's
 * answers are borrowed. */
struct match_world {
    void *context;
    const struct game *(*find)(void *context, const char *id);
    /* Sets `r->data` of a game that has data, for the options of `r`; false with a sentence. */
    bool (*data)(void *context, struct rules *r, struct match_data *said, char *error, int room);
};
/* NULL and a sentence ("line 12: …") for anything that is not a whole and legal match. */
struct match *match_load(const char *text, const struct match_world *world, bool events,
                         char error[MATCH_ERROR]);

#endif
