/* The bar at the top: the menu, which game and hand, how far the hand has come, the blinds and when
 * they rise; and the strip of the last events at the foot. */
#include "poker_extra.h"
#include "poker_panel.h"
#include "poker_parts.h"
#include "poker_sentences.h"
#include "poker_table.h"

#include "check.h"
#include "holdem_tables.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>

/* ---- the top ---- */

static int players(const struct board *b)
{
    int n = 0;
    for (int s = 0; s < b->nseats; s++)
        n += b->num[HOLDEM_STACK + s] > 0 || holdem_live(b, s);
    return n;
}

/* Hands until the blinds rise; 0: they don't. */
static int until_next(const struct stage *st)
{
    const struct board *b = &st->shown.b;
    const int every =
        st->rules.option[players(b) > 2 ? HOLDEM_HANDS_A_LEVEL : HOLDEM_HANDS_HEADS_UP];
    const int left = every - b->num[HOLDEM_LEVEL_HANDS];
    return every <= 0 || st->lone_hand ? 0 : left > 0 ? left : 1;
}

static void title(const struct stage *st, struct canvas *c, struct rect r)
{
    const struct theme *t = st->ui.theme;
    const struct ui_words strong = UI_LINE(t->strong, 28, 0, TEXT_LEFT),
                          plain = UI_LINE(NULL, 20, t->soft, TEXT_LEFT);
    const char *name = _(st->rules.game->title);
    char hand[POKER_NAME] = "";
    if (!st->lone_hand)
        snprintf(hand, sizeof hand, _("Hand %d"), poker_hand_number(st));
    const float w = poker_width(st, strong, name) + 2, gap = ui_px(&st->ui, 22),
                rest = r.w - w - gap;
    if (w <= r.w && poker_fits(st, plain, hand, rest)) {
        poker_write(c, st, strong, name, rect_make(r.x, r.y, w, r.h));
        poker_write(c, st, plain, hand, rect_make(r.x + w + gap, r.y, rest, r.h));
    } else if (poker_fits(st, strong, hand, r.w)) {
        poker_write(c, st, strong, hand, r);
    }
}

/* Pre-flop > Flop > Turn > River; only the present one where there is no room for all. */
static void track(const struct stage *st, struct canvas *c, struct rect r)
{
    const struct theme *t = st->ui.theme;
    const int now = st->shown.b.num[HOLDEM_STREET];
    const struct ui_words how = UI_LINE(NULL, 21, t->soft, TEXT_CENTRE);
    const float pad = ui_px(&st->ui, 15), gap = ui_px(&st->ui, 22);
    float sum = gap * (HOLDEM_STREETS - 1);
    for (int i = 0; i < HOLDEM_STREETS; i++)
        sum += poker_width(st, how, poker_street_name(i)) + 2 * pad;
    if (now < 0 || now >= HOLDEM_STREETS)
        return;
    const float h = fminf(r.h - ui_px(&st->ui, 4), poker_letter(st, 21) * 1.9F),
                y = r.y + (r.h - h) / 2;
    if (sum > r.w) {
        const float mark = floorf(h * 0.4F), step = mark * 1.45F, marks = step * HOLDEM_STREETS;
        const struct rect pill =
            poker_pill(c, st, poker_street_name(now), rect_make(r.x, y, r.w - marks - gap, h), 22,
                       poker_colour(st, POKER_CYAN), t->text);
        for (int i = 0; i < HOLDEM_STREETS; i++) /* how far that is */
            canvas_panel(c,
                         rect_make(rect_right(pill) + gap + step * (float)i,
                                   y + (h - mark * 1.3F) / 2, mark, mark * 1.3F),
                         &(struct panel){.fill = i <= now ? poker_colour(st, POKER_CYAN) : 0,
                                         .radius = mark * 0.2F,
                                         .line = poker_colour(st, POKER_CYAN),
                                         .line_width = fmaxf(1, ui_px(&st->ui, 2))});
        return;
    }
    float x = r.x + (r.w - sum) / 2;
    for (int i = 0; i < HOLDEM_STREETS; i++) {
        const float w = poker_width(st, how, poker_street_name(i)) + 2 * pad;
        struct ui_words mine = how;
        if (i == now) {
            poker_panel(c, st, rect_make(x, y, w, h), 10, poker_colour(st, POKER_LIT_BOX),
                        poker_colour(st, POKER_CYAN), 2);
            mine.colour = t->text;
            mine.face = t->plain;
        }
        poker_write(c, st, mine, poker_street_name(i), rect_make(x, y, w, h));
        x += w;
        if (i + 1 < HOLDEM_STREETS) {
            const float k = ui_px(&st->ui, 6), mx = x + gap / 2, my = y + h / 2;
            canvas_line(c, (struct point){mx - k / 2, my - k}, (struct point){mx + k / 2, my},
                        fmaxf(1, ui_px(&st->ui, 2)), poker_colour(st, POKER_FAINT));
            canvas_line(c, (struct point){mx + k / 2, my}, (struct point){mx - k / 2, my + k},
                        fmaxf(1, ui_px(&st->ui, 2)), poker_colour(st, POKER_FAINT));
        }
        x += gap;
    }
}

