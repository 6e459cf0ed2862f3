export const id = 3100;
export const ids = [3100,4944];
export const modules = {

/***/ 36239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ mergeRuns)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/core/metrics/summarize-run.js
var summarize_run = __webpack_require__(51070);
// EXTERNAL MODULE: ./build/shell/io/sha256.js
var sha256 = __webpack_require__(4879);
// EXTERNAL MODULE: ./build/shell/runs/find-lines.js
var find_lines = __webpack_require__(61595);
// EXTERNAL MODULE: ./build/shell/runs/read-run.js + 1 modules
var read_run = __webpack_require__(53139);
// EXTERNAL MODULE: ./build/shell/runs/read-scored-run.js
var read_scored_run = __webpack_require__(53757);
// EXTERNAL MODULE: ./build/shell/runs/run-files.js
var run_files = __webpack_require__(61543);
// EXTERNAL MODULE: ./build/shell/runs/write-run.js
var write_run = __webpack_require__(97795);
// EXTERNAL MODULE: ./build/app/run-suite/find-silence.js
var find_silence = __webpack_require__(41386);
// EXTERNAL MODULE: ./build/app/run-suite/tally.js + 1 modules
var run_suite_tally = __webpack_require__(46905);
// EXTERNAL MODULE: ./build/core/model/error.js + 2 modules
var error = __webpack_require__(90876);
// EXTERNAL MODULE: ./build/core/model/fingerprint.js
var fingerprint = __webpack_require__(55712);
// EXTERNAL MODULE: ./build/core/model/shard.js
var model_shard = __webpack_require__(91352);
// EXTERNAL MODULE: ./build/app/run-suite/fingerprint-run.js
var fingerprint_run = __webpack_require__(70055);
;// CONCATENATED MODULE: ./build/app/merge-runs/check-shards.js





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
            throw new error/* UserError */.y('shard-unfinished', { shard: (0,model_shard/* formatShard */._D)(shard), folder });
        return { folder, run, shard, counts: run.counts };
    });
    demandOwnCases(finished);
    return finished;
}
function shardOf({ folder, run }) {
    if (run.shard === null)
        throw new error/* UserError */.y('shards-wanted', { folder });
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
    return new Map(traits.filter(([key]) => !OWN.has(key)).map(([key, value]) => [key, (0,fingerprint/* canonicalJson */.d)(value)]));
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
            throw new error/* UserError */.y('shards-differ', { what, values });
        }
    }
}
function demandEachOnce(parts) {
    const folders = new Map();
    for (const { folder, shard } of parts)
        folders.set(shard.index, [...(folders.get(shard.index) ?? []), folder]);
    const of = parts[0]?.shard.of ?? 0;
    const name = (index) => (0,model_shard/* formatShard */._D)({ index, of });
    for (const [index, names] of folders)
        if (names.length > 1)
            throw new error/* UserError */.y('shard-repeated', { shard: name(index), folders: names });
    const missing = Array.from({ length: of }, (_, position) => position + 1).filter((index) => !folders.has(index));
    if (missing.length > 0)
        throw new error/* UserError */.y('shard-missing', { missing: missing.map(name), found: [...folders.keys()].map(name) });
}
/** The suite's fingerprint is made of all cases, so a case that was lost, added or edited on the way cannot hide. */
function demandOwnCases(parts) {
    const all = parts.flatMap(({ run }) => run.cases);
    for (const { folder, run, shard } of parts) {
        const { name, version } = run.suite;
        const { k, primary_k, success } = run.settings;
        const isWhole = (0,fingerprint_run/* fingerprintSuite */.x)({ name, version, k, primary_k, success }, all) === run.fingerprints.suite;
        const own = new Set((0,model_shard/* selectShard */.Xm)(all, shard).map(({ id }) => id));
        const isOwn = own.size === run.cases.length && run.cases.every(({ id }) => own.has(id));
        if (isWhole && isOwn)
            continue;
        const problem = isWhole
            ? `its cases are not those of shard ${(0,model_shard/* formatShard */._D)(shard)}`
            : `with the other shards it does not hold the cases of suite ${name}`;
        throw new error/* UserError */.y('run-invalid', { path: (0,run_files/* runFiles */.NW)(folder).run, line: null, problem });
    }
}

