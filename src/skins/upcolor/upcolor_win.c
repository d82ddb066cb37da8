/* A game is won: the whole screen. Everybody stands on what the game brought them, each share with
 * the colour and the number of its round beside it; the winner large, crowned before the sun and
 * the bands of the code; under the floor three figures. With all four rounds won, the stamp FULL
 * falls, and a chip hops to each of the others. A player without a share stands on the floor.
 *
 * Told once: the page that follows, of terms and stakes, has the ledger and no winner. It shows
 * what is decided; anything pressed ends it (stage_hurry). */
#include "upcolor_look.h"

#include "ease.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { TALLEST = 10, CONFETTI = 48 };
enum { BANDS_AT = 0, CHIPS_AT = 350, CHIP_MS = 60, CROWN_MS = 220, HEAD_MS = 200, STRIP_MS = 150 };
static const float floor_y = 884;

/* ---- whose game it is ---- */

/* What the game brought a seat: the difference of what it has; where the table was opened in the
 * middle of a game, what its rounds paid without its stake. */
static int32_t brought(const struct stage *st, int s)
{
    const struct board *b = &st->shown.b;
    int32_t sum = uc_pots(st) ? -b->num[UPCOLOR_STAKED + s] : 0;
    if (look(st)->base[s] >= 0)
        return uc_has(st, b, s) - look(st)->base[s];
    for (int i = 0; i < UPCOLOR_ROUNDS; i++)
        sum += b->num[UPCOLOR_ROUND_WINNER + i] == s + 1 ? uc_round_worth(st, i) : 0;
    return sum;
}

/* Of a round: what was paid, or one where nothing is staked. */
int32_t uc_round_worth(const struct stage *st, int round)
{
    const struct board *b = &st->shown.b;
    if (!b->num[UPCOLOR_ROUND_WINNER + round])
        return 0;
    return uc_pots(st) ? b->num[UPCOLOR_ROUND_PAID + round] : 1;
}

static seatmask winners(const struct stage *st)
{
    int32_t most = INT32_MIN;
    seatmask who = 0;
    if (look(st)->full >= 0)
        return seat_bit(look(st)->full);
    for (int s = 0; s < st->shown.b.nseats; s++) {
        if (!upcolor_seated(&st->shown.b, s))
            continue;
        const int32_t n = brought(st, s);
        if (n > most)
            who = 0, most = n;
        if (n == most)
            who |= seat_bit(s);
    }
    return who;
}

static void headline(const struct stage *st, seatmask who, char out[UC_TEXT])
{
    const int first = seat_first(who), n = seat_count(who);
    if (n == 1)
        snprintf(out, UC_TEXT, _("%s wins!"), uc_seat(st, first));
    else if (n == 2)
        snprintf(out, UC_TEXT, _("%s and %s win!"), uc_seat(st, first),
                 uc_seat(st, seat_first((seatmask)(who & ~seat_bit(first)))));
    else
        snprintf(out, UC_TEXT, "%s", _("Tie for first"));
}

/* ---- places: a picture of 1920 × 1080, fitted into the window ---- */

struct win {
    const struct stage *st;
    struct canvas *c;
    struct rect at;
    float px, ms; /* pixels of a unit; milliseconds at normal pace since it began */
    seatmask who;
    int first;                /* who stands large */
    int seats[SEATS], nseats; /* the others, from the left */
    int32_t chip;             /* so much is one chip */
    int last;                 /* when the last chip has landed */
};

static struct rect spot(const struct win *k, float x, float y, float w, float h)
{
    return rect_around((struct point){k->at.x + x * k->px, k->at.y + y * k->px}, w * k->px,
                       h * k->px);
}

static float since(const struct win *k, int from, int ms)
{
    const float t = k->st->ui.calm ? 1 : (k->ms - (float)from) / (float)(ms > 0 ? ms : 1);
    return t <= 0 ? 0 : t >= 1 ? 1 : t;
}

static int chips_of(const struct win *k, int round)
{
    const int32_t n = uc_round_worth(k->st, round);
    return n <= 0 ? 0 : n < k->chip ? 1 : (int)((n + k->chip / 2) / k->chip);
}

