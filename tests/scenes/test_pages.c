/* Pages are made of one set of parts: looked at over all named scenes.
 *
 *     test-pages           all
 *     test-pages seating   the scenes whose name has that word */
#include "unit.h"

#include "canvas_sdl.h"
#include "i18n.h"
#include "look.h"
#include "settings.h"
#include "showcase.h"
#include "skins.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { REST_MS = 20000, MOST = 300 };

static const char *only;

static struct bench open_scene(const struct showcase *s, int w, int h, const char *lang, int text)
{
    struct bench b = bench_open(w, h, lang, text);
    app_set(b.app, SETTING_PACE, PACE_INSTANT); /* only rest is looked at */
    showcase_open(s, b.app);
    app_settle(b.app, REST_MS);
    return b;
}

static bool is_due(const struct showcase *s, int n)
{
    return (!only || strstr(s->name, only)) && look_due(n);
}

static bool same(struct rect a, struct rect b)
{
    const float slack = 1;
    return fabsf(a.x - b.x) <= slack && fabsf(a.y - b.y) <= slack && fabsf(a.w - b.w) <= slack &&
           fabsf(a.h - b.h) <= slack;
}

/* ---- caps ---- */

struct place {
    uint32_t id;
    struct rect at;
};

static int note(const struct items *it, struct place *to)
{
    const int n = items_count(it);
    assert_true(n <= MOST);
    for (int i = 0; i < n; i++)
        to[i] = (struct place){.id = items_at(it, i)->id, .at = items_at(it, i)->bounds};
    return n;
}

/* The first key brings caps, and nothing that can be pressed goes elsewhere for it. */
static void test_caps_move_nothing(void **state)
{
    (void)state;
    int moved = 0;
    for (const struct showcase *s = showcase_all(); s->name; s++) {
        if (!is_due(s, (int)(s - showcase_all())))
            continue;
        static struct place before[MOST];
        struct bench b = open_scene(s, 1280, 720, "en", 100);
        app_input(b.app, &(struct input){.kind = INPUT_MOVE, .at = {1, 1}});
        app_settle(b.app, REST_MS);
        const int n = note(app_top(b.app)->items, before);
        app_set(b.app, SETTING_ALWAYS_KEYS, 1);
        app_settle(b.app, REST_MS);
        for (int i = 0; i < n; i++) {
            const struct item *now = items_get(app_top(b.app)->items, before[i].id);
            if (now && !same(now->bounds, before[i].at)) {
                printf("%s: “%s” moves with the caps, from %.0f %.0f to %.0f %.0f\n", s->name,
                       now->name, (double)before[i].at.x, (double)before[i].at.y,
                       (double)now->bounds.x, (double)now->bounds.y);
                moved++;
            }
        }
        bench_close(&b);
    }
    assert_int_equal(moved, 0);
}

/* ---- parts ---- */

/* Screens that are no page: tables, what is told in front of them, and the hall with its doors. */
static bool is_page(const struct scene *s)
{
    static const char *const other[] = {"table",  "lesson",        "title", "story", "curtain",
                                        "replay", "turning-point", "laid",  "result"};
    if (!s->type->covers)
        return false;
    for (size_t i = 0; i < sizeof other / sizeof *other; i++)
        if (strcmp(s->type->name, other[i]) == 0)
            return false;
    return true;
}

/* What the sheet of parts says, in design units of a page of 1920×1080. */
enum { EDGE = 96, BACK_TOP = 56, BACK_WIDE = 216, BACK_HIGH = 80 };
enum { BAR_TOP = 936, BAR_HIGH = 96, BODY_FOOT = 904, COLUMNS = 4, GUTTER = 32 };

struct look_at_page {
    const char *scene;
    struct rect page; /* design units, from the corner of the middle 16:9 */
    const struct ui *ui;
    int faults;
};

static int fault(struct look_at_page *l, const char *what, const struct item *i)
{
    printf("%s %.0fx%.0f: “%s” %s: %.0f %.0f, %.0f×%.0f\n", l->scene, (double)l->ui->w,
           (double)l->ui->h, i->name, what, (double)i->bounds.x, (double)i->bounds.y,
           (double)i->bounds.w, (double)i->bounds.h);
    return ++l->faults;
}

static void check_back(struct look_at_page *l, const struct item *back)
{
    const struct rect p = l->page, wanted = ui_at(l->ui, p.x + p.w - EDGE - BACK_WIDE,
                                                  p.y + BACK_TOP, BACK_WIDE, BACK_HIGH);
    if (!same(back->bounds, wanted))
        fault(l, "is no Back as elsewhere", back);
}

