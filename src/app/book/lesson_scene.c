/* A lesson: the real table with somebody's words over it. Others' moves come by themselves; Next
 * goes on; a wrong card is told, and nothing is lost. */
#include "emblems.h"

#include "check.h"
#include "mem.h"
#include "narrate.h"
#include "scenes.h"
#include "script_player.h"
#include "skin.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { LESSON_NEXT = 4000, OTHERS_MS = 900 };

struct lesson_scene {
    struct scene scene;
    struct script_player p;
    const char *said; /* the words that were said aloud (spoken.h) */
    int64_t since;    /* of the step */
    const char *lang;
    struct rect box, words, head; /* of the panel, of this frame */
    bool waits;                   /* the panel: what it would cover is still being shown… */
    bool hidden;                  /* …or something is read that it would lie over */
};

static const struct script_step *step_of(const struct lesson_scene *k)
{
    return script_player_step(&k->p);
}
static bool asks(const struct lesson_scene *k) { return step_of(k) && step_of(k)->who == 0; }
static bool tells(const struct lesson_scene *k)
{
    return !step_of(k) || step_of(k)->who == SEAT_NONE;
}
static bool last(const struct lesson_scene *k) { return k->p.step + 1 >= k->p.of->steps; }

/* On a table that has no such places the words stand at its top. */
static enum script_place place_of(const struct lesson_scene *k)
{
    const enum script_place place = step_of(k) ? step_of(k)->place : PLACE_TOP;
    return place >= PLACE_COUNT && !k->p.stage->skin->lesson ? PLACE_TOP : place;
}

/* ---- the table ---- */

static void more_items(void *of, struct items *it);

/* On a strip over a table, "Next" is there only when it does something. */
static bool nothing_next(const struct lesson_scene *k)
{
    return place_of(k) >= PLACE_LOW && place_of(k) <= PLACE_RIM && !tells(k);
}

static void lay(struct lesson_scene *k)
{
    script_player_sit(&k->p, app_audio(k->scene.app));
    k->p.stage->more = more_items;
    k->p.stage->more_of = k;
    script_player_hear(&k->p);
    stage_lay(k->p.stage);
    k->lang = app_ui(k->scene.app)->lang;
}

/* At a duel the keys are with the cards again. */
static void focus_on_cards(struct lesson_scene *k)
{
    for (int i = 0; i < items_count(k->scene.items); i++)
        if (items_at(k->scene.items, i)->role == ITEM_CARD &&
            !items_at(k->scene.items, i)->why_not) {
            items_focus_on(k->scene.items, items_at(k->scene.items, i)->id);
            return;
        }
}

static void go_on(struct lesson_scene *k)
{
    script_player_next(&k->p);
    k->since = scene_now(&k->scene);
    if (tells(k)) /* Enter goes on, wherever the focus was left */
        items_focus_on(k->scene.items, item_id("lesson", LESSON_NEXT));
    else if (asks(k) && place_of(k) >= PLACE_COUNT)
        focus_on_cards(k);
}

/* ---- words and buttons ---- */

static const struct ui_words words_how = {.size = 28, .place = TEXT_MIDDLE};
static float button_w(const struct ui *ui)
{
    return fmaxf(ui_px(ui, 290), ui_letters(ui, 30) * 8.6F);
}
static float button_h(const struct ui *ui)
{
    return fmaxf(ui_px(ui, 80), ui_letters(ui, 30) * 1.9F);
}

/* A strip above the board, or between it and the seat in front. Words that are too long even in the
 * least letters take more room, upwards or downwards. */
/* Where nothing is to be read on, no button stands beside the words: the strip is that much
 * shorter, and the hands beside it lie free. */
