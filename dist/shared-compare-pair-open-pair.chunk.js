export const id = 1823;
export const ids = [1823];
export const modules = {

/***/ 77639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cb: () => (/* binding */ hasWholeRound),
/* harmony export */   VX: () => (/* binding */ priceListOf),
/* harmony export */   bx: () => (/* binding */ HOSTED_RUNNER),
/* harmony export */   nS: () => (/* binding */ hasEqualPrices),
/* harmony export */   st: () => (/* binding */ findComparability)
/* harmony export */ });
/* unused harmony export findRedefinedMetrics */
/* harmony import */ var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27866);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12141);
/* harmony import */ var _model_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15361);



/** Reads it off the two runs. */
function findComparability(baseline, candidate, lost) {
    const settings = {
        min_scored_share: candidate.run.settings.min_scored_share,
        stopped: describeStop(baseline, candidate),
    };
    if (baseline === null) {
        const nothing = {
            interleaved: false,
            replayed: false,
            on_different_machines: false,
            redefined: new Map(),
            rejudged: new Set(),
            own_cost_cases: new Set(),
        };
        const no_baseline = lost === undefined || lost === 'removal-accepted' ? 'none' : lost;
        return { ...settings, ...nothing, no_baseline, model_change: 'none' };
    }
    const isOneJob = baseline.run.session_id === candidate.run.session_id;
    const replayed = [baseline, candidate].some(({ run }) => run.settings.replayed === true);
    return {
        ...settings,
        no_baseline: null,
        interleaved: isOneJob && !replayed,
        replayed,
        on_different_machines: !isOneJob && ranOnDifferentMachines(baseline.run, candidate.run),
        redefined: findRedefinedMetrics(baseline, candidate),
        rejudged: findRejudgedMetrics(baseline, candidate),
        own_cost_cases: findOwnCostCases(baseline, candidate),
        model_change: (0,_model_change_js__WEBPACK_IMPORTED_MODULE_1__/* .findModelChange */ .B)(baseline.run, candidate.run),
    };
}
/** The runners that GitHub makes for one job and throws away are numbered through. */
const HOSTED_RUNNER = /GitHub Actions \d+/g;
/** Whether two runs of different jobs are known to come from different machines; one laptop cannot be told from another. */
function ranOnDifferentMachines(one, other) {
    const [old, now] = [one.environment, other.environment];
    const isHosted = [old, now].some(({ runner }) => runner !== null && runner.search(HOSTED_RUNNER) !== -1);
    return isHosted || old.os !== now.os || old.runner !== now.runner;
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
/** Whether a run in rounds that was stopped has its first one whole: then its last complete look stands. */
function hasWholeRound({ run: { plan }, trials }) {
    if (plan === undefined)
        return false;
    const made = (0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_0__/* .groupByCase */ .Fm)((0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_0__/* .countedTrials */ .aO)(trials).filter(({ round }) => round === 1));
    return Object.entries(plan.classes).every(([id, kind]) => (made.get(id)?.length ?? 0) >= plan.tries[kind]);
}
/** Why a metric of the candidate means something else in the baseline, by metric id. */
function findRedefinedMetrics(baseline, candidate) {
    const [old, now] = [baseline.run.fingerprints, candidate.run.fingerprints];
    const hasOneList = isPricedAlike(baseline, candidate);
    const reasons = new Map();
    for (const metric of candidate.run.metrics) {
        const [before, after] = [old.metrics[metric.id], now.metrics[metric.id]];
        if (metric.unit === 'usd' && !hasOneList)
            reasons.set(metric.id, 'prices');
        if (before === after) {
            if (isRejudged(metric, old, now))
                reasons.set(metric.id, 'judge');
            continue;
        }
        reasons.set(metric.id, before === undefined ? 'added' : after === undefined ? 'dropped' : 'definition');
    }
    return reasons;
}
/** Whether a question that can decide the metric was asked of another judge, or in other words, than in the baseline. */
function isRejudged({ judged_by = [] }, old, now) {
    return judged_by.some((question) => old.judge?.[question] !== now.judge?.[question]);
}
function findRejudgedMetrics({ run: old }, { run: now }) {
    const isAlike = (id) => old.fingerprints.metrics[id] === now.fingerprints.metrics[id];
    const rejudged = now.metrics.filter((metric) => isRejudged(metric, old.fingerprints, now.fingerprints));
    return new Set(rejudged.map(({ id }) => id).filter(isAlike));
}
/** The list that a side's costs were computed from. */
function priceListOf({ run, priced_by }) {
    return priced_by ?? run.pricing;
}
/** Whether two lists have the same prices, whatever day they are of. */
function hasEqualPrices(one, other) {
    const withoutDay = ({ models, mode, route_tiers }) => ({ models, mode, route_tiers });
    return (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)(withoutDay(one)) === (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)(withoutDay(other));
}
function isPricedAlike(baseline, candidate) {
    const isAsRecorded = baseline.priced_by === undefined && candidate.priced_by === undefined;
    return isAsRecorded
        ? baseline.run.fingerprints.pricing === candidate.run.fingerprints.pricing
        : hasEqualPrices(priceListOf(baseline), priceListOf(candidate));
}
/**
 * A cost that a target states itself follows the prices of its day, which nobody can compute again. `priced_by` decides, not what the
 * candidate has recorded: a pull request cannot take its costs out of the comparison with an edit that is not used.
 */
function findOwnCostCases(baseline, candidate) {
    const isUnchanged = hasEqualPrices(baseline.run.pricing, priceListOf(candidate));
    return new Set(isUnchanged ? [] : [...(baseline.own_cost_cases ?? []), ...(candidate.own_cost_cases ?? [])]);
}


/***/ }),

