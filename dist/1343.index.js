export const id = 1343;
export const ids = [1343];
export const modules = {

/***/ 16054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ describeShard)
/* harmony export */ });
/* harmony import */ var _core_model_shard_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91352);

/**
 * What a shard says for itself: a part of a suite has no verdict.
 * @example describeShard({ index: 1, of: 4 }, counts) // 'Shard 1/4: 2 cases, 6 trials, 0 without an answer.'
 */
function describeShard(shard, counts) {
    const unanswered = (counts?.failed ?? 0) + (counts?.infrastructure ?? 0);
    return `Shard ${(0,_core_model_shard_js__WEBPACK_IMPORTED_MODULE_0__/* .formatShard */ ._D)(shard)}: ${counts?.cases ?? 0} cases, ${counts?.trials ?? 0} trials, ${unanswered} without an answer.`;
}


/***/ }),

/***/ 57293:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/app/override-suite.js + 1 modules
var override_suite = __webpack_require__(39869);
// EXTERNAL MODULE: ./build/core/model/error.js + 2 modules
var error = __webpack_require__(90876);
// EXTERNAL MODULE: ./build/core/model/suggest.js
var suggest = __webpack_require__(31406);
// EXTERNAL MODULE: ./build/shell/github/checkout.js
var github_checkout = __webpack_require__(88897);
// EXTERNAL MODULE: ./build/bin/commands/cache-flag.js
var cache_flag = __webpack_require__(11538);
// EXTERNAL MODULE: ./build/bin/commands/stored-baseline.js
var stored_baseline = __webpack_require__(14500);
// EXTERNAL MODULE: ./build/bin/commands/flags.js
var commands_flags = __webpack_require__(81190);
// EXTERNAL MODULE: ./build/bin/commands/load-suite-here.js
var load_suite_here = __webpack_require__(34583);
// EXTERNAL MODULE: ./build/bin/commands/measure-here.js
var measure_here = __webpack_require__(24540);
// EXTERNAL MODULE: ./build/bin/commands/print-plan.js
var print_plan = __webpack_require__(41760);
// EXTERNAL MODULE: ./build/app/describe-shard.js
var describe_shard = __webpack_require__(16054);
;// CONCATENATED MODULE: ./build/bin/commands/print-shard.js


