/* What lies over the middle of the duel: the discard pile to look through, the claims to choose
 * from, the history, cards shown by a bonus, and the declaration of a bonus that changes cards. */
#include "ace_look.h"

#include "check.h"
#include "i18n.h"
#include "layout.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* over the planks of a board, so that letters and red can be read on the lightest of them */
static const uint32_t BOARD_SHADE = 0x160D08B8U;

static const char *heading(const struct stage *st);
static struct ui page_ui(const struct stage *st);

/* Beside the button that closes; in two lines where the words need them. */
static struct rect heading_of(const struct stage *st)
{
    const struct rect r = look(st)->at.panel;
    const float w = r.w * 0.56F, one = fmaxf(ui_px(&st->ui, 70), ui_least(&st->ui) * 1.6F);
    const bool fits = ui_write_width(&st->ui, &(struct ui_words){.face = &typeface_ace, .size = 1},
                                     heading(st)) <= w;
    return rect_make(r.x + ui_px(&st->ui, 34), r.y + ui_px(&st->ui, 18), w,
                     fits ? one : fmaxf(one, ui_least(&st->ui) * 2.5F));
}

static bool picks_from_discard(const struct stage *st) { return look(st)->ask.zone == ACE_DISCARD; }

static void explain(const struct stage *st, char *out, size_t room);

/* Where cards are picked from the discard pile words say how many, and what comes of those that
 * are. */
static float said_height(const struct stage *st)
{
    const struct ui_words least = {.face = &ace_text, .size = 18};
    char text[240];
    if (!picks_from_discard(st))
        return 0;
    explain(st, text, sizeof text);
    const float w = look(st)->at.panel.w - ui_px(&st->ui, 68);
    return fmaxf(ui_px(&st->ui, 36), ui_write_height(&st->ui, &least, text, w) + 2);
}

static struct rect body_of(const struct stage *st)
{
    const struct rect r = look(st)->at.panel, h = heading_of(st);
    const float top = rect_bottom(h) + ui_px(&st->ui, 10) + said_height(st);
    return rect_make(r.x + ui_px(&st->ui, 34), top, r.w - ui_px(&st->ui, 68),
                     rect_bottom(r) - top - ui_px(&st->ui, 24));
}

/* ---- the discard pile: by suit and rank, so that one sees what is out ---- */

static int pile_order(const struct stage *st, int order[CELLS])
{
    const int n = board_count(&st->shown.b, ACE_DISCARD);
    for (int i = 0; i < n; i++) {
        int k = i;
        const card c = board_face(&st->shown.b, ACE_DISCARD, i);
        const int key =
            card_is_plain(c) ? (SUITS - 1 - card_suit(c)) * RANKS + RANKS - 1 - card_rank(c) : -1;
        while (k > 0) {
            const card o = board_face(&st->shown.b, ACE_DISCARD, order[k - 1]);
            if ((card_is_plain(o) ? (SUITS - 1 - card_suit(o)) * RANKS + RANKS - 1 - card_rank(o)
                                  : -1) <= key)
                break;
            order[k] = order[k - 1];
            k--;
        }
        order[k] = i;
    }
    return n;
}

static struct rect grid_cell(const struct stage *st, struct rect body, int i, int n)
{
    const float gap = ui_px(&st->ui, 10);
    float w = 0, h = 0, down = 0;
    int columns = 6;
    /* as large as half of each can be seen */
    for (; columns <= 10 && down <= h * 0.5F; columns++) {
        const int rows = (n + columns - 1) / columns;
        w = (body.w - gap * (float)(columns - 1)) / (float)columns;
        h = w * LAYOUT_CARD;
        down = fminf(h + gap, rows > 1 ? (body.h - h) / (float)(rows - 1) : h);
    }
    columns--;
    return rect_make(body.x + (float)(i % columns) * (w + gap),
                     body.y + (float)(i / columns) * down, w, h);
}

