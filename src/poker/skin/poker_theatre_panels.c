/* The theatre's panels, one for each hand, with what it makes and how often it wins, and the bar of
 * all the cards that may come. */
#include "poker_theatre_parts.h"
#include "poker_extra.h"
#include "poker_parts.h"
#include "poker_theatre.h"

#include "check.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>

/* One for each of so many hands, by the place of its panel; gold is the leader's. */
static uint32_t place_colour(const struct stage *st, int place, int hands)
{
    CARRE_ASSERT(place >= 0);
    static const int of[] = {POKER_CYAN,    POKER_SECOND, POKER_MAGENTA, POKER_OWN,
                             POKER_CONTROL, POKER_KNOW,   POKER_ICE};
    if (hands == 2)
        return poker_colour(st, place ? POKER_CYAN : POKER_MAGENTA);
    return poker_colour(st, of[place % (int)(sizeof of / sizeof *of)]);
}

int poker_theatre_leader(const struct stage *st)
{
    const struct poker_theatre *k = &poker_look(st)->theatre;
    int best = -1;
    bool shared = false;
    for (int s = 0; s < st->rules.nseats && k->odds.known; s++) {
        if (!(k->in & seat_bit(s)) || k->odds.per_cent[s] <= 0)
            continue;
        shared = best >= 0 && k->odds.per_cent[s] == k->odds.per_cent[best] ? true
                 : best < 0 || k->odds.per_cent[s] > k->odds.per_cent[best] ? false
                                                                            : shared;
        best = best < 0 || k->odds.per_cent[s] > k->odds.per_cent[best] ? s : best;
    }
    return shared ? -1 : best;
}

static uint32_t colour_of(const struct stage *st, int who, int place)
{
    return who == poker_theatre_leader(st)
               ? poker_colour(st, POKER_GOLD)
               : place_colour(st, place, seat_count(poker_look(st)->theatre.in));
}

/* Odds are of the main pot. */
bool poker_theatre_is_out(const struct stage *st, int who)
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats);
    const struct poker_theatre *k = &poker_look(st)->theatre;
    return k->odds.known && k->odds.per_cent[who] == 0 && !seat_in(who, k->side);
}

/* "54%", "out", "wins", "ties". */
static void odds_words(const struct stage *st, int who, char out[POKER_NAME])
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats);
    const struct poker_odds *o = &poker_look(st)->theatre.odds;
    out[0] = '\0';
    if (!o->known || o->per_cent[who] < 0)
        return;
    if (poker_theatre_is_out(st, who))
        snprintf(out, POKER_NAME, "%s", C_("odds", "out"));
    else if (o->per_cent[who] == 100 || (o->per_cent[who] == 0 && o->to_come == 0))
        snprintf(out, POKER_NAME, "%s", C_("odds", "wins"));
    else if (o->alone[who] == 0 && o->shared[who] == o->count.boards)
        snprintf(out, POKER_NAME, "%s", C_("odds", "ties"));
    else
        /* TRANSLATORS: how often a hand wins, in large letters */
        snprintf(out, POKER_NAME, _("%d%%"), o->per_cent[who]);
}

/* "10 of 42 cards": those with which the hand wins alone. */
static void ways_words(const struct stage *st, int who, char out[POKER_NAME])
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats);
    const struct poker_odds *o = &poker_look(st)->theatre.odds;
    out[0] = '\0';
    if (o->known && o->count.boards > 1 && o->to_come == 1 && o->alone[who] > 0)
        snprintf(out, POKER_NAME,
                 i18n_plural("%d of %d cards", "%d of %d cards", (unsigned long)o->count.boards),
                 (int)o->alone[who], (int)o->count.boards);
}

static void money_words(const struct stage *st, int who, char out[POKER_TEXT])
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats);
    const struct board *b = &st->shown.b;
    char amount[64];
    poker_amount(st, b->num[HOLDEM_START + who] - b->num[HOLDEM_STACK + who], amount);
    snprintf(out, POKER_TEXT, holdem_all_in(b, who) ? _("all-in for %s") : _("%s in pot"), amount);
}

