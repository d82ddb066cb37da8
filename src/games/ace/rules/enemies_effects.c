/* enemies_effects.c - effects as words and back: verbs, kinds, numbers, a line of them. */
#include "enemies_inside.h"

#include "check.h"
#include "line_reader.h"

#include <stdio.h>
#include <string.h>

/* What stands after a verb: "3", "pair 3", "hearts as spades", "extra aces 2 max 4". */
enum shape {
    BARE,
    NUMBER,
    KIND,
    SHORT_KIND, /* a kind that can be short */
    KIND_NUMBER,
    SUIT,
    GROUP,
    SUIT_AS_SUIT,
    NUMBER_RANK,
    VALUE_NUMBER,
    WHAT_NUMBER_MAX
};

/* A row a verb: its word, where it may stand, what stands after it, and the most that its number
 * is. */
static const struct {
    const char *word;
    uint8_t of;
    enum shape shape;
    uint8_t most;
} verbs[] = {
    [ACE_DO_DAMAGE] = {"damage", NOW, NUMBER, 99},
    [ACE_DO_DRAW] = {"draw", NOW, NUMBER, 12},
    [ACE_DO_CYCLE] = {"cycle", NOW, NUMBER, 12},
    [ACE_DO_RECALL] = {"recall", NOW, NUMBER, 12},
    [ACE_DO_JOKER] = {"joker", NOW, BARE, 0},
    [ACE_DO_PEEK] = {"peek", NOW, NUMBER, 12},
    [ACE_DO_PICK] = {"pick", NOW, NUMBER, 12},
    [ACE_DO_BULLET] = {"bullet", NOW | PERMANENT, NUMBER, ACE_COUNTER_MOST},
    [ACE_DO_RELOAD] = {"reload", NOW | PERMANENT, NUMBER, ACE_COUNTER_MOST},
    [ACE_DO_ADD] = {"add", SHOT, NUMBER, 99},
    [ACE_DO_COMBO] = {"combo", SHOT | PERMANENT, KIND_NUMBER, 99},
    [ACE_DO_RECOLOUR] = {"recolour", SHOT, NUMBER, ACE_TARGETS},
    [ACE_DO_COUNT] = {"count", SHOT, SUIT_AS_SUIT, 0},
    [ACE_DO_RERANK] = {"rerank", SHOT, NUMBER_RANK, ACE_TARGETS},
    [ACE_DO_STEP] = {"step", SHOT, NUMBER, ACE_TARGETS},
    [ACE_DO_SHORT] = {"short", SHOT | PERMANENT, SHORT_KIND, 0},
    [ACE_DO_DOUBLE] = {"double", SHOT, GROUP, 0},
    [ACE_DO_TWICE] = {"twice", SHOT, BARE, 0},
    [ACE_DO_CALM] = {"calm", SHOT, BARE, 0},
    [ACE_DO_EXTRA] = {"extra", PERMANENT, WHAT_NUMBER_MAX, 99},
    [ACE_DO_LOW] = {"low", PERMANENT, VALUE_NUMBER, 99},
    [ACE_DO_LEAST] = {"least", PERMANENT, NUMBER, 99},
    [ACE_DO_ZERO] = {"zero", PENALTY, KIND, 0},
    [ACE_DO_NOREPEAT] = {"norepeat", PENALTY, BARE, 0},
    [ACE_DO_LESS] = {"less", PENALTY, NUMBER, 99},
    [ACE_DO_CAP] = {"cap", PENALTY, NUMBER, 99},
    [ACE_DO_HALVE] = {"halve", PENALTY, BARE, 0},
    [ACE_DO_NOEXTRA] = {"noextra", PENALTY, GROUP, 0},
    [ACE_DO_VOID] = {"void", PENALTY, SUIT, 0},
    [ACE_DO_NOBONUS] = {"nobonus", PENALTY, BARE, 0},
    [ACE_DO_VENGEANCE] = {"vengeance", PENALTY, NUMBER, 99},
};

_Static_assert(sizeof verbs / sizeof *verbs == ACE_DOS, "every verb has its row");

