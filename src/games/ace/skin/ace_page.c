/* The pages around Ace's table: planks of a saloon's wall under a lamp, handbills nailed on it. */
#include "ace_look.h"

#include "layout.h"

#include <math.h>

static void planks(struct canvas *c, const struct ui *ui) { ui_cover(c, ui, "ace/planks"); }

static const struct page_dress dress;
static const struct theme on_paper = {
    .name = "ace",
    .ground = 0xF3E8CEFFU,
    .ground_bottom = 0xD3BC93FFU,
    .panel = 0xE6D6B4FFU,
    .line = 0x8E6A42FFU,
    .well = 0xDCC7A0FFU,
    .text = 0x1A110CFFU,
    .soft = 0x4A3424FFU,
    .accent = 0x8E1B15FFU,
    .on_accent = 0xFFF3DCFFU,
    .dim = 0xD3BC93FFU,
    .on_dim = 0x5E4A36FFU,
    .focus = 0x1A110CFFU,
    .good = 0x2E5412FFU,
    .bad = 0x8E1B15FFU,
    .display = &typeface_ace,
    .strong = &ace_text,
    .plain = &ace_text,
    .radius = 2,
    .line_width = 2.6F,
    .page = &dress,
};

static const struct page_dress dress = {
    .plain = {.fill = 0x3A2618FFU,
              .bottom = 0x241610FFU,
              .line = 0x8E7154FFU,
              .drop = 0x00000066U,
              .letters = 0xEADBC0FFU},
    .main = {.fill = 0xFFB04AFFU,
             .bottom = 0xDB6F10FFU,
             .line = 0xFFE2AEFFU,
             .inner = 0x1A110C8CU,
             .drop = 0x00000080U,
             .letters = 0x1A110CFFU},
    .chosen = {.fill = 0xF3E8CEFFU,
               .bottom = 0xDCC7A0FFU,
               .line = 0xFFF6E2FFU,
               .drop = 0x00000073U,
               .letters = 0x1A110CFFU},
    .off = {.fill = 0x1A100ABFU, .line = 0x5A4634FFU, .letters = 0xB39C7CFFU},
    .panel = {.fill = 0x160D08EDU, .line = 0x7A5E45FFU, .inner = 0x4A3626FFU, .drop = 0x00000059U},
    .sheet = {.fill = 0xF3E8CEFFU,
              .bottom = 0xD3BC93FFU,
              .line = 0xFBF2DCFFU,
              .inner = 0x8E6A428CU,
              .drop = 0x00000080U},
    .well = {.fill = 0x160D08EDU, .line = 0x7A5E45FFU},
    .on_sheet = &on_paper,
    .mark = 0xB3261EFFU,
    .shade = 0x160B068CU,
    .below_ring = 0x050308FFU,
    .corner = CORNER_BY_HAND,
    .button = 2,
    .body = 3,
    .line = 2.6F,
    .drop = 5,
    .aside = 4,
    .sign = "frame/sign-ace",
    .deed = 50,
    .stud = "ace/stud",
    .pin = "ace/nail",
    .bill = "ace/bill-hung",
    .lean = 0.7F,
    .capitals = true,
    .crest = "ace/horned-spade",
    .ground = planks,
    .wing = "ace/wing",
};
static const struct page_dress dress_contrast = {
    PAGE_PLATES_CONTRAST(0x000000FFU, 0xEADBC0FFU, 0xFFFFFFFFU, 0xFFA24AFFU, 0x000000FFU,
                         0xC2B296FFU),
    .corner = CORNER_BY_HAND,
    .button = 2,
    .body = 3,
    .sign = "frame/sign-ace",
    .deed = 50,
};

const struct theme ace_page = {
    .name = "ace",
    .ground = 0x2E1B10FFU,
    .ground_bottom = 0x2E1B10FFU,
    .panel = 0x1A100AFFU,
    .line = 0x7A5E45FFU,
    .well = 0x160D08FFU,
    .text = 0xEADBC0FFU,
    .soft = 0xDCCBAAFFU,
    .accent = 0xF2871CFFU,
    .on_accent = 0x1A110CFFU,
    .dim = 0x1A100AFFU,
    .on_dim = 0xB39C7CFFU,
    .focus = 0xFFF6E2FFU,
    .good = 0x9CCB6BFFU,
    .bad = 0xFF9C8AFFU,
    .display = &typeface_ace,
    .strong = &ace_text,
    .plain = &ace_text,
    .radius = 8,
    .line_width = 2.6F,
    .page = &dress,
};

const struct theme ace_page_contrast = {
    .name = "ace",
    THEME_CONTRAST(0x000000FFU, 0xFFFFFFFFU, 0xEADBC0FFU),
    .soft = 0xF3E9D6FFU,
    .accent = 0xFFA24AFFU,
    .on_dim = 0xC2B296FFU,
    .good = 0xB9F08AFFU,
    .bad = 0xFF9C88FFU,
    .display = &typeface_ace,
    .strong = &ace_text,
    .plain = &ace_text,
    .radius = 8,
    .line_width = 3,
    .page = &dress_contrast,
};

/* The saloon's round table, with a hand before either rider. */
void ace_bare(struct canvas *c, const struct ui *ui, const struct bare_table *table)
{
    enum { FAN = 5 };
    const float high = table->card, wide = high / LAYOUT_CARD, side = table->at.h * 0.3F;
    if (ui->contrast)
        canvas_panel(c, table->at,
                     &(struct panel){.radius = table->at.h / 2,
                                     .line = ui->theme->line,
                                     .line_width = fmaxf(2, ui_px(ui, 3))});
    else
        canvas_picture(c, "ace/table", table->at, paint_plain());
    canvas_picture(c, "ace/horned-spade", rect_around(rect_centre(table->at), side, side),
                   paint_plain());
    for (int i = 0; i < table->n; i++) {
        const struct bare_hand *hand = &table->hand[i];
        canvas_push_turn(c, hand->at, hand->turn);
        for (int k = 0; k < FAN; k++)
            canvas_picture(
                c, "cards/back-ace",
                rect_around(
                    (struct point){hand->at.x + wide * 0.5F * (float)(k - FAN / 2), hand->at.y},
                    wide, high),
                paint_plain());
        canvas_pop_turn(c);
    }
}
