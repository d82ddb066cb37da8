/* One pass makes *letters* (a code point with what combines with it, or an inline picture), each
 * with its font and whether a line may end before it. Between two such places lies a *piece*, which
 * is measured once; lines are filled with pieces greedily, and each finished line is cut into runs
 * of one font and measured again as a whole, because kerning makes it a pixel more or less than its
 * pieces. */
#include "text.h"

#include "check.h"
#include "font_inside.h"
#include "hash.h"
#include "mem.h"
#include "text_break.h"
#include "text_inside.h"
#include "text_letters.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

struct layout {
    struct text_block block; /* first: what the caller holds */
    struct text_line *lines;
    struct text_run *runs;
    char *pool, *pool_end; /* all strings of the block */
    int nruns;
};

/* ---- lines ---- */

static const char *keep(struct layout *out, const char *bytes, size_t n)
{
    char *at = out->pool_end;
    memcpy(at, bytes, n);
    at[n] = '\0';
    out->pool_end = at + n + 1;
    return at;
}

static const char *keep_icon(struct layout *out, const struct letter *l)
{
    char name[ICON_NAME];
    enum { OPEN = sizeof TEXT_PICTURE_OPEN - 1, CLOSE = sizeof TEXT_PICTURE_CLOSE - 1 };
    int n = snprintf(name, sizeof name, "icons/%.*s", l->bytes - OPEN - CLOSE, l->at + OPEN);
    return keep(out, name, (size_t)n);
}

static void add_line(struct setter *s, int from, int end)
{
    CARRE_ASSERT(from <= end);
    struct layout *out = s->out;
    end = text_without_spaces(s, from, end);
    struct text_line *line = &out->lines[out->block.nlines++];
    *line = (struct text_line){.first_run = out->nruns};
    float x = 0;
    for (int i = from; i < end;) {
        const struct letter *l = &s->letters[i];
        float width;
        int next = text_measure_run(s, i, end, &width);
        if (l->face == PICTURE_FACE) {
            out->runs[out->nruns++] = (struct text_run){.kind = TEXT_ICON,
                                                        .text = keep_icon(out, l),
                                                        .face = PICTURE_FACE,
                                                        .px = (int)width,
                                                        .x = x,
                                                        .width = width};
        } else if (l->face != GAP_FACE) {
            out->runs[out->nruns++] =
                (struct text_run){.kind = TEXT_LETTERS,
                                  .text = keep(out, s->scratch, strlen(s->scratch)),
                                  .face = l->face,
                                  .px = fonts_px(s->fonts, s->style->face, l->face, s->style->px),
                                  .x = x,
                                  .width = width};
        }
        x += width;
        i = next;
    }
    line->nruns = out->nruns - line->first_run;
    line->width = x;
    char *text = s->scratch;
    for (int i = from; i < end; i++) {
        const struct letter *l = &s->letters[i];
        if (l->c == 0xA0 || l->c == '\t' || l->c == TEXT_BREAK_PICTURE) {
            memcpy(text, l->at, (size_t)l->bytes);
            text += l->bytes;
        } else {
            text = text_put_letter(text, l);
        }
    }
    line->text = keep(out, s->scratch, (size_t)(text - s->scratch));
}

static bool may_end(const struct setter *s, int i)
{
    const struct letter *l = &s->letters[i];
    return s->parted ? l->may_break : l->breaks && !l->joins;
}

/* The end of the piece that begins at `i`: the next place at which a line may end, spaces before it
 * included. */
static int piece_end(const struct setter *s, int i, int end)
{
    for (i++; i < end && !may_end(s, i); i++)
        ;
    return i;
}

/* An eye finds the next line's beginning as long as a line is no longer than that; a letter of
 * Japanese is as wide as two. A text that has one line only is no paragraph. */
static bool too_long(const struct setter *s, int from, int end)
{
    CARRE_ASSERT(from <= end && end <= s->nletters);
    return s->letters[end].columns - s->letters[from].columns > TEXT_COLUMNS &&
           s->style->max_lines != 1;
}

/* Would it all stand on one line? */
static bool has_room(struct setter *s, int from, int end)
{
    end = text_without_spaces(s, from, end);
    return !too_long(s, from, end) && text_measure(s, from, end) <= s->max_width;
}

