/* The page over the table: the order track above, lit as far as it has come, the name of the card
 * that works, and below it what it does in close-up.
 *
 * It opens from its middle and closes to it: an opaque page that is clipped costs a software
 * renderer nothing, a faded one costs all that lies in it twice. */
#include "spec_show.h"
#include "poker_table.h"

#include "check.h"
#include "ease.h"
#include "i18n.h"
#include "layout.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { OPEN_MS = 170, CLOSE_MS = 130, SOON_MS = 450, NODES = 8, FUN_NODE = 8 };

float spec_least(const struct stage *st) { return poker_letter(st, 18); }

struct rect spec_page(const struct stage *st)
{
    const float low = poker_look(st)->at.history.y;
    return rect_make(0, 0, st->ui.w, low > st->ui.h * 0.5F ? low : st->ui.h);
}

/* How far the scene's page has opened, and is not yet closing again. */
static float open_part(const struct stage *st)
{
    const struct spec_moment *m = &spec_moments_of(st)->scene;
    const float ms = (float)(st->ui.now - m->since), left = (float)m->ms - ms;
    if (st->ui.calm)
        return 1;
    return fminf(
        ease_out_cubic(fminf(1, ms / fmaxf(1, (float)ui_ms(&st->ui, OPEN_MS)))),
        ease_out_cubic(fmaxf(0, fminf(1, left / fmaxf(1, (float)ui_ms(&st->ui, CLOSE_MS))))));
}

struct rect spec_covered(const struct stage *st)
{
    const bool over = spec_break_on(st)   ? spec_break_open(st) >= 1
                      : spec_scene_on(st) ? open_part(st) >= 1
                                          : spec_boards_on(st);
    if (!over)
        return (struct rect){0};
    return spec_scene_on(st) && !spec_break_on(st) ? spec_show_page(st) : spec_page(st);
}

static float track_height(const struct stage *st)
{
    return fmaxf(ui_px(&st->ui, 112), spec_least(st) * 2.9F);
}

/* Where no card resolves there is no order to be seen, and its room is the scene's. */
struct rect spec_page_track(const struct stage *st)
{
    const struct rect p = spec_page(st);
    const bool cards = !spec_scene_on(st) || spec_moments_of(st)->scene.scene == SPEC_SCENE_CARDS;
    return rect_make(0, 0, p.w, cards ? fminf(p.h * 0.36F, track_height(st)) : 0);
}

/* ---- the ground ---- */

/* Felt in lamp light, and the sign of what happens in ink, very large and faint. */
void spec_draw_page(const struct stage *st, struct canvas *c, int effect)
{
    CARRE_ASSERT(effect < SPEC_EFFECTS);
    const struct rect p = spec_page(st);
    if (st->ui.contrast) {
        canvas_fill(c, p, COLOUR_BLACK);
        return;
    }
    if (canvas_has_picture(
            c, "spec/stage")) { /* the table from above, its rim running out at the sides */
        const float w = fmaxf(p.w, p.h * 16 / 9);
        canvas_panel(c, p, &(struct panel){.fill = spec_colour(st, SPEC_NIGHT)});
        canvas_picture(c, "spec/stage", rect_around(rect_centre(p), w, w * 9 / 16), paint_plain());
    } else {
        canvas_panel(c, p, &(struct panel){.fill = 0x1B3560FFU, .fill_bottom = 0x0E1A36FFU});
        spec_halo(c, st, rect_centre(p), p.w * 0.9F, p.h * 1.1F, 0x6E94C8FFU, 0.35F);
    }
    for (int i = rect_empty(spec_page_track(st)) ? 1 : 0; i < 2; i++) {
        const float y = i ? rect_bottom(p) - ui_px(&st->ui, 10) : rect_bottom(spec_page_track(st));
        canvas_fill(c, rect_make(p.x, y, p.w, fmaxf(1, ui_px(&st->ui, 2))),
                    colour_faded(spec_colour(st, SPEC_GOLD), 0.55F));
    }
    if (effect >= 0) {
        const float side = p.h * 0.62F;
        struct paint faint = paint_ink(SPEC_WASHI_RGB);
        char name[SPEC_PICTURE];
        faint.alpha = 0.07F;
        snprintf(name, sizeof name, "spec/kanji/%s", spec_id(effect));
        if (canvas_has_picture(c, name))
            canvas_picture(c, name,
                           rect_around((struct point){p.x + p.w / 2, p.y + p.h * 0.6F}, side, side),
                           faint);
    }
}

/* ---- the order track ---- */

