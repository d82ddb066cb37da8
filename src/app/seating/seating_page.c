/* The seating page laid out and drawn: the round of places at the left, privacy and rules at the
 * right, Play below. */
#include "seating_page.h"

#include "companions.h"
#include "game_folder.h"
#include "games.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { PRIVACIES = 3, LINE = 120 };

static const char *const privacy_name[PRIVACIES + 1] = {N_("Peek"), N_("Curtain"), N_("Cards up"),
                                                        NULL};
static const char *const privacy_line[PRIVACIES] = {
    N_("All hands stay face down. On your turn, look at yours while the others look away."),
    N_("A curtain covers the whole screen between one person’s turn and the next."),
    N_("All hands are face up: for children and for learning."),
};

/* Two games lie behind Power Up's door. */
static const char *const powers_name[] = {N_("With powers"), N_("Plain hold’em")};

uint32_t page_plate_id(int at) { return item_id("place", at); }

/* ---- places ---- */

/* A long table: plates are narrow, a bot is told by its level alone, and places are changed by the
 * buttons below. */
static bool crowded(const struct page *k) { return k->game->seats_max > 6; }

static int columns(const struct page *k) { return (k->game->seats_max + 1) / 2; }

/* The upper row from the left, then the lower one from the right: clockwise, as everybody plays. */
static struct rect place_of(const struct page *k, int at)
{
    const struct ui *ui = app_ui(k->scene.app);
    const int n = columns(k), row = at < n ? 0 : 1, column = row ? 2 * n - 1 - at : at;
    return rect_column(rect_row(frame_at(ui, 96, 190, 1100, 706), row, 2, ui_px(ui, 74)), column, n,
                       ui_px(ui, crowded(k) ? 28 : 74));
}

static void line_of(const struct page *k, int at, char *out, int room)
{
    const struct seating_seat *x = &k->seating.seat[at];
    const char *level = people_level(k->seating.game, x->bot);
    if (crowded(k) && x->sitter == SITTER_BOT && *level)
        snprintf(out, (size_t)room, "%s", level);
    else
        people_line(&k->seating, at, out, room);
    const struct ui *ui = app_ui(k->scene.app); /* very large letters: the bubble tells it */
    if (crowded(k) &&
        ui_write_width(ui, &(struct ui_words){.size = 18}, out) > place_of(k, at).w - ui_px(ui, 28))
        out[0] = '\0';
}

/* What lies between a place and the next one that is taken: where the two are exchanged. */
static struct rect between(const struct page *k, int at)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct rect a = place_of(k, at), b = place_of(k, at + 1);
    const float side = ui_px(ui, 73); /* a fingertip fits between any two plates */
    const struct point middle = {(rect_centre(a).x + rect_centre(b).x) / 2,
                                 (rect_centre(a).y + rect_centre(b).y) / 2};
    return rect_around(middle, side, side);
}

static void add_places(struct page *k)
{
    struct scene *s = &k->scene;
    const struct ui *ui = app_ui(s->app);
    char name[LINE + NAMEPLATE_BYTES + 40], line[LINE];
    for (int i = 0; i < k->game->seats_max; i++) {
        const bool taken = i < k->seating.nseats;
        people_line(&k->seating, i, line, sizeof line);
        snprintf(name, sizeof name, taken ? _("Seat %d: %s") : _("Seat %d"), i + 1,
                 k->seating.seat[i].name);
        items_add(s->items, (struct item){.id = page_plate_id(i),
                                          .role = ITEM_BUTTON,
                                          .name = name,
                                          .value = taken ? line : _("free"),
                                          .action = PAGE_PLACE,
                                          .arg = i,
                                          .key = (enum key)(i == 9 ? '0' : '1' + i),
                                          .bounds = place_of(k, i),
                                          .radius = ui_px(ui, 30),
                                          .sound = "ui/open",
                                          .chosen = k->swap == i,
                                          .why_not = k->swap >= 0 && !taken
                                                         ? _("There’s no one here to swap with.")
                                                         : NULL});
    }
    for (int i = 0; i + 1 < k->seating.nseats && !crowded(k); i++) {
        snprintf(name, sizeof name, _("Swap %s and %s"), k->seating.seat[i].name,
                 k->seating.seat[i + 1].name);
        items_add(s->items, (struct item){.id = item_id("between", i),
                                          .role = ITEM_BUTTON,
                                          .name = name,
                                          .action = PAGE_BETWEEN,
                                          .arg = i,
                                          .bounds = between(k, i),
                                          .skip = true,
                                          .radius = ui_px(ui, 14),
                                          .sound = ""});
    }
}

