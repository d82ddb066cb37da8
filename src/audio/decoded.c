/* decoded.c - see decoded.h. */
#include "decoded.h"

#include <SDL.h>
#include <string.h>

#include "check.h"
#include "file.h"
#include "log.h"
#include "mem.h"
#include "path.h"
#include "strbuf.h"
#include "system.h"

enum { SCORE_BYTES = 1 << 14 }; /* the longest score */

void decoded_begin(struct decoded *d, const struct mixer *mixer, const char *assets,
                   struct mix *mix, struct SDL_mutex *ear)
{
    *d = (struct decoded){.mixer = mixer, .assets = assets, .mix = mix, .ear = ear};
}

static void hold(struct decoded *d)
{
    if (d->ear)
        SDL_LockMutex(d->ear);
}

static void let(struct decoded *d)
{
    if (d->ear)
        SDL_UnlockMutex(d->ear);
}

/* ---- one file ---- */

static const int16_t *frames_of(struct decoded_file f)
{
    return f.chunk ? (const int16_t *)(const void *)f.chunk->abuf : NULL;
}

/* The device has two channels, and so has everything that SDL_mixer decodes for it; and its buffer
 * is as long as converting took. */
static bool pack(Mix_Chunk *chunk)
{
    int16_t *s = (int16_t *)(void *)chunk->abuf;
    const Uint32 n = chunk->alen / 4;
    bool mono = true;
    for (Uint32 i = 0; i < n && mono; i++)
        mono = s[2 * i] == s[2 * i + 1];
    for (Uint32 i = 0; i < n && mono; i++)
        s[i] = s[2 * i];
    if (mono)
        chunk->alen = 2 * n;
    Uint8 *smaller = chunk->alen ? SDL_realloc(chunk->abuf, chunk->alen) : NULL;
    if (smaller)
        chunk->abuf = smaller;
    return mono;
}

static struct decoded_file decode(struct decoded *d, const char *path)
{
    SDL_RWops *stream = SDL_RWFromFile(path, "rb");
    struct decoded_file f = {stream ? d->mixer->LoadWAV_RW(stream, 1) : NULL, false, 0};
    if (!f.chunk) {
        log_warn("%s cannot be played: %s", path, SDL_GetError());
        return f;
    }
    f.mono = pack(f.chunk);
    f.n = (int)(f.chunk->alen / (f.mono ? 2 : 4));
    d->bytes += f.chunk->alen;
    d->most = d->bytes > d->most ? d->bytes : d->most;
    return f;
}

static void drop(struct decoded *d, struct decoded_file *f, size_t gone)
{
    if (f->chunk) {
        d->bytes -= f->chunk->alen - gone;
        d->mixer->FreeChunk(f->chunk);
    }
    *f = (struct decoded_file){0};
}

/* ---- sounds ---- */

static void forget(struct decoded *d, int i)
{
    drop(d, &d->kept[i].of, 0);
    d->kept[i] = d->kept[--d->nkept];
}

static bool sounding(struct decoded *d, struct decoded_file f)
{
    hold(d);
    const bool uses = mix_uses(d->mix, frames_of(f));
    let(d);
    return uses;
}

/* While too much is kept, the longest unused goes, unless it still sounds; the newest stays. */
static void make_room(struct decoded *d)
{
    for (;;) {
        size_t bytes = 0;
        int oldest = -1;
        for (int i = 0; i < d->nkept; i++) {
            const struct decoded_kept *k = &d->kept[i];
            if (!k->of.chunk)
                continue;
            bytes += k->of.chunk->alen;
            if (k->used != d->uses && (oldest < 0 || k->used < d->kept[oldest].used) &&
                !sounding(d, k->of))
                oldest = i;
        }
        if (oldest < 0 || (bytes <= DECODED_SOUNDS && d->nkept < DECODED_FILES))
            return;
        forget(d, oldest);
    }
}

struct decoded_file decoded_sound(struct decoded *d, const char *file)
{
    for (int i = 0; i < d->nkept; i++)
        if (strcmp(d->kept[i].file, file) == 0) {
            d->kept[i].used = ++d->uses;
            return d->kept[i].of;
        }
    if (d->nkept == DECODED_FILES)
        return (struct decoded_file){0};
    char *path = path_join(d->assets, file);
    struct decoded_kept *k = &d->kept[d->nkept++];
    *k = (struct decoded_kept){.of = decode(d, path), .used = ++d->uses};
    SDL_strlcpy(k->file, file, sizeof k->file);
    mem_free(path);
    const struct decoded_file out = k->of;
    make_room(d);
    return out;
}

/* ---- music ---- */

/* The deck stands still. */
static void drop_piece(struct decoded *d, struct decoded_piece *p)
{
    for (int s = 0; s < MUSIC_STEMS; s++)
        for (int k = 0; k < 2; k++)
            drop(d, &p->part[s][k].of, p->part[s][k].gone);
    p->file[0] = '\0';
}

/* It will go on from here. */
static void keep_place(struct decoded *d, enum mix_deck_of which)
{
    struct decoded_piece *p = &d->piece[which];
    SDL_strlcpy(p->left_file, p->file, sizeof p->left_file);
    p->left_at = d->mix->deck[which].played;
}

