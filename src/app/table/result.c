/* How a game ended, in words and figures, and what comes next. */
#include "result_inside.h"
#include "game_folder.h"
#include "games.h"
#include "result_more.h"
#include "scenes.h"
#include "seating_scene.h"
#include "result_lesson.h"
#include "skins.h"
#include "table.h"

#include "check.h"
#include "mem.h"

#include <math.h>
#include <stdint.h>

static bool may_page(const struct result *r)
{
    return r->told && result_ending_of(r)->fits(app_ui(r->scene.app));
}

bool result_has_page(const struct result *r) { return may_page(r) && !r->lists; }

/* The game's own page has the way on, one thing more, the rest, and the way out. */
static bool plays_again(const struct result *r) { return result_ending_of(r)->lesson && !r->won; }

/* What there is to do with it: the lines are a page of their own where the game has one. */
static bool offers(const struct result *r, int i)
{
    switch (i) {
    case DO_LINES: return may_page(r);
    case DO_SAME: return r->saved && (!result_has_page(r) || plays_again(r));
    case DO_WATCH: return r->saved && !result_has_page(r);
    default: return true;
    }
}

static int offered(const struct result *r)
{
    int n = 0;
    for (int i = 0; i < BUTTONS; i++)
        n += offers(r, i);
    return n;
}

int64_t result_page_ms(const struct result *r)
{
    const struct ui *ui = app_ui(r->scene.app);
    return r->hurried ? INT32_MAX : r->scene.since < 0 ? 0 : ui->now - r->scene.since;
}

bool result_runs(const struct result *r)
{
    return result_has_page(r) &&
           result_page_ms(r) < result_ending_of(r)->ms(app_ui(r->scene.app), r->told);
}

struct result_more result_more_of(const struct result *r)
{
    return (struct result_more){.game = r->game,
                                .saved = r->saved,
                                .heading = r->heading,
                                .how = r->how,
                                .page = !result_has_page(r) ? RESULT_ALL
                                        : plays_again(r)    ? RESULT_NONE
                                                            : RESULT_FOREMOST,
                                .seating = r->seated ? &r->seating : NULL};
}

struct rect result_at_head(const struct ui *ui, float x, float y, float w, float h)
{
    const struct rect across = frame_at(ui, x, 0, w, 1),
                      down = ui_at(ui, 0, frame_page(ui).y + y, 0, h);
    return rect_make(across.x, down.y, across.w, down.h);
}

struct rect result_picture_of(const struct ui *ui, const struct result *r)
{
    const struct result_more m = result_more_of(r);
    const float h = result_more_height(ui, &m);
    const struct rect all = frame_at(ui, 96, 96, 720, 780);
    return rect_make(all.x, all.y, all.w, all.h - (h > 0 ? h + ui_px(ui, 20) : 0));
}

static void play_again(struct result *r, bool same_deal)
{
    struct app *app = r->scene.app;
    app_home(app);
    table_open(app, &(struct table_request){.game = r->game,
                                            .option = r->option,
                                            .saved = same_deal ? r->saved : NULL,
                                            .same_deal = same_deal,
                                            .story = !same_deal,
                                            .seating = r->seated ? &r->seating : NULL});
}

/* After the offer: the next game, made easier or as before. */
static void eased_answer(struct app *app, void *user, int which)
{
    struct result *r = user;
    if (which < 0)
        return;
    if (which == 1)
        game_folder(r->game)->loss->ease(app, r->seated ? r->seating.option : r->option);
    play_again(r, false);
}

/* Away, but first the last page of the story, if that is to be told. */
static void leave(struct result *r, int action)
{
    struct app *app = r->scene.app;
    const bool story = r->story;
    r->story = false;
    if (story && game_folder(r->game)->story->ends(app, r->won))
        r->leaves = 1 + action;
    else if (action == DO_AGAIN || action == DO_SAME)
        play_again(r, action == DO_SAME);
    else
        app_home(app);
}

static void result_show(struct scene *s)
{
    struct result *r = (struct result *)s;
    const int leaves = r->leaves;
    r->leaves = 0;
    if (leaves)
        leave(r, leaves - 1);
}