static void add_grid(struct stage *st, struct items *it)
{
    int order[CELLS];
    const int n = pile_order(st, order);
    const bool picks = picks_from_discard(st);
    const struct rect body = body_of(st);
    for (int i = 0; i < n; i++) {
        char name[FACE_NAME];
        const card c = board_face(&st->shown.b, ACE_DISCARD, order[i]);
        face_name(st, c, name);
        const bool chosen = picks && picks_has(&look(st)->picked, c);
        items_add(it, (struct item){.id = item_id("grid", (int)c),
                                    .role = picks ? ITEM_CARD : ITEM_PICTURE,
                                    .readable = true,
                                    .name = name,
                                    .chosen = chosen,
                                    .value = chosen ? _("chosen") : NULL,
                                    .bounds = grid_cell(st, body, i, n),
                                    .action = DO_CARD,
                                    .arg = order[i],
                                    .first = i == 0,
                                    .sound = ""});
    }
}

static void draw_grid(const struct stage *st, struct canvas *c)
{
    int order[CELLS];
    const int n = pile_order(st, order);
    const struct rect body = body_of(st);
    for (int i = 0; i < n; i++) {
        const card face = board_face(&st->shown.b, ACE_DISCARD, order[i]);
        const struct item *item = items_get(st->items, item_id("grid", (int)face));
        struct placed p = {.face = face,
                           .spot = {.at = grid_cell(st, body, i, n), .alpha = 1, .up = true}};
        if (item && item->chosen)
            p.rim = RIM_TARGET;
        else if (item && item->hovered && item->role == ITEM_CARD)
            p.spot.at.y -= ui_px(&st->ui, 8);
        face_draw(st, c, &p);
        if (item && item->focused)
            ui_ring_at(c, &st->ui, p.spot.at, p.spot.at.h * 0.042F);
    }
}

/* ---- claims ---- */

static void claim_line(const struct stage *st, int i, struct strbuf *out)
{
    CARRE_ASSERT(i >= 0 && i < look(st)->preview.n);
    const struct preview *p = &look(st)->preview;
    strbuf_addf(out, "%s · ", ace_kind_name(p->list[i].claim.kind));
    ace_claim_words(st, &p->list[i].claim, p->changed, p->ncards, out);
    const card joker = p->list[i].claim.joker;
    if (joker != CARD_NONE) {
        char name[FACE_NAME];
        face_short(st, joker, name);
        strbuf_addf(out, _(" · Joker: %s"), name);
    }
}

/* Why it deals nothing, after what stands in `out`; false: it does. */
static bool ban_of(const struct stage *st, int i, char *out, size_t room)
{
    CARRE_ASSERT(i >= 0 && i < look(st)->preview.n);
    struct strbuf why = STRBUF_EMPTY;
    const size_t n = strlen(out);
    ace_ban_words(st, &look(st)->ladder.aim, look(st)->preview.list[i].claim.kind, &why);
    snprintf(out + n, room - n, "%s%s", n && why.length ? ". " : "", strbuf_text(&why));
    const bool banned = why.length > 0;
    strbuf_free(&why);
    return banned;
}

static const struct ui_words ban_words = {.face = &ace_text, .size = 20, .place = TEXT_TOP},
                             claim_words = {
                                 .face = &ace_text, .size = 26, .place = TEXT_MIDDLE, .lines = 2};
static const struct ui_words claim_least = {.face = &ace_text, .size = 18};

static struct ui_words claim_number(const struct ui *ui)
{
    return UI_LINE(&ace_text, 38 / fmaxf(1, ui->text * 0.8F), ui->theme->accent, TEXT_RIGHT);
}

/* Between the row's key and its damage. */
static struct rect claim_box(const struct ui *ui, struct rect r, const struct item *item)
{
    const struct ui_words number = claim_number(ui);
    const float left = ui_px(ui, 34) + ui_key_width(ui, item, 20);
    return rect_make(r.x + left, r.y,
                     r.w - left - ui_write_width(ui, &number, "88") - 4 - ui_px(ui, 40), r.h);
}

/* The height that words take in the smallest letters, with as much air as they need above and
 * below. */
static float claim_least_height(const struct ui *ui, const char *text, float w)
{
    return fmaxf(ui_least(ui) * 1.4F, ui_write_height(ui, &claim_least, text, w) + 2);
}

/* Of all rows, so that they are alike: two lines of the smallest letters, or a name and all of a
 * reason below it. */
