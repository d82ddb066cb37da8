/* review_words_ace.c - shots, reloads and bonuses of Ace of Spades in sentences. */
#include "game_folder.h"
#include "review_words_inside.h"

#include "ace_paint.h"
#include "ace_poster.h"
#include "ace_things.h"
#include "ace_words.h"
#include "ace_worth.h"
#include "faces.h"
#include "plain.h"
#include "skin.h"

#include <math.h>
#include <stdio.h>

/* "Q♠ Q♦ 8♣": cards of the hand, then of the shared row. */
static void picked(const struct stage *st, const struct action *a, struct strbuf *out)
{
    card cards[ACE_CARDS_MOST];
    const int n = ace_cards(&st->shown.b, st->me, cards);
    for (int i = 0; i < a->n; i++) {
        char face[FACE_NAME];
        if (a->pick[i] >= n)
            continue;
        face_short(st, cards[a->pick[i]], face);
        strbuf_addf(out, "%s%s", i ? " " : "", face);
    }
}

/* As the rules complete a shot of which only the wish was told. */
static struct action whole(const struct stage *st, const struct action *a)
{
    struct action w = *a;
    return rules_check(&st->rules, &st->shown.b, &w) == REASON_OK ? w : *a;
}

static int damage_of(const struct stage *st, const struct action *a)
{
    struct ace_aim aim;
    struct ace_claim claim;
    card cards[ACE_SHOT_CARDS];
    ace_aim_read(&aim, &st->rules, &st->shown.b, st->me);
    return ace_claim_of(&aim, &st->shown.b, a, cards, &claim)
               ? ace_damage(&aim, cards, a->n, &claim, NULL)
               : 0;
}

static const char *bonus_at(const struct stage *st, int slot)
{
    const struct ace_enemy *bonus = ace_bonus(&st->rules, &st->shown.b, slot);
    return bonus ? _(bonus->name) : "";
}

static void did(const struct stage *st, const struct review_decision *d, bool you,
                struct strbuf *out)
{
    const struct action a = whole(st, &d->played);
    const struct board *b = &st->shown.b;
    const unsigned long hp = (unsigned long)b->num[ACE_HP];
    struct strbuf cards = STRBUF_EMPTY;
    picked(st, &a, &cards);
    switch (a.kind) {
    case ACE_SHOOT:
        REVIEW_SAY(
            i18n_plural("You fired %s for %d damage at an enemy with %d hit point left.",
                        "You fired %s for %d damage at an enemy with %d hit points left.", hp),
            i18n_plural("%s fired %s for %d damage at an enemy with %d hit point left.",
                        "%s fired %s for %d damage at an enemy with %d hit points left.", hp),
            strbuf_text(&cards), damage_of(st, &a), (int)b->num[ACE_HP]);
        break;
    case ACE_DISCARD_DRAW:
        REVIEW_SAY(_("You discarded %s for new cards."), _("%s discarded %s for new cards."),
                   strbuf_text(&cards));
        break;
    case ACE_RENEW:
        REVIEW_SAY_ALONE(_("You spent a reload to reshuffle the draw pile."),
                         _("%s spent a reload to reshuffle the draw pile."));
        break;
    case ACE_USE: REVIEW_SAY(_("You used %s."), _("%s used %s."), bonus_at(st, a.about)); break;
    }
    strbuf_free(&cards);
}

static void better(const struct stage *st, const struct review_decision *d, struct strbuf *out)
{
    const struct action a = whole(st, &d->rating.better);
    struct strbuf cards = STRBUF_EMPTY;
    picked(st, &a, &cards);
    switch (a.kind) {
    case ACE_SHOOT:
        strbuf_addf(out, _("Firing %s for %d damage was better."), strbuf_text(&cards),
                    damage_of(st, &a));
        break;
    case ACE_DISCARD_DRAW:
        strbuf_addf(out, _("Discarding %s was better."), strbuf_text(&cards));
        break;
    case ACE_RENEW: strbuf_add(out, _("Reshuffling the draw pile was better.")); break;
    case ACE_USE: strbuf_addf(out, _("Using %s first was better."), bonus_at(st, a.about)); break;
    case ACE_ARM:
        strbuf_addf(out, _("Arming %s for the shot was better."), bonus_at(st, a.about));
        break;
    }
    strbuf_free(&cards);
}

static void worth(const struct stage *st, const struct review_decision *d, struct strbuf *out)
{
    const int n = review_percent(d->rating.cost);
    (void)st;
    strbuf_addf(out,
                i18n_plural("It wins about %d more duel in 100.",
                            "It wins about %d more duels in 100.", (unsigned long)n),
                n);
}

