/* The count: what the chosen cards are claimed as and each step of the damage in the order of AS-26; while a shot is fired, the same step by step. */
#include "ace_look.h"

#include "ease.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static uint32_t amount_colour(const struct ui *ui, const struct ace_step *s)
{
    if (s->kind >= ACE_STEP_HALVE || s->kind == ACE_STEP_NOEXTRA)
        return ui->theme->bad;
    return s->slot != ACE_NO_SLOT || s->kind == ACE_STEP_COMBO || s->kind == ACE_STEP_EXTRA || s->kind == ACE_STEP_ADD ? ui->theme->good : ui->theme->text;
}

static bool is_penalty(const struct ace_step *s) { return s->kind >= ACE_STEP_HALVE || s->kind == ACE_STEP_NOEXTRA || s->kind == ACE_STEP_VOID; }

static void row_draw(const struct stage *st, struct canvas *c, struct rect r, const struct ace_step *s, int kind, bool hot)
{
    const struct ui *ui = &st->ui;
    char amount[24] = "";
    if (s->kind == ACE_STEP_BASE)
        snprintf(amount, sizeof amount, "%d", s->amount);
    else if (s->kind > ACE_STEP_BASE)
        snprintf(amount, sizeof amount, s->amount < 0 ? "−%d" : "+%d", abs(s->amount));
    if (hot)
        canvas_panel(c, rect_inset_xy(r, ui_px(ui, 14), 1), &(struct panel){.fill = 0xF2871C30U, .radius = ui_px(ui, 8), .line = ACE_EMBER, .line_width = fmaxf(1, ui_px(ui, 2.4F))});
    const float sign = fminf(r.h * 0.72F, ui_px(ui, 40)), left = ui_px(ui, 34);
    ui_icon(c, ui, ace_step_icon(st, s), rect_make(r.x + left, r.y + (r.h - sign) / 2, sign, sign), is_penalty(s) ? ui->theme->bad : s->kind > ACE_STEP_BASE ? ui->theme->good : ui->theme->text);
    struct ui_words number = {.face = &ace_text, .size = 36 / fmaxf(1, ui->text * 0.8F), .colour = amount_colour(ui, s), .align = TEXT_RIGHT, .place = TEXT_MIDDLE, .lines = 1};
    const float nw = *amount ? fmaxf(ui_px(ui, 60), ui_write_width(ui, &number, amount) + 4) : 0;
    if (*amount)
        ui_write(c, ui, &number, amount, rect_make(rect_right(r) - ui_px(ui, 40) - nw, r.y, nw, r.h));
    struct strbuf text = STRBUF_EMPTY;
    ace_step_words(st, s, kind, &text);
    struct ui_words words = {.face = &ace_text, .size = 25, .colour = is_penalty(s) ? ui->theme->bad : ui->theme->text, .place = TEXT_MIDDLE, .lines = 1};
    const float x = r.x + left + ui_px(ui, 62);
    struct rect box = rect_make(x, r.y, rect_right(r) - ui_px(ui, 54) - nw - x, r.h);
    struct rect took = ui_write(c, ui, &words, strbuf_text(&text), box);
    strbuf_free(&text);
    const float from = rect_right(took) + ui_px(ui, 16), to = rect_right(box) - ui_px(ui, 8);
    for (float q = from; *amount && q < to; q += ui_px(ui, 17))
        canvas_fill(c, rect_make(q, r.y + r.h * 0.58F, ui_px(ui, 8), fmaxf(1, ui_px(ui, 2))), ACE_EDGE);
}

static float row_height(const struct stage *st, struct rect r, const struct ace_step *s, int kind, float one)
{
    const struct ui *ui = &st->ui;
    struct strbuf text = STRBUF_EMPTY;
    const struct ui_words least = {.face = &ace_text, .size = 18};
    ace_step_words(st, s, kind, &text);
    const bool long_text = ui_write_width(ui, &least, strbuf_text(&text)) > r.w - ui_px(ui, 150) - fmaxf(ui_px(ui, 60), ui_letters(ui, 36) * 1.2F);
    strbuf_free(&text);
    return long_text ? fmaxf(one, ui_least(ui) * 2.5F) : one;
}

