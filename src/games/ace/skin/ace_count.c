/* The count: what the chosen cards are claimed as and each step of the damage in the order of
 * AS-26; while a shot is fired, the same step by step. */
#include "ace_controls.h"
#include "ace_count.h"
#include "ace_moments.h"
#include "ace_paint.h"
#include "ace_reel.h"

#include "check.h"
#include "ease.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>

static bool banned_kind(const struct stage *st, int kind)
{
    CARRE_ASSERT(kind >= 0 && kind < ACE_KINDS);
    return (look(st)->ladder.aim.zero | look(st)->ladder.aim.repeat) >> kind & 1;
}

/* From the count's top: the title, what it is of, the rows, other claims, the damage. */
struct parts {
    struct rect inner, rows;
    float title, sub, top, claims, low, foot;
};

static bool row_count(const struct stage *st) { return look(st)->at.row_gun && !ace_killed(st); }

static float sub_height(const struct ui *ui) { return fmaxf(ui_px(ui, 38), ui_least(ui) * 1.3F); }

static struct parts parts_of(const struct stage *st)
{
    const struct ui *ui = &st->ui;
    const struct rect r = ace_count_spot(st);
    struct parts p = {.inner = rect_inset_xy(r, ui_px(ui, 30), ui_px(ui, 12)),
                      .title = fmaxf(ui_px(ui, 62), ui_least(ui) * 1.6F),
                      .sub = sub_height(ui),
                      .claims = fmaxf(ui_px(ui, 44), ui_least(ui) * 1.6F),
                      .foot = ace_damage_height(ui)};
    if (row_count(st)) /* what it is of stands beside the title, other claims behind that */
        p.sub = p.claims = 0;
    if (st->reel) /* the same, and nobody chooses another */
        p.sub = p.claims = 0;
    p.top = p.inner.y + p.title + p.sub + ui_px(ui, 4);
    p.low = rect_bottom(r) - p.foot - ui_px(ui, 10);
    p.rows =
        rect_make(r.x, p.top + ui_px(ui, 8), r.w,
                  (ace_killed(st) ? rect_bottom(r) : p.low - p.claims) - p.top - ui_px(ui, 16));
    return p;
}

struct rect ace_count_rows(const struct stage *st) { return parts_of(st).rows; }

/* In the middle of the damage's line. */
static struct rect claims_spot(const struct stage *st, const struct parts *p)
{
    const struct rect r = ace_count_spot(st);
    const float h = fminf(p->foot * 0.6F, ui_least(&st->ui) * 1.7F);
    return rect_make(r.x + r.w * 0.37F, p->low + (p->foot - h) / 2, r.w * 0.45F, h);
}

struct rect ace_count_claims(const struct stage *st)
{
    const struct parts p = parts_of(st);
    if (row_count(st))
        return claims_spot(st, &p);
    return rect_make(p.rows.x, p.low - p.claims, p.rows.w,
                     rect_bottom(ace_count_spot(st)) - p.low + p.claims);
}

struct rect ace_count_head(const struct stage *st)
{
    const struct rect r = ace_count_spot(st);
    return rect_make(r.x, r.y, r.w, parts_of(st).top - r.y);
}

static void line_of_fire(struct canvas *c, const struct ui *ui, struct rect r, float y)
{
    canvas_fill(c,
                rect_make(r.x + ui_px(ui, 26), y, r.w - ui_px(ui, 52), fmaxf(1, ui_px(ui, 2.4F))),
                ACE_EMBER);
}

enum { OTHERS = 2 };
struct struck {
    size_t from, to;
}; /* bytes */

/* The best `most` other claims with their damage, and where those stand that deal nothing; with 0
 * how many there are. Returns how many are struck through. */
static int others_words(const struct stage *st, int most, struct strbuf *out, struct struck *struck)
{
    CARRE_ASSERT(most >= 0);
    int banned = 0;
    const struct preview *p = &look(st)->preview;
    strbuf_clear(out);
    strbuf_add(out, _("Other claims: "));
    if (!most)
        strbuf_addf(out, "%d", p->n - 1);
    int told = 0;
    for (int i = 0; i < p->n && told < most; i++) {
        if (i == p->which)
            continue;
        struct strbuf ranks = STRBUF_EMPTY;
        ace_claim_words(st, &p->list[i].claim, p->changed, p->ncards, &ranks);
        strbuf_add(out, told ? " · " : "");
        const size_t from = out->length;
        if (st->suspense)
            strbuf_addf(out, C_("claim and its ranks", "%s (%s)"),
                        ace_kind_name(p->list[i].claim.kind), strbuf_text(&ranks));
        else
            strbuf_addf(out, C_("claim, its ranks and damage", "%s (%s) %d"),
                        ace_kind_name(p->list[i].claim.kind), strbuf_text(&ranks),
                        p->list[i].damage);
        strbuf_free(&ranks);
        told++;
        if (banned_kind(st, p->list[i].claim.kind))
            struck[banned++] = (struct struck){from, out->length};
    }
    const int more = p->n - 1 - most;
    if (most && more > 0)
        strbuf_addf(out, _(" · %d more"), more);
    return banned;
}

