/* What has happened since somebody's last turn, told to that person in a few lines.
 *
 * On the curtain itself, where its page has room below: all of it was on the screen when the
 * curtain fell, everybody may know it, and the player who comes reads it while the screen is handed
 * over. Behind that curtain the table is at rest, and nothing is waited for. Where the picture had
 * not come so far, or the curtain is a picture of the game's own that leaves no room, a strip tells
 * it after the curtain, while the picture catches up. What the table shows by itself is not told.
 */
#include "table_inside.h"

#include "check.h"
#include "strbuf.h"
#include "utf8.h"

#include <limits.h>
#include <math.h>

/* The strip lies there so long when the picture rests: as long as its lines take to be read. */
enum { READ_MS = 1200, READ_LETTER_MS = 28, READ_MOST_MS = 4000, STRIP_LINES = 3 };

int strip_since(const struct table *t, seat who)
{
    for (int i = match_actions(t->match) - 1; i >= 0; i--)
        if (match_action(t->match, i, NULL).who == who)
            return match_heard_at(t->match, i + 1);
    return 0;
}

/* ---- lines ---- */

/* A line longer than an eye follows, or than there is room for, takes two. */
static int rows_of(const struct ui *ui, const struct history_line *l, float w)
{
    const struct ui_words least = {.size = 18, .lines = 1};
    return utf8_width(l->text) > TEXT_COLUMNS || ui_write_width(ui, &least, l->text) > w ? 2 : 1;
}

/* From which line on they are told in so many rows of that width, the last ones first; *rows: how
 * many these take. */
static int first_of(const struct ui *ui, const struct history *h, int from, int most, float w,
                    int *rows)
{
    int first = h->n;
    *rows = 0;
    for (int i = h->n - 1; i >= from; i--) {
        if (h->line[i].plain)
            continue;
        const int wants = rows_of(ui, &h->line[i], w),
                  n = first == h->n && wants > most && most > 0 ? most : wants;
        if (*rows + n > most) /* the newest is told in one row rather than not at all */
            break;
        *rows += n;
        first = i;
    }
    return first;
}

static float row_height(const struct ui *ui) { return ui_letters(ui, 28) * 1.5F; }

/* Since when, and the lines; without the head where there is no row for it. */
static void write_lines(struct canvas *c, const struct ui *ui, const struct history *h, int first,
                        const char *head, uint32_t colour, struct rect r)
{
    CARRE_ASSERT(first >= 0 && first <= h->n);
    const struct ui_words how = {.size = 28, .place = TEXT_MIDDLE, .lines = 2};
    const float row = row_height(ui);
    float y = r.y;
    if (*head) {
        ui_write(c, ui, &UI_LINE(ui->theme->strong, 28, colour, TEXT_LEFT), head,
                 rect_make(r.x, y, r.w, row));
        y += row;
    }
    for (int i = first; i < h->n; i++) {
        if (h->line[i].plain)
            continue;
        const float high = fminf(row * (float)rows_of(ui, &h->line[i], r.w), rect_bottom(r) - y);
        ui_write(c, ui, &how, h->line[i].text, rect_make(r.x, y, r.w, high));
        y += high;
    }
}

static void head_of(const struct table *t, bool since, seat who, struct strbuf *out)
{
    CARRE_ASSERT(who >= 0 && who < SEATS);
    if (since)
        strbuf_addf(out, _("Since %s’s last turn"), t->seating.seat[who].name);
    else
        strbuf_add(out, _("So far"));
}

/* ---- on the curtain ---- */

void told_gather(struct table *t)
{
    const int from = strip_since(t, t->curtain.comes),
              to = match_heard_at(t->match, match_actions(t->match));
    struct stage *st = sit_unseen(t->match, SEAT_ONLOOKER, t->curtain.comes);
    table_dress(t, st);
    sit_hear(st, t->match, 0, from);
    const int first = st->history.n;
    sit_hear(st, t->match, from, to);
    history_clear(&t->told_lines);
    for (int i = first; i < st->history.n; i++)
        if (!st->history.line[i].plain)
            history_add(&t->told_lines, st->history.line[i]);
    t->told_lang = app_ui(t->scene.app)->lang;
    stage_free(st);
}

void told_draw(const struct table *t, struct canvas *c, const struct ui *ui, float top)
{
    if (!t->curtain.told || !t->told_lines.n)
        return;
    const float row = row_height(ui), pad = ui_px(ui, 16);
    const int room = (int)((ui->h - ui_px(ui, 16) - top - 2 * pad) / row),
              most = room > STRIP_LINES ? STRIP_LINES : room;
    struct strbuf head = STRBUF_EMPTY;
    struct rect r = ui_at(ui, 402, 0, 1116, 0);
    const float in = ui_px(ui, 48);
    int rows;
    const int first = first_of(ui, &t->told_lines, 0, most, r.w - 2 * in, &rows);
    if (!rows)
        return;
    if (rows < room)
        head_of(t, strip_since(t, t->curtain.comes) > 0, t->curtain.comes, &head);
    rows += !strbuf_empty(&head);
    r = rect_make(r.x, top, r.w, row * (float)rows + 2 * pad);
    canvas_tag(c, "told");
    canvas_panel(c, r, &(struct panel){.fill = ui->theme->panel, .radius = ui_px(ui, 30)});
    write_lines(c, ui, &t->told_lines, first, strbuf_text(&head), ui->theme->accent,
                rect_inset_xy(r, in, pad));
    canvas_tag(c, NULL);
    strbuf_free(&head);
}

