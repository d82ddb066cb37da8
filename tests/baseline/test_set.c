/* test_set.c - in what lines text is set, word by word, in three languages.
 *
 *     test-set [--rebaseline]
 *
 * baseline/set/<language>.txt shows a few texts at several widths, a | where a line ends. After
 * them stand digests of many more, each of fifty settings drawn by lot: words, numbers, signs,
 * pictures and odd spaces put together; faces, sizes, widths, ways to align; and everything that
 * comes of them: lines, runs, places, heights, and the largest size that fits a box. The texts are
 * this test's own, so that no sentence of the program changes a baseline. */
#include "baseline.h"
#include "digest.h"
#include "mem.h"
#include "rng.h"
#include "strbuf.h"
#include "text.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { WORDS = 48, DIGESTS = 8, SETTINGS_OF_EACH = 50, LONGEST = 40 };

#define HEART TEXT_PICTURE("heart-hp")
#define SPADE TEXT_PICTURE("suit-spade")

static const struct language {
    const char *id, *between; /* what usually stands between two words */
    const char *shown[5];
    const char *words; /* a | between them */
} languages[] = {
    {"en",
     " ",
     {"The pot goes to whoever has shown the better hand, or to the last who stayed in.",
      "An all-in call of 1\u202F250 " HEART ": twenty-two big blinds, re-raised.",
      "Press “Shoot” (or Enter) — the gun’s next chamber holds A\u2060K.", "One\ntwo three\n\nfour",
      "Incomprehensibilities misunderstood internationally"},
     "a|I|the|pot|all-in|re-raise|twenty-two|1\u202F250|12,000|0.5 %|“Shoot”|(or|"
     "Enter)|don’t|it’s|—|well…|is|it?|No!|so:|thus;|" HEART "|" SPADE "|♠♥|A\u2060K|"
     "Zoé|naïve|Łódź|x/y|and/or|self-evident|to|of|bluff|straddle|deck,|cards.|river|"
     "WON|Incomprehensibilities|e.g.|10–12|☃|\u00A0kept\u00A0together|\t|שלום|"
     "ab\u200Bcd"},
    {"fr",
     " ",
     {"Le pot revient à qui montre la meilleure main\u202F; sinon, au dernier resté en jeu.",
      "Tapis\u00A0: 1\u202F250\u00A0" HEART "\u202F! Vingt-deux grosses blinds, c’est-à-dire tout.",
      "«\u00A0Regardez-moi\u00A0», dit-elle\u202F; «\u00A0qu’y a-t-il là-dessous\u202F?\u00A0»",
      "Un\ndeux trois\n\nquatre", "Anticonstitutionnellement rétro-ingénierie"},
     "à|y|le|pot|tapis|au-dessus|vingt-deux|1\u202F250|12\u202F000|0,5\u00A0%|"
     "«\u00A0Tirer\u00A0»|(ou|Entrée)|n’a|c’est|—|bon…|est|là\u202F?|Non\u202F!|"
     "ainsi\u00A0:|donc\u202F;|" HEART "|" SPADE "|♠♥|A\u2060K|Zoé|naïf|œuvre|x/y|"
     "et/ou|a-t-il|de|qu’il|bluff|regardez-moi|paquet,|cartes.|rivière|GAGNÉ|"
     "Anticonstitutionnellement|p. ex.|10–12|dit-elle|là-dessous|celui-ci|N°\u00A05|"
     "ab\u200Bcd"},
    {"ja",
     "",
     {"ポットは、より強い手を見せたプレイヤー、または最後まで残ったプレイヤーのものになります。",
      "ロード・オーバーキルは「オールイン」で1,250" HEART "を賭けました！",
      "（エンターを押すと）カードを引き、ハートの絵札を捨てられます。", "一\n二、三。\n\n四",
      "スペードのエースを撃ってください"},
     "ポットは|、|。|「オールイン」|カードを|引き|ます|1,250|3枚|10人|ロード・オーバーキル|！|？|"
     "（|）|ー|ッ|ちょっと|待って|ください|"
     "エース|の|は|が|" HEART "|" SPADE
     "|♠|AK|all-in| |プレイヤー|手札|を|に|から|まで|強い|捨てられます|…|—|々|"
     "日々|ヴ|…」|100%|第2回|お金|ございます"},
};

/* Any of them. */
static void add_word(struct rng *rng, const char *words, struct strbuf *out)
{
    for (int n = rng_below(rng, WORDS); n > 0; n--)
        words += strcspn(words, "|") + 1;
    strbuf_addf(out, "%.*s", (int)strcspn(words, "|"), words);
}

static void build(struct rng *rng, const struct language *of, struct strbuf *out)
{
    const int n = 1 + rng_below(rng, rng_below(rng, 3) ? 12 : LONGEST);
    strbuf_clear(out);
    for (int i = 0; i < n; i++) {
        if (i)
            strbuf_add(out, rng_below(rng, 25) == 0   ? "\n"
                            : rng_below(rng, 12) == 0 ? "  "
                            : rng_below(rng, 20) == 0 ? ""
                                                      : of->between);
        add_word(rng, of->words, out);
    }
}