static int number_of(int effect)
{
    return effect < 0 ? 0 : spec_number(effect) ? spec_number(effect) : FUN_NODE + 1;
}

/* Where the fun cards are among the numbers: just before 8. */
static int place_of(int number) { return number == FUN_NODE + 1 ? 15 : number * 2; }

/* Twice works as long as its page stands. */
static int at_work(const struct stage *st)
{
    return spec_scene_on(st)    ? spec_moments_of(st)->scene.effect
           : spec_boards_on(st) ? SPEC_TWICE
                                : -1;
}

/* Has somebody declared a card of that number, and what has become of it? */
static bool declared(const struct stage *st, int number, enum spec_fate *fate)
{
    const struct spec_moment *m = &spec_moments_of(st)->scene;
    bool any = false;
    *fate = SPEC_WAITS;
    for (int i = 0; i < m->ndeclared && spec_scene_on(st); i++)
        if (number_of(m->declared[i].effect) == number) {
            *fate = !any || m->declared[i].fate < *fate || m->declared[i].fate == SPEC_WORKS
                        ? (enum spec_fate)m->declared[i].fate
                        : *fate;
            any = true;
        }
    return any;
}

/* At a number: done, or gone back to its owner. */
static void badge(const struct stage *st, struct canvas *c, struct point at, float r,
                  enum spec_fate fate)
{
    const uint32_t gold = spec_colour(st, SPEC_GOLD_NUMBER);
    const float w = fmaxf(1.5F, ui_px(&st->ui, 3));
    canvas_ring(c, at, r, r, fate == SPEC_DONE ? SPEC_JADE_RGB : spec_colour(st, SPEC_NIGHT));
    canvas_ring(c, at, r, fmaxf(1, ui_px(&st->ui, 2)), gold);
    if (fate == SPEC_DONE) {
        spec_tick(st, c, at, r, COLOUR_WHITE);
        return;
    }
    const struct point tip = {at.x - r * 0.4F, at.y};
    canvas_line(c, (struct point){at.x + r * 0.4F, at.y}, tip, w, gold);
    canvas_line(c, tip, (struct point){at.x - r * 0.05F, at.y - r * 0.35F}, w, gold);
    canvas_line(c, tip, (struct point){at.x - r * 0.05F, at.y + r * 0.35F}, w, gold);
}

static void node(const struct stage *st, struct canvas *c, int i, struct point at, float disc,
                 int number)
{
    const struct theme *th = st->ui.theme;
    enum spec_fate fate;
    const bool used = declared(st, i + 1, &fate), past = number && place_of(number) > 2 * (i + 1);
    char figure[16];
    snprintf(figure, sizeof figure, "%d", i + 1);
    if (number == i + 1) {
        spec_seal(c, st, rect_around(at, disc * 3, disc * 3.1F), figure, -3);
        return;
    }
    canvas_ring(c, at, disc, disc, SPEC_DEEP_RGB);
    canvas_ring(c, at, disc, fmaxf(1.5F, ui_px(&st->ui, used ? 4 : 3)),
                used   ? spec_colour(st, SPEC_LAMP)
                : past ? spec_colour(st, SPEC_VERMILION)
                       : 0x8FA0C8FFU);
    poker_write(c, st, UI_LINE(th->strong, 28, th->text, TEXT_CENTRE), figure,
                rect_around(at, disc * 2, disc * 2));
    if (used && fate > SPEC_WORKS)
        badge(st, c, (struct point){at.x + disc * 0.82F, at.y - disc * 0.8F}, disc * 0.46F, fate);
}

