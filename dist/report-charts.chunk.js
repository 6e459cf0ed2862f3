export const id = 9826;
export const ids = [9826];
export const modules = {

/***/ 22707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ formatMeasured),
/* harmony export */   h: () => (/* binding */ describeMeanChange)
/* harmony export */ });
/* harmony import */ var _format_metric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13992);
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77377);
/* harmony import */ var _format_possible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60427);



/** What stands behind a change in a table; null for what is plain without. */
function unitOf(style) {
    switch (style) {
        case 'share':
        case 'percent':
            return 'points';
        case 's':
            return 's';
        case 'mb':
            return 'MB';
        case 'ratio':
        case 'tokens':
        case 'usd':
        case 'count':
        case 'score':
            return null;
    }
}
/**
 * Values, change and interval of one row with common decimals. The change is that of the value: fewer tokens read as `−19 %`
 * however the comparison is oriented; on the log-ratio row it is exp(±delta) − 1, the change of the typical query. The interval ends
 * where the metric's range does.
 */
function formatMeasured(measured) {
    const { metric, baseline, candidate, delta } = measured;
    const interval = (0,_format_possible_js__WEBPACK_IMPORTED_MODULE_0__/* .possibleInterval */ .hH)(measured);
    const style = (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .styleOf */ .Vj)(metric);
    const orientation = metric.direction === 'lower' ? -1 : 1;
    const isRelative = measured.row === 'log-ratio';
    const inValue = (oriented) => {
        const change = orientation * oriented;
        return isRelative ? Math.exp(change) - 1 : change;
    };
    const values = [baseline, candidate].filter((value) => value !== null);
    const change = delta === null ? null : inValue(delta);
    const sign = change === null || Math.abs(change) < 1e-9 ? 0 : change < 0 ? -1 : 1;
    // What was not compared is written like what was: 44 % in one table is 44 % in the next.
    const apart = baseline === null || candidate === null ? 0 : candidate - baseline;
    const valueDecimals = (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .decimalsOf */ .m2)(style, values, isRelative ? 0 : (change ?? apart));
    const changeDecimals = isRelative ? (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .relativeDecimals */ .nB)(change ?? 0) : valueDecimals;
    const signed = (value, decimals) => isRelative
        ? (0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(value * 100, { decimals, signed: true })
        : (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .formatIn */ .hO)(style, value, decimals, { signed: true });
    const ends = interval === null ? [] : [inValue(interval.low), inValue(interval.high)].sort((a, b) => a - b);
    // An interval that excludes no change must not read as if it ended there.
    const nearest = ends.every((end) => end > 0) || ends.every((end) => end < 0) ? Math.min(...ends.map(Math.abs)) : 0;
    const isHundredth = isRelative || style === 'share';
    const endDecimals = (0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .decimalsToShow */ .Lh)(isHundredth ? nearest * 100 : nearest, changeDecimals);
    const [low, high] = ends.map((end) => signed(end, endDecimals));
    const writeValue = (arm) => {
        const value = measured[arm];
        if (value !== null)
            return (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)(metric, value, valueDecimals);
        return measured.infinite?.includes(arm) === true ? _format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .INFINITE */ .fZ : null;
    };
    const number = change === null ? null : signed(change, changeDecimals);
    const isOne = number !== null && /^[+\u2212]?1$/.test(number);
    const unit = isRelative ? '%' : isOne && unitOf(style) === 'points' ? 'point' : unitOf(style);
    const unitInWords = style === 'tokens' && !isRelative ? 'tokens' : unit;
    const join = (text, word) => text === null || word === null ? text : (0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .withUnit */ .$o)(text, word);
    return {
        baseline: writeValue('baseline'),
        candidate: writeValue('candidate'),
        change: join(number, unit),
        changeInWords: join(number, unitInWords),
        interval: low === undefined || high === undefined ? null : `[${low}, ${high}]`,
        intervalInWords: low === undefined || high === undefined ? null : `${low} to ${high}`,
        sign,
    };
}
const WHOLE_FROM = 100;
/**
 * The change of the mean in tokens, to follow that of the typical query in per cent, `, −230 tokens`; empty where the change is in
 * tokens already, or nothing changed: tokens are read as both.
 * @example describeMeanChange({ ...tokens, row: 'log-ratio', baseline: 1240, candidate: 1010 }) // ', −230 tokens'
 */
function describeMeanChange({ metric, row, baseline, candidate }) {
    if (metric.unit !== 'tokens' || row !== 'log-ratio' || baseline === null || candidate === null)
        return '';
    const decimals = Math.max(baseline, candidate) >= WHOLE_FROM ? 0 : 1;
    const text = (0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(candidate - baseline, { decimals, signed: true });
    return /[1-9]/.test(text) ? `, ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .withUnit */ .$o)(text, 'tokens')}` : '';
}


/***/ }),

/***/ 60427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $3: () => (/* binding */ describeSizeOpen),
/* harmony export */   SI: () => (/* binding */ canLose),
/* harmony export */   hH: () => (/* binding */ possibleInterval),
/* harmony export */   pA: () => (/* binding */ formatPossible)
/* harmony export */ });
/* harmony import */ var _model_relative_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22837);
/* harmony import */ var _format_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13992);


