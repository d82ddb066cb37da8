/* The game of two (AS-50 to AS-59): a plate for each with name, covered cards and whose turn it is,
 * the tray of the shared row, and what was said, in a bubble at the plate of the player who said
 * it. Plates keep their places when another player comes to the front. */
#include "ace_controls.h"
#include "ace_moments.h"
#include "ace_paint.h"
#include "ace_things.h"

#include "check.h"
#include "ease.h"
#include "emblems.h"
#include "i18n.h"
#include "layout.h"
#include "plain.h"

#include <math.h>
#include <stdio.h>

enum {
    SAID_TURNS = 1,
    BUBBLE_MS = 220,
    LARGE = 30 /* letters for which the poster needs all its height */,
    HUGE_LETTERS = 32
};

static bool couch(const struct stage *st) { return st->privacy != PRIVACY_ONE; }

static int other(const struct stage *st)
{
    CARRE_ASSERT(st->me == 0 || st->me == 1);
    return 1 - st->me;
}

/* ---- places ---- */

/* A plate holds two lines: the name, and whose turn it is or what lies there. */
static float plate_height(const struct places *at) { return fmaxf(92, at->u * 2.6F + 16); }

static const struct ui_words bubble_words = {
    .face = &ace_text, .size = 28, .colour = ACE_INK, .align = TEXT_CENTRE, .place = TEXT_MIDDLE};

/* Whose words they are is told by the animal in front of them. */
static float bubble_face(const struct stage *st)
{
    return fmaxf(ui_px(&st->ui, 46), ui_letters(&st->ui, 28) * 1.3F);
}

/* What was said has a place of its own above the plates, so that it hides nothing: the poster is
 * that much shorter. Its size; nothing said: none. */
static struct rect bubble_size(const struct stage *st, int who)
{
    CARRE_ASSERT(who == 0 || who == 1);
    const struct said *s = &look(st)->said[who];
    const float pad = ui_px(&st->ui, 18);
    if (!s->on || look(st)->at.u > LARGE)
        return (struct rect){0};
    struct strbuf words = STRBUF_EMPTY;
    ace_hint_words(st, s->hint, s->face, &words);
    const float w = fminf(look(st)->at.poster.w - 2 * pad - bubble_face(st),
                          ui_write_width(&st->ui, &bubble_words, strbuf_text(&words)) + 4);
    const float h = ui_write_height(&st->ui, &bubble_words, strbuf_text(&words), w) + 2;
    strbuf_free(&words);
    return rect_make(0, 0, w + 2 * pad + bubble_face(st),
                     fmaxf(h + pad, bubble_face(st) + pad * 0.4F));
}

void ace_two_measure(struct stage *st, float height)
{
    struct places *at = &look(st)->at;
    const float s = st->ui.scale, h = plate_height(at), gap = 10;
    const float left = at->poster.x, w = at->poster.w, low = height - 20;
    for (int i = 0; i < 2; i++) {
        at->plate[i] =
            rect_make(left, (low - (float)(2 - i) * h - (float)(1 - i) * gap) * s, w, h * s);
        const float d = fminf(h - 16, 84) * s;
        at->say[i] = rect_make(rect_right(at->plate[i]) - d - 8 * s,
                               at->plate[i].y + (at->plate[i].h - d) / 2, d, d);
    }
    float said = 0;
    for (int i = 0; i < 2; i++)
        said += bubble_size(st, i).h + (look(st)->said[i].on && at->u <= LARGE ? 10 * s : 0);
    at->poster.h = at->plate[0].y - 12 * s - said - at->poster.y;
    /* Hand and shared row lie at one height; the row in its tray, with its name above. */
    const float card_h = (at->compact ? 226 : 210) * s, pad = 10 * s,
                title = fmaxf(34 * s, ui_least(&st->ui) * 1.3F);
    const float bottom = rect_bottom(at->hand), all = at->hand.w, own = all * 0.6F,
                between = 26 * s;
    at->row = at->hand;
    at->hand = rect_make(at->row.x, bottom - card_h, own, card_h);
    at->tray = rect_make(at->row.x + own + between, bottom - card_h - title - pad,
                         all - own - between, card_h + title + 2 * pad);
    at->shared = rect_make(at->tray.x + pad, bottom - card_h, at->tray.w - 2 * pad, card_h);
    /* the way back: on the own plate, the name stands above the hand */
    if (st->peeking && at->u > HUGE_LETTERS) {
        const struct rect p = at->plate[st->me];
        at->put_down = rect_make(p.x, p.y, at->say[st->me].x - p.x - 8 * s, p.h);
    } else if (st->peeking) { /* beside the shot */
        const struct rect r = at->primary;
        at->primary.w = r.w * 0.6F;
        at->put_down = rect_make(r.x + r.w * 0.63F, r.y, r.w * 0.37F, r.h);
    }
}

