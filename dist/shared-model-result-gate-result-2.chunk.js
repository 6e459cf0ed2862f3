export const id = 6128;
export const ids = [6128];
export const modules = {

  53709:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  mK: () => (  gateResultSchema),
  g_: () => (  likeTheseSchema),
  M8: () => (  limitedValue),
  v4: () => (  listedMetricSchema),
  RH: () => (  metricComparisonSchema),
  Ls: () => (  sliceComparisonSchema)
});

var schemas = __webpack_require__(55156);
var metric = __webpack_require__(16080);
var gate = __webpack_require__(61038);
var run_figure = __webpack_require__(64402);
var run = __webpack_require__(12141);
;// CONCATENATED MODULE: ./build/model/result/cause.js




const count = schemas.int().nonnegative();
const arm = schemas["enum"](['baseline', 'candidate']);
const figure = schemas["enum"](run_figure .SL);
const unit = schemas["enum"](['case', 'cluster']);
const test = { p: schemas.number(), alpha: schemas.number() };
const unscored = { baseline: count, candidate: count };
const files = schemas.strictObject({ common: count, added: count, gone: count })
    .describe('Numbers of files on both sides, only in the candidate, and only in the baseline.');
const basis = {
    files: files.nullable().describe('How many files were compared; `null` if the figure is not computed from files.'),
    all_files: schemas.literal(true)
        .describe('Set if all files are compared, because some may have been renamed.')
        .exactOptional(),
};
const change = schemas.number().describe('The change, as in `delta`: positive is better.');
const loss = { loss: metric .e4, margin: metric .e4 };
const cause_open = {
    worse: metric .e4
        .nullable()
        .describe('The margin, if a loss is proven that may or may not exceed it; `null` if no loss is proven.'),
};
const cause = (kind, facts) => schemas.strictObject({ kind: schemas.literal(kind), ...facts });
const causeSchema = schemas.discriminatedUnion('kind', [
    cause('bug', { message: schemas.string() }),
    cause('stopped', { arm, run: run .r$ }),
    cause('too-few-scored', {
        arm,
        scored: count,
        cases: count,
        floor: schemas.number(),
        grades: schemas.array(schemas.string())
            .describe('Grades that some trials of the arm lack but others of the case have; those trials are unscored.'),
        most_frequent: schemas.strictObject({ reason: schemas.string(), trials: count, unscored: count })
            .describe('The most frequent reason why trials of the arm are unscored, its number of trials, and the number of unscored trials.')
            .exactOptional(),
    }),
    cause('no-baseline', { lost: schemas["enum"](['none', 'unreadable', 'removed']) }),
    cause('redefined', { how: schemas["enum"](['prices', 'judge', 'added', 'dropped', 'definition']) }),
    cause('apart', { how: schemas["enum"](['replayed', 'machines', 'jobs']) }),
    cause('left-out', { cases: count }),
    cause('nothing-paired', {}),
    cause('no-figure', { arms: schemas.array(arm), infinite: schemas.boolean(), figure }),
    cause('no-value', { figure: figure.nullable() }),
    cause('not-measured', {}),
    cause('zero-baseline', {}),
    cause('table', { how: schemas["enum"](['none-built', 'bounds-alone', 'no-number']) }),
    cause('code-unmeasured', { measured: arm.nullable() }),
    cause('code-unscored', { arm, problem: schemas.string() }),
    cause('file-unscored', { arm, path: schemas.string(), line: schemas.int().nullable(), problem: schemas.string() }),
    cause('languages', { baseline: schemas.string().nullable(), candidate: schemas.string().nullable() }),
    cause('no-code-value', { arms: schemas.array(arm) }),
    cause('no-common-value', { files }),
    cause('review', { how: schemas["enum"](['none', 'none-in-baseline', 'another-judge']), problem: schemas.string().nullable() }),
    cause('outside-bound', {
        side: schemas["enum"](['min', 'max']),
        value: schemas.number().nullable().describe("The candidate's value; `null` if it is infinite."),
        limit: schemas.number(),
    }),
    cause('within-bounds', {}),
    cause('exact', { ...basis }),
    cause('one-reading', {}),
    cause('exact-change', { change, margin: metric .e4, within: schemas.boolean(), ...basis }),
    cause('beyond-threshold', { ...loss }),
    cause('beyond-margin', { ...loss, ...test }),
    cause('better', { gain: metric .e4, slightly: schemas.boolean(), ...test }),
    cause('unchanged', { cases: count, rules_out: metric .e4.nullable() }),
    cause('slightly-worse', { typical: schemas.boolean() }),
    cause('inside-margin', { margin: metric .e4, typical: schemas.boolean() }),
    cause('single', { unit }),
    cause('information-only', { unit, units: count, needed: count }),
    cause('cases-missing', { ...unscored }),
    cause('trials-missing', { ...unscored }),
    cause('fact', {
        change,
        changed: count.describe('The number of cases whose value changed.'),
        margin: metric .e4,
        within: schemas.boolean(),
    }),
    cause('range', {
        ...cause_open,
        range: schemas.strictObject({ row: schemas["enum"](['rounds', 'log-ratio']), low: schemas.number(), high: schemas.number() })
            .describe('The range that contains the true change, in the unit of `delta`; positive is better.'),
        broke: count.describe('The number of cases that broke beyond chance.'),
        copies: schemas.boolean(),
    }),
    cause('total-contradicts', { ...cause_open, change: schemas.number() }),
    cause('unequal-trials', {}),
    cause('change-only', { ...cause_open }),
    cause('few-clusters', { ...cause_open, clusters: count, needed: count }),
    cause('limits', { ...cause_open, flags: metric .e4.nullable(), rules_out: metric .e4.nullable() }),
])
    .meta({ id: 'reason' });