static float claim_height(const struct stage *st, float w)
{
    const struct ui *ui = &st->ui;
    float h = fmaxf(ui_px(ui, 76), ui_least(ui) * 3.3F);
    const float wide = claim_box(ui, rect_make(0, 0, w, h), &(struct item){.key = (enum key)'1'}).w;
    for (int i = 0; i < look(st)->preview.n; i++) {
        char why[200] = "";
        struct strbuf name = STRBUF_EMPTY;
        claim_line(st, i, &name);
        if (ban_of(st, i, why, sizeof why))
            h = fmaxf(h, claim_least_height(ui, strbuf_text(&name), wide) +
                             claim_least_height(ui, why, wide) + ui_px(ui, 10));
        strbuf_free(&name);
    }
    return h;
}

static struct rect claim_row(const struct stage *st, int i)
{
    CARRE_ASSERT(i >= 0);
    struct rect body = body_of(st);
    const float h = claim_height(st, body.w);
    return rect_make(body.x, body.y + (float)i * (h + ui_px(&st->ui, 10)) - look(st)->scroll,
                     body.w, h);
}

static void add_claims(struct stage *st, struct items *it)
{
    struct ace_state *k = look(st);
    const struct rect body = body_of(st), last = claim_row(st, k->preview.n - 1);
    k->scroll_most = fmaxf(0, rect_bottom(last) + k->scroll - rect_bottom(body));
    k->scroll = fminf(fmaxf(0, k->scroll), k->scroll_most);
    items_push_clip(it, body);
    for (int i = 0; i < k->preview.n; i++) {
        struct strbuf name = STRBUF_EMPTY;
        char value[200];
        claim_line(st, i, &name);
        snprintf(value, sizeof value,
                 i18n_plural("%d damage", "%d damage", (unsigned long)k->preview.list[i].damage),
                 k->preview.list[i].damage);
        if (st->suspense)
            value[0] = '\0';
        ban_of(st, i, value, sizeof value);
        items_add(it, (struct item){.id = item_id("claim", i),
                                    .role = ITEM_BUTTON,
                                    .name = strbuf_text(&name),
                                    .value = value,
                                    .bounds = claim_row(st, i),
                                    .action = DO_CLAIM,
                                    .arg = i,
                                    .chosen = i == k->preview.which,
                                    .first = i == k->preview.which,
                                    .key = i < 9 ? (enum key)('1' + i) : KEY_NONE});
        strbuf_free(&name);
    }
    items_pop_clip(it);
}

void ace_claim_focused(struct stage *st, int i)
{
    const struct rect body = body_of(st), r = claim_row(st, i);
    look(st)->scroll += fminf(0, r.y - body.y) + fmaxf(0, rect_bottom(r) - rect_bottom(body));
}

static void draw_claims(const struct stage *st, struct canvas *c)
{
    const struct ui *ui = &st->ui;
    const struct ace_state *k = look(st);
    const struct ui page = page_ui(st);
    canvas_push_clip(c, rect_inset_xy(body_of(st), -ui_px(ui, 14), 0));
    for (int i = 0; i < k->preview.n; i++) {
        const struct item *item = items_get(st->items, item_id("claim", i));
        if (!item || !rect_meets(item->bounds, body_of(st)))
            continue;
        char number[16];
        snprintf(number, sizeof number, "%d", k->preview.list[i].damage);
        if (st->suspense)
            snprintf(number, sizeof number, "?");
        const struct rect r = item->bounds;
        const uint32_t ink = ui_box(c, &page, item, UI_PLAIN);
        const float cap = ui_key_width(ui, item, 20);
        if (cap > 0)
            ace_key(c, ui, item, (struct point){r.x + ui_px(ui, 18) + cap / 2, r.y + r.h / 2}, 20,
                    CAP_PLAIN);
        struct ui_words words = claim_words, big = claim_number(ui);
        words.colour = ink;
        if (item->chosen)
            big.colour = ink;
        char why[200] = "";
        struct rect box = claim_box(ui, r, item);
        const bool banned = ban_of(st, i, why, sizeof why);
        if (banned) { /* the name with a line through it, and below it why */
            const float reason =
                fmaxf(r.h * 0.56F - ui_px(ui, 4), claim_least_height(ui, why, box.w));
            const float name =
                fmaxf(r.h - reason - ui_px(ui, 4), claim_least_height(ui, item->name, box.w));
            words.place = TEXT_BOTTOM;
            struct ui_words small = ban_words;
            small.colour = item->chosen && page.theme->page->on_sheet
                               ? page.theme->page->on_sheet->bad
                               : page.theme->bad;
            ui_write(c, ui, &small, why,
                     rect_make(box.x, box.y + name, box.w, box.h - name - ui_px(ui, 4)));
            box.h = name;
        }
        const struct rect took = ui_write(c, ui, &words, item->name, box);
        if (banned)
            ace_strike(st, c, took);
        ui_write(
            c, ui, &big, number,
            rect_make(rect_right(box), r.y, rect_right(r) - ui_px(ui, 20) - rect_right(box), r.h));
        ui_ring(c, ui, item);
    }
    canvas_pop_clip(c);
}

