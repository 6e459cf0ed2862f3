export const id = 5546;
export const ids = [5546];
export const modules = {

/***/ 45596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ continueSpending)
/* harmony export */ });
/* harmony import */ var _shell_runs_read_trials_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36022);
/* harmony import */ var _shell_runs_read_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53139);
/* harmony import */ var _open_spending_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41172);



/**
 * What a run that was measured leaves of its budget for judging and re-runs; null without a limit. Throws as `readRun` and
 * `readTrials` do.
 */
async function continueSpending({ folder, log, ...limits }) {
    const { suite } = limits;
    if (suite.max_cost_usd === null && suite.max_cost_usd_per_month === undefined)
        return null;
    const { spent_usd } = await (0,_shell_runs_read_run_js__WEBPACK_IMPORTED_MODULE_1__/* .readRun */ .c)(folder);
    return (0,_open_spending_js__WEBPACK_IMPORTED_MODULE_2__/* .openSpending */ .J)({ ...limits, earlierUsd: spent_usd ?? (await sumCosts(folder, log)) });
}
/** As far as it is known: where the run had no budget, nothing was set aside. An answer from the cache cost nothing. */
async function sumCosts(folder, log) {
    let usd = 0;
    for await (const { scores, observation } of (0,_shell_runs_read_trials_js__WEBPACK_IMPORTED_MODULE_0__/* .readTrials */ .m)(folder, log)) {
        const isCached = observation.status === 'ok' && observation.cached === true;
        usd += (isCached ? 0 : (scores['cost.usd'] ?? 0)) + (scores['judge.cost-usd'] ?? 0);
    }
    return usd;
}


/***/ }),

/***/ 26201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ chooseRules)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/metrics/build-metrics.js
var build_metrics = __webpack_require__(50632);
// EXTERNAL MODULE: ./build/core/metrics/custom-metrics.js
var custom_metrics = __webpack_require__(39121);
// EXTERNAL MODULE: ./build/core/metrics/default-gates.js
var default_gates = __webpack_require__(52696);
// EXTERNAL MODULE: ./build/core/metrics/default-pricing.js
var default_pricing = __webpack_require__(96182);
// EXTERNAL MODULE: ./build/core/metrics/price-by-base.js
var price_by_base = __webpack_require__(68773);
// EXTERNAL MODULE: ./build/core/compare/describe-rule-changes.js
var describe_rule_changes = __webpack_require__(42852);
// EXTERNAL MODULE: ./build/core/model/error.js + 2 modules
var model_error = __webpack_require__(90876);
// EXTERNAL MODULE: ./build/core/suite/parse-suite.js + 12 modules
var parse_suite = __webpack_require__(56561);
// EXTERNAL MODULE: ./build/shell/github/checkout.js
var checkout = __webpack_require__(88897);
;// CONCATENATED MODULE: ./build/shell/github/read-repository-file.js
/**
 * The text of a file at a commit, without a checkout; null when the path is a folder, a link or a file of more than 1 MB,
 * which GitHub does not send. Throws GitHub's refusal, which is 404 where there is no such file.
 */
async function readRepositoryFile(request) {
    const { client, owner, repo, path, ref } = request;
    const { data } = await client.rest.repos.getContent({ owner, repo, path, ref });
    if (Array.isArray(data) || data.type !== 'file' || data.encoding !== 'base64')
        return null;
    return Buffer.from(data.content, 'base64').toString('utf8');
}

// EXTERNAL MODULE: ./build/shell/github/request-error.js
var request_error = __webpack_require__(14799);
// EXTERNAL MODULE: ./build/shell/runs/read-run.js + 1 modules
var read_run = __webpack_require__(53139);
// EXTERNAL MODULE: ./build/app/judging/read-prompts.js
var read_prompts = __webpack_require__(20885);
// EXTERNAL MODULE: ./build/app/recorded-rules.js
var recorded_rules = __webpack_require__(56888);
// EXTERNAL MODULE: ./build/app/registries.js + 1 modules
var app_registries = __webpack_require__(33919);
// EXTERNAL MODULE: ./build/app/skip-code-quality.js
var skip_code_quality = __webpack_require__(2971);
;// CONCATENATED MODULE: ./build/app/choose-rules.js

















/**
 * What a pull request is judged by: the gates, settings, prices and judge of the suite at the commit it is compared with, read through
 * the API since a checkout of depth 1 does not have it; where that cannot be read, those that the baseline's run has
 * recorded; and its own where there is neither, or where the workflow says so (`gates-from: head`). Which cases were to be measured
 * is the word of the workflow that compares.
 */