;// CONCATENATED MODULE: ./build/app/merge-runs.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});











/**
 * Makes of all shards of a run the run that one machine would have written: the same trials and scores, the same summaries, and so
 * the same comparison, whatever the order of the folders. Lines of its trials.jsonl are sorted by trial and then case id; a whole
 * run's are in the order in which the trials finished. Observations are copied one at a time.
 * Throws `target-answered-nothing`, and as `checkShards` and `readScoredRun` do.
 */
async function mergeRuns({ folders, out, log }) {
    const runs = [];
    for (const folder of folders)
        runs.push({ folder, run: await (0,read_run/* readRun */.c)(folder) });
    const parts = checkShards(runs);
    const trials = await findTrials(parts, log);
    const merged = mergeHeaders(parts);
    const writer = await (0,write_run/* writeRun */.bp)(out, { ...merged, counts: null, summaries: {} });
    const files = await Promise.all(parts.map(async ({ folder }) => (0,promises_.open)((0,run_files/* runFiles */.NW)(folder).trials)));
    const tally = (0,run_suite_tally/* startTally */.d)(merged.pricing);
    try {
        for (const { part, start, end } of trials) {
            const buffer = Buffer.allocUnsafe(end - start);
            await files[part]?.read(buffer, 0, buffer.length, start);
            // Checked when it was found.
            const trial = JSON.parse(buffer.toString());
            await writer.append(trial);
            tally.add(trial);
        }
        const silence = (0,find_silence/* findSilence */.v)(merged.variant, tally);
        if (silence !== null)
            throw silence;
        const run = { ...merged, summaries: (0,summarize_run/* summarizeRun */.l)({ metrics: merged.metrics, trials, kept: merged.summaries }) };
        await writer.finish(run);
        return run;
    }
    finally {
        await Promise.all(files.map(async (file) => file.close()));
        await writer[Symbol.asyncDispose]();
    }
}
/** All trials, sorted as they will be written. */
async function findTrials(parts, log) {
    const found = [];
    for (const [part, { folder }] of parts.entries()) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const { trials } = await (0,read_scored_run/* readScoredRun */.m)(folder, { log });
            const file = __addDisposableResource(env_1, await (0,promises_.open)((0,run_files/* runFiles */.NW)(folder).trials), true);
            const places = (0,find_lines/* findLines */.L)(file.fd);
            for (const [index, trial] of trials.entries()) {
                const place = places[index];
                if (place === undefined)
                    throw new Error(`${folder}: the trials changed while they were read`);
                found.push({ ...trial, part, start: place.start, end: place.end });
            }
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = __disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    return found.sort((a, b) => a.trial - b.trial || (a.case < b.case ? -1 : 1));
}
/** What only a part knows of itself is put together; everything else is the same in all parts. */
function mergeHeaders(parts) {
    const [first] = parts;
    if (first === undefined)
        throw new Error('there is no shard to merge');
    const runs = parts.map(({ run }) => run);
    const distinct = (values) => [...new Set(values.filter((value) => value !== null))].sort();
    const sessions = distinct(runs.map(({ session_id }) => session_id));
    // Arms that were measured together, shard by shard, share it still.
    const sessionId = `merged-${(0,sha256/* sha256 */.s)(sessions.join('\n')).slice(-16)}`;
    const runners = distinct(runs.map(({ environment }) => environment.runner));
    return {
        ...withoutSpent(first.run),
        run_id: `${sessionId}-${first.run.variant}`,
        session_id: sessionId,
        started_at: runs.map(({ started_at }) => started_at).sort()[0] ?? first.run.started_at,
        finished_at: distinct(runs.map(({ finished_at }) => finished_at)).at(-1) ?? null,
        shard: null,
        environment: {
            node: distinct(runs.map(({ environment }) => environment.node)).join(', '),
            os: distinct(runs.map(({ environment }) => environment.os)).join(', '),
            runner: runners.length === 0 ? null : runners.join(', '),
        },
        fingerprints: {
            ...first.run.fingerprints,
            models: distinct(runs.flatMap(({ fingerprints }) => fingerprints.models)),
            ...(runs.some(({ counts }) => counts?.judge) && {
                judge_models: distinct(runs.flatMap(({ fingerprints }) => fingerprints.judge_models ?? [])),
            }),
        },
        cases: runs.flatMap(({ cases }) => cases).sort((a, b) => (a.id < b.id ? -1 : 1)),
        ...mergeStops(parts),
        ...mergeSpent(runs),
        counts: sumCounts(parts),
    };
}
/** One shard that was stopped makes the whole incomplete; the trials are those of all shards. */
function mergeStops(parts) {
    const stops = parts.flatMap(({ run }) => run.stopped ?? []);
    const [first] = stops;
    if (first === undefined)
        return {};
    const planned = parts.reduce((sum, { run }) => sum + run.cases.length * run.trials_per_case, 0);
    const made = parts.reduce((sum, { counts }) => sum + counts.trials, 0);
    const spent = stops.reduce((sum, { spent_usd }) => sum + spent_usd, 0);
    return { stopped: { ...first, planned, made, spent_usd: spent } };
}
function withoutSpent({ spent_usd: _spent, ...run }) {
    return run;
}
/** Unknown where one shard had no budget. */
function mergeSpent(runs) {
    const spent = runs.flatMap(({ spent_usd }) => spent_usd ?? []);
    return spent.length < runs.length ? {} : { spent_usd: spent.reduce((sum, usd) => sum + usd, 0) };
}
function sumCounts(parts) {
    const sum = (key) => parts.reduce((total, { counts }) => total + counts[key], 0);
    const judges = parts.flatMap(({ counts }) => counts.judge ?? []);
    const sumJudged = (key) => judges.reduce((total, one) => total + (one[key] ?? 0), 0);
    const cached = parts.reduce((total, { counts }) => total + (counts.cached ?? 0), 0);
    const cachedReadings = sumJudged('cached');
    return {
        cases: sum('cases'),
        trials: sum('trials'),
        ok: sum('ok'),
        failed: sum('failed'),
        infrastructure: sum('infrastructure'),
        timeouts: sum('timeouts'),
        retries: sum('retries'),
        ...(cached > 0 && { cached }),
        ...(judges.length > 0 && {
            judge: {
                readings: sumJudged('readings'),
                failed: sumJudged('failed'),
                retries: sumJudged('retries'),
                ...(cachedReadings > 0 && { cached: cachedReadings }),
            },
        }),
    };
}


