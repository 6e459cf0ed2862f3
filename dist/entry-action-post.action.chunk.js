export const id = 301;
export const ids = [301,6170];
export const modules = {

  98502:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    main: () => (  main)
  });
  var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
  var _github_action_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50741);
  var _github_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44463);
  var _modes_publish_announce_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44288);
  var _modes_publish_withdraw_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64837);





async function main() {
    const core = await Promise.all( [__webpack_require__.e(4119), __webpack_require__.e(1659)]).then(__webpack_require__.bind(__webpack_require__, 91659));
    const pending = (0,_modes_publish_announce_js__WEBPACK_IMPORTED_MODULE_3__  .qF)(core.getState(_modes_publish_announce_js__WEBPACK_IMPORTED_MODULE_3__  .gK));
    if (pending === null)
        return;
    const log = (0,_github_action_log_js__WEBPACK_IMPORTED_MODULE_1__  .r)(core);
    const token = core.getInput('github-token');
    core.setSecret(token);
    const connect = () => (0,_github_client_js__WEBPACK_IMPORTED_MODULE_2__  .UU)({ token, apiUrl: process.env['GITHUB_API_URL'] || 'https://api.github.com', log });
    await (0,_modes_publish_withdraw_js__WEBPACK_IMPORTED_MODULE_4__  .n)({ connect, wait: async (ms) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms), log }, pending, 'ended');
}


  }),

  50741:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    r: () => (  createActionLog)
  });
  var _model_remove_invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74650);
  var _io_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58967);


function createActionLog({ info, ...others }) {
    return (0,_io_log_js__WEBPACK_IMPORTED_MODULE_1__  .F8)({ ...others, info: (message) => info(disarmCommands(message)) }, _model_remove_invisible_js__WEBPACK_IMPORTED_MODULE_0__  .i);
}
function disarmCommands(text) {
    return text.replace(/^([^\S\r\n]*):(?=:)/gm, '$1: ').replaceAll('##[', '# #[');
}


  }),

  40273:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    C0: () => (  enterpriseHost),
    HU: () => (  requireArtifacts),
    IN: () => (  failureArtifactName),
    M: () => (  suiteOfFailureArtifact),
    NG: () => (  listRunArtifacts),
    RX: () => (  experimentArtifactName),
    aj: () => (  retryOutage),
    gj: () => (  suiteOfShardArtifact),
    hF: () => (  baselineArtifactName),
    j: () => (  suiteOfExperimentArtifact),
    m5: () => (  reportArtifactName),
    nV: () => (  suiteOfRunArtifact),
    nc: () => (  runArtifactName),
    u9: () => (  shardArtifactName),
    wn: () => (  listArtifacts)
  });
  var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
  var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);


