/* The writing half: a queue's jobs as one transaction. */

#include "database.h"
#include "database_inside.h"
#include "strbuf.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Runs a statement whose values are bound. */
static bool step(const struct database *database, sqlite3_stmt *statement,
                 struct database_fault *fault)
{
    int code = sqlite3_step(statement);
    bool done = code == SQLITE_DONE || database_fault(database, code, fault);

    database_done(statement);
    return done;
}

static void bind(sqlite3_stmt *statement, int n, const char *text)
{
    sqlite3_bind_text(statement, n, text ? text : "", -1, SQLITE_STATIC);
}

/* Texts are found through an index. Where that has a torn key, a text is put as a second one beside
 * the old, which is found instead of it, be it at once or when the next keys came between: so the
 * index is looked at before anything is put by it. That is the table of the games in play, some
 * pages, and what they have grown by; the games that were played are in another. */
static bool is_sound(struct database *database, const char *question, struct database_fault *fault)
{
    sqlite3_stmt *statement = NULL;
    int code = sqlite3_prepare_v2(database->sql, question, -1, &statement, NULL);
    const char *said = NULL, *cause;
    bool sound;

    if (code == SQLITE_OK && (code = sqlite3_step(statement)) == SQLITE_ROW)
        said = (const char *)sqlite3_column_text(statement, 0);
    sound = said && strcmp(said, "ok") == 0;
    if (!said)
        database_fault(database, code == SQLITE_ROW ? SQLITE_NOMEM : code, fault);
    else if (!sound && (cause = strstr(said, "error code=")) != NULL &&
             (code = atoi(cause + 11)) != SQLITE_CORRUPT)
        database_fault(database, code, fault); /* it could not be looked at */
    else if (!sound)
        database_damaged(database, said, fault);
    sqlite3_finalize(statement);
    return sound;
}

static bool texts_are_sound(struct database *database, struct database_fault *fault)
{
    return is_sound(database, "PRAGMA integrity_check(text)", fault) &&
           is_sound(database, "PRAGMA integrity_check(part)", fault);
}

/* The statement, whose value is bound, reads what was put: that text, or nothing (NULL). */
static bool reads(struct database *database, sqlite3_stmt *statement, const char *text,
                  struct database_fault *fault)
{
    const int code = sqlite3_step(statement);
    const char *found = code == SQLITE_ROW ? (const char *)sqlite3_column_text(statement, 0) : NULL;
    const bool same = code == SQLITE_ROW ? found && text && strcmp(found, text) == 0
                                         : code == SQLITE_DONE && !text;

    if (code != SQLITE_ROW && code != SQLITE_DONE)
        database_fault(database, code, fault);
    else if (code == SQLITE_ROW && !found)
        /* the row is there, its pages are not to be had */
        database_fault(database, sqlite3_errcode(database->sql), fault);
    else if (!same)
        database_damaged(database, "what was written is not what is read", fault);
    database_done(statement);
    return same;
}

enum { BLOCK = 800 }; /* bytes that a row of parts grows to: then it fits into its page */

/* Where the row begins that holds byte `from`, and what stands in it up to there: of a row that is
 * a block already nothing, the next one begins with `from`. */
static bool row_before(struct database *database, const struct job *job, size_t *at,
                       struct strbuf *text, struct database_fault *fault)
{
    sqlite3_stmt *statement = database_statement(database, GET_PART_BEFORE, fault);
    size_t reach = 0;
    int code;

    if (!statement)
        return false;
    *at = job->from;
    bind(statement, 1, job->name);
    sqlite3_bind_int64(statement, 2, (int64_t)job->from);
    code = sqlite3_step(statement);
    if (code == SQLITE_ROW) {
        const size_t begins = (size_t)sqlite3_column_int64(statement, 0);
        const char *part = (const char *)sqlite3_column_text(statement, 1);

        reach = begins + (part ? strlen(part) : 0);
        if (part && reach >= job->from && job->from - begins < BLOCK) {
            *at = begins;
            strbuf_add_part(text, part, job->from - begins);
        }
    }
    database_done(statement);
    if (code == SQLITE_DONE) {
        statement = database_statement(database, GET_REACH, fault);
        if (!statement)
            return false;
        bind(statement, 1, job->name);
        code = sqlite3_step(statement);
        if (code == SQLITE_ROW)
            reach = (size_t)sqlite3_column_int64(statement, 0);
        database_done(statement);
    }
    if (code != SQLITE_ROW && code != SQLITE_DONE)
        return database_fault(database, code, fault);
    return reach >= job->from ||
           database_damaged(database, "the beginning of a text is gone", fault);
}

