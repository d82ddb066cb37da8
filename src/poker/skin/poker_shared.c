/* poker_shared.c - a pot that two share: two faces of one size below the one hand, each with a name
 * and an amount. The second one's cards, which are not among the five, lie at the end of that
 * half; where somebody lost as well both stand at the left, and these cards below the face. */
#include "poker_extra.h"
#include "poker_parts.h"
#include "poker_theatre.h"

#include "ease.h"
#include "i18n.h"
#include "layout.h"

#include <math.h>
#include <stdio.h>

enum { GAP = 24, CARD_H = 192 };

bool poker_won_shared(const struct poker_won *w) { return seat_count(w->winners) == 2; }

/* Ranks are read from as far in a higher picture. */
static float grown(const struct stage *st) { return st->ui.h / st->ui.scale / 1080; }

struct rect poker_won_share(const struct stage *st, const struct poker_won *w, int who)
{
    const float whole = w->losers ? 772 - GAP : -2 * poker_won_edge(), half = (whole - GAP) / 2;
    /* as the rows of who lost have of a higher screen */
    const float more = w->losers ? 540 * (grown(st) - 1) : 0;
    return poker_won_at(st, poker_won_edge() + (who == w->hero ? 0 : half + GAP), POKER_WON_LOW,
                        half, POKER_WON_LOW_H + more);
}

static struct rect face_of(const struct stage *st, const struct poker_won *w, int who)
{
    const struct rect r = poker_won_share(st, w, who);
    const float side = w->losers ? r.w * 0.42F : r.h;
    return rect_make(r.x, r.y, side, side);
}

struct rect poker_won_share_card(const struct stage *st, const struct poker_won *w, int who, int i)
{
    const struct rect r = poker_won_share(st, w, who), face = face_of(st, w, who);
    const float s = st->ui.scale, h = CARD_H * grown(st) * s, wide = h / LAYOUT_CARD;
    const struct point from =
        w->losers ? (struct point){r.x, rect_bottom(face) + 8 * s}
                  : (struct point){rect_right(r) - wide * 1.47F - 6 * s, r.y + 6 * s};
    return rect_make(from.x + (float)i * wide * 0.47F, from.y, wide, h);
}

void poker_draw_share(const struct stage *st, struct canvas *c, const struct poker_won *w, int who,
                      float part)
{
    const struct rect r = poker_won_share(st, w, who), face = face_of(st, w, who);
    const float s = st->ui.scale, x = rect_right(face) + (w->losers ? 16 : 28) * s,
                right = w->losers ? rect_right(r) : poker_won_share_card(st, w, who, 0).x - 12 * s;
    const struct rect words = rect_make(x, r.y, right - x, w->losers ? face.h : r.h);
    char text[POKER_TEXT], amount[64];
    if (poker_dress(st)->light)
        poker_glow(c, st, rect_scaled(face, 1.5F), poker_colour(st, POKER_GOLD), 0.5F);
    poker_won_face(c, st, who, true, face, poker_colour(st, POKER_GOLD));
    poker_amount(st, (int32_t)lroundf((float)w->amount[who] * part), amount);
    snprintf(text, sizeof text, "+%s", amount);
    poker_headline(c, st,
                   (struct ui_words){.face = st->ui.theme->strong,
                                     .size = w->losers ? 44 : 64,
                                     .place = TEXT_BOTTOM,
                                     .lines = 1,
                                     .name = true},
                   0.012F, 0.06F, stage_name(st, who),
                   rect_make(words.x, words.y, words.w, words.h * 0.48F));
    poker_headline(c, st,
                   (struct ui_words){.face = st->ui.theme->strong,
                                     .size = w->losers ? 64 : 96,
                                     .colour = poker_colour(st, POKER_GOLD),
                                     .place = TEXT_TOP,
                                     .lines = 1},
                   0.018F, 0.06F, text,
                   rect_make(words.x, words.y + words.h * 0.5F, words.w, words.h * 0.5F));
}