struct lines {
    const char *name, *money, *makes, *odds, *ways;
    uint32_t odds_colour, colour;
};

static struct ui_words name_how(const struct stage *st, float size)
{
    return (struct ui_words){
        .face = st->ui.theme->strong, .size = size, .place = TEXT_MIDDLE, .lines = 1, .name = true};
}

static struct ui_words line_how(const struct stage *st, float size, uint32_t colour)
{
    return UI_LINE(st->ui.theme->strong, size, colour, TEXT_LEFT);
}

static void write_if(const struct stage *st, struct canvas *c, struct ui_words how,
                     const char *text, struct rect r)
{
    if (*text && !rect_empty(r) && poker_fits(st, how, text, r.w) &&
        r.h >= poker_letter(st, 18) * 1.05F)
        poker_write(c, st, how, text, r);
}

/* The hands that are one of two or three: a face with words beside it, the odds large. */
static void tall(const struct stage *st, struct canvas *c, int who, struct rect r, bool two,
                 bool mirrored, const struct lines *l)
{
    struct rect last;
    const float s = st->ui.scale, line = fmaxf(38 * s, poker_letter(st, 27) * 1.35F);
    poker_theatre_hole_spot(st, who, mirrored ? 0 : 1, &last, NULL);
    struct rect words =
        two ? mirrored ? rect_make(r.x + 34 * s, r.y + 30 * s, last.x - r.x - 60 * s, r.h - 60 * s)
                       : rect_make(rect_right(last) + 28 * s, r.y + 30 * s,
                                   rect_right(r) - rect_right(last) - 56 * s, r.h - 60 * s)
            : rect_make(r.x + 24 * s, r.y + 20 * s, r.w - 48 * s, r.h - 40 * s);
    const float face = 132 * s;
    const struct rect box = rect_make(words.x, words.y, face, face);
    poker_portrait(c, st, who, box);
    const float x = rect_right(box) + 22 * s, w = rect_right(words) - x;
    const bool three =
        line * 2 + fmaxf(54 * s, poker_letter(st, 44) * 1.2F) <= fmaxf(face, 150 * s);
    const float name_h = fmaxf(54 * s, poker_letter(st, two ? 50 : 44) * 1.2F);
    poker_write(c, st, name_how(st, two ? 50 : 44), l->name,
                rect_make(x, words.y - 4 * s, w, name_h));
    if (two || words.y - 4 * s + name_h + line <= last.y + 4 * s)
        write_if(st, c, line_how(st, 27, st->ui.theme->soft), l->money,
                 rect_make(x, words.y - 4 * s + name_h, w, line));
    const struct rect below =
        two ? rect_make(words.x, words.y + fmaxf(face, name_h + line) + 10 * s, words.w, line)
            : rect_make(x, words.y - 4 * s + name_h + line, w, three ? line : 0);
    write_if(st, c, line_how(st, 29, l->colour), l->makes, below);
    if (two) {
        const float top = rect_bottom(below);
        poker_headline(
            c, st, UI_LINE(st->ui.theme->strong, 176 / st->ui.text, l->odds_colour, TEXT_LEFT),
            0.02F, 0, l->odds, rect_make(words.x, top, words.w, rect_bottom(words) - top + 16 * s));
        return;
    }
    const float left = rect_right(last) + 22 * s,
                top = words.y + fmaxf(face, name_h + 2 * line) + 4 * s,
                ways = *l->ways && rect_bottom(words) - top - line >= 80 * s ? line : 0;
    const struct ui_words how =
        UI_LINE(st->ui.theme->strong, 106 / st->ui.text, l->odds_colour, TEXT_RIGHT);
    const float above = last.y - top; /* of the cards, where a tall screen has room there */
    poker_headline(c, st, how, 0.02F, 0, l->odds,
                   above > 90 * s ? rect_make(words.x, top, words.w, above)
                                  : rect_make(left, top, rect_right(words) - left,
                                              rect_bottom(words) - ways - top));
    struct ui_words small = line_how(st, 26, st->ui.theme->soft);
    small.align = TEXT_RIGHT;
    write_if(st, c, small, ways > 0 ? l->ways : "",
             rect_make(left, rect_bottom(words) - ways, rect_right(words) - left, ways));
}