const baselineArtifactName = (suite) => `goldenpair-baseline-${suite}`;
const runArtifactName = (suite) => `goldenpair-run-${suite}`;
const shardArtifactName = (suite, { index, of }) => `goldenpair-shard-${index}-of-${of}-${suite}`;
const reportArtifactName = (suite) => `goldenpair-report-${suite}`;
const experimentArtifactName = (suite) => `goldenpair-experiment-${suite}`;
const failureArtifactName = (suite) => `goldenpair-failure-${suite}`;
function suiteReader(kind) {
    const pattern = new RegExp(`^goldenpair-${kind}-([A-Za-z0-9][A-Za-z0-9._-]*)$`);
    return (name) => pattern.exec(name)?.[1] ?? null;
}
const suiteOfRunArtifact = suiteReader('run');
const suiteOfShardArtifact = suiteReader('shard-\\d{1,4}-of-\\d{1,4}');
const suiteOfExperimentArtifact = suiteReader('experiment');
const suiteOfFailureArtifact = suiteReader('failure');
const PER_PAGE = 100;
const MAX_PAGES = 10;
async function listArtifacts({ client, owner, repo, name }) {
    const listed = await listPages(async (page) => client.rest.actions.listArtifactsForRepo({ owner, repo, name, ...page }));
    return listed.filter((artifact) => artifact.name === name);
}
async function listRunArtifacts({ client, owner, repo, runId }) {
    return listPages(async (page) => client.rest.actions.listWorkflowRunArtifacts({ owner, repo, run_id: runId, ...page }));
}
async function listPages(ask) {
    const artifacts = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
        const { data } = await ask({ per_page: PER_PAGE, page });
        artifacts.push(...data.artifacts.map(readArtifact));
        if (data.artifacts.length < PER_PAGE)
            break;
    }
    return artifacts;
}
function readArtifact(artifact) {
    const { id, head_repository_id, head_branch, head_sha: headSha = '' } = artifact.workflow_run ?? {};
    const of = { headRepositoryId: head_repository_id ?? null, headBranch: head_branch ?? null, headSha };
    return {
        id: artifact.id,
        name: artifact.name,
        bytes: artifact.size_in_bytes,
        isExpired: artifact.expired,
        createdAt: new Date(artifact.created_at ?? 0),
        ...(artifact.expires_at && { expiresAt: new Date(artifact.expires_at) }),
        run: id === undefined ? null : { id, ...of },
    };
}
function enterpriseHost(serverUrl) {
    const host = new URL(serverUrl).hostname.toLowerCase();
    return host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost') ? null : host;
}
const CURES = {
    '`baseline: artifact`': 'Set the input `baseline` to `ref`, which measures the base in the same job, or to the path of a committed run folder.',
    '`mode: publish`': 'Measure and report in one job.',
    '`shard`': 'Measure the whole suite in one job.',
};
function requireArtifacts(serverUrl, input) {
    const server = enterpriseHost(serverUrl);
    if (server !== null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__  .yo('artifacts-unsupported', { server, input, cure: CURES[input] });
}
const WAITS_MS = [10_000, 20_000, 40_000, 60_000];
const LAST_TRY_MS = 120_000;
async function retryOutage(ask, { clock, wait, signal, log }, describeOutage) {
    const startMs = clock.monotonicMs();
    let answer = await ask();
    for (const longestMs of WAITS_MS) {
        const outage = describeOutage(answer);
        const waitMs = Math.min(longestMs, startMs + LAST_TRY_MS - clock.monotonicMs());
        if (outage === null || waitMs <= 0)
            break;
        log.info(`${outage}: trying again in ${Math.ceil(waitMs / 1000)} s.`);
        await waitUnlessAborted(waitMs, wait, signal);
        answer = await ask();
    }
    return answer;
}
async function waitUnlessAborted(ms, wait, signal) {
    signal.throwIfAborted();
    const ended = new AbortController();
    const aborted = (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(signal, 'abort', { signal: ended.signal }).catch(() => null);
    await Promise.race([wait(ms), aborted]).finally(() => ended.abort());
    signal.throwIfAborted();
}


  }),

  96418:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Sd: () => (  findCheck),
    Xq: () => (  openCheck),
    iL: () => (  completeCheck)
  });
  var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44463);

const MAX_ANNOTATIONS = 50;
const MAX_TITLE = 255;
const MAX_MESSAGE = 4000;
const nameOf = ({ suite }) => `Goldenpair (${suite})`;
const idOf = ({ suite, run, attempt }) => `goldenpair:${suite}:${run}:${attempt}`;
async function openCheck(effects, place) {
    const summary = 'The golden suite is being measured.';
    const state = { status: 'in_progress', output: { title: 'Measuring …', summary } };
    return (await writeCheck(effects, place, { id: null, state })).id;
}
async function completeCheck(effects, place, { id, end }) {
    const title = end.title.slice(0, MAX_TITLE);
    const { summary, conclusion } = end;
    const annotations = end.annotations.slice(0, MAX_ANNOTATIONS).map(describeAnnotation);
    const state = { status: 'completed', conclusion, output: { title, summary, annotations } };
    const open = id ?? (await findCheck(effects.client, place))?.id ?? null;
    return (await writeCheck(effects, place, { id: open, state })).html_url ?? place.run_url;
}
async function findCheck(client, place) {
    const { owner, repo, sha: ref } = place;
    const { data } = await client.rest.checks.listForRef({ owner, repo, ref, check_name: nameOf(place), per_page: 100 });
    return data.check_runs.find(({ external_id }) => external_id === idOf(place)) ?? null;
}
async function writeCheck({ client, wait }, place, { id, state }) {
    const { owner, repo, sha, run_url: url } = place;
    const facts = { owner, repo, name: nameOf(place), head_sha: sha, external_id: idOf(place), details_url: url };
    const once = { request: { retries: 0 } };
    const create = async () => (await client.rest.checks.create({ ...facts, ...state, ...once })).data;
    const update = async (open) => (await client.rest.checks.update({ owner, repo, check_run_id: open, ...state, ...once })).data;
    const write = async () => (id === null ? create() : update(id));
    const find = async () => {
        const check = await findCheck(client, place);
        const isDone = check?.status === 'completed' || state.status === 'in_progress';
        return isDone && (id === null || check?.id === id) ? check : null;
    };
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_0__  .nm)(write, find, wait);
}
const LEVELS = { error: 'failure', warning: 'warning', notice: 'notice' };
function describeAnnotation({ level, file, line, title, message }) {
    return {
        path: file,
        start_line: line,
        end_line: line,
        annotation_level: LEVELS[level],
        title: title.slice(0, MAX_TITLE),
        message: message.slice(0, MAX_MESSAGE),
    };
}


  }),

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

  90178:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    BR: () => (  GLOSSARY_URL),
    cZ: () => (  schemaLine),
    xv: () => (  VERSION),
    zx: () => (  NPX)
  });
