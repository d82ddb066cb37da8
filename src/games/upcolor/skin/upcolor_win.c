/* A game is won: the whole screen. Everybody stands on what the game brought them, each share with
 * the colour and the number of its round beside it, on what was left of the games before, paler;
 * the winner large, crowned before the sun and the bands of the code. With all four rounds won the
 * stamp FULL falls, and a chip hops to each of the others. Under the floor names and what it all
 * came to, three figures, and the ways on. Who has no share stands on the floor.
 *
 * Drawn from what uc_won_tell tells, so that table and page of the end show one picture. It shows
 * what is decided, and comes to rest by itself. */
#include "upcolor_win.h"

#include "check.h"
#include "ease.h"

#include <math.h>
#include <stdio.h>

const card uc_win_colour_of_round[LABELS] = {UPCOLOR_BLUE, UPCOLOR_YELLOW, UPCOLOR_RED,
                                             UPCOLOR_VIOLET, UPCOLOR_IMPERIAL};

/* ---- places: a picture of 1920 × 1080, fitted into the window ---- */

float uc_win_unit(const struct ui *ui) { return fminf(ui->w / 1920, ui->h / 1080); }

struct rect uc_win_area(const struct ui *ui)
{
    const float px = uc_win_unit(ui), w = 1920 * px, h = 1080 * px;
    return rect_make((ui->w - w) / 2, (ui->h - h) * 0.7F, w, h);
}

struct rect uc_win_spot(const struct win *k, float x, float y, float w, float h)
{
    return rect_around((struct point){k->at.x + x * k->px, k->at.y + y * k->px}, w * k->px,
                       h * k->px);
}

float uc_win_since(const struct win *k, int from, int ms)
{
    const float t = k->ui->calm ? 1 : (k->ms - (float)from) / (float)(ms > 0 ? ms : 1);
    return t <= 0 ? 0 : t >= 1 ? 1 : t;
}

int uc_win_things(const struct uc_won *w, int s, int layer)
{
    CARRE_ASSERT(s >= 0 && s < SEATS && layer >= 0 && layer < LABELS);
    const int32_t n = layer == BEFORE ? w->seat[s].before : w->seat[s].part[layer];
    const int64_t by = w->sweets ? JAR_HOLDS : 11, most = (int64_t)w->chip * 11;
    const int64_t chips = w->sweets ? n * by / most : (n + w->chip / 2) / w->chip;
    return n <= 0 ? 0 : chips < 1 ? 1 : (int)chips;
}

int uc_win_all_things(const struct uc_won *w, int s)
{
    int n = 0;
    for (int i = 0; i < LABELS; i++)
        n += uc_win_things(w, s, i);
    return n;
}

int uc_win_one_ms(const struct uc_won *w) { return w->sweets ? CHIP_MS / 3 : CHIP_MS; }

int uc_win_round_ms(const struct uc_won *w, int round)
{
    int n = uc_win_things(w, w->first, round);
    for (int i = 0; i < w->others; i++)
        n += uc_win_things(w, w->other[i], round);
    return n * uc_win_one_ms(w) + CHIP_MS;
}

static int landed_ms(const struct uc_won *w)
{
    int ms = BANDS_MS;
    for (int i = 0; i < UPCOLOR_ROUNDS; i++)
        ms += uc_win_round_ms(w, i);
    return ms + HOP_MS - CHIP_MS;
}

int uc_won_stamp_ms(const struct uc_won *w) { return landed_ms(w) + CROWN_MS; }

int uc_win_head_ms(const struct uc_won *w) { return uc_won_stamp_ms(w) + (w->full ? STAMP_MS : 0); }

int uc_win_tenths_ms(const struct uc_won *w) { return uc_win_head_ms(w) + HEAD_MS; }

int uc_won_ms(const struct ui *ui, const struct uc_won *w)
{
    const int strip = uc_win_tenths_ms(w) + UC_STATS * STRIP_MS;
    const int full =
        !w->full ? 0 : uc_win_tenths_ms(w) + TENTH_MS + TENTH_APART * w->others + HEAD_MS;
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

struct win uc_win_of(const struct ui *ui, const struct uc_won *w, int64_t ms)
{
    const int64_t second = ui_ms(ui, 1000);
    struct win k = {.w = w, .ui = ui, .px = uc_win_unit(ui), .at = uc_win_area(ui)};
    k.ms = second > 0 ? (float)ms * 1000 / (float)second : 1e6F;
    k.landed = landed_ms(w);
    k.stamp = uc_won_stamp_ms(w);
    places(&k);
    return k;
}

/* ---- words ---- */

struct ui_words uc_win_strong(const struct win *k, float size, uint32_t colour, enum text_align to)
{
    return UI_LINE(k->ui->theme->strong, size, colour, to);
}

void uc_win_pill(const struct win *k, struct rect r, uint32_t fill)
{
    canvas_panel(
        k->c, r,
        &(struct panel){
            .fill = fill, .radius = r.h / 2, .line = INK, .line_width = fmaxf(1.5F, 3 * k->px)});
}

void uc_win_amount_of(char out[80], int32_t n)
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
    struct win k = uc_win_of(ui, w, INT32_MAX);
    k.c = c;
    ground(&k, 1);
}

/* Evenly over 0 to 1, whatever the number: no two pieces of paper lie on each other. */
static float spread(int i, float step)
{
    const float x = 0.5F + step * (float)i;
    return x - floorf(x);
}

void uc_win_keep_clear(struct win *k, struct rect r)
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
    const float t = uc_win_since(k, k->landed, 900);
    char name[UC_PICTURE];
    if (k->ui->calm || k->ui->contrast || t <= 0)
        return;
    for (int i = 0, n = 0; i < 4 * CONFETTI && n < CONFETTI; i++) {
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
                                      .angle = 15 * floorf(9 * spread(i, 0.618F)) - 60});
    }
}

/* ---- the whole ---- */

void uc_won_draw(struct canvas *c, const struct ui *ui, const struct uc_won *w, int64_t ms,
                 const char *time, float feet)
{
    struct win k = uc_win_of(ui, w, ms);
    const float fade = ui->calm ? fminf(1, (float)ms / fmaxf(1, (float)ui_fade_ms(ui))) : 1;
    k.c = c;
    canvas_clear(c, ui->theme->ground);
    canvas_push_fade(c, fade);
    ground(&k, ui->calm ? 1 : ease_out_cubic(uc_win_since(&k, 0, BANDS_MS)));
    canvas_tag(c, "shares");
    for (int i = 0; i < k.stands; i++)
        uc_win_draw_stands(&k, i);
    canvas_tag(c, "nets");
    uc_win_draw_names(&k);
    canvas_tag(c, "headline");
    if (w->full) {
        uc_win_draw_stamp(&k);
        uc_win_draw_tenths(&k);
    }
    uc_win_draw_headline(&k);
    confetti(&k);
    canvas_tag(c, "figures");
    uc_win_draw_strip(&k, time, feet);
    canvas_tag(c, NULL);
    canvas_pop_fade(c);
}
