/* Whose eyes look at a replay: what everyone saw, a seat's, or all cards. Several people's hands
 * are opened only when they agree. */
#include "replay_scene.h"

#include "check.h"
#include "mem.h"
#include "strbuf.h"

#include <math.h>

enum { CHOOSE = STAGE_OWN + 100, MOST_EYES = SEATS + 2 };

struct eyes {
    struct scene scene;
    struct replay *replay;
    int n;
    seat eye[MOST_EYES];
    seat wished; /* while everybody is asked */
    struct rect box;
};

static void agree_answer(struct app *app, void *user, int which)
{
    struct eyes *e = user;
    (void)app;
    if (which != 1)
        return;
    e->replay->agreed = true;
    replay_look(e->replay, e->wished);
    app_pop(e->scene.app);
}

static void choose(struct eyes *e, seat eyes)
{
    CARRE_ASSERT(eyes >= SEAT_OPEN && eyes <= SEAT_ONLOOKER);
    if (replay_may_look(e->replay, eyes)) {
        replay_look(e->replay, eyes);
        app_pop(e->scene.app);
        return;
    }
    e->wished = eyes;
    dialog_open(e->scene.app,
                &(struct dialog_request){.heading = _("Does everyone agree?"),
                                         .text = _("This reveals every hand in the game, even "
                                                   "folded ones. Ask all the players first."),
                                         .button = {_("Keep hidden"), _("All agree")},
                                         .answer = agree_answer,
                                         .user = e});
}

static void eyes_input(struct scene *s, const struct item_event *event)
{
    struct eyes *e = (struct eyes *)s;
    if (event->kind == ITEM_EVENT_BACK || event->kind == ITEM_EVENT_MENU)
        app_pop(s->app);
    else if (event->kind == ITEM_EVENT_ACTIVATED && event->action == CHOOSE) {
        CARRE_ASSERT(event->arg >= 0 && event->arg < e->n);
        choose(e, e->eye[event->arg]);
    }
}

static const char *why_not(const struct replay *k, seat eyes)
{
    if (replay_may_look(k, eyes))
        return NULL;
    return k->hand      ? _("The file doesn’t contain these cards.")
           : k->running ? _("You can change the viewpoint once the game is over.")
                        : NULL;
}

static int eyes_update(struct scene *s)
{
    struct eyes *e = (struct eyes *)s;
    const struct ui *ui = app_ui(s->app);
    const int columns = e->n > 5 ? 2 : 1, rows = (e->n + columns - 1) / columns;
    const float u = ui->scale, gap = 18 * u,
                head = fmaxf(130 * u, ui_letters(ui, 48) * 1.6F + 30 * u);
    const float h =
        fminf(fmaxf(96 * u, ui_least(ui) * 2.5F), (ui->h - head - 60 * u) / (float)rows - gap);
    e->box = rect_around((struct point){ui->w / 2, ui->h / 2}, (columns == 2 ? 1400 : 860) * u,
                         head + (h + gap) * (float)rows + 30 * u);
    items_begin(s->items);
    for (int i = 0; i < e->n; i++) {
        struct strbuf name = STRBUF_EMPTY;
        replay_eyes_name(e->replay, e->eye[i], &name);
        const struct rect column =
            rect_column(rect_make(e->box.x + 50 * u, e->box.y + head, e->box.w - 100 * u, h),
                        i / rows, columns, 24 * u);
        items_add(s->items,
                  (struct item){.id = item_id("eyes", i),
                                .role = ITEM_BUTTON,
                                .name = strbuf_text(&name),
                                .action = CHOOSE,
                                .arg = i,
                                .chosen = e->eye[i] == e->replay->walk.eyes,
                                .first = e->eye[i] == e->replay->walk.eyes,
                                .why_not = why_not(e->replay, e->eye[i]),
                                .bounds = rect_moved(column, 0, (h + gap) * (float)(i % rows)),
                                .sound = "ui/open"});
        strbuf_free(&name);
    }
    items_end(s->items);
    return ui_glide(ui, s->since, 160) < 1 ? 0 : SCENE_IDLE;
}

static void eyes_draw(const struct scene *s, struct canvas *c)
{
    const struct eyes *e = (const struct eyes *)s;
    const struct ui *ui = app_ui(s->app);
    ui_shade(c, ui);
    canvas_push_fade(c, ui_glide(ui, s->since, 160));
    ui_panel(c, ui, e->box, false);
    ui_write(c, ui, &UI_LINE(ui->theme->strong, 48, 0, TEXT_LEFT), _("Whose view?"),
             rect_make(e->box.x + 50 * ui->scale, e->box.y + 16 * ui->scale,
                       e->box.w - 100 * ui->scale, ui_letters(ui, 48) * 1.5F));
    for (int i = 0; i < e->n; i++) {
        const struct item *b = items_get(s->items, item_id("eyes", i));
        ui_button(c, ui, b, b->name, b->chosen ? "tick" : NULL, UI_PLAIN);
    }
    canvas_pop_fade(c);
}

static void eyes_close(struct scene *s) { mem_free(s); }

static const struct scene_type eyes_type = {.name = "replay-eyes",
                                            .covers = false,
                                            .input = eyes_input,
                                            .update = eyes_update,
                                            .draw = eyes_draw,
                                            .close = eyes_close};

void replay_eyes_open(struct replay *k)
{
    struct eyes *e = mem_alloc(sizeof *e);
    const int n = match_rules(k->match)->nseats;
    e->replay = k;
    if (n > 1) {
        CARRE_ASSERT(e->n < MOST_EYES);
        e->eye[e->n++] = SEAT_ONLOOKER;
        CARRE_ASSERT(e->n < MOST_EYES);
        e->eye[e->n++] = SEAT_OPEN;
    }
    for (int s = 0; s < n; s++) {
        CARRE_ASSERT(e->n < MOST_EYES);
        e->eye[e->n++] = (seat)s;
    }
    app_push(k->scene.app, &e->scene, &eyes_type);
}
