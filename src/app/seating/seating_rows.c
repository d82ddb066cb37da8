/* A game's options as rows: a label, and a value that goes up and down by steps that make sense and
 * that the rules accept. */
#include "seating_scene.h"

#include "check.h"
#include "games.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PLAIN_STEPS = 20, TRIES = 20000 };

static struct rules rules_of(const struct seating *t)
{
    struct rules r = rules_default(games_find(t->game), t->nseats, NULL);
    memcpy(r.option, t->option, sizeof r.option);
    return r;
}

bool seating_fits(const struct seating *t, char error[SEATING_ERROR])
{
    const struct rules r = rules_of(t);
    error[0] = '\0';
    return !r.game->fits || r.game->fits(&r, error, SEATING_ERROR);
}

static bool fits_with(const struct seating *t, int option, int32_t value)
{
    CARRE_ASSERT(option >= 0 && option < OPTIONS);
    struct seating probe = *t;
    char error[SEATING_ERROR];
    probe.option[option] = value;
    return seating_fits(&probe, error);
}

/* A number is round if only its first digit is not zero, or its first two for those between: 10,
 * 15, 20, … 90, 100, 150. */
static bool is_round(int32_t v)
{
    int32_t tens = 1;
    v = v < 0 ? -v : v;
    while (v / tens >= 10)
        tens *= 10;
    return v % tens == 0 || (v * 2) % tens == 0;
}

/* The value that one step from `from` leads to: in a short range the next, in a long one the next
 * round number; among those the next that fits. */
static bool step_from(const struct seating *t, const struct option_spec *o, int option,
                      int direction, int32_t *out)
{
    CARRE_ASSERT(option >= 0 && option < OPTIONS && (direction == 1 || direction == -1));
    const bool plain = o->values || o->high - o->low <= PLAIN_STEPS;
    int64_t v = t->option[option];
    int32_t any = 0;
    bool found = false;
    for (int i = 0; i < TRIES; i++) {
        v += direction;
        if (v < o->low || v > o->high)
            break;
        const bool good =
            plain || is_round((int32_t)v) || v == o->normal || v == o->low || v == o->high;
        if (!good && found)
            continue;
        if (!fits_with(t, option, (int32_t)v))
            continue;
        if (good) {
            *out = (int32_t)v;
            return true;
        }
        any = (int32_t)v;
        found = true;
    }
    *out = any;
    return found;
}

const char *option_change(struct seating *t, int option, int wish, char error[SEATING_ERROR])
{
    CARRE_ASSERT(option >= 0 && option < OPTIONS);
    const struct option_spec *o = &games_find(t->game)->options[option];
    const int direction = wish > t->option[option] ? 1 : -1;
    int32_t v;
    if (wish == t->option[option] || wish < o->low || wish > o->high)
        return NULL;
    /* one of several words was pressed */
    if (abs(wish - t->option[option]) > 1 && fits_with(t, option, wish)) {
        t->option[option] = wish;
        return NULL;
    }
    if (step_from(t, o, option, direction, &v)) {
        t->option[option] = v;
        return NULL;
    }
    struct seating probe = *t;
    probe.option[option] = wish;
    return seating_fits(&probe, error) ? NULL : error;
}

/* The nearest value of one number with which all goes together. */
static bool mend_one(struct seating *t, int option)
{
    CARRE_ASSERT(option >= 0 && option < OPTIONS);
    const struct option_spec *o = &games_find(t->game)->options[option];
    for (int32_t d = 1; d <= TRIES && d <= o->high - o->low; d++)
        for (int side = 1; side >= -1; side -= 2) {
            const int64_t v = (int64_t)t->option[option] + side * d;
            if (v >= o->low && v <= o->high && fits_with(t, option, (int32_t)v)) {
                t->option[option] = (int32_t)v;
                return true;
            }
        }
    return false;
}

bool seating_mend(struct seating *t)
{
    const struct game *g = games_find(t->game);
    char error[SEATING_ERROR];
    if (seating_fits(t, error))
        return false;
    /* numbers first: they change least of what was agreed */
    for (int i = 0; i < g->noptions; i++)
        if (!g->options[i].values && mend_one(t, i))
            return true;
    for (int i = 0; i < g->noptions; i++)
        if (g->options[i].values && mend_one(t, i))
            return true;
    return false;
}

/* ---- the rows ---- */

const char *option_value(const struct game *g, int option, int32_t value,
                         char out[I18N_NUMBER_BYTES])
{
    CARRE_ASSERT(option >= 0 && option < g->noptions);
    const struct option_spec *o = &g->options[option];
    if (o->labels)
        return _(o->labels[value - o->low]);
    if (o->values)
        return o->values[value - o->low];
    if (o->least && value == o->low)
        return _(o->least);
    return i18n_number(out, value);
}

static uint32_t row_id(int option) { return item_id("rule", option); }
static float well_height(const struct ui *ui)
{
    return fmaxf(ui_px(ui, 74), ui_letters(ui, 30) * 1.5F);
}

/* A number needs less room than a word. */
static float label_part(const struct option_spec *o)
{
    return o->labels ? 0.5F : o->least ? 0.44F : 0.6F;
}

/* Is there room between the arrows for all that the value can say, in one line and in letters that
 * are not much smaller than the label's? */
