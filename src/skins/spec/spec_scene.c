/* The page over the table: the order track above, lit as far as it has come, the name of the card that works, and below it what it does in close-up.
 *
 * It opens from its middle and closes to it: an opaque page that is clipped costs a software renderer nothing, a faded one costs all that lies in it twice. */
#include "spec_look.h"

#include "ease.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { OPEN_MS = 170, CLOSE_MS = 130, NODES = 8, FUN_NODE = 8 };

float spec_least(const struct stage *st) { return poker_letter(st, 18); }

struct rect spec_page(const struct stage *st)
{
    const float low = poker_look(st)->at.history.y;
    return rect_make(0, 0, st->ui.w, low > st->ui.h * 0.5F ? low : st->ui.h);
}

static float track_height(const struct stage *st) { return fmaxf(ui_px(&st->ui, 168), spec_least(st) * 5.4F + ui_px(&st->ui, 44)); }

/* Where no card resolves there is no order to be seen, and its room is the scene's. */
struct rect spec_page_track(const struct stage *st)
{
    const struct rect p = spec_page(st);
    const bool cards = !spec_scene_on(st) || spec_moments_of(st)->scene.scene == SPEC_SCENE_CARDS;
    return rect_make(0, 0, p.w, cards ? fminf(p.h * 0.36F, track_height(st)) : 0);
}

static float heading_height(const struct stage *st) { return fmaxf(ui_px(&st->ui, 96), spec_least(st) * 3.4F); }

struct rect spec_page_stage(const struct stage *st)
{
    const struct rect p = spec_page(st), t = spec_page_track(st);
    const float top = rect_bottom(t) + heading_height(st) + ui_px(&st->ui, 18);
    return rect_make(p.x, top, p.w, rect_bottom(p) - top);
}

/* ---- the ground ---- */

/* Felt in lamp light, and the sign of what happens in ink, very large and faint. */
void spec_draw_page(const struct stage *st, struct canvas *c, int effect)
{
    const struct rect p = spec_page(st);
    if (st->ui.contrast) {
        canvas_fill(c, p, 0x000000FFU);
        return;
    }
    if (canvas_has_picture(c, "spec/stage")) {      /* the table from above, its rim running out at the sides */
        const float w = fmaxf(p.w, p.h * 16 / 9);
        canvas_panel(c, p, &(struct panel){.fill = spec_colour(st, SPEC_NIGHT)});
        canvas_picture(c, "spec/stage", rect_around(rect_centre(p), w, w * 9 / 16), paint_plain());
    } else {
        canvas_panel(c, p, &(struct panel){.fill = 0x1B3560FFU, .fill_bottom = 0x0E1A36FFU});
        spec_halo(c, st, rect_centre(p), p.w * 0.9F, p.h * 1.1F, 0x6E94C8FFU, 0.35F);
    }
    for (int i = rect_empty(spec_page_track(st)) ? 1 : 0; i < 2; i++) {
        const float y = i ? rect_bottom(p) - ui_px(&st->ui, 10) : rect_bottom(spec_page_track(st));
        canvas_fill(c, rect_make(p.x, y, p.w, fmaxf(1, ui_px(&st->ui, 2))), colour_faded(spec_colour(st, SPEC_GOLD), 0.55F));
    }
    if (effect >= 0) {
        const float side = p.h * 0.62F;
        struct paint faint = paint_ink(0xF3E9D2FFU);
        char name[SPEC_PICTURE];
        faint.alpha = 0.07F;
        snprintf(name, sizeof name, "spec/kanji/%s", spec_id(effect));
        if (canvas_has_picture(c, name))
            canvas_picture(c, name, rect_around((struct point){p.x + p.w / 2, p.y + p.h * 0.6F}, side, side), faint);
    }
}

/* ---- the order track ---- */

