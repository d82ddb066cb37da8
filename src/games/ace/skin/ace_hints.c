/* The wheel of vague words for two (AS-54): six phrases around, and in the middle the shared cards,
 * of which one may be wished for. Nothing that is said here is exact. */
#include "ace_controls.h"
#include "ace_paint.h"

#include "check.h"
#include "i18n.h"
#include "layout.h"

#include <math.h>
#include <stdio.h>

static const char *const phrase[ACE_HINTS] = {[ACE_HINT_LITTLE] = N_("Not much this time."),
                                              [ACE_HINT_GOOD] = N_("I have a good hand."),
                                              [ACE_HINT_RELOAD] = N_("I need a reload."),
                                              [ACE_HINT_MINE] = N_("Leave this one to me."),
                                              [ACE_HINT_YOURS] = N_("You finish it."),
                                              [ACE_HINT_KEEP] = N_("Let’s keep the bonuses."),
                                              [ACE_HINT_WANT] = N_("I want that shared card.")};

enum { PHRASES = ACE_HINT_WANT };

void ace_hint_words(const struct stage *st, int hint, card face, struct strbuf *out)
{
    char name[FACE_NAME];
    if (hint < 0 || hint >= ACE_HINTS)
        return;
    if (hint != ACE_HINT_WANT || !card_is_known(face)) {
        strbuf_add(out, _(phrase[hint]));
        return;
    }
    face_short(st, face, name);
    strbuf_addf(out, _("I want the %s."), name);
}

static struct action said(const struct stage *st, int which)
{
    struct action a = action_of((seat)look(st)->speaker, ACE_HINT, which >= ACE_HINTS);
    if (which >= ACE_HINTS) {
        a.amount = ACE_HINT_WANT;
        a.n = 1;
        a.pick[0] = (uint8_t)(which - ACE_HINTS);
    } else {
        a.amount = which;
    }
    return a;
}

/* ---- places ---- */

static struct rect ring_of(const struct stage *st)
{
    const struct rect r = look(st)->at.panel;
    const float head = fmaxf(ui_px(&st->ui, 100), ui_least(&st->ui) * 2.2F);
    return rect_inset_xy(rect_make(r.x, r.y + head, r.w, r.h - head), ui_px(&st->ui, 30),
                         ui_px(&st->ui, 20));
}

/* Six around the cards, in reading order: wide places, for large letters. */
static struct rect phrase_spot(const struct stage *st, int i)
{
    CARRE_ASSERT(i >= 0 && i < PHRASES);
    static const struct {
        float x, y;
    } at[PHRASES] = {{0.24F, 0.09F}, {0.76F, 0.09F}, {0.24F, 0.29F},
                     {0.76F, 0.29F}, {0.24F, 0.91F}, {0.76F, 0.91F}};
    const struct rect r = ring_of(st);
    const float w = r.w * 0.47F,
                h = fminf(r.h * 0.165F, fmaxf(ui_px(&st->ui, 110), ui_least(&st->ui) * 2.9F));
    return rect_around((struct point){r.x + r.w * at[i].x, r.y + r.h * at[i].y}, w, h);
}

static struct rect wanted_spot(const struct stage *st, int i, int n)
{
    const struct rect r = ring_of(st);
    const float word = fmaxf(ui_px(&st->ui, 40), ui_least(&st->ui) * 1.3F),
                h = fminf(r.h * 0.42F - word, ui_px(&st->ui, 250));
    const struct rect row = rect_make(r.x, r.y + r.h * 0.6F - h / 2 + word / 2, r.w, h);
    return layout_row(row, i, n, 1.2F);
}

/* ---- controls ---- */

static const char *refusal(struct stage *st, int which)
{
    struct action a = said(st, which);
    return stage_refusal(st, &a);
}

