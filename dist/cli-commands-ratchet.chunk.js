export const id = 7544;
export const ids = [7544];
export const modules = {

/***/ 50467:
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
/* harmony export */   v6: () => (/* binding */ listFlag),
/* harmony export */   yU: () => (/* binding */ readEither)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
/* harmony import */ var _model_result_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55451);
/* harmony import */ var _model_run_shard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64520);
/* harmony import */ var _model_suite_inference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96762);




const DEFAULT_SUITE = 'golden/suite.yaml';
/** Flags that several commands share, so that they read the same everywhere. */
const SHARED_FLAGS = {
    suite: { type: 'string', value: 'FILE', description: `the suite (default ${DEFAULT_SUITE})` },
    subset: { type: 'string', value: 'SELECTION', description: 'only these cases: tag:auth, id:run-*, difficulty:hard' },
    trials: { type: 'string', value: 'N', description: "attempts per case (default: the suite's)" },
    seed: { type: 'string', value: 'N', description: "seed of order and resampling (default: the suite's)" },
    concurrency: { type: 'string', value: 'N', description: "trials run at once (default: the suite's)" },
    'timeout-seconds': { type: 'string', value: 'S', description: "time limit of a trial (default: the suite's)" },
    out: { type: 'string', value: 'FOLDER', description: 'where files are written' },
    'fail-on': { type: 'string', value: 'WHAT', description: `${_model_result_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .FAIL_ON */ .d$.join(' | ')} (default regression)` },
    verbose: { type: 'boolean', description: 'also print statistics, all changed cases, settings and files' },
    json: { type: 'boolean', description: 'print the result as JSON, for machines' },
};
/** For commands that compare what somebody has chosen to compare. */
const INFERENCE = {
    type: 'string',
    value: 'WHAT',
    description: `what the verdict is about: ${_model_suite_inference_js__WEBPACK_IMPORTED_MODULE_3__/* .INFERENCES */ .R.join(' | ')}`,
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
    'max-steps': { type: 'string', value: 'N', description: 'at most so many steps of reasoning for an answer' },
    'max-tool-calls': { type: 'string', value: 'N', description: 'at most so many tool calls for an answer' },
    'no-cache': { type: 'boolean', description: "use neither the target's caches nor Goldenpair's own" },
    'query-timeout-seconds': { type: 'string', value: 'S', description: 'the same as --timeout-seconds' },
};
/** For commands whose answers may be known already. */
const CACHE_DIR = {
    type: 'string',
    value: 'FOLDER',
    description: 'where to cache the answers of targets and judges',
};
/** For commands that ask a judge. */
const JUDGE_MODEL = {
    type: 'string',
    value: 'NAME',
    description: "another model for the suite's judge",
};
/** For commands that measure the source code of the system under test. */
const CODE_FLAGS = {
    'skip-code-review': { type: 'boolean', description: 'do not ask a judge to review the source code' },
    'skip-code-quality': { type: 'boolean', description: 'do not measure the source code or decide its gates' },
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
        description: "most that the run may cost (default: the suite's); it stops before it costs more",
    },
    'dry-run': { type: 'boolean', description: 'only show what would be asked and what it would cost' },
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
/** Names separated by commas alone, since they may have blanks; none when the flag was not given. */
function listFlag(flags, name) {
    return (textFlag(flags, name) ?? '').split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()]));
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
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('flag-invalid', { flag: name, got: text, expected: `a whole number of at least ${least}` });
    return value;
}
/** A flag's positive number, or undefined when it was not given. Throws `flag-invalid`. */
function positiveFlag(flags, name) {
    const text = textFlag(flags, name);
    if (text === undefined)
        return undefined;
    const value = Number(text);
    if (!Number.isFinite(value) || value <= 0)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('flag-invalid', { flag: name, got: text, expected: 'a number above 0' });
    return value;
}
/** The `--fail-on` flag. Throws `flag-invalid`. */
function failOnFlag(flags) {
    const text = textFlag(flags, 'fail-on') ?? 'regression';
    const failOn = _model_result_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .FAIL_ON */ .d$.find((word) => word === text);
    if (failOn === undefined)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('flag-invalid', { flag: 'fail-on', got: text, expected: _model_result_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .FAIL_ON */ .d$.join(', ') });
    return failOn;
}
/** The `--inference` flag, or undefined when it was not given. Throws `flag-invalid`. */
function inferenceFlag(flags) {
    const text = textFlag(flags, 'inference');
    if (text === undefined)
        return undefined;
    const inference = _model_suite_inference_js__WEBPACK_IMPORTED_MODULE_3__/* .INFERENCES */ .R.find((word) => word === text);
    if (inference === undefined)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('flag-invalid', { flag: 'inference', got: text, expected: _model_suite_inference_js__WEBPACK_IMPORTED_MODULE_3__/* .INFERENCES */ .R.join(', ') });
    return inference;
}
/** The `--shard` flag; null when it was not given. Throws `flag-invalid`. */
function shardFlag(flags) {
    const text = textFlag(flags, 'shard');
    if (text === undefined)
        return null;
    const shard = (0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_2__/* .parseShard */ .uK)(text);
    if (shard === null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('flag-invalid', { flag: 'shard', got: text, expected: _model_run_shard_js__WEBPACK_IMPORTED_MODULE_2__/* .SHARD_FORM */ .KN });
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
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('flag-invalid', { flag: other, got: String(same), expected: `the same as --${name}, or none` });
    return value ?? same;
}


/***/ }),

