/* The poster: whom one fights, what is left of him, what he forbids and what he leaves behind. */
#include "ace_poster.h"
#include "ace_moments.h"
#include "ace_paint.h"

#include "ease.h"
#include "i18n.h"
#include "plain.h"
#include "utf8.h"

#include <math.h>
#include <stdio.h>

void ace_portrait(const struct ace_enemy *e, char out[64])
{
    snprintf(out, 64, "ace/portraits/%s", e->id);
}

/* How he looks just now: hurt as long as a hit is told, down when he falls. Masks have no moods,
 * nor has a still picture. While a shot is counted his other faces are drawn ahead. */
static void look_of(const struct stage *st, struct canvas *c, const struct ace_enemy *e,
                    struct rect at, char out[64])
{
    static const char *const mood[] = {"hurt", "down"};
    const struct ace_state *k = look(st);
    const bool hurt = k->told.on && k->told.total > 0 && k->blow.since &&
                      k->blow.since >= k->told.since &&
                      e == ace_enemy_now(&st->rules, &st->shown.b);
    ace_portrait(e, out);
    for (int i = 0; i < 2 && (k->told.on || ace_killed(st)); i++) {
        char name[64];
        snprintf(name, sizeof name, "ace/moods/%s-%s", e->id, mood[i]);
        if (!canvas_has_picture(c, name))
            continue;
        canvas_prepare(c, name, at.w, at.h);
        if (i ? ace_killed(st) : hurt)
            snprintf(out, 64, "%s", name);
    }
}

const char *ace_poster_kind_name(const struct ace_enemy *e)
{
    return e->kind == ACE_MINION    ? _("Minion")
           : e->kind == ACE_ACOLYTE ? _("Acolyte")
                                    : _("Final boss");
}

void ace_kind_words(const struct stage *st, const struct ace_enemy *e, char out[ACE_KIND_WORDS])
{
    snprintf(out, ACE_KIND_WORDS, _("%s · duel %d of %d"), ace_poster_kind_name(e),
             st->shown.b.num[ACE_MARKER], ACE_DUELS);
}

/* Of several effects each is a sentence on a line of its own. The first of them; NULL: none. */
static const struct ace_effect *effect_lines(const struct stage *st, const struct ace_effect *e,
                                             int all, bool weakness, struct strbuf *out)
{
    const struct ace_effect *first = NULL;
    int n = 0;
    for (int i = 0; i < all; i++) {
        if (ace_is_weakness(&e[i]) != weakness)
            continue;
        if (n++)
            strbuf_addf(out, "%s\n", C_("after the last effect", "."));
        ace_effect_words(st, &e[i], out);
        first = first ? first : &e[i];
    }
    if (n > 1)
        strbuf_add(out, C_("after the last effect", "."));
    return first;
}

void ace_poster_reward_words(const struct stage *st, const struct ace_enemy *e, struct strbuf *out)
{
    if (e->kind == ACE_OVERKILL)
        strbuf_add(out, _("The run is won"));
    else
        effect_lines(st, e->bonus, e->nbonuses, false, out);
}

const char *ace_poster_reward_head(const struct ace_enemy *e)
{
    return e->kind == ACE_ACOLYTE  ? _("Drops (permanent)")
           : e->kind == ACE_MINION ? _("Drops (one use)")
                                   : _("When beaten");
}

const char *ace_poster_penalty_head(bool weakness)
{
    return weakness ? _("Weakness") : _("Penalty");
}

const struct ace_effect *ace_poster_penalty_words(const struct stage *st, const struct ace_enemy *e,
                                                  bool weakness, struct strbuf *out)
{
    return effect_lines(st, e->penalty, e->npenalties, weakness, out);
}

