/* How a declared card resolves as a scene: what is kept of the table from before it, and what the
 * scene is told. */
#include "spec_resolves.h"

#include "check.h"
#include "i18n.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

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
    spec_moment_head(st, m);
    m->nold = m->nnew = 0;
    m->turned = 0;
    m->amount = 0;
    m->under[0] = '\0';
    m->seats = (seatmask)m->began.num[HOLDEM_LIVE];
    if (spec_looks[m->effect].prepare)
        spec_looks[m->effect].prepare(st, m);
}

void spec_moment_resolves(struct stage *st, const struct event *e)
{
    CARRE_ASSERT(e->why == SPEC_WHY_RESOLVE);
    struct spec_moment *m = spec_moment_scene(st);
    if (e->kind != EVENT_MOVE || !card_is_spec(e->face))
        return;
    const int effect = card_effect(e->face);
    char name[SPEC_PICTURE];
    if (e->who >= 0 && e->who < SEATS)
        spec_moments_of(st)->played[e->who]++;
    const char *own = spec_looks[effect].sound;
    snprintf(name, sizeof name, "spec/%s", own ? own : spec_word(effect));
    spec_moment_sound(st, name);
    if (st->hurrying || effect == SPEC_TWICE) /* Twice works when the run-out begins */
        return;
    if (!spec_scene_on(st) || m->scene != SPEC_SCENE_CARDS)
        spec_moment_open_scene(st, SPEC_SCENE_CARDS);
    for (int i = 0; i < m->ndeclared; i++)
        if (m->declared[i].fate == SPEC_WORKS)
            m->declared[i].fate = SPEC_DONE;
    struct spec_declared *d = spec_moment_name_it(st, effect, e->who);
    if (d)
        d->fate = SPEC_WORKS;
    m->effect = effect, m->who = e->who, m->whose = d ? d->whose : -1;
    m->hit = st->ui.now;
    m->effect_ms = spec_effect_ms(effect);
    spec_moment_prepare(st, m);
    spec_moment_look(st, spec_looks[effect].before);
    m->ms = st->ui.now - m->since + ui_ms(&st->ui, m->effect_ms + CLOSE_MS);
}

bool spec_moment_working(const struct stage *st, int effect)
{
    return !st->hurrying && spec_moment_scene(st)->on && spec_moment_scene(st)->effect == effect &&
           spec_moment_scene(st)->hit;
}

/* All is known: it is looked at to its end. */
static void look_to_end(struct stage *st)
{
    const struct spec_moment *m = spec_moment_scene(st);
    const int64_t left = m->hit + ui_ms(&st->ui, m->effect_ms) - st->ui.now;
    const float pace = st->ui.pace > 0.01F ? st->ui.pace : 1;
    spec_moment_look(st, left > 0 ? (int)((float)left / pace) : 0);
}

void spec_moment_exchanged(struct stage *st, const struct event *e)
{
    struct spec_moment *m = spec_moment_scene(st);
    if (!spec_moment_working(st, SPEC_FLOP_EXCHANGE) || e->kind != EVENT_MOVE ||
        e->to != HOLDEM_BOARD || m->nnew >= 3)
        return;
    if (!m->nnew)
        m->turned = st->ui.now;
    m->fresh[m->nnew++] = e->face;
    if (m->nnew == 3)
        spec_moment_look(st, 520);
}

void spec_moment_swapped(struct stage *st, const struct event *e)
{
    struct spec_moment *m = spec_moment_scene(st);
    if (!spec_moment_working(st, SPEC_HAND_SWAP) || e->kind != EVENT_MOVE || e->from != SPEC_MIX ||
        board_count(&st->shown.b, SPEC_MIX))
        return;
    /* Where they lie now they are seen by the player who has them. */
    if (m->whose >= 0) {
        keep_hand(&st->shown.b, m->whose, m->old, &m->nold);
        keep_hand(&st->shown.b, m->who, m->fresh, &m->nnew);
    }
    look_to_end(st);
}

void spec_moment_seen(struct stage *st, const struct event *e)
{
    struct spec_moment *m = spec_moment_scene(st);
    if (!spec_moment_working(st, SPEC_CLAIRVOYANCE) || e->kind != EVENT_SHOW ||
        m->nnew >= SPEC_ABOUT_MOST)
        return;
    m->whose = e->from - HOLDEM_HAND;
    m->fresh[m->nnew++] = e->face;
    spec_moment_head(st, m);
    if (e->index + 1 >= board_count(&st->shown.b, e->from))
        look_to_end(st);
}

void spec_moment_upgraded(struct stage *st, const struct event *e)
{
    struct spec_moment *m = spec_moment_scene(st);
    char line[SPEC_WORDS];
    if (e->kind != EVENT_MOVE)
        return;
    if (e->from == HOLDEM_PILE && spec_moment_working(st, SPEC_UPGRADE)) {
        m->fresh[0] = e->face;
        m->nnew = 1;
        look_to_end(st);
    } else if (e->to == HOLDEM_PILE) {
        snprintf(line, sizeof line, _("%s puts a card back, face down."), stage_name(st, e->who));
        spec_dealer_say(st, SPEC_DEALER_SPEAK, line);
        spec_moment_sound(st, "spec/draw");
    }
}

void spec_moment_straddled(struct stage *st, const struct event *e)
{
    struct spec_moment *m = spec_moment_scene(st);
    char amount[64], line[SPEC_WORDS];
    if (e->kind != EVENT_PAY)
        return;
    const int who = e->from - HOLDEM_STACK;
    const bool first = st->shown.b.num[HOLDEM_TO_MATCH] <= st->shown.b.num[HOLDEM_BIG];
    poker_amount(st, e->amount, amount);
    if (spec_moment_working(st, SPEC_STRADDLE) && !m->amount) {
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

void spec_moment_set(struct stage *st, const struct event *e, int effect)
{
    if ((e->kind == EVENT_SET || e->kind == EVENT_NOTE) && (e->kind == EVENT_NOTE || e->amount) &&
        spec_moment_working(st, effect))
        look_to_end(st);
}

void spec_moment_twice(struct stage *st, const struct event *e)
{
    struct spec_moment *m = spec_moment_scene(st);
    if (e->kind != EVENT_SET || !e->amount)
        return;
    spec_moment_open_scene(st, SPEC_SCENE_CARDS);
    if (st->hurrying)
        return;
    m->effect = SPEC_TWICE, m->who = e->who;
    m->began = st->shown.b;
    m->hit = st->ui.now;
    m->effect_ms = spec_effect_ms(SPEC_TWICE);
    spec_moment_words(m->head, _("added by %s to the all-in"), stage_name(st, m->who));
    spec_moment_look(st, m->effect_ms);
}

void spec_moment_count_won(struct stage *st, const struct event *e)
{
    struct spec_moments *k = spec_moments_of(st);
    if (e->kind == EVENT_PAY && (e->why == HOLDEM_WHY_WIN || e->why == HOLDEM_WHY_SPLIT) &&
        e->to - HOLDEM_STACK < SEATS)
        k->won[e->to - HOLDEM_STACK] += e->amount;
    else if (e->why == HOLDEM_WHY_BUTTON)
        memset(k->won, 0, sizeof k->won);
}
