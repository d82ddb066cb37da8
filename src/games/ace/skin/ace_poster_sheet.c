/* The poster's sheet: how high its clauses are, and where name, face, seals and clauses stand. */
#include "ace_poster.h"

#include "check.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

float ace_poster_close_height(const struct ui *ui, const char *text, float w)
{
    return ui_write_height(ui, &(struct ui_words){.face = &ace_text, .size = 18}, text, w) * 1.16F /
               1.4F +
           4;
}

float ace_poster_disc(const struct ui *ui) { return ui_least(ui) * 1.45F; }

static float clause_height(const struct stage *st, const struct sheet *s, const struct clause *k,
                           float w, bool crowded)
{
    const struct ui *ui = &st->ui;
    const char *text = strbuf_text(&k->words);
    struct ui_words h = {.face = &ace_text, .size = 19},
                    t = {.face = &ace_text, .size = s->large ? s->words : 22};
    const float d = s->discs ? ace_poster_disc(ui) : 0;
    return fmaxf(d * 1.1F, ui_write_height(ui, &h, k->head, w - d * 1.2F)) +
           (crowded ? ace_poster_close_height(ui, text, w) : ui_write_height(ui, &t, text, w)) + 2;
}

static void read_clauses(const struct stage *st, const struct ace_enemy *e, struct sheet *s)
{
    s->clause[0].dark = s->clause[1].dark = true;
    for (int i = 0; i < 2; i++) {
        const struct ace_effect *first = ace_poster_penalty_words(st, e, i, &s->clause[i].words);
        s->clause[i].head = first ? ace_poster_penalty_head(i) : NULL;
        s->clause[i].icon = first ? ace_effect_icon(first) : NULL;
    }
    s->clause[2].head = ace_poster_reward_head(e);
    s->clause[2].icon = e->nbonuses ? ace_effect_icon(&e->bonus[0]) : "star";
    ace_poster_reward_words(st, e, &s->clause[2].words);
}

/* The top of them, as low as they fit. */
static float lay_clauses(const struct stage *st, struct sheet *s, struct rect r)
{
    const struct ui *ui = &st->ui;
    const bool compact = look(st)->at.compact;
    const float indent = compact ? 0 : ui_px(ui, 68), gap = ui_px(ui, compact ? 6 : 12),
                /* the paper is torn at the right as at the left */
        w = s->page.w - indent - ui_px(ui, 10);
    /* the name, the points, what he is */
    float rest =
        gap + ui_px(ui, 60) + ui_least(ui) * (compact ? 6.5F : 2) + (compact ? 0 : ui_px(ui, 180));
    for (int i = 0; i < 3; i++)
        rest += s->clause[i].head ? clause_height(st, s, &s->clause[i], w, false) + gap : 0;
    s->crowded = rest > r.h;
    /* one alone is written clear of the corner that curls up */
    float y = rect_bottom(r) - ui_px(ui, s->clause[2].head ? 28 : 52);
    for (int i = 2; i >= 0; i--) {
        if (!s->clause[i].head)
            continue;
        const float h =
            fmaxf(clause_height(st, s, &s->clause[i], w, s->crowded), ui_px(ui, compact ? 0 : 60));
        y -= h + (i < 2 ? gap : 0);
        s->clause[i].at = rect_make(s->page.x, y, indent + w, h);
    }
    return y - gap;
}

/* Does a name have room there on two lines, in the least letters, with no word broken? */
static bool words_fit(const struct ui *ui, const struct typeface *face, const char *name, float w,
                      float h)
{
    CARRE_ASSERT(name);
    const struct ui_words least = {.face = face, .size = 18};
    const float all = ui_write_height(ui, &least, name, w);
    if (all > h || all > ui_least(ui) * 3.6F)
        return false;
    char word[64];
    while (*name) {
        const char *dot = strstr(name, "・");
        size_t n = strcspn(name, " ");
        if (dot && (size_t)(dot - name) < n)
            n = (size_t)(dot - name) + strlen("・");
        snprintf(word, sizeof word, "%.*s", (int)n, name);
        if (ui_write_width(ui, &least, word) > w)
            return false;
        name += n + (name[n] == ' ');
    }
    return true;
}

/* Large letters leave a strip to the portrait: it takes the height of the name and of what he is as
 * well, and these stand beside it. */
