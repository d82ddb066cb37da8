/* Two boards as they are seen: their cards, the half that each pays, who leads, what is below. */
#include "spec_boards.h"

#include "check.h"
#include "ease.h"
#include "i18n.h"
#include "layout.h"

#include <math.h>
#include <stdio.h>

/* How far a board's card has turned over since it came. */
static float turned(const struct stage *st, int which, int place)
{
    CARRE_ASSERT(which >= 0 && which < 2 && place >= 0 && place < SPEC_BOARD_CARDS);
    const int64_t since = spec_boards_of(st)->came[which][place];
    return since ? spec_part(spec_t(st, since, spec_boards_come_ms(place)), 0.35F, 1) : 1;
}

/* What is known of a board: without the card that is still turning over. */
static int seen_of(const struct stage *st, int which, card out[SPEC_BOARD_CARDS])
{
    CARRE_ASSERT(which == 0 || which == 1);
    int n = spec_board_cards(&st->shown.b, which, out);
    while (n > 0 && !ease_flipped(turned(st, which, n - 1)))
        n--;
    return n;
}

/* How many cards turn it, if there is room for the words; then the chances of the two that are
 * nearest, in any case. Returns how much it took. */
static float odds_bar(const struct stage *st, struct canvas *c, const struct spec_odds *o,
                      struct rect r)
{
    const struct theme *t = st->ui.theme;
    const struct ui ui = poker_ui(st);
    const float letter = spec_least(st), bar = fmaxf(4, ui_px(&st->ui, 12)), under = letter * 1.6F;
    char words[SPEC_WORDS], left[SPEC_WORDS], right[SPEC_WORDS];
    int ahead, behind;
    float said = 0;
    if (!spec_rivals(&st->shown.b, o, &ahead, &behind) || bar + under + 4 > r.h)
        return 0;
    if (o->outs_of >= 0) {
        snprintf(words, sizeof words,
                 i18n_plural("%d card saves %s", "%d cards save %s", (unsigned long)o->outs),
                 o->outs, stage_name(st, o->outs_of));
        const struct ui_words how = {.face = t->plain, .size = 23, .place = TEXT_TOP, .lines = 2};
        const float tall = ui_write_height(&ui, &how, words, r.w);
        if (tall + bar + under + letter * 0.5F <= r.h) {
            poker_write(c, st, how, words, rect_make(r.x, r.y, r.w, tall));
            said = tall + letter * 0.2F;
        }
    }
    const struct rect line = rect_make(r.x, r.y + said + 2, r.w, bar);
    const float mine = fmaxf(bar, line.w * (float)o->chance[behind] / 100),
                theirs = fminf(line.w - mine, line.w * (float)o->chance[ahead] / 100);
    canvas_panel(c, line, &(struct panel){.fill = 0x53608AFFU, .radius = bar / 2});
    canvas_panel(c, rect_make(rect_right(line) - theirs, line.y, theirs, bar),
                 &(struct panel){.fill = SPEC_GROOVE_RGB, .radius = bar / 2});
    canvas_panel(c, rect_make(line.x, line.y, mine, bar),
                 &(struct panel){.fill = spec_colour(st, SPEC_VERMILION), .radius = bar / 2});
    const struct ui_words how = {.face = t->strong, .size = 22, .place = TEXT_TOP, .lines = 1};
    struct ui_words soft = how;
    soft.colour = t->soft, soft.align = TEXT_RIGHT;
    snprintf(left, sizeof left, _("%s: %d%%"), stage_name(st, behind), o->chance[behind]);
    snprintf(right, sizeof right, _("%s: %d%%"), stage_name(st, ahead), o->chance[ahead]);
    const float wide = poker_width(st, soft, right) + 4;
    const bool both = poker_width(st, how, left) + wide + letter < r.w;
    poker_write(
        c, st, how, left,
        rect_make(r.x, rect_bottom(line) + 2, both ? r.w - wide - letter * 0.5F : r.w, under));
    if (both)
        poker_write(c, st, soft, right,
                    rect_make(rect_right(r) - wide, rect_bottom(line) + 2, wide, under));
    return said + bar + under + 4;
}