void ace_poster_words(const struct stage *st, const struct ace_enemy *e, char *out, int room)
{
    struct strbuf b = STRBUF_EMPTY;
    strbuf_addf(&b, "%s\n", _(e->text));
    for (int i = 0; i < 2; i++) {
        struct strbuf of = STRBUF_EMPTY;
        if (ace_poster_penalty_words(st, e, i, &of))
            strbuf_addf(&b, "%s%s%s\n", ace_poster_penalty_head(i), _(": "), strbuf_text(&of));
        strbuf_free(&of);
    }
    strbuf_addf(&b, "%s%s", ace_poster_reward_head(e), _(": "));
    ace_poster_reward_words(st, e, &b);
    snprintf(out, (size_t)room, "%s", strbuf_text(&b));
    strbuf_free(&b);
}

bool ace_poster_has_seals(const struct ace_enemy *e) { return e->kind == ACE_OVERKILL; }

/* ---- hit points ---- */

/* Red: stays. Ember with a cross: this shot takes it. Torn hole: gone. */
static void hit_points(const struct stage *st, struct canvas *c, const struct sheet *s,
                       const struct ace_enemy *e)
{
    const struct rect r = s->points;
    const bool slim = ace_poster_has_seals(e);
    const struct ui *ui = &st->ui;
    const struct ace_state *k = look(st);
    const struct board *b = &st->shown.b;
    const bool mine = e == ace_enemy_now(&st->rules, b);
    const int now = mine ? b->num[ACE_HP] : 0, full = mine ? b->num[ACE_HP_MAX] : e->hp,
              most = now > full ? now : full;
    int after = now;
    if (mine && stage_caught_up(st) && k->preview.n && !st->suspense)
        after = now > k->preview.damage ? now - k->preview.damage : 0;
    char text[16];
    snprintf(text, sizeof text, "%d", now);
    const float age = ease_progress(ui->now, k->blow.since, ui_ms(ui, 300));
    const float pop = k->blow.since && !ui->calm ? ease_pop(age, 1.25F) : 1;
    const bool compact = look(st)->at.compact;
    struct rect number = rect_make(r.x, r.y, r.w * 0.3F, r.h * 0.66F),
                label = rect_make(r.x, r.y + r.h * 0.66F, r.w * 0.3F, r.h * 0.34F);
    struct rect field = rect_make(r.x + r.w * 0.33F, r.y, r.w * 0.67F, r.h);
    if (compact) {
        number = rect_make(r.x, r.y, r.w * 0.3F, r.h);
        label = rect_make(r.x + r.w * 0.33F, r.y, r.w * 0.67F, r.h * 0.48F);
        field = rect_make(r.x + r.w * 0.33F, r.y + r.h * 0.48F, r.w * 0.67F, r.h * 0.52F);
    }
    struct ui_words small = UI_LINE(&ace_text, 19, ACE_INK, compact ? TEXT_LEFT : TEXT_CENTRE);
    if (s->tower) {
        small.lines = 2;
        float said = ui_write_height(ui, &small, _("hit points"), r.w) + 2;
        if (r.h < said + ui_least(ui) * 3.4F || !ui_write_fits(ui, &small, _("hit points"), r))
            said = 0; /* the number stands above its drops alone */
        number = rect_make(r.x, r.y, r.w, (r.h - said) * 0.6F);
        label = rect_make(r.x, rect_bottom(number), r.w, said);
        field = rect_make(r.x, rect_bottom(label), r.w, rect_bottom(r) - rect_bottom(label));
    }
    if (slim) {
        number = rect_make(r.x, r.y, r.w * 0.2F, r.h);
        field = rect_make(r.x + r.w * 0.21F, r.y, r.w * 0.79F, r.h);
    }
    struct ui_words big =
        UI_LINE(&typeface_ace,
                (s->tower  ? 196
                 : compact ? 112
                           : 76) /
                    ui->text * pop,
                slim ? ACE_INK : ace_blood_ink(ui), s->tower ? TEXT_LEFT : TEXT_CENTRE);
    ui_write(c, ui, &big, text, number);
    if (!slim && ui_write_fits(ui, &small, _("hit points"), label) &&
        label.h > 0) /* else the number stands beside its drops alone */
        ui_write(c, ui, &small, _("hit points"), label);
    /* As many rows as it takes to keep the points readable. */
    int columns = s->tower     ? (most + 2) / 3
                  : slim       ? (most + 1) / 2
                  : compact    ? (most <= 6    ? 6
                                  : most <= 30 ? (most + 1) / 2
                                               : (most + 2) / 3)
                  : most <= 12 ? 6
                  : most <= 21 ? 7
                  : most <= 30 ? 10
                               : 13;
    int rows = (most + columns - 1) / columns;
    float pitch = fminf(field.w / (float)columns, field.h / (float)rows);
    float size = fminf(pitch * 0.88F, ui_px(ui, 34));
    float y0 = field.y + (field.h - pitch * (float)rows) / 2;
    for (int i = 0; i < most; i++) {
        struct point p = {field.x + (float)(i % columns) * pitch + pitch / 2,
                          y0 + (float)(i / columns) * pitch + pitch / 2};
        canvas_picture(c,
                       i < after ? "ace/hp-full"
                       : i < now ? "ace/hp-taken"
                                 : "ace/hp-gone",
                       rect_around(p, size, size), paint_plain());
    }
}

