export const id = 9045;
export const ids = [9045];
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

/***/ 57710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   demo: () => (/* binding */ demo)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _compare_folders_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62514);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81190);
/* harmony import */ var _measure_variants_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59784);




const demo = {
    positionals: '',
    flags: {
        out: { type: 'string', value: 'FOLDER', description: 'where files are written (default goldenpair-report)' },
        json: { type: 'boolean', description: 'print the comparison as JSON, for machines' },
    },
    run: async ({ flags, terminal }) => {
        const outputFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(terminal.workingDirectory, (0,_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .textFlag */ .gx)(flags, 'out') ?? 'goldenpair-report');
        const measured = await (0,_measure_variants_js__WEBPACK_IMPORTED_MODULE_3__/* .measureVariants */ .B)({
            cache: null,
            suitePath: 'golden/suite.yaml',
            skipped: null,
            variants: null,
            subset: null,
            trials: undefined,
            overrides: {},
            targetEnvNames: [],
            outputFolder,
            terminal: { ...terminal, workingDirectory: terminal.home },
        });
        // It shows what a verdict looks like; there is nothing to fail.
        const code = await (0,_compare_folders_js__WEBPACK_IMPORTED_MODULE_1__/* .compareFolders */ .R)({ ...measured, failOn: 'never', outputFolder, flags, terminal });
        if (flags['json'] !== true)
            terminal.print('\nNext: docs/suite.md, then `goldenpair --help`.');
        return code;
    },
};


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

/***/ 24540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ measureHere)
/* harmony export */ });
/* harmony import */ var _app_measure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86108);
/* harmony import */ var _shell_github_checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88897);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64430);



/** Measures the checkout that the command was started in, and shows how far it is. Throws as `measure` does. */
async function measureHere({ checkout, ...request }, surroundings, terminal) {
    const { workingDirectory } = surroundings;
    const { sha: commit } = await (checkout ?? (0,_shell_github_checkout_js__WEBPACK_IMPORTED_MODULE_1__/* .readCheckout */ .b$)({ workingDirectory, fallbackSha: null }));
    return (0,_app_measure_js__WEBPACK_IMPORTED_MODULE_0__/* .measure */ .x)({ ...request, ...surroundings, commit, branch: null, onProgress: (0,_progress_js__WEBPACK_IMPORTED_MODULE_2__/* .showProgress */ .R)(terminal) });
}


/***/ }),

/***/ 64430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ showProgress)
/* harmony export */ });
const BAR_WIDTH = 24;
/** Shows progress: one line rewritten in place on a terminal, a line at each tenth in logs. */
function showProgress({ progress, log, columns }) {
    let tenths = 0;
    return ({ done, total, failed }) => {
        const share = total === 0 ? 1 : done / total;
        const failures = failed === 0 ? '' : `, ${failed} failed`;
        if (progress !== null) {
            // A line that wraps could not be cleared, so the bar gives way to the words, and the words to the terminal's edge.
            const words = `${done} of ${total} trials${failures}`;
            const width = Math.max(0, Math.min(BAR_WIDTH, columns - words.length - 2));
            const filled = Math.round(share * width);
            progress(`${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${words}`.trimStart().slice(0, columns - 1));
            if (done === total)
                progress('');
            return;
        }
        if (Math.floor(share * 10) === tenths)
            return;
        tenths = Math.floor(share * 10);
        log.info(`${done} of ${total} trials${failures}`);
    };
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

/***/ 88897:
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


/***/ })

};