static void result_input(struct scene *s, const struct item_event *event)
{
    struct result *r = (struct result *)s;
    if (result_runs(r)) { /* whatever is pressed ends what runs, and is done */
        if (event->kind != ITEM_EVENT_HOVER && event->kind != ITEM_EVENT_FOCUS &&
            event->kind != ITEM_EVENT_CHANGED) {
            r->hurried = app_ui(s->app)->now;
            app_redraw(s->app);
        }
        return;
    }
    /* a second press was about what ran, too */
    if (r->hurried && app_ui(s->app)->now < r->hurried + GUARD_MS)
        return;
    const bool lists = r->lists && may_page(r);
    if (event->kind == ITEM_EVENT_BACK && !guard_lets(&s->guard, event))
        return;
    if (event->kind == ITEM_EVENT_BACK && !lists) {
        leave(r, DO_TITLE);
        return;
    }
    if (event->kind == ITEM_EVENT_BACK ||
        (event->kind == ITEM_EVENT_ACTIVATED && event->action == DO_LINES)) {
        r->lists = !lists;
        r->scroll = (struct scroll){0};
        app_redraw(s->app);
        return;
    }
    const struct result_more m = result_more_of(r);
    scroll_events(&r->scroll, app_ui(s->app), event, r->window);
    if (event->kind != ITEM_EVENT_ACTIVATED || result_more_input(s, &m, event))
        return;
    if (event->action == DO_WATCH) {
        replay_open(s->app, &(struct replay_request){.text = r->saved,
                                                     .seating = r->seated ? &r->seating : NULL});
        return;
    }
    const struct folder_loss *loss = game_folder(r->game)->loss;
    if (event->action == DO_AGAIN && loss && loss->offer(s->app, r->option, eased_answer, r))
        return;
    leave(r, event->action);
}

const char *result_label(const struct result *r, int i)
{
    CARRE_ASSERT(i >= 0 && i < BUTTONS);
    const char *again = result_ending_of(r)->again;
    switch (i) {
    case DO_AGAIN: return again ? _(again) : _("Play again");
    case DO_SAME: return _("Same deal");
    case DO_WATCH: return _("Watch replay");
    case DO_LINES: return r->lists ? _("Back") : _("All results");
    default: return _("Title screen");
    }
}

const struct ui_words result_sentence_words = {.size = 32};

struct rect result_sentence_of(const struct ui *ui, const struct result *r)
{
    const struct rect usual = result_at_head(ui, 896, 250, 884, 106);
    const float need =
        fminf(ui_write_height(ui, &result_sentence_words, r->sentence, usual.w), ui_px(ui, 180));
    return rect_make(usual.x, usual.y, usual.w, fmaxf(usual.h, need));
}

/* Below the sentence, each line as high as its letters need; where all are not, the page is longer
 * than its window. */
static void lay_lines(struct result *r)
{
    CARRE_ASSERT(r->lines >= 0 && r->lines <= RESULT_LINES);
    struct scene *s = &r->scene;
    const struct ui *ui = app_ui(s->app);
    const struct rect most = frame_at(ui, 896, 0, 884, 856),
                      usual = result_at_head(ui, 896, 362, 884, 0);
    const float y = fmaxf(usual.y, rect_bottom(result_sentence_of(ui, r)) + ui_px(ui, 6));
    r->window = rect_make(most.x, y, most.w, rect_bottom(most) - y);
    const float h = fmaxf(r->window.h / (float)(r->lines ? r->lines : 1), ui_least(ui) * 1.35F);
    scroll_begin(&r->scroll);
    for (int i = 0; i < r->lines; i++)
        scroll_part(&r->scroll, h * (float)i, h);
    scroll_end(&r->scroll, ui, r->window.h);
    const bool longer = r->scroll.most > 0;
    r->window.w -= longer ? ui_px(ui, 72) : 0;
    if (longer)
        items_push_clip(s->items, scroll_seen(&r->scroll, ui, r->window));
    for (int i = 0; i < r->lines; i++)
        items_add(s->items,
                  (struct item){.id = item_id("line", i),
                                .role = ITEM_TEXT,
                                .name = r->name[i],
                                .value = r->value[i],
                                .readable = longer,
                                .bounds = rect_make(r->window.x,
                                                    r->window.y - r->scroll.from + h * (float)i,
                                                    r->window.w, h)});
    if (longer)
        items_pop_clip(s->items);
    scroll_buttons(s, &r->scroll, r->window);
}

