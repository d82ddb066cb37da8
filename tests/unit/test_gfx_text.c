/* Laying out text: where lines end in three languages, which font draws a letter, what is measured.
 */
#include "canvas.h"
#include "layouts.h"
#include "log.h"
#include "text.h"
#include "text_break.h"
#include "utf8.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define NARROW "\xE2\x80\xAF" /* U+202F */
#define NO_BREAK "\xC2\xA0"   /* U+00A0 */

static struct fonts *fonts;
static int warnings;

static void count_warnings(void *user, enum log_level level, const char *line)
{
    (void)user;
    (void)line;
    warnings += level == LOG_WARN;
}

static int open_fonts(void **state)
{
    (void)state;
    fonts = fonts_open();
    return fonts ? 0 : 1;
}

static int close_fonts(void **state)
{
    (void)state;
    fonts_close(fonts);
    return 0;
}

static struct text_style style_in(const char *lang)
{
    return (struct text_style){
        .face = &typeface_text, .px = 20, .colour = 0x000000FFU, .lang = lang};
}

/* The lines of a text at that width, with | between them. */
static const char *lines_of(const char *lang, const char *utf8, float width)
{
    static char out[2048];
    struct text_style style = style_in(lang);
    struct text_block *block = text_layout(fonts, &style, utf8, width);
    out[0] = '\0';
    for (int i = 0; i < block->nlines; i++) {
        size_t used = strlen(out);
        snprintf(out + used, sizeof out - used, "%s%s", i > 0 ? "|" : "", block->lines[i].text);
        if (block->fits)
            assert_true(block->lines[i].width <= width || width <= 0);
    }
    text_free(block);
    return out;
}

static float width_of(const char *lang, const char *utf8)
{
    struct text_style style = style_in(lang);
    return text_width(fonts, &style, utf8);
}

/* ---- fonts ---- */

static void the_right_files_are_opened(void **state)
{
    (void)state;
    static const struct {
        const char *family, *style, *file;
    } wanted[] = {
        {"Lato", "Black", "Lato-Black.ttf"},
        {"Lato", "Bold", "Lato-Bold.ttf"},
        {"Roboto Slab", "Bold", "RobotoSlab-Bold.otf"},
        {"Reggae One", "Regular", "ReggaeOne-Regular.ttf"},
        {"Bebas Neue", "Bold", "BebasNeue-Bold.otf"},
        {"Sora", "Bold", "Sora-Bold.otf"},
        {"Dosis", "ExtraBold", "Dosis-ExtraBold.otf"},
        {"Noto Sans CJK JP", "Bold", "NotoSansCJK-Bold.ttc"},
        {"Noto Sans CJK JP", "Black", "NotoSansCJK-Black.ttc"},
        {"Noto Serif CJK JP", "Bold", "NotoSerifCJK-Bold.ttc"},
    };
    for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
        int index = -1;
        bool exact = false;
        const char *file = fonts_file(fonts, wanted[i].family, wanted[i].style, &index, &exact);
        assert_non_null(file);
        assert_true(exact);
        assert_string_equal(strrchr(file, '/') + 1, wanted[i].file);
        assert_int_equal(index, 0); /* the Japanese face is the first of Noto's collections */
    }
}

static void fonts_may_be_opened_twice(void **state)
{
    (void)state;
    struct text_style style = style_in("en");
    struct fonts *second = fonts_open();
    assert_non_null(second);
    float width = text_width(second, &style, "Fold");
    assert_float_equal(text_width(fonts, &style, "Fold"), width, 0);
    fonts_close(second);
    style.px = 31; /* a size that is not open yet */
    assert_true(text_width(fonts, &style, "Fold") > width);
    second = fonts_open();
    assert_true(text_width(second, &style, "Fold") > width);
    fonts_close(second);
}

static float number_width(struct fonts *with, int i)
{
    static const struct typeface *const faces[] = {&typeface_text, &typeface_ace};
    char word[16];
    snprintf(word, sizeof word, "%d", i / 6);
    struct text_style style = style_in("en");
    style.face = faces[i % 2];
    style.px = 20 + 7 * (float)(i / 2 % 3);
    return text_width(with, &style, word);
}

/* More words, in two typefaces and three sizes, than widths are remembered; asked for again in
 * another order, and of who remembers none of them. */
static void a_width_is_the_same_however_often_it_is_asked_for(void **state)
{
    (void)state;
    enum { WORDS = 12000 };
    static float first[WORDS];
    struct fonts *second = fonts_open();
    for (int i = 0; i < WORDS; i++)
        first[i] = number_width(fonts, i);
    for (int i = WORDS - 1; i >= 0; i--) {
        assert_float_equal(number_width(fonts, i), first[i], 0);
        assert_float_equal(number_width(second, i), first[i], 0);
    }
    fonts_close(second);
}

/* An open font of Noto's takes megabytes: there is one a face, and of others a few, however many
 * sizes are asked for. */
