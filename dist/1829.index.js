export const id = 1829;
export const ids = [1829];
export const modules = {

/***/ 59569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ LOAD_LIMIT_MS),
/* harmony export */   p: () => (/* binding */ locateScorer)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _shell_targets_target_environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97823);


/** For loading the modules of a suite: starting Node and what they import. */
const LOAD_LIMIT_MS = 30_000;
/** The one that lies beside this program in `home`, with what a target may see of the environment. */
function locateScorer({ home, env, targetEnvNames, }) {
    return {
        command: [process.execPath, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, 'dist', 'metrics.js')],
        env: (0,_shell_targets_target_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .targetEnvironment */ .d)(env, targetEnvNames),
    };
}


/***/ }),

/***/ 75024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ locatePrograms)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** The programs that lie beside this one in `home`, Goldenpair's own folder. */
function locatePrograms(home) {
    return { module: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, 'dist', 'module.js') };
}


/***/ }),

/***/ 36342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ providersOfInputs),
/* harmony export */   g: () => (/* binding */ providersOfShell)
/* harmony export */ });
/* harmony import */ var _read_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59947);

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
    return got === null ? null : (0,_read_address_js__WEBPACK_IMPORTED_MODULE_0__/* .readAddress */ .z)(name, got);
}


/***/ }),

/***/ 95974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ findLowered)
/* harmony export */ });
/* harmony import */ var _core_format_format_measured_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15790);
/* harmony import */ var _core_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25262);


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
        if (delta > -_core_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p)
            return [];
        const { baseline, candidate, changeInWords } = (0,_core_format_format_measured_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMeasured */ .U)(row);
        return [`${name} ${baseline ?? '?'} → ${candidate ?? '?'} (${changeInWords ?? '?'}, n = ${n})`];
    });
}


/***/ }),

/***/ 59947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ readAddress)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55156);
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90876);
/* harmony import */ var _shell_providers_has_user_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10626);
/* harmony import */ var _shell_providers_printable_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10858);




/** An address that an input or a variable gives, as it is. Throws `input-invalid`, which shows neither user nor password. */
function readAddress(name, got) {
    const refuse = (shown, expected) => {
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('input-invalid', { name, got: shown, expected, suggestion: null });
    };
    if (!zod__WEBPACK_IMPORTED_MODULE_1__.url({ protocol: /^https?$/ }).safeParse(got).success)
        return refuse(got.replace(/^(\w+:\/\/)?.*@/s, '$1'), 'an http(s) address');
    return (0,_shell_providers_has_user_js__WEBPACK_IMPORTED_MODULE_2__/* .hasUser */ ._)(got) ? refuse((0,_shell_providers_printable_address_js__WEBPACK_IMPORTED_MODULE_3__/* .printableAddress */ .i)(got), 'an address without user and password in front of its host') : got;
}


/***/ }),

/***/ 2971:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ dropCodeGates),
/* harmony export */   O: () => (/* binding */ skipCodeQuality)
/* harmony export */ });
/* harmony import */ var _core_format_join_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69679);
/* harmony import */ var _core_metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50632);


/** The suite without its source code, or without the review of it, and without the gates that only that could decide, which are named. */
function skipCodeQuality(suite, { skipped, log }) {
    const gates = dropCodeGates(suite.gates, { skipped, metrics: (0,_core_metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .buildMetrics */ .G)(suite) });
    const left = suite.gates.filter((gate) => !gates.includes(gate));
    const what = skipped === 'code' ? 'the code quality' : 'the code review';
    if (left.length > 0)
        log.warning(`Not decided, since ${what} is skipped: the gates on ${(0,_core_format_join_names_js__WEBPACK_IMPORTED_MODULE_1__/* .joinNames */ .J)(left.map(({ id }) => id))}.`);
    const variants = {};
    // As `parseVariants` gives them.
    Object.setPrototypeOf(variants, null);
    for (const [name, variant] of Object.entries(suite.variants))
        variants[name] = withoutCode(variant, skipped);
    return { ...suite, variants, gates };
}
/** The gates without those that only the source code, or the review of it, could decide. */
function dropCodeGates(gates, { skipped, metrics }) {
    const isSkipped = ({ measured_on: on }) => on === 'code-review' || (on === 'code' && skipped === 'code');
    const lost = new Set(metrics.filter(isSkipped).map(({ id }) => id));
    return gates.filter(({ metric }) => !lost.has(metric));
}
function withoutCode({ code_quality: code, ...variant }, skipped) {
    if (code === undefined || skipped === 'code')
        return variant;
    const { sources, framework, prefixes, language, annotated } = code;
    return { ...variant, code_quality: { sources, framework, prefixes, language, ...(annotated && { annotated }) } };
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

/***/ 34583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ loadSuiteHere)
/* harmony export */ });
/* harmony import */ var _app_load_suite_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83650);
/* harmony import */ var _app_registries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33919);
/* harmony import */ var _app_skip_code_quality_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2971);
/* harmony import */ var _shell_io_sha256_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4879);