static bool on_column(const struct look_at_page *l, float x, bool right)
{
    const float all = l->page.w - 2 * EDGE, column = (all + GUTTER) / COLUMNS;
    for (int i = 0; i < COLUMNS; i++) {
        const float edge =
            l->page.x + EDGE + column * (float)(i + right) - (right ? GUTTER * all / 1728 : 0);
        if (fabsf(ui_at(l->ui, edge, 0, 0, 0).x - x) <= 2 + ui_px(l->ui, all / 1728 * 6))
            return true;
    }
    return false;
}

/* Or below a panel of the body, in one line with an edge of it. */
static bool below_panel(const struct look_at_page *l, struct rect r, const char *dump)
{
    const float body = ui_at(l->ui, 0, l->page.y, 0, 0).y;
    for (const char *s = dump; (s = strstr(s, "\npanel ")) != NULL; s++) {
        float x, y, w, h;
        if (sscanf(s, "\npanel %f %f %f %f", &x, &y, &w, &h) == 4 && w > r.w && y > body &&
            y + h <= r.y + 1 && (fabsf(x - r.x) <= 2 || fabsf(x + w - rect_right(r)) <= 2))
            return true;
    }
    return false;
}

static void check_bar(struct look_at_page *l, const struct item *i, const char *dump)
{
    const float foot = l->page.y + l->page.h - 1080;
    const struct rect bar = ui_at(l->ui, 0, foot + BAR_TOP, 0, BAR_HIGH), r = i->bounds;
    const bool scrolls =
        strcmp(i->name, _("Scroll up")) == 0 || strcmp(i->name, _("Scroll down")) == 0;
    if (r.y < ui_at(l->ui, 0, foot + BODY_FOOT, 0, 0).y - 1 || scrolls)
        return;
    const bool columns = on_column(l, r.x, false) && on_column(l, rect_right(r), true);
    if (fabsf(r.y - bar.y) > 1 || fabsf(r.h - bar.h) > 1 || (!columns && !below_panel(l, r, dump)))
        fault(l, "stands at the foot, not in the bar", i);
}

/* Whatever box is drawn for a control has its world's corner. */
static void check_corner(struct look_at_page *l, const struct item *i, const char *dump)
{
    static const char *const corner[] = {"", " cut", " notched", " by hand"};
    const struct page_dress *page = l->ui->theme->page;
    const float least = fminf(i->bounds.w, i->bounds.h),
                radius = fminf(ui_px(l->ui, page->button), least / 2);
    if (i->radius > 0.45F * least)
        return; /* a disc */
    for (const char *s = dump; (s = strstr(s, "\npanel ")) != NULL; s++) {
        float x, y, w, h, has = 0;
        int read = 0;
        if (sscanf(s, "\npanel %f %f %f %f%n", &x, &y, &w, &h, &read) != 4 ||
            !same(i->bounds, rect_make(x, y, w, h)))
            continue;
        const char *rest = s + read;
        if (sscanf(rest, " radius %f%n", &has, &read) == 1)
            rest += read;
        const size_t n = strlen(corner[page->corner]);
        if (fabsf(has - radius) > 1 || strncmp(rest, corner[page->corner], n) != 0)
            fault(l, "has another corner than its world", i);
        return;
    }
}

/* Less and more are squares with a box of their own, and so is an option of a deck that happens to
 * be one (its box is 6 within). */
static void check_step(struct look_at_page *l, const struct item *i, const char *dump)
{
    const struct rect within = rect_inset(i->bounds, ui_px(l->ui, 6));
    for (const char *s = dump; (s = strstr(s, "\npanel ")) != NULL; s++) {
        float x, y, w, h;
        if (sscanf(s, "\npanel %f %f %f %f", &x, &y, &w, &h) == 4 &&
            (same(i->bounds, rect_make(x, y, w, h)) || same(within, rect_make(x, y, w, h))))
            return;
    }
    fault(l, "has no box of its own", i);
}

/* From a line of a dump that begins so: the box in it. */
static bool box_in(const char *line, const char *begin, struct rect *r)
{
    const size_t n = strlen(begin);
    return strncmp(line, begin, n) == 0 &&
           sscanf(line + n, " %f %f %f %f", &r->x, &r->y, &r->w, &r->h) == 4;
}

/* A slider has a track in its middle, as long as it without half its height at each end, and a knob
 * on it that a finger finds. */
