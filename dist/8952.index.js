export const id = 8952;
export const ids = [8952];
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

/***/ 73974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ forecastSuite)
/* harmony export */ });
/* harmony import */ var _core_compare_check_gates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57911);
/* harmony import */ var _core_compare_coverage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68930);
/* harmony import */ var _core_compare_forecast_gates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83508);



/** Null for a suite that is wrong, or has no gate that could fail. */
function forecastSuite({ suite, metrics }) {
    const isGated = suite?.gates.some(({ severity }) => severity === 'fail') === true;
    if (suite === null || !isGated)
        return null;
    const byId = new Map(metrics.map((metric) => [metric.id, metric]));
    const applies = ({ id }, golden) => byId.get(id)?.applies(golden) === true;
    const gates = (0,_core_compare_check_gates_js__WEBPACK_IMPORTED_MODULE_0__/* .checkGates */ .P)(suite.gates, metrics);
    const cases = suite.cases.filter(({ enabled }) => enabled);
    const { alpha, trials, baseline_trials: baseline } = suite;
    const deterministic = suite.variants[suite.default_variant]?.target.deterministic ?? false;
    return {
        ...(0,_core_compare_forecast_gates_js__WEBPACK_IMPORTED_MODULE_2__/* .forecastGates */ .e)({
            ...{ gates, cases, applies, alpha, deterministic },
            measured: () => null,
            trials: { baseline, candidate: trials },
        }),
        uncovered: (0,_core_compare_coverage_js__WEBPACK_IMPORTED_MODULE_1__/* .findUncovered */ .L)(gates, cases, applies),
    };
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

/***/ 23316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  describeForecast: () => (/* binding */ describeForecast),
  validate: () => (/* binding */ validate)
});

// EXTERNAL MODULE: ./build/app/custom-metrics/scorer-program.js
var scorer_program = __webpack_require__(59569);
// EXTERNAL MODULE: ./build/app/registries.js + 1 modules
var registries = __webpack_require__(33919);
// EXTERNAL MODULE: ./build/core/format/format-number.js
var format_number = __webpack_require__(8499);
;// CONCATENATED MODULE: ./build/core/suite/advise-change.js
/**
 * What to say of a change that touches sources but not the golden set: a change worth making is worth a case. Null where a suite file is
 * among the changed files, or where only documentation, tests, hidden files and lock files are.
 */
function adviseChange({ manifest, files, changed, }) {
    const folder = manifest.slice(0, manifest.lastIndexOf('/') + 1);
    const isGolden = (path) => files.includes(path) || (folder !== '' && path.startsWith(folder));
    if (changed.some((path) => isGolden(path)))
        return null;
    const sources = changed.filter((path) => !NO_SOURCE.test(path));
    const [first] = sources;
    if (first === undefined)
        return null;
    const more = sources.length === 1 ? '' : ` and ${sources.length - 1} more`;
    return {
        file: manifest,
        line: 1,
        message: `the change touches ${first}${more}, but no case. Add a case for what is new, or for what was wrong.`,
    };
}
/** Hidden files and folders, tests, documentation and lock files. */
const NO_SOURCE = /(?:^|\/)(?:\.|tests?\/|__tests__\/|spec\/|docs?\/)|(?:[._-](?:test|spec)|_test)\.\w+$|(?:^|\/)test_[^/]*$|\.(?:md|markdown|mdx|rst|lock)$|(?:^|\/)(?:LICENSE|package-lock\.json|pnpm-lock\.yaml|go\.sum)$/i;

// EXTERNAL MODULE: ./build/core/suite/problem.js
var problem = __webpack_require__(7998);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/core/model/error.js + 2 modules
var error = __webpack_require__(90876);
;// CONCATENATED MODULE: ./build/shell/io/git-changes.js



const run = (0,external_node_util_.promisify)(external_node_child_process_.execFile);
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
        const expected = 'a commit, branch or tag that this checkout has with its history (`fetch-depth: 0` of actions/checkout)';
        throw new error/* UserError */.y('flag-invalid', { flag: 'base', got: base, expected }, { cause });
    }
}

// EXTERNAL MODULE: ./build/core/suite/quote.js
var quote = __webpack_require__(9805);
// EXTERNAL MODULE: ./build/app/forecast-suite.js
var forecast_suite = __webpack_require__(73974);
// EXTERNAL MODULE: ./build/app/load-suite.js + 3 modules
var load_suite = __webpack_require__(83650);
;// CONCATENATED MODULE: ./build/app/validate-suite.js







/** Ids that are named before the rest is counted. */
const MAX_NAMED = 5;
/**
 * Everything that is to be said of a suite and, with `base`, of a change that should have touched it. With `strict` every warning
 * is an error. Throws as `readSuite` and `readChangedFiles` do.
 */
