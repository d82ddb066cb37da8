/* The break: the bar with its slips, the clock, who has what, and a button that ends it. Anybody
 * who sits at this screen may go on at once; where only bots play nobody waits. A drink is ordered
 * with one press; it comes with the next pause between two hands (SP-13). */
#include "spec_break.h"

#include "check.h"
#include "director.h"
#include "ease.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>

enum {
    BREAK_MS = 180000,
    SEEN_MS = 1600,
    OPEN_MS = 220,
    TICK_MS = 1000,
    DO_ORDER = DO_MOMENT,
    DO_READY,
    DO_FOR
};

struct spec_break *spec_break_pause(const struct stage *st) { return &spec_moments_of(st)->pause; }

int64_t spec_break_end(const struct stage *st)
{
    const struct spec_break *k = spec_break_pause(st);
    const int64_t ms = k->ms == BREAK_MS ? limit_ms(st->limits, BREAK_MS) : k->ms;
    return ms < 0 ? INT64_MAX : k->since + ms;
}

bool spec_break_on(const struct stage *st)
{
    const struct spec_break *k = spec_break_pause(st);
    return k->on && (k->waits || st->ui.now < spec_break_end(st));
}

/* ---- what is on the slips ---- */

static const struct drink soft[SPEC_MENU] = {
    {"spec/drinks/green-tea", NC_("drink", "Green tea")},
    {"spec/drinks/hojicha", NC_("drink", "Hojicha")},
    {"spec/drinks/yuzu-soda", NC_("drink", "Yuzu soda")},
    {"spec/drinks/plum-cider", NC_("drink", "Plum soda")},
    {"spec/drinks/ginger-ale", NC_("drink", "Ginger ale")},
    {"spec/drinks/coffee", NC_("drink", "Coffee")},
};

/* Where the bar has everything: anybody who wants none of that finds something too. */
static const struct drink full[SPEC_MENU] = {
    {"spec/drinks/green-tea", NC_("drink", "Green tea")},
    {"spec/drinks/yuzu-soda", NC_("drink", "Yuzu soda")},
    {"spec/drinks/beer", NC_("drink", "Beer")},
    {"spec/drinks/highball", NC_("drink", "Highball")},
    {"spec/drinks/sake", NC_("drink", "Sake")},
    {"spec/drinks/umeshu", NC_("drink", "Umeshu")},
};

static const struct drink *slip_of(const struct stage *st, int drink)
{
    return &(st->rules.option[SPEC_DRINKS] == SPEC_FULL_BAR ? full : soft)[drink % SPEC_MENU];
}

const char *spec_drink_name(const struct stage *st, int drink)
{
    return C_("drink", slip_of(st, drink)->name);
}

const char *spec_drink_picture(const struct stage *st, int drink)
{
    return slip_of(st, drink)->picture;
}

int spec_break_drink(const struct stage *st, int who)
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats);
    const struct spec_break *k = spec_break_pause(st);
    return k->drink[who]
               ? k->drink[who] - 1
               : (int)(st->plate[who].emblem * 5U + (unsigned)who * 3U + (unsigned)k->level) %
                     SPEC_MENU;
}

bool spec_break_thirsty(const struct stage *st, int who)
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats);
    return st->shown.b.num[SPEC_THIRSTY] >> who & 1 || spec_break_pause(st)->drink[who];
}

const char *spec_break_no_drink(const struct stage *st, int who)
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats);
    const struct board *b = &st->shown.b;
    if (!st->rules.option[SPEC_DRINKS] || !st->rules.option[SPEC_LIST] || !holdem_dealt(b, who))
        return _("No drinks at this table.");
    if (b->num[SPEC_HAD_DRINK] >> who & 1 || spec_break_pause(st)->drink[who])
        return _(rules_reason_text(st->rules.game, SPEC_DRANK));
    return board_count(b, SPEC_HELD + who) >= SPEC_HELD_MOST
               ? _(rules_reason_text(st->rules.game, SPEC_HAND_FULL))
               : NULL;
}

bool spec_break_here(const struct stage *st, int s)
{
    CARRE_ASSERT(s >= 0 && s < st->shown.b.nseats);
    return st->plate[s].person && st->shown.b.num[HOLDEM_STACK + s] > 0;
}

/* ---- events ---- */

/* So many cards come with it. */
static int gifts(const struct stage *st)
{
    const struct board *b = &st->shown.b;
    int n = 0;
    for (int s = 0; s < b->nseats; s++)
        n += b->num[HOLDEM_STACK + s] > 0 && board_count(b, SPEC_HELD + s) < SPEC_HELD_MOST;
    return n < board_count(b, SPEC_PACK) ? n : board_count(b, SPEC_PACK);
}

static void wait_for_people(struct stage *st)
{
    struct spec_break *k = spec_break_pause(st);
    k->waits = true;
    director_gate(st);
}

static void begin(struct stage *st, int level)
{
    struct spec_break *k = spec_break_pause(st);
    const bool attended = st->attended && !st->silent;
    if (!attended && st->hurrying)
        return;
    *k = (struct spec_break){.on = true, .since = st->ui.now, .level = level, .orders = st->me};
    k->ms = attended ? BREAK_MS : ui_ms(&st->ui, SEEN_MS);
    if (!spec_break_here(st, st->me))
        for (int s = st->rules.nseats - 1; s >= 0; s--)
            if (spec_break_here(st, s))
                k->orders = (seat)s;
    if (!st->hurrying)
        stage_sound(st, "spec/break");
    if (!attended)
        director_hold(st, SEEN_MS);
    else if (!gifts(st))
        wait_for_people(st);
}

