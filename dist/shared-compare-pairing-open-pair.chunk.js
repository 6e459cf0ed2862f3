export const id = 1239;
export const ids = [1239];
export const modules = {

/***/ 25609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VX: () => (/* binding */ priceListOf),
/* harmony export */   bx: () => (/* binding */ HOSTED_RUNNER),
/* harmony export */   nS: () => (/* binding */ hasEqualPrices),
/* harmony export */   st: () => (/* binding */ findComparability)
/* harmony export */ });
/* unused harmony export findRedefinedMetrics */
/* harmony import */ var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27866);
/* harmony import */ var _format_describe_stopped_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3033);
/* harmony import */ var _model_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37615);



const LOST = {
    unreadable: 'the baseline could not be read',
    removed: 'this change removes its own baseline',
    'removal-accepted': 'no baseline yet',
};
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
        const no_baseline = lost === undefined ? 'no baseline yet' : LOST[lost];
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
    if (candidate.run.stopped !== undefined)
        return (0,_format_describe_stopped_js__WEBPACK_IMPORTED_MODULE_0__/* .describeStopped */ .p_)(candidate.run.stopped);
    const stopped = baseline?.run.stopped;
    return stopped === undefined ? null : `in the baseline, ${(0,_format_describe_stopped_js__WEBPACK_IMPORTED_MODULE_0__/* .describeStopped */ .p_)(stopped)}`;
}
/** Why a metric of the candidate means something else in the baseline, by metric id. */
function findRedefinedMetrics(baseline, candidate) {
    const [old, now] = [baseline.run.fingerprints, candidate.run.fingerprints];
    const hasOneList = isPricedAlike(baseline, candidate);
    const reasons = new Map();
    for (const metric of candidate.run.metrics) {
        const [before, after] = [old.metrics[metric.id], now.metrics[metric.id]];
        if (metric.unit === 'usd' && !hasOneList)
            reasons.set(metric.id, 'priced from different price lists');
        if (before === after) {
            if (isRejudged(metric, old, now))
                reasons.set(metric.id, "judged differently from the baseline's");
            continue;
        }
        reasons.set(metric.id, before === undefined
            ? 'not measured in the baseline'
            : after === undefined
                ? 'measured in the baseline only'
                : "defined differently from the baseline's");
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

/***/ 37615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ findModelChange),
/* harmony export */   v: () => (/* binding */ findMovedModels)
/* harmony export */ });
/* harmony import */ var _model_undated_model_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50287);

function findModelChange(baseline, candidate) {
    const [old, now] = [baseline, candidate].map(({ fingerprints }) => fingerprints.models.join('\n'));
    if (old === now || !old || !now)
        return 'none';
    return configuredModels(baseline) === configuredModels(candidate) ? 'provider' : 'configured';
}
/** Models of which several versions answered in one run: the provider changed them while it was measured. */
function findMovedModels({ fingerprints }) {
    const versions = new Map();
    for (const model of [...fingerprints.models].sort()) {
        const name = (0,_model_undated_model_name_js__WEBPACK_IMPORTED_MODULE_0__/* .undatedModelName */ .a)(model);
        versions.set(name, [...(versions.get(name) ?? []), model]);
    }
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

/***/ 86144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ NO_GATE_CASES),
/* harmony export */   j: () => (/* binding */ collectGateCases)
/* harmony export */ });
/* harmony import */ var _model_suite_selection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78955);
/* harmony import */ var _stats_moments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44785);
/* harmony import */ var _pairing_metric_columns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5653);



/** Where they cannot even be collected. */
const NO_GATE_CASES = {
    pairs: [],
    scored_share: { baseline: null, candidate: null },
    applicable: { baseline: 0, candidate: 0 },
    answers: { baseline: { scored: 0, failed: 0 }, candidate: { scored: 0, failed: 0 } },
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
    const missing = { applicable: 0, only_baseline: 0, only_candidate: 0 };
    const appliesSomewhere = columns.baseline !== _pairing_metric_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_CASES */ .kr || columns.candidate !== _pairing_metric_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_CASES */ .kr;
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
        if ((0,_pairing_metric_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .isScored */ .Lo)(baseline) && (0,_pairing_metric_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .isScored */ .Lo)(candidate)) {
            pairs.push({ case_id: golden.id, cluster: golden.cluster, baseline, candidate });
        }
        else if ((0,_pairing_metric_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .isScored */ .Lo)(baseline))
            missing.only_candidate++;
        else if ((0,_pairing_metric_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .isScored */ .Lo)(candidate))
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
            if (!(0,_pairing_metric_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .isScored */ .Lo)(scores))
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
        missing,
        left_out: leftOut,
        candidate_values: candidate.scores.map(({ values }) => (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_2__/* .mean */ .i2)(values)),
        candidate_scores: candidate.scores,
        candidate_ids: candidate.ids,
    };
}