static float width_of_first(const struct ui *ui, const struct ui_words *how, const char *text,
                            size_t n)
{
    struct strbuf first = STRBUF_EMPTY;
    strbuf_addf(&first, "%.*s", (int)n, text);
    const float w = ui_write_width(ui, how, strbuf_text(&first));
    strbuf_free(&first);
    return w;
}

static void others(const struct stage *st, struct canvas *c, struct rect r)
{
    const struct ui *ui = &st->ui;
    const struct preview *p = &look(st)->preview;
    const struct item *item = items_get(st->items, item_id("count", 0));
    if (p->n < 2 || !item)
        return;
    float cap = ui_key_width(ui, item, 20);
    float x = r.x + ui_px(ui, 30);
    if (cap > 0) {
        ace_key(c, ui, item, (struct point){x + cap / 2, r.y + r.h / 2}, 20, CAP_PLAIN);
        x += cap + ui_px(ui, 12);
    }
    struct ui_words how = UI_LINE(&ace_text, 20, ui->theme->soft, TEXT_LEFT), least = how;
    least.size = 18;
    struct rect box = rect_make(x, r.y, rect_right(r) - ui_px(ui, 24) - x, r.h);
    struct strbuf text = STRBUF_EMPTY;
    struct struck struck[OTHERS];
    int banned = 0;
    for (int most = OTHERS; most >= 0; most--) {
        banned = others_words(st, most, &text, struck);
        if (ui_write_width(ui, &least, strbuf_text(&text)) <= box.w)
            break;
    }
    const struct rect took = ui_write(c, ui, &how, strbuf_text(&text), box);
    const float whole = ui_write_width(ui, &how, strbuf_text(&text));
    for (int i = 0; i < banned; i++) {
        const float from =
                        1 - ui_write_width(ui, &how, strbuf_text(&text) + struck[i].from) / whole,
                    to = width_of_first(ui, &how, strbuf_text(&text), struck[i].to) / whole;
        ace_strike(st, c, rect_make(took.x + took.w * from, took.y, took.w * (to - from), took.h));
    }
    strbuf_free(&text);
}

/* How many there are, as the button that opens them. */
static void others_button(const struct stage *st, struct canvas *c, struct rect r)
{
    const struct ui *ui = &st->ui;
    const struct item *item = items_get(st->items, item_id("count", 0));
    if (look(st)->preview.n < 2 || !item)
        return;
    struct strbuf text = STRBUF_EMPTY;
    others_words(st, 0, &text, NULL);
    canvas_panel(c, r,
                 &(struct panel){.fill = item->hovered ? ACE_HOVERED : ui->theme->well,
                                 .radius = ui_px(ui, 8),
                                 .line = item->hovered ? ACE_EMBER : ACE_EDGE,
                                 .line_width = fmaxf(1, ui_px(ui, 2))});
    const float pad = ui_px(ui, 8), key = ui_key_width(ui, item, 20),
                said = ui_write_width(ui, &(struct ui_words){.face = &ace_text, .size = 18},
                                      strbuf_text(&text)),
                cap = key + said + 3 * pad <= r.w ? key : 0; /* words before the key */
    if (cap > 0)
        ace_key(c, ui, item, (struct point){r.x + pad + cap / 2, r.y + r.h / 2}, 20, CAP_PLAIN);
    const float x = r.x + pad + (cap > 0 ? cap + ui_px(ui, 8) : 0);
    ui_write(c, ui, &UI_LINE(&ace_text, 22, 0, TEXT_CENTRE), strbuf_text(&text),
             rect_make(x, r.y, rect_right(r) - pad - x, r.h));
    strbuf_free(&text);
}

float ace_damage_height(const struct ui *ui) { return fmaxf(ui_px(ui, 112), ui_least(ui) * 2.7F); }

