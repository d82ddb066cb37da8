/* The place cards of the seating page's table: who sits there, face and name, or that nobody does.
 */
#include "seating_round_places.h"

#include "check.h"
#include "companions.h"
#include "skin.h"

#include <math.h>
#include <stdio.h>

/* The face stands on its card, which hides next to nothing of it; or in it, at its left. */
struct rect round_face_of(const struct page *k, struct rect place, struct rect plate)
{
    const struct ui *ui = app_ui(k->scene.app);
    const float edge = ui_px(ui, 12);
    if (round_beside(k))
        return rect_make(place.x + edge, place.y + edge, place.h - 2 * edge, place.h - 2 * edge);
    if (place.w > round_card_size(k).x + 1)
        return rect_make(place.x, place.y, place.h, place.h);
    const float high = plate.y - place.y, side = fminf(high * 1.03F, place.w - ui_px(ui, 16));
    return rect_make(place.x + (place.w - side) / 2, plate.y + side * 0.03F - side, side, side);
}

/* Where a card's words are. */
static struct rect inside(const struct page *k, struct rect plate)
{
    const struct ui *ui = app_ui(k->scene.app);
    if (!round_beside(k))
        return rect_inset_xy(plate, ui_px(ui, 12), ui_px(ui, 6));
    const float x = rect_right(round_face_of(k, plate, plate)) + ui_px(ui, 18);
    return rect_make(x, plate.y, rect_right(plate) - ui_px(ui, 12) - x, plate.h);
}

static float words_w(const struct page *k)
{
    const struct point size = round_card_size(k);
    return inside(k, rect_make(0, 0, size.x, size.y)).w;
}

static bool is_narrow(const struct page *k, const char *text)
{
    const struct ui *ui = app_ui(k->scene.app);
    return ui_write_width(ui, &(struct ui_words){.size = 1}, text) <= words_w(k);
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

enum { NAME = 34, LARGE = 38, LINE_SIZE = 25, FREE = 26 };

static struct ui_words name_words(const struct page *k)
{
    const struct ui *ui = app_ui(k->scene.app);
    return (struct ui_words){.face = ui->theme->strong,
                             .size = round_beside(k) ? LARGE : NAME,
                             .align = round_beside(k) ? TEXT_LEFT : TEXT_CENTRE,
                             .place = TEXT_MIDDLE,
                             .lines = 1,
                             .name = true};
}

static struct ui_words line_words(const struct page *k)
{
    return UI_LINE(NULL, LINE_SIZE, 0, round_beside(k) ? TEXT_LEFT : TEXT_CENTRE);
}

struct cards round_cards(const struct page *k)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct point size = round_card_size(k);
    const struct ui_words all = name_words(k);
    const bool beside = round_beside(k);
    const float w = words_w(k), least = ui_least(ui) * 1.25F;
    struct cards out = {.name_px = 1e6F,
                        .line_px = 1e6F,
                        .name_h = fminf(fmaxf(ui_px(ui, 38), ui_letters(ui, all.size) * 1.2F),
                                        fmaxf(size.y * (beside ? 0.4F : 0.27F), least)),
                        .line_h = fminf(fmaxf(ui_px(ui, 28), ui_letters(ui, LINE_SIZE) * 1.2F),
                                        fmaxf(size.y * (beside ? 0.3F : 0.2F), least))};
    char text[LINE];
    const struct ui_words name = {.face = ui->theme->strong, .size = all.size, .lines = 1},
                          under = line_words(k);
    bool lines = false;
    for (int i = 0; i < k->seating.nseats; i++) {
        line_of(k, i, text, sizeof text);
        lines = lines || *text;
        out.line_px =
            fminf(out.line_px, ui_write_px(ui, &under, text, rect_make(0, 0, w, out.line_h)));
        /* a long one is smaller by itself */
        out.name_px = fminf(out.name_px, fmaxf(ui_write_px(ui, &name, k->seating.seat[i].name,
                                                           rect_make(0, 0, w, out.name_h)),
                                               ui_px(ui, 28)));
    }
    out.line_h = lines ? out.line_h : 0;
    out.high = beside ? size.y : out.name_h + out.line_h + ui_px(ui, 12);
    return out;
}

