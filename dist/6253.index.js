export const id = 6253;
export const ids = [6253];
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

/***/ 4483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ dryRun)
});

// EXTERNAL MODULE: ./build/core/judging/ask-judge.js + 4 modules
var ask_judge = __webpack_require__(91646);
// EXTERNAL MODULE: ./build/core/judging/choose-prompts.js + 4 modules
var choose_prompts = __webpack_require__(84482);
// EXTERNAL MODULE: ./build/core/metrics/consensus.js
var consensus = __webpack_require__(65239);
// EXTERNAL MODULE: ./build/core/model/selection.js
var selection = __webpack_require__(62182);
// EXTERNAL MODULE: ./build/core/model/shard.js
var shard = __webpack_require__(91352);
// EXTERNAL MODULE: ./build/core/suite/select-cases.js
var select_cases = __webpack_require__(15141);
// EXTERNAL MODULE: ./build/shell/judges/index.js + 11 modules
var judges = __webpack_require__(64089);
// EXTERNAL MODULE: ./build/shell/targets/index.js + 59 modules
var targets = __webpack_require__(23103);
// EXTERNAL MODULE: ./build/shell/ledger/spend-ledger.js
var spend_ledger = __webpack_require__(12765);
// EXTERNAL MODULE: ./build/shell/runs/read-run.js + 1 modules
var read_run = __webpack_require__(53139);
// EXTERNAL MODULE: ./build/shell/runs/write-run.js
var write_run = __webpack_require__(97795);
// EXTERNAL MODULE: ./build/app/budget/open-ledger.js + 1 modules
var open_ledger = __webpack_require__(4252);
// EXTERNAL MODULE: ./build/core/metrics/default-pricing.js
var default_pricing = __webpack_require__(96182);
// EXTERNAL MODULE: ./build/core/metrics/cost-of-tokens.js
var cost_of_tokens = __webpack_require__(88756);
// EXTERNAL MODULE: ./build/core/metrics/find-price.js
var find_price = __webpack_require__(57665);
;// CONCATENATED MODULE: ./build/app/dry-run/plan-calls.js



/** What a run would ask and cost, as far as that can be known: by an earlier run, else by the most that a call can use. */
function planCalls({ suite, cases, arms, questions, spentUsd }) {
    const pricing = (0,default_pricing/* completePricing */.M)(suite.pricing);
    const trials = arms.reduce((sum, arm) => sum + arm.trials, 0);
    const rows = [
        ...arms.map((arm) => planTarget(arm, { suite, cases: cases.length, pricing })),
        ...questions.map((one) => planQuestion(one, { trials, retries: suite.retries, pricing })),
    ];
    return {
        suite: suite.name,
        cases: cases.length,
        rows,
        models: groupByModel(rows, pricing),
        usd: sumUsd(rows),
        budget: {
            max_cost_usd: suite.max_cost_usd,
            max_cost_usd_per_month: suite.max_cost_usd_per_month ?? null,
            spent_usd: spentUsd,
        },
        left_out_at_night: Object.values(suite.variants).flatMap(({ name, nightly }) => (nightly === false ? [name] : [])),
    };
}
function planTarget({ variant, trials, earlier, bounds, isFree }, { suite, cases, pricing }) {
    const least = cases * trials;
    const row = { what: 'target', name: variant, calls: { least, most: least * (1 + suite.retries) } };
    if (isFree)
        return { ...row, model: null, tokens: null, usd: 0, basis: 'none' };
    const meanOf = (metric) => earlier?.summaries[metric]?.mean ?? null;
    const [input, output, usd] = [meanOf('tokens.input'), meanOf('tokens.output'), meanOf('cost.usd')];
    const model = earlier?.fingerprints.models.join(', ') || (bounds?.[0]?.model ?? null);
    if (usd !== null || (input !== null && output !== null)) {
        const tokens = input === null || output === null
            ? null
            : { input: Math.round(input * least), output: Math.round(output * least) };
        return { ...row, model, tokens, usd: usd === null ? null : usd * least, basis: 'earlier' };
    }
    if (bounds !== null && bounds.length > 0)
        return { ...row, ...sumBounds(bounds, trials, pricing), basis: 'bound' };
    const declared = suite.variants[variant]?.max_trial_cost_usd;
    if (declared !== undefined)
        return { ...row, model, tokens: null, usd: declared * least, basis: 'declared' };
    return { ...row, model, tokens: null, usd: null, basis: 'unknown' };
}
function planQuestion({ question, readings, bounds }, { trials, retries, pricing }) {
    const asked = bounds.length * trials;
    const calls = { least: asked * readings.least, most: asked * readings.most * (1 + retries) };
    const row = { what: 'judge', name: question, calls };
    const paid = bounds.filter((bound) => bound !== null);
    if (paid.length === 0)
        return { ...row, model: null, tokens: null, usd: 0, basis: 'none' };
    return { ...row, ...sumBounds(paid, trials * readings.least, pricing), basis: 'bound' };
}
function sumBounds(bounds, times, pricing) {
    const sum = (of) => bounds.reduce((total, one) => total + of(one), 0) * times;
    const model = bounds[0]?.model ?? null;
    const tokens = { input: sum(({ input_tokens }) => input_tokens), output: sum(({ output_tokens }) => output_tokens) };
    const cost = (0,cost_of_tokens/* costOfTokens */.j)({ model, input_tokens: tokens.input, output_tokens: tokens.output }, pricing);
    return { model, tokens, usd: cost.kind === 'scored' ? cost.value : null };
}
function groupByModel(rows, pricing) {
    const names = [...new Set(rows.flatMap(({ model }) => model ?? []))].sort();
    return names.map((model) => {
        const own = rows.filter((row) => row.model === model);
        const price = (0,find_price/* findPrice */.v)({ model }, pricing)?.price;
        return {
            model,
            calls: {
                least: own.reduce((sum, { calls }) => sum + calls.least, 0),
                most: own.reduce((sum, { calls }) => sum + calls.most, 0),
            },
            usd: sumUsd(own),
            price: price === undefined ? null : { input: price.input, output: price.output },
        };
    });
}
function sumUsd(rows) {
    const known = rows.flatMap(({ usd }) => usd ?? []);
    return known.length < rows.length ? null : known.reduce((sum, usd) => sum + usd, 0);
}

