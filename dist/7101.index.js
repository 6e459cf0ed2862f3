export const id = 7101;
export const ids = [7101,4944];
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

/***/ 94735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ confirmFailures)
});

// EXTERNAL MODULE: ./build/core/compare/comparability.js
var comparability = __webpack_require__(87880);
// EXTERNAL MODULE: ./build/core/compare/flips.js
var flips = __webpack_require__(69678);
// EXTERNAL MODULE: ./build/core/compare/apply-rules.js
var apply_rules = __webpack_require__(83640);
// EXTERNAL MODULE: ./build/core/compare/metric-columns.js
var metric_columns = __webpack_require__(15546);
// EXTERNAL MODULE: ./build/core/compare/pair-cases.js
var pair_cases = __webpack_require__(92344);
// EXTERNAL MODULE: ./build/core/compare/zero-tolerance.js
var zero_tolerance = __webpack_require__(45072);
;// CONCATENATED MODULE: ./build/core/compare/plan-confirmations.js






const SUCCESS = { id: 'success' };
/**
 * The cases that zero tolerance wants asked again, sorted by id, and how often each at most: `CONFIRMING_TRIALS` less the scored ones
 * that there are. None where success cannot be compared, and none of a deterministic target, which proves a flip at once.
 */
function planConfirmations(input) {
    const [baseline, candidate] = [(0,apply_rules/* applyRules */.I)(input.ruleSet, input.baseline), (0,apply_rules/* applyRules */.I)(input.ruleSet, input.candidate)];
    if ((0,comparability/* findComparability */.st)(baseline, candidate).redefined.has(SUCCESS.id))
        return [];
    const { zero_tolerance: scope, deterministic: isDeterministic } = candidate.run.settings;
    const passes = (0,flips/* countPasses */.v)({
        pairing: (0,pair_cases/* pairCases */.Q)(baseline, candidate, input.ruleSet?.subset),
        baseline: (0,metric_columns/* indexTrials */.Ae)(baseline.trials)(SUCCESS),
        candidate: (0,metric_columns/* indexTrials */.Ae)(candidate.trials)(SUCCESS),
        confirmations: new Map(),
    });
    return (0,zero_tolerance/* findUnconfirmed */.EO)(passes, { scope, isDeterministic });
}

// EXTERNAL MODULE: ./build/core/metrics/build-metrics.js
var build_metrics = __webpack_require__(50632);
// EXTERNAL MODULE: ./build/core/model/confirmation.js
var confirmation = __webpack_require__(235);
// EXTERNAL MODULE: ./build/core/model/error.js + 2 modules
var model_error = __webpack_require__(90876);
// EXTERNAL MODULE: ./build/shell/io/sleep.js
var sleep = __webpack_require__(72149);
// EXTERNAL MODULE: ./build/shell/runs/read-observations.js + 1 modules
var read_observations = __webpack_require__(64796);
// EXTERNAL MODULE: ./build/shell/runs/run-files.js
var run_files = __webpack_require__(61543);
// EXTERNAL MODULE: ./build/shell/runs/read-run.js + 1 modules
var read_run = __webpack_require__(53139);
// EXTERNAL MODULE: ./build/shell/runs/write-confirmations.js
var write_confirmations = __webpack_require__(36388);
// EXTERNAL MODULE: ./build/shell/targets/index.js + 60 modules
var targets = __webpack_require__(79359);
// EXTERNAL MODULE: ./build/core/metrics/score-trial.js + 1 modules
var score_trial = __webpack_require__(43732);
// EXTERNAL MODULE: ./build/app/budget/spending.js + 1 modules
var spending = __webpack_require__(17241);
// EXTERNAL MODULE: ./build/app/judging/judge-trial.js + 2 modules
var judge_trial = __webpack_require__(15547);
// EXTERNAL MODULE: ./build/app/judging/work-through.js
var work_through = __webpack_require__(80910);
// EXTERNAL MODULE: ./build/app/run-suite/ask-trial.js
var ask_trial = __webpack_require__(21835);
;// CONCATENATED MODULE: ./build/app/confirm-failures/ask-again.js





