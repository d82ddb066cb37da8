/* result_more.c - the small buttons of the end. */
#include "result_more.h"

#include "check.h"
#include "game_folder.h"
#include "mem.h"
#include "path.h"
#include "scenes.h"
#include "seating.h"
#include "strbuf.h"
#include "world.h"

enum { DO_SOUVENIR = 101, DO_ACHIEVEMENTS, DO_EXPORT, DO_REVIEW, DO_HOW };

static const struct folder_honours *honours(const struct result_more *m)
{
    return m->saved ? game_folder(m->game)->honours : NULL;
}

static const struct folder_hands *hands(const struct result_more *m)
{
    return m->saved ? game_folder(m->game)->hands : NULL;
}

enum which { REVIEW, HOW, EXPORT, SOUVENIR, ACHIEVEMENTS, ALL_MORE };

static const struct {
    int id, action;
    enum key key;
    const char *name, *icon, *about;
} button[ALL_MORE] = {
    [REVIEW] = {3, DO_REVIEW, (enum key)'L', N_("Review"), "search",
                N_("Your costliest decisions, and the turning point of the game.")},
    [HOW] = {4, DO_HOW, (enum key)'G', NULL, "eye", N_("The hand that decided the game.")},
    [EXPORT] = {2, DO_EXPORT, (enum key)'X', N_("Export"), "export",
                N_("Saves the hand history as a file that poker programs can read.")},
    [SOUVENIR] = {0, DO_SOUVENIR, (enum key)'P', N_("Save a souvenir"), "camera",
                  N_("Saves a picture of this run to your Pictures folder.")},
    [ACHIEVEMENTS] = {1, DO_ACHIEVEMENTS, (enum key)'A', N_("Achievements"), "star",
                      N_("Your achievements, rewards and run statistics.")}};

/* Looking back is there for every game that is kept. */
static bool there(const struct result_more *m, enum which i)
{
    switch (i) {
    case HOW: return m->how && *m->how && hands(m);
    case EXPORT: return hands(m);
    case SOUVENIR:
    case ACHIEVEMENTS: return honours(m);
    default: return m->saved;
    }
}

static const char *name_of(const struct result_more *m, enum which i)
{
    CARRE_ASSERT((int)i >= 0 && i < ALL_MORE);
    return i == HOW ? m->how : _(button[i].name);
}

/* What stands on the game's own page, where there is room for one: the rest is behind it. */
static enum which foremost(const struct result_more *m)
{
    return there(m, HOW) ? HOW : there(m, SOUVENIR) ? SOUVENIR : REVIEW;
}

static bool shows(const struct result_more *m, enum which i)
{
    return there(m, i) && (!m->page || (m->page == RESULT_FOREMOST && i == foremost(m)));
}

int result_more_count(const struct result_more *m)
{
    int n = 0;
    for (enum which i = 0; i < ALL_MORE; i++)
        n += shows(m, i);
    return n;
}

float result_more_height(const struct ui *ui, const struct result_more *m)
{
    return result_more_count(m) ? ui_px(ui, 92 * (float)result_more_count(m) +
                                                16 * (float)(result_more_count(m) - 1))
                                : 0;
}

void result_more_items(struct scene *s, const struct result_more *m, const struct rect *at)
{
    char count[64] = "";
    if (shows(m, ACHIEVEMENTS))
        honours(m)->count(s->app, count, sizeof count);
    for (enum which i = 0; i < ALL_MORE; i++)
        if (shows(m, i))
            items_add(s->items, (struct item){.id = item_id("more", button[i].id),
                                              .role = ITEM_BUTTON,
                                              .name = name_of(m, i),
                                              .value = i == ACHIEVEMENTS ? count : NULL,
                                              .action = button[i].action,
                                              .key = button[i].key,
                                              .bounds = *at++,
                                              .about = _(button[i].about),
                                              .sound = "ui/open"});
}

const struct item *result_more_item(const struct scene *s, const struct result_more *m, int i,
                                    const char **label)
{
    enum which at = 0;
    while (at < ALL_MORE && (!shows(m, at) || i-- > 0))
        at++;
    if (at == ALL_MORE)
        return NULL;
    *label = name_of(m, at);
    return items_get(s->items, item_id("more", button[at].id));
}

void result_more_draw(const struct scene *s, const struct result_more *m, struct canvas *c,
                      const struct ui *ui)
{
    for (enum which i = 0; i < ALL_MORE; i++) {
        const struct item *b = items_get(s->items, item_id("more", button[i].id));
        if (b)
            ui_button(c, ui, b, name_of(m, i), button[i].icon, UI_PLAIN);
    }
}

static void take(struct app *app, const struct result_more *m)
{
    char error[MATCH_ERROR] = "", why[300] = "", *assets = path_assets(), *path = NULL;
    struct strbuf said = STRBUF_EMPTY;
    struct world w;
    world_open(&w, assets);
    struct match *match = world_load(&w, m->saved, true, error);
    if (match && honours(m)->souvenir(app, match, m->seating, m->heading, &path, why, sizeof why)) {
        strbuf_addf(&said, _("Souvenir saved: %s"), path);
    } else if (match) {
        strbuf_addf(&said, _("Couldn’t save the picture. %s"), why);
    } else {
        strbuf_addf(&said, _("Couldn’t make the picture: this run can’t be read (%s)."), error);
    }
    app_toast(app, strbuf_text(&said));
    match_free(match);
    world_close(&w);
    strbuf_free(&said);
    mem_free(path);
    mem_free(assets);
}

static void export_hands(struct app *app, const struct result_more *m)
{
    char *seats = m->seating ? seating_write(m->seating) : NULL;
    hands(m)->export(app, m->saved, seats, 0, true);
    mem_free(seats);
}

bool result_more_input(struct scene *s, const struct result_more *m, const struct item_event *event)
{
    if (event->kind == ITEM_EVENT_ACTIVATED && event->action == DO_EXPORT && hands(m)) {
        export_hands(s->app, m);
        return true;
    }
    if (event->kind == ITEM_EVENT_ACTIVATED && event->action == DO_REVIEW && m->saved) {
        review_open(s->app, &(struct review_request){.text = m->saved, .seating = m->seating});
        return true;
    }
    if (event->kind == ITEM_EVENT_ACTIVATED && event->action == DO_HOW && m->saved) {
        replay_open(s->app, &(struct replay_request){
                                .text = m->saved, .seating = m->seating, .last = true});
        return true;
    }
    if (event->kind != ITEM_EVENT_ACTIVATED || !honours(m))
        return false;
    if (event->action == DO_SOUVENIR)
        take(s->app, m);
    else if (event->action == DO_ACHIEVEMENTS)
        honours(m)->open(s->app, 0);
    else
        return false;
    return true;
}
