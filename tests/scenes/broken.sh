#!/bin/sh
# What a newcomer is told where the installation or the machine lacks something: one sentence, and an end with 1.
#
#     tests/scenes/broken.sh build/carre
set -u
program=$1
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
faults=0

# A name, what the sentence must say, and the command: it ends with 1 and says one line.
refused() {
    name=$1 sentence=$2
    shift 2
    timeout 20 env "$@" >"$room/said" 2>&1 </dev/null
    status=$?
    if [ $status != 1 ] || [ "$(wc -l <"$room/said")" != 1 ] || ! grep -q "$sentence" "$room/said"; then
        echo "$name: ended with $status and said:"
        sed 's/^/    /' "$room/said"
        faults=1
    fi
}

printf '<?xml version="1.0"?><fontconfig><dir>%s/none</dir></fontconfig>' "$room" >"$room/fonts.conf"
for command in '--quit-after 300' 'terminal ace' 'sim ace --games 1' 'shot title' check-data; do
    refused "no assets, $command" "$room/none: .* is missing" CARRE_ASSETS="$room/none" "$program" --data-dir "$room/data" $command
done
for command in '--quit-after 300' "shot title --out $room/title.png"; do
    refused "no fonts, $command" 'no font is installed' FONTCONFIG_FILE="$room/fonts.conf" "$program" --data-dir "$room/data" $command
done

# A database that is none: it is told and set aside, and the program goes on all the same. The name, what must be said, what
# must be there afterwards.
goes_on() {
    name=$1 sentence=$2 there=$3
    timeout 20 "$program" terminal ace --lang en --data-dir "$room/$name" >"$room/said" 2>&1 </dev/null
    status=$?
    if [ $status != 0 ] || ! grep -q "$sentence" "$room/said" || [ ! -e "$room/$name/$there" ]; then
        echo "$name: ended with $status, said the following, and left $(ls "$room/$name" 2>&1 | tr '\n' ' ')"
        sed 's/^/    /' "$room/said"
        faults=1
    fi
}

for name in first second; do
    mkdir -p "$room/torn"
    rm -f "$room/torn/carre.db"
    echo 'no database at all, but a text of some length, so that nobody takes it for an empty one; and then some more of it, up to a hundred bytes' >"$room/torn/carre.db"
    [ "$name" = first ] && goes_on torn 'carre.db: file is not a database. It was set aside as carre.db.damaged-1, and a fresh one begun' carre.db.damaged-1
    [ "$name" = second ] && goes_on torn 'set aside as carre.db.damaged-2, and a fresh one begun' carre.db.damaged-2
done
goes_on torn '.' carre.db
grep -q 'set aside' "$room/said" && { echo "torn: told again of damage that is over"; faults=1; }

# No folder where the games should be kept.
mkdir -p "$room/file" && echo 'a file' >"$room/file/taken"
timeout 20 "$program" terminal ace --lang en --data-dir "$room/file/taken" >"$room/said" 2>&1 </dev/null
[ $? = 0 ] && grep -q "$room/file/taken" "$room/said" || { echo "a file for a folder: nothing was told"; cat "$room/said"; faults=1; }
exit $faults
