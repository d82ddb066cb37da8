/* The duel as it is seen: ground, cards in their layers, the signs on the own hand. */
#include "ace_table_draw.h"

#include "ace_controls.h"
#include "ace_count.h"
#include "ace_moments.h"
#include "ace_paint.h"
#include "ace_things.h"
#include "i18n.h"
#include "plain.h"

#include <math.h>
#include <stdio.h>

static void draw_ground(const struct stage *st, struct canvas *c)
{
    canvas_clear(c, st->ui.theme->ground);
    if (st->ui.contrast)
        return;
    int scene = ace_scene(st->shown.b.num[ACE_MARKER]);
    const struct moment *m = &look(st)->moment;
    /* the old one stays until the banner's dark is deepest */
    scene -= m->kind == MOMENT_SCENE ? st->ui.now < m->since + m->ms / 2 : look(st)->poster_waits;
    char name[32];
    snprintf(name, sizeof name, "ace/scene-%d", scene < 1 ? 1 : scene > 4 ? 4 : scene);
    const float k = fmaxf(st->ui.w / 1920, st->ui.h / 1080);
    canvas_picture(c,
                   st->ground                    ? st->ground
                   : canvas_has_picture(c, name) ? name
                                                 : "ace/ground",
                   rect_around((struct point){st->ui.w / 2, st->ui.h / 2}, 1920 * k, 1080 * k),
                   paint_plain());
    if (look(st)->at.row_gun) /* much is read on it: the place is a dusk behind that */
        canvas_fill(c, rect_make(0, 0, st->ui.w, st->ui.h), 0x3C1C0CA8U);
}

/* Enemies' cards on their way: a portrait in a ring of light. */
static void draw_enemy_flight(const struct stage *st, struct canvas *c, const struct placed *p)
{
    char portrait[64];
    const struct ace_enemy *e = ace_enemy_of(&st->rules, p->face);
    if (!e || !p->flies)
        return;
    struct rect r = rect_fitted(p->spot.at, 300, 360);
    canvas_push_fade(c, p->spot.alpha);
    if (!st->ui.calm)
        canvas_picture(c, "ace/glow", rect_scaled(r, 1.9F), paint_alpha(0.7F));
    ace_portrait(e, portrait);
    canvas_panel(c, rect_inset(r, -ui_px(&st->ui, 5)),
                 &(struct panel){.fill = ACE_EMBER, .radius = ui_px(&st->ui, 6)});
    plain_face(c, &st->ui, portrait, _(e->name), false, r);
    canvas_pop_fade(c);
}

static bool is_enemy(const struct placed *p)
{
    return p->face >= CARD_OWN && card_is_known(p->face);
}

enum layer { LAYER_PILES, LAYER_TABLE, LAYER_PANEL };

static enum layer layer_of(const struct placed *p)
{
    if (p->zone == ACE_SHOWN)
        return LAYER_PANEL;
    return (p->zone == ACE_PILE || p->zone == ACE_DISCARD) && !p->flies ? LAYER_PILES : LAYER_TABLE;
}

static void draw_cards(const struct stage *st, struct canvas *c, enum layer layer)
{
    for (int flying = 0; flying < 2; flying++)
        for (int i = 0; i < st->cards.n; i++) {
            const struct placed *p = &st->cards.card[i];
            if (p->flies != (flying == 1) || layer_of(p) != layer)
                continue;
            if (is_enemy(p))
                draw_enemy_flight(st, c, p);
            else
                face_draw(st, c, p);
        }
    for (int i = 0; i < st->cards.n; i++)
        if (layer_of(&st->cards.card[i]) == layer)
            face_ring(st, c, &st->cards.card[i]);
}

/* What is to be said of a chosen card: what it has become by a bonus or as the Joker, or that it is
 * in no combination. */
static bool card_tag(const struct stage *st, const struct placed *p, char out[FACE_NAME])
{
    const struct preview *v = &look(st)->preview;
    if (!v->n || p->rim == RIM_TARGET)
        return false;
    const card joker = v->list[v->which].claim.joker;
    for (int m = 0; m < v->ncards && p->rim == RIM_CHOSEN; m++) {
        const card now = card_is_joker(v->cards[m]) ? joker : v->changed[m];
        if (v->cards[m] == p->face && now != p->face && now != CARD_NONE) {
            face_short(st, now, out);
            return true;
        }
    }
    snprintf(out, FACE_NAME, "%s", _("spare"));
    return p->rim == RIM_BESIDE;
}

/* A suit that the enemy bans: the sign of his penalty on the corner of each such card, and a line
 * through it. */
static void draw_void(const struct stage *st, struct canvas *c, struct rect at)
{
    const float d = fmaxf(ui_px(&st->ui, 34), ui_least(&st->ui) * 1.5F);
    const struct rect r = rect_make(at.x + at.w * 0.05F, at.y + at.h * 0.36F, d, d);
    canvas_panel(c, r,
                 &(struct panel){.fill = ACE_INK,
                                 .radius = d / 2,
                                 .line = ACE_PENALTY,
                                 .line_width = fmaxf(1, ui_px(&st->ui, 2))});
    ui_icon(c, &st->ui, "verb-void", rect_inset(r, d * 0.16F), ACE_PENALTY);
}

