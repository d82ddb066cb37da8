/* ui.c - measures, words and boxes. */
#include "ui.h"

#include "ease.h"
#include "strbuf.h"
#include "utf8.h"

#include <math.h>
#include <string.h>

/* ---- measures ---- */

float ui_px(const struct ui *ui, float design) { return design * ui->scale; }

float ui_least(const struct ui *ui)
{
    const float desk = 18 * ui->text;
    return fmaxf(13, roundf(ui->scale * (ui->couch ? fmaxf(desk, 26) : desk)));
}

float ui_letters(const struct ui *ui, float design)
{
    return fmaxf(ui_least(ui), roundf(design * ui->scale * ui->text));
}

int64_t ui_ms(const struct ui *ui, int64_t ms) { return (int64_t)((float)ms * ui->pace + 0.5F); }
float ui_pulse(const struct ui *ui, int64_t since, int ms)
{
    const int64_t travel = ui_ms(ui, ms);
    return ui->calm ? 0 : ease_pop(ease_progress(ui->now, since + travel, travel), 1.05F) - 1;
}

int64_t ui_fade_ms(const struct ui *ui) { return ui_ms(ui, 100); }

struct rect ui_at(const struct ui *ui, float x, float y, float w, float h)
{
    return (struct rect){ui->area.x + x * ui->scale, ui->area.y + y * ui->scale, w * ui->scale,
                         h * ui->scale};
}

float ui_glide(const struct ui *ui, int64_t start, int64_t ms)
{
    return ui->calm ? 1 : ease_out_cubic(ease_progress(ui->now, start, ui_ms(ui, ms)));
}

struct ui_coming ui_coming(const struct ui *ui, int64_t start, int order)
{
    if (ui->calm)
        return (struct ui_coming){.alpha = ease_progress(ui->now, start, ui_fade_ms(ui)), .dy = 0};
    float t = ease_progress(ui->now, start + ui_ms(ui, 40 * (int64_t)order), ui_ms(ui, 220));
    return (struct ui_coming){.alpha = fminf(1, t * 2),
                              .dy = (1 - ease_out_cubic(t)) * ui_px(ui, 26)};
}

/* ---- words ---- */

static struct text_style style_of(const struct ui *ui, const struct ui_words *how)
{
    return (struct text_style){
        .face = how->face ? how->face : ui->theme->plain,
        .px = how->most_px > 0 ? fminf(ui_letters(ui, how->size), fmaxf(how->most_px, ui_least(ui)))
                               : ui_letters(ui, how->size),
        .colour = how->colour ? how->colour : ui->theme->text,
        .align = how->align,
        .place = how->place,
        .lang = ui->lang,
        .max_lines = how->lines,
        .spacing = how->lines == 1   ? 1.2F
                   : how->size >= 40 ? 1.25F
                                     : 0,
    };
}

/* A line that would have to become much smaller than wished breaks in two where its words allow it
 * and that makes it larger; one that has no room even in the smallest letters breaks as it must,
 * which is better than leaving its box. */
static bool fit_in(const struct ui *ui, const struct ui_words *how, struct text_style *style,
                   const char *text, struct rect box)
{
    enum { MUCH = 75, LARGER = 110 }; /* per cent */
    struct text_style more = *style;
    const bool whole = text_fit(ui->fonts, style, text, box, ui_least(ui));
    if (style->max_lines != 1 ||
        (whole && (style->px * 100 >= ui_letters(ui, how->size) * MUCH || !strchr(text, ' '))))
        return whole;
    more.max_lines = whole ? 2 : 0;
    more.spacing = 1.15F;
    const bool broken = text_fit(ui->fonts, &more, text, box, ui_least(ui));
    if (!whole || (broken && more.px * 100 >= style->px * LARGER))
        *style = more;
    return whole || broken;
}

/* On a page the world's own face gives way, too: where it is too wide even in the smallest letters,
 * the frame's narrower one is read rather than half a word. */
static void fit(const struct ui *ui, const struct ui_words *how, struct text_style *style,
                const char *text, struct rect box)
{
    struct text_style narrow = *style;
    if (fit_in(ui, how, style, text, box) || !ui->theme->page)
        return;
    narrow.face = narrow.face == ui->theme->plain ? &typeface_text : &typeface_strong;
    if (fit_in(ui, how, &narrow, text, box))
        *style = narrow;
}

/* The letter before `at` holds on to the one after it. */
static bool is_joined(const char *name, const char *at)
{
    return at > name && utf8_previous(name, &at) == 0x200D;
}

/* Whole letters with all that belongs to them, and …, on one line of the smallest. */
static void shorten(const struct ui *ui, const struct ui_words *how, const char *name, float width,
                    struct strbuf *out)
{
    const struct text_style least = {
        .face = how->face ? how->face : ui->theme->plain, .px = ui_least(ui), .lang = ui->lang};
    const char *end = name + strlen(name);
    strbuf_add(out, name); /* whole, where only the height is short */
    while (end > name && text_width(ui->fonts, &least, strbuf_text(out)) > width) {
        uint32_t last = utf8_previous(name, &end);
        while (end > name && (utf8_columns(last) == 0 || is_joined(name, end)))
            last = utf8_previous(name, &end);
        strbuf_clear(out);
        strbuf_add_part(out, name, (size_t)(end - name));
        strbuf_add(out, "…");
    }
}

static struct rect write_name(struct canvas *c, const struct ui *ui, const struct ui_words *how,
                              const char *name, struct rect box)
{
    struct ui_words words = *how;
    struct strbuf part = STRBUF_EMPTY;
    words.name = false;
    words.lines = 1;
    shorten(ui, how, name, box.w, &part);
    const struct rect taken = ui_write(c, ui, &words, strbuf_text(&part), box);
    strbuf_free(&part);
    return taken;
}

struct rect ui_write(struct canvas *c, const struct ui *ui, const struct ui_words *how,
                     const char *text, struct rect box)
{
    if (how->name && !ui_write_fits(ui, how, text, box))
        return write_name(c, ui, how, text, box);
    struct text_style style = style_of(ui, how);
    fit(ui, how, &style, text, box);
    return canvas_words(c, &style, text, box);
}

float ui_write_px(const struct ui *ui, const struct ui_words *how, const char *text,
                  struct rect box)
{
    struct text_style style = style_of(ui, how);
    fit(ui, how, &style, text, box);
    return style.px;
}

float ui_write_height(const struct ui *ui, const struct ui_words *how, const char *text,
                      float width)
{
    struct text_style style = style_of(ui, how);
    return fabsf(text_height(ui->fonts, &style, text, width));
}

float ui_write_width(const struct ui *ui, const struct ui_words *how, const char *text)
{
    struct text_style style = style_of(ui, how);
    return text_width(ui->fonts, &style, text);
}

bool ui_write_fits(const struct ui *ui, const struct ui_words *how, const char *text,
                   struct rect box)
{
    struct text_style style = style_of(ui, how);
    style.px = ui_least(ui);
    if (text_fit(ui->fonts, &style, text, box, style.px))
        return true;
    if (style.max_lines != 1)
        return false;
    style.max_lines = 0;
    style.spacing = 1.15F; /* as `fit` breaks it */
    return text_fit(ui->fonts, &style, text, box, style.px);
}
