/* The seating page's table: the game's own, with the seats around it in the order of the turns.
 *
 * Seat 1 is at the near edge, the others follow clockwise: up the left side, along the far edge,
 * down the right side. A seat keeps its place while people come and go. Each is a place card with a
 * face behind it; where there is room between two neighbours, a press exchanges them. */
#include "seating_round_places.h"

#include "check.h"
#include "companions.h"
#include "game_folder.h"
#include "rules_text.h"
#include "skin.h"

#include <math.h>
#include <stdio.h>

bool round_crowded(const struct page *k) { return k->game->seats_max > 6; }

/* ---- where things are ---- */

struct rect round_room_of(const struct ui *ui) { return frame_at(ui, 96, 190, 1288, 706); }

static struct bare_table bare(const struct page *k)
{
    const struct ui *ui = app_ui(k->scene.app);
    struct bare_table out = {.all = round_room_of(ui),
                             .at = round_table_of(k),
                             .clear = round_clear_of(k),
                             .colours = game_colours(k->scene.app, k->seating.game),
                             .card = round_hand_high(k),
                             /* a long table stays calm */
                             .n = round_crowded(k) ? 0 : k->seating.nseats};
    for (int i = 0; i < out.n; i++)
        out.hand[i] = round_hand_of(k, i, out.card);
    return out;
}

/* Who sits there has the face, above the card's lower part. */
static void seat_all(const struct page *k, float cards_high, struct bare_table *table)
{
    for (int i = 0; i < table->n; i++) {
        const struct rect r = round_place_of(k, i);
        table->hand[i].face =
            round_face_of(k, r, rect_make(r.x, rect_bottom(r) - cards_high, r.w, cards_high));
    }
}

/* ---- what can be pressed ---- */

static void add_places(struct page *k)
{
    struct scene *s = &k->scene;
    char name[LINE + NAMEPLATE_BYTES + 40], line[LINE];
    for (int i = 0; i < k->game->seats_max; i++) {
        const bool taken = i < k->seating.nseats;
        people_line(&k->seating, i, line, sizeof line);
        snprintf(name, sizeof name, taken ? _("Seat %d: %s") : _("Seat %d"), i + 1,
                 k->seating.seat[i].name);
        items_add(s->items, (struct item){.id = page_plate_id(i),
                                          .role = ITEM_BUTTON,
                                          .name = name,
                                          .value = taken ? line : _("free"),
                                          .action = PAGE_PLACE,
                                          .arg = i,
                                          .key = (enum key)(i == 9 ? '0' : '1' + i),
                                          .bounds = round_place_of(k, i),
                                          .sound = "ui/open",
                                          .chosen = k->swap == i,
                                          .why_not = k->swap >= 0 && !taken
                                                         ? _("There’s no one here to swap with.")
                                                         : NULL});
    }
}

/* The last and the first are neighbours too, where no free seat is between them. */
static int gaps(const struct page *k)
{
    const int n = k->seating.nseats;
    return round_crowded(k) || n < 2 ? 0 : n == k->game->seats_max && n > 2 ? n : n - 1;
}

static void add_between(struct page *k)
{
    struct scene *s = &k->scene;
    const struct ui *ui = app_ui(s->app);
    char name[2 * NAMEPLATE_BYTES + 40];
    for (int i = 0; i < gaps(k); i++) {
        snprintf(name, sizeof name, _("Swap %s and %s"), k->seating.seat[i].name,
                 k->seating.seat[(i + 1) % k->seating.nseats].name);
        items_add(s->items, (struct item){.id = item_id("between", i),
                                          .role = ITEM_BUTTON,
                                          .name = name,
                                          .action = PAGE_BETWEEN,
                                          .arg = i,
                                          .bounds = round_between(k, i),
                                          .skip = true,
                                          .radius = ui_px(ui, FINGER) / 2,
                                          .sound = ""});
    }
}

/* Beside the table's middle, as far as the hands leave room. */
static float reach(const struct page *k)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct edges e = round_edges_of(k->game->seats_max);
    const bool low = e.side == 1 && e.far == 2; /* above the sides all of the table is free */
    const float half = round_table_of(k).w / 2 - (low || !e.side ? 0 : round_card_size(k).x / 2);
    return fminf(half - ui_px(ui, 128), ui_px(ui, 330));
}

static struct point middle_of(const struct page *k)
{
    const struct rect t = round_table_of(k);
    const struct edges e = round_edges_of(k->game->seats_max);
    return (struct point){rect_centre(t).x, t.y + t.h * (e.side == 1 && e.far == 2 ? 0.42F : 0.5F)};
}

