export const id = 1739;
export const ids = [1739];
export const modules = {

  61739:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  fb: () => (  COMPARISON_SCHEMA_VERSION),
  Id: () => (  MOST_ARMS),
  n6: () => (  SPENT),
  Dp: () => (  armLetter),
  sb: () => (  comparedGateSchema),
  uT: () => (  findSpent),
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
var finding = __webpack_require__(74431);
var gate_result = __webpack_require__(94746);
var pair_comparison = __webpack_require__(43144);
var noise = __webpack_require__(21108);
var verdict = __webpack_require__(55451);
;// CONCATENATED MODULE: ./build/model/result/comparison.js











const COMPARISON_SCHEMA_VERSION = 2;
const MOST_ARMS = 10;
const figure = schemas.number().nullable();
const texts = schemas.array(schemas.string());
function armLetter(place) {
    return String.fromCharCode('A'.charCodeAt(0) + place);
}
const armSchema = schemas.strictObject({
    name: schemas.string().describe('Unique: "main" and "this PR", the variant, or the folder of the run.'),
    run: pair_comparison .WG,
    counts: run .GB.nullable(),
    summaries: schemas.record(schemas.string(), run .MF).describe('By metric.'),
});
const candidateSchema = pair_comparison .ng.extend({ name: schemas.string().describe("The arm's.") });
const comparedGateSchema = schemas.strictObject({
    ...gate_result .RH.omit({ metric: true, infinite: true, cause: true, marks: true }).shape,
    ...gate_result .mK.pick({ verdict: true, suspect: true, failed: true, cause: true }).shape,
});
const pairGateSchema = comparedGateSchema.extend({
    gate: schemas.string(),
    p_adjusted: figure.describe('By Holm over the gates of all pairs, not only of this one; unadjusted for evidence threshold and non-inferior.'),
    better: schemas["enum"](['baseline', 'candidate'])
        .nullable()
        .describe('The better arm, judged over all pairs: their comparison says improved, and adjusted p < alpha.'),
});
const pairSchema = schemas.strictObject({
    baseline: schemas.string(),
    candidate: schemas.string(),
    verdict: schemas["enum"](verdict .Z4).describe('Of this pair alone.'),
    because: verdict .AB.shape.because,
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
const standingSchema = schemas.strictObject({
    name: schemas.string().describe("The arm's."),
    values: schemas.record(schemas.string(), figure).describe("By gate: the mean over all its scored cases in the gate's slice."),
    beats: texts.describe('The arms that it beats on the primary gate.'),
});
const disagreementSchema = schemas.strictObject({
    case_id: schemas.string(),
    critical: schemas.boolean(),
    passes: schemas.array(noise .$i.nullable())
        .describe('Passes and scored trials of `success` in every arm, in arm order; null without scored trials.'),
});
const rankingSchema = schemas.strictObject({
    gates: schemas.array(gate .Tp),
    metrics: schemas.array(metric .DI).describe('Every metric measured, including those of the gates.'),
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
const verdictSchema = verdict .AB.extend({
    word: schemas["enum"]([...verdict .Z4, 'winner', 'no-winner'])
        .describe("With one candidate the word of its comparison, else the ranking's."),
    because: schemas.union([verdict .AB.shape.because.unwrap(), schemas["enum"](['undecided', 'vetoed', 'no-primary-gate'])])
        .nullable(),
    winner: schemas.string()
        .nullable()
        .describe('The arm that beats all others; null if there is none, or only one candidate.'),
});
const comparisonSchema = schemas.strictObject({
    ...(0,file_version .oc)(COMPARISON_SCHEMA_VERSION),
    suite: schemas.string(),
    alpha: schemas.number(),
    seed: schemas.int(),
    inference: pair_comparison .ng.shape.inference,
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
const SPENT = ['cost.usd', 'tokens.total'];
function findSpent(arms) {
    const isMeasured = (id, { summaries }) => typeof summaries[id]?.mean === 'number' && (id !== 'cost.usd' || summaries['cost.known']?.mean === 1);
    return (SPENT.find((id) => arms.every((arm) => isMeasured(id, arm))) ??
        SPENT.find((id) => arms.some((arm) => isMeasured(id, arm))) ??
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
    .describe('The cause in plain words: "unchanged on all 60 cases", "measured on different machines".');
const remark = { reason: reason.nullable() };
const metrics = schemas.array(gate_result .v4.extend(remark));
const writtenCandidate = candidateSchema.extend({
    findings: schemas.array(finding .$f).describe('Worst first.'),
    recommendations: schemas.array(finding .vj).describe('The most pressing first.'),
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

  74431:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $f: () => (  findingSchema),
    Fc: () => (  ZERO_RECALL),
    vj: () => (  recommendationSchema)
  });
  var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

const sentence = { gate: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(), text: zod__WEBPACK_IMPORTED_MODULE_0__.string() };
const findingSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    about: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](['gate', 'trade', 'metric', 'slice', 'cause', 'confirmed-case', 'edited-cases', 'zero-recall']),
    ...sentence,
});
const recommendationSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    about: zod__WEBPACK_IMPORTED_MODULE_0__["enum"]([
        'rerun',
        'look-first',
        'cause',
        'more-trials',
        'more-cases',
        'slice',
        'edited-cases',
        'stale-cases',
        'interleave',
    ]),
    ...sentence,
    cases: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()),
});
const ZERO_RECALL = 'retrieval.zero-recall';


  }),

  21108:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $i: () => (  passesSchema),
    I7: () => (  reliabilitySchema),
    YM: () => (  NOISE_SCHEMA_VERSION)
  });
  var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55156);
  var _metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16080);
  var _verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55451);



