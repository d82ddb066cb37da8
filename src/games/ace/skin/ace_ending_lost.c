/* A lost run as a scene: the enemy who got you shoots, your own poster, what killed you, one thing
 * to learn. */
#include "ace_ending.h"
#include "ace_paint.h"

#include "ace_skin.h"
#include "ace_story.h"
#include "ease.h"
#include "emblems.h"
#include "faces.h"
#include "i18n.h"
#include "layout.h"
#include "plain.h"

#include <math.h>
#include <stdio.h>

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

/* The muzzle's light throws it to the right and down. */
static void shade(const struct ui *ui, struct canvas *c, struct rect r, float away)
{
    const float k = ace_ended_unit(ui);
    if (!ui->contrast)
        canvas_picture(c, "ace/poster-shade", rect_moved(r, away * k, away * 0.8F * k),
                       paint_plain());
}

static void his_poster(const struct page *p, struct canvas *c)
{
    const struct ui *ui = p->ui;
    const struct ended *d = p->d;
    char portrait[64], text[120];
    canvas_push_turn(c, rect_centre(ace_ended_at(ui, 40, 40, 660, 1040)), -2.25F);
    shade(ui, c, ace_ended_at(ui, 40, 40, 660, 1040), 34);
    canvas_picture(c, "ace/poster", ace_ended_at(ui, 40, 40, 660, 1040), paint_plain());
    ace_portrait(&d->enemy, portrait);
    plain_face(c, ui, portrait, _(d->enemy.name), false, ace_ended_at(ui, 84, 84, 572, 686));
    canvas_picture(c, "ace/portrait-frame", ace_ended_at(ui, 68, 66, 604, 720), paint_plain());
    ace_worn(c, ui, _(d->enemy.name), ace_ended_at(ui, 84, 796, 572, 84), ACE_INK, 0, TEXT_CENTRE);
    snprintf(
        text, sizeof text,
        i18n_plural("%d of %d hit points left", "%d of %d hit points left", (unsigned long)d->hp),
        d->hp, d->hp_max);
    ui_write(c, ui, &UI_LINE(&ace_text, 32, ace_rust_ink(ui), TEXT_CENTRE), text,
             ace_ended_at(ui, 84, 880, 572, 48));
    const int columns = d->hp_max > 25   ? (d->hp_max + 1) / 2
                        : d->hp_max > 13 ? 13
                        : d->hp_max > 0  ? d->hp_max
                                         : 1;
    const float pitch = fminf(40, 560.0F / (float)columns);
    for (int i = 0; i < d->hp_max; i++) {
        const int line = i / columns, left = d->hp_max - line * columns,
                  in_line = left < columns ? left : columns;
        canvas_picture(c, i < d->hp ? "ace/hp-full" : "ace/hp-gone",
                       ace_ended_at(ui, 370 + ((float)(i % columns) - (float)in_line / 2) * pitch,
                                    940 + (float)line * pitch, pitch * 0.86F, pitch * 0.86F),
                       paint_plain());
    }
    canvas_pop_turn(c);
}

void ace_ended_face(const struct page *p, struct canvas *c, const struct ended_rider *r,
                    enum mood mood, struct rect box)
{
    char name[EMBLEM_PICTURE];
    const struct point middle = rect_centre(box);
    canvas_ring(c, middle, box.w * 0.47F, box.w, ACE_BONE);
    emblem_picture(r->emblem, mood, name);
    canvas_push_clip(c, box);
    plain_emblem(c, p->ui, name, r->emblem, box);
    canvas_pop_clip(c);
}

