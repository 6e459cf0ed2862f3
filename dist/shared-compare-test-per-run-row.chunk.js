export const id = 8953;
export const ids = [8953];
export const modules = {

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

/***/ 73475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ indexTrials),
/* harmony export */   Ej: () => (/* binding */ readColumns),
/* harmony export */   Fl: () => (/* binding */ dropUnmeasured),
/* harmony export */   Lo: () => (/* binding */ isScored),
/* harmony export */   PL: () => (/* binding */ columnsOf),
/* harmony export */   kr: () => (/* binding */ NO_CASES)
/* harmony export */ });
/* harmony import */ var _stats_run_figures_record_cases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19021);
/* harmony import */ var _stats_scores_score_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34533);
/* harmony import */ var _stats_scores_start_columns_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66260);



/** A metric that applies to no case. */
const NO_CASES = new Map();
/** One metric's column of each arm. */
function columnsOf({ baseline, candidate }, metric) {
    return { baseline: baseline(metric), candidate: candidate(metric) };
}
/** The columns of one arm's trials, in any order. */
function indexTrials(trials) {
    return readTable((0,_stats_scores_score_table_js__WEBPACK_IMPORTED_MODULE_1__/* .tableOf */ .c_)(trials));
}
/** The columns of trials that are in order already: values come in the order that their trials have here. */
function readColumns(ordered) {
    return readTable((0,_stats_scores_score_table_js__WEBPACK_IMPORTED_MODULE_1__/* .tabulateScores */ .CQ)(ordered));
}
function readTable(table) {
    return ({ id, per_run: figure }) => (figure === undefined ? readColumn(table, id) : recordColumn(table, figure));
}
function readColumn({ starts, placeOf, column }, metricId) {
    const found = column(metricId);
    return found === null ? NO_CASES : columnOf(placeOf, (at) => scoresOf(found, starts[at], starts[at + 1]));
}
function recordColumn(table, figure) {
    const recorded = (0,_stats_run_figures_record_cases_js__WEBPACK_IMPORTED_MODULE_0__/* .recordCases */ .J)(figure, table);
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
    if (to - from === 1 && states[from] === _stats_scores_start_columns_js__WEBPACK_IMPORTED_MODULE_2__/* .SCORED */ .Zb)
        return { trials: 1, values: [values[from] ?? NaN] };
    const scored = [];
    let trials = 0;
    let failed = 0;
    for (let place = from; place < to; place++) {
        if (states[place] === _stats_scores_start_columns_js__WEBPACK_IMPORTED_MODULE_2__/* .FAILED */ .Wk)
            failed += 1;
        if (states[place] <= _stats_scores_start_columns_js__WEBPACK_IMPORTED_MODULE_2__/* .FAILED */ .Wk)
            continue;
        trials += 1;
        if (states[place] === _stats_scores_start_columns_js__WEBPACK_IMPORTED_MODULE_2__/* .SCORED */ .Zb)
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
 * The gates without those that nobody asked for and nothing measured: a default guardrail (tokens, precision) whose metric no
 * trial of either arm could score, because the target does not report it. A gate that the suite names always stays.
 */
function dropUnmeasured(gates, trials) {
    const isDropped = (gate) => gate.assumed === true &&
        !gate.primary &&
        !trials.some((arm) => arm.some(({ scores }) => scores[gate.metric] !== undefined));
    return { gates: gates.filter((gate) => !isDropped(gate)), dropped: gates.filter(isDropped) };
}


/***/ }),

/***/ 89073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DC: () => (/* binding */ boundedRange),
/* harmony export */   FQ: () => (/* binding */ absoluteSeries),
/* harmony export */   MX: () => (/* binding */ orientationOf),
/* harmony export */   R4: () => (/* binding */ makeTestInput),
/* harmony export */   bC: () => (/* binding */ orientedDifferences),
/* harmony export */   kc: () => (/* binding */ findSingle),
/* harmony export */   z9: () => (/* binding */ linearSeries)
/* harmony export */ });
/* harmony import */ var _stats_moments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44785);
/* harmony import */ var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57015);


function makeTestInput(input) {
    const { metric, pairs } = input;
    const baseline = pairs.map((pair) => (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(pair.baseline.values));
    const candidate = pairs.map((pair) => (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(pair.candidate.values));
    const noise = (0,_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_1__/* .noiseOf */ .YN)(baseline, candidate);
    const differences = orientedDifferences(metric, { baseline, candidate }, noise);
    const clusters = clustersOf(pairs);
    const clusterCount = clusters === null ? null : new Set(clusters).size;
    return {
        ...input,
        baseline,
        candidate,
        differences,
        noise,
        clusters,
        cluster_count: clusterCount,
        is_single: pairs.length === 1 || clusterCount === 1,
        all_equal: metric.per_run === undefined ? differences.every((difference) => difference === 0) : areAlike(pairs),
    };
}
/** Both arms gave the same to the figure of the run. */
function areAlike(pairs) {
    return pairs.every(({ baseline, candidate }) => {
        const [before, after] = [baseline.record ?? [], candidate.record ?? []];
        return before.length === after.length && before.every((value, at) => isSame(value, after[at] ?? 0));
    });
}
function isSame(left, right) {
    return (0,_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_1__/* .roundNoise */ .bg)(left - right, (0,_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_1__/* .noiseOf */ .YN)([left, right])) === 0;
}
/** −1 where lower is better, else 1. */
function orientationOf(metric) {
    return metric.direction === 'lower' ? -1 : 1;
}
/** dᵢ = s·(cᵢ − bᵢ), rounded to steps of `noise` (docs/decision-rules.md#differences). */
function orientedDifferences(metric, { baseline, candidate }, noise) {
    const sign = orientationOf(metric);
    return candidate.map((value, index) => (0,_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_1__/* .roundNoise */ .bg)(sign * (value - (baseline[index] ?? 0)), noise));
}
function clustersOf(pairs) {
    const named = pairs.flatMap(({ cluster }) => (cluster === undefined ? [] : [cluster]));
    if (new Set(named).size === named.length)
        return null;
    return pairs.map(({ cluster, case_id }) => (cluster === undefined ? `case:${case_id}` : `cluster:${cluster}`));
}
/** Both ends of a bounded metric's range, or null (docs/decision-rules.md#differences). */
function boundedRange(metric) {
    const [low, high] = metric.range;
    return low === null || high === null ? null : { low, high };
}
/** The series of an absolute margin. */
function absoluteSeries(input, size) {
    const range = boundedRange(input.metric);
    const worst = range === null ? null : range.low - range.high;
    const { differences: values, noise } = input;
    return { kind: 'difference', values, limit: -size, worst, size, relative: null, noise };
}
/** The series of a relative margin outside the log scale. */
function shiftedSeries(input, share) {
    const { noise } = input;
    const isLower = input.metric.direction === 'lower';
    const values = input.candidate.map((value, index) => {
        const base = input.baseline[index] ?? 0;
        return (0,_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_1__/* .roundNoise */ .bg)(isLower ? (1 + share) * base - value : value - (1 - share) * base, noise);
    });
    const range = boundedRange(input.metric);
    const worst = range === null ? null : isLower ? (1 + share) * range.low - range.high : range.low - (1 - share) * range.high;
    return { kind: 'shifted', values, limit: 0, worst, size: share * (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(input.baseline), relative: share, noise };
}
/**
 * The series a linear row tests, or null when a relative margin has nothing to be relative to: a paired baseline mean
 * of 0 with some difference takes the metric's absolute margin, if it has one (docs/decision-rules.md#margins).
 */
function linearSeries(input, margin) {
    if (margin.kind === 'absolute')
        return absoluteSeries(input, margin.value);
    if ((0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(input.baseline) > input.noise || input.all_equal)
        return shiftedSeries(input, margin.value);
    const standIn = input.metric.absolute_margin;
    return standIn === undefined ? null : absoluteSeries(input, standIn);
}
/** Why a single case, or cluster, has no test; null where there are more. */
function findSingle({ is_single: isSingle, pairs }) {
    return isSingle ? { kind: 'single', unit: pairs.length === 1 ? 'case' : 'cluster' } : null;
}


/***/ }),

/***/ 84710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ij: () => (/* binding */ boundBounded),
  V8: () => (/* binding */ boundUnbounded),
  mm: () => (/* binding */ canTakeLogRatios),
  $S: () => (/* binding */ compareTotals),
  vI: () => (/* binding */ constantBound),
  aN: () => (/* binding */ gaffkeBoundOf),
  vn: () => (/* binding */ logRatios),
  EX: () => (/* binding */ logSeries),
  U2: () => (/* binding */ resamplesOf),
  QV: () => (/* binding */ takeLogRatios),
  EL: () => (/* binding */ testPairedT)
});

