/* plans.h - agreed tables of a game: those of its data (presets), and those that people have kept
 * under a name. A plan is a name and a value for each of the game's options.
 *
 * The store keeps people's own ones as one text a game ("tables-power-up"), in the order in which
 * they were kept. */
#ifndef CARRE_PLANS_H
#define CARRE_PLANS_H

#include "seating.h"

enum { PLANS = 32, PLAN_NAME = 80, PLAN_TEXT = 240, OWN_PLANS = 16 };

struct plan {
    /* in the language in force; an own one's text is "" */
    char name[PLAN_NAME], text[PLAN_TEXT];
    bool own;
    int32_t option[OPTIONS];
};
struct plans {
    int n;
    struct plan plan[PLANS];
};

struct app;

/* One more, for the caller to fill; NULL if there is no room. Borrowed from `p`. */
struct plan *plans_add(struct plans *p, const char *name, const char *text);
/* Presets first, then own ones. A game without presets has one, its usual rules. */
void plans_read(struct app *app, const char *game, struct plans *out);
/* The plan that these options are of or nearest to, and how many of them differ from it. */
int plans_nearest(const struct plans *p, const struct game *g, const int32_t *option, int *changed);
/* Keeps the seating's options under a name; an own one of that name is replaced. False if there is
 * no room or no store. */
bool plans_keep(struct app *app, const struct seating *s, const char *name);
void plans_remove(struct app *app, const char *game, const char *name);

#endif