/* Where he was hit: the more of his hit points are gone, the more holes has his picture, all beside
 * the face. */
static void shot_marks(const struct stage *st, struct canvas *c, struct rect r,
                       const struct ace_enemy *e)
{
    static const struct {
        float x, y;
    } at[] = {{0.86F, 0.13F}, {0.12F, 0.60F}, {0.89F, 0.70F}, {0.13F, 0.17F}};
    enum { MOST = sizeof at / sizeof *at };
    const struct board *b = &st->shown.b;
    const int most = b->num[ACE_HP_MAX], lost = most - b->num[ACE_HP];
    if (e != ace_enemy_now(&st->rules, b) || most < 1 || ace_killed(st))
        return;
    const float size = r.w * 0.32F;
    for (int i = 0; i < MOST && i < (lost * MOST + most - 1) / most; i++)
        canvas_picture(
            c, "ace/hole",
            rect_around((struct point){r.x + r.w * at[i].x, r.y + r.h * at[i].y}, size, size),
            paint_plain());
}

/* ---- penalty and reward ---- */

/* The sign of a rule on a disc, at the left of the words' box. */
static void disc_draw(const struct ui *ui, struct canvas *c, const struct clause *k,
                      struct rect disc)
{
    const float d = disc.w;
    canvas_panel(c, disc, &(struct panel){.fill = k->dark ? ACE_INK : ACE_BLOOD, .radius = d});
    canvas_panel(c, rect_inset(disc, d * 0.08F),
                 &(struct panel){.radius = d, .line = ACE_BONE, .line_width = fmaxf(1, d * 0.03F)});
    ui_icon(c, ui, k->icon, rect_inset(disc, d * 0.2F), ACE_BONE);
}

/* In very large letters the sign stands before the head alone. */
static void large_clause_draw(const struct stage *st, struct canvas *c, const struct clause *k,
                              const struct sheet *s)
{
    const struct ui *ui = &st->ui;
    const struct rect r = k->at;
    const char *text = strbuf_text(&k->words);
    const float d = s->discs ? ace_poster_disc(ui) : 0;
    const struct ui_words h = {.face = &ace_text,
                               .size = 19,
                               .colour = ace_rust_ink(ui),
                               .place = TEXT_MIDDLE},
                          t = {.face = &ace_text,
                               .size = s->crowded ? 18 : s->words,
                               .colour = ACE_INK,
                               .lines = s->crowded};
    const float beside = r.w - d * 1.2F,
                top = fmaxf(d * 1.1F, ui_write_height(ui, &h, k->head, beside)) + 1;
    if (s->discs)
        disc_draw(ui, c, k, rect_make(r.x, r.y + (top - d) / 2, d, d));
    ui_write(c, ui, &h, k->head, rect_make(r.x + d * 1.2F, r.y, beside, top));
    ui_write(c, ui, &t, text, rect_make(r.x, r.y + top, r.w, rect_bottom(r) - r.y - top));
}