static bool cut_parts(struct database *database, const char *name, size_t at,
                      struct database_fault *fault)
{
    sqlite3_stmt *statement = database_statement(database, CUT_PARTS, fault);

    if (!statement)
        return false;
    bind(statement, 1, name);
    sqlite3_bind_int64(statement, 2, (int64_t)at);
    return step(database, statement, fault);
}

static bool put_part(struct database *database, const struct job *job, size_t at, const char *text,
                     struct database_fault *fault)
{
    sqlite3_stmt *statement = database_statement(database, PUT_PART, fault);
    sqlite3_stmt *look = database_statement(database, GET_PART, fault);

    if (!statement || !look)
        return false;
    bind(statement, 1, job->name);
    sqlite3_bind_int64(statement, 2, (int64_t)at);
    sqlite3_bind_int64(statement, 3, job->when);
    bind(statement, 4, text);
    if (!step(database, statement, fault))
        return false;
    bind(look, 1, job->name);
    sqlite3_bind_int64(look, 2, (int64_t)at);
    return reads(database, look, text, fault);
}

/* However long the text is, one row is written. */
static bool do_growth(struct database *database, const struct job *job,
                      struct database_fault *fault)
{
    struct strbuf text = STRBUF_EMPTY;
    size_t at = 0;
    bool done = row_before(database, job, &at, &text, fault);

    strbuf_add(&text, job->text);
    done = done && cut_parts(database, job->name, at, fault) &&
           put_part(database, job, at, strbuf_text(&text), fault);
    strbuf_free(&text);
    return done;
}

static bool do_text(struct database *database, const struct job *job, struct database_fault *fault)
{
    sqlite3_stmt *statement = database_statement(database, job->text ? PUT_TEXT : CUT_TEXT, fault);
    sqlite3_stmt *look = database_statement(database, GET_WHOLE_TEXT, fault);

    if (!statement || !look)
        return false;
    if (job->from > 0)
        return do_growth(database, job, fault);
    if (!cut_parts(database, job->name, 0, fault))
        return false;
    bind(statement, 1, job->name);
    if (job->text) {
        sqlite3_bind_int64(statement, 2, job->when);
        bind(statement, 3, job->text);
    }
    if (!step(database, statement, fault))
        return false;
    bind(look, 1, job->name);
    return reads(database, look, job->text, fault);
}

static bool do_person(struct database *database, const struct person *who,
                      struct database_fault *fault)
{
    sqlite3_stmt *statement = database_statement(database, PUT_PERSON, fault);

    if (!statement)
        return false;
    sqlite3_bind_int64(statement, 1, who->id);
    bind(statement, 2, who->name);
    sqlite3_bind_int(statement, 3, who->emblem);
    sqlite3_bind_int(statement, 4, who->colour);
    sqlite3_bind_int64(statement, 5, who->last_played);
    return step(database, statement, fault);
}

static bool do_seat(struct database *database, int64_t match, int seat, int64_t person,
                    struct database_fault *fault)
{
    sqlite3_stmt *statement = database_statement(database, PUT_SEAT, fault);

    if (!statement)
        return false;
    sqlite3_bind_int64(statement, 1, match);
    sqlite3_bind_int(statement, 2, seat);
    sqlite3_bind_int64(statement, 3, person);
    return step(database, statement, fault);
}

static bool do_match(struct database *database, const struct played *match,
                     struct database_fault *fault)
{
    sqlite3_stmt *statement = database_statement(database, PUT_MATCH, fault);
    bool done;

    if (!statement)
        return false;
    sqlite3_bind_int64(statement, 1, match->id);
    bind(statement, 2, match->game);
    sqlite3_bind_int64(statement, 3, match->started);
    sqlite3_bind_int64(statement, 4, match->ended);
    sqlite3_bind_int(statement, 5, match->finished);
    bind(statement, 6, match->result);
    bind(statement, 7, match->seats);
    bind(statement, 8, match->text);
    done = step(database, statement, fault);
    for (int seat = 0; seat < PROFILE_SEATS && done; seat++)
        if (match->person[seat] > 0)
            done = do_seat(database, match->id, seat, match->person[seat], fault);
    statement = done ? database_statement(database, GET_MATCH_TEXT, fault) : NULL;
    if (!statement)
        return false;
    sqlite3_bind_int64(statement, 1, match->id);
    return reads(database, statement, match->text ? match->text : "", fault);
}