static void measure_chips(struct win *k)
{
    const struct board *b = &k->st->shown.b;
    int32_t sum[SEATS] = {0}, most = 1;
    for (int i = 0; i < UPCOLOR_ROUNDS; i++)
        if (b->num[UPCOLOR_ROUND_WINNER + i] > 0)
            sum[b->num[UPCOLOR_ROUND_WINNER + i] - 1] += uc_round_worth(k->st, i);
    for (int s = 0; s < SEATS; s++)
        most = sum[s] > most ? sum[s] : most;
    k->chip = uc_pots(k->st) ? (most + TALLEST - 1) / TALLEST : 1;
    k->last = CHIPS_AT;
    for (int i = 0; i < UPCOLOR_ROUNDS; i++)
        k->last += chips_of(k, i) * CHIP_MS + CHIP_MS;
}

static struct win win_of(const struct stage *st, struct canvas *c)
{
    const float px = fminf(st->ui.w / 1920, st->ui.h / 1080), w = 1920 * px, h = 1080 * px;
    const int64_t second = ui_ms(&st->ui, 1000);
    struct win k = {
        .st = st, .c = c, .px = px, .at = rect_make((st->ui.w - w) / 2, (st->ui.h - h) / 2, w, h)};
    k.ms = second > 0 ? (float)(st->ui.now - look(st)->moment.since) * 1000 / (float)second : 1e6F;
    k.who = winners(st);
    k.first = seat_first(k.who);
    for (int i = 1; i < st->shown.b.nseats; i++) {
        const int s = (k.first + i) % st->shown.b.nseats;
        if (upcolor_seated(&st->shown.b, s))
            k.seats[k.nseats++] = s;
    }
    measure_chips(&k);
    return k;
}

/* ---- words ---- */

static void letters(const struct win *k, const char *text, float size, uint32_t colour,
                    uint32_t outline, struct rect box, enum text_align align, int lines)
{
    const struct ui ui = uc_ui(k->st);
    struct text_style style = {
        .face = ui.theme->strong,
        .colour = colour,
        .align = align,
        .px = fmaxf(ui_least(&ui), size >= 60 ? size * k->px : ui_letters(&ui, size)),
        .place = TEXT_MIDDLE,
        .lang = ui.lang,
        .max_lines = lines,
        .spacing = lines > 1 ? 0.98F : 1.1F,
        .outline = outline};
    if (!text_fit(ui.fonts, &style, text, box, ui_least(&ui))) {
        style.max_lines = 0;
        text_fit(ui.fonts, &style, text, box, ui_least(&ui));
    }
    style.outline_px = outline ? style.px * 0.08F : 0;
    canvas_words(k->c, &style, text, box);
}

/* ---- the room ---- */

static void ground(const struct win *k)
{
    const struct theme *t = k->st->ui.theme;
    const struct rect all = rect_make(0, 0, k->st->ui.w, k->st->ui.h);
    const float low = k->at.y + floor_y * k->px, in = ease_out_cubic(since(k, BANDS_AT, 350));
    char name[UC_PICTURE];
    canvas_panel(k->c, all, &(struct panel){.fill = t->ground});
    if (!k->st->ui.contrast) {
        canvas_push_clip(k->c, rect_make(0, 0, all.w * in, low));
        snprintf(name, sizeof name, "upcolor/ground/end-%s", uc_set_name(k->st));
        const float by = fmaxf(k->px, all.w / 2560);
        canvas_picture(k->c, name, rect_make(-260 * by, low - 924 * by, 2560 * by, 1440 * by),
                       paint_alpha(look(k->st)->dark ? 0.55F : 1));
        canvas_push_clip(k->c, rect_make(0, 0, all.w * 0.42F, low));
        canvas_picture(k->c, "upcolor/signs/rays", spot(k, 430, 380, 1900, 1900),
                       paint_alpha(0.17F));
        canvas_pop_clip(k->c);
        canvas_pop_clip(k->c);
    }
    canvas_panel(k->c, rect_make(0, low, all.w, all.h - low), &(struct panel){.fill = t->panel});
    canvas_fill(k->c, rect_make(0, low, all.w, fmaxf(2, 8 * k->px)), t->text);
    snprintf(name, sizeof name, "upcolor/ground/garland-%s", uc_set_name(k->st));
    if (!k->st->ui.contrast && canvas_has_picture(k->c, name))
        canvas_picture(k->c, name, rect_make(0, -14 * k->px, all.w, 230 * all.w / 1920),
                       paint_plain());
}

static float scatter(int i, int salt)
{
    uint32_t h = (uint32_t)i * 2654435761U ^ (uint32_t)salt * 40503U;
    h ^= h >> 15;
    h *= 2246822519U;
    return (float)(h >> 8 & 0xFFFF) / 65535.0F;
}

