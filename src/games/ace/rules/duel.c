/* duel.c - the course of a run: enemies, scenes, the end of a turn.
 *
 * Whatever an action did, ace_flow looks at the table and settles what follows, one thing after the
 * other, until somebody has to decide: a killed enemy is followed by the next, a bonus goes on with
 * its effects, a turn whose shot was fired ends. So no rule has to know which others were under way
 * when it happened. */
#include "ace.h"

#include "check.h"

enum { DIE_ENEMY = 64, DIE_FIRST = 80 };

int ace_draw(struct turn *t, int who, int n, int why)
{
    CARRE_ASSERT(who >= 0 && who < t->b->nseats);
    int drawn = 0;
    while (drawn < n && board_count(t->b, ACE_PILE) && !t->broken) {
        turn_draw(t, ACE_PILE, ACE_HAND + who, seat_bit(who), who, why);
        drawn++;
    }
    return drawn;
}

void ace_draw_row(struct turn *t, int who, int n, int why)
{
    for (; n > 0 && board_count(t->b, ACE_PILE) && !t->broken; n--)
        turn_draw(t, ACE_PILE, ACE_SHARED, SEAT_ALL, who, why);
}

static void fill_row(struct turn *t, int who, int why)
{
    if (t->b->nseats > 1)
        ace_draw_row(t, who, ACE_SHARED_CARDS - board_count(t->b, ACE_SHARED), why);
}

static void fill_hand(struct turn *t, int who, int why)
{
    CARRE_ASSERT(who >= 0 && who < t->b->nseats);
    ace_draw(t, who, ace_hand_limit(t->b) - board_count(t->b, ACE_HAND + who), why);
}

void ace_refill(struct turn *t, int who, int why)
{
    fill_row(t, who, why);
    fill_hand(t, who, why);
}

/* For a new enemy: the row, then every hand, the next one to play first (AS-55). */
static void refill_all(struct turn *t, int next, int why)
{
    fill_row(t, next, why);
    for (int i = 0, who = next; i < t->b->nseats; i++, who = ace_next(t->b, who))
        fill_hand(t, who, why);
}

static int enemy_drawn(struct turn *t, int number)
{
    CARRE_ASSERT(number >= 0 && number < ACE_NUMBERS);
    const struct ace_data *data = ace_data(t->rules);
    int equals[ACE_ENEMIES], n = 0;
    card faces[ACE_ENEMIES];
    for (int i = 0; i < ACE_ENEMIES; i++)
        if (data->enemy[i].number == number &&
            (data->enemy[i].kind != ACE_OVERKILL ||
             data->enemy[i].difficulty == ace_difficulty(t->rules))) {
            faces[n] = ace_enemy_card(i);
            CARRE_ASSERT(n < ACE_ENEMIES);
            equals[n++] = i;
        }
    CARRE_ASSERT(n > 0);
    return equals[n == 1 ? 0 : turn_chance(t, DIE_ENEMY + number, 0, 0, n, faces)];
}

static int at_most(int n, int most) { return n < most ? n : most; }

/* What permanent bonuses add to a counter when a duel begins (AS-39). */
static int permanent_sum(const struct turn *t, int verb)
{
    int sum = 0;
    for (int i = 0; i < board_count(t->b, ACE_PERMANENTS); i++) {
        const struct ace_enemy *p = ace_enemy_of(t->rules, board_face(t->b, ACE_PERMANENTS, i));
        for (int k = 0; p && k < p->nbonuses; k++)
            sum += p->bonus[k].verb == verb ? p->bonus[k].n : 0;
    }
    return sum;
}

/* The top of the enemy deck is turned up, its hit points are set, the gun is loaded (AS-05, AS-33,
 * AS-03, AS-43). Who he is, is decided now: nobody can have known it before. */
static void reveal(struct turn *t)
{
    const int marker = t->b->num[ACE_MARKER];
    const int index = enemy_drawn(t, marker - 1);
    const struct ace_enemy *e = &ace_data(t->rules)->enemy[index];
    turn_make(t, ace_enemy_card(index), ACE_ENEMY, SEAT_ALL, SEAT_NONE, ACE_WHY_REVEAL);
    turn_set(t, ACE_HP_MAX, e->hp, SEAT_NONE, ACE_WHY_REVEAL);
    turn_set(t, ACE_HP, e->hp, SEAT_NONE, ACE_WHY_REVEAL);
    const int bullets =
        at_most(ace_bullets_of(marker) + permanent_sum(t, ACE_DO_BULLET), ACE_COUNTER_MOST);
    const int reloads =
        at_most(ace_reloads_of(marker, ace_difficulty(t->rules)) + permanent_sum(t, ACE_DO_RELOAD),
                ACE_COUNTER_MOST);
    turn_set(t, ACE_BULLETS_MAX, bullets, SEAT_NONE, ACE_WHY_LOAD);
    turn_set(t, ACE_BULLETS, bullets, SEAT_NONE, ACE_WHY_LOAD);
    turn_set(t, ACE_RELOADS_MAX, reloads, SEAT_NONE, ACE_WHY_LOAD);
    turn_set(t, ACE_RELOADS, reloads, SEAT_NONE, ACE_WHY_LOAD);
    turn_set(t, ACE_CLAIMED, 0, SEAT_NONE, ACE_WHY_MEMORY);
    turn_set(t, ACE_SHOTS, 0, SEAT_NONE, ACE_WHY_MEMORY);
}

