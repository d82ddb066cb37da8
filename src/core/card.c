/* card.c - the letters of ranks and suits. */
#include "card.h"

#include <string.h>

static const char rank_letters[] = "23456789TJQKA";
static const char suit_letters[] = "cdhs";

static int place(const char *letters, char letter)
{
    const char *p = letter ? strchr(letters, letter) : NULL;
    return p ? (int)(p - letters) : -1;
}

char card_rank_letter(int rank) { return rank_letters[rank]; }
char card_suit_letter(int suit) { return suit_letters[suit]; }
int card_rank_from(char letter) { return place(rank_letters, letter); }
int card_suit_from(char letter) { return place(suit_letters, letter); }
