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
                             .colours = game_colours(k->scene.app, k->seating.game),
                             .card = ui_px(ui, round_crowded(k) ? 50 : 58),
                             .n = k->seating.nseats};
    for (int i = 0; i < out.n; i++)
        out.hand[i] = round_hand_of(k, i, out.card);
    return out;
}

/* The face stands on its card, which hides next to nothing of it. */
static struct rect face_of(const struct ui *ui, struct rect place, struct rect plate)
{
    const float high = plate.y - place.y, side = fminf(high * 1.03F, place.w - ui_px(ui, 16));
    return rect_make(place.x + (place.w - side) / 2, plate.y + side * 0.03F - side, side, side);
}

/* Who sits there has the face, above the card's lower part. */
static void seat_all(const struct page *k, float cards_high, struct bare_table *table)
{
    const struct ui *ui = app_ui(k->scene.app);
    for (int i = 0; i < table->n; i++) {
        const struct rect r = round_place_of(k, i);
        table->hand[i].face =
            face_of(ui, r, rect_make(r.x, rect_bottom(r) - cards_high, r.w, cards_high));
    }
}

/* ---- what can be pressed ---- */

static bool is_narrow(const struct page *k, const char *text)
{
    const struct ui *ui = app_ui(k->scene.app);
    return ui_write_width(ui, &(struct ui_words){.size = 1}, text) <=
           round_card_size(k).x - ui_px(ui, 24);
}

/* Under the name: all of it, else a bot's level, else nothing: the bubble tells it. */
static void line_of(const struct page *k, int at, char *out, size_t room)
{
    CARRE_ASSERT(at >= 0 && at < SEATS);
    const struct seating_seat *x = &k->seating.seat[at];
    people_line(&k->seating, at, out, (int)room);
    if (x->sitter == SITTER_BOT && (round_crowded(k) || !is_narrow(k, out)))
        snprintf(out, room, "%s", people_level(k->seating.game, x->bot));
    if (!is_narrow(k, out))
        out[0] = '\0';
}

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

enum { NAME = 32, LINE_SIZE = 24, FREE = 25 };

/* All names in one size, all lines in another, on cards of one height. */
struct cards {
    float name_px, line_px, name_h, line_h, high;
};

static struct ui_words name_words(const struct ui *ui)
{
    return (struct ui_words){.face = ui->theme->strong,
                             .size = NAME,
                             .align = TEXT_CENTRE,
                             .place = TEXT_MIDDLE,
                             .lines = 1,
                             .name = true};
}

static const struct ui_words line_words = {
    .size = LINE_SIZE, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 1};

static struct rect inside(const struct ui *ui, struct rect plate)
{
    return rect_inset_xy(plate, ui_px(ui, 12), ui_px(ui, 6));
}

static struct cards measure(const struct page *k)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct point size = round_card_size(k);
    const float w = inside(ui, rect_make(0, 0, size.x, size.y)).w, least = ui_least(ui) * 1.25F;
    struct cards out = {.name_px = 1e6F,
                        .line_px = 1e6F,
                        .name_h = fminf(fmaxf(ui_px(ui, 38), ui_letters(ui, NAME) * 1.2F),
                                        fmaxf(size.y * 0.27F, least)),
                        .line_h = fminf(fmaxf(ui_px(ui, 28), ui_letters(ui, LINE_SIZE) * 1.2F),
                                        fmaxf(size.y * 0.2F, least))};
    char text[LINE];
    const struct ui_words name = {.face = ui->theme->strong, .size = NAME, .lines = 1};
    bool lines = false;
    for (int i = 0; i < k->seating.nseats; i++) {
        line_of(k, i, text, sizeof text);
        lines = lines || *text;
        out.line_px =
            fminf(out.line_px, ui_write_px(ui, &line_words, text, rect_make(0, 0, w, out.line_h)));
        /* a long one is smaller by itself */
        out.name_px = fminf(out.name_px, fmaxf(ui_write_px(ui, &name, k->seating.seat[i].name,
                                                           rect_make(0, 0, w, out.name_h)),
                                               ui_px(ui, 28)));
    }
    out.line_h = lines ? out.line_h : 0;
    out.high = out.name_h + out.line_h + ui_px(ui, 12);
    return out;
}

