export const id = 7783;
export const ids = [7783];
export const modules = {

/***/ 22837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N0: () => (/* binding */ relativeChange),
/* harmony export */   QG: () => (/* binding */ isWorseSizeOpen),
/* harmony export */   WO: () => (/* binding */ isPotentiallyMeaningful),
/* harmony export */   bQ: () => (/* binding */ isSlightlyBetter),
/* harmony export */   hO: () => (/* binding */ isEstablished),
/* harmony export */   hf: () => (/* binding */ isSlightlyWorse),
/* harmony export */   jZ: () => (/* binding */ findTagLosses),
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
/** What a claim needs where no gate decides: an adjusted p below alpha, and an interval that leaves out no change; nothing more where it is a fact. */
function isEstablished({ row, delta, p_adjusted: p, interval }, alpha) {
    if (row === 'fact')
        return delta !== 0 && delta !== null;
    return p !== null && p < alpha && (interval === null || interval.low > 0 || interval.high < 0);
}
/**
 * The tags in which `success` lost for sure at least the margin of the primary gate, or where that is on another metric its own default
 * margin; the worst first (docs/decision-rules.md#metrics-and-slices-without-a-gate).
 */
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
        return size >= margin.value - NOISE;
    };
    const lossOf = ({ result: { delta } }) => delta ?? 0;
    return slices.filter(isLost).sort((one, other) => lossOf(one) - lossOf(other));
}
/** At least 10 % up or down, and not established: no claim, but potentially meaningful. */
function isPotentiallyMeaningful(measured, alpha) {
    // Nothing of an exact number is left to chance.
    if (measured.row === 'exact' || measured.row === 'fact')
        return false;
    const change = relativeChange(measured);
    return change !== null && Math.abs(change) >= MEANINGFUL - NOISE && !isEstablished(measured, alpha);
}
const isProven = (p, alpha) => p !== null && p < alpha;
/** Significantly or exactly worse, yet shown to stay inside the margin. By the adjusted p, as every claim of a gate. */
function isSlightlyWorse({ verdict, row, p_adjusted: p, delta }, alpha) {
    const isCertain = row === 'exact' || row === 'fact' || isProven(p, alpha);
    return verdict === 'no-regression' && isCertain && delta !== null && delta < 0;
}
/** Proven to be worse, though not by as much as the margin, nor by less. */
function isWorseSizeOpen({ verdict, p_adjusted: p, delta, these_cases: own, }, alpha) {
    if (own !== undefined)
        return own.worse;
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

/***/ 23909:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ limitedValue),
/* harmony export */   m: () => (/* binding */ gateResultSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55156);
/* harmony import */ var _metric_comparison_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92244);
/* harmony import */ var _metric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16080);
/* harmony import */ var _suite_gate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61038);
/* harmony import */ var _reason_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15444);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55451);






const figure = zod__WEBPACK_IMPORTED_MODULE_5__.number().nullable();
const count = zod__WEBPACK_IMPORTED_MODULE_5__.int().nonnegative();
const texts = zod__WEBPACK_IMPORTED_MODULE_5__.array(zod__WEBPACK_IMPORTED_MODULE_5__.string());
const ends = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({ low: zod__WEBPACK_IMPORTED_MODULE_5__.number(), high: zod__WEBPACK_IMPORTED_MODULE_5__.number() });
const boundMethodSchema = zod__WEBPACK_IMPORTED_MODULE_5__["enum"]([
    'tango',
    't',
    'gaffke',
    'bootstrap-t',
    'cr2-t',
    'cluster-gaffke',
    'cluster-bootstrap-t',
]);
const boundSchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    method: boundMethodSchema,
    value: figure.describe('Null when it does not exist, which fails `no-regression`.'),
    above_margin: zod__WEBPACK_IMPORTED_MODULE_5__.boolean(),
    share_at_or_below: zod__WEBPACK_IMPORTED_MODULE_5__.number()
        .describe('For Gaffke only: the share of weighted means at or below -m; above_margin needs at most alpha/2.')
        .exactOptional(),
})
    .describe('One-sided, lower, at alpha/2.');
const checksSchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    exact_p: zod__WEBPACK_IMPORTED_MODULE_5__.number().exactOptional(),
    exact_p_log10: zod__WEBPACK_IMPORTED_MODULE_5__.number().describe('log10 of the exact p, if p is below the smallest double.').exactOptional(),
    chi2: figure.exactOptional(),
    chi2_corrected: figure.exactOptional(),
    newcombe10: ends.exactOptional(),
    sign_flip_p: figure.exactOptional(),
    wilcoxon_pratt_p: figure.exactOptional(),
    mcnemar_first_trial_p: zod__WEBPACK_IMPORTED_MODULE_5__.number().exactOptional(),
    cohen_dz: figure
        .describe('The mean difference in standard deviations of the differences; null without spread.')
        .exactOptional(),
    hedges_g: figure.describe('The same, corrected for few cases.').exactOptional(),
    percentile: ends
        .describe('Bootstrap over cases, at 1 - alpha, oriented and scaled like the delta.')
        .exactOptional(),
    bca: ends.nullable().exactOptional(),
    studentised: ends.nullable().exactOptional(),
    matched_trials: zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({ p: zod__WEBPACK_IMPORTED_MODULE_5__.number(), delta: zod__WEBPACK_IMPORTED_MODULE_5__.number() })
        .describe('With unequal trials: over the first k trials of each pair, which `improved` must pass too.')
        .exactOptional(),
})
    .describe('Shown beside a gate; never decides.');
const theseCasesSchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    how: zod__WEBPACK_IMPORTED_MODULE_5__["enum"](['rounds', 'fact'])
        .describe('`rounds`: by looks after rounds of tries; `fact`: the target always answers alike, so what was seen is so.'),
    round: count.describe('The round of the look that decided; 0 for a fact.'),
    worse: zod__WEBPACK_IMPORTED_MODULE_5__.boolean()
        .describe('Inconclusive, with a loss that is proven and not shown to reach the margin, or with cases that broke for sure.'),
    broke: texts.describe('Cases that broke for sure: good on main, bad in every try, more than chance allows.'),
    copies: zod__WEBPACK_IMPORTED_MODULE_5__.boolean()
        .describe('Repeated answers agree too often: a cache or a fixed seed answers, so each case counts once.'),
    hopeless: zod__WEBPACK_IMPORTED_MODULE_5__.boolean().describe('Not even all rounds could be expected to rule out a loss of the margin.'),
})
    .describe('How it was decided on these cases; absent where another row decides.');
const likeTheseSchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    verdict: zod__WEBPACK_IMPORTED_MODULE_5__["enum"](_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .GATE_VERDICTS */ .Jm),
    ..._metric_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .measuredChange */ .Fg,
    p_adjusted: figure,
    can_rule_out: figure,
    figures_unit: zod__WEBPACK_IMPORTED_MODULE_5__["enum"](['absolute', 'relative']),
})
    .describe('What the first try of each case says of questions like these; it decides nothing.');
const gateResultSchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    gate: _suite_gate_js__WEBPACK_IMPORTED_MODULE_2__/* .gateSchema */ .Tp,
    metric: _metric_js__WEBPACK_IMPORTED_MODULE_1__/* .metricFactsSchema */ .DI,
    verdict: zod__WEBPACK_IMPORTED_MODULE_5__["enum"](_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .GATE_VERDICTS */ .Jm),
    suspect: zod__WEBPACK_IMPORTED_MODULE_5__.boolean(),
    failed: zod__WEBPACK_IMPORTED_MODULE_5__.boolean().describe('The gate fails; it fails the run only with severity `fail`.'),
    cause: _reason_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonSchema */ .e,
    ..._metric_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .measuredChange */ .Fg,
    these_cases: theseCasesSchema.exactOptional(),
    like_these: likeTheseSchema.exactOptional(),
    clusters: count.nullable().describe('How many, when the gate is clustered.'),
    candidate_value: figure.describe('The mean over all scored candidate cases in the slice, or the figure of the whole run: what `min` and `max` limit.'),
    p_adjusted: figure,
    df: figure,
    bounds: zod__WEBPACK_IMPORTED_MODULE_5__.array(boundSchema),
    ratio_of_means: figure.describe('Mean candidate / mean baseline over the pairs, on row `log-ratio`.'),
    scored_share: zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({ baseline: figure, candidate: figure }),
    missing_unevenly: zod__WEBPACK_IMPORTED_MODULE_5__.boolean(),
    borderline: zod__WEBPACK_IMPORTED_MODULE_5__.boolean().describe('p < alpha and "the interval excludes 0" disagree, on row `mcnemar`.'),
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
    figures_unit: zod__WEBPACK_IMPORTED_MODULE_5__["enum"](['absolute', 'relative'])
        .describe("Of the two figures above: in the metric's own unit, or a share of the baseline."),
    cases_needed: figure.describe('Cases needed to flag a drop of twice the margin four times in five.'),
    cases_to_settle: figure.describe('Cases needed to rule out a drop of the margin four times in five, if nothing changed.'),
    checks: checksSchema,
    warnings: texts,
    marks: texts.describe('The warnings that belong beside the verdict.').exactOptional(),
});
/** What `min` and `max` limit: the candidate's value, Infinity where it has none for that reason, else null. */
function limitedValue(input) {
    const { candidate_value: value, infinite } = input;
    return value ?? (infinite?.includes('candidate') === true ? Infinity : null);
}


