/* Opening, the schema's steps, prepared statements, and what an error code means to us. */

#include "database.h"

#include "check.h"
#include "database_inside.h"
#include "file.h"
#include "mem.h"
#include "path.h"
#include "schema_steps.h"
#include "system.h"
#include "wal.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

/* Step n brings a database of user_version n to n + 1. */
static const char *const steps[] = {SCHEMA_STEPS};
enum { SCHEMA = sizeof steps / sizeof steps[0] };

enum { READABLE = 4 }; /* the earliest schema that has all tables which are read… */
enum { PARTS = 6 };    /* …but for that of the parts */

enum { FUTURE = 1000 }; /* steps that a later version may have; a greater number is a torn one */

enum { LIBRARY = 3037000 }; /* the first SQLite that has STRICT tables */

/* how long somebody else's lock is waited for: a tool that looks into the file */
enum { PATIENCE_MS = 1000 };

static const char *const texts[STATEMENTS] = {
    [GET_NUMBER] = "PRAGMA application_id",
    [GET_TEXT] = "SELECT text, changed FROM text WHERE name = ?",
    [GET_WHOLE_TEXT] = "SELECT text, changed, 0 AS at FROM text WHERE name = ?1 UNION ALL"
                       " SELECT text, changed, at FROM part WHERE name = ?1 ORDER BY at",
    [GET_PART_BEFORE] =
        "SELECT at, text FROM part WHERE name = ? AND at < ? ORDER BY at DESC LIMIT 1",
    [GET_REACH] = "SELECT length(CAST(text AS BLOB)) FROM text WHERE name = ?",
    [GET_PART] = "SELECT text FROM part WHERE name = ? AND at = ?",
    [GET_NAMES] = "SELECT name FROM text ORDER BY name",
    [GET_PEOPLE] = "SELECT id, name, emblem, colour, last_played FROM person ORDER BY id",
    [GET_MATCHES] = "SELECT id, game, started, ended, finished, result, seats FROM match"
                    " WHERE (ended, id) < (?3, ?4) ORDER BY ended DESC, id DESC LIMIT ?1",
    [GET_MATCHES_OF] =
        "SELECT id, game, started, ended, finished, result, seats FROM match"
        " WHERE game = ?2 AND (ended, id) < (?3, ?4) ORDER BY ended DESC, id DESC LIMIT ?1",
    [GET_MATCHES_BETWEEN] =
        "SELECT id, game, started, ended, finished, result, seats FROM match"
        " WHERE id >= ?3 AND id < ?4 AND +game = ?2 LIMIT ?1", /* not by the index of games */
    [GET_PLACES] = "SELECT ended, id FROM match WHERE game = ?",
    [GET_SEATS] = "SELECT seat, person FROM match_person WHERE match = ?",
    [GET_MATCH_TEXT] = "SELECT text FROM match WHERE id = ?",
    [GET_LAST_ID] = "SELECT seq FROM sqlite_sequence WHERE name = ?",
    [PUT_TEXT] =
        "INSERT INTO text (name, changed, text) VALUES (?, ?, ?)"
        " ON CONFLICT (name) DO UPDATE SET changed = excluded.changed, text = excluded.text",
    [CUT_TEXT] = "DELETE FROM text WHERE name = ?",
    [PUT_PART] = "INSERT INTO part (name, at, changed, text) VALUES (?, ?, ?, ?)",
    [CUT_PARTS] = "DELETE FROM part WHERE name = ? AND at >= ?",
    [PUT_PERSON] =
        "INSERT INTO person (id, name, emblem, colour, last_played) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET name = excluded.name, emblem = excluded.emblem,"
        " colour = excluded.colour, last_played = excluded.last_played",
    [CUT_PERSON] = "DELETE FROM person WHERE id = ?",
    [PUT_MATCH] =
        "INSERT OR REPLACE INTO match (id, game, started, ended, finished, result, seats, text)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    /* A person may have gone meanwhile; the match is kept all the same. */
    [PUT_SEAT] = "INSERT OR REPLACE INTO match_person (match, seat, person) SELECT ?, ?, id FROM "
                 "person WHERE id = ?",
    [CUT_MATCH] = "DELETE FROM match WHERE id = ?",
    [GET_ACHIEVEMENTS] = "SELECT person, name, best, earned FROM achievement",
    /* A person may have gone meanwhile. What is earned keeps its first date. */
    [PUT_ACHIEVEMENT] = "INSERT INTO achievement (person, name, best, earned) SELECT ?1, ?2, ?3, ?4"
                        " WHERE ?1 = 0 OR EXISTS (SELECT 1 FROM person WHERE id = ?1)"
                        " ON CONFLICT (person, name) DO UPDATE SET best = max(best, excluded.best),"
                        " earned = CASE WHEN earned = 0 THEN excluded.earned ELSE earned END",
};