void spec_draw_track(const struct stage *st, struct canvas *c, float alpha)
{
    const struct rect t = spec_page_track(st);
    const struct theme *th = st->ui.theme;
    const int works = at_work(st), number = number_of(works);
    const float pad = ui_px(&st->ui, 36), disc = fmaxf(ui_px(&st->ui, 25), spec_least(st) * 0.74F),
                y = t.y + t.h / 2, line = fmaxf(2, ui_px(&st->ui, 5));
    const uint32_t now = spec_colour(st, SPEC_VERMILION);
    enum spec_fate fate;
    canvas_fill(c, t, st->ui.contrast ? COLOUR_BLACK : 0x0B1220F0U);
    canvas_fill(c,
                rect_make(t.x, rect_bottom(t) - fmaxf(1, ui_px(&st->ui, 2.5F)), t.w,
                          fmaxf(1, ui_px(&st->ui, 2.5F))),
                spec_colour(st, SPEC_GOLD));
    canvas_push_fade(c, alpha);
    /* The heading, where it leaves the numbers room. */
    const struct ui_words strong = {.face = th->strong,
                                    .size = 30,
                                    .place = TEXT_BOTTOM,
                                    .lines = 1},
                          plain = {.size = 22, .colour = th->soft, .place = TEXT_TOP, .lines = 1};
    const float hw = fmaxf(poker_width(st, strong, C_("of resolution", "Order")),
                           poker_width(st, plain, _("of resolution"))) +
                     4;
    float left = t.x + pad;
    if (hw < t.w * 0.17F) {
        poker_write(c, st, strong, C_("of resolution", "Order"),
                    rect_make(left, t.y, hw, t.h * 0.52F));
        poker_write(c, st, plain, _("of resolution"),
                    rect_make(left, t.y + t.h * 0.52F, hw, t.h * 0.46F));
        left += hw;
    }
    const float first = left + pad + disc * 2,
                step = (t.x + t.w - pad - disc * 2 - first) / (NODES - 1);
    const float reach = first + step * (number == FUN_NODE + 1 ? 6.5F
                                        : number               ? (float)(number - 1)
                                                               : 0);
    canvas_fill(c, rect_make(first, y - line / 4, step * (NODES - 1), line / 2),
                st->ui.contrast ? th->line : 0x3A4A70FFU);
    canvas_fill(c, rect_make(first, y - line / 2, reach - first, line), now);
    for (int i = 0; i < NODES; i++)
        node(st, c, i, (struct point){first + step * (float)i, y}, disc, number);
    /* a fun card carries no number: it has its own face between 7 and 8 */
    if (declared(st, FUN_NODE + 1, &fate) || number == FUN_NODE + 1) {
        const struct point at = {first + step * 6.5F, y};
        canvas_ring(c, at, disc * 1.3F, disc * 2,
                    number == FUN_NODE + 1 ? now : spec_colour(st, SPEC_GOLD));
        canvas_ring(c, at, disc * 1.12F, disc * 2, spec_colour(st, SPEC_WASHI));
        spec_emblem(c, works >= SPEC_NORMAL ? works : SPEC_MEOW,
                    rect_around(at, disc * 2.1F, disc * 2.1F), 1);
    }
    canvas_pop_fade(c);
}

/* ---- people ---- */

void spec_halo(struct canvas *c, const struct stage *st, struct point at, float w, float h,
               uint32_t colour, float alpha)
{
    struct paint p = paint_ink(colour);
    p.alpha = alpha;
    if (!st->ui.contrast && alpha > 0.01F && canvas_has_picture(c, "power-up/fx/halo"))
        canvas_picture(c, "power-up/fx/halo", rect_around(at, w, h), p);
}

void spec_draw_playing(const struct stage *st, struct canvas *c, card face, struct rect r,
                       float angle)
{
    const struct placed p = {
        .id = 1,
        .face = face,
        .spot = {.at = r, .angle = angle, .alpha = 1, .up = card_is_known(face)}};
    poker_draw_card(st, c, &p);
}

/* ---- the whole ---- */

/* The card's emblem in a disc of its family, as its window shows it. */
static void window(const struct stage *st, struct canvas *c, int effect, struct rect r)
{
    struct paint brushed = paint_ink(SPEC_WASHI_RGB);
    canvas_ring(c, rect_centre(r), r.w * 0.46F, r.w, spec_family_colour(st, spec_family(effect)));
    if (canvas_has_picture(c, "spec/ring"))
        canvas_picture(c, "spec/ring", rect_scaled(r, 1.12F), brushed);
    spec_emblem(c, effect, rect_scaled(r, 0.70F), 1);
}

void spec_heading(const struct stage *st, struct canvas *c, struct rect r, int effect,
                  const char *name, const char *under)
{
    CARRE_ASSERT(effect < SPEC_EFFECTS && name && under);
    const struct theme *t = st->ui.theme;
    char number[16];
    float x = r.x;
    if (effect >= 0) {
        window(st, c, effect, rect_make(x, r.y, r.h, r.h));
        x += r.h * 1.2F;
    }
    const bool numbered = effect >= 0 && spec_number(effect);
    const float w = rect_right(r) - x, half = *under ? r.h * 0.56F : r.h, seal = half * 0.92F;
    const struct rect said = poker_write(
        c, st,
        (struct ui_words){
            .face = t->strong, .size = 44, .place = *under ? TEXT_BOTTOM : TEXT_MIDDLE, .lines = 1},
        name, rect_make(x, r.y, w - (numbered ? seal * 1.6F : 0), half));
    if (numbered) {
        snprintf(number, sizeof number, "%d", spec_number(effect));
        spec_seal(c, st,
                  rect_make(rect_right(said) + seal * 0.4F, r.y + half - seal * 0.96F, seal, seal),
                  number, -3);
    }
    if (*under)
        poker_write(c, st,
                    (struct ui_words){.face = t->plain,
                                      .size = 24,
                                      .colour = spec_colour(st, SPEC_GOLD_NUMBER),
                                      .place = TEXT_TOP,
                                      .lines = 1},
                    under, rect_make(x, r.y + half, w, r.h - half));
}