void ace_damage_draw(const struct stage *st, struct canvas *c, struct rect r, int damage,
                     bool preview, float pop)
{
    const struct ui *ui = &st->ui;
    const struct board *b = &st->shown.b;
    canvas_tag(c, "damage");
    struct ui_words head = {.face = &typeface_ace, .size = 32, .place = TEXT_BOTTOM, .lines = 1};
    /* where other claims stand beside it */
    const bool narrow = preview && row_count(st);
    struct rect left =
        rect_make(r.x + ui_px(ui, 30), r.y, r.w * (narrow ? 0.32F : 0.6F), r.h * 0.48F);
    ui_write(c, ui, &head, _("Damage"), left);
    char text[120];
    const int now = b->num[ACE_HP], after = now > damage ? now - damage : 0;
    const bool told = preview && !st->suspense;
    if (told && after)
        snprintf(text, sizeof text, _("%d → %d · %d left"), now, after, after);
    else if (told)
        snprintf(text, sizeof text, _("%d → 0 · kill"), now);
    else
        text[0] = '\0';
    struct ui_words small = {
        .face = &ace_text, .size = 26, .colour = ui->theme->good, .place = TEXT_TOP, .lines = 1};
    if (narrow && told && after &&
        ui_write_width(ui, &(struct ui_words){.face = &ace_text, .size = 18}, text) > left.w)
        snprintf(text, sizeof text, "%d → %d", now, after);
    ui_write(c, ui, &small, text, rect_make(left.x, r.y + r.h * 0.5F, left.w, r.h * 0.48F));
    snprintf(text, sizeof text, "%d", damage);
    if (preview && st->suspense)
        snprintf(text, sizeof text, "?");
    struct ui_words big =
        UI_LINE(&typeface_ace, 106 / ui->text * pop, ui->theme->accent, TEXT_RIGHT);
    ui_write(c, ui, &big, text,
             rect_make(r.x + r.w * 0.62F, r.y, r.w * 0.38F - ui_px(ui, 40), r.h));
}

/* What to do, while nothing that counts is chosen. True: nothing but what is to be done in each
 * turn. */
static bool advice(const struct stage *st, char *out, size_t room)
{
    CARRE_ASSERT(out && room > 0);
    const struct ace_state *k = look(st);
    const struct board *b = &st->shown.b;
    const struct choice *jam = stage_choice(st, ACE_JAM, -1),
                        *shoot = stage_choice(st, ACE_SHOOT, 0);
    const bool easy = ace_difficulty(&st->rules) == ACE_EASY;
    out[0] = '\0';
    if (b->over)
        snprintf(out, room, "%s", _("The run is lost"));
    else if (st->covered)
        snprintf(out, room, _("%s aims. Look at your cards while your partner looks away."),
                 stage_name(st, st->me));
    else if (!(b->waiting & seat_bit(st->me)) && ace_two(st))
        snprintf(out, room, _("%s aims."), stage_name(st, b->num[ACE_ACTIVE]));
    else if (b->phase == ACE_PHASE_TRIM)
        snprintf(out, room,
                 i18n_plural("You hold too many cards: choose %d to discard.",
                             "You hold too many cards: choose %d to discard.",
                             (unsigned long)k->ask.most),
                 k->ask.most);
    else if (b->phase == ACE_PHASE_LAST)
        snprintf(out, room, "%s",
                 ace_last_hope(&st->rules, b)
                     ? _("Out of bullets. Use a bonus that adds bullets or deals damage to stay in "
                         "the run.")
                     : _("Out of bullets, and no bonus deals enough damage. The run is lost."));
    else if (b->phase == ACE_PHASE_CYCLE)
        snprintf(out, room,
                 i18n_plural("Choose a card to swap for a new one.",
                             "Choose up to %d cards to swap for new ones.",
                             (unsigned long)k->ask.most),
                 k->ask.most);
    else if (jam && !jam->refused)
        snprintf(out, room, "%s",
                 easy ? _("The gun jams: no poker hand and no reloads. Choose cards to discard. A "
                          "jam costs a bullet.")
                      : _("The gun jams: no poker hand and no reloads. Choose five cards to "
                          "discard. A jam costs a bullet."));
    else if (shoot && shoot->refused)
        snprintf(out, room, "%s", _("You have no poker hand. Discard and draw, or reshuffle."));
    else if (k->aimed.n > ACE_SHOT_CARDS)
        snprintf(out, room, "%s",
                 easy ? _("Too many cards for a shot. You can only discard them.")
                      : _("A shot uses five cards. With more, you can only discard."));
    else if (k->aimed.n && k->aimed.n < ACE_SHOT_CARDS && ace_holds(st) > k->aimed.n)
        snprintf(out, room, "%s",
                 easy ? _("No poker hand yet.") : _("No poker hand yet. A shot uses five cards."));
    else if (k->aimed.n)
        snprintf(out, room, "%s",
                 _("These cards make no poker hand. Choose others, or discard them."));
    else
        return snprintf(out, room, "%s",
                        easy ? _("Choose any cards. A pair already makes a shot.")
                             : _("Choose five cards. A pair and any three make a shot.")) > 0;
    return false;
}

