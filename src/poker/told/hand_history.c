/* hand_history.c - see hand_history.h. */
#include "hand_history.h"

#include "check.h"
#include "digest.h"
#include "games.h"
#include "i18n.h"
#include "utf8.h"

#include <stdio.h>
#include <string.h>

const char *history_ending(enum history_format f) { return f == HISTORY_PHH ? ".phhs" : ".txt"; }

seat history_person(const struct seating *s)
{
    const seat who = seating_lone_person(s);
    return who >= 0 ? who : SEAT_ONLOOKER;
}

void history_eyes(struct history_wish *w, seat me, bool all)
{
    CARRE_ASSERT(me >= 0 && me <= SEAT_ONLOOKER);
    w->eyes = all ? (seat)SEAT_OPEN : me;
    w->hero = me == SEAT_ONLOOKER ? (seat)SEAT_NONE : me;
}

/* PokerStars' text puts these after and round names: in one they would end it. */
static void without_marks(char *name)
{
    char *to = name;
    for (const char *c = name; *c; c++)
        if (!strchr(":[]()", *c) && !(*c == ' ' && to == name))
            *to++ = *c;
    while (to > name && to[-1] == ' ')
        to--;
    *to = 0;
}

enum { NAME_ROOM = 80 }; /* and a number after it */

/* Whole letters, as many as there is room for. */
static void take_name(char *out, const char *told)
{
    const char *end = told;
    for (const char *at = told; *at && at - told < NAME_ROOM;) {
        utf8_next(&at);
        if (at - told < NAME_ROOM)
            end = at;
    }
    memcpy(out, told, (size_t)(end - told));
    out[end - told] = 0;
}

static bool is_taken(const struct history_head *head, int s)
{
    CARRE_ASSERT(s >= 0 && s < SEATS);
    bool taken = false;
    for (int other = 0; other < s; other++)
        taken |= strcmp(head->name[other], head->name[s]) == 0;
    return taken;
}

/* Two seats never have one name, and no name is empty: readers tell players by it. */
static void name_seats(struct history_head *head)
{
    for (int s = 0; s < head->rules->nseats; s++) {
        const char *told = head->wish->name[s];
        if (told)
            take_name(head->name[s], told);
        if (head->wish->format == HISTORY_POKERSTARS)
            without_marks(head->name[s]);
        if (!*head->name[s])
            snprintf(head->name[s], sizeof head->name[s], _("Player %d"), s + 1);
        const size_t n = strlen(head->name[s]);
        for (int number = s + 1; is_taken(head, s); number++)
            snprintf(head->name[s] + n, sizeof head->name[s] - n, " %d", number);
    }
}

void history_write(const struct match *m, const struct history_wish *w, struct strbuf *out,
                   struct history_count *count)
{
    struct history_head head = {.match = m,
                                .rules = match_rules(m),
                                .wish = w,
                                .id = match_digest(m) % 9000000000 + 1000000000};
    struct rules plain = rules_default(games_find("holdem"), SEATS, match_rules(m)->data);
    const char *names[SEATS];
    struct hand_records records;
    head.plain = &plain;
    name_seats(&head);
    for (int s = 0; s < SEATS; s++)
        names[s] = head.name[s];
    hand_records_read(m, w->eyes, names, &records);
    *count = (struct history_count){.hands = records.n};
    for (int i = 0; i < records.n; i++) {
        struct strbuf text = STRBUF_EMPTY;
        const bool is_plain = phh_write(&records.hand[i], &head, i + 1, &text);
        count->plain += is_plain;
        if (w->format == HISTORY_PHH)
            strbuf_add(out, strbuf_text(&text));
        else if (is_plain)
            pokerstars_write(&records.hand[i], &head, out);
        else
            count->skipped++;
        strbuf_free(&text);
    }
    hand_records_free(&records);
}
