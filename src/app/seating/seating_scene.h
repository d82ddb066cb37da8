/* The pages on which people sit down, and what they share. For src/app/seating and what opens them.
 */
#ifndef CARRE_SEATING_SCENE_H
#define CARRE_SEATING_SCENE_H

#include "emblems.h"
#include "frame.h"
#include "profile.h"
#include "seating.h"

/* The table of a game as it was last, else the usual one: who sits where, how secrets are kept, and
 * by which rules. Then the table itself. */
void seating_open(struct app *app, const char *game);
/* Which game lies behind a door of the title: behind Power Up's there are two, with powers and
 * without, and the one that was played last comes first. */
const char *seating_door_game(struct app *app, const char *door);
/* The other game behind the same door; NULL: there is none. */
const char *seating_sister(const char *game);
/* Is it the one of the two that is not on the door? */
bool seating_is_plain(const char *game);
/* What it begins with: the last table of the game; where there is none (or it can't be read), the
 * usual one by the first preset, with the person who played last. */
void seating_last(struct app *app, const struct game *g, struct seating *out);
/* The same for several people: where fewer than two sat there last, guests take the first seats. */
void seating_open_for_friends(struct app *app, const char *game);
/* seating_open with a seating of the caller’s (copied). */
void seating_open_with(struct app *app, const struct seating *s);

/* Who sits on one seat: people, bots, nobody. Writes into `seating`, which has to outlive the page;
 * `at` may be the first free seat. `changed` hears afterwards; with `swap` true the seat wishes to
 * change places with another. */
struct sitter_request {
    struct seating *seating;
    int at;
    void (*changed)(struct app *app, void *user, bool swap);
    void *user;
};
void sitter_open(struct app *app, const struct sitter_request *request);

/* A person of the profile: name, animal, ground. `who` NULL or with id 0: a new one. `answer` hears
 * the person as kept, or NULL if the person was removed; nothing when it was left. */
void person_open(struct app *app, const struct person *who,
                 void (*answer)(struct app *app, void *user, const struct person *who), void *user);

/* All rules of the game, on a page of their own. `changed` as above. */
void seating_rules_open(struct app *app, struct seating *s,
                        void (*changed)(struct app *app, void *user, bool swap), void *user);

/* Which of a game's own cards are dealt, and what they cost (folder_things.cards). */
void seating_powers_open(struct app *app, struct seating *s,
                         void (*changed)(struct app *app, void *user, bool swap), void *user);

/* The tables that are agreed on beforehand (plans.h), on a page of their own. */
void seating_plans_open(struct app *app, struct seating *s,
                        void (*changed)(struct app *app, void *user, bool swap), void *user);

/* ---- people (seating_people.c) ---- */

/* Everybody of the profile, most recent first; without a profile nobody. */
int people_known(struct app *app, struct person out[], int most);
/* Somebody new, with an animal that fewest have. */
struct person people_fresh(struct app *app, const struct seating *s);
/* A person sits down: name, animal and ground as the profile has them. */
void people_sit(struct seating *s, int at, const struct person *who);
/* What the profile has by now of those who sit there; who was removed stays as a guest. */
void people_refresh(struct app *app, struct seating *s);
/* Where that person sits; -1. */
int people_seat(const struct seating *s, int64_t person);
/* "Bot · Shark", "Person", "Guest": the line below a name. */
void people_line(const struct seating *s, int at, char *out, int room);
/* A level's name in the language in force. */
const char *people_level(const char *game, const char *bot);
/* Number i of the levels that people may choose, weakest first; NULL after the last. */
const struct bot *people_level_nth(const char *game, int i);

/* ---- drawing (seating_plate.c) ---- */

/* An animal on its ground, a disc that fills `r`. */
void plate_disc(struct canvas *c, const struct ui *ui, int emblem, int ground, enum mood mood,
                struct rect r);
/* The inside of a plate: disc, name and a line below it, from top to bottom. `ink`: of letters; px:
 * of the name and the line, at most (0: no limit). */
struct plate_look {
    int emblem, ground;
    enum mood mood;
    const char *name, *line;
    uint32_t ink, soft;
    float name_px, line_px;
};
void plate_inside(struct canvas *c, const struct ui *ui, const struct plate_look *look,
                  struct rect r);
/* A free place: a plus and a word. */
void plate_free(struct canvas *c, const struct ui *ui, const char *word, struct rect r,
                uint32_t ink);

/* The buttons at the foot of a page of the set-up: "Defaults" at its begin, "Done" at its end. */
void seating_add_reset(struct scene *s, int action);
struct item *seating_add_done(struct scene *s, const char *name, int action);

/* ---- rules (seating_rows.c): options of the game as rows with a value that goes up and down ----
 */

/* A value of an option in words, of the table or written to `out`; lent. */
const char *option_value(const struct game *g, int option, int32_t value,
                         char out[I18N_NUMBER_BYTES]);
/* Pixels that its row takes in that width. */
float option_row_height(const struct ui *ui, const struct option_spec *o, float width);
/* Adds the row's control, id from `option`; action and arg are the caller's. */
void option_row_add(struct scene *s, const struct seating *t, int option, struct rect row,
                    int action);
void option_row_draw(struct canvas *c, const struct scene *s, const struct seating *t, int option,
                     struct rect row);
/* A change that the control wishes (event->amount, event->arg is the option). The nearest value on
 * that side that goes together with the rest is taken; when there is none, nothing changes, and the
 * sentence that says why is returned (valid until the next call). */
const char *option_change(struct seating *t, int option, int wish, char error[SEATING_ERROR]);
/* Do seats and options go together? Else the sentence. */
bool seating_fits(const struct seating *t, char error[SEATING_ERROR]);
/* After seats have come or gone: numbers that no longer go together are brought to the nearest that
 * do. True if something changed. */
bool seating_mend(struct seating *t);

#endif