void decoded_forget(struct decoded *d)
{
    for (int i = 0; i < MIX_DECKS; i++) {
        if (d->piece[i].file[0] && !d->mix->deck[i].leaving)
            keep_place(d, (enum mix_deck_of)i);
        drop_piece(d, &d->piece[i]);
    }
    for (int i = d->nkept - 1; i >= 0; i--)
        if (d->kept[i].of.chunk)
            forget(d, i); /* what could not be read is not tried again */
}

static void begin_piece(struct decoded *d, enum mix_deck_of which, const char *file)
{
    struct decoded_piece *p = &d->piece[which];
    struct strbuf why = STRBUF_EMPTY;
    char *path = path_join(d->assets, file), *text = file_read(path, SCORE_BYTES, NULL, &why);
    const bool reads = text && music_read(file, text, &p->score);
    if (!reads)
        log_warn("%s cannot be played: %s", path, text ? "it is no score" : strbuf_text(&why));
    mem_free(text);
    mem_free(path);
    strbuf_free(&why);
    SDL_strlcpy(reads ? p->file : p->bad, file, AUDIO_FILE);
    if (!reads)
        return;
    hold(d);
    mix_deck_begin(d->mix, which, p->score.bar, p->score.part,
                   strcmp(file, p->left_file) == 0 ? p->left_at : 0);
    let(d);
    p->left_file[0] = '\0';
}

/* As long as the score has it; nothing: silence. */
static struct decoded_file part_of(struct decoded *d, const struct decoded_piece *p,
                                   const struct mix_need *need)
{
    char file[AUDIO_FILE];
    if (!music_file(&p->score, need->stem, need->at, file))
        return (struct decoded_file){0};
    char *path = path_join(d->assets, file);
    struct decoded_file f = decode(d, path);
    if (f.chunk && f.n < p->score.part + MUSIC_OVERLAP) {
        log_warn("%s cannot be played: it is too short", path);
        drop(d, &f, 0);
    }
    mem_free(path);
    return f;
}

/* What has sounded of the parts that sound goes back to the system: on the average half of them. */
static void let_go(struct decoded *d, struct decoded_piece *p, int64_t played)
{
    const int64_t at = played / p->score.part;
    const size_t off = (size_t)(played % p->score.part);
    for (int s = 0; s < MUSIC_STEMS && off > 0; s++) {
        const int k = (int)(at % 2);
        const struct decoded_file f = p->part[s][k].of;
        const size_t gone = off * (f.mono ? 2 : 4);
        if (!f.chunk || p->part[s][k].at != at || gone <= p->part[s][k].gone)
            continue;
        CARRE_ASSERT(gone <= f.chunk->alen);
        system_let_go(f.chunk->abuf, gone);
        d->bytes -= gone - p->part[s][k].gone;
        p->part[s][k].gone = gone;
    }
}

static void feed(struct decoded *d, enum mix_deck_of which, int tension)
{
    struct decoded_piece *p = &d->piece[which];
    struct mix_need need[MUSIC_NEEDS], past[MUSIC_NEEDS];
    float gain[MUSIC_STEMS];
    hold(d);
    const int64_t played = d->mix->deck[which].played;
    music_gains(&p->score, d->mix->rate, played + d->mix->rate, tension, gain);
    mix_deck_stems(d->mix, which, gain);
    const int npast = mix_deck_past(d->mix, which, past), n = mix_deck_needs(d->mix, which, need);
    let(d);
    for (int k = 0; k < npast; k++) {
        const int slot = (int)(past[k].at % 2);
        drop(d, &p->part[past[k].stem][slot].of, p->part[past[k].stem][slot].gone);
        p->part[past[k].stem][slot].gone = 0;
    }
    let_go(d, p, played);
    for (int k = 0; k < n; k++) {
        const int slot = (int)(need[k].at % 2), s = need[k].stem;
        struct decoded_file f = part_of(d, p, &need[k]), was = p->part[s][slot].of;
        hold(d);
        mix_deck_part(d->mix, which, need[k].stem, need[k].at, frames_of(f), f.mono);
        let(d);
        drop(d, &was, p->part[s][slot].gone);
        p->part[s][slot].of = f;
        p->part[s][slot].at = need[k].at;
        p->part[s][slot].gone = 0;
    }
}

bool decoded_begins(const struct decoded *d, enum mix_deck_of which, const char *file)
{
    CARRE_ASSERT(which < MIX_DECKS);
    const struct decoded_piece *p = &d->piece[which];
    return !p->file[0] && file[0] && strcmp(file, p->bad) != 0;
}

void decoded_tend(struct decoded *d, enum mix_deck_of which, const char *file, bool audible,
                  int tension)
{
    CARRE_ASSERT(which < MIX_DECKS);
    struct decoded_piece *p = &d->piece[which];
    hold(d);
    const bool on = mix_deck_on(d->mix, which);
    let(d);
    if (p->file[0] && !on)
        drop_piece(d, p);
    if (p->file[0] && (!audible || strcmp(p->file, file) != 0)) {
        hold(d);
        if (!d->mix->deck[which].leaving && !audible)
            keep_place(d, which);
        mix_deck_leave(d->mix, which);
        let(d);
    } else if (audible && decoded_begins(d, which, file)) {
        begin_piece(d, which, file);
    }
    if (p->file[0])
        feed(d, which, tension);
}
