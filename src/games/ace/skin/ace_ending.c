/* The end of a run as a scene: Lord Overkill falls over the last sunrise, or the enemy who got you
 * shoots, by night, where you died.
 *
 * Told from the table as it lies when all is over (ending.tell), drawn when that is gone. One
 * person or thing is large, one line says what happened, three figures or the shots of the last
 * duel stand on a torn sheet at the foot, and there are the ways on. It comes to rest by itself and
 * is drawn no more. */
#include "ace_ending.h"
#include "ace_moments.h"
#include "ace_paint.h"

#include "check.h"
#include "ace_story.h"
#include "ease.h"
#include "emblems.h"
#include "i18n.h"
#include "mem.h"

#include <math.h>
#include <stdio.h>

/* design units of the smallest letters, above which the page has no room for all of it */
#define LETTERS_MOST 27.0F

static uint32_t brown(const struct ui *ui) { return ui->contrast ? ACE_INK : 0x5E4630FFU; }

/* ---- from the table ---- */

static void shot_words(const struct stage *st, const struct fired *f, char out[WORDS])
{
    if (f->with) {
        const struct ace_enemy *e = ace_enemy_of(&st->rules, f->with);
        snprintf(out, WORDS, "%s", e ? _(e->name) : "");
        return;
    }
    struct strbuf ranks = STRBUF_EMPTY;
    ace_claim_words(st, &f->claim, f->cards, f->ncards, &ranks);
    snprintf(out, WORDS, C_("claim and its ranks", "%s (%s)"), ace_kind_name(f->claim.kind),
             strbuf_text(&ranks));
    strbuf_free(&ranks);
}

void *ace_ended_tell(const struct stage *st)
{
    static const char *const level[] = {N_("Easy"), N_("Normal"), N_("Hard"), N_("Nightmare")};
    const struct ace_state *k = look(st);
    const struct board *b = &st->shown.b;
    const struct ace_enemy *e = ace_enemy_now(&st->rules, b);
    struct ended *d = mem_alloc(sizeof *d);
    d->won = b->num[ACE_WON] > 0;
    d->marker = b->num[ACE_MARKER];
    d->scene = ace_scene(d->marker) < 1 ? 1 : ace_scene(d->marker) > 4 ? 4 : ace_scene(d->marker);
    d->hp = b->num[ACE_HP];
    d->hp_max = b->num[ACE_HP_MAX] > d->hp ? b->num[ACE_HP_MAX] : d->hp;
    d->stats = k->stats;
    if (e)
        d->enemy = *e;
    d->riders = b->nseats < 2 ? b->nseats : 2;
    for (int i = 0; i < d->riders; i++) {
        const struct nameplate *p = &st->plate[i];
        d->rider[i] = (struct ended_rider){
            .emblem = p->emblem, .ground = p->ground, .animal = p->emblem < EMBLEMS};
        snprintf(d->rider[i].name, sizeof d->rider[i].name, "%s", p->name);
    }
    const int first = k->nfired > SHOTS_TOLD ? k->nfired - SHOTS_TOLD : 0;
    for (int i = first; i < k->nfired; i++) {
        shot_words(st, &k->fired[i], d->shot[d->shots].words);
        d->shot[d->shots++].damage = k->fired[i].damage;
    }
    snprintf(d->best, sizeof d->best, "%s",
             k->stats.best_kind ? ace_kind_name(k->stats.best_kind) : "");
    snprintf(d->level, sizeof d->level, "%s",
             ace_difficulty(&st->rules) < 4 ? _(level[ace_difficulty(&st->rules)]) : "");
    return d;
}

int ace_ended_ms(const struct ui *ui, const void *told)
{
    return (int)(ui->calm ? ui_fade_ms(ui)
                          : ui_ms(ui, ((const struct ended *)told)->won ? WON_MS : LOST_MS));
}

/* ---- places ---- */

/* As drawn at 1920×1080; wider pictures gain at both sides, and narrower ones, which keep
 * LEAST_WIDE of it, above. */
#define LEAST_WIDE 1836.0F

float ace_ended_unit(const struct ui *ui) { return fminf(ui->h / 1080, ui->w / LEAST_WIDE); }

