/* The declaration of a bonus that changes cards: suit, steps, direction, and what the best shot
 * would be. */
#include "ace_panels.h"
#include "ace_controls.h"
#include "ace_paint.h"

#include "i18n.h"

#include <math.h>
#include <stdio.h>

static struct rect option_spot(const struct stage *st, int i, int n)
{
    const struct rect r = look(st)->at.count;
    const struct rect low = rect_make(r.x + ui_px(&st->ui, 30), r.y + r.h * 0.5F,
                                      r.w - ui_px(&st->ui, 60), r.h * 0.42F);
    const int columns = n > 7 ? 7 : n;
    return rect_row(rect_column(low, i % columns, columns, ui_px(&st->ui, 8)), i / columns,
                    n > 7 ? 2 : 1, ui_px(&st->ui, 8));
}

void ace_panel_add_arm(struct stage *st, struct items *it)
{
    struct ace_state *k = look(st);
    const struct ace_effect *e = ace_picking(ace_slot(st, k->slot));
    if (!e)
        return;
    if (e->verb == ACE_DO_RECOLOUR) {
        for (int s = 0; s < SUITS; s++)
            items_add(it, (struct item){.id = item_id("amount", s),
                                        .role = ITEM_TOGGLE,
                                        .name = face_suit_name(s),
                                        .chosen = k->amount == s,
                                        .bounds = option_spot(st, s, SUITS),
                                        .action = DO_AMOUNT,
                                        .arg = s});
    } else if (e->verb == ACE_DO_RERANK && e->what == ACE_RANK_ANY) {
        for (int r = 0; r < RANKS; r++)
            items_add(it, (struct item){.id = item_id("amount", r),
                                        .role = ITEM_TOGGLE,
                                        .name = face_rank_text(st, r),
                                        .chosen = k->amount == r,
                                        .bounds = option_spot(st, r, RANKS),
                                        .action = DO_AMOUNT,
                                        .arg = r});
    } else if (e->verb == ACE_DO_STEP) {
        for (int i = 0; i < k->picked.n; i++) {
            char name[FACE_NAME], text[FACE_NAME * 2];
            face_name(st, k->picked.c[i], name);
            snprintf(text, sizeof text,
                     k->ups >> i & 1 ? _("%s: one rank up") : _("%s: one rank down"), name);
            items_add(it,
                      (struct item){.id = item_id("amount", i),
                                    .role = ITEM_TOGGLE,
                                    .name = text,
                                    .chosen = k->ups >> i & 1,
                                    .bounds = option_spot(st, i, k->picked.n < 2 ? 2 : k->picked.n),
                                    .action = DO_STEP_CARD,
                                    .arg = i});
        }
    }
}

static const struct ui_words suit_words = {
    .face = &ace_text, .size = 20, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 1};

static struct rect suit_name_spot(struct rect b)
{
    return rect_make(b.x + 2, b.y + b.h * 0.64F, b.w - 4, b.h * 0.34F);
}

/* Suits have their names below them where all four have room for it in one line; else the signs
 * alone, larger. */
static bool suits_named(const struct stage *st)
{
    struct ui_words least = suit_words;
    least.size = 18;
    for (int s = 0; s < SUITS; s++)
        if (ui_write_width(&st->ui, &least, face_suit_name(s)) + ui_px(&st->ui, 8) >
            suit_name_spot(option_spot(st, s, SUITS)).w)
            return false;
    return true;
}

static card stepped(card c, bool up)
{
    int rank = card_rank(c) + (up ? 1 : -1);
    return card_of(rank < 0 ? RANK_A : rank >= RANKS ? RANK_2 : rank, card_suit(c));
}

