/* What characters say at the table: a bubble beside their plate for two seconds, on events that
 * everybody sees, when the picture has reached them. They speak now and then, never two at once,
 * and what they say follows from nothing but the public course of the game. */
#include "table_inside.h"

#include "character.h"
#include "check.h"
#include "game_folder.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { SHOWN_MS = 2000, FAST_MS = 900, PAUSE_MS = 4000, ONE_IN = 2 };

/* Ends of a game and of a player are always spoken of, the rest now and then. */
static bool speaks(const struct stage *st, enum character_occasion what)
{
    return what == VOICE_WINS || what == VOICE_OUT || what == VOICE_LOSES_ALL_IN ||
           (st->seen / 7) % ONE_IN == 0;
}

/* The character that plays there; NULL: a person does, or nobody in particular. */
static const struct character *speaker(const struct table *t, int who)
{
    const struct seating_seat *x = &t->seating.seat[who];
    return x->sitter == SITTER_BOT ? character_find(x->character) : NULL;
}

/* Of a habit the next one speaks who is still in, and has a line for it and not the habit. */
static bool speaks_of(struct table *t, const struct stage *st, const struct folder_habit *habit)
{
    const int n = t->seating.nseats;
    for (int i = 0; i < n - 1; i++) {
        const seat who = (seat)((habit->who + 1 + (st->seen + i) % (n - 1)) % n);
        const struct character *c = speaker(t, who);
        if (!c || !c->habit[habit->late] || table_out(t, who))
            continue;
        t->talk = (struct talk){.text = c->habit[habit->late],
                                .about = 1 + habit->thing,
                                .who = who,
                                .since = -1,
                                .last = t->talk.last};
        return true;
    }
    return false;
}

void table_talk_saw(void *of, const struct stage *st, const struct event *e)
{
    struct table *t = of;
    seat who = SEAT_NONE;
    enum character_occasion what;
    struct folder_habit habit;
    const struct game_folder *folder = game_folder(match_rules(t->match)->game->id);
    if (st->silent || !folder->occasion || !app_setting(t->scene.app, SETTING_TABLE_TALK) ||
        !folder->occasion(st, e, &who, &what) || who < 0 || who >= t->seating.nseats ||
        (t->talk.text && what < VOICE_OUT && what != VOICE_LOSES_ALL_IN))
        return;
    if (folder->habit && folder->habit(t->match, st->seen, &habit) && speaks_of(t, st, &habit))
        return;
    const struct character *c = speaker(t, who);
    const char *line = c && speaks(st, what) ? character_line(c, what, st->seen / 3) : "";
    if (*line)
        t->talk = (struct talk){.text = line, .who = who, .since = -1, .last = t->talk.last};
}

/* What fills the screen has no plate to speak at: nobody begins before it is over. */
bool table_filled(const struct table *t)
{
    return t->stage && t->skin->fills && t->skin->fills(table_front(t));
}

/* The ms until it has to be looked at again. */
int table_talk(struct table *t)
{
    const int64_t now = scene_now(&t->scene);
    if (!t->talk.text || !t->stage || (t->talk.since < 0 && table_filled(t)))
        return SCENE_IDLE;
    if (t->talk.since < 0) {
        /* somebody has spoken just now */
        if (t->talk.last > 0 && now - t->talk.last < PAUSE_MS) {
            t->talk.text = NULL;
            return SCENE_IDLE;
        }
        t->talk.since = now;
        app_redraw(t->scene.app);
    }
    const int64_t left = t->talk.since + (table_pace(t) < 0.5F ? FAST_MS : SHOWN_MS) - now;
    if (left > 0)
        return (int)left;
    t->talk.text = NULL;
    t->talk.last = now;
    app_redraw(t->scene.app);
    return SCENE_IDLE;
}

/* Where the cards of the table are, or come to lie: its middle. */
static struct rect table_middle(const struct ui *ui)
{
    return rect_around((struct point){ui->w / 2, ui->h * 0.4F},
                       fminf(ui->w * 0.47F, ui_px(ui, 900)), ui->h * 0.3F);
}

/* How much of what is to be read a balloon would cover: cards, and pots, names and buttons, as far
 * as they are not the speaker's own. */
static float talk_covers(const struct table *t, struct rect plate, struct rect box)
{
    const struct stage *st = table_front(t);
    float all = 0;
    for (int i = 0; i < st->cards.n; i++) {
        const struct placed *p = &st->cards.card[i];
        const struct rect r = rect_common(box, p->spot.at);
        if (p->spot.alpha > 0.01F && !rect_empty(r))
            all += r.w * r.h;
    }
    for (int i = 0; i < items_count(st->items); i++) {
        const struct item *x = items_at(st->items, i);
        const struct rect r = rect_common(box, x->bounds);
        const bool own = rect_contains(rect_inset(x->bounds, -1), rect_centre(plate));
        if (!own && !rect_empty(r))
            all += r.w * r.h;
    }
    const struct rect places = rect_common(box, table_middle(&st->ui));
    if (!rect_empty(places))
        all += places.w * places.h * 0.5F;
    const struct rect name = rect_common(box, plate); /* rather their own cards than their name */
    return all + (rect_empty(name) ? 0 : name.w * name.h * 0.5F);
}

/* Towards the middle of the table, over the plate or beside it or below it: the first of these
 * places where it covers nothing, or the one where it covers least. */