/***/ }),

/***/ 41386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ findSilence)
/* harmony export */ });
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90876);
/* harmony import */ var _shell_io_quote_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79609);


const SHOWN_LENGTH = 300;
/**
 * `target-answered-nothing`, where trials failed and none was answered: a wrong model, address or protocol says nothing of the questions.
 * Null where one was, or most were outages, which make a run invalid.
 */
function findSilence(variant, tally) {
    const [said, { ok, failed, infrastructure, trials }] = [tally.firstFailure(), tally.counts()];
    if (ok > 0 || said === null || infrastructure > failed)
        return null;
    const line = (0,_shell_io_quote_line_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteLine */ .t)(said, []);
    const shown = line.length > SHOWN_LENGTH ? `${line.slice(0, SHOWN_LENGTH)} …` : line;
    return new _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('target-answered-nothing', { variant, trials, said: shown });
}


/***/ }),

/***/ 70055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ fingerprintRun),
/* harmony export */   x: () => (/* binding */ fingerprintSuite)
/* harmony export */ });
/* harmony import */ var _core_metrics_fingerprint_metrics_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55056);
/* harmony import */ var _core_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55712);
/* harmony import */ var _shell_io_sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4879);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73912);




const hash = (value) => (0,_shell_io_sha256_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)((0,_core_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(value));
/** The hash of what a suite asks and calls a success, whatever the order of its cases. */
function fingerprintSuite({ name, version, k, primary_k, success }, cases) {
    const fingerprints = new Map(cases.map(({ id, fingerprint }) => [id, fingerprint]));
    // By code units, the same in every locale.
    const texts = [...fingerprints.keys()].sort().map((id) => [id, fingerprints.get(id)]);
    return hash({ name, version, k, primary_k, success, cases: texts });
}
/** What a run was made of, each part hashed on its own so that a comparison can name what differs. `models` starts empty. */
function fingerprintRun(parts) {
    const { suite, cases, variant, metrics, pricing, corpus } = parts;
    const { gates, alpha, min_scored_share, zero_tolerance } = suite;
    return {
        suite: fingerprintSuite(suite, cases),
        gates: hash({ gates, alpha, min_scored_share, zero_tolerance }),
        target: hash({ target: variant.target, controlled: suite.controlled }),
        metrics: (0,_core_metrics_fingerprint_metrics_js__WEBPACK_IMPORTED_MODULE_2__/* .fingerprintMetrics */ .o)(metrics, _shell_io_sha256_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s),
        pricing: hash(pricing),
        models: [],
        corpus,
        goldenpair: _version_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION */ .x,
    };
}


/***/ }),