var verdict = __webpack_require__(55451);
;// CONCATENATED MODULE: ./build/model/result/gate-result.js





const gate_result_figure = schemas.number().nullable();
const rowSchema = schemas["enum"](['mcnemar', 'paired-t', 'log-ratio', 'per-run', 'rounds', 'fact', 'exact'])
    .describe('The test used. `rounds`: judged on these cases in rounds. Not tested: `fact` (a deterministic target) and `exact` (one number per side).');
const intervalSchema = schemas.strictObject({
    low: schemas.number(),
    high: schemas.number(),
    method: schemas["enum"](['tango', 't', 'cr2-t', 'point', 'bootstrap', 'rounds']),
})
    .describe('The two-sided interval of `delta` at level 1 - alpha; positive is better.');
const measuredChange = {
    n: schemas.int().nonnegative().describe('The number of paired cases, or of compared files on row `exact`.'),
    row: rowSchema.nullable(),
    baseline: gate_result_figure.describe("The baseline's mean over the paired cases, or its figure of the run; `null` if none."),
    candidate: gate_result_figure.describe("The candidate's mean over the paired cases, or its figure of the run; `null` if none."),
    infinite: schemas.array(schemas["enum"](['baseline', 'candidate']))
        .describe('The arms whose value is `null` because it is infinite: a ratio with a denominator of 0.')
        .exactOptional(),
    delta: gate_result_figure.describe("The difference in the metric's unit, or ln(candidate/baseline) on row `log-ratio`; positive is better. For a neutral metric: candidate - baseline."),
    interval: intervalSchema.nullable(),
    p: gate_result_figure.describe('The two-sided p-value, unadjusted; `null` if nothing was tested.'),
};
const metricComparisonSchema = schemas.strictObject({
    metric: metric .DI,
    ...measuredChange,
    cause: causeSchema.nullable().describe('Why there is no test or no reliable p; otherwise `null`.'),
    marks: schemas.array(schemas.string()).describe('Remarks on these numbers, as clauses.').exactOptional(),
});
const listedMetricSchema = metricComparisonSchema.extend({
    p_adjusted: gate_result_figure.describe("The adjusted p: a gate's own if the numbers are a gate's, else by Benjamini and Hochberg over all metrics and tags of all candidates. `null` if nothing was tested."),
});
const sliceComparisonSchema = schemas.strictObject({
    tag: schemas.string(),
    result: metricComparisonSchema,
    p_adjusted: schemas.number().describe('p adjusted by Benjamini and Hochberg over all metrics and tags of all candidates.'),
});
const gate_result_count = schemas.int().nonnegative();
const texts = schemas.array(schemas.string());
const flag = schemas.boolean();
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
    value: gate_result_figure.describe('The bound; `null` if it does not exist, which rules out `no-regression`.'),
    above_margin: flag,
    share_at_or_below: schemas.number()
        .describe('Only for Gaffke: the share of weighted means at or below -margin; above_margin needs at most alpha/2.')
        .exactOptional(),
})
    .describe('A one-sided lower bound, at level alpha/2, to show whether a loss is within the margin.');
