/* test_told.c - every known match (goldens.h) as it is played on the table: its motion, its sounds,
 * and its story in three languages.
 *
 *     test-told [--rebaseline]
 *     test-told --show NAME       each picture of the match "ace/jam", as the text canvas writes it
 *
 * baseline/told/<game>/<match>.txt tells after each action, from the first seat's eyes: which
 * sounds came and after how many milliseconds; what the characters in the other seats say (an
 * unfinished line may be cut short by another); the lines of history that were added, and how they
 * are said aloud where that is something else; when the table was at rest again; and digests of all
 * pictures on the way, five a second, and of the last one. French and Japanese tell
 * lines and last pictures; what an onlooker is told stands at the end. */
#include "baseline.h"
#include "character.h"
#include "cue_words.h"
#include "digest.h"
#include "goldens.h"
#include "i18n.h"
#include "look.h"
#include "mem.h"
#include "narrate.h"
#include "notation.h"
#include "scenes.h"
#include "skins.h"
#include "spoken.h"
#include "table_inside.h"
#include "wraps.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FRAME_MS = 20, PICTURE_MS = 200, MOST_MS = 20000 };

/* ---- what is heard (tests/meson.build) ---- */

static struct strbuf *sounds;
static int sounds_at, tense, hushed; /* until when small sounds are not heard */

void __wrap_audio_tension(struct audio *a, int level);

void __wrap_audio_cue(struct audio *a, const struct audio_cue *cue)
{
    (void)a;
    if (!sounds)
        return;
    strbuf_addf(sounds, "  %5d %s", sounds_at, sounds_at < hushed ? "in the hush: " : "");
    cue_words(sounds, cue);
}

void __wrap_audio_hush(struct audio *a, int ms)
{
    (void)a;
    if (sounds && ms)
        strbuf_addf(sounds, "  %5d hush %d\n", sounds_at, ms);
    hushed = sounds ? sounds_at + ms : 0;
}

void __wrap_audio_tension(struct audio *a, int level)
{
    (void)a;
    if (sounds && level != tense)
        strbuf_addf(sounds, "  %5d tension %d\n", sounds_at, tense = level);
}

/* ---- a table ---- */

struct film {
    const struct match *m;
    seat eyes;
    bool moves; /* its motion and sounds are told, not its lines alone */
    struct bench b;
    struct items *items;
    struct stage *st;
    struct ui ui;
    struct narrated told;
    struct strbuf *out;
    struct match *copy; /* the table's own */
    struct table talks; /* who sits there, and what they say: no more of it is used */
};

static const char *showing; /* whose pictures are printed; NULL: nobody's */

static void hear(struct film *f, int from, int to)
{
    for (int i = from; i < to; i++) {
        const struct event e = match_heard(f->m, f->eyes, i);
        stage_hear(f->st, &e);
    }
    stage_may(f->st, f->eyes == SEAT_ONLOOKER ? 0 : seat_bit(f->eyes));
}

/* A person, and in the other seats the characters that play this game and talk, in their order. */
static void sit_characters(struct seating *out, const struct rules *r)
{
    const struct character *c;
    int at = 1;
    seating_default(out, r->game, r->nseats);
    for (int i = 0; at < r->nseats && (c = character_nth(i)) != NULL; i++)
        if (character_plays(c, r->game->id) && *character_line(c, VOICE_WINS, 0))
            snprintf(out->seat[at++].character, SEATING_BOT, "%s", c->id);
}

static void film_open(struct film *f, const char *lang)
{
    static const char *const names[SEATS] = {"Ann", "Ben", "Cleo", "Dan",  "Eve",
                                             "Fay", "Gus", "Hal",  "Ines", "Jo"};
    const bool sees = f->eyes != SEAT_ONLOOKER;
    struct board start;
    f->b = bench_open(1280, 720, lang, 100);
    title_open(f->b.app);
    app_frame(f->b.app);
    f->ui = *app_ui(f->b.app);
    f->items = items_new();
    match_board_start(f->m, f->eyes, &start);
    f->st = stage_new(skins_find(match_rules(f->m)->game->id), match_rules(f->m),
                      sees ? f->eyes : 0, &start, f->b.audio);
    f->st->privacy = sees ? PRIVACY_ONE : PRIVACY_PEEK;
    f->st->covered = !sees;
    f->st->attended = true;
    f->st->assist = 1;
    for (int s = 0; s < match_rules(f->m)->nseats; s++) {
        snprintf(f->st->plate[s].name, NAMEPLATE_BYTES, "%s", names[s]);
        f->st->plate[s].emblem = f->st->plate[s].ground = (uint8_t)s;
        f->st->plate[s].person = s == 0;
    }
    f->copy = match_copy(f->m);
    f->talks = (struct table){.match = f->copy, .scene.app = f->b.app};
    sit_characters(&f->talks.seating, match_rules(f->m));
    f->st->saw = table_talk_saw;
    f->st->saw_for = &f->talks;
    hear(f, 0, match_heard_at(f->m, 0));
    stage_lay(f->st);
}

