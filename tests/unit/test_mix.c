/* test_mix.c - the rules of the mix, heard without a device: which voice gives way, how music ducks
 * and returns, where a sound stands, and that nothing passes the ceiling. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ear.h"
#include "mix.h"

enum { RATE = 44100, SECOND = RATE };

static int16_t tone[2 * 4 * SECOND]; /* four seconds of 1 kHz at a fifth of the whole */
static int16_t out[2 * 4 * SECOND];

static int make_tone(void **state)
{
    (void)state;
    for (int i = 0; i < 4 * SECOND; i++)
        tone[2 * i] = tone[2 * i + 1] = (int16_t)(6500 * sin(6.283185307 * 1000 * i / RATE));
    return 0;
}

static struct mix_start a_tone(int name, int priority)
{
    return (struct mix_start){.frames = tone,
                              .n = 4 * SECOND,
                              .name = name,
                              .priority = priority,
                              .bus = AUDIO_EFFECTS,
                              .gain = 1,
                              .ratio = 1};
}

static bool begins(struct mix *m, int name, int priority)
{
    const struct mix_start s = a_tone(name, priority);
    return mix_start(m, &s);
}

/* A part of four seconds that goes over into itself. */
static int16_t bed[2 * (4 * SECOND + MUSIC_OVERLAP)];
static const float bed_alone[MUSIC_STEMS] = {[MUSIC_BED] = 1};

static void fill(int16_t *to, double factor)
{
    for (int i = 0; i < 2 * (4 * SECOND + MUSIC_OVERLAP); i++)
        to[i] = (int16_t)(tone[i % (2 * 4 * SECOND)] * factor);
}

/* A deck with a bed that is there at once. */
static void begin_deck(struct mix *m, enum mix_deck_of which)
{
    mix_deck_begin(m, which, SECOND, 4 * SECOND, 0);
    mix_deck_stems(m, which, bed_alone);
    m->deck[which].gain[MUSIC_BED] = 1;
    for (int at = 0; at < 2; at++)
        mix_deck_part(m, which, MUSIC_BED, at, bed, false);
}

/* The stream's next `ms`, with music that is `music` of the tone. */
static int run(struct mix *m, int ms, double music)
{
    const int n = RATE * ms / 1000;
    if (music > 0 && !mix_deck_on(m, MIX_MUSIC))
        begin_deck(m, MIX_MUSIC);
    fill(bed, music);
    mix_render(m, out, n);
    return n;
}

/* Of one side of what was rendered, from frame `from` on. */
static double rms(int side, int from, int n)
{
    double sum = 0;
    for (int i = from; i < from + n; i++)
        sum += (double)out[2 * i + side] * out[2 * i + side];
    return sqrt(sum / n);
}

static double db(double a, double b) { return 20 * log10(a / b); }

static void test_music_alone_passes_as_it_is(void **state)
{
    (void)state;
    struct mix m;
    mix_begin(&m, RATE);
    const int n = run(&m, 500, 1), late = RATE * MIX_LOOK_MS / 1000;
    for (int i = late; i < n; i++)
        assert_in_range(out[2 * i] - tone[2 * (i - late)] + 2, 0, 4);
    mix_end(&m);
}

static void test_three_of_a_name_two_of_a_seat_twelve_of_the_table(void **state)
{
    (void)state;
    struct mix m;
    mix_begin(&m, RATE);
    for (int i = 0; i < 5; i++)
        assert_true(begins(&m, 1, 1));
    assert_int_equal(mix_voices(&m), MIX_OF_A_NAME);
    for (int name = 2; name < 30; name++)
        assert_true(begins(&m, name, 1));
    assert_int_equal(mix_voices(&m), MIX_OF_THE_TABLE);
    for (int name = 30; name < 60; name++)
        assert_true(begins(&m, name, 2));
    assert_int_equal(mix_voices(&m), MIX_VOICES);
    struct mix_start s = a_tone(70, 3);
    for (s.name = 70; s.name < 80; s.name++) {
        s.seat = 4;
        assert_true(mix_start(&m, &s));
    }
    int of_seat = 0;
    for (int i = 0; i < MIX_SLOTS; i++)
        of_seat += m.voice[i].on && m.voice[i].leaving < 0 && m.voice[i].start.seat == 4;
    assert_int_equal(of_seat, MIX_OF_A_SEAT);
    mix_end(&m);
}

