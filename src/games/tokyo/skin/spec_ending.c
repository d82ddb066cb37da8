/* The tournament is over: the whole room with its lanterns lit, the player who has won before rays,
 * the others clap, the dealer bows, second and third hang from the ceiling on slips of paper.
 *
 * Told from the table as it lies when all is over (ending.tell), drawn when that is gone: what is
 * kept of it is a table of its own, so that the player of ceremonies shows the room (spec_show.c).
 * It comes to rest by itself and is drawn no more. */
#include "spec_look.h"
#include "poker_sentences.h"
#include "poker_table.h"
#include "spec_show.h"

#include "ease.h"
#include "i18n.h"
#include "mem.h"
#include "plain.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const float coming = 0.72F; /* so much slower a ceremony counts (spec_show.c) */
enum { STROKE = 800, HEAD = 900, FIGURES = 1300, WAYS = 1850, REST = 2300, HEAD_SIZE = 172 };

/* ---- from the table ---- */

struct told {
    struct poker_ended d;
    struct stage st; /* only what a ceremony looks at */
    struct spec_state look;
};

static void figure(struct ending_figure *f, int32_t n, const char *label)
{
    i18n_number(f->number, n);
    snprintf(f->label, sizeof f->label, "%s", label);
}

static void *tell(const struct stage *st)
{
    struct told *t = mem_alloc(sizeof *t);
    struct poker_ended *d = poker_ended_of(st);
    const int32_t used = spec_moments_of(st)->played[d->who];
    t->d = *d;
    mem_free(d);
    for (int i = 1; i <= SPEC_SLIPS && i < t->d.n; i++) /* told by the slip of paper */
        if (t->d.people == 1 && t->d.seat[i].person)
            t->d.here[0] = '\0';
    snprintf(t->d.headline, sizeof t->d.headline, _("%s wins the tournament"), t->d.seat[0].name);
    figure(&t->d.figure[0], t->d.hands, i18n_plural("hand", "hands", (unsigned long)t->d.hands));
    figure(&t->d.figure[1], t->d.largest, _("biggest pot"));
    figure(&t->d.figure[2], used,
           i18n_plural("effect card used", "effect cards used", (unsigned long)used));
    t->st.skin = st->skin;
    t->st.rules = st->rules;
    t->st.me = st->me;
    memcpy(t->st.plate, st->plate, sizeof t->st.plate);
    t->st.shown.b = st->shown.b;
    t->st.state = &t->look;
    t->look.moments.scene =
        (struct spec_moment){.on = true, .effect = -1, .who = t->d.who, .whose = -1, .hit = 1};
    return t;
}

/* ---- the page ---- */

static int ms(const struct ui *ui, const void *told)
{
    (void)told;
    return ending_ms(ui, REST);
}

/* The table that is kept, so many milliseconds after its end; `st` is room for it. */
static struct show show_of(struct canvas *c, const struct ui *ui, const struct told *t, int64_t ms,
                           struct stage *st)
{
    *st = t->st;
    st->ui = *ui;
    st->ui.now = 1 + (int64_t)((float)ms * coming);
    return (struct show){.st = st,
                         .c = c,
                         .m = &t->look.moments.scene,
                         .px = ending_unit(ui),
                         .at = ending_hung(ui, 0, 0, SHOW_W, SHOW_H)};
}

static void box(struct canvas *c, const struct ui *ui, struct rect r, bool filled, bool hovered)
{
    const float k = ending_unit(ui);
    const uint32_t fill = filled ? ui->theme->accent : ui->contrast ? 0x000000FFU : 0x0B1220F2U;
    canvas_panel(c, r,
                 &(struct panel){.fill = colour_mix(fill, 0xFFFFFFFFU, hovered ? 0.15F : 0),
                                 .radius = (filled ? 10 : 7) * k,
                                 .line = filled ? SPEC_LAMP_RGB : SPEC_GOLD_RGB,
                                 .line_width = fmaxf(1, (filled ? 3 : 2) * k)});
}

/* One stroke of the brush, as long as the words on it. */
static void stroke(const struct ending_page *p, struct canvas *c, const struct told *t,
                   const struct ending_dress *dress)
{
    const struct ui *ui = p->ui;
    const struct rect words = ending_headline_at(p, dress, t->d.headline, HEAD_SIZE, t->d.here);
    const float k = ending_unit(ui), u = ending_part(p, STROKE, 350),
                w = fminf(1840 * k, fmaxf(1120 * k, words.w * 1.1F + 160 * k));
    const struct rect r =
        rect_moved(rect_around(rect_centre(words), w, fminf(152 * k, words.h * 1.05F)), 0, 8 * k);
    if (u <= 0)
        return;
    if (u < 1)
        canvas_push_clip(c, rect_make(0, 0, r.x + r.w * ease_out_cubic(u), ui->h));
    canvas_picture(c, "spec/stroke", r, paint_angle(-1.5F));
    if (u < 1)
        canvas_pop_clip(c);
}

