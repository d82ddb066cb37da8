/* The code as a wheel: the called colour pulled out at its top and large in the middle, with its
 * shape and its word. */
#include "upcolor_look.h"

#include "check.h"
#include "ease.h"

#include <math.h>
#include <stdio.h>

enum { WIPE_MS = 250 };

int uc_turn(const struct board *b)
{
    return b->phase == UPCOLOR_PHASE_PLAY && b->num[UPCOLOR_LAP] > 0 && !b->over
               ? b->num[UPCOLOR_TURN]
               : -1;
}

/* An imperial leads, and what it calls is not called yet: nothing else was ever open. */
static bool imperial_leads(const struct board *b)
{
    for (int s = 0; s < b->nseats; s++)
        if (s != b->num[UPCOLOR_LEADER] &&
            (board_count(b, UPCOLOR_LAID + s) || b->num[UPCOLOR_PASSED + s]))
            return false;
    return board_top(b, UPCOLOR_LAID + b->num[UPCOLOR_LEADER]) == UPCOLOR_IMPERIAL;
}

card uc_call(const struct board *b)
{
    if (b->num[UPCOLOR_CALLED])
        return (card)b->num[UPCOLOR_CALLED];
    return b->num[UPCOLOR_MUST_IMPERIAL] || imperial_leads(b) ? UPCOLOR_IMPERIAL : (card)CARD_NONE;
}

bool uc_wheel_moves(const struct stage *st) { return uc_runs(st, look(st)->call_since, WIPE_MS); }

static int step_of(card call) { return call == CARD_NONE ? 0 : call - UPCOLOR_IMPERIAL; }

/* The disc in the middle, and the ring at rest around it, each for what is called. */
static void disc_picture(const struct stage *st, card call, char name[UC_PICTURE])
{
    snprintf(name, UC_PICTURE, "upcolor/wheel/%s/disc-%s", uc_set_name(st),
             call == CARD_NONE ? "free" : uc_face_id(call));
}

static void ring_picture(const struct stage *st, card call, char name[UC_PICTURE])
{
    snprintf(name, UC_PICTURE, "upcolor/wheel/%s/%s", uc_set_name(st),
             call == CARD_NONE ? "free" : uc_face_id(call));
}

static struct rect disc_place(struct rect wheel)
{
    return rect_scaled(wheel, 250.0F / 400.0F * 0.94F);
}

/* Free and the five colours: the ring of one that was never called has to be there as the wheel
 * comes to rest. */
bool uc_ahead(const struct stage *st, struct canvas *c, int step)
{
    enum { CALLS = 6 };
    const struct rect ring = look(st)->at.wheel, middle = disc_place(ring);
    char name[UC_PICTURE];
    CARRE_ASSERT(step >= 0);
    if (step >= 2 * CALLS)
        return false;
    const int nth = step % CALLS;
    const card call = (card)(nth ? UPCOLOR_IMPERIAL + nth - 1 : CARD_NONE);
    if (step < CALLS)
        ring_picture(st, call, name);
    else
        disc_picture(st, call, name);
    canvas_prepare(c, name, step < CALLS ? ring.w : middle.w, step < CALLS ? ring.h : middle.h);
    return true;
}

static void disc(const struct stage *st, struct canvas *c, struct rect r, card call)
{
    char name[UC_PICTURE];
    const struct uc_colour col = call == CARD_NONE ? (struct uc_colour){0} : uc_colours(st, call);
    disc_picture(st, call, name);
    canvas_picture(c, name, r, paint_plain());
    const struct ui_words how =
        UI_LINE(st->ui.theme->strong, 54, call == CARD_NONE ? UC_INK : col.words, TEXT_CENTRE);
    /* As wide as the disc is round there; a word that has no room even in the smallest letters is
     * left to the sign, which says the same. */
    const struct ui ui = uc_ui(st);
    const float high = fmaxf(r.h * 0.25F, uc_letter(st, 18) * 1.22F);
    const struct rect words =
        rect_make(r.x + r.w * 0.12F, r.y + r.h * 0.82F - high, r.w * 0.76F, high);
    if (uc_width(st, how, uc_face_word(call)) * ui_least(&ui) * 1.05F <=
        words.w * uc_letter(st, how.size))
        uc_write(c, st, how, uc_face_word(call), words);
}

/* The ring on its way, turned by so many degrees; its shapes ride upright. */
static void turning(const struct stage *st, struct canvas *c, struct rect r, float degrees)
{
    static const char *const shape[] = {"crown", "sun", "drop", "flame", "moon"};
    const struct point middle = rect_centre(r);
    const float px = r.w / 400, side = 48 * px;
    char name[UC_PICTURE];
    snprintf(name, sizeof name, "upcolor/wheel/%s/idle", uc_set_name(st));
    canvas_picture(c, name, r, paint_angle(degrees));
    for (int i = 0; i < 5; i++) {
        const float a = (72 * (float)i + degrees) * (float)M_PI / 180;
        snprintf(name, sizeof name, "upcolor/shapes/ink/%s", shape[i]);
        canvas_picture(c, name,
                       rect_around((struct point){middle.x + 147 * px * sinf(a),
                                                  middle.y - 147 * px * cosf(a)},
                                   side, side),
                       paint_ink(uc_colours(st, (card)(UPCOLOR_IMPERIAL + i)).shape));
    }
}

void uc_draw_wheel(const struct stage *st, struct canvas *c)
{
    const struct uc_state *k = look(st);
    const struct rect r = k->at.wheel;
    const struct rect middle = disc_place(r);
    const bool runs = uc_wheel_moves(st);
    const float t = runs ? uc_t(st, k->call_since, WIPE_MS) : 1;
    const float px = r.w / 400;
    canvas_panel(c, rect_around(rect_centre(r), 396 * px, 396 * px),
                 &(struct panel){.fill = uc_rail(st), .radius = r.w});
    if (runs && !st->ui.calm) {
        float from = -72.0F * (float)step_of(k->call_from),
              to = -72.0F * (float)step_of(k->call_to);
        if (to - from > 180)
            to -= 360;
        turning(st, c, r, lerp(from, to, t));
    } else {
        char name[UC_PICTURE];
        ring_picture(st, k->call_to, name);
        canvas_picture(c, name, r, paint_plain());
    }
    if (!runs) {
        disc(st, c, middle, k->call_to);
        return;
    }
    if (st->ui.calm) {
        disc(st, c, middle, k->call_from);
        canvas_push_fade(c, t);
        disc(st, c, middle, k->call_to);
        canvas_pop_fade(c);
        return;
    }
    /* The new colour rises over the old one. */
    const float h = middle.h * t;
    canvas_push_clip(c, rect_make(middle.x, middle.y, middle.w, middle.h - h));
    disc(st, c, middle, k->call_from);
    canvas_pop_clip(c);
    canvas_push_clip(c, rect_make(middle.x, middle.y + middle.h - h, middle.w, h));
    disc(st, c, middle, k->call_to);
    canvas_pop_clip(c);
}
