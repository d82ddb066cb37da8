/* mix.c - the rules of the mix (mix.h).
 *
 * The ceiling: what a frame asks for is held over the window that lies ahead, falls back slowly,
 * and is then averaged over the same window; so the gain has come down before the loud frame
 * arrives, without a step. A converter draws a curve through the samples, and a crack rises more
 * than a decibel between two of them: what it would reach there is asked for too. */
#include "mix.h"

#include "check.h"

#include <math.h>
#include <string.h>

#include "mem.h"

#define PLACE_WIDTH 0.6F /* the outermost seat is not all at one ear */
#define FAR_GAIN 0.794F  /* -2 dB */
#define FAR_HZ 6000.0F
#define FAR_ROOM 1.585F /* 4 dB more of the room */
#define CEILING 0.8222F /* -1.7 dB: over 14 kHz what lies between samples is underrated */
#define NEARLY 0.5F     /* under this nothing between samples comes near it */
#define GLIDE_S 0.02F
#define SLOW_S 0.8F
#define WORD_DB -4.0F
#define DECISIVE_DB -9.0F
#define HUSH_DB -20.0F /* its loudest bars too lie under -40 LUFS then */

#define SWEEP_HZ 600.0F
#define OPEN_HZ 18000.0F /* as good as open */

static const float duck_s = 0.03F, hush_s = 0.25F, word_back_s = 0.4F, decisive_back_s = 0.9F;

static float factor(float db) { return powf(10, db / 20); }
static int frames_of(const struct mix *m, int ms) { return (int)((int64_t)m->rate * ms / 1000); }
static bool stays(const struct mix_voice *v) { return v->on && v->leaving < 0; }

void mix_begin(struct mix *m, int rate)
{
    CARRE_ASSERT(rate > 0);
    *m = (struct mix){.rate = rate, .held = 1};
    for (int i = 0; i < AUDIO_BUSES; i++)
        m->bus[i] = m->wanted[i] = 1;
    m->look = frames_of(m, MIX_LOOK_MS);
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
        leave(v, frames_of(m, MIX_FADE_MS));
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
        m->sweep = frames_of(m, MIX_SWEEP_MS);
    return true;
}

void mix_stop(struct mix *m, enum audio_bus bus)
{
    CARRE_ASSERT(bus < AUDIO_BUSES);
    for (int i = 0; i < MIX_SLOTS; i++)
        if (m->voice[i].start.bus == bus)
            leave(&m->voice[i], frames_of(m, MIX_FADE_MS));
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
    return (float)(percent * percent) / 10000 * factor(raised_db[bus]);
}

void mix_bus(struct mix *m, enum audio_bus bus, float gain)
{
    CARRE_ASSERT(bus < AUDIO_BUSES && gain >= 0);
    m->wanted[bus] = gain;
}

void mix_hush(struct mix *m, int ms)
{
    m->hush = frames_of(m, ms);
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

static int slot_of(int64_t at) { return (int)(at & 1); }

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
        d->leaving = frames_of(m, MIX_OUT_MS);
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
    const int16_t *was = d->held[stem][slot_of(at)].frames;
    d->held[stem][slot_of(at)].frames = frames;
    d->held[stem][slot_of(at)].mono = mono;
    d->held[stem][slot_of(at)].at = at;
    return was;
}

int mix_deck_needs(const struct mix *m, enum mix_deck_of which, struct mix_need out[MUSIC_NEEDS])
{
    const struct mix_deck *d = &m->deck[which];
    int n = 0;
    if (!d->on || d->leaving)
        return 0;
    const int64_t now = d->played / d->part,
                  soon = (d->played + frames_of(m, MUSIC_AHEAD_MS)) / d->part;
    for (int64_t at = now; at <= soon && at <= now + 1; at++)
        for (int s = 0; s < MUSIC_STEMS; s++)
            if ((d->asked[s] > 0 || d->gain[s] > 1e-4F) && d->held[s][slot_of(at)].at != at)
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
        if (d->held[s][slot_of(before)].at == before && d->held[s][slot_of(before)].frames) {
            d->held[s][slot_of(before)].frames = NULL;
            out[n++] = (struct mix_need){(enum music_stem)s, before};
        }
    return n;
}

/* Of what a slot holds, or nothing if it is not that part. */
static float held_at(const struct mix_deck *d, int stem, int64_t at, int frame, int side)
{
    const bool mono = d->held[stem][slot_of(at)].mono;
    const int16_t *frames = d->held[stem][slot_of(at)].frames;
    if (d->held[stem][slot_of(at)].at != at || !frames)
        return 0;
    return mono ? frames[frame] : frames[2 * frame + side];
}

/* A stem's sample: where one part goes over into the next, both are heard. */
static float sample_of(const struct mix_deck *d, int stem, int64_t at, int off, int side)
{
    float x = held_at(d, stem, at, off, side);
    if (off < MUSIC_OVERLAP && at > 0) {
        const float y = held_at(d, stem, at - 1, d->part + off, side);
        x = y + (x - y) * ((float)off / MUSIC_OVERLAP);
    }
    return x;
}