/* ---- privacy and rules, one below the other in a window that scrolls ---- */

static float space(const struct ui *ui) { return ui_px(ui, 22); }
/* Tables are agreed on beforehand there: then the chips are enough of the rules. */
static bool agreed(const struct page *k) { return companion_world(k->seating.game); }

static int shown_rules(const struct page *k)
{
    int n = 0;
    const int most = agreed(k) ? 1 : PAGE_RULES;
    while (n < k->game->noptions && n < most)
        n++;
    return n;
}

/* Where the parts are: heading, choice, its line, then the rules, then the buttons for the others
 * and for a first lesson. Returns the bottom. */
struct parts {
    struct rect powers, plan, heading, choice, line, rule[PAGE_RULES], more, lesson;
};

static const char *privacy_words(const struct page *k)
{
    return seating_people(&k->seating) < 2
               ? _("Just one person: nothing to hide.")
               : _(privacy_line[seating_privacy(&k->seating) - PRIVACY_PEEK]);
}

/* The table that the rules are of or nearest to, and how far from it. */
static const char *plan_name(const struct page *k)
{
    int changed;
    return k->plans.n
               ? k->plans.plan[plans_nearest(&k->plans, k->game, k->seating.option, &changed)].name
               : "";
}

static const char *plan_line(const struct page *k, char *out, size_t room)
{
    int changed;
    plans_nearest(&k->plans, k->game, k->seating.option, &changed);
    if (changed)
        snprintf(out, room,
                 i18n_plural("%d rule changed", "%d rules changed", (unsigned long)changed),
                 changed);
    else
        snprintf(out, room, "%s", _("Table"));
    return out;
}

static float lay_parts(const struct page *k, struct parts *p)
{
    const struct ui *ui = app_ui(k->scene.app);
    const float x = k->window.x, w = k->window.w;
    float y = k->window.y - k->scroll.at + ui_px(ui, 6);
    const char *names[PRIVACIES + 1] = {_(privacy_name[0]), _(privacy_name[1]), _(privacy_name[2]),
                                        NULL};
    p->powers =
        rect_make(x, y, w,
                  seating_sister(k->seating.game)
                      ? frame_choice_height(
                            ui, (const char *[]){_(powers_name[0]), _(powers_name[1]), NULL}, w / 2)
                      : 0);
    y += p->powers.h > 0 ? p->powers.h + space(ui) * 0.7F : 0;
    p->plan =
        rect_make(x, y, w,
                  agreed(k) ? fmaxf(ui_px(ui, 104), ui_letters(ui, 30) * 1.4F +
                                                        ui_letters(ui, 26) * 1.4F + ui_px(ui, 16))
                            : 0);
    y += p->plan.h > 0 ? p->plan.h + space(ui) * 1.2F : 0;
    p->heading =
        rect_make(x, y, w,
                  ui_write_height(ui, &(struct ui_words){.face = ui->theme->strong, .size = 32},
                                  _("Hidden hands"), w));
    y += p->heading.h + ui_px(ui, 8);
    p->choice = rect_make(
        x, y, w,
        seating_people(&k->seating) < 2 ? 0 : frame_choice_height(ui, names, w / PRIVACIES));
    y += p->choice.h + (p->choice.h > 0 ? ui_px(ui, 12) : 0);
    p->line = rect_make(
        x, y, w, ui_write_height(ui, &(struct ui_words){.size = 27}, privacy_words(k), w) + 2);
    y += p->line.h + space(ui) * 1.4F;
    for (int i = 0; i < shown_rules(k); i++) {
        p->rule[i] = rect_make(x, y, w, option_row_height(ui, &k->game->options[i], w));
        y += p->rule[i].h + space(ui) * 0.8F;
    }
    p->more = rect_make(
        x, y, w,
        k->game->noptions > PAGE_RULES ? fmaxf(ui_px(ui, 76), ui_letters(ui, 30) * 1.5F) : 0);
    y = rect_bottom(p->more) + (p->more.h > 0 ? space(ui) * 0.8F : 0);
    p->lesson = rect_make(x, y, w, k->lesson ? fmaxf(ui_px(ui, 76), ui_letters(ui, 30) * 1.5F) : 0);
    const float gap = ui_px(ui, 16), half = (w - gap) / 2, key = ui_px(ui, 92);
    const struct ui_words words = {.face = ui->theme->strong, .size = 32};
    if (p->more.h > 0 && p->lesson.h > 0 &&
        fmaxf(ui_write_width(ui, &words, _("More rules")),
              ui_write_width(ui, &words, _("First lesson"))) +
                key <
            half) {
        p->more.w = p->lesson.w = half;
        p->lesson = rect_make(x + half + gap, p->more.y, half, p->more.h);
    }
    return rect_bottom(p->lesson) + ui_px(ui, 8);
}

