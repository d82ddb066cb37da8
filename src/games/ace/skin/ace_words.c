/* ace_words.c - sentences from effects, steps and combinations. */
#include "ace_words.h"

#include "check.h"
#include "faces.h"
#include "i18n.h"
#include "text.h"

#include <stdio.h>

#define plural(one, many, n) i18n_plural(one, many, (unsigned long)(n))

static const char *const kinds[ACE_KINDS] = {[ACE_NO_KIND] = "",
                                             [ACE_PAIR] = N_("Pair"),
                                             [ACE_TWO_PAIR] = N_("Two pair"),
                                             [ACE_THREE] = N_("Three of a kind"),
                                             [ACE_STRAIGHT] = N_("Straight"),
                                             [ACE_FLUSH] = N_("Flush"),
                                             [ACE_FULL] = N_("Full house"),
                                             [ACE_FOUR] = N_("Four of a kind"),
                                             [ACE_STRAIGHT_FLUSH] = N_("Straight flush"),
                                             [ACE_FIVE] = N_("Five of a kind")};

const char *ace_kind_name(int kind) { return kind > 0 && kind < ACE_KINDS ? _(kinds[kind]) : ""; }

/* The same inside a sentence. */
static const char *kind_word(int kind)
{
    CARRE_ASSERT(kind >= 0 && kind < ACE_KINDS);
    static const char *const word[ACE_KINDS] = {[ACE_NO_KIND] = "",
                                                [ACE_PAIR] = N_("a pair"),
                                                [ACE_TWO_PAIR] = N_("two pair"),
                                                [ACE_THREE] = N_("three of a kind"),
                                                [ACE_STRAIGHT] = N_("a straight"),
                                                [ACE_FLUSH] = N_("a flush"),
                                                [ACE_FULL] = N_("a full house"),
                                                [ACE_FOUR] = N_("four of a kind"),
                                                [ACE_STRAIGHT_FLUSH] = N_("a straight flush"),
                                                [ACE_FIVE] = N_("five of a kind")};
    return kind > 0 && kind < ACE_KINDS ? _(word[kind]) : "";
}

/* "J, Q and K", "aces", "hearts". */
static void what_word(const struct stage *st, int what, char out[FACE_NAME])
{
    CARRE_ASSERT(what >= 0);
    if (what == ACE_FACES)
        snprintf(out, FACE_NAME, _("%s, %s and %s"), face_rank_text(st, RANK_J),
                 face_rank_text(st, RANK_Q), face_rank_text(st, RANK_K));
    else
        snprintf(out, FACE_NAME, "%s",
                 what == ACE_ACES ? _("aces")
                 : what < SUITS   ? face_suit_name(what)
                                  : ""); /* a rank or a kind: no word of it is wanted */
}

/* ---- effects ---- */

static void penalty_words(const struct stage *st, const struct ace_effect *e, struct strbuf *out)
{
    char what[FACE_NAME];
    what_word(st, e->what, what);
    struct strbuf said = STRBUF_EMPTY;
    struct strbuf *to = out;
    if (e->when != ACE_ALWAYS && e->verb != ACE_DO_NOBONUS)
        out = &said;
    switch ((enum ace_verb)e->verb) {
    case ACE_DO_ZERO: strbuf_addf(out, _("Claiming %s deals no damage"), kind_word(e->what)); break;
    case ACE_DO_NOREPEAT:
        strbuf_add(out, _("Repeating a claim in this duel deals no damage"));
        break;
    case ACE_DO_LESS: strbuf_addf(out, _("Shot damage −%d"), e->n); break;
    case ACE_DO_CAP: strbuf_addf(out, _("Damage is capped at %d"), e->n); break;
    case ACE_DO_HALVE: strbuf_add(out, _("Damage is halved, rounded up")); break;
    case ACE_DO_NOEXTRA: strbuf_addf(out, C_("noextra", "%s add no damage"), what); break;
    case ACE_DO_VOID: strbuf_addf(out, C_("void", "%s can’t be in a poker hand"), what); break;
    case ACE_DO_NOBONUS:
        strbuf_add(out, e->when == ACE_FIRST  ? _("Bonuses don’t affect the first shot")
                        : e->when == ACE_LAST ? _("Bonuses don’t affect the last bullet")
                                              : _("Bonuses don’t affect shots"));
        break;
    case ACE_DO_VENGEANCE:
        strbuf_addf(out, _("Ace of spades in the poker hand: +%d damage"), e->n);
        break;
    default: break;
    }
    if (out == to)
        return;
    /* TRANSLATORS: %s is a penalty: "Shot damage −5" */
    strbuf_addf(to, e->when == ACE_FIRST ? _("%s (first shot only)") : _("%s (last bullet only)"),
                strbuf_text(&said));
    strbuf_free(&said);
}

