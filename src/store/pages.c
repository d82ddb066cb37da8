/* pages.c - the file format of SQLite, read with care. */
#include "pages.h"

#include "mem.h"

#include <string.h>

enum {
    TABLE_LEAF = 13,
    TABLE_INSIDE = 5,
    KEY_LEAF = 10,
    KEY_INSIDE = 2,
    LOG_HEAD = 32,
    FRAME_HEAD = 24,
    DEEPEST = 40
};
#define TEXT_LIMIT ((uint64_t)17 << 20) /* of a row */

static uint32_t big16(const unsigned char *at) { return (uint32_t)at[0] << 8 | at[1]; }
static uint32_t big32(const unsigned char *at)
{
    return (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3];
}
static uint32_t little32(const unsigned char *at)
{
    return (uint32_t)at[3] << 24 | (uint32_t)at[2] << 16 | (uint32_t)at[1] << 8 | at[0];
}

/* ---- the file and its log ---- */

static uint32_t size_told(uint32_t told)
{
    const uint32_t size = told == 1 ? 65536 : told;

    return size >= 512 && size <= 65536 && (size & (size - 1)) == 0 ? size : 0;
}

/* The log's checksums run on from frame to frame. */
static void add_up(uint32_t sum[2], const unsigned char *bytes, size_t length, bool big)
{
    for (size_t i = 0; i + 8 <= length; i += 8) {
        sum[0] += (big ? big32(bytes + i) : little32(bytes + i)) + sum[1];
        sum[1] += (big ? big32(bytes + i + 4) : little32(bytes + i + 4)) + sum[0];
    }
}

static void put_page(struct pages *pages, uint32_t n, const unsigned char *bytes)
{
    if (n > pages->count) {
        pages->page = mem_realloc(pages->page, n * sizeof *pages->page);
        memset(pages->page + pages->count, 0, (n - pages->count) * sizeof *pages->page);
        pages->count = n;
    }
    pages->page[n - 1] = bytes;
}

/* Lays the log's whole transactions over the file. */
static void lay_log(struct pages *pages, const unsigned char *log, size_t length)
{
    const size_t frame = FRAME_HEAD + pages->size;
    uint32_t sum[2] = {0, 0};
    size_t frames = 0, whole = 0;

    if (!log || length < LOG_HEAD || (big32(log) & ~1U) != 0x377F0682 ||
        size_told(big32(log + 8)) != pages->size)
        return;
    const bool big = big32(log) & 1;
    add_up(sum, log, 24, big);
    if (sum[0] != big32(log + 24) || sum[1] != big32(log + 28))
        return;
    for (const unsigned char *at = log + LOG_HEAD; (size_t)(log + length - at) >= frame;
         at += frame) {
        add_up(sum, at, 8, big);
        add_up(sum, at + FRAME_HEAD, pages->size, big);
        if (memcmp(at + 8, log + 16, 8) != 0 || sum[0] != big32(at + 16) ||
            sum[1] != big32(at + 20))
            break;
        frames++;
        if (big32(at + 4))
            whole = frames;
    }
    for (size_t i = 0; i < whole; i++) {
        const unsigned char *at = log + LOG_HEAD + i * frame;
        const uint32_t n = big32(at);

        if (n == 0 || n > pages->count + whole + 1)
            continue;
        put_page(pages, n, at + FRAME_HEAD);
        pages->from_log++;
    }
}

void pages_open(struct pages *pages, const unsigned char *file, size_t length,
                const unsigned char *log, size_t log_length)
{
    const bool headed = length >= 100 && memcmp(file, "SQLite format 3", 16) == 0;

    *pages = (struct pages){.file = file, .size = headed ? size_told(big16(file + 16)) : 0};
    if (!pages->size && log && log_length >= LOG_HEAD)
        pages->size = size_told(big32(log + 8));
    if (!pages->size)
        pages->size = 4096;
    pages->usable = pages->size - (headed && file[20] <= 32 ? file[20] : 0);
    pages->count = (uint32_t)(length / pages->size);
    pages->page = mem_array(pages->count + 1, sizeof *pages->page);
    for (uint32_t i = 0; i < pages->count; i++)
        pages->page[i] = file + (size_t)i * pages->size;
    lay_log(pages, log, log_length);
}

void pages_close(struct pages *pages)
{
    mem_free(pages->page);
    pages->page = NULL;
}

/* ---- rows ---- */

static const unsigned char *bytes_of(const struct pages *pages, uint32_t n)
{
    return n >= 1 && n <= pages->count ? pages->page[n - 1] : NULL;
}
static uint32_t head_of(uint32_t page) { return page == 1 ? 100 : 0; }

/* How long the page's head is; 0 for a page without rows. */
static uint32_t head_length(int kind)
{
    return kind == TABLE_LEAF || kind == KEY_LEAF       ? 8
           : kind == KEY_INSIDE || kind == TABLE_INSIDE ? 12
                                                        : 0;
}