/* The player who was chosen last can be moved round the table. */
static void add_moves(struct page *k)
{
    struct scene *s = &k->scene;
    const struct ui *ui = app_ui(s->app);
    static const struct {
        const char *name;
        int action;
        enum key key;
        enum pad pad;
    } move[] = {{N_("Move"), PAGE_EARLIER, KEY_MINUS, PAD_LEFT_SHOULDER},
                {N_("Move forward"), PAGE_LATER, KEY_PLUS, PAD_RIGHT_SHOULDER}};
    const struct point m = middle_of(k);
    const float side = ui_px(ui, FINGER);
    for (int i = 0; i < 2 && k->current >= 0 && k->swap < 0; i++)
        items_add(
            s->items,
            (struct item){.id = item_id("move", i),
                          .role = ITEM_BUTTON,
                          .name = _(move[i].name),
                          .action = move[i].action,
                          .key = move[i].key,
                          .pad = move[i].pad,
                          .skip = true,
                          .bounds = rect_around(
                              (struct point){m.x + (i ? reach(k) : -reach(k)), m.y}, side, side),
                          .radius = side / 2,
                          .sound = "",
                          .about = _("Swaps the player you last selected with a neighbour.")});
}

void round_add(struct page *k)
{
    add_places(k);
    add_between(k);
    add_moves(k);
}

/* ---- drawing ---- */

/* Under a pointer, two arrows that pass one another. */
static void draw_between(const struct page *k, struct canvas *c, int i)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct item *item = items_get(k->scene.items, item_id("between", i));
    const struct rect r = item->bounds;
    const struct point m = rect_centre(r), a = rect_centre(round_place_of(k, i)),
                       b = rect_centre(round_place_of(k, (i + 1) % k->seating.nseats));
    const float side = r.w * 0.44F, turn = roundf(atan2f(b.y - a.y, b.x - a.x) * 180 / (float)M_PI);
    if (!item->hovered && k->seating.nseats > 2)
        return;
    if (item->hovered)
        canvas_panel(c, r,
                     &(struct panel){.fill = ui->theme->panel,
                                     .radius = item->radius,
                                     .line = ui->theme->line,
                                     .line_width = fmaxf(1, ui_px(ui, 2))});
    canvas_push_turn(c, m, turn);
    ui_icon(c, ui, "arrow-right", rect_around((struct point){m.x, m.y - r.w * 0.19F}, side, side),
            ui->theme->text);
    ui_icon(c, ui, "arrow-left", rect_around((struct point){m.x, m.y + r.w * 0.19F}, side, side),
            ui->theme->text);
    canvas_pop_turn(c);
}

/* What shows the game's own cards that may come is so high, of its width: badges in rows, or cards
 * in a fan. */
enum { ROW = 5, FAN = 16 /* degrees to each side */ };
static const float OVER = 0.46F, FAN_HIGH = 1.85F, BADGE = 104.0F / 120;

static float show_high(bool fan, int n)
{
    return fan ? FAN_HIGH / (1 + OVER * (float)(n - 1))
               : (float)((n + ROW - 1) / ROW) * BADGE * 1.06F / (float)(n < ROW ? n : ROW);
}

/* Is it clear of all hands that lie at the table? */
static bool is_free(const struct page *k, struct rect r)
{
    const float high = bare(k).card, wide = high * 1.9F;
    for (int i = 0; i < bare(k).n; i++) {
        const struct bare_hand hand = round_hand_of(k, i, high);
        const bool across = fabsf(fmodf(hand.turn, 180) - 90) < 45;
        if (rect_meets(r, across ? rect_around(hand.at, high * 1.1F, wide)
                                 : rect_around(hand.at, wide, high * 1.1F)))
            return false;
    }
    return true;
}

/* As large as the hands leave room for, between the number of players and the near edge. */
static struct rect show_place(const struct page *k, struct rect below, bool fan, int n)
{
    const struct ui *ui = app_ui(k->scene.app);
    const float foot = round_crowded(k) ? round_place_of(k, 0).y - ui_px(ui, 24)
                                        : round_hand_of(k, 0, bare(k).card).at.y -
                                              bare(k).card * 0.5F - ui_px(ui, 10),
                high = show_high(fan, n),
                most = fminf(reach(k) - ui_px(ui, FINGER / 2 + 14),
                             ui_px(ui, fan ? 60 + 36 * (float)n : 54 * fminf((float)n, ROW))) *
                       2;
    for (float w = fminf(most, (foot - rect_bottom(below)) / high);; w *= 0.96F) {
        struct rect r = {rect_centre(below).x - w / 2, 0, w, w * high};
        for (float down = 0.5F; down >= 0; down -= 0.1F) {
            r.y = rect_bottom(below) + (foot - rect_bottom(below) - r.h) * down;
            if (is_free(k, r) || w < ui_px(ui, 120))
                return r;
        }
    }
}

