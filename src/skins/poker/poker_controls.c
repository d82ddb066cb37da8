/* What can be pressed at the table: the bar's buttons, what can be read, and the panel of actions, whose parts never change their places. */
#include "poker_look.h"

#include "i18n.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* ---- the bar ---- */

static void add_bar(struct stage *st, struct items *it)
{
    const struct poker_places *k = &poker_look(st)->at;
    const struct rect m = k->menu;
    const float gap = ui_px(&st->ui, 8);
    struct rect r = m;
    items_add(it, (struct item){.id = item_id("menu", 0), .role = ITEM_BUTTON, .name = _("Menu"), .action = STAGE_MENU, .bounds = r, .sound = "ui/open"});
    r.x += m.w + gap;
    items_add(it, (struct item){.id = item_id("undo", 0), .role = ITEM_BUTTON, .name = _("Undo"), .action = STAGE_UNDO, .key = (enum key)'U', .bounds = r, .sound = "ui/back",
                                .why_not = st->undo_ready ? NULL : st->undo_why_not ? st->undo_why_not : _("There is nothing to take back."),
                                .about = _("Takes the last decision back, as long as nobody has played or seen a card since.")});
    r.x += m.w + gap;
    items_add(it, (struct item){.id = item_id("chart", 0), .role = ITEM_BUTTON, .name = _("Hand ranks"), .action = STAGE_CHART, .key = (enum key)'K', .bounds = r, .sound = "ui/open",
                                .about = _("Which hands there are, from the best to the weakest.")});
    r.x += m.w + gap;
    if (st->assist > 0) {
        const bool asked = st->mine && !st->covered;
        items_add(it, (struct item){.id = item_id("hint", 0), .role = ITEM_BUTTON, .name = _("Hint"), .action = STAGE_HINT, .key = (enum key)'H', .bounds = r, .sound = "ui/open",
                                    .why_not = asked ? NULL : _("Hints are given to whoever is to act."), .about = _("What the best bot would do here.")});
    }
}

/* ---- what can be read ---- */

static void seat_words(const struct stage *st, int s, char out[POKER_TEXT])
{
    const struct board *b = &st->now.b;
    char stack[64], bet[64];
    poker_amount(st, b->num[HOLDEM_STACK + s], stack);
    poker_amount(st, b->num[HOLDEM_BET + s], bet);
    if (b->num[HOLDEM_RANK + s])
        snprintf(out, POKER_TEXT, _("out in place %d"), (int)b->num[HOLDEM_RANK + s]);
    else if (holdem_dealt(b, s) && !holdem_live(b, s))
        snprintf(out, POKER_TEXT, _("%s, folded"), stack);
    else if (holdem_all_in(b, s))
        snprintf(out, POKER_TEXT, "%s", C_("poker", "All-in"));
    else if (b->num[HOLDEM_BET + s])
        snprintf(out, POKER_TEXT, _("%s, bet %s"), stack, bet);
    else
        snprintf(out, POKER_TEXT, "%s", stack);
}

static void add_readables(struct stage *st, struct items *it)
{
    const struct poker_state *k = poker_look(st);
    const struct board *b = &st->now.b;
    char words[POKER_TEXT], face[FACE_NAME];
    for (int i = 0; i < b->nseats; i++) {
        const int s = k->at.shared ? i : (st->me + 1 + i) % b->nseats;
        struct rect r = k->at.seat[s].plate;
        if (rect_empty(r) && s != st->me)
            continue;
        seat_words(st, s, words);
        if (!rect_empty(r))
            items_add(it, (struct item){.id = item_id("plate", s), .role = ITEM_PICTURE, .name = stage_name(st, s), .value = words, .readable = true, .bounds = r, .radius = ui_px(&st->ui, 10)});
    }
    poker_amount(st, holdem_pot(b), words);
    items_add(it, (struct item){.id = item_id("pot", 0), .role = ITEM_PICTURE, .name = _("Pot"), .value = words, .readable = true, .bounds = k->at.pots, .radius = ui_px(&st->ui, 10),
                                .about = _("All chips of this hand. A side pot holds what those who are all-in could not match.")});
    for (int i = 0; i < board_count(b, HOLDEM_BOARD) && !k->targeting; i++) {
        face_name(st, board_face(b, HOLDEM_BOARD, i), face);
        items_add(it, (struct item){.id = item_id("board", i), .role = ITEM_PICTURE, .name = face, .readable = true, .bounds = poker_board_spot(st, b, i)});
    }
}