/**
 * Asks cases again, in the order of the plan and each until it passes or was asked as often as planned; which cases were not, and
 * why, or null. Their trials are numbered on from the run's own. Rejects as `TargetSession.ask` does.
 */
async function askAgain(input) {
    const { run, plan, clock } = input;
    const start = clock.monotonicMs();
    const cases = new Map(run.cases.map((golden) => [golden.id, golden]));
    const cutShort = [];
    let stoppedBy = null;
    const mayGoOn = () => {
        if (input.spending !== null && input.spending.halted() !== null)
            stoppedBy ??= 'budget';
        if (clock.monotonicMs() - start > input.limitMs)
            stoppedBy ??= 'time';
        return stoppedBy === null;
    };
    const askOrStop = async (planned, signal) => {
        const isHopeless = () => input.pacer !== null && input.pacer.gaveUp() !== null;
        try {
            const made = await (0,ask_trial/* askTrial */.Q)(input.session, {
                ...planned,
                checkout: input.checkout,
                retries: input.retries,
                isHopeless,
                signal,
                sleep: input.sleep,
            });
            const judged = await input.judge?.judge({ ...planned, observation: made.observation }, signal);
            return { ...made, ...(judged && (0,judge_trial/* recordJudged */.vl)(judged)) };
        }
        catch (error) {
            if (!(error instanceof spending/* NotAffordable */.S))
                throw error;
            stoppedBy ??= 'budget';
            return null;
        }
    };
    const askCase = async ({ case_id, trials }, signal) => {
        const golden = cases.get(case_id);
        if (golden === undefined)
            throw new Error(`the plan has a case that the run lacks: ${case_id}`);
        for (let again = 0; again < trials; again++) {
            signal.throwIfAborted();
            const trial = run.trials_per_case + again;
            const planned = { golden, trial, suite: run.settings, settings: input.settings, seed: run.seed };
            const made = mayGoOn() ? await askOrStop(planned, signal) : null;
            if (made === null) {
                cutShort.push(golden.id);
                return;
            }
            const { observation, judgments } = made;
            const scores = (0,score_trial/* scoreTrial */.$)({ metrics: input.metrics, golden, observation, ...(judgments && { judgments }) });
            input.onTrial({ case: golden.id, trial, ...made, ...scores });
            if (scores.scores['success'] === 1)
                return;
        }
    };
    const { concurrency } = run.settings;
    await (0,work_through/* workThrough */.H)({ items: inOrder(plan), concurrency, signal: input.signal }, askCase);
    return stoppedBy === null || cutShort.length === 0 ? null : { stopped_by: stoppedBy, cases: cutShort.sort() };
}
// eslint-disable-next-line @typescript-eslint/require-await -- as readers of files give their items
async function* inOrder(items) {
    yield* items;
}

// EXTERNAL MODULE: ./build/app/evaluate/read-anew.js
var read_anew = __webpack_require__(77378);
// EXTERNAL MODULE: ./build/app/pacing/open-pacers.js + 3 modules
var open_pacers = __webpack_require__(27279);
// EXTERNAL MODULE: ./build/app/run-suite/limit-target.js + 2 modules
var limit_target = __webpack_require__(31937);
// EXTERNAL MODULE: ./build/app/run-suite/locate-spans.js + 3 modules
var locate_spans = __webpack_require__(81324);
// EXTERNAL MODULE: ./build/app/run-suite/start-target.js + 2 modules
var start_target = __webpack_require__(77312);
;// CONCATENATED MODULE: ./build/app/confirm-failures.js
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
















/** Re-runs may take as long as the run did, and this long in any case. */
const MIN_LIMIT_MS = 5 * 60_000;
/**
 * Asks the newly failing cases that zero tolerance watches again, up to three trials in all (verdict-rules 7), and records what comes
 * back beside the run: gives the path of that file. Null, and nothing is asked, where there is no baseline, nothing newly fails, or one
 * trial is proof. Throws `run-interrupted` when aborted, `output-unwritable`, and as reading the two runs does.
 */