static void check_slider(struct look_at_page *l, const struct item *i, const char *dump)
{
    const struct rect b = i->bounds;
    const float bar = fmaxf(4, ui_px(l->ui, 14)), knob = fmaxf(18, ui_px(l->ui, 52)),
                range = (float)(i->max - i->min),
                at = b.x + b.h / 2 + (b.w - b.h) * (float)(i->amount - i->min) / range;
    const struct rect track = rect_make(b.x + b.h / 2, b.y + (b.h - bar) / 2, b.w - b.h, bar),
                      thumb = rect_around((struct point){at, b.y + b.h / 2}, knob, knob);
    bool has_track = false, has_knob = false;
    for (const char *line = strchr(dump, '\n'); line; line = strchr(line + 1, '\n')) {
        struct rect r;
        if (!box_in(line + 1, "panel", &r))
            continue;
        has_track |= same(r, track);
        has_knob |= same(r, thumb) || same(r, rect_scaled(thumb, 1.06F));
    }
    if (!has_track || !has_knob)
        fault(l, has_track ? "has no knob where it stands" : "has no track as elsewhere", i);
    if (b.h < ui_px(l->ui, 64) - 1)
        fault(l, "is lower than a finger wants", i);
}

/* Pages that have nothing to show: words in a broad body below a picture in its middle. */
static bool is_empty_page(const char *scene)
{
    static const char *const empty[] = {"matches-none", "saved-games-none", "statistics-none",
                                        "review-nothing"};
    for (size_t i = 0; i < sizeof empty / sizeof *empty; i++)
        if (strcmp(scene, empty[i]) == 0)
            return true;
    return false;
}

static bool holds(struct rect body, const char *dump, const char *what, bool in_the_middle)
{
    for (const char *line = strchr(dump, '\n'); line; line = strchr(line + 1, '\n')) {
        struct rect r;
        if (box_in(line + 1, what, &r) && r.x >= body.x && rect_right(r) <= rect_right(body) &&
            r.y >= body.y && rect_bottom(r) <= rect_bottom(body) &&
            (!in_the_middle || fabsf(rect_centre(r).x - rect_centre(body).x) < 3))
            return true;
    }
    return false;
}

static void check_empty(struct look_at_page *l, const char *dump)
{
    for (const char *line = strchr(dump, '\n'); line; line = strchr(line + 1, '\n')) {
        struct rect r;
        if (box_in(line + 1, "panel", &r) && r.w >= ui_px(l->ui, 900) && r.h >= ui_px(l->ui, 280) &&
            holds(r, dump, "picture", true) && holds(r, dump, "text", true))
            return;
    }
    printf("%s %.0fx%.0f: nothing is said as elsewhere\n", l->scene, (double)l->ui->w,
           (double)l->ui->h);
    l->faults++;
}

/* ---- what scrolls ---- */

static bool crosses(struct rect r, struct rect window, float slack)
{
    const float foot = rect_bottom(window);
    return r.h <= window.h && rect_meets(r, window) &&
           ((r.y < window.y - slack && rect_bottom(r) > window.y + slack) ||
            (r.y < foot - slack && rect_bottom(r) > foot + slack));
}

/* Of what is drawn in a window through which a long page is seen nothing is cut, neither at its
 * head nor at its foot, but for what is higher than the window. (Words fold between lines by
 * themselves, and a drop below a box may be missing.) */
static void check_drawn(struct look_at_page *l, struct rect window, const char *dump)
{
    const float slack = fmaxf(3, ui_px(l->ui, 7));
    bool in_it = false;
    for (const char *line = dump; line; line = strchr(line, '\n')) {
        struct rect r;
        line += *line == '\n';
        if (box_in(line, "clip", &r))
            in_it = fabsf(r.y - window.y) < 14 && fabsf(rect_bottom(r) - rect_bottom(window)) < 14;
        else if (strncmp(line, "unclip", 6) == 0)
            in_it = false;
        else if (in_it && (box_in(line, "panel", &r) || box_in(line, "picture", &r)) &&
                 crosses(r, window, slack)) {
            printf("%s %.0fx%.0f: cut at %.0f or %.0f: %.*s\n", l->scene, (double)l->ui->w,
                   (double)l->ui->h, (double)window.y, (double)rect_bottom(window),
                   (int)strcspn(line, "\n"), line);
            l->faults++;
            return;
        }
    }
}

