export const id = 1430;
export const ids = [1430];
export const modules = {

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
        'deterministic',
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
    AV: () => (  MIN_REPEATS),
    I7: () => (  reliabilitySchema),
    YM: () => (  NOISE_SCHEMA_VERSION)
  });
  var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55156);
  var _metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16080);
  var _verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55451);



const NOISE_SCHEMA_VERSION = 1;
const MIN_REPEATS = 8;
const count = zod__WEBPACK_IMPORTED_MODULE_2__.int().nonnegative();
const size = zod__WEBPACK_IMPORTED_MODULE_2__.number().nonnegative();
const share = size.max(1);
const texts = zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.string());
const floorSchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
    n: count,
    unit: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['absolute', 'relative']).describe('The unit of the numbers; `relative`: a share of the value.'),
    trial_sd: size
        .nullable()
        .describe("Standard deviation of a single trial about its case's mean; `null` for a figure of the whole run."),
    sd: size.describe('Standard deviation of the difference between two runs of the same system.'),
    floor: size.describe('The difference that two runs of the same system exceed only with probability alpha.'),
})
    .describe('How much the means over n cases differ between two runs of the same system, by chance alone.');
const metricNoiseSchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
    metric: _metric_js__WEBPACK_IMPORTED_MODULE_0__  .DI,
    noise: floorSchema.nullable().describe('The noise floor; `null` if no case has two scores, or for a share of 0.'),
});
const gateNoiseSchema = metricNoiseSchema.extend({
    gate: zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1),
    margin: _metric_js__WEBPACK_IMPORTED_MODULE_0__  .e4,
    reach: zod__WEBPACK_IMPORTED_MODULE_2__.number()
        .nullable()
        .describe("The smallest drop that two runs without a difference would have ruled out, in the margin's unit; 0 for a deterministic target, `null` if unknown."),
    suggested_margin: _metric_js__WEBPACK_IMPORTED_MODULE_0__  .e4
        .nullable()
        .describe('The smallest margin, rounded up, that covers noise floor and `reach`; `null` if both are 0 or unknown.'),
    suggested_trials: count
        .nullable()
        .describe('Trials per case and run that keep the noise within the current margin; `null` if above 50 or unknown.'),
    suggested_cases: count
        .nullable()
        .describe('About how many cases rule out a loss of the margin with these trials; `null` if enough or unknown.'),
});
const rateSchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ count, share, low: share, high: share })
    .describe("A count of splits and its share, with Clopper and Pearson's interval at 1 - alpha.");
const falseAlarmsSchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
    method: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['rounds', 're-split', 'swap'])
        .describe("How splits are made. `rounds`: tries are drawn as for a pull request; `re-split`: trials are dealt to two runs; `swap`: a case's two trials are swapped or not."),
    trials: zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ baseline: count, candidate: count })
        .describe("Trials per case in each run; for `rounds`, main's tries and the maximum number of rounds."),
    splits: count,
    regressed: rateSchema.describe('Splits in which any fail gate regressed or broke a threshold.'),
    improved: rateSchema,
    undecided: rateSchema.optional().describe('Only for `rounds`: splits in which a fail gate was undecided at the end.'),
    gates: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ gate: zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1), regressed: count, improved: count }))
        .describe('The number of splits with an alarm for each gate, including warn gates.'),
    left_out: texts.describe('Ids of gates that were not counted, such as those on figures of the whole run.'),
});
const noiseSchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
    schema_version: zod__WEBPACK_IMPORTED_MODULE_2__.literal(NOISE_SCHEMA_VERSION),
    suite: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
    variant: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
    commit: zod__WEBPACK_IMPORTED_MODULE_2__.string().nullable(),
    seed: zod__WEBPACK_IMPORTED_MODULE_2__.int(),
    alpha: zod__WEBPACK_IMPORTED_MODULE_2__.number(),
    cases: count.describe('The number of cases in both runs.'),
    trials_per_case: zod__WEBPACK_IMPORTED_MODULE_2__.int().positive().describe('Trials per case in each run.'),
    repeatability: zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
        trials: count.describe('The number of compared trials in both runs together.'),
        scores_differ: texts.describe('Ids of cases whose trials differ in a score that does not depend on the machine.'),
        replies_differ: texts.describe('Ids of cases whose trials differ in their reply.'),
        declared: zod__WEBPACK_IMPORTED_MODULE_2__.boolean().describe('Whether the suite declares the target deterministic.'),
    }),
    metrics: zod__WEBPACK_IMPORTED_MODULE_2__.array(metricNoiseSchema),
    gates: zod__WEBPACK_IMPORTED_MODULE_2__.array(gateNoiseSchema),
    flaky: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ passed: count, trials: count, case_id: zod__WEBPACK_IMPORTED_MODULE_2__.string() }))
        .describe('Cases that passed in some but not all trials of both runs together, least stable first.'),
    false_alarms: zod__WEBPACK_IMPORTED_MODULE_2__.array(falseAlarmsSchema)
        .describe('How often gates would raise a false alarm, for different numbers of trials. Empty if no score differs.'),
    suggested_trials: count
        .nullable()
        .describe('Trials per case that are enough for every fail gate; `null` if unknown or a gate needs more cases.'),
    verdict: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_verdict_js__WEBPACK_IMPORTED_MODULE_1__  .Z4).describe('The verdict of the second run against the first.'),
});
const passesSchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ passed: count, trials: count });
const flakyCaseSchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
    case_id: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
    baseline: passesSchema.nullable().describe('Passes in the baseline; `null` if it has no scored trial of the case.'),
    candidate: passesSchema.nullable(),
});
const majoritySchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
    n: count.describe('The number of cases with a majority in both arms.'),
    newly_failing: count,
    newly_passing: count,
    p: size.describe("McNemar's mid-p."),
    ties: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.string()).describe('Ids of cases with as many passes as failures in an arm, which are left out.'),
});
const trialNoiseSchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
    gate: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
    n: count,
    unit: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['absolute', 'relative'])
        .describe('The unit of the numbers; `relative` (row `log-ratio`): shares of the value.'),
    trial_variance: zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ baseline: size, candidate: size })
        .describe("Variance of a single trial about its case's mean, in each arm."),
    case_variance: size.describe('Variance of the true differences between cases; 0 if trial noise explains everything.'),
    clipped: zod__WEBPACK_IMPORTED_MODULE_2__.boolean().describe('Whether the estimate of `case_variance` was below 0 and was set to 0.'),
    standard_error: size,
    trial_share: size.max(1).describe('The share of the squared standard error that is trial noise, 0 to 1.'),
    with_more_trials: zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ trials: count, standard_error: size })
        .describe('The expected standard error with this many more trials per case in both arms.'),
    with_twice_the_cases: size,
    with_endless_trials: size.describe('The standard error with infinitely many trials of the same cases.'),
    advice: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['more-trials', 'more-cases']),
});
const reliabilitySchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
    flaky: zod__WEBPACK_IMPORTED_MODULE_2__.array(flakyCaseSchema)
        .describe('The cases that passed in some but not all trials of an arm, least stable first.'),
    majority: majoritySchema
        .nullable()
        .describe("McNemar's test on the majority of each case's trials; `null` if not possible."),
    unscored: zod__WEBPACK_IMPORTED_MODULE_2__.literal(true).describe('Set if no trial has a score of `success`.').exactOptional(),
    noise: zod__WEBPACK_IMPORTED_MODULE_2__.array(trialNoiseSchema),
    not_separated: zod__WEBPACK_IMPORTED_MODULE_2__.string()
        .nullable()
        .describe('Why trial noise could not be separated from differences between cases; otherwise `null`.'),
});


  }),

  43144:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Qq: () => (  primaryGate),
    WG: () => (  runReferenceSchema),
    aU: () => (  coverageSchema),
    kJ: () => (  findGateToOpen),
    ng: () => (  pairComparisonSchema),
    qq: () => (  failedGates),
    ud: () => (  BROKEN_STAGES)
  });
  var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55156);
  var _gate_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53709);
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
    dirty: zod__WEBPACK_IMPORTED_MODULE_4__.literal(true).describe('Set if the checkout had uncommitted changes.').exactOptional(),
    branch: zod__WEBPACK_IMPORTED_MODULE_4__.string().nullable(),
    started_at: zod__WEBPACK_IMPORTED_MODULE_4__.string(),
    trials_per_case: zod__WEBPACK_IMPORTED_MODULE_4__.int().positive(),
    models: texts.describe('The models that answered, sorted. Absent if the target names none.').exactOptional(),
});
const passes = _noise_js__WEBPACK_IMPORTED_MODULE_1__  .$i.describe('How many scored trials of the case passed (`success`), and how many there are.');
const flipSchema = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
    case_id: zod__WEBPACK_IMPORTED_MODULE_4__.string(),
    critical: zod__WEBPACK_IMPORTED_MODULE_4__.boolean(),
    baseline: passes,
    candidate: passes,
    kind: zod__WEBPACK_IMPORTED_MODULE_4__["enum"](['newly-failing', 'newly-passing', 'flaky'])
        .describe('`newly-failing`: all baseline trials pass, no candidate trial does; `newly-passing`: the reverse; `flaky`: other changes of the pass rate.'),
    confirmed: zod__WEBPACK_IMPORTED_MODULE_4__.boolean().describe('Whether zero tolerance counts the case as a proven failure.'),
});
const differenceSchema = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
    what: zod__WEBPACK_IMPORTED_MODULE_4__.string().describe('What differs: `target`, `pricing`, `metrics`, `models`, `trials`, `seed` …'),
    baseline: zod__WEBPACK_IMPORTED_MODULE_4__.string()
        .describe("The baseline's value if it is a word or a number, otherwise the beginning of its fingerprint."),
    candidate: zod__WEBPACK_IMPORTED_MODULE_4__.string(),
    changes: texts.describe('The differences in detail, as clauses without secrets.').exactOptional(),
    effect: zod__WEBPACK_IMPORTED_MODULE_4__.string().describe('What the difference means for the comparison, in words.'),
    notice: zod__WEBPACK_IMPORTED_MODULE_4__.string().describe('A sentence about the difference for the line below the verdict.').exactOptional(),
});
const coverageSchema = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
    cases: count.describe("The number of the candidate's cases that were asked, without stale ones."),
    uncovered: texts.describe('Ids of the cases that no fail gate on a quality metric applies to.'),
    compared: zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({ cases: count, uncovered: count })
        .describe('How many cases both runs have, and how many of them are uncovered. Absent if both have all, or none.')
        .exactOptional(),
    gated: zod__WEBPACK_IMPORTED_MODULE_4__.boolean().describe('Whether there is any fail gate on a quality metric.'),
    gateable: texts.describe('Up to three metrics that could gate uncovered cases, those that score most cases first.'),
    losses: zod__WEBPACK_IMPORTED_MODULE_4__.array(_gate_result_js__WEBPACK_IMPORTED_MODULE_0__  .v4)
        .describe('Quality metrics that got worse on the uncovered cases, worst first, adjusted over all tested there.'),
})
    .describe('The cases without a gate on their quality. Absent if every case has one.');