/* A place of a board: empty, or with a card that comes down in the light and turns over. Its rays
 * stay within `free`: words stand beside it. */
static void place_of(const struct stage *st, struct canvas *c, int which, int place, struct rect at,
                     card face, bool lies, struct rect free)
{
    CARRE_ASSERT(which >= 0 && which < 2 && place >= 0 && place < SPEC_BOARD_CARDS);
    const int64_t since = spec_boards_of(st)->came[which][place];
    const float come = since ? spec_t(st, since, spec_boards_come_ms(place)) : 1,
                turn = turned(st, which, place),
                lit = since && come < 1 ? spec_part(come, 0, 0.3F) * (1 - spec_part(come, 0.85F, 1))
                                        : 0;
    if (!lies || come < 1)
        canvas_panel(c, at,
                     &(struct panel){.fill = SPEC_SLOT_RGB,
                                     .radius = at.w * 0.06F,
                                     .line = SPEC_SLOT_LINE_RGB,
                                     .line_width = fmaxf(1, ui_px(&st->ui, 2)),
                                     .dash = ui_px(&st->ui, 9),
                                     .gap = ui_px(&st->ui, 7)});
    if (!lies)
        return;
    const struct rect about = rect_around(
        (struct point){at.x + at.w / 2,
                       at.y + at.h / 2 -
                           at.h * 0.3F * (1 - ease_out_cubic(spec_part(come, 0, 0.45F)))},
        at.w * fabsf(ease_flip(turn)), at.h);
    spec_halo(c, st, rect_centre(at), at.w * 2.1F, at.h * 1.6F, spec_colour(st, SPEC_LAMP),
              0.9F * lit);
    canvas_push_clip(c, free);
    spec_sparkle(c, st, rect_inset(at, at.w * 0.06F), come, spec_colour(st, SPEC_LAMP), lit);
    canvas_pop_clip(c);
    spec_draw_playing(st, c, ease_flipped(turn) ? face : (card)CARD_HIDDEN, about,
                      turn > 0 && turn < 1 ? 5 : 0);
}

/* Its half of the pot, as chips and in figures, at the foot of r. Returns how high it is. */
static float half_of(const struct stage *st, struct canvas *c, int which, struct rect r)
{
    CARRE_ASSERT(which == 0 || which == 1);
    const struct spec_boards *k = spec_boards_of(st);
    const float letter = spec_least(st), pad = ui_px(&st->ui, 12);
    const char *said = which ? _("2nd half of the pot") : _("1st half of the pot");
    const struct ui_words soft = {
        .size = 23, .colour = st->ui.theme->soft, .place = TEXT_TOP, .lines = 1};
    const bool label =
        r.h > letter * 7.4F && poker_fits(st, soft, said, r.w - letter * 3.7F * 1.06F - pad);
    const float h = letter * (label ? 3.7F : 2.2F), side = label ? h * 1.06F : letter * 2.3F,
                y = rect_bottom(r) - h;
    char amount[64];
    poker_amount(st, k->half[which], amount);
    const struct ui_words how = {.face = st->ui.theme->strong,
                                 .size = 36,
                                 .colour = spec_colour(st, SPEC_GOLD_NUMBER),
                                 .place = TEXT_BOTTOM,
                                 .lines = 1};
    poker_chips(c, st, rect_make(r.x, rect_bottom(r) - side, side, side), k->half[which]);
    const float x = r.x + side + pad;
    if (label)
        poker_write(c, st, soft, said, rect_make(x, y, rect_right(r) - x, letter * 1.5F));
    poker_write(c, st, how, amount,
                rect_make(x, rect_bottom(r) - letter * 2.15F, rect_right(r) - x, letter * 2.15F));
    return h;
}

/* Who leads, or has won, with the face beside it where there is room: a line, two where they fit,
 * or the name alone. Returns how high it is. */