/* A dashed card with a plus, above which a face would stand or which has it at the left. */
static void draw_free(const struct page *k, struct canvas *c, const struct item *item,
                      struct rect plate)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct theme *t = ui->theme;
    const struct rect face = round_face_of(k, item->bounds, plate),
                      disc = rect_moved(rect_scaled(face, 0.86F), 0, face.h * 0.07F);
    const uint32_t ink = item->why_not ? t->on_dim : t->soft;
    struct panel box = {
        .fill = item->hovered && !item->why_not ? colour_mix(t->panel, t->focus, 0.1F) : t->panel,
        .line = ink,
        .line_width = fmaxf(1, ui_px(ui, t->line_width)),
        .dash = ui_px(ui, 12),
        .gap = ui_px(ui, 9)};
    if (!round_beside(k)) {
        struct panel round = box;
        round.radius = disc.w / 2;
        canvas_panel(c, disc, &round);
    }
    ui_plate(c, ui, plate, box);
    ui_icon(c, ui, "plus", rect_scaled(round_beside(k) ? face : disc, 0.42F), ink);
    const struct ui_words words = {.face = t->strong,
                                   .size = FREE,
                                   .colour = ink,
                                   .align = round_beside(k) ? TEXT_LEFT : TEXT_CENTRE,
                                   .place = TEXT_MIDDLE,
                                   .lines = 2};
    /* without room for a word of it the sign says enough, and anybody who listens hears it */
    if (ui_write_fits(ui, &words, _("Empty seat"), inside(k, plate)))
        ui_write(c, ui, &words, _("Empty seat"), inside(k, plate));
}

/* As its table shows it, if that does. */
static void draw_face(const struct page *k, struct canvas *c, const struct seating_seat *x,
                      enum mood mood, struct rect r)
{
    const struct skin *world = k->scene.world;
    if (world && world->face)
        world->face(c, app_ui(k->scene.app), x->emblem, x->ground, mood, r);
    else
        plate_disc(c, app_ui(k->scene.app), x->emblem, x->ground, mood, r);
}

/* Who sits in front, unless another was moved: the only one on a plate of what is chosen. */
static bool is_front(const struct page *k, int at)
{
    return at == (k->current >= 0 && k->swap < 0 ? k->current : 0);
}

/* At a table for more than two, people have dark plates and everybody a sign. */
static bool is_marked(const struct page *k)
{
    return !companion_world(k->seating.game) && k->game->seats_max > 2;
}

static bool is_person(const struct page *k, int at)
{
    return k->seating.seat[at].sitter != SITTER_BOT;
}

/* A person's or a bot's sign before the line in the middle, where both have room. */
static void draw_line(const struct page *k, struct canvas *c, int at, const struct ui_words *line,
                      const char *text, struct rect r)
{
    const struct ui *ui = app_ui(k->scene.app);
    const float sign = fminf(r.h * 0.8F, ui_letters(ui, LINE_SIZE)), gap = sign * 0.35F,
                words = ui_write_width(ui, line, text) + 2;
    CARRE_ASSERT(at >= 0 && at < SEATS);
    if (!is_marked(k) || sign + gap + words > r.w ||
        !ui_write_fits(ui, line, text, rect_make(0, 0, words, r.h))) {
        ui_write(c, ui, line, text, r);
        return;
    }
    const float x = r.x + (r.w - sign - gap - words) / 2;
    ui_icon(c, ui, is_person(k, at) ? "profile" : "settings",
            rect_make(x, r.y + (r.h - sign) / 2, sign, sign), line->colour);
    ui_write(c, ui, line, text, rect_make(x + sign + gap, r.y, words, r.h));
}

