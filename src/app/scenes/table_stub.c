/* Stands in for the table until there is one. */
#include "scenes.h"
#include "table.h"

void table_open(struct app *app, const struct table_request *request)
{
    (void)request;
    dialog_open(app, &(struct dialog_request){.heading = "Ace of Spades", .text = "The table is not laid yet.", .button = {_("Back")}});
}

void table_open_at(struct app *app, const char *saved, int at, int seat)
{
    (void)saved, (void)at, (void)seat;
    table_open(app, NULL);
}