/* From the right: in so many hands, the blinds; what does not fit is left away, the blinds last. */
static void blinds(const struct stage *st, struct canvas *c, struct rect r)
{
    const struct board *b = &st->shown.b;
    const struct theme *t = st->ui.theme;
    char small[64], big[64], now[POKER_TEXT], ante[POKER_TEXT] = "", level[POKER_TEXT] = "",
                                              next[POKER_TEXT] = "", amount[64];
    i18n_number(small, b->num[HOLDEM_SMALL]);
    i18n_number(big, b->num[HOLDEM_BIG]);
    snprintf(now, sizeof now, "%s/%s", small, big);
    if (b->num[HOLDEM_ANTE]) {
        i18n_number(amount, b->num[HOLDEM_ANTE]);
        snprintf(ante, sizeof ante, _("ante %s"), amount);
    }
    if (!st->lone_hand)
        snprintf(level, sizeof level, _("Level %d"), (int)b->num[HOLDEM_LEVEL] + 1);
    const int left = until_next(st);
    const struct holdem_level rise = holdem_tables_level(
        &st->rules, st->rules.option[HOLDEM_STRUCTURE], b->num[HOLDEM_LEVEL] + 1);
    if (left && rise.big) {
        char next_small[64], next_big[64];
        i18n_number(next_small, rise.small);
        i18n_number(next_big, rise.big);
        /* TRANSLATORS: the next blinds: "50/100 in 3 hands" */
        snprintf(next, sizeof next,
                 i18n_plural("%s/%s after this hand", "%s/%s in %d hands", (unsigned long)left),
                 next_small, next_big, left);
    }
    const struct {
        const char *text;
        struct ui_words how;
    } part[] = {
        {now, {.face = t->strong, .size = 27, .place = TEXT_MIDDLE, .lines = 1}},
        {_("Blinds"), {.size = 20, .colour = t->soft, .place = TEXT_MIDDLE, .lines = 1}},
        {next,
         {.size = 18, .colour = poker_colour(st, POKER_GOLD), .place = TEXT_MIDDLE, .lines = 1}},
        {ante, {.size = 20, .colour = t->soft, .place = TEXT_MIDDLE, .lines = 1}},
        {level, {.size = 20, .colour = t->soft, .place = TEXT_MIDDLE, .lines = 1}},
    };
    static const int order[] = {4, 1, 0, 3, 2}; /* as they stand, left to right */
    enum { PARTS = sizeof part / sizeof *part };
    const float gap = ui_px(&st->ui, 16);
    float width[PARTS] = {0}, room = r.w;
    for (int i = 0; i < PARTS; i++) {
        const float w = *part[i].text ? poker_width(st, part[i].how, part[i].text) + 3 : 0;
        if (w > 0 && w + gap <= room) {
            width[i] = w;
            room -= w + gap;
        }
    }
    float x = rect_right(r);
    for (int i = PARTS - 1; i >= 0; i--)
        if (width[order[i]] > 0) {
            x -= width[order[i]];
            poker_write(c, st, part[order[i]].how, part[order[i]].text,
                        rect_make(x, r.y, width[order[i]], r.h));
            x -= gap;
        }
}