static void add_own(struct stage *st, struct items *it)
{
    const struct poker_state *k = poker_look(st);
    const struct board *b = &st->now.b;
    char words[POKER_TEXT], face[FACE_NAME];
    seat_words(st, st->me, words);
    items_add(it, (struct item){.id = item_id("own", 0), .role = ITEM_PICTURE, .name = stage_name(st, st->me), .value = words, .readable = true, .bounds = k->at.own.plate, .radius = ui_px(&st->ui, 10)});
    for (int i = 0; i < board_count(b, HOLDEM_HAND + st->me) && poker_sees_hand(st) && !st->covered && !k->targeting; i++) {
        const seatmask who = (seatmask)(board_cell(b, HOLDEM_HAND + st->me, i).seen & ((1u << b->nseats) - 1) & ~seat_bit(st->me));
        face_name(st, board_face(b, HOLDEM_HAND + st->me, i), face);
        if (who)
            snprintf(words, sizeof words, seat_count(who) > 1 ? _("%s and others know it") : _("%s knows it"), stage_name(st, seat_first(who)));
        items_add(it, (struct item){.id = item_id("hole", i), .role = ITEM_PICTURE, .name = face, .value = who ? words : NULL, .readable = true, .bounds = poker_hole_spot(st, st->me, i, NULL)});
    }
    if (st->covered || st->peeking)
        items_add(it, (struct item){.id = item_id("peek", 0), .role = ITEM_BUTTON, .name = st->peeking ? _("Put down") : _("Look"), .action = STAGE_PEEK, .key = st->peeking ? (enum key)'D' : KEY_SPACE, .pad = PAD_BACK,
                                    .bounds = k->at.peek, .first = !st->peeking, .sound = "", .why_not = st->mine ? NULL : _("Only whoever is to act looks at their cards."),
                                    .about = st->peeking ? _("Turns the cards face down again.") : _("Turns the cards in front up. The others look away.")});
}

/* ---- the panel of actions ---- */

/* Why nothing can be bet now, as a sentence; NULL: it can. */
static const char *closed(const struct stage *st)
{
    const struct poker_extra *more = poker_more(st);
    const struct board *b = &st->now.b;
    char *why = poker_look(st)->why;
    const int turn = poker_turn(b);
    if (more && more->busy && more->busy(st))
        return more->busy(st);
    if (poker_behind(st))
        return _("The next hand is on its way.");
    if (poker_asked(st))
        return NULL;
    if (b->over)
        return _("The game is over.");
    if (b->num[HOLDEM_RANK + st->me])
        snprintf(why, POKER_TEXT, _("%s is out."), stage_name(st, st->me));
    else if (turn >= 0 && turn != st->me)
        snprintf(why, POKER_TEXT, _("It is %s’s turn."), stage_name(st, turn));
    else
        snprintf(why, POKER_TEXT, "%s", _("Nothing can be bet now."));
    return why;
}

static const char *const preset_name[PRESETS] = {[PRESET_MIN] = NC_("bet", "Min"), [PRESET_HALF] = NC_("bet", "½ pot"), [PRESET_TWO_THIRDS] = NC_("bet", "⅔ pot"),
                                                 [PRESET_POT] = NC_("bet", "Pot"), [PRESET_ALL_IN] = NC_("bet", "All-in")};
static const char *const preset_short[PRESETS] = {[PRESET_MIN] = NC_("bet", "Min"), [PRESET_HALF] = "½", [PRESET_TWO_THIRDS] = "⅔", [PRESET_POT] = NC_("bet", "Pot"), [PRESET_ALL_IN] = NC_("bet", "All-in")};

static const char *preset_words(const struct stage *st, int i)
{
    const char *full = C_("bet", preset_name[i]);
    if (poker_fits(st, (struct ui_words){0}, full, poker_look(st)->at.preset[i].w - ui_px(&st->ui, 12)))
        return full;
    return preset_short[i][0] & 0x80 ? preset_short[i] : C_("bet", preset_short[i]);
}

/* Before one's turn the line of the slider is that of what can be said ahead. */
static bool ahead_offered(const struct stage *st)
{
    return st->privacy == PRIVACY_ONE && !poker_asked(st) && !poker_behind(st) && holdem_live(&st->now.b, st->me) && !holdem_all_in(&st->now.b, st->me) && poker_turn(&st->now.b) >= 0;
}

