/* ace_worth.c - what bonuses are worth, by verb: measured with runs, see ../BOTS.md. */
#include "ace_worth.h"

#include "check.h"

/* A row a verb: points, and more for each of its number, in halves; what is not here is worth
 * nothing before it works. */
static const struct {
    int8_t points, halves;
} worth[ACE_DOS] = {
    [ACE_DO_DAMAGE] = {0, 2}, [ACE_DO_DRAW] = {0, 2},   [ACE_DO_CYCLE] = {1, 1},
    [ACE_DO_RECALL] = {1, 4}, [ACE_DO_JOKER] = {6, 0},  [ACE_DO_PEEK] = {1, 0},
    [ACE_DO_PICK] = {3, 0},   [ACE_DO_BULLET] = {7, 0}, [ACE_DO_RELOAD] = {0, 4},
    [ACE_DO_ADD] = {0, 2},    [ACE_DO_COMBO] = {0, 1},  [ACE_DO_RECOLOUR] = {1, 2},
    [ACE_DO_COUNT] = {2, 0},  [ACE_DO_RERANK] = {2, 4}, [ACE_DO_STEP] = {1, 2},
    [ACE_DO_SHORT] = {3, 0},  [ACE_DO_DOUBLE] = {2, 0}, [ACE_DO_TWICE] = {5, 0},
    [ACE_DO_CALM] = {3, 0},
};

static int points(const struct ace_effect *e)
{
    const int more = e->verb == ACE_DO_DOUBLE && e->what == ACE_ACES ? 2 : 0;
    return worth[e->verb].points + worth[e->verb].halves * e->n / 2 + more;
}

int ace_worth_points(const struct ace_enemy *bonus)
{
    int sum = 0;
    for (int i = 0; i < bonus->nbonuses; i++)
        sum += points(&bonus->bonus[i]);
    return sum;
}

bool ace_worth_certain(const struct ace_enemy *bonus)
{
    return bonus->nbonuses &&
           (bonus->bonus[0].verb == ACE_DO_DAMAGE || bonus->bonus[0].verb == ACE_DO_ADD);
}

bool ace_worth_saves(const struct ace_enemy *bonus)
{
    for (int i = 0; i < bonus->nbonuses; i++)
        if (bonus->bonus[i].verb == ACE_DO_DAMAGE || bonus->bonus[i].verb == ACE_DO_BULLET)
            return true;
    return false;
}

int ace_worth_price(const struct ace_enemy *bonus, int marker, int hoard)
{
    enum { SHARE = 1700 }; /* of 1 << 16, a point */
    return marker >= ACE_DUELS ? 0 : ace_worth_points(bonus) * SHARE * hoard / 100;
}

/* Counted: of 1,500 runs of the shark at each difficulty how many are won (RULES.md, "Balance"),
 * and of the runs that met each marker's enemy as many as `carre sim ace --report --bot shark
 * --seed review-book --difficulty D` says ("run %"; 1,500 runs at Easy and Normal, 421 at Hard, 400
 * at Nightmare), with what their bonuses were worth then. That count is older than Lord Overkill's
 * lines of now: since who wins has met everybody, and nobody before him changed, a row is its old
 * one times new wins to old ones. One point more or less moves the odds by about a tenth (a
 * logistic fit at each marker from the fourth on: 0.08 to 0.11 at Normal). */
int ace_worth_run(int difficulty, int marker, int points)
{
    CARRE_ASSERT(difficulty >= 0 && difficulty < 4);
    enum { WHOLE = 10000, MORE = 1105, UNIT = 1000 };
    static const int16_t won[4][ACE_DUELS] = {
        {9530, 9560, 9570, 9730, 9730, 9750, 9820, 9830, 9840, 9870, 9870, 9890},
        {5180, 5210, 5210, 5290, 5290, 5310, 5350, 5350, 5360, 5380, 5380, 5390},
        {2640, 2660, 2660, 2680, 2680, 2700, 2730, 2730, 2740, 2760, 2760, 2780},
        {1090, 1140, 1140, 1200, 1200, 1210, 1250, 1250, 1270, 1290, 1310, 1310},
    };
    static const uint8_t usual[ACE_DUELS] = {0, 3, 6, 5, 10, 16, 13, 18, 22, 20, 26, 30};
    if (marker > ACE_DUELS)
        return WHOLE;
    const int at = marker < 1 ? 0 : marker - 1;
    int64_t yes = won[difficulty][at] * (int64_t)UNIT,
            no = (WHOLE - won[difficulty][at]) * (int64_t)UNIT;
    for (int more = points - usual[at]; more > 0; more--)
        no = no * UNIT / MORE;
    for (int less = usual[at] - points; less > 0; less--)
        yes = yes * UNIT / MORE;
    return (int)(yes * WHOLE / (yes + no));
}

int ace_worth_held(const struct rules *r, const struct board *b)
{
    int sum = 0;
    for (int slot = 0; slot < ACE_SLOTS && ace_bonus(r, b, slot); slot++)
        sum += ace_worth_points(ace_bonus(r, b, slot));
    return sum;
}