uint32_t database_schema(void) { return SCHEMA; }

enum statement database_get_text(const struct database *database)
{
    return database->version < PARTS ? GET_TEXT : GET_WHOLE_TEXT;
}

enum store_trouble database_trouble(int cause)
{
    static const enum store_trouble trouble[] = {[SYSTEM_FULL] = STORE_FULL,
                                                 [SYSTEM_FORBIDDEN] = STORE_FORBIDDEN,
                                                 [SYSTEM_FAULT] = STORE_FAULT};

    return trouble[system_refusal(cause)];
}

bool database_fault(const struct database *database, int code, struct database_fault *fault)
{
    CARRE_ASSERT(code != SQLITE_OK);
    int cause = database->sql ? system_errno(sqlite3_system_errno(database->sql)) : 0;

    fault->verdict = DATABASE_REFUSED;
    fault->trouble = STORE_FAULT;
    switch (code & 0xFF) {
    /* our statements are right: what they speak of is not there, or is already */
    case SQLITE_ERROR:
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        fault->verdict = DATABASE_DAMAGED;
        fault->trouble = STORE_DAMAGED;
        break;
    case SQLITE_CONSTRAINT:
    case SQLITE_MISMATCH:
    case SQLITE_RANGE:
    case SQLITE_TOOBIG:
    case SQLITE_MISUSE: fault->verdict = DATABASE_WRONG; break;
    case SQLITE_FULL: fault->trouble = STORE_FULL; break;
    case SQLITE_READONLY:
    case SQLITE_PERM:
    case SQLITE_AUTH: fault->trouble = STORE_FORBIDDEN; break;
    case SQLITE_IOERR:
    case SQLITE_CANTOPEN: fault->trouble = database_trouble(cause); break;
    default: cause = 0; break;
    }
    if (fault->trouble != STORE_DAMAGED && cause && fault->verdict == DATABASE_REFUSED)
        snprintf(fault->sentence, sizeof fault->sentence, "%s: %s: %s", database->path,
                 sqlite3_errstr(code), strerror(cause));
    else
        snprintf(fault->sentence, sizeof fault->sentence, "%s: %s", database->path,
                 database->sql ? sqlite3_errmsg(database->sql) : sqlite3_errstr(code));
    return false;
}

bool database_damaged(const struct database *database, const char *what,
                      struct database_fault *fault)
{
    *fault = (struct database_fault){.verdict = DATABASE_DAMAGED, .trouble = STORE_DAMAGED};
    snprintf(fault->sentence, sizeof fault->sentence, "%s: %s", database->path, what);
    return false;
}

sqlite3_stmt *database_statement(struct database *database, enum statement which,
                                 struct database_fault *fault)
{
    CARRE_ASSERT((int)which >= 0 && which < STATEMENTS);
    sqlite3_stmt **statement = &database->statement[which];
    int code = SQLITE_OK;

    if (!*statement)
        code = sqlite3_prepare_v3(database->sql, texts[which], -1, SQLITE_PREPARE_PERSISTENT,
                                  statement, NULL);
    if (code != SQLITE_OK)
        database_fault(database, code, fault);
    return *statement;
}

void database_done(sqlite3_stmt *statement)
{
    sqlite3_reset(statement);
    sqlite3_clear_bindings(statement);
}

