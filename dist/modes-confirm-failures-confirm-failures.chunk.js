export const id = 382;
export const ids = [382];
export const modules = {

/***/ 34045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nj: () => (/* binding */ findUnscored),
/* harmony export */   eY: () => (/* binding */ findConfirmedFailures),
/* harmony export */   qe: () => (/* binding */ planConfirmations),
/* harmony export */   uX: () => (/* binding */ findFlips),
/* harmony export */   vn: () => (/* binding */ countPasses)
/* harmony export */ });
/* unused harmony export findUnconfirmed */
/* harmony import */ var _model_natural_order_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86550);
/* harmony import */ var _metric_columns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73475);
/* harmony import */ var _pair_cases_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61637);
/* harmony import */ var _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95577);
/* harmony import */ var _comparability_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77639);
/* harmony import */ var _open_pair_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44284);






/** Success of every comparable case in both arms, sorted by case id; confirmation re-runs count for the candidate. */
function countPasses(input) {
    return input.pairing.paired.map((golden) => {
        const values = [input.candidate, input.confirmations].flatMap((column) => column.get(golden.id)?.values ?? []);
        return {
            case_id: golden.id,
            critical: golden.critical,
            baseline: passesOf(input.baseline.get(golden.id)?.values ?? []),
            candidate: passesOf(values),
        };
    });
}
function passesOf(values) {
    return { passed: values.filter((value) => value === 1).length, trials: values.length };
}
const KINDS = ['newly-failing', 'newly-passing', 'flaky'];
/**
 * Cases whose success differs between the arms, newly failing ones first (critical before others), then by id as people read it.
 * A case with no scored trial on one side is no flip.
 */
function findFlips(passes, confirmed) {
    const flips = passes.flatMap((entry) => {
        const kind = kindOf(entry.baseline, entry.candidate);
        return kind === null ? [] : [{ ...entry, kind, confirmed: confirmed.has(entry.case_id) }];
    });
    const rank = (flip) => 2 * KINDS.indexOf(flip.kind) + (flip.critical ? 0 : 1);
    return flips.sort((a, b) => Number(b.confirmed) - Number(a.confirmed) || rank(a) - rank(b) || (0,_model_natural_order_js__WEBPACK_IMPORTED_MODULE_5__/* .compareNaturally */ .y)(a.case_id, b.case_id));
}
function kindOf(baseline, candidate) {
    if (baseline.trials === 0 || candidate.trials === 0)
        return null;
    if (baseline.passed * candidate.trials === candidate.passed * baseline.trials)
        return null;
    if (baseline.passed === baseline.trials && candidate.passed === 0)
        return 'newly-failing';
    return baseline.passed === 0 && candidate.passed === candidate.trials ? 'newly-passing' : 'flaky';
}
/**
 * Ids of the cases in scope that passed in every scored baseline trial and fail in at least 3 scored candidate trials
 * (1 with a deterministic target), re-runs included, and pass in none (docs/decision-rules.md#zero-tolerance).
 */
function findConfirmedFailures(passes, { scope, isDeterministic }) {
    const needed = isDeterministic ? 1 : _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_2__/* .CONFIRMING_TRIALS */ .t3;
    return findNewlyFailing(passes, scope)
        .filter(({ candidate }) => candidate.trials >= needed)
        .map(({ case_id: caseId }) => caseId);
}
/**
 * The cases in scope that newly fail and are not proven yet, in the order given, and how many more failing trials each needs.
 * @example findUnconfirmed([{ case_id: 'a', critical: true, baseline: { passed: 1, trials: 1 }, candidate: { passed: 0, trials: 1 } }], { scope: 'critical', isDeterministic: false }) // [{ case_id: 'a', trials: 2 }]
 */
function findUnconfirmed(passes, { scope, isDeterministic }) {
    if (isDeterministic)
        return [];
    return findNewlyFailing(passes, scope)
        .map(({ case_id, candidate }) => ({ case_id, trials: _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_2__/* .CONFIRMING_TRIALS */ .t3 - candidate.trials }))
        .filter(({ trials }) => trials > 0);
}
/** Ids of the cases in scope that passed in every scored baseline trial and have no scored candidate trial: nobody knows whether they fail. */
function findUnscored(passes, scope) {
    return findPassing(passes, scope)
        .filter(({ candidate }) => candidate.trials === 0)
        .map(({ case_id: caseId }) => caseId);
}
/** Passed in every scored baseline trial, passes in no scored candidate trial; there is at least one of each. */
function findNewlyFailing(passes, scope) {
    return findPassing(passes, scope).filter(({ candidate }) => candidate.passed === 0 && candidate.trials > 0);
}
/** Cases in scope that passed in every scored baseline trial; there is at least one. */
function findPassing(passes, scope) {
    if (scope === 'off')
        return [];
    return passes
        .filter(({ critical }) => scope === 'all' || critical)
        .filter(({ baseline }) => baseline.trials > 0 && baseline.passed === baseline.trials);
}
const SUCCESS = { id: 'success' };
/**
 * The cases that zero tolerance wants asked again, sorted by id, and how often each at most: `CONFIRMING_TRIALS` less the scored ones
 * that there are. None where success cannot be compared, and none of a deterministic target, which proves a flip at once.
 */
