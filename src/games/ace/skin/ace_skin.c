/* The duel: which reasons look and sound how, and in which order all is drawn. */
#include "ace_table_draw.h"
#include "ace_skin.h"
#include "ace_story.h"

#include "ace_controls.h"
#include "ace_moments.h"
#include "ace_paint.h"
#include "ace_things.h"
#include "ace_tell.h"
#include "i18n.h"
#include "plain.h"

#include <math.h>

static const struct style styles[] = {
    {.why = ACE_WHY_DEAL,
     .kind = EVENT_MOVE,
     .ms = 220,
     .gap = 55,
     .arc = 0.08F,
     .sound = "cards/deal",
     .climbs = true},
    {.why = ACE_WHY_DRAW,
     .kind = EVENT_MOVE,
     .ms = 220,
     .gap = 55,
     .arc = 0.08F,
     .sound = "cards/deal",
     .climbs = true},
    {.why = ACE_WHY_DISCARD,
     .kind = EVENT_MOVE,
     .ms = 220,
     .gap = 45,
     .arc = 0.06F,
     .sound = "cards/discard"},
    {.why = ACE_WHY_TRIM,
     .kind = EVENT_MOVE,
     .ms = 220,
     .gap = 45,
     .arc = 0.06F,
     .sound = "cards/discard"},
    {.why = ACE_WHY_CYCLE,
     .kind = EVENT_MOVE,
     .ms = 220,
     .gap = 45,
     .arc = 0.06F,
     .sound = "cards/discard"},
    {.why = ACE_WHY_SHOT,
     .kind = EVENT_MOVE,
     .ms = 200,
     .gap = 45,
     .arc = 0.04F,
     .sound = "cards/select",
     .climbs = true},
    {.why = ACE_WHY_CLAIM, .gap = 160},
    {.why = ACE_WHY_TOTAL, .gap = 720},
    {.why = ACE_WHY_HIT, .kind = EVENT_SET, .gap = 140},
    {.why = ACE_WHY_DAMAGE, .kind = EVENT_SET, .gap = 140, .sound = "ace/damage"},
    {.why = ACE_WHY_AWAY,
     .kind = EVENT_MOVE,
     .ms = 220,
     .gap = 30,
     .arc = 0.05F,
     .sound = "cards/discard"},
    {.why = ACE_WHY_BONUS, .kind = EVENT_MOVE, .gap = 350, .sound = "ace/bonus"},
    {.why = ACE_WHY_PERMANENT, .kind = EVENT_MOVE, .gap = 350, .sound = "ace/permanent"},
    {.why = ACE_WHY_SPEND_RELOAD, .gap = 60, .sound = "ace/reload"},
    {.why = ACE_WHY_SPEND_BULLET, .gap = 120, .sound = "ace/bullet"},
    {.why = ACE_WHY_GAIN_BULLET, .gap = 120},
    {.why = ACE_WHY_GAIN_RELOAD, .gap = 120, .sound = "ace/cylinder"},
    {.why = ACE_WHY_RENEW,
     .kind = EVENT_GATHER,
     .ms = 300,
     .gap = 460,
     .arc = 0.12F,
     .sound = "cards/discard"},
    {.why = ACE_WHY_RENEW, .kind = EVENT_FORGET, .gap = 260, .sound = "cards/shuffle"},
    {.why = ACE_WHY_SCENE,
     .kind = EVENT_GATHER,
     .ms = 300,
     .gap = 180,
     .arc = 0.08F,
     .sound = "cards/discard"},
    {.why = ACE_WHY_SCENE, .kind = EVENT_FORGET, .gap = 200, .sound = "cards/shuffle"},
    {.why = ACE_WHY_JAM, .kind = EVENT_NOTE, .gap = 200, .sound = "ace/jam"},
    {.why = ACE_WHY_JAM, .kind = EVENT_MOVE, .ms = 220, .gap = 45, .arc = 0.04F},
    {.why = ACE_WHY_LOAD, .gap = 30},
    {.why = ACE_WHY_USE, .kind = EVENT_MOVE, .ms = 300, .gap = 300, .sound = "ace/arm"},
    {.why = ACE_WHY_ARM, .kind = EVENT_SEAL, .sound = "ace/arm"},
    {.why = ACE_WHY_DISARM, .kind = EVENT_EMPTY, .sound = "ace/disarm"},
    {.why = ACE_WHY_SPENT, .kind = EVENT_MOVE, .ms = 300, .gap = 60},
    {.why = ACE_WHY_JOKER,
     .kind = EVENT_MOVE,
     .ms = 400,
     .gap = 300,
     .arc = 0.1F,
     .sound = "ace/joker"},
    {.why = ACE_WHY_RECALL,
     .kind = EVENT_MOVE,
     .ms = 260,
     .gap = 55,
     .arc = 0.08F,
     .sound = "cards/deal",
     .climbs = true},
    {.why = ACE_WHY_PEEK,
     .kind = EVENT_MOVE,
     .ms = 220,
     .gap = 55,
     .arc = 0.06F,
     .sound = "cards/flip"},
    {.why = ACE_WHY_BACK,
     .kind = EVENT_MOVE,
     .ms = 220,
     .gap = 40,
     .arc = 0.06F,
     .sound = "cards/discard"},
    {.why = ACE_WHY_PICK,
     .kind = EVENT_MOVE,
     .ms = 260,
     .gap = 100,
     .arc = 0.06F,
     .sound = "cards/deal"},
    /* with his hit points: no gap */
    {.why = ACE_WHY_REVEAL, .kind = EVENT_MAKE, .ms = 220, .arc = 0.08F, .sound = "cards/deal"},
    {.why = ACE_WHY_MEMORY, .sound = NULL},
};

