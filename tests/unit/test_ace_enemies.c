/* The enemies' file: the set as it stands, the grammar word by word, and every fault with its file,
 * line and reason. */
#include "unit.h"

#include "ace_table.h"
#include "mem.h"
#include "rng.h"
#include "strbuf.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void AS_02_the_set(void **state)
{
    (void)state;
    const struct ace_data *d = ace_table_real();
    int of[ACE_NUMBERS] = {0};
    for (int i = 0; i < ACE_ENEMIES; i++)
        of[d->enemy[i].number]++;
    assert_int_equal(of[0], 5);
    for (int n = 1; n < ACE_NUMBERS; n++)
        assert_int_equal(of[n], 4);
}

static void AS_04_kinds_and_hit_points(void **state)
{
    (void)state;
    const struct ace_data *d = ace_table_real();
    for (int i = 0; i < ACE_ENEMIES; i++) {
        const struct ace_enemy *e = &d->enemy[i];
        const bool acolyte = e->number == 2 || e->number == 5 || e->number == 8;
        assert_int_equal(e->kind, acolyte           ? ACE_ACOLYTE
                                  : e->number == 11 ? ACE_OVERKILL
                                                    : ACE_MINION);
        if (e->number == 0)
            assert_int_equal(e->hp, 5);
        if (e->number == 11)
            assert_int_equal(e->hp, 50);
        assert_true((e->npenalties > 0) == (e->kind != ACE_MINION));
        assert_true((e->nbonuses > 0) == (e->kind != ACE_OVERKILL));
    }
}

static void AS_44_an_overkill_for_each_difficulty(void **state)
{
    (void)state;
    int of[4] = {0};
    for (int i = 0; i < ACE_ENEMIES; i++)
        if (ace_table_real()->enemy[i].kind == ACE_OVERKILL)
            of[ace_table_real()->enemy[i].difficulty]++;
    for (int k = 0; k < 4; k++)
        assert_int_equal(of[k], 1);
}

static void effects_of(const char *id, bool penalty, const char *wanted)
{
    const struct ace_data *d = ace_table_plain();
    for (int i = 0; i < ACE_ENEMIES; i++) {
        const struct ace_enemy *e = &d->enemy[i];
        if (strcmp(e->id, id) != 0)
            continue;
        char got[300] = "", one[80];
        for (int k = 0; k < (penalty ? e->npenalties : e->nbonuses); k++) {
            ace_effect_text(penalty ? &e->penalty[k] : &e->bonus[k], one, sizeof one);
            const size_t at = strlen(got);
            snprintf(got + at, sizeof got - at, "%s%s", k ? ", " : "", one);
        }
        assert_string_equal(got, wanted);
        return;
    }
    fail_msg("no %s", id);
}

static void effects_read_back_as_written(void **state)
{
    (void)state;
    effects_of("the-weeping-widow", false, "extra hearts 1 max 3");
    effects_of("midnight-drover", false, "count hearts as spades, count diamonds as clubs");
    effects_of("faro-dealer", false, "rerank 1 any");
    effects_of("claim-jumper", false, "peek 6, cycle 2");
    effects_of("the-bat-queen", false, "combo full 5, low 6 1");
    effects_of("hellhound-handler", false, "double faces, calm");
    effects_of("the-twin-gunslingers", false, "combo two-pair 3");
    effects_of("lord-overkill-nightmare", true,
               "noextra faces, noextra aces, less 3, nobonus last, vengeance 3");
    effects_of("lord-overkill-easy", true, "less 1 first, vengeance 3");
}

static void ids_are_those_of_the_pictures(void **state)
{
    (void)state;
    const struct ace_data *d = ace_table_plain();
    for (int i = 0; i < ACE_ENEMIES; i++)
        for (int k = 0; k < i; k++)
            assert_string_not_equal(d->enemy[i].id, d->enemy[k].id);
    const struct rules r = ace_table_rules(NULL, ACE_NORMAL);
    assert_string_equal(r.game->face_name(&r, ace_enemy_card(0)), d->enemy[0].id);
    assert_null(r.game->face_name(&r, 5));
}