static void pictured(const struct stage *st, const struct review_decision *d, bool you,
                     struct ending_row *row, struct strbuf *out)
{
    const struct action a = whole(st, &d->rating.better), played = whole(st, &d->played);
    card cards[ACE_CARDS_MOST];
    const int n = ace_cards(&st->shown.b, st->me, cards);
    *row = (struct ending_row){.court_fr = st->court_fr, .damage = -1};
    if (a.kind != ACE_SHOOT && a.kind != ACE_DISCARD_DRAW)
        return;
    if (a.kind == ACE_SHOOT)
        row->damage = damage_of(st, &a);
    for (int i = 0; i < a.n && row->n < ENDING_CARDS; i++) {
        char face[FACE_NAME];
        if (a.pick[i] >= n)
            continue;
        face_short(st, cards[a.pick[i]], face);
        row->card[row->n] = cards[a.pick[i]];
        snprintf(row->name[row->n++], ENDING_CARD, "%s", face);
    }
    /* short: the cards lie beside it, and what was fired stands in the list of the last duel */
    const int damage = damage_of(st, &played), more = review_percent(d->rating.cost);
    if (played.kind == ACE_SHOOT)
        REVIEW_SAY(i18n_plural("You fired for %d damage.", "You fired for %d damage.",
                               (unsigned long)damage),
                   i18n_plural("%s fired for %d damage.", "%s fired for %d damage.",
                               (unsigned long)damage),
                   damage);
    else if (played.kind == ACE_DISCARD_DRAW)
        REVIEW_SAY_ALONE(_("You discarded cards for new ones."),
                         _("%s discarded cards for new ones."));
    else
        did(st, d, you, out);
    strbuf_addf(out, "%s", C_("between sentences", " "));
    strbuf_addf(
        out,
        a.kind == ACE_SHOOT
            ? i18n_plural("Firing these wins about %d more duel in 100.",
                          "Firing these wins about %d more duels in 100.", (unsigned long)more)
            : i18n_plural("Discarding these wins about %d more duel in 100.",
                          "Discarding these wins about %d more duels in 100.", (unsigned long)more),
        more);
}

/* ---- a decision by its cards ---- */

static void hand(const struct stage *st, const struct action *a, struct review_hand *out)
{
    const struct action w = whole(st, a);
    card cards[ACE_CARDS_MOST];
    bool taken[ACE_CARDS_MOST] = {false};
    const int n = ace_cards(&st->shown.b, st->me, cards);
    *out = (struct review_hand){.away = w.kind == ACE_DISCARD_DRAW,
                                .sign = w.kind == ACE_SHOOT          ? "bullet"
                                        : w.kind == ACE_DISCARD_DRAW ? "reload"
                                        : w.kind == ACE_RENEW        ? "renew"
                                                                     : "star"};
    for (int i = 0; (w.kind == ACE_SHOOT || out->away) && i < w.n && out->n < REVIEW_CARDS; i++) {
        if (w.pick[i] >= n)
            continue;
        taken[w.pick[i]] = out->picked[out->n] = true;
        out->card[out->n++] = cards[w.pick[i]];
    }
    for (int i = 0; i < n && out->n < REVIEW_CARDS; i++)
        if (!taken[i])
            out->card[out->n++] = cards[i];
}

/* His picture as large as it can be, what he had left, and his name; below it what he forbids. */
static void against(const struct stage *st, struct canvas *c, const struct ui *ui,
                    const struct rect *r)
{
    const struct ace_enemy *e = ace_enemy_now(&st->rules, &st->shown.b);
    if (!e)
        return;
    char portrait[64], left[16];
    struct strbuf forbids = STRBUF_EMPTY;
    ace_poster_penalty_words(st, e, false, &forbids);
    const struct ui_words small = {
        .face = &ace_text, .size = 26, .colour = ACE_INK, .place = TEXT_MIDDLE, .lines = 2};
    const struct rect in = rect_inset_xy(*r, ui_px(ui, 34), ui_px(ui, 30));
    const float more = *strbuf_text(&forbids) ? fmaxf(ui_px(ui, 44), ui_least(ui) * 2.7F) : 0,
                name = ui_letters(ui, 46) * 1.2F, high = in.h - name - more - ui_px(ui, 8);
    const struct rect picture = rect_make(in.x, in.y, fminf(high * 320 / 380, in.w * 0.62F), high);
    const struct rect frame = rect_fitted(picture, 320, 380),
                      beside = {rect_right(frame) + ui_px(ui, 18), frame.y,
                                rect_right(in) - rect_right(frame) - ui_px(ui, 18), frame.h};
    ace_portrait(e, portrait);
    snprintf(left, sizeof left, "%d", (int)st->shown.b.num[ACE_HP]);
    canvas_picture(c, "ace/poster", *r, paint_plain());
    plain_face(c, ui, portrait, _(e->name), false, rect_inset(frame, frame.w * 10 / 320));
    canvas_picture(c, "ace/portrait-frame", frame, paint_plain());
    ui_write(c, ui,
             &UI_LINE(&typeface_ace, 110, ui->contrast ? ACE_BLOOD_DEEP : ACE_BLOOD, TEXT_LEFT),
             left, rect_make(beside.x, beside.y, beside.w, beside.h * 0.6F));
    const struct rect label = {beside.x, beside.y + beside.h * 0.6F, beside.w, beside.h * 0.4F};
    if (ui_write_fits(ui, &small, _("hit points"), label))
        ui_write(c, ui, &small, _("hit points"), label);
    ui_write(c, ui, &UI_LINE(&typeface_ace, 46, ACE_INK, TEXT_CENTRE), _(e->name),
             rect_make(in.x, rect_bottom(frame) + ui_px(ui, 8), in.w, name));
    if (more > 0)
        ui_write(c, ui, &small, strbuf_text(&forbids),
                 rect_make(in.x, rect_bottom(in) - more, in.w, more));
    strbuf_free(&forbids);
}