/**
 * `formatAmount` of a change for the worse; null where there is none, or the metric cannot change so much from its baseline (null: from
 * wherever it stands).
 */
function formatPossible(metric, { kind, value }, { baseline, ...options }) {
    return value === null || !canLose(metric, { kind, value }, baseline)
        ? null
        : (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAmount */ .ej)(metric, { kind, value }, options);
}
/**
 * Whether a metric can get worse by so much at all.
 * @example canLose(success, { kind: 'absolute', value: 0.9 }, 0.8) // false: from 80 % it cannot fall by 90 points
 * @example canLose(tokens, { kind: 'relative', value: 1.22 }, 900) // true: a rise by 122 % is possible
 */
function canLose(metric, { kind, value }, baseline) {
    const isFall = metric.direction === 'higher';
    if (kind === 'relative' && (baseline === null || baseline < _model_relative_change_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p8))
        return !isFall || value <= 1;
    const { fall, rise } = reachOf(metric, baseline);
    return (kind === 'relative' ? value * (baseline ?? 1) : value) <= (isFall ? fall : rise) + _model_relative_change_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p8;
}
/**
 * How far a metric can fall and rise from its baseline; Infinity where nothing ends its range.
 * @example reachOf({ range: [0, 1], direction: 'higher' }, 0.8) // { fall: 0.8, rise: 0.2 }, but for float noise
 */
function reachOf({ range: [least, most] }, baseline) {
    const width = least === null || most === null ? Infinity : most - least;
    if (baseline === null)
        return { fall: width, rise: width };
    return {
        fall: least === null ? Infinity : Math.max(0, baseline - least),
        rise: most === null ? Infinity : Math.max(0, most - baseline),
    };
}
/**
 * The part of an interval that the metric's range allows, for display: a t interval knows no range, and would say that a share may change by
 * 130 points. Only the range counts, not where this baseline stands in it: the true one may be elsewhere, and an interval cut there would end
 * at the estimate itself. Where the range has one end (money, tokens), nothing falls by more than there was. What is computed or stored keeps
 * the whole interval. On the log-ratio row every end is possible.
 * @example possibleInterval({ metric: success, row: 'paired-t', baseline: 0.82, interval: { low: -1.2, high: 0.3, method: 't' } }) // low: -1
 */
function possibleInterval({ metric, row, baseline, interval, }) {
    if (interval === null || row === 'log-ratio')
        return interval;
    const hasBothEnds = metric.range.every((end) => end !== null);
    const { fall, rise } = reachOf(metric, hasBothEnds ? null : baseline);
    const [worst, best] = metric.direction === 'lower' ? [-rise, fall] : [-fall, rise];
    return { ...interval, low: Math.max(worst, interval.low), high: Math.min(best, interval.high) };
}
/**
 * What is proven of a loss whose size is not: it neither reaches the gate's margin nor is shown to stay inside.
 * @example describeSizeOpen(tokens) // 'worse; whether by more than 10 % cannot be told'
 */
function describeSizeOpen({ gate, metric }) {
    return gate.margin === null
        ? 'worse; by how much cannot be told'
        : `worse; whether by more than ${(0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAmount */ .ej)(metric, gate.margin)} cannot be told`;
}


/***/ }),

/***/ 22837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N0: () => (/* binding */ relativeChange),
/* harmony export */   QG: () => (/* binding */ isWorseSizeOpen),
/* harmony export */   WO: () => (/* binding */ isPotentiallyMeaningful),
/* harmony export */   bQ: () => (/* binding */ isSlightlyBetter),
/* harmony export */   hO: () => (/* binding */ isEstablished),
/* harmony export */   hf: () => (/* binding */ isSlightlyWorse),
/* harmony export */   p8: () => (/* binding */ EPSILON)
/* harmony export */ });
/** The size from which a change is worth a look, whatever its test says (docs/decision-rules.md#potentially-meaningful-changes). */
const MEANINGFUL = 0.1;
const NOISE = 1e-9;
/**
 * The change of the value itself as a share of the baseline: −0.19 is "19 % lower", whichever way is better. On the
 * log-ratio row it is the change of the typical query. Null where nothing was compared or the baseline is 0.
 * @example relativeChange({ metric: precision, row: 'paired-t', baseline: 0.5, delta: -0.06 }) // -0.12
 */