static void test_full_the_oldest_of_the_lowest_goes_out_in_eight_ms(void **state)
{
    (void)state;
    struct mix m;
    mix_begin(&m, RATE);
    for (int name = 1; name <= MIX_VOICES; name++)
        assert_true(begins(&m, name, name == 5 || name == 9 ? 2 : 3));
    assert_false(begins(&m, 50, 1)); /* everything that sounds is more */
    assert_true(begins(&m, 51, 3));
    bool fifth = false, ninth = false;
    for (int i = 0; i < MIX_SLOTS; i++) {
        fifth |= m.voice[i].on && m.voice[i].leaving < 0 && m.voice[i].start.name == 5;
        ninth |= m.voice[i].on && m.voice[i].leaving < 0 && m.voice[i].start.name == 9;
    }
    assert_false(fifth);
    assert_true(ninth);
    run(&m, MIX_FADE_MS + 1, 0);
    for (int i = 0; i < MIX_SLOTS; i++)
        assert_false(m.voice[i].on && m.voice[i].start.name == 5);
    mix_end(&m);
}

/* A voice that gives way ends without a step. */
static void test_who_gives_way_does_not_click(void **state)
{
    (void)state;
    struct mix m;
    mix_begin(&m, RATE);
    struct mix_start s = a_tone(1, 1);
    mix_start(&m, &s);
    run(&m, 50, 0);
    mix_stop(&m, AUDIO_EFFECTS);
    const int n = run(&m, 20, 0);
    int step = 0;
    for (int i = 1; i < n; i++)
        step = abs(out[2 * i] - out[2 * i - 2]) > step ? abs(out[2 * i] - out[2 * i - 2]) : step;
    assert_in_range(step, 1, 6500 * 6283 * 11 / 10 / RATE); /* as the tone itself moves */
    assert_false(mix_sounding(&m));
    mix_end(&m);
}

/* Music under a silent sound of that priority for a second, and after. In dB against music alone.
 */
static void duck_of(int priority, enum audio_bus bus, double at[3])
{
    struct mix m;
    static int16_t nothing[2 * SECOND];
    mix_begin(&m, RATE);
    run(&m, 200, 0.5);
    const double whole = rms(0, RATE / 10, RATE / 10);
    mix_start(&m, &(struct mix_start){.frames = nothing,
                                      .n = SECOND,
                                      .name = 1,
                                      .bus = bus,
                                      .priority = priority,
                                      .gain = 1,
                                      .ratio = 1});
    run(&m, 1000, 0.5);
    at[0] = db(rms(0, RATE * 45 / 1000, RATE / 100), whole);
    at[1] = db(rms(0, RATE / 2, RATE / 10), whole);
    run(&m, 1000, 0.5);
    at[2] = db(rms(0, RATE * 950 / 1000, RATE / 100 * 4), whole);
    mix_end(&m);
}

static void test_music_ducks_for_words_and_for_what_decides(void **state)
{
    (void)state;
    double at[3];
    duck_of(1, AUDIO_EFFECTS, at);
    assert_true(fabs(at[1]) < 0.1);
    duck_of(2, AUDIO_EFFECTS, at);
    assert_true(fabs(at[0] + 4) < 0.3 && fabs(at[1] + 4) < 0.3 && fabs(at[2]) < 0.1);
    duck_of(3, AUDIO_EFFECTS, at);
    assert_true(fabs(at[0] + 9) < 0.5 && fabs(at[1] + 9) < 0.3 && fabs(at[2]) < 0.3);
    duck_of(3, AUDIO_INTERFACE, at);
    assert_true(fabs(at[1]) < 0.1);
}

static void test_music_holds_its_breath(void **state)
{
    (void)state;
    struct mix m;
    mix_begin(&m, RATE);
    run(&m, 200, 0.5);
    const double whole = rms(0, RATE / 10, RATE / 10);
    mix_hush(&m, 600);
    run(&m, 600, 0.5);
    /* it falls, it does not drop */
    assert_true(db(rms(0, RATE / 10, RATE / 50), whole) > -10);
    assert_true(fabs(db(rms(0, RATE * 4 / 10, RATE / 10), whole) + 20) < 0.4);
    run(&m, 1500, 0.5);
    assert_true(fabs(db(rms(0, RATE * 14 / 10, RATE / 20), whole)) < 0.1);
    mix_end(&m);
}

