/* default_skin.c - rows of cards, and the generic controls. */
#include "default_skin.h"

#include "check.h"
#include "controls.h"
#include "dump.h"
#include "faces.h"
#include "i18n.h"
#include "layout.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { ROWS_MOST = 12 };

struct state {
    struct controls controls;
    bool started;
    struct {
        int zone;
        struct rect r;
    } row[ROWS_MOST];
    int nrows;
    struct rect nums, buttons, say;
};

static void place_name(const struct stage *st, int zone, char *out, size_t room)
{
    CARRE_ASSERT(zone >= 0);
    seat who;
    const struct zone_spec *z = game_zone(st->rules.game, zone, &who);
    if (z && who >= 0 && st->privacy != PRIVACY_ONE)
        snprintf(out, room, _("%s: %s"), stage_name(st, who), z->name);
    else if (z && who >= 0)
        snprintf(out, room, _("%s, seat %d"), z->name, who + 1);
    else
        snprintf(out, room, "%s", z ? z->name : "");
}

/* Every place that holds a card has a row; the own hand is the last, nearest to the hands. */
static void measure(struct stage *st)
{
    struct state *k = st->state;
    if (!k->started)
        controls_start(&k->controls);
    k->started = true;
    const struct ui *ui = &st->ui;
    const float bottom = ui->h - ui_px(ui, 220);
    k->nrows = 0;
    for (int mine = 0; mine < 2; mine++)
        for (int z = 0; z < game_zones(st->rules.game) && k->nrows < ROWS_MOST; z++) {
            seat who;
            const struct zone_spec *spec = game_zone(st->rules.game, z, &who);
            if (spec && (who == st->me) == (mine == 1) && board_count(&st->shown.b, z))
                k->row[k->nrows++].zone = z;
        }
    CARRE_ASSERT(k->nrows <= ROWS_MOST);
    const float top = ui_px(ui, 150),
                h = fminf(ui_px(ui, 220), (bottom - top) / (float)(k->nrows ? k->nrows : 1));
    for (int i = 0; i < k->nrows; i++)
        k->row[i].r = rect_make(ui_px(ui, 360), top + (float)i * h + ui_px(ui, 8),
                                ui->w - ui_px(ui, 900), h - ui_px(ui, 16));
    k->nums = rect_make(ui->w - ui_px(ui, 500), top, ui_px(ui, 460), bottom - top);
    k->buttons =
        rect_make(ui_px(ui, 60), ui->h - ui_px(ui, 190), ui->w - ui_px(ui, 120), ui_px(ui, 180));
}

/* Is it a card that the table advises? */
static bool hinted(const struct stage *st, int zone, int index)
{
    const struct choice *c = st->hinted ? stage_choice(st, st->hint.kind, st->hint.about) : NULL;
    for (int i = 0; c && i < st->hint.n; i++) {
        int z, at;
        pick_place(&st->shown.b, c->zone, c->zone2, st->hint.pick[i], &z, &at);
        if (z == zone && at == index)
            return true;
    }
    return false;
}

static void place(struct stage *st, const struct tabletop *t, struct scatter *out)
{
    struct state *k = st->state;
    for (int i = 0; i < k->nrows; i++) {
        const int n = board_count(&t->b, k->row[i].zone);
        for (int m = 0; m < n; m++) {
            int pick;
            struct placed *p =
                stage_place(out, t, k->row[i].zone, m, layout_hand(k->row[i].r, m, n, 1.06F));
            p->rim = stage_caught_up(st) && hinted(st, k->row[i].zone, m) ? RIM_BESIDE : RIM_NONE;
            if (stage_caught_up(st) && controls_asks(&k->controls, st, k->row[i].zone, m, &pick) &&
                k->controls.picked >> pick & 1)
                p->rim = RIM_CHOSEN;
        }
    }
}