const gateForecastSchema = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
    gate: zod__WEBPACK_IMPORTED_MODULE_4__.string(),
    text: zod__WEBPACK_IMPORTED_MODULE_4__.string().describe('What the gate could detect, as a clause: "flags drops of 13 points or more (40 cases)".'),
    can_fail: zod__WEBPACK_IMPORTED_MODULE_4__.boolean().describe('Whether the gate can ever fail as it is set.'),
});
const forecastSchema = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
    gates: zod__WEBPACK_IMPORTED_MODULE_4__.array(gateForecastSchema),
    assumed: zod__WEBPACK_IMPORTED_MODULE_4__.string()
        .nullable()
        .describe('The assumptions of the forecast, in a sentence; `null` if there are none.'),
})
    .describe('The changes that the gates could detect, estimated from one run. Absent if a baseline exists or existed.');
const subsetSchema = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
    selection: zod__WEBPACK_IMPORTED_MODULE_4__.string(),
    outside: count.describe('The number of baseline cases outside the subset.'),
    unasked: zod__WEBPACK_IMPORTED_MODULE_4__.literal(true)
        .describe('Set if only the run, not the comparison, chose the subset; cases outside it then count as removed.')
        .exactOptional(),
})
    .describe('The part of the suite that the run asked, if that leaves out baseline cases. Absent otherwise.');
