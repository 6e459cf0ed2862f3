export const id = 1110;
export const ids = [1110];
export const modules = {

/***/ 57135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jh: () => (/* binding */ describeTrend),
/* harmony export */   SS: () => (/* binding */ chooseTrends),
/* harmony export */   eZ: () => (/* binding */ RESOURCES)
/* harmony export */ });
/* harmony import */ var _format_measured_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22707);

/** What a run took, whether a gate looks at it or not. */
const RESOURCES = ['cost.usd', 'tokens.total', 'performance.latency'];
/** So many of the newest steps are looked at, and so many of them must go the same way: by chance alone one metric in 80 does, up or down. */
const STEPS = 7;
const MOST_OF = 6;
/**
 * How a metric crept up or down; null where it did neither. It decides nothing.
 * @param values the oldest first; null was not measured and is passed over
 * @example describeTrend(tokens, [1000, 1010, 1030, 1025, 1060, 1090, 1110, 1140]) // 'tokens per query rose on 6 of the last 7 nights, +14 % in all'
 */
function describeTrend(metric, values, noun = 'night') {
    const newest = values.filter((value) => value !== null).slice(-STEPS - 1);
    const [first, last] = [newest[0], newest.at(-1)];
    if (first === undefined || last === undefined || newest.length <= STEPS)
        return null;
    const steps = newest.slice(1).map((value, at) => Math.sign(value - (newest[at] ?? value)));
    const sign = Math.sign(last - first);
    const same = steps.filter((step) => step === sign).length;
    const change = describeChange(metric, first, last);
    if (sign === 0 || same < MOST_OF || change === null)
        return null;
    const verb = sign > 0 ? 'rose' : 'fell';
    return `${metric.title} ${verb} on ${same} of the last ${STEPS} ${noun}s, ${change} in all`;
}
/** In per cent where the ratio is compared, else in the metric's own unit; null where that reads as no change. */
function describeChange(metric, first, last) {
    const orientation = metric.direction === 'lower' ? -1 : 1;
    const isRatio = metric.scale === 'log-ratio' && first > 0 && last > 0;
    const { changeInWords: text } = (0,_format_measured_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMeasured */ .U6)({
        metric,
        interval: null,
        baseline: first,
        candidate: last,
        row: isRatio ? 'log-ratio' : 'paired-t',
        delta: orientation * (isRatio ? Math.log(last / first) : last - first),
    });
    return text === null || !/[1-9]/.test(text) ? null : text;
}
/** The metrics with a trend: those of the gates, and what the runs took. */
function chooseTrends(metrics, gated) {
    return metrics.filter(({ id }) => gated.includes(id) || RESOURCES.includes(id));
}


/***/ }),

/***/ 82867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ nameGate),
/* harmony export */   m: () => (/* binding */ nameMargin)
/* harmony export */ });
/* harmony import */ var _format_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13992);

/** What people call a gate: "success (tag:auth)". */
function nameGate({ gate, metric }) {
    return `${metric.title}${gate.where === null ? '' : ` (${gate.where})`}`;
}
/** The margin of a gate in words, `5 points`; null when it has none. */
function nameMargin({ gate, metric }) {
    return gate.margin === null ? null : (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAmount */ .ej)(metric, gate.margin);
}


/***/ }),

/***/ 61739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fb: () => (/* binding */ COMPARISON_SCHEMA_VERSION),
  Id: () => (/* binding */ MOST_ARMS),
  n6: () => (/* binding */ SPENT),
  Dp: () => (/* binding */ armLetter),
  HL: () => (/* binding */ candidateSchema),
  D: () => (/* binding */ comparisonSchema),
  uT: () => (/* binding */ findSpent),
  _g: () => (/* binding */ onlyCandidate),
  yf: () => (/* binding */ orientPrimary),
  rd: () => (/* binding */ pairGateSchema),
  c2: () => (/* binding */ pairSchema),
  mh: () => (/* binding */ rankingSchema)
});

var schemas = __webpack_require__(55156);
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

var run = __webpack_require__(12141);
var gate = __webpack_require__(61038);
var gate_result = __webpack_require__(23909);
var pair_comparison = __webpack_require__(43144);
var reliability = __webpack_require__(73870);
var verdict = __webpack_require__(55451);
;// CONCATENATED MODULE: ./build/model/result/comparison.js









const COMPARISON_SCHEMA_VERSION = 2;
/** More pairs than those of ten arms leave no family in which anything could be significant. */
const MOST_ARMS = 10;
const figure = schemas.number().nullable();
const texts = schemas.array(schemas.string());
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
    run: pair_comparison/* runReferenceSchema */.WG,
    counts: run/* countsSchema */.GB.nullable(),
    summaries: schemas.record(schemas.string(), run/* metricSummarySchema */.MF).describe('By metric.'),
});
const candidateSchema = pair_comparison/* pairComparisonSchema */.ng.extend({ name: schemas.string().describe("The arm's.") });
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
    cause: true,
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
        caveats: texts.describe('What is not proven but worth a look, in sentences.'),
        selection: selectionSchema.nullable().describe('Null when the winner is the baseline, which was not picked.'),
    }),
    schemas.strictObject({
        kind: schemas.literal('no-winner'),
        because: schemas["enum"](['undecided', 'vetoed', 'no-primary-gate'])
            .describe('`vetoed`: one beats all others on the primary gate but is refused for another reason.'),
        leaders: texts.describe('Arms that no other beats on the primary gate, best first.'),
        reason: schemas.string(),
        cheapest: schemas.strictObject({ arm: schemas.string(), proven: schemas.boolean(), text: schemas.string() })
            .describe('Of the arms that cannot be told apart the one that takes least money, else tokens, and how much less; absent if unknown.')
            .exactOptional(),
    }),
    schemas.strictObject({ kind: schemas.literal('invalid'), variants: texts, reason: schemas.string() })
        .describe('Too little of these arms was measured.'),
]);
/** What an arm gave on every gate, and whom it beats. */
const standingSchema = schemas.strictObject({
    name: schemas.string().describe("The arm's."),
    values: schemas.record(schemas.string(), figure).describe("By gate: the mean over all its scored cases in the gate's slice."),
    beats: texts.describe('The arms that it beats on the primary gate.'),
});
const disagreementSchema = schemas.strictObject({
    case_id: schemas.string(),
    critical: schemas.boolean(),
    passes: schemas.array(reliability/* passesSchema */.$.nullable())
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
    inference: pair_comparison/* pairComparisonSchema */.ng.shape.inference,
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
    warnings: texts.describe('Warnings common to all pairs once, the others with the pairs they are about.'),
    verdict: verdictSchema,
});
/** What an arm takes of a query: money where it is known of all, else tokens. */
const SPENT = ['cost.usd', 'tokens.total'];
/** The first of these that every arm measured, a cost for every answer; else the first that one of them did; null where none did. */
function findSpent(arms) {
    const isMeasured = (id, { summaries }) => typeof summaries[id]?.mean === 'number' && (id !== 'cost.usd' || summaries['cost.known']?.mean === 1);
    return (SPENT.find((id) => arms.every((arm) => isMeasured(id, arm))) ??
        SPENT.find((id) => arms.some((arm) => isMeasured(id, arm))) ??
        null);
}
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

