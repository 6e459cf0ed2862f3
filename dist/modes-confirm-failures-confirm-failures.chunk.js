export const id = 949;
export const ids = [949];
export const modules = {

/***/ 32605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nj: () => (/* binding */ findUnscored),
/* harmony export */   eY: () => (/* binding */ findConfirmedFailures),
/* harmony export */   qe: () => (/* binding */ planConfirmations)
/* harmony export */ });
/* unused harmony export findUnconfirmed */
/* harmony import */ var _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95577);
/* harmony import */ var _pair_comparability_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77639);
/* harmony import */ var _pair_flips_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34045);
/* harmony import */ var _pair_metric_columns_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73475);
/* harmony import */ var _pair_open_pair_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31823);
/* harmony import */ var _pair_pair_cases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61637);






/**
 * Ids of the cases in scope that passed in every scored baseline trial and fail in at least 3 scored candidate trials
 * (1 with a deterministic target), re-runs included, and pass in none (docs/decision-rules.md#zero-tolerance).
 */
function findConfirmedFailures(passes, { scope, isDeterministic }) {
    const needed = isDeterministic ? 1 : _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIRMING_TRIALS */ .t3;
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
        .map(({ case_id, candidate }) => ({ case_id, trials: _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIRMING_TRIALS */ .t3 - candidate.trials }))
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
    const [baseline, candidate] = [(0,_pair_open_pair_js__WEBPACK_IMPORTED_MODULE_3__/* .applyRules */ .IU)(input.ruleSet, input.baseline), (0,_pair_open_pair_js__WEBPACK_IMPORTED_MODULE_3__/* .applyRules */ .IU)(input.ruleSet, input.candidate)];
    if ((0,_pair_comparability_js__WEBPACK_IMPORTED_MODULE_1__/* .findComparability */ .st)(baseline, candidate).redefined.has(SUCCESS.id))
        return [];
    const { zero_tolerance: scope, deterministic: isDeterministic } = candidate.run.settings;
    const passes = (0,_pair_flips_js__WEBPACK_IMPORTED_MODULE_5__/* .countPasses */ .v)({
        pairing: (0,_pair_pair_cases_js__WEBPACK_IMPORTED_MODULE_4__/* .pairCases */ .Q)(baseline, candidate, input.ruleSet),
        baseline: (0,_pair_metric_columns_js__WEBPACK_IMPORTED_MODULE_2__/* .indexTrials */ .Ae)(baseline.trials)(SUCCESS),
        candidate: (0,_pair_metric_columns_js__WEBPACK_IMPORTED_MODULE_2__/* .indexTrials */ .Ae)(candidate.trials)(SUCCESS),
        confirmations: new Map(),
    });
    return findUnconfirmed(passes, { scope, isDeterministic });
}


/***/ }),

/***/ 96012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ findPrimaryGate),
/* harmony export */   P: () => (/* binding */ checkGates)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
/* harmony import */ var _model_suite_gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61038);
/* harmony import */ var _model_metric_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16080);
/* harmony import */ var _model_suite_selection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78955);




/**
 * Joins gates with the metrics of a run. The suite that they are from was checked by its own metrics, but the run may be another's, or
 * written by hand; so gates that could not mean anything are refused here too.
 * Throws the user's errors `gate-metric-unknown`, `several-primary-gates`, `primary-gate-must-compare-and-fail`,
 * `no-fail-gate`, `gate-without-margin`, `gate-on-neutral-metric`, `relative-margin-needs-a-range-from-0`,
 * `non-inferior-per-run` and `selection-invalid`.
 */