/***/ }),

/***/ 92244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fg: () => (/* binding */ measuredChange),
/* harmony export */   Ls: () => (/* binding */ sliceComparisonSchema),
/* harmony export */   RH: () => (/* binding */ metricComparisonSchema),
/* harmony export */   v4: () => (/* binding */ listedMetricSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55156);
/* harmony import */ var _metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16080);
/* harmony import */ var _reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15444);



const figure = zod__WEBPACK_IMPORTED_MODULE_2__.number().nullable();
const rowSchema = zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['mcnemar', 'paired-t', 'log-ratio', 'per-run', 'rounds', 'fact', 'exact'])
    .describe('The test used; `rounds`: on these cases, by looks after rounds of tries; `fact`: a target that always answers alike; `exact`: one number per side, which needs no test.');
const intervalSchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
    low: zod__WEBPACK_IMPORTED_MODULE_2__.number(),
    high: zod__WEBPACK_IMPORTED_MODULE_2__.number(),
    method: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['tango', 't', 'cr2-t', 'point', 'bootstrap', 'rounds']),
})
    .describe('Two-sided at 1 - alpha, oriented like its delta.');
/** What the paired difference of a metric and the result of a gate have in common. */
const measuredChange = {
    n: zod__WEBPACK_IMPORTED_MODULE_2__.int().nonnegative().describe('Cases paired.'),
    row: rowSchema.nullable(),
    baseline: figure.describe('The mean over the paired cases.'),
    candidate: figure.describe('The mean over the paired cases.'),
    infinite: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['baseline', 'candidate']))
        .describe('Whose value is null because it is infinite: a ratio with nothing to divide by.')
        .exactOptional(),
    delta: figure.describe("Oriented so that positive is better (for a neutral metric: candidate - baseline), in the metric's unit; on row `log-ratio` ln(candidate/baseline), oriented."),
    interval: intervalSchema.nullable(),
    p: figure.describe('Two-sided and unadjusted; null when nothing was tested.'),
};
const metricComparisonSchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
    metric: _metric_js__WEBPACK_IMPORTED_MODULE_0__/* .metricFactsSchema */ .DI,
    ...measuredChange,
    cause: _reason_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonSchema */ .e.nullable().describe('Why there is no test, or why its p is not reliable.'),
    marks: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.string()).describe('What a reader must know about these numbers, a clause each.').exactOptional(),
});
const listedMetricSchema = metricComparisonSchema.extend({
    p_adjusted: figure.describe("If the numbers are a gate's, that gate's p after Holm; otherwise by Benjamini and Hochberg over all metrics and tags of all candidates."),
});
const sliceComparisonSchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
    tag: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
    result: metricComparisonSchema,
    p_adjusted: zod__WEBPACK_IMPORTED_MODULE_2__.number().describe('By Benjamini and Hochberg over all metrics and tags of all candidates.'),
});


/***/ }),

/***/ 15444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ reasonSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55156);
/* harmony import */ var _metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16080);
/* harmony import */ var _run_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12141);



const count = zod__WEBPACK_IMPORTED_MODULE_2__.int().nonnegative();
const arm = zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['baseline', 'candidate']);
const figure = zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['percentile', 'ratio', 'calibration-error', 'correlation', 'trial-deviation', 'run-deviation']);
const unit = zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['case', 'cluster']);
const test = { p: zod__WEBPACK_IMPORTED_MODULE_2__.number(), alpha: zod__WEBPACK_IMPORTED_MODULE_2__.number() };
const unscored = { baseline: count, candidate: count };
const files = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ common: count, added: count, gone: count })
    .describe('Files of both sides, of the candidate alone, and of the baseline alone.');