const NOISE_SCHEMA_VERSION = 1;
const count = zod__WEBPACK_IMPORTED_MODULE_2__.int().nonnegative();
const size = zod__WEBPACK_IMPORTED_MODULE_2__.number().nonnegative();
const share = size.max(1);
const texts = zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.string());
const floorSchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
    n: count,
    unit: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['absolute', 'relative']).describe('`relative`: a share of the value.'),
    trial_sd: size
        .nullable()
        .describe("Standard deviation of a single trial about its case's mean; null for a figure of the whole run."),
    sd: size.describe('Standard deviation of the difference of two runs.'),
    floor: size.describe('Only a share alpha of all pairs of such runs differs by more.'),
})
    .describe('The |delta| between two runs of the same system, as a mean over n cases.');
const metricNoiseSchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
    metric: _metric_js__WEBPACK_IMPORTED_MODULE_0__  .DI,
    noise: floorSchema.nullable().describe('Null when no case has two scores.'),
});
const gateNoiseSchema = metricNoiseSchema.extend({
    gate: zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1),
    margin: _metric_js__WEBPACK_IMPORTED_MODULE_0__  .e4,
    reach: zod__WEBPACK_IMPORTED_MODULE_2__.number()
        .nullable()
        .describe('The smallest drop that two runs without a difference would have ruled out, in the unit of the noise; 0 where the target always answers alike.'),
    suggested_margin: _metric_js__WEBPACK_IMPORTED_MODULE_0__  .e4
        .nullable()
        .describe('The smallest margin, rounded up, that covers noise floor and `reach`; null if both are 0 or missing.'),
    suggested_trials: count
        .nullable()
        .describe('Trials per case in each run that keep the noise within the present margin; null if no number would.'),
    suggested_cases: count.nullable().describe('About as many cases settle the margin with the trials of this run.'),
});
const rateSchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ count, share, low: share, high: share })
    .describe("With Clopper and Pearson's interval at 1 - alpha.");
const falseAlarmsSchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
    method: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['rounds', 're-split', 'swap'])
        .describe("`rounds`: main's tries and those of a pull request in rounds are drawn from each case's pooled trials. `re-split`: these are dealt to two runs again. `swap`: each case has two trials, swapped or not."),
    trials: zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ baseline: count, candidate: count })
        .describe('Trials per case dealt to each run; of `rounds` the tries of main, and the most rounds.'),
    splits: count,
    regressed: rateSchema.describe('Splits in which any gate of severity fail regressed or broke a threshold.'),
    improved: rateSchema,
    undecided: rateSchema
        .optional()
        .describe('Of `rounds`: those in which a gate of severity fail was still open at the end.'),
    gates: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ gate: zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1), regressed: count, improved: count }))
        .describe('Single gates, including warn gates.'),
    left_out: texts.describe('Gates on figures of the whole run, each of which needs a bootstrap.'),
});
const noiseSchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
    schema_version: zod__WEBPACK_IMPORTED_MODULE_2__.literal(NOISE_SCHEMA_VERSION),
    suite: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
    variant: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
    commit: zod__WEBPACK_IMPORTED_MODULE_2__.string().nullable(),
    seed: zod__WEBPACK_IMPORTED_MODULE_2__.int(),
    alpha: zod__WEBPACK_IMPORTED_MODULE_2__.number(),
    cases: count.describe('In both runs.'),
    trials_per_case: zod__WEBPACK_IMPORTED_MODULE_2__.int().positive().describe('In each of the two runs.'),
    repeatability: zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
        trials: count.describe('Trials compared, both runs together.'),
        scores_differ: texts.describe('Cases whose trials differ in a score that does not depend on the machine.'),
        replies_differ: texts.describe('Cases whose trials differ in their reply.'),
        declared: zod__WEBPACK_IMPORTED_MODULE_2__.boolean().describe('The suite already says so.'),
    }),
    metrics: zod__WEBPACK_IMPORTED_MODULE_2__.array(metricNoiseSchema),
    gates: zod__WEBPACK_IMPORTED_MODULE_2__.array(gateNoiseSchema),
    flaky: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ passed: count, trials: count, case_id: zod__WEBPACK_IMPORTED_MODULE_2__.string() }))
        .describe('Cases that passed in some but not all trials of both runs together, least stable first.'),
    false_alarms: zod__WEBPACK_IMPORTED_MODULE_2__.array(falseAlarmsSchema).describe('Empty where no score differs: then there are none.'),
    suggested_trials: count
        .nullable()
        .describe('The most that any gate of severity fail needs; null if one needs more cases.'),
    verdict: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_verdict_js__WEBPACK_IMPORTED_MODULE_1__  .Z4).describe('The first run against the second, as measured.'),
});
const passesSchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ passed: count, trials: count });
const flakyCaseSchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
    case_id: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
    baseline: passesSchema.nullable().describe('Null when the arm has no scored trial of it.'),
    candidate: passesSchema.nullable(),
});
const majoritySchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
    n: count.describe('Cases with a majority in both arms.'),
    newly_failing: count,
    newly_passing: count,
    p: size.describe('Mid-p.'),
    ties: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.string()).describe('Cases with as many passes as failures in an arm; they are left out.'),
});
const trialNoiseSchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
    gate: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
    n: count,
    unit: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['absolute', 'relative'])
        .describe('`relative` on the log-ratio row: every figure is a share of the value.'),
    trial_variance: zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ baseline: size, candidate: size })
        .describe("Of a single trial about its case's mean."),
    case_variance: size.describe('Of the true differences between cases; 0 when trial noise explains everything.'),
    clipped: zod__WEBPACK_IMPORTED_MODULE_2__.boolean().describe('The estimate of `case_variance` was below 0 and is shown as 0.'),
    standard_error: size,
    trial_share: size.max(1).describe('The share of the squared standard error that is trial noise.'),
    with_more_trials: zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ trials: count, standard_error: size })
        .describe('The expected standard error with this many more trials per case in both arms.'),
    with_twice_the_cases: size,
    with_endless_trials: size.describe('With infinitely many trials of the same cases.'),
    advice: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['more-trials', 'more-cases']),
});
const reliabilitySchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
    flaky: zod__WEBPACK_IMPORTED_MODULE_2__.array(flakyCaseSchema).describe('Least stable first.'),
    majority: majoritySchema.nullable().describe('Null when `success` cannot be compared.'),
    noise: zod__WEBPACK_IMPORTED_MODULE_2__.array(trialNoiseSchema),
    not_separated: zod__WEBPACK_IMPORTED_MODULE_2__.string()
        .nullable()
        .describe('Why trial noise could not be separated from differences between cases; null when it could.'),
});


  }),

  43144:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    WG: () => (  runReferenceSchema),
    aU: () => (  coverageSchema),
    ng: () => (  pairComparisonSchema),
    ud: () => (  BROKEN_STAGES)
  });
  var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55156);
  var _gate_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94746);
  var _noise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21108);
  var _run_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12141);
  var _suite_rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72734);
  var _verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55451);