function relativeChange({ metric, row, baseline, delta }) {
    if (delta === null)
        return null;
    const change = metric.direction === 'lower' ? -delta : delta;
    if (row === 'log-ratio')
        return Math.expm1(change);
    return baseline === null || Math.abs(baseline) < NOISE ? null : change / Math.abs(baseline);
}
/** What a claim needs where no gate decides: an adjusted p below alpha, and an interval that leaves out no change. */
function isEstablished({ p_adjusted: p, interval }, alpha) {
    return p !== null && p < alpha && (interval === null || interval.low > 0 || interval.high < 0);
}
/** At least 10 % up or down, and not established: no claim, but potentially meaningful. */
function isPotentiallyMeaningful(measured, alpha) {
    // Nothing of an exact number is left to chance.
    if (measured.row === 'exact')
        return false;
    const change = relativeChange(measured);
    return change !== null && Math.abs(change) >= MEANINGFUL - NOISE && !isEstablished(measured, alpha);
}
const isProven = (p, alpha) => p !== null && p < alpha;
/** Significantly or exactly worse, yet shown to stay inside the margin. By the adjusted p, as every claim of a gate. */
function isSlightlyWorse({ verdict, row, p_adjusted: p, delta }, alpha) {
    const isCertain = row === 'exact' || isProven(p, alpha);
    return verdict === 'no-regression' && isCertain && delta !== null && delta < 0;
}
/** Proven to be worse, though not by as much as the margin, nor by less. */
function isWorseSizeOpen({ verdict, p_adjusted: p, delta }, alpha) {
    return verdict === 'inconclusive' && isProven(p, alpha) && delta !== null && delta < 0;
}
/** Significantly better by less than the margin counts for. */
function isSlightlyBetter(result) {
    const { margin } = result.gate;
    if (result.verdict !== 'improved' || margin === null || result.delta === null)
        return false;
    if (margin.kind === 'absolute')
        return result.delta < margin.value;
    const share = relativeChange(result);
    return share !== null && Math.abs(share) < margin.value;
}
/** Two figures between 0 and 1 that are closer than this are equal (docs/decision-rules.md#rounding). */
const EPSILON = 1e-9;


/***/ }),

/***/ 12331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fb: () => (/* binding */ COMPARISON_SCHEMA_VERSION),
  Id: () => (/* binding */ MOST_ARMS),
  Dp: () => (/* binding */ armLetter),
  D: () => (/* binding */ comparisonSchema),
  _g: () => (/* binding */ onlyCandidate),
  yf: () => (/* binding */ orientPrimary)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
// EXTERNAL MODULE: ./build/model/metric.js
var metric = __webpack_require__(16080);
;// CONCATENATED MODULE: ./build/model/run/run-table.js


const tableFormatSchema = schemas["enum"](['text', ...metric/* UNITS */.QN]);
const tableColumnSchema = schemas.strictObject({
    title: schemas.string(),
    format: tableFormatSchema.describe('How its values are shown: as text, or as numbers with a unit.'),
    group: schemas.string().describe('Columns of one group are next to each other, under its name.').exactOptional(),
    hint: schemas.string().describe('What the column means.').exactOptional(),
});
const tableValueSchema = schemas.union([schemas.string(), schemas.number()]).nullable().describe('Null is "not measured", never 0.');
const markedValueSchema = schemas.strictObject({ value: tableValueSchema, mark: schemas["enum"](['good', 'fair', 'poor']) })
    .describe('A value and its rating, which reports show as a colour and a mark.');
const tableCellSchema = schemas.union([tableValueSchema, markedValueSchema]);
const runTableSchema = schemas.strictObject({
    id: schemas.string().describe('`route-tier-usage`: also the name of its section in docs/metrics.md.'),
    title: schemas.string(),
    gist: schemas.string().describe('Its result in a few words:  `80 / 15 / 5 %`.').exactOptional(),
    place: schemas["enum"](['comment', 'page']).describe('Whether the comment shows it too, or only documents opened on purpose.'),
    names_cases: schemas.literal(true)
        .describe('It contains case ids, which a report with details `none` must not show.')
        .exactOptional(),
    columns: schemas.array(tableColumnSchema),
    rows: schemas.array(schemas.array(tableCellSchema)).describe('A cell for each column.'),
    totals: schemas.array(schemas.number())
        .describe('The number that each column after the first shows shares of, if it is the same for the column.')
        .exactOptional(),
    notes: schemas.array(schemas.string()).describe('Sentences below the table: how it is sorted, what is left out.'),
});

// EXTERNAL MODULE: ./build/model/run/run.js
var run = __webpack_require__(12141);
// EXTERNAL MODULE: ./build/model/suite/gate.js
var gate = __webpack_require__(61038);
// EXTERNAL MODULE: ./build/model/result/gate-result.js
var gate_result = __webpack_require__(23909);
;// CONCATENATED MODULE: ./build/model/result/finding.js
/** A `trade` is an improved gate with what it cost the others; a `cause` is what the newly failing cases share, or how they fail. */
const FINDING_SUBJECTS = [
    'gate',
    'trade',
    'metric',
    'slice',
    'cause',
    'confirmed-case',
    'edited-cases',
    'zero-recall',
];
const RECOMMENDATION_SUBJECTS = [
    'rerun',
    'look-first',
    'cause',
    'more-trials',
    'more-cases',
    'slice',
    'edited-cases',
    'stale-cases',
    'interleave',
];

// EXTERNAL MODULE: ./build/model/result/metric-comparison.js
var metric_comparison = __webpack_require__(92244);
;// CONCATENATED MODULE: ./build/model/result/reliability.js

