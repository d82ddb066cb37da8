/* script_player.c - see script_player.h. */
#include "script_player.h"

#include "check.h"
#include "mem.h"
#include "path.h"
#include "sit.h"

static void begin(struct script_player *p)
{
    *p = (struct script_player){.assets = path_assets()};
    world_open(&p->world, p->assets);
}

bool script_player_again(struct script_player *p, char error[SCRIPT_ERROR])
{
    struct rules r;
    struct view v;
    stage_free(p->stage);
    match_free(p->match);
    p->stage = NULL;
    p->match = world_rules(&p->world, p->of->game, p->of->nseats, &r, error, SCRIPT_ERROR)
                   ? script_begin(p->of, &r, error)
                   : NULL;
    if (!p->match)
        return false;
    match_view(p->match, 0, &v);
    p->laid = v.board;
    p->from = p->heard = match_heard_count(p->match);
    p->step = 0;
    p->text = p->of->steps ? p->of->step[0].text : NULL;
    return true;
}

bool script_player_open_with(struct script_player *p, const struct script *s,
                             char error[SCRIPT_ERROR])
{
    begin(p);
    p->of = s;
    return script_player_again(p, error);
}

static bool find(struct script_player *p, enum script_kind kind, const char *name,
                 char error[SCRIPT_ERROR])
{
    const struct game *g = script_game(name);
    struct rules r;
    begin(p);
    *error = '\0';
    if (g && world_rules(&p->world, g, g->seats_min, &r, error, SCRIPT_ERROR))
        p->scripts = scripts_open(&r, "lessons", NULL, error);
    p->of = scripts_find(p->scripts, kind, name);
    return p->of;
}

bool script_player_open(struct script_player *p, enum script_kind kind, const char *name,
                        char error[SCRIPT_ERROR])
{
    return find(p, kind, name, error) && script_player_again(p, error);
}

bool script_there(enum script_kind kind, const char *name)
{
    struct script_player p;
    char error[SCRIPT_ERROR];
    const bool there = find(&p, kind, name, error);
    script_player_close(&p);
    return there;
}

void script_player_close(struct script_player *p)
{
    stage_free(p->stage);
    match_free(p->match);
    scripts_close(p->scripts);
    world_close(&p->world);
    mem_free(p->assets);
}

void script_player_sit(struct script_player *p, struct audio *audio)
{
    stage_free(p->stage);
    p->stage = sit_at(p->match, &p->laid, 0, audio);
    script_plates(p->of, "", p->stage->plate);
    for (int s = 0; s < p->of->nseats; s++)
        p->stage->plate[s].ground = (uint8_t)s;
    p->heard = p->from;
}

void script_player_hear(struct script_player *p)
{
    p->heard = sit_follow(p->stage, p->match, p->heard);
}

const struct script_step *script_player_step(const struct script_player *p)
{
    CARRE_ASSERT(p->step >= 0);
    return p->step < p->of->steps ? &p->of->step[p->step] : NULL;
}

bool script_player_wants(const struct script_player *p, struct action *out)
{
    const struct script_step *s = script_player_step(p);
    struct view v;
    if (!s || s->who == SEAT_NONE)
        return false;
    match_view(p->match, s->who, &v);
    return script_action(s, &v, out);
}

bool script_player_play(struct script_player *p, struct action a)
{
    if (match_play(p->match, &a, 0) != REASON_OK)
        return false;
    script_player_hear(p);
    return true;
}

void script_player_next(struct script_player *p)
{
    CARRE_ASSERT(p->step < p->of->steps);
    p->step++;
    if (script_player_step(p) && script_player_step(p)->text)
        p->text = script_player_step(p)->text;
}