static void lay_beside(const struct ui *ui, struct sheet *s, const struct ace_enemy *e)
{
    const float top = s->kind.y, high = rect_bottom(s->name) - top, gap = ui_px(ui, 14);
    const struct rect portrait = {s->page.x, top, roundf(high * 320 / 380), high};
    const struct rect right = {rect_right(portrait) + gap, top, s->page.w - portrait.w - gap, high};
    const float kind_h = ui_least(ui) * 1.5F;
    if (!words_fit(ui, &ace_text, ace_poster_kind_name(e), right.w, kind_h) ||
        !words_fit(ui, &typeface_ace, _(e->name), right.w, high - kind_h))
        return;
    snprintf(s->kind_words, sizeof s->kind_words, "%s", ace_poster_kind_name(e));
    s->beside = true;
    s->frame = portrait;
    s->kind = rect_make(right.x, top, right.w, kind_h);
    s->name = rect_make(right.x, top + kind_h, right.w, high - kind_h);
    s->name_lines = 2;
}

/* Who has seals needs no line that says what he is. */
static void lay_sealed(const struct stage *st, struct rect r, const struct ace_enemy *e,
                       struct sheet *s)
{
    const struct ui *ui = &st->ui;
    const struct rect page = s->page;
    const float points_h = fmaxf(ui_px(ui, 60), ui_least(ui) * 1.5F), gap = ui_px(ui, 6),
                name_h = fmaxf(ui_px(ui, 66), ui_least(ui) * 1.5F);
    /* clear of the corner that curls up */
    const struct rect foot = rect_make(page.x, r.y, page.w - ui_px(ui, 12), r.h - ui_px(ui, 52));
    ace_seals_lay(st, e, foot, &s->seals);
    s->points = rect_make(page.x, rect_bottom(foot) - s->seals.height - 2 * gap - points_h, page.w,
                          points_h);
    s->name_lines = 1;
    s->name = rect_make(page.x, s->points.y - gap - name_h, page.w, name_h);
    float top = r.y + ui_px(ui, 20);
    if (s->name.y - top - ui_px(ui, 106) > page.w * 0.4F) {
        s->headline = rect_make(page.x, top, page.w, ui_px(ui, 104));
        top += s->headline.h;
    }
    s->kind = rect_make(page.x, top, page.w, 0);
    s->frame = rect_make(page.x, top + gap, page.w, s->name.y - top - 2 * gap);
    const float high = page.w * 380 / 320, spare = s->frame.h - high - gap;
    if (spare > ui_least(ui) * 3.2F) {
        s->text = rect_make(page.x, s->frame.y + high + gap, page.w, spare);
        s->frame.h = high;
    }
    if (s->headline.h <= 0 && s->frame.h < page.w * 0.35F)
        lay_beside(ui, s, e);
}

/* How high the clauses are together, with so much between two of them. */
static float large_clauses(const struct stage *st, const struct sheet *s, float gap)
{
    float all = -gap;
    for (int i = 0; i < 3; i++)
        if (s->clause[i].head)
            all += clause_height(st, s, &s->clause[i], s->page.w - ui_px(&st->ui, 10), s->crowded) +
                   gap;
    return all;
}

/* Very large letters. The name is the head of the sheet; the clauses have what they need, the
 * portrait what is left, and beside it, or below it, what is left of him. */
static void lay_large(const struct stage *st, struct rect r, struct sheet *s,
                      const struct ace_enemy *e)
{
    const struct ui *ui = &st->ui;
    const struct rect page = s->page;
    const float gap = ui_px(ui, 14), foot = rect_bottom(r) - ui_px(ui, 34),
                whole = page.w * 380 / 320, nails = ui_px(ui, 12);
    const struct ui_words least = {.face = &typeface_ace, .size = 24}; /* sooner two lines */
    const struct rect head = rect_make(page.x + nails, r.y + ui_px(ui, 20), page.w - 2 * nails, 0);
    s->large = true;
    s->name_lines = ui_write_width(ui, &least, _(e->name)) > head.w ? 2 : 1;
    s->name = head;
    s->name.h = fmaxf(ui_px(ui, 84), ui_least(ui) * (s->name_lines > 1 ? 3.5F : 1.5F));
    const float top = rect_bottom(s->name) + gap, all = foot - top,
                few = fmaxf(ui_px(ui, 150), ui_least(ui) * 4);
    s->discs = true;
    s->words = 24;
    while (s->words > 19 && all - large_clauses(st, s, gap) - 3 * gap < whole * 0.52F)
        s->words -= 2;
    s->discs = all - large_clauses(st, s, gap) - 2 * gap >= few * 1.3F;
    s->crowded = !s->discs && all - large_clauses(st, s, gap) - 2 * gap < few;
    const float words = large_clauses(st, s, gap), rest = fmaxf(0, all - words - 2 * gap);
    /* beside one another or below, as the face is larger */
    const float under = fmaxf(ui_px(ui, 112), ui_least(ui) * 3), tower = fminf(rest, whole * 0.52F),
                stack = fminf(rest - under - gap, whole * 0.86F);
    s->tower = stack <= tower * 1.3F;
    const float high = fmaxf(0, s->tower ? tower : stack);
    s->frame = rect_make(page.x, top, s->tower ? roundf(high * 320 / 380) : page.w, high);
    s->points = s->tower ? rect_make(rect_right(s->frame) + gap * 1.4F, top,
                                     page.w - s->frame.w - gap * 1.4F, high)
                         : rect_make(page.x, top + high + gap, page.w, under);
    s->kind = rect_make(page.x, top, page.w, 0);
    const float ends = fmaxf(rect_bottom(s->frame), rect_bottom(s->points)),
                free = foot - ends - words;
    int n = 0, told = 0;
    for (int i = 0; i < 3; i++)
        n += s->clause[i].head != NULL;
    /* what is left over is air between all of them */
    float y = ends;
    const float air = fminf(gap * 4, free / (float)(n + 1) + gap * (float)(n - 1) / (float)(n + 1));
    for (int i = 0; i < 3; i++) {
        if (!s->clause[i].head)
            continue;
        y += told++ ? air : fmaxf(air, gap);
        const float h = clause_height(st, s, &s->clause[i], page.w - ui_px(ui, 10), s->crowded);
        s->clause[i].at = rect_make(page.x, y, page.w - ui_px(ui, 10), h);
        y += h;
    }
}