/* What lies at one number: all its names, or only what was declared where there is no room for all. */
static void names_of(const struct stage *st, int number, bool declared_only, char out[SPEC_WORDS])
{
    const struct spec_moment *m = &spec_moments_of(st)->scene;
    size_t n = 0;
    out[0] = '\0';
    for (int e = SPEC_EFFECTS - 1; e >= 0; e--) {
        bool said = !declared_only && spec_number(e) == number;
        for (int i = 0; i < m->ndeclared; i++)
            said |= m->declared[i].effect == e && (spec_number(e) ? spec_number(e) == number : number == FUN_NODE + 1);
        if (said && n < SPEC_WORDS)
            n += (size_t)snprintf(out + n, SPEC_WORDS - n, "%s%s%s", n ? C_("list", ", ") : "", n && !strchr(out, '\n') ? "\n" : "", spec_title(e));
    }
}

static int number_of(const struct stage *st, int effect)
{
    (void)st;
    return effect < 0 ? 0 : spec_number(effect) ? spec_number(effect) : FUN_NODE + 1;
}

/* Where the fun cards are among the numbers: just before 8. */
static int place_of(int number) { return number == FUN_NODE + 1 ? 15 : number * 2; }

/* Twice works as long as its page stands. */
static int at_work(const struct stage *st) { return spec_scene_on(st) ? spec_moments_of(st)->scene.effect : spec_boards_on(st) ? SPEC_TWICE : -1; }

static bool resolved(const struct stage *st, int number, enum spec_fate *fate)
{
    const struct spec_moment *m = &spec_moments_of(st)->scene;
    bool any = false;
    *fate = SPEC_WAITS;
    for (int i = 0; i < m->ndeclared && spec_scene_on(st); i++)
        if (number_of(st, m->declared[i].effect) == number) {
            *fate = !any || m->declared[i].fate < *fate || m->declared[i].fate == SPEC_WORKS ? (enum spec_fate)m->declared[i].fate : *fate;
            any = true;
        }
    return any;
}

static void badge(const struct stage *st, struct canvas *c, struct point at, float r, enum spec_fate fate, bool used)
{
    const uint32_t gold = spec_colour(st, SPEC_GOLD_NUMBER), soft = st->ui.theme->soft, deep = spec_colour(st, SPEC_NIGHT);
    const float w = fmaxf(1.5F, ui_px(&st->ui, 3));
    canvas_ring(c, at, r, r, used && fate == SPEC_DONE ? 0x3F7257FFU : deep);
    canvas_ring(c, at, r, fmaxf(1, ui_px(&st->ui, 2)), used ? gold : soft);
    if (used && fate == SPEC_DONE) {
        spec_tick(st, c, at, r, 0xFFFFFFFFU);
    } else if (used) {      /* it went back */
        canvas_line(c, (struct point){at.x + r * 0.4F, at.y}, (struct point){at.x - r * 0.4F, at.y}, w, gold);
        canvas_line(c, (struct point){at.x - r * 0.4F, at.y}, (struct point){at.x - r * 0.05F, at.y - r * 0.35F}, w, gold);
        canvas_line(c, (struct point){at.x - r * 0.4F, at.y}, (struct point){at.x - r * 0.05F, at.y + r * 0.35F}, w, gold);
    } else {
        canvas_line(c, (struct point){at.x - r * 0.45F, at.y}, (struct point){at.x + r * 0.45F, at.y}, w, soft);
    }
}

struct node { float x, w; char name[SPEC_WORDS]; };

/* Names below the numbers: all of them, those of the cards that were declared, or none. */
enum names { ALL_NAMES, DECLARED_NAMES, NO_NAMES };

/* The longest word of a name may not be cut; Japanese breaks anywhere, but for words in other letters. */
static float longest(const struct stage *st, const char *name)
{
    const bool ja = strcmp(st->ui.lang, "ja") == 0;
    char word[SPEC_WORDS];
    float most = 0;
    for (const char *at = name; *at; at++) {
        size_t n = 0;
        while (at[n] && at[n] != ' ' && at[n] != '\n' && !(ja && at[n] & 0x80))
            n++;
        if (!n)
            continue;
        snprintf(word, sizeof word, "%.*s", (int)n, at);
        most = fmaxf(most, poker_width(st, (struct ui_words){.face = st->ui.theme->strong, .size = 18}, word));
        at += n - 1;
    }
    return most;
}