/* What rings is damped before a decision; what decides goes on. */
static void test_before_a_decision_what_rings_is_damped(void **state)
{
    (void)state;
    for (int priority = 2; priority <= 3; priority++) {
        struct mix m;
        mix_begin(&m, RATE);
        assert_true(begins(&m, 1, priority));
        run(&m, 90, 0);
        const double whole = rms(0, RATE / 25, RATE / 25);
        mix_hush(&m, 600);
        run(&m, 600, 0);
        const double half = db(rms(0, RATE * 12 / 100, RATE / 100), whole);
        assert_true(priority == 2 ? half < -4 && half > -8 : fabs(half) < 0.1);
        assert_int_equal(rms(0, RATE * 3 / 10, RATE / 10) < 1, priority == 2);
        mix_hush(&m, 600); /* what has long begun is over, whatever it is */
        run(&m, 600, 0);
        assert_true(rms(0, RATE * 3 / 10, RATE / 10) < 1);
        mix_end(&m);
    }
}

/* A tone at a quarter of the rate whose samples all lie 3 dB under its crests. */
static void test_the_ceiling_knows_what_lies_between_samples(void **state)
{
    (void)state;
    static int16_t sharp[2 * SECOND];
    struct mix m;
    struct ear e;
    for (int i = 0; i < SECOND; i++)
        sharp[2 * i] = sharp[2 * i + 1] = (int16_t)(30000 * sin(1.570796327 * i + 0.785398163));
    mix_begin(&m, RATE);
    mix_start(&m, &(struct mix_start){.frames = sharp,
                                      .n = SECOND,
                                      .name = 1,
                                      .bus = AUDIO_EFFECTS,
                                      .priority = 1,
                                      .gain = 1,
                                      .ratio = 1});
    const int n = run(&m, 500, 0);
    ear_open(&e);
    ear_hear(&e, out, n);
    assert_true(ear_true_peak(&e) <= -1.5);
    assert_true(ear_true_peak(&e) > -2.5);
    ear_close(&e);
    mix_end(&m);
}

static void test_a_seat_is_heard_from_its_side_and_mono_loses_nothing(void **state)
{
    (void)state;
    double middle = 0;
    for (int place = 0; place <= 1; place++) {
        struct mix m;
        struct mix_start s = a_tone(1, 1);
        s.from = s.to = (float)place;
        mix_begin(&m, RATE);
        mix_start(&m, &s);
        run(&m, 200, 0);
        const double l = rms(0, RATE / 10, RATE / 10), r = rms(1, RATE / 10, RATE / 10);
        if (place)
            assert_true(fabs((r - l) / (r + l) - 0.5) < 0.05);
        else
            assert_true(fabs(db(l, r)) < 0.01), middle = l;
        mix_mono(&m, true);
        run(&m, 200, 0);
        assert_true(fabs(db(rms(0, RATE / 10, RATE / 10), middle)) < 1.02);
        assert_true(fabs(db(rms(0, RATE / 10, RATE / 10), rms(1, RATE / 10, RATE / 10))) < 0.001);
        mix_end(&m);
    }
}

static void test_what_travels_goes_from_ear_to_ear_and_far_is_softer(void **state)
{
    (void)state;
    struct mix m;
    struct mix_start s = a_tone(1, 1);
    s.from = -1, s.to = 1, s.n = SECOND;
    mix_begin(&m, RATE);
    mix_start(&m, &s);
    run(&m, 1000, 0);
    assert_true(rms(0, RATE / 20, RATE / 20) > 2 * rms(1, RATE / 20, RATE / 20));
    assert_true(rms(1, RATE * 9 / 10, RATE / 20) > 2 * rms(0, RATE * 9 / 10, RATE / 20));
    mix_end(&m);
    double level[2];
    for (int far = 0; far <= 1; far++) {
        s = a_tone(1, 1);
        s.far = far;
        mix_begin(&m, RATE);
        mix_start(&m, &s);
        run(&m, 200, 0);
        level[far] = rms(0, RATE / 10, RATE / 10);
        mix_end(&m);
    }
    assert_true(fabs(db(level[1], level[0]) + 2.1) < 0.3);
}