static void add_amounts(struct stage *st, struct items *it, const char *why)
{
    const struct poker_state *k = poker_look(st);
    const struct poker_extra *more = poker_more(st);
    const struct choice *raise = poker_raise_choice(st);
    const char *no = why ? why : stage_why_not(st, raise, _("Nothing can be bet now."));
    const int from = more && more->digits ? more->digits(st) : 3;
    const int32_t big = st->now.b.num[HOLDEM_BIG] > 1 ? st->now.b.num[HOLDEM_BIG] : 2;
    char words[64], now[64];
    for (int i = 0; i < PRESETS; i++) {
        const int digit = from + 1 + i;
        poker_amount(st, no ? 0 : poker_preset(st, (enum poker_preset)i), words);
        items_add(it, (struct item){.id = item_id("preset", i), .role = ITEM_BUTTON, .name = C_("bet", preset_name[i]), .value = no ? NULL : words, .why_not = no, .bounds = k->at.preset[i], .action = DO_PRESET, .arg = i,
                                    .key = k->typing || digit > 10 ? KEY_NONE : (enum key)('0' + digit % 10), .chosen = !no && poker_draft(st) == poker_preset(st, (enum poker_preset)i)});
    }
    if (ahead_offered(st))
        return;
    poker_amount(st, poker_draft(st), now);
    items_add(it, (struct item){.id = item_id("less", 0), .role = ITEM_BUTTON, .name = _("One big blind less"), .why_not = no, .bounds = k->at.less, .action = DO_STEP, .arg = -1, .key = KEY_MINUS});
    items_add(it, (struct item){.id = item_id("amount", 0), .role = ITEM_SLIDER, .name = _("Amount"), .value = now, .why_not = no, .bounds = k->at.slider, .action = DO_AMOUNT, .min = no ? 0 : raise->min, .max = no ? 1 : raise->max,
                                .step = items_device(it) >= DEVICE_KEYS ? big : big / 2, .amount = poker_draft(st), .about = _("Left and right change it by a big blind, and faster when pressed again.")});
    items_add(it, (struct item){.id = item_id("more", 0), .role = ITEM_BUTTON, .name = _("One big blind more"), .why_not = no, .bounds = k->at.more, .action = DO_STEP, .arg = 1, .key = KEY_PLUS});
    items_add(it, (struct item){.id = item_id("type", 0), .role = ITEM_BUTTON, .name = _("Type an amount"), .value = now, .why_not = no, .bounds = k->at.amount, .action = k->typing ? DO_RAISE : DO_TYPE,
                                .key = (enum key)'T', .chosen = k->typing, .about = _("Then digits, and Enter to bet them.")});
    /* The pad's ways to an amount, without a place of their own. */
    items_add(it, (struct item){.id = item_id("preset-less", 0), .role = ITEM_BUTTON, .name = _("Next smaller preset"), .why_not = no, .skip = true, .action = DO_NEXT_PRESET, .arg = -1, .pad = PAD_LEFT_SHOULDER});
    items_add(it, (struct item){.id = item_id("preset-more", 0), .role = ITEM_BUTTON, .name = _("Next larger preset"), .why_not = no, .skip = true, .action = DO_NEXT_PRESET, .arg = 1, .pad = PAD_RIGHT_SHOULDER});
    items_add(it, (struct item){.id = item_id("leap-less", 0), .role = ITEM_BUTTON, .name = _("Much less"), .why_not = no, .skip = true, .action = DO_LEAP, .arg = -1, .pad = PAD_LEFT_TRIGGER});
    items_add(it, (struct item){.id = item_id("leap-more", 0), .role = ITEM_BUTTON, .name = _("Much more"), .why_not = no, .skip = true, .action = DO_LEAP, .arg = 1, .pad = PAD_RIGHT_TRIGGER});
    if (k->typing)
        items_focus_on(it, item_id("type", 0));
}

static void add_question(struct stage *st, struct items *it)
{
    const struct poker_state *k = poker_look(st);
    items_add(it, (struct item){.id = item_id("stay", 0), .role = ITEM_BUTTON, .name = _("Back"), .action = DO_STAY, .key = (enum key)'F', .bounds = k->at.fold, .sound = "ui/back"});
    items_add(it, (struct item){.id = item_id("sure", 0), .role = ITEM_BUTTON, .name = C_("bet", "All-in"), .action = DO_SURE, .key = k->sure == DO_CALL ? (enum key)'C' : (enum key)'R', .pad = PAD_X, .bounds = k->at.raise, .first = true, .sound = "",
                                .about = _("All chips go in. The settings say whether this is asked.")});
}