async function chooseRules({ request, candidateFolder, baseline, point }) {
    const { inputs, effects } = request;
    const run = await (0,read_run/* readRun */.c)(candidateFolder);
    const baseRun = baseline.kind === 'found' ? await (0,read_run/* readRun */.c)(baseline.folder) : null;
    const own = (0,recorded_rules/* recordedRules */.M)(run);
    const read = await readBaseRules(request, { run, baseRun, point });
    const budget = read?.budget ?? null;
    const stated = read?.rules ?? (baseRun === null ? null : (0,recorded_rules/* recordedRules */.M)(baseRun));
    const { subset, skipped } = inputs;
    // What the workflow leaves out is nobody's to demand.
    const found = stated === null || skipped === null
        ? stated
        : { ...stated, gates: (0,skip_code_quality/* dropCodeGates */.H)(stated.gates, { skipped, metrics: run.metrics }) };
    if (stated === null || found === null || stated.gates.length === 0)
        return { rules: own, from: 'head', changes: [], subset, budget };
    const base = { ...found, pricing: (0,price_by_base/* priceByBase */.i)(found.pricing, own.pricing) };
    const changes = (0,describe_rule_changes/* describeRuleChanges */.T)(base, own, run.metrics);
    const from = inputs.gatesFrom;
    if (changes.length > 0) {
        effects.log.warning(`Gates and settings differ from the base's, ${from === 'base' ? "which are the base's to say" : 'and are used (input `gates-from`)'}: ${changes.join('; ')}.`);
    }
    return { rules: from === 'base' ? base : own, from, changes, subset, budget };
}
/** Null where the base's suite cannot be read: the log says why. */
async function readBaseRules(request, { run, baseRun, point }) {
    const { inputs, github, workingDirectory, effects } = request;
    // That a run calls itself one of the base's commit changes nothing: whoever made it wrote that.
    if (point.sha === null)
        return null;
    const prefix = (await (0,checkout/* readPrefix */.fr)(workingDirectory)) ?? inputs.workingDirectory;
    // The baseline knows where the suite was, should the change have moved it; what the change itself says is not asked.
    for (const path of new Set([...(baseRun === null ? [] : [baseRun.suite.file]), external_node_path_.posix.normalize(inputs.suite)])) {
        try {
            const full = external_node_path_.posix.join(prefix, path);
            const place = { owner: github.owner, repo: github.repo, path: full, ref: point.sha };
            const client = await effects.connect();
            const text = await readRepositoryFile({ client, ...place });
            const prompts = text === null
                ? []
                : await (0,read_prompts/* readPrompts */.w)({ path, text }, async (prompt) => {
                    const found = await readRepositoryFile({ client, ...place, path: external_node_path_.posix.join(prefix, prompt) });
                    return found ?? { problem: `${prompt} is no file.` };
                });
            const rules = text === null ? null : parseRules({ path, text }, prompts, { run, baseRun, hash: effects.hash });
            if (rules !== null)
                return rules;
            effects.log.info(`${full} of ${point.sha.slice(0, 7)} is not the suite ${run.suite.name}.`);
        }
        catch (error) {
            const reason = error instanceof model_error/* UserError */.y ? error.message : (0,request_error/* readRequestFailure */.iu)(error)?.message;
            if (reason === undefined)
                throw error;
            effects.log.info(`The gates of ${point.sha.slice(0, 7)} cannot be read from ${path}: ${reason}`);
        }
    }
    return null;
}
/** Null when the manifest is another suite's. Throws `suite-invalid`. */
function parseRules(manifest, prompts, { run, baseRun, hash }) {
    // A suite that names no gates has the default ones, which hang on its cases.
    const cases = [...(baseRun?.cases ?? []), ...run.cases];
    // Nor is the base's own module at hand, or safe to run: what the runs say of its metrics is enough to read gates.
    const own = (0,custom_metrics/* customMetricsOf */.ki)({ metrics: [...(baseRun?.metrics ?? []), ...run.metrics] });
    const registries = {
        ...app_registries/* SUITE_REGISTRIES */.J,
        metrics: (settings) => (0,build_metrics/* buildMetrics */.G)(settings, own),
        defaultGates: ({ metrics }) => (0,default_gates/* defaultGates */.e)({ metrics, cases }),
    };
    const { suite } = (0,parse_suite/* parseSuite */.El)({ manifest, caseFiles: [], prompts, registries, hash });
    if (suite.name !== run.suite.name)
        return null;
    const { k, primary_k, success, scoring, alpha, min_scored_share, zero_tolerance } = suite;
    const { max_cost_usd, max_cost_usd_per_month: perMonth } = suite;
    const deterministic = suite.variants[run.variant]?.target.deterministic ?? run.settings.deterministic;
    return {
        rules: {
            gates: suite.gates,
            settings: { k: [...k], primary_k, success, scoring, alpha, min_scored_share, zero_tolerance, deterministic },
            pricing: (0,default_pricing/* completePricing */.M)(suite.pricing),
            judge: suite.judge ?? null,
        },
        budget: { max_cost_usd, ...(perMonth !== undefined && { max_cost_usd_per_month: perMonth }) },
    };
}


/***/ }),

/***/ 54569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xn: () => (/* binding */ findBaseline),
/* harmony export */   aj: () => (/* binding */ refuseRef),
/* harmony export */   g4: () => (/* binding */ REF)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90876);
/* harmony import */ var _shell_baselines_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19809);
/* harmony import */ var _artifacts_home_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60167);
/* harmony import */ var _inspect_baseline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80118);





/** The input `baseline` that has the base measured beside the change. */
const REF = 'ref';
/** The run to compare a measured commit with. Throws `input-invalid` for a base that would have to be measured: nothing is measured here. */
async function findBaseline({ request, suite, point }) {
    const { inputs, workingDirectory, outputFolder, effects } = request;
    const { clock, log } = effects;
    if (inputs.baseline === REF)
        throw refuseRef();
    const baseline = await (0,_shell_baselines_index_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveBaseline */ .o)({
        input: inputs.baseline,
        suite,
        folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'baseline'),
        workingDirectory,
        referencePoint: point.sha,
        github: (0,_artifacts_home_js__WEBPACK_IMPORTED_MODULE_4__/* .artifactsHome */ .l)(request),
        inspect: (folder) => (0,_inspect_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .inspectBaseline */ .u)(folder, log),
        clock,
        log,
    });
    if (baseline.kind === 'none') {
        log.info(`No baseline: ${baseline.reason}.`);
        return baseline;
    }
    const { commit, folder, note, stale } = baseline;
    log.info(`Baseline: ${commit ?? folder}${note === null ? '' : ` (${note})`}.`);
    if (stale !== undefined)
        log.warning(`The baseline is stale: ${stale}.`);
    return baseline;
}
/** Only a whole measurement of a pull request in one job measures the base with it. */
function refuseRef() {
    const expected = '`artifact` or a path: `ref` is for mode `pr` without `shard`, where the base is measured in the same job';
    return new _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('input-invalid', { name: 'baseline', got: REF, expected, suggestion: null });
}


