/* How a game ended, in words and figures, and what comes next. */
#include "frame.h"
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
#include <string.h>

enum { DO_AGAIN, DO_SAME, DO_WATCH, DO_TITLE, DO_LINES, BUTTONS, DO_HASTE };

struct result {
    struct scene scene;
    char *game, *heading, *sentence, *saved, *advice, *how;
    char *name[RESULT_LINES], *value[RESULT_LINES];
    int lines;
    struct scroll scroll; /* of the lines, in large letters */
    struct rect window;
    bool won;
    int emblem, ground;
    int32_t option[OPTIONS];
    bool seated;
    struct seating seating;
    void *told; /* the game's own page; NULL: it has none */
    struct result_lesson *lesson;
    /* when the page came to rest because somebody wanted it to; 0: it has not */
    int64_t hurried;
    bool story; /* its last page is to be told first */
    int leaves; /* 1 + what was pressed, as soon as that is told */
    bool ready; /* the pictures of that page at rest are there */
    bool lists; /* the lines are looked at, instead of the game's own page */
};

static const struct ending *ending_of(const struct result *r);

static bool may_page(const struct result *r)
{
    return r->told && ending_of(r)->fits(app_ui(r->scene.app));
}

static bool has_page(const struct result *r) { return may_page(r) && !r->lists; }

/* The game's own page has the way on, one thing more, the rest, and the way out. */
static bool plays_again(const struct result *r) { return ending_of(r)->lesson && !r->won; }