const VERSION = '0.1.0';
const GLOSSARY_URL = 'https://github.com/goldenpair/goldenpair/blob/main/docs/glossary.md';
const schemaLine = (schema) => `# yaml-language-server: $schema=https://raw.githubusercontent.com/goldenpair/goldenpair/v${VERSION.split('.', 1).join('')}/schema/${schema}.schema.json`;
const NPX = 'npx github:goldenpair/goldenpair#v0';


  }),

  44288:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Kn: () => (  writeStatus),
    Or: () => (  announceAside),
    VW: () => (  clearPending),
    dP: () => (  tryRequest),
    gK: () => (  PENDING_STATE),
    qF: () => (  readPendingReport)
  });
  var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55156);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73341);
  var _github_check_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96418);
  var _github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23503);
  var _github_own_comments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13329);
  var _github_client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44463);






function announceAside(request, announcement) {
    const announced = announce(request, announcement);
    announced.catch(() => undefined);
    return announced;
}
async function announce(request, { marker, place }) {
    const { inputs, github, effects } = request;
    const { owner, repo, runUrl } = github;
    const isReadOnly = !('kind' in place) && place.isFork;
    const isCommented = !('kind' in place) && !isReadOnly && inputs.comment.when === 'always';
    const facts = { owner, repo, suite: marker.suite, run: marker.run, attempt: marker.attempt, sha: marker.sha };
    const number = isCommented ? place.number : null;
    let pending = { ...facts, run_url: runUrl, number, has_check: false, check_id: null };
    const keep = () => effects.saveState(PENDING_STATE, JSON.stringify(pending));
    if (isCommented)
        keep();
    const say = async () => (isCommented ? announceInComment(request, { marker, place }) : null);
    const history = await tryRequest(effects.log, say);
    if (inputs.check && !isReadOnly) {
        pending = { ...pending, has_check: true };
        keep();
        const open = async () => (0,_github_check_run_js__WEBPACK_IMPORTED_MODULE_0__  .Xq)({ client: await effects.connect(), wait: effects.wait }, pending);
        pending = { ...pending, check_id: await tryRequest(effects.log, open) };
        keep();
    }
    return {
        pending,
        history,
    };
}
function clearPending({ effects }, { pending }, { comment, check }) {
    const isOpen = (outcome) => outcome?.kind === 'failed';
    const left = {
        ...pending,
        number: isOpen(comment) ? pending.number : null,
        has_check: isOpen(check) && pending.has_check,
    };
    effects.saveState(PENDING_STATE, left.number === null && !left.has_check ? '' : JSON.stringify(left));
}
async function announceInComment({ github, effects }, { marker, place }) {
    const target = { client: await effects.connect(), ...place, wait: effects.wait };
    const own = await (0,_github_own_comments_js__WEBPACK_IMPORTED_MODULE_2__  .lY)(target);
    const history = (0,_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_1__  ._T)(own, marker);
    const plan = (0,_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_1__  .tx)(own, marker);
    if (plan.kind === 'outdated')
        return history;
    const headline = `⏳ Measuring \`${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_4__  .Ax)(marker.sha)}\` …`;
    const explanation = `There is no verdict on this commit yet: [the run](${github.runUrl}) of the suite \`${marker.suite}\` is still running.`;
    const status = { marker: { ...marker, state: 'measuring' }, headline, explanation };
    await tryRequest(effects.log, async () => writeStatus(target, plan, status));
    return history;
}
async function writeStatus(target, plan, status) {
    const last = plan.kind === 'update' ? (0,_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_1__  .Yw)(plan.keep.body) : null;
    await (0,_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_1__  .HF)(target, plan, { marker: status.marker, body: (0,_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_1__  .yA)(status, last) });
}
async function tryRequest(log, request) {
    return (0,_github_client_js__WEBPACK_IMPORTED_MODULE_3__  .cb)(request, ({ status, message }) => {
        log.debug(`GitHub rejected it: ${status} ${message}`);
        return null;
    });
}
const PENDING_STATE = 'pending';
const name = zod__WEBPACK_IMPORTED_MODULE_5__.string().regex(/^[A-Za-z0-9._-]{1,100}$/);
const pendingReportSchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    owner: name,
    repo: name,
    suite: name,
    run: zod__WEBPACK_IMPORTED_MODULE_5__.int(),
    attempt: zod__WEBPACK_IMPORTED_MODULE_5__.int(),
    sha: zod__WEBPACK_IMPORTED_MODULE_5__.string().regex(/^[0-9a-f]{7,64}$/),
    run_url: zod__WEBPACK_IMPORTED_MODULE_5__.string().regex(/^https?:\/\/[A-Za-z0-9._~:/?#=&%-]+$/),
    number: zod__WEBPACK_IMPORTED_MODULE_5__.int().nullable(),
    has_check: zod__WEBPACK_IMPORTED_MODULE_5__.boolean(),
    check_id: zod__WEBPACK_IMPORTED_MODULE_5__.int().nullable(),
});
function readPendingReport(state) {
    return state === '' ? null : pendingReportSchema.parse(JSON.parse(state));
}


  }),

  75038:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Ic: () => (  describeFailure),
    Vl: () => (  explainUnmeasured),
    al: () => (  uploadFailure),
    f1: () => (  readFailure),
    k0: () => (  readFailures)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _format_cut_text_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(76564);
  var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40273);
  var _github_download_artifact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91047);
  var _github_read_zip_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98722);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(73341);
  var _io_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60198);
  var _io_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58967);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50262);
  var _request_action_request_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58131);
  var _measure_providers_access_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(99787);
  var _upload_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(47324);
  var _report_render_escape_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(94373);
  var _announce_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(44288);