static void add_showing(struct stage *st, struct items *it)
{
    const struct poker_state *k = poker_look(st);
    const struct choice *show = stage_choice(st, HOLDEM_SHOW_HAND, -1);
    const struct rect row = rect_union(k->at.preset[0], k->at.preset[PRESETS - 1]);
    const float gap = ui_px(&st->ui, 10);
    items_add(it, (struct item){.id = item_id("show", 1), .role = ITEM_BUTTON, .name = _("Show the left card"), .action = DO_SHOW, .arg = 1, .key = (enum key)'V', .bounds = rect_column(row, 0, 2, gap), .why_not = show && show->among & 1 ? NULL : _("Everybody sees it already.")});
    items_add(it, (struct item){.id = item_id("show", 2), .role = ITEM_BUTTON, .name = _("Show the right card"), .action = DO_SHOW, .arg = 2, .key = (enum key)'B', .bounds = rect_column(row, 1, 2, gap), .why_not = show && show->among & 2 ? NULL : _("Everybody sees it already.")});
    items_add(it, (struct item){.id = item_id("muck", 0), .role = ITEM_BUTTON, .name = _("Don’t show"), .action = DO_MUCK, .key = (enum key)'F', .bounds = k->at.fold, .sound = ""});
    items_add(it, (struct item){.id = item_id("show", 3), .role = ITEM_BUTTON, .name = _("Show both"), .action = DO_SHOW, .arg = 3, .key = (enum key)'S', .pad = PAD_X, .bounds = k->at.call,
                                .why_not = show && (show->among & 3) == 3 ? NULL : _("Everybody sees it already."), .first = true});
}

static void add_actions(struct stage *st, struct items *it)
{
    struct poker_state *k = poker_look(st);
    const char *why = closed(st);
    char words[64];
    if (poker_showing(st)) {
        add_showing(st, it);
        return;
    }
    if (!k->sure)
        add_amounts(st, it, why);
    if (k->sure) {
        add_question(st, it);
        return;
    }
    const bool free = !why && stage_choice(st, HOLDEM_CHECK, -1);
    const struct choice *raise = poker_raise_choice(st);
    if (poker_behind(st)) {
        items_add(it, (struct item){.id = item_id("on", 0), .role = ITEM_BUTTON, .name = _("Go on"), .action = DO_GO_ON, .key = (enum key)'C', .pad = PAD_Y, .bounds = k->at.call, .sound = "", .first = true,
                                    .about = _("Comes to the next hand at once.")});
        return;
    }
    poker_amount(st, k->price, words);
    items_add(it, (struct item){.id = item_id("fold", 0), .role = ITEM_BUTTON, .name = C_("poker", "Fold"), .action = DO_FOLD, .key = (enum key)'F', .bounds = k->at.fold, .sound = "",
                                .why_not = why ? why : stage_why_not(st, stage_choice(st, HOLDEM_FOLD, -1), _("Nothing can be bet now."))});
    items_add(it, (struct item){.id = item_id("call", 0), .role = ITEM_BUTTON, .name = free || (why && !k->price) ? C_("poker", "Check") : C_("poker", "Call"), .value = free || !k->price ? NULL : words, .action = DO_CALL, .key = (enum key)'C', .pad = PAD_Y,
                                .bounds = k->at.call, .sound = "", .why_not = why ? why : free ? NULL : stage_why_not(st, stage_choice(st, HOLDEM_CALL, -1), _("Nothing can be bet now.")), .first = !why && !st->covered});
    poker_amount(st, poker_draft(st), words);
    items_add(it, (struct item){.id = item_id("raise", 0), .role = ITEM_BUTTON, .name = st->now.b.num[HOLDEM_TO_MATCH] ? C_("poker", "Raise to") : C_("poker", "Bet"), .value = poker_draft(st) ? words : NULL, .action = DO_RAISE, .key = (enum key)'R', .pad = PAD_X,
                                .bounds = k->at.raise, .sound = "", .why_not = why ? why : stage_why_not(st, raise, _("Nothing can be bet now."))});
    if (poker_asked(st) && !st->covered && k->asked_for != poker_decision(st) && !k->typing && !k->targeting) {      /* each decision begins at the call */
        k->asked_for = poker_decision(st);
        items_focus_on(it, item_id("call", 0));
    }
    if (ahead_offered(st))
        items_add(it, (struct item){.id = item_id("ahead", 0), .role = ITEM_TOGGLE, .name = _("Check or fold"), .action = DO_AHEAD, .key = (enum key)'A', .bounds = k->at.ahead, .chosen = k->ahead,
                                    .about = _("Checks as soon as it is your turn, and folds if that costs something.")});
}