const count = schemas.int().nonnegative();
const size = schemas.number().nonnegative();
const passesSchema = schemas.strictObject({ passed: count, trials: count });
const flakyCaseSchema = schemas.strictObject({
    case_id: schemas.string(),
    baseline: passesSchema.nullable().describe('Null when the arm has no scored trial of it.'),
    candidate: passesSchema.nullable(),
});
const majoritySchema = schemas.strictObject({
    n: count.describe('Cases with a majority in both arms.'),
    newly_failing: count,
    newly_passing: count,
    p: size.describe('Mid-p.'),
    ties: schemas.array(schemas.string()).describe('Cases with as many passes as failures in an arm; they are left out.'),
});
const trialNoiseSchema = schemas.strictObject({
    gate: schemas.string(),
    n: count,
    unit: schemas["enum"](['absolute', 'relative'])
        .describe('`relative` on the log-ratio row: every figure is a share of the value.'),
    trial_variance: schemas.strictObject({ baseline: size, candidate: size })
        .describe("Of a single trial about its case's mean."),
    case_variance: size.describe('Of the true differences between cases; 0 when trial noise explains everything.'),
    clipped: schemas.boolean().describe('The estimate of `case_variance` was below 0 and is shown as 0.'),
    standard_error: size,
    trial_share: size.max(1).describe('The share of the squared standard error that is trial noise.'),
    with_more_trials: schemas.strictObject({ trials: count, standard_error: size })
        .describe('The expected standard error with this many more trials per case in both arms.'),
    with_twice_the_cases: size,
    with_endless_trials: size.describe('With infinitely many trials of the same cases.'),
    advice: schemas["enum"](['more-trials', 'more-cases']),
});
const reliabilitySchema = schemas.strictObject({
    flaky: schemas.array(flakyCaseSchema).describe('Least stable first.'),
    majority: majoritySchema.nullable().describe('Null when `success` cannot be compared.'),
    noise: schemas.array(trialNoiseSchema),
    not_separated: schemas.string()
        .nullable()
        .describe('Why trial noise could not be separated from differences between cases; null when it could.'),
});

// EXTERNAL MODULE: ./build/model/suite/rules.js
var rules = __webpack_require__(72734);
// EXTERNAL MODULE: ./build/model/result/verdict.js
var verdict = __webpack_require__(55451);
;// CONCATENATED MODULE: ./build/model/result/pair-comparison.js







const pair_comparison_count = schemas.int().nonnegative();
const texts = schemas.array(schemas.string());
const runReferenceSchema = schemas.strictObject({
    run_id: schemas.string(),
    variant: schemas.string(),
    commit: schemas.string().nullable(),
    dirty: schemas.literal(true).describe('What was measured has changes that the commit has not.').exactOptional(),
    branch: schemas.string().nullable(),
    started_at: schemas.string(),
    trials_per_case: schemas.int().positive(),
    models: texts.describe('The models that answered, sorted; absent when the target names none.').exactOptional(),
});
const passes = schemas.strictObject({ passed: pair_comparison_count, trials: pair_comparison_count }).describe('Passes and scored trials of `success`.');
const flipSchema = schemas.strictObject({
    case_id: schemas.string(),
    critical: schemas.boolean(),
    baseline: passes,
    candidate: passes,
    kind: schemas["enum"](['newly-failing', 'newly-passing', 'flaky'])
        .describe('`newly-failing`: passed in all, passes in none; `newly-passing`: the reverse; `flaky`: pass rates differ otherwise.'),
    confirmed: schemas.boolean().describe('By zero tolerance.'),
});
const differenceSchema = schemas.strictObject({
    what: schemas.string().describe('`target`, `pricing`, `metrics`, `models`, `trials`, `seed` …'),
    baseline: schemas.string()
        .describe('The value itself if it is a word or a number, otherwise the beginning of its fingerprint.'),
    candidate: schemas.string(),
    changes: texts.describe('What differs in it, a clause each, secrets hidden.').exactOptional(),
    effect: schemas.string().describe('What follows from it, in words.'),
    notice: schemas.string().describe('For the line below the verdict.').exactOptional(),
});
const coverageSchema = schemas.strictObject({
    cases: pair_comparison_count.describe("The candidate's cases that were asked, without stale ones."),
    uncovered: texts.describe('Cases that no fail gate on a quality metric applies to.'),
    compared: schemas.strictObject({ cases: pair_comparison_count, uncovered: pair_comparison_count })
        .describe('The same among the cases that both runs have, since new ones dilute nothing; absent when both have all.')
        .exactOptional(),
    gated: schemas.boolean().describe('A fail gate on a quality metric exists.'),
    gateable: texts.describe('Metrics that could gate them: at most three, those of most cases first.'),
    losses: schemas.array(metric_comparison/* listedMetricSchema */.v4)
        .describe('Quality metrics that got worse among them, the worst first, adjusted over the metrics measured there.'),
})
    .describe('Cases whose quality no gate looks at; absent when a quality gate looks at every case.');
const gateForecastSchema = schemas.strictObject({
    gate: schemas.string(),
    text: schemas.string().describe('A clause about the gate: `flags drops of 13 points or more (40 cases)`.'),
    can_fail: schemas.boolean().describe('False when it can never fail as it stands.'),
});
const forecastSchema = schemas.strictObject({
    gates: schemas.array(gateForecastSchema),
    assumed: schemas.string().nullable().describe('What was assumed, in a sentence.'),
})
    .describe('What the gates could flag, before there are two runs to learn from; absent with a baseline.');
