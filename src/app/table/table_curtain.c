/* The curtain between two people. What has happened since their last turn is told to the next one
 * on it, or after it (table_strip.c).
 *
 * While the curtain is up in PRIVACY_CURTAIN there is no stage: what it covers does not exist. It
 * is drawn by the table itself and not by a scene above it, so that nothing can take it away but
 * the person it waits for. */
#include "table_inside.h"
#include "check.h"
#include "game_folder.h"

#include "saves.h"
#include "seating_scene.h"
#include "strbuf.h"
#include "utf8.h"

#include <math.h>
#include <string.h>

enum { DO_HERE = STAGE_OWN };

/* So much higher the common page lies where something is told below it, design units. */
#define TOLD_LIFT 96

static void raise(struct table *t, struct curtain c)
{
    table_hand_down(t);
    strip_end(t);
    app_sound(t->scene.app, "ui/curtain-fall");
    c.up = true;
    c.since = app_now(t->scene.app);
    t->curtain = c;
    if (t->privacy == PRIVACY_CURTAIN || t->privacy == PRIVACY_ONE) {
        stage_free(t->stage);
        t->stage = NULL;
    }
    t->advised = false;
    items_forget(t->scene.items);
    app_unsay(t->scene.app);
    app_redraw(t->scene.app);
}

void curtain_raise(struct table *t, seat from, seat comes)
{
    /* what the picture has not reached is told after the curtain, by the picture itself */
    const bool shown = t->stage && stage_caught_up(t->stage) && stage_still(t->stage);
    const bool room = !t->skin->curtain_draw || t->skin->curtain_told > 0;
    raise(t, (struct curtain){.from = from, .comes = comes, .told = shown && room});
    if (t->curtain.told)
        told_gather(t);
}
void curtain_again(struct table *t, seat comes, int shown)
{
    CARRE_ASSERT(shown >= 0 && shown <= match_heard_count(t->match));
    raise(t, (struct curtain){.from = SEAT_NONE,
                              .comes = comes,
                              /* what was being told is told again */
                              .again = comes == t->front && !t->strip.on,
                              .shown = shown});
}
void curtain_watch(struct table *t, seat comes)
{
    raise(t, (struct curtain){.from = SEAT_NONE, .comes = comes, .watch = true});
}

/* What is said to them goes by the time and the measures of now. */
static void greet(struct table *t)
{
    CARRE_ASSERT(t->stage && t->front >= 0);
    if (!t->skin->greets)
        return;
    t->stage->ui = *app_ui(t->scene.app);
    t->stage->ui.now = scene_now(&t->scene);
    t->skin->greets(t->stage, strip_since(t, t->front));
}

/* The person is there: only now is there a stage of theirs. */
static void open_curtain(struct table *t)
{
    const struct curtain c = t->curtain;
    t->curtain = (struct curtain){.from = SEAT_NONE, .comes = SEAT_NONE};
    items_forget(t->scene.items);
    app_redraw(t->scene.app);
    app_sound(t->scene.app, "ui/curtain-rise");
    if (c.watch) {
        if (!t->stage) {
            t->eyes = SEAT_ONLOOKER;
            table_lay(t, true);
        }
        table_watch(t);
        return;
    }
    t->front = t->eyes = c.comes;
    if (c.again) {
        table_lay_from(t, c.shown);
    } else if (c.told) {
        table_lay(t, true);
        greet(t);
    } else {
        strip_begin(t);
    }
    table_music(t);
}

/* ---- words ---- */

static const char *name_of(const struct table *t, seat who)
{
    CARRE_ASSERT(who < SEATS);
    return who >= 0 ? t->seating.seat[who].name : "";
}

static void heading(const struct table *t, struct strbuf *out)
{
    const char *how = t->curtain.watch       ? _("%s is watching")
                      : t->curtain.from >= 0 ? _("Pass the screen to %s")
                                             : _("It’s %s’s turn");
    strbuf_addf(out, how, name_of(t, t->curtain.comes));
}

/* Two at one screen: the other one is told by name. */
static void look_away(const struct table *t, struct strbuf *out)
{
    const seat comes = t->curtain.comes;
    const seatmask others = comes >= 0 ? table_people(t) & ~seat_bit(comes) : 0;
    if (seat_count(others) == 1)
        strbuf_addf(out, _("%s, look away."), name_of(t, seat_first(others)));
    else
        strbuf_add(out, _("Everyone else, look away."));
}