function checkGates(gates, metrics) {
    const factsById = new Map(metrics.map((metric) => [metric.id, metric]));
    const checked = gates.map((given) => {
        const metric = factsById.get(given.metric);
        if (metric === undefined) {
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('gate-metric-unknown', { gate: given.id, metric: given.metric, known: [...factsById.keys()] });
        }
        const gate = (0,_model_suite_gate_js__WEBPACK_IMPORTED_MODULE_1__/* .completeGate */ .ls)(given, metric);
        return { gate, metric, margin: gate.margin, slice: gate.where === null ? null : (0,_model_suite_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .parseSelection */ .gO)(gate.where) };
    });
    const primary = gates.filter((gate) => gate.primary);
    if (primary.length > 1)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('several-primary-gates', { gates: primary.map(({ id }) => id) });
    refuseFaults(checked, PRIMARY_REFUSALS);
    if (!gates.some((gate) => gate.severity === 'fail')) {
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('no-fail-gate', { gates: gates.map((gate) => gate.id) });
    }
    refuseFaults(checked, REFUSALS);
    return checked;
}
function refuseFaults(checked, refusals) {
    for (const entry of checked)
        for (const fault of (0,_model_suite_gate_js__WEBPACK_IMPORTED_MODULE_1__/* .findGateFaults */ .i2)(entry.gate, entry.metric)) {
            const refusal = refusals[fault]?.(entry);
            if (refusal)
                throw refusal;
        }
}
const refusePrimary = (problem) => ({ gate }) => new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('primary-gate-must-compare-and-fail', { gate: gate.id, problem });
const refuseShare = (problem) => ({ gate, metric }) => new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('relative-margin-needs-a-range-from-0', { gate: gate.id, metric: metric.id, problem });
const PRIMARY_REFUSALS = {
    'primary-warns': refusePrimary('has severity warn'),
    'primary-without-margin': refusePrimary('has no margin'),
};
const REFUSALS = {
    'no-margin': ({ gate, metric }) => new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('gate-without-margin', { gate: gate.id, metric: metric.id }),
    'neutral-metric': ({ gate, metric }) => new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('gate-on-neutral-metric', { gate: gate.id, metric: metric.id }),
    'share-of-negative': refuseShare('its values can be below 0'),
    'share-of-everything': refuseShare('nothing can fall by 100 % or more of itself'),
    // Bounds alone prove nothing, so that the evidence of such a gate does not matter.
    'proof-per-run': ({ gate, metric, margin }) => margin === null ? null : new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('non-inferior-per-run', { gate: gate.id, metric: metric.id }),
};
/**
 * The gate that speaks for the run: the one marked primary; else the unsliced `success` gate of severity fail that has
 * a margin; else the first fail gate with a margin on a quality metric; else none (docs/decision-rules.md#the-primary-gate).
 */
function findPrimaryGate(checked) {
    const candidates = checked.filter(({ gate, margin }) => gate.severity === 'fail' && margin !== null);
    return (candidates.find(({ gate }) => gate.primary) ??
        candidates.find(({ gate }) => gate.metric === 'success' && gate.where === null) ??
        candidates.find(({ metric }) => (0,_model_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .isQuality */ .qd)(metric)) ??
        null);
}


/***/ }),

/***/ 34045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ findFlips),
/* harmony export */   v: () => (/* binding */ countPasses)
/* harmony export */ });
/* harmony import */ var _model_natural_order_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86550);

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
    return flips.sort((a, b) => Number(b.confirmed) - Number(a.confirmed) || rank(a) - rank(b) || (0,_model_natural_order_js__WEBPACK_IMPORTED_MODULE_0__/* .compareNaturally */ .y)(a.case_id, b.case_id));
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


/***/ }),

/***/ 73475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ indexTrials),
/* harmony export */   Ej: () => (/* binding */ readColumns),
/* harmony export */   Fl: () => (/* binding */ dropUnmeasured),
/* harmony export */   Lo: () => (/* binding */ isScored),
/* harmony export */   kr: () => (/* binding */ NO_CASES)
/* harmony export */ });
/* harmony import */ var _model_run_run_figure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64402);
/* harmony import */ var _stats_run_figures_record_cases_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19021);
/* harmony import */ var _stats_scores_score_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34533);
/* harmony import */ var _stats_scores_start_columns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66260);