// UNUSED EXPORTS: tBoundOf

var bootstrap_intervals = __webpack_require__(19553);
var gaffke_bound = __webpack_require__(66819);
var moments = __webpack_require__(44785);
var paired_t = __webpack_require__(25822);
var stats_random = __webpack_require__(52681);
;// CONCATENATED MODULE: ./build/stats/resample-means.js


/**
 * Resamples the values, `draws` times n of them with replacement, from values already rounded by `roundNoise`; null for
 * fewer than two values and for equal ones, which have nothing to resample. Cost: draws × n at about 7 ns.
 * Source: Efron 1979, Ann. Stat. 7:1.
 * @example resampleMeans({ values: [1, 1, 1], seed: '1' }) // null
 */
function resampleMeans({ values, seed, draws = 10_000, }) {
    const sd = (0,moments/* sampleDeviation */.gQ)(values);
    if (sd === null || sd === 0)
        return null;
    const n = values.length;
    const mean = (0,moments/* mean */.i2)(values);
    // Centred, so that the sums of squares below lose nothing to a large offset.
    const centred = Float64Array.from(values, (value) => value - mean);
    const random = (0,stats_random/* seededRandom */.I)(seed);
    const shifts = new Float64Array(draws);
    const statistics = new Float64Array(draws);
    for (let draw = 0; draw < draws; draw++) {
        let total = 0;
        let squares = 0;
        let isFlat = true;
        let first;
        for (let drawn = 0; drawn < n; drawn++) {
            const value = centred[Math.floor(random() * n)];
            total += value;
            squares += value * value;
            first ??= value;
            if (value !== first)
                isFlat = false;
        }
        const variance = (squares - (total * total) / n) / (n - 1);
        shifts[draw] = total / n;
        statistics[draw] = isFlat ? Infinity : total / n / Math.sqrt(variance / n);
    }
    return { mean, standardError: sd / Math.sqrt(n), centred, shifts, statistics };
}

var round_noise = __webpack_require__(57015);
var relative_change = __webpack_require__(22837);
var paired_input = __webpack_require__(89073);
var row_outcome = __webpack_require__(58852);
;// CONCATENATED MODULE: ./build/compare/test/paired-t-row.js








/** The paired t test with its own interval; constant differences take the exact sign-flip p and a point, if anything. */
function testPairedT(differences, alpha) {
    const test = (0,paired_t/* pairedT */.ue)(differences, alpha);
    if (test === null)
        return row_outcome/* NO_TEST */.j0;
    const { p, df, low, high, sd, n } = test;
    const method = test.degenerate === null ? 't' : 'point';
    return { p, df, interval: low === null || high === null ? null : { low, high, method }, se: sd / Math.sqrt(n) };
}
function resamplesOf({ seed }, values) {
    return (0,row_outcome/* once */.Oo)(() => resampleMeans({ values, seed: `${seed}/bootstrap-t` }));
}
/** The bounds of a bounded metric on a paired-t row, the cheap one first; with no difference anywhere Gaffke's alone. */
function boundBounded(input, series) {
    const gaffke = gaffkeBoundOf(input, series);
    return input.all_equal ? gaffke : [tBoundOf(input, series), ...gaffke];
}
/** t and bootstrap-t; with no difference anywhere nothing bounds what was not seen. */
function boundUnbounded(input, series, resamples) {
    if (input.all_equal)
        return [];
    const bootstrapT = (0,row_outcome/* makeBound */.Tp)('bootstrap-t', series, () => {
        const drawn = resamples();
        return drawn === null ? null : (0,bootstrap_intervals/* bootstrapTBound */.$F)(drawn, input.alpha);
    });
    return [tBoundOf(input, series), bootstrapT];
}
function tBoundOf(input, series) {
    const { values } = series;
    return (0,row_outcome/* makeBound */.Tp)('t', series, () => isConstant(values)
        ? constantBound((0,moments/* mean */.i2)(values), values.length, input.alpha)
        : ((0,paired_t/* pairedT */.ue)(values, input.alpha)?.low ?? null));
}
/** One bound, or none when the metric is unbounded. */
function gaffkeBoundOf({ alpha, seed }, series) {
    const { values, worst, limit } = series;
    if (worst === null)
        return [];
    const gaffke = (0,row_outcome/* once */.Oo)(() => (0,gaffke_bound/* gaffkeBound */.vk)({ values, worst, alpha, seed: `${seed}/gaffke` }));
    const { method, bound } = (0,row_outcome/* makeBound */.Tp)('gaffke', series, () => gaffke().lower);
    return [{ method, bound: (0,row_outcome/* once */.Oo)(() => ({ ...bound(), share_at_or_below: gaffke().shareAtOrBelow(limit) })) }];
}
/** Whether all values are the same; differences are rounded, so no tolerance is needed. */
function isConstant(values) {
    return values.every((value) => value === values[0]);
}
/**
 * The t bound of n equal values: the value itself when 2^(1−n) < alpha, else there is none.
 * @example constantBound(0.1, 6, 0.05) // 0.1
 */
function constantBound(value, n, alpha) {
    return 2 ** (1 - n) < alpha ? value : null;
}
/** Ratios need every paired value above 0; one other value takes the whole metric to the linear rows. */
function canTakeLogRatios(input) {
    return input.metric.scale === 'log-ratio' && [...input.baseline, ...input.candidate].every((value) => value > 0);
}
/** s·ln(cᵢ/bᵢ), rounded: the typical query, as mean log ratios are geometric means. */
function logRatios(input, baseline, candidate) {
    const sign = (0,paired_input/* orientationOf */.MX)(input.metric);
    return candidate.map((value, index) => (0,round_noise/* roundNoise */.bg)(sign * Math.log(value / (baseline[index] ?? value))));
}
/** The same pairs with log ratios for differences, which have no scale but their own; what is equal is then what has ratio 1. */
function takeLogRatios(input) {
    const differences = logRatios(input, input.baseline, input.candidate);
    return { ...input, differences, noise: relative_change/* EPSILON */.p8, all_equal: differences.every((difference) => difference === 0) };
}
/** A relative margin on the log scale: m = ln(1+r) for `lower`, −ln(1−r) for `higher`. `input` has log ratios for differences. */
function logSeries(input, share) {
    const size = input.metric.direction === 'lower' ? Math.log(1 + share) : -Math.log(1 - share);
    return {
        kind: 'log',
        values: input.differences,
        limit: -size,
        worst: null,
        size,
        relative: share,
        noise: input.noise,
    };
}
/**
 * ρ = mean candidate / mean baseline, and whether the total contradicts the typical query: ρ at or beyond 1 + r/2
 * (`lower`) or 1 − r/2 (`higher`) forbids the good verdicts (docs/decision-rules.md#totals).
 */
