/* Who leaves, who is back, who takes a bot's seat: over the table, by anybody who is there. What is
 * decided is kept with the game at once. The same page asks who sits at a saved table of which
 * nobody knows it. */
#include "table_inside.h"

#include "check.h"
#include "frame.h"
#include "seating_scene.h"
#include "strbuf.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum {
    DO_BACK = STAGE_OWN,
    DO_LEAVE,
    DO_RETURN,
    DO_GUEST,
    DO_TAKE_OVER,
    DO_WATCH,
    DO_PERSON,
    DO_BOT
};

struct people {
    struct scene scene;
    struct table *table;
    int watcher;
};

/* ---- what can be done ---- */

/* What everybody may see, as far as the picture has come; where there is none, as it is. `room` may
 * be used for it. */
static const struct board *board_of(const struct table *t, struct view *room)
{
    if (t->stage)
        return &table_front(t)->shown.b;
    match_view(t->match, SEAT_ONLOOKER, room);
    return &room->board;
}

bool table_out(const struct table *t, int who)
{
    struct view v;
    return t->skin->out && t->skin->out(match_rules(t->match), board_of(t, &v), who);
}

bool table_over(const struct table *t)
{
    return t->stage ? table_front(t)->shown.b.over : match_over(t->match);
}

/* A person whose own seat is out, and who may sit down elsewhere or watch; SEAT_NONE. */
static seat who_is_out(const struct table *t)
{
    for (int s = 0; s < match_rules(t->match)->nseats; s++)
        if (seating_person_at(&t->seating, s) && table_out(t, s))
            return (seat)s;
    return SEAT_NONE;
}

/* What the button beside a seat does; 0: there is none. */
static int deed(const struct table *t, int s)
{
    CARRE_ASSERT(s >= 0 && s < t->seating.nseats);
    const bool person = seating_person_at(&t->seating, s);
    if (t->unknown)
        return !person ? DO_PERSON : seating_people(&t->seating) > 1 ? DO_BOT : 0;
    if (person && table_out(t, s))
        return table_over(t) ? 0 : DO_WATCH;
    if (person)
        return seating_people(&t->seating) > 1 ? DO_LEAVE : 0;
    if (table_out(t, s))
        return 0;
    if (t->seating.seat[s].sitter == SITTER_PERSON)
        return DO_RETURN;
    return who_is_out(t) >= 0 ? DO_TAKE_OVER : DO_GUEST;
}

bool people_has(const struct table *t)
{
    return t->end < 0 && !table_over(t) && match_rules(t->match)->nseats > 1;
}

static void label(const struct table *t, int s, struct strbuf *out)
{
    CARRE_ASSERT(s >= 0 && s < t->seating.nseats);
    const char *name = t->seating.seat[s].name;
    switch (deed(t, s)) {
    case DO_LEAVE: strbuf_addf(out, _("%s leaves and a bot takes over"), name); break;
    case DO_RETURN: strbuf_addf(out, _("%s is back"), name); break;
    case DO_GUEST: strbuf_addf(out, _("A guest plays for %s"), name); break;
    case DO_TAKE_OVER:
        strbuf_addf(out, _("%s plays for %s"), t->seating.seat[who_is_out(t)].name, name);
        break;
    case DO_WATCH: strbuf_addf(out, _("%s can see all hands"), name); break;
    case DO_PERSON: strbuf_add(out, _("Seat a person here")); break;
    case DO_BOT: strbuf_add(out, _("Seat a bot here")); break;
    default: break;
    }
}

static const char *role(const struct table *t, int s)
{
    CARRE_ASSERT(s >= 0 && s < t->seating.nseats);
    if (table_out(t, s))
        return _("Out of the game");
    if (seating_person_at(&t->seating, s))
        return _("Person");
    return t->seating.seat[s].sitter == SITTER_PERSON ? _("Away: a bot is playing") : _("Bot");
}

/* ---- doing it ---- */

