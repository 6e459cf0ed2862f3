export const id = 382;
export const ids = [382];
export const modules = {

  34045:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Nj: () => (  findUnscored),
    Nq: () => (  countCasePasses),
    eY: () => (  findConfirmedFailures),
    qe: () => (  planConfirmations),
    uX: () => (  findFlips),
    vn: () => (  countPasses)
  });
  var _model_natural_order_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86550);
  var _metric_columns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73475);
  var _pair_cases_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61637);
  var _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95577);
  var _comparability_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77639);
  var _open_pair_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24870);






function countPasses({ paired }, { baseline, candidate }, confirmations = _metric_columns_js__WEBPACK_IMPORTED_MODULE_0__  .kr) {
    return paired.map(({ id, critical }) => ({
        case_id: id,
        critical,
        baseline: countCasePasses(id, baseline),
        candidate: countCasePasses(id, candidate, confirmations),
    }));
}
function countCasePasses(caseId, ...columns) {
    const values = columns.flatMap((column) => column.get(caseId)?.values ?? []);
    return { passed: values.filter((value) => value === 1).length, trials: values.length };
}
const KINDS = ['newly-failing', 'newly-passing', 'flaky'];
function findFlips(passes, confirmed) {
    const flips = passes.flatMap((entry) => {
        const kind = kindOf(entry.baseline, entry.candidate);
        return kind === null ? [] : [{ ...entry, kind, confirmed: confirmed.has(entry.case_id) }];
    });
    const rank = (flip) => 2 * KINDS.indexOf(flip.kind) + (flip.critical ? 0 : 1);
    return flips.sort((a, b) => Number(b.confirmed) - Number(a.confirmed) || rank(a) - rank(b) || (0,_model_natural_order_js__WEBPACK_IMPORTED_MODULE_5__  .y)(a.case_id, b.case_id));
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
function findConfirmedFailures(passes, { scope, isDeterministic }) {
    const needed = isDeterministic ? 1 : _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_2__  .t3;
    return findNewlyFailing(passes, scope)
        .filter(({ candidate }) => candidate.trials >= needed)
        .map(({ case_id: caseId }) => caseId);
}
function findUnconfirmed(passes, { scope, isDeterministic }) {
    if (isDeterministic)
        return [];
    return findNewlyFailing(passes, scope)
        .map(({ case_id, candidate }) => ({ case_id, trials: _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_2__  .t3 - candidate.trials }))
        .filter(({ trials }) => trials > 0);
}
function findUnscored(passes, scope) {
    return findPassing(passes, scope)
        .filter(({ candidate }) => candidate.trials === 0)
        .map(({ case_id: caseId }) => caseId);
}
function findNewlyFailing(passes, scope) {
    return findPassing(passes, scope).filter(({ candidate }) => candidate.passed === 0 && candidate.trials > 0);
}
function findPassing(passes, scope) {
    if (scope === 'off')
        return [];
    return passes
        .filter(({ critical }) => scope === 'all' || critical)
        .filter(({ baseline }) => baseline.trials > 0 && baseline.passed === baseline.trials);
}
function planConfirmations(input) {
    const [baseline, candidate] = [(0,_open_pair_js__WEBPACK_IMPORTED_MODULE_4__  .IU)(input.ruleSet, input.baseline), (0,_open_pair_js__WEBPACK_IMPORTED_MODULE_4__  .IU)(input.ruleSet, input.candidate)];
    if ((0,_comparability_js__WEBPACK_IMPORTED_MODULE_3__  .st)(baseline, candidate).redefined.has(_open_pair_js__WEBPACK_IMPORTED_MODULE_4__  .qO))
        return [];
    const { zero_tolerance: scope, deterministic: isDeterministic } = candidate.run.settings;
    const passes = countPasses((0,_pair_cases_js__WEBPACK_IMPORTED_MODULE_1__  .Q)(baseline, candidate, input.ruleSet), {
        baseline: (0,_metric_columns_js__WEBPACK_IMPORTED_MODULE_0__  .Ae)(baseline.trials)({ id: _open_pair_js__WEBPACK_IMPORTED_MODULE_4__  .qO }),
        candidate: (0,_metric_columns_js__WEBPACK_IMPORTED_MODULE_0__  .Ae)(candidate.trials)({ id: _open_pair_js__WEBPACK_IMPORTED_MODULE_4__  .qO }),
    });
    return findUnconfirmed(passes, { scope, isDeterministic });
}


  }),

  40382:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    confirmFailures: () => (  confirmFailures)
  });
  var _model_run_observation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75198);
  var _compare_pair_flips_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34045);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(77377);
  var _io_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13211);
  var _metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55970);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50262);
  var _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95577);
  var _model_run_file_version_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47673);
  var _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4657);
  var _measure_run_arm_locate_spans_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(50956);
  var _measure_run_arm_start_target_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(82682);
  var _measure_run_budget_spending_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(35559);
  var _measure_run_judging_start_judging_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(18471);
  var _measure_run_pacing_pacer_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(94417);
  var _store_runs_confirmations_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(2491);
  var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(41345);
  var _measure_targets_index_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(55750);
  var _evaluate_score_arms_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(2924);
  var _io_within_time_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(44774);
  var _metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(21501);
  var _measure_run_arm_ask_target_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(40975);
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





















