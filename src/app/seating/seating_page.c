/* The seating page laid out and drawn: the table at the left (seating_round.c), privacy and rules
 * at the right, Play below. */
#include "seating_page.h"

#include "check.h"
#include "companions.h"
#include "game_folder.h"
#include "games.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum {
    PRIVACIES = 3,
    SMALL_PX = 15,
    LINE = 120,
    ALONE = 36 /* letters of a way's name, with nothing below */
};

static const char *const privacy_name[PRIVACIES + 1] = {N_("Peek"), N_("Curtain"), N_("Cards up"),
                                                        NULL};
static const struct {
    const char *icon, *how, *about;
} privacy_way[PRIVACIES] = {
    {"eye", N_("Look on your turn"),
     N_("All hands stay face down. On your turn, look at yours while the others look away.")},
    {"lock", N_("Pass the screen"),
     N_("A curtain covers the whole screen between one person’s turn and the next.")},
    {"friends", N_("For learning"), N_("All hands are face up: for children and for learning.")},
};

uint32_t page_plate_id(int at) { return item_id("place", at); }

/* ---- privacy and rules, one below the other in a window that scrolls ---- */

/* Tables are agreed on beforehand there: then the chips are enough of the rules. */
static bool agreed(const struct page *k) { return companion_world(k->seating.game); }

/* Two games behind one door: with powers, or plain, by its title. */
static void name_powers(const struct page *k, const char *names[static 3])
{
    const char *game = k->seating.game,
               *plain = seating_is_plain(game) ? game : seating_sister(game);
    names[0] = _("Powers"), names[1] = plain ? _(games_find(plain)->title) : NULL, names[2] = NULL;
}

/* Where tables are agreed on, one person alone is asked about rules instead of hidden hands. */
static bool hides(const struct page *k) { return !agreed(k) || seating_people(&k->seating) > 1; }

/* Where the parts are, from top to bottom. What isn't there has no height. */
struct parts {
    struct rect powers, plan, terms, heading, way[PRIVACIES], line, rule[PAGE_RULES], more;
    bool told;   /* each way of privacy says how it works */
    bool in_row; /* or they are beside one another, as far as their names have room */
    int rules;
};

/* What the panel leaves out, from the first to the last that goes. */
enum gives_way { ALL_OF_IT, NO_TERMS, NO_WAYS_TOLD, WAYS_IN_A_ROW };

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

/* What the table is that was agreed on; "" for people's own and where something was changed. */
static const char *plan_terms(const struct page *k)
{
    int changed;
    const int i = k->plans.n ? plans_nearest(&k->plans, k->game, k->seating.option, &changed) : -1;
    return i < 0 || changed ? "" : k->plans.plan[i].text;
}

/* In two lines where it has no room in one. */
static float plan_line_height(const struct page *k)
{
    const struct ui *ui = app_ui(k->scene.app);
    char line[LINE];
    const bool one =
        ui_write_width(ui, &(struct ui_words){.size = 18}, plan_line(k, line, sizeof line)) <=
        k->window.w - ui_px(ui, 52 + 84);
    return fmaxf(ui_letters(ui, 26) * 1.4F, one ? 0 : ui_least(ui) * 2.8F);
}

static const struct ui_words terms_words = {.size = 25}, line_words = {.size = 27},
                             way_words = {.size = 30, .lines = 1},
                             how_words = {.size = 23, .lines = 1};

/* What is left of a way's row between its sign and its tick. */
static struct rect way_room(const struct ui *ui, struct rect way)
{
    const float sign = ui_px(ui, 76), tick = ui_letters(ui, 26) + ui_px(ui, 26);
    return rect_make(way.x + sign, way.y, way.w - sign - tick, way.h);
}

static void lay_ways(const struct page *k, struct parts *p, float *y)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct ui_words least = {.face = ui->theme->strong, .size = 18};
    const float w = k->window.w, room = way_room(ui, rect_make(0, 0, w, 0)).w,
                name = ui_letters(ui, way_words.size) * 1.18F;
    const char *names[PRIVACIES + 1] = {_(privacy_name[0]), _(privacy_name[1]), _(privacy_name[2]),
                                        NULL};
    for (int i = 0; i < PRIVACIES; i++) {
        p->told = p->told && ui_write_width(ui, &how_words, _(privacy_way[i].how)) <= room;
        p->in_row = p->in_row || ui_write_width(ui, &least, names[i]) > room;
    }
    /* in the letters of a small screen the names alone are read at once */
    p->told = p->told && !p->in_row && ui_letters(ui, how_words.size) >= SMALL_PX;
    const bool there = seating_people(&k->seating) > 1;
    const float gap = p->in_row ? 0 : ui_px(ui, 12),
                h = p->in_row ? frame_choice_height(ui, names, w / PRIVACIES)
                              : fmaxf(ui_px(ui, 88),
                                      name + ui_px(ui, 8) +
                                          (p->told ? ui_letters(ui, how_words.size) * 1.2F : 0));
    for (int i = 0; i < PRIVACIES; i++) {
        p->way[i] = rect_make(k->window.x, *y, w, there && (i == 0 || !p->in_row) ? h : 0);
        *y += p->way[i].h > 0 ? h + gap : 0;
    }
}