static void with(const struct stage *st, bool all, struct strbuf *out)
{
    const struct board *b = &st->shown.b;
    strbuf_addf(out, "%s %d · %s %d", _("Bullets"), b->num[ACE_BULLETS], _("Reloads"),
                b->num[ACE_RELOADS]);
    for (int i = 0; all && i < board_count(b, ACE_BONUSES); i++)
        strbuf_addf(out, " · %s", bonus_at(st, i));
    for (int i = 0; all && i < board_count(b, ACE_PERMANENTS); i++)
        strbuf_addf(out, " · %s",
                    _(ace_enemy_of(&st->rules, board_face(b, ACE_PERMANENTS, i))->name));
}

/* ---- chances: the chance to win the run: that of this duel, as the seat that acted could
 * reckon, and the book's for what lies after it with the bonuses that are held; who plays with a
 * partner sees their own reckoning alone */

/* From the first card of the next duel on. */
static int32_t ace_behind(const struct view *v)
{
    const struct ace_enemy *e = ace_enemy_now(&v->rules, &v->board);
    const int drops = e && e->kind == ACE_MINION ? ace_worth_points(e) : 0;
    return ace_worth_run(ace_difficulty(&v->rules), v->board.num[ACE_MARKER] + 1,
                         ace_worth_held(&v->rules, &v->board) + drops);
}

static void ace_point(struct review *r, int at, int part, seat who, int nseats, int32_t chance)
{
    struct review_point *p = review_point_add(r, at, part, who);
    for (int s = 0; s < nseats; s++)
        p->chance[s] = chance < 0 ? 0 : chance > REVIEW_WHOLE ? REVIEW_WHOLE : chance;
}

/* A duel ends with what the book says of the next one, or with the run. */
static void chances(struct review *r, const struct match *m, const struct marks *marks,
                    const struct review_seen *seen, int nseen, struct review_eyes *all)
{
    const int nseats = match_rules(m)->nseats;
    struct view v;
    (void)marks;
    for (int i = 0; i < nseen; i++) {
        review_eyes_at(all, seen[i].at, &v);
        const int part = v.board.num[ACE_MARKER];
        if (r->points && r->point[r->points - 1].part != part)
            ace_point(
                r, seen[i].at, r->point[r->points - 1].part, SEAT_NONE, nseats,
                ace_worth_run(ace_difficulty(&v.rules), part, ace_worth_held(&v.rules, &v.board)));
        ace_point(r, seen[i].at, part, seen[i].who, nseats,
                  (int32_t)((int64_t)seen[i].worth * ace_behind(&v) / REVIEW_WHOLE));
    }
    if (r->points && match_over(m)) {
        review_eyes_at(all, match_actions(m), &v);
        ace_point(r, match_actions(m), r->point[r->points - 1].part, SEAT_NONE, nseats,
                  v.board.num[ACE_WON] > 0 ? REVIEW_WHOLE : 0);
    }
}

static bool goes_on(const struct event *e) { return e->why == ACE_WHY_MARKER; }

const struct review_sentences review_of_ace = {
    .part = N_("Duel %d"),
    .yours = N_("Duel %d: your chance of winning the run went from %d%% to %d%%."),
    .theirs = N_("Duel %d: the chance of winning the run went from %d%% to %d%%."),
    .did = did,
    .better = better,
    .worth = worth,
    .pictured = pictured,
    .hand = hand,
    .against = against,
    .with = with,
    .chances = chances,
    .goes_on = goes_on,
    .within_parts = true,
    .clears = true,
};
