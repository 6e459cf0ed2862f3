export const id = 2567;
export const ids = [2567];
export const modules = {

  96012:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    D: () => (  findPrimaryGate),
    P: () => (  checkGates)
  });
  var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
  var _model_suite_gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61038);
  var _model_metric_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16080);
  var _model_suite_selection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78955);




function checkGates(gates, metrics) {
    const factsById = new Map(metrics.map((metric) => [metric.id, metric]));
    const checked = gates.map((given) => {
        const metric = factsById.get(given.metric);
        if (metric === undefined)
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__  .yo('gate-metric-unknown', { gate: given.id, metric: given.metric, known: [...factsById.keys()] });
        const gate = (0,_model_suite_gate_js__WEBPACK_IMPORTED_MODULE_1__  .ls)(given, metric);
        return { gate, metric, margin: gate.margin, slice: gate.where === null ? null : (0,_model_suite_selection_js__WEBPACK_IMPORTED_MODULE_3__  .gO)(gate.where) };
    });
    const primary = gates.filter((gate) => gate.primary);
    if (primary.length > 1)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__  .yo('several-primary-gates', { gates: primary.map(({ id }) => id) });
    refuseFaults(checked, PRIMARY_REFUSALS);
    if (!gates.some((gate) => gate.severity === 'fail'))
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__  .yo('no-fail-gate', { gates: gates.map((gate) => gate.id) });
    refuseFaults(checked, REFUSALS);
    return checked;
}
function refuseFaults(checked, refusals) {
    for (const entry of checked)
        for (const fault of (0,_model_suite_gate_js__WEBPACK_IMPORTED_MODULE_1__  .i2)(entry.gate, entry.metric)) {
            const refusal = refusals[fault]?.(entry);
            if (refusal)
                throw refusal;
        }
}
const refusePrimary = (problem) => ({ gate }) => new _model_error_js__WEBPACK_IMPORTED_MODULE_0__  .yo('primary-gate-must-compare-and-fail', { gate: gate.id, problem });
const refuseShare = (problem) => ({ gate, metric }) => new _model_error_js__WEBPACK_IMPORTED_MODULE_0__  .yo('relative-margin-needs-a-range-from-0', { gate: gate.id, metric: metric.id, problem });
const PRIMARY_REFUSALS = {
    'primary-warns': refusePrimary('has severity warn'),
    'primary-without-margin': refusePrimary('has no margin'),
};
const REFUSALS = {
    'no-margin': ({ gate, metric }) => new _model_error_js__WEBPACK_IMPORTED_MODULE_0__  .yo('gate-without-margin', { gate: gate.id, metric: metric.id }),
    'neutral-metric': ({ gate, metric }) => new _model_error_js__WEBPACK_IMPORTED_MODULE_0__  .yo('gate-on-neutral-metric', { gate: gate.id, metric: metric.id }),
    'share-of-negative': refuseShare('its values can be below 0'),
    'share-of-everything': refuseShare('nothing can fall by 100 % or more of itself'),
    'proof-per-run': ({ gate, metric, margin }) => margin === null ? null : new _model_error_js__WEBPACK_IMPORTED_MODULE_0__  .yo('non-inferior-per-run', { gate: gate.id, metric: metric.id }),
};
function findPrimaryGate(checked) {
    const candidates = checked.filter(({ gate, margin }) => gate.severity === 'fail' && margin !== null);
    return (candidates.find(({ gate }) => gate.primary) ??
        candidates.find(({ gate }) => gate.metric === 'success' && gate.where === null) ??
        candidates.find(({ metric }) => (0,_model_metric_js__WEBPACK_IMPORTED_MODULE_2__  .qd)(metric)) ??
        null);
}


  }),

  77639:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Cb: () => (  hasWholeRound),
    VX: () => (  priceListOf),
    bx: () => (  HOSTED_RUNNER),
    nS: () => (  hasEqualPrices),
    st: () => (  findComparability),
    v4: () => (  findMovedModels)
  });
  var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27866);
  var _model_suite_pricing_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96267);
  var _model_run_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12141);
  var _model_group_by_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79167);




