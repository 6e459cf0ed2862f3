export const id = 382;
export const ids = [382];
export const modules = {

/***/ 34045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hb: () => (/* binding */ passesOf),
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
/* harmony import */ var _open_pair_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24870);






function countPasses({ paired }, { baseline, candidate }, confirmations = _metric_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_CASES */ .kr) {
    return paired.map(({ id, critical }) => ({
        case_id: id,
        critical,
        baseline: passesOf(id, baseline),
        candidate: passesOf(id, candidate, confirmations),
    }));
}
function passesOf(caseId, ...columns) {
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
function findConfirmedFailures(passes, { scope, isDeterministic }) {
    const needed = isDeterministic ? 1 : _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_2__/* .CONFIRMING_TRIALS */ .t3;
    return findNewlyFailing(passes, scope)
        .filter(({ candidate }) => candidate.trials >= needed)
        .map(({ case_id: caseId }) => caseId);
}
function findUnconfirmed(passes, { scope, isDeterministic }) {
    if (isDeterministic)
        return [];
    return findNewlyFailing(passes, scope)
        .map(({ case_id, candidate }) => ({ case_id, trials: _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_2__/* .CONFIRMING_TRIALS */ .t3 - candidate.trials }))
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
    const [baseline, candidate] = [(0,_open_pair_js__WEBPACK_IMPORTED_MODULE_4__/* .applyRules */ .IU)(input.ruleSet, input.baseline), (0,_open_pair_js__WEBPACK_IMPORTED_MODULE_4__/* .applyRules */ .IU)(input.ruleSet, input.candidate)];
    if ((0,_comparability_js__WEBPACK_IMPORTED_MODULE_3__/* .findComparability */ .st)(baseline, candidate).redefined.has(_open_pair_js__WEBPACK_IMPORTED_MODULE_4__/* .SUCCESS */ .qO))
        return [];
    const { zero_tolerance: scope, deterministic: isDeterministic } = candidate.run.settings;
    const passes = countPasses((0,_pair_cases_js__WEBPACK_IMPORTED_MODULE_1__/* .pairCases */ .Q)(baseline, candidate, input.ruleSet), {
        baseline: (0,_metric_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .indexTrials */ .Ae)(baseline.trials)({ id: _open_pair_js__WEBPACK_IMPORTED_MODULE_4__/* .SUCCESS */ .qO }),
        candidate: (0,_metric_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .indexTrials */ .Ae)(candidate.trials)({ id: _open_pair_js__WEBPACK_IMPORTED_MODULE_4__/* .SUCCESS */ .qO }),
    });
    return findUnconfirmed(passes, { scope, isDeterministic });
}


/***/ }),