bool ace_two_plate(const struct stage *st, int who, struct rect *out)
{
    if (!ace_two(st) || who < 0 || who > 1)
        return false;
    *out = look(st)->at.plate[who];
    return true;
}

static bool says(const struct stage *st, int who)
{
    CARRE_ASSERT(who == 0 || who == 1);
    /* The one in front, and anybody else who is at the screen and not behind a curtain. */
    return who == st->me ? st->plate[who].person || !couch(st)
                         : st->plate[who].person &&
                               (st->privacy == PRIVACY_PEEK || st->privacy == PRIVACY_OPEN);
}

/* The cards of who does not sit in front, small. */
static struct rect mini_spot(const struct stage *st, int who, int i, int n)
{
    CARRE_ASSERT((who == 0 || who == 1) && i >= 0 && i < n);
    const struct places *at = &look(st)->at;
    const struct rect p = at->plate[who];
    const float h = fminf(p.h - ui_px(&st->ui, 20), ui_px(&st->ui, 76)), w = h / LAYOUT_CARD,
                room = ui_px(&st->ui, 128);
    const float step = n > 1 ? fminf(w * 0.5F, (room - w) / (float)(n - 1)) : 0,
                right = says(st, who) ? at->say[who].x : rect_right(p);
    return rect_make(right - ui_px(&st->ui, 12) - w - step * (float)(n - 1 - i),
                     p.y + (p.h - h) / 2, w, h);
}

void ace_two_place(const struct stage *st, const struct tabletop *t, struct scatter *out)
{
    const int who = other(st), n = board_count(&t->b, ACE_HAND + who);
    for (int i = 0; i < n; i++)
        stage_place(out, t, ACE_HAND + who, i, mini_spot(st, who, i, n));
}

/* ---- controls ---- */

const char *ace_not_your_turn(struct stage *st)
{
    char *why = look(st)->why;
    if (!ace_two(st) || st->shown.b.over)
        return _("There’s nothing to decide right now.");
    snprintf(why, sizeof look(st)->why, _("%s is aiming."),
             stage_name(st, st->shown.b.num[ACE_ACTIVE]));
    return why;
}

static const char *hint_refused(struct stage *st, int who)
{
    struct action a = action_of((seat)who, ACE_HINT, 0);
    return stage_refusal(st, &a);
}

static void add_plate(struct stage *st, struct items *it, int s)
{
    CARRE_ASSERT(s == 0 || s == 1);
    const struct places *at = &look(st)->at;
    char value[120];
    const int n = board_count(&st->shown.b, ACE_HAND + s);
    const bool turn = st->shown.b.num[ACE_ACTIVE] == s && !st->shown.b.over;
    if (s == st->me && st->peeking && at->u > HUGE_LETTERS) /* the way back lies there */
        return;
    snprintf(value, sizeof value, i18n_plural("%d card", "%d cards", (unsigned long)n), n);
    items_add(
        it,
        (struct item){
            .id = item_id("plate", s),
            .role = ITEM_PICTURE,
            .name = stage_name(st, s),
            .value = value,
            .readable = true,
            .about =
                turn
                    ? _("It’s this player’s turn to aim.")
                    : _("Partners can’t show each other their hands, but vague clues are allowed."),
            .bounds = says(st, s) ? rect_make(at->plate[s].x, at->plate[s].y,
                                              at->say[s].x - at->plate[s].x, at->plate[s].h)
                                  : at->plate[s]});
}

void ace_two_items(struct stage *st, struct items *it)
{
    const struct places *at = &look(st)->at;
    for (int s = 0; s < 2; s++) {
        add_plate(st, it, s);
        if (!says(st, s) || (ace_panel_open(st) && look(st)->mode != MODE_HINT))
            continue;
        items_add(it,
                  (struct item){
                      .id = item_id("say", s),
                      .role = ITEM_BUTTON,
                      .name = C_("to the partner", "Say something"),
                      .value = couch(st) ? stage_name(st, s) : NULL,
                      .action = DO_SAY,
                      .arg = s,
                      .key = look(st)->mode == MODE_HINT ? KEY_NONE
                             : s == st->me               ? (enum key)'B'
                                                         : (enum key)'N',
                      .bounds = at->say[s],
                      .sound = "ui/open",
                      .radius = ui_px(&st->ui, 16),
                      .why_not = hint_refused(st, s),
                      .about = _("A vague clue to your partner. You can’t say anything exact.")});
    }
}

