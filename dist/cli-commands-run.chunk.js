export const id = 2853;
export const ids = [2853];
export const modules = {

/***/ 71640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ baselineOf),
/* harmony export */   X: () => (/* binding */ storedBaseline)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41345);


/** A recorded run as the baseline, seen from where the user stands. Throws the user's errors of `readRun`. */
async function storedBaseline(path, { workingDirectory }) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, path);
    const { commit, branch } = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_1__/* .readRun */ .c)(folder);
    return { kind: 'found', folder, commit, branch, age_hours: null, distance: null, run_url: null, note: null };
}
/** What `--baseline` names; without it only absolute bounds can fail. */
async function baselineOf(path, terminal) {
    if (path !== undefined)
        return storedBaseline(path, terminal);
    return { kind: 'none', reason: 'no baseline was given; name one with --baseline, or use `goldenpair compare` later' };
}


/***/ }),

/***/ 32853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
/* harmony import */ var _io_make_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90856);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50262);
/* harmony import */ var _model_suggest_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(60288);
/* harmony import */ var _run_check_shards_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93614);
/* harmony import */ var _run_override_suite_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(48837);
/* harmony import */ var _baseline_here_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(71640);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(50467);
/* harmony import */ var _print_plan_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(13711);
/* harmony import */ var _surroundings_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(12389);