const checksSchema = schemas.strictObject({
    exact_p: schemas.number().exactOptional(),
    exact_p_log10: schemas.number()
        .describe('log10 of `exact_p`. Absent unless `exact_p` is below the smallest double.')
        .exactOptional(),
    chi2: gate_result_figure.exactOptional(),
    chi2_corrected: gate_result_figure.exactOptional(),
    newcombe10: ends.exactOptional(),
    sign_flip_p: gate_result_figure.exactOptional(),
    wilcoxon_pratt_p: gate_result_figure.exactOptional(),
    mcnemar_first_trial_p: schemas.number().exactOptional(),
    cohen_dz: gate_result_figure
        .describe("Cohen's dz: mean difference / standard deviation of the differences; `null` if all are equal.")
        .exactOptional(),
    hedges_g: gate_result_figure.describe("`cohen_dz` with Hedges' correction for few cases.").exactOptional(),
    percentile: ends
        .describe('The percentile bootstrap interval of `delta` over cases, at level 1 - alpha.')
        .exactOptional(),
    bca: ends.nullable().exactOptional(),
    studentised: ends.nullable().exactOptional(),
    matched_trials: schemas.strictObject({ p: schemas.number(), delta: schemas.number() })
        .describe('The test on equal numbers of trials, which `improved` must pass too. Absent if they are equal anyway.')
        .exactOptional(),
})
    .describe('Other tests of the same pairs, for information only.');
const theseCasesSchema = schemas.strictObject({
    how: schemas["enum"](['rounds', 'fact'])
        .describe('`rounds`: judged after rounds of tries; `fact`: the target is deterministic, so no test is needed.'),
    round: gate_result_count.describe('The round after which the gate was decided; 0 for a fact.'),
    worse: flag.describe('Whether the gate is inconclusive but with a proven loss or with cases in `broke`.'),
    broke: texts.describe('Ids of cases that broke beyond chance: good on main and bad in every try.'),
    copies: flag.describe('Whether repeated answers agree too often (cache, fixed seed), so each case counts once.'),
    hopeless: flag.describe('Whether not even all rounds were expected to rule out a loss of the margin.'),
})
    .describe('How the gate was decided on these cases. Absent if it was not.');
const likeTheseSchema = schemas.strictObject({
    verdict: schemas["enum"](verdict .Jm),
    ...measuredChange,
    p_adjusted: gate_result_figure,
    can_rule_out: gate_result_figure,
    figures_unit: schemas["enum"](['absolute', 'relative']),
})
    .describe('What the first try of each case shows about similar questions. Decides nothing.');
