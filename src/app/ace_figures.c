#include "ace_figures.h"

#include "ace_names.h"
#include "mem.h"
#include "path.h"
#include "profile.h"
#include "strbuf.h"
#include "world.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static const char name_in_store[] = "figures-ace", head[] = "figures 1";
enum { MATCHES_MOST = 100000 };

/* ---- one run ---- */

void ace_run_read(const struct match *m, struct ace_run *out)
{
    const struct rules *r = match_rules(m);
    struct view v;
    int64_t ms = 0;
    match_view(m, SEAT_ONLOOKER, &v);
    out->difficulty = (uint8_t)ace_difficulty(r);
    out->seats = (uint8_t)r->nseats;
    out->won = v.board.num[ACE_WON] > 0;
    out->practice = match_practice(m);
    out->marker = (uint8_t)v.board.num[ACE_MARKER];
    const card face = board_top(&v.board, ACE_ENEMY);
    out->killer = out->won || face < CARD_OWN || face >= CARD_OWN + ACE_ENEMIES ? NO_ENEMY : (uint8_t)(face - CARD_OWN);
    out->best = 0;
    out->used = 0;
    for (int i = 0; i < match_heard_count(m); i++) {
        const struct event e = match_heard(m, SEAT_ONLOOKER, i);
        if (e.why == ACE_WHY_TOTAL && e.amount > out->best)
            out->best = e.amount;
        if (e.kind == EVENT_MOVE && (e.why == ACE_WHY_USE || e.why == ACE_WHY_SPENT) && e.face >= CARD_OWN && e.face < CARD_OWN + ACE_ENEMIES)
            out->used |= 1ULL << (e.face - CARD_OWN);
    }
    if (match_actions(m))
        match_action(m, match_actions(m) - 1, &ms);
    out->ms = ms > INT32_MAX ? INT32_MAX : (int32_t)ms;
}

void ace_run_write(const struct ace_run *u, char *out, size_t room)
{
    snprintf(out, room, "%" PRId64 " %d %d %d %d %d %d %" PRId32 " %" PRId32 " %" PRIx64 " %" PRId64 " %" PRId64, u->match, u->difficulty, u->seats, u->won, u->practice, u->marker, u->killer, u->best,
             u->ms, u->used, u->person[0], u->person[1]);
}

bool ace_run_parse(const char *line, struct ace_run *out)
{
    unsigned difficulty, seats, won, practice, marker, killer;
    if (sscanf(line, "%" SCNd64 " %u %u %u %u %u %u %" SCNd32 " %" SCNd32 " %" SCNx64 " %" SCNd64 " %" SCNd64, &out->match, &difficulty, &seats, &won, &practice, &marker, &killer, &out->best, &out->ms,
               &out->used, &out->person[0], &out->person[1]) != 12)
        return false;
    if (difficulty >= DIFFICULTIES || seats > 2 || won > 1 || practice > 1 || marker > ACE_DUELS || (killer >= ACE_ENEMIES && killer != NO_ENEMY))
        return false;
    out->difficulty = (uint8_t)difficulty;
    out->seats = (uint8_t)seats;
    out->won = (uint8_t)won;
    out->practice = (uint8_t)practice;
    out->marker = (uint8_t)marker;
    out->killer = (uint8_t)killer;
    return true;
}

/* ---- all of them ---- */

struct figures {
    struct store *store;
    char *assets;
    struct world world;
    const struct ace_data *enemies;
    struct ace_run *run;
    size_t runs, room;
    struct played *match;       /* of the store, the last first */
    size_t matches, at;
    bool fresh;                 /* something was read that is not kept yet */
};

static struct ace_run *add(struct figures *f)
{
    if (f->runs == f->room) {
        f->room = f->room ? 2 * f->room : 64;
        f->run = mem_realloc(f->run, f->room * sizeof *f->run);
    }
    return &f->run[f->runs++];
}

static bool listed(const struct figures *f, int64_t id)
{
    for (size_t i = f->matches; i-- > 0;)
        if (f->match[i].id == id)
            return true;
    return false;
}

