#ifndef CARRE_SHOWCASE_PARTS_H
#define CARRE_SHOWCASE_PARTS_H

#include "app.h"

/* All parts that pages are made of, as each world wears them. */
#define SHOWCASE_PARTS(SCENE)                          \
    SCENE("components-frame", frame, "")               \
    SCENE("components-ace", ace, "ace")                \
    SCENE("components-power-up", power_up, "power-up") \
    SCENE("components-spec", spec, "spec")             \
    SCENE("components-upcolor", upcolor, "upcolor")

#define SHOWCASE_PARTS_DECLARED(name, id, world) void showcase_parts_##id(struct app *app);
SHOWCASE_PARTS(SHOWCASE_PARTS_DECLARED)
#define SHOWCASE_PARTS_LINE(name, id, world) {name, showcase_parts_##id},

#endif