struct rect ace_ended_at(const struct ui *ui, float x, float y, float w, float h)
{
    const float k = ace_ended_unit(ui);
    return rect_make(ui->w / 2 + (x - 960) * k, ui->h - (1080 - y) * k, w * k, h * k);
}

/* What hangs in the picture: at 4:3, where the ground grows above the sheet, with as much of the
 * height as ever (the victory) or nearer its middle (the defeat). */
static struct rect high(const struct ui *ui, float x, float y, float w, float h)
{
    const float k = ui->h / 1080;
    return rect_make(ui->w / 2 + (x - 960) * k, ace_ended_at(ui, 0, 740, 0, 0).y - (740 - y) * k,
                     w * k, h * k);
}

float ace_ended_lifted(const struct ui *ui) { return (ui->h - 1080 * ace_ended_unit(ui)) * 0.5F; }

bool ace_ended_fits(const struct ui *ui)
{
    /* the longest of a small button */
    const struct ui_words label = {.face = &ace_text, .size = 24, .lines = 1};
    return ui_least(ui) / ace_ended_unit(ui) <= LETTERS_MOST && ui->w >= ui->h * 1.3F &&
           ui_write_fits(ui, &label, _("Achievements"), ace_ended_at(ui, 0, 0, 248, 64));
}

struct point ace_ended_spot(const struct ui *ui, float x, float y)
{
    const struct rect r = ace_ended_at(ui, x, y, 0, 0);
    return (struct point){r.x, r.y};
}

void ace_ended_lay(const struct ui *ui, const void *told, int n, struct rect *out)
{
    CARRE_ASSERT(n > 0 && out);
    const struct ended *d = told;
    const bool large = ui_least(ui) / ace_ended_unit(ui) > 22; /* two lines of large letters */
    const float left = d->won ? 130 : 786, right = d->won ? 1790 : 1868, gap = 14, main = 386,
                foot = !large   ? 54
                       : d->won ? 58
                                : 64,
                from = d->won ? large ? 880 : 1070 : left + main + gap,
                w = (right - from - gap * (float)(n - 2)) / (float)(n > 1 ? n - 1 : 1),
                y = d->won ? 1050 - foot : 1004 - (foot - 54) / 2;
    out[n] = d->won ? ace_ended_at(ui, 1296, 4, 600, 74) : ace_ended_at(ui, 764, 560, 600, 74);
    out[0] = d->won ? ace_ended_at(ui, 1404, 884, main, 92) : ace_ended_at(ui, left, 990, main, 76);
    for (int i = 1; i < n; i++)
        out[i] = ace_ended_at(ui, from + (w + gap) * (float)(i - 1), y, w, foot);
}

/* ---- parts ---- */

float ace_ended_part(const struct page *p, int start, int ms)
{
    return p->ui->calm ? 1 : ease_progress(p->seen->ms, ui_ms(p->ui, start), ui_ms(p->ui, ms));
}

struct point ace_ended_shaken(const struct page *p, int start, int ms, float trauma)
{
    const int64_t age = p->seen->ms - ui_ms(p->ui, start);
    return p->ui->calm || age < 0 || age >= ui_ms(p->ui, ms)
               ? (struct point){0}
               : ease_shake(trauma, p->ui->h * 0.04F, 7, age, ui_ms(p->ui, ms));
}

void ace_ended_ground(const struct page *p, struct canvas *c, const char *picture, float alpha)
{
    const struct ui *ui = p->ui;
    const float k = fmaxf(ui->w / 1920, ui->h / 1080);
    if (!ui->contrast && alpha > 0)
        canvas_picture(c, picture,
                       rect_around((struct point){ui->w / 2, ui->h / 2}, 1920 * k, 1080 * k),
                       paint_alpha(alpha));
}

