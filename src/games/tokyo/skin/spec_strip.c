/* The strip at the table's edge: one calm place for every question besides the bets, and always the
 * same one for each seat.
 *
 * Left: what is asked, and below it the faces of everybody who is asked, each with the same mark
 * until all have answered (SP-25). Right: two buttons that never move. At rest it says what is in
 * force in this hand. */
#include "spec_strip.h"
#include "poker_panel.h"

#include "check.h"
#include "i18n.h"

#include <math.h>

static bool has(const struct stage *st, int kind)
{
    const struct choice *c = stage_choice(st, kind, -1);
    return c && !c->refused;
}

enum spec_question spec_question(const struct stage *st)
{
    const struct board *b = &st->shown.b;
    if (!st->mine || poker_behind(st))
        return SPEC_Q_NONE;
    if (spec_aimed(st) >= 0)
        return SPEC_Q_AIM;
    if (spec_has_draft(st))
        return SPEC_Q_CHOSEN;
    switch (b->phase) {
    case SPEC_PHASE_STRADDLE:
        return stage_choice(st, SPEC_DOUBLE, -1) ? SPEC_Q_DOUBLE : SPEC_Q_NONE;
    case SPEC_PHASE_DRAW: return has(st, SPEC_TAKE_TOP) ? SPEC_Q_DRAW : SPEC_Q_NONE;
    case SPEC_PHASE_REENTRY: return has(st, SPEC_LEAVE) ? SPEC_Q_REENTER : SPEC_Q_NONE;
    case SPEC_PHASE_FUN: return has(st, SPEC_WISH) ? SPEC_Q_FUN : SPEC_Q_NONE;
    case SPEC_PHASE_WINDOW:
        return spec_is_asked(st) && spec_asks(st, st->me) ? SPEC_Q_WINDOW : SPEC_Q_NONE;
    default: break;
    }
    if (has(st, SPEC_DISCARD))
        return SPEC_Q_DISCARD;
    return spec_own_turn(st) ? SPEC_Q_TURN : SPEC_Q_NONE;
}

/* ---- controls ---- */

float spec_strip_pad(const struct stage *st) { return ui_px(&st->ui, 12); }

float spec_strip_buttons_part(const struct stage *st)
{
    static const char *const names[] = {N_("Declare"), N_("Double"), N_("Put back"), N_("Re-enter"),
                                        N_("Draw one")};
    const struct ui ui = poker_ui(st);
    const struct rect r = spec_at(st)->strip;
    float part = 0.49F;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        while (part < 0.62F &&
               !ui_write_fits(
                   &ui, &(struct ui_words){.face = ui.theme->strong}, _(names[i]),
                   rect_make(0, 0, (r.w * part - ui_px(&ui, 22)) / 2 - ui_px(&ui, 4), ui.h)))
            part += 0.02F;
    return part;
}

/* Two buttons; in a small picture of a table the words of the second need more of it than those of
 * the first. */
static struct rect slot(const struct stage *st, int i)
{
    const struct rect r = spec_at(st)->strip;
    const float in = fminf(spec_strip_pad(st), r.h * 0.09F), gap = ui_px(&st->ui, 10),
                all = r.w * spec_strip_buttons_part(st) - in - gap,
                first = all * (st->ui.h < 480 ? 0.4F : 0.5F), x = rect_right(r) - in - all - gap;
    return rect_make(i ? x + first + gap : x, r.y + in, i ? all - first : first, r.h - 2 * in);
}

/* Is a strip so wide and high enough for the longest that is asked? */
bool spec_strip_fits(const struct stage *st, float w, float h)
{
    const struct ui ui = poker_ui(st);
    const float in = fminf(spec_strip_pad(st), h * 0.09F), edge = ui_px(&ui, 8),
                half = (w * 0.49F - in - ui_px(&ui, 10)) * (ui.h < 480 ? 0.6F : 0.5F);
    return ui_write_fits(&ui, &(struct ui_words){.face = ui.theme->strong, .lines = 1},
                         _("Not this hand"), rect_make(0, 0, half - 2 * edge, h - 2 * in - 4)) &&
           ui_write_fits(&ui, &(struct ui_words){.face = ui.theme->strong, .lines = 1},
                         _("Choose who to swap hands with."),
                         rect_make(0, 0,
                                   w * (1 - spec_strip_buttons_part(st)) - 2 * spec_strip_pad(st),
                                   h * 0.86F));
}