/* ---- what happens ---- */

void ace_two_happened(struct stage *st, const struct event *e)
{
    struct ace_state *k = look(st);
    if (e->why == ACE_WHY_TURN) {
        k->turn++;
        for (int s = 0; s < 2; s++)
            k->said[s].on = k->said[s].on && k->turn - k->said[s].turn <= SAID_TURNS;
        if (!st->hurrying)
            stage_sound_step(st, "voice/turn", e->who + 1);
    } else if (e->why == ACE_WHY_HINT && e->who >= 0 && e->who < 2) {
        k->said[e->who] = (struct said){.on = true,
                                        .order = ++k->words,
                                        .hint = (uint8_t)e->from,
                                        .face = e->face,
                                        .turn = k->turn,
                                        .since = st->hurrying ? 0 : st->ui.now};
        if (!st->hurrying)
            stage_sound(st, "ui/toast");
    }
}

bool ace_two_moves(const struct stage *st)
{
    for (int s = 0; s < 2; s++)
        if (look(st)->said[s].on && look(st)->said[s].since &&
            st->ui.now - look(st)->said[s].since < ui_ms(&st->ui, BUBBLE_MS))
            return true;
    return false;
}

/* ---- drawing ---- */

/* By what both see: an enemy falls, the gun jams, whose turn it is. */
static enum mood mood_of(const struct stage *st, int who)
{
    const struct moment *m = &look(st)->moment;
    if (ace_moment_on(st))
        return m->kind == MOMENT_KILL || m->kind == MOMENT_FALL  ? MOOD_GLAD
               : m->kind == MOMENT_JAM || m->kind == MOMENT_LOSE ? MOOD_SAD
                                                                 : MOOD_CALM;
    return !st->shown.b.over && st->shown.b.num[ACE_ACTIVE] == who ? MOOD_THINK : MOOD_CALM;
}

static void disc(const struct stage *st, struct canvas *c, int who, struct rect r)
{
    CARRE_ASSERT(who == 0 || who == 1);
    const struct nameplate *p = &st->plate[who];
    char name[EMBLEM_PICTURE];
    if (!emblem_is_face(p->emblem)) {
        emblem_ground_picture(p->ground, name);
        canvas_picture(c, name, r, paint_plain());
    }
    emblem_picture(p->emblem, mood_of(st, who), name);
    plain_emblem(c, &st->ui, name, p->emblem, r);
}

static const char *state_of(const struct stage *st, int who)
{
    if (st->shown.b.over)
        return "";
    if (st->shown.b.num[ACE_ACTIVE] == who)
        return who == st->me && !couch(st) ? _("Your turn") : C_("duel", "Aiming");
    return C_("player", "Next");
}

static void plate_draw(const struct stage *st, struct canvas *c, int who)
{
    CARRE_ASSERT(who == 0 || who == 1);
    const struct ui *ui = &st->ui;
    const struct places *at = &look(st)->at;
    const struct rect r = at->plate[who];
    const bool turn = st->shown.b.num[ACE_ACTIVE] == who && !st->shown.b.over;
    const uint32_t ink = turn ? ACE_INK : ui->theme->text;
    if (turn && !ui->contrast)
        canvas_picture(c, "ace/glow", rect_inset_xy(r, -r.w * 0.14F, -r.h * 0.5F),
                       paint_alpha(0.55F));
    canvas_panel(c, r,
                 &(struct panel){.fill = turn ? ui->theme->accent : ui->theme->panel,
                                 .radius = ui_px(ui, 12),
                                 .line = turn ? ACE_GLOW : ACE_EDGE,
                                 .line_width = fmaxf(1, ui_px(ui, turn ? 5 : 2.4F))});
    const float pad = ui_px(ui, 12), d = fminf(r.h - 2 * pad, ui_px(ui, 72));
    const float right = (board_count(&st->shown.b, ACE_HAND + who) && who != st->me
                             ? mini_spot(st, who, 0, board_count(&st->shown.b, ACE_HAND + who)).x
                         : says(st, who) ? at->say[who].x
                                         : rect_right(r)) -
                        pad;
    float x = r.x + pad;
    const struct ui_words least = {.face = &ace_text, .size = 18};
    /* The animal gives way to words that need its room. */
    if (fmaxf(ui_write_width(ui, &least, stage_name(st, who)),
              ui_write_width(ui, &least, state_of(st, who))) <= right - x - d - pad) {
        disc(st, c, who, rect_make(x, r.y + (r.h - d) / 2, d, d));
        x += d + pad;
    }
    if (who == st->me && st->peeking && at->u > HUGE_LETTERS) /* the way back lies there */
        return;
    const struct ui_words name = UI_LINE(&ace_text, 30, ink, TEXT_LEFT),
                          state = UI_LINE(&ace_text, 22, ink, TEXT_LEFT);
    ui_write(c, ui, &name, stage_name(st, who),
             rect_make(x, r.y + pad * 0.5F, right - x, r.h * 0.5F - pad * 0.5F));
    ui_write(c, ui, &state, state_of(st, who),
             rect_make(x, r.y + r.h * 0.5F, right - x, r.h * 0.5F - pad * 0.5F));
}