const changeSchema = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
    cases: count.describe('The number of cases of the base in the compared subset.'),
    edited: texts,
    removed: texts,
    disabled: texts.describe('Ids of the cases in `removed` that still exist but are disabled.').exactOptional(),
    asked: texts.describe('Ids of changed cases that were also asked as the base defines them, so they are compared.'),
    unasked: texts.describe('Ids of cases under zero tolerance that were not asked as the base defines them.'),
    is_accepted: zod__WEBPACK_IMPORTED_MODULE_4__.boolean().describe('Whether a person accepted the edits with the label.'),
    accept_label: zod__WEBPACK_IMPORTED_MODULE_4__.string().nullable().describe('The label that accepts the edits; `null` if there is none to set.'),
})
    .describe("How the change edits the cases of its base. Absent if it edits none or the base's cases are unknown.");
const BROKEN_STAGES = ['retrieval', 'rank', 'context', 'answer', 'answer-alone', 'workflow'];
const casesSchema = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
    shared: count.describe('The number of compared cases: in both runs with the same text.'),
    edited: texts,
    added: texts,
    removed: texts,
    disabled: texts.describe('Ids of the cases in `removed` that still exist but are disabled.').exactOptional(),
    renamed: zod__WEBPACK_IMPORTED_MODULE_4__.array(zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({ from: zod__WEBPACK_IMPORTED_MODULE_4__.string(), to: zod__WEBPACK_IMPORTED_MODULE_4__.string() }))
        .describe('Removed cases with the new case that asks the same question. Absent if there are none.')
        .exactOptional(),
    edited_failing: texts.describe('Ids of the edited cases that fail in the candidate.'),
    stale: texts.describe('Ids of the cases whose expectations no longer fit the code; not compared.').exactOptional(),
    stale_failing: texts.describe('Ids of the stale cases that fail in the candidate.').exactOptional(),
    first_look: zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({ cases: count, of: count })
        .describe('How many cases a first look asked, and of how many. Absent if all were asked.')
        .exactOptional(),
    quarantined: texts
        .describe('Ids of the cases in quarantine (marked `flaky`), which no gate includes.')
        .exactOptional(),
    deleted: texts
        .describe('Ids of the cases whose expected spans the change deleted. They are compared and fail.')
        .exactOptional(),
    change: changeSchema.exactOptional(),
    subset: subsetSchema.exactOptional(),
});
const pairComparisonSchema = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
    suite: zod__WEBPACK_IMPORTED_MODULE_4__.string(),
    alpha: zod__WEBPACK_IMPORTED_MODULE_4__.number(),
    seed: zod__WEBPACK_IMPORTED_MODULE_4__.int(),
    inference: zod__WEBPACK_IMPORTED_MODULE_4__.literal('these-cases')
        .describe('Set if the verdict is about these cases only. Absent if about cases like these.')
        .exactOptional(),
    asked: zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
        rounds: count.describe('The number of complete rounds; 1 for a run without a plan.'),
        cap: count.describe('The maximum number of rounds; 1 for a run without a plan.'),
        planned: zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({ expected: count.describe('The expected number of answers if nothing changed.'), most: count })
            .describe('How many answers the plan asks for, without `asked_on`. Absent if no gate is decided in rounds.')
            .exactOptional(),
        answers: count.describe('The number of all tries of the change, including `asked_on`.'),
        asked_on: count.describe('The number of extra tries, of cases that failed all tries or to confirm a fact.'),
        main: zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({ least: count, most: count })
            .nullable()
            .describe('The fewest and the most counted tries of a case on main; `null` without any.'),
        refuted_by: zod__WEBPACK_IMPORTED_MODULE_4__["enum"](['main', 'change'])
            .nullable()
            .describe('The side that gave two answers to a question of a target declared deterministic; otherwise `null`.'),
    })
        .describe('How many tries a verdict about these cases is based on. Absent if it is about cases like these.')
        .exactOptional(),
    baseline: runReferenceSchema.nullable(),
    candidate: runReferenceSchema,
    interleaved: zod__WEBPACK_IMPORTED_MODULE_4__.boolean().describe('Whether both arms ran interleaved in one job.'),
    cases: casesSchema,
    gates_changed: zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({ from: zod__WEBPACK_IMPORTED_MODULE_4__["enum"](_suite_rules_js__WEBPACK_IMPORTED_MODULE_5__  .o), changes: texts })
        .describe("How the change's gates and settings differ from its base's, and which were used. Absent if equal.")
        .exactOptional(),
    forecast: forecastSchema.exactOptional(),
    coverage: coverageSchema.exactOptional(),
    metrics: zod__WEBPACK_IMPORTED_MODULE_4__.array(_gate_result_js__WEBPACK_IMPORTED_MODULE_0__  .v4),
    gates: zod__WEBPACK_IMPORTED_MODULE_4__.array(_gate_result_js__WEBPACK_IMPORTED_MODULE_0__  .mK),
    slices: zod__WEBPACK_IMPORTED_MODULE_4__.array(_gate_result_js__WEBPACK_IMPORTED_MODULE_0__  .Ls),
    flips: zod__WEBPACK_IMPORTED_MODULE_4__.array(flipSchema),
    concentration: zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
        gate: zod__WEBPACK_IMPORTED_MODULE_4__.string()
            .describe('The gate on another metric whose worse cases these are; else they newly fail.')
            .exactOptional(),
        trait: zod__WEBPACK_IMPORTED_MODULE_4__.string(),
        tag: zod__WEBPACK_IMPORTED_MODULE_4__.string().nullable(),
        cases: texts,
    })
        .describe('A trait that newly failing cases (or those behind the loss of a gate) share more often than by chance, such as "tagged auth", and the ids of those with it. Absent if none is found.')
        .exactOptional(),
    broken_stages: zod__WEBPACK_IMPORTED_MODULE_4__.array(zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({ stage: zod__WEBPACK_IMPORTED_MODULE_4__["enum"](BROKEN_STAGES), cases: texts }))
        .describe('The stages at which newly failing cases broke, if the target reports them. Absent if none is known.')
        .exactOptional(),
    zero_tolerance: texts,
    zero_tolerance_doubted: texts
        .describe('Ids of confirmed failures that rest on a judge that agrees too little with people. They fail nothing.')
        .exactOptional(),
    zero_tolerance_unscored: texts
        .describe('Ids of cases under zero tolerance that passed in the baseline and have no score now.')
        .exactOptional(),
    reliability: _noise_js__WEBPACK_IMPORTED_MODULE_1__  .I7
        .describe('What repeated trials show. Absent if no case was tried twice.')
        .exactOptional(),
    differences: zod__WEBPACK_IMPORTED_MODULE_4__.array(differenceSchema),
    warnings: texts,
    left_out: zod__WEBPACK_IMPORTED_MODULE_4__.array(_run_run_js__WEBPACK_IMPORTED_MODULE_2__  .hj.extend({ sides: zod__WEBPACK_IMPORTED_MODULE_4__.array(zod__WEBPACK_IMPORTED_MODULE_4__["enum"](['baseline', 'candidate'])) }))
        .describe('Scores of another harness that are not compared: they are not numbers, or the baseline does not have them. Absent if there are none.')
        .exactOptional(),
    corpus_renamed: zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({ expected: zod__WEBPACK_IMPORTED_MODULE_4__.int(), retrieved: zod__WEBPACK_IMPORTED_MODULE_4__.int() })
        .describe('Set if the corpus seems renamed: how many ids the cases expect, and how many the candidate retrieved (none of them in the baseline).')
        .exactOptional(),
    ungated: texts
        .describe('Metrics without a gate because no answer of either side has a value. Absent if there are none.')
        .exactOptional(),
    verdict: _verdict_js__WEBPACK_IMPORTED_MODULE_3__  .AB,
});
function primaryGate({ gates, verdict }) {
    return gates.find((result) => result.gate.id === verdict.primary) ?? null;
}
function failedGates({ gates, verdict: { primary } }) {
    return gates
        .filter((result) => result.failed && result.gate.severity === 'fail')
        .sort((a, b) => Number(b.gate.id === primary) - Number(a.gate.id === primary));
}
function findGateToOpen(comparison) {
    const failed = failedGates(comparison);
    const primary = primaryGate(comparison);
    const deciding = failed.length > 0 ? failed : primary === null ? [] : [primary];
    if (deciding.some(({ metric }) => metric.id === 'success'))
        return null;
    return deciding.find((result) => result.worse_cases !== undefined) ?? null;
}


  })

};
