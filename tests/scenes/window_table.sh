#!/bin/sh
# Four people at one table of Upcolor, in a real window under Xvfb by synthetic keys. In peek mode: a card costs a look and the card, a pass one key; a look that is
# cut short by a pause, another size or a kill leaves nothing on the screen, and Continue brings the very same table. Then the same people behind the curtain: no
# more than the curtain and a card a turn, and killed behind it the curtain is up again.
#
#     tests/scenes/window_table.sh build/carre build/tests/window-table
#
# Ends with 0, with 1 and a sentence, or with 77 (passed over) where Xvfb or xdotool is missing.
set -u
program=${1:-${CARRE_PROGRAM:-build/carre}}
table=${2:-build/tests/window-table}
asks=$table
. "$(dirname "$0")/window_room.sh"

inputs=0 again=0 last=
key() { inputs=$((inputs + 1)); xdotool key "$1"; sleep "${2:-0.15}"; }

# What is to be done next, by what the window has kept: done, phase, seat and press.
look() {
    set -- $("$table" "$data" next upcolor 2>/dev/null)
    [ $# -gt 0 ] || fail "no game is kept"
    done=$1 phase=$2 seat=${3:-0} press=${5:-}
}
grown() { look; [ "$done" -gt "$from" ]; }
# $1 turns. $2 is pressed first: "space" for a look, before a card; "Return" for the curtain, before whatever another person does than the last.
turns() {
    played=0 cards=0 passes=0 had=$inputs raised=0
    while [ $played -lt "$1" ]; do
        look
        [ "$phase" = play ] || fail "the round is over after $played turns"
        from=$done who=$seat pressed=$press
        case $2 in
        space) [ "$pressed" = p ] || key space 0.7 ;;
        Return) [ "$who" = "$last" ] || { raised=$((raised + 1)); key Return 0.7; } ;;
        esac
        last=$who
        key "$pressed" 0.3
        tries=0
        until soon grown; do                    # a machine that is busy shows the question late: whoever pressed before it was there presses once more
            [ $tries -lt 2 ] || fail "$2 and $pressed were pressed for seat $who, and nothing was played after $from decisions"
            tries=$((tries + 1))
            again=$((again + 1))
            key "$pressed"
        done
        [ "$done" -eq $((from + 1)) ] || fail "one turn made $((done - from)) decisions"
        case $pressed in p) passes=$((passes + 1)) ;; *) cards=$((cards + 1)) ;; esac
        played=$((played + 1))
        sleep 0.6                               # nobody answers what is not there yet
    done
    echo "$played turns by $((inputs - had)) inputs ($again pressed again): $cards cards, $passes passes, $raised curtains"
}
# So many turns as it takes until another person comes.
until_another() {
    while look && [ "$seat" = "$last" ]; do
        turns 1 Return
    done
}
# Whoever presses what belongs to a hidden hand plays nothing.
covered() {
    look
    [ "$press" = p ] && fail "nothing can be played here: another deal is needed"
    from=$done
    key "$press" 0.5
    look
    [ "$done" -eq "$from" ] || fail "a card was played from a hand that is hidden: $*"
}
goes_on() {
    kept "$data" autosave-upcolor >"$room/before" || fail "the game was not kept"
    kept "$data" seating-upcolor >"$room/sat" || fail "who sits there was not kept"
    kill_it
    begin "$data"
    key Return 1                                # Continue
    kept "$data" autosave-upcolor | cmp "$room/before" - || fail "the game after a kill is another one"
    kept "$data" seating-upcolor | cmp "$room/sat" - || fail "other people sit there after a kill"
}
new_folder() {
    data=$room/$1
    mkdir "$data"
    echo '{"first_start_done": true, "music_volume": 0, "pace": "instant", "reduced_motion": true}' >"$data/settings.json"
    "$table" "$data" sit upcolor "$1" 4 || fail "nobody sits down"
}

new_folder peek
begin "$data" --game upcolor --seed "window 7"
turns 9 space
look
down=$(picture)
key space 0
up=$(picture_after "$down")
[ "$down" != "$up" ] || [ "$down" = none ] || fail "a look shows nothing"
key Escape 0                                    # a pause in the middle of it, and back
paused=$(picture_after "$up")
key Escape 0
[ "$(picture_after "$paused")" = "$down" ] || fail "something of a look stays behind a pause"
key space 0
up=$(picture_after "$down")
xdotool windowsize "$window" 1100 640
small=$(picture_after "$up")
xdotool windowsize "$window" 1280 720
[ "$(picture_after "$small")" = "$down" ] || fail "something of a look stays at another size"
key space 0.3
goes_on
covered "after a kill in the middle of a look"
sleep 0.5
[ "$(picture)" = "$down" ] || { xdotool key space; sleep 0.5; }     # the hand goes down, if that press has turned it up
turns 5 space
kill_it

new_folder curtain
begin "$data" --game upcolor --seed "window 7"
last=
turns 8 Return
until_another
covered "behind the curtain"
goes_on
covered "behind the curtain, after a kill"
last=
turns 3 Return
kill -0 "$game" 2>/dev/null || fail "the program died"
kill_it
finish 0