static void page(struct canvas *c, const struct ui *ui, const struct ending_seen *seen)
{
    const struct ending_page p = {.ui = ui, .seen = seen};
    const struct told *t = seen->told;
    const struct ending_dress dress = {.heavy = &spec_heavy,
                                       .plain = ui->theme->strong,
                                       .head = 0xFFF6E0FFU,
                                       .number = SPEC_AMOUNT_RGB,
                                       .label = SPEC_WASHI_RGB,
                                       .outline = SPEC_DEEP_RGB,
                                       .rule = SPEC_GOLD_RGB,
                                       .main_ink =
                                           ui->contrast ? ui->theme->on_accent : 0xFFF6E0FFU,
                                       .cap = SPEC_INK_RGB,
                                       .on_cap = SPEC_WASHI_RGB,
                                       .ink = SPEC_WASHI_RGB,
                                       .box = box};
    struct stage st;
    const struct show k = show_of(c, ui, t, seen->ms, &st);
    const float head = ending_part(&p, HEAD, 250), ways = ending_part(&p, WAYS, 200);
    spec_show_draw(&k, &spec_show_over);
    stroke(&p, c, t, &dress);
    canvas_push_fade(c, head);
    if (head > 0)
        ending_headline(&p, c, &dress, t->d.headline, HEAD_SIZE, t->d.here);
    canvas_pop_fade(c);
    ending_figures(&p, c, &dress, t->d.figure, FIGURES);
    canvas_push_fade(c, ways);
    if (ways > 0)
        ending_buttons(&p, c, &dress);
    canvas_pop_fade(c);
}

static void behind(struct canvas *c, const struct ui *ui, const void *told)
{
    struct stage st;
    show_of(c, ui, told, 0, &st);
    spec_show_room(&st, c);
}

/* ---- where letters are too large for a page ---- */

static void draw(struct canvas *c, const struct ui *ui, bool won, int emblem, int ground,
                 struct rect at)
{
    char name[EMBLEM_PICTURE + 8];
    const struct point middle = {at.x + at.w / 2, at.y + at.h * 0.44F};
    const float side = at.w * 0.5F;
    const struct rect face = rect_around(middle, side, side);
    (void)won;
    canvas_picture(
        c, "spec/victory",
        rect_around((struct point){at.x + at.w / 2, at.y + at.h / 2}, at.h * 16 / 9, at.h),
        paint_plain());
    if (emblem < 0)
        return;
    canvas_ring(c, middle, side * 0.54F, side, SPEC_INDIGO_RGB);
    if (!emblem_is_face(emblem)) {
        emblem_ground_picture(ground, name);
        canvas_picture(c, name, face, paint_plain());
    }
    spec_face_name(emblem, MOOD_GLAD, name);
    plain_emblem(c, ui, name, emblem, face);
    canvas_ring(c, middle, side * 0.54F, side * 0.03F, SPEC_GOLD_RGB);
}

const struct ending spec_ending = {.face = &spec_heavy,
                                   .ground = SPEC_NIGHT_RGB,
                                   .draw = draw,
                                   .tell = tell,
                                   .fits = ending_fits,
                                   .ms = ms,
                                   .lay = ending_lay,
                                   .page = page,
                                   .behind = behind};

/* Hold'em's, and how often each came back. */
void spec_summary(const struct stage *st, struct stage_summary *out)
{
    const struct board *b = &st->shown.b;
    poker_summary(st, out);
    if (out->hero)
        snprintf(out->heading, sizeof out->heading, _("%s wins the tournament"),
                 stage_name(st, out->hero - 1));
    int times = 0;
    for (int s = 0; s < b->nseats; s++)
        times += b->num[SPEC_REENTERED + s];
    if (times && out->lines < (int)(sizeof out->line / sizeof *out->line)) {
        snprintf(out->line[out->lines].name, sizeof out->line[0].name, "%s", _("Re-entries"));
        snprintf(out->line[out->lines++].value, sizeof out->line[0].value, "%d", times);
    }
}