static void few_fonts_are_held(void **state)
{
    (void)state;
    static const struct typeface *const faces[] = {&typeface_spec, &typeface_text, &typeface_ace,
                                                   &typeface_powerup, &typeface_upcolor};
    struct fonts *own = fonts_open();
    int held[5];
    for (int i = 0; i < 5; i++) {
        struct text_style style = {.face = faces[i]};
        for (int px = 12; px < 60; px++) {
            style.px = (float)px;
            text_width(own, &style, "Fold");
        }
        held[i] = fonts_held(own);
    }
    assert_int_equal(held[0], 1);
    assert_int_equal(held[1], 4);
    assert_int_equal(held[2], 7);
    assert_true(held[4] <= 11);
    fonts_close(own);
}

/* Words that fade are laid out once, and found in the colour that is asked for. */
static void a_colour_is_no_part_of_a_layout(void **state)
{
    (void)state;
    struct layouts *l = layouts_new();
    struct text_style style = style_in("en");
    const struct text_block *first = layouts_find(l, fonts, &style, "All-in", 200);
    style.colour = 0xFF000080U;
    style.place = TEXT_BOTTOM;
    assert_ptr_equal(layouts_find(l, fonts, &style, "All-in", 200), first);
    assert_int_equal(first->style.colour, 0xFF000080U);
    assert_int_equal(first->style.place, TEXT_BOTTOM);
    style.align = TEXT_RIGHT;
    assert_ptr_not_equal(layouts_find(l, fonts, &style, "All-in", 200), first);
    layouts_free(l);
}

/* A picture that stands needs none; before it moves again Noto's that were in use are opened, and
 * not those that have not been since the last time. */
static void fonts_rest_and_wake(void **state)
{
    (void)state;
    struct fonts *own = fonts_open();
    const struct text_style latin = {.face = &typeface_text, .px = 20},
                            noto = {.face = &typeface_spec, .px = 20};
    text_width(own, &latin, "one");
    const float wide = text_width(own, &noto, "two");
    assert_int_equal(fonts_held(own), 2);
    fonts_rest(own);
    assert_int_equal(fonts_held(own), 0);
    fonts_wake(own);
    assert_int_equal(fonts_held(own), 1);
    fonts_rest(own);
    fonts_wake(own);
    assert_int_equal(fonts_held(own), 0);
    assert_true(text_width(own, &noto, "twos") > wide);
    assert_int_equal(fonts_held(own), 1);
    fonts_rest(own);
    fonts_wake(own);
    assert_int_equal(fonts_held(own), 1);
    fonts_close(own);
}

/* fontconfig reads $FONTCONFIG_FILE anew at each fonts_open(). */
static void without_any_font_nothing_is_opened(void **state)
{
    (void)state;
    char path[512];
    const char *tmp = getenv("TMPDIR"), *before = getenv("FONTCONFIG_FILE");
    snprintf(path, sizeof path, "%s/carre-fonts-XXXXXX", tmp ? tmp : "/tmp");
    int fd = mkstemp(path);
    assert_true(fd >= 0);
    static const char none[] =
        "<?xml version=\"1.0\"?><fontconfig><dir>/dev/null/none</dir></fontconfig>";
    assert_int_equal(write(fd, none, sizeof none - 1), sizeof none - 1);
    close(fd);
    setenv("FONTCONFIG_FILE", path, 1);
    log_sink(count_warnings, NULL);
    warnings = 0;
    assert_null(fonts_open());
    assert_int_equal(warnings, 1);
    log_sink(NULL, NULL);
    if (before)
        setenv("FONTCONFIG_FILE", before, 1);
    else
        unsetenv("FONTCONFIG_FILE");
    remove(path);
    assert_true(width_of("en", "those that are open go on") > 50);
}

static void a_missing_family_is_replaced_with_one_warning(void **state)
{
    (void)state;
    static const struct typeface made_up = {"No Such Family", "Black", "Neither This", "Bold", 1};
    const struct text_style style = {.face = &made_up, .px = 20};
    log_sink(count_warnings, NULL);
    warnings = 0;
    assert_true(text_width(fonts, &style, "Still readable") > 50);
    assert_int_equal(warnings, 2);
    text_width(fonts, &style, "読める");
    assert_int_equal(warnings, 2);
    log_sink(NULL, NULL);
}

static void a_letter_that_no_font_has_takes_room_and_warns_once(void **state)
{
    (void)state;
    log_sink(count_warnings, NULL);
    warnings = 0;
    assert_true(width_of("en", "\xF4\x8F\xBF\xBD") > 0); /* U+10FFFD, private use */
    assert_true(width_of("en", "a\xF4\x8F\xBF\xBD") > width_of("en", "a"));
    assert_int_equal(warnings, 1);
    log_sink(NULL, NULL);
}

