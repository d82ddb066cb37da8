/* stats_sums.c - see stats_sums.h.
 *
 *     sums 1 holdem:3 version 12 9f3c5a0000000000       so many matches, and which
 *     0 4 3=41 4=12 / 3090 1700000000 3 500 480 1000 /  somebody, so many matches, counts, curves
 *     #9f3c5a0000000000                                 of all that stands above */
#include "stats_sums.h"

#include "check.h"
#include "digest.h"
#include "mem.h"
#include "strbuf.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

void stats_census_add(struct stats_census *census, int64_t match, int64_t ended)
{
    uint64_t digest = DIGEST_START;
    for (int i = 0; i < 64; i += 8)
        digest = digest_byte(digest_byte(digest, (uint8_t)(match >> i)), (uint8_t)(ended >> i));
    census->matches++;
    census->digest += digest;
}

static struct stats_sum *sum_of(struct stats_sums *sums, int64_t person)
{
    CARRE_ASSERT(sums->fold);
    for (size_t i = 0; i < sums->people; i++)
        if (sums->of[i].person == person)
            return &sums->of[i].sum;
    sums->of = mem_realloc(sums->of, (sums->people + 1) * sizeof *sums->of);
    sums->of[sums->people] = (struct stats_of){.person = person, .sum = {.fold = sums->fold}};
    return &sums->of[sums->people++].sum;
}

const struct stats_sum *stats_sums_of(const struct stats_sums *sums, int64_t person)
{
    for (size_t i = 0; i < sums->people; i++)
        if (sums->of[i].person == person)
            return &sums->of[i].sum;
    return NULL;
}

void stats_sums_add(struct stats_sums *sums, int64_t person, const struct match_stats *f,
                    int64_t match, int64_t ended)
{
    if (!f->practice && !f->nothing)
        stats_add(sum_of(sums, person), f, match, ended);
}

void stats_sums_free(struct stats_sums *sums)
{
    mem_free(sums->of);
    *sums = (struct stats_sums){0};
}

/* ---- text ---- */

static uint64_t digest_of(const char *text, size_t length)
{
    uint64_t digest = DIGEST_START;
    for (size_t i = 0; i < length; i++)
        digest = digest_byte(digest, (uint8_t)text[i]);
    return digest;
}

static void write_head(const struct stats_sums *sums, const char *label, struct strbuf *out)
{
    strbuf_addf(out, "sums 1 %s %d ", label, sums->fold->version);
}

static void write_one(const struct stats_of *of, struct strbuf *out)
{
    const struct stats_sum *sum = &of->sum;
    strbuf_addf(out, "%" PRId64 " %d ", of->person, sum->matches);
    for (int i = 0; i < sum->fold->counts; i++)
        if (sum->count[i])
            strbuf_addf(out, "%d=%" PRId64 " ", i, sum->count[i]);
    for (int c = 0; c < sum->curves; c++) {
        const struct stats_kept *curve = &sum->curve[c];
        strbuf_addf(out, "/ %" PRId64 " %" PRId64 " %d ", curve->match, curve->ended, curve->n);
        for (int i = 0; i < curve->n; i++)
            strbuf_addf(out, "%" PRId32 " ", curve->point[i]);
    }
    strbuf_add(out, "/\n");
}

void stats_sums_write(const struct stats_sums *sums, const char *label, struct strbuf *out)
{
    struct strbuf text = STRBUF_EMPTY;
    write_head(sums, label, &text);
    strbuf_addf(&text, "%" PRId64 " %016" PRIx64 "\n", sums->census.matches, sums->census.digest);
    for (size_t i = 0; i < sums->people; i++)
        write_one(&sums->of[i], &text);
    strbuf_addf(out, "%s#%016" PRIx64 "\n", strbuf_text(&text),
                digest_of(strbuf_text(&text), text.length));
    strbuf_free(&text);
}

/* Reads a whole number and what must stand after it. */
static bool number(const char **at, char end, int64_t least, int64_t most, int64_t *out)
{
    char *after;
    *out = strtoll(*at, &after, 10);
    if (after == *at || *after != end || *out < least || *out > most)
        return false;
    *at = after + 1;
    return true;
}

static bool read_curve(const char **at, struct stats_kept *curve)
{
    int64_t n, value;
    if (!number(at, ' ', INT64_MIN, INT64_MAX, &curve->match) ||
        !number(at, ' ', INT64_MIN, INT64_MAX, &curve->ended) ||
        !number(at, ' ', 2, STATS_POINTS, &n))
        return false;
    curve->n = (int)n;
    for (int i = 0; i < curve->n; i++) {
        if (!number(at, ' ', INT32_MIN, INT32_MAX, &value))
            return false;
        curve->point[i] = (int32_t)value;
    }
    return true;
}

static bool read_one(const char **at, struct stats_sums *sums)
{
    int64_t person, matches, i, value;
    if (!number(at, ' ', 0, INT64_MAX, &person) || stats_sums_of(sums, person) ||
        !number(at, ' ', 1, INT32_MAX, &matches))
        return false;
    struct stats_sum *sum = sum_of(sums, person);
    sum->matches = (int)matches;
    while (**at != '/') {
        if (!number(at, '=', 0, sums->fold->counts - 1, &i) ||
            !number(at, ' ', INT64_MIN, INT64_MAX, &value))
            return false;
        sum->count[i] = value;
    }
    while (strncmp(*at, "/ ", 2) == 0 && sum->curves < STATS_CURVES) {
        *at += 2;
        if (!read_curve(at, &sum->curve[sum->curves++]))
            return false;
    }
    if (strncmp(*at, "/\n", 2) != 0)
        return false;
    *at += 2;
    return true;
}

static bool read_all(struct stats_sums *sums, const char *label, const char *text)
{
    const char *end = strrchr(text, '#'), *at;
    struct strbuf head = STRBUF_EMPTY;
    char *after;
    write_head(sums, label, &head);
    const bool begins = strncmp(text, strbuf_text(&head), head.length) == 0;
    at = text + head.length;
    strbuf_free(&head);
    if (!begins || !end || strlen(end) != 18 ||
        strtoull(end + 1, &after, 16) != digest_of(text, (size_t)(end - text)) ||
        !number(&at, ' ', 0, INT64_MAX, &sums->census.matches))
        return false;
    sums->census.digest = strtoull(at, &after, 16);
    if (after == at || *after != '\n')
        return false;
    for (at = after + 1; at < end;)
        if (!read_one(&at, sums))
            return false;
    return at == end;
}

bool stats_sums_read(struct stats_sums *sums, const struct stats_fold *fold, const char *label,
                     const char *text)
{
    *sums = (struct stats_sums){.fold = fold};
    if (text && read_all(sums, label, text))
        return true;
    mem_free(sums->of);
    *sums = (struct stats_sums){.fold = fold};
    return false;
}
