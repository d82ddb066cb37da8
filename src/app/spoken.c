/* spoken.c - decides what is said next. */
#include "spoken.h"

#include "app_inside.h"

#include "strbuf.h"

#include <stdio.h>
#include <string.h>

enum { HEAD_LINES = 2, DUCKED = 35 /* per cent of a volume, beside a voice */ };

bool spoken_is_on(const struct app *app)
{
    return app->part.speech && settings_number(app->part.settings, SETTING_SPEECH) != SPEECH_OFF;
}

static bool full(const struct app *app)
{
    return settings_number(app->part.settings, SETTING_SPEECH) == SPEECH_FULL;
}

static void say(struct app *app, const char *words, enum speech_when when)
{
    struct strbuf out = STRBUF_EMPTY;
    spoken_signs(words, &out);
    speech_rate(app->part.speech, settings_number(app->part.settings, SETTING_SPEECH_RATE));
    speech_say(app->part.speech, i18n_language(), strbuf_text(&out), when);
    strbuf_free(&out);
}

/* A line a sentence. */
static void say_lines(struct app *app, const struct strbuf *lines, enum speech_when first)
{
    const char *s = strbuf_text(lines);
    while (*s) {
        const size_t n = strcspn(s, "\n");
        struct strbuf line = STRBUF_EMPTY;
        strbuf_add_part(&line, s, n);
        if (n) {
            say(app, strbuf_text(&line), first);
            first = SPEECH_NEXT;
        }
        strbuf_free(&line);
        s += n + (s[n] == '\n');
    }
}

/* ---- what is focused ---- */

static const struct item *current(const struct app *app, const struct scene *s)
{
    return app->device >= DEVICE_KEYS ? items_focus(s->items) : items_hover(s->items);
}

/* Behind the hand of somebody who has not asked for it aloud, controls are counted. */
static void item_words(struct app *app, const struct scene *s, const struct item *i,
                       struct strbuf *out)
{
    if (!s->secret) {
        spoken_item(s->items, i, full(app), out);
        return;
    }
    int place, n;
    spoken_place(s->items, i, &place, &n);
    strbuf_addf(out, _("%d of %d"), place, n);
}

static void say_focus(struct app *app, const struct scene *s, enum speech_when when)
{
    struct spoken *k = &app->spoken;
    const struct item *i = current(app, s);
    struct strbuf words = STRBUF_EMPTY;
    if (i)
        item_words(app, s, i, &words);
    const bool other = !i || i->id != k->on, changed = strcmp(strbuf_text(&words), k->item) != 0;
    if (other || changed) {
        /* The same control with another value: by hands, or it would chatter with every clock. */
        if (i && (other || k->heard))
            say(app, strbuf_text(&words), when);
        snprintf(k->item, sizeof k->item, "%s", strbuf_text(&words));
        k->on = i ? i->id : 0;
    }
    strbuf_free(&words);
}

/* ---- what is told without being asked ---- */

static uint32_t hash(const char *s)
{
    uint32_t h = 2166136261U;
    while (*s)
        h = (h ^ (unsigned char)*s++) * 16777619U;
    return h;
}

static void say_overlay(struct app *app, const struct scene *s)
{
    struct spoken *k = &app->spoken;
    if (app->toast[0] && app->toast_since != k->toast && !s->secret)
        say(app, app->toast, SPEECH_NEXT);
    k->toast = app->toast_since;
    const uint32_t bubble = app->bubble[0] ? hash(app->bubble) : 0;
    if (bubble && bubble != k->bubble && !s->secret && app->bubble_asked)
        say(app, app->bubble, SPEECH_NOW);
    k->bubble = bubble;
}

static void say_keys(struct app *app)
{
    app->spoken.told_keys = true;
    say(app, _("Speech is on. F2: the table. F3: my hand. F4: repeat. F5: what I can do. F9: off."),
        SPEECH_NOW);
}

/* At the very first start it is on already where the desktop reads its screen aloud: then the keys
 * come first. */
static void say_opening(struct app *app, struct scene *s)
{
    struct strbuf page = STRBUF_EMPTY;
    app->spoken.scene = s;
    app->spoken.on = 0;
    app->spoken.item[0] = '\0';
    if (!s->type->words)
        spoken_page(app, s, s->type->reads ? -1 : HEAD_LINES, &page);
    const bool first =
        !app->spoken.told_keys && !settings_flag(app->part.settings, SETTING_FIRST_START_DONE);
    if (first)
        say_keys(app);
    say_lines(app, &page, first ? SPEECH_NEXT : SPEECH_NOW);
    strbuf_free(&page);
}