static struct rect talk_place(const struct table *t, struct rect plate, float w, float h)
{
    const struct ui *ui = &table_front(t)->ui;
    const bool left = rect_centre(plate).x < ui->w / 2;
    const float edge = ui_px(ui, 16), off = ui_px(ui, 8), in = plate.w * 0.2F,
                over = left ? plate.x + in : rect_right(plate) - in - w,
                beside = left ? rect_right(plate) + off : plate.x - off - w,
                across = left ? rect_right(plate) - in : plate.x + in - w,
                flush = left ? plate.x : rect_right(plate) - w;
    const struct point tries[] = {{across, plate.y - ui_px(ui, 24)},
                                  {over, plate.y - h + off},
                                  {over, plate.y - h - off},
                                  {over, rect_bottom(plate) + off},
                                  {beside, plate.y},
                                  {beside, plate.y - h / 2},
                                  {beside, rect_bottom(plate) - h},
                                  {flush, plate.y - h - off},
                                  {flush, rect_bottom(plate) + off}};
    const int n = (int)(sizeof tries / sizeof *tries), first = t->skin->bubble.above ? 1 : 0;
    struct rect best = {0};
    float least = -1;
    for (int i = 0; i < n; i++) {
        const struct point p = tries[(i + first) % n];
        const struct rect box = rect_make(fmaxf(edge, fminf(p.x, ui->w - w - edge)),
                                          fmaxf(edge, fminf(p.y, ui->h - h - edge)), w, h);
        const float covers = talk_covers(t, plate, box);
        if (least < 0 || covers < least)
            best = box, least = covers;
    }
    return best;
}

/* Where the balloon points to who speaks: at its foot, its head or a side. */
static struct point tail_at(const struct ui *ui, struct rect box, struct rect plate, bool *beside)
{
    const float in = ui_px(ui, 46);
    const struct point p = rect_centre(plate);
    *beside = plate.x > rect_right(box) - in || rect_right(plate) < box.x + in;
    return *beside ? (struct point){p.x < box.x ? box.x : rect_right(box),
                                    fmaxf(box.y + in / 2, fminf(p.y, rect_bottom(box) - in / 2))}
                   : (struct point){fmaxf(box.x + in, fminf(p.x, rect_right(box) - in)),
                                    p.y > rect_centre(box).y ? rect_bottom(box) : box.y};
}

/* A corner there, drawn in the edge's colour below the balloon and in its own over it. */
static void draw_corner(struct canvas *c, const struct ui *ui, struct point at, float turn,
                        float out, uint32_t colour)
{
    const float side = ui_px(ui, 34);
    canvas_push_turn(c, at, turn);
    ui_icon(c, ui, "play", rect_make(at.x - side / 2 + out, at.y - side / 2, side, side), colour);
    canvas_pop_turn(c);
}

static void draw_balloon(struct canvas *c, const struct ui *ui, struct rect box, struct rect plate,
                         const struct bubble *look)
{
    const float line = fmaxf(1.5F, ui_px(ui, 3));
    const struct panel body = {
        .fill = look->fill, .radius = ui_px(ui, 24), .line = look->line, .line_width = line};
    bool beside;
    const struct point at = tail_at(ui, box, plate, &beside);
    const float turn =
        beside ? (at.x > rect_centre(box).x ? 0 : 180) : (at.y > rect_centre(box).y ? 90 : 270);
    draw_corner(c, ui, at, turn, ui_px(ui, 6) + 2 * line, look->line);
    canvas_panel(c, box, &body);
    draw_corner(c, ui, at, turn, ui_px(ui, 6) - line, look->fill);
}

void table_talk_draw(const struct table *t, struct canvas *c)
{
    CARRE_ASSERT(t->talk.who >= 0);
    const struct stage *st = table_front(t);
    struct rect plate;
    if (!t->talk.text || t->talk.since < 0 || t->strip.on || table_filled(t) || !t->skin->plate ||
        !t->skin->plate(st, t->talk.who, &plate))
        return;
    const struct ui *ui = &st->ui;
    const struct folder_things *things = game_folder(match_rules(t->match)->game->id)->things;
    char named[STAGE_SAY_BYTES];
    const char *text = _(t->talk.text);
    if (t->talk.about) {
        snprintf(named, sizeof named, text, things->title(t->talk.about - 1));
        text = named;
    }
    const float pad = ui_px(ui, 20), most = ui_px(ui, 420) * fminf(ui->text, 1.5F);
    const struct ui_words how = {.face = ui->theme->strong,
                                 .size = 28,
                                 .colour = 0x0B1020FFU,
                                 .align = TEXT_CENTRE,
                                 .place = TEXT_MIDDLE};
    const float w = fminf(most, ui_write_width(ui, &how, text) + 2),
                h = ui_write_height(ui, &how, text, w) + 2;
    const struct bubble *look = &t->skin->bubble;
    const struct rect box = talk_place(t, plate, w + 2 * pad, h + pad);
    canvas_tag(c, "bubble");
    canvas_panel(c, rect_moved(box, ui_px(ui, 3), ui_px(ui, 5)),
                 &(struct panel){.fill = 0x00000066U, .radius = ui_px(ui, 24)});
    draw_balloon(c, ui, box, plate, look);
    ui_write(c, ui, &how, text, rect_make(box.x + pad, box.y + pad / 2, w, h));
    canvas_tag(c, NULL);
}