/***/ }),

/***/ 80118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ inspectBaseline)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_metrics_summarize_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51070);
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90876);
/* harmony import */ var _shell_runs_read_scored_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53757);




/**
 * Why a stored run cannot be compared with, as a clause for "it is skipped: …"; null when it can. It is read to its end:
 * damage that shows only later would fail a pull request for its baseline's fault.
 */
async function inspectBaseline(folder, log) {
    try {
        return describeFailedMeasurement(await (0,_shell_runs_read_scored_run_js__WEBPACK_IMPORTED_MODULE_3__/* .readScoredRun */ .m)(folder, { log }));
    }
    catch (error) {
        const damage = describeDamage(error);
        if (damage === null)
            throw error;
        return damage;
    }
}
/** A measurement with too few scored cases is invalid, whatever its `mode` says. */
function describeFailedMeasurement({ run, trials }) {
    if (run.counts === null)
        return 'its run was never finished';
    if (trials.length === 0)
        return 'it has no trials';
    const { infrastructure } = run.counts;
    if (infrastructure >= trials.length)
        return `none of its ${trials.length} trials was answered`;
    const success = (0,_core_metrics_summarize_run_js__WEBPACK_IMPORTED_MODULE_1__/* .summarizeRun */ .l)({ metrics: [{ id: 'success' }], trials })['success'];
    if (success === undefined || success.n >= run.settings.min_scored_share * success.applicable)
        return null;
    return `only ${success.n} of its ${success.applicable} cases could be scored`;
}
/** Without the path, which tells a reader of the report nothing, and without the advice, which is for who has the run. */
function describeDamage(error) {
    if (hasCode(error, 'run-not-found'))
        return `it has no ${error.facts.missing}`;
    if (hasCode(error, 'run-too-large'))
        return `its ${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(error.facts.path)} is over the limit of ${error.facts.limit}`;
    if (!hasCode(error, 'run-invalid'))
        return error instanceof _core_model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y ? error.message : null;
    const { path, line, problem } = error.facts;
    return `its ${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path)} is damaged${line === null ? '' : ` in line ${line}`}: ${problem.slice(0, 200)}`;
}
function hasCode(error, code) {
    return error instanceof _core_model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y && error.code === code;
}


/***/ }),

/***/ 7512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W2: () => (/* binding */ isTrusted),
/* harmony export */   bl: () => (/* binding */ judgeCandidate),
/* harmony export */   fC: () => (/* binding */ MOST_RETRIES)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90876);
/* harmony import */ var _core_model_scoring_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65633);
/* harmony import */ var _shell_runs_read_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53139);
/* harmony import */ var _cache_cache_of_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76695);
/* harmony import */ var _provider_access_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36342);
/* harmony import */ var _rescore_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45223);
/* harmony import */ var _prepare_judging_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97637);
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








/** How long a judge is waited for is the candidate's own word, up to these. */
const MOST_RETRIES = 10;
const MOST_TIMEOUT_MS = 300_000;
/**
 * Judges what a pull request measured, by the judge of the rules that it is judged by: a change cannot choose or instruct its own. Where
 * there is no key the trials stay unjudged, and say so. Throws what the judge throws when it refuses the key, and as `rescoreRun` does.
 */
async function judgeCandidate(input) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { request, folder, scorer, ruleSet, spending } = input;
        const { hash, log, signal } = request.effects;
        const { judge: config, settings } = ruleSet.rules;
        const questions = settings.scoring?.judged ?? [];
        if (questions.length === 0 || config === null)
            return { folder, note: null, lacksKey: false, startJudge: null };
        const run = await (0,_shell_runs_read_run_js__WEBPACK_IMPORTED_MODULE_3__/* .readRun */ .c)(folder);
        const start = async () => startJudge(input, run);
        const judge = isTrusted(input)
            ? await start().catch(explainMissingKey)
            : 'the base has no suite to take the judge from';
        const to = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(request.outputFolder, input.into ?? 'judged');
        const copy = { from: folder, to, change: (run) => run, hash, log, signal };
        if (typeof judge === 'string') {
            const note = `Not judged: ${judge}. What the judge decides is unscored.`;
            log.notice(note);
            await (0,_rescore_run_js__WEBPACK_IMPORTED_MODULE_6__/* .rescoreRun */ .R)({ ...copy, rejudging: { kind: 'nobody', questions, reason: judge } });
            return { folder: to, note, lacksKey: isTrusted(input), startJudge: null };
        }
        const open = __addDisposableResource(env_1, judge, true);
        const rejudging = { kind: 'judge', judge: open, scorer, spending };
        await (0,_rescore_run_js__WEBPACK_IMPORTED_MODULE_6__/* .rescoreRun */ .R)({ ...copy, rejudging });
        return { folder: to, note: null, lacksKey: false, startJudge: start };
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
/** Whether the judge of the rules may be asked. */
function isTrusted({ request, ruleSet, isForeign, }) {
    return !isForeign || ruleSet.from === 'base' || request.inputs.gatesFrom === 'head';
}
/** A missing key is a fork's lot, and that of a job that only measures; any other mistake is one. */
function explainMissingKey(error) {
    if (!(error instanceof _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y) || error.code !== 'provider-key-missing')
        throw error;
    return 'this job has no key for the judge (input `openai-api-key`, which workflows of forks do not get)';
}
async function startJudge({ request, ruleSet, spending }, run) {
    const { inputs, workingDirectory, effects } = request;
    const { judge: config, pricing, settings } = ruleSet.rules;
    if (config === null)
        throw new Error('there is no judge to start');
    const { clock, log, env } = effects;
    return (0,_prepare_judging_js__WEBPACK_IMPORTED_MODULE_7__/* .prepareJudging */ .A)({
        config,
        spending,
        scoring: settings.scoring ?? _core_model_scoring_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_SCORING */ .cH,
        pricing,
        seed: run.seed,
        concurrency: run.settings.concurrency,
        retries: Math.min(run.settings.retries ?? 2, MOST_RETRIES),
        timeoutMs: Math.min(run.settings.timeout_seconds * 1000, MOST_TIMEOUT_MS),
        providers: (0,_provider_access_js__WEBPACK_IMPORTED_MODULE_5__/* .providersOfInputs */ .P)(inputs, env),
        env,
        targetEnvNames: inputs.targetEnv,
        workingDirectory,
        cache: (0,_cache_cache_of_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .cacheOfInputs */ .h)(request),
        clock,
        log,
    });
}