static void items(struct stage *st, struct items *it)
{
    struct state *k = st->state;
    items_add(it, (struct item){.id = item_id("menu", 0),
                                .role = ITEM_BUTTON,
                                .name = _("Menu"),
                                .action = STAGE_MENU,
                                .bounds = ui_at(&st->ui, 1660, 30, 220, 76),
                                .sound = "ui/open"});
    items_add(it, (struct item){.id = item_id("undo", 0),
                                .role = ITEM_BUTTON,
                                .name = _("Undo"),
                                .action = STAGE_UNDO,
                                .key = (enum key)'U',
                                .pad = PAD_RIGHT_STICK,
                                .bounds = ui_at(&st->ui, 1420, 30, 220, 76),
                                .why_not = st->undo_ready ? NULL : st->undo_why_not,
                                .sound = "ui/back"});
    for (int i = 0; i < k->nrows; i++)
        for (int m = 0; m < board_count(&st->shown.b, k->row[i].zone); m++) {
            const int zone = k->row[i].zone;
            int pick = 0;
            char name[FACE_NAME];
            const bool asked = controls_asks(&k->controls, st, zone, m, &pick);
            seat owner = SEAT_NONE;
            game_zone(st->rules.game, zone, &owner);
            if (st->covered && st->mine && owner == st->me &&
                !card_is_known(board_face(&st->shown.b, zone, m))) {
                items_add(
                    it, (struct item){.id = item_id("card", zone * CELLS + m),
                                      .role = ITEM_CARD,
                                      .name = _("Face-down card"),
                                      .action = STAGE_PEEK,
                                      .bounds = layout_hand(k->row[i].r, m,
                                                            board_count(&st->shown.b, zone), 1.06F),
                                      .sound = "cards/select"});
                continue;
            }
            face_name(st, board_face(&st->shown.b, zone, m), name);
            items_add(it, (struct item){.id = item_id("card", zone * CELLS + m),
                                        .role = asked ? ITEM_CARD : ITEM_TEXT,
                                        .name = name,
                                        .own = owner == st->me,
                                        .chosen = asked && k->controls.picked >> pick & 1,
                                        .action = CONTROLS_CARD,
                                        .arg = pick,
                                        .bounds = layout_hand(
                                            k->row[i].r, m, board_count(&st->shown.b, zone), 1.06F),
                                        .sound = "cards/select"});
        }
    if (st->peeking || (st->covered && st->mine && st->privacy == PRIVACY_PEEK))
        items_add(it,
                  (struct item){.id = item_id("peek", 0),
                                .role = ITEM_BUTTON,
                                .name = st->peeking ? _("Hide the cards") : _("Look at the cards"),
                                .action = STAGE_PEEK,
                                .key = (enum key)'L',
                                .pad = PAD_Y,
                                .bounds = ui_at(&st->ui, 900, 30, 500, 76),
                                .sound = "cards/select"});
    controls_items(&k->controls, st, it, k->buttons);
}

static void input(struct stage *st, const struct item_event *n)
{
    struct state *k = st->state;
    if (controls_input(&k->controls, st, n))
        return;
    if (n->kind == ITEM_EVENT_BACK || n->kind == ITEM_EVENT_MENU)
        st->wish.command = STAGE_MENU;
    else if (n->kind == ITEM_EVENT_HELP && !n->item)
        st->wish.command = STAGE_RULES;
}

static enum line_kind line(const struct stage *st, const struct event *e,
                           const struct board *before, struct strbuf *out)
{
    (void)before;
    char text[300];
    if (!e->why)
        return LINE_NONE;
    event_dump(&st->rules, e, text, sizeof text);
    strbuf_add(out, text);
    return LINE_OWN;
}

/* A card whose face is the game's own has no picture: its name stands on a blank one. */
static void own_face(const struct stage *st, struct canvas *c, const struct placed *p)
{
    char name[FACE_NAME];
    if (!p->spot.up || p->face < CARD_OWN || !card_is_known(p->face))
        return;
    face_name(st, p->face, name);
    ui_write(c, &st->ui,
             &(struct ui_words){
                 .size = 20, .colour = 0x15171EFFU, .align = TEXT_CENTRE, .place = TEXT_MIDDLE},
             name, rect_inset(p->spot.at, p->spot.at.w * 0.1F));
}