static float leads_line(const struct stage *st, struct canvas *c, int which, struct rect r)
{
    CARRE_ASSERT(which == 0 || which == 1);
    const struct ui ui = poker_ui(st);
    const struct theme *t = st->ui.theme;
    const struct ui_words says = {.face = t->plain,
                                  .size = 24,
                                  .colour = spec_colour(st, SPEC_GOLD_NUMBER),
                                  .place = TEXT_TOP,
                                  .lines = 2},
                          strong = UI_LINE(t->strong, 26, 0, TEXT_LEFT);
    card lies[SPEC_BOARD_CARDS];
    char words[SPEC_WORDS], name[POKER_NAME];
    bool shared;
    const int n = seen_of(st, which, lies), leads = spec_leader(&st->shown.b, lies, n, &shared);
    const float letter = spec_least(st), face = letter * (r.h > letter * 4.6F ? 4 : 3.1F),
                x = r.x + face + letter * 0.6F, w = rect_right(r) - x;
    if (leads < 0)
        return 0;
    spec_makes(st, &st->shown.b, lies, n, leads, name);
    if (!shared && *name && face + letter * 0.4F <= r.h && poker_fits(st, says, name, w) &&
        poker_fits(st, strong, stage_name(st, leads), w)) {
        struct ui_words makes = says;
        makes.place = TEXT_MIDDLE, makes.lines = 1;
        if (n == SPEC_BOARD_CARDS)
            spec_halo(c, st, (struct point){r.x + face / 2, r.y + face / 2}, face * 2, face * 2,
                      spec_colour(st, SPEC_LAMP), 0.8F);
        poker_portrait(c, st, leads, rect_make(r.x, r.y, face, face));
        poker_write(c, st, strong, stage_name(st, leads), rect_make(x, r.y, w, face * 0.5F));
        poker_write(c, st, makes, name, rect_make(x, r.y + face * 0.5F, w, face * 0.5F));
        return face + letter * 0.3F;
    }
    if (shared || !*name)
        snprintf(words, sizeof words, "%s", shared ? _("split") : stage_name(st, leads));
    else
        /* TRANSLATORS: who leads on a board, and with which hand: "Shizuka: Pair of aces" */
        snprintf(words, sizeof words, C_("leads on a board", "%s: %s"), stage_name(st, leads),
                 name);
    if (ui_write_height(&ui, &says, words, r.w) > r.h)
        snprintf(words, sizeof words, "%s", shared ? _("split") : stage_name(st, leads));
    const float tall = ui_write_height(&ui, &says, words, r.w);
    if (tall > r.h)
        return 0;
    poker_write(c, st, says, words, rect_make(r.x, r.y, r.w, tall));
    return tall;
}

static void beside(const struct stage *st, struct canvas *c, int which, struct rect r, bool now)
{
    CARRE_ASSERT(which == 0 || which == 1);
    const struct spec_boards *k = spec_boards_of(st);
    const float letter = spec_least(st), dot = letter * 0.62F;
    card lies[SPEC_BOARD_CARDS];
    const int n = seen_of(st, which, lies), all = spec_board_cards(&st->shown.b, which, lies);
    const struct rect wrote = poker_write(
        c, st,
        (struct ui_words){.face = st->ui.theme->strong, .size = 30, .place = TEXT_TOP, .lines = 1},
        which ? _("Board 2") : _("Board 1"), rect_make(r.x, r.y, r.w - dot * 3, letter * 2));
    const struct point at = {rect_right(wrote) + dot * 2, wrote.y + wrote.h / 2};
    if (k->winners[which] || n == SPEC_BOARD_CARDS) {
        canvas_ring(c, at, dot, dot, SPEC_JADE_RGB);
        spec_tick(st, c, at, dot, COLOUR_WHITE);
    } else if (now) {
        canvas_ring(c, at, dot, dot, colour_faded(spec_colour(st, SPEC_VERMILION), 0.4F));
        canvas_ring(c, at, dot * 0.55F, dot, spec_colour(st, SPEC_VERMILION));
    }
    const float low = rect_bottom(r) - half_of(st, c, which, r) - letter * 0.3F;
    float y = r.y + letter * 2.5F;
    const float odds = n < SPEC_BOARD_CARDS ? letter * 3.8F : 0; /* it leaves them room */
    const bool roomy = low - y > letter * 9.5F;
    /* nothing stands between it and the half: in the middle of both */
    if (n == SPEC_BOARD_CARDS)
        y += fmaxf(0, low - y - letter * 4.6F) * 0.4F;
    y += leads_line(st, c, which,
                    rect_make(r.x, y, r.w, low - y - (low - y > odds + letter * 1.6F ? odds : 0))) +
         letter * (roomy ? 0.8F : 0.3F);
    if (n < SPEC_BOARD_CARDS)
        odds_bar(st, c, n < all ? &k->before[which] : &k->odds[which],
                 rect_make(r.x, y, r.w, low - y));
}