// EXTERNAL MODULE: ./build/app/judging/judge-trial.js + 3 modules
var judge_trial = __webpack_require__(64051);
// EXTERNAL MODULE: ./build/app/judging/open-judge.js + 1 modules
var open_judge = __webpack_require__(80374);
// EXTERNAL MODULE: ./build/app/override-suite.js + 1 modules
var override_suite = __webpack_require__(39869);
// EXTERNAL MODULE: ./build/app/run-suite/ask-trial.js
var ask_trial = __webpack_require__(21835);
// EXTERNAL MODULE: ./build/app/run-suite/limit-target.js + 2 modules
var limit_target = __webpack_require__(31937);
// EXTERNAL MODULE: ./build/app/run-suite/start-target.js + 24 modules
var start_target = __webpack_require__(22601);
;// CONCATENATED MODULE: ./build/app/dry-run.js
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



















/** No key is needed to say what a call could use, and none is sent anywhere. */
const NO_ACCESS = { openaiApiKey: 'dry-run', openaiBaseUrl: null, githubToken: 'dry-run', githubModelsUrl: null };
/** Text of about this length stands for the answers that a judge would read. */
const TYPICAL_ANSWER = 'An answer of usual length. '.repeat(40);
/** Says what a run would ask and cost, and asks nothing: no program is started, and no provider called. Throws as `selectCases` does. */
async function dryRun(request) {
    const { overrides, subset, clock, workingDirectory } = request;
    const suite = (0,override_suite/* overrideSuite */.v)(request.suite, overrides ?? {});
    const selected = (0,select_cases/* selectCases */._)(suite.cases, subset === null ? null : (0,selection/* parseSelection */.gO)(subset));
    const cases = request.shard ? (0,shard/* selectShard */.Xm)(selected, request.shard) : selected;
    const month = (0,spend_ledger/* monthOf */.G)(clock.now());
    const spentUsd = suite.max_cost_usd_per_month === undefined
        ? null
        : await (0,open_ledger/* openLedger */.a)(workingDirectory).spentUsd({ suite: suite.name, month });
    const earlier = await readEarlier(request.earlier, suite.name);
    const arms = [];
    for (const arm of request.arms)
        arms.push({
            ...arm,
            earlier: earlier.find((run) => run.variant === arm.variant) ?? null,
            bounds: await boundTarget(request, { suite, cases, variant: arm.variant }),
            isFree: isFreeVariant(suite, arm.variant),
        });
    return planCalls({ suite, cases, arms, questions: await boundJudge(request, suite, cases), spentUsd });
}
async function readEarlier(folders, suite) {
    const runs = [];
    for (const folder of folders)
        if (await (0,write_run/* hasRun */.gb)(folder))
            runs.push(await (0,read_run/* readRun */.c)(folder));
    return runs.filter((run) => run.counts !== null && run.suite.name === suite);
}
function isFreeVariant(suite, name) {
    const variant = suite.variants[name];
    return variant !== undefined && (0,limit_target/* isFree */.x)(variant, targets/* REGISTRY */.M);
}
/** Only of targets that start nothing by being started; null for all others. */
async function boundTarget(request, { suite, cases, variant: name, }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const variant = suite.variants[name];
        const definition = targets/* REGISTRY */.M.find((target) => target.name === variant?.target.type);
        if (variant === undefined || definition?.cost !== 'bounded')
            return null;
        const { workingDirectory, env, targetEnvNames, log, clock } = request;
        const session = __addDisposableResource(env_1, await (0,start_target/* startTarget */.a)({ targets: targets/* REGISTRY */.M, providers: NO_ACCESS, env, targetEnvNames, log, clock }, { suite, variant, workingDirectory, hasAnswered: false }), true);
        const { settings } = variant.target;
        const bounds = cases.map((golden) => session.bound?.((0,ask_trial/* makeRequest */.I)({ golden, trial: 0, suite, settings, seed: suite.seed })) ?? null);
        const known = bounds.filter((bound) => bound !== null);
        return known.length === bounds.length ? known : null;
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
async function boundJudge(request, suite, cases) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { judge: config, scoring } = suite;
        if (config === undefined || scoring.judged.length === 0)
            return [];
        const session = __addDisposableResource(env_2, await (0,open_judge/* openJudge */.S)({ ...request, config, judges: judges/* REGISTRY */.M, providers: NO_ACCESS }), true);
        const prompts = (0,choose_prompts/* choosePrompts */.t)(config.prompts);
        // Some questions, such as claims, are asked only of an answer with sources: none would promise too few calls.
        const spans = Array.from({ length: suite.primary_k }, () => ({ path: 'source', text: TYPICAL_ANSWER }));
        const observation = { status: 'ok', latency_ms: 0, reply: { answer: TYPICAL_ANSWER, spans } };
        return scoring.judged.map((question) => {
            const least = (0,judge_trial/* countReadings */.jR)(config, question);
            const bounds = cases.flatMap((golden) => {
                const common = { question, golden, observation, trial: 0, reading: 0, nonce: '0'.repeat(32) };
                const asking = (0,ask_judge/* askJudge */.N)({ ...common, prompts, seed: suite.seed, scoring });
                return asking.kind === 'ask' ? [session.bound(asking.request)] : [];
            });
            const most = question === 'rubric' ? Math.max(least, consensus/* MOST_READINGS */.k2) : least;
            return { question, readings: { least, most }, bounds };
        });
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = __disposeResources(env_2);
        if (result_2)
            await result_2;
    }
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
/* harmony export */   S7: () => (/* binding */ failOnFlag),
/* harmony export */   TR: () => (/* binding */ DEFAULT_SUITE),
/* harmony export */   V: () => (/* binding */ shardFlag),
/* harmony export */   Yr: () => (/* binding */ LIMIT_FLAGS),
/* harmony export */   ax: () => (/* binding */ wholeFlag),
/* harmony export */   bc: () => (/* binding */ SETTING_FLAGS),
/* harmony export */   fD: () => (/* binding */ suiteFlag),
/* harmony export */   gx: () => (/* binding */ textFlag),
/* harmony export */   kT: () => (/* binding */ SHARED_FLAGS),
/* harmony export */   oM: () => (/* binding */ JUDGE_MODEL),
/* harmony export */   yU: () => (/* binding */ readEither)
/* harmony export */ });
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90876);
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
/** What a run may spend. */
const LIMIT_FLAGS = {
    'max-cost-usd': {
        type: 'string',
        value: 'USD',
        description: "most that the run may cost (default: the suite's); what would be more is not asked",
    },
    'dry-run': { type: 'boolean', description: 'only say what would be asked, and what it would cost' },
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
/* harmony import */ var _shell_io_sha256_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4879);



