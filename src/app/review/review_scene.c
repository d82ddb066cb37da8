/* Looking back: the costliest decisions one by one, each with its table, what was better and why;
 * and how the match went. */
#include "review_scene.h"

#include "check.h"
#include "emblems.h"

#include "dress.h"
#include "mem.h"
#include "open_file.h"
#include "path.h"
#include "replay_scene.h"
#include "seating_scene.h"
#include "skins.h"
#include "small_table.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { LOOK_MS = 100 };

/* ---- what there is ---- */

const struct review_person *review_whose(const struct review_page *k)
{
    CARRE_ASSERT(k->person >= 0);
    return k->review && k->person < k->review->people ? &k->review->person[k->person] : NULL;
}

bool review_hidden(const struct review_page *k)
{
    return k->review && k->review->people > 1 && k->seating.privacy != PRIVACY_OPEN && !k->shown;
}

/* tabs of decisions: at least one, which says that there are none */
static int review_decisions(const struct review_page *k)
{
    const struct review_person *p = review_whose(k);
    return p && p->n && !review_hidden(k) ? p->n : 1;
}

static int tabs(const struct review_page *k)
{
    return review_decisions(k) + (k->review && k->review->turn.there);
}
/* the match's tab is open */
static bool review_at_turn(const struct review_page *k)
{
    return k->review && k->tab >= review_decisions(k);
}
bool review_you(const struct review_page *k) { return seating_lone_person(&k->seating) >= 0; }

seat review_eyes(const struct review_page *k)
{
    const seat lone = seating_lone_person(&k->seating);
    return lone >= 0 ? lone : k->seating.privacy == PRIVACY_OPEN ? SEAT_OPEN : SEAT_ONLOOKER;
}

void review_dress(const void *of, struct stage *st)
{
    const struct review_page *k = of;
    st->privacy = dress_privacy(&k->seating, stage_eyes(st));
    st->no_story = st->silent = true;
    seating_plates(&k->seating, st->plate);
    dress_by_settings(k->scene.app, st);
    st->order = app_setting(k->scene.app, SETTING_HAND_ORDER);
    st->undo_why_not = _("There’s nothing to undo.");
}

/* ---- the work ---- */

static void *work(void *of)
{
    struct review_page *k = of;
    k->made = review_make(k->match, k->people, &k->run);
    atomic_store(&k->ready, true);
    return NULL;
}

static void finish(struct review_page *k)
{
    if (k->working)
        pthread_join(k->thread, NULL);
    k->working = false;
    k->review = k->made;
}

static bool is_ready(struct review_page *k)
{
    if (k->working && atomic_load(&k->ready)) {
        finish(k);
        review_person_open(k);
    }
    return k->review != NULL;
}

/* ---- hands ---- */

static void turn_to(struct review_page *k, int tab)
{
    k->tab = tab;
    review_decision_open(k);
}

static void look_at(struct review_page *k, int person, bool shown)
{
    k->person = person;
    k->shown = shown;
    k->tab = 0;
    review_person_open(k);
}

static void input(struct scene *s, const struct item_event *event)
{
    struct review_page *k = (struct review_page *)s;
    const struct review_decision *d = review_decision(k);
    if (event->kind == ITEM_EVENT_BACK) {
        app_pop(s->app);
        return;
    }
    scroll_events(&k->scroll, app_ui(s->app), event, k->window);
    if (event->kind != ITEM_EVENT_ACTIVATED)
        return;
    switch (event->action) {
    case REVIEW_BACK: app_pop(s->app); break;
    case REVIEW_TAB: turn_to(k, event->arg); break;
    case REVIEW_PERSON: look_at(k, (k->person + 1) % k->review->people, false); break;
    case REVIEW_SHOW_MINE: look_at(k, k->person, true); break;
    case REVIEW_LOOK:
        if (d)
            replay_open(s->app, &(struct replay_request){
                                    .text = k->text, .seating = &k->seating, .at = d->at});
        break;
    case REVIEW_PLAY_ON:
        if (d)
            replay_play_on(s->app, k->match, d->at, &k->seating);
        break;
    case REVIEW_SHOW: review_turn_open(k); break;
    case REVIEW_SOUVENIR: review_souvenir(k); break;
    default: break;
    }
}

/* ---- the page ---- */

static struct rect tab_of(const struct review_page *k, int i)
{
    const struct ui *ui = app_ui(k->scene.app);
    const float h = fmaxf(ui_px(ui, 112), ui_letters(ui, 32) * 3),
                top = k->review->people > 1 ? h * 0.8F + ui_px(ui, 24) : 0;
    const struct rect column = frame_at(ui, 96, PAGE_BODY, 408, REVIEW_HIGH);
    return rect_make(column.x, column.y + top + (float)i * (h + ui_px(ui, 12)), column.w, h);
}