static void board(const struct stage *st, struct canvas *c, int which, struct rect r, bool now)
{
    CARRE_ASSERT(which == 0 || which == 1);
    const struct board *b = &st->shown.b;
    card lies[SPEC_BOARD_CARDS];
    const int n = spec_board_cards(b, which, lies), common = b->num[SPEC_COMMON],
              own = SPEC_BOARD_CARDS - common;
    if (now)
        spec_light(c, st, r, spec_colour(st, SPEC_LAMP), 0.8F);
    spec_box(c, st, r, SPEC_GLASS_RGB, now ? spec_colour(st, SPEC_LAMP) : SPEC_BRASS_RGB,
             now ? 3 : 2);
    const float pad = ui_px(&st->ui, 26), letter = spec_least(st),
                text = fmaxf(letter * 12.5F, r.w * 0.36F), room = r.w - text - 3 * pad;
    float h = fminf(r.h - 2 * pad, fmaxf(r.h * 0.8F, letter * 9)), w = h / LAYOUT_CARD;
    const float gap = fminf(pad * 0.7F, w * 0.1F);
    if (w * (float)own + gap * (float)(own - 1) > room) {
        w = (room - gap * (float)(own - 1)) / (float)own;
        h = w * LAYOUT_CARD;
    }
    const float x = r.x + pad + w * (float)own + gap * (float)(own - 1) + pad * 1.5F;
    const struct rect free = rect_make(r.x, r.y, x - pad * 0.3F - r.x, r.h);
    for (int i = 0; i < own; i++)
        place_of(st, c, which, common + i,
                 rect_make(r.x + pad + (w + gap) * (float)i, r.y + (r.h - h) / 2, w, h),
                 common + i < n ? lies[common + i] : (card)CARD_HIDDEN, common + i < n, free);
    const float tall = r.h - pad * 1.3F;
    beside(st, c, which, rect_make(x, r.y + (r.h - tall) / 2, rect_right(r) - pad - x, tall), now);
}

/* What two boards can come to. */
static void table_of_halves(const struct stage *st, struct canvas *c, struct rect r)
{
    static const struct {
        int lit;
        const char *head, *under;
    } line[] = {
        {2, N_("Both boards"), N_("the whole pot")},
        {1, N_("One each"), N_("half each")},
        {0, N_("Neither board"), N_("nothing")},
    };
    const struct theme *t = st->ui.theme;
    const float w = r.w / 3, disc = fminf(r.h * 0.18F, ui_px(&st->ui, 17)),
                pad = ui_px(&st->ui, 22);
    spec_box(c, st, r, SPEC_GLASS_RGB, SPEC_BRASS_RGB, 2);
    for (int i = 0; i < 3; i++) {
        const float x = r.x + w * (float)i + pad;
        for (int k = 0; k < 2; k++) {
            const struct point at = {x + disc + (float)k * disc * 2.3F, r.y + r.h / 2};
            const bool lit = k < line[i].lit;
            canvas_ring(c, at, disc, lit ? disc : fmaxf(1.5F, ui_px(&st->ui, 2.4F)),
                        lit ? SPEC_GOLD_RGB : t->soft);
            if (lit)
                spec_tick(st, c, at, disc, SPEC_INK_RGB);
        }
        const float tx = x + disc * 5.4F, tw = r.x + w * (float)(i + 1) - tx - pad * 0.4F;
        poker_write(
            c, st,
            (struct ui_words){.face = t->strong, .size = 24, .place = TEXT_BOTTOM, .lines = 1},
            _(line[i].head), rect_make(tx, r.y, tw, r.h * 0.5F));
        poker_write(c, st,
                    (struct ui_words){.size = 21,
                                      .colour = spec_colour(st, SPEC_GOLD_NUMBER),
                                      .place = TEXT_TOP,
                                      .lines = 1},
                    _(line[i].under), rect_make(tx, r.y + r.h * 0.5F, tw, r.h * 0.5F));
        if (i)
            canvas_fill(c, rect_make(r.x + w * (float)i, r.y + r.h * 0.2F, 1, r.h * 0.6F),
                        SPEC_BRASS_RGB);
    }
}

