/* ace_slow.c - the course of a run (ace_slow.h). The numbers in brackets are those of the rules. */
#include "ace_slow.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

__attribute__((format(printf, 2, 3))) static void fault(struct slow *s, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    if (!s->fault[0])
        vsnprintf(s->fault, sizeof s->fault, format, args);
    va_end(args);
}

static int place(const char *const *list, int n, const char *word)
{
    for (int i = 0; i < n; i++)
        if (strcmp(list[i], word) == 0)
            return i;
    return -1;
}

/* The enemies' file */

static int effects(const char *line, struct slow_effect *out)
{
    int n = 0;
    memset(&out[0], 0, sizeof out[0]);
    while (*line) {
        const size_t length = strcspn(line, " ,");
        if (length)
            snprintf(out[n].word[out[n].n++], 16, "%.*s", (int)length, line);
        line += length;
        if (*line == ',')
            memset(&out[++n], 0, sizeof out[n]);
        line += *line != 0;
    }
    return n + 1;
}

void slow_read(struct slow *s, const char *enemies, int difficulty, int players)
{
    static const char *const names[] = {"easy", "normal", "hard", "nightmare"};
    *s = (struct slow){.difficulty = difficulty,
                       .players = players,
                       .enemy = -1,
                       .using = -1,
                       .phase = "aim",
                       .answers = ""};
    struct slow_foe *f = NULL;
    while (*enemies) {
        char line[300];
        const size_t length = strcspn(enemies, "\n");
        snprintf(line, sizeof line, "%.*s", (int)length, enemies);
        enemies += length + (enemies[length] == '\n');
        char *value = strchr(line, ' ');
        if (!value || line[0] == '#')
            continue;
        *value++ = 0;
        if (strcmp(line, "enemy") == 0) {
            f = &s->foe[s->nfoes++];
            *f = (struct slow_foe){.difficulty = -1};
            snprintf(f->id, sizeof f->id, "%.39s", value);
        } else if (strcmp(line, "number") == 0) {
            f->number = atoi(value); /* start: 0 */
        } else if (strcmp(line, "hp") == 0) {
            f->hp = atoi(value);
        } else if (strcmp(line, "difficulty") == 0) {
            f->difficulty = place(names, 4, value);
        } else if (strcmp(line, "penalty") == 0) {
            f->npenalties = effects(value, f->penalty);
        } else if (strcmp(line, "bonus") == 0) {
            f->nbonuses = effects(value, f->bonus);
        }
    }
}

bool slow_now(const struct slow *s, int foe)
{
    static const char *const now[] = {"damage", "draw", "cycle",  "recall", "joker",
                                      "peek",   "pick", "bullet", "reload"};
    return place(now, 9, s->foe[foe].bonus[0].word[0]) >= 0;
}

/* Cards */

static void lay(struct slow_pile *p, int card) { p->card[p->n++] = card; }

static int lift(struct slow_pile *p, int at)
{
    const int card = p->card[at];
    memmove(&p->card[at], &p->card[at + 1], (size_t)(--p->n - at) * sizeof *p->card);
    return card;
}

static int where(const struct slow_pile *p, int card)
{
    for (int i = 0; i < p->n; i++)
        if (p->card[i] == card)
            return i;
    return -1;
}

static void to_hand(struct slow *s, int card)
{
    int at = s->hand.n;
    lay(&s->hand, card);
    for (; at > 0 && s->hand.card[at - 1] > card; at--)
        s->hand.card[at] = s->hand.card[at - 1];
    s->hand.card[at] = card;
}

/* A card that goes takes along what was declared on it. */
static void discard(struct slow *s, int card)
{
    struct slow_pile *from = where(&s->hand, card) >= 0 ? &s->hand : &s->row; /* [50] */
    lift(from, where(from, card));
    lay(&s->discard, card);
    for (int i = 0; i < SLOW_SLOTS; i++)
        for (int k = 0; k < s->armed[i].n; k++)
            if (s->armed[i].armed && s->armed[i].target[k] == card)
                s->armed[i] = (struct slow_armed){0};
}