static bool run(struct database *database, const char *sql, struct database_fault *fault)
{
    int code = sqlite3_exec(database->sql, sql, NULL, NULL, NULL);

    return code == SQLITE_OK || database_fault(database, code, fault);
}

static bool version_of(struct database *database, int *version, struct database_fault *fault)
{
    sqlite3_stmt *statement = NULL;
    int code = sqlite3_prepare_v2(database->sql, "PRAGMA user_version", -1, &statement, NULL);

    if (code == SQLITE_OK)
        code = sqlite3_step(statement);
    *version = code == SQLITE_ROW ? sqlite3_column_int(statement, 0) : 0;
    if (code != SQLITE_ROW)
        database_fault(database, code, fault);
    sqlite3_finalize(statement);
    return code == SQLITE_ROW;
}

/* All missing steps in one transaction: a kill on the way leaves the earlier schema. */
static bool migrate(struct database *database, int version, struct database_fault *fault)
{
    char number[48];
    bool done;

    if (version == SCHEMA)
        return true;
    done = run(database, "BEGIN IMMEDIATE", fault);
    for (int i = version; done && i < SCHEMA; i++)
        done = run(database, steps[i], fault);
    snprintf(number, sizeof number, "PRAGMA user_version = %d", (int)SCHEMA);
    done = done && run(database, number, fault) && run(database, "COMMIT", fault);
    if (!done && !sqlite3_get_autocommit(database->sql))
        sqlite3_exec(database->sql, "ROLLBACK", NULL, NULL, NULL);
    return done;
}

bool database_number(struct database *database, uint32_t *number, struct database_fault *fault)
{
    sqlite3_stmt *statement = database_statement(database, GET_NUMBER, fault);
    int code;

    if (!statement)
        return false;
    code = sqlite3_step(statement);
    *number = code == SQLITE_ROW ? (uint32_t)sqlite3_column_int(statement, 0) : 0;
    if (code != SQLITE_ROW)
        database_fault(database, code, fault);
    database_done(statement);
    return code == SQLITE_ROW;
}

bool database_set_number(struct database *database, uint32_t number, struct database_fault *fault)
{
    char sql[48];

    snprintf(sql, sizeof sql, "PRAGMA application_id = %d", (int)(int32_t)number);
    return run(database, sql, fault);
}

/* A database's first number. At once it is in the file: until then any log would fit (wal.h). */
static bool give_number(struct database *database, struct database_fault *fault)
{
    uint32_t number, chance;

    if (!database_number(database, &number, fault))
        return false;
    if (number != 0 && number != WAL_BORN)
        return true;
    sqlite3_randomness(sizeof chance, &chance);
    if (!database_set_number(database, WAL_BORN, fault) ||
        !database_set_number(database, wal_next(chance, 0), fault))
        return false;
    sqlite3_exec(database->sql, "PRAGMA wal_checkpoint(TRUNCATE)", NULL, NULL, NULL);
    return true;
}