/* Paper that has fallen where no letter and no face is. */
static void confetti(const struct win *k)
{
    const float t = since(k, 400, 1400);
    char name[UC_PICTURE];
    if (k->st->ui.calm || t <= 0)
        return;
    for (int i = 0; i < CONFETTI; i++) {
        const bool left = i % 3 == 0;
        const float x = left ? 20 + 200 * scatter(i, 1)
                             : i % 3 == 1 ? 724 + 60 * scatter(i, 1) : 1780 + 130 * scatter(i, 1);
        const float high = left ? 200 : 500;        /* under the letters */
        const float y = lerp(high, 840, scatter(i, 2)) - 260 * (1 - ease_out_cubic(t)),
                    side = 30 + 14 * scatter(i, 3);
        snprintf(name, sizeof name, "upcolor/particles/%s/%s%s", uc_set_name(k->st),
                 i % 2 ? "strip-" : "", uc_face_id((card)(UPCOLOR_IMPERIAL + i % 5)));
        if (y > 120)
            canvas_picture(k->c, name, spot(k, x, y, side, side), paint_alpha(fminf(1, t * 3)));
    }
}

/* ---- a player on what the game brought ---- */

static const card colour_of_round[UPCOLOR_ROUNDS] = {UPCOLOR_BLUE, UPCOLOR_YELLOW, UPCOLOR_RED,
                                                     UPCOLOR_VIOLET};

/* When chip n of a round begins to hop. */
static int hops_at(const struct win *k, int round, int n)
{
    int at = CHIPS_AT;
    for (int i = 0; i < round; i++)
        at += chips_of(k, i) * CHIP_MS + CHIP_MS;
    return at + n * CHIP_MS;
}

/* One chip of a column, or a row of three sweets. */
static void one(const struct win *k, card colour, float x, float y, float w)
{
    char name[UC_PICTURE];
    if (!uc_pots(k->st) || !uc_sweets(k->st)) {
        snprintf(name, sizeof name, "upcolor/chips/%s/flat-%s", uc_set_name(k->st),
                 uc_face_id(colour));
        canvas_picture(k->c, name, spot(k, x, y, w, w * 46 / 96), paint_plain());
        return;
    }
    snprintf(name, sizeof name, "upcolor/sweets/%s/ball-%s", uc_set_name(k->st),
             uc_face_id(colour));
    for (int i = -1; i <= 1; i++)
        canvas_picture(k->c, name, spot(k, x + (float)i * w * 0.3F, y, w * 0.3F, w * 0.3F),
                       paint_plain());
}

static void label(const struct win *k, int round, float x, float y)
{
    const struct uc_colour own = uc_colours(k->st, colour_of_round[round]);
    const float least = uc_letter(k->st, 26) / k->px, h = fmaxf(54, least * 1.3F),
                w = h + fmaxf(82, least * 2.6F);
    const struct rect r = spot(k, x + w / 2, y, w, h),
                      disc = rect_make(r.x + 6 * k->px, r.y + 6 * k->px, r.h - 12 * k->px,
                                       r.h - 12 * k->px);
    char text[80], amount[64];
    canvas_panel(k->c, r,
                 &(struct panel){.fill = own.own,
                                 .radius = r.h / 2,
                                 .line = 0x20242EFFU,
                                 .line_width = fmaxf(1.5F, 3 * k->px)});
    canvas_panel(k->c, disc, &(struct panel){.fill = 0xFFFFFFFFU, .radius = disc.h / 2});
    snprintf(text, sizeof text, "%d", round + 1);
    uc_write(k->c, k->st,
             (struct ui_words){.face = k->st->ui.theme->strong,
                               .size = 30,
                               .colour = 0x20242EFFU,
                               .align = TEXT_CENTRE,
                               .place = TEXT_MIDDLE,
                               .lines = 1},
             text, rect_inset(disc, -4 * k->px));
    if (!uc_pots(k->st))
        return;
    uc_amount(amount, uc_round_worth(k->st, round));
    snprintf(text, sizeof text, "+%s", amount);
    uc_write(k->c, k->st,
             (struct ui_words){.face = k->st->ui.theme->strong,
                               .size = 36,
                               .colour = own.words,
                               .align = TEXT_CENTRE,
                               .place = TEXT_MIDDLE,
                               .lines = 1},
             text,
             rect_make(rect_right(disc) + 2 * k->px, r.y,
                       rect_right(r) - rect_right(disc) - 10 * k->px, r.h));
}