function findComparability(baseline, candidate, lost) {
    const apart = baseline === null ? null : findWhyApart(baseline.run, candidate.run);
    const whyNone = lost === undefined || lost === 'removal-accepted' ? 'none' : lost;
    return {
        no_baseline: baseline === null ? whyNone : null,
        interleaved: baseline !== null && apart === null,
        apart,
        min_scored_share: candidate.run.settings.min_scored_share,
        stopped: describeStop(baseline, candidate),
        redefined: baseline === null ? new Map() : findRedefinedMetrics(baseline, candidate),
        own_cost_cases: new Set(baseline === null ? [] : listOwnCostCases(baseline, candidate)),
        model_change: baseline === null ? 'none' : findModelChange(baseline.run, candidate.run),
    };
}
const HOSTED_RUNNER = /GitHub Actions \d+/g;
function findWhyApart(one, other) {
    if (one.settings.replayed === true || other.settings.replayed === true)
        return 'replayed';
    if (one.session_id === other.session_id)
        return null;
    const [old, now] = [one.environment, other.environment];
    const isHosted = [old, now].some(({ runner }) => runner !== null && runner.search(HOSTED_RUNNER) !== -1);
    return isHosted || old.os !== now.os || old.runner !== now.runner ? 'machines' : 'jobs';
}
function describeStop(baseline, candidate) {
    const sides = { candidate, baseline };
    for (const arm of ['candidate', 'baseline']) {
        const side = sides[arm];
        const run = side?.run.stopped;
        if (side !== null && run !== undefined && !hasWholeRound(side))
            return { kind: 'stopped', arm, run };
    }
    return null;
}
function hasWholeRound({ run: { plan }, trials }) {
    if (plan === undefined)
        return false;
    const made = (0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_1__  .Fm)((0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_1__  .aO)(trials).filter(({ round }) => round === 1));
    return Object.entries(plan.classes).every(([id, kind]) => (made.get(id)?.length ?? 0) >= plan.tries[kind]);
}
function findRedefinedMetrics(baseline, candidate) {
    const [old, now] = [baseline.run.fingerprints, candidate.run.fingerprints];
    const hasOneList = isPricedAlike(baseline, candidate);
    const reasons = new Map();
    for (const metric of candidate.run.metrics) {
        const [before, after] = [old.metrics[metric.id], now.metrics[metric.id]];
        if (metric.unit === 'usd' && !hasOneList)
            reasons.set(metric.id, 'prices');
        if (before === after) {
            const isRejudged = metric.judged_by?.some((question) => old.judge?.[question] !== now.judge?.[question]);
            if (isRejudged === true)
                reasons.set(metric.id, 'judge');
            continue;
        }
        reasons.set(metric.id, before === undefined ? 'added' : after === undefined ? 'dropped' : 'definition');
    }
    return reasons;
}
const priceListOf = ({ run, priced_by }) => priced_by ?? run.pricing;
function hasEqualPrices(one, other) {
    const withoutDay = ({ models, mode, route_tiers }) => ({ models, mode, route_tiers });
    return (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__  .d)(withoutDay(one)) === (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__  .d)(withoutDay(other));
}
function isPricedAlike(baseline, candidate) {
    const isAsRecorded = baseline.priced_by === undefined && candidate.priced_by === undefined;
    return isAsRecorded
        ? baseline.run.fingerprints.pricing === candidate.run.fingerprints.pricing
        : hasEqualPrices(priceListOf(baseline), priceListOf(candidate));
}
function listOwnCostCases(baseline, candidate) {
    const isUnchanged = hasEqualPrices(baseline.run.pricing, priceListOf(candidate));
    return isUnchanged ? [] : [...(baseline.own_cost_cases ?? []), ...(candidate.own_cost_cases ?? [])];
}
function findModelChange(baseline, candidate) {
    const [old, now] = [baseline, candidate].map(({ fingerprints }) => fingerprints.models.join('\n'));
    if (old === now || !old || !now)
        return 'none';
    const [before, after] = [configuredModels(baseline), configuredModels(candidate)];
    if (before !== after)
        return 'configured';
    const { commit } = candidate;
    const isSameCode = commit !== null && commit === baseline.commit && !candidate.dirty && !baseline.dirty;
    return after !== '' || isSameCode ? 'provider' : 'unnamed';
}
function findMovedModels({ fingerprints }) {
    const versions = (0,_model_group_by_js__WEBPACK_IMPORTED_MODULE_3__  .$z)([...fingerprints.models].sort(), _model_suite_pricing_js__WEBPACK_IMPORTED_MODULE_0__  .aO);
    return [...versions.values()].filter((models) => models.length > 1).map((models) => models.join(' and '));
}
const OTHER_WORK = /embed|rerank|judge/i;
const NAMES_MODEL = /(?:^|[^a-z])(?:models?|deployment)(?:$|[^a-z])/i;
const MODEL_FLAG = /(?:^|\s)-{1,2}[\w-]*model[\s=]\S+/gi;
function configuredModels({ settings }) {
    const found = [];
    const visit = (value, path) => {
        if (OTHER_WORK.test(path))
            return;
        if (typeof value === 'object' && value !== null && !isCommand(value)) {
            for (const [key, member] of Object.entries(value))
                visit(member, `${path}.${spaced(key)}`);
        }
        else if (NAMES_MODEL.test(path))
            found.push(`${path}=${String(value)}`);
        else {
            const flags = (isCommand(value) ? value.join(' ') : String(value)).match(MODEL_FLAG) ?? [];
            found.push(...flags.filter((flag) => !OTHER_WORK.test(flag)).map((flag) => flag.trim()));
        }
    };
    visit(settings.target, '');
    return found.sort().join('\n');
}
function isCommand(value) {
    return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
const spaced = (key) => key.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/_/g, ' ');


  }),

  15610:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Zj: () => (  GRADES_MEAN),
    aJ: () => (  alignGrades),
    g6: () => (  NO_GATE_CASES),
    ju: () => (  collectGateCases)
  });
  var _model_run_judgments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70249);
  var _model_suite_selection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78955);
  var _metric_columns_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73475);



