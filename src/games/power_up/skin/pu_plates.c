/* What everybody sees of everybody: energy and how many powers, in each plate; and what lies about
 * the board: limits, locks, powers played in this hand, and the cards of the deck that these eyes
 * know. */
#include "pu_look.h"
#include "poker_parts.h"
#include "poker_table.h"

#include "check.h"
#include "ease.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>

enum { ENERGY_MS = 500 };
#define NEXT_STEP 1.5F /* of the known cards of the deck, in heights of the strip */

/* ---- energy ---- */

int32_t pu_energy(const struct stage *st, int who)
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats);
    const struct pu_state *k = pu(st);
    const int32_t now = st->shown.b.num[POWER_UP_ENERGY + who];
    if (!k->energy_since[who])
        return now;
    const float t = ease_out_cubic(pu_t(st, k->energy_since[who], ENERGY_MS));
    return k->energy_from[who] + (int32_t)lroundf((float)(now - k->energy_from[who]) * t);
}

int32_t pu_energy_before(const struct stage *st, int who)
{
    CARRE_ASSERT(who >= 0 && who < SEATS);
    const struct pu_moment *m = &pu(st)->moment;
    const bool pays = pu_moment_on(st) && m->paid && m->who == who;
    return pays ? st->shown.b.num[POWER_UP_ENERGY + who] + power_cost(&st->rules, m->power)
                : pu_energy(st, who);
}

bool pu_energy_runs(const struct stage *st)
{
    for (int s = 0; s < SEATS; s++)
        if (pu(st)->energy_since[s] && poker_runs(st, pu(st)->energy_since[s], ENERGY_MS))
            return true;
    return false;
}

/* ---- the row of a plate ---- */

struct row_parts {
    struct rect bolt, bar, number, minis, words;
    bool two;
};

static struct ui_words row_number(const struct stage *st)
{
    return UI_LINE(st->ui.theme->strong, 21, poker_colour(st, POKER_GOLD), TEXT_RIGHT);
}

/* `taken`: of the second line's right end, by what else is said there. */
static void parts(const struct stage *st, struct rect row, float taken, struct row_parts *out)
{
    char text[PU_TEXT];
    const float line = poker_letter(st, 20) * 1.3F, pad = ui_px(&st->ui, 8);
    *out = (struct row_parts){.two = row.h >= line * 1.9F};
    const float h = out->two ? row.h / 2 : row.h, unit = fminf(h * 0.92F, line * 1.1F);
    snprintf(text, sizeof text, out->two ? _("%d / %d") : "%d", out->two ? 88 : 88, 88);
    const float nw = poker_width(st, row_number(st), text) + 2;
    float right = rect_right(row);
    if (!out->two) {
        const float w = fminf(row.w * 0.3F, unit * (1 + 0.9F * (float)(pu_most(st) - 1)));
        out->minis = rect_make(right - w, row.y + (h - unit) / 2, w, unit);
        right -= w + pad;
    } else {
        out->minis = rect_make(row.x, row.y + h + (h - unit) / 2,
                               fmaxf(unit, fminf(row.w * 0.5F, row.w - taken - pad)), unit);
    }
    out->bolt = rect_make(row.x, row.y + (h - unit) / 2, unit, unit);
    out->number = rect_make(right - nw, row.y, nw, h);
    const float x = row.x + unit + pad * 0.5F;
    out->bar = rect_make(x, row.y + h * 0.24F, fmaxf(0, right - nw - pad - x), h * 0.52F);
}

static struct rect mini_spot(const struct row_parts *p, int i, int n)
{
    const float w = p->minis.h,
                pitch = n > 1 ? fminf(w * 1.08F, (p->minis.w - w) / (float)(n - 1)) : 0;
    return rect_make(p->minis.x + (float)i * pitch, p->minis.y, w, p->minis.h);
}

struct rect pu_mini_spot(const struct stage *st, int who, int i, int n)
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats);
    struct row_parts p;
    parts(st, pu_at(st)->seat[who].row, poker_label_width(st, who), &p);
    return mini_spot(&p, i, n);
}

static void powers_words(const struct stage *st, int who, char out[PU_TEXT])
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats);
    const struct board *b = &st->shown.b;
    const int zone = POWER_UP_HELD + who, n = board_count(b, zone);
    snprintf(out, PU_TEXT, i18n_plural("%d power", "%d powers", (unsigned long)n), n);
}