/* ---- history ---- */

/* A heading has air above it; a line takes as many as it needs. */
static float history_height(const struct stage *st, const struct history_line *line, float w)
{
    if (line->memory)
        return 0;
    const struct ui_words how = {.face = &ace_text, .size = 22};
    const float one = ui_letters(&st->ui, 22) * 1.5F;
    return line->heading
               ? one * 1.7F
               : fmaxf(one, ui_write_height(&st->ui, &how, line->text, w - ui_px(&st->ui, 24)) + 2);
}

static float history_all(const struct stage *st, float w)
{
    float all = 0;
    for (int i = 0; i < st->history.n; i++)
        all += history_height(st, &st->history.line[i], w);
    return all;
}

static void draw_history(const struct stage *st, struct canvas *c, const struct ui *ui)
{
    const struct rect body = body_of(st);
    const float w = body.w - ui_px(ui, 24), all = history_all(st, w), most = fmaxf(0, all - body.h);
    const float scroll = fminf(fmaxf(0, look(st)->scroll), most);
    float y = body.y - scroll;
    canvas_push_fold(c, body);
    for (int i = 0; i < st->history.n; i++) {
        const struct history_line *line = &st->history.line[i];
        struct rect r = rect_make(body.x, y, w, history_height(st, line, w));
        y += r.h;
        if (line->memory || !rect_meets(r, body))
            continue;
        struct ui_words how = {
            .face = &ace_text, .size = 22, .colour = ui->theme->text, .place = TEXT_MIDDLE};
        if (line->heading) {
            how = (struct ui_words){.face = &typeface_ace,
                                    .size = 26,
                                    .colour = ui->theme->accent,
                                    .place = TEXT_BOTTOM,
                                    .lines = 1};
            r.h *= 0.92F;
        } else {
            r = rect_make(r.x + ui_px(ui, 24), r.y, r.w - ui_px(ui, 24), r.h);
        }
        ui_write(c, ui, &how, line->text, r);
    }
    canvas_pop_clip(c);
    if (most > 0) {
        const float track = body.h * body.h / all;
        canvas_panel(c,
                     rect_make(rect_right(body) - ui_px(ui, 8),
                               body.y + (body.h - track) * (scroll / most), ui_px(ui, 8), track),
                     &(struct panel){.fill = ui->theme->line, .radius = 8});
    }
}

/* ---- arming a bonus that changes cards ---- */

static struct rect option_spot(const struct stage *st, int i, int n)
{
    const struct rect r = look(st)->at.count;
    const struct rect low = rect_make(r.x + ui_px(&st->ui, 30), r.y + r.h * 0.5F,
                                      r.w - ui_px(&st->ui, 60), r.h * 0.42F);
    const int columns = n > 7 ? 7 : n;
    return rect_row(rect_column(low, i % columns, columns, ui_px(&st->ui, 8)), i / columns,
                    n > 7 ? 2 : 1, ui_px(&st->ui, 8));
}

static void add_arm(struct stage *st, struct items *it)
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

