/* director.c - when what was heard is shown. */
#include "director.h"

#include "coming.h"
#include "guard.h"
#include "mem.h"

struct director {
    struct coming_queue queue;
    int64_t next;     /* when the next event may be seen */
    int64_t stands;   /* with reduced motion: until then what the last action came to */
    int climb;        /* steps of a rising sound so far */
    uint8_t climbing; /* the reason that climbs */
    bool gate;        /* the picture waits for somebody to go on */
    bool hastens;     /* a press hurries it… */
    int from;         /* …from so many events… */
    int64_t halted;   /* …and that ended here, until 0: long ago */
};

struct director *director_new(void) { return mem_alloc(sizeof(struct director)); }

void director_free(struct director *d)
{
    if (!d)
        return;
    coming_free(&d->queue);
    mem_free(d);
}

void director_hear(struct director *d, const struct event *e)
{
    coming_add(&d->queue, &(struct coming){.event = *e});
}
void director_mark(struct director *d, seatmask here)
{
    coming_add(&d->queue, &(struct coming){.mark = true, .here = here});
}

bool director_gated(const struct director *d) { return d->gate; }
bool director_done(const struct director *d) { return coming_none(&d->queue); }

const struct style *director_style(const struct skin *skin, const struct event *e)
{
    static const struct style travel = {.ms = 220, .gap = 55, .arc = 0.08F, .sound = "cards/deal"};
    static const struct style shuffle = {.ms = 220, .gap = 250, .sound = "cards/shuffle"};
    static const struct style nothing = {0};
    for (int i = 0; i < skin->nstyles; i++)
        if (skin->style[i].why == e->why &&
            (!skin->style[i].kind || skin->style[i].kind == e->kind))
            return &skin->style[i];
    if (e->kind == EVENT_MOVE || e->kind == EVENT_MAKE || e->kind == EVENT_SHOW)
        return &travel;
    return e->kind == EVENT_FORGET ? &shuffle : &nothing;
}

/* A card is heard on its way to whom it goes. */
static void sound(struct stage *st, struct director *d, const struct style *style,
                  const struct event *e)
{
    if (!style->sound || st->hurrying)
        return;
    const int who = e->kind == EVENT_MOVE ? e->who : -1;
    if (!style->climbs) {
        stage_sound_to(st, style->sound, who, 0);
        return;
    }
    d->climb = d->climbing == style->why ? d->climb + 1 : 1;
    d->climbing = style->why;
    stage_sound_to(st, style->sound, who, d->climb);
}

/* so many cards of a pile are seen to go, one shortly after the other */
enum { SWEPT_GAP_MS = 18, SWEPT_MOST = 14, CALM_MS = 120 };

/* Where the cards of a zone are seen: the uppermost that has a place. */
static bool seen_at(const struct stage *st, int zone, struct spot *out)
{
    for (int i = board_count(&st->shown.b, zone) - 1; i >= 0; i--) {
        const struct sprite *s = &st->sprite[tabletop_id(&st->shown, zone, i)];
        *out = s->at;
        if (s->there)
            return true;
    }
    return false;
}

/* All cards of a zone go at once: those that have a place set out from it, those below them from
 * where the heap is. Skins place what is on its way (stage_on_way), however deep it will lie. */
static void sweep(struct stage *st, const struct event *e, const struct style *style)
{
    struct spot heap;
    int going = 0;
    if (!style->ms || !seen_at(st, e->from, &heap))
        return;
    for (int i = board_count(&st->shown.b, e->from) - 1; i >= 0 && going < SWEPT_MOST; i--) {
        struct sprite *s = &st->sprite[tabletop_id(&st->shown, e->from, i)];
        if (!s->there)
            *s = (struct sprite){.there = true,
                                 .face = board_face(&st->shown.b, e->from, i),
                                 .from = heap,
                                 .to = heap,
                                 .at = heap};
        s->next_ms = style->ms;
        s->next_arc = style->arc;
        s->next_wait = SWEPT_GAP_MS * going++;
    }
}

/* With reduced motion cards that go together are there together: one after the other, each would
 * push its neighbours from place to place. (The next event is looked at to show it at once: nothing
 * is told by it that is not shown with it.) */