/** The suite at a path, as every command reads one. Throws as `loadSuite` does. */
async function loadSuiteHere(path, { workingDirectory, scorer, log }, { strict = false } = {}) {
    return (0,_app_load_suite_js__WEBPACK_IMPORTED_MODULE_0__/* .loadSuite */ .bu)({ path, workingDirectory, registries: _app_registries_js__WEBPACK_IMPORTED_MODULE_1__/* .SUITE_REGISTRIES */ .J, hash: _shell_io_sha256_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .s, scorer, log, strict });
}


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

/***/ 8499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $o: () => (/* binding */ withUnit),
/* harmony export */   GB: () => (/* binding */ roundTo),
/* harmony export */   Lh: () => (/* binding */ decimalsToShow),
/* harmony export */   ZV: () => (/* binding */ formatNumber),
/* harmony export */   kE: () => (/* binding */ decimalsForDigits),
/* harmony export */   pq: () => (/* binding */ countOf)
/* harmony export */ });
/** U+202F: thin, and never broken over two lines. */
const THIN_SPACE = '\u202f';
const MINUS = '\u2212';
const NOISE = 1e-9;
/** A value rounded to so many decimals; half away from −∞, or up without the noise of binary fractions. */
function roundTo(value, decimals, round = 'nearest') {
    const factor = 10 ** decimals;
    return (round === 'up' ? Math.ceil(value * factor - NOISE) : Math.round(value * factor)) / factor;
}
/**
 * A number for people: true minus sign, thin spaces between thousands, whole numbers without decimals, no "−0".
 * @example formatNumber(-1240.26, { decimals: 1 }) // '−1 240.3'
 */
