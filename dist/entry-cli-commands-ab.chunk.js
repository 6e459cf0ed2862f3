export const id = 871;
export const ids = [871,3252,4924,3068];
export const modules = {

  93962:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    ab: () => (  ab),
    measureVariants: () => (  measureVariants)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _measure_run_dry_run_dry_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13068);
  var _model_run_rounds_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87375);
  var _modes_ab_ab_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10552);
  var _modes_evaluate_score_arms_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2924);
  var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41345);
  var _flags_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(98357);
  var _print_evaluation_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(96252);
  var _context_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(53925);









const ab = {
    run: async ({ flags, given, terminal }) => {
        const isNoise = (0,_modes_ab_ab_js__WEBPACK_IMPORTED_MODULE_3__.isNamedTwice)(flags.variants ?? []);
        if (isNoise)
            (0,_flags_js__WEBPACK_IMPORTED_MODULE_6__  .sB)(given, ['inference', 'cache-dir', 'baseline'], ONLY_COMPARED);
        const outputFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(terminal.workingDirectory, flags.out ?? 'goldenpair-report');
        if (flags.dryRun) {
            const { context, rounds, ...request } = await readArms(flags, outputFolder, terminal);
            const earlier = request.arms.map(({ out }) => out);
            return (0,_context_js__WEBPACK_IMPORTED_MODULE_8__  .Zn)(await (0,_measure_run_dry_run_dry_run_js__WEBPACK_IMPORTED_MODULE_1__.dryRun)({ ...context, ...request, answers: rounds?.plan, earlier }), flags, terminal);
        }
        const { suite, arms, early } = await measureVariants(flags, outputFolder, terminal);
        const folders = arms.map(({ out }) => out);
        if (!isNoise)
            return (0,_print_evaluation_js__WEBPACK_IMPORTED_MODULE_7__.compareFolders)(folders, { outputFolder, early }, { flags, terminal });
        const { reportNoise } = await __webpack_require__.e(  155).then(__webpack_require__.bind(__webpack_require__, 90155));
        const measured = await reportNoise({ suite, arms, outputFolder, details: 'full', log: terminal.log });
        if (flags.json)
            terminal.print(JSON.stringify(measured.noise, null, 2));
        else
            (0,_print_evaluation_js__WEBPACK_IMPORTED_MODULE_7__  .Y_)(measured, { flags, terminal });
        return flags.failOn === 'never' && measured.exit_code !== 4 ? 0 : measured.exit_code;
    },
};
const ONLY_COMPARED = 'none where one variant is named twice, which shows its noise';
async function measureVariants(flags, outputFolder, terminal) {
    const checkout = (0,_context_js__WEBPACK_IMPORTED_MODULE_8__  .uK)(terminal.workingDirectory, [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'runs')]);
    const { context, rounds, early, ...request } = await readArms(flags, outputFolder, terminal);
    const asked = { ...request, rounds: rounds?.ask, onTrial: early?.onTrial, checkout };
    return { ...request, early, arms: await (0,_context_js__WEBPACK_IMPORTED_MODULE_8__  .EY)(asked, context, terminal) };
}
async function readArms(flags, outputFolder, terminal) {
    const { variants = [], trials, subset = null } = flags;
    const context = (0,_context_js__WEBPACK_IMPORTED_MODULE_8__  .q6)(terminal, (0,_flags_js__WEBPACK_IMPORTED_MODULE_6__  .BV)(flags));
    const suite = await (0,_context_js__WEBPACK_IMPORTED_MODULE_8__  .qy)(flags.suite, context, { skipped: (0,_flags_js__WEBPACK_IMPORTED_MODULE_6__  .s)(flags) });
    const request = { suite, context, subset, overrides: (0,_flags_js__WEBPACK_IMPORTED_MODULE_6__  .iP)(flags), cache: (0,_context_js__WEBPACK_IMPORTED_MODULE_8__  .lF)(flags, terminal) };
    if ((0,_modes_ab_ab_js__WEBPACK_IMPORTED_MODULE_3__.isNamedTwice)(variants))
        return {
            ...request,
            mode: 'aa',
            arms: (0,_modes_ab_ab_js__WEBPACK_IMPORTED_MODULE_3__.placeArms)((0,_modes_ab_ab_js__WEBPACK_IMPORTED_MODULE_3__.armsOfNoise)(suite, variants, trials), outputFolder),
            rounds: undefined,
            early: undefined,
        };
    const all = Object.keys(suite.variants);
    const names = (0,_modes_ab_ab_js__WEBPACK_IMPORTED_MODULE_3__.chooseArms)(flags.variants ?? all.slice(0, 2), suite);
    if (flags.variants === undefined && all.length > 2)
        context.log.warning(`Comparing 2 of ${all.length} variants: name others with --variants ${all.join(',')}.`);
    const chosen = names.map((variant) => ({ variant, trials: trials ?? suite.trials }));
    const { askInRounds, planAnswers } = await __webpack_require__.e(  895).then(__webpack_require__.bind(__webpack_require__, 53276));
    const early = (0,_modes_evaluate_score_arms_js__WEBPACK_IMPORTED_MODULE_4__  .ju)((arm) => arm);
    const main = await findPlanner(names[0], flags, terminal);
    const facts = { main, beside: 0, cap: flags.rounds ?? suite.rounds ?? _model_run_rounds_plan_js__WEBPACK_IMPORTED_MODULE_2__  .JH, early, log: terminal.log };
    const rounds = trials === undefined ? { ask: askInRounds(facts), plan: planAnswers(facts) } : undefined;
    return { ...request, mode: 'ab', arms: (0,_modes_ab_ab_js__WEBPACK_IMPORTED_MODULE_3__.placeArms)(chosen, outputFolder), rounds, early };
}
async function findPlanner(first = '', { baseline }, { workingDirectory }) {
    if (baseline === undefined)
        return null;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, baseline);
    const { variant } = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_5__  .cI)(folder);
    if (variant !== first)
        (0,_flags_js__WEBPACK_IMPORTED_MODULE_6__  .X2)('baseline', baseline, `a run of the first variant, ${first}; it is of ${variant}`);
    return folder;
}


  }),

  53925:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bv: () => (  baselineOf),
    EY: () => (  measureLocal),
    Rh: () => (  showProgress),
    XF: () => (  storedBaseline),
    Zn: () => (  printPlan),
    lF: () => (  openFlagCache),
    q6: () => (  createContext),
    qy: () => (  loadLocalSuite),
    uK: () => (  readLocalCheckout),
    zh: () => (  chooseVariant)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _format_describe_progress_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(13617);
  var _github_checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81136);
  var _io_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13211);
  var _io_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86349);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50262);
  var _model_suggest_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(60288);
  var _measure_run_custom_metrics_messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30773);
  var _measure_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75695);
  var _measure_load_suite_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1642);
  var _measure_targets_target_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(60977);
  var _measure_run_measure_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(16305);
  var _modes_request_provider_access_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(20235);
  var _store_open_cache_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(19859);
  var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(41345);
  var _flags_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(98357);
