void poker_icon_button(const struct stage *st, struct canvas *c, uint32_t id, const char *icon)
{
    const struct item *i = items_get(st->items, id);
    if (!i)
        return;
    if (poker_large(st) && !i->hovered) /* much is boxed below: a sign is enough here */
        ui_ring(c, &st->ui, i);
    else
        poker_button_box(c, st, i, POKER_QUIET);
    const struct ui ui = poker_ui(st);
    const struct rect r = i->bounds;
    const uint32_t ink = i->why_not ? ui.theme->on_dim : ui.theme->text;
    const float cap = ui.caps == CAPS_PAD ? ui_key_width(&ui, i, 16) : 0,
                high = ui_least(&ui) * 1.5F + ui_px(&ui, 4), left = r.h - high - ui_px(&ui, 6);
    /* With a pad in hand a button of its own stands below the sign, where both have room. */
    const bool capped = cap > 0 && cap < r.w - ui_px(&ui, 4) && left > r.h * 0.3F;
    const float side = capped ? left : fminf(r.w, r.h) * (poker_large(st) ? 0.68F : 0.56F);
    ui_icon(c, &st->ui, icon,
            capped ? rect_make(r.x + (r.w - side) / 2, r.y + ui_px(&ui, 5), side, side)
                   : rect_around(rect_centre(r), side, side),
            ink);
    if (capped)
        poker_key(c, st, i, (struct point){r.x + r.w / 2, rect_bottom(r) - high / 2}, 16, ink,
                  ui.theme->well);
}

void poker_draw_bar(const struct stage *st, struct canvas *c)
{
    static const struct {
        const char *id, *icon;
    } top[] = {
        {"menu", "menu"}, {"undo", "undo"}, {"help", "help"}, {"chart", "info"}, {"hint", "hint"}};
    const struct poker_places *k = &poker_look(st)->at;
    canvas_tag(c, "bar");
    canvas_fill(c, k->bar, poker_colour(st, POKER_BAR_BOX));
    canvas_line(c, (struct point){0, rect_bottom(k->bar)},
                (struct point){st->ui.w, rect_bottom(k->bar)}, fmaxf(1, ui_px(&st->ui, 2)),
                poker_colour(st, POKER_CYAN));
    for (size_t i = 0; i < sizeof top / sizeof *top; i++)
        poker_icon_button(st, c, item_id(top[i].id, 0), top[i].icon);
    title(st, c, k->title);
    track(st, c, k->track);
    blinds(st, c, k->blinds);
    canvas_tag(c, NULL);
}

/* ---- the foot ---- */

static const char *street_of(const struct stage *st, int line)
{
    CARRE_ASSERT(line >= 0);
    return poker_street_name(poker_look(st)->line[line % POKER_LINES].round);
}

/* How wide the box is, with the gap after it; 0: there is none. */
static float street_wide(const struct stage *st, int line)
{
    const struct ui_words how = UI_LINE(NULL, 19, 0, TEXT_CENTRE);
    const char *name = street_of(st, line);
    return *name ? poker_width(st, how, name) + ui_px(&st->ui, 40) : 0;
}

/* The street that the strip's lines are of, in a lit box at its left end. Returns where it ends. */
static float street_chip(const struct stage *st, struct canvas *c, int line, struct rect r, float x)
{
    const char *name = street_of(st, line);
    const struct ui_words how = UI_LINE(NULL, 19, 0, TEXT_CENTRE);
    if (!*name)
        return x;
    const float w = street_wide(st, line) - ui_px(&st->ui, 16),
                h = fminf(r.h - ui_px(&st->ui, 8), poker_letter(st, 19) * 1.5F);
    poker_panel(c, st, rect_make(x, r.y + (r.h - h) / 2, w, h), 7, poker_colour(st, POKER_LIT_BOX),
                poker_colour(st, POKER_CYAN), 1.4F);
    poker_write(c, st, how, name, rect_make(x, r.y, w, r.h));
    return x + w + ui_px(&st->ui, 16);
}

static void chevron(const struct stage *st, struct canvas *c, float x, float y)
{
    const float s = ui_px(&st->ui, 6), w = fmaxf(1, ui_px(&st->ui, 2));
    canvas_line(c, (struct point){x - s / 2, y - s}, (struct point){x + s / 2, y}, w,
                poker_colour(st, POKER_CYAN));
    canvas_line(c, (struct point){x + s / 2, y}, (struct point){x - s / 2, y + s}, w,
                poker_colour(st, POKER_CYAN));
}

static bool begins(const struct stage *st, int line)
{
    CARRE_ASSERT(line >= 0 && line < st->history.n);
    return st->history.n - line > POKER_LINES || poker_look(st)->line[line % POKER_LINES].street ||
           st->history.line[line].heading;
}