static void add(struct stage *st, struct items *it, int i, struct item item)
{
    item.id = item_id("strip", i);
    item.bounds = slot(st, i);
    item.radius = ui_px(&st->ui, 10);
    if (!item.role)
        item.role = ITEM_BUTTON;
    items_add(it, item);
}

static void add_no(struct stage *st, struct items *it, const char *why)
{
    add(st, it, 0,
        (struct item){.name = C_("window", "No"),
                      .action = DO_NO,
                      .arg = st->me,
                      .key = (enum key)'N',
                      .pad = PAD_LEFT_TRIGGER,
                      .why_not = why,
                      .sound = "",
                      .first = !why && !st->covered,
                      .about = _("Declare nothing this time.")});
}

static void add_leave_it(struct stage *st, struct items *it)
{
    add(st, it, 0,
        (struct item){.name = C_("straddle", "Decline"),
                      .action = DO_NO,
                      .arg = st->me,
                      .key = (enum key)'N',
                      .pad = PAD_LEFT_TRIGGER,
                      .sound = "",
                      .first = !st->covered,
                      .about = _("The straddle stays as it is, and the cards are dealt.")});
}

/* SP-25: said in advance, to the end of the hand. */
static void add_quiet(struct stage *st, struct items *it)
{
    const struct choice *c = stage_choice(st, SPEC_STAND, -1);
    const bool quiet = st->shown.b.num[SPEC_QUIET] >> st->me & 1;
    add(st, it, 1,
        (struct item){
            .role = ITEM_TOGGLE,
            .name = _("Not this hand"),
            .action = DO_NOT_THIS_HAND,
            .arg = !quiet,
            .key = (enum key)'M',
            .chosen = quiet,
            .sound = "",
            .why_not = c && !c->refused ? NULL
                       : spec_cards(&st->shown.b, st->me)
                           ? _("You’re not in this hand, so you won’t be asked.")
                           : _("You hold no cards to declare, so you won’t be asked."),
            .about =
                _("You won’t be asked about cards again this hand. Press again to be asked.")});
}

static void add_chosen(struct stage *st, struct items *it, bool aims)
{
    add(st, it, 0,
        (struct item){.name = _("Declare"),
                      .action = DO_DECLARE,
                      .key = (enum key)'X',
                      .pad = PAD_LEFT_TRIGGER,
                      .sound = "",
                      .first = !aims,
                      .why_not = aims ? _("Choose a player first.") : NULL,
                      .about =
                          _("Once everyone has answered, the card is revealed and takes effect.")});
    add(st, it, 1,
        (struct item){
            .name = _("Put back"), .action = DO_UNCHOOSE, .key = (enum key)'M', .sound = ""});
}