void poker_items(struct stage *st, struct items *it)
{
    struct poker_state *k = poker_look(st);
    const struct poker_extra *more = poker_more(st);
    if (k->history) {
        poker_history_items(st, it);
        return;
    }
    add_bar(st, it);
    add_readables(st, it);
    if (more && more->items)
        more->items(st, it);
    add_own(st, it);
    add_actions(st, it);
    items_add(it, (struct item){.id = item_id("history", 0), .role = ITEM_BUTTON, .name = _("Log"), .action = DO_HISTORY, .key = (enum key)'L', .bounds = k->at.log, .sound = "ui/open",
                                .about = _("What has happened so far, line by line.")});
    if (k->closed)
        items_focus_on(it, item_id("history", 0));
    k->closed = false;
    if (poker_moment_on(st))
        items_add(it, (struct item){.id = item_id("go-on", 0), .role = ITEM_BUTTON, .name = _("Go on"), .action = DO_GO_ON, .key = KEY_SPACE, .skip = true, .sound = "", .bounds = k->at.banner});
}

/* ---- drawing ---- */

static void draw_headline(const struct stage *st, struct canvas *c)
{
    const struct poker_state *k = poker_look(st);
    const struct theme *t = st->ui.theme;
    const struct poker_extra *more = poker_more(st);
    const struct rect r = k->at.headline;
    const struct board *b = &st->now.b;
    char head[POKER_TEXT] = "", rest[POKER_TEXT] = "", a[64], d[64];
    const int turn = poker_turn(b);
    poker_amount(st, k->price, a);
    if (more && more->busy && more->busy(st)) {
        snprintf(head, sizeof head, "%s", more->busy(st));
    } else if (k->sure) {
        poker_amount(st, k->sure == DO_RAISE ? poker_draft(st) : k->price, d);
        snprintf(head, sizeof head, _("All-in for %s: sure?"), d);
    } else if (poker_showing(st)) {
        snprintf(head, sizeof head, "%s", _("Show your hand?"));
        if (k->at.shared)
            snprintf(head, sizeof head, _("%s: show the hand?"), stage_name(st, st->me));
    } else if (poker_behind(st)) {
        snprintf(head, sizeof head, "%s", st->shown.b.num[HOLDEM_HANDS] != b->num[HOLDEM_HANDS] ? _("The hand is over") : "");
    } else if (poker_asked(st)) {
        snprintf(head, sizeof head, k->price ? _("%s to call") : _("Nothing to call"), a);
        if (k->at.shared)
            snprintf(rest, sizeof rest, "%s", stage_name(st, st->me));
        else if (k->price && st->assist > 0) {
            poker_amount(st, holdem_pot(b), d);
            snprintf(rest, sizeof rest, _("pot %s · needs %d %%"), d, (int)(((int64_t)k->price * 100 + (holdem_pot(b) + k->price) / 2) / (holdem_pot(b) + k->price)));
        } else {
            poker_amount(st, holdem_pot(b), d);
            snprintf(rest, sizeof rest, _("pot %s"), d);
        }
    } else if (turn >= 0) {
        snprintf(head, sizeof head, _("%s to act"), stage_name(st, turn));
    }
    const struct item *ahead = items_get(st->items, item_id("ahead", 0));
    const float room = r.w;
    const struct ui_words strong = {.face = t->strong, .size = 26, .place = TEXT_MIDDLE, .lines = 1}, plain = {.size = 20, .colour = t->soft, .place = TEXT_MIDDLE, .lines = 1};
    const float w = fminf(room, poker_width(st, strong, head) + 2), gap = ui_px(&st->ui, 20);
    if (*head && poker_fits(st, strong, head, room))
        poker_write(c, st, strong, head, rect_make(r.x, r.y, w, r.h));
    if (*rest && poker_fits(st, plain, rest, room - w - gap))
        poker_write(c, st, plain, rest, rect_make(r.x + w + gap, r.y, room - w - gap, r.h));
    if (ahead) {
        poker_button_box(c, st, ahead, ahead->chosen ? POKER_LIT : POKER_QUIET);
        const float side = ahead->bounds.h * 0.5F, x = ahead->bounds.x + ui_px(&st->ui, 10);
        canvas_panel(c, rect_make(x, ahead->bounds.y + ahead->bounds.h * 0.25F, side, side), &(struct panel){.line = t->text, .line_width = fmaxf(1, ui_px(&st->ui, 2)), .radius = 3, .fill = t->well});
        if (ahead->chosen)
            ui_icon(c, &st->ui, "tick", rect_make(x, ahead->bounds.y + ahead->bounds.h * 0.25F, side, side), poker_colour(st, POKER_CYAN));
        const float from = x + side + ui_px(&st->ui, 8);
        poker_write(c, st, (struct ui_words){.size = 20, .place = TEXT_MIDDLE, .lines = 1}, ahead->name, rect_make(from, ahead->bounds.y, rect_right(ahead->bounds) - from - ui_px(&st->ui, 6), ahead->bounds.h));
    }
}

