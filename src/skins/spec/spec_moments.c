/* What is looked at while it happens: the order track, each effect at its peak, the dealer, the break. A moment shows what is decided already. */
#include "spec_look.h"

void spec_happened(struct stage *st, const struct event *e, const struct board *before) { (void)st, (void)e, (void)before; }
bool spec_moves(const struct stage *st) { (void)st; return false; }
struct rect spec_moves_in(const struct stage *st) { (void)st; return (struct rect){0}; }
void spec_hurry(struct stage *st) { spec(st)->moment.on = false; }
void spec_moment_seated(struct stage *st) { spec(st)->moment.on = false; }
void spec_place_moment(struct stage *st, const struct tabletop *t, struct scatter *out) { (void)st, (void)t, (void)out; }
bool spec_hides(const struct stage *st, const struct placed *p) { (void)st, (void)p; return false; }
void spec_moment_items(struct stage *st, struct items *it) { (void)st, (void)it; }
bool spec_moment_input(struct stage *st, const struct news *news) { (void)st, (void)news; return false; }
void spec_draw_moment_under(const struct stage *st, struct canvas *c) { (void)st, (void)c; }
void spec_draw_moment(const struct stage *st, struct canvas *c) { (void)st, (void)c; }