/***/ }),

/***/ 71239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nj: () => (/* binding */ findUnscored),
/* harmony export */   eY: () => (/* binding */ findConfirmedFailures),
/* harmony export */   qe: () => (/* binding */ planConfirmations)
/* harmony export */ });
/* unused harmony export findUnconfirmed */
/* harmony import */ var _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95577);
/* harmony import */ var _differences_comparability_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25609);
/* harmony import */ var _pairing_flips_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39947);
/* harmony import */ var _pairing_metric_columns_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5653);
/* harmony import */ var _pairing_open_pair_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67537);
/* harmony import */ var _pairing_pair_cases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73367);






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
    const [baseline, candidate] = [(0,_pairing_open_pair_js__WEBPACK_IMPORTED_MODULE_3__/* .applyRules */ .IU)(input.ruleSet, input.baseline), (0,_pairing_open_pair_js__WEBPACK_IMPORTED_MODULE_3__/* .applyRules */ .IU)(input.ruleSet, input.candidate)];
    if ((0,_differences_comparability_js__WEBPACK_IMPORTED_MODULE_1__/* .findComparability */ .st)(baseline, candidate).redefined.has(SUCCESS.id))
        return [];
    const { zero_tolerance: scope, deterministic: isDeterministic } = candidate.run.settings;
    const passes = (0,_pairing_flips_js__WEBPACK_IMPORTED_MODULE_5__/* .countPasses */ .v)({
        pairing: (0,_pairing_pair_cases_js__WEBPACK_IMPORTED_MODULE_4__/* .pairCases */ .Q)(baseline, candidate, input.ruleSet),
        baseline: (0,_pairing_metric_columns_js__WEBPACK_IMPORTED_MODULE_2__/* .indexTrials */ .Ae)(baseline.trials)(SUCCESS),
        candidate: (0,_pairing_metric_columns_js__WEBPACK_IMPORTED_MODULE_2__/* .indexTrials */ .Ae)(candidate.trials)(SUCCESS),
        confirmations: new Map(),
    });
    return findUnconfirmed(passes, { scope, isDeterministic });
}


/***/ }),

/***/ 39947:
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

/***/ 67537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qO: () => (/* binding */ SUCCESS),
  IU: () => (/* binding */ applyRules),
  ZI: () => (/* binding */ openPair)
});

// EXTERNAL MODULE: ./build/compare/differences/comparability.js
var comparability = __webpack_require__(25609);
// EXTERNAL MODULE: ./build/compare/gates/check-gates.js
var check_gates = __webpack_require__(32010);
// EXTERNAL MODULE: ./build/compare/gates/gate-cases.js
var gate_cases = __webpack_require__(86144);
// EXTERNAL MODULE: ./build/stats/round-noise.js
var round_noise = __webpack_require__(57015);
// EXTERNAL MODULE: ./build/stats/moments.js
var moments = __webpack_require__(44785);
;// CONCATENATED MODULE: ./build/compare/differences/common-code.js

/**
 * A metric of the source code over the files that both sides have. A mean over files weighs each by its source lines on both sides together, the
 * same on either side, so that no side changes its figure by adding lines to a good file. What is deleted or new is in no figure; where
 * files are gone and others new, what is left of them under another name is looked at too.
 */