/***/ 43144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WG: () => (/* binding */ runReferenceSchema),
/* harmony export */   aU: () => (/* binding */ coverageSchema),
/* harmony export */   ng: () => (/* binding */ pairComparisonSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55156);
/* harmony import */ var _gate_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23909);
/* harmony import */ var _metric_comparison_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92244);
/* harmony import */ var _reliability_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73870);
/* harmony import */ var _run_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12141);
/* harmony import */ var _suite_rules_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72734);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55451);







const count = zod__WEBPACK_IMPORTED_MODULE_5__.int().nonnegative();
const texts = zod__WEBPACK_IMPORTED_MODULE_5__.array(zod__WEBPACK_IMPORTED_MODULE_5__.string());
const runReferenceSchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    run_id: zod__WEBPACK_IMPORTED_MODULE_5__.string(),
    variant: zod__WEBPACK_IMPORTED_MODULE_5__.string(),
    commit: zod__WEBPACK_IMPORTED_MODULE_5__.string().nullable(),
    dirty: zod__WEBPACK_IMPORTED_MODULE_5__.literal(true).describe('What was measured has changes that the commit has not.').exactOptional(),
    branch: zod__WEBPACK_IMPORTED_MODULE_5__.string().nullable(),
    started_at: zod__WEBPACK_IMPORTED_MODULE_5__.string(),
    trials_per_case: zod__WEBPACK_IMPORTED_MODULE_5__.int().positive(),
    models: texts.describe('The models that answered, sorted; absent when the target names none.').exactOptional(),
});
const passes = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({ passed: count, trials: count }).describe('Passes and scored trials of `success`.');
const flipSchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    case_id: zod__WEBPACK_IMPORTED_MODULE_5__.string(),
    critical: zod__WEBPACK_IMPORTED_MODULE_5__.boolean(),
    baseline: passes,
    candidate: passes,
    kind: zod__WEBPACK_IMPORTED_MODULE_5__["enum"](['newly-failing', 'newly-passing', 'flaky'])
        .describe('`newly-failing`: passed in all, passes in none; `newly-passing`: the reverse; `flaky`: pass rates differ otherwise.'),
    confirmed: zod__WEBPACK_IMPORTED_MODULE_5__.boolean().describe('By zero tolerance.'),
});
const differenceSchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    what: zod__WEBPACK_IMPORTED_MODULE_5__.string().describe('`target`, `pricing`, `metrics`, `models`, `trials`, `seed` …'),
    baseline: zod__WEBPACK_IMPORTED_MODULE_5__.string()
        .describe('The value itself if it is a word or a number, otherwise the beginning of its fingerprint.'),
    candidate: zod__WEBPACK_IMPORTED_MODULE_5__.string(),
    changes: texts.describe('What differs in it, a clause each, secrets hidden.').exactOptional(),
    effect: zod__WEBPACK_IMPORTED_MODULE_5__.string().describe('What follows from it, in words.'),
    notice: zod__WEBPACK_IMPORTED_MODULE_5__.string().describe('For the line below the verdict.').exactOptional(),
});
const coverageSchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    cases: count.describe("The candidate's cases that were asked, without stale ones."),
    uncovered: texts.describe('Cases that no fail gate on a quality metric applies to.'),
    compared: zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({ cases: count, uncovered: count })
        .describe('The same among the cases that both runs have, since new ones dilute nothing; absent when both have all.')
        .exactOptional(),
    gated: zod__WEBPACK_IMPORTED_MODULE_5__.boolean().describe('A fail gate on a quality metric exists.'),
    gateable: texts.describe('Metrics that could gate them: at most three, those of most cases first.'),
    losses: zod__WEBPACK_IMPORTED_MODULE_5__.array(_metric_comparison_js__WEBPACK_IMPORTED_MODULE_1__/* .listedMetricSchema */ .v4)
        .describe('Quality metrics that got worse among them, the worst first, adjusted over the metrics measured there.'),
})
    .describe('Cases whose quality no gate looks at; absent when a quality gate looks at every case.');
const gateForecastSchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    gate: zod__WEBPACK_IMPORTED_MODULE_5__.string(),
    text: zod__WEBPACK_IMPORTED_MODULE_5__.string().describe('A clause about the gate: `flags drops of 13 points or more (40 cases)`.'),
    can_fail: zod__WEBPACK_IMPORTED_MODULE_5__.boolean().describe('False when it can never fail as it stands.'),
});
const forecastSchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    gates: zod__WEBPACK_IMPORTED_MODULE_5__.array(gateForecastSchema),
    assumed: zod__WEBPACK_IMPORTED_MODULE_5__.string().nullable().describe('What was assumed, in a sentence.'),
})
    .describe('What the gates could flag, before there are two runs to learn from; absent with a baseline.');
const subsetSchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    selection: zod__WEBPACK_IMPORTED_MODULE_5__.string(),
    outside: count.describe('Cases of the baseline outside it.'),
    unasked: zod__WEBPACK_IMPORTED_MODULE_5__.literal(true)
        .describe('The comparison did not ask for this part: the cases outside it count as removed.')
        .exactOptional(),
})
    .describe('The part of the suite that the run asked for; absent for a whole run.');
const changeSchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    cases: count.describe('Of the base.'),
    edited: texts,
    removed: texts,
    disabled: texts.describe('Those of the removed that are switched off.').exactOptional(),
    asked: texts.describe('Those of them that were asked as the base has them: they are compared.'),
    unasked: texts.describe('Cases that must never start to fail and were not asked as the base has them.'),
    is_accepted: zod__WEBPACK_IMPORTED_MODULE_5__.boolean().describe('By a person, with the label.'),
    accept_label: zod__WEBPACK_IMPORTED_MODULE_5__.string().nullable().describe('The label that accepts it; null where there is none to set.'),
})
    .describe("What the change did to the cases of its base; absent where it did nothing, or the base's cases are not known.");
const casesSchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    shared: count.describe('Cases in both runs, same text.'),
    edited: texts,
    added: texts,
    removed: texts,
    disabled: texts.describe('Those of the removed that are switched off.').exactOptional(),
    edited_failing: texts.describe('Edited cases that now fail in the candidate.'),
    stale: texts.describe('Cases whose expectations no longer fit the code.').exactOptional(),
    stale_failing: texts.describe('Stale cases that now fail in the candidate.').exactOptional(),
    deleted: texts
        .describe("Cases whose expected spans the candidate's change deleted: they are compared, and fail.")
        .exactOptional(),
    change: changeSchema.exactOptional(),
    subset: subsetSchema.exactOptional(),
});
const pairComparisonSchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    suite: zod__WEBPACK_IMPORTED_MODULE_5__.string(),
    alpha: zod__WEBPACK_IMPORTED_MODULE_5__.number(),
    seed: zod__WEBPACK_IMPORTED_MODULE_5__.int(),
    inference: zod__WEBPACK_IMPORTED_MODULE_5__.literal('these-cases').describe('What the verdict is about; absent: cases like these.').exactOptional(),
    asked: zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
        rounds: count.describe('Complete rounds; 1 for a run without a plan.'),
        cap: count.describe('The most rounds.'),
        planned: zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({ expected: count.describe('If nothing changed.'), most: count })
            .describe('Answers of the plan, without those that are asked on; absent where nothing is decided in rounds.')
            .exactOptional(),
        answers: count.describe("The change's tries, all of them."),
        asked_on: count.describe('Those of them that were asked because their case had failed all its tries, or for a fact once more.'),
        main: zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({ least: count, most: count }).nullable().describe("Main's tries of a case."),
        refuted_by: zod__WEBPACK_IMPORTED_MODULE_5__["enum"](['main', 'change'])
            .nullable()
            .describe('Whose answers to one question differed although the target is declared to always answer alike.'),
    })
        .describe('What a verdict on these cases rests on; absent: cases like these.')
        .exactOptional(),
    baseline: runReferenceSchema.nullable(),
    candidate: runReferenceSchema,
    interleaved: zod__WEBPACK_IMPORTED_MODULE_5__.boolean().describe('Both arms ran interleaved in one job.'),
    cases: casesSchema,
    gates_changed: zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({ from: zod__WEBPACK_IMPORTED_MODULE_5__["enum"](_suite_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .GATES_FROM */ .o), changes: texts })
        .describe("How this change's gates and settings differ from its base's, and whose were used.")
        .exactOptional(),
    forecast: forecastSchema.exactOptional(),
    coverage: coverageSchema.exactOptional(),
    metrics: zod__WEBPACK_IMPORTED_MODULE_5__.array(_metric_comparison_js__WEBPACK_IMPORTED_MODULE_1__/* .listedMetricSchema */ .v4),
    gates: zod__WEBPACK_IMPORTED_MODULE_5__.array(_gate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .gateResultSchema */ .m),
    slices: zod__WEBPACK_IMPORTED_MODULE_5__.array(_metric_comparison_js__WEBPACK_IMPORTED_MODULE_1__/* .sliceComparisonSchema */ .Ls),
    flips: zod__WEBPACK_IMPORTED_MODULE_5__.array(flipSchema),
    concentration: zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({ trait: zod__WEBPACK_IMPORTED_MODULE_5__.string(), tag: zod__WEBPACK_IMPORTED_MODULE_5__.string().nullable(), cases: texts })
        .describe('What the newly failing cases share more often than by chance, such as "tagged auth", and which of them do; absent if nothing is found.')
        .exactOptional(),
    zero_tolerance: texts,
    zero_tolerance_unscored: texts
        .describe('Cases in the scope of zero tolerance that passed in the baseline and have no score now.')
        .exactOptional(),
    reliability: _reliability_js__WEBPACK_IMPORTED_MODULE_2__/* .reliabilitySchema */ .I.describe('Absent when no case was tried twice.').exactOptional(),
    differences: zod__WEBPACK_IMPORTED_MODULE_5__.array(differenceSchema),
    warnings: texts,
    left_out: zod__WEBPACK_IMPORTED_MODULE_5__.array(_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .leftOutSchema */ .hj.extend({ sides: zod__WEBPACK_IMPORTED_MODULE_5__.array(zod__WEBPACK_IMPORTED_MODULE_5__["enum"](['baseline', 'candidate'])) }))
        .describe('Scores in the results of another harness that are no numbers, so that nothing compares them; absent where there are none.')
        .exactOptional(),
    corpus_renamed: zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({ expected: zod__WEBPACK_IMPORTED_MODULE_5__.int(), retrieved: zod__WEBPACK_IMPORTED_MODULE_5__.int() })
        .describe('How many ids the cases expect and how many others the candidate retrieved, of which none is in the baseline either; absent: some are.')
        .exactOptional(),
    ungated: texts
        .describe('Metrics that would have a default gate, if the target of either run reported them. Absent: none.')
        .exactOptional(),
    verdict: _verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .runVerdictSchema */ .AB,
});


/***/ }),