const subsetSchema = schemas.strictObject({
    selection: schemas.string(),
    outside: pair_comparison_count.describe('Cases of the baseline outside it.'),
    unasked: schemas.literal(true)
        .describe('The comparison did not ask for this part: the cases outside it count as removed.')
        .exactOptional(),
})
    .describe('The part of the suite that the run asked for; absent for a whole run.');
const changeSchema = schemas.strictObject({
    cases: pair_comparison_count.describe('Of the base.'),
    edited: texts,
    removed: texts,
    asked: texts.describe('Those of them that were asked as the base has them: they are compared.'),
    unasked: texts.describe('Cases that must never start to fail and were not asked as the base has them.'),
    is_accepted: schemas.boolean().describe('By a person, with the label.'),
    accept_label: schemas.string().nullable().describe('The label that accepts it; null where there is none to set.'),
})
    .describe("What the change did to the cases of its base; absent where it did nothing, or the base's cases are not known.");
const casesSchema = schemas.strictObject({
    shared: pair_comparison_count.describe('Cases in both runs, same text.'),
    edited: texts,
    added: texts,
    removed: texts,
    edited_failing: texts.describe('Edited cases that now fail in the candidate.'),
    stale: texts.describe('Cases whose expectations no longer fit the code.').exactOptional(),
    stale_failing: texts.describe('Stale cases that now fail in the candidate.').exactOptional(),
    deleted: texts
        .describe("Cases whose expected spans the candidate's change deleted: they are compared, and fail.")
        .exactOptional(),
    change: changeSchema.exactOptional(),
    subset: subsetSchema.exactOptional(),
});
const pairComparisonSchema = schemas.strictObject({
    suite: schemas.string(),
    alpha: schemas.number(),
    seed: schemas.int(),
    inference: schemas.literal('these-cases').describe('What the verdict is about; absent: cases like these.').exactOptional(),
    baseline: runReferenceSchema.nullable(),
    candidate: runReferenceSchema,
    interleaved: schemas.boolean().describe('Both arms ran interleaved in one job.'),
    cases: casesSchema,
    gates_changed: schemas.strictObject({ from: schemas["enum"](rules/* GATES_FROM */.o), changes: texts })
        .describe("How this change's gates and settings differ from its base's, and whose were used.")
        .exactOptional(),
    forecast: forecastSchema.exactOptional(),
    coverage: coverageSchema.exactOptional(),
    metrics: schemas.array(metric_comparison/* listedMetricSchema */.v4),
    gates: schemas.array(gate_result/* gateResultSchema */.m),
    slices: schemas.array(metric_comparison/* sliceComparisonSchema */.Ls),
    flips: schemas.array(flipSchema),
    concentration: schemas.strictObject({ clause: schemas.string(), tag: schemas.string().nullable(), cases: texts })
        .describe('What the newly failing cases share more often than by chance, such as "are tagged auth", and which of them do; absent if nothing is found.')
        .exactOptional(),
    zero_tolerance: texts,
    zero_tolerance_unscored: texts
        .describe('Cases in the scope of zero tolerance that passed in the baseline and have no score now.')
        .exactOptional(),
    reliability: reliabilitySchema.describe('Absent when no case was tried twice.').exactOptional(),
    differences: schemas.array(differenceSchema),
    findings: schemas.array(schemas.strictObject({ about: schemas["enum"](FINDING_SUBJECTS), gate: schemas.string().nullable(), text: schemas.string() }))
        .describe('Worst first.'),
    recommendations: schemas.array(schemas.strictObject({
        about: schemas["enum"](RECOMMENDATION_SUBJECTS),
        gate: schemas.string().nullable(),
        text: schemas.string(),
        cases: texts,
    }))
        .describe('The most pressing first.'),
    warnings: texts,
    verdict: verdict/* runVerdictSchema */.AB,
});

;// CONCATENATED MODULE: ./build/model/result/comparison.js









const COMPARISON_SCHEMA_VERSION = 2;
/** More pairs than those of ten arms leave no family in which anything could be significant. */
const MOST_ARMS = 10;
const figure = schemas.number().nullable();
const comparison_texts = schemas.array(schemas.string());
/**
 * How charts and tables call the arm at a place where there are more than two, as no variant's name may go to a chart service.
 * @example armLetter(1) // 'B'
 */
