/* The clock of a table that wants one (NL-16): so long for each turn, and after that a bank that
 * lasts for the whole tournament. Time runs only while the person who is asked can see the table
 * and act: not behind a curtain, not in a pause, not while cards still fly. When it is over, the
 * least that the rules offer is done: a check where it is free, else a fold; within a power the
 * choice that changes least (PU-24). */
#include "table_inside.h"

#include "check.h"

#include <math.h>

enum { TICK_MS = 250 };

/* The table's, as far as the player who sits at this screen has no other time limits by the
 * settings. */
static enum seating_clock clock_of(const struct table *t)
{
    const int limits = app_setting(t->scene.app, SETTING_TIME_LIMITS);
    if (t->seating.clock == CLOCK_OFF || limits == LIMITS_NONE)
        return CLOCK_OFF;
    return limits == LIMITS_TEN_TIMES ? CLOCK_LONG : t->seating.clock;
}

static int turn_ms(const struct table *t) { return clock_of(t) == CLOCK_LONG ? 250000 : 25000; }
static int full_bank_ms(const struct table *t)
{
    return clock_of(t) == CLOCK_LONG ? 300000 : 30000;
}
static int bank_ms(const struct table *t, seat who)
{
    CARRE_ASSERT(who >= 0 && who < t->seating.nseats);
    const int full = full_bank_ms(t), left = full - t->seating.seat[who].bank_used;
    return left > 0 ? left : 0;
}

/* A power does not end a turn; a poker action does (PU-20). */
static bool turn_ended(const struct table *t)
{
    const int n = match_actions(t->match);
    if (n == 0 || !t->skin->ends_turn)
        return false;
    const struct action a = match_action(t->match, n - 1, NULL);
    return t->skin->ends_turn(&a);
}

/* Nobody's time runs, and nobody's is told, before the picture has reached their turn. */
static bool reached(const struct table *t) { return !t->stage || stage_caught_up(table_front(t)); }

static bool runs(const struct table *t)
{
    return clock_of(t) != CLOCK_OFF && t->end < 0 && t->scene.top && !t->curtain.up && t->stage &&
           !t->strip.on && reached(t);
}

void table_clock_tell(const struct table *t, struct stage *st)
{
    st->clock_who = reached(t) ? t->clock.who : SEAT_NONE;
    st->clock_ms = st->bank_ms = 0;
    if (st->clock_who < 0)
        return;
    const int left = turn_ms(t) - t->clock.spent;
    st->clock_ms = left > 0 ? left : 0;
    st->bank_ms = bank_ms(t, t->clock.who);
}

static void time_is_over(struct table *t, seat who)
{
    CARRE_ASSERT(who >= 0 && who < match_rules(t->match)->nseats);
    struct view v;
    struct action a;
    match_view(t->match, who, &v);
    if (!rules_least(&v.rules, &v.board, who, &a))
        return;
    app_toast(t->scene.app, _("Time’s up."));
    table_play(t, a, true);
}

int table_clock(struct table *t)
{
    const seat who = clock_of(t) == CLOCK_OFF ? SEAT_NONE : table_asked(t);
    const int64_t now = scene_now(&t->scene);
    const int at = match_actions(t->match);
    if (!reached(t)) {
        t->clock.last = now;
        return SCENE_IDLE;
    }
    if (who != t->clock.who || (at != t->clock.at && turn_ended(t)))
        t->clock.spent = 0;
    else if (who >= 0 && runs(t))
        t->clock.spent += (int)(now - t->clock.last);
    t->clock.who = who;
    t->clock.at = at;
    t->clock.last = now;
    if (who < 0 || !runs(t))
        return SCENE_IDLE;
    const int over = t->clock.spent - turn_ms(t);
    if (over > 0) {
        t->clock.spent = turn_ms(t);
        t->seating.seat[who].bank_used += over;
    }
    if (over > 0 && bank_ms(t, who) == 0) {
        time_is_over(t, who);
        return 0;
    }
    return TICK_MS;
}

static struct rect place_of(const struct table *t)
{
    return rect_make(0, 0, app_ui(t->scene.app)->w, fmaxf(4, ui_px(app_ui(t->scene.app), 8)));
}

/* The bank's colour: that of what is pressed first in the table's world, or magenta where that is
 * no more than ink. */
static uint32_t bank_colour(const struct table *t)
{
    const struct theme *theme = t->skin->page[0];
    return theme && theme->page && !theme->page->bands ? theme->page->main.fill : 0xFF4FA3FFU;
}

/* A bar along the upper edge, where no table has anything: gold for the turn, another colour for
 * the bank. */
void table_clock_draw(const struct table *t, struct canvas *c)
{
    if (t->clock.who < 0 || clock_of(t) == CLOCK_OFF || !reached(t))
        return;
    const int left = turn_ms(t) - t->clock.spent;
    const bool banks = left <= 0;
    const float part = banks ? (float)bank_ms(t, t->clock.who) / (float)full_bank_ms(t)
                             : (float)left / (float)turn_ms(t);
    struct rect bar = place_of(t);
    canvas_fill(c, bar, 0x00000080U);
    bar.w *= part;
    canvas_fill(c, bar, banks ? bank_colour(t) : 0xFFC83DFFU);
}