/* Is that line of a hand that is played? A break has no street. */
static bool in_a_hand(const struct stage *st, int line)
{
    while (line > 0 && st->history.n - line <= POKER_LINES && !begins(st, line))
        line--;
    const struct poker_line *l = &poker_look(st)->line[line % POKER_LINES];
    return !st->history.line[line].heading || st->history.n - line > POKER_LINES || l->hand;
}

/* Whose line it is, or which power's. */
static void line_sign(const struct stage *st, struct canvas *c, int line, struct rect r)
{
    CARRE_ASSERT(line >= 0);
    const struct poker_extra *more = poker_more(st);
    const struct poker_line *l = &poker_look(st)->line[line % POKER_LINES];
    if (l->sign && more->draw_sign)
        more->draw_sign(c, l->sign - 1, rect_scaled(r, 1.12F));
    else if (l->who)
        poker_portrait(c, st, l->who - 1, r);
}

static bool has_sign(const struct stage *st, int line)
{
    return poker_look(st)->line[line % POKER_LINES].who > 0;
}

static void draw_log_button(const struct stage *st, struct canvas *c, const struct item *log,
                            bool in_strip)
{
    const struct theme *t = st->ui.theme;
    if (!in_strip) {
        poker_icon_button(st, c, log->id, "history");
        return;
    }
    poker_button_box(c, st, log, POKER_QUIET);
    const struct ui ui = poker_ui(st);
    const float cap = ui.caps != CAPS_KEYS ? 0 : ui_key_width(&ui, log, 18), pad = ui_px(&ui, 10);
    poker_write(c, st, UI_LINE(NULL, 20, 0, TEXT_CENTRE), log->name,
                rect_make(log->bounds.x + pad, log->bounds.y,
                          log->bounds.w - 2 * pad - (cap > 0 ? cap + pad : 0), log->bounds.h));
    if (cap > 0)
        poker_key(c, st, log,
                  (struct point){rect_right(log->bounds) - pad - cap / 2,
                                 log->bounds.y + log->bounds.h / 2},
                  18, t->text, t->well);
}

/* ---- beside the hand ---- */

enum { TALE_SIZE = 25 };

/* The street that is played, and where the whole game is told. */
static float tale_head(const struct stage *st, struct canvas *c, struct rect r, float pad)
{
    const struct item *log = items_get(st->items, item_id("history", 0));
    const struct rect in = log ? log->bounds : (struct rect){0};
    const char *street = poker_street_name(st->shown.b.num[HOLDEM_STREET]);
    const struct ui_words how = UI_LINE(st->ui.theme->strong, 32, 0, TEXT_LEFT);
    if (!log)
        return r.y + pad * 0.6F;
    if (poker_fits(st, how, street, in.x - r.x - 2 * pad))
        poker_write(c, st, how, street, rect_make(r.x + pad, in.y, in.x - r.x - 2 * pad, in.h));
    draw_log_button(st, c, log, true);
    return rect_bottom(in) + pad * 0.4F;
}

/* The hand so far, line by line down to the newest; elsewhere it lies behind a key. */
static void draw_tale(const struct stage *st, struct canvas *c)
{
    const struct rect r = poker_look(st)->at.tale;
    const int end = st->history.n;
    const struct ui ui = poker_ui(st);
    const struct theme *t = st->ui.theme;
    const float pad = ui_px(&ui, 16), side = floorf(poker_letter(st, TALE_SIZE) * 1.3F),
                in = side + ui_px(&ui, 10), w = r.w - 2 * pad - in;
    const struct item *won = items_get(st->items, item_id("how-won", 0));
    float y = rect_bottom(r) - pad;
    canvas_tag(c, "tale");
    poker_panel(c, st, r, 12, poker_colour(st, POKER_STRIP_BOX), t->line, 1.4F);
    const float top = tale_head(st, c, r, pad);
    if (won && !rect_empty(won->bounds)) {
        draw_log_button(st, c, won, true);
        y = won->bounds.y - pad * 0.4F;
    }
    for (int i = end - 1; i >= 0 && end - i < POKER_LINES; i--) {
        const struct history_line *line = &st->history.line[i];
        const bool last = i + 1 == end,
                   head = line->heading || poker_look(st)->line[i % POKER_LINES].street;
        const struct ui_words how = {.face = head || last ? t->strong : NULL,
                                     .size = TALE_SIZE,
                                     .colour = last && poker_asked(st)
                                                   ? poker_colour(st, POKER_GOLD)
                                               : last || head ? t->text
                                                              : t->soft};
        const float h = ui_write_height(&ui, &how, line->text, w) + ui_px(&ui, 10);
        if (y - h < top)
            break;
        y -= h;
        if (has_sign(st, i))
            line_sign(st, c, i, rect_make(r.x + pad, y, side, side));
        ui_write(c, &ui, &how, line->text, rect_make(r.x + pad + in, y, w, h + 1));
        if (line->heading)
            break;
    }
    canvas_tag(c, NULL);
}

