/* A game is won: the whole screen. Everybody stands on what the game brought them, each share with
 * the colour and the number of its round beside it, on what was left of the games before, paler;
 * the winner large, crowned before the sun and the bands of the code. With all four rounds won the
 * stamp FULL falls, and a chip hops to each of the others. Under the floor names and what it all
 * came to, three figures, and the ways on. Who has no share stands on the floor.
 *
 * Drawn from what uc_won_tell tells, so that table and page of the end show one picture. It shows
 * what is decided, and comes to rest by itself. */
#include "upcolor_won.h"

#include "check.h"
#include "ease.h"
#include "i18n.h"
#include "plain.h"
#include "strbuf.h"
#include "utf8.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum {
    CONFETTI = 40,
    BOXES = 2 * SEATS + 4,
    LABELS = UPCOLOR_ROUNDS + 1,
    JAR_ACROSS = 5,
    JAR_HOLDS = 33
};
enum {
    BANDS_MS = 350,
    CHIP_MS = 60,
    HOP_MS = 260,
    LABEL_MS = 120,
    CROWN_MS = 220,
    SUN_MS = 180,
    STAMP_MS = 140,
    HEAD_MS = 200,
    STRIP_MS = 160,
    TENTH_MS = 420,
    TENTH_APART = 80
};
/* In the picture of 1920 × 1080: the floor; where the one who won stands; the highest a figure
 * reaches, and the highest beside the words. */
#define FLOOR_Y 884.0F
#define FIRST_X 430.0F
#define FIRST_WIDE 250.0F
#define FACE 300.0F
enum { INK = 0x20242EFF, FEET_WIDE = 764 /* of the buttons, without their gaps */, NAMES_Y = 894 };
/* A finger needs so many pixels; the box is drawn with a gap around it. */
enum { FOOT_H = 58, FOOT_GAP = 12, FINGER = 38 };
#define BEFORE UPCOLOR_ROUNDS /* a layer of a column, below those of the rounds */

static const card colour_of_round[LABELS] = {UPCOLOR_BLUE, UPCOLOR_YELLOW, UPCOLOR_RED,
                                             UPCOLOR_VIOLET, UPCOLOR_IMPERIAL};

struct stand {
    int who;
    float x, wide, face, room;
};
struct win {
    const struct uc_won *w;
    const struct ui *ui;
    struct canvas *c;
    struct rect at;
    float px, ms;      /* pixels of a unit; milliseconds at normal pace since it began */
    int landed, stamp; /* when the last chip has; when the stamp, or the headline, comes */
    struct stand stand[SEATS];
    int stands;
    struct rect box[BOXES]; /* where no paper falls */
    int boxes;
};

/* ---- places: a picture of 1920 × 1080, fitted into the window ---- */

static float unit(const struct ui *ui) { return fminf(ui->w / 1920, ui->h / 1080); }

/* Where the window is higher most of what is left goes above: the ground stays a ground. */
static struct rect area(const struct ui *ui)
{
    const float px = unit(ui), w = 1920 * px, h = 1080 * px;
    return rect_make((ui->w - w) / 2, (ui->h - h) * 0.7F, w, h);
}

static struct rect spot(const struct win *k, float x, float y, float w, float h)
{
    return rect_around((struct point){k->at.x + x * k->px, k->at.y + y * k->px}, w * k->px,
                       h * k->px);
}

static float since(const struct win *k, int from, int ms)
{
    const float t = k->ui->calm ? 1 : (k->ms - (float)from) / (float)(ms > 0 ? ms : 1);
    return t <= 0 ? 0 : t >= 1 ? 1 : t;
}

/* Things of a layer: chips, or sweets, of which a jar holds more. */
static int things(const struct uc_won *w, int s, int layer)
{
    CARRE_ASSERT(s >= 0 && s < SEATS && layer >= 0 && layer < LABELS);
    const int32_t n = layer == BEFORE ? w->seat[s].before : w->seat[s].part[layer];
    const int64_t by = w->sweets ? JAR_HOLDS : 11, most = (int64_t)w->chip * 11;
    const int64_t chips = w->sweets ? n * by / most : (n + w->chip / 2) / w->chip;
    return n <= 0 ? 0 : chips < 1 ? 1 : (int)chips;
}

static int all_things(const struct uc_won *w, int s)
{
    int n = 0;
    for (int i = 0; i < LABELS; i++)
        n += things(w, s, i);
    return n;
}

static int one_ms(const struct uc_won *w) { return w->sweets ? CHIP_MS / 3 : CHIP_MS; }

static int round_ms(const struct uc_won *w, int round)
{
    int n = things(w, w->first, round);
    for (int i = 0; i < w->others; i++)
        n += things(w, w->other[i], round);
    return n * one_ms(w) + CHIP_MS;
}

static int landed_ms(const struct uc_won *w)
{
    int ms = BANDS_MS;
    for (int i = 0; i < UPCOLOR_ROUNDS; i++)
        ms += round_ms(w, i);
    return ms + HOP_MS - CHIP_MS;
}

int uc_won_stamp_ms(const struct uc_won *w) { return landed_ms(w) + CROWN_MS; }

static int head_ms(const struct uc_won *w) { return uc_won_stamp_ms(w) + (w->full ? STAMP_MS : 0); }

static int tenths_ms(const struct uc_won *w) { return head_ms(w) + HEAD_MS; }