/* What there is to do with it: the lines are a page of their own where the game has one. */
static bool offers(const struct result *r, int i)
{
    switch (i) {
    case DO_LINES: return may_page(r);
    case DO_SAME: return r->saved && (!has_page(r) || plays_again(r));
    case DO_WATCH: return r->saved && !has_page(r);
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

/* Of the page; it is long over once it has been hurried, or where it has none. */
static int64_t page_ms(const struct result *r)
{
    const struct ui *ui = app_ui(r->scene.app);
    return r->hurried ? INT32_MAX : r->scene.since < 0 ? 0 : ui->now - r->scene.since;
}

static bool runs(const struct result *r)
{
    return has_page(r) && page_ms(r) < ending_of(r)->ms(app_ui(r->scene.app), r->told);
}

static struct result_more more_of(const struct result *r)
{
    return (struct result_more){.game = r->game,
                                .saved = r->saved,
                                .heading = r->heading,
                                .how = r->how,
                                .page = !has_page(r)     ? RESULT_ALL
                                        : plays_again(r) ? RESULT_NONE
                                                         : RESULT_FOREMOST,
                                .seating = r->seated ? &r->seating : NULL};
}

/* From the head of a page: as wide and as long as the page is. */
static struct rect at_head(const struct ui *ui, float x, float y, float w, float h)
{
    const struct rect across = frame_at(ui, x, 0, w, 1),
                      down = ui_at(ui, 0, frame_page(ui).y + y, 0, h);
    return rect_make(across.x, down.y, across.w, down.h);
}

/* The picture, and below it what more there is to do with a run. */
static struct rect picture_of(const struct ui *ui, const struct result *r)
{
    const struct result_more m = more_of(r);
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
    if (runs(r)) { /* whatever is pressed ends what runs, and is done */
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
    const struct result_more m = more_of(r);
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

static const char *label(const struct result *r, int i)
{
    CARRE_ASSERT(i >= 0 && i < BUTTONS);
    const char *again = ending_of(r)->again;
    switch (i) {
    case DO_AGAIN: return again ? _(again) : _("Play again");
    case DO_SAME: return _("Same deal");
    case DO_WATCH: return _("Watch replay");
    case DO_LINES: return r->lists ? _("Back") : _("All results");
    default: return _("Title screen");
    }
}

static const struct ui_words sentence_words = {.size = 32};

/* Where the sentence is: three lines of large letters need more than two of ordinary ones. */
static struct rect sentence_of(const struct ui *ui, const struct result *r)
{
    const struct rect usual = at_head(ui, 896, 250, 884, 106);
    const float need =
        fminf(ui_write_height(ui, &sentence_words, r->sentence, usual.w), ui_px(ui, 180));
    return rect_make(usual.x, usual.y, usual.w, fmaxf(usual.h, need));
}

/* Below the sentence, each line as high as its letters need; where all are not, the page is longer
 * than its window. */
static void lay_lines(struct result *r)
{
    CARRE_ASSERT(r->lines >= 0 && r->lines <= RESULT_LINES);
    struct scene *s = &r->scene;
    const struct ui *ui = app_ui(s->app);
    const struct rect most = frame_at(ui, 896, 0, 884, 856), usual = at_head(ui, 896, 362, 884, 0);
    const float y = fmaxf(usual.y, rect_bottom(sentence_of(ui, r)) + ui_px(ui, 6));
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
        const int i = has_page(r) && n >= DO_TITLE ? DO_TITLE + DO_LINES - n : n;
        if (!offers(r, i))
            continue;
        const int as =
            lists && i == DO_LINES ? DO_TITLE : i; /* back from the lines is what leads out first */
        const bool silent = lists && i == DO_TITLE;
        items_add(
            s->items,
            (struct item){.id = item_id("result", i),
                          .role = ITEM_BUTTON,
                          .name = label(r, i),
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
    const struct result_more m = more_of(r);
    const struct rect picture = picture_of(ui, r),
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
    if (has_page(r)) {
        ending_of(r)->lay(ui, r->told, nmore + offered(r), at);
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
    if (runs(r))
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
    for (int i = 0; i < r->lines && has_page(r); i++) /* a page shows what is read out here */
        items_add(s->items, (struct item){.id = item_id("line", i),
                                          .role = ITEM_TEXT,
                                          .name = r->name[i],
                                          .value = r->value[i],
                                          .bounds = ui_at(ui, 880, 96, 944, 240)});
    if (!has_page(r))
        lay_lines(r);
    /* there they stand below the picture, above what goes on; on a page what goes on comes first */
    if (!has_page(r))
        result_more_items(s, &m, more);
    own_buttons(r, own, DO_AGAIN, DO_TITLE - 1);
    if (has_page(r))
        result_more_items(s, &m, more);
    own_buttons(r, own, DO_TITLE, BUTTONS - 1);
    items_end(s->items);
    s->tidings = runs(r) ? (struct rect){0} : tidings; /* how it ended is seen alone */
    return runs(r) ? 0 : result_lesson_wait(r->lesson);
}

static void draw_lines(const struct result *r, struct canvas *c, const struct ui *ui)
{
    if (r->scroll.most > 0)
        canvas_push_fold(c, scroll_seen(&r->scroll, ui, r->window));
    for (int i = 0; i < r->lines; i++) {
        const struct item *item = items_get(r->scene.items, item_id("line", i));
        struct rect box = rect_inset_xy(item->bounds, ui_px(ui, 12), 1);
        struct ui_words name = UI_LINE(NULL, 32, ui->theme->soft, TEXT_LEFT);
        struct ui_words value = UI_LINE(ui->theme->strong, 40, 0, TEXT_RIGHT);
        float w = fminf(ui_write_width(ui, &value, r->value[i]) + 8, box.w * 0.55F);
        ui_write(c, ui, &name, r->name[i],
                 rect_make(box.x, box.y, box.w - w - ui_px(ui, 20), box.h));
        ui_write(c, ui, &value, r->value[i], rect_make(rect_right(box) - w, box.y, w, box.h));
        if (i)
            canvas_fill(c,
                        rect_make(item->bounds.x, roundf(item->bounds.y), item->bounds.w,
                                  fmaxf(1, ui_px(ui, 2))),
                        ui->theme->line);
        ui_ring(c, ui, item);
    }
    if (r->scroll.most > 0)
        canvas_pop_clip(c);
    scroll_draw(c, &r->scene, &r->scroll, r->window);
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

static const struct ending *ending_of(const struct result *r)
{
    const struct skin *skin = skins_find(r->game);
    return skin->ending ? skin->ending : &plain_ending;
}

/* What goes on, in letters of one size. Words first: signs and keys' caps stand there where every
 * button has room for them beside its whole label. */
static void draw_bar(const struct result *r, struct canvas *c, const struct ui *ui)
{
    static const char *const icon[BUTTONS] = {[DO_AGAIN] = "play",
                                              [DO_SAME] = "restart",
                                              [DO_WATCH] = "history",
                                              [DO_LINES] = "close",
                                              [DO_TITLE] = "back"};
    const float sign = ui_letters(ui, 38) * 1.6F;
    bool signs = true, caps = true;
    float px = 1e6F;
    for (int i = 0; i < BUTTONS; i++) {
        const struct item *b = items_get(r->scene.items, item_id("result", i));
        const struct ui_words how = {.face = ui->theme->strong, .size = 26};
        const float room =
            b ? b->bounds.w - ui_write_width(ui, &how, label(r, i)) - ui_px(ui, 60) : 1e6F;
        signs &= room >= sign;
        caps &= !b || room - sign >= ui_key_width(ui, b, 27) + ui_px(ui, 20);
    }
    struct item bar[BUTTONS] = {0};
    for (int i = 0; i < BUTTONS; i++) {
        const struct item *b = items_get(r->scene.items, item_id("result", i));
        if (!b)
            continue;
        bar[i] = *b;
        bar[i].key = caps ? b->key : KEY_NONE;
        bar[i].pad = caps ? b->pad : PAD_NONE;
        px = fminf(px, ui_button_px(ui, &bar[i], label(r, i), signs ? icon[i] : NULL));
    }
    for (int i = 0; i < BUTTONS; i++)
        if (bar[i].id)
            ui_button_like(c, ui, &bar[i], label(r, i), signs ? icon[i] : NULL,
                           i == DO_AGAIN ? UI_MAIN : UI_PLAIN, px);
}

/* The game's own page, in its own colours, as it looks at a time or (`rests`) at last. */
static void page_draw(const struct result *r, struct canvas *c, bool rests)
{
    const struct scene *s = &r->scene;
    const struct skin *skin = skins_find(r->game);
    const struct result_more m = more_of(r);
    struct ui ui = *app_ui(s->app);
    struct ending_seen seen = {.told = r->told,
                               .ms = !rests && runs(r) ? page_ms(r) : INT32_MAX,
                               .time = "",
                               .lesson = result_lesson_words(r->lesson),
                               .row = result_lesson_row(r->lesson)};
    if (!seen.lesson) /* without a mistake: what to try, or whose fault it was */
        seen.lesson = *r->advice
                          ? r->advice
                          : _("You made no mistakes in this duel. The cards were against you.");
    ui.theme = ui.contrast ? skin->contrast : skin->theme;
    for (int i = 0; i < r->lines; i++)
        if (strcmp(r->name[i], _("Time")) == 0)
            seen.time = r->value[i];
    for (int i = 0; i < BUTTONS; i++) {
        const struct item *b = items_get(s->items, item_id("result", i));
        if (b)
            seen.button[seen.buttons++] = (struct ending_button){.item = b, .words = label(r, i)};
    }
    for (int i = 0; i < result_more_count(&m); i++) {
        struct ending_button b = {0};
        b.item = result_more_item(s, &m, i, &b.words);
        if (b.item)
            seen.button[seen.buttons++] = b;
    }
    skin->ending->page(c, &ui, &seen);
}

/* What comes last is begun first. */
static void result_rehearse(struct scene *s, struct canvas *c)
{
    struct result *r = (struct result *)s;
    if (!runs(r) || r->ready || !canvas_begin_rehearsal(c))
        return;
    page_draw(r, c, true);
    r->ready = canvas_end_rehearsal(c);
}

static void result_draw(const struct scene *s, struct canvas *c)
{
    const struct result *r = (const struct result *)s;
    if (has_page(r)) {
        page_draw(r, c, false);
        return;
    }
    struct ui own = *app_ui(s->app);
    const struct ui *ui = &own;
    const struct rect sheet = frame_at(ui, 852, 96, 972, 780);
    struct ui words;
    /* its world, with a board for letters that are too large for its page */
    if (r->told) {
        const struct skin *skin = skins_find(r->game);
        own.theme = own.contrast ? skin->contrast : skin->theme;
        ending_of(r)->behind(c, ui, r->told);
        words = own;
        canvas_panel(c, sheet,
                     &(struct panel){.fill = own.theme->panel | 0xFF, .radius = ui_px(ui, 18)});
    } else {
        ui_ground(c, ui);
        words = ui_sheet(c, ui, sheet);
    }
    struct rect picture = picture_of(ui, r);
    const struct ending *end = ending_of(r);
    const struct rect inside = rect_inset(picture, ui_px(ui, 10));
    canvas_panel(c, picture, &(struct panel){.fill = end->ground, .radius = ui_px(ui, 18)});
    canvas_push_clip(c, inside);
    end->draw(c, ui, r->won, r->emblem - 1, r->ground, inside);
    canvas_pop_clip(c);
    struct ui_words head = {.face = end->face ? end->face : ui->theme->display,
                            .size = 64,
                            .colour = r->won ? words.theme->accent : words.theme->text,
                            .place = TEXT_MIDDLE};
    ui_write(c, &words, &head, r->heading, at_head(ui, 896, 112, 884, 136));
    ui_write(c, &words, &sentence_words, r->sentence, sentence_of(ui, r));
    draw_lines(r, c, &words);
    const struct result_more m = more_of(r);
    result_more_draw(s, &m, c, ui);
    draw_bar(r, c, ui);
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
    if (r->told && !r->won && r->saved && ending_of(r)->lesson)
        r->lesson = result_lesson_begin(app, r->saved, q->seating, q->wait);
    app_push(app, &r->scene, &result_type);
    app_world(&r->scene, r->game);
}