/***/ 49773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ QUICKCHART),
/* harmony export */   j: () => (/* binding */ evaluateHere)
/* harmony export */ });
/* harmony import */ var _app_evaluate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(513);

const QUICKCHART = { kind: 'quickchart', url: 'https://quickchart.io' };
/** Compares a recorded run as the command line does: everything is shown, charts have addresses, nothing is linked. */
async function evaluateHere(request, { log }) {
    return (0,_app_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluate */ ._)({
        ...request,
        details: 'full',
        charts: QUICKCHART,
        links: {},
        log,
    });
}


/***/ }),

/***/ 81190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   En: () => (/* binding */ TARGET_ENV),
/* harmony export */   FB: () => (/* binding */ overridesOf),
/* harmony export */   NC: () => (/* binding */ CACHE_DIR),
/* harmony export */   PF: () => (/* binding */ namesFlag),
/* harmony export */   R1: () => (/* binding */ MEASURE_FLAGS),
/* harmony export */   S7: () => (/* binding */ failOnFlag),
/* harmony export */   TR: () => (/* binding */ DEFAULT_SUITE),
/* harmony export */   V: () => (/* binding */ shardFlag),
/* harmony export */   YS: () => (/* binding */ inferenceFlag),
/* harmony export */   Yr: () => (/* binding */ LIMIT_FLAGS),
/* harmony export */   _e: () => (/* binding */ INFERENCE),
/* harmony export */   ax: () => (/* binding */ wholeFlag),
/* harmony export */   bc: () => (/* binding */ SETTING_FLAGS),
/* harmony export */   ci: () => (/* binding */ skippedCode),
/* harmony export */   fD: () => (/* binding */ suiteFlag),
/* harmony export */   gx: () => (/* binding */ textFlag),
/* harmony export */   kT: () => (/* binding */ SHARED_FLAGS),
/* harmony export */   oM: () => (/* binding */ JUDGE_MODEL),
/* harmony export */   yU: () => (/* binding */ readEither)
/* harmony export */ });
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90876);
/* harmony import */ var _core_model_inference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20523);
/* harmony import */ var _core_model_shard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91352);
/* harmony import */ var _core_model_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59665);