static void close_bar(struct stage *st)
{
    struct spec_break *k = spec_break_pause(st);
    k->on = k->waits = false;
}

void spec_break_happened(struct stage *st, const struct event *e)
{
    struct spec_break *k = spec_break_pause(st);
    if (e->kind == EVENT_NOTE && e->why == SPEC_WHY_BREAK) {
        begin(st, e->amount);
        return;
    }
    if (!k->on)
        return;
    if (e->kind == EVENT_MOVE && e->why == SPEC_WHY_BREAK) {
        k->gave |= seat_bit(e->who);
        int got = 0, left = 0;
        const struct board *b = &st->shown.b;
        for (int s = 0; s < b->nseats; s++) {
            got += (k->gave & seat_bit(s)) != 0;
            left += b->num[HOLDEM_STACK + s] > 0 && !(k->gave & seat_bit(s)) &&
                    board_count(b, SPEC_HELD + s) < SPEC_HELD_MOST;
        }
        if (st->attended && !st->silent && (!left || !board_count(b, SPEC_PACK)) && got)
            wait_for_people(st);
    } else if (e->kind == EVENT_FORGET || e->kind == EVENT_GATHER || e->why == HOLDEM_WHY_BUTTON) {
        close_bar(st);
    }
}

int spec_break_wait(const struct stage *st)
{
    const struct spec_break *k = spec_break_pause(st);
    if (!spec_break_on(st))
        return STAGE_STILL;
    const int64_t into = st->ui.now - k->since, end = spec_break_end(st);
    if (!st->ui.calm && into < ui_ms(&st->ui, OPEN_MS))
        return 0;
    if (end == INT64_MAX)
        return STAGE_STILL;
    return k->waits ? (int)(TICK_MS - into % TICK_MS)
                    : (int)(end > st->ui.now ? end - st->ui.now : 0);
}

/* ---- controls ---- */

void spec_break_items(struct stage *st, struct items *it)
{
    const struct spec_break *k = spec_break_pause(st);
    const struct places p = spec_break_places(st);
    char words[SPEC_WORDS];
    int people = 0;
    if (k->waits && st->ui.now >= spec_break_end(st)) { /* the stick has burnt down */
        close_bar(st);
        stage_resume(st);
        return;
    }
    items_cover(it, p.page);
    const struct rect m = poker_look(st)->at.menu;
    items_add(it, (struct item){.id = item_id("menu", 0),
                                .role = ITEM_BUTTON,
                                .name = _("Menu"),
                                .action = STAGE_MENU,
                                .bounds = rect_make(rect_right(p.side) - m.w, p.side.y, m.w, m.h),
                                .sound = "ui/open"});
    for (int s = 0; s < st->rules.nseats; s++)
        people += spec_break_here(st, s);
    for (int s = 0, i = 0; s < st->rules.nseats; s++) {
        if (!spec_break_is_in(st, s))
            continue;
        if (people > 1 && spec_break_here(st, s)) {
            snprintf(words, sizeof words, _("Order for %s"), stage_name(st, s));
            items_add(it, (struct item){.id = item_id("order-for", s),
                                        .role = ITEM_TOGGLE,
                                        .name = words,
                                        .chosen = k->orders == s,
                                        .action = DO_FOR,
                                        .arg = s,
                                        .bounds = spec_break_row(st, &p, i)});
        }
        i++;
    }
    const char *no = spec_break_no_drink(st, k->orders);
    for (int i = 0; i < SPEC_MENU && st->rules.option[SPEC_DRINKS] && people; i++)
        items_add(it, (struct item){.id = item_id("slip", i),
                                    .role = ITEM_BUTTON,
                                    .name = spec_drink_name(st, i),
                                    .why_not = no,
                                    .key = (enum key)('1' + i),
                                    .action = DO_ORDER,
                                    .arg = i,
                                    .sound = "",
                                    .chosen = k->drink[k->orders] == i + 1,
                                    .bounds = rect_union(p.slip[i], p.cup[i])});
    items_add(it, (struct item){.id = item_id("break-over", 0),
                                .role = ITEM_BUTTON,
                                .name = _("Resume play"),
                                .about = _("Ends the break for everyone at this table."),
                                .key = KEY_ENTER,
                                .pad = PAD_X,
                                .first = true,
                                .action = DO_READY,
                                .bounds = p.ready});
    items_last(it, item_id("history", 0)); /* below the page */
}

bool spec_break_input(struct stage *st, const struct item_event *n)
{
    struct spec_break *k = spec_break_pause(st);
    if (!spec_break_on(st))
        return false;
    if (n->kind != ITEM_EVENT_ACTIVATED)
        return n->kind == ITEM_EVENT_KEY;
    switch (n->action) {
    case DO_READY:
        close_bar(st);
        st->wish.command = STAGE_RESUME;
        return true;
    case DO_FOR: k->orders = (seat)n->arg; return true;
    case DO_ORDER:
        k->drink[k->orders] = n->arg + 1;
        stage_sound(st, "spec/order");
        stage_act(st, (struct action){.who = k->orders, .kind = SPEC_DRINK});
        return true;
    }
    return false;
}

/* ---- drawing ---- */

float spec_break_open(const struct stage *st)
{
    const float ms = (float)(st->ui.now - spec_break_pause(st)->since);
    return st->ui.calm ? 1
                       : ease_out_cubic(fminf(1, ms / fmaxf(1, (float)ui_ms(&st->ui, OPEN_MS))));
}