const basis = {
    files: files.nullable().describe('Null for a figure that rests on no files.'),
    all_files: zod__WEBPACK_IMPORTED_MODULE_2__.literal(true).describe('All files are compared, since some may be renamed.').exactOptional(),
};
const change = zod__WEBPACK_IMPORTED_MODULE_2__.number().describe("As `delta`: oriented so that positive is better, in the gate's unit.");
const loss = { loss: _metric_js__WEBPACK_IMPORTED_MODULE_0__/* .marginSchema */ .e4, margin: _metric_js__WEBPACK_IMPORTED_MODULE_0__/* .marginSchema */ .e4 };
const open = {
    worse: _metric_js__WEBPACK_IMPORTED_MODULE_0__/* .marginSchema */ .e4
        .nullable()
        .describe('A loss is proven, but not whether by more than this margin; null: all is open.'),
};
/** Why a gate has its verdict, or why a metric has no test or no reliable p: facts alone, which `src/report/words` puts into words. */
const reasonSchema = zod__WEBPACK_IMPORTED_MODULE_2__.discriminatedUnion('kind', [
    // Nothing can be said.
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_2__.literal('bug'), message: zod__WEBPACK_IMPORTED_MODULE_2__.string() }),
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_2__.literal('stopped'), arm, run: _run_run_js__WEBPACK_IMPORTED_MODULE_1__/* .stoppedSchema */ .r$ }),
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
        kind: zod__WEBPACK_IMPORTED_MODULE_2__.literal('too-few-scored'),
        arm,
        scored: count,
        cases: count,
        floor: zod__WEBPACK_IMPORTED_MODULE_2__.number(),
        grades: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.string()).describe('What the trials of one side lack, and so are not compared.'),
    }),
    // The two sides cannot be compared.
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_2__.literal('no-baseline'), lost: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['none', 'unreadable', 'removed']) }),
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
        kind: zod__WEBPACK_IMPORTED_MODULE_2__.literal('redefined'),
        how: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['prices', 'judge', 'added', 'dropped', 'definition']),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_2__.literal('apart'), how: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['replayed', 'machines', 'jobs']) }),
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_2__.literal('left-out'), cases: count }),
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_2__.literal('nothing-paired') }),
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_2__.literal('no-figure'), arms: zod__WEBPACK_IMPORTED_MODULE_2__.array(arm), infinite: zod__WEBPACK_IMPORTED_MODULE_2__.boolean(), figure }),
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_2__.literal('no-value'), figure: figure.nullable() }),
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_2__.literal('not-measured') }),
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_2__.literal('zero-baseline') }),
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_2__.literal('table'), how: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['none-built', 'bounds-alone', 'no-number']) }),
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_2__.literal('code-unmeasured'), measured: arm.nullable() }),
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_2__.literal('code-unscored'), arm, problem: zod__WEBPACK_IMPORTED_MODULE_2__.string() }),
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
        kind: zod__WEBPACK_IMPORTED_MODULE_2__.literal('file-unscored'),
        arm,
        path: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
        line: zod__WEBPACK_IMPORTED_MODULE_2__.int().nullable(),
        problem: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
        kind: zod__WEBPACK_IMPORTED_MODULE_2__.literal('languages'),
        baseline: zod__WEBPACK_IMPORTED_MODULE_2__.string().nullable(),
        candidate: zod__WEBPACK_IMPORTED_MODULE_2__.string().nullable(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_2__.literal('no-code-value'), arms: zod__WEBPACK_IMPORTED_MODULE_2__.array(arm) }),
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_2__.literal('no-common-value'), files }),
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
        kind: zod__WEBPACK_IMPORTED_MODULE_2__.literal('review'),
        how: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['none', 'none-in-baseline', 'another-judge']),
        problem: zod__WEBPACK_IMPORTED_MODULE_2__.string().nullable(),
    }),
    // Limits.
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
        kind: zod__WEBPACK_IMPORTED_MODULE_2__.literal('outside-bound'),
        side: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['min', 'max']),
        value: zod__WEBPACK_IMPORTED_MODULE_2__.number().nullable().describe('Null: infinite.'),
        limit: zod__WEBPACK_IMPORTED_MODULE_2__.number(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_2__.literal('within-bounds') }),
    // One number on each side.
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_2__.literal('exact'), ...basis }),
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_2__.literal('one-reading') }),
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_2__.literal('exact-change'), change, margin: _metric_js__WEBPACK_IMPORTED_MODULE_0__/* .marginSchema */ .e4, within: zod__WEBPACK_IMPORTED_MODULE_2__.boolean(), ...basis }),
    // Decided.
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_2__.literal('beyond-threshold'), ...loss }),
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_2__.literal('beyond-margin'), ...loss, ...test }),
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_2__.literal('better'), gain: _metric_js__WEBPACK_IMPORTED_MODULE_0__/* .marginSchema */ .e4, slightly: zod__WEBPACK_IMPORTED_MODULE_2__.boolean(), ...test }),
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
        kind: zod__WEBPACK_IMPORTED_MODULE_2__.literal('unchanged'),
        cases: count,
        rules_out: _metric_js__WEBPACK_IMPORTED_MODULE_0__/* .marginSchema */ .e4.nullable(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_2__.literal('slightly-worse'), typical: zod__WEBPACK_IMPORTED_MODULE_2__.boolean() }),
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_2__.literal('inside-margin'), margin: _metric_js__WEBPACK_IMPORTED_MODULE_0__/* .marginSchema */ .e4, typical: zod__WEBPACK_IMPORTED_MODULE_2__.boolean() }),
    // Open: nothing is tested.
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_2__.literal('single'), unit }),
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_2__.literal('information-only'), unit, units: count, needed: count }),
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_2__.literal('cases-missing'), ...unscored }),
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_2__.literal('trials-missing'), ...unscored }),
    // On these cases.
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
        kind: zod__WEBPACK_IMPORTED_MODULE_2__.literal('fact'),
        change,
        changed: count.describe('Cases whose value is another.'),
        margin: _metric_js__WEBPACK_IMPORTED_MODULE_0__/* .marginSchema */ .e4,
        within: zod__WEBPACK_IMPORTED_MODULE_2__.boolean(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
        kind: zod__WEBPACK_IMPORTED_MODULE_2__.literal('range'),
        ...open,
        range: zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ row: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['rounds', 'log-ratio']), low: zod__WEBPACK_IMPORTED_MODULE_2__.number(), high: zod__WEBPACK_IMPORTED_MODULE_2__.number() })
            .describe('Between which the true change is, oriented and scaled like `delta`.'),
        broke: count.describe('Cases that broke for sure.'),
        copies: zod__WEBPACK_IMPORTED_MODULE_2__.boolean(),
    }),
    // Open: the test cannot tell.
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_2__.literal('total-contradicts'), ...open, change: zod__WEBPACK_IMPORTED_MODULE_2__.number() }),
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_2__.literal('unequal-trials') }),
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_2__.literal('change-only'), ...open }),
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_2__.literal('few-clusters'), ...open, clusters: count, needed: count }),
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
        kind: zod__WEBPACK_IMPORTED_MODULE_2__.literal('limits'),
        ...open,
        flags: _metric_js__WEBPACK_IMPORTED_MODULE_0__/* .marginSchema */ .e4.nullable(),
        rules_out: _metric_js__WEBPACK_IMPORTED_MODULE_0__/* .marginSchema */ .e4.nullable(),
    }),
])
    .meta({ id: 'reason' });


