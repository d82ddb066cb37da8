/* Between games, the talk: the terms of the next game, who goes on and who goes home (UC-53, UC-58,
 * UC-60).
 *
 * Anybody who is at the table and waited for has a say, not only the seat in front: a press on a
 * column of the stacks lets that person speak, and the buttons below are theirs. Whatever can't be
 * taken back is asked once, with the answer in another place than the question's button. */
#include "upcolor_look.h"

#include "check.h"
#include "i18n.h"
#include "strbuf.h"

#include <math.h>
#include <stdio.h>

/* ---- who speaks ---- */

bool uc_may_speak(const struct stage *st, int s)
{
    CARRE_ASSERT(s >= 0 && s < st->shown.b.nseats);
    const struct board *b = &st->shown.b;
    return b->phase == UPCOLOR_PHASE_AGREE && !b->over && upcolor_seated(b, s) &&
           st->plate[s].person && (b->waiting & seat_bit(s));
}

static int speakers(const struct stage *st)
{
    int n = 0;
    for (int s = 0; s < st->shown.b.nseats; s++)
        n += uc_may_speak(st, s);
    return n;
}

bool uc_chooses_speaker(const struct stage *st) { return speakers(st) > 1; }

/* The one that was chosen, else the seat in front, else anybody who can. */
int uc_speaker(const struct stage *st)
{
    const int chosen = look(st)->speaker - 1;
    if (chosen >= 0 && uc_may_speak(st, chosen))
        return chosen;
    for (int i = 0; i < st->shown.b.nseats && !uc_may_speak(st, st->me); i++)
        if (uc_may_speak(st, i))
            return i;
    return st->me;
}

/* What the seat in front may do is known; what others may is a question about what everybody sees.
 */
static const char *why_not(const struct stage *st, int kind, const char *later)
{
    struct action a = action_of(uc_speaker(st), kind, 0);
    return a.who == st->me ? stage_why_not(st, stage_choice(st, kind, -1), later)
                           : stage_refusal(st, &a);
}

/* ---- the buttons ---- */

static void sure_text(const struct stage *st, char out[UC_TEXT])
{
    if (look(st)->sure == DO_STOP)
        snprintf(out, UC_TEXT, "%s",
                 _("Enough for today? Everyone goes home with what they have."));
    else
        snprintf(out, UC_TEXT,
                 st->rules.option[UPCOLOR_TEAMS] ? _("Is %s going home? Their partner leaves too.")
                                                 : _("Is %s going home with what they have?"),
                 uc_seat(st, uc_speaker(st)));
}

static struct rect sure_room(const struct stage *st)
{
    const struct rect r = look(st)->at.feet;
    return rect_make(r.x, r.y, r.w * 0.5F, r.h);
}

static void add_sure(struct stage *st, struct items *it)
{
    const struct rect room = sure_room(st), all = look(st)->at.feet;
    const float gap = ui_px(&st->ui, 20), radius = ui_px(&st->ui, 24);
    const struct rect answers =
        rect_make(rect_right(room) + gap, all.y, rect_right(all) - rect_right(room) - gap, all.h);
    char text[UC_TEXT], leave[UC_TEXT];
    sure_text(st, text);
    snprintf(leave, sizeof leave, _("%s leaves"), uc_seat(st, uc_speaker(st)));
    items_add(it, (struct item){
                      .id = item_id("sure", 0), .role = ITEM_TEXT, .name = text, .bounds = room});
    items_add(it, (struct item){.id = item_id("sure", 1),
                                .role = ITEM_BUTTON,
                                .name = look(st)->sure == DO_STOP ? _("Stop here") : leave,
                                .action = DO_SURE,
                                .bounds = rect_column(answers, 0, 2, gap),
                                .radius = radius,
                                .sound = "ui/back"});
    items_add(it, (struct item){.id = item_id("sure", 2),
                                .role = ITEM_BUTTON,
                                .name = _("No"),
                                .action = DO_STAY,
                                .pad = PAD_B,
                                .first = true,
                                .bounds = rect_column(answers, 1, 2, gap),
                                .radius = radius,
                                .sound = "ui/open"});
}

/* Below the picture, from the left: menu and history, the sheet with all that may be chosen, the
 * end, the next game. */