function armLetter(place) {
    return String.fromCharCode('A'.charCodeAt(0) + place);
}
/** A run under the name that it goes by beside the others. */
const armSchema = schemas.strictObject({
    name: schemas.string().describe('Unique: "main" and "this PR", the variant, or the folder of the run.'),
    run: runReferenceSchema,
    counts: run/* countsSchema */.GB.nullable(),
    summaries: schemas.record(schemas.string(), run/* metricSummarySchema */.MF).describe('By metric.'),
});
const candidateSchema = pairComparisonSchema.extend({ name: schemas.string().describe("The arm's.") });
const pairGateSchema = gate_result/* gateResultSchema */.m
    .pick({
    n: true,
    row: true,
    baseline: true,
    candidate: true,
    delta: true,
    interval: true,
    p: true,
    verdict: true,
    suspect: true,
    failed: true,
    reason: true,
})
    .extend({
    gate: schemas.string(),
    p_adjusted: figure.describe('By Holm over the gates of all pairs, not only of this one; unadjusted for evidence threshold and non-inferior.'),
    better: schemas["enum"](['baseline', 'candidate'])
        .nullable()
        .describe('The better arm, judged over all pairs: their comparison says improved, and adjusted p < alpha.'),
});
const pairSchema = schemas.strictObject({
    baseline: schemas.string(),
    candidate: schemas.string(),
    verdict: schemas["enum"](verdict/* RUN_VERDICTS */.Z4).describe('Of this pair alone.'),
    because: verdict/* runVerdictSchema */.AB.shape.because,
    shared: schemas.int().nonnegative().describe('Cases in both runs, same text.'),
    gates: schemas.array(pairGateSchema),
});
const selectionSchema = schemas.strictObject({
    among: schemas.int().nonnegative(),
    observed: schemas.number(),
    optimism: schemas.number(),
    cautious: schemas.number().describe('observed - optimism: a cautious figure, not an interval.'),
})
    .describe('If all were equally good, the picked one would lead the baseline by about `optimism` by luck alone.');
const outcomeSchema = schemas.discriminatedUnion('kind', [
    schemas.strictObject({
        kind: schemas.literal('winner'),
        variant: schemas.string(),
        reason: schemas.string(),
        caveats: comparison_texts.describe('What is not proven but worth a look, in sentences.'),
        selection: selectionSchema.nullable().describe('Null when the winner is the baseline, which was not picked.'),
    }),
    schemas.strictObject({
        kind: schemas.literal('no-winner'),
        because: schemas["enum"](['undecided', 'vetoed', 'no-primary-gate'])
            .describe('`vetoed`: one beats all others on the primary gate but is refused for another reason.'),
        leaders: comparison_texts.describe('Arms that no other beats on the primary gate, best first.'),
        reason: schemas.string(),
    }),
    schemas.strictObject({ kind: schemas.literal('invalid'), variants: comparison_texts, reason: schemas.string() })
        .describe('Too little of these arms was measured.'),
]);
/** What an arm gave on every gate, and whom it beats. */
const standingSchema = schemas.strictObject({
    name: schemas.string().describe("The arm's."),
    values: schemas.record(schemas.string(), figure).describe("By gate: the mean over all its scored cases in the gate's slice."),
    beats: comparison_texts.describe('The arms that it beats on the primary gate.'),
});
const disagreementSchema = schemas.strictObject({
    case_id: schemas.string(),
    critical: schemas.boolean(),
    passes: schemas.array(passesSchema.nullable())
        .describe('Passes and scored trials of `success` in every arm, in arm order; null for an arm without scored trials.'),
});
const rankingSchema = schemas.strictObject({
    gates: schemas.array(gate/* gateSchema */.Tp),
    metrics: schemas.array(metric/* metricFactsSchema */.DI).describe('Every metric measured, including those of the gates.'),
    family: schemas.int().nonnegative().describe('How many p-values of severity fail were adjusted together.'),
    standings: schemas.array(standingSchema).describe('In the order of the arms.'),
    pairs: schemas.array(pairSchema).describe('Every pair once, in the order of the arms.'),
    disagreements: schemas.array(disagreementSchema).describe('Those worst for the baseline first.'),
    outcome: outcomeSchema,
});
const tradeOffSchema = schemas.strictObject({
    arm: schemas.string().describe('The arm that uses less.'),
    against: schemas.string(),
    text: schemas.string(),
});
const verdictSchema = schemas.strictObject({
    word: schemas["enum"]([...verdict/* RUN_VERDICTS */.Z4, 'winner', 'no-winner'])
        .describe("With one candidate the word of its comparison, else the ranking's."),
    because: schemas.union([verdict/* runVerdictSchema */.AB.shape.because.unwrap(), schemas["enum"](['undecided', 'vetoed', 'no-primary-gate'])])
        .nullable(),
    exit_code: verdict/* exitCodeSchema */.NP,
    passed: schemas.boolean(),
    primary: schemas.string().nullable().describe('The primary gate.'),
    winner: schemas.string()
        .nullable()
        .describe('The arm that beats all others; null if there is none, or only one candidate.'),
});
const comparisonSchema = schemas.strictObject({
    schema_version: schemas.literal(COMPARISON_SCHEMA_VERSION),
    suite: schemas.string(),
    alpha: schemas.number(),
    seed: schemas.int(),
    inference: pairComparisonSchema.shape.inference,
    interleaved: schemas.boolean().describe('All arms ran interleaved in one job.'),
    arms: schemas.array(armSchema).min(1).max(MOST_ARMS).describe('The baseline first, if there is one.'),
    baseline: schemas.string().nullable().describe('The arm that the others are compared with; null when there is none yet.'),
    candidates: schemas.array(candidateSchema)
        .min(1)
        .describe('Every other arm against the baseline, each decided on its own; without a baseline, the only arm.'),
    ranking: rankingSchema
        .nullable()
        .describe('How several candidates compare with each other; null when there is only one.'),
    trade_offs: schemas.array(tradeOffSchema),
    tables: schemas.array(runTableSchema).describe('Every table of the report, in its order.').exactOptional(),
    warnings: comparison_texts.describe('Warnings common to all pairs once, the others with the pairs they are about.'),
    verdict: verdictSchema,
});
/** How good an arm of several is on the primary gate, larger is better; what was not measured comes last. */
function orientPrimary({ ranking, verdict: { primary } }, place) {
    const gate = ranking?.gates.find(({ id }) => id === primary);
    const metric = ranking?.metrics.find(({ id }) => id === gate?.metric);
    const value = ranking?.standings[place]?.values[primary ?? ''] ?? null;
    if (value === null)
        return -Infinity;
    return metric?.direction === 'lower' ? -value : value;
}
/** The comparison of two runs, or of one with nothing. Throws where there are more. */
function onlyCandidate({ candidates }) {
    const [candidate] = candidates;
    if (candidate === undefined || candidates.length > 1)
        throw new RangeError(`there are ${candidates.length} candidates`);
    return candidate;
}