static void film_close(struct film *f)
{
    stage_free(f->st);
    match_free(f->copy);
    items_free(f->items);
    bench_close(&f->b);
}

static uint64_t picture(struct film *f, uint64_t digest)
{
    canvas_begin(f->b.canvas);
    stage_draw(f->st, f->b.canvas);
    canvas_end(f->b.canvas);
    const char *dump = canvas_text_dump(f->b.canvas);
    if (showing)
        printf("== %lld ms\n%s", (long long)f->ui.now, dump);
    for (; *dump; dump++)
        digest = digest_byte(digest, (uint8_t)*dump);
    return digest;
}

static uint32_t short_of(uint64_t digest) { return (uint32_t)(digest ^ digest >> 32); }

/* Time goes on until the table is at rest. */
static void run(struct film *f)
{
    uint64_t all = DIGEST_START;
    int ms = 0, wait = 0;
    sounds = f->moves ? f->out : NULL;
    hushed = 0;
    for (; ms < MOST_MS && wait != STAGE_STILL; ms += FRAME_MS) {
        sounds_at = ms;
        f->ui.now += FRAME_MS;
        const char *saying = f->talks.talk.text;
        wait = stage_update(f->st, &f->ui, f->items);
        if (f->moves && f->talks.talk.text && f->talks.talk.text != saying)
            strbuf_addf(f->out, "  %5d seat %d says \"%s\"\n", ms, f->talks.talk.who + 1,
                        f->talks.talk.text);
        if (f->moves && ms % PICTURE_MS == 0)
            all = picture(f, all);
    }
    sounds = NULL;
    f->talks.talk = (struct talk){0};
    if (f->moves)
        strbuf_addf(f->out, "  %5d at rest, pictures %08x %08x\n", ms, short_of(all),
                    short_of(picture(f, DIGEST_START)));
    else if (f->eyes != SEAT_ONLOOKER)
        strbuf_addf(f->out, "  picture %08x\n", short_of(picture(f, DIGEST_START)));
}

static void tell_lines(struct film *f)
{
    struct strbuf lines = STRBUF_EMPTY;
    narrate_more(&lines, f->st, &f->told);
    for (const char *s = strbuf_text(&lines); *s;) {
        struct strbuf said = STRBUF_EMPTY;
        char line[1000];
        snprintf(line, sizeof line, "%.*s", (int)strcspn(s, "\n"), s);
        spoken_signs(line, &said);
        strbuf_addf(f->out, "  \"%s\"\n", line);
        if (strcmp(line, strbuf_text(&said)) != 0)
            strbuf_addf(f->out, "  said \"%s\"\n", strbuf_text(&said));
        strbuf_free(&said);
        s += strcspn(s, "\n");
        s += *s == '\n';
    }
    strbuf_free(&lines);
}

/* What is seen on the way, and before it the lines that the history has then. */
static void run_and_tell(struct film *f)
{
    struct strbuf *out = f->out, seen = STRBUF_EMPTY;
    f->out = &seen;
    run(f);
    f->out = out;
    tell_lines(f);
    strbuf_add(out, strbuf_text(&seen));
    strbuf_free(&seen);
}

static void film(struct strbuf *out, const struct match *m, seat eyes, const char *lang, bool moves)
{
    struct film f = {.m = m, .eyes = eyes, .moves = moves, .out = out};
    strbuf_addf(out, "== %s, %s\n", eyes == SEAT_ONLOOKER ? "onlooker" : "seat 1", lang);
    film_open(&f, lang);
    run_and_tell(&f);
    for (int n = 0; n < match_actions(m); n++) {
        char text[ACTION_TEXT];
        const struct action a = match_action(m, n, NULL);
        action_text(match_rules(m), &a, text);
        strbuf_addf(out, "> %s\n", text);
        hear(&f, match_heard_at(m, n), match_heard_at(m, n + 1));
        run_and_tell(&f);
    }
    film_close(&f);
}

static char *tell_match(const struct match *m)
{
    struct strbuf out = STRBUF_EMPTY;
    tense = 0;
    for (const char *const *lang = i18n_languages(); *lang; lang++)
        film(&out, m, 0, *lang, strcmp(*lang, "en") == 0);
    film(&out, m, SEAT_ONLOOKER, "en", false);
    return strbuf_take(&out);
}

static void one(void *context, const char *name, const struct match *m, const char *error)
{
    if (!showing) {
        baseline_compare(context, name, m ? tell_match(m) : NULL, error);
    } else if (m && strcmp(name, showing) == 0) {
        struct strbuf out = STRBUF_EMPTY;
        tense = 0;
        film(&out, m, 0, "en", true);
        strbuf_free(&out);
    }
}

int main(int argc, char **argv)
{
    i18n_start();
    struct baseline b = baseline_begin("test-told", "baseline/told", argc, argv);
    showing = argc > 2 && strcmp(argv[1], "--show") == 0 ? argv[2] : NULL;
    goldens_each(one, &b);
    return showing ? 0 : baseline_end(&b);
}