static void ring(const struct stage *st, struct canvas *c)
{
    const struct item *i = items_get(st->items, item_id("count", 0)),
                      *read = items_get(st->items, item_id("read", 0));
    const struct item *sum = items_get(st->items, item_id("sum", 0));
    if (read && read->focused)
        ui_ring_at(c, &st->ui, look(st)->at.count, ui_px(&st->ui, 10));
    else if (i && !ace_panel_open(st))
        ui_ring(c, &st->ui, i);
    if (sum)
        ui_ring(c, &st->ui, sum);
}

/* Nothing is counted: what to do, and below it or in its place the ladder. Empty: there is none. */
struct resting {
    bool usual;
    char text[300];
    struct rect words, ladder;
};

static struct resting rest_of(const struct stage *st)
{
    const struct ui *ui = &st->ui;
    const struct rect inner = parts_of(st).inner;
    struct resting r = {.words = inner};
    r.usual = advice(st, r.text, sizeof r.text);
    if (st->shown.b.phase != ACE_PHASE_AIM || look(st)->mode == MODE_USE || st->shown.b.over)
        return r;
    /* First the words give the ladder room; where what to do is more than usual, the ladder goes.
     */
    const float said = fmaxf(
        fmaxf(ui_px(ui, 84), ui_least(ui) * 2.8F),
        ui_write_height(ui, &(struct ui_words){.face = &ace_text, .size = 18}, r.text, inner.w) +
            2);
    const struct rect under = rect_make(inner.x, inner.y + said, inner.w, inner.h - said);
    if (ace_ladder_fits(st, under)) {
        r.words.h = said;
        r.ladder = under;
    } else if (r.usual && ace_ladder_fits(st, inner)) {
        r.words.h = 0;
        r.ladder = inner;
    }
    return r;
}

/* Where the ladder's rows can be pressed; empty: nowhere. */
static struct rect rows_of(const struct stage *st)
{
    const struct ace_state *k = look(st);
    if (k->mode != MODE_AIM || k->preview.n || k->told.on || k->ponder.on || ace_killed(st) ||
        !st->assist || !st->mine || st->covered || !stage_caught_up(st))
        return (struct rect){0};
    return rest_of(st).ladder;
}

bool ace_count_is_rows(const struct stage *st)
{
    const struct rect r = rows_of(st);
    return !rect_empty(r) && r.y <= parts_of(st).inner.y;
}

void ace_count_rest_items(struct stage *st, struct items *it)
{
    const struct rect r = rows_of(st);
    if (!rect_empty(r))
        ace_ladder_items(st, it, r);
}