const worseCasesSchema = schemas.strictObject({
    count: gate_result_count.describe('The number of compared cases with a worse mean over their tries than in the baseline.'),
    beyond: gate_result_count
        .describe('How many of them lost the margin or more. Absent if none did, and for yes/no metrics.')
        .exactOptional(),
    better: gate_result_count.describe('The number of compared cases with a better mean.'),
    worst: schemas.array(schemas.strictObject({ case_id: schemas.string(), baseline: schemas.number(), candidate: schemas.number() }))
        .describe('The cases that lost the margin or more, else the worst 20, the worst first, with their means on both sides.'),
})
    .describe('The cases behind a loss of quality. Absent if the gate shows none and is not inconclusive, or no case lost; absent for `success`, whose cases are in `flips`, for costs and times, and for figures of the run.');
const gateResultSchema = schemas.strictObject({
    gate: gate .Tp,
    metric: metric .DI,
    verdict: schemas["enum"](verdict .Jm),
    suspect: flag,
    failed: flag.describe('Whether the gate fails. It fails the run only if its severity is `fail`.'),
    cause: causeSchema,
    ...measuredChange,
    these_cases: theseCasesSchema.exactOptional(),
    like_these: likeTheseSchema.exactOptional(),
    clusters: gate_result_count.nullable().describe('The number of clusters; `null` if the test is not clustered.'),
    candidate_value: gate_result_figure.describe('The value that `min` and `max` limit: the mean over all scored candidate cases in the slice, or the figure of the whole run.'),
    p_adjusted: gate_result_figure,
    df: gate_result_figure,
    bounds: schemas.array(boundSchema),
    ratio_of_means: gate_result_figure.describe("The candidate's mean / the baseline's over the pairs, on row `log-ratio`."),
    scored_share: schemas.strictObject({ baseline: gate_result_figure, candidate: gate_result_figure }),
    missing_unevenly: flag,
    borderline: flag.describe('Whether only one of `p`, which decides, and `interval` shows a difference: on row `mcnemar`, and on these cases, where `interval` also allows for chance that few tries cannot show, and its lower end is one-sided.'),
    broken_by: texts
        .describe("Ids of the candidate's cases (new and edited ones too) by which a yes/no metric breaks `min` or `max`.")
        .exactOptional(),
    worse_cases: worseCasesSchema.exactOptional(),
    newly_failing: gate_result_count.nullable(),
    newly_passing: gate_result_count.nullable(),
    least_flips: gate_result_count
        .describe('The fewest flipped cases that can be significant beside the other gates. Absent without a flip test.')
        .exactOptional(),
    can_flag: gate_result_figure.describe('The smallest drop that is flagged with 80 % power; `null` if none or unknown.'),
    can_rule_out: gate_result_figure.describe('The smallest drop that this result rules out; `null` if none.'),
    figures_unit: schemas["enum"](['absolute', 'relative'])
        .describe('The unit of `can_flag` and `can_rule_out`; `relative`: a share of the baseline.'),
    cases_needed: gate_result_figure.describe('Cases needed to flag a drop of twice the margin with 80 % power.'),
    cases_to_settle: gate_result_figure.describe('Cases needed to rule out a drop of the margin with 80 % power if nothing changed.'),
    checks: checksSchema,
    agreement: schemas.strictObject({
        kappa: schemas.number(),
        low: gate_result_figure,
        high: gate_result_figure,
        n: gate_result_count.describe('The number of cases that both the judge and a person graded.'),
        least: schemas.number().describe('The required kappa if `kappa` is lower, so the gate only warns.').exactOptional(),
        needed: gate_result_count.describe('The required number of labels if `n` is lower; the gate still decides.').exactOptional(),
    })
        .describe("The judge's agreement with `human_labels`: quadratic weighted kappa and its 95 % interval.")
        .exactOptional(),
    warnings: texts,
    marks: texts.describe('The warnings to show beside the verdict.').exactOptional(),
});
function limitedValue(input) {
    const { candidate_value: value, infinite } = input;
    return value ?? (infinite?.includes('candidate') === true ? Infinity : null);
}


  }),

  2924:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Qp: () => (  metricSettings),
  ju: () => (  openEarlyScores),
  M: () => (  readRescored),
  Dc: () => (  watchAnswers)
});