function createContext(terminal, targetEnvNames = []) {
    const { env, home, workingDirectory, log, signal } = terminal;
    return {
        env,
        targetEnvNames,
        providers: (0,_modes_request_provider_access_js__WEBPACK_IMPORTED_MODULE_10__  .r6)(env),
        scorer: (0,_measure_run_custom_metrics_messages_js__WEBPACK_IMPORTED_MODULE_5__  .pp)({ home, env, targetEnvNames }),
        programs: (0,_measure_targets_target_js__WEBPACK_IMPORTED_MODULE_8__  .g6)(home),
        workingDirectory,
        clock: _io_clock_js__WEBPACK_IMPORTED_MODULE_2__  .ml,
        log,
        signal,
    };
}
async function loadLocalSuite(path, { workingDirectory, scorer, log }, { strict = false, skipped = null } = {}) {
    const suite = await (0,_measure_load_suite_js__WEBPACK_IMPORTED_MODULE_7__  .bu)({ path, workingDirectory, registries: _measure_load_suite_js__WEBPACK_IMPORTED_MODULE_7__  .J3, scorer, log, strict });
    return skipped === null ? suite : (0,_measure_run_measure_js__WEBPACK_IMPORTED_MODULE_9__  .O2)(suite, { skipped, log });
}
function chooseVariant({ variants, default_variant }, { variant = default_variant }) {
    const known = Object.keys(variants);
    if (known.includes(variant))
        return variant;
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__  .yo('variant-unknown', { name: variant, suggestion: (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_14__  .ZA)(variant, known), known });
}
async function readLocalCheckout(workingDirectory, except) {
    const [{ sha: commit }, isDirty] = await Promise.all([
        (0,_github_checkout_js__WEBPACK_IMPORTED_MODULE_1__  .b$)({ workingDirectory, fallbackSha: null }),
        (0,_io_git_js__WEBPACK_IMPORTED_MODULE_3__  .ik)(workingDirectory, [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, 'goldenpair-report'), ...except]),
    ]);
    return { commit, isDirty: isDirty && commit !== null };
}
async function measureLocal(input, context, terminal) {
    const { checkout, ...request } = input;
    const outs = request.arms.map(({ out }) => out);
    const here = await (checkout ?? readLocalCheckout(context.workingDirectory, outs));
    return (0,_measure_run_measure_js__WEBPACK_IMPORTED_MODULE_9__  .xP)({ ...request, ...context, ...here, branch: null, onProgress: showProgress(terminal) });
}
async function storedBaseline(path, { workingDirectory }) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, path);
    const { commit, branch } = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_12__  .cI)(folder);
    return { kind: 'found', folder, commit, branch, age_hours: null, distance: null, run_url: null, note: null };
}
async function baselineOf(path, terminal) {
    if (path !== undefined)
        return storedBaseline(path, terminal);
    return { kind: 'none', reason: 'no baseline was given; name one with --baseline, or use `goldenpair compare` later' };
}
function openFlagCache(flags, { workingDirectory, log }) {
    if (flags.cacheDir === undefined || flags.noCache)
        return null;
    return (0,_store_open_cache_js__WEBPACK_IMPORTED_MODULE_11__  .b)({ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, flags.cacheDir), clock: _io_clock_js__WEBPACK_IMPORTED_MODULE_2__  .ml, log });
}
function printPlan(plan, flags, terminal) {
    (0,_flags_js__WEBPACK_IMPORTED_MODULE_13__  .RS)({ flags, terminal }, plan, () => (0,_measure_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_6__  .p)(plan));
    return 0;
}
const REDRAWN_MS = 100;
function showProgress({ progress, log }) {
    if (progress === null)
        return (0,_format_describe_progress_js__WEBPACK_IMPORTED_MODULE_15__  .sc)(log.info);
    let drawnMs = -Infinity;
    return (state) => {
        const { done, total, elapsedMs } = state;
        if (done === total)
            return progress(() => '');
        if (elapsedMs - drawnMs < REDRAWN_MS)
            return;
        drawnMs = elapsedMs;
        progress((columns) => (0,_format_describe_progress_js__WEBPACK_IMPORTED_MODULE_15__  .Il)(state, columns));
    };
}


  }),

  96252:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Dj: () => (  evaluateLocal),
    Y_: () => (  printReport),
    cY: () => (  printEvaluation),
    compareFolders: () => (  compareFolders)
  });
  var _report_words_write_comparison_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31814);
  var _github_checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81136);
  var _io_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60198);
  var _modes_evaluate_evaluate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63742);
  var _report_render_terminal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2206);
  var _report_render_text_width_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40524);
  var _context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53925);