/***/ 86550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ compareNaturally)
/* harmony export */ });
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
    return right.length > left.length ? -1 : compareTexts(a, b);
}
const PARTS = /\d+|\D+/g;
const isNumber = (part) => /^\d/.test(part);
const compareTexts = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
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
/* harmony import */ var _model_run_file_version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47673);
/* harmony import */ var _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4657);
/* harmony import */ var _measure_run_arm_locate_spans_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50956);
/* harmony import */ var _measure_run_arm_start_target_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82682);
/* harmony import */ var _measure_run_budget_spending_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(35559);
/* harmony import */ var _measure_run_judging_start_judging_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(18471);
/* harmony import */ var _measure_run_pacing_pacer_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(94417);
/* harmony import */ var _store_runs_confirmations_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2491);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(41345);
/* harmony import */ var _measure_targets_index_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(55750);
/* harmony import */ var _evaluate_read_arms_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(75202);
/* harmony import */ var _io_within_time_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(44774);
/* harmony import */ var _metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(21501);
/* harmony import */ var _measure_run_arm_ask_target_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(40975);
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
    const run = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_13__/* .readRun */ .cI)(folder);
    if (run.stopped !== undefined || !mayConfirm(run, ruleSet))
        return null;
    const metrics = (0,_metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_2__/* .buildMetrics */ .GY)((0,_evaluate_read_arms_js__WEBPACK_IMPORTED_MODULE_15__/* .metricSettings */ .Qp)(run, ruleSet));
    const candidate = await (0,_evaluate_read_arms_js__WEBPACK_IMPORTED_MODULE_15__/* .readRescored */ .M)({ folder, run, metrics, log });
    const base = await (0,_evaluate_read_arms_js__WEBPACK_IMPORTED_MODULE_15__/* .readRescored */ .M)({ folder: baseline.folder, run: await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_13__/* .readRun */ .cI)(baseline.folder), metrics, log });
    const plan = (0,_compare_pair_flips_js__WEBPACK_IMPORTED_MODULE_0__/* .planConfirmations */ .qe)({ baseline: base, candidate, ...(ruleSet && { ruleSet }) }).flatMap((one) => followTrials(one, candidate));
    if (plan.length === 0)
        return null;
    log.info(`Asking ${plan.length === 1 ? '1 broken case' : `${plan.length} broken cases`} again, up to ${_model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIRMING_TRIALS */ .t3} trials in all.`);
    const dearestUsd = candidate.trials
        .flatMap(({ scores }) => scores['cost.usd'] ?? [])
        .reduce((most, cost) => Math.max(most ?? cost, cost), null);
    const wanted = { run, plan, metrics, baseline_run_id: base.run.run_id, dearestUsd };
    return askAndRecord(request, wanted).catch((cause) => {
        if (!signal.aborted)
            throw cause;
        const [done, again] = [candidate.trials.length, plan.reduce((sum, { trials }) => sum + trials, 0)];
        const facts = { folders: [folder], done, total: done + again, isResumable: false };
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo('run-interrupted', facts, { cause });
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
    return cases.some((golden) => (0,_model_suite_suite_js__WEBPACK_IMPORTED_MODULE_6__/* .isWatched */ .Df)(golden, scope));
}
async function askAndRecord(request, wanted) {
    const { run, plan, baseline_run_id } = wanted;
    const head = { ...(0,_model_run_file_version_js__WEBPACK_IMPORTED_MODULE_5__/* .stateVersion */ .y5)(_model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIRMATIONS_SCHEMA_VERSION */ .ww), run_id: run.run_id, baseline_run_id };
    const hasCrashed = await findCrashing(request, plan);
    const isAnswering = [];
    const unreached = { stopped_by: 'target', cases: plan.map(({ case_id }) => case_id) };
    const record = async (ask) => {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const writer = __addDisposableResource(env_1, (0,_store_runs_confirmations_js__WEBPACK_IMPORTED_MODULE_12__/* .writeConfirmations */ .oE)(request.folder, head), false);
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
        isAnswering.push(!isCrash(trial) || hasCrashed.has(trial.case));
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
        const session = __addDisposableResource(env_2, await (0,_measure_run_arm_start_target_js__WEBPACK_IMPORTED_MODULE_8__/* .startTarget */ .ar)({ ...request, targets: _measure_targets_index_js__WEBPACK_IMPORTED_MODULE_14__/* .REGISTRY */ .M }, { variant, workingDirectory, hasAnswered: true }), true);
        const judge = __addDisposableResource(env_2, (await request.startJudge?.(spending)) ?? null, true);
        const { session: limited, pacer } = (0,_measure_run_arm_ask_target_js__WEBPACK_IMPORTED_MODULE_18__/* .limitTarget */ .p8)(session, {
            variant,
            targets: _measure_targets_index_js__WEBPACK_IMPORTED_MODULE_14__/* .REGISTRY */ .M,
            pricing: run.pricing,
            spending,
            pacers: (0,_measure_run_pacing_pacer_js__WEBPACK_IMPORTED_MODULE_11__/* .openPacers */ .Bs)({
                targets: _measure_targets_index_js__WEBPACK_IMPORTED_MODULE_14__/* .REGISTRY */ .M,
                judges: [],
                providers: request.providers,
                concurrency: run.settings.concurrency,
                retries,
                clock,
                sleep: _io_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemSleep */ .Hk,
                log: request.log,
            }),
            dearestUsd,
            sample: null,
        });
        const locate = (0,_measure_run_arm_locate_spans_js__WEBPACK_IMPORTED_MODULE_7__/* .openSpanLocator */ .Ro)(workingDirectory);
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
                const made = await (0,_measure_run_arm_ask_target_js__WEBPACK_IMPORTED_MODULE_18__/* .askTrial */ .QS)(limited, { ...planned, locate, retries, isHopeless, signal, sleep: _io_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemSleep */ .Hk });
                const judged = await judge?.judge({ ...planned, observation: made.observation }, signal);
                return { ...made, ...(judged && (0,_measure_run_judging_start_judging_js__WEBPACK_IMPORTED_MODULE_10__/* .recordJudged */ .vl)(judged)) };
            }
            catch (error) {
                if (!(error instanceof _measure_run_budget_spending_js__WEBPACK_IMPORTED_MODULE_9__/* .NotAffordable */ .SW))
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
                const scores = (0,_metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_17__/* .scoreTrial */ .$o)({ metrics, golden, ...made, withinTime: _io_within_time_js__WEBPACK_IMPORTED_MODULE_16__/* .withinTime */ .d });
                onTrial({ case: golden.id, trial, ...made, ...scores });
                if (scores.scores['success'] === 1)
                    return;
            }
        };
        const pace = { concurrency: run.settings.concurrency, signal: request.signal };
        await (0,_io_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .workThrough */ .Hh)({ items: plan.values(), ...pace }, askCase);
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
    const trials = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_13__/* .readObservations */ .iX)(folder, { caseIds: new Set(plan.map(({ case_id }) => case_id)), log });
    return new Set([...trials].filter(([, made]) => made.some(isCrash)).map(([id]) => id));
}
function isCrash({ observation }) {
    return observation.status === 'failed' && observation.failure.kind === 'crash';
}