function compareCode(id, before, after) {
    const figure = FIGURES[id];
    if (figure === undefined)
        return null;
    const [old, now] = [filesOf(before), filesOf(after)];
    const paths = [...now.keys()].filter((path) => old.has(path));
    const files = { common: paths.length, added: now.size - paths.length, gone: old.size - paths.length };
    const wholes = { baseline: figure(weighOwn(old)), candidate: figure(weighOwn(now)) };
    if (paths.length === 0)
        return { files, common: wholes, moved: null };
    const side = (of) => paths.flatMap((path) => {
        const file = of.get(path);
        const weight = (old.get(path)?.raw.sloc ?? 0) + (now.get(path)?.raw.sloc ?? 0);
        return file === undefined ? [] : [{ file, weight }];
    });
    const common = { baseline: figure(side(old)), candidate: figure(side(now)) };
    return { files, common, moved: files.added > 0 && files.gone > 0 ? wholes : null };
}
/** The measured files of the language that the metrics are of, by path; those without a line of code have nothing to compare. */
function filesOf({ files, language }) {
    const measured = files.filter((file) => file.kind === 'measured');
    const own = measured.filter((file) => (language === null || file.language === language) && file.raw.sloc > 0);
    return new Map(own.map((file) => [file.path, file]));
}
function weighOwn(files) {
    return [...files.values()].map((file) => ({ file, weight: file.raw.sloc }));
}
function meanOf(read) {
    return (files) => ratio((0,moments/* sum */.cz)(files.map(({ file, weight }) => weight * read(file))), (0,moments/* sum */.cz)(files.map((one) => one.weight)));
}
function sumOf(read) {
    return (files) => (files.length === 0 ? null : (0,moments/* sum */.cz)(files.map(({ file }) => read(file))));
}
function ratioOf(part, whole) {
    return (files) => ratio((0,moments/* sum */.cz)(files.map(({ file }) => part(file))), (0,moments/* sum */.cz)(files.map(({ file }) => whole(file))));
}
function extremeOf(pick, read) {
    return (files) => {
        const values = files.flatMap(({ file }) => read(file) ?? []);
        return values.length === 0 ? null : values.reduce((a, b) => pick(a, b));
    };
}
function ratio(part, whole) {
    return whole === 0 ? null : part / whole;
}
const averageOf = (reading) => ratioOf(({ complexity }) => complexity[reading].average * complexity[reading].count, ({ complexity }) => complexity[reading].count);
const highestOf = (reading) => extremeOf(Math.max, ({ complexity }) => complexity[reading].max);
const declared = (key) => sumOf(({ declarations }) => declarations[key]);
/** As `core/metrics` has them of the totals of a run, but for the means over files, which weigh each alike there. */
const FIGURES = {
    'code.mi': meanOf(({ maintainability }) => maintainability.index),
    'code.lowest-mi': extremeOf(Math.min, ({ maintainability }) => maintainability.index),
    'code.average-complexity': averageOf('functions_only'),
    'code.max-complexity': highestOf('functions_only'),
    'code.average-block-complexity': averageOf('with_classes'),
    'code.max-block-complexity': highestOf('with_classes'),
    'code.halstead-volume': sumOf(({ halstead }) => halstead.volume),
    'code.halstead-difficulty': meanOf(({ halstead }) => halstead.difficulty),
    'code.halstead-effort': sumOf(({ halstead }) => halstead.effort),
    'code.halstead-bugs': sumOf(({ halstead }) => halstead.bugs),
    'code.sloc': sumOf(({ raw }) => raw.sloc),
    'code.lloc': sumOf(({ raw }) => raw.lloc),
    'code.comment-ratio': ratioOf(({ raw }) => raw.comments, ({ raw }) => raw.sloc),
    'code.return-annotations': ratioOf(({ declarations }) => declarations.annotated_functions, ({ declarations }) => declarations.annotatable_functions),
    'code.imports': declared('imports'),
    'code.framework-imports': declared('framework_imports'),
    'code.classes': declared('classes'),
    'code.functions': declared('functions'),
};
/**
 * What a figure rests on.
 * @example describeFiles({ common: 12, added: 2, gone: 1 }) // '12 files of both sides, 2 new and 1 deleted or emptied left out'
 */
function describeFiles({ common, added, gone }) {
    if (common === 0)
        return `no file in common: all ${gone} and ${added} files`;
    const left = [...(added > 0 ? [`${added} new`] : []), ...(gone > 0 ? [`${gone} deleted or emptied`] : [])].join(' and ');
    const files = common === 1 ? '1 file of both sides' : `${common} files of both sides`;
    return left === '' ? files : `${files}, ${left} left out`;
}

// EXTERNAL MODULE: ./build/compare/pairing/paired-input.js
var paired_input = __webpack_require__(14167);
;// CONCATENATED MODULE: ./build/compare/rows/exact-values.js



/**
 * Reads the two numbers, of code those over the files that both sides have. Code that one side measured and the other could not is missing
 * data: `invalid`, so that no change passes by a file that does not parse. Other languages, or no baseline, are `not-comparable`.
 */
