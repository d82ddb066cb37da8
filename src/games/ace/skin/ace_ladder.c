/* The nine combinations, what each deals, and what this hand can make of them now: in the place of
 * the count while nothing is counted. */
#include "ace_count.h"
#include "ace_paint.h"

#include "check.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* Worked out once for all that is heard: the search is no work for every frame. */
void ace_ladder_find(struct stage *st)
{
    struct ladder *l = &look(st)->ladder;
    card cards[ACE_CARDS_MOST];
    if (l->heard == st->seen + 1)
        return;
    memset(l, 0, sizeof *l);
    l->heard = st->seen + 1;
    ace_aim_read(&l->aim, &st->rules, &st->shown.b, st->me);
    if (!ace_sees_hand(st))
        return;
    const int n = ace_cards(&st->shown.b, st->me, cards);
    for (int kind = ACE_PAIR; kind < ACE_KINDS; kind++) {
        struct ace_scored best;
        l->held[kind] = ace_claim_best(&l->aim, cards, n, kind, &best);
        l->best[kind] = l->held[kind] ? best.damage : 0;
    }
}

void ace_ladder_words(const struct stage *st, struct strbuf *out)
{
    const struct ladder *l = &look(st)->ladder;
    for (int kind = ACE_FIVE; kind >= ACE_PAIR && st->assist; kind--)
        if (l->held[kind] && st->suspense)
            strbuf_addf(out, "%s%s", out->length ? " · " : "", ace_kind_name(kind));
        else if (l->held[kind])
            strbuf_addf(out, "%s%s %d", out->length ? " · " : "", ace_kind_name(kind),
                        l->best[kind]);
}

/* What a picture card or an ace adds, whatever its suit. */
static int least_value(const struct ladder *l, int from, int to)
{
    int least = 99;
    for (int rank = from; rank <= to; rank++)
        for (int suit = 0; suit < SUITS; suit++)
            least = l->aim.value[card_of(rank, suit)] < least ? l->aim.value[card_of(rank, suit)]
                                                              : least;
    return least;
}

/* Why a claim of that kind deals nothing now, "The Preacher of Ash: a pair deals nothing"; nothing:
 * it does. */
void ace_ban_words(const struct stage *st, const struct ace_aim *aim, int kind, struct strbuf *out)
{
    const bool never = aim->zero >> kind & 1;
    if (!never && !(aim->repeat >> kind & 1))
        return;
    for (int i = 0; i < aim->nacts; i++) {
        const struct ace_effect *e = &aim->act[i].effect;
        if (never ? e->verb != ACE_DO_ZERO || e->what != kind : e->verb != ACE_DO_NOREPEAT)
            continue;
        const struct ace_step step = {.kind = never ? ACE_STEP_ZERO : ACE_STEP_REPEAT,
                                      .slot = ACE_NO_SLOT,
                                      .source = aim->act[i].source};
        ace_step_words(st, &step, kind, out);
        return;
    }
}

bool ace_is_void(const struct stage *st, card c)
{
    const struct ace_aim *aim = &look(st)->ladder.aim;
    card now;
    ace_changed(aim, &c, 1, &now);
    return card_is_plain(now) && aim->voids >> card_suit(now) & 1;
}

/* Through the middle of what was written there; dark enough for the letters to be read on it. */
void ace_strike(const struct stage *st, struct canvas *c, struct rect took)
{
    canvas_fill(c, rect_make(took.x, took.y + took.h * 0.52F, took.w, fmaxf(1, ui_px(&st->ui, 3))),
                ACE_RUST);
}

/* The foot, in least letters: what court cards and aces add, and where there is room a rule above
 * it. */
#define FOOT_RULE 0.9F
#define FOOT_WORDS 1.6F

struct columns {
    bool heads;
    float row, foot, rule, sign, base, best;
}; /* heights; widths */

static const struct ui_words name_words = {
    .face = &ace_text, .size = 24, .place = TEXT_MIDDLE, .lines = 1};
static const struct ui_words head_words = {
    .face = &ace_text, .size = 18, .align = TEXT_RIGHT, .place = TEXT_MIDDLE, .lines = 1};

static float least_width(const struct stage *st, const char *text)
{
    const struct ui_words how = {.face = &ace_text, .size = 18};
    return ui_write_width(&st->ui, &how, text) + 2;
}

