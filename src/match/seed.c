/* seed.c - where a deal begins: 256 bits from the system, or from a text that friends share. */
#include "match.h"

#include "check.h"

#include <sodium.h>
#include <string.h>

static void ready(void)
{
    const int began = sodium_init();
    CARRE_ASSERT(began >= 0);
    (void)began;
}

void match_seed_random(uint8_t seed[SEED_BYTES])
{
    ready();
    randombytes_buf(seed, SEED_BYTES);
}

void match_seed_from_text(const char *text, uint8_t seed[SEED_BYTES])
{
    ready();
    crypto_generichash(seed, SEED_BYTES, (const unsigned char *)text, strlen(text), NULL, 0);
}

/* Letters that are not taken for one another; 24 to the 13th is 2^59.6 deals. */
void match_seed_code(char out[14])
{
    static const char letters[] = "ABCDEFGHJKLMNPQRSTUVWXYZ";
    ready();
    for (int i = 0; i < 13; i++)
        out[i] = letters[randombytes_uniform(sizeof letters - 1)];
    out[13] = 0;
}