function readExact(metric, { baseline, candidate, facts, }) {
    const before = baseline === null ? null : exact_values_valueOf(baseline.run, metric);
    const after = exact_values_valueOf(candidate.run, metric);
    const values = { baseline: before, candidate: after, whole: after, basis: null, n: 0 };
    if (metric.measured_on === 'table') {
        return { ...values, delta: null, obstacle: obstacleOfTable(metric, candidate.run) };
    }
    const isReview = metric.measured_on === 'code-review';
    const missing = isReview ? null : findMissing(baseline?.run.code_quality, candidate.run.code_quality);
    if (missing !== null)
        return { ...values, delta: null, obstacle: { kind: 'invalid', reason: missing } };
    const reason = findIncomparability(metric, { before, after, old: baseline?.run, now: candidate.run, facts });
    if (reason !== null || before === null || after === null)
        return { ...values, delta: null, obstacle: { kind: 'not-comparable', reason: reason ?? 'not measured' } };
    const [old, now] = [baseline?.run.code_quality, candidate.run.code_quality];
    const compared = isReview || old === undefined || now === undefined ? null : compareCode(metric.id, old, now);
    const orient = (figures) => orientFigures(metric, figures);
    if (compared === null)
        return { ...values, obstacle: null, delta: 0, ...orient(values) };
    const common = orient(compared.common);
    if (common === null) {
        const reason = `${metric.title} has no value in the ${describeFiles(compared.files)}`;
        return { ...values, delta: null, obstacle: { kind: 'not-comparable', reason } };
    }
    const moved = compared.moved === null ? null : orient(compared.moved);
    const isWorseMoved = moved !== null && moved.delta < Math.min(0, common.delta);
    const basis = describeFiles(compared.files);
    const all = compared.files.common + compared.files.added;
    return isWorseMoved
        ? { ...values, ...moved, basis: `all files, since some may be renamed: ${basis}`, obstacle: null, n: all }
        : { ...values, ...common, basis, obstacle: null, n: compared.files.common || all };
}
/** A figure that the report's tables lack keeps no bound, and a tick would promise that it did. Where no report was built there are no tables. */
function obstacleOfTable({ id }, { summaries }) {
    const summary = summaries[id];
    if (summary === undefined)
        return { kind: 'not-comparable', reason: 'no tables were built here' };
    return summary.mean === null
        ? { kind: 'invalid', reason: `no table of the report has a number for ${id}` }
        : { kind: 'not-comparable', reason: 'a figure of a table is held to bounds alone' };
}
function orientFigures(metric, { baseline, candidate }) {
    if (baseline === null || candidate === null)
        return null;
    const delta = (0,round_noise/* roundNoise */.bg)((0,paired_input/* orientationOf */.MX)(metric) * (candidate - baseline), (0,round_noise/* noiseOf */.YN)([baseline, candidate]));
    return { baseline, candidate, delta };
}
function exact_values_valueOf({ summaries }, { id }) {
    return summaries[id]?.mean ?? null;
}
/** What the baseline measured and the candidate could not, or the other way round; null where nothing is missing. */
function findMissing(old, now) {
    if (now === undefined)
        return old === undefined ? null : 'the source code was measured in the baseline only';
    if (now.unscored !== null)
        return `the source code is not measured: ${now.unscored}`;
    if (old === undefined || old.unscored !== null)
        return null;
    return (findLost(old, now, 'was measured in the baseline, and is not now') ??
        findLost(now, old, 'is measured now, and was not in the baseline'));
}
function findLost(known, other, what) {
    const measured = new Set(known.files.flatMap(({ kind, path }) => (kind === 'measured' ? [path] : [])));
    const [lost] = other.files.filter(({ kind, path }) => kind === 'unscored' && measured.has(path));
    if (lost?.kind !== 'unscored')
        return null;
    return `${lost.path}${lost.line === null ? '' : `:${lost.line}`} ${what}: ${lost.reason}`;
}
function findIncomparability(metric, { before, after, old, now, facts, }) {
    if (facts.no_baseline !== null)
        return facts.no_baseline;
    const redefined = facts.redefined.get(metric.id);
    if (redefined !== undefined)
        return redefined;
    if (now.code_quality === undefined)
        return 'the source code was not measured';
    if (old?.code_quality === undefined)
        return 'the source code was not measured in the baseline';
    if (old.code_quality.unscored !== null)
        return `not measured in the baseline: ${old.code_quality.unscored}`;
    if (metric.measured_on === 'code-review')
        return findOtherReview(old.code_quality, now.code_quality);
    const [was, is] = [old.code_quality.language, now.code_quality.language];
    if (was !== is)
        return `${was ?? 'no language'} does not compare with ${is ?? 'none'}`;
    if (before !== null && after !== null)
        return null;
    const place = before === after ? 'either side' : before === null ? 'the baseline' : 'the candidate';
    return `${metric.title} has no value in ${place}: there is nothing to measure it on`;
}
/** Why two reviews of the code cannot be compared. */
function findOtherReview({ review: old }, { review: now }) {
    if (now?.kind !== 'reviewed')
        return `the code was not reviewed${now === undefined ? '' : `: ${now.reason}`}`;
    if (old?.kind !== 'reviewed')
        return 'the code was not reviewed in the baseline';
    return old.judge === now.judge ? null : 'reviewed by another judge, or with another prompt, than the baseline';
}