/***/ }),

/***/ 75202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  TN: () => (/* binding */ findRules),
  Qp: () => (/* binding */ metricSettings),
  N7: () => (/* binding */ planScoring),
  S3: () => (/* binding */ readArms),
  M: () => (/* binding */ readRescored)
});

// UNUSED EXPORTS: readReruns

var external_node_path_ = __webpack_require__(76760);
var describe_rule_changes = __webpack_require__(97637);
var group_by = __webpack_require__(79167);
var run_run = __webpack_require__(12141);
;// CONCATENATED MODULE: ./build/compare/pair/match-names.js


const spell = (text) => text
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^([+-]?\d+)\.0+$/, '$1');
const MADE_ANEW = /\b\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?\b|\b\d{1,2}[./]\d{1,2}[./]\d{4}\b|\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi;
const linesOf = ({ query }) => query.split(/\r?\n/);
const KEYS = {
    'id-spelling': ({ id }) => spell(id),
    question: ({ query }) => spell(query),
    'question-without-constants': (golden, constant) => spell(linesOf(golden)
        .filter((line) => !constant.has(line))
        .join('\n')
        .replaceAll(MADE_ANEW, '')),
};
function matchNames(baseline, candidate, keys = []) {
    const byId = new Map(baseline.map((golden) => [golden.id, golden]));
    const most = Math.max(baseline.length, candidate.length) / 2;
    const same = candidate.filter((golden) => {
        const base = byId.get(golden.id);
        return base !== undefined && asksTheSame(base, golden);
    });
    if (same.length > most) {
        const paired = new Set(same.map(({ id }) => id));
        const left = (cases) => cases.filter(({ id }) => !paired.has(id));
        const renamed = pairBy(KEYS['id-spelling'], left(baseline), left(candidate));
        const respelt = same.flatMap((golden) => {
            const base = byId.get(golden.id);
            return base !== undefined && (base.query !== golden.query || isLost(golden, base)) ? [[golden.id, base]] : [];
        });
        return { by: renamed.size > 0 ? 'id-spelling' : null, matches: new Map([...renamed, ...respelt]) };
    }
    for (const by of run_run/* NAMED_BY */.mr) {
        const pairs = [
            ...(by === 'column' ? pairByColumn(baseline, candidate, keys) : pairBy(KEYS[by], baseline, candidate)),
        ];
        const asked = new Map(candidate.map((golden) => [golden.id, golden]));
        const isSame = ([id, base]) => asksTheSame(base, asked.get(id) ?? base);
        const isCounter = by === 'id-spelling' || (by === 'column' && !HASH.test(keys[0]?.column ?? ''));
        const matches = new Map(isCounter ? pairs.filter(isSame) : pairs);
        if (matches.size > most)
            return { by, matches };
    }
    return { by: null, matches: new Map() };
}
const isLost = (golden, base) => (golden.query === golden.id && base.query !== golden.query) ||
    (golden.expected_answer === undefined && base.expected_answer !== undefined);
