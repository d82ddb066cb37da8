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
enum { HEAD = 54, SAID = 28, COUNT = 30, DOTS = 100, DOTS_WIDE = 20 };
/* design units: of cards, and of what is written above them at most */
enum { LEAST_CARD = 112, PAD = 44, GAP = 16 };
static const float LEFT = 0.6F; /* of a sheet: its head and cards, beside words and dots */

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

/* What was done; or what was better, without how much, which the dots show. */
static void said_of(const struct review_page *k, int which, struct strbuf *out)
{
    if (which == PLAYED)
        strbuf_add(out, strbuf_text(&k->words.did));
    else
        told_of(k)->better(k->walk.stage, review_decision(k), out);
}

static float head_height(const struct ui *ui) { return ui_letters(ui, HEAD) * 1.15F; }

static const struct ui_words said_how = {.size = SAID}, count_how = {.size = COUNT},
                             why_how = {.size = SAID};

static float said_height(const struct review_page *k, int which, float width)
{
    struct strbuf said = STRBUF_EMPTY;
    said_of(k, which, &said);
    const float h = ui_write_height(&k->ui, &said_how, strbuf_text(&said), width);
    strbuf_free(&said);
    return h;
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

/* What the right side of a sheet takes beside what was done: dots so wide, their number, the
 * reason.
 */
static float right_height(const struct review_page *k, int which, float dots)
{
    const struct ui *ui = &k->ui;
    const float w = side_of(ui, review_sheet(k, which), true).w;
    struct strbuf count = STRBUF_EMPTY;
    count_words(review_decision(k), which, &count);
    const float why = which == BETTER && *k->words.why
                          ? ui_write_height(ui, &why_how, k->words.why, w) + ui_px(ui, 8)
                          : 0,
                below = ui_write_height(ui, &count_how, strbuf_text(&count), w);
    strbuf_free(&count);
    return why + dots_height(dots) + below + ui_px(ui, 30);
}

/* They are smaller where the words beside them need the room. */
static float dots_width(const struct review_page *k)
{
    const struct rect r = side_of(&k->ui, review_sheet(k, BETTER), true);
    float w = fminf(r.w, ui_px(&k->ui, 430));
    while (w > ui_px(&k->ui, 270) && right_height(k, BETTER, w) > r.h)
        w -= ui_px(&k->ui, 20);
    return w;
}

/* What was done is told beside the cards, if there is room; else between them and the head. */
static bool said_beside(const struct review_page *k, int which)
{
    const struct rect right = side_of(&k->ui, review_sheet(k, which), true);
    return said_height(k, which, right.w) + right_height(k, which, dots_width(k)) <= right.h;
}

/* How far down the cards begin. */
static float words_height(const struct review_page *k, int which)
{
    const struct ui *ui = &k->ui;
    const float w = side_of(ui, review_sheet(k, which), false).w;
    return head_height(ui) + (said_beside(k, which) ? 0 : said_height(k, which, w)) + ui_px(ui, 14);
}

/* The cards of both sheets are of one size. */
static float cards_height(const struct review_page *k)
{
    return side_of(&k->ui, review_sheet(k, PLAYED), false).h -
           fmaxf(words_height(k, PLAYED), words_height(k, BETTER));
}

bool review_sheets_fit(const struct review_page *k)
{
    const struct review_decision *d = review_decision(k);
    const struct review_sentences *told = told_of(k);
    if (!d || !k->has_words || !told || !told->hand || d->rating.unit != RATE_DUEL)
        return false;
    for (int i = 0; i < SHEETS; i++) {
        const float h = side_of(&k->ui, review_sheet(k, i), false).h;
        if (right_height(k, i, dots_width(k)) > h)
            return false;
    }
    return cards_height(k) >= ui_px(&k->ui, LEAST_CARD);
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
    struct strbuf count = STRBUF_EMPTY, said = STRBUF_EMPTY;
    const bool beside = said_beside(k, which);
    count_words(d, which, &count);
    said_of(k, which, &said);
    struct ui_words how = said_how;
    how.colour = on->theme->text;
    const float dots = dots_height(dots_width(k)), gap = ui_px(ui, 12),
                said_h = beside ? said_height(k, which, r.w) : 0,
                all = said_h + right_height(k, which, dots_width(k));
    float y = r.y + fmaxf(0, (r.h - all) / 2);
    if (beside)
        ui_write(c, on, &how, strbuf_text(&said), rect_make(r.x, y, r.w, said_h));
    y += said_h;
    if (which == BETTER && *k->words.why) {
        const float why = ui_write_height(ui, &why_how, k->words.why, r.w);
        how.colour = on->theme->soft;
        ui_write(c, on, &how, k->words.why, rect_make(r.x, y, r.w, why));
        y += why + ui_px(ui, 8);
    }
    strbuf_free(&said);
    y += gap;
    draw_dots(c, rect_make(r.x, y, dots_width(k), dots),
              review_percent(d->rating.worth - (which == PLAYED ? d->rating.cost : 0)), colour,
              on->theme->line);
    y += dots + gap * 0.6F;
    ui_write(c, on, &(struct ui_words){.face = on->theme->strong, .size = COUNT, .colour = colour},
             strbuf_text(&count), rect_make(r.x, y, r.w, rect_bottom(r) - y + 2));
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
    if (!said_beside(k, which)) {
        struct strbuf said = STRBUF_EMPTY;
        said_of(k, which, &said);
        ui_write(c, &on, &said_how, strbuf_text(&said),
                 rect_make(in.x, in.y + head, in.w, words - head - ui_px(ui, 12)));
        strbuf_free(&said);
    }
    const float cards = cards_height(k);
    draw_hand(k, c, a, rect_make(in.x, in.y + words + (in.h - words - cards) * 0.6F, in.w, cards));
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