const run = {
    positionals: '',
    flags: {
        variant: { type: 'string', value: 'NAME', description: "which variant (default: the suite's)" },
        baseline: { type: 'string', value: 'FOLDER', description: 'a recorded run to compare with' },
        inference: { ..._flags_js__WEBPACK_IMPORTED_MODULE_8__/* .INFERENCE */ ._e, description: `with --baseline: ${_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .INFERENCE */ ._e.description}` },
        ..._flags_js__WEBPACK_IMPORTED_MODULE_8__/* .SHARED_FLAGS */ .kT,
        shard: {
            type: 'string',
            value: 'I/N',
            description: 'only the I-th of N parts, for `goldenpair merge` (no verdict)',
        },
        resume: {
            type: 'boolean',
            description: 'continue the interrupted run in --out; everything else must stay the same',
        },
        runs: { type: 'string', value: 'N', description: 'the same as --trials' },
        mode: { type: 'string', value: 'NAME', description: 'the same as --variant: baseline, capability …' },
        results: {
            type: 'string',
            value: 'FOLDER',
            description: 'also write VARIANT_SUITE_DATE_TIME.json there: every case with its means and answer',
        },
        strict: { type: 'boolean', description: 'treat expected spans that the checkout lacks as errors' },
        ..._flags_js__WEBPACK_IMPORTED_MODULE_8__/* .MEASURE_FLAGS */ .R1,
        'cache-dir': _flags_js__WEBPACK_IMPORTED_MODULE_8__/* .CACHE_DIR */ .NC,
    },
    run: async ({ flags, terminal }) => {
        const { workingDirectory } = terminal;
        // Every flag is read before anything runs: a mistake must not cost a run.
        const failOn = (0,_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .failOnFlag */ .S7)(flags);
        const overrides = (0,_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .overridesOf */ .FB)(flags);
        const shard = (0,_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .shardFlag */ .V)(flags);
        const baselinePath = (0,_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .textFlag */ .gx)(flags, 'baseline');
        if (shard !== null && baselinePath !== undefined)
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y('flag-invalid', {
                flag: 'baseline',
                got: baselinePath,
                expected: 'none beside --shard: `goldenpair merge` takes it',
            });
        const inference = (0,_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .inferenceFlag */ .YS)(flags);
        if (inference !== undefined && baselinePath === undefined)
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y('flag-invalid', {
                flag: 'inference',
                got: inference,
                expected: 'none without --baseline, as nothing is compared',
            });
        const results = (0,_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .textFlag */ .gx)(flags, 'results');
        if (shard !== null && results !== undefined)
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y('flag-invalid', {
                flag: 'results',
                got: results,
                expected: 'none beside --shard, which measures a part of the cases',
            });
        const trials = (0,_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .readEither */ .yU)(flags, _flags_js__WEBPACK_IMPORTED_MODULE_8__/* .wholeFlag */ .ax, ['trials', 'runs']);
        const subset = (0,_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .textFlag */ .gx)(flags, 'subset') ?? null;
        const strict = flags['strict'] === true;
        const surroundings = (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_10__/* .surroundingsOf */ .ZD)(terminal, (0,_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .targetEnvFlags */ .qF)(flags));
        // Git answers while the suite is read; it never rejects.
        const folders = [(0,_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .textFlag */ .gx)(flags, 'out'), baselinePath].flatMap((path) => path ?? []);
        const checkout = (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_10__/* .readCheckoutHere */ .RR)(workingDirectory, folders.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, path)));
        const suite = await (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_10__/* .loadSuiteHere */ .dw)((0,_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .suiteFlag */ .fD)(flags), surroundings, { strict, skipped: (0,_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .skippedCode */ .ci)(flags) });
        const variant = (0,_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .readEither */ .yU)(flags, _flags_js__WEBPACK_IMPORTED_MODULE_8__/* .textFlag */ .gx, ['variant', 'mode']) ?? suite.default_variant;
        const known = Object.keys(suite.variants);
        if (!known.includes(variant))
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y('variant-unknown', { name: variant, suggestion: (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_11__/* .suggest */ .Z)(variant, known), known });
        const outputFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, (0,_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .textFlag */ .gx)(flags, 'out') ?? `.goldenpair/${suite.name}-${variant}`);
        if ((0,_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .textFlag */ .gx)(flags, 'out') === undefined)
            await refuseOthersRun(outputFolder, suite, workingDirectory);
        const arm = { variant, out: outputFolder, trials: trials ?? suite.trials };
        if (flags['dry-run'] === true) {
            const earlier = [...(baselinePath === undefined ? [] : [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, baselinePath)]), outputFolder];
            const { dryRun } = await Promise.all(/* import() */[__webpack_require__.e(1311), __webpack_require__.e(5577)]).then(__webpack_require__.bind(__webpack_require__, 11311));
            const plan = await dryRun({
                ...surroundings,
                suite,
                arms: [arm],
                earlier,
                subset,
                shard,
                overrides,
                cache: (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_10__/* .cacheFlag */ .Z7)(flags, terminal),
                ...(baselinePath !== undefined && { again: 'zero-tolerance' }),
            });
            return (0,_print_plan_js__WEBPACK_IMPORTED_MODULE_9__/* .printPlan */ .Z)(plan, flags, terminal);
        }
        const baseline = await (0,_baseline_here_js__WEBPACK_IMPORTED_MODULE_7__/* .baselineOf */ .B)(baselinePath, terminal);
        if (results !== undefined)
            (0,_io_make_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .prepareFolder */ .G)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, results));
        // What looks at the answers is loaded with the first of them, while the target is asked the next.
        let ending = null;
        const load = () => (ending ??= loadEnding(baseline.kind === 'found' ? 1 : 0));
        const onlooker = {
            onTrial: async (trial, run) => (await load().watch).onTrial(trial, run),
            onScored: async (run, trials) => (await load().watch).onScored(run, trials),
        };
        const isResuming = flags['resume'] === true;
        const cache = (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_10__/* .cacheFlag */ .Z7)(flags, terminal);
        const [measured] = await (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_10__/* .measureHere */ .DL)({
            suite,
            arms: [arm],
            mode: 'run',
            subset,
            shard,
            isResuming,
            overrides,
            cache,
            checkout,
            ...(shard === null && onlooker),
        }, surroundings, terminal);
        if (measured === undefined)
            throw new Error('the arm was not measured');
        if (shard !== null)
            return printShard(measured, flags, terminal);
        const [watch, finishRun] = await Promise.all([load().watch, load().finishRun()]);
        return finishRun({ measured, watched: watch.finish(), suite: (0,_run_override_suite_js__WEBPACK_IMPORTED_MODULE_6__/* .overrideSuite */ .vy)(suite, overrides), surroundings, cache, baseline }, { failOn, inference, outputFolder, results }, { flags, terminal });
    },
};
/** Throws `file-exists` where the folder that is called after a suite has a run of another suite of that name, which is still there. */
async function refuseOthersRun(folder, { name, file }, workingDirectory) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'run.json')))
        return;
    const { readRunHeader } = await Promise.all(/* import() */[__webpack_require__.e(5037), __webpack_require__.e(9396)]).then(__webpack_require__.bind(__webpack_require__, 85037));
    const read = await readRunHeader(folder, name);
    const other = read.kind === 'read' ? (read.header.suite.file ?? file) : file;
    if (other === file || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, other)))
        return;
    const cure = `It is a run of ${other}, and ${file} has the same name: give each suite its own \`name\`, or choose a folder with --out.`;
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y('file-exists', { paths: [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workingDirectory, folder)], cure });
}
/** What a shard says for itself: what it measured and where it is. A part of a suite has no verdict, so it always passes. */
function printShard({ run, out }, flags, terminal) {
    const { run_id, variant, commit, shard, counts, summaries } = run;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(terminal.workingDirectory, out) || '.';
    if (flags['json'] === true)
        terminal.print(JSON.stringify({ folder, run_id, variant, commit, shard, counts, summaries }, null, 2));
    else if (shard !== null)
        terminal.print(`${(0,_run_check_shards_js__WEBPACK_IMPORTED_MODULE_5__/* .describeShard */ .y)(shard, counts)} The run is in ${folder}; \`goldenpair merge\` takes it with the others.`);
    return 0;
}
/** The large parts of what finishes a run. */
const PARTS = [
    async () => Promise.all(/* import() */[__webpack_require__.e(4288), __webpack_require__.e(6684), __webpack_require__.e(1239), __webpack_require__.e(1006), __webpack_require__.e(7997)]).then(__webpack_require__.bind(__webpack_require__, 1006)),
    async () => Promise.all(/* import() */[__webpack_require__.e(4288), __webpack_require__.e(2331), __webpack_require__.e(8912), __webpack_require__.e(2734)]).then(__webpack_require__.bind(__webpack_require__, 88912)),
    async () => Promise.all(/* import() */[__webpack_require__.e(103), __webpack_require__.e(2778)]).then(__webpack_require__.bind(__webpack_require__, 10103)),
    async () => Promise.all(/* import() */[__webpack_require__.e(4288), __webpack_require__.e(2331), __webpack_require__.e(8442), __webpack_require__.e(6860)]).then(__webpack_require__.bind(__webpack_require__, 68442)),
    async () => Promise.all(/* import() */[__webpack_require__.e(4288), __webpack_require__.e(6684), __webpack_require__.e(1239), __webpack_require__.e(2331), __webpack_require__.e(1006), __webpack_require__.e(103), __webpack_require__.e(8442), __webpack_require__.e(8912), __webpack_require__.e(1329), __webpack_require__.e(9110), __webpack_require__.e(2398)]).then(__webpack_require__.bind(__webpack_require__, 70654)),
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
            return (await Promise.all(/* import() */[__webpack_require__.e(4288), __webpack_require__.e(6684), __webpack_require__.e(1239), __webpack_require__.e(2331), __webpack_require__.e(1006), __webpack_require__.e(103), __webpack_require__.e(8442), __webpack_require__.e(8912), __webpack_require__.e(1329), __webpack_require__.e(9110), __webpack_require__.e(2398)]).then(__webpack_require__.bind(__webpack_require__, 70654))).finishRun;
        },
    };
}
async function loadWatch(place) {
    const { watchRun } = await __webpack_require__.e(/* import() */ 3272).then(__webpack_require__.bind(__webpack_require__, 63272));
    return watchRun(place);
}
async function loadParts(watch, hurry) {
    await watch;
    for (const load of PARTS) {
        // A run that fails must not wait for it.
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(PAUSE_MS, undefined, { signal: hurry, ref: false }).catch(() => undefined);
        await load();
    }
}