function asksTheSame(one, other) {
    if (spell(one.query) === spell(other.query) || one.query === one.id || other.query === other.id)
        return true;
    return one.query.replaceAll(MADE_ANEW, '') === other.query.replaceAll(MADE_ANEW, '');
}
const HASH = /hash/i;
function pairByColumn(baseline, candidate, [old, now]) {
    if (old === undefined || now === undefined || old.column !== now.column)
        return new Map();
    return pairBy(({ id }) => now.keys[id] ?? '', baseline, candidate, ({ id }) => old.keys[id] ?? '');
}
function pairBy(key, baseline, candidate, keyOfBase = key) {
    const bases = indexBy(keyOfBase, baseline);
    return new Map([...indexBy(key, candidate)].flatMap(([name, golden]) => {
        const base = golden === null ? undefined : bases.get(name);
        return golden === null || base === null || base === undefined ? [] : [[golden.id, base]];
    }));
}
function indexBy(key, cases) {
    const counts = (0,group_by/* countBy */.T)(cases.flatMap((golden) => [...new Set(linesOf(golden))]));
    const constant = new Set(cases.length < 3 ? [] : [...counts].flatMap(([line, count]) => (count === cases.length ? [line] : [])));
    const index = new Map();
    for (const golden of cases) {
        const name = key(golden, constant);
        index.set(name, name === '' || index.has(name) ? null : golden);
    }
    return index;
}

var heap = __webpack_require__(9111);
var sha256 = __webpack_require__(80430);
var within_time = __webpack_require__(44774);
var price_reply = __webpack_require__(68674);
var score_trial = __webpack_require__(21501);
var omit_undefined = __webpack_require__(35560);
var metrics_tables = __webpack_require__(11348);
var suite_rules = __webpack_require__(72734);
var confirmations = __webpack_require__(2491);
var read_run = __webpack_require__(41345);
var write_run = __webpack_require__(20714);
var join_names = __webpack_require__(73341);
var observation = __webpack_require__(75198);
var suite_scoring = __webpack_require__(60960);
var match_spans = __webpack_require__(48512);
var route_choice = __webpack_require__(94604);
;// CONCATENATED MODULE: ./build/metrics/agent/watch-conduct.js