function planConfirmations(input) {
    const [baseline, candidate] = [(0,_open_pair_js__WEBPACK_IMPORTED_MODULE_4__/* .applyRules */ .IU)(input.ruleSet, input.baseline), (0,_open_pair_js__WEBPACK_IMPORTED_MODULE_4__/* .applyRules */ .IU)(input.ruleSet, input.candidate)];
    if ((0,_comparability_js__WEBPACK_IMPORTED_MODULE_3__/* .findComparability */ .st)(baseline, candidate).redefined.has(SUCCESS.id))
        return [];
    const { zero_tolerance: scope, deterministic: isDeterministic } = candidate.run.settings;
    const passes = countPasses({
        pairing: (0,_pair_cases_js__WEBPACK_IMPORTED_MODULE_1__/* .pairCases */ .Q)(baseline, candidate, input.ruleSet),
        baseline: (0,_metric_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .indexTrials */ .Ae)(baseline.trials)(SUCCESS),
        candidate: (0,_metric_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .indexTrials */ .Ae)(candidate.trials)(SUCCESS),
        confirmations: new Map(),
    });
    return findUnconfirmed(passes, { scope, isDeterministic });
}


/***/ }),

/***/ 86550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ compareNaturally)
/* harmony export */ });
/**
 * Orders texts as people read them: runs of digits by their value, everything else by its characters.
 * @example ['case-10', 'case-2'].sort(compareNaturally) // ['case-2', 'case-10']
 */
function compareNaturally(a, b) {
    const [left, right] = [a.match(PARTS) ?? [], b.match(PARTS) ?? []];
    for (const [at, one] of left.entries()) {
        const other = right[at];
        if (other === undefined)
            return 1;
        const order = isNumber(one) && isNumber(other) ? compareNumbers(one, other) : compareTexts(one, other);
        if (order !== 0)
            return order;
    }
    // `01` and `1` are equal as numbers, yet two names.
    return right.length > left.length ? -1 : compareTexts(a, b);
}
const PARTS = /\d+|\D+/g;
const isNumber = (part) => /^\d/.test(part);
const compareTexts = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
/** Numbers of any length: the longer one is larger once the zeros before it are gone. */
function compareNumbers(a, b) {
    const [one, other] = [a.replace(/^0+/, ''), b.replace(/^0+/, '')];
    return one.length - other.length || compareTexts(one, other);
}


/***/ }),

