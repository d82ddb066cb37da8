/* Where the things of a break stand: slips, clock, list, own cards, the button. */
#include "spec_break.h"

#include "check.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

const char *spec_break_rule(const struct stage *st)
{
    return st->rules.option[SPEC_DRINKS]
               ? _("One drink, one effect card: once per level, if you hold fewer than three.")
               : _("No drinks at this table.");
}

float spec_break_longest_word(const struct stage *st, const char *text)
{
    char word[SPEC_WORDS];
    float most = 0;
    for (const char *at = text; *at; at += strspn(at, " ")) {
        const size_t n = strcspn(at, " ");
        snprintf(word, sizeof word, "%.*s", (int)n, at);
        most =
            fmaxf(most, poker_width(st, (struct ui_words){.face = st->ui.theme->strong, .size = 18},
                                    word));
        at += n;
    }
    return most;
}

/* So wide is a slip at least. */
static float slip_needs(const struct stage *st, int i)
{
    CARRE_ASSERT(i >= 0 && i < SPEC_MENU);
    return strcmp(st->ui.lang, "ja") == 0
               ? 0
               : spec_break_longest_word(st, spec_drink_name(st, i)) / 0.93F + 3;
}

/* Slips are of one width, unless a word has no room in it: then each has what its longest needs,
 * and of the rest a part for each word. False: not even so. */
static bool slip_columns(const struct stage *st, float x, float w, float gap,
                         struct rect column[SPEC_MENU])
{
    const float even = w / SPEC_MENU;
    float need[SPEC_MENU], part[SPEC_MENU], all = 0, most = 0, parts = 0;
    for (int i = 0; i < SPEC_MENU; i++) {
        need[i] = slip_needs(st, i) + gap;
        part[i] = 1;
        for (const char *s = spec_drink_name(st, i); *s; s++)
            part[i] += *s == ' ';
        all += need[i];
        parts += part[i];
        most = fmaxf(most, need[i]);
    }
    for (int i = 0; i < SPEC_MENU; i++) {
        column[i] = rect_make(
            x, 0, most <= even || all > w ? even : need[i] + (w - all) * part[i] / parts, 0);
        x += column[i].w;
    }
    return all <= w;
}

/* The picture of the bar, its counter under the glasses. */
static struct rect wall_of(const struct places *p)
{
    const struct rect *last = &p->cup[SPEC_MENU - 1];
    const float stands = rect_bottom(*last) - last->h * 0.07F,
                h = fmaxf(fmaxf(stands / COUNTER, (p->bar.h - stands) / (1 - COUNTER)),
                          p->bar.w * 726 / 1170),
                w = h * 1170 / 726;
    return rect_make(p->bar.x + (p->bar.w - w) / 2, stands - h * COUNTER, w, h);
}

/* Slips hang clear of the shelf, where that leaves them long enough. */
static struct rect below_shelf(const struct stage *st, const struct places *p, struct rect r)
{
    const float down = p->wall.y + p->wall.h * SHELF + ui_px(&st->ui, 26) - r.y;
    return down > 0 && r.h - down >= r.w * 1.6F ? rect_make(r.x, r.y + down, r.w, r.h - down) : r;
}

