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
command -v Xvfb >/dev/null && command -v xdotool >/dev/null || { echo "Xvfb or xdotool is missing"; exit 77; }
room=$(mktemp -d)
unset SDL_VIDEODRIVER WAYLAND_DISPLAY
export SDL_AUDIODRIVER=dummy LC_ALL=C.UTF-8 LANGUAGE=en

exec 3>"$room/number"
Xvfb -displayfd 3 -screen 0 1366x768x24 -nolisten tcp -noreset >"$room/xvfb" 2>&1 &
screen=$!
game=
finish() {
    [ -n "$game" ] && kill "$game" 2>/dev/null
    kill "$screen" 2>/dev/null
    wait 2>/dev/null
    rm -rf "$room"
    exit "$1"
}
fail() { echo "$*"; sed 's/^/    /' "$room/said" 2>/dev/null; finish 1; }
wait_for() { n=0; while [ $n -lt 60 ]; do "$@" && return 0; sleep 0.05; n=$((n + 1)); done; return 1; }
written() { [ -s "$room/number" ]; }
wait_for written || fail "Xvfb did not start"
export DISPLAY=":$(cat "$room/number")"

found() { window=$(xdotool search --onlyvisible --pid "$game" --class carre 2>/dev/null | head -1); [ -n "$window" ]; }
# Starts the program with more words behind, and finds its window.
begin() {
    CARRE_VERBOSE=1 "$program" --data-dir "$data" --size 1280x720 --windowed --software "$@" >"$room/said" 2>&1 &
    game=$!
    wait_for found || fail "no window came"
    sleep 0.5
    xdotool windowfocus "$window" 2>/dev/null
}
# SIGKILL: nothing of the program can tidy up.
kill_it() {
    kill -9 "$game"
    wait "$game" 2>/dev/null
    game=
}
kept() { "$table" "$data" kept "$1" 2>/dev/null; }
inputs=0 last=
key() { inputs=$((inputs + 1)); xdotool key "$1"; sleep "${2:-0.15}"; }

# What is to be done next, by what the window has kept: done, phase, seat and press.
look() {
    set -- $("$table" "$data" next 2>/dev/null)
    [ $# -gt 0 ] || fail "no game is kept"
    done=$1 phase=$2 seat=${3:-0} press=${4:-}
}
grown() { look; [ "$done" -gt "$from" ]; }
# What the window shows when nothing changes any more, as one word; always the same where no pictures can be taken.
picture() {
    command -v import >/dev/null || { echo none; return; }
    was= n=0
    while [ $n -lt 40 ]; do
        now=$(import -silent -window "$window" rgb:- 2>/dev/null | cksum)
        [ "$now" = "$was" ] && break
        was=$now
        n=$((n + 1))
        sleep 0.1
    done
    echo "$now"
}
# $1 turns. $2 is pressed first: "space" for a look, before a card; "Return" for the curtain, before whatever another person does than the last.
turns() {
    played=0 cards=0 passes=0 had=$inputs raised=0
    while [ $played -lt "$1" ]; do
        look
        [ "$phase" = play ] || fail "the round is over after $played turns"
        from=$done who=$seat pressed=$press
        case $2 in
        space) [ "$pressed" = p ] || key space 0.25 ;;
        Return) [ "$who" = "$last" ] || { raised=$((raised + 1)); key Return 0.25; } ;;
        esac
        last=$who
        key "$pressed" 0.05
        wait_for grown || fail "$2 and $pressed were pressed for seat $who, and nothing was played after $from decisions"
        [ "$done" -eq $((from + 1)) ] || fail "one turn made $((done - from)) decisions"
        case $pressed in p) passes=$((passes + 1)) ;; *) cards=$((cards + 1)) ;; esac
        played=$((played + 1))
        sleep 0.4                               # a curtain does not open to a slip
    done
    echo "$played turns by $((inputs - had)) inputs: $cards cards, $passes passes, $raised curtains"
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
    kept autosave-upcolor >"$room/before" || fail "the game was not kept"
    kept seating-upcolor >"$room/sat" || fail "who sits there was not kept"
    kill_it
    begin
    key Return 1                                # Continue
    kept autosave-upcolor | cmp "$room/before" - || fail "the game after a kill is another one"
    kept seating-upcolor | cmp "$room/sat" - || fail "other people sit there after a kill"
}
new_folder() {
    data=$room/$1
    mkdir "$data"
    echo '{"first_start_done": true, "music_volume": 0, "pace": "instant", "reduced_motion": true}' >"$data/settings.json"
    "$table" "$data" sit "$1" || fail "nobody sits down"
}

new_folder peek
begin --game upcolor --seed "window 7"
turns 9 space
look
down=$(picture)
key space 0.3
up=$(picture)
[ "$down" != "$up" ] || [ "$down" = none ] || fail "a look shows nothing"
key Escape 0.3                                  # a pause in the middle of it, and back
key Escape 0.3
[ "$(picture)" = "$down" ] || fail "something of a look stays behind a pause"
key space 0.3
xdotool windowsize "$window" 1100 640
sleep 0.5
xdotool windowsize "$window" 1280 720
sleep 0.5
[ "$(picture)" = "$down" ] || fail "something of a look stays at another size"
key space 0.3
goes_on
covered "after a kill in the middle of a look"
xdotool key d
sleep 0.2
turns 5 space
kill_it

new_folder curtain
begin --game upcolor --seed "window 7"
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