/** What a shard says for itself: what it measured and where it is. A part of a suite has no verdict, so it always passes. */
function printShard({ run, out }, flags, terminal) {
    const { run_id, variant, commit, shard, counts, summaries } = run;
    const folder = (0,external_node_path_.relative)(terminal.workingDirectory, out) || '.';
    if (flags['json'] === true)
        terminal.print(JSON.stringify({ folder, run_id, variant, commit, shard, counts, summaries }, null, 2));
    else if (shard !== null)
        terminal.print(`${(0,describe_shard/* describeShard */.y)(shard, counts)} The run is in ${folder}; \`goldenpair merge\` takes it with the others.`);
    return 0;
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./build/bin/commands/run/load-ending.js

/** The large parts of what finishes a run. */
const PARTS = [
    async () => Promise.all(/* import() */[__webpack_require__.e(4191), __webpack_require__.e(203)]).then(__webpack_require__.bind(__webpack_require__, 50203)),
    async () => Promise.all(/* import() */[__webpack_require__.e(3456), __webpack_require__.e(5275)]).then(__webpack_require__.bind(__webpack_require__, 13456)),
    async () => Promise.all(/* import() */[__webpack_require__.e(1084), __webpack_require__.e(4944)]).then(__webpack_require__.bind(__webpack_require__, 11084)),
    async () => Promise.all(/* import() */[__webpack_require__.e(2955), __webpack_require__.e(1653)]).then(__webpack_require__.bind(__webpack_require__, 72955)),
    async () => Promise.all(/* import() */[__webpack_require__.e(4191), __webpack_require__.e(203), __webpack_require__.e(1084), __webpack_require__.e(397), __webpack_require__.e(2955), __webpack_require__.e(3456), __webpack_require__.e(513), __webpack_require__.e(7101)]).then(__webpack_require__.bind(__webpack_require__, 10590)),
];
/** Some answers come and are scored between one part and the next. */
const PAUSE_MS = 100;
/**
 * Loads what looks at the answers, then what finishes the run, a part at a time: the target is asked meanwhile, and its answers would wait, and
 * seem slow, while all of it is loaded at once. `place` as `watchRun` takes it.
 */
function loadEnding(place) {
    const hurry = new AbortController();
    const watch = loadWatch(place);
    const loaded = loadParts(watch, hurry.signal);
    // Nobody asks for it before the last answer.
    loaded.catch(() => undefined);
    return {
        watch,
        finishRun: async () => {
            hurry.abort();
            await loaded;
            return (await Promise.all(/* import() */[__webpack_require__.e(4191), __webpack_require__.e(203), __webpack_require__.e(1084), __webpack_require__.e(397), __webpack_require__.e(2955), __webpack_require__.e(3456), __webpack_require__.e(513), __webpack_require__.e(7101)]).then(__webpack_require__.bind(__webpack_require__, 10590))).finishRun;
        },
    };
}
async function loadWatch(place) {
    const { watchRun } = await Promise.all(/* import() */[__webpack_require__.e(397), __webpack_require__.e(2933)]).then(__webpack_require__.bind(__webpack_require__, 80397));
    return watchRun(place);
}
async function loadParts(watch, hurry) {
    await watch;
    for (const load of PARTS) {
        // A run that fails must not wait for it.
        await (0,promises_.setTimeout)(PAUSE_MS, undefined, { signal: hurry, ref: false }).catch(() => undefined);
        await load();
    }
}

// EXTERNAL MODULE: ./build/bin/commands/surroundings.js
var commands_surroundings = __webpack_require__(33906);
;// CONCATENATED MODULE: ./build/bin/commands/run.js














const run = {
    positionals: '',
    flags: {
        variant: { type: 'string', value: 'NAME', description: "which variant (default: the suite's)" },
        baseline: { type: 'string', value: 'FOLDER', description: 'a recorded run to compare with' },
        inference: { ...commands_flags/* INFERENCE */._e, description: `with --baseline: ${commands_flags/* INFERENCE */._e.description}` },
        ...commands_flags/* SHARED_FLAGS */.kT,
        shard: {
            type: 'string',
            value: 'I/N',
            description: 'only the I-th of N parts, for `goldenpair merge` (no verdict)',
        },
        resume: {
            type: 'boolean',
            description: 'go on with the interrupted run in --out; everything else must be as it was',
        },
        runs: { type: 'string', value: 'N', description: 'the same as --trials' },
        mode: { type: 'string', value: 'NAME', description: 'the same as --variant: baseline, capability …' },
        results: {
            type: 'string',
            value: 'FOLDER',
            description: 'also write VARIANT_SUITE_DATE_TIME.json there: every case with its means and answer',
        },
        strict: { type: 'boolean', description: 'expected spans that the checkout does not have are errors' },
        ...commands_flags/* MEASURE_FLAGS */.R1,
        'cache-dir': commands_flags/* CACHE_DIR */.NC,
    },
    run: async ({ flags, terminal }) => {
        const { workingDirectory } = terminal;
        // Every flag is read before anything runs: a mistake must not cost a run.
        const failOn = (0,commands_flags/* failOnFlag */.S7)(flags);
        const overrides = (0,commands_flags/* overridesOf */.FB)(flags);
        const shard = (0,commands_flags/* shardFlag */.V)(flags);
        const baselinePath = (0,commands_flags/* textFlag */.gx)(flags, 'baseline');
        if (shard !== null && baselinePath !== undefined)
            throw new error/* UserError */.y('flag-invalid', {
                flag: 'baseline',
                got: baselinePath,
                expected: 'none beside --shard: `goldenpair merge` takes it',
            });
        const inference = (0,commands_flags/* inferenceFlag */.YS)(flags);
        if (inference !== undefined && baselinePath === undefined)
            throw new error/* UserError */.y('flag-invalid', {
                flag: 'inference',
                got: inference,
                expected: 'none without --baseline, as nothing is compared',
            });
        const results = (0,commands_flags/* textFlag */.gx)(flags, 'results');
        if (shard !== null && results !== undefined)
            throw new error/* UserError */.y('flag-invalid', {
                flag: 'results',
                got: results,
                expected: 'none beside --shard, which measures a part of the cases',
            });
        const trials = (0,commands_flags/* readEither */.yU)(flags, commands_flags/* wholeFlag */.ax, ['trials', 'runs']);
        const subset = (0,commands_flags/* textFlag */.gx)(flags, 'subset') ?? null;
        const strict = flags['strict'] === true;
        const surroundings = (0,commands_surroundings/* surroundingsOf */.Z)(terminal, (0,commands_flags/* namesFlag */.PF)(flags, 'target-env'));
        // Git answers while the suite is read; it never rejects.
        const checkout = (0,github_checkout/* readCheckout */.b$)({ workingDirectory, fallbackSha: null });
        const suite = await (0,load_suite_here/* loadSuiteHere */.d)((0,commands_flags/* suiteFlag */.fD)(flags), surroundings, { strict, skipped: (0,commands_flags/* skippedCode */.ci)(flags) });
        const variant = (0,commands_flags/* readEither */.yU)(flags, commands_flags/* textFlag */.gx, ['variant', 'mode']) ?? suite.default_variant;
        const known = Object.keys(suite.variants);
        if (!known.includes(variant))
            throw new error/* UserError */.y('variant-unknown', { name: variant, suggestion: (0,suggest/* suggest */.Z)(variant, known), known });
        const outputFolder = (0,external_node_path_.resolve)(workingDirectory, (0,commands_flags/* textFlag */.gx)(flags, 'out') ?? `.goldenpair/${suite.name}-${variant}`);
        const arm = { variant, out: outputFolder, trials: trials ?? suite.trials };
        if (flags['dry-run'] === true) {
            const earlier = [...(baselinePath === undefined ? [] : [(0,external_node_path_.resolve)(workingDirectory, baselinePath)]), outputFolder];
            const { dryRun } = await Promise.all(/* import() */[__webpack_require__.e(1196), __webpack_require__.e(235)]).then(__webpack_require__.bind(__webpack_require__, 81196));
            const plan = await dryRun({
                ...{ ...surroundings, suite, arms: [arm], earlier, subset, shard, overrides },
                cache: (0,cache_flag/* cacheFlag */.Z)(flags, terminal),
                ...(baselinePath !== undefined && { again: 'zero-tolerance' }),
            });
            return (0,print_plan/* printPlan */.Z)(plan, flags, terminal);
        }
        const baseline = await (0,stored_baseline/* baselineOf */.B)(baselinePath, terminal);
        // What looks at the answers is loaded with the first of them, while the target is asked the next.
        let ending = null;
        const load = () => (ending ??= loadEnding(baseline.kind === 'found' ? 1 : 0));
        const onlooker = {
            onTrial: async (trial, run) => (await load().watch).onTrial(trial, run),
            onScored: async (run, trials) => (await load().watch).onScored(run, trials),
        };
        const isResuming = flags['resume'] === true;
        const cache = (0,cache_flag/* cacheFlag */.Z)(flags, terminal);
        const [measured] = await (0,measure_here/* measureHere */.D)({
            ...{ suite, arms: [arm], mode: 'run', subset, shard, isResuming, overrides, cache, checkout },
            ...(shard === null && onlooker),
        }, surroundings, terminal);
        if (measured === undefined)
            throw new Error('the arm was not measured');
        if (shard !== null)
            return printShard(measured, flags, terminal);
        const [watch, finishRun] = await Promise.all([load().watch, load().finishRun()]);
        return finishRun({ measured, watched: watch.finish(), suite: (0,override_suite/* overrideSuite */.v)(suite, overrides), surroundings, cache, baseline }, { failOn, inference, outputFolder, results }, { flags, terminal });
    },
};


/***/ }),