/* How loud it is 20 ms after the end of a sound. */
static double echo(enum audio_bus bus, bool far)
{
    struct mix m;
    struct mix_start s = a_tone(1, 1);
    s.bus = bus, s.far = far, s.n = RATE / 10;
    mix_begin(&m, RATE);
    mix_room(&m, AUDIO_ROOM_SALOON);
    mix_start(&m, &s);
    run(&m, 220, 0);
    const double out_ = rms(0, RATE * 12 / 100, RATE / 10);
    mix_end(&m);
    return out_;
}

static void test_the_place_answers_and_more_to_what_is_far(void **state)
{
    (void)state;
    assert_true(echo(AUDIO_EFFECTS, false) > 5);
    assert_true(fabs(db(echo(AUDIO_EFFECTS, true), echo(AUDIO_EFFECTS, false)) - 4) < 0.5);
    assert_true(echo(AUDIO_VOICE, false) > 5);
    assert_true(echo(AUDIO_INTERFACE, false) < 0.5);
}

/* The figures are those that bring ten minutes of each game to one loudness (test-heard). */
static void test_a_place_lifts_all_that_sounds_there(void **state)
{
    (void)state;
    static const float lift[AUDIO_ROOMS] = {[AUDIO_ROOM_TABLE] = 5,
                                            [AUDIO_ROOM_PLATE] = 4,
                                            [AUDIO_ROOM_WOOD] = 5,
                                            [AUDIO_ROOM_PARLOUR] = 3};
    for (int room = 0; room < AUDIO_ROOMS; room++) {
        struct mix m;
        mix_begin(&m, RATE);
        run(&m, 200, 0.5);
        const double whole = rms(0, RATE / 10, RATE / 10);
        mix_room(&m, (enum audio_room)room);
        run(&m, 1500, 0.5); /* it glides there */
        assert_true(fabs(db(rms(0, RATE / 20, RATE / 50), whole)) < 0.45 * lift[room] + 0.1);
        assert_true(fabs(db(rms(0, RATE * 14 / 10, RATE / 20), whole) - lift[room]) < 0.1);
        mix_hush(&m, 600); /* and a breath is as silent as anywhere */
        run(&m, 600, 0.5);
        assert_true(fabs(db(rms(0, RATE * 4 / 10, RATE / 10), whole) + 20) < 0.4);
        mix_room(&m, AUDIO_ROOM_NONE);
        run(&m, 3000, 0.5);
        assert_true(fabs(db(rms(0, RATE * 29 / 10, RATE / 20), whole)) < 0.1);
        mix_end(&m);
        mix_begin(&m, RATE); /* where nothing sounds yet, it need not glide */
        mix_room(&m, (enum audio_room)room);
        run(&m, 100, 0.5);
        assert_true(fabs(db(rms(0, RATE / 50, RATE / 50), whole) - lift[room]) < 0.1);
        mix_end(&m);
    }
}

static void test_pitch_is_made_at_playback(void **state)
{
    (void)state;
    struct mix m;
    struct mix_start s = a_tone(1, 1);
    s.ratio = 1.5F;
    mix_begin(&m, RATE);
    mix_start(&m, &s);
    const int n = run(&m, 1000, 0);
    int crossings = 0;
    for (int i = 1; i < n; i++)
        crossings += out[2 * i - 2] < 0 && out[2 * i] >= 0;
    assert_in_range(crossings, 1490, 1505);
    mix_end(&m);
}

/* The largest step from sample to sample, against what the tone itself makes. */
static double steps_of(int n, double amplitude)
{
    int step = 0;
    for (int i = 1; i < n; i++)
        step = abs(out[2 * i] - out[2 * i - 2]) > step ? abs(out[2 * i] - out[2 * i - 2]) : step;
    return step / (amplitude * 6.2832 * 1000 / RATE);
}