/***/ 15610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ NO_GATE_CASES),
/* harmony export */   j: () => (/* binding */ collectGateCases)
/* harmony export */ });
/* harmony import */ var _model_suite_selection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78955);
/* harmony import */ var _stats_moments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44785);
/* harmony import */ var _metric_columns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73475);



/** Where they cannot even be collected. */
const NO_GATE_CASES = {
    pairs: [],
    scored_share: { baseline: null, candidate: null },
    applicable: { baseline: 0, candidate: 0 },
    answers: { baseline: { scored: 0, failed: 0 }, candidate: { scored: 0, failed: 0 } },
    compared: [],
    missing: { applicable: 0, only_baseline: 0, only_candidate: 0 },
    left_out: 0,
    candidate_values: [],
    candidate_scores: [],
    candidate_ids: [],
};
/** Collects a metric's cases inside a slice (docs/decision-rules.md#cases-and-values); `columns` are the metric's own, one an arm. */
function collectGateCases(input) {
    const { pairing, slice, columns } = input;
    const isLeftOut = (id) => input.left_out?.has(id) === true;
    let leftOut = 0;
    const inSlice = (cases) => slice === null ? cases : cases.filter((golden) => (0,_model_suite_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesSelection */ ._w)(golden, slice));
    const pairs = [];
    const comparedIds = [];
    const missing = { applicable: 0, only_baseline: 0, only_candidate: 0 };
    const appliesSomewhere = columns.baseline !== _metric_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_CASES */ .kr || columns.candidate !== _metric_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_CASES */ .kr;
    for (const golden of appliesSomewhere ? inSlice(pairing.paired) : []) {
        const baseline = columns.baseline.get(golden.id);
        const candidate = columns.candidate.get(golden.id);
        // The text is the same on both sides, so a metric that applies on one side applies on the other.
        if (baseline === undefined && candidate === undefined)
            continue;
        if (isLeftOut(golden.id)) {
            leftOut++;
            continue;
        }
        missing.applicable++;
        comparedIds.push(golden.id);
        if ((0,_metric_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .isScored */ .Lo)(baseline) && (0,_metric_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .isScored */ .Lo)(candidate)) {
            pairs.push({ case_id: golden.id, cluster: golden.cluster, baseline, candidate });
        }
        else if ((0,_metric_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .isScored */ .Lo)(baseline))
            missing.only_candidate++;
        else if ((0,_metric_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .isScored */ .Lo)(candidate))
            missing.only_baseline++;
    }
    // Most metrics say nothing of the other arm's cases alone, and then nobody asks which are paired.
    let pairedIds = null;
    const isPaired = (id) => {
        pairedIds ??= new Set(pairing.paired.map((golden) => golden.id));
        return pairedIds.has(id);
    };
    const scoredIn = (cases, own, other) => {
        const ids = [];
        const scored = [];
        let [compared, comparedScored] = [0, 0];
        const answers = { scored: 0, failed: 0 };
        for (const { id } of appliesSomewhere ? inSlice(cases) : []) {
            const scores = own.get(id);
            if (scores === undefined && !(other.has(id) && isPaired(id)))
                continue;
            answers.scored += scores?.values.length ?? 0;
            answers.failed += scores?.failed ?? 0;
            // The target failed in all of its trials.
            if (scores?.trials === 0)
                continue;
            const isCompared = !isLeftOut(id);
            if (isCompared)
                compared++;
            if (!(0,_metric_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .isScored */ .Lo)(scores))
                continue;
            if (isCompared)
                comparedScored++;
            ids.push(id);
            scored.push(scores);
        }
        return { ids, scores: scored, share: compared === 0 ? null : comparedScored / compared, compared, answers };
    };
    const baseline = scoredIn(pairing.baseline ?? [], columns.baseline, columns.candidate);
    const candidate = scoredIn(pairing.candidate, columns.candidate, columns.baseline);
    return {
        pairs,
        scored_share: { baseline: baseline.share, candidate: candidate.share },
        applicable: { baseline: baseline.compared, candidate: candidate.compared },
        answers: { baseline: baseline.answers, candidate: candidate.answers },
        compared: comparedIds,
        missing,
        left_out: leftOut,
        lacking: input.lacking,
        candidate_values: candidate.scores.map(({ values }) => (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_2__/* .mean */ .i2)(values)),
        candidate_scores: candidate.scores,
        candidate_ids: candidate.ids,
    };
}