int uc_won_ms(const struct ui *ui, const struct uc_won *w)
{
    const int strip = tenths_ms(w) + UC_STATS * STRIP_MS;
    const int full = !w->full ? 0 : tenths_ms(w) + TENTH_MS + TENTH_APART * w->others + HEAD_MS;
    return (int)(ui->calm ? ui_fade_ms(ui) : ui_ms(ui, strip > full ? strip : full));
}

static void places(struct win *k)
{
    const struct uc_won *w = k->w;
    const int n = w->others;
    const float pitch = n < 2 ? 420 : n == 2 ? 400 : n == 3 ? 321 : 840.0F / (float)(n - 1);
    const float first = n < 2 ? 1330 : n == 2 ? 1130 : n == 3 ? 960 : 880;
    k->stand[k->stands++] = (struct stand){w->first, FIRST_X, FIRST_WIDE, FACE, 430};
    for (int i = 0; i < n; i++)
        k->stand[k->stands++] =
            (struct stand){w->other[i], first + pitch * (float)i, fminf(160, pitch * 0.52F),
                           w->full ? fminf(218, pitch * 0.8F) : fminf(150, pitch * 0.68F),
                           w->seat[w->other[i]].wins ? 170 : 220};
}

static struct win win_of(const struct ui *ui, const struct uc_won *w, int64_t ms)
{
    const int64_t second = ui_ms(ui, 1000);
    struct win k = {.w = w, .ui = ui, .px = unit(ui), .at = area(ui)};
    k.ms = second > 0 ? (float)ms * 1000 / (float)second : 1e6F;
    k.landed = landed_ms(w);
    k.stamp = uc_won_stamp_ms(w);
    places(&k);
    return k;
}

/* ---- words ---- */

static bool is_katakana(uint32_t c) { return c >= 0x30A1 && c <= 0x30FF && c != 0x30FB; }

/* Names in katakana stay whole: there is no phrase for a line to end at within them. */
static void whole_names(const char *text, struct strbuf *out)
{
    for (uint32_t before = 0, c; *text; before = c) {
        const char *from = text;
        c = utf8_next(&text);
        if (is_katakana(before) && is_katakana(c))
            strbuf_add(out, "\u2060");
        strbuf_add_part(out, from, (size_t)(text - from));
    }
}

/* Returns where they are, also when they are not `shown` yet. */
static struct rect letters(const struct win *k, bool shown, const char *words, float size,
                           uint32_t colour, uint32_t outline, struct rect box,
                           enum text_align align, int lines)
{
    CARRE_ASSERT(words && size > 0);
    struct strbuf whole = STRBUF_EMPTY;
    whole_names(words, &whole);
    const char *text = strbuf_text(&whole);
    const struct ui *ui = k->ui;
    struct text_style style = {.face = ui->theme->strong,
                               .colour = colour,
                               .align = align,
                               .px = fmaxf(ui_least(ui), size * k->px),
                               .place = TEXT_MIDDLE,
                               .lang = ui->lang,
                               .max_lines = lines,
                               .spacing = lines > 1 ? 0.98F : 1.1F,
                               .outline = outline};
    if (!text_fit(ui->fonts, &style, text, box, ui_least(ui))) {
        style.max_lines = 0;
        text_fit(ui->fonts, &style, text, box, ui_least(ui));
    }
    /* As narrow as the same lines can be: none is left with one short word. */
    const int n =
        (int)(text_height(ui->fonts, &style, text, box.w) / (style.px * style.spacing) + 0.5F);
    const float most = box.w;
    for (int i = 1; lines > 1 && n > 1 && i < 30; i++) {
        const float w = most * (1 - 0.02F * (float)i), h = text_height(ui->fonts, &style, text, w);
        if (h < 0 || h > ((float)n + 0.5F) * style.px * style.spacing)
            break;
        box.x += align == TEXT_CENTRE ? (box.w - w) / 2 : 0;
        box.w = w;
    }
    style.outline_px = outline ? style.px * 0.08F : 0;
    struct rect r;
    if (shown) {
        r = canvas_words(k->c, &style, text, box);
    } else {
        struct text_block *b = text_layout(ui->fonts, &style, text, box.w);
        const struct point at = text_spot(b, box);
        r = rect_make(at.x, at.y, b->width, b->height);
        text_free(b);
    }
    strbuf_free(&whole);
    return r;
}

static struct ui_words strong(const struct win *k, float size, uint32_t colour, enum text_align to)
{
    return UI_LINE(k->ui->theme->strong, size, colour, to);
}

static void pill(const struct win *k, struct rect r, uint32_t fill)
{
    canvas_panel(
        k->c, r,
        &(struct panel){
            .fill = fill, .radius = r.h / 2, .line = INK, .line_width = fmaxf(1.5F, 3 * k->px)});
}

static void amount_of(char out[80], int32_t n)
{
    char number[64];
    uc_amount(number, n < 0 ? -n : n);
    snprintf(out, 80, "%s%s", n > 0 ? "+" : n < 0 ? "−" : "", number);
}

/* ---- the room ---- */