static void test_stems_come_and_go_on_the_bar_and_without_a_step(void **state)
{
    (void)state;
    const float both[MUSIC_STEMS] = {1, 1};
    struct mix m;
    mix_begin(&m, RATE);
    run(&m, 300, 0.5);
    mix_deck_stems(&m, MIX_MUSIC, both);
    for (int at = 0; at < 2; at++)
        mix_deck_part(&m, MIX_MUSIC, MUSIC_PULSE, at, bed, false);
    int n = run(&m, 700, 0.5); /* to the end of its bar */
    assert_true(fabs(rms(0, n - SECOND / 10, SECOND / 10) - 3250 / 1.4142) < 20);
    assert_true(steps_of(n, 3250) < 1.05);
    n = run(&m, 1500, 0.5);
    assert_true(rms(0, SECOND / 20, SECOND / 20) < 1.5 * 3250 / 1.4142); /* it glides */
    assert_true(fabs(rms(0, n - SECOND / 10, SECOND / 10) - 6500 / 1.4142) < 60);
    assert_true(steps_of(n, 6500) < 1.05);
    mix_deck_stems(&m, MIX_MUSIC, bed_alone);
    n = run(&m, 1900, 0.5);
    assert_true(fabs(rms(0, n - SECOND / 20, SECOND / 20) - 3250 / 1.4142) < 60);
    assert_true(steps_of(n, 6500) < 1.05);
    mix_end(&m);
}

/* Parts of a second and a tenth of tones that are in phase where they meet; the second is late. */
static void test_parts_go_over_into_one_another(void **state)
{
    (void)state;
    enum { PART = SECOND * 11 / 10 };
    struct mix m;
    struct mix_need need[MUSIC_NEEDS];
    mix_begin(&m, RATE);
    fill(bed, 0.5);
    mix_deck_begin(&m, MIX_MUSIC, PART, PART, 0);
    assert_int_equal(mix_deck_needs(&m, MIX_MUSIC, need), 0); /* nothing is to be heard */
    mix_deck_stems(&m, MIX_MUSIC, bed_alone);
    assert_int_equal(mix_deck_needs(&m, MIX_MUSIC, need), 2);
    assert_int_equal(need[0].stem, MUSIC_BED);
    assert_int_equal(need[0].at, 0);
    m.deck[MIX_MUSIC].gain[MUSIC_BED] = 1;
    mix_deck_part(&m, MIX_MUSIC, MUSIC_BED, 0, bed, false);
    mix_deck_part(&m, MIX_MUSIC, MUSIC_BED, 1, bed, false);
    assert_int_equal(mix_deck_needs(&m, MIX_MUSIC, need), 0);
    mix_render(&m, out, PART + MUSIC_OVERLAP / 2);
    assert_int_equal(mix_deck_past(&m, MIX_MUSIC, need), 0); /* its end is heard still */
    mix_render(&m, out + 2 * (PART + MUSIC_OVERLAP / 2), 3 * SECOND / 2 - PART - MUSIC_OVERLAP / 2);
    assert_int_equal(mix_deck_past(&m, MIX_MUSIC, need), 1);
    assert_int_equal(need[0].stem, MUSIC_BED);
    assert_int_equal(need[0].at, 0);
    assert_int_equal(mix_deck_past(&m, MIX_MUSIC, need), 0); /* it is told once */
    assert_true(steps_of(3 * SECOND / 2, 3250) < 1.05);
    assert_true(fabs(rms(0, SECOND, SECOND / 5) - 3250 / 1.4142) < 20);
    assert_int_equal(mix_deck_needs(&m, MIX_MUSIC, need), 1); /* the one after this */
    assert_int_equal(need[0].at, 2);
    mix_render(&m, out, SECOND + 11); /* which does not come in time, nor where a tone is 0 */
    assert_true(steps_of(SECOND, 3250) < 1.05);
    assert_true(rms(0, SECOND * 8 / 10, SECOND / 10) < 1);
    assert_null(
        mix_deck_part(&m, MIX_MUSIC, MUSIC_BED, 2, bed, false)); /* what lay there is past */
    mix_render(&m, out, SECOND / 2);
    assert_true(steps_of(SECOND / 2, 3250) < 1.05);
    assert_true(rms(0, SECOND / 4, SECOND / 10) > 500);
    mix_deck_leave(&m, MIX_MUSIC);
    mix_render(&m, out, SECOND * 7 / 10);
    assert_true(steps_of(SECOND * 7 / 10, 3250) < 1.05);
    assert_false(mix_deck_on(&m, MIX_MUSIC));
    assert_int_equal(mix_deck_needs(&m, MIX_MUSIC, need), 0);
    mix_end(&m);
}

