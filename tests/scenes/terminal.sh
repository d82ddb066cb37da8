#!/bin/bash
# What `carre terminal` says of saving is what the store answered: saved, nothing played, or not saved and an end with 1.
#
#     tests/scenes/terminal.sh build/carre
set -u
program=$1
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
faults=0

# A name, the folder, the status wanted, a sentence that is said and one that is not; what is typed comes from the input.
ends() {
    timeout 60 "$program" terminal ${game:-holdem --bot random --seats 2} --lang en --data-dir "$2" >"$room/said" 2>&1
    status=$?
    if [ $status != "$3" ] || ! grep -q "$4" "$room/said" || grep -q "$5" "$room/said"; then
        echo "$1: ended with $status and said:"
        tail -3 "$room/said" | sed 's/^/    /'
        faults=1
    fi
}

printf '1\n' | ends 'a decision' "$room/good" 0 'Game saved' 'couldn’t be saved'
game=ace; printf "q\n" | ends nothing "$room/nothing" 0 'haven’t played anything' 'aved\.'; game=

# Who sat there goes on: the bot's seat is no person's, though nobody names the bot again.
printf 'q\n' | "$program" terminal holdem --lang en --data-dir "$room/good" >"$room/said" 2>&1
grep -q 'Resuming your saved game' "$room/said" || { echo 'a kept match did not go on'; faults=1; }
grep -q 'Press Enter when nobody else looks' "$room/said" && { echo 'a bot was made a person'; faults=1; }

# A second one while the first still plays.
mkfifo "$room/hold"
"$program" terminal holdem --seats 2 --bot random --lang en --data-dir "$room/taken" <"$room/hold" >/dev/null 2>&1 &
first=$!
exec 3>"$room/hold"
printf '1\n' >&3
for _ in $(seq 100); do [ -s "$room/taken/carre.db-wal" ] && break; sleep 0.05; done
printf '1\n' | ends 'a second one' "$room/taken" 1 'The match could not be saved' 'is saved'
exec 3>&-
wait $first

# The folder goes while the match is played.
(printf '1\n'; for _ in $(seq 100); do [ -s "$room/gone/carre.db" ] && break; sleep 0.05; done; rm -rf "$room/gone"; printf '1\n1\n') |
    ends 'a removed folder' "$room/gone" 1 'couldn’t be saved' 'Game saved'

echo 'a file' >"$room/file"
printf '1\n' | ends 'a file for a folder' "$room/file" 1 'The match could not be saved' 'is saved'

# A full disk, where one may be made.
mkdir "$room/full"
if mount -t tmpfs -o size=24k tmpfs "$room/full" 2>/dev/null; then
    head -c 24k /dev/zero >"$room/full/filler" 2>/dev/null
    printf '1\n' | ends 'a full disk' "$room/full" 1 'The match could not be saved' 'is saved'
    umount "$room/full"
fi
exit $faults
