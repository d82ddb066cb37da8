/* The table of SPEC: which reasons look and sound how, where the effect cards lie, and in which
 * order all of it is drawn. */
#include "spec_skin.h"
#include "poker_skin.h"

#include "check.h"
#include "spec_look.h"

#include "i18n.h"

/* Sounds of the effects themselves belong to their moments, and so does how long the picture waits
 * for them. */
static const struct style styles[] = {
    POKER_STYLES,
    {.why = SPEC_WHY_GIVE,
     .kind = EVENT_MOVE,
     .ms = 240,
     .gap = 70,
     .arc = 0.08F,
     .sound = "cards/deal"},
    {.why = SPEC_WHY_BREAK,
     .kind = EVENT_MOVE,
     .ms = 240,
     .gap = 90,
     .arc = 0.08F,
     .sound = "cards/deal"},
    {.why = SPEC_WHY_DRINK,
     .kind = EVENT_MOVE,
     .ms = 260,
     .gap = 140,
     .arc = 0.08F,
     .sound = "spec/serve"},
    {.why = SPEC_WHY_FUN, .kind = EVENT_MAKE, .ms = 240, .gap = 50},
    {.why = SPEC_WHY_ANSWER, .gap = 0},
    {.why = SPEC_WHY_DECLARE, .kind = EVENT_MOVE, .ms = 320, .arc = 0.06F},
    {.why = SPEC_WHY_ATTACH, .kind = EVENT_MOVE, .ms = 320, .gap = 120, .arc = 0.06F},
    {.why = SPEC_WHY_RESOLVE, .kind = EVENT_MOVE, .ms = 280, .arc = 0.05F},
    {.why = SPEC_WHY_BACK, .kind = EVENT_MOVE, .ms = 320, .arc = 0.08F},
    {.why = SPEC_WHY_EXCHANGE, .kind = EVENT_GATHER, .ms = 320, .gap = 120, .arc = 0.08F},
    {.why = SPEC_WHY_SWAP, .kind = EVENT_MOVE, .ms = 360, .arc = 0.12F},
    {.why = SPEC_WHY_CLAIRVOYANCE, .kind = EVENT_SHOW, .ms = 260},
    {.why = SPEC_WHY_UPGRADE, .kind = EVENT_MOVE, .ms = 280, .arc = 0.06F},
    {.why = SPEC_WHY_EXCHANGE_CARDS, .kind = EVENT_MOVE, .ms = 280, .gap = 80, .arc = 0.08F},
    {.why = SPEC_WHY_COLLECT, .kind = EVENT_GATHER, .ms = 280, .gap = 60},
};

/* ---- the effect cards ---- */

static void lay(struct scatter *out, const struct tabletop *t, int zone, int index, struct rect r,
                float alpha)
{
    struct placed *p = stage_place(out, t, zone, index, r);
    p->spot.alpha = alpha;
}

static void place_seat(struct stage *st, const struct tabletop *t, struct scatter *out, int s)
{
    CARRE_ASSERT(s >= 0 && s < t->b.nseats);
    const struct board *b = &t->b;
    const int fun = board_count(b, SPEC_FUN + s), table = board_count(b, SPEC_TABLE + s);
    const bool there = s == st->me || !rect_empty(spec_table_at(st)->seat[s].plate);
    for (int i = 0; i < board_count(b, SPEC_HELD + s) && there; i++)
        lay(out, t, SPEC_HELD + s, i,
            s == st->me ? spec_effect_spot(st, i) : spec_mini_spot(st, s, i), 1);
    for (int i = 0; i < fun && there; i++)
        lay(out, t, SPEC_FUN + s, i,
            s == st->me ? spec_fun_spot(st, i, fun) : spec_mini_spot(st, s, SPEC_HELD_MOST),
            s == st->me ? 1 : 0);
    for (int i = 0; i < table && there; i++)
        lay(out, t, SPEC_TABLE + s, i, spec_declared_spot(st, s, i, table), 1);
}

/* What nobody holds lies at the dealer's: cards come from there and go there. */
static void place_pack(struct stage *st, const struct tabletop *t, struct scatter *out)
{
    const struct rect d = spec_at(st)->dealer,
                      r = rect_around((struct point){d.x + d.w / 2, rect_bottom(d)}, d.w * 0.3F,
                                      d.w * 0.42F);
    for (int i = 0; i < board_count(&t->b, SPEC_PACK); i++)
        lay(out, t, SPEC_PACK, i, r, 0);
}

static void place(struct stage *st, const struct tabletop *t, struct scatter *out)
{
    const struct board *b = &t->b;
    const int used = board_count(b, SPEC_USED);
    place_pack(st, t, out);
    for (int s = 0; s < b->nseats; s++)
        place_seat(st, t, out, s);
    for (int i = 0; i < used; i++)
        lay(out, t, SPEC_USED, i, spec_used_spot(st, i, used), 1);
    spec_place_moment(st, t, out);
}

/* A card that stands out lies straight: its rim does too. */
static void placed(struct stage *st, const struct tabletop *t, struct placed *p)
{
    (void)st, (void)t;
    if (p->rim)
        p->spot.angle = 0;
}

static int index_of(const struct tabletop *t, int zone, uint16_t id)
{
    for (int i = 0; i < board_count(&t->b, zone); i++)
        if (tabletop_id(t, zone, i) == id)
            return i;
    return -1;
}