/* So wide as its words want, the line of numbers as long as the page. */
static bool lay_nodes(const struct stage *st, struct rect r, struct node node[NODES], enum names which)
{
    float want[NODES], sum = 0;
    const float least = fmaxf(ui_px(&st->ui, 60), spec_least(st) * 2.0F), pad = spec_least(st) * 0.7F;
    for (int i = 0; i < NODES; i++) {
        char part[SPEC_WORDS];
        node[i].name[0] = '\0';
        if (which != NO_NAMES)
            names_of(st, i + 1, which == DECLARED_NAMES, node[i].name);
        const size_t first = strcspn(node[i].name, "\n");
        snprintf(part, sizeof part, "%.*s", (int)first, node[i].name);
        float whole = *part ? poker_width(st, (struct ui_words){.size = 18}, part) : 0;
        if (node[i].name[first])        /* several of one number: the first alone, the others below it */
            whole = fmaxf(whole, poker_width(st, (struct ui_words){.size = 18}, node[i].name + first + 1)) / 0.6F;
        want[i] = fmaxf(least, fmaxf(whole * 0.6F, longest(st, node[i].name)) + pad);
        sum += want[i];
    }
    const float more = (r.w - sum) / NODES;
    float x = r.x;
    for (int i = 0; i < NODES; i++) {
        node[i].w = more < 0 ? want[i] * r.w / sum : want[i] + more;
        node[i].x = x + node[i].w / 2;
        x += node[i].w;
    }
    return more >= 0;
}

void spec_draw_track(const struct stage *st, struct canvas *c, float alpha)
{
    const struct rect t = spec_page_track(st);
    const struct theme *th = st->ui.theme;
    const int works = at_work(st), number = number_of(st, works);
    const float pad = ui_px(&st->ui, 36), small = spec_least(st), disc = fmaxf(ui_px(&st->ui, 26), small * 0.82F), y = t.y + fmaxf(ui_px(&st->ui, 60), disc * 1.7F);
    const uint32_t now = spec_colour(st, SPEC_VERMILION);
    struct node node[NODES];
    canvas_fill(c, t, st->ui.contrast ? 0x000000FFU : 0x0A1124FFU);
    canvas_fill(c, rect_make(t.x, rect_bottom(t) - fmaxf(1, ui_px(&st->ui, 2)), t.w, fmaxf(1, ui_px(&st->ui, 2))), spec_colour(st, SPEC_GOLD));
    canvas_push_fade(c, alpha);
    /* The heading, where it leaves the numbers room. */
    const struct ui_words strong = {.face = th->strong, .size = 28, .place = TEXT_BOTTOM, .lines = 1}, plain = {.size = 21, .colour = th->soft, .place = TEXT_TOP, .lines = 1};
    const float hw = fmaxf(poker_width(st, strong, C_("of resolution", "Order")), poker_width(st, plain, _("of resolution"))) + 4;
    float left = t.x + pad;
    if (hw < t.w * 0.16F) {
        poker_write(c, st, strong, C_("of resolution", "Order"), rect_make(left, t.y, hw, y));
        poker_write(c, st, plain, _("of resolution"), rect_make(left, y, hw, small * 1.6F));
        left += hw + pad * 0.5F;
    }
    const struct rect row = rect_make(left, t.y, t.w - pad * 0.5F - left, t.h);
    for (int names = ALL_NAMES; names <= NO_NAMES && !lay_nodes(st, row, node, (enum names)names); names++)
        continue;
    float reach = node[0].x;
    for (int i = 0; i < NODES; i++)
        if (number && place_of(number) >= 2 * (i + 1))
            reach = node[i].x;
    if (number == FUN_NODE + 1)
        reach = (node[6].x + node[7].x) / 2;
    const float line = fmaxf(2, ui_px(&st->ui, 6));
    canvas_fill(c, rect_make(node[0].x, y - line / 4, node[NODES - 1].x - node[0].x, line / 2), th->line);
    canvas_fill(c, rect_make(node[0].x, y - line / 2, reach - node[0].x, line), now);
    for (int i = 0; i < NODES; i++) {
        char figure[16];
        enum spec_fate fate;
        const bool used = resolved(st, i + 1, &fate), on = number == i + 1, past = number && place_of(number) > 2 * (i + 1);
        const struct point at = {node[i].x, y};
        snprintf(figure, sizeof figure, "%d", i + 1);
        if (on) {
            const float side = disc * 2.7F;
            spec_halo(c, st, at, side * 2.4F, side * 1.6F, spec_colour(st, SPEC_VERMILION), 0.55F);
            spec_seal(c, st, rect_around(at, side, side), figure, -3);
        } else {
            canvas_ring(c, at, disc, disc, spec_colour(st, SPEC_NIGHT));
            canvas_ring(c, at, disc, fmaxf(1.5F, ui_px(&st->ui, used ? 4 : 2)), used ? spec_colour(st, SPEC_LAMP) : past ? th->text : th->soft);
            poker_write(c, st, (struct ui_words){.face = th->strong, .size = 24, .colour = past || used ? th->text : th->soft, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 1}, figure, rect_around(at, disc * 2, disc * 2));
            if ((past && !used) || fate > SPEC_WORKS)
                badge(st, c, (struct point){at.x + disc * 0.82F, at.y - disc * 0.8F}, disc * 0.42F, fate, used);
        }
        const float top = y + disc * (on ? 1.5F : 1.25F), w = node[i].w - small * 0.4F;
        const struct ui_words how = {.face = on || used ? th->strong : th->plain, .size = on ? 22 : 20, .colour = on ? spec_colour(st, SPEC_GOLD_NUMBER) : used ? th->text : th->soft, .align = TEXT_CENTRE, .place = TEXT_TOP};
        if (*node[i].name)
            poker_write(c, st, how, node[i].name, rect_make(at.x - w / 2, top, w, rect_bottom(t) - top - 2));
    }
    /* A fun card carries no number: a lamp between 7 and 8. */
    char fun[SPEC_WORDS];
    names_of(st, FUN_NODE + 1, true, fun);
    if (*fun && spec_scene_on(st)) {
        const struct point at = {(node[6].x + node[7].x) / 2, y};
        const bool on = number == FUN_NODE + 1;
        canvas_ring(c, at, disc * (on ? 0.8F : 0.5F), disc, on ? now : spec_colour(st, SPEC_GOLD));
        spec_emblem(c, works >= SPEC_NORMAL ? works : SPEC_MEOW, rect_around(at, disc * (on ? 1.3F : 0.8F), disc * (on ? 1.3F : 0.8F)), 1);
    }
    canvas_pop_fade(c);
}