/* Those from `first` to `last`, in the order in which they are read on a page. */
static void own_buttons(struct result *r, const struct rect at[BUTTONS], int first, int last)
{
    CARRE_ASSERT(first >= 0 && first <= last && last < BUTTONS);
    static const enum key key[BUTTONS] = {KEY_ENTER, (enum key)'D', (enum key)'W', KEY_ESCAPE,
                                          (enum key)'R'};
    static const enum pad pad[BUTTONS] = {PAD_A, PAD_X, PAD_Y, PAD_B, PAD_BACK};
    static const char *const about[BUTTONS] = {
        N_("A new deal with the same rules."), N_("Everything is dealt exactly as before."),
        N_("The whole game, from its first card."), NULL,
        N_("All the placings and statistics from this game.")};
    struct scene *s = &r->scene;
    const bool lists = r->lists && may_page(r);
    for (int n = first; n <= last; n++) {
        const int i = result_has_page(r) && n >= DO_TITLE ? DO_TITLE + DO_LINES - n : n;
        if (!offers(r, i))
            continue;
        const int as =
            lists && i == DO_LINES ? DO_TITLE : i; /* back from the lines is what leads out first */
        const bool silent = lists && i == DO_TITLE;
        items_add(
            s->items,
            (struct item){.id = item_id("result", i),
                          .role = ITEM_BUTTON,
                          .name = result_label(r, i),
                          .action = i,
                          .key = silent ? KEY_NONE : key[as],
                          .pad = silent ? PAD_NONE : pad[as],
                          .first = i == 0,
                          .about = about[i] && !(i == DO_LINES && r->lists) ? _(about[i]) : NULL,
                          .bounds = at[i],
                          .sound = i == DO_TITLE || (i == DO_LINES && r->lists) ? "ui/back"
                                                                                : "ui/open"});
    }
}

static int result_update(struct scene *s)
{
    struct result *r = (struct result *)s;
    const struct ui *ui = app_ui(s->app);
    struct rect row = frame_at(ui, 96, 936, 1728, 96);
    const struct result_more m = result_more_of(r);
    const struct rect picture = result_picture_of(ui, r),
                      beside = rect_make(picture.x, rect_bottom(picture) + ui_px(ui, 20), picture.w,
                                         result_more_height(ui, &m));
    struct rect at[ENDING_BUTTONS + 1], tidings = ui_at(ui, 300, 4, 1320, 76), more[RESULT_MORE],
                                        own[BUTTONS];
    const int nmore = result_more_count(&m);
    for (int i = 0; i < nmore; i++)
        more[i] = rect_row(beside, i, nmore, ui_px(ui, 16));
    for (int i = 0, n = 0; i < BUTTONS; i++)
        if (offers(r, i))
            own[i] = rect_column(row, n++, offered(r), ui_px(ui, 24));
    if (result_has_page(r)) {
        result_ending_of(r)->lay(ui, r->told, nmore + offered(r), at);
        int n = 0;
        for (int i = 0; i < DO_TITLE; i++)
            if (offers(r, i))
                own[i] = at[n++];
        for (int i = 0; i < nmore; i++)
            more[i] = at[n++];
        own[DO_LINES] = at[n++];
        own[DO_TITLE] = at[n++];
        tidings = at[n];
    }
    items_begin(s->items);
    if (result_runs(r))
        items_add(s->items, (struct item){.id = item_id("haste", 0),
                                          .role = ITEM_BUTTON,
                                          .name = _("Anywhere"),
                                          .skip = true,
                                          .action = DO_HASTE,
                                          .bounds = rect_make(0, 0, ui->w, ui->h)});
    items_add(s->items, (struct item){.id = item_id("sentence", 0),
                                      .role = ITEM_TEXT,
                                      .name = r->heading,
                                      .value = r->sentence,
                                      .bounds = ui_at(ui, 880, 96, 944, 240)});
    for (int i = 0; i < r->lines && result_has_page(r);
         i++) /* a page shows what is read out here */
        items_add(s->items, (struct item){.id = item_id("line", i),
                                          .role = ITEM_TEXT,
                                          .name = r->name[i],
                                          .value = r->value[i],
                                          .bounds = ui_at(ui, 880, 96, 944, 240)});
    if (!result_has_page(r))
        lay_lines(r);
    /* there they stand below the picture, above what goes on; on a page what goes on comes first */
    if (!result_has_page(r))
        result_more_items(s, &m, more);
    own_buttons(r, own, DO_AGAIN, DO_TITLE - 1);
    if (result_has_page(r))
        result_more_items(s, &m, more);
    own_buttons(r, own, DO_TITLE, BUTTONS - 1);
    items_end(s->items);
    s->tidings = result_runs(r) ? (struct rect){0} : tidings; /* how it ended is seen alone */
    return result_runs(r) ? 0 : result_lesson_wait(r->lesson);
}

