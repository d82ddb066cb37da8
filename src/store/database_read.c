/* The reading half: rows into texts, people and matches of the caller's own. */

#include "database.h"
#include "check.h"
#include "database_inside.h"
#include "mem.h"
#include "strbuf.h"

#include <stdio.h>

static const char *column(sqlite3_stmt *statement, int n)
{
    CARRE_ASSERT(n >= 0);
    const unsigned char *text = sqlite3_column_text(statement, n);

    return text ? (const char *)text : "";
}

/* Ends a reading: SQLITE_DONE is well. */
static bool finish(const struct database *database, sqlite3_stmt *statement, int code,
                   struct database_fault *fault)
{
    bool done = code == SQLITE_DONE || code == SQLITE_ROW || database_fault(database, code, fault);

    database_done(statement);
    return done;
}

/* The row's text stands from the row's place on. */
static bool add_part(const struct database *database, sqlite3_stmt *statement, struct strbuf *all,
                     struct database_fault *fault)
{
    const char *part = (const char *)sqlite3_column_text(statement, 0);
    const size_t at = (size_t)sqlite3_column_int64(statement, 2);

    if (!part) { /* the row is there, its pages are not to be had */
        const int code = sqlite3_errcode(database->sql);
        return database_fault(database, code == SQLITE_OK ? SQLITE_CORRUPT : code, fault);
    }
    if (at > all->length)
        return database_damaged(database, "a part of a text is gone", fault);
    strbuf_cut(all, at);
    strbuf_add(all, part);
    return true;
}

bool database_text(struct database *database, const char *name, char **text, int64_t *changed,
                   struct database_fault *fault)
{
    sqlite3_stmt *statement = database_statement(database, database_get_text(database), fault);
    struct strbuf all = STRBUF_EMPTY;
    bool found = false, done = true;
    int code;

    if (text)
        *text = NULL;
    if (changed)
        *changed = 0;
    if (!statement)
        return false;
    sqlite3_bind_text(statement, 1, name, -1, SQLITE_STATIC);
    while (done && (code = sqlite3_step(statement)) == SQLITE_ROW) {
        done = !text || add_part(database, statement, &all, fault);
        if (changed)
            *changed = sqlite3_column_int64(statement, 1);
        found = true;
    }
    if (done)
        done = finish(database, statement, code, fault);
    else
        database_done(statement);
    if (done && found && text)
        *text = mem_copy_text(strbuf_text(&all));
    strbuf_free(&all);
    return done;
}

bool database_names(struct database *database, void (*each)(void *user, const char *name),
                    void *user, struct database_fault *fault)
{
    sqlite3_stmt *statement = database_statement(database, GET_NAMES, fault);
    int code;

    if (!statement)
        return false;
    while ((code = sqlite3_step(statement)) == SQLITE_ROW)
        each(user, column(statement, 0));
    return finish(database, statement, code, fault);
}

bool database_people(struct database *database, struct person **people, size_t *count,
                     struct database_fault *fault)
{
    sqlite3_stmt *statement = database_statement(database, GET_PEOPLE, fault);
    int code;

    *people = mem_alloc(sizeof **people);
    *count = 0;
    if (!statement)
        return false;
    while ((code = sqlite3_step(statement)) == SQLITE_ROW) {
        struct person *who;

        *people = mem_realloc(*people, (*count + 1) * sizeof **people);
        who = &(*people)[(*count)++];
        *who = (struct person){.id = sqlite3_column_int64(statement, 0),
                               .emblem = (uint8_t)sqlite3_column_int(statement, 2),
                               .colour = (uint8_t)sqlite3_column_int(statement, 3),
                               .last_played = sqlite3_column_int64(statement, 4)};
        snprintf(who->name, sizeof who->name, "%s", column(statement, 1));
    }
    return finish(database, statement, code, fault);
}

static bool read_seats(struct database *database, struct played *match,
                       struct database_fault *fault)
{
    sqlite3_stmt *statement = database_statement(database, GET_SEATS, fault);
    int code;

    if (!statement)
        return false;
    sqlite3_bind_int64(statement, 1, match->id);
    while ((code = sqlite3_step(statement)) == SQLITE_ROW) {
        int seat = sqlite3_column_int(statement, 0);

        if (seat >= 0 && seat < PROFILE_SEATS)
            match->person[seat] = sqlite3_column_int64(statement, 1);
    }
    return finish(database, statement, code, fault);
}

