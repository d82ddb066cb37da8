/* Cards that were declared, as they resolve: which event opens a scene, how long everybody looks,
 * and what the scene is told.
 *
 * A scene shows what is decided already; anything pressed ends it (stage_hurry). It is made of the
 * events that the stage's own eyes heard, so a card that they don't see can't come into it. A card
 * alone is over within 1.6 s at normal pace. */
#include "spec_look.h"

#include "check.h"
#include "ease.h"
#include "i18n.h"
#include "layout.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { DECLARE_MS = 200, BACK_MS = 420, CLOSE_MS = 140 };

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

static struct spec_moment *scene(const struct stage *st) { return &spec_moments_of(st)->scene; }

bool spec_scene_on(const struct stage *st)
{
    const struct spec_moment *m = scene(st);
    return m->on && st->ui.now < m->since + m->ms;
}

static void sound(struct stage *st, const char *name)
{
    if (!st->hurrying)
        stage_sound(st, name);
}

__attribute__((format(printf, 2, 3))) static void words(char out[SPEC_WORDS], const char *format,
                                                        ...)
{
    va_list args;
    va_start(args, format);
    vsnprintf(out, SPEC_WORDS, format, args);
    va_end(args);
}

/* ---- the scene opens, and everybody looks at it for a while ---- */

static void open_scene(struct stage *st, enum spec_scene what)
{
    if (st->hurrying)
        return;
    *scene(st) = (struct spec_moment){
        .on = true, .scene = what, .since = st->ui.now, .effect = -1, .who = -1, .whose = -1};
}

/* The next event waits so long, and the scene stands as long. */
static void look(struct stage *st, int ms)
{
    struct spec_moment *m = scene(st);
    if (st->hurrying || !m->on)
        return;
    m->ms = st->ui.now - m->since + ui_ms(&st->ui, ms + CLOSE_MS);
    director_hold(st, ms);
}

/* Cards that are declared together stand in one scene; it is over when the last of them has worked.
 */