/* Do nine rows and their heads, or (heads: false) nine rows alone, fit? */
static bool arrange(const struct stage *st, struct rect r, bool heads, struct columns *k)
{
    const struct ui *ui = &st->ui;
    const float least = ui_least(ui) * 1.22F;
    k->heads = heads;
    const float words = ui_least(ui) * FOOT_WORDS, rule = ui_least(ui) * FOOT_RULE;
    k->rule = r.h >= least * 11 + words + rule ? rule : 0;
    k->foot = words + k->rule;
    if (!heads || r.h < least * 11 + k->foot)
        k->foot = 0;
    k->row = fminf((r.h - k->foot) / (heads ? 10 : 9), fmaxf(ui_px(ui, 40), least));
    k->sign = fminf(k->row * 0.86F, ui_px(ui, 30)) * 60 / 28 + ui_px(ui, 14);
    k->base = fmaxf(heads ? least_width(st, C_("ladder", "Base")) : 0, ui_letters(ui, 24) * 1.3F);
    const bool odds = look(st)->odds.on;
    k->best = odds ? fmaxf(heads ? least_width(st, C_("ladder", "Odds")) : 0,
                           least_width(st, "100 %") * 1.3F) +
                         ui_px(ui, 22)
              : st->assist && !st->suspense
                  ? fmaxf(heads ? least_width(st, C_("ladder", "Best now")) : 0,
                          ui_letters(ui, 26) * 1.3F) +
                        ui_px(ui, 26)
                  : 0;
    float name = 0;
    for (int kind = ACE_PAIR; kind < ACE_KINDS; kind++)
        name = fmaxf(name, least_width(st, ace_kind_name(kind)));
    return k->row >= least && name + k->sign + k->base + k->best <= r.w;
}

/* Does a bonus raise what this hand deals? */
static bool raised(const struct ladder *l, int kind)
{
    CARRE_ASSERT(kind >= 0 && kind < ACE_KINDS);
    for (int i = 0; i < l->aim.nacts; i++) {
        const struct ace_effect *e = &l->aim.act[i].effect;
        if ((e->verb == ACE_DO_COMBO && e->what == kind) || e->verb == ACE_DO_ADD ||
            e->verb == ACE_DO_TWICE)
            return true;
    }
    return false;
}

