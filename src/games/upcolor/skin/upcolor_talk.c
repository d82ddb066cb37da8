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

/* ---- the terms ---- */

static int terms_of(const struct stage *st)
{
    const struct uc_state *k = look(st);
    return !uc_pots(st)                      ? 0
           : k->terms_set                    ? k->terms
           : st->shown.b.num[UPCOLOR_RISING] ? UPCOLOR_TERMS_RISING
                                             : 0;
}

/* How many would play under these terms. */
static int payers(const struct stage *st, int terms)
{
    const struct board *b = &st->shown.b;
    int n = 0;
    for (int s = 0; s < b->nseats; s++)
        n += upcolor_seated(b, s) &&
             upcolor_can_pay(&st->rules, b, s, upcolor_next_stake(&st->rules, b, terms));
    return n;
}

static int32_t next_pot(const struct stage *st, int terms, int32_t *stake_out)
{
    const int64_t stake = upcolor_next_stake(&st->rules, &st->shown.b, terms);
    *stake_out = (int32_t)stake;
    return (int32_t)(stake * payers(st, terms));
}

/* `pot`: and what comes together; else the stake alone. */
static void next_label(const struct stage *st, int terms, bool with_pot, char out[UC_TEXT])
{
    int32_t stake;
    char a[64], b[64];
    const int32_t pot = next_pot(st, terms, &stake);
    if (!uc_pots(st)) {
        snprintf(out, UC_TEXT, "%s", _("Another game"));
        return;
    }
    uc_amount(a, stake);
    uc_amount(b, pot);
    if (!with_pot && (terms & UPCOLOR_TERMS_ANEW))
        snprintf(out, UC_TEXT, _("Turn one · stake %s"), a);
    else if (!with_pot)
        snprintf(out, UC_TEXT, _("Rich game %d · stake %s"), st->shown.b.num[UPCOLOR_RICH] + 1, a);
    else if (terms & UPCOLOR_TERMS_ANEW)
        snprintf(out, UC_TEXT, _("Turn one again: stake %s, pot %s"), a, b);
    else
        snprintf(out, UC_TEXT, _("Rich game %d: stake %s, pot %s"),
                 st->shown.b.num[UPCOLOR_RICH] + 1, a, b);
}

static void add_terms(struct stage *st, struct items *it)
{
    const struct rect r = look(st)->at.terms;
    const int terms = terms_of(st);
    const float gap = ui_px(&st->ui, 24);
    const float radius = ui_px(&st->ui, 22);
    const struct rect height = rect_column(r, 0, 2, gap), shares = rect_column(r, 1, 2, gap);
    char rich[UC_NAME];
    snprintf(rich, sizeof rich, _("Rich game %d"), st->shown.b.num[UPCOLOR_RICH] + 1);
    items_add(
        it,
        (struct item){
            .id = item_id("height", 0),
            .role = ITEM_CHOICE,
            .name = _("Pot size"),
            .value = terms & UPCOLOR_TERMS_ANEW ? _("Turn one again") : rich,
            .bounds = height,
            .max = 1,
            .step = 1,
            .amount = terms & UPCOLOR_TERMS_ANEW ? 1 : 0,
            .action = DO_ANEW,
            .radius = radius,
            .about =
                _("A Rich game doubles the last stake. Turn one goes back to the opening stake.")});
    for (int i = 0; i < 2; i++)
        items_add(it, (struct item){.id = item_id("height-of", i),
                                    .role = ITEM_OPTION,
                                    .parent = item_id("height", 0),
                                    .name = i ? _("Turn one again") : rich,
                                    .chosen = ((terms & UPCOLOR_TERMS_ANEW) != 0) == i,
                                    .bounds = rect_column(height, i, 2, 0),
                                    .action = DO_ANEW,
                                    .arg = i});
    items_add(it, (struct item){.id = item_id("shares", 0),
                                .role = ITEM_CHOICE,
                                .name = _("Shares"),
                                .value = terms & UPCOLOR_TERMS_RISING ? _("Rising shares")
                                                                      : _("Falling shares"),
                                .bounds = shares,
                                .max = 1,
                                .step = 1,
                                .amount = terms & UPCOLOR_TERMS_RISING ? 1 : 0,
                                .action = DO_RISING,
                                .radius = radius,
                                .about = _("Falling: half the pot, a quarter, an eighth, the rest. "
                                           "Rising: the other way round.")});
    for (int i = 0; i < 2; i++)
        items_add(it, (struct item){.id = item_id("shares-of", i),
                                    .role = ITEM_OPTION,
                                    .parent = item_id("shares", 0),
                                    .name = i ? _("Rising shares") : _("Falling shares"),
                                    .chosen = ((terms & UPCOLOR_TERMS_RISING) != 0) == i,
                                    .bounds = rect_column(shares, i, 2, 0),
                                    .action = DO_RISING,
                                    .arg = i});
}