/* A switch or a card that a key of its own reached tells what has become of it; what is focused
 * tells that by itself. */
static void say_acted(struct app *app, const struct scene *s)
{
    struct spoken *k = &app->spoken;
    const struct item *i = k->acted ? items_get(s->items, k->acted) : NULL,
                      *focus = current(app, s);
    k->acted = 0;
    if (!i || s->secret || (focus && focus->id == i->id) ||
        (i->role != ITEM_CARD && i->role != ITEM_TOGGLE))
        return;
    struct strbuf words = STRBUF_EMPTY;
    spoken_item(s->items, i, false, &words);
    say(app, strbuf_text(&words), SPEECH_NOW);
    strbuf_free(&words);
}

void spoken_update(struct app *app)
{
    struct scene *s = app_top(app);
    if (!s || !spoken_is_on(app))
        return;
    struct spoken *k = &app->spoken;
    const bool opens = k->scene != s;
    if (opens)
        say_opening(app, s);
    else
        say_acted(app, s);
    struct strbuf news = STRBUF_EMPTY;
    if (s->type->words)
        s->type->words(s, WORDS_EVENTS, &news);
    const bool after = opens || !strbuf_empty(&news);
    say_lines(app, &news, SPEECH_NEXT);
    strbuf_free(&news);
    say_overlay(app, s);
    say_focus(app, s, after || !k->heard ? SPEECH_NEXT : SPEECH_NOW);
    k->heard = false;
}

void spoken_closes(const struct scene *s)
{
    if (s->app->spoken.scene == s)
        s->app->spoken.scene = NULL;
}

/* ---- what is asked for ---- */

static void answer(struct app *app, struct scene *s, enum words what)
{
    struct strbuf out = STRBUF_EMPTY;
    if (s->type->words)
        s->type->words(s, what, &out);
    else if (what == WORDS_TABLE)
        spoken_page(app, s, -1, &out);
    if (strbuf_empty(&out))
        strbuf_add(&out, _("Nothing to read out."));
    say_lines(app, &out, SPEECH_NOW);
    strbuf_free(&out);
}

static void repeat(struct app *app)
{
    struct spoken *k = &app->spoken;
    /* What is repeated is remembered too, so each press goes one further after the repetitions. */
    const char *was = speech_said(app->part.speech, 2 * k->back);
    if (!was)
        return;
    k->back++;
    speech_say(app->part.speech, i18n_language(), was, SPEECH_NOW);
}

void spoken_toggle(struct app *app)
{
    if (!app->part.speech)
        return;
    const bool on = !spoken_is_on(app);
    if (!on)
        say(app, _("Speech is off."), SPEECH_NOW);
    app_set(app, SETTING_SPEECH, on ? SPEECH_FULL : SPEECH_OFF);
    app->spoken.scene = NULL;
    if (on)
        say_keys(app);
}

bool spoken_can(const struct app *app)
{
    return !app->part.speech || speech_there(app->part.speech);
}

bool spoken_key(struct app *app, const struct input *in)
{
    struct scene *s = app_top(app);
    if (in->kind != INPUT_KEY || !app->part.speech || !s)
        return false;
    if (in->key != KEY_F4)
        app->spoken.back = 0;
    if (in->key == KEY_F9 && !in->repeat) {
        spoken_toggle(app);
        return true;
    }
    if (!spoken_is_on(app) || in->key < KEY_F2 || in->key > KEY_F5)
        return false;
    if (in->key == KEY_F4)
        repeat(app);
    else
        answer(app, s,
               in->key == KEY_F2   ? WORDS_TABLE
               : in->key == KEY_F3 ? WORDS_OWN
                                   : WORDS_CHOICES);
    return true;
}

void spoken_heard(struct app *app, const struct item_event *event)
{
    if (event->kind == ITEM_EVENT_ACTIVATED || event->kind == ITEM_EVENT_CHANGED)
        app->spoken.acted = event->id;
    app->spoken.heard |= event->kind != ITEM_EVENT_HOVER || app->device == DEVICE_POINTER;
    app->spoken.back = 0;
}

/* ---- beside other sounds ---- */

void spoken_tend(struct app *app)
{
    const bool speaks = app->part.speech && speech_speaks(app->part.speech);
    if (speaks == app->spoken.speaks)
        return;
    app->spoken.speaks = speaks;
    settings_apply_volumes(app);
}

int spoken_volume(const struct app *app, int percent)
{
    return app->spoken.speaks ? percent * DUCKED / 100 : percent;
}
