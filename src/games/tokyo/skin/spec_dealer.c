/* The dealer: stands behind the table, calls the action, announces the blinds, drinks with a guest,
 * joins in the meow, and bows at the end.
 *
 * What he says stays until he says something else, so an idle table draws nothing for it; only his
 * face goes back to rest. He says what everybody can see. */
#include "spec_look.h"

#include "check.h"
#include "i18n.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { FACE_MS = 1500 };

static struct spec_dealer *dealer(const struct stage *st) { return &spec_moments_of(st)->dealer; }

void spec_dealer_say(struct stage *st, enum spec_dealer_mood mood, const char *words)
{
    CARRE_ASSERT(mood >= SPEC_DEALER_CALM && mood <= SPEC_DEALER_MEOW);
    struct spec_dealer *d = dealer(st);
    d->mood = spec_moments_of(st)->meows && mood == SPEC_DEALER_SPEAK ? SPEC_DEALER_MEOW : mood;
    d->since = st->hurrying ? 0 : st->ui.now;
    snprintf(d->words, sizeof d->words, "%s", words);
    const size_t n = strlen(d->words);
    if (spec_moments_of(st)->meows && n && n + 24 < sizeof d->words) { /* he joins in */
        static const char *const stops[] = {".", "。"};
        for (size_t i = 0; i < sizeof stops / sizeof *stops; i++) {
            const size_t k = strlen(stops[i]);
            if (n > k && strcmp(d->words + n - k, stops[i]) == 0) {
                d->words[n - k] = '\0';
                break;
            }
        }
        char with[SPEC_WORDS];
        snprintf(with, sizeof with, _("%s, nyan!"), d->words);
        snprintf(d->words, sizeof d->words, "%s", with);
    }
}

__attribute__((format(printf, 3, 4))) static void say(struct stage *st, enum spec_dealer_mood mood,
                                                      const char *format, ...)
{
    char words[SPEC_WORDS];
    va_list args;
    va_start(args, format);
    vsnprintf(words, sizeof words, format, args);
    va_end(args);
    spec_dealer_say(st, mood, words);
}

static void paid(struct stage *st, const struct event *e)
{
    const struct board *b = &st->shown.b;
    char amount[64];
    if (e->kind != EVENT_PAY || e->who < 0 || e->who >= SEATS)
        return;
    const char *name = stage_name(st, e->who);
    poker_amount(st, e->why == HOLDEM_WHY_CALL ? e->amount : b->num[HOLDEM_BET + e->who], amount);
    if (holdem_all_in(b, e->who))
        say(st, SPEC_DEALER_SPEAK, _("%s is all-in for %s."), name, amount);
    else if (e->why == HOLDEM_WHY_CALL)
        say(st, SPEC_DEALER_SPEAK, _("%s calls %s."), name, amount);
    else if (e->why == HOLDEM_WHY_BET)
        say(st, SPEC_DEALER_SPEAK, _("%s bets %s."), name, amount);
    else
        say(st, SPEC_DEALER_SPEAK, _("%s raises to %s."), name, amount);
}

static void level(struct stage *st, const struct event *e)
{
    char small[64], big[64];
    if (e->kind != EVENT_SET || e->to != HOLDEM_BIG)
        return;
    i18n_number(small, st->shown.b.num[HOLDEM_SMALL]);
    i18n_number(big, st->shown.b.num[HOLDEM_BIG]);
    if (st->shown.b.num[HOLDEM_LEVEL])
        say(st, SPEC_DEALER_SPEAK, _("The blinds go up to %s/%s."), small, big);
}

static void won(struct stage *st, const struct event *e)
{
    char amount[64];
    const int who = e->to - HOLDEM_STACK;
    if (e->kind != EVENT_PAY || who < 0 || who >= SEATS)
        return;
    poker_amount(st, e->amount, amount);
    if (e->why == HOLDEM_WHY_SPLIT)
        say(st, SPEC_DEALER_GLAD, "%s", _("The pot is split."));
    else
        say(st, SPEC_DEALER_GLAD, _("%s for %s."), amount, stage_name(st, who));
}

static void street(struct stage *st)
{
    switch (st->shown.b.num[HOLDEM_STREET]) {
    case HOLDEM_FLOP: say(st, SPEC_DEALER_SPEAK, "%s", _("The flop.")); break;
    case HOLDEM_TURN: say(st, SPEC_DEALER_SPEAK, "%s", _("The turn.")); break;
    case HOLDEM_RIVER: say(st, SPEC_DEALER_SPEAK, "%s", _("The river.")); break;
    }
}