/***/ }),

/***/ 15361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ findModelChange),
/* harmony export */   v: () => (/* binding */ findMovedModels)
/* harmony export */ });
/* harmony import */ var _model_group_by_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79167);
/* harmony import */ var _model_undated_model_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50287);


function findModelChange(baseline, candidate) {
    const [old, now] = [baseline, candidate].map(({ fingerprints }) => fingerprints.models.join('\n'));
    if (old === now || !old || !now)
        return 'none';
    return configuredModels(baseline) === configuredModels(candidate) ? 'provider' : 'configured';
}
/** Models of which several versions answered in one run: the provider changed them while it was measured. */
function findMovedModels({ fingerprints }) {
    const versions = (0,_model_group_by_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$)([...fingerprints.models].sort(), _model_undated_model_name_js__WEBPACK_IMPORTED_MODULE_1__/* .undatedModelName */ .a);
    return [...versions.values()].filter((models) => models.length > 1).map((models) => models.join(' and '));
}
/** Models that do other work than answering. */
const OTHER_WORK = /embed|rerank|judge/i;
const NAMES_MODEL = /(?:^|[^a-z])(?:models?|deployment)(?:$|[^a-z])/i;
const MODEL_FLAG = /(?:^|\s)-{1,2}[\w-]*model[\s=]\S+/gi;
/** What the target's settings say of models, as one text; the flags of a command too. */
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
/** `modelName` as `model Name`, and `llm_model` as `llm model`. */
function spaced(key) {
    return key.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/_/g, ' ');
}


/***/ }),

/***/ 31823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qO: () => (/* binding */ SUCCESS),
  IU: () => (/* binding */ applyRules),
  eZ: () => (/* binding */ failDeleted),
  ZI: () => (/* binding */ openPair)
});

var run = __webpack_require__(12141);
var comparability = __webpack_require__(77639);
var check_gates = __webpack_require__(96012);
var gate_cases = __webpack_require__(15610);
;// CONCATENATED MODULE: ./build/compare/pair/align-grades.js
/** The mean of the grades that a trial has. */
const GRADES_MEAN = 'judge.overall';
const GRADES = ['correctness', 'completeness', 'faithfulness'];
/**
 * The trials of both arms, in which the mean of the grades is unscored where a trial lacks a grade that another trial of its case has, in
 * either arm: without its lowest grade a trial would have a higher mean. A failed trial is 0 in every grade and lacks none. The lists are the
 * given ones where nothing is lacking.
 */
