/* The way of the turns, on the table of a seating page: dots from hand to hand. */
#include "seating_round_places.h"

#include "check.h"
#include "companions.h"
#include "skin.h"
#include "way.h"

#include <math.h>

/* What a way keeps clear of: a face over its card does not fill its place. */
static struct rect filled(const struct page *k, int at)
{
    const struct ui *ui = app_ui(k->scene.app);
    const float in = round_beside(k) || round_aside(k, at) ? -12 : 44;
    return rect_inset_xy(round_place_of(k, at), ui_px(ui, in), ui_px(ui, -4));
}

/* A hand with its chips beside it, where it has such. */
static struct rect around_hand(const struct page *k, int at, float high)
{
    const struct bare_hand hand = round_hand_of(k, at, high);
    const float wide = high * (round_beside(k) ? 3.7F : 2.1F),
                across = high * (round_beside(k) ? 1.7F : 2.1F);
    const bool side = fabsf(fmodf(hand.turn, 180) - 90) < 45;
    return rect_around(hand.at, side ? across : wide, side ? wide : across);
}

/* From one hand to the next, around all places. */
static void draw_way(const struct page *k, struct canvas *c, int i)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct page_dress *page = ui->theme->page;
    const float high = round_hand_high(k);
    const int after = (i + 1) % k->seating.nseats;
    struct rect off[2 * SEATS];
    int n = 0;
    for (int s = 0; s < k->game->seats_max; s++)
        off[n++] = filled(k, s);
    for (int s = 0; s < k->seating.nseats; s++)
        off[n++] = around_hand(k, s, high);
    CARRE_ASSERT(n <= 2 * SEATS);
    way_draw(c, &(struct way){.table = round_table_of(k),
                              .bend = round_beside(k) ? 1 : 0.5F,
                              .from = round_hand_of(k, i, high).at,
                              .to = round_hand_of(k, after, high).at,
                              .off = off,
                              .noff = n,
                              .dot = ui_px(ui, 4.5F),
                              .step = ui_px(ui, 19),
                              .head = ui_px(ui, 26),
                              .ink = page && page->way ? page->way : ui->theme->text});
}

/* Round what a table has in its middle: as many arrows as it has seats, all of one length on one
 * oval, the first from the near edge, whoever sits there. */
static void draw_ring(const struct page *k, struct canvas *c)
{
    enum { PARTS = 720 };
    const struct ui *ui = app_ui(k->scene.app);
    const struct page_dress *page = ui->theme->page;
    const struct rect clear = round_clear_of(k);
    const int n = k->game->seats_max;
    const float b = clear.h / 2 - ui_px(ui, 30), a = fminf(clear.w / 2 - ui_px(ui, 30), b * 2.1F),
                gap = ui_px(ui, 30);
    const struct point m = rect_centre(clear);
    struct rect off[2];
    int noff = 0;
    for (int i = 0; i < 2; i++) {
        const struct item *move = items_get(k->scene.items, item_id("move", i));
        if (move)
            off[noff++] = rect_inset(move->bounds, -ui_px(ui, 16));
    }
    if (a < ui_px(ui, 80) || b < ui_px(ui, 50))
        return; /* letters have the room */
    float far[PARTS + 1] = {0};
    struct point at[PARTS + 1];
    for (int i = 0; i <= PARTS; i++) {
        const float turn = (0.5F + 2 * (float)i / PARTS) * (float)M_PI;
        at[i] = (struct point){m.x + a * cosf(turn), m.y + b * sinf(turn)};
        if (i)
            far[i] = far[i - 1] + hypotf(at[i].x - at[i - 1].x, at[i].y - at[i - 1].y);
    }
    CARRE_ASSERT(n > 0 && far[PARTS] > 0);
    for (int i = 0, p = 0; i < n; i++) {
        const float part = far[PARTS] / (float)n;
        while (p < PARTS && far[p] < part * (float)i + gap / 2)
            p++;
        const int from = p;
        while (p < PARTS && far[p] < part * (float)(i + 1) - gap / 2)
            p++;
        way_draw(c, &(struct way){.table = rect_around(m, 2 * a, 2 * b),
                                  .bend = 1,
                                  .from = at[from],
                                  .to = at[p],
                                  .off = off,
                                  .noff = noff,
                                  .dot = ui_px(ui, 4.5F),
                                  .step = ui_px(ui, 19),
                                  .head = ui_px(ui, 26),
                                  .ink = page && page->way ? page->way : ui->theme->text});
    }
}

/* From the last to the first it goes past free seats, where nothing is shown in the middle. */
void round_ways_draw(const struct page *k, struct canvas *c)
{
    const int n = k->seating.nseats;
    const bool closed = n == k->game->seats_max || !companion_world(k->seating.game);
    const bool apart = round_beside(k) || app_ui(k->scene.app)->text < 1.25F ||
                       !companion_world(k->seating.game); /* else words lie there */
    CARRE_ASSERT(n <= SEATS);
    if (!companion_world(k->seating.game) && n > 2) {
        draw_ring(k, c);
        return;
    }
    for (int i = 0; i < (closed ? n : n - 1) && apart && n > 2 && !round_crowded(k); i++)
        draw_way(k, c, i);
}