function collectGateCases(input) {
    const { slice, columns, left_out: leftOut, lacking } = input;
    const pairing = [columns.baseline, columns.candidate].every((column) => column === _metric_columns_js__WEBPACK_IMPORTED_MODULE_2__  .kr) ? NOBODY : input.pairing;
    const isCompared = (id) => leftOut?.has(id) !== true;
    const inSlice = (cases) => slice === null ? cases : cases.filter((golden) => (0,_model_suite_selection_js__WEBPACK_IMPORTED_MODULE_1__  ._w)(golden, slice));
    const shared = inSlice(pairing.paired);
    const [before, after] = [readInOrder(columns.baseline, shared), readInOrder(columns.candidate, shared)];
    const pairs = [];
    const compared = [];
    const missing = { applicable: 0, only_baseline: 0, only_candidate: 0 };
    const onOneSide = new Set();
    let notCompared = 0;
    for (const [at, { id, cluster }] of shared.entries()) {
        const [baseline, candidate] = [before.kept[at], after.kept[at]];
        if (baseline === undefined && candidate === undefined)
            continue;
        if (baseline === undefined || candidate === undefined)
            onOneSide.add(id);
        if (!isCompared(id)) {
            notCompared += 1;
            continue;
        }
        compared.push(id);
        missing.applicable += 1;
        if ((0,_metric_columns_js__WEBPACK_IMPORTED_MODULE_2__  .Lo)(baseline) && (0,_metric_columns_js__WEBPACK_IMPORTED_MODULE_2__  .Lo)(candidate)) {
            const count = Math.min(baseline.values.length, candidate.values.length);
            pairs.push({ case_id: id, cluster, baseline: takeFirst(baseline, count), candidate: takeFirst(candidate, count) });
        }
        else if ((0,_metric_columns_js__WEBPACK_IMPORTED_MODULE_2__  .Lo)(baseline))
            missing.only_candidate += 1;
        else if ((0,_metric_columns_js__WEBPACK_IMPORTED_MODULE_2__  .Lo)(candidate))
            missing.only_baseline += 1;
    }
    const collectArm = (cases, own) => {
        const scored = [];
        const answers = { scored: 0, failed: 0 };
        let [count, scoredCount] = [0, 0];
        for (const { id } of inSlice(cases)) {
            const scores = own(id);
            if (scores === undefined && !onOneSide.has(id))
                continue;
            answers.scored += scores?.values.length ?? 0;
            answers.failed += scores?.failed ?? 0;
            if (scores?.trials === 0)
                continue;
            if ((0,_metric_columns_js__WEBPACK_IMPORTED_MODULE_2__  .Lo)(scores))
                scored.push({ case_id: id, scores });
            if (!isCompared(id))
                continue;
            count += 1;
            if ((0,_metric_columns_js__WEBPACK_IMPORTED_MODULE_2__  .Lo)(scores))
                scoredCount += 1;
        }
        return { scored, share: count === 0 ? null : scoredCount / count, count, answers };
    };
    const baseline = collectArm(pairing.baseline ?? [], before.next);
    const candidate = collectArm(pairing.candidate, after.next);
    return {
        pairs,
        scored_share: { baseline: baseline.share, candidate: candidate.share },
        applicable: { baseline: baseline.count, candidate: candidate.count },
        answers: { baseline: baseline.answers, candidate: candidate.answers },
        compared,
        missing,
        left_out: notCompared,
        lacking,
        scored: candidate.scored,
    };
}
function takeFirst(scores, count) {
    const { recordFirst, values } = scores;
    if (recordFirst === undefined || values.length === count)
        return scores;
    return { ...scores, values: values.slice(0, count), record: recordFirst(count) };
}
function readInOrder(column, cases) {
    const kept = cases.map(({ id }) => column.get(id));
    let at = 0;
    return {
        kept,
        next: (id) => {
            while ((cases[at]?.id ?? id) < id)
                at += 1;
            return cases[at]?.id === id ? kept[at++] : column.get(id);
        },
    };
}
const NOBODY = { baseline: [], candidate: [], paired: [] };
const NO_GATE_CASES = collectGateCases({
    pairing: NOBODY,
    slice: null,
    columns: { baseline: _metric_columns_js__WEBPACK_IMPORTED_MODULE_2__  .kr, candidate: _metric_columns_js__WEBPACK_IMPORTED_MODULE_2__  .kr },
});
const GRADES_MEAN = 'judge.overall';
function alignGrades(trials) {
    const given = new Map();
    for (const { case: id, scores } of [...trials.baseline, ...trials.candidate])
        for (const grade of _model_run_judgments_js__WEBPACK_IMPORTED_MODULE_0__  .F4)
            if ((scores[`judge.${grade}`] ?? 0) > 0)
                given.set(id, (given.get(id) ?? new Set()).add(grade));
    const findLacking = ({ case: id, scores }) => (scores[GRADES_MEAN] ?? 0) > 0
        ? _model_run_judgments_js__WEBPACK_IMPORTED_MODULE_0__  .F4.filter((grade) => given.get(id)?.has(grade) === true && scores[`judge.${grade}`] === undefined)
        : [];
    const align = (arm) => {
        const lacking = new Set();
        const aligned = arm.map((trial) => {
            const grades = findLacking(trial);
            for (const grade of grades)
                lacking.add(grade);
            return grades.length === 0 ? trial : withoutMean(trial, grades);
        });
        return { trials: lacking.size === 0 ? arm : aligned, lacking: [...lacking] };
    };
    const [baseline, candidate] = [align(trials.baseline), align(trials.candidate)];
    return {
        trials: { baseline: baseline.trials, candidate: candidate.trials },
        lacking: { baseline: baseline.lacking, candidate: candidate.lacking },
    };
}
function withoutMean(trial, grades) {
    const scores = Object.fromEntries(Object.entries(trial.scores).filter(([id]) => id !== GRADES_MEAN));
    return { ...trial, scores, unscored: { ...trial.unscored, [GRADES_MEAN]: `no grade for ${grades.join(' and ')}` } };
}


  }),

  85231:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    L: () => (  findDoubted),
    V: () => (  demoteJudges)
  });
  var _model_run_judging_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12316);
  var _stats_agreement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5960);
  var _stats_moments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44785);



