export const id = 8517;
export const ids = [8517];
export const modules = {

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

  61739:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  fb: () => (  COMPARISON_SCHEMA_VERSION),
  zN: () => (  COSTS),
  v$: () => (  MAX_ARMS),
  Dp: () => (  armLetter),
  sb: () => (  comparedGateSchema),
  DS: () => (  findCostMetric),
  _g: () => (  onlyCandidate),
  yf: () => (  orientPrimary),
  aH: () => (  writtenComparisonSchema)
});


var schemas = __webpack_require__(55156);
var file_version = __webpack_require__(47673);
var metric = __webpack_require__(16080);
;// CONCATENATED MODULE: ./build/model/run/run-table.js


const tableFormatSchema = schemas["enum"](['text', ...metric .QN]);
const tableColumnSchema = schemas.strictObject({
    title: schemas.string(),
    format: tableFormatSchema.describe('How the column’s values are shown: as text, or as numbers with this unit.'),
    group: schemas.string().describe('Name of the column’s group, shown above neighbouring columns.').exactOptional(),
    hint: schemas.string().describe('What the column means.').exactOptional(),
});
const tableValueSchema = schemas.union([schemas.string(), schemas.number()]).nullable().describe('Cell value; `null` if not measured.');
const markedValueSchema = schemas.strictObject({ value: tableValueSchema, mark: schemas["enum"](['good', 'fair', 'poor']) })
    .describe('A value and its rating, which reports show as a colour and a mark.');
const tableCellSchema = schemas.union([tableValueSchema, markedValueSchema]);
const runTableSchema = schemas.strictObject({
    id: schemas.string().describe('Id of the table, such as `route-tier-usage`; described in docs/metrics/tables.md.'),
    title: schemas.string(),
    gist: schemas.string().describe('Result of the table in a few words, such as `80 / 15 / 5 %`.').exactOptional(),
    place: schemas["enum"](['comment', 'page']).describe('Whether comments show the table too, or only full reports (`page`).'),
    names_cases: schemas.literal(true)
        .describe('Set if the table contains case ids. A report with details `none` then omits the table.')
        .exactOptional(),
    columns: schemas.array(tableColumnSchema),
    rows: schemas.array(schemas.array(tableCellSchema)).describe('Rows of the table, each with one cell per column.'),
    totals: schemas.array(schemas.number())
        .describe('Total that the shares in each column after the first refer to; absent for other tables.')
        .exactOptional(),
    notes: schemas.array(schemas.string()).describe('Sentences shown below the table: how it is sorted, what is left out.'),
});

var run = __webpack_require__(12141);
var gate = __webpack_require__(61038);
var finding = __webpack_require__(74431);
var gate_result = __webpack_require__(53709);
var pair_comparison = __webpack_require__(43144);
var noise = __webpack_require__(21108);
var verdict = __webpack_require__(55451);
;// CONCATENATED MODULE: ./build/model/result/comparison.js











const COMPARISON_SCHEMA_VERSION = 2;
const MAX_ARMS = 10;
const figure = schemas.number().nullable();
const texts = schemas.array(schemas.string());
function armLetter(place) {
    return String.fromCharCode('A'.charCodeAt(0) + place);
}
const armSchema = schemas.strictObject({
    name: schemas.string().describe('The unique name of the arm: "main", "this PR", a variant, or the folder of the run.'),
    run: pair_comparison .WG,
    counts: run .GB.nullable(),
    summaries: schemas.record(schemas.string(), run .MF).describe('The summary of each metric, by metric id.'),
});
const candidateSchema = pair_comparison .ng.extend({ name: schemas.string().describe('The name of the arm.') });
const comparedGateSchema = schemas.strictObject({
    ...gate_result .RH.omit({ metric: true, infinite: true, cause: true, marks: true }).shape,
    ...gate_result .mK.pick({ verdict: true, suspect: true, failed: true, cause: true }).shape,
});
const pairGateSchema = comparedGateSchema.extend({
    gate: schemas.string(),
    p_adjusted: figure.describe("p after Holm's method over the gates of all pairs; unadjusted for evidence `threshold` and `non-inferior`. `null` if nothing was tested."),
    better: schemas["enum"](['baseline', 'candidate'])
        .nullable()
        .describe('The better arm: it is `improved` on this gate with an adjusted p below alpha. `null` if neither is.'),
});
const pairSchema = schemas.strictObject({
    baseline: schemas.string(),
    candidate: schemas.string(),
    verdict: schemas["enum"](verdict .Z4).describe('The verdict of these two arms alone, as in a comparison of two runs.'),
    because: verdict .AB.shape.because,
    shared: schemas.int().nonnegative().describe('The number of cases that both runs have with the same text.'),
    gates: schemas.array(pairGateSchema),
});
const selectionSchema = schemas.strictObject({
    among: schemas.int().nonnegative(),
    observed: schemas.number(),
    optimism: schemas.number(),
    cautious: schemas.number().describe('A cautious estimate of the lead: observed - optimism. Not an interval.'),
})
    .describe('The lead of the best arm over the baseline; luck alone would give about `optimism` if all were equal.');
