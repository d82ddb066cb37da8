# What every test in a real window does, for the scripts beside it to read in (". window_room.sh"): a folder of its own, a display under Xvfb, the program in it, its window,
# and what is kept on disk.
#
# The script sets $program and $asks (what tells what is kept: "$asks FOLDER kept NAME") before; a script ends with 0, with 1 and a sentence, or with 77 (passed over)
# where Xvfb or xdotool is missing.
command -v Xvfb >/dev/null && command -v xdotool >/dev/null || { echo "Xvfb or xdotool is missing"; exit 77; }
room=$(mktemp -d)
unset SDL_VIDEODRIVER WAYLAND_DISPLAY
export SDL_AUDIODRIVER=dummy LC_ALL=C.UTF-8 LANGUAGE=en

game= screens=
finish() {
    [ -n "$game" ] && kill "$game" 2>/dev/null
    for one in $screens; do kill "$one" 2>/dev/null; done
    wait 2>/dev/null
    rm -rf "$room"
    exit "$1"
}
fail() { echo "$*"; sed 's/^/    /' "$room"/said* 2>/dev/null; finish 1; }
wait_for() { tries=0; while [ $tries -lt 200 ]; do "$@" && return 0; sleep 0.05; tries=$((tries + 1)); done; return 1; }
soon() { n=0; while [ $n -lt 12 ]; do "$@" && return 0; sleep 0.05; n=$((n + 1)); done; return 1; }

# A display of its own: sets $display. Without -noreset the server begins anew when its last client is gone, and refuses a program that comes in that moment.
new_display() {
    : >"$room/number"
    exec 3>"$room/number"
    Xvfb -displayfd 3 -screen 0 1366x768x24 -nolisten tcp -noreset >"$room/xvfb" 2>&1 &
    screens="$screens $!"
    exec 3>&-
    wait_for test -s "$room/number" || fail "Xvfb did not start"
    display=":$(cat "$room/number")"
}

found() { window=$(xdotool search --onlyvisible --pid "$game" --class carre 2>/dev/null | head -1); [ -n "$window" ]; }
# Starts the program in the folder $1 with more words behind, finds its window, and does at once what $began says.
begin() {
    folder=$1
    shift
    CARRE_VERBOSE=1 "$program" --data-dir "$folder" --size 1280x720 --windowed --software "$@" >"$room/said" 2>&1 &
    game=$!
    wait_for found || fail "no window came"
    eval "${began:-}"
    sleep 0.5
    xdotool windowfocus "$window" 2>/dev/null
}
# SIGKILL: nothing of the program can tidy up.
kill_it() {
    kill -9 "$game"
    wait "$game" 2>/dev/null
    game=
}
kept() { "$asks" "$1" kept "$2" 2>/dev/null; }    # a text that the folder $1 keeps

# What the window shows when nothing changes any more, three looks in a row, as one word; always the same where no pictures can be taken.
look_at_it() { import -silent -window "$window" rgb:- 2>/dev/null | cksum; }
picture() {
    command -v import >/dev/null || { echo none; return; }
    was= looks=0 same_looks=0
    while [ $looks -lt 80 ] && [ $same_looks -lt 2 ]; do
        now=$(look_at_it)
        [ "$now" = "$was" ] && same_looks=$((same_looks + 1)) || same_looks=0
        was=$now
        looks=$((looks + 1))
        sleep 0.1
    done
    echo "$now"
}
# The same after what has to change the picture $1: a busy machine shows it late, and until then the old one is as still as any.
picture_after() {
    command -v import >/dev/null || { echo none; return; }
    late=0
    while [ $late -lt 150 ] && [ "$(look_at_it)" = "$1" ]; do
        late=$((late + 1))
        sleep 0.1
    done
    picture
}

new_display
export DISPLAY="$display"