static void test_what_lies_around_the_table_gives_way_as_music_does(void **state)
{
    (void)state;
    struct mix m;
    static int16_t nothing[2 * SECOND];
    mix_begin(&m, RATE);
    fill(bed, 0.5);
    begin_deck(&m, MIX_AMBIENCE);
    mix_render(&m, out, SECOND / 5);
    const double whole = rms(0, SECOND / 10, SECOND / 10);
    mix_start(&m, &(struct mix_start){.frames = nothing,
                                      .n = SECOND,
                                      .name = 1,
                                      .bus = AUDIO_EFFECTS,
                                      .priority = 3,
                                      .gain = 1,
                                      .ratio = 1});
    mix_render(&m, out, SECOND / 2);
    assert_true(fabs(db(rms(0, SECOND / 4, SECOND / 10), whole) + 9) < 0.3);
    mix_end(&m);
}

/* A part and the same upside down: where they meet both are heard, so that it is silent in between;
 * and a piece that is told to leave goes out slowly. */
static void test_the_end_of_a_part_and_of_a_piece_take_their_time(void **state)
{
    (void)state;
    enum { PART = SECOND * 11 / 10 };
    static int16_t down[2 * (4 * SECOND + MUSIC_OVERLAP)];
    struct mix m;
    mix_begin(&m, RATE);
    fill(bed, 0.5);
    fill(down, -0.5);
    mix_deck_begin(&m, MIX_MUSIC, PART, PART, 0);
    mix_deck_stems(&m, MIX_MUSIC, bed_alone);
    m.deck[MIX_MUSIC].gain[MUSIC_BED] = 1;
    mix_deck_part(&m, MIX_MUSIC, MUSIC_BED, 0, bed, false);
    mix_deck_part(&m, MIX_MUSIC, MUSIC_BED, 1, down, false);
    mix_render(&m, out, 3 * SECOND / 2);
    const int middle = PART + MUSIC_OVERLAP / 2 + RATE * MIX_LOOK_MS / 1000;
    assert_true(rms(0, middle - 22, 44) < 0.1 * 3250 / 1.4142);
    assert_true(steps_of(3 * SECOND / 2, 3250) < 1.05);
    mix_deck_leave(&m, MIX_MUSIC);
    const int n = SECOND * 7 / 10;
    mix_render(&m, out, n);
    assert_true(fabs(rms(0, SECOND * 28 / 100, SECOND * 4 / 100) / (3250 / 1.4142) - 0.5) < 0.05);
    assert_true(steps_of(n, 3250) < 1.05);
    assert_false(mix_deck_on(&m, MIX_MUSIC));
    mix_end(&m);
}

/* A volume acts on what sounds, within a tenth of a second and without a step, and on its own bus
 * alone. */
static void test_a_volume_glides_and_is_its_own_bus_s(void **state)
{
    (void)state;
    for (int bus = 0; bus < AUDIO_BUSES; bus++) {
        struct mix m;
        mix_begin(&m, RATE);
        run(&m, 200, 0.5);
        mix_bus(&m, (enum audio_bus)bus, 0.25F);
        int n = run(&m, 200, 0.5);
        const double now = rms(0, n - RATE / 10, RATE / 10) / (3250 / 1.4142);
        assert_true(fabs(now - (bus == AUDIO_MUSIC ? 0.25 : 1)) < 0.01);
        assert_true(steps_of(n, 3250) < 1.05);
        mix_bus(&m, (enum audio_bus)bus, 1);
        n = run(&m, 200, 0.5);
        assert_true(fabs(rms(0, n - RATE / 10, RATE / 10) / (3250 / 1.4142) - 1) < 0.01);
        mix_end(&m);
    }
}

