/* The end of a run as a scene: Lord Overkill falls over the last sunrise, or the enemy who got you
 * shoots, by night, where you died.
 *
 * Told from the table as it lies when all is over (ending.tell), drawn when that is gone. One
 * person or thing is large, one line says what happened, three figures or the shots of the last
 * duel stand on a torn sheet at the foot, and there are the ways on. It comes to rest by itself and
 * is drawn no more. */
#include "ace_look.h"

#include "check.h"
#include "ace_skin.h"
#include "ace_story.h"
#include "ease.h"
#include "emblems.h"
#include "faces.h"
#include "i18n.h"
#include "layout.h"
#include "mem.h"
#include "plain.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { SHOTS_TOLD = 5, WORDS = 120, RAYS = 24, WON_MS = 2700, LOST_MS = 2300, EMBERS = 40 };
/* design units of the smallest letters, above which the page has no room for all of it */
#define LETTERS_MOST 27.0F

static uint32_t brown(const struct ui *ui) { return ui->contrast ? ACE_INK : 0x5E4630FFU; }

struct ended_rider {
    char name[NAMEPLATE_BYTES];
    uint8_t emblem, ground;
    bool animal;
};
struct ended_shot {
    char words[WORDS];
    int damage;
};
struct ended {
    bool won;
    int scene, marker, hp, hp_max, riders, shots;
    struct ace_enemy enemy;
    struct ended_rider rider[2];
    struct ended_shot shot[SHOTS_TOLD];
    char best[WORDS], level[40];
    struct stats stats;
};

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
static float unit(const struct ui *ui) { return fminf(ui->h / 1080, ui->w / LEAST_WIDE); }

static struct rect at(const struct ui *ui, float x, float y, float w, float h)
{
    const float k = unit(ui);
    return rect_make(ui->w / 2 + (x - 960) * k, ui->h - (1080 - y) * k, w * k, h * k);
}

/* What hangs in the picture: at 4:3, where the ground grows above the sheet, with as much of the
 * height as ever (the victory) or nearer its middle (the defeat). */
static struct rect high(const struct ui *ui, float x, float y, float w, float h)
{
    const float k = ui->h / 1080;
    return rect_make(ui->w / 2 + (x - 960) * k, at(ui, 0, 740, 0, 0).y - (740 - y) * k, w * k,
                     h * k);
}

static float lifted(const struct ui *ui) { return (ui->h - 1080 * unit(ui)) * 0.5F; }

bool ace_ended_fits(const struct ui *ui)
{
    /* the longest of a small button */
    const struct ui_words label = {.face = &ace_text, .size = 24, .lines = 1};
    return ui_least(ui) / unit(ui) <= LETTERS_MOST && ui->w >= ui->h * 1.3F &&
           ui_write_fits(ui, &label, _("Achievements"), at(ui, 0, 0, 248, 64));
}

static struct point spot(const struct ui *ui, float x, float y)
{
    const struct rect r = at(ui, x, y, 0, 0);
    return (struct point){r.x, r.y};
}

void ace_ended_lay(const struct ui *ui, const void *told, int n, struct rect *out)
{
    CARRE_ASSERT(n > 0 && out);
    const struct ended *d = told;
    const bool large = ui_least(ui) / unit(ui) > 22; /* two lines of large letters */
    const float left = d->won ? 130 : 786, right = d->won ? 1790 : 1868, gap = 14, main = 386,
                foot = large ? 64 : 54, from = d->won ? large ? left : 1070 : left + main + gap,
                w = (right - from - gap * (float)(n - 2)) / (float)(n > 1 ? n - 1 : 1),
                y = d->won ? 1070 - foot : 1004 - (foot - 54) / 2;
    out[n] = d->won ? at(ui, 1296, 4, 600, 74) : at(ui, 764, 560, 600, 74);
    out[0] = d->won ? at(ui, 1404, 904, main, 92) : at(ui, left, 990, main, 76);
    for (int i = 1; i < n; i++)
        out[i] = at(ui, from + (w + gap) * (float)(i - 1), y, w, foot);
}

/* ---- parts ---- */

struct page {
    const struct ui *ui;
    const struct ended *d;
    const struct ending_seen *seen;
};

/* How far a part has come that begins so many ms into the scene. */
static float part(const struct page *p, int start, int ms)
{
    return p->ui->calm ? 1 : ease_progress(p->seen->ms, ui_ms(p->ui, start), ui_ms(p->ui, ms));
}