async function confirmFailures(request) {
    const { folder, baseline, ruleSet, log, signal } = request;
    if (baseline.kind === 'none')
        return null;
    const run = await (0,read_run/* readRun */.c)(folder);
    if (run.stopped !== undefined || !isWatched(run, ruleSet))
        return null;
    const metrics = (0,build_metrics/* buildMetrics */.G)((0,read_anew/* metricSettings */.Qp)(run, ruleSet));
    const candidate = await (0,read_anew/* readAnew */.QM)({ folder, run, metrics, log });
    const base = await (0,read_anew/* readAnew */.QM)({ folder: baseline.folder, run: await (0,read_run/* readRun */.c)(baseline.folder), metrics, log });
    const plan = planConfirmations({ baseline: base, candidate, ...(ruleSet === null ? {} : { ruleSet }) });
    if (plan.length === 0)
        return null;
    log.info(`Asking ${plan.length === 1 ? '1 newly failing case' : `${plan.length} newly failing cases`} again, up to ${confirmation/* CONFIRMING_TRIALS */.t3} trials in all.`);
    const costs = candidate.trials.flatMap(({ scores }) => scores['cost.usd'] ?? []);
    try {
        await askAndRecord(request, {
            run,
            plan,
            metrics,
            baseline_run_id: base.run.run_id,
            dearestUsd: costs.length === 0 ? null : Math.max(...costs),
        });
        return (0,run_files/* confirmationsFile */.NJ)(folder);
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
        const [done, again] = [candidate.trials.length, plan.reduce((sum, { trials }) => sum + trials, 0)];
        const facts = { folders: [folder], done, total: done + again, isResumable: false };
        throw new model_error/* UserError */.y('run-interrupted', facts, { cause: error });
    }
}
/** Whether zero tolerance could want a re-run at all, before anything long is read. */
function isWatched({ settings, cases }, ruleSet) {
    const { zero_tolerance: scope, deterministic } = ruleSet?.rules.settings ?? settings;
    if (deterministic && settings.deterministic)
        return false;
    return scope === 'all' || (scope === 'critical' && cases.some(({ critical }) => critical));
}
async function askAndRecord(request, wanted) {
    const { folder } = request;
    const { run, plan, baseline_run_id } = wanted;
    const head = { schema_version: confirmation/* CONFIRMATIONS_SCHEMA_VERSION */.ww, run_id: run.run_id, baseline_run_id };
    const hasCrashed = await findCrashing(request, plan);
    const isAnswering = [];
    const unreached = { stopped_by: 'target', cases: plan.map(({ case_id }) => case_id) };
    const record = async (ask) => {
        const writer = (0,write_confirmations/* writeConfirmations */.o)(folder, head);
        try {
            const stopped = await ask(writer.append);
            if (stopped !== null)
                writer.stop(stopped);
        }
        finally {
            writer[Symbol.dispose]();
        }
    };
    await record(async (append) => askFreshTarget(request, wanted, (trial) => {
        append(trial);
        isAnswering.push(!isCrash(trial) || hasCrashed.has(trial.case));
    }));
    // A target that answered before and now only crashes could not start again: that says nothing of the cases.
    const isDown = isAnswering.length > 0 && !isAnswering.includes(true);
    if (isDown)
        await record(() => Promise.resolve(unreached));
}
/** A fresh one, so that what the run left behind in the old one cannot make a case fail again. */
async function askFreshTarget(request, { run, plan, metrics, dearestUsd }, onTrial) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { suite, spending, workingDirectory, clock, signal } = request;
        const variant = suite.variants[run.variant];
        if (variant === undefined)
            throw new Error(`the suite has no variant ${run.variant}, which was measured`);
        const tookMs = Date.parse(run.finished_at ?? run.started_at) - Date.parse(run.started_at);
        const session = __addDisposableResource(env_1, await (0,start_target/* startTarget */.a)({ ...request, targets: targets/* REGISTRY */.M }, { suite: run.settings, variant, workingDirectory, hasAnswered: true }), true);
        const { concurrency } = run.settings;
        const judge = __addDisposableResource(env_1, (await request.startJudge?.(spending)) ?? null, true);
        const limited = (0,limit_target/* limitTarget */.p)(session, {
            variant,
            targets: targets/* REGISTRY */.M,
            pricing: run.pricing,
            limits: {
                spending,
                pacers: (0,open_pacers/* openPacers */.B)({
                    ...{ targets: targets/* REGISTRY */.M, judges: [], providers: request.providers },
                    ...{ concurrency, retries: suite.retries, clock, sleep: sleep/* systemSleep */.H, log: request.log },
                }),
            },
            dearestUsd,
            sample: null,
        });
        return await askAgain({
            ...limited,
            checkout: (0,locate_spans/* openSpanLocator */.R)(workingDirectory),
            spending,
            judge,
            run,
            settings: variant.target.settings,
            plan,
            metrics,
            retries: suite.retries,
            limitMs: Math.max(tookMs, MIN_LIMIT_MS),
            clock,
            sleep: sleep/* systemSleep */.H,
            signal,
            onTrial,
        });
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
/** The planned cases that made the target crash in the run itself. */
async function findCrashing({ folder, log }, plan) {
    const trials = await (0,read_observations/* readObservations */.i)(folder, { caseIds: new Set(plan.map(({ case_id }) => case_id)), log });
    return new Set([...trials].filter(([, made]) => made.some(isCrash)).map(([id]) => id));
}
function isCrash({ observation }) {
    return observation.status === 'failed' && observation.failure.kind === 'crash';
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

/***/ 10590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  finishRun: () => (/* binding */ finishRun)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/app/budget/continue-spending.js
var continue_spending = __webpack_require__(45596);
// EXTERNAL MODULE: ./build/app/budget/open-ledger.js + 1 modules
var open_ledger = __webpack_require__(4252);
// EXTERNAL MODULE: ./build/app/confirm-failures.js + 2 modules
var confirm_failures = __webpack_require__(94735);
// EXTERNAL MODULE: ./build/app/judging/prepare-judging.js
var prepare_judging = __webpack_require__(97637);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
// EXTERNAL MODULE: ./build/core/model/run.js + 1 modules
var run = __webpack_require__(74920);
;// CONCATENATED MODULE: ./build/core/model/result-file.js


const RESULT_SCHEMA_VERSION = 1;
const spent = {
    /** Sums over the trials whose tokens or cost are known; null when none is. They grow with the trials and are never compared. */
    tokens_total: schemas.number().nullable(),
    cost_usd_total: schemas.number().nullable(),
};
/** What one case gave: its scores are means over its trials. */
const questionSchema = schemas.strictObject({
    id: schemas.string(),
    query: schemas.string(),
    tags: schemas.array(schemas.string()),
    trials: schemas.int().positive(),
    /** By metric id; `stddev_sample` is null below two scored trials. */
    scores: schemas.record(schemas.string(), schemas.strictObject({ mean: schemas.number(), stddev_sample: schemas.number().nullable(), n: schemas.int().positive() })),
    ...spent,
    /** The trial that stands for them. `answer` is null when it failed, and `failure` says how. */
    representative: schemas.strictObject({
        trial: schemas.int().nonnegative(),
        answer: schemas.string().nullable(),
        failure: schemas.string().nullable(),
    }),
});
/** `{variant}_{suite}_{YYYYMMDD_HHMMSS}.json`, all trials of a run, or `…_run<n>.json`, one trial of every case. */
const resultFileSchema = schemas.strictObject({
    schema_version: schemas.literal(RESULT_SCHEMA_VERSION),
    ...run/* runSchema */.Lx.pick({
        run_id: true,
        mode: true,
        suite: true,
        variant: true,
        commit: true,
        branch: true,
        started_at: true,
        finished_at: true,
        seed: true,
        subset: true,
        settings: true,
        pricing: true,
        environment: true,
        code_quality: true,
    }).shape,
    /** From 1; null in the file of all. */
    run_index: schemas.int().positive().nullable(),
    run_count: schemas.int().positive(),
    models: schemas.array(schemas.string()),
    /** By metric id, over the cases. */
    aggregates: schemas.record(schemas.string(), run/* metricSummarySchema */.MF),
    ...spent,
    /** In the order of the suite; cases without a trial are left out. */
    questions: schemas.array(questionSchema),
});

// EXTERNAL MODULE: ./build/core/stats/mean.js
var mean = __webpack_require__(84361);
// EXTERNAL MODULE: ./build/core/stats/sample-deviation.js
var sample_deviation = __webpack_require__(65412);
// EXTERNAL MODULE: ./build/core/stats/sum.js
var sum = __webpack_require__(36625);
// EXTERNAL MODULE: ./build/core/metrics/representative-trial.js
var representative_trial = __webpack_require__(26030);
// EXTERNAL MODULE: ./build/core/metrics/summarize-run.js
var summarize_run = __webpack_require__(51070);
;// CONCATENATED MODULE: ./build/core/metrics/build-result.js






/**
 * A run, or with `index` (from 1) one of its rounds of trials, as one document: every case with its means, and the whole with its figures.
 * Scores are those recorded. Source: design document 000, result files.
 */
function buildResult(run, trials, index = null) {
    const own = index === null ? trials : trials.filter(({ trial }) => trial === index - 1);
    const byCase = new Map();
    // By trial, so that sums and the representative do not depend on the order in which answers came.
    for (const trial of [...own].sort((a, b) => a.trial - b.trial))
        byCase.set(trial.case, [...(byCase.get(trial.case) ?? []), trial]);
    const { run_id, mode, suite, variant, commit, branch, started_at, finished_at, seed, subset } = run;
    const { settings, pricing, environment } = run;
    const questions = run.cases.flatMap((golden) => describeQuestion(golden, byCase.get(golden.id) ?? []));
    return {
        schema_version: RESULT_SCHEMA_VERSION,
        ...{ run_id, mode, suite, variant, commit, branch, started_at, finished_at, seed, subset },
        ...{ settings, pricing, environment },
        ...(run.code_quality && { code_quality: run.code_quality }),
        run_index: index,
        run_count: run.trials_per_case,
        models: run.fingerprints.models,
        aggregates: (0,summarize_run/* summarizeRun */.l)({ metrics: run.metrics, trials: own, kept: run.summaries }),
        tokens_total: totalOf(questions.flatMap(({ tokens_total: tokens }) => tokens ?? [])),
        cost_usd_total: totalOf(questions.flatMap(({ cost_usd_total: cost }) => cost ?? [])),
        questions,
    };
}
function describeQuestion({ id, query, tags }, trials) {
    const told = (0,representative_trial/* representativeTrial */.O)(trials);
    if (told === null)
        return [];
    const valuesOf = (metric) => trials.flatMap(({ scores }) => scores[metric] ?? []);
    const metrics = new Set(trials.flatMap(({ scores }) => Object.keys(scores)));
    const { observation } = told;
    return [
        {
            id,
            query,
            tags,
            trials: trials.length,
            scores: Object.fromEntries([...metrics].map((metric) => {
                const values = valuesOf(metric);
                return [metric, { mean: (0,mean/* mean */.i)(values), stddev_sample: (0,sample_deviation/* sampleDeviation */.g)(values), n: values.length }];
            })),
            tokens_total: totalOf(valuesOf('tokens.total')),
            cost_usd_total: totalOf(valuesOf('cost.usd')),
            representative: {
                trial: told.trial,
                answer: observation.status === 'ok' ? observation.reply.answer : null,
                failure: observation.status === 'ok' ? null : `${observation.failure.kind}: ${observation.failure.message}`,
            },
        },
    ];
}
function totalOf(values) {
    return values.length === 0 ? null : (0,sum/* sum */.c)(values);
}

// EXTERNAL MODULE: ./build/shell/io/replace-file.js
var replace_file = __webpack_require__(41237);
// EXTERNAL MODULE: ./build/shell/runs/read-trials.js
var read_trials = __webpack_require__(36022);
;// CONCATENATED MODULE: ./build/app/write-results.js




/**
 * Writes a recorded run as result files: `{variant}_{suite}_{YYYYMMDD_HHMMSS}.json`, and beside it `…_run<n>.json` for every round of trials
 * where there are several. Gives their paths, the first that of the whole. Answers are kept in memory meanwhile.
 * Throws the user's errors of reading trials and `output-unwritable`.
 */
async function writeResults(request) {
    const { run, runFolder, folder, log } = request;
    const trials = [];
    for await (const trial of (0,read_trials/* readTrials */.m)(runFolder, log))
        trials.push(trial);
    const name = nameResult(run);
    const rounds = run.trials_per_case < 2 ? [] : Array.from({ length: run.trials_per_case }, (_, round) => round + 1);
    const paths = [];
    for (const index of [null, ...rounds]) {
        const path = (0,external_node_path_.join)(folder, `${name}${index === null ? '' : `_run${index}`}.json`);
        await (0,replace_file/* replaceFile */.f)(path, `${JSON.stringify(buildResult(run, trials, index), null, 2)}\n`);
        paths.push(path);
    }
    return paths;
}
/**
 * The name of a result file without its ending; the time is the start of the run in UTC.
 * @example langgraph_rag_qa_20260209_174417
 */
function nameResult({ variant, suite, started_at: start, }) {
    const [date = '', time = ''] = new Date(start).toISOString().split('T');
    const stamp = `${date.replaceAll('-', '')}_${time.slice(0, 8).replaceAll(':', '')}`;
    return [variant, suite.name, stamp].map((part) => part.replace(/[^A-Za-z0-9._-]+/g, '-')).join('_');
}

// EXTERNAL MODULE: ./build/bin/commands/evaluate-here.js
var evaluate_here = __webpack_require__(49773);
// EXTERNAL MODULE: ./build/bin/commands/print-evaluation.js
var print_evaluation = __webpack_require__(92341);
;// CONCATENATED MODULE: ./build/bin/commands/run/finish-run.js
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








/** What `goldenpair run` does with a run that was measured: its results, a second look at what newly fails, and the report. */
async function finishRun({ measured, watched, suite, surroundings, cache, baseline, }, { failOn, inference, outputFolder, results, }, { flags, terminal }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { workingDirectory, log } = terminal;
        if (results !== undefined) {
            const folder = (0,external_node_path_.resolve)(workingDirectory, results);
            const [path = folder] = await writeResults({ run: measured.run, runFolder: measured.out, folder, log });
            log.info(`The results are in ${(0,external_node_path_.relative)(workingDirectory, path)}.`);
        }
        const spending = __addDisposableResource(env_1, await (0,continue_spending/* continueSpending */.k)({
            ...{ suite, ledger: (0,open_ledger/* openLedger */.a)(workingDirectory), clock: surroundings.clock },
            ...{ folder: measured.out, log },
        }), false);
        await (0,confirm_failures/* confirmFailures */.W)({
            ...surroundings,
            suite,
            spending,
            startJudge: (0,prepare_judging/* judgeOfSuite */.r)(suite, { ...surroundings, cache }),
            folder: measured.out,
            baseline,
            ruleSet: null,
        });
        const evaluation = await (0,evaluate_here/* evaluateHere */.j)({
            candidateFolder: measured.out,
            measured: watched,
            baseline,
            failOn,
            outputFolder,
            ...(inference && { inference }),
        }, terminal);
        log.info(`The run is in ${(0,external_node_path_.relative)(workingDirectory, measured.out) || '.'}.`);
        return (0,print_evaluation/* printEvaluation */.c)(evaluation, flags, terminal);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
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
