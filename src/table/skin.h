/* skin.h - how a game looks: one struct of tables and functions.
 *
 * The stage (stage.h) knows what lies on the table, what has just happened and how far the picture
 * has come. A skin says where things lie, what they look and sound like, which controls there are,
 * and how an event is told. It is given one seat's board and events and nothing else, and it
 * answers with actions of that seat. The default skin plays every game; one of a game's own is
 * better. */
#ifndef CARRE_SKIN_H
#define CARRE_SKIN_H

#include "emblems.h"
#include "stage.h"
#include "strbuf.h"

/* What an event of this reason looks and sounds like; times are those of normal pace. */
struct style {
    uint8_t why;
    /* an event's kind, or 0 for all of that reason; the first line that fits counts */
    uint8_t kind;
    int ms;            /* how long a card travels */
    int gap;           /* how long until the next event */
    float arc;         /* apex of the way, as a part of its length */
    const char *sound; /* NULL: none */
    /* the sound's variants are steps of a scale, for events one right after the other */
    bool climbs;
};

enum { ENDING_BUTTONS = 4 }; /* the way on, one thing more, all the rest, the way out */
enum { ENDING_CARDS = 8, ENDING_CARD = 96 };

struct stage_summary {
    bool won;
    int hero; /* 1 + the seat whose emblem is shown; 0: nobody's */
    char heading[160], sentence[400];
    char how[160]; /* the button that shows again how it was won; "": there is none */
    int lines;
    struct {
        char name[80], value[80];
    } line[10];
};

/* What a page of the end is drawn from. The first button is the main one; `ms` since it came, far
 * beyond the end once it has come to rest. */
struct ending_button {
    const struct item *item;
    const char *words;
};
/* The cards that one thing to learn is about, as they are drawn beside it. */
struct ending_row {
    int n; /* 0: there are none */
    card card[ENDING_CARDS];
    char name[ENDING_CARDS][ENDING_CARD]; /* "K♠" */
    bool court_fr;
    int damage; /* of a shot with them; -1: they go for new ones */
};
struct ending_seen {
    const void *told; /* by ending.tell */
    int64_t ms;
    /* how long it took; one thing to learn, "": none, or it is not known yet */
    const char *time, *lesson;
    const struct ending_row *row; /* of the lesson */
    int buttons;
    struct ending_button button[ENDING_BUTTONS];
};

/* The picture beside the result, when there is no stage any more; or a page of the game's own in
 * place of both, if it has one (tell is not NULL) and letters are not too large for it (fits). */
struct ending {
    /* all that it is drawn from, of the table at its end; mem_free */
    void *(*tell)(const struct stage *st);
    bool (*fits)(const struct ui *ui);
    int (*ms)(const struct ui *ui, const void *told); /* until it has come to rest */
    /* the buttons, in the order of `button`, and after them where a ribbon may stand for a
     * while */
    void (*lay)(const struct ui *ui, const void *told, int n, struct rect *at);
    void (*page)(struct canvas *c, const struct ui *ui, const struct ending_seen *seen);
    /* the page's ground alone, where letters are too large for the page */
    void (*behind)(struct canvas *c, const struct ui *ui, const void *told);
    bool lesson; /* its page tells what is to be learned of a game that was lost */
    /* what the button says that plays on, marked for translation; NULL: the frame's words */
    const char *again;
    const struct typeface *face; /* of the heading; NULL: the frame's */
    uint32_t ground;             /* of the picture's panel */
    /* `emblem`: of who won, -1: nobody is shown; `behind`: the ground behind an animal. */
    void (*draw)(struct canvas *c, const struct ui *ui, bool won, int emblem, int behind,
                 struct rect at);
};

/* What is on the curtain between two people: who hands over (NULL: nobody) and who comes, in words;
 * what the next one is shown first (""); where the game stands (""); and the two buttons. */
struct curtain_seen {
    const struct nameplate *from, *comes;
    const char *heading, *sentence, *then, *stands;
    const struct item *here, *menu;
    int colours; /* as a stage's */
};

/* A table at which people sit down: nothing is dealt yet, and nobody's cards are known. Lengths are
 * pixels. */