/***/ }),

/***/ 93614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ checkShards),
/* harmony export */   y: () => (/* binding */ describeShard)
/* harmony export */ });
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77377);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
/* harmony import */ var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27866);
/* harmony import */ var _model_run_shard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64520);
/* harmony import */ var _store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98194);
/* harmony import */ var _arm_describe_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31402);






/**
 * The shards of one run in order, proved to be complete: all parts there once, measured alike, and together the very cases that
 * the suite's fingerprint speaks of. Throws `shards-wanted`, `shards-differ`, `shard-repeated`, `shard-missing`,
 * `shard-unfinished`, and `run-invalid` for a shard whose cases are not its own.
 */
function checkShards(runs) {
    const shards = runs.map((one) => ({ ...one, shard: shardOf(one) }));
    demandAlike(shards);
    const parts = [...shards].sort((a, b) => a.shard.index - b.shard.index);
    demandEachOnce(parts);
    const finished = parts.map(({ folder, run, shard }) => {
        if (run.counts === null)
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('shard-unfinished', { shard: (0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_1__/* .formatShard */ ._D)(shard), folder });
        return { folder, run, shard, counts: run.counts };
    });
    demandOwnCases(finished);
    return finished;
}
function shardOf({ folder, run }) {
    if (run.shard === null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('shards-wanted', { folder });
    return run.shard;
}
/** What shards of one run may differ in. */
const OWN = new Set([
    'run_id',
    'session_id',
    'started_at',
    'finished_at',
    'environment',
    'cases',
    'counts',
    'summaries',
    'stopped',
    'spent_usd',
    'shard.index',
    'code_quality.review',
    'fingerprints.models',
    'fingerprints.judge_models',
]);
const PARTED = new Set(['suite', 'shard', 'settings', 'fingerprints', 'code_quality']);
/** Everything that must be the same in all shards, as JSON by its place in run.json. */
function traitsOf(run) {
    const traits = Object.entries(run).flatMap(([key, value]) => PARTED.has(key) && typeof value === 'object' && value !== null
        ? Object.entries(value).map(([inner, member]) => [`${key}.${inner}`, member])
        : [[key, value]]);
    return new Map(traits.filter(([key]) => !OWN.has(key)).map(([key, value]) => [key, (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .d)(value)]));
}
const SHOWN_LENGTH = 60;
const cut = (text) => (text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text);
function demandAlike([first, ...others]) {
    if (first === undefined)
        return;
    const expected = traitsOf(first.run);
    for (const other of others) {
        const found = traitsOf(other.run);
        for (const [what, value] of expected) {
            const otherValue = found.get(what) ?? 'null';
            if (value === otherValue)
                continue;
            const values = [
                { folder: first.folder, value: cut(value) },
                { folder: other.folder, value: cut(otherValue) },
            ];
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('shards-differ', { what, values });
        }
    }
}
function demandEachOnce(parts) {
    const folders = new Map();
    for (const { folder, shard } of parts)
        folders.set(shard.index, [...(folders.get(shard.index) ?? []), folder]);
    const of = parts[0]?.shard.of ?? 0;
    const name = (index) => (0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_1__/* .formatShard */ ._D)({ index, of });
    for (const [index, names] of folders)
        if (names.length > 1)
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('shard-repeated', { shard: name(index), folders: names });
    const missing = Array.from({ length: of }, (_, position) => position + 1).filter((index) => !folders.has(index));
    if (missing.length > 0)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('shard-missing', { missing: missing.map(name), found: [...folders.keys()].map(name) });
}
/** The suite's fingerprint is made of all cases, so a case that was lost, added or edited on the way cannot hide. */
function demandOwnCases(parts) {
    const all = parts.flatMap(({ run }) => run.cases);
    for (const { folder, run, shard } of parts) {
        const { name, version } = run.suite;
        const { k, primary_k, success } = run.settings;
        const isWhole = (0,_arm_describe_run_js__WEBPACK_IMPORTED_MODULE_3__/* .fingerprintSuite */ .x)({ name, version, k, primary_k, success }, all) === run.fingerprints.suite;
        const own = new Set((0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_1__/* .selectShard */ .Xm)(all, shard).map(({ id }) => id));
        const isOwn = own.size === run.cases.length && run.cases.every(({ id }) => own.has(id));
        if (isWhole && isOwn)
            continue;
        const problem = isWhole
            ? `its cases are not those of shard ${(0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_1__/* .formatShard */ ._D)(shard)}`
            : `with the other shards it does not hold the cases of suite ${name}`;
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('run-invalid', { path: (0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_2__/* .runFiles */ .NW)(folder).run, line: null, problem });
    }
}
/**
 * What a shard says for itself: a part of a suite has no verdict.
 * @example describeShard({ index: 1, of: 4 }, counts) // 'Shard 1/4: 2 cases, 6 trials, 0 without an answer.'
 */
function describeShard(shard, counts) {
    const unanswered = (counts?.failed ?? 0) + (counts?.infrastructure ?? 0);
    return `Shard ${(0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_1__/* .formatShard */ ._D)(shard)}: ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(counts?.cases ?? 0, 'case')}, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(counts?.trials ?? 0, 'trial')}, ${unanswered} without an answer.`;
}


/***/ })

};