const FILE = 'failure.txt';
const LONGEST = 600;
const MAX_BYTES = 64_000;
const JOB = /^[A-Za-z_][A-Za-z0-9_-]{0,99}$/;
function explainUnmeasured({ job, line }, runUrl) {
    const escaped = line.replace(/`([^`]+)`|[^`]+|`/g, (part, code) => code === undefined ? (0,_report_render_escape_js__WEBPACK_IMPORTED_MODULE_10__  .FV)(part) : (0,_report_render_escape_js__WEBPACK_IMPORTED_MODULE_10__  .tn)(code));
    return `${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_12__  .yV)(describeFailure({ job, line: escaped }))}. The check fails. [The run](${runUrl}).`;
}
function describeFailure({ job, line }) {
    return `the job ${job === null ? 'that measures' : `\`${job}\``} failed: ${line.replace(/[.!?]+$/, '')}`;
}
const SAYS_ERROR = /error|exception|cannot|can't|not found|refused|denied|failed|fatal|panic/i;
const STACK_FRAME = /^\s*at |^\s*File "|^\S+:\d+(?::\d+)?$/;
function summarizeMessage(message) {
    const [line = '', ...rest] = message.split('\n');
    const log = rest.map((one) => one.replace(/^ {2}\| /, '').trim()).filter((one) => one !== '');
    const telling = log.findLast((one) => SAYS_ERROR.test(one) && !STACK_FRAME.test(one)) ?? log.at(-1);
    return telling === undefined ? line : `${telling.replace(/[.!?]+$/, '')}. ${line.replace(/\s[^.!?]*:$/, '')}`;
}
function readFailure({ inputs, effects, workspace }, error) {
    if (!(error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_6__  .yo))
        return null;
    const secrets = (0,_measure_providers_access_js__WEBPACK_IMPORTED_MODULE_8__  .xU)({ env: effects.env, targetEnvNames: inputs.targetEnv, providers: inputs });
    const line = (0,_io_files_js__WEBPACK_IMPORTED_MODULE_4__  .EQ)((0,_io_log_js__WEBPACK_IMPORTED_MODULE_5__  .tQ)(summarizeMessage(error.message), secrets), workspace);
    return limitFailure(line, effects.env['GITHUB_JOB'] ?? '');
}
function limitFailure(line, job) {
    return {
        line: (0,_format_cut_text_js__WEBPACK_IMPORTED_MODULE_13__  .I)(line, LONGEST),
        job: JOB.test(job) ? job : null,
    };
}
async function uploadFailure(request, suite, { line, job }) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(request.outputFolder, 'failure');
    await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_4__  .fR)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, FILE), `${line}\n${job ?? ''}\n`);
    await (0,_upload_files_js__WEBPACK_IMPORTED_MODULE_9__  .Zn)(request, (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__  .IN)(suite), folder, [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, FILE)]);
}
async function readFailures(request, listed, measured) {
    const failures = new Map();
    for (const artifact of [...listed].sort((a, b) => a.id - b.id)) {
        const suite = (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__  .M)(artifact.name);
        if (suite === null || artifact.isExpired || measured.includes(suite))
            continue;
        const failure = await (0,_announce_js__WEBPACK_IMPORTED_MODULE_11__  .dP)(request.effects.log, async () => receiveFailure(request, artifact));
        if (failure !== null && failure.line !== '')
            failures.set(suite, failure);
    }
    return failures;
}
async function receiveFailure(request, artifact) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(request.outputFolder, 'received', artifact.name);
    try {
        await (0,_github_download_artifact_js__WEBPACK_IMPORTED_MODULE_2__  .b)({ ...(await (0,_request_action_request_js__WEBPACK_IMPORTED_MODULE_7__  .h_)(request)), artifact, folder, maxArchiveBytes: MAX_BYTES });
        const text = await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_4__  .Gu)({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, FILE), maxBytes: MAX_BYTES });
        const [line = '', job = ''] = text.split('\n', 2).map((one) => (0,_io_log_js__WEBPACK_IMPORTED_MODULE_5__  .tQ)(one, []));
        return limitFailure(line, job);
    }
    catch (error) {
        if (!(error instanceof _github_read_zip_js__WEBPACK_IMPORTED_MODULE_3__  .Eb) && !(error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_6__  .yo))
            throw error;
        request.effects.log.debug(`${artifact.name} is not read: ${error.message}`);
        return null;
    }
}


  }),

  64837:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    H: () => (  markUnmeasured),
    n: () => (  withdraw)
  });
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73341);
  var _github_check_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96418);
  var _github_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14878);
  var _github_own_comments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13329);
  var _github_checkout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81136);
  var _github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23503);
  var _request_action_request_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58131);
  var _hand_over_failure_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75038);
  var _announce_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44288);









const AGAIN = 'Nothing was compared, so the check does not pass: run it again, or push.';
const WORDS = {
    cancelled: ['Cancelled before there was a verdict', `was cancelled before there was a verdict. ${AGAIN}`],
    failed: [
        'Failed before there was a verdict',
        'failed before there was a verdict; its log says why. The check fails.',
    ],
    ended: [
        'Ended without a verdict',
        `ended without a verdict: it was cancelled, ran out of time, or was stopped from outside. ${AGAIN}`,
    ],
};
async function withdraw({ connect, wait, log }, pending, ending, failure = null) {
    const { owner, repo, number, suite, run, attempt, sha, run_url: url } = pending;
    const [title, what] = WORDS[ending];
    const explanation = failure === null ? `[The run](${url}) ${what}` : (0,_hand_over_failure_js__WEBPACK_IMPORTED_MODULE_6__  .Vl)(failure, url);
    const withdrawComment = async () => {
        if (number === null)
            return;
        const target = { client: await connect(), owner, repo, number, wait };
        const marker = { suite, run, attempt, sha, state: 'stopped' };
        const plan = (0,_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_4__  .tx)(await (0,_github_own_comments_js__WEBPACK_IMPORTED_MODULE_2__  .lY)(target), marker);
        if (plan.kind !== 'update')
            return;
        const now = (0,_github_marker_js__WEBPACK_IMPORTED_MODULE_1__  .gY)(plan.keep.body);
        if (now === null || now.state !== 'measuring' || !(0,_github_marker_js__WEBPACK_IMPORTED_MODULE_1__  .Mf)(now, marker))
            return;
        await (0,_announce_js__WEBPACK_IMPORTED_MODULE_7__  .Kn)(target, plan, { marker, headline: writeUnmeasured(sha), explanation });
    };
    const withdrawCheck = async () => {
        if (!pending.has_check)
            return;
        const client = await connect();
        const found = await (0,_announce_js__WEBPACK_IMPORTED_MODULE_7__  .dP)(log, async () => (0,_github_check_run_js__WEBPACK_IMPORTED_MODULE_0__  .Sd)(client, pending));
        const id = found?.id ?? pending.check_id;
        if (id === null || found?.status === 'completed')
            return;
        const conclusion = ending === 'failed' ? 'failure' : 'cancelled';
        const end = { conclusion, title, summary: explanation, annotations: [] };
        await (0,_github_check_run_js__WEBPACK_IMPORTED_MODULE_0__  .iL)({ client, wait }, pending, { id, end });
    };
    await (0,_announce_js__WEBPACK_IMPORTED_MODULE_7__  .dP)(log, withdrawComment);
    await (0,_announce_js__WEBPACK_IMPORTED_MODULE_7__  .dP)(log, withdrawCheck);
}
const writeUnmeasured = (sha) => `⏹️ Not measured: \`${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_8__  .Ax)(sha)}\``;
async function markUnmeasured(request, unmeasured) {
    const { inputs, github, effects } = request;
    const mayRead = github.event.kind !== 'pull_request' || !unmeasured.pullRequest.isFork;
    if (inputs.comment.when === 'never' || !mayRead)
        return [];
    return (await (0,_announce_js__WEBPACK_IMPORTED_MODULE_7__  .dP)(effects.log, async () => rewriteComments(request, unmeasured))) ?? [];
}
async function rewriteComments(request, unmeasured) {
    const { github, effects } = request;
    const { pullRequest, source, isMissing, what, failures = new Map() } = unmeasured;
    const { number, head } = pullRequest;
    const measuring = { run: source.runId, attempt: source.attempt };
    const repository = await (0,_request_action_request_js__WEBPACK_IMPORTED_MODULE_5__  .h_)(request);
    const own = await (0,_github_own_comments_js__WEBPACK_IMPORTED_MODULE_2__  .lY)({ ...repository, number });
    const markers = own.flatMap(({ body }) => (0,_github_marker_js__WEBPACK_IMPORTED_MODULE_1__  .gY)(body) ?? []);
    const found = markers.filter((one) => one.kind === undefined && isMissing(one.suite) && (one.state !== undefined || !(0,_github_marker_js__WEBPACK_IMPORTED_MODULE_1__  .Mf)(one, measuring)));
    const commented = new Set();
    const workflow = found.length === 0 ? null : await (0,_github_checkout_js__WEBPACK_IMPORTED_MODULE_3__  .$k)({ ...repository, runId: source.runId });
    for (const { suite, run } of found) {
        const workflowOfComment = await (0,_github_checkout_js__WEBPACK_IMPORTED_MODULE_3__  .$k)({ ...repository, runId: run });
        if (workflowOfComment !== null && workflowOfComment === workflow)
            commented.add(suite);
    }
    for (const suite of new Set([...commented, ...failures.keys()])) {
        const marker = { suite, ...measuring, sha: head.sha, state: 'stopped' };
        const plan = (0,_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_4__  .tx)(own, marker);
        const failure = failures.get(suite);
        if (plan.kind === 'outdated' || (plan.kind === 'create') === commented.has(suite))
            continue;
        const explanation = failure === undefined
            ? `[The run](${github.runUrl}) ${what} The check fails.`
            : (0,_hand_over_failure_js__WEBPACK_IMPORTED_MODULE_6__  .Vl)(failure, github.runUrl);
        const status = { marker, headline: writeUnmeasured(head.sha), explanation };
        await (0,_announce_js__WEBPACK_IMPORTED_MODULE_7__  .Kn)({ ...repository, number, wait: effects.wait }, plan, status);
    }
    return [...commented];
}


  }),

  58131:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Jj: () => (  openInputCache),
    Ui: () => (  readActionInputs),
    cH: () => (  namesForTargets),
    dz: () => (  readMistake),
    g4: () => (  REF),
    gJ: () => (  refuseInputs),
    h_: () => (  openRepository),
    lp: () => (  artifactsHome)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _github_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44463);
  var _store_open_cache_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19859);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73341);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);
  var _options_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58282);
  var _options_readers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87156);