function printEvaluation(evaluation, { flags, terminal }) {
    if (flags.json)
        terminal.print(JSON.stringify((0,_report_words_write_comparison_js__WEBPACK_IMPORTED_MODULE_0__  .Z)(evaluation.comparison), null, 2));
    else
        printReport(evaluation, { flags, terminal });
    return evaluation.comparison.verdict.exit_code;
}
function printReport(written, { flags, terminal }) {
    const { verbose: isVerbose } = flags;
    terminal.print((0,_report_render_terminal_js__WEBPACK_IMPORTED_MODULE_4__  .b)(written.report, { width: terminal.columns, color: terminal.color, isVerbose }));
    const path = (0,_io_files_js__WEBPACK_IMPORTED_MODULE_2__  .EQ)(written.files.report, terminal.workingDirectory);
    const pointer = (0,_report_render_text_width_js__WEBPACK_IMPORTED_MODULE_6__  .C1)(`Full report: ${path} (more here with --verbose)`, terminal.columns).join('\n');
    if (!isVerbose)
        return terminal.print(pointer);
    const files = [...Object.entries(written.files), ...written.runFolders.map((folder) => ['run', folder])];
    terminal.print(files.map(([what, file]) => `  ${what.padEnd(10)}  ${(0,_io_files_js__WEBPACK_IMPORTED_MODULE_2__  .EQ)(file, terminal.workingDirectory)}`).join('\n'));
}
const QUICKCHART = { kind: 'quickchart', url: 'https://quickchart.io' };
async function evaluateLocal(request, { flags, terminal }) {
    const { log, workingDirectory } = terminal;
    const { failOn, inference = 'recorded' } = flags;
    const prefix = (await (0,_github_checkout_js__WEBPACK_IMPORTED_MODULE_1__  .fr)(workingDirectory)) ?? '';
    const shown = { prefix, details: 'full', charts: QUICKCHART, links: {} };
    return (0,_modes_evaluate_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  ._)({ ...request, ...shown, failOn, inference, openProgress: () => (0,_context_js__WEBPACK_IMPORTED_MODULE_5__  .Rh)(terminal), log });
}
async function compareFolders([first = '', ...candidates], { outputFolder, early }, showing) {
    showing.terminal.progress?.(() => `Comparing ${candidates.length + 1} runs …`);
    const baseline = await (0,_context_js__WEBPACK_IMPORTED_MODULE_5__  .XF)(first, showing.terminal);
    return printEvaluation(await evaluateLocal({ candidates, baseline, early, outputFolder }, showing), showing);
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

  68888:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    L7: () => (  readGitHubContext),
    NE: () => (  measuredBranch),
    yA: () => (  parsePullRequest)
  });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
  var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55156);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50262);