/* Returns where they end. */
static float lay_apart(const struct page *k, struct parts *p, float space, enum gives_way less,
                       int rules)
{
    CARRE_ASSERT(rules <= PAGE_RULES);
    const struct ui *ui = app_ui(k->scene.app);
    const float x = k->window.x, w = k->window.w;
    float y = k->window.y - k->scroll.from + ui_px(ui, 6);
    const char *terms = less < NO_TERMS ? plan_terms(k) : "";
    const bool alone = seating_people(&k->seating) < 2;
    p->told = less < NO_WAYS_TOLD;
    p->in_row = less >= WAYS_IN_A_ROW;
    p->rules = rules;
    const char *names[3];
    name_powers(k, names);
    p->powers = rect_make(
        x, y, w, seating_sister(k->seating.game) ? frame_choice_height(ui, names, w / 2) : 0);
    y += p->powers.h > 0 ? p->powers.h + space * 0.7F : 0;
    p->plan = rect_make(x, y, w,
                        agreed(k) ? fmaxf(ui_px(ui, 104), ui_letters(ui, 30) * 1.4F +
                                                              plan_line_height(k) + ui_px(ui, 16))
                                  : 0);
    y += p->plan.h > 0 ? p->plan.h + ui_px(ui, 14) : 0;
    p->terms = rect_make(x, y, w, *terms ? ui_write_height(ui, &terms_words, terms, w) + 2 : 0);
    y += p->terms.h + (p->plan.h > 0 ? space * 1.1F : 0);
    const struct ui_words heading = {.face = ui->theme->strong, .size = 32};
    p->heading =
        rect_make(x, y, w, hides(k) ? ui_write_height(ui, &heading, _("Hidden hands"), w) : 0);
    y += p->heading.h > 0 ? p->heading.h + ui_px(ui, 8) : 0;
    p->line = rect_make(
        x, y, w,
        hides(k) && alone
            ? ui_write_height(ui, &line_words, _("Just one person: nothing to hide."), w) + 2
            : 0);
    y += p->line.h;
    lay_ways(k, p, &y);
    y += hides(k) ? space : 0;
    for (int i = 0; i < rules; i++) {
        p->rule[i] = rect_make(x, y, w, option_row_height(ui, &k->game->options[i], w));
        y += p->rule[i].h + space * 0.8F;
    }
    p->more = rect_make(
        x, y, w, k->game->noptions > rules ? fmaxf(ui_px(ui, 76), ui_letters(ui, 30) * 1.5F) : 0);
    return rect_bottom(p->more) + ui_px(ui, 8);
}

/* Closer together rather than behind a scroll bar, and wider apart on a high screen; then without
 * what is told elsewhere, last without rules, which are behind More rules anyway. */
static float lay_parts(const struct page *k, struct parts *p)
{
    const struct ui *ui = app_ui(k->scene.app);
    const int most = !agreed(k) ? PAGE_RULES
                     : hides(k) ? 1
                                : 3,
              all = k->game->noptions < most ? k->game->noptions : most;
    for (int rules = all; rules >= 0; rules--)
        for (int less = ALL_OF_IT; less <= (rules > 0 ? NO_WAYS_TOLD : WAYS_IN_A_ROW); less++)
            /* rather fewer rules than all of them close together */
            for (float space = 74; space >= (rules > 1 ? 32 : 14); space -= 6) {
                const float end = lay_apart(k, p, ui_px(ui, space), (enum gives_way)less, rules);
                if (end + k->scroll.from <= rect_bottom(k->window) + 1)
                    return end;
            }
    return lay_apart(k, p, ui_px(ui, 22), NO_TERMS, all);
}

static void measure(struct page *k)
{
    struct parts p;
    const float end = lay_parts(k, &p), top = k->window.y - k->scroll.from;
    scroll_begin(&k->scroll);
    scroll_part(&k->scroll, p.powers.y - top, p.powers.h);
    scroll_part(&k->scroll, p.plan.y - top, p.plan.h);
    scroll_part(&k->scroll, p.heading.y - top, rect_bottom(p.line) - p.heading.y);
    const struct rect ways = rect_union(p.way[0], p.way[PRIVACIES - 1]);
    scroll_part(&k->scroll, ways.y - top, ways.h);
    for (int i = 0; i < p.rules; i++)
        scroll_part(&k->scroll, p.rule[i].y - top, p.rule[i].h);
    if (p.more.h > 0)
        scroll_part(&k->scroll, p.more.y - top, end - p.more.y);
    scroll_end(&k->scroll, app_ui(k->scene.app), k->window.h);
}

