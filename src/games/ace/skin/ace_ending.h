#ifndef CARRE_ACE_ENDING_H
#define CARRE_ACE_ENDING_H

/* The end of a run as its files share it: what was told from the table, the page and its parts. */
#include "ace_look.h"

#include "emblems.h"

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

/* The page is a picture of 1920 × 1080 that stands at the foot of the window; these turn its units
 * into pixels of the canvas. One unit… */
float ace_ended_unit(const struct ui *ui);

/* …a rectangle… */
struct rect ace_ended_at(const struct ui *ui, float x, float y, float w, float h);

/* …how far up the page is lifted where the window is higher… */
float ace_ended_lifted(const struct ui *ui);

/* …a point. */
struct point ace_ended_spot(const struct ui *ui, float x, float y);

/* How far a part has come that begins so many ms into the scene. */
float ace_ended_part(const struct page *p, int start, int ms);

/* How far the picture is thrown aside just now, in pixels, by a blow `start` ms into the scene that
 * shakes it for `ms`; trauma: 0 to 1. */
struct point ace_ended_shaken(const struct page *p, int start, int ms, float trauma);

/* A picture by its name over the whole window, cut where it is too wide or too high; none in high
 * contrast. */
void ace_ended_ground(const struct page *p, struct canvas *c, const char *picture, float alpha);

/* Who rode, on a disc. */
void ace_ended_face(const struct page *p, struct canvas *c, const struct ended_rider *r,
                    enum mood mood, struct rect box);

/* A line in quotation marks in `r`, with a tail to the point `to`; t: how much of it is there, 0 to
 * 1. NULL: no bubble. */
void ace_ended_bubble(const struct page *p, struct canvas *c, struct rect r, struct point to,
                      const char *line, float t);

/* A stamp that falls: t as above; lean: degrees. */
void ace_ended_stamp(const struct page *p, struct canvas *c, struct rect r, const char *text,
                     float t, float lean);

/* The buttons of the page; the first is the large one that goes on. */
void ace_ended_buttons(const struct page *p, struct canvas *c);

/* The whole page of a run that was lost. */
void ace_ended_draw_lost(const struct page *p, struct canvas *c);

#endif