const endSchema = zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({
    sha: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
    ref: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
    repo: zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({ id: zod__WEBPACK_IMPORTED_MODULE_2__.int(), owner: zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({ login: zod__WEBPACK_IMPORTED_MODULE_2__.string() }) }).nullable(),
});
const pullRequestSchema = zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({
    number: zod__WEBPACK_IMPORTED_MODULE_2__.int(),
    state: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    draft: zod__WEBPACK_IMPORTED_MODULE_2__.boolean().optional(),
    head: endSchema,
    base: endSchema,
});
const workflowRunSchema = zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({
    id: zod__WEBPACK_IMPORTED_MODULE_2__.int(),
    run_attempt: zod__WEBPACK_IMPORTED_MODULE_2__.int(),
    event: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
    head_branch: zod__WEBPACK_IMPORTED_MODULE_2__.string().nullable(),
    head_sha: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
    head_repository: endSchema.shape.repo,
    repository: zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({ id: zod__WEBPACK_IMPORTED_MODULE_2__.int() }),
});
const payloadSchema = zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({
    repository: zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({ id: zod__WEBPACK_IMPORTED_MODULE_2__.int(), default_branch: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional() }).optional(),
    pull_request: pullRequestSchema.optional(),
    workflow_run: workflowRunSchema.optional(),
    merge_group: zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({ base_sha: zod__WEBPACK_IMPORTED_MODULE_2__.string(), head_ref: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional() }).optional(),
});
function measuredBranch({ event, branch }) {
    return event.kind === 'pull_request' ? event.pullRequest.head.branch : branch;
}
async function readGitHubContext(env) {
    const path = env['GITHUB_EVENT_PATH'];
    const payload = path ? payloadSchema.parse(JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8'))) : {};
    const [owner = '', repo = ''] = need(env, 'GITHUB_REPOSITORY').split('/');
    const serverUrl = env['GITHUB_SERVER_URL'] || 'https://github.com';
    const runId = Number(need(env, 'GITHUB_RUN_ID'));
    const eventName = need(env, 'GITHUB_EVENT_NAME');
    return {
        event: readEvent(eventName, need(env, 'GITHUB_SHA'), payload),
        eventName,
        owner,
        repo,
        repositoryId: payload.repository?.id ?? (Number(env['GITHUB_REPOSITORY_ID']) || null),
        defaultBranch: payload.repository?.default_branch ?? null,
        branch: env['GITHUB_REF_TYPE'] === 'branch' && !env['GITHUB_HEAD_REF'] ? (env['GITHUB_REF_NAME'] ?? null) : null,
        runId,
        runAttempt: Number(env['GITHUB_RUN_ATTEMPT'] ?? 1),
        serverUrl,
        apiUrl: env['GITHUB_API_URL'] || 'https://api.github.com',
        runUrl: `${serverUrl}/${owner}/${repo}/actions/runs/${runId}`,
    };
}
function readEvent(name, sha, payload) {
    if ((name === 'pull_request' || name === 'pull_request_target') && payload.pull_request !== undefined)
        return { kind: name, sha, pullRequest: parsePullRequest(payload.pull_request) };
    if (name === 'workflow_run' && payload.workflow_run !== undefined)
        return { kind: 'workflow_run', sha, run: readTriggeringRun(payload.workflow_run) };
    if (name === 'push' || name === 'schedule' || name === 'workflow_dispatch')
        return { kind: name, sha };
    if (name === 'merge_group') {
        const { base_sha = null, head_ref = '' } = payload.merge_group ?? {};
        return { kind: name, sha, baseSha: base_sha, number: Number(/\/pr-(\d+)-[0-9a-f]+$/.exec(head_ref)?.[1]) || null };
    }
    return { kind: 'other', sha };
}
function readTriggeringRun({ id, run_attempt: attempt, event, ...run }) {
    const head = readEnd({ sha: run.head_sha, ref: run.head_branch ?? '', repo: run.head_repository });
    return { id, attempt, event, head };
}
function parsePullRequest({ number, state, draft, head: from, base: to }) {
    const [head, base] = [readEnd(from), readEnd(to)];
    const isFork = head.repositoryId === null || head.repositoryId !== base.repositoryId;
    const isClosed = state === 'closed';
    return { number, head, base, isFork, isClosed, ...(draft === true && { isDraft: true }) };
}
function readEnd({ sha, ref, repo }) {
    return { sha, branch: ref, repositoryId: repo?.id ?? null, owner: repo?.owner.login ?? null };
}
function need(env, variable) {
    const value = env[variable];
    if (!value)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__  .yo('not-on-actions', { variable });
    return value;
}


  }),

  89554:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    T9: () => (  getPullRequest),
    _f: () => (  findPullRequest),
    oH: () => (  findKind),
    rz: () => (  findAcceptance)
  });
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73341);
  var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44463);
  var _event_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68888);