/***/ 2861:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ratchet: () => (/* binding */ ratchet)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _format_format_measured_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22707);
/* harmony import */ var _format_format_metric_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13992);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50262);
/* harmony import */ var _modes_ratchet_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89510);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50467);
/* harmony import */ var _surroundings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12389);







const ratchet = {
    positionals: '[RUN [SECOND_RUN]]',
    details: [
        ['RUN', "a run folder (default: where `goldenpair run` puts the suite's)"],
        ['SECOND_RUN', 'a second, independent run: both must improve on the reference, and this one becomes it'],
    ],
    flags: {
        suite: _flags_js__WEBPACK_IMPORTED_MODULE_3__/* .SHARED_FLAGS */ .kT.suite,
        reference: {
            type: 'string',
            value: 'FILE',
            description: 'the reference (default: reference.json beside the suite)',
        },
        'allow-lower': { type: 'string', value: 'REASON', description: 'let a gated metric drop; the reason is kept' },
        json: _flags_js__WEBPACK_IMPORTED_MODULE_3__/* .SHARED_FLAGS */ .kT.json,
    },
    run: async ({ flags, positionals, terminal }) => {
        const { workingDirectory, log } = terminal;
        if (positionals.length > 2)
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('arguments-invalid', {
                command: 'ratchet',
                got: `${positionals.length} folders given, expected one run or two`,
                suggestion: null,
            });
        const allowLower = (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .textFlag */ .gx)(flags, 'allow-lower') ?? null;
        if (allowLower !== null && allowLower.trim() === '')
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('flag-invalid', { flag: 'allow-lower', got: allowLower, expected: 'a reason in words' });
        const suite = (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .suiteFlag */ .fD)(flags);
        const reference = (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .textFlag */ .gx)(flags, 'reference') ?? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(suite), 'reference.json');
        const folders = positionals.length > 0 ? positionals : [await defaultFolder(suite, terminal)];
        const outcome = await (0,_modes_ratchet_js__WEBPACK_IMPORTED_MODULE_2__/* .ratchet */ .U)({
            folders: folders.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, folder)),
            reference: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, reference),
            allowLower,
            log,
        });
        terminal.print(flags['json'] === true
            ? JSON.stringify({ reference, ...outcome }, null, 2)
            : describe(outcome, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(workingDirectory, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, reference))));
        return 0;
    },
};
/** Where `goldenpair run` without `--out` puts the run of the default variant. */
async function defaultFolder(path, terminal) {
    const suite = await (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_4__/* .loadSuiteHere */ .dw)(path, (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_4__/* .surroundingsOf */ .ZD)(terminal));
    return `.goldenpair/${suite.name}-${suite.default_variant}`;
}
function describe({ written, reason, lowered, comparison }, path) {
    const { candidate, cases } = comparison;
    const changed = [
        [cases.added, 'new'],
        [cases.edited, 'edited'],
        [cases.removed, 'removed'],
    ];
    const counts = changed.flatMap(([ids, word]) => (ids.length === 0 ? [] : [`${ids.length} ${word}`]));
    return [
        written
            ? `Wrote ${path}: run ${candidate.run_id}${candidate.commit === null ? '' : ` of ${candidate.commit.slice(0, 7)}`}. Review and commit it.`
            : `${path} stays as it is: ${reason ?? ''}.`,
        ...describeMoves(comparison),
        ...(comparison.baseline === null || counts.length === 0 ? [] : [`  cases: ${counts.join(', ')}`]),
        ...lowered.map((clause) => `  lower: ${clause}`),
    ].join('\n');
}
/** A line for each gated metric, then for every other that moved: from the old reference to the new, on the cases of both. */
function describeMoves({ metrics, gates, baseline }) {
    const gated = new Set(gates.map(({ gate }) => gate.metric));
    const shown = [
        ...metrics.filter(({ metric }) => gated.has(metric.id)),
        ...(baseline === null ? [] : metrics.filter(({ metric, delta }) => !gated.has(metric.id) && (delta ?? 0) !== 0)),
    ];
    const width = Math.max(0, ...shown.map(({ metric }) => metric.title.length));
    return shown.map((row) => {
        const name = `  ${row.metric.title.padEnd(width)}  `;
        if (baseline === null) {
            const value = gates.find(({ gate }) => gate.metric === row.metric.id)?.candidate_value ?? null;
            return `${name}${value === null ? 'not scored' : (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_5__/* .formatValue */ .Fl)(row.metric, value)}`;
        }
        const text = (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_6__/* .formatMeasured */ .U)(row);
        if (row.delta === null)
            return `${name}${row.reason ?? 'not compared'}`;
        const interval = text.interval === null ? '' : ` ${text.interval}`;
        return `${name}${text.baseline ?? '?'} → ${text.candidate ?? '?'} (${text.change ?? '?'}${interval}, n = ${row.n})`;
    });
}