/***/ }),

/***/ 97637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ prepareJudging),
/* harmony export */   r: () => (/* binding */ judgeOfSuite)
/* harmony export */ });
/* harmony import */ var _core_metrics_default_pricing_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96182);
/* harmony import */ var _shell_io_sleep_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72149);
/* harmony import */ var _shell_judges_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64089);
/* harmony import */ var _pacing_open_pacers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27279);
/* harmony import */ var _limit_judge_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85328);
/* harmony import */ var _start_judging_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82490);






/** Starts the judge of a run that is made already, within its rates. Throws as `startJudging` does. */
async function prepareJudging(input) {
    const { config, spending = null } = input;
    const pricing = (0,_core_metrics_default_pricing_js__WEBPACK_IMPORTED_MODULE_0__/* .completePricing */ .M)(input.pricing);
    const pacers = (0,_pacing_open_pacers_js__WEBPACK_IMPORTED_MODULE_3__/* .openPacers */ .B)({ ...input, targets: [], judges: _shell_judges_index_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY */ .M, sleep: _shell_io_sleep_js__WEBPACK_IMPORTED_MODULE_1__/* .systemSleep */ .H });
    return (0,_start_judging_js__WEBPACK_IMPORTED_MODULE_5__/* .startJudging */ .V)({
        ...input,
        judges: _shell_judges_index_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY */ .M,
        pricing,
        sleep: _shell_io_sleep_js__WEBPACK_IMPORTED_MODULE_1__/* .systemSleep */ .H,
        limit: (session) => (0,_limit_judge_js__WEBPACK_IMPORTED_MODULE_4__/* .limitJudge */ .x)(session, { config, pacers, pricing, spending: () => spending }),
    });
}
/** The judge of a suite, to be started when it is needed; null where it has none, or asks it nothing. */
function judgeOfSuite(suite, surroundings) {
    const { judge: config, scoring, pricing, seed, concurrency, retries, timeout_seconds } = suite;
    if (config === undefined || scoring.judged.length === 0)
        return null;
    const timeoutMs = timeout_seconds * 1000;
    return async (spending = null) => prepareJudging({
        ...surroundings,
        spending,
        config,
        scoring,
        pricing,
        seed,
        concurrency,
        retries,
        timeoutMs,
    });
}


/***/ }),

/***/ 80910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ workThrough)
/* harmony export */ });
/* harmony import */ var _shell_io_finish_all_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35973);
/* harmony import */ var _shell_io_share_signal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8198);


/** Most that is under way at once, whatever a run says of itself. */
const MOST_WORKERS = 32;
/**
 * Hands every item to `work`, several at a time, reading ahead no further than that. The first failure stops the others and is thrown, when
 * they have ended.
 */
async function workThrough({ items, concurrency, signal: outer, }, work) {
    const failure = new AbortController();
    const signal = (0,_shell_io_share_signal_js__WEBPACK_IMPORTED_MODULE_0__/* .shareSignal */ .m)(AbortSignal.any([outer, failure.signal]));
    const workers = Array.from({ length: Math.min(concurrency, MOST_WORKERS) }, async () => {
        try {
            for (let next = await items.next(); next.done !== true; next = await items.next()) {
                signal.throwIfAborted();
                await work(next.value, signal);
            }
        }
        catch (error) {
            failure.abort(error);
            throw error;
        }
    });
    try {
        await (0,_shell_io_finish_all_js__WEBPACK_IMPORTED_MODULE_1__/* .finishAll */ .t)(workers);
    }
    finally {
        // A generator that was left early must close its file.
        await items.return(undefined);
    }
}


/***/ }),

/***/ 42249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ locateReference)
});

// EXTERNAL MODULE: ./build/shell/github/list-parents.js
var list_parents = __webpack_require__(32121);
// EXTERNAL MODULE: ./build/shell/github/request-error.js
var request_error = __webpack_require__(14799);
;// CONCATENATED MODULE: ./build/shell/github/reference-point.js


/**
 * Where the measured commit of a pull request left the base branch. A merge commit of base and head was made from the
 * base's tip, its first parent; anything else (usually the head itself) left at the merge base.
 */