/* Of one of many: whether the odds have a line of their own below the names, how wide they are, and
 * where face and name have room. */
struct low_places {
    bool deep;
    float odds_w;
    struct rect face, name;
};

static struct low_places low_places(const struct stage *st, int who)
{
    const float s = st->ui.scale;
    const struct rect r = poker_theatre_panel(st, who);
    struct rect last;
    struct low_places p = {
        .deep = r.h > 150 * s,
        .odds_w = fmaxf(
            150 * s,
            poker_width(st, (struct ui_words){.face = st->ui.theme->strong, .size = 60}, "88%"))};
    poker_theatre_hole_spot(st, who, 1, &last, NULL);
    seat order[SEATS];
    const bool many = poker_theatre_hands(st, order) > 6;
    const float gap = (many ? 8 : 14) * s, x = rect_right(last) + gap, right = rect_right(r) - gap,
                side = fminf((many ? 64 : 92) * s, r.h - 24 * s),
                whole = p.deep ? right - x : right - x - p.odds_w - 8 * s,
                named = poker_width(st, (struct ui_words){.face = st->ui.theme->strong, .size = 18},
                                    stage_name(st, who)) +
                        4,
                high = fminf(r.h * (p.deep ? 0.3F : 0.5F),
                             fmaxf(52 * s, poker_letter(st, 40) * 1.25F));
    const bool both = named + side + 14 * s <= whole;
    if (both || named > whole) /* with room for one of them: the name, if it can be read */
        p.face = rect_make(x, r.y + 14 * s, side, side);
    const float beside = p.face.w > 0 ? side + 14 * s : 0;
    p.name = rect_make(x + beside, r.y + 8 * s, whole - beside, high);
    return p;
}

/* The size at which the longest of these names has room: side by side they are of one size. */
static float low_name_size(const struct stage *st, const seat *order, int n)
{
    float size = 40;
    for (int i = 0; i < n; i++) {
        const float w = poker_width(st, name_how(st, 40), stage_name(st, order[i]));
        size = fminf(size, floorf(40 * (low_places(st, order[i]).name.w - 2) / fmaxf(1, w)));
    }
    return fmaxf(18, size);
}

/* One of many: cards, a face, name over what it makes, the odds at the right. */
static void low(const struct stage *st, struct canvas *c, int who, struct rect r, float size,
                const struct lines *l)
{
    const struct low_places p = low_places(st, who);
    const float s = st->ui.scale, right = fmaxf(rect_right(p.name), rect_right(p.face)),
                line = fmaxf(34 * s, poker_letter(st, 26) * 1.3F);
    const bool deep = p.deep;
    const float odds_w = p.odds_w, name_h = p.name.h;
    struct rect last;
    poker_theatre_hole_spot(st, who, 1, &last, NULL);
    const float x0 = fminf(p.face.w > 0 ? p.face.x : p.name.x, p.name.x);
    if (!rect_empty(p.face))
        poker_portrait(c, st, who, p.face);
    write_if(st, c, name_how(st, size), l->name, p.name);
    const struct ui_words made = line_how(st, 26, l->colour);
    struct rect makes =
        rect_make(p.name.x, r.y + 8 * s + name_h, p.name.w, fminf(line, r.h - name_h - 14 * s));
    /* of a tall screen, where the face leaves it no room beside: below that */
    if (!poker_fits(st, made, l->makes, makes.w) && !rect_empty(p.face) &&
        rect_bottom(r) - rect_bottom(p.face) > line + 72 * s)
        makes = rect_make(x0, rect_bottom(p.face) + 8 * s, right - x0, line);
    write_if(st, c, made, l->makes, makes);
    struct ui_words how =
        UI_LINE(st->ui.theme->strong, (deep ? 70 : 52) / st->ui.text, l->odds_colour, TEXT_RIGHT);
    const float top = deep ? rect_bottom(makes) : r.y + 6 * s,
                said = fmaxf(1, poker_width(st, how, l->odds) * 1.05F + 6 * s),
                wide = fminf(fmaxf(odds_w, 180 * s), fminf(said, right - x0));
    how.size *= fminf(1, wide / said); /* large letters leave it less beside the cards */
    const struct rect box = deep ? rect_make(right - wide, top, wide, rect_bottom(r) - top - 4 * s)
                                 : rect_make(right - odds_w, top, odds_w, r.h - 12 * s);
    poker_headline(c, st, how, 0.02F, 0, l->odds, box);
    if (deep && rect_bottom(r) - line - 8 * s > rect_bottom(makes))
        write_if(st, c, line_how(st, 22, st->ui.theme->soft), l->ways,
                 rect_make(x0, rect_bottom(r) - line - 8 * s, box.x - x0 - 8 * s, line));
}