struct bare_table {
    struct rect all;   /* the room for table and seats */
    struct rect at;    /* the table in the middle of it, with its rim */
    struct rect clear; /* what of that is between all places, as high and as wide as can be */
    int colours;       /* as a stage's */
    float card;        /* how high a card of a hand lies there */
    int n;             /* so many seats are taken; before each of them a hand will lie there, */
    struct bare_hand {
        struct point at;  /* with its middle here, */
        float turn;       /* turned so many degrees clockwise from how the near edge has it */
        struct rect face; /* of who sits there, behind it */
    } hand[SEATS];
};

/* What an event is to the history: nothing, a line, a line that what follows stands under, the end
 * of the line before (one more thing of a list), the line before in new words because more is known
 * of it now, or a line that is told when it happens but not to be looked up later, because the game
 * wants it remembered. */
enum line_kind { LINE_NONE, LINE_OWN, LINE_HEADING, LINE_ON, LINE_AGAIN, LINE_MEMORY };

/* How what somebody says at a plate looks; `above` hangs it over the plate, else it is beside. */
struct bubble {
    uint32_t fill, line;
    bool above;
};

/* What the buttons of a world are made of, to the ear. */
enum touch { TOUCH_WOOD, TOUCH_IRON, TOUCH_GLASS, TOUCH_LACQUER, TOUCH_BARS };

struct skin {
    const char *game; /* NULL: any */
    enum touch touch;
    const struct theme *theme, *contrast;
    const struct theme *dark, *dark_contrast; /* of a dark room; NULL: there is one room alone */
    /* of the pages around the table (rules, who plays, the pause, results): ordinary and in high
     * contrast */
    const struct theme *page[2], *page_dark[2];
    const char *music;
    /* Is a turn over with this action, also where the same seat is asked next? Then a hand that was
     * looked at goes down. NULL: it lasts as long as the game waits for that seat. */
    bool (*ends_turn)(const struct action *a);
    const char *back; /* picture of the back */
    /* around a card that lies turned: one that is chosen, one beside; NULL: nothing */
    const char *rim[2];
    /* folder of the plain cards in the world's own dress, its fr/ the courts with French
     * letters; NULL: the ordinary deck's */
    const char *cards;
    /* picture that fills the screen between two people; NULL: the theme's ground */
    const char *curtain;
    /* optional: all of the curtain in front of that picture, its buttons too; NULL: a plain page */
    void (*curtain_draw)(struct canvas *c, const struct ui *ui, const struct curtain_seen *seen);
    /* its words and its main button lie so much lower than on the page, design units */
    float curtain_drop;
    /* of a curtain of the skin's own, design units: all of it lies so much higher, and what has
     * happened has room from there down; 0: it has none */
    float curtain_lift, curtain_told;
    const struct style *style;
    int nstyles;
    size_t state_size; /* of st->state, zeroed at first */