static void sentence(const struct table *t, struct strbuf *out)
{
    if (t->curtain.watch)
        strbuf_add(out, _("All hands will be face up. Everyone else, look away."));
    else if (t->curtain.from >= 0)
        strbuf_addf(out, _("All cards stay hidden until %s is here."),
                    name_of(t, t->curtain.comes));
    else
        look_away(t, out);
}

/* What the strip will tell. */
static void then(const struct table *t, struct strbuf *out)
{
    if (t->curtain.watch || t->curtain.again || t->curtain.told || t->curtain.comes < 0)
        return;
    if (strip_since(t, t->curtain.comes) > 0)
        strbuf_addf(out, _("Next: what’s happened since %s’s last turn."),
                    name_of(t, t->curtain.comes));
    else if (match_actions(t->match) > 0)
        strbuf_add(out, _("Next: what’s happened so far."));
}

static void button(const struct table *t, struct strbuf *out)
{
    strbuf_addf(out, _("%s is here"), name_of(t, t->curtain.comes));
}

/* ---- the scene ---- */

/* In the lower left corner of the window, far from the one button that counts. */
static struct rect menu_at(const struct ui *ui)
{
    const float h = fmaxf(ui_px(ui, 72), 39);
    return rect_make(fmaxf(ui->area.x, 0) + ui_px(ui, 40), ui->h - ui_px(ui, 36) - h,
                     ui_px(ui, 230), h);
}

/* So much higher all of it lies, design units: a common page where something is told below it, a
 * skin's own always, so that its button stays where it is. */
static float lift(const struct table *t)
{
    if (t->skin->curtain_draw)
        return t->skin->curtain_lift;
    return t->curtain.told && t->told_lines.n ? TOLD_LIFT : 0;
}

/* Where the page lies: lifted where something is told below it. */
static struct rect page_at(const struct table *t, float x, float y, float w, float h)
{
    return ui_at(app_ui(t->scene.app), x, y + t->skin->curtain_drop - lift(t), w, h);
}

/* A curtain of the skin's own, with what is told in the room that it leaves. */
static void draw_own(const struct table *t, struct canvas *c, const struct ui *ui,
                     const struct curtain_seen *seen)
{
    struct ui up = *ui;
    up.area.y -= ui_px(ui, lift(t));
    t->skin->curtain_draw(c, &up, seen);
    if (t->skin->curtain_told > 0)
        told_draw(t, c, ui, ui_at(ui, 0, t->skin->curtain_told, 0, 0).y);
}

int curtain_update(struct table *t)
{
    const struct ui *ui = app_ui(t->scene.app);
    struct items *it = t->scene.items;
    struct strbuf head = STRBUF_EMPTY, says = STRBUF_EMPTY, here = STRBUF_EMPTY,
                  after = STRBUF_EMPTY;
    if (t->curtain.told && strcmp(t->told_lang, ui->lang) != 0)
        told_gather(t);
    heading(t, &head);
    sentence(t, &says);
    then(t, &after);
    if (*strbuf_text(&after))
        strbuf_addf(&says, "%s%s", C_("between sentences", " "), strbuf_text(&after));
    button(t, &here);
    t->scene.theme = ui->contrast ? t->skin->contrast : t->skin->theme;
    items_begin(it);
    items_add(it, (struct item){.id = item_id("curtain", 1),
                                .role = ITEM_TEXT,
                                .name = strbuf_text(&head),
                                .value = strbuf_text(&says),
                                .bounds = page_at(t, 442, 520, 1036, 200)});
    items_add(it, (struct item){.id = item_id("curtain", 0),
                                .role = ITEM_BUTTON,
                                .name = strbuf_text(&here),
                                .action = DO_HERE,
                                .key = KEY_ENTER,
                                .pad = PAD_A,
                                .first = true,
                                .bounds = page_at(t, 620, 730, 680, 112),
                                .radius = ui_px(ui, 24),
                                .sound = "ui/open"});
    items_add(it, (struct item){.id = item_id("menu", 0),
                                .role = ITEM_BUTTON,
                                .name = _("Menu"),
                                .action = STAGE_MENU,
                                .pad = PAD_START,
                                .bounds = menu_at(ui),
                                .sound = "ui/open"});
    items_end(it);
    strbuf_free(&head);
    strbuf_free(&says);
    strbuf_free(&here);
    strbuf_free(&after);
    return SCENE_IDLE;
}

void curtain_input(struct table *t, const struct item_event *event)
{
    if (event->kind != ITEM_EVENT_ACTIVATED || event->action != DO_HERE)
        return;
    if (guard_lets(&t->scene.guard, event))
        open_curtain(t);
    else
        t->early++;
}