static void clause_draw(const struct stage *st, struct canvas *c, const struct clause *k,
                        const struct sheet *s)
{
    const bool crowded = s->crowded;
    if (s->large) {
        large_clause_draw(st, c, k, s);
        return;
    }
    const struct ui *ui = &st->ui;
    const struct rect r = k->at;
    const char *text = strbuf_text(&k->words);
    const float d = fminf(ui_px(ui, 54), r.h), indent = look(st)->at.compact ? 0 : ui_px(ui, 68);
    if (indent > 0)
        disc_draw(ui, c, k, rect_make(r.x, r.y + fminf(4, ui_px(ui, 4)), d, d));
    struct rect box = rect_make(r.x + indent, r.y, r.w - indent, r.h);
    struct ui_words h = {.face = &ace_text, .size = 19, .colour = ace_rust_ink(ui)},
                    t = {.face = &ace_text,
                         .size = crowded ? 18 : 22,
                         .colour = ACE_INK,
                         .lines = crowded};
    const float top = ui_write_height(ui, &h, k->head, box.w) + 1;
    ui_write(c, ui, &h, k->head, rect_make(box.x, box.y, box.w, top));
    ui_write(c, ui, &t, text,
             rect_make(box.x, box.y + top, box.w,
                       crowded ? ace_poster_close_height(ui, text, box.w)
                               : ui_write_height(ui, &t, text, box.w) + 1));
}

static void rule(struct canvas *c, const struct ui *ui, struct rect page, float y, float width)
{
    canvas_picture(c, "ace/rule",
                   rect_make(page.x, roundf(y), page.w, fmaxf(2, roundf(ui_px(ui, width * 1.7F)))),
                   paint_plain());
}

/* As wide as the page lets it be, and in Latin letters heavier than their face: a headline of wood
 * type. */
static void headline_draw(struct canvas *c, const struct ui *ui, struct rect r)
{
    const bool japanese = ui->lang && ui->lang[0] == 'j';
    struct ui_words how = UI_LINE(japanese ? &typeface_ace : &ace_text,
                                  (japanese ? 88 : 100) / ui->text, ACE_INK, TEXT_CENTRE);
    if (japanese) {
        ui_write(c, ui, &how, _("WANTED"), r);
        return;
    }
    const float w = ui_write_width(ui, &how, _("WANTED"));
    const struct text_style style = {
        .face = how.face,
        .px = floorf(
            fminf(ui_letters(ui, how.size) * fminf(1, (r.w - ui_px(ui, 8)) / w), r.h / 1.05F)),
        .colour = ACE_INK,
        .align = TEXT_CENTRE,
        .place = TEXT_MIDDLE,
        .spacing = 1,
        .lang = ui->lang,
        .outline = ACE_INK,
        .outline_px = ui_px(ui, 2.4F)};
    canvas_words(c, &style, _("WANTED"), r);
}

struct rect ace_poster_head(const struct stage *st)
{
    const struct ace_enemy *e = ace_enemy_now(&st->rules, &st->shown.b);
    struct rect head = look(st)->at.poster;
    struct sheet s;
    if (!e || look(st)->at.compact)
        return head;
    ace_poster_lay_sheet(st, head, e, false, &s);
    head.h = s.name.y - head.y;
    ace_poster_free_sheet(&s);
    return head;
}

void ace_poster_seals(const struct stage *st, const struct ace_enemy *e, struct ace_seals *s)
{
    struct sheet sheet;
    ace_poster_lay_sheet(st, look(st)->at.poster, e, false, &sheet);
    *s = sheet.seals;
    ace_poster_free_sheet(&sheet);
}

