export const id = 7248;
export const ids = [7248,524,8514,895];
export const modules = {

  75695:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    j: () => (  describeRounds),
    p: () => (  writePlan)
  });
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77377);
  var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35560);
  var _report_render_text_width_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40524);



function describeRounds({ cap, expected, most, without_looks: blind, hopeless }, { cases, arms }) {
    const [about, all] = [expected * arms, most * arms];
    const answers = about === all
        ? (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .pq)(all, 'answer')
        : `about ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .pq)(about, 'answer')} if unchanged, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .B4)(all)} at most`;
    return [
        `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .pq)(cases, 'case')} in ${cap === 1 || blind !== null ? '' : 'at most '}${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .pq)(cap, 'round')}: ${answers}${cap === 1 || blind === null ? '' : `, all of them, since ${blind}`}.`,
        ...Object.entries(hopeless).map(([id, enough]) => {
            const cure = enough === null ? 'more cases, or a wider margin,' : `about ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .B4)(enough)} such cases`;
            return `If nothing changed, these cases are too few to decide the gate ${id} at its margin: ${cure} would be enough.`;
        }),
    ];
}
const BASIS = {
    earlier: 'as in the earlier run',
    bound: 'at most',
    declared: 'as max_trial_cost_usd says',
    none: 'costs nothing',
    unknown: 'unknown until it is asked',
};
const HEAD = ['asked', 'model', 'calls', 'tokens in', 'tokens out', 'USD', ''];
function writePlan(plan) {
    const { max_cost_usd: budget, max_cost_usd_per_month: month, spent_usd: spent } = plan.budget;
    const arms = plan.rows.filter(({ what }) => what === 'target').length;
    const unknown = plan.models.flatMap(({ model, price }) => (price === null ? [model] : []));
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_1__  .Eb)(`Nothing was asked. ${plan.suite} would ask for ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .pq)(plan.cases, 'case')}:`, '', ...(0,_report_render_text_width_js__WEBPACK_IMPORTED_MODULE_2__  .RM)([HEAD, ...plan.rows.map(writeRow)]), '', ...(plan.rounds === null ? [] : describeRounds(plan.rounds, { cases: plan.cases, arms })), ...plan.models.map(({ model, calls, usd, price }) => `${model}: ${writeRange(calls)} ${calls.most === 1 ? 'call' : 'calls'}, ${writeUsd(usd)}${price === null ? '' : ` (${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .up)(price.input)} in, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .up)(price.output)} out, per million tokens)`}`), `In total ${writeUsd(plan.usd)}, without retries.`, plan.again && writeAgain(plan.again), plan.has_cache && 'These figures include answers that are in the cache and cost nothing.', unknown.length > 0 && `No price is known for ${unknown.join(', ')}: set it under \`pricing\`.`, budget === null
        ? 'There is no budget (set max_cost_usd or --max-cost-usd).'
        : `The budget of this run is ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .up)(budget)}${isLess(budget, plan.usd) ? ', which is less, so the run may stop early' : ''}.`, month !== null &&
        `This month ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .up)(spent ?? 0)} of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .up)(month)} is spent${isLess(month - (spent ?? 0), plan.usd) ? ', and the rest may not be enough, so the run may stop early' : ''}.`, plan.left_out_at_night.length > 0 && `Left out at night: ${plan.left_out_at_night.join(', ')}.`).join('\n');
}
const isLess = (leftUsd, wantedUsd) => wantedUsd !== null && leftUsd < wantedUsd;
function writeRow({ what, name, model, calls, tokens, usd, basis }) {
    const count = (value) => (value === undefined ? '?' : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .B4)(value));
    const isFree = basis === 'none';
    return [
        what === 'target' ? name : `judge: ${name}`,
        model ?? (isFree ? '–' : '?'),
        writeRange(calls),
        isFree ? '–' : count(tokens?.input),
        isFree ? '–' : count(tokens?.output),
        usd === null ? '?' : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .up)(usd),
        BASIS[basis],
    ];
}
const AGAIN = {
    'zero-tolerance': 'Cases that broke are asked again (zero tolerance)',
    night: 'A night that looks worse is measured once more',
};
function writeAgain({ because, trials, calls, usd }) {
    return `${AGAIN[because]}: at most ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .pq)(trials, 'trial')}, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .pq)(calls, 'call')}, ${writeUsd(usd)} more.`;
}
function writeRange({ least, most }) {
    const [low, high] = [(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .B4)(least), (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .B4)(most)];
    return low === high ? low : `${low} to ${high}`;
}
const writeUsd = (usd) => (usd === null ? 'an unknown sum' : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .up)(usd));


  }),

  22837:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    N0: () => (  relativeChange),
    NV: () => (  logToShare),
    RV: () => (  isWorseUnsized),
    SI: () => (  MEANINGFUL_CHANGE),
    Tf: () => (  isRangeAtOdds),
    WO: () => (  isPotentiallyMeaningful),
    bQ: () => (  isSlightlyBetter),
    hO: () => (  isEstablished),
    hf: () => (  isSlightlyWorse),
    jZ: () => (  findTagLosses),
    rY: () => (  logMargin)
  });
  var _rounding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47704);