static void next_word(struct slow *s, char out[40])
{
    const size_t length = strcspn(s->answers, " \n");
    snprintf(out, 40, "%.*s", length < 39 ? (int)length : 39, s->answers);
    s->answers += length;
    s->answers += *s->answers == ' ';
}

static int drawn(struct slow *s)
{
    char word[40];
    s->pile--;
    if (s->known.n)
        return s->known.card[--s->known.n];
    next_word(s, word);
    if (strcmp(word, "joker") == 0)
        return SLOW_JOKER;
    const char *rank = word[0] ? strchr("23456789TJQKA", word[0]) : NULL,
               *suit = word[1] ? strchr("cdhs", word[1]) : NULL;
    if (!rank || !suit)
        return fault(s, "\"%s\" drawn", word), 0;
    return (int)(rank - "23456789TJQKA") * 4 + (int)(suit - "cdhs");
}

static void draw(struct slow *s, int n)
{
    while (n-- > 0 && s->pile > 0 && !s->fault[0])
        to_hand(s, drawn(s));
}

static int limit(const struct slow *s) { return s->players == 2 ? 5 : 8; } /* [7] */

static void draw_row(struct slow *s, int n)
{
    while (n-- > 0 && s->pile > 0 && !s->fault[0])
        lay(&s->row, drawn(s));
}

/* [11, 16, 51] */
static void refill(struct slow *s)
{
    if (s->players == 2)
        draw_row(s, 3 - s->row.n);
    draw(s, limit(s) - s->hand.n);
}

static void change_over(struct slow *s)
{
    const struct slow_pile hand = s->hand;
    s->hand = s->other;
    s->other = hand;
}

/* [55] */
static void refill_both(struct slow *s, bool partner_first)
{
    if (s->players == 2)
        draw_row(s, 3 - s->row.n);
    for (int i = 0; i < 2; i++) {
        if (partner_first == (i == 0) && s->players == 2)
            change_over(s);
        draw(s, limit(s) - s->hand.n);
        if (partner_first == (i == 0) && s->players == 2)
            change_over(s);
    }
}

struct slow_pile slow_cards(const struct slow *s)
{
    struct slow_pile all = s->hand;
    for (int i = 0; i < s->row.n; i++)
        lay(&all, s->row.card[i]);
    return all;
}

/* What may be done */

static bool aiming(const struct slow *s) { return !s->won && strcmp(s->phase, "aim") == 0; }
bool slow_may_shoot(const struct slow *s) { return aiming(s) && slow_holds(s, false); }
/* [13, 15] */
bool slow_may_discard(const struct slow *s)
{
    return aiming(s) && s->reloads > 0 && s->hand.n + s->row.n > 0;
}
/* [14, 15] */
bool slow_may_renew(const struct slow *s)
{
    return aiming(s) && s->reloads > 0 && s->discard.n > 0;
}
/* [17] */
bool slow_may_jam(const struct slow *s)
{
    return aiming(s) && !slow_holds(s, true) && !slow_may_discard(s) && !slow_may_renew(s);
}

bool slow_may_say(const struct slow *s, int player) /* [54] */
{
    return aiming(s) && s->players == 2 && (player == s->active ? s->said : s->heard) < 2;
}

static bool could(const struct slow *s, const struct slow_effect *e)
{
    if (slow_is(e, "draw") || slow_is(e, "peek") || slow_is(e, "pick"))
        return s->pile > 0;
    if (slow_is(e, "cycle"))
        return s->hand.n > 0;
    if (slow_is(e, "recall"))
        return s->discard.n > 0;
    if (slow_is(e, "joker"))
        return s->aside || where(&s->discard, SLOW_JOKER) >= 0; /* [38] */
    return slow_is(e, "damage") ||
           (slow_is(e, "bullet") ? s->bullets < 6 : s->reloads < 6); /* [39] */
}