static struct point shaken(const struct page *p, int start, int ms, float trauma)
{
    const int64_t age = p->seen->ms - ui_ms(p->ui, start);
    return p->ui->calm || age < 0 || age >= ui_ms(p->ui, ms)
               ? (struct point){0}
               : ease_shake(trauma, p->ui->h * 0.04F, 7, age, ui_ms(p->ui, ms));
}

static void ground(const struct page *p, struct canvas *c, const char *picture, float alpha)
{
    const struct ui *ui = p->ui;
    const float k = fmaxf(ui->w / 1920, ui->h / 1080);
    if (!ui->contrast && alpha > 0)
        canvas_picture(c, picture,
                       rect_around((struct point){ui->w / 2, ui->h / 2}, 1920 * k, 1080 * k),
                       paint_alpha(alpha));
}

static void bubble(const struct page *p, struct canvas *c, struct rect r, struct point to,
                   const char *line, float t)
{
    enum { DROPS = 64 };
    const struct ui *ui = p->ui;
    if (t <= 0 || !line)
        return;
    struct strbuf words = STRBUF_EMPTY;
    strbuf_addf(&words, C_("somebody speaks", "“%s”"), line);
    const float k = unit(ui), rim = fmaxf(1.5F, 4 * k);
    canvas_tag(c, "bubble");
    canvas_push_fade(c, t);
    for (int over = 0; over < 2; over++) {
        for (int i = 0; i < DROPS; i++) {
            const float u = (float)i / (DROPS - 1), d = (30 - 26 * u) * k + (over ? 0 : 2 * rim);
            const struct point from = {r.x < to.x ? rect_right(r) - 40 * k : r.x + 40 * k,
                                       rect_bottom(r) - 4 * k};
            canvas_panel(c, rect_around(point_lerp(from, to, u), d, d),
                         &(struct panel){.fill = over ? ACE_CANDLE : ACE_INK, .radius = d});
        }
        if (!over)
            canvas_panel(
                c, r,
                &(struct panel){
                    .fill = ACE_CANDLE, .radius = 16 * k, .line = ACE_INK, .line_width = rim});
    }
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

static void stamp(const struct page *p, struct canvas *c, struct rect r, const char *text, float t,
                  float lean)
{
    if (t <= 0)
        return;
    const float size = p->ui->calm ? 1 : 1.5F - 0.5F * ease_out_cubic(t);
    canvas_push_turn(c, rect_centre(r), lean);
    canvas_push_fade(c, fminf(1, t * 2));
    canvas_picture(c, "ace/stamp", rect_scaled(r, size), paint_plain());
    /* The letters have their last size at once: else they would be drawn anew in each frame of the
     * blow. */
    ace_wood(c, p->ui, text, rect_inset_xy(r, r.w * 0.1F, r.h * 0.22F), ace_blood_ink(p->ui), 0,
             TEXT_CENTRE);
    canvas_pop_fade(c);
    canvas_pop_turn(c);
}

static void buttons(const struct page *p, struct canvas *c)
{
    const struct ui *ui = p->ui;
    const float k = unit(ui);
    for (int i = 0; i < p->seen->buttons; i++) {
        const struct ending_button *b = &p->seen->button[i];
        const struct rect r =
            b->item->pressed && !ui->calm ? rect_scaled(b->item->bounds, 0.97F) : b->item->bounds;
        if (i == 0) {
            const float cap = ui_key_width(ui, b->item, 20);
            canvas_picture(c, "ace/shoot", r, paint_plain());
            const struct rect words = rect_make(r.x + 28 * k, r.y, r.w - 62 * k - cap, r.h);
            const struct ui_words how = UI_LINE(&ace_text, 40, ACE_INK, TEXT_LEFT);
            const bool whole =
                cap > 0 && ui_write_width(ui, &(struct ui_words){.face = &ace_text, .size = 32},
                                          b->words) <= words.w;
            ui_write(c, ui, &how, b->words, whole ? words : rect_inset_xy(r, 28 * k, 0));
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

static void figures(const struct page *p, struct canvas *c)
{
    const struct ui *ui = p->ui;
    const struct ended *d = p->d;
    char n[3][24], beside[3][2][WORDS];
    snprintf(n[0], sizeof n[0], "%d", d->stats.best);
    snprintf(n[1], sizeof n[1], "%d", d->stats.shots);
    snprintf(n[2], sizeof n[2], "%s", p->seen->time);
    snprintf(beside[0][0], WORDS, "%s", _("Best shot"));
    snprintf(beside[0][1], WORDS, "%s", d->best);
    snprintf(beside[1][0], WORDS, "%s", _("Shots fired"));
    snprintf(beside[1][1], WORDS, i18n_plural("%d enemy", "%d enemies", (unsigned long)ACE_DUELS),
             ACE_DUELS);
    snprintf(beside[2][0], WORDS, "%s", _("Time"));
    snprintf(beside[2][1], WORDS, "%s", d->level);
    for (int i = 0; i < 3; i++) {
        const float t = part(p, FIGURES + 180 * i, 160);
        if (t <= 0)
            continue;
        const struct rect r = at(ui, 138 + 418 * (float)i, 904, 404, 98);
        canvas_push_fade(c, t);
        const float w = ace_wood(c, ui, n[i], rect_make(r.x, r.y, r.w * 0.5F, r.h),
                                 ace_blood_ink(ui), 0, TEXT_LEFT) +
                        ui->h * 0.02F;
        const struct ui_words head = {.face = &ace_text,
                                      .size = 30,
                                      .colour = ACE_INK,
                                      .place = TEXT_BOTTOM,
                                      .lines = 1},
                              small = {.face = &ace_text,
                                       .size = 26,
                                       .colour = brown(ui),
                                       .place = TEXT_TOP,
                                       .lines = 1};
        ui_write(c, ui, &head, beside[i][0], rect_make(r.x + w, r.y, r.w - w - 12, r.h * 0.5F));
        if (ui_write_width(ui, &(struct ui_words){.face = &ace_text, .size = 18}, beside[i][1]) <=
            r.w - w - 12)
            ui_write(c, ui, &small, beside[i][1],
                     rect_make(r.x + w, r.y + r.h * 0.52F, r.w - w - 12, r.h * 0.46F));
        canvas_pop_fade(c);
        if (i)
            canvas_fill(c,
                        rect_make(r.x - ui->h * 0.016F, r.y + r.h * 0.06F,
                                  fmaxf(1, ui->h * 0.0025F), r.h * 0.9F),
                        ACE_INK);
    }
}

static float drift(int i, int salt)
{
    uint32_t h = (uint32_t)i * 2654435761U ^ (uint32_t)salt * 40503U;
    h ^= h >> 15;
    h *= 2246822519U;
    return (float)(h >> 16 & 0xFFFF) / 65535.0F;
}

static void won(const struct page *p, struct canvas *c)
{
    const struct ui *ui = p->ui;
    const float k = unit(ui), tall = ui->h / 1080, falls = part(p, FALLS, 600),
                blade = part(p, BLADE, 220), eased = ease_in_out(falls);
    const struct point by = shaken(p, BLADE + 220, 300, 0.6F);
    canvas_clear(c, ui->contrast ? 0x000000FFU : 0x1C0F0AFFU);
    if (falls < 1)
        ground(p, c, "ace/hell", 1);
    ground(p, c, "ace/dawn", falls);
    canvas_push_shift(c, by.x, by.y);
    for (int side = 0; side < 2; side++)
        ace_half_draw(ui, c, &p->d->enemy, side,
                      rect_moved(high(ui, 640, 14, 640, 880), (side ? 132 : -132) * tall * eased,
                                 34 * tall * eased),
                      ui->calm ? 11.5F : ace_half_lean(falls));
    canvas_picture(
        c, "ace/blade",
        rect_moved(high(ui, 720, 18, 480, 740), 0, -(1 - ease_in_cubic(blade)) * ui->h * 0.8F),
        paint_plain());
    canvas_pop_shift(c);
    for (int i = 0; i < EMBERS && !ui->calm && falls > 0; i++) {
        const float rise = part(p, FALLS + i * 8, 1100), d = (4 + 6 * drift(i, 1)) * k;
        const struct rect up = high(ui, 560 + 800 * drift(i, 2),
                                    700 - (120 + 560 * drift(i, 3)) * ease_out_cubic(rise), 0, 0);
        if (rise > 0)
            canvas_picture(c, "ace/ember", rect_around((struct point){up.x, up.y}, 2 * d, 2 * d),
                           paint_alpha(0.4F + 0.5F * drift(i, 4)));
    }
    const float bill = part(p, BILL, 260),
                slide = ui->calm ? 0 : (1 - ease_out_cubic(bill)) * 370 * k;
    canvas_push_shift(c, 0, slide);
    canvas_picture(c, "ace/handbill", rect_make(0, at(ui, 0, 716, 0, 0).y, ui->w, 364 * k + 1),
                   paint_plain());
    ace_wood(c, ui, _("LORD OVERKILL HAS FALLEN"), at(ui, 130, 752, 1660, 136), ACE_INK, 0,
             TEXT_CENTRE);
    canvas_picture(c, "ace/wanted-rule", at(ui, 130, 882, 1660, 14), paint_plain());
    figures(p, c);
    buttons(p, c);
    canvas_pop_shift(c);
    stamp(p, c, at(ui, 1326, 530, 520, 167), _("PAID IN FULL"), part(p, STAMPS, 120), -9);
    bubble(p, c, at(ui, 76, 548, 372, 116), spot(ui, 548, 690), ace_story_killed(p->d->enemy.id),
           part(p, LAST, 200));
}

/* ---- you are shot ---- */

enum {
    MUZZLE = 0,
    LINE = 40,
    HOLE = 130,
    TITLE = 730,
    SHOT_STAMP = 900,
    SHEET = 1000,
    ROWS = 1250,
    LESSON = 2050
};

static void his_poster(const struct page *p, struct canvas *c)
{
    const struct ui *ui = p->ui;
    const struct ended *d = p->d;
    char portrait[64], text[120];
    canvas_push_turn(c, rect_centre(at(ui, 40, 40, 660, 1040)), -2.25F);
    canvas_picture(c, "ace/poster", at(ui, 40, 40, 660, 1040), paint_plain());
    ace_portrait(&d->enemy, portrait);
    plain_face(c, ui, portrait, _(d->enemy.name), false, at(ui, 84, 84, 572, 686));
    canvas_picture(c, "ace/portrait-frame", at(ui, 68, 66, 604, 720), paint_plain());
    ace_wood(c, ui, _(d->enemy.name), at(ui, 84, 796, 572, 84), ACE_INK, 0, TEXT_CENTRE);
    snprintf(
        text, sizeof text,
        i18n_plural("%d of %d hit points left", "%d of %d hit points left", (unsigned long)d->hp),
        d->hp, d->hp_max);
    ui_write(c, ui, &UI_LINE(&ace_text, 32, ace_rust_ink(ui), TEXT_CENTRE), text,
             at(ui, 84, 880, 572, 48));
    const int columns = d->hp_max > 25   ? (d->hp_max + 1) / 2
                        : d->hp_max > 13 ? 13
                        : d->hp_max > 0  ? d->hp_max
                                         : 1;
    const float pitch = fminf(40, 560.0F / (float)columns);
    for (int i = 0; i < d->hp_max; i++)
        canvas_picture(c, i < d->hp ? "ace/hp-full" : "ace/hp-gone",
                       at(ui, 370 + ((float)(i % columns) - (float)columns / 2) * pitch,
                          940 + (float)(i / columns) * pitch, pitch * 0.86F, pitch * 0.86F),
                       paint_plain());
    canvas_pop_turn(c);
}

static void rider_face(const struct page *p, struct canvas *c, const struct ended_rider *r,
                       struct rect box)
{
    char name[EMBLEM_PICTURE];
    const struct point middle = rect_centre(box);
    canvas_ring(c, middle, box.w * 0.47F, box.w, ACE_BONE);
    emblem_picture(r->emblem, MOOD_SAD, name);
    canvas_push_clip(c, box);
    plain_emblem(c, p->ui, name, r->emblem, box);
    canvas_pop_clip(c);
}

static void your_poster(const struct page *p, struct canvas *c, float hit)
{
    const struct ui *ui = p->ui;
    const struct ended *d = p->d;
    const float k = unit(ui);
    char text[300] = "";
    const struct point by = shaken(p, HOLE, 600, 0.5F);
    canvas_push_shift(c, by.x * 0.6F, by.y * 0.3F);
    canvas_push_turn(c, rect_centre(at(ui, 1392, 40, 446, 660)), 3.25F);
    canvas_picture(c, "ace/poster", at(ui, 1392, 40, 446, 660), paint_plain());
    ace_wood(c, ui, _("WANTED"), at(ui, 1430, 78, 372, 82), ACE_INK, 0, TEXT_CENTRE);
    canvas_picture(c, "ace/wanted-rule", at(ui, 1420, 168, 390, 14), paint_plain());
    const struct rect frame = at(ui, 1428, 184, 374, 354), inside = rect_inset(frame, 9 * k);
    canvas_panel(c, inside, &(struct panel){.fill = 0x2B1B12FFU});
    for (int i = 0; i < RAYS; i++) {
        const float a = (float)i * 2 * (float)M_PI / RAYS, x = cosf(a), y = sinf(a),
                    reach = fminf(inside.w / 2 / fmaxf(fabsf(x), 0.01F),
                                  inside.h / 2 / fmaxf(fabsf(y), 0.01F)) -
                            14 * k;
        const struct point m = rect_centre(inside);
        canvas_line(c, m, (struct point){m.x + x * reach, m.y + y * reach}, 7 * k, 0x5B4630FFU);
    }
    if (d->riders > 1) {
        rider_face(p, c, &d->rider[0], at(ui, 1446, 226, 176, 176));
        rider_face(p, c, &d->rider[1], at(ui, 1610, 320, 176, 176));
    } else {
        rider_face(p, c, &d->rider[0], at(ui, 1470, 216, 290, 290));
    }
    canvas_picture(c, "ace/portrait-frame", frame, paint_plain());
    if (hit > 0) {
        canvas_picture(c, "ace/hole", at(ui, 1500, 308, 150, 150), paint_angle(20));
        static const float crack[][4] = {{1575, 383, 1548, 300}, {1548, 300, 1566, 262},
                                         {1575, 383, 1662, 350}, {1662, 350, 1702, 362},
                                         {1575, 383, 1520, 440}, {1520, 440, 1500, 500},
                                         {1575, 383, 1628, 470}};
        for (size_t i = 0; i < sizeof crack / sizeof *crack; i++) {
            canvas_line(c, spot(ui, crack[i][0], crack[i][1]), spot(ui, crack[i][2], crack[i][3]),
                        fmaxf(1.5F, 4 * k), ACE_INK);
        }
    }
    snprintf(text, sizeof text, d->riders > 1 && d->rider[1].name[0] ? "%s · %s" : "%s",
             d->rider[0].name[0] ? d->rider[0].name : _("Nameless rider"), d->rider[1].name);
    ace_wood(c, ui, text, at(ui, 1436, 544, 360, 58), ACE_INK, 0, TEXT_CENTRE);
    snprintf(text, sizeof text,
             i18n_plural("%d enemy down", "%d enemies down", (unsigned long)(d->marker - 1)),
             d->marker - 1);
    ui_write(c, ui, &UI_LINE(&ace_text, 28, ace_rust_ink(ui), TEXT_CENTRE), text,
             at(ui, 1436, 604, 360, 44));
    canvas_pop_turn(c);
    stamp(p, c, at(ui, 1500, 402, 320, 103), _("SHOT DOWN"), part(p, SHOT_STAMP, 120), -7);
    canvas_pop_shift(c);
}

static void what_killed(const struct page *p, struct canvas *c)
{
    const struct ui *ui = p->ui;
    const struct ended *d = p->d;
    const float k = unit(ui);
    const struct ui_words head = UI_LINE(&ace_text, 32, ace_rust_ink(ui), TEXT_LEFT);
    char text[40];
    const float pitch = 120.0F / (float)(d->shots > 3 ? d->shots : 3);
    ui_write(c, ui, &head, _("The last duel"), at(ui, 786, 714, 470, 42));
    for (int i = 0; i < d->shots; i++) {
        const float t = part(p, ROWS + 140 * i, 140);
        const struct rect r = at(ui, 786, 758 + pitch * (float)i, 470, pitch);
        if (t <= 0)
            continue;
        canvas_push_fade(c, t);
        ui_icon(c, ui, "bullet", rect_make(r.x, r.y + (r.h - 26 * k) / 2, 26 * k, 26 * k),
                ACE_RUST);
        const struct ui_words row = {.face = &ace_text,
                                     .size = 26,
                                     .colour = ACE_INK,
                                     .place = TEXT_MIDDLE,
                                     .lines = 1,
                                     .name = true};
        ui_write(c, ui, &row, d->shot[i].words, rect_make(r.x + 36 * k, r.y, r.w - 110 * k, r.h));
        snprintf(text, sizeof text, d->shot[i].damage ? "−%d" : "%d", d->shot[i].damage);
        ui_write(c, ui, &UI_LINE(&ace_text, 28, ACE_INK, TEXT_RIGHT), text,
                 rect_make(rect_right(r) - 72 * k, r.y, 72 * k, r.h));
        canvas_pop_fade(c);
    }
    if (part(p, ROWS + 140 * d->shots, 140) <= 0)
        return;
    const struct rect r = at(ui, 786, 882, 470, 46);
    canvas_fill(c, rect_make(r.x, r.y, r.w, fmaxf(1, 3 * k)), ACE_INK);
    snprintf(text, sizeof text, "%d", d->hp);
    ui_write(c, ui, &UI_LINE(&ace_text, 27, ACE_INK, TEXT_LEFT), _("Hit points left"),
             rect_make(r.x, r.y + 2, r.w * 0.75F, r.h));
    ui_write(c, ui, &UI_LINE(&ace_text, 46, ace_blood_ink(ui), TEXT_RIGHT), text,
             rect_make(r.x + r.w * 0.7F, r.y + 2, r.w * 0.3F, r.h));
}

enum { ROW_HIGH = 106, ROW_LEAST = 64, ROW_STEP = 14, ROW_GAP = 12, MARK_WIDE = 150 };

/* The cards of what would have been better, and what comes of them: damage, or new cards. */
static void lesson_row(const struct page *p, struct canvas *c, struct rect r)
{
    const struct ui *ui = p->ui;
    const struct ending_row *row = p->seen->row;
    const float k = unit(ui), wide = r.h / LAYOUT_CARD,
                step = row->n < 2 ? 0
                                  : fminf(wide + 4 * k, (r.w - MARK_WIDE * k - 42 * k - wide) /
                                                            (float)(row->n - 1));
    float x = r.x;
    for (int i = 0; i < row->n; i++, x += step) {
        const struct plain plain = face_plain(row->card[i], row->name[i]);
        char name[FACE_PICTURE];
        face_picture_open(&ace_skin, row->court_fr, row->card[i], wide, name);
        plain_picture(c, ui, name, rect_make(x, r.y, wide, r.h), paint_plain(), &plain);
    }
    const float from = x - step + wide + 14 * k, to = from + 40 * k, y = r.y + r.h / 2,
                line = fmaxf(2, 5 * k), head = 12 * k;
    const uint32_t ink = ace_rust_ink(ui);
    canvas_line(c, (struct point){from, y}, (struct point){to, y}, line, ink);
    canvas_line(c, (struct point){to - head, y - head}, (struct point){to, y}, line, ink);
    canvas_line(c, (struct point){to - head, y + head}, (struct point){to, y}, line, ink);
    const float sign = fminf(r.h * 0.6F, 54 * k);
    ui_icon(c, ui, row->damage < 0 ? "reload" : "bullet",
            rect_make(to + 14 * k, y - sign / 2, sign, sign), ACE_INK);
    if (row->damage < 0)
        return;
    char text[16];
    snprintf(text, sizeof text, "−%d", row->damage);
    ui_write(c, ui, &UI_LINE(&ace_text, 38, ace_blood_ink(ui), TEXT_LEFT), text,
             rect_make(to + sign + 18 * k, r.y, rect_right(r) - to - sign - 18 * k, r.h));
}

static void lesson(const struct page *p, struct canvas *c)
{
    const struct ui *ui = p->ui;
    const float k = unit(ui), t = part(p, LESSON, 200);
    const struct rect r = at(ui, 1326, 714, 542, 262);
    if (!*p->seen->lesson || t <= 0)
        return;
    canvas_push_fade(c, t);
    canvas_fill(c, rect_make(r.x - 28 * k, r.y + 12 * k, fmaxf(1, 3 * k), r.h - 62 * k),
                0x9C8159FFU);
    const struct ui_words words = {
        .face = &ace_text, .size = 26, .colour = ACE_INK, .place = TEXT_TOP};
    struct rect below = rect_make(r.x, r.y + 50 * k, r.w, r.h - 50 * k);
    /* they shrink, then they go, before the words leave their place */
    float high = p->seen->row->n ? ROW_HIGH : 0;
    while (high > 0 &&
           !ui_write_fits(ui, &words, p->seen->lesson,
                          rect_make(below.x, below.y, below.w, below.h - (high + ROW_GAP) * k)))
        high = high > ROW_LEAST ? high - ROW_STEP : 0;
    if (high > 0) {
        lesson_row(p, c, rect_make(below.x, below.y, below.w, high * k));
        below.y += (high + ROW_GAP) * k;
        below.h -= (high + ROW_GAP) * k;
    }
    /* a long one in large letters goes without its head */
    const bool headed = high > 0 || ui_write_fits(ui, &words, p->seen->lesson, below);
    if (headed)
        ui_write(c, ui, &UI_LINE(&ace_text, 32, ace_rust_ink(ui), TEXT_LEFT), _("For next time"),
                 rect_make(r.x, r.y, r.w, 44 * k));
    ui_write(c, ui, &words, p->seen->lesson,
             headed ? below : rect_make(r.x, r.y + 8 * k, r.w, r.h - 8 * k));
    canvas_pop_fade(c);
}

static void lost(const struct page *p, struct canvas *c)
{
    const struct ui *ui = p->ui;
    const float k = unit(ui), hit = part(p, HOLE, 1);
    char night[32];
    snprintf(night, sizeof night, "ace/night-%d", p->d->scene);
    canvas_clear(c, ui->contrast ? 0x000000FFU : 0x0C0907FFU);
    ground(p, c, night, 1);
    canvas_push_shift(c, 0, -lifted(ui));
    your_poster(p, c, hit);
    his_poster(p, c);
    const struct point from = spot(ui, 640, 640), to = spot(ui, 1576, 392);
    if (part(p, LINE, 90) > 0) {
        canvas_line(c, from, to, fmaxf(2, 5 * k), 0xFFC35AB0U);
        canvas_line(c, from, to, fmaxf(1, 2 * k), 0xFFE9BCFFU);
    }
    if (!ui->contrast)
        canvas_picture(c, "ace/glow", rect_around(from, 760 * k, 640 * k), paint_alpha(0.6F));
    canvas_picture(c, "ace/burst", rect_around(from, 460 * k, 460 * k), paint_plain());
    const float title = part(p, TITLE, 180);
    if (title > 0) {
        canvas_push_fade(c, title);
        ace_wood(c, ui, C_("the end of a lost run, first line", "YOU BITE"),
                 at(ui, 722, 24, 672, 140), ACE_BONE, ACE_INK, TEXT_CENTRE);
        ace_wood(c, ui, C_("the end of a lost run, second line", "THE DUST"),
                 at(ui, 722, 158, 672, 126), ui->contrast ? ui->theme->bad : 0xF04A38FFU, ACE_INK,
                 TEXT_CENTRE);
        canvas_pop_fade(c);
    }
    bubble(p, c, at(ui, 764, 304, 460, 124), spot(ui, 620, 500), ace_story_met(p->d->enemy.id),
           title);
    canvas_pop_shift(c);
    const float sheet = part(p, SHEET, 260),
                slide = ui->calm ? 0 : (1 - ease_out_cubic(sheet)) * 400 * k;
    const struct rect bill =
        rect_make(at(ui, 734, 0, 0, 0).x, at(ui, 0, 686, 0, 0).y, ui->w, 394 * k + 1);
    canvas_push_shift(c, 0, slide);
    canvas_push_clip(c, rect_make(bill.x, -ui->h, ui->w, ui->h * 3));
    canvas_picture(c, "ace/handbill", rect_make(bill.x, bill.y, bill.w, bill.h), paint_plain());
    canvas_pop_clip(c);
    what_killed(p, c);
    lesson(p, c);
    buttons(p, c);
    canvas_pop_shift(c);
}

void ace_ended_draw(struct canvas *c, const struct ui *ui, const struct ending_seen *seen)
{
    const struct page p = {.ui = ui, .d = seen->told, .seen = seen};
    (p.d->won ? won : lost)(&p, c);
}

void ace_ended_behind(struct canvas *c, const struct ui *ui, const void *told)
{
    const struct ended *d = told;
    const struct page p = {.ui = ui, .d = d};
    char night[32];
    snprintf(night, sizeof night, "ace/night-%d", d->scene);
    canvas_clear(c, ui->contrast ? 0x000000FFU : 0x1C0F0AFFU);
    ground(&p, c, d->won ? "ace/dawn" : night, 1);
}
