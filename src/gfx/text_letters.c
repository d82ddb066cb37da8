/* From the bytes of a text to letters, each with its font and whether a line may end before it; and
 * how wide letters are, run by run. */
#include "text_letters.h"

#include "check.h"
#include "font_inside.h"
#include "text_break.h"
#include "utf8.h"

#include <math.h>
#include <string.h>

/* The bytes of an icon mark at `at`, 0 if there is none. */
static int icon_mark(const char *at)
{
    enum { OPEN = sizeof TEXT_PICTURE_OPEN - 1, CLOSE = sizeof TEXT_PICTURE_CLOSE - 1 };
    if (strncmp(at, TEXT_PICTURE_OPEN, OPEN) != 0)
        return 0;
    const char *p = at + OPEN;
    const char *name = p;
    while ((*p >= 'a' && *p <= 'z') || (*p >= '0' && *p <= '9') || *p == '-' || *p == '_' ||
           *p == '/')
        p++;
    return strncmp(p, TEXT_PICTURE_CLOSE, CLOSE) == 0 && p > name && p - name < ICON_NAME - 8
               ? (int)(p + CLOSE - at)
               : 0;
}

bool text_is_japanese(const char *lang) { return lang && lang[0] == 'j' && lang[1] == 'a'; }

static bool is_gap(uint32_t c)
{
    return c == 0x202F || c == 0x2009 || c == 0x200A || c == 0x200B || c == 0x2060 || c == 0xFEFF;
}

static int face_of(const struct setter *s, uint32_t c)
{
    if (c == TEXT_BREAK_PICTURE)
        return PICTURE_FACE;
    if (is_gap(c))
        return GAP_FACE;
    if (c == 0xA0 || c == '\t')
        return s->latin;
    return fonts_face_for(s->fonts, s->style->face, c, s->japanese);
}

/* Words from right to left stand in that order too: the space between two of them belongs to their
 * run, which the library lays out as a whole. (Names, as people have them; a text in such a
 * language would need more than this.) */
static void join_leftward(struct setter *s)
{
    int last = -1; /* letter of that kind, with nothing but spaces after it */
    for (int i = 0; i < s->nletters; i++) {
        struct letter *l = &s->letters[i];
        l->leftward = l->face >= 0 && utf8_is_leftward(l->c);
        for (int k = last + 1;
             l->leftward && last >= 0 && s->letters[last].face == l->face && k < i; k++) {
            s->letters[k].face = l->face;
            s->letters[k].leftward = true;
        }
        if (l->leftward || !l->space || l->newline || l->face < 0)
            last = l->leftward ? i : -1;
    }
}

void text_read_letters(struct setter *s, const char *utf8)
{
    uint32_t older = 0, before = 0; /* the last two that are no spaces */
    int columns = 0;
    bool spaced = false;
    for (const char *p = utf8; *p;) {
        struct letter l = {.at = p};
        int mark = icon_mark(p);
        if (mark > 0) {
            l.c = TEXT_BREAK_PICTURE;
            p += mark;
        } else {
            l.c = utf8_next(&p);
            if (l.c == '\r' || (l.c < ' ' && l.c != '\n' && l.c != '\t'))
                continue;
            if (text_joins(l.c) && s->nletters > 0 && s->letters[s->nletters - 1].face >= 0 &&
                !s->letters[s->nletters - 1].newline) {
                struct letter *last = &s->letters[s->nletters - 1];
                last->bytes = (int)(p - last->at);
                continue;
            }
        }
        l.bytes = (int)(p - l.at);
        l.newline = l.c == '\n';
        l.space = text_is_space(l.c);
        l.face = l.newline ? GAP_FACE : face_of(s, l.c);
        if (l.newline) {
            older = before = 0;
            spaced = false;
        } else if (l.space) {
            spaced = true;
        } else {
            l.may_break = before != 0 && text_may_break(older, before, spaced, l.c, s->japanese) &&
                          (spaced || before != '-' || !text_hyphen_holds(utf8, l.at));
            const char *ahead = p;
            l.breaks = l.may_break && (!s->japanese || spaced ||
                                       text_ends_phrase(older, before, l.c, utf8_next(&ahead)));
            l.joins = s->japanese && text_joins_words(older, before, l.c);
            older = spaced ? ' ' : before;
            before = l.c;
            spaced = false;
        }
        l.columns = columns;
        columns += utf8_columns(l.c);
        s->letters[s->nletters++] = l;
    }
    s->letters[s->nletters].columns = columns;
    join_leftward(s);
}

/* ---- measuring ---- */

/* An inline picture is a little higher than a capital, because its own margin counts. */
static float icon_side(const struct setter *s) { return roundf(s->style->px * 0.9F); }

static float gap_width(const struct setter *s, uint32_t c)
{
    if (c == 0x200B || c == 0x2060 || c == 0xFEFF || c == '\n')
        return 0;
    const float space = fonts_run_width(s->fonts, s->latin, s->latin_px, " ");
    if (c == 0x200A)
        return roundf(space * 0.4F);
    /* Between the thousands of wide digits, as Sora's are, the share of a space would not be seen
     * beside a 1. */
    return roundf(
        fmaxf(space * 0.7F, fonts_run_width(s->fonts, s->latin, s->latin_px, "0") * 0.25F));
}

char *text_put_letter(char *out, const struct letter *l)
{
    if (l->c == 0xA0 || l->c == '\t') {
        *out++ = ' ';
        return out;
    }
    for (const char *p = l->at; p < l->at + l->bytes;)
        out += utf8_put(out, utf8_next(&p));
    return out;
}

int text_measure_run(struct setter *s, int i, int end, float *width)
{
    CARRE_ASSERT(i < end && end <= s->nletters);
    const struct letter *l = &s->letters[i];
    if (l->face == PICTURE_FACE) {
        *width = icon_side(s);
        return i + 1;
    }
    if (l->face == GAP_FACE) {
        *width = gap_width(s, l->c);
        return i + 1;
    }
    char *out = s->scratch;
    const int face = l->face;
    const bool leftward = l->leftward;
    while (i < end && s->letters[i].face == face && s->letters[i].leftward == leftward)
        out = text_put_letter(out, &s->letters[i++]);
    *out = '\0';
    *width = fonts_run_width(s->fonts, face, fonts_px(s->fonts, s->style->face, face, s->style->px),
                             s->scratch);
    return i;
}

float text_measure(struct setter *s, int from, int end)
{
    CARRE_ASSERT(from <= end);
    float sum = 0;
    for (int i = from; i < end;) {
        float width;
        i = text_measure_run(s, i, end, &width);
        sum += width;
    }
    return sum;
}

int text_without_spaces(const struct setter *s, int from, int end)
{
    CARRE_ASSERT(from <= end);
    while (end > from && s->letters[end - 1].space)
        end--;
    return end;
}