static void ground(const struct win *k, float in)
{
    const struct ui *ui = k->ui;
    const struct theme *t = ui->theme;
    const float low = k->at.y + FLOOR_Y * k->px;
    char name[UC_PICTURE];
    canvas_clear(k->c, t->ground);
    if (!ui->contrast) {
        /* Its sun stands behind the one who won; it covers all to the left of that and above. */
        const float sun = k->at.x + FIRST_X * k->px, by = fmaxf(fmaxf(k->px, sun / 690), low / 924);
        const float wide = fmaxf(ui->w / 1920, ui->h / 1080);
        canvas_push_clip(k->c, rect_make(0, 0, ui->w, low));
        canvas_picture(k->c, "upcolor/ground/bands",
                       rect_around((struct point){ui->w / 2, ui->h / 2}, 1920 * wide, 1080 * wide),
                       paint_ink(colour_mix(t->ground, t->line, k->w->dark ? 0.35F : 0.5F)));
        canvas_pop_clip(k->c);
        canvas_push_clip(k->c, rect_make(0, 0, ui->w * in, low));
        snprintf(name, sizeof name, "upcolor/ground/won-%s", uc_set_called(k->w->set));
        canvas_picture(k->c, name, rect_make(sun - 690 * by, low - 924 * by, 2560 * by, 930 * by),
                       paint_alpha(k->w->dark ? 0.62F : 1));
        canvas_pop_clip(k->c);
    }
    canvas_panel(k->c, rect_make(0, low, ui->w, ui->h - low), &(struct panel){.fill = t->panel});
    canvas_fill(k->c, rect_make(0, low, ui->w, fmaxf(2, 8 * k->px)), t->text);
    snprintf(name, sizeof name, "upcolor/ground/garland-%s", uc_set_called(k->w->set));
    if (!ui->contrast)
        canvas_picture(k->c, name, rect_make(0, -14 * k->px, ui->w, 230 * ui->w / 1920),
                       paint_plain());
}

void uc_won_behind(struct canvas *c, const struct ui *ui, const struct uc_won *w)
{
    struct win k = win_of(ui, w, INT32_MAX);
    k.c = c;
    ground(&k, 1);
}

/* Evenly over 0 to 1, whatever the number: no two pieces of paper lie on each other. */
static float spread(int i, float step)
{
    const float x = 0.5F + step * (float)i;
    return x - floorf(x);
}

static void keep_clear(struct win *k, struct rect r)
{
    if (k->boxes < BOXES)
        k->box[k->boxes++] = rect_inset(r, -34 * k->px);
}

static bool is_clear(const struct win *k, struct point p)
{
    for (int i = 0; i < k->boxes; i++)
        if (rect_contains(k->box[i], p))
            return false;
    return true;
}

/* Paper that falls where no letter and no face is, and lies in the air for good. */
static void confetti(const struct win *k)
{
    const float t = since(k, k->landed, 900);
    char name[UC_PICTURE];
    if (k->ui->calm || k->ui->contrast || t <= 0)
        return;
    for (int i = 0, n = 0; i < 2 * CONFETTI && n < CONFETTI; i++) {
        const float side = (28 + 14 * spread(i, 0.414F)) * k->px;
        const struct point to = {k->ui->w * (0.01F + 0.98F * spread(i, 0.7549F)),
                                 k->at.y + (160 + 680 * spread(i, 0.5698F)) * k->px};
        if (!is_clear(k, to))
            continue;
        const card colour = (card)(UPCOLOR_IMPERIAL + n % 5);
        snprintf(name, sizeof name, "upcolor/particles/%s/%s%s", uc_set_called(k->w->set),
                 n % 3 ? "strip-" : "", uc_face_id(colour));
        n++;
        const float fall = (1 - ease_out_cubic(t)) * 90 * k->px;
        canvas_picture(k->c, name, rect_around((struct point){to.x, to.y - fall}, side, side),
                       (struct paint){.tint = 0xFFFFFFFFU,
                                      .alpha = fminf(1, t * 3),
                                      .angle = t < 1 ? 0 : 90 * spread(i, 0.618F) - 45});
    }
}

/* ---- a player on what the game brought ---- */

/* When thing n of a layer of a seat sets out: round by round, the winner's first. */
static int hops_at(const struct win *k, int who, int layer, int n)
{
    int at = BANDS_MS;
    if (layer == BEFORE)
        return 0;
    for (int i = 0; i < layer; i++)
        at += round_ms(k->w, i);
    for (int i = 0; i < k->stands && k->stand[i].who != who; i++)
        at += things(k->w, k->stand[i].who, layer) * one_ms(k->w);
    return at + n * one_ms(k->w);
}

/* A layer from before is behind a veil of the ground's colour. */
static void thing(const struct win *k, const char *picture, int layer, struct rect r)
{
    CARRE_ASSERT(layer >= 0 && layer < LABELS);
    char name[UC_PICTURE];
    snprintf(name, sizeof name, picture, uc_set_called(k->w->set),
             uc_face_id(colour_of_round[layer]));
    canvas_picture(k->c, name, r, paint_plain());
    if (layer != BEFORE)
        return;
    struct paint veil = paint_ink(k->ui->theme->panel);
    veil.alpha = 0.66F;
    canvas_picture(k->c, name, r, veil);
}

/* Out of the middle of the floor, in an arc. */
static struct rect hopping(const struct win *k, struct rect to, float t)
{
    const struct point from = rect_centre(spot(k, 740, 860, 0, 0));
    const struct point p = ease_arc(from, rect_centre(to), 0.30F, ease_out_cubic(t));
    return t >= 1 ? to : rect_around(p, to.w, to.h);
}