static void each_letter_goes_to_the_face_of_its_script(void **state)
{
    (void)state;
    struct text_style style = style_in("ja");
    struct text_block *block = text_layout(fonts, &style, "Ace 12のカード", 0);
    assert_int_equal(block->nlines, 1);
    assert_int_equal(block->lines[0].nruns, 2);
    assert_string_equal(block->runs[0].text, "Ace 12");
    assert_string_equal(block->runs[1].text, "のカード");
    assert_int_not_equal(block->runs[0].face, block->runs[1].face);
    assert_int_equal(block->runs[0].px, 20);
    assert_int_equal(block->runs[1].px, 19); /* ja_scale 0.94 */
    text_free(block);
    /* … is drawn by the Japanese face in Japanese, by the Latin one elsewhere. */
    struct text_block *ja = text_layout(fonts, &style, "…の", 0);
    style.lang = "en";
    struct text_block *en = text_layout(fonts, &style, "…の", 0);
    assert_int_equal(ja->lines[0].nruns, 1);
    assert_int_equal(en->lines[0].nruns, 2);
    text_free(ja);
    text_free(en);
}

/* Signs that some typefaces lack: whoever lends one is the same, whichever typeface, language and
 * other sign was drawn before. */
static void a_lender_does_not_hang_on_what_was_drawn_before(void **state)
{
    (void)state;
    static const struct typeface *const faces[] = {
        &typeface_text, &typeface_strong,  &typeface_ace,    &typeface_poster,
        &typeface_spec, &typeface_powerup, &typeface_upcolor};
    static const char *const signs[] = {"⅔", "⅓", "½", "→", "☎", "℃", "Ω", "ж", "ǆ"};
    enum { FACES = sizeof faces / sizeof *faces, SIGNS = sizeof signs / sizeof *signs };
    float first[FACES][SIGNS];
    int differ = 0, seen = 0;
    for (int before = -1; before < FACES; before++) {
        struct fonts *with = fonts_open();
        struct text_style style = style_in(before % 2 ? "ja" : "en");
        style.px = 40;
        style.face = before < 0 ? &typeface_text : faces[before];
        text_width(with, &style, before % 3 ? "Alle Zeichen" : "あの札");
        style.lang = "fr";
        for (int at = 0; at < FACES * SIGNS; at++) {
            const int n = before % 2 ? FACES * SIGNS - 1 - at : at, face = n / SIGNS,
                      sign = n % SIGNS;
            style.face = faces[face];
            const float width = text_width(with, &style, signs[sign]);
            if (before < 0)
                first[face][sign] = width;
            else if (width != first[face][sign] && differ++ < 5)
                printf("%s is %.0f wide in typeface %d, after typeface %d %.0f\n", signs[sign],
                       (double)first[face][sign], face, before, (double)width);
            seen++;
        }
        fonts_close(with);
    }
    assert_int_equal(differ, 0);
    assert_int_equal(seen, FACES * SIGNS * (FACES + 1));
}

/* ---- English ---- */

static void english_breaks_at_spaces(void **state)
{
    (void)state;
    float width = width_of("en", "Draw two cards");
    assert_string_equal(lines_of("en", "Draw two cards and shoot", width),
                        "Draw two cards|and shoot");
    assert_string_equal(lines_of("en", "Draw two cards   and shoot", width),
                        "Draw two cards|and shoot");
    assert_string_equal(lines_of("en", "Draw\ntwo\n\ncards", width), "Draw|two||cards");
    assert_string_equal(lines_of("en", "", width), "");
    assert_string_equal(lines_of("en", "Draw two cards and shoot", 0), "Draw two cards and shoot");
}

static void english_breaks_after_a_hyphen_between_letters_only(void **state)
{
    (void)state;
    assert_string_equal(lines_of("en", "a well-known", width_of("en", "a well-kn")),
                        "a well-|known");
    assert_string_equal(lines_of("en", "hit for -5", width_of("en", "hit for -")), "hit for|-5");
    assert_string_equal(lines_of("en", "score 17-25", width_of("en", "score 17-")), "score|17-25");
}

static void no_break_spaces_hold(void **state)
{
    (void)state;
    assert_string_equal(lines_of("en", "only 12" NO_BREAK "chips", width_of("en", "only 12 chi")),
                        "only|12" NO_BREAK "chips");
    assert_true(width_of("en", "12" NO_BREAK "chips") > width_of("en", "12chips") + 2);
}

static void a_word_wider_than_its_line_is_cut_and_says_so(void **state)
{
    (void)state;
    struct text_style style = style_in("en");
    struct text_block *block = text_layout(fonts, &style, "Incomprehensibilities", 60);
    assert_false(block->fits);
    assert_true(block->nlines >= 3);
    for (int i = 0; i < block->nlines; i++)
        assert_true(block->lines[i].width <= 60);
    text_free(block);
    block = text_layout(fonts, &style, "ab",
                        1); /* not even a letter fits: one a line, no endless loop */
    assert_int_equal(block->nlines, 2);
    text_free(block);
}

static void lines_are_aligned_in_the_width(void **state)
{
    (void)state;
    struct text_style style = style_in("en");
    for (enum text_align align = TEXT_LEFT; align <= TEXT_RIGHT; align++) {
        style.align = align;
        struct text_block *block = text_layout(fonts, &style, "Fold", 200);
        float left = 200 - block->width;
        float want = align == TEXT_LEFT ? 0 : align == TEXT_CENTRE ? left / 2 : left;
        assert_float_equal(block->lines[0].x, want, 0.6);
        assert_float_equal(block->height, 28, 0.01);
        text_free(block);
    }
}