function watchConduct(scoring = suite_scoring/* DEFAULT_SCORING */.cH) {
    const cases = new Map();
    return {
        add: ({ golden, observation }) => {
            const now = describeConduct(golden, observation, scoring);
            const known = cases.get(golden.id);
            cases.set(golden.id, known === undefined ? now : mergeConduct(known, now));
        },
        finish: () => cases,
    };
}
function describeConduct(golden, observation, scoring) {
    const expected = golden.expected_spans.filter(({ relevance }) => relevance > 0);
    const nothing = { ranks: expected.map(() => null), returned: null, tiers: [], models: [], failures: [] };
    if (observation.status === 'failed')
        return { ...nothing, failures: [observation.failure.kind] };
    const { reply } = observation;
    const matches = reply.spans === undefined ? [] : (0,match_spans/* matchSpans */.zA)(reply.spans, golden.expected_spans);
    const tier = (0,route_choice/* finalRouteTier */.uQ)(reply, scoring);
    const model = reply.attempts?.at(-1)?.model ?? reply.model;
    return {
        ...nothing,
        ranks: expected.map((span) => matches.find((match) => match.expected === span)?.rank ?? null),
        returned: reply.spans === undefined ? null : matches.filter(({ rank }) => rank !== null).length,
        ...(reply.spans !== undefined && { places: [...new Set(reply.spans.map(join_names/* nameSpan */.CL))].sort() }),
        ...inContext(reply, expected),
        tiers: tier === null ? [] : [tier],
        models: model === undefined ? [] : [model],
    };
}
function inContext({ spans = [] }, expected) {
    if (spans.every(({ injected }) => injected === undefined))
        return {};
    return { in_context: (0,match_spans/* matchSpans */.zA)((0,observation/* injectedSpans */.YG)(spans), expected).some((match) => match.expected !== null) };
}
function mergeConduct(one, other) {
    const least = (a, b) => a === null || b === null ? (a ?? b) : Math.min(a, b);
    const union = (a, b) => [...new Set([...a, ...b])].sort();
    return {
        ranks: one.ranks.map((rank, place) => least(rank, other.ranks[place] ?? null)),
        returned: one.returned === null ? other.returned : Math.max(one.returned, other.returned ?? 0),
        ...((one.places ?? other.places) !== undefined && { places: union(one.places ?? [], other.places ?? []) }),
        ...((one.in_context ?? other.in_context) !== undefined && {
            in_context: one.in_context === true || other.in_context === true,
        }),
        tiers: union(one.tiers, other.tiers),
        models: union(one.models, other.models),
        failures: union(one.failures, other.failures),
    };
}

var define_on_code = __webpack_require__(70671);
var build_metrics = __webpack_require__(55970);
var table_figures = __webpack_require__(69942);
var summarize_run = __webpack_require__(8492);
var read_reference = __webpack_require__(9073);
var parse_cases = __webpack_require__(92725);
var define_metric = __webpack_require__(94896);
;// CONCATENATED MODULE: ./build/modes/evaluate/read-arms.js
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