static void add_feet(struct stage *st, struct items *it)
{
    const struct choice *next = stage_choice(st, UPCOLOR_NEXT, uc_terms_of(st));
    const float radius = ui_px(&st->ui, 18);
    const char *later = _("The table is waiting.");
    struct rect at[UC_FEET];
    char label[UC_TEXT];
    uc_picture_feet(st, at);
    uc_next_label(st, uc_terms_of(st), false, label);
    items_add(it, (struct item){.id = item_id("menu", 0),
                                .role = ITEM_BUTTON,
                                .name = _("Menu"),
                                .action = STAGE_MENU,
                                .radius = radius,
                                .bounds = at[4],
                                .sound = "ui/open"});
    items_add(it, (struct item){.id = item_id("history", 0),
                                .role = ITEM_BUTTON,
                                .name = _("History"),
                                .action = DO_HISTORY,
                                .key = (enum key)'L',
                                .pad = PAD_BACK,
                                .radius = radius,
                                .bounds = at[3],
                                .sound = "ui/open"});
    items_add(it, (struct item){.id = item_id("terms", 0),
                                .role = ITEM_BUTTON,
                                .name = _("Terms"),
                                .action = DO_TERMS,
                                .key = (enum key)'T',
                                .pad = PAD_Y,
                                .radius = radius,
                                .bounds = at[2],
                                .sound = "ui/open",
                                .about = _("The next game’s stake and shares, and who plays on.")});
    items_add(
        it, (struct item){.id = item_id("stop", 0),
                          .role = ITEM_BUTTON,
                          .name = _("Stop here"),
                          .action = DO_STOP,
                          .key = (enum key)'S',
                          .radius = radius,
                          .bounds = at[1],
                          .why_not = why_not(st, UPCOLOR_STOP, later),
                          .sound = "ui/back",
                          .about = _("The session ends: everyone goes home with what they have.")});
    items_add(it, (struct item){.id = item_id("next", 0),
                                .role = ITEM_BUTTON,
                                .name = label,
                                .action = DO_NEXT,
                                .key = KEY_ENTER,
                                .pad = PAD_X,
                                .first = true,
                                .radius = radius,
                                .bounds = at[0],
                                .why_not = stage_why_not(st, next, later),
                                .sound = "ui/open"});
}

void uc_agree_items(struct stage *st, struct items *it)
{
    const struct uc_places *at = &look(st)->at;
    const int who = uc_speaker(st);
    const struct choice *next = stage_choice(st, UPCOLOR_NEXT, uc_terms_of(st));
    const char *later = st->shown.b.over ? _("The session is over.") : _("The table is waiting.");
    const float gap = ui_px(&st->ui, 20), main = at->feet.w * 0.40F;
    const float radius = ui_px(&st->ui, 24);
    char label[UC_TEXT], leave[UC_TEXT];
    if (st->shown.b.phase != UPCOLOR_PHASE_AGREE || st->shown.b.over)
        return;
    if (!uc_sheet_up(st)) {
        if (uc_sheet_closes(st))
            add_feet(st, it);
        return;
    }
    if (uc_sheet_closes(st))
        items_add(it, (struct item){.id = item_id("close", 0),
                                    .role = ITEM_BUTTON,
                                    .name = _("Close"),
                                    .action = DO_SHUT,
                                    .pad = PAD_B,
                                    .radius = ui_px(&st->ui, 20),
                                    .bounds = at->close,
                                    .sound = "ui/back"});
    if (uc_pots(st))
        uc_terms_items(st, it);
    if (look(st)->sure && look(st)->sure_who == who) {
        add_sure(st, it);
        return;
    }
    look(st)->sure = 0;
    const bool lends = uc_pots(st) && st->rules.option[UPCOLOR_LOANS] != 0;
    const struct rect left = rect_make(at->feet.x, at->feet.y, at->feet.w - main - gap, at->feet.h);
    const int n = lends ? 3 : 2;
    snprintf(leave, sizeof leave, _("%s leaves"), uc_seat(st, who));
    items_add(
        it, (struct item){.id = item_id("stop", 0),
                          .role = ITEM_BUTTON,
                          .name = _("Stop here"),
                          .action = DO_STOP,
                          .key = (enum key)'S',
                          .bounds = rect_column(left, 0, n, gap),
                          .radius = radius,
                          .why_not = why_not(st, UPCOLOR_STOP, later),
                          .sound = "ui/back",
                          .about = _("The session ends: everyone goes home with what they have.")});
    items_add(it, (struct item){.id = item_id("leave", 0),
                                .role = ITEM_BUTTON,
                                .name = leave,
                                .action = DO_LEAVE,
                                .key = (enum key)'X',
                                .bounds = rect_column(left, 1, n, gap),
                                .radius = radius,
                                .why_not = why_not(st, UPCOLOR_LEAVE, later),
                                .about = _("This player goes home. The others can play on.")});
    if (lends)
        items_add(it,
                  (struct item){.id = item_id("borrow", 0),
                                .role = ITEM_BUTTON,
                                .name = _("Borrow"),
                                .value = uc_seat(st, who),
                                .action = DO_BORROW,
                                .key = (enum key)'B',
                                .bounds = rect_column(left, 2, n, gap),
                                .radius = radius,
                                .why_not = why_not(st, UPCOLOR_BORROW, later),
                                .about = _("The bank lends what you need to pay the next stake.")});
    uc_next_label(st, uc_terms_of(st), true, label);
    items_add(it, (struct item){.id = item_id("next", 0),
                                .role = ITEM_BUTTON,
                                .name = label,
                                .action = DO_NEXT,
                                .key = KEY_ENTER,
                                .pad = PAD_X,
                                .first = true,
                                .radius = radius,
                                .bounds = rect_make(rect_right(at->feet) - main, at->feet.y, main,
                                                    at->feet.h),
                                .why_not = stage_why_not(st, next, later),
                                .sound = "ui/open"});
}