void ace_ended_bubble(const struct page *p, struct canvas *c, struct rect r, struct point to,
                      const char *line, float t)
{
    const struct ui *ui = p->ui;
    if (t <= 0 || !line)
        return;
    struct strbuf words = STRBUF_EMPTY;
    strbuf_addf(&words, C_("somebody speaks", "“%s”"), line);
    const float k = ace_ended_unit(ui), rim = fmaxf(1.5F, 4 * k);
    const struct panel paper = {
        .fill = ACE_CANDLE, .radius = 16 * k, .line = ACE_INK, .line_width = rim};
    /* it begins within the bubble, which then covers where it does */
    const struct point foot = {r.x < to.x ? rect_right(r) - 76 * k : r.x + 76 * k,
                               rect_bottom(r) - 26 * k};
    const float dx = to.x - foot.x, dy = to.y - foot.y;
    canvas_tag(c, "bubble");
    canvas_push_fade(c, t);
    canvas_panel(c, r, &paper);
    canvas_picture(c, "ace/tail",
                   rect_around(point_lerp(foot, to, 0.5F), sqrtf(dx * dx + dy * dy), 56 * k),
                   paint_angle(atan2f(dy, dx) * 180 / (float)M_PI));
    canvas_panel(c, rect_inset(r, rim),
                 &(struct panel){.fill = ACE_CANDLE, .radius = 16 * k - rim});
    ui_write(c, ui,
             &(struct ui_words){.face = &ace_text,
                                .size = 34,
                                .colour = ACE_INK,
                                .align = TEXT_CENTRE,
                                .place = TEXT_MIDDLE},
             strbuf_text(&words),
             rect_inset_xy(rect_make(r.x, r.y, r.w, r.h - 14 * k), 18 * k, 6 * k));
    canvas_pop_fade(c);
    canvas_tag(c, NULL);
    strbuf_free(&words);
}

void ace_ended_stamp(const struct page *p, struct canvas *c, struct rect r, const char *text,
                     float t, float lean)
{
    if (t <= 0)
        return;
    const float size = p->ui->calm ? 1 : 1.5F - 0.5F * ease_out_cubic(t);
    canvas_push_turn(c, rect_centre(r), lean);
    canvas_push_fade(c, fminf(1, t * 2));
    const struct rect paper = rect_scaled(r, size);
    canvas_picture(c, "ace/stamp",
                   rect_make(paper.x, paper.y, paper.w * 564 / 548, paper.h * 194 / 176),
                   paint_plain());
    /* The letters have their last size at once: else they would be drawn anew in each frame of the
     * blow. */
    ace_worn(c, p->ui, text, rect_inset_xy(r, r.w * 0.1F, r.h * 0.2F), ace_blood_ink(p->ui), 0,
             TEXT_CENTRE);
    canvas_pop_fade(c);
    canvas_pop_turn(c);
}

void ace_ended_buttons(const struct page *p, struct canvas *c)
{
    const struct ui *ui = p->ui;
    const float k = ace_ended_unit(ui);
    for (int i = 0; i < p->seen->buttons; i++) {
        const struct ending_button *b = &p->seen->button[i];
        const struct rect r =
            b->item->pressed && !ui->calm ? rect_scaled(b->item->bounds, 0.97F) : b->item->bounds;
        if (i == 0) {
            const float cap = ui_key_width(ui, b->item, 20);
            canvas_picture(c, "ace/shoot", r, paint_plain());
            const struct rect words = rect_make(r.x + 28 * k, r.y, r.w - 62 * k - cap, r.h);
            const struct ui_words how = UI_LINE(&ace_text, 40, ACE_INK, TEXT_LEFT),
                                  alone = UI_LINE(&ace_text, 44, ACE_INK, TEXT_CENTRE);
            const bool whole =
                cap > 0 && ui_write_width(ui, &(struct ui_words){.face = &ace_text, .size = 32},
                                          b->words) <= words.w;
            ui_write(c, ui, whole ? &how : &alone, b->words,
                     whole ? words : rect_inset_xy(r, 28 * k, 0));
            if (whole)
                ace_key(c, ui, b->item,
                        (struct point){rect_right(r) - 22 * k - cap / 2, r.y + r.h / 2}, 20,
                        CAP_PLAIN);
        } else {
            canvas_panel(c, r,
                         &(struct panel){.fill = b->item->hovered ? ACE_CANDLE : 0xEADBC000U,
                                         .radius = 5 * k,
                                         .line = brown(ui),
                                         .line_width = fmaxf(1, 2.5F * k)});
            ui_write(c, ui, &UI_LINE(&ace_text, 24, ACE_INK, TEXT_CENTRE), b->words,
                     rect_inset_xy(r, 6 * k, 0));
        }
        if (b->item->hovered && i == 0)
            canvas_panel(c, rect_inset(r, 4 * k),
                         &(struct panel){
                             .radius = 4 * k, .line = ACE_CANDLE, .line_width = fmaxf(2, 4 * k)});
        ui_ring(c, ui, b->item);
    }
}