static void add_rules(struct page *k, const struct parts *p)
{
    struct scene *s = &k->scene;
    const struct ui *ui = app_ui(s->app);
    const char *names[PRIVACIES + 1] = {_(privacy_name[0]), _(privacy_name[1]), _(privacy_name[2]),
                                        NULL};
    items_push_clip(s->items, rect_inset(k->window, -ui_px(ui, 10)));
    if (p->powers.h > 0)
        frame_choice(s,
                     (struct item){.id = item_id("powers", 0),
                                   .name = _("Powers"),
                                   .amount = seating_is_plain(k->seating.game),
                                   .action = PAGE_POWERS,
                                   .bounds = p->powers},
                     (const char *[]){_(powers_name[0]), _(powers_name[1]), NULL});
    if (p->plan.h > 0) {
        char under[LINE];
        items_add(s->items, (struct item){.id = item_id("plan", 0),
                                          .role = ITEM_BUTTON,
                                          .name = plan_name(k),
                                          .value = plan_line(k, under, sizeof under),
                                          .about = _("Presets and your own tables."),
                                          .action = PAGE_PLANS,
                                          .key = 'T',
                                          .pad = PAD_LEFT_TRIGGER,
                                          .bounds = p->plan,
                                          .radius = ui_px(ui, 20),
                                          .sound = "ui/open"});
    }
    if (p->choice.h > 0)
        frame_choice(s,
                     (struct item){.id = item_id("privacy", 0),
                                   .name = _("Hidden hands"),
                                   .amount = (int)(seating_privacy(&k->seating) - PRIVACY_PEEK),
                                   .action = PAGE_PRIVACY,
                                   .bounds = p->choice},
                     names);
    for (int i = 0; i < shown_rules(k); i++)
        option_row_add(s, &k->seating, i, p->rule[i], PAGE_RULE);
    if (p->more.h > 0)
        items_add(s->items, (struct item){.id = item_id("more", 0),
                                          .role = ITEM_BUTTON,
                                          .name = _("More rules"),
                                          .action = PAGE_MORE,
                                          .key = 'M',
                                          .pad = PAD_Y,
                                          .bounds = p->more,
                                          .sound = "ui/open"});
    if (p->lesson.h > 0)
        items_add(s->items, (struct item){.id = item_id("lesson", 0),
                                          .role = ITEM_BUTTON,
                                          .name = _("First lesson"),
                                          .about = _("A short guided round, about three minutes."),
                                          .action = PAGE_LESSON,
                                          .key = 'L',
                                          .pad = PAD_X,
                                          .bounds = p->lesson,
                                          .sound = "ui/open"});
    items_pop_clip(s->items);
    scroll_buttons(s, &k->scroll, k->window);
}