/***/ }),

/***/ 23909:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ limitedValue),
/* harmony export */   m: () => (/* binding */ gateResultSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55156);
/* harmony import */ var _metric_comparison_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92244);
/* harmony import */ var _metric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16080);
/* harmony import */ var _suite_gate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61038);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55451);





const figure = zod__WEBPACK_IMPORTED_MODULE_4__.number().nullable();
const count = zod__WEBPACK_IMPORTED_MODULE_4__.int().nonnegative();
const texts = zod__WEBPACK_IMPORTED_MODULE_4__.array(zod__WEBPACK_IMPORTED_MODULE_4__.string());
const ends = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({ low: zod__WEBPACK_IMPORTED_MODULE_4__.number(), high: zod__WEBPACK_IMPORTED_MODULE_4__.number() });
const boundMethodSchema = zod__WEBPACK_IMPORTED_MODULE_4__["enum"]([
    'tango',
    't',
    'gaffke',
    'bootstrap-t',
    'cr2-t',
    'cluster-gaffke',
    'cluster-bootstrap-t',
]);
const boundSchema = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
    method: boundMethodSchema,
    value: figure.describe('Null when it does not exist, which fails `no-regression`.'),
    above_margin: zod__WEBPACK_IMPORTED_MODULE_4__.boolean(),
    share_at_or_below: zod__WEBPACK_IMPORTED_MODULE_4__.number()
        .describe('For Gaffke only: the share of weighted means at or below -m; above_margin needs at most alpha/2.')
        .exactOptional(),
})
    .describe('One-sided, lower, at alpha/2.');
const checksSchema = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
    exact_p: zod__WEBPACK_IMPORTED_MODULE_4__.number().exactOptional(),
    exact_p_log10: zod__WEBPACK_IMPORTED_MODULE_4__.number().describe('log10 of the exact p, if p is below the smallest double.').exactOptional(),
    chi2: figure.exactOptional(),
    chi2_corrected: figure.exactOptional(),
    newcombe10: ends.exactOptional(),
    sign_flip_p: figure.exactOptional(),
    wilcoxon_pratt_p: figure.exactOptional(),
    mcnemar_first_trial_p: zod__WEBPACK_IMPORTED_MODULE_4__.number().exactOptional(),
    cohen_dz: figure
        .describe('The mean difference in standard deviations of the differences; null without spread.')
        .exactOptional(),
    hedges_g: figure.describe('The same, corrected for few cases.').exactOptional(),
    percentile: ends
        .describe('Bootstrap over cases, at 1 - alpha, oriented and scaled like the delta.')
        .exactOptional(),
    bca: ends.nullable().exactOptional(),
    studentised: ends.nullable().exactOptional(),
    matched_trials: zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({ p: zod__WEBPACK_IMPORTED_MODULE_4__.number(), delta: zod__WEBPACK_IMPORTED_MODULE_4__.number() })
        .describe('With unequal trials: over the first k trials of each pair, which `improved` must pass too.')
        .exactOptional(),
})
    .describe('Shown beside a gate; never decides.');