static void check_fold(struct look_at_page *l, struct app *app)
{
    const struct items *it = app_top(app)->items;
    const struct item *last = NULL;
    app_exposed(app);
    app_frame(app);
    const char *dump = canvas_text_dump(app_canvas(app));
    for (int n = 0; n < items_count(it); n++) {
        const struct item *i = items_at(it, n);
        if (rect_empty(i->clip))
            continue;
        if (i->role != ITEM_TEXT && crosses(i->bounds, i->clip, fmaxf(3, ui_px(l->ui, 7))))
            fault(l, "is cut at the fold", i);
        if (!last || !same(i->clip, last->clip))
            check_drawn(l, i->clip, dump);
        last = i;
    }
}

/* A finger pulls the page by less than a row and lets it go. */
static bool pull(struct app *app)
{
    const struct items *it = app_top(app)->items;
    const struct item *down = items_named(it, _("Scroll down"));
    if (!down || down->why_not)
        return false;
    const struct point from = {down->bounds.x - down->bounds.w, down->bounds.y - 20};
    const struct input press = {.kind = INPUT_DOWN, .touch = true, .at = from};
    app_input(app, &press);
    for (int i = 1; i <= 10; i++)
        app_input(app, &(struct input){.kind = INPUT_MOVE,
                                       .touch = true,
                                       .at = {from.x, from.y - 3.7F * (float)i}});
    app_input(app, &(struct input){.kind = INPUT_UP, .touch = true, .at = {from.x, from.y - 37}});
    app_settle(app, REST_MS);
    return true;
}

/* As it opens, further down, at its end and somewhat above that. */
static int look_at_folds(const char *name, struct app *app)
{
    enum { TURNS_MOST = 12 };
    const struct scene *s = app_top(app);
    struct look_at_page l = {.scene = name, .ui = app_ui(app)};
    if (!is_page(s) && strcmp(s->type->name, "result") != 0)
        return 0;
    check_fold(&l, app);
    if (pull(app))
        check_fold(&l, app);
    for (int i = 0; i < TURNS_MOST && !l.faults; i++) {
        const struct item *down = items_named(s->items, _("Scroll down"));
        if (!down || down->why_not)
            break;
        app_activate(app, _("Scroll down"));
        check_fold(&l, app);
    }
    app_input(app, &(struct input){.kind = INPUT_WHEEL, .wheel = 1, .at = {-1, -1}});
    check_fold(&l, app);
    return l.faults;
}

static bool is_step(const struct item *i)
{
    return i->role == ITEM_OPTION && fabsf(i->bounds.w - i->bounds.h) < 1;
}

static bool in_sight(const struct item *i)
{
    return rect_empty(i->clip) || rect_meets(i->bounds, i->clip);
}

static int look_at_parts(const char *name, struct app *app)
{
    struct scene *s = app_top(app);
    struct look_at_page l = {.scene = name, .ui = app_ui(app)};
    if (!is_page(s))
        return 0;
    const float w = fminf(fmaxf(l.ui->w / l.ui->scale, 1920), 2280),
                h = fminf(fmaxf(l.ui->h / l.ui->scale, 1080), 1440);
    l.page = rect_make((1920 - w) / 2, (1080 - h) / 2, w, h);
    app_exposed(app);
    app_frame(app);
    const char *dump = canvas_text_dump(app_canvas(app));
    for (int n = 0; n < items_count(s->items); n++) {
        const struct item *i = items_at(s->items, n);
        if (i->id == item_id("back", 0) && i->key == KEY_ESCAPE)
            check_back(&l, i);
        if (i->role == ITEM_BUTTON && rect_empty(i->clip))
            check_bar(&l, i, dump);
        if ((i->role == ITEM_BUTTON || i->role == ITEM_TAB || is_step(i)) && l.ui->theme->page)
            check_corner(&l, i, dump);
        if (is_step(i) && in_sight(i))
            check_step(&l, i, dump);
        if (i->role == ITEM_SLIDER && in_sight(i))
            check_slider(&l, i, dump);
    }
    if (is_empty_page(name))
        check_empty(&l, dump);
    return l.faults;
}

/* ---- wings ---- */

/* Beside the widest page stands something of its world, at both sides, and no control but what
 * scrolls. */
