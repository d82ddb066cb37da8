"""Builds tests with faults in them and sees which tests notice.

The tree must be built (meson, ninja). Files with faults are compiled beside it, once, with all of their faults (plant.py), and linked before the build's
own libraries. Tests take their turn, the quickest first; BUILD/mutants.json keeps how long each took and how many of the faults that
it was given it has noticed, so that one that notices twice as often may take twice as long. Each is linked and run once without a
fault: how long it takes, and which faults it comes by. Then it is given those of them that nobody has noticed yet; it is stopped at
its first complaint, or when it has taken four times its time. A test whose turn never comes, since all is noticed, costs nothing.
"""
import concurrent.futures
import json
import os
import pathlib
import re
import resource
import shlex
import shutil
import subprocess
import sys
import tempfile
import threading

HEADER = """#ifndef MUTANT
extern int mutant_now;
extern unsigned char *mutant_met;
#define MUTANT(n) (mutant_met[n] = 1, mutant_now == (n))
struct stage;
struct tabletop *mutant_future(const struct stage *st);
int mutant_ahead(const struct stage *st);
#endif
"""
# A way to what nobody but the director can read: the table as it will be when all that was heard is shown.
DIRECTOR = "src/table/director.c"
BESIDE = {DIRECTOR: """
int mutant_ahead(const struct stage *st);
struct tabletop *mutant_future(const struct stage *st)
{
    static struct tabletop t;
    t = st->shown;
    const struct coming_queue *q = &st->director->queue;
    for (int i = q->head; i < q->n; i++)
        if (!q->of[i].mark)
            tabletop_reduce(&t, st->rules.game, &q->of[i].event, NULL);
    return &t;
}

/* An event waits; the end of an action alone changes nothing. */
int mutant_ahead(const struct stage *st)
{
    const struct coming_queue *q = &st->director->queue;
    for (int i = q->head; i < q->n; i++)
        if (!q->of[i].mark)
            return 1;
    return 0;
}
"""}
SOURCE = """#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
enum { MOST = 4096 };
static unsigned char none[MOST];
int mutant_now = -1;
unsigned char *mutant_met = none;
__attribute__((constructor(101))) static void begin(void)
{
    const char *now = getenv("MUTANT"), *met = getenv("MUTANTS_MET");
    const int file = met ? open(met, O_RDWR) : -1;
    void *shared = file >= 0 ? mmap(NULL, MOST, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0) : MAP_FAILED;
    if (now)
        mutant_now = atoi(now);
    if (shared != MAP_FAILED)
        mutant_met = shared;
}
"""
MOST = 4096
# The suite runs under sanitizers as well: what they would say ends a test here, too.
TRAPS = ["-fsanitize=undefined", "-fsanitize-undefined-trap-on-error"]
COMPLAINT = re.compile(rb"^FAIL |\[  FAILED  \]|\[  ERROR   \]|Assertion `", re.M)