/* The last lines of this street, the newest at the right. */
void poker_draw_strip(const struct stage *st, struct canvas *c)
{
    const struct poker_places *k = &poker_look(st)->at;
    const struct theme *t = st->ui.theme;
    const struct rect r = k->history;
    if (st->retold && rect_empty(r))
        return;
    if (!rect_empty(k->tale)) {
        draw_tale(st, c);
        return;
    }
    const struct item *log = items_get(st->items, item_id("history", 0));
    const bool in_strip = log && log->bounds.y >= r.y;
    const struct item *won = items_get(st->items, item_id("how-won", 0));
    const bool offers = in_strip && won && !rect_empty(won->bounds);
    const float right = (offers     ? won->bounds.x
                         : in_strip ? log->bounds.x
                                    : rect_right(r)) -
                        ui_px(&st->ui, 12),
                gap = ui_px(&st->ui, 34),
                side = floorf(fminf(r.h - ui_px(&st->ui, 8), poker_letter(st, 20) * 1.5F)),
                space = ui_px(&st->ui, 8);
    const struct ui_words plain = UI_LINE(NULL, 20, t->soft, TEXT_LEFT);
    struct ui_words last = UI_LINE(t->strong, 20, 0, TEXT_LEFT);
    const int end = st->history.n;
    if (poker_asked(st)) /* this is what is to be answered */
        last.colour = poker_colour(st, POKER_GOLD);
    canvas_tag(c, "strip");
    if ((end > 0 || in_strip) &&
        !poker_large(st)) /* nothing has happened: no frame around nothing */
        poker_panel(c, st, r, 9, poker_colour(st, POKER_STRIP_BOX), t->line, 1.4F);
    float x = r.x + ui_px(&st->ui, 10), sum = 0;
    const char *newest = end > 0 ? st->history.line[end - 1].text : "";
    bool signs = true;
    /* what came says it itself; the newest line is told before its street, and before its sign */
    if (end > 0 && !poker_large(st) && right - x > poker_letter(st, 20) * 24 &&
        !begins(st, end - 1) && in_a_hand(st, end - 1)) {
        const float chip = street_wide(st, end - 1),
                    sign = has_sign(st, end - 1) ? side + space : 0;
        if (poker_fits(st, last, newest, right - x - chip - sign))
            x = street_chip(st, c, end - 1, r, x);
        else
            signs = poker_fits(st, last, newest, right - x - sign);
    }
    int first = end;
    while (first > 0 && !begins(st, first - 1)) {
        const float w =
            poker_width(st, first == end ? last : plain, st->history.line[first - 1].text) +
            (has_sign(st, first - 1) ? side + space : 0) + gap + 2;
        if (sum + w - gap > right - x)
            break;
        sum += w;
        first--;
    }
    if (first == end && end > 0 &&
        poker_fits(st, last, newest,
                   right - x - (signs && has_sign(st, end - 1) ? side + space : 0)))
        first--; /* a street that has just begun: what came; or one line that is long */
    for (int i = first; i < end; i++) {
        const struct ui_words how = i + 1 == end ? last : plain;
        if (signs && has_sign(st, i)) {
            line_sign(st, c, i, rect_make(x, r.y + (r.h - side) / 2, side, side));
            x += side + space;
        }
        const float w = fminf(poker_width(st, how, st->history.line[i].text) + 2, right - x);
        poker_write(c, st, how, st->history.line[i].text, rect_make(x, r.y, w, r.h));
        x += w;
        if (i + 1 < end)
            chevron(st, c, x + gap / 2, r.y + r.h / 2);
        x += gap;
    }
    if (offers)
        draw_log_button(st, c, won, true);
    if (log)
        draw_log_button(st, c, log, in_strip);
    canvas_tag(c, NULL);
}