/** The suite at a path, as every command reads one, without the source code that is to be left out. Throws as `loadSuite` does. */
async function loadSuiteHere(path, { workingDirectory, scorer, log }, { strict = false, skipped = null } = {}) {
    const registries = _app_registries_js__WEBPACK_IMPORTED_MODULE_1__/* .SUITE_REGISTRIES */ .J;
    const suite = await (0,_app_load_suite_js__WEBPACK_IMPORTED_MODULE_0__/* .loadSuite */ .bu)({ path, workingDirectory, registries, hash: _shell_io_sha256_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256 */ .s, scorer, log, strict });
    return skipped === null ? suite : (0,_app_skip_code_quality_js__WEBPACK_IMPORTED_MODULE_2__/* .skipCodeQuality */ .O)(suite, { skipped, log });
}


/***/ }),

/***/ 1829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ratchet: () => (/* binding */ ratchet_ratchet)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/compare/compare-runs.js + 46 modules
var compare_runs = __webpack_require__(50203);
// EXTERNAL MODULE: ./build/core/model/error.js + 2 modules
var error = __webpack_require__(90876);
// EXTERNAL MODULE: ./build/core/format/format-number.js
var format_number = __webpack_require__(8499);
// EXTERNAL MODULE: ./build/shell/io/replace-file.js
var replace_file = __webpack_require__(41237);
// EXTERNAL MODULE: ./build/shell/runs/read-reference.js
var read_reference = __webpack_require__(51246);
// EXTERNAL MODULE: ./build/shell/runs/read-scored-run.js
var read_scored_run = __webpack_require__(53757);
// EXTERNAL MODULE: ./build/app/ratchet/find-lowered.js
var find_lowered = __webpack_require__(95974);
// EXTERNAL MODULE: ./build/core/format/describe-stopped.js
var describe_stopped = __webpack_require__(76191);
// EXTERNAL MODULE: ./build/core/model/shard.js
var shard = __webpack_require__(91352);
;// CONCATENATED MODULE: ./build/app/ratchet/find-unfitness.js


/** Why a run cannot be a reference, as a clause; null when it can. `other` is the reference that it follows, if any. */
function findUnfitness({ run, trials }, other) {
    if (run.metrics.length === 0)
        return 'it is a reference itself';
    if (run.counts === null)
        return 'it was never finished';
    if (run.stopped !== undefined)
        return (0,describe_stopped/* describeStopped */.p)(run.stopped);
    if (run.shard !== null)
        return `it is shard ${(0,shard/* formatShard */._D)(run.shard)} of a run`;
    if (run.subset !== null)
        return `it measured only the cases ${run.subset}`;
    if (run.gates.length === 0)
        return 'it has no gates';
    const planned = run.cases.length * run.trials_per_case;
    if (trials.length < planned)
        return `only ${trials.length} of its ${planned} trials were made`;
    if (other !== null && other.suite.name !== run.suite.name)
        return `it is of the suite ${run.suite.name}, and not of ${other.suite.name}`;
    return null;
}

// EXTERNAL MODULE: ./build/core/model/reference.js
var reference = __webpack_require__(42605);
;// CONCATENATED MODULE: ./build/app/ratchet/make-reference.js