/***/ }),

/***/ 12389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DL: () => (/* binding */ measureHere),
/* harmony export */   Rh: () => (/* binding */ showProgress),
/* harmony export */   Z7: () => (/* binding */ cacheFlag),
/* harmony export */   ZD: () => (/* binding */ surroundingsOf),
/* harmony export */   dw: () => (/* binding */ loadSuiteHere)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _format_describe_progress_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(13617);
/* harmony import */ var _github_checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81136);
/* harmony import */ var _io_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13211);
/* harmony import */ var _io_sha256_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80430);
/* harmony import */ var _run_custom_metrics_messages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19122);
/* harmony import */ var _run_load_suite_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93767);
/* harmony import */ var _run_locate_programs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19450);
/* harmony import */ var _run_measure_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70521);
/* harmony import */ var _run_override_suite_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(48837);
/* harmony import */ var _run_provider_access_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(89380);
/* harmony import */ var _store_open_cache_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(19859);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(50467);













/** The programs that it starts may see the variables that are named, beside the harmless ones. */
function surroundingsOf(terminal, targetEnvNames = []) {
    const { env, home, workingDirectory, log, signal } = terminal;
    return {
        env,
        targetEnvNames,
        providers: (0,_run_provider_access_js__WEBPACK_IMPORTED_MODULE_9__/* .providersOfShell */ .gO)(env),
        scorer: (0,_run_custom_metrics_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .locateScorer */ .pp)({ home, env, targetEnvNames }),
        programs: (0,_run_locate_programs_js__WEBPACK_IMPORTED_MODULE_6__/* .locatePrograms */ .g)(home),
        workingDirectory,
        clock: _io_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .ml,
        log,
        signal,
    };
}
/** The suite at a path, as every command reads one, without the source code that is to be left out. Throws as `loadSuite` does. */
async function loadSuiteHere(path, { workingDirectory, scorer, log }, { strict = false, skipped = null } = {}) {
    const registries = _run_load_suite_js__WEBPACK_IMPORTED_MODULE_5__/* .SUITE_REGISTRIES */ .J3;
    const suite = await (0,_run_load_suite_js__WEBPACK_IMPORTED_MODULE_5__/* .loadSuite */ .bu)({ path, workingDirectory, registries, hash: _io_sha256_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256 */ .s, scorer, log, strict });
    return skipped === null ? suite : (0,_run_override_suite_js__WEBPACK_IMPORTED_MODULE_8__/* .skipCodeQuality */ .O2)(suite, { skipped, log });
}
/** Measures the checkout that the command was started in, and shows how far it is. Throws as `measure` does. */
async function measureHere({ checkout, ...request }, surroundings, terminal) {
    const { workingDirectory } = surroundings;
    const { sha: commit } = await (checkout ?? (0,_github_checkout_js__WEBPACK_IMPORTED_MODULE_1__/* .readCheckout */ .b$)({ workingDirectory, fallbackSha: null }));
    return (0,_run_measure_js__WEBPACK_IMPORTED_MODULE_7__/* .measure */ .x)({ ...request, ...surroundings, commit, branch: null, onProgress: showProgress(terminal) });
}
/** The cache that `--cache-dir` names; null without it, and with `--no-cache`. */
function cacheFlag(flags, { workingDirectory, log }) {
    const folder = (0,_flags_js__WEBPACK_IMPORTED_MODULE_11__/* .textFlag */ .gx)(flags, 'cache-dir');
    if (folder === undefined || flags['no-cache'] === true)
        return null;
    return (0,_store_open_cache_js__WEBPACK_IMPORTED_MODULE_10__/* .openCache */ .b)({ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, folder), clock: _io_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .ml, log });
}
/** Often enough to look live, and no burden for a terminal. */
const REDRAWN_MS = 100;
/** Shows progress: one line rewritten in place on a terminal, and cleared at the end; a line at each tenth in logs. */
function showProgress({ progress, log }) {
    if (progress === null)
        return (0,_format_describe_progress_js__WEBPACK_IMPORTED_MODULE_12__/* .logProgress */ .sc)(log.info);
    let drawnMs = -Infinity;
    return (state) => {
        const { done, total, elapsedMs } = state;
        if (done === total)
            return progress(() => '');
        if (elapsedMs - drawnMs < REDRAWN_MS)
            return;
        drawnMs = elapsedMs;
        progress((columns) => (0,_format_describe_progress_js__WEBPACK_IMPORTED_MODULE_12__/* .drawProgress */ .Il)(state, columns));
    };
}