/* Its name and what it all came to, under the floor. */
static void name_of(const struct win *k, int s, float x, float w, bool large)
{
    const struct theme *t = k->st->ui.theme;
    const int32_t net = brought(k->st, s);
    const struct rect r = spot(k, x, 934, w, 66);
    struct ui_words name = {.face = t->strong,
                            .size = large ? 52 : 40,
                            .place = TEXT_MIDDLE,
                            .lines = 1,
                            .name = true},
                    sum = name;
    char text[80], amount[64];
    uc_amount(amount, net < 0 ? -net : net);
    snprintf(text, sizeof text, "%s%s", net > 0 ? "+" : net < 0 ? "−" : "", amount);
    sum.name = false;
    sum.colour = net > 0 ? t->good : t->soft;
    const bool known = uc_pots(k->st);
    const float gap = 12 * k->px, b = known ? uc_width(k->st, sum, text) + 4 : 0;
    const float a = fminf(uc_width(k->st, name, uc_seat(k->st, s)) + 4, fmaxf(20, r.w - b - gap)),
                from = r.x + (r.w - a - (known ? gap + b : 0)) / 2;
    uc_write(k->c, k->st, name, uc_seat(k->st, s), rect_make(from, r.y, a, r.h));
    if (known)
        uc_write(k->c, k->st, sum, text, rect_make(from + a + gap, r.y, b, r.h));
}

static void stands(const struct win *k, int s, float x, float w, float face, bool large)
{
    const struct board *b = &k->st->shown.b;
    const bool wins = k->who & seat_bit(s), sweets = uc_pots(k->st) && uc_sweets(k->st);
    const float step = w * (sweets ? 0.26F : 0.152F),
                low = sweets ? floor_y - w * 0.12F : floor_y - w * 46 / 96 / 2 + 6;
    float label_at[UPCOLOR_ROUNDS] = {0}, top = floor_y - 6;
    int n = 0;
    for (int i = 0; i < UPCOLOR_ROUNDS; i++) {
        if (b->num[UPCOLOR_ROUND_WINNER + i] != s + 1)
            continue;
        const int chips = chips_of(k, i), from = n;
        for (int j = 0; j < chips; j++) {
            const float t = since(k, hops_at(k, i, j), 160), y = low - (float)n * step;
            if (t <= 0)
                continue;
            one(k, colour_of_round[i], x, lerp(y - 260, y, ease_out_cubic(t)), w);
            n++;
            top = low - (float)(n - 1) * step - (sweets ? w * 0.1F : w * 0.14F);
        }
        label_at[i] =
            low - ((float)from + (float)(chips - 1) / 2) * step + (sweets ? 0 : w * 0.07F);
    }
    const float y = top - face * 0.42F;
    if (wins && large && !k->st->ui.contrast) {
        const float shine = ease_out_cubic(since(k, k->last + CROWN_MS, 180));
        canvas_picture(k->c, "upcolor/signs/burst", spot(k, x, y, face * 1.76F, face * 1.76F),
                       (struct paint){.ink = 0xFFC81EFFU, .tint = 0xFFFFFFFFU, .alpha = shine});
    }
    const struct rect disc = spot(k, x, y, face * 1.07F, face * 1.07F);
    canvas_panel(k->c, disc,
                 &(struct panel){.fill = 0xFFFFFFFFU,
                                 .radius = disc.h,
                                 .line = 0x20242EFFU,
                                 .line_width = fmaxf(1.5F, 5 * k->px)});
    uc_emblem(k->c, k->st, s, spot(k, x, y, face, face));
    const float fall = since(k, k->last, CROWN_MS);
    if (wins && fall > 0)
        canvas_picture(k->c, "upcolor/signs/crown",
                       spot(k, x, y - face * 0.58F - (1 - ease_out_back(fall)) * face * 0.6F,
                            face * 0.76F, face * 0.57F),
                       (struct paint){.tint = 0xFFFFFFFFU,
                                      .alpha = fminf(1, fall * 3),
                                      .angle = k->st->ui.calm ? 0 : -7});
    float highest = floor_y;
    for (int i = 0; i < UPCOLOR_ROUNDS; i++) /* beside its chips, none on another */
        if (label_at[i] > 0 && since(k, hops_at(k, i, chips_of(k, i)), 120) > 0) {
            const float h = fmaxf(58, uc_letter(k->st, 26) / k->px * 1.35F),
                        at = fminf(label_at[i], highest - h);
            label(k, i, x + w / 2 + 14, at);
            highest = at;
        }
}