/* ---- Lord Overkill falls ---- */

/* Blade, tear, fall with the sun behind it, the sheet with its headline, figures, stamp, his last
 * line. */
enum {
    BLADE = 0,
    TEARS = 300,
    FALLS = 560,
    BILL = 1160,
    FIGURES = 1600,
    STAMPS = 2200,
    LAST = 2450
};

enum { STRIP = 3 };
#define STRIP_GAP 68.0F /* at least so much between two figures, with a line in it */

/* A figure's number, and two lines beside it. */
struct figure {
    char number[24], head[WORDS], small[WORDS];
    float wide, beside; /* of the number and of the lines */
};

static const struct ui_words figure_head = {.face = &ace_text,
                                            .size = 34,
                                            .colour = ACE_INK,
                                            .place = TEXT_BOTTOM,
                                            .lines = 1},
                             figure_small = {
                                 .face = &ace_text, .size = 27, .place = TEXT_TOP, .lines = 1};

static void figures_told(const struct page *p, struct figure f[STRIP])
{
    const struct ended *d = p->d;
    snprintf(f[0].number, sizeof f->number, "%d", d->stats.best);
    snprintf(f[1].number, sizeof f->number, "%d", d->stats.shots);
    snprintf(f[2].number, sizeof f->number, "%s", p->seen->time);
    snprintf(f[0].head, WORDS, "%s", _("Best shot"));
    snprintf(f[0].small, WORDS, d->riders > 1 && d->best[0] ? "%s · %s" : "%s", d->best,
             d->rider[d->stats.best_who].name);
    snprintf(f[1].head, WORDS, "%s",
             i18n_plural("Shot fired", "Shots fired", (unsigned long)d->stats.shots));
    snprintf(f[1].small, WORDS, i18n_plural("%d enemy", "%d enemies", (unsigned long)ACE_DUELS),
             ACE_DUELS);
    snprintf(f[2].head, WORDS, "%s", _("Time"));
    snprintf(f[2].small, WORDS, "%s", d->level);
}

/* Each as wide as it is, what is left between them alike; lines that have no room get smaller. */
static void figures(const struct page *p, struct canvas *c)
{
    const struct ui *ui = p->ui;
    const float k = ace_ended_unit(ui), air = 22 * k;
    const struct rect strip = ace_ended_at(ui, 134, 880, 1236, 112);
    struct figure f[STRIP];
    float numbers = 0, words = 0;
    figures_told(p, f);
    for (int i = 0; i < STRIP; i++) {
        const struct rect r = rect_make(strip.x, strip.y, strip.w * 0.3F, strip.h);
        f[i].wide = ace_wood_width(ui, f[i].number, r);
        f[i].beside = fmaxf(ui_write_width(ui, &figure_head, f[i].head),
                            ui_write_width(ui, &figure_small, f[i].small)) +
                      2;
        numbers += f[i].wide + air;
        words += f[i].beside;
    }
    const float room = strip.w - numbers - STRIP_GAP * k * (STRIP - 1),
                less = words > room && words > 0 ? fmaxf(0.3F, room / words) : 1,
                gap = fmaxf(STRIP_GAP * k, (strip.w - numbers - words) / STRIP);
    float x = strip.x;
    for (int i = 0; i < STRIP; i++) {
        const float t = ace_ended_part(p, FIGURES + 180 * i, 160), beside = f[i].beside * less;
        if (t <= 0)
            break;
        canvas_push_fade(c, t);
        ace_worn(c, ui, f[i].number, rect_make(x, strip.y, strip.w * 0.3F, strip.h),
                 ace_blood_ink(ui), 0, TEXT_LEFT);
        struct ui_words small = figure_small;
        small.colour = brown(ui);
        const float at = x + f[i].wide + air;
        ui_write(c, ui, &figure_head, f[i].head,
                 rect_make(at, strip.y + strip.h * 0.14F, beside, strip.h * 0.38F));
        ui_write(c, ui, &small, f[i].small,
                 rect_make(at, strip.y + strip.h * 0.53F, beside, strip.h * 0.34F));
        if (i)
            canvas_fill(
                c,
                rect_make(x - gap / 2, strip.y + strip.h * 0.16F, fmaxf(1, 3 * k), strip.h * 0.68F),
                ACE_INK);
        canvas_pop_fade(c);
        x = at + beside + gap;
    }
}