struct rect review_below_tabs(const struct review_page *k)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct rect column = frame_at(ui, 96, PAGE_BODY, 408, REVIEW_HIGH);
    const float top = tab_of(k, tabs(k)).y + ui_px(ui, 12);
    return rect_make(column.x, top, column.w, rect_bottom(column) - top);
}

/* "Hand 12", and below it "−620 chips"; or what the tab is about in one. */
static void tab_words(const struct review_page *k, int i, struct strbuf *name, struct strbuf *cost)
{
    CARRE_ASSERT(i >= 0);
    const struct review_person *p = review_whose(k);
    if (i >= review_decisions(k)) {
        strbuf_add(name, _("The turning point"));
    } else if (review_hidden(k) || !p || !p->n) {
        strbuf_add(name, !p || review_you(k) || review_hidden(k) ? _("Your decisions")
                                                                 : k->seating.seat[p->who].name);
    } else {
        review_part(match_rules(k->match), p->worst[i].part, name);
        strbuf_add(cost, k->cost[i]);
    }
}

static void add_tabs(struct review_page *k)
{
    const struct ui *ui = app_ui(k->scene.app);
    struct items *it = k->scene.items;
    if (k->review->people > 1) {
        const int after = (k->person + 1) % k->review->people;
        struct strbuf next = STRBUF_EMPTY;
        struct rect r = tab_of(k, 0);
        strbuf_addf(&next, _("Next: %s"), k->seating.seat[k->review->person[after].who].name);
        r.h = r.h * 0.8F;
        r.y = frame_at(ui, 96, PAGE_BODY, 408, REVIEW_HIGH).y;
        items_add(it, (struct item){.id = item_id("person", 0),
                                    .role = ITEM_BUTTON,
                                    .name = k->seating.seat[review_whose(k)->who].name,
                                    .value = strbuf_text(&next),
                                    .about = _("Review the next person’s decisions."),
                                    .action = REVIEW_PERSON,
                                    .key = (enum key)'N',
                                    .pad = PAD_Y,
                                    .bounds = r,
                                    .radius = ui_px(ui, 22),
                                    .sound = "ui/page"});
        strbuf_free(&next);
    }
    for (int i = 0; i < tabs(k); i++) {
        struct strbuf name = STRBUF_EMPTY, cost = STRBUF_EMPTY;
        tab_words(k, i, &name, &cost);
        items_add(it, (struct item){.id = item_id("tab", i),
                                    .role = ITEM_TAB,
                                    .name = strbuf_text(&name),
                                    .value = strbuf_text(&cost),
                                    .chosen = i == k->tab,
                                    .action = REVIEW_TAB,
                                    .arg = i,
                                    .key = i < review_decisions(k) ? (enum key)('1' + i) : KEY_END,
                                    .bounds = tab_of(k, i),
                                    .radius = ui_px(ui, 22),
                                    .sound = "ui/page"});
        strbuf_free(&name);
        strbuf_free(&cost);
    }
}

static void add_cover(struct review_page *k)
{
    struct strbuf text = STRBUF_EMPTY;
    const struct rect in = k->window;
    strbuf_addf(&text, _("%s, these are your decisions and your cards. Everyone else, look away."),
                k->seating.seat[review_whose(k)->who].name);
    items_add(k->scene.items,
              (struct item){.id = item_id("cover", 0),
                            .role = ITEM_TEXT,
                            .name = strbuf_text(&text),
                            .bounds = rect_make(in.x, in.y + in.h * 0.06F, in.w, in.h * 0.62F)});
    items_add(
        k->scene.items,
        (struct item){.id = item_id("mine", 0),
                      .role = ITEM_BUTTON,
                      .name = _("Show mine"),
                      .action = REVIEW_SHOW_MINE,
                      .key = KEY_ENTER,
                      .pad = PAD_A,
                      .first = true,
                      .bounds = rect_make(in.x + in.w * 0.2F, in.y + in.h * 0.74F, in.w * 0.6F,
                                          fmaxf(ui_px(&k->ui, 110), ui_least(&k->ui) * 3.2F)),
                      .radius = ui_px(&k->ui, 22),
                      .sound = "ui/open"});
    strbuf_free(&text);
}

