/* From rows to jobs: a table is known by its columns, since the schema may be what is damaged. */

#include "recover.h"

#include "check.h"
#include "database.h"
#include "mem.h"
#include "pages.h"
#include "path.h"
#include "strbuf.h"
#include "utf8.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct reading_of {
    struct recovered *out;
    struct pages pages;
    size_t room;
    /* places of match texts that came with their row, ascending once all are read */
    uint64_t *told;
    size_t ntold;
    struct seat_of {
        int64_t match, person;
        int seat;
    } * seat;
    size_t nseats;
    uint32_t seats_root;
    struct part_of {
        char *name, *text;
        int64_t at, changed;
    } * part;
    size_t nparts;
};

static void refuse(struct reading_of *r, const struct row *row, const char *what, const char *why)
{
    char sentence[200];

    r->out->refusals++;
    snprintf(sentence, sizeof sentence, "page %u, row %d: %s can’t be read: %s", row->page,
             row->cell + 1, what, why);
    if (r->out->refused)
        r->out->refused(r->out->user, sentence);
}

static void refuse_text(struct reading_of *r, const char *name)
{
    char sentence[200];

    r->out->refusals++;
    snprintf(sentence, sizeof sentence, "%s: a part of it is lost; it ends before that", name);
    if (r->out->refused)
        r->out->refused(r->out->user, sentence);
}

static void add(struct reading_of *r, struct job *job)
{
    if (r->out->count == r->room) {
        r->room = r->room ? 2 * r->room : 64;
        r->out->job = mem_realloc(r->out->job, r->room * sizeof *r->out->job);
    }
    r->out->job[r->out->count++] = job;
}

static bool looks_like(const struct row *row, bool keyless, const char *kinds)
{
    if (row->keyless != keyless || row->columns != (int)strlen(kinds))
        return false;
    for (int i = 0; i < row->columns; i++)
        if (kinds[i] != "-nto"[row->value[i].kind])
            return false;
    return true;
}

/* A text of the row as one of its own; NULL if it is none. */
static char *text_of(const char *bytes, const struct value *value)
{
    return memchr(bytes + value->from, 0, value->length)
               ? NULL
               : mem_copy_part(bytes + value->from, value->length);
}

static bool name_will_do(const char *name)
{
    const size_t length = strlen(name);

    return length > 0 && length < QUEUE_NAME && name[0] >= 'a' && name[0] <= 'z' &&
           strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789._-") == length;
}

/* ---- the tables ---- */

enum table {
    TABLE_NONE,
    TABLE_TEXT,
    TABLE_PERSON,
    TABLE_MATCH,
    TABLE_ACHIEVEMENT,
    TABLE_PART,
    TABLE_SCHEMA
};

static const char *const table_words[] = {
    "a row", "a text", "a person", "a game", "something earned", "a part of a text", "a table"};

static void take_text(struct reading_of *r, struct row *row, const char *bytes)
{
    char *name = text_of(bytes, &row->value[0]), *text = text_of(bytes, &row->value[2]);

    if (name && name_will_do(name) && text) {
        struct job *job = queue_new_text(name, 0, text, row->value[1].number);
        job->id = row->id;
        add(r, job);
    } else {
        refuse(r, row, "a text", "its name is none of ours");
    }
    mem_free(name);
    mem_free(text);
}

static void take_part(struct reading_of *r, struct row *row, const char *bytes)
{
    struct part_of part = {.name = text_of(bytes, &row->value[0]),
                           .text = text_of(bytes, &row->value[3]),
                           .at = row->value[1].number,
                           .changed = row->value[2].number};

    if (part.name && name_will_do(part.name) && part.text && part.at > 0) {
        r->part = mem_realloc(r->part, (r->nparts + 1) * sizeof *r->part);
        r->part[r->nparts++] = part;
        return;
    }
    refuse(r, row, table_words[TABLE_PART], "its name is none of ours");
    mem_free(part.name);
    mem_free(part.text);
}

static void take_person(struct reading_of *r, struct row *row, const char *bytes)
{
    char *name = text_of(bytes, &row->value[1]);
    struct person who = {.id = row->id,
                         .emblem = (uint8_t)row->value[2].number,
                         .colour = (uint8_t)row->value[3].number,
                         .last_played = row->value[4].number};

    if (name && name[0] && utf8_valid(name) && strlen(name) < NAME_BYTES && who.id > 0) {
        snprintf(who.name, sizeof who.name, "%s", name);
        add(r, queue_new_person(&who));
    } else {
        refuse(r, row, "a person", "the name is none");
    }
    mem_free(name);
}