var sha256 = __webpack_require__(80430);
var within_time = __webpack_require__(44774);
var join_names = __webpack_require__(73341);
var observation = __webpack_require__(75198);
var suite_scoring = __webpack_require__(60960);
var match_spans = __webpack_require__(48512);
var route_choice = __webpack_require__(94604);
;// CONCATENATED MODULE: ./build/metrics/agent/watch-conduct.js





function watchConduct(scoring = suite_scoring .cH) {
    const cases = new Map();
    return {
        add: ({ golden, observation }) => {
            const now = describeConduct(golden, observation, scoring);
            const known = cases.get(golden.id);
            cases.set(golden.id, known === undefined ? now : mergeConduct(known, now));
        },
        finish: () => cases,
    };
}
const NONE = [];
function describeConduct(golden, observation, scoring) {
    const expected = golden.expected_spans.filter(({ relevance }) => relevance > 0);
    const nothing = { ranks: expected.map(() => null), returned: null, tiers: NONE, models: NONE, failures: NONE };
    if (observation.status === 'failed')
        return { ...nothing, failures: [observation.failure.kind] };
    const { reply } = observation;
    const matches = reply.spans === undefined ? [] : (0,match_spans .zA)(reply.spans, golden.expected_spans);
    const tier = (0,route_choice .uQ)(reply, scoring);
    const model = reply.attempts?.at(-1)?.model ?? reply.model;
    return {
        ...nothing,
        ranks: expected.map((span) => matches.find((match) => match.expected === span)?.rank ?? null),
        returned: reply.spans === undefined ? null : matches.filter(({ rank }) => rank !== null).length,
        ...(reply.spans !== undefined && { places: [...new Set(reply.spans.map(join_names .CL))].sort() }),
        ...inContext(reply, expected),
        tiers: tier === null ? NONE : [tier],
        models: model === undefined ? NONE : [model],
    };
}
function inContext({ spans = [] }, expected) {
    if (spans.every(({ injected }) => injected === undefined))
        return {};
    return { in_context: (0,match_spans .zA)((0,observation .YG)(spans), expected).some((match) => match.expected !== null) };
}
function mergeConduct(one, other) {
    const least = (a, b) => a === null || b === null ? (a ?? b) : Math.min(a, b);
    const union = (a, b) => b.every((name) => a.includes(name)) ? a : [...new Set([...a, ...b])].sort();
    return {
        ranks: one.ranks.map((rank, place) => least(rank, other.ranks[place] ?? null)),
        returned: one.returned === null ? other.returned : Math.max(one.returned, other.returned ?? 0),
        ...((one.places ?? other.places) !== undefined && { places: union(one.places ?? [], other.places ?? []) }),
        ...((one.in_context ?? other.in_context) !== undefined && {
            in_context: one.in_context === true || other.in_context === true,
        }),
        tiers: union(one.tiers, other.tiers),
        models: union(one.models, other.models),
        failures: union(one.failures, other.failures),
    };
}

var build_metrics = __webpack_require__(55970);
var define_on_code = __webpack_require__(70671);
var price_reply = __webpack_require__(68674);
var define_metric = __webpack_require__(94896);
var score_trial = __webpack_require__(21501);
var summarize_run = __webpack_require__(8492);
var tables = __webpack_require__(11348);
var table_figures = __webpack_require__(69942);
var fingerprint = __webpack_require__(27866);
var run_run = __webpack_require__(12141);
var read_reference = __webpack_require__(9073);
var read_run = __webpack_require__(41345);
var reply_content = __webpack_require__(78583);
;// CONCATENATED MODULE: ./build/modes/evaluate/score-arms.js
