static void add_ways(struct page *k, const struct parts *p)
{
    const int now = (int)(seating_privacy(&k->seating) - PRIVACY_PEEK);
    struct item choice = {.id = item_id("privacy", 0),
                          .role = ITEM_CHOICE,
                          .name = _("Hidden hands"),
                          .value = _(privacy_name[now]),
                          .max = PRIVACIES - 1,
                          .step = 1,
                          .amount = now,
                          .action = PAGE_PRIVACY,
                          .bounds = rect_union(p->way[0], p->way[PRIVACIES - 1])};
    if (p->in_row) {
        frame_choice(
            &k->scene, choice,
            (const char *[]){_(privacy_name[0]), _(privacy_name[1]), _(privacy_name[2]), NULL});
        return;
    }
    items_add(k->scene.items, choice);
    for (int i = 0; i < PRIVACIES; i++)
        items_add(k->scene.items, (struct item){.id = item_id("way", i),
                                                .role = ITEM_OPTION,
                                                .name = _(privacy_name[i]),
                                                .about = _(privacy_way[i].about),
                                                .parent = choice.id,
                                                .chosen = i == now,
                                                .arg = i,
                                                .bounds = p->way[i]});
}

static void add_rules(struct page *k, const struct parts *p)
{
    struct scene *s = &k->scene;
    const struct ui *ui = app_ui(s->app);
    items_push_clip(s->items, scroll_seen(&k->scroll, ui, k->window));
    if (p->powers.h > 0) {
        const char *names[3];
        name_powers(k, names);
        frame_choice(s,
                     (struct item){.id = item_id("powers", 0),
                                   .name = _("Table"),
                                   .amount = seating_is_plain(k->seating.game),
                                   .action = PAGE_POWERS,
                                   .bounds = p->powers},
                     names);
    }
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
    if (p->way[0].h > 0)
        add_ways(k, p);
    for (int i = 0; i < p->rules; i++)
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
    items_pop_clip(s->items);
    scroll_buttons(s, &k->scroll, k->window);
}

static void add_below(struct page *k)
{
    struct scene *s = &k->scene;
    const struct ui *ui = app_ui(s->app);
    items_add(s->items, (struct item){.id = item_id("help", 0),
                                      .role = ITEM_BUTTON,
                                      .name = _("How to play"),
                                      .key = KEY_F1,
                                      .pad = PAD_BACK,
                                      .action = PAGE_HELP,
                                      .bounds = frame_bar(ui, 0, 1),
                                      .sound = "ui/open"});
    if (k->lesson)
        items_add(s->items, (struct item){.id = item_id("lesson", 0),
                                          .role = ITEM_BUTTON,
                                          .name = _("First lesson"),
                                          .about = _("A short guided game, about three minutes."),
                                          .action = PAGE_LESSON,
                                          .key = 'L',
                                          .pad = PAD_X,
                                          .bounds = frame_bar(ui, 1, 1),
                                          .sound = "ui/open"});
    items_add(s->items, (struct item){.id = item_id("shuffle", 0),
                                      .role = ITEM_BUTTON,
                                      .name = _("Shuffle seats"),
                                      .about = _("Everyone gets a seat at random."),
                                      .action = PAGE_SHUFFLE,
                                      .key = 'S',
                                      .pad = PAD_RIGHT_TRIGGER,
                                      .bounds = frame_bar(ui, k->lesson ? 2 : 1, 1),
                                      .sound = "cards/shuffle"});
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
    k->window = frame_at(ui, 1440, 206, 360, 674);
    measure(k);
    lay_parts(k, &p);
    items_begin(s->items);
    frame_back(s, _("Back"), PAGE_BACK);
    round_add(k);
    add_rules(k, &p);
    add_below(k);
    items_end(s->items);
    return SCENE_IDLE;
}

/* ---- drawing ---- */

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
    const float line = fmaxf(plan_line_height(k), in.h * 0.46F);
    ui_write(c, ui, &UI_LINE(ui->theme->strong, 32, ink, TEXT_LEFT), i->name,
             rect_make(in.x, in.y, in.w, in.h - line));
    ui_write(c, ui, &UI_LINE(NULL, 26, ui->theme->soft, TEXT_LEFT), i->value,
             rect_make(in.x, rect_bottom(in) - line, in.w, line));
}