function compareTotals(input, share) {
    const ratio = (0,moments/* mean */.i2)(input.candidate) / (0,moments/* mean */.i2)(input.baseline);
    const isFine = input.metric.direction === 'lower' ? ratio < 1 + share / 2 - relative_change/* EPSILON */.p8 : ratio > 1 - share / 2 + relative_change/* EPSILON */.p8;
    return { ratio, contradicts: !isFine };
}


/***/ }),

/***/ 92441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Cb: () => (/* binding */ ENOUGH_FOR_A_FIGURE),
  EF: () => (/* binding */ agreeingInterval),
  Me: () => (/* binding */ findMissingFigure),
  km: () => (/* binding */ findTooFew),
  N4: () => (/* binding */ intervalOfFigure),
  c9: () => (/* binding */ isInfiniteOf),
  $O: () => (/* binding */ isInformationOnly),
  xK: () => (/* binding */ noiseOfFigures),
  JW: () => (/* binding */ testPerRun),
  aE: () => (/* binding */ valueOfCases),
  $b: () => (/* binding */ valuesOfArms)
});

var moments = __webpack_require__(44785);
var round_noise = __webpack_require__(57015);
var percentile = __webpack_require__(26365);
var stats_random = __webpack_require__(52681);
;// CONCATENATED MODULE: ./build/stats/per-run-bootstrap.js



/**
 * The percentile bootstrap of the difference of one per-run figure (p95, a ratio, a calibration error) between two arms
 * that ran the same `n` cases: two-sided p about 0 and the interval at 1 − alpha, both of orientation·(candidate −
 * baseline).
 * Source: Efron & Tibshirani 1993, An Introduction to the Bootstrap, 13.3; p with the added one of Davison & Hinkley
 * 1997, 4.2. Both arms take the same resampled cases, or whole clusters of them (null: a cluster of its own). A figure
 * that does not exist in a resample (NaN) counts against both sides of p and is left out of the interval. Cost: draws ×
 * n at about 5 ns, and two figures a draw.
 * @throws RangeError when no resample has a figure.
 * @example perRunBootstrap({ n: 200, baseline, candidate: baseline, orientation: -1, seed: '1', alpha: 0.05 }).p // 1
 */
function perRunBootstrap({ n, baseline, candidate, orientation, clusters, seed, draws = 10_000, alpha, }) {
    const random = (0,stats_random/* seededRandom */.I)(seed);
    const draw = clusters === undefined ? drawCases(n, random) : drawClusters(clusters, random);
    const differences = [];
    let atOrBelow = 0;
    let atOrAbove = 0;
    const counts = new Int32Array(n);
    for (let drawn = 0; drawn < draws; drawn++) {
        counts.fill(0);
        const size = draw(counts);
        const difference = (0,round_noise/* roundNoise */.bg)(orientation * (candidate(counts, size) - baseline(counts, size)));
        if (!(difference > 0))
            atOrBelow++;
        if (!(difference < 0))
            atOrAbove++;
        if (!Number.isNaN(difference))
            differences.push(difference);
    }
    const p = Math.min(1, (2 * (1 + Math.min(atOrBelow, atOrAbove))) / (draws + 1));
    return { p, low: (0,percentile/* percentile */.Ym)(differences, alpha / 2), high: (0,percentile/* percentile */.Ym)(differences, 1 - alpha / 2) };
}
/** Draws cases into counts of 0 and gives their number. */
function drawCases(n, random) {
    return (counts) => {
        for (let drawn = 0; drawn < n; drawn++) {
            const index = Math.floor(random() * n);
            counts[index] = counts[index] + 1;
        }
        return n;
    };
}
/** The same with the cases of a cluster together. */
function drawClusters(clusters, random) {
    const members = new Map();
    clusters.forEach((cluster, index) => {
        const key = cluster ?? Symbol();
        const known = members.get(key);
        if (known)
            known.push(index);
        else
            members.set(key, [index]);
    });
    const units = [...members.values()];
    return (counts) => {
        let size = 0;
        for (let drawn = 0; drawn < units.length; drawn++) {
            const unit = units[Math.floor(random() * units.length)];
            for (const index of unit)
                counts[index] = counts[index] + 1;
            size += unit.length;
        }
        return size;
    };
}

;// CONCATENATED MODULE: ./build/stats/per-run-permutation.js

/**
 * Two-sided p of the difference of one per-run figure (p95, a ratio, a calibration error) between two arms that ran the same `n` cases, if
 * swapping the arms of a case, or of a whole cluster (null: a cluster of its own), would make no difference: p = (1 + #{|Δ*| ≥ |Δ|}) /
 * (draws + 1) over random swaps. Differences closer than `noise` are equal, and one that does not exist (NaN) counts as larger.
 * Source: the randomisation test of a paired design, Fisher 1935, The Design of Experiments, 21, with the added one of Davison & Hinkley 1997,
 * 4.3; Phipson & Smyth 2010, Stat. Appl. Genet. Mol. Biol. 9:39; stopping early: Besag & Clifford 1991, Biometrika 78:301. Exact for exchangeable arms, whatever the figure is. Cost: draws × n at
 * about 5 ns, and one difference a draw.
 * @example
 * // Ten cases, all worse: of 1,024 swaps only none and all are as far apart, so p is about 2/1,024.
 * perRunPermutation({ n: 10, difference: (exchanged) => 10 - 2 * sum(exchanged), noise: 1e-9, seed: '1' })
 */
function perRunPermutation({ n, difference, clusters, noise, seed, draws = 10_000, enough = null, }) {
    const random = (0,stats_random/* seededRandom */.I)(seed);
    const unitOf = clusters === undefined ? null : numberClusters(clusters);
    const exchanged = new Uint8Array(n);
    const bits = unitOf === null ? exchanged : new Uint8Array(n);
    const units = unitOf === null ? n : 1 + unitOf.reduce((most, unit) => Math.max(most, unit), 0);
    const least = Math.abs(difference(exchanged)) - noise;
    let asLarge = 0;
    let draw = 0;
    for (; draw < draws; draw++) {
        if (enough !== null && draw >= enough.draws && asLarge >= enough.as_large)
            break;
        for (let unit = 0; unit < units; unit++)
            bits[unit] = random() < 0.5 ? 1 : 0;
        if (unitOf !== null)
            for (let at = 0; at < n; at++)
                exchanged[at] = bits[unitOf[at]];
        if (!(Math.abs(difference(exchanged)) < least))
            asLarge++;
    }
    return (1 + asLarge) / (draw + 1);
}
/** The number of each case's cluster, in order of first appearance. */
function numberClusters(clusters) {
    const numbers = new Map();
    return Int32Array.from(clusters, (cluster) => {
        const key = cluster ?? Symbol();
        const known = numbers.get(key) ?? numbers.size;
        numbers.set(key, known);
        return known;
    });
}

var run_figures = __webpack_require__(80796);
var row_outcome = __webpack_require__(58852);
var paired_input = __webpack_require__(89073);
;// CONCATENATED MODULE: ./build/compare/test/per-run-row.js







