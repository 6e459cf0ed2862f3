export const id = 9515;
export const ids = [9515];
export const modules = {

  94746:
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
;// CONCATENATED MODULE: ./build/model/result/reason.js




const count = schemas.int().nonnegative();
const arm = schemas["enum"](['baseline', 'candidate']);
const figure = schemas["enum"](run_figure .SL);
const unit = schemas["enum"](['case', 'cluster']);
const test = { p: schemas.number(), alpha: schemas.number() };
const unscored = { baseline: count, candidate: count };
const files = schemas.strictObject({ common: count, added: count, gone: count })
    .describe('Files of both sides, of the candidate alone, and of the baseline alone.');
const basis = {
    files: files.nullable().describe('Null for a figure that rests on no files.'),
    all_files: schemas.literal(true).describe('All files are compared, since some may be renamed.').exactOptional(),
};
const change = schemas.number().describe("As `delta`: oriented so that positive is better, in the gate's unit.");
const loss = { loss: metric .e4, margin: metric .e4 };
const reason_open = {
    worse: metric .e4
        .nullable()
        .describe('A loss is proven, but not whether by more than this margin; null: all is open.'),
};
const reason = (kind, facts) => schemas.strictObject({ kind: schemas.literal(kind), ...facts });
const reasonSchema = schemas.discriminatedUnion('kind', [
    reason('bug', { message: schemas.string() }),
    reason('stopped', { arm, run: run .r$ }),
    reason('too-few-scored', {
        arm,
        scored: count,
        cases: count,
        floor: schemas.number(),
        grades: schemas.array(schemas.string()).describe('What the trials of one side lack, and so are not compared.'),
    }),
    reason('no-baseline', { lost: schemas["enum"](['none', 'unreadable', 'removed']) }),
    reason('redefined', { how: schemas["enum"](['prices', 'judge', 'added', 'dropped', 'definition']) }),
    reason('apart', { how: schemas["enum"](['replayed', 'machines', 'jobs']) }),
    reason('left-out', { cases: count }),
    reason('nothing-paired', {}),
    reason('no-figure', { arms: schemas.array(arm), infinite: schemas.boolean(), figure }),
    reason('no-value', { figure: figure.nullable() }),
    reason('not-measured', {}),
    reason('zero-baseline', {}),
    reason('table', { how: schemas["enum"](['none-built', 'bounds-alone', 'no-number']) }),
    reason('code-unmeasured', { measured: arm.nullable() }),
    reason('code-unscored', { arm, problem: schemas.string() }),
    reason('file-unscored', { arm, path: schemas.string(), line: schemas.int().nullable(), problem: schemas.string() }),
    reason('languages', { baseline: schemas.string().nullable(), candidate: schemas.string().nullable() }),
    reason('no-code-value', { arms: schemas.array(arm) }),
    reason('no-common-value', { files }),
    reason('review', { how: schemas["enum"](['none', 'none-in-baseline', 'another-judge']), problem: schemas.string().nullable() }),
    reason('outside-bound', {
        side: schemas["enum"](['min', 'max']),
        value: schemas.number().nullable().describe('Null: infinite.'),
        limit: schemas.number(),
    }),
    reason('within-bounds', {}),
    reason('exact', { ...basis }),
    reason('one-reading', {}),
    reason('exact-change', { change, margin: metric .e4, within: schemas.boolean(), ...basis }),
    reason('beyond-threshold', { ...loss }),
    reason('beyond-margin', { ...loss, ...test }),
    reason('better', { gain: metric .e4, slightly: schemas.boolean(), ...test }),
    reason('unchanged', { cases: count, rules_out: metric .e4.nullable() }),
    reason('slightly-worse', { typical: schemas.boolean() }),
    reason('inside-margin', { margin: metric .e4, typical: schemas.boolean() }),
    reason('single', { unit }),
    reason('information-only', { unit, units: count, needed: count }),
    reason('cases-missing', { ...unscored }),
    reason('trials-missing', { ...unscored }),
    reason('fact', {
        change,
        changed: count.describe('Cases whose value is another.'),
        margin: metric .e4,
        within: schemas.boolean(),
    }),
    reason('range', {
        ...reason_open,
        range: schemas.strictObject({ row: schemas["enum"](['rounds', 'log-ratio']), low: schemas.number(), high: schemas.number() })
            .describe('Between which the true change is, oriented and scaled like `delta`.'),
        broke: count.describe('Cases that broke for sure.'),
        copies: schemas.boolean(),
    }),
    reason('total-contradicts', { ...reason_open, change: schemas.number() }),
    reason('unequal-trials', {}),
    reason('change-only', { ...reason_open }),
    reason('few-clusters', { ...reason_open, clusters: count, needed: count }),
    reason('limits', { ...reason_open, flags: metric .e4.nullable(), rules_out: metric .e4.nullable() }),
])
    .meta({ id: 'reason' });

var verdict = __webpack_require__(55451);
;// CONCATENATED MODULE: ./build/model/result/gate-result.js





const gate_result_figure = schemas.number().nullable();
const rowSchema = schemas["enum"](['mcnemar', 'paired-t', 'log-ratio', 'per-run', 'rounds', 'fact', 'exact'])
    .describe('The test used; `rounds`: on these cases, by looks after rounds of tries; `fact`: a target that always answers alike; `exact`: one number per side, which needs no test.');
const intervalSchema = schemas.strictObject({
    low: schemas.number(),
    high: schemas.number(),
    method: schemas["enum"](['tango', 't', 'cr2-t', 'point', 'bootstrap', 'rounds']),
})
    .describe('Two-sided at 1 - alpha, oriented like its delta.');
const measuredChange = {
    n: schemas.int().nonnegative().describe('Cases paired.'),
    row: rowSchema.nullable(),
    baseline: gate_result_figure.describe('The mean over the paired cases.'),
    candidate: gate_result_figure.describe('The mean over the paired cases.'),
    infinite: schemas.array(schemas["enum"](['baseline', 'candidate']))
        .describe('Whose value is null because it is infinite: a ratio with nothing to divide by.')
        .exactOptional(),
    delta: gate_result_figure.describe("Oriented so that positive is better (for a neutral metric: candidate - baseline), in the metric's unit; on row `log-ratio` ln(candidate/baseline), oriented."),
    interval: intervalSchema.nullable(),
    p: gate_result_figure.describe('Two-sided and unadjusted; null when nothing was tested.'),
};
const metricComparisonSchema = schemas.strictObject({
    metric: metric .DI,
    ...measuredChange,
    cause: reasonSchema.nullable().describe('Why there is no test, or why its p is not reliable.'),
    marks: schemas.array(schemas.string()).describe('What a reader must know about these numbers, a clause each.').exactOptional(),
});
const listedMetricSchema = metricComparisonSchema.extend({
    p_adjusted: gate_result_figure.describe("If the numbers are a gate's, that gate's p after Holm; otherwise by Benjamini and Hochberg over all metrics and tags of all candidates."),
});
const sliceComparisonSchema = schemas.strictObject({
    tag: schemas.string(),
    result: metricComparisonSchema,
    p_adjusted: schemas.number().describe('By Benjamini and Hochberg over all metrics and tags of all candidates.'),
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
    value: gate_result_figure.describe('Null when it does not exist, which fails `no-regression`.'),
    above_margin: flag,
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
const theseCasesSchema = schemas.strictObject({
    how: schemas["enum"](['rounds', 'fact'])
        .describe('`rounds`: by looks after rounds of tries; `fact`: the target always answers alike, so what was seen is so.'),
    round: gate_result_count.describe('The round of the look that decided; 0 for a fact.'),
    worse: flag.describe('Inconclusive, with a loss that is proven and not shown to reach the margin, or with cases that broke for sure.'),
    broke: texts.describe('Cases that broke for sure: good on main, bad in every try, more than chance allows.'),
    copies: flag.describe('Repeated answers agree too often (a cache, a fixed seed), so each case counts once.'),
    hopeless: flag.describe('Not even all rounds could be expected to rule out a loss of the margin.'),
})
    .describe('How it was decided on these cases; absent where another row decides.');
const likeTheseSchema = schemas.strictObject({
    verdict: schemas["enum"](verdict .Jm),
    ...measuredChange,
    p_adjusted: gate_result_figure,
    can_rule_out: gate_result_figure,
    figures_unit: schemas["enum"](['absolute', 'relative']),
})
    .describe('What the first try of each case says of questions like these; it decides nothing.');
const gateResultSchema = schemas.strictObject({
    gate: gate .Tp,
    metric: metric .DI,
    verdict: schemas["enum"](verdict .Jm),
    suspect: flag,
    failed: flag.describe('The gate fails; it fails the run only with severity `fail`.'),
    cause: reasonSchema,
    ...measuredChange,
    these_cases: theseCasesSchema.exactOptional(),
    like_these: likeTheseSchema.exactOptional(),
    clusters: gate_result_count.nullable().describe('How many, when the gate is clustered.'),
    candidate_value: gate_result_figure.describe('The mean over all scored candidate cases in the slice, or the figure of the whole run: what `min` and `max` limit.'),
    p_adjusted: gate_result_figure,
    df: gate_result_figure,
    bounds: schemas.array(boundSchema),
    ratio_of_means: gate_result_figure.describe('Mean candidate / mean baseline over the pairs, on row `log-ratio`.'),
    scored_share: schemas.strictObject({ baseline: gate_result_figure, candidate: gate_result_figure }),
    missing_unevenly: flag,
    borderline: flag.describe('p < alpha and "the interval excludes 0" disagree, on row `mcnemar`.'),
    broken_by: texts
        .describe("A binary metric with a broken bound: the candidate's cases that break it, new and edited ones too.")
        .exactOptional(),
    newly_failing: gate_result_count.nullable(),
    newly_passing: gate_result_count.nullable(),
    least_flips: gate_result_count
        .describe('The fewest flips that can be significant alongside the other gates; absent when flips are not tested.')
        .exactOptional(),
    can_flag: gate_result_figure.describe('Drops of this size can be flagged; null with too few differences or cases to say.'),
    can_rule_out: gate_result_figure.describe('Drops of this size can be ruled out; null when none can.'),
    figures_unit: schemas["enum"](['absolute', 'relative'])
        .describe("Of the two figures above: in the metric's own unit, or a share of the baseline."),
    cases_needed: gate_result_figure.describe('Cases needed to flag a drop of twice the margin four times in five.'),
    cases_to_settle: gate_result_figure.describe('Cases to rule out a drop of the margin four times in five, if nothing changed.'),
    checks: checksSchema,
    agreement: schemas.strictObject({
        kappa: schemas.number(),
        low: gate_result_figure,
        high: gate_result_figure,
        n: gate_result_count.describe('Labelled cases.'),
        least: schemas.number().describe('What the suite asks for, where that is more: the gate only warns.').exactOptional(),
        needed: gate_result_count.describe('The labels that this takes, where there are fewer: the gate decides.').exactOptional(),
    })
        .describe('Of a judged gate: quadratic weighted kappa of judge and `human_labels`, with its 95 % interval.')
        .exactOptional(),
    warnings: texts,
    marks: texts.describe('The warnings that belong beside the verdict.').exactOptional(),
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
function watchCases({ settings }) {
    const ownCost = new Set();
    const conduct = watchConduct(settings.scoring);
    return {
        add: (scored) => {
            conduct.add(scored);
            const { golden, observation } = scored;
            if (observation.status === 'ok' && (0,price_reply .QR)(observation.reply))
                ownCost.add(golden.id);
        },
        finish: () => ({ own_cost_cases: [...ownCost], conduct: conduct.finish() }),
    };
}
function metricSettings({ settings, pricing: own }, ruleSet) {
    const { primary_k, success } = ruleSet?.rules.settings ?? settings;
    const k = [...new Set([...settings.k, ...(ruleSet?.rules.settings.k ?? [])])].sort((a, b) => a - b);
    const { scoring } = ruleSet === null ? settings : ruleSet.rules.settings;
    return { k, primary_k, success, pricing: ruleSet?.rules.pricing ?? own, ...(scoring && { scoring }) };
}
async function readRescored(request) {
    const { folder, run, log, onTrial } = request;
    const metrics = withRecorded(run, request.metrics);
    if (await (0,read_reference .A_)(folder))
        return { ...(await (0,read_run .my)(folder, { log, run })), priced_by: run.pricing };
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
            const scored = await readRescored({ ...request, onTrial });
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


  })

};