/** A metric that applies to no case. */
const NO_CASES = new Map();
/** The columns of one arm's trials, in any order. */
function indexTrials(trials) {
    return readTable((0,_stats_scores_score_table_js__WEBPACK_IMPORTED_MODULE_2__/* .tableOf */ .c_)(trials));
}
/** The columns of trials that are in order already: values come in the order that their trials have here. */
function readColumns(ordered) {
    return readTable((0,_stats_scores_score_table_js__WEBPACK_IMPORTED_MODULE_2__/* .tabulateScores */ .CQ)(ordered));
}
function readTable(table) {
    return ({ id, per_run: figure }) => (figure === undefined ? readColumn(table, id) : recordColumn(table, figure));
}
function readColumn({ starts, placeOf, column }, metricId) {
    const found = column(metricId);
    return found === null ? NO_CASES : columnOf(placeOf, (at) => scoresOf(found, starts[at], starts[at + 1]));
}
function recordColumn(table, figure) {
    const recorded = (0,_stats_run_figures_record_cases_js__WEBPACK_IMPORTED_MODULE_1__/* .recordCases */ .J)(figure, table);
    if (recorded === null)
        return NO_CASES;
    return columnOf(table.placeOf, (at) => {
        const [trials = 0, failed = 0, record = null] = [recorded.trials[at], recorded.failed[at], recorded.records[at]];
        if (trials + failed === 0)
            return undefined;
        const scores = { trials, values: recorded.valuesOf(at), ...(record !== null && { record }) };
        return failed === 0 ? scores : { ...scores, failed };
    });
}
function columnOf(placeOf, read) {
    const get = (caseId) => read(placeOf(caseId));
    return { get, has: (caseId) => get(caseId) !== undefined };
}
/** Undefined for a case without a trial that the metric applies to. */
function scoresOf({ states, values }, from = 0, to = 0) {
    // A list that grows takes ten times the memory of one number.
    if (to - from === 1 && states[from] === _stats_scores_start_columns_js__WEBPACK_IMPORTED_MODULE_3__/* .SCORED */ .Zb)
        return { trials: 1, values: [values[from] ?? NaN] };
    const scored = [];
    let trials = 0;
    let failed = 0;
    for (let place = from; place < to; place++) {
        if (states[place] === _stats_scores_start_columns_js__WEBPACK_IMPORTED_MODULE_3__/* .FAILED */ .Wk)
            failed += 1;
        if (states[place] <= _stats_scores_start_columns_js__WEBPACK_IMPORTED_MODULE_3__/* .FAILED */ .Wk)
            continue;
        trials += 1;
        if (states[place] === _stats_scores_start_columns_js__WEBPACK_IMPORTED_MODULE_3__/* .SCORED */ .Zb)
            scored.push(values[place] ?? NaN);
    }
    if (failed > 0)
        return { trials, values: scored, failed };
    return trials === 0 ? undefined : { trials, values: scored };
}
/**
 * A case is scored when at least half of its trials are (docs/decision-rules.md#scored-cases).
 * @example isScored({ trials: 3, values: [1] }) // false
 */
function isScored(scores) {
    return scores !== undefined && scores.values.length > 0 && 2 * scores.values.length >= scores.trials;
}
/**
 * The gates without those that nobody asked for and nothing measured: a default guardrail (tokens, precision, calibration) whose metric neither
 * arm reports. A figure of the run is reported where the answered trials of an arm that have one of its parts mostly have all, as many as a
 * gate needs (`floor`). A gate that the suite names always stays. `dropped` are those that a reader may miss: few targets report a figure.
 */