/** With fewer cases, or clusters, a per-run figure is information only: a few swaps cannot be rare. */
const ENOUGH_FOR_A_FIGURE = 10;
/** With fewer a bootstrap interval of a figure is too narrow to be shown. */
const ENOUGH_FOR_AN_INTERVAL = 200;
/** Cases times draws that a metric without a gate may cost before it is hurried. */
const CASES_DRAWN = 10_000_000;
/** With so many draws as large as what was seen, p is known to a tenth of itself. */
const AS_LARGE = 100;
/** What scored cases say together: the mean of their means, or the figure of the run; null when there is none. */
function valueOfCases(metric, cases) {
    if (metric.per_run !== undefined)
        return (0,run_figures/* figureOfRecords */.YK)(metric.per_run, recordsOf(cases));
    return cases.length === 0 ? null : (0,moments/* mean */.i2)(cases.map(({ values }) => (0,moments/* mean */.i2)(values)));
}
/** Whether they have no value because it is infinite. */
function isInfiniteOf({ per_run: figure }, cases) {
    return figure !== undefined && (0,run_figures/* isInfinite */.Dh)(figure, recordsOf(cases));
}
/** The same of both arms of some pairs. */
function valuesOfArms(input) {
    const { metric, pairs } = input;
    const casesOf = (arm) => pairs.map((pair) => pair[arm]);
    const infinite = ARMS.filter((arm) => isInfiniteOf(metric, casesOf(arm)));
    return {
        baseline: valueOfCases(metric, casesOf('baseline')),
        candidate: valueOfCases(metric, casesOf('candidate')),
        ...(infinite.length > 0 && { infinite }),
    };
}
const ARMS = ['baseline', 'candidate'];
/** Figures of both arms that are closer than this are equal: by their own size, or by the range that they cannot leave. */
function noiseOfFigures(metric, figures) {
    const range = (0,paired_input/* boundedRange */.DC)(metric);
    return (0,round_noise/* noiseOf */.YN)(figures, range === null ? [] : [range.low, range.high]);
}
/** Why two arms of a figure cannot be compared: one of them has none. Null for a mean over cases, and for figures that both have. */
function findMissingFigure(input) {
    const { metric } = input;
    if (metric.per_run === undefined)
        return null;
    const { infinite = [], ...values } = valuesOfArms(input);
    const arms = ARMS.filter((arm) => values[arm] === null);
    if (arms.length === 0)
        return null;
    return { kind: 'no-figure', arms, infinite: arms.length === infinite.length, figure: metric.per_run.figure };
}
/** The records of cases that are compared by a figure, in order. */
function recordsOf(cases) {
    return cases.flatMap(({ record }) => (record === undefined ? [] : [record]));
}
/** A per-run figure with too few cases, or too few clusters of them, is shown and tested by nothing. */
function isInformationOnly(input) {
    return unitsOf(input) < ENOUGH_FOR_A_FIGURE;
}
/** Why a figure is information only. */
function findTooFew(input) {
    const unit = input.cluster_count === null ? 'case' : 'cluster';
    return { kind: 'information-only', unit, units: unitsOf(input), needed: ENOUGH_FOR_A_FIGURE };
}
/** What is exchanged, and drawn, as one: cases, or whole clusters. */
function unitsOf(input) {
    return input.cluster_count ?? input.pairs.length;
}
/** Below 1,000 cases all of them. */
function drawsWithin({ pairs }) {
    return Math.min(10_000, Math.max(1000, Math.ceil(CASES_DRAWN / pairs.length)));
}
/** p by exchanging the arms of cases, or of whole clusters; nothing bounds a figure. */
function testPerRun(input, { decides }) {
    const { metric, clusters } = input;
    if (isInformationOnly(input) || metric.per_run === undefined)
        return row_outcome/* NO_TEST */.j0;
    if (input.all_equal)
        return { ...row_outcome/* NO_TEST */.j0, p: 1 };
    const { baseline, candidate } = valuesOfArms(input);
    const p = perRunPermutation({
        n: input.pairs.length,
        difference: (0,run_figures/* ruleOf */.Y)(metric.per_run).exchange(...recordsOfArms(input)),
        ...(clusters === null ? {} : { clusters }),
        noise: noiseOfFigures(metric, [baseline ?? 0, candidate ?? 0]),
        seed: `${input.seed}/per-run-permutation`,
        enough: decides ? null : { draws: drawsWithin(input), as_large: AS_LARGE },
    });
    return { ...row_outcome/* NO_TEST */.j0, p };
}
/**
 * The percentile bootstrap's interval of the difference over cases, or over whole clusters; null where there are too few of them. It is no
 * part of the test, so it may hold 0 where p is below alpha: the checks show it all the same.
 */
function intervalOfFigure(input, { decides }) {
    const { metric, clusters, alpha } = input;
    if (isInformationOnly(input) || input.pairs.length < ENOUGH_FOR_AN_INTERVAL)
        return null;
    if (metric.per_run === undefined || input.all_equal)
        return null;
    const { resample } = (0,run_figures/* ruleOf */.Y)(metric.per_run);
    const [baseline, candidate] = recordsOfArms(input);
    const { low, high } = perRunBootstrap({
        n: input.pairs.length,
        baseline: resample(baseline),
        candidate: resample(candidate),
        orientation: (0,paired_input/* orientationOf */.MX)(metric),
        ...(clusters === null ? {} : { clusters }),
        seed: `${input.seed}/per-run`,
        ...(!decides && { draws: drawsWithin(input) }),
        alpha,
    });
    return { low, high, method: 'bootstrap' };
}
/** The interval, where it agrees with the test: the two come from different draws. */
function agreeingInterval(interval, p, alpha) {
    if (interval === null || p === null)
        return null;
    const excludesNoChange = interval.low > 0 || interval.high < 0;
    return p < alpha === excludesNoChange ? interval : null;
}
function recordsOfArms({ pairs }) {
    return [recordsOf(pairs.map(({ baseline }) => baseline)), recordsOf(pairs.map(({ candidate }) => candidate))];
}


/***/ }),

/***/ 58852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mi: () => (/* binding */ reachesMargin),
/* harmony export */   Oo: () => (/* binding */ once),
/* harmony export */   Tp: () => (/* binding */ makeBound),
/* harmony export */   j0: () => (/* binding */ NO_TEST)
/* harmony export */ });
/* harmony import */ var _stats_moments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44785);

const NO_TEST = { p: null, df: null, interval: null, se: null };
/** "Δ reaches −m", beyond float noise; a shifted series reaches it when its own mean is not above 0. */
function reachesMargin(delta, series) {
    const { noise } = series;
    if (delta >= -noise)
        return false;
    return series.kind === 'shifted' ? (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(series.values) <= noise : -delta >= series.size - noise;
}
/** A bound with whether it is above its limit; a bound within float noise of it is not. */
function makeBound(method, series, value) {
    const bound = once(() => {
        const lower = value();
        return { method, value: lower, above_margin: lower !== null && lower > series.limit + series.noise };
    });
    return { method, bound };
}
/**
 * A function that works its value out when first asked and keeps it: some figures of a gate cost 10,000 resamples, and
 * most verdicts need none of them.
 * @example once(() => [1, 2]) // a function that gives the same list at every call
 */
function once(make) {
    let kept = null;
    return () => (kept ??= { value: make() }).value;
}


/***/ }),

/***/ 49832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ leastWhole),
/* harmony export */   h: () => (/* binding */ bisect)
/* harmony export */ });
/**
 * The point of [low, high] where a condition that holds at `low` stops holding, halved until the bracket is at most
 * `tolerance` wide or two neighbouring floats.
 * @example bisect({ low: 0, high: 2, tolerance: 1e-12, holds: (x) => x * x < 2 }) // 1.414213562373…
 */
function bisect({ low, high, tolerance = 0, holds, }) {
    for (;;) {
        const middle = low + (high - low) / 2;
        if (high - low <= tolerance || middle <= low || middle >= high)
            return middle;
        if (holds(middle))
            low = middle;
        else
            high = middle;
    }
}
/**
 * The least whole number from 1 to `most` for which a condition holds that holds for all greater ones; null where there is none.
 * @example leastWhole(100, (n) => n * n > 50) // 8
 */