/* Keys on all of them or on none. */
static bool preset_caps(const struct stage *st)
{
    const struct ui ui = poker_ui(st);
    bool all = ui.device != DEVICE_TOUCH && ui.device != DEVICE_PAD;
    for (int i = 0; i < PRESETS; i++) {
        const struct item *p = items_get(st->items, item_id("preset", i));
        all &= p && p->key && poker_width(st, (struct ui_words){.size = 18}, preset_words(st, i)) + ui_key_width(&ui, p, 16) + ui_px(&ui, 24) <= p->bounds.w;
    }
    return all;
}

static void draw_preset(const struct stage *st, struct canvas *c, int i, bool caps)
{
    const struct item *p = items_get(st->items, item_id("preset", i));
    const struct theme *t = st->ui.theme;
    if (!p)
        return;
    const struct ui ui = poker_ui(st);
    poker_button_box(c, st, p, p->chosen ? POKER_LIT : POKER_PLAIN);
    const struct rect r = rect_inset_xy(p->bounds, ui_px(&ui, 8), ui_px(&ui, 2));
    const uint32_t ink = p->why_not ? t->on_dim : t->text;
    const float least = ui_least(&ui), cap = caps ? ui_key_width(&ui, p, 16) : 0;
    const char *name = preset_words(st, i);
    const struct ui_words small = {.size = 19, .colour = ink, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 1};
    const bool two = p->value && r.h >= least * 2.4F && poker_fits(st, (struct ui_words){.face = t->strong}, p->value, r.w);
    const struct rect line = two ? rect_make(r.x, r.y, r.w, r.h * 0.46F) : r;
    if (cap > 0) {
        ui_key(c, &ui, p, (struct point){rect_right(r) - cap / 2 + ui_px(&ui, 2), line.y + line.h * 0.56F}, 16, ink, t->well);
        poker_write(c, st, small, name, rect_make(r.x, line.y, r.w - cap - ui_px(&ui, 2), line.h));
    } else {
        poker_write(c, st, small, name, line);
    }
    if (two)
        poker_write(c, st, (struct ui_words){.face = t->strong, .size = 23, .colour = ink, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 1}, p->value, rect_make(r.x, r.y + r.h * 0.46F, r.w, r.h * 0.52F));
}

static void draw_step(const struct stage *st, struct canvas *c, const char *id, const char *icon)
{
    const struct item *i = items_get(st->items, item_id(id, 0));
    if (!i)
        return;
    poker_button_box(c, st, i, POKER_PLAIN);
    const float side = fminf(i->bounds.w, i->bounds.h) * 0.5F;
    ui_icon(c, &st->ui, icon, rect_around(rect_centre(i->bounds), side, side), i->why_not ? st->ui.theme->on_dim : st->ui.theme->text);
}

static void draw_slider(const struct stage *st, struct canvas *c)
{
    const struct item *i = items_get(st->items, item_id("amount", 0));
    const uint32_t lit = i && i->why_not ? poker_colour(st, POKER_REFUSED_DEEP) : poker_colour(st, POKER_MAGENTA);
    if (!i)
        return;
    const float h = fmaxf(4, ui_px(&st->ui, 10)), knob = fmaxf(12, ui_px(&st->ui, 30)), x = i->bounds.x + knob / 2, w = i->bounds.w - knob, y = i->bounds.y + i->bounds.h / 2;
    const float t = i->max > i->min && !i->why_not ? (float)(i->amount - i->min) / (float)(i->max - i->min) : 0;
    canvas_panel(c, rect_make(x, y - h / 2, w, h), &(struct panel){.fill = st->ui.contrast ? 0x000000FFU : 0x26326EFFU, .radius = h / 2, .line = st->ui.contrast ? st->ui.theme->line : 0, .line_width = 1});
    canvas_panel(c, rect_make(x, y - h / 2, fmaxf(h, w * t), h), &(struct panel){.fill = lit, .radius = h / 2});
    if (!i->why_not) {
        canvas_ring(c, (struct point){x + w * t, y}, knob / 2, knob / 2, lit);
        canvas_ring(c, (struct point){x + w * t, y}, knob * 0.34F, knob * 0.34F, 0xFFFFFFFFU);
    }
    ui_ring(c, &st->ui, i);
}