/* ---- people ---- */

void spec_halo(struct canvas *c, const struct stage *st, struct point at, float w, float h, uint32_t colour, float alpha)
{
    struct paint p = paint_ink(colour);
    p.alpha = alpha;
    if (!st->ui.contrast && alpha > 0.01F && canvas_has_picture(c, "power-up/fx/halo"))
        canvas_picture(c, "power-up/fx/halo", rect_around(at, w, h), p);
}

void spec_draw_person(const struct stage *st, struct canvas *c, int who, struct rect r, const char *line, bool lit)
{
    const struct theme *t = st->ui.theme;
    if (who < 0 || who >= SEATS)
        return;
    const float letter = spec_least(st), under = letter * (line && *line ? 3.4F : 1.9F), side = fminf(r.w * 0.8F, r.h - under);
    const struct rect face = rect_make(r.x + (r.w - side) / 2, r.y + (r.h - side - under) / 2, side, side);
    if (lit)
        spec_halo(c, st, rect_centre(face), side * 1.7F, side * 1.7F, spec_colour(st, SPEC_LAMP), 0.6F);
    poker_portrait(c, st, who, face);
    poker_write(c, st, (struct ui_words){.face = t->strong, .size = 30, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 1}, stage_name(st, who), rect_make(r.x, rect_bottom(face), r.w, letter * 1.9F));
    if (line && *line)
        poker_write(c, st, (struct ui_words){.size = 22, .colour = spec_colour(st, SPEC_GOLD_NUMBER), .align = TEXT_CENTRE, .place = TEXT_TOP, .lines = 1}, line, rect_make(r.x, rect_bottom(face) + letter * 1.8F, r.w, letter * 1.6F));
}