function dropUnmeasured(gates, arms, { metrics, floor }) {
    const figures = new Map(metrics.flatMap(({ id, per_run: figure }) => (figure === undefined ? [] : [[id, figure]])));
    const isReported = (parts) => arms.some((arm) => {
        const some = arm.filter(({ scores, failed }) => failed !== true && parts.some((id) => scores[id] !== undefined));
        const whole = some.filter(({ scores }) => parts.every((id) => scores[id] !== undefined)).length;
        return whole > 0 && whole >= floor * some.length;
    });
    const isDropped = ({ assumed, primary, metric }) => {
        const figure = figures.get(metric);
        return assumed === true && !primary && !isReported(figure === undefined ? [metric] : (0,_model_run_run_figure_js__WEBPACK_IMPORTED_MODULE_0__/* .partsOf */ .CI)(figure));
    };
    return {
        gates: gates.filter((gate) => !isDropped(gate)),
        dropped: gates.filter((gate) => isDropped(gate) && !figures.has(gate.metric)),
    };
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
/* harmony import */ var _compare_decide_zero_tolerance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32605);
/* harmony import */ var _io_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13211);
/* harmony import */ var _metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55970);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);
/* harmony import */ var _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95577);
/* harmony import */ var _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4657);
/* harmony import */ var _measure_run_arm_limit_target_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74353);
/* harmony import */ var _measure_run_arm_locate_spans_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50956);
/* harmony import */ var _measure_run_arm_start_target_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(90935);
/* harmony import */ var _measure_run_budget_spending_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(35559);
/* harmony import */ var _measure_run_judging_start_judging_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(18471);
/* harmony import */ var _measure_run_pacing_pacer_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(94417);
/* harmony import */ var _store_runs_confirmations_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2491);
/* harmony import */ var _store_runs_read_observations_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(35998);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(41345);
/* harmony import */ var _measure_targets_index_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(21695);
/* harmony import */ var _evaluate_read_rescored_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(84295);
/* harmony import */ var _io_within_time_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(44774);
/* harmony import */ var _io_finish_all_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(47600);
/* harmony import */ var _metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(21501);
/* harmony import */ var _measure_run_arm_ask_trial_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(82888);
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
    const run = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_14__/* .readRun */ .cI)(folder);
    if (run.stopped !== undefined || !mayConfirm(run, ruleSet))
        return null;
    const metrics = (0,_metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_2__/* .buildMetrics */ .GY)((0,_evaluate_read_rescored_js__WEBPACK_IMPORTED_MODULE_16__/* .metricSettings */ .Qp)(run, ruleSet));
    const candidate = await (0,_evaluate_read_rescored_js__WEBPACK_IMPORTED_MODULE_16__/* .readRescored */ .M)({ folder, run, metrics, log });
    const base = await (0,_evaluate_read_rescored_js__WEBPACK_IMPORTED_MODULE_16__/* .readRescored */ .M)({ folder: baseline.folder, run: await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_14__/* .readRun */ .cI)(baseline.folder), metrics, log });
    const plan = (0,_compare_decide_zero_tolerance_js__WEBPACK_IMPORTED_MODULE_0__/* .planConfirmations */ .qe)({ baseline: base, candidate, ...(ruleSet && { ruleSet }) }).flatMap((one) => followTrials(one, candidate));
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
        const writer = (0,_store_runs_confirmations_js__WEBPACK_IMPORTED_MODULE_12__/* .writeConfirmations */ .o)(folder, head);
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
        const session = __addDisposableResource(env_1, await (0,_measure_run_arm_start_target_js__WEBPACK_IMPORTED_MODULE_8__/* .startTarget */ .ar)({ ...request, targets: _measure_targets_index_js__WEBPACK_IMPORTED_MODULE_15__/* .REGISTRY */ .M }, { variant, workingDirectory, hasAnswered: true }), true);
        const { concurrency } = run.settings;
        const judge = __addDisposableResource(env_1, (await request.startJudge?.(spending)) ?? null, true);
        const limited = (0,_measure_run_arm_limit_target_js__WEBPACK_IMPORTED_MODULE_6__/* .limitTarget */ .p8)(session, {
            variant,
            targets: _measure_targets_index_js__WEBPACK_IMPORTED_MODULE_15__/* .REGISTRY */ .M,
            pricing: run.pricing,
            limits: {
                spending,
                pacers: (0,_measure_run_pacing_pacer_js__WEBPACK_IMPORTED_MODULE_11__/* .openPacers */ .Bs)({
                    ...{ targets: _measure_targets_index_js__WEBPACK_IMPORTED_MODULE_15__/* .REGISTRY */ .M, judges: [], providers: request.providers },
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
    const trials = await (0,_store_runs_read_observations_js__WEBPACK_IMPORTED_MODULE_13__/* .readObservations */ .i)(folder, { caseIds: new Set(plan.map(({ case_id }) => case_id)), log });
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
    const checkout = (0,_measure_run_arm_locate_spans_js__WEBPACK_IMPORTED_MODULE_7__/* .openSpanLocator */ .Ro)(request.workingDirectory);
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
            const made = await (0,_measure_run_arm_ask_trial_js__WEBPACK_IMPORTED_MODULE_20__/* .askTrial */ .Q)(session, { ...planned, checkout, retries, isHopeless, signal, sleep: _io_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemSleep */ .Hk });
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
            const planned = { golden, trial, suite: run.settings, settings, seed: run.seed };
            const made = mayGoOn() ? await askOrStop(planned, signal) : null;
            if (made === null) {
                cutShort.push(golden.id);
                return;
            }
            const { observation, judgments } = made;
            const scores = (0,_metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_19__/* .scoreTrial */ .$o)({ metrics, golden, observation, judgments, withinTime: _io_within_time_js__WEBPACK_IMPORTED_MODULE_17__/* .withinTime */ .d });
            onTrial({ case: golden.id, trial, ...made, ...scores });
            if (scores.scores['success'] === 1)
                return;
        }
    };
    const { concurrency } = run.settings;
    await (0,_io_finish_all_js__WEBPACK_IMPORTED_MODULE_18__/* .workThrough */ .H)({ items: inOrder(plan), concurrency, signal: request.signal }, askCase);
    return stoppedBy === null || cutShort.length === 0 ? null : { stopped_by: stoppedBy, cases: cutShort.sort() };
}
// eslint-disable-next-line @typescript-eslint/require-await -- as readers of files give their items
async function* inOrder(items) {
    yield* items;
}


/***/ }),

