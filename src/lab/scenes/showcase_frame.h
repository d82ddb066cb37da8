/* The pages of the frame as somebody finds them who plays here. */
#ifndef CARRE_SHOWCASE_FRAME_H
#define CARRE_SHOWCASE_FRAME_H

#include "app.h"

#define SHOWCASE_FRAMES(SCENE) SCENE("title", title)

#define SHOWCASE_FRAME_DECLARED(name, id) void showcase_frame_##id(struct app *app);
SHOWCASE_FRAMES(SHOWCASE_FRAME_DECLARED)
#define SHOWCASE_FRAME_LINE(name, id) {name, showcase_frame_##id},

#endif