/* What is kept with one sample a frame sounds as it would with two: a voice from a side and far
 * away, and a part of music that goes over into the next. */
static void test_one_channel_sounds_like_two(void **state)
{
    (void)state;
    static int16_t one[4 * SECOND + MUSIC_OVERLAP], both[2 * 3 * SECOND];
    for (int mono = 0; mono <= 1; mono++) {
        struct mix m;
        struct mix_start s = a_tone(1, 1);
        fill(bed, 0.5);
        for (int i = 0; i < 4 * SECOND + MUSIC_OVERLAP; i++)
            one[i] = bed[2 * i];
        s.mono = mono, s.far = true, s.from = 0.7F, s.to = -0.2F, s.ratio = 1.03F;
        s.frames = mono ? one : bed;
        mix_begin(&m, RATE);
        mix_start(&m, &s);
        mix_deck_begin(&m, MIX_MUSIC, SECOND, 2 * SECOND, 0);
        mix_deck_stems(&m, MIX_MUSIC, bed_alone);
        for (int at = 0; at < 2; at++)
            mix_deck_part(&m, MIX_MUSIC, MUSIC_BED, at, mono ? one : bed, mono);
        mix_render(&m, out, 3 * SECOND);
        assert_true(rms(0, 5 * SECOND / 2, SECOND / 4) > 500);
        if (mono)
            assert_memory_equal(both, out, sizeof both);
        memcpy(both, out, sizeof both);
        mix_end(&m);
    }
}

/* By what hangs over the table; and the tune does not play in every pass. */
static void test_tension_decides_which_stems_are_heard(void **state)
{
    (void)state;
    struct music k;
    char file[AUDIO_FILE];
    assert_true(music_read("music/one.txt",
                           "bar 44100\npart 88200\npass 75\nbed 1 2\npulse 0 1\ntune 3\n", &k));
    static const int heard[4][MUSIC_STEMS] = {
        {1, 0, 1, 0}, {1, 1, 1, 0}, {1, 1, 0, 1}, {0, 1, 0, 1}};
    const int64_t pass = (int64_t)75 * 88200;
    for (int tension = 0; tension < 4; tension++) {
        float gain[MUSIC_STEMS];
        music_gains(&k, RATE, 100, tension, gain);
        for (int s = 0; s < MUSIC_STEMS; s++)
            assert_int_equal(gain[s] > 0, heard[tension][s]);
        for (int n = 0; n < 10 && !tension; n++) {
            music_gains(&k, RATE, n * pass + 5, 0, gain);
            assert_int_equal(gain[MUSIC_TUNE] > 0, n % 2 == 0 && n != 8); /* after 20 minutes */
        }
    }
    assert_true(music_file(&k, MUSIC_BED, 5, file));
    assert_string_equal(file, "music/one/bed-2.ogg");
    assert_false(music_file(&k, MUSIC_PULSE, 2, file));
    assert_false(music_file(&k, MUSIC_TENSION, 2, file));
    assert_false(music_read("a.txt", "bar 44100\npart 44101\npass 1\nbed 1\n", &k));
    assert_false(music_read("a.txt", "bar 44100\npart 44100\npass 1\ntune 1\n", &k));
    assert_false(music_read("a.txt", "", &k));
}

/* Of the tone at 1 kHz and one of 6 kHz as music: how loud just now, in dB against before. */
static void test_a_sweep_takes_the_treble_of_everything_and_gives_it_back(void **state)
{
    (void)state;
    static int16_t nothing[2 * SECOND];
    for (int high = 0; high <= 1; high++) {
        struct mix m;
        const double hz = high ? 6000 : 200;
        mix_begin(&m, RATE);
        for (int i = 0; i < 4 * SECOND + MUSIC_OVERLAP; i++)
            bed[2 * i] = bed[2 * i + 1] = (int16_t)(6500 * sin(6.283185307 * hz * i / RATE));
        begin_deck(&m, MIX_MUSIC);
        mix_render(&m, out, SECOND / 2);
        const double whole = rms(0, SECOND / 4, SECOND / 5);
        mix_start(&m, &(struct mix_start){.frames = nothing,
                                          .n = SECOND,
                                          .name = 1,
                                          .bus = AUDIO_INTERFACE,
                                          .priority = 1,
                                          .gain = 1,
                                          .ratio = 1,
                                          .sweeps = true});
        mix_render(&m, out + SECOND, 3 * SECOND / 2);
        const int at = SECOND / 2;
        int step = 0;
        for (int i = at; i < 2 * SECOND; i++)
            step =
                abs(out[2 * i] - out[2 * i - 2]) > step ? abs(out[2 * i] - out[2 * i - 2]) : step;
        assert_in_range(step, 1, 6500 * 6.2832 * hz / RATE * 1.05 + 2);
        const double low = db(rms(0, at + SECOND * 16 / 100, SECOND / 100), whole),
                     back = db(rms(0, at + SECOND * 13 / 10, SECOND / 10), whole);
        assert_true(high ? low < -30 : low > -2.5);
        assert_true(fabs(back) < 0.1);
        mix_end(&m);
    }
}