/***/ 73870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ passesSchema),
/* harmony export */   I: () => (/* binding */ reliabilitySchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

const count = zod__WEBPACK_IMPORTED_MODULE_0__.int().nonnegative();
const size = zod__WEBPACK_IMPORTED_MODULE_0__.number().nonnegative();
const passesSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ passed: count, trials: count });
const flakyCaseSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    case_id: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
    baseline: passesSchema.nullable().describe('Null when the arm has no scored trial of it.'),
    candidate: passesSchema.nullable(),
});
const majoritySchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    n: count.describe('Cases with a majority in both arms.'),
    newly_failing: count,
    newly_passing: count,
    p: size.describe('Mid-p.'),
    ties: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()).describe('Cases with as many passes as failures in an arm; they are left out.'),
});
const trialNoiseSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    gate: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
    n: count,
    unit: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](['absolute', 'relative'])
        .describe('`relative` on the log-ratio row: every figure is a share of the value.'),
    trial_variance: zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ baseline: size, candidate: size })
        .describe("Of a single trial about its case's mean."),
    case_variance: size.describe('Of the true differences between cases; 0 when trial noise explains everything.'),
    clipped: zod__WEBPACK_IMPORTED_MODULE_0__.boolean().describe('The estimate of `case_variance` was below 0 and is shown as 0.'),
    standard_error: size,
    trial_share: size.max(1).describe('The share of the squared standard error that is trial noise.'),
    with_more_trials: zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ trials: count, standard_error: size })
        .describe('The expected standard error with this many more trials per case in both arms.'),
    with_twice_the_cases: size,
    with_endless_trials: size.describe('With infinitely many trials of the same cases.'),
    advice: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](['more-trials', 'more-cases']),
});
const reliabilitySchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    flaky: zod__WEBPACK_IMPORTED_MODULE_0__.array(flakyCaseSchema).describe('Least stable first.'),
    majority: majoritySchema.nullable().describe('Null when `success` cannot be compared.'),
    noise: zod__WEBPACK_IMPORTED_MODULE_0__.array(trialNoiseSchema),
    not_separated: zod__WEBPACK_IMPORTED_MODULE_0__.string()
        .nullable()
        .describe('Why trial noise could not be separated from differences between cases; null when it could.'),
});


/***/ }),

/***/ 6813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ warning),
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   B5: () => (/* binding */ joinTexts),
/* harmony export */   Eb: () => (/* binding */ present),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   N6: () => (/* binding */ listCodes),
/* harmony export */   R_: () => (/* binding */ heading),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   ko: () => (/* binding */ strong),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   pG: () => (/* binding */ right),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
const toText = (words) => (typeof words === 'string' ? [words] : words);
const strong = (text) => ({ kind: 'strong', text });
const code = (text) => ({ kind: 'code', text });
/** A link; nothing without an address. */
const link = (text, url) => url === undefined ? [] : [{ kind: 'link', text, url }];
const heading = (text) => ({ kind: 'heading', text: [text] });
const paragraph = (...text) => ({ kind: 'paragraph', text });
const warning = (text) => ({ kind: 'note', text: [`⚠️ ${text}`] });
const list = (items) => ({ kind: 'list', items: items.map(toText) });
/** Blocks below a summary that unfolds. */
const details = (summary, ...blocks) => ({
    kind: 'details',
    summary: toText(summary),
    blocks,
});
/** The same; nothing where there are no blocks. */
const fold = (summary, blocks) => blocks.length === 0 ? [] : [details(summary, ...blocks)];
/** A column of numbers. */
const right = (title, hint) => ({
    title,
    align: 'right',
    ...(hint !== undefined && { hint }),
});
/** A table; a column without more than a title is one of words. */
const table = (columns, rows) => ({
    kind: 'table',
    columns: columns.map((column) => (typeof column === 'string' ? { title: column, align: 'left' } : column)),
    rows: rows.map((row) => row.map(toText)),
});
/** The blocks or texts that there are. */
function present(...items) {
    return items.filter((item) => item !== null && item !== false);
}
/** Texts one after another, with a separator between them. */
const joinTexts = (texts, separator) => texts.flatMap((text, place) => (place === 0 ? text : [separator, ...text]));
/** Ids or other names as code: the first ones, and how many more there are. */
function listCodes(names, most) {
    const more = names.length > most ? [` and ${names.length - most} more`] : [];
    return [
        ...joinTexts(names.slice(0, most).map((name) => [code(name)]), ', '),
        ...more,
    ];
}


/***/ }),

/***/ 59688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ buildBadges)
/* harmony export */ });
/* harmony import */ var _format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13992);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77377);
/* harmony import */ var _model_relative_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22837);
/* harmony import */ var _words_word_styles_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80484);




/** The colours of docs/sources.md#metrics-alignment. */
const [GOOD, FAIR] = [0.8, 0.5];
/** What a comparison comes to, and how many cases of its only candidate succeed: nobody asks for the pass rate of several. */
function buildBadges({ suite, arms, candidates, ranking, verdict }) {
    const [message, color] = describeVerdict({ ranking, verdict });
    const summaries = arms.at(-1)?.summaries ?? {};
    return {
        verdict: { label: `${suite} verdict`, message, color, is_error: color === 'red' },
        pass_rate: candidates.length > 1 ? null : { label: `${suite} pass rate`, ...describeRate(summaries['success']) },
    };
}
function describeVerdict({ ranking, verdict }) {
    if (verdict.because === 'baseline-unreadable')
        return ['baseline unreadable', 'red'];
    if (verdict.because === 'no-baseline')
        return ['no baseline', 'lightgrey'];
    const { badge, color } = _words_word_styles_js__WEBPACK_IMPORTED_MODULE_1__/* .WORDS */ .q9[verdict.word];
    return [ranking?.outcome.kind === 'winner' ? `${badge} ${ranking.outcome.variant}` : badge, color];
}
/** Green from 80 %, blue from 50 %, red below: the number says it first. */
function describeRate(success) {
    const rate = success?.mean ?? null;
    if (success === undefined || rate === null)
        return { message: 'not scored', color: 'lightgrey', is_error: false };
    // Rounded down: 99.96 % is not 100 %.
    const text = (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatValue */ .Fl)({ unit: 'ratio', kind: 'binary' }, Math.floor(rate * 1000 + _model_relative_change_js__WEBPACK_IMPORTED_MODULE_2__/* .EPSILON */ .p8) / 1000, 1);
    return {
        message: `${text.replaceAll('\u202f', '\u00a0')} of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(success.n, 'case')}`,
        color: rate >= GOOD ? 'brightgreen' : rate >= FAIR ? 'blue' : 'red',
        is_error: false,
    };
}