function matchPullRequest(open, head) {
    const ofBranch = open.filter((pull) => pull.head.repositoryId === head.repositoryId && pull.head.branch === head.branch);
    const [first, second] = ofBranch.filter((pull) => pull.head.sha === head.sha);
    if (second !== undefined)
        return none(`${head.branch} has more than one open pull request`);
    if (first !== undefined)
        return { kind: 'found', pullRequest: first };
    const [moved] = ofBranch;
    if (moved === undefined)
        return none(`${head.branch} has no open pull request`);
    return none(`#${moved.number} has moved on from ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_2__  .Ax)(head.sha)} to ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_2__  .Ax)(moved.head.sha)}`);
}
async function findPullRequest({ client, owner, repo, head }) {
    if (head.owner === null || head.repositoryId === null)
        return none('the repository of the head no longer exists');
    const request = { owner, repo, state: 'open', head: `${head.owner}:${head.branch}`, per_page: 100 };
    const { data } = await client.rest.pulls.list(request);
    return matchPullRequest(data.map(_event_context_js__WEBPACK_IMPORTED_MODULE_1__  .yA), head);
}
async function getPullRequest({ client, owner, repo, number }) {
    const { data } = await client.rest.pulls.get({ owner, repo, pull_number: number });
    return (0,_event_context_js__WEBPACK_IMPORTED_MODULE_1__  .yA)(data);
}
const none = (reason) => ({ kind: 'none', reason });
const GONE = [404, 410];
async function findKind({ client, owner, repo, number }) {
    const ask = async () => {
        const { data } = await client.rest.issues.get({ owner, repo, issue_number: number });
        return data.pull_request === undefined ? 'issue' : 'pull request';
    };
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_0__  .cb)(ask, ({ status }) => (GONE.includes(status) ? 'none' : null));
}
const MAY_WRITE = ['admin', 'write'];
async function findAcceptance({ client, number, label, ...place }) {
    const issue = { ...place, issue_number: number };
    const look = async () => {
        const { data } = await client.rest.issues.get(issue);
        const names = data.labels.map((one) => (typeof one === 'string' ? one : (one.name ?? '')));
        if (!names.some((name) => name.toLowerCase() === label.toLowerCase()))
            return { by: null, reason: null };
        const last = (await client.paginate(client.rest.issues.listEvents, { ...issue, per_page: 100 })).findLast((event) => event.event === 'labeled' && 'label' in event && event.label.name.toLowerCase() === label.toLowerCase());
        const username = last?.actor?.login;
        if (username === undefined)
            return { by: null, reason: 'GitHub does not say who set it' };
        const { data: access } = await client.rest.repos.getCollaboratorPermissionLevel({ ...place, username });
        if (MAY_WRITE.includes(access.permission))
            return { by: username, reason: null };
        return { by: null, reason: `@${username}, who set it, may not write to this repository` };
    };
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_0__  .cb)(look, (failure) => ({ by: null, reason: (0,_client_js__WEBPACK_IMPORTED_MODULE_0__  .SP)(failure, 'pull-requests: read') }));
}


  }),

  13068:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  dryRun: () => (  dryRun),
  y: () => (  planJudging)
});