/* However wide the box: 80 letters, 40 of Japanese; but what has one line only keeps it. */
static void no_line_of_a_paragraph_is_too_long_for_an_eye(void **state)
{
    (void)state;
    static const struct {
        const char *lang, *word;
        int times, most;
    } cases[] = {
        {"en", "spade ", 60, 80}, {"fr", "tapis ", 60, 80}, {"ja", "\xE6\x9C\xAD", 200, 80}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char text[2000] = "";
        for (int k = 0; k < cases[i].times; k++)
            strcat(text, cases[i].word);
        struct text_style style = style_in(cases[i].lang);
        struct text_block *block = text_layout(fonts, &style, text, 10000);
        assert_true(block->fits && block->nlines > 3);
        for (int k = 0; k < block->nlines; k++) {
            const int columns = (int)utf8_width(block->lines[k].text);
            assert_true(columns <= cases[i].most &&
                        (k == block->nlines - 1 || columns > cases[i].most - 7));
        }
        text_free(block);
        style.max_lines = 1;
        block = text_layout(fonts, &style, text, 10000);
        assert_int_equal(block->nlines, 1);
        text_free(block);
    }
}

static void too_many_lines_do_not_fit(void **state)
{
    (void)state;
    struct text_style style = style_in("en");
    style.max_lines = 1;
    struct text_block *block = text_layout(fonts, &style, "Draw two cards", 70);
    assert_false(block->fits);
    assert_true(block->nlines > 1); /* and nothing was left out */
    text_free(block);
}

/* ---- French ---- */

static void french_signs_never_begin_a_line(void **state)
{
    (void)state;
    static const char *const texts[] = {"Combien de balles" NARROW "?", "Combien de balles ?",
                                        "Combien de balles" NO_BREAK "?"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        char want[128];
        snprintf(want, sizeof want, "Combien de|%s", texts[i] + strlen("Combien de "));
        assert_string_equal(lines_of("fr", texts[i], width_of("fr", "Combien de balles")), want);
    }
    float width = width_of("fr", "Il dit « Tirez");
    assert_string_equal(lines_of("fr", "Il dit « Tirez » !", width), "Il dit|« Tirez » !");
    assert_string_equal(lines_of("fr", "Il dit «" NARROW "Tirez" NARROW "» ;", width),
                        "Il dit|«" NARROW "Tirez" NARROW "» ;");
}

static void the_narrow_space_is_narrower_than_a_space(void **state)
{
    (void)state;
    float none = width_of("fr", "balles") + width_of("fr", "?");
    assert_true(width_of("fr", "balles" NARROW "?") > none);
    assert_true(width_of("fr", "balles" NARROW "?") <= width_of("fr", "balles" NO_BREAK "?"));
    assert_true(width_of("ja", "枚" NARROW "枚") > width_of("ja", "枚枚")); /* Noto CJK lacks it */
}

/* "1 000" is read as one number with a gap in it: the gap goes by the digits, not by the face's
 * space. */
static void thousands_have_a_gap_that_is_seen(void **state)
{
    (void)state;
    static const struct typeface *const faces[] = {
        &typeface_text, &typeface_strong, &typeface_powerup, &typeface_spec, &typeface_upcolor};
    for (size_t i = 0; i < sizeof faces / sizeof *faces; i++) {
        const struct text_style style = {
            .face = faces[i], .px = 100, .colour = 0x000000FFU, .lang = "fr"};
        const float gap = text_width(fonts, &style, "1" NARROW "000") -
                          text_width(fonts, &style, "1") - text_width(fonts, &style, "000");
        assert_true(gap >= text_width(fonts, &style, "0") * 0.24F);
    }
}

/* ---- Japanese ---- */

static void kinsoku_keeps_stops_from_the_start_of_a_line(void **state)
{
    (void)state;
    float five = width_of("ja", "あいうえお");
    assert_string_equal(lines_of("ja", "あいうえおかきくけこ", five), "あいうえお|かきくけこ");
    assert_string_equal(lines_of("ja", "あいうえお、かきく", five), "あいうえ|お、かきく");
    assert_string_equal(lines_of("ja", "あいうえ「かき」く", five), "あいうえ|「かき」く");
    assert_string_equal(lines_of("ja", "あいうえカード", five), "あいうえ|カード");
    assert_string_equal(lines_of("ja", "あいうえおっと", five), "あいうえ|おっと");
    assert_string_equal(lines_of("ja", "あいうえ……そう", five), "あいうえ|……そう");
    /* no lost last sign, and the break is where a word begins, if one does near enough */
    assert_string_equal(lines_of("ja", "あいうえおか", five), "あいう|えおか");
    assert_string_equal(lines_of("ja", "あいうえおか。", five), "あいう|えおか。");
    assert_string_equal(lines_of("ja", "あいうえおかき。", five), "あいうえ|おかき。");
    assert_string_equal(lines_of("ja", "手で札を切る", five), "手で|札を切る");
    assert_string_equal(lines_of("ja", "あいう使えない", width_of("ja", "あいう使えな")),
                        "あいう|使えない");
    assert_string_equal(lines_of("ja", "あいうえおかきくけこさ", five), "あいうえお|かきく|けこさ");
    assert_string_equal(lines_of("en", "一 to a", width_of("en", "一 to")), "一 to|a");
}