static void say_draw(const struct stage *st, struct canvas *c, const struct item *i)
{
    const struct ui *ui = &st->ui;
    if (!i)
        return;
    const struct rect r = i->pressed && !ui->calm ? rect_scaled(i->bounds, 0.95F) : i->bounds;
    const uint32_t ink = i->why_not ? ui->theme->on_dim : ui->theme->text;
    canvas_panel(c, r,
                 &(struct panel){.fill = i->hovered && !i->why_not ? ACE_HOVERED : ui->theme->well,
                                 .radius = ui_px(ui, 16),
                                 .line = i->why_not ? ACE_EDGE : ACE_BONE,
                                 .line_width = fmaxf(1, ui_px(ui, 2.4F))});
    const float cap = ui_key_width(ui, i, 20);
    /* A bubble with three points: what is said has no letters. */
    const struct rect b =
        rect_make(r.x + r.w * 0.2F, r.y + r.h * 0.14F, r.w * 0.6F, r.h * (cap > 0 ? 0.36F : 0.5F));
    canvas_panel(c, b,
                 &(struct panel){.radius = b.h * 0.45F,
                                 .line = ink,
                                 .line_width = fmaxf(1.5F, ui_px(ui, 3.4F))});
    for (int d = 0; d < 3; d++)
        canvas_panel(
            c,
            rect_around((struct point){b.x + b.w * (0.28F + 0.22F * (float)d), b.y + b.h / 2},
                        b.h * 0.2F, b.h * 0.2F),
            &(struct panel){.fill = ink, .radius = b.h});
    if (cap > 0)
        ace_key(c, ui, i, (struct point){r.x + r.w / 2, r.y + r.h * 0.74F}, 20,
                i->why_not ? CAP_DIM : CAP_PLAIN);
    ui_ring(c, ui, i);
}

static void bubble(const struct stage *st, struct canvas *c, int who)
{
    CARRE_ASSERT(who == 0 || who == 1);
    const struct ui *ui = &st->ui;
    const struct said *s = &look(st)->said[who];
    const struct places *at = &look(st)->at;
    const struct rect size = bubble_size(st, who), plate = at->plate[who];
    if (!s->on || at->u > LARGE)
        return;
    struct strbuf words = STRBUF_EMPTY;
    ace_hint_words(st, s->hint, s->face, &words);
    const float t = s->since && !ui->calm
                        ? ease_out_back(ease_progress(ui->now, s->since, ui_ms(ui, BUBBLE_MS)))
                        : 1;
    /* In the order of the plates, from the bottom of the poster; left for the upper plate, right
     * for the lower one, with a tail down to it. */
    const float y = rect_bottom(at->poster) + ui_px(ui, 8) +
                    (who && look(st)->said[0].on ? bubble_size(st, 0).h + ui_px(ui, 10) : 0);
    const struct rect full =
                          rect_make(who ? rect_right(plate) - size.w : plate.x, y, size.w, size.h),
                      box = rect_scaled(full, t);
    const float d = ui_px(ui, 16),
                x = who ? rect_right(full) - ui_px(ui, 60) : full.x + ui_px(ui, 44);
    canvas_tag(c, "bubble");
    canvas_panel(c, rect_around((struct point){x, rect_bottom(full) + d * 0.3F}, d, d),
                 &(struct panel){.fill = ACE_CANDLE,
                                 .radius = d,
                                 .line = ACE_EMBER,
                                 .line_width = fmaxf(1, ui_px(ui, 2))});
    canvas_panel(c, box,
                 &(struct panel){.fill = ACE_CANDLE,
                                 .radius = ui_px(ui, 24),
                                 .line = ACE_EMBER,
                                 .line_width = fmaxf(1.5F, ui_px(ui, 3))});
    if (t >= 0.98F) {
        const float face = bubble_face(st);
        disc(st, c, who,
             rect_make(full.x + ui_px(ui, 10), full.y + (full.h - face) / 2, face, face));
        ui_write(c, ui, &bubble_words, strbuf_text(&words),
                 rect_make(full.x + face + ui_px(ui, 18), full.y, full.w - face - ui_px(ui, 36),
                           full.h));
    }
    canvas_tag(c, NULL);
    strbuf_free(&words);
}