static void add_below(struct page *k)
{
    struct scene *s = &k->scene;
    const struct ui *ui = app_ui(s->app);
    static const struct {
        const char *name;
        int action;
        enum key key;
        enum pad pad;
    } move[] = {{N_("Move"), PAGE_EARLIER, KEY_MINUS, PAD_LEFT_SHOULDER},
                {N_("Move forward"), PAGE_LATER, KEY_PLUS, PAD_RIGHT_SHOULDER}};
    items_add(s->items, (struct item){.id = item_id("help", 0),
                                      .role = ITEM_BUTTON,
                                      .name = _("How to play"),
                                      .key = KEY_F1,
                                      .pad = PAD_BACK,
                                      .action = PAGE_HELP,
                                      .bounds = frame_bar(ui, 0, 1),
                                      .sound = "ui/open"});
    for (int i = 0; i < 2; i++)
        items_add(s->items,
                  (struct item){.id = item_id("move", i),
                                .role = ITEM_BUTTON,
                                .name = _(move[i].name),
                                .action = move[i].action,
                                .key = move[i].key,
                                .pad = move[i].pad,
                                .skip = true,
                                .bounds = frame_bar(ui, 1 + i, 1),
                                .sound = "",
                                .about = _("Swaps the player you last selected with a neighbour."),
                                .why_not = k->current >= 0 ? NULL : _("Select a seat first.")});
    items_add(s->items,
              (struct item){.id = item_id("play", 0),
                            .role = ITEM_BUTTON,
                            .name = _("Play"),
                            .key = KEY_ENTER,
                            .pad = PAD_START,
                            .action = PAGE_PLAY,
                            .first = true,
                            .bounds = frame_bar(ui, 3, 1),
                            .sound = "ui/open",
                            .why_not = k->misfit
                                           ? _("These rules don’t work with this many players.")
                                           : NULL});
}

int page_update(struct scene *s)
{
    struct page *k = (struct page *)s;
    const struct ui *ui = app_ui(s->app);
    struct parts p;
    k->window = frame_at(ui, 1256, 206, 544, 674);
    scroll_limit(&k->scroll, lay_parts(k, &p) + k->scroll.at - k->window.y, k->window.h + 1);
    lay_parts(k, &p);
    items_begin(s->items);
    frame_back(s, _("Back"), PAGE_BACK);
    add_places(k);
    add_rules(k, &p);
    add_below(k);
    items_end(s->items);
    return SCENE_IDLE;
}

/* ---- drawing ---- */

/* All names in one size, all lines in another: those of the longest. */
static void shared_px(const struct page *k, float w, float *name, float *line)
{
    const struct ui *ui = app_ui(k->scene.app);
    char text[LINE];
    *name = *line = 1e6F;
    for (int i = 0; i < k->seating.nseats; i++) {
        line_of(k, i, text, sizeof text);
        *line = fminf(*line, ui_write_px(ui, &(struct ui_words){.size = 27, .lines = 1}, text,
                                         rect_make(0, 0, w, ui_px(ui, 100))));
        *name = fminf(
            *name,
            fmaxf(ui_write_px(ui,
                              &(struct ui_words){.face = ui->theme->strong, .size = 38, .lines = 1},
                              k->seating.seat[i].name, rect_make(0, 0, w, ui_px(ui, 100))),
                  ui_px(ui, 26)));
    }
}