static bool refuse_version(struct database *database, int version, struct database_fault *fault)
{
    const bool nobodys = version < 0 || version > SCHEMA + FUTURE, newer = version > SCHEMA;

    *fault = (struct database_fault){.verdict = nobodys ? DATABASE_DAMAGED
                                                : newer ? DATABASE_NEWER
                                                        : DATABASE_REFUSED,
                                     .trouble = nobodys ? STORE_DAMAGED
                                                : newer ? STORE_NEWER
                                                        : STORE_FAULT};
    snprintf(fault->sentence, sizeof fault->sentence,
             nobodys
                 ? "%s: its schema has the number %d, which no Carré ever wrote; this one knows %d"
             : newer ? "%s: was written by a newer Carré (schema %d, this one knows %d); it is "
                       "left as it is, and nothing is kept"
                     : "%s: is of an earlier Carré (schema %d, this one reads %d)",
             database->path, version, (int)SCHEMA);
    sqlite3_db_config(database->sql, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
    return false;
}

/* SQLite takes a file for read-only whose header says that only a later SQLite may write it, and
 * would say so for ever. */
static bool header_allows(const struct database *database, struct database_fault *fault)
{
    sqlite3_file *file = NULL;
    unsigned char head[20];

    if (sqlite3_file_control(database->sql, "main", SQLITE_FCNTL_FILE_POINTER, &file) !=
            SQLITE_OK ||
        !file || !file->pMethods ||
        file->pMethods->xRead(file, head, sizeof head, 0) != SQLITE_OK || head[18] <= 2)
        return true;
    *fault = (struct database_fault){.verdict = DATABASE_DAMAGED, .trouble = STORE_DAMAGED};
    snprintf(fault->sentence, sizeof fault->sentence,
             "%s: its header leaves writing to a later SQLite, which none has ever done",
             database->path);
    return false;
}

static int count_log(void *user, sqlite3 *sql, const char *name, int pages)
{
    struct database *database = user;

    (void)sql;
    (void)name;
    database->logged = pages;
    return SQLITE_OK;
}

static bool make_ready(struct database *database, enum database_mode mode,
                       struct database_fault *fault)
{
    int version;

    sqlite3_extended_result_codes(database->sql, 1);
    sqlite3_busy_timeout(database->sql, PATIENCE_MS);
    if (!version_of(database, &version, fault))
        return false;
    if (version < 0 || version > SCHEMA || (mode != DATABASE_WRITE && version < READABLE))
        return refuse_version(database, version, fault);
    database->version = mode == DATABASE_WRITE ? SCHEMA : version;
    if (mode != DATABASE_WRITE)
        return true;
    sqlite3_wal_hook(database->sql, count_log, database); /* instead of folding within a commit */
    return header_allows(database, fault) &&
           run(database,
               "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;"
               "PRAGMA secure_delete = ON;"
               "PRAGMA journal_size_limit = 1048576",
               fault) &&
           migrate(database, version, fault) && give_number(database, fault);
}

static void disconnect(struct database *database)
{
    for (int i = 0; i < STATEMENTS; i++) {
        sqlite3_finalize(database->statement[i]);
        database->statement[i] = NULL;
    }
    sqlite3_close(database->sql);
    database->sql = NULL;
}

static bool open_as(struct database *database, const char *name, int flags, enum database_mode mode,
                    struct database_fault *fault)
{
    int code = sqlite3_open_v2(name, &database->sql, flags | SQLITE_OPEN_NOMUTEX, NULL);

    if ((code == SQLITE_OK || database_fault(database, code, fault)) &&
        make_ready(database, mode, fault))
        return true;
    disconnect(database);
    return false;
}

/* Where not even the log's index can be made (a full disk, a folder that is read-only) the file is
 * read as it lies there. */
static bool open_as_it_lies(struct database *database, struct database_fault *fault)
{
    struct strbuf uri = STRBUF_EMPTY;
    bool done;

    strbuf_add(&uri, "file:");
    for (const char *at = database->path; *at; at++) {
        if (*at == '?' || *at == '#' || *at == '%')
            strbuf_addf(&uri, "%%%02X", (unsigned)(unsigned char)*at);
        else
            strbuf_add_char(&uri, *at);
    }
    strbuf_add(&uri, "?immutable=1");
    done = open_as(database, strbuf_text(&uri), SQLITE_OPEN_READONLY | SQLITE_OPEN_URI,
                   DATABASE_READ, fault);
    database->lies = done;
    strbuf_free(&uri);
    return done;
}

/* An older SQLite takes our schema for damage. It may be older than the one that the program was
 * built with. */
static bool library_fits(const char *path, struct database_fault *fault)
{
    if (sqlite3_libversion_number() >= LIBRARY)
        return true;
    *fault = (struct database_fault){.verdict = DATABASE_REFUSED, .trouble = STORE_FAULT};
    snprintf(fault->sentence, sizeof fault->sentence,
             "%s: this system's SQLite is %s; Carré needs 3.37 or later", path,
             sqlite3_libversion());
    return false;
}

static void sweep(const char *path)
{
    static const char *const endings[] = {"", "-wal", "-shm", "-journal"};
    struct strbuf name = STRBUF_EMPTY;

    for (int i = 0; i < 4; i++) {
        strbuf_setf(&name, "%s%s", path, endings[i]);
        file_discard(strbuf_text(&name));
    }
    strbuf_free(&name);
}

enum { OURS = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE };

/* A database that is not there is made whole under another name: so one that is there and empty is
 * a damaged one. */
static bool make_new(struct database *database, struct database_fault *fault)
{
    struct strbuf name = STRBUF_EMPTY;
    bool done;

    strbuf_setf(&name, "%s.new", database->path);
    sweep(strbuf_text(&name));
    /* private, as all the folder; the log's files take the mode over */
    file_create(strbuf_text(&name));
    done = open_as(database, strbuf_text(&name), OURS, DATABASE_WRITE, fault);
    disconnect(database);
    if (done && !file_rename(strbuf_text(&name), database->path, NULL)) {
        *fault = (struct database_fault){.verdict = DATABASE_REFUSED,
                                         .trouble = database_trouble(errno)};
        snprintf(fault->sentence, sizeof fault->sentence, "%s: %s", database->path,
                 strerror(errno));
        done = false;
    }
    if (!done)
        sweep(strbuf_text(&name));
    strbuf_free(&name);
    return done;
}

static bool open_ours(struct database *database, struct database_fault *fault)
{
    if (!path_exists(database->path) && errno == ENOENT && !make_new(database, fault))
        return false;
    if (file_size(database->path) == 0) {
        *fault = (struct database_fault){.verdict = DATABASE_DAMAGED, .trouble = STORE_DAMAGED};
        snprintf(fault->sentence, sizeof fault->sentence, "%s: is empty", database->path);
        return false;
    }
    return open_as(database, database->path, OURS, DATABASE_WRITE, fault);
}

static bool open_to_read(struct database *database, enum database_mode mode,
                         struct database_fault *fault)
{
    if (mode != DATABASE_AS_IT_LIES &&
        open_as(database, database->path, SQLITE_OPEN_READONLY, mode, fault))
        return true;
    if (mode == DATABASE_READ ||
        (mode == DATABASE_READ_AS_IT_LIES && fault->verdict != DATABASE_REFUSED))
        return false;
    return path_is_file(database->path) && open_as_it_lies(database, fault);
}

struct database *database_open(const char *path, enum database_mode mode,
                               struct database_fault *fault)
{
    if (!library_fits(path, fault))
        return NULL;
    struct database *database = mem_alloc(sizeof *database);

    database->path = mem_copy_text(path);
    if (mode == DATABASE_WRITE ? open_ours(database, fault) : open_to_read(database, mode, fault))
        return database;
    database_close(database);
    return NULL;
}

void database_close(struct database *database)
{
    if (!database)
        return;
    disconnect(database);
    mem_free(database->path);
    mem_free(database);
}

bool database_lies(const struct database *database) { return database->lies; }

bool database_has_log(const char *path)
{
    struct strbuf log = STRBUF_EMPTY;
    bool has;

    strbuf_setf(&log, "%s-wal", path);
    has = file_size(strbuf_text(&log)) > 0;
    strbuf_free(&log);
    return has;
}

bool database_sound(struct database *database)
{
    sqlite3_stmt *statement = NULL;
    bool sound = sqlite3_prepare_v2(database->sql, "PRAGMA integrity_check(1)", -1, &statement,
                                    NULL) == SQLITE_OK &&
                 sqlite3_step(statement) == SQLITE_ROW &&
                 strcmp((const char *)sqlite3_column_text(statement, 0), "ok") == 0;

    sqlite3_finalize(statement);
    return sound;
}

bool database_lost(struct database *database)
{
    int moved = 0;

    return sqlite3_file_control(database->sql, "main", SQLITE_FCNTL_HAS_MOVED, &moved) ==
               SQLITE_OK &&
           moved;
}

void database_leave(struct database *database)
{
    if (database)
        sqlite3_db_config(database->sql, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
    database_close(database);
}