static void kinsoku_holds_at_every_width(void **state)
{
    (void)state;
    static const char text[] = "山札から「スペードのエース」を引いて、手札（5枚まで）にくわえる。チ"
                               "ャーリーは…ジョーカーをつかった！Ace of Spadesは終わり？";
    struct text_style style = style_in("ja");
    for (float width = 60; width < 500; width += 7) {
        struct text_block *block = text_layout(fonts, &style, text, width);
        assert_true(block->fits || width < 130);
        for (int i = 0; i < block->nlines && block->fits; i++) {
            const char *first = block->lines[i].text;
            const char *last = first + strlen(first);
            uint32_t begins = utf8_next(&first), ends = utf8_previous(block->lines[i].text, &last);
            assert_null(strchr(",.!?)", (int)(begins < 128 ? begins : 'a')));
            static const char forbidden_first[] = "、。」）ーャッ！？", forbidden_last[] = "「（";
            for (const char *p = forbidden_first; *p;)
                assert_int_not_equal(begins, utf8_next(&p));
            for (const char *p = forbidden_last; *p;)
                assert_int_not_equal(ends, utf8_next(&p));
            assert_true(block->lines[i].width <= width);
        }
        text_free(block);
    }
}

/* A line that is wider or shorter than the next word would let it be: nobody sees why, unless a
 * short last word has been given company. */
static void each_line_takes_all_that_fits(void **state)
{
    (void)state;
    static const char text[] = "“To Av. V, Tom!” A wave of seventy-four AVATARS (all Yvonne’s) "
                               "took a day off — 1 to 11, fifty-fifty: was it WAY too far to ask?";
    struct text_style style = style_in("en");
    for (style.px = 14; style.px < 110; style.px *= 1.4F)
        for (float width = style.px * 8; width < style.px * 40; width += 1.7F + style.px / 20) {
            struct text_block *block = text_layout(fonts, &style, text, width);
            for (int i = 0; i + 1 < block->nlines && block->fits; i++) {
                char longer[256];
                const char *next = block->lines[i + 1].text, *end = next + strcspn(next, " -");
                snprintf(longer, sizeof longer, "%s %.*s%s", block->lines[i].text,
                         (int)(end - next), next, *end == '-' ? "-" : "");
                const bool shared = i + 2 == block->nlines && utf8_width(end) < 15;
                assert_true(shared || text_width(fonts, &style, longer) > (float)(int)width ||
                            utf8_width(longer) > TEXT_COLUMNS);
            }
            text_free(block);
        }
}

static void a_height_is_that_of_the_block(void **state)
{
    (void)state;
    static const char text[] = "Draw two cards, then put one of them back on top.";
    struct text_style style = style_in("en");
    style.max_lines = 3;
    for (float width = 30; width < 600; width += 30) {
        struct text_block *block = text_layout(fonts, &style, text, width);
        for (int twice = 0; twice < 2; twice++)
            assert_float_equal(text_height(fonts, &style, text, width),
                               block->fits ? block->height : -block->height, 0.001F);
        text_free(block);
    }
}

static bool parts(const char *text) { return !text_hyphen_holds(text, strchr(text, '-') + 1); }

/* A hyphen ends a line only between two long sides, and never before what leans on a French verb.
 */
static void test_hyphens(void **state)
{
    (void)state;
    assert_true(parts("well-known"));
    assert_true(parts("« demi-finale »"));
    assert_true(parts("le rendez-vouslà")); /* no word of its own */
    assert_false(parts("all-in"));
    assert_false(parts("re-entry"));
    assert_false(parts("au-dessus"));
    assert_false(parts("regardez-moi ça"));
    assert_false(parts("servez-vous."));
    assert_false(parts("eux-mêmes"));
    assert_false(parts("suivez-le !"));
}

static void a_number_keeps_its_counter(void **state)
{
    (void)state;
    assert_false(text_may_break(0x306F, '5', false, 0x679A, true)); /* 5|枚 */
    assert_true(text_may_break('A', 's', false, 0x306F, true));     /* Spades|は */
    assert_false(text_may_break(0, 0x300C, false, 'A', true));      /* 「|A */
    /* Japanese inside an English text */
    assert_true(text_may_break(0x5C71, 0x672D, false, 0x304B, false));
}

/* Letters are alike wherever one of them may stand, and so are digits: no line ends by the name of
 * the letter. */