static void add_wait(struct review_page *k)
{
    char value[32];
    const int all = atomic_load(&k->run.all), done = atomic_load(&k->run.done);
    snprintf(value, sizeof value, "%d %%", all > 0 ? done * 100 / all : 0);
    items_add(k->scene.items,
              (struct item){.id = item_id("wait", 0),
                            .role = ITEM_TEXT,
                            .name = _("Reviewing every decision…"),
                            .value = value,
                            .bounds = rect_inset_xy(k->window, 0, k->window.h * 0.3F)});
}

static int update(struct scene *s)
{
    struct review_page *k = (struct review_page *)s;
    const bool ready = is_ready(k);
    int wait = ready ? SCENE_IDLE : LOOK_MS;
    k->ui = *app_ui(s->app);
    k->window = frame_at(&k->ui, REVIEW_LEFT, PAGE_BODY, REVIEW_WIDE, REVIEW_HIGH);
    if (ready && strcmp(k->lang, k->ui.lang) != 0)
        review_person_open(k);
    items_begin(s->items);
    frame_back(s, _("Back"), REVIEW_BACK);
    if (!ready) {
        add_wait(k);
    } else {
        const struct review_decision *d = review_decision(k);
        add_tabs(k);
        if (review_at_turn(k))
            review_match_items(k);
        else if (review_hidden(k))
            add_cover(k);
        else if (d)
            wait = review_decision_items(k);
        else
            items_add(s->items, (struct item){.id = item_id("nothing", 0),
                                              .role = ITEM_TEXT,
                                              .readable = true,
                                              .name = review_nothing(review_whose(k)),
                                              .bounds = k->window});
    }
    items_end(s->items);
    return wait;
}

/* ---- the picture ---- */

static void draw_tab(const struct ui *ui, struct canvas *c, const struct item *t)
{
    if (!t)
        return;
    const uint32_t ink = ui_box(c, ui, t, UI_PLAIN);
    const struct rect in = rect_inset_xy(t->bounds, ui_px(ui, 24), ui_px(ui, 10));
    const bool two = t->value && *t->value;
    ui_write(c, ui,
             &(struct ui_words){.face = ui->theme->page && ui->theme->page->deed > 0
                                            ? ui->theme->display
                                            : ui->theme->strong,
                                .size = ui->theme->page && ui->theme->page->deed > 0 ? 40 : 31,
                                .colour = ink,
                                .place = TEXT_MIDDLE,
                                .lines = two ? 1 : 2},
             t->name, two ? rect_make(in.x, in.y, in.w, in.h / 2) : in);
    if (two)
        ui_write(c, ui, &UI_LINE(NULL, 28, ink, TEXT_LEFT), t->value,
                 rect_make(in.x, in.y + in.h / 2, in.w, in.h / 2));
}

/* Whose decisions they are, and who is next; the decisions. */
static void draw_tabs(const struct review_page *k, struct canvas *c)
{
    draw_tab(&k->ui, c, items_get(k->scene.items, item_id("person", 0)));
    for (int i = 0; i < tabs(k); i++)
        draw_tab(&k->ui, c, items_get(k->scene.items, item_id("tab", i)));
}

/* Words that are all there is, on what the world writes on; the owl of the lessons says them, or
 * they are for somebody whose face is there, where there is room for both. */
static void draw_lone_text(const struct review_page *k, struct canvas *c, const char *id)
{
    const struct item *text = items_get(k->scene.items, item_id(id, 0)),
                      *mine = items_get(k->scene.items, item_id("mine", 0));
    if (!text)
        return;
    const struct ui_words how = {.size = 36, .align = TEXT_CENTRE, .place = TEXT_MIDDLE};
    const struct ui on = ui_sheet(c, &k->ui, k->window);
    struct rect r = rect_inset_xy(text->bounds, ui_px(&k->ui, 100), 0);
    const float said = ui_write_height(&k->ui, &how, text->name, r.w),
                side = fminf(ui_px(&k->ui, 340), r.h - said * 1.5F - ui_px(&k->ui, 60)),
                gap = ui_px(&k->ui, 36);
    if (side > ui_px(&k->ui, 120)) {
        const struct rect owl =
            rect_make(r.x + (r.w - side) / 2, r.y + (r.h - side - gap - said) / 2, side, side);
        const struct seating_seat *whose = &k->seating.seat[review_whose(k)->who];
        if (mine)
            plate_disc(c, &k->ui, whose->emblem, whose->ground, MOOD_CALM, owl);
        else
            plate_disc(c, &k->ui, emblem_find("owl"), 2, MOOD_GLAD, owl);
        r = rect_make(r.x, rect_bottom(owl) + gap - 4, r.w, said + 8);
    }
    ui_write(c, &on, &how, text->name, r);
    if (text->readable)
        ui_ring(c, &k->ui, text);
    if (mine)
        ui_button(c, &k->ui, mine, mine->name, "eye", UI_MAIN);
}