static struct rect strip(const struct ui *ui, enum script_place place, const char *text,
                         float beside, float spare)
{
    CARRE_ASSERT(text);
    static const struct ui_words least = {.size = 18};
    const bool high = place >= PLACE_HIGH, large = ui->text > 1.5F;
    const bool rim = place == PLACE_RIM;
    const float w = ui_px(ui, large  ? 1860
                              : rim  ? 1420
                              : high ? 1256
                                     : 1410) -
                    spare,
                pad = ui_px(ui, 30);
    const float usual = ui_px(ui, rim    ? 170
                                  : high ? 206
                                         : 178),
                h = fmaxf(usual, ui_write_height(ui, &least, _(text), w - beside) +
                                     (rim ? 1.0F : 1.2F) * pad);
    /* over all of the clock's plate at the left, with the button and without it; clear of the
     * menu at the right */
    if (rim)
        return rect_make(large ? (ui->w - w - spare) / 2 : ui_px(ui, 24),
                         h > usual ? 0 : ui_px(ui, 6), w, h);
    /* beside the left player's bet */
    const float x =
        large && spare > 0 ? fmaxf((ui->w - w) / 2, ui->w - w - ui_px(ui, 180)) : (ui->w - w) / 2;
    return rect_make(x, high ? ui_px(ui, 80) : ui->area.y + ui_px(ui, large ? 660 : 706) - h, w, h);
}

/* Over a part of a duel, tall: the owl above or beside the words, Next below. */
static void measure_duel(struct lesson_scene *k, bool poster)
{
    const struct ui *ui = &k->p.stage->ui;
    const float pad = ui_px(ui, 24), head = ui_px(ui, 112);
    /* letters so large that the owl's place is wanted too */
    const bool wide = !poster && ui->text > 1.5F;
    const struct rect r = k->box = k->p.stage->skin->lesson(k->p.stage, poster);
    const float below = tells(k) || !poster ? button_h(ui) + pad : 0;
    k->head = wide ? (struct rect){0} : rect_make(r.x + pad, r.y + pad, head, head);
    k->words = wide     ? rect_make(r.x + pad, r.y + pad, r.w - 2 * pad, r.h - 2 * pad - below)
               : poster ? rect_make(r.x + pad, r.y + 1.5F * pad + head, r.w - 2 * pad,
                                    r.h - 2.5F * pad - head - below)
                        : rect_make(r.x + 2 * pad + head, r.y + pad, r.w - 3 * pad - head,
                                    r.h - 2 * pad - below);
}

static void measure(struct lesson_scene *k)
{
    const enum script_place place = place_of(k);
    const struct skin *skin = k->p.stage->skin;
    k->waits = place >= PLACE_RIM && !stage_caught_up(k->p.stage);
    k->hidden = k->waits || (skin->reads && skin->reads(k->p.stage));
    if (place >= PLACE_COUNT) {
        measure_duel(k, place == PLACE_POSTER);
        return;
    }
    const struct ui *ui = &k->p.stage->ui;
    const float pad = ui_px(ui, 30), spare = nothing_next(k) ? button_w(ui) + pad : 0,
                side = button_w(ui) + 2 * pad - spare, owl = ui_px(ui, 180);
    /* at the table's far rim the words take the owl's place before they reach down to the pot */
    const bool alone = place == PLACE_RIM && strip(ui, place, k->p.text, side + owl, spare).h >
                                                 strip(ui, place, "", side, spare).h;
    const float head = alone ? pad : owl;
    const float w = fminf(ui_px(ui, 1256), ui->w - ui_px(ui, 60)),
                text = ui_write_height(ui, &words_how, _(k->p.text), w - side - head);
    /* Over the plates alone; large letters take the places of the lap as well, whole. */
    const float need = text + 1.2F * pad,
                h = ui_px(ui, need <= ui_px(ui, 216)
                                  ? 206
                                  : 569 + fmaxf(0, ui->h / ui->scale - 1080) * 0.5F);
    const float y = place == PLACE_TOP ? ui_px(ui, 84) : (ui->h - h) * 0.42F;
    k->box = place >= PLACE_LOW ? strip(ui, place, k->p.text, side + head, spare)
                                : rect_inset_xy(rect_make((ui->w - w) / 2, y, w, h),
                                                h > ui_px(ui, 206) ? -ui_px(ui, 20) : 0, 0);
    k->words =
        rect_make(k->box.x + head, k->box.y + pad / 2, k->box.w - side - head, k->box.h - pad);
    const float size = alone ? 0 : ui_px(ui, 146);
    k->head = rect_make(k->box.x + ui_px(ui, 14), k->box.y + (k->box.h - size) / 2, size, size);
}