/* What held his poster, in the outer corners of the halves. */
static void nail(struct canvas *c, int side, struct rect r, float lean)
{
    const float d = r.w * 52 / 640;
    canvas_push_turn(c, (struct point){r.x + r.w / 2, rect_bottom(r)}, side ? lean : -lean);
    canvas_picture(
        c, "ace/torn-nail",
        rect_around((struct point){r.x + r.w * (side ? 0.925F : 0.06F), r.y + r.h * 0.035F}, d, d),
        paint_plain());
    canvas_pop_turn(c);
}

static float drift(int i, int salt)
{
    uint32_t h = (uint32_t)i * 2654435761U ^ (uint32_t)salt * 40503U;
    h ^= h >> 15;
    h *= 2246822519U;
    return (float)(h >> 16 & 0xFFFF) / 65535.0F;
}

/* Of two: each with their animal, name, and what they brought down, at either side of him. */
static void riders(const struct page *p, struct canvas *c)
{
    const struct ui *ui = p->ui;
    const float k = ace_ended_unit(ui), t = ace_ended_part(p, FIGURES, 200);
    for (int i = 0; i < 2 && p->d->riders > 1 && t > 0; i++) {
        const struct ended_rider *r = &p->d->rider[i];
        const int down = p->d->stats.duels_of[i];
        const float x = i ? 1586 : 54;
        char text[WORDS];
        canvas_push_fade(c, t);
        canvas_panel(c, ace_ended_at(ui, x, 306, 280, 110),
                     &(struct panel){.fill = ACE_INK, .radius = 16 * k});
        ace_ended_face(p, c, r, MOOD_GLAD, ace_ended_at(ui, x + 40, 110, 200, 200));
        ui_write(c, ui, &UI_LINE(&ace_text, 40, ACE_CANDLE, TEXT_CENTRE),
                 r->name[0] ? r->name : _("Nameless rider"),
                 ace_ended_at(ui, x + 12, 312, 256, 56));
        snprintf(text, sizeof text,
                 i18n_plural("%d enemy down", "%d enemies down", (unsigned long)down), down);
        ui_write(c, ui, &UI_LINE(&ace_text, 27, ACE_BONE, TEXT_CENTRE), text,
                 ace_ended_at(ui, x + 12, 366, 256, 42));
        canvas_pop_fade(c);
    }
}