/***/ 84295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Qp: () => (/* binding */ metricSettings),
  N7: () => (/* binding */ planScoring),
  M: () => (/* binding */ readRescored)
});

var within_time = __webpack_require__(44774);
var sha256 = __webpack_require__(80430);
var join_names = __webpack_require__(73341);
var observation = __webpack_require__(75198);
var suite_scoring = __webpack_require__(60960);
var match_spans = __webpack_require__(48512);
var route_choice = __webpack_require__(94604);
;// CONCATENATED MODULE: ./build/metrics/agent/watch-conduct.js





/** Trials of a case may come in any order. */
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
/** Only of a reply that says of its spans which it used. */
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
var price_reply = __webpack_require__(68674);
var build_metrics = __webpack_require__(55970);
var custom_metrics = __webpack_require__(48719);
var table_figures = __webpack_require__(69942);
var describe_facts = __webpack_require__(16279);
var score_trial = __webpack_require__(21501);
var summarize_run = __webpack_require__(18359);
var read_reference = __webpack_require__(9073);
var read_run = __webpack_require__(41345);
;// CONCATENATED MODULE: ./build/modes/evaluate/read-rescored.js













/** What is a success, what a token costs and what else settles a metric is for the rules to say, on both sides. */
function metricSettings({ settings, pricing: own }, ruleSet) {
    const { primary_k, success } = ruleSet?.rules.settings ?? settings;
    const k = [...new Set([...settings.k, ...(ruleSet?.rules.settings.k ?? [])])].sort((a, b) => a - b);
    const { scoring } = ruleSet === null ? settings : ruleSet.rules.settings;
    return { k, primary_k, success, pricing: ruleSet?.rules.pricing ?? own, ...(scoring && { scoring }) };
}
/**
 * How all arms of a comparison are scored, by the rules, else as the only candidate was measured or several's baseline; and the metrics of the
 * suite's own and of tables that one must have to be compared.
 */
function planScoring(first, { isAlone, base, ruleSet, }) {
    const settings = metricSettings(isAlone ? first : (base ?? first), ruleSet);
    const ofBase = base === null ? [] : [...(0,custom_metrics/* customMetricsOf */.ki)(base), ...(0,table_figures/* tableFiguresOf */.LV)(base)];
    const expected = [...ofBase, ...(0,table_figures/* tableFiguresOfGates */.Ts)(ruleSet?.rules.gates ?? [])];
    return { settings, metrics: (0,build_metrics/* buildMetrics */.GY)(settings), expected };
}
/**
 * A recorded run with its scores computed again, by these metrics. Those of the suite's own metrics stay as they were recorded: the module
 * that can score them is a pull request's code, and may not even be at hand. A reference has no observations: its scores are as they were
 * recorded, and metrics that were defined differently are not compared. Throws as `readScoredRun` does.
 */