/* A column of chips from the floor up; returns its upper edge, and the middle of each layer. */
static float chips(const struct win *k, const struct stand *p, float middle[LABELS])
{
    static const int order[LABELS] = {BEFORE, 0, 1, 2, 3};
    const int all = all_things(k->w, p->who);
    const float h = p->wide * 46 / 96, low = FLOOR_Y - h / 2 + 6;
    const float step = fminf(p->wide * 0.152F, p->room / (float)(all > 0 ? all : 1));
    float top = FLOOR_Y - 6;
    int n = 0;
    for (int l = 0; l < LABELS; l++) {
        const int layer = order[l], count = things(k->w, p->who, layer);
        for (int j = 0; j < count; j++, n++) {
            const float t = since(k, hops_at(k, p->who, layer, j), HOP_MS);
            const struct rect r = spot(k, p->x, low - (float)n * step, p->wide, h);
            if (layer != BEFORE && t <= 0)
                continue;
            thing(k, "upcolor/chips/%s/flat-%s", layer, layer == BEFORE ? r : hopping(k, r, t));
            if (layer == BEFORE || t >= 0.8F)
                top = low - (float)n * step - p->wide * 0.14F;
        }
        middle[layer] =
            low - ((float)(n - count) + (float)(count - 1) / 2) * step + p->wide * 0.07F;
    }
    return top;
}

/* A jar, filled layer by layer. */
static float jar(const struct win *k, const struct stand *p, float middle[LABELS])
{
    static const int order[LABELS] = {BEFORE, 0, 1, 2, 3};
    const float w = p->wide * 1.16F, h = w * 320 / 240, ball = w * 0.8F / (JAR_ACROSS + 0.25F);
    const float left = p->x - w / 2 + w * 26 / 240, low = FLOOR_Y + 4 - h * 24 / 320;
    int n = 0;
    if (!all_things(k->w, p->who))
        return FLOOR_Y - 6;
    canvas_picture(k->c, "upcolor/sweets/jar-back", spot(k, p->x, FLOOR_Y + 4 - h / 2, w, h),
                   paint_plain());
    for (int l = 0; l < LABELS; l++) {
        const int layer = order[l], count = things(k->w, p->who, layer);
        const int first = n;
        for (int j = 0; j < count; j++, n++) {
            const float t = since(k, hops_at(k, p->who, layer, j), HOP_MS);
            const int row = n / JAR_ACROSS;
            const struct rect r =
                spot(k, left + ((float)(n % JAR_ACROSS) + 0.5F + (row % 2 ? 0.22F : 0)) * ball,
                     low - ball / 2 - (float)row * ball * 0.86F, ball, ball);
            if (layer == BEFORE || t > 0)
                thing(k, "upcolor/sweets/%s/ball-%s", layer,
                      layer == BEFORE ? r : hopping(k, r, t));
        }
        middle[layer] =
            low - ball * 0.5F - (float)((first + n - 1) / 2 / JAR_ACROSS) * ball * 0.86F;
    }
    canvas_picture(k->c, "upcolor/sweets/jar-front", spot(k, p->x, FLOOR_Y + 4 - h / 2, w, h),
                   paint_plain());
    return FLOOR_Y + 4 - h;
}

/* The upper edge of all that a player stands on. */
static float rest_of(const struct win *k, const struct stand *p)
{
    const int n = all_things(k->w, p->who);
    const float step = fminf(p->wide * 0.152F, p->room / (float)(n > 0 ? n : 1));
    if (!n)
        return FLOOR_Y - 6;
    return k->w->sweets ? FLOOR_Y + 4 - p->wide * 1.16F * 320 / 240
                        : FLOOR_Y + 6 - p->wide * (23.0F / 96 + 0.14F) - (float)(n - 1) * step;
}

static void face(const struct win *k, const struct stand *p, float y)
{
    const struct uc_won_seat *s = &k->w->seat[p->who];
    const struct rect disc = spot(k, p->x, y, p->face * 1.07F, p->face * 1.07F),
                      r = spot(k, p->x, y, p->face, p->face);
    char name[EMBLEM_PICTURE];
    canvas_panel(k->c, disc,
                 &(struct panel){.fill = 0xFFFFFFFFU,
                                 .radius = disc.h,
                                 .line = INK,
                                 .line_width = fmaxf(1.5F, 5 * k->px)});
    emblem_ground_picture(s->ground, name);
    if (canvas_has_picture(k->c, name))
        canvas_picture(k->c, name, r, paint_plain());
    emblem_picture(s->emblem, s->mood, name);
    if (canvas_has_picture(k->c, name))
        plain_emblem(k->c, k->ui, name, s->emblem, r);
}

/* The crown falls on the player who won, and the sun opens behind. */
static void glory(const struct win *k, const struct stand *p, float y, bool behind)
{
    const float shine = ease_out_cubic(since(k, k->landed + CROWN_MS, SUN_MS)),
                fall = since(k, k->landed, CROWN_MS);
    if (!k->w->seat[p->who].wins)
        return;
    if (behind && p->who == k->w->first && !k->ui->contrast)
        canvas_picture(k->c, "upcolor/signs/burst",
                       spot(k, p->x, y, p->face * 1.76F, p->face * 1.76F),
                       (struct paint){.ink = 0xFFC81EFFU, .tint = 0xFFFFFFFFU, .alpha = shine});
    if (!behind && fall > 0)
        canvas_picture(
            k->c, "upcolor/signs/crown",
            spot(k, p->x, y - p->face * 0.58F - (1 - ease_out_back(fall)) * p->face * 0.6F,
                 p->face * 0.76F, p->face * 0.57F),
            (struct paint){
                .tint = 0xFFFFFFFFU, .alpha = fminf(1, fall * 3), .angle = k->ui->calm ? 0 : -7});
}

