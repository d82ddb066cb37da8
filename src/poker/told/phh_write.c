/* phh_write.c - a hand as PHH tells it. */
#include "hand_history.h"

#include "mem.h"
#include "phh.h"
#include "phh_play.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

/* ---- words of TOML ---- */

static void add_string(struct strbuf *out, const char *text)
{
    strbuf_add_char(out, '"');
    for (; *text; text++) {
        const unsigned char c = (unsigned char)*text;
        if (c == '"' || c == '\\')
            strbuf_addf(out, "\\%c", c);
        else if (c < 0x20 || c == 0x7f)
            strbuf_addf(out, "\\u%04X", c);
        else
            strbuf_add_char(out, (char)c);
    }
    strbuf_add_char(out, '"');
}

static void add_card(struct strbuf *out, card c)
{
    if (card_is_plain(c))
        strbuf_addf(out, "%c%c", card_rank_letter(card_rank(c)), card_suit_letter(card_suit(c)));
    else
        strbuf_add(out, "??");
}

static void add_cards(struct strbuf *out, const card *c, int n)
{
    for (int i = 0; i < n; i++)
        add_card(out, c[i]);
}

/* A number a player, in their order; the forced bets of two players the other way round. */
static void add_numbers(struct strbuf *out, const struct hand_record *h, const char *key,
                        const int32_t by_seat[SEATS], bool forced)
{
    strbuf_addf(out, "%s = [", key);
    for (int i = 0; i < h->n; i++)
        strbuf_addf(out, "%s%d", i ? ", " : "", by_seat[h->order[forced && h->n == 2 ? 1 - i : i]]);
    strbuf_add(out, "]\n");
}

/* ---- actions ---- */

static int player(const struct hand_record *h, int s)
{
    for (int i = 0; i < h->n; i++)
        if (h->order[i] == s)
            return i + 1;
    return 0;
}

/* Below the betting, and worth a commentary alone: who won because all others folded and shows a
 * card or both. */
static void add_show(struct strbuf *out, const struct hand_record *h, const struct record_line *l)
{
    const bool contested = (h->folded ? seat_count(h->folded) : 0) < h->n - 1;
    strbuf_addf(out, contested ? "  \"p%d sm " : "  \"# p%d shows ", player(h, l->who));
    if (contested && l->ncards != HOLDEM_HOLE_CARDS)
        strbuf_add(out, "????");
    else
        add_cards(out, l->card, l->ncards);
    strbuf_add(out, "\",\n");
}

static void add_note(struct strbuf *out, const char *words)
{
    struct strbuf note = STRBUF_EMPTY;
    strbuf_addf(&note, "# %s", words);
    strbuf_add(out, "  ");
    add_string(out, strbuf_text(&note));
    strbuf_add(out, ",\n");
    strbuf_free(&note);
}

static void add_line(struct strbuf *out, const struct hand_record *h, const struct record_line *l)
{
    const int p = player(h, l->who);
    switch ((enum record_kind)l->kind) {
    case RECORD_FOLD: strbuf_addf(out, "  \"p%d f\",\n", p); break;
    case RECORD_CHECK:
    case RECORD_CALL: strbuf_addf(out, "  \"p%d cc\",\n", p); break;
    case RECORD_BET:
    case RECORD_RAISE: strbuf_addf(out, "  \"p%d cbr %d\",\n", p, l->to); break;
    case RECORD_BOARD:
        strbuf_add(out, "  \"d db ");
        add_cards(out, l->card, l->ncards);
        strbuf_add(out, "\",\n");
        break;
    case RECORD_SHOW: add_show(out, h, l); break;
    case RECORD_NOTE: add_note(out, l->words); break;
    case RECORD_UNCALLED:
    case RECORD_WIN: break; /* follow from the rest */
    }
}

static void add_actions(struct strbuf *out, const struct hand_record *h)
{
    strbuf_add(out, "actions = [\n");
    for (int i = 0; i < h->n; i++) {
        strbuf_addf(out, "  \"d dh p%d ", i + 1);
        add_cards(out, h->hole[h->order[i]], HOLDEM_HOLE_CARDS);
        strbuf_add(out, "\",\n");
    }
    for (int i = 0; i < h->nlines; i++)
        add_line(out, h, &h->line[i]);
    strbuf_add(out, "]\n");
}