static bool draw_card(const struct stage *st, struct canvas *c, const struct placed *p)
{
    if (spec_hides(st, p) || p->zone == SPEC_PACK)
        return true;
    if (p->zone < SPEC_HELD || p->zone > SPEC_USED)
        return false;
    if (p->zone == SPEC_HELD + st->me || p->zone == SPEC_FUN + st->me) {
        const int index = index_of(&st->shown, p->zone, p->id),
                  held = board_count(&st->shown.b, SPEC_HELD + st->me);
        spec_draw_own_card(st, c, p,
                           index < 0                      ? -1
                           : p->zone == SPEC_FUN + st->me ? held + index
                                                          : index);
    } else if (p->zone < SPEC_FUN || p->zone >= SPEC_TABLE || p->flies) {
        spec_draw_mini(st, c, p);
    }
    return true;
}

/* ---- the table's questions ---- */

static void items(struct stage *st, struct items *it)
{
    spec_rack_items(st, it);
    spec_strip_items(st, it);
    spec_question_items(st, it);
    spec_aim_items(st, it);
    poker_look(st)->targeting = spec_aimed(st) >= 0 || spec_question(st) == SPEC_Q_DISCARD;
}

static int sooner(int a, int b) { return a < 0 ? b : b < 0 || a < b ? a : b; }

static int moving(struct stage *st)
{
    return spec_moves(st) ? 0 : sooner(spec_moment_wait(st), spec_strip_wait(st));
}

static int digits(const struct stage *st) { return (void)st, SPEC_HELD_MOST; }

static void seated(struct stage *st)
{
    spec_forget(st);
    spec(st)->ready = 0;
    spec(st)->asked_since = spec(st)->asked_for = spec(st)->drafted_at = 0;
    spec_moment_seated(st);
}

static void draw_powers(const struct stage *st, struct canvas *c)
{
    spec_draw_rack(st, c);
    spec_draw_strip(st, c);
    spec_draw_tray(st, c);
}

static void draw_over(const struct stage *st, struct canvas *c)
{
    spec_draw_questions(st, c);
    spec_draw_aim(st, c);
    spec_draw_large(st, c);
    spec_draw_moment(st, c);
}

static bool both_cards(const struct board *b) { return b->num[SPEC_BOTH]; }

/* Its ceremonies, two boards and the break are pages over the table… */
static bool fills(const struct stage *st)
{
    return spec_boards_on(st) || spec_scene_on(st) || spec_break_on(st);
}

/* …and what is aimed or drawn has the middle of the room for itself. */
static bool stages(const struct stage *st)
{
    return fills(st) || spec_aimed(st) >= 0 || st->shown.b.phase == SPEC_PHASE_DRAW;
}

static const struct poker_dress dress = {.own = spec_dress_own,
                                         .stroked = true,
                                         .strong = spec_dress_strong,
                                         .round = 0.7F,
                                         /* lacquer shines less than light */
                                         .box = {0.03F, 0.07F},
                                         .button = {0.03F, 0.07F},
                                         .main = {0.03F, 0.07F},
                                         .pictured = true,
                                         .pale = true,
                                         .dealer = "spec/button",
                                         .chips = "spec/chips",
                                         .disc = spec_disc,
                                         .face_gap = 10,
                                         .cards_gap = 26,
                                         .hand_gap = 20,
                                         .bet = 84,
                                         .ring_out = 5,
                                         .ring_cut = 18,
                                         .ahead = 300};

/* Back in the game; a card of one's own at work: cunning, or a good evening. */
static int mood(const struct stage *st, int who)
{
    const struct spec_moment *m = &spec_moments_of(st)->scene;
    if (!spec_scene_on(st) || m->who != who)
        return -1;
    return m->scene == SPEC_SCENE_REENTRY ? MOOD_GLAD
           : m->effect < 0                ? -1
           : m->effect < SPEC_NORMAL      ? MOOD_SLY
                                          : MOOD_GLAD;
}

static const struct poker_extra extra = {
    .dress = &dress,
    .sounds = "spec",
    .room = AUDIO_ROOM_WOOD,
    .bar = 96,
    .measure = spec_measure,
    .place = place,
    .placed = placed,
    .items = items,
    .cover = spec_moment_items,
    .input = spec_input,
    .happened = spec_happened,
    .line = spec_line,
    .about = spec_line_subject,
    .choice = spec_choice_words,
    .seat_words = spec_seat_words,
    .table = spec_table_words,
    .shows = spec_shows,
    .covers = spec_covered,
    .moving = moving,
    .hurry = spec_hurry,
    .seated = seated,
    .digits = digits,
    .busy = spec_busy,
    .stages = stages,
    .fills = fills,
    .both = both_cards,
    .mood = mood,
    .turn = spec_whose_turn,
    .act = spec_act,
    .voice = spec_meow_words,
    .hole = spec_hole,
    .draw_table = spec_draw_table,
    .draw_stage = spec_draw_stage,
    .draw_bar = spec_draw_bar,
    .draw_still = spec_draw_dealer_still,
    .draw_under = spec_draw_moment_under,
    .draw_row = spec_draw_row,
    .draw_card = draw_card,
    .draw_powers = draw_powers,
    .draw_over = draw_over,
};

const struct skin tokyo_skin = {
    .game = "spec",
    .touch = TOUCH_LACQUER,
    .theme = &spec_night,
    .contrast = &spec_night_contrast,
    .page = {&spec_page_night, &spec_page_night_contrast},
    .music = "spec",
    .back = "spec/back",
    .curtain = "spec/curtain",
    .style = styles,
    .nstyles = sizeof styles / sizeof *styles,
    .state_size = sizeof(struct spec_state),
    .summary = spec_summary,
    .ending = &spec_ending,
    .ahead = spec_show_ahead,
    POKER_SKIN_TO_THE_END,
    .bare = spec_bare,
    .face = spec_framed,
    .typing = spec_typing_words,
    .bubble = {.fill = SPEC_WASHI_RGB, .line = SPEC_SEAL_RGB, .above = true},
    .extra = &extra,
};