static void kind_draw(const struct stage *st, struct canvas *c, const struct sheet *s)
{
    const struct ui *ui = &st->ui;
    const struct ui_words words =
        UI_LINE(&ace_text, 22, ace_rust_ink(ui), s->beside ? TEXT_LEFT : TEXT_CENTRE);
    struct rect r = s->kind;
    if (s->signs) {
        /* a nail holds the sheet where there is no headline */
        const float nail = s->headline.h > 0 ? 0 : ui_px(ui, 30), size = r.h - 4;
        canvas_picture(c, "ace/horned-spade", rect_make(r.x + nail, r.y + 2, size, size),
                       paint_ink(ACE_BLOOD));
        canvas_picture(c, "ace/horned-spade",
                       rect_make(rect_right(r) - nail - size, r.y + 2, size, size),
                       paint_ink(ACE_BLOOD));
        r = rect_inset_xy(r, r.h + nail, 0);
    }
    if (r.h > 0)
        ui_write(c, ui, &words, s->kind_words, r);
}

void ace_draw_poster_at(const struct stage *st, struct canvas *c, struct rect r,
                        const struct ace_enemy *e, const char *paper)
{
    ace_poster_draw_sheet(st, c, r, e, paper, false);
}

void ace_poster_draw_sheet(const struct stage *st, struct canvas *c, struct rect r,
                           const struct ace_enemy *e, const char *paper, bool brief)
{
    const struct ui *ui = &st->ui;
    struct sheet s;
    ace_poster_lay_sheet(st, r, e, brief, &s);
    canvas_picture(c, paper, r, paint_plain());
    if (s.headline.h > 0) {
        const struct rect h = s.headline;
        headline_draw(c, ui, rect_make(h.x, h.y + ui_px(ui, 12), h.w, ui_px(ui, 88)));
        rule(c, ui, s.page, h.y + ui_px(ui, 100), 2);
    }
    kind_draw(st, c, &s);
    if (s.frame.h > ui_px(ui, 60)) {
        const struct rect picture = rect_fitted(rect_inset(s.frame, ui_px(ui, 3)), 320, 380);
        const struct rect face = rect_inset(picture, picture.w * 10 / 320);
        char portrait[64];
        look_of(st, c, e, face, portrait);
        plain_face(c, ui, portrait, _(e->name), false, face);
        canvas_picture(c, "ace/portrait-frame", picture, paint_plain());
        shot_marks(st, c, picture, e);
    }
    const struct ui_words name = {.face = &typeface_ace,
                                  .size = (s.large ? 72 : 56) / ui->text,
                                  .colour = ACE_INK,
                                  .align = s.beside ? TEXT_LEFT : TEXT_CENTRE,
                                  .place = TEXT_MIDDLE,
                                  .lines = s.name_lines};
    const struct ui_words deed = {.face = &ace_text,
                                  .size = 36,
                                  .colour = ACE_UMBER,
                                  .align = TEXT_CENTRE,
                                  .place = TEXT_MIDDLE};
    if (s.text.h > 0 && ui_write_fits(ui, &deed, _(e->text), s.text))
        ui_write(c, ui, &deed, _(e->text), s.text);
    char capitals[ACE_NAME * 2];
    utf8_capitals(_(e->name), capitals, sizeof capitals);
    if (ace_poster_has_seals(e) && !s.beside)
        ace_wood(c, ui, capitals, s.name, ace_blood_ink(ui), 0, TEXT_CENTRE);
    else
        ui_write(c, ui, &name, _(e->name), s.name);
    rule(c, ui, s.page, rect_bottom(s.name), 3);
    hit_points(st, c, &s, e);
    if (s.large)
        for (int i = 1; i < 3; i++) {
            if (s.clause[i].head && s.clause[i - 1].head)
                rule(c, ui, s.page, (rect_bottom(s.clause[i - 1].at) + s.clause[i].at.y) / 2, 1);
        }
    rule(c, ui, s.page,
         rect_bottom(s.points) + ui_px(ui, s.large                ? 10
                                           : look(st)->at.compact ? 3
                                                                  : 6),
         2);
    for (int i = 0; i < 3; i++)
        if (s.clause[i].head)
            clause_draw(st, c, &s.clause[i], &s);
    ace_seals_draw(st, c, e, &s.seals, ace_boss_leaves(st) <= 0);
    ace_poster_free_sheet(&s);
}
