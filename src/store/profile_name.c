/* Names: what they may hold, and when two are the same.
 *
 * The system's own folding of cases hangs on the language that is set; two friends must not become
 * one, or a name be refused, because the language was switched. So the ranges that have cases stand
 * here. */

#include "profile_name.h"

#include "utf8.h"

#include <string.h>

enum name_verdict profile_name_trim(const char *name, char out[NAME_BYTES])
{
    const char *start = name, *end, *at;
    size_t count = 0;
    bool seen = false;

    if (!utf8_valid(name))
        return NAME_FORBIDDEN;
    for (at = start; *at && utf8_is_space(utf8_next(&at));)
        start = at;
    end = start;
    for (at = start; *at;) {
        uint32_t point = utf8_next(&at);

        if (utf8_is_space(point))
            continue;
        if (utf8_is_unseen(point))
            return NAME_FORBIDDEN;
        seen = seen || utf8_columns(point) > 0;
        end = at;
    }
    if (!seen)
        return NAME_EMPTY;
    for (at = start; at < end; count++)
        if (utf8_next(&at) == '\t')
            return NAME_FORBIDDEN;
    if (count > NAME_CHARACTERS)
        return NAME_LONG;
    memcpy(out, start, (size_t)(end - start));
    out[end - start] = '\0';
    return NAME_GOOD;
}

/* Small letters of these ranges lie `by` above their capitals. */
static const struct range {
    uint32_t first, last, by;
} ranges[] = {
    {'A', 'Z', 32},       {0xC0, 0xD6, 32},   {0xD8, 0xDE, 32},   {0x391, 0x3A1, 32},
    {0x3A3, 0x3AB, 32},   {0x388, 0x38A, 37}, {0x38E, 0x38F, 63}, {0x386, 0x386, 38},
    {0x38C, 0x38C, 64},   {0x410, 0x42F, 32}, {0x400, 0x40F, 80}, {0x531, 0x556, 48},
    {0xFF21, 0xFF3A, 32},
};

/* In these a capital is followed by its small letter; `odd` says that capitals have odd numbers. */
static const struct pairs {
    uint32_t first, last;
    bool odd;
} pairs[] = {
    {0x100, 0x12F, false}, {0x132, 0x137, false},   {0x139, 0x148, true},    {0x14A, 0x177, false},
    {0x179, 0x17E, true},  {0x1CD, 0x1DC, true},    {0x1DE, 0x1EF, false},   {0x1F8, 0x21F, false},
    {0x222, 0x233, false}, {0x460, 0x481, false},   {0x48A, 0x4BF, false},   {0x4C1, 0x4CE, true},
    {0x4D0, 0x52F, false}, {0x1E00, 0x1E95, false}, {0x1EA0, 0x1EFF, false},
};

static uint32_t small(uint32_t point)
{
    if (point == 0x178)
        return 0xFF;
    if (point == 0x3C2) /* the sigma at a word's end */
        return 0x3C3;
    for (size_t i = 0; i < sizeof ranges / sizeof ranges[0]; i++)
        if (point >= ranges[i].first && point <= ranges[i].last)
            return point + ranges[i].by;
    for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++)
        if (point >= pairs[i].first && point <= pairs[i].last && (point % 2 == 1) == pairs[i].odd)
            return point + 1;
    return point;
}

bool profile_name_same(const char *a, const char *b)
{
    while (*a && *b)
        if (small(utf8_next(&a)) != small(utf8_next(&b)))
            return false;
    return *a == *b;
}