/* A panel whose edge glows by its share of the odds, 0 to 1, the leader's most. */
static void plate(const struct stage *st, struct canvas *c, struct rect r, uint32_t line,
                  bool first, float share)
{
    const bool light = poker_dress(st)->light && !st->ui.contrast;
    if (light)
        poker_shining(c, st, r, 22, line, first ? 0.6F + 0.35F * share : 0.2F + 0.4F * share,
                      first ? 24 + 10 * share : 16);
    poker_panel(c, st, r, 22, poker_colour(st, POKER_STAGED_BOX), line, first ? 4 : 2.4F);
}

void poker_theatre_draw_panels(const struct stage *st, struct canvas *c)
{
    const struct poker_theatre *k = &poker_look(st)->theatre;
    seat order[SEATS];
    const int n = poker_theatre_hands(st, order), first = poker_theatre_leader(st);
    const float size = n > 3 ? low_name_size(st, order, n) : 0;
    for (int i = 0; i < n; i++) {
        const int s = order[i];
        const struct rect r = poker_theatre_panel(st, s);
        const bool out = poker_theatre_is_out(st, s);
        const uint32_t line = out ? poker_colour(st, POKER_REFUSED_DEEP) : colour_of(st, s, i);
        char money[POKER_TEXT], odds[POKER_NAME], ways[POKER_NAME];
        money_words(st, s, money);
        odds_words(st, s, odds);
        ways_words(st, s, ways);
        const char *makes = k->makes[s];
        if (n > 3 &&
            !poker_fits(st, (struct ui_words){.face = st->ui.theme->strong}, makes, r.w * 0.4F))
            makes = k->brief[s];
        if (*k->draw[s] && k->odds.known && !out)
            makes = k->draw[s];
        const struct lines l = {
            .name = stage_name(st, s),
            .money = money,
            .makes = makes,
            .odds = odds,
            .ways = ways,
            .colour = s == first ? poker_colour(st, POKER_GOLD) : st->ui.theme->text,
            .odds_colour = s == first ? poker_colour(st, POKER_GOLD) : st->ui.theme->text};
        plate(st, c, r, line, s == first,
              k->odds.known ? fmaxf(0, (float)k->odds.per_cent[s] / 100) : 0);
        if (out && !st->ui.contrast)
            canvas_push_fade(c, POKER_OUT_ALPHA);
        if (n <= 3)
            tall(st, c, s, r, n == 2, n == 2 && i == 1, &l);
        else
            low(st, c, s, r, size, &l);
        if (out && !st->ui.contrast)
            canvas_pop_fade(c);
    }
}

