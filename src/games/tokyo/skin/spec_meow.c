/* Who says nyan, and how (SP-40): the words of an action with it after them. */
#include "spec_look.h"

#include "check.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { SAID_MS = 1500 };

static bool meows(const struct stage *st, int who)
{
    return who >= 0 && who < SEATS && spec_moments_of(st)->meows & seat_bit(who);
}

void spec_meow_words(const struct stage *st, int who, const char *words, char *out, int room)
{
    if (strcmp(words, C_("poker", "Raise to")) == 0 &&
        meows(st, who)) /* the amount stands below it */
        words = C_("poker", "Raise");
    if (meows(st, who) && *words)
        /* TRANSLATORS: an action that is said aloud, ending as a cat would: "Check, nyan!" */
        snprintf(out, (size_t)room, _("%s, nyan!"), words);
    else
        snprintf(out, (size_t)room, "%s", words);
}

/* ---- bubbles ---- */

void spec_meow_happened(struct stage *st, const struct event *e)
{
    struct spec_moments *k = spec_moments_of(st);
    const char *words = NULL;
    if (e->kind == EVENT_SET && e->to == SPEC_MEOWING)
        k->meows = (seatmask)e->amount;
    switch (e->why) {
    case HOLDEM_WHY_FOLD: words = e->kind == EVENT_SET ? C_("aloud", "Fold") : NULL; break;
    case HOLDEM_WHY_CHECK: words = e->kind == EVENT_SET ? C_("aloud", "Check") : NULL; break;
    case HOLDEM_WHY_CALL: words = e->kind == EVENT_PAY ? C_("aloud", "Call") : NULL; break;
    case HOLDEM_WHY_BET: words = e->kind == EVENT_PAY ? C_("aloud", "Bet") : NULL; break;
    case HOLDEM_WHY_RAISE: words = e->kind == EVENT_PAY ? C_("aloud", "Raise") : NULL; break;
    default: break;
    }
    if (!words || !meows(st, e->who) || st->hurrying)
        return;
    spec_meow_words(st, e->who, words, k->bubble[e->who].words, (int)sizeof k->bubble[0].words);
    k->bubble[e->who].since = st->ui.now;
    stage_sound(st, "spec/meow");
}

static int left(const struct stage *st, int who)
{
    CARRE_ASSERT(who >= 0 && who < SEATS);
    const int64_t since = spec_moments_of(st)->bubble[who].since,
                  rest = since ? since + ui_ms(&st->ui, SAID_MS) - st->ui.now : 0;
    return rest > 0 ? (int)rest : 0;
}

int spec_meow_wait(const struct stage *st)
{
    int wait = STAGE_STILL;
    for (int s = 0; s < SEATS; s++)
        if (left(st, s) && (wait < 0 || left(st, s) < wait))
            wait = left(st, s);
    return wait;
}

/* A bubble that points down to the player who speaks. */
static void bubble(const struct stage *st, struct canvas *c, struct point tip, const char *text,
                   float size, float pop)
{
    const struct ui_words how = UI_LINE(st->ui.theme->strong, size, SPEC_INK_RGB, TEXT_CENTRE);
    const float pad = ui_px(&st->ui, 16), w = (poker_width(st, how, text) + 2 * pad) * pop,
                h = poker_letter(st, size) * 1.7F * pop, tail = h * 0.28F;
    const struct rect r = rect_make(tip.x - w / 2, tip.y - tail - h, w, h);
    if (pop < 0.1F)
        return;
    for (int i = 0; i < 6; i++)
        canvas_fill(c,
                    rect_make(tip.x - tail * (0.6F - 0.1F * (float)i),
                              rect_bottom(r) - 1 + tail * (float)i / 6,
                              tail * (1.2F - 0.2F * (float)i), tail / 6 + 1),
                    SPEC_WASHI_RGB);
    canvas_panel(c, r,
                 &(struct panel){.fill = SPEC_WASHI_RGB,
                                 .radius = h / 2,
                                 .line = SPEC_FUN_RGB,
                                 .line_width = fmaxf(1.5F, ui_px(&st->ui, 2.6F))});
    if (pop > 0.7F)
        poker_write(c, st, how, text, rect_inset_xy(r, 2, 0));
}

void spec_draw_bubbles(const struct stage *st, struct canvas *c)
{
    canvas_tag(c, "bubble");
    for (int s = 0; s < st->rules.nseats; s++) {
        const struct rect plate = spec_seat(st, s)->plate;
        const char *words = spec_moments_of(st)->bubble[s].words;
        if (!left(st, s) || rect_empty(plate))
            continue;
        const float w = poker_width(st, (struct ui_words){.face = st->ui.theme->strong, .size = 24},
                                    words) /
                            2 +
                        ui_px(&st->ui, 24),
                    least = poker_letter(st, 24) * 2.3F;
        const float x = fmaxf(w, fminf(st->ui.w - w, plate.x + plate.w * 0.6F));
        bubble(st, c, (struct point){x, fmaxf(least, plate.y + ui_px(&st->ui, 6))}, words, 24, 1);
    }
    canvas_tag(c, NULL);
}