/* In large letters only the latest words, above all. */
bool ace_two_speaks_above(const struct stage *st)
{
    const struct ace_state *k = look(st);
    return ace_two(st) && k->at.u > LARGE && (k->said[0].on || k->said[1].on);
}

static void bubble_above(const struct stage *st, struct canvas *c)
{
    const struct ui *ui = &st->ui;
    const struct said *s = look(st)->said;
    const int who = !s[0].on || (s[1].on && s[1].order > s[0].order);
    struct rect r = look(st)->at.trail;
    const float high = r.h, face = high * 0.8F;
    struct strbuf words = STRBUF_EMPTY;
    ace_hint_words(st, s[who].hint, s[who].face, &words);
    r.h = fmaxf(high, ui_write_height(ui, &(struct ui_words){.face = &ace_text, .size = 18},
                                      strbuf_text(&words), r.w - high - ui_px(ui, 20)) +
                          ui_px(ui, 8));
    canvas_tag(c, "bubble");
    canvas_panel(c, r,
                 &(struct panel){.fill = ACE_CANDLE,
                                 .radius = ui_px(ui, 24),
                                 .line = ACE_EMBER,
                                 .line_width = fmaxf(1.5F, ui_px(ui, 3))});
    disc(st, c, who, rect_make(r.x + high * 0.1F, r.y + (r.h - face) / 2, face, face));
    ui_write(c, ui, &bubble_words, strbuf_text(&words),
             rect_make(r.x + high, r.y, r.w - high - ui_px(ui, 20), r.h));
    canvas_tag(c, NULL);
    strbuf_free(&words);
}

void ace_two_draw_tray(const struct stage *st, struct canvas *c)
{
    const struct ui *ui = &st->ui;
    const struct places *at = &look(st)->at;
    if (ace_panel_open(st))
        return;
    canvas_tag(c, "tray");
    canvas_panel(c, at->tray,
                 &(struct panel){.fill = ui->contrast ? COLOUR_BLACK : 0x120C08B0U,
                                 .radius = ui_px(ui, 12),
                                 .line = ACE_EMBER,
                                 .line_width = fmaxf(1, ui_px(ui, 2)),
                                 .dash = ui_px(ui, 12),
                                 .gap = ui_px(ui, 9)});
    bool lifted = board_count(&st->shown.b, ACE_SHOT) > 0; /* then cards lie over the title */
    for (int i = 0; i < board_count(&st->shown.b, ACE_SHARED); i++)
        lifted |= picks_has(&look(st)->aimed, board_face(&st->shown.b, ACE_SHARED, i)) ||
                  picks_has(&look(st)->picked, board_face(&st->shown.b, ACE_SHARED, i));
    if (!lifted)
        ui_write(c, ui, &UI_LINE(&ace_text, 24, ui->theme->soft, TEXT_CENTRE), _("Shared row"),
                 rect_make(at->tray.x, at->tray.y, at->tray.w, at->shared.y - at->tray.y));
    canvas_tag(c, NULL);
}

void ace_two_draw(const struct stage *st, struct canvas *c)
{
    canvas_tag(c, "plates");
    for (int s = 0; s < 2; s++)
        plate_draw(st, c, s);
    if (st->peeking)
        ace_draw_put_down(st, c);
    for (int i = 0; i < st->cards.n; i++)
        if (st->cards.card[i].zone == ACE_HAND + other(st))
            face_draw(st, c, &st->cards.card[i]);
    for (int s = 0; s < 2; s++) {
        say_draw(st, c, items_get(st->items, item_id("say", s)));
        const struct item *i = items_get(st->items, item_id("plate", s));
        if (i)
            ui_ring(c, &st->ui, i);
    }
    canvas_tag(c, NULL);
    for (int s = 0; s < 2; s++)
        bubble(st, c, s);
    if (ace_two_speaks_above(st))
        bubble_above(st, c);
}
