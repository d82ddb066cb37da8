/* What every screen keeps to, whoever's hands and eyes they are: one look at all of them.
 *
 * With an argument: scenes whose name has it. */
#include "unit.h"

#include "frames_play.h"
#include "i18n.h"
#include "look.h"
#include "scenes.h"
#include "showcase.h"
#include "text.h"
#include "utf8.h"

#include <SDL.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    W = 1920,
    H = 1080,
    LONG_MS = 20000,
    MOST = 512,
    COUCH_PX = 26,
    DESK_PX = 18,
    SEATS_MOST = 12,
    LESSON_NEXT_ACTION = 4000,
    TURNS = 600 /* looks at a table at rest */
};

static const char *only;

struct look {
    const char *scene;
    struct bench b;
    int faults;
};

static void fault(struct look *l, const char *what, const struct item *i, const struct item *other)
{
    printf("%s: %s: “%s”%s%s%s\n", l->scene, what, i ? i->name : "", other ? ", “" : "",
           other ? other->name : "", other ? "”" : "");
    l->faults++;
}

/* ---- order ---- */

/* What can be seen of it; on a long page perhaps nothing. */
static struct rect seen_of(const struct item *i)
{
    return rect_empty(i->clip) ? i->bounds : rect_common(i->bounds, i->clip);
}

static bool above(struct rect a, struct rect b) { return rect_bottom(a) <= b.y + 2; }
static bool left_of(struct rect a, struct rect b) { return rect_right(a) <= b.x + 2; }

/* A table is read as it is played: who sits there, clockwise; what lies in the middle; the own
 * cards; and what may be done. There the order of places holds for the controls. */
static bool is_table(struct app *app)
{
    static const char *const tables[] = {"table", "laid", "replay", "lesson"};
    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++)
        if (strcmp(app_top(app)->type->name, tables[i]) == 0)
            return true;
    return false;
}

static bool is_one_of(const struct item *i, const char *name, int n)
{
    for (int k = -1; k < n; k++)
        if (i->id == item_id(name, k))
            return true;
    return false;
}

static bool counts(const struct item *i, bool table)
{
    static const char *const round[] = {
        "place", "plate", "aim", "order-for",
        "hint",  "ground"}; /* seats go round, and so does the wheel of what is said to a partner;
                               the ground stands below its picture, but belongs behind the animal */
    if (!item_can_focus(i) || is_one_of(i, "back", 1) ||
        is_one_of(i, "close",
                  1) /* the way back is the first of its page, that out of a panel its last */
        || i->action == LESSON_NEXT_ACTION /* a lesson lies over its table, behind all of it */)
        return false;
    for (size_t k = 0; k < sizeof round / sizeof *round; k++)
        if (is_one_of(i, round[k], SEATS_MOST))
            return false;
    return !table || i->role == ITEM_BUTTON || i->role == ITEM_TOGGLE || i->role == ITEM_CHOICE ||
           i->role == ITEM_SLIDER;
}

/* Reading goes along rows, or down a column and on to the one at its right: whatever comes next is
 * never above unless it is further right, and never left in the same row. */
static void reading_order(struct look *l, const struct items *it)
{
    const struct item *before = NULL;
    const bool table = is_table(l->b.app);
    for (int k = 0; k < items_count(it); k++) {
        const struct item *i = items_at(it, k);
        const struct rect now = seen_of(i), was = before ? seen_of(before) : (struct rect){0};
        if (!counts(i, table) || rect_empty(now))
            continue;
        if (before) {
            const bool back = above(now, was) && !left_of(was, now);
            const bool left = left_of(now, was) && !above(was, now) && !above(now, was);
            if (back || left)
                fault(l,
                      back ? "is read behind what is below it"
                           : "is read behind what is right of it",
                      i, before);
        }
        before = i;
    }
}

/* By arrows alone, from anywhere to anything. */
static void reachable(struct look *l, const struct items *it)
{
    static const int dx[] = {-1, 1, 0, 0}, dy[] = {0, 0, -1, 1};
    const struct item *all[MOST];
    int n = 0;
    for (int k = 0; k < items_count(it) && n < MOST; k++)
        if (item_can_focus(items_at(it, k)))
            all[n++] = items_at(it, k);
    for (int from = 0; from < n; from++) {
        const struct item *queue[MOST];
        int m = 0;
        queue[m++] = all[from];
        for (int at = 0; at < m; at++)
            for (int w = 0; w < 4; w++) {
                const struct item *next = items_beside(it, queue[at], dx[w], dy[w]);
                bool seen = !next;
                for (int k = 0; k < m && !seen; k++)
                    seen = queue[k] == next;
                if (!seen)
                    queue[m++] = next;
            }
        for (int k = 0; k < n && m < n; k++) {
            bool seen = false;
            for (int q = 0; q < m && !seen; q++)
                seen = queue[q] == all[k];
            if (!seen) {
                fault(l, "no arrows lead there", all[k], all[from]);
                return;
            }
        }
    }
}

