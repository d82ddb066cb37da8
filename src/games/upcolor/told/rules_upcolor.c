/* How the book of Upcolor is drawn. */
#include "rules_text.h"
#include "scene.h"

#include "check.h"
#include "font.h"
#include "upcolor_look.h"
#include "upcolor_settings.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* What begins with a '*' is one of the heaps of chips. The very cards of the table: its colours,
 * the letters of the language (a French yellow card has a J). Never the small ones: circle and V
 * are what is explained. */
static enum uc_set set_of(struct app *app)
{
    return app_ui(app)->contrast
               ? SET_CONTRAST
               : (enum uc_set)app_setting(app, upcolor_setting(UPCOLOR_SETTING_COLOURS));
}

static void picture(struct app *app, const char *word, int length, float width,
                    char out[RULES_PICTURE])
{
    (void)width;
    const struct ui *ui = app_ui(app);
    const bool yellow = strncmp(word, "yellow", 6) == 0;
    const char *folder = strcmp(ui->lang, "ja") == 0             ? "ja/"
                         : yellow && strcmp(ui->lang, "fr") == 0 ? "fr/"
                                                                 : "";
    if (*word == '*')
        snprintf(out, RULES_PICTURE, "upcolor/chips/%s/%.*s", uc_set_called(set_of(app)),
                 length - 1, word + 1);
    else
        snprintf(out, RULES_PICTURE, "upcolor/cards/%s/%s%.*s", uc_set_called(set_of(app)), folder,
                 length, word);
}

static void who(const char *name, char out[RULES_PICTURE])
{
    snprintf(out, RULES_PICTURE, PICTURE_ROUND "emblems/%s-calm", name);
}

/* ---- the code: five steps, each with its card on it ---- */

enum { STEPS = 5 };
static const float FIRST = 0.17F, RISE = 0.095F, CARD = 0.43F, SUNK = 0.035F; /* of its height */

static void shown_words(const char *name, struct strbuf *out)
{
    (void)name;
    strbuf_add(out, _("Green, yellow, blue, red, violet: each colour calls the next."));
}

static struct ui_words code_words(const struct ui *ui)
{
    return (struct ui_words){.size = 30, .face = ui->theme->strong};
}
static float code_height(const struct ui *ui, const struct ui_words *how, float w)
{
    struct strbuf words = STRBUF_EMPTY;
    shown_words("", &words);
    const float h = ui_write_height(ui, how, strbuf_text(&words), w) + 2;
    strbuf_free(&words);
    return h;
}

static float edge(const struct ui *ui) { return ui_px(ui, 14); }
static float steps_height(const struct ui *ui, float w) { return fminf(w * 0.35F, ui_px(ui, 452)); }

/* The first is as high as its name needs. */
static float first_height(const struct ui *ui, float high)
{
    return fmaxf(FIRST * high, ui_least(ui) * 1.4F + SUNK * high + ui_px(ui, 6));
}

/* What is said of the steps stands above the first of them, where nothing else is; in large letters
 * above all of them: so high is that, else 0. */
static float strip_height(const struct ui *ui, float w)
{
    const struct ui_words how = code_words(ui);
    const float in = w - 2 * edge(ui), high = steps_height(ui, w) - 2 * edge(ui),
                free = (1 - RISE - CARD + SUNK) * high - first_height(ui, high) - ui_px(ui, 16);
    return code_height(ui, &how, in * 2 / STEPS - ui_px(ui, 28)) <= free
               ? 0
               : code_height(ui, &how, in - ui_px(ui, 28)) + ui_px(ui, 16);
}

static float shown_height(const struct ui *ui, const char *name, float w)
{
    (void)name;
    return fmaxf(steps_height(ui, w), strip_height(ui, w) + 0.72F * steps_height(ui, w));
}

static int shown_parts(const struct ui *ui, const char *name, float w)
{
    (void)ui, (void)name, (void)w;
    return 1;
}