function leastWhole(most, holds) {
    let [below, enough] = [0, 1];
    while (!holds(enough)) {
        if (enough >= most)
            return null;
        [below, enough] = [enough, Math.min(most, enough * 2)];
    }
    while (enough - below > 1) {
        const middle = Math.floor((below + enough) / 2);
        if (holds(middle))
            enough = middle;
        else
            below = middle;
    }
    return enough;
}


/***/ }),

/***/ 19553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $F: () => (/* binding */ bootstrapTBound),
/* harmony export */   GA: () => (/* binding */ bcaInterval),
/* harmony export */   J9: () => (/* binding */ percentileInterval),
/* harmony export */   jz: () => (/* binding */ upperDraw),
/* harmony export */   kB: () => (/* binding */ studentisedInterval)
/* harmony export */ });
/* harmony import */ var _moments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44785);
/* harmony import */ var _distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66697);
/* harmony import */ var _percentile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26365);



/**
 * The bias-corrected and accelerated bootstrap interval of the mean at level 1 − alpha; null where the correction does
 * not exist: no resampled mean on one side of the mean, or an acceleration that turns the percentiles around.
 * Source: Efron 1987, J. Am. Stat. Assoc. 82:171; DiCiccio & Efron 1996, Stat. Sci. 11:189, (2.3) to (2.6); SciPy
 * `bootstrap(method="BCa")`. Bias z₀ = Φ⁻¹(share of the resampled means below the mean, ties counted half);
 * acceleration by the jackknife, which for a mean is a = Σ(xᵢ − x̄)³ / (6·(Σ(xᵢ − x̄)²)^1.5); the percentiles are
 * Φ(z₀ + (z₀ + z)/(1 − a(z₀ + z))).
 * @example bcaInterval over all 27 resamples of [0, 0, 3], alpha 0.5 // { low: 0.5178…, high: 2 }
 */
function bcaInterval({ mean, centred, shifts }, alpha) {
    const squares = (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .sum */ .cz)(Array.from(centred, (value) => value ** 2));
    const acceleration = (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .sum */ .cz)(Array.from(centred, (value) => value ** 3)) / (6 * squares ** 1.5);
    const bias = (0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__/* .normalQuantile */ .Zl)(shareBelow(shifts, Math.sqrt(squares)));
    if (!Number.isFinite(bias))
        return null;
    const end = (z) => {
        const shrink = 1 - acceleration * (bias + z);
        return shrink > 0 ? mean + (0,_percentile_js__WEBPACK_IMPORTED_MODULE_2__/* .percentile */ .Ym)(shifts, (0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__/* .normalUpperTail */ .IL)(-bias - (bias + z) / shrink)) : null;
    };
    const z = (0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__/* .normalQuantile */ .Zl)(1 - alpha / 2);
    const [low, high] = [end(-z), end(z)];
    return low === null || high === null ? null : { low, high };
}
/** The share of the resampled means below the mean; those that miss it only by rounding count half. */
function shareBelow(shifts, scale) {
    const noise = 1e-13 * scale;
    let halves = 0;
    for (const shift of shifts)
        halves += shift < -noise ? 2 : shift > noise ? 0 : 1;
    return halves / (2 * shifts.length);
}
/**
 * The percentile bootstrap interval of the mean at level 1 − alpha: the middle 1 − alpha of the resampled means.
 * Source: Efron & Tibshirani 1993, An Introduction to the Bootstrap, 13.3; SciPy `bootstrap(method="percentile")`.
 * @example percentileInterval({ mean: 5, shifts: Float64Array.of(-2, -1, 0, 1, 2) }, 0.5) // { low: 4, high: 6 }
 */
function percentileInterval({ mean, shifts }, alpha) {
    return { low: mean + (0,_percentile_js__WEBPACK_IMPORTED_MODULE_2__/* .percentile */ .Ym)(shifts, alpha / 2), high: mean + (0,_percentile_js__WEBPACK_IMPORTED_MODULE_2__/* .percentile */ .Ym)(shifts, 1 - alpha / 2) };
}
/**
 * The ⌈(1 − alpha/2)·draws⌉-th smallest of drawn t statistics, which turns into a lower bound; null when it is
 * infinite. Reorders the draws.
 * @example upperDraw(Float64Array.of(3, 1, 2, 4), 0.5) // 3
 */
function upperDraw(statistics, alpha) {
    // The small step back keeps 0.975 × 10,000 from being rounded up to 9,751.
    const rank = Math.ceil((1 - alpha / 2) * statistics.length - 1e-9);
    const drawn = (0,_percentile_js__WEBPACK_IMPORTED_MODULE_2__/* .selectSmallest */ .Yd)(statistics, rank - 1);
    return Number.isFinite(drawn) ? drawn : null;
}
/**
 * The bootstrap-t lower bound of the mean at level 1 − alpha/2, from resamples of the values; null where there is none:
 * too many resamples without spread.
 * Source: Efron 1981, Can. J. Stat. 9:139; Hall 1988, Ann. Stat. 16:927. L = mean − t*₍q₎·sd/√n with the
 * ⌈(1 − alpha/2)·draws⌉-th smallest t*. A resample whose values are all equal counts as t* = +∞, against the bound.
 * @example bootstrapTBound(resamples of t* −1, 0, 1, 2 about a mean of 5, standard error 1, 0.5) // 5 − 1 = 4
 */
function bootstrapTBound({ mean, standardError, statistics }, alpha) {
    const t = upperDraw(statistics.slice(), alpha);
    return t === null ? null : mean - t * standardError;
}
/**
 * The studentised bootstrap (bootstrap-t) interval of the mean at level 1 − alpha, both ends from one pass of
 * resamples; null where an end does not exist. Each end is the lower bound of `bootstrapTBound`, the high one of the
 * negated values.
 * Source: Efron 1981, Can. J. Stat. 9:139; Efron & Tibshirani 1993, An Introduction to the Bootstrap, 12.5.
 * @example studentisedInterval(resamples of t* −1, 0, 1, 2 about a mean of 5, standard error 1, 0.5) // { low: 4, high: 5 }
 */
function studentisedInterval({ mean, standardError, statistics }, alpha) {
    const low = bootstrapTBound({ mean, standardError, statistics }, alpha);
    // A resample without spread counts against this end, too.
    const mirrored = statistics.map((t) => (t === Infinity ? t : -t));
    const high = bootstrapTBound({ mean: -mean, standardError, statistics: mirrored }, alpha);
    return low === null || high === null ? null : { low, high: -high };
}


/***/ }),

/***/ 64982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $J: () => (/* binding */ studentTQuantile),
/* harmony export */   et: () => (/* binding */ studentTUpperTail),
/* harmony export */   xw: () => (/* binding */ studentTTwoSidedP)
/* harmony export */ });
/* harmony import */ var _special_functions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69943);
/* harmony import */ var _normal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66697);


/** P(|T| > |t|) and P(|T| ≤ |t|): Iₓ(ν/2, ½) at x = ν/(ν + t²), DLMF 8.17 with Abramowitz & Stegun 26.7.1. */
function tails(t, df) {
    const square = (t / Math.sqrt(df)) ** 2;
    const x = 1 / (1 + square);
    const y = square === Infinity ? 1 : square / (1 + square);
    const { lower, upper } = (0,_special_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .incompleteBeta */ .J7)({ x, y, a: df / 2, b: 0.5 });
    return { outside: lower, inside: upper };
}
/**
 * P(|T| > |t|) of Student's distribution with `df` > 0 degrees of freedom, fractions allowed; a tiny p keeps its
 * digits.
 * @example studentTTwoSidedP(2.228138851964938, 10) // 0.05
 */
function studentTTwoSidedP(t, df) {
    return tails(t, df).outside;
}
/**
 * P(T > t) of Student's distribution with `df` > 0 degrees of freedom, fractions allowed.
 * @example studentTUpperTail(1, 1) // 0.25
 */