const DEFAULT_SUITE = 'golden/suite.yaml';
/** Flags that several commands share, so that they read the same everywhere. */
const SHARED_FLAGS = {
    suite: { type: 'string', value: 'FILE', description: `the suite (default ${DEFAULT_SUITE})` },
    subset: { type: 'string', value: 'SELECTION', description: 'only these cases: tag:auth, id:run-*, difficulty:hard' },
    trials: { type: 'string', value: 'N', description: "attempts a case (default: the suite's)" },
    seed: { type: 'string', value: 'N', description: "seed of order and resampling (default: the suite's)" },
    concurrency: { type: 'string', value: 'N', description: "trials at once (default: the suite's)" },
    'timeout-seconds': { type: 'string', value: 'S', description: "time a trial may take (default: the suite's)" },
    out: { type: 'string', value: 'FOLDER', description: 'where files are written' },
    'fail-on': { type: 'string', value: 'WHAT', description: `${_core_model_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .FAIL_ON */ .d$.join(' | ')} (default regression)` },
    json: { type: 'boolean', description: 'print the result as JSON, for machines' },
};
/** For commands that compare what somebody has chosen to compare. */
const INFERENCE = {
    type: 'string',
    value: 'WHAT',
    description: `what the verdict speaks of: ${_core_model_inference_js__WEBPACK_IMPORTED_MODULE_3__/* .INFERENCES */ .R.join(' | ')}`,
};
/** For commands that start a target. */
const TARGET_ENV = {
    type: 'string',
    value: 'NAMES',
    description: 'variables that the target may see, e.g. OPENAI_API_KEY',
};
/** Settings that are laid over those of every variant, and other names of shared flags. */
const SETTING_FLAGS = {
    'route-tier': {
        type: 'string',
        value: 'TIER',
        description: 'the target must answer on this route tier: local, api …',
    },
    tier: { type: 'string', value: 'TIER', description: 'the same as --route-tier' },
    model: { type: 'string', value: 'NAME', description: 'the model that the target must ask' },
    'max-steps': { type: 'string', value: 'N', description: 'most steps of reasoning an answer may take' },
    'max-tool-calls': { type: 'string', value: 'N', description: 'most tool calls an answer may take' },
    'no-cache': { type: 'boolean', description: "neither the target's caches nor Goldenpair's own" },
    'query-timeout-seconds': { type: 'string', value: 'S', description: 'the same as --timeout-seconds' },
};
/** For commands whose answers may be known already. */
const CACHE_DIR = {
    type: 'string',
    value: 'FOLDER',
    description: 'where answers of targets and judges are kept, and found again',
};
/** For commands that ask a judge. */
const JUDGE_MODEL = {
    type: 'string',
    value: 'NAME',
    description: "another model for the suite's judge",
};
/** For commands that measure the source code of the system under test. */
const CODE_FLAGS = {
    'skip-code-review': { type: 'boolean', description: 'no judge is asked about the source code' },
    'skip-code-quality': { type: 'boolean', description: 'the source code is not measured, nor its gates decided' },
};
/** What `CODE_FLAGS` leave out of a suite; null is nothing. */
function skippedCode(flags) {
    if (flags['skip-code-quality'] === true)
        return 'code';
    return flags['skip-code-review'] === true ? 'review' : null;
}
/** What a run may spend. */
const LIMIT_FLAGS = {
    'max-cost-usd': {
        type: 'string',
        value: 'USD',
        description: "most that the run may cost (default: the suite's); what would be more is not asked",
    },
    'dry-run': { type: 'boolean', description: 'only say what would be asked, and what it would cost' },
};
/** For commands that measure variants of a suite: everything but which, and how much of it. */
const MEASURE_FLAGS = {
    ...CODE_FLAGS,
    ...SETTING_FLAGS,
    ...LIMIT_FLAGS,
    'target-env': TARGET_ENV,
    'judge-model': JUDGE_MODEL,
};
/** The `--suite` flag. */
function suiteFlag(flags) {
    return textFlag(flags, 'suite') ?? DEFAULT_SUITE;
}
/** Names separated by commas or blanks; none when the flag was not given. */
function namesFlag(flags, name) {
    return (textFlag(flags, name) ?? '').split(/[\s,]+/).filter((one) => one !== '');
}
/** A flag's text, or undefined when it was not given. */
function textFlag(flags, name) {
    const value = flags[name];
    return typeof value === 'string' ? value : undefined;
}
/** A flag's whole number of at least `least`, or undefined when it was not given. Throws `flag-invalid`. */
function wholeFlag(flags, name, least = 1) {
    const text = textFlag(flags, name);
    if (text === undefined)
        return undefined;
    const value = Number(text);
    if (!Number.isSafeInteger(value) || value < least)
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('flag-invalid', { flag: name, got: text, expected: `a whole number of at least ${least}` });
    return value;
}
/** A flag's positive number, or undefined when it was not given. Throws `flag-invalid`. */
function positiveFlag(flags, name) {
    const text = textFlag(flags, name);
    if (text === undefined)
        return undefined;
    const value = Number(text);
    if (!Number.isFinite(value) || value <= 0)
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('flag-invalid', { flag: name, got: text, expected: 'a number above 0' });
    return value;
}
/** The `--fail-on` flag. Throws `flag-invalid`. */
function failOnFlag(flags) {
    const text = textFlag(flags, 'fail-on') ?? 'regression';
    const failOn = _core_model_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .FAIL_ON */ .d$.find((word) => word === text);
    if (failOn === undefined)
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('flag-invalid', { flag: 'fail-on', got: text, expected: _core_model_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .FAIL_ON */ .d$.join(', ') });
    return failOn;
}
/** The `--inference` flag, or undefined when it was not given. Throws `flag-invalid`. */
function inferenceFlag(flags) {
    const text = textFlag(flags, 'inference');
    if (text === undefined)
        return undefined;
    const inference = _core_model_inference_js__WEBPACK_IMPORTED_MODULE_3__/* .INFERENCES */ .R.find((word) => word === text);
    if (inference === undefined)
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('flag-invalid', { flag: 'inference', got: text, expected: _core_model_inference_js__WEBPACK_IMPORTED_MODULE_3__/* .INFERENCES */ .R.join(', ') });
    return inference;
}
/** The `--shard` flag; null when it was not given. Throws `flag-invalid`. */
function shardFlag(flags) {
    const text = textFlag(flags, 'shard');
    if (text === undefined)
        return null;
    const shard = (0,_core_model_shard_js__WEBPACK_IMPORTED_MODULE_1__/* .parseShard */ .uK)(text);
    if (shard === null)
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('flag-invalid', { flag: 'shard', got: text, expected: _core_model_shard_js__WEBPACK_IMPORTED_MODULE_1__/* .SHARD_FORM */ .KN });
    return shard;
}
/** What the flags say over the suite. Throws `flag-invalid`. */
function overridesOf(flags) {
    return {
        seed: wholeFlag(flags, 'seed', 0),
        concurrency: wholeFlag(flags, 'concurrency'),
        timeout_seconds: readEither(flags, positiveFlag, ['timeout-seconds', 'query-timeout-seconds']),
        max_cost_usd: positiveFlag(flags, 'max-cost-usd'),
        inference: inferenceFlag(flags),
        judge_model: textFlag(flags, 'judge-model'),
        settings: settingsOf(flags),
    };
}
/** By the names that docs/protocol.md gives them. */
function settingsOf(flags) {
    const settings = {
        route_tier: readEither(flags, textFlag, ['route-tier', 'tier']),
        model: textFlag(flags, 'model'),
        max_steps: wholeFlag(flags, 'max-steps'),
        max_tool_calls: wholeFlag(flags, 'max-tool-calls', 0),
        no_cache: flags['no-cache'] === true ? true : undefined,
    };
    return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}