/* The rank of a value (AS-01): 1 is the ace. */
static const char *value_text(const struct stage *st, int value)
{
    return face_rank_text(st, value == 1 ? RANK_A : value - 2);
}

static void effect_words(const struct stage *st, const struct ace_effect *e, struct strbuf *out)
{
    char what[FACE_NAME], as[FACE_NAME];
    what_word(st, e->what, what);
    what_word(st, e->as, as);
    switch ((enum ace_verb)e->verb) {
    case ACE_DO_DAMAGE:
        strbuf_addf(out, plural("Deal %d damage at once", "Deal %d damage at once", e->n), e->n);
        break;
    case ACE_DO_DRAW: strbuf_addf(out, plural("Draw %d card", "Draw %d cards", e->n), e->n); break;
    case ACE_DO_CYCLE:
        strbuf_addf(out,
                    plural("Discard %d card and draw another",
                           "Discard up to %d cards and draw that many", e->n),
                    e->n);
        break;
    case ACE_DO_RECALL:
        strbuf_addf(out,
                    plural("Take %d card back from the discard pile",
                           "Take up to %d cards back from the discard pile", e->n),
                    e->n);
        break;
    case ACE_DO_JOKER: strbuf_add(out, _("Take the Joker into your hand")); break;
    case ACE_DO_PEEK:
        strbuf_addf(out,
                    plural("Look at the draw pile’s top card",
                           "Look at the draw pile’s top %d cards and put them back in any order",
                           e->n),
                    e->n);
        break;
    case ACE_DO_PICK:
        strbuf_addf(out,
                    plural("Take the draw pile’s top card",
                           "Look at the draw pile’s top %d cards and take one", e->n),
                    e->n);
        break;
    case ACE_DO_BULLET:
        strbuf_addf(out, plural("Gain %d bullet", "Gain %d bullets", e->n), e->n);
        break;
    case ACE_DO_RELOAD:
        strbuf_addf(out, plural("Gain %d reload", "Gain %d reloads", e->n), e->n);
        break;
    case ACE_DO_ADD: strbuf_addf(out, _("Shot damage +%d"), e->n); break;
    case ACE_DO_COMBO: strbuf_addf(out, _("%s: +%d damage"), kind_word(e->what), e->n); break;
    case ACE_DO_RECOLOUR:
        strbuf_addf(out,
                    plural("Next shot: change the suit of %d card",
                           "Next shot: change up to %d cards to the same suit", e->n),
                    e->n);
        break;
    case ACE_DO_COUNT: strbuf_addf(out, _("Next shot: %s count as %s"), what, as); break;
    case ACE_DO_RERANK:
        if (e->what == ACE_RANK_ANY)
            strbuf_addf(out,
                        plural("Next shot: change the rank of %d card",
                               "Next shot: change up to %d cards to the same rank", e->n),
                        e->n);
        else
            strbuf_addf(out,
                        plural("Next shot: %d card becomes %s",
                               "Next shot: up to %d cards become %s", e->n),
                        e->n, face_rank_text(st, e->what));
        break;
    case ACE_DO_STEP:
        strbuf_addf(out,
                    plural("Next shot: move %d card one rank up or down",
                           "Next shot: move up to %d cards one rank up or down", e->n),
                    e->n);
        break;
    case ACE_DO_SHORT: strbuf_addf(out, _("%s needs only four cards"), kind_word(e->what)); break;
    case ACE_DO_DOUBLE: strbuf_addf(out, C_("double", "%s add double damage"), what); break;
    case ACE_DO_TWICE: strbuf_add(out, _("Base damage is doubled")); break;
    case ACE_DO_CALM: strbuf_add(out, _("Penalties don’t affect the shot")); break;
    case ACE_DO_EXTRA:
        strbuf_addf(out, C_("extra", "%s in the poker hand: +%d each"), what, e->n);
        if (e->max)
            strbuf_addf(out, _(", up to +%d"), e->max);
        break;
    case ACE_DO_LOW:
        strbuf_addf(out, _("Each card from ace to %s in the poker hand: +%d"),
                    value_text(st, e->what), e->n);
        break;
    case ACE_DO_LEAST: strbuf_addf(out, _("A poker hand deals at least %d damage"), e->n); break;
    default: penalty_words(st, e, out); break;
    }
}