static void draw_wait(const struct review_page *k, struct canvas *c)
{
    const struct item *text = items_get(k->scene.items, item_id("wait", 0));
    const struct ui *ui = &k->ui;
    if (!text)
        return;
    const int all = atomic_load(&k->run.all), done = atomic_load(&k->run.done);
    const struct rect in = text->bounds,
                      bar = rect_make(in.x + in.w * 0.2F, rect_bottom(in) - ui_px(ui, 60),
                                      in.w * 0.6F, ui_px(ui, 20));
    ui_write(c, ui, &(struct ui_words){.size = 36, .align = TEXT_CENTRE, .place = TEXT_MIDDLE},
             text->name, rect_make(in.x, in.y, in.w, in.h - ui_px(ui, 80)));
    canvas_panel(c, bar, &(struct panel){.fill = ui->theme->panel, .radius = bar.h});
    if (all > 0 && done > 0)
        canvas_panel(c,
                     rect_make(bar.x, bar.y,
                               fmaxf(bar.h, bar.w * fminf(1, (float)done / (float)all)), bar.h),
                     &(struct panel){.fill = ui->theme->accent, .radius = bar.h});
}

static void draw(const struct scene *s, struct canvas *c)
{
    const struct review_page *k = (const struct review_page *)s;
    const struct ui *ui = &k->ui;
    ui_ground(c, ui);
    struct strbuf under = STRBUF_EMPTY;
    strbuf_add(&under, _(match_rules(k->match)->game->title));
    if (k->review && review_sheets_fit(k)) {
        strbuf_add(&under, " · ");
        review_sheets_with(k, false, &under);
    }
    frame_heading(c, ui, _("Review"), strbuf_text(&under), 1568);
    strbuf_free(&under);
    frame_draw_back(c, ui, s);
    if (!k->review) {
        draw_wait(k, c);
        return;
    }
    draw_tabs(k, c);
    if (review_at_turn(k))
        review_match_draw(k, c);
    else if (review_hidden(k))
        draw_lone_text(k, c, "cover");
    else if (k->has_words)
        review_decision_draw(k, c);
    else
        draw_lone_text(k, c, "nothing");
}

/* ---- life ---- */

static void show(struct scene *s)
{
    audio_music(app_audio(s->app), ((struct review_page *)s)->skin->music);
}

/* Who comes back to the window may be somebody else. */
static void away(struct scene *s)
{
    struct review_page *k = (struct review_page *)s;
    if (!k->shown)
        return;
    look_at(k, k->person, false);
}

static void free_page(struct review_page *k)
{
    atomic_store(&k->run.stop, true);
    finish(k);
    review_person_close(k);
    review_free(k->review);
    if (k->table)
        items_free(k->table);
    match_free(k->match);
    world_close(&k->world);
    mem_free(k->assets);
    mem_free(k->text);
    mem_free(k);
}

static void close_page(struct scene *s) { free_page((struct review_page *)s); }

static const struct scene_type review_type = {.name = "review",
                                              .covers = true,
                                              .show = show,
                                              .input = input,
                                              .update = update,
                                              .draw = draw,
                                              .close = close_page,
                                              .away = away};

bool review_open(struct app *app, const struct review_request *q)
{
    char error[MATCH_ERROR] = "";
    struct review_page *k = mem_alloc(sizeof *k);
    k->assets = path_assets();
    k->scene.app = app;
    world_open(&k->world, k->assets);
    k->match = world_load(&k->world, q->text, true, error);
    if (!k->match) {
        game_not_opened(app, error);
        free_page(k);
        return false;
    }
    k->text = mem_copy_text(q->text);
    k->skin = skins_find(match_rules(k->match)->game->id);
    k->table = items_new();
    k->lang = "";
    dress_seats(match_rules(k->match), q->seating, q->seats, &k->seating);
    for (int s = 0; s < k->seating.nseats; s++)
        if (k->seating.seat[s].sitter == SITTER_PERSON)
            k->people |= seat_bit(s);
    k->scene.couch = seat_count(k->people) > 1;
    k->working = !q->wait && pthread_create(&k->thread, NULL, work, k) == 0;
    if (!k->working) { /* no thread to be had: then here */
        work(k);
        finish(k);
    }
    app_push(app, &k->scene, &review_type);
    app_world(&k->scene, k->skin->game);
    if (!k->working)
        review_person_open(k);
    return true;
}
