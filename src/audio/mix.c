/* mix.c - the rules of the mix (mix.h).
 *
 * The ceiling: what a frame asks for is held over the window that lies ahead, falls back slowly,
 * and is then averaged over the same window; so the gain has come down before the loud frame
 * arrives, without a step. A converter draws a curve through the samples, and a crack rises more
 * than a decibel between two of them: what it would reach there is asked for too. */
#include "mix_inside.h"

#include "check.h"

#include <math.h>
#include <string.h>

#include "mem.h"

static const float duck_s = 0.03F, hush_s = 0.25F, word_back_s = 0.4F, decisive_back_s = 0.9F;

float mix_factor(float db) { return powf(10, db / 20); }

int mix_frames_of(const struct mix *m, int ms) { return (int)((int64_t)m->rate * ms / 1000); }

static bool stays(const struct mix_voice *v) { return v->on && v->leaving < 0; }

void mix_begin(struct mix *m, int rate)
{
    CARRE_ASSERT(rate > 0);
    *m = (struct mix){.rate = rate, .held = 1};
    for (int i = 0; i < AUDIO_BUSES; i++)
        m->bus[i] = m->wanted[i] = 1;
    m->look = mix_frames_of(m, MIX_LOOK_MS);
    m->ahead = mem_alloc(sizeof *m->ahead * 2 * (size_t)m->look);
    m->least = mem_alloc(sizeof *m->least * 2 * (size_t)m->look);
    for (int i = 0; i < m->look; i++) {
        m->ahead[2 * i] = m->ahead[2 * i + 1] = 0;
        m->least[i] = m->least[m->look + i] = 1;
    }
    m->sum = (float)m->look;
    m->release = 1 - expf(-1000.0F / (float)(MIX_RELEASE_MS * rate));
    room_begin(&m->room, rate);
}

void mix_end(struct mix *m)
{
    mem_free(m->ahead);
    mem_free(m->least);
    room_end(&m->room);
}

/* ---- which voices sound ---- */

static void leave(struct mix_voice *v, int frames)
{
    if (stays(v))
        v->leaving = v->fade = frames;
}

struct which {
    int name, seat, most;
}; /* 0, 0, 3: any at all; `most`: of no higher priority */

static bool is(const struct mix_voice *v, struct which w)
{
    return stays(v) && (!w.name || v->start.name == w.name) &&
           (!w.seat || v->start.seat == w.seat) && v->start.priority <= w.most;
}

static int count(const struct mix *m, struct which w)
{
    int n = 0;
    for (int i = 0; i < MIX_SLOTS; i++)
        n += is(&m->voice[i], w);
    return n;
}

/* Of the lowest priority the oldest. */
static struct mix_voice *weakest(struct mix *m, struct which w)
{
    struct mix_voice *out = NULL;
    for (int i = 0; i < MIX_SLOTS; i++) {
        struct mix_voice *v = &m->voice[i];
        if (is(v, w) && (!out || v->start.priority < out->start.priority ||
                         (v->start.priority == out->start.priority && v->age < out->age)))
            out = v;
    }
    return out;
}

/* Room for one more among those; false: all of them are of higher priority. */
static bool room(struct mix *m, struct which w, int most, int priority)
{
    while (count(m, w) >= most) {
        struct mix_voice *v = weakest(m, w);
        CARRE_ASSERT(v); /* there are as many as were counted */
        if (v->start.priority > priority)
            return false;
        leave(v, mix_frames_of(m, MIX_FADE_MS));
    }
    return true;
}

static struct mix_voice *slot(struct mix *m)
{
    struct mix_voice *out = NULL;
    for (int i = 0; i < MIX_SLOTS; i++) {
        struct mix_voice *v = &m->voice[i];
        if (!v->on)
            return v;
        if (!stays(v) && (!out || v->leaving < out->leaving))
            out = v;
    }
    CARRE_ASSERT(out); /* fewer stay than there are slots */
    return out;
}