/* Some begin with a word that elsewhere stands inside a sentence. */
static void capital(struct strbuf *out, size_t from)
{
    CARRE_ASSERT(from <= out->length);
    if (out->text && out->length > from && out->text[from] >= 'a' && out->text[from] <= 'z')
        out->text[from] = (char)(out->text[from] - 'a' + 'A');
}

void ace_effect_words(const struct stage *st, const struct ace_effect *e, struct strbuf *out)
{
    const size_t from = out->length;
    effect_words(st, e, out);
    capital(out, from);
}

static void effect_brief(const struct stage *st, const struct ace_effect *e, struct strbuf *out)
{
    char what[FACE_NAME], as[FACE_NAME];
    what_word(st, e->what, what);
    what_word(st, e->as, as);
    switch ((enum ace_verb)e->verb) {
    case ACE_DO_DAMAGE: strbuf_addf(out, _("%d damage now"), e->n); break;
    case ACE_DO_DRAW: strbuf_addf(out, plural("Draw %d", "Draw %d", e->n), e->n); break;
    case ACE_DO_CYCLE: strbuf_addf(out, plural("Swap %d card", "Swap %d cards", e->n), e->n); break;
    case ACE_DO_RECALL:
        strbuf_addf(out, plural("Recall %d card", "Recall %d cards", e->n), e->n);
        break;
    case ACE_DO_JOKER: strbuf_add(out, _("Joker")); break;
    case ACE_DO_PEEK: strbuf_addf(out, plural("Look at %d", "Look at %d", e->n), e->n); break;
    case ACE_DO_PICK: strbuf_addf(out, _("Take 1 of %d"), e->n); break;
    case ACE_DO_BULLET: strbuf_addf(out, plural("+%d bullet", "+%d bullets", e->n), e->n); break;
    case ACE_DO_RELOAD: strbuf_addf(out, plural("+%d reload", "+%d reloads", e->n), e->n); break;
    case ACE_DO_ADD: strbuf_addf(out, _("+%d damage"), e->n); break;
    case ACE_DO_COMBO: strbuf_addf(out, _("%s +%d"), ace_kind_name(e->what), e->n); break;
    case ACE_DO_RECOLOUR:
        strbuf_addf(out, plural("New suit: %d card", "New suit: %d cards", e->n), e->n);
        break;
    case ACE_DO_COUNT:
        strbuf_addf(out, TEXT_PICTURE("%s") " → " TEXT_PICTURE("%s"), face_suit_icon(e->what),
                    face_suit_icon(e->as));
        break;
    case ACE_DO_RERANK:
        if (e->what == ACE_RANK_ANY)
            strbuf_addf(out, plural("New rank: %d card", "New rank: %d cards", e->n), e->n);
        else
            strbuf_addf(out, plural("%d card → %s", "%d cards → %s", e->n), e->n,
                        face_rank_text(st, e->what));
        break;
    case ACE_DO_STEP:
        strbuf_addf(out, plural("±1 rank: %d card", "±1 rank: %d cards", e->n), e->n);
        break;
    case ACE_DO_SHORT: strbuf_addf(out, _("4-card %s"), ace_kind_name(e->what)); break;
    case ACE_DO_DOUBLE: strbuf_addf(out, _("%s ×2"), what); break;
    case ACE_DO_TWICE: strbuf_add(out, _("Base damage ×2")); break;
    case ACE_DO_CALM: strbuf_add(out, _("No penalty")); break;
    case ACE_DO_EXTRA: strbuf_addf(out, C_("brief extra", "%s: +%d each"), what, e->n); break;
    case ACE_DO_LOW:
        strbuf_addf(out, C_("brief low", "%s–%s: +%d each"), face_rank_text(st, RANK_A),
                    value_text(st, e->what), e->n);
        break;
    case ACE_DO_LEAST: strbuf_addf(out, _("At least %d"), e->n); break;
    default: penalty_words(st, e, out); break;
    }
}

