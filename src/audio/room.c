/* room.c - see room.h.
 *
 * The tail is a network of eight delays (Jot 1991): what leaves them is mixed by a reflection that
 * loses nothing, and each delay takes away as much as its length costs at that place. Left and
 * right hear the same lines with other signs, so that the tail stands between them and mono loses
 * nothing. */
#include "room.h"

#include "check.h"

#include <math.h>
#include <string.h>

#include "mem.h"

enum { ROOM_PAST_MS = 360 };

/* A place: how long its tail takes to fall by 60 dB, when it begins, how far up it is bright, how
 * loud it is against what sounds; its walls; and by how much all is lifted there, measured over
 * ten minutes of each game. */
struct shape {
    float seconds, before_ms, bright_hz, tail_db;
    struct {
        float ms, db, place;
    } wall[ROOM_WALLS];
    float lift_db;
};

static const struct shape shapes[AUDIO_ROOMS] = {
    [AUDIO_ROOM_TABLE] = {0.20F, 4, 5000, -17, {{5, -17, -0.8F}, {9, -18, 0.8F}}, 5},
    [AUDIO_ROOM_PLATE] = {0.90F, 12, 7000, -17, {{0}}, 4},
    [AUDIO_ROOM_WOOD] = {0.45F,
                         9,
                         4500,
                         -17,
                         {{7, -15, -0.7F}, {13, -17, 0.6F}, {21, -19, 0.8F}, {31, -21, -0.8F}},
                         5},
    [AUDIO_ROOM_SALOON] = {0.60F, 11, 4000, -16, {{11, -15, 0.6F}, {19, -17, -0.7F}, {31, -20, 0}}},
    [AUDIO_ROOM_STREET] =
        {0.90F, 21, 3500, -22, {{95, -20, -0.5F}, {178, -22, 0.8F}, {310, -27, -0.3F}}},
    [AUDIO_ROOM_CANYON] =
        {2.20F, 45, 2800, -20, {{90, -22, 0.7F}, {210, -20, -0.8F}, {340, -24, 0.4F}}},
    [AUDIO_ROOM_PARLOUR] =
        {0.30F, 6, 5000, -17, {{6, -16, 0.6F}, {11, -18, -0.6F}, {17, -20, 0}}, 3},
};

static float factor(float db) { return powf(10, db / 20); }
static int frames_of(const struct room *r, float ms) { return (int)(ms * (float)r->rate / 1000); }

float room_lift_db(enum audio_room which)
{
    CARRE_ASSERT((size_t)which < sizeof shapes / sizeof *shapes);
    return shapes[which].lift_db;
}

void room_begin(struct room *r, int rate)
{
    CARRE_ASSERT(rate > 0);
    static const float ms[ROOM_LINES] = {11.3F, 13.7F, 16.1F, 19.3F, 23.9F, 27.7F, 32.1F, 37.3F};
    *r = (struct room){.rate = rate, .past = rate * ROOM_PAST_MS / 1000};
    r->in = mem_alloc(sizeof *r->in * (size_t)r->past);
    for (int i = 0; i < ROOM_LINES; i++) {
        r->line[i].n = (int)(ms[i] * (float)rate / 1000);
        r->line[i].frames = mem_alloc(sizeof(float) * (size_t)r->line[i].n);
    }
    room_enter(r, AUDIO_ROOM_NONE);
}

void room_end(struct room *r)
{
    mem_free(r->in);
    for (int i = 0; i < ROOM_LINES; i++)
        mem_free(r->line[i].frames);
}

void room_enter(struct room *r, enum audio_room which)
{
    CARRE_ASSERT((size_t)which < sizeof shapes / sizeof *shapes);
    const struct shape *s = &shapes[which];
    float mean = 0;
    r->which = which;
    r->rings = 0;
    memset(r->in, 0, sizeof *r->in * (size_t)r->past);
    for (int i = 0; i < ROOM_LINES; i++) {
        const float takes = (float)r->line[i].n / (float)r->rate;
        memset(r->line[i].frames, 0, sizeof(float) * (size_t)r->line[i].n);
        r->line[i].gain = s->seconds > 0 ? powf(10, -3 * takes / s->seconds) : 0;
        r->line[i].dull = 0;
        mean += takes / ROOM_LINES;
    }
    for (int i = 0; i < ROOM_WALLS; i++) {
        const float gain = s->wall[i].ms > 0 ? factor(s->wall[i].db) : 0, place = s->wall[i].place;
        r->wall[i].back = frames_of(r, s->wall[i].ms);
        CARRE_ASSERT(r->wall[i].back < r->past);
        r->wall[i].side[0] = gain * (1 - place);
        r->wall[i].side[1] = gain * (1 + place);
    }
    /* The energy of all turns together is that of one over what a turn loses. */
    r->tail = s->seconds > 0 ? factor(s->tail_db) * sqrtf(13.8155F * mean / s->seconds) : 0;
    r->soft = 1 - expf(-6.2832F * s->bright_hz / (float)r->rate);
}

static float sent(const struct room *r, int back)
{
    return r->in[r->at >= back ? r->at - back : r->at - back + r->past];
}

static void walls(const struct room *r, float out[2])
{
    for (int i = 0; i < ROOM_WALLS && r->wall[i].back; i++) {
        const float x = sent(r, r->wall[i].back);
        out[0] += x * r->wall[i].side[0];
        out[1] += x * r->wall[i].side[1];
    }
}

static void turn(struct room *r, float x, float out[2])
{
    static const float left[ROOM_LINES] = {1, -1, 1, 1, -1, 1, -1, -1},
                       right[ROOM_LINES] = {1, 1, -1, 1, 1, -1, -1, -1};
    float y[ROOM_LINES], sum = 0, sides[2] = {0};
    for (int i = 0; i < ROOM_LINES; i++) {
        r->line[i].dull += r->soft * (r->line[i].frames[r->line[i].at] - r->line[i].dull);
        y[i] = r->line[i].dull * r->line[i].gain;
        sum += y[i];
        sides[0] += left[i] * y[i];
        sides[1] += right[i] * y[i];
    }
    for (int i = 0; i < ROOM_LINES; i++) {
        r->line[i].frames[r->line[i].at] = x * 0.35355F + y[i] - sum * (2.0F / ROOM_LINES);
        r->line[i].at = (r->line[i].at + 1) % r->line[i].n;
    }
    out[0] += r->tail * sides[0];
    out[1] += r->tail * sides[1];
}

void room_add(struct room *r, const float *send, float *out, int frames)
{
    const struct shape *s = &shapes[r->which];
    const int before = frames_of(r, s->before_ms);
    if (r->which == AUDIO_ROOM_NONE)
        return;
    for (int i = 0; i < frames; i++) {
        r->in[r->at] = send[i];
        if (send[i] != 0)
            r->rings = (int)((s->seconds * 1.3F + ROOM_PAST_MS / 1000.0F) * (float)r->rate);
        if (r->rings > 0) {
            walls(r, &out[2 * i]);
            turn(r, sent(r, before), &out[2 * i]);
            r->rings--;
        }
        r->at = (r->at + 1) % r->past;
    }
}