function planReferencePoint(checkout, pullRequest) {
    const [first, second] = checkout.parents ?? [];
    if (first !== undefined && second === pullRequest.head.sha) {
        return { kind: 'known', point: { sha: first, how: 'first parent of the merge commit' } };
    }
    return { kind: 'merge-base', base: pullRequest.base.sha, head: checkout.sha };
}
/** The reference point of a pull request; without an answer from GitHub the base commit of the event stands in. */
async function findReferencePoint(request) {
    const { client, owner, repo, checkout, pullRequest } = request;
    const { sha } = checkout;
    const parents = checkout.parents ?? (await (0,list_parents/* listParents */.W)(client, { owner, repo, sha }));
    const plan = planReferencePoint({ sha, parents }, pullRequest);
    if (plan.kind === 'known')
        return plan.point;
    try {
        const { data } = await client.rest.repos.compareCommitsWithBasehead({
            owner,
            repo,
            basehead: `${plan.base}...${plan.head}`,
            per_page: 1,
        });
        return { sha: data.merge_base_commit.sha, how: `merge base of ${pullRequest.base.branch} and the measured commit` };
    }
    catch (error) {
        if ((0,request_error/* readRequestFailure */.iu)(error) === null)
            throw error;
        return { sha: pullRequest.base.sha, how: `tip of ${pullRequest.base.branch} when the event happened` };
    }
}

;// CONCATENATED MODULE: ./build/app/locate-reference.js

/**
 * The commit that a measured one is compared with: where a pull request left its base, the base of a merge queue's group,
 * and elsewhere the measured commit itself, which is near to its own history.
 */
async function locateReference({ github, effects }, { checkout, pullRequest }) {
    const { owner, repo, event } = github;
    const point = pullRequest !== null
        ? await findReferencePoint({ client: await effects.connect(), owner, repo, checkout, pullRequest })
        : event.kind === 'merge_group' && event.baseSha !== null
            ? { sha: event.baseSha, how: 'base of the merge group' }
            : { sha: checkout.sha, how: 'the measured commit' };
    effects.log.info(`Compared with: ${point.sha ?? 'unknown'} (${point.how}).`);
    return point;
}


/***/ }),

/***/ 45223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ rescoreRun)
});

// EXTERNAL MODULE: ./build/core/stats/collect-scores.js
var collect_scores = __webpack_require__(80382);
// EXTERNAL MODULE: ./build/core/format/format-number.js
var format_number = __webpack_require__(8499);
// EXTERNAL MODULE: ./build/core/metrics/build-metrics.js
var build_metrics = __webpack_require__(50632);
// EXTERNAL MODULE: ./build/core/metrics/custom-metrics.js
var custom_metrics = __webpack_require__(39121);
// EXTERNAL MODULE: ./build/core/metrics/facts.js
var facts = __webpack_require__(27007);
// EXTERNAL MODULE: ./build/core/metrics/fingerprint-metrics.js
var fingerprint_metrics = __webpack_require__(55056);
// EXTERNAL MODULE: ./build/core/metrics/score-trial.js + 1 modules
var score_trial = __webpack_require__(43732);
// EXTERNAL MODULE: ./build/core/metrics/summarize-code.js
var summarize_code = __webpack_require__(74863);
// EXTERNAL MODULE: ./build/core/metrics/summarize-run.js
var summarize_run = __webpack_require__(51070);
// EXTERNAL MODULE: ./build/core/suite/fingerprint-case.js + 1 modules
var fingerprint_case = __webpack_require__(3626);
// EXTERNAL MODULE: ./build/shell/runs/read-confirmations.js
var read_confirmations = __webpack_require__(52341);
// EXTERNAL MODULE: ./build/shell/runs/read-run.js + 1 modules
var read_run = __webpack_require__(53139);
// EXTERNAL MODULE: ./build/shell/runs/read-trials.js
var read_trials = __webpack_require__(36022);
// EXTERNAL MODULE: ./build/shell/runs/write-confirmations.js
var write_confirmations = __webpack_require__(36388);
// EXTERNAL MODULE: ./build/shell/runs/write-run.js
var write_run = __webpack_require__(97795);
// EXTERNAL MODULE: ./build/app/budget/spending.js + 1 modules
var spending = __webpack_require__(17241);
// EXTERNAL MODULE: ./build/app/judging/judge-trial.js + 2 modules
var judge_trial = __webpack_require__(15547);
;// CONCATENATED MODULE: ./build/app/judging/judge-anew.js


/** The judgments of one recorded trial, and what the suite's own metrics say of it with them. Rejects as `TrialJudge.judge` does. */
async function judgedAnew({ golden, trial: recorded, rejudging, signal, }) {
    const { trial, observation } = recorded;
    if (rejudging === undefined || observation.status === 'failed')
        return { judged: {}, recorded };
    if (rejudging.kind === 'nobody')
        return { judged: { judgments: (0,judge_trial/* unjudged */.bC)(rejudging.questions, rejudging.reason) }, recorded };
    const { judge, scorer } = rejudging;
    const judged = await judge.judge({ golden, trial, observation }, signal).catch(leaveUnjudged);
    if (judged === null)
        return { judged: {}, recorded };
    const own = await scorer?.score({ golden, observation, judgments: judged.judgments }, signal);
    return { judged: (0,judge_trial/* recordJudged */.vl)(judged), recorded: own ?? recorded };
}
/** What the budget has no room for; the run says that it was stopped. */
function leaveUnjudged(error) {
    if (error instanceof spending/* NotAffordable */.S)
        return null;
    throw error;
}

// EXTERNAL MODULE: ./build/app/judging/work-through.js
var work_through = __webpack_require__(80910);
// EXTERNAL MODULE: ./build/app/run-suite/tally.js + 1 modules
var run_suite_tally = __webpack_require__(46905);
;// CONCATENATED MODULE: ./build/app/rescore-run.js


















/**
 * A copy of a run in which nothing is believed that can be computed: scores, summaries, counts, the metrics' definitions and
 * the cases' fingerprints are made anew from the observations and the cases' text, by this Goldenpair. Trials of cases that
 * the run does not have are left out with a warning, and so are judgments: what is measured would judge itself. The suite's own metrics are
 * the exception: their module may be a pull request's code, which is not run where comments are written, so that their scores stay as they
 * were recorded, where they are possible at all. Throws as `readRun`, `readTrials` and the judge do.
 */