void spec_draw_playing(const struct stage *st, struct canvas *c, card face, struct rect r, float angle)
{
    const struct placed p = {.id = 1, .face = face, .spot = {.at = r, .angle = angle, .alpha = 1, .up = card_is_known(face)}};
    poker_draw_card(st, c, &p);
}

/* ---- the whole ---- */

/* The card's emblem in a disc of its family, as its window shows it. */
static void window(const struct stage *st, struct canvas *c, int effect, struct rect r)
{
    struct paint brushed = paint_ink(0xF3E9D2FFU);
    canvas_ring(c, rect_centre(r), r.w * 0.46F, r.w, spec_family_colour(st, spec_family(effect)));
    if (canvas_has_picture(c, "spec/ring"))
        canvas_picture(c, "spec/ring", rect_scaled(r, 1.12F), brushed);
    spec_emblem(c, effect, rect_scaled(r, 0.70F), 1);
}

void spec_heading(const struct stage *st, struct canvas *c, struct rect r, int effect, const char *name, const char *under)
{
    const struct theme *t = st->ui.theme;
    char number[16];
    float x = r.x;
    if (effect >= 0) {
        window(st, c, effect, rect_make(x, r.y, r.h, r.h));
        x += r.h * 1.2F;
    }
    const bool numbered = effect >= 0 && spec_number(effect);
    const float w = rect_right(r) - x, half = *under ? r.h * 0.56F : r.h, seal = half * 0.92F;
    const struct rect said = poker_write(c, st, (struct ui_words){.face = t->strong, .size = 44, .place = *under ? TEXT_BOTTOM : TEXT_MIDDLE, .lines = 1}, name, rect_make(x, r.y, w - (numbered ? seal * 1.6F : 0), half));
    if (numbered) {
        snprintf(number, sizeof number, "%d", spec_number(effect));
        spec_seal(c, st, rect_make(rect_right(said) + seal * 0.4F, r.y + half - seal * 0.96F, seal, seal), number, -3);
    }
    if (*under)
        poker_write(c, st, (struct ui_words){.face = t->plain, .size = 24, .colour = spec_colour(st, SPEC_GOLD_NUMBER), .place = TEXT_TOP, .lines = 1}, under, rect_make(x, r.y + half, w, r.h - half));
}

/* Emblem, name and number, whose; or what happens that is no card. */
static void heading(const struct stage *st, struct canvas *c)
{
    const struct spec_moment *m = &spec_moments_of(st)->scene;
    const float pad = ui_px(&st->ui, 30), h = heading_height(st);
    const struct rect r = rect_make(pad, rect_bottom(spec_page_track(st)) + ui_px(&st->ui, 20), st->ui.w - 2 * pad, h);
    spec_heading(st, c, r, m->effect, m->effect >= 0 ? spec_title(m->effect) : m->head, m->effect >= 0 ? m->head : "");
}

/* What it comes to, at the foot of the page. */
static void caption(const struct stage *st, struct canvas *c, struct rect r)
{
    const struct spec_moment *m = &spec_moments_of(st)->scene;
    const struct ui_words how = {.face = st->ui.theme->strong, .size = 28, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 2};
    if (!m->under[0])
        return;
    const float pad = ui_px(&st->ui, 34), w = fminf(r.w * 0.9F, poker_width(st, how, m->under) + 2 * pad + 4);
    const struct rect box = rect_make(r.x + (r.w - w) / 2, r.y, w, r.h);
    spec_box(c, st, box, 0x0A1124F0U, spec_colour(st, SPEC_GOLD), 2);
    poker_write(c, st, how, m->under, rect_inset_xy(box, pad * 0.6F, 2));
}