/* As short as a card needs it: "+4 damage". */
static void ace_effect_brief(const struct stage *st, const struct ace_effect *e, struct strbuf *out)
{
    const size_t from = out->length;
    effect_brief(st, e, out);
    capital(out, from);
}

void ace_effect_tag(const struct stage *st, const struct ace_effect *e, struct strbuf *out)
{
    char what[FACE_NAME];
    what_word(st, e->what, what);
    if (e->verb == ACE_DO_NOEXTRA && e->what == ACE_FACES)
        strbuf_addf(out, C_("a rule in short", "%s\u00A0%s\u00A0%s: 0"), face_rank_text(st, RANK_J),
                    face_rank_text(st, RANK_Q), face_rank_text(st, RANK_K));
    else if (e->verb == ACE_DO_NOEXTRA)
        strbuf_add(out, C_("a rule in short", "aces: 0"));
    else if (e->verb == ACE_DO_VENGEANCE)
        strbuf_add(out, C_("a rule in short", "ace of spades"));
    else if (e->verb == ACE_DO_ZERO)
        strbuf_add(out, ace_kind_name(e->what));
    else if (e->verb == ACE_DO_VOID)
        strbuf_add(out, what);
    else
        strbuf_add(out, e->when == ACE_FIRST  ? C_("a rule in short", "first shot")
                        : e->when == ACE_LAST ? C_("a rule in short", "last bullet")
                                              : C_("a rule in short", "each shot"));
}

static void all_words(const struct stage *st, const struct ace_effect *e, int n,
                      const char *between, struct strbuf *out,
                      void (*one)(const struct stage *, const struct ace_effect *, struct strbuf *))
{
    CARRE_ASSERT(n >= 0);
    for (int i = 0; i < n; i++) {
        if (i)
            strbuf_add(out, between);
        one(st, &e[i], out);
    }
}

void ace_bonus_words(const struct stage *st, const struct ace_enemy *e, struct strbuf *out)
{
    all_words(st, e->bonus, e->nbonuses, C_("between effects", ". "), out, ace_effect_words);
}

void ace_bonus_brief(const struct stage *st, const struct ace_enemy *e, struct strbuf *out)
{
    all_words(st, e->bonus, e->nbonuses, C_("between short effects", ", "), out, ace_effect_brief);
}

bool ace_is_weakness(const struct ace_effect *e) { return e->verb == ACE_DO_VENGEANCE; }

