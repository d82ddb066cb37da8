/* What can be pressed at the table, and what happens then. */
#include "controls.h"
#include "upcolor_look.h"

#include "i18n.h"

#include <math.h>
#include <stdio.h>

/* ---- what can be read ---- */

static void add_readables(struct stage *st, struct items *it)
{
    const struct uc_places *at = &look(st)->at;
    const struct board *b = &st->shown.b;
    char value[UC_TEXT], stack[64], pot[64];
    /* While the others play the focus waits at the own plate: a press there opens nothing. */
    const bool idle =
        !uc_agreeing(st) && !st->covered && !st->peeking && !stage_choice(st, UPCOLOR_PLAY, -1);
    for (int i = 0; i < b->nseats; i++) {
        const int s = at->shared ? i : (st->me + i) % b->nseats;
        const int n = upcolor_hand_count(b, s);
        /* the hint is a control of its own */
        const struct rect above =
            rect_make(at->own.x, at->own.y, at->own.w, at->hint.y - at->own.y - ui_px(&st->ui, 8));
        const struct rect r = uc_agreeing(st)    ? uc_stack_spot(st, s)
                              : uc_on_top(st, s) ? at->plate[s]
                                                 : above;
        uc_things(st, stack, uc_has(st, b, s));
        snprintf(value, sizeof value,
                 uc_pots(st)
                     ? i18n_plural("%d card, stack %s", "%d cards, stack %s", (unsigned long)n)
                     : i18n_plural("%d card, %s won", "%d cards, %s won", (unsigned long)n),
                 n, stack);
        if (uc_agreeing(st) && uc_chooses_speaker(st) && uc_may_speak(st, s)) { /* UC-60 */
            items_add(
                it,
                (struct item){
                    .id = item_id("plate", s),
                    .role = ITEM_BUTTON,
                    .name = uc_seat(st, s),
                    .value = stack,
                    .action = DO_SPEAKER,
                    .arg = s,
                    .key = (enum key)('1' + s),
                    .chosen = uc_speaker(st) == s,
                    .bounds = r,
                    .radius = ui_px(&st->ui, 28),
                    .about = _("Switch to this player: they decide whether to leave or borrow.")});
            continue;
        }
        items_add(
            it,
            (struct item){
                .id = item_id("plate", s),
                .role = ITEM_PICTURE,
                .name = uc_seat(st, s),
                .value = value,
                .readable = true,
                .first = idle && s == st->me,
                .bounds = r,
                .radius = ui_px(&st->ui, 28),
                .about = b->num[UPCOLOR_BARRED + s]
                             ? _("If you still hold a discard card when a round ends, you can’t "
                                 "win the next round’s share, even by winning that round.")
                             : NULL});
    }
    if (uc_agreeing(st))
        return;
    snprintf(value, sizeof value,
             i18n_plural("%d card", "%d cards", (unsigned long)board_count(b, UPCOLOR_PILE)),
             board_count(b, UPCOLOR_PILE));
    items_add(
        it,
        (struct item){
            .id = item_id("pile", 0),
            .role = ITEM_PICTURE,
            .name = C_("pile", "Pile"),
            .value = value,
            .readable = true,
            .bounds = at->pile,
            .radius = ui_px(&st->ui, 32),
            .about = uc_tallied(st)
                         ? _("The player who takes a trick draws one card from the draw pile. "
                             "Below: cards of each colour played this round.")
                         : _("The player who takes a trick draws one card from the draw pile.")});
    items_add(it, (struct item){
                      .id = item_id("wheel", 0),
                      .role = ITEM_PICTURE,
                      .name = uc_face_word(uc_call(b)),
                      .readable = true,
                      .bounds = at->wheel,
                      .radius = at->wheel.w / 2,
                      .about = _("The colour code: green, yellow, blue, red, violet. An imperial "
                                 "can be played at any time, and yellow follows it.")});
    uc_things(st, pot, b->num[UPCOLOR_POT]);
    uc_things(st, stack, b->num[UPCOLOR_ROUND] ? upcolor_at_stake(b) : 0);
    snprintf(value, sizeof value, _("%s, this round’s share: %s"), pot, stack);
    items_add(it,
              (struct item){
                  .id = item_id("pot", 0),
                  .role = ITEM_PICTURE,
                  .name = uc_pots(st) ? _("Pot") : _("Rounds"),
                  .value = uc_pots(st) ? value : NULL,
                  .readable = true,
                  .bounds = at->pot,
                  .radius = ui_px(&st->ui, 32),
                  .about = uc_pots(st)
                               ? _("Each of the four rounds of a game pays a share of the pot.")
                               : _("No stakes: the player who has won the most rounds is ahead.")});
    uc_prompt(st, b, value);
    items_add(it, (struct item){.id = item_id("prompt", 0),
                                .role = ITEM_TEXT,
                                .name = value,
                                .bounds = at->prompt});
}