const LABELS = {
    answer: ['judge.correctness'],
    quality: ['quality.answer-quality', 'quality.factual-correctness', 'quality.completeness'],
};
function demoteJudges(checked, { scored, least }) {
    return checked.map((one) => {
        const agreement = measureAgreement(one.metric, scored, one.gate.severity === 'fail' ? least : undefined);
        if (agreement === null)
            return one;
        return { ...one, agreement, ...(agreement.least !== undefined && { gate: { ...one.gate, severity: 'warn' } }) };
    });
}
function findDoubted(failures, tries, { scored, least }) {
    const { metrics, settings } = scored.run;
    const success = metrics.find(({ id }) => id === 'success');
    if (failures.length === 0 || success === undefined || measureAgreement(success, scored, least)?.least === undefined)
        return [];
    const graded = labelsOf(success);
    const isLostOtherwise = ({ failed, scores }) => failed === true ||
        (settings.success === 'all' && (scores['success.retrieval'] === 0 || scores['success.workflow'] === 0));
    const doubted = new Set(tries.flatMap((one) => one.scores['success'] === 0 && graded.some((id) => one.scores[id] !== undefined) && !isLostOtherwise(one)
        ? [one.case]
        : []));
    return failures.filter((id) => doubted.has(id));
}
const labelsOf = ({ judged_by: questions = [] }) => questions.flatMap((question) => LABELS[question] ?? []);
const ROUNDING = 1e-9;
function measureAgreement(judged, { run, trials }, least) {
    const { id: metric, judged_by: questions = [] } = judged;
    if (questions.length === 0)
        return null;
    const first = new Map(trials.flatMap((one) => (one.trial === 0 && !one.failed ? [[one.case, one.scores]] : [])));
    const highest = new Map(run.metrics.map(({ id, range }) => [id, range[1] ?? 1]));
    const isLabelled = run.cases.some(({ human_labels: labels }) => labels?.[metric] !== undefined);
    const names = isLabelled ? [metric] : labelsOf(judged);
    const pairs = run.cases.flatMap(({ id, human_labels: labels = {} }) => {
        const scores = first.get(id) ?? {};
        const both = names.filter((name) => typeof scores[name] === 'number' && typeof labels[name] === 'number');
        const meanOf = (said) => (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_2__  .i2)(both.map((name) => (said[name] ?? 0) / (highest.get(name) ?? 1)));
        return both.length === 0 ? [] : [[meanOf(scores), meanOf(labels)]];
    });
    const found = (0,_stats_agreement_js__WEBPACK_IMPORTED_MODULE_1__  .xJ)(pairs, 1);
    if (found === null)
        return null;
    const agreement = { ...found, n: pairs.length };
    if (least === undefined)
        return agreement;
    if (agreement.n < _model_run_judging_js__WEBPACK_IMPORTED_MODULE_0__  .xH)
        return { ...agreement, needed: _model_run_judging_js__WEBPACK_IMPORTED_MODULE_0__  .xH };
    return found.kappa < least - ROUNDING ? { ...agreement, least } : agreement;
}


  }),

  24870:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    IU: () => (  applyRules),
    ZI: () => (  openPair),
    eZ: () => (  failDeleted),
    qO: () => (  SUCCESS)
  });
  var _model_run_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12141);
  var _model_run_run_figure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64402);
  var _comparability_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77639);
  var _check_gates_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96012);
  var _judge_agreement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85231);
  var _gate_cases_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15610);
  var _metric_columns_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73475);
  var _pair_cases_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(61637);