/* ---- the table ---- */

static void add_date(struct strbuf *out, const struct history_head *head,
                     const struct hand_record *h)
{
    const time_t then = (time_t)(head->wish->started + h->ms / 1000);
    struct tm t;
    if (!head->wish->started || !gmtime_r(&then, &t))
        return;
    strbuf_addf(out,
                "time = %02d:%02d:%02d\ntime_zone = \"UTC\"\nday = %d\nmonth = %d\nyear = %d\n",
                t.tm_hour, t.tm_min, t.tm_sec, t.tm_mday, t.tm_mon + 1, t.tm_year + 1900);
}

static void add_variant(struct strbuf *out, const char *game)
{
    strbuf_add(out, "variant = \"_");
    for (; *game; game++)
        strbuf_add_char(out, *game == '-' ? '_' : *game);
    strbuf_add(out, "\"\n");
}

/* Places in the tournament of those who went out with this hand. */
static void add_ranks(struct strbuf *out, const struct hand_record *h)
{
    int out_now = 0;
    for (int i = 0; i < h->n; i++)
        out_now += h->rank[h->order[i]] != 0;
    if (out_now)
        add_numbers(out, h, "_ranks", h->rank, false);
}

static void add_players(struct strbuf *out, const struct hand_record *h,
                        const struct history_head *head)
{
    strbuf_add(out, "players = [");
    for (int i = 0; i < h->n; i++) {
        strbuf_add(out, i ? ", " : "");
        add_string(out, head->name[h->order[i]]);
    }
    strbuf_add(out, "]\nseats = [");
    for (int i = 0; i < h->n; i++)
        strbuf_addf(out, "%s%d", i ? ", " : "", h->order[i] + 1);
    strbuf_addf(out, "]\nseat_count = %d\n", head->rules->nseats);
}

static void add_table(struct strbuf *out, const struct hand_record *h,
                      const struct history_head *head, bool plain)
{
    bool antes = false;
    for (int i = 0; i < h->n; i++)
        antes |= h->ante_due[h->order[i]] > 0;
    if (plain)
        strbuf_add(out, "variant = \"NT\"\n");
    else
        add_variant(out, head->rules->game->id);
    if (antes)
        strbuf_add(out, "ante_trimming_status = true\n");
    add_numbers(out, h, "antes", h->ante_due, true);
    add_numbers(out, h, "blinds_or_straddles", h->blind_due, true);
    strbuf_addf(out, "min_bet = %d\n", h->big);
    add_numbers(out, h, "starting_stacks", h->start, false);
    add_actions(out, h);
    add_numbers(out, h, "finishing_stacks", h->finish, false);
    add_players(out, h, head);
    strbuf_addf(out, "event = \"Carré\"\nhand = %d\nlevel = %d\n", h->number, h->level);
    add_date(out, head, h);
    add_ranks(out, h);
    strbuf_add(out, "_game = ");
    add_string(out, head->rules->game->id);
    strbuf_add(out, "\n\n");
}

/* What is told as NT ends, when it is read and played, as it ended. */
static bool reads_back(const char *text, const struct rules *r)
{
    struct toml *t = toml_open(text, strlen(text));
    const struct toml_value *first;
    const char *name;
    char error[TOML_ERROR];
    int line;
    struct phh_hand hand;
    struct phh_played played = {0};
    bool good = toml_next(t, &name, &line, &first, error) == TOML_READ &&
                phh_read(name, line, first, &hand, error, &line) == PHH_GOOD;
    if (good) {
        good = phh_play(r, &hand, false, &played, error, &line) && played.over;
        phh_free(&hand);
    }
    toml_close(t);
    return good;
}

bool phh_write(const struct hand_record *h, const struct history_head *head, int table,
               struct strbuf *out)
{
    struct strbuf text = STRBUF_EMPTY;
    bool plain = h->plain;
    add_table(&text, h, head, plain);
    if (plain && !reads_back(strbuf_text(&text), head->plain)) {
        plain = false;
        strbuf_clear(&text);
        add_table(&text, h, head, false);
    }
    strbuf_addf(out, "[%d]\n%s", table, strbuf_text(&text));
    strbuf_free(&text);
    return plain;
}