/* Two rings around its face, or an edge around its card, with light behind. */
static void draw_front(const struct page *k, struct canvas *c, struct rect face, struct rect plate)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct theme *t = ui->theme;
    const bool within = round_beside(k);
    const float out = ui_px(ui, within ? 9 : 7), line = fmaxf(2, ui_px(ui, 5));
    const struct rect r = rect_inset(within ? plate : face, -out);
    struct panel ring = {.line = t->text,
                         .line_width = line,
                         .radius = r.w * (k->scene.world && k->scene.world->faced ? 0.12F : 0.5F),
                         .shadow = ui->contrast ? 0 : colour_faded(t->line, within ? 0.8F : 0.5F),
                         .shadow_size = ui_px(ui, 34)};
    if (within) {
        ui_plate(c, ui, r, ring);
        return;
    }
    ring.fill = t->panel;
    canvas_panel(c, r, &ring);
}

static void draw_taken(const struct page *k, struct canvas *c, const struct item *item,
                       const struct cards *cards, struct rect plate)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct seating_seat *x = &k->seating.seat[item->arg];
    const bool front = is_front(k, item->arg), within = round_beside(k);
    const enum mood mood = item->hovered || item->focused ? MOOD_GLAD : MOOD_CALM;
    struct ui_words name = name_words(k), line = line_words(k);
    struct item as = *item;
    char text[LINE];
    if (front && !item->focused)
        draw_front(k, c, round_face_of(k, item->bounds, plate), plate);
    if (!within)
        draw_face(k, c, x, mood, round_face_of(k, item->bounds, plate));
    as.bounds = plate;
    as.radius = 0;
    as.chosen = (front || (is_marked(k) && is_person(k, item->arg))) && !item->chosen;
    as.focused = false;
    name.colour = ui_box(c, ui, &as, item->chosen ? UI_MAIN : UI_PLAIN);
    line.colour = as.chosen || item->chosen ? name.colour : ui->theme->soft;
    if (within)
        draw_face(k, c, x, mood, round_face_of(k, item->bounds, plate));
    name.most_px = cards->name_px;
    line.most_px = cards->line_px;
    struct rect in = inside(k, plate);
    line_of(k, item->arg, text, sizeof text);
    if (!ui_write_fits(ui, &(struct ui_words){.face = name.face}, x->name,
                       rect_make(0, 0, in.w, cards->name_h)))
        text[0] = '\0'; /* a name that takes two lines has the room of both */
    const float both = cards->name_h + cards->line_h;
    if (within && *text)
        in = rect_make(in.x, in.y + (in.h - both) / 2, in.w, both);
    ui_write(c, ui, &name, x->name, rect_make(in.x, in.y, in.w, *text ? cards->name_h : in.h));
    if (*text)
        draw_line(k, c, item->arg, &line, text,
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
    if (round_beside(k))
        return place;
    if (taken)
        line_of(k, i, line, sizeof line);
    const float words = fmaxf(
                    ui_write_width(ui, &name, taken ? k->seating.seat[i].name : _("Empty seat")),
                    ui_write_width(ui, &under, line) +
                        (is_marked(k) ? ui_letters(ui, LINE_SIZE) * 1.35F : 0)),
                all = round_card_size(k).x,
                w = fminf(all, fmaxf(words + ui_px(ui, 48), all * 0.55F));
    if (round_aside(k, i)) {
        const float from = place.x + place.h * 0.93F;
        return rect_make(from, place.y + (place.h - cards->high) / 2,
                         fminf(w, rect_right(place) - from), cards->high);
    }
    return rect_make(place.x + (place.w - w) / 2, rect_bottom(place) - cards->high, w, cards->high);
}

void round_place_draw(const struct page *k, struct canvas *c, int i, const struct cards *cards)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct item *item = items_get(k->scene.items, page_plate_id(i));
    const struct rect r = item->bounds, plate = plate_of(k, i, cards, r);
    if (i < k->seating.nseats)
        draw_taken(k, c, item, cards, plate);
    else
        draw_free(k, c, item, plate);
    const float cap = ui_key_width(ui, item, 24);
    if (cap > 0)
        ui_key(c, ui, item, (struct point){r.x + cap / 2 + 2, plate.y - ui_px(ui, 26)}, 24,
               ui->theme->text, ui->theme->panel);
    ui_ring(c, ui, item);
}