static bool saves(const struct slow *s, int foe) /* [12] */
{
    bool any = false;
    for (int k = 0; k < s->foe[foe].nbonuses; k++)
        any |= slow_is(&s->foe[foe].bonus[k], "bullet") || slow_is(&s->foe[foe].bonus[k], "damage");
    return any && slow_now(s, foe);
}

bool slow_may_use(const struct slow *s, int slot)
{
    const struct slow_foe *f = &s->foe[s->bonuses.card[slot]];
    bool any = false;
    for (int k = 0; k < f->nbonuses; k++)
        any |= could(s, &f->bonus[k]);
    return !s->won && slow_now(s, s->bonuses.card[slot]) && any &&
           (aiming(s) || (strcmp(s->phase, "last") == 0 && saves(s, s->bonuses.card[slot])));
}

bool slow_may_arm(const struct slow *s, int slot)
{
    if (!aiming(s) || slow_now(s, s->bonuses.card[slot]))
        return false;
    const struct slow_foe *f = &s->foe[s->bonuses.card[slot]], *enemy = &s->foe[s->enemy];
    bool picks = false, calm = true, penalty = false;
    int cards = 0;
    for (int k = 0; k < f->nbonuses; k++) {
        picks |= slow_is(&f->bonus[k], "recolour") || slow_is(&f->bonus[k], "rerank") ||
                 slow_is(&f->bonus[k], "step");
        calm &= slow_is(&f->bonus[k], "calm");
    }
    for (int i = 0; i < enemy->npenalties; i++)
        penalty |= slow_acts(s, &enemy->penalty[i]) && !slow_is(&enemy->penalty[i], "vengeance");
    const struct slow_pile all = slow_cards(s);
    for (int i = 0; i < all.n; i++)
        cards += all.card[i] != SLOW_JOKER;
    return !slow_nobonus(s) && (!calm || penalty) && (!picks || cards);
}

/* The course of a run */

static int scene(int marker) { return (marker - 1) / 3; } /* 0 to 3 [3] */

static void set_counters(struct slow *s) /* [3, 39, 43] */
{
    static const int bullets[] = {2, 3, 3, 4}, reloads[] = {2, 2, 3, 4};
    s->bullets = bullets[scene(s->marker)];
    s->reloads = reloads[scene(s->marker)] - (s->difficulty == 3);
    for (int i = 0; i < s->lasting.n; i++)
        for (int k = 0; k < s->foe[s->lasting.card[i]].nbonuses; k++) {
            const struct slow_effect *e = &s->foe[s->lasting.card[i]].bonus[k];
            s->bullets += slow_is(e, "bullet") ? slow_number(e, 1) : 0;
            s->reloads += slow_is(e, "reload") ? slow_number(e, 1) : 0;
        }
    s->bullets = s->bullets > 6 ? 6 : s->bullets;
    s->reloads = s->reloads > 6 ? 6 : s->reloads;
}

static void reveal(struct slow *s) /* [2, 4, 33, 44] */
{
    char word[40] = "";
    if (s->marker < 12)
        next_word(s, word);
    s->enemy = -1;
    for (int i = 0; i < s->nfoes; i++)
        if (s->marker == 12 ? s->foe[i].difficulty == s->difficulty
                            : strcmp(s->foe[i].id, word) == 0)
            s->enemy = i;
    if (s->enemy < 0 || s->foe[s->enemy].number != s->marker - 1) {
        fault(s, "\"%s\" is no enemy for marker %d", word, s->marker);
        s->enemy = 0;
    }
    s->hp = s->foe[s->enemy].hp;
    s->shots = 0;
    memset(s->claimed, 0, sizeof s->claimed);
    set_counters(s);
    if (slow_nobonus(s))
        memset(s->armed, 0, sizeof s->armed);
}

static void shuffle_all(struct slow *s)
{
    s->pile += s->discard.n;
    s->discard.n = s->known.n = 0;
}

