export const id = 8299;
export const ids = [8299];
export const modules = {

/***/ 82751:
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
;// CONCATENATED MODULE: ./build/model/result/metric-comparison.js


const figure = schemas.number().nullable();
const rowSchema = schemas["enum"](['mcnemar', 'paired-t', 'log-ratio', 'per-run', 'stratified-exact', 'stratified-permutation', 'exact'])
    .describe('The test used; `exact`: one number per side, which needs no test.');
const intervalSchema = schemas.strictObject({
    low: schemas.number(),
    high: schemas.number(),
    method: schemas["enum"](['tango', 't', 'cr2-t', 'point', 'bootstrap']),
})
    .describe('Two-sided at 1 - alpha, oriented like its delta.');
/** What the paired difference of a metric and the result of a gate have in common. */
const measuredChange = {
    n: schemas.int().nonnegative().describe('Cases paired.'),
    row: rowSchema.nullable(),
    baseline: figure.describe('The mean over the paired cases.'),
    candidate: figure.describe('The mean over the paired cases.'),
    delta: figure.describe("Oriented so that positive is better (for a neutral metric: candidate - baseline), in the metric's unit; on row `log-ratio` ln(candidate/baseline), oriented."),
    interval: intervalSchema.nullable(),
    p: figure.describe('Two-sided and unadjusted; null when nothing was tested.'),
};
const metricComparisonSchema = schemas.strictObject({
    metric: metric/* metricFactsSchema */.DI,
    ...measuredChange,
    reason: schemas.string().nullable().describe('Why there is no test, or why its p is not reliable.'),
    marks: schemas.array(schemas.string()).describe('What a reader must know about these numbers, a clause each.').exactOptional(),
});
const listedMetricSchema = metricComparisonSchema.extend({
    p_adjusted: figure.describe("If the numbers are a gate's, that gate's p after Holm; otherwise by Benjamini and Hochberg over all metrics and tags of all candidates."),
});
const sliceComparisonSchema = schemas.strictObject({
    tag: schemas.string(),
    result: metricComparisonSchema,
    p_adjusted: schemas.number().describe('By Benjamini and Hochberg over all metrics and tags of all candidates.'),
});

// EXTERNAL MODULE: ./build/model/result/verdict.js
var verdict = __webpack_require__(55451);
;// CONCATENATED MODULE: ./build/model/result/gate-result.js





const gate_result_figure = schemas.number().nullable();
const count = schemas.int().nonnegative();
const texts = schemas.array(schemas.string());
const ends = schemas.strictObject({ low: schemas.number(), high: schemas.number() });
const boundMethodSchema = schemas["enum"]([
    'tango',
    't',
    'gaffke',
    'bootstrap-t',
    'cr2-t',
    'cluster-gaffke',
    'cluster-bootstrap-t',
]);
const boundSchema = schemas.strictObject({
    method: boundMethodSchema,
    value: gate_result_figure.describe('Null when it does not exist, which fails `no-regression`.'),
    above_margin: schemas.boolean(),
    share_at_or_below: schemas.number()
        .describe('For Gaffke only: the share of weighted means at or below -m; above_margin needs at most alpha/2.')
        .exactOptional(),
})
    .describe('One-sided, lower, at alpha/2.');
const checksSchema = schemas.strictObject({
    exact_p: schemas.number().exactOptional(),
    exact_p_log10: schemas.number().describe('log10 of the exact p, if p is below the smallest double.').exactOptional(),
    chi2: gate_result_figure.exactOptional(),
    chi2_corrected: gate_result_figure.exactOptional(),
    newcombe10: ends.exactOptional(),
    sign_flip_p: gate_result_figure.exactOptional(),
    wilcoxon_pratt_p: gate_result_figure.exactOptional(),
    mcnemar_first_trial_p: schemas.number().exactOptional(),
    cohen_dz: gate_result_figure
        .describe('The mean difference in standard deviations of the differences; null without spread.')
        .exactOptional(),
    hedges_g: gate_result_figure.describe('The same, corrected for few cases.').exactOptional(),
    percentile: ends
        .describe('Bootstrap over cases, at 1 - alpha, oriented and scaled like the delta.')
        .exactOptional(),
    bca: ends.nullable().exactOptional(),
    studentised: ends.nullable().exactOptional(),
    matched_trials: schemas.strictObject({ p: schemas.number(), delta: schemas.number() })
        .describe('With unequal trials: over the first k trials of each pair, which `improved` must pass too.')
        .exactOptional(),
})
    .describe('Shown beside a gate; never decides.');
const gateResultSchema = schemas.strictObject({
    gate: gate/* gateSchema */.Tp,
    metric: metric/* metricFactsSchema */.DI,
    verdict: schemas["enum"](verdict/* GATE_VERDICTS */.Jm),
    suspect: schemas.boolean(),
    failed: schemas.boolean().describe('The gate fails; it fails the run only with severity `fail`.'),
    reason: schemas.string().describe('In plain words: "unchanged on all 60 cases", "measured on different machines".'),
    ...measuredChange,
    clusters: count.nullable().describe('How many, when the gate is clustered.'),
    candidate_value: gate_result_figure.describe('The mean over all scored candidate cases in the slice, or the figure of the whole run: what `min` and `max` limit.'),
    p_adjusted: gate_result_figure,
    df: gate_result_figure,
    bounds: schemas.array(boundSchema),
    ratio_of_means: gate_result_figure.describe('Mean candidate / mean baseline over the pairs, on row `log-ratio`.'),
    scored_share: schemas.strictObject({ baseline: gate_result_figure, candidate: gate_result_figure }),
    missing_unevenly: schemas.boolean(),
    borderline: schemas.boolean().describe('p < alpha and "the interval excludes 0" disagree, on row `mcnemar`.'),
    broken_by: texts
        .describe("A binary metric with a broken bound: the candidate's cases that break it, new and edited ones too.")
        .exactOptional(),
    newly_failing: count.nullable(),
    newly_passing: count.nullable(),
    least_flips: count
        .describe('The fewest flips that can be significant alongside the other gates; absent when flips are not tested.')
        .exactOptional(),
    can_flag: gate_result_figure.describe('Drops of this size can be flagged; null with too few differences or cases to say.'),
    can_rule_out: gate_result_figure.describe('Drops of this size can be ruled out; null when none can.'),
    figures_unit: schemas["enum"](['absolute', 'relative'])
        .describe("Of the two figures above: in the metric's own unit, or a share of the baseline."),
    cases_needed: gate_result_figure.describe('Cases needed to flag a drop of twice the margin four times in five.'),
    cases_to_settle: gate_result_figure.describe('Cases needed to rule out a drop of the margin four times in five, if nothing changed.'),
    checks: checksSchema,
    warnings: texts,
    marks: texts.describe('The warnings that belong beside the verdict.').exactOptional(),
});

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

;// CONCATENATED MODULE: ./build/model/result/reliability.js

const reliability_count = schemas.int().nonnegative();
const size = schemas.number().nonnegative();
const passesSchema = schemas.strictObject({ passed: reliability_count, trials: reliability_count });
const flakyCaseSchema = schemas.strictObject({
    case_id: schemas.string(),
    baseline: passesSchema.nullable().describe('Null when the arm has no scored trial of it.'),
    candidate: passesSchema.nullable(),
});
const majoritySchema = schemas.strictObject({
    n: reliability_count.describe('Cases with a majority in both arms.'),
    newly_failing: reliability_count,
    newly_passing: reliability_count,
    p: size.describe('Mid-p.'),
    ties: schemas.array(schemas.string()).describe('Cases with as many passes as failures in an arm; they are left out.'),
});
const trialNoiseSchema = schemas.strictObject({
    gate: schemas.string(),
    n: reliability_count,
    unit: schemas["enum"](['absolute', 'relative'])
        .describe('`relative` on the log-ratio row: every figure is a share of the value.'),
    trial_variance: schemas.strictObject({ baseline: size, candidate: size })
        .describe("Of a single trial about its case's mean."),
    case_variance: size.describe('Of the true differences between cases; 0 when trial noise explains everything.'),
    clipped: schemas.boolean().describe('The estimate of `case_variance` was below 0 and is shown as 0.'),
    standard_error: size,
    trial_share: size.max(1).describe('The share of the squared standard error that is trial noise.'),
    with_more_trials: schemas.strictObject({ trials: reliability_count, standard_error: size })
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
;// CONCATENATED MODULE: ./build/model/result/pair-comparison.js







const pair_comparison_count = schemas.int().nonnegative();
const pair_comparison_texts = schemas.array(schemas.string());
const runReferenceSchema = schemas.strictObject({
    run_id: schemas.string(),
    variant: schemas.string(),
    commit: schemas.string().nullable(),
    dirty: schemas.literal(true).describe('What was measured has changes that the commit has not.').exactOptional(),
    branch: schemas.string().nullable(),
    started_at: schemas.string(),
    trials_per_case: schemas.int().positive(),
    models: pair_comparison_texts.describe('The models that answered, sorted; absent when the target names none.').exactOptional(),
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
    changes: pair_comparison_texts.describe('What differs in it, a clause each, secrets hidden.').exactOptional(),
    effect: schemas.string().describe('What follows from it, in words.'),
    notice: schemas.string().describe('For the line below the verdict.').exactOptional(),
});
const coverageSchema = schemas.strictObject({
    cases: pair_comparison_count.describe("The candidate's cases that were asked, without stale ones."),
    uncovered: pair_comparison_texts.describe('Cases that no fail gate on a quality metric applies to.'),
    compared: schemas.strictObject({ cases: pair_comparison_count, uncovered: pair_comparison_count })
        .describe('The same among the cases that both runs have, since new ones dilute nothing; absent when both have all.')
        .exactOptional(),
    gated: schemas.boolean().describe('A fail gate on a quality metric exists.'),
    gateable: pair_comparison_texts.describe('Metrics that could gate them: at most three, those of most cases first.'),
    losses: schemas.array(listedMetricSchema)
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
    edited: pair_comparison_texts,
    removed: pair_comparison_texts,
    asked: pair_comparison_texts.describe('Those of them that were asked as the base has them: they are compared.'),
    unasked: pair_comparison_texts.describe('Cases that must never start to fail and were not asked as the base has them.'),
    is_accepted: schemas.boolean().describe('By a person, with the label.'),
    accept_label: schemas.string().nullable().describe('The label that accepts it; null where there is none to set.'),
})
    .describe("What the change did to the cases of its base; absent where it did nothing, or the base's cases are not known.");
const casesSchema = schemas.strictObject({
    shared: pair_comparison_count.describe('Cases in both runs, same text.'),
    edited: pair_comparison_texts,
    added: pair_comparison_texts,
    removed: pair_comparison_texts,
    edited_failing: pair_comparison_texts.describe('Edited cases that now fail in the candidate.'),
    stale: pair_comparison_texts.describe('Cases whose expectations no longer fit the code.').exactOptional(),
    stale_failing: pair_comparison_texts.describe('Stale cases that now fail in the candidate.').exactOptional(),
    deleted: pair_comparison_texts
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
    gates_changed: schemas.strictObject({ from: schemas["enum"](rules/* GATES_FROM */.o), changes: pair_comparison_texts })
        .describe("How this change's gates and settings differ from its base's, and whose were used.")
        .exactOptional(),
    forecast: forecastSchema.exactOptional(),
    coverage: coverageSchema.exactOptional(),
    metrics: schemas.array(listedMetricSchema),
    gates: schemas.array(gateResultSchema),
    slices: schemas.array(sliceComparisonSchema),
    flips: schemas.array(flipSchema),
    concentration: schemas.strictObject({ clause: schemas.string(), tag: schemas.string().nullable(), cases: pair_comparison_texts })
        .describe('What the newly failing cases share more often than by chance, such as "are tagged auth", and which of them do; absent if nothing is found.')
        .exactOptional(),
    zero_tolerance: pair_comparison_texts,
    zero_tolerance_unscored: pair_comparison_texts
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
        cases: pair_comparison_texts,
    }))
        .describe('The most pressing first.'),
    warnings: pair_comparison_texts,
    verdict: verdict/* runVerdictSchema */.AB,
});

;// CONCATENATED MODULE: ./build/model/result/comparison.js









const COMPARISON_SCHEMA_VERSION = 2;
/** More pairs than those of ten arms leave no family in which anything could be significant. */
const MOST_ARMS = 10;
const comparison_figure = schemas.number().nullable();
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
const pairGateSchema = gateResultSchema
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
    p_adjusted: comparison_figure.describe('By Holm over the gates of all pairs, not only of this one; unadjusted for evidence threshold and non-inferior.'),
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
    values: schemas.record(schemas.string(), comparison_figure).describe("By gate: the mean over all its scored cases in the gate's slice."),
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


/***/ })

};
