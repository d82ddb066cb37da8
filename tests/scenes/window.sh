#!/bin/sh
# A real window under Xvfb, played with a synthetic mouse and keys: first start, title, settings, a table; an idle window takes no time; a program killed in
# the middle of a run goes on with the very same table; a whole run to its result, and once more.
#
#     [CARRE_MOST_KB=N] tests/scenes/window.sh build/carre build/tests/window-hands
#
# N, by itself 65536: what a table may take of memory.
#
# Ends with 0, with 1 and a sentence, or with 77 (passed over) where Xvfb or xdotool is missing.
set -u
program=${1:-${CARRE_PROGRAM:-build/carre}}
hands=${2:-build/tests/window-hands}
asks=$hands
. "$(dirname "$0")/window_room.sh"

# What reads pictures and sounds is fetched when one is wanted: with the program it would be loaded before every first frame.
! LD_TRACE_LOADED_OBJECTS=1 "$program" 2>/dev/null | grep -E 'SDL2_(image|mixer)' ||
    fail "the program is loaded with a library that it wants later"

begin "$room/data"
set_to() { kept "$room/data" settings.json | tr -d ' \t\n' | grep -q "\"$1\":$2"; }
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
click 296 412                                   # Sound
click 850 230                                   # no music: it alone may take time at rest
wait_for set_to music_volume 0 || fail "a press at the track's end did not silence the music"
click 1176 621                                  # Mono
wait_for set_to mono true || fail "a click did not switch to mono"
key Escape
key F11
wait_for set_to fullscreen true || fail "F11 did not ask for the full screen"
key F11
wait_for set_to fullscreen false || fail "F11 did not go back to the window"
sleep 0.5

# Idle: no frame, no time. In ticks of 1/100 s over 3 s, after what is tidied once a rest, five seconds from its begin.
ticks() { sed 's/.*) //' "/proc/$game/stat" | awk '{print $12 + $13}'; }
sleep 6
before=$(ticks)
sleep 3
used=$(($(ticks) - before))
[ "$used" -le 1 ] || fail "an idle title took $used ticks of 300"

key 1                                           # the door of Ace of Spades
sleep 1
key m                                           # more options:
sleep 1
key c                                           # a code that friends share
sleep 2                                         # a busy machine opens the page late, and what is typed before that is lost
xdotool type --delay 40 'table seven'
key BackSpace
xdotool type 'n'
key Return
key Return
key Return                                      # and play
sleep 1
kill -0 "$game" 2>/dev/null || fail "the program died"
wait_for kept "$room/data" autosave-ace >/dev/null || fail "no run began"
kept "$room/data" autosave-ace | grep -q '^code table seven$' || fail "the deal does not begin with the code that was typed"
rss=$(awk '/^VmRSS/ {print $2}' "/proc/$game/status")
ldd "$program" | grep -q asan || [ "$rss" -lt "${CARRE_MOST_KB:-65536}" ] || fail "it takes $rss kB of memory"
grep -h 'first frame' "$room/said"
echo "memory $rss kB, idle $used ticks in 3 s"
kill_it

# The first picture answers: the door of Ace of Spades is pressed as soon as it is there, and no longer than a mouse takes; Enter plays on its page (on the title it
# would begin the first lesson).
mkdir "$room/quick"
echo '{"first_start_done": true, "music_volume": 0}' >"$room/quick/settings.json"
drawn() { grep -q 'first frame' "$room/said"; }
begun() { wait_for drawn || fail "no first frame came"; }
pressed() { eval "$(xdotool getwindowgeometry --shell "$window")"; xdotool mousemove $((X + 200)) $((Y + 360)) mousedown 1 mouseup 1; }
began="begun; pressed" begin "$room/quick"
sleep 1
key Return
wait_for kept "$room/quick" autosave-ace >/dev/null || fail "a press on the first picture opened no door"
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