void pu_draw_row(const struct stage *st, struct canvas *c, int who, struct rect row)
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats);
    struct row_parts p;
    char text[PU_TEXT];
    const struct theme *t = st->ui.theme;
    if (rect_empty(row) || st->shown.b.num[HOLDEM_RANK + who])
        return;
    parts(st, row, poker_label_width(st, who), &p);
    const int32_t now = pu_energy(st, who), most = st->rules.option[POWER_UP_ENERGY_MOST];
    pu_bolt(c, p.bolt, poker_colour(st, POKER_GOLD));
    if (p.bar.w > ui_px(&st->ui, 24))
        pu_bar(c, st, p.bar, now, pu_energy_before(st, who), most);
    snprintf(text, sizeof text, p.two ? _("%d / %d") : "%d", now, most);
    poker_write(c, st, row_number(st), text, p.number);
    if (p.two) {
        const int n = board_count(&st->shown.b, POWER_UP_HELD + who);
        const struct rect last = mini_spot(&p, n > 0 ? n - 1 : 0, n);
        const float x = (n ? rect_right(last) : p.minis.x) + ui_px(&st->ui, 8);
        powers_words(st, who, text);
        const struct ui_words how = UI_LINE(t->plain, 20, t->soft, TEXT_LEFT);
        const float taken = pu_moment_on(st) && pu(st)->moment.who == who
                                ? pu_cost_spot(st).w
                                : poker_label_width(st, who),
                    w = rect_right(row) - taken - ui_px(&st->ui, 10) - x;
        const struct rect line = rect_make(x, row.y + row.h / 2, w, row.h / 2);
        if (poker_fits(st, how, text, w) &&
            (pu_moment_on(st) ? !pu_moment_covers(st, line)
                              : !pu_band_hides(st, rect_inset_xy(line, 0, line.h * 0.2F))))
            poker_write(c, st, how, text, line);
    }
}

/* Is how often it may be played in a hand counted in a chip of its own? */
static bool is_limited(const struct stage *st, int power)
{
    return power_most(power) && st->rules.option[POWER_UP_LIST] >> power & 1;
}

static bool has_chip(const struct stage *st, card face)
{
    return card_is_power(face) && is_limited(st, card_power(face));
}

static void chip_box(const struct stage *st, struct canvas *c, struct rect r, int power)
{
    poker_panel(c, st, r, 8, st->ui.contrast ? COLOUR_BLACK : 0x0E1634FFU, pu_colour(st, power),
                1.6F);
}

/* A power that was played: on its way, or in a chip of its own. What is counted is drawn by the
 * chip that counts it. */
void pu_draw_played(const struct stage *st, struct canvas *c, const struct placed *p)
{
    const struct rect r = p->spot.at;
    if (r.w < 3 || !card_is_power(p->face) || (!p->flies && has_chip(st, p->face)))
        return;
    if (!has_chip(st, p->face))
        chip_box(st, c, r, card_power(p->face));
    pu_emblem(c, card_power(p->face), false, rect_inset(r, r.w * 0.08F), 1);
}

/* A power of somebody else, small: its back, or its emblem where all may see it (PU-53). */
void pu_draw_mini(const struct stage *st, struct canvas *c, const struct placed *p)
{
    const struct rect r = p->spot.at;
    if (r.w < 3)
        return;
    if (!p->spot.up || !card_is_power(p->face)) {
        pu_back(c, &st->ui, "power-up/power/mini", r);
        return;
    }
    const int power = card_power(p->face);
    poker_panel(c, st, r, 4, pu_deep(st, power), pu_colour(st, power), 1.4F);
    pu_emblem(c, power, false, rect_inset(r, r.w * 0.04F), 1);
}

/* ---- about the board ---- */

/* So many cards of the deck, from the top, are known to these eyes. */
static int pu_known_next(const struct stage *st, const struct board *b)
{
    int n = 0;
    const int pile = board_count(b, HOLDEM_PILE);
    (void)st;
    while (n < PU_FAN && n < pile && card_is_known(board_face(b, HOLDEM_PILE, pile - 1 - n)))
        n++;
    return n;
}

struct under {
    struct rect limit[POWERS], played, next, lock;
    float h;
    bool next_named;
};

static struct ui_words small_words(const struct stage *st)
{
    return UI_LINE(st->ui.theme->strong, 20, 0, TEXT_LEFT);
}

static void lock_text(const struct stage *st, bool brief, char out[PU_TEXT])
{
    const int n = st->shown.b.num[POWER_UP_LOCKED];
    if (brief)
        snprintf(out, PU_TEXT, i18n_plural("%d frozen", "%d frozen", (unsigned long)n), n);
    else
        snprintf(out, PU_TEXT, "%s", _("Frozen by an all-in"));
}

