/* faces.c - names and pictures of cards. */
#include "faces.h"

#include "check.h"
#include "i18n.h"
#include "notation.h"
#include "plain.h"
#include "skin.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* pixels; below it the corners of the faces can't be read. In a world's own dress nothing lies
 * beside them */
enum { NARROW = 90, NARROW_DRESS = 64 };

void face_picture_open(const struct skin *skin, bool court_fr, card c, float width,
                       char out[FACE_PICTURE])
{
    const char *small = width < (skin->cards ? NARROW_DRESS : NARROW) ? "small/" : "";
    if (card_is_plain(c)) {
        const bool court = card_rank(c) >= RANK_J && card_rank(c) <= RANK_K;
        snprintf(out, FACE_PICTURE, "%s/%s%s%c%c", skin->cards && !*small ? skin->cards : "cards",
                 court_fr && court ? "fr/" : "", small, card_rank_letter(card_rank(c)),
                 card_suit_letter(card_suit(c)));
    } else if (card_is_joker(c)) {
        snprintf(out, FACE_PICTURE, "cards/%sjoker", small);
    } else {
        snprintf(out, FACE_PICTURE, "%s", "cards/blank");
    }
}

void face_picture(const struct stage *st, card c, float width, char out[FACE_PICTURE])
{
    if (card_is_known(c))
        face_picture_open(st->skin, st->court_fr, c, width, out);
    else
        snprintf(out, FACE_PICTURE, "%s", st->back ? st->back : st->skin->back);
}

const char *face_suit_name(int suit)
{
    CARRE_ASSERT(suit >= 0 && suit < SUITS);
    static const char *const name[SUITS] = {N_("clubs"), N_("diamonds"), N_("hearts"),
                                            N_("spades")};
    return _(name[suit]);
}

const char *face_suit_icon(int suit)
{
    CARRE_ASSERT(suit >= 0 && suit < SUITS);
    static const char *const name[SUITS] = {"suit-club", "suit-diamond", "suit-heart",
                                            "suit-spade"};
    return name[suit];
}

const char *face_rank_text(const struct stage *st, int rank)
{
    CARRE_ASSERT(rank >= 0 && rank < RANKS);
    static const char *const text[RANKS] = {"2", "3",  "4", "5", "6", "7", "8",
                                            "9", "10", "J", "Q", "K", "A"};
    static const char *const fr[] = {"V", "D", "R"};
    return st->court_fr && rank >= RANK_J && rank <= RANK_K ? fr[rank - RANK_J] : text[rank];
}

const char *face_rank_plural(int rank)
{
    CARRE_ASSERT(rank >= 0 && rank < RANKS);
    static const char *const name[RANKS] = {N_("twos"),  N_("threes"), N_("fours"),  N_("fives"),
                                            N_("sixes"), N_("sevens"), N_("eights"), N_("nines"),
                                            N_("tens"),  N_("jacks"),  N_("queens"), N_("kings"),
                                            N_("aces")};
    return _(name[rank]);
}

const char *face_rank_of(int rank)
{
    CARRE_ASSERT(rank >= 0 && rank < RANKS);
    /* TRANSLATORS: after "Pair of", "Three", "Four": French has its little word here, "d’as", "de
     * rois" */
    static const char *const name[RANKS] = {
        NC_("made of", "twos"),   NC_("made of", "threes"), NC_("made of", "fours"),
        NC_("made of", "fives"),  NC_("made of", "sixes"),  NC_("made of", "sevens"),
        NC_("made of", "eights"), NC_("made of", "nines"),  NC_("made of", "tens"),
        NC_("made of", "jacks"),  NC_("made of", "queens"), NC_("made of", "kings"),
        NC_("made of", "aces")};
    return i18n_context("made of", name[rank]);
}

/* A language without a word for it shows what is printed on the card. */
static const char *worded(const struct stage *st, const char *word, const char *letter, int rank)
{
    return strcmp(word, letter) == 0 ? face_rank_text(st, rank) : word;
}

const char *face_rank_high(const struct stage *st, int rank)
{
    CARRE_ASSERT(rank >= 0 && rank < RANKS);
    /* TRANSLATORS: the rank in "High card K"; French says the word, "roi" */
    static const char *const text[RANKS] = {
        NC_("high card", "2"),  NC_("high card", "3"), NC_("high card", "4"), NC_("high card", "5"),
        NC_("high card", "6"),  NC_("high card", "7"), NC_("high card", "8"), NC_("high card", "9"),
        NC_("high card", "10"), NC_("high card", "J"), NC_("high card", "Q"), NC_("high card", "K"),
        NC_("high card", "A")};
    return worded(st, i18n_context("high card", text[rank]), text[rank], rank);
}

