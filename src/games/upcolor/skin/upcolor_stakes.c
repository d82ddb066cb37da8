/* What is played for, as things that lie there: chips one on the other, sweets in a jar. */
#include "upcolor_look.h"

#include "check.h"

#include <math.h>
#include <stdio.h>

enum { JAR_COLUMNS = 5, JAR_ROWS = 7 };

/* So many of `all` for n where `most` would be all; something is never nothing. */
static int shown(int32_t n, int32_t most, int all)
{
    return most > 0 && n > 0 ? (int)ceilf((float)all * (float)n / (float)most) : 0;
}

/* upcolor_stakes.c */
static int32_t uc_most_stack(const struct stage *st)
{
    const struct board *b = &st->shown.b;
    int32_t most = 1;
    for (int s = 0; s < b->nseats; s++)
        most = uc_has(st, b, s) > most ? uc_has(st, b, s) : most;
    return most;
}

/* The richest one's is full to the neck; in the others what is missing is missing twice, so that it
 * is seen. */
static void jar(const struct stage *st, struct canvas *c, int s, struct rect r, int32_t n,
                int32_t most)
{
    CARRE_ASSERT(s >= 0 && s < st->shown.b.nseats);
    char name[UC_PICTURE];
    const float part = most > 0 ? (float)n / (float)most : 0;
    const int balls = (int)ceilf(part * part * JAR_COLUMNS * JAR_ROWS);
    const struct rect glass = rect_fitted(r, 240, 320);
    const float k = glass.w / 240, ball = 192 * k / ((float)JAR_COLUMNS + 0.25F);
    canvas_picture(c, "upcolor/sweets/jar-back", glass, paint_plain());
    for (int i = 0; i < balls; i++) {
        snprintf(name, sizeof name, "upcolor/sweets/%s/ball-%s", uc_set_name(st),
                 uc_face_id((card)(UPCOLOR_IMPERIAL + (i * 7 + s * 3 + i / JAR_COLUMNS) % 5)));
        const float x = glass.x + 26 * k +
                        ((float)(i % JAR_COLUMNS) + (i / JAR_COLUMNS % 2 ? 0.22F : 0)) * ball,
                    y = glass.y + 296 * k - ball - (float)(i / JAR_COLUMNS) * ball * 0.86F;
        canvas_picture(c, name, rect_make(x, y, ball, ball), paint_plain());
    }
    canvas_picture(c, "upcolor/sweets/jar-front", glass, paint_plain());
}

/* Each column of one colour, hardly two of a height; all of it on the lower edge. The height that
 * they need is returned. */
static float chips(const struct stage *st, struct canvas *c, int s, struct rect r, int columns,
                   int tall, int n)
{
    CARRE_ASSERT(columns > 0 && tall > 0 && n >= 0);
    static const float apart = 1.06F, rise = 0.165F;
    static const int uneven[4] = {1, -2, 1, -1};
    char name[UC_PICTURE];
    const float w = fminf(r.w / (1 + apart * (float)(columns - 1)),
                          r.h / (0.48F + rise * (float)(tall - 1))),
                h = w * 46 / 96;
    const float from = r.x + (r.w - w * (1 + apart * (float)(columns - 1))) / 2;
    int most = 0;
    for (int column = 0, left = n; column < columns && left > 0; column++) {
        const int share = (left + columns - column - 1) / (columns - column),
                  more = share > 2 && column + 1 < columns ? uneven[(column + s) % 4] : 0;
        const int high = share + more > tall ? tall : share + more;
        snprintf(name, sizeof name, "upcolor/chips/%s/flat-%s", uc_set_name(st),
                 uc_face_id((card)(UPCOLOR_IMPERIAL + (column * 2 + s + 2) % 5)));
        for (int i = 0; i < high && i < left; i++) {
            const float askew = ((float)((i * 7 + column * 3 + s) % 5) - 2) * w * 0.012F;
            canvas_picture(c, name,
                           rect_make(from + (float)column * w * apart + askew,
                                     rect_bottom(r) - h - (float)i * w * rise, w, h),
                           paint_plain());
            most = i >= most ? i + 1 : most;
        }
        left -= high;
    }
    return most ? h + (float)(most - 1) * w * rise : 0;
}

/* Rounds won: a crown each, as far as there is room; a pale one where none is won yet. */
static float crowns(struct canvas *c, struct rect r, int most_columns, int n)
{
    const int columns = n < 1 ? 1 : n < most_columns ? n : most_columns;
    const float w = fminf(r.w / (float)columns, r.h / 0.8F), rise = w * 0.8F;
    const int rows = (int)(r.h / rise), room = (rows > 1 ? rows : 1) * columns,
              most = n < 1      ? 1
                     : n < room ? n
                                : room,
              wide = most < columns ? most : columns;
    for (int i = 0; i < most; i++) {
        const struct rect at =
            rect_make(r.x + (r.w - w * (float)wide) / 2 + w * (float)(i % columns),
                      rect_bottom(r) - rise * (float)(i / columns + 1), w, rise);
        canvas_picture(c, "upcolor/signs/crown", rect_fitted(rect_scaled(at, 0.92F), 96, 72),
                       paint_alpha(n ? 1 : 0.35F));
    }
    return rise * (float)((most + columns - 1) / columns);
}

float uc_stack(const struct stage *st, struct canvas *c, int s, struct rect r, int columns,
               int tall)
{
    CARRE_ASSERT(s >= 0 && s < st->shown.b.nseats && columns > 0);
    const int32_t n = uc_has(st, &st->shown.b, s), most = uc_most_stack(st);
    if (r.w < 8 || r.h < 8)
        return 0;
    if (!uc_pots(st))
        return crowns(c, r, columns, n);
    if (!uc_sweets(st))
        return chips(st, c, s, r, columns, tall, shown(n, most, columns * (tall - 1)));
    jar(st, c, s, r, n, most);
    return r.h;
}

/* A heap of sweets lies crosswise. */
static void sweets(const struct stage *st, struct canvas *c, struct rect r, int n)
{
    const float w = r.w * 0.44F, h = w * 64 / 96;
    char name[UC_PICTURE];
    for (int i = 0; i < n && i < 9; i++) {
        const int row = i < 4 ? 0 : i < 7 ? 1 : 2, first = row == 0 ? 0 : row == 1 ? 4 : 7;
        const float x = r.x + ((float)(i - first) + 0.5F * (float)row) * w * 0.62F,
                    y = rect_bottom(r) - h - (float)row * h * 0.72F;
        snprintf(name, sizeof name, "upcolor/sweets/%s/%s", uc_set_name(st),
                 uc_face_id((card)(UPCOLOR_IMPERIAL + i * 2 % 5)));
        canvas_picture(c, name, rect_make(x, y, w, h), paint_plain());
    }
}

void uc_heap(const struct stage *st, struct canvas *c, struct rect r, float part)
{
    enum { COLUMNS = 3, TALL = 7 };
    if (uc_sweets(st))
        sweets(st, c, r, (int)(9 * part));
    else
        chips(st, c, 1, r, COLUMNS, TALL, (int)((float)(COLUMNS * (TALL - 1)) * part));
}