/* Rows make one another smaller until they fit; when they do not, the latest are those that show. */
static void rows_draw(const struct stage *st, struct canvas *c, struct rect r, const struct ace_steps *steps, int shown, int kind, bool telling)
{
    const struct ui *ui = &st->ui;
    float one = fmaxf(fminf(ui_px(ui, 58), r.h / (float)(steps->n ? steps->n : 1)), ui_least(ui) * 1.25F);
    float all = 0;
    int first = shown;
    while (first > 0 && all + row_height(st, r, &steps->step[first - 1], kind, one) <= r.h + 1)
        all += row_height(st, r, &steps->step[--first], kind, one);
    float y = r.y;
    for (int i = first; i < shown; i++) {
        const float h = row_height(st, r, &steps->step[i], kind, one);
        row_draw(st, c, rect_make(r.x, y, r.w, h), &steps->step[i], kind, telling && i == shown - 1);
        y += h;
    }
}

static void line_of_fire(struct canvas *c, const struct ui *ui, struct rect r, float y)
{
    canvas_fill(c, rect_make(r.x + ui_px(ui, 26), y, r.w - ui_px(ui, 52), fmaxf(1, ui_px(ui, 2.4F))), ACE_EMBER);
}

/* The best `most` other claims with their damage; with 0 how many there are. */
static void others_words(const struct stage *st, int most, struct strbuf *out)
{
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
        if (st->suspense)
            strbuf_addf(out, C_("claim and its ranks", "%s (%s)"), ace_kind_name(p->list[i].claim.kind), strbuf_text(&ranks));
        else
            strbuf_addf(out, C_("claim, its ranks and damage", "%s (%s) %d"), ace_kind_name(p->list[i].claim.kind), strbuf_text(&ranks), p->list[i].damage);
        strbuf_free(&ranks);
        told++;
    }
    const int more = p->n - 1 - most;
    if (most && more > 0)
        strbuf_addf(out, _(" · %d more"), more);
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
    struct ui_words how = {.face = &ace_text, .size = 20, .colour = ui->theme->soft, .place = TEXT_MIDDLE, .lines = 1}, least = how;
    least.size = 18;
    struct rect box = rect_make(x, r.y, rect_right(r) - ui_px(ui, 24) - x, r.h);
    struct strbuf text = STRBUF_EMPTY;
    for (int most = 2; most >= 0; most--) {
        others_words(st, most, &text);
        if (ui_write_width(ui, &least, strbuf_text(&text)) <= box.w)
            break;
    }
    ui_write(c, ui, &how, strbuf_text(&text), box);
    strbuf_free(&text);
}

static void damage_draw(const struct stage *st, struct canvas *c, struct rect r, int damage, bool preview, float pop)
{
    const struct ui *ui = &st->ui;
    const struct board *b = &st->shown.b;
    struct ui_words head = {.face = &ace_display, .size = 32, .place = TEXT_BOTTOM, .lines = 1};
    struct rect left = rect_make(r.x + ui_px(ui, 30), r.y, r.w * 0.6F, r.h * 0.48F);
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
    struct ui_words small = {.face = &ace_text, .size = 26, .colour = ui->theme->good, .place = TEXT_TOP, .lines = 1};
    ui_write(c, ui, &small, text, rect_make(left.x, r.y + r.h * 0.5F, left.w, r.h * 0.48F));
    snprintf(text, sizeof text, "%d", damage);
    if (preview && st->suspense)
        snprintf(text, sizeof text, "?");
    struct ui_words big = {.face = &ace_display, .size = 106 / ui->text * pop, .colour = ui->theme->accent, .align = TEXT_RIGHT, .place = TEXT_MIDDLE, .lines = 1};
    ui_write(c, ui, &big, text, rect_make(r.x + r.w * 0.62F, r.y, r.w * 0.38F - ui_px(ui, 40), r.h));
}