void ace_penalty_words(const struct stage *st, const struct ace_enemy *e, bool weakness,
                       struct strbuf *out)
{
    bool more = false;
    for (int i = 0; i < e->npenalties; i++) {
        if (ace_is_weakness(&e->penalty[i]) != weakness)
            continue;
        if (more)
            strbuf_add(out, C_("between effects", ". "));
        ace_effect_words(st, &e->penalty[i], out);
        more = true;
    }
}

/* ---- claims ---- */

void ace_claim_words(const struct stage *st, const struct ace_claim *claim, const card *cards,
                     int n, struct strbuf *out)
{
    CARRE_ASSERT(claim && cards && n >= 0);
    int count[RANKS] = {0}, suits[SUITS] = {0};
    for (int i = 0; i < n && i < 64; i++) {
        if (!(claim->cards >> i & 1))
            continue;
        card c = card_is_joker(cards[i]) ? claim->joker : cards[i];
        if (!card_is_plain(c))
            continue;
        count[card_rank(c)]++;
        suits[card_suit(c)]++;
    }
    int high = -1, second = -1;
    for (int r = RANKS - 1; r >= 0; r--)
        if (count[r] && (high < 0 || count[r] > count[high])) {
            second = high;
            high = r;
        } else if (count[r] && (second < 0 || count[r] > count[second])) {
            second = r;
        }
    if (high < 0)
        return;
    switch (claim->kind) {
    case ACE_PAIR:
    case ACE_THREE:
    case ACE_FOUR:
    case ACE_FIVE: strbuf_add(out, face_rank_plural(high)); return;
    case ACE_TWO_PAIR:
    case ACE_FULL:
        strbuf_addf(out, C_("ranks of two pair or a full house", "%s and %s"),
                    face_rank_plural(high), second < 0 ? "" : face_rank_plural(second));
        return;
    default: break;
    }
    if (claim->kind == ACE_FLUSH || claim->kind == ACE_STRAIGHT_FLUSH)
        for (int s = 0; s < SUITS; s++)
            if (suits[s]) {
                strbuf_addf(out, "%s%s", face_suit_name(s), _(": "));
                break;
            }
    bool low = (claim->kind == ACE_STRAIGHT || claim->kind == ACE_STRAIGHT_FLUSH) &&
               count[RANK_A] && count[RANK_2];
    bool any = false;
    if (low) {
        strbuf_add(out, face_rank_text(st, RANK_A));
        any = true;
    }
    for (int r = 0; r < RANKS; r++)
        for (int k = 0; k < count[r] && !(low && r == RANK_A); k++) {
            strbuf_addf(out, "%s%s", any ? C_("list", ", ") : "", face_rank_text(st, r));
            any = true;
        }
}

/* Who is the cause, before what he does; nothing for the rules themselves. */
static const char *source_name(const struct stage *st, const struct ace_step *step)
{
    const struct ace_enemy *e = ace_enemy_of(&st->rules, step->source);
    return e ? _(e->name) : NULL;
}