const char *face_rank_up_to(const struct stage *st, int rank)
{
    CARRE_ASSERT(rank >= 0 && rank < RANKS);
    /* TRANSLATORS: the rank up to which a straight or a flush goes; French says "au roi", "à la
     * dame" */
    static const char *const text[RANKS] = {
        NC_("up to", "2"),  NC_("up to", "3"), NC_("up to", "4"), NC_("up to", "5"),
        NC_("up to", "6"),  NC_("up to", "7"), NC_("up to", "8"), NC_("up to", "9"),
        NC_("up to", "10"), NC_("up to", "J"), NC_("up to", "Q"), NC_("up to", "K"),
        NC_("up to", "A")};
    return worded(st, i18n_context("up to", text[rank]), text[rank], rank);
}

/* One sentence a card, for gettext: no language has to build it from parts. */
static const char *const names[52] = {
    N_("Two of clubs"),   N_("Two of diamonds"),   N_("Two of hearts"),   N_("Two of spades"),
    N_("Three of clubs"), N_("Three of diamonds"), N_("Three of hearts"), N_("Three of spades"),
    N_("Four of clubs"),  N_("Four of diamonds"),  N_("Four of hearts"),  N_("Four of spades"),
    N_("Five of clubs"),  N_("Five of diamonds"),  N_("Five of hearts"),  N_("Five of spades"),
    N_("Six of clubs"),   N_("Six of diamonds"),   N_("Six of hearts"),   N_("Six of spades"),
    N_("Seven of clubs"), N_("Seven of diamonds"), N_("Seven of hearts"), N_("Seven of spades"),
    N_("Eight of clubs"), N_("Eight of diamonds"), N_("Eight of hearts"), N_("Eight of spades"),
    N_("Nine of clubs"),  N_("Nine of diamonds"),  N_("Nine of hearts"),  N_("Nine of spades"),
    N_("Ten of clubs"),   N_("Ten of diamonds"),   N_("Ten of hearts"),   N_("Ten of spades"),
    N_("Jack of clubs"),  N_("Jack of diamonds"),  N_("Jack of hearts"),  N_("Jack of spades"),
    N_("Queen of clubs"), N_("Queen of diamonds"), N_("Queen of hearts"), N_("Queen of spades"),
    N_("King of clubs"),  N_("King of diamonds"),  N_("King of hearts"),  N_("King of spades"),
    N_("Ace of clubs"),   N_("Ace of diamonds"),   N_("Ace of hearts"),   N_("Ace of spades"),
};

void face_name(const struct stage *st, card c, char out[FACE_NAME])
{
    char text[CARD_TEXT];
    if (card_is_plain(c)) {
        snprintf(out, FACE_NAME, "%s", _(names[c]));
    } else if (card_is_joker(c)) {
        snprintf(out, FACE_NAME, "%s", _("Joker"));
    } else if (card_is_known(c)) {
        card_text(&st->rules, c, text);
        snprintf(out, FACE_NAME, "%s", text);
    } else {
        snprintf(out, FACE_NAME, "%s", _("Hidden card"));
    }
}

static const char *const sign[SUITS] = {"♣", "♦", "♥", "♠"};

int face_read_suit(const char *text, size_t *bytes)
{
    for (int s = 0; s < SUITS; s++)
        if (strncmp(text, sign[s], *bytes = strlen(sign[s])) == 0)
            return s;
    return -1;
}

card face_read(const char *text, size_t *bytes)
{
    static const struct {
        const char *text;
        int rank;
    } known[] = {
        {"10", 8}, {"A", 12}, {"K", 11}, {"R", 11}, {"Q", 10}, {"D", 10}, {"J", 9}, {"V", 9},
        {"9", 7},  {"8", 6},  {"7", 5},  {"6", 4},  {"5", 3},  {"4", 2},  {"3", 1}, {"2", 0},
    };
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        const size_t n = strlen(known[i].text);
        const int suit =
            strncmp(text, known[i].text, n) == 0 ? face_read_suit(text + n, bytes) : -1;
        if (suit >= 0) {
            *bytes += n;
            return (card)(known[i].rank * SUITS + suit);
        }
    }
    return CARD_NONE;
}

void face_short(const struct stage *st, card c, char out[FACE_NAME])
{
    if (card_is_plain(c))
        snprintf(out, FACE_NAME, "%s%s", face_rank_text(st, card_rank(c)), sign[card_suit(c)]);
    else
        face_name(st, c, out);
}

static uint32_t rim_colour(const struct stage *st, enum rim rim)
{
    switch (rim) {
    case RIM_NONE: break;
    case RIM_CHOSEN: return st->ui.theme->accent;
    case RIM_BESIDE: return st->ui.theme->text;
    case RIM_TARGET: return 0xFFC35AFFU;
    }
    return 0;
}

static float card_radius(struct rect r) { return r.h * 0.042F; }

static float rim_width(struct rect r) { return fmaxf(3, r.w * 0.03F); }

