/* The last hand that won, looked at once more: the button that leads there, its page, its picture.
 */
#include "poker_parts.h"
#include "poker_table.h"
#include "poker_theatre.h"

#include "i18n.h"

#include <math.h>
#include <stdio.h>

static void how_won(const struct stage *st, int who, char out[POKER_TEXT])
{
    /* TRANSLATORS: a button: shows again with which hand that player won the last pot */
    snprintf(out, POKER_TEXT, _("How %s won"), stage_name(st, who));
}

bool poker_won_named(const struct stage *st, char out[POKER_TEXT])
{
    const struct poker_won *w = &poker_look(st)->won_hand;
    if (!w->there || poker_theatre_on(st))
        return false;
    if (seat_count(w->winners) > 1)
        snprintf(out, POKER_TEXT, "%s", _("How the pot was won"));
    else
        how_won(st, w->hero, out);
    return true;
}

/* As wide as the longest name of this table needs it: it stays where it is. */
struct rect poker_won_button(const struct stage *st)
{
    const struct poker_places *at = &poker_look(st)->at;
    const struct ui_words how = {.size = 20};
    const struct rect log = at->log;
    char name[POKER_TEXT];
    if (!poker_won_named(st, name))
        return (struct rect){0};
    if (!rect_empty(at->tale)) /* at the foot of what is told */
        return rect_make(at->tale.x + ui_px(&st->ui, 10),
                         rect_bottom(at->tale) - ui_px(&st->ui, 10) - log.h,
                         at->tale.w - ui_px(&st->ui, 20), log.h);
    if (log.y < at->history.y - 1)
        return (struct rect){0};
    float w = poker_width(st, how, _("How the pot was won"));
    for (int s = 0; s < st->rules.nseats; s++) {
        how_won(st, s, name);
        w = fmaxf(w, poker_width(st, how, name));
    }
    w += log.h * 2.2F;
    return w < at->history.w * 0.3F ? rect_make(log.x - w - ui_px(&st->ui, 8), log.y, w, log.h)
                                    : (struct rect){0};
}

void poker_won_offer(const struct stage *st, struct items *it, struct rect r)
{
    char name[POKER_TEXT];
    if (poker_won_named(st, name))
        items_add(it, (struct item){.id = item_id("how-won", 0),
                                    .role = ITEM_BUTTON,
                                    .name = name,
                                    .action = DO_HOW_WON,
                                    .key = (enum key)'G',
                                    .pad = st->covered || st->peeking || poker_look(st)->typing
                                               ? PAD_NONE
                                               : PAD_BACK,
                                    .skip = rect_empty(r),
                                    .bounds = r,
                                    .sound = "ui/open"});
}

static struct rect foot(const struct stage *st, int i)
{
    const float s = st->ui.scale, h = fmaxf(fmaxf(64 * s, 40), poker_letter(st, 26) * 1.35F),
                w = fminf(
                    st->ui.w * 0.3F,
                    fmaxf(300 * s,
                          h + poker_width(
                                  st, (struct ui_words){.face = st->ui.theme->strong, .size = 30},
                                  i ? _("Save a souvenir") : _("Close"))));
    return rect_make(st->ui.w - 24 * s - w - (i ? foot(st, 0).w + 14 * s : 0), st->ui.h - h - 8 * s,
                     w, h);
}

void poker_won_items(const struct stage *st, struct items *it)
{
    const struct poker_won *w = &poker_look(st)->won_hand;
    char words[POKER_TEXT], name[POKER_TEXT];
    snprintf(words, sizeof words, "%s, %s", w->title, w->ranks);
    snprintf(name, sizeof name, _("%s wins"), stage_name(st, w->hero));
    items_add(it, (struct item){.id = item_id("won", 0),
                                .role = ITEM_PICTURE,
                                .name = name,
                                .value = words,
                                .readable = true,
                                .bounds = poker_won_at(st, poker_won_edge(), 18,
                                                       -2 * poker_won_edge(), 236)});
    for (int s = 0; s < SEATS; s++)
        if ((w->losers | (w->winners & ~seat_bit(w->hero))) & seat_bit(s))
            items_add(it, (struct item){.id = item_id("plate", s),
                                        .role = ITEM_PICTURE,
                                        .name = stage_name(st, s),
                                        .value = w->makes[s],
                                        .readable = true,
                                        .bounds = poker_won_loser(st, w, s)});
    items_add(it, (struct item){.id = item_id("keep", 0),
                                .role = ITEM_BUTTON,
                                .name = _("Save a souvenir"),
                                .action = STAGE_KEEP,
                                .key = (enum key)'P',
                                .pad = PAD_X,
                                .bounds = foot(st, 1),
                                .sound = "ui/open"});
    items_add(it, (struct item){.id = item_id("close", 0),
                                .role = ITEM_BUTTON,
                                .name = _("Close"),
                                .action = DO_CLOSE,
                                .key = (enum key)'G',
                                .pad = PAD_BACK,
                                .first = true,
                                .bounds = foot(st, 0),
                                .sound = "ui/back"});
}

void poker_won_picture(const struct stage *st, struct canvas *c)
{
    const struct poker_won *w = &poker_look(st)->won_hand;
    poker_draw_stage(st, c, true);
    poker_draw_won(st, c, w, -1, true);
    poker_draw_won_words(st, c, w, -1);
}

void poker_draw_won_again(const struct stage *st, struct canvas *c)
{
    canvas_tag(c, "won-again");
    poker_won_picture(st, c);
    poker_button(c, st, item_id("keep", 0), NULL, POKER_PLAIN);
    poker_button(c, st, item_id("close", 0), NULL, POKER_PRIMARY);
    canvas_tag(c, NULL);
}
