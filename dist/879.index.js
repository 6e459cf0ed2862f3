export const id = 879;
export const ids = [879];
export const modules = {

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
    return (0,zero_tolerance/* findUnconfirmed */.E)(passes, { scope, isDeterministic });
}

// EXTERNAL MODULE: ./build/core/metrics/build-metrics.js
var build_metrics = __webpack_require__(50632);
// EXTERNAL MODULE: ./build/core/model/confirmation.js
var confirmation = __webpack_require__(235);
// EXTERNAL MODULE: ./build/core/model/error.js + 2 modules
var model_error = __webpack_require__(90876);
// EXTERNAL MODULE: ./build/core/stats/sum.js
var sum = __webpack_require__(36625);
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
// EXTERNAL MODULE: ./build/shell/targets/index.js + 58 modules
var targets = __webpack_require__(6432);
// EXTERNAL MODULE: ./build/core/metrics/score-trial.js + 1 modules
var score_trial = __webpack_require__(43732);
// EXTERNAL MODULE: ./build/app/budget/spending.js + 1 modules
var spending = __webpack_require__(17241);
// EXTERNAL MODULE: ./build/app/judging/judge-trial.js + 4 modules
var judge_trial = __webpack_require__(32827);
// EXTERNAL MODULE: ./build/app/run-suite/ask-trial.js
var ask_trial = __webpack_require__(21835);
;// CONCATENATED MODULE: ./build/app/confirm-failures/ask-again.js




/**
 * Asks cases again, in the order of the plan and each until it passes or was asked as often as planned; which cases were not, and
 * why, or null. Their trials are numbered on from the run's own. Rejects as `TargetSession.ask` does.
 */
async function askAgain(input) {
    const { run, plan, clock, signal } = input;
    const start = clock.monotonicMs();
    const cases = new Map(run.cases.map((golden) => [golden.id, golden]));
    const cutShort = [];
    let stoppedBy = null;
    let next = 0;
    const mayGoOn = () => {
        if (input.spending !== null && input.spending.halted() !== null)
            stoppedBy ??= 'budget';
        if (clock.monotonicMs() - start > input.limitMs)
            stoppedBy ??= 'time';
        return stoppedBy === null;
    };
    const askOrStop = async (planned) => {
        const isHopeless = () => input.pacer !== null && input.pacer.gaveUp() !== null;
        try {
            const made = await (0,ask_trial/* askTrial */.Q)(input.session, {
                ...planned,
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
    const work = async () => {
        for (let planned = plan[next++]; planned !== undefined; planned = plan[next++]) {
            const golden = cases.get(planned.case_id);
            if (golden === undefined)
                throw new Error(`the plan has a case that the run lacks: ${planned.case_id}`);
            for (let again = 0; again < planned.trials; again++) {
                signal.throwIfAborted();
                if (!mayGoOn()) {
                    cutShort.push(golden.id);
                    break;
                }
                const trial = run.trials_per_case + again;
                const made = await askOrStop({
                    golden,
                    trial,
                    suite: run.settings,
                    settings: input.settings,
                    seed: run.seed,
                });
                if (made === null) {
                    cutShort.push(golden.id);
                    break;
                }
                const { observation, judgments } = made;
                const scores = (0,score_trial/* scoreTrial */.$)({ metrics: input.metrics, golden, observation, ...(judgments && { judgments }) });
                input.onTrial({ case: golden.id, trial, ...made, ...scores });
                if (scores.scores['success'] === 1)
                    break;
            }
        }
    };
    await Promise.all(Array.from({ length: Math.min(run.settings.concurrency, plan.length) }, work));
    return stoppedBy === null || cutShort.length === 0 ? null : { stopped_by: stoppedBy, cases: cutShort.sort() };
}

// EXTERNAL MODULE: ./build/app/evaluate/read-anew.js
var read_anew = __webpack_require__(77378);
// EXTERNAL MODULE: ./build/app/budget/open-ledger.js + 1 modules
var open_ledger = __webpack_require__(4252);
// EXTERNAL MODULE: ./build/app/budget/open-spending.js + 1 modules
var open_spending = __webpack_require__(41172);
// EXTERNAL MODULE: ./build/app/pacing/open-pacers.js + 3 modules
var open_pacers = __webpack_require__(27279);
// EXTERNAL MODULE: ./build/app/run-suite/limit-target.js + 2 modules
var limit_target = __webpack_require__(31937);
// EXTERNAL MODULE: ./build/app/run-suite/start-target.js + 24 modules
var start_target = __webpack_require__(22601);
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
    const judged = candidate.trials.flatMap(({ scores }) => scores['judge.cost-usd'] ?? []);
    try {
        await askAndRecord(request, {
            run,
            plan,
            metrics,
            baseline_run_id: base.run.run_id,
            earlierUsd: (0,sum/* sum */.c)([...costs, ...judged]),
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
async function askFreshTarget(request, { run, plan, metrics, earlierUsd, dearestUsd }, onTrial) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { suite, workingDirectory, clock, signal } = request;
        const variant = suite.variants[run.variant];
        if (variant === undefined)
            throw new Error(`the suite has no variant ${run.variant}, which was measured`);
        const tookMs = Date.parse(run.finished_at ?? run.started_at) - Date.parse(run.started_at);
        const session = await (0,start_target/* startTarget */.a)({ ...request, targets: targets/* REGISTRY */.M }, { suite: run.settings, variant, workingDirectory, hasAnswered: true });
        const spending = __addDisposableResource(env_1, await (0,open_spending/* openSpending */.J)({ suite, ledger: (0,open_ledger/* openLedger */.a)(workingDirectory), clock, earlierUsd }), false);
        const { concurrency } = run.settings;
        const judge = __addDisposableResource(env_1, (await request.startJudge?.(spending)) ?? null, true);
        try {
            const limited = (0,limit_target/* limitTarget */.p)(session, {
                variant,
                targets: targets/* REGISTRY */.M,
                pricing: run.pricing,
                limits: {
                    spending,
                    pacers: (0,open_pacers/* openPacers */.B)({ concurrency, retries: suite.retries, clock, sleep: sleep/* systemSleep */.H, log: request.log }),
                },
                dearestUsd,
                sample: null,
            });
            return await askAgain({
                ...limited,
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
        finally {
            await session[Symbol.asyncDispose]();
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
/** The planned cases that made the target crash in the run itself. */
async function findCrashing({ folder, log }, plan) {
    const trials = await (0,read_observations/* readObservations */.i)(folder, { caseIds: new Set(plan.map(({ case_id }) => case_id)), log });
    return new Set([...trials].filter(([, made]) => made.some(isCrash)).map(([id]) => id));
}
function isCrash({ observation }) {
    return observation.status === 'failed' && observation.failure.kind === 'crash';
}


/***/ }),

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

/***/ 4483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ dryRun)
});

// EXTERNAL MODULE: ./build/core/judging/ask-judge.js + 4 modules
var ask_judge = __webpack_require__(91646);
// EXTERNAL MODULE: ./build/core/judging/choose-prompts.js + 5 modules
var choose_prompts = __webpack_require__(73710);
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
// EXTERNAL MODULE: ./build/shell/targets/index.js + 58 modules
var targets = __webpack_require__(6432);
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

// EXTERNAL MODULE: ./build/app/judging/judge-trial.js + 4 modules
var judge_trial = __webpack_require__(32827);
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
    const month = clock.now().toISOString().slice(0, 'YYYY-MM'.length);
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

/***/ 11317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ writePlan)
/* harmony export */ });
/* harmony import */ var _core_format_format_money_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2304);
/* harmony import */ var _core_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8499);


const BASIS = {
    earlier: 'as in the earlier run',
    bound: 'at most',
    declared: 'as max_trial_cost_usd says',
    none: 'costs nothing',
    unknown: 'nobody knows before it is asked',
};
const HEAD = ['asked', 'model', 'calls', 'tokens in', 'tokens out', 'USD', ''];
/** A plan as text: a row for each variant and question, prices by model, what it comes to, and the limits. */
function writePlan(plan) {
    const { max_cost_usd: budget, max_cost_usd_per_month: month, spent_usd: spent } = plan.budget;
    const unknown = plan.models.flatMap(({ model, price }) => (price === null ? [model] : []));
    return [
        `Nothing was asked. ${plan.suite} would ask for ${(0,_core_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(plan.cases, 'case')}:`,
        '',
        ...align([HEAD, ...plan.rows.map(writeRow)]),
        '',
        ...plan.models.map(({ model, calls, usd, price }) => `${model}: ${writeRange(calls)} calls, ${writeUsd(usd)}${price === null ? '' : ` (${(0,_core_format_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoney */ .u)(price.input)} in, ${(0,_core_format_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoney */ .u)(price.output)} out, a million tokens)`}`),
        `In all ${writeUsd(plan.usd)}, without retries.`,
        ...(unknown.length === 0 ? [] : [`No price is known for ${unknown.join(', ')}: set it under \`pricing\`.`]),
        budget === null
            ? 'There is no budget (max_cost_usd, --max-cost-usd).'
            : `The budget of this run is ${(0,_core_format_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoney */ .u)(budget)}.`,
        ...(month === null ? [] : [`Of ${(0,_core_format_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoney */ .u)(month)} a month ${(0,_core_format_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoney */ .u)(spent ?? 0)} is spent.`]),
        ...(plan.left_out_at_night.length === 0 ? [] : [`Left out at night: ${plan.left_out_at_night.join(', ')}.`]),
    ].join('\n');
}
function writeRow({ what, name, model, calls, tokens, usd, basis }) {
    const count = (value) => value === undefined ? '?' : (0,_core_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(value, { decimals: 0 });
    const isFree = basis === 'none';
    return [
        what === 'target' ? name : `judge: ${name}`,
        model ?? (isFree ? '–' : '?'),
        writeRange(calls),
        isFree ? '–' : count(tokens?.input),
        isFree ? '–' : count(tokens?.output),
        usd === null ? '?' : (0,_core_format_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoney */ .u)(usd),
        BASIS[basis],
    ];
}
function writeRange({ least, most }) {
    const [low, high] = [(0,_core_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(least, { decimals: 0 }), (0,_core_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(most, { decimals: 0 })];
    return low === high ? low : `${low} to ${high}`;
}
function writeUsd(usd) {
    return usd === null ? 'an unknown sum' : (0,_core_format_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoney */ .u)(usd);
}
function align(rows) {
    const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
    return rows.map((row) => row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd());
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
/* harmony import */ var _pacing_open_pacers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27279);
/* harmony import */ var _limit_judge_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85328);
/* harmony import */ var _start_judging_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47540);






/** Starts the judge of a run that is made already, within its rates. Throws as `startJudging` does. */
async function prepareJudging(input) {
    const { config, limits, concurrency, retries, clock, log, spending = null } = input;
    const pricing = (0,_core_metrics_default_pricing_js__WEBPACK_IMPORTED_MODULE_0__/* .completePricing */ .M)(input.pricing);
    const pacers = (0,_pacing_open_pacers_js__WEBPACK_IMPORTED_MODULE_5__/* .openPacers */ .B)({ concurrency, retries, clock, sleep: _shell_io_sleep_js__WEBPACK_IMPORTED_MODULE_1__/* .systemSleep */ .H, log });
    return (0,_start_judging_js__WEBPACK_IMPORTED_MODULE_4__/* .startJudging */ .V)({
        ...input,
        judges: _shell_judges_index_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY */ .M,
        pricing,
        sleep: _shell_io_sleep_js__WEBPACK_IMPORTED_MODULE_1__/* .systemSleep */ .H,
        limit: (session) => (0,_limit_judge_js__WEBPACK_IMPORTED_MODULE_3__/* .limitJudge */ .x)(session, { config, limits, pacers, pricing, spending: () => spending }),
    });
}
/** The judge of a suite, to be started when it is needed; null where it has none, or asks it nothing. */
function judgeOfSuite(suite, surroundings) {
    const { judge: config, judge_limits: limits, scoring, pricing, seed, concurrency, retries, timeout_seconds } = suite;
    if (config === undefined || scoring.judged.length === 0)
        return null;
    const timeoutMs = timeout_seconds * 1000;
    return async (spending = null) => prepareJudging({
        ...surroundings,
        spending,
        config,
        limits,
        scoring,
        pricing,
        seed,
        concurrency,
        retries,
        timeoutMs,
    });
}


/***/ }),

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
    'shard.index',
    'fingerprints.models',
    'fingerprints.judge_models',
]);
const PARTED = new Set(['suite', 'shard', 'settings', 'fingerprints']);
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









/**
 * Makes of all shards of a run the run that one machine would have written: the same trials and scores, the same summaries, and so
 * the same comparison, whatever the order of the folders. Lines of its trials.jsonl are sorted by trial and then case id; a whole
 * run's are in the order in which the trials finished. Observations are copied one at a time.
 * Throws as `checkShards` and `readScoredRun` do.
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
    try {
        for (const { part, start, end } of trials) {
            const buffer = Buffer.allocUnsafe(end - start);
            await files[part]?.read(buffer, 0, buffer.length, start);
            // Checked when it was found.
            await writer.append(JSON.parse(buffer.toString()));
        }
        const run = { ...merged, summaries: (0,summarize_run/* summarizeRun */.l)({ metrics: merged.metrics, trials }) };
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
        const { trials } = await (0,read_scored_run/* readScoredRun */.m)(folder, { log });
        const places = await (0,find_lines/* findLines */.L)((0,run_files/* runFiles */.NW)(folder).trials);
        for (const [index, trial] of trials.entries()) {
            const place = places[index];
            if (place === undefined)
                throw new Error(`${folder}: the trials changed while they were read`);
            found.push({ ...trial, part, start: place.start, end: place.end });
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
        ...first.run,
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

/***/ 9611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ rescoreRun)
});

// EXTERNAL MODULE: ./build/core/model/collect-scores.js
var collect_scores = __webpack_require__(66396);
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
// EXTERNAL MODULE: ./build/core/metrics/summarize-run.js
var summarize_run = __webpack_require__(51070);
// EXTERNAL MODULE: ./build/core/suite/fingerprint-case.js + 1 modules
var fingerprint_case = __webpack_require__(67199);
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
// EXTERNAL MODULE: ./build/app/judging/judge-trial.js + 4 modules
var judge_trial = __webpack_require__(32827);
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

// EXTERNAL MODULE: ./build/shell/io/share-signal.js
var share_signal = __webpack_require__(8198);
;// CONCATENATED MODULE: ./build/app/judging/work-through.js

/** Most that is under way at once, whatever a run says of itself. */
const MOST_WORKERS = 32;
/**
 * Hands every item to `work`, several at a time, reading ahead no further than that. The first failure stops the others and is thrown, when
 * they have ended.
 */
async function workThrough({ items, concurrency, signal: outer, }, work) {
    const failure = new AbortController();
    const signal = (0,share_signal/* shareSignal */.m)(AbortSignal.any([outer, failure.signal]));
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
        await Promise.allSettled(workers);
        await Promise.all(workers);
    }
    finally {
        // A generator that was left early must close its file.
        await items.return(undefined);
    }
}