void ace_draw_count(const struct stage *st, struct canvas *c)
{
    const struct ui *ui = &st->ui;
    const struct ace_state *k = look(st);
    const struct preview *p = &k->preview;
    const struct rect r = ace_count_spot(st);
    /* of a kill the damage stands over the gun */
    const bool telling = k->told.on, killed = ace_killed(st);
    if ((k->mode == MODE_ARM || k->mode == MODE_USE || k->mode == MODE_SUM) && !telling)
        return;
    canvas_tag(c, "count");
    canvas_panel(c, r,
                 &(struct panel){.fill = ui->contrast ? COLOUR_BLACK : 0x120C08D8U,
                                 .radius = ui_px(ui, 10),
                                 .line = ACE_EDGE,
                                 .line_width = fmaxf(1, ui_px(ui, 2))});
    canvas_panel(c, rect_inset(r, ui_px(ui, 8)),
                 &(struct panel){.radius = ui_px(ui, 5),
                                 .line = ACE_UMBER,
                                 .line_width = fmaxf(1, ui_px(ui, 1.6F))});
    const struct parts at = parts_of(st);
    const struct rect inner = at.inner;
    if (!telling && !killed &&
        ace_ponder_draw(st, c, inner, at.title, sub_height(ui), at.low, at.foot)) {
        canvas_tag(c, NULL);
        return;
    }
    if (!telling && !killed && stage_caught_up(st) && ace_reel_draw(st, c, r)) {
        canvas_tag(c, NULL);
        return;
    }
    const bool any = telling || (p->n && stage_caught_up(st));
    if (!any) {
        const struct resting rests = rest_of(st);
        struct ui_words how = {.face = &ace_text,
                               .size = 28,
                               .colour = ui->theme->soft,
                               .align = TEXT_CENTRE,
                               .place = TEXT_MIDDLE};
        if (!rect_empty(rests.ladder))
            ace_draw_ladder(st, c, rests.ladder);
        if (!rect_empty(rests.ladder) && rests.words.h > 0) {
            how.size = 25;
            how.align = TEXT_LEFT;
            line_of_fire(c, ui, r, rests.ladder.y);
        }
        if (stage_caught_up(st) && rests.words.h > 0)
            ui_write(c, ui, &how, rests.text, rests.words);
        canvas_tag(c, NULL);
        ring(st, c);
        return;
    }
    const struct ace_steps *steps = telling ? &k->told.steps : &p->steps;
    const int kind = telling ? k->told.kind : p->list[p->which].claim.kind;
    if (!ace_stamp_heads(st)) {
        struct ui_words title = UI_LINE(&typeface_ace, 44, 0, TEXT_LEFT);
        const struct rect named = ui_write(c, ui, &title, ace_kind_name(kind),
                                           rect_make(inner.x, inner.y, inner.w, at.title));
        if (!telling && banned_kind(st, kind))
            ace_strike(st, c, named);
        struct strbuf sub = STRBUF_EMPTY;
        if (telling)
            ace_claim_words(st, &k->told.claim, k->told.cards, k->told.ncards, &sub);
        else
            ace_claim_words(st, &p->list[p->which].claim, p->changed, p->ncards, &sub);
        const int more =
            (ace_holds(st) < ACE_SHOT_CARDS ? ace_holds(st) : ACE_SHOT_CARDS) - p->ncards;
        if (!telling && more > 0 && ace_difficulty(&st->rules) != ACE_EASY)
            strbuf_addf(&sub,
                        i18n_plural(" · choose %d more", " · choose %d more", (unsigned long)more),
                        more);
        struct ui_words small = UI_LINE(&ace_text, 24, ui->theme->soft, TEXT_LEFT);
        const float beside = rect_right(named) + ui_px(ui, 24);
        const struct rect of =
            at.sub > 0 ? rect_make(inner.x, inner.y + at.title, inner.w, at.sub)
                       : rect_make(beside, inner.y, rect_right(inner) - beside, at.title);
        if (!ui_write_fits(ui, &small, strbuf_text(&sub), of))
            small.face = &typeface_poster;
        /* beside a long title the cards themselves say it */
        if (at.sub > 0 || ui_write_fits(ui, &small, strbuf_text(&sub), of))
            ui_write(c, ui, &small, strbuf_text(&sub), of);
        strbuf_free(&sub);
    }
    line_of_fire(c, ui, r, at.top);
    if (telling || !st->suspense)
        ace_sum_draw(st, c, at.rows, steps, kind, telling);
    else
        ui_write(c, ui,
                 &(struct ui_words){.face = &ace_text,
                                    .size = 28,
                                    .colour = ui->theme->soft,
                                    .align = TEXT_CENTRE,
                                    .place = TEXT_MIDDLE},
                 _("You’ll see when the smoke clears."), rect_inset_xy(at.rows, ui_px(ui, 30), 0));
    if (killed) {
        canvas_tag(c, NULL);
        return;
    }
    line_of_fire(c, ui, r, at.low - at.claims - ui_px(ui, 4));
    if (!telling && !st->reel && row_count(st))
        others_button(st, c, claims_spot(st, &at));
    else if (!telling && !st->reel)
        others(st, c, rect_make(r.x, at.low - at.claims, r.w, at.claims));
    const float pop = telling && !ui->calm
                          ? ease_pop(ease_progress(ui->now, k->told.since, ui_ms(ui, 180)), 1.2F)
                          : 1;
    const int damage = !telling             ? p->damage
                       : k->told.total >= 0 ? k->told.total
                       : steps->n           ? steps->step[steps->n - 1].total
                                            : 0;
    ace_damage_draw(st, c, rect_make(r.x, at.low, r.w, at.foot), damage, !telling, pop);
    canvas_tag(c, NULL);
    ring(st, c);
}