// EXTERNAL MODULE: ./build/compare/pairing/metric-columns.js
var metric_columns = __webpack_require__(5653);
// EXTERNAL MODULE: ./build/compare/pairing/pair-cases.js
var pair_cases = __webpack_require__(73367);
;// CONCATENATED MODULE: ./build/compare/pairing/open-pair.js






const SUCCESS = 'success';
const GRADES_MEAN = 'judge.overall';
const GRADES = ['judge.correctness', 'judge.completeness', 'judge.faithfulness'];
/** Lays two runs side by side. Throws the user's errors of `checkGates`. */
function openPair(input) {
    const { ruleSet, inference = 'cases-like-these' } = input;
    const baseline = input.baseline === null ? null : applyRules(ruleSet, input.baseline);
    const candidate = applyRules(ruleSet, input.candidate);
    const { run } = candidate;
    const asked = (0,metric_columns/* dropUnmeasured */.Fl)(ruleSet?.rules.gates ?? run.gates, [baseline?.trials ?? [], candidate.trials]);
    const pairing = (0,pair_cases/* pairCases */.Q)(baseline, candidate, ruleSet);
    const columns = { baseline: (0,metric_columns/* indexTrials */.Ae)(baseline?.trials ?? []), candidate: (0,metric_columns/* indexTrials */.Ae)(candidate.trials) };
    const columnOf = (metric) => {
        const own = (0,metric_columns/* columnsOf */.PL)(columns, metric);
        return metric.id === GRADES_MEAN
            ? (0,metric_columns/* alignGrades */.aJ)(own, GRADES.map((id) => (0,metric_columns/* columnsOf */.PL)(columns, { id })))
            : own;
    };
    const facts = (0,comparability/* findComparability */.st)(baseline, candidate, input.baselineLost);
    const measured = columnOf({ id: SUCCESS });
    const success = { ...measured, candidate: (0,metric_columns/* failCases */.ej)(measured.candidate, pairing.deleted) };
    const costs = new Set(run.metrics.flatMap(({ id, unit }) => (unit === 'usd' ? [id] : [])));
    return {
        ...{ baseline, candidate, inference, pairing, facts, columnOf, success },
        alpha: run.settings.alpha,
        seed: run.seed,
        checked: (0,check_gates/* checkGates */.P)(asked.gates, run.metrics, inference),
        dropped: asked.dropped,
        casesOf: (metric, slice, some = pairing) => (0,gate_cases/* collectGateCases */.j)({
            pairing: some,
            slice,
            // Every slice looks at it.
            columns: metric.id === SUCCESS ? success : columnOf(metric),
            ...(costs.has(metric.id) ? { left_out: facts.own_cost_cases } : {}),
        }),
        exactOf: (metric) => metric.measured_on === undefined ? {} : { exact: readExact(metric, { baseline, candidate, facts }) },
    };
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

/***/ 73367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ pairCases)
/* harmony export */ });
/* harmony import */ var _model_suite_selection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78955);

/**
 * Sorts the cases of two runs by docs/decision-rules.md#pairs and docs/decision-rules.md#excluded-cases. `asked` is the subset that was to
 * be measured; without it the candidate's own word counts. What a person has accepted of a change's edits is not held against it.
 */
function pairCases(baseline, candidate, { subset: asked = candidate.run.subset, origin } = {}) {
    const subset = asked === null ? null : (0,_model_suite_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .parseSelection */ .gO)(asked);
    const isSelected = (golden) => subset === null || (0,_model_suite_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesSelection */ ._w)(golden, subset);
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
    const isFresh = (golden) => !stale.has(golden.id);
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
        deleted: [...deleted].sort(),
        outside: countOutside([...allBaselineCases.values()], candidate),
        excluded_share: baselineCases.size === 0 ? null : excluded.length / baselineCases.size,
        change: origin === undefined ? null : findChange(origin, { candidateCases, disabled, isSelected, forms }),
    };
}
function findChange({ cases, ...acceptance }, { candidateCases, disabled, isSelected, forms, }) {
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
/** Of any length: the longer one is larger once the zeros before it are gone. */
function compareNumbers(a, b) {
    const [one, other] = [a.replace(/^0+/, ''), b.replace(/^0+/, '')];
    return one.length - other.length || compareTexts(one, other);
}


/***/ })

};
