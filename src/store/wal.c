/* By the file format's description (sqlite.org/fileformat2.html, 4). Checksums are left to SQLite,
 * but for the head's: a frame that is torn ends the log there, and what follows can only let
 * a log pass. */

#include "wal.h"

#include "file.h"
#include "strbuf.h"

#include <errno.h>
#include <stdbool.h>
#include <string.h>

enum {
    HEAD = 32,
    FRAME_HEAD = 24,
    FILE_HEAD = 100,
    NUMBER_AT = 68,
    FORMAT_AT = 18,
    SCHEMA_AT = 60,
    STEPS = 4096
};

static uint32_t big32(const unsigned char *at)
{
    return (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3];
}
static uint32_t little32(const unsigned char *at)
{
    return (uint32_t)at[3] << 24 | (uint32_t)at[2] << 16 | (uint32_t)at[1] << 8 | at[0];
}

/* What the file itself tells. */
struct told {
    bool missing, ours; /* ours: it begins as a database does */
    bool logs;          /* it is kept with a log, not with a journal */
    uint32_t number, schema;
};

static struct told ask_file(const char *path)
{
    struct told told = {0};
    unsigned char head[FILE_HEAD];
    struct file *file = file_open(path);

    told.missing = !file && errno == ENOENT;
    told.ours = file && file_read_at(file, 0, head, sizeof head) &&
                memcmp(head, "SQLite format 3", 16) == 0;
    if (told.ours) {
        told.number = big32(head + NUMBER_AT);
        told.schema = big32(head + SCHEMA_AT);
        told.logs = head[FORMAT_AT] == 2;
    }
    file_close(file);
    return told;
}

/* What is read in a log, from its first frame to the last of the same turn. */
struct numbers {
    bool commits, has; /* something was committed; a number is in it that is not 0 */
    bool member;       /* the file's is among them */
    uint32_t first;    /* of those that are not 0 */
};

static bool is_head(const unsigned char head[HEAD])
{
    const bool big = head[3] & 1;
    uint32_t sum[2] = {0, 0};

    for (int i = 0; i < 24; i += 8) {
        sum[0] += (big ? big32(head + i) : little32(head + i)) + sum[1];
        sum[1] += (big ? big32(head + i + 4) : little32(head + i + 4)) + sum[0];
    }
    return (big32(head) & ~1U) == 0x377F0682 && sum[0] == big32(head + 24) &&
           sum[1] == big32(head + 28);
}

static void read_frames(struct file *log, const unsigned char head[HEAD], uint32_t number,
                        struct numbers *out)
{
    const uint64_t page = big32(head + 8) == 1 ? 65536 : big32(head + 8);
    unsigned char frame[FRAME_HEAD], bytes[4];

    for (uint64_t at = HEAD; file_read_at(log, at, frame, sizeof frame); at += FRAME_HEAD + page) {
        if (memcmp(frame + 8, head + 16, 8) != 0)
            break;
        out->commits |= big32(frame + 4) != 0;
        if (big32(frame) != 1 ||
            !file_read_at(log, at + FRAME_HEAD + NUMBER_AT, bytes, sizeof bytes))
            continue;
        out->member |= big32(bytes) == number;
        if (!out->has && big32(bytes) != 0) {
            out->has = true;
            out->first = big32(bytes);
        }
    }
}

static bool fits(const struct told *told, const struct numbers *log)
{
    if (!log->commits || (!told->missing && !told->ours) || told->number == WAL_BORN)
        return true; /* a torn file goes with its log */
    if (told->missing)
        return false;
    if (told->number == 0)
        return !log->has || log->first == WAL_BORN;
    return log->member || (log->has && log->first - told->number - 1 <= STEPS);
}

static enum wal_verdict look_at_log(const char *path, const struct told *told)
{
    struct file *log = file_open(path);
    enum wal_verdict verdict = WAL_FITS;
    struct numbers numbers = {0};
    unsigned char head[HEAD];

    if (!log)
        return WAL_FITS;
    if (file_read_at(log, 0, head, sizeof head)) {
        if (!is_head(head))
            verdict = WAL_TORN;
        else
            read_frames(log, head, told->number, &numbers);
        if (verdict == WAL_FITS && !fits(told, &numbers))
            verdict = WAL_FOREIGN;
    }
    file_close(log);
    return verdict;
}

enum wal_verdict wal_look(const char *database, uint32_t schema)
{
    const struct told told = ask_file(database);
    struct strbuf path = STRBUF_EMPTY;
    enum wal_verdict verdict = WAL_FITS;

    if (told.schema > schema)
        return WAL_FITS;
    strbuf_setf(&path, "%s-journal", database);
    if (told.logs && file_size(strbuf_text(&path)) > 0)
        verdict = WAL_JOURNAL;
    strbuf_setf(&path, "%s-wal", database);
    if (verdict == WAL_FITS)
        verdict = look_at_log(strbuf_text(&path), &told);
    strbuf_free(&path);
    return verdict;
}

uint32_t wal_next(uint32_t number, uint32_t chance)
{
    const uint32_t next = number + 1 + chance % STEPS;

    return next == 0 || next == WAL_BORN ? next + 1 : next;
}
