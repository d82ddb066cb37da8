/* What the ceremonies share: lanterns, large numbers, panels with a row of seats in them, the own
 * arm in the colour of the animal. */
#include "spec_show.h"

#include "check.h"
#include "ease.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>

void thing_lantern(const struct show *k, const struct thing *t, struct rect r, float come)
{
    const struct point at = rect_centre(r);
    (void)come, (void)t;
    if (k->st->ui.contrast)
        return;
    canvas_line(k->c, (struct point){at.x, spec_page(k->st).y},
                (struct point){at.x, at.y - r.h * 0.15F}, fmaxf(1, 4 * k->px), SPEC_NIGHT_RGB);
    spec_halo(k->c, k->st, at, r.w * 1.7F, r.h * 1.5F, 0xFFB562FFU, 0.6F);
    if (canvas_has_picture(k->c, "spec/hanging"))
        canvas_picture(k->c, "spec/hanging", r, paint_plain());
}

void show_number(const struct show *k, const char *words, struct rect r, float size,
                 enum text_align align)
{
    spec_show_write(k,
                    (struct show_words){.size = size,
                                        .colour = spec_colour(k->st, SPEC_GOLD_NUMBER),
                                        .align = align,
                                        .place = TEXT_MIDDLE},
                    words, r);
}

/* A number that counts up to the moment's amount; `what`: a sign before it. */
void thing_amount(const struct show *k, const struct thing *t, struct rect r, float come)
{
    char words[80], figure[64];
    poker_amount(k->st, (int32_t)((float)k->m->amount * (come < 1 ? ease_out_cubic(come) : 1)),
                 figure);
    snprintf(words, sizeof words, "%s%s", t->what ? t->what : "", figure);
    show_number(k, words, r, (float)t->arg, t->fx < 0 ? TEXT_LEFT : TEXT_CENTRE);
}

/* Everybody of the mask but one, as they sit from that seat's left on. */
int show_seats(const struct show *k, seatmask who, int after, int out[SEATS])
{
    const int all = k->st->shown.b.nseats, first = after < 0 ? all - 1 : after;
    int n = 0;
    for (int i = 1; i <= all; i++)
        if (who & seat_bit((first + i) % all) && (first + i) % all != after)
            out[n++] = (first + i) % all;
    return n;
}

struct rect show_in_row(struct rect r, int i, int n, float gap)
{
    const float w = (r.w - gap * (float)(n - 1)) / (float)(n > 0 ? n : 1);
    return rect_make(r.x + (w + gap) * (float)i, r.y, w, r.h);
}

void show_box(const struct show *k, struct rect r, uint32_t line, float width)
{
    canvas_panel(k->c, r,
                 &(struct panel){.fill = SPEC_INK_RGB,
                                 .radius = 12 * k->px,
                                 .line = line,
                                 .line_width = fmaxf(1, width * k->px)});
}

void show_words_in(const struct show *k, const char *words, float size, uint32_t colour,
                   enum text_align align, struct rect r)
{
    poker_write(k->c, k->st, UI_LINE(k->st->ui.theme->strong, size, colour, align), words, r);
}

float show_one_size(const struct show *k, const char *const words[], const struct rect box[], int n,
                    float size)
{
    for (int i = 0; i < n; i++) {
        const struct ui_words how = {.face = k->st->ui.theme->strong, .size = size};
        const float w = poker_width(k->st, how, words[i]) + 4;
        if (w > box[i].w)
            size = fmaxf(18, floorf(size * box[i].w / w));
    }
    return size;
}

void show_name_in(const struct show *k, int who, float size, enum text_align align, struct rect r)
{
    poker_write(k->c, k->st,
                (struct ui_words){.face = k->st->ui.theme->strong,
                                  .size = size,
                                  .align = align,
                                  .place = TEXT_MIDDLE,
                                  .lines = 1,
                                  .name = true},
                stage_name(k->st, who), r);
}