/***/ 40382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   confirmFailures: () => (/* binding */ confirmFailures)
/* harmony export */ });
/* harmony import */ var _compare_pair_flips_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34045);
/* harmony import */ var _io_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13211);
/* harmony import */ var _metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55970);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);
/* harmony import */ var _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95577);
/* harmony import */ var _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4657);
/* harmony import */ var _measure_run_arm_locate_spans_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50956);
/* harmony import */ var _measure_run_arm_start_target_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2011);
/* harmony import */ var _measure_run_budget_spending_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(35559);
/* harmony import */ var _measure_run_judging_start_judging_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(18471);
/* harmony import */ var _measure_run_pacing_pacer_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(94417);
/* harmony import */ var _store_runs_confirmations_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2491);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(41345);
/* harmony import */ var _measure_targets_index_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(55750);
/* harmony import */ var _evaluate_read_arms_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(75202);
/* harmony import */ var _io_within_time_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(44774);
/* harmony import */ var _metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(21501);
/* harmony import */ var _measure_run_arm_ask_target_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(40975);
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
 * Asks the newly failing cases that zero tolerance watches again, up to three trials in all (docs/decision-rules.md#zero-tolerance), and
 * records what comes back beside the run: gives the seal of that file. Null, and nothing is asked, where there is no baseline, nothing
 * newly fails, or one trial is proof. Throws `run-interrupted` when aborted, `output-unwritable`, and as reading the two runs does.
 */
async function confirmFailures(request) {
    const { folder, baseline, ruleSet, log, signal } = request;
    if (baseline.kind === 'none')
        return null;
    const run = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_12__/* .readRun */ .cI)(folder);
    if (run.stopped !== undefined || !mayConfirm(run, ruleSet))
        return null;
    const metrics = (0,_metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_2__/* .buildMetrics */ .GY)((0,_evaluate_read_arms_js__WEBPACK_IMPORTED_MODULE_14__/* .metricSettings */ .Qp)(run, ruleSet));
    const candidate = await (0,_evaluate_read_arms_js__WEBPACK_IMPORTED_MODULE_14__/* .readRescored */ .M)({ folder, run, metrics, log });
    const base = await (0,_evaluate_read_arms_js__WEBPACK_IMPORTED_MODULE_14__/* .readRescored */ .M)({ folder: baseline.folder, run: await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_12__/* .readRun */ .cI)(baseline.folder), metrics, log });
    const plan = (0,_compare_pair_flips_js__WEBPACK_IMPORTED_MODULE_0__/* .planConfirmations */ .qe)({ baseline: base, candidate, ...(ruleSet && { ruleSet }) }).flatMap((one) => followTrials(one, candidate));
    if (plan.length === 0)
        return null;
    log.info(`Asking ${plan.length === 1 ? '1 broken case' : `${plan.length} broken cases`} again, up to ${_model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIRMING_TRIALS */ .t3} trials in all.`);
    const costs = candidate.trials.flatMap(({ scores }) => scores['cost.usd'] ?? []);
    try {
        return await askAndRecord(request, {
            run,
            plan,
            metrics,
            baseline_run_id: base.run.run_id,
            dearestUsd: costs.length === 0 ? null : Math.max(...costs),
        });
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
        const [done, again] = [candidate.trials.length, plan.reduce((sum, { trials }) => sum + trials, 0)];
        const facts = { folders: [folder], done, total: done + again, isResumable: false };
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo('run-interrupted', facts, { cause: error });
    }
}
/** What is left to ask of a case: tries that were asked on in a round are re-runs too, and one that passed ends them. */
function followTrials({ case_id: id, trials }, { run, trials: all }) {
    const own = all.filter((trial) => trial.case === id);
    const passes = own.flatMap(({ asked_on: isAskedOn, scores }) => (isAskedOn ? (scores['success'] ?? []) : []));
    const left = passes.includes(1) ? 0 : trials - passes.length;
    const first = run.plan === undefined ? run.trials_per_case : Math.max(...own.map(({ trial }) => trial)) + 1;
    return left <= 0 ? [] : [{ case_id: id, trials: left, first }];
}
/** Whether zero tolerance could want a re-run at all, before anything long is read. */
function mayConfirm({ settings, cases }, ruleSet) {
    const { zero_tolerance: scope, deterministic } = ruleSet?.rules.settings ?? settings;
    if (deterministic && settings.deterministic)
        return false;
    return cases.some((golden) => (0,_model_suite_suite_js__WEBPACK_IMPORTED_MODULE_5__/* .isWatched */ .Df)(golden, scope));
}
async function askAndRecord(request, wanted) {
    const { folder } = request;
    const { run, plan, baseline_run_id } = wanted;
    const head = { schema_version: _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIRMATIONS_SCHEMA_VERSION */ .ww, run_id: run.run_id, baseline_run_id };
    const hasCrashed = await findCrashing(request, plan);
    const isAnswering = [];
    const unreached = { stopped_by: 'target', cases: plan.map(({ case_id }) => case_id) };
    const record = async (ask) => {
        const writer = (0,_store_runs_confirmations_js__WEBPACK_IMPORTED_MODULE_11__/* .writeConfirmations */ .oE)(folder, head);
        try {
            const stopped = await ask(writer.append);
            if (stopped !== null)
                writer.stop(stopped);
            return writer.seal();
        }
        finally {
            writer[Symbol.dispose]();
        }
    };
    const seal = await record(async (append) => askFreshTarget(request, wanted, (trial) => {
        append(trial);
        isAnswering.push(!isCrash(trial) || hasCrashed.has(trial.case));
    }));
    // A target that answered before and now only crashes could not start again: that says nothing of the cases.
    const isDown = isAnswering.length > 0 && !isAnswering.includes(true);
    return isDown ? record(() => Promise.resolve(unreached)) : seal;
}
/** Asks a fresh target, so that what the run left behind in the old one cannot make a case fail again. */
async function askFreshTarget(request, wanted, onTrial) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { suite, spending, workingDirectory, clock } = request;
        const { run, dearestUsd } = wanted;
        const variant = suite.variants[run.variant];
        if (variant === undefined)
            throw new Error(`the suite has no variant ${run.variant}, which was measured`);
        const session = __addDisposableResource(env_1, await (0,_measure_run_arm_start_target_js__WEBPACK_IMPORTED_MODULE_7__/* .startTarget */ .ar)({ ...request, targets: _measure_targets_index_js__WEBPACK_IMPORTED_MODULE_13__/* .REGISTRY */ .M }, { variant, workingDirectory, hasAnswered: true }), true);
        const { concurrency } = run.settings;
        const judge = __addDisposableResource(env_1, (await request.startJudge?.(spending)) ?? null, true);
        const limited = (0,_measure_run_arm_ask_target_js__WEBPACK_IMPORTED_MODULE_17__/* .limitTarget */ .p8)(session, {
            variant,
            targets: _measure_targets_index_js__WEBPACK_IMPORTED_MODULE_13__/* .REGISTRY */ .M,
            pricing: run.pricing,
            limits: {
                spending,
                pacers: (0,_measure_run_pacing_pacer_js__WEBPACK_IMPORTED_MODULE_10__/* .openPacers */ .Bs)({
                    ...{ targets: _measure_targets_index_js__WEBPACK_IMPORTED_MODULE_13__/* .REGISTRY */ .M, judges: [], providers: request.providers },
                    ...{ concurrency, retries: suite.retries, clock, sleep: _io_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemSleep */ .Hk, log: request.log },
                }),
            },
            dearestUsd,
            sample: null,
        });
        return await askAgain(request, wanted, { ...limited, judge, settings: variant.target.settings, onTrial });
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
    const trials = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_12__/* .readObservations */ .iX)(folder, { caseIds: new Set(plan.map(({ case_id }) => case_id)), log });
    return new Set([...trials].filter(([, made]) => made.some(isCrash)).map(([id]) => id));
}
function isCrash({ observation }) {
    return observation.status === 'failed' && observation.failure.kind === 'crash';
}
/**
 * Asks cases again, in the order of the plan and each until it passes or was asked as often as planned; which cases were not, and
 * why, or null. Their trials are numbered on from the case's own. Rejects as `TargetSession.ask` does.
 */