const outcomeSchema = schemas.discriminatedUnion('kind', [
    schemas.strictObject({
        kind: schemas.literal('winner'),
        variant: schemas.string(),
        reason: schemas.string(),
        caveats: texts.describe('Sentences about gates on which the winner may be worse or could not be measured.'),
        selection: selectionSchema
            .nullable()
            .describe('How picking the best arm inflates its lead; `null` if the baseline wins or the lead has no interval.'),
    }),
    schemas.strictObject({
        kind: schemas.literal('no-winner'),
        because: schemas["enum"](['undecided', 'vetoed', 'no-primary-gate'])
            .describe('Why no arm wins. `vetoed`: the best arm on the primary gate is refused for another reason.'),
        leaders: texts.describe('The names of the arms that no other arm beats on the primary gate, best first.'),
        reason: schemas.string(),
        cheapest: schemas.strictObject({ arm: schemas.string(), proven: schemas.boolean(), text: schemas.string() })
            .describe('The cheapest, by money or else by tokens, of the arms that cannot be told apart. Absent if unknown.')
            .exactOptional(),
    }),
    schemas.strictObject({ kind: schemas.literal('invalid'), variants: texts, reason: schemas.string() })
        .describe('Too little of the arms in `variants` was measured.'),
]);
const standingSchema = schemas.strictObject({
    name: schemas.string().describe('The name of the arm.'),
    values: schemas.record(schemas.string(), figure).describe("The arm's value on each gate (its `candidate_value`), by gate id."),
    beats: texts.describe('The names of the arms that this arm beats on the primary gate.'),
});
const disagreementSchema = schemas.strictObject({
    case_id: schemas.string(),
    critical: schemas.boolean(),
    passes: schemas.array(noise .$i.nullable())
        .describe('The passes of `success` in each arm, in the order of the arms; `null` without scored trials.'),
});
const rankingSchema = schemas.strictObject({
    gates: schemas.array(gate .Tp),
    metrics: schemas.array(metric .DI).describe('Every measured metric, including the metrics of the gates.'),
    family: schemas.int().nonnegative().describe('The number of p-values of fail gates that were adjusted together.'),
    standings: schemas.array(standingSchema).describe('The values of each arm, in the order of the arms.'),
    pairs: schemas.array(pairSchema).describe('Every pair of arms once, in the order of the arms.'),
    disagreements: schemas.array(disagreementSchema).describe('Cases whose success differs by arm, critical losses first.'),
    outcome: outcomeSchema,
});
const tradeOffSchema = schemas.strictObject({
    arm: schemas.string().describe('The name of the arm that costs less money or, if costs are unknown, uses fewer tokens.'),
    against: schemas.string(),
    text: schemas.string(),
});
const verdictSchema = verdict .AB.extend({
    word: schemas["enum"]([...verdict .Z4, 'winner', 'no-winner'])
        .describe('The verdict of the only candidate or, with several candidates, the outcome of the ranking.'),
    because: schemas.union([verdict .AB.shape.because.unwrap(), schemas["enum"](['undecided', 'vetoed', 'no-primary-gate'])])
        .nullable(),
    winner: schemas.string().nullable().describe('The winning arm; `null` if none wins or there is only one candidate.'),
});
const comparisonSchema = schemas.strictObject({
    ...(0,file_version .oc)(COMPARISON_SCHEMA_VERSION),
    suite: schemas.string(),
    alpha: schemas.number(),
    seed: schemas.int(),
    inference: pair_comparison .ng.shape.inference,
    interleaved: schemas.boolean().describe('Whether all arms ran interleaved in one job.'),
    arms: schemas.array(armSchema).min(1).max(MAX_ARMS).describe('The compared runs; the baseline is first if there is one.'),
    baseline: schemas.string().nullable().describe('The arm that the others are compared with; `null` without a baseline.'),
    candidates: schemas.array(candidateSchema)
        .min(1)
        .describe('Each other arm, compared with the baseline separately. Without a baseline, the only arm.'),
    ranking: rankingSchema
        .nullable()
        .describe('How several candidates compare with each other; `null` if there is only one.'),
    trade_offs: schemas.array(tradeOffSchema),
    tables: schemas.array(runTableSchema).describe('All tables of the report, in its order.').exactOptional(),
    warnings: texts.describe('Warnings. One that does not apply to all pairs of arms names its pairs.'),
    verdict: verdictSchema,
});
const COSTS = ['cost.usd', 'tokens.total'];
function findCostMetric(arms) {
    const isMeasured = (id, { summaries }) => typeof summaries[id]?.mean === 'number' && (id !== 'cost.usd' || summaries['cost.known']?.mean === 1);
    return (COSTS.find((id) => arms.every((arm) => isMeasured(id, arm))) ??
        COSTS.find((id) => arms.some((arm) => isMeasured(id, arm))) ??
        null);
}
function orientPrimary({ ranking, verdict: { primary } }, place) {
    const gate = ranking?.gates.find(({ id }) => id === primary);
    const metric = ranking?.metrics.find(({ id }) => id === gate?.metric);
    const value = ranking?.standings[place]?.values[primary ?? ''] ?? null;
    if (value === null)
        return -Infinity;
    return metric?.direction === 'lower' ? -value : value;
}
function onlyCandidate({ candidates }) {
    const [candidate] = candidates;
    if (candidate === undefined || candidates.length > 1)
        throw new RangeError(`there are ${candidates.length} candidates`);
    return candidate;
}
const reason = schemas.string()
    .describe('The cause in plain words, such as "unchanged on all 60 cases" or "measured on different machines".');
