/* Everything on the screen that has a name: controls and cards, as one list.
 *
 * Mouse, touch, keys, pads, the focus ring, tooltips, "why is this greyed", scripted tests and
 * speech all read this list, so that what one can do with one of them one can do with each. A scene
 * rebuilds it in every update:
 *
 *     items_begin(it);
 *     items_add(it, (struct item){.id = ID_SHOOT, .role = ITEM_BUTTON, .name = _("Shoot"), .bounds
 *         = r, .key = KEY_ENTER, .pad = PAD_X,
 *                                 .why_not = ready ? NULL : _("Choose five cards first."), .action
 *                                     = DO_SHOOT});
 *     items_end(it);
 *
 * Strings are copied. Order is reading order: Tab goes along it, and what is added later lies on
 * top. Focus, hover and press are kept by id across rebuilds; when the focused item has gone, the
 * nearest one that remains takes over, or, where a new page has come, the one marked first.
 *
 * How items behave, everywhere the same:
 *   - activation on release; sliding off and releasing elsewhere cancels; a slider that the pointer
 *       leaves far above or below is as before the press.
 *   - Enter, Space and pad A activate what is focused (Space only where no item has it as its own
 *       key).
 *   - an item's own key or pad button activates it from anywhere, before anything else is tried;
 *       only arrows, Tab, Escape and pad B never
 *     are shortcuts; the pad's cross is one only where an item asks for it (ten digits need every
 *         button). Enter: the focused item, if it can be
 *     activated, else the item whose key is KEY_ENTER. Until the first arrow or Tab nothing counts
 *         as focused by hand, so a screen's main
 *     action is one Enter away; put `first` on it to have the ring there too.
 *   - arrows (and pad directions) go to the nearest item that way; on a CHOICE or SLIDER, left and
 *       right change it, up to its end.
 *   - a pad's shoulder buttons turn to the page before and after the open TAB, where no item has
 *       them as its own.
 *   - pad A on what is there to be read explains it, as F1 does.
 *   - a disabled item can be focused and says why; activating it is refused with that reason.
 *   - a finger that goes up or down on a page that may be longer than its window (on items with a
 *       clip, and where nothing is) pulls the page and
 *     presses nothing.
 *   - Escape, pad B and the second mouse button are ITEM_EVENT_BACK, pad Start ITEM_EVENT_MENU, F1
 * ITEM_EVENT_HELP. The list never plays a sound nor draws; the app and ui.h do. */
#ifndef CARRE_ITEMS_H
#define CARRE_ITEMS_H

#include "geometry.h"
#include "input.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum item_role {
    /* a named area; not focusable unless `readable`, and the pointer reaches what lies in it */
    ITEM_GROUP,
    ITEM_TEXT, /* something to read; not focusable unless `about` or `readable` */
    ITEM_PICTURE,
    ITEM_BUTTON,
    ITEM_TAB,    /* a button that opens a page; `chosen` is the open one */
    ITEM_TOGGLE, /* a button that is on (`chosen`) or off */
    ITEM_CARD,   /* a button that may be picked (`chosen`) */
    ITEM_CHOICE, /* one of several OPTIONs: amount is which; left and right change it */
    /* a part of a CHOICE (`parent`): pointer and name reach it, arrows do not. `arg` is its
     * number */
    ITEM_OPTION,
    ITEM_SLIDER /* min to max by step; a press on the track sets it, dragging is an extra */
};

struct item {
    uint32_t id; /* not 0; the same for the same thing in every rebuild (item_id) */
    enum item_role role;
    /* as it is spoken and scripted: "Shoot", "Queen of hearts". Never NULL after items_add */
    const char *name;
    const char *value;   /* what is spoken after it: "60 %", "chosen"; NULL: nothing */
    const char *why_not; /* disabled, and this sentence says why; NULL: enabled */
    const char *about;   /* what F1 and a resting pointer explain; NULL: nothing */
    struct rect bounds;  /* pixels */
    uint32_t parent;     /* of an OPTION: its CHOICE; of others: a GROUP or 0 */
    bool chosen;         /* on, open, picked */
    bool first;          /* takes the focus as it comes, unless it was led elsewhere */
    /* has the focus only where it was led there: arrows, Tab, items_focus_on */
    bool aside;
    /* `about` is told to who asks (F1), not to a pointer that rests there */
    bool asked;
    bool readable; /* GROUP, TEXT and PICTURE: can be focused */
    bool own;      /* a card of the hand in front: "my hand" is all of these */
    bool skip;     /* reached by pointer, shortcut and name only */
    enum key key;  /* shortcut; KEY_NONE: none */
    enum pad pad;
    int32_t min, max, step, amount; /* SLIDER; CHOICE: 0 to max, step 1 */
    int action, arg;                /* for the scene: what to do, and with what */
    const char *sound;              /* instead of "ui/press": constant text; "" for silence */
    float radius;                   /* of the corners, for the focus ring; 0: the theme's */