/* The file with one text replaced by another, and the sentence that this gives. */
static void faulty(const char *old, const char *new, const char *wanted)
{
    char *text = ace_table_text(), error[240] = "";
    char *at = strstr(text, old);
    assert_non_null(at);
    struct strbuf out = STRBUF_EMPTY;
    strbuf_add_part(&out, text, (size_t)(at - text));
    strbuf_add(&out, new);
    strbuf_add(&out, at + strlen(old));
    int line = 1, head = 1;
    for (const char *p = text; p < at; p++) {
        line += *p == '\n';
        head = strncmp(p, "\nenemy ", 7) == 0 ? line : head;
    }
    struct ace_data *d = ace_data_parse("enemies.txt", strbuf_text(&out), error, sizeof error);
    if (d)
        fail_msg("\"%s\" was accepted", new);
    if (!strstr(error, wanted))
        fail_msg("\"%s\": %s", new, error);
    int said = 0;
    assert_int_equal(sscanf(error, "enemies.txt:%d:", &said), 1);
    /* What is wrong with a line is told there or, where a word stands twice, in the next; what an
     * enemy lacks where he begins; the rest further down. */
    if (!strstr(wanted, "there must be") && !strstr(wanted, "more than 49") &&
        !strstr(wanted, "there is a second"))
        assert_in_range(said, said == head ? head : line, line + 1);
    strbuf_free(&out);
    mem_free(text);
}

static void faults_have_file_line_and_reason(void **state)
{
    (void)state;
    faulty("bonus add 4", "bonus adds 4", "\"adds\" is no effect");
    faulty("bonus add 4", "bonus", "an effect is missing");
    faulty("bonus add 4", "bonus add", "a number from 1 to 99 is missing");
    faulty("bonus add 4", "bonus add 0", "\"0\" is no number");
    faulty("bonus add 4", "bonus add 100", "\"100\" is no number");
    faulty("bonus add 4", "bonus add 04", "\"04\" is no number");
    faulty("bonus add 4", "bonus add -4", "\"-4\" is no number");
    faulty("bonus add 4", "bonus add 4 4", "\"4\" does not belong there");
    faulty("bonus add 4", "bonus add 4,", "an effect is missing");
    faulty("bonus add 4", "bonus least 4", "\"least\" is not among one-use bonuses");
    faulty("bonus add 4", "bonus add 4, draw 2", "a card acts now or on a shot");
    faulty("bonus add 4", "bonus recolour 1, rerank 1 K", "only one effect");
    faulty("bonus add 4", "bonus recolour 4", "\"4\" is no number from 1 to 3");
    faulty("bonus add 4", "bonus add 1, add 1, add 1, add 1, add 1, add 1", "more than 5 effects");
    faulty("bonus add 4", "bonus short pair", "only a straight or a flush");
    faulty("bonus add 4", "bonus combo pears 2", "\"pears\" is no kind");
    faulty("bonus add 4", "bonus count hearts spades", "\"as\" and a suit");
    faulty("bonus add 4", "bonus count hearts as hearts", "the same");
    faulty("bonus add 4", "bonus rerank 1 11", "\"11\" is no rank");
    faulty("bonus add 4", "bonus double hearts", "\"hearts\" is no group");
    faulty("bonus add 4", "bonus bullet 7", "\"7\" is no number from 1 to 6");
    faulty("bonus add 4", "bonus draw 13", "\"13\" is no number from 1 to 12");
    faulty("bonus add 4", "", "stable-hand: the bonus is missing");
    faulty("bonus add 4", "bonus add 4\nbonus add 4", "a second bonus");
    faulty("bonus add 4", "bonus add 4\npenalty less 1", "a minion lays no penalty");
    faulty("bonus add 4", "bonus add 4\ndifficulty easy", "has a difficulty");
    faulty("bonus add 4", "bonus add 4\nhat 3", "\"hat\" begins no line");
    faulty("penalty noextra faces", "penalty noextra faces third",
           "\"third\" does not belong there");
    faulty("penalty noextra faces", "penalty add 4", "\"add\" is not among penalties");
    faulty("penalty noextra faces", "", "the-hangman: the penalty is missing");
    faulty("bonus extra faces 1", "bonus add 1", "\"add\" is not among permanent bonuses");
    faulty("bonus extra faces 1", "bonus low 14 1", "\"14\" is no number from 1 to 13");
    faulty("bonus extra faces 1", "bonus low 6", "a number from 1 to 99 is missing");
    faulty("bonus add 4", "bonus low 6 1", "\"low\" is not among one-use bonuses");
    faulty("bonus extra faces 1", "bonus draw 1", "\"draw\" is not among permanent bonuses");
    faulty("penalty less 1 first, vengeance 3", "penalty less 1 first, vengeance 3\nbonus add 4",
           "leaves no bonus");
    faulty("kind minion", "kind villain", "\"villain\" is no kind of enemy");
    faulty("kind minion", "kind acolyte", "of kind minion");
    faulty("kind minion", "", "has no kind");
    faulty("number start", "number 12", "\"12\" is no number from 1 to 11");
    faulty("number start", "number 1", "4 enemies of number 0 where there must be 5");
    faulty("difficulty easy", "difficulty normal", "0 Overkills for easy where there must be one");
    faulty("difficulty easy", "", "has a difficulty");
    faulty("hp 5", "hp many", "\"many\" is no number");
    faulty("hp 5", "hp 5\nhp 5", "a second hp");
    faulty("name \"Stable Hand\"", "name Stable Hand", "double quotes is missing");
    faulty("name \"Stable Hand\"", "name \"\"", "double quotes is missing");
    faulty("name \"Stable Hand\"", "name \"Stable \"Hand\"", "neither double quotes");
    faulty("name \"Stable Hand\"", "name \"Stable \xff Hand\"", "not valid UTF-8");
    faulty("name \"Stable Hand\"", "name \"A name that is much too long for any poster to hold\"",
           "longer than 47 bytes");
    faulty("enemy stable-hand", "enemy Stable_Hand", "an id consists of");
    faulty("enemy stable-hand", "enemy card-cheat", "there is a second card-cheat");
    faulty("enemy stable-hand", "enemy a-name-of-more-than-thirty-one-letters",
           "too long for a word");
    faulty("enemy stable-hand\n", "", "the first line is not");
    faulty("enemy stable-hand",
           "enemy one-more\nnumber start\nkind minion\nhp 5\nname \"x\"\ntext \"x\"\nbonus "
           "twice\nenemy stable-hand",
           "more than 49 enemies");
}

