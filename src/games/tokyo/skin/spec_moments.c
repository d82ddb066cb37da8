/* Cards that were declared, as they resolve: which event opens a scene, how long everybody looks,
 * and what the scene is told.
 *
 * A scene shows what is decided already; anything pressed ends it (stage_hurry). It is made of the
 * events that the stage's own eyes heard, so a card that they don't see can't come into it. A card
 * alone is over within 1.6 s at normal pace. */
#include "spec_resolves.h"

#include "i18n.h"
#include "layout.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

float spec_part(float t, float from, float to)
{
    return t <= from ? 0 : t >= to ? 1 : (t - from) / (to - from);
}

float spec_t(const struct stage *st, int64_t since, int ms)
{
    const int64_t whole = ui_ms(&st->ui, ms);
    if (!since)
        return 0;
    return st->ui.calm || whole <= 0
               ? 1
               : fminf(1, fmaxf(0, (float)(st->ui.now - since) / (float)whole));
}

struct spec_moment *spec_moment_scene(const struct stage *st)
{
    return &spec_moments_of(st)->scene;
}

bool spec_scene_on(const struct stage *st)
{
    const struct spec_moment *m = spec_moment_scene(st);
    return m->on && st->ui.now < m->since + m->ms;
}

void spec_moment_sound(struct stage *st, const char *name)
{
    if (!st->hurrying)
        stage_sound(st, name);
}

void spec_moment_words(char out[SPEC_WORDS], const char *format, ...)
{
    va_list args;
    va_start(args, format);
    vsnprintf(out, SPEC_WORDS, format, args);
    va_end(args);
}

/* ---- the scene opens, and everybody looks at it for a while ---- */

void spec_moment_open_scene(struct stage *st, enum spec_scene what)
{
    if (st->hurrying)
        return;
    *spec_moment_scene(st) = (struct spec_moment){
        .on = true, .scene = what, .since = st->ui.now, .effect = -1, .who = -1, .whose = -1};
}

void spec_moment_look(struct stage *st, int ms)
{
    struct spec_moment *m = spec_moment_scene(st);
    if (st->hurrying || !m->on)
        return;
    m->ms = st->ui.now - m->since + ui_ms(&st->ui, ms + CLOSE_MS);
    director_hold(st, ms);
}

/* Cards that are declared together stand in one scene; it is over when the last of them has worked.
 */
static bool goes_on(const struct stage *st)
{
    const struct spec_moment *m = spec_moment_scene(st);
    if (!spec_scene_on(st) || m->scene != SPEC_SCENE_CARDS)
        return false;
    for (int i = 0; i < m->ndeclared; i++)
        if (m->declared[i].fate == SPEC_WAITS)
            return true;
    return false;
}

static struct spec_declared *named(struct spec_moment *m, int effect, int who)
{
    for (int i = 0; i < m->ndeclared; i++)
        if (m->declared[i].effect == effect && m->declared[i].who == who &&
            m->declared[i].fate == SPEC_WAITS)
            return &m->declared[i];
    return NULL;
}

struct spec_declared *spec_moment_name_it(struct stage *st, int effect, int who)
{
    struct spec_moment *m = spec_moment_scene(st);
    struct spec_declared *d = named(m, effect, who);
    if (!d && m->ndeclared < SPEC_DECLARED_MOST) {
        d = &m->declared[m->ndeclared++];
        *d = (struct spec_declared){.effect = (int8_t)effect, .who = (int8_t)who, .whose = -1};
    }
    return d;
}

void spec_moment_head(const struct stage *st, struct spec_moment *m)
{
    if (m->whose >= 0 && spec_aim(m->effect))
        spec_moment_words(m->head, _("declared by %s, on %s"), stage_name(st, m->who),
                          stage_name(st, m->whose));
    else
        spec_moment_words(m->head, _("declared by %s"), stage_name(st, m->who));
}

/* ---- declaring ---- */

static void declared(struct stage *st, const struct event *e)
{
    char line[SPEC_WORDS];
    if (!card_is_spec(e->face))
        return;
    if (e->kind == EVENT_NOTE) {
        struct spec_declared *d =
            st->hurrying ? NULL : named(spec_moment_scene(st), card_effect(e->face), e->who);
        if (d)
            d->whose = (int8_t)e->to;
        return;
    }
    if (e->kind != EVENT_MOVE)
        return;
    snprintf(line, sizeof line, _("%s declares %s."), stage_name(st, e->who),
             spec_title(card_effect(e->face)));
    spec_dealer_say(st, SPEC_DEALER_SPEAK, line);
    spec_moment_sound(st, "spec/declare");
    if (st->hurrying)
        return;
    if (!goes_on(st))
        spec_moment_open_scene(st, SPEC_SCENE_CARDS);
    spec_moment_name_it(st, card_effect(e->face), e->who);
    spec_moment_look(st, DECLARE_MS);
}