const remark = { reason: reason.nullable() };
const metrics = schemas.array(gate_result .v4.extend(remark));
const writtenCandidate = candidateSchema.extend({
    findings: schemas.array(finding .$f).describe('What the comparison found, as sentences, worst first.'),
    recommendations: schemas.array(finding .vj).describe('Recommended next steps, the most important first.'),
    gates: schemas.array(gate_result .mK.extend({ reason })),
    metrics,
    slices: schemas.array(gate_result .Ls.extend({ result: gate_result .RH.extend(remark) })),
    coverage: pair_comparison .aU.extend({ losses: metrics }).exactOptional(),
});
const writtenPair = pairSchema.extend({ gates: schemas.array(pairGateSchema.extend({ reason })) });
const writtenComparisonSchema = comparisonSchema.extend({
    candidates: schemas.array(writtenCandidate)
        .min(1)
        .describe(comparisonSchema.shape.candidates.description ?? ''),
    ranking: rankingSchema
        .extend({ pairs: schemas.array(writtenPair).describe(rankingSchema.shape.pairs.description ?? '') })
        .nullable()
        .describe(comparisonSchema.shape.ranking.description ?? ''),
});


  }),

  13863:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $4: () => (  describeLoss),
    Mj: () => (  countWorse),
    bQ: () => (  describeLosses),
    tL: () => (  writeLoss)
  });
  var _format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11330);
  var _format_format_metric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13992);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77377);
  var _model_result_pair_comparison_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43144);
  var _gate_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97333);





function writeLoss(metric, { baseline, candidate }) {
    if (metric.kind === 'binary' && Math.abs(candidate - baseline) === 1)
        return baseline === 1 ? 'yes → no' : 'no → yes';
    const { value, limit } = (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_1__  .L$)(metric, baseline, candidate);
    return `${value} → ${limit}`;
}
function describeLoss(result) {
    const verb = result.metric.direction === 'lower' ? 'rose' : 'fell';
    const how = result.worse_cases.beyond === undefined ? 'got worse' : `${verb} by ${(0,_gate_words_js__WEBPACK_IMPORTED_MODULE_3__  .v)(result) ?? '?'} or more`;
    return `${how} in ${(0,_format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__  .J8)(result)}`;
}
function countWorse(result) {
    const { n, worse_cases: worse } = result;
    const { beyond, count, better } = worse;
    if (beyond !== undefined)
        return `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .BU)(beyond, n, 'case')} ${describeLoss(result)}`;
    const gains = better === 0 ? '' : ` and ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .B4)(better)} better`;
    return `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .BU)(count, n, 'case')} ${count === 1 ? 'is' : 'are'} worse${gains} in ${(0,_format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__  .J8)(result)}`;
}
function describeLosses(comparison) {
    const gate = (0,_model_result_pair_comparison_js__WEBPACK_IMPORTED_MODULE_2__  .kJ)(comparison);
    if (gate === null || gate.verdict === 'inconclusive')
        return new Map();
    const write = (loss) => `${(0,_format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__  .J8)(gate)} ${writeLoss(gate.metric, loss)}`;
    return new Map(gate.worse_cases.worst.map((loss) => [loss.case_id, write(loss)]));
}


  }),

  97333:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Eh: () => (  describeUncertainty),
    PF: () => (  adverseNoun),
    Uh: () => (  describeFigure),
    VY: () => (  titleChange),
    XZ: () => (  describeVerdict),
    ak: () => (  metricOf),
    bt: () => (  warningGates),
    cX: () => (  describeAllowed),
    dX: () => (  summarizeVerdict),
    no: () => (  guardrails),
    tr: () => (  describeBrokenBound),
    v: () => (  allowedChange),
    xD: () => (  invalidGate),
    xS: () => (  describeMove)
  });
  var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35560);
  var _format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11330);
  var _format_format_measured_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22707);
  var _format_format_metric_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13992);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77377);
  var _format_format_possible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60427);
  var _model_result_night_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29624);
  var _model_result_verdict_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55451);
  var _model_relative_change_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22837);