/* ---- keys ---- */

static void own_keys(struct look *l, const struct items *it)
{
    for (int a = 0; a < items_count(it); a++)
        for (int b = a + 1; b < items_count(it); b++) {
            const struct item *i = items_at(it, a), *j = items_at(it, b);
            if (i->why_not || j->why_not || is_one_of(i, "close", 1) ||
                is_one_of(j, "close", 1)) /* a page is closed by the key that opened it */
                continue;
            if (i->key && i->key == j->key)
                fault(l, "two have one key", i, j);
            if (i->pad && i->pad == j->pad)
                fault(l, "two have one button of the pad", i, j);
        }
}

/* ---- what is disabled ---- */

static void key(struct app *app, enum key k)
{
    app_input(app, &(struct input){.kind = INPUT_KEY, .key = k});
    app_frame(app);
}

static bool bubble(struct bench *b)
{
    app_exposed(b->app);
    app_frame(b->app);
    return strstr(canvas_text_dump(b->canvas), "tag bubble") != NULL;
}

static void says_why(struct look *l)
{
    struct app *app = l->b.app;
    uint32_t ids[4];
    int n = 0;
    const struct items *it = app_top(app)->items;
    for (int k = 0; k < items_count(it); k++) {
        const struct item *i = items_at(it, k);
        if (i->why_not && (strlen(i->why_not) < 8 || !strchr(i->why_not, ' ')))
            fault(l, "says no reason", i, NULL);
        if (i->why_not && item_can_focus(i) && n < 4)
            ids[n++] = i->id;
    }
    for (int k = 0; k < n; k++) {
        key(app, KEY_TAB);
        items_focus_on(app_top(app)->items, ids[k]);
        const struct item *i = items_get(app_top(app)->items, ids[k]);
        if (i && i->why_not && !bubble(&l->b))
            fault(l, "is disabled, has the focus and says nothing", i, NULL);
    }
}

/* ---- dialogs ---- */

static void focus_survives(struct look *l)
{
    struct app *app = l->b.app;
    struct scene *s = app_top(app);
    if (strcmp(s->type->name, "dialog") == 0 ||
        app_ui(app)->couch) /* between several people whatever covers the table puts the hand down,
                               and the ring goes with it */
        return;
    key(app, KEY_TAB);
    if (app_top(app) != s || !items_focus(s->items))
        return;
    const uint32_t was = items_focus(s->items)->id;
    dialog_open(app, &(struct dialog_request){
                         .heading = "Question", .text = "Text.", .button = {"Yes", "No"}});
    app_frame(app);
    key(app, KEY_TAB);
    key(app, KEY_ESCAPE);
    const struct item *now = app_top(app) == s ? items_focus(s->items) : NULL;
    if (!now || now->id != was || !now->focused)
        fault(l, "lost the focus under a dialog", now, items_get(s->items, was));
}

/* ---- letters ---- */

/* What is printed on keys and buttons is for anybody who has them in hand, and sits near. */
static bool is_cap(const char *text, size_t n)
{
    for (int k = KEY_SPACE; k <= KEY_F12; k++) {
        const char *cap = ui_key_label((enum key)k);
        if (*cap && strlen(cap) == n && strncmp(cap, text, n) == 0)
            return true;
    }
    return false;
}

/* Of what stands up to the quotation mark. */
static int columns(const char *quoted)
{
    char line[400];
    snprintf(line, sizeof line, "%.*s", (int)strcspn(quoted, "\""), quoted);
    return (int)utf8_width(line);
}