const SUCCESS = 'success';
function openPair(input) {
    const { ruleSet, inference = 'cases-like-these' } = input;
    const { trials, lacking } = (0,_gate_cases_js__WEBPACK_IMPORTED_MODULE_5__  .aJ)({ baseline: input.baseline?.trials ?? [], candidate: input.candidate.trials });
    const baseline = input.baseline === null ? null : applyRules(ruleSet, { ...input.baseline, trials: trials.baseline });
    const measured = applyRules(ruleSet, { ...input.candidate, trials: trials.candidate });
    const { run } = measured;
    const asked = (0,_metric_columns_js__WEBPACK_IMPORTED_MODULE_6__  .v7)(ruleSet?.rules.gates ?? run.gates, [trials.baseline, trials.candidate], {
        run,
        baseline: baseline?.run ?? null,
    });
    const judge = ruleSet === undefined ? run.settings.judge : ruleSet.rules.judge;
    const agreeing = { scored: baseline ?? measured, least: judge?.min_kappa };
    const pairing = (0,_pair_cases_js__WEBPACK_IMPORTED_MODULE_7__  .Q)(baseline, measured, ruleSet);
    const candidate = { ...measured, trials: failDeleted(measured.trials, pairing.deleted) };
    const counted = { baseline: wholeTrials(baseline), candidate: wholeTrials(candidate) };
    const columnOf = openColumns(counted);
    const firstOf = openColumns({ baseline: ofFirstRound(counted.baseline), candidate: ofFirstRound(counted.candidate) });
    const facts = (0,_comparability_js__WEBPACK_IMPORTED_MODULE_2__  .st)(baseline, candidate, input.baselineLost);
    const costs = new Set(run.metrics.flatMap(({ id, unit }) => (unit === 'usd' ? [id] : [])));
    const collectWith = (read) => (metric, slice, some = pairing) => (0,_gate_cases_js__WEBPACK_IMPORTED_MODULE_5__  .ju)({
        pairing: some,
        slice,
        columns: read(metric),
        ...(costs.has(metric.id) ? { left_out: facts.own_cost_cases } : {}),
        ...(metric.id === _gate_cases_js__WEBPACK_IMPORTED_MODULE_5__  .Zj ? { lacking } : {}),
    });
    return {
        baseline,
        candidate,
        inference,
        pairing,
        facts,
        columnOf,
        alpha: run.settings.alpha,
        seed: run.seed,
        agreeing,
        checked: (0,_judge_agreement_js__WEBPACK_IMPORTED_MODULE_4__  .V)((0,_check_gates_js__WEBPACK_IMPORTED_MODULE_3__  .P)(asked.gates, run.metrics), agreeing),
        dropped: asked.dropped,
        success: columnOf({ id: SUCCESS }),
        casesOf: collectWith(columnOf),
        firstCasesOf: collectWith((metric) => takeFirst(metric, firstOf(metric), run.plan !== undefined)),
    };
}
function failDeleted(trials, ids) {
    if (ids.length === 0)
        return trials;
    const deleted = new Set(ids);
    return trials.map((trial) => deleted.has(trial.case) && trial.scores[SUCCESS] !== undefined
        ? { ...trial, scores: { ...trial.scores, [SUCCESS]: 0 } }
        : trial);
}
function wholeTrials(scored) {
    if (scored === null)
        return [];
    const { plan, trials_per_case: complete } = scored.run;
    const counted = (0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_0__  .aO)(scored.trials);
    const isLoose = ({ round = 1 }) => plan !== undefined && round > complete;
    return counted.some(isLoose) ? counted.filter((trial) => !isLoose(trial)) : counted;
}
function openColumns(trials) {
    const [baseline, candidate] = [(0,_metric_columns_js__WEBPACK_IMPORTED_MODULE_6__  .Ae)(trials.baseline), (0,_metric_columns_js__WEBPACK_IMPORTED_MODULE_6__  .Ae)(trials.candidate)];
    return (metric) => ({ baseline: baseline(metric), candidate: candidate(metric) });
}
function ofFirstRound(trials) {
    return trials.some(({ round = 1 }) => round > 1) ? trials.filter(({ round = 1 }) => round === 1) : trials;
}
function takeFirst({ per_run }, columns, isInRounds) {
    if (per_run !== undefined)
        return isInRounds && _model_run_run_figure_js__WEBPACK_IMPORTED_MODULE_1__  .nl.has(per_run.figure) ? { baseline: _metric_columns_js__WEBPACK_IMPORTED_MODULE_6__  .kr, candidate: _metric_columns_js__WEBPACK_IMPORTED_MODULE_6__  .kr } : columns;
    const first = (scores) => (0,_metric_columns_js__WEBPACK_IMPORTED_MODULE_6__  .Lo)(scores) ? { trials: 1, values: scores.values.slice(0, 1) } : scores;
    const take = (column) => column === _metric_columns_js__WEBPACK_IMPORTED_MODULE_6__  .kr ? column : { get: (id) => first(column.get(id)) };
    return { baseline: take(columns.baseline), candidate: take(columns.candidate) };
}
function applyRules(ruleSet, scored) {
    if (ruleSet === undefined)
        return scored;
    const { run } = scored;
    const deterministic = run.settings.deterministic && ruleSet.rules.settings.deterministic;
    return { ...scored, run: { ...run, settings: { ...run.settings, ...ruleSet.rules.settings, deterministic } } };
}


  }),

  61637:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Q: () => (  pairCases)
  });
  var _model_suite_selection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78955);