static void draw_place(const struct page *k, struct canvas *c, int i, float name_px, float line_px)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct theme *t = ui->theme;
    const struct item *item = items_get(k->scene.items, page_plate_id(i));
    const struct seating_seat *x = &k->seating.seat[i];
    const bool taken = i < k->seating.nseats;
    struct rect r = item->pressed && !ui->calm ? rect_scaled(item->bounds, 0.97F) : item->bounds;
    char line[LINE];
    const uint32_t fill = item->chosen                      ? t->accent
                          : item->hovered && !item->why_not ? colour_mix(t->panel, t->focus, 0.1F)
                                                            : t->panel;
    struct panel box = {.fill = taken || item->hovered ? fill : 0,
                        .line = item->chosen ? 0 : t->line,
                        .line_width = fmaxf(1, ui_px(ui, t->line_width))};
    if (!taken) {
        box.dash = ui_px(ui, 14);
        box.gap = ui_px(ui, 10);
    }
    ui_plate(c, ui, r, box);
    struct rect in = rect_inset_xy(r, ui_px(ui, 12), ui_px(ui, 12));
    const uint32_t ink = item->chosen ? t->on_accent : t->text, soft = item->chosen ? t->on_accent
                                                                       : item->why_not ? t->on_dim
                                                                                       : t->soft;
    if (taken) {
        line_of(k, i, line, sizeof line);
        plate_inside(
            c, ui,
            &(struct plate_look){.emblem = x->emblem,
                                 .ground = x->ground,
                                 .mood = item->hovered || item->focused ? MOOD_GLAD : MOOD_CALM,
                                 .name = x->name,
                                 .line = line,
                                 .ink = ink,
                                 .soft = soft,
                                 .name_px = name_px,
                                 .line_px = line_px},
            in);
    } else {
        plate_free(c, ui, _("Empty seat"), in, soft);
    }
    const float cap = ui_key_width(ui, item, 24);
    if (cap > 0)
        ui_key(c, ui, item,
               (struct point){r.x + ui_px(ui, 16) + cap / 2, r.y + ui_px(ui, 18) + cap / 2}, 24,
               soft, item->chosen ? t->accent : t->panel);
    ui_ring(c, ui, item);
}

/* Two arrows that pass one another, or one that says which way the turn goes. */
static void draw_between(const struct page *k, struct canvas *c, int i)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct item *item = items_get(k->scene.items, item_id("between", i));
    const struct rect r = item->bounds;
    const bool upright = i == columns(k) - 1, back = i >= columns(k);
    if (item->hovered)
        canvas_panel(c, r,
                     &(struct panel){.fill = ui->theme->panel,
                                     .radius = item->radius,
                                     .line = ui->theme->line,
                                     .line_width = fmaxf(1, ui_px(ui, 2))});
    const uint32_t ink = item->hovered ? ui->theme->text : ui->theme->soft;
    const float side = r.w * 0.46F;
    if (!item->hovered) {
        ui_icon(c, ui,
                upright ? "arrow-down"
                : back  ? "arrow-left"
                        : "arrow-right",
                rect_around(rect_centre(r), side, side), ink);
    } else if (upright) {
        ui_icon(c, ui, "arrow-up",
                rect_around((struct point){r.x + r.w * 0.3F, r.y + r.h / 2}, side, side), ink);
        ui_icon(c, ui, "arrow-down",
                rect_around((struct point){r.x + r.w * 0.7F, r.y + r.h / 2}, side, side), ink);
    } else {
        ui_icon(c, ui, "arrow-left",
                rect_around((struct point){r.x + r.w / 2, r.y + r.h * 0.3F}, side, side), ink);
        ui_icon(c, ui, "arrow-right",
                rect_around((struct point){r.x + r.w / 2, r.y + r.h * 0.7F}, side, side), ink);
    }
}

static void draw_plan(const struct page *k, struct canvas *c)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct item *i = items_get(k->scene.items, item_id("plan", 0));
    const uint32_t ink = ui_box(c, ui, i, UI_PLAIN);
    const float cap = ui_key_width(ui, i, 26);
    struct rect in = rect_inset_xy(i->bounds, ui_px(ui, 26), ui_px(ui, 8));
    if (cap > 0)
        ui_key(c, ui, i, (struct point){rect_right(in) - cap / 2, rect_centre(in).y}, 26, ink,
               ui->theme->panel);
    in.w -= cap + ui_px(ui, 16);
    ui_write(
        c, ui,
        &(struct ui_words){
            .face = ui->theme->strong, .size = 32, .colour = ink, .place = TEXT_MIDDLE, .lines = 1},
        i->name, rect_make(in.x, in.y, in.w, in.h * 0.54F));
    ui_write(
        c, ui,
        &(struct ui_words){.size = 26, .colour = ui->theme->soft, .place = TEXT_MIDDLE, .lines = 1},
        i->value, rect_make(in.x, in.y + in.h * 0.54F, in.w, in.h * 0.46F));
}