function formatNumber(value, format) {
    const rounded = roundTo(value, format.decimals, format.round);
    const whole = Math.abs(value - Math.round(value)) < NOISE;
    const digits = Math.abs(rounded).toFixed(whole ? 0 : format.decimals);
    const [integer = '', fraction] = digits.split('.');
    const grouped = integer.replace(/\B(?=(\d{3})+$)/g, THIN_SPACE);
    const shown = format.bare === true && grouped === '0' && fraction !== undefined ? '' : grouped;
    const sign = Number(digits) === 0 ? '' : rounded < 0 ? MINUS : format.signed === true ? '+' : '';
    return `${sign}${shown}${fraction === undefined ? '' : `.${fraction}`}`;
}
/** The fewest decimals, at least `least`, with which a value that is not 0 does not read as 0; at most three more. */
function decimalsToShow(value, least) {
    let decimals = least;
    while (value !== 0 && Math.abs(value) < 0.5 * 10 ** -decimals && decimals < least + 3)
        decimals++;
    return decimals;
}
/** Decimals that show a value with so many significant digits, none of them negative. */
function decimalsForDigits(value, digits) {
    if (value === 0)
        return 0;
    return Math.max(0, digits - 1 - Math.floor(Math.log10(Math.abs(value)) + NOISE));
}
/**
 * A number with its unit, kept on one line.
 * @example withUnit('82', '%') // '82 %'
 */
function withUnit(number, unit) {
    return `${number}${THIN_SPACE}${unit}`;
}
/**
 * "1 case", "3 cases", "1 240 cases".
 * @example countOf(2, 'case') // '2 cases'
 */
function countOf(count, one, many = `${one}s`) {
    return `${formatNumber(count, { decimals: 0 })} ${count === 1 ? one : many}`;
}


/***/ }),

/***/ 94944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ CASE_DETAILS),
/* harmony export */   w: () => (/* binding */ plainText)
/* harmony export */ });
/** The words alone. */
function plainText(text) {
    return text.map((part) => (typeof part === 'string' ? part : part.text)).join('');
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
 * What `git rev-parse HEAD` says in the working directory, with the parents from the commit itself: a checkout of depth 1
 * has no history, but the commit object names its parents all the same.
 */
async function readCheckout({ workingDirectory, fallbackSha, }) {
    const sha = await git(workingDirectory, ['rev-parse', '--verify', 'HEAD']);
    if (sha === null)
        return { sha: fallbackSha, parents: null };
    const commit = await git(workingDirectory, ['cat-file', 'commit', sha.trim()]);
    return { sha: sha.trim(), parents: commit === null ? null : readParents(commit) };
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
async function git(cwd, args) {
    try {
        // In a container the checkout belongs to another user, and git would refuse to read it.
        const { stdout } = await run('git', ['-c', 'safe.directory=*', ...args], { cwd, maxBuffer: 1 << 22 });
        return stdout;
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
    return `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex')}`;
}


/***/ })

};