/***/ 74499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ openCache)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/shell/io/output-error.js
var output_error = __webpack_require__(48162);
// EXTERNAL MODULE: ./build/shell/io/write-by-draft.js
var write_by_draft = __webpack_require__(84345);
;// CONCATENATED MODULE: ./build/shell/cache/shrink-folder.js


/** Names of entries, and of those that are being written: whatever else is in the folder is not the cache's. */
const NAMES = /^[\da-f]{64}\.json(?<draft>\.[-\da-f]{36}\.draft)?$/;
/** Whoever has been writing for that long was killed. */
const OLD_DRAFT_MS = 3600_000;
/** Down to this share of the limit, so that not every new entry makes it look again. */
const LEFT_SHARE = 0.9;
/** Files looked at at a time. */
const BATCH = 64;
/**
 * Removes the entries in a folder and those below that were not used for the longest, until they have at most nine tenths of `maxBytes`.
 * Gives the bytes that are left. Files that vanish meanwhile are another process's doing.
 */
async function shrinkFolder(folder, { maxBytes, nowMs }) {
    const entries = await listEntries(folder);
    const isLeft = ({ isDraft, usedMs }) => isDraft && nowMs - usedMs > OLD_DRAFT_MS;
    for (const { path } of entries.filter(isLeft))
        await (0,promises_.rm)(path, { force: true });
    const kept = entries.filter((entry) => !isLeft(entry));
    let bytes = kept.reduce((sum, entry) => sum + entry.bytes, 0);
    for (const entry of kept.sort((a, b) => a.usedMs - b.usedMs)) {
        if (bytes <= maxBytes * LEFT_SHARE)
            break;
        await (0,promises_.rm)(entry.path, { force: true });
        bytes -= entry.bytes;
    }
    return bytes;
}
async function listEntries(folder) {
    const found = await (0,promises_.readdir)(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const files = found.filter((file) => file.isFile() && NAMES.test(file.name));
    const entries = [];
    for (let from = 0; from < files.length; from += BATCH) {
        const looked = await Promise.all(files.slice(from, from + BATCH).map(async ({ parentPath, name }) => {
            const path = (0,external_node_path_.join)(parentPath, name);
            const facts = await (0,promises_.stat)(path).catch(() => null);
            const isDraft = NAMES.exec(name)?.groups?.['draft'] !== undefined;
            return facts === null ? [] : [{ path, isDraft, bytes: facts.size, usedMs: facts.mtimeMs }];
        }));
        entries.push(...looked.flat());
    }
    return entries;
}

;// CONCATENATED MODULE: ./build/shell/cache/open-cache.js






/** Raised when an entry of an older Goldenpair could be misread. */
const LAYOUT = 'v1';
/** A twentieth of what GitHub keeps for the caches of a repository. */
const MOST_BYTES = 500e6;
/** Larger replies are asked for anew. */
const LARGEST_ENTRY_BYTES = 5e6;
/**
 * A cache in a folder, a file for each reply under its hash. An entry is written whole under another name and then renamed, so that
 * nobody reads half of one, and whoever writes the same at the same time writes an equal one. Where the folder outgrows `maxBytes`, what was
 * not asked for the longest goes.
 */
function openCache({ folder, maxBytes = MOST_BYTES, clock, log, }) {
    /** Looked at before the first entry is added, and again when enough has been. */
    let roomBytes = 0;
    let isFull = false;
    let shrinking = null;
    const makeRoom = async () => {
        roomBytes = maxBytes - (await shrinkFolder((0,external_node_path_.join)(folder, LAYOUT), { maxBytes, nowMs: clock.now().getTime() }));
    };
    return {
        folder,
        find: async (key) => {
            const path = pathOf(folder, key);
            const text = await (0,promises_.readFile)(path, 'utf8').catch(() => null);
            if (text === null)
                return undefined;
            const value = parse(text);
            // The time of its last use, for `shrinkFolder`; another process may have removed it meanwhile.
            if (value !== undefined)
                await (0,promises_.utimes)(path, clock.now(), clock.now()).catch(() => undefined);
            return value;
        },
        keep: async (key, value) => {
            const text = JSON.stringify(value);
            const bytes = Buffer.byteLength(text);
            if (isFull || bytes > LARGEST_ENTRY_BYTES)
                return;
            try {
                roomBytes -= bytes;
                if (roomBytes < 0)
                    await (shrinking ??= makeRoom().finally(() => (shrinking = null)));
                const path = pathOf(folder, key);
                await (0,write_by_draft/* writeByDraft */.I)(path, { draft: `${path}.${(0,external_node_crypto_.randomUUID)()}.draft`, text });
            }
            catch (error) {
                if (isFull)
                    return;
                isFull = true;
                // Whatever a file system refuses: no answer that is paid for is lost over it.
                const reason = (0,output_error/* whyUnwritable */.q)(error) ?? (error instanceof Error ? error.message : String(error));
                log.warning(`Nothing more is kept in the cache ${folder}: ${reason}.`);
            }
        },
    };
}
/** Two letters of the hash are a folder, since some file systems are slow with 100,000 files in one. */
function pathOf(folder, key) {
    const name = key.replace(/^sha256:/, '');
    return (0,external_node_path_.join)(folder, LAYOUT, name.slice(0, 2), `${name}.json`);
}
function parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ })

};
