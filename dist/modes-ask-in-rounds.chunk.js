export const id = 895;
export const ids = [895];
export const modules = {

  53276:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    askInRounds: () => (  askInRounds),
    planAnswers: () => (  planAnswers)
  });
  var _stats_moments_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(44785);
  var _compare_decide_rounds_of_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55684);
  var _compare_pair_open_pair_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24870);
  var _compare_rounds_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(89807);
  var _compare_rounds_open_rounds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10354);
  var _compare_rounds_plan_rounds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85632);
  var _format_describe_progress_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(13617);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(77377);
  var _io_clock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13211);
  var _io_heap_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9111);
  var _measure_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75695);
  var _metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(21501);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(50262);
  var _model_run_rounds_plan_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(87375);
  var _model_run_run_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(12141);
  var _model_suite_inference_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(96762);
  var _model_suite_rules_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(72734);
  var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(41345);
  var _evaluate_read_arms_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(68189);
  var _evaluate_score_arms_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(2924);
  var _evaluate_report_steps_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(90955);





















const ASKED_ON_MS = 60_000;
const MAX_TIMES = 10;
const MAX_ASKED_ON = 10;
function askInRounds(facts) {
    return async (runs) => {
        const planned = await planRounds(facts, runs);
        if (planned === null)
            return null;
        for (const line of (0,_measure_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_6__  .j)(planned.answers, planned))
            facts.log.info(line);
        return planned;
    };
}
function planAnswers(facts) {
    return async (runs) => (await planRounds({ ...facts, isJudgedLater: false }, runs))?.answers ?? null;
}
async function planRounds(facts, runs) {
    const compared = await findCompared(facts, runs);
    if (compared === null)
        return null;
    const { only, ruleSet, isUnjudged } = compared;
    const canLook = isUnjudged && facts.whole === undefined && ruleSet !== null;
    const judge = canLook ? ((await facts.openJudge?.(ruleSet, only)) ?? null) : null;
    const judgedBy = judge?.fingerprint ?? (isUnjudged ? compared.mainRun?.fingerprints.judge : only.fingerprints.judge);
    const fingerprints = { ...only.fingerprints, judge: judgedBy };
    const whole = { ...only, fingerprints, cases: [...(facts.whole ?? only.cases)] };
    const main = await scoreMain(facts, compared, whole);
    const planning = compared.pairOf(main, { run: whole, trials: [], stale_cases: only.stale_cases });
    const plan = await readOrNull(() => (0,_compare_decide_rounds_of_run_js__WEBPACK_IMPORTED_MODULE_0__  .nY)(planning, facts.cap));
    if (plan === null)
        return null;
    const blind = facts.whole !== undefined
        ? 'a shard cannot see the others'
        : isUnjudged && judge === null
            ? 'the judge is asked only after all answers'
            : (facts.asksAll ?? null);
    const ids = [...new Set(runs.flatMap(({ cases }) => cases.map(({ id }) => id)))];
    const others = ids.filter((id) => plan.classes[id] === undefined);
    const isFact = only.settings.deterministic && ruleSet?.rules.settings.deterministic !== false;
    const last = facts.whole !== undefined && isFact ? Math.min(2, plan.cap) : plan.cap;
    const pairs = pairArms(facts.beside, runs);
    const lookAt = openLook(facts, compared, { main, judge, pairs });
    const wait = startWaiting(facts.log, facts.clock ?? _io_clock_js__WEBPACK_IMPORTED_MODULE_4__  .ml);
    const next = async (state) => {
        const { complete } = state;
        if (complete === 0 || blind !== null) {
            if (complete === last)
                return null;
            return { round: complete + 1, cases: listRound(plan, complete === 0 ? others : []), open: [] };
        }
        const ask = await readOrNull(async () => lookAt(state));
        if (ask === null || ask.next === null)
            return null;
        const { round, open } = ask;
        const cases = listTries(ask, pairs, state);
        if (cases.length === 0)
            return null;
        return { round, cases, open, wait_ms: round === complete && !only.settings.deterministic ? wait(round, ask) : 0 };
    };
    const answers = forecastAnswers(plan, (0,_compare_rounds_open_rounds_js__WEBPACK_IMPORTED_MODULE_2__  .KW)((0,_compare_pair_open_pair_js__WEBPACK_IMPORTED_MODULE_1__  .ZI)(planning)), { ids, others, isFact, blind, last });
    return { plan, next, answers, cases: ids.length, arms: runs.length };
}
async function findCompared(facts, runs) {
    const { main, beside } = facts;
    const measured = runs.filter((_, place) => place !== beside);
    const [only] = measured;
    if (only === undefined)
        return null;
    const mainRun = main === null ? null : await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_11__  .cI)(main);
    const baseRun = beside === null ? mainRun : (runs[beside] ?? null);
    const candidates = measured.map((run) => ({ run }));
    const ruleSet = (await facts.rules?.(only)) ?? (0,_evaluate_read_arms_js__WEBPACK_IMPORTED_MODULE_12__  .TN)(candidates, baseRun);
    const inference = (0,_model_suite_inference_js__WEBPACK_IMPORTED_MODULE_15__  .h)('recorded', ruleSet?.rules.settings.inference ?? only.settings.inference);
    if (inference !== 'these-cases')
        return null;
    const scoring = (0,_evaluate_read_arms_js__WEBPACK_IMPORTED_MODULE_12__  .N7)(only, measured.length === 1, { base: baseRun, ruleSet });
    const isUnjudged = facts.isJudgedLater === true && hasJudgedGate(only, ruleSet);
    const price = (scored) => ({ ...scored, priced_by: scored.priced_by ?? scoring.settings.pricing });
    const pairOf = (baseline, candidate) => ({ baseline, candidate, ...(ruleSet && { ruleSet }), failOn: 'regression', inference });
    return { only, mainRun, baseRun, ruleSet, scoring, isUnjudged, price, pairOf };
}
async function scoreMain(facts, compared, whole) {
    const { main, beside, early, log } = facts;
    const { only, mainRun, baseRun, ruleSet, scoring } = compared;
    if (main === null || mainRun === null)
        return asTriedOnce(baseRun ?? whole, ruleSet);
    const total = mainRun.counts?.trials ?? 0;
    (0,_io_heap_js__WEBPACK_IMPORTED_MODULE_5__  .BG)(total);
    const read = (beside === null && early?.readMain) || _evaluate_score_arms_js__WEBPACK_IMPORTED_MODULE_13__  .M;
    const tell = (0,_evaluate_report_steps_js__WEBPACK_IMPORTED_MODULE_14__  .E)(() => (0,_format_describe_progress_js__WEBPACK_IMPORTED_MODULE_16__  .sc)(log.info));
    let seen = 0;
    const onTrial = () => tell('reading the baseline', ++seen, total);
    const { settings, metrics } = scoring;
    const declared = (0,_metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_7__  .ki)(only);
    return compared.price(await read({ folder: main, run: mainRun, settings, metrics, declared, log, onTrial }));
}
function pairArms(beside, runs) {
    const places = [...runs.keys()].filter((place) => place !== beside);
    if (beside === null)
        return places.map((place) => [null, place]);
    const order = [beside, ...places];
    return order.flatMap((one, at) => order.slice(at + 1).map((other) => [one, other]));
}
function openLook({ early, log }, { scoring, price, pairOf }, { main, judge, pairs }) {
    const { settings, metrics, expected } = scoring;
    return async ({ complete, arms, spending }) => {
        const scored = [];
        for (const [place, { folder, run: asked }] of arms.entries()) {
            const fingerprints = { ...asked.fingerprints, judge: judge?.fingerprint };
            const run = { ...asked, trials_per_case: complete, ...(judge && { judge: judge.facts, fingerprints }) };
            const judgments = await judge?.judge(place, { folder, run, spending });
            const judgmentsOf = (trial) => judgments?.get((0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_10__  .wK)(trial.case, trial.trial))?.judgments ?? undefined;
            const known = judgments === undefined ? early?.find(run, settings, expected) : undefined;
            const arm = price(known ?? (await (0,_evaluate_score_arms_js__WEBPACK_IMPORTED_MODULE_13__  .M)({ folder, run, metrics, expected, log, judgmentsOf })));
            scored.push({ ...arm, trials: arm.trials.filter(({ round = 1 }) => round <= complete) });
        }
        return (0,_compare_decide_rounds_of_run_js__WEBPACK_IMPORTED_MODULE_0__  .U9)(pairs.flatMap(([one, other]) => {
            const [base, candidate] = [one === null ? main : scored[one], scored[other]];
            return base && candidate ? [pairOf(base, candidate)] : [];
        }));
    };
}
function forecastAnswers(plan, gates, asked) {
    const { ids, others, isFact, blind, last } = asked;
    const { expected, most, cases_to_settle: settling } = (0,_compare_rounds_plan_rounds_js__WEBPACK_IMPORTED_MODULE_3__  .Tc)(plan, gates, others.length);
    const failing = new Set(gates.flatMap(({ id, severity }) => (severity === 'fail' && !isFact ? [id] : [])));
    const hopeless = plan.gates.flatMap(({ id, hopeless: is }) => is === true && failing.has(id) ? [[id, settling.get(id) ?? null]] : []);
    const hopes = { without_looks: blind, hopeless: Object.fromEntries(hopeless) };
    if (blind === null)
        return { cap: plan.cap, expected: isFact ? ids.length : expected, most, ...hopes };
    const aRound = ids.flatMap((id) => (others.includes(id) ? [] : plan.tries[(0,_model_run_rounds_plan_js__WEBPACK_IMPORTED_MODULE_9__  .Kl)(plan, id) ?? 'steady']));
    const all = (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_17__  .cz)(aRound) * last + others.length;
    return { cap: last, expected: all, most: all, ...hopes };
}
function asTriedOnce(run, ruleSet) {
    const { gates } = ruleSet?.rules ?? (0,_model_suite_rules_js__WEBPACK_IMPORTED_MODULE_18__  .M)(run);
    const scores = Object.fromEntries(gates.map(({ metric }) => [metric, 1]));
    const trials = run.cases.map(({ id }) => ({ case: id, trial: 0, scores, unscored: {} }));
    return { run, trials, stale_cases: run.stale_cases };
}
function hasJudgedGate(run, ruleSet) {
    const judged = new Set(run.metrics.flatMap(({ id, judged_by: by = [] }) => (by.length > 0 ? [id] : [])));
    const { gates } = ruleSet?.rules ?? (0,_model_suite_rules_js__WEBPACK_IMPORTED_MODULE_18__  .M)(run);
    return gates.some(({ metric, margin, where, ...gate }) => margin !== null && judged.has(metric) && (0,_compare_rounds_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_19__  .IQ)({ ...gate, is_slice: where !== null }));
}
async function readOrNull(read) {
    return Promise.resolve()
        .then(read)
        .catch((0,_model_error_js__WEBPACK_IMPORTED_MODULE_8__  .W8)(() => null));
}
function listRound({ classes, tries }, others) {
    const planned = Object.entries(classes).map(([id, kind]) => ({ case_id: id, tries: tries[kind], asked_on: false }));
    return [...planned, ...others.map((id) => ({ case_id: id, tries: 1, asked_on: false }))];
}
function listTries({ next, round }, pairs, { arms }) {
    return (next ?? []).flatMap(({ pair = 0, ...one }) => {
        if (!one.asked_on)
            return [one];
        const arm = pairs[pair]?.[1] ?? 0;
        const made = (arms[arm]?.trials ?? []).filter((trial) => trial.case === one.case_id && trial.asked_on === true);
        if (made.length >= MAX_ASKED_ON)
            return [];
        return [{ ...one, tries: made.filter((trial) => trial.round === round).length + 1, arm }];
    });
}
function startWaiting(log, clock) {
    const start = clock.monotonicMs();
    let of = { round: 0, ms: 0 };
    return (round, { next }) => {
        const most = Math.max(1, ...(next ?? []).map(({ tries }) => tries));
        if (of.round !== round) {
            const wholeMs = Math.min(ASKED_ON_MS, MAX_TIMES * (clock.monotonicMs() - start));
            of = { round, ms: Math.ceil(wholeMs / most) };
            const cases = new Set((next ?? []).map(({ case_id: id }) => id)).size;
            log.info(`Asking ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_20__  .pq)(cases, 'broken case')} again, up to ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_20__  .pq)(most, 'time')} over ${Math.ceil(wholeMs / 1000)} s.`);
        }
        return of.ms;
    };
}


  })

};