var judges = __webpack_require__(23566);
var ask_judge = __webpack_require__(47553);
var choose_prompts = __webpack_require__(17795);
var consensus = __webpack_require__(68802);
var shard = __webpack_require__(64520);
var read_run = __webpack_require__(41345);
var write_run = __webpack_require__(20714);
var spend_ledger = __webpack_require__(14426);
var targets = __webpack_require__(55750);
var measure = __webpack_require__(16305);
var start_target = __webpack_require__(82682);
var measure_code = __webpack_require__(32085);
var review_code = __webpack_require__(39849);
var start_judging = __webpack_require__(18471);
var open_judge = __webpack_require__(19950);
var price_reply = __webpack_require__(68674);
var confirmation = __webpack_require__(95577);
var suite_suite = __webpack_require__(4657);
;// CONCATENATED MODULE: ./build/measure/run/dry-run/plan-calls.js



function planCalls(input) {
    const { suite, cases, arms, reviews, spentUsd, recordedTrials = 0, rounds = null, again = null, hasCache } = input;
    const pricing = (0,price_reply .Mr)(suite.pricing);
    const trials = arms.reduce((sum, arm) => sum + arm.trials, recordedTrials);
    const dearer = rounds === null ? 1 : rounds.most / rounds.expected;
    const { retries, variants, max_cost_usd, max_cost_usd_per_month = null } = suite;
    const planning = { retries, pricing, dearer };
    const targets = arms.map((arm) => planTarget(arm, { ...planning, cases: cases.length, variants }));
    const questions = input.questions.map(({ question, ...one }) => planQuestion({ name: question, ...one }, { ...planning, trials }));
    const review = { name: 'code review', readings: { least: 1, most: 1 }, bounds: reviews };
    const [target] = targets;
    const [armTrials, judgedTrials] = [cases.length * (arms[0]?.trials ?? 0), cases.length * trials];
    const rows = [
        ...targets,
        ...questions,
        ...(reviews.length === 0 ? [] : [planQuestion(review, { ...planning, trials: 1, dearer: 1 })]),
    ];
    return {
        suite: suite.name,
        cases: cases.length,
        rows,
        models: groupByModel(rows, pricing),
        usd: sumUsd(rows),
        budget: { max_cost_usd, max_cost_usd_per_month, spent_usd: spentUsd },
        rounds,
        again: again && target ? planAgain(again, { target, questions, armTrials, judgedTrials }) : null,
        has_cache: hasCache,
        left_out_at_night: Object.values(variants).flatMap(({ name, nightly }) => (nightly === false ? [name] : [])),
    };
}
function planTarget({ variant, trials, earlier, bounds, isFree }, { cases, retries, pricing, dearer, variants }) {
    const least = Math.round(cases * trials);
    const most = Math.round(least * dearer) * (1 + retries);
    const row = { what: 'target', name: variant, calls: { least, most } };
    if (isFree)
        return { ...row, model: null, tokens: null, usd: 0, basis: 'none' };
    const meanOf = (metric) => earlier?.summaries[metric]?.mean ?? null;
    const [input, output, usd] = [meanOf('tokens.input'), meanOf('tokens.output'), meanOf('cost.usd')];
    const model = earlier?.fingerprints.models.join(', ') || (bounds?.[0]?.model ?? null);
    if (usd !== null || (input !== null && output !== null)) {
        const tokens = input === null || output === null
            ? null
            : { input: Math.round(input * least), output: Math.round(output * least) };
        return { ...row, model, tokens, usd: usd === null ? null : usd * least, basis: 'earlier' };
    }
    if (bounds !== null && bounds.length > 0)
        return { ...row, ...sumBounds(bounds, trials, pricing), basis: 'bound' };
    const declared = variants[variant]?.max_trial_cost_usd;
    if (declared !== undefined)
        return { ...row, model, tokens: null, usd: declared * least, basis: 'declared' };
    return { ...row, model, tokens: null, usd: null, basis: 'unknown' };
}
function planQuestion({ name, readings, bounds }, { trials, retries, pricing, dearer }) {
    const asked = Math.round(bounds.length * trials);
    const most = Math.round(asked * dearer) * readings.most * (1 + retries);
    const calls = { least: asked * readings.least, most };
    const row = { what: 'judge', name, calls };
    const paid = bounds.filter((bound) => bound !== null);
    if (paid.length === 0)
        return { ...row, model: null, tokens: null, usd: 0, basis: 'none' };
    return { ...row, ...sumBounds(paid, trials * readings.least, pricing), basis: 'bound' };
}
function sumBounds(bounds, times, pricing) {
    const sum = (of) => Math.round(bounds.reduce((total, one) => total + of(one), 0) * times);
    const model = bounds[0]?.model ?? null;
    const tokens = { input: sum(({ input_tokens }) => input_tokens), output: sum(({ output_tokens }) => output_tokens) };
    const cost = (0,price_reply .jQ)({ model, input_tokens: tokens.input, output_tokens: tokens.output }, pricing);
    return { model, tokens, usd: cost.kind === 'scored' ? cost.value : null };
}
function groupByModel(rows, pricing) {
    const names = [...new Set(rows.flatMap(({ model }) => model ?? []))].sort();
    return names.map((model) => {
        const own = rows.filter((row) => row.model === model);
        const price = (0,price_reply .vk)({ model }, pricing)?.price;
        const sum = (end) => own.reduce((total, { calls }) => total + calls[end], 0);
        return {
            model,
            calls: { least: sum('least'), most: sum('most') },
            usd: sumUsd(own),
            price: price === undefined ? null : { input: price.input, output: price.output },
        };
    });
}
function sumUsd(rows) {
    const known = rows.flatMap(({ usd }) => usd ?? []);
    return known.length < rows.length ? null : known.reduce((sum, usd) => sum + usd, 0);
}
function findAgain(because, input) {
    const { suite, cases, arm } = input;
    const isDeterministic = suite.variants[arm.variant]?.target.deterministic === true;
    const watched = isDeterministic ? [] : cases.filter((golden) => (0,suite_suite .Df)(golden, suite.zero_tolerance));
    const missing = Math.max(0, confirmation .t3 - arm.trials);
    const trials = because === 'zero-tolerance'
        ? watched.length * missing
        : cases.length * (watched.length > 0 ? arm.trials + missing : arm.trials);
    return trials === 0 ? null : { because, trials };
}
function planAgain({ because, trials }, input) {
    const { target, armTrials, questions, judgedTrials } = input;
    const parts = [
        { row: target, share: trials / armTrials, dearer: 1 },
        ...questions.map((row) => ({ row, share: trials / judgedTrials, dearer: row.calls.most / (row.calls.least || 1) })),
    ];
    const usd = parts.reduce((sum, { row, share, dearer }) => (sum === null || row.usd === null ? null : sum + row.usd * share * dearer), 0);
    const calls = Math.round(parts.reduce((sum, { row, share }) => sum + row.calls.most * share, 0));
    return { because, trials, calls, usd };
}