static void draw_card_shown(const struct page *k, struct canvas *c, int thing, float off, int n,
                            struct rect r)
{
    const float w = r.w / (1 + OVER * (float)(n - 1)), far = n > 1 ? off / (float)(n - 1) : 0;
    const struct point at = {r.x + r.w / 2 + off * OVER * w, r.y + w * (0.75F + 1.1F * far * far)};
    canvas_push_turn(c, at, 2 * FAN * far);
    game_folder(k->game->id)
        ->book->thing_draw(c, app_ui(k->scene.app), thing, -1, false, rect_around(at, w, w * 1.4F));
    canvas_pop_turn(c);
}

static void draw_badge(const struct folder_things *deck, struct canvas *c, int thing, int at, int n,
                       struct rect r)
{
    const int row = at / ROW, rows = (n + ROW - 1) / ROW,
              in_row = row == rows - 1 ? n - row * ROW : ROW;
    const float step = r.w / (float)(n < ROW ? n : ROW), w = step * 0.94F;
    const struct point middle = {r.x + r.w / 2 +
                                     step * ((float)(at % ROW) - (float)(in_row - 1) / 2),
                                 r.y + r.h * ((float)row + 0.5F) / (float)rows};
    char name[80];
    canvas_picture(c, deck->badge, rect_around(middle, w, w * BADGE), paint_plain());
    snprintf(name, sizeof name, "%s/%s", deck->emblems, deck->id(thing));
    canvas_picture(c, name, rect_around(middle, w * 0.54F, w * 0.54F), paint_plain());
}

/* How many play; and which of the game's own cards may come, or by which rules. */
static void draw_middle(const struct page *k, struct canvas *c)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct folder_things *deck = game_folder(k->game->id)->things;
    const struct ui_words how = UI_LINE(ui->theme->strong, 36, 0, TEXT_CENTRE);
    int n = 0, drawn = 0;
    if (!companion_world(k->seating.game))
        return; /* its table shows something else there */
    for (int i = 0; deck && i < deck->cards; i++)
        n += k->seating.option[deck->list] >> i & 1;
    const float high = fmaxf(ui_px(ui, 54), ui_letters(ui, 36) * 1.25F);
    const struct rect t = round_table_of(k);
    const struct rect line = n ? rect_make(t.x, t.y + fmaxf(t.h * 0.12F, ui_px(ui, 44)), t.w, high)
                               : rect_around(middle_of(k), t.w, high);
    struct strbuf text = STRBUF_EMPTY;
    strbuf_addf(&text, i18n_plural("%d player", "%d players", (unsigned long)k->seating.nseats),
                k->seating.nseats);
    const bool fan = n && !deck->badge;
    const struct rect r = n ? show_place(k, line, fan, n) : line;
    const struct rect at = n ? rect_moved(line, 0, fmaxf(0, r.y - rect_bottom(line))) : line;
    /* the button that plays says it too */
    if (round_is_clear(k, rect_centre(at), ui_write_width(ui, &how, strbuf_text(&text)), at.h))
        ui_write(c, ui, &how, strbuf_text(&text), at);
    strbuf_free(&text);
    for (int i = 0; n && i < deck->cards; i++) {
        if (!(k->seating.option[deck->list] >> i & 1))
            continue;
        if (fan)
            draw_card_shown(k, c, i, (float)drawn - (float)(n - 1) / 2, n, r);
        else
            draw_badge(deck, c, i, drawn, n, r);
        drawn++;
    }
}

void round_table_draw(const struct page *k, struct canvas *c)
{
    struct bare_table table = bare(k);
    seat_all(k, round_cards(k).high, &table);
    if (k->scene.world && k->scene.world->bare)
        k->scene.world->bare(c, app_ui(k->scene.app), &table);
}

void round_draw(const struct page *k, struct canvas *c)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct cards cards = round_cards(k);
    draw_middle(k, c);
    round_ways_draw(k, c);
    for (int i = 0; i < gaps(k); i++)
        draw_between(k, c, i);
    for (int i = 0; i < 2; i++) {
        const struct item *move = items_get(k->scene.items, item_id("move", i));
        if (!move)
            continue;
        const struct rect r = move->bounds;
        const uint32_t ink = ui_box(c, ui, move, UI_PLAIN);
        ui_icon(c, ui, i ? "arrow-right" : "arrow-left", rect_scaled(r, 0.5F), ink);
        if (ui_key_width(ui, move, 22) > 0)
            ui_key(c, ui, move, (struct point){r.x + r.w / 2, rect_bottom(r) + ui_px(ui, 4)}, 22,
                   ui->theme->text, ui->theme->panel);
    }
    for (int i = 0; i < k->game->seats_max; i++)
        round_place_draw(k, c, i, &cards);
}
