/* The table of Upcolor: which reasons look and sound how, and in which order all is drawn. */
#include "upcolor_skin.h"

#include "check.h"
#include "upcolor_look.h"

#include "ease.h"

#include <math.h>
#include <stdio.h>

/* Sounds that depend on a card or on chips and sweets are played where it happens
 * (upcolor_moments.c). */
static const struct style styles[] = {
    {.why = UPCOLOR_WHY_STAKE, .kind = EVENT_PAY, .gap = 70},
    {.why = UPCOLOR_WHY_GATHER, .kind = EVENT_GATHER, .ms = 280, .gap = 35, .arc = 0.08F},
    {.why = UPCOLOR_WHY_GATHER, .kind = EVENT_FORGET, .gap = 340, .sound = "cards/shuffle"},
    {.why = UPCOLOR_WHY_DEAL,
     .kind = EVENT_MOVE,
     .ms = 220,
     .gap = 32,
     .arc = 0.08F,
     .sound = "upcolor/deal",
     .climbs = true},
    {.why = UPCOLOR_WHY_LAP, .kind = EVENT_NOTE, .gap = 60},
    {.why = UPCOLOR_WHY_LEAD_PASSED,
     .kind = EVENT_NOTE,
     .gap = 500,
     .sound = "upcolor/lead-passed"},
    {.why = UPCOLOR_WHY_TURN, .gap = 60},
    {.why = UPCOLOR_WHY_PLAY,
     .kind = EVENT_MOVE,
     .ms = 240,
     .gap = 170,
     .arc = 0.06F,
     .sound = "upcolor/play"},
    {.why = UPCOLOR_WHY_CALL, .gap = 60},
    {.why = UPCOLOR_WHY_PASS, .kind = EVENT_NOTE, .gap = 40, .sound = "upcolor/pass"},
    {.why = UPCOLOR_WHY_PASS, .kind = EVENT_SET, .gap = 200},
    {.why = UPCOLOR_WHY_TRICK, .kind = EVENT_NOTE, .gap = 420},
    {.why = UPCOLOR_WHY_TAKE, .kind = EVENT_MOVE, .ms = 320, .gap = 35, .arc = 0.05F},
    {.why = UPCOLOR_WHY_DRAW,
     .kind = EVENT_MOVE,
     .ms = 260,
     .gap = 160,
     .arc = 0.08F,
     .sound = "upcolor/draw"},
    {.why = UPCOLOR_WHY_NO_DRAW, .kind = EVENT_NOTE, .gap = 120},
    {.why = UPCOLOR_WHY_BLOCKED, .kind = EVENT_NOTE, .gap = 600},
    {.why = UPCOLOR_WHY_STRONGEST,
     .kind = EVENT_SHOW,
     .ms = 180,
     .gap = 320,
     .sound = "cards/flip"},
    {.why = UPCOLOR_WHY_SHARE, .kind = EVENT_PAY, .gap = 60},
    {.why = UPCOLOR_WHY_BARRED_WIN, .kind = EVENT_PAY, .gap = 260},
    {.why = UPCOLOR_WHY_PENALTY, .kind = EVENT_SET, .gap = 220},
    {.why = UPCOLOR_WHY_SPLIT, .kind = EVENT_PAY, .gap = 160},
    {.why = UPCOLOR_WHY_BORROW, .kind = EVENT_PAY, .gap = 160, .sound = "upcolor/borrow"},
    {.why = UPCOLOR_WHY_GAME_OVER, .kind = EVENT_NOTE, .gap = 40, .sound = "upcolor/game-over"},
};

static void measure(struct stage *st)
{
    uc_start(st);
    uc_moment_follow(st);
    uc_sheet_follow(st);
    uc_measure(st);
    uc_follow_prompt(st);
}

/* Broad bands of the called colour's tint over the ground. Another colour comes in a few steps: the
 * tints are near each other, and each step is as large as the table. */
static void draw_ground(const struct stage *st, struct canvas *c)
{
    enum { STEPS = 2 };
    const struct uc_state *k = look(st);
    const struct theme *t = st->ui.theme;
    canvas_clear(c, t->ground);
    if (st->ui.contrast)
        return;
    const float to = k->dark ? 0.17F : 0.12F,
                by = uc_wheel_moves(st) ? ceilf(uc_t(st, k->call_since, 250) * STEPS) / STEPS : 1;
    /* by night a red band would be rust, and an alarm */
    const float calm = k->dark ? 0.5F : 0;
    const uint32_t a = k->call_from == CARD_NONE ? t->soft : uc_colours(st, k->call_from).own,
                   b = k->call_to == CARD_NONE ? t->soft : uc_colours(st, k->call_to).own;
    const float scale = fmaxf(st->ui.w / 1920, st->ui.h / 1080);
    const uint32_t called = colour_mix(colour_mix(a, b, by), t->soft, calm);
    if (k->at.on_table && !k->dark && !st->ui.contrast) { /* the table stands in a room */
        uc_room(c, &st->ui, rect_bottom(k->at.bar) + ui_px(&st->ui, 8));
        canvas_fill(c, rect_make(0, 0, st->ui.w, st->ui.h), colour_faded(called, to / 2));
        return;
    }
    canvas_picture(
        c, "upcolor/ground/bands",
        rect_around((struct point){st->ui.w / 2, st->ui.h / 2}, 1920 * scale, 1080 * scale),
        paint_ink(colour_mix(t->ground, called, to)));
}