static void row_draw(const struct stage *st, struct canvas *c, struct rect r,
                     const struct columns *k, int kind, bool marks)
{
    CARRE_ASSERT(kind >= 0 && kind < ACE_KINDS);
    const struct ui *ui = &st->ui;
    const struct ladder *l = &look(st)->ladder;
    static const char *const hand[ACE_KINDS] = {
        [ACE_PAIR] = "ace/hand-pair",   [ACE_TWO_PAIR] = "ace/hand-two-pair",
        [ACE_THREE] = "ace/hand-three", [ACE_STRAIGHT] = "ace/hand-straight",
        [ACE_FLUSH] = "ace/hand-flush", [ACE_FULL] = "ace/hand-full",
        [ACE_FOUR] = "ace/hand-four",   [ACE_STRAIGHT_FLUSH] = "ace/hand-straight-flush",
        [ACE_FIVE] = "ace/hand-five"};
    const bool held = marks && l->held[kind], never = st->assist && l->aim.zero >> kind & 1,
               again = st->assist && l->aim.repeat >> kind & 1;
    const uint32_t colour = never || again || held ? ui->theme->text : ui->theme->on_dim;
    const float sign = k->sign - ui_px(ui, 14), icon = fminf(r.h, ui_px(ui, 30));
    const struct item *item = items_get(st->items, item_id("row", kind));
    if (held)
        canvas_panel(c, rect_inset_xy(r, -ui_px(ui, 10), 1),
                     &(struct panel){.fill = item && item->hovered ? 0xF2871C58U : 0xF2871C24U,
                                     .radius = ui_px(ui, 8)});
    canvas_picture(c, hand[kind],
                   rect_make(r.x, r.y + (r.h - sign * 28 / 60) / 2, sign, sign * 28 / 60),
                   paint_alpha(held || !marks ? 1 : 0.5F));
    struct ui_words how = name_words;
    how.colour = colour;
    const struct rect name = rect_make(r.x + k->sign, r.y, r.w - k->sign - k->base - k->best, r.h);
    const struct rect took = ui_write(c, ui, &how, ace_kind_name(kind), name);
    char number[16];
    snprintf(number, sizeof number, "%d", l->aim.kind[kind]);
    how.align = TEXT_RIGHT;
    const float right = rect_right(r) - k->best, line = fmaxf(1, ui_px(ui, 2));
    const bool more = st->assist && !never && !again && raised(l, kind);
    how.colour = more ? ui->theme->good : how.colour;
    const struct rect value =
        ui_write(c, ui, &how, number, rect_make(right - k->base, r.y, k->base, r.h));
    const float up = fminf(r.h * 0.5F, ui_px(ui, 20));
    if (more) /* a sign beside the colour */
        ui_icon(c, ui, "arrow-up",
                rect_make(value.x - up - ui_px(ui, 4), r.y + (r.h - up) / 2, up, up),
                ui->theme->good);
    const float cap = item && ui->caps == CAPS_PAD ? ui_key_width(ui, item, 18) : 0,
                after = rect_right(took) + ui_px(ui, 16);
    const bool capped = cap > 0 && after + cap < right - ui_letters(ui, 24) * 1.3F &&
                        r.h > ui_letters(ui, 18) * 1.2F;
    if (capped)
        ace_key(c, ui, item, (struct point){after + cap / 2, r.y + r.h / 2}, 18, CAP_PLAIN);
    for (float q = after + (capped ? cap + ui_px(ui, 12) : 0);
         q < right - ui_letters(ui, 24) * 1.3F - ui_px(ui, 34); q += ui_px(ui, 17))
        canvas_fill(c, rect_make(q, r.y + r.h * 0.58F, ui_px(ui, 8), line), ACE_EDGE);
    if (never || again) {
        ace_strike(st, c, took);
        ui_icon(c, ui, never ? "verb-zero" : "verb-norepeat",
                rect_make(rect_right(r) - icon, r.y + (r.h - icon) / 2, icon, icon),
                ui->theme->bad);
    } else if (look(st)->odds.on) {
        char odds[24];
        ace_odds_text(st, kind, odds, sizeof odds);
        const bool some = look(st)->odds.chances.ways[kind] > 0;
        ui_write(c, ui,
                 &UI_LINE(&ace_text, 25, some ? ui->theme->good : ui->theme->on_dim, TEXT_RIGHT),
                 odds, rect_make(rect_right(r) - k->best, r.y, k->best, r.h));
    } else if (held && k->best > 0) {
        snprintf(number, sizeof number, "%d", l->best[kind]);
        /* On a cartridge's foot. */
        const struct ui_words best = UI_LINE(&ace_text, 25, ACE_INK, TEXT_CENTRE);
        /* The rim is dark: a small coin, which the number fills, has none. */
        const float tall = fminf(r.h - 2, ui_px(ui, 36) * fmaxf(1, ui->text * 0.8F));
        const bool rim = tall > ui_write_height(ui, &best, number, r.w) * 1.1F;
        const float h = rim ? tall : r.h,
                    w = fmaxf(h, ui_write_width(ui, &best, number) + h * 0.5F);
        const struct rect coin = rect_make(rect_right(r) - w, r.y + (r.h - h) / 2, w, h);
        canvas_panel(c, coin,
                     &(struct panel){.fill = ACE_GLOW,
                                     .fill_bottom = ACE_EMBER,
                                     .radius = h / 2,
                                     .line = 0x7A5413FFU,
                                     .line_width = rim ? fmaxf(1, ui_px(ui, 2)) : 0});
        ui_write(c, ui, &best, number, coin);
    }
    if (item)
        ui_ring(c, ui, item);
}

/* "J, Q, K +1" beside a crown, "A +3" beside an ace. */
static void extras(const struct stage *st, struct canvas *c, struct rect r)
{
    const struct ui *ui = &st->ui;
    const struct ladder *l = &look(st)->ladder;
    const float sign = fminf(r.h, ui_px(ui, 32));
    float x = r.x;
    for (int i = 0; i < 2; i++) {
        const int usual = i ? 3 : 1, value = !st->assist ? usual
                                             : i         ? least_value(l, RANK_A, RANK_A)
                                                         : least_value(l, RANK_J, RANK_K);
        char text[40];
        if (i)
            snprintf(text, sizeof text, "%s +%d", face_rank_text(st, RANK_A), value);
        else
            snprintf(text, sizeof text, "%s %s %s +%d", face_rank_text(st, RANK_J),
                     face_rank_text(st, RANK_Q), face_rank_text(st, RANK_K), value);
        const struct ui_words how = UI_LINE(&ace_text, 22,
                                            value < usual   ? ui->theme->bad
                                            : value > usual ? ui->theme->good
                                                            : ui->theme->soft,
                                            TEXT_LEFT);
        const struct rect icon = rect_make(x, r.y + (r.h - sign) / 2, sign, sign);
        ui_icon(c, ui, i ? "ace" : "crown", icon, how.colour);
        if (!value) /* through the sign: the small letters stay whole */
            canvas_line(c, (struct point){icon.x, icon.y},
                        (struct point){rect_right(icon), rect_bottom(icon)}, fmaxf(2, ui_px(ui, 4)),
                        ui->theme->bad);
        x += sign + ui_px(ui, 8);
        const struct rect took =
            ui_write(c, ui, &how, text, rect_make(x, r.y, fmaxf(1, rect_right(r) - x), r.h));
        x = rect_right(took) + ui_px(ui, 44);
    }
}

