/* review_sheets.c - a decision by its cards: what was played on one sheet, what was better on
 * another, each with the hand, what it is about in front, and what it wins of a hundred. */
#include "review_scene.h"

#include "check.h"
#include "faces.h"
#include "game_folder.h"
#include "layout.h"

#include <math.h>
#include <stdio.h>

enum { PLAYED, BETTER, SHEETS };
enum { HEAD = 54, SAID = 28, COUNT = 28, WITH = 23, DOTS = 100, DOTS_WIDE = 20 };
/* design units: of cards, and of what is written above them at most */
enum { LEAST_CARD = 112, PAD = 44, GAP = 16 };
static const float LEFT = 0.59F; /* of a sheet: words and cards, beside the dots */

static const struct review_sentences *told_of(const struct review_page *k)
{
    return game_folder(match_rules(k->match)->game->id)->review;
}

struct rect review_sheet(const struct review_page *k, int which)
{
    CARRE_ASSERT(which >= 0 && which < SHEETS);
    return rect_row(k->window, which, SHEETS, ui_px(&k->ui, GAP));
}

/* Of a sheet: its words and cards at the left, its dots at the right. */
static struct rect side_of(const struct ui *ui, struct rect sheet, bool right)
{
    const struct rect in = rect_inset_xy(sheet, ui_px(ui, PAD), ui_px(ui, 19));
    const float w = in.w * LEFT, gap = ui_px(ui, 40);
    return right ? rect_make(in.x + w + gap, in.y, in.w - w - gap, in.h)
                 : rect_make(in.x, in.y, w, in.h);
}

static const char *said_of(const struct review_page *k, int which)
{
    return strbuf_text(which == PLAYED ? &k->words.did : &k->words.better);
}

static float head_height(const struct ui *ui) { return ui_letters(ui, HEAD) * 1.15F; }

static const struct ui_words said_how = {.size = SAID}, count_how = {.size = COUNT},
                             why_how = {.size = SAID}, with_how = {.size = WITH};

/* How far down the cards begin. */
static float words_height(const struct review_page *k, int which)
{
    const struct ui *ui = &k->ui;
    const struct rect in = side_of(ui, review_sheet(k, which), false);
    return head_height(ui) + ui_write_height(ui, &said_how, said_of(k, which), in.w) +
           ui_px(ui, 18);
}

static void count_words(const struct review_decision *d, int which, struct strbuf *out)
{
    const int n = review_percent(d->rating.worth - (which == PLAYED ? d->rating.cost : 0));
    strbuf_addf(
        out,
        i18n_plural("Wins about %d duel in 100.", "Wins about %d duels in 100.", (unsigned long)n),
        n);
}

void review_sheets_with(const struct review_page *k, bool all, struct strbuf *out)
{
    told_of(k)->with(k->walk.stage, all, out);
}

static float dots_height(float w) { return w / DOTS_WIDE * (DOTS / DOTS_WIDE); }

/* What is left of the first sheet's right side with what it was played with above such dots. */
static float with_rest(const struct review_page *k, float dots)
{
    const struct ui *ui = &k->ui;
    const struct rect right = side_of(ui, review_sheet(k, PLAYED), true);
    struct strbuf with = STRBUF_EMPTY, count = STRBUF_EMPTY;
    review_sheets_with(k, true, &with);
    count_words(review_decision(k), PLAYED, &count);
    const float rest = right.h - ui_write_height(ui, &with_how, strbuf_text(&with), right.w) -
                       ui_write_height(ui, &count_how, strbuf_text(&count), right.w) -
                       dots_height(dots) - ui_px(ui, 28);
    strbuf_free(&with);
    strbuf_free(&count);
    return rest;
}

/* They are smaller where that leaves it room. */
static float dots_width(const struct review_page *k)
{
    const struct ui *ui = &k->ui;
    const float w = side_of(ui, review_sheet(k, PLAYED), true).w, usual = fminf(w, ui_px(ui, 410)),
                few = fminf(w, ui_px(ui, 270));
    return with_rest(k, usual) >= 0 || with_rest(k, few) < 0 ? usual : few;
}