async function readRescored(request) {
    const { folder, expected = [], log, onTrial } = request;
    const { run: own } = request;
    const metrics = [...request.metrics, ...[...(0,custom_metrics/* customMetricsOf */.ki)(own), ...(0,table_figures/* tableFiguresOf */.LV)(own)].map(build_metrics/* recordedMetric */.dC)];
    const unmeasured = expected.filter(({ id }) => !metrics.some((metric) => metric.id === id));
    if (await (0,read_reference/* isReference */.A_)(folder)) {
        const reference = await (0,read_run/* readScoredRun */.my)(folder, { log, run: request.run });
        return { ...reference, priced_by: request.run.pricing };
    }
    const ownCost = new Set();
    const conduct = watchConduct(request.run.settings.scoring);
    const { run, trials, ...rest } = await (0,read_run/* readScoredRun */.my)(folder, {
        log,
        run: request.run,
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
            metrics: [...metrics.map(describe_facts/* metricFacts */.gt), ...unmeasured],
            fingerprints: { ...run.fingerprints, metrics: (0,describe_facts/* fingerprintMetrics */.or)(metrics, sha256/* sha256 */.s) },
            summaries: (0,summarize_run/* summarizeRun */.l)({ metrics, trials, kept: (0,define_on_code/* summarizeCode */.Nn)(metrics, run.code_quality) }),
        },
        trials,
        ...rest,
        own_cost_cases: [...ownCost],
        conduct: conduct.finish(),
    };
}


/***/ }),

/***/ 35998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ readObservations)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(55156);
/* harmony import */ var _model_group_by_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79167);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12141);
/* harmony import */ var _read_json_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54974);
/* harmony import */ var _read_reference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9073);
/* harmony import */ var _read_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41345);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98194);








/** What is recorded of the trials of a few cases but their scores, by case id and in order of trial: the second pass, for what a report shows of them. */
async function readObservations(folder, input) {
    const { caseIds, seen, log, order } = input;
    const kept = [];
    const isWanted = (id = '') => caseIds.has(id) || seen?.caseIds.has(id) === true;
    const read = order === undefined ? (0,_read_run_js__WEBPACK_IMPORTED_MODULE_4__/* .readTrials */ .mM)(folder, log) : readSomeTrials(folder, (place) => isWanted(order[place]?.case));
    for await (const trial of read) {
        if (seen?.caseIds.has(trial.case) === true)
            seen.add(trial);
        if (caseIds.has(trial.case))
            kept.push(trial);
    }
    const byCase = (0,_model_group_by_js__WEBPACK_IMPORTED_MODULE_6__/* .groupBy */ .$)(kept, (trial) => trial.case);
    for (const trials of byCase.values())
        trials.sort((a, b) => a.trial - b.trial);
    return byCase;
}
/** The first pass has seen the scores, and they are nine tenths of most lines. */
const recordSchema = zod__WEBPACK_IMPORTED_MODULE_7__.object(_model_run_run_js__WEBPACK_IMPORTED_MODULE_1__/* .trialRecordSchema */ .Hz.shape);
/**
 * The trials on some lines of a run folder that `readTrials` has read before: the other lines are not even decoded, which makes a second
 * pass cheap. `isWanted` gets the place of a line, from 0. A reference has none. Throws `run-invalid` where the file has changed since.
 */
async function* readSomeTrials(folder, isWanted) {
    if (await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .isReference */ .A_)(folder))
        return;
    const path = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .runFiles */ .NW)(folder).trials;
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
    try {
        for (const [place, { start, end }] of (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .findLines */ .L1)(file).entries()) {
            if (!isWanted(place))
                continue;
            const bytes = Buffer.alloc(end - start);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, bytes, 0, bytes.length, start);
            yield (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .parseStored */ .Tw)(recordSchema, (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .parseLine */ .A)(path, place + 1, bytes.toString('utf8')), { path, line: place + 1 });
        }
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}


/***/ })

};
