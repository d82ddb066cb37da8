/* An amount typed without a keyboard: ten keys and one that takes the last digit back, where the
 * presets and the slider were. Fingers and mice press them; on a pad every button is a digit, so
 * that any amount of chips up to 99,999 is seven presses away: the right trigger, five digits, A.
 */
#include "poker_panel.h"
#include "poker_parts.h"

#include "check.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>

enum { DIGITS = 10, UPPER = 5, BACK = 10 };

/* As they lie in two rows: 1 to 5, then 6 to 0 and the one that takes back. The pad's cross goes
 * clockwise from the top. */
static const enum pad pad_of[DIGITS + 1] = {
    PAD_UP,           PAD_RIGHT,         PAD_DOWN, PAD_LEFT, PAD_LEFT_SHOULDER, PAD_RIGHT_SHOULDER,
    PAD_LEFT_TRIGGER, PAD_RIGHT_TRIGGER, PAD_X,    PAD_Y,    PAD_BACK};

static struct rect spot_of(const struct stage *st, int i)
{
    CARRE_ASSERT(i >= 0 && i <= DIGITS);
    const struct poker_places *at = &poker_look(st)->at;
    const float gap = ui_px(&st->ui, 8);
    if (i < UPPER)
        return rect_column(rect_union(at->preset[0], at->preset[PRESETS - 1]), i, UPPER, gap);
    return rect_column(
        rect_make(at->less.x, at->less.y, rect_right(at->more) - at->less.x, at->less.h), i - UPPER,
        DIGITS + 1 - UPPER, gap);
}

void poker_digits_items(struct stage *st, struct items *it)
{
    static const char *const name[DIGITS] = {"1", "2", "3", "4", "5", "6", "7", "8", "9", "0"};
    for (int i = 0; i < DIGITS; i++)
        items_add(it, (struct item){.id = item_id("digit", i),
                                    .role = ITEM_BUTTON,
                                    .name = name[i],
                                    .bounds = spot_of(st, i),
                                    .action = DO_DIGIT,
                                    .arg = (i + 1) % 10,
                                    .key = (enum key)name[i][0],
                                    .pad = pad_of[i]});
    items_add(it, (struct item){.id = item_id("digit", BACK),
                                .role = ITEM_BUTTON,
                                .name = _("Delete the last digit"),
                                .bounds = spot_of(st, BACK),
                                .action = DO_DIGIT,
                                .arg = -1,
                                .key = KEY_BACKSPACE,
                                .pad = PAD_BACK,
                                .why_not = poker_look(st)->typed[0]
                                               ? NULL
                                               : _("You haven’t typed anything yet."),
                                .sound = "ui/back"});
}

static bool cap_fits(const struct stage *st, int i)
{
    const struct item *n = items_get(st->items, item_id("digit", i));
    const struct ui ui = poker_ui(st);
    return n && ui_key_width(&ui, n, 17) + poker_letter(st, 28) + ui_px(&ui, 12) <= n->bounds.w;
}

static void draw_digit(const struct stage *st, struct canvas *c, int i, bool caps)
{
    const struct item *n = items_get(st->items, item_id("digit", i));
    const struct ui ui = poker_ui(st);
    if (!n)
        return;
    const struct rect r = rect_inset_xy(n->bounds, ui_px(&ui, 4), ui_px(&ui, 2));
    const uint32_t ink = n->why_not ? ui.theme->on_dim : ui.theme->text;
    const float cap = caps ? ui_key_width(&ui, n, 17) : 0,
                sign = fminf(r.h * 0.5F, poker_letter(st, 28)),
                all = cap + sign + (cap > 0 ? ui_px(&ui, 8) : 0), x = r.x + (r.w - all) / 2;
    poker_button_box(c, st, n, POKER_PLAIN);
    if (i == BACK)
        ui_icon(c, &ui, "arrow-left", rect_make(x, r.y + (r.h - sign) / 2, sign, sign), ink);
    else
        poker_write(c, st, UI_LINE(ui.theme->strong, 28, ink, TEXT_CENTRE), n->name,
                    rect_make(x, r.y, sign, r.h));
    if (cap > 0)
        poker_key(c, st, n, (struct point){x + all - cap / 2, r.y + r.h / 2}, 17, ink,
                  ui.theme->well);
}

void poker_draw_digits(const struct stage *st, struct canvas *c)
{
    const struct ui ui = poker_ui(st);
    /* A keyboard's digits are their own caps. Those of a pad are shown by all digits or by none;
     * the arrow that takes back has the widest word, and goes without where that is too wide. */
    bool caps = ui.caps == CAPS_PAD;
    for (int i = 0; i < DIGITS && caps; i++)
        caps = cap_fits(st, i);
    for (int i = 0; i <= BACK; i++)
        draw_digit(st, c, i, caps && (i < BACK || cap_fits(st, i)));
}