bool database_matches(struct database *database, const struct wanted *wanted, size_t more,
                      struct played **matches, size_t *count, struct database_fault *fault)
{
    const bool by_ids = wanted->to != INT64_MAX;
    sqlite3_stmt *statement = database_statement(database,
                                                 by_ids         ? GET_MATCHES_BETWEEN
                                                 : wanted->game ? GET_MATCHES_OF
                                                                : GET_MATCHES,
                                                 fault);
    bool done = true;
    int code;

    *matches = mem_alloc(sizeof **matches);
    *count = 0;
    if (!statement)
        return false;
    sqlite3_bind_int64(statement, 1, (int64_t)(wanted->most + more));
    sqlite3_bind_int64(statement, 3, by_ids ? wanted->from : wanted->after.ended);
    sqlite3_bind_int64(statement, 4, by_ids ? wanted->to : wanted->after.id);
    if (wanted->game)
        sqlite3_bind_text(statement, 2, wanted->game, -1, SQLITE_STATIC);
    while (done && (code = sqlite3_step(statement)) == SQLITE_ROW) {
        const struct played row = {.id = sqlite3_column_int64(statement, 0),
                                   .game = column(statement, 1),
                                   .started = sqlite3_column_int64(statement, 2),
                                   .ended = sqlite3_column_int64(statement, 3),
                                   .finished = sqlite3_column_int(statement, 4) != 0,
                                   .result = column(statement, 5),
                                   .seats = column(statement, 6)};

        *matches = mem_realloc(*matches, (*count + 1) * sizeof **matches);
        (*matches)[*count] = queue_copy_match(&row, false);
        done = read_seats(database, &(*matches)[(*count)++], fault);
    }
    if (done)
        return finish(database, statement, code, fault);
    database_done(statement);
    return false;
}

bool database_places(struct database *database, const char *game, struct played_place **places,
                     size_t *count, struct database_fault *fault)
{
    sqlite3_stmt *statement = database_statement(database, GET_PLACES, fault);
    size_t room = 0;
    int code;

    *places = NULL;
    *count = 0;
    if (!statement)
        return false;
    sqlite3_bind_text(statement, 1, game, -1, SQLITE_STATIC);
    while ((code = sqlite3_step(statement)) == SQLITE_ROW) {
        if (*count == room) {
            room = room ? 2 * room : 256;
            *places = mem_realloc(*places, room * sizeof **places);
        }
        (*places)[(*count)++] = (struct played_place){.ended = sqlite3_column_int64(statement, 0),
                                                      .id = sqlite3_column_int64(statement, 1)};
    }
    return finish(database, statement, code, fault);
}

bool database_match_text(struct database *database, int64_t id, char **text,
                         struct database_fault *fault)
{
    sqlite3_stmt *statement = database_statement(database, GET_MATCH_TEXT, fault);
    int code;

    *text = NULL;
    if (!statement)
        return false;
    sqlite3_bind_int64(statement, 1, id);
    code = sqlite3_step(statement);
    if (code == SQLITE_ROW)
        *text = mem_copy_text((const char *)sqlite3_column_text(statement, 0));
    if (code == SQLITE_ROW && !*text)
        code = SQLITE_CORRUPT;
    return finish(database, statement, code, fault);
}

bool database_last_id(struct database *database, const char *table, int64_t *id,
                      struct database_fault *fault)
{
    sqlite3_stmt *statement = database_statement(database, GET_LAST_ID, fault);
    int code;

    *id = 0;
    if (!statement)
        return false;
    sqlite3_bind_text(statement, 1, table, -1, SQLITE_STATIC);
    code = sqlite3_step(statement);
    if (code == SQLITE_ROW)
        *id = sqlite3_column_int64(statement, 0);
    return finish(database, statement, code, fault);
}

bool database_achievements(struct database *database, struct achievement **rows, size_t *count,
                           struct database_fault *fault)
{
    sqlite3_stmt *statement = database_statement(database, GET_ACHIEVEMENTS, fault);
    int code;

    *rows = mem_alloc(sizeof **rows);
    *count = 0;
    if (!statement)
        return false;
    while ((code = sqlite3_step(statement)) == SQLITE_ROW) {
        struct achievement *row;

        *rows = mem_realloc(*rows, (*count + 1) * sizeof **rows);
        row = &(*rows)[(*count)++];
        *row = (struct achievement){.person = sqlite3_column_int64(statement, 0),
                                    .best = sqlite3_column_int(statement, 2),
                                    .earned = sqlite3_column_int64(statement, 3)};
        snprintf(row->name, sizeof row->name, "%s", column(statement, 1));
    }
    return finish(database, statement, code, fault);
}