async function rescoreRun(input) {
    const { from, to, change, rejudging, hash, log } = input;
    const source = change(await (0,read_run/* readRun */.c)(from));
    const { k, primary_k, success, scoring } = source.settings;
    const metrics = (0,build_metrics/* buildMetrics */.G)({ k, primary_k, success, pricing: source.pricing, ...(scoring && { scoring }) }, (0,custom_metrics/* customMetricsOf */.ki)(source));
    const cases = source.cases.map((golden) => ({ ...golden, fingerprint: (0,fingerprint_case/* fingerprintCase */.l)(golden, hash) }));
    const run = {
        ...withoutJudge(source),
        ...(rejudging?.kind === 'judge' && { judge: rejudging.judge.facts }),
        cases,
        metrics: metrics.map(facts/* metricFacts */.g),
        fingerprints: {
            ...withoutJudges(source.fingerprints),
            ...(rejudging?.kind === 'judge' && { judge: rejudging.judge.fingerprint }),
            metrics: (0,fingerprint_metrics/* fingerprintMetrics */.o)(metrics, hash),
        },
        counts: null,
        summaries: {},
    };
    const byId = new Map(cases.map((golden) => [golden.id, golden]));
    const scored = (0,collect_scores/* collectScores */.s)();
    let leftOut = 0;
    let judged = 0;
    const tally = (0,run_suite_tally/* startTally */.d)(source.pricing);
    const writer = await (0,write_run/* writeRun */.bp)(to, run);
    const workers = { items: (0,read_trials/* readTrials */.m)(from, log), concurrency: run.settings.concurrency, signal: input.signal };
    try {
        await (0,work_through/* workThrough */.H)(workers, async ({ judgments, judge_retries: _retries, ...observed }, signal) => {
            if (judgments !== undefined && saysAnything(judgments))
                leftOut += 1;
            const golden = byId.get(observed.case);
            if (golden === undefined) {
                log.warning(`A trial of the unknown case ${JSON.stringify(observed.case.slice(0, 100))} is left out.`);
                return;
            }
            const trial = await scoreAnew({ metrics, golden, trial: observed, rejudging, signal });
            await writer.append(trial);
            tally.add(trial);
            if (trial.judgments !== undefined || trial.observation.status === 'failed')
                judged += 1;
            const { scores, unscored } = trial;
            scored.add({ case: golden.id, trial: trial.trial, scores, unscored }, trial.observation.status);
            input.onTrial?.();
        });
        if (leftOut > 0 && rejudging?.kind !== 'judge')
            log.warning(`The judgments of ${(0,format_number/* countOf */.pq)(leftOut, 'trial')} are left out: a pull request does not judge itself.`);
        const result = {
            ...run,
            fingerprints: { ...run.fingerprints, ...tally.models() },
            counts: tally.counts(),
            ...stopOfJudging(rejudging, { judged, trials: tally.counts().trials }),
            ...(rejudging?.kind === 'judge' && rejudging.spending && { spent_usd: rejudging.spending.runUsd() }),
            summaries: (0,summarize_run/* summarizeRun */.l)({
                metrics,
                trials: scored.trials(),
                kept: (0,summarize_code/* summarizeCode */.N)(metrics, run.code_quality),
            }),
        };
        await writer.finish(result);
        await rescoreReruns({ ...input, run: result, metrics });
        return result;
    }
    finally {
        await writer[Symbol.asyncDispose]();
    }
}
/** A run of which the budget left trials unjudged is incomplete. */
function stopOfJudging(rejudging, { judged, trials }) {
    const spending = rejudging?.kind === 'judge' ? rejudging.spending : null;
    const halt = spending?.halted() ?? null;
    if (spending === null || halt === null || judged >= trials)
        return {};
    return { stopped: { ...halt, made: judged, planned: trials, spent_usd: spending.budget.spentUsd() } };
}
/** A job without a key records that nobody was asked, and why. */
function saysAnything({ rubric, ...others }) {
    const said = [...Object.values(others).flat(), ...(rubric?.runs ?? [])];
    return said.some((one) => one !== undefined && !('asked' in one));
}
async function scoreAnew({ metrics, golden, trial, rejudging, signal, }) {
    const { judged, recorded } = await judgedAnew({ golden, trial, rejudging, signal });
    const { judgments } = judged;
    const { observation } = trial;
    const scores = (0,score_trial/* scoreTrial */.$)({ metrics, golden, observation, recorded, ...(judgments && { judgments }) });
    return { ...trial, ...judged, ...scores };
}
/** The same for the re-runs of newly failing cases, where there are any. Throws as `readConfirmations` does. */
async function rescoreReruns({ from, to, run, metrics, rejudging, log, signal, }) {
    const reruns = await (0,read_confirmations/* readConfirmations */.T)(from, {
        run,
        log,
        keep: ({ judgments: _judgments, judge_retries: _retries, ...trial }, golden) => ({ trial, golden }),
    });
    if (reruns === null)
        return;
    const writer = (0,write_confirmations/* writeConfirmations */.o)(to, reruns.head);
    try {
        for (const { trial, golden } of reruns.trials)
            writer.append(await scoreAnew({ metrics, golden, trial, rejudging, signal }));
        if (reruns.stopped !== null)
            writer.stop(reruns.stopped);
    }
    finally {
        writer[Symbol.dispose]();
    }
}
function withoutJudge({ judge: _judge, ...run }) {
    return run;
}
function withoutJudges({ judge: _judge, judge_models: _models, ...rest }) {
    return rest;
}


/***/ }),

/***/ 73912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** Goldenpair's own version; `test/house.test.ts` holds it equal to package.json. */
const VERSION = '0.1.0';


/***/ }),

