/* ace_census.c - see ace_census.h. Reading a run and adding it up; how it is shown is in
 * ace_census_report.c. */
#include "ace_census.h"

#include "check.h"

static uint64_t bit_of(card face)
{
    return face >= CARD_OWN && face < CARD_OWN + ACE_ENEMIES ? (uint64_t)1 << (face - CARD_OWN) : 0;
}

/* What is being read: the marker, and the counters as the last event left them. */
struct reading {
    struct ace_tale *out;
    int marker, hp, bullets;
};

static void read_number(struct reading *r, const struct event *e)
{
    struct ace_fight *f = &r->out->fight[r->marker];
    if (e->to == ACE_MARKER && e->amount >= 1 && e->amount <= ACE_DUELS)
        r->marker = r->out->last = e->amount;
    else if (e->to == ACE_HP) {
        if (e->why == ACE_WHY_HIT)
            f->by_shots = (int16_t)(f->by_shots + r->hp - e->amount);
        else if (e->why == ACE_WHY_DAMAGE)
            f->by_bonuses = (int16_t)(f->by_bonuses + r->hp - e->amount);
        r->hp = e->amount;
    } else if (e->to == ACE_BULLETS)
        r->bullets = e->amount;
    else if (e->to == ACE_WON)
        r->out->won = e->amount > 0;
    else if (e->to == ACE_RELOADS && e->why == ACE_WHY_SPEND_RELOAD)
        f->reloads++;
}

static void read_event(struct reading *r, const struct event *e)
{
    struct ace_fight *f = &r->out->fight[r->marker];
    if (e->kind == EVENT_SET)
        read_number(r, e);
    else if (e->kind == EVENT_MAKE && e->to == ACE_ENEMY && bit_of(e->face)) {
        f->enemy = (uint8_t)(e->face - CARD_OWN);
        f->met = 1;
    } else if (e->kind == EVENT_MOVE && e->why == ACE_WHY_BONUS)
        r->out->owned |= bit_of(e->face);
    else if (e->kind == EVENT_MOVE && e->why == ACE_WHY_JOKER)
        r->out->joker = true;
    else if (e->kind == EVENT_MOVE && (e->why == ACE_WHY_USE || e->why == ACE_WHY_SPENT))
        r->out->used |= bit_of(e->face);
    else if (e->kind == EVENT_NOTE && e->why == ACE_WHY_TOTAL)
        f->shots++;
    else if (e->kind == EVENT_NOTE && e->why == ACE_WHY_JAM)
        f->jams++;
    else if (e->kind == EVENT_NOTE && e->why == ACE_WHY_KILL) {
        f->killed = 1;
        f->bullets_left = (uint8_t)r->bullets;
    }
}

void ace_tale_read(const struct match *m, struct ace_tale *out)
{
    *out = (struct ace_tale){.last = 1};
    struct reading r = {.out = out, .marker = 1};
    for (int i = 0; i < match_heard_count(m); i++) {
        const struct event e = match_heard(m, SEAT_ONLOOKER, i);
        read_event(&r, &e);
        CARRE_ASSERT(r.marker >= 1 && r.marker <= ACE_DUELS);
    }
    if (!out->won)
        out->fight[out->last].died = 1;
}

static void face_add(struct ace_face *a, const struct ace_fight *f, bool won)
{
    CARRE_ASSERT(f->met && f->killed + f->died <= 1);
    a->met += f->met;
    a->killed += f->killed;
    a->died += f->died;
    a->runs_won += won;
    a->shots += f->shots;
    a->jams += f->jams;
    a->reloads += f->reloads;
    a->bullets_left += f->bullets_left;
    a->by_shots += f->by_shots;
    a->by_bonuses += f->by_bonuses;
}

void ace_census_add(struct ace_census *c, const struct ace_tale *t)
{
    CARRE_ASSERT(t->last >= 1 && t->last <= ACE_DUELS);
    CARRE_ASSERT(c->won <= c->runs && c->reached <= c->runs);
    c->runs++;
    c->won += t->won;
    c->joker += t->joker;
    for (int k = 1; k <= ACE_DUELS; k++)
        if (t->fight[k].met) {
            face_add(&c->marker[k], &t->fight[k], t->won);
            face_add(&c->enemy[t->fight[k].enemy], &t->fight[k], t->won);
        }
    if (!t->fight[ACE_DUELS].met)
        return;
    c->reached++;
    for (int i = 0; i < ACE_ENEMIES; i++) {
        c->enemy[i].owned += (int64_t)(t->owned >> i & 1);
        c->enemy[i].used += (int64_t)(t->used >> i & 1);
    }
}