static bool of_two(const struct board *b) { return b->nseats > 1; }

/* Whose turn it is now. Everybody may speak again; what was said to the one whose turn is over is
 * forgotten. Alone nobody has to be told who. */
static void pass_to(struct turn *t, int who)
{
    if (!of_two(t->b))
        return;
    CARRE_ASSERT(who >= 0 && who < t->b->nseats);
    const int over = t->b->num[ACE_ACTIVE];
    turn_set(t, ACE_ACTIVE, who, SEAT_NONE, ACE_WHY_MEMORY);
    for (int s = 0; s < t->b->nseats; s++) {
        if (t->b->num[ACE_SAID + s])
            turn_set(t, ACE_SAID + s, 0, SEAT_NONE, ACE_WHY_MEMORY);
        if (s != over && t->b->num[ACE_WORD + s])
            turn_set(t, ACE_WORD + s, 0, SEAT_NONE, ACE_WHY_MEMORY);
    }
}

void ace_setup(struct turn *t)
{
    CARRE_ASSERT(t->rules->data);
    turn_take(t, CARD_JOKER, ACE_ASIDE, SEAT_ALL, SEAT_NONE, ACE_WHY_NONE);
    turn_set(t, ACE_MARKER, 1, SEAT_NONE, ACE_WHY_MARKER);
    if (of_two(t->b))
        pass_to(t, turn_chance(t, DIE_FIRST, 0, 0, t->b->nseats, NULL)); /* AS-52 */
    turn_note(t, ACE_WHY_SCENE, SEAT_NONE, 0, 0, CARD_NONE, 1);
    turn_shuffle(t, ACE_PILE, ACE_WHY_SCENE);
    refill_all(t, t->b->num[ACE_ACTIVE], ACE_WHY_DEAL);
    reveal(t);
    if (of_two(t->b))
        turn_note(t, ACE_WHY_TURN, t->b->num[ACE_ACTIVE], 0, 0, CARD_NONE, 0);
    ace_flow(t);
}

/* A new scene: hand, discard pile and draw pile are one again (AS-33). The Joker goes along unless
 * it is still aside. */
static void new_scene(struct turn *t)
{
    turn_note(t, ACE_WHY_SCENE, SEAT_NONE, 0, 0, CARD_NONE, ace_scene(t->b->num[ACE_MARKER]));
    for (int s = 0; s < t->b->nseats; s++)
        turn_gather(t, ACE_HAND + s, ACE_PILE, ACE_WHY_SCENE);
    turn_gather(t, ACE_SHARED, ACE_PILE, ACE_WHY_SCENE);
    turn_gather(t, ACE_DISCARD, ACE_PILE, ACE_WHY_SCENE);
    turn_shuffle(t, ACE_PILE, ACE_WHY_SCENE);
}

static bool scene_ends(const struct board *b)
{
    return ace_scene(b->num[ACE_MARKER]) != ace_scene(b->num[ACE_MARKER] + 1);
}

static void next_duel(struct turn *t, int who)
{
    const bool scene = scene_ends(t->b);
    turn_add(t, ACE_MARKER, 1, SEAT_NONE, ACE_WHY_MARKER);
    reveal(t);
    struct ace_aim aim;
    ace_aim_bare(&aim, t->rules, t->b);
    if (aim.nobonus)
        ace_disarm_all(t, who); /* declared before he came who forbids it */
    if (scene) {
        ace_disarm_all(t, who);
        new_scene(t);
    }
    /* A kill by `damage` in a turn that goes on: who still owes the shot plays next (AS-36). */
    refill_all(t, t->b->num[ACE_FIRED] ? ace_next(t->b, who) : who,
               scene ? ACE_WHY_DEAL : ACE_WHY_DRAW);
}