void ace_panel_draw_arm(const struct stage *st, struct canvas *c)
{
    const struct ui *ui = &st->ui;
    const struct ace_state *k = look(st);
    const struct rect r = k->at.count;
    const struct ace_enemy *bonus = ace_slot(st, k->slot);
    const struct ace_effect *e = ace_picking(bonus);
    if (!bonus || ace_panel_picks_from_discard(st))
        return;
    canvas_panel(c, r,
                 &(struct panel){.fill = ui->theme->panel,
                                 .radius = ui_px(ui, 10),
                                 .line = ACE_GLOW,
                                 .line_width = fmaxf(2, ui_px(ui, 3))});
    struct strbuf words = STRBUF_EMPTY;
    if (e)
        ace_effect_words(st, e, &words);
    else
        ace_bonus_words(st, bonus, &words);
    struct rect inner = rect_inset_xy(r, ui_px(ui, 30), ui_px(ui, 14));
    struct ui_words title = UI_LINE(&typeface_ace, 40, 0, TEXT_LEFT),
                    text = {.face = &ace_text,
                            .size = 24,
                            .colour = ui->theme->soft,
                            .place = TEXT_TOP};
    ui_write(c, ui, &title, _(bonus->name), rect_make(inner.x, inner.y, inner.w, r.h * 0.15F));
    struct ui_words hint = {
        .face = &ace_text, .size = 22, .colour = ACE_GLOW, .place = TEXT_BOTTOM};
    struct strbuf comes = STRBUF_EMPTY;
    ace_chosen_words(st, &comes);
    char swap[120];
    snprintf(swap, sizeof swap,
             i18n_plural("Choose a card to swap for a new one.",
                         "Choose up to %d cards to swap for new ones.", (unsigned long)k->ask.most),
             k->ask.most);
    const char *now = !e                     ? swap
                      : k->primary_why       ? k->primary_why
                      : *strbuf_text(&comes) ? strbuf_text(&comes)
                                             : _("Arm this bonus for your next shot.");
    /* Where letters are so large that both have no room, what is to be done goes before what
     * everybody knows by now. */
    const struct ui_words least = {.face = &ace_text, .size = 18};
    const float said = ui_write_height(ui, &least, now, inner.w),
                told = ui_write_height(ui, &least, strbuf_text(&words), inner.w),
                free_h = r.h * 0.32F;
    const bool roomy = said + told <= free_h;
    if (roomy)
        ui_write(c, ui, &text, strbuf_text(&words),
                 rect_make(inner.x, inner.y + r.h * 0.15F, inner.w,
                           fmaxf(fminf(r.h * 0.2F, free_h - said), told)));
    const float low = roomy ? fmaxf(fminf(r.h * 0.13F, free_h - told), said) : free_h;
    ui_write(c, ui, &hint, now, rect_make(inner.x, inner.y + r.h * 0.47F - low, inner.w, low));
    strbuf_free(&comes);
    strbuf_free(&words);
    /* nothing to choose but cards: what they will be */
    if (!items_get(st->items, item_id("amount", 0)))
        ace_chosen_draw(st, c, rect_make(inner.x, inner.y + r.h * 0.5F, inner.w, r.h * 0.42F));
    const bool named = suits_named(st);
    for (int i = 0; i < RANKS; i++) {
        const struct item *item = items_get(st->items, item_id("amount", i));
        if (!item)
            continue;
        const struct rect b = item->bounds;
        canvas_panel(c, b,
                     &(struct panel){.fill = item->chosen && e && e->verb != ACE_DO_STEP ? ACE_EMBER
                                             : item->hovered ? ACE_HOVERED
                                                             : ui->theme->well,
                                     .radius = ui_px(ui, 8),
                                     .line = item->chosen ? ACE_GLOW : ACE_EDGE,
                                     .line_width = fmaxf(1, ui_px(ui, 3))});
        const uint32_t ink =
            item->chosen && e && e->verb != ACE_DO_STEP ? ACE_INK : ui->theme->text;
        if (e && e->verb == ACE_DO_RECOLOUR) {
            ui_icon(
                c, ui, face_suit_icon(i),
                rect_scaled(rect_fitted(rect_make(b.x, b.y, b.w, b.h * (named ? 0.66F : 1)), 1, 1),
                            0.7F),
                ink);
            struct ui_words name = suit_words;
            name.colour = ink;
            if (named)
                ui_write(c, ui, &name, item->name, suit_name_spot(b));
        } else if (e && e->verb == ACE_DO_RERANK) {
            struct ui_words name = UI_LINE(&typeface_ace, 40 / ui->text, ink, TEXT_CENTRE);
            ui_write(c, ui, &name, item->name, b);
        } else {
            char from[FACE_NAME], to[FACE_NAME], both[FACE_NAME * 2 + 8];
            face_short(st, k->picked.c[i], from);
            face_short(st, stepped(k->picked.c[i], k->ups >> i & 1), to);
            snprintf(both, sizeof both, "%s → %s", from, to);
            ui_icon(c, ui, k->ups >> i & 1 ? "arrow-up" : "arrow-down",
                    rect_scaled(rect_fitted(rect_make(b.x, b.y, b.w, b.h * 0.6F), 1, 1), 0.6F),
                    ACE_GLOW);
            struct ui_words name = UI_LINE(&ace_text, 28, ink, TEXT_CENTRE);
            ui_write(c, ui, &name, both, rect_make(b.x, b.y + b.h * 0.58F, b.w, b.h * 0.4F));
        }
        ui_ring(c, ui, item);
    }
}