/***/ }),

/***/ 59807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pl: () => (/* binding */ safeUrl),
/* harmony export */   SC: () => (/* binding */ escapeHtmlText),
/* harmony export */   ZD: () => (/* binding */ escapeHtml)
/* harmony export */ });
/* harmony import */ var _model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88785);

const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
const entity = (character) => ENTITIES[character] ?? '';
/** Plain text as the text between two tags; unseen characters are removed. In an attribute use `escapeHtml`. */
function escapeHtmlText(text) {
    return (0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(text).replace(/[&<>]/g, entity);
}
/**
 * Plain text as HTML text or as a quoted attribute's value; unseen characters are removed.
 * @example escapeHtml('<b title="x">') // '&lt;b title=&quot;x&quot;&gt;'
 */
function escapeHtml(text) {
    return (0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(text).replace(/[&<>"']/g, entity);
}
/**
 * A web address that may stand in a link's target, percent-encoded where Markdown or HTML could end it; null when it is not
 * http(s), so that no `javascript:` or `data:` is ever linked.
 * @example safeUrl('https://example.org/a (b)') // 'https://example.org/a%20%28b%29'
 */
function safeUrl(url) {
    if (!/^https?:\/\/[^\s/?#@\\]+([/?#]|$)/i.test(url))
        return null;
    return url.replace(/[^A-Za-z0-9\-._~:/?#@!$&*+,;=%]/gu, (character) => character === "'" || character === '(' || character === ')'
        ? `%${character.charCodeAt(0).toString(16).toUpperCase()}`
        : /\p{Cs}/u.test(character)
            ? ''
            : encodeURIComponent(character));
}


/***/ })

};