/* Beside the words, or in the corner below them. */
static struct rect button_spot(const struct lesson_scene *k)
{
    const struct ui *ui = &k->p.stage->ui;
    const float w = button_w(ui), h = button_h(ui), below = ui_px(ui, 24);
    return place_of(k) >= PLACE_COUNT
               ? rect_make(rect_right(k->box) - w - below, rect_bottom(k->box) - h - below, w, h)
               : rect_make(rect_right(k->box) - w - ui_px(ui, 30), k->box.y + (k->box.h - h) / 2, w,
                           h);
}

static void more_items(void *of, struct items *it)
{
    struct lesson_scene *k = of;
    const struct ui *ui = &k->p.stage->ui;
    measure(k);
    if (k->hidden)
        return;
    items_cover(it, k->box);
    /* the plates that it half covers are not reached either */
    if (ui->text > 1.5F && place_of(k) == PLACE_LOW)
        items_cover(it, rect_make(0, k->box.y - ui_px(ui, 140), ui->w, k->box.h));
    items_add(it, (struct item){.id = item_id("lesson", 0),
                                .role = ITEM_TEXT,
                                .name = _(k->p.text),
                                .bounds = k->box,
                                .readable = false});
    /* no room for what waits */
    if (nothing_next(k) || (asks(k) && place_of(k) == PLACE_POSTER))
        return;
    items_add(it, (struct item){.id = item_id("lesson", LESSON_NEXT),
                                .role = ITEM_BUTTON,
                                .name = last(k) ? _("Done") : _("Next"),
                                .action = LESSON_NEXT,
                                .key = tells(k) ? KEY_ENTER : KEY_NONE,
                                .pad = tells(k) ? PAD_X : PAD_NONE,
                                .first = tells(k),
                                .why_not = tells(k) ? NULL
                                           : asks(k) ? _("It’s your turn: do what the lesson asks.")
                                                     : _("It’s another player’s turn."),
                                .bounds = button_spot(k),
                                .radius = ui_px(ui, 26),
                                .sound = "ui/page"});
}

/* ---- the scene ---- */

static void leave_answer(struct app *app, void *user, int which)
{
    (void)user;
    if (which == 1)
        app_pop(app);
}

static void leave(struct lesson_scene *k)
{
    dialog_open(k->scene.app,
                &(struct dialog_request){
                    .heading = _("Leave the lesson?"),
                    .text = _("You can take it again at any time from the game’s setup page."),
                    .button = {_("Stay"), C_("lesson", "Leave")},
                    .answer = leave_answer});
}

static void wish_to_play(struct lesson_scene *k, const struct action *a)
{
    struct view v;
    match_view(k->p.match, 0, &v);
    if (!asks(k) || !script_wants(step_of(k), &v, a))
        app_toast(k->scene.app, asks(k)
                                    ? _("That’s a legal move, but the lesson is about another one.")
                                    : _("Finish reading first."));
    else if (script_player_play(&k->p, *a))
        go_on(k);
}

static void lesson_input(struct scene *s, const struct item_event *event)
{
    struct lesson_scene *k = (struct lesson_scene *)s;
    if (event->kind == ITEM_EVENT_ACTIVATED && event->action == LESSON_NEXT) {
        stage_hurry(k->p.stage);
        if (last(k)) {
            if (!strchr(k->p.of->name, '/')) /* a game's, and not about one thing of it */
                app_set(s->app, SETTING_LESSON_TAKEN, 1);
            app_pop(s->app);
        } else {
            go_on(k);
        }
        return;
    }
    const struct stage_wish wish = stage_input(k->p.stage, event);
    if (wish.command == STAGE_ACT || wish.command == STAGE_ASK)
        wish_to_play(k, &wish.action);
    else if (wish.command == STAGE_RULES)
        rules_open(s->app, k->p.of->game->id, 0);
    else if (wish.command == STAGE_CHART)
        rules_open_at(s->app, k->p.of->game->id, "hand-ranks");
    else if (wish.command == STAGE_MENU) /* back too, where nothing was put away by it */
        leave(k);
    if (k->p.stage->say[0]) {
        app_toast(s->app, k->p.stage->say);
        k->p.stage->say[0] = '\0';
    }
}

/* Others move when they have been seen to think; what runs is shown first. */
static int others(struct lesson_scene *k)
{
    const struct script_step *step = step_of(k);
    if (!step || step->who <= 0 || !k->scene.top)
        return SCENE_IDLE;
    const int64_t wait = k->since + ui_ms(app_ui(k->scene.app), OTHERS_MS) - scene_now(&k->scene);
    if (wait > 0)
        return (int)wait;
    struct action a;
    if (!script_player_wants(&k->p, &a) || script_player_play(&k->p, a))
        go_on(k);
    return 0;
}