/***/ 19809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ resolveBaseline)
});

// UNUSED EXPORTS: BASELINES

// EXTERNAL MODULE: ./build/shell/github/artifacts.js
var artifacts = __webpack_require__(85450);
// EXTERNAL MODULE: ./build/shell/github/enterprise-server.js
var enterprise_server = __webpack_require__(61956);
// EXTERNAL MODULE: ./build/shell/github/request-error.js
var request_error = __webpack_require__(14799);
// EXTERNAL MODULE: ./build/shell/baselines/choose-baseline.js
var choose_baseline = __webpack_require__(44589);
// EXTERNAL MODULE: ./build/shell/baselines/fetch-candidate.js
var fetch_candidate = __webpack_require__(9026);
// EXTERNAL MODULE: ./build/shell/baselines/history-file.js
var history_file = __webpack_require__(21253);
;// CONCATENATED MODULE: ./build/shell/baselines/measure-distance.js

/** How far a commit is from the reference point, by GitHub's compare; null when GitHub cannot say (a commit that is gone). */
async function measureDistance(request) {
    const { client, owner, repo, commit, referencePoint } = request;
    if (commit === referencePoint)
        return { behind: 0, ahead: 0 };
    try {
        const { data } = await client.rest.repos.compareCommitsWithBasehead({
            owner,
            repo,
            basehead: `${commit}...${referencePoint}`,
            per_page: 1,
        });
        return { behind: data.ahead_by, ahead: data.behind_by };
    }
    catch (error) {
        if ((0,request_error/* readRequestFailure */.iu)(error) === null)
            throw error;
        return null;
    }
}

;// CONCATENATED MODULE: ./build/shell/baselines/artifact.js