/* Of a layer: the number of its round in a disc, and what it paid; a cross if it paid nothing. */
static float label(const struct win *k, const struct stand *p, int layer, float x, float y,
                   bool told)
{
    CARRE_ASSERT(layer >= 0 && layer <= BEFORE);
    const struct uc_won_seat *s = &k->w->seat[p->who];
    const struct uc_colour own = uc_colours_in(k->w->set, colour_of_round[layer]);
    const float h = fmaxf(54, ui_letters(k->ui, 26) / k->px * 1.3F), rim = 6 * k->px;
    const float size = 36 / fmaxf(1, k->ui->text * 0.8F); /* the next player stands near */
    const struct ui_words how = strong(k, size, layer == BEFORE ? INK : own.words, TEXT_CENTRE);
    char text[100] = "", amount[80];
    amount_of(amount, layer == BEFORE ? s->before : s->part[layer]);
    if (layer == BEFORE)
        snprintf(text, sizeof text, C_("of chips of earlier games", "earlier: %s"), amount);
    else if (k->w->pots && !s->barred[layer])
        snprintf(text, sizeof text, "%s", amount);
    const float words = *text ? ui_write_width(k->ui, &how, text) / k->px + 20 : 0;
    const float disc = layer == BEFORE ? 14 : h,
                cross = layer != BEFORE && s->barred[layer] ? h : 0;
    const float w = disc + words + cross + (words + cross > 0 ? 8 : 0);
    const struct rect r = spot(k, x + w / 2, y, w, h);
    if (!told)
        return w;
    pill(k, r, layer == BEFORE ? 0xFFFFFFFFU : own.own);
    const struct rect round = rect_make(r.x + rim, r.y + rim, r.h - 2 * rim, r.h - 2 * rim);
    if (layer != BEFORE) {
        char number[12];
        snprintf(number, sizeof number, "%d", layer + 1);
        canvas_panel(k->c, round, &(struct panel){.fill = 0xFFFFFFFFU, .radius = round.h / 2});
        const struct ui_words n = strong(k, size * 0.84F, INK, TEXT_CENTRE);
        ui_write(k->c, k->ui, &n, number, rect_inset(round, -rim));
    }
    const float from = r.x + disc * k->px, wide = rect_right(r) - from - 8 * k->px;
    if (cross > 0)
        canvas_picture(
            k->c, "upcolor/shapes/ink/cross",
            rect_around((struct point){from + wide / 2, r.y + r.h / 2}, r.h * 0.6F, r.h * 0.6F),
            paint_ink(own.words));
    else if (*text)
        ui_write(k->c, k->ui, &how, text, rect_make(from, r.y, wide, r.h));
    return w;
}

/* Beside their chips, none on another and none on a face: on the chips themselves where the next
 * player stands too near. Returns how high they reach there; `told`: drawn, else measured. */
static float labels(const struct win *k, const struct stand *p, const float middle[LABELS],
                    float free, bool told)
{
    static const int order[LABELS] = {BEFORE, 0, 1, 2, 3};
    const float h = fmaxf(58, ui_letters(k->ui, 26) / k->px * 1.35F);
    float wide = 0, highest = FLOOR_Y + h / 2 - 4;
    for (int l = 0; l < LABELS; l++)
        if (things(k->w, p->who, order[l]) ||
            (order[l] != BEFORE && k->w->seat[p->who].barred[order[l]]))
            wide = fmaxf(wide, label(k, p, order[l], 0, 0, false));
    const float beside = p->wide * (k->w->sweets ? 0.60F : 0.5F) + 14;
    const bool on = beside + wide > free;
    for (int l = 0; l < LABELS; l++) {
        const int layer = order[l];
        const struct uc_won_seat *s = &k->w->seat[p->who];
        const int n = things(k->w, p->who, layer);
        if (!n && (layer == BEFORE || !s->barred[layer]))
            continue;
        const float y = fminf(n ? middle[layer] : FLOOR_Y - h / 2 - 8, highest - h);
        highest = y;
        if (!told || since(k, hops_at(k, p->who, layer, n) + HOP_MS - CHIP_MS, LABEL_MS) <= 0)
            continue;
        const float own = label(k, p, layer, 0, 0, false);
        label(k, p, layer, p->x + (on ? -own / 2 : beside), y, true);
    }
    /* below the face, which stands on them */
    return on && wide > 0 ? highest - h / 2 - p->face * 0.1F : FLOOR_Y;
}

static void stands(struct win *k, int i)
{
    CARRE_ASSERT(i >= 0 && i < k->stands);
    const struct stand *p = &k->stand[i];
    const struct stand *next = i + 1 < k->stands ? p + 1 : NULL;
    /* to what the next one is or stands on, or to the edge of the picture */
    const float free =
        next ? next->x - fmaxf(next->face * 1.07F, next->wide) / 2 - 8 - p->x : 1908 - p->x;
    float middle[LABELS] = {0};
    for (int s = 0; s < 3 && !k->ui->contrast; s++) { /* a shadow on the floor */
        const struct rect r = spot(k, p->x + 10, FLOOR_Y + 12, p->wide * (1.12F - 0.09F * (float)s),
                                   26 - 8 * (float)s);
        canvas_panel(k->c, r, &(struct panel){.fill = 0x20242E14U, .radius = r.h / 2});
    }
    if (i == 0) /* behind the things, when all of them have landed */
        glory(k, p, rest_of(k, p) - p->face * 0.42F, true);
    float top = k->w->sweets ? jar(k, p, middle) : chips(k, p, middle);
    top = fminf(top, labels(k, p, middle, free, false));
    const float y = top - p->face * 0.42F;
    face(k, p, y);
    glory(k, p, y, false);
    labels(k, p, middle, free, true);
    const float round = p->face * (i ? 1.1F : 1.9F), wide = i || k->w->sweets ? 1.2F : 1.05F;
    keep_clear(k, spot(k, p->x, y - p->face * 0.1F, round, round));
    keep_clear(k, spot(k, p->x + 80, (y + FLOOR_Y) / 2, p->wide * wide + 180, FLOOR_Y - y));
}