static void next_duel(struct slow *s)
{
    const bool new_scene = scene(s->marker) != scene(s->marker + 1);
    s->marker++;
    reveal(s);
    if (new_scene) {
        memset(s->armed, 0, sizeof s->armed);
        while (s->hand.n)
            lay(&s->discard, lift(&s->hand, 0));
        while (s->other.n)
            lay(&s->discard, lift(&s->other, 0));
        while (s->row.n)
            lay(&s->discard, lift(&s->row, 0));
        shuffle_all(s);
    }
    refill_both(s, s->fired);
}

static void hurt(struct slow *s, int points)
{
    s->hp = s->hp > points ? s->hp - points : 0;
    if (s->hp)
        return;
    const int number_of = s->foe[s->enemy].number;
    if (s->marker == 12)
        s->won = 1; /* [34] */
    else
        lay(number_of == 2 || number_of == 5 || number_of == 8 ? &s->lasting : &s->bonuses,
            s->enemy);
    s->enemy = s->won ? s->enemy : -1;
}

static bool anything_saves(const struct slow *s)
{
    for (int i = 0; i < s->bonuses.n; i++)
        if (saves(s, s->bonuses.card[i]))
            return true;
    return false;
}

/* One effect of the bonus being used; true if it asks first. */
static bool use_effect(struct slow *s)
{
    const struct slow_effect *e = &s->foe[s->using].bonus[s->verb];
    const int n = e->n > 1 ? slow_number(e, 1) : 0;
    if (!could(s, e)) {
        s->verb++;
        return false;
    }
    if (slow_is(e, "cycle") || slow_is(e, "recall")) {
        s->phase = slow_is(e, "cycle") ? "cycle" : "recall";
        return true;
    }
    if (slow_is(e, "peek") || slow_is(e, "pick")) {
        for (int i = 0; i < n && s->pile > 0; i++)
            lay(&s->shown, drawn(s));
        s->phase = slow_is(e, "peek") ? "arrange" : "pick";
        return true;
    }
    s->verb++;
    s->done = true;
    if (slow_is(e, "damage")) {
        hurt(s, n); /* [36] */
    } else if (slow_is(e, "draw")) {
        draw(s, n);
    } else if (slow_is(e, "joker")) {
        if (!s->aside)
            lift(&s->discard, where(&s->discard, SLOW_JOKER));
        s->aside = false;
        to_hand(s, SLOW_JOKER);
    } else {
        int *counter = slow_is(e, "bullet") ? &s->bullets : &s->reloads;
        *counter = *counter + n > 6 ? 6 : *counter + n;
    }
    return false;
}

/* All that follows by itself, until somebody decides. */
static void follow(struct slow *s)
{
    while (!s->won && !s->fault[0]) {
        if (s->enemy < 0) {
            if (s->fired && s->hand.n > limit(s) && scene(s->marker) == scene(s->marker + 1)) {
                s->phase = "trim"; /* [18] */
                return;
            }
            next_duel(s);
        } else if (s->using >= 0 && s->verb < s->foe[s->using].nbonuses) {
            if (use_effect(s))
                return;
        } else if (s->fired) {
            s->using = -1;
            if (s->bullets == 0 && anything_saves(s)) {
                s->phase = "last";
                return;
            }
            if (s->bullets == 0) {
                s->won = -1;
            } else if (s->hand.n > limit(s)) {
                s->phase = "trim";
                return;
            }
            s->fired = false;
            s->said = s->heard = 0;
            if (s->players == 2 && !s->won) { /* [52] */
                change_over(s);
                s->active = 1 - s->active;
            }
        } else {
            s->using = -1;
            s->phase = "aim";
            return;
        }
    }
}

static void bullet_spent(struct slow *s)
{
    s->bullets--;
    if (s->bullets > 0 || anything_saves(s))
        refill(s);
}

/* Actions */

struct picked {
    char verb[16];
    int who, about, amount, pick[SLOW_CARDS], n;
};

static void drop_bonus(struct slow *s, int slot)
{
    lift(&s->bonuses, slot);
    memmove(&s->armed[slot], &s->armed[slot + 1],
            (size_t)(SLOW_SLOTS - 1 - slot) * sizeof *s->armed);
    s->armed[SLOW_SLOTS - 1] = (struct slow_armed){0};
}