static float lock_width(const struct stage *st, bool brief)
{
    char text[PU_TEXT];
    lock_text(st, brief, text);
    return poker_width(st, small_words(st), text) + 3 * ui_px(&st->ui, 10);
}

/* The place of a played power that has a chip of its own, among those; `n`: of how many. */
static int single(const struct stage *st, const struct board *b, int index, int *n)
{
    int at = 0;
    *n = 0;
    for (int i = 0; i < board_count(b, POWER_UP_PLAYED); i++)
        if (!has_chip(st, board_face(b, POWER_UP_PLAYED, i))) {
            at += i < index;
            (*n)++;
        }
    return at;
}

struct span {
    float left, right;
};

/* The lock's words, in full, in short, or none where there is no room: the cards themselves are in
 * ice. `keeps` of the room is for the deck's known cards; returns what of it they have. */
static struct span place_lock(const struct stage *st, struct under *u, struct span in, float keeps)
{
    const struct board *b = &st->shown.b;
    const float pad = ui_px(&st->ui, 10);
    const int n = board_count(b, HOLDEM_BOARD),
              locked = b->num[POWER_UP_LOCKED] < n ? b->num[POWER_UP_LOCKED] : n;
    CARRE_ASSERT(locked > 0);
    const struct rect first = poker_board_spot(st, b, 0),
                      last = poker_board_spot(st, b, locked - 1);
    const float span = rect_right(last) - first.x;
    const struct rect bet = poker_look(st)->at.own.bet;
    /* the bet in front lies in this line, too */
    const bool beside = b->num[HOLDEM_BET + st->me] > 0 &&
                        rect_empty(poker_look(st)->at.seat[st->me].plate) && bet.x > in.left;
    const float behind = rect_right(bet) + pad,
                end = beside ? fminf(in.right, bet.x - pad) : in.right;
    /* the known cards lie behind the bet, or they take their room from the words */
    const bool apart = beside && in.right - behind >= keeps;
    const float right = apart ? end : end - keeps;
    float w = lock_width(st, poker_large(st)); /* the ice says the rest */
    if (w > fmaxf(span, (right - in.left) * 0.5F) || w > right - in.left)
        w = lock_width(st, true);
    if (w > right - in.left)
        return (struct span){in.left, end};
    w = fminf(fmaxf(w, fminf(span * 0.9F, w * 1.2F)), right - in.left);
    u->lock = rect_make(fminf(fmaxf(in.left, first.x + (span - w) / 2), right - w),
                        pu_at(st)->under.y, w, u->h);
    return apart ? (struct span){behind, in.right} : (struct span){rect_right(u->lock) + pad, end};
}

/* Right to left: limits, other powers played; the deck's known cards in the middle; the lock's
 * words under the locked cards. */
static void under_parts(const struct stage *st, struct under *u)
{
    const struct rect r = pu_at(st)->under;
    const struct board *b = &st->shown.b;
    const float pad = ui_px(&st->ui, 10);
    *u = (struct under){.h = fminf(r.h, fmaxf(ui_px(&st->ui, 44), poker_letter(st, 20) * 1.7F))};
    const float token = u->h + poker_width(st, small_words(st), "2/2") + pad * 1.6F;
    /* No further than a board of five: the rail runs aslant there. */
    const float five = poker_look(st)->at.card_w * 5 + ui_px(&st->ui, 14) * 4,
                inner = r.x + (r.w + five) / 2;
    float right = inner - r.x > r.w * 0.8F ? inner : rect_right(r);
    for (int p = POWERS - 1; p >= 0; p--) {
        if (!is_limited(st, p))
            continue;
        u->limit[p] = rect_make(right - token, r.y, token, u->h);
        right -= token + pad;
    }
    int played;
    single(st, b, 0, &played);
    const float w =
        played ? fminf((float)played * (u->h + pad * 0.6F) - pad * 0.6F, r.w * 0.22F) : 0;
    u->played = rect_make(right - w, r.y, w, u->h);
    right -= w + (w > 0 ? pad : 0);
    const int next = pu_choosing(st) < 0 ? pu_known_next(st, b) : 0;
    const float bare = pad * 2.6F + u->h * (1.1F + NEXT_STEP * (float)next),
                named = poker_width(st, small_words(st), _("Next in the deck")) + bare - u->h;
    struct span room = {r.x, right};
    if (b->num[POWER_UP_LOCKED] > 0 && board_count(b, HOLDEM_BOARD)) {
        const bool both = lock_width(st, poker_large(st)) + pad + named <= right - r.x;
        room = place_lock(st, u, room, next ? (both ? named : bare) + pad + 1 : 0);
    }
    if (next) {
        u->next_named = named <= room.right - room.left;
        const float nw = u->next_named ? named : bare;
        u->next = rect_make(room.left + fmaxf(0, (room.right - room.left - nw) / 2), r.y, nw, u->h);
    }
}