/* Its name and what it all came to, under the floor. */
struct foot {
    struct rect r;
    char sum[80];
    struct ui_words name, words;
    bool shown;
};

/* Two lines of the smallest letters have room, if they have to; where the buttons have grown, one
 * line. */
static float names_high(const struct win *k)
{
    const float high = fmaxf(74, ui_least(k->ui) / k->px * 2.44F);
    struct rect foot[2];
    if (FINGER / k->px <= FOOT_H)
        return high;
    uc_won_feet(k->ui, 2, FEET_WIDE / 3, foot);
    const float from = spot(k, 0, NAMES_Y, 0, 0).y;
    /* as it is drawn: a finger's place reaches beyond it */
    return fminf(high,
                 (foot[1].y - from) / k->px + (foot[1].h / k->px - FOOT_H + FOOT_GAP) / 2 - 4);
}

static struct foot foot_of(const struct win *k, int i)
{
    CARRE_ASSERT(i >= 0 && i < k->stands);
    const struct stand *p = &k->stand[i];
    const struct uc_won_seat *s = &k->w->seat[p->who];
    const struct theme *t = k->ui->theme;
    const float pitch = i == 0 ? 640 : k->stands > 2 ? k->stand[2].x - k->stand[1].x : 420;
    const int paid = tenths_ms(k->w) + TENTH_MS + TENTH_APART * k->w->others;
    int32_t net = s->net;
    if (k->w->full && since(k, paid, 1) <= 0) { /* it has not hopped over yet */
        for (int o = 0; o < k->w->others; o++)
            net += i == 0 ? k->w->seat[k->w->other[o]].paid : 0;
        net -= s->paid;
    }
    struct foot f = {.r = spot(k, p->x, NAMES_Y + names_high(k) / 2, pitch - 14, names_high(k)),
                     .name = strong(k, i ? 40 : 52, 0, TEXT_LEFT)};
    amount_of(f.sum, net);
    f.words = f.name;
    f.words.colour = net > 0 ? t->good : t->soft;
    f.name.name = true;
    f.shown = k->w->pots && since(k, head_ms(k->w), HEAD_MS) > 0;
    return f;
}

/* Have both room on one line? */
static bool beside(const struct win *k, int i)
{
    CARRE_ASSERT(i >= 0 && i < SEATS);
    struct foot f = foot_of(k, i);
    f.name.size = f.words.size = 30;
    return !k->w->pots || ui_write_width(k->ui, &f.name, k->w->seat[k->stand[i].who].name) +
                                  ui_write_width(k->ui, &f.words, f.sum) + 20 * k->px <=
                              f.r.w;
}

static void name_of(const struct win *k, int i, bool one)
{
    CARRE_ASSERT(i >= 0 && i < SEATS);
    struct foot f = foot_of(k, i);
    const char *name = k->w->seat[k->stand[i].who].name;
    const float gap = 12 * k->px;
    const float b = k->w->pots && one ? ui_write_width(k->ui, &f.words, f.sum) + 4 : 0;
    const float a = fminf(ui_write_width(k->ui, &f.name, name) + 4, f.r.w - (b > 0 ? b + gap : 0));
    struct rect first = rect_make(f.r.x + (f.r.w - a - (b > 0 ? gap + b : 0)) / 2, f.r.y, a, f.r.h);
    struct rect then = rect_make(rect_right(first) + gap, f.r.y, b, f.r.h);
    if (!one) {
        first = rect_make(f.r.x, f.r.y + 4 * k->px, f.r.w, f.r.h / 2); /* clear of the plates */
        then = rect_make(f.r.x, f.r.y + f.r.h / 2, f.r.w, f.r.h / 2);
        f.name.align = f.words.align = TEXT_CENTRE;
    }
    ui_write(k->c, k->ui, &f.name, name, first);
    if (!f.shown)
        return;
    canvas_push_fade(k->c, since(k, head_ms(k->w), HEAD_MS));
    ui_write(k->c, k->ui, &f.words, f.sum, then);
    canvas_pop_fade(k->c);
}

static void names(const struct win *k)
{
    bool one = true;
    for (int i = 1; i < k->stands; i++)
        one &= beside(k, i);
    for (int i = 0; i < k->stands; i++)
        name_of(k, i, one || i == 0);
}

struct rect uc_won_spot(const struct ui *ui, const struct uc_won *w, int s)
{
    const struct win k = win_of(ui, w, INT32_MAX);
    for (int i = 0; i < k.stands; i++)
        if (k.stand[i].who == s)
            return i == 0 ? spot(&k, FIRST_X, 560, 420, 800)
                          : spot(&k, k.stand[i].x, 736, fmaxf(k.stand[i].face, 150) * 1.1F, 432);
    return (struct rect){0};
}

/* ---- FULL ---- */