static void draw_field(const struct stage *st, struct canvas *c)
{
    const struct poker_state *k = poker_look(st);
    const struct item *i = items_get(st->items, item_id("type", 0));
    const struct theme *t = st->ui.theme;
    char text[POKER_TEXT];
    if (!i)
        return;
    poker_panel(c, st, i->bounds, 9, t->well, k->typing ? poker_colour(st, POKER_GOLD) : i->why_not ? poker_colour(st, POKER_REFUSED_DEEP) : t->line, k->typing ? 3 : 2);
    snprintf(text, sizeof text, "%s%s", k->typing ? k->typed : i->value ? i->value : "", k->typing ? "_" : "");
    const struct ui ui = poker_ui(st);
    const float cap = ui.device == DEVICE_TOUCH || ui.device == DEVICE_PAD || k->typing ? 0 : ui_key_width(&ui, i, 16), pad = ui_px(&ui, 8);
    const struct rect r = rect_inset_xy(i->bounds, pad, 0);
    const bool both = cap > 0 && poker_width(st, (struct ui_words){.face = t->strong, .size = 18}, text) + cap + pad <= r.w;
    if (!i->why_not)
        poker_write(c, st, (struct ui_words){.face = t->strong, .size = 28, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 1}, text, rect_make(r.x, r.y, r.w - (both ? cap + pad * 0.5F : 0), r.h));
    if (both)
        ui_key(c, &ui, i, (struct point){rect_right(r) - cap / 2, r.y + r.h / 2}, 16, i->why_not ? t->on_dim : t->text, t->well);
    ui_ring(c, &st->ui, i);
}

static void draw_main(const struct stage *st, struct canvas *c, const char *id, enum poker_button how)
{
    const struct item *i = items_get(st->items, item_id(id, 0));
    if (i)
        poker_button(c, st, i->id, i->value, how);
}

static bool main_caps(const struct stage *st)
{
    static const char *const id[] = {"fold", "call", "raise", "stay", "sure", "muck", "on"};
    for (size_t n = 0; n < sizeof id / sizeof *id; n++) {
        const struct item *i = items_get(st->items, item_id(id[n], 0));
        if (i && i->key && !poker_cap_fits(st, i, i->value))
            return false;
    }
    return true;
}

void poker_draw_controls(const struct stage *st, struct canvas *c)
{
    struct poker_state *k = poker_look(st);
    const struct poker_places *at = &k->at;
    canvas_tag(c, "actions");
    k->caps = main_caps(st);
    poker_panel(c, st, at->actions, 16, st->ui.contrast ? st->ui.theme->panel : 0x0C1536F0U, poker_asked(st) ? poker_colour(st, POKER_CYAN) : st->ui.theme->line, 2);
    draw_headline(st, c);
    const bool caps = preset_caps(st);
    for (int i = 0; i < PRESETS; i++)
        draw_preset(st, c, i, caps);
    draw_step(st, c, "less", "minus");
    draw_slider(st, c);
    draw_step(st, c, "more", "plus");
    draw_field(st, c);
    draw_main(st, c, "fold", POKER_PLAIN);
    draw_main(st, c, "call", POKER_LIT);
    draw_main(st, c, "raise", POKER_PRIMARY);
    draw_main(st, c, "on", POKER_LIT);
    draw_main(st, c, "stay", POKER_PLAIN);
    draw_main(st, c, "sure", POKER_PRIMARY);
    draw_main(st, c, "muck", POKER_PLAIN);
    for (int i = 1; i <= 3; i++)
        poker_button(c, st, item_id("show", i), NULL, i == 3 ? POKER_LIT : POKER_PLAIN);
    if (st->hinted) {       /* where the advice is */
        const bool raise = st->hint.kind == HOLDEM_RAISE_TO || st->hint.kind == HOLDEM_BET_TO, fold = st->hint.kind == HOLDEM_FOLD, call = st->hint.kind == HOLDEM_CALL || st->hint.kind == HOLDEM_CHECK;
        if (raise || fold || call)
            poker_panel(c, st, rect_inset(raise ? at->raise : fold ? at->fold : at->call, -ui_px(&st->ui, 7)), 16, 0, poker_colour(st, POKER_GOLD), 4);
    }
    canvas_tag(c, "peek");
    poker_button(c, st, item_id("peek", 0), NULL, st->peeking ? POKER_PLAIN : POKER_LIT);
    canvas_tag(c, NULL);
}