/* ---- input ---- */

static void ask(struct stage *st, int what)
{
    look(st)->sure = what;
    look(st)->sure_who = uc_speaker(st);
    look(st)->asked_from = look(st)->sheet_was ? SHEET_OPEN : SHEET_SHUT;
    look(st)->sheet = SHEET_OPEN;
    items_focus_on(st->items, item_id("sure", 2));
}

bool uc_agree_back(struct stage *st)
{
    struct uc_state *k = look(st);
    if (!uc_sheet_up(st))
        return false;
    if (!k->sure && !uc_sheet_closes(st))
        return false;
    items_focus_on(st->items, item_id(!k->sure             ? "terms"
                                      : k->sure == DO_STOP ? "stop"
                                                           : "leave",
                                      0));
    k->sheet = k->sure ? k->asked_from : SHEET_SHUT;
    k->sure = 0;
    return true;
}

bool uc_agree_pressed(struct stage *st, const struct item_event *n)
{
    struct uc_state *k = look(st);
    if (n->kind != ITEM_EVENT_ACTIVATED && n->kind != ITEM_EVENT_CHANGED)
        return false;
    const int terms = uc_terms_of(st), who = uc_speaker(st);
    switch (n->action) {
    case DO_ANEW:
    case DO_RISING: {
        const int bit = n->action == DO_ANEW ? UPCOLOR_TERMS_ANEW : UPCOLOR_TERMS_RISING,
                  on = n->kind == ITEM_EVENT_CHANGED ? n->amount : n->arg;
        k->terms_set = true;
        k->terms = on ? terms | bit : terms & ~bit;
        return true;
    }
    case DO_SPEAKER:
        k->speaker = n->arg + 1;
        k->sure = 0;
        return true;
    case DO_NEXT: stage_act(st, action_of(st->me, UPCOLOR_NEXT, terms)); return true;
    case DO_BORROW: stage_act(st, action_of(who, UPCOLOR_BORROW, 0)); return true;
    case DO_STOP:
    case DO_LEAVE: ask(st, n->action); return true;
    case DO_STAY:
    case DO_SHUT: uc_agree_back(st); return true;
    case DO_TERMS:
        k->sheet = SHEET_OPEN;
        items_focus_on(st->items, item_id(uc_pots(st) ? "height" : "next", 0));
        return true;
    case DO_SURE:
        stage_act(st, action_of(who, k->sure == DO_STOP ? UPCOLOR_STOP : UPCOLOR_LEAVE, 0));
        k->sure = k->speaker = 0;
        return true;
    default: return false;
    }
}

/* ---- drawn ---- */

/* A column of the stacks that can be chosen, and whose say the buttons are. */
void uc_draw_speaker(const struct stage *st, struct canvas *c, int s)
{
    const struct item *i = items_get(st->items, item_id("plate", s));
    if (!i || i->action != DO_SPEAKER)
        return;
    const struct theme *t = st->ui.theme;
    uc_panel(c, st, rect_inset_xy(i->bounds, -ui_px(&st->ui, 4), -ui_px(&st->ui, 12)), 28,
             i->hovered || i->chosen ? t->well : 0, i->chosen ? t->text : t->line,
             i->chosen ? 5 : 2);
    ui_ring(c, &st->ui, i);
}

/* What a term comes to: the stake, or the four shares of the pot. */
static void term_told(const struct stage *st, const struct item *i, char out[UC_TEXT])
{
    const int terms = uc_terms_of(st);
    char a[4][64];
    if (i->action == DO_ANEW) {
        uc_amount(a[0], (int32_t)upcolor_next_stake(&st->rules, &st->shown.b,
                                                    (terms & ~UPCOLOR_TERMS_ANEW) |
                                                        (i->arg ? UPCOLOR_TERMS_ANEW : 0)));
        snprintf(out, UC_TEXT, i->arg ? _("opening stake again: %s") : _("twice the stake: %s"),
                 a[0]);
        return;
    }
    int32_t stake;
    const int32_t pot = uc_next_pot(st, terms, &stake);
    for (int k = 0; k < UPCOLOR_ROUNDS; k++)
        uc_amount(a[k], upcolor_share(pot, i->arg != 0, k + 1));
    snprintf(out, UC_TEXT, "%s · %s · %s · %s", a[0], a[1], a[2], a[3]);
}