async function readArms(request) {
    const { baseline, outputFolder, tell, log } = request;
    const base = baseline.kind === 'none' ? baseline : { ...baseline, run: await (0,read_run/* readRun */.cI)(baseline.folder) };
    const recorded = base.kind === 'none' ? null : base.run;
    const read = [];
    for (const folder of request.candidates)
        read.push(await alignResults({ folder, run: await (0,read_run/* readRun */.cI)(folder) }, { baseline: recorded, outputFolder, log }));
    const widen = (0,score_trial/* widenScores */.PE)((0,omit_undefined/* present */.Eb)(recorded, ...read.map(({ run }) => run)));
    const runs = read.map(({ folder, run }) => ({ folder, run: widen(run) }));
    const [only, ...more] = runs;
    if (only === undefined)
        throw new RangeError('there is nothing to compare');
    const baseRun = recorded && widen(recorded);
    const ruleSet = request.ruleSet ?? findRules(runs, baseRun);
    const { settings, metrics, expected } = planScoring(only.run, more.length === 0, { base: baseRun, ruleSet });
    const tables = (0,metrics_tables/* openTables */.W)(settings);
    const answers = [];
    const total = [baseRun, ...runs.map(({ run }) => run)].reduce((sum, run) => sum + (run?.counts?.trials ?? 0), 0);
    (0,heap/* limitHeapGrowth */.B)(total);
    let scored = 0;
    const toTables = (arm) => {
        const hashes = new Map();
        answers[arm] = hashes;
        const onTrial = (trial) => {
            tables.add(arm, trial);
            hashAnswer(hashes, trial);
            tell?.('scoring', ++scored, total);
        };
        return { metrics, log, onTrial };
    };
    const scoreCandidate = async ({ folder, run }, place) => {
        const own = await readRescored({ ...toTables(baseRun === null ? place : place + 1), folder, run, expected });
        return { folder, scored: { ...own, priced_by: settings.pricing } };
    };
    const candidates = [await scoreCandidate(only, 0)];
    for (const [place, other] of more.entries())
        candidates.push(await scoreCandidate(other, place + 1));
    const scoreBase = async ({ folder, run }) => {
        const own = await readRescored({ ...toTables(0), folder, run: widen(run) });
        return { ...own, priced_by: own.priced_by ?? settings.pricing };
    };
    return {
        baseline: base.kind === 'none' ? base : { ...base, scored: await scoreBase(base) },
        candidates,
        ruleSet,
        settings,
        metrics,
        tables,
        answers,
        confirmations: more.length > 0 ? null : await readReruns(only.folder, { run: only.run, metrics, log }),
    };
}
const HASH_DIGITS = 12;
function hashAnswer(hashes, { golden, trial, observation }) {
    if (observation.status === 'failed')
        return;
    const ofCase = hashes.get(golden.id) ?? [];
    ofCase[trial] = Number.parseInt((0,sha256/* sha256Hex */.f)(observation.reply.answer).slice(0, HASH_DIGITS), 16);
    hashes.set(golden.id, ofCase);
}
async function alignResults(candidate, { baseline, outputFolder, log }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (baseline === null || !(0,run_run/* isFromResults */.PX)(candidate.run) || !(0,run_run/* isFromResults */.PX)(baseline))
            return candidate;
        const { by, matches } = matchNames(baseline.cases, candidate.run.cases, [baseline.case_keys, candidate.run.case_keys]);
        if (matches.size === 0)
            return candidate;
        const taken = new Set([...matches.values()].map(({ id }) => id));
        const nameOf = (id) => matches.get(id)?.id ?? (taken.has(id) ? `${id} (new)` : id);
        const cases = candidate.run.cases.map((golden) => {
            const base = matches.get(golden.id);
            if (base !== undefined && (isLost(golden, base) || base.query === base.id))
                return base;
            const named = { ...golden, id: nameOf(golden.id), query: base?.query ?? golden.query };
            return { ...named, fingerprint: (0,parse_cases/* fingerprintCase */.l3)(named, sha256/* sha256 */.s) };
        });
        const { case_keys: own } = candidate.run;
        const keys = Object.entries(own?.keys ?? {}).map(([id, key]) => [nameOf(id), key]);
        const renamed = own && { case_keys: { ...own, keys: Object.fromEntries(keys) } };
        const run = { ...candidate.run, ...renamed, cases, ...(by !== null && { named_by: by }) };
        const folder = (0,external_node_path_.join)(outputFolder, 'named-alike', run.variant);
        const writer = __addDisposableResource(env_1, await (0,write_run/* writeRun */.bp)(folder, run), true);
        for await (const trial of (0,read_run/* readTrials */.mM)(candidate.folder, log))
            await writer.append({ ...trial, case: nameOf(trial.case) });
        await writer.finish(run);
        return { folder, run };
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
function findRules(candidates, base) {
    const [only, ...more] = candidates;
    if (only === undefined)
        return null;
    if (more.length > 0) {
        const first = base ?? only.run;
        const pricing = candidates.reduce((prices, { run }) => (0,price_reply/* priceByBase */.iZ)(prices, run.pricing), first.pricing);
        return { rules: { ...(0,suite_rules/* recordedRules */.M)(first), pricing }, from: 'base', changes: [] };
    }
    if (only.run.mode !== 'pr' || base === null || base.gates.length === 0)
        return null;
    const [own, recorded] = [(0,suite_rules/* recordedRules */.M)(only.run), (0,suite_rules/* recordedRules */.M)(base)];
    const rules = { ...recorded, pricing: (0,price_reply/* priceByBase */.iZ)(recorded.pricing, own.pricing) };
    return { rules, from: 'base', changes: (0,describe_rule_changes/* describeRuleChanges */.T)(rules, own, only.run.metrics) };
}
async function readReruns(folder, { run, metrics, log }) {
    return (0,confirmations/* readConfirmations */.TZ)(folder, {
        run,
        log,
        keep: ({ case: id, trial, observation, judgments }, golden) => ({
            case: id,
            trial,
            ...(0,score_trial/* scoreTrial */.$o)({ metrics, golden, observation, ...(judgments && { judgments }), withinTime: within_time/* withinTime */.d }),
        }),
    });
}
function metricSettings({ settings, pricing: own }, ruleSet) {
    const { primary_k, success } = ruleSet?.rules.settings ?? settings;
    const k = [...new Set([...settings.k, ...(ruleSet?.rules.settings.k ?? [])])].sort((a, b) => a - b);
    const { scoring } = ruleSet === null ? settings : ruleSet.rules.settings;
    return { k, primary_k, success, pricing: ruleSet?.rules.pricing ?? own, ...(scoring && { scoring }) };
}
function planScoring(first, isAlone, { base, ruleSet }) {
    const settings = metricSettings(isAlone ? first : (base ?? first), ruleSet);
    const ofBase = base === null ? [] : [...(0,score_trial/* customMetricsOf */.ki)(base), ...(0,table_figures/* tableFiguresOf */.LV)(base)];
    const expected = [...ofBase, ...(0,table_figures/* tableFiguresOfGates */.Ts)(ruleSet?.rules.gates ?? [])];
    return { settings, metrics: (0,build_metrics/* buildMetrics */.GY)(settings), expected };
}
async function readRescored(request) {
    const { folder, run: own, expected = [], log, onTrial } = request;
    const metrics = [...request.metrics, ...[...(0,score_trial/* customMetricsOf */.ki)(own), ...(0,table_figures/* tableFiguresOf */.LV)(own)].map(build_metrics/* recordedMetric */.dC)];
    const unmeasured = expected.filter(({ id }) => !metrics.some((metric) => metric.id === id));
    if (await (0,read_reference/* isReference */.A_)(folder)) {
        return { ...(await (0,read_run/* readScoredRun */.my)(folder, { log, run: own })), priced_by: own.pricing };
    }
    const ownCost = new Set();
    const conduct = watchConduct(own.settings.scoring);
    const { run, trials, ...rest } = await (0,read_run/* readScoredRun */.my)(folder, {
        log,
        run: own,
        rescore: (golden, recorded) => {
            const { trial, observation } = recorded;
            const judgments = request.judgmentsOf?.(recorded) ?? recorded.judgments;
            conduct.add({ golden, observation });
            if (observation.status === 'ok' && (0,price_reply/* statesOwnCost */.QR)(observation.reply))
                ownCost.add(golden.id);
            const scores = (0,score_trial/* scoreTrial */.$o)({ metrics, golden, observation, recorded, ...(judgments && { judgments }), withinTime: within_time/* withinTime */.d });
            onTrial?.({ golden, trial, observation, judgments: judgments ?? null, ...scores });
            return scores;
        },
    });
    return {
        run: {
            ...run,
            metrics: [...metrics.map(define_metric/* metricFacts */.gt), ...unmeasured],
            fingerprints: { ...run.fingerprints, metrics: (0,define_metric/* fingerprintMetrics */.or)(metrics, sha256/* sha256 */.s) },
            summaries: (0,summarize_run/* summarizeRun */.lj)({ metrics, trials, kept: (0,define_on_code/* summarizeCode */.Nn)(metrics, run.code_quality) }),
        },
        trials,
        ...rest,
        own_cost_cases: [...ownCost],
        conduct: conduct.finish(),
    };
}


/***/ })

};