    /* Written by the list, read when drawing. */
    bool focused; /* has the focus and shows it (keys or a pad were used last) */
    bool hovered, pressed;
    /* when focused or hovered last changed: lift and glow ease from here */
    int64_t since;
    struct rect clip; /* where it can be hit (items_push_clip); empty: everywhere */
};

enum item_event_kind {
    ITEM_EVENT_NONE,
    ITEM_EVENT_ACTIVATED, /* item, action, arg */
    /* CHOICE or SLIDER: amount is what is wished; the scene puts it into its state */
    ITEM_EVENT_CHANGED,
    ITEM_EVENT_REFUSED, /* item, whose why_not says the reason */
    ITEM_EVENT_FOCUS,   /* the focus went to item */
    ITEM_EVENT_HOVER,   /* what is hovered or pressed has changed: worth a frame */
    ITEM_EVENT_BACK,
    ITEM_EVENT_MENU,
    ITEM_EVENT_HELP, /* HELP: item is what is focused or hovered, or NULL */
    /* `wheel` at `at`, Page Up and Down as ±8; or a finger that pulls the page: `drag` */
    ITEM_EVENT_SCROLL,
    /* a key that nobody wanted: `key`, and whether Ctrl was held (with which no key is a
     * shortcut) */
    ITEM_EVENT_KEY,
    ITEM_EVENT_TEXT /* `text` was typed or pasted, valid during the call */
};

struct item_event {
    enum item_event_kind kind;
    const struct item *item; /* valid until the next items_begin(); NULL where there is none */
    uint32_t id;             /* its id, or 0 */
    int action, arg;
    int32_t amount;
    enum key key;
    bool ctrl;
    const char *text;
    float wheel;
    float drag; /* pixels, down is positive */
    bool pulls; /* the finger of a drag is still there */
    struct point at;
    struct run run; /* of the press behind it */
    bool by_focus;  /* pressed was what activates whatever has the focus */
};

struct items;

/* Ids from a name and a number: item_id("hand", 3). Never 0. */
uint32_t item_id(const char *name, int number);

/* An empty list whose pointer is nowhere, and the end of it; NULL may be freed. */
struct items *items_new(void);
void items_free(struct items *it);

/* ---- rebuilding ---- */
void items_begin(struct items *it);
/* Returns the entry, valid until the next items_add(). */
struct item *items_add(struct items *it, struct item item);
/* Items added between the two can be hit inside `r` only (a scrolled panel). */
void items_push_clip(struct items *it, struct rect r);
void items_pop_clip(struct items *it);
/* What was added so far and lies under `r`, by its middle, is not there: something will cover it.
 */
void items_cover(struct items *it, struct rect r);
/* What was added so far and does that is `aside`: what takes back, leaves or ends is never the
 * default. */
void items_set_aside(struct items *it, int action);
/* That item is read after all that were added until now. */
void items_last(struct items *it, uint32_t id);
/* That item lies around all cards of the hand in front and is read before them; without any it is
 * gone. */
void items_around_own(struct items *it, uint32_t id);
void items_end(struct items *it);

/* ---- questions ---- */
int items_count(const struct items *it);
const struct item *items_at(const struct items *it, int i);
/* NULL: not there */
const struct item *items_get(const struct items *it, uint32_t id);
/* the first enabled one of that spoken name, else a disabled one, else NULL */
const struct item *items_named(const struct items *it, const char *name);
/* focused, shown or not; NULL */
const struct item *items_focus(const struct items *it);
/* under a pointer; NULL */
const struct item *items_hover(const struct items *it);
/* The topmost item that can be hit there; NULL. */
const struct item *items_under(const struct items *it, struct point p);
bool item_can_focus(const struct item *i);
/* Where an arrow leads from there: dx, dy are -1, 0 or 1. NULL: nowhere. (From a CHOICE or SLIDER
 * left and right change it first, and lead to what is in the same row once it is at its end.) */
const struct item *items_beside(const struct items *it, const struct item *from, int dx, int dy);
/* The next in reading order that can be focused, or the one before (-1), round the ends; where Tab
 * leads. */
const struct item *items_behind(const struct items *it, const struct item *from, int step);
/* what was used last */
enum device items_device(const struct items *it);

/* ---- commands ---- */
struct item_event items_input(struct items *it, const struct input *in);
/* at once, or as soon as it is added */
void items_focus_on(struct items *it, uint32_t id);
/* a new screen goes on with the same hands */
void items_set_device(struct items *it, enum device device);
/* nothing is hovered or pressed any more */
void items_let_go(struct items *it);
/* as at the start: where the focus was is nobody's business any more */
void items_forget(struct items *it);

#endif
