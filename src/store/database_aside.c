/* Out of the way, and never overwritten: a damaged database with its log, or what lies beside one
 * and does not belong to it. */

#include "database_inside.h"
#include "check.h"
#include "file.h"
#include "path.h"
#include "wal.h"

#include <stdio.h>

static const char *const endings[] = {"", "-wal", "-shm", "-journal"};
enum { ENDINGS = sizeof endings / sizeof endings[0] };

static bool number_is_used(const char *path, int number)
{
    CARRE_ASSERT(number > 0);
    struct strbuf name = STRBUF_EMPTY;
    bool used = false;

    for (int i = 0; i < ENDINGS && !used; i++) {
        strbuf_setf(&name, "%s.damaged-%d%s", path, number, endings[i]);
        used = path_exists(strbuf_text(&name));
    }
    strbuf_free(&name);
    return used;
}

bool database_set_aside(const char *path, char *aside, size_t room, struct strbuf *why)
{
    struct strbuf from = STRBUF_EMPTY, to = STRBUF_EMPTY;
    bool done = true;
    int number = 1;

    while (number_is_used(path, number))
        number++;
    snprintf(aside, room, "%s.damaged-%d", path_base(path), number);
    /* The log first: a kill in between must not leave it beside a fresh database. */
    for (int i = ENDINGS - 1; i >= 0 && done; i--) {
        strbuf_setf(&from, "%s%s", path, endings[i]);
        strbuf_setf(&to, "%s.damaged-%d%s", path, number, endings[i]);
        done = !path_exists(strbuf_text(&from)) ||
               file_rename(strbuf_text(&from), strbuf_text(&to), why);
    }
    strbuf_free(&from);
    strbuf_free(&to);
    return done;
}

bool database_log_fits(const char *path)
{
    return wal_look(path, database_schema()) == WAL_FITS ||
           wal_look(path, database_schema()) == WAL_FITS;
}

enum wal_verdict database_set_log_aside(const char *path, char *aside, size_t room)
{
    const enum wal_verdict verdict = wal_look(path, database_schema());
    const char *ending = verdict == WAL_JOURNAL ? "-journal" : "-wal";
    struct strbuf from = STRBUF_EMPTY, to = STRBUF_EMPTY;
    bool moved = false;
    int number = 1;

    if (verdict == WAL_FITS)
        return verdict;
    while (number_is_used(path, number))
        number++;
    strbuf_setf(&from, "%s%s", path, ending);
    strbuf_setf(&to, "%s.damaged-%d%s", path, number, ending);
    snprintf(aside, room, "%s", path_base(strbuf_text(&to)));
    moved = file_rename(strbuf_text(&from), strbuf_text(&to), NULL);
    strbuf_free(&from);
    strbuf_free(&to);
    return moved ? verdict : WAL_FITS;
}