static bool goes_on(const struct stage *st)
{
    const struct spec_moment *m = scene(st);
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

static struct spec_declared *name_it(struct stage *st, int effect, int who)
{
    struct spec_moment *m = scene(st);
    struct spec_declared *d = named(m, effect, who);
    if (!d && m->ndeclared < SPEC_DECLARED_MOST) {
        d = &m->declared[m->ndeclared++];
        *d = (struct spec_declared){.effect = (int8_t)effect, .who = (int8_t)who, .whose = -1};
    }
    return d;
}

static void head(const struct stage *st, struct spec_moment *m)
{
    if (m->whose >= 0 && spec_aim(m->effect))
        words(m->head, _("declared by %s, on %s"), stage_name(st, m->who),
              stage_name(st, m->whose));
    else
        words(m->head, _("declared by %s"), stage_name(st, m->who));
}

/* ---- declaring ---- */

static void declared(struct stage *st, const struct event *e)
{
    char line[SPEC_WORDS];
    if (!card_is_spec(e->face))
        return;
    if (e->kind == EVENT_NOTE) {
        struct spec_declared *d =
            st->hurrying ? NULL : named(scene(st), card_effect(e->face), e->who);
        if (d)
            d->whose = (int8_t)e->to;
        return;
    }
    if (e->kind != EVENT_MOVE)
        return;
    snprintf(line, sizeof line, _("%s declares %s."), stage_name(st, e->who),
             spec_title(card_effect(e->face)));
    spec_dealer_say(st, SPEC_DEALER_SPEAK, line);
    sound(st, "spec/declare");
    if (st->hurrying)
        return;
    if (!goes_on(st))
        open_scene(st, SPEC_SCENE_CARDS);
    name_it(st, card_effect(e->face), e->who);
    look(st, DECLARE_MS);
}

static void attached(struct stage *st, const struct event *e)
{
    char line[SPEC_WORDS];
    if (e->kind != EVENT_MOVE || !card_is_spec(e->face))
        return;
    snprintf(line, sizeof line, _("%s adds %s to the all-in."), stage_name(st, e->who),
             spec_title(card_effect(e->face)));
    spec_dealer_say(st, SPEC_DEALER_SPEAK, line);
    sound(st, "spec/declare");
}

static void came_back(struct stage *st, const struct event *e)
{
    struct spec_moment *m = scene(st);
    if (e->kind != EVENT_MOVE || !card_is_spec(e->face))
        return;
    char line[SPEC_WORDS];
    snprintf(line, sizeof line, _("%s goes back to %s."), spec_title(card_effect(e->face)),
             stage_name(st, e->who));
    spec_dealer_say(st, SPEC_DEALER_SPEAK, line);
    sound(st, "spec/back");
    struct spec_declared *d = st->hurrying ? NULL : named(m, card_effect(e->face), e->who);
    if (!d || !spec_scene_on(st))
        return;
    for (int i = 0; i < m->ndeclared; i++)
        if (m->declared[i].fate == SPEC_WORKS)
            m->declared[i].fate = SPEC_DONE;
    d->fate = SPEC_CAME_BACK;
    m->effect = d->effect, m->who = d->who, m->whose = -1, m->hit = 0;
    head(st, m);
    words(m->under, "%s", line);
    look(st, BACK_MS);
}

/* ---- working ---- */

static void keep_hand(const struct board *b, int who, card out[SPEC_ABOUT_MOST], int *n)
{
    *n = 0;
    for (int i = 0; i < board_count(b, HOLDEM_HAND + who) && i < SPEC_ABOUT_MOST; i++)
        out[(*n)++] = board_face(b, HOLDEM_HAND + who, i);
}

void spec_keep_board(const struct stage *st, struct spec_moment *m)
{
    const struct board *b = &st->shown.b;
    m->nold = 0;
    for (int i = 0; i < board_count(b, HOLDEM_BOARD) && i < SPEC_ABOUT_MOST; i++) {
        CARRE_ASSERT(m->nold < SPEC_ABOUT_MOST);
        m->old[m->nold++] = board_face(b, HOLDEM_BOARD, i);
    }
}

void spec_keep_hand(const struct stage *st, struct spec_moment *m)
{
    keep_hand(&st->shown.b, m->who, m->old, &m->nold);
}

void spec_keep_hands(const struct stage *st, struct spec_moment *m)
{
    spec_keep_hand(st, m);
    if (m->whose >= 0)
        keep_hand(&st->shown.b, m->whose, m->fresh, &m->nnew);
}

void spec_keep_own_hand(const struct stage *st, struct spec_moment *m)
{
    keep_hand(&st->shown.b, st->me, m->old, &m->nold);
}

void spec_keep_button(const struct stage *st, struct spec_moment *m)
{
    m->whose = st->shown.b.num[HOLDEM_BUTTON];
}

void spec_keep_won(const struct stage *st, struct spec_moment *m)
{
    m->amount = spec_moments_of(st)->won[m->who];
}

/* What it will be about, while it still lies as it did. */
void spec_moment_prepare(const struct stage *st, struct spec_moment *m)
{
    CARRE_ASSERT(m->effect >= 0 && m->effect < SPEC_EFFECTS);
    m->began = st->shown.b;
    head(st, m);
    m->nold = m->nnew = 0;
    m->turned = 0;
    m->amount = 0;
    m->under[0] = '\0';
    m->seats = (seatmask)m->began.num[HOLDEM_LIVE];
    if (spec_looks[m->effect].prepare)
        spec_looks[m->effect].prepare(st, m);
}

static void resolves(struct stage *st, const struct event *e)
{
    CARRE_ASSERT(e->why == SPEC_WHY_RESOLVE);
    struct spec_moment *m = scene(st);
    if (e->kind != EVENT_MOVE || !card_is_spec(e->face))
        return;
    const int effect = card_effect(e->face);
    char name[SPEC_PICTURE];
    if (e->who >= 0 && e->who < SEATS)
        spec_moments_of(st)->played[e->who]++;
    const char *own = spec_looks[effect].sound;
    snprintf(name, sizeof name, "spec/%s", own ? own : spec_word(effect));
    sound(st, name);
    if (st->hurrying || effect == SPEC_TWICE) /* Twice works when the run-out begins */
        return;
    if (!spec_scene_on(st) || m->scene != SPEC_SCENE_CARDS)
        open_scene(st, SPEC_SCENE_CARDS);
    for (int i = 0; i < m->ndeclared; i++)
        if (m->declared[i].fate == SPEC_WORKS)
            m->declared[i].fate = SPEC_DONE;
    struct spec_declared *d = name_it(st, effect, e->who);
    if (d)
        d->fate = SPEC_WORKS;
    m->effect = effect, m->who = e->who, m->whose = d ? d->whose : -1;
    m->hit = st->ui.now;
    m->effect_ms = spec_effect_ms(effect);
    spec_moment_prepare(st, m);
    look(st, spec_looks[effect].before);
    m->ms = st->ui.now - m->since + ui_ms(&st->ui, m->effect_ms + CLOSE_MS);
}

/* What this event tells belongs to the scene that stands. */
static bool working(const struct stage *st, int effect)
{
    return !st->hurrying && scene(st)->on && scene(st)->effect == effect && scene(st)->hit;
}

/* All is known: it is looked at to its end. */
static void look_to_end(struct stage *st)
{
    const struct spec_moment *m = scene(st);
    const int64_t left = m->hit + ui_ms(&st->ui, m->effect_ms) - st->ui.now;
    const float pace = st->ui.pace > 0.01F ? st->ui.pace : 1;
    look(st, left > 0 ? (int)((float)left / pace) : 0);
}

static void exchanged(struct stage *st, const struct event *e)
{
    struct spec_moment *m = scene(st);
    if (!working(st, SPEC_FLOP_EXCHANGE) || e->kind != EVENT_MOVE || e->to != HOLDEM_BOARD ||
        m->nnew >= 3)
        return;
    if (!m->nnew)
        m->turned = st->ui.now;
    m->fresh[m->nnew++] = e->face;
    if (m->nnew == 3)
        look(st, 520);
}

static void swapped(struct stage *st, const struct event *e)
{
    struct spec_moment *m = scene(st);
    if (!working(st, SPEC_HAND_SWAP) || e->kind != EVENT_MOVE || e->from != SPEC_MIX ||
        board_count(&st->shown.b, SPEC_MIX))
        return;
    /* Where they lie now they are seen by the player who has them. */
    if (m->whose >= 0) {
        keep_hand(&st->shown.b, m->whose, m->old, &m->nold);
        keep_hand(&st->shown.b, m->who, m->fresh, &m->nnew);
    }
    look_to_end(st);
}

static void seen(struct stage *st, const struct event *e)
{
    struct spec_moment *m = scene(st);
    if (!working(st, SPEC_CLAIRVOYANCE) || e->kind != EVENT_SHOW || m->nnew >= SPEC_ABOUT_MOST)
        return;
    m->whose = e->from - HOLDEM_HAND;
    m->fresh[m->nnew++] = e->face;
    head(st, m);
    if (e->index + 1 >= board_count(&st->shown.b, e->from))
        look_to_end(st);
}

static void upgraded(struct stage *st, const struct event *e)
{
    struct spec_moment *m = scene(st);
    char line[SPEC_WORDS];
    if (e->kind != EVENT_MOVE)
        return;
    if (e->from == HOLDEM_PILE && working(st, SPEC_UPGRADE)) {
        m->fresh[0] = e->face;
        m->nnew = 1;
        look_to_end(st);
    } else if (e->to == HOLDEM_PILE) {
        snprintf(line, sizeof line, _("%s puts a card back, face down."), stage_name(st, e->who));
        spec_dealer_say(st, SPEC_DEALER_SPEAK, line);
        sound(st, "spec/draw");
    }
}

static void straddled(struct stage *st, const struct event *e)
{
    struct spec_moment *m = scene(st);
    char amount[64], line[SPEC_WORDS];
    if (e->kind != EVENT_PAY)
        return;
    const int who = e->from - HOLDEM_STACK;
    const bool first = st->shown.b.num[HOLDEM_TO_MATCH] <= st->shown.b.num[HOLDEM_BIG];
    poker_amount(st, e->amount, amount);
    if (working(st, SPEC_STRADDLE) && !m->amount) {
        m->amount = e->amount;
        m->whose = who;
        m->hit = st->ui.now;
        look_to_end(st);
    } else {
        snprintf(line, sizeof line,
                 first ? _("%s straddles: %s.") : _("%s doubles the straddle: %s."),
                 stage_name(st, who), amount);
        spec_dealer_say(st, SPEC_DEALER_SPEAK, line);
    }
}

/* Those that a single event tells all of. */
static void set(struct stage *st, const struct event *e, int effect)
{
    if ((e->kind == EVENT_SET || e->kind == EVENT_NOTE) && (e->kind == EVENT_NOTE || e->amount) &&
        working(st, effect))
        look_to_end(st);
}

/* The run-out begins: the pot is cut, and then its page shows both boards. */
static void twice(struct stage *st, const struct event *e)
{
    struct spec_moment *m = scene(st);
    if (e->kind != EVENT_SET || !e->amount)
        return;
    open_scene(st, SPEC_SCENE_CARDS);
    if (st->hurrying)
        return;
    m->effect = SPEC_TWICE, m->who = e->who;
    m->began = st->shown.b;
    m->hit = st->ui.now;
    m->effect_ms = spec_effect_ms(SPEC_TWICE);
    words(m->head, _("added by %s to the all-in"), stage_name(st, m->who));
    look(st, m->effect_ms);
}

/* What each has won of this hand. */
static void count_won(struct stage *st, const struct event *e)
{
    struct spec_moments *k = spec_moments_of(st);
    if (e->kind == EVENT_PAY && (e->why == HOLDEM_WHY_WIN || e->why == HOLDEM_WHY_SPLIT) &&
        e->to - HOLDEM_STACK < SEATS)
        k->won[e->to - HOLDEM_STACK] += e->amount;
    else if (e->why == HOLDEM_WHY_BUTTON)
        memset(k->won, 0, sizeof k->won);
}

/* ---- what is no card ---- */

static void reentered(struct stage *st, const struct event *e)
{
    struct spec_moment *m = scene(st);
    char amount[64];
    if (e->kind != EVENT_PAY)
        return;
    sound(st, "spec/reenter");
    poker_amount(st, e->amount, amount);
    open_scene(st, SPEC_SCENE_REENTRY);
    if (!spec_scene_on(st) && st->hurrying)
        return;
    m->who = e->who;
    m->hit = st->ui.now;
    m->effect_ms = spec_reentry_ms();
    m->amount = st->shown.b.num[SPEC_REENTERED + e->who] + 1;
    words(m->head, _("%s is back"), stage_name(st, e->who));
    words(m->under, _("A new stack: %s."), amount);
    look(st, spec_reentry_ms());
}

/* A bust is heard; who is asked about a re-entry sees it in the question. */
static void busted(struct stage *st, const struct event *e, const struct board *before)
{
    if (e->kind == EVENT_SET && e->to == SPEC_BUSTED && (e->amount & ~before->num[SPEC_BUSTED]))
        sound(st, "spec/bust");
}

void spec_happened(struct stage *st, const struct event *e, const struct board *before)
{
    spec_boards_happened(st, e, before);
    spec_dealer_happened(st, e, before);
    spec_break_happened(st, e);
    spec_meow_happened(st, e);
    busted(st, e, before);
    count_won(st, e);
    const struct spec_look *told = spec_look_of_why(e->why);
    if (told)
        set(st, e, (int)(told - spec_looks));
    switch (e->why) {
    case SPEC_WHY_DECLARE: declared(st, e); break;
    case SPEC_WHY_ATTACH: attached(st, e); break;
    case SPEC_WHY_BACK: came_back(st, e); break;
    case SPEC_WHY_RESOLVE: resolves(st, e); break;
    case SPEC_WHY_TWICE: twice(st, e); break;
    case HOLDEM_WHY_FLOP: exchanged(st, e); break;
    case SPEC_WHY_SWAP: swapped(st, e); break;
    case SPEC_WHY_CLAIRVOYANCE: seen(st, e); break;
    case SPEC_WHY_UPGRADE: upgraded(st, e); break;
    case HOLDEM_WHY_STRADDLE: straddled(st, e); break;
    case SPEC_WHY_REENTER: reentered(st, e); break;
    default: break;
    }
}

/* What a page turns up is told when it lies open there. */
int spec_shows(const struct stage *st, const struct event *e)
{
    const struct spec_moment *m = scene(st);
    if (working(st, SPEC_FLOP_EXCHANGE) && e->kind == EVENT_MOVE && e->to == HOLDEM_BOARD)
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