static void your_poster(const struct page *p, struct canvas *c, float hit)
{
    const struct ui *ui = p->ui;
    const struct ended *d = p->d;
    const float k = ace_ended_unit(ui);
    char text[300] = "";
    const struct point by = ace_ended_shaken(p, HOLE, 600, 0.5F);
    canvas_push_shift(c, by.x * 0.6F, by.y * 0.3F);
    canvas_push_turn(c, rect_centre(ace_ended_at(ui, 1392, 40, 446, 660)), 3.25F);
    shade(ui, c, ace_ended_at(ui, 1392, 40, 446, 660), 24);
    canvas_picture(c, "ace/poster", ace_ended_at(ui, 1392, 40, 446, 660), paint_plain());
    ace_worn(c, ui, _("WANTED"), ace_ended_at(ui, 1430, 78, 372, 82), ACE_INK, 0, TEXT_CENTRE);
    canvas_picture(c, "ace/wanted-rule", ace_ended_at(ui, 1420, 168, 390, 14), paint_plain());
    const struct rect frame = ace_ended_at(ui, 1428, 184, 374, 354),
                      inside = rect_inset(frame, 9 * k);
    canvas_panel(c, inside, &(struct panel){.fill = 0x2B1B12FFU});
    for (int i = 0; i < RAYS; i++) {
        const float a = (float)i * 2 * (float)M_PI / RAYS, x = cosf(a), y = sinf(a),
                    reach = fminf(inside.w / 2 / fmaxf(fabsf(x), 0.01F),
                                  inside.h / 2 / fmaxf(fabsf(y), 0.01F)) -
                            14 * k;
        const struct point m = rect_centre(inside);
        canvas_line(c, m, (struct point){m.x + x * reach, m.y + y * reach}, 8 * k, 0x77603FFFU);
    }
    if (d->riders > 1) {
        ace_ended_face(p, c, &d->rider[0], MOOD_SAD, ace_ended_at(ui, 1446, 226, 176, 176));
        ace_ended_face(p, c, &d->rider[1], MOOD_SAD, ace_ended_at(ui, 1610, 320, 176, 176));
    } else {
        ace_ended_face(p, c, &d->rider[0], MOOD_SAD, ace_ended_at(ui, 1470, 216, 290, 290));
    }
    canvas_picture(c, "ace/portrait-frame", frame, paint_plain());
    if (hit > 0) {
        canvas_picture(c, "ace/hole", ace_ended_at(ui, 1500, 308, 150, 150), paint_angle(20));
        static const float crack[][4] = {{1575, 383, 1548, 300}, {1548, 300, 1566, 262},
                                         {1575, 383, 1662, 350}, {1662, 350, 1702, 362},
                                         {1575, 383, 1520, 440}, {1520, 440, 1500, 500},
                                         {1575, 383, 1628, 470}};
        for (size_t i = 0; i < sizeof crack / sizeof *crack; i++) {
            canvas_line(c, ace_ended_spot(ui, crack[i][0], crack[i][1]),
                        ace_ended_spot(ui, crack[i][2], crack[i][3]), fmaxf(1.5F, 4 * k), ACE_INK);
        }
    }
    snprintf(text, sizeof text, d->riders > 1 && d->rider[1].name[0] ? "%s · %s" : "%s",
             d->rider[0].name[0] ? d->rider[0].name : _("Nameless rider"), d->rider[1].name);
    ace_worn(c, ui, text, ace_ended_at(ui, 1436, 540, 360, 68), ACE_INK, 0, TEXT_CENTRE);
    snprintf(text, sizeof text,
             i18n_plural("%d enemy down", "%d enemies down", (unsigned long)(d->marker - 1)),
             d->marker - 1);
    ui_write(c, ui, &UI_LINE(&ace_text, 28, ace_rust_ink(ui), TEXT_CENTRE), text,
             ace_ended_at(ui, 1436, 604, 360, 44));
    canvas_pop_turn(c);
    ace_ended_stamp(p, c, ace_ended_at(ui, 1500, 402, 320, 103), _("SHOT DOWN"),
                    ace_ended_part(p, SHOT_STAMP, 120), -7);
    canvas_pop_shift(c);
}