function studentTUpperTail(t, df) {
    const { outside, inside } = tails(t, df);
    return t >= 0 ? outside / 2 : 0.5 + inside / 2;
}
/**
 * The t with P(T ≤ t) = p: -Infinity at 0, Infinity at 1; fractions of a degree of freedom allowed.
 * Newton's method from the normal quantile. The tail is convex and heavier than the normal one, so every step stays
 * below the answer and goes towards it: no bracket is needed, and the first step that does not move ends it.
 * @throws RangeError outside 0 to 1.
 * @example studentTQuantile(0.975, 10) // 2.228138851964938
 */
function studentTQuantile(p, df) {
    if (p > 0.5)
        return -studentTQuantile(1 - p, df);
    let t = -(0,_normal_js__WEBPACK_IMPORTED_MODULE_1__/* .normalQuantile */ .Zl)(p);
    if (t === 0 || !Number.isFinite(t))
        return -t + 0;
    for (;;) {
        const square = (t * t) / df;
        // The kernel is x^(ν/2)·y^(1/2)/B, which is the density times t.
        const logKernel = (0,_special_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .logBetaKernel */ .AE)({ x: 1 / (1 + square), y: square / (1 + square), a: df / 2, b: 0.5 });
        const step = ((studentTUpperTail(t, df) - p) / Math.exp(logKernel)) * t;
        if (!(step > t * Number.EPSILON))
            return -(t + step);
        t += step;
    }
}


/***/ }),

/***/ 66819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   vk: () => (/* binding */ gaffkeBound)
/* harmony export */ });
/* unused harmony exports gammaDraws, exponentialDraws */
/* harmony import */ var _percentile_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26365);
/* harmony import */ var _random_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52681);


/**
 * Gaffke's lower bound of the mean of values that cannot be below `worst`, at level 1 − alpha/2; at least one value,
 * all ≥ worst.
 * Source: Gaffke 2005; Learned-Miller & Thomas 2019, arXiv:1905.06208. One imagined case at `worst` joins the values,
 * weights are drawn from Dirichlet(1, …, 1) `draws` times, and the bound is the (⌊draws·alpha/2⌋ + 1)-th smallest
 * weighted mean. All values equal to x: exactly x − (x − worst)·(1 − (alpha/2)^(1/n)), no draws. Cost (10,000 draws):
 * some 20 ms when few values are distinct, however many cases; else about 0.1 ms a case, so a second for 10,000 that
 * all differ. The upper bound for values up to `best` is the mirror image: minus the bound of the negated values with
 * `worst: -best`.
 * @example gaffkeBound({ values: [0, 0, 0], worst: -1, alpha: 0.05, seed: '1' }).lower // -(1 − 0.025^(1/3)) = -0.7075982…
 */
function gaffkeBound({ values, worst, alpha, seed, draws = 10_000, }) {
    const [first] = values;
    if (first === undefined)
        throw new RangeError('Gaffke bound of no values');
    if (values.every((value) => value === first))
        return boundOfEqual(first, values.length, worst, alpha);
    const sums = drawWeightedSums(values, draws, (0,_random_js__WEBPACK_IMPORTED_MODULE_0__/* .seededRandom */ .I)(seed));
    const means = Float64Array.from(sums.values, (total, draw) => (total + worst * sums.imagined[draw]) /
        (sums.weights[draw] + sums.imagined[draw]));
    // alpha/2 of the draws, with room for the noise of the product.
    const lower = (0,_percentile_js__WEBPACK_IMPORTED_MODULE_1__/* .selectSmallest */ .Yd)(means, Math.floor((draws * alpha) / 2 + 1e-9));
    return { lower, shareAtOrBelow: (limit) => means.filter((mean) => mean <= limit).length / draws };
}
/** The weight of the imagined case is Beta(1, n), so both answers have a closed form. */
function boundOfEqual(value, n, worst, alpha) {
    const room = value - worst;
    return {
        lower: value - room * (1 - (alpha / 2) ** (1 / n)),
        shareAtOrBelow: (limit) => {
            if (limit >= value)
                return 1;
            return limit <= worst ? 0 : (1 - (value - limit) / room) ** n;
        },
    };
}
/** From this many equal values on one gamma draw is cheaper than as many exponential ones. */
const GAMMA_FROM = 10;
/**
 * Weights drawn from Dirichlet(1, …, 1), unscaled: a standard exponential for every value and one for an imagined case.
 * Equal values share one gamma draw, which has the distribution of their weights' sum, and values are taken in
 * ascending order, so their order in the input does not show. Cost: draws × values at about 10 ns; many equal values
 * count as nine.
 */
function drawWeightedSums(given, draws, random) {
    const groups = [...countValues(given)].sort(([left], [right]) => left - right);
    const few = groups.filter(([, count]) => count < GAMMA_FROM);
    const singles = Float64Array.from(few.flatMap(([value, count]) => new Array(count).fill(value)));
    const exponential = exponentialDraws(random);
    const values = new Float64Array(draws);
    const weights = new Float64Array(draws);
    const imagined = new Float64Array(draws);
    for (let draw = 0; draw < draws; draw++) {
        let weighted = 0;
        let total = 0;
        for (let index = 0; index < singles.length; index++) {
            const weight = exponential();
            weighted += singles[index] * weight;
            total += weight;
        }
        values[draw] = weighted;
        weights[draw] = total;
        imagined[draw] = exponential();
    }
    for (const [value, count] of groups) {
        if (count < GAMMA_FROM)
            continue;
        const gamma = gammaDraws(count, random);
        for (let draw = 0; draw < draws; draw++) {
            const weight = gamma();
            values[draw] = values[draw] + value * weight;
            weights[draw] = weights[draw] + weight;
        }
    }
    return { values, weights, imagined };
}
function countValues(values) {
    const counts = new Map();
    for (const value of values)
        counts.set(value, (counts.get(value) ?? 0) + 1);
    return counts;
}
const LOG_4 = Math.log(4);
const LOG_4_5 = Math.log(4.5);
/**
 * A source of gamma draws of a fixed shape above 1 and scale 1: the sum of that many standard exponentials, at a cost
 * that does not grow with the shape.
 * Source: algorithm GA of Cheng 1977, Appl. Stat. 26:71, with its quick acceptance.
 */
function gammaDraws(shape, random) {
    const root = Math.sqrt(2 * shape - 1);
    const offset = shape - LOG_4;
    const slope = shape + root;
    return () => {
        for (;;) {
            const first = random();
            const second = random();
            if (first === 0 || second === 0)
                continue;
            const v = Math.log(first / (1 - first)) / root;
            const x = shape * Math.exp(v);
            const z = first * first * second;
            const r = offset + slope * v - x;
            if (r + 1 + LOG_4_5 - 4.5 * z >= 0 || r >= Math.log(z))
                return x;
        }
    };
}
const LAYERS = 256;
/** Where the tail starts, and the area of each layer. */
const TAIL_START = 7.69711747013105;
const LAYER_AREA = 0.003949659822581557;
/** Widths of the layers from the widest, and the density at each; the first is the tail folded into a rectangle. */
const WIDTHS = new Float64Array(LAYERS + 1);
const HEIGHTS = new Float64Array(LAYERS + 1);
WIDTHS[0] = LAYER_AREA / Math.exp(-TAIL_START);
for (let layer = 1, width = TAIL_START; layer < LAYERS; layer++) {
    WIDTHS[layer] = width;
    HEIGHTS[layer] = Math.exp(-width);
    width = -Math.log(Math.exp(-width) + LAYER_AREA / width);
}
HEIGHTS[LAYERS] = 1;
/**
 * A source of standard exponential draws. About 99 in 100 cost one random number, one multiplication and no logarithm.
 * Source: the ziggurat of Marsaglia & Tsang 2000, J. Stat. Softw. 5(8), with layer and position taken from different
 * bits (8 and 24 of the 32), as Doornik 2005 asks.
 */
