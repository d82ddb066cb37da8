/* From rows to jobs: a table is known by its columns, since the schema may be what is damaged. */
#include "recover_inside.h"

#include "check.h"
#include "database.h"
#include "mem.h"
#include "pages.h"
#include "path.h"
#include "strbuf.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- the tables ---- */

/* Who sat at which match. An index has the same columns in another order, so that only the schema
 * tells which tree it is. */
static void take_seats(void *user, uint32_t page)
{
    struct reading_of *r = user;
    struct row row;

    for (int i = 0; i < pages_rows(&r->pages, page); i++) {
        if (!pages_row(&r->pages, page, i, &row) || !recover_looks_like(&row, true, "nnn") ||
            row.value[1].number < 0 || row.value[1].number >= PROFILE_SEATS)
            continue;
        r->seat = mem_realloc(r->seat, (r->nseats + 1) * sizeof *r->seat);
        r->seat[r->nseats++] =
            (struct seat_of){row.value[0].number, row.value[2].number, (int)row.value[1].number};
    }
}

/* ---- all together ---- */

static int64_t number_in(const struct job *job)
{
    return job->kind == JOB_MATCH    ? job->match.id
           : job->kind == JOB_PERSON ? job->person.id
                                     : job->achievement.person;
}

/* By kind, then by what tells rows of a kind apart; of two for the same place the later one last.
 */
static int in_order(const void *a, const void *b)
{
    const struct job *x = *(struct job *const *)a, *y = *(struct job *const *)b;
    const int64_t i = number_in(x), k = number_in(y);

    if (x->kind != y->kind)
        return x->kind < y->kind ? -1 : 1;
    if (x->kind == JOB_TEXT)
        return strcmp(x->name, y->name) ? strcmp(x->name, y->name)
               : x->when < y->when      ? -1
                                        : x->when > y->when;
    if (i != k)
        return i < k ? -1 : 1;
    return x->kind == JOB_ACHIEVEMENT ? strcmp(x->achievement.name, y->achievement.name)
           : x->kind == JOB_MATCH
               ? (x->match.ended > y->match.ended) - (x->match.ended < y->match.ended)
               : 0;
}

static bool same_place(const struct job *x, const struct job *y)
{
    return x->kind == y->kind &&
           (x->kind == JOB_TEXT ? strcmp(x->name, y->name) == 0
                                : number_in(x) == number_in(y) &&
                                      (x->kind != JOB_ACHIEVEMENT ||
                                       strcmp(x->achievement.name, y->achievement.name) == 0));
}

static void put_in_order(struct recovered *out)
{
    size_t kept = 0;

    if (out->count > 1)
        qsort(out->job, out->count, sizeof *out->job, in_order);
    for (size_t i = 0; i < out->count; i++) {
        if (i + 1 < out->count && same_place(out->job[i], out->job[i + 1]))
            queue_free_job(out->job[i]);
        else
            out->job[kept++] = out->job[i];
    }
    out->count = kept;
}

static int by_place_in_text(const void *a, const void *b)
{
    const struct part_of *x = a, *y = b;

    return strcmp(x->name, y->name) ? strcmp(x->name, y->name)
           : x->at != y->at         ? (x->at > y->at) - (x->at < y->at)
                                    : (x->changed > y->changed) - (x->changed < y->changed);
}

static struct job *text_named(const struct reading_of *r, const char *name)
{
    for (size_t i = 0; i < r->out->count && r->out->job[i]->kind == JOB_TEXT; i++)
        if (strcmp(r->out->job[i]->name, name) == 0)
            return r->out->job[i];
    return NULL;
}

/* How a text began, and what it grew by: up to the first part that is lost, where it reads as it
 * did before that was written. */
static void lay_parts(struct reading_of *r)
{
    if (r->nparts > 1)
        qsort(r->part, r->nparts, sizeof *r->part, by_place_in_text);
    for (size_t i = 0, end; i < r->nparts; i = end) {
        struct job *job = text_named(r, r->part[i].name);
        struct strbuf all = STRBUF_EMPTY;
        bool whole = job != NULL;

        strbuf_add(&all, job ? job->text : "");
        for (end = i; end < r->nparts && strcmp(r->part[end].name, r->part[i].name) == 0; end++) {
            const struct part_of *part = &r->part[end];

            whole = whole && (uint64_t)part->at <= all.length;
            if (whole) {
                strbuf_cut(&all, (size_t)part->at);
                strbuf_add(&all, part->text);
            }
        }
        if (!whole)
            recover_refuse_text(r, r->part[i].name);
        if (job) {
            mem_free(job->text);
            job->text = mem_copy_text(strbuf_text(&all));
        }
        strbuf_free(&all);
    }
    for (size_t i = 0; i < r->nparts; i++) {
        mem_free(r->part[i].name);
        mem_free(r->part[i].text);
    }
    mem_free(r->part);
}