/* What an earlier visit has read. A text of another kind is as good as none: the logs are there. */
static void recall(struct figures *f)
{
    char *text = store_get(f->store, name_in_store), *next = text;
    bool known = false;
    while (next && *next) {
        char *line = next;
        struct ace_run run = {0};
        next = strchr(line, '\n');
        if (next)
            *next++ = '\0';
        if (!known && strcmp(line, head) != 0)
            break;
        if (known && ace_run_parse(line, &run) && listed(f, run.match))
            *add(f) = run;
        known = true;
    }
    mem_free(text);
}

struct figures *figures_open(struct app *app)
{
    struct figures *f = mem_alloc(sizeof *f);
    struct rules r;
    char error[MATCH_ERROR];
    f->store = app_store(app);
    f->assets = path_assets();
    world_open(&f->world, f->assets);
    if (world_rules(&f->world, games_find("ace"), 1, &r, error, MATCH_ERROR))
        f->enemies = r.data;
    if (f->store) {
        f->match = profile_matches(f->store, "ace", 0, MATCHES_MOST, &f->matches);
        recall(f);
    }
    return f;
}

static bool known(const struct figures *f, int64_t id)
{
    for (size_t i = 0; i < f->runs; i++)
        if (f->run[i].match == id)
            return true;
    return false;
}

static void read_one(struct figures *f, const struct played *p)
{
    char error[MATCH_ERROR], *text = profile_match_text(f->store, p->id);
    const struct match_world games = world_for_match(&f->world);
    struct match *m = text ? match_load(text, &games, true, error) : NULL;
    if (m && match_over(m)) {
        struct ace_run *run = add(f);
        *run = (struct ace_run){.match = p->id};
        ace_run_read(m, run);
        for (int s = 0; s < FIGURES_PEOPLE; s++)
            run->person[s] = s < run->seats ? p->person[s] : -1;
        f->fresh = true;
    }
    match_free(m);
    mem_free(text);
}

bool figures_read(struct figures *f, int most)
{
    for (; f->at < f->matches && most > 0; f->at++)
        if (f->match[f->at].finished && !known(f, f->match[f->at].id)) {
            read_one(f, &f->match[f->at]);
            most--;
        }
    return f->at < f->matches;
}

void figures_sum(const struct figures *f, int64_t person, struct ace_sum *out)
{
    memset(out, 0, sizeof *out);
    for (size_t i = 0; i < f->runs; i++) {
        const struct ace_run *u = &f->run[i];
        if (u->practice || (u->person[0] != person && u->person[1] != person))
            continue;
        out->runs++;
        out->together += u->seats == 2;
        out->runs_of[u->difficulty]++;
        out->wins_of[u->difficulty] += u->won;
        out->best = u->best > out->best ? u->best : out->best;
        out->furthest = u->marker > out->furthest ? u->marker : out->furthest;
        if (u->won && (!out->fastest || u->ms < out->fastest))
            out->fastest = u->ms > 0 ? u->ms : 1;
        for (int e = 0; e < ACE_ENEMIES; e++) {
            out->used[e] += (int)(u->used >> e & 1);
            out->killed_by[e] += u->killer == e;
        }
    }
}

const struct ace_data *figures_enemies(const struct figures *f) { return f->enemies; }

static void keep(const struct figures *f)
{
    struct strbuf text = STRBUF_EMPTY;
    strbuf_addf(&text, "%s\n", head);
    for (size_t i = 0; i < f->runs; i++) {
        char line[200];
        ace_run_write(&f->run[i], line, sizeof line);
        strbuf_addf(&text, "%s\n", line);
    }
    store_put(f->store, name_in_store, strbuf_text(&text));
    strbuf_free(&text);
}

void figures_close(struct figures *f)
{
    if (!f)
        return;
    if (f->fresh && f->store)
        keep(f);
    profile_matches_free(f->match, f->matches);
    world_close(&f->world);
    mem_free(f->assets);
    mem_free(f->run);
    mem_free(f);
}