static struct ui_words first_line(const struct stage *st, uint32_t colour)
{
    return (struct ui_words){.face = st->ui.theme->strong,
                             .size = 30,
                             .colour = colour,
                             .align = TEXT_CENTRE,
                             .place = TEXT_BOTTOM,
                             .lines = 1};
}

static struct ui_words second_line(uint32_t colour)
{
    return (struct ui_words){
        .size = 24, .colour = colour, .align = TEXT_CENTRE, .place = TEXT_TOP, .lines = 1};
}

bool uc_terms_told(const struct stage *st) { return look(st)->at.u <= 26; }

/* One of the terms: its name, and what it comes to below it. */
static void term(const struct stage *st, struct canvas *c, const struct item *i)
{
    const struct theme *t = st->ui.theme;
    const struct rect r = rect_inset(i->bounds, ui_px(&st->ui, 6)),
                      room = rect_inset_xy(r, ui_px(&st->ui, 14), 0);
    const uint32_t own = i->chosen ? t->accent : t->well,
                   fill = i->hovered ? colour_mix(own, t->focus, 0.12F) : own,
                   ink = i->chosen ? t->on_accent : t->text;
    const struct ui_words name = first_line(st, ink);
    const float tick = i->chosen ? ui_px(&st->ui, 26) : 0,
                words = fminf(uc_width(st, name, i->name), room.w),
                x = room.x + (room.w - words) / 2;
    char text[UC_TEXT];
    if (i->chosen || i->hovered)
        canvas_panel(c, r, &(struct panel){.fill = fill, .radius = ui_px(&st->ui, 19)});
    if (tick > 0 && x - tick * 1.4F > room.x)
        ui_icon(c, &st->ui, "tick",
                rect_make(x - tick * 1.4F, r.y + r.h * 0.30F - tick * 0.42F, tick, tick), ink);
    term_told(st, i, text);
    uc_write(c, st, name, i->name, rect_make(room.x, r.y, room.w, r.h * 0.54F));
    uc_write(c, st, second_line(ink), text,
             rect_make(room.x, r.y + r.h * 0.54F, room.w, r.h * 0.46F));
}

static void terms_drawn(const struct stage *st, struct canvas *c, const struct item *choice)
{
    const struct theme *t = st->ui.theme;
    uc_panel(c, st, choice->bounds, t->radius * 1.1F, t->well, t->line, t->line_width);
    for (int k = 0; k < items_count(st->items); k++) {
        const struct item *i = items_at(st->items, k);
        if (i->role == ITEM_OPTION && i->parent == choice->id)
            term(st, c, i);
    }
    ui_ring(c, &st->ui, choice);
}

void uc_draw_talk(const struct stage *st, struct canvas *c)
{
    const struct ui ui = uc_ui(st);
    static const char *const group[] = {"height", "shares"};
    for (int i = 0; i < 2; i++) {
        const struct item *choice = items_get(st->items, item_id(group[i], 0));
        if (choice && uc_terms_told(st))
            terms_drawn(st, c, choice);
        else if (choice)
            ui_choice(c, &ui, st->items, choice);
    }
    if (look(st)->at.told.h > 0) {
        struct strbuf text = STRBUF_EMPTY;
        uc_note_of(st, uc_terms_of(st), &text);
        uc_carried_of(st, &text);
        if (*strbuf_text(&text))
            uc_write(c, st, uc_note_words, strbuf_text(&text), look(st)->at.told);
        strbuf_free(&text);
    }
    if (items_get(st->items, item_id("sure", 0))) {
        char text[UC_TEXT];
        sure_text(st, text);
        uc_write(c, st,
                 (struct ui_words){.face = st->ui.theme->strong, .size = 30, .place = TEXT_MIDDLE},
                 text, sure_room(st));
        uc_button(c, st, item_id("sure", 1), NULL, 0);
        uc_button(c, st, item_id("sure", 2), NULL, uc_colours(st, UPCOLOR_BLUE).own);
        return;
    }
    uc_button_told(c, st, item_id("stop", 0), _("everyone goes home"));
    uc_button_told(c, st, item_id("leave", 0), _("the others play on"));
    uc_button_told(c, st, item_id("borrow", 0), _("from the bank"));
    uc_button(c, st, item_id("next", 0), NULL, uc_colours(st, UPCOLOR_BLUE).own);
}
