/* review_sheets.c - a decision by its cards: what was played on a dark board with its cards in the
 * shade; what was better below it on a lit sheet, larger, with what is gained by it. Each shows the
 * hand, what it is about in front, and what it wins of a hundred. */
#include "review_scene.h"

#include "check.h"
#include "faces.h"
#include "game_folder.h"
#include "layout.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { PLAYED, BETTER, SHEETS };
enum { HEAD = 54, SAID = 28, COUNT = 30, GAIN = 84, DOTS = 100, DOTS_WIDE = 20 };
/* design units: of cards, and of what is written above them at most */
enum { LEAST_CARD = 104, PAD = 44, GAP = 16 };
static const float PLAYED_HIGH = 0.43F,
                   LEFT = 0.6F; /* of a sheet: its head and cards, beside words and dots */

static const struct review_sentences *told_of(const struct review_page *k)
{
    return game_folder(match_rules(k->match)->game->id)->review;
}

struct rect review_sheet(const struct review_page *k, int which)
{
    CARRE_ASSERT(which >= 0 && which < SHEETS);
    const struct rect in = k->window;
    const float gap = ui_px(&k->ui, GAP), first = roundf((in.h - gap) * PLAYED_HIGH);
    return which == PLAYED ? rect_make(in.x, in.y, in.w, first)
                           : rect_make(in.x, in.y + first + gap, in.w, in.h - first - gap);
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

/* Cards that are picked tell by themselves what is done with them. */
static bool is_pictured(const struct review_page *k, int which)
{
    const struct review_decision *d = review_decision(k);
    struct review_hand h;
    told_of(k)->hand(k->walk.stage, which == PLAYED ? &d->played : &d->rating.better, &h);
    return h.n > 0 && h.picked[0];
}

/* "+99%": what the tab says is lost. */
static void gain_words(const struct review_page *k, struct strbuf *out)
{
    const char *cost = k->cost[k->tab];
    const size_t sign = strlen("−");
    strbuf_addf(out, "+%s", strncmp(cost, "−", sign) == 0 ? cost + sign : cost);
}

static float gain_height(const struct ui *ui, int which)
{
    return which == BETTER ? ui_letters(ui, GAIN) * 1.1F : 0;
}

static float said_height(const struct review_page *k, int which, float width)
{
    struct strbuf said = STRBUF_EMPTY;
    if (is_pictured(k, which))
        return 0;
    said_of(k, which, &said);
    const float h = ui_write_height(&k->ui, &said_how, strbuf_text(&said), width);
    strbuf_free(&said);
    return h;
}

static const struct ui_words won_how = {.size = COUNT, .place = TEXT_MIDDLE, .lines = 2};

/* At the right of the gain, whose line begins at `y`, in the right side of a sheet. */
static struct rect beside_gain(const struct review_page *k, struct rect r, float y)
{
    const struct ui *ui = &k->ui;
    struct strbuf gain = STRBUF_EMPTY;
    gain_words(k, &gain);
    const struct ui_words large = {.face = ui->theme->display, .size = GAIN};
    const float w = fminf(ui_write_width(ui, &large, strbuf_text(&gain)) + 1, r.w / 2),
                x = w + ui_px(ui, 28);
    strbuf_free(&gain);
    return rect_make(r.x + x, y, r.w - x, gain_height(ui, BETTER));
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
    return (which == BETTER ? gain_height(ui, which) : below) + why + dots_height(dots) +
           ui_px(ui, 30);
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

static float cards_height(const struct review_page *k, int which)
{
    return side_of(&k->ui, review_sheet(k, which), false).h - words_height(k, which);
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
    struct strbuf count = STRBUF_EMPTY;
    count_words(d, BETTER, &count);
    const bool fits =
        ui_write_fits(&k->ui, &won_how, strbuf_text(&count),
                      beside_gain(k, side_of(&k->ui, review_sheet(k, BETTER), true), 0));
    strbuf_free(&count);
    return fits &&
           fminf(cards_height(k, PLAYED), cards_height(k, BETTER)) >= ui_px(&k->ui, LEAST_CARD);
}

/* ---- the picture ---- */

static const uint32_t in_shade = 0xA8A096FFU;

static void draw_card(const struct review_page *k, struct canvas *c, card face, struct rect r,
                      float angle, bool lit, bool shade)
{
    char picture[FACE_PICTURE];
    struct paint how = paint_angle(angle);
    how.tint = shade ? in_shade : how.tint;
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

/* What the action is about stands higher, and where it leaves the hand lies apart, as thrown: an
 * arrow leads there. Where it is about none of the cards its sign stands beside them, large. */
static void draw_hand(const struct review_page *k, struct canvas *c, int which, uint32_t ink,
                      struct rect r)
{
    const struct review_decision *d = review_decision(k);
    struct review_hand h;
    told_of(k)->hand(k->walk.stage, which == PLAYED ? &d->played : &d->rating.better, &h);
    if (!is_pictured(k, which) && h.sign) {
        const float side = fminf(r.h * 0.86F, r.w * 0.26F);
        ui_icon(c, &k->ui, h.sign,
                rect_make(rect_right(r) - side, r.y + (r.h - side) / 2, side, side), ink);
        r.w -= side + ui_px(&k->ui, 36);
    }
    int picked = 0;
    for (int i = 0; i < h.n; i++)
        picked += h.picked[i];
    /* of a card's width: how little of one may be seen, and the way to those that are thrown */
    const bool apart = h.away && picked > 0 && picked < h.n;
    const float least = 0.38F, way = apart ? 0.6F : 0, whole = apart ? 2 : 1,
                between = (float)h.n - whole, lift = h.away ? 0 : r.h * 0.1F,
                wide = fminf((r.h - lift) / LAYOUT_CARD,
                             r.w / (whole + way + least * fmaxf(0, between))),
                high = wide * LAYOUT_CARD,
                step = between < 1 ? wide * 0.84F
                                   : fminf(wide * 0.84F, (r.w - wide * (whole + way)) / between);
    float x = r.x;
    r.y += (r.h - lift - high) / 2;
    for (int pass = 0; pass < 2; pass++) {
        const bool now = h.away ? pass == 1 : pass == 0; /* those picked: first, or last */
        if (pass == 1 && apart) {
            const float side = wide * way * 0.8F;
            x += wide - step + wide * way;
            ui_icon(c, &k->ui, "arrow-right",
                    rect_make(x - wide * way * 0.9F, r.y + (high - side) / 2, side, side), ink);
        }
        for (int i = 0, n = 0; i < h.n; i++) {
            if (h.picked[i] != now)
                continue;
            const bool thrown = h.away && now;
            const struct rect at = rect_make(x, r.y + (now ? 0 : lift), wide, high);
            draw_card(k, c, h.card[i], thrown ? rect_scaled(at, 0.86F) : at,
                      thrown ? -6 + 11 * (float)(n % 3) : 0, now && !h.away, which == PLAYED);
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
    if (which == BETTER) {
        struct strbuf gain = STRBUF_EMPTY;
        gain_words(k, &gain);
        const struct rect beside_it = beside_gain(k, r, y);
        ui_write(c, on, &UI_LINE(on->theme->display, GAIN, colour, TEXT_LEFT), strbuf_text(&gain),
                 rect_make(r.x, y, beside_it.x - r.x - ui_px(ui, 26), beside_it.h));
        struct ui_words won = won_how;
        won.face = on->theme->strong;
        won.colour = colour;
        ui_write(c, on, &won, strbuf_text(&count), beside_it);
        strbuf_free(&gain);
        y += gain_height(ui, which);
    }
    if (said_h > 0)
        ui_write(c, on, &how, strbuf_text(&said), rect_make(r.x, y, r.w, said_h));
    y += said_h;
    strbuf_free(&said);
    y += gap;
    draw_dots(c, rect_make(r.x, y, dots_width(k), dots),
              review_percent(d->rating.worth - (which == PLAYED ? d->rating.cost : 0)), colour,
              on->theme->line);
    y += dots + gap * 0.6F;
    if (which == BETTER && *k->words.why) {
        const float why = ui_write_height(ui, &why_how, k->words.why, r.w);
        how.colour = on->theme->soft;
        ui_write(c, on, &how, k->words.why, rect_make(r.x, y, r.w, why));
    }
    if (which == PLAYED)
        ui_write(c, on,
                 &(struct ui_words){.face = on->theme->strong, .size = COUNT, .colour = colour},
                 strbuf_text(&count), rect_make(r.x, y, r.w, rect_bottom(r) - y + 2));
    strbuf_free(&count);
}

static void draw_sheet(const struct review_page *k, struct canvas *c,
                       const struct review_decision *d, int which)
{
    const struct ui *ui = &k->ui;
    const struct rect sheet = review_sheet(k, which), in = side_of(ui, sheet, false);
    const struct action *a = which == PLAYED ? &d->played : &d->rating.better;
    struct ui on = *ui;
    if (which == BETTER) {
        if (!ui->contrast)
            canvas_panel(c, sheet,
                         &(struct panel){.shadow = colour_faded(ui->theme->accent, 0.6F),
                                         .shadow_size = ui_px(ui, 44)});
        on = ui_sheet_hung(c, ui, sheet);
    } else {
        ui_panel(c, ui, sheet, false);
    }
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
    if (!said_beside(k, which) && !is_pictured(k, which)) {
        struct strbuf said = STRBUF_EMPTY;
        said_of(k, which, &said);
        ui_write(c, &on, &said_how, strbuf_text(&said),
                 rect_make(in.x, in.y + head, in.w, words - head - ui_px(ui, 12)));
        strbuf_free(&said);
    }
    draw_hand(k, c, which, on.theme->accent,
              rect_make(in.x, in.y + words, in.w, cards_height(k, which)));
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