function exponentialDraws(random) {
    return () => {
        const scaled = random() * LAYERS;
        const layer = scaled | 0;
        const x = (scaled - layer) * WIDTHS[layer];
        return x < WIDTHS[layer + 1] ? x : drawOutsideCore(layer, x, random);
    };
}
/** The rare rest: the tail, which is without memory, or the edge of a layer, which is tried against the density. */
function drawOutsideCore(layer, x, random) {
    const draw = exponentialDraws(random);
    if (layer === 0)
        return TAIL_START + draw();
    const low = HEIGHTS[layer];
    return low + random() * (HEIGHTS[layer + 1] - low) < Math.exp(-x) ? x : draw();
}


/***/ }),

/***/ 92921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ benjaminiHochberg),
/* harmony export */   f: () => (/* binding */ holm)
/* harmony export */ });
/**
 * Holm's adjusted p-values, in input order: p̃₍ᵢ₎ = max over j ≤ i of min(1, (G − j + 1)·p₍ⱼ₎); ties get equal values.
 * Source: Holm 1979, Scand. J. Stat. 6:65; R `p.adjust(method = "holm")`.
 * @example holm([0.04, 0.03]) // [0.06, 0.06]
 */
function holm(ps) {
    const ascending = ps.map((p, index) => ({ p, index })).sort((left, right) => left.p - right.p);
    const adjusted = new Array(ps.length).fill(1);
    let largest = 0;
    ascending.forEach(({ p, index }, rank) => {
        largest = Math.max(largest, Math.min(1, (ps.length - rank) * p));
        adjusted[index] = largest;
    });
    return adjusted;
}
/**
 * Benjamini and Hochberg's adjusted p-values, in input order: p̃₍ᵢ₎ = min over j ≥ i of min(1, G·p₍ⱼ₎/j); ties get
 * equal values.
 * Source: Benjamini & Hochberg 1995, J. R. Stat. Soc. B 57:289; R `p.adjust(method = "BH")`.
 * @example benjaminiHochberg([0.01, 0.02, 0.9]) // [0.03, 0.03, 0.9]
 */
function benjaminiHochberg(ps) {
    const descending = ps.map((p, index) => ({ p, index })).sort((left, right) => right.p - left.p);
    const adjusted = new Array(ps.length).fill(1);
    let smallest = 1;
    descending.forEach(({ p, index }, position) => {
        smallest = Math.min(smallest, (ps.length / (ps.length - position)) * p);
        adjusted[index] = smallest;
    });
    return adjusted;
}


/***/ }),

/***/ 25822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sU: () => (/* binding */ pairedTDetectableEffect),
/* harmony export */   ue: () => (/* binding */ pairedT)
/* harmony export */ });
/* unused harmony exports pairedTPower, noncentralTUpperTail */
/* harmony import */ var _bisect_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49832);
/* harmony import */ var _distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69943);
/* harmony import */ var _moments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44785);
/* harmony import */ var _distributions_normal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66697);
/* harmony import */ var _distributions_student_t_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64982);





/**
 * The paired t test about 0, from differences already rounded by `roundNoise`; null below two of them.
 * Source: Student 1908, Biometrika 6:1. Without spread there is no t (R and SciPy refuse, too), so
 * docs/decision-rules.md#paired-t decides: all zero means p = 1 and no interval; all equal to x ≠ 0 means the exact sign-flip p = 2^(1−n),
 * and the interval is the point x when that is below alpha, else none.
 * @example pairedT([-1.2, -2.4, -1.3, -1.3, 0, -1, -1.8, -0.8, -4.6, -1.4], 0.05) // t -4.0621, p 0.00283 (Student's sleep data)
 */
function pairedT(differences, alpha) {
    const [first] = differences;
    const sd = (0,_moments_js__WEBPACK_IMPORTED_MODULE_3__/* .sampleDeviation */ .gQ)(differences);
    if (first === undefined || sd === null)
        return null;
    const n = differences.length;
    const df = n - 1;
    if (sd === 0) {
        const p = first === 0 ? 1 : 2 ** (1 - n);
        const end = first !== 0 && p < alpha ? first : null;
        const degenerate = first === 0 ? 'zero-differences' : 'constant-difference';
        return { n, mean: first, sd, t: null, df, p, low: end, high: end, cohenDz: null, hedgesG: null, degenerate };
    }
    const mean = (0,_moments_js__WEBPACK_IMPORTED_MODULE_3__/* .mean */ .i2)(differences);
    const standardError = sd / Math.sqrt(n);
    const t = mean / standardError;
    const reach = (0,_distributions_student_t_js__WEBPACK_IMPORTED_MODULE_2__/* .studentTQuantile */ .$J)(1 - alpha / 2, df) * standardError;
    const cohenDz = mean / sd;
    return {
        n,
        mean,
        sd,
        t,
        df,
        p: (0,_distributions_student_t_js__WEBPACK_IMPORTED_MODULE_2__/* .studentTTwoSidedP */ .xw)(t, df),
        low: mean - reach,
        high: mean + reach,
        cohenDz,
        hedgesG: cohenDz * hedgesCorrection(df),
        degenerate: null,
    };
}
/**
 * Γ(df/2) / (√(df/2)·Γ((df − 1)/2)), which is √(2π/df) / B((df − 1)/2, ½); 0 at df = 1. Hedges 1981, J. Educ. Stat.
 * 6:107.
 */
function hedgesCorrection(df) {
    if (df === 1)
        return 0;
    const a = (df - 1) / 2;
    const x = a / (a + 0.5);
    const y = 0.5 / (a + 0.5);
    const logInverseBeta = (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .logBetaKernel */ .AE)({ x, y, a, b: 0.5 }) - a * Math.log1p(-y) - 0.5 * Math.log(y);
    return Math.sqrt((2 * Math.PI) / df) * Math.exp(logInverseBeta);
}
/**
 * The power of the two-sided paired t test of `n` pairs, more than 1, fractions allowed: a function of the true mean in standard deviations
 * of the differences. Both tails are counted.
 * Source: Cohen 1988, Statistical Power Analysis, 2.2, by the noncentral t distribution; R `power.t.test(strict =
 * TRUE)`.
 * @example pairedTPower({ n: 34, alpha: 0.05 })(0.5) // 0.8077775
 */
function pairedTPower({ n, alpha }) {
    const df = n - 1;
    const t = (0,_distributions_student_t_js__WEBPACK_IMPORTED_MODULE_2__/* .studentTQuantile */ .$J)(1 - alpha / 2, df);
    return (dz) => {
        const shift = dz * Math.sqrt(n);
        return noncentralTUpperTail({ t, df, shift }) + noncentralTUpperTail({ t, df, shift: -shift });
    };
}
/**
 * The smallest true mean, in standard deviations of the differences, that `n` pairs find with the given power (above
 * alpha): `dz` by the noncentral t distribution, `normalDz` by its normal approximation, (z(1 − alpha/2) + z(power))/√n,
 * which is too small for few pairs.
 * @example pairedTDetectableEffect({ n: 20, alpha: 0.05, power: 0.8 }) // dz 0.6604416, normalDz 0.6264535
 */