/** The reference that a finished run makes; metrics that are bound to the machine are left out, since nothing can be compared with them. */
function makeReference({ run, trials }, lowered) {
    if (run.counts === null)
        throw new Error(`the run ${run.run_id} was never finished`);
    const bound = new Set(run.metrics.filter(({ environment }) => environment === 'bound').map(({ id }) => id));
    const measured = Object.entries(run.summaries).filter(([id, { applicable }]) => applicable > 0 && !bound.has(id));
    const scores = collectScores(trials, bound);
    return {
        kind: 'reference',
        schema_version: reference/* REFERENCE_SCHEMA_VERSION */.ZV,
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

;// CONCATENATED MODULE: ./build/app/ratchet/write-reference.js
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

;// CONCATENATED MODULE: ./build/app/ratchet.js










/**
 * Writes a run as the reference of its suite, for review. Nothing gated may fall below the reference that is there, unless a reason is
 * given, which is kept in the file; of two runs both must have improved on it, else it stays.
 * Throws `reference-refused` for a run that is not whole and valid, or of another suite, `reference-lowered`, `output-unwritable`, and
 * as `readScoredRun` does.
 */
async function ratchet({ folders, reference: path, allowLower, log }) {
    const before = (await (0,read_reference/* isReference */.A_)(path)) ? await (0,read_scored_run/* readScoredRun */.m)(path, { log }) : null;
    const compared = [];
    for (const folder of folders) {
        const scored = await (0,read_scored_run/* readScoredRun */.m)(folder, { log });
        const refuse = (problem) => new error/* UserError */.y('reference-refused', { folder, problem });
        const problem = findUnfitness(scored, before?.run ?? compared[0]?.scored.run ?? null);
        if (problem !== null)
            throw refuse(problem);
        if (compared.some(({ scored: other }) => other.run.session_id === scored.run.session_id))
            throw refuse('it is of the same session as the other run, so the two are not independent');
        const comparison = (0,compare_runs.compareRuns)({ baseline: before, candidate: scored, failOn: 'never' });
        const invalid = comparison.gates.find(({ verdict }) => verdict === 'invalid');
        if (invalid !== undefined)
            throw refuse(`${invalid.metric.title}: ${invalid.reason}`);
        compared.push({ scored, comparison });
    }
    const proposed = compared.at(-1);
    if (proposed === undefined)
        throw new Error('no run was named');
    const { scored, comparison } = proposed;
    const lowered = before === null ? [] : (0,find_lowered/* findLowered */.A)(before.run, comparison);
    const result = { lowered, comparison };
    const short = compared.filter((each) => each.comparison.verdict.word !== 'improved');
    if (before !== null && compared.length > 1 && short.length > 0)
        return {
            ...result,
            written: false,
            reason: `${(0,format_number/* countOf */.pq)(compared.length, 'run')} must both improve on it, and ${short.map((each) => `${each.scored.run.run_id} is ${each.comparison.verdict.word}`).join(', ')}`,
        };
    if (lowered.length > 0 && allowLower === null)
        throw new error/* UserError */.y('reference-lowered', { path, metrics: lowered });
    const because = allowLower === null || lowered.length === 0 ? null : { reason: allowLower, metrics: [...lowered] };
    await (0,replace_file/* replaceFile */.f)(path, writeReference(makeReference(scored, because)));
    return { ...result, written: true, reason: null };
}

// EXTERNAL MODULE: ./build/core/format/format-measured.js
var format_measured = __webpack_require__(15790);
// EXTERNAL MODULE: ./build/core/format/format-metric.js
var format_metric = __webpack_require__(26078);
// EXTERNAL MODULE: ./build/bin/commands/flags.js
var commands_flags = __webpack_require__(81190);
// EXTERNAL MODULE: ./build/bin/commands/load-suite-here.js
var load_suite_here = __webpack_require__(34583);
// EXTERNAL MODULE: ./build/bin/commands/surroundings.js
var surroundings = __webpack_require__(33906);
;// CONCATENATED MODULE: ./build/bin/commands/ratchet.js








const ratchet_ratchet = {
    positionals: '[RUN [SECOND_RUN]]',
    details: [
        ['RUN', "a run folder (default: where `goldenpair run` puts the suite's)"],
        ['SECOND_RUN', 'an independent one: both must improve on the reference, and this one becomes it'],
    ],
    flags: {
        suite: commands_flags/* SHARED_FLAGS */.kT.suite,
        reference: {
            type: 'string',
            value: 'FILE',
            description: 'the reference (default: reference.json beside the suite)',
        },
        'allow-lower': { type: 'string', value: 'REASON', description: 'may lower a gated metric; the reason is kept' },
        json: commands_flags/* SHARED_FLAGS */.kT.json,
    },
    run: async ({ flags, positionals, terminal }) => {
        const { workingDirectory, log } = terminal;
        if (positionals.length > 2)
            throw new error/* UserError */.y('arguments-invalid', {
                command: 'ratchet',
                got: `${positionals.length} folders, where one run or two are wanted`,
                suggestion: null,
            });
        const allowLower = (0,commands_flags/* textFlag */.gx)(flags, 'allow-lower') ?? null;
        if (allowLower !== null && allowLower.trim() === '')
            throw new error/* UserError */.y('flag-invalid', { flag: 'allow-lower', got: allowLower, expected: 'a reason in words' });
        const suite = (0,commands_flags/* suiteFlag */.fD)(flags);
        const reference = (0,commands_flags/* textFlag */.gx)(flags, 'reference') ?? (0,external_node_path_.join)((0,external_node_path_.dirname)(suite), 'reference.json');
        const folders = positionals.length > 0 ? positionals : [await defaultFolder(suite, terminal)];
        const outcome = await ratchet({
            folders: folders.map((folder) => (0,external_node_path_.resolve)(workingDirectory, folder)),
            reference: (0,external_node_path_.resolve)(workingDirectory, reference),
            allowLower,
            log,
        });
        terminal.print(flags['json'] === true
            ? JSON.stringify({ reference, ...outcome }, null, 2)
            : describe(outcome, (0,external_node_path_.relative)(workingDirectory, (0,external_node_path_.resolve)(workingDirectory, reference))));
        return 0;
    },
};
/** Where `goldenpair run` without `--out` puts the run of the default variant. */
async function defaultFolder(path, terminal) {
    const suite = await (0,load_suite_here/* loadSuiteHere */.d)(path, (0,surroundings/* surroundingsOf */.Z)(terminal));
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
            return `${name}${value === null ? 'not scored' : (0,format_metric/* formatValue */.Fl)(row.metric, value)}`;
        }
        const text = (0,format_measured/* formatMeasured */.U)(row);
        if (row.delta === null)
            return `${name}${row.reason ?? 'not compared'}`;
        const interval = text.interval === null ? '' : ` ${text.interval}`;
        return `${name}${text.baseline ?? '?'} → ${text.candidate ?? '?'} (${text.change ?? '?'}${interval}, n = ${row.n})`;
    });
}