static struct rect emblem_in(const struct stage *st, struct rect chip)
{
    return rect_inset(rect_make(chip.x + ui_px(&st->ui, 3), chip.y, chip.h, chip.h),
                      chip.h * 0.08F);
}

/* In the chip that counts it, or in one of its own. */
struct rect pu_played_spot(const struct stage *st, const struct board *b, int i)
{
    struct under u;
    int n;
    under_parts(st, &u);
    const card face = board_face(b, POWER_UP_PLAYED, i);
    const int at = single(st, b, i, &n);
    if (has_chip(st, face))
        return emblem_in(st, u.limit[card_power(face)]);
    const float pitch =
        n > 1 ? fminf(u.h + ui_px(&st->ui, 6), (u.played.w - u.h) / (float)(n - 1)) : 0;
    return rect_make(u.played.x + pitch * (float)at, u.played.y, u.h, u.h);
}

static void draw_lock_label(const struct stage *st, struct canvas *c, const struct under *u)
{
    char text[PU_TEXT];
    const uint32_t ice = poker_colour(st, POKER_ICE);
    if (rect_empty(u->lock))
        return;
    lock_text(st, poker_large(st), text);
    if (!poker_fits(st, small_words(st), text, u->lock.w - ui_px(&st->ui, 16)))
        lock_text(st, true, text);
    const int locked = st->shown.b.num[POWER_UP_LOCKED],
              n = locked < board_count(&st->shown.b, HOLDEM_BOARD)
                      ? locked
                      : board_count(&st->shown.b, HOLDEM_BOARD);
    const struct rect first = poker_board_spot(st, &st->shown.b, 0),
                      last = poker_board_spot(st, &st->shown.b, n - 1);
    const float w = fmaxf(1, ui_px(&st->ui, 2)), up = ui_px(&st->ui, 9), x0 = first.x,
                x1 = rect_right(last), mid = u->lock.x + u->lock.w / 2, y = u->lock.y - up;
    /* a bracket under what the words are about */
    if (y - up > rect_bottom(first) + first.w * 0.12F && mid > x0 && mid < x1) {
        const uint32_t line = colour_faded(ice, 0.7F);
        canvas_fill(c, rect_make(x0, y, x1 - x0, w), line);
        canvas_fill(c, rect_make(x0, y - up, w, up), line);
        canvas_fill(c, rect_make(x1 - w, y - up, w, up), line);
        canvas_fill(c, rect_make(mid, y, w, up), line);
    }
    poker_panel(c, st, u->lock, 10, st->ui.contrast ? COLOUR_BLACK : 0x0B2A3FFFU, ice, 1.8F);
    struct ui_words how = small_words(st);
    how.align = TEXT_CENTRE;
    how.colour = ice;
    poker_write(c, st, how, text, u->lock);
}

static void draw_limit(const struct stage *st, struct canvas *c, int power, struct rect r)
{
    char text[32];
    if (rect_empty(r))
        return;
    const int used = power_up_played(&st->shown.b, power);
    const bool full = used >= power_most(power);
    snprintf(text, sizeof text, "%d/%d", used, power_most(power));
    chip_box(st, c, r, power);
    pu_emblem(c, power, false, emblem_in(st, r), used ? 1 : 0.6F);
    struct ui_words how = small_words(st);
    how.align = TEXT_CENTRE;
    how.colour = full ? PU_SHORT_RGB : pu_light(power);
    poker_write(c, st, how, text, rect_make(r.x + r.h, r.y, r.w - r.h - ui_px(&st->ui, 4), r.h));
}