/** The value of a flag that has two names. Throws `flag-invalid` when both were given and do not say the same. */
function readEither(flags, read, [name, other]) {
    const [value, same] = [read(flags, name), read(flags, other)];
    if (value !== undefined && same !== undefined && value !== same)
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('flag-invalid', { flag: other, got: String(same), expected: `the same as --${name}, or none` });
    return value ?? same;
}


/***/ }),

/***/ 9325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   merge: () => (/* binding */ merge)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _app_merge_runs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36239);
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90876);
/* harmony import */ var _evaluate_here_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49773);
/* harmony import */ var _stored_baseline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14500);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81190);
/* harmony import */ var _print_evaluation_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92341);







const merge = {
    positionals: 'FOLDER...',
    flags: {
        out: { ..._flags_js__WEBPACK_IMPORTED_MODULE_5__/* .SHARED_FLAGS */ .kT.out, description: 'the run folder to write (default .goldenpair/merged)' },
        baseline: { type: 'string', value: 'FOLDER', description: 'a recorded run to compare with' },
        'fail-on': _flags_js__WEBPACK_IMPORTED_MODULE_5__/* .SHARED_FLAGS */ .kT['fail-on'],
        json: _flags_js__WEBPACK_IMPORTED_MODULE_5__/* .SHARED_FLAGS */ .kT.json,
    },
    run: async ({ flags, positionals, terminal }) => {
        const failOn = (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .failOnFlag */ .S7)(flags);
        if (positionals.length === 0)
            throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('arguments-invalid', {
                command: 'merge',
                got: 'no folders, where those of all shards are wanted',
                suggestion: null,
            });
        const folders = positionals.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(terminal.workingDirectory, path));
        const out = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(terminal.workingDirectory, (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .textFlag */ .gx)(flags, 'out') ?? '.goldenpair/merged');
        if (folders.includes(out))
            throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('flag-invalid', {
                flag: 'out',
                got: (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .textFlag */ .gx)(flags, 'out') ?? out,
                expected: 'another folder than those of the shards',
            });
        const baseline = await (0,_stored_baseline_js__WEBPACK_IMPORTED_MODULE_4__/* .baselineOf */ .B)((0,_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .textFlag */ .gx)(flags, 'baseline'), terminal);
        await (0,_app_merge_runs_js__WEBPACK_IMPORTED_MODULE_1__/* .mergeRuns */ .r)({ folders, out, log: terminal.log });
        const evaluation = await (0,_evaluate_here_js__WEBPACK_IMPORTED_MODULE_3__/* .evaluateHere */ .j)({ candidateFolder: out, baseline, failOn, outputFolder: out }, terminal);
        return (0,_print_evaluation_js__WEBPACK_IMPORTED_MODULE_6__/* .printEvaluation */ .c)(evaluation, flags, terminal);
    },
};