const MIN_LIMIT_MS = 5 * 60_000;
async function confirmFailures(request) {
    const { folder, baseline, ruleSet, log, signal } = request;
    if (baseline.kind === 'none')
        return null;
    const run = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_14__  .cI)(folder);
    if (run.stopped !== undefined || !mayConfirm(run, ruleSet))
        return null;
    const settings = (0,_evaluate_score_arms_js__WEBPACK_IMPORTED_MODULE_16__  .Qp)(run, ruleSet);
    const metrics = (0,_metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_3__  .GY)(settings);
    const score = async (from, own) => request.early?.find(own, settings) ?? (0,_evaluate_score_arms_js__WEBPACK_IMPORTED_MODULE_16__  .M)({ folder: from, run: own, metrics, log });
    const candidate = await score(folder, run);
    const base = await score(baseline.folder, await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_14__  .cI)(baseline.folder));
    const plan = (0,_compare_pair_flips_js__WEBPACK_IMPORTED_MODULE_1__  .qe)({ baseline: base, candidate, ...(ruleSet && { ruleSet }) }).flatMap((one) => followTrials(one, candidate));
    if (plan.length === 0)
        return null;
    log.info(`Asking ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_20__  .pq)(plan.length, 'broken case')} again, up to ${_model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_5__  .t3} trials in all.`);
    const dearestUsd = candidate.trials
        .flatMap(({ scores }) => scores['cost.usd'] ?? [])
        .reduce((most, cost) => Math.max(most ?? cost, cost), null);
    const wanted = { run, plan, metrics, baseline_run_id: base.run.run_id, dearestUsd };
    return askAndRecord(request, wanted).catch((cause) => {
        if (!signal.aborted)
            throw cause;
        const [done, again] = [candidate.trials.length, plan.reduce((sum, { trials }) => sum + trials, 0)];
        const facts = { folders: [folder], done, total: done + again, isResumable: false };
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__  .yo('run-interrupted', facts, { cause });
    });
}
function followTrials({ case_id: id, trials }, { run, trials: all }) {
    const own = all.filter((trial) => trial.case === id);
    const passes = own.flatMap(({ asked_on: isAskedOn, scores }) => (isAskedOn ? (scores['success'] ?? []) : []));
    const left = passes.includes(1) ? 0 : trials - passes.length;
    const first = run.plan === undefined ? run.trials_per_case : Math.max(...own.map(({ trial }) => trial)) + 1;
    return left <= 0 ? [] : [{ case_id: id, trials: left, first }];
}
function mayConfirm({ settings, cases }, ruleSet) {
    const { zero_tolerance: scope, deterministic } = ruleSet?.rules.settings ?? settings;
    if (deterministic && settings.deterministic)
        return false;
    return cases.some((golden) => (0,_model_suite_suite_js__WEBPACK_IMPORTED_MODULE_7__  .Df)(golden, scope));
}
async function askAndRecord(request, wanted) {
    const { run, plan, baseline_run_id } = wanted;
    const head = { ...(0,_model_run_file_version_js__WEBPACK_IMPORTED_MODULE_6__  .y5)(_model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_5__  .ww), run_id: run.run_id, baseline_run_id };
    const hasCrashed = await findCrashing(request, plan);
    const isAnswering = [];
    const unreached = { stopped_by: 'target', cases: plan.map(({ case_id }) => case_id) };
    const record = async (ask) => {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const writer = __addDisposableResource(env_1, (0,_store_runs_confirmations_js__WEBPACK_IMPORTED_MODULE_13__  .oE)(request.folder, head), false);
            const stopped = await ask(writer.append);
            if (stopped !== null)
                writer.append(stopped);
            return writer.seal();
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            __disposeResources(env_1);
        }
    };
    const seal = await record(async (append) => askFreshTarget(request, wanted, (trial) => {
        append(trial);
        isAnswering.push((0,_model_run_observation_js__WEBPACK_IMPORTED_MODULE_0__  .D6)(trial.observation) && (!isCrash(trial) || hasCrashed.has(trial.case)));
    }));
    return isAnswering.length > 0 && !isAnswering.includes(true) ? record(() => Promise.resolve(unreached)) : seal;
}
async function askFreshTarget(request, { run, plan, metrics, dearestUsd }, onTrial) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { suite, spending, workingDirectory, clock } = request;
        const { retries } = suite;
        const variant = suite.variants[run.variant];
        if (variant === undefined)
            throw new Error(`the suite has no variant ${run.variant}, which was measured`);
        const session = __addDisposableResource(env_2, await (0,_measure_run_arm_start_target_js__WEBPACK_IMPORTED_MODULE_9__  .ar)({ ...request, targets: _measure_targets_index_js__WEBPACK_IMPORTED_MODULE_15__  .M }, { variant, workingDirectory, hasAnswered: true }), true);
        const judge = __addDisposableResource(env_2, (await request.startJudge?.(spending)) ?? null, true);
        const { session: limited, pacer } = (0,_measure_run_arm_ask_target_js__WEBPACK_IMPORTED_MODULE_19__  .p8)(session, {
            variant,
            targets: _measure_targets_index_js__WEBPACK_IMPORTED_MODULE_15__  .M,
            pricing: run.pricing,
            spending,
            pacers: (0,_measure_run_pacing_pacer_js__WEBPACK_IMPORTED_MODULE_12__  .Bs)({
                targets: _measure_targets_index_js__WEBPACK_IMPORTED_MODULE_15__  .M,
                judges: [],
                providers: request.providers,
                concurrency: run.settings.concurrency,
                retries,
                clock,
                sleep: _io_clock_js__WEBPACK_IMPORTED_MODULE_2__  .Hk,
                log: request.log,
            }),
            dearestUsd,
            sample: null,
        });
        const locate = (0,_measure_run_arm_locate_spans_js__WEBPACK_IMPORTED_MODULE_8__  .Ro)(workingDirectory);
        const limitMs = Math.max(Date.parse(run.finished_at ?? run.started_at) - Date.parse(run.started_at), MIN_LIMIT_MS);
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
                const made = await (0,_measure_run_arm_ask_target_js__WEBPACK_IMPORTED_MODULE_19__  .QS)(limited, { ...planned, locate, retries, isHopeless, signal, sleep: _io_clock_js__WEBPACK_IMPORTED_MODULE_2__  .Hk });
                const judged = await judge?.judge({ ...planned, observation: made.observation }, signal);
                return { ...made, ...(judged && (0,_measure_run_judging_start_judging_js__WEBPACK_IMPORTED_MODULE_11__  .vl)(judged)) };
            }
            catch (error) {
                if (!(error instanceof _measure_run_budget_spending_js__WEBPACK_IMPORTED_MODULE_10__  .SW))
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
                const planned = { golden, trial, suite: run.settings, settings: variant.target.settings, seed: run.seed };
                const made = mayGoOn() ? await askOrStop(planned, signal) : null;
                if (made === null) {
                    cutShort.push(golden.id);
                    return;
                }
                const scores = (0,_metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_18__  .$o)({ metrics, golden, ...made, withinTime: _io_within_time_js__WEBPACK_IMPORTED_MODULE_17__  .d });
                onTrial({ case: golden.id, trial, ...made, ...scores });
                if (scores.scores['success'] === 1)
                    return;
            }
        };
        const pace = { concurrency: run.settings.concurrency, signal: request.signal };
        await (0,_io_clock_js__WEBPACK_IMPORTED_MODULE_2__  .Hh)({ items: plan.values(), ...pace }, askCase);
        return stoppedBy === null || cutShort.length === 0 ? null : { stopped_by: stoppedBy, cases: cutShort.sort() };
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_2);
        if (result_1)
            await result_1;
    }
}
async function findCrashing({ folder, log }, plan) {
    const trials = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_14__  .iX)(folder, { caseIds: new Set(plan.map(({ case_id }) => case_id)), log });
    return new Set([...trials].filter(([, made]) => made.some(isCrash)).map(([id]) => id));
}
function isCrash({ observation }) {
    return observation.status === 'failed' && observation.failure.kind === 'crash';
}


  })

};