static void letters(struct look *l)
{
    if (strncmp(l->scene, "replay-", 7) == 0 || strncmp(l->scene, "review-", 7) == 0 ||
        strncmp(l->scene, "rules-", 6) ==
            0) /* a table that is looked back at, or an example, is a picture on a page */
        return;
    const bool couch = app_ui(l->b.app)->couch;
    app_exposed(l->b.app);
    app_frame(l->b.app);
    for (const char *s = canvas_text_dump(l->b.canvas); (s = strstr(s, "\ntext ")) != NULL; s++) {
        const char *px = strstr(s, "px "), *quote = strchr(s, '"');
        if (px && quote && columns(quote + 1) > TEXT_COLUMNS) {
            printf("%s: is too long for an eye: %.*s\n", l->scene, (int)strcspn(s + 1, "\n"),
                   s + 1);
            l->faults++;
        }
        if (px && quote && atoi(px + 3) < (couch ? COUCH_PX : DESK_PX) &&
            !is_cap(quote + 1, strcspn(quote + 1, "\""))) {
            printf("%s: is too small for a %s: %.*s\n", l->scene, couch ? "couch" : "desk",
                   (int)strcspn(s + 1, "\n"), s + 1);
            l->faults++;
        }
    }
}

static void test_every_screen(void **state)
{
    (void)state;
    int faults = 0;
    for (const struct showcase *s = showcase_all(); s->name; s++) {
        if (only && !strstr(s->name, only))
            continue;
        struct look l = {.scene = s->name, .b = bench_open(W, H, "en", 100)};
        app_set(l.b.app, SETTING_PACE, PACE_INSTANT);
        showcase_open(s, l.b.app);
        app_settle(l.b.app, LONG_MS);
        const struct items *it = app_top(l.b.app)->items;
        reading_order(&l, it);
        reachable(&l, it);
        own_keys(&l, it);
        letters(&l);
        says_why(&l);
        focus_survives(&l);
        faults += l.faults;
        bench_close(&l.b);
    }
    assert_int_equal(faults, 0);
}

/* ---- places ---- */

struct place {
    uint32_t id;
    char name[60];
    struct rect at;
    bool told;
};

/* The buttons of a table are where they were on every turn before. */
static int moved(struct place *known, int *n, const char *game, const struct items *it)
{
    int faults = 0;
    for (int k = 0; k < items_count(it); k++) {
        const struct item *i = items_at(it, k);
        if (i->role != ITEM_BUTTON || !i->key)
            continue;
        int p = 0;
        while (p < *n && known[p].id != i->id)
            p++;
        if (p == *n) {
            assert_true(*n < MOST);
            known[(*n)++] = (struct place){.id = i->id, .at = i->bounds};
            snprintf(known[p].name, sizeof known[p].name, "%s", i->name);
        } else if (!known[p].told &&
                   hypotf(i->bounds.x - known[p].at.x, i->bounds.y - known[p].at.y) > 1.5F) {
            printf("%s: “%s” has moved from %.0f %.0f to %.0f %.0f (“%s”)\n", game, known[p].name,
                   (double)known[p].at.x, (double)known[p].at.y, (double)i->bounds.x,
                   (double)i->bounds.y, i->name);
            known[p].told = true;
            faults++;
        }
    }
    return faults;
}

static void test_buttons_stay_where_they_are(void **state)
{
    (void)state;
    int faults = 0;
    for (const struct play *play = plays; play->name; play++) {
        if (!play->game || (only && strcmp(play->name, only) != 0))
            continue;
        static struct place known[MOST];
        struct bench b = bench_open(W, H, "en", 100);
        struct player_hands hands;
        int n = 0, turns = 0;
        app_set(b.app, SETTING_PACE, PACE_INSTANT);
        play_begin(&hands, b.app, play);
        for (int frame = 0; frame < 4000 && turns < TURNS; frame++) {
            const int wait = app_frame(b.app);
            const bool table = app_top(b.app) && strcmp(app_top(b.app)->type->name, "table") == 0;
            if (wait != 0 && table) {
                faults += moved(known, &n, play->name, app_top(b.app)->items);
                turns++;
            }
            if (wait > 0 && wait <= 25)
                SDL_Delay(1); /* a bot thinks, in real time */
            app_clock(b.app, app_now(b.app) + 50);
            play_hands(&hands, wait == 0);
        }
        assert_true(n >= 3 && turns == TURNS);
        bench_close(&b);
    }
    assert_int_equal(faults, 0);
}

int main(int argc, char **argv)
{
    i18n_start();
    only = argc > 1 ? argv[1] : NULL;
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_every_screen),
                                       cmocka_unit_test(test_buttons_stay_where_they_are)};
    return cmocka_run_group_tests_name("comfort", tests, NULL, NULL);
}