/* A sign, the word, how it works, and a tick on the chosen one. */
static void draw_ways(const struct page *k, struct canvas *c, const struct parts *p)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct item *choice = items_get(k->scene.items, item_id("privacy", 0));
    if (choice && p->in_row)
        ui_choice(c, ui, k->scene.items, choice);
    for (int i = 0; choice && !p->in_row && i < PRIVACIES; i++) {
        const struct item *o = items_get(k->scene.items, item_id("way", i));
        const uint32_t ink = ui_box(c, ui, o, UI_PLAIN);
        const float sign = ui_px(ui, 40), tick = ui_letters(ui, 26),
                    name = ui_letters(ui, p->told ? way_words.size : ALONE) * 1.18F,
                    how = ui_letters(ui, how_words.size) * 1.2F;
        const struct rect r = o->bounds, in = way_room(ui, r);
        const float top = r.y + (r.h - name - (p->told ? how : 0)) / 2;
        ui_icon(c, ui, privacy_way[i].icon,
                rect_make(r.x + ui_px(ui, 22), r.y + (r.h - sign) / 2, sign, sign), ink);
        struct ui_words words = way_words;
        words.face = ui->theme->strong;
        words.colour = ink;
        words.size = p->told ? way_words.size : ALONE;
        ui_write(c, ui, &words, _(privacy_name[i]), rect_make(in.x, top, in.w, name));
        words = how_words;
        words.colour = o->chosen ? ink : ui->theme->soft;
        if (p->told)
            ui_write(c, ui, &words, _(privacy_way[i].how), rect_make(in.x, top + name, in.w, how));
        if (o->chosen)
            ui_icon(c, ui, "tick", rect_make(rect_right(in), r.y + (r.h - tick) / 2, tick, tick),
                    ink);
        if (o->chosen && choice->focused)
            ui_ring_at(c, ui, r, ui_px(ui, ui->theme->radius));
    }
}

static void draw_rules(const struct page *k, struct canvas *c)
{
    const struct ui *ui = app_ui(k->scene.app);
    struct parts p;
    const float end = lay_parts(k, &p);
    struct rect box = frame_at(ui, 1416, 190, 408, 706);
    box.h = fminf(box.h, end + k->scroll.from - k->window.y + 2 * (k->window.y - box.y));
    ui_panel(c, ui, box, false);
    canvas_push_fold(c, scroll_seen(&k->scroll, ui, k->window));
    if (p.powers.h > 0)
        ui_choice(c, ui, k->scene.items, items_get(k->scene.items, item_id("powers", 0)));
    if (p.plan.h > 0)
        draw_plan(k, c);
    struct ui_words terms = terms_words;
    terms.colour = ui->theme->soft;
    if (p.terms.h > 0)
        ui_write(c, ui, &terms, plan_terms(k), p.terms);
    if (p.heading.h > 0)
        ui_write(c, ui, &(struct ui_words){.face = ui->theme->strong, .size = 32},
                 _("Hidden hands"), p.heading);
    struct ui_words soft = line_words;
    soft.colour = ui->theme->soft;
    if (p.line.h > 0)
        ui_write(c, ui, &soft, _("Just one person: nothing to hide."), p.line);
    draw_ways(k, c, &p);
    for (int i = 0; i < p.rules; i++)
        option_row_draw(c, &k->scene, &k->seating, i, p.rule[i]);
    if (p.more.h > 0)
        ui_button(c, ui, items_get(k->scene.items, item_id("more", 0)), _("More rules"), NULL,
                  UI_PLAIN);
    canvas_pop_clip(c);
    scroll_draw(c, &k->scene, &k->scroll, k->window);
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
    ui_ground(c, ui);
    round_table_draw(k, c);
    frame_heading(c, ui, _(k->game->title), sub_line(k, sub, sizeof sub), 1568);
    frame_draw_back(c, ui, s);
    round_draw(k, c);
    draw_rules(k, c);
    ui_button(c, ui, items_get(s->items, item_id("help", 0)), _("How to play"), "help", UI_PLAIN);
    if (k->lesson)
        ui_button(c, ui, items_get(s->items, item_id("lesson", 0)), _("First lesson"), "hint",
                  UI_PLAIN);
    ui_button(c, ui, items_get(s->items, item_id("shuffle", 0)), _("Shuffle seats"), "renew",
              UI_PLAIN);
    /* so many are at the table, whoever holds the mouse among them */
    snprintf(sub, sizeof sub, _("Play with %d"), k->seating.nseats);
    const struct item *play = items_get(s->items, item_id("play", 0));
    if (!ui->contrast && !play->why_not && !ui->theme->page->bands)
        ui_plate(c, ui, play->bounds,
                 (struct panel){.fill = ui->theme->accent,
                                .shadow = colour_faded(ui->theme->accent, 0.55F),
                                .shadow_size = ui_px(ui, 30)});
    ui_button(c, ui, play, sub, "play", UI_MAIN);
}