struct places spec_break_places(const struct stage *st)
{
    struct places p = {.page = spec_page(st)};
    const float letter = spec_least(st), pad = fmaxf(ui_px(&st->ui, 20), letter * 0.5F),
                w = fminf(p.page.w * 0.60F, p.page.w - letter * 25),
                cards = fmaxf(p.page.h * (st->ui.text > 1.25F ? 0.27F : 0.295F), letter * 9);
    p.bar = rect_make(0, 0, w, p.page.h - cards);
    p.own = rect_make(pad, rect_bottom(p.bar) + pad * 0.6F, w - 2 * pad, cards - pad * 1.6F);
    p.side = rect_make(w + pad * 0.8F, pad, p.page.w - w - 1.6F * pad, p.page.h - 2 * pad);
    const struct ui ui = poker_ui(st);
    const float lines =
        roundf(ui_write_height(&ui, &(struct ui_words){.face = st->ui.theme->plain, .size = 18},
                               spec_break_rule(st), w - 2 * ui_px(&st->ui, 20)) /
               letter / 1.3F);
    const float said = letter * (lines <= 1 ? 2.2F : 0.7F + 1.3F * lines);
    p.line = rect_make(0, rect_bottom(p.bar) - said - letter * 0.4F, w, said);
    p.sign = rect_make(pad, pad, fmaxf(ui_px(&st->ui, 150), letter * 5.5F),
                       fmaxf(ui_px(&st->ui, 150), letter * 4.6F));
    const float top = rect_bottom(p.sign) + pad * 0.8F,
                cup = fminf(p.bar.h * 0.17F, w / SPEC_MENU * 0.62F), key = letter * 1.7F,
                low = p.line.y - cup * 0.98F;
    struct rect column[SPEC_MENU];
    p.list = !slip_columns(st, pad, w - 2 * pad, pad * 0.4F, column);
    /* the largest letters: three rows of two, each drink beside its slip */
    for (int i = 0; i < SPEC_MENU && p.list; i++) {
        const struct rect cell = rect_make(pad + (w - 2 * pad) / 2 * (float)(i % 2),
                                           top + (p.line.y - top) / 3 * (float)(i / 2),
                                           (w - 2 * pad) / 2, (p.line.y - top) / 3);
        const float side = fminf(cell.h * 0.86F, cell.w * 0.2F);
        p.cup[i] = rect_make(cell.x, rect_bottom(cell) - side, side, side);
        p.slip[i] = rect_make(cell.x + side, cell.y + pad * 0.3F, cell.w - side - pad * 0.4F,
                              cell.h - pad * 0.5F);
    }
    for (int i = 0; i < SPEC_MENU && !p.list; i++)
        p.cup[i] = rect_make(column[i].x + (column[i].w - cup) / 2, low, cup, cup);
    p.wall = wall_of(&p);
    for (int i = 0; i < SPEC_MENU && !p.list; i++) {
        const float x = column[i].x, own = column[i].w,
                    sw = fminf(own - pad * 0.4F,
                               fmaxf(slip_needs(st, i), fmaxf(ui_px(&st->ui, 124), letter * 6)));
        /* No longer than a slip is: above them hang the lanterns. */
        const float room = low - key - pad * 0.4F - top,
                    long_as = fmaxf(letter * 3, fminf(room, sw * 2.3F));
        p.slip[i] = rect_moved(
            below_shelf(st, &p,
                        rect_make(x + (own - sw) / 2, top + fmaxf(0, room - long_as), sw, long_as)),
            0, ui_px(&st->ui, (float)(i % 3) * 5));
    }
    const float clock = fmaxf(ui_px(&st->ui, 130), letter * 4.6F),
                ready = fmaxf(ui_px(&st->ui, 96), fmaxf(letter * 2.6F, 44)), re = letter * 2.7F,
                menu_w = poker_look(st)->at.menu.w;
    p.clock = rect_make(p.side.x, p.side.y, p.side.w - menu_w - pad * 0.8F, clock);
    p.ready = rect_make(p.side.x, rect_bottom(p.side) - ready, p.side.w, ready);
    p.reentry = rect_make(p.side.x, p.ready.y - pad * 0.7F - re, p.side.w, re);
    p.table = rect_make(p.side.x, rect_bottom(p.clock) + pad * 0.7F, p.side.w,
                        p.reentry.y - rect_bottom(p.clock) - 1.4F * pad);
    return p;
}

bool spec_break_is_in(const struct stage *st, int s)
{
    CARRE_ASSERT(s >= 0 && s < st->shown.b.nseats);
    return st->shown.b.num[HOLDEM_STACK + s] > 0;
}

float spec_break_head(const struct stage *st)
{
    return spec_least(st) * (st->ui.h < 800 ? 1.8F : 2.3F);
}

static float row_height(const struct stage *st, const struct places *p, int n)
{
    const float gap = ui_px(&st->ui, 5);
    return fminf((p->table.h - spec_break_head(st) - gap * (float)(n + 1)) / (float)n,
                 ui_px(&st->ui, 132));
}

int spec_break_rows(const struct stage *st, const struct places *p)
{
    int n = 0;
    for (int s = 0; s < st->rules.nseats; s++)
        n += spec_break_is_in(st, s);
    return row_height(st, p, st->rules.nseats) >= spec_least(st) * 2.2F || !n ? st->rules.nseats
                                                                              : n;
}

struct rect spec_break_row(const struct stage *st, const struct places *p, int i)
{
    const int n = spec_break_rows(st, p);
    const float gap = ui_px(&st->ui, 5), each = row_height(st, p, n),
                left = p->table.h - spec_break_head(st) - (each + gap) * (float)n;
    return rect_make(p->table.x + gap,
                     p->table.y + spec_break_head(st) + fmaxf(0, fminf(left / 2, gap)) +
                         (each + gap) * (float)i,
                     p->table.w - 2 * gap, each);
}
