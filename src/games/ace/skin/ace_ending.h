#ifndef CARRE_ACE_ENDING_H
#define CARRE_ACE_ENDING_H

/* The end of a run as its files share it: what was told from the table, the page and its parts. */
#include "ace_look.h"

enum { SHOTS_TOLD = 5, WORDS = 120, RAYS = 24, WON_MS = 2700, LOST_MS = 2300, EMBERS = 40 };

struct ended_rider {
    char name[NAMEPLATE_BYTES];
    uint8_t emblem, ground;
    bool animal;
};

struct ended_shot {
    char words[WORDS];
    int damage;
};

struct ended {
    bool won;
    int scene, marker, hp, hp_max, riders, shots;
    struct ace_enemy enemy;
    struct ended_rider rider[2];
    struct ended_shot shot[SHOTS_TOLD];
    char best[WORDS], level[40];
    struct stats stats;
};

struct page {
    const struct ui *ui;
    const struct ended *d;
    const struct ending_seen *seen;
};

float ace_ended_unit(const struct ui *ui);

struct rect ace_ended_at(const struct ui *ui, float x, float y, float w, float h);

float ace_ended_lifted(const struct ui *ui);

struct point ace_ended_spot(const struct ui *ui, float x, float y);

/* How far a part has come that begins so many ms into the scene. */
float ace_ended_part(const struct page *p, int start, int ms);

struct point ace_ended_shaken(const struct page *p, int start, int ms, float trauma);

void ace_ended_ground(const struct page *p, struct canvas *c, const char *picture, float alpha);

void ace_ended_bubble(const struct page *p, struct canvas *c, struct rect r, struct point to,
                      const char *line, float t);

void ace_ended_stamp(const struct page *p, struct canvas *c, struct rect r, const char *text,
                     float t, float lean);

void ace_ended_buttons(const struct page *p, struct canvas *c);

void ace_ended_draw_lost(const struct page *p, struct canvas *c);

#endif
