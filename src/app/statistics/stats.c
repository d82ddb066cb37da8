/* stats.c - see stats.h. */
#include "stats.h"

#include "check.h"
#include "digest.h"
#include "game_folder.h"
#include "mem.h"
#include "strbuf.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const struct stats_fold *stats_fold(const char *game) { return game_folder(game)->stats; }

const char *stats_game(int n)
{
    const struct game_folder *f;
    for (int i = 0; (f = game_folder_nth(i)); i++)
        if (f->stats && n-- == 0)
            return f->game->id;
    return NULL;
}

/* ---- curves ---- */

void stats_curve_add(struct stats_curve *c, int32_t value)
{
    if (c->n == c->room) {
        c->room = c->room ? 2 * c->room : 64;
        c->point = mem_realloc(c->point, (size_t)c->room * sizeof *c->point);
    }
    CARRE_ASSERT(c->n < c->room);
    c->point[c->n++] = value;
}

void stats_curve_end(struct stats_curve *c, struct match_stats *out)
{
    out->points = c->n < STATS_POINTS ? c->n : STATS_POINTS;
    for (int i = 0; i < out->points; i++)
        out->point[i] =
            c->point[out->points < 2 ? 0 : (int)((int64_t)i * (c->n - 1) / (out->points - 1))];
    mem_free(c->point);
    *c = (struct stats_curve){0};
}

/* ---- text ----
 *
 *     label version flag 3=41 4=12 7=1 / 500 480 1000 #9f3c5a0000000000 */

static const char *const flag[] = {"-", "practice", "nothing"};

static uint64_t digest_of(const char *text, size_t length)
{
    uint64_t digest = DIGEST_START;
    for (size_t i = 0; i < length; i++)
        digest = digest_byte(digest, (uint8_t)text[i]);
    return digest;
}

void stats_write(const struct stats_fold *fold, const char *label, const struct match_stats *f,
                 struct strbuf *out)
{
    struct strbuf line = STRBUF_EMPTY;
    strbuf_addf(&line, "%s %d %s", label, fold->version, flag[f->nothing ? 2 : f->practice]);
    for (int i = 0; i < fold->counts; i++)
        if (f->count[i] && !f->nothing)
            strbuf_addf(&line, " %d=%" PRId32, i, f->count[i]);
    strbuf_add(&line, " /");
    for (int i = 0; i < f->points && !f->nothing; i++)
        strbuf_addf(&line, " %" PRId32, f->point[i]);
    strbuf_add(&line, " ");
    strbuf_addf(out, "%s#%016" PRIx64, strbuf_text(&line),
                digest_of(strbuf_text(&line), line.length));
    strbuf_free(&line);
}

/* Reads a whole number and what must stand after it. */
static bool number(const char **at, char end, long *out)
{
    char *after;
    *out = strtol(*at, &after, 10);
    if (after == *at || *after != end)
        return false;
    *at = after + 1;
    return true;
}

static bool counts(const struct stats_fold *fold, const char **at, struct match_stats *out)
{
    while (**at != '/') {
        long i, value;
        if (!number(at, '=', &i) || i < 0 || i >= fold->counts || !number(at, ' ', &value) ||
            value < INT32_MIN || value > INT32_MAX)
            return false;
        out->count[i] = (int32_t)value;
    }
    *at += 2;
    return true;
}

bool stats_parse(const struct stats_fold *fold, const char *label, const char *line,
                 struct match_stats *out)
{
    const size_t n = strlen(label);
    const char *end = strrchr(line, '#'), *at = line + n + 1;
    long version, value;
    *out = (struct match_stats){0};
    if (!end || strncmp(line, label, n) != 0 || line[n] != ' ' || strlen(end + 1) != 16 ||
        strtoull(end + 1, NULL, 16) != digest_of(line, (size_t)(end - line)))
        return false;
    if (!number(&at, ' ', &version) || version != fold->version)
        return false;
    size_t which = 0;
    while (which < 3 &&
           (strncmp(at, flag[which], strlen(flag[which])) != 0 || at[strlen(flag[which])] != ' '))
        which++;
    if (which == 3)
        return false;
    out->practice = which == 1;
    out->nothing = which == 2;
    at += strlen(flag[which]) + 1;
    if (!strchr(at, '/') || !counts(fold, &at, out))
        return false;
    for (; at < end; out->points++) {
        if (out->points == STATS_POINTS || !number(&at, ' ', &value) || value < INT32_MIN ||
            value > INT32_MAX)
            return false;
        out->point[out->points] = (int32_t)value;
    }
    return true;
}

/* ---- sums ---- */

/* Of mosts and leasts 0 is none. */
static void add_count(struct stats_sum *sum, int i, int64_t count)
{
    CARRE_ASSERT(i >= 0 && i < sum->fold->counts);
    const enum stats_kind kind = sum->fold->kind(i);
    if (kind == STATS_SUM)
        sum->count[i] += count;
    else if (count && (!sum->count[i] || (kind == STATS_MOST) == (count > sum->count[i])))
        sum->count[i] = count;
}

static void add_curve(struct stats_sum *sum, const struct stats_kept *curve)
{
    int at = sum->curves;
    for (; at > 0; at--) {
        const struct stats_kept *later = &sum->curve[at - 1];
        if (later->ended != curve->ended ? later->ended > curve->ended
                                         : later->match > curve->match)
            break;
    }
    if (at == STATS_CURVES)
        return;
    if (sum->curves < STATS_CURVES)
        sum->curves++;
    memmove(&sum->curve[at + 1], &sum->curve[at],
            (size_t)(sum->curves - 1 - at) * sizeof *sum->curve);
    sum->curve[at] = *curve;
}

void stats_add(struct stats_sum *sum, const struct match_stats *f, int64_t match, int64_t ended)
{
    CARRE_ASSERT(sum->fold->counts >= 0 && sum->matches >= 0);
    if (f->practice || f->nothing)
        return;
    sum->matches++;
    for (int i = 0; i < sum->fold->counts; i++)
        add_count(sum, i, f->count[i]);
    if (f->points > 1) {
        struct stats_kept curve = {.n = f->points, .match = match, .ended = ended};
        memcpy(curve.point, f->point, sizeof f->point);
        add_curve(sum, &curve);
    }
}

void stats_sum_add(struct stats_sum *sum, const struct stats_sum *more)
{
    sum->matches += more->matches;
    for (int i = 0; i < sum->fold->counts; i++)
        add_count(sum, i, more->count[i]);
    for (int i = 0; i < more->curves; i++)
        add_curve(sum, &more->curve[i]);
}