function alignGrades(trials) {
    const given = new Map();
    for (const { case: id, scores } of [...trials.baseline, ...trials.candidate])
        for (const grade of GRADES)
            if ((scores[`judge.${grade}`] ?? 0) > 0)
                given.set(id, (given.get(id) ?? new Set()).add(grade));
    const findLacking = ({ case: id, scores }) => (scores[GRADES_MEAN] ?? 0) > 0
        ? GRADES.filter((grade) => given.get(id)?.has(grade) === true && scores[`judge.${grade}`] === undefined)
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

var metric_columns = __webpack_require__(73475);
var pair_cases = __webpack_require__(61637);
;// CONCATENATED MODULE: ./build/compare/pair/open-pair.js







const SUCCESS = 'success';
/** Lays two runs side by side. Throws the user's errors of `checkGates`. */
function openPair(input) {
    const { ruleSet, inference = 'cases-like-these' } = input;
    const { trials, lacking } = alignGrades({
        baseline: input.baseline?.trials ?? [],
        candidate: input.candidate.trials,
    });
    const baseline = input.baseline === null ? null : applyRules(ruleSet, { ...input.baseline, trials: trials.baseline });
    const measured = applyRules(ruleSet, { ...input.candidate, trials: trials.candidate });
    const { run } = measured;
    const asked = (0,metric_columns/* dropUnmeasured */.Fl)(ruleSet?.rules.gates ?? run.gates, [trials.baseline, trials.candidate], {
        metrics: run.metrics,
        floor: run.settings.min_scored_share,
    });
    const pairing = (0,pair_cases/* pairCases */.Q)(baseline, measured, ruleSet);
    const candidate = { ...measured, trials: failDeleted(measured.trials, pairing.deleted) };
    const counted = { baseline: wholeTrials(baseline), candidate: wholeTrials(candidate) };
    const columnOf = openColumns(counted);
    const firstOf = openColumns({ baseline: ofFirstRound(counted.baseline), candidate: ofFirstRound(counted.candidate) });
    const facts = (0,comparability/* findComparability */.st)(baseline, candidate, input.baselineLost);
    const success = columnOf({ id: SUCCESS });
    const costs = new Set(run.metrics.flatMap(({ id, unit }) => (unit === 'usd' ? [id] : [])));
    const collectWith = (read) => (metric, slice, some = pairing) => (0,gate_cases/* collectGateCases */.j)({
        pairing: some,
        slice,
        columns: read(metric),
        ...(costs.has(metric.id) ? { left_out: facts.own_cost_cases } : {}),
        ...(metric.id === GRADES_MEAN ? { lacking } : {}),
    });
    return {
        ...{ baseline, candidate, inference, pairing, facts, columnOf, success },
        alpha: run.settings.alpha,
        seed: run.seed,
        checked: (0,check_gates/* checkGates */.P)(asked.gates, run.metrics),
        dropped: asked.dropped,
        casesOf: collectWith(columnOf),
        firstCasesOf: collectWith((metric) => takeFirst(metric, firstOf(metric))),
    };
}
/** With 0 in `success` for every scored try of cases whose source was deleted, so that gates and figures made from it see the same failures. */
function failDeleted(trials, ids) {
    if (ids.length === 0)
        return trials;
    const deleted = new Set(ids);
    return trials.map((trial) => deleted.has(trial.case) && trial.scores[SUCCESS] !== undefined
        ? { ...trial, scores: { ...trial.scores, [SUCCESS]: 0 } }
        : trial);
}
/** The trials that a mean may rest on: those of complete rounds, without those that were asked on. The given list where that is all. */
function wholeTrials(scored) {
    if (scored === null)
        return [];
    const { plan, trials_per_case: complete } = scored.run;
    const counted = (0,run/* countedTrials */.aO)(scored.trials);
    const isLoose = ({ round = 1 }) => plan !== undefined && round > complete;
    return counted.some(isLoose) ? counted.filter((trial) => !isLoose(trial)) : counted;
}
function openColumns(trials) {
    const [baseline, candidate] = [(0,metric_columns/* indexTrials */.Ae)(trials.baseline), (0,metric_columns/* indexTrials */.Ae)(trials.candidate)];
    return (metric) => ({ baseline: baseline(metric), candidate: candidate(metric) });
}
function ofFirstRound(trials) {
    return trials.some(({ round = 1 }) => round > 1) ? trials.filter(({ round = 1 }) => round === 1) : trials;
}
/** The first scored try of each case; a figure of the run keeps them all. */
function takeFirst({ per_run: figure }, columns) {
    if (figure !== undefined)
        return columns;
    const take = (column) => ({
        get: (id) => {
            const scores = column.get(id);
            return (0,metric_columns/* isScored */.Lo)(scores) ? { trials: 1, values: scores.values.slice(0, 1) } : scores;
        },
        has: (id) => column.has(id),
    });
    return { baseline: take(columns.baseline), candidate: take(columns.candidate) };
}
/**
 * Both arms are judged alike, so what only the rules differ in is no difference of the arms. One failing trial proves a flip
 * only where the target is deterministic by the word of both.
 */
function applyRules(ruleSet, scored) {
    if (ruleSet === undefined)
        return scored;
    const { run } = scored;
    const deterministic = run.settings.deterministic && ruleSet.rules.settings.deterministic;
    return { ...scored, run: { ...run, settings: { ...run.settings, ...ruleSet.rules.settings, deterministic } } };
}


/***/ }),