void ace_hurt(struct turn *t, int who, int damage, int why)
{
    const struct ace_enemy *e = ace_enemy_now(t->rules, t->b);
    const card face = board_top(t->b, ACE_ENEMY);
    const int left = t->b->num[ACE_HP] - damage;
    turn_set(t, ACE_HP, left > 0 ? left : 0, who, why);
    if (left > 0)
        return;
    turn_note(t, ACE_WHY_KILL, who, 0, why == ACE_WHY_HIT, face, -left);
    if (e->kind == ACE_OVERKILL || t->b->num[ACE_MARKER] >= ACE_DUELS)
        turn_set(t, ACE_WON, 1, who, ACE_WHY_WIN);
    else if (e->kind == ACE_ACOLYTE)
        turn_move(t, ACE_ENEMY, 0, ACE_PERMANENTS, SEAT_ALL, who, ACE_WHY_PERMANENT);
    else
        turn_move(t, ACE_ENEMY, 0, ACE_BONUSES, SEAT_ALL, who, ACE_WHY_BONUS);
}

/* To the match a secret is a face or a sealed number that a seat did not know. A shot of cards that
 * all have seen, with an empty pile behind it, and a look through a discard pile that is closed
 * otherwise are news all the same; so a number is told to who has it, and taken away. */
void ace_final(struct turn *t, int who)
{
    turn_seal(t, ACE_FINAL, 0, seat_bit(who), SEAT_NONE, ACE_WHY_MEMORY);
    turn_empty(t, ACE_FINAL, who, ACE_WHY_MEMORY);
}

void ace_lose(struct turn *t) { turn_set(t, ACE_WON, -1, SEAT_NONE, ACE_WHY_LOSE); }

static void ask(struct turn *t, int phase, int who)
{
    turn_phase(t, phase);
    turn_wait(t, seat_bit(who), 0);
}

static bool above_limit(const struct board *b, int who)
{
    CARRE_ASSERT(who >= 0 && who < b->nseats);
    return board_count(b, ACE_HAND + who) > ace_hand_limit(b);
}

/* A turn is open: for two, the partner may say a word (AS-54), and nobody waits for it. */
static void aim(struct turn *t, int who)
{
    const int partner = ace_next(t->b, who);
    turn_phase(t, ACE_PHASE_AIM);
    turn_wait(t, seat_bit(who),
              partner != who && t->b->num[ACE_SAID + partner] < ACE_HINTS_A_TURN ? seat_bit(partner)
                                                                                 : 0);
}

/* The end of a turn, after its shot, the kill it was and all that a bonus does after that (AS-06,
 * AS-12, AS-18, AS-52). True: it waits for a decision. */
static bool turn_ends(struct turn *t, int who)
{
    if (t->b->num[ACE_BULLETS] <= 0) {
        if (!ace_can_be_saved(t->rules, t->b)) {
            ace_lose(t);
            return false;
        }
        if (t->b->phase != ACE_PHASE_LAST)
            turn_note(t, ACE_WHY_LAST, who, 0, 0, CARD_NONE, 0);
        ask(t, ACE_PHASE_LAST, who);
        return true;
    }
    if (above_limit(t->b, who)) {
        ask(t, ACE_PHASE_TRIM, who);
        return true;
    }
    turn_set(t, ACE_FIRED, 0, SEAT_NONE, ACE_WHY_MEMORY);
    pass_to(t, ace_next(t->b, who));
    turn_note(t, ACE_WHY_TURN, t->b->num[ACE_ACTIVE], 0, 0, CARD_NONE, 0);
    return false;
}

void ace_flow(struct turn *t)
{
    while (!t->broken) {
        const struct board *b = t->b;
        const int who = b->num[ACE_ACTIVE];
        if (b->num[ACE_WON]) {
            turn_end(t, b->num[ACE_WON] > 0 ? ACE_WHY_WIN : ACE_WHY_LOSE);
            return;
        }
        if (!board_count(b, ACE_ENEMY)) {
            /* AS-18: after a kill by the shot, or without a bullet, the turn has ended. In a turn
             * that goes on the hand may stay large. */
            if (b->num[ACE_FIRED] && above_limit(b, who) && !scene_ends(b)) {
                ask(t, ACE_PHASE_TRIM, who);
                return;
            }
            next_duel(t, who);
        } else if (b->num[ACE_USING]) {
            if (ace_use_on(t, who))
                return;
        } else if (b->num[ACE_FIRED]) {
            if (turn_ends(t, who))
                return;
        } else {
            aim(t, who);
            return;
        }
    }
}

