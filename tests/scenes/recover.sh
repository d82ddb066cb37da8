#!/bin/bash
# carre recover as a shell calls it: a game comes back from a database whose head is noise, can be gone on with, and the damaged file
# stays as it was, byte for byte.
#
#   recover.sh CARRE
set -u
carre=$1
room=$(mktemp -d) || exit 1
trap 'rm -rf "$room"' EXIT
failed=0

wrong() {
    echo "$1"
    failed=1
}

printf 'c\nu\n3 1\n3 2\n2\n1\n\nq\n' | "$carre" terminal upcolor --lang en --data-dir "$room/home" >/dev/null 2>&1
printf '3 1\n3\n\n\nq\n' | "$carre" terminal ace --lang en --seed one --data-dir "$room/home" >/dev/null 2>&1
printf '{"pace": "turbo"}' >"$room/home/settings.json"
printf 'q\n' | "$carre" terminal ace --lang en --data-dir "$room/home" >/dev/null 2>&1

# Whole first: all of it, and nothing refused.
"$carre" recover "$room/home/carre.db" --lang en --out "$room/whole" >"$room/said" 2>&1 || wrong "recover: $(cat "$room/said")"
grep -q '^0 items could not be read' "$room/said" || wrong "of a whole database: $(cat "$room/said")"
grep -q '^  the settings' "$room/said" || wrong "the settings did not come back: $(cat "$room/said")"

mkdir "$room/torn" && cp "$room/home/carre.db" "$room/torn/carre.db"
head -c 4096 /dev/zero | tr '\0' 'x' | dd of="$room/torn/carre.db" conv=notrunc 2>/dev/null
cp "$room/torn/carre.db" "$room/before"
"$carre" recover "$room/torn/carre.db" --lang en >"$room/said" 2>&1 || wrong "recover: $(cat "$room/said")"
cmp -s "$room/before" "$room/torn/carre.db" || wrong "the damaged file was touched"
[ "$(find "$room/torn" -maxdepth 1 -type f | wc -l)" = 1 ] || wrong "something was laid beside it: $(ls "$room/torn")"
grep -q '^  the settings' "$room/said" || wrong "of a torn one: $(cat "$room/said")"
[ -s "$room/torn/recovered-1/carre.db" ] || wrong "there is no fresh database"
printf 'q\n' | "$carre" terminal ace --lang en --data-dir "$room/torn/recovered-1" >"$room/said" 2>&1 || wrong "it can't be played with: $(cat "$room/said")"

# A second time: beside the first, never over it.
"$carre" recover "$room/torn/carre.db" --lang en >/dev/null 2>&1 && [ -s "$room/torn/recovered-2/carre.db" ] || wrong "a second recovery has no place of its own"
"$carre" recover "$room/torn/carre.db" --lang en --out "$room/whole" >/dev/null 2>&1 && wrong "it wrote over a database that was there"
"$carre" recover "$room/nothing.db" --lang en >"$room/said" 2>&1 && wrong "a file that is not there was recovered"
grep -q nothing.db "$room/said" || wrong "without a reason: $(cat "$room/said")"
printf 'Dear diary' >"$room/diary"
# Only what Carré wrote is recovered: of anything else nothing is made, and it is said.
cp /etc/passwd "$room/passwd"
python3 -c 'import sqlite3, sys
other = sqlite3.connect(sys.argv[1])
other.execute("CREATE TABLE notes (name TEXT, changed INTEGER, text TEXT)")
other.execute("INSERT INTO notes VALUES (\"settings.json\", 1, \"{}\")")
other.commit()' "$room/notes.db"
for other in diary passwd notes.db; do
    "$carre" recover "$room/$other" --lang en >"$room/said" 2>&1 && wrong "$other was recovered"
    grep -q 'isn’t a Carré database' "$room/said" || wrong "of $other: $(cat "$room/said")"
done
[ -z "$(find "$room" -maxdepth 1 -name 'recovered-*')" ] || wrong "a folder was made for what is no database"
exit $failed
