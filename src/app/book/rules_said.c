/* rules_said.c - what is said below a part of a demonstration (rules_said.h). */
#include "rules_said.h"

#include "check.h"
#include "utf8.h"

#include <math.h>
#include <string.h>

enum { FACE = 76, PLATE_PAD = 8, TAG_GAP = 8 };
static const float LARGE = 1.6F;

static const struct ui_words said = {.size = 30, .align = TEXT_CENTRE, .place = TEXT_TOP},
                             more = {.size = 25, .align = TEXT_CENTRE, .place = TEXT_TOP},
                             tag = {.size = 22, .align = TEXT_CENTRE, .place = TEXT_MIDDLE};

/* A single word is one line, in smaller letters if need be. */
static int lines_of(const char *text)
{
    const char *at = text;
    return *text && !strpbrk(text, " \xC2") && !utf8_is_cjk(utf8_next(&at)) ? 1 : 0;
}

static struct ui_words said_how(const struct leaf *l, const char *text)
{
    struct ui_words how = said;
    how.face = l->ui.theme->strong;
    how.lines = lines_of(text);
    return how;
}

static float first_h(const struct leaf *l, const struct ui_words *how, const char *text, float w)
{
    return *text ? ui_write_height(&l->ui, how, text, how->lines == 1 ? 8 * l->ui.w : w) + 2 : 0;
}

static float face_w(const struct leaf *l, const struct block *b)
{
    return b->who ? ui_px(&l->ui, FACE) : 0;
}

/* ---- a seat: on a tag what is told of its cards, on a plate its face and name ---- */

static bool plated(const struct leaf *l, const struct block *b)
{
    return b->who && l->book->look->plates;
}

static bool is_seen(const struct block *b) { return strpbrk(b->cards, "+?") != NULL; }

/* An eye, where its cards are seen and letters leave it room. */
static float tag_sign(const struct leaf *l, const struct block *b)
{
    return is_seen(b) && l->ui.text < LARGE ? ui_letters(&l->ui, tag.size) * 1.4F : 0;
}

static float tag_height(const struct leaf *l, const struct block *b, float w)
{
    const float pad = ui_px(&l->ui, PLATE_PAD);
    struct strbuf text = STRBUF_EMPTY;
    leaf_more(l, b, &text);
    const float h =
        strbuf_empty(&text)
            ? 0
            : ui_write_height(&l->ui, &tag, strbuf_text(&text), w - tag_sign(l, b) - pad) + pad;
    strbuf_free(&text);
    return h;
}

/* Of all seats beside one another, so that their plates stand in one line. */
static float tags_height(const struct leaf *l, float w)
{
    float most = 0;
    for (int i = l->first; i < l->first + l->count; i++)
        if (plated(l, &l->block[i]))
            most = fmaxf(most, tag_height(l, &l->block[i], w));
    return most > 0 ? most + ui_px(&l->ui, TAG_GAP) : 0;
}

static float plate_height(const struct leaf *l) { return ui_px(&l->ui, FACE + PLATE_PAD); }

static void draw_tag(const struct leaf *l, struct canvas *c, const struct block *b,
                     const char *text, struct rect r)
{
    const struct ui *ui = &l->ui;
    const float pad = ui_px(ui, PLATE_PAD), sign = tag_sign(l, b),
                wide = fminf(ui_write_width(ui, &tag, text), r.w - sign - pad),
                left = r.x + (r.w - wide - sign) / 2;
    struct ui_words how = tag;
    how.colour = is_seen(b) ? ui->theme->text : ui->theme->soft;
    if (is_seen(b))
        ui_plate(c, ui, r,
                 (struct panel){.fill = colour_faded(leaf_light(l), 0.12F),
                                .line = colour_faded(leaf_light(l), 0.8F),
                                .line_width = fmaxf(1, ui_px(ui, 2))});
    if (sign > 0)
        ui_icon(c, ui, "eye",
                rect_make(left, r.y + (r.h - sign * 0.8F) / 2, sign * 0.8F, sign * 0.8F),
                leaf_light(l));
    ui_write(c, ui, &how, text, rect_make(left + sign, r.y, wide + 1, r.h));
}

static void draw_plate(const struct leaf *l, struct canvas *c, const struct block *b,
                       const char *name, struct rect r)
{
    const struct ui *ui = &l->ui;
    const float pad = ui_px(ui, PLATE_PAD) / 2, face = r.h - 2 * pad;
    const bool out = strchr(b->cards, '~') != NULL;
    char picture[RULES_PICTURE];
    ui_plate(c, ui, r,
             (struct panel){.fill = ui->theme->well,
                            .line = out ? colour_faded(ui->theme->line, 0.5F) : ui->theme->line,
                            .line_width = fmaxf(1, ui_px(ui, 2))});
    l->book->look->who_picture(b->who, picture);
    canvas_picture(c, picture, rect_make(r.x + 2 * pad, r.y + pad, face, face),
                   paint_alpha(out ? 0.55F : 1));
    ui_write(c, ui, &UI_LINE(ui->theme->strong, said.size, out ? ui->theme->soft : 0, TEXT_LEFT),
             name, rect_make(r.x + face + 5 * pad, r.y, r.w - face - 7 * pad, r.h));
}