static int look_at_wings(const char *name, struct app *app)
{
    const struct scene *s = app_top(app);
    struct look_at_page l = {.scene = name, .ui = app_ui(app)};
    const float wing = ui_wing(l.ui);
    int stand = 0;
    if ((!is_page(s) && strcmp(s->type->name, "title") != 0) || wing < ui_px(l.ui, 200))
        return 0;
    app_exposed(app);
    app_frame(app);
    for (const char *at = canvas_text_dump(app_canvas(app)); (at = strstr(at, "/wing")); at++)
        stand++;
    if (stand != 2) {
        printf("%s %.0fx%.0f: %d wings\n", name, (double)l.ui->w, (double)l.ui->h, stand);
        l.faults++;
    }
    for (int n = 0; n < items_count(s->items); n++) {
        const struct item *i = items_at(s->items, n);
        if (!i->skip && i->role != ITEM_TEXT &&
            (i->bounds.x < wing - 2 || rect_right(i->bounds) > l.ui->w - wing + 2))
            fault(&l, "stands in a wing", i);
    }
    return l.faults;
}

/* How many texts of a picture lie in a place. */
static int texts_in(const char *dump, struct rect place)
{
    int n = 0;
    for (const char *line = strchr(dump, '\n'); line; line = strchr(line + 1, '\n')) {
        struct rect r;
        n += box_in(line + 1, "text", &r) && r.x >= place.x && rect_right(r) <= rect_right(place) &&
             r.y >= place.y && rect_bottom(r) <= rect_bottom(place);
    }
    return n;
}

/* Where hold'em has a wide screen, the corner that is bare elsewhere tells the hand. */
static void test_a_wide_table_tells_the_hand(void **state)
{
    const struct showcase *s = showcase_all();
    (void)state;
    while (s->name && strcmp(s->name, "holdem-ten") != 0)
        s++;
    assert_non_null(s->name);
    struct bench b = open_scene(s, 2560, 1080, "fr", 100);
    app_exposed(b.app);
    app_frame(b.app);
    assert_true(texts_in(canvas_text_dump(app_canvas(b.app)), rect_make(0, 740, 590, 290)) > 4);
    bench_close(&b);
}

/* Back, the bar at the foot and all corners, on every page: whatever the world, the screen and the
 * letters. */
static void test_parts_are_one_set(void **state)
{
    static const struct {
        int w, h, text;
        const char *lang;
    } seen[] = {{1920, 1080, 100, "en"},
                {1024, 600, 150, "fr"},
                {1024, 768, 100, "ja"},
                {2560, 1080, 200, "en"},
                {2560, 1080, 100, "fr"}};
    (void)state;
    int faults = 0, cut = 0, pages = 0;
    for (size_t v = 0; v < sizeof seen / sizeof *seen; v++)
        for (const struct showcase *s = showcase_all(); s->name; s++) {
            if (!is_due(s, (int)(s - showcase_all())))
                continue;
            struct bench b = open_scene(s, seen[v].w, seen[v].h, seen[v].lang, seen[v].text);
            pages += is_page(app_top(b.app));
            faults += look_at_parts(s->name, b.app);
            faults += look_at_wings(s->name, b.app);
            cut += look_at_folds(s->name, b.app);
            bench_close(&b);
        }
    printf("%d pages, %d faults, %d folds that cut\n", pages, faults, cut);
    assert_int_equal(faults, 0);
    assert_int_equal(cut, 0);
    assert_true(only || pages > 250);
}

/* ---- grounds ---- */

enum { WORLDS = 5, SEEN_W = 480, SEEN_H = 270, ROUNDS = 100, NEAR = 2, LEAST_PART = 10 };

static const char *const worlds[WORLDS] = {"", "ace", "power-up", "spec", "upcolor"};

/* Which world a scene is of, by its name; -1: the list has to learn it. The first that fits. */
static int world_of(const char *name)
{
    static const struct {
        const char *has;
        int world;
    } list[] = {{"spec", 3},           {"effects", 3},         {"hands-won", 3},
                {"-ace", 1},           {"enemies", 1},         {"deal-code", 1},
                {"achievements", 1},   {"statistics-none", 3}, {"upcolor", 4},
                {"rounds", 4},         {"holdem", 2},          {"poker", 2},
                {"power", 2},          {"hands", 2},           {"review-friends", 2},
                {"review-nothing", 2}, {"people-unknown", 2},  {"people", 4},
                {"person", 0},         {"seating", 4},         {"frame", 0},
                {"comfort", 0},        {"settings", 0},        {"keys", 0},
                {"matches", 0},        {"saved", 0},           {"name", 0}};
    for (size_t i = 0; i < sizeof list / sizeof *list; i++)
        if (strstr(name, list[i].has))
            return list[i].world;
    return -1;
}