/* ---- drawing ---- */

static void draw(const struct stage *st, struct canvas *c)
{
    ace_rehearse(st, c);
    ace_draw_table(st, c);
}

static enum line_kind line(const struct stage *st, const struct event *e,
                           const struct board *before, struct strbuf *out)
{
    return ace_event_words(st, e, before, &look(st)->listing, out);
}

static void state_line(const struct stage *st, struct strbuf *out)
{
    strbuf_addf(out, _("duel %d of %d"), st->shown.b.num[ACE_MARKER], ACE_DUELS);
}

static const char *says(const struct stage *st)
{
    const struct ace_enemy *e = ace_enemy_now(&st->rules, &st->shown.b);
    return e ? ace_story_met(e->id) : NULL;
}

static bool runs(const struct stage *st, int64_t since, int ms)
{
    return since && st->ui.now - since < ui_ms(&st->ui, ms);
}

/* Something besides cards and the cylinder. */
static bool much_moves(const struct stage *st)
{
    const struct ace_state *k = look(st);
    return ace_two_moves(st) || ace_stamps_on(st) || ace_moment_on(st) ||
           (k->told.on && !stage_caught_up(st)) || ace_shot_bangs(st) ||
           runs(st, k->reveal_since, ACE_ACOLYTE_COMES_MS);
}

static int moving(struct stage *st)
{
    return much_moves(st) || runs(st, look(st)->turn_since, look(st)->turn_ms) ? 0
                                                                               : ace_line_wait(st);
}

static void hurry(struct stage *st)
{
    struct ace_state *k = look(st);
    k->moment.kind = MOMENT_NONE;
    k->told.on = false;
    k->blow.since = k->reveal_since = k->turn_since = 0;
    k->line.since = 0;
    for (int i = 0; i < STAMPS_SHOWN; i++)
        k->stamp[i].since = 0;
    k->poster_waits = false;
}

/* Another sits in front, or looks into the hand: what was thought of before is nobody's. */
static void seated(struct stage *st)
{
    struct ace_state *k = look(st);
    k->mode = MODE_AIM;
    k->aimed.n = k->picked.n = 0;
    k->amount = -1;
    k->ups = 0;
    k->which = 0;
    k->scroll = 0;
    k->focus = 0;
    k->preview = (struct preview){0};
    k->ladder.heard = 0;
    k->ponder = (struct ponder){.on = false};
}

static const struct theme theme = {
    .name = "ace",
    .ground = 0x1C1410FFU,
    .ground_bottom = 0x2B1B12FFU,
    .panel = 0x120C08F2U,
    .line = ACE_EDGE,
    .well = 0x120C08FFU,
    .text = ACE_BONE,
    .soft = 0xC3AE8CFFU,
    .accent = ACE_EMBER,
    .on_accent = ACE_INK,
    .dim = ACE_SOOT,
    .on_dim = 0xA8957AFFU,
    .focus = ACE_CANDLE,
    .good = ACE_GLOW,
    .bad = ACE_PENALTY,
    .display = &typeface_ace,
    .strong = &ace_text,
    .plain = &ace_text,
    .radius = 8,
    .line_width = 2.4F,
};

static const struct theme contrast = {
    .name = "ace",
    THEME_CONTRAST(0x000000FFU, 0xFFFFFFFFU, ACE_BONE),
    .soft = 0xF3E9D6FFU,
    .accent = 0xFFA24AFFU,
    .on_dim = 0xD0C2A8FFU,
    .good = 0xFFD27AFFU,
    .bad = 0xFFB0A4FFU,
    .display = &typeface_ace,
    .strong = &ace_text,
    .plain = &ace_text,
    .radius = 8,
    .line_width = 3,
};