async function openRepository({ github, effects }) {
    return { client: await effects.connect(), owner: github.owner, repo: github.repo };
}
function artifactsHome({ inputs, github, effects }) {
    return { ...github, connect: effects.connect, workflow: inputs.baseline.workflow };
}
function readMistake(error, mode) {
    if (error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_3__  .yo)
        return error;
    const failure = (0,_github_client_js__WEBPACK_IMPORTED_MODULE_1__  .iu)(error);
    if (failure === null)
        return null;
    const reason = (0,_github_client_js__WEBPACK_IMPORTED_MODULE_1__  .SP)(failure, 'actions: read, pull-requests: write');
    return new _model_error_js__WEBPACK_IMPORTED_MODULE_3__  .yo('github-refused', { mode, reason }, { cause: error });
}
function openInputCache({ inputs, workingDirectory, effects }) {
    if (inputs.cacheDir === null)
        return null;
    return (0,_store_open_cache_js__WEBPACK_IMPORTED_MODULE_2__  .b)({ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, inputs.cacheDir), clock: effects.clock, log: effects.log });
}
function readActionInputs(env) {
    const values = _options_index_js__WEBPACK_IMPORTED_MODULE_4__  .mc.map(([name, { read, default: preset = null }]) => {
        const given = textOf(env, name) || preset;
        const key = (0,_options_index_js__WEBPACK_IMPORTED_MODULE_4__  .xQ)(name);
        if (read === undefined)
            return [key, readFlag(name, given ?? 'false')];
        return [key, given === null ? null : read(given, refusing(name, given))];
    });
    return Object.fromEntries(values);
}
function namesForTargets(env) {
    return (0,_options_readers_js__WEBPACK_IMPORTED_MODULE_5__  .Dy)()(textOf(env, 'target-env'), refusing('target-env', ''));
}
const textOf = (env, name) => (env[`INPUT_${name.toUpperCase()}`] ?? '').trim();
function readFlag(name, given) {
    if (given !== 'true' && given !== 'false')
        refusing(name, given)('one of `true`, `false`');
    return given === 'true';
}
function refusing(name, given) {
    return (expected, { got = given, suggestion = null } = {}) => {
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__  .yo('input-invalid', { name, got, expected, suggestion });
    };
}
const REF = 'ref';
function refuseInputs(env, inputs, mode) {
    for (const [name, { read, default: preset, modes, onlyWith = '', measures = false }] of _options_index_js__WEBPACK_IMPORTED_MODULE_4__  .mc) {
        const given = textOf(env, name);
        if (given === '' || given === (read === undefined ? 'false' : preset))
            continue;
        const refuse = refusing(name, given);
        if (modes?.includes(mode) === false)
            refuse(`none in mode \`${mode}\`: only ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_6__  .JH)(modes.map((one) => `\`${one}\``))} ${modes.length === 1 ? 'takes' : 'take'} it`);
        if (onlyWith !== '' && textOf(env, onlyWith) === '')
            refuse(`none without \`${onlyWith}\``);
        if (inputs.results.length > 0 && (measures || (name === 'baseline' && given === REF)))
            refuse(`${name === 'baseline' ? '`artifact` or a path' : 'none'} beside \`results\`, which are measured already`);
    }
    if (mode === 'publish' && inputs.issueNumber !== null && !inputs.experiment)
        refusing('issue-number', String(inputs.issueNumber))('none without `experiment: true`');
}


  }),

  47324:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $H: () => (  uploadRun),
    FL: () => (  makeHistoryRow),
    Fb: () => (  linkReport),
    OE: () => (  uploadShard),
    RM: () => (  saveOnFailure),
    Zn: () => (  uploadFiles),
    jC: () => (  openHistory),
    tw: () => (  hasHistory)
  });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var zod__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(55156);
  var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40273);
  var _github_download_artifact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91047);
  var _github_read_zip_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98722);
  var _github_client_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44463);
  var _io_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60198);
  var _io_log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58967);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(50262);
  var _model_json_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(29598);
  var _model_run_shard_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(64520);
  var _publishers_summary_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(84324);
  var _request_action_request_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(58131);
  var _measure_recorded_merge_runs_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(62255);
  var _request_options_readers_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(87156);
  var _store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(98194);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(77377);
  var _model_run_history_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(79164);
  var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(35560);
  var _compare_nights_history_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(56410);
  var _store_baselines_baseline_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(95098);
  var _store_baselines_read_history_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(44504);