static void draw_nums(const struct stage *st, struct canvas *c)
{
    const struct state *k = st->state;
    const struct ui *ui = &st->ui;
    float y = k->nums.y;
    for (int i = 0; i < NUMS; i++) {
        seat who;
        const struct num_spec *spec = game_num(st->rules.game, i, &who);
        if (!spec || (who >= 0 && who >= st->rules.nseats))
            continue;
        char text[160];
        if (who >= 0 && st->privacy != PRIVACY_ONE)
            snprintf(text, sizeof text, _("%s, %s: %d"), stage_name(st, who), spec->name,
                     st->shown.b.num[i]);
        else if (who >= 0)
            snprintf(text, sizeof text, _("%s, seat %d: %d"), spec->name, who + 1,
                     st->shown.b.num[i]);
        else
            snprintf(text, sizeof text, _("%s: %d"), spec->name, st->shown.b.num[i]);
        const float h = ui_letters(ui, 24) * 1.5F;
        ui_write(c, ui, &UI_LINE(NULL, 24, 0, TEXT_LEFT), text,
                 rect_make(k->nums.x, y, k->nums.w, h));
        y += h;
    }
}

static void draw(const struct stage *st, struct canvas *c)
{
    const struct state *k = st->state;
    const struct ui *ui = &st->ui;
    ui_ground(c, ui);
    ui_write(c, ui, &UI_LINE(ui->theme->display, 48, 0, TEXT_LEFT), _(st->rules.game->title),
             ui_at(ui, 60, 20, 800, 100));
    for (int i = 0; i < k->nrows; i++) {
        char name[80];
        place_name(st, k->row[i].zone, name, sizeof name);
        ui_write(c, ui,
                 &(struct ui_words){.size = 26, .colour = ui->theme->soft, .place = TEXT_MIDDLE},
                 name, rect_make(ui_px(ui, 60), k->row[i].r.y, ui_px(ui, 280), k->row[i].r.h));
    }
    face_draw_all(st, c);
    for (int i = 0; i < st->cards.n; i++)
        own_face(st, c, &st->cards.card[i]);
    for (int i = 0; i < items_count(st->items); i++)
        if (items_at(st->items, i)->role == ITEM_CARD)
            ui_ring(c, ui, items_at(st->items, i));
    draw_nums(st, c);
    static const char *const button[] = {"menu", "undo", "peek"}, *const icon[] = {"menu", "undo",
                                                                                   "eye"};
    for (int i = 0; i < 3; i++) {
        const struct item *b = items_get(st->items, item_id(button[i], 0));
        if (b)
            ui_button(c, ui, b, b->name, icon[i], UI_PLAIN);
    }
    controls_draw(&k->controls, st, c);
}

/* Several people: by name, or nobody's where the highest is not one seat's alone. */
static void won_by(const struct stage *st, const int32_t *score, struct stage_summary *out)
{
    int best = 0, highest = 1;
    for (int s = 1; s < st->rules.nseats; s++) {
        highest = score[s] > score[best] ? 1 : highest + (score[s] == score[best]);
        best = score[s] > score[best] ? s : best;
    }
    if (highest == 1)
        snprintf(out->heading, sizeof out->heading, _("%s has won"), stage_name(st, best));
    else
        snprintf(out->heading, sizeof out->heading, "%s", _("The game is over"));
    out->won = highest == 1 && st->plate[best].person;
}

/* Somebody else sits in front, or the hand is turned up: what was being chosen is nobody's. */
static void seated(struct stage *st) { controls_start(&((struct state *)st->state)->controls); }

static void summary(const struct stage *st, struct stage_summary *out)
{
    int32_t score[SEATS] = {0};
    st->rules.game->score(&st->rules, &st->shown.b, score);
    *out = (struct stage_summary){.won = score[st->me] > 0};
    if (st->privacy == PRIVACY_ONE)
        snprintf(out->heading, sizeof out->heading, "%s",
                 out->won ? _("You have won") : _("The game is over"));
    else
        won_by(st, score, out);
    for (int s = 0; s < st->rules.nseats && s < 10; s++) {
        snprintf(out->line[s].name, sizeof out->line[0].name, "%s", stage_name(st, s));
        snprintf(out->line[s].value, sizeof out->line[0].value, "%d", score[s]);
        out->lines++;
    }
}

const struct skin default_skin = {
    .theme = &theme_frame,
    .contrast = &theme_frame_contrast,
    .page = {&theme_frame, &theme_frame_contrast},
    .back = "cards/back-ace",
    .state_size = sizeof(struct state),
    .measure = measure,
    .place = place,
    .items = items,
    .input = input,
    .line = line,
    .draw = draw,
    .summary = summary,
    .seated = seated,
};