static void draw_next(const struct stage *st, struct canvas *c, const struct under *u)
{
    const struct board *b = &st->shown.b;
    const struct rect r = u->next;
    if (rect_empty(r))
        return;
    const float pad = ui_px(&st->ui, 10);
    const uint32_t line = pu_colour(st, POWER_INTEL);
    poker_panel(c, st, r, 10, pu_deep(st, POWER_INTEL), line, 1.8F);
    struct ui_words how = small_words(st);
    how.colour = pu_light(POWER_INTEL);
    const float w = u->next_named ? poker_width(st, how, _("Next in the deck")) + 2 : r.h;
    if (u->next_named)
        poker_write(c, st, how, _("Next in the deck"), rect_make(r.x + pad, r.y, w, r.h));
    else
        pu_emblem(c, POWER_INTEL, false,
                  rect_inset(rect_make(r.x + pad * 0.6F, r.y, r.h, r.h), r.h * 0.06F), 1);
    /* a card's index alone: the whole would be too small to read */
    for (int i = 0; i < pu_known_next(st, b); i++) {
        char text[FACE_NAME];
        const card face = board_face(b, HOLDEM_PILE, board_count(b, HOLDEM_PILE) - 1 - i);
        const bool red = card_is_plain(face) &&
                         (card_suit(face) == SUIT_HEARTS || card_suit(face) == SUIT_DIAMONDS);
        const struct rect at = rect_make(r.x + pad * 2 + w + (float)i * u->h * NEXT_STEP,
                                         r.y + r.h * 0.08F, u->h * (NEXT_STEP - 0.1F), r.h * 0.84F);
        face_short(st, face, text);
        canvas_panel(c, at, &(struct panel){.fill = 0xFBF7EEFFU, .radius = at.h * 0.14F});
        poker_write(c, st,
                    UI_LINE(st->ui.theme->strong, 24, red ? 0xB81530FFU : 0x171C36FFU, TEXT_CENTRE),
                    text, at);
    }
}

void pu_draw_under(const struct stage *st, struct canvas *c)
{
    struct under u;
    if (rect_empty(pu_at(st)->under) || pu_moment_covers(st, pu_at(st)->under))
        return;
    under_parts(st, &u);
    canvas_tag(c, "under the board");
    draw_lock_label(st, c, &u);
    for (int p = 0; p < POWERS; p++)
        draw_limit(st, c, p, u.limit[p]);
    draw_next(st, c, &u);
    for (int i = 0; i < items_count(st->items); i++) {
        const struct item *item = items_at(st->items, i);
        bool limit = false;
        for (int p = 0; p < POWERS; p++)
            limit |= item->id == item_id("limit", p);
        if (limit || item->id == item_id("locked", 0) || item->id == item_id("next", 0) ||
            item->id == item_id("played", 0))
            ui_ring(c, &st->ui, item);
    }
    canvas_tag(c, NULL);
}

/* ---- to be read ---- */

static void add(struct items *it, uint32_t id, const char *name, const char *value,
                const char *about, struct rect r)
{
    if (!rect_empty(r))
        items_add(it, (struct item){.id = id,
                                    .role = ITEM_PICTURE,
                                    .name = name,
                                    .value = value,
                                    .about = about,
                                    .readable = true,
                                    .bounds = r});
}

void pu_under_items(struct stage *st, struct items *it)
{
    struct under u;
    struct strbuf list = STRBUF_EMPTY;
    char text[PU_TEXT];
    const struct board *b = &st->shown.b;
    if (rect_empty(pu_at(st)->under))
        return;
    under_parts(st, &u);
    lock_text(st, true, text);
    add(it, item_id("locked", 0), _("All-in freeze"), text,
        _("When a player goes all-in, the cards on the board are frozen: no power can remove them "
          "this hand."),
        u.lock);
    for (int i = 0; i < pu_known_next(st, b); i++) {
        char name[FACE_NAME];
        face_name(st, board_face(b, HOLDEM_PILE, board_count(b, HOLDEM_PILE) - 1 - i), name);
        strbuf_addf(&list, "%s%s", i ? ", " : "", name);
    }
    add(it, item_id("next", 0), _("Next in the deck"), strbuf_text(&list),
        _("Cards in the deck that you know. Other players see only those that a power has shown to "
          "everyone."),
        u.next);
    strbuf_free(&list);
    for (int i = 0; i < board_count(b, POWER_UP_PLAYED); i++)
        strbuf_addf(&list, "%s%s", i ? ", " : "",
                    power_title(card_power(board_face(b, POWER_UP_PLAYED, i))));
    add(it, item_id("played", 0), _("Played this hand"), strbuf_text(&list),
        _("Clone copies the last power that isn’t a Clone."), u.played);
    strbuf_free(&list);
    for (int p = 0; p < POWERS; p++)
        if (pu_powers[p].limit) {
            snprintf(text, sizeof text, _("%d of %d"), power_up_played(b, p), power_most(p));
            add(it, item_id("limit", p), _(pu_powers[p].limit), text,
                _("At most twice per hand, counting all players."), u.limit[p]);
        }
}