static void check_size(struct slow *s, int n) /* [11, 16, 40] */
{
    const int all = slow_cards(s).n, most = all < 5 ? all : 5; /* [56] */
    if (n > most || n < (s->difficulty == 0 && most ? 1 : most))
        fault(s, "a shot of %d", n);
}

static void shoot(struct slow *s, const struct picked *a)
{
    struct slow_pile shot = {.n = 0};
    int kind;
    bool good;
    const struct slow_pile all = slow_cards(s);
    check_size(s, a->n);
    for (int i = 0; i < a->n; i++)
        lay(&shot, all.card[a->pick[i]]);
    const int dealt = slow_deals(s, &shot, a->about, a->amount, &kind, &good);
    if (!good)
        fault(s, "a declaration that changes nothing");
    if (dealt < 0)
        fault(s, "no combination");
    for (int i = s->bonuses.n - 1; i >= 0; i--)
        if (s->armed[i].armed)
            drop_bonus(s, i);
    for (int i = 0; i < shot.n; i++)
        discard(s, shot.card[i]);
    s->claimed[kind] = true;
    s->shots++;
    s->fired = true;
    hurt(s, dealt);
    if (!s->won && s->enemy >= 0)
        bullet_spent(s);
}

static void throw(struct slow * s, const struct picked *a)
{
    const struct slow_pile all = slow_cards(s);
    int card[SLOW_CARDS];
    for (int i = 0; i < a->n; i++)
        card[i] = all.card[a->pick[i]];
    for (int i = 0; i < a->n; i++)
        discard(s, card[i]);
}

static void jam(struct slow *s, const struct picked *a)
{
    if (!slow_may_jam(s))
        fault(s, "a jam");
    check_size(s, a->n);
    memset(s->armed, 0, sizeof s->armed);
    throw(s, a);
    s->shots++;
    s->fired = true;
    bullet_spent(s);
}

static void recall(struct slow *s, const struct picked *a)
{
    int card[SLOW_CARDS];
    for (int i = 0; i < a->n; i++)
        card[i] = s->discard.card[a->pick[i]];
    for (int i = 0; i < a->n; i++) {
        lift(&s->discard, where(&s->discard, card[i]));
        to_hand(s, card[i]);
    }
}

/* Cards shown go back: those in `first` will be drawn first, then the others in their order. */
static void put_back(struct slow *s, const struct picked *first)
{
    struct slow_pile order = {.n = 0};
    for (int i = 0; i < first->n; i++)
        lay(&order, s->shown.card[first->pick[i]]);
    for (int i = 0; i < s->shown.n; i++)
        if (where(&order, s->shown.card[i]) < 0)
            lay(&order, s->shown.card[i]);
    for (int i = order.n - 1; i >= 0; i--) {
        lay(&s->known, order.card[i]);
        s->pile++;
    }
    s->shown.n = 0;
}

/* What the effect that asked wanted to hear. */
static void answer(struct slow *s, const struct picked *a)
{
    const struct slow_effect *e = &s->foe[s->using].bonus[s->verb];
    if (!slow_is(e, "peek") && !(a->n == 0 && s->done) &&
        (a->n < 1 || a->n > (slow_is(e, "pick") ? 1 : slow_number(e, 1))))
        fault(s, "%d cards for %s", a->n, e->word[0]);
    if (slow_is(e, "cycle")) {
        for (int i = 0; i < a->n; i++)
            if (a->pick[i] >= s->hand.n)
                fault(s, "a card of the row is changed"); /* [53] */
        throw(s, a);
        draw(s, a->n);
    } else if (slow_is(e, "recall")) {
        recall(s, a);
    } else if (slow_is(e, "peek")) {
        put_back(s, a);
    } else {
        to_hand(s, lift(&s->shown, a->pick[0]));
        put_back(s, &(struct picked){.n = 0});
    }
    s->verb++;
    s->done = true;
}