bool mix_start(struct mix *m, const struct mix_start *s)
{
    CARRE_ASSERT(s->bus < AUDIO_BUSES && s->priority >= 0 && s->priority <= 3);
    const int p = s->priority;
    if (!room(m, (struct which){.most = 3}, MIX_VOICES, p) ||
        !room(m, (struct which){.name = s->name, .most = 3}, MIX_OF_A_NAME, p) ||
        (s->seat && !room(m, (struct which){.seat = s->seat, .most = 3}, MIX_OF_A_SEAT, p)) ||
        (p <= 1 && !room(m, (struct which){.most = 1}, MIX_OF_THE_TABLE, p)))
        return false;
    *slot(m) = (struct mix_voice){.on = true, .start = *s, .leaving = -1, .age = m->ages++};
    if (s->sweeps)
        m->sweep = mix_frames_of(m, MIX_SWEEP_MS);
    return true;
}

void mix_stop(struct mix *m, enum audio_bus bus)
{
    CARRE_ASSERT(bus < AUDIO_BUSES);
    for (int i = 0; i < MIX_SLOTS; i++)
        if (m->voice[i].start.bus == bus)
            leave(&m->voice[i], mix_frames_of(m, MIX_FADE_MS));
}

void mix_silence(struct mix *m)
{
    for (int i = 0; i < MIX_SLOTS; i++)
        m->voice[i].on = false;
}

float mix_volume(enum audio_bus bus, int percent)
{
    CARRE_ASSERT(bus < AUDIO_BUSES && percent >= 0 && percent <= 100);
    static const float raised_db[AUDIO_BUSES] = {
        [AUDIO_MUSIC] = 5, [AUDIO_EFFECTS] = 8,  [AUDIO_INTERFACE] = 8,
        [AUDIO_VOICE] = 8, [AUDIO_AMBIENCE] = 5,
    };
    return (float)(percent * percent) / 10000 * mix_factor(raised_db[bus]);
}

void mix_bus(struct mix *m, enum audio_bus bus, float gain)
{
    CARRE_ASSERT(bus < AUDIO_BUSES && gain >= 0);
    m->wanted[bus] = gain;
}

void mix_hush(struct mix *m, int ms)
{
    m->hush = mix_frames_of(m, ms);
    for (int i = 0; i < MIX_SLOTS && ms > 0; i++)
        if (is(&m->voice[i], (struct which){.most = m->voice[i].at > m->rate / 10 ? 3 : 2}))
            leave(&m->voice[i], (int)(hush_s * (float)m->rate));
}

void mix_mono(struct mix *m, bool mono) { m->mono = mono; }

void mix_room(struct mix *m, enum audio_room room)
{
    if (m->room.which == room)
        return;
    room_enter(&m->room, room);
    if (!mix_sounding(m) && !mix_deck_on(m, MIX_MUSIC) && !mix_deck_on(m, MIX_AMBIENCE))
        m->lift = room_lift_db(room); /* the first sound of a device that opens is whole */
}

int mix_voices(const struct mix *m) { return count(m, (struct which){.most = 3}); }

bool mix_sounding(const struct mix *m)
{
    for (int i = 0; i < MIX_SLOTS; i++)
        if (m->voice[i].on)
            return true;
    return false;
}

bool mix_uses(const struct mix *m, const int16_t *frames)
{
    for (int i = 0; i < MIX_SLOTS; i++)
        if (m->voice[i].on && m->voice[i].start.frames == frames)
            return true;
    return false;
}

/* ---- decks ---- */

int mix_slot_of(int64_t at) { return (int)(at & 1); }

void mix_deck_begin(struct mix *m, enum mix_deck_of which, int bar, int part, int64_t from)
{
    CARRE_ASSERT(which < MIX_DECKS && bar > 0 && part > 0 && from >= 0);
    struct mix_deck *d = &m->deck[which];
    *d = (struct mix_deck){.on = true, .bar = bar, .part = part, .played = from};
    for (int s = 0; s < MUSIC_STEMS; s++)
        d->held[s][0].at = d->held[s][1].at = -1;
}

void mix_deck_leave(struct mix *m, enum mix_deck_of which)
{
    struct mix_deck *d = &m->deck[which];
    if (d->on && !d->leaving)
        d->leaving = mix_frames_of(m, MIX_OUT_MS);
}

bool mix_deck_on(const struct mix *m, enum mix_deck_of which) { return m->deck[which].on; }