static void take_match(struct reading_of *r, struct row *row, const char *bytes, uint64_t where)
{
    char *text[8] = {NULL};
    static const int columns[] = {1, 5, 6, 7};
    bool good = row->id > 0;

    for (int i = 0; i < 4; i++)
        good &= (text[columns[i]] = text_of(bytes, &row->value[columns[i]])) != NULL;
    if (good) {
        add(r, queue_new_match(&(struct played){.id = row->id,
                                                .game = text[1],
                                                .started = row->value[2].number,
                                                .ended = row->value[3].number,
                                                .finished = row->value[4].number != 0,
                                                .result = text[5],
                                                .seats = text[6],
                                                .text = text[7]}));
        r->told = mem_realloc(r->told, (r->ntold + 1) * sizeof *r->told);
        r->told[r->ntold++] = where;
    } else {
        refuse(r, row, "a game", "it holds bytes that are no text");
    }
    for (int i = 0; i < 8; i++)
        mem_free(text[i]);
}

static void take_achievement(struct reading_of *r, struct row *row, const char *bytes)
{
    char *name = text_of(bytes, &row->value[1]);
    struct achievement a = {.person = row->value[0].number,
                            .best = (int32_t)row->value[2].number,
                            .earned = row->value[3].number};

    if (name && name[0] && strlen(name) < ACHIEVEMENT_NAME && a.person >= 0) {
        snprintf(a.name, sizeof a.name, "%s", name);
        add(r, queue_new_achievement(&a));
    }
    mem_free(name);
}

static enum table table_of(const struct row *row)
{
    return looks_like(row, false, "tnt")        ? TABLE_TEXT
           : looks_like(row, false, "-tnnn")    ? TABLE_PERSON
           : looks_like(row, false, "-tnnnttt") ? TABLE_MATCH
           : looks_like(row, true, "ntnn")      ? TABLE_ACHIEVEMENT
           : looks_like(row, true, "tnnt")      ? TABLE_PART
           : looks_like(row, false, "tttnt")    ? TABLE_SCHEMA
                                                : TABLE_NONE;
}

static bool says(const struct row *row, int column, const char *bytes, const char *word)
{
    return row->value[column].length == strlen(word) &&
           memcmp(bytes + row->value[column].from, word, strlen(word)) == 0;
}

/* A row of the schema: type, name, … */
static void count_table(struct recovered *out, const struct row *row, const char *bytes)
{
    static const char *const ours[] = {"text",         "person",      "match",
                                       "match_person", "achievement", "part"};

    if (!says(row, 0, bytes, "table"))
        return;
    out->tables++;
    for (size_t i = 0; i < sizeof ours / sizeof ours[0]; i++)
        out->ours += says(row, 1, bytes, ours[i]);
}

static void take(struct reading_of *r, struct row *row)
{
    const enum table table = table_of(row);
    uint64_t where = 0;
    char *bytes;

    if (table == TABLE_NONE)
        return;
    bytes = row->why ? NULL
                     : pages_bytes(&r->pages, row, table == TABLE_MATCH ? row->value[7].from : 0,
                                   &where);
    if (!bytes) {
        refuse(r, row, table_words[table], row->why);
        return;
    }
    switch (table) {
    case TABLE_NONE: break;
    case TABLE_TEXT: take_text(r, row, bytes); break;
    case TABLE_PERSON: take_person(r, row, bytes); break;
    case TABLE_MATCH: take_match(r, row, bytes, where); break;
    case TABLE_ACHIEVEMENT: take_achievement(r, row, bytes); break;
    case TABLE_PART: take_part(r, row, bytes); break;
    case TABLE_SCHEMA:
        count_table(r->out, row, bytes);
        if (row->value[1].length == 12 &&
            memcmp(bytes + row->value[1].from, "match_person", 12) == 0 &&
            memcmp(bytes + row->value[0].from, "table", 5) == 0 && row->value[3].number > 0 &&
            row->value[3].number <= UINT32_MAX)
            r->seats_root = (uint32_t)row->value[3].number;
        break;
    }
    mem_free(bytes);
}

/* Who sat at which match. An index has the same columns in another order, so that only the schema
 * tells which tree it is. */
static void take_seats(void *user, uint32_t page)
{
    struct reading_of *r = user;
    struct row row;

    for (int i = 0; i < pages_rows(&r->pages, page); i++) {
        if (!pages_row(&r->pages, page, i, &row) || !looks_like(&row, true, "nnn") ||
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
            refuse_text(r, r->part[i].name);
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
                    add(r, queue_new_match(&(struct played){
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
                take(&r, &row);
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