/***/ }),

/***/ 33115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ HTML_STYLE)
/* harmony export */ });
/** Follows the reader's system for light and dark; colours keep 4.5:1 against their ground, and no meaning hangs on them alone. */
const HTML_STYLE = `
:root { color-scheme: light dark; --ground: #ffffff; --text: #1f2328; --quiet: #59636e; --line: #d1d9e0; --panel: #f6f8fa; --link: #0969da;
  --worse: #b3460b; --better: #00704f; --neutral: #6e7781; --candidate: #0072b2; --passed-on: #b35c00; --fifth: #a0527f;
  --good-ground: #e3f6ea; --fair-ground: #e4f0fc; --poor-ground: #fdeae6; }
@media screen and (prefers-color-scheme: dark) { :root:not([data-theme='light']) { --ground: #0d1117; --text: #f0f6fc; --quiet: #9198a1; --line: #3d444d; --panel: #151b23; --link: #4493f8;
  --worse: #f0883e; --better: #3fb98a; --neutral: #9198a1; --candidate: #58a6e8; --passed-on: #e0a050; --fifth: #d58fb8;
  --good-ground: #12331f; --fair-ground: #10294a; --poor-ground: #431c16; } }
:root[data-theme='light'] { color-scheme: light; }
* { box-sizing: border-box; }
html { scroll-padding-top: .5rem; }
body { margin: 0 auto; padding: 1rem 1rem 4rem; max-width: 76rem; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.4rem; line-height: 1.3; margin: .5rem 0; }
h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
h3 { font-size: 1.1rem; margin: .6rem 0; }
h4 { font-size: 1rem; margin: 1.4rem 0 .3rem; }
h5 { font-size: .9rem; margin: .6rem 0 .2rem; color: var(--quiet); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
[tabindex='-1']:focus { outline: none; }
[hidden] { display: none !important; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.quiet { color: var(--quiet); font-size: .9rem; }
.scroll { overflow-x: auto; margin: .6rem 0; }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
th, td { padding: .3rem .6rem; border: 1px solid var(--line); text-align: left; vertical-align: top; max-width: 32rem; }
th { background: var(--panel); }
tbody th { font-weight: 400; }
.right { text-align: right; }
.wide tr > :first-child { position: sticky; left: 0; background: var(--panel); max-width: min(20rem, 45vw); }
.wide td { white-space: nowrap; }
.good { background: var(--good-ground); } .fair { background: var(--fair-ground); } .poor { background: var(--poor-ground); }
button, input, select { font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--neutral); border-radius: 6px; padding: .25rem .6rem; max-width: 100%; }
button { cursor: pointer; background: var(--panel); }
button:disabled { opacity: .5; cursor: default; }
input::placeholder { color: var(--quiet); opacity: 1; }
button.sort { font-weight: 600; background: none; border: 0; padding: 0; text-align: inherit; text-decoration: underline dotted var(--quiet); text-underline-offset: .2em; }
[aria-sort='ascending'] .sort::after { content: ' ▲' / ''; } [aria-sort='descending'] .sort::after { content: ' ▼' / ''; }
button.hint { width: 1.5rem; height: 1.5rem; padding: 0; line-height: 1; font-size: .8rem; border-radius: 50%; font-weight: 400; }
.bubble { max-width: min(26rem, 90vw); padding: .8rem 1rem; border: 1px solid var(--neutral); border-radius: 6px; background: var(--panel); color: var(--text); font-weight: 400; white-space: normal; text-align: left; }
code, pre { font: .9em ui-monospace, monospace; }
code { background: var(--panel); padding: .1em .3em; border-radius: 4px; }
pre { background: var(--panel); border: 1px solid var(--line); border-radius: 6px; padding: .6rem; margin: .3rem 0; white-space: pre-wrap; overflow-wrap: anywhere; }
details { margin: .5rem 0; border: 1px solid var(--line); border-radius: 6px; padding: .4rem .8rem; }
summary { cursor: pointer; }
summary h2 { display: inline; margin: 0; font-size: 1rem; }
figure { margin: 1.2rem 0; max-width: 48rem; }
figcaption { font-weight: 600; font-size: .95rem; margin-bottom: .3rem; }
.canvas { position: relative; }
aside { border-left: 4px solid var(--line); padding-left: .8rem; margin: .8rem 0; }
.answers, .sides { display: grid; gap: 0 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); }
.charts { display: grid; gap: 0 2rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr)); align-items: start; }
.charts > *, .sides > * { min-width: 0; }
a { color: var(--link); }
nav ol { margin: .3rem 0; padding-left: 1.6rem; font-size: .9rem; }
@media screen and (min-width: 72rem) { body { max-width: 92rem; } .page { display: grid; grid-template-columns: minmax(0, 1fr) 15rem; gap: 0 2rem; align-items: start; }
  .page > nav { grid-column: 2; position: sticky; top: 1rem; max-height: calc(100vh - 2rem); overflow-y: auto; } .page > main { grid-column: 1; grid-row: 1; min-width: 0; }
  .page > nav li { margin: .2rem 0; } }
.filters { display: flex; flex-wrap: wrap; gap: .6rem; align-items: end; }
.filters label { flex: 1 1 8rem; display: grid; grid-template-columns: minmax(0, 1fr); max-width: 18rem; font-size: .85rem; color: var(--quiet); min-width: 0; }
.filters input, .filters select { color: var(--text); font-size: 1rem; }
.pages { display: flex; flex-wrap: wrap; gap: .4rem 1rem; align-items: center; margin: .6rem 0; }
.badge { display: inline-block; border: 1px solid var(--neutral); border-radius: 1em; padding: 0 .5em; margin-right: .2em; font-size: .82rem; white-space: nowrap; }
.badge.broke, .badge.failing { color: var(--worse); border-color: var(--worse); font-weight: 600; }
.badge.fixed { color: var(--better); border-color: var(--better); font-weight: 600; }
#case { border-top: 3px solid var(--link); }
.spans, .trace { padding-left: 0; list-style: none; font-size: .9rem; }
.spans li, .trace li { padding: .15rem .5rem; border-left: 4px solid var(--line); margin: .25rem 0; }
.spans .hit { border-color: var(--better); } .trace .bad { border-color: var(--worse); }
.spans details { margin: 0; border: 0; padding: 0; }
.bar { display: block; height: .35rem; min-width: 2px; background: var(--candidate); border-radius: 2px; }
del { background: var(--poor-ground); color: var(--text); } ins { background: var(--good-ground); color: var(--text); text-decoration-thickness: 2px; }
footer { margin-top: 2rem; color: var(--quiet); font-size: .9rem; }
@media screen and (max-width: 40rem) { h1 { font-size: 1.25rem; } h2 { margin-top: 1.2rem; } details { margin: .3rem 0; padding: .3rem .6rem; } summary h2 { font-size: .92rem; }
  th, td { padding: .2rem .45rem; } .wide tr > :first-child { max-width: 40vw; } .wide tbody th { font-size: .85rem; } }
@media print { body { max-width: none; padding: 0; font-size: 10pt; } nav, .filters, .pages, .row-filter, button.hint { display: none; }
  h1, h2, h3, h4, h5, summary, figcaption { break-after: avoid; } tr, .canvas { break-inside: avoid; } .charts { display: block; }
  .answers, .sides { grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr)); } a { color: inherit; }
  .scroll { overflow: visible; } table { font-size: 8pt; } th, td { padding: .2rem .4rem; } td:first-child { overflow-wrap: anywhere; min-width: 7em; }
  .wide td { white-space: normal; } .wide tr > :first-child { position: static; } button.sort { display: contents; } }
`;