void ace_hint_items(struct stage *st, struct items *it)
{
    const int shared = board_count(&st->shown.b, ACE_SHARED);
    for (int i = 0; i < PHRASES; i++)
        items_add(it, (struct item){.id = item_id("hint", i),
                                    .role = ITEM_BUTTON,
                                    .name = _(phrase[i]),
                                    .action = DO_HINT,
                                    .arg = i,
                                    .key = (enum key)('1' + i),
                                    .first = i == 0,
                                    .bounds = phrase_spot(st, i),
                                    .radius = ui_px(&st->ui, 40),
                                    .why_not = refusal(st, i),
                                    .sound = ""});
    for (int i = 0; i < shared && i < 3; i++) {
        char face[FACE_NAME];
        struct strbuf name = STRBUF_EMPTY;
        face_name(st, board_face(&st->shown.b, ACE_SHARED, i), face);
        strbuf_addf(&name, _("I want the %s."), face);
        items_add(it, (struct item){.id = item_id("wanted", i),
                                    .role = ITEM_BUTTON,
                                    .name = strbuf_text(&name),
                                    .action = DO_HINT,
                                    .arg = ACE_HINTS + i,
                                    .key = (enum key)('7' + i),
                                    .bounds = wanted_spot(st, i, shared),
                                    .why_not = refusal(st, ACE_HINTS + i),
                                    .sound = ""});
        strbuf_free(&name);
    }
}

void ace_hint_pressed(struct stage *st, int which)
{
    struct action a = said(st, which);
    const char *why = stage_refusal(st, &a);
    if (why)
        stage_tell(st, why);
    else
        stage_act(st, a);
}

/* ---- drawing ---- */

static void bubble_button(const struct stage *st, struct canvas *c, const struct item *i)
{
    const struct ui *ui = &st->ui;
    const struct rect r = i->pressed && !ui->calm ? rect_scaled(i->bounds, 0.97F) : i->bounds;
    const uint32_t ink = i->why_not ? ui->theme->on_dim : ACE_INK;
    canvas_panel(c, r,
                 &(struct panel){.fill = i->why_not   ? ui->theme->panel
                                         : i->hovered ? ACE_GLOW
                                                      : ACE_BONE,
                                 .radius = ui_px(ui, 40),
                                 .line = i->why_not ? ACE_EDGE : ACE_EMBER,
                                 .line_width = fmaxf(1, ui_px(ui, 3))});
    const struct ui_words how = {
        .face = &ace_text, .size = 28, .colour = ink, .place = TEXT_MIDDLE};
    /* words before the key */
    const float key = ui_key_width(ui, i, 24),
                cap = key > 0 && ui_write_fits(ui, &how, i->name,
                                               rect_make(0, 0, r.w - key - ui_px(ui, 68), r.h))
                          ? key
                          : 0;
    float x = r.x + ui_px(ui, 26);
    if (cap > 0) {
        ace_key(c, ui, i, (struct point){x + cap / 2, r.y + r.h / 2}, 24,
                i->why_not ? CAP_DIM : CAP_PLAIN);
        x += cap + ui_px(ui, 16);
    }
    ui_write(c, ui, &how, i->name, rect_make(x, r.y, rect_right(r) - ui_px(ui, 26) - x, r.h));
    ui_ring(c, ui, i);
}

void ace_hint_draw(const struct stage *st, struct canvas *c)
{
    const struct ui *ui = &st->ui;
    const int shared = board_count(&st->shown.b, ACE_SHARED);
    for (int i = 0; i < PHRASES; i++) {
        const struct item *item = items_get(st->items, item_id("hint", i));
        if (item)
            bubble_button(st, c, item);
    }
    for (int i = 0; i < shared && i < 3; i++) {
        const struct item *item = items_get(st->items, item_id("wanted", i));
        if (!item)
            continue;
        struct placed p = {.face = board_face(&st->shown.b, ACE_SHARED, i),
                           .zone = ACE_SHARED,
                           .dim = item->why_not != NULL,
                           .spot = {.at = item->bounds, .alpha = 1, .up = true}};
        if (item->hovered && !item->why_not)
            p.rim = RIM_CHOSEN;
        face_draw(st, c, &p);
        const float cap = ui_key_width(ui, item, 24);
        if (cap > 0)
            ace_key(c, ui, item,
                    (struct point){item->bounds.x + item->bounds.w / 2, rect_bottom(item->bounds)},
                    24, CAP_PLAIN);
        if (item->focused)
            ui_ring_at(c, ui, item->bounds, item->bounds.h * 0.042F);
    }
    if (shared) {
        const struct rect first = wanted_spot(st, 0, shared), r = ring_of(st);
        const float h = fmaxf(ui_px(ui, 40), ui_least(ui) * 1.3F);
        ui_write(c, ui, &UI_LINE(&ace_text, 26, ui->theme->soft, TEXT_CENTRE),
                 _(phrase[ACE_HINT_WANT]), rect_make(r.x, first.y - h - ui_px(ui, 4), r.w, h));
    }
}