const MEANINGFUL_CHANGE = 0.1;

function relativeChange({ metric, row, baseline, delta }) {
    if (delta === null)
        return null;
    const change = metric.direction === 'lower' ? -delta : delta;
    if (row === 'log-ratio')
        return Math.expm1(change);
    return baseline === null || Math.abs(baseline) < _rounding_js__WEBPACK_IMPORTED_MODULE_0__  .p ? null : change / Math.abs(baseline);
}
function isEstablished({ row, delta, p_adjusted: p, interval }, alpha) {
    if (row === 'fact')
        return delta !== 0 && delta !== null;
    return isProven(p, alpha) && (interval === null || interval.method === 'rounds' || !includesZero(interval));
}
const includesZero = ({ low, high }) => low <= 0 && high >= 0;
function isRangeAtOdds({ p, interval }, alpha) {
    return interval?.method === 'rounds' && p !== null && isProven(p, alpha) === includesZero(interval);
}
function findTagLosses(input) {
    const { gates, slices, verdict, alpha } = input;
    const primary = gates.find(({ gate }) => gate.id === verdict.primary);
    const isLost = ({ result, p_adjusted: p }) => {
        const own = primary?.gate.metric === result.metric.id ? primary.gate.margin : null;
        const margin = own ?? result.metric.default_margin;
        const { delta } = result;
        if (margin === undefined || delta === null || delta >= 0)
            return false;
        if (!isEstablished({ p_adjusted: p, interval: result.interval }, alpha))
            return false;
        const size = margin.kind === 'relative' ? Math.abs(relativeChange(result) ?? 0) : -delta;
        return size >= margin.value - _rounding_js__WEBPACK_IMPORTED_MODULE_0__  .p;
    };
    const lossOf = ({ result: { delta } }) => delta ?? 0;
    return slices.filter(isLost).sort((one, other) => lossOf(one) - lossOf(other));
}
function isPotentiallyMeaningful(measured, alpha) {
    if (measured.row === 'exact' || measured.row === 'fact')
        return false;
    const change = relativeChange(measured);
    return change !== null && Math.abs(change) >= MEANINGFUL_CHANGE - _rounding_js__WEBPACK_IMPORTED_MODULE_0__  .p && !isEstablished(measured, alpha);
}
const logMargin = (share, sign) => sign === -1 ? Math.log1p(share) : -Math.log1p(-share);
const logToShare = (loss, sign) => -sign * Math.expm1(-sign * loss);
const isProven = (p, alpha) => p !== null && p < alpha;
function isSlightlyWorse(result, alpha) {
    const { verdict, row, p_adjusted: p, delta, interval, these_cases: own } = result;
    const isShown = own?.how === 'rounds' ? interval !== null && interval.high < 0 : isProven(p, alpha);
    const isCertain = row === 'exact' || row === 'fact' || isShown;
    return verdict === 'no-regression' && isCertain && delta !== null && delta < 0;
}
function isWorseUnsized(result, alpha) {
    const { verdict, p_adjusted: p, delta, these_cases: own, cause } = result;
    if (own !== undefined)
        return own.worse && 'worse' in cause && cause.worse !== null;
    return verdict === 'inconclusive' && isProven(p, alpha) && delta !== null && delta < 0;
}
function isSlightlyBetter(result) {
    const { margin } = result.gate;
    if (result.verdict !== 'improved' || margin === null || result.delta === null)
        return false;
    const gain = margin.kind === 'absolute' ? result.delta : Math.abs(relativeChange(result) ?? Infinity);
    return gain < margin.value - (0,_rounding_js__WEBPACK_IMPORTED_MODULE_0__  .x)([margin.value]);
}


  }),

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


  }),

  68189:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  TN: () => (  findRules),
  N7: () => (  planScoring),
  S3: () => (  readArms)
});


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
    const same = candidate.flatMap((golden) => {
        const base = byId.get(golden.id);
        return base !== undefined && asksTheSame(base, golden) ? [{ golden, base }] : [];
    });
    if (same.length > most) {
        const paired = new Set(same.map(({ base }) => base.id));
        const left = (cases) => cases.filter(({ id }) => !paired.has(id));
        const respelled = [...pairBy(KEYS['id-spelling'], left(baseline), left(candidate))];
        const renamed = respelled.filter(([id, base]) => id !== base.id);
        const respelt = same.flatMap(({ golden, base }) => base.query !== golden.query || isLost(golden, base) ? [[golden.id, base]] : []);
        return { by: renamed.length > 0 ? 'id-spelling' : null, matches: new Map([...renamed, ...respelt]) };
    }
    for (const by of run_run .mr) {
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
        const base = bases.get(name);
        return golden && base ? [[golden.id, base]] : [];
    }));
}
function indexBy(key, cases) {
    const counts = (0,group_by .Tr)(cases.flatMap((golden) => [...new Set(linesOf(golden))]));
    const constant = new Set(cases.length < 3 ? [] : [...counts].flatMap(([line, count]) => (count === cases.length ? [line] : [])));
    const index = new Map();
    for (const golden of cases) {
        const name = key(golden, constant);
        index.set(name, name === '' || index.has(name) ? null : golden);
    }
    return index;
}