/***/ }),

/***/ 81136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b$: () => (/* binding */ readCheckout),
/* harmony export */   fr: () => (/* binding */ readPrefix)
/* harmony export */ });
/* unused harmony export readParents */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);


const run = (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
/**
 * What HEAD is in the working directory, with the parents from the commit itself: a checkout of depth 1 has no history, but
 * the commit object names its parents all the same. One start of git gives both.
 */
async function readCheckout({ workingDirectory, fallbackSha, }) {
    const answer = await git(workingDirectory, ['cat-file', '--batch'], 'HEAD\n');
    const [, sha, commit] = /^([0-9a-f]+) commit \d+\n([^]*)$/.exec(answer ?? '') ?? [];
    if (sha === undefined || commit === undefined)
        return { sha: fallbackSha, parents: null };
    return { sha, parents: readParents(commit) };
}
/** The working directory from the root of its repository, `a/b/` or empty; null where there is no git or no repository. */
async function readPrefix(workingDirectory) {
    return (await git(workingDirectory, ['rev-parse', '--show-prefix']))?.trim() ?? null;
}
/** The `parent` lines of a commit's header, which ends at the first empty line. */
function readParents(commit) {
    const header = commit.split('\n\n', 1)[0] ?? '';
    return header.split('\n').flatMap((line) => (line.startsWith('parent ') ? [line.slice('parent '.length)] : []));
}
async function git(cwd, args, input = '') {
    try {
        // In a container the checkout belongs to another user, and git would refuse to read it.
        const running = run('git', ['-c', 'safe.directory=*', ...args], { cwd, maxBuffer: 1 << 22 });
        // A git that is not there, or reads nothing, may be gone before.
        running.child.stdin?.on('error', () => undefined).end(input);
        return (await running).stdout;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 86349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ readChangedFiles),
/* harmony export */   u: () => (/* binding */ readCleanCheckout)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57975);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);




const run = (0,node_util__WEBPACK_IMPORTED_MODULE_2__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
/**
 * The commit that is checked out if nothing differs from it but what git ignores, `.goldenpair` and `except`; null otherwise, and where
 * there is no git.
 * @param except folders that may differ, absolute
 */
async function readCleanCheckout(cwd, except = []) {
    // In a container the checkout belongs to another user, and git would refuse to read it.
    const git = async (...args) => (await run('git', ['-c', 'safe.directory=*', ...args], { cwd, maxBuffer: 1 << 24 })).stdout.trim();
    const own = except.flatMap((folder) => {
        const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(cwd, folder);
        return way === '' || way.startsWith('..') || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way) ? [] : [`:(exclude,literal)${way}`];
    });
    try {
        const changes = await git('status', '--porcelain', '--', ':/', ':(exclude,top,glob)**/.goldenpair/**', ...own);
        if (changes !== '')
            return null;
        const [commit = '', tree = ''] = (await git('rev-parse', 'HEAD', 'HEAD^{tree}')).split('\n');
        return tree === '' ? null : { commit, tree };
    }
    catch {
        return null;
    }
}
/**
 * The files that HEAD changes since it left `base`, from the working directory, with `/`; others of the repository are left out.
 * Throws the user's error `flag-invalid` where git cannot tell: no repository, no such commit, no common history.
 */
async function readChangedFiles({ base, workingDirectory, }) {
    const range = ['--end-of-options', `${base}...HEAD`, '--', '.'];
    const options = ['-c', 'safe.directory=*', 'diff', '--name-only', '--no-renames', '--relative', '-z', ...range];
    try {
        const { stdout } = await run('git', options, { cwd: workingDirectory, maxBuffer: 1 << 26 });
        return stdout.split('\0').filter((path) => path !== '');
    }
    catch (cause) {
        const expected = 'a commit, branch or tag whose history is in this checkout (set `fetch-depth: 0` of actions/checkout)';
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('flag-invalid', { flag: 'base', got: base, expected }, { cause });
    }
}


/***/ }),

/***/ 80430:
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


/***/ }),