int pages_rows(const struct pages *pages, uint32_t page)
{
    const unsigned char *at = bytes_of(pages, page);
    const uint32_t head = head_of(page);
    uint32_t most, cells;

    if (!at || at[head] == TABLE_INSIDE || head_length(at[head]) == 0)
        return 0;
    cells = big16(at + head + 3);
    most = (pages->usable - head) / 6;
    return (int)(cells < most ? cells : most);
}

/* A number of one to nine bytes; the bytes it took, 0: it does not end here. */
static uint32_t varint(const unsigned char *at, const unsigned char *end, uint64_t *out)
{
    *out = 0;
    for (uint32_t i = 0; i < 9 && at + i < end; i++) {
        if (i == 8) {
            *out = *out << 8 | at[i];
            return 9;
        }
        *out = *out << 7 | (at[i] & 0x7F);
        if (at[i] < 0x80)
            return i + 1;
    }
    return 0;
}

struct cell {
    const unsigned char *at; /* the payload */
    uint64_t length;
    /* bytes of it on this page; the number of the next page after them if that is not all */
    uint32_t here;
    uint64_t id;
};

static bool find_cell(const struct pages *pages, uint32_t page, int n, struct cell *out)
{
    const unsigned char *at = bytes_of(pages, page);
    const uint32_t head = head_of(page), usable = pages->usable;
    const int kind = at ? at[head] : 0;

    if (n < 0 || n >= pages_rows(pages, page))
        return false;
    const uint32_t pointer = head + head_length(kind) + 2 * (uint32_t)n;
    if (pointer + 2 > usable)
        return false;
    uint32_t from = big16(at + pointer), step;
    if (from < head + 8 || from + 4 >= usable)
        return false;
    from += kind == KEY_INSIDE ? 4 : 0;
    *out = (struct cell){0};
    if ((step = varint(at + from, at + usable, &out->length)) == 0)
        return false;
    from += step;
    if (kind == TABLE_LEAF) {
        if ((step = varint(at + from, at + usable, &out->id)) == 0)
            return false;
        from += step;
    }
    if (out->length == 0 || out->length > TEXT_LIMIT)
        return false;
    const uint32_t most = kind == TABLE_LEAF ? usable - 35 : (usable - 12) * 64 / 255 - 23,
                   least = (usable - 12) * 32 / 255 - 23;
    uint32_t here = (uint32_t)out->length;
    if (here > most) {
        here = least + (here - least) % (usable - 4);
        here = here <= most ? here : least;
    }
    if (here > usable || from > usable - here || (here < out->length && from + here + 4 > usable))
        return false;
    out->at = at + from;
    out->here = here;
    return true;
}

static uint64_t size_of_value(uint64_t serial)
{
    static const uint8_t sizes[] = {0, 1, 2, 3, 4, 6, 8, 8, 0, 0, 0, 0};

    return serial < 12 ? sizes[serial] : (serial - 12) / 2;
}

static int64_t number_of(const unsigned char *at, uint64_t serial)
{
    const uint64_t bytes = size_of_value(serial);
    uint64_t n = bytes && at[0] >= 0x80 ? UINT64_MAX : 0;

    if (serial >= 8)
        return serial == 9;
    for (uint64_t i = 0; i < bytes; i++)
        n = n << 8 | at[i];
    return (int64_t)n;
}

/* The columns, by the row's own head. Numbers beyond what lies on this page stay unknown: ours come
 * before the long texts. */
static const char *read_columns(const struct cell *cell, struct row *out)
{
    const unsigned char *end = cell->at + cell->here;
    uint64_t head, at, serial, from;
    uint32_t step = varint(cell->at, end, &head);

    if (!step || head > cell->here)
        return "its head is broken";
    at = step;
    from = head;
    while (at < head) {
        struct value value = {0};

        if ((step = varint(cell->at + at, cell->at + head, &serial)) == 0 || serial == 10 ||
            serial == 11)
            return "its head is broken";
        at += step;
        value.from = (size_t)from;
        value.length = (size_t)size_of_value(serial);
        if (size_of_value(serial) > cell->length || from > cell->length - size_of_value(serial))
            return "its columns are longer than itself";
        from += size_of_value(serial);
        if (serial == 0 || serial == 7 || (serial >= 12 && serial % 2 == 0))
            value.kind = serial == 0 ? VALUE_NOTHING : VALUE_OTHER;
        else if (serial >= 13)
            value.kind = VALUE_TEXT;
        else if (from <= cell->here) {
            value.kind = VALUE_NUMBER;
            value.number = number_of(cell->at + value.from, serial);
        } else
            value.kind = VALUE_OTHER;
        if (out->columns < ROW_COLUMNS)
            out->value[out->columns] = value;
        out->columns++;
    }
    return from == cell->length ? NULL : "its columns are not as long as itself";
}

bool pages_row(const struct pages *pages, uint32_t page, int n, struct row *out)
{
    const unsigned char *bytes = bytes_of(pages, page);
    struct cell cell;

    *out = (struct row){.page = page, .cell = n};
    if (!find_cell(pages, page, n, &cell))
        return false;
    out->keyless = bytes[head_of(page)] != TABLE_LEAF;
    out->id = (int64_t)cell.id;
    out->why = read_columns(&cell, out);
    return out->columns > 0;
}