/***/ }),

/***/ 92341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ listFiles),
/* harmony export */   c: () => (/* binding */ printEvaluation)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_render_terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44183);


/** The report for people and where its files are, or with `--json` the comparison for machines; gives the exit code. */
function printEvaluation(evaluation, flags, terminal) {
    const { comparison, report } = evaluation;
    if (flags['json'] === true)
        terminal.print(JSON.stringify(comparison, null, 2));
    else {
        terminal.print((0,_core_render_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .renderTerminal */ .b)(report, { width: terminal.columns, color: terminal.color }));
        terminal.print(listFiles(evaluation, terminal));
    }
    return comparison.verdict.exit_code;
}
/** Where the files of an evaluation are, seen from where the user stands. */
function listFiles({ files, runFolders }, { workingDirectory }) {
    const rows = [...Object.entries(files), ...runFolders.map((folder) => ['run', folder])];
    const shown = (path) => {
        const near = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(workingDirectory, path);
        return near.startsWith('..') ? path : near;
    };
    return rows.map(([what, path]) => `  ${what.padEnd(10)}  ${shown(path)}`).join('\n');
}


/***/ }),

/***/ 14500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ baselineOf),
/* harmony export */   X: () => (/* binding */ storedBaseline)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _shell_runs_read_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53139);


/** A recorded run as the baseline, seen from where the user stands. Throws the user's errors of `readRun`. */
async function storedBaseline(path, { workingDirectory }) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, path);
    const { commit, branch } = await (0,_shell_runs_read_run_js__WEBPACK_IMPORTED_MODULE_1__/* .readRun */ .c)(folder);
    return { kind: 'found', folder, commit, branch, age_hours: null, distance: null, run_url: null, note: null };
}
/** What `--baseline` names; without it only absolute bounds can fail. */
async function baselineOf(path, terminal) {
    if (path !== undefined)
        return storedBaseline(path, terminal);
    return { kind: 'none', reason: 'no baseline was given; name one with --baseline, or use `goldenpair compare` later' };
}


/***/ }),

/***/ 20523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ INFERENCES),
/* harmony export */   h: () => (/* binding */ chooseInference)
/* harmony export */ });
/**
 * What a comparison speaks of (verdict-rules 10.9). `cases-like-these`: the cases stand for others, and are the unit. `these-cases`: of these
 * cases alone, whose trials are the unit; nothing follows for others.
 */