void spec_strip_items(struct stage *st, struct items *it)
{
    const enum spec_question q = spec_question(st);
    char amount[64];
    static const char *const none = N_("You can’t declare cards right now.");
    if (st->shown.b.num[HOLDEM_RANK + st->me])
        return;
    switch (q) {
    case SPEC_Q_NONE:
        add_no(st, it, _(none));
        add_quiet(st, it);
        break;
    case SPEC_Q_WINDOW:
        add_no(st, it, NULL);
        add_quiet(st, it);
        break;
    case SPEC_Q_TURN:
        add_no(st, it, _("Acting counts as “no”."));
        add_quiet(st, it);
        break;
    case SPEC_Q_DISCARD:
        add_no(st, it, _("You must put back one of your three cards."));
        add_quiet(st, it);
        break;
    case SPEC_Q_CHOSEN: add_chosen(st, it, false); break;
    case SPEC_Q_AIM: add_chosen(st, it, true); break;
    case SPEC_Q_DOUBLE: {
        const struct choice *c = stage_choice(st, SPEC_DOUBLE, -1);
        add_leave_it(st, it);
        poker_amount(st, spec_doubled(&st->shown.b), amount);
        add(st, it, 1,
            (struct item){.name = _("Double"),
                          .value = amount,
                          .action = DO_DOUBLE,
                          .key = (enum key)'M',
                          .sound = "",
                          .why_not = c && c->refused ? stage_why_not(st, c, "") : NULL});
        break;
    }
    case SPEC_Q_DRAW:
        add(st, it, 0,
            (struct item){.name = _("From the top"),
                          .action = DO_TAKE_TOP,
                          .key = (enum key)'N',
                          .pad = PAD_LEFT_TRIGGER,
                          .sound = "",
                          .about = _("The cards are dealt from the top of the deck, as usual.")});
        break;
    case SPEC_Q_REENTER:
        add(st, it, 0,
            (struct item){.name = C_("tournament", "Leave"),
                          .action = DO_LEAVE,
                          .key = (enum key)'N',
                          .sound = "",
                          .about = _("You leave the tournament for good.")});
        add(st, it, 1,
            (struct item){.name = _("Re-enter"),
                          .action = DO_REENTER,
                          .key = (enum key)'M',
                          .pad = PAD_X,
                          .sound = "",
                          .first = true,
                          .about = _("You return with a new stack and one more effect card. The "
                                     "cards you choose are exchanged for new ones.")});
        break;
    case SPEC_Q_FUN:
        add(st, it, 0,
            (struct item){.name = C_("fun card", "No"),
                          .action = DO_NO,
                          .arg = st->me,
                          .key = (enum key)'N',
                          .pad = PAD_LEFT_TRIGGER,
                          .sound = "",
                          .about = _("Play without one.")});
        add(st, it, 1,
            (struct item){.name = _("Draw one"),
                          .action = DO_WISH,
                          .key = (enum key)'M',
                          .pad = PAD_X,
                          .sound = "",
                          .first = !st->covered,
                          .about = _("One of four kinds, at random. You can hold any number.")});
        break;
    }
    struct spec_state *k = spec(st);
    const bool asks =
        q == SPEC_Q_WINDOW || q == SPEC_Q_DOUBLE || q == SPEC_Q_REENTER || q == SPEC_Q_FUN;
    /* whatever had the focus had it for another question */
    if (asks && !st->covered && k->asked_for != k->drafted_at) {
        k->asked_for = k->drafted_at;
        items_focus_on(it, item_id("strip", q == SPEC_Q_REENTER || q == SPEC_Q_FUN));
    }
}

static void reenter(struct stage *st)
{
    struct action a = action_of(st->me, SPEC_REENTER, 0);
    for (int i = 0; i < SPEC_HELD_MOST; i++)
        if (spec(st)->exchange >> i & 1) {
            CARRE_ASSERT(a.n < PICKS);
            a.pick[a.n++] = (uint8_t)i;
        }
    spec_forget(st);
    stage_act(st, a);
}

bool spec_strip_input(struct stage *st, const struct item_event *n)
{
    const struct spec_state *k = spec(st);
    switch (n->action) {
    case DO_NO:
        if (k->asked_since && st->ui.now - k->asked_since < GUARD_MS &&
            items_device(st->items) < DEVICE_KEYS)
            return true; /* the window has just opened under the finger */
        stage_sound(st, "spec/no");
        stage_act(st, action_of(st->me, SPEC_NO, 0));
        return true;
    case DO_NOT_THIS_HAND: {
        struct action a = action_of(st->me, SPEC_STAND, 0);
        a.amount = n->arg;
        stage_sound(st, "spec/no");
        stage_act(st, a);
        return true;
    }
    case DO_DOUBLE: stage_act(st, action_of(st->me, SPEC_DOUBLE, 0)); return true;
    case DO_TAKE_TOP: stage_act(st, action_of(st->me, SPEC_TAKE_TOP, 0)); return true;
    case DO_LEAVE: stage_act(st, action_of(st->me, SPEC_LEAVE, 0)); return true;
    case DO_REENTER: reenter(st); return true;
    case DO_WISH: stage_act(st, action_of(st->me, SPEC_WISH, 0)); return true;
    default: return false;
    }
}