/* ---- who can't pay, and two alone ---- */

const char *uc_two_left(void)
{
    return _("With two players, the first to lead wins most of the rounds.");
}

/* UC-58: who would have to leave under these terms; UC-03: what a game of two is like. */
static void note_of(const struct stage *st, int terms, struct strbuf *out)
{
    const struct board *b = &st->shown.b;
    struct strbuf names = STRBUF_EMPTY;
    char amount[64];
    int n = 0;
    for (int s = 0; s < b->nseats; s++)
        if (upcolor_seated(b, s) &&
            !upcolor_can_pay(&st->rules, b, s, upcolor_next_stake(&st->rules, b, terms)))
            strbuf_addf(&names, "%s%s", n++ ? C_("between short effects", ", ") : "",
                        uc_seat(st, s));
    uc_things(st, amount, (int32_t)upcolor_next_stake(&st->rules, b, terms));
    if (n)
        strbuf_addf(out, _("Leaving because they can’t pay the stake of %s: %s."), amount,
                    strbuf_text(&names));
    if (payers(st, terms) == 2)
        strbuf_addf(out, "%s%s", n ? C_("between sentences", " ") : "", uc_two_left());
    strbuf_free(&names);
}

/* And what nobody could win. */
static void carried_of(const struct stage *st, struct strbuf *out)
{
    char amount[64];
    uc_amount(amount, st->shown.b.num[UPCOLOR_CARRY]);
    if (st->shown.b.num[UPCOLOR_CARRY] <= 0)
        return;
    strbuf_add(out, strbuf_empty(out) ? "" : C_("between sentences", " "));
    strbuf_addf(out, _("%s carries over to the next game’s first round."), amount);
}

bool uc_has_to_say(const struct stage *st)
{
    struct strbuf text = STRBUF_EMPTY;
    note_of(st, terms_of(st), &text);
    const bool says = !strbuf_empty(&text);
    strbuf_free(&text);
    return says;
}

static const struct ui_words note_words = {.size = 28, .align = TEXT_CENTRE, .place = TEXT_MIDDLE};

float uc_note_height(const struct stage *st, float width)
{
    float most = 0;
    if (!uc_agreeing(st) || st->shown.b.phase != UPCOLOR_PHASE_AGREE || st->shown.b.over)
        return 0;
    /* so that nothing moves when the terms change */
    for (int terms = 0; terms <= UPCOLOR_TERMS_ANEW; terms += UPCOLOR_TERMS_ANEW) {
        struct strbuf text = STRBUF_EMPTY;
        note_of(st, terms, &text);
        carried_of(st, &text);
        if (*strbuf_text(&text))
            most = fmaxf(most, uc_height(st, note_words, strbuf_text(&text), width));
        strbuf_free(&text);
    }
    return most;
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

/* Below the picture: the next game, the end, and the sheet with all that may be chosen. */
static void add_feet(struct stage *st, struct items *it)
{
    const struct choice *next = stage_choice(st, UPCOLOR_NEXT, terms_of(st));
    const float radius = ui_px(&st->ui, 18);
    const char *later = _("The table is waiting.");
    struct rect at[UC_FEET];
    char label[UC_TEXT];
    uc_picture_feet(st, at);
    next_label(st, terms_of(st), false, label);
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
    items_add(it, (struct item){.id = item_id("history", 0),
                                .role = ITEM_BUTTON,
                                .name = _("History"),
                                .action = DO_HISTORY,
                                .key = (enum key)'L',
                                .pad = PAD_BACK,
                                .radius = radius,
                                .bounds = at[3],
                                .sound = "ui/open"});
    items_add(it, (struct item){.id = item_id("menu", 0),
                                .role = ITEM_BUTTON,
                                .name = _("Menu"),
                                .action = STAGE_MENU,
                                .radius = radius,
                                .bounds = at[4],
                                .sound = "ui/open"});
}

void uc_agree_items(struct stage *st, struct items *it)
{
    const struct uc_places *at = &look(st)->at;
    const int who = uc_speaker(st);
    const struct choice *next = stage_choice(st, UPCOLOR_NEXT, terms_of(st));
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
        add_terms(st, it);
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
    next_label(st, terms_of(st), true, label);
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
    const int terms = terms_of(st), who = uc_speaker(st);
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
    const int terms = terms_of(st);
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
    const int32_t pot = next_pot(st, terms, &stake);
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
        note_of(st, terms_of(st), &text);
        carried_of(st, &text);
        if (*strbuf_text(&text))
            uc_write(c, st, note_words, strbuf_text(&text), look(st)->at.told);
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