async function askAgain(request, { run, plan, metrics }, asked) {
    const { clock, spending } = request;
    const { session, pacer, judge, settings, onTrial } = asked;
    const { retries } = request.suite;
    const checkout = (0,_measure_run_arm_locate_spans_js__WEBPACK_IMPORTED_MODULE_6__/* .openSpanLocator */ .Ro)(request.workingDirectory);
    const tookMs = Date.parse(run.finished_at ?? run.started_at) - Date.parse(run.started_at);
    const limitMs = Math.max(tookMs, MIN_LIMIT_MS);
    const start = clock.monotonicMs();
    const cases = new Map(run.cases.map((golden) => [golden.id, golden]));
    const cutShort = [];
    let stoppedBy = null;
    const mayGoOn = () => {
        if (spending !== null && spending.halted() !== null)
            stoppedBy ??= 'budget';
        if (clock.monotonicMs() - start > limitMs)
            stoppedBy ??= 'time';
        return stoppedBy === null;
    };
    const askOrStop = async (planned, signal) => {
        const isHopeless = () => pacer !== null && pacer.gaveUp() !== null;
        try {
            const made = await (0,_measure_run_arm_ask_target_js__WEBPACK_IMPORTED_MODULE_17__/* .askTrial */ .QS)(session, { ...planned, checkout, retries, isHopeless, signal, sleep: _io_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemSleep */ .Hk });
            const judged = await judge?.judge({ ...planned, observation: made.observation }, signal);
            return { ...made, ...(judged && (0,_measure_run_judging_start_judging_js__WEBPACK_IMPORTED_MODULE_9__/* .recordJudged */ .vl)(judged)) };
        }
        catch (error) {
            if (!(error instanceof _measure_run_budget_spending_js__WEBPACK_IMPORTED_MODULE_8__/* .NotAffordable */ .SW))
                throw error;
            stoppedBy ??= 'budget';
            return null;
        }
    };
    const askCase = async ({ case_id, trials, first }, signal) => {
        const golden = cases.get(case_id);
        if (golden === undefined)
            throw new Error(`the plan has a case that the run lacks: ${case_id}`);
        for (let again = 0; again < trials; again++) {
            signal.throwIfAborted();
            const trial = first + again;
            const planned = { golden, trial, suite: run.settings, settings, seed: run.seed };
            const made = mayGoOn() ? await askOrStop(planned, signal) : null;
            if (made === null) {
                cutShort.push(golden.id);
                return;
            }
            const { observation, judgments } = made;
            const scores = (0,_metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_16__/* .scoreTrial */ .$o)({ metrics, golden, observation, judgments, withinTime: _io_within_time_js__WEBPACK_IMPORTED_MODULE_15__/* .withinTime */ .d });
            onTrial({ case: golden.id, trial, ...made, ...scores });
            if (scores.scores['success'] === 1)
                return;
        }
    };
    const { concurrency } = run.settings;
    await (0,_io_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .workThrough */ .Hh)({ items: inOrder(plan), concurrency, signal: request.signal }, askCase);
    return stoppedBy === null || cutShort.length === 0 ? null : { stopped_by: stoppedBy, cases: cutShort.sort() };
}
// eslint-disable-next-line @typescript-eslint/require-await -- as readers of files give their items
async function* inOrder(items) {
    yield* items;
}


/***/ })

};