char *pages_bytes(const struct pages *pages, struct row *row, size_t of, uint64_t *where)
{
    struct cell cell;
    char *bytes;
    size_t done;
    uint32_t next;

    if (!find_cell(pages, row->page, row->cell, &cell) ||
        !(bytes = mem_try((size_t)cell.length + 1))) {
        row->why = "there is no memory for it";
        return NULL;
    }
    memcpy(bytes, cell.at, cell.here);
    if (where)
        *where = (uint64_t)row->page << 16 | (uint64_t)(cell.at - bytes_of(pages, row->page) +
                                                        (of < cell.here ? (ptrdiff_t)of : 0));
    done = cell.here;
    next = done < cell.length ? big32(cell.at + done) : 0;
    while (done < cell.length) {
        const unsigned char *more = bytes_of(pages, next);
        size_t part = (size_t)cell.length - done;

        if (!more) {
            mem_free(bytes);
            row->why = "its text breaks off: the page after it is not there";
            return NULL;
        }
        if (part > pages->usable - 4)
            part = pages->usable - 4;
        memcpy(bytes + done, more + 4, part);
        if (where && of >= done && of < done + part)
            *where = (uint64_t)next << 16 | (4 + of - done);
        done += part;
        next = big32(more);
    }
    return bytes;
}

/* ---- trees, and what lies loose ---- */

static void walk(const struct pages *pages, uint32_t n, int depth, uint32_t *budget,
                 void (*each)(void *user, uint32_t page), void *user)
{
    const unsigned char *at = bytes_of(pages, n);
    const uint32_t head = head_of(n);

    if (!at || depth > DEEPEST || *budget == 0)
        return;
    (*budget)--;
    const int kind = at[head];
    if (head_length(kind) == 0)
        return;
    if (kind != TABLE_INSIDE)
        each(user, n);
    if (kind != TABLE_INSIDE && kind != KEY_INSIDE)
        return;
    const uint32_t cells = big16(at + head + 3);
    for (uint32_t i = 0; i < cells && head + 12 + 2 * i + 2 <= pages->usable; i++) {
        const uint32_t from = big16(at + head + 12 + 2 * i);

        if (from + 4 <= pages->usable)
            walk(pages, big32(at + from), depth + 1, budget, each, user);
    }
    walk(pages, big32(at + head + 8), depth + 1, budget, each, user);
}

void pages_tree(const struct pages *pages, uint32_t root, void (*each)(void *user, uint32_t page),
                void *user)
{
    uint32_t budget = pages->count;

    walk(pages, root, 0, &budget, each, user);
}

/* Where the line that begins with `end` ends, after `from`; 0: there is none. No text of ours
 * holds a zero. */
static size_t find_end(const char *text, size_t from, size_t length, const char *end)
{
    const size_t tail = strlen(end);

    for (size_t i = from > tail ? from - tail : 0; i + tail <= length && text[i]; i++) {
        if (memcmp(text + i, end, tail) != 0 || (i > 0 && text[i - 1] != '\n'))
            continue;
        const char *stop = memchr(text + i, '\n', length - i);
        if (stop)
            return (size_t)(stop - text) + 1;
    }
    return 0;
}

/* Follows a chain that may begin at `next`, after what is known already. */
static char *follow(const struct pages *pages, const unsigned char *known, size_t length,
                    uint32_t next, const char *end)
{
    char *text = mem_try(length + 1);
    size_t stop = 0, searched = 0;

    if (!text)
        return NULL;
    memcpy(text, known, length);
    for (uint32_t steps = 0; steps < pages->count && !stop; steps++) {
        const unsigned char *more = bytes_of(pages, next);
        const size_t part = pages->usable - 4;

        if (!more || length + part > TEXT_LIMIT || memchr(text + searched, 0, length - searched))
            break;
        text = mem_realloc(text, length + part + 1);
        memcpy(text + length, more + 4, part);
        stop = find_end(text, searched > 200 ? searched - 200 : 0, length + part, end);
        searched = length;
        length += part;
        next = big32(more);
    }
    if (!stop) {
        mem_free(text);
        return NULL;
    }
    text[stop] = '\0';
    return text;
}

char *pages_loose_text(const struct pages *pages, uint32_t page, uint32_t offset, const char *end)
{
    const unsigned char *at = bytes_of(pages, page);
    char *text = NULL;

    if (!at || offset >= pages->usable)
        return NULL;
    const uint32_t length = pages->usable - offset;
    const size_t here = find_end((const char *)at + offset, 0, length, end);
    if (here)
        return mem_copy_part((const char *)at + offset, here);
    /* The text goes on in a page whose number stands after its last byte here, wherever that is:
     * bytes of text are no such number. */
    for (uint32_t i = 0; i + 4 <= length && !text; i++) {
        const uint32_t next = big32(at + offset + i);

        if (next != 0 && next <= pages->count && next != page)
            text = follow(pages, at + offset, i, next, end);
        if (at[offset + i] == 0 && i > 0 && at[offset + i - 1] == 0 && next == 0)
            break;
    }
    if (!text && offset == 4) /* or it began at the head of such a page */
        text = follow(pages, at + offset, length, big32(at), end);
    return text;
}