const count = zod__WEBPACK_IMPORTED_MODULE_4__.int().nonnegative();
const texts = zod__WEBPACK_IMPORTED_MODULE_4__.array(zod__WEBPACK_IMPORTED_MODULE_4__.string());
const runReferenceSchema = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
    run_id: zod__WEBPACK_IMPORTED_MODULE_4__.string(),
    variant: zod__WEBPACK_IMPORTED_MODULE_4__.string(),
    commit: zod__WEBPACK_IMPORTED_MODULE_4__.string().nullable(),
    dirty: zod__WEBPACK_IMPORTED_MODULE_4__.literal(true).describe('What was measured has changes that the commit has not.').exactOptional(),
    branch: zod__WEBPACK_IMPORTED_MODULE_4__.string().nullable(),
    started_at: zod__WEBPACK_IMPORTED_MODULE_4__.string(),
    trials_per_case: zod__WEBPACK_IMPORTED_MODULE_4__.int().positive(),
    models: texts.describe('The models that answered, sorted; absent when the target names none.').exactOptional(),
});
const passes = _noise_js__WEBPACK_IMPORTED_MODULE_1__  .$i.describe('Passes and scored trials of `success`.');
const flipSchema = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
    case_id: zod__WEBPACK_IMPORTED_MODULE_4__.string(),
    critical: zod__WEBPACK_IMPORTED_MODULE_4__.boolean(),
    baseline: passes,
    candidate: passes,
    kind: zod__WEBPACK_IMPORTED_MODULE_4__["enum"](['newly-failing', 'newly-passing', 'flaky'])
        .describe('`newly-failing`: passed in all, passes in none; `newly-passing`: the reverse; `flaky`: pass rates differ otherwise.'),
    confirmed: zod__WEBPACK_IMPORTED_MODULE_4__.boolean().describe('By zero tolerance.'),
});
const differenceSchema = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
    what: zod__WEBPACK_IMPORTED_MODULE_4__.string().describe('`target`, `pricing`, `metrics`, `models`, `trials`, `seed` …'),
    baseline: zod__WEBPACK_IMPORTED_MODULE_4__.string()
        .describe('The value itself if it is a word or a number, otherwise the beginning of its fingerprint.'),
    candidate: zod__WEBPACK_IMPORTED_MODULE_4__.string(),
    changes: texts.describe('What differs in it, a clause each, secrets hidden.').exactOptional(),
    effect: zod__WEBPACK_IMPORTED_MODULE_4__.string().describe('What follows from it, in words.'),
    notice: zod__WEBPACK_IMPORTED_MODULE_4__.string().describe('For the line below the verdict.').exactOptional(),
});
const coverageSchema = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
    cases: count.describe("The candidate's cases that were asked, without stale ones."),
    uncovered: texts.describe('Cases that no fail gate on a quality metric applies to.'),
    compared: zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({ cases: count, uncovered: count })
        .describe('The same among the cases of both runs, since new ones dilute nothing; absent when both have all.')
        .exactOptional(),
    gated: zod__WEBPACK_IMPORTED_MODULE_4__.boolean().describe('A fail gate on a quality metric exists.'),
    gateable: texts.describe('Metrics that could gate them: at most three, those of most cases first.'),
    losses: zod__WEBPACK_IMPORTED_MODULE_4__.array(_gate_result_js__WEBPACK_IMPORTED_MODULE_0__  .v4)
        .describe('Quality metrics that got worse among them, the worst first, adjusted over those measured there.'),
})
    .describe('Cases whose quality no gate looks at; absent when a quality gate looks at every case.');