static void a_letter_is_a_letter(void **state)
{
    (void)state;
    static const uint32_t beside[] = {'m', '7', '-',    0x2010, 0x2013, 0x2014, '.',
                                      ',', ')', 0x679A, 0x306F, 0x300C, 0xA0,   0xB7};
    enum { BESIDE = sizeof beside / sizeof *beside };
    for (uint32_t c = '0'; c <= 0x17F; c++) {
        const bool digit = c <= '9', letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                                              (c >= 0xC0 && c != 0xD7 && c != 0xF7);
        if (!digit && !letter)
            continue;
        const uint32_t as = digit ? '5' : 'm';
        for (int i = 0; i < BESIDE * BESIDE * 4; i++) {
            const uint32_t x = beside[i / 4 % BESIDE], y = beside[i / 4 / BESIDE];
            const bool spaced = i & 1, japanese = i & 2;
            assert_int_equal(text_may_break(c, x, spaced, y, japanese),
                             text_may_break(as, x, spaced, y, japanese));
            assert_int_equal(text_may_break(x, c, spaced, y, japanese),
                             text_may_break(x, as, spaced, y, japanese));
            assert_int_equal(text_may_break(x, y, spaced, c, japanese),
                             text_may_break(x, y, spaced, as, japanese));
            assert_int_equal(text_ends_phrase(x, y, c, 0), text_ends_phrase(x, y, as, 0));
            assert_int_equal(text_ends_phrase(c, x, y, c), text_ends_phrase(as, x, y, as));
        }
    }
    assert_true(text_may_break('l', '-', false, 'k', false)); /* well-known */
    assert_false(text_may_break('7', '-', false, '2', false));
}

/* The phrases of a text, a bar between two. */
static const char *phrases_of(const char *text)
{
    static char out[400];
    size_t n = 0;
    uint32_t older = 0, before = 0;
    for (const char *p = text; *p;) {
        const char *at = p;
        const uint32_t c = utf8_next(&p);
        const char *ahead = p;
        if (before && text_may_break(older, before, false, c, true) &&
            text_ends_phrase(older, before, c, utf8_next(&ahead)))
            out[n++] = '|';
        memcpy(out + n, at, (size_t)(p - at));
        n += (size_t)(p - at);
        older = before;
        before = c;
    }
    out[n] = '\0';
    return out;
}

static void a_phrase_ends_after_a_particle_and_before_a_word(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "ようこそ",
        "エース・|オブ・|スペードへようこそ。",
        "手札を|1枚、|または|2枚とも|見せられます。",
        "捨てる|札を|選んで|ください。",
        "一手戻す",
        "取り消す|札を|受け取る",
        "山札を|作り直す",
        "効果カードを|切り直しません。",
        "ボタンは|次の|ハンドからあなたのものです。",
        "「続ける」を|押すと|「戻る」ボタンが|出ます。",
        "特別な|お楽しみ|効果カード",
        "札を|すべて|捨てる",
        "弾が|2発、|装填が|2回あります。",
        "弾切れです！|ボーナスを|使いましょう。",
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        char plain[400];
        size_t n = 0;
        for (const char *p = texts[i]; *p; p++)
            if (*p != '|')
                plain[n++] = *p;
        plain[n] = '\0';
        assert_string_equal(phrases_of(plain), texts[i]);
    }
}

static void a_line_of_japanese_ends_where_a_phrase_does(void **state)
{
    (void)state;
    assert_string_equal(
        lines_of("ja", "手札を1枚、または2枚とも見せられます。", width_of("ja", "手札を1枚、また")),
        "手札を1枚、|または2枚とも|見せられます。");
    assert_string_equal(
        lines_of("ja", "捨てる札を選んでください。", width_of("ja", "捨てる札を選んでく")),
        "捨てる札を選んで|ください。");
    assert_string_equal(
        lines_of("ja", "捨てる札を選んでください。", width_of("ja", "捨てる札を選ん")),
        "捨てる札を選ん|でください。"); /* two lines are not made three */
    /* a page of rules has room for one line more */
    assert_string_equal(
        lines_of("ja", "1ゲームは4ラウンドで、取り分は順にポットの半分、4分の1、残り全部です。",
                 width_of("ja", "1ゲームは4ラウンドで、取り分は順にポット")),
        "1ゲームは4ラウンドで、取り分は順に|ポットの半分、4分の1、残り全部です。");
    /* a bubble has not, but what can end with a phrase does */
    assert_string_equal(lines_of("ja", "弾が切れたので撃てないときは作り直します",
                                 width_of("ja", "弾が切れたので撃")),
                        "弾が切れたので|撃てないときは|作り直します");
    assert_string_equal(lines_of("ja", "山札を作り直しました", width_of("ja", "山札を作り直しま")),
                        "山札を|作り直しました");
    assert_string_equal(lines_of("ja", "ボーナスを使いましょう", width_of("ja", "ボーナ")),
                        "ボーナ|スを|使いま|しょう"); /* wider than its line: parted after all */
}

static void a_name_with_dots_stays_on_one_line(void **state)
{
    (void)state;
    assert_string_equal(lines_of("ja",
                                 "使わない札は手札に残ります。ロード・オーバーキル戦では、最初の一"
                                 "撃のダメージが5減ります。",
                                 width_of("ja", "ロード・オーバーキル戦では、")),
                        "使わない札は手札に残ります。|ロード・オーバーキル戦では、|"
                        "最初の一撃のダメージが|5減ります。");
    assert_string_equal(lines_of("ja",
                                 "自分の番にフォールド・チェック・コール・レイズのどれか一つを選ん"
                                 "でください。",
                                 width_of("ja", "フォールド・チェック・コ")),
                        "自分の番に|フォールド・チェック・|コール・レイズのどれか|"
                        "一つを選んでください。");         /* longer
                                                              than
                                                              a
                                                              line
                                                            */
    assert_true(text_joins_words(0x30C9, 0x30FB, 0x30AA)); /* ド・オ */
    assert_false(text_joins_words('J', 0x30FB, 'Q'));
}