/* Where a game has no picture of its own: the player who won, before the night. */
static void draw_winner(struct canvas *c, const struct ui *ui, bool won, int emblem, int behind,
                        struct rect at)
{
    (void)won;
    const float side = fminf(at.w, at.h) * 0.7F;
    const struct rect face = rect_around(rect_centre(at), side, side);
    for (int i = 3; i > 0; i--)
        canvas_panel(c, rect_scaled(face, 1 + 0.1F * (float)i),
                     &(struct panel){.fill = 0x4DE3FF14U, .radius = side});
    if (emblem >= 0)
        plate_disc(c, ui, emblem, behind, MOOD_GLAD, face);
    else
        canvas_picture(c, "frame/mark", rect_scaled(face, 0.6F), paint_plain());
}

static const struct ending plain_ending = {.ground = 0x0B1020FFU, .draw = draw_winner};

const struct ending *result_ending_of(const struct result *r)
{
    const struct skin *skin = skins_find(r->game);
    return skin->ending ? skin->ending : &plain_ending;
}

static void result_close(struct scene *s)
{
    struct result *r = (struct result *)s;
    mem_free(r->game);
    mem_free(r->heading);
    mem_free(r->sentence);
    mem_free(r->saved);
    mem_free(r->advice);
    mem_free(r->how);
    mem_free(r->told);
    result_lesson_free(r->lesson);
    for (int i = 0; i < r->lines; i++) {
        mem_free(r->name[i]);
        mem_free(r->value[i]);
    }
    mem_free(r);
}

static const struct scene_type result_type = {.name = "result",
                                              .covers = true,
                                              .reads = true,
                                              .guarded = true,
                                              .show = result_show,
                                              .input = result_input,
                                              .update = result_update,
                                              .rehearse = result_rehearse,
                                              .draw = result_draw,
                                              .close = result_close};

void result_open(struct app *app, const struct result_request *q)
{
    struct result *r = mem_alloc(sizeof *r);
    r->game = mem_copy_text(q->game);
    r->heading = mem_copy_text(q->heading ? q->heading : "");
    r->sentence = mem_copy_text(q->sentence ? q->sentence : "");
    r->saved = mem_copy_text(q->saved);
    r->advice = mem_copy_text(q->advice ? q->advice : "");
    r->how = mem_copy_text(q->how ? q->how : "");
    r->won = q->won;
    r->emblem = q->emblem;
    r->ground = q->ground;
    r->seated = q->seating != NULL;
    if (q->seating)
        r->seating = *q->seating;
    r->scene.couch = r->seated && seating_people(&r->seating) > 1;
    const struct game *g = games_find(r->game);
    for (int i = 0; i < g->noptions; i++)
        r->option[i] = q->option ? q->option[i] : g->options[i].normal;
    while (r->lines < RESULT_LINES && q->line[r->lines].name) {
        r->name[r->lines] = mem_copy_text(q->line[r->lines].name);
        r->value[r->lines] = mem_copy_text(q->line[r->lines].value ? q->line[r->lines].value : "");
        r->lines++;
    }
    r->told = q->told;
    r->story = q->story;
    /* long ago: it is the guard of this page that keeps what was pressed before it */
    r->hurried = q->hurried ? -GUARD_MS : 0;
    if (r->told && !r->won && r->saved && result_ending_of(r)->lesson)
        r->lesson = result_lesson_begin(app, r->saved, q->seating, q->wait);
    app_push(app, &r->scene, &result_type);
    app_world(&r->scene, r->game);
}