static void draw_ending(struct canvas *c, const struct ui *ui, bool won, int emblem, int behind,
                        struct rect at)
{
    (void)emblem, (void)behind;
    const float w = fmaxf(at.w, at.h * 1.6F);
    if (!ui->contrast)
        canvas_picture(c, won ? "ace/victory-ground" : "ace/defeat-ground",
                       rect_around(rect_centre(at), w, w / 1.6F), paint_plain());
    canvas_picture(c, won ? "ace/victory" : "ace/defeat", rect_fitted(at, 700, 760), paint_plain());
}

static const struct ending ace_ending = {.face = &typeface_ace,
                                         .ground = 0x1C1410FFU,
                                         .draw = draw_ending,
                                         .tell = ace_ended_tell,
                                         .fits = ace_ended_fits,
                                         .ms = ace_ended_ms,
                                         .lay = ace_ended_lay,
                                         .page = ace_ended_draw,
                                         .behind = ace_ended_behind,
                                         .lesson = true,
                                         .again = N_("Ride on")};

/* Over title and trail, beside the buttons: a head and three lines. */
static struct rect news(const struct stage *st)
{
    const float edge = ui_px(&st->ui, 16), line = ui_letters(&st->ui, 28) * 1.5F;
    return rect_make(edge, edge, look(st)->at.buttons.x - 2 * edge,
                     line * 4 + 2 * ui_px(&st->ui, 24));
}

static bool reads(const struct stage *st) { return look(st)->mode == MODE_HISTORY; }

static struct rect lesson_at(const struct stage *st, bool opponent)
{
    const struct places *at = &look(st)->at;
    if (opponent)
        return ace_poster_head(st);
    /* letters so large that the gun's place is wanted too */
    return st->ui.text > 1.5F ? rect_make(at->aside.x, at->aside.y - ui_px(&st->ui, 12),
                                          rect_right(at->count) - at->aside.x, at->aside.h)
                              : at->count;
}

static struct rect told_at(const struct stage *st)
{
    const struct places *at = &look(st)->at;
    return rect_union(at->primary, at->third);
}

/* A street and the railway, then the mine and the graves. */
static enum audio_room heard_in(const struct stage *st)
{
    const int scene = ace_scene(st->shown.b.num[ACE_MARKER]);
    return scene < 1 ? AUDIO_ROOM_SALOON : scene < 3 ? AUDIO_ROOM_STREET : AUDIO_ROOM_CANYON;
}

/* Bullets that are left, and whose duel it is. */
static int tension(const struct stage *st)
{
    const struct board *b = &st->shown.b;
    const struct ace_enemy *enemy =
        board_count(b, ACE_ENEMY) ? ace_enemy_of(&st->rules, board_top(b, ACE_ENEMY)) : NULL;
    if (b->over || !enemy)
        return 0;
    return (b->num[ACE_BULLETS] <= 1 ? 2 : b->num[ACE_BULLETS] == 2) +
           (enemy->kind == ACE_OVERKILL);
}

const struct skin ace_skin = {
    .game = "ace",
    .rim = {"ace/chosen-rim", "ace/beside-rim"},
    .touch = TOUCH_IRON,
    .theme = &theme,
    .contrast = &contrast,
    .page = {&ace_page, &ace_page_contrast},
    .music = "ace",
    .back = "cards/back-ace",
    .curtain = "ace/curtain",
    .style = styles,
    .nstyles = sizeof styles / sizeof *styles,
    .state_size = sizeof(struct ace_state),
    .measure = ace_measure,
    .place = ace_place,
    .items = ace_items,
    .input = ace_input,
    .happened = ace_moment_happened,
    .line = line,
    .plain = ace_event_plain,
    .choice = ace_choice_words,
    .typing = ace_typing_words,
    .advice = ace_advice_words,
    .table = ace_table_words,
    .moving = moving,
    .seated = seated,
    .greets = ace_greets,
    .news = news,
    .lesson = lesson_at,
    .reads = reads,
    .plate = ace_two_plate,
    .reels = true,
    .lit = ace_draw_lit,
    .says = says,
    .told_at = told_at,
    .hurry = hurry,
    .tension = tension,
    .room = heard_in,
    .draw = draw,
    .bare = ace_bare,
    .state_line = state_line,
    .summary = ace_summary,
    .ending = &ace_ending,
};