static void won(const struct page *p, struct canvas *c)
{
    const struct ui *ui = p->ui;
    const float k = ace_ended_unit(ui), tall = ui->h / 1080, falls = ace_ended_part(p, FALLS, 600),
                tears = ace_ended_part(p, TEARS, FALLS - TEARS),
                blade = ace_ended_part(p, BLADE, 220), eased = ease_in_out(falls);
    const struct point by = ace_ended_shaken(p, BLADE + 220, 300, 0.6F);
    canvas_clear(c, ui->contrast ? 0x000000FFU : 0x1C0F0AFFU);
    if (falls < 1)
        ace_ended_ground(p, c, "ace/hell", 1);
    ace_ended_ground(p, c, "ace/dawn", falls);
    canvas_push_shift(c, by.x, by.y);
    /* whole until the blade stands; then it tears from above */
    canvas_push_clip(c, tears < 1 ? rect_make(-ui->w, -ui->h, ui->w * 3,
                                              ui->h + high(ui, 0, 14, 0, 0).y + 880 * tall * tears)
                                  : rect_make(-ui->w, -ui->h, ui->w * 3, ui->h * 3));
    for (int side = 0; side < 2; side++) {
        const struct rect half = rect_moved(high(ui, 640, 14, 640, 880),
                                            (side ? 132 : -132) * tall * eased, 34 * tall * eased);
        const float lean = ui->calm ? 11.5F : ace_half_lean(falls);
        ace_half_draw(ui, c, &p->d->enemy, side, half, lean);
        if (tears >= 1)
            nail(c, side, half, lean);
    }
    canvas_pop_clip(c);
    if (tears < 1) {
        const struct rect whole = high(ui, 640, 14, 640, 880);
        const float torn = whole.y + whole.h * tears;
        canvas_push_clip(c, rect_make(-ui->w, torn, ui->w * 3, ui->h * 2));
        ace_whole_draw(ui, c, &p->d->enemy, whole);
        canvas_pop_clip(c);
        nail(c, 0, whole, 0);
        nail(c, 1, whole, 0);
    }
    canvas_picture(
        c, "ace/blade",
        rect_moved(high(ui, 720, 18, 480, 740), 0, -(1 - ease_in_cubic(blade)) * ui->h * 0.8F),
        paint_plain());
    canvas_pop_shift(c);
    for (int i = 0; i < EMBERS && !ui->calm && falls > 0; i++) {
        const float rise = ace_ended_part(p, FALLS + i * 8, 1100), d = (5 + 8 * drift(i, 1)) * k;
        const struct rect up = high(ui, 560 + 800 * drift(i, 2),
                                    700 - (120 + 560 * drift(i, 3)) * ease_out_cubic(rise), 0, 0);
        if (rise > 0)
            canvas_picture(c, "ace/ember", rect_around((struct point){up.x, up.y}, 2 * d, 2 * d),
                           paint_alpha(0.6F + 0.4F * drift(i, 4)));
    }
    const float bill = ace_ended_part(p, BILL, 260),
                slide = ui->calm ? 0 : (1 - ease_out_cubic(bill)) * 400 * k;
    canvas_push_shift(c, 0, slide);
    canvas_picture(c, "ace/handbill",
                   rect_make(0, ace_ended_at(ui, 0, 670, 0, 0).y, ui->w, 410 * k + 1),
                   paint_plain());
    ace_worn(c, ui, _("LORD OVERKILL HAS FALLEN"), ace_ended_at(ui, 130, 706, 1660, 170), ACE_INK,
             0, TEXT_CENTRE);
    canvas_picture(c, "ace/wanted-rule", ace_ended_at(ui, 130, 868, 1660, 16), paint_plain());
    figures(p, c);
    ace_ended_buttons(p, c);
    canvas_pop_shift(c);
    riders(p, c);
    ace_ended_stamp(p, c, ace_ended_at(ui, 1326, 510, 520, 167), _("PAID IN FULL"),
                    ace_ended_part(p, STAMPS, 120), -9);
    ace_ended_bubble(p, c, ace_ended_at(ui, 76, 532, 372, 116), ace_ended_spot(ui, 548, 674),
                     ace_story_killed(p->d->enemy.id), ace_ended_part(p, LAST, 200));
}

/* ---- you are shot ---- */

void ace_ended_draw(struct canvas *c, const struct ui *ui, const struct ending_seen *seen)
{
    const struct page p = {.ui = ui, .d = seen->told, .seen = seen};
    (p.d->won ? won : ace_ended_draw_lost)(&p, c);
}

void ace_ended_behind(struct canvas *c, const struct ui *ui, const void *told)
{
    const struct ended *d = told;
    const struct page p = {.ui = ui, .d = d};
    char night[32];
    snprintf(night, sizeof night, "ace/night-%d", d->scene);
    canvas_clear(c, ui->contrast ? 0x000000FFU : 0x1C0F0AFFU);
    ace_ended_ground(&p, c, d->won ? "ace/dawn" : night, 1);
}
