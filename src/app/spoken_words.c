/* Words for what has none of its own: controls, signs of cards, pages of text. */
#include "app_inside.h"

#include "faces.h"
#include "mem.h"
#include "strbuf.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- controls ---- */

static const char *role_name(enum item_role role)
{
    switch (role) {
    case ITEM_BUTTON: return _("button");
    case ITEM_TAB: return _("tab");
    case ITEM_TOGGLE: return _("switch");
    case ITEM_CARD: return C_("role", "card");
    case ITEM_CHOICE: return _("choice");
    case ITEM_OPTION: return _("option");
    case ITEM_SLIDER: return _("slider");
    case ITEM_GROUP:
    case ITEM_TEXT:
    case ITEM_PICTURE: break;
    }
    return "";
}

static void part(struct strbuf *out, const char *words)
{
    if (!words || !*words)
        return;
    if (!strbuf_empty(out))
        strbuf_add(out, C_("spoken", ", "));
    strbuf_add(out, words);
}

void spoken_place(const struct items *it, const struct item *i, int *place, int *n)
{
    *place = *n = 0;
    for (int k = 0; k < items_count(it); k++) {
        const struct item *other = items_at(it, k);
        if (!item_can_focus(other) || other->skip)
            continue;
        ++*n;
        if (other->id == i->id)
            *place = *n;
    }
}

static const char *state_of(const struct item *i)
{
    switch (i->role) {
    case ITEM_TOGGLE: return i->chosen ? _("on") : _("off");
    case ITEM_CARD: return i->chosen && !i->value ? _("picked") : NULL;
    case ITEM_TAB:
    case ITEM_OPTION: return i->chosen ? C_("tab", "selected") : NULL;
    case ITEM_GROUP:
    case ITEM_TEXT:
    case ITEM_PICTURE:
    case ITEM_BUTTON:
    case ITEM_CHOICE:
    case ITEM_SLIDER: break;
    }
    return NULL;
}

void spoken_item(const struct items *it, const struct item *i, bool full, struct strbuf *out)
{
    char place[60];
    part(out, i->name);
    part(out, i->value);
    if (!i->value && i->role == ITEM_CHOICE)
        for (int k = 0; k < items_count(it); k++)
            if (items_at(it, k)->parent == i->id && items_at(it, k)->arg == i->amount)
                part(out, items_at(it, k)->name);
    part(out, state_of(i));
    if (i->why_not) {
        part(out, _("unavailable"));
        part(out, i->why_not);
    }
    if (!full)
        return;
    part(out, role_name(i->role));
    if (i->key != KEY_NONE && i->key != KEY_ENTER)
        part(out, ui_key_label(i->key));
    int at, n;
    spoken_place(it, i, &at, &n);
    snprintf(place, sizeof place, _("%d of %d"), at, n);
    if (at)
        part(out, place);
}

/* ---- signs of cards ---- */

void spoken_signs(const char *text, struct strbuf *out)
{
    while (*text) {
        size_t n;
        int suit;
        char name[FACE_NAME];
        const card c = face_read(text, &n);
        if (c != CARD_NONE) {
            face_name(NULL, c, name);
            strbuf_add(out, name);
            text += n;
            if (*text == ' ' && text[1] && strchr("123456789AKQJRDV", text[1]))
                strbuf_add(out, C_("spoken", ", ")), text++;
        } else if ((suit = face_read_suit(text, &n)) >= 0) {
            strbuf_add(out, face_suit_name(suit));
            text += n;
        } else if (strncmp(text, " · ", 4) == 0) { /* a mark between two things, for the eye */
            strbuf_add(out, C_("spoken", ", "));
            text += 4;
        } else {
            strbuf_add_char(out, *text++);
        }
    }
}

/* ---- a page of text ---- */

struct written {
    struct rect r;
    int px;
    char *text;
};

static bool on_control(const struct items *it, struct rect r)
{
    const struct point at = rect_centre(r);
    for (int i = 0; i < items_count(it); i++) {
        const struct item *k = items_at(it, i);
        if (item_can_focus(k) && k->role != ITEM_GROUP && k->role != ITEM_TEXT &&
            k->role != ITEM_PICTURE && rect_contains(k->bounds, at))
            return true;
    }
    return false;
}

/* One line of a text canvas that writes letters: text 20 30 81 28 px 20 Lato/Black #EADBC0FF "Fold"
 */
static bool read_line(const char *line, size_t length, struct written *out)
{
    float v[4];
    if (strncmp(line, "text ", 5) != 0)
        return false;
    const char *s = line + 5, *px = strstr(line, " px "), *from = strchr(line, '"'),
               *to = line + length;
    for (int i = 0; i < 4; i++) {
        char *next;
        v[i] = strtof(s, &next);
        s = next;
    }
    while (to > line && to[-1] != '"')
        to--;
    if (!px || !from || from >= to - 1)
        return false;
    out->r = rect_make(v[0], v[1], v[2], v[3]);
    out->px = atoi(px + 4);
    out->text = mem_alloc((size_t)(to - from));
    memcpy(out->text, from + 1, (size_t)(to - from) - 2);
    return true;
}

/* What a scene's texts are called is better than what can be read off its page: that may be
 * scrolled, and broken into runs. */
static bool texts_of(const struct items *it, struct strbuf *out)
{
    for (int i = 0; i < items_count(it); i++) {
        const struct item *k = items_at(it, i);
        if (k->role != ITEM_TEXT || !*k->name)
            continue;
        strbuf_addf(out, "%s\n", k->name);
        if (k->value)
            strbuf_addf(out, "%s\n", k->value);
    }
    return !strbuf_empty(out);
}

void spoken_page(struct app *app, struct scene *s, int most, struct strbuf *out)
{
    struct written last = {0};
    if (most < 0 && texts_of(s->items, out))
        return;
    struct canvas *page = canvas_text_new((int)app->ui.w, (int)app->ui.h, app->part.fonts);
    canvas_begin(page);
    s->type->draw(s, page);
    canvas_end(page);
    for (const char *line = canvas_text_dump(page); *line;) {
        const size_t n = strcspn(line, "\n");
        struct written w;
        if (read_line(line, n, &w)) {
            const bool goes_on = last.px == w.px && last.r.x - w.r.x < (float)w.px &&
                                 w.r.x - last.r.x < (float)w.px && w.r.y > last.r.y &&
                                 w.r.y - last.r.y < 2.2F * (float)w.px;
            if (on_control(s->items, w.r)) {
                w.px = 0;
            } else if (goes_on || most-- != 0) {
                /* a name, and its figure at the other end */
                const bool row = last.px && w.r.y - last.r.y < 4 && last.r.y - w.r.y < 4;
                if (!strbuf_empty(out))
                    strbuf_add(out, row ? C_("spoken", ", ") : goes_on ? " " : "\n");
                strbuf_add(out, w.text);
            } else {
                most = 0;
            }
            mem_free(w.text);
            w.text = NULL;
            last = w;
        }
        line += n + (line[n] == '\n');
    }
    canvas_free(page);
}