var metric_columns = __webpack_require__(73475);
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
var build_metrics = __webpack_require__(55970);
var table_figures = __webpack_require__(69942);
var parse_cases = __webpack_require__(92725);
var score_arms = __webpack_require__(2924);
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
    const base = baseline.kind === 'none' ? baseline : { ...baseline, run: await (0,read_run .cI)(baseline.folder) };
    const recorded = base.kind === 'none' ? null : base.run;
    const read = [];
    for (const folder of request.candidates)
        read.push(await alignResults({ folder, run: await (0,read_run .cI)(folder) }, { baseline: recorded, outputFolder, log }));
    const widen = (0,score_trial .mH)((0,omit_undefined .Eb)(recorded, ...read.map(({ run }) => run)));
    const runs = read.map(({ folder, run }) => ({ folder, run: widen(run) }));
    const [only, ...more] = runs;
    if (only === undefined)
        throw new RangeError('there is nothing to compare');
    const baseRun = recorded && widen(recorded);
    const ruleSet = request.ruleSet ?? findRules(runs, baseRun);
    const { settings, metrics, expected } = planScoring(only.run, more.length === 0, { base: baseRun, ruleSet });
    const all = (0,omit_undefined .Eb)(baseRun, ...runs.map(({ run }) => run));
    const early = request.early?.forReport(settings, all) ?? null;
    const tables = early?.tables ?? (0,metrics_tables .W)(settings);
    const answers = [];
    const toScore = all.filter(({ run_id: id }) => early?.arms.has(id) !== true);
    const countTrials = (some) => some.reduce((sum, { counts }) => sum + (counts?.trials ?? 0), 0);
    const total = countTrials(toScore);
    (0,heap .BG)(countTrials(all));
    tell?.('scoring', 0, countTrials(all));
    let scored = 0;
    const scoreArm = async (arm, own) => {
        const known = early?.arms.get(own.run.run_id);
        const watched = known ?? (0,score_arms .Dc)(tables, arm);
        answers[arm] = watched.answers;
        if (known !== undefined)
            return known.scored(own.run, own.expected);
        const onTrial = (trial) => {
            watched.onTrial?.(trial);
            tell?.('scoring', ++scored, total);
        };
        return (0,score_arms .M)({ ...own, metrics, log, onTrial });
    };
    const scoreCandidate = async ({ folder, run }, place) => {
        const own = await scoreArm(baseRun === null ? place : place + 1, { folder, run, expected });
        return { folder, scored: { ...own, priced_by: settings.pricing } };
    };
    const candidates = [await scoreCandidate(only, 0)];
    for (const [place, other] of more.entries())
        candidates.push(await scoreCandidate(other, place + 1));
    const scoreBase = async ({ folder, run }) => {
        const own = await scoreArm(0, {
            folder,
            run: widen(run),
            declared: runs.flatMap((one) => (0,score_trial .ki)(one.run)),
        });
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
async function alignResults(candidate, { baseline, outputFolder, log }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (baseline === null || !(0,run_run .PX)(candidate.run) || !(0,run_run .PX)(baseline))
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
            return { ...named, fingerprint: (0,parse_cases .l3)(named, sha256 .s) };
        });
        const { case_keys: own } = candidate.run;
        const keys = Object.entries(own?.keys ?? {}).map(([id, key]) => [nameOf(id), key]);
        const renamed = own && { case_keys: { ...own, keys: Object.fromEntries(keys) } };
        const run = { ...candidate.run, ...renamed, cases, ...(by !== null && { named_by: by }) };
        const folder = (0,external_node_path_.join)(outputFolder, 'named-alike', run.variant);
        const writer = __addDisposableResource(env_1, await (0,write_run .bp)(folder, run), true);
        for await (const trial of (0,read_run .mM)(candidate.folder, log))
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
        const pricing = candidates.reduce((prices, { run }) => (0,price_reply .iZ)(prices, run.pricing), first.pricing);
        return { rules: { ...(0,suite_rules .M)(first), pricing }, from: 'base', changes: [] };
    }
    if (base === null || base.gates.length === 0)
        return null;
    const [own, recorded] = [(0,suite_rules .M)(only.run), (0,suite_rules .M)(base)];
    if (only.run.mode !== 'pr' && (0,run_run .PX)(only.run) && (0,run_run .PX)(base)) {
        const lost = base.gates.filter(({ id }) => !own.gates.some((gate) => gate.id === id));
        const primaries = [...own.gates.filter(({ id }) => base.gates.some((gate) => gate.id === id)), ...base.gates];
        const primary = primaries.find((gate) => gate.primary)?.id;
        const gates = [...own.gates, ...lost].map((gate) => ({ ...gate, primary: gate.id === primary }));
        const isOwn = lost.length === 0 && own.gates.some((gate) => gate.primary && gate.id === primary);
        return isOwn ? null : { rules: { ...own, gates }, from: 'head', changes: [] };
    }
    if (only.run.mode !== 'pr')
        return null;
    const rules = { ...recorded, pricing: (0,price_reply .iZ)(recorded.pricing, own.pricing) };
    const isNew = (metricId) => (0,metric_columns .nf)(metricId, base, only.run);
    return { rules, from: 'base', changes: (0,describe_rule_changes .T)(rules, own, only.run.metrics, isNew) };
}
async function readReruns(folder, { run, metrics, log }) {
    return (0,confirmations .TZ)(folder, {
        run,
        log,
        keep: ({ case: id, trial, observation, judgments }, golden) => ({
            case: id,
            trial,
            ...(0,score_trial .$o)({ metrics, golden, observation, ...(judgments && { judgments }), withinTime: within_time .d }),
        }),
    });
}
function planScoring(first, isAlone, { base, ruleSet }) {
    const settings = (0,score_arms .Qp)(isAlone ? first : (base ?? first), ruleSet);
    const ofBase = base === null ? [] : [...(0,score_trial .ki)(base), ...(0,table_figures .LV)(base)];
    const expected = [...ofBase, ...(0,table_figures .Ts)(ruleSet?.rules.gates ?? [])];
    return { settings, metrics: (0,build_metrics .GY)(settings), expected };
}


  }),

  90955:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    E: () => (  reportSteps),
    m: () => (  WRITTEN_FILES)
  });
  var _io_heap_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9111);