/***/ }),

/***/ 97333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eh: () => (/* binding */ describeUncertainty),
/* harmony export */   Ez: () => (/* binding */ undecidedGuardrails),
/* harmony export */   Kk: () => (/* binding */ adviseSize),
/* harmony export */   PF: () => (/* binding */ adverseNoun),
/* harmony export */   Qq: () => (/* binding */ primaryGate),
/* harmony export */   Uh: () => (/* binding */ describeFigure),
/* harmony export */   VY: () => (/* binding */ titleChange),
/* harmony export */   XZ: () => (/* binding */ describeVerdict),
/* harmony export */   bt: () => (/* binding */ warningGates),
/* harmony export */   cX: () => (/* binding */ describeAllowed),
/* harmony export */   dX: () => (/* binding */ summarizeVerdict),
/* harmony export */   ls: () => (/* binding */ uncomparedGuardrails),
/* harmony export */   qq: () => (/* binding */ failedGates),
/* harmony export */   tr: () => (/* binding */ describeBrokenBound),
/* harmony export */   v: () => (/* binding */ allowedChange),
/* harmony export */   xD: () => (/* binding */ invalidGate),
/* harmony export */   xS: () => (/* binding */ describeMove)
/* harmony export */ });
/* harmony import */ var _format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11330);
/* harmony import */ var _format_format_measured_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22707);
/* harmony import */ var _format_format_metric_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13992);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77377);
/* harmony import */ var _format_format_possible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60427);
/* harmony import */ var _format_name_gate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82867);
/* harmony import */ var _model_result_gate_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23909);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6813);
/* harmony import */ var _model_relative_change_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22837);









/** "drop" where higher is better, "rise" where lower is. */
function adverseNoun(result) {
    return { higher: 'drop', lower: 'rise', neutral: 'change' }[result.metric.direction];
}
/**
 * The margin in the unit of the change beside it, so that the two can be compared in the head: `5 points`, `.065` where the suite says
 * 10 % of a score of .65; null when there is none.
 */
function allowedChange({ gate: { margin }, row, baseline, metric }, options = {}) {
    if (margin === null)
        return null;
    const isAmount = !(0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_1__/* .isInPercent */ .nC)({ metric, row, baseline }) && margin.kind === 'relative' && baseline !== null;
    return (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .formatAmount */ .ej)(metric, isAmount ? { kind: 'absolute', value: margin.value * baseline } : margin, options);
}
/** "allowed 5" behind "−7.6 points", which says it; the limit that is broken, where one is; nothing where there is none. */
function describeAllowed(result) {
    const bound = describeBrokenBound(result);
    if (bound !== null)
        return [bound.bound];
    const allowed = allowedChange(result, { without_points: result.delta !== null && !(0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_1__/* .isInPercent */ .nC)(result) });
    return allowed === null || ((result.delta ?? 0) >= 0 && result.verdict !== 'inconclusive')
        ? []
        : [`allowed ${allowed}`];
}
/** What happened to a metric, without any test: "success fell from 82 % to 70 %", "tokens per query rose by 24 %". */
function describeMove(result) {
    const text = (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMeasured */ .U6)(result);
    const { title } = result.metric;
    if (text.sign === 0 || text.change === null)
        return `${title} did not change`;
    const verb = text.sign < 0 ? 'fell' : 'rose';
    return (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_1__/* .isInPercent */ .nC)(result)
        ? `${title} ${verb} by ${text.size ?? '?'}`
        : `${title} ${verb} from ${text.baseline ?? '?'} to ${text.candidate ?? '?'}`;
}
/** "can flag" or "can rule out" in words, rounded up; null without a figure, or where the metric cannot change so much. */
function describeFigure(result, figure) {
    const amount = { kind: result.figures_unit, value: figure };
    return (0,_format_format_possible_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPossible */ .pA)(result.metric, amount, { baseline: result.baseline, round: 'up' });
}
/** The candidate's value, `.58`, and the absolute bound that it breaks, `below the minimum of .60`; null when none. */
function describeBrokenBound(result) {
    const value = (0,_model_result_gate_result_js__WEBPACK_IMPORTED_MODULE_5__/* .limitedValue */ .M)(result);
    const { min, max } = result.gate;
    if (value === null || result.verdict !== 'breached')
        return null;
    const isBelow = min !== null && value < min;
    const limit = isBelow ? min : max !== null && value > max ? max : null;
    if (limit === null)
        return null;
    const text = (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .formatAgainst */ .L$)(result.metric, value, limit);
    return { value: text.value, bound: `${isBelow ? 'below the minimum of' : 'above the maximum of'} ${text.limit}` };
}
/** They take no bound, so what they could rule out is no reason. */
const ROWS_WITHOUT_BOUNDS = new Set(['per-run', 'rounds']);
/** Why a gate cannot tell although its bounds hold, or has none: its own reason, without the word that stands before it. */
function describeUncertainty(result) {
    const isHeld = result.bounds.length > 0 && result.bounds.every((bound) => bound.above_margin);
    return isHeld || ROWS_WITHOUT_BOUNDS.has(result.row) ? (0,_format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .describeDoubt */ .Me)(result) : null;
}
/**
 * That so few flips can never be significant, whichever way they go; null where they could be.
 * @example '2 cases changed; fewer than 5 can never be significant'
 */