/* The bot stays named: it plays on when the guest leaves. */
static void guest_sits_down(struct table *t, int s)
{
    CARRE_ASSERT(s >= 0 && s < t->seating.nseats && !seating_person_at(&t->seating, s));
    const struct seating_seat bot = t->seating.seat[s];
    seating_sit_guest(&t->seating, s);
    memcpy(t->seating.seat[s].bot, bot.bot, sizeof bot.bot);
    memcpy(t->seating.seat[s].character, bot.character, sizeof bot.character);
}

/* The person changes seats; their old one, which plays no more, is left to the bot. */
static void take_over(struct table *t, int s, int from)
{
    CARRE_ASSERT(s >= 0 && s < SEATS && from >= 0 && from < SEATS && s != from);
    struct seating_seat bot = t->seating.seat[s];
    snprintf(t->seating.seat[s].bot, SEATING_BOT, "%s", bot.bot);
    t->seating.seat[s] = t->seating.seat[from];
    t->seating.seat[from] = bot;
}

static void watch_answer(struct app *app, void *user, int which)
{
    struct people *p = user;
    (void)app;
    if (which == 1 && p->watcher >= 0) {
        app_pop(p->scene.app);
        curtain_watch(p->table, (seat)p->watcher);
    }
}

static void ask_to_watch(struct people *p, int who)
{
    CARRE_ASSERT(who >= 0 && who < p->table->seating.nseats);
    struct strbuf head = STRBUF_EMPTY;
    p->watcher = who;
    strbuf_addf(&head, _("May %s see all hands?"), p->table->seating.seat[who].name);
    dialog_open(
        p->scene.app,
        &(struct dialog_request){
            .heading = strbuf_text(&head),
            .text =
                _("Everyone still playing must agree, and look away while the hands are face up."),
            .button = {_("No"), _("All agree")},
            .answer = watch_answer,
            .user = p});
    strbuf_free(&head);
}

static void do_it(struct people *p, int s)
{
    CARRE_ASSERT(s >= 0 && s < p->table->seating.nseats);
    struct table *t = p->table;
    switch (deed(t, s)) {
    case DO_LEAVE: t->seating.seat[s].away = true; break;
    case DO_RETURN: t->seating.seat[s].away = false; break;
    case DO_GUEST: guest_sits_down(t, s); break;
    case DO_TAKE_OVER: take_over(t, s, who_is_out(t)); break;
    case DO_WATCH: ask_to_watch(p, s); return;
    case DO_PERSON: seating_sit_guest(&t->seating, s); break;
    case DO_BOT: seating_sit_bot(&t->seating, s, NULL); break;
    default: return;
    }
    if (t->seating.privacy == PRIVACY_ONE || t->unknown)
        t->seating.privacy = seating_usual_privacy(seating_people(&t->seating));
    table_reseat(t);
}

static void leave(struct people *p)
{
    struct table *t = p->table;
    if (t->unknown) {
        t->unknown = false;
        t->seated = true;
        table_keep(t);
    }
    app_pop(p->scene.app);
}

/* ---- the scene ---- */

static void people_input(struct scene *scene, const struct item_event *event)
{
    if (event->kind == ITEM_EVENT_BACK || event->kind == ITEM_EVENT_MENU ||
        (event->kind == ITEM_EVENT_ACTIVATED && event->action == DO_BACK))
        leave((struct people *)scene);
    else if (event->kind == ITEM_EVENT_ACTIVATED)
        do_it((struct people *)scene, event->arg);
}

/* ---- where people are ---- */

enum { GAP = 24, PAD = 22 };

static struct rect body_of(const struct ui *ui) { return frame_at(ui, 96, PAGE_BODY, 1728, 718); }

/* A card with `line` of them beside one another. It is not much higher than broad. */
static struct rect seat_card(const struct ui *ui, int line, int n)
{
    CARRE_ASSERT(line > 0 && n > 0);
    const struct rect body = body_of(ui);
    const float gap = ui_px(ui, GAP), lines = (float)((n + line - 1) / line),
                w = (body.w - gap * (float)(line - 1)) / (float)line;
    return rect_make(body.x, body.y, w, fminf((body.h - gap * (lines - 1)) / lines, w * 1.74F));
}