/* ---- FULL ---- */

static void stamp(const struct win *k)
{
    const float t = since(k, k->last + CROWN_MS, 140), grown = 1.4F - 0.4F * ease_out_cubic(t);
    char name[UC_PICTURE];
    if (t <= 0)
        return;
    const struct rect r = spot(k, 1062, 248, 520 * grown, 244 * grown);
    snprintf(name, sizeof name, "upcolor/signs/stamp-%s", uc_set_name(k->st));
    canvas_picture(k->c, name, r, paint_angle(k->st->ui.calm ? 0 : -4));
    if (t < 1)
        return;
    canvas_push_turn(k->c, rect_centre(r), k->st->ui.calm ? 0 : -4);
    letters(k, _("FULL"), 170, uc_colours(k->st, UPCOLOR_RED).words, 0,
            rect_inset_xy(r, r.w * 0.1F, r.h * 0.1F), TEXT_CENTRE, 1);
    canvas_pop_turn(k->c);
}

/* A tenth is a thing: it has hopped over to each of the others. */
static void tenths(const struct win *k, const float *x, float least)
{
    enum { DOTS = 14 };
    const int begin = k->last + CROWN_MS + 140 + HEAD_MS;
    char text[80], amount[64];
    for (int i = 0; i < k->nseats; i++) {
        const int32_t paid = look(k->st)->full_paid[k->seats[i]];
        const card colour = colour_of_round[i % UPCOLOR_ROUNDS];
        const float t = since(k, begin + 80 * i, 420);
        if (!paid || t <= 0)
            continue;
        const struct point a = rect_centre(spot(k, 740, 500, 0, 0)),
                           b = rect_centre(spot(k, x[i], 560, 0, 0));
        for (int d = 1; d < DOTS; d++) {
            const float u = (float)d / DOTS;
            if (u < t)
                canvas_ring(k->c, ease_arc(a, b, 0.07F, u * 0.86F), 5 * k->px, 5 * k->px,
                            uc_colours(k->st, colour).own);
        }
        const struct point at = ease_arc(a, b, 0.07F, ease_out_cubic(t));
        uc_chip(k->c, k->st, rect_around(at, 150 * k->px, 150 * k->px), colour);
        if (t < 1)
            continue;
        uc_amount(amount, paid);
        snprintf(text, sizeof text, "+%s", amount);
        const struct rect r =
            spot(k, x[i] + 96, 584, fmaxf(120, least * 3), fmaxf(66, least * 1.4F));
        canvas_panel(k->c, r,
                     &(struct panel){.fill = 0xFFFFFFFFU,
                                     .radius = r.h / 2,
                                     .line = 0x20242EFFU,
                                     .line_width = fmaxf(1.5F, 4 * k->px)});
        uc_write(k->c, k->st,
                 (struct ui_words){.face = k->st->ui.theme->strong,
                                   .size = 44,
                                   .colour = 0x20242EFFU,
                                   .align = TEXT_CENTRE,
                                   .place = TEXT_MIDDLE,
                                   .lines = 1},
                 text, r);
    }
}

/* ---- three figures ---- */