const gateForecastSchema = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
    gate: zod__WEBPACK_IMPORTED_MODULE_4__.string(),
    text: zod__WEBPACK_IMPORTED_MODULE_4__.string().describe('A clause about the gate: `flags drops of 13 points or more (40 cases)`.'),
    can_fail: zod__WEBPACK_IMPORTED_MODULE_4__.boolean().describe('False when it can never fail as it stands.'),
});
const forecastSchema = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
    gates: zod__WEBPACK_IMPORTED_MODULE_4__.array(gateForecastSchema),
    assumed: zod__WEBPACK_IMPORTED_MODULE_4__.string().nullable().describe('What was assumed, in a sentence.'),
})
    .describe('What the gates could flag, before there are two runs to learn from; absent with a baseline.');
const subsetSchema = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
    selection: zod__WEBPACK_IMPORTED_MODULE_4__.string(),
    outside: count.describe('Cases of the baseline outside it.'),
    unasked: zod__WEBPACK_IMPORTED_MODULE_4__.literal(true)
        .describe('The comparison did not ask for this part: the cases outside it count as removed.')
        .exactOptional(),
})
    .describe('The part of the suite that the run asked for; absent for a whole run.');
const changeSchema = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
    cases: count.describe('Of the base.'),
    edited: texts,
    removed: texts,
    disabled: texts.describe('Those of the removed that are switched off.').exactOptional(),
    asked: texts.describe('Those of them that were asked as the base has them: they are compared.'),
    unasked: texts.describe('Cases that must never start to fail and were not asked as the base has them.'),
    is_accepted: zod__WEBPACK_IMPORTED_MODULE_4__.boolean().describe('By a person, with the label.'),
    accept_label: zod__WEBPACK_IMPORTED_MODULE_4__.string().nullable().describe('The label that accepts it; null where there is none to set.'),
})
    .describe('What the change did to the cases of its base; absent where it did nothing, or nobody knows them.');