static void test_nothing_passes_the_ceiling(void **state)
{
    (void)state;
    struct mix m;
    mix_begin(&m, RATE);
    int most = 0;
    for (int round = 0; round < 40; round++) {
        struct mix_start s = a_tone(round + 1, 2);
        s.gain = 4, s.ratio = 0.5F + 0.07F * (float)round, s.n = SECOND / 3;
        mix_start(&m, &s);
        const int n = run(&m, 37, round % 3);
        for (int i = 0; i < 2 * n; i++)
            most = abs(out[i]) > most ? abs(out[i]) : most;
    }
    assert_in_range(most, 25000, 27572); /* -1.5 dB */
    mix_end(&m);
}

static void test_the_same_orders_give_the_same_samples(void **state)
{
    (void)state;
    static int16_t first[2 * SECOND];
    for (int k = 0; k < 2; k++) {
        struct mix m;
        mix_begin(&m, RATE);
        struct mix_start s = a_tone(1, 3);
        s.from = -0.4F, s.to = 0.9F, s.far = true, s.ratio = 1.02F;
        mix_start(&m, &s);
        run(&m, 1000, 0.7);
        if (k)
            assert_memory_equal(first, out, sizeof first);
        memcpy(first, out, sizeof first);
        mix_end(&m);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_music_alone_passes_as_it_is),
        cmocka_unit_test(test_three_of_a_name_two_of_a_seat_twelve_of_the_table),
        cmocka_unit_test(test_full_the_oldest_of_the_lowest_goes_out_in_eight_ms),
        cmocka_unit_test(test_who_gives_way_does_not_click),
        cmocka_unit_test(test_music_ducks_for_words_and_for_what_decides),
        cmocka_unit_test(test_music_holds_its_breath),
        cmocka_unit_test(test_before_a_decision_what_rings_is_damped),
        cmocka_unit_test(test_the_ceiling_knows_what_lies_between_samples),
        cmocka_unit_test(test_a_seat_is_heard_from_its_side_and_mono_loses_nothing),
        cmocka_unit_test(test_what_travels_goes_from_ear_to_ear_and_far_is_softer),
        cmocka_unit_test(test_the_place_answers_and_more_to_what_is_far),
        cmocka_unit_test(test_a_place_lifts_all_that_sounds_there),
        cmocka_unit_test(test_pitch_is_made_at_playback),
        cmocka_unit_test(test_a_sweep_takes_the_treble_of_everything_and_gives_it_back),
        cmocka_unit_test(test_stems_come_and_go_on_the_bar_and_without_a_step),
        cmocka_unit_test(test_parts_go_over_into_one_another),
        cmocka_unit_test(test_the_end_of_a_part_and_of_a_piece_take_their_time),
        cmocka_unit_test(test_a_volume_glides_and_is_its_own_bus_s),
        cmocka_unit_test(test_one_channel_sounds_like_two),
        cmocka_unit_test(test_what_lies_around_the_table_gives_way_as_music_does),
        cmocka_unit_test(test_tension_decides_which_stems_are_heard),
        cmocka_unit_test(test_nothing_passes_the_ceiling),
        cmocka_unit_test(test_the_same_orders_give_the_same_samples),
    };
    return cmocka_run_group_tests(tests, make_tone, NULL);
}
