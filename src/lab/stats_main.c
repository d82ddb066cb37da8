/* carre statistics [GAME]: the figures of everybody who plays here, as the statistics page has
 * them; with --json all counts too, by their words. */
#include "commands.h"
#include "game_folder.h"
#include "stats_book.h"
#include "stats_words.h"
#include "games.h"
#include "i18n.h"
#include "mem.h"
#include "utf8.h"

#include <cJSON.h>
#include <stdio.h>
#include <string.h>

/* Names and values in two columns, as wide as they are read. */
static void print_rows(const struct stats_sum *sum)
{
    struct stats_row row[STATS_ROWS];
    const int n = stats_rows(sum, row);
    size_t widest = 0;
    for (int i = 0; i < n; i++)
        widest = utf8_width(row[i].name) > widest ? utf8_width(row[i].name) : widest;
    for (int i = 0; i < n; i++)
        printf("  %s%*s  %s\n", row[i].name, (int)(widest - utf8_width(row[i].name)), "",
               row[i].value);
}

static cJSON *as_json(const struct stats_sum *sum, const char *person)
{
    cJSON *j = cJSON_CreateObject();
    struct stats_row row[STATS_ROWS];
    const int n = stats_rows(sum, row);
    cJSON_AddStringToObject(j, "game", sum->fold->game);
    cJSON_AddStringToObject(j, "person", person);
    cJSON_AddNumberToObject(j, "matches", sum->matches);
    cJSON *figures = cJSON_AddObjectToObject(j, "figures"),
          *counts = cJSON_AddObjectToObject(j, "counts");
    for (int i = 0; i < n; i++)
        if (row[i].known)
            cJSON_AddNumberToObject(figures, row[i].word, row[i].number);
    for (int i = 0; i < sum->fold->counts; i++) {
        char word[STATS_WORD];
        if (!sum->count[i])
            continue;
        sum->fold->word(i, word);
        cJSON_AddNumberToObject(counts, word, (double)sum->count[i]);
    }
    return j;
}

/* One person in one game; true if there was something to tell. */
static bool tell(const struct stats_book *b, int64_t id, const char *name, const char *game,
                 cJSON *all)
{
    struct stats_sum *sum = mem_alloc(sizeof *sum);
    stats_book_sum(b, id, sum);
    const bool any = sum->matches > 0;
    if (any && all) {
        cJSON_AddItemToArray(all, as_json(sum, name));
    } else if (any) {
        printf("%s · %s\n", _(games_find(game)->title), *name ? name : _("No name"));
        print_rows(sum);
        printf("\n");
    }
    mem_free(sum);
    return any;
}

static int tell_game(struct store *store, const char *game, cJSON *all)
{
    struct stats_book *b = stats_book_open(store, game);
    size_t count = 0;
    int told = 0;
    struct person *people = profile_people(store, &count);
    while (stats_book_read(b, 1 << 20))
        continue;
    for (size_t i = 0; i < count; i++)
        told += tell(b, people[i].id, people[i].name, game, all);
    told += tell(b, 0, "", game, all);
    mem_free(people);
    stats_book_close(b);
    return told;
}

static bool has_statistics(const struct game_folder *f) { return f->stats != NULL; }

int statistics_main(const struct options *o)
{
    struct store_complaint c;
    int told = 0;
    if (o->subject && !stats_fold(o->subject)) {
        struct strbuf games = STRBUF_EMPTY;
        game_list(has_statistics, &games);
        fprintf(stderr, _("carre: no statistics for “%s”. Choose one of these: %s.\n"), o->subject,
                strbuf_text(&games));
        strbuf_free(&games);
        return 2;
    }
    struct store *store = store_open(o->data_dir);
    cJSON *top = o->json ? cJSON_CreateObject() : NULL,
          *all = top ? cJSON_AddArrayToObject(top, "statistics") : NULL;
    for (int i = 0; stats_game(i); i++)
        if (!o->subject || strcmp(o->subject, stats_game(i)) == 0)
            told += tell_game(store, stats_game(i), all);
    if (all) {
        char *text = cJSON_Print(top);
        printf("%s\n", text);
        cJSON_free(text);
        cJSON_Delete(top);
    } else if (!told) {
        printf("%s\n", _("Nothing played yet"));
    }
    while (store_complaint(store, &c))
        fprintf(stderr, "carre: %s\n", c.sentence);
    store_close(store);
    return 0;
}
