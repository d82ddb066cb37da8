/* seating_letters.c - the grids of letters. */
#include "seating_letters.h"

#include "check.h"
#include "utf8.h"

#include <string.h>

enum { LATIN_COLUMNS = 13, LATIN_ROWS = 4, KANA_COLUMNS = 17, KANA_ROWS = 5 };

static const char *const latin[LATIN_COLUMNS * LATIN_ROWS] = {
    "A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O", "P", "Q", "R",
    "S", "T", "U", "V", "W", "X", "Y", "Z", "É", "È", "Ê", "Ë", "À", "Â", "Ç", "Î", "Ï", "Ô",
    "Û", "Ù", "Œ", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "-", "’", " ",
};

/* Columns as they are learned, then the voiced ones and the small ones. */
static const char *const hiragana[KANA_COLUMNS * KANA_ROWS] = {
    "あ", "か", "さ", "た", "な", "は", "ま", "や", "ら", "わ", "が", "ざ", "だ", "ば", "ぱ",
    "ぁ", "ゃ", "い", "き", "し", "ち", "に", "ひ", "み", "",   "り", "",   "ぎ", "じ", "ぢ",
    "び", "ぴ", "ぃ", "ゅ", "う", "く", "す", "つ", "ぬ", "ふ", "む", "ゆ", "る", "を", "ぐ",
    "ず", "づ", "ぶ", "ぷ", "ぅ", "ょ", "え", "け", "せ", "て", "ね", "へ", "め", "",   "れ",
    "",   "げ", "ぜ", "で", "べ", "ぺ", "ぇ", "っ", "お", "こ", "そ", "と", "の", "ほ", "も",
    "よ", "ろ", "ん", "ご", "ぞ", "ど", "ぼ", "ぽ", "ぉ", "ー",
};

static const char *const katakana_cells[KANA_COLUMNS * KANA_ROWS] = {
    "ア", "カ", "サ", "タ", "ナ", "ハ", "マ", "ヤ", "ラ", "ワ", "ガ", "ザ", "ダ", "バ", "パ",
    "ァ", "ャ", "イ", "キ", "シ", "チ", "ニ", "ヒ", "ミ", "",   "リ", "",   "ギ", "ジ", "ヂ",
    "ビ", "ピ", "ィ", "ュ", "ウ", "ク", "ス", "ツ", "ヌ", "フ", "ム", "ユ", "ル", "ヲ", "グ",
    "ズ", "ヅ", "ブ", "プ", "ゥ", "ョ", "エ", "ケ", "セ", "テ", "ネ", "ヘ", "メ", "",   "レ",
    "",   "ゲ", "ゼ", "デ", "ベ", "ペ", "ェ", "ッ", "オ", "コ", "ソ", "ト", "ノ", "ホ", "モ",
    "ヨ", "ロ", "ン", "ゴ", "ゾ", "ド", "ボ", "ポ", "ォ", "ー",
};

struct letters letters_of(const char *lang, bool katakana)
{
    if (strcmp(lang, "ja") == 0)
        return (struct letters){katakana ? katakana_cells : hiragana, KANA_COLUMNS, KANA_ROWS};
    return (struct letters){latin, LATIN_COLUMNS, LATIN_ROWS};
}

void letters_write(const char *before, const char *cell, char out[8])
{
    const char *p = cell, *end = before + strlen(before);
    uint32_t point = utf8_next(&p);
    const uint32_t last = *before ? utf8_previous(before, &end) : ' ';
    const bool inside = last != ' ' && last != '-' && last != 0x2019;
    if (inside && point >= 'A' && point <= 'Z')
        point += 'a' - 'A';
    else if (inside && point >= 0xC0 && point <= 0xDE)
        point += 0x20;
    else if (inside && point == 0x152)
        point++;
    out[utf8_put(out, point)] = '\0';
}

bool letters_add(char *name, size_t room, int most, const char *text)
{
    CARRE_ASSERT(strlen(name) < room && most >= 0);
    size_t n = strlen(name);
    while (*text) {
        const char *from = text;
        const uint32_t point = utf8_next(&text);
        const size_t bytes = (size_t)(text - from);
        if (utf8_is_unseen(point) || point == UTF8_BROKEN || (int)utf8_count(name) >= most ||
            n + bytes >= room)
            return false;
        memcpy(name + n, from, bytes);
        n += bytes;
        name[n] = '\0';
    }
    return true;
}

void letters_take(char *name)
{
    const char *end = name + strlen(name);
    if (*name) {
        utf8_previous(name, &end);
        name[end - name] = '\0';
    }
}