/* ---- the hand ---- */

/* Where a card is seen, and what it was lifted from: neighbours make room for the one in the hand's
 * focus. */
static struct rect hand_place(const struct stage *st, int i, int n, uint64_t whole)
{
    const int zone = UPCOLOR_HAND + st->me;
    const struct placed *p = stage_card(st, tabletop_id(&st->shown, zone, i));
    struct rect r = uc_hand_spot(st, i, n, whole);
    if (p && p->zone == zone && !p->flies && !st->overheard)
        r = p->spot.at, r.h += ui_px(&st->ui, 12);
    return r;
}

/* What a card costs whoever plays it without a thought: a colour of which there are many the least,
 * an imperial, of which there are few and which may be played at any time, the most. */
static int spends(card face)
{
    switch (face) {
    case UPCOLOR_YELLOW:
    case UPCOLOR_BLUE:
    case UPCOLOR_RED: return 0;
    case UPCOLOR_VIOLET: return 1;
    case UPCOLOR_DISCARD: return 2;
    default: return 3;
    }
}

enum { SPENDS_FREELY = 2 };

static bool may_pass(const struct stage *st)
{
    const struct choice *pass = stage_choice(st, UPCOLOR_PASS, -1);
    return pass && !pass->refused;
}

/* Where the focus begins when the hand is asked, so that Enter alone spends no more than it must:
 * the first card that costs least; -1: on Pass, where it costs more than that, or nothing can be
 * played. Where others hear the focus it follows from nothing that is held. */
static int begins_at(const struct stage *st)
{
    const int zone = UPCOLOR_HAND + st->me, n = board_count(&st->shown.b, zone);
    int best = -1, least = SPENDS_FREELY;
    if (st->overheard)
        return n ? 0 : -1;
    for (int i = n - 1; i >= 0; i--) {
        const int costs = spends(board_face(&st->shown.b, zone, i));
        if (uc_card_refusal(st, i) || (costs >= SPENDS_FREELY && may_pass(st)))
            continue;
        if (best < 0 || costs <= least)
            best = i, least = costs;
    }
    return best;
}