function pairedTDetectableEffect({ n, alpha, power }) {
    const powerAt = pairedTPower({ n, alpha });
    return {
        dz: firstReaching((dz) => powerAt(dz) < power),
        normalDz: ((0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_1__/* .normalQuantile */ .Zl)(1 - alpha / 2) + (0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_1__/* .normalQuantile */ .Zl)(power)) / Math.sqrt(n),
    };
}
/** Where a rising power no longer falls short, from 0 on. */
function firstReaching(fallsShort) {
    let high = 1;
    while (fallsShort(high))
        high *= 2;
    return (0,_bisect_js__WEBPACK_IMPORTED_MODULE_4__/* .bisect */ .h)({ low: 0, high, tolerance: 1e-10 * high, holds: fallsShort });
}
/**
 * P(T > t) of the noncentral t distribution with `df` degrees of freedom (fractions allowed) and noncentrality `shift`,
 * for t ≥ 0; absolute error about 1e-12.
 * Source: Lenth 1989, Appl. Stat. 38:185 (AS 243), its two series over whole and half k with λ = shift²/2 and the sign
 * of the shift: ½ Σ (±1)^2k · e^−λ·λ^k/Γ(k + 1) · P(Beta(k + ½, df/2) > t²/(t² + df)), every term from the one before.
 * @example noncentralTUpperTail({ t: 0, df: 9, shift: 1 }) // Φ(1) = 0.8413447460685429
 */
function noncentralTUpperTail({ t, df, shift }) {
    if (shift === 0)
        return (0,_distributions_student_t_js__WEBPACK_IMPORTED_MODULE_2__/* .studentTUpperTail */ .et)(t, df);
    const lambda = shift ** 2 / 2;
    // The weights are Poisson-like: nothing counts this far from their mean (Bernstein's bound is below 1e-14).
    const reach = 8 * Math.sqrt(lambda) + 20;
    const first = Math.max(0, Math.floor(lambda - reach));
    const series = (start) => sumTails({ t, df, lambda, start, end: lambda + reach });
    return (series(first) + Math.sign(shift) * series(first + 0.5)) / 2;
}
/** Σ e^−λ·λ^k/Γ(k + 1) · P(Beta(k + ½, df/2) > t²/(t² + df)) over k = start, start + 1 … end. */
function sumTails(range) {
    const { t, df, lambda, start, end } = range;
    const square = t * t;
    const at = { x: square / (square + df), y: df / (square + df), b: df / 2 };
    let a = start + 0.5;
    let weight = Math.exp(start * Math.log(lambda) - lambda - (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .logGamma */ .SX)(start + 1));
    let tail = (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .incompleteBeta */ .J7)({ ...at, a }).upper;
    // x^a·y^b/(a·B(a, b)), which the next tail has more (DLMF 8.17.20).
    let step = t === 0 ? 0 : Math.exp((0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .logBetaKernel */ .AE)({ ...at, a })) / a;
    let total = 0;
    for (let k = start; k <= end; k++) {
        total += weight * tail;
        weight *= lambda / (k + 1);
        tail += step;
        step *= (at.x * (a + at.b)) / (a + 1);
        a++;
    }
    return total;
}


/***/ }),

/***/ 57015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YN: () => (/* binding */ noiseOf),
/* harmony export */   bg: () => (/* binding */ roundNoise)
/* harmony export */ });
/* harmony import */ var _model_relative_change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22837);


/** Beyond these powers of ten the factors below would leave the range of a double. */
const [LEAST_POWER, LARGEST_POWER] = [-290, 290];
/**
 * The same for figures of any size: a billionth of the power of ten that none of them exceeds, without their signs; `EPSILON` where
 * all are 0. So a cost of 1e-6 a query keeps as many digits as a rate does (docs/decision-rules.md#rounding).
 * @example noiseOf([0, -1]) // 1e-9
 * @example noiseOf([0.000002, 0.0000031]) // 1e-14, a billionth of 0.00001
 */
function noiseOf(...lists) {
    let largest = 0;
    for (const values of lists) {
        for (const value of values) {
            const size = Math.abs(value);
            if (size > largest && size < Infinity)
                largest = size;
        }
    }
    if (largest === 0)
        return _model_relative_change_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p8;
    const power = Math.ceil(Math.log10(largest));
    return Number(`1e${Math.max(LEAST_POWER, Math.min(LARGEST_POWER, power)) - 9}`);
}
/**
 * The value rounded to whole steps of `noise`, so that ties and zeros hidden by binary fractions are seen again; never -0.
 * Values beyond 2^53 steps are returned as they are: their own spacing is coarser than the rounding.
 * @example roundNoise(0.3 - 0.1) // 0.2
 */
function roundNoise(value, noise = _model_relative_change_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p8) {
    // A division by a whole power of ten is exact to the last digit, a product with its reciprocal is not.
    const steps = noise === _model_relative_change_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p8 ? 1e9 : 10 ** -Math.round(Math.log10(noise));
    const scaled = steps < 1 ? value / noise : value * steps;
    if (!(Math.abs(scaled) < Number.MAX_SAFE_INTEGER))
        return value;
    return (steps < 1 ? Math.round(scaled) * noise : Math.round(scaled) / steps) + 0;
}


/***/ }),

/***/ 35191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ tangoInterval),
/* harmony export */   di: () => (/* binding */ tangoVariance),
/* harmony export */   hr: () => (/* binding */ casesToRuleOut)
/* harmony export */ });
/* harmony import */ var _bisect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49832);
/* harmony import */ var _distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66697);


/**
 * Tango's score interval of the paired difference (better − worse)/n at level 1 − alpha; n ≥ 1 pairs of one trial each.
 * Source: Tango 1998, Stat. Med. 17:891. All δ with (g − f − nδ)² ≤ z²·n·(2q + δ(1 − δ)), f worse, g better, q the
 * constrained estimate of the worse share; each end by bisection to 1e-12. With no flips it is ±z²/(n + z²).
 * @example tangoInterval({ worse: 0, better: 0, n: 10, alpha: 0.05 }) // { low: -0.277532799863, high: 0.277532799863 }
 */
function tangoInterval(table) {
    const { worse, better, n } = table;
    const z = (0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__/* .normalQuantile */ .Zl)(1 - table.alpha / 2);
    const estimate = (better - worse) / n;
    const isInside = (delta) => (better - worse - n * delta) ** 2 <= z * z * n * tangoVariance(delta, table);
    const end = (limit) => estimate === limit
        ? limit
        : limit * (0,_bisect_js__WEBPACK_IMPORTED_MODULE_1__/* .bisect */ .h)({ low: limit * estimate, high: 1, tolerance: 1e-12, holds: (x) => isInside(limit * x) });
    return { low: end(-1), high: end(1) };
}
/** The variance of one pair's difference that the interval assumes when the true difference is `delta`; counts may be expected ones. */
function tangoVariance(delta, table) {
    return Math.max(0, 2 * worseShare(delta, table) + delta * (1 - delta));
}
/**
 * How many pairs without a single flip rule out a loss of `margin` (above 0): at no flips the interval's end is z²/(n + z²), so the least n
 * above z²(1 − margin)/margin.
 * @example casesToRuleOut({ margin: 0.05, alpha: 0.05 }) // 73
 */
function casesToRuleOut({ margin, alpha }) {
    const squared = (0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__/* .normalQuantile */ .Zl)(1 - alpha / 2) ** 2;
    return Math.floor((squared * (1 - margin)) / margin) + 1;
}
/** q of the paper: the share of pairs that got worse, most likely when the true difference is `delta`. */
function worseShare(delta, { worse, better, n }) {
    const a = 2 * n;
    const b = -better - worse + (2 * n - better + worse) * delta;
    const c = -worse * delta * (1 - delta);
    const root = Math.sqrt(Math.max(0, b * b - 4 * a * c));
    // The other form of the same root: above b = 0 the usual one would subtract two near-equal numbers.
    return b > 0 ? (-2 * c) / (root + b) : (root - b) / (2 * a);
}


/***/ })

};