static void attached(struct stage *st, const struct event *e)
{
    char line[SPEC_WORDS];
    if (e->kind != EVENT_MOVE || !card_is_spec(e->face))
        return;
    snprintf(line, sizeof line, _("%s adds %s to the all-in."), stage_name(st, e->who),
             spec_title(card_effect(e->face)));
    spec_dealer_say(st, SPEC_DEALER_SPEAK, line);
    spec_moment_sound(st, "spec/declare");
}

static void came_back(struct stage *st, const struct event *e)
{
    struct spec_moment *m = spec_moment_scene(st);
    if (e->kind != EVENT_MOVE || !card_is_spec(e->face))
        return;
    char line[SPEC_WORDS];
    snprintf(line, sizeof line, _("%s goes back to %s."), spec_title(card_effect(e->face)),
             stage_name(st, e->who));
    spec_dealer_say(st, SPEC_DEALER_SPEAK, line);
    spec_moment_sound(st, "spec/back");
    struct spec_declared *d = st->hurrying ? NULL : named(m, card_effect(e->face), e->who);
    if (!d || !spec_scene_on(st))
        return;
    for (int i = 0; i < m->ndeclared; i++)
        if (m->declared[i].fate == SPEC_WORKS)
            m->declared[i].fate = SPEC_DONE;
    d->fate = SPEC_CAME_BACK;
    m->effect = d->effect, m->who = d->who, m->whose = -1, m->hit = 0;
    spec_moment_head(st, m);
    spec_moment_words(m->under, "%s", line);
    spec_moment_look(st, BACK_MS);
}

/* ---- what is no card ---- */

static void reentered(struct stage *st, const struct event *e)
{
    struct spec_moment *m = spec_moment_scene(st);
    char amount[64];
    if (e->kind != EVENT_PAY)
        return;
    spec_moment_sound(st, "spec/reenter");
    poker_amount(st, e->amount, amount);
    spec_moment_open_scene(st, SPEC_SCENE_REENTRY);
    if (!spec_scene_on(st) && st->hurrying)
        return;
    m->who = e->who;
    m->hit = st->ui.now;
    m->effect_ms = spec_reentry_ms();
    m->amount = st->shown.b.num[SPEC_REENTERED + e->who] + 1;
    spec_moment_words(m->head, _("%s is back"), stage_name(st, e->who));
    spec_moment_words(m->under, _("A new stack: %s."), amount);
    spec_moment_look(st, spec_reentry_ms());
}

/* A bust is heard; who is asked about a re-entry sees it in the question. */
static void busted(struct stage *st, const struct event *e, const struct board *before)
{
    if (e->kind == EVENT_SET && e->to == SPEC_BUSTED && (e->amount & ~before->num[SPEC_BUSTED]))
        spec_moment_sound(st, "spec/bust");
}

void spec_happened(struct stage *st, const struct event *e, const struct board *before)
{
    spec_boards_happened(st, e, before);
    spec_dealer_happened(st, e, before);
    spec_break_happened(st, e);
    spec_meow_happened(st, e);
    busted(st, e, before);
    spec_moment_count_won(st, e);
    const struct spec_look *told = spec_look_of_why(e->why);
    if (told)
        spec_moment_set(st, e, (int)(told - spec_looks));
    switch (e->why) {
    case SPEC_WHY_DECLARE: declared(st, e); break;
    case SPEC_WHY_ATTACH: attached(st, e); break;
    case SPEC_WHY_BACK: came_back(st, e); break;
    case SPEC_WHY_RESOLVE: spec_moment_resolves(st, e); break;
    case SPEC_WHY_TWICE: spec_moment_twice(st, e); break;
    case HOLDEM_WHY_FLOP: spec_moment_exchanged(st, e); break;
    case SPEC_WHY_SWAP: spec_moment_swapped(st, e); break;
    case SPEC_WHY_CLAIRVOYANCE: spec_moment_seen(st, e); break;
    case SPEC_WHY_UPGRADE: spec_moment_upgraded(st, e); break;
    case HOLDEM_WHY_STRADDLE: spec_moment_straddled(st, e); break;
    case SPEC_WHY_REENTER: reentered(st, e); break;
    default: break;
    }
}