static void add_hand(struct stage *st, struct items *it)
{
    const int zone = UPCOLOR_HAND + st->me, n = board_count(&st->shown.b, zone);
    const bool up = uc_sees_hand(st);
    const uint64_t whole = uc_hand_whole(st, n);
    const bool asked = up && stage_choice(st, UPCOLOR_PLAY, -1);
    const int begins = asked ? begins_at(st) : -1;
    uint32_t first = 0;
    for (int i = 0; i < n && up; i++) {
        const uint16_t id = tabletop_id(&st->shown, zone, i);
        /* Between turns nothing is greyed: what is pressed then says whose turn it is. */
        const char *why = stage_choice(st, UPCOLOR_PLAY, -1) ? uc_card_refusal(st, i) : NULL;
        struct rect r = hand_place(st, i, n, whole);
        if (i + 1 < n) /* no gap, in which a card would be let go and come back at once */
            r.w = fmaxf(r.w, hand_place(st, i + 1, n, whole).x - r.x);
        if (i == begins)
            first = item_id("card", id);
        items_add(it, (struct item){.id = item_id("card", id),
                                    .role = ITEM_CARD,
                                    .own = true,
                                    .name = uc_face_label(board_face(&st->shown.b, zone, i)),
                                    .bounds = r,
                                    .action = DO_CARD,
                                    .arg = i,
                                    .why_not = why,
                                    .key = i < 9    ? (enum key)('1' + i)
                                           : i == 9 ? (enum key)'0'
                                                    : KEY_NONE,
                                    .sound = "",
                                    .first = i == begins,
                                    .radius = r.h * 0.074F});
    }
    struct uc_state *k = look(st);
    if (!first && asked && may_pass(st))
        first = item_id("pass", 0);
    if (first && k->asked_at != st->seen && asked) {
        k->asked_at = st->seen;
        items_focus_on(it, first);
    }
}

/* index of the card that the main button plays; -1 */
static int uc_only_play(const struct stage *st)
{
    const int zone = UPCOLOR_HAND + st->me, n = board_count(&st->shown.b, zone);
    int only = -1;
    if (!stage_choice(st, UPCOLOR_PLAY, -1) || !uc_sees_hand(st))
        return -1;
    /* The card in the hand's focus; asked of the focus itself, because items are marked only when
     * all of them are there. */
    const struct item *focus =
        items_device(st->items) >= DEVICE_KEYS ? items_focus(st->items) : NULL;
    for (int i = 0; i < n && focus; i++)
        if (focus->id == item_id("card", tabletop_id(&st->shown, zone, i)) &&
            !uc_card_refusal(st, i))
            return i;
    for (int i = 0; i < n; i++) {
        if (uc_card_refusal(st, i))
            continue;
        if (only >= 0 && board_face(&st->shown.b, zone, only) != board_face(&st->shown.b, zone, i))
            return -1;
        only = only < 0 ? i : only;
    }
    return only;
}

static const char *why_no_pass(const struct stage *st)
{
    const struct choice *pass = stage_choice(st, UPCOLOR_PASS, -1);
    if (pass && pass->refused == UPCOLOR_MUST_FOLLOW && st->shown.b.num[UPCOLOR_CALLED]) {
        static const char *const has[] = {
            N_("%s holds an imperial, so can’t pass."), N_("%s holds yellow, so can’t pass."),
            N_("%s holds blue, so can’t pass."), N_("%s holds red, so can’t pass."),
            N_("%s holds violet, so can’t pass.")};
        char *text = look(st)->why;
        snprintf(text, UC_TEXT, _(has[(st->shown.b.num[UPCOLOR_CALLED] - UPCOLOR_IMPERIAL) % 5]),
                 uc_seat(st, st->me));
        return text;
    }
    return stage_why_not(st, pass, _("You can’t pass right now."));
}

/* Nothing that is held has to be played: Enter is for Pass, which has the focus. */
static bool begins_at_pass(const struct stage *st)
{
    const struct choice *play = stage_choice(st, UPCOLOR_PLAY, -1);
    return play && may_pass(st) && (play->refused || begins_at(st) < 0);
}

/* Why the main button plays nothing. */
static const char *why_no_play(const struct stage *st)
{
    const struct choice *play = stage_choice(st, UPCOLOR_PLAY, -1);
    if (!play)
        return uc_card_refusal(st, 0);
    return play->refused ? stage_why_not(st, play, NULL) : _("Choose a card.");
}