static void stamp(struct win *k)
{
    const float t = since(k, k->stamp, STAMP_MS), grown = 1.4F - 0.4F * ease_out_cubic(t);
    const struct rect r = spot(k, 1062, 240, 520 * grown, 244 * grown);
    char name[UC_PICTURE];
    keep_clear(k, spot(k, 1062, 240, 560, 290));
    if (t <= 0)
        return;
    snprintf(name, sizeof name, "upcolor/signs/stamp-%s", uc_set_called(k->w->set));
    canvas_picture(k->c, name, r, paint_angle(k->ui->calm ? 0 : -4));
    if (t < 1)
        return;
    canvas_push_turn(k->c, rect_centre(r), k->ui->calm ? 0 : -4);
    letters(k, true, _("FULL"), 176, uc_colours_in(k->w->set, UPCOLOR_RED).words, 0,
            rect_inset_xy(r, r.w * 0.1F, r.h * 0.1F), TEXT_CENTRE, 1);
    canvas_pop_turn(k->c);
}

/* A tenth is a thing: it hops over to each of the others. */
static void tenths(struct win *k)
{
    enum { DOTS = 14 };
    char text[80];
    keep_clear(k, spot(k, 1230, 440, 980, 120)); /* the ways of the chips */
    for (int i = 1; i < k->stands; i++) {
        const struct stand *p = &k->stand[i];
        const int32_t paid = k->w->seat[p->who].paid;
        const card colour = colour_of_round[(i - 1) % UPCOLOR_ROUNDS];
        const float t = since(k, tenths_ms(k->w) + TENTH_APART * (i - 1), TENTH_MS);
        const float side = fminf(156, p->face * 0.72F), high = FLOOR_Y - p->face - side * 0.5F - 20;
        keep_clear(k, spot(k, p->x + 30, high, side + 100, side));
        if (!paid || t <= 0)
            continue;
        const struct point a = rect_centre(spot(k, 740, 500 - 40 * (float)(i - 1), 0, 0)),
                           b = rect_centre(spot(k, p->x, high, 0, 0));
        for (int d = 1; d < DOTS; d++) {
            const float u = (float)d / DOTS;
            if (u < t)
                canvas_ring(k->c, ease_arc(a, b, 0.07F, u * 0.86F), 5 * k->px, 5 * k->px,
                            uc_colours_in(k->w->set, colour).own);
        }
        const struct point at = ease_arc(a, b, 0.07F, ease_out_cubic(t));
        char name[UC_PICTURE];
        snprintf(name, sizeof name, "upcolor/%s/%s/%s", k->w->sweets ? "sweets" : "chips",
                 uc_set_called(k->w->set), uc_face_id(colour));
        const struct rect chip = rect_around(at, side * k->px, side * k->px);
        canvas_picture(k->c, name, k->w->sweets ? rect_fitted(chip, 96, 64) : chip, paint_plain());
        if (t < 1)
            continue;
        const struct ui_words how = strong(k, 46, INK, TEXT_CENTRE);
        amount_of(text, paid);
        const float h = fmaxf(66, ui_letters(k->ui, 26) / k->px * 1.35F),
                    w = ui_write_width(k->ui, &how, text) / k->px + h * 0.8F;
        const bool beside =
            p->x + side * 0.4F + w < (i + 1 < k->stands ? k->stand[i + 1].x - side * 0.5F : 1900);
        const struct rect r = spot(k, beside ? p->x + side * 0.4F + w / 2 : p->x,
                                   high + side * (beside ? 0.16F : 0.44F), w, h);
        pill(k, r, 0xFFFFFFFFU);
        ui_write(k->c, k->ui, &how, text, r);
    }
}

/* ---- the headline, three figures, the ways on ---- */

static void headline(struct win *k)
{
    const struct ui *ui = k->ui;
    const bool night = k->w->dark || ui->contrast;
    const float t = since(k, head_ms(k->w), HEAD_MS);
    const struct rect box =
        k->w->full ? spot(k, 1604, 240, 520, 250) : spot(k, 1326, 320, 1082, 350);
    canvas_push_fade(k->c, t);
    const struct rect r =
        letters(k, t > 0, k->w->head, k->w->full ? 122 : 168, night ? ui->theme->text : INK,
                night ? ui->theme->ground : 0xFFFFFFFFU, box, TEXT_LEFT, 2);
    canvas_pop_fade(k->c);
    keep_clear(k, r);
}

static const char *figure(const struct win *k, int i, const char *time)
{
    CARRE_ASSERT(i >= 0 && i < UC_STATS);
    return k->w->figure[i][0] ? k->w->figure[i] : time;
}

/* Side by side as wide as they are where there is room for that, else in equal parts. */
static void strip(const struct win *k, const char *time, float feet)
{
    static const card own[] = {UPCOLOR_BLUE, UPCOLOR_RED, UPCOLOR_VIOLET};
    const struct uc_won *w = k->w;
    const struct theme *t = k->ui->theme;
    const float left = k->at.x + 46 * k->px, gap = 14 * k->px;
    const float high = fmaxf(970, 896 + names_high(k)), h = (1072 - high) * k->px;
    const float y = k->at.y + high * k->px, room = feet - left - 30 * k->px;
    struct ui_words big = strong(k, 86, 0, TEXT_LEFT),
                    words = {.face = t->plain, .size = 30, .place = TEXT_MIDDLE, .lines = 2};
    float wide[UC_STATS] = {0}, number[UC_STATS] = {0}, sum = 0, x = left;
    int n = 0;
    big.most_px = fmaxf(ui_least(k->ui), 86 * k->px);
    for (int i = 0; i < UC_STATS && w->words[i][0]; i++, n++) {
        number[i] = fminf(text_width(k->ui->fonts,
                                     &(struct text_style){
                                         .face = t->strong, .px = big.most_px, .lang = k->ui->lang},
                                     figure(k, i, time)) +
                              4,
                          room * 0.2F);
        wide[i] = number[i] + gap + ui_write_width(k->ui, &words, w->words[i]) + 4;
        sum += wide[i];
    }
    const float apart = n > 1 ? fminf(66 * k->px, (room - sum) / (float)(n - 1)) : 0;
    for (int i = 0; i < n; i++) {
        const float in = since(k, tenths_ms(w) + STRIP_MS * i, STRIP_MS);
        const struct rect r = apart >= 30 * k->px
                                  ? rect_make(x, y, wide[i], h)
                                  : rect_column(rect_make(left, y, room, h), i, n, 26 * k->px);
        x += wide[i] + apart;
        big.colour = w->dark || k->ui->contrast ? t->text : uc_colours_in(w->set, own[i]).own;
        if (in <= 0)
            continue;
        canvas_push_fade(k->c, in);
        ui_write(k->c, k->ui, &big, figure(k, i, time), rect_make(r.x, r.y, number[i], r.h));
        ui_write(k->c, k->ui, &words, w->words[i],
                 rect_make(r.x + number[i] + gap, r.y, r.w - number[i] - gap, r.h));
        canvas_pop_fade(k->c);
    }
}