void mix_deck_stems(struct mix *m, enum mix_deck_of which, const float gain[MUSIC_STEMS])
{
    struct mix_deck *d = &m->deck[which];
    bool begins = true; /* the first ones are at once */
    for (int s = 0; s < MUSIC_STEMS; s++)
        begins &= d->asked[s] == 0;
    memcpy(d->asked, gain, sizeof d->asked);
    if (begins)
        memcpy(d->wanted, gain, sizeof d->wanted);
}

const int16_t *mix_deck_part(struct mix *m, enum mix_deck_of which, enum music_stem stem,
                             int64_t at, const int16_t *frames, bool mono)
{
    CARRE_ASSERT(which < MIX_DECKS && stem < MUSIC_STEMS && at >= 0);
    struct mix_deck *d = &m->deck[which];
    const int16_t *was = d->held[stem][mix_slot_of(at)].frames;
    d->held[stem][mix_slot_of(at)].frames = frames;
    d->held[stem][mix_slot_of(at)].mono = mono;
    d->held[stem][mix_slot_of(at)].at = at;
    return was;
}

int mix_deck_needs(const struct mix *m, enum mix_deck_of which, struct mix_need out[MUSIC_NEEDS])
{
    const struct mix_deck *d = &m->deck[which];
    int n = 0;
    if (!d->on || d->leaving)
        return 0;
    const int64_t now = d->played / d->part,
                  soon = (d->played + mix_frames_of(m, MUSIC_AHEAD_MS)) / d->part;
    for (int64_t at = now; at <= soon && at <= now + 1; at++)
        for (int s = 0; s < MUSIC_STEMS; s++)
            if ((d->asked[s] > 0 || d->gain[s] > 1e-4F) && d->held[s][mix_slot_of(at)].at != at)
                out[n++] = (struct mix_need){(enum music_stem)s, at};
    return n;
}

int mix_deck_past(struct mix *m, enum mix_deck_of which, struct mix_need out[MUSIC_NEEDS])
{
    struct mix_deck *d = &m->deck[which];
    int n = 0;
    if (!d->on || d->played % d->part < MUSIC_OVERLAP)
        return 0;
    const int64_t before = d->played / d->part - 1;
    for (int s = 0; s < MUSIC_STEMS && before >= 0; s++)
        if (d->held[s][mix_slot_of(before)].at == before &&
            d->held[s][mix_slot_of(before)].frames) {
            d->held[s][mix_slot_of(before)].frames = NULL;
            out[n++] = (struct mix_need){(enum music_stem)s, before};
        }
    return n;
}

float mix_held_at(const struct mix_deck *d, int stem, int64_t at, int frame, int side)
{
    const bool mono = d->held[stem][mix_slot_of(at)].mono;
    const int16_t *frames = d->held[stem][mix_slot_of(at)].frames;
    if (d->held[stem][mix_slot_of(at)].at != at || !frames)
        return 0;
    return mono ? frames[frame] : frames[2 * frame + side];
}

/* ---- music gives way ---- */

static float duck_wanted(struct mix *m)
{
    int most = 0;
    for (int i = 0; i < MIX_SLOTS; i++) {
        const struct mix_voice *v = &m->voice[i];
        if (stays(v) && v->start.bus != AUDIO_INTERFACE && v->start.priority > most)
            most = v->start.priority;
    }
    float db = most == 3 ? DECISIVE_DB : most == 2 ? WORD_DB : 0;
    if (m->hush > 0 && HUSH_DB - m->lift < db)
        db = HUSH_DB - m->lift;
    return db;
}

void mix_duck(struct mix *m, int frames)
{
    const float to = duck_wanted(m), s = (float)frames / (float)m->rate;
    m->hush = m->hush > frames ? m->hush - frames : 0;
    if (to < m->duck) {
        const float takes = m->hush ? hush_s : duck_s;
        m->duck = fmaxf(to, m->duck + to * s / takes);
        m->back = to <= DECISIVE_DB ? -to / decisive_back_s : -to / word_back_s;
    } else {
        m->duck = fminf(to, m->duck + m->back * s);
    }
}

float mix_lift(struct mix *m, int frames)
{
    const float glide = 1 - expf(-(float)frames / (SLOW_S / 4 * (float)m->rate));
    m->lift += glide * (room_lift_db(m->room.which) - m->lift);
    return mix_factor(m->lift);
}