function pairCases(baseline, candidate, { subset: asked = candidate.run.subset, first, origin } = {}) {
    const subset = asked === null ? null : (0,_model_suite_selection_js__WEBPACK_IMPORTED_MODULE_0__  .gO)(asked);
    const isFirstLook = candidate.run.first_look !== undefined && first !== null;
    const asks = isFirstLook ? new Set(candidate.run.cases.map(({ id }) => id)) : null;
    const isSelected = (golden) => (asks === null || asks.has(golden.id)) && (subset === null || (0,_model_suite_selection_js__WEBPACK_IMPORTED_MODULE_0__  ._w)(golden, subset));
    const candidateCases = byId(candidate.run.cases.filter(isSelected));
    const allBaselineCases = byId(baseline?.run.cases ?? []);
    const baselineCases = new Map([...allBaselineCases].filter(([id, golden]) => candidateCases.has(id) || isSelected(golden)));
    const forms = new Map((candidate.run.base_forms ?? []).map((form) => [form.case, form]));
    const isAccepted = origin?.is_accepted === true;
    const isEdited = (id) => candidateCases.get(id)?.fingerprint !== allBaselineCases.get(id)?.fingerprint || (isAccepted && forms.has(id));
    const staleBefore = new Set(baseline?.stale_cases);
    const deleted = new Set((candidate.run.deleted_cases ?? []).filter((id) => candidateCases.has(id) && baselineCases.has(id) && !isEdited(id) && !staleBefore.has(id)));
    const stale = new Set([...staleBefore, ...(candidate.stale_cases ?? []).filter((id) => !deleted.has(id))]);
    const shared = [...candidateCases.keys()].filter((id) => baselineCases.has(id));
    const removed = [...baselineCases.keys()].filter((id) => !candidateCases.has(id));
    const disabled = new Set(candidate.run.cases.flatMap(({ id, enabled }) => (enabled ? [] : [id])));
    const excluded = [...baselineCases.keys()].filter((id) => stale.has(id) || isEdited(id));
    const isQuarantined = ({ id, flaky }) => flaky !== undefined && (allBaselineCases.get(id) ?? { flaky }).flaky !== undefined;
    const quarantined = [...candidateCases.values()].filter(isQuarantined).map(({ id }) => id);
    const apart = new Set([...stale, ...quarantined]);
    const listFresh = (cases) => [...cases].filter((golden) => !apart.has(golden.id));
    const fresh = listFresh(candidateCases.values());
    const copies = new Set([...forms.values()].map(({ own }) => own));
    return {
        baseline: baseline === null ? null : listFresh(baselineCases.values()),
        candidate: fresh,
        paired: fresh.filter(({ id }) => baselineCases.has(id) && !isEdited(id)),
        edited: shared.filter((id) => isEdited(id) && !stale.has(id)),
        added: baseline === null ? [] : [...candidateCases.keys()].filter((id) => !baselineCases.has(id) && !copies.has(id)),
        removed,
        disabled: removed.filter((id) => disabled.has(id)),
        stale: [...stale].filter((id) => candidateCases.has(id) || baselineCases.has(id)).sort(),
        quarantined: quarantined.filter((id) => !stale.has(id)),
        deleted: [...deleted].sort(),
        outside: countOutside([...allBaselineCases.values()], candidate),
        excluded_share: baselineCases.size === 0 ? null : excluded.length / baselineCases.size,
        change: origin === undefined ? null : findChange(origin, candidateCases, disabled, isSelected, forms),
    };
}
function findChange({ cases, ...acceptance }, candidateCases, disabled, isSelected, 
forms) {
    const base = byId(cases.filter((golden) => candidateCases.has(golden.id) || isSelected(golden)));
    const isAsked = ({ id, fingerprint }) => candidateCases.get(id)?.fingerprint === fingerprint;
    const changed = [...base.values()].filter((golden) => forms.has(golden.id) || !isAsked(golden));
    const isRemoved = ({ id }) => (forms.get(id)?.edit ?? (candidateCases.has(id) ? 'edited' : 'removed')) !== 'edited';
    const isDisabled = ({ id }) => forms.get(id)?.edit === 'disabled' || disabled.has(id);
    const isRelabelled = (golden) => forms.get(golden.id)?.own === null && isAsked(golden);
    const idsOf = (some) => some.map(({ id }) => id);
    return {
        cases: [...base.values()],
        edited: idsOf(changed.filter((golden) => !isRemoved(golden) && !isRelabelled(golden))),
        removed: idsOf(changed.filter(isRemoved)),
        disabled: idsOf(changed.filter((golden) => isRemoved(golden) && isDisabled(golden))),
        asked: idsOf(changed.filter(isAsked)),
        ...acceptance,
    };
}
function countOutside(baselineCases, { run }) {
    if (run.subset === null)
        return 0;
    const own = (0,_model_suite_selection_js__WEBPACK_IMPORTED_MODULE_0__  .gO)(run.subset);
    const ids = new Set(run.cases.map(({ id }) => id));
    return baselineCases.filter((golden) => !ids.has(golden.id) && !(0,_model_suite_selection_js__WEBPACK_IMPORTED_MODULE_0__  ._w)(golden, own)).length;
}
function byId(cases) {
    const enabled = cases.filter((golden) => golden.enabled);
    return new Map(enabled.sort((a, b) => (a.id < b.id ? -1 : 1)).map((golden) => [golden.id, golden]));
}


  }),

  86550:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    y: () => (  compareNaturally)
  });
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


  })

};