/***/ 35560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ omitUndefined)
/* harmony export */ });
/**
 * An object without its undefined members, for types in which a member is there or absent.
 * @example omitUndefined<{ a: number; b?: string }>({ a: 1, b: undefined }) // { a: 1 }
 */
function omitUndefined(members) {
    return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}


/***/ }),

/***/ 55451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ runVerdictSchema),
/* harmony export */   Jm: () => (/* binding */ GATE_VERDICTS),
/* harmony export */   NP: () => (/* binding */ exitCodeSchema),
/* harmony export */   Z4: () => (/* binding */ RUN_VERDICTS),
/* harmony export */   d$: () => (/* binding */ FAIL_ON)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

/** The words of a gate, in the order of docs/decision-rules.md#the-verdict-of-a-gate. */
const GATE_VERDICTS = [
    'invalid',
    'not-comparable',
    'breached',
    'regressed',
    'improved',
    'unchanged',
    'no-regression',
    'within-bounds',
    'inconclusive',
];
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
const exitCodeSchema = zod__WEBPACK_IMPORTED_MODULE_0__.union([zod__WEBPACK_IMPORTED_MODULE_0__.literal(0), zod__WEBPACK_IMPORTED_MODULE_0__.literal(1), zod__WEBPACK_IMPORTED_MODULE_0__.literal(2), zod__WEBPACK_IMPORTED_MODULE_0__.literal(3), zod__WEBPACK_IMPORTED_MODULE_0__.literal(4)])
    .describe("0 passed, 1 regressed, 2 cannot tell, 3 the user's error, 4 a bug.");
const becauseSchema = zod__WEBPACK_IMPORTED_MODULE_0__["enum"]([
    'gate-failed-to-compute',
    'missing-data-floor',
    'nothing-measured',
    'absolute-bound',
    'no-baseline',
    'no-comparable-gate',
    'too-many-cases-excluded',
    'gate',
    'zero-tolerance',
    'non-inferiority-not-shown',
    'primary-gate',
    'watched-case-unscored',
    'ungated-loss',
    'no-quality-gate',
    'ungated-cases',
    'nothing-ruled-out',
])
    .describe('The rule that decided; null for improved, unchanged and no-regression, which need no explanation.');
const runVerdictSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    word: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](RUN_VERDICTS),
    because: becauseSchema.nullable(),
    exit_code: exitCodeSchema,
    passed: zod__WEBPACK_IMPORTED_MODULE_0__.boolean().describe('Whether a merge may go on: exit code 0.'),
    primary: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable().describe('The primary gate.'),
});


/***/ }),

/***/ 89510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ findLowered),
/* harmony export */   U: () => (/* binding */ ratchet)
/* harmony export */ });
/* harmony import */ var _compare_compare_runs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65694);
/* harmony import */ var _format_describe_stopped_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3033);
/* harmony import */ var _format_format_measured_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(22707);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(77377);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60198);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);
/* harmony import */ var _model_run_reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38045);
/* harmony import */ var _model_run_shard_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64520);
/* harmony import */ var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(22837);
/* harmony import */ var _store_runs_read_reference_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9073);
/* harmony import */ var _store_runs_read_trials_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7107);











/**
 * Writes a run as the reference of its suite, for review. Nothing gated may fall below the reference that is there, unless a reason is
 * given, which is kept in the file; of two runs both must have improved on it, else it stays.
 * Throws `reference-refused` for a run that is not whole and valid, or of another suite, `reference-lowered`, `output-unwritable`, and
 * as `readScoredRun` does.
 */
