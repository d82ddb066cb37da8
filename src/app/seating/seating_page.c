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

/* ---- privacy and rules, one below the other in a window that scrolls ---- */

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

/* Where the parts are: heading, choice, its line, then the rules, then the button for the others.
 * Returns the bottom. */
struct parts {
    struct rect powers, plan, heading, choice, line, rule[PAGE_RULES], more;
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

static float lay_apart(const struct page *k, struct parts *p, float space)
{
    CARRE_ASSERT(shown_rules(k) <= PAGE_RULES);
    const struct ui *ui = app_ui(k->scene.app);
    const float x = k->window.x, w = k->window.w;
    float y = k->window.y - k->scroll.from + ui_px(ui, 6);
    const char *names[PRIVACIES + 1] = {_(privacy_name[0]), _(privacy_name[1]), _(privacy_name[2]),
                                        NULL};
    p->powers =
        rect_make(x, y, w,
                  seating_sister(k->seating.game)
                      ? frame_choice_height(
                            ui, (const char *[]){_(powers_name[0]), _(powers_name[1]), NULL}, w / 2)
                      : 0);
    y += p->powers.h > 0 ? p->powers.h + space * 0.7F : 0;
    p->plan =
        rect_make(x, y, w,
                  agreed(k) ? fmaxf(ui_px(ui, 104), ui_letters(ui, 30) * 1.4F +
                                                        ui_letters(ui, 26) * 1.4F + ui_px(ui, 16))
                            : 0);
    y += p->plan.h > 0 ? p->plan.h + space * 1.2F : 0;
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
    y += p->line.h + space * 1.4F;
    for (int i = 0; i < shown_rules(k); i++) {
        p->rule[i] = rect_make(x, y, w, option_row_height(ui, &k->game->options[i], w));
        y += p->rule[i].h + space * 0.8F;
    }
    p->more = rect_make(
        x, y, w,
        k->game->noptions > PAGE_RULES ? fmaxf(ui_px(ui, 76), ui_letters(ui, 30) * 1.5F) : 0);
    return rect_bottom(p->more) + ui_px(ui, 8);
}

/* Closer together rather than behind a scroll bar, and wider apart on a high screen. */
static float lay_parts(const struct page *k, struct parts *p)
{
    const struct ui *ui = app_ui(k->scene.app);
    for (float space = 50; space >= 6; space -= 4) {
        const float end = lay_apart(k, p, ui_px(ui, space));
        if (end + k->scroll.from <= rect_bottom(k->window) + 1)
            return end;
    }
    return lay_apart(k, p, ui_px(ui, 22));
}

static void measure(struct page *k)
{
    struct parts p;
    const float end = lay_parts(k, &p), top = k->window.y - k->scroll.from;
    scroll_begin(&k->scroll);
    scroll_part(&k->scroll, p.powers.y - top, p.powers.h);
    scroll_part(&k->scroll, p.plan.y - top, p.plan.h);
    scroll_part(&k->scroll, p.heading.y - top, rect_bottom(p.line) - p.heading.y);
    for (int i = 0; i < shown_rules(k); i++)
        scroll_part(&k->scroll, p.rule[i].y - top, p.rule[i].h);
    if (p.more.h > 0)
        scroll_part(&k->scroll, p.more.y - top, end - p.more.y);
    scroll_end(&k->scroll, app_ui(k->scene.app), k->window.h);
}

static void add_rules(struct page *k, const struct parts *p)
{
    struct scene *s = &k->scene;
    const struct ui *ui = app_ui(s->app);
    const char *names[PRIVACIES + 1] = {_(privacy_name[0]), _(privacy_name[1]), _(privacy_name[2]),
                                        NULL};
    items_push_clip(s->items, scroll_seen(&k->scroll, ui, k->window));
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
    k->window = frame_at(ui, 1256, 206, 544, 674);
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
    ui_write(c, ui, &UI_LINE(ui->theme->strong, 32, ink, TEXT_LEFT), i->name,
             rect_make(in.x, in.y, in.w, in.h * 0.54F));
    ui_write(c, ui, &UI_LINE(NULL, 26, ui->theme->soft, TEXT_LEFT), i->value,
             rect_make(in.x, in.y + in.h * 0.54F, in.w, in.h * 0.46F));
}

static void draw_rules(const struct page *k, struct canvas *c)
{
    const struct ui *ui = app_ui(k->scene.app);
    struct parts p;
    const float end = lay_parts(k, &p);
    struct rect box = frame_at(ui, 1232, 190, 592, 706);
    box.h = fminf(box.h, end + k->scroll.from - k->window.y + 2 * (k->window.y - box.y));
    ui_panel(c, ui, box, false);
    canvas_push_fold(c, scroll_seen(&k->scroll, ui, k->window));
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
    ui_button(c, ui, items_get(s->items, item_id("play", 0)), sub, "play", UI_MAIN);
}