struct rect show_seat_in(const struct show *k, struct rect q, int who, enum mood mood, bool marked)
{
    CARRE_ASSERT(mood >= 0 && mood < MOODS);
    const float side = fminf(q.w * 0.52F, q.h * 0.5F), low = q.h * 0.34F;
    const uint32_t ring = spec_colour(k->st, SPEC_VERMILION);
    show_box(k, q, marked ? ring : SHOW_FAINT, marked ? 3 : 2);
    spec_medal(k->c, k->st, who, mood,
               (struct point){q.x + 6 * k->px + side / 2, q.y + q.h * 0.37F}, side / 2,
               marked ? ring : SHOW_SILVER);
    show_name_in(k, who, 27, TEXT_CENTRE,
                 rect_make(q.x + 2, rect_bottom(q) - low, q.w - 4, low - 2 * k->px));
    return rect_make(q.x + side, q.y, q.w - side - 4 * k->px, q.h - low);
}

/* The lower part of a panel, below its heading. */
struct rect show_inside(const struct show *k, struct rect r)
{
    return rect_make(r.x + 22 * k->px, r.y + 76 * k->px, r.w - 44 * k->px, r.h - 94 * k->px);
}

bool show_has_amount(const struct show *k) { return k->m->amount > 0; }

void thing_figure(const struct show *k, const struct thing *t, struct rect r, float come)
{
    (void)come;
    show_number(k, t->what, r, (float)t->arg, TEXT_CENTRE);
}

void thing_cards(const struct show *k, const struct thing *t, struct rect r, float come)
{
    char words[SPEC_WORDS];
    (void)come;
    /* TRANSLATORS: in letters as large as a hand: hole cards, or effect cards that may be used */
    snprintf(words, sizeof words, i18n_plural("%d card", "%d cards", (unsigned long)t->count),
             t->count);
    show_number(k, words, r, (float)t->arg, TEXT_LEFT);
}

void thing_dealer(const struct show *k, const struct thing *t, struct rect r, float come)
{
    (void)come;
    spec_dealer_bust(k->c, k->st, (enum spec_dealer_mood)t->arg, r);
}

/* The player's own arm, in the colour of the animal: people wear a sleeve. */
struct sleeve show_sleeve(const struct show *k, int who)
{
    CARRE_ASSERT(who >= 0 && who < k->st->shown.b.nseats);
    static const struct {
        const char *id;
        uint32_t fur;
    } furs[] = {
        {"cat", 0x3A3F55FFU},     {"fox", 0xD9692CFFU},      {"owl", 0x8F6A40FFU},
        {"bear", 0x7E5635FFU},    {"hare", 0xB5A28BFFU},     {"frog", 0x5F9450FFU},
        {"badger", 0x585C66FFU},  {"otter", 0x755A40FFU},    {"hedgehog", 0x7A6248FFU},
        {"penguin", 0x394358FFU}, {"tortoise", 0x869060FFU}, {"mouse", 0x98959EFFU},
    };
    const int emblem = k->st->plate[who].emblem;
    if (emblem_is_face(emblem))
        return (struct sleeve){0x3E73A6FFU, 0xF0C9A4FFU};
    for (size_t i = 0; i < sizeof furs / sizeof *furs; i++)
        if (emblem_find(furs[i].id) == emblem)
            return (struct sleeve){furs[i].fur, furs[i].fur};
    return (struct sleeve){0x7D6850FFU, 0x7D6850FFU};
}

/* Drawn in white, and dyed. */
void show_arm(const struct show *k, const char *picture, struct rect r, struct sleeve s)
{
    struct paint dyed = paint_plain();
    dyed.tint = s.arm;
    if (canvas_has_picture(k->c, picture))
        canvas_picture(k->c, picture, r, dyed);
}

/* Fingers round a thing, seen from the front; they are 132 long where z is 100. */
void show_fingers(const struct show *k, float x, float y, float z, float turn, struct sleeve s)
{
    const struct rect r = spec_show_rect(k, x, y, 1.8F * z, 1.8F * z);
    struct paint dyed = paint_angle(turn), shine = paint_ink(0xFFFFFFFFU);
    dyed.tint = s.hand;
    shine.angle = turn, shine.alpha = 0.22F;
    if (canvas_has_picture(k->c, "spec/fingers"))
        canvas_picture(k->c, "spec/fingers", r, dyed);
    if (canvas_has_picture(k->c, "spec/knuckles"))
        canvas_picture(k->c, "spec/knuckles", r, shine);
}