static int by_match(const void *a, const void *b)
{
    const int64_t *id = a;
    const struct job *job = *(struct job *const *)b;

    return job->kind != JOB_MATCH ? (job->kind > JOB_MATCH ? -1 : 1)
           : *id < job->match.id  ? -1
                                  : *id > job->match.id;
}

static void seat_people(struct reading_of *r)
{
    for (size_t i = 0; i < r->nseats && r->out->count; i++) {
        struct job **job =
            bsearch(&r->seat[i].match, r->out->job, r->out->count, sizeof *r->out->job, by_match);

        if (job)
            (*job)->match.person[r->seat[i].seat] = r->seat[i].person;
    }
}

static int by_place(const void *a, const void *b)
{
    const uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;

    return x < y ? -1 : x > y;
}

/* Matches whose row is lost, by how their text begins. A game in play is one too: its own row tells
 * that it is known. */
static void find_loose(struct reading_of *r, const struct recover_loose *loose)
{
    const size_t length = strlen(loose->begin);

    for (uint32_t page = 1; page <= r->pages.count; page++) {
        const char *bytes = (const char *)r->pages.page[page - 1], *at = bytes;
        const char *stop = bytes ? bytes + r->pages.usable : NULL;

        while (at && (size_t)(stop - at) >= length &&
               (at = memchr(at, loose->begin[0], (size_t)(stop - at) - length + 1)) != NULL) {
            const uint64_t where = (uint64_t)page << 16 | (uint64_t)(at - bytes);
            const bool hit = memcmp(at, loose->begin, length) == 0;

            if (hit && !(r->ntold && bsearch(&where, r->told, r->ntold, sizeof where, by_place))) {
                char *text = pages_loose_text(&r->pages, page, (uint32_t)(at - bytes), loose->end);

                if (text)
                    recover_add(r, queue_new_match(&(struct played){
                                       .game = "", .result = "", .seats = "", .text = text}));
                mem_free(text);
            }
            at++;
        }
    }
}

void recover_read(struct recovered *out, const unsigned char *file, size_t length,
                  const unsigned char *log, size_t log_length, const struct recover_loose *loose)
{
    struct reading_of r = {.out = out};

    out->job = NULL;
    out->count = 0;
    out->refusals = 0;
    out->tables = out->ours = 0;
    pages_open(&r.pages, file, length, log, log_length);
    out->pages = r.pages.count;
    out->from_log = r.pages.from_log;
    for (uint32_t page = 1; page <= r.pages.count; page++)
        for (int i = 0; i < pages_rows(&r.pages, page); i++) {
            struct row row;

            if (pages_row(&r.pages, page, i, &row))
                recover_take(&r, &row);
        }
    put_in_order(out);
    lay_parts(&r);
    if (r.seats_root)
        pages_tree(&r.pages, r.seats_root, take_seats, &r);
    seat_people(&r);
    if (r.ntold > 1)
        qsort(r.told, r.ntold, sizeof *r.told, by_place);
    if (loose)
        find_loose(&r, loose);
    pages_close(&r.pages);
    mem_free(r.told);
    mem_free(r.seat);
}

void recover_free(struct recovered *recovered)
{
    for (size_t i = 0; i < recovered->count; i++)
        queue_free_job(recovered->job[i]);
    mem_free(recovered->job);
    recovered->job = NULL;
    recovered->count = 0;
}

void recover_drop(struct recovered *recovered, size_t n)
{
    CARRE_ASSERT(n < recovered->count && recovered->job[n]);
    queue_free_job(recovered->job[n]);
    recovered->job[n] = NULL;
}

bool recover_write(const struct recovered *recovered, const char *path, char *sentence, size_t room)
{
    struct database_fault fault = {0};
    struct database *database = NULL;
    struct job *first = NULL, **last = &first;
    bool done = !path_exists(path);

    if (!done)
        snprintf(fault.sentence, sizeof fault.sentence, "%s: is there already", path);
    for (size_t i = 0; i < recovered->count; i++) {
        if (!recovered->job[i])
            continue;
        *last = recovered->job[i];
        last = &(*last)->next;
    }
    *last = NULL;
    done = done && (database = database_open(path, DATABASE_WRITE, &fault)) != NULL &&
           database_do(database, first, &fault);
    database_close(database);
    for (size_t i = 0; i < recovered->count; i++)
        if (recovered->job[i])
            recovered->job[i]->next = NULL;
    snprintf(sentence, room, "%s", fault.sentence);
    return done;
}