var ask_target = __webpack_require__(40975);
;// CONCATENATED MODULE: ./build/measure/run/dry-run/dry-run.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});

















const NO_ACCESS = { openaiApiKey: 'dry-run', openaiBaseUrl: null, githubToken: 'dry-run', githubModelsUrl: null };
async function dryRun(request) {
    const { suite, cases: selected } = (0,measure .Z0)(request);
    const cases = request.shard ? (0,shard .Xm)(selected, request.shard) : selected;
    const spentUsd = await spentInMonth(request, suite);
    const earlier = [];
    for (const folder of request.earlier)
        if (await (0,write_run .gb)(folder))
            earlier.push(await (0,read_run .cI)(folder));
    const isOwn = ({ counts, suite: { name } }) => counts !== null && name === suite.name;
    const begun = { mode: 'run', ...request, commit: null, branch: null };
    const described = request.arms.flatMap((arm, at) => (0,measure .qz)(begun, { ...arm, out: '' }, at) ?? []);
    const rounds = (await request.answers?.(described)) ?? null;
    const arms = [];
    for (const arm of request.arms) {
        const variant = suite.variants[arm.variant];
        arms.push({
            ...arm,
            ...(rounds !== null && { trials: rounds.expected / Math.max(1, cases.length) }),
            earlier: earlier.find((run) => isOwn(run) && run.variant === arm.variant) ?? null,
            bounds: variant === undefined ? null : await boundTarget(request, { suite, cases, variant }),
            isFree: variant !== undefined && (0,ask_target .xp)(variant, targets .M),
        });
    }
    const reviews = (0,review_code .W$)(request) ? [] : await boundReviews(request, suite);
    const { judge: config, scoring, primary_k, seed } = suite;
    const isJudged = config !== undefined && scoring.judged.length > 0;
    const questions = isJudged ? await boundJudge({ ...request, config, scoring, primary_k, seed, cases }) : [];
    const [arm] = request.arms;
    const tried = arm && { ...arm, trials: rounds?.cap ?? arm.trials };
    const again = request.again && tried ? findAgain(request.again, { suite, cases, arm: tried }) : null;
    const hasCache = (request.cache ?? null) !== null;
    return planCalls({ suite, cases, arms, questions, reviews, spentUsd, rounds, again, hasCache });
}
async function spentInMonth({ ledger, workingDirectory, clock }, { name, max_cost_usd_per_month: limitUsd }) {
    if (limitUsd === undefined)
        return null;
    return (await (ledger ?? (0,spend_ledger .au)(workingDirectory)).spentUsd({ suite: name, month: (0,spend_ledger .GS)(clock.now()) })) ?? 0;
}
async function boundTarget(request, { suite, cases, variant }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (targets .M.find(({ name }) => name === variant.target.type)?.cost !== 'bounded')
            return null;
        const { workingDirectory } = request;
        const from = { ...request, targets: targets .M, providers: NO_ACCESS };
        const session = __addDisposableResource(env_1, await (0,start_target .ar)(from, { variant, workingDirectory, hasAnswered: false }), true);
        const { settings } = variant.target;
        const bounds = cases.map((golden) => session.bound?.((0,ask_target .In)({ golden, trial: 0, suite, settings, seed: suite.seed })) ?? null);
        const known = bounds.filter((bound) => bound !== null);
        return known.length === bounds.length ? known : null;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
async function boundReviews(request, suite) {
    const { arms, workingDirectory: folder } = request;
    const { judge: config, seed } = suite;
    const reviewed = arms.flatMap(({ variant }) => {
        const sources = suite.variants[variant]?.code_quality;
        return sources?.reviewed === true ? [{ variant, sources }] : [];
    });
    if (config === undefined || reviewed.length === 0)
        return [];
    const session = await (0,open_judge .S2)({ ...request, config, judges: judges .M, providers: NO_ACCESS });
    const bounds = [];
    for (const { variant, sources } of reviewed) {
        const code = await (0,measure_code .Uc)(sources, folder);
        const prepared = await (0,review_code .S2)({ code, folder, variant, suite, nonce: '0'.repeat(32), seed });
        if (prepared !== null)
            bounds.push(session.bound(prepared.request));
    }
    return bounds;
}
async function planJudging(run, request) {
    const suite = { ...request.suite, name: run.suite.name, variants: {} };
    const { cases, seed, plan, counts } = run;
    const { primary_k } = run.settings;
    const recordedTrials = plan === undefined ? run.trials_per_case : Math.ceil((counts?.trials ?? 0) / Math.max(1, cases.length));
    return planCalls({
        suite,
        cases,
        arms: [],
        reviews: [],
        recordedTrials,
        hasCache: false,
        questions: await boundJudge({ ...request, scoring: suite.scoring, primary_k, seed, cases }),
        spentUsd: await spentInMonth(request, suite),
    });
}
const TYPICAL_ANSWER = 'An answer of usual length. '.repeat(40);
async function boundJudge(request) {
    const { config, scoring, seed, cases } = request;
    const session = await (0,open_judge .S2)({ ...request, judges: judges .M, providers: NO_ACCESS });
    const prompts = (0,choose_prompts .tF)(config.prompts);
    const spans = Array.from({ length: request.primary_k }, () => ({ path: 'source', text: TYPICAL_ANSWER }));
    const observation = { status: 'ok', latency_ms: 0, reply: { answer: TYPICAL_ANSWER, spans } };
    return scoring.judged.map((question) => {
        const least = (0,start_judging .jR)(config, question);
        const bounds = cases.flatMap((golden) => {
            const common = { question, golden, observation, trial: 0, reading: 0, nonce: '0'.repeat(32) };
            const asking = (0,ask_judge .N)({ ...common, prompts, seed, scoring });
            return asking.kind === 'ask' ? [session.bound(asking.request)] : [];
        });
        const most = question === 'rubric' ? Math.max(least, consensus .XA) : least + (0,start_judging .aV)(config, question);
        return { question, readings: { least, most }, bounds };
    });
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


  })

};