const HASH_DIGITS = 12;
function watchAnswers(tables, arm) {
    const answers = new Map();
    const onTrial = (scored) => {
        tables.add(arm, scored);
        const { golden, trial, observation } = scored;
        if (observation.status === 'failed')
            return;
        const ofCase = answers.get(golden.id) ?? [];
        ofCase[trial] = Number.parseInt((0,sha256 .f)(observation.reply.answer).slice(0, HASH_DIGITS), 16);
        answers.set(golden.id, ofCase);
    };
    return { answers: answers, onTrial };
}
const MOST_COMPARED = 2000;
function watchCases({ settings }) {
    let compared = 0;
    const ownCost = new Set();
    const conduct = watchConduct(settings.scoring);
    const replies = (0,reply_content .gt)();
    return {
        add: (scored) => {
            conduct.add(scored);
            const { golden, observation } = scored;
            const isOwn = observation.status === 'failed' || observation.cached !== true;
            if (isOwn && ++compared <= MOST_COMPARED)
                replies.add(golden.id, observation);
            if (observation.status === 'ok' && (0,price_reply .wt)(observation.reply))
                ownCost.add(golden.id);
        },
        finish: () => ({
            own_cost_cases: [...ownCost],
            conduct: conduct.finish(),
            ...(compared <= MOST_COMPARED && { replies: replies.finish() }),
        }),
    };
}
function metricSettings({ settings, pricing: own }, ruleSet) {
    const { primary_k, success } = ruleSet?.rules.settings ?? settings;
    const k = [...new Set([...settings.k, ...(ruleSet?.rules.settings.k ?? [])])].sort((a, b) => a - b);
    const { scoring } = ruleSet === null ? settings : ruleSet.rules.settings;
    return { k, primary_k, success, pricing: ruleSet?.rules.pricing ?? own, ...(scoring && { scoring }) };
}
async function readRescored(request) {
    const { folder, run, declared, log, onTrial } = request;
    const metrics = withRecorded(run, request.metrics);
    if (await (0,read_reference .A_)(folder))
        return { ...(await (0,read_run .my)(folder, { log, run, declared })), priced_by: run.pricing };
    const watched = watchCases(run);
    const { trials } = await (0,read_run .my)(folder, {
        log,
        run,
        rescore: (golden, recorded) => {
            const { trial, observation } = recorded;
            const judgments = request.judgmentsOf?.(recorded) ?? recorded.judgments;
            watched.add({ golden, observation });
            const scores = (0,score_trial .$o)({ metrics, golden, observation, recorded, ...(judgments && { judgments }), withinTime: within_time .d });
            onTrial?.({ golden, trial, observation, judgments: judgments ?? null, ...scores });
            return scores;
        },
    });
    return { ...describeScores(run, trials, request), ...watched.finish() };
}
function withRecorded(own, metrics) {
    return [...metrics, ...[...(0,score_trial .ki)(own), ...(0,table_figures .LV)(own)].map(build_metrics .dC)];
}
function describeScores(own, trials, scoring) {
    const metrics = withRecorded(own, scoring.metrics);
    const unmeasured = (scoring.expected ?? []).filter(({ id }) => !metrics.some((metric) => metric.id === id));
    const fingerprints = { ...own.fingerprints, metrics: (0,define_metric .or)(metrics, sha256 .s) };
    const isKnown = scoring.isSummarized === true && isEqual(fingerprints.metrics, own.fingerprints.metrics);
    const summarize = () => (0,summarize_run .lj)({ metrics, trials, kept: (0,define_on_code .Nn)(metrics, own.code_quality) });
    return {
        run: {
            ...own,
            metrics: [...metrics.map(define_metric .gt), ...unmeasured],
            fingerprints,
            summaries: isKnown ? own.summaries : summarize(),
        },
        trials,
        stale_cases: own.stale_cases,
    };
}
function openEarlyScores(placeOf) {
    let opened = null;
    const arms = new Map();
    const openBy = (settings) => (opened !== null && isEqual(opened.settings, settings) ? opened : null);
    const open = (settings) => {
        opened ??= { settings, tables: (0,tables .W)(settings) };
        return openBy(settings);
    };
    const watchArm = ({ place: arm, run: measured, trials }) => {
        const settings = metricSettings(measured, null);
        const own = open(settings);
        if (own === null)
            return null;
        const place = placeOf(arm);
        const { answers, onTrial } = watchAnswers(own.tables, place);
        const watched = watchCases(measured);
        const metrics = (0,build_metrics .GY)(settings);
        let seen = 0;
        return {
            place,
            answers,
            isWhole: () => trials().length === seen,
            scored: (run, expected) => ({
                ...describeScores(run, trials(), { metrics, expected, isSummarized: run.counts !== null }),
                ...watched.finish(),
            }),
            onTrial: (trial) => {
                seen += 1;
                watched.add(trial);
                onTrial(trial);
            },
        };
    };
    return {
        onTrial: (arm, trial) => {
            const { run_id: id } = arm.run;
            if (!arms.has(id))
                arms.set(id, watchArm(arm));
            arms.get(id)?.onTrial?.(trial);
        },
        readMain: async (request) => {
            const { run, settings } = request;
            const own = (0,run_run .PX)(run) ? null : open(settings);
            if (own === null)
                return readRescored(request);
            const { answers, onTrial } = watchAnswers(own.tables, 0);
            const watch = (trial) => {
                onTrial(trial);
                request.onTrial?.(trial);
            };
            const scored = await readRescored({ ...request, onTrial: watch });
            arms.set(run.run_id, { place: 0, answers, isWhole: () => true, scored: () => scored });
            return scored;
        },
        find: (run, settings, expected) => {
            const arm = openBy(settings) === null ? null : arms.get(run.run_id);
            return arm?.isWhole() === true ? arm.scored(run, expected) : null;
        },
        forReport: (settings, runs) => {
            const own = openBy(settings);
            const watched = new Map([...arms].flatMap(([id, arm]) => (arm === null ? [] : [[id, arm]])));
            const isOfThese = [...watched].every(([id, { place, isWhole }]) => runs[place]?.run_id === id && isWhole());
            return own !== null && isOfThese ? { tables: own.tables, arms: watched } : null;
        },
    };
}
const isEqual = (one, other) => (0,fingerprint .d)(one) === (0,fingerprint .d)(other);


  }),

  78583:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $E: () => (  contentOf),
    Cq: () => (  compareReplies),
    gt: () => (  watchReplies)
  });
  var _io_sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80430);
  var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27866);
  var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41345);



function contentOf(observation) {
    if (observation.status === 'failed')
        return observation.failure.kind === 'infrastructure' ? null : { failure: observation.failure.kind };
    const { answer, abstained, clarified, spans } = observation.reply;
    return { answer, abstained: abstained ?? null, clarified: clarified ?? null, spans: spans ?? null };
}
async function compareReplies(folders, log) {
    const replies = watchReplies();
    for (const folder of folders)
        for await (const { case: id, observation } of (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_1__  .mM)(folder, log))
            replies.add(id, observation);
    return replies.finish();
}
function watchReplies() {
    const firsts = new Map();
    const differing = new Set();
    let trials = 0;
    return {
        add: (id, observation) => {
            const content = contentOf(observation);
            if (content === null)
                return;
            trials++;
            const reply = (0,_io_sha256_js__WEBPACK_IMPORTED_MODULE_0__  .s)((0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__  .d)(content));
            const first = firsts.get(id);
            if (first === undefined)
                firsts.set(id, reply);
            else if (first !== reply)
                differing.add(id);
        },
        finish: () => ({ trials, cases: firsts.size, differ: [...differing].sort() }),
    };
}


  })

};