const INFERENCES = ['cases-like-these', 'these-cases'];
/** `recorded` is the run's own word; absent: it has none. */
function chooseInference(choice, recorded) {
    return choice === 'recorded' ? (recorded ?? 'cases-like-these') : choice;
}


/***/ }),

/***/ 94944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r6: () => (/* binding */ plainHeadline),
/* harmony export */   sj: () => (/* binding */ CASE_DETAILS),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
/** The words alone. */
function plainText(text) {
    return text.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
/** The same of a headline, for where no link can be followed: "… · report" without the link that it ends with. */
function plainHeadline(headline) {
    const last = headline.at(-1);
    const isLink = typeof last === 'object' && last.kind === 'link';
    return isLink ? plainText(headline.slice(0, -1)).replace(/ · $/, '') : plainText(headline);
}
/** How much of the cases' text a report may show: all, their ids, or counts alone. */
const CASE_DETAILS = ['full', 'ids', 'none'];


/***/ }),

/***/ 91352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Id: () => (/* binding */ shardSchema),
/* harmony export */   KN: () => (/* binding */ SHARD_FORM),
/* harmony export */   Xm: () => (/* binding */ selectShard),
/* harmony export */   _D: () => (/* binding */ formatShard),
/* harmony export */   uK: () => (/* binding */ parseShard)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

/** One part of a suite that is measured on several machines: the `index`-th, from 1, of `of` parts. */
const shardSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ index: zod__WEBPACK_IMPORTED_MODULE_0__.int().positive(), of: zod__WEBPACK_IMPORTED_MODULE_0__.int().positive() })
    .refine(({ index, of }) => index <= of, 'a shard from 1 to the number of shards');
/** What `parseShard` reads, for messages. */
const SHARD_FORM = 'a part and their number, such as `2/4`';
/**
 * Reads a shard as the command line and the Action take it; null when it is none.
 * @example parseShard('2/4') // { index: 2, of: 4 }
 */
function parseShard(text) {
    const [, index, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(text.trim()) ?? [];
    return shardSchema.safeParse({ index: Number(index), of: Number(of) }).data ?? null;
}
/** @example formatShard({ index: 2, of: 4 }) // '2/4' */
function formatShard({ index, of }) {
    return `${index}/${of}`;
}
/**
 * The cases of one shard, in the order given: every `of`-th by sorted id, so that neither files nor their order matter, the shards
 * of a suite are disjoint and complete, and their sizes differ by one case at most (a shard may be empty).
 * @example selectShard([{ id: 'c' }, { id: 'a' }, { id: 'b' }], { index: 1, of: 2 }) // [{ id: 'c' }, { id: 'a' }]
 */
function selectShard(cases, { index, of }) {
    const ids = cases.map(({ id }) => id).sort();
    const chosen = new Set(ids.filter((_, position) => position % of === index - 1));
    return cases.filter(({ id }) => chosen.has(id));
}


/***/ }),

/***/ 59665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z4: () => (/* binding */ RUN_VERDICTS),
/* harmony export */   d$: () => (/* binding */ FAIL_ON)
/* harmony export */ });
/* unused harmony export GATE_VERDICTS */
/** The words of a gate, in the order of verdict-rules step 5. */
const GATE_VERDICTS = (/* unused pure expression or super */ null && ([
    'invalid',
    'not-comparable',
    'breached',
    'regressed',
    'improved',
    'unchanged',
    'no-regression',
    'within-bounds',
    'inconclusive',
]));
/** The words of a whole run. */
const RUN_VERDICTS = [
    'invalid',
    'not-comparable',
    'regressed',
    'inconclusive',
    'improved',
    'unchanged',
    'no-regression',
];
const FAIL_ON = ['regression', 'inconclusive', 'never'];


/***/ }),

/***/ 4879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** `sha256:<hex>` of a text in UTF-8. */
function sha256(text) {
    return `sha256:${digest(text)}`;
}
/** In one call where Node has it (20.12 and newer): a suite has thousands of cases. */
const digest = "hash" in node_crypto__WEBPACK_IMPORTED_MODULE_0__
    ? (text) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash('sha256', text)
    : (text) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash('sha256').update(text).digest('hex');


/***/ })

};