void ace_step_words(const struct stage *st, const struct ace_step *step, int kind,
                    struct strbuf *out)
{
    CARRE_ASSERT(step && kind >= 0 && kind < ACE_KINDS);
    char what[FACE_NAME] = "";
    const char *who = source_name(st, step);
    if (step->kind == ACE_STEP_JOKER)
        face_name(st, step->what, what);
    else if (step->what <= ACE_ACES)
        what_word(st, step->what, what);
    switch ((enum ace_step_kind)step->kind) {
    case ACE_STEP_CHANGE: strbuf_addf(out, _("%s: cards changed"), who ? who : ""); return;
    case ACE_STEP_JOKER: strbuf_addf(out, _("Joker: %s"), what); return;
    case ACE_STEP_CALM: strbuf_addf(out, _("%s: no penalty"), who ? who : ""); return;
    case ACE_STEP_VOID: strbuf_addf(out, _("%s: no %s"), who ? who : "", what); return;
    case ACE_STEP_SHORT: strbuf_addf(out, _("%s: four cards are enough"), who ? who : ""); return;
    case ACE_STEP_BASE: strbuf_add(out, ace_kind_name(kind)); return;
    case ACE_STEP_TWICE: strbuf_addf(out, _("%s: doubled"), who ? who : ""); return;
    case ACE_STEP_FACES:
        what_word(st, ACE_FACES, what);
        strbuf_add(out, what);
        return;
    case ACE_STEP_ACES: strbuf_add(out, _("Aces")); return;
    case ACE_STEP_NOEXTRA: strbuf_addf(out, C_("count", "%s: no %s"), who ? who : "", what); return;
    case ACE_STEP_DOUBLE:
        strbuf_addf(out, C_("count", "%s: %s doubled"), who ? who : "", what);
        return;
    case ACE_STEP_COMBO:
        strbuf_addf(out, C_("count", "%s: %s"), who ? who : "", ace_kind_name(kind));
        return;
    case ACE_STEP_EXTRA: strbuf_addf(out, C_("count", "%s: %s"), who ? who : "", what); return;
    case ACE_STEP_LOW:
        strbuf_addf(out, C_("count", "%s: %s–%s"), who ? who : "", face_rank_text(st, RANK_A),
                    value_text(st, step->what));
        return;
    case ACE_STEP_VENGEANCE: strbuf_addf(out, _("%s: ace of spades"), who ? who : ""); return;
    case ACE_STEP_LEAST: strbuf_addf(out, _("%s: minimum"), who ? who : ""); return;
    case ACE_STEP_HALVE: strbuf_addf(out, _("%s: halved"), who ? who : ""); return;
    case ACE_STEP_CAP: strbuf_addf(out, _("%s: capped"), who ? who : ""); return;
    case ACE_STEP_ZERO:
        strbuf_addf(out, _("%s: no damage for %s"), who ? who : "", kind_word(kind));
        return;
    case ACE_STEP_REPEAT: strbuf_addf(out, _("%s: already claimed"), who ? who : ""); return;
    case ACE_STEP_ADD:
    case ACE_STEP_LESS:
    case ACE_STEP_KINDS: strbuf_add(out, who ? who : ""); return;
    }
}

const char *ace_step_icon(const struct stage *st, const struct ace_step *step)
{
    static const char *const icon[ACE_STEP_KINDS] = {[ACE_STEP_CHANGE] = "verb-recolour",
                                                     [ACE_STEP_JOKER] = "joker",
                                                     [ACE_STEP_CALM] = "verb-calm",
                                                     [ACE_STEP_VOID] = "verb-void",
                                                     [ACE_STEP_SHORT] = "verb-short",
                                                     [ACE_STEP_BASE] = "verb-combo",
                                                     [ACE_STEP_TWICE] = "verb-twice",
                                                     [ACE_STEP_FACES] = "crown",
                                                     [ACE_STEP_ACES] = "ace",
                                                     [ACE_STEP_NOEXTRA] = "verb-noextra",
                                                     [ACE_STEP_DOUBLE] = "verb-double",
                                                     [ACE_STEP_COMBO] = "verb-combo",
                                                     [ACE_STEP_EXTRA] = "verb-extra",
                                                     [ACE_STEP_LOW] = "verb-low",
                                                     [ACE_STEP_ADD] = "verb-add",
                                                     [ACE_STEP_VENGEANCE] = "verb-vengeance",
                                                     [ACE_STEP_LEAST] = "verb-least",
                                                     [ACE_STEP_HALVE] = "verb-halve",
                                                     [ACE_STEP_LESS] = "verb-less",
                                                     [ACE_STEP_CAP] = "verb-cap",
                                                     [ACE_STEP_ZERO] = "verb-zero",
                                                     [ACE_STEP_REPEAT] = "verb-norepeat"};
    (void)st;
    return step->kind < ACE_STEP_KINDS ? icon[step->kind] : "info";
}