static bool do_achievement(struct database *database, const struct achievement *row,
                           struct database_fault *fault)
{
    sqlite3_stmt *statement = database_statement(database, PUT_ACHIEVEMENT, fault);

    if (!statement)
        return false;
    sqlite3_bind_int64(statement, 1, row->person);
    bind(statement, 2, row->name);
    sqlite3_bind_int(statement, 3, row->best);
    sqlite3_bind_int64(statement, 4, row->earned);
    return step(database, statement, fault);
}

static bool do_gone(struct database *database, enum statement which, int64_t id,
                    struct database_fault *fault)
{
    sqlite3_stmt *statement = database_statement(database, which, fault);

    if (!statement)
        return false;
    sqlite3_bind_int64(statement, 1, id);
    return step(database, statement, fault);
}

static bool do_job(struct database *database, const struct job *job, struct database_fault *fault)
{
    switch (job->kind) {
    case JOB_TEXT: return do_text(database, job, fault);
    case JOB_PERSON: return do_person(database, &job->person, fault);
    case JOB_PERSON_GONE: return do_gone(database, CUT_PERSON, job->id, fault);
    case JOB_MATCH: return do_match(database, &job->match, fault);
    case JOB_MATCH_GONE: return do_gone(database, CUT_MATCH, job->id, fault);
    case JOB_ACHIEVEMENT: return do_achievement(database, &job->achievement, fault);
    }
    return true;
}

static bool run(struct database *database, const char *sql, struct database_fault *fault)
{
    int code = sqlite3_exec(database->sql, sql, NULL, NULL, NULL);

    return code == SQLITE_OK || database_fault(database, code, fault);
}

/* What is deleted is overwritten with zeros where it lay (secure_delete), but for what of it stands
 * in the log: that is folded in and cut to nothing. Somebody else who reads just now keeps it for a
 * while; the next deletion, or the program's end, sees to it then. */
static void wipe(struct database *database)
{
    sqlite3_exec(database->sql, "PRAGMA wal_checkpoint(TRUNCATE)", NULL, NULL, NULL);
}

static bool has_text(const struct job *first)
{
    while (first && first->kind != JOB_TEXT)
        first = first->next;
    return first != NULL;
}

static bool deletes(const struct job *job)
{
    return job->kind == JOB_PERSON_GONE || job->kind == JOB_MATCH_GONE ||
           (job->kind == JOB_TEXT && !job->text);
}

/* Every commit has another number. */
static bool count_on(struct database *database, struct database_fault *fault)
{
    uint32_t number, chance;

    sqlite3_randomness(sizeof chance, &chance);
    return database_number(database, &number, fault) &&
           database_set_number(database, wal_next(number, chance), fault);
}

bool database_do(struct database *database, const struct job *first, struct database_fault *fault)
{
    bool done = true, gone = false;

    if (!database->looked && has_text(first))
        done = database->looked = texts_are_sound(database, fault);
    done = done && run(database, "BEGIN IMMEDIATE", fault) && count_on(database, fault);
    for (const struct job *job = first; job && done; job = job->next) {
        done = do_job(database, job, fault);
        gone |= deletes(job);
    }
    if (done)
        done = run(database, "COMMIT", fault);
    if (done && gone)
        wipe(database);
    if (!done && !sqlite3_get_autocommit(database->sql))
        sqlite3_exec(database->sql, "ROLLBACK", NULL, NULL, NULL);
    return done;
}

bool database_sync(struct database *database, struct database_fault *fault)
{
    sqlite3_file *log = NULL;
    int code = sqlite3_file_control(database->sql, "main", SQLITE_FCNTL_JOURNAL_POINTER, &log);

    if (code == SQLITE_OK && log && log->pMethods)
        code = log->pMethods->xSync(log, SQLITE_SYNC_NORMAL);
    return code == SQLITE_OK || database_fault(database, code, fault);
}

enum { LONG = 1000 }; /* pages, as SQLite itself has it */

bool database_is_long(const struct database *database) { return database->logged >= LONG; }

void database_fold(struct database *database)
{
    sqlite3_wal_checkpoint_v2(database->sql, NULL, SQLITE_CHECKPOINT_PASSIVE, NULL, NULL);
    database->logged = 0; /* if a reader was in the way: the next commit counts anew */
}