struct plain face_plain(card c, const char *text)
{
    const bool red =
        card_is_plain(c) && (card_suit(c) == SUIT_HEARTS || card_suit(c) == SUIT_DIAMONDS);
    return (struct plain){.fill = 0xFBF7EEFFU,
                          .line = 0x3A332BFFU,
                          .ink = red ? 0xB3261EFFU : 0x14110FFFU,
                          .round = 0.06F,
                          .sign = card_is_plain(c) ? text : "★",
                          .index = true};
}

void face_put(const struct stage *st, struct canvas *c, const char *picture, card face,
              struct rect r, struct paint paint)
{
    struct plain plain = {.fill = st->ui.theme->well, .line = st->ui.theme->soft, .round = 0.06F};
    char text[FACE_NAME];
    if (card_is_known(face)) {
        face_short(st, face, text);
        plain = face_plain(face, text);
    }
    plain_picture(c, &st->ui, picture, r, paint, &plain);
}

void face_draw(const struct stage *st, struct canvas *c, const struct placed *p)
{
    char name[FACE_PICTURE];
    struct rect r = p->spot.at;
    if (p->spot.alpha <= 0.01F || r.w < 2)
        return;
    const float radius = card_radius(r);
    bool turned = fabsf(p->spot.angle) > 0.3F;
    face_picture(st, p->spot.up ? p->face : (card)CARD_HIDDEN, fmaxf(r.w, r.h / 1.4F), name);
    canvas_push_fade(c, p->spot.alpha);
    if (!turned) {
        canvas_panel(c, rect_moved(r, r.w * 0.03F, r.w * 0.05F),
                     &(struct panel){.fill = 0x00000077U, .radius = radius});
        if (p->rim) {
            const float out = rim_width(r);
            canvas_panel(c, rect_inset(r, -out),
                         &(struct panel){.fill = rim_colour(st, p->rim), .radius = radius + out});
        }
    }
    struct paint paint = paint_plain();
    paint.angle = turned ? p->spot.angle : 0;
    if (p->dim)
        paint.tint = 0x8A8078FFU;
    /* what flies is chosen no more; it would be turned anew in each frame */
    if (turned && p->rim && !p->flies && st->skin->rim[p->rim == RIM_BESIDE])
        canvas_picture(c, st->skin->rim[p->rim == RIM_BESIDE], rect_scaled(r, 1.056F), paint);
    face_put(st, c, name, p->spot.up ? p->face : (card)CARD_HIDDEN, r, paint);
    if (p->spot.up && st->deck_edge && p->face < CARD_OWN)
        canvas_picture(c, "cards/edge", r, paint);
    canvas_pop_fade(c);
}

/* What is seen of a card that lies still: all, or up to the neighbour that lies on it. */
static struct rect uncovered(const struct stage *st, const struct placed *p)
{
    struct rect r = p->spot.at;
    for (const struct placed *on = p + 1; on < st->cards.card + st->cards.n; on++) {
        const struct rect over = on->spot.at;
        if (!on->flies && on->zone == p->zone && over.x > r.x && over.x < rect_right(r) &&
            over.y < rect_bottom(r) && rect_bottom(over) > r.y)
            r.w = over.x - r.x;
    }
    return r;
}

void face_ring(const struct stage *st, struct canvas *c, const struct placed *p)
{
    struct rect r = p->spot.at;
    if (!p->ring || p->flies || p->face == CARD_NONE || p->spot.alpha <= 0.01F ||
        fabsf(p->spot.angle) > 0.3F)
        return;
    const float out = fmaxf(4, ui_px(&st->ui, 8)), edge = fmaxf(2, ui_px(&st->ui, 3)),
                line = fmaxf(2, ui_px(&st->ui, 4)), round = card_radius(r);
    const struct rect seen = uncovered(st, p);
    if (seen.w < r.w) /* the line stands on the border of the two */
        r.w = seen.w - out + line / 2;
    else if (p->rim)
        r = rect_inset(r, -rim_width(r));
    canvas_push_fade(c, p->spot.alpha);
    /* dark on both sides: cards are as light as the focus */
    canvas_panel(c, rect_inset(r, -out - edge),
                 &(struct panel){.radius = round + out + edge,
                                 .line = st->ui.theme->ground,
                                 .line_width = line + 2 * edge});
    ui_ring_at(c, &st->ui, r, round);
    canvas_pop_fade(c);
}

void face_draw_all(const struct stage *st, struct canvas *c)
{
    for (int flying = 0; flying < 2; flying++)
        for (int i = 0; i < st->cards.n; i++) {
            const struct placed *p = &st->cards.card[i];
            if (p->flies == (flying == 1) && p->face != CARD_NONE)
                face_draw(st, c, p);
        }
    for (int i = 0; i < st->cards.n; i++)
        face_ring(st, c, &st->cards.card[i]);
}