async function ratchet({ folders, reference: path, allowLower, log }) {
    const before = (await (0,_store_runs_read_reference_js__WEBPACK_IMPORTED_MODULE_6__/* .isReference */ .A_)(path)) ? await (0,_store_runs_read_trials_js__WEBPACK_IMPORTED_MODULE_7__/* .readScoredRun */ .my)(path, { log }) : null;
    const compared = [];
    for (const folder of folders) {
        const scored = await (0,_store_runs_read_trials_js__WEBPACK_IMPORTED_MODULE_7__/* .readScoredRun */ .my)(folder, { log });
        const refuse = (problem) => new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('reference-refused', { folder, problem });
        const problem = findUnfitness(scored, before?.run ?? compared[0]?.scored.run ?? null);
        if (problem !== null)
            throw refuse(problem);
        if (compared.some(({ scored: other }) => other.run.session_id === scored.run.session_id))
            throw refuse('it was measured in the same session as the other run, so the two are not independent');
        const comparison = (0,_compare_compare_runs_js__WEBPACK_IMPORTED_MODULE_0__.compareRuns)({ baseline: before, candidate: scored, failOn: 'never' });
        const invalid = comparison.gates.find(({ verdict }) => verdict === 'invalid');
        if (invalid !== undefined)
            throw refuse(`${invalid.metric.title}: ${invalid.reason}`);
        compared.push({ scored, comparison });
    }
    const proposed = compared.at(-1);
    if (proposed === undefined)
        throw new Error('no run was named');
    const { scored, comparison } = proposed;
    const lowered = before === null ? [] : findLowered(before.run, comparison);
    const result = { lowered, comparison };
    const short = compared.filter((each) => each.comparison.verdict.word !== 'improved');
    if (before !== null && compared.length > 1 && short.length > 0)
        return {
            ...result,
            written: false,
            reason: `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_8__/* .countOf */ .pq)(compared.length, 'run')} must both improve on it, and ${short.map((each) => `${each.scored.run.run_id} is ${each.comparison.verdict.word}`).join(', ')}`,
        };
    if (lowered.length > 0 && allowLower === null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('reference-lowered', { path, metrics: lowered });
    const because = allowLower === null || lowered.length === 0 ? null : { reason: allowLower, metrics: [...lowered] };
    await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_2__/* .replaceFile */ .fR)(path, writeReference(makeReference(scored, because)));
    return { ...result, written: true, reason: null };
}
/** Why a run cannot be a reference, as a clause; null when it can. `other` is the reference that it follows, if any. */
function findUnfitness({ run, trials }, other) {
    if (run.metrics.length === 0)
        return 'it is a reference itself';
    if (run.counts === null)
        return 'it never finished';
    if (run.stopped !== undefined)
        return (0,_format_describe_stopped_js__WEBPACK_IMPORTED_MODULE_1__/* .describeStopped */ .p_)(run.stopped);
    if (run.shard !== null)
        return `it is shard ${(0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_5__/* .formatShard */ ._D)(run.shard)} of a run`;
    if (run.subset !== null)
        return `it measured only the cases ${run.subset}`;
    if (run.gates.length === 0)
        return 'it has no gates';
    const planned = run.cases.length * run.trials_per_case;
    if (trials.length < planned)
        return `only ${trials.length} of its ${planned} trials were made`;
    if (other !== null && other.suite.name !== run.suite.name)
        return `it is of the suite ${run.suite.name}, not of ${other.suite.name}`;
    return null;
}
/**
 * A reference as text for review: a line for each member of its lists and mappings (a case, a gate, a metric's summary, a setting), so
 * that a diff shows what moved and nothing else.
 */