/* Its columns, and in the middle of `r` where it begins; false: it has no room. */
static bool set_up(const struct stage *st, struct rect *r, struct columns *k)
{
    if (!arrange(st, *r, true, k) && !arrange(st, *r, false, k))
        return false;
    r->y += fmaxf(0, r->h - k->foot - (k->heads ? 10 : 9) * k->row) / 2;
    return true;
}

bool ace_ladder_fits(const struct stage *st, struct rect r)
{
    struct columns k;
    return set_up(st, &r, &k);
}

/* The row that deals most now: a pad has a button for it. -1: the hand holds none, or nothing is
 * told of it. */
static int best_row(const struct stage *st)
{
    const struct ladder *l = &look(st)->ladder;
    int most = -1;
    for (int kind = ACE_FIVE; kind >= ACE_PAIR && st->assist && !st->suspense; kind--)
        if (l->held[kind] && (most < 0 || l->best[kind] > l->best[most]))
            most = kind;
    return most;
}

/* A row picks the cards of the best claim of its kind, if the hand holds one. */
void ace_ladder_items(struct stage *st, struct items *it, struct rect r)
{
    const struct ladder *l = &look(st)->ladder;
    struct columns k;
    if (!set_up(st, &r, &k))
        return;
    r.y += k.heads ? k.row : 0;
    const int most = look(st)->aimed.n ? -1 : best_row(st);
    for (int kind = ACE_FIVE; kind >= ACE_PAIR; kind--) {
        struct strbuf value = STRBUF_EMPTY, about = STRBUF_EMPTY;
        char text[80];
        snprintf(text, sizeof text,
                 i18n_plural("%d damage", "%d damage", (unsigned long)l->best[kind]),
                 l->best[kind]);
        ace_ban_words(st, &l->aim, kind, &about);
        if (l->held[kind] && !st->suspense)
            strbuf_add(&value, text);
        if (about.length)
            strbuf_addf(&value, "%s%s", value.length ? ". " : "", strbuf_text(&about));
        strbuf_addf(&about, "%s%s", about.length ? ". " : "",
                    _("Chooses your best cards for this poker hand."));
        items_add(it, (struct item){
                          .id = item_id("row", kind),
                          .role = ITEM_BUTTON,
                          .name = ace_kind_name(kind),
                          .value = value.length ? strbuf_text(&value) : NULL,
                          .action = DO_ROW,
                          .arg = kind,
                          .pad = kind == most ? PAD_RIGHT_SHOULDER : PAD_NONE,
                          .aside = true,
                          .bounds = rect_make(r.x - ui_px(&st->ui, 10),
                                              r.y + k.row * (float)(ACE_FIVE - kind),
                                              r.w + ui_px(&st->ui, 20), k.row),
                          .sound = "",
                          .about = strbuf_text(&about),
                          .asked = true,
                          .radius = ui_px(&st->ui, 8),
                          .why_not = l->held[kind]
                                         ? NULL
                                         : _("You can’t make this poker hand with your cards.")});
        strbuf_free(&value);
        strbuf_free(&about);
    }
}

bool ace_draw_ladder(const struct stage *st, struct canvas *c, struct rect r)
{
    const struct ui *ui = &st->ui;
    struct columns k;
    if (!set_up(st, &r, &k))
        return false;
    const bool marks = st->assist && stage_caught_up(st);
    struct ui_words head = head_words;
    head.colour = ui->theme->soft;
    if (k.heads)
        ui_write(c, ui, &head, C_("ladder", "Base"),
                 rect_make(rect_right(r) - k.best - k.base, r.y, k.base, k.row));
    if (k.heads && k.best > 0)
        ui_write(c, ui, &head, look(st)->odds.on ? C_("ladder", "Odds") : C_("ladder", "Best now"),
                 rect_make(rect_right(r) - k.best, r.y, k.best, k.row));
    r.y += k.heads ? k.row : 0;
    for (int kind = ACE_FIVE; kind >= ACE_PAIR; kind--)
        row_draw(st, c, rect_make(r.x, r.y + k.row * (float)(ACE_FIVE - kind), r.w, k.row), &k,
                 kind, marks);
    if (k.foot > 0) {
        const float y = r.y + 9 * k.row;
        if (k.rule > 0)
            canvas_fill(c, rect_make(r.x, floorf(y + k.rule / 2), r.w, fmaxf(1, ui_px(ui, 2))),
                        ACE_EDGE);
        extras(st, c, rect_make(r.x + k.sign, y + k.rule, r.w - k.sign, k.foot - k.rule));
    }
    return true;
}