/* What to do, while nothing that counts is chosen. True: nothing but what is to be done in each turn. */
static bool advice(const struct stage *st, char *out, size_t room)
{
    const struct ace_state *k = look(st);
    const struct board *b = &st->shown.b;
    const struct choice *jam = stage_choice(st, ACE_JAM, -1), *shoot = stage_choice(st, ACE_SHOOT, 0);
    const bool easy = ace_difficulty(&st->rules) == ACE_EASY;
    out[0] = '\0';
    if (st->covered)
        snprintf(out, room, _("%s aims. Look at your cards while your partner looks away."), stage_name(st, st->me));
    else if (!(b->waiting & seat_bit(st->me)) && ace_two(st))
        snprintf(out, room, _("%s aims."), stage_name(st, b->num[ACE_ACTIVE]));
    else if (b->phase == ACE_PHASE_TRIM)
        snprintf(out, room, i18n_plural("You hold too many cards: choose %d to discard.", "You hold too many cards: choose %d to discard.", (unsigned long)k->ask.most), k->ask.most);
    else if (b->phase == ACE_PHASE_LAST)
        snprintf(out, room, "%s", ace_last_hope(&st->rules, b) ?
                 _("Out of bullets. Use a bonus with bullets or damage to stay in the run.") :
                 _("Out of bullets, and no bonus deals enough damage. The run is lost."));
    else if (b->phase == ACE_PHASE_CYCLE || (k->mode == MODE_USE && k->ask.zone == ACE_HAND + st->me))
        snprintf(out, room, i18n_plural("Choose a card to swap for a new one.", "Choose up to %d cards to swap for new ones.", (unsigned long)k->ask.most), k->ask.most);
    else if (jam && !jam->refused)
        snprintf(out, room, "%s", easy ? _("The gun jams: no poker hand, no reload. Choose cards to discard. It costs a bullet.") :
                                         _("The gun jams: no poker hand, no reload. Choose five cards to discard. It costs a bullet."));
    else if (shoot && shoot->refused)
        snprintf(out, room, "%s", _("You have no poker hand. Discard and draw, or reshuffle."));
    else if (k->aimed.n > ACE_SHOT_CARDS)
        snprintf(out, room, "%s", easy ? _("Too many cards for a shot. You can only discard them.") : _("A shot uses five cards. With more, you can only discard."));
    else if (k->aimed.n && k->aimed.n < ACE_SHOT_CARDS && ace_holds(st) > k->aimed.n)
        snprintf(out, room, "%s", easy ? _("No poker hand yet.") : _("No poker hand yet. A shot uses five cards."));
    else if (k->aimed.n)
        snprintf(out, room, "%s", _("These cards make no poker hand. Choose others, or discard them."));
    else
        return snprintf(out, room, "%s", easy ? _("Choose any cards that make a poker hand.") : _("Choose five cards that make a poker hand.")) > 0;
    return false;
}

static void ring(const struct stage *st, struct canvas *c)
{
    const struct item *i = items_get(st->items, item_id("count", 0)), *read = items_get(st->items, item_id("read", 0));
    if (read && read->focused)
        ui_ring_at(c, &st->ui, look(st)->at.count, ui_px(&st->ui, 10));
    else if (i && !ace_panel_open(st))
        ui_ring(c, &st->ui, i);
}