void ace_hint(struct turn *t, const struct action *a)
{
    const card wanted = a->n ? board_face(t->b, ACE_SHARED, a->pick[0]) : (card)CARD_NONE;
    turn_add(t, ACE_SAID + a->who, 1, a->who, ACE_WHY_MEMORY);
    turn_set(t, ACE_WORD + a->who, (a->amount + 1) | (a->n ? wanted + 1 : 0) << 8, a->who,
             ACE_WHY_MEMORY);
    turn_note(t, ACE_WHY_HINT, a->who, a->amount, 0, wanted, 0);
}

static bool cards_belong(const struct board *b)
{
    for (int z = 0; z < ACE_ZONES; z++)
        for (int i = 0; i < board_count(b, z); i++) {
            const card c = board_face(b, z, i);
            const bool enemies = z >= ACE_ENEMY;
            if (card_is_known(c) &&
                (enemies ? c < CARD_OWN || c >= CARD_OWN + ACE_ENEMIES : c > CARD_JOKER))
                return false;
        }
    return board_count(b, ACE_ENEMY) <= 1 && board_count(b, ACE_BONUSES) <= ACE_SLOTS &&
           !board_count(b, ACE_SHOWN) &&
           board_count(b, ACE_SHARED) <= (of_two(b) ? ACE_SHARED_CARDS : 0);
}

static void clamp(struct turn *t, int num, int least, int most)
{
    CARRE_ASSERT(num >= 0 && num < ACE_NUMS && least <= most);
    const int v = t->b->num[num];
    turn_set(t, num, v < least ? least : v > most ? most : v, SEAT_NONE, ACE_WHY_NONE);
}

/* A position may say anything; what it says is brought within the rules, and what can't be is
 * refused. An enemy put there without a word about hit points has all of his; chambers follow the
 * bullets. */
void ace_resume(struct turn *t)
{
    if (!cards_belong(t->b)) {
        t->broken = true;
        return;
    }
    while (board_count(t->b, ACE_SHOT))
        turn_move(t, ACE_SHOT, 0, ACE_DISCARD, SEAT_ALL, SEAT_NONE, ACE_WHY_NONE);
    for (int i = board_count(t->b, ACE_ASIDE) - 1; i >= 0; i--)
        if (board_face(t->b, ACE_ASIDE, i) != CARD_JOKER)
            turn_move(t, ACE_ASIDE, i, ACE_PILE, SEAT_NOBODY, SEAT_NONE, ACE_WHY_NONE);
    /* what lies there now is undecided, wherever it came from */
    turn_shuffle(t, ACE_PILE, ACE_WHY_NONE);
    const struct ace_enemy *e = ace_enemy_now(t->rules, t->b);
    if (e && t->b->num[ACE_HP_MAX] != e->hp) {
        if (t->b->num[ACE_HP] == t->b->num[ACE_HP_MAX])
            turn_set(t, ACE_HP, e->hp, SEAT_NONE, ACE_WHY_NONE);
        turn_set(t, ACE_HP_MAX, e->hp, SEAT_NONE, ACE_WHY_NONE);
    }
    clamp(t, ACE_HP, 1, 999);
    clamp(t, ACE_MARKER, 1, e ? ACE_DUELS : ACE_DUELS - 1);
    clamp(t, ACE_BULLETS, 0, ACE_COUNTER_MOST);
    clamp(t, ACE_RELOADS, 0, ACE_COUNTER_MOST);
    clamp(t, ACE_BULLETS_MAX, t->b->num[ACE_BULLETS], ACE_COUNTER_MOST);
    clamp(t, ACE_RELOADS_MAX, t->b->num[ACE_RELOADS], ACE_COUNTER_MOST);
    clamp(t, ACE_WON, 0, 0);
    clamp(t, ACE_CLAIMED, 0, (1 << ACE_KINDS) - 1);
    clamp(t, ACE_SHOTS, 0, 99);
    clamp(t, ACE_FIRED, t->b->num[ACE_BULLETS] == 0, 1);
    clamp(t, ACE_USING, 0, 0);
    clamp(t, ACE_VERB, 0, 0);
    clamp(t, ACE_DONE, 0, 0);
    clamp(t, ACE_ACTIVE, 0, t->b->nseats - 1);
    clamp(t, ACE_WIND, 0, t->rules->option[ACE_ZERO] == ACE_ZERO_WIND ? ace_scene(ACE_DUELS) : 0);
    for (int s = 0; s < SEATS; s++) {
        clamp(t, ACE_SAID + s, 0, of_two(t->b) && s < t->b->nseats ? ACE_HINTS_A_TURN : 0);
        clamp(t, ACE_WORD + s, 0, 0);
    }
    ace_flow(t);
}