bool review_sheets_have_with(const struct review_page *k)
{
    return with_rest(k, dots_width(k)) >= 0;
}

bool review_sheets_fit(const struct review_page *k)
{
    const struct review_decision *d = review_decision(k);
    const struct review_sentences *told = told_of(k);
    const struct ui *ui = &k->ui;
    if (!d || !k->has_words || !told || !told->hand || d->rating.unit != RATE_DUEL)
        return false;
    for (int i = 0; i < SHEETS; i++) {
        const struct rect in = side_of(ui, review_sheet(k, i), false),
                          right = side_of(ui, review_sheet(k, i), true);
        struct strbuf count = STRBUF_EMPTY;
        count_words(d, i, &count);
        const float why = i == BETTER && *k->words.why
                              ? ui_write_height(ui, &why_how, k->words.why, right.w) + ui_px(ui, 16)
                              : 0,
                    below = ui_write_height(ui, &count_how, strbuf_text(&count), right.w);
        strbuf_free(&count);
        if (words_height(k, i) + ui_px(ui, LEAST_CARD) > in.h ||
            why + dots_height(dots_width(k)) + below + ui_px(ui, 20) > right.h)
            return false;
    }
    return true;
}

/* ---- the picture ---- */

static void draw_card(const struct review_page *k, struct canvas *c, card face, struct rect r,
                      float angle, bool lit)
{
    char picture[FACE_PICTURE];
    const struct paint how = paint_angle(angle);
    face_picture(k->walk.stage, face, r.w, picture);
    canvas_panel(c, r,
                 &(struct panel){.radius = r.w * 0.07F,
                                 .shadow = angle != 0 ? 0 : 0x00000060U,
                                 .shadow_size = r.w * 0.06F,
                                 .shadow_drop = r.w * 0.03F});
    face_put(k->walk.stage, c, picture, face, r, how);
    if (lit && k->skin->rim[0])
        canvas_picture(c, k->skin->rim[0], rect_inset(r, -r.w * 0.028F), how);
}

/* What the action is about stands higher, and where it leaves the hand lies apart, as thrown. */
static void draw_hand(const struct review_page *k, struct canvas *c, const struct action *a,
                      struct rect r)
{
    struct review_hand h;
    told_of(k)->hand(k->walk.stage, a, &h);
    const float lift = h.away ? 0 : r.h * 0.1F, high = r.h - lift, wide = high / LAYOUT_CARD;
    int picked = 0;
    for (int i = 0; i < h.n; i++)
        picked += h.picked[i];
    const float apart = h.away && picked > 0 && picked < h.n ? wide * 0.5F : 0,
                step = h.n < 2 ? 0 : fminf(wide * 0.84F, (r.w - wide - apart) / (float)(h.n - 1));
    float x = r.x;
    for (int pass = 0; pass < 2; pass++) {
        const bool now = h.away ? pass == 1 : pass == 0; /* those picked: first, or last */
        if (pass == 1)
            x += apart;
        for (int i = 0, n = 0; i < h.n; i++) {
            if (h.picked[i] != now)
                continue;
            const bool thrown = h.away && now;
            const struct rect at = rect_make(x, r.y + (now ? 0 : lift), wide, high);
            draw_card(k, c, h.card[i], thrown ? rect_scaled(at, 0.86F) : at,
                      thrown ? -8 + 8 * (float)(n % 3) : 0, now && !h.away);
            x += step;
            n++;
        }
    }
}

/* A hundred such duels: those that are won are filled. */
static void draw_dots(struct canvas *c, struct rect r, int filled, uint32_t colour, uint32_t line)
{
    const float step = r.w / DOTS_WIDE, side = step * 0.74F;
    for (int i = 0; i < DOTS; i++) {
        const struct rect at =
            rect_make(r.x + step * (float)(i % DOTS_WIDE) + (step - side) / 2,
                      r.y + step * (float)(i / DOTS_WIDE) + (step - side) / 2, side, side);
        canvas_panel(c, at,
                     &(struct panel){.fill = i < filled ? colour : 0,
                                     .radius = side,
                                     .line = i < filled ? 0 : line,
                                     .line_width = i < filled ? 0 : fmaxf(1, side * 0.12F)});
    }
}