/* What the contestants still hold can't be declared while cards are dealt: so many each, as
 * everybody sees. */
struct sealed {
    float words, face, card, w;
};

static struct sealed measure_sealed(const struct stage *st, float h)
{
    const struct board *b = &st->shown.b;
    const float pad = ui_px(&st->ui, 18);
    struct sealed k = {.face = h * 0.56F, .card = h * 0.54F};
    bool any = false;
    k.words = fmaxf(poker_width(st, (struct ui_words){.face = st->ui.theme->strong, .size = 24},
                                _("Sealed cards")),
                    poker_width(st, (struct ui_words){.size = 21}, _("until the pot is won"))) +
              4;
    k.w = k.words + pad * 2;
    for (int s = 0; s < b->nseats; s++)
        if (holdem_live(b, s) && board_count(b, SPEC_HELD + s)) {
            k.w += k.face + pad * 0.4F +
                   k.card * (1 + 0.62F * (float)(board_count(b, SPEC_HELD + s) - 1)) + pad;
            any = true;
        }
    if (!any)
        k.w = 0;
    return k;
}

static void sealed(const struct stage *st, struct canvas *c, const struct sealed *k, struct rect r)
{
    const struct board *b = &st->shown.b;
    const struct theme *t = st->ui.theme;
    const float pad = ui_px(&st->ui, 18);
    spec_box(c, st, r, SPEC_GLASS_RGB, SPEC_BRASS_RGB, 2);
    float x = r.x + pad;
    poker_write(c, st,
                (struct ui_words){.face = t->strong, .size = 24, .place = TEXT_BOTTOM, .lines = 1},
                _("Sealed cards"), rect_make(x, r.y, k->words, r.h * 0.5F));
    poker_write(c, st,
                (struct ui_words){.size = 21, .colour = t->soft, .place = TEXT_TOP, .lines = 1},
                _("until the pot is won"), rect_make(x, r.y + r.h * 0.5F, k->words, r.h * 0.5F));
    x += k->words + pad;
    for (int s = 0; s < b->nseats; s++) {
        const int n = holdem_live(b, s) ? board_count(b, SPEC_HELD + s) : 0;
        if (!n)
            continue;
        poker_portrait(c, st, s, rect_make(x, r.y + (r.h - k->face) / 2, k->face, k->face));
        x += k->face + pad * 0.4F;
        for (int i = 0; i < n; i++)
            canvas_picture(c, "spec/sealed",
                           rect_make(x + k->card * 0.62F * (float)i,
                                     r.y + (r.h - k->card * LAYOUT_CARD) / 2, k->card,
                                     k->card * LAYOUT_CARD),
                           paint_plain());
        x += k->card * (1 + 0.62F * (float)(n - 1)) + pad;
    }
}