static void strip(const struct win *k)
{
    const struct board *b = &k->st->shown.b;
    const struct theme *t = k->st->ui.theme;
    char figure[3][64], words[3][UC_TEXT], pot[64];
    int n = 0, rounds = 0;
    int32_t won = 0;
    for (int i = 0; i < UPCOLOR_ROUNDS; i++)
        if (b->num[UPCOLOR_ROUND_WINNER + i] == k->first + 1)
            rounds++, won += uc_pots(k->st) ? b->num[UPCOLOR_ROUND_PAID + i] : 0;
    if (uc_pots(k->st)) {
        uc_amount(figure[n], won);
        uc_amount(pot, b->num[UPCOLOR_POT_START]);
        snprintf(words[n++], UC_TEXT, _("won from a pot of %s"), pot);
    }
    snprintf(figure[n], sizeof figure[n], "%d", rounds);
    snprintf(words[n++], UC_TEXT, _("of %d rounds"), UPCOLOR_ROUNDS);
    const int other = k->nseats ? k->seats[0] : -1;
    if (look(k->st)->full >= 0 && other >= 0 && look(k->st)->full_paid[other]) {
        uc_amount(figure[n], look(k->st)->full_paid[other]);
        snprintf(words[n++], UC_TEXT, "%s", _("to each of the others, a tenth"));
    } else {
        uc_amount(figure[n], uc_has(k->st, b, k->first));
        snprintf(words[n++], UC_TEXT, "%s", uc_pots(k->st) ? _("in all") : _("rounds won in all"));
    }
    const struct rect row = rect_make(fmaxf(k->at.x, 20), k->at.y + 972 * k->px, k->at.w,
                                      k->st->ui.h - k->at.y - 972 * k->px);
    static const card own[] = {UPCOLOR_BLUE, UPCOLOR_RED, UPCOLOR_VIOLET};
    for (int i = 0; i < n; i++) {
        const float in = since(k, k->last + CROWN_MS + HEAD_MS + STRIP_MS * i, 120);
        const struct rect r = rect_inset_xy(rect_column(row, i, n, 30 * k->px), 26 * k->px, 0);
        const struct ui_words big = {.face = t->strong,
                                     .size = 84 / fmaxf(1, k->st->ui.text * 0.75F),
                                     .colour = look(k->st)->dark || k->st->ui.contrast
                                                   ? t->text
                                                   : uc_colours(k->st, own[i]).own,
                                     .place = TEXT_MIDDLE,
                                     .lines = 1};
        const float w = fminf(uc_width(k->st, big, figure[i]) + 4, r.w * 0.5F);
        if (in <= 0)
            continue;
        uc_write(k->c, k->st, big, figure[i], rect_make(r.x, r.y, w, r.h * 0.9F));
        uc_write(k->c, k->st,
                 (struct ui_words){.face = t->plain, .size = 34, .place = TEXT_MIDDLE, .lines = 2},
                 words[i], rect_make(r.x + w + 14 * k->px, r.y, r.w - w - 14 * k->px, r.h * 0.9F));
    }
}

/* ---- the whole ---- */

/* Winners are glad; who has no share is sad, but after four rounds to one nobody is. */
enum mood uc_win_mood(const struct stage *st, int s)
{
    const struct board *b = &st->shown.b;
    bool share = look(st)->full >= 0;
    for (int i = 0; i < UPCOLOR_ROUNDS; i++)
        share |= b->num[UPCOLOR_ROUND_WINNER + i] == s + 1;
    return winners(st) & seat_bit(s) ? MOOD_GLAD : share ? MOOD_CALM : MOOD_SAD;
}


int uc_win_ms(const struct stage *st)
{
    const struct win k = win_of(st, NULL);
    return k.last + CROWN_MS + HEAD_MS + 3 * STRIP_MS + (look(st)->full >= 0 ? 800 : 0) + 1400;
}

void uc_draw_win(const struct stage *st, struct canvas *c)
{
    const struct win k = win_of(st, c);
    const bool full = look(st)->full >= 0;
    const int head = k.last + CROWN_MS + (full ? 140 : 0);
    char text[UC_TEXT];
    float x[SEATS];
    ground(&k);
    confetti(&k);
    for (int i = 0; i < k.nseats; i++)
        x[i] = k.nseats > 1 ? 980 + 700 * (float)i / (float)(k.nseats - 1) : 1330;
    const float apart = k.nseats > 1 ? 700 / (float)(k.nseats - 1) : 420;
    stands(&k, k.first, 430, 250, 300, true);
    for (int i = 0; i < k.nseats; i++)
        stands(&k, k.seats[i], x[i], fminf(160, apart * 0.52F),
               full ? fminf(190, apart * 0.8F) : fminf(150, apart * 0.6F), false);
    name_of(&k, k.first, 430, 640, true);
    for (int i = 0; i < k.nseats; i++)
        name_of(&k, k.seats[i], x[i], fminf(apart, 420) - 10, false);
    if (full) {
        stamp(&k);
        tenths(&k, x, uc_letter(st, 26) / k.px);
    }
    if (since(&k, head, HEAD_MS) > 0) {
        headline(st, k.who, text);
        const uint32_t ink = look(st)->dark || st->ui.contrast ? st->ui.theme->text : 0x20242EFFU,
                       around =
                           look(st)->dark || st->ui.contrast ? st->ui.theme->ground : 0xFFFFFFFFU;
        canvas_push_fade(c, since(&k, head, HEAD_MS));
        letters(&k, text, full ? 122 : 168, ink, around,
                full ? spot(&k, 1610, 246, 520, 250) : spot(&k, 1330, 330, 1080, 360),
                full ? TEXT_CENTRE : TEXT_LEFT, 2);
        canvas_pop_fade(c);
    }
    strip(&k);
}