static void the_tail_may_be_missing_anywhere(void **state)
{
    (void)state;
    char *text = ace_table_text(), error[240];
    const size_t all = strlen(text);
    for (size_t cut = 0; cut + 100 < all; cut += 7) {
        char *copy = mem_copy_part(text, cut);
        assert_null(ace_data_parse("enemies.txt", copy, error, sizeof error));
        assert_memory_equal(error, "enemies.txt:", 12);
        mem_free(copy);
    }
    mem_free(text);
}

/* Damaged texts are refused or read; nothing else happens. */
static void damage_is_survived(void **state)
{
    (void)state;
    char *text = ace_table_text(), error[60];
    const int all = (int)strlen(text);
    struct rng rng = rng_seed(49);
    for (int i = 0; i < 3000; i++) {
        char *copy = mem_copy_text(text);
        for (int k = rng_below(&rng, 4); k >= 0; k--)
            copy[rng_below(&rng, all)] = (char)(1 + rng_below(&rng, 255));
        struct ace_data *d = ace_data_parse("enemies.txt", copy, error, sizeof error);
        if (d)
            mem_free(d);
        mem_free(copy);
    }
    mem_free(text);
}

/* The page before a run and the help of the difficulty tell these lines in words (setup_ace.c): who
 * turns one here turns those words, too. */
static void AS_44_words_before_a_run_fit_the_set(void **state)
{
    (void)state;
    static const char *const lines[] = {
        "less 5 first, vengeance 2",
        "noextra faces, noextra aces, less 8, nobonus first, vengeance 14",
        "noextra faces, noextra aces, less 5, zero pair, vengeance 4",
        "noextra faces, noextra aces, less 6, nobonus last, vengeance 6",
    };
    for (int i = 0; i < ACE_ENEMIES; i++) {
        const struct ace_enemy *e = &ace_table_real()->enemy[i];
        char got[300] = "", one[80];
        for (int k = 0; k < e->npenalties; k++) {
            ace_effect_text(&e->penalty[k], one, sizeof one);
            const size_t at = strlen(got);
            snprintf(got + at, sizeof got - at, "%s%s", k ? ", " : "", one);
        }
        if (e->kind == ACE_OVERKILL)
            assert_string_equal(got, lines[e->difficulty]);
    }
}

/* One enemy of each of the numbers 3, 4, 6 and 7 brings the Joker, so that most runs can meet it
 * long before the end; and one reads the values of cards (AS-01). */
static void the_joker_comes_early_and_values_count(void **state)
{
    (void)state;
    int jokers[ACE_NUMBERS] = {0}, low = 0;
    for (int i = 0; i < ACE_ENEMIES; i++) {
        const struct ace_enemy *e = &ace_table_real()->enemy[i];
        for (int k = 0; k < e->nbonuses; k++) {
            jokers[e->number] += e->bonus[k].verb == ACE_DO_JOKER;
            low += e->bonus[k].verb == ACE_DO_LOW;
        }
    }
    assert_true(jokers[3] && jokers[4] && jokers[6] && jokers[7]);
    assert_int_equal(low, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(AS_02_the_set),
        cmocka_unit_test(AS_04_kinds_and_hit_points),
        cmocka_unit_test(AS_44_an_overkill_for_each_difficulty),
        cmocka_unit_test(AS_44_words_before_a_run_fit_the_set),
        cmocka_unit_test(the_joker_comes_early_and_values_count),
        cmocka_unit_test(effects_read_back_as_written),
        cmocka_unit_test(ids_are_those_of_the_pictures),
        cmocka_unit_test(faults_have_file_line_and_reason),
        cmocka_unit_test(the_tail_may_be_missing_anywhere),
        cmocka_unit_test(damage_is_survived),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
