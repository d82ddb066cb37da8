/* controls.c - drafts of choices, and the controls that finish them. */
#include "controls.h"

#include "check.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { COLUMNS = 4 };

void controls_start(struct controls *k) { *k = (struct controls){.open = -1}; }

static const struct choice *opened(const struct controls *k, const struct stage *st)
{
    return k->open >= 0 && k->open < st->choices.n ? &st->choices.choice[k->open] : NULL;
}

static bool wants_more(const struct choice *c) { return c->pick_max > 0 || c->max > c->min; }

static void label_of(const struct stage *st, const struct choice *c, char *out, size_t room)
{
    const char *verb = st->rules.game->verbs[c->kind];
    if (c->about)
        snprintf(out, room, "%s %d", verb, c->about + 1);
    else
        snprintf(out, room, "%s", verb);
    if (out[0] >= 'a' && out[0] <= 'z')
        out[0] = (char)(out[0] - 'a' + 'A');
}

static void fill(struct controls *k, const struct stage *st, const struct choice *c)
{
    k->draft.who = st->me;
    k->draft.kind = c->kind;
    k->draft.about = c->about;
    k->draft.n = 0;
    for (int i = 0; i < 64 && k->draft.n < PICKS; i++)
        if (k->picked >> i & 1)
            k->draft.pick[k->draft.n++] = (uint8_t)i;
}

/* Only one thing to do: it is open at once. */
static void open_only(struct controls *k, const struct stage *st)
{
    int only = -1, n = 0;
    if (st->covered)
        return;
    for (int i = 0; i < st->choices.n; i++)
        if (!st->choices.choice[i].refused) {
            only = i;
            n++;
        }
    if (k->open < 0 && n == 1 && wants_more(&st->choices.choice[only])) {
        k->open = only;
        k->picked = 0;
        k->draft.amount = st->choices.choice[only].min;
    }
}

static struct rect cell(struct rect r, int i, const struct ui *ui)
{
    CARRE_ASSERT(i >= 0);
    const float h = fmaxf(ui_px(ui, 76), ui_least(ui) * 2.2F);
    struct rect row = rect_make(r.x, r.y + (float)(i / COLUMNS) * (h + ui_px(ui, 12)), r.w, h);
    return rect_column(row, i % COLUMNS, COLUMNS, ui_px(ui, 12));
}

void controls_items(struct controls *k, struct stage *st, struct items *it, struct rect r)
{
    open_only(k, st);
    const struct choice *c = opened(k, st);
    if (c) {
        fill(k, st, c);
        struct action probe = k->draft;
        char name[80];
        label_of(st, c, name, sizeof name);
        const char *why = stage_refusal(st, &probe);
        items_add(it, (struct item){.id = item_id("controls-do", 0),
                                    .role = ITEM_BUTTON,
                                    .name = name,
                                    .action = CONTROLS_DO,
                                    .key = KEY_SPACE,
                                    .pad = PAD_X,
                                    .first = true,
                                    .bounds = cell(r, 0, &st->ui),
                                    .why_not = why});
        items_add(it, (struct item){.id = item_id("controls-cancel", 0),
                                    .role = ITEM_BUTTON,
                                    .name = _("Cancel"),
                                    .action = CONTROLS_CANCEL,
                                    .bounds = cell(r, 1, &st->ui),
                                    .sound = "ui/back"});
        if (c->max > c->min) {
            struct rect slider = cell(r, 2, &st->ui);
            slider.w = rect_right(cell(r, 3, &st->ui)) - slider.x;
            char value[24];
            snprintf(value, sizeof value, "%d", k->draft.amount);
            items_add(it, (struct item){.id = item_id("controls-amount", 0),
                                        .role = ITEM_SLIDER,
                                        .name = _("Amount"),
                                        .value = value,
                                        .min = c->min,
                                        .max = c->max,
                                        .step = c->step,
                                        .amount = k->draft.amount,
                                        .action = CONTROLS_AMOUNT,
                                        .bounds = slider});
        }
        return;
    }
    for (int i = 0; i < st->choices.n; i++) {
        const struct choice *o = &st->choices.choice[i];
        char name[80];
        label_of(st, o, name, sizeof name);
        items_add(it, (struct item){.id = item_id("controls", i),
                                    .role = ITEM_BUTTON,
                                    .name = name,
                                    .action = CONTROLS_CHOICE,
                                    .arg = i,
                                    .first = i == 0,
                                    .key = i < 9 ? (enum key)('1' + i) : KEY_NONE,
                                    .bounds = cell(r, i, &st->ui),
                                    .why_not = stage_why_not(st, o, NULL)});
    }
}

bool controls_asks(const struct controls *k, const struct stage *st, int zone, int index,
                   int *pick_out)
{
    const struct choice *c = opened(k, st);
    if (!c || c->zone == ZONE_NONE)
        return false;
    int pick = zone == c->zone ? index
               : c->zone2 != ZONE_NONE && zone == c->zone2
                   ? board_count(&st->shown.b, c->zone) + index
                   : -1;
    if (pick < 0 || pick >= 64 || !(c->among >> pick & 1))
        return false;
    *pick_out = pick;
    return true;
}

bool controls_input(struct controls *k, struct stage *st, const struct item_event *n)
{
    if (n->kind == ITEM_EVENT_BACK && k->open >= 0) {
        controls_start(k);
        return true;
    }
    if (n->kind == ITEM_EVENT_CHANGED && n->action == CONTROLS_AMOUNT) {
        k->draft.amount = n->amount;
        return true;
    }
    if (n->kind != ITEM_EVENT_ACTIVATED || n->action < CONTROLS_CARD || n->action >= CONTROLS_END)
        return false;
    if (n->action == CONTROLS_CARD) {
        k->picked ^= (uint64_t)1 << n->arg;
    } else if (n->action == CONTROLS_CANCEL) {
        controls_start(k);
    } else if (n->action == CONTROLS_DO) {
        stage_act(st, k->draft);
        controls_start(k);
    } else if (n->action == CONTROLS_CHOICE && n->arg < st->choices.n) {
        const struct choice *c = &st->choices.choice[n->arg];
        controls_start(k);
        if (st->covered && c->pick_max > 0) { /* which cards, is told by a look at them */
            st->wish.command = STAGE_PEEK;
            return true;
        }
        k->draft.amount = c->min;
        if (wants_more(c)) {
            k->open = n->arg;
        } else {
            fill(k, st, c);
            stage_act(st, k->draft);
        }
    }
    return true;
}

void controls_draw(const struct controls *k, const struct stage *st, struct canvas *c)
{
    (void)k;
    for (int i = 0; i < items_count(st->items); i++) {
        const struct item *item = items_at(st->items, i);
        if (item->action < CONTROLS_CHOICE || item->action >= CONTROLS_END)
            continue;
        if (item->role == ITEM_SLIDER)
            ui_slider(c, &st->ui, item);
        else
            ui_button(c, &st->ui, item, item->name, NULL,
                      item->action == CONTROLS_DO ? UI_MAIN : UI_PLAIN);
    }
}

void controls_go_on(struct items *it, int action, struct rect r)
{
    items_add(it, (struct item){.id = item_id("go-on", 0),
                                .role = ITEM_BUTTON,
                                .name = C_("step", "Continue"),
                                .action = action,
                                .key = KEY_SPACE,
                                .pad = PAD_A,
                                .skip = true,
                                .sound = "",
                                .bounds = r});
}