void spec_dealer_happened(struct stage *st, const struct event *e, const struct board *before)
{
    switch (e->why) {
    case HOLDEM_WHY_BUTTON:
        if (e->kind == EVENT_SET && !st->shown.b.num[HOLDEM_HANDS])
            say(st, SPEC_DEALER_GLAD, "%s", _("Good evening, and welcome to the table."));
        else if (e->kind == EVENT_SET)
            say(st, SPEC_DEALER_CALM, _("Hand %d. %s has the button."),
                (int)st->shown.b.num[HOLDEM_HANDS] + 1, stage_name(st, e->amount));
        break;
    case HOLDEM_WHY_STREET:
        if (e->kind == EVENT_SET && e->to == HOLDEM_STREET)
            street(st);
        break;
    case HOLDEM_WHY_FOLD:
        if (e->kind == EVENT_SET)
            say(st, SPEC_DEALER_SPEAK, _("%s folds."), stage_name(st, e->who));
        break;
    case HOLDEM_WHY_CHECK:
        if (e->kind == EVENT_SET)
            say(st, SPEC_DEALER_SPEAK, _("%s checks."), stage_name(st, e->who));
        break;
    case HOLDEM_WHY_CALL:
    case HOLDEM_WHY_BET:
    case HOLDEM_WHY_RAISE: paid(st, e); break;
    case HOLDEM_WHY_WIN:
    case HOLDEM_WHY_SPLIT: won(st, e); break;
    case HOLDEM_WHY_OUT:
        if (e->kind == EVENT_SET && e->amount)
            say(st, SPEC_DEALER_BOW, _("%s is out. Thank you for coming."),
                stage_name(st, e->to - HOLDEM_RANK));
        break;
    case HOLDEM_WHY_LEVEL: level(st, e); break;
    case HOLDEM_WHY_OVER:
        if (e->kind == EVENT_END)
            say(st, SPEC_DEALER_BOW, "%s", _("The house thanks you for the evening."));
        break;
    case SPEC_WHY_MEOW:
        if (e->kind != EVENT_SET || !e->amount)
            break;
        say(st, SPEC_DEALER_MEOW, "%s", C_("cat", "Nyan!"));
        if (!st->hurrying)
            stage_sound(st, "spec/dealer-meow");
        break;
    case SPEC_WHY_TOAST:
        if (e->kind == EVENT_NOTE)
            say(st, SPEC_DEALER_TOAST, "%s", _("Cheers!"));
        break;
    case SPEC_WHY_BREAK:
        if (e->kind == EVENT_NOTE)
            say(st, SPEC_DEALER_GLAD, "%s", _("Time for a break."));
        break;
    case SPEC_WHY_REENTER:
        if (e->kind == EVENT_PAY)
            say(st, SPEC_DEALER_GLAD, _("Welcome back, %s."), stage_name(st, e->who));
        break;
    case SPEC_WHY_DRINK:
        if (e->kind == EVENT_MOVE)
            say(st, SPEC_DEALER_CALM, _("A drink for %s."), stage_name(st, e->who));
        break;
    default: break;
    }
    (void)before;
}

int spec_dealer_wait(const struct stage *st)
{
    const struct spec_dealer *d = dealer(st);
    const int64_t left = d->since && d->mood != SPEC_DEALER_CALM
                             ? d->since + ui_ms(&st->ui, FACE_MS) - st->ui.now
                             : 0;
    return left > 0 ? (int)left : STAGE_STILL;
}

/* ---- drawing ---- */

void spec_dealer_bust(struct canvas *c, const struct stage *st, enum spec_dealer_mood mood,
                      struct rect r)
{
    CARRE_ASSERT(mood >= SPEC_DEALER_CALM && mood <= SPEC_DEALER_MEOW);
    static const char *const name[] = {
        [SPEC_DEALER_CALM] = "spec/dealer-calm",   [SPEC_DEALER_SPEAK] = "spec/dealer-speak",
        [SPEC_DEALER_GLAD] = "spec/dealer-glad",   [SPEC_DEALER_BOW] = "spec/dealer-bow",
        [SPEC_DEALER_TOAST] = "spec/dealer-toast", [SPEC_DEALER_MEOW] = "spec/dealer-meow"};
    const float side = fminf(r.w, r.h);
    const struct rect at = rect_make(r.x + (r.w - side) / 2, rect_bottom(r) - side, side, side);
    if (rect_empty(r))
        return;
    if (canvas_has_picture(c, name[mood])) {
        canvas_picture(c, name[mood], at, paint_plain());
        if (!canvas_missed(c))
            return;
    }
    const float low = mood == SPEC_DEALER_BOW ? side * 0.12F : 0;
    canvas_panel(c, rect_make(at.x + side * 0.14F, at.y + side * 0.56F, side * 0.72F, side * 0.44F),
                 &(struct panel){.fill = SPEC_GREY_INK_RGB, .radius = side * 0.16F});
    canvas_panel(c, rect_make(at.x + side * 0.42F, at.y + side * 0.56F, side * 0.16F, side * 0.3F),
                 &(struct panel){.fill = SPEC_WASHI_RGB});
    canvas_ring(c, (struct point){at.x + side / 2, at.y + side * 0.36F + low}, side * 0.23F, side,
                0xE9C3A0FFU);
    canvas_panel(
        c, rect_make(at.x + side * 0.27F, at.y + side * 0.11F + low, side * 0.46F, side * 0.17F),
        &(struct panel){.fill = 0x2B2622FFU, .radius = side * 0.08F});
    (void)st;
}