/* A card: who it is, and at its foot what can be done; at its right where it is a mere line. */
static bool is_line(struct rect at) { return at.w > at.h * 3; }
static struct rect button_of(const struct ui *ui, const char *label, struct rect at)
{
    const float pad = ui_px(ui, PAD);
    const struct ui_words how = {.size = 26, .face = ui->theme->strong};
    const bool line = is_line(at);
    const float w = at.w * (line ? 0.55F : 1) - 2 * pad,
                need = fmaxf(ui_px(ui, 84), ui_write_height(ui, &how, label, w * 0.86F) + 2 * pad),
                h = fminf(need, line ? at.h - 2 * pad : at.h * 0.4F);
    return rect_make(rect_right(at) - pad - w,
                     line ? at.y + (at.h - h) / 2 : rect_bottom(at) - pad - h, w, h);
}

/* Has each button room for what it says, beside its key? */
static bool labels_fit(const struct table *t, const struct ui *ui, struct rect one)
{
    const struct ui_words how = {.size = 20, .face = ui->theme->strong, .lines = 2};
    bool fit = true;
    for (int s = 0; s < t->seating.nseats && fit; s++) {
        struct strbuf text = STRBUF_EMPTY;
        label(t, s, &text);
        const struct rect b = button_of(ui, strbuf_text(&text), one);
        fit = ui_write_fits(ui, &how, strbuf_text(&text), rect_make(0, 0, b.w * 0.78F, b.h));
        strbuf_free(&text);
    }
    return fit;
}

/* How many stand in a line: so that their faces are as large as can be, and names have room. */
static int in_a_line(const struct table *t, const struct ui *ui)
{
    int best = 1;
    float most = 0;
    for (int line = 1; line <= t->seating.nseats; line++) {
        const struct rect one = seat_card(ui, line, t->seating.nseats);
        const float face = fminf(one.w * 0.5F, one.h * 0.42F);
        if (face > most && labels_fit(t, ui, one)) {
            most = face;
            best = line;
        }
    }
    return best;
}

static struct rect place_of(const struct table *t, const struct ui *ui, int line, int s)
{
    CARRE_ASSERT(s >= 0 && s < t->seating.nseats);
    const int n = t->seating.nseats, at = s / line,
              here = n - at * line < line ? n - at * line : line;
    const struct rect body = body_of(ui), one = seat_card(ui, line, n);
    const float gap = ui_px(ui, GAP), across = (one.w + gap) * (float)here - gap,
                down = (one.h + gap) * (float)((n + line - 1) / line) - gap;
    return rect_moved(one, (body.w - across) / 2 + (one.w + gap) * (float)(s % line),
                      (body.h - down) * 0.42F + (one.h + gap) * (float)at);
}

static int people_update(struct scene *scene)
{
    const struct table *t = ((struct people *)scene)->table;
    const struct ui *ui = app_ui(scene->app);
    const int line = in_a_line(t, ui);
    items_begin(scene->items);
    for (int s = 0; s < t->seating.nseats; s++) {
        const struct rect r = place_of(t, ui, line, s);
        struct strbuf text = STRBUF_EMPTY;
        label(t, s, &text);
        const struct rect button = button_of(ui, strbuf_text(&text), r);
        items_add(scene->items,
                  (struct item){.id = item_id("seat", s),
                                .role = ITEM_TEXT,
                                .name = t->seating.seat[s].name,
                                .value = role(t, s),
                                .bounds = is_line(r) ? rect_make(r.x, r.y, button.x - r.x, r.h)
                                                     : rect_make(r.x, r.y, r.w, button.y - r.y)});
        if (deed(t, s))
            items_add(scene->items, (struct item){.id = item_id("deed", s),
                                                  .role = ITEM_BUTTON,
                                                  .name = strbuf_text(&text),
                                                  .action = deed(t, s),
                                                  .arg = s,
                                                  .key = (enum key)('1' + s),
                                                  .bounds = button});
        strbuf_free(&text);
    }
    if (t->unknown)
        items_add(scene->items, (struct item){.id = item_id("on", 0),
                                              .role = ITEM_BUTTON,
                                              .name = C_("step", "Continue"),
                                              .action = DO_BACK,
                                              .key = KEY_ESCAPE,
                                              .pad = PAD_B,
                                              .bounds = frame_bar(ui, 3, 1),
                                              .sound = "ui/back"});
    else
        frame_back(scene, _("Back"), DO_BACK);
    items_end(scene->items);
    return SCENE_IDLE;
}