/** Each costs a call; on a busy branch the nearest ancestor is among the newest few. */
const COMPARED_AT_ONCE = 5;
const MAX_COMPARED = 20;
/** Each costs a call and perhaps a download. */
const MAX_TRIED = 10;
/** The run that mode `baseline` left as an artifact on the default branch, at the reference point or as near to it as there is one. */
const artifact = {
    name: 'artifact',
    describe: '`artifact`: the run that mode `baseline` uploaded on the default branch',
    accepts: (input) => input === 'artifact',
    resolve: async (request) => {
        const { github } = request;
        if (github === null)
            return { kind: 'none', reason: 'baselines from artifacts exist on GitHub Actions only' };
        // What there is instead lacks all that the rules of trust rest on.
        (0,enterprise_server/* demandArtifacts */.Z)(github.serverUrl, '`baseline: artifact`');
        try {
            return await findBaseline(request, github, await github.connect());
        }
        catch (error) {
            const failure = (0,request_error/* readRequestFailure */.iu)(error);
            if (failure === null)
                throw error;
            return { kind: 'none', reason: `no baseline could be fetched: ${(0,request_error/* explainFailure */.SP)(failure, 'actions: read')}` };
        }
    },
};
async function findBaseline(request, home, client) {
    const name = (0,artifacts/* baselineArtifactName */.hF)(request.suite);
    const listed = await (0,artifacts/* listArtifacts */.wn)({ client, owner: home.owner, repo: home.repo, name });
    const candidates = (0,choose_baseline/* admitArtifacts */.XR)(listed, home);
    if (candidates.length === 0) {
        const branch = home.defaultBranch ?? '(unknown)';
        const because = listed.length === 0 ? 'exists yet' : `is fresh and of this repository's default branch ${branch}`;
        return { kind: 'none', reason: `no artifact ${name} ${because}` };
    }
    const refusals = [];
    let empty = 0;
    for await (const candidate of bestFirst(request, home, client, candidates)) {
        const outcome = await tryCandidate(request, home, client, candidate);
        if (outcome.kind === 'found')
            return { ...outcome, note: addSkipped(outcome.note, refusals) };
        if (outcome.kind === 'empty') {
            if (++empty === MAX_TRIED)
                break;
            continue;
        }
        refusals.push(outcome.reason);
        request.log.info(`The baseline artifact ${candidate.artifact.id} of ${candidate.commit.slice(0, 7)} is skipped: ${outcome.reason}.`);
        if (refusals.length === MAX_TRIED)
            break;
    }
    return {
        kind: 'none',
        reason: `no artifact ${name} can be used: ${refusals[0] ?? (empty === 0 ? 'none was tried' : 'they are of failed measurements')}`,
    };
}
/** The note of a choice, with the better ones that could not be had. */
function addSkipped(note, refusals) {
    const [first] = refusals;
    if (first === undefined)
        return note;
    const skipped = `${refusals.length === 1 ? 'a better one was' : `${refusals.length} better ones were`} skipped: ${first}`;
    return note === null ? skipped : `${note}; ${skipped}`;
}
/** Those of the reference point, which cost no comparison; then the others by their place in the history. */
async function* bestFirst(request, home, client, candidates) {
    const isExact = ({ commit }) => commit === request.referencePoint;
    for (const candidate of candidates.filter(isExact))
        yield { ...candidate, distance: { behind: 0, ahead: 0 } };
    const others = candidates.filter((candidate) => !isExact(candidate));
    const distances = await measureDistances(request, home, client, [...new Set(others.map(({ commit }) => commit))]);
    yield* (0,choose_baseline/* rankCandidates */.RK)(others.map((one) => ({ ...one, distance: distances.get(one.commit) ?? null })));
}
/** Asks for the distances of the newest commits, a few at a time, until one of them is an ancestor. */
async function measureDistances({ referencePoint }, { owner, repo }, client, commits) {
    const distances = new Map();
    if (referencePoint === null)
        return distances;
    while (distances.size < Math.min(commits.length, MAX_COMPARED)) {
        const next = commits.slice(distances.size, distances.size + COMPARED_AT_ONCE);
        const asked = next.map((commit) => measureDistance({ client, owner, repo, commit, referencePoint }));
        for (const [index, distance] of (await Promise.all(asked)).entries())
            distances.set(next[index] ?? '', distance);
        if ([...distances.values()].some(choose_baseline/* isAncestor */.QX))
            break;
    }
    return distances;
}
function refuse(reason) {
    return { kind: 'refused', reason };
}
async function tryCandidate(request, home, client, candidate) {
    const { owner, repo } = home;
    const unfetched = await (0,fetch_candidate/* fetchCandidate */.C)({ client, home, candidate, folder: request.folder });
    if (unfetched !== null)
        return refuse(unfetched.reason);
    if (await (0,history_file/* hasHistoryAlone */.W)(request.folder))
        return { kind: 'empty' };
    const refusal = await (0,fetch_candidate/* inspectCandidate */._)(candidate, request);
    if (refusal !== null)
        return refuse(refusal);
    const age_hours = (0,choose_baseline/* hoursBetween */.UH)(candidate.artifact.createdAt, request.clock.now());
    const stale = (0,choose_baseline/* describeStaleness */.M0)(candidate.distance, age_hours);
    return {
        kind: 'found',
        folder: request.folder,
        commit: candidate.commit,
        branch: home.defaultBranch,
        age_hours,
        distance: candidate.distance,
        run_url: `${home.serverUrl}/${owner}/${repo}/actions/runs/${candidate.runId}`,
        note: (0,choose_baseline/* describeChoice */.be)(candidate.distance, request.referencePoint !== null),
        ...(stale === null ? {} : { stale }),
    };
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/model/suggest.js
var suggest = __webpack_require__(31406);
// EXTERNAL MODULE: ./build/shell/baselines/run-header.js
var run_header = __webpack_require__(24129);
;// CONCATENATED MODULE: ./build/shell/baselines/path.js






/** A run folder or a reference in the checkout: a committed baseline, or one that an earlier step has put there. */
const path = {
    name: 'path',
    describe: 'a path to a run folder (with `run.json` and `trials.jsonl`), or to a reference that `goldenpair ratchet` wrote',
    accepts: () => true,
    resolve: async ({ input, suite, workingDirectory, referencePoint, github, inspect, clock }) => {
        const given = (0,external_node_path_.resolve)(workingDirectory, input);
        const found = await (0,promises_.stat)(given).catch(() => null);
        if (found === null) {
            const meant = (0,suggest/* suggest */.Z)(input, ['artifact', 'ref']);
            return {
                kind: 'none',
                reason: `nothing is at ${input} (input \`baseline\`)${meant === null ? '' : `; did you mean \`${meant}\`?`}`,
            };
        }
        const folder = (0,external_node_path_.basename)(given) === 'run.json' ? (0,external_node_path_.dirname)(given) : given;
        const isReference = found.isFile() && folder === given;
        const read = await (isReference ? run_header/* readReferenceHeader */.F : run_header/* readRunHeader */.T)(folder, suite);
        if (read.kind === 'refused')
            return { kind: 'none', reason: `${input} cannot be used: ${read.reason}` };
        const failure = await inspect(folder);
        if (failure !== null)
            return { kind: 'none', reason: `${input} cannot be used: ${failure}` };
        const { commit, branch, started_at, finished_at } = read.header;
        const finished = Date.parse(finished_at ?? started_at);
        const canMeasure = github !== null && commit !== null && referencePoint !== null;
        const age_hours = Number.isNaN(finished) ? null : (0,choose_baseline/* hoursBetween */.UH)(new Date(finished), clock.now());
        const distance = canMeasure
            ? await measureDistance({
                client: await github.connect(),
                owner: github.owner,
                repo: github.repo,
                commit,
                referencePoint,
            })
            : null;
        const stale = (0,choose_baseline/* describeStaleness */.M0)(distance, age_hours);
        const staleness = stale === null ? {} : { stale };
        return { kind: 'found', folder, commit, branch, age_hours, distance, run_url: null, note: null, ...staleness };
    },
};

;// CONCATENATED MODULE: ./build/shell/baselines/index.js


/** The first that accepts the input `baseline` resolves it; `path` accepts everything and so comes last. */
const BASELINES = [artifact, path];
/** The run to compare with, or why there is none. */
async function resolveBaseline(request) {
    const definition = BASELINES.find(({ accepts }) => accepts(request.input)) ?? path;
    return definition.resolve(request);
}


/***/ }),

/***/ 32121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ listParents)
/* harmony export */ });
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14799);

/** The parents of a commit, the first that it was merged into; null where GitHub does not say. */
async function listParents(client, { owner, repo, sha }) {
    try {
        const { data } = await client.rest.repos.getCommit({ owner, repo, ref: sha, per_page: 1 });
        return data.parents.map((parent) => parent.sha);
    }
    catch (error) {
        if ((0,_request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .readRequestFailure */ .iu)(error) === null)
            throw error;
        return null;
    }
}


/***/ }),

/***/ 36388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ writeConfirmations)
/* harmony export */ });
/* harmony import */ var _io_append_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12894);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61543);


/** Starts `confirmations.jsonl` over what was there. Throws the user's error `output-unwritable`, and so do the writer's functions. */
function writeConfirmations(folder, head) {
    const lines = (0,_io_append_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .createLines */ .O)((0,_run_files_js__WEBPACK_IMPORTED_MODULE_1__/* .confirmationsFile */ .NJ)(folder));
    const write = (value) => lines.append(JSON.stringify(value));
    write(head);
    return { append: write, stop: write, [Symbol.dispose]: () => lines[Symbol.dispose]() };
}


/***/ })

};