/* Key caps below the hand, and "beside" where a chosen card is in no combination. */
static void draw_hand_signs(const struct stage *st, struct canvas *c)
{
    const struct ace_state *k = look(st);
    const struct ui *ui = &st->ui;
    for (int i = 0; i < items_count(st->items); i++) {
        const struct item *it = items_at(st->items, i);
        if (it->role != ITEM_CARD || it->action != DO_CARD || k->ask.zone != ACE_HAND + st->me)
            continue;
        const struct placed *p = NULL;
        for (int m = 0; m < st->cards.n; m++)
            if (item_id("card", (int)st->cards.card[m].face) == it->id)
                p = &st->cards.card[m];
        if (!p || !stage_caught_up(st))
            continue;
        const bool in = p->rim == RIM_CHOSEN || p->rim == RIM_TARGET;
        if (ui->caps == CAPS_KEYS) {
            struct point at = {it->bounds.x + fminf(ui_px(ui, 58), it->bounds.w / 2),
                               k->at.keys.y + k->at.keys.h / 2};
            ace_key(c, ui, it, at, 20, in ? CAP_LIT : it->chosen ? CAP_BESIDE : CAP_PLAIN);
        }
        if (!it->chosen && ace_is_void(st, p->face))
            draw_void(st, c, p->spot.at);
        char tag[FACE_NAME];
        if (it->chosen && (!st->reel || p->rim == RIM_CHOSEN) && card_tag(st, p, tag)) {
            struct ui_words how = UI_LINE(&ace_text, 18, ACE_INK, TEXT_CENTRE);
            const int n = board_count(&st->shown.b, p->zone);
            const float pitch =
                p->zone == ACE_SHARED
                    ? ace_shared_spot(st, 1, n, false).x - ace_shared_spot(st, 0, n, false).x
                    : ace_hand_spot(st, 1, n, false).x - ace_hand_spot(st, 0, n, false).x;
            const float word = ui_write_width(ui, &how, tag) + 4,
                        w = fminf(word + ui_px(ui, 16), pitch), h = ui_letters(ui, 18) * 1.6F;
            if (n > 1 && word > pitch) /* the rim says it too, and the spoken name */
                continue;
            const float cap = ui_px(ui, 20 * fminf(ui->text, 1.4F)) * 1.6F,
                        keys = k->at.keys.y + (k->at.keys.h - cap) / 2;
            /* clear of the key below it */
            struct rect r =
                rect_make(p->spot.at.x - ui_px(ui, 5),
                          fminf(rect_bottom(p->spot.at) + ui_px(ui, 8), keys - h - 2), w, h);
            canvas_panel(c, r,
                         &(struct panel){.fill = p->rim == RIM_BESIDE ? ACE_BONE : ACE_GLOW,
                                         .radius = ui_px(ui, 5),
                                         .line = ACE_INK,
                                         .line_width = 1});
            ui_write(c, ui, &how, tag, r);
        }
    }
}

void ace_draw_table(const struct stage *st, struct canvas *c)
{
    const bool panel = ace_panel_open(st) && !look(st)->at.short_panel;
    draw_ground(st, c);
    if (!st->reel)
        ace_draw_top(st, c);
    ace_draw_gun(st, c);
    if (!st->reel) {
        ace_draw_column(st, c);
        draw_cards(st, c, LAYER_PILES);
    }
    ace_draw_poster(st, c);
    ace_draw_moment_under(st, c);
    ace_draw_count(st, c);
    if (!panel && !st->reel && !board_count(&st->shown.b, ACE_SHOT))
        ace_draw_header(st, c);
    if (ace_two(st))
        ace_two_draw_tray(st, c);
    canvas_tag(c, "cards");
    draw_cards(st, c, LAYER_TABLE);
    ace_draw_extras(st, c);
    if (!panel)
        draw_hand_signs(st, c);
    canvas_tag(c, NULL);
    if (ace_two(st))
        ace_two_draw(st, c);
    if (!panel && !st->reel)
        ace_advice_draw(st, c);
    ace_draw_panel(st, c);
    draw_cards(st, c, LAYER_PANEL);
    ace_shot_draw(st, c);
    ace_draw_moment(st, c);
    ace_draw_stamps(st, c);
    ace_line_draw(st, c);
}

/* Over the table while it stands still: dark, and below it the glow of what smoulders, with sparks
 * that have come off it. */
static void dusk(struct canvas *c, const struct ui *ui)
{
    static const struct {
        float x, y, size;
    } spark[] = {{0.25F, 0.07F, 13}, {0.272F, 0.127F, 17}, {0.327F, 0.6F, 15},
                 {0.41F, 0.36F, 10}, {0.47F, 0.2F, 12},    {0.495F, 0.52F, 9}};
    if (ui->contrast) {
        ui_shade(c, ui);
        return;
    }
    canvas_fill(c, rect_make(0, 0, ui->w, ui->h), 0x2608048CU);
    canvas_picture(
        c, "ace/glow",
        rect_around((struct point){ui->w * 0.36F, ui->h * 0.82F}, ui->w * 1.3F, ui->h * 1.5F),
        paint_alpha(0.5F));
    for (size_t i = 0; i < sizeof spark / sizeof *spark; i++) {
        const float d = ui_px(ui, spark[i].size * 2);
        canvas_picture(c, "ace/ember",
                       rect_around((struct point){ui->w * spark[i].x, ui->h * spark[i].y}, d, d),
                       paint_alpha(0.9F));
    }
}

void ace_draw_lit(const struct stage *st, struct canvas *c)
{
    struct ui ui = st->ui;
    ui.theme = ui.contrast ? st->skin->page[1] : st->skin->page[0];
    draw_ground(st, c);
    if (!look(st)->at.row_gun) /* its row is as wide as the hand, with words */
        ace_draw_gun(st, c);
    canvas_tag(c, "cards");
    draw_cards(st, c, LAYER_TABLE);
    canvas_tag(c, NULL);
    dusk(c, &ui);
    ace_draw_poster_lit(st, c);
}