static void add_actions(struct stage *st, struct items *it)
{
    const struct uc_places *at = &look(st)->at;
    const float radius = ui_px(&st->ui, 24);
    /* behind the curtain nobody looks while the table is everybody's: between two games */
    if (st->peeking || (st->covered && st->privacy == PRIVACY_PEEK))
        items_add(it, (struct item){
                          .id = item_id("peek", 0),
                          .role = ITEM_BUTTON,
                          .name = st->peeking ? _("Hide") : _("Look"),
                          .action = STAGE_PEEK,
                          .key = KEY_SPACE /* looks and puts down, and never decides */,
                          .pad = PAD_X,
                          .bounds = at->main,
                          .first = !st->peeking,
                          .sound = "",
                          .radius = radius,
                          .about = st->peeking
                                       ? _("Turns the cards face down again.")
                                       : _("Turns your cards face up. Everyone else, look away.")});
    else if (uc_sees_hand(st)) {
        const int only = uc_only_play(st);
        const card face =
            only >= 0 ? board_face(&st->shown.b, UPCOLOR_HAND + st->me, only) : CARD_NONE;
        items_add(it, (struct item){.id = item_id("main", 0),
                                    .role = ITEM_BUTTON,
                                    .name = C_("card", "Play"),
                                    .action = DO_PLAY,
                                    .arg = face, /* another card, another control */
                                    .key = begins_at_pass(st) ? KEY_NONE : KEY_ENTER,
                                    .pad = PAD_X,
                                    .bounds = at->main,
                                    .skip = true,
                                    .value = only >= 0 ? uc_face_label(face) : NULL,
                                    .radius = radius,
                                    .why_not = only >= 0 ? NULL : why_no_play(st),
                                    .sound = ""});
    }
    items_add(it, (struct item){.id = item_id("pass", 0),
                                .role = ITEM_BUTTON,
                                .name = C_("card", "Pass"),
                                .action = DO_PASS,
                                .key = (enum key)'P',
                                .pad = PAD_Y,
                                .bounds = at->second,
                                .first = !st->covered && begins_at_pass(st),
                                .why_not = why_no_pass(st),
                                .radius = radius,
                                .sound = ""});
    if (st->assist > 0 && uc_sees_hand(st) && !st->covered) {
        const bool asked = stage_choice(st, UPCOLOR_PLAY, -1) != NULL;
        items_add(it,
                  (struct item){.id = item_id("hint", 0),
                                .role = ITEM_BUTTON,
                                .name = _("Hint"),
                                .action = STAGE_HINT,
                                .key = (enum key)'H',
                                .pad = PAD_LEFT_STICK,
                                .radius = radius,
                                .bounds = at->hint,
                                .why_not = asked ? NULL : _("You can only get hints on your turn."),
                                .sound = "ui/open",
                                .about = _("What the best bot would play here.")});
    }
}

void uc_items(struct stage *st, struct items *it)
{
    if (look(st)->history) {
        uc_history_items(st, it);
        return;
    }
    if (!st->retold && (!uc_agreeing(st) || uc_sheet_up(st) || uc_bar_over_picture(st)))
        uc_bar_items(st, it);
    if (uc_agreeing(st) && !uc_sheet_up(st))
        uc_picture_items(st, it);
    else
        add_readables(st, it);
    if (uc_agreeing(st)) {
        uc_agree_items(st, it);
    } else {
        add_hand(st, it);
        if (!st->retold)
            add_actions(st, it);
    }
    if (look(st)->closed) /* the focus goes back to the control that opened the page */
        items_focus_on(it, items_get(it, item_id("history", 0)) ? item_id("history", 0)
                                                                : item_id("top", 1));
    look(st)->closed = false;
    if (uc_moment_on(st) && look(st)->moment.kind == MOMENT_GAME) /* it fills the screen */
        items_cover(it, rect_make(0, 0, st->ui.w, st->ui.h));
    if (uc_moment_on(st))
        controls_go_on(it, DO_GO_ON, rect_make(0, 0, st->ui.w, st->ui.h));
}

/* The button that does so is drawn as the main one. */
static bool only_pass(const struct stage *st)
{
    return items_get(st->items, item_id("main", 0)) && items_get(st->items, item_id("pass", 0)) &&
           begins_at_pass(st);
}