static const char *const kinds[ACE_KINDS] = {
    NULL,    "pair", "two-pair", "three",          "straight",
    "flush", "full", "four",     "straight-flush", "five"};

static const char *const whats[] = {"clubs", "diamonds", "hearts", "spades", "faces", "aces"};

static const char *const ranks[] = {"2", "3",  "4", "5", "6", "7", "8",
                                    "9", "10", "J", "Q", "K", "A", "any"};

const char *const ace_enemies_sorts[] = {"minion", "acolyte", "overkill"};

const char *const ace_enemies_difficulties[] = {"easy", "normal", "hard", "nightmare"};

enum { WHATS = 6, RANK_WORDS = 14, VALUE_MOST = 13 };

const char *ace_kind_word(int kind)
{
    return kind >= ACE_PAIR && kind < ACE_KINDS ? kinds[kind] : NULL;
}

static const char *ace_verb_word(int verb)
{
    return verb > ACE_NOTHING && verb < ACE_DOS ? verbs[verb].word : NULL;
}

void ace_effect_text(const struct ace_effect *e, char *out, int room)
{
    char more[48] = "";
    CARRE_ASSERT(e->verb < ACE_DOS);
    switch (verbs[e->verb].shape) {
    case BARE: break;
    case NUMBER: snprintf(more, sizeof more, " %d", e->n); break;
    case KIND:
    case SHORT_KIND: snprintf(more, sizeof more, " %s", kinds[e->what]); break;
    case KIND_NUMBER: snprintf(more, sizeof more, " %s %d", kinds[e->what], e->n); break;
    case SUIT:
    case GROUP: snprintf(more, sizeof more, " %s", whats[e->what]); break;
    case SUIT_AS_SUIT:
        snprintf(more, sizeof more, " %s as %s", whats[e->what], whats[e->as]);
        break;
    case NUMBER_RANK: snprintf(more, sizeof more, " %d %s", e->n, ranks[e->what]); break;
    case VALUE_NUMBER: snprintf(more, sizeof more, " %d %d", e->what, e->n); break;
    case WHAT_NUMBER_MAX:
        if (e->max)
            snprintf(more, sizeof more, " %s %d max %d", whats[e->what], e->n, e->max);
        else
            snprintf(more, sizeof more, " %s %d", whats[e->what], e->n);
        break;
    }
    const char *verb = ace_verb_word(e->verb);
    snprintf(out, (size_t)room, "%s%s%s", verb ? verb : "", more,
             e->when == ACE_FIRST  ? " first"
             : e->when == ACE_LAST ? " last"
                                   : "");
}

void ace_enemies_word(struct line_reader *r, char out[ACE_ID]) { reader_word(r, ",", out, ACE_ID); }

int ace_enemies_number(struct line_reader *r, int least, int most)
{
    CARRE_ASSERT(least <= most);
    char w[ACE_ID];
    int n = 0;
    ace_enemies_word(r, w);
    for (const char *p = w; *p && n <= 1000; p++)
        n = *p >= '0' && *p <= '9' ? n * 10 + *p - '0' : 10000;
    if (!w[0])
        reader_fault(r, "a number from %d to %d is missing", least, most);
    else if (n < least || n > most || (w[0] == '0' && w[1]))
        reader_fault(r, "\"%s\" is no number from %d to %d", w, least, most);
    return r->failed ? least : n;
}

int ace_enemies_one_of(struct line_reader *r, const char *const *words, int first, int end,
                       const char *what)
{
    CARRE_ASSERT(first < end);
    char w[ACE_ID];
    ace_enemies_word(r, w);
    for (int i = first; i < end; i++)
        if (strcmp(words[i], w) == 0)
            return i;
    if (w[0])
        reader_fault(r, "\"%s\" is no %s", w, what);
    else
        reader_fault(r, "a %s is missing", what);
    return first;
}

bool ace_enemies_said(struct line_reader *r, const char *wanted)
{
    char *before = r->at;
    char w[ACE_ID];
    ace_enemies_word(r, w);
    if (strcmp(w, wanted) == 0)
        return true;
    r->at = before;
    return false;
}