/* ---- after it ---- */

void strip_begin(struct table *t)
{
    const int from = strip_since(t, t->front);
    table_new_stage(t);
    struct stage *st = t->stage;
    t->heard = sit_hear(st, t->match, t->heard, from);
    stage_lay(st);
    table_hear(t);
    /* a table at which nothing has been played nobody has seen before: there is nothing to tell,
     * and it is dealt at once */
    st->recap = !stage_caught_up(st) && match_actions(t->match) > 0;
    t->strip = (struct strip){.on = !stage_caught_up(st),
                              .first = match_actions(t->match) ? st->history.n : INT_MAX,
                              .since = from > 0,
                              .rest = -1};
}

void strip_end(struct table *t)
{
    if (t->stage)
        t->stage->recap = false;
    t->strip = (struct strip){0};
}

/* The letters of what is told; 0: nothing is worth a word. */
static int letters(const struct table *t)
{
    const struct history *h = &t->stage->history;
    int n = 0, lines = 0;
    for (int i = h->n - 1; i >= t->strip.first && lines < STRIP_LINES; i--) {
        n += h->line[i].plain ? 0 : (int)utf8_width(h->line[i].text);
        lines += !h->line[i].plain;
    }
    return n;
}

int strip_wait(struct table *t)
{
    const int64_t now = scene_now(&t->scene);
    if (!t->strip.on)
        return SCENE_IDLE;
    if (!stage_caught_up(t->stage) || !stage_still(t->stage))
        return 0;
    if (t->strip.rest < 0)
        t->strip.rest = now;
    t->stage->recap = false;
    const int n = letters(t), read = READ_MS + n * READ_LETTER_MS;
    if (!n) {
        strip_end(t);
        return 0;
    }
    const int64_t most = limit_ms(app_setting(t->scene.app, SETTING_TIME_LIMITS),
                                  read < READ_MOST_MS ? read : READ_MOST_MS);
    if (most < 0)
        return SCENE_IDLE; /* until something is pressed */
    if (now - t->strip.rest < most)
        return (int)(most - (now - t->strip.rest));
    strip_end(t);
    app_redraw(t->scene.app);
    return 0;
}

/* Where the strip lies: beside what it tells about, where the skin has room for it; else a band
 * over the whole upper edge, so that nothing beside it is cut in two. */
static struct rect strip_place(const struct table *t, float line, float pad)
{
    const struct stage *st = t->stage;
    const struct rect own = t->skin->news ? t->skin->news(st) : (struct rect){0};
    const float high = line * (STRIP_LINES + 1) + 2 * pad;
    if (own.w < line * 10 || own.h < line * 3 + pad)
        return rect_make(0, 0, st->ui.w, high);
    return rect_make(own.x, own.y + fmaxf(0, own.h - high * 1.6F) / 2, own.w,
                     fminf(own.h, high * 1.6F));
}

bool strip_hides_hand(const struct table *t)
{
    if (!t->strip.on || !letters(t))
        return false;
    const float line = row_height(&t->stage->ui), pad = ui_px(&t->stage->ui, 24);
    const struct rect band = strip_place(t, line, pad);
    for (int i = 0; i < items_count(t->scene.items); i++) {
        const struct item *it = items_at(t->scene.items, i);
        if (it->own && !rect_empty(rect_common(it->bounds, band)))
            return true;
    }
    return false;
}

/* The last few lines of what the picture has reached, in the clothes of the table. */
void strip_draw(const struct table *t, struct canvas *c)
{
    if (!t->strip.on)
        return;
    const struct history *told = &t->stage->history;
    const struct ui *ui = &t->stage->ui;
    const struct theme *th = ui->theme;
    const float h = row_height(ui), pad = ui_px(ui, 24), edge = fmaxf(2, ui_px(ui, 4));
    const struct rect band = strip_place(t, h, pad);
    const bool across = band.w >= ui->w;
    const int room = (int)((band.h - pad) / h) - 1, most = room < STRIP_LINES ? room : STRIP_LINES;
    const float in = across ? fmaxf(ui->area.x, 0) + ui_px(ui, 60) : pad;
    int rows;
    const int first = first_of(ui, told, t->strip.first, most, band.w - 2 * in, &rows);
    if (!rows)
        return;
    struct strbuf head = STRBUF_EMPTY;
    canvas_tag(c, "strip");
    canvas_panel(c, band,
                 &(struct panel){.fill = th->panel,
                                 .radius = across ? 0 : ui_px(ui, th->radius),
                                 .line = across ? 0 : th->accent,
                                 .line_width = edge});
    if (across)
        canvas_fill(c, rect_make(0, band.h - edge, band.w, edge), th->text);
    head_of(t, t->strip.since, t->front, &head);
    const float top = band.y + fmaxf(0, band.h - h * (float)(rows + 1)) / 2;
    write_lines(c, ui, told, first, strbuf_text(&head), across ? th->soft : th->accent,
                rect_make(band.x + in, top, band.w - 2 * in, h * (float)(rows + 1)));
    canvas_tag(c, NULL);
    strbuf_free(&head);
}