/* The world's place with nothing in front. */
static void learn(struct bench *b, const struct theme *theme, uint32_t *place)
{
    struct ui ui = *app_ui(b->app);
    ui.theme = theme;
    for (int i = 0; i < ROUNDS; i++) {
        canvas_lost(b->canvas);
        canvas_begin(b->canvas);
        ui_ground(b->canvas, &ui);
        canvas_end(b->canvas);
        if (!canvas_owes(b->canvas))
            break;
    }
    for (int i = 0; i < SEEN_W * SEEN_H; i++)
        place[i] = canvas_pixel(b->canvas, i % SEEN_W, i / SEEN_W);
}

static bool is_close(uint32_t a, uint32_t b)
{
    for (int at = 8; at < 32; at += 8)
        if (abs((int)(a >> at & 255U) - (int)(b >> at & 255U)) > NEAR)
            return false;
    return true;
}

/* Per cent of the picture in which a place shows. */
static int part_of(struct canvas *c, const uint32_t *place)
{
    int same_there = 0;
    for (int i = 0; i < SEEN_W * SEEN_H; i++)
        same_there += is_close(canvas_pixel(c, i % SEEN_W, i / SEEN_W), place[i]);
    return same_there * 100 / (SEEN_W * SEEN_H);
}

static void draw_whole(struct bench *b)
{
    for (int i = 0; i < ROUNDS; i++) {
        app_exposed(b->app);
        app_frame(b->app);
        if (!canvas_owes(b->canvas))
            return;
    }
}

/* In front of its place lies something else: the doors of the title, a question. There the place is
 * told by its floor or its wall, which nobody else has. */
static bool is_veiled(const char *scene)
{
    return strcmp(scene, "comfort") == 0 || strcmp(scene, "keys-asked") == 0;
}

static int look_behind(const struct showcase *s)
{
    static const char *const places[WORLDS] = {"frame/hall-floor", "ace/planks\n",
                                               "power-up/ground\n", "spec/room\n",
                                               "upcolor/ground/room\n"};
    struct bench b = open_scene(s, 1024, 600, "en", 100);
    int faults = 0;
    app_exposed(b.app);
    app_frame(b.app);
    const char *dump = canvas_text_dump(app_canvas(b.app));
    for (int w = 0; w < WORLDS; w++)
        if ((strstr(dump, places[w]) != NULL) != (w == world_of(s->name))) {
            printf("%s: its place is %s%s", s->name, w == world_of(s->name) ? "not " : "",
                   places[w]);
            faults++;
        }
    bench_close(&b);
    return faults;
}

/* Behind every page shows its world's place, pixel by pixel, and more of it than of any other.
 */
static void test_pages_stay_in_their_world(void **state)
{
    static uint32_t place[WORLDS][SEEN_W * SEEN_H];
    (void)state;
    int faults = 0;
    struct bench b = bench_drawn(SEEN_W, SEEN_H, settings_new());
    app_frame(b.app);
    for (int w = 0; w < WORLDS; w++)
        learn(&b, w ? skins_find(worlds[w])->page[0] : &theme_frame, place[w]);
    for (const struct showcase *s = showcase_all(); s->name; s++) {
        if (!is_due(s, (int)(s - showcase_all())))
            continue;
        bench_anew(&b, settings_new());
        app_set(b.app, SETTING_PACE, PACE_INSTANT);
        showcase_open(s, b.app);
        app_settle(b.app, REST_MS);
        if (!is_page(app_top(b.app)))
            continue;
        if (is_veiled(s->name)) {
            faults += look_behind(s);
            continue;
        }
        draw_whole(&b);
        const int own = world_of(s->name);
        int seen[WORLDS], most = 0;
        for (int w = 0; w < WORLDS; w++) {
            seen[w] = part_of(b.canvas, place[w]);
            most = seen[w] > seen[most] ? w : most;
        }
        const int part = own < 0 ? 0 : seen[own];
        if (own < 0 || most != own || part < LEAST_PART) {
            printf("%s: %d %% of its own world (%s), %d %% of %s\n", s->name, part,
                   own < 0 ? "unknown" : worlds[own], seen[most], worlds[most]);
            faults++;
        }
    }
    bench_close(&b);
    assert_int_equal(faults, 0);
}

int main(int argc, char **argv)
{
    i18n_start();
    only = argc > 1 ? argv[1] : NULL;
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_caps_move_nothing),
                                       cmocka_unit_test(test_a_wide_table_tells_the_hand),
                                       cmocka_unit_test(test_parts_are_one_set),
                                       cmocka_unit_test(test_pages_stay_in_their_world)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