static void add_block(struct strbuf *out, const struct text_block *b)
{
    strbuf_addf(out, "%d lines %ld x %ld of %ld%s\n", b->nlines, lroundf(b->width * 4),
                lroundf(b->height * 4), lroundf(b->line_height * 4), b->fits ? "" : " unfit");
    for (int i = 0; i < b->nlines; i++) {
        const struct text_line *l = &b->lines[i];
        strbuf_addf(out, "%ld %ld %ld %ld %s\n", lroundf(l->x * 4), lroundf(l->y * 4),
                    lroundf(l->width * 4), lroundf(l->baseline * 4), l->text);
        for (int r = l->first_run; r < l->first_run + l->nruns; r++)
            strbuf_addf(out, "  %d %d %d %ld %ld %s\n", (int)b->runs[r].kind, b->runs[r].face,
                        b->runs[r].px, lroundf(b->runs[r].x * 4), lroundf(b->runs[r].width * 4),
                        b->runs[r].text);
    }
}

static const struct typeface *const faces[] = {
    &typeface_text,    &typeface_strong,  &typeface_ace, &typeface_poster,
    &typeface_powerup, &typeface_upcolor, &typeface_spec};

static struct text_style any_style(struct rng *rng, const char *lang)
{
    return (struct text_style){.face = faces[rng_below(rng, 3) ? 0 : rng_below(rng, 7)],
                               .px = 10 + (float)(4 * rng_below(rng, 8)),
                               .colour = 0xFFFFFFFFU,
                               .align = (enum text_align)rng_below(rng, 3),
                               .place = (enum text_place)rng_below(rng, 3),
                               .spacing =
                                   rng_below(rng, 3) ? 0 : 1 + 0.25F * (float)rng_below(rng, 3),
                               .lang = lang,
                               .max_lines = rng_below(rng, 2) ? 0 : 1 + rng_below(rng, 4)};
}

static void set_once(struct fonts *fonts, struct rng *rng, const struct language *of,
                     struct strbuf *text, struct strbuf *out)
{
    struct text_style style = any_style(rng, of->id);
    const float wide = rng_below(rng, 12) ? 30 + (float)rng_below(rng, 800) : 0;
    const struct rect box = rect_make(7, 11, 40 + wide, 12 + (float)rng_below(rng, 120));
    build(rng, of, text);
    strbuf_clear(out);
    struct text_block *b = text_layout(fonts, &style, strbuf_text(text), wide);
    add_block(out, b);
    strbuf_addf(out, "at %ld %ld\n", lroundf(4 * text_spot(b, box).x),
                lroundf(4 * text_spot(b, box).y));
    text_free(b);
    strbuf_addf(out, "wide %ld high %ld\n",
                lroundf(4 * text_width(fonts, &style, strbuf_text(text))),
                lroundf(4 * text_height(fonts, &style, strbuf_text(text), wide)));
    const bool fits =
        text_fit(fonts, &style, strbuf_text(text), box, (float)(6 + rng_below(rng, 10)));
    strbuf_addf(out, "%s at %ld\n", fits ? "fits" : "no", lroundf(4 * style.px));
}

static void show(struct fonts *fonts, const struct language *of, struct strbuf *out)
{
    for (int t = 0; t < 5; t++)
        for (float wide = 90; wide < 700; wide *= 1.7F) {
            const struct text_style style = {.face = &typeface_text, .px = 20, .lang = of->id};
            struct text_block *b = text_layout(fonts, &style, of->shown[t], wide);
            strbuf_addf(out, "%3ld%s ", lroundf(wide), b->fits ? ":" : ", unfit:");
            for (int i = 0; i < b->nlines; i++)
                strbuf_addf(out, "%s%s", i ? "|" : "", b->lines[i].text);
            strbuf_add(out, "\n");
            text_free(b);
        }
}

static char *tell(struct fonts *fonts, const struct language *of)
{
    struct strbuf out = STRBUF_EMPTY, text = STRBUF_EMPTY, one = STRBUF_EMPTY;
    show(fonts, of, &out);
    for (int d = 0; d < DIGESTS; d++) {
        struct rng rng = rng_seed((uint64_t)d);
        uint64_t digest = DIGEST_START;
        for (int i = 0; i < SETTINGS_OF_EACH; i++) {
            set_once(fonts, &rng, of, &text, &one);
            digest = (digest ^ digest_text(strbuf_text(&one))) * 0x100000001b3u;
        }
        strbuf_addf(&out, "%d: %08x\n", d, (uint32_t)(digest ^ digest >> 32));
    }
    strbuf_free(&one);
    strbuf_free(&text);
    return strbuf_take(&out);
}

int main(int argc, char **argv)
{
    struct baseline b = baseline_begin("test-set", "baseline/set", argc, argv);
    struct fonts *fonts = fonts_open();
    b.all = true;
    for (size_t i = 0; i < sizeof languages / sizeof *languages; i++)
        baseline_compare(&b, languages[i].id, tell(fonts, &languages[i]), NULL);
    fonts_close(fonts);
    return baseline_end(&b);
}