/* A word too wide for any line is cut where it is full, at least one letter a line. */
static int cut_word(struct setter *s, int from, int end)
{
    CARRE_ASSERT(from < end);
    int low = from + 1, high = end;
    while (low < high) {
        int middle = (low + high + 1) / 2;
        if (text_measure(s, from, middle) <= s->max_width)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

/* What a piece within a line may be narrower than by itself, at the most: it is rounded to pixels,
 * and drawn to its neighbours. */
static float slack_of(const struct setter *s) { return 2 + s->style->px / 16; }

/* How far the line that begins at `from` goes, at most to `end`. */
static int fill_line(struct setter *s, int from, int end)
{
    CARRE_ASSERT(from <= end);
    if (s->max_width <= 0)
        return end;
    float sum = 0, more = 0, slack = slack_of(s);
    int full = from;
    while (full < end) {
        int next = piece_end(s, full, end);
        more = sum + text_measure(s, full, text_without_spaces(s, full, next));
        if (more > s->max_width || too_long(s, from, text_without_spaces(s, from, next)))
            break;
        sum += text_measure(s, full, next);
        full = next;
        slack += slack_of(s);
    }
    /* The pieces were measured one by one. Let the whole decide, one piece back or, where it comes
     * near, one on. */
    while (full < end && more <= s->max_width + slack) {
        int next = piece_end(s, full, end);
        if (!has_room(s, from, next))
            break;
        full = next;
    }
    while (full > from && !has_room(s, from, full)) {
        int back = full - 1;
        while (back > from && !may_end(s, back))
            back--;
        full = back;
    }
    if (full > from)
        return full;
    const int piece = piece_end(s, from, end);
    /* a phrase longer than a line is parted after all, at its dots if it has any */
    for (int dots = 1; dots >= 0; dots--)
        for (int i = piece - 1; i > from; i--)
            if ((dots ? s->letters[i].joins : s->letters[i].may_break) && has_room(s, from, i))
                return i;
    s->out->block.fits = false;
    return cut_word(s, from, piece);
}

/* In columns: a letter of Japanese has two. */
static int columns_of(const struct setter *s, int from, int end)
{
    CARRE_ASSERT(from <= end);
    return s->letters[end].columns - s->letters[from].columns;
}

/* Is it a line of prose, not of a button or a bubble? */
enum { PROSE = 40 };
static bool is_prose(const struct setter *s, int from, int end)
{
    return columns_of(s, from, end) >= PROSE;
}

/* A last line of one or two signs looks lost, in prose that of one word, in a bubble that of one
 * short word. So the line before gives it some of its own: where the line ends that began at
 * `from`, if it would end at `next`. */
static int share_last(struct setter *s, int from, int next, int end)
{
    CARRE_ASSERT(from <= next && next <= end);
    const int columns = columns_of(s, from, next), least = s->japanese            ? 3
                                                           : columns >= PROSE     ? 12
                                                           : columns >= PROSE / 2 ? 7
                                                                                  : 0;
    int signs = 0;
    for (int i = next; i < end; i++)
        signs += !text_closes(s->letters[i].c);
    if (signs == 0 || signs >= least)
        return next;
    int best = next;
    for (int i = next - 1; i >= from + (next - from) / 2; i--) {
        signs += !text_closes(s->letters[i].c);
        if (!s->letters[i].may_break || signs < least || !has_room(s, i, end))
            continue;
        if (s->letters[i].breaks)
            return i;
        if (best == next && !s->letters[next].breaks)
            best = i;
    }
    return best;
}

static int count_lines(struct setter *s, int from, int end, bool parted)
{
    CARRE_ASSERT(from <= end);
    const bool fits = s->out->block.fits;
    int n = 0;
    for (s->parted = parted; from < end; n++) {
        from = fill_line(s, from, end);
        while (from < end && s->letters[from].space)
            from++;
    }
    s->out->block.fits = fits;
    return n;
}

/* Two or three lines in a bubble or on a button do not become more for the sake of whole phrases:
 * there is no room. So many lines, or 0: no phrase is parted. */
static int lines_of_parts(struct setter *s, int from, int end)
{
    const int least = s->japanese && s->max_width > 0 ? count_lines(s, from, end, true) : 0;
    if (least < 2 || least > 3)
        return 0;
    s->parted = true;
    return !is_prose(s, from, fill_line(s, from, end)) && count_lines(s, from, end, false) > least
               ? least
               : 0;
}

/* Where phrases may be parted a line still ends with one, if the rest has room in the `left` lines
 * after it; `next`: where it would end else. */
static int whole_phrase(struct setter *s, int from, int next, int end, int left)
{
    CARRE_ASSERT(from <= next && next <= end);
    for (int i = next; i > from + (next - from) / 2; i--)
        if (s->letters[i].breaks && count_lines(s, i, end, true) <= left)
            return i;
    return next;
}

static void add_paragraph(struct setter *s, int from, int end)
{
    CARRE_ASSERT(from <= end);
    if (text_without_spaces(s, from, end) == from) {
        add_line(s, from, from);
        return;
    }
    int left = lines_of_parts(s, from, end);
    s->parted = left > 0;
    while (from < end) {
        int next = fill_line(s, from, end);
        CARRE_ASSERT(next > from);
        if (left > 0 && next < end)
            next = whole_phrase(s, from, next, end, --left);
        if (next < end)
            next = share_last(s, from, next, end);
        add_line(s, from, next);
        from = next;
        /* spaces never begin a line, except a paragraph's own */
        while (from < end && s->letters[from].space)
            from++;
    }
}

/* ---- the block ---- */

static void place_lines(struct setter *s)
{
    struct layout *out = s->out;
    struct text_block *b = &out->block;
    const struct text_style *style = s->style;
    b->line_height = roundf(style->px * (style->spacing > 0 ? style->spacing : TEXT_SPACING));
    float cap = fonts_cap(s->fonts, style->face, style->px);
    for (int i = 0; i < b->nlines; i++)
        if (out->lines[i].width > b->width)
            b->width = out->lines[i].width;
    float room = s->max_width > 0 ? s->max_width : b->width;
    for (int i = 0; i < b->nlines; i++) {
        struct text_line *line = &out->lines[i];
        float left = room - line->width;
        line->x = style->align == TEXT_LEFT     ? 0
                  : style->align == TEXT_CENTRE ? roundf(left / 2)
                                                : left;
        line->y = (float)i * b->line_height;
        /* Capitals stand in the middle of the line, so that a label sits in the middle of its
         * button in every font. */
        line->baseline = roundf((b->line_height + cap) / 2);
    }
    b->height = (float)b->nlines * b->line_height;
    if (style->max_lines > 0 && b->nlines > style->max_lines)
        b->fits = false;
    b->lines = out->lines;
    b->runs = out->runs;
}

struct text_block *text_layout(struct fonts *fonts, const struct text_style *style,
                               const char *utf8, float max_width)
{
    CARRE_ASSERT(fonts && style && style->face && utf8);
    size_t bytes = strlen(utf8);
    struct layout *out = mem_alloc(sizeof *out);
    out->block.style = *style;
    out->block.fits = true;
    struct setter s = {
        .fonts = fonts,
        .style = style,
        .japanese = text_is_japanese(style->lang),
        .max_width = floorf(max_width),
        .out = out,
        .letters = mem_array(bytes + 1, sizeof *s.letters),
        .scratch = mem_alloc(3 * bytes + 1),
        .latin = fonts_latin(fonts, style->face),
    };
    s.latin_px = fonts_px(fonts, style->face, s.latin, style->px);
    text_read_letters(&s, utf8);
    size_t n = (size_t)s.nletters + 1;
    out->lines = mem_array(n, sizeof *out->lines);
    out->runs = mem_array(n, sizeof *out->runs);
    /* Each letter stands in a run and in a line, tripled if it was broken, and each of those ends
     * with a zero. */
    out->pool = out->pool_end = mem_alloc(6 * bytes + 2 * n + 1);
    int from = 0;
    for (int i = 0; i <= s.nletters; i++) {
        if (i < s.nletters && !s.letters[i].newline)
            continue;
        add_paragraph(&s, from, i);
        from = i + 1;
    }
    place_lines(&s);
    out->runs = mem_realloc(out->runs, (size_t)(out->nruns + 1) * sizeof *out->runs);
    out->lines = mem_realloc(out->lines, (size_t)out->block.nlines * sizeof *out->lines);
    out->block.runs = out->runs;
    out->block.lines = out->lines;
    mem_free(s.letters);
    mem_free(s.scratch);
    return &out->block;
}

void text_free(struct text_block *block)
{
    if (block == NULL)
        return;
    struct layout *out = (struct layout *)block;
    mem_free(out->lines);
    mem_free(out->runs);
    mem_free(out->pool);
    mem_free(out);
}

/* Scenes ask the same each frame. */
float text_width(struct fonts *fonts, const struct text_style *style, const char *utf8)
{
    static const char what[] = "width";
    if (*utf8 == '\0')
        return 0;
    const uint64_t question = text_style_hash(hash_text(hash_text(HASH_START, what), utf8), style);
    const float known = fonts_recall(fonts, question);
    if (known > 0)
        return known;
    struct text_block *block = text_layout(fonts, style, utf8, 0);
    const float width = block->width;
    text_free(block);
    fonts_remember(fonts, question, width);
    return width;
}

float text_height(struct fonts *fonts, const struct text_style *style, const char *utf8,
                  float max_width)
{
    static const char what[] = "height";
    const float whole = floorf(max_width);
    const uint64_t question = hash_bytes(
        text_style_hash(hash_text(hash_text(HASH_START, what), utf8), style), &whole, sizeof whole);
    const float known = fonts_recall(fonts, question);
    if (known != 0)
        return known;
    struct text_block *block = text_layout(fonts, style, utf8, max_width);
    const float height = block->fits ? block->height : -block->height;
    text_free(block);
    fonts_remember(fonts, question, height);
    return height;
}

struct point text_spot(const struct text_block *block, struct rect box)
{
    float left = box.h - block->height;
    float y = block->style.place == TEXT_TOP      ? 0
              : block->style.place == TEXT_MIDDLE ? left / 2
                                                  : left;
    return (struct point){.x = box.x, .y = box.y + roundf(y)};
}
