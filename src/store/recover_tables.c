/* Rows of each kind of table as jobs: what is taken, and what is refused with its reason. */
#include "recover_inside.h"

#include "mem.h"
#include "pages.h"
#include "utf8.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void refuse(struct reading_of *r, const struct row *row, const char *what, const char *why)
{
    char sentence[200];

    r->out->refusals++;
    snprintf(sentence, sizeof sentence, "page %u, row %d: %s can’t be read: %s", row->page,
             row->cell + 1, what, why);
    if (r->out->refused)
        r->out->refused(r->out->user, sentence);
}

void recover_refuse_text(struct reading_of *r, const char *name)
{
    char sentence[200];

    r->out->refusals++;
    snprintf(sentence, sizeof sentence, "%s: a part of it is lost; it ends before that", name);
    if (r->out->refused)
        r->out->refused(r->out->user, sentence);
}

void recover_add(struct reading_of *r, struct job *job)
{
    if (r->out->count == r->room) {
        r->room = r->room ? 2 * r->room : 64;
        r->out->job = mem_realloc(r->out->job, r->room * sizeof *r->out->job);
    }
    r->out->job[r->out->count++] = job;
}

bool recover_looks_like(const struct row *row, bool keyless, const char *kinds)
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
        recover_add(r, job);
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
        recover_add(r, queue_new_person(&who));
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
        recover_add(r, queue_new_match(&(struct played){.id = row->id,
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
        recover_add(r, queue_new_achievement(&a));
    }
    mem_free(name);
}

static enum table table_of(const struct row *row)
{
    return recover_looks_like(row, false, "tnt")        ? TABLE_TEXT
           : recover_looks_like(row, false, "-tnnn")    ? TABLE_PERSON
           : recover_looks_like(row, false, "-tnnnttt") ? TABLE_MATCH
           : recover_looks_like(row, true, "ntnn")      ? TABLE_ACHIEVEMENT
           : recover_looks_like(row, true, "tnnt")      ? TABLE_PART
           : recover_looks_like(row, false, "tttnt")    ? TABLE_SCHEMA
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

void recover_take(struct reading_of *r, struct row *row)
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