static void draw_free(struct canvas *c, const struct ui *ui, const struct item *item,
                      struct rect plate)
{
    const struct theme *t = ui->theme;
    const struct rect face = face_of(ui, item->bounds, plate),
                      disc = rect_moved(rect_scaled(face, 0.86F), 0, face.h * 0.07F);
    const uint32_t ink = item->why_not ? t->on_dim : t->soft;
    struct panel box = {
        .fill = item->hovered && !item->why_not ? colour_mix(t->panel, t->focus, 0.1F) : t->panel,
        .line = ink,
        .line_width = fmaxf(1, ui_px(ui, t->line_width)),
        .dash = ui_px(ui, 12),
        .gap = ui_px(ui, 9)};
    struct panel round = box;
    round.radius = disc.w / 2;
    canvas_panel(c, disc, &round);
    ui_icon(c, ui, "plus", rect_scaled(disc, 0.42F), ink);
    ui_plate(c, ui, plate, box);
    const struct ui_words words = {.face = t->strong,
                                   .size = FREE,
                                   .colour = ink,
                                   .align = TEXT_CENTRE,
                                   .place = TEXT_MIDDLE,
                                   .lines = 2};
    /* without room for a word of it the sign says enough, and anybody who listens hears it */
    if (ui_write_fits(ui, &words, _("Empty seat"), inside(ui, plate)))
        ui_write(c, ui, &words, _("Empty seat"), inside(ui, plate));
}

static void draw_taken(const struct page *k, struct canvas *c, const struct item *item,
                       const struct cards *cards, struct rect plate)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct seating_seat *x = &k->seating.seat[item->arg];
    const bool person = x->sitter == SITTER_PERSON;
    struct ui_words name = name_words(ui), line = line_words;
    struct item as = *item;
    char text[LINE];
    plate_disc(c, ui, x->emblem, x->ground, item->hovered || item->focused ? MOOD_GLAD : MOOD_CALM,
               face_of(ui, item->bounds, plate));
    as.bounds = plate;
    as.radius = 0;
    as.chosen = person && !item->chosen;
    as.focused = false;
    name.colour = ui_box(c, ui, &as, item->chosen ? UI_MAIN : UI_PLAIN);
    line.colour = as.chosen || item->chosen ? name.colour : ui->theme->soft;
    if (item->arg == k->current && k->swap < 0 && !item->focused)
        ui_plate(c, ui, rect_inset(plate, -ui_px(ui, 7)),
                 (struct panel){.line = ui->theme->accent, .line_width = fmaxf(2, ui_px(ui, 3))});
    name.most_px = cards->name_px;
    line.most_px = cards->line_px;
    const struct rect in = inside(ui, plate);
    line_of(k, item->arg, text, sizeof text);
    if (!ui_write_fits(ui, &(struct ui_words){.face = name.face}, x->name,
                       rect_make(0, 0, in.w, cards->name_h)))
        text[0] = '\0'; /* a name that takes two lines has the room of both */
    ui_write(c, ui, &name, x->name, rect_make(in.x, in.y, in.w, *text ? cards->name_h : in.h));
    if (*text)
        ui_write(c, ui, &line, text,
                 rect_make(in.x, in.y + cards->name_h, in.w, in.h - cards->name_h));
}

/* As wide as what is on it. */
static struct rect plate_of(const struct page *k, int i, const struct cards *cards,
                            struct rect place)
{
    const struct ui *ui = app_ui(k->scene.app);
    const bool taken = i < k->seating.nseats;
    const struct ui_words name = {.face = ui->theme->strong, .size = taken ? NAME : FREE},
                          under = {.size = LINE_SIZE};
    char line[LINE] = "";
    if (taken)
        line_of(k, i, line, sizeof line);
    const float words = fmaxf(
                    ui_write_width(ui, &name, taken ? k->seating.seat[i].name : _("Empty seat")),
                    ui_write_width(ui, &under, line)),
                w = fminf(place.w, fmaxf(words + ui_px(ui, 48), place.w * 0.55F));
    return rect_make(place.x + (place.w - w) / 2, rect_bottom(place) - cards->high, w, cards->high);
}

static void draw_place(const struct page *k, struct canvas *c, int i, const struct cards *cards)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct item *item = items_get(k->scene.items, page_plate_id(i));
    const struct rect r = item->bounds, plate = plate_of(k, i, cards, r);
    if (i < k->seating.nseats)
        draw_taken(k, c, item, cards, plate);
    else
        draw_free(c, ui, item, plate);
    const float cap = ui_key_width(ui, item, 24);
    if (cap > 0)
        ui_key(c, ui, item, (struct point){r.x + cap / 2 + 2, plate.y - ui_px(ui, 26)}, 24,
               ui->theme->text, ui->theme->panel);
    ui_ring(c, ui, item);
}

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
    for (int i = 0; i < k->seating.nseats; i++) {
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
    const float foot = round_hand_of(k, 0, bare(k).card).at.y - bare(k).card * 0.5F - ui_px(ui, 10),
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
        ->book->thing_draw(c, app_ui(k->scene.app), thing, -1, rect_around(at, w, w * 1.4F));
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
    seat_all(k, measure(k).high, &table);
    if (k->scene.world && k->scene.world->bare)
        k->scene.world->bare(c, app_ui(k->scene.app), &table);
}

void round_draw(const struct page *k, struct canvas *c)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct cards cards = measure(k);
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
        draw_place(k, c, i, &cards);
}