static void a_last_line_is_no_single_short_word(void **state)
{
    (void)state;
    const char *text = "One drink brings an effect card, once per level, if you hold two.";
    const float most =
        width_of("en", "One drink brings an effect card, once per level, if you hold");
    assert_string_equal(lines_of("en", text, most),
                        "One drink brings an effect card, once per level, if|you hold two.");
    const char *words = "The number on the right is the cost. Open a power to see it in action.";
    assert_string_equal(
        lines_of("en", words,
                 width_of("en", "The number on the right is the cost. Open a power to see it in")),
        "The number on the right is the cost. Open a power to see|it in action.");
    const char *said = "Text at the table will be this size."; /* a bubble's: a short word */
    assert_string_equal(lines_of("en", said, width_of("en", "Text at the table will be this")),
                        "Text at the table will be|this size.");
    assert_string_equal(lines_of("en", "Good evening, everyone, and welcome",
                                 width_of("en", "Good evening, everyone, and")),
                        "Good evening, everyone, and|welcome"); /* seven signs are a line */
    assert_string_equal(lines_of("en", "Not this hand", width_of("en", "Not this")),
                        "Not this|hand"); /* a button's */
}

static void a_dot_between_two_things_begins_no_line(void **state)
{
    (void)state;
    assert_string_equal(lines_of("en", "50/100 · 75/150", width_of("en", "50/100 ·")),
                        "50/100 ·|75/150");
    assert_false(text_may_break('0', '0', true, 0xB7, false));
}

/* ---- marks, odd input ---- */

static void an_icon_stands_in_the_line(void **state)
{
    (void)state;
    struct text_style style = style_in("en");
    struct text_block *block =
        text_layout(fonts, &style, TEXT_PICTURE("heart") " 7 {not an icon}", 0);
    assert_int_equal(block->lines[0].nruns, 2);
    assert_int_equal(block->runs[0].kind, TEXT_ICON);
    assert_string_equal(block->runs[0].text, "icons/heart");
    assert_float_equal(block->runs[0].width, 18, 0.01);
    assert_string_equal(block->runs[1].text, " 7 {not an icon}");
    assert_string_equal(block->lines[0].text, TEXT_PICTURE("heart") " 7 {not an icon}");
    text_free(block);
}

/* A mark of a picture is nothing that a person can type or a name hold: see the names' own test. */
static void typed_words_are_no_pictures(void **state)
{
    (void)state;
    struct text_style style = style_in("en");
    struct text_block *block = text_layout(fonts, &style, "{icon:heart} won", 0);
    assert_int_equal(block->lines[0].nruns, 1);
    assert_int_not_equal(block->runs[0].kind, TEXT_ICON);
    assert_string_equal(block->runs[0].text, "{icon:heart} won");
    text_free(block);
}

/* As people's names may be. */
static void words_from_right_to_left_are_one_run(void **state)
{
    (void)state;
    struct text_style style = style_in("en");
    struct text_block *block =
        text_layout(fonts, &style, "Ann \u05e9\u05dc\u05d5\u05dd \u05e2\u05d5\u05dc\u05dd 12", 0);
    const bool lent = block->nlines == 1 && block->lines[0].nruns > 1 &&
                      block->runs[1].face != block->runs[0].face;
    if (lent) { /* else no font of this machine has such letters */
        assert_int_equal(block->lines[0].nruns, 3);
        assert_string_equal(block->runs[1].text,
                            "\u05e9\u05dc\u05d5\u05dd \u05e2\u05d5\u05dc\u05dd");
    }
    text_free(block);
}

static void broken_bytes_are_drawn_as_such(void **state)
{
    (void)state;
    assert_string_equal(lines_of("en",
                                 "a\xFF"
                                 "b\xE3\x81",
                                 0),
                        "a\xEF\xBF\xBD"
                        "b\xEF\xBF\xBD\xEF\xBF\xBD");
    lines_of("ja", "\xF0\x9F\x82\xA1 \xCC\x81\xCC\x81",
             30); /* a card no font may have, accents on nothing: no crash */
    char long_text[6000];
    memset(long_text, 'x', sizeof long_text - 1);
    long_text[sizeof long_text - 1] = '\0';
    struct text_style style = style_in("en");
    struct text_block *block = text_layout(fonts, &style, long_text, 400);
    assert_true(block->nlines > 50);
    text_free(block);
}