/* ---- input ---- */

static bool takes_all(const struct stage *st, int verb, int32_t amount)
{
    const struct board *b = &st->now.b;
    const int32_t all = b->num[HOLDEM_STACK + st->me];
    return verb == HOLDEM_CALL ? holdem_owes(b, st->me) >= all : amount >= all + b->num[HOLDEM_BET + st->me];
}

static void bet(struct stage *st, enum poker_do how, bool sure)
{
    struct poker_state *k = poker_look(st);
    const struct choice *raise = poker_raise_choice(st);
    struct action a = action_of(st->me, how == DO_RAISE ? raise ? raise->kind : HOLDEM_BET_TO : stage_choice(st, HOLDEM_CHECK, -1) ? HOLDEM_CHECK : HOLDEM_CALL, 0);
    if (how == DO_RAISE)
        a.amount = poker_draft(st);
    if (poker_guarded(st))
        return;
    if (a.kind != HOLDEM_CHECK && !sure && st->ask_all_in && takes_all(st, a.kind, a.amount)) {
        if (how == DO_RAISE)
            poker_set_draft(st, a.amount);
        k->sure = how;
        k->price_since = st->ui.now;
        return;
    }
    const char *why = stage_refusal(st, &a);
    k->sure = 0;
    if (why)
        stage_tell(st, why);
    else
        stage_act(st, a);
}

static void show(struct stage *st, int mask)
{
    struct action a = action_of(st->me, HOLDEM_SHOW_HAND, 0);
    for (int i = 0; i < HOLDEM_HOLE_CARDS; i++)
        if (mask >> i & 1)
            a.pick[a.n++] = (uint8_t)i;
    stage_act(st, a);
}

static void pressed(struct stage *st, const struct news *n)
{
    struct poker_state *k = poker_look(st);
    switch (n->action) {
    case DO_FOLD: if (!poker_guarded(st)) stage_act(st, action_of(st->me, HOLDEM_FOLD, 0)); break;
    case DO_CALL: bet(st, DO_CALL, false); break;
    case DO_RAISE: bet(st, DO_RAISE, false); break;
    case DO_SURE: bet(st, (enum poker_do)k->sure, true); break;
    case DO_STAY: k->sure = 0; k->price_since = 0; break;
    case DO_SHOW: show(st, n->arg); break;
    case DO_MUCK: stage_act(st, action_of(st->me, HOLDEM_MUCK_HAND, 0)); break;
    case DO_GO_ON: k->price_since = st->ui.now; k->price_seat = true; break;      /* whatever ran is over by the press itself */
    case DO_AHEAD: k->ahead = !k->ahead; break;
    case DO_HISTORY: k->history = true; k->scroll = 1e6F; break;
    case DO_CLOSE: k->history = false; k->closed = true; break;
    default: break;
    }
}

void poker_input(struct stage *st, const struct news *n)
{
    struct poker_state *k = poker_look(st);
    const struct poker_extra *more = poker_more(st);
    if (!k->history && more && more->input && more->input(st, n))
        return;
    if (!k->history && poker_amount_pressed(st, n))
        return;
    if (n->kind == NEWS_ACTIVATED)
        pressed(st, n);
    else if (n->kind == NEWS_BACK && k->history)
        k->history = false, k->closed = true;
    else if (n->kind == NEWS_BACK && k->sure)
        k->sure = 0, k->price_since = 0;
    else if (n->kind == NEWS_BACK || n->kind == NEWS_MENU)
        st->wish.command = STAGE_MENU;
    else if (n->kind == NEWS_HELP && (!n->item || (!n->item->about && !n->item->why_not)))
        st->wish.command = STAGE_RULES;
    else if (n->kind == NEWS_KEY && n->key == (enum key)'Z')
        st->wish.command = STAGE_UNDO;
    else if (n->kind == NEWS_KEY && n->key == (enum key)'B' && !n->ctrl)
        st->big_blinds = !st->big_blinds;
    else if (n->kind == NEWS_SCROLL && k->history)
        k->scroll -= n->wheel * poker_letter(st, 60) + n->drag;
}