function writeReference(reference) {
    const members = Object.entries(reference).map(([key, value]) => `  ${JSON.stringify(key)}: ${writeMember(value)}`);
    return `{\n${members.join(',\n')}\n}\n`;
}
function writeMember(value) {
    if (Array.isArray(value))
        return enclose('[]', value.map((item) => JSON.stringify(item)));
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value);
    const members = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${JSON.stringify(item)}`);
    return enclose('{}', members);
}
function enclose(brackets, lines) {
    if (lines.length === 0)
        return brackets;
    return `${brackets.charAt(0)}\n${lines.map((line) => `    ${line}`).join(',\n')}\n  ${brackets.charAt(1)}`;
}
/**
 * What of the gated metrics of the reference or of the run is worse in the run than in the reference, on the cases that both have, or
 * cannot be compared, one clause each. However small it is: many small steps down are a long way. Metrics that are bound to the
 * machine are in no reference.
 */
function findLowered(reference, { metrics, gates }) {
    const gated = new Set([...reference.gates, ...gates.map(({ gate }) => gate)].map(({ metric }) => metric));
    const whole = metrics.filter(({ metric }) => gated.has(metric.id)).map((row) => ({ row, where: '' }));
    const slices = gates.flatMap((row) => (row.gate.where === null ? [] : [{ row, where: ` (${row.gate.where})` }]));
    return [...whole, ...slices].flatMap(({ row, where }) => {
        const { metric, n, delta, reason } = row;
        if (metric.environment === 'bound' || metric.direction === 'neutral')
            return [];
        const name = `${metric.title}${where}`;
        if (n === 0 || delta === null)
            return [`${name} cannot be compared (${reason ?? 'no case is scored on both sides'})`];
        if (delta > -_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_9__/* .EPSILON */ .p8)
            return [];
        const { baseline, candidate, changeInWords } = (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_10__/* .formatMeasured */ .U)(row);
        return [`${name} ${baseline ?? '?'} → ${candidate ?? '?'} (${changeInWords ?? '?'}, n = ${n})`];
    });
}
/** The reference that a finished run makes; metrics that are bound to the machine are left out, since nothing can be compared with them. */
function makeReference({ run, trials }, lowered) {
    if (run.counts === null)
        throw new Error(`the run ${run.run_id} never finished`);
    const bound = new Set(run.metrics.filter(({ environment }) => environment === 'bound').map(({ id }) => id));
    const measured = Object.entries(run.summaries).filter(([id, { applicable }]) => applicable > 0 && !bound.has(id));
    const scores = collectScores(trials, bound);
    return {
        kind: 'reference',
        schema_version: _model_run_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .REFERENCE_SCHEMA_VERSION */ .ZV,
        suite: run.suite,
        run_id: run.run_id,
        mode: run.mode,
        variant: run.variant,
        commit: run.commit,
        branch: run.branch,
        started_at: run.started_at,
        finished_at: run.finished_at,
        seed: run.seed,
        trials_per_case: run.trials_per_case,
        ...(lowered === null || lowered === undefined ? {} : { lowered }),
        summaries: sortKeys(Object.fromEntries(measured)),
        gates: run.gates,
        settings: run.settings,
        pricing: run.pricing,
        environment: run.environment,
        fingerprints: { ...run.fingerprints, metrics: sortKeys(run.fingerprints.metrics) },
        counts: run.counts,
        stale_cases: run.stale_cases,
        cases: [...run.cases]
            .sort((a, b) => (a.id < b.id ? -1 : 1))
            .map(({ id, fingerprint, tags, difficulty, profile }) => ({
            id,
            fingerprint,
            tags,
            ...(difficulty === undefined ? {} : { difficulty }),
            ...(profile === undefined ? {} : { profile }),
            scores: sortKeys(scores.get(id) ?? {}),
        })),
    };
}
function collectScores(trials, left_out) {
    const cases = new Map();
    for (const { case: id, scores, unscored } of [...trials].sort((a, b) => a.trial - b.trial)) {
        const own = cases.get(id) ?? {};
        cases.set(id, own);
        for (const metric of [...Object.keys(scores), ...Object.keys(unscored)])
            if (!left_out.has(metric))
                (own[metric] ??= []).push(scores[metric] ?? null);
    }
    return cases;
}
function sortKeys(record) {
    return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}


/***/ }),

/***/ 8863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AA: () => (/* binding */ providerOptions),
/* harmony export */   Ey: () => (/* binding */ TWO_ADDRESSES),
/* harmony export */   _Q: () => (/* binding */ hasUser),
/* harmony export */   hV: () => (/* binding */ namesOneAddress),
/* harmony export */   iS: () => (/* binding */ printableAddress)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

/**
 * Whether an address names a user or a password. `fetch` asks no such address, and what stands in an address is in every log.
 * @example hasUser('https://me:secret@host/v1') // true
 */
function hasUser(url) {
    const { username, password } = new URL(url);
    return username !== '' || password !== '';
}
/**
 * An address as it may be printed: without user, password and query.
 * @example printableAddress('https://u:p@host/v1/?key=x') // 'https://host/v1'
 */
function printableAddress(url) {
    const { origin, pathname } = new URL(url);
    return `${origin}${pathname.replace(/\/+$/, '')}`;
}
/** The options by which a suite says where its model is: part of the options of every adapter that calls one. */
const providerOptions = {
    /** `github-models` needs no key of its own: the job's token, with `models: read`. */
    preset: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](['github-models']).optional(),
    /** Of any API that speaks OpenAI's chat completions. It gets no key but that of `api_key_env`. */
    base_url: zod__WEBPACK_IMPORTED_MODULE_0__.url({ protocol: /^https?$/, error: 'an address that begins with `http://` or `https://` and a host' })
        .refine((url) => !URL.canParse(url) || !hasUser(url), 'an address must not contain a user name. Name the variable with the key in `api_key_env`')
        .optional(),
    /** The variable that holds the key; the workflow must have allowed it for targets (`target-env`). */
    api_key_env: zod__WEBPACK_IMPORTED_MODULE_0__.string()
        .regex(/^[A-Za-z_]\w*$/)
        .optional(),
};
/** Whether the options name one address at most: a token for GitHub Models must not go to a `base_url`. */
function namesOneAddress({ preset, base_url, api_key_env }) {
    return preset === undefined || (base_url === undefined && api_key_env === undefined);
}
const TWO_ADDRESSES = '`preset` has its own address and key: leave out `base_url` and `api_key_env`';


/***/ }),

/***/ 19122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IM: () => (/* binding */ LOAD_LIMIT_MS),
/* harmony export */   Rz: () => (/* binding */ loadedSchema),
/* harmony export */   TF: () => (/* binding */ requestSchema),
/* harmony export */   jL: () => (/* binding */ scoresSchema),
/* harmony export */   pp: () => (/* binding */ locateScorer)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55156);
/* harmony import */ var _model_run_judgments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70249);
/* harmony import */ var _model_run_observation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75198);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12141);
/* harmony import */ var _model_suite_case_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31625);
/* harmony import */ var _targets_target_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84920);