static void effect_rest(struct line_reader *r, struct ace_effect *e)
{
    const int most = verbs[e->verb].most;
    switch (verbs[e->verb].shape) {
    case BARE: break;
    case NUMBER: e->n = (uint8_t)ace_enemies_number(r, 1, most); break;
    case KIND:
    case SHORT_KIND:
    case KIND_NUMBER:
        e->what = (uint8_t)ace_enemies_one_of(r, kinds, ACE_PAIR, ACE_KINDS, "kind of combination");
        if (verbs[e->verb].shape == KIND_NUMBER)
            e->n = (uint8_t)ace_enemies_number(r, 1, most);
        else if (verbs[e->verb].shape == SHORT_KIND && e->what != ACE_STRAIGHT &&
                 e->what != ACE_FLUSH)
            reader_fault(r, "only a straight or a flush can be short");
        break;
    case SUIT: e->what = (uint8_t)ace_enemies_one_of(r, whats, 0, SUITS, "suit"); break;
    case GROUP:
        e->what = (uint8_t)ace_enemies_one_of(r, whats, ACE_FACES, WHATS, "group (faces or aces)");
        break;
    case SUIT_AS_SUIT:
        e->what = (uint8_t)ace_enemies_one_of(r, whats, 0, SUITS, "suit");
        if (!ace_enemies_said(r, "as"))
            reader_fault(r, "\"as\" and a suit are missing");
        e->as = (uint8_t)ace_enemies_one_of(r, whats, 0, SUITS, "suit");
        if (e->as == e->what)
            reader_fault(r, "that suit is the same");
        break;
    case NUMBER_RANK:
        e->n = (uint8_t)ace_enemies_number(r, 1, most);
        e->what = (uint8_t)ace_enemies_one_of(r, ranks, 0, RANK_WORDS, "rank");
        break;
    case VALUE_NUMBER:
        e->what = (uint8_t)ace_enemies_number(r, 1, VALUE_MOST);
        e->n = (uint8_t)ace_enemies_number(r, 1, most);
        break;
    case WHAT_NUMBER_MAX:
        e->what = (uint8_t)ace_enemies_one_of(r, whats, 0, WHATS, "suit or group");
        e->n = (uint8_t)ace_enemies_number(r, 1, most);
        if (ace_enemies_said(r, "max"))
            e->max = (uint8_t)ace_enemies_number(r, 1, most);
        break;
    }
}

int ace_enemies_effects(struct line_reader *r, struct ace_effect *out, int of, const char *where)
{
    int n = 0, picking = 0;
    bool now = false, shot = false;
    do {
        char w[ACE_ID];
        ace_enemies_word(r, w);
        int verb = ACE_NOTHING + 1;
        while (verb < ACE_DOS && strcmp(verbs[verb].word, w) != 0)
            verb++;
        if (verb == ACE_DOS)
            reader_fault(r, w[0] ? "\"%s\" is no effect" : "an effect is missing%s", w);
        else if (!(verbs[verb].of & of))
            reader_fault(r, "\"%s\" is not among %s", w, where);
        else if (n == ACE_EFFECTS)
            reader_fault(r, "more than %d effects", ACE_EFFECTS);
        if (r->failed)
            return 0;
        struct ace_effect *e = &out[n++];
        *e = (struct ace_effect){.verb = (uint8_t)verb};
        effect_rest(r, e);
        if (of == PENALTY && verb != ACE_DO_VENGEANCE)
            e->when = ace_enemies_said(r, "first")  ? ACE_FIRST
                      : ace_enemies_said(r, "last") ? ACE_LAST
                                                    : ACE_ALWAYS;
        picking += ace_effect_picks(e);
        now |= ace_effect_now(e);
        shot |= !ace_effect_now(e);
        reader_skip(r);
    } while (!r->failed && *r->at == ',' && *r->at++);
    if (!reader_ends(r))
        reader_fault(r, "\"%.20s\" does not belong there", r->at);
    if (picking > 1)
        reader_fault(r, "only one effect of a card may pick the cards that it changes");
    if (of == (NOW | SHOT) && now && shot)
        reader_fault(r, "a card acts now or on a shot, not both");
    return r->failed ? 0 : n;
}