static void use(struct slow *s, const struct picked *a)
{
    if (!slow_may_use(s, a->about))
        fault(s, "slot %d used", a->about);
    s->using = s->bonuses.card[a->about];
    s->verb = 0;
    s->done = false;
    drop_bonus(s, a->about);
    if (a->n)
        answer(s, a);
}

static void arm(struct slow *s, const struct picked *a)
{
    if (!slow_may_arm(s, a->about))
        fault(s, "slot %d armed", a->about);
    struct slow_armed *d = &s->armed[a->about];
    *d = (struct slow_armed){.armed = true, .amount = a->amount, .order = slow_last_order(s) + 1};
    for (int i = 0; i < a->n && i < 3; i++)
        d->target[d->n++] = slow_cards(s).card[a->pick[i]];
}

static struct picked read_line(const char *line)
{
    struct picked a = {.about = 0};
    char word[40];
    int at = 0;
    for (int k = 0; *line && *line != ':'; k++) {
        const size_t length = strcspn(line, " ");
        snprintf(word, sizeof word, "%.*s", (int)length, line);
        line += length + (line[length] == ' ');
        at = atoi(word + 1);
        if (k == 0)
            a.who = atoi(word) - 1;
        else if (k == 1)
            snprintf(a.verb, sizeof a.verb, "%.15s", word);
        else if (word[0] == '#')
            a.pick[a.n++] = at;
        else if (word[0] == '=')
            a.amount = at;
        else if (word[0] == '.')
            a.about = at;
    }
    return a;
}

void slow_play(struct slow *s, const char *line)
{
    const struct picked a = read_line(line);
    if (a.who != s->active && strcmp(a.verb, "hint") != 0)
        fault(s, "player %d out of turn", a.who + 1);
    const char *answers = strchr(line, ':');
    s->answers = answers ? answers + 1 + (answers[1] == ' ') : "";
    if (strcmp(a.verb, "shoot") == 0) {
        shoot(s, &a);
    } else if (strcmp(a.verb, "jam") == 0) {
        jam(s, &a);
    } else if (strcmp(a.verb, "discard") == 0) {
        const int hand = s->hand.n;
        s->reloads--;
        throw(s, &a);
        const int shared = a.n - (hand - s->hand.n);
        draw_row(s, shared);
        draw(s, a.n - shared);
    } else if (strcmp(a.verb, "renew") == 0) {
        s->reloads--;
        shuffle_all(s);
    } else if (strcmp(a.verb, "use") == 0) {
        use(s, &a);
    } else if (strcmp(a.verb, "arm") == 0) {
        arm(s, &a);
    } else if (strcmp(a.verb, "disarm") == 0) {
        s->armed[a.about] = (struct slow_armed){0};
    } else if (strcmp(a.verb, "trim") == 0) {
        if (s->hand.n - a.n != limit(s))
            fault(s, "%d of %d thrown away", a.n, s->hand.n);
        throw(s, &a);
    } else if (strcmp(a.verb, "yield") == 0) {
        s->won = -1;
    } else if (strcmp(a.verb, "hint") == 0) {
        if (!slow_may_say(s, a.who))
            fault(s, "a word");
        *(a.who == s->active ? &s->said : &s->heard) += 1;
        if (a.about ? a.amount != 6 || a.n != 1 || a.pick[0] >= s->row.n
                    : a.amount < 0 || a.amount > 5 || a.n)
            fault(s, "an odd word");
    } else {
        answer(s, &a);
    }
    follow(s);
    if (*s->answers && *s->answers != '\n')
        fault(s, "more was drawn: %.30s", s->answers);
}

void slow_open(struct slow *s, const char *answers)
{
    s->answers = answers;
    s->aside = true;
    s->pile = 52;
    s->marker = 1;
    if (s->players == 2) { /* [52] */
        char word[40];
        next_word(s, word);
        s->active = atoi(word + 1); /* "=1" */
    }
    refill_both(s, false);
    reveal(s); /* [5, 59] */
    follow(s);
}