const gateResultSchema = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
    gate: _suite_gate_js__WEBPACK_IMPORTED_MODULE_2__/* .gateSchema */ .Tp,
    metric: _metric_js__WEBPACK_IMPORTED_MODULE_1__/* .metricFactsSchema */ .DI,
    verdict: zod__WEBPACK_IMPORTED_MODULE_4__["enum"](_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .GATE_VERDICTS */ .Jm),
    suspect: zod__WEBPACK_IMPORTED_MODULE_4__.boolean(),
    failed: zod__WEBPACK_IMPORTED_MODULE_4__.boolean().describe('The gate fails; it fails the run only with severity `fail`.'),
    reason: zod__WEBPACK_IMPORTED_MODULE_4__.string().describe('In plain words: "unchanged on all 60 cases", "measured on different machines".'),
    ..._metric_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .measuredChange */ .Fg,
    clusters: count.nullable().describe('How many, when the gate is clustered.'),
    candidate_value: figure.describe('The mean over all scored candidate cases in the slice, or the figure of the whole run: what `min` and `max` limit.'),
    p_adjusted: figure,
    df: figure,
    bounds: zod__WEBPACK_IMPORTED_MODULE_4__.array(boundSchema),
    ratio_of_means: figure.describe('Mean candidate / mean baseline over the pairs, on row `log-ratio`.'),
    scored_share: zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({ baseline: figure, candidate: figure }),
    missing_unevenly: zod__WEBPACK_IMPORTED_MODULE_4__.boolean(),
    borderline: zod__WEBPACK_IMPORTED_MODULE_4__.boolean().describe('p < alpha and "the interval excludes 0" disagree, on row `mcnemar`.'),
    broken_by: texts
        .describe("A binary metric with a broken bound: the candidate's cases that break it, new and edited ones too.")
        .exactOptional(),
    newly_failing: count.nullable(),
    newly_passing: count.nullable(),
    least_flips: count
        .describe('The fewest flips that can be significant alongside the other gates; absent when flips are not tested.')
        .exactOptional(),
    can_flag: figure.describe('Drops of this size can be flagged; null with too few differences or cases to say.'),
    can_rule_out: figure.describe('Drops of this size can be ruled out; null when none can.'),
    figures_unit: zod__WEBPACK_IMPORTED_MODULE_4__["enum"](['absolute', 'relative'])
        .describe("Of the two figures above: in the metric's own unit, or a share of the baseline."),
    cases_needed: figure.describe('Cases needed to flag a drop of twice the margin four times in five.'),
    cases_to_settle: figure.describe('Cases needed to rule out a drop of the margin four times in five, if nothing changed.'),
    checks: checksSchema,
    warnings: texts,
    marks: texts.describe('The warnings that belong beside the verdict.').exactOptional(),
});
/** What `min` and `max` limit: the candidate's value, Infinity where it has none for that reason, else null. */
function limitedValue({ candidate_value: value, infinite, }) {
    return value ?? (infinite?.includes('candidate') === true ? Infinity : null);
}


/***/ }),

/***/ 92244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fg: () => (/* binding */ measuredChange),
/* harmony export */   Ls: () => (/* binding */ sliceComparisonSchema),
/* harmony export */   v4: () => (/* binding */ listedMetricSchema)
/* harmony export */ });
/* unused harmony export metricComparisonSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55156);
/* harmony import */ var _metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16080);


const figure = zod__WEBPACK_IMPORTED_MODULE_1__.number().nullable();
const rowSchema = zod__WEBPACK_IMPORTED_MODULE_1__["enum"](['mcnemar', 'paired-t', 'log-ratio', 'per-run', 'stratified-exact', 'stratified-permutation', 'exact'])
    .describe('The test used; `exact`: one number per side, which needs no test.');
const intervalSchema = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
    low: zod__WEBPACK_IMPORTED_MODULE_1__.number(),
    high: zod__WEBPACK_IMPORTED_MODULE_1__.number(),
    method: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](['tango', 't', 'cr2-t', 'point', 'bootstrap']),
})
    .describe('Two-sided at 1 - alpha, oriented like its delta.');
/** What the paired difference of a metric and the result of a gate have in common. */
const measuredChange = {
    n: zod__WEBPACK_IMPORTED_MODULE_1__.int().nonnegative().describe('Cases paired.'),
    row: rowSchema.nullable(),
    baseline: figure.describe('The mean over the paired cases.'),
    candidate: figure.describe('The mean over the paired cases.'),
    infinite: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__["enum"](['baseline', 'candidate']))
        .describe('Whose value is null because it is infinite: a ratio with nothing to divide by.')
        .exactOptional(),
    delta: figure.describe("Oriented so that positive is better (for a neutral metric: candidate - baseline), in the metric's unit; on row `log-ratio` ln(candidate/baseline), oriented."),
    interval: intervalSchema.nullable(),
    p: figure.describe('Two-sided and unadjusted; null when nothing was tested.'),
};
const metricComparisonSchema = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
    metric: _metric_js__WEBPACK_IMPORTED_MODULE_0__/* .metricFactsSchema */ .DI,
    ...measuredChange,
    reason: zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable().describe('Why there is no test, or why its p is not reliable.'),
    marks: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.string()).describe('What a reader must know about these numbers, a clause each.').exactOptional(),
});
const listedMetricSchema = metricComparisonSchema.extend({
    p_adjusted: figure.describe("If the numbers are a gate's, that gate's p after Holm; otherwise by Benjamini and Hochberg over all metrics and tags of all candidates."),
});
const sliceComparisonSchema = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
    tag: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
    result: metricComparisonSchema,
    p_adjusted: zod__WEBPACK_IMPORTED_MODULE_1__.number().describe('By Benjamini and Hochberg over all metrics and tags of all candidates.'),
});


/***/ }),

/***/ 72734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ recordedRules),
/* harmony export */   o: () => (/* binding */ GATES_FROM)
/* harmony export */ });
const GATES_FROM = ['base', 'head'];
/** The rules that a run was measured with. */
function recordedRules({ gates, settings, pricing }) {
    const { k, primary_k, success, scoring, judge, alpha, min_scored_share, zero_tolerance, deterministic } = settings;
    const rest = { k, primary_k, success, alpha, min_scored_share, zero_tolerance, deterministic };
    return { gates, settings: { ...rest, ...(scoring && { scoring }) }, pricing, judge: judge ?? null };
}


/***/ })

};