/***/ }),

/***/ 33906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ surroundingsOf)
/* harmony export */ });
/* harmony import */ var _app_custom_metrics_scorer_program_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59569);
/* harmony import */ var _app_locate_programs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75024);
/* harmony import */ var _app_provider_access_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36342);
/* harmony import */ var _shell_io_clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70280);




/** The programs that it starts may see the variables that are named, beside the harmless ones. */
function surroundingsOf(terminal, targetEnvNames = []) {
    const { env, home, workingDirectory, log, signal } = terminal;
    return {
        env,
        targetEnvNames,
        providers: (0,_app_provider_access_js__WEBPACK_IMPORTED_MODULE_2__/* .providersOfShell */ .g)(env),
        scorer: (0,_app_custom_metrics_scorer_program_js__WEBPACK_IMPORTED_MODULE_0__/* .locateScorer */ .p)({ home, env, targetEnvNames }),
        programs: (0,_app_locate_programs_js__WEBPACK_IMPORTED_MODULE_1__/* .locatePrograms */ .g)(home),
        workingDirectory,
        clock: _shell_io_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .systemClock */ .m,
        log,
        signal,
    };
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

/***/ 70280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_perf_hooks__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(643);

const systemClock = { now: () => new Date(), monotonicMs: () => node_perf_hooks__WEBPACK_IMPORTED_MODULE_0__.performance.now() };


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


/***/ }),

/***/ 10626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ hasUser)
/* harmony export */ });
/**
 * Whether an address names a user or a password. `fetch` asks no such address, and what stands in an address is in every log.
 * @example hasUser('https://me:secret@host/v1') // true
 */
function hasUser(url) {
    const { username, password } = new URL(url);
    return username !== '' || password !== '';
}


/***/ }),

/***/ 10858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ printableAddress)
/* harmony export */ });
/**
 * An address as it may be printed: without user, password and query.
 * @example printableAddress('https://u:p@host/v1/?key=x') // 'https://host/v1'
 */
function printableAddress(url) {
    const { origin, pathname } = new URL(url);
    return `${origin}${pathname.replace(/\/+$/, '')}`;
}


/***/ }),

/***/ 53757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ readScoredRun)
/* harmony export */ });
/* harmony import */ var _core_stats_collect_scores_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80382);
/* harmony import */ var _read_reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51246);
/* harmony import */ var _read_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53139);
/* harmony import */ var _read_trials_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51698);




/**
 * A stored run with the scores of all its trials; observations are read and dropped one by one, so a hundred thousand
 * trials fit in memory. A reference has its scores as they were recorded and nothing to score again. `run` is the folder's run.json, where the caller has read it already. Throws as `readRun` and `readTrialsOf` do.
 */
async function readScoredRun(folder, { log, rescore, run: known }) {
    if (await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .isReference */ .A_)(folder)) {
        const reference = await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .readReference */ .Wf)(folder);
        const run = known ?? (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .runOfReference */ .C_)(reference);
        return { run, trials: (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .trialsOfReference */ .EY)(reference), stale_cases: run.stale_cases };
    }
    const run = known ?? (await (0,_read_run_js__WEBPACK_IMPORTED_MODULE_2__/* .readRun */ .c)(folder));
    const collected = (0,_core_stats_collect_scores_js__WEBPACK_IMPORTED_MODULE_0__/* .collectScores */ .s)();
    for await (const { trial, golden } of (0,_read_trials_of_js__WEBPACK_IMPORTED_MODULE_3__/* .readTrialsOf */ .L)(run, folder, log)) {
        // A copy takes a third of the memory of a parsed object.
        const { scores, unscored } = rescore === undefined ? { scores: { ...trial.scores }, unscored: { ...trial.unscored } } : rescore(golden, trial);
        collected.add({ case: golden.id, trial: trial.trial, scores, unscored }, trial.observation.status);
    }
    return { run, trials: collected.trials(), stale_cases: run.stale_cases };
}


/***/ })

};
