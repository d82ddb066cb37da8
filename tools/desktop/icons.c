/* Draws the game's picture in every size that menus and task bars ask for: icons PICTURE.svg
 * SMALL.svg FOLDER writes FOLDER/16x16/apps/carre.png (of SMALL.svg, because in 16 dots the signs
 * of the other would run into one another) and so on to 512x512. The same reader draws it that
 * draws it in the game. Runs while Carré is built; no display is needed. */
#include "file.h"
#include "mem.h"
#include "path.h"

#include <SDL.h>
#include <SDL_image.h>

#include <stdio.h>
#include <utime.h>

static const int sizes[] = {16, 22, 24, 32, 48, 64, 128, 256, 512};

static bool draw(const char *picture, int size, const char *out)
{
    SDL_RWops *file = SDL_RWFromFile(picture, "rb");
    SDL_Surface *drawn = file ? IMG_LoadSizedSVG_RW(file, size, size) : NULL;
    const bool good = drawn && IMG_SavePNG(drawn, out) == 0;
    if (!good)
        fprintf(stderr, "icons: %s as %s: %s\n", picture, out, SDL_GetError());
    SDL_FreeSurface(drawn);
    if (file)
        SDL_RWclose(file);
    return good;
}

int main(int argc, char **argv)
{
    if (argc != 4) {
        fprintf(stderr, "icons: wanted are PICTURE.svg SMALL.svg FOLDER.\n");
        return 2;
    }
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        struct strbuf folder = STRBUF_EMPTY, why = STRBUF_EMPTY;
        strbuf_setf(&folder, "%s/%dx%d/apps", argv[3], sizes[i], sizes[i]);
        if (!path_make_folder(strbuf_text(&folder), &why)) {
            fprintf(stderr, "icons: %s\n", strbuf_text(&why));
            return 1;
        }
        char *out = path_join(strbuf_text(&folder), "carre.png");
        const bool good = draw(argv[sizes[i] == 16 ? 2 : 1], sizes[i], out);
        mem_free(out);
        strbuf_free(&folder);
        if (!good)
            return 1;
    }
    /* Who builds sees by the folder's time that it is new; where a folder has none to set, these
     * are drawn once more. */
    utime(argv[3], NULL);
    return 0;
}