static void draw_ground(const struct table *t, struct canvas *c, const struct ui *ui)
{
    const float w = fmaxf(ui->w, ui->h * 16 / 9);
    ui_ground(c, ui);
    if (t->skin->curtain && canvas_has_picture(c, t->skin->curtain))
        canvas_picture(c, t->skin->curtain,
                       rect_around((struct point){ui->w / 2, ui->h / 2}, w, w * 9 / 16),
                       paint_plain());
}

static void draw_emblem(const struct table *t, struct canvas *c, seat who, struct rect r)
{
    CARRE_ASSERT(who >= 0 && who < SEATS);
    plate_disc(c, app_ui(t->scene.app), t->seating.seat[who].emblem, t->seating.seat[who].ground,
               MOOD_CALM, r);
}

static void draw_page(const struct table *t, struct canvas *c, const struct ui *ui,
                      const struct curtain_seen *seen)
{
    const struct rect box = page_at(t, 402, 196, 1116, 696), edge = rect_inset(box, ui_px(ui, 16));
    canvas_panel(c, box, &(struct panel){.fill = ui->theme->panel, .radius = ui_px(ui, 60)});
    canvas_panel(c, edge,
                 &(struct panel){.radius = ui_px(ui, 46),
                                 .line = ui->theme->text,
                                 .line_width = fmaxf(2, ui_px(ui, 5))});
    if (t->curtain.comes >= 0)
        draw_emblem(t, c, t->curtain.comes,
                    t->curtain.from >= 0 ? page_at(t, 1000, 236, 270, 270)
                                         : page_at(t, 825, 236, 270, 270));
    if (t->curtain.from >= 0) {
        draw_emblem(t, c, t->curtain.from, page_at(t, 640, 300, 160, 160));
        ui_icon(c, ui, "arrow-right", page_at(t, 840, 315, 120, 120), ui->theme->text);
    }
    ui_write(c, ui, &UI_LINE(ui->theme->display, 80, 0, TEXT_CENTRE), seen->heading,
             page_at(t, 450, 514, 1020, 124));
    const struct ui_words says = {.size = 36,
                                  .colour = ui->theme->soft,
                                  .align = TEXT_CENTRE,
                                  .place = TEXT_MIDDLE},
                          after = {.size = 28, .align = TEXT_CENTRE, .place = TEXT_MIDDLE};
    const struct rect low = page_at(t, 450, 678, 1020, 44);
    /* else anybody who listens hears it, and the strip itself begins so */
    const bool both = *seen->then && ui_write_fits(ui, &after, seen->then, low);
    ui_write(c, ui, &says, seen->sentence,
             both ? page_at(t, 450, 630, 1020, 50) : page_at(t, 450, 638, 1020, 82));
    if (both)
        ui_write(c, ui, &after, seen->then, low);
    if (seen->here)
        ui_button(c, ui, seen->here, seen->here->name, NULL, UI_MAIN);
    if (seen->menu)
        ui_button(c, ui, seen->menu, seen->menu->name, "menu", UI_PLAIN);
    told_draw(t, c, ui, rect_bottom(box) + ui_px(ui, 18));
}

void curtain_draw(const struct table *t, struct canvas *c)
{
    struct ui ui = *app_ui(t->scene.app);
    struct strbuf head = STRBUF_EMPTY, says = STRBUF_EMPTY, after = STRBUF_EMPTY;
    struct nameplate plate[SEATS];
    char stands[160];
    ui.theme = t->scene.theme ? t->scene.theme : ui.theme;
    heading(t, &head);
    sentence(t, &says);
    then(t, &after);
    saves_stands(match_rules(t->match)->game->id, t->match, stands, sizeof stands);
    seating_plates(&t->seating, plate);
    const struct curtain_seen seen = {
        .from = t->curtain.from >= 0 ? &plate[t->curtain.from] : NULL,
        .comes = t->curtain.comes >= 0 ? &plate[t->curtain.comes] : NULL,
        .heading = strbuf_text(&head),
        .sentence = strbuf_text(&says),
        .then = strbuf_text(&after),
        .stands = stands,
        .here = items_get(t->scene.items, item_id("curtain", 0)),
        .menu = items_get(t->scene.items, item_id("menu", 0)),
        .colours = game_colours(t->scene.app, match_rules(t->match)->game->id)};
    canvas_tag(c, "curtain");
    draw_ground(t, c, &ui);
    if (t->skin->curtain_draw)
        draw_own(t, c, &ui, &seen);
    else
        draw_page(t, c, &ui, &seen);
    canvas_tag(c, NULL);
    strbuf_free(&head);
    strbuf_free(&says);
    strbuf_free(&after);
}
