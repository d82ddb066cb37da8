/* What the disk would not do: told in a sentence, and as long as nothing is saved, said where a
 * player looks who is about to leave (pause, title), with a mark on the table's button that leads
 * there. Play goes on all the while; what waits is tried again every few seconds, and that it was
 * saved is told too. */
#include "app_inside.h"

#include "i18n.h"

#include <math.h>
#include <stdio.h>

enum { TRY_MS = 5000, ANSWER_MS = 200 };

static const char *sentence_of(enum store_trouble trouble)
{
    switch (trouble) {
    case STORE_FULL: return _("The disk is full: nothing can be saved right now.");
    case STORE_FORBIDDEN: return _("Carré can’t write to its folder, so nothing is being saved.");
    case STORE_TAKEN:
        return _("Another copy of Carré is open. Nothing you do in this window will be saved.");
    case STORE_NEWER:
        return _("A newer version of Carré saved its games here. This version leaves them alone "
                 "and saves nothing.");
    case STORE_UNREAD: return _("The disk can’t be read, so some saved data may not appear.");
    case STORE_FAULT: return _("Saving to disk failed. Carré will keep trying.");
    case STORE_DAMAGED:
    case STORE_FOREIGN: break; /* have a name in them */
    }
    return "";
}

static void tell(struct app *app, const char *text)
{
    app_toast(app, text);
    app->toast_ms = TOAST_LONG_MS;
    app->told = app->ui.now;
}

static void complaints(struct app *app)
{
    struct store_complaint c;
    char said[256];
    if (!store_complaint(app->part.store, &c))
        return;
    snprintf(said, sizeof said, "%s", sentence_of(c.trouble));
    if (c.trouble == STORE_DAMAGED)
        snprintf(said, sizeof said,
                 _("The saved-games file was damaged. It was set aside as %s, and a new one was "
                   "started."),
                 c.name);
    else if (c.trouble == STORE_FOREIGN)
        snprintf(said, sizeof said,
                 _("A log file next to your saved games doesn’t belong to them. It was set aside "
                   "as %s. Your games are unchanged."),
                 c.name);
    tell(app, said);
}

/* Another program that has the folder, and a newer one's database, stay what they are. */
static bool may_end(enum store_trouble why) { return why != STORE_TAKEN && why != STORE_NEWER; }

int unsaved_update(struct app *app)
{
    enum store_trouble why;
    if (!app->part.store)
        return SCENE_IDLE;
    complaints(app);
    const bool unsaved = store_unsaved(app->part.store, &why);
    const int64_t left = app->told + TOAST_LONG_MS - app->ui.now;
    /* another message was in its place for a while */
    if (unsaved && app->unsaved && !app->toast[0] && left > 0) {
        snprintf(app->toast, sizeof app->toast, "%s", sentence_of(why));
        app->toast_since = app->ui.now;
        app->toast_ms = (int)left;
        app->toast_said = false;
        app->toast_at = (struct rect){0};
    }
    if (unsaved != app->unsaved || (unsaved && why != app->unsaved_why)) {
        if (!unsaved)
            tell(app, _("Everything is being saved again."));
        app->stale = true;
        app->tried = app->ui.now;
    }
    app->unsaved = unsaved;
    app->unsaved_why = why;
    if (!unsaved || !may_end(why))
        return SCENE_IDLE;
    if (app->ui.now - app->tried >= TRY_MS) {
        app->tried = app->ui.now;
        store_try_again(app->part.store);
    }
    const int age = (int)(app->ui.now - app->tried);
    return age < ANSWER_MS ? ANSWER_MS - age : TRY_MS - age;
}

const char *app_unsaved(const struct app *app)
{
    return app->unsaved ? sentence_of(app->unsaved_why) : NULL;
}

bool app_keeps(struct app *app)
{
    struct store *store = app_store(app);
    return !store || (store_flush(store) && store_keeps(store));
}

const struct item *unsaved_mark(const struct app *app, const struct scene *s)
{
    return app->unsaved ? items_named(s->items, _("Menu")) : NULL;
}

/* A small seal on the button's upper corner: what is written on it stays readable. */
void unsaved_draw(const struct app *app, const struct scene *s, const struct ui *ui,
                  struct canvas *c)
{
    const struct item *menu = unsaved_mark(app, s);
    if (!menu || rect_empty(menu->bounds))
        return;
    const float side = fmaxf(20, ui_px(ui, 34));
    const struct rect b = menu->bounds;
    struct rect r =
        rect_around((struct point){rect_right(b) - side * 0.2F, b.y + side * 0.2F}, side, side);
    r.x = fminf(r.x, ui->w - side - 2);
    r.y = fmaxf(r.y, 2);
    canvas_panel(c, r,
                 &(struct panel){.fill = ui->theme->bad | 0xFFU,
                                 .radius = side / 2,
                                 .line = ui->theme->ground | 0xFFU,
                                 .line_width = fmaxf(2, ui_px(ui, 3))});
    const float h = side * 0.34F, w = fmaxf(2, side * 0.12F), x = roundf(r.x + (side - w) / 2);
    canvas_fill(c, rect_make(x, roundf(r.y + side * 0.24F), w, h), ui->theme->ground | 0xFFU);
    canvas_fill(c, rect_make(x, roundf(r.y + side * 0.68F), w, w), ui->theme->ground | 0xFFU);
}
