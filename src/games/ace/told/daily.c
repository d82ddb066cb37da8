/* daily.c - the run of the day, and what is kept of it. */
#include "daily.h"

#include "mem.h"
#include "strbuf.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

static const char name_in_store[] = "daily-ace", prefix[] = "daily ";
enum { LINES_MOST = 400 }; /* a few weeks of several riders at four difficulties */

void daily_code(int64_t now, int days, char out[DAILY_CODE])
{
    const time_t then = (time_t)(now + (int64_t)days * 86400);
    struct tm t;
    gmtime_r(&then, &t);
    strftime(out, DAILY_CODE, "daily %Y-%m-%d", &t);
}

bool daily_today(const char *code, int64_t now)
{
    char today[DAILY_CODE];
    daily_code(now, 0, today);
    return strcmp(code, today) == 0;
}

bool daily_is(const char *code)
{
    int y, m, d, n = 0;
    return strncmp(code, prefix, sizeof prefix - 1) == 0 &&
           sscanf(code + sizeof prefix - 1, "%4d-%2d-%2d%n", &y, &m, &d, &n) == 3 && n == 10 &&
           code[sizeof prefix - 1 + 10] == '\0';
}

/* One line an attempt: "2026-11-22 1 0 2 7": date, difficulty, person, state, marker. The latest is
 * the last. */
struct line {
    char date[16];
    int difficulty;
    long long person;
    int state, marker;
};

static bool parse(const char *text, struct line *out)
{
    return sscanf(text, "%15s %d %lld %d %d", out->date, &out->difficulty, &out->person,
                  &out->state, &out->marker) == 5 &&
           out->state >= DAILY_BEGUN && out->state <= DAILY_LOST && out->marker >= 0 &&
           out->marker <= 12;
}

static bool about(const struct line *l, const char *code, int difficulty, int64_t person)
{
    return strcmp(l->date, code + sizeof prefix - 1) == 0 && l->difficulty == difficulty &&
           l->person == (long long)person;
}

struct daily daily_look(struct store *store, const char *code, int difficulty, int64_t person)
{
    struct daily found = {.state = DAILY_OPEN};
    char *text = store ? store_get(store, name_in_store) : NULL;
    struct line l;
    for (const char *at = text; at && *at; at = strchr(at, '\n') ? strchr(at, '\n') + 1 : NULL)
        if (daily_is(code) && parse(at, &l) && about(&l, code, difficulty, person))
            found = (struct daily){(enum daily_state)l.state, l.marker};
    mem_free(text);
    return found;
}

/* The line in the place of an earlier one about the same, as the last; the oldest go. */
static void put(struct store *store, const char *code, int difficulty, int64_t person,
                enum daily_state state, int marker)
{
    char *text = store_get(store, name_in_store);
    struct strbuf out = STRBUF_EMPTY;
    struct line l;
    int lines = 0, skip = 0;
    for (const char *at = text; at && *at; at = strchr(at, '\n') ? strchr(at, '\n') + 1 : NULL)
        lines++;
    skip = lines >= LINES_MOST ? lines - LINES_MOST + 1 : 0;
    for (const char *at = text; at && *at; at = strchr(at, '\n') ? strchr(at, '\n') + 1 : NULL)
        if (skip-- <= 0 && parse(at, &l) && !about(&l, code, difficulty, person))
            strbuf_addf(&out, "%s %d %lld %d %d\n", l.date, l.difficulty, l.person, l.state,
                        l.marker);
    strbuf_addf(&out, "%s %d %lld %d %d\n", code + sizeof prefix - 1, difficulty, (long long)person,
                (int)state, marker);
    store_put(store, name_in_store, strbuf_text(&out));
    strbuf_free(&out);
    mem_free(text);
}

bool daily_begin(struct store *store, const char *code, int difficulty, int64_t person)
{
    if (!store || !daily_is(code) ||
        daily_look(store, code, difficulty, person).state != DAILY_OPEN)
        return false;
    put(store, code, difficulty, person, DAILY_BEGUN, 1);
    return true;
}

void daily_end(struct store *store, const char *code, int difficulty, int64_t person, bool won,
               int marker)
{
    if (store && daily_is(code) && daily_look(store, code, difficulty, person).state == DAILY_BEGUN)
        put(store, code, difficulty, person, won ? DAILY_WON : DAILY_LOST, marker);
}
