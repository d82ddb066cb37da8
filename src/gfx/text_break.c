/* text_break.c - which letters belong together. */
#include "text_break.h"

#include "utf8.h"

#include <string.h>

/* JIS X 4051's classes as far as games need them: what may not begin a line (closing brackets,
 * small kana, sound marks, stops) ... */
static const char no_start[] =
    "、。，．,.・：；:;？！?!゛゜ヽヾゝゞ々〻ー〜～‐゠–’”）)〕］]｝}〉》」』】〙〗〟｠»％%‰℃"
    "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ";
/* ... and what may not end one (opening brackets, signs that belong to the number after them). */
static const char no_end[] = "（(〔［[｛{〈《「『【〘〖〝‘“｟«￥＄£€＃№";
/* Double signs that are one stroke and are not cut in two. */
static const char pairs[] = "…‥—―";
/* French sets a space before these and after «, and a line breaks at neither. Anybody who typed the
 * ordinary space meant the same. */
static const char french_closers[] = "!?;:»";

/* What most of a text is made of, and no set has. */
static bool is_common(uint32_t c)
{
    return (c >= 'a' && c <= 'z') || c == ' ' || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           (c >= 0x3400 && c <= 0x9FFF);
}

static bool among(const char *set, uint32_t c)
{
    if (is_common(c))
        return false;
    for (uint32_t each = utf8_next(&set); each != 0; each = utf8_next(&set))
        if (each == c)
            return true;
    return false;
}

bool text_closes(uint32_t c) { return among("、。，．！？!?’”）)］]｝}〉》」』】", c); }

bool text_is_space(uint32_t c)
{
    return c == ' ' || c == '\t' || c == 0x3000 || (c >= 0x2000 && c <= 0x200B && c != 0x2007);
}

/* U+00A0, U+202F, U+2060: never a break on either side */
static bool text_is_glue(uint32_t c)
{
    return c == 0xA0 || c == 0x202F || c == 0x2007 || c == 0x2060 || c == 0xFEFF;
}

bool text_joins(uint32_t c)
{
    return (c >= 0x300 && c <= 0x36F) || (c >= 0x1AB0 && c <= 0x1AFF) ||
           (c >= 0x20D0 && c <= 0x20FF) || (c >= 0xFE00 && c <= 0xFE0F) || c == 0x200D ||
           c == 0x3099 || c == 0x309A;
}

static bool is_digit(uint32_t c) { return (c >= '0' && c <= '9') || (c >= 0xFF10 && c <= 0xFF19); }

/* Letters of alphabets, without asking the locale: ASCII, and what stands between Latin-1 and the
 * general punctuation. */
static bool is_letter(uint32_t c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           (c >= 0xC0 && c < 0x2000 && c != 0xD7 && c != 0xF7);
}

bool text_may_break(uint32_t older, uint32_t before, bool spaced, uint32_t after, bool japanese)
{
    if (text_is_glue(before) || text_is_glue(after) || text_joins(after))
        return false;
    /* " · " of a list ends a line, it begins none */
    if (among(french_closers, after) || before == 0xAB || after == 0xB7)
        return false;
    bool tall = utf8_is_cjk(before) || utf8_is_cjk(after);
    if (japanese && (before == TEXT_BREAK_PICTURE || after == TEXT_BREAK_PICTURE))
        tall = true;
    if (tall || japanese) {
        if (among(no_start, after) || among(no_end, before))
            return false;
        if (before == after && among(pairs, before))
            return false;
    }
    if (spaced)
        return true;
    if (tall) /* "3枚": a number keeps the word that counts with it */
        return !(is_digit(before) && utf8_is_cjk(after));
    switch (before) {
    case '-':
    /* "well-known", but not "-5" nor "7-2" */
    case 0x2010: return is_letter(older) && is_letter(after);
    case 0x2013:
    case 0x2014: return is_letter(after) || is_digit(after);
    default: return false;
    }
}

/* So many letters of a word stand before or after a place, at most three counted. */
static int letters_before(const char *text, const char *p)
{
    int n = 0;
    while (n < 3 && is_letter(utf8_previous(text, &p)))
        n++;
    return n;
}

static int letters_after(const char *p)
{
    int n = 0;
    while (n < 3 && is_letter(utf8_next(&p)))
        n++;
    return n;
}

/* What leans on a verb or a pronoun in French, beyond the short ones. */
static const char *const clitics[] = {"moi",  "toi",  "lui",  "les",   "ils",  "nous",
                                      "vous", "leur", "elle", "elles", "même", "mêmes"};

bool text_hyphen_holds(const char *text, const char *after)
{
    if (letters_before(text, after - 1) < 3 || letters_after(after) < 3)
        return true;
    for (size_t i = 0; i < sizeof clitics / sizeof *clitics; i++) {
        const size_t n = strlen(clitics[i]);
        if (strncmp(after, clitics[i], n) == 0 && letters_after(after + n) == 0)
            return true;
    }
    return false;
}

/* ---- phrases of Japanese ---- */

enum script { OTHER, KANJI, KATAKANA, HIRAGANA, LATIN, OPENS, STOPS };

static enum script script_of(uint32_t c)
{
    if (c >= 0x3041 && c <= 0x309F)
        return HIRAGANA;
    if ((c >= 0x30A1 && c <= 0x30FF && c != 0x30FB) || (c >= 0xFF66 && c <= 0xFF9D))
        return KATAKANA;
    if ((c >= 0x3400 && c <= 0x9FFF) || (c >= 0xF900 && c <= 0xFAFF) || c == 0x3005)
        return KANJI;
    if (among("（［｛〈《「『【", c))
        return OPENS;
    if (among("、。，．！？：；・…", c))
        return STOPS;
    return is_digit(c) || is_letter(c) || c == '+' || c == '-' || c == 0x2212 ||
                   c == TEXT_BREAK_PICTURE
               ? LATIN
               : OTHER;
}

/* One hiragana between two kanji ends a phrase if it is one of these: particles and the ends of
 * verbs. Any other joins two verbs into one word, as in 取り消す and 受け取る. */
static const char ends_alone[] = "はがをにのでともへやかてたなだばるくうすずつむぶぐ";

bool text_ends_phrase(uint32_t older, uint32_t before, uint32_t after, uint32_t next)
{
    const enum script a = script_of(before), b = script_of(after);
    /* お楽しみ, ご褒美 */
    const bool polite = (after == 0x304A || after == 0x3054) && script_of(next) == KANJI;
    if (b == OPENS || a == STOPS)
        return true;
    if (a != HIRAGANA || before == 0x304A || before == 0x3054)
        return false;
    if (b == HIRAGANA) {
        /* て, で|ください */
        const bool please =
            (before == 0x3066 || before == 0x3067) && after == 0x304F && next == 0x3060;
        return before == 0x3092 || polite || please; /* を is a particle wherever it stands */
    }
    if (b == KANJI && script_of(older) == KANJI)
        return among(ends_alone, before);
    return b == KANJI || b == KATAKANA || b == LATIN;
}

bool text_joins_words(uint32_t older, uint32_t before, uint32_t after)
{
    return before == 0x30FB && script_of(older) == KATAKANA && script_of(after) == KATAKANA;
}
