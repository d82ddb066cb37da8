/* mix_render.c - the samples: voices in their place of the room, decks, the ceiling (mix.c tells
 * how it works). */
#include "mix_inside.h"

#include <math.h>
#include <string.h>

/* A stem's sample: where one part goes over into the next, both are heard. */
static float sample_of(const struct mix_deck *d, int stem, int64_t at, int off, int side)
{
    float x = mix_held_at(d, stem, at, off, side);
    if (off < MUSIC_OVERLAP && at > 0) {
        const float y = mix_held_at(d, stem, at - 1, d->part + off, side);
        x = y + (x - y) * ((float)off / MUSIC_OVERLAP);
    }
    return x;
}

static void add_deck(struct mix *m, struct mix_deck *d, float *out, int frames, const float *bus)
{
    const float glide = 1 - expf(-1 / (SLOW_S / 4 * (float)m->rate)),
                whole = (float)mix_frames_of(m, MIX_OUT_MS);
    for (int i = 0; i < frames && d->on; i++, d->played++) {
        const int64_t at = d->played / d->part;
        const int off = (int)(d->played % d->part);
        const float level = bus[i] / 32768 * (d->leaving ? (float)d->leaving / whole : 1);
        if (d->played % d->bar == 0)
            memcpy(d->wanted, d->asked, sizeof d->wanted);
        for (int s = 0; s < MUSIC_STEMS; s++) {
            /* what comes late comes in as a stem does */
            const bool late = d->held[s][mix_slot_of(at)].at != at;
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
    const int whole = mix_frames_of(m, MIX_SWEEP_MS);
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
    const float from = mix_factor(m->duck);
    mix_duck(m, frames);
    const float to = mix_factor(m->duck), low = mix_factor(m->lift), high = mix_lift(m, frames);
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