static bool values_fit(const struct ui *ui, const struct option_spec *o, float width)
{
    const struct ui_words how = {.face = ui->theme->strong, .size = o->labels ? 24 : 18};
    char number[I18N_NUMBER_BYTES];
    const float room = width - 2 * well_height(ui);
    for (int32_t v = o->low; o->labels && v <= o->high; v++)
        if (ui_write_width(ui, &how, _(o->labels[v - o->low])) > room)
            return false;
    return o->labels || (ui_write_width(ui, &how, i18n_number(number, o->high)) <= room &&
                         (!o->least || ui_write_width(ui, &how, _(o->least)) <= room));
}

/* Label and value stand side by side where both have room, else one above the other. */
static bool beside(const struct ui *ui, const struct option_spec *o, float width)
{
    const struct ui_words how = {.size = 28};
    return values_fit(ui, o, width * (1 - label_part(o))) &&
           ui_write_width(ui, &how, _(o->label)) <= width * label_part(o) - ui_px(ui, 8);
}

static float label_height(const struct ui *ui, const struct option_spec *o, float width)
{
    return ui_write_height(ui, &(struct ui_words){.size = 28}, _(o->label), width) + ui_px(ui, 6);
}

/* Below its label a word that is too long for one line has the height of its lines. */
static float field_height(const struct ui *ui, const struct option_spec *o, float width)
{
    const struct ui_words least = {.face = ui->theme->strong, .size = 18};
    float h = well_height(ui);
    for (int32_t v = o->low; o->labels && v <= o->high; v++)
        h = fmaxf(
            h, ui_write_height(ui, &least, _(o->labels[v - o->low]), width - 2 * well_height(ui)) +
                   ui_px(ui, 6));
    return h;
}

float option_row_height(const struct ui *ui, const struct option_spec *o, float width)
{
    return beside(ui, o, width) ? well_height(ui)
                                : field_height(ui, o, width) + label_height(ui, o, width);
}

static struct rect field_of(const struct ui *ui, const struct option_spec *o, struct rect row)
{
    const float h = beside(ui, o, row.w) ? well_height(ui) : field_height(ui, o, row.w);
    if (!beside(ui, o, row.w))
        return rect_make(row.x, rect_bottom(row) - h, row.w, h);
    return rect_make(row.x + row.w * label_part(o), row.y + (row.h - h) / 2,
                     row.w * (1 - label_part(o)), h);
}

void option_row_add(struct scene *s, const struct seating *t, int option, struct rect row,
                    int action)
{
    CARRE_ASSERT(option >= 0 && option < OPTIONS);
    const struct ui *ui = app_ui(s->app);
    const struct game *g = games_find(t->game);
    const struct option_spec *o = &g->options[option];
    const int32_t v = t->option[option];
    char number[I18N_NUMBER_BYTES], name[200];
    const struct rect field = field_of(ui, o, row);
    const float well = well_height(ui);
    items_add(s->items, (struct item){.id = row_id(option),
                                      .role = ITEM_CHOICE,
                                      .name = _(o->label),
                                      .value = option_value(g, option, v, number),
                                      .about = o->about ? _(o->about) : NULL,
                                      .action = action,
                                      .arg = option,
                                      .min = o->low,
                                      .max = o->high,
                                      .step = 1,
                                      .amount = v,
                                      .bounds = field,
                                      .radius = ui_px(ui, 20)});
    for (int side = -1; side <= 1; side += 2) {
        snprintf(name, sizeof name, side < 0 ? _("%s: previous") : _("%s: next"), _(o->label));
        items_add(s->items,
                  (struct item){.id = item_id(side < 0 ? "rule-less" : "rule-more", option),
                                .role = ITEM_OPTION,
                                .name = name,
                                .parent = row_id(option),
                                .arg = v + side,
                                .bounds = rect_make(side < 0 ? field.x : rect_right(field) - well,
                                                    field.y + (field.h - well) / 2, well, well),
                                .why_not = (side < 0 ? v > o->low : v < o->high)
                                               ? NULL
                                               : _("That’s the limit.")});
    }
}

/* A square at either end, as the sheet of parts has it: less and more of a number, else the value
 * before and the one after. */
static void draw_step(struct canvas *c, const struct scene *s, bool more, int option, bool number)
{
    const struct item *i = items_get(s->items, item_id(more ? "rule-more" : "rule-less", option));
    ui_button(c, app_ui(s->app), i, "",
              number ? more ? "plus" : "minus"
              : more ? "arrow-right"
                     : "arrow-left",
              UI_PLAIN);
}

void option_row_draw(struct canvas *c, const struct scene *s, const struct seating *t, int option,
                     struct rect row)
{
    CARRE_ASSERT(option >= 0 && option < OPTIONS);
    const struct ui *ui = app_ui(s->app);
    const struct theme *th = ui->theme;
    const struct option_spec *o = &games_find(t->game)->options[option];
    const struct item *i = items_get(s->items, row_id(option));
    struct rect f = i->bounds;
    struct ui_words label = {.size = 28, .place = TEXT_MIDDLE};
    struct ui_words value = UI_LINE(th->strong, 30, 0, TEXT_CENTRE);
    if (beside(ui, o, row.w))
        ui_write(c, ui, &label, _(o->label),
                 rect_make(row.x, row.y, f.x - row.x - ui_px(ui, 8), row.h));
    else
        ui_write(c, ui, &label, _(o->label), rect_make(row.x, row.y, row.w, f.y - row.y));
    const float well = well_height(ui);
    ui_write(c, ui, &value, i->value, rect_make(f.x + well, f.y, f.w - 2 * well, f.h));
    draw_step(c, s, false, option, !o->values);
    draw_step(c, s, true, option, !o->values);
    ui_ring(c, ui, i);
}