/* The main one at the lower right, and in reading order after it the others, in two rows without a
 * gap between them. */
void uc_won_feet(const struct ui *ui, int n, float main, struct rect *out)
{
    const float px = unit(ui), gap = FOOT_GAP, small = (FEET_WIDE - main) / 2, right = 1886,
                y = 968, h = fmaxf(FOOT_H, FINGER / px + 0.05F), end = y + 2 * FOOT_H - gap / 2;
    const struct rect at = area(ui);
    /* Where they have to be larger, they grow down to the edge of the screen, away from the names.
     */
    const float foot = fmaxf(end, fminf((ui->h - at.y) / px, end + 2 * (h - FOOT_H)));
    const int beside = (n - 1 + 1) / 2;
    for (int i = 0; i < n; i++) {
        const float x = right + gap - (gap + small) * (float)(beside - (i - 1) / 2);
        out[i] = i == 0 ? rect_make(right - main - (gap + small) * (float)beside, y, main,
                                    2 * FOOT_H - gap - 8)
                        : rect_make(x, foot - h * (float)(1 + i % 2), small, h);
        out[i] =
            rect_make(at.x + out[i].x * px, at.y + out[i].y * px, out[i].w * px, out[i].h * px);
    }
}

bool uc_won_fits(const struct ui *ui, float main, const char *const *labels)
{
    const float px = unit(ui), w = (FEET_WIDE - main) / 2 - 16;
    const struct ui_words small = {.face = ui->theme->strong, .size = 26, .lines = 1};
    bool fits = ui_least(ui) / px <= 30;
    for (; fits && *labels; labels++)
        fits = ui_write_fits(ui, &small, _(*labels), rect_make(0, 0, w * px, 46 * px));
    return fits;
}

void uc_won_button(struct canvas *c, const struct ui *ui, const struct uc_won *w,
                   const struct item *i, const char *words, bool main)
{
    struct ui own = *ui;
    struct theme t = *ui->theme;
    own.theme = &t;
    t.radius = main ? 20 : 14;
    if (main && !ui->contrast) {
        const struct uc_colour blue = uc_colours_in(w->set, UPCOLOR_BLUE);
        t.accent = blue.own;
        t.on_accent = blue.words;
        if (!i->why_not && !i->pressed) /* it stands on an edge of its own colour, darker */
            canvas_panel(c, rect_moved(i->bounds, 0, i->bounds.h * 0.07F),
                         &(struct panel){.fill = colour_mix(
                                             t.accent, w->dark ? 0xFFFFFFFFU : 0x000000FFU, 0.35F),
                                         .radius = ui_px(ui, t.radius)});
    }
    if (main) {
        ui_button(c, &own, i, words, NULL, UI_MAIN);
        return;
    }
    t.line = i->why_not ? ui->theme->line : ui->theme->text;
    struct item box = *i;
    box.bounds = rect_inset_xy(i->bounds, 0, (i->bounds.h - (FOOT_H - FOOT_GAP) * unit(ui)) / 2);
    const struct ui_words how = UI_LINE(t.strong, 27, ui_box(c, &own, &box, UI_PLAIN), TEXT_CENTRE);
    ui_write(c, ui, &how, words, rect_inset_xy(box.bounds, ui_px(ui, 8), 0));
}

/* ---- the whole ---- */

void uc_won_draw(struct canvas *c, const struct ui *ui, const struct uc_won *w, int64_t ms,
                 const char *time, float feet)
{
    struct win k = win_of(ui, w, ms);
    const float fade = ui->calm ? fminf(1, (float)ms / fmaxf(1, (float)ui_fade_ms(ui))) : 1;
    k.c = c;
    canvas_clear(c, ui->theme->ground);
    canvas_push_fade(c, fade);
    ground(&k, ui->calm ? 1 : ease_out_cubic(since(&k, 0, BANDS_MS)));
    canvas_tag(c, "shares");
    for (int i = 0; i < k.stands; i++)
        stands(&k, i);
    canvas_tag(c, "nets");
    names(&k);
    canvas_tag(c, "headline");
    if (w->full) {
        stamp(&k);
        tenths(&k);
    }
    headline(&k);
    confetti(&k);
    canvas_tag(c, "figures");
    strip(&k, time, feet);
    canvas_tag(c, NULL);
    canvas_pop_fade(c);
}