/* A face with the words below it; where the card is broad, beside it. */
static void draw_seat(const struct table *t, struct canvas *c, const struct ui *ui, int s,
                      struct rect r)
{
    CARRE_ASSERT(s >= 0 && s < t->seating.nseats);
    const bool broad = r.w > r.h * 1.6F;
    const float pad = ui_px(ui, PAD), name = ui_letters(ui, 38) * 1.3F,
                said = fminf(name + ui_letters(ui, 28) * 1.4F, r.h * 0.5F),
                side = broad ? fminf(r.h - pad, r.w * 0.42F)
                             : fminf(r.h - said - pad * 1.5F, r.w - 2 * pad);
    const enum text_align align = broad ? TEXT_LEFT : TEXT_CENTRE;
    const struct rect face =
        broad ? rect_make(r.x + pad, r.y + pad, side, side)
              : rect_make(r.x + (r.w - side) / 2, r.y + (r.h - said - side) / 2, side, side);
    struct rect words = rect_make(r.x + pad, rect_bottom(face), r.w - 2 * pad, said);
    if (broad)
        words = rect_make(rect_right(face) + pad, r.y + (r.h + pad - said) / 2,
                          rect_right(r) - rect_right(face) - 2 * pad, said);
    plate_disc(c, ui, t->seating.seat[s].emblem, t->seating.seat[s].ground, MOOD_CALM, face);
    ui_write(c, ui,
             &(struct ui_words){.face = ui->theme->strong,
                                .size = 38,
                                .align = align,
                                .place = TEXT_MIDDLE,
                                .lines = 1,
                                .name = true},
             t->seating.seat[s].name, rect_make(words.x, words.y, words.w, words.h * 0.55F));
    ui_write(c, ui, &UI_LINE(NULL, 28, ui->theme->soft, align), role(t, s),
             rect_make(words.x, words.y + words.h * 0.55F, words.w, words.h * 0.45F));
}

static void people_draw(const struct scene *scene, struct canvas *c)
{
    const struct table *t = ((const struct people *)scene)->table;
    const struct ui *ui = app_ui(scene->app);
    ui_ground(c, ui);
    frame_heading(c, ui,
                  t->unknown ? _("Who’s playing at this table?") : C_("people", "At the table"),
                  t->unknown ? _("This save doesn’t record which players are bots.") : NULL, 1568);
    const int line = in_a_line(t, ui);
    float px = 1e6F; /* what can be done is said in letters of one size */
    for (int s = 0; s < t->seating.nseats; s++) {
        const struct item *i = items_get(scene->items, item_id("deed", s));
        px = i ? fminf(px, ui_button_px(ui, i, i->name, NULL)) : px;
    }
    for (int s = 0; s < t->seating.nseats; s++) {
        const struct item *i = items_get(scene->items, item_id("deed", s));
        ui_panel(c, ui, place_of(t, ui, line, s), false);
        draw_seat(t, c, ui, s, items_get(scene->items, item_id("seat", s))->bounds);
        if (i)
            ui_button_like(c, ui, i, i->name, NULL, UI_PLAIN, px);
    }
    if (t->unknown) {
        const struct item *on = items_get(scene->items, item_id("on", 0));
        ui_button(c, ui, on, on->name, "play", UI_MAIN);
    } else {
        frame_draw_back(c, ui, scene);
    }
}

static void people_close(struct scene *scene) { mem_free(scene); }

static const struct scene_type people_type = {.name = "people",
                                              .covers = true,
                                              .input = people_input,
                                              .update = people_update,
                                              .draw = people_draw,
                                              .close = people_close};

void people_open(struct table *t)
{
    struct people *p = mem_alloc(sizeof *p);
    p->table = t;
    p->watcher = SEAT_NONE;
    p->scene.couch = t->scene.couch;
    app_push(t->scene.app, &p->scene, &people_type);
}