static struct rect step_of(const struct ui *ui, struct rect in, int i)
{
    CARRE_ASSERT(i >= 0 && i < STEPS);
    const float h = first_height(ui, in.h) + in.h * RISE * (float)i,
                x = roundf(in.w * (float)i / STEPS), next = roundf(in.w * (float)(i + 1) / STEPS);
    return rect_make(in.x + x, rect_bottom(in) - h, next - x, h);
}

static struct rect card_on(const struct ui *ui, struct rect in, int i)
{
    const struct rect s = step_of(ui, in, i);
    const float h = fminf(in.h * CARD, s.w * 0.62F * 1.4F), w = h / 1.4F;
    return rect_make(s.x + (s.w - w) / 2, s.y + in.h * SUNK - h, w, h);
}

static void draw_step(struct app *app, struct canvas *c, const struct ui *ui, struct rect in, int i)
{
    const card face = (card)(UPCOLOR_IMPERIAL + i);
    const struct uc_colour colour = uc_colours_in(set_of(app), face);
    const struct rect s = step_of(ui, in, i), at = card_on(ui, in, i);
    char name[RULES_PICTURE];
    canvas_fill(c, s, colour.own);
    canvas_fill(c, rect_make(s.x, s.y, s.w, fmaxf(2, ui_px(ui, 9))),
                colour_mix(colour.own, 0xFFFFFFFFU, 0.3F));
    picture(app, uc_face_id(face), (int)strlen(uc_face_id(face)), at.w, name);
    canvas_picture(c, name, at, paint_plain());
    const float top = rect_bottom(at) + ui_px(ui, 2), most = step_of(ui, in, 0).h - in.h * SUNK;
    /* the first is called by its colour here, as the code is */
    ui_write(c, ui, &UI_LINE(ui->theme->strong, 34, colour.words, TEXT_CENTRE),
             i ? uc_face_word(face) : C_("code", "Green"),
             rect_make(s.x + ui_px(ui, 8), top, s.w - ui_px(ui, 16), most - ui_px(ui, 4)));
}

static void shown_draw(struct app *app, struct canvas *c, const struct ui *ui, const char *name,
                       struct rect r)
{
    const struct ui on = ui_sheet(c, ui, r);
    const struct ui_words how = code_words(&on);
    const float strip = strip_height(ui, r.w);
    struct rect in = rect_inset(r, edge(ui));
    const struct point corner = {in.x + ui_px(ui, 14), in.y + ui_px(ui, 8)};
    struct strbuf words = STRBUF_EMPTY;
    in.y += strip, in.h -= strip;
    const float side = in.h * 0.13F,
                wide = (strip > 0 ? in.w : step_of(ui, in, 2).x - in.x) - ui_px(ui, 28);
    for (int i = 0; i < STEPS; i++)
        draw_step(app, c, &on, in, i);
    for (int i = 0; i + 1 < STEPS; i++) {
        const struct rect a = card_on(ui, in, i), b = card_on(ui, in, i + 1);
        const struct rect disc = rect_around(
            (struct point){(rect_right(a) + b.x) / 2, (a.y + b.y + a.h) / 2}, side, side);
        canvas_panel(c, disc, &(struct panel){.fill = on.theme->text, .radius = side});
        ui_icon(c, ui, "arrow-right", rect_scaled(disc, 0.56F), on.theme->panel);
    }
    shown_words(name, &words);
    ui_write(c, &on, &how, strbuf_text(&words),
             rect_make(corner.x, corner.y, wide, code_height(ui, &how, wide)));
    strbuf_free(&words);
}

const struct book_look book_of_upcolor = {.face = &typeface_upcolor,
                                          .guide = "emblems/owl-glad",
                                          .guide_says = N_("Five colours, one way round."),
                                          .picture = picture,
                                          .who_picture = who,
                                          .shown_words = shown_words,
                                          .shown_height = shown_height,
                                          .shown_parts = shown_parts,
                                          .shown_draw = shown_draw};