static void draw_arm(const struct stage *st, struct canvas *c)
{
    const struct ui *ui = &st->ui;
    const struct ace_state *k = look(st);
    const struct rect r = k->at.count;
    const struct ace_enemy *bonus = ace_slot(st, k->slot);
    const struct ace_effect *e = ace_picking(bonus);
    if (!bonus || picks_from_discard(st))
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

/* ---- cards shown by peek and pick ---- */

struct rect ace_shown_row(const struct stage *st, int n)
{
    const struct rect r = look(st)->at.panel;
    const float w = fminf(fminf(r.w * 0.92F / ((float)(n > 0 ? n : 1) * ACE_SHOWN_PITCH),
                                ui_px(&st->ui, 190)),
                          r.h * 0.48F / LAYOUT_CARD),
                h = w * LAYOUT_CARD;
    return rect_make(r.x + r.w * 0.02F, r.y + r.h * 0.62F - h / 2, r.w * 0.96F, h);
}

static void add_shown(struct stage *st, struct items *it)
{
    const int n = board_count(&st->shown.b, ACE_SHOWN);
    for (int i = 0; i < n; i++) {
        char name[FACE_NAME], value[60];
        const card c = board_face(&st->shown.b, ACE_SHOWN, i);
        const int place = picks_place(&look(st)->picked, c);
        face_name(st, c, name);
        snprintf(value, sizeof value, _("chosen, number %d"), place + 1);
        items_add(it,
                  (struct item){.id = item_id("shown", (int)c),
                                .role = ITEM_CARD,
                                .name = name,
                                .chosen = place >= 0,
                                .value = place >= 0 ? value : NULL,
                                .first = i == 0,
                                .bounds = layout_row(ace_shown_row(st, n), i, n, ACE_SHOWN_PITCH),
                                .action = DO_CARD,
                                .arg = i,
                                .sound = "",
                                .key = i < 9 ? (enum key)('1' + i) : KEY_NONE});
    }
}

/* Under each card its key; on those picked, in which order they will be drawn. The cards themselves
 * lie above the panel. */
static void draw_shown(const struct stage *st, struct canvas *c)
{
    const struct ui *ui = &st->ui;
    const struct ace_state *k = look(st);
    for (int i = 0; i < items_count(st->items); i++) {
        const struct item *item = items_at(st->items, i);
        if (item->role != ITEM_CARD || item->action != DO_CARD)
            continue;
        struct point below = {item->bounds.x + item->bounds.w / 2,
                              rect_bottom(item->bounds) + ui_px(ui, 34)};
        ace_key(c, ui, item, below, 20, item->chosen ? CAP_LIT : CAP_PLAIN);
        if (item->chosen && st->shown.b.phase == ACE_PHASE_ARRANGE) {
            char text[16];
            snprintf(text, sizeof text, "%d",
                     picks_place(&k->picked, board_face(&st->shown.b, ACE_SHOWN, item->arg)) + 1);
            struct ui_words how = UI_LINE(&typeface_ace, 40, ACE_GLOW, TEXT_CENTRE);
            ui_write(c, ui, &how, text,
                     rect_make(item->bounds.x, item->bounds.y - ui_px(ui, 66), item->bounds.w,
                               ui_px(ui, 60)));
        }
        ui_ring(c, ui, item);
    }
}

/* ---- all of them ---- */

static const char *heading(const struct stage *st)
{
    switch (look(st)->mode) {
    case MODE_LOOK: return _("Discard pile");
    case MODE_CLAIMS: return _("Choose a claim");
    case MODE_SUM: return ace_kind_name(look(st)->preview.list[look(st)->preview.which].claim.kind);
    case MODE_HISTORY: return _("History");
    case MODE_USE: return _("Take back");
    case MODE_SEEN: return _("Unseen cards");
    case MODE_HINT: return _("A word to your partner");
    case MODE_AIM:
    case MODE_ARM: break;
    }
    return st->shown.b.phase == ACE_PHASE_ARRANGE ? _("Top of the draw pile")
           : st->shown.b.phase == ACE_PHASE_PICK  ? _("Take one")
                                                  : _("Take back");
}

static void explain(const struct stage *st, char *out, size_t room)
{
    CARRE_ASSERT(out && room > 0);
    const struct ace_state *k = look(st);
    struct strbuf comes = STRBUF_EMPTY;
    out[0] = '\0';
    ace_chosen_words(st, &comes);
    if (*strbuf_text(&comes))
        snprintf(out, room, "%s", strbuf_text(&comes));
    else if (k->mode == MODE_USE || (k->mode == MODE_AIM && st->shown.b.phase == ACE_PHASE_RECALL))
        snprintf(out, room,
                 i18n_plural("Choose a card to take into your hand.",
                             "Choose up to %d cards to take into your hand.",
                             (unsigned long)k->ask.most),
                 k->ask.most);
    else if (k->mode == MODE_AIM && st->shown.b.phase == ACE_PHASE_ARRANGE)
        snprintf(out, room, "%s",
                 _("Choose cards in the order you want to draw them. The rest keep their order."));
    else if (k->mode == MODE_AIM && st->shown.b.phase == ACE_PHASE_PICK)
        snprintf(out, room, "%s",
                 _("Take one card into your hand. The others go back in the same order."));
    strbuf_free(&comes);
}

bool ace_panel_fits(const struct stage *st)
{
    enum { FEW = 18 }; /* cards, three rows of them */
    if (ace_panel_picks(st))
        return true;
    if (!ace_panel_open(st))
        return false;
    const struct rect body = body_of(st);
    switch (look(st)->mode) {
    case MODE_LOOK: return board_count(&st->shown.b, ACE_DISCARD) <= FEW;
    case MODE_HISTORY: return history_all(st, body.w - ui_px(&st->ui, 24)) <= body.h;
    case MODE_CLAIMS:
        return look(st)->preview.n > 0 &&
               rect_bottom(claim_row(st, look(st)->preview.n - 1)) + look(st)->scroll <=
                   rect_bottom(body);
    case MODE_SEEN: return st->ui.text <= 1;
    case MODE_SUM:
    case MODE_HINT:
    case MODE_USE:
    case MODE_AIM:
    case MODE_ARM: break;
    }
    return false;
}

void ace_panel_items(struct stage *st, struct items *it)
{
    const struct ace_state *k = look(st);
    if (k->mode == MODE_ARM) {
        add_arm(st, it);
        return;
    }
    if (k->mode == MODE_CLAIMS)
        add_claims(st, it);
    else if (k->mode == MODE_SUM)
        ace_sum_items(st, it, body_of(st));
    else if (k->mode == MODE_LOOK || picks_from_discard(st))
        add_grid(st, it);
    else if (k->mode == MODE_HINT)
        ace_hint_items(st, it);
    else if (k->mode == MODE_SEEN)
        ace_seen_items(st, it);
    else if (k->mode == MODE_AIM)
        add_shown(st, it);
    if (k->mode == MODE_HISTORY) {
        struct ace_state *own = look(st);
        own->scroll_most =
            fmaxf(0, history_all(st, body_of(st).w - ui_px(&st->ui, 24)) - body_of(st).h);
        own->scroll = fminf(fmaxf(0, own->scroll), own->scroll_most);
        /* The latest lines are there for anybody who listens. */
        for (int i = st->history.n > 12 ? st->history.n - 12 : 0; i < st->history.n; i++)
            items_add(it, (struct item){.id = item_id("line", i),
                                        .role = ITEM_TEXT,
                                        .name = st->history.line[i].text,
                                        .bounds = rect_make(0, 0, 0, 0)});
    }
    if (k->mode != MODE_AIM && k->mode != MODE_USE) { /* what was begun is left by Cancel */
        const struct rect r = k->at.panel;
        const struct ui_words how = {.face = &ace_text, .size = 26};
        const float w = fmaxf(ui_px(&st->ui, 180),
                              ui_write_width(&st->ui, &how, _("Close")) + ui_px(&st->ui, 150)),
                    h = fmaxf(ui_px(&st->ui, 60), ui_least(&st->ui) * 1.7F);
        items_add(it, (struct item){.id = item_id("close", 0),
                                    .role = ITEM_BUTTON,
                                    .name = _("Close"),
                                    .action = DO_CLOSE,
                                    .first = k->mode == MODE_HISTORY || k->mode == MODE_SUM,
                                    .bounds = rect_make(rect_right(r) - w - ui_px(&st->ui, 16),
                                                        r.y + ui_px(&st->ui, 16), w, h),
                                    .sound = "ui/back",
                                    .key = k->mode == MODE_LOOK      ? (enum key)'V'
                                           : k->mode == MODE_SUM     ? (enum key)'M'
                                           : k->mode == MODE_CLAIMS  ? (enum key)'C'
                                           : k->mode == MODE_HISTORY ? (enum key)'H'
                                           : k->mode == MODE_HINT    ? (enum key)'B'
                                           : k->mode == MODE_SEEN    ? (enum key)'K'
                                                                     : KEY_NONE});
    }
}

/* As on the world's pages. */
static struct ui page_ui(const struct stage *st)
{
    struct ui ui = st->ui;
    ui.theme = ui.contrast ? &ace_page_contrast : &ace_page;
    return ui;
}

/* A handbill for what is to be read, a board of the saloon's wall for cards and rows. How to write
 * on it. */
static struct ui draw_ground(const struct stage *st, struct canvas *c)
{
    const struct ui *ui = &st->ui, page = page_ui(st);
    const struct rect r = look(st)->at.panel;
    const float nail = ui_px(ui, 12), in = ui_px(ui, 18);
    if (look(st)->mode == MODE_HISTORY)
        return ui_sheet(c, &page, r);
    canvas_panel(c, r,
                 &(struct panel){.fill = ui->theme->well,
                                 .line = ACE_EDGE,
                                 .line_width = fmaxf(1, ui_px(ui, 6))});
    if (ui->contrast)
        return *ui;
    canvas_push_clip(c, rect_inset(r, ui_px(ui, 5)));
    ui_cover(c, ui, "ace/planks");
    canvas_fill(c, r, BOARD_SHADE);
    canvas_pop_clip(c);
    for (int i = 0; i < 4; i++)
        canvas_panel(c,
                     rect_around((struct point){i & 1 ? rect_right(r) - in : r.x + in,
                                                i & 2 ? rect_bottom(r) - in : r.y + in},
                                 nail, nail),
                     &(struct panel){.fill = ACE_EDGE, .radius = nail});
    return *ui;
}

void ace_draw_panel(const struct stage *st, struct canvas *c)
{
    const struct ui *ui = &st->ui;
    const struct ace_state *k = look(st);
    canvas_tag(c, "panel");
    if ((k->mode == MODE_ARM || k->mode == MODE_USE) && stage_caught_up(st))
        draw_arm(st, c);
    if (!ace_panel_open(st)) {
        canvas_tag(c, NULL);
        return;
    }
    const struct ui on = draw_ground(st, c);
    struct ui_words title = UI_LINE(&typeface_ace, 44, 0, TEXT_LEFT);
    ui_write(c, &on, &title, heading(st), heading_of(st));
    char text[240];
    explain(st, text, sizeof text);
    struct rect body = body_of(st);
    const bool grid = k->mode == MODE_LOOK || picks_from_discard(st);
    const struct ui_words said = {
        .face = &ace_text, .size = 24, .colour = ui->theme->soft, .place = TEXT_MIDDLE};
    const float high = said_height(st);
    if (*text && picks_from_discard(st))
        ui_write(c, ui, &said, text, rect_make(body.x, body.y - high - ui_px(ui, 6), body.w, high));
    else if (*text && !grid)
        ui_write(c, ui,
                 &(struct ui_words){.face = &ace_text, .size = 26, .colour = ui->theme->soft}, text,
                 rect_make(body.x, body.y, body.w, ui_px(ui, 120)));
    if (k->mode == MODE_CLAIMS)
        draw_claims(st, c);
    else if (k->mode == MODE_SUM)
        ace_sum_panel_draw(st, c, body);
    else if (k->mode == MODE_HISTORY)
        draw_history(st, c, &on);
    else if (k->mode == MODE_HINT)
        ace_hint_draw(st, c);
    else if (k->mode == MODE_SEEN)
        ace_seen_draw(st, c);
    else if (grid)
        draw_grid(st, c);
    else
        draw_shown(st, c);
    const struct item *close = items_get(st->items, item_id("close", 0));
    if (close)
        ui_button(c, ui, close, close->name, NULL, UI_PLAIN);
    canvas_tag(c, NULL);
}