/* What a page turns up is told when it lies open there. */
int spec_shows(const struct stage *st, const struct event *e)
{
    const struct spec_moment *m = spec_moment_scene(st);
    if (spec_moment_working(st, SPEC_FLOP_EXCHANGE) && e->kind == EVENT_MOVE &&
        e->to == HOLDEM_BOARD)
        return spec_exchange_shows(st, m->nnew - 1);
    if (spec_scene_on(st) && m->hit && (e->kind == EVENT_MOVE || e->kind == EVENT_SHOW) &&
        card_is_plain(e->face)) {
        const int64_t left = m->hit + ui_ms(&st->ui, m->effect_ms) - st->ui.now;
        return st->ui.calm || left < 0 ? 0 : (int)left;
    }
    return spec_boards_shows(st, e);
}

/* ---- running ---- */

bool spec_moves(const struct stage *st) { return spec_scene_on(st) || spec_boards_move(st); }

int spec_moment_wait(const struct stage *st)
{
    const int wait[] = {spec_dealer_wait(st), spec_break_wait(st), spec_meow_wait(st)};
    int least = STAGE_STILL;
    for (size_t i = 0; i < sizeof wait / sizeof *wait; i++)
        if (wait[i] >= 0 && (least < 0 || wait[i] < least))
            least = wait[i];
    return least;
}

void spec_hurry(struct stage *st)
{
    struct spec_moments *k = spec_moments_of(st);
    k->scene.on = false;
    memset(k->boards.came, 0, sizeof k->boards.came);
    memset(k->boards.told, 0, sizeof k->boards.told);
    k->dealer.since = 0;
    for (int i = 0; i < SEATS; i++)
        k->bubble[i].since = 0;
}

void spec_moment_seated(struct stage *st) { (void)st; }

void spec_moment_items(struct stage *st, struct items *it)
{
    if (spec_break_on(st)) {
        spec_break_items(st, it);
        return;
    }
    if (!spec_scene_on(st) && !spec_boards_on(st))
        return;
    const struct rect page = spec_scene_on(st) ? spec_show_page(st) : spec_page(st);
    items_cover(it, page);
    if (spec_scene_on(st))
        items_add(it, (struct item){.id = item_id("go-on", 1),
                                    .role = ITEM_BUTTON,
                                    .name = _("Skip"),
                                    .action = DO_GO_ON,
                                    .key = KEY_SPACE,
                                    .skip = true,
                                    .sound = "",
                                    .bounds = page});
}

bool spec_moment_input(struct stage *st, const struct item_event *event)
{
    return spec_break_input(st, event);
}

void spec_draw_moment_under(const struct stage *st, struct canvas *c) { spec_draw_dealer(st, c); }

void spec_draw_moment(const struct stage *st, struct canvas *c)
{
    spec_rehearse(st, c);
    canvas_tag(c, "moment");
    if (spec_break_on(st))
        spec_draw_break(st, c);
    else if (spec_scene_on(st))
        spec_draw_scene(st, c);
    else if (spec_boards_on(st))
        spec_draw_boards(st, c);
    else {
        spec_draw_fan(st, c);
        spec_draw_bubbles(st, c);
    }
    canvas_tag(c, NULL);
}

bool spec_hides(const struct stage *st, const struct placed *p)
{
    (void)st, (void)p;
    return false;
}

/* Apart from their page both boards lie in two rows where one board lies otherwise. */
void spec_place_moment(struct stage *st, const struct tabletop *t, struct scatter *out)
{
    const struct board *b = &t->b;
    const struct rect r = poker_look(st)->at.board;
    const float gap = ui_px(&st->ui, 10), h = (r.h - gap) / 2, w = h / LAYOUT_CARD,
                x0 = r.x + (r.w - 5 * w - 4 * gap) / 2;
    if (spec_fan_up(st)) {
        spec_place_fan(st, t, out);
        return;
    }
    if (!b->num[SPEC_TWO_BOARDS])
        return;
    for (int i = 0, n = 0; i < out->n; i++)
        if (out->card[i].zone == HOLDEM_BOARD) {
            out->card[i].spot.at =
                rect_make(x0 + (w + gap) * (float)n,
                          n < b->num[SPEC_COMMON] ? r.y + (h + gap) / 2 : r.y, w, h);
            n++;
        }
    for (int i = 0; i < board_count(b, SPEC_SECOND); i++)
        stage_place(
            out, t, SPEC_SECOND, i,
            rect_make(x0 + (w + gap) * (float)(b->num[SPEC_COMMON] + i), r.y + h + gap, w, h));
}

void spec_draw_behind(const struct stage *st, struct canvas *c) { (void)st, (void)c; }