/* The cards that both boards share, side by side about a point, and what they are above them. */
static void shared_cards(const struct stage *st, struct canvas *c, struct rect r, float middle)
{
    const struct board *b = &st->shown.b;
    const int common = b->num[SPEC_COMMON];
    const float label = spec_least(st) * 1.8F,
                h = fminf(r.h - label * 1.4F,
                          r.w / (1 + 1.04F * (float)(common - 1)) * LAYOUT_CARD),
                w = h / LAYOUT_CARD, step = w * 1.04F;
    const float x = r.x + (r.w - w - step * (float)(common - 1)) / 2,
                y = fminf(fmaxf(middle - h / 2, r.y + label * 1.4F), rect_bottom(r) - h);
    poker_write(c, st, UI_LINE(st->ui.theme->plain, 24, 0, TEXT_CENTRE), _("On both boards"),
                rect_make(r.x, y - label * 1.35F, r.w, label));
    for (int i = 0; i < common && i < board_count(b, HOLDEM_BOARD); i++)
        spec_draw_playing(st, c, board_face(b, HOLDEM_BOARD, i),
                          rect_make(x + step * (float)i, y, w, h),
                          st->ui.calm ? 0 : 1.6F * ((float)i - (float)(common - 1) / 2));
}

void spec_draw_boards(const struct stage *st, struct canvas *c)
{
    const struct spec_boards *k = spec_boards_of(st);
    const struct board *b = &st->shown.b;
    const struct rect page = spec_page(st), track = spec_page_track(st);
    const float pad = ui_px(&st->ui, 36);
    canvas_push_clip(c, page);
    spec_draw_page(st, c, SPEC_TWICE);
    spec_draw_track(st, c, 1);
    const float foot = fmaxf(ui_px(&st->ui, 100), spec_least(st) * 4.0F),
                top = rect_bottom(track) + pad * 0.6F,
                low = rect_bottom(page) - foot - pad * 0.7F - pad * 0.4F;
    const float left = page.w * 0.25F, mid = page.w * 0.21F, gap = page.w * 0.075F,
                head = fmaxf(ui_px(&st->ui, 86), spec_least(st) * 3.2F),
                under = top + head + pad * 0.6F;
    char laid[SPEC_WORDS];
    snprintf(laid, sizeof laid, _("added by %s to the all-in"), stage_name(st, k->who));
    spec_heading(st, c, rect_make(pad * 0.8F, top + pad * 0.2F, left + mid - pad, head), SPEC_TWICE,
                 spec_title(SPEC_TWICE), laid);
    spec_contestants(st, c, rect_make(pad * 0.6F, under, left - pad * 0.6F, low - under));
    /* What is common, and the pot below it. */
    const struct rect middle = rect_make(left + pad * 0.7F, under, mid - pad * 0.7F, low - under);
    const float pot = fminf(middle.h * 0.4F, fmaxf(ui_px(&st->ui, 150), spec_least(st) * 7.4F));
    if (b->num[SPEC_COMMON])
        shared_cards(st, c, rect_make(middle.x, middle.y, middle.w, middle.h - pot - pad * 0.7F),
                     (top + low) / 2);
    spec_halves(st, c, rect_make(middle.x, rect_bottom(middle) - pot, middle.w, pot));
    const int now = k->telling ? k->telling : b->num[SPEC_RUN] == RUN_SECOND ? 2 : 1;
    const struct rect right =
        rect_make(left + mid + gap, top, page.w - left - mid - gap - pad * 0.6F, low - top);
    const float first = rect_centre(rect_row(right, 0, 2, pad * 0.8F)).y,
                second = rect_centre(rect_row(right, 1, 2, pad * 0.8F)).y;
    spec_brace(c, rect_make(left + mid + gap * 0.05F, first, gap * 0.9F, second - first));
    for (int i = 0; i < 2; i++)
        board(st, c, i, rect_row(right, i, 2, pad * 0.8F), now == i + 1);
    const struct rect strip =
        rect_make(pad * 0.6F, rect_bottom(page) - foot - pad * 0.5F, page.w - pad * 1.2F, foot);
    const struct sealed lies = measure_sealed(st, foot);
    const float aside = lies.w > 0 && lies.w < strip.w * 0.42F ? lies.w + pad * 0.4F : 0;
    table_of_halves(st, c, rect_make(strip.x, strip.y, strip.w - aside, strip.h));
    if (aside > 0)
        sealed(st, c, &lies, rect_make(rect_right(strip) - lies.w, strip.y, lies.w, strip.h));
    canvas_pop_clip(c);
}