static int lesson_update(struct scene *s)
{
    struct lesson_scene *k = (struct lesson_scene *)s;
    struct ui ui = *app_ui(s->app);
    ui.now = scene_now(s);
    if (strcmp(k->lang, ui.lang) != 0)
        lay(k);
    const int wait = others(k);
    /* while somebody tells, no window asks */
    if (place_of(k) == PLACE_RIM)
        k->p.stage->mine = asks(k) && k->p.stage->here;
    k->p.stage->undo_ready = false;
    k->p.stage->undo_why_not = _("You can’t undo in a lesson.");
    const bool hidden = k->hidden;
    const int stage = stage_update(k->p.stage, &ui, s->items);
    if (hidden && !k->hidden && tells(k))
        items_focus_on(s->items, item_id("lesson", LESSON_NEXT));
    s->theme = k->p.stage->ui.theme;
    if (k->waits && stage_caught_up(k->p.stage)) /* the panel comes with the next frame */
        return 0;
    return wait < 0 ? stage : stage < 0 ? wait : wait < stage ? wait : stage;
}

static void lesson_draw(const struct scene *s, struct canvas *c)
{
    const struct lesson_scene *k = (const struct lesson_scene *)s;
    const struct ui *ui = &k->p.stage->ui;
    stage_draw(k->p.stage, c);
    if (k->hidden)
        return;
    canvas_tag(c, "lesson");
    canvas_panel(c, k->box,
                 &(struct panel){.fill = ui->theme->panel | 0xFF,
                                 .radius = ui_px(ui, 36),
                                 .line = ui->theme->text,
                                 .line_width = fmaxf(2, ui_px(ui, 5))});
    char picture[EMBLEM_PICTURE];
    if (!rect_empty(k->head)) {
        emblem_ground_picture(2, picture);
        canvas_picture(c, picture, k->head, paint_plain());
        emblem_picture(emblem_find("owl"), tells(k) ? MOOD_CALM : MOOD_SLY, picture);
        canvas_picture(c, picture, rect_inset(k->head, k->head.w * 0.1F), paint_plain());
    }
    ui_write(c, ui, &words_how, _(k->p.text), k->words);
    canvas_tag(c, NULL);
    const struct item *next = items_get(s->items, item_id("lesson", LESSON_NEXT));
    if (next)
        ui_button(c, ui, next, next->name, NULL, UI_MAIN);
}

static void lesson_show(struct scene *s)
{
    struct lesson_scene *k = (struct lesson_scene *)s;
    audio_music(app_audio(s->app), k->p.stage->skin->music);
}

static void lesson_close(struct scene *s)
{
    struct lesson_scene *k = (struct lesson_scene *)s;
    script_player_close(&k->p);
    mem_free(k);
}

/* The teacher's words first; what lies there is the stage's. */
static void lesson_words(struct scene *s, enum words what, struct strbuf *out)
{
    struct lesson_scene *k = (struct lesson_scene *)s;
    if (what == WORDS_TABLE)
        narrate_table(out, k->p.stage);
    else if (what != WORDS_EVENTS || k->said != k->p.text)
        strbuf_add(out, _(k->p.text));
    k->said = k->p.text;
}

static const struct scene_type lesson_type = {.name = "lesson",
                                              .covers = true,
                                              .once = true,
                                              .show = lesson_show,
                                              .input = lesson_input,
                                              .update = lesson_update,
                                              .draw = lesson_draw,
                                              .close = lesson_close,
                                              .words = lesson_words};

void lesson_open(struct app *app, const char *name)
{
    char error[SCRIPT_ERROR];
    struct lesson_scene *k = mem_alloc(sizeof *k);
    if (!script_player_open(&k->p, SCRIPT_LESSON, name, error)) {
        app_toast(app, error);
        script_player_close(&k->p);
        mem_free(k);
        return;
    }
    k->scene.app = app;
    k->since = app_now(app);
    app_push(app, &k->scene, &lesson_type);
    app_world(&k->scene, k->p.of->game->id);
    lay(k);
}