static void draw(const struct stage *st, struct canvas *c)
{
    if (!uc_agreeing(st))
        draw_ground(st, c);
    if (uc_agreeing(st)) {
        uc_draw_agree(st, c);
    } else {
        uc_draw_table(st, c);
        uc_draw_side(st, c);
        uc_draw_plates(st, c);
        uc_draw_rail(st, c);
        uc_draw_wheel(st, c);
        uc_draw_own(st, c);
        uc_draw_turn(st, c);
        uc_draw_prompt(st, c);
        uc_draw_controls(st, c);
        uc_draw_cards(st, c);
        uc_draw_numbers(st, c);
        uc_draw_hand_signs(st, c);
    }
    /* what is only to be read shows its ring too */
    for (int i = 0; i < items_count(st->items); i++) {
        const struct item *item = items_at(st->items, i);
        if (item->role == ITEM_PICTURE && !look(st)->history)
            ui_ring(c, &st->ui, item);
    }
    uc_draw_moment(st, c);
    uc_draw_flows(st, c);
    uc_draw_history(st, c);
}

static int moving(struct stage *st)
{
    return uc_moves(st) || uc_sheet_moves(st) || uc_hand_behind(st) ? 0 : STAGE_STILL;
}

static void seated(struct stage *st)
{
    struct uc_state *k = look(st);
    k->asked_at = -1;
    k->terms_set = k->history = false;
    k->sure = k->speaker = 0;
}

static bool out(const struct rules *r, const struct board *b, int who)
{
    CARRE_ASSERT(who >= 0 && who < b->nseats);
    (void)r;
    return !b->over && !upcolor_seated(b, who) && b->num[UPCOLOR_GAME] > 0;
}

static enum audio_room heard_in(const struct stage *st)
{
    (void)st;
    return AUDIO_ROOM_PARLOUR;
}

/* How near somebody is to the end of the round. */
static int tension(const struct stage *st)
{
    const struct board *b = &st->shown.b;
    int fewest = 99;
    for (int s = 0; s < b->nseats; s++) {
        const int n = upcolor_hand_count(b, s);
        fewest = n > 0 && n < fewest ? n : fewest;
    }
    return b->over || !b->num[UPCOLOR_LAP] || uc_agreeing(st) ? 0 : fewest == 1 ? 2 : fewest <= 3;
}

static bool each_action(const struct action *a) { return a != NULL; }

static bool reads(const struct stage *st) { return look(st)->history; }

/* Over the hand in front, until it plays: plates, rail and pot are what the news are about. */
static struct rect news(const struct stage *st)
{
    return uc_agreeing(st) ? (struct rect){0} : look(st)->at.hand;
}

static struct rect told_at(const struct stage *st) { return look(st)->at.retold; }

const struct skin upcolor_skin = {
    .game = "upcolor",
    .touch = TOUCH_BARS,
    .ends_turn = each_action,
    .theme = &uc_light,
    .contrast = &uc_light_contrast,
    .dark = &uc_dark,
    .dark_contrast = &uc_dark_contrast,
    .page = {&uc_page_light, &uc_page_light_contrast},
    .page_dark = {&uc_page_dark, &uc_page_dark_contrast},
    .music = "upcolor",
    .back = "upcolor/cards/ordinary/back",
    .curtain_draw = uc_draw_curtain,
    .curtain_lift = UC_CURTAIN_LIFT,
    .curtain_told = UC_CURTAIN_TOLD,
    .style = styles,
    .nstyles = sizeof styles / sizeof *styles,
    .state_size = sizeof(struct uc_state),
    .measure = measure,
    .place = uc_place,
    .items = uc_items,
    .input = uc_input,
    .happened = uc_happened,
    .line = uc_line,
    .plain = uc_plain,
    .choice = uc_choice_words,
    .table = uc_table_words,
    .moving = moving,
    .hurry = uc_hurry,
    .seated = seated,
    .out = out,
    .tension = tension,
    .room = heard_in,
    .news = news,
    .reads = reads,
    .told_at = told_at,
    .draw = draw,
    .ahead = uc_ahead,
    .bare = uc_bare,
    .state_line = uc_state_line,
    .summary = uc_summary,
    .ending = &uc_ending,
};