/** A line to the program of a suite's metrics: modules to load, by absolute path, or a trial to score. Each is answered before the next. */
const requestSchema = zod__WEBPACK_IMPORTED_MODULE_6__.union([
    zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({ id: zod__WEBPACK_IMPORTED_MODULE_6__.int(), load: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.string()) }),
    zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({
        id: zod__WEBPACK_IMPORTED_MODULE_6__.int(),
        trial: zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({
            golden: _model_suite_case_js__WEBPACK_IMPORTED_MODULE_4__/* .goldenCaseSchema */ .zq,
            observation: _model_run_observation_js__WEBPACK_IMPORTED_MODULE_2__/* .observationSchema */ .yB,
            judgments: _model_run_judgments_js__WEBPACK_IMPORTED_MODULE_1__/* .judgmentsSchema */ .Ht.nullable(),
        }),
    }),
]);
/** The answer to `load`, a module each: its metrics as data, or what is wrong. */
const loadedSchema = zod__WEBPACK_IMPORTED_MODULE_6__.object({
    modules: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.union([
        zod__WEBPACK_IMPORTED_MODULE_6__.object({ metrics: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.unknown()).max(1000) }),
        zod__WEBPACK_IMPORTED_MODULE_6__.object({ message: zod__WEBPACK_IMPORTED_MODULE_6__.string(), line: zod__WEBPACK_IMPORTED_MODULE_6__.int().positive() }),
    ])),
});
/** The answer to `trial`, by metric id; a metric that does not apply to the case is in neither. */
const scoresSchema = zod__WEBPACK_IMPORTED_MODULE_6__.object({ scores: _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .trialSchema */ .WI.shape.scores, unscored: _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .trialSchema */ .WI.shape.unscored });
/** For loading the modules of a suite: starting Node and what they import. */
const LOAD_LIMIT_MS = 30_000;
/** The one in `home`, Goldenpair's own folder, with what a target may see of the environment. */
function locateScorer({ home, env, targetEnvNames, }) {
    return {
        command: [process.execPath, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, 'dist', 'metrics.js')],
        env: (0,_targets_target_js__WEBPACK_IMPORTED_MODULE_5__/* .targetEnvironment */ .dK)(env, targetEnvNames),
    };
}


/***/ }),

/***/ 19450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ locatePrograms)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** The other programs in `home`, Goldenpair's own folder. */
function locatePrograms(home) {
    return { module: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, 'dist', 'module.js') };
}


/***/ }),

/***/ 89380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pj: () => (/* binding */ providersOfInputs),
/* harmony export */   gO: () => (/* binding */ providersOfShell),
/* harmony export */   zq: () => (/* binding */ readAddress)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55156);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
/* harmony import */ var _providers_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8863);



/**
 * What the user's shell gives to reach model providers; an empty variable is one that is not set.
 * @throws UserError `input-invalid`, for an address that is none
 */
function providersOfShell(env) {
    return {
        openaiApiKey: env['OPENAI_API_KEY'] || null,
        openaiBaseUrl: readVariable(env, 'OPENAI_BASE_URL'),
        githubToken: env['GITHUB_TOKEN'] || null,
        githubModelsUrl: readVariable(env, 'GITHUB_MODELS_URL'),
    };
}
/** What the workflow gives: by inputs alone, but for the address of GitHub Models. Throws as `providersOfShell`. */
function providersOfInputs({ openaiApiKey, openaiBaseUrl, githubToken }, env) {
    const githubModelsUrl = readVariable(env, 'GITHUB_MODELS_URL');
    return { openaiApiKey, openaiBaseUrl, githubToken: githubToken || null, githubModelsUrl };
}
function readVariable(env, name) {
    const got = env[name] || null;
    return got === null ? null : readAddress(name, got);
}
/** An address that an input or a variable gives, as it is. Throws `input-invalid`, which shows neither user nor password. */
function readAddress(name, got) {
    const refuse = (shown, expected) => {
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('input-invalid', { name, got: shown, expected, suggestion: null });
    };
    if (!zod__WEBPACK_IMPORTED_MODULE_2__.url({ protocol: /^https?$/ }).safeParse(got).success)
        return refuse(got.replace(/^(\w+:\/\/)?.*@/s, '$1'), 'an http(s) address');
    return (0,_providers_access_js__WEBPACK_IMPORTED_MODULE_1__/* .hasUser */ ._Q)(got) ? refuse((0,_providers_access_js__WEBPACK_IMPORTED_MODULE_1__/* .printableAddress */ .iS)(got), 'an address without a user name or password') : got;
}


/***/ })

};