/* Whose part of it begins at x; how often, where that is not counted in cells. */
struct bar_name {
    char words[POKER_TEXT];
    uint32_t colour;
    float x, w, from;
};

static struct bar_name bar_name(const struct stage *st, const char *who, int64_t part,
                                uint32_t colour, float x, float length, bool cells)
{
    const int64_t all = poker_look(st)->theatre.odds.count.boards;
    const struct ui_words how = {.face = st->ui.theme->strong, .size = 27 / st->ui.text};
    struct bar_name n = {.colour = colour, .x = x};
    if (!cells && all < 10000)
        /* TRANSLATORS: a hand wins with so many of so many ways in which the cards can come */
        snprintf(n.words, sizeof n.words, _("%s, %d of %d run-outs"), who, (int)part, (int)all);
    if (!*n.words || poker_width(st, how, n.words) > length)
        snprintf(n.words, sizeof n.words, "%s", who);
    n.w = poker_width(st, how, n.words) + 4;
    return n;
}

void poker_theatre_draw_bar(const struct stage *st, struct canvas *c)
{
    const struct poker_theatre *k = &poker_look(st)->theatre;
    const struct poker_odds *o = &k->odds;
    seat order[SEATS], sorted[SEATS];
    const int n = poker_theatre_hands(st, order);
    if (!o->known || o->count.boards < 2)
        return;
    const struct rect first = poker_theatre_panel(st, order[0]),
                      last = poker_theatre_panel(st, order[n - 1]);
    const float s = st->ui.scale, y = rect_bottom(last) + 22 * s, h = 26 * s,
                left = fminf(first.x, last.x), all = st->ui.w - 2 * left;
    int64_t shared = 0, alone = 0;
    int place[SEATS];
    for (int i = 0; i < n; i++) { /* by length, so that a single cell stands at the end */
        int j = i;
        for (; j > 0 && o->alone[sorted[j - 1]] < o->alone[order[i]]; j--)
            sorted[j] = sorted[j - 1];
        sorted[j] = order[i];
        place[order[i]] = i;
        alone += o->alone[order[i]];
    }
    shared = o->count.boards - alone;
    const bool cells = o->to_come == 1 && o->count.boards <= 52;
    struct bar_name said[SEATS + 1];
    float x = left;
    int labels = 0;
    for (int i = 0; i <= n; i++) {
        const int64_t part = i < n ? o->alone[sorted[i]] : shared;
        const float w = all * (float)part / (float)o->count.boards;
        const uint32_t colour =
            i < n ? colour_of(st, sorted[i], place[sorted[i]]) : poker_colour(st, POKER_FAINT);
        if (part <= 0)
            continue;
        for (int64_t j = 0; j < (cells ? part : 1); j++) {
            const float step = cells ? w / (float)part : w;
            canvas_fill(
                c, rect_make(roundf(x + step * (float)j), y, fmaxf(1, roundf(step - 4 * s)), h),
                colour);
        }
        CARRE_ASSERT(labels < SEATS + 1);
        said[labels++] = bar_name(st, i < n ? stage_name(st, sorted[i]) : C_("odds", "tie"), part,
                                  colour, x, w, cells);
        x += w;
    }
    /* Each begins where its part does, or so far before that as those after it need room. */
    float end = left + all, free = left;
    for (int i = labels - 1; i >= 0; i--) {
        said[i].from = fminf(said[i].x, end - said[i].w);
        end = said[i].from - 14 * s;
    }
    for (int i = 0; i < labels; i++)
        if (said[i].from >= free - 1 && said[i].x - said[i].from < said[i].w * 0.9F) {
            poker_write(c, st,
                        line_how(st, 27 / st->ui.text,
                                 poker_dress(st)->pictured
                                     ? colour_mix(said[i].colour, 0xFFFFFFFFU, 0.35F)
                                     : said[i].colour),
                        said[i].words, rect_make(said[i].from, y + h + 1 * s, said[i].w, 52 * s));
            free = said[i].from + said[i].w + 14 * s;
        }
}