function describeFewFlips(input) {
    const { gate, newly_failing: failing, newly_passing: passing, least_flips: least } = input;
    const flips = (failing ?? 0) + (passing ?? 0);
    if (gate.evidence === 'threshold' || least === undefined || flips === 0 || flips >= least)
        return null;
    return `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_6__/* .countOf */ .pq)(flips, 'case')} changed; fewer than ${least} can never be significant`;
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
    const limits = (0,_blocks_js__WEBPACK_IMPORTED_MODULE_7__/* .present */ .Eb)(min !== null && `min ${(0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .formatValue */ .Fl)(metric, min)}`, max !== null && `max ${(0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .formatValue */ .Fl)(metric, max)}`);
    return limits.join(', ');
}
/** The log-ratio row speaks of the typical query; the ratio of the totals stands beside it. */
function describeTotal(result) {
    if (result.row !== 'log-ratio' || result.ratio_of_means === null)
        return [];
    const total = (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMeasured */ .U6)({
        metric: { ...result.metric, direction: 'higher' },
        row: 'log-ratio',
        baseline: null,
        candidate: null,
        delta: Math.log(result.ratio_of_means),
        interval: null,
    });
    return [`total ${total.change ?? (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_6__/* .withUnit */ .$o)('0', '%')}`];
}
/** It saw no loss where none was possible. */
const isIdle = (result) => (result.verdict === 'unchanged' || result.verdict === 'no-regression') && !(0,_format_format_possible_js__WEBPACK_IMPORTED_MODULE_3__/* .hasSomethingToLose */ .vd)(result);
/**
 * A gate's verdict for the last column of the gate table: sign, word, and what the word leaves open.
 * @example '❔ cannot tell: flags ≥ .05, rules out ≥ .07'
 */
function describeVerdict(result, alpha) {
    const { sign, words } = explainVerdict(result, alpha);
    return `${sign} ${words}`;
}
/** The verdict, and what names it in a word or two; null where the whole sentence is as short. */
function explainVerdict(result, alpha) {
    const { verdict } = result;
    const margin = (0,_format_name_gate_js__WEBPACK_IMPORTED_MODULE_4__/* .nameMargin */ .m)(result);
    const fails = result.gate.severity === 'warn' ? '⚠️' : '❌';
    const totals = describeTotal(result);
    const aside = (...parts) => {
        const all = [...parts, ...totals];
        return all.length === 0 ? '' : ` (${all.join('; ')})`;
    };
    const sizeOpen = (0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_8__/* .isWorseSizeOpen */ .QG)(result, alpha);
    // It asks for proof that nothing was lost, and there is none.
    if (result.failed && verdict !== 'regressed' && verdict !== 'breached') {
        const limits = `${describeLimits(result)}${aside()}`;
        const words = `${sizeOpen ? 'worse, ' : ''}not shown to stay within ${margin ?? 'its margin'}: ${limits}`;
        return { sign: fails, words, name: 'not proven' };
    }
    if (isIdle(result))
        return { sign: '➖', words: `could not get worse by ${margin ?? 'its margin'}`, name: null };
    switch (verdict) {
        case 'regressed':
            return { sign: fails, words: `regressed${aside(`margin ${margin ?? 'none'}`)}`, name: 'regressed' };
        case 'breached': {
            const bound = describeBrokenBound(result)?.bound;
            return { sign: fails, words: bound ?? `beyond the threshold of ${margin ?? 'none'} (not a test)`, name: null };
        }
        case 'improved': {
            const name = (0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_8__/* .isSlightlyBetter */ .bQ)(result) ? 'slightly better' : 'improved';
            return { sign: '✅', words: `${name}${aside()}`, name };
        }
        case 'unchanged': {
            const name = 'unchanged';
            if (result.row === 'exact')
                return { sign: '✅', words: name, name };
            // One case is no ground for a tick.
            if (result.n === 1)
                return { sign: '➖', words: 'unchanged on the only case', name: null };
            const rulesOut = describeFigure(result, result.can_rule_out);
            const limit = rulesOut === null ? '' : ` (rules out ≥ ${rulesOut})`;
            return { sign: '✅', words: `unchanged on all ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_6__/* .countOf */ .pq)(result.n, 'case')}${limit}`, name };
        }
        case 'no-regression':
            return (0,_model_relative_change_js__WEBPACK_IMPORTED_MODULE_8__/* .isSlightlyWorse */ .hf)(result, alpha)
                ? { sign: '✅', words: `slightly worse, within the margin${aside(margin ?? 'none')}`, name: 'slightly worse' }
                : { sign: '✅', words: `no regression beyond ${margin ?? 'the margin'}${aside()}`, name: 'no regression' };
        case 'within-bounds':
            return { sign: '✅', words: `within bounds (${describeBounds(result)})`, name: null };
        case 'inconclusive': {
            const word = sizeOpen ? (0,_format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .describeSizeOpen */ .$3)(result) : `cannot tell${result.suspect ? ', suspect' : ''}`;
            const why = (0,_blocks_js__WEBPACK_IMPORTED_MODULE_7__/* .present */ .Eb)(describeFewFlips(result), describeUncertainty(result) ?? describeLimits(result)).join('; ');
            const name = sizeOpen ? 'worse, size open' : result.suspect ? 'suspect' : 'cannot tell';
            return { sign: '❔', words: `${word}: ${why}${aside()}`, name };
        }
        case 'invalid':
            return { sign: '⚠️', words: `invalid: ${(0,_format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .describeReason */ .Gk)(result)}`, name: null };
        case 'not-comparable':
            return { sign: '➖', words: `not compared: ${(0,_format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .describeReason */ .Gk)(result)}`, name: null };
    }
}
/**
 * A gate's result in plain words, without intervals and p values.
 * @example { sign: '❌', words: 'regressed: −12 points, allowed 5' }
 */
