/* The claims to choose from: what five cards are taken for, with what each is worth, and why one is
 * banned. */
#include "ace_panels.h"
#include "ace_controls.h"
#include "ace_count.h"
#include "ace_paint.h"

#include "check.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

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

struct rect ace_panel_claim_row(const struct stage *st, int i)
{
    CARRE_ASSERT(i >= 0);
    struct rect body = ace_panel_body_of(st);
    const float h = claim_height(st, body.w);
    return rect_make(body.x, body.y + (float)i * (h + ui_px(&st->ui, 10)) - look(st)->scroll,
                     body.w, h);
}

void ace_panel_add_claims(struct stage *st, struct items *it)
{
    struct ace_state *k = look(st);
    const struct rect body = ace_panel_body_of(st),
                      last = ace_panel_claim_row(st, k->preview.n - 1);
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
                                    .bounds = ace_panel_claim_row(st, i),
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
    const struct rect body = ace_panel_body_of(st), r = ace_panel_claim_row(st, i);
    look(st)->scroll += fminf(0, r.y - body.y) + fmaxf(0, rect_bottom(r) - rect_bottom(body));
}

void ace_panel_draw_claims(const struct stage *st, struct canvas *c)
{
    const struct ui *ui = &st->ui;
    const struct ace_state *k = look(st);
    const struct ui page = ace_panel_page_ui(st);
    canvas_push_clip(c, rect_inset_xy(ace_panel_body_of(st), -ui_px(ui, 14), 0));
    for (int i = 0; i < k->preview.n; i++) {
        const struct item *item = items_get(st->items, item_id("claim", i));
        if (!item || !rect_meets(item->bounds, ace_panel_body_of(st)))
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