async function validateSuite({ strict, base, ...source }) {
    const loaded = await (0,load_suite/* readSuite */.xj)(source);
    const { stale } = loaded;
    const changed = base === null ? [] : await readChangedFiles({ base, workingDirectory: source.workingDirectory });
    const change = adviseChange({ manifest: loaded.path, files: loaded.files, changed });
    const forecast = (0,forecast_suite/* forecastSuite */.E)(loaded);
    const doubts = [
        ...loaded.warnings,
        ...loaded.advise(),
        ...(forecast === null ? [] : findUngatedCases(forecast)),
        ...(change === null ? [] : [change]),
    ];
    const idle = forecast === null ? [] : findIdleGates(loaded, forecast);
    const areErrors = { stale: strict || loaded.strict, doubts: strict };
    const order = (problems) => (0,problem/* sortProblems */.d)(problems, loaded.files);
    return {
        suite: loaded.suite,
        validation: {
            suite: loaded.path,
            errors: order([...loaded.problems, ...(areErrors.stale ? stale : []), ...(areErrors.doubts ? doubts : [])]),
            warnings: order([...(areErrors.stale ? [] : stale), ...(areErrors.doubts ? [] : doubts), ...idle]),
            notes: loaded.unchecked ? [load_suite/* UNCHECKED_SPANS */.V] : [],
            forecast: forecast === null ? null : { gates: forecast.gates, assumed: forecast.assumed },
        },
    };
}
/** Gates that can never fail: no error even where it is strict, since more cases, or another place to run, are not a matter of mending the suite. */
function findIdleGates({ path, lineOfGate }, { gates }) {
    return gates.flatMap(({ gate, text, can_fail: canFail }, index) => canFail ? [] : [{ file: path, line: lineOfGate(index), message: `gate ${(0,quote/* quote */.h)(gate)} ${text}.` }]);
}
/** Cases whose quality no gate looks at. */
function findUngatedCases({ uncovered }) {
    const [first] = uncovered;
    if (first === undefined)
        return [];
    const named = uncovered.slice(0, MAX_NAMED).map(({ id }) => id);
    const count = uncovered.length;
    const message = `no gate looks at the quality of ${(0,format_number/* countOf */.pq)(count, 'case')}: ${named.join(', ')}${count > MAX_NAMED ? ' …' : ''}. State what a good answer is (checks, hops, sources, spans), or gate a metric that applies to ${count === 1 ? 'it' : 'them'}.`;
    return [{ ...first.at, message }];
}

// EXTERNAL MODULE: ./build/shell/io/sha256.js
var sha256 = __webpack_require__(4879);
// EXTERNAL MODULE: ./build/bin/commands/flags.js
var commands_flags = __webpack_require__(81190);
;// CONCATENATED MODULE: ./build/bin/commands/validate.js





const validate = {
    positionals: '',
    flags: {
        suite: commands_flags/* SHARED_FLAGS */.kT.suite,
        base: { type: 'string', value: 'REF', description: 'also ask whether the change since REF has a case' },
        strict: { type: 'boolean', description: 'warnings are errors' },
        json: commands_flags/* SHARED_FLAGS */.kT.json,
    },
    run: async ({ flags, terminal }) => {
        const { suite, validation } = await validateSuite({
            path: (0,commands_flags/* suiteFlag */.fD)(flags),
            workingDirectory: terminal.workingDirectory,
            registries: registries/* SUITE_REGISTRIES */.J,
            hash: sha256/* sha256 */.s,
            scorer: (0,scorer_program/* locateScorer */.p)({ ...terminal, targetEnvNames: [] }),
            strict: flags['strict'] === true,
            base: (0,commands_flags/* textFlag */.gx)(flags, 'base') ?? null,
        });
        terminal.print(flags['json'] === true ? JSON.stringify(validation, null, 2) : describeValidation(validation, suite));
        return validation.errors.length > 0 ? 3 : 0;
    },
};
/** A line for each finding as editors read them, then one that counts. */
function describeValidation({ suite: file, errors, warnings, notes, forecast }, suite) {
    const counts = [count(errors.length, 'error'), count(warnings.length, 'warning')].filter((text) => text !== null);
    return [
        ...errors.map(({ file, line, message }) => `${file}:${line}: error: ${message}`),
        ...warnings.map(({ file, line, message }) => `${file}:${line}: warning: ${message}`),
        ...notes.map((note) => `note: ${note}`),
        // Those that cannot fail are among the warnings.
        ...(forecast === null
            ? []
            : describeForecast({ ...forecast, gates: forecast.gates.filter((gate) => gate.can_fail) })),
        `${file}: ${counts.length === 0 ? 'no problems' : counts.join(', ')}.${suite === null ? '' : ` ${describeSuite(suite)}`}`,
    ].join('\n');
}
/** A line for each gate, then what was assumed. */
function describeForecast({ gates, assumed }) {
    return [...gates.map(({ gate, text }) => `gate ${gate}: ${text}`), ...(assumed === null ? [] : [assumed])];
}
function count(number, noun) {
    return number === 0 ? null : `${number} ${noun}${number === 1 ? '' : 's'}`;
}
function describeSuite(suite) {
    const enabled = suite.cases.filter((golden) => golden.enabled);
    const critical = enabled.filter((golden) => golden.critical).length;
    const gates = suite.gates.map(({ id }) => id).join(', ');
    return `Cases: ${enabled.length} (${critical} critical). Variants: ${Object.keys(suite.variants).join(', ')}. Gates: ${gates}.`;
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