static void what_killed(const struct page *p, struct canvas *c)
{
    const struct ui *ui = p->ui;
    const struct ended *d = p->d;
    const float k = ace_ended_unit(ui);
    const struct ui_words head = UI_LINE(&ace_text, 36, ace_rust_ink(ui), TEXT_LEFT);
    char text[40];
    const float pitch = 132.0F / (float)(d->shots > 3 ? d->shots : 3);
    ui_write(c, ui, &head, _("The last duel"), ace_ended_at(ui, 786, 706, 470, 48));
    for (int i = 0; i < d->shots; i++) {
        const float t = ace_ended_part(p, ROWS + 140 * i, 140);
        const struct rect r = ace_ended_at(ui, 786, 758 + pitch * (float)i, 470, pitch);
        if (t <= 0)
            continue;
        canvas_push_fade(c, t);
        ui_icon(c, ui, "bullet", rect_make(r.x, r.y + (r.h - 26 * k) / 2, 26 * k, 26 * k),
                ACE_RUST);
        const struct ui_words row = {.face = &ace_text,
                                     .size = 30,
                                     .colour = ACE_INK,
                                     .place = TEXT_MIDDLE,
                                     .lines = 1,
                                     .name = true};
        ui_write(c, ui, &row, d->shot[i].words, rect_make(r.x + 36 * k, r.y, r.w - 110 * k, r.h));
        snprintf(text, sizeof text, d->shot[i].damage ? "−%d" : "%d", d->shot[i].damage);
        ui_write(c, ui, &UI_LINE(&ace_text, 32, ACE_INK, TEXT_RIGHT), text,
                 rect_make(rect_right(r) - 72 * k, r.y, 72 * k, r.h));
        canvas_pop_fade(c);
    }
    if (ace_ended_part(p, ROWS + 140 * d->shots, 140) <= 0)
        return;
    const struct rect r = ace_ended_at(ui, 786, 896, 470, 62);
    canvas_fill(c, rect_make(r.x, r.y, r.w, fmaxf(1, 3 * k)), ACE_INK);
    snprintf(text, sizeof text, "%d", d->hp);
    ui_write(c, ui, &UI_LINE(&ace_text, 32, ACE_INK, TEXT_LEFT), _("Hit points left"),
             rect_make(r.x, r.y + 2, r.w * 0.75F, r.h));
    ui_write(c, ui, &UI_LINE(&ace_text, 54, ace_blood_ink(ui), TEXT_RIGHT), text,
             rect_make(r.x + r.w * 0.7F, r.y + 2, r.w * 0.3F, r.h));
}

enum { ROW_HIGH = 134, ROW_FULL = 92, ROW_LEAST = 64, ROW_STEP = 14, ROW_GAP = 10 };
enum {
    MARK_WIDE = 150,
    SIGN_WIDE = 88
}; /* beside the cards: a bullet and its damage, or new cards */

/* The cards of what would have been better, and what comes of them: damage, or new cards. */
static void lesson_row(const struct page *p, struct canvas *c, struct rect r)
{
    const struct ui *ui = p->ui;
    const struct ending_row *row = p->seen->row;
    const float k = ace_ended_unit(ui), wide = r.h / LAYOUT_CARD,
                mark = row->damage < 0 ? SIGN_WIDE : MARK_WIDE,
                step = row->n < 2 ? 0
                                  : fminf(wide + 4 * k,
                                          (r.w - mark * k - 42 * k - wide) / (float)(row->n - 1));
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
    const float k = ace_ended_unit(ui), t = ace_ended_part(p, LESSON, 200);
    const struct rect r = ace_ended_at(ui, 1326, 706, 542, 272);
    if (!*p->seen->lesson || t <= 0)
        return;
    canvas_push_fade(c, t);
    canvas_fill(c, rect_make(r.x - 28 * k, r.y + 12 * k, fmaxf(1, 3 * k), r.h - 62 * k),
                0x9C8159FFU);
    const struct ui_words words = {
        .face = &ace_text, .size = 30, .colour = ACE_INK, .place = TEXT_TOP};
    struct rect below = rect_make(r.x, r.y + 56 * k, r.w, r.h - 56 * k);
    /* they shrink, for the words to keep about their size, and more, and then they go, before the
     * words leave their place */
    struct ui_words about = words;
    about.size = 28;
    const float full = ui_write_height(ui, &about, p->seen->lesson, below.w);
    float high = p->seen->row->n ? ROW_HIGH : 0;
    while (high > 0 &&
           ((high > ROW_FULL && full > below.h - (high + ROW_GAP) * k) ||
            !ui_write_fits(ui, &words, p->seen->lesson,
                           rect_make(below.x, below.y, below.w, below.h - (high + ROW_GAP) * k))))
        high = high > ROW_LEAST ? high - ROW_STEP : 0;
    if (high > 0) {
        lesson_row(p, c, rect_make(below.x, below.y, below.w, high * k));
        below.y += (high + ROW_GAP) * k;
        below.h -= (high + ROW_GAP) * k;
    }
    /* a long one in large letters goes without its head */
    const bool headed = high > 0 || ui_write_fits(ui, &words, p->seen->lesson, below);
    if (headed)
        ui_write(c, ui, &UI_LINE(&ace_text, 36, ace_rust_ink(ui), TEXT_LEFT), _("For next time"),
                 rect_make(r.x, r.y, r.w, 48 * k));
    ui_write(c, ui, &words, p->seen->lesson,
             headed ? below : rect_make(r.x, r.y + 8 * k, r.w, r.h - 8 * k));
    canvas_pop_fade(c);
}