void uc_draw_controls(const struct stage *st, struct canvas *c)
{
    const struct uc_places *at = &look(st)->at;
    const card call = uc_call(&st->shown.b);
    canvas_tag(c, "bar");
    uc_draw_bar(st, c);
    canvas_tag(c, "actions");
    if (!uc_agreeing(st)) {
        const uint32_t fill = call == CARD_NONE ? st->ui.theme->text : uc_colours(st, call).own;
        uc_button(c, st, item_id("main", 0), only_pass(st) ? NULL : "play",
                  only_pass(st) ? 0 : fill);
        uc_button(c, st, item_id("peek", 0), st->peeking ? NULL : "eye", st->peeking ? 0 : fill);
        uc_button(c, st, item_id("pass", 0), NULL, only_pass(st) ? fill : 0);
        uc_button(c, st, item_id("hint", 0), "hint", 0);
        if (st->hinted && st->hint.kind == UPCOLOR_PASS && !st->retold)
            uc_panel(c, st, rect_inset(at->second, -ui_px(&st->ui, 9)), 30, 0,
                     uc_call_line(st, call), 6);
        const struct item *pass = items_get(st->items, item_id("pass", 0)),
                          *main_button = items_get(st->items, item_id("main", 0));
        const char *why = pass && pass->why_not ? pass->why_not
                          : main_button         ? main_button->why_not
                                                : NULL;
        if (why && stage_caught_up(st) && stage_choice(st, UPCOLOR_PASS, -1))
            uc_write(c, st, (struct ui_words){.size = 28, .align = TEXT_CENTRE, .place = TEXT_TOP},
                     why, at->note);
    }
    canvas_tag(c, NULL);
}

/* ---- input ---- */

static void play(struct stage *st, int index)
{
    struct action a = action_of(st->me, UPCOLOR_PLAY, 0);
    if (index < 0 || index >= board_count(&st->shown.b, UPCOLOR_HAND + st->me))
        return;
    a.n = 1;
    a.pick[0] = (uint8_t)index;
    const char *why = uc_card_refusal(st, index);
    if (why)
        stage_tell(st, why);
    else
        stage_act(st, a);
}

static void pressed(struct stage *st, const struct item_event *n)
{
    struct uc_state *k = look(st);
    switch ((enum uc_do)n->action) {
    case DO_CARD: play(st, n->arg); break;
    case DO_PLAY: play(st, uc_only_play(st)); break;
    case DO_PASS: stage_act(st, action_of(st->me, UPCOLOR_PASS, 0)); break;
    case DO_HISTORY:
        k->history = true;
        k->scroll = 1e6F; /* the latest lines first; kept within bounds when laid out */
        break;
    case DO_CLOSE:
        k->history = false;
        k->closed = true;
        break;
    case DO_PEEK:
    case DO_HINT:
    case DO_GO_ON:
    case DO_NEXT:
    case DO_STOP:
    case DO_BORROW:
    case DO_LEAVE:
    case DO_RISING:
    case DO_ANEW:
    case DO_SPEAKER:
    case DO_SURE:
    case DO_STAY:
    case DO_TERMS:
    case DO_SHUT: break;
    }
}

void uc_input(struct stage *st, const struct item_event *n)
{
    struct uc_state *k = look(st);
    if (uc_agree_pressed(st, n) || (n->kind == ITEM_EVENT_BACK && !k->history && uc_agree_back(st)))
        return;
    if (n->kind == ITEM_EVENT_ACTIVATED)
        pressed(st, n);
    else if (n->kind == ITEM_EVENT_BACK && k->history)
        k->history = false, k->closed = true;
    else if (stage_pressed(st, n))
        return;
    else if (n->kind == ITEM_EVENT_SCROLL && k->history)
        k->scroll -= n->wheel * uc_letter(st, 60) + n->drag;
}
