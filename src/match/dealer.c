/* dealer.c - even choices out of a ChaCha20 stream with an address, or out of a log. */
#include "dealer.h"

#include "check.h"
#include "mem.h"

#include <sodium.h>
#include <string.h>

static void fill(struct dealer *d, const struct chance_question *q)
{
    uint8_t nonce[crypto_stream_chacha20_ietf_NONCEBYTES] = {
        q->stream, 0, (uint8_t)(q->round & 0xff), (uint8_t)(q->round >> 8)};
    d->window.first = q->draw / DEALER_WINDOW * DEALER_WINDOW;
    d->window.stream = q->stream;
    d->window.round = q->round;
    d->window.filled = true;
    memset(d->window.bytes, 0, sizeof d->window.bytes);
    crypto_stream_chacha20_ietf_xor_ic(d->window.bytes, d->window.bytes, sizeof d->window.bytes,
                                       nonce, (uint32_t)d->window.first, d->seed);
}

static uint64_t number_at(const uint8_t *b)
{
    return (uint64_t)b[0] | (uint64_t)b[1] << 8 | (uint64_t)b[2] << 16 | (uint64_t)b[3] << 24 |
           (uint64_t)b[4] << 32 | (uint64_t)b[5] << 40 | (uint64_t)b[6] << 48 |
           (uint64_t)b[7] << 56;
}

static int from_seed(struct dealer *d, const struct chance_question *q)
{
    if (!d->window.filled || d->window.stream != q->stream || d->window.round != q->round ||
        d->window.first != q->draw / DEALER_WINDOW * DEALER_WINDOW)
        fill(d, q);
    const uint8_t *block = d->window.bytes + (q->draw - d->window.first) * DEALER_BLOCK;
    const uint64_t n = (uint64_t)q->n;
    uint64_t x = number_at(block);
    /* the limit lies in the last n numbers: it is hardly ever asked for */
    for (int attempt = 1;
         x > UINT64_MAX - n && x >= UINT64_MAX - UINT64_MAX % n && attempt < DEALER_BLOCK / 8;
         attempt++)
        x = number_at(block + attempt * 8);
    return (int)(x % n);
}

static int answer_index(const struct chance_question *q, uint16_t answer)
{
    if (!q->faces)
        return answer >= ANSWER_NUMBER && answer - ANSWER_NUMBER < q->n ? answer - ANSWER_NUMBER
                                                                        : -1;
    for (int i = 0; i < q->n; i++)
        if (q->faces[i] == answer)
            return i;
    return -1;
}

static int from_script(struct dealer *d, const struct chance_question *q)
{
    if (d->script_left == 0)
        return -1;
    d->script_left--;
    return answer_index(q, *d->script++);
}

static int forced_or_seed(struct dealer *d, const struct chance_question *q)
{
    if (d->forced_left == 0)
        return from_seed(d, q);
    d->forced_left--;
    const int i = answer_index(q, *d->forced++);
    CARRE_ASSERT(i >= 0);
    return i;
}

static int one_of(struct chance *self, const struct chance_question *q)
{
    struct dealer *d = (struct dealer *)(void *)self;
    const int i = d->scripted ? from_script(d, q) : forced_or_seed(d, q);
    if (i < 0)
        return i;
    if (d->answers == d->room) {
        d->room = d->room ? 2 * d->room : 256;
        d->answer = mem_realloc(d->answer, (size_t)d->room * sizeof *d->answer);
    }
    d->answer[d->answers++] = q->faces ? q->faces[i] : (uint16_t)(ANSWER_NUMBER + i);
    return i;
}

void dealer_open(struct dealer *d, const uint8_t seed[SEED_BYTES])
{
    static_assert(CHANCE_ANSWERS == UINT16_MAX + 1 - ANSWER_NUMBER, "every answer fits the log");
    static_assert(SEED_BYTES == crypto_stream_chacha20_ietf_KEYBYTES, "a seed is a key");
    /* costs nothing the second time; without it the library takes its slowest code */
    const int began = sodium_init();
    CARRE_ASSERT(began >= 0);
    (void)began;
    memset(d, 0, sizeof *d);
    d->chance.one_of = one_of;
    memcpy(d->seed, seed, SEED_BYTES);
}

void dealer_close(struct dealer *d)
{
    mem_free(d->answer);
    memset(d, 0, sizeof *d);
}

void dealer_script(struct dealer *d, const uint16_t *answers, int n)
{
    d->scripted = true;
    d->script = answers;
    d->script_left = n;
}

void dealer_play(struct dealer *d) { d->scripted = false; }