void ace_ended_draw_lost(const struct page *p, struct canvas *c)
{
    const struct ui *ui = p->ui;
    const float k = ace_ended_unit(ui), hit = ace_ended_part(p, HOLE, 1);
    char night[32];
    snprintf(night, sizeof night, "ace/night-%d", p->d->scene);
    canvas_clear(c, ui->contrast ? 0x000000FFU : 0x0C0907FFU);
    ace_ended_ground(p, c, night, 1);
    canvas_push_shift(c, 0, -ace_ended_lifted(ui));
    your_poster(p, c, hit);
    his_poster(p, c);
    const struct point from = ace_ended_spot(ui, 640, 640), to = ace_ended_spot(ui, 1576, 392);
    if (ace_ended_part(p, LINE, 90) > 0) {
        canvas_line(c, from, to, 14 * k, 0xF2871C20U);
        canvas_line(c, from, to, fmaxf(2, 6 * k), 0xF2871C60U);
        canvas_line(c, from, to, fmaxf(1, 3 * k), 0xFFC35AD0U);
    }
    if (!ui->contrast)
        canvas_picture(c, "ace/glow", rect_around(from, 760 * k, 640 * k), paint_alpha(0.6F));
    canvas_picture(c, "ace/burst", rect_around(from, 460 * k, 460 * k), paint_plain());
    const float title = ace_ended_part(p, TITLE, 180);
    if (title > 0) {
        canvas_push_fade(c, title);
        ace_worn(c, ui, C_("the end of a lost run, first line", "YOU BITE"),
                 ace_ended_at(ui, 730, 8, 650, 164), ACE_BONE, ACE_INK, TEXT_CENTRE);
        ace_worn(c, ui, C_("the end of a lost run, second line", "THE DUST"),
                 ace_ended_at(ui, 730, 138, 650, 164), ui->contrast ? ui->theme->bad : 0xF04A38FFU,
                 ACE_INK, TEXT_CENTRE);
        canvas_pop_fade(c);
    }
    ace_ended_bubble(p, c, ace_ended_at(ui, 764, 314, 460, 124), ace_ended_spot(ui, 620, 500),
                     ace_story_met(p->d->enemy.id), title);
    canvas_pop_shift(c);
    const float sheet = ace_ended_part(p, SHEET, 260),
                slide = ui->calm ? 0 : (1 - ease_out_cubic(sheet)) * 430 * k;
    const struct rect bill = rect_make(ace_ended_at(ui, 734, 0, 0, 0).x,
                                       ace_ended_at(ui, 0, 660, 0, 0).y, ui->w, 420 * k + 1);
    canvas_push_shift(c, 0, slide);
    canvas_push_clip(c, rect_make(bill.x, -ui->h, ui->w, ui->h * 3));
    canvas_picture(c, "ace/handbill", bill, paint_plain());
    canvas_pop_clip(c);
    what_killed(p, c);
    lesson(p, c);
    ace_ended_buttons(p, c);
    canvas_pop_shift(c);
}