static void fitting_finds_the_largest_size_that_fits(void **state)
{
    (void)state;
    struct text_style style = style_in("en");
    style.px = 60;
    const struct rect box = {0, 0, 200, 70};
    assert_true(text_fit(fonts, &style, "Reload and draw", box, 13));
    assert_true(style.px >= 13 && style.px < 60);
    struct text_block *block = text_layout(fonts, &style, "Reload and draw", box.w);
    assert_true(block->fits && block->width <= box.w && block->height <= box.h);
    text_free(block);
    float found = style.px;
    style.px = 60;
    assert_true(text_fit(fonts, &style, "Reload and draw", box, 13)); /* from memory */
    assert_float_equal(style.px, found, 0);
    style.px = 60;
    assert_false(
        text_fit(fonts, &style, "Donaudampfschifffahrtsgesellschaft", rect_make(0, 0, 60, 30), 18));
    assert_float_equal(style.px, 18, 0);
    style.px = 12.7F;
    assert_false(text_fit(fonts, &style, "Donaudampfschifffahrtsgesellschaft",
                          rect_make(0, 0, 60, 30), 12.5F));
    assert_float_equal(style.px, 12.5F, 0); /* not rounded up beyond what was asked for */
    style.px = 20;
    assert_true(text_fit(fonts, &style, "Fold", rect_make(0, 0, 300, 60), 13));
    assert_float_equal(style.px, 20, 0); /* never larger */
}

static bool stands(struct text_style style, const char *text, struct rect box, float px)
{
    style.px = px;
    struct text_block *block = text_layout(fonts, &style, text, box.w);
    const bool fits = block->fits && block->width <= box.w && block->height <= box.h;
    text_free(block);
    return fits;
}

/* Lines and paragraphs in boxes of all shapes: what is found fits, and one pixel more does not. */
static void no_larger_size_would_fit(void **state)
{
    (void)state;
    static const char *const text[] = {
        "Fold", "Reload and draw",
        "Shuffle the pile into the deck, then draw two cards and keep one of them."};
    for (size_t i = 0; i < sizeof text / sizeof *text; i++)
        for (int lines = 0; lines < 3; lines++)
            for (float w = 30; w < 500; w *= 1.37F)
                for (float h = 12; h < 200; h *= 1.61F) {
                    struct text_style style = style_in("en");
                    const struct rect box = {0, 0, w, h};
                    style.px = 40.5F;
                    style.max_lines = lines;
                    const bool fits = text_fit(fonts, &style, text[i], box, 12.5F);
                    assert_true(fits ==
                                (stands(style, text[i], box, style.px) && style.px >= 12.5F));
                    assert_false(style.px < 40 &&
                                 stands(style, text[i], box, floorf(style.px) + 1));
                }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_right_files_are_opened),
        cmocka_unit_test(fonts_may_be_opened_twice),
        cmocka_unit_test(a_width_is_the_same_however_often_it_is_asked_for),
        cmocka_unit_test(a_colour_is_no_part_of_a_layout),
        cmocka_unit_test(without_any_font_nothing_is_opened),
        cmocka_unit_test(a_missing_family_is_replaced_with_one_warning),
        cmocka_unit_test(a_letter_that_no_font_has_takes_room_and_warns_once),
        cmocka_unit_test(each_letter_goes_to_the_face_of_its_script),
        cmocka_unit_test(a_lender_does_not_hang_on_what_was_drawn_before),
        cmocka_unit_test(english_breaks_at_spaces),
        cmocka_unit_test(english_breaks_after_a_hyphen_between_letters_only),
        cmocka_unit_test(no_break_spaces_hold),
        cmocka_unit_test(a_word_wider_than_its_line_is_cut_and_says_so),
        cmocka_unit_test(lines_are_aligned_in_the_width),
        cmocka_unit_test(no_line_of_a_paragraph_is_too_long_for_an_eye),
        cmocka_unit_test(too_many_lines_do_not_fit),
        cmocka_unit_test(french_signs_never_begin_a_line),
        cmocka_unit_test(the_narrow_space_is_narrower_than_a_space),
        cmocka_unit_test(thousands_have_a_gap_that_is_seen),
        cmocka_unit_test(kinsoku_keeps_stops_from_the_start_of_a_line),
        cmocka_unit_test(kinsoku_holds_at_every_width),
        cmocka_unit_test(each_line_takes_all_that_fits),
        cmocka_unit_test(a_height_is_that_of_the_block),
        cmocka_unit_test(a_letter_is_a_letter),
        cmocka_unit_test(a_number_keeps_its_counter),
        cmocka_unit_test(a_phrase_ends_after_a_particle_and_before_a_word),
        cmocka_unit_test(a_line_of_japanese_ends_where_a_phrase_does),
        cmocka_unit_test(a_name_with_dots_stays_on_one_line),
        cmocka_unit_test(a_last_line_is_no_single_short_word),
        cmocka_unit_test(a_dot_between_two_things_begins_no_line),
        cmocka_unit_test(an_icon_stands_in_the_line),
        cmocka_unit_test(typed_words_are_no_pictures),
        cmocka_unit_test(words_from_right_to_left_are_one_run),
        cmocka_unit_test(broken_bytes_are_drawn_as_such),
        cmocka_unit_test(few_fonts_are_held),
        cmocka_unit_test(fonts_rest_and_wake),
        cmocka_unit_test(fitting_finds_the_largest_size_that_fits),
        cmocka_unit_test(test_hyphens),
        cmocka_unit_test(no_larger_size_would_fit),
    };
    return cmocka_run_group_tests(tests, open_fonts, close_fonts);
}