static enum spec_dealer_mood mood_now(const struct stage *st)
{
    return spec_dealer_wait(st) > 0 ? dealer(st)->mood : SPEC_DEALER_CALM;
}

/* Beside his face and over the shoulder, on one side: what is free between level box or icons, and
 * the player who sits there. */
static struct rect room_at(const struct stage *st, bool right, float wide)
{
    const struct spec_places *at = spec_at(st);
    const float pad = ui_px(&st->ui, 14), low = fmaxf(at->dealer.y, ui_px(&st->ui, 6)),
                near = right ? at->dealer.x + at->dealer.w * 0.86F : at->dealer.x - pad * 0.5F,
                far = right ? at->icons.x - 1.5F * pad : rect_right(at->level) + 1.5F * pad;
    float w = right ? far - near : near - far, h = fmaxf(spec_least(st) * 3.2F, ui_px(&st->ui, 66));
    /* over the plate of the player who sits beside him; before the face, where few words are */
    for (int s = 0; s < st->rules.nseats && at->round; s++) {
        const struct poker_seat_places *p = &spec_table_at(st)->seat[s];
        if (rect_empty(p->plate) || p->left == right || p->plate.y > rect_bottom(at->dealer))
            continue;
        const float face = right ? p->portrait.x - near : near - rect_right(p->portrait);
        const bool before = wide + pad < face;
        h = fminf(h, (before ? p->plate.y - pad * 0.6F : p->portrait.y - ui_px(&st->ui, 2)) - low);
        if (before)
            w = fminf(w, face - pad);
    }
    return rect_make(right ? near : near - w, low, w, h);
}

/* What he says, `wide` in a line: at the right, unless it is low or narrow there and has more room
 * at the left. */
static struct rect beside(const struct stage *st, float wide)
{
    const struct rect right = room_at(st, true, wide), left = room_at(st, false, wide);
    const float line = spec_least(st) * 2.9F;
    const bool low = right.h < line && left.h >= line && left.w >= wide * 0.62F;
    return low || (right.w < left.w && right.w < wide && left.h >= right.h) ? left : right;
}

static void stands(const struct stage *st, struct canvas *c, enum spec_dealer_mood mood)
{
    const struct rect r = spec_at(st)->dealer;
    if (rect_empty(r))
        return;
    spec_dealer_bust(c, st, mood, r);
    spec_draw_edge(st, c, r);
}

void spec_draw_dealer_still(const struct stage *st, struct canvas *c)
{
    stands(st, c, SPEC_DEALER_CALM);
}

void spec_draw_dealer(const struct stage *st, struct canvas *c)
{
    const struct spec_dealer *d = dealer(st);
    const struct rect r = spec_at(st)->dealer;
    canvas_tag(c, "dealer");
    stands(st, c, mood_now(st));
    const struct ui_words how = {.face = st->ui.theme->plain,
                                 .size = 22,
                                 .colour = SPEC_INK_RGB,
                                 .align = TEXT_CENTRE,
                                 .place = TEXT_MIDDLE,
                                 .lines = 2};
    const float pad = ui_px(&st->ui, 14), wide = poker_width(st, how, d->words),
                least = poker_width(st, (struct ui_words){.face = how.face, .size = 18}, d->words);
    const struct rect room = beside(st, wide + 2 * pad);
    /* two lines want their height */
    const bool low = room.h < spec_least(st) * 2.9F, one = (low ? least : wide) + 2 * pad <= room.w;
    if (!d->words[0] || rect_empty(r) || (low ? !one : least * 0.62F > room.w - 2 * pad)) {
        canvas_tag(c, NULL);
        return;
    }
    const bool right = room.x > r.x;
    const float w = one ? fminf(room.w, wide + 2 * pad) : room.w,
                h = one ? fminf(room.h, poker_letter(st, 22) * 1.9F) : room.h;
    const struct rect box =
        rect_make(right ? room.x : rect_right(room) - w, room.y + (room.h - h) / 2, w, h);
    const float line = fmaxf(1, ui_px(&st->ui, 2)), tail = h * 0.42F;
    canvas_panel(c, box,
                 &(struct panel){.fill = SPEC_WASHI_RGB,
                                 .radius = fminf(h / 2, ui_px(&st->ui, 18)),
                                 .line = SPEC_GOLD_RGB,
                                 .line_width = line});
    if (canvas_has_picture(c, "spec/tail")) { /* it grows out of the frame, towards his mouth */
        struct paint paint = paint_plain();
        paint.flip = !right;
        canvas_picture(c, "spec/tail",
                       rect_make(right ? box.x - tail + line : rect_right(box) - line,
                                 box.y + (h - tail) * 0.5F, tail, tail),
                       paint);
    }
    poker_write(c, st, how, d->words, rect_inset_xy(box, pad * 0.7F, 1));
    canvas_tag(c, NULL);
}