// EXTERNAL MODULE: ./build/app/run-suite/tally.js + 2 modules
var run_suite_tally = __webpack_require__(90780);
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
        await workThrough(workers, async ({ judgments, judge_retries: _retries, ...observed }, signal) => {
            if (judgments !== undefined)
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
            summaries: (0,summarize_run/* summarizeRun */.l)({ metrics, trials: scored.trials() }),
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

/***/ 79879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// UNUSED EXPORTS: runCommandLine

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/core/model/suggest.js
var suggest = __webpack_require__(31406);
// EXTERNAL MODULE: ./build/core/model/error.js + 2 modules
var model_error = __webpack_require__(90876);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/app/aa/measure-twice.js + 12 modules
var measure_twice = __webpack_require__(41249);
// EXTERNAL MODULE: ./build/app/custom-metrics/scorer-program.js
var scorer_program = __webpack_require__(59569);
// EXTERNAL MODULE: ./build/app/dry-run.js + 1 modules
var dry_run = __webpack_require__(4483);
// EXTERNAL MODULE: ./build/app/load-suite.js + 6 modules
var load_suite = __webpack_require__(85888);
// EXTERNAL MODULE: ./build/app/locate-programs.js
var locate_programs = __webpack_require__(75024);
// EXTERNAL MODULE: ./build/app/provider-access.js
var provider_access = __webpack_require__(36342);
// EXTERNAL MODULE: ./build/app/registries.js + 1 modules
var app_registries = __webpack_require__(33919);
// EXTERNAL MODULE: ./build/core/render/terminal.js
var render_terminal = __webpack_require__(44183);
// EXTERNAL MODULE: ./build/shell/github/checkout.js
var github_checkout = __webpack_require__(88897);
// EXTERNAL MODULE: ./build/shell/io/clock.js
var clock = __webpack_require__(70280);
// EXTERNAL MODULE: ./build/shell/io/sha256.js
var sha256 = __webpack_require__(4879);
;// CONCATENATED MODULE: ./build/bin/commands/print-evaluation.js


/** The report for people and where its files are, or with `--json` the comparison for machines; gives the exit code. */
function printEvaluation(evaluation, flags, terminal) {
    const { comparison, report } = evaluation;
    if (flags['json'] === true)
        terminal.print(JSON.stringify(comparison, null, 2));
    else {
        terminal.print((0,render_terminal/* renderTerminal */.b)(report, { width: terminal.columns, color: terminal.color }));
        terminal.print(listFiles(evaluation, terminal));
    }
    return comparison.verdict.exit_code;
}
/** Where the files of an evaluation are, seen from where the user stands. */
function listFiles({ files, runFolders }, { workingDirectory }) {
    const rows = [...Object.entries(files), ...runFolders.map((folder) => ['run', folder])];
    const shown = (path) => {
        const near = (0,external_node_path_.relative)(workingDirectory, path);
        return near.startsWith('..') ? path : near;
    };
    return rows.map(([what, path]) => `  ${what.padEnd(10)}  ${shown(path)}`).join('\n');
}

// EXTERNAL MODULE: ./build/core/model/shard.js
var model_shard = __webpack_require__(91352);
// EXTERNAL MODULE: ./build/core/model/verdict.js
var verdict = __webpack_require__(59665);
;// CONCATENATED MODULE: ./build/bin/commands/flags.js



/** Flags that several commands share, so that they read the same everywhere. */
const SHARED_FLAGS = {
    suite: { type: 'string', value: 'FILE', description: 'the suite (default golden/suite.yaml)' },
    subset: { type: 'string', value: 'SELECTION', description: 'only these cases: tag:auth, id:run-*, difficulty:hard' },
    trials: { type: 'string', value: 'N', description: "attempts a case (default: the suite's)" },
    seed: { type: 'string', value: 'N', description: "seed of order and resampling (default: the suite's)" },
    concurrency: { type: 'string', value: 'N', description: "trials at once (default: the suite's)" },
    'timeout-seconds': { type: 'string', value: 'S', description: "time a trial may take (default: the suite's)" },
    out: { type: 'string', value: 'FOLDER', description: 'where files are written' },
    'fail-on': { type: 'string', value: 'WHAT', description: `${verdict/* FAIL_ON */.d$.join(' | ')} (default regression)` },
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
        throw new model_error/* UserError */.y('flag-invalid', { flag: name, got: text, expected: `a whole number of at least ${least}` });
    return value;
}
/** A flag's positive number, or undefined when it was not given. Throws `flag-invalid`. */
function positiveFlag(flags, name) {
    const text = textFlag(flags, name);
    if (text === undefined)
        return undefined;
    const value = Number(text);
    if (!Number.isFinite(value) || value <= 0)
        throw new model_error/* UserError */.y('flag-invalid', { flag: name, got: text, expected: 'a number above 0' });
    return value;
}
/** The `--fail-on` flag. Throws `flag-invalid`. */
function failOnFlag(flags) {
    const text = textFlag(flags, 'fail-on') ?? 'regression';
    const failOn = verdict/* FAIL_ON */.d$.find((word) => word === text);
    if (failOn === undefined)
        throw new model_error/* UserError */.y('flag-invalid', { flag: 'fail-on', got: text, expected: verdict/* FAIL_ON */.d$.join(', ') });
    return failOn;
}
/** The `--shard` flag; null when it was not given. Throws `flag-invalid`. */
function shardFlag(flags) {
    const text = textFlag(flags, 'shard');
    if (text === undefined)
        return null;
    const shard = (0,model_shard/* parseShard */.uK)(text);
    if (shard === null)
        throw new model_error/* UserError */.y('flag-invalid', { flag: 'shard', got: text, expected: model_shard/* SHARD_FORM */.KN });
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
        throw new model_error/* UserError */.y('flag-invalid', { flag: other, got: String(same), expected: `the same as --${name}, or none` });
    return value ?? same;
}

// EXTERNAL MODULE: ./build/app/dry-run/write-plan.js
var write_plan = __webpack_require__(11317);
;// CONCATENATED MODULE: ./build/bin/commands/print-plan.js

/** Prints what a run would ask. */
function printPlan(plan, flags, terminal) {
    terminal.print(flags['json'] === true ? JSON.stringify(plan, null, 2) : (0,write_plan/* writePlan */.p)(plan));
    return 0;
}

;// CONCATENATED MODULE: ./build/bin/commands/progress.js
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

;// CONCATENATED MODULE: ./build/bin/commands/aa.js
















const aa = {
    name: 'aa',
    summary: "run one variant twice, interleaved, to see the suite's noise",
    positionals: '',
    flags: {
        variant: { type: 'string', value: 'NAME', description: "which variant (default: the suite's)" },
        suite: SHARED_FLAGS.suite,
        subset: SHARED_FLAGS.subset,
        trials: { ...SHARED_FLAGS.trials, description: "attempts a case in each run (default: the suite's, at least 3)" },
        seed: SHARED_FLAGS.seed,
        concurrency: SHARED_FLAGS.concurrency,
        'timeout-seconds': SHARED_FLAGS['timeout-seconds'],
        out: SHARED_FLAGS.out,
        json: SHARED_FLAGS.json,
        ...SETTING_FLAGS,
        ...LIMIT_FLAGS,
        'target-env': TARGET_ENV,
        'judge-model': JUDGE_MODEL,
    },
    run: async ({ flags, terminal }) => {
        const { workingDirectory, log, env, signal } = terminal;
        const overrides = overridesOf(flags);
        const trials = wholeFlag(flags, 'trials') ?? null;
        const path = textFlag(flags, 'suite') ?? 'golden/suite.yaml';
        const targetEnvNames = namesFlag(flags, 'target-env');
        const scorer = (0,scorer_program/* locateScorer */.p)({ ...terminal, targetEnvNames });
        const suite = await (0,load_suite/* loadSuite */.bu)({ path, workingDirectory, registries: app_registries/* SUITE_REGISTRIES */.J, hash: sha256/* sha256 */.s, log, scorer });
        const variant = textFlag(flags, 'variant') ?? suite.default_variant;
        const subset = textFlag(flags, 'subset') ?? null;
        const outputFolder = (0,external_node_path_.resolve)(workingDirectory, textFlag(flags, 'out') ?? 'goldenpair-report');
        if (flags['dry-run'] === true) {
            const arm = { variant, trials: trials ?? (0,measure_twice/* trialsOfEach */._)(suite) };
            const earlier = [(0,external_node_path_.join)(outputFolder, 'runs', 'a')];
            const planned = { suite, arms: [arm, arm], earlier, subset, overrides, targetEnvNames, clock: clock/* systemClock */.m };
            return printPlan(await (0,dry_run/* dryRun */.P)({ ...terminal, ...planned }), flags, terminal);
        }
        const checkout = await (0,github_checkout/* readCheckout */.b$)({ workingDirectory, fallbackSha: null });
        const { noise, report, files, runFolders, exit_code } = await (0,measure_twice/* measureTwice */.L)({
            suite,
            variant,
            trials,
            outputFolder,
            details: 'full',
            subset,
            overrides,
            commit: checkout.sha,
            branch: null,
            env,
            targetEnvNames,
            providers: (0,provider_access/* providersOfShell */.g)(env),
            scorer,
            programs: (0,locate_programs/* locatePrograms */.g)(terminal.home),
            workingDirectory,
            clock: clock/* systemClock */.m,
            log,
            signal,
            onProgress: showProgress(terminal),
        });
        if (flags['json'] === true)
            terminal.print(JSON.stringify(noise, null, 2));
        else {
            terminal.print((0,render_terminal/* renderTerminal */.b)(report, { width: terminal.columns, color: terminal.color }));
            terminal.print(listFiles({ files, runFolders }, terminal));
        }
        return exit_code;
    },
};

// EXTERNAL MODULE: ./build/shell/cache/open-cache.js + 1 modules
var open_cache = __webpack_require__(74499);
;// CONCATENATED MODULE: ./build/bin/commands/cache-flag.js




/** The cache that `--cache-dir` names; null without it, and with `--no-cache`. */
function cacheFlag(flags, { workingDirectory, log }) {
    const folder = textFlag(flags, 'cache-dir');
    if (folder === undefined || flags['no-cache'] === true)
        return null;
    return (0,open_cache/* openCache */.b)({ folder: (0,external_node_path_.resolve)(workingDirectory, folder), clock: clock/* systemClock */.m, log });
}

// EXTERNAL MODULE: ./build/app/evaluate-tournament.js + 14 modules
var evaluate_tournament = __webpack_require__(83873);
// EXTERNAL MODULE: ./build/app/evaluate.js + 41 modules
var evaluate = __webpack_require__(90608);
// EXTERNAL MODULE: ./build/shell/runs/read-run.js + 1 modules
var read_run = __webpack_require__(53139);
;// CONCATENATED MODULE: ./build/bin/commands/evaluate-here.js




const QUICKCHART = { kind: 'quickchart', url: 'https://quickchart.io' };
/** Compares a recorded run as the command line does: everything is shown, charts have addresses, nothing is linked. */
async function evaluateHere(request, { log }) {
    return (0,evaluate/* evaluate */._)({
        ...request,
        details: 'full',
        charts: QUICKCHART,
        links: {},
        clock: clock/* systemClock */.m,
        log,
    });
}
/** A recorded run as the baseline, seen from where the user stands. Throws the user's errors of `readRun`. */
async function storedBaseline(path, { workingDirectory }) {
    const folder = (0,external_node_path_.resolve)(workingDirectory, path);
    const { commit, branch } = await (0,read_run/* readRun */.c)(folder);
    return { kind: 'found', folder, commit, branch, age_hours: null, distance: null, run_url: null, note: null };
}
/** What `--baseline` names; without it only absolute bounds can fail. */
async function baselineOf(path, terminal) {
    if (path !== undefined)
        return storedBaseline(path, terminal);
    return { kind: 'none', reason: 'none was given; name one with --baseline, or use `goldenpair compare` later' };
}

;// CONCATENATED MODULE: ./build/bin/commands/compare-folders.js




/** Compares two run folders, or more with each other, baseline first; prints the result and gives the exit code. */
async function compareFolders({ folders, failOn, outputFolder, flags, terminal, }) {
    const [baseline, candidate] = folders;
    if (baseline === undefined || candidate === undefined)
        throw new Error('two folders are wanted');
    if (folders.length > 2) {
        const { log } = terminal;
        const links = {};
        return printTournament(await (0,evaluate_tournament/* evaluateTournament */.D)({ folders, failOn, outputFolder, charts: QUICKCHART, links, log }), flags, terminal);
    }
    const stored = await storedBaseline(baseline, terminal);
    const evaluation = await evaluateHere({ candidateFolder: candidate, baseline: stored, failOn, outputFolder }, terminal);
    return printEvaluation(evaluation, flags, terminal);
}
/** The report for people and where its files are, or with `--json` ab.json for machines; gives the exit code. */
function printTournament(evaluation, flags, terminal) {
    const { tournament, report, comparisons } = evaluation;
    if (flags['json'] === true)
        terminal.print(JSON.stringify(tournament, null, 2));
    else {
        terminal.print((0,render_terminal/* renderTerminal */.b)(report, { width: terminal.columns, color: terminal.color }));
        terminal.print(listFiles(evaluation, terminal));
        for (const path of comparisons)
            terminal.print(listFiles({ files: { comparison: path }, runFolders: [] }, terminal));
    }
    return tournament.exit_code;
}

// EXTERNAL MODULE: ./build/app/ab.js + 1 modules
var ab = __webpack_require__(76165);
// EXTERNAL MODULE: ./build/app/measure.js + 12 modules
var measure = __webpack_require__(78959);
;// CONCATENATED MODULE: ./build/bin/commands/measure-variants.js













/** Runs two to ten variants interleaved, as `ab` and `demo` do, and gives their run folders in order. */
async function measureVariants(request) {
    const { terminal, workingDirectory, overrides } = request;
    const { log, env, signal } = terminal;
    const { suite, scorer, arms } = await readArms(request);
    const checkout = await (0,github_checkout/* readCheckout */.b$)({ workingDirectory, fallbackSha: null });
    const measured = await (0,measure/* measure */.x)({
        suite,
        arms,
        mode: 'ab',
        subset: request.subset,
        overrides,
        commit: checkout.sha,
        branch: null,
        env,
        targetEnvNames: request.targetEnvNames,
        providers: (0,provider_access/* providersOfShell */.g)(env),
        scorer,
        programs: (0,locate_programs/* locatePrograms */.g)(terminal.home),
        workingDirectory,
        cache: request.cache,
        clock: clock/* systemClock */.m,
        log,
        signal,
        onProgress: showProgress(terminal),
    });
    return measured.map(({ out }) => out);
}
/** What `measureVariants` would ask. The last runs in the folder say what a trial costs, where there are any. */
async function planVariants(request) {
    const { suite, arms } = await readArms(request);
    const earlier = arms.map(({ out }) => out);
    return (0,dry_run/* dryRun */.P)({ ...request.terminal, ...request, suite, arms, earlier, clock: clock/* systemClock */.m });
}
async function readArms({ suitePath, workingDirectory, variants, trials, outputFolder, ...request }) {
    const { terminal, targetEnvNames } = request;
    const scorer = (0,scorer_program/* locateScorer */.p)({ ...terminal, targetEnvNames });
    const registries = app_registries/* SUITE_REGISTRIES */.J;
    const suite = await (0,load_suite/* loadSuite */.bu)({
        path: suitePath,
        workingDirectory,
        registries,
        hash: sha256/* sha256 */.s,
        log: terminal.log,
        scorer,
    });
    const names = (0,ab.chooseArms)(variants ?? Object.keys(suite.variants).slice(0, 2), suite);
    const arms = names.map((variant) => ({
        variant,
        out: (0,external_node_path_.join)(outputFolder, 'runs', variant),
        trials: trials ?? suite.trials,
    }));
    return { suite, scorer, arms };
}

;// CONCATENATED MODULE: ./build/bin/commands/ab.js






const ab_ab = {
    name: 'ab',
    summary: 'run two to ten variants interleaved and compare every pair',
    positionals: '',
    flags: {
        variants: {
            type: 'string',
            value: 'A,B,…',
            description: 'the arms, baseline first (default: the first two of the suite)',
        },
        ...SHARED_FLAGS,
        ...SETTING_FLAGS,
        ...LIMIT_FLAGS,
        'cache-dir': CACHE_DIR,
        'target-env': TARGET_ENV,
        'judge-model': JUDGE_MODEL,
    },
    run: async ({ flags, terminal }) => {
        const { workingDirectory } = terminal;
        const failOn = failOnFlag(flags);
        const outputFolder = (0,external_node_path_.resolve)(workingDirectory, textFlag(flags, 'out') ?? 'goldenpair-report');
        const request = {
            suitePath: textFlag(flags, 'suite') ?? 'golden/suite.yaml',
            variants: textFlag(flags, 'variants')
                ?.split(',')
                .map((name) => name.trim()) ?? null,
            subset: textFlag(flags, 'subset') ?? null,
            trials: wholeFlag(flags, 'trials'),
            overrides: overridesOf(flags),
            targetEnvNames: namesFlag(flags, 'target-env'),
            cache: cacheFlag(flags, terminal),
            outputFolder,
            workingDirectory,
            terminal,
        };
        if (flags['dry-run'] === true)
            return printPlan(await planVariants(request), flags, terminal);
        const folders = await measureVariants(request);
        return compareFolders({ folders, failOn, outputFolder, flags, terminal });
    },
};

// EXTERNAL MODULE: ./build/shell/runs/read-reference.js
var read_reference = __webpack_require__(51246);
// EXTERNAL MODULE: ./build/core/model/tournament.js
var tournament = __webpack_require__(35053);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./build/bin/commands/compare-inputs.js









const MANIFESTS = ['.yaml', '.yml', '.json'];
/**
 * Reads an argument without running anything: a run folder, its run.json, a reference, or a suite manifest that is to be run. Throws the user's errors
 * `neither-run-nor-suite` and those of `readRun` and `loadSuite`.
 */
async function readCompareInput(argument, terminal, targetEnvNames) {
    const { workingDirectory, log } = terminal;
    const path = (0,external_node_path_.resolve)(workingDirectory, argument);
    const isFile = await isRegularFile(path);
    if (!isFile || (0,external_node_path_.basename)(path) === 'run.json') {
        const folder = isFile ? (0,external_node_path_.dirname)(path) : path;
        // A name like a manifest's that is not there was meant to be one.
        if (!isFile && MANIFESTS.includes((0,external_node_path_.extname)(path)))
            throw new model_error/* UserError */.y('suite-not-found', { path: argument });
        await (0,read_run/* readRun */.c)(folder);
        return { kind: 'run', folder };
    }
    if (await (0,read_reference/* claimsReference */.Tf)(path)) {
        await (0,read_run/* readRun */.c)(path);
        return { kind: 'run', folder: path };
    }
    const extension = (0,external_node_path_.extname)(path);
    if (!MANIFESTS.includes(extension))
        throw new model_error/* UserError */.y('neither-run-nor-suite', { path: argument });
    const scorer = (0,scorer_program/* locateScorer */.p)({ ...terminal, targetEnvNames });
    const suite = await (0,load_suite/* loadSuite */.bu)({ path, workingDirectory, registries: app_registries/* SUITE_REGISTRIES */.J, hash: sha256/* sha256 */.s, log, scorer });
    return { kind: 'suite', name: (0,external_node_path_.basename)(path, extension), suite };
}
async function isRegularFile(path) {
    try {
        return (await (0,promises_.stat)(path)).isFile();
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/bin/commands/run-configs.js








/**
 * The run folders of what is to be compared, in order: suites are run one after the other, each with its default variant, into folders named after
 * their files; recorded runs stay where they are. Throws the user's errors of `measure`.
 */
async function runConfigs(inputs, { trials, subset, overrides, targetEnvNames, outputFolder, terminal, }) {
    const { workingDirectory, env, log, signal } = terminal;
    const taken = new Set(inputs.flatMap((input) => (input.kind === 'run' ? [input.folder.toLowerCase()] : [])));
    // A recorded run that is to be compared must not be overwritten, and two suites may have the same file name.
    const takeFolder = (name) => {
        const start = (0,external_node_path_.join)(outputFolder, 'runs', name);
        let folder = start;
        for (let again = 2; taken.has(folder.toLowerCase()); again++)
            folder = `${start}-${again}`;
        taken.add(folder.toLowerCase());
        return folder;
    };
    const checkout = await (0,github_checkout/* readCheckout */.b$)({ workingDirectory, fallbackSha: null });
    const folders = [];
    for (const input of inputs) {
        if (input.kind === 'run') {
            folders.push(input.folder);
            continue;
        }
        const { suite, name } = input;
        log.info(`Running ${name}, variant ${suite.default_variant}.`);
        const [measured] = await (0,measure/* measure */.x)({
            suite,
            arms: [
                {
                    variant: suite.default_variant,
                    out: takeFolder(name),
                    trials: trials ?? suite.trials,
                },
            ],
            mode: 'run',
            subset,
            overrides,
            commit: checkout.sha,
            branch: null,
            env,
            targetEnvNames,
            providers: (0,provider_access/* providersOfShell */.g)(env),
            scorer: (0,scorer_program/* locateScorer */.p)({ ...terminal, targetEnvNames }),
            programs: (0,locate_programs/* locatePrograms */.g)(terminal.home),
            workingDirectory,
            clock: clock/* systemClock */.m,
            log,
            signal,
            onProgress: showProgress(terminal),
        });
        if (measured === undefined)
            throw new Error('the arm was not measured');
        folders.push(measured.out);
    }
    return folders;
}

;// CONCATENATED MODULE: ./build/bin/commands/compare.js








/** Flags that say how to run a suite, and mean nothing where all runs are recorded. */
const { subset, trials, seed, concurrency, 'timeout-seconds': timeout } = SHARED_FLAGS;
const { 'max-cost-usd': maxCost } = LIMIT_FLAGS;
const RUN_FLAGS = {
    subset,
    trials,
    seed,
    concurrency,
    'timeout-seconds': timeout,
    'max-cost-usd': maxCost,
    ...SETTING_FLAGS,
    'target-env': TARGET_ENV,
};
const compare = {
    name: 'compare',
    summary: 'compare recorded runs (needs no target, key or network), or suites that it runs first',
    positionals: 'BASELINE CANDIDATE [MORE …]',
    details: [
        ['a folder', 'a recorded run: run.json and trials.jsonl'],
        ['a reference.json', 'what `goldenpair ratchet` wrote, as the baseline'],
        ['a .yaml, .yml or .json file', 'a suite, which is run with its default variant first'],
    ],
    flags: {
        out: SHARED_FLAGS.out,
        'fail-on': SHARED_FLAGS['fail-on'],
        json: SHARED_FLAGS.json,
        ...RUN_FLAGS,
    },
    run: async ({ flags, positionals, terminal }) => {
        if (positionals.length < 2 || positionals.length > tournament/* MOST_VARIANTS */.rJ)
            throw wrongCount(positionals.length);
        // Every flag and every argument is read before anything runs: a mistake must not cost a run.
        const failOn = failOnFlag(flags);
        const settings = {
            trials: wholeFlag(flags, 'trials'),
            subset: textFlag(flags, 'subset') ?? null,
            overrides: overridesOf(flags),
            targetEnvNames: namesFlag(flags, 'target-env'),
        };
        const inputs = [];
        for (const argument of positionals)
            inputs.push(await readCompareInput(argument, terminal, settings.targetEnvNames));
        for (const input of inputs.slice(1))
            if (input.kind === 'run' && (await (0,read_reference/* isReference */.A_)(input.folder)))
                throw new model_error/* UserError */.y('arguments-invalid', {
                    command: 'compare',
                    got: 'a reference in the place of a candidate; it has no answers and can only be the baseline',
                    suggestion: null,
                });
        const idle = Object.keys(RUN_FLAGS).find((flag) => flags[flag] !== undefined);
        if (idle !== undefined && inputs.every(({ kind }) => kind === 'run'))
            throw new model_error/* UserError */.y('flag-invalid', {
                flag: idle,
                got: String(flags[idle]),
                expected: 'none beside recorded runs, where nothing is run',
            });
        const outputFolder = (0,external_node_path_.resolve)(terminal.workingDirectory, textFlag(flags, 'out') ?? 'goldenpair-report');
        const folders = await runConfigs(inputs, { ...settings, outputFolder, terminal });
        return compareFolders({ folders, failOn, outputFolder, flags, terminal });
    },
};
function wrongCount(count) {
    const got = `${count === 0 ? 'no' : count} ${count === 1 ? 'argument' : 'arguments'}, where two to ${tournament/* MOST_VARIANTS */.rJ} runs or suites are wanted, the baseline first`;
    return new model_error/* UserError */.y('arguments-invalid', { command: 'compare', got, suggestion: null });
}

;// CONCATENATED MODULE: ./build/bin/commands/demo.js




const demo = {
    name: 'demo',
    summary: "ask Goldenpair's own golden suite two ways, compare, and write the comment and the report",
    positionals: '',
    flags: {
        out: { type: 'string', value: 'FOLDER', description: 'where files are written (default goldenpair-report)' },
        json: { type: 'boolean', description: 'print the comparison as JSON, for machines' },
    },
    run: async ({ flags, terminal }) => {
        const outputFolder = (0,external_node_path_.resolve)(terminal.workingDirectory, textFlag(flags, 'out') ?? 'goldenpair-report');
        const folders = await measureVariants({
            cache: null,
            suitePath: 'golden/suite.yaml',
            variants: null,
            subset: null,
            trials: undefined,
            overrides: {},
            targetEnvNames: [],
            outputFolder,
            workingDirectory: terminal.home,
            terminal,
        });
        // It shows what a verdict looks like; there is nothing to fail.
        const code = await compareFolders({ folders, failOn: 'never', outputFolder, flags, terminal });
        if (flags['json'] !== true)
            terminal.print('\nNext: docs/suite.md, then `goldenpair --help`.');
        return code;
    },
};

;// CONCATENATED MODULE: ./build/core/import/separate-ids.js
/** A file that is imported a second time clashes everywhere; nobody reads a note for each. */
const NAMED_AT_MOST = 10;
/** Gives every case an id of its own: one that is taken gets the next free number behind it, and a note. */
function separateIds({ cases, notes }, taken) {
    const used = new Set(taken);
    const renamed = [];
    const separated = cases.map((imported) => {
        const { id } = imported.draft;
        let free = id;
        for (let number = 2; used.has(free); number++)
            free = `${id.slice(0, 190)}-${number}`;
        used.add(free);
        if (free === id)
            return imported;
        const { file, line } = imported;
        renamed.push({ file, line, message: `id \`${id}\` is taken: this case is \`${free}\`.` });
        return { ...imported, draft: { ...imported.draft, id: free } };
    });
    const [first] = renamed.slice(NAMED_AT_MOST);
    const more = renamed.length - NAMED_AT_MOST;
    const rest = first === undefined ? [] : [{ ...first, message: `${more} more ids are taken and got a number from here on.` }];
    return { cases: separated, notes: [...notes, ...renamed.slice(0, NAMED_AT_MOST), ...rest] };
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./build/core/import/write-cases.js

/** A case file in YAML 1.2: the heading as comments, one case after another, spans and short checks on one line each. */
function writeCases(heading, drafts) {
    const document = new dist/* Document */.yo(drafts, { aliasDuplicateObjects: false });
    (0,dist/* visit */.YR)(document, {
        Pair(_, pair) {
            const key = String(pair.key);
            if (key === 'tags' && (0,dist/* isSeq */.oP)(pair.value))
                pair.value.flow = true;
            if (key !== 'expected_spans' && key !== 'checks')
                return undefined;
            if ((0,dist/* isSeq */.oP)(pair.value))
                for (const item of pair.value.items)
                    if ((0,dist/* isMap */.jh)(item) && !item.has('json_schema'))
                        item.flow = true;
            return dist/* visit */.YR.SKIP;
        },
    });
    const comments = heading.map((line) => `# ${line.replaceAll(/\p{Cc}+/gu, ' ')}\n`).join('');
    return `${comments}${document.toString({ lineWidth: 0, flowCollectionPadding: true })}`;
}

// EXTERNAL MODULE: ./build/core/metrics/json-schema.js
var json_schema = __webpack_require__(78314);
// EXTERNAL MODULE: ./build/core/suite/parse-cases.js + 10 modules
var parse_cases = __webpack_require__(64169);
// EXTERNAL MODULE: ./build/shell/io/output-error.js
var output_error = __webpack_require__(48162);
;// CONCATENATED MODULE: ./build/shell/io/create-file.js



/** Writes a text file that is not there yet, its folder too; false, with nothing written, where there is one. Throws the user's error `output-unwritable`. */
async function createFile(path, text) {
    try {
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
        await (0,promises_.writeFile)(path, text, { flag: 'wx' });
        return true;
    }
    catch (error) {
        const isTaken = error instanceof Error && 'code' in error && error.code === 'EEXIST' && 'syscall' in error;
        if (isTaken && error.syscall === 'open')
            return false;
        throw (0,output_error/* asOutputError */.K)(error, path);
    }
}

// EXTERNAL MODULE: ./build/shell/io/files.js
var io_files = __webpack_require__(31809);
// EXTERNAL MODULE: ./build/shell/io/replace-file.js
var replace_file = __webpack_require__(41237);
;// CONCATENATED MODULE: ./build/app/import-suite.js












const MAX_BYTES = 100_000_000;
/**
 * Writes the cases of files in another format as a case file of a suite. Ids stay unique in the suite at `suitePath`, if there is
 * one. A case that the suite's own reader would refuse is left out with its reason. Throws the user's errors `file-exists`
 * (without `force`), `file-unreadable`, `import-invalid`, and `import-empty` with the notes already logged.
 */
async function importSuite({ importer, files, out, suitePath, tags, force, workingDirectory, scorer, log, }) {
    const target = (0,external_node_path_.resolve)(workingDirectory, out);
    const shown = (0,external_node_path_.relative)(workingDirectory, target).split(external_node_path_.sep).join('/');
    const refuseExisting = () => {
        throw new model_error/* UserError */.y('file-exists', { paths: [shown], cure: 'Give another name, or replace it with --force.' });
    };
    if (!force && (await (0,io_files/* locatePath */.o)(workingDirectory, target)) !== 'missing')
        refuseExisting();
    const sources = [];
    for (const path of files)
        sources.push({
            path,
            text: await (0,io_files/* readTextFile */.G)({ path: (0,external_node_path_.resolve)(workingDirectory, path), shown: path, maxBytes: MAX_BYTES }),
        });
    const taken = await takenIds({ suitePath, workingDirectory, scorer, except: shown });
    const read = importer.read(sources, { checkJsonSchema: json_schema/* checkJsonSchemaKeywords */.g });
    const { cases, notes } = refuseUnusable(separateIds(addTags(read, tags), taken));
    for (const { file, line, message } of notes)
        log.warning(`${file}${line === null ? '' : `:${line}`}: ${message}`);
    if (cases.length === 0)
        throw new model_error/* UserError */.y('import-empty', { format: importer.name, files });
    const heading = [
        `Imported by \`goldenpair import ${importer.name}\` from ${files.join(', ')}.`,
        'Edit it like any other case file: it is not read from there again.',
    ];
    const text = writeCases(heading, cases.map(({ draft }) => draft));
    if (force)
        await (0,replace_file/* replaceFile */.f)(target, text);
    else if (!(await createFile(target, text)))
        refuseExisting();
    const hasSuite = (await (0,io_files/* locatePath */.o)(workingDirectory, (0,external_node_path_.resolve)(workingDirectory, suitePath))) !== 'missing';
    return { count: cases.length, notes, hasSuite };
}
function addTags({ cases, notes }, tags) {
    if (tags.length === 0)
        return { cases, notes };
    const tagged = cases.map(({ draft, ...place }) => ({
        draft: { ...draft, tags: [...new Set([...(draft.tags ?? []), ...tags])] },
        ...place,
    }));
    return { cases: tagged, notes };
}
/** Ids of the suite's cases, those of one file excepted; none where there is no suite that can be read. */
async function takenIds({ suitePath, workingDirectory, scorer, except, }) {
    const silent = {
        debug: () => undefined,
        info: () => undefined,
        notice: () => undefined,
        warning: () => undefined,
        error: () => undefined,
    };
    try {
        const suite = await (0,load_suite/* loadSuite */.bu)({
            path: suitePath,
            workingDirectory,
            registries: app_registries/* SUITE_REGISTRIES */.J,
            hash: sha256/* sha256 */.s,
            log: silent,
            scorer,
        });
        return new Set(suite.cases.filter(({ at }) => at.file !== except).map(({ id }) => id));
    }
    catch (error) {
        // A suite with mistakes has `goldenpair validate`; it is no reason not to import.
        if (error instanceof model_error/* UserError */.y)
            return new Set();
        throw error;
    }
}
/** Holds every case against the suite's own reader as it will be written, one by one so that a bad one costs only itself. */
function refuseUnusable({ cases, notes }) {
    const refused = [];
    const usable = cases.filter(({ draft, file, line }) => {
        const text = writeCases([], [draft]);
        const { problems } = (0,parse_cases/* parseCases */.B)({
            files: [{ path: 'case.yaml', text }],
            hash: sha256/* sha256 */.s,
            checkJsonSchema: json_schema/* checkJsonSchemaKeywords */.g,
        });
        for (const { message } of problems)
            refused.push({ file, line, message: `left out: ${message}` });
        return problems.length === 0;
    });
    return { cases: usable, notes: [...notes, ...refused] };
}

;// CONCATENATED MODULE: ./build/core/import/judge-case.js
/**
 * The expected spans of judgments: a document's id is its path, its grade the relevance, best first. Grades of 0 and below are left
 * out, since a document that is not named counts the same; of two grades of a document the higher one stays.
 */
function spansOf(judgments) {
    const best = new Map();
    for (const { document, relevance } of judgments)
        if (relevance > (best.get(document) ?? 0))
            best.set(document, relevance);
    return [...best]
        .sort(([, a], [, b]) => b - a)
        .map(([path, relevance]) => (relevance === 1 ? { path } : { path, relevance }));
}
/** How many judgments do not become spans, in words, for the file that they stand in; nothing when all do. */
function noteLeftOut(judgments, file) {
    const zeros = judgments.filter(({ relevance }) => relevance <= 0).length;
    if (zeros === 0)
        return [];
    const message = `${count(zeros, 'judgment')} of 0 or below left out: a document that is not named counts the same.`;
    return [{ file, line: null, message }];
}
/** `1 query`, `2 queries`. */
function count(number, noun) {
    const plural = noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`;
    return `${number} ${number === 1 ? noun : plural}`;
}

;// CONCATENATED MODULE: ./build/core/import/name-case.js
const MAX_LENGTH = 60;
/**
 * An id made of a text: its words in lower case, joined by dashes, at most 60 characters; `fallback` where there is no word.
 * @example nameCase('How long is bread baked?', 'case') // 'how-long-is-bread-baked'
 */
function nameCase(text, fallback) {
    let id = '';
    for (const [word] of text
        .normalize('NFC')
        .toLowerCase()
        .matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
        if (id !== '' && id.length + 1 + word.length > MAX_LENGTH)
            break;
        id += `${id === '' ? '' : '-'}${word.slice(0, MAX_LENGTH)}`;
    }
    return id === '' ? fallback : id;
}
/** An id of another format as it may stand in a case: without control characters, trimmed, at most 200 characters; null when nothing is left. */
function cleanId(id) {
    const clean = id
        .replaceAll(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, 200);
    return clean === '' ? null : clean;
}

;// CONCATENATED MODULE: ./build/core/import/join-judgments.js


/** More queries than these are counted only: a collection's queries are often those of several splits. */
const join_judgments_NAMED_AT_MOST = 5;
/** Cases of queries and judgments that stand in different files. Queries without a relevant document are left out, with notes. */
function joinJudgments(queries, files) {
    const cases = [];
    const notes = files.flatMap(({ path, byQuery }) => noteLeftOut([...byQuery.values()].flat(), path));
    const leftOut = [];
    for (const query of queries) {
        const spans = spansOf(files.flatMap(({ byQuery }) => byQuery.get(query.id) ?? []));
        const id = cleanId(query.id) ?? `query-${query.line}`;
        const { file, line } = query;
        if (spans.length === 0)
            leftOut.push(query);
        else
            cases.push({ draft: { id, query: query.text, expected_spans: spans }, file, line });
    }
    for (const { id, file, line } of leftOut.slice(0, join_judgments_NAMED_AT_MOST))
        notes.push({ file, line, message: `query \`${id}\` left out: no document is judged relevant to it.` });
    const more = leftOut.length - join_judgments_NAMED_AT_MOST;
    const [first] = leftOut;
    if (first !== undefined && more > 0)
        notes.push({ file: first.file, line: null, message: `${count(more, 'more query')} left out for the same reason.` });
    const known = new Set(queries.map(({ id }) => id));
    for (const { path, byQuery } of files) {
        const strangers = [...byQuery].filter(([id]) => !known.has(id));
        const [stranger] = strangers;
        if (stranger === undefined)
            continue;
        const line = stranger[1][0]?.line ?? null;
        const message = `judgments of ${count(strangers.length, 'query')} left out, since no file has the text: ${strangers
            .slice(0, join_judgments_NAMED_AT_MOST)
            .map(([id]) => id)
            .join(', ')}${strangers.length > join_judgments_NAMED_AT_MOST ? ' …' : ''}.`;
        notes.push({ file: path, line, message });
    }
    return { cases, notes };
}

// EXTERNAL MODULE: ./build/core/import/json-record.js
var json_record = __webpack_require__(28806);
;// CONCATENATED MODULE: ./build/core/import/read-json-lines.js


/** The objects of a JSON Lines file with their lines from 1; empty lines are left out. Throws the user's error `import-invalid`. */
function readJsonLines({ path, text }, format) {
    return text
        .replace(/^\uFEFF/, '')
        .split(/\r?\n/)
        .flatMap((source, index) => {
        if (source.trim() === '')
            return [];
        const line = index + 1;
        const value = parse(source, (cause) => {
            throw new model_error/* UserError */.y('import-invalid', { format, path, line, problem: 'the line is not JSON' }, { cause });
        });
        if ((0,json_record/* isRecord */.u)(value))
            return [{ line, value }];
        throw new model_error/* UserError */.y('import-invalid', { format, path, line, problem: 'the line is not a JSON object' });
    });
}
function parse(source, refuse) {
    try {
        return JSON.parse(source);
    }
    catch (error) {
        return refuse(error);
    }
}

;// CONCATENATED MODULE: ./build/core/import/read-qrels.js

/**
 * Judgments in columns: query, document, grade (BEIR, by tabs, with or without a header) or query, iteration, document, grade
 * (TREC, by blanks or tabs). The iteration means nothing. Throws the user's error `import-invalid`.
 */
function readQrels({ path, text }, format) {
    const byQuery = new Map();
    let isFirst = true;
    for (const [index, source] of text
        .replace(/^\uFEFF/, '')
        .split(/\r?\n/)
        .entries()) {
        const fields = source.trim().split(source.includes('\t') ? /\t/ : /\s+/);
        if (source.trim() === '')
            continue;
        const isHeader = isFirst && !isNumber(fields.at(-1));
        isFirst = false;
        if (isHeader)
            continue;
        const [query, document, grade] = fields.length === 4 ? [fields[0], fields[2], fields[3]] : fields;
        const line = index + 1;
        if (fields.length < 3 || fields.length > 4 || !query || !document || !isNumber(grade))
            throw new model_error/* UserError */.y('import-invalid', {
                format,
                path,
                line,
                problem: 'a line of qrels has query, document and grade, or query, iteration, document and grade',
            });
        const judgments = byQuery.get(query) ?? [];
        judgments.push({ document, relevance: Number(grade), line });
        byQuery.set(query, judgments);
    }
    return { path, byQuery };
}
function isNumber(text) {
    return text !== undefined && /^[+-]?\d+(\.\d+)?$/.test(text.trim());
}

;// CONCATENATED MODULE: ./build/core/import/beir.js





const format = 'beir';
/** BEIR's queries and judgments: `queries.jsonl` with `_id` and `text`, qrels as TSV or JSON Lines. */
const beir = {
    name: format,
    title: 'BEIR: queries.jsonl and qrels (.tsv or .jsonl); corpus.jsonl is not needed',
    read: (files) => {
        const queries = [];
        const judgments = [];
        for (const file of files) {
            if (!/^\s*\{/.test(file.text.replace(/^\uFEFF/, ''))) {
                judgments.push(readQrels(file, format));
                continue;
            }
            const rows = readJsonLines(file, format);
            if (rows.some(({ value }) => 'corpus-id' in value))
                judgments.push(readJudgments(file, rows));
            else
                queries.push(...readQueries(file, rows));
        }
        const [first] = files;
        if (first !== undefined && (queries.length === 0 || judgments.length === 0))
            throw new model_error/* UserError */.y('import-invalid', {
                format,
                path: first.path,
                line: null,
                problem: `it takes queries and qrels together, and there are no ${queries.length === 0 ? 'queries' : 'qrels'}`,
            });
        return joinJudgments(queries, judgments);
    },
};
function readQueries({ path }, rows) {
    return rows.map(({ line, value }) => {
        const id = (0,json_record/* asText */.e)(value['_id'] ?? value['id']);
        const text = (0,json_record/* asText */.e)(value['text']);
        if (id === null || text === null)
            throw new model_error/* UserError */.y('import-invalid', { format, path, line, problem: 'a query has `_id` and `text`' });
        return { id, text, file: path, line };
    });
}
function readJudgments({ path }, rows) {
    const byQuery = new Map();
    for (const { line, value } of rows) {
        const query = (0,json_record/* asText */.e)(value['query-id']);
        const document = (0,json_record/* asText */.e)(value['corpus-id']);
        const relevance = Number(value['score']);
        if (query === null || document === null || !Number.isFinite(relevance))
            throw new model_error/* UserError */.y('import-invalid', {
                format,
                path,
                line,
                problem: 'a judgment has `query-id`, `corpus-id` and a number `score`',
            });
        const judgments = byQuery.get(query) ?? [];
        judgments.push({ document, relevance, line });
        byQuery.set(query, judgments);
    }
    return { path, byQuery };
}

// EXTERNAL MODULE: ./build/core/model/case.js
var model_case = __webpack_require__(23370);
// EXTERNAL MODULE: ./build/core/model/csv.js
var csv = __webpack_require__(20004);
;// CONCATENATED MODULE: ./build/core/import/csv.js




const csv_format = 'csv';
/** What a column gives to a case, by the names that such columns go by. */
const COLUMNS = {
    id: ['id', 'query_id', 'question_id', 'case_id'],
    query: ['query', 'question', 'text', 'input', 'prompt', 'user_input'],
    answer: ['answer', 'expected_answer', 'ground_truth_answer', 'ground_truth', 'reference', 'reference_answer'],
    contains: ['contains', 'must_contain'],
    tags: ['tags', 'tag', 'category', 'categories', 'topic'],
    source: ['source', 'sources', 'path', 'paths', 'document', 'documents', 'file', 'expected_sources'],
    difficulty: ['difficulty'],
    critical: ['critical'],
    notes: ['notes', 'note', 'comment', 'comments'],
};
/** Several values in one cell. */
const SEPARATORS = /[;|\n]/;
/** A table with a header: a row is a case. Commas, semicolons and tabs between fields are told apart by the header. */
const csv_csv = {
    name: csv_format,
    title: 'a table with a header: question, answer, tags, source …',
    read: (files) => {
        const read = files.map(readTable);
        return { cases: read.flatMap(({ cases }) => cases), notes: read.flatMap(({ notes }) => notes) };
    },
};
function readTable({ path, text }) {
    const refuse = (line, problem) => {
        throw new model_error/* UserError */.y('import-invalid', { format: csv_format, path, line, problem });
    };
    const { records, fault } = (0,csv/* parseCsv */.W)(text.replace(/^\uFEFF/, ''), delimiterOf(text));
    if (fault)
        refuse(fault.line, fault.message.replace(/\.$/, ''));
    const [header, ...rows] = records;
    if (header === undefined)
        return refuse(null, 'the file is empty');
    const names = header.map(({ text: name }) => name
        .trim()
        .toLowerCase()
        .replaceAll(/[\s-]+/g, '_'));
    const columns = new Map();
    for (const column of Object.keys(COLUMNS)) {
        const known = COLUMNS[column];
        const found = known.map((name) => names.indexOf(name)).find((index) => index >= 0);
        if (found !== undefined)
            columns.set(column, found);
    }
    if (!columns.has('query'))
        refuse(1, `no column is named ${COLUMNS.query.join(', ')}`);
    const used = new Set(columns.values());
    const unused = header.filter((_, index) => !used.has(index)).map(({ text: name }) => name);
    const notes = unused.length === 0 ? [] : [{ file: path, line: 1, message: `columns not carried over: ${unused.join(', ')}.` }];
    const cases = [];
    for (const row of rows) {
        const line = row[0]?.line ?? 1;
        const note = (message) => void notes.push({ file: path, line, message });
        const cell = (column) => row[columns.get(column) ?? -1]?.text.trim() ?? '';
        if (row.length !== header.length)
            note(`the row has ${row.length} fields and the header ${header.length}.`);
        if (cell('query') === '')
            note('row left out: it has no question.');
        else
            cases.push({ draft: readRow(cell, note), file: path, line });
    }
    return { cases, notes };
}
function readRow(cell, note) {
    const query = cell('query');
    const tags = split(cell('tags'), /[;|,\n]/);
    const sources = [...new Set(split(cell('source'), SEPARATORS))];
    const answers = split(cell('answer'), /\|/);
    const checks = split(cell('contains'), SEPARATORS).map((contains) => ({ contains }));
    const difficulty = model_case/* DIFFICULTIES */.Ke.find((known) => known === cell('difficulty').toLowerCase());
    if (cell('difficulty') !== '' && difficulty === undefined)
        note(`difficulty \`${cell('difficulty')}\` not carried over: it is none of ${model_case/* DIFFICULTIES */.Ke.join(', ')}.`);
    const [answer] = answers;
    return {
        id: cleanId(cell('id')) ?? nameCase(query, 'case'),
        query,
        ...(tags.length > 0 && { tags }),
        ...(difficulty !== undefined && { difficulty }),
        ...(/^(true|yes|y|1)$/i.test(cell('critical')) && { critical: true }),
        ...(cell('notes') !== '' && { notes: cell('notes') }),
        ...(sources.length > 0 && { expected_spans: sources.map((path) => ({ path })) }),
        ...(answer !== undefined && { expected_answer: answers.length === 1 ? answer : answers }),
        ...(checks.length > 0 && { checks }),
    };
}
function split(text, separators) {
    return text
        .split(separators)
        .map((part) => part.trim())
        .filter((part) => part !== '');
}
/** The one of comma, semicolon and tab that the header has most of. */
function delimiterOf(text) {
    const header = text.split(/[\r\n]/, 1)[0] ?? '';
    const counts = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: header.split(delimiter).length }));
    return counts.reduce((best, each) => (each.count > best.count ? each : best)).delimiter;
}

;// CONCATENATED MODULE: ./build/core/import/read-document.js


const MAX_ALIASES = 1000;
/** Reads a YAML or JSON file. Throws the user's error `import-invalid` where the notation is wrong. */
function readDocument({ path, text }, format) {
    const lines = new dist/* LineCounter */.HN();
    const document = (0,dist/* parseDocument */.Tp)(text.replace(/^\uFEFF/, ''), { lineCounter: lines, prettyErrors: false, merge: true });
    const refuse = (line, problem, cause) => {
        throw new model_error/* UserError */.y('import-invalid', { format, path, line, problem }, { cause });
    };
    const [fault] = document.errors;
    if (fault)
        refuse(lines.linePos(fault.pos[0]).line, `it is neither YAML nor JSON: ${fault.message}`, fault);
    return {
        value: convert(),
        lineOf: (steps) => {
            for (let length = steps.length; length > 0; length--) {
                const node = document.getIn(steps.slice(0, length), true);
                if ((0,dist/* isNode */.Ll)(node) && node.range)
                    return lines.linePos(node.range[0]).line;
            }
            return 1;
        },
    };
    function convert() {
        try {
            return document.toJS({ maxAliasCount: MAX_ALIASES });
        }
        catch (error) {
            // The yaml package's word for an alias without an anchor, and for too many of them.
            if (!(error instanceof ReferenceError))
                throw error;
            return refuse(1, error.message, error);
        }
    }
}

;// CONCATENATED MODULE: ./build/core/import/llmc.js





const llmc_format = 'llmc';
const QUERY_KEYS = ['query_id', 'text', 'judgments'];
/** LLMC's golden files: `{version, queries: [{query_id, text, judgments: [{doc_id, score}]}]}`, scores from 0 to 2. */
const llmc = {
    name: llmc_format,
    title: 'golden files of LLMC: JSON with queries and their judgments',
    read: (files) => {
        const cases = [];
        const notes = [];
        for (const file of files) {
            const { value, lineOf } = readDocument(file, llmc_format);
            const refuse = (path, problem) => {
                throw new model_error/* UserError */.y('import-invalid', { format: llmc_format, path: file.path, line: lineOf(path), problem });
            };
            const note = (line, message) => void notes.push({ file: file.path, line, message });
            const queries = (0,json_record/* isRecord */.u)(value) && Array.isArray(value['queries']) ? value['queries'] : null;
            if (queries === null)
                return refuse([], 'there is no list `queries`');
            const judged = [];
            for (const [index, entry] of queries.entries()) {
                const at = ['queries', index];
                if (!(0,json_record/* isRecord */.u)(entry))
                    return refuse(at, `\`queries[${index}]\` is not an object`);
                const line = lineOf(at);
                const query = (0,json_record/* asText */.e)(entry['text']);
                if (query === null)
                    return refuse(at, `\`queries[${index}]\` has no \`text\``);
                const id = cleanId((0,json_record/* asText */.e)(entry['query_id']) ?? '') ?? `query-${index + 1}`;
                const unknown = Object.keys(entry).filter((key) => !QUERY_KEYS.includes(key));
                if (unknown.length > 0)
                    note(line, `query \`${id}\`: not carried over: ${unknown.join(', ')}.`);
                const judgments = [];
                const listed = entry['judgments'] ?? [];
                if (!Array.isArray(listed))
                    return refuse([...at, 'judgments'], `\`queries[${index}].judgments\` is not a list`);
                for (const [number, judgment] of listed.entries()) {
                    const place = [...at, 'judgments', number];
                    const document = (0,json_record/* isRecord */.u)(judgment) ? (0,json_record/* asText */.e)(judgment['doc_id']) : null;
                    const score = (0,json_record/* isRecord */.u)(judgment) ? (judgment['score'] ?? 1) : null;
                    if (document === null || typeof score !== 'number')
                        return refuse(place, `\`queries[${index}].judgments[${number}]\` is not a \`doc_id\` with a \`score\``);
                    judgments.push({ document, relevance: score, line: lineOf(place) });
                }
                judged.push(...judgments);
                const spans = spansOf(judgments);
                if (spans.length === 0)
                    note(line, `query \`${id}\` left out: no document is judged relevant to it.`);
                else
                    cases.push({ draft: { id, query, expected_spans: spans }, file: file.path, line });
            }
            notes.push(...noteLeftOut(judged, file.path));
        }
        return { cases, notes };
    },
};

;// CONCATENATED MODULE: ./build/core/import/promptfoo/drop-annotations.js

/** Keywords of JSON Schema that demand nothing of a value (2020-12, "annotations" and identifiers). */
const ANNOTATIONS = new Set(['$schema', '$id', '$comment', 'title', 'description', 'default', 'examples', 'deprecated']);
/** A JSON Schema without the keywords that demand nothing; properties of these names stay. */
function dropAnnotations(schema) {
    return Object.fromEntries(Object.entries(schema)
        .filter(([keyword]) => !ANNOTATIONS.has(keyword))
        .map(([keyword, value]) => {
        if (!(0,json_record/* isRecord */.u)(value))
            return [keyword, value];
        if (keyword === 'items')
            return [keyword, dropAnnotations(value)];
        if (keyword !== 'properties')
            return [keyword, value];
        const inner = Object.entries(value).map(([name, each]) => [name, (0,json_record/* isRecord */.u)(each) ? dropAnnotations(each) : each]);
        return [keyword, Object.fromEntries(inner)];
    }));
}

;// CONCATENATED MODULE: ./build/core/import/promptfoo/fill-template.js

/** A variable of a template, as Nunjucks writes it; filters and statements are not filled. */
const VARIABLE = /\{\{-?\s*([\w$]+)\s*-?\}\}/g;
/**
 * A template with its variables filled in, and the names that were used. Null where a variable has no text or where something other
 * than a plain variable stands in it.
 * @example fillTemplate('To {{ language }}: {{text}}', { language: 'French', text: 'Hi' })?.text // 'To French: Hi'
 */
function fillTemplate(template, vars) {
    const used = [];
    let isWhole = true;
    const text = template.replaceAll(VARIABLE, (_, name) => {
        const value = Object.hasOwn(vars, name) ? (0,json_record/* asText */.e)(vars[name]) : null;
        if (value === null)
            isWhole = false;
        used.push(name);
        return value ?? '';
    });
    const rest = template.replaceAll(VARIABLE, '');
    return isWhole && !/\{\{|\{%/.test(rest) ? { text, used } : null;
}

;// CONCATENATED MODULE: ./build/core/import/promptfoo/convert-assertion.js



/** One conversion for each type of promptfoo that a check can say; a text says why it cannot be done here. */
const CONVERSIONS = {
    contains: eachText((contains) => ({ contains })),
    icontains: eachText((contains) => ({ contains, ignore_case: true })),
    'contains-all': eachText((contains) => ({ contains })),
    'icontains-all': eachText((contains) => ({ contains, ignore_case: true })),
    'not-contains': eachText((text) => ({ not_contains: text })),
    'not-icontains': eachText((text) => ({ not_contains: text, ignore_case: true })),
    'not-contains-any': eachText((text) => ({ not_contains: text })),
    'not-icontains-any': eachText((text) => ({ not_contains: text, ignore_case: true })),
    'contains-any': anyText({}),
    'icontains-any': anyText({ flags: 'i' }),
    'starts-with': eachText((text) => ({ regex: `^${escapeRegex(text)}` })),
    equals: (assertion, given) => {
        const { value } = assertion;
        // Both compare JSON by its value.
        if (typeof value === 'object' && value !== null)
            return [{ json_schema: { const: value } }];
        return eachText((equals) => ({ equals }))(assertion, given);
    },
    regex: pattern((regex) => regex),
    'not-regex': pattern((regex) => `^(?![\\s\\S]*(?:${regex}))`),
    'is-json': jsonSchema,
    'contains-json': jsonSchema,
    latency: limit((ms) => ({ max_latency_s: ms / 1000 })),
    cost: limit((usd) => ({ max_cost_usd: usd })),
};
/** The checks of one assertion; of an `assert-set` those of its members, unless a share of them is enough. */
function convertAssertion(assertion, given) {
    if (!(0,json_record/* isRecord */.u)(assertion))
        return { checks: [], lost: ['an assertion that is not an object'] };
    const type = (0,json_record/* asText */.e)(assertion['type']);
    if (type === null)
        return { checks: [], lost: [`an assertion ${'$ref' in assertion ? 'by `$ref`' : 'without a type'}`] };
    if (assertion['weight'] === 0)
        return { checks: [], lost: [`\`${type}\` with weight 0 (it decides nothing)`] };
    if (type === 'assert-set') {
        const members = Array.isArray(assertion['assert']) ? assertion['assert'] : [];
        if ('threshold' in assertion)
            return { checks: [], lost: ['`assert-set` with a threshold (all checks must hold)'] };
        const converted = members.map((member) => convertAssertion(member, given));
        return { checks: converted.flatMap(({ checks }) => checks), lost: converted.flatMap(({ lost }) => lost) };
    }
    const convert = Object.hasOwn(CONVERSIONS, type) ? CONVERSIONS[type] : undefined;
    if (convert === undefined)
        return { checks: [], lost: [`\`${type}\``] };
    if ('transform' in assertion)
        return { checks: [], lost: [`\`${type}\` with \`transform\``] };
    const checks = convert(assertion, given);
    if (typeof checks === 'string')
        return { checks: [], lost: [`\`${type}\` (${checks})`] };
    const lost = type === 'contains-json' ? ['`contains-json` as it was (here the whole answer must be JSON)'] : [];
    return { checks, lost };
}
function textsOf({ value }, { vars }) {
    const texts = [];
    for (const each of [value].flat()) {
        const text = (0,json_record/* asText */.e)(each);
        if (text === null)
            return 'its value is not text';
        if (text.startsWith('file://'))
            return 'its value is in a file';
        const filled = fillTemplate(text, vars);
        if (filled === null)
            return 'its value is a template';
        texts.push(filled.text);
    }
    return texts;
}
function eachText(check) {
    return (assertion, given) => {
        const texts = textsOf(assertion, given);
        return typeof texts === 'string' ? texts : texts.map(check);
    };
}
function anyText(flags) {
    return (assertion, given) => {
        const texts = textsOf(assertion, given);
        return typeof texts === 'string' ? texts : [{ regex: texts.map(escapeRegex).join('|'), ...flags }];
    };
}
function pattern(wrap) {
    return (assertion, given) => {
        const texts = textsOf(assertion, given);
        if (typeof texts === 'string')
            return texts;
        for (const text of texts) {
            try {
                new RegExp(text);
            }
            catch {
                return 'it is not a regular expression of JavaScript';
            }
        }
        return texts.map((text) => ({ regex: wrap(text) }));
    };
}
function jsonSchema({ value }, { checkJsonSchema }) {
    if (value !== undefined && !(0,json_record/* isRecord */.u)(value))
        return 'its schema is not written in place';
    const schema = dropAnnotations(value ?? {});
    const problem = checkJsonSchema(schema);
    return problem === null ? [{ json_schema: schema }] : problem.replace(/ Known: .*$/, '').replace(/\.$/, '');
}
function limit(check) {
    return ({ threshold }) => typeof threshold === 'number' && threshold > 0 ? [check(threshold)] : 'it has no threshold above 0';
}
function escapeRegex(text) {
    return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

;// CONCATENATED MODULE: ./build/core/import/promptfoo/expand-variables.js
/** So many cases of one test are a table, not a test. */
const MAX_COMBINATIONS = 1000;
/**
 * promptfoo runs a test once for each combination of the variables that are lists. At most 1,000 are given.
 * @example expandVariables({ a: ['x', 'y'], b: 1 }) // [{ a: 'x', b: 1 }, { a: 'y', b: 1 }]
 */
function expandVariables(vars) {
    let combinations = [{}];
    for (const [name, value] of Object.entries(vars)) {
        const values = Array.isArray(value) ? value : [value];
        combinations = combinations.flatMap((made) => values.map((each) => ({ ...made, [name]: each })));
        combinations = combinations.slice(0, MAX_COMBINATIONS);
    }
    return combinations;
}

;// CONCATENATED MODULE: ./build/core/import/promptfoo/choose-query.js


/** Variables that hold the question itself, whatever stands beside them. */
const QUESTIONS = ['query', 'question', 'user_query', 'user_question', 'user_input'];
/**
 * What a target is asked, and the variables that are not in it: the variable named as a question; else the only one; else the
 * prompt with all of them filled in, where there is one prompt and it is written in the configuration. Null when none is text.
 */
function chooseQuery(vars, prompts) {
    const names = Object.keys(vars);
    const question = QUESTIONS.find((name) => names.includes(name)) ?? (names.length === 1 ? names[0] : undefined);
    if (question !== undefined) {
        const query = (0,json_record/* asText */.e)(vars[question]);
        const isFile = query !== null && query.startsWith('file://');
        return query === null || isFile ? null : { query, unused: names.filter((name) => name !== question) };
    }
    const templates = [prompts].flat().flatMap((prompt) => (0,json_record/* asText */.e)(prompt) ?? []);
    const [template] = templates;
    if (template === undefined || templates.length > 1 || /^file:\/\//.test(template))
        return null;
    const filled = fillTemplate(template, vars);
    if (filled === null || filled.text.trim() === '')
        return null;
    return { query: filled.text, unused: names.filter((name) => !filled.used.includes(name)) };
}

;// CONCATENATED MODULE: ./build/core/import/promptfoo/convert-test.js






/** Keys of a test that become something; everything else is noted. */
const CARRIED = new Set(['vars', 'assert', 'description', 'metadata']);
/**
 * The cases of one test: one, or one for each combination where variables are lists. What they lack is in the notes, each of
 * which begins with the case's id, and in the case's own `notes`.
 */
function convertTest(test, { config, number, checkJsonSchema }) {
    const defaults = (0,json_record/* isRecord */.u)(config['defaultTest']) ? config['defaultTest'] : {};
    const metadata = { ...recordOf(defaults['metadata']), ...recordOf(test['metadata']) };
    const assertions = [...listOf(defaults['assert']), ...listOf(test['assert'])];
    const description = (0,json_record/* asText */.e)(test['description']);
    const drafts = [];
    const notes = [];
    for (const vars of expandVariables({ ...recordOf(defaults['vars']), ...recordOf(test['vars']) })) {
        const chosen = chooseQuery(vars, config['prompts']);
        const id = cleanId((0,json_record/* asText */.e)(metadata['id']) ?? '') ?? nameCase(description ?? chosen?.query ?? '', `test-${number}`);
        if (chosen === null) {
            notes.push(`test \`${id}\` left out: nothing in its \`vars\` is a question.`);
            continue;
        }
        const lost = chosen.unused
            .filter((name) => !isUsedIn(assertions, name))
            .map((name) => `variable \`${name}\` (let the target know it)`);
        const checks = [];
        for (const assertion of assertions) {
            const converted = convertAssertion(assertion, { vars, checkJsonSchema });
            checks.push(...converted.checks);
            lost.push(...converted.lost);
        }
        lost.push(...Object.keys(test)
            .filter((key) => !CARRIED.has(key))
            .map((key) => `\`${key}\``));
        if (lost.length > 0)
            notes.push(`case \`${id}\`: not carried over: ${lost.join('; ')}.`);
        drafts.push({
            id,
            query: chosen.query,
            ...readMetadata(metadata),
            ...((description !== null || lost.length > 0) && {
                notes: [description, lost.length > 0 ? `Not carried over from promptfoo: ${lost.join('; ')}.` : null]
                    .filter((part) => part !== null)
                    .join('\n'),
            }),
            ...(checks.length > 0 && { checks }),
        });
    }
    return { drafts, notes };
}
/** Whether an assertion's template names a variable: then the answer is checked by it, though the target is not told. */
function isUsedIn(assertions, name) {
    return (JSON.stringify(assertions)
        .match(/\{\{-?\s*[\w$]+/g)
        ?.some((found) => found.replace(/^\{\{-?\s*/, '') === name) ?? false);
}
/** Tags and difficulty, as metadata usually names them. */
function readMetadata(metadata) {
    const tags = [metadata['tags'], metadata['category'], metadata['feature']].flat().flatMap((tag) => (0,json_record/* asText */.e)(tag) ?? []);
    const difficulty = model_case/* DIFFICULTIES */.Ke.find((known) => known === metadata['difficulty']);
    return { ...(tags.length > 0 && { tags: [...new Set(tags)] }), ...(difficulty !== undefined && { difficulty }) };
}
function recordOf(value) {
    return (0,json_record/* isRecord */.u)(value) ? value : {};
}
function listOf(value) {
    return Array.isArray(value) ? value : [];
}

;// CONCATENATED MODULE: ./build/core/import/promptfoo.js





const promptfoo_format = 'promptfoo';
/** Keys of a configuration that say something of its tests beyond `tests`, `prompts` and `defaultTest`. */
const NOT_CARRIED = {
    providers: 'write your system as the suite’s `target`',
    targets: 'write your system as the suite’s `target`',
    scenarios: 'write them out as tests first',
    derivedMetrics: 'the suite’s `gates` decide',
    transform: 'let the target do it',
    redteam: 'there is nothing like it',
};
/** promptfoo's configurations and files of tests: YAML, JSON or JSON Lines. */
const promptfoo = {
    name: promptfoo_format,
    title: 'promptfoo: promptfooconfig.yaml and the files of tests that it names (YAML, JSON, JSONL)',
    read: (files, context) => {
        const parts = files.map(readPart);
        const config = parts.find(({ config }) => config !== null)?.config ?? {};
        const read = parts.map((part) => convertPart(part, { config, files, context }));
        return { cases: read.flatMap(({ cases }) => cases), notes: read.flatMap(({ notes }) => notes) };
    },
};
/** A configuration (an object) or a list of tests. */
function readPart(file) {
    const { path } = file;
    if (/\.jsonl$/i.test(path))
        return { path, config: null, tests: readJsonLines(file, promptfoo_format), lineOf: () => 1 };
    const { value, lineOf } = readDocument(file, promptfoo_format);
    const listTests = (list, at) => list.map((test, index) => ({ value: test, line: lineOf([...at, index]) }));
    if (Array.isArray(value))
        return { path, config: null, tests: listTests(value, []), lineOf };
    if ((0,json_record/* isRecord */.u)(value) && ('tests' in value || 'scenarios' in value || 'prompts' in value))
        return { path, config: value, tests: listTests([value['tests'] ?? []].flat(), ['tests']), lineOf };
    if ((0,json_record/* isRecord */.u)(value) && ('vars' in value || 'assert' in value))
        return { path, config: null, tests: [{ value, line: 1 }], lineOf };
    throw new model_error/* UserError */.y('import-invalid', {
        format: promptfoo_format,
        path,
        line: lineOf([]),
        problem: 'it is neither a configuration with `tests` nor a list of tests',
    });
}
function convertPart({ path, config, tests, lineOf }, given) {
    const notes = Object.entries(NOT_CARRIED).flatMap(([key, cure]) => config !== null && key in config
        ? [{ file: path, line: lineOf([key]), message: `\`${key}\` not carried over: ${cure}.` }]
        : []);
    const cases = [];
    for (const { value, line } of tests) {
        const note = (message) => void notes.push({ file: path, line, message });
        if (typeof value === 'string' || ((0,json_record/* isRecord */.u)(value) && 'path' in value)) {
            const name = String((0,json_record/* isRecord */.u)(value) ? value['path'] : value).replace(/^file:\/\//, '');
            const isGiven = given.files.some((file) => file.path.endsWith(name.replace(/^\.\//, '')));
            if (!isGiven)
                note(`tests \`${name}\` not carried over: name the file too (YAML, JSON or JSONL).`);
            continue;
        }
        if (!(0,json_record/* isRecord */.u)(value)) {
            note('test left out: it is not an object.');
            continue;
        }
        const converted = convertTest(value, { config: given.config, number: cases.length + 1, ...given.context });
        for (const draft of converted.drafts)
            cases.push({ draft, file: path, line });
        for (const message of converted.notes)
            note(message);
    }
    return { cases, notes };
}

;// CONCATENATED MODULE: ./build/core/import/trec.js



const trec_format = 'trec';
/** TREC's topics (`<top>` … or one `number<TAB>text` a line) and qrels of four columns. */
const trec = {
    name: trec_format,
    title: 'TREC: topics (<top>, or number and text by a tab) and qrels of four columns',
    read: (files) => {
        const queries = [];
        const judgments = [];
        for (const file of files) {
            if (/<top>/i.test(file.text))
                queries.push(...readTopics(file));
            else if (looksLikeQrels(file))
                judgments.push(readQrels(file, trec_format));
            else
                queries.push(...readTabbedTopics(file));
        }
        const [first] = files;
        if (first !== undefined && (queries.length === 0 || judgments.length === 0))
            throw new model_error/* UserError */.y('import-invalid', {
                format: trec_format,
                path: first.path,
                line: null,
                problem: `it takes topics and qrels together, and there are no ${queries.length === 0 ? 'topics' : 'qrels'}`,
            });
        return joinJudgments(queries, judgments);
    },
};
function looksLikeQrels({ text }) {
    const first = text.split('\n').find((line) => line.trim() !== '') ?? '';
    return /^\S+\s+\S+\s+\S+\s+-?\d+\s*$/.test(first.trim());
}
/** Title as the query; where there is none, the description. Closing tags are optional, as in TREC's own files. */
function readTopics({ path, text }) {
    const topics = [];
    let line = 1;
    let from = 0;
    for (const match of text.matchAll(/<top>([\s\S]*?)(?=<\/top>|<top>|$)/gi)) {
        line += text.slice(from, match.index).split('\n').length - 1;
        from = match.index;
        const topic = match[1] ?? '';
        const id = field(topic, 'num').replace(/^Number:\s*/i, '');
        const query = field(topic, 'title').replace(/^Topic:\s*/i, '') || field(topic, 'desc').replace(/^Description:\s*/i, '');
        if (id === '' || query === '')
            throw new model_error/* UserError */.y('import-invalid', { format: trec_format, path, line, problem: 'a topic has <num> and <title> or <desc>' });
        topics.push({ id, text: query, file: path, line });
    }
    return topics;
}
function field(topic, name) {
    const [, value = ''] = new RegExp(`<${name}>([\\s\\S]*?)(?=<|$)`, 'i').exec(topic) ?? [];
    return value.replaceAll(/\s+/g, ' ').trim();
}
function readTabbedTopics({ path, text }) {
    return text
        .replace(/^\uFEFF/, '')
        .split(/\r?\n/)
        .flatMap((source, index) => {
        if (source.trim() === '')
            return [];
        const [id = '', query = ''] = source.split('\t').map((part) => part.trim());
        if (id === '' || query === '')
            throw new model_error/* UserError */.y('import-invalid', {
                format: trec_format,
                path,
                line: index + 1,
                problem: 'a line of topics has a number, a tab and the text',
            });
        return [{ id, text: query, file: path, line: index + 1 }];
    });
}

;// CONCATENATED MODULE: ./build/core/import/index.js





/** Every format that `goldenpair import` reads, in the order of its `--help`. */
const REGISTRY = [csv_csv, promptfoo, llmc, beir, trec];

;// CONCATENATED MODULE: ./build/bin/commands/import.js






const NAMES = REGISTRY.map(({ name }) => name);
const importCases = {
    name: 'import',
    summary: `write cases from another format: ${NAMES.join(', ')}`,
    positionals: 'FORMAT FILES…',
    details: REGISTRY.map(({ name, title }) => [name, title]),
    flags: {
        out: { type: 'string', value: 'FILE', description: 'the case file to write (golden/cases/NAME.yaml)' },
        tag: { type: 'string', value: 'TAGS', description: 'tags for every case, by commas' },
        force: { type: 'boolean', description: 'replace the file if it exists' },
        suite: { ...SHARED_FLAGS.suite, description: 'the suite whose ids are taken (default golden/suite.yaml)' },
    },
    run: async ({ flags, positionals: [format = '', ...files], terminal }) => {
        const refuse = (got, suggestion = null) => {
            throw new model_error/* UserError */.y('arguments-invalid', { command: 'import', got, suggestion });
        };
        const importer = REGISTRY.find(({ name }) => name === format);
        if (importer === undefined)
            return refuse(format === ''
                ? `nothing, where one of ${NAMES.join(', ')} is wanted`
                : `"${format}", which is none of ${NAMES.join(', ')}`, (0,suggest/* suggest */.Z)(format, NAMES));
        if (files.length === 0)
            return refuse(`no files to import as ${format}`);
        const out = textFlag(flags, 'out');
        if (out === undefined)
            return refuse('no --out; name the case file to write, e.g. --out golden/cases/imported.yaml');
        if (!/\.ya?ml$/i.test(out))
            throw new model_error/* UserError */.y('flag-invalid', { flag: 'out', got: out, expected: 'a file that ends in .yaml or .yml' });
        const { workingDirectory, log } = terminal;
        const { count, notes, hasSuite } = await importSuite({
            importer,
            files,
            out,
            suitePath: textFlag(flags, 'suite') ?? 'golden/suite.yaml',
            tags: (textFlag(flags, 'tag') ?? '').split(/[\s,]+/).filter((tag) => tag !== ''),
            force: flags['force'] === true,
            workingDirectory,
            scorer: (0,scorer_program/* locateScorer */.p)({ ...terminal, targetEnvNames: [] }),
            log,
        });
        const noted = notes.length === 0 ? '' : `, ${notes.length} ${notes.length === 1 ? 'note' : 'notes'} above`;
        terminal.print(`${out}: ${count} ${count === 1 ? 'case' : 'cases'} written${noted}.`);
        terminal.print(hasSuite ? 'Next: goldenpair validate' : 'Next: goldenpair init writes a suite, unless you have one elsewhere.');
        return 0;
    },
};

;// CONCATENATED MODULE: ./build/app/init/choices.js
/** What a new suite may ask: the built-in search, a program of the user's, or an example program to start from. */
const INIT_TARGETS = ['search', 'command', 'python', 'node'];
/** Jobs of the workflow: two keep the token that may write away from the code of pull requests. */
const WORKFLOW_JOBS = ['1', '2'];
/** A name for a suite made of a folder's. @example nameSuite('My docs (old)') // 'My-docs-old' */
function nameSuite(folder) {
    const name = folder.replaceAll(/[^A-Za-z0-9._-]+/g, '-').replaceAll(/^[._-]+|-+$/g, '');
    return name.slice(0, 60) || 'golden';
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
;// CONCATENATED MODULE: ./build/shell/github/default-branch.js


const run = (0,external_node_util_.promisify)(external_node_child_process_.execFile);
/** The branch that pull requests go to, as far as a clone knows: the remote's own word, a local main or master, else the branch that is checked out. */
async function readDefaultBranch(workingDirectory) {
    const git = async (...args) => {
        try {
            const { stdout } = await run('git', ['-c', 'safe.directory=*', ...args], { cwd: workingDirectory });
            return stdout.trim();
        }
        catch {
            return null;
        }
    };
    const remote = await git('symbolic-ref', '--short', 'refs/remotes/origin/HEAD');
    if (remote !== null)
        return remote.replace(/^origin\//, '');
    for (const name of ['main', 'master'])
        if ((await git('rev-parse', '--verify', '--quiet', `refs/heads/${name}`)) !== null)
            return name;
    return (await git('symbolic-ref', '--short', 'HEAD')) ?? 'main';
}

// EXTERNAL MODULE: ./build/core/search/tokenize.js
var tokenize = __webpack_require__(69754);
;// CONCATENATED MODULE: ./build/app/init/phrase-question.js
/** What docstrings in the imperative begin with; other words are as often nouns. */
const VERBS = new Set(('add append apply ask assert attach build calculate call cancel check choose clean clear close collect combine compare compile ' +
    'compute configure connect construct convert copy count create decode delete deserialize detect determine dispatch display ' +
    'download draw emit enable encode ensure estimate evaluate execute expand export extract fetch fill filter find fit flush ' +
    'format generate get give group handle hide import index initialise initialize insert install invoke iterate join keep limit ' +
    'list load log look make map mark measure merge move normalise normalize notify open parse perform pick plot predict prepare ' +
    'print process produce publish push put query raise read receive record refresh register release reload remove rename render ' +
    'repeat replace report request reset resolve restart restore retrieve return reverse round run sample save scan schedule search ' +
    'select send serialise serialize set show shuffle sort split start stop store strip submit sum swap take tell test tokenise ' +
    'tokenize toggle train transform translate traverse trim try turn unpack update upload use validate verify wait walk wrap write yield').split(' '));
const QUESTION_WORDS = new Set('what where when how which who why'.split(' '));
/**
 * A question made of the first sentence of a docstring. The words around it are ones that a search ignores.
 * `isAction` is false for a noun phrase, which makes a poorer question.
 * @example askForDocstring('Return the median of a list') // 'How do I return the median of a list?'
 * @example askForDocstring('Returns the median') // 'What returns the median?'
 * @example askForDocstring('The cases of several files') // 'What is this: the cases of several files?'
 */
function askForDocstring(sentence) {
    const first = /^\p{L}+/u.exec(sentence)?.[0] ?? '';
    const word = first.toLowerCase();
    const isPlainWord = /^\p{Lu}\p{Ll}+$/u.test(first);
    const lowered = isPlainWord || first.length === 1 ? `${word}${sentence.slice(first.length)}` : sentence;
    if (sentence.endsWith('?'))
        return { question: sentence, isAction: true };
    if (QUESTION_WORDS.has(word))
        return { question: `${sentence}?`, isAction: false };
    if (word === 'whether')
        return { question: `What decides ${lowered}?`, isAction: true };
    if (VERBS.has(word))
        return { question: `How do I ${lowered}?`, isAction: true };
    if (isPlainWord && /[^s]s$/.test(word) && word !== 'this')
        return { question: `What ${lowered}?`, isAction: true };
    return { question: `What is this: ${lowered}?`, isAction: false };
}
/**
 * A question made of a heading, which is taken as it is when it asks already.
 * @example askForHeading('Opening hours') // 'What is there about Opening hours?'
 * @example askForHeading('How to renew a card') // 'How do I renew a card?'
 */
function askForHeading(heading) {
    if (heading.endsWith('?'))
        return heading;
    const howTo = /^how to\s+(.+)$/i.exec(heading)?.[1];
    return howTo === undefined ? `What is there about ${heading}?` : `How do I ${howTo}?`;
}

;// CONCATENATED MODULE: ./build/app/init/read-docstring.js
const LONGEST = 140;
const FEWEST_WORDS = 3;
/** Where a first clause ends, abbreviations aside; a question keeps its mark. */
const SENTENCE_END = /(?<!\b(?:e\.g|i\.e|etc|vs|cf))[.!;:](?:\s|$)|(?<=\?)\s/;
/** Comments for tools and lawyers. */
const NOT_PROSE = /^(?:eslint|prettier|ts-|@|noqa|type:|pylint|flake8|nolint|go:|todo|fixme|copyright|licen[cs]e|spdx)/i;
/**
 * The first sentence of what a symbol's comment or docstring says, without its full stop; null where there is none that reads like prose.
 * @example readDocstring({ path: 'a.py', text: 'def f():\n    """Return one. Always."""', … }) // 'Return one'
 */
function readDocstring({ path, text }) {
    const comment = /\.pyi?$/.test(path) ? pythonDocstring(text) : leadingComment(text);
    const paragraph = comment?.trim().split(/\n\s*\n|\n\s*(?=[@:-])/)[0] ?? '';
    const plain = paragraph
        .replaceAll(/\{@link\s+([^}]+)\}/g, '$1')
        .replaceAll(/[`*]+/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim();
    const sentence = plain.split(SENTENCE_END, 1)[0]?.trim() ?? '';
    const isProse = sentence.length <= LONGEST && sentence.split(' ').length >= FEWEST_WORDS && !NOT_PROSE.test(sentence);
    return isProse && /^\p{L}/u.test(sentence) ? sentence : null;
}
function pythonDocstring(text) {
    const [, , body] = /^\s*(?:async\s+def|def|class)\b[^"']*?:[ \t]*\n\s*[rRuU]{0,2}("""|''')([\s\S]*?)(?:\1|(?![\s\S]))/m.exec(text) ??
        [];
    return body ?? null;
}
/** The comment right above the definition, without its marks. */
function leadingComment(text) {
    const lines = [];
    let isInside = false;
    for (const source of text.split('\n')) {
        const line = source.trim();
        const isComment = isInside || /^(?:\/\/|\/\*|\*)/.test(line);
        // Decorators and attributes may stand between the comment and the definition.
        if (!isComment && /^(?:@|#\[)/.test(line))
            continue;
        if (!isComment)
            break;
        isInside = (isInside || line.startsWith('/*')) && !line.includes('*/');
        lines.push(line.replace(/^(?:\/\*\*?|\*\/|\/\/[/!]?|\*(?!\/))\s?/, '').replace(/\s*\*\/$/, ''));
    }
    return lines.length === 0 ? null : lines.join('\n');
}

;// CONCATENATED MODULE: ./build/app/init/find-topics.js


const MARKDOWN = /\.(?:md|markdown|mdx)$/i;
/** Tests, examples, settings and pages that are the same everywhere. */
const BESIDE_THE_POINT = /(?:^|\/)(?:tests?|scripts?|__tests__|specs?|fixtures?|mocks?|__mocks__|e2e|examples?|migrations|third_party)\/|[._-](?:test|spec)\.\w+$|(?:^|\/)(?:test_\w+|conftest|setup)\.py$|\.d\.[mc]?ts$|\.config\.\w+$|(?:^|\/)\.[^/]+$|(?:^|\/)(?:changelog|changes|history|licen[cs]e|code_of_conduct|contributors|authors|pull_request_template)\b[^/]*$/i;
const PRIVATE_NAME = /(?:^|\.)[_#]|(?:^|\.)(?:constructor|main|toString|default)$/;
const SAME_EVERYWHERE = /^(?:table of contents|contents|licen[cs]e|contributing|contributors|authors?|acknowledge?ments?|credits|changelog|badges?|see also|references|links|todo|\W*v?\d[\d.]*\b.*)$/i;
const LEAST_TEXT = 40;
/** The rank from which on topics are taken only where there is nothing else. */
const LAST_RESORT = 4;
/** Everything that can be asked about, each symbol or heading once, in the order of the files. Headings that occur twice are left out. */
function findTopics(chunks) {
    const topics = new Map();
    const headings = new Map();
    for (const chunk of chunks) {
        const { path, symbol } = chunk;
        if (symbol === null)
            continue;
        const key = `${path}\n${symbol}`;
        if (MARKDOWN.test(path))
            headings.set(symbol, (headings.get(symbol) ?? 0) + 1);
        const topic = MARKDOWN.test(path) ? topicOfHeading(chunk, symbol) : topicOfSymbol(chunk, symbol);
        if (topic !== null && !topics.has(key))
            topics.set(key, topic);
    }
    const questions = new Set();
    return [...topics.values()].filter(({ kind, symbol, question }) => {
        const isNew = !questions.has(question) && (kind === 'code' || headings.get(symbol) === 1);
        questions.add(question);
        return isNew;
    });
}
function topicOfHeading({ path, text, start_line: line }, symbol) {
    const heading = symbol
        .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replaceAll(/<[^>]*>|[`*]/g, '')
        .replaceAll(/[^\p{L}\p{N}\p{P}\s]+/gu, '')
        .trim();
    const body = text.slice(text.indexOf('\n') + 1).trim();
    if (!/\p{L}/u.test(heading) || SAME_EVERYWHERE.test(heading) || !text.includes('\n') || body.length < LEAST_TEXT)
        return null;
    const isTitle = /^ {0,3}#\s/.test(text);
    const rank = (BESIDE_THE_POINT.test(path) ? LAST_RESORT : 0) + (isTitle ? 1 : 0);
    return { kind: 'docs', path, symbol, line, question: askForHeading(heading), origin: 'heading', rank };
}
function topicOfSymbol(chunk, symbol) {
    const { path, start_line: line } = chunk;
    if (PRIVATE_NAME.test(symbol) || symbol.length < 3)
        return null;
    const sentence = readDocstring(chunk);
    const last = BESIDE_THE_POINT.test(path) ? LAST_RESORT : 0;
    if (sentence === null) {
        const question = `What does ${symbol} do?`;
        return { kind: 'code', path, symbol, line, question, origin: 'name', rank: last + 2 };
    }
    const { question, isAction } = askForDocstring(sentence);
    return { kind: 'code', path, symbol, line, question, origin: 'docstring', rank: last + (isAction ? 0 : 1) };
}

;// CONCATENATED MODULE: ./build/app/init/choose-topics.js

/**
 * So many topics, best rank first, documents and code in turn, and within them one file after another, so that a start covers the
 * whole repository rather than its first file. Tests and examples are asked about only where there is nothing else.
 */
function chooseTopics(topics, count) {
    const proper = topics.filter(({ rank }) => rank < LAST_RESORT);
    const candidates = proper.length > 0 ? proper : topics;
    const ranks = [...new Set(candidates.map(({ rank }) => rank))].sort((a, b) => a - b);
    const chosen = ranks.flatMap((rank) => {
        const ofRank = candidates.filter((topic) => topic.rank === rank);
        const [docs, code] = ['docs', 'code'].map((kind) => takeTurns(groupByPath(ofRank.filter((topic) => topic.kind === kind))));
        return takeTurns([docs ?? [], code ?? []]);
    });
    return chosen.slice(0, count);
}
function groupByPath(topics) {
    const groups = new Map();
    for (const topic of topics)
        groups.set(topic.path, [...(groups.get(topic.path) ?? []), topic]);
    return [...groups.values()];
}
/** The first of each list, then the second of each, and so on. */
function takeTurns(lists) {
    const longest = lists.reduce((length, list) => Math.max(length, list.length), 0);
    return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1))).flat();
}

;// CONCATENATED MODULE: ./build/app/init/draft-cases.js




const MOST_TOPICS = 7;
/** Questions that hardly any repository answers; the first one that shares no word with it is taken. */
const STRANGE_QUESTIONS = [
    'What is the boiling point of tungsten?',
    'Which night train goes to Lisbon on Sundays?',
    'How long must rye dough rest?',
];
/**
 * The first cases of a suite, made of symbols and headings of the repository and marked as drafts: at most eight, the last of which
 * must be declined. None where there is nothing to ask about.
 */
function draftCases(chunks, target) {
    const topics = chooseTopics(findTopics(chunks), MOST_TOPICS);
    const ids = new Set();
    const drafts = topics.map((topic) => {
        const base = nameCase(topic.symbol.replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' '), 'case');
        let id = base;
        for (let number = 2; ids.has(id); number++)
            id = `${base}-${number}`;
        ids.add(id);
        return {
            id,
            query: topic.question,
            tags: ['draft', topic.kind],
            notes: explain(topic),
            ...expectation(topic, target),
        };
    });
    if (drafts.length === 0 || target === 'command')
        return drafts;
    const strange = strangeQuestion(chunks);
    if (strange === null)
        return drafts;
    const notes = 'Nothing here answers this, and the system must say so. Write a question that your users might really ask in vain.';
    return [...drafts, { id: 'must-decline', query: strange, tags: ['draft'], notes, answer_mode: 'must_abstain' }];
}
/** What can be expected without knowing the answer: that the place is found; of a program of the user's only that it answers. */
function expectation({ path, symbol }, target) {
    if (target === 'command')
        return { checks: [{ regex: '\\S' }] };
    return { expected_spans: [target === 'search' ? { path, symbol } : { path }] };
}
function explain({ origin, symbol, path, line }) {
    const source = origin === 'docstring' ? `the docstring of ${symbol}` : `the ${origin} "${symbol}"`;
    return `Draft, made of ${source} (${path}:${line}). Ask it as your users would, check what is expected, then drop the tag.`;
}
function strangeQuestion(chunks) {
    const known = new Set(chunks.flatMap(({ text }) => [...new Set((0,tokenize/* tokenize */.qw)(text))]));
    return STRANGE_QUESTIONS.find((question) => (0,tokenize/* queryTerms */.C5)(question).every((term) => !known.has(term))) ?? null;
}

;// CONCATENATED MODULE: ./build/app/init/node-program.js
/** `golden/target.mjs`: an example that answers from the files with these endings. */
function writeNodeProgram(endings) {
    return String.raw `// An example of a system under test: it answers with the paragraph that shares most words with the question.
//
// Let answer() call your own system and keep the last lines. One JSON request a line comes in on stdin, one JSON reply a line
// goes out on stdout, and everything else that is printed belongs on stderr (docs/protocol.md of Goldenpair has every field).
import { readFile, readdir } from 'node:fs/promises'
import { createInterface } from 'node:readline'

const ENDINGS = [${endings.map((ending) => `'.${ending}'`).join(', ')}]
const SKIPPED = ['node_modules', 'golden', 'dist', 'build', 'vendor', 'coverage', '__pycache__', 'venv']
const STOP_WORDS = new Set(
  (
    'a about all an and are as at by can do does for from how i in is it not of on or should that the there ' +
    'this to was what when where which who why will with'
  ).split(' '),
)

/** Lower-case words without those that say nothing. */
function wordsOf(text) {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.filter((word) => !STOP_WORDS.has(word)))
}

async function listFiles(folder) {
  const entries = await readdir(folder === '' ? '.' : folder, { withFileTypes: true })
  const lists = entries.map((entry) => {
    const path = folder === '' ? entry.name : folder + '/' + entry.name
    if (entry.isDirectory()) return SKIPPED.includes(entry.name) || entry.name.startsWith('.') ? [] : listFiles(path)
    return entry.isFile() && ENDINGS.some((ending) => path.endsWith(ending)) ? [path] : []
  })
  return (await Promise.all(lists)).flat().sort()
}

/** Every block of lines between empty lines, with its place. */
async function readParagraphs() {
  const paragraphs = []
  for (const path of await listFiles('')) {
    const lines = [...(await readFile(path, 'utf8')).split(/\r?\n/), '']
    let start = 0
    for (const [number, line] of lines.entries()) {
      if (line.trim() !== '') continue
      const text = lines.slice(start, number).join('\n')
      if (number > start)
        paragraphs.push({ path, start_line: start + 1, end_line: number, text, words: wordsOf(path + ' ' + text) })
      start = number + 1
    }
  }
  return paragraphs
}

/** The reply to one request. Put your own system here. */
async function answer(paragraphs, { query, top_k: topK }) {
  const weights = new Map()
  for (const word of wordsOf(query)) {
    const count = paragraphs.filter(({ words }) => words.has(word)).length
    weights.set(word, Math.log(1 + paragraphs.length / (1 + count)))
  }
  const weigh = (words) => [...weights].reduce((sum, [word, weight]) => sum + (words.has(word) ? weight : 0), 0)
  const found = paragraphs
    .map((paragraph) => ({ ...paragraph, score: weigh(paragraph.words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, topK)
  const spans = found.map(({ path, start_line, end_line, score }) => ({ path, start_line, end_line, score }))
  const [best] = found
  // Less than half of the question is no answer.
  if (best === undefined || best.score < weigh(new Set(weights.keys())) / 2) return { answer: '', abstained: true, spans }
  const read = found.reduce((sum, { text }) => sum + text.length, 0)
  const usage = { input_tokens: Math.ceil(read / 4), output_tokens: Math.ceil(best.text.length / 4) }
  return { answer: best.text, spans, usage }
}

const paragraphs = await readParagraphs()
console.error(paragraphs.length + ' paragraphs')
for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line)
  // Not awaited: the next request is read while this one is answered.
  answer(paragraphs, request)
    .catch((error) => ({ error: { kind: 'target', message: String(error) } }))
    .then((reply) => console.log(JSON.stringify({ id: request.id, ...reply })))
}
`;
}

;// CONCATENATED MODULE: ./build/app/init/python-program.js
/** `golden/target.py`: an example that answers from the files with these endings. */
function writePythonProgram(endings) {
    return String.raw `"""An example of a system under test: it answers with the paragraph that shares most words with the question.

Let answer() call your own system and keep main(). One JSON request a line comes in on stdin, one JSON reply a line goes
out on stdout, and everything else that is printed belongs on stderr (docs/protocol.md of Goldenpair has every field).
"""

import json
import math
import os
import re
import sys

ENDINGS = (${endings.map((ending) => `".${ending}"`).join(', ')},)
SKIPPED = {"node_modules", "golden", "dist", "build", "vendor", "coverage", "__pycache__", "venv"}
STOP_WORDS = set("a about all an and are as at by can do does for from how i in is it not of on or should that the there "
                 "this to was what when where which who why will with".split())


def words(text):
    """Lower-case words without those that say nothing."""
    return {word for word in re.findall(r"[^\W_]+", text.lower()) if word not in STOP_WORDS}


def read_paragraphs():
    """Every block of lines between empty lines, with its place."""
    paragraphs = []
    for folder, folders, names in os.walk("."):
        folders[:] = sorted(name for name in folders if name not in SKIPPED and not name.startswith("."))
        for name in sorted(name for name in names if name.endswith(ENDINGS)):
            path = os.path.relpath(os.path.join(folder, name)).replace(os.sep, "/")
            with open(path, encoding="utf-8", errors="replace") as file:
                lines = [*file.read().splitlines(), ""]
            start = 0
            for number, line in enumerate(lines):
                if line.strip():
                    continue
                if number > start:
                    text = "\n".join(lines[start:number])
                    place = {"path": path, "start_line": start + 1, "end_line": number}
                    paragraphs.append({**place, "text": text, "words": words(path) | words(text)})
                start = number + 1
    return paragraphs


def answer(paragraphs, request):
    """The reply to one request. Put your own system here."""
    asked = words(request["query"])
    weight = {word: math.log(1 + len(paragraphs) / (1 + sum(word in each["words"] for each in paragraphs))) for word in asked}
    scored = [(sum(weight[word] for word in asked & each["words"]), each) for each in paragraphs]
    found = sorted((pair for pair in scored if pair[0] > 0), key=lambda pair: -pair[0])[: request["top_k"]]
    spans = [
        {"path": each["path"], "start_line": each["start_line"], "end_line": each["end_line"], "score": round(score, 4)}
        for score, each in found
    ]
    # Less than half of the question is no answer.
    if not found or found[0][0] < sum(weight.values()) / 2:
        return {"answer": "", "abstained": True, "spans": spans}
    text = found[0][1]["text"]
    read = sum(len(each["text"]) for _, each in found)
    return {"answer": text, "spans": spans, "usage": {"input_tokens": read // 4, "output_tokens": len(text) // 4}}


def main():
    paragraphs = read_paragraphs()
    print(f"{len(paragraphs)} paragraphs", file=sys.stderr)
    for line in sys.stdin:
        request = json.loads(line)
        try:
            reply = answer(paragraphs, request)
        except Exception as error:  # One bad question must not end the program.
            reply = {"error": {"kind": "target", "message": repr(error)}}
        print(json.dumps({"id": request["id"], **reply}), flush=True)


if __name__ == "__main__":
    main()
`;
}

// EXTERNAL MODULE: ./build/core/search/chunk-file.js
var chunk_file = __webpack_require__(24429);
// EXTERNAL MODULE: ./build/shell/targets/corpus/read-corpus.js
var read_corpus = __webpack_require__(14634);
;// CONCATENATED MODULE: ./build/app/init/survey-repository.js


/** Endings of the files whose symbols or headings the search knows, and of plain text. */
const ENDINGS = 'md markdown mdx rst txt py pyi ts tsx mts cts js jsx mjs cjs go rs java'.split(' ');
/** The suite itself must not answer its own questions. */
const EXCLUDE = ['golden/**'];
const CHUNKS = { max_lines: 80, window_lines: 40 };
/** What a repository has to ask about: its documents and code as the built-in search sees them. */
async function surveyRepository(folder) {
    const everything = [`**/*.{${ENDINGS.join(',')}}`];
    const files = await (0,read_corpus/* readCorpus */.X)(folder, { include: everything, exclude: [...EXCLUDE, '**/.*/**'] });
    const found = new Set(files.map(({ path }) => path.slice(path.lastIndexOf('.') + 1)));
    const endings = [...found].sort();
    return {
        endings,
        include: [endings.length === 1 ? `**/*.${endings.join('')}` : `**/*.{${endings.join(',')}}`],
        exclude: EXCLUDE,
        chunks: files.flatMap(({ path, text }) => (0,chunk_file/* chunkFile */.E)(path, text, CHUNKS)),
    };
}
/** What a survey looks for, in words. */
const LOOKED_FOR = ['Markdown', 'Python', 'TypeScript', 'JavaScript', 'Go', 'Rust', 'Java'];

;// CONCATENATED MODULE: ./build/app/init/write-manifest.js

/** `golden/suite.yaml` of a new suite. */
function writeManifest({ name, target, command }, { include, exclude }) {
    const targets = {
        search: [
            '  # The built-in search answers from the files of the repository. Name your own system here when you are ready:',
            '  # type: command, command: [python3, assistant.py] (docs/protocol.md).',
            '  type: search',
            `  include: ${list(include)}`,
            `  exclude: ${list(exclude)} # the suite must not answer its own questions`,
        ],
        command: [
            '  # Reads one JSON request a line and writes one JSON reply a line (docs/protocol.md).',
            '  type: command',
            // A block of several lines would have to be indented; quotes keep it on one.
            `  command: ${JSON.stringify(command ?? '')}`,
        ],
        python: exampleTarget('[python3, golden/target.py]', 'golden/target.py'),
        node: exampleTarget('[node, golden/target.mjs]', 'golden/target.mjs'),
    };
    return [
        '# What is asked stands in cases/, what may not get worse stands here. All keys: docs/suite.md of Goldenpair.',
        `name: ${(0,dist/* stringify */.As)(name).trimEnd()}`,
        'cases: [cases/*.yaml]',
        '',
        'target:',
        ...targets[target],
        '',
        'gates:',
        '  # Of the cases, 5 points fewer succeed, and that is more than chance: then the pull request fails.',
        '  - metric: success',
        '    primary: true',
        '    max_drop: 5pp',
        ...(target === 'command' ? TOKENS_LATER : TOKENS),
        '',
    ].join('\n');
}
const TOKENS = ['  - metric: tokens.total', '    max_rise: 10%', '    severity: warn'];
/** A gate on what a program may not report would be invalid from the start. */
const TOKENS_LATER = ['  # When your program reports its usage:', ...TOKENS.map((line) => line.replace('  ', '  # '))];
function exampleTarget(command, file) {
    return [
        `  # ${file} is an example. Let it call your system.`,
        '  type: command',
        `  command: ${command}`,
        '  deterministic: true # the same question always gets the same answer; drop this when a model answers',
    ];
}
function list(items) {
    return `[${items.map((item) => `'${item.replaceAll("'", "''")}'`).join(', ')}]`;
}

;// CONCATENATED MODULE: ./build/app/init/write-workflow.js
const CHECKOUT = 'actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2';
const GOLDENPAIR = 'goldenpair/goldenpair@v0';
/**
 * `.github/workflows/goldenpair.yml`: measures pull requests and, for the baseline, pushes to the default branch. With two jobs the
 * code of a pull request never meets a token that may write. `folder` is where the suite's repository part starts, empty for its root.
 */
function writeWorkflow({ jobs, branch, folder, }) {
    const inputs = [
        ...(folder === '' ? [] : [`working-directory: ${quote(folder)}`]),
        ...(jobs === '2' ? ['comment: never # the job below writes it', 'fail-on: never # the job below decides'] : []),
        '# What your system may see of the environment, by name. Nothing that looks like a secret is passed by itself.',
        '# target-env: OPENAI_API_KEY',
    ];
    return `# Goldenpair: did this pull request make it better, worse, or can the golden suite not tell?
# Written by \`goldenpair init\`; docs/action.md of Goldenpair explains every line.
name: Goldenpair

on:
  pull_request:
  push:
    branches: [${quote(branch)}] # its runs are the baseline

permissions: {}

concurrency:
  group: goldenpair-\${{ github.event.pull_request.number || github.sha }}
  cancel-in-progress: true

jobs:
  measure:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    permissions:
      contents: read # check out the code
      actions: read # find the baseline${jobs === '1' ? '\n      pull-requests: write # the comment' : ''}
    steps:
      - uses: ${CHECKOUT}
        with:
          persist-credentials: false
      - uses: ${GOLDENPAIR}
${indent(['with:', ...inputs.map((line) => `  ${line}`)], inputs.every((line) => line.startsWith('#')))}
        # env:
        #   OPENAI_API_KEY: \${{ secrets.OPENAI_API_KEY }}
${jobs === '2' ? REPORT : ''}`;
}
const REPORT = `
  report:
    # Runs nothing of the pull request, so it may write the comment.
    if: github.event_name == 'pull_request'
    needs: measure
    runs-on: ubuntu-latest
    timeout-minutes: 5
    permissions:
      contents: read # compare commits
      actions: read # the measured run and the baseline
      pull-requests: write # the comment
    steps:
      - uses: ${GOLDENPAIR}
        with:
          mode: publish
`;
/** The lines of a step; as comments where there is nothing but comments under \`with\`, which may not be empty. */
function indent(lines, isComment) {
    return lines.map((line) => `        ${isComment ? `# ${line.replace(/^(\s*)# /, '$1')}` : line}`).join('\n');
}
function quote(text) {
    return /^[A-Za-z][\w./-]*$/.test(text) ? text : `'${text.replaceAll("'", "''")}'`;
}

;// CONCATENATED MODULE: ./build/app/init/init-repository.js













const SUITE = 'golden/suite.yaml';
const CASES = 'golden/cases/first.yaml';
const WORKFLOW = '.github/workflows/goldenpair.yml';
const GENERAL_QUESTION = {
    id: 'first-question',
    query: 'What can you help me with?',
    tags: ['draft'],
    notes: 'Draft. Write a question of your users, say what the answer must contain, then drop the tag.',
    checks: [{ regex: '\\S' }],
};
/**
 * Writes a suite, its first cases and, at the root of the repository, a workflow. A workflow that exists is kept. Throws the user's
 * errors `file-exists`, with nothing written, where a part of a suite exists, and `init-found-nothing`.
 */
async function initRepository(choices, workingDirectory) {
    const survey = await surveyRepository(workingDirectory);
    const drafted = draftCases(survey.chunks, choices.target);
    if (drafted.length === 0 && choices.target !== 'command')
        throw new model_error/* UserError */.y('init-found-nothing', { folder: workingDirectory, looked_for: LOOKED_FOR });
    const cases = drafted.length === 0 ? [GENERAL_QUESTION] : drafted;
    const files = suiteFiles(choices, survey, cases);
    const there = [];
    for (const { path } of files)
        if ((await (0,io_files/* locatePath */.o)(workingDirectory, (0,external_node_path_.join)(workingDirectory, path))) !== 'missing')
            there.push(path);
    if (there.length > 0)
        throw new model_error/* UserError */.y('file-exists', {
            paths: there,
            cure: 'This repository has a suite: goldenpair run. For a second one, stand in another folder.',
        });
    const prefix = await (0,github_checkout/* readPrefix */.fr)(workingDirectory);
    const folder = (prefix ?? '').replace(/\/$/, '');
    const root = folder === '' ? workingDirectory : (0,external_node_path_.join)(workingDirectory, ...folder.split('/').map(() => '..'));
    const branch = await readDefaultBranch(workingDirectory);
    const workflow = (0,external_node_path_.join)(root, WORKFLOW);
    const shownWorkflow = (0,external_node_path_.relative)(workingDirectory, workflow).split(external_node_path_.sep).join('/');
    const written = [];
    for (const { path, text } of files) {
        if (!(await createFile((0,external_node_path_.join)(workingDirectory, path), text)))
            throw new model_error/* UserError */.y('file-exists', { paths: [path], cure: 'It appeared while this was written.' });
        written.push(path);
    }
    const isNew = await createFile(workflow, writeWorkflow({ jobs: choices.jobs, branch, folder }));
    if (isNew)
        written.push(shownWorkflow);
    return { written, kept: isNew ? [] : [shownWorkflow], cases: cases.length, isRepository: prefix !== null };
}
function suiteFiles(choices, survey, cases) {
    const heading = [
        'First cases, drafted by `goldenpair init`: review each one. Runs are paired by id, so keep an id when you edit its case.',
        'Twenty cases see a large change, a hundred a small one: take questions from your users and from every bug you mend.',
    ];
    const program = choices.target === 'python'
        ? [{ path: 'golden/target.py', text: writePythonProgram(survey.endings) }]
        : choices.target === 'node'
            ? [{ path: 'golden/target.mjs', text: writeNodeProgram(survey.endings) }]
            : [];
    return [
        { path: SUITE, text: writeManifest(choices, survey) },
        { path: CASES, text: writeCases(heading, cases) },
        ...program,
    ];
}

// EXTERNAL MODULE: ./build/core/model/suite.js
var suite = __webpack_require__(80900);
// EXTERNAL MODULE: ./build/app/confirm-failures.js + 2 modules
var confirm_failures = __webpack_require__(94735);
// EXTERNAL MODULE: ./build/app/judging/prepare-judging.js
var prepare_judging = __webpack_require__(97637);
// EXTERNAL MODULE: ./build/app/evaluate/watch-run.js
var watch_run = __webpack_require__(80397);
// EXTERNAL MODULE: ./build/app/override-suite.js + 1 modules
var override_suite = __webpack_require__(39869);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
// EXTERNAL MODULE: ./build/core/model/run.js + 1 modules
var model_run = __webpack_require__(74920);
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
    ...model_run/* runSchema */.Lx.pick({
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
    }).shape,
    /** From 1; null in the file of all. */
    run_index: schemas.int().positive().nullable(),
    run_count: schemas.int().positive(),
    models: schemas.array(schemas.string()),
    /** By metric id, over the cases. */
    aggregates: schemas.record(schemas.string(), model_run/* metricSummarySchema */.MF),
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
        run_index: index,
        run_count: run.trials_per_case,
        models: run.fingerprints.models,
        aggregates: (0,summarize_run/* summarizeRun */.l)({ metrics: run.metrics, trials: own }),
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

;// CONCATENATED MODULE: ./build/bin/commands/run.js

























const run_run = {
    name: 'run',
    summary: 'run the suite against its target; with --baseline compare too',
    positionals: '',
    flags: {
        variant: { type: 'string', value: 'NAME', description: "which variant (default: the suite's)" },
        baseline: { type: 'string', value: 'FOLDER', description: 'a recorded run to compare with' },
        ...SHARED_FLAGS,
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
        ...SETTING_FLAGS,
        ...LIMIT_FLAGS,
        'cache-dir': CACHE_DIR,
        'target-env': TARGET_ENV,
        'judge-model': JUDGE_MODEL,
    },
    run: async ({ flags, terminal }) => {
        const { workingDirectory, log, env, signal } = terminal;
        // Every flag is read before anything runs: a mistake must not cost a run.
        const failOn = failOnFlag(flags);
        const overrides = overridesOf(flags);
        const shard = shardFlag(flags);
        const baselinePath = textFlag(flags, 'baseline');
        if (shard !== null && baselinePath !== undefined)
            throw new model_error/* UserError */.y('flag-invalid', {
                flag: 'baseline',
                got: baselinePath,
                expected: 'none beside --shard: `goldenpair merge` takes it',
            });
        const results = textFlag(flags, 'results');
        if (shard !== null && results !== undefined)
            throw new model_error/* UserError */.y('flag-invalid', {
                flag: 'results',
                got: results,
                expected: 'none beside --shard, which measures a part of the cases',
            });
        const trials = readEither(flags, wholeFlag, ['trials', 'runs']);
        const path = textFlag(flags, 'suite') ?? 'golden/suite.yaml';
        const strict = flags['strict'] === true;
        const targetEnvNames = namesFlag(flags, 'target-env');
        const scorer = (0,scorer_program/* locateScorer */.p)({ ...terminal, targetEnvNames });
        const suite = await (0,load_suite/* loadSuite */.bu)({
            path,
            workingDirectory,
            registries: app_registries/* SUITE_REGISTRIES */.J,
            hash: sha256/* sha256 */.s,
            log,
            strict,
            scorer,
        });
        const variant = readEither(flags, textFlag, ['variant', 'mode']) ?? suite.default_variant;
        const known = Object.keys(suite.variants);
        if (!known.includes(variant))
            throw new model_error/* UserError */.y('variant-unknown', { name: variant, suggestion: (0,suggest/* suggest */.Z)(variant, known), known });
        const outputFolder = (0,external_node_path_.resolve)(workingDirectory, textFlag(flags, 'out') ?? `.goldenpair/${suite.name}-${variant}`);
        if (flags['dry-run'] === true) {
            const earlier = [...(baselinePath === undefined ? [] : [(0,external_node_path_.resolve)(workingDirectory, baselinePath)]), outputFolder];
            const arms = [{ variant, trials: trials ?? suite.trials }];
            const subset = textFlag(flags, 'subset') ?? null;
            const plan = await (0,dry_run/* dryRun */.P)({
                ...terminal,
                suite,
                arms,
                earlier,
                subset,
                shard,
                overrides,
                targetEnvNames,
                clock: clock/* systemClock */.m,
            });
            return printPlan(plan, flags, terminal);
        }
        const baseline = await baselineOf(baselinePath, terminal);
        const checkout = await (0,github_checkout/* readCheckout */.b$)({ workingDirectory, fallbackSha: null });
        const surroundings = {
            env,
            targetEnvNames,
            providers: (0,provider_access/* providersOfShell */.g)(env),
            scorer,
            programs: (0,locate_programs/* locatePrograms */.g)(terminal.home),
            workingDirectory,
            cache: cacheFlag(flags, terminal),
            clock: clock/* systemClock */.m,
            log,
            signal,
        };
        const watch = (0,watch_run/* watchRun */.v)(baseline.kind === 'found' ? 1 : 0);
        const [measured] = await (0,measure/* measure */.x)({
            suite,
            arms: [{ variant, out: outputFolder, trials: trials ?? suite.trials }],
            mode: 'run',
            subset: textFlag(flags, 'subset') ?? null,
            shard,
            isResuming: flags['resume'] === true,
            overrides,
            commit: checkout.sha,
            branch: null,
            ...surroundings,
            onProgress: showProgress(terminal),
            onTrial: watch.onTrial,
        });
        if (measured === undefined)
            throw new Error('the arm was not measured');
        if (shard !== null)
            return printShard(measured, flags, terminal);
        if (results !== undefined) {
            const folder = (0,external_node_path_.resolve)(workingDirectory, results);
            const [path = folder] = await writeResults({ run: measured.run, runFolder: measured.out, folder, log });
            log.info(`The results are in ${(0,external_node_path_.relative)(workingDirectory, path)}.`);
        }
        const asked = (0,override_suite/* overrideSuite */.v)(suite, overrides);
        await (0,confirm_failures/* confirmFailures */.W)({
            ...surroundings,
            suite: asked,
            startJudge: (0,prepare_judging/* judgeOfSuite */.r)(asked, surroundings),
            folder: measured.out,
            baseline,
            ruleSet: null,
        });
        const evaluation = await evaluateHere({ candidateFolder: measured.out, measured: watch.finish(measured.run), baseline, failOn, outputFolder }, terminal);
        log.info(`The run is in ${(0,external_node_path_.relative)(workingDirectory, measured.out) || '.'}.`);
        return printEvaluation(evaluation, flags, terminal);
    },
};

;// CONCATENATED MODULE: ./build/bin/commands/init.js







const init = {
    name: 'init',
    summary: 'write a first suite and a workflow for this repository, and run the suite once',
    positionals: '',
    flags: {
        target: { type: 'string', value: 'KIND', description: `${INIT_TARGETS.join(' | ')} (default search)` },
        command: { type: 'string', value: 'COMMAND', description: 'what starts your program, for --target command' },
        name: { type: 'string', value: 'NAME', description: "the suite's name (default: the folder's)" },
        jobs: { type: 'string', value: 'N', description: 'jobs of the workflow: 2 (default, safer) or 1' },
        yes: { type: 'boolean', short: 'y', description: 'ask nothing, take defaults for what is not given' },
        'no-run': { type: 'boolean', description: 'do not run the suite at the end' },
    },
    run: async ({ flags, terminal }) => {
        const choices = await choose(flags, terminal);
        const made = await initRepository(choices, terminal.workingDirectory);
        for (const path of made.written)
            terminal.print(`  wrote  ${path}`);
        for (const path of made.kept)
            terminal.print(`  kept   ${path} (it was there already)`);
        if (!made.isRepository)
            terminal.log.warning('this is not a git repository: the workflow starts working once it is pushed to GitHub.');
        let code = 0;
        if (flags['no-run'] !== true) {
            terminal.print('');
            code = await run_run.run({ flags: {}, positionals: [], terminal });
        }
        terminal.print(nextSteps(choices, made));
        return code;
    },
};
const NAME_WANTED = 'a name of at most 60 letters, digits, dots, dashes and underscores';
async function choose(flags, terminal) {
    const name = checked('name', textFlag(flags, 'name'), nameOf, NAME_WANTED);
    const target = checked('target', textFlag(flags, 'target'), targetOf, INIT_TARGETS.join(', '));
    const jobs = checked('jobs', textFlag(flags, 'jobs'), jobsOf, WORKFLOW_JOBS.join(' or '));
    const command = checked('command', textFlag(flags, 'command'), commandOf, 'what starts your program');
    if (command !== undefined && target !== 'command')
        throw new model_error/* UserError */.y('flag-invalid', { flag: 'command', got: command, expected: 'it only with --target command' });
    const folder = nameSuite((0,external_node_path_.basename)(terminal.workingDirectory));
    if (flags['yes'] === true) {
        const needsCommand = target === 'command' && command === undefined;
        if (needsCommand)
            refuse('--target command without --command');
        return { name: name ?? folder, target: target ?? 'search', command: command ?? null, jobs: jobs ?? '2' };
    }
    const { ask } = terminal;
    if (ask === undefined)
        return refuse('nobody to ask here; add --yes to take the defaults');
    const person = { ask, terminal };
    const chosenName = name ?? (await askUntil(person, 'Name of the suite', folder, nameOf));
    const kinds = `Who answers: ${INIT_TARGETS.join(', ')}`;
    const chosenTarget = target ?? (await askUntil(person, kinds, 'search', targetOf));
    const chosenCommand = chosenTarget === 'command' ? (command ?? (await askUntil(person, 'Command that starts it', '', commandOf))) : null;
    const jobsQuestion = 'Jobs in the workflow: 2 (keeps the token that may write from pull request code) or 1';
    const chosenJobs = jobs ?? (await askUntil(person, jobsQuestion, '2', jobsOf));
    return { name: chosenName, target: chosenTarget, command: chosenCommand, jobs: chosenJobs };
}
/** Asks again until the answer can be used; an empty one takes the default. */
async function askUntil({ ask, terminal }, question, preset, read) {
    for (;;) {
        const answer = await ask(`${question}${preset === '' ? '' : ` [${preset}]`}: `);
        if (answer === null)
            throw new model_error/* UserError */.y('init-stopped', { question });
        const value = read(answer === '' ? preset : answer);
        if (value !== null)
            return value;
        terminal.log.info(`"${answer}" cannot be used.`);
    }
}
function checked(flag, text, read, expected) {
    if (text === undefined)
        return undefined;
    const value = read(text);
    if (value === null)
        throw new model_error/* UserError */.y('flag-invalid', { flag, got: text, expected });
    return value;
}
const nameOf = (text) => (suite/* nameSchema */.J.safeParse(text).success ? text : null);
const targetOf = (text) => INIT_TARGETS.find((known) => known === text) ?? null;
const jobsOf = (text) => WORKFLOW_JOBS.find((known) => known === text) ?? null;
const commandOf = (text) => (text.trim() === '' ? null : text.trim());
function refuse(got) {
    throw new model_error/* UserError */.y('arguments-invalid', { command: 'init', got, suggestion: null });
}
function nextSteps({ target }, { cases }) {
    const program = { search: null, command: null, python: 'golden/target.py', node: 'golden/target.mjs' }[target];
    const steps = [
        `Review golden/cases/first.yaml: ${cases === 1 ? 'its case is a draft' : `its ${cases} cases are drafts`}. Then goldenpair run, until you agree with it.`,
        ...(program === null ? [] : [`Let ${program} call your own system.`]),
        'Ignore .goldenpair/ and goldenpair-report/ in git, and commit the rest.',
        'Push to the default branch once: that run is the baseline of your pull requests.',
    ];
    return ['', 'Next:', ...steps.map((step, index) => `  ${index + 1}. ${step}`)].join('\n');
}

// EXTERNAL MODULE: ./build/core/stats/cohen-kappa.js
var cohen_kappa = __webpack_require__(57333);
// EXTERNAL MODULE: ./build/core/stats/spearman.js
var spearman = __webpack_require__(2451);
;// CONCATENATED MODULE: ./build/core/compare/compare-judgings.js



/**
 * What judging the same observations anew did to every metric that the judge decides, in the order of the metrics. One that neither scored
 * is left out, and so are figures of the whole run.
 */
function compareJudgings({ metrics, before, after, }) {
    const old = new Map(before.map((trial) => [keyOf(trial), trial.scores]));
    return metrics.flatMap(({ id, kind, judged_by, per_run }) => {
        if (judged_by === undefined || per_run !== undefined)
            return [];
        const both = after.map((trial) => [old.get(keyOf(trial))?.[id], trial.scores[id]]);
        const pairs = both.flatMap(([one, other]) => one === undefined || other === undefined ? [] : [[one, other]]);
        const only_before = both.filter(([one, other]) => one !== undefined && other === undefined).length;
        const only_after = both.filter(([one, other]) => one === undefined && other !== undefined).length;
        const n = pairs.length;
        if (n + only_before + only_after === 0)
            return [];
        return [
            {
                ...{ metric: id, n, only_before, only_after },
                before: n === 0 ? null : (0,mean/* mean */.i)(pairs.map(([one]) => one)),
                after: n === 0 ? null : (0,mean/* mean */.i)(pairs.map(([, other]) => other)),
                equal: n === 0 ? null : pairs.filter(([one, other]) => one === other).length / n,
                kappa: kind === 'continuous' ? null : (0,cohen_kappa/* cohenKappa */.r)(pairs),
                spearman: (0,spearman/* spearman */.C)(pairs),
            },
        ];
    });
}
function keyOf({ case: id, trial }) {
    return `${trial} ${id}`;
}

// EXTERNAL MODULE: ./build/core/metrics/build-metrics.js
var build_metrics = __webpack_require__(50632);
// EXTERNAL MODULE: ./build/core/model/scoring.js
var scoring = __webpack_require__(65633);
// EXTERNAL MODULE: ./build/shell/runs/read-scored-run.js
var read_scored_run = __webpack_require__(53757);
// EXTERNAL MODULE: ./build/app/budget/open-ledger.js + 1 modules
var open_ledger = __webpack_require__(4252);
// EXTERNAL MODULE: ./build/app/budget/open-spending.js + 1 modules
var open_spending = __webpack_require__(41172);
// EXTERNAL MODULE: ./build/app/custom-metrics/open-scorer.js + 1 modules
var open_scorer = __webpack_require__(77628);
// EXTERNAL MODULE: ./build/app/evaluate/read-anew.js
var read_anew = __webpack_require__(77378);
// EXTERNAL MODULE: ./build/app/rescore-run.js + 2 modules
var rescore_run = __webpack_require__(9611);
;// CONCATENATED MODULE: ./build/app/judging/judge-run.js
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
 * Judges a recorded run anew into another folder: no target is called. Says what became of every metric that the judge decides.
 * Throws `suite-without-judge`, `run-interrupted` when aborted, what the judge throws, and as `rescoreRun` does.
 */
async function judgeRun(input) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { suite, from, to, log, signal } = input;
        const start = (0,prepare_judging/* judgeOfSuite */.r)(suite, input);
        if (start === null)
            throw new model_error/* UserError */.y('suite-without-judge', { path: suite.file });
        const before = await (0,read_run/* readRun */.c)(from);
        const { judged, rubric_categories } = suite.scoring;
        const asSuite = (run) => ({
            ...run,
            settings: {
                ...run.settings,
                scoring: { ...(run.settings.scoring ?? scoring/* DEFAULT_SCORING */.cH), judged, rubric_categories },
                ...(suite.judge && { judge: suite.judge }),
            },
        });
        const spending = __addDisposableResource(env_1, await (0,open_spending/* openSpending */.J)({
            suite,
            ledger: (0,open_ledger/* openLedger */.a)(input.workingDirectory),
            clock: input.clock,
            earlierUsd: 0,
        }), false);
        if (spending !== null && spending.exhausted !== null)
            throw spending.exhausted;
        const judge = __addDisposableResource(env_1, await start(spending), true);
        const scorer = __addDisposableResource(env_1, (0,open_scorer/* openScorer */.D)(input), true);
        const total = before.counts?.trials ?? before.cases.length * before.trials_per_case;
        let done = 0;
        const onTrial = () => input.onProgress({ done: (done += 1), total, failed: 0 });
        const rejudging = { kind: 'judge', judge, scorer, spending };
        try {
            const after = await (0,rescore_run/* rescoreRun */.R)({ from, to, change: asSuite, rejudging, hash: sha256/* sha256 */.s, log, signal, onTrial });
            const metrics = (0,build_metrics/* buildMetrics */.G)((0,read_anew/* metricSettings */.Qp)(after, null));
            const old = await (0,read_anew/* readAnew */.QM)({ folder: from, run: asSuite(before), metrics, log });
            const now = await (0,read_scored_run/* readScoredRun */.m)(to, { log, run: after });
            return { before, after, changes: compareJudgings({ metrics, before: old.trials, after: now.trials }) };
        }
        catch (error) {
            if (!signal.aborted)
                throw error;
            throw new model_error/* UserError */.y('run-interrupted', { folders: [to], done, total, isResumable: false }, { cause: error });
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

// EXTERNAL MODULE: ./build/core/format/format-metric.js
var format_metric = __webpack_require__(26078);
// EXTERNAL MODULE: ./build/core/format/format-number.js
var format_number = __webpack_require__(8499);
// EXTERNAL MODULE: ./build/core/render/text-width.js
var text_width = __webpack_require__(59197);
;// CONCATENATED MODULE: ./build/bin/commands/judge.js















const judge = {
    name: 'judge',
    summary: "judge a recorded run anew with the suite's judge, and say what that changes",
    positionals: 'FOLDER',
    flags: {
        suite: SHARED_FLAGS.suite,
        out: { ...SHARED_FLAGS.out, description: 'the run folder to write (default FOLDER-judged)' },
        concurrency: { ...SHARED_FLAGS.concurrency, description: "trials judged at once (default: the suite's)" },
        'judge-model': JUDGE_MODEL,
        'target-env': { ...TARGET_ENV, description: 'variables that the judge may name as its key, e.g. MY_KEY' },
        json: SHARED_FLAGS.json,
    },
    run: async ({ flags, positionals, terminal }) => {
        const { workingDirectory, log, env, signal } = terminal;
        const [path, ...others] = positionals;
        if (path === undefined || others.length > 0)
            throw new model_error/* UserError */.y('arguments-invalid', {
                command: 'judge',
                got: path === undefined ? 'no run folder' : 'more than one run folder',
                suggestion: null,
            });
        const from = (0,external_node_path_.resolve)(workingDirectory, path);
        const to = (0,external_node_path_.resolve)(workingDirectory, textFlag(flags, 'out') ?? `${path.replace(/[/\\]+$/, '')}-judged`);
        if (to === from)
            throw new model_error/* UserError */.y('flag-invalid', { flag: 'out', got: to, expected: 'another folder than that of the run' });
        const overrides = overridesOf(flags);
        const targetEnvNames = namesFlag(flags, 'target-env');
        const scorer = (0,scorer_program/* locateScorer */.p)({ ...terminal, targetEnvNames });
        const suite = await (0,load_suite/* loadSuite */.bu)({
            path: textFlag(flags, 'suite') ?? 'golden/suite.yaml',
            workingDirectory,
            registries: app_registries/* SUITE_REGISTRIES */.J,
            hash: sha256/* sha256 */.s,
            log,
            scorer,
        });
        const judged = await judgeRun({
            suite: (0,override_suite/* overrideSuite */.v)(suite, overrides),
            from,
            to,
            scorer,
            env,
            targetEnvNames,
            providers: (0,provider_access/* providersOfShell */.g)(env),
            workingDirectory,
            clock: clock/* systemClock */.m,
            log,
            signal,
            onProgress: showProgress(terminal),
        });
        log.info(`The judged run is in ${(0,external_node_path_.relative)(workingDirectory, to) || '.'}.`);
        terminal.print(flags['json'] === true ? JSON.stringify(judged.changes, null, 2) : describeJudging(judged));
        return 0;
    },
};
const HEAD = ['metric', 'before', 'now', 'equal', 'kappa', 'Spearman', 'trials'];
/** Who judged, a row for each metric, and what these numbers are not. */
function describeJudging({ before, after, changes }) {
    const rows = [HEAD, ...changes.map((change) => writeRow(change, after))];
    const widths = HEAD.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
    const table = rows.map((row) => row
        .map((cell, at) => (0,text_width/* padText */.F2)(cell, widths[at] ?? 0, at === 0 ? 'left' : 'right'))
        .join('  ')
        .trimEnd());
    return [
        `${nameJudge(after)} judged ${(0,format_number/* countOf */.pq)(after.counts?.trials ?? 0, 'trial')} that ${nameJudge(before)} had judged before.`,
        '',
        ...table,
        '',
        'Means, equal values, Cohen’s kappa and Spearman’s correlation are over the trials that both scored. Scores of two judges are not comparable: compare runs that one judge has judged.',
    ].join('\n');
}
function writeRow(change, { metrics }) {
    const facts = metrics.find(({ id }) => id === change.metric) ?? { unit: 'count', kind: 'continuous' };
    const write = (value) => (value === null ? '–' : (0,format_metric/* formatValue */.Fl)(facts, value));
    const writeShare = (value) => (value === null ? '–' : `${Math.round(value * 100)} %`);
    const writeAgreement = (value) => (value === null ? '–' : value.toFixed(2));
    const { n, only_before, only_after } = change;
    const others = [
        ...(only_before > 0 ? [`${only_before} only before`] : []),
        ...(only_after > 0 ? [`${only_after} only now`] : []),
    ];
    return [
        change.metric,
        write(change.before),
        write(change.after),
        writeShare(change.equal),
        writeAgreement(change.kappa),
        writeAgreement(change.spearman),
        others.length === 0 ? String(n) : `${n} (${others.join(', ')})`,
    ];
}
function nameJudge({ judge: facts, fingerprints }) {
    const models = fingerprints.judge_models ?? [];
    if (facts === undefined)
        return models.length === 0 ? 'nobody that is recorded' : models.join(', ');
    return models.length === 0 ? facts.type : `${facts.type} (${models.join(', ')})`;
}

;// CONCATENATED MODULE: ./build/core/metrics/describe-facts.js
/**
 * Range, direction and unit of a metric and what else settles how it is compared, in the words of its section of docs/metrics.md.
 * @example describeRange(success) // '0 to 1, higher is better, unit ratio; binary'
 */
function describeRange({ range, direction, unit, kind, scale, per_run, environment }) {
    const [low, high] = range;
    const better = direction === 'neutral' ? 'neither' : direction;
    return [
        `${low ?? 'unbounded'} to ${high ?? 'unbounded'}, ${better} is better, unit ${unit}`,
        ...(kind === 'binary' ? ['binary'] : []),
        ...(scale === 'log-ratio' ? ['compared as a ratio (log scale)'] : []),
        ...(per_run === undefined ? [] : ['one figure of the whole run']),
        ...(environment === 'bound' ? ['bound to the machine'] : []),
    ].join('; ');
}
/**
 * The margin of a gate that gives none, likewise.
 * @example describeDefaultMargin(precision) // '10 % relative; 0.05 where the baseline is 0'
 */
function describeDefaultMargin({ default_margin: margin, absolute_margin: absolute }) {
    if (margin === undefined)
        return 'None';
    if (margin.kind === 'absolute')
        return `${margin.value} absolute`;
    const relative = `${Number((margin.value * 100).toPrecision(10))} % relative`;
    return absolute === undefined ? relative : `${relative}; ${absolute} where the baseline is 0`;
}

// EXTERNAL MODULE: ./build/core/metrics/facts.js
var facts = __webpack_require__(27007);
// EXTERNAL MODULE: ./build/core/metrics/index.js + 65 modules
var metrics = __webpack_require__(68472);
// EXTERNAL MODULE: ./build/shell/targets/index.js + 58 modules
var targets = __webpack_require__(6432);
;// CONCATENATED MODULE: ./build/bin/commands/list.js











/** A suite that says nothing of what metrics mean; one k, so that each metric is listed once. */
const PLAIN = { k: [5], primary_k: 5, success: 'all', pricing: { models: {} } };
function describeMetric({ name, title, source, expand }) {
    return expand(PLAIN).map((metric) => ({ name, text: title, source, facts: (0,facts/* metricFacts */.g)(metric) }));
}
function writeFacts({ facts, source }) {
    if (facts === undefined || source === undefined)
        return '';
    return `\n    ${describeRange(facts)}. Default margin: ${describeDefaultMargin(facts)}.\n    Source: ${source}.`;
}
const registered = ({ name, title }) => ({ name, text: title });
async function readSuite(path, terminal) {
    const { workingDirectory, log } = terminal;
    const scorer = (0,scorer_program/* locateScorer */.p)({ ...terminal, targetEnvNames: [] });
    return (0,load_suite/* loadSuite */.bu)({ path, workingDirectory, registries: app_registries/* SUITE_REGISTRIES */.J, hash: sha256/* sha256 */.s, log, scorer });
}
const LISTS = {
    metrics: async (path, terminal) => {
        const own = path === null ? [] : ((await readSuite(path, terminal)).custom_metrics?.metrics ?? []);
        return [
            ...metrics/* REGISTRY */.M.flatMap(describeMetric),
            ...own.map(({ source, ...facts }) => ({ name: facts.id, text: facts.title, source, facts })),
        ];
    },
    targets: () => Promise.resolve(targets/* REGISTRY */.M.map(registered)),
    cases: async (path, terminal) => {
        const suite = await readSuite(path ?? 'golden/suite.yaml', terminal);
        return suite.cases.map(({ id, query, tags }) => ({ name: id, text: query, tags }));
    },
};
const list_list = {
    name: 'list',
    summary: `show ${Object.keys(LISTS).join(', ')}`,
    positionals: 'WHAT',
    flags: { suite: SHARED_FLAGS.suite, json: SHARED_FLAGS.json },
    run: async ({ flags, positionals, terminal }) => {
        const [what = ''] = positionals;
        const rows = LISTS[what];
        const names = Object.keys(LISTS);
        if (rows === undefined)
            throw new model_error/* UserError */.y('arguments-invalid', {
                command: 'list',
                got: what === ''
                    ? `nothing, where one of ${names.join(', ')} is wanted`
                    : `"${what}", which is none of ${names.join(', ')}`,
                suggestion: (0,suggest/* suggest */.Z)(what, names),
            });
        const shown = await rows(textFlag(flags, 'suite') ?? null, terminal);
        if (flags['json'] === true) {
            terminal.print(JSON.stringify(shown, null, 2));
            return 0;
        }
        const width = shown.reduce((most, { name }) => Math.max(most, name.length), 0);
        terminal.print(shown
            .map((row) => {
            const tags = row.tags === undefined ? '' : `  [${row.tags.join(', ')}]`;
            return `${row.name.padEnd(width)}  ${row.text}${tags}${writeFacts(row)}`;
        })
            .join('\n'));
        return 0;
    },
};

// EXTERNAL MODULE: ./build/app/merge-runs.js + 1 modules
var merge_runs = __webpack_require__(36239);
;// CONCATENATED MODULE: ./build/bin/commands/merge.js






const merge = {
    name: 'merge',
    summary: 'put the shards of a run together and decide, as one machine would have',
    positionals: 'FOLDER...',
    flags: {
        out: { ...SHARED_FLAGS.out, description: 'the run folder to write (default .goldenpair/merged)' },
        baseline: { type: 'string', value: 'FOLDER', description: 'a recorded run to compare with' },
        'fail-on': SHARED_FLAGS['fail-on'],
        json: SHARED_FLAGS.json,
    },
    run: async ({ flags, positionals, terminal }) => {
        const failOn = failOnFlag(flags);
        if (positionals.length === 0)
            throw new model_error/* UserError */.y('arguments-invalid', {
                command: 'merge',
                got: 'no folders, where those of all shards are wanted',
                suggestion: null,
            });
        const folders = positionals.map((path) => (0,external_node_path_.resolve)(terminal.workingDirectory, path));
        const out = (0,external_node_path_.resolve)(terminal.workingDirectory, textFlag(flags, 'out') ?? '.goldenpair/merged');
        if (folders.includes(out))
            throw new model_error/* UserError */.y('flag-invalid', {
                flag: 'out',
                got: textFlag(flags, 'out') ?? out,
                expected: 'another folder than those of the shards',
            });
        const baseline = await baselineOf(textFlag(flags, 'baseline'), terminal);
        await (0,merge_runs/* mergeRuns */.r)({ folders, out, log: terminal.log });
        const evaluation = await evaluateHere({ candidateFolder: out, baseline, failOn, outputFolder: out }, terminal);
        return printEvaluation(evaluation, flags, terminal);
    },
};

// EXTERNAL MODULE: ./build/core/compare/compare-runs.js + 41 modules
var compare_runs = __webpack_require__(89559);
// EXTERNAL MODULE: ./build/core/format/format-measured.js
var format_measured = __webpack_require__(15790);
// EXTERNAL MODULE: ./build/core/stats/round-noise.js
var round_noise = __webpack_require__(90873);
;// CONCATENATED MODULE: ./build/app/ratchet/find-lowered.js


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
        if (delta > -round_noise/* EPSILON */.p)
            return [];
        const { baseline, candidate, changeInWords } = (0,format_measured/* formatMeasured */.U)(row);
        return [`${name} ${baseline ?? '?'} → ${candidate ?? '?'} (${changeInWords ?? '?'}, n = ${n})`];
    });
}

// EXTERNAL MODULE: ./build/core/format/describe-stopped.js
var describe_stopped = __webpack_require__(76191);
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
        return `it is shard ${(0,model_shard/* formatShard */._D)(run.shard)} of a run`;
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
        const refuse = (problem) => new model_error/* UserError */.y('reference-refused', { folder, problem });
        const problem = findUnfitness(scored, before?.run ?? compared[0]?.scored.run ?? null);
        if (problem !== null)
            throw refuse(problem);
        if (compared.some(({ scored: other }) => other.run.session_id === scored.run.session_id))
            throw refuse('it is of the same session as the other run, so the two are not independent');
        const comparison = (0,compare_runs/* compareRuns */.q)({ baseline: before, candidate: scored, failOn: 'never' });
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
            reason: `${(0,format_number/* countOf */.pq)(compared.length, 'run')} must both improve on it, and ${short.map((each) => `${each.scored.run.run_id} is ${each.comparison.verdict.word}`).join(', ')}`,
        };
    if (lowered.length > 0 && allowLower === null)
        throw new model_error/* UserError */.y('reference-lowered', { path, metrics: lowered });
    const because = allowLower === null || lowered.length === 0 ? null : { reason: allowLower, metrics: [...lowered] };
    await (0,replace_file/* replaceFile */.f)(path, writeReference(makeReference(scored, because)));
    return { ...result, written: true, reason: null };
}

;// CONCATENATED MODULE: ./build/bin/commands/ratchet.js










const ratchet_ratchet = {
    name: 'ratchet',
    summary: 'write a run as the reference in the repository, for review; never lower in silence',
    positionals: '[RUN [SECOND_RUN]]',
    details: [
        ['RUN', "a run folder (default: where `goldenpair run` puts the suite's)"],
        ['SECOND_RUN', 'an independent one: both must improve on the reference, and this one becomes it'],
    ],
    flags: {
        suite: SHARED_FLAGS.suite,
        reference: {
            type: 'string',
            value: 'FILE',
            description: 'the reference (default: reference.json beside the suite)',
        },
        'allow-lower': { type: 'string', value: 'REASON', description: 'may lower a gated metric; the reason is kept' },
        json: SHARED_FLAGS.json,
    },
    run: async ({ flags, positionals, terminal }) => {
        const { workingDirectory, log } = terminal;
        if (positionals.length > 2)
            throw new model_error/* UserError */.y('arguments-invalid', {
                command: 'ratchet',
                got: `${positionals.length} folders, where one run or two are wanted`,
                suggestion: null,
            });
        const allowLower = textFlag(flags, 'allow-lower') ?? null;
        if (allowLower !== null && allowLower.trim() === '')
            throw new model_error/* UserError */.y('flag-invalid', { flag: 'allow-lower', got: allowLower, expected: 'a reason in words' });
        const suite = textFlag(flags, 'suite') ?? 'golden/suite.yaml';
        const reference = textFlag(flags, 'reference') ?? (0,external_node_path_.join)((0,external_node_path_.dirname)(suite), 'reference.json');
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
    const { workingDirectory, log } = terminal;
    const scorer = (0,scorer_program/* locateScorer */.p)({ ...terminal, targetEnvNames: [] });
    const suite = await (0,load_suite/* loadSuite */.bu)({ path, workingDirectory, registries: app_registries/* SUITE_REGISTRIES */.J, hash: sha256/* sha256 */.s, log, scorer });
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
;// CONCATENATED MODULE: ./build/shell/io/git-changes.js



const git_changes_run = (0,external_node_util_.promisify)(external_node_child_process_.execFile);
/**
 * The files that HEAD changes since it left `base`, from the working directory, with `/`; others of the repository are left out.
 * Throws the user's error `flag-invalid` where git cannot tell: no repository, no such commit, no common history.
 */
async function readChangedFiles({ base, workingDirectory, }) {
    const range = ['--end-of-options', `${base}...HEAD`, '--', '.'];
    const options = ['-c', 'safe.directory=*', 'diff', '--name-only', '--no-renames', '--relative', '-z', ...range];
    try {
        const { stdout } = await git_changes_run('git', options, { cwd: workingDirectory, maxBuffer: 1 << 26 });
        return stdout.split('\0').filter((path) => path !== '');
    }
    catch (cause) {
        const expected = 'a commit, branch or tag that this checkout has with its history (`fetch-depth: 0` of actions/checkout)';
        throw new model_error/* UserError */.y('flag-invalid', { flag: 'base', got: base, expected }, { cause });
    }
}

;// CONCATENATED MODULE: ./build/app/validate-suite.js




/**
 * Everything that is to be said of a suite and, with `base`, of a change that should have touched it. With `strict` every warning
 * is an error. Throws as `readSuite` and `readChangedFiles` do.
 */
async function validateSuite({ strict, base, ...source }) {
    const loaded = await (0,load_suite/* readSuite */.xj)(source);
    const { stale } = loaded;
    const changed = base === null ? [] : await readChangedFiles({ base, workingDirectory: source.workingDirectory });
    const change = adviseChange({ manifest: loaded.path, files: loaded.files, changed });
    const doubts = [...loaded.warnings, ...loaded.advice, ...(change === null ? [] : [change])];
    const areErrors = { stale: strict || loaded.strict, doubts: strict };
    const order = (problems) => (0,problem/* sortProblems */.d)(problems, loaded.files);
    return {
        suite: loaded.suite,
        validation: {
            suite: loaded.path,
            errors: order([...loaded.problems, ...(areErrors.stale ? stale : []), ...(areErrors.doubts ? doubts : [])]),
            warnings: order([...(areErrors.stale ? [] : stale), ...(areErrors.doubts ? [] : doubts)]),
            notes: loaded.unchecked ? [load_suite/* UNCHECKED_SPANS */.V] : [],
        },
    };
}

;// CONCATENATED MODULE: ./build/bin/commands/validate.js





const validate = {
    name: 'validate',
    summary: 'read the suite and show all its problems with file and line',
    positionals: '',
    flags: {
        suite: SHARED_FLAGS.suite,
        base: { type: 'string', value: 'REF', description: 'also ask whether the change since REF has a case' },
        strict: { type: 'boolean', description: 'warnings are errors' },
        json: SHARED_FLAGS.json,
    },
    run: async ({ flags, terminal }) => {
        const { suite, validation } = await validateSuite({
            path: textFlag(flags, 'suite') ?? 'golden/suite.yaml',
            workingDirectory: terminal.workingDirectory,
            registries: app_registries/* SUITE_REGISTRIES */.J,
            hash: sha256/* sha256 */.s,
            scorer: (0,scorer_program/* locateScorer */.p)({ ...terminal, targetEnvNames: [] }),
            strict: flags['strict'] === true,
            base: textFlag(flags, 'base') ?? null,
        });
        terminal.print(flags['json'] === true ? JSON.stringify(validation, null, 2) : describeValidation(validation, suite));
        return validation.errors.length > 0 ? 3 : 0;
    },
};
/** A line for each finding as editors read them, then one that counts. */
function describeValidation({ suite: file, errors, warnings, notes }, suite) {
    const counts = [validate_count(errors.length, 'error'), validate_count(warnings.length, 'warning')].filter((text) => text !== null);
    return [
        ...errors.map(({ file, line, message }) => `${file}:${line}: error: ${message}`),
        ...warnings.map(({ file, line, message }) => `${file}:${line}: warning: ${message}`),
        ...notes.map((note) => `note: ${note}`),
        `${file}: ${counts.length === 0 ? 'no problems' : counts.join(', ')}.${suite === null ? '' : ` ${describeSuite(suite)}`}`,
    ].join('\n');
}
function validate_count(number, noun) {
    return number === 0 ? null : `${number} ${noun}${number === 1 ? '' : 's'}`;
}
function describeSuite(suite) {
    const enabled = suite.cases.filter((golden) => golden.enabled);
    const critical = enabled.filter((golden) => golden.critical).length;
    const gates = suite.gates.map(({ id }) => id).join(', ');
    return `Cases: ${enabled.length} (${critical} critical). Variants: ${Object.keys(suite.variants).join(', ')}. Gates: ${gates}.`;
}

;// CONCATENATED MODULE: ./build/bin/commands/index.js












/** Every command, in the order of `goldenpair --help`. */
const COMMANDS = [
    init,
    importCases,
    run_run,
    compare,
    ab_ab,
    aa,
    merge,
    judge,
    ratchet_ratchet,
    validate,
    list_list,
    demo,
];

// EXTERNAL MODULE: ./build/app/secrets/known-secrets.js + 1 modules
var known_secrets = __webpack_require__(36123);
// EXTERNAL MODULE: ./build/app/secrets/mask-log.js
var mask_log = __webpack_require__(12615);
// EXTERNAL MODULE: ./build/shell/io/share-signal.js
var share_signal = __webpack_require__(8198);
// EXTERNAL MODULE: external "node:readline/promises"
var external_node_readline_promises_ = __webpack_require__(26848);
;// CONCATENATED MODULE: ./build/bin/ask.js

/**
 * Asks one question and gives the line that is typed, trimmed; null for an end of input (Ctrl-D) or when the signal is aborted.
 * The terminal's own line editing is used, so that Ctrl-C stays a signal.
 */
async function askPerson(question, { input, output, signal, }) {
    if (signal.aborted)
        return null;
    const lines = (0,external_node_readline_promises_.createInterface)({ input, output, terminal: false });
    const ended = new Promise((resolve) => {
        lines.once('close', () => resolve(null));
    });
    const stop = () => lines.close();
    signal.addEventListener('abort', stop, { once: true });
    try {
        return await Promise.race([lines.question(question).then((answer) => answer.trim()), ended]);
    }
    finally {
        signal.removeEventListener('abort', stop);
        lines.close();
    }
}

;// CONCATENATED MODULE: ./build/bin/terminal.js




const CLEAR_LINE = '\r\u001b[2K';
/** The process's own terminal. Colour follows NO_COLOR, FORCE_COLOR and whether stdout is a terminal (no-color.org). */
function realTerminal(home) {
    const { stdin, stdout, stderr, env } = process;
    const interrupted = new AbortController();
    for (const stream of [stdout, stderr])
        stream.on('error', ignoreClosedPipe);
    for (const signal of ['SIGINT', 'SIGTERM']) {
        process.once(signal, () => {
            stderr.write(`\n${signal}: finishing what is written; once more to stop at once\n`);
            interrupted.abort();
        });
    }
    const isLive = stderr.isTTY && env['CI'] === undefined;
    const write = (text) => void stderr.write(`${isLive ? CLEAR_LINE : ''}${text}\n`);
    const log = {
        debug: (message) => {
            if (env['GOLDENPAIR_DEBUG'] !== undefined)
                write(message);
        },
        info: write,
        notice: write,
        warning: (message) => write(`warning: ${message}`),
        error: (message) => write(`error: ${message}`),
    };
    return {
        print: (text) => void stdout.write(`${text}\n`),
        log: (0,mask_log/* maskLog */.R)(log, (0,known_secrets/* maskSecrets */.Q)({ env })),
        progress: isLive ? (line) => void stderr.write(`${CLEAR_LINE}${line}`) : null,
        ...(isLive &&
            stdin.isTTY && {
            ask: async (question) => askPerson(question, { input: stdin, output: stderr, signal: interrupted.signal }),
        }),
        columns: stdout.columns ?? 100,
        color: (env['NO_COLOR'] ?? '') === '' && (stdout.isTTY || (env['FORCE_COLOR'] ?? '') !== ''),
        workingDirectory: process.cwd(),
        env,
        home,
        signal: (0,share_signal/* shareSignal */.m)(interrupted.signal),
    };
}
/** `goldenpair list | head` stops reading early: what was asked for goes on, and its exit code still counts. */
function ignoreClosedPipe(error) {
    if (error.code !== 'EPIPE')
        throw error;
}

// EXTERNAL MODULE: ./build/app/version.js
var version = __webpack_require__(73912);
;// CONCATENATED MODULE: ./build/bin/cli.js






/** `goldenpair …`: reads the arguments, runs one command, sets the exit code. `home` is the folder that holds dist/. */
async function main(home) {
    const terminal = realTerminal(home);
    process.exitCode = await runCommandLine(process.argv.slice(2), terminal);
}
/** Runs one command line to its exit code: 3 for the user's mistakes, 4 with a stack for a bug. */
async function runCommandLine(args, terminal) {
    try {
        const [name, ...rest] = args;
        if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
            terminal.print(overview());
            return 0;
        }
        if (name === '--version' || name === 'version') {
            terminal.print(version/* VERSION */.x);
            return 0;
        }
        const command = COMMANDS.find((known) => known.name === name);
        if (command === undefined) {
            const names = COMMANDS.map((known) => known.name);
            throw new model_error/* UserError */.y('command-unknown', { got: name, suggestion: (0,suggest/* suggest */.Z)(name, names), known: names });
        }
        const { values, positionals } = parseFlags(command, rest);
        if (values['help'] === true) {
            terminal.print(help(command));
            return 0;
        }
        return await command.run({ flags: values, positionals, terminal });
    }
    catch (error) {
        if (error instanceof model_error/* UserError */.y) {
            terminal.log.error(error.message);
            return (0,model_error/* exitCodeOfError */.L)(error);
        }
        terminal.log.error(`This is a bug of Goldenpair, not of your suite. Please report it.\n${stackOf(error)}`);
        return 4;
    }
}
function parseFlags(command, args) {
    const options = {
        ...Object.fromEntries(Object.entries(command.flags).map(([name, { type, short }]) => [
            name,
            short === undefined ? { type } : { type, short },
        ])),
        help: { type: 'boolean', short: 'h' },
    };
    try {
        return (0,external_node_util_.parseArgs)({ args: [...args], options, allowPositionals: command.positionals !== '', strict: true });
    }
    catch (cause) {
        const got = cause instanceof Error ? cause.message : String(cause);
        const flag = /'(--?[^' ]+)/.exec(got)?.[1] ?? '';
        const known = Object.keys(options).map((name) => `--${name}`);
        throw new model_error/* UserError */.y('arguments-invalid', { command: command.name, got, suggestion: (0,suggest/* suggest */.Z)(flag, known) }, { cause });
    }
}
function overview() {
    const width = Math.max(...COMMANDS.map(({ name }) => name.length));
    return [
        `goldenpair ${version/* VERSION */.x}: is the change better, worse, or can your golden suite not tell?`,
        '',
        'Usage: goldenpair COMMAND [FLAGS]',
        '',
        ...COMMANDS.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
        '',
        '`goldenpair COMMAND --help` shows the flags. Exit codes: 0 passed, 1 a gate failed, 2 cannot tell or invalid, 3 your mistake, 4 a bug.',
    ].join('\n');
}
function help(command) {
    const rows = Object.entries(command.flags).map(([name, flag]) => [
        `--${name}${flag.value === undefined ? '' : ` ${flag.value}`}`,
        flag.description,
    ]);
    const details = command.details ?? [];
    const width = Math.max(0, ...[...details, ...rows].map(([left = '']) => left.length));
    const show = ([left = '', right = '']) => `  ${left.padEnd(width)}  ${right}`;
    return [
        `goldenpair ${[command.name, command.positionals].filter((part) => part !== '').join(' ')}: ${command.summary}`,
        '',
        ...(details.length === 0 ? [] : [...details.map(show), '']),
        ...rows.map(show),
    ].join('\n');
}
function stackOf(error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
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