static void add_deck(struct mix *m, struct mix_deck *d, float *out, int frames, const float *bus)
{
    const float glide = 1 - expf(-1 / (SLOW_S / 4 * (float)m->rate)),
                whole = (float)frames_of(m, MIX_OUT_MS);
    for (int i = 0; i < frames && d->on; i++, d->played++) {
        const int64_t at = d->played / d->part;
        const int off = (int)(d->played % d->part);
        const float level = bus[i] / 32768 * (d->leaving ? (float)d->leaving / whole : 1);
        if (d->played % d->bar == 0)
            memcpy(d->wanted, d->asked, sizeof d->wanted);
        for (int s = 0; s < MUSIC_STEMS; s++) {
            /* what comes late comes in as a stem does */
            const bool late = d->held[s][slot_of(at)].at != at;
            if (late && off >= MUSIC_OVERLAP)
                d->gain[s] = 0;
            else
                d->gain[s] += glide * (d->wanted[s] - d->gain[s]);
            for (int k = 0; k < 2 && d->gain[s] > 1e-5F; k++)
                out[2 * i + k] += level * d->gain[s] * sample_of(d, s, at, off, k);
        }
        if (d->leaving && !--d->leaving)
            d->on = false;
    }
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

/* Where it has come after so many frames. */
static void duck(struct mix *m, int frames)
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

/* How loud all is here, as a factor, after so many frames. */
static float lift(struct mix *m, int frames)
{
    const float glide = 1 - expf(-(float)frames / (SLOW_S / 4 * (float)m->rate));
    m->lift += glide * (room_lift_db(m->room.which) - m->lift);
    return factor(m->lift);
}

/* ---- samples ---- */

static float between(const struct mix_start *s, int frame, int side, float t)
{
    float p[4];
    for (int i = 0; i < 4; i++) {
        int k = frame + i - 1;
        p[i] = k < 0 || k >= s->n ? 0 : (float)(s->mono ? s->frames[k] : s->frames[2 * k + side]);
    }
    return p[1] + 0.5F * t *
                      (p[2] - p[0] +
                       t * (2 * p[0] - 5 * p[1] + 4 * p[2] - p[3] +
                            t * (3 * (p[1] - p[2]) + p[3] - p[0])));
}

struct sides {
    float side[2];
};

/* Equal power: in the middle both are 1. */
static struct sides sides_at(const struct mix_start *s, double at)
{
    const float x = fmaxf(0, fminf(1, (float)(at / s->n)));
    const float angle = (PLACE_WIDTH * (s->from + (s->to - s->from) * x) + 1) * 0.785398F;
    return (struct sides){{1.414214F * cosf(angle), 1.414214F * sinf(angle)}};
}

/* Into `out`, and its part of it into the room. */
static void add_voice(struct mix *m, struct mix_voice *v, float *out, float *send, int frames,
                      const float *bus)
{
    const struct mix_start *s = &v->start;
    const float soft = 1 - expf(-6.2832F * FAR_HZ / (float)m->rate);
    const float gain = s->gain * (s->far ? FAR_GAIN : 1) / 32768;
    const bool echoes = s->bus == AUDIO_EFFECTS || s->bus == AUDIO_VOICE;
    const float room = !echoes ? 0 : s->far ? 0.5F * FAR_ROOM / FAR_GAIN : 0.5F;
    const struct sides a = sides_at(s, v->at), b = sides_at(s, v->at + s->ratio * (float)frames);
    for (int i = 0; i < frames; i++) {
        if (v->leaving == 0 || v->at >= s->n) {
            v->on = false;
            return;
        }
        const float level =
            gain * bus[i] * (v->leaving > 0 ? (float)v->leaving / (float)v->fade : 1);
        const float part = (float)i / (float)frames;
        const int frame = (int)v->at;
        float x = 0;
        for (int k = 0; k < 2; k++) {
            if (k == 0 || !s->mono) {
                x = between(s, frame, k, (float)(v->at - frame));
                if (s->far)
                    x = v->dull[k] += soft * (x - v->dull[k]);
            }
            out[2 * i + k] += level * (a.side[k] + (b.side[k] - a.side[k]) * part) * x;
            send[i] += level * room * x;
        }
        v->at += s->ratio;
        v->leaving -= v->leaving > 0;
    }
}

/* How far the curve through the samples reaches just before the last ones: quarters of the way
 * between the two in the middle, by a windowed sinc. */
static float reach(float near[MIX_NEAR], float x)
{
    static const float quarter[3][MIX_NEAR] = {
        {-0.00402F, 0.02693F, -0.08632F, 0.28005F, 0.89363F, -0.14793F, 0.05003F, -0.01237F},
        {-0.01063F, 0.05258F, -0.15908F, 0.61713F, 0.61713F, -0.15908F, 0.05258F, -0.01063F},
        {-0.01237F, 0.05003F, -0.14793F, 0.89363F, 0.28005F, -0.08632F, 0.02693F, -0.00402F},
    };
    memmove(near, near + 1, sizeof *near * (MIX_NEAR - 1));
    near[MIX_NEAR - 1] = x;
    float most = fabsf(x);
    if (fmaxf(fabsf(near[MIX_NEAR / 2 - 1]), fabsf(near[MIX_NEAR / 2])) < NEARLY)
        return most;
    for (int k = 0; k < 3; k++) {
        float y = 0;
        for (int i = 0; i < MIX_NEAR; i++)
            y += quarter[k][i] * near[i];
        most = fmaxf(most, fabsf(y));
    }
    return most;
}

/* The frame that went in MIX_LOOK_MS ago, under the ceiling. */
static void limit(struct mix *m, const float in[2], float out[2])
{
    const float peak = fmaxf(reach(m->near[0], in[0]), reach(m->near[1], in[1])),
                ask = peak > CEILING ? CEILING / peak : 1;
    const float gain = fminf(1, (float)(m->sum / m->look));
    float *asked = m->least, *held = m->least + m->look;
    asked[m->head] = ask;
    m->asks = ask < 1 ? m->look : m->asks > 0 ? m->asks - 1 : 0;
    float least = 1;
    for (int i = 0; m->asks && i < m->look; i++)
        least = asked[i] < least ? asked[i] : least;
    m->held = least < m->held ? least : m->held + m->release * (least - m->held);
    m->sum += m->held - held[m->head];
    held[m->head] = m->held;
    float *slot = &m->ahead[2 * m->head];
    for (int k = 0; k < 2; k++) {
        out[k] = slot[k] * gain;
        slot[k] = in[k];
    }
    m->head = (m->head + 1) % m->look;
}

/* Two low-passes over the whole, an eighth of the time on their way down and the rest on the way
 * back. */
static void dull(struct mix *m, float *sum, int frames)
{
    const int whole = frames_of(m, MIX_SWEEP_MS);
    const float gone = 1 - (float)m->sweep / (float)whole,
                low = gone < 0.125F ? gone * 8 : (1 - gone) / 0.875F,
                hz = OPEN_HZ * powf(SWEEP_HZ / OPEN_HZ, low),
                soft = 1 - expf(-6.2832F * hz / (float)m->rate);
    if (!m->sweep)
        return;
    for (int i = 0; i < 2 * frames; i++) {
        float *held = m->swept[i % 2], x = sum[i];
        if (m->sweep == whole && i < 2)
            held[0] = held[1] = x;
        held[0] += soft * (x - held[0]);
        held[1] += soft * (held[0] - held[1]);
        sum[i] = held[1];
    }
    m->sweep = m->sweep > frames ? m->sweep - frames : 0;
}

static void render(struct mix *m, int16_t *stream, int frames)
{
    float sum[2 * MIX_MOST_FRAMES] = {0}, send[MIX_MOST_FRAMES] = {0},
                  bus[AUDIO_BUSES][MIX_MOST_FRAMES];
    const float from = factor(m->duck);
    duck(m, frames);
    const float to = factor(m->duck), low = factor(m->lift), high = lift(m, frames);
    for (int b = 0; b < AUDIO_BUSES; b++) {
        const bool gives_way = b == AUDIO_AMBIENCE || b == AUDIO_MUSIC;
        const float glide = 1 - expf(-1 / (GLIDE_S / 4 * (float)m->rate));
        for (int i = 0; i < frames; i++) {
            m->bus[b] += glide * (m->wanted[b] - m->bus[b]);
            const float part = (float)i / (float)frames;
            bus[b][i] = m->bus[b] * (low + (high - low) * part) *
                        (gives_way ? from + (to - from) * part : 1);
        }
    }
    add_deck(m, &m->deck[MIX_MUSIC], sum, frames, bus[AUDIO_MUSIC]);
    add_deck(m, &m->deck[MIX_AMBIENCE], sum, frames, bus[AUDIO_AMBIENCE]);
    for (int i = 0; i < MIX_SLOTS; i++)
        if (m->voice[i].on)
            add_voice(m, &m->voice[i], sum, send, frames, bus[m->voice[i].start.bus]);
    room_add(&m->room, send, sum, frames);
    dull(m, sum, frames);
    for (int i = 0; i < frames; i++) {
        float out[2];
        if (m->mono)
            sum[2 * i] = sum[2 * i + 1] = (sum[2 * i] + sum[2 * i + 1]) / 2;
        limit(m, &sum[2 * i], out);
        for (int k = 0; k < 2; k++)
            stream[2 * i + k] = (int16_t)lrintf(fmaxf(-32768, fminf(32767, out[k] * 32768)));
    }
}

void mix_render(struct mix *m, int16_t *stream, int frames)
{
    for (int at = 0; at < frames; at += MIX_MOST_FRAMES)
        render(m, stream + 2 * at, frames - at < MIX_MOST_FRAMES ? frames - at : MIX_MOST_FRAMES);
}