function summarizeVerdict(result, alpha) {
    const { sign, words, name } = explainVerdict(result, alpha);
    if (name === null)
        return { sign, words };
    const figures = (0,_blocks_js__WEBPACK_IMPORTED_MODULE_7__/* .present */ .Eb)((0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMeasured */ .U6)(result).changeInWords, ...describeAllowed(result)).join(', ');
    return { sign, words: figures === '' || result.verdict === 'unchanged' ? name : `${name}: ${figures}` };
}
/** The title of a column of changes, with the interval where there can be one. */
function titleChange({ alpha }) {
    return `change [${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_6__/* .formatNumber */ .ZV)((1 - alpha) * 100, { decimals: 1 })}\u202f% CI]`;
}
/** What forbids a green tick although no gate fails: gates that only warn, and guardrails that could not be measured. */
function warningGates({ gates, verdict: { primary } }) {
    const bad = ['regressed', 'breached', 'invalid'];
    return gates.filter(({ gate, verdict }) => gate.severity === 'warn' ? bad.includes(verdict) : verdict === 'invalid' && gate.id !== primary);
}
/** The gate that makes the run invalid: the primary one, else the first that can fail the run. */
function invalidGate(comparison) {
    const invalid = comparison.gates.filter(({ gate, verdict }) => verdict === 'invalid' && gate.severity === 'fail');
    return invalid.find(({ gate }) => gate.id === comparison.verdict.primary) ?? invalid[0] ?? null;
}
/** The gate that the run's verdict hangs on. */
function primaryGate(comparison) {
    return comparison.gates.find((result) => result.gate.id === comparison.verdict.primary) ?? null;
}
/** Gates whose failure fails the run, the primary first. */
function failedGates(comparison) {
    const primary = comparison.verdict.primary;
    return comparison.gates
        .filter((result) => result.failed && result.gate.severity === 'fail')
        .sort((a, b) => Number(b.gate.id === primary) - Number(a.gate.id === primary));
}
/** Guardrails (so not the primary gate) with this verdict. */
const guardrails = ({ gates, verdict: { primary } }, verdict) => gates.filter((result) => result.gate.severity === 'fail' && result.verdict === verdict && result.gate.id !== primary);
/** Guardrails that cannot tell. */
const undecidedGuardrails = (comparison) => guardrails(comparison, 'inconclusive').filter(({ failed }) => !failed);
/** Guardrails that could not be compared: good news of the others says nothing of them. */
const uncomparedGuardrails = (comparison) => guardrails(comparison, 'not-comparable');
/** How many cases would settle what the primary gate leaves open; null where nobody knows, or more cases do not help. */
function adviseSize(result, { verdict }) {
    if (result === null || result.gate.id !== verdict.primary)
        return null;
    if (verdict.because === 'nothing-to-lose' || verdict.because === 'nothing-matched')
        return null;
    const [needed, allowed] = [(0,_format_format_possible_js__WEBPACK_IMPORTED_MODULE_3__/* .countToSettle */ .AA)(result), allowedChange(result)];
    if (needed === null || allowed === null)
        return null;
    return `To settle ${allowed} you need about ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B4)(needed)} cases like these.`;
}


/***/ }),

/***/ 80484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jo: () => (/* binding */ verdictFacts),
/* harmony export */   Oe: () => (/* binding */ concludeCheck),
/* harmony export */   _r: () => (/* binding */ writeLine),
/* harmony export */   cv: () => (/* binding */ say),
/* harmony export */   q9: () => (/* binding */ WORDS)
/* harmony export */ });
/* harmony import */ var _sections_gate_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97333);

/** How each word is shown, wherever it is. */
const WORDS = {
    invalid: style('⚠️', 'Invalid', { color: 'red' }),
    'not-comparable': style('➖', 'Not compared', { badge: 'not comparable', color: 'lightgrey' }),
    regressed: style('❌', 'Regressed', { color: 'red' }),
    inconclusive: style('❔', 'Cannot tell', { color: 'yellow' }),
    improved: style('✅', 'Improved', { color: 'brightgreen', check: 'success' }),
    unchanged: style('✅', 'Unchanged', { color: 'green', check: 'success', is_news: false }),
    'no-regression': style('✅', 'No regression', { color: 'green', check: 'success', is_news: false }),
    winner: style('✅', 'Winner', { color: 'brightgreen', check: 'success' }),
    'no-winner': style('❔', 'No winner', { color: 'yellow' }),
};
function style(mark, lead, input) {
    const { badge = lead.toLowerCase(), check = 'neutral', is_news = true, color } = input;
    return { mark, lead, badge, color, check, is_news };
}
/**
 * A check is red where the job is, by the rule of `fail-on`; green only where the verdict is a good one; and grey for what is neither:
 * a suite that cannot tell, nothing comparable, or a regression that is only reported.
 */
function concludeCheck({ word, passed }) {
    return passed ? WORDS[word].check : 'failure';
}
function verdictFacts(comparison, context, details) {
    return { comparison, context, details, primary: (0,_sections_gate_words_js__WEBPACK_IMPORTED_MODULE_0__/* .primaryGate */ .Qq)(comparison), failed: (0,_sections_gate_words_js__WEBPACK_IMPORTED_MODULE_0__/* .failedGates */ .qq)(comparison) };
}
/** A headline of a word, as it is called. */
function say(word, ...rest) {
    const { mark, lead } = WORDS[word];
    return { mark, lead, rest };
}
/** A headline as running text. */
function writeLine({ mark, lead, joint = ': ', rest }) {
    return [`${mark} ${lead}${rest.length === 0 ? '' : joint}`, ...rest];
}


/***/ })

};