function adverseNoun(result) {
    return { higher: 'drop', lower: 'rise', neutral: 'change' }[result.metric.direction];
}
function allowedChange({ gate: { margin }, row, baseline, metric }, options = {}) {
    if (margin === null)
        return null;
    const isAmount = !(0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_1__  .nC)({ metric, row, baseline }) && margin.kind === 'relative' && baseline !== null;
    return (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_2__  .ej)(metric, isAmount ? { kind: 'absolute', value: margin.value * baseline } : margin, options);
}
function describeAllowed(result) {
    const bound = describeBrokenBound(result);
    if (bound !== null)
        return bound.bound;
    const allowed = allowedChange(result, { without_points: result.delta !== null && !(0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_1__  .nC)(result) });
    const isLoss = (result.delta ?? 0) < 0 || result.verdict === 'inconclusive';
    return allowed !== null && isLoss ? `allowed ${allowed}` : null;
}
function describeMove(result) {
    const text = (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_1__  .U6)(result);
    const { title } = result.metric;
    if (text.sign === 0 || text.change === null)
        return `${title} did not change`;
    return `${title} ${(0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_1__  .nC)(result) ? `${text.verb} by ${text.size ?? '?'}${text.ofWhich}` : text.move}`;
}
function describeFigure(result, figure) {
    const amount = { kind: result.figures_unit, value: figure };
    return (0,_format_format_possible_js__WEBPACK_IMPORTED_MODULE_3__  .pA)(result.metric, amount, { baseline: result.baseline, round: 'up' });
}
function describeBrokenBound(result) {
    const broken = result.verdict === 'breached' ? (0,_model_result_night_js__WEBPACK_IMPORTED_MODULE_4__  .oE)(result) : null;
    if (broken === null)
        return null;
    const { value, limit } = (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_2__  .L$)(result.metric, broken.value, broken.limit);
    const side = broken.value < broken.limit ? 'below the minimum of' : 'above the maximum of';
    return { value, bound: `${side} ${limit}` };
}
const ROWS_WITHOUT_BOUNDS = new Set(['per-run', 'rounds']);
function describeUncertainty(result) {
    const isHeld = result.bounds.length > 0 && result.bounds.every((bound) => bound.above_margin);
    return isHeld || ROWS_WITHOUT_BOUNDS.has(result.row) ? (0,_format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__  .Lp)(result) : null;
}
function describeFewFlips(input) {
    const { gate, newly_failing: failing, newly_passing: passing, least_flips: least } = input;
    const flips = (failing ?? 0) + (passing ?? 0);
    if (gate.evidence === 'threshold' || least === undefined || flips === 0 || flips >= least)
        return null;
    return `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_6__  .pq)(flips, 'case')} changed; fewer than ${least} can never be significant`;
}
function describeLimits(result) {
    const flags = describeFigure(result, result.can_flag);
    const rulesOut = describeFigure(result, result.can_rule_out);
    return [
        flags === null ? 'too few cases or differences to say what it would flag' : `flags ≥ ${flags}`,
        rulesOut === null ? 'rules out nothing' : `rules out ≥ ${rulesOut}`,
    ].join(', ');
}
function describeBounds({ gate: { min, max }, metric }) {
    const write = (limit) => (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_2__  .Fl)(metric, limit);
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_7__  .Eb)(min !== null && `min ${write(min)}`, max !== null && `max ${write(max)}`).join(', ');
}
const isIdle = (result) => (result.verdict === 'unchanged' || result.verdict === 'no-regression') && !(0,_format_format_possible_js__WEBPACK_IMPORTED_MODULE_3__  .vd)(result);
function describeVerdict(result, alpha) {
    const [sign, words] = explainVerdict(result, alpha);
    return `${sign} ${words}`;
}
function explainVerdict(result, alpha) {
    const { verdict } = result;
    const margin = (0,_format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__  .m2)(result);
    const fails = result.gate.severity === 'warn' ? '⚠️' : '❌';
    const ratio = result.row === 'log-ratio' ? result.ratio_of_means : null;
    const aside = (part = null) => {
        const all = (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_7__  .Eb)(part, ratio !== null && `total ${(0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_2__  .TZ)(ratio - 1)}`);
        return all.length === 0 ? '' : ` (${all.join('; ')})`;
    };
    const change = (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_1__  .nC)(result) ? (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_1__  .U6)(result).changeOfArrow : '';
    const sizeOpen = (0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_8__  .RV)(result, alpha);
    if (result.failed && verdict !== 'regressed' && verdict !== 'breached') {
        const limits = `${describeLimits(result)}${aside()}`;
        const words = `${sizeOpen ? 'worse, ' : ''}not shown to stay within ${margin ?? 'its margin'}: ${limits}`;
        return [fails, words, 'not proven'];
    }
    if (isIdle(result))
        return ['➖', `could not get worse by ${margin ?? 'its margin'}`];
    switch (verdict) {
        case 'regressed':
            return [fails, `regressed${aside(`margin ${margin ?? 'none'}`)}`, change ?? 'regressed'];
        case 'breached':
            return [fails, describeBrokenBound(result)?.bound ?? `beyond the threshold of ${margin ?? 'none'}, not a test`];
        case 'improved': {
            const name = (0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_8__  .bQ)(result) ? 'slightly better' : 'improved';
            return ['✅', `${name}${aside()}`, change ?? name];
        }
        case 'unchanged': {
            if (result.row === 'exact')
                return ['✅', 'unchanged', ''];
            if (result.n === 1)
                return ['➖', 'unchanged on the only case'];
            const rulesOut = describeFigure(result, result.can_rule_out);
            const limit = rulesOut === null ? '' : ` (rules out ≥ ${rulesOut})`;
            return ['✅', `unchanged on all ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_6__  .pq)(result.n, 'case')}${limit}`, ''];
        }
        case 'no-regression':
            return (0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_8__  .hf)(result, alpha)
                ? ['✅', `slightly worse, within the margin${aside(margin ?? 'none')}`, 'as allowed']
                : ['✅', `no regression beyond ${margin ?? 'the margin'}${aside()}`, change ?? 'no regression'];
        case 'within-bounds':
            return ['✅', `within bounds: ${describeBounds(result)}`];
        case 'inconclusive': {
            const open = result.these_cases?.broke[0] === undefined && `cannot tell${result.suspect ? ', suspect' : ''}`;
            const why = (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_7__  .Eb)(describeFewFlips(result), describeUncertainty(result) ?? describeLimits(result)).join('; ');
            const brief = sizeOpen ? 'worse, size open' : result.suspect ? 'suspect' : 'cannot tell';
            return [_model_result_verdict_js__WEBPACK_IMPORTED_MODULE_5__  .U1, `${(0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_7__  .Eb)(sizeOpen ? (0,_format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__  .EO)(result) : open, why).join(': ')}${aside()}`, brief];
        }
        case 'invalid':
            return ['⚠️', `invalid: ${(0,_format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__  .V$)(result)}`];
        case 'not-comparable':
            return ['➖', `not compared: ${(0,_format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__  .V$)(result)}`];
    }
}
function summarizeVerdict(result, alpha) {
    const [sign, words, brief = words] = explainVerdict(result, alpha);
    return { sign, words: brief };
}
function titleChange({ alpha }) {
    return `change [${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_6__  .ZV)((1 - alpha) * 100, { decimals: 1 })}\u202f% CI]`;
}
function warningGates({ gates, verdict: { primary } }) {
    const bad = ['regressed', 'breached', 'invalid'];
    return gates.filter(({ gate, verdict }) => gate.severity === 'warn' ? bad.includes(verdict) : verdict === 'invalid' && gate.id !== primary);
}
function invalidGate(comparison) {
    const invalid = comparison.gates.filter(({ gate, verdict }) => verdict === 'invalid' && gate.severity === 'fail');
    return invalid.find(({ gate }) => gate.id === comparison.verdict.primary) ?? invalid[0] ?? null;
}
const metricOf = ({ gate }) => JSON.stringify([gate.metric, gate.where]);
function guardrails({ gates, verdict }, word) {
    return gates.filter((one) => one.gate.severity === 'fail' && one.verdict === word && one.gate.id !== verdict.primary);
}


  })

};