class Harness:
    def __init__(self, root, build, scratch, jobs, nice):
        self.root, self.build, self.scratch, self.jobs, self.nice = root, build, scratch, jobs, nice
        self.commands = {str((pathlib.Path(c["directory"]) / c["file"]).resolve()): c for c in json.loads((build / "compile_commands.json").read_text())}
        listed = json.loads(subprocess.run(["meson", "introspect", "--tests", str(build)], capture_output=True, check=True).stdout)
        self.tests = {t["name"]: t for t in listed}
        self.objects = {}       # the build's object: ours
        self.memory = build / "mutants.json"
        past = json.loads(self.memory.read_text()) if self.memory.exists() else {}
        self.time, self.record = {**self.lasted(), **past.get("seconds", {})}, past.get("noticed", {})
        self.met = {}
        (scratch / "mutant.c").write_text(SOURCE)
        # Where there are such: a compiler that remembers, at places that stay the same; and a linker that does not keep one waiting.
        self.beside = build / "mutants"
        self.beside.mkdir(exist_ok=True)
        (self.beside / "mutant.h").write_text(HEADER)
        self.before_cc = ["ccache"] if shutil.which("ccache") else []
        self.linker = ["-fuse-ld=mold"] if shutil.which("mold") else []
        subprocess.run(["cc", "-O1", "-c", str(scratch / "mutant.c"), "-o", str(scratch / "mutant.o")], check=True)

    def lasted(self):
        """{test: how long it took when meson ran it last}, to begin with."""
        log = self.build / "meson-logs" / "testlog.json"
        runs = map(json.loads, log.read_text(encoding="utf-8").splitlines()) if log.exists() else []
        return {r["name"].rsplit(" / ", 1)[-1]: r["duration"] for r in runs}

    def command(self, test):
        name, *arguments = test.split("+")
        return [*self.tests[name]["cmd"], *arguments]

    def suite(self, name):
        """Its tests that are programs of ours, named after them: no scripts, which wait for a window."""
        return [t for t, about in self.tests.items() if any(s.endswith(":" + name) for s in about["suite"]) and pathlib.Path(about["cmd"][0]).name == "test-" + t]

    # ---- building ----

    def compile(self, source, text, target):
        """Of that text in the place of a source. False: it does not compile."""
        command = self.commands[str(self.root / source)]
        words = shlex.split(command["command"])
        beside = target.with_suffix(".c")
        beside.write_text(text + BESIDE.get(source, ""), encoding="utf-8")
        out, skip = [], False
        for w in words:
            if skip or w == "ccache" or w.startswith(("-W", "-fdiagnostics")):
                skip = False
            elif w in ("-o", "-MF", "-MQ"):
                skip = True
            elif w not in ("-MD", "-c") and not w.endswith(pathlib.Path(source).name):
                out.append(w)
        out += ["-O1", *TRAPS, "-Werror=int-conversion", "-Werror=incompatible-pointer-types", f"-I{(self.root / source).parent}", "-include", str(self.beside / "mutant.h")]
        return subprocess.run([*self.before_cc, *out, "-c", str(beside), "-o", str(target)], cwd=command["directory"], capture_output=True).returncode == 0

    def object_of(self, source):
        words = shlex.split(self.commands[str(self.root / source)]["command"])
        return words[words.index("-o") + 1]

    def plant(self, source, numbered, planted):
        """Compiles a file with its faults. The numbers that had to be left out."""
        text = (self.root / source).read_text(encoding="utf-8")
        target = self.beside / (source.replace("/", "_") + ".o")
        left = []
        if not self.compile(source, planted(text, numbered), target):
            good = [nf for nf in numbered if self.compile(source, planted(text, [nf]), target)]
            left = [n for n, _ in numbered if n not in [g for g, _ in good]]
            if not self.compile(source, planted(text, good), target):
                raise SystemExit(f"{source} does not compile with its faults together")
        self.objects[self.object_of(source)] = target
        return left

    def program(self, test):
        """What of the build it runs: the test itself or, for a script, the program that it is told."""
        return next(p for w in self.command(test) if self.build in (p := self.place(w)).parents)

    def place(self, word):
        """Of a command, as a path: words like "./carre" are seen from the build."""
        return pathlib.Path(os.path.normpath(self.build / word))

    def link(self, test):
        """Its program with all planted files that it stands on. False: it stands on none, or brings one of them itself."""
        program = self.program(test)
        target = os.path.relpath(program, self.build)
        line = subprocess.run(["ninja", "-C", str(self.build), "-t", "commands", target], capture_output=True, text=True, check=True).stdout.splitlines()[-1]
        words = shlex.split(line)
        ours = [str(o) for built, o in self.objects.items() if built not in words and any(built.startswith(w + ".p/") for w in words)]
        itself = [w for w in words if w in self.objects]
        words = [str(self.objects.get(w, w)) for w in words]
        at = words.index("-o")
        out = self.scratch / program.name
        linked = subprocess.run([*words[:at + 1], str(out), *self.linker, str(self.scratch / "mutant.o"), *ours, *words[at + 2:]], cwd=self.build, capture_output=True)
        return bool(ours or itself) and linked.returncode == 0

    # ---- running ----

    def run(self, test, number, seconds):
        """(noticed, seconds of processor, which were met). A number of -1 is no fault."""
        program = self.program(test)
        command = [str(self.scratch / program.name) if self.place(w) == program else w for w in self.command(test)]
        with tempfile.TemporaryDirectory(dir=self.scratch) as home:
            met = pathlib.Path(home) / "met"
            met.write_bytes(bytes(MOST))
            env = {**os.environ, **self.tests[test.split("+")[0]]["env"], "MUTANT": str(number), "MUTANTS_MET": str(met), "TMPDIR": home,
                   "XDG_DATA_HOME": home, "XDG_CONFIG_HOME": home, "XDG_CACHE_HOME": home + "/cache"}

            def limits():
                os.nice(self.nice)
                os.setsid()
                resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
                resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            process = subprocess.Popen(command, cwd=home, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, preexec_fn=limits)
            late = threading.Timer(60 + 15 * seconds, os.killpg, (process.pid, 9))
            late.start()
            said, noticed = b"", False
            while block := os.read(process.stdout.fileno(), 65536):
                said = said[-200:] + block
                if number >= 0 and COMPLAINT.search(said):
                    noticed = True
                    os.kill(process.pid, 9)
                    break
            _, status, used = os.wait4(process.pid, 0)
            process.returncode = status
            late.cancel()
            process.stdout.close()
            try:
                os.killpg(process.pid, 9)       # whatever it had started
            except ProcessLookupError:
                pass
            return noticed or status != 0, used.ru_utime + used.ru_stime, {i for i, b in enumerate(met.read_bytes()) if b}

    def try_without(self, test):
        """Once, without a fault."""
        if test in self.met:
            return
        self.met[test] = set()
        if not self.link(test):
            return
        noticed, seconds, met = self.run(test, -1, 600)
        if noticed:
            raise SystemExit(f"{test} fails without a fault")
        self.time[test], self.met[test] = seconds, met

    def cost(self, test, room):
        """Seconds of processor until it notices one, as far as is known."""
        given, noticed = self.record.get(f"{room} {test}", (0, 0))
        return self.time.get(test, 5) * (given + 2) / (noticed + 1)

    def remember(self, test, room, given, noticed):
        old = self.record.get(f"{room} {test}", (0, 0))
        self.record[f"{room} {test}"] = (old[0] + given, old[1] + noticed)
        self.memory.write_text(json.dumps({"seconds": self.time, "noticed": self.record}, indent=1, sort_keys=True))

    def hunt(self, numbers, tests, room, tell):
        """{number: the first test that notices}; who is not in it was noticed by nobody. `tell`: a line for each test that came by something."""
        who = {}
        with concurrent.futures.ThreadPoolExecutor(self.jobs) as pool:
            for test in sorted(tests, key=lambda t: self.cost(t, room)):
                if len(who) == len(numbers):
                    break
                self.try_without(test)
                meets = [n for n in numbers if n not in who and n in self.met[test]]
                runs = pool.map(lambda n: self.run(test, n, int(4 * self.time[test]) + 4)[0], meets)
                caught = [n for n, noticed in zip(meets, runs) if noticed]
                who.update((n, test) for n in caught)
                self.remember(test, room, len(meets), len(caught))
                if tell and meets:
                    print(f"  {test}: {len(caught)} of {len(meets)} that it comes by, {len(numbers) - len(who)} left", file=sys.stderr, flush=True)
        return who

    def pool(self):
        return concurrent.futures.ThreadPoolExecutor(self.jobs)
