/* stage_sound.c - what skins let sound, and where in the room (stage.h). */

#include "skin.h"

#include <math.h>

void stage_cue(struct stage *st, const struct audio_cue *c)
{
    if (!st->silent && st->audio)
        audio_cue(st->audio, c);
}

void stage_sound(struct stage *st, const char *name)
{
    stage_cue(st, &(struct audio_cue){.name = name});
}

void stage_sound_step(struct stage *st, const char *name, int step)
{
    stage_cue(st, &(struct audio_cue){.name = name, .step = step < 1 ? 1 : step});
}

/* From where a seat is heard. */
static struct audio_cue from_seat(const struct stage *st, const char *name, int who)
{
    struct audio_cue c = {.name = name};
    struct rect r;
    if (who < 0 || who >= st->shown.b.nseats)
        return c;
    c.seat = who + 1;
    if (who == st->me || st->ui.w <= 0 || !st->skin->plate || !st->skin->plate(st, who, &r))
        return c;
    c.from = c.to = fmaxf(-1, fminf(1, 2 * (r.x + r.w / 2) / st->ui.w - 1));
    c.far = r.y + r.h / 2 < st->ui.h / 3;
    return c;
}

void stage_sound_of(struct stage *st, const char *name, int who, int size)
{
    struct audio_cue c = from_seat(st, name, who);
    c.size = size;
    stage_cue(st, &c);
}

void stage_sound_between(struct stage *st, const char *name, int from, int to, int size)
{
    struct audio_cue c = from_seat(st, name, from);
    const struct audio_cue end = from_seat(st, name, to);
    c.to = end.to;
    c.seat = c.seat ? c.seat : end.seat;
    c.far |= end.far;
    c.size = size;
    stage_cue(st, &c);
}

void stage_sound_to(struct stage *st, const char *name, int who, int step)
{
    struct audio_cue c = from_seat(st, name, who);
    c.from = 0;
    c.seat = 0; /* the dealer's hand */
    c.step = step;
    stage_cue(st, &c);
}

void stage_hush(struct stage *st, int ms)
{
    if (!st->silent && !st->hurrying && st->audio)
        audio_hush(st->audio, (int)ui_ms(&st->ui, ms));
}