    /* where things lie now: the first call of each update, and again when something has been
     * shown */
    void (*measure)(struct stage *st);
    /* all cards that show, the lowest first */
    void (*place)(struct stage *st, const struct tabletop *t, struct scatter *out);
    /* controls, from what is shown */
    void (*items)(struct stage *st, struct items *it);
    /* answers by stage_act and its like */
    void (*input)(struct stage *st, const struct item_event *event);
    /* an event as it is shown; st->shown has changed already */
    void (*happened)(struct stage *st, const struct event *e, const struct board *before);
    /* its words for the history */
    enum line_kind (*line)(const struct stage *st, const struct event *e,
                           const struct board *before, struct strbuf *out);
    /* optional: its line is left out of what is told to who was not looking, because the table
     * itself shows it */
    bool (*plain)(const struct event *e);
    /* optional: a choice in words that people say, "Use Bootlegger: +5 damage"; nothing: not one
     * to be offered in words */
    void (*choice)(const struct stage *st, const struct choice *c, struct strbuf *out);
    /* optional: what anybody who types that choice must know as well, "=1 is a pair" */
    void (*typing)(const struct stage *st, const struct choice *c, struct strbuf *out);
    /* optional: what advice says to do, with its cards and what comes of it: whole sentences;
     * nothing: the reason alone is told */
    void (*advice)(const struct stage *st, const struct action *a, struct strbuf *out);
    /* optional: the table in words, a line a thing */
    void (*table)(const struct stage *st, struct strbuf *out);
    /* optional: how many events have been seen to their end; NULL: each as it begins
     * (stage_told) */
    int (*told)(const struct stage *st);
    /* ms until it wants a frame: 0 now, STAGE_STILL never */
    int (*moving)(struct stage *st);
    /* whatever runs is over */
    void (*hurry)(struct stage *st);
    /* optional: st->me is another now, or looks into the hand: drafts are forgotten. The state
     * of a look begins as a copy (stage_look) */
    void (*seated)(struct stage *st);
    /* optional: the person in front has just come to a table that lies at rest, and has not seen
     * what was shown after so many events: what was said to who left is said to them too */
    void (*greets)(struct stage *st, int since);
    /* optional: this seat has left the game for good: its person may take over a bot's seat, and
     * see all hands if the others agree */
    bool (*out)(const struct rules *r, const struct board *b, int who);
    /* optional: this seat has still a part in the hand: where nobody at the screen has one, the
     * rest goes fast, and where all of them are out, the bots' game may be skipped */
    bool (*plays)(const struct board *b, int who);
    /* optional: where a seat's plate is, for what is said there; false: it has none */
    bool (*plate)(const struct stage *st, int who, struct rect *out);
    /* where people and bots speak */
    struct bubble bubble;
    /* optional: where what has happened can be told at a table that is watched, in the place of its
     * deeds; empty: nowhere */
    struct rect (*told_at)(const struct stage *st);
    /* a game that is seen again is a scene of its own (st->reel): what was decided, and what came
     * of it, in all the room that its moves and the line of time leave, without what is only
     * pressed or looked up */
    bool reels;
    /* optional: what stays in the light while the game stands still, drawn over the shade */
    void (*lit)(const struct stage *st, struct canvas *c);
    /* optional: what an opponent says while it does, in the language in force; NULL: nothing */
    const char *(*says)(const struct stage *st);
    /* optional: something that everybody waits for has the whole screen, and nothing is to lie
     * over it */
    bool (*fills)(const struct stage *st);
    /* optional: pages of its own lie over the table, to be read and put away (its history) */
    bool (*reads)(const struct stage *st);
    /* optional: how much hangs over the table that is shown, 0 to AUDIO_TENSE, for the music */
    int (*tension)(const struct stage *st);
    /* optional: in what place the table that is shown is heard */
    enum audio_room (*room)(const struct stage *st);
    /* optional: where what happened since somebody's last turn may lie for a while, beside the
     * seats and the pot that it tells about; empty: no room */
    struct rect (*news)(const struct stage *st);
    /* optional: where words of a lesson may lie that tell about the rest of the table: over what
     * is reckoned, or over the opponent (PLACE_COUNT, PLACE_POSTER of a script) */
    struct rect (*lesson)(const struct stage *st, bool opponent);
    void (*draw)(const struct stage *st, struct canvas *c);
    /* optional: its own table, before anybody plays at it, in the theme of its pages */
    void (*bare)(struct canvas *c, const struct ui *ui, const struct bare_table *table);
    /* optional: a face in the frame that it has at this table; and there it stands in a place card,
     * not over one */
    void (*face)(struct canvas *c, const struct ui *ui, int emblem, int ground, enum mood mood,
                 struct rect r);
    bool faced;
    /* optional: what STAGE_KEEP keeps, in the measures of st->ui, which are a picture's and no
     * window's */
    void (*picture)(const struct stage *st, struct canvas *c);
    /* optional: while nobody does anything, picture number `step` of those that are large and
     * will be wanted all at once (canvas_prepare); false: there is none left */
    bool (*ahead)(const struct stage *st, struct canvas *c, int step);
    /* where the game stands, in a few words; NULL: nothing to say */
    void (*state_line)(const struct stage *st, struct strbuf *out);
    /* of a game that is over */
    void (*summary)(const struct stage *st, struct stage_summary *out);
    /* optional */
    const struct ending *ending;
    /* what several skins of one table share: theirs to read (poker_extra.h) */
    const void *extra;
};

#endif
