/* cue_words.h - a sound as everybody in the room hears it, in words: what, how high, how much of
 * it, whose and from where. Tests that put a function of their own in the place of audio_cue write
 * these down, each with the time that it keeps. */
#ifndef CARRE_CUE_WORDS_H
#define CARRE_CUE_WORDS_H

#include "audio.h"
#include "strbuf.h"

static inline void cue_words(struct strbuf *out, const struct audio_cue *cue)
{
    strbuf_addf(out, "%s", cue->name);
    if (cue->variant != AUDIO_ANY)
        strbuf_addf(out, " %d", cue->variant);
    if (cue->step)
        strbuf_addf(out, " step %d", cue->step);
    if (cue->size)
        strbuf_addf(out, " size %d", cue->size);
    if (cue->seat)
        strbuf_addf(out, " seat %d", cue->seat);
    if (cue->from != 0 || cue->to != 0)
        strbuf_addf(out, " at %.2f to %.2f", (double)cue->from + 0.0, (double)cue->to + 0.0);
    if (cue->pitch != 0)
        strbuf_addf(out, " pitch %.1f", (double)cue->pitch);
    if (cue->far)
        strbuf_addf(out, " far");
    strbuf_addf(out, "\n");
}

#endif
