/* utf8.c - code points, and what kind each of them is. */
#include "utf8.h"

#include "check.h"

struct span {
    uint32_t first, last;
};

/* Not the whole of Unicode's EastAsianWidth: the blocks that a card table in three languages can
 * meet. */
static const struct span wide[] = {
    {0x1100, 0x115F}, {0x2E80, 0x303E},   {0x3041, 0x33FF},   {0x3400, 0x4DBF},   {0x4E00, 0x9FFF},
    {0xA000, 0xA4CF}, {0xAC00, 0xD7A3},   {0xF900, 0xFAFF},   {0xFE30, 0xFE4F},   {0xFF00, 0xFF60},
    {0xFFE0, 0xFFE6}, {0x1F300, 0x1F64F}, {0x1F900, 0x1F9FF}, {0x20000, 0x3FFFD},
};

static const struct span cjk[] = {
    {0x1100, 0x11FF}, {0x2E80, 0x303F}, {0x3040, 0x33FF}, {0x3400, 0x4DBF}, {0x4E00, 0x9FFF},
    {0xAC00, 0xD7A3}, {0xF900, 0xFAFF}, {0xFE30, 0xFE4F}, {0xFF00, 0xFFEF}, {0x20000, 0x3FFFD},
};

static const struct span invisible[] = {
    {0x0300, 0x036F}, {0x0483, 0x0489}, {0x1AB0, 0x1AFF},   {0x1DC0, 0x1DFF}, {0x200B, 0x200F},
    {0x202A, 0x202E}, {0x2060, 0x2064}, {0x20D0, 0x20FF},   {0x3099, 0x309A}, {0xFE00, 0xFE0F},
    {0xFE20, 0xFE2F}, {0xFEFF, 0xFEFF}, {0xE0100, 0xE01EF},
};

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

static bool within(const struct span *spans, size_t count, uint32_t point)
{
    for (size_t i = 0; i < count; i++)
        if (point >= spans[i].first && point <= spans[i].last)
            return true;
    return false;
}

/* How many bytes the sequence at p has, and its code point; 0 when it is broken. The closing zero
 * is no continuation byte, so that reading stops before it. */
static int sequence(const unsigned char *p, uint32_t *point)
{
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    int length = p[0] < 0x80   ? 1
                 : p[0] < 0xC0 ? 0
                 : p[0] < 0xE0 ? 2
                 : p[0] < 0xF0 ? 3
                 : p[0] < 0xF8 ? 4
                               : 0;

    if (length <= 1) {
        *point = p[0];
        return length;
    }
    *point = p[0] & (0xFFu >> (length + 1));
    for (int i = 1; i < length; i++) {
        if ((p[i] & 0xC0) != 0x80)
            return 0;
        *point = *point << 6 | (p[i] & 0x3Fu);
    }
    if (*point < least[length] || *point > 0x10FFFF || (*point >= 0xD800 && *point <= 0xDFFF))
        return 0;
    return length;
}

uint32_t utf8_next(const char **text)
{
    uint32_t point;
    int length = sequence((const unsigned char *)*text, &point);

    if (length == 0) {
        *text += 1;
        return UTF8_BROKEN;
    }
    if (point != 0)
        *text += length;
    return point;
}

uint32_t utf8_previous(const char *start, const char **at)
{
    CARRE_ASSERT(*at >= start);
    const char *end = *at;
    uint32_t point;

    if (end <= start)
        return 0;
    for (int back = 1; back <= UTF8_MAX_BYTES && end - back >= start; back++) {
        if (sequence((const unsigned char *)end - back, &point) == back) {
            *at = end - back;
            return point;
        }
    }
    *at = end - 1;
    return UTF8_BROKEN;
}

size_t utf8_put(char out[UTF8_MAX_BYTES], uint32_t point)
{
    if (point > 0x10FFFF || (point >= 0xD800 && point <= 0xDFFF))
        point = UTF8_BROKEN;
    if (point < 0x80) {
        out[0] = (char)point;
        return 1;
    }
    if (point < 0x800) {
        out[0] = (char)(0xC0 | point >> 6);
        out[1] = (char)(0x80 | (point & 0x3F));
        return 2;
    }
    if (point < 0x10000) {
        out[0] = (char)(0xE0 | point >> 12);
        out[1] = (char)(0x80 | (point >> 6 & 0x3F));
        out[2] = (char)(0x80 | (point & 0x3F));
        return 3;
    }
    out[0] = (char)(0xF0 | point >> 18);
    out[1] = (char)(0x80 | (point >> 12 & 0x3F));
    out[2] = (char)(0x80 | (point >> 6 & 0x3F));
    out[3] = (char)(0x80 | (point & 0x3F));
    return 4;
}

bool utf8_valid(const char *text)
{
    uint32_t point;

    while (*text) {
        int length = sequence((const unsigned char *)text, &point);

        if (length == 0)
            return false;
        text += length;
    }
    return true;
}

size_t utf8_count(const char *text)
{
    size_t count = 0;

    while (utf8_next(&text) != 0)
        count++;
    return count;
}

bool utf8_is_cjk(uint32_t point) { return within(cjk, COUNT(cjk), point); }

int utf8_columns(uint32_t point)
{
    if (point >= 0x20 && point < 0x7F)
        return 1;
    if (point < 0xA0 || within(invisible, COUNT(invisible), point))
        return 0;
    return within(wide, COUNT(wide), point) ? 2 : 1;
}

size_t utf8_width(const char *text)
{
    size_t width = 0;
    uint32_t point;

    while ((point = utf8_next(&text)) != 0)
        width += (size_t)utf8_columns(point);
    return width;
}

bool utf8_is_leftward(uint32_t point)
{
    return (point >= 0x590 && point <= 0x8FF) || (point >= 0xFB1D && point <= 0xFDFF) ||
           (point >= 0xFE70 && point <= 0xFEFE) || (point >= 0x10800 && point <= 0x10FFF) ||
           (point >= 0x1E800 && point <= 0x1EFFF);
}

bool utf8_is_unseen(uint32_t point)
{
    return point < 0x20 || (point >= 0x7F && point < 0xA0) || point == 0xAD || point == 0x61C ||
           point == 0x200B || (point >= 0x200E && point <= 0x200F) ||
           (point >= 0x2028 && point <= 0x202E) || (point >= 0x2060 && point <= 0x206F) ||
           point == 0xFEFF || (point >= 0xFFF0 && point <= 0xFFFB) ||
           (point >= 0xFDD0 && point <= 0xFDEF) || (point & 0xFFFE) == 0xFFFE || point >= 0xE0000;
}

bool utf8_is_space(uint32_t point)
{
    return point == ' ' || point == 0xA0 || point == 0x3000 ||
           (point >= 0x2000 && point <= 0x200A) || point == 0x202F || point == 0x205F ||
           point == 0x1680 || point == '\t';
}

void utf8_capitals(const char *text, char *out, size_t room)
{
    CARRE_ASSERT(text && out && room > 0);
    size_t n = 0;
    bool pair = false; /* after the first byte of é */
    for (; *text && n + 1 < room; text++) {
        const unsigned char c = (unsigned char)*text;
        const bool small = pair ? c >= 0xA0 && c != 0xB7 && c != 0xBF : c >= 'a' && c <= 'z';
        out[n++] = (char)(small ? c - 32 : c);
        pair = c == 0xC3;
    }
    out[n] = '\0';
}