/* The cards that are being named: faces in a row, with whose they are. */
static void named(const struct stage *st, struct canvas *c, struct rect r)
{
    const struct spec_moment *m = &spec_moments_of(st)->scene;
    const int n = m->ndeclared;
    const float letter = spec_least(st), under = letter * 1.9F, gap = ui_px(&st->ui, 26);
    float h = fminf(r.h - under - gap, ui_px(&st->ui, 400)), w = h / 1.4F;
    if (n <= 0)
        return;
    if (w * (float)n + gap * (float)(n - 1) > r.w * 0.94F) {
        w = (r.w * 0.94F - gap * (float)(n - 1)) / (float)n;
        h = w * 1.4F;
    }
    const float x0 = r.x + (r.w - w * (float)n - gap * (float)(n - 1)) / 2, y = r.y + (r.h - h - under) / 2;
    for (int i = 0; i < n; i++) {
        const struct rect at = rect_make(x0 + (w + gap) * (float)i, y, w, h);
        const bool back = m->declared[i].fate == SPEC_CAME_BACK, done = m->declared[i].fate == SPEC_DONE;
        spec_light(c, st, at, spec_colour(st, SPEC_LAMP), back || done ? 0 : 0.6F);
        spec_face(c, st, m->declared[i].effect, at, back || done, NULL);
        poker_write(c, st, (struct ui_words){.face = st->ui.theme->strong, .size = 26, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 1}, stage_name(st, m->declared[i].who), rect_make(at.x - gap / 2, rect_bottom(at), w + gap, under));
    }
}

static void skip(const struct stage *st, struct canvas *c)
{
    const struct item *i = items_get(st->items, item_id("go-on", 1));
    const struct ui ui = poker_ui(st);
    if (!i || ui.device == DEVICE_TOUCH || ui.device == DEVICE_PAD)
        return;
    const struct ui_words how = {.size = 20, .colour = st->ui.theme->soft, .place = TEXT_MIDDLE, .lines = 1};
    const float cap = ui_key_width(&ui, i, 18), w = poker_width(st, how, i->name) + 2, pad = ui_px(&ui, 12), h = spec_least(st) * 1.7F;
    const struct rect track = spec_page_track(st);
    const float x = st->ui.w - w - pad * 3, y = rect_bottom(track) + pad;
    ui_key(c, &ui, i, (struct point){x - pad - cap / 2, y + h / 2}, 18, st->ui.theme->text, st->ui.theme->well);
    poker_write(c, st, how, i->name, rect_make(x, y, w, h));
}

void spec_draw_scene(const struct stage *st, struct canvas *c)
{
    const struct spec_moment *m = &spec_moments_of(st)->scene;
    const float ms = (float)(st->ui.now - m->since), left = (float)m->ms - ms;
    const float in = st->ui.calm ? 1 : ease_out_cubic(fminf(1, ms / fmaxf(1, (float)ui_ms(&st->ui, OPEN_MS)))), out = st->ui.calm ? 1 : fminf(1, left / fmaxf(1, (float)ui_ms(&st->ui, CLOSE_MS)));
    const struct rect page = spec_page(st), stage = spec_page_stage(st);
    const float open = fminf(in, ease_out_cubic(fmaxf(0, out)));
    canvas_push_clip(c, rect_inset_xy(page, 0, page.h * 0.5F * (1 - open)));
    spec_draw_page(st, c, m->effect);
    if (m->scene == SPEC_SCENE_CARDS)
        spec_draw_track(st, c, 1);
    const float foot = m->under[0] ? fmaxf(ui_px(&st->ui, 66), spec_least(st) * 2.2F) : 0, pad = ui_px(&st->ui, 24);
    const struct rect r = rect_make(stage.x, stage.y, stage.w, stage.h - foot - pad * 1.6F);
    heading(st, c);
    if (!m->hit)
        named(st, c, r);
    else if (m->scene == SPEC_SCENE_CARDS && m->effect >= 0 && m->effect < SPEC_NORMAL)
        spec_draw_effect(st, c, r, spec_t(st, m->hit, m->effect_ms));
    else
        spec_draw_ceremony(st, c, r, spec_t(st, m->hit, m->effect_ms));
    caption(st, c, rect_make(stage.x, rect_bottom(stage) - foot - pad, stage.w, foot));
    skip(st, c);
    canvas_pop_clip(c);
}