const BROKEN_STAGES = ['retrieval', 'rank', 'context', 'answer', 'answer-alone', 'workflow'];
const casesSchema = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
    shared: count.describe('Cases in both runs, same text.'),
    edited: texts,
    added: texts,
    removed: texts,
    disabled: texts.describe('Those of the removed that are switched off.').exactOptional(),
    edited_failing: texts.describe('Edited cases that now fail in the candidate.'),
    stale: texts.describe('Cases whose expectations no longer fit the code.').exactOptional(),
    stale_failing: texts.describe('Stale cases that now fail in the candidate.').exactOptional(),
    first_look: zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({ cases: count, of: count })
        .describe('So many cases of all were asked; absent: all of them.')
        .exactOptional(),
    quarantined: texts.describe('Cases in quarantine (`flaky`): no gate looks at them.').exactOptional(),
    deleted: texts
        .describe("Cases whose expected spans the candidate's change deleted: they are compared, and fail.")
        .exactOptional(),
    change: changeSchema.exactOptional(),
    subset: subsetSchema.exactOptional(),
});
const pairComparisonSchema = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
    suite: zod__WEBPACK_IMPORTED_MODULE_4__.string(),
    alpha: zod__WEBPACK_IMPORTED_MODULE_4__.number(),
    seed: zod__WEBPACK_IMPORTED_MODULE_4__.int(),
    inference: zod__WEBPACK_IMPORTED_MODULE_4__.literal('these-cases').describe('What the verdict is about; absent: cases like these.').exactOptional(),
    asked: zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
        rounds: count.describe('Complete rounds; 1 for a run without a plan.'),
        cap: count.describe('The most rounds.'),
        planned: zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({ expected: count.describe('If nothing changed.'), most: count })
            .describe('Answers of the plan, without those that are asked on; absent where nothing is decided in rounds.')
            .exactOptional(),
        answers: count.describe("The change's tries, all of them."),
        asked_on: count.describe('Those asked because their case had failed all its tries, or for a fact once more.'),
        main: zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({ least: count, most: count }).nullable().describe("Main's tries of a case."),
        refuted_by: zod__WEBPACK_IMPORTED_MODULE_4__["enum"](['main', 'change'])
            .nullable()
            .describe('Whose answers to one question differed although the target is declared to always answer alike.'),
    })
        .describe('What a verdict on these cases rests on; absent: cases like these.')
        .exactOptional(),
    baseline: runReferenceSchema.nullable(),
    candidate: runReferenceSchema,
    interleaved: zod__WEBPACK_IMPORTED_MODULE_4__.boolean().describe('Both arms ran interleaved in one job.'),
    cases: casesSchema,
    gates_changed: zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({ from: zod__WEBPACK_IMPORTED_MODULE_4__["enum"](_suite_rules_js__WEBPACK_IMPORTED_MODULE_5__  .o), changes: texts })
        .describe("How this change's gates and settings differ from its base's, and whose were used.")
        .exactOptional(),
    forecast: forecastSchema.exactOptional(),
    coverage: coverageSchema.exactOptional(),
    metrics: zod__WEBPACK_IMPORTED_MODULE_4__.array(_gate_result_js__WEBPACK_IMPORTED_MODULE_0__  .v4),
    gates: zod__WEBPACK_IMPORTED_MODULE_4__.array(_gate_result_js__WEBPACK_IMPORTED_MODULE_0__  .mK),
    slices: zod__WEBPACK_IMPORTED_MODULE_4__.array(_gate_result_js__WEBPACK_IMPORTED_MODULE_0__  .Ls),
    flips: zod__WEBPACK_IMPORTED_MODULE_4__.array(flipSchema),
    concentration: zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({ trait: zod__WEBPACK_IMPORTED_MODULE_4__.string(), tag: zod__WEBPACK_IMPORTED_MODULE_4__.string().nullable(), cases: texts })
        .describe('What the newly failing cases share more often than by chance, such as "tagged auth", and which of them do; absent if nothing is found.')
        .exactOptional(),
    broken_stages: zod__WEBPACK_IMPORTED_MODULE_4__.array(zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({ stage: zod__WEBPACK_IMPORTED_MODULE_4__["enum"](BROKEN_STAGES), cases: texts }))
        .describe('Where newly failing cases broke, as far as the target reports it; absent where it reports none.')
        .exactOptional(),
    zero_tolerance: texts,
    zero_tolerance_doubted: texts
        .describe('Confirmed failures by the word of a judge that agrees with people less than the suite asks: they fail nothing.')
        .exactOptional(),
    zero_tolerance_unscored: texts
        .describe('Cases in the scope of zero tolerance that passed in the baseline and have no score now.')
        .exactOptional(),
    reliability: _noise_js__WEBPACK_IMPORTED_MODULE_1__  .I7.describe('Absent when no case was tried twice.').exactOptional(),
    differences: zod__WEBPACK_IMPORTED_MODULE_4__.array(differenceSchema),
    warnings: texts,
    left_out: zod__WEBPACK_IMPORTED_MODULE_4__.array(_run_run_js__WEBPACK_IMPORTED_MODULE_2__  .hj.extend({ sides: zod__WEBPACK_IMPORTED_MODULE_4__.array(zod__WEBPACK_IMPORTED_MODULE_4__["enum"](['baseline', 'candidate'])) }))
        .describe('Scores in the results of another harness that are no numbers, so that nothing compares them; absent where there are none.')
        .exactOptional(),
    corpus_renamed: zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({ expected: zod__WEBPACK_IMPORTED_MODULE_4__.int(), retrieved: zod__WEBPACK_IMPORTED_MODULE_4__.int() })
        .describe('How many ids the cases expect and how many others the candidate retrieved, of which none is in the baseline either; absent: some are.')
        .exactOptional(),
    ungated: texts
        .describe('Metrics that would have a default gate, if the target of either run reported them. Absent: none.')
        .exactOptional(),
    verdict: _verdict_js__WEBPACK_IMPORTED_MODULE_3__  .AB,
});


  })

};