/* Emblem, name and number, whose; or what happens that is no card. */
static void heading(const struct show *show)
{
    const struct show k = *show;
    const struct spec_moment *m = k.m;
    const struct stage *st = k.st;
    struct canvas *c = k.c;
    const bool of_card = m->effect >= 0, numbered = of_card && spec_number(m->effect);
    const float x = of_card ? 200 : 44, top = rect_bottom(spec_page_track(st)) + 22 * k.px,
                y = of_card ? fmaxf(k.at.y + 138 * k.px, top) : k.at.y + 40 * k.px;
    const struct ceremony *of = m->hit ? spec_ceremony_of(m) : NULL;
    const float wide = of && of->title > 0 ? of->title : 840,
                under = of && of->under > 0 ? of->under : wide + 60;
    char figure[16];
    if (of_card) {
        const struct point at = {k.at.x + 110 * k.px, y + 66 * k.px};
        canvas_ring(c, at, 66 * k.px, 66 * k.px, 0x0B1220CCU);
        canvas_ring(c, at, 62 * k.px, 62 * k.px, spec_colour(st, SPEC_WASHI));
        spec_emblem(c, m->effect, rect_around(at, 112 * k.px, 112 * k.px), 1);
    }
    const struct rect said = spec_show_write(
        &k,
        (struct show_words){
            .size = 84, .align = TEXT_LEFT, .place = of_card ? TEXT_BOTTOM : TEXT_MIDDLE},
        of_card ? spec_title(m->effect) : m->head,
        rect_make(k.at.x + x * k.px, y - 8 * k.px, wide * k.px, 100 * k.px));
    if (of_card)
        spec_show_write(&k,
                        (struct show_words){.size = 34,
                                            .colour = spec_colour(st, SPEC_LAMP),
                                            .align = TEXT_LEFT,
                                            .place = TEXT_MIDDLE},
                        m->head,
                        rect_make(k.at.x + x * k.px, y + 92 * k.px, under * k.px, 46 * k.px));
    if (!numbered)
        return;
    snprintf(figure, sizeof figure, "%d", spec_number(m->effect));
    spec_seal(c, st, rect_make(rect_right(said) + 22 * k.px, y + 2 * k.px, 84 * k.px, 88 * k.px),
              figure, 3);
}

/* The cards that are being named: faces in a row, with whose they are. */
static void named(const struct stage *st, struct canvas *c, struct rect r)
{
    const struct spec_moment *m = &spec_moments_of(st)->scene;
    const int n = m->ndeclared;
    const float letter = spec_least(st), under = letter * 1.9F, gap = ui_px(&st->ui, 26);
    float h = fminf(r.h - under - gap, ui_px(&st->ui, 400)), w = h / LAYOUT_CARD;
    if (n <= 0)
        return;
    if (w * (float)n + gap * (float)(n - 1) > r.w * 0.94F) {
        w = (r.w * 0.94F - gap * (float)(n - 1)) / (float)n;
        h = w * LAYOUT_CARD;
    }
    const float x0 = r.x + (r.w - w * (float)n - gap * (float)(n - 1)) / 2,
                y = r.y + (r.h - h - under) / 2;
    for (int i = 0; i < n; i++) {
        const struct rect at = rect_make(x0 + (w + gap) * (float)i, y, w, h);
        const bool back = m->declared[i].fate == SPEC_CAME_BACK,
                   done = m->declared[i].fate == SPEC_DONE;
        spec_light(c, st, at, spec_colour(st, SPEC_LAMP), back || done ? 0 : 0.6F);
        spec_face(c, st, m->declared[i].effect, at, back || done, NULL);
        poker_write(c, st, UI_LINE(st->ui.theme->strong, 26, 0, TEXT_CENTRE),
                    stage_name(st, m->declared[i].who),
                    rect_make(at.x - gap / 2, rect_bottom(at), w + gap, under));
    }
}

enum { SKIP = 26 };

static float skip_height(const struct ui *ui)
{
    return fmaxf(ui_letters(ui, SKIP) * 1.35F, ui_px(ui, 34));
}