/***/ 61637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ pairCases)
/* harmony export */ });
/* harmony import */ var _model_suite_selection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78955);

/**
 * Sorts the cases of two runs by docs/decision-rules.md#pairs and docs/decision-rules.md#excluded-cases. `asked` is the subset that was to
 * be measured; without it the candidate's own word counts. What a person has accepted of a change's edits is not held against it.
 */
function pairCases(baseline, candidate, { subset: asked = candidate.run.subset, first, origin } = {}) {
    const subset = asked === null ? null : (0,_model_suite_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .parseSelection */ .gO)(asked);
    // A first look speaks of the cases that it asks.
    const isFirstLook = candidate.run.first_look !== undefined && first !== null;
    const asks = isFirstLook ? new Set(candidate.run.cases.map(({ id }) => id)) : null;
    const isSelected = (golden) => (asks === null || asks.has(golden.id)) && (subset === null || (0,_model_suite_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesSelection */ ._w)(golden, subset));
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
    // Who sets a mark that its base lacks takes nothing out of the base's exam.
    const isQuarantined = ({ id, flaky }) => flaky !== undefined && (allBaselineCases.get(id) ?? { flaky }).flaky !== undefined;
    const quarantined = [...candidateCases.values()].filter(isQuarantined).map(({ id }) => id);
    const apart = new Set([...stale, ...quarantined]);
    const isFresh = (golden) => !apart.has(golden.id);
    const copies = new Set([...forms.values()].map(({ own }) => own));
    return {
        baseline: baseline === null ? null : [...baselineCases.values()].filter(isFresh),
        candidate: [...candidateCases.values()].filter(isFresh),
        paired: [...candidateCases.values()].filter((golden) => isFresh(golden) && baselineCases.has(golden.id) && !isEdited(golden.id)),
        edited: shared.filter((id) => isEdited(id) && !stale.has(id)),
        added: baseline === null ? [] : [...candidateCases.keys()].filter((id) => !baselineCases.has(id) && !copies.has(id)),
        removed,
        disabled: removed.filter((id) => disabled.has(id)),
        stale: [...stale].filter((id) => candidateCases.has(id) || baselineCases.has(id)).sort(),
        quarantined: quarantined.filter((id) => !stale.has(id)),
        deleted: [...deleted].sort(),
        outside: countOutside([...allBaselineCases.values()], candidate),
        excluded_share: baselineCases.size === 0 ? null : excluded.length / baselineCases.size,
        change: origin === undefined ? null : findChange(origin, { candidateCases, disabled, isSelected, forms }),
    };
}
function findChange({ cases, ...acceptance }, input) {
    const { candidateCases, disabled, isSelected, forms } = input;
    const base = byId(cases.filter((golden) => candidateCases.has(golden.id) || isSelected(golden)));
    const isAsked = ({ id, fingerprint }) => candidateCases.get(id)?.fingerprint === fingerprint;
    const changed = [...base.values()].filter((golden) => forms.has(golden.id) || !isAsked(golden));
    const isRemoved = ({ id }) => (forms.get(id)?.edit ?? (candidateCases.has(id) ? 'edited' : 'removed')) !== 'edited';
    const isDisabled = ({ id }) => forms.get(id)?.edit === 'disabled' || disabled.has(id);
    // What a run says of itself is believed only of what it has asked.
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
    const own = (0,_model_suite_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .parseSelection */ .gO)(run.subset);
    const ids = new Set(run.cases.map(({ id }) => id));
    return baselineCases.filter((golden) => !ids.has(golden.id) && !(0,_model_suite_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesSelection */ ._w)(golden, own)).length;
}
/** Disabled cases are as good as absent. Sorted by code unit, so that no locale can change a seeded draw. */
function byId(cases) {
    const enabled = cases.filter((golden) => golden.enabled);
    return new Map(enabled.sort((a, b) => (a.id < b.id ? -1 : 1)).map((golden) => [golden.id, golden]));
}


/***/ })

};
