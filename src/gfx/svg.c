/* svg.c - an SVG's root rewritten, then rasterised. */
#include "svg.h"

#include "image_files.h"
#include "strbuf.h"

#include <string.h>

struct attribute {
    const char *name, *value, *end;
}; /* `end` is after the closing quote */

static bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

/* Reads the attribute at or after *p within a tag, and moves *p past it. */
static bool next_attribute(const char **p, struct attribute *out)
{
    const char *at = *p;
    while (is_space(*at))
        at++;
    const char *name = at;
    while (*at && *at != '=' && *at != '>' && *at != '/' && !is_space(*at))
        at++;
    if (*at != '=' || (at[1] != '"' && at[1] != '\''))
        return false;
    const char *value = at + 2;
    const char *end = strchr(value, at[1]);
    if (end == NULL)
        return false;
    *out = (struct attribute){.name = name, .value = value, .end = end + 1};
    *p = end + 1;
    return true;
}

static bool is_named(const struct attribute *a, const char *name)
{
    size_t n = strlen(name);
    return strncmp(a->name, name, n) == 0 && a->name[n] == '=';
}

static void add_value(struct strbuf *out, const struct attribute *a)
{
    strbuf_add_part(out, a->value, (size_t)(a->end - 1 - a->value));
}

/* The start of the root element's tag, after "<svg"; NULL if there is none. Comments before it are
 * passed over. */
static const char *root_tag(const char *svg)
{
    const char *p = svg;
    while ((p = strchr(p, '<')) != NULL) {
        if (strncmp(p, "<!--", 4) == 0) {
            p = strstr(p, "-->");
            if (p == NULL)
                return NULL;
            continue;
        }
        if (strncmp(p, "<svg", 4) == 0 && (is_space(p[4]) || p[4] == '>'))
            return p + 4;
        p++;
    }
    return NULL;
}

/* The same picture with a root of w × h pixels. False if the root cannot be read. */
static bool resize_root(struct strbuf *out, const char *svg, int w, int h)
{
    const char *p = root_tag(svg);
    if (p == NULL)
        return false;
    struct attribute each, view = {0}, width = {0}, height = {0};
    strbuf_addf(out, "<svg width=\"%d\" height=\"%d\" preserveAspectRatio=\"none\"", w, h);
    while (next_attribute(&p, &each)) {
        if (is_named(&each, "viewBox"))
            view = each;
        else if (is_named(&each, "width"))
            width = each;
        else if (is_named(&each, "height"))
            height = each;
        else if (!is_named(&each, "preserveAspectRatio")) {
            strbuf_add_char(out, ' ');
            strbuf_add_part(out, each.name, (size_t)(each.end - each.name));
        }
    }
    if (view.value) {
        strbuf_add(out, " viewBox=\"");
        add_value(out, &view);
    } else if (width.value && height.value) {
        strbuf_add(out, " viewBox=\"0 0 ");
        add_value(out, &width);
        strbuf_add_char(out, ' ');
        add_value(out, &height);
    } else {
        return false;
    }
    strbuf_add_char(out, '"');
    strbuf_add(out, p);
    return true;
}

/* Exactly that size, by leaving out or adding empty pixels at the right and bottom. */
static SDL_Surface *cropped(SDL_Surface *s, int w, int h)
{
    if (s == NULL || (s->w == w && s->h == h))
        return s;
    SDL_Surface *out = surface_new(w, h);
    if (out) {
        int rows = s->h < h ? s->h : h;
        size_t bytes = (size_t)(s->w < w ? s->w : w) * 4;
        for (int y = 0; y < rows; y++)
            memcpy(surface_row(out, y), surface_row(s, y), bytes);
    }
    SDL_FreeSurface(s);
    return out;
}

SDL_Surface *svg_draw(const char *svg, int w, int h)
{
    struct strbuf text = STRBUF_EMPTY;
    if (!resize_root(&text, svg, w, h)) {
        strbuf_clear(&text);
        strbuf_add(&text, svg);
    }
    SDL_RWops *rw = SDL_RWFromConstMem(strbuf_text(&text), (int)text.length);
    SDL_Surface *s = rw ? surface_plain(image_from_svg(rw, w, h)) : NULL;
    if (rw)
        SDL_RWclose(rw);
    strbuf_free(&text);
    return cropped(s, w, h);
}