static bool goes_on(const struct stage *st, const struct event *e)
{
    const struct coming *next = coming_next(&st->director->queue);
    return st->ui.calm && next && !next->mark && (e->kind == EVENT_MOVE || e->kind == EVENT_MAKE) &&
           next->event.kind == e->kind && next->event.why == e->why;
}

static void show(struct stage *st, const struct event *e)
{
    struct director *d = st->director;
    const struct style *style = director_style(st->skin, e);
    struct board before = st->shown.b;
    uint16_t id;
    stage_unasked(st);
    if (e->kind == EVENT_GATHER && !st->hurrying)
        sweep(st, e, style);
    tabletop_reduce(&st->shown, st->rules.game, e, &id);
    if (id && (e->kind == EVENT_MOVE || e->kind == EVENT_MAKE)) {
        st->sprite[id].next_ms = style->ms;
        st->sprite[id].next_arc = style->arc;
        if (e->kind == EVENT_MAKE)
            st->sprite[id].there = false;
    }
    st->seen++;
    stage_write(st, e, &before);
    sound(st, d, style, e);
    d->next += goes_on(st, e) ? 0 : ui_ms(&st->ui, style->gap);
    if (st->skin->happened)
        st->skin->happened(st, e, &before);
    if (st->saw)
        st->saw(st->saw_for, st, e);
}

/* The next of the queue, event or end of an action. */
static void go_on(struct stage *st)
{
    const struct coming c = coming_take(&st->director->queue);
    if (!c.mark) {
        show(st, &c.event);
        return;
    }
    stage_asked(st, c.here);
    st->director->stands = st->ui.calm && !st->hurrying ? st->ui.now + CALM_MS : 0;
}

/* The end of an action takes no time of its own. With reduced motion the table stands for a moment
 * after it: what nobody sees move is seen by that alone, at the quickest pace too. */
static bool is_due(const struct stage *st)
{
    const struct director *d = st->director;
    const struct coming *next = coming_next(&d->queue);
    return next && !d->gate && d->stands <= st->ui.now && (next->mark || d->next <= st->ui.now);
}

bool director_run(struct stage *st)
{
    struct director *d = st->director;
    bool any = false;
    if (d->gate)
        return false;
    if (director_done(d)) {
        d->climbing = 0;
        return false;
    }
    if (d->next < st->ui.now - 100)
        d->next = st->ui.now;
    for (; is_due(st); any = true)
        go_on(st);
    return any;
}

void director_finish(struct stage *st)
{
    struct director *d = st->director;
    bool hurrying = st->hurrying;
    st->hurrying = true;
    d->gate &= !st->silent;
    while (!director_done(d) && !d->gate && st->hurrying)
        go_on(st);
    if (st->hurrying)
        d->next = d->stands = st->ui.now;
    st->hurrying = hurrying;
}

void director_hasten(struct stage *st)
{
    struct director *d = st->director;
    if (d->halted && st->ui.now < d->halted + GUARD_MS)
        return;
    d->halted = 0;
    d->hastens = true;
    d->from = st->seen;
    director_finish(st);
    d->hastens = false;
}

int director_hastened(const struct stage *st)
{
    return st->director->hastens ? st->director->from : -1;
}

void director_halt(struct stage *st)
{
    struct director *d = st->director;
    if (!d->hastens)
        return;
    d->halted = st->ui.now;
    d->next = st->ui.now;
    st->hurrying = false;
}

void director_hold(struct stage *st, int64_t ms)
{
    if (st->hurrying)
        return;
    st->director->next += ui_ms(&st->ui, ms);
}

void director_hold_no_more(struct stage *st) { st->director->next = st->ui.now; }

void director_gate(struct stage *st) { st->director->gate = !st->silent; }

void director_open(struct stage *st)
{
    st->director->gate = false;
    st->director->next = st->ui.now;
}

int director_wait(const struct stage *st)
{
    const struct director *d = st->director;
    if (director_done(d) || d->gate)
        return STAGE_STILL;
    const int64_t left = (d->stands > st->ui.now ? d->stands : d->next) - st->ui.now;
    return left > 0 ? (int)left : 0;
}