/* At the lower right, with a margin that grows with the picture. */
static float skip_top(const struct stage *st)
{
    const struct ui ui = poker_ui(st);
    const struct rect page = spec_show_page(st);
    const float px = fminf(page.w / SHOW_W, page.h / SHOW_H), h = skip_height(&ui);
    return rect_bottom(page) - fmaxf(h + ui_px(&ui, 3), 37 * px + h / 2);
}

static void skip(const struct stage *st, struct canvas *c)
{
    const struct item *i = items_get(st->items, item_id("go-on", 1));
    const struct ui ui = poker_ui(st);
    if (!i || ui.device == DEVICE_TOUCH || ui.device == DEVICE_PAD)
        return;
    const struct ui_words how = UI_LINE(NULL, SKIP, 0xD8DEEEFFU, TEXT_LEFT);
    const struct rect page = spec_show_page(st);
    const float cap = ui_key_width(&ui, i, 22), w = poker_width(st, how, i->name) + 2,
                px = fminf(page.w / SHOW_W, page.h / SHOW_H), pad = ui_px(&ui, 12),
                h = skip_height(&ui), x = rect_right(page) - w - 40 * px, y = skip_top(st);
    ui_key_quiet(c, &ui, i, (struct point){x - pad - cap / 2, y + h / 2}, 22, how.colour);
    poker_write(c, st, how, i->name, rect_make(x, y, w, h));
}

void spec_draw_scene(const struct stage *st, struct canvas *c)
{
    const struct spec_moment *m = &spec_moments_of(st)->scene;
    const struct rect page = spec_show_page(st);
    const struct ceremony *of = spec_ceremony_of(m);
    const struct show k = spec_show(st, c);
    canvas_push_clip(c, rect_inset_xy(page, 0, page.h * 0.5F * (1 - open_part(st))));
    if (m->hit && of)
        spec_show_draw(&k, of);
    else
        spec_show_room(st, c);
    if (!m->hit) {
        /* large letters of the way on push up what is said above them */
        const float foot = fminf(page.y + page.h * 0.95F, skip_top(st)) - page.h * 0.09F,
                    top = page.y + page.h * 0.27F;
        named(st, c, rect_make(page.x, top, page.w, foot - page.h * 0.01F - top));
        if (m->under[0]) /* what came back */
            spec_show_write(
                &k, (struct show_words){.size = 48, .align = TEXT_CENTRE, .place = TEXT_MIDDLE},
                m->under, rect_make(page.x, foot, page.w, page.h * 0.09F));
    }
    if (m->scene == SPEC_SCENE_CARDS)
        spec_draw_track(st, c, 1);
    heading(&k);
    skip(st, c);
    canvas_pop_clip(c);
}

/* ---- what comes next ---- */

static bool next_moment(const struct stage *st, struct spec_moment *m)
{
    const struct spec_moment *now = &spec_moments_of(st)->scene;
    *m = (struct spec_moment){.effect = -1, .who = -1, .whose = -1};
    for (int i = 0; i < now->ndeclared && spec_scene_on(st); i++)
        if (now->declared[i].fate == SPEC_WAITS) {
            m->effect = now->declared[i].effect, m->who = now->declared[i].who,
            m->whose = now->declared[i].whose;
            spec_moment_prepare(st, m);
            return true;
        }
    return false;
}

/* The page closes soon, or may: the table behind it is to be there. */
static bool closes(const struct stage *st)
{
    const struct spec_moment *m = &spec_moments_of(st)->scene;
    return spec_break_on(st) ||
           (spec_scene_on(st) && m->since + m->ms - st->ui.now < ui_ms(&st->ui, SOON_MS));
}

/* Pictures are drawn ahead by another thread: the room while nobody has declared anything, then
 * what has been declared, which all have heard, and the table again. */
void spec_rehearse(const struct stage *st, struct canvas *c)
{
    struct spec_moment m;
    if (st->ui.contrast || !canvas_begin_rehearsal(c))
        return;
    if (closes(st)) {
        poker_draw_all_but_over(st, c);
        canvas_end_rehearsal(c);
        return;
    }
    const bool next = next_moment(st, &m);
    const struct ceremony *of = next ? spec_ceremony_of(&m) : NULL;
    struct show k = spec_show(st, c);
    k.m = &m;
    k.whole = true;
    if (of) {
        spec_show_draw(&k, of);
        heading(&k);
    } else if (!spec_scene_on(st)) {
        spec_show_room(st, c);
    }
    canvas_end_rehearsal(c);
}