void ace_draw_count(const struct stage *st, struct canvas *c)
{
    const struct ui *ui = &st->ui;
    const struct ace_state *k = look(st);
    const struct preview *p = &k->preview;
    const struct rect r = ace_count_spot(st);
    const bool telling = k->told.on, killed = ace_killed(st);     /* of a kill the damage stands over the gun */
    if (k->mode == MODE_ARM && !telling)
        return;
    canvas_tag(c, "count");
    canvas_panel(c, r, &(struct panel){.fill = ui->contrast ? 0x000000FFU : 0x120C08D8U, .radius = ui_px(ui, 10), .line = ACE_EDGE, .line_width = fmaxf(1, ui_px(ui, 2))});
    canvas_panel(c, rect_inset(r, ui_px(ui, 8)), &(struct panel){.radius = ui_px(ui, 5), .line = 0x4A3826FFU, .line_width = fmaxf(1, ui_px(ui, 1.6F))});
    const float title_h = fmaxf(ui_px(ui, 62), ui_least(ui) * 1.6F), sub_h = fmaxf(ui_px(ui, 38), ui_least(ui) * 1.3F);
    struct rect inner = rect_inset_xy(r, ui_px(ui, 30), ui_px(ui, 12));
    const bool any = telling || (p->n && stage_caught_up(st));
    if (!any) {
        char text[300];
        const bool usual = advice(st, text, sizeof text);
        const bool moves = !stage_caught_up(st);
        const bool ladder = st->shown.b.phase == ACE_PHASE_AIM && k->mode != MODE_USE && !st->shown.b.over;
        struct ui_words how = {.face = &ace_text, .size = 28, .colour = ui->theme->soft, .align = TEXT_CENTRE, .place = TEXT_MIDDLE};
        /* First the words give the ladder room; where what to do is more than usual, the ladder goes. */
        const float said = fmaxf(fmaxf(ui_px(ui, 84), ui_least(ui) * 2.8F), ui_write_height(ui, &(struct ui_words){.face = &ace_text, .size = 18}, text, inner.w) + 2);
        const struct rect under = rect_make(inner.x, inner.y + said, inner.w, inner.h - said);
        struct rect words = inner;
        if (ladder && ace_draw_ladder(st, c, under)) {
            words.h = said;
            how.size = 25;
            how.align = TEXT_LEFT;
            line_of_fire(c, ui, r, under.y);
        } else if (ladder && usual && ace_draw_ladder(st, c, inner)) {
            words.h = 0;
        }
        if (!moves && words.h > 0)
            ui_write(c, ui, &how, text, words);
        canvas_tag(c, NULL);
        ring(st, c);
        return;
    }
    const struct ace_steps *steps = telling ? &k->told.steps : &p->steps;
    const int kind = telling ? k->told.kind : p->list[p->which].claim.kind;
    struct ui_words title = {.face = &ace_display, .size = 44, .place = TEXT_MIDDLE, .lines = 1};
    ui_write(c, ui, &title, ace_kind_name(kind), rect_make(inner.x, inner.y, inner.w, title_h));
    {
        struct strbuf sub = STRBUF_EMPTY;
        if (telling)
            ace_claim_words(st, &k->told.claim, k->told.cards, k->told.ncards, &sub);
        else
            ace_claim_words(st, &p->list[p->which].claim, p->changed, p->ncards, &sub);
        const int more = (ace_holds(st) < ACE_SHOT_CARDS ? ace_holds(st) : ACE_SHOT_CARDS) - p->ncards;
        if (!telling && more > 0 && ace_difficulty(&st->rules) != ACE_EASY)
            strbuf_addf(&sub, i18n_plural(" · choose %d more", " · choose %d more", (unsigned long)more), more);
        struct ui_words small = {.face = &ace_text, .size = 24, .colour = ui->theme->soft, .place = TEXT_MIDDLE, .lines = 1};
        ui_write(c, ui, &small, strbuf_text(&sub), rect_make(inner.x, inner.y + title_h, inner.w, sub_h));
        strbuf_free(&sub);
    }
    float top = inner.y + title_h + sub_h + ui_px(ui, 4);
    line_of_fire(c, ui, r, top);
    const float foot = fmaxf(ui_px(ui, 112), ui_least(ui) * 2.7F), claims = fmaxf(ui_px(ui, 44), ui_least(ui) * 1.6F);
    const float low = rect_bottom(r) - foot - ui_px(ui, 10);
    struct rect rows = rect_make(r.x, top + ui_px(ui, 8), r.w, (killed ? rect_bottom(r) : low - claims) - top - ui_px(ui, 16));
    if (telling || !st->suspense)
        rows_draw(st, c, rows, steps, steps->n, kind, telling);
    else
        ui_write(c, ui, &(struct ui_words){.face = &ace_text, .size = 28, .colour = ui->theme->soft, .align = TEXT_CENTRE, .place = TEXT_MIDDLE}, _("You’ll see when the smoke clears."), rect_inset_xy(rows, ui_px(ui, 30), 0));
    if (killed) {
        canvas_tag(c, NULL);
        return;
    }
    line_of_fire(c, ui, r, low - claims - ui_px(ui, 4));
    if (!telling)
        others(st, c, rect_make(r.x, low - claims, r.w, claims));
    const float pop = telling && !ui->calm ? ease_pop(ease_progress(ui->now, k->told.since, ui_ms(ui, 180)), 1.2F) : 1;
    const int damage = !telling ? p->damage : k->told.total >= 0 ? k->told.total : steps->n ? steps->step[steps->n - 1].total : 0;
    damage_draw(st, c, rect_make(r.x, low, r.w, foot), damage, !telling, pop);
    canvas_tag(c, NULL);
    ring(st, c);
}