void ace_poster_lay_sheet(const struct stage *st, struct rect r, const struct ace_enemy *e,
                          bool brief, struct sheet *s)
{
    const struct ui *ui = &st->ui;
    const bool compact = look(st)->at.compact, minion = e->kind == ACE_MINION;
    *s = (struct sheet){.page = rect_inset_xy(r,
                                              ui_px(ui, look(st)->at.row_gun ? 38
                                                        : compact            ? 24
                                                                             : 28),
                                              0)};
    const struct rect page = s->page;
    if (ace_poster_has_seals(e)) {
        lay_sealed(st, r, e, s);
        return;
    }
    read_clauses(st, e, s);
    if (brief && (s->clause[0].head || s->clause[1].head))
        s->clause[2].head = NULL;
    if (look(st)->at.row_gun) {
        lay_large(st, r, s, e);
        return;
    }
    const float points_h = compact ? fmaxf(ui_px(ui, 100), ui_least(ui) * 3) : ui_px(ui, 98);
    s->points =
        rect_make(page.x, lay_clauses(st, s, r) - ui_px(ui, 6) - points_h, page.w, points_h);
    const struct ui_words least_name = {.face = &typeface_ace, .size = 18};
    s->name_lines = ui_write_width(ui, &least_name, _(e->name)) > page.w ? 2 : 1;
    const float name_h = fmaxf(ui_px(ui, 66), ui_least(ui) * (s->name_lines > 1 ? 3.3F : 1.5F));
    s->name = rect_make(page.x, s->points.y - ui_px(ui, 6) - name_h, page.w, name_h);
    float top = r.y + ui_px(ui, 20);
    ace_kind_words(st, e, s->kind_words);
    const struct ui_words least = {.face = &ace_text, .size = 18};
    /* beside the two signs of who is of rank, and the nails there */
    const bool two_lines = ui_write_width(ui, &least, s->kind_words) >
                           page.w - (!minion && !compact ? ui_px(ui, 128) : 0);
    const float lines_h = ui_least(ui) * (two_lines ? 2.5F : 1.35F);
    /* else the page is full; the trail tells which duel it is, and anybody who asks is told all */
    const bool told = s->name.y - top > lines_h;
    const float kind_h = told ? fmaxf(ui_px(ui, 34), lines_h) : 0;
    s->signs = !minion && !compact && told && !two_lines;
    /* nobody of rank goes without, but where letters are so large that faces need its room */
    const float face = ui->text > 1.4F ? 0.8F : minion ? 0.5F : 0.4F;
    if (s->name.y - top - kind_h - ui_px(ui, 106) > page.w * face) {
        s->headline = rect_make(page.x, top, page.w, ui_px(ui, 104));
        top += s->headline.h;
    } else if (ui->text > 1.4F && s->name.y - top - kind_h > page.w * 0.5F) {
        top += ui_px(ui, 18); /* clear of the nails */
    }
    s->kind = rect_make(page.x, top, page.w, kind_h);
    top += kind_h + ui_px(ui, 2);
    s->frame = rect_make(page.x, top, page.w, s->name.y - top);
    if (s->headline.h <= 0 && s->frame.h < page.w * 0.35F)
        lay_beside(ui, s, e);
}

void ace_poster_free_sheet(struct sheet *s)
{
    for (int i = 0; i < 3; i++)
        strbuf_free(&s->clause[i].words);
}