/* ---- any part ---- */

/* `below`: the second sentence stands below the face and the name. */
float said_height(const struct leaf *l, const struct block *b, float w, bool below)
{
    const float face = face_w(l, b), beside = w - 1.2F * face;
    struct strbuf text = STRBUF_EMPTY, other = STRBUF_EMPTY;
    leaf_text(l, b, &text);
    leaf_more(l, b, &other);
    const struct ui_words how = said_how(l, strbuf_text(&text));
    if (plated(l, b)) {
        strbuf_free(&text);
        strbuf_free(&other);
        return plate_height(l) + tags_height(l, w - ui_px(&l->ui, PLATE_PAD));
    }
    float h = first_h(l, &how, strbuf_text(&text), beside);
    if (below)
        h = fmaxf(h, face);
    if (!strbuf_empty(&other))
        h += ui_write_height(&l->ui, &more, strbuf_text(&other), below ? w : beside) + 2;
    strbuf_free(&text);
    strbuf_free(&other);
    return fmaxf(h, face);
}

/* No word of it has to be broken in that width. */
bool said_whole(const struct leaf *l, const struct block *b, float w, bool below)
{
    struct strbuf text = STRBUF_EMPTY, other = STRBUF_EMPTY;
    leaf_text(l, b, &text);
    leaf_more(l, b, &other);
    const struct ui_words how = said_how(l, strbuf_text(&text));
    const bool plate = plated(l, b);
    const float pad = ui_px(&l->ui, PLATE_PAD),
                beside = w - (plate ? 0.9F : 1.2F) * face_w(l, b) - (plate ? 6 * pad : 0);
    below = below || plate;
    if (plate)
        w -= tag_sign(l, b) + 2 * pad;
    const bool whole =
        ui_write_fits(&l->ui, &how, strbuf_text(&text), rect_make(0, 0, beside, l->ui.h)) &&
        ui_write_fits(&l->ui, plate ? &tag : &more, strbuf_text(&other),
                      rect_make(0, 0, below ? w : beside, l->ui.h));
    strbuf_free(&text);
    strbuf_free(&other);
    return whole;
}

void said_draw(const struct leaf *l, struct canvas *c, const struct block *b, bool below,
               struct rect r)
{
    const struct ui *ui = &l->ui;
    struct strbuf text = STRBUF_EMPTY, other = STRBUF_EMPTY;
    struct ui_words how, small = more;
    const float face = face_w(l, b);
    struct rect name = r, rest = r;
    leaf_text(l, b, &text);
    leaf_more(l, b, &other);
    if (plated(l, b)) {
        r = rect_inset_xy(r, ui_px(ui, PLATE_PAD) / 2, 0);
        const float down = tags_height(l, r.w);
        if (!strbuf_empty(&other))
            draw_tag(l, c, b, strbuf_text(&other),
                     rect_make(r.x, r.y, r.w, down - ui_px(ui, TAG_GAP)));
        draw_plate(l, c, b, strbuf_text(&text), rect_make(r.x, r.y + down, r.w, plate_height(l)));
        strbuf_free(&text);
        strbuf_free(&other);
        return;
    }
    how = said_how(l, strbuf_text(&text));
    if (b->who) {
        char picture[RULES_PICTURE];
        const float first = ui_write_width(ui, &how, strbuf_text(&text)),
                    wide = below ? first
                                 : fmaxf(first, ui_write_width(ui, &small, strbuf_text(&other))),
                    left = r.x + fmaxf(0, (r.w - wide - face * 1.2F) / 2);
        l->book->look->who_picture(b->who, picture);
        canvas_picture(c, picture, rect_make(left, r.y, face, face), paint_plain());
        how.align = TEXT_LEFT;
        name = rect_make(left + face * 1.2F, r.y, rect_right(r) - left - face * 1.2F, r.h);
        if (!below) {
            small.align = TEXT_LEFT;
            rest = name;
        }
    }
    if (!strbuf_empty(&text))
        name.h = first_h(l, &how, strbuf_text(&text), name.w);
    const float down = strbuf_empty(&text) ? 0 : below ? fmaxf(name.h, face) : name.h;
    if (below && name.h < face) {
        name.h = face;
        how.place = TEXT_MIDDLE;
    }
    if (!strbuf_empty(&text))
        ui_write(c, ui, &how, strbuf_text(&text), name);
    small.colour = ui->theme->soft;
    if (!strbuf_empty(&other))
        ui_write(c, ui, &small, strbuf_text(&other),
                 rect_make(rest.x, rest.y + down, rest.w, rest.h - down));
    strbuf_free(&text);
    strbuf_free(&other);
}