static void draw_rules(const struct page *k, struct canvas *c)
{
    const struct ui *ui = app_ui(k->scene.app);
    struct parts p;
    lay_parts(k, &p);
    ui_panel(c, ui, frame_at(ui, 1232, 190, 592, 706), false);
    canvas_push_clip(c, rect_inset(k->window, -ui_px(ui, 10)));
    if (p.powers.h > 0)
        ui_choice(c, ui, k->scene.items, items_get(k->scene.items, item_id("powers", 0)));
    if (p.plan.h > 0)
        draw_plan(k, c);
    ui_write(c, ui, &(struct ui_words){.face = ui->theme->strong, .size = 32}, _("Hidden hands"),
             p.heading);
    if (p.choice.h > 0)
        ui_choice(c, ui, k->scene.items, items_get(k->scene.items, item_id("privacy", 0)));
    ui_write(c, ui, &(struct ui_words){.size = 27, .colour = ui->theme->soft}, privacy_words(k),
             p.line);
    for (int i = 0; i < shown_rules(k); i++)
        option_row_draw(c, &k->scene, &k->seating, i, p.rule[i]);
    if (p.more.h > 0)
        ui_button(c, ui, items_get(k->scene.items, item_id("more", 0)), _("More rules"), NULL,
                  UI_PLAIN);
    if (p.lesson.h > 0)
        ui_button(c, ui, items_get(k->scene.items, item_id("lesson", 0)), _("First lesson"), NULL,
                  UI_PLAIN);
    canvas_pop_clip(c);
    scroll_draw(c, &k->scene, &k->scroll, k->window);
}

/* Arrow, word and key; without room for the word, arrow and key say it. */
static void draw_move(const struct scene *s, struct canvas *c, int which, const char *icon)
{
    const struct ui *ui = app_ui(s->app);
    const struct item *i = items_get(s->items, item_id("move", which));
    const float cap = ui_key_width(ui, i, 27), side = ui_letters(ui, 38) * 1.15F;
    if (ui_write_width(ui, &(struct ui_words){.face = ui->theme->strong, .size = 26}, _("Move")) <=
        i->bounds.w - cap - side - ui_px(ui, 90)) {
        ui_button(c, ui, i, _("Move"), icon, UI_PLAIN);
        return;
    }
    const uint32_t ink = ui_box(c, ui, i, UI_PLAIN);
    const struct point m = rect_centre(i->bounds);
    const float gap = ui_px(ui, 30), left = m.x - (side + gap + cap) / 2;
    ui_icon(c, ui, icon, rect_around((struct point){left + side / 2, m.y}, side, side), ink);
    ui_key(c, ui, i, (struct point){left + side + gap + cap / 2, m.y}, 27, ink, ui->theme->panel);
}

static const char *sub_line(const struct page *k, char *out, size_t room)
{
    const char *sits = game_folder(k->game->id)->sits;
    if (k->swap >= 0)
        snprintf(out, room, _("Where should %s sit? Esc to cancel."),
                 k->seating.seat[k->swap].name);
    else if (k->save)
        snprintf(out, room, "%s", _("You have a game in progress. Starting a new one deletes it."));
    else
        snprintf(out, room, "%s", sits ? _(sits) : _("Who’s playing? Turns pass clockwise."));
    return out;
}

void page_draw(const struct scene *s, struct canvas *c)
{
    const struct page *k = (const struct page *)s;
    const struct ui *ui = app_ui(s->app);
    char sub[LINE + NAMEPLATE_BYTES];
    float name, line;
    ui_ground(c, ui);
    frame_heading(c, ui, _(k->game->title), sub_line(k, sub, sizeof sub), 1568);
    frame_draw_back(c, ui, s);
    shared_px(k, place_of(k, 0).w - ui_px(ui, 28), &name, &line);
    for (int i = 0; i + 1 < k->seating.nseats && !crowded(k); i++)
        draw_between(k, c, i);
    for (int i = 0; i < k->game->seats_max; i++)
        draw_place(k, c, i, name, line);
    draw_rules(k, c);
    ui_button(c, ui, items_get(s->items, item_id("help", 0)), _("How to play"), "help", UI_PLAIN);
    draw_move(s, c, 0, "arrow-left");
    draw_move(s, c, 1, "arrow-right");
    ui_button(c, ui, items_get(s->items, item_id("play", 0)), _("Play"), "play", UI_MAIN);
}