async function uploadFiles(request, name, folder, files) {
    const { inputs, effects } = request;
    const paths = files.map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, file));
    const own = files.find((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file) === RUN_FILE);
    const path = own === undefined ? null : await readSuitePath(own);
    const findOther = async () => (path === null ? null : findOtherSuite(request, name, path));
    const outcome = await effects.upload({ name, folder, files: paths, retentionDays: inputs.retentionDays, findOther });
    switch (outcome.kind) {
        case 'uploaded':
            effects.log.info(`Uploaded ${name} (${outcome.bytes} bytes).`);
            break;
        case 'unsupported':
            effects.log.notice(`${name} was not kept: ${outcome.reason}. Its files are still in the folder of the input \`output-dir\`; a step of your own can keep them (docs/workflows.md of Goldenpair).`);
            break;
        case 'taken':
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_8__  .yo('suite-name-taken', { artifact: name, paths: [path ?? '', outcome.by] });
        case 'failed':
            effects.log.warning(`The artifact ${name} was not uploaded: ${outcome.reason}.`);
    }
    return outcome;
}
const RUN_FILE = 'run.json';
const LONGEST_PATH = 200;
async function readSuitePath(file) {
    const head = headSchema.safeParse((0,_model_json_js__WEBPACK_IMPORTED_MODULE_9__  .MR)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8').catch(() => ''))).data;
    return head === undefined ? null : node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(head.suite.directory ?? '', head.suite.file);
}
const headSchema = zod__WEBPACK_IMPORTED_MODULE_20__.looseObject({ suite: zod__WEBPACK_IMPORTED_MODULE_20__.looseObject({ file: zod__WEBPACK_IMPORTED_MODULE_20__.string(), directory: zod__WEBPACK_IMPORTED_MODULE_20__.string().optional() }) });
async function findOtherSuite(request, name, own) {
    const { github, outputFolder, effects } = request;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outputFolder, 'taken');
    try {
        const repository = await (0,_request_action_request_js__WEBPACK_IMPORTED_MODULE_12__  .h_)(request);
        const artifact = (await (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__  .NG)({ ...repository, runId: github.runId })).find((one) => one.name === name);
        if (artifact === undefined)
            return null;
        await (0,_github_download_artifact_js__WEBPACK_IMPORTED_MODULE_3__  .b)({ ...repository, artifact, folder });
        const run = (await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_6__  .CS)(folder, () => true)).find((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file) === RUN_FILE);
        const path = run === undefined ? null : await readSuitePath((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, run));
        return path === null || path === own ? null : (0,_io_log_js__WEBPACK_IMPORTED_MODULE_7__  .tQ)(path, []).slice(0, LONGEST_PATH);
    }
    catch (error) {
        if (!(error instanceof _github_read_zip_js__WEBPACK_IMPORTED_MODULE_4__  .Eb) && (0,_github_client_js__WEBPACK_IMPORTED_MODULE_5__  .iu)(error) === null)
            throw error;
        effects.log.info(`The owner of the artifact ${name} could not be read: ${error instanceof Error ? error.message : ''}.`);
        return null;
    }
}
async function saveOnFailure(stage, keep) {
    return stage.catch(async (error) => {
        await keep();
        throw error;
    });
}
async function uploadShard(request, { folder, run, shard }) {
    const { workspace, effects } = request;
    const suite = run.suite.name;
    const kept = await uploadFiles(request, (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__  .u9)(suite, shard), folder, Object.values((0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_15__  .NW)(folder)));
    if (kept.kind !== 'uploaded')
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_8__  .yo('shard-not-kept', { shard: (0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_10__  ._D)(shard), suite, reason: kept.reason });
    const summary = `${(0,_measure_recorded_merge_runs_js__WEBPACK_IMPORTED_MODULE_13__  .y0)(shard, run.counts)} A job with \`mode: publish\` merges it with the others and reports.`;
    effects.log.info(summary);
    await (0,_publishers_summary_js__WEBPACK_IMPORTED_MODULE_11__.appendSummary)(`### Goldenpair: \`${suite}\`\n\n${summary}\n`, effects.env);
    effects.commands.setOutput('run-path', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, folder));
    return 0;
}
function linkReport({ runUrl, serverUrl, runId }, { template, suite, place }) {
    if (template !== null) {
        const page = (0,_request_options_readers_js__WEBPACK_IMPORTED_MODULE_14__  .NV)(template, { suite, place, run: String(runId) });
        return { run: runUrl, report: page, page };
    }
    return { run: runUrl, ...((0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__  .C0)(serverUrl) === null && { report: `${runUrl}#artifacts` }) };
}
async function uploadRun(request, { suite, folder: own, isValid, stored, row }) {
    const folder = isValid ? own : (stored.folders.get(row.run) ?? own);
    const runs = Object.values((0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_15__  .NW)(folder));
    const hasRun = isValid || (folder !== own && (await (0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_15__  .Ov)((0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_15__  .NW)(folder).run)) !== null);
    const history = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _store_baselines_baseline_js__WEBPACK_IMPORTED_MODULE_18__  .CX);
    const rows = (0,_compare_nights_history_js__WEBPACK_IMPORTED_MODULE_17__  .dk)([[row], stored.rows]);
    await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_6__  .fR)(history, (0,_compare_nights_history_js__WEBPACK_IMPORTED_MODULE_17__  .wn)(rows.map((one) => (one === row ? { ...row, suite, known: rows.length } : one))));
    return uploadFiles(request, (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__  .hF)(suite), folder, [...(hasRun ? runs : []), history]);
}
function makeHistoryRow({ github }, run, outcome) {
    return {
        run: github.runId,
        attempt: github.runAttempt,
        at: run.started_at,
        ...(0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_21__  .Up)(run, ['mode', 'run_id', 'variant', 'commit', 'branch']),
        values: (0,_model_run_history_js__WEBPACK_IMPORTED_MODULE_16__  .iH)(run),
        ...outcome,
        spent_usd: run.spent_usd,
        known: 1,
    };
}
const SOON_DAYS = 3;
const DAY_MS = 86_400_000;
async function openHistory(request, suite, tellProblem = request.effects.log.warning) {
    const { github, outputFolder, effects } = request;
    const { clock, log } = effects;
    const server = (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__  .C0)(github.serverUrl);
    if (server !== null) {
        log.info(`There is no history: ${server} does not support the artifacts that it needs.`);
        return { rows: [], candidates: [], folders: new Map(), problem: null, problem_kind: null, unread: [] };
    }
    const stored = await (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__  .aj)(async () => (0,_store_baselines_read_history_js__WEBPACK_IMPORTED_MODULE_19__  .L)({ suite, folder: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outputFolder, 'earlier'), home: (0,_request_action_request_js__WEBPACK_IMPORTED_MODULE_12__  .lp)(request), log }), effects, ({ problem, problem_kind: kind }) => (kind === 'outage' ? problem : null));
    if (stored.problem !== null)
        tellProblem(`No history is available: ${stored.problem}.`);
    const lost = (0,_compare_nights_history_js__WEBPACK_IMPORTED_MODULE_17__  .Zd)(stored.rows);
    if (lost > 0)
        log.warning(`The history has lost ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_22__  .pq)(lost, 'measurement')}: artifacts expire before the next run reads them; raise \`retention-days\`.`);
    const expiry = stored.candidates[0]?.artifact.expiresAt;
    const days = expiry === undefined ? Infinity : (expiry.getTime() - clock.now().getTime()) / DAY_MS;
    if (days < SOON_DAYS)
        log.warning(`The newest history expires in ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_22__  .pq)(Math.max(0, Math.floor(days)), 'day')}: a longer gap between two runs loses it; raise \`retention-days\`.`);
    return stored;
}
function hasHistory({ github }) {
    return (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__  .C0)(github.serverUrl) === null;
}


  })

};
