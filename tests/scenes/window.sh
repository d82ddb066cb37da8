#!/bin/sh
# A real window under Xvfb, played with a synthetic mouse and keys: first start, title, settings, a table; an idle window takes no time; a program killed in
# the middle of a run goes on with the very same table; a whole run to its result, and once more.
#
#     tests/scenes/window.sh build/carre build/tests/window-hands
#
# Ends with 0, with 1 and a sentence, or with 77 (passed over) where Xvfb or xdotool is missing.
set -u
program=${1:-${CARRE_PROGRAM:-build/carre}}
hands=${2:-build/tests/window-hands}
command -v Xvfb >/dev/null && command -v xdotool >/dev/null || { echo "Xvfb or xdotool is missing"; exit 77; }
room=$(mktemp -d)
unset SDL_VIDEODRIVER WAYLAND_DISPLAY
export SDL_AUDIODRIVER=dummy LC_ALL=C.UTF-8 LANGUAGE=en

exec 3>"$room/number"
# Without -noreset the server begins anew when its last client is gone, and refuses a program that comes in that moment.
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
for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do [ -s "$room/number" ] && break; sleep 0.1; done
[ -s "$room/number" ] || fail "Xvfb did not start"
export DISPLAY=":$(cat "$room/number")"

# Starts the program in the folder $1 with more words behind, and finds its window.
begin() {
    folder=$1
    shift
    CARRE_VERBOSE=1 "$program" --data-dir "$folder" --size 1280x720 --windowed --software "$@" >"$room/said" 2>&1 &
    game=$!
    window=
    for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30; do
        window=$(xdotool search --onlyvisible --pid "$game" --class carre 2>/dev/null | head -1) && [ -n "$window" ] && break
        sleep 0.1
    done
    [ -n "$window" ] || fail "no window came"
    sleep 0.5
    xdotool windowfocus "$window" 2>/dev/null
}
# SIGKILL: nothing of the program can tidy up.
kill_it() {
    kill -9 "$game"
    wait "$game" 2>/dev/null
    game=
}
begin "$room/data"
kept() { "$hands" "$1" kept "$2" 2>/dev/null; }    # a text that the folder $1 keeps
set_to() { kept "$room/data" settings.json | tr -d ' \t\n' | grep -q "\"$1\":$2"; }
wait_for() { for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30; do "$@" && return 0; sleep 0.1; done; return 1; }
# A place of the design's 1920x1080 in the window of 1280x720.
click() {
    eval "$(xdotool getwindowgeometry --shell "$window")"
    xdotool mousemove $((X + $1 * 2 / 3)) $((Y + $2 * 2 / 3))
    sleep 0.15
    xdotool mousedown 1
    sleep 0.05
    xdotool mouseup 1
    sleep 0.25
}
key() { xdotool key "$@"; sleep 0.25; }

key Return                                      # the comfort page is accepted by one key
wait_for set_to first_start_done true || fail "Enter did not accept the comfort page"
click 1644 108                                  # Settings
click 296 316                                   # Sound
click 956 230                                   # no music: it alone may take time at rest
wait_for set_to music_volume 0 || fail "a press at the track's end did not silence the music"
click 1350 668                                  # Mono
wait_for set_to mono true || fail "a click did not switch to mono"
key Escape
key F11
wait_for set_to fullscreen true || fail "F11 did not ask for the full screen"
key F11
wait_for set_to fullscreen false || fail "F11 did not go back to the window"
sleep 0.5

# Idle: no frame, no time. In ticks of 1/100 s over 3 s.
ticks() { sed 's/.*) //' "/proc/$game/stat" | awk '{print $12 + $13}'; }
sleep 2.5
before=$(ticks)
sleep 3
used=$(($(ticks) - before))
[ "$used" -le 1 ] || fail "an idle title took $used ticks of 300"

key 1                                           # the door of Ace of Spades
sleep 0.5
key c                                           # with a code that friends share
sleep 1                                         # a busy machine opens the page late, and what is typed before that is lost
xdotool type --delay 40 'table seven'
key BackSpace
xdotool type 'n'
key Return
key Return                                      # and play
sleep 0.6
kill -0 "$game" 2>/dev/null || fail "the program died"
wait_for kept "$room/data" autosave-ace >/dev/null || fail "no run began"
kept "$room/data" autosave-ace | grep -q '^code table seven$' || fail "the deal does not begin with the code that was typed"
rss=$(awk '/^VmRSS/ {print $2}' "/proc/$game/status")
ldd "$program" | grep -q asan || [ "$rss" -lt 81920 ] || fail "it takes $rss kB of memory"
grep -h 'first frame' "$room/said"
echo "memory $rss kB, idle $used ticks in 3 s"
kill_it

# A whole run, in two lives. The settings come as a file, as versions before the database had them.
mkdir "$room/run"
echo '{"first_start_done": true, "music_volume": 0, "pace": "instant", "reduced_motion": true}' >"$room/run/settings.json"
play() {
    eval "$(xdotool getwindowgeometry --shell "$window")"
    "$hands" "$room/run" "$X" "$Y" "$WIDTH" "$HEIGHT" "$@" || fail "the run can't be played in the window"
}
begin "$room/run" --game ace --difficulty normal --seed "window 245"
play 12
kill_it
kept "$room/run" autosave-ace >"$room/before" || fail "the run was not kept"
begin "$room/run"
key Return                                      # Continue
kept "$room/run" autosave-ace | cmp "$room/before" - || fail "the table after a kill is another one"
play
kill -0 "$game" 2>/dev/null || fail "the program died"
xdotool windowclose "$window" 2>/dev/null
sleep 0.3
kill "$game" 2>/dev/null
game=
finish 0