const WRITTEN_FILES = 3;
const UNITS = { 'reading the baseline': 'trial', scoring: 'trial', testing: 'metric', writing: 'file' };
function reportSteps(open) {
    if (open === null)
        return () => undefined;
    const fixed = { earlier: 0, failed: 0, failedReadings: 0, cost: null };
    let isLarge = null;
    let current = null;
    return (name, done, total) => {
        isLarge ??= total >= _io_heap_js__WEBPACK_IMPORTED_MODULE_0__  .KZ;
        if (!isLarge)
            return;
        if (current?.name !== name)
            current = { name, startedMs: performance.now(), show: open() };
        const elapsedMs = performance.now() - current.startedMs;
        current.show({ ...fixed, step: { name, unit: UNITS[name] }, done: Math.min(done, total), total, elapsedMs });
    };
}


  }),

  40524:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    C1: () => (  wrapText),
    F2: () => (  padText),
    RM: () => (  alignColumns),
    sc: () => (  textWidth)
  });
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;
function textWidth(text) {
    let width = 0;
    for (const character of text) {
        if (/\p{Mn}|\p{Me}|\ufe0f/u.test(character))
            continue;
        width += WIDE.test(character) ? 2 : 1;
    }
    return width;
}
function wrapText(text, width) {
    const lines = [];
    let line = '';
    for (const word of text.split(' ')) {
        if (line !== '' && textWidth(line) + 1 + textWidth(word) > width) {
            lines.push(line);
            line = word;
        }
        else
            line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line];
}
function alignColumns(rows, isRight = (_column) => false) {
    const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((cells) => textWidth(cells[at] ?? ''))));
    return rows.map((cells) => cells
        .map((cell, at) => padText(cell, widths[at] ?? 0, isRight(at) ? 'right' : 'left'))
        .join('  ')
        .trimEnd());
}
function padText(text, width, align) {
    const space = ' '.repeat(Math.max(0, width - textWidth(text)));
    return align === 'right' ? space + text : text + space;
}


  })

};