static void draw_right(const struct review_page *k, struct canvas *c, const struct ui *on,
                       const struct review_decision *d, int which)
{
    const struct ui *ui = &k->ui;
    const struct rect r = side_of(ui, review_sheet(k, which), true);
    const uint32_t colour = which == PLAYED ? on->theme->bad : on->theme->good;
    struct strbuf count = STRBUF_EMPTY, above = STRBUF_EMPTY;
    count_words(d, which, &count);
    if (which == PLAYED && review_sheets_have_with(k))
        review_sheets_with(k, true, &above);
    else if (which == BETTER)
        strbuf_add(&above, k->words.why);
    struct ui_words how = which == PLAYED ? with_how : why_how;
    how.colour = which == PLAYED ? on->theme->soft : on->theme->text;
    const bool more = *strbuf_text(&above);
    const float dots = dots_height(dots_width(k)), gap = ui_px(ui, 14),
                said = ui_write_height(ui, &count_how, strbuf_text(&count), r.w),
                why = more ? ui_write_height(ui, &how, strbuf_text(&above), r.w) + gap : 0;
    float y = r.y + (r.h - dots - said - gap - why) / 2;
    if (more)
        ui_write(c, on, &how, strbuf_text(&above), rect_make(r.x, y, r.w, why));
    strbuf_free(&above);
    y += why;
    draw_dots(c, rect_make(r.x, y, dots_width(k), dots),
              review_percent(d->rating.worth - (which == PLAYED ? d->rating.cost : 0)), colour,
              on->theme->line);
    ui_write(c, on, &(struct ui_words){.face = on->theme->strong, .size = COUNT, .colour = colour},
             strbuf_text(&count), rect_make(r.x, y + dots + gap, r.w, said + 2));
    strbuf_free(&count);
}

static void draw_sheet(const struct review_page *k, struct canvas *c,
                       const struct review_decision *d, int which)
{
    const struct ui *ui = &k->ui;
    const struct rect sheet = review_sheet(k, which), in = side_of(ui, sheet, false);
    const struct action *a = which == PLAYED ? &d->played : &d->rating.better;
    const struct ui on = ui_sheet_hung(c, ui, sheet);
    const float head = head_height(ui), words = words_height(k, which),
                sign = fminf(head * 0.8F, ui_px(ui, 56));
    const uint32_t ink = which == PLAYED ? on.theme->text : on.theme->accent;
    struct review_hand h;
    told_of(k)->hand(k->walk.stage, a, &h);
    if (h.sign)
        ui_icon(c, ui, h.sign, rect_make(in.x, in.y + (head - sign) / 2, sign, sign), ink);
    const float x = in.x + (h.sign ? sign + ui_px(ui, 16) : 0);
    ui_write(c, &on, &UI_LINE(on.theme->display, HEAD, ink, TEXT_LEFT),
             which == PLAYED ? _("What was played") : _("What was better"),
             rect_make(x, in.y, rect_right(in) - x, head));
    ui_write(c, &on, &said_how, said_of(k, which),
             rect_make(in.x, in.y + head, in.w, words - head - ui_px(ui, 14)));
    draw_hand(k, c, a, rect_make(in.x, in.y + words, in.w, in.h - words));
    draw_right(k, c, &on, d, which);
}

void review_sheets_draw(const struct review_page *k, struct canvas *c, struct rect against)
{
    const struct review_decision *d = review_decision(k);
    CARRE_ASSERT(d);
    for (int i = 0; i < SHEETS; i++)
        draw_sheet(k, c, d, i);
    if (told_of(k)->against && against.h >= ui_px(&k->ui, 280) && k->ui.text <= 1.3F)
        told_of(k)->against(k->walk.stage, c, &k->ui, &against);
}
