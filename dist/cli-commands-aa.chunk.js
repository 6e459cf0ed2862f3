export const id = 634;
export const ids = [634,9396,2734];
export const modules = {

/***/ 51140:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aa: () => (/* binding */ aa)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _github_checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81136);
/* harmony import */ var _modes_aa_aa_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3175);
/* harmony import */ var _run_dry_run_dry_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11311);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50467);
/* harmony import */ var _print_evaluation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77166);
/* harmony import */ var _print_plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13711);
/* harmony import */ var _surroundings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(12389);








const aa = {
    positionals: '',
    flags: {
        variant: { type: 'string', value: 'NAME', description: "which variant (default: the suite's)" },
        suite: _flags_js__WEBPACK_IMPORTED_MODULE_4__/* .SHARED_FLAGS */ .kT.suite,
        subset: _flags_js__WEBPACK_IMPORTED_MODULE_4__/* .SHARED_FLAGS */ .kT.subset,
        trials: { ..._flags_js__WEBPACK_IMPORTED_MODULE_4__/* .SHARED_FLAGS */ .kT.trials, description: "attempts per case in each run (default: the suite's, at least 3)" },
        seed: _flags_js__WEBPACK_IMPORTED_MODULE_4__/* .SHARED_FLAGS */ .kT.seed,
        concurrency: _flags_js__WEBPACK_IMPORTED_MODULE_4__/* .SHARED_FLAGS */ .kT.concurrency,
        'timeout-seconds': _flags_js__WEBPACK_IMPORTED_MODULE_4__/* .SHARED_FLAGS */ .kT['timeout-seconds'],
        out: _flags_js__WEBPACK_IMPORTED_MODULE_4__/* .SHARED_FLAGS */ .kT.out,
        verbose: _flags_js__WEBPACK_IMPORTED_MODULE_4__/* .SHARED_FLAGS */ .kT.verbose,
        json: _flags_js__WEBPACK_IMPORTED_MODULE_4__/* .SHARED_FLAGS */ .kT.json,
        ..._flags_js__WEBPACK_IMPORTED_MODULE_4__/* .MEASURE_FLAGS */ .R1,
    },
    run: async ({ flags, terminal }) => {
        const { workingDirectory } = terminal;
        const overrides = (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .overridesOf */ .FB)(flags);
        const trials = (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .wholeFlag */ .ax)(flags, 'trials') ?? null;
        const surroundings = (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_7__/* .surroundingsOf */ .ZD)(terminal, (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .targetEnvFlags */ .qF)(flags));
        const suite = await (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_7__/* .loadSuiteHere */ .dw)((0,_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .suiteFlag */ .fD)(flags), surroundings, { skipped: (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .skippedCode */ .ci)(flags) });
        const variant = (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .textFlag */ .gx)(flags, 'variant') ?? suite.default_variant;
        const subset = (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .textFlag */ .gx)(flags, 'subset') ?? null;
        const outputFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .textFlag */ .gx)(flags, 'out') ?? 'goldenpair-report');
        if (flags['dry-run'] === true) {
            const arm = { variant, trials: trials ?? (0,_modes_aa_aa_js__WEBPACK_IMPORTED_MODULE_2__.trialsOfEach)(suite) };
            const earlier = [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'runs', 'a')];
            const plan = await (0,_run_dry_run_dry_run_js__WEBPACK_IMPORTED_MODULE_3__.dryRun)({ ...surroundings, suite, arms: [arm, arm], earlier, subset, overrides });
            return (0,_print_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .printPlan */ .Z)(plan, flags, terminal);
        }
        const checkout = await (0,_github_checkout_js__WEBPACK_IMPORTED_MODULE_1__/* .readCheckout */ .b$)({ workingDirectory, fallbackSha: null });
        const measured = await (0,_modes_aa_aa_js__WEBPACK_IMPORTED_MODULE_2__.measureTwice)({
            ...surroundings,
            suite,
            variant,
            trials,
            outputFolder,
            details: 'full',
            subset,
            overrides,
            commit: checkout.sha,
            branch: null,
            onProgress: (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_7__/* .showProgress */ .Rh)(terminal),
        });
        if (flags['json'] === true)
            terminal.print(JSON.stringify(measured.noise, null, 2));
        else
            (0,_print_evaluation_js__WEBPACK_IMPORTED_MODULE_5__/* .printReport */ .Y_)(measured, { flags, terminal });
        return measured.exit_code;
    },
};


/***/ }),

/***/ 71640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ baselineOf),
/* harmony export */   X: () => (/* binding */ storedBaseline)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41345);


/** A recorded run as the baseline, seen from where the user stands. Throws the user's errors of `readRun`. */
async function storedBaseline(path, { workingDirectory }) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, path);
    const { commit, branch } = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_1__/* .readRun */ .c)(folder);
    return { kind: 'found', folder, commit, branch, age_hours: null, distance: null, run_url: null, note: null };
}
/** What `--baseline` names; without it only absolute bounds can fail. */
async function baselineOf(path, terminal) {
    if (path !== undefined)
        return storedBaseline(path, terminal);
    return { kind: 'none', reason: 'no baseline was given; name one with --baseline, or use `goldenpair compare` later' };
}


/***/ }),

/***/ 77166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C8: () => (/* binding */ evaluateHere),
/* harmony export */   Ry: () => (/* binding */ compareFolders),
/* harmony export */   Y_: () => (/* binding */ printReport),
/* harmony export */   cY: () => (/* binding */ printEvaluation)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _modes_evaluate_evaluate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19110);
/* harmony import */ var _report_render_terminal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2206);
/* harmony import */ var _report_render_text_width_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40524);
/* harmony import */ var _baseline_here_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71640);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50467);






const pointToReport = (path, { columns }) => (0,_report_render_text_width_js__WEBPACK_IMPORTED_MODULE_5__/* .wrapText */ .C1)(`Full report: ${path} (more here with --verbose)`, columns).join('\n');
/** The report for people, or with `--json` the comparison for machines; gives the exit code. */
function printEvaluation(evaluation, { flags, terminal, closing }) {
    const { comparison } = evaluation;
    if (flags['json'] === true)
        terminal.print(JSON.stringify(comparison, null, 2));
    else
        printReport(evaluation, { flags, terminal, closing });
    return comparison.verdict.exit_code;
}
/** What is needed to decide, and with `--verbose` all that a comment folds and every file; then the closing words. */
function printReport(written, { flags, terminal, closing, }) {
    const isVerbose = flags['verbose'] === true;
    terminal.print((0,_report_render_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .renderTerminal */ .b)(written.report, { width: terminal.columns, color: terminal.color, isVerbose }));
    if (isVerbose)
        terminal.print(`${listFiles(written, terminal)}${closing === undefined ? '' : '\n'}`);
    // The list has the report too.
    const last = closing ?? (isVerbose ? null : pointToReport);
    if (last !== null)
        terminal.print(last(showPath(written.files.report, terminal), terminal));
}
function listFiles({ files, runFolders }, terminal) {
    const rows = [...Object.entries(files), ...runFolders.map((folder) => ['run', folder])];
    return rows.map(([what, path]) => `  ${what.padEnd(10)}  ${showPath(path, terminal)}`).join('\n');
}
/** A path from where the user stands. */
function showPath(path, { workingDirectory }) {
    const near = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(workingDirectory, path);
    return near.startsWith('..') ? path : near;
}
const QUICKCHART = { kind: 'quickchart', url: 'https://quickchart.io' };
/** Compares a recorded run as the command line does: everything is shown, charts have addresses, nothing is linked. */
async function evaluateHere(request, { log }) {
    return (0,_modes_evaluate_evaluate_js__WEBPACK_IMPORTED_MODULE_1__/* .evaluate */ ._)({
        ...request,
        details: 'full',
        charts: QUICKCHART,
        links: {},
        log,
    });
}
/** Compares run folders, the baseline first; prints the result and gives the exit code. */
async function compareFolders({ folders, measured = null, failOn, outputFolder, flags, terminal, closing, }) {
    const [first, ...candidates] = folders;
    if (first === undefined || candidates.length === 0)
        throw new Error('two folders are wanted');
    const inference = (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .inferenceFlag */ .YS)(flags) ?? 'recorded';
    const baseline = await (0,_baseline_here_js__WEBPACK_IMPORTED_MODULE_3__/* .storedBaseline */ .X)(first, terminal);
    const evaluation = await evaluateHere({ candidates, measured, baseline, failOn, inference, outputFolder }, terminal);
    return printEvaluation(evaluation, { flags, terminal, ...(closing && { closing }) });
}


/***/ }),

/***/ 40273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C0: () => (/* binding */ enterpriseHost),
/* harmony export */   IN: () => (/* binding */ failureArtifactName),
/* harmony export */   M: () => (/* binding */ suiteOfFailureArtifact),
/* harmony export */   NG: () => (/* binding */ listRunArtifacts),
/* harmony export */   RX: () => (/* binding */ experimentArtifactName),
/* harmony export */   ZM: () => (/* binding */ demandArtifacts),
/* harmony export */   gj: () => (/* binding */ suiteOfShardArtifact),
/* harmony export */   hF: () => (/* binding */ baselineArtifactName),
/* harmony export */   j: () => (/* binding */ suiteOfExperimentArtifact),
/* harmony export */   m5: () => (/* binding */ reportArtifactName),
/* harmony export */   nV: () => (/* binding */ suiteOfRunArtifact),
/* harmony export */   nc: () => (/* binding */ runArtifactName),
/* harmony export */   u9: () => (/* binding */ shardArtifactName),
/* harmony export */   wn: () => (/* binding */ listArtifacts)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
/* harmony import */ var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35560);


const baselineArtifactName = (suite) => `goldenpair-baseline-${suite}`;
const runArtifactName = (suite) => `goldenpair-run-${suite}`;
const shardArtifactName = (suite, { index, of }) => `goldenpair-shard-${index}-of-${of}-${suite}`;
const reportArtifactName = (suite) => `goldenpair-report-${suite}`;
const experimentArtifactName = (suite) => `goldenpair-experiment-${suite}`;
/** Why a suite could not be measured, for the job that comments. */
const failureArtifactName = (suite) => `goldenpair-failure-${suite}`;
/** The suite of a measured run's artifact, or null when the name is another artifact's. */
function suiteOfRunArtifact(name) {
    return /^goldenpair-run-([A-Za-z0-9][A-Za-z0-9._-]*)$/.exec(name)?.[1] ?? null;
}
/** The suite of a measured shard's artifact, or null when the name is another artifact's. Its run.json says which shard it is. */
function suiteOfShardArtifact(name) {
    return /^goldenpair-shard-\d{1,4}-of-\d{1,4}-([A-Za-z0-9][A-Za-z0-9._-]*)$/.exec(name)?.[1] ?? null;
}
/** The suite of an experiment's artifact, or null when the name is another artifact's. */
function suiteOfExperimentArtifact(name) {
    return /^goldenpair-experiment-([A-Za-z0-9][A-Za-z0-9._-]*)$/.exec(name)?.[1] ?? null;
}
/** The suite of a failure's artifact, or null when the name is another artifact's. */
function suiteOfFailureArtifact(name) {
    return /^goldenpair-failure-([A-Za-z0-9][A-Za-z0-9._-]*)$/.exec(name)?.[1] ?? null;
}
const PER_PAGE = 100;
/** Newest first, so a thousand reach back further than any baseline is useful. */
const MAX_PAGES = 10;
/** Every artifact of the repository with this name, newest first as GitHub gives them, the newest 1,000 at most. */
async function listArtifacts({ client, owner, repo, name }) {
    const found = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
        const request = { owner, repo, name, per_page: PER_PAGE, page };
        const { data } = await client.rest.actions.listArtifactsForRepo(request);
        found.push(...data.artifacts.map(readArtifact));
        if (data.artifacts.length < PER_PAGE)
            break;
    }
    return found.filter((artifact) => artifact.name === name);
}
/** Every artifact of one workflow run. */
async function listRunArtifacts({ client, owner, repo, runId }) {
    const found = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
        const request = { owner, repo, run_id: runId, per_page: PER_PAGE, page };
        const { data } = await client.rest.actions.listWorkflowRunArtifacts(request);
        found.push(...data.artifacts.map(readArtifact));
        if (data.artifacts.length < PER_PAGE)
            break;
    }
    return found;
}
function readArtifact(artifact) {
    const run = artifact.workflow_run;
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_1__/* .omitUndefined */ .O)({
        id: artifact.id,
        name: artifact.name,
        bytes: artifact.size_in_bytes,
        isExpired: artifact.expired,
        createdAt: new Date(artifact.created_at ?? 0),
        expiresAt: artifact.expires_at ? new Date(artifact.expires_at) : undefined,
        run: run?.id === undefined
            ? null
            : {
                id: run.id,
                headRepositoryId: run.head_repository_id ?? null,
                headBranch: run.head_branch ?? null,
                headSha: run.head_sha ?? '',
            },
    });
}
/** The host of a GitHub Enterprise Server, which has no artifacts of version 4; null for GitHub itself. */
function enterpriseHost(serverUrl) {
    const host = new URL(serverUrl).hostname.toLowerCase();
    return host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost') ? null : host;
}
/** What goes through artifacts, and what to do without. */
const CURES = {
    '`baseline: artifact`': 'Set the input `baseline` to `ref`, which measures the base in the same job, or to the path of a committed run folder.',
    '`mode: publish`': 'Measure and report in one job.',
    '`shard`': 'Measure the whole suite in one job.',
};
/** Throws `artifacts-unsupported` on a GitHub Enterprise Server. */
function demandArtifacts(serverUrl, input) {
    const server = enterpriseHost(serverUrl);
    if (server !== null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('artifacts-unsupported', { server, input, cure: CURES[input] });
}


/***/ }),

/***/ 68888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readGitHubContext),
/* harmony export */   N: () => (/* binding */ measuredBranch)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55156);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50262);



const repositorySchema = zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({ id: zod__WEBPACK_IMPORTED_MODULE_2__.int(), default_branch: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional() });
const endSchema = zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({
    sha: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
    ref: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
    /** Null when the fork was deleted. */
    repo: zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({ id: zod__WEBPACK_IMPORTED_MODULE_2__.int(), owner: zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({ login: zod__WEBPACK_IMPORTED_MODULE_2__.string() }) }).nullable(),
});
const pullRequestSchema = zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({
    number: zod__WEBPACK_IMPORTED_MODULE_2__.int(),
    state: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    head: endSchema,
    base: endSchema,
});
const workflowRunSchema = zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({
    id: zod__WEBPACK_IMPORTED_MODULE_2__.int(),
    run_attempt: zod__WEBPACK_IMPORTED_MODULE_2__.int(),
    event: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
    head_branch: zod__WEBPACK_IMPORTED_MODULE_2__.string().nullable(),
    head_sha: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
    head_repository: zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({ id: zod__WEBPACK_IMPORTED_MODULE_2__.int(), owner: zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({ login: zod__WEBPACK_IMPORTED_MODULE_2__.string() }) }).nullable(),
    repository: zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({ id: zod__WEBPACK_IMPORTED_MODULE_2__.int() }),
});
const payloadSchema = zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({
    repository: repositorySchema.optional(),
    pull_request: pullRequestSchema.optional(),
    workflow_run: workflowRunSchema.optional(),
    merge_group: zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({ base_sha: zod__WEBPACK_IMPORTED_MODULE_2__.string(), head_ref: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional() }).optional(),
});
/** The branch of what is measured; null on a tag. */
function measuredBranch({ event, branch }) {
    return event.kind === 'pull_request' ? event.pullRequest.head.branch : branch;
}
/**
 * Reads the runner's environment (`GITHUB_*`) and the payload at `GITHUB_EVENT_PATH`.
 * @throws UserError `not-on-actions` where the runner's variables are missing
 */
async function readGitHubContext(env) {
    const payload = await readPayload(env['GITHUB_EVENT_PATH']);
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
    if ((name === 'pull_request' || name === 'pull_request_target') && payload.pull_request !== undefined) {
        const { number, state, head, base } = payload.pull_request;
        const isFork = head.repo === null || head.repo.id !== base.repo?.id;
        const ends = { head: readEnd(head), base: readEnd(base) };
        return { kind: name, sha, pullRequest: { number, ...ends, isFork, isClosed: state === 'closed' } };
    }
    if (name === 'workflow_run' && payload.workflow_run !== undefined) {
        const { id, run_attempt, event, head_branch, head_sha, head_repository } = payload.workflow_run;
        const head = readEnd({ sha: head_sha, ref: head_branch ?? '', repo: head_repository });
        return { kind: 'workflow_run', sha, run: { id, attempt: run_attempt, event, head } };
    }
    if (name === 'push' || name === 'schedule' || name === 'workflow_dispatch')
        return { kind: name, sha };
    if (name === 'merge_group') {
        const { base_sha = null, head_ref = '' } = payload.merge_group ?? {};
        return { kind: name, sha, baseSha: base_sha, number: Number(/\/pr-(\d+)-[0-9a-f]+$/.exec(head_ref)?.[1]) || null };
    }
    return { kind: 'other', sha, name };
}
function readEnd({ sha, ref, repo }) {
    return { sha, branch: ref, repositoryId: repo?.id ?? null, owner: repo?.owner.login ?? null };
}
async function readPayload(path) {
    if (!path)
        return {};
    return payloadSchema.parse(JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8')));
}
function need(env, variable) {
    const value = env[variable];
    if (!value)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('not-on-actions', { variable });
    return value;
}


/***/ }),

/***/ 49396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ms: () => (/* binding */ whyUnread),
/* harmony export */   R2: () => (/* binding */ AnswerCut),
/* harmony export */   SP: () => (/* binding */ explainFailure),
/* harmony export */   XE: () => (/* binding */ classifyFailure),
/* harmony export */   iu: () => (/* binding */ readRequestFailure),
/* harmony export */   mE: () => (/* binding */ PageAnswer)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);

/** The failure behind an error of the client, or null when the error is something else, and so a bug. */
function readRequestFailure(error) {
    if (!(error instanceof Error))
        return null;
    const message = firstLine(error.message);
    if (error instanceof PageAnswer)
        return { status: 200, isAnswered: true, message, pageOf: error.host };
    const response = 'response' in error ? error.response : undefined;
    // A refusal of GraphQL is an answer without a fault of HTTP, and names no status of its own.
    if (error.name === 'GraphqlResponseError' || ('data' in error && response !== undefined && !('status' in error)))
        return { status: 200, isAnswered: true, message };
    if (!('status' in error) || typeof error.status !== 'number')
        return null;
    return { status: error.status, isAnswered: response !== undefined || error.status !== 500, message };
}
/** Why something of a repository could not be read, for a message: GitHub's refusal, or a mistake in what was read. Throws what is neither, a bug. */
function whyUnread(error) {
    const reason = error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y ? error.message : readRequestFailure(error)?.message;
    if (reason === undefined)
        throw error;
    return reason;
}
/** An answer that broke off while it was stored. */
class AnswerCut extends Error {
    name = 'AnswerCut';
    status = 500;
    constructor(cause) {
        super(cause.message, { cause });
    }
}
/** A page for people, which GitHub's API never gives: a proxy or a login is in front of it. By its name the client does not repeat it. */
class PageAnswer extends Error {
    host;
    name = 'AbortError';
    constructor(host) {
        super(`HTML from ${host}`);
        this.host = host;
    }
}
/** Tells the kinds of failures apart. */
function classifyFailure({ status, isAnswered, message, pageOf }) {
    if (pageOf !== undefined)
        return 'other';
    if (!isAnswered || status >= 500 || isRateLimit(status, message))
        return 'outage';
    if (status === 401 || status === 403)
        return 'forbidden';
    return status === 404 || status === 410 ? 'gone' : 'other';
}
const isRateLimit = (status, message) => status === 429 || /rate limit|abuse/i.test(message);
const TRY_AGAIN = 'run the job again later';
/**
 * Why GitHub refused, in words that say what to add.
 * @param permission what the request needs, as it is written in a workflow: `actions: read`
 */
function explainFailure(failure, permission) {
    const { status, isAnswered, message, pageOf } = failure;
    if (pageOf !== undefined)
        return `GitHub's API answered with HTML, from ${pageOf}: either a proxy or a login page is in front of it, or GITHUB_API_URL is wrong`;
    if (/\barchived\b/i.test(message))
        return `the repository is archived, which makes it read-only (${message})`;
    if (!isAnswered)
        return `GitHub did not answer (${message}); ${TRY_AGAIN}`;
    if (status === 401)
        return `the token is not valid (${message}); see the input \`github-token\``;
    if (isRateLimit(status, message))
        return `GitHub's rate limit was reached (${message}); ${TRY_AGAIN}`;
    if (status === 403)
        return `the token lacks the permission (${message}); add \`${permission}\` to the job's permissions`;
    // GitHub answers 404 for what a token may not even see.
    if (status === 404)
        return `GitHub cannot find it, or the token may not see it (${message}); the job needs \`${permission}\``;
    return `GitHub answered ${status} (${message})${status >= 500 ? `; ${TRY_AGAIN}` : ''}`;
}
function firstLine(text) {
    if (/^\s*<(?:!doctype|html)\b/i.test(text))
        return 'a page of HTML';
    return (text.split('\n')[0] ?? '').replace(/ - https:\/\/docs\.github\.com\S*/, '').slice(0, 300);
}


/***/ }),

/***/ 87902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nX: () => (/* binding */ titlesInOneRow),
/* harmony export */   r6: () => (/* binding */ plainHeadline),
/* harmony export */   sj: () => (/* binding */ CASE_DETAILS),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
/** The words alone. */
function plainText(text) {
    return text.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
/** The same of a headline, for where no link can be followed: "… · report" without the link that it ends with. */
function plainHeadline(headline) {
    const last = headline.at(-1);
    const isLink = typeof last === 'object' && last.kind === 'link';
    return isLink ? plainText(headline.slice(0, -1)).replace(/ · $/, '') : plainText(headline);
}
/** Titles where there is one row of headers: one that several groups have gets its group's name. */
function titlesInOneRow(columns) {
    const titles = columns.map(({ title }) => title);
    return columns.map(({ title, group }) => group === undefined || titles.indexOf(title) === titles.lastIndexOf(title) ? title : `${group}: ${title}`);
}
/** How much of the cases' text a report may show: all, their ids, or counts alone. */
const CASE_DETAILS = ['full', 'ids', 'none'];


/***/ }),

/***/ 72734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ recordedRules),
/* harmony export */   o: () => (/* binding */ GATES_FROM)
/* harmony export */ });
const GATES_FROM = ['base', 'head'];
/** The rules that a run was measured with. */
function recordedRules({ gates, settings, pricing }) {
    const { k, primary_k, success, scoring, judge, alpha, min_scored_share, zero_tolerance, deterministic } = settings;
    const rest = { k, primary_k, success, alpha, min_scored_share, zero_tolerance, deterministic };
    return { gates, settings: { ...rest, ...(scoring && { scoring }) }, pricing, judge: judge ?? null };
}


/***/ }),

/***/ 22604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fb: () => (/* binding */ linkReport),
/* harmony export */   Fy: () => (/* binding */ keepOnFailure),
/* harmony export */   N9: () => (/* binding */ keepFiles),
/* harmony export */   W: () => (/* binding */ keepShard),
/* harmony export */   kA: () => (/* binding */ keepReport)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(55156);
/* harmony import */ var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40273);
/* harmony import */ var _github_download_artifact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91047);
/* harmony import */ var _github_read_zip_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98722);
/* harmony import */ var _github_request_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49396);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60198);
/* harmony import */ var _io_log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58967);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(50262);
/* harmony import */ var _model_run_shard_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(64520);
/* harmony import */ var _publishers_summary_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(84324);
/* harmony import */ var _run_check_shards_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(93614);
/* harmony import */ var _run_report_url_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(38166);
/* harmony import */ var _store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(98194);















/**
 * Uploads files of a folder as an artifact. What cannot be uploaded is a warning: no report depends on it. Throws `suite-name-taken` where another
 * suite of this workflow run has the name.
 */
async function keepFiles(request, name, folder, files) {
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
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_8__/* .UserError */ .y('suite-name-taken', { artifact: name, paths: [path ?? '', outcome.by] });
        case 'failed':
            effects.log.warning(`The artifact ${name} was not uploaded: ${outcome.reason}.`);
    }
    return outcome;
}
const RUN_FILE = 'run.json';
const LONGEST_PATH = 200;
/** Of the suite that a run is of, from the root of the repository; null where the file does not say. */
async function readSuitePath(file) {
    try {
        const { suite } = headSchema.parse(JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8')));
        return node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(suite.directory ?? '', suite.file);
    }
    catch {
        return null;
    }
}
const headSchema = zod__WEBPACK_IMPORTED_MODULE_14__.looseObject({ suite: zod__WEBPACK_IMPORTED_MODULE_14__.looseObject({ file: zod__WEBPACK_IMPORTED_MODULE_14__.string(), directory: zod__WEBPACK_IMPORTED_MODULE_14__.string().optional() }) });
/** The path of the suite whose run an artifact of this workflow run holds, where it is not the given one; null where GitHub does not give it. */
async function findOtherSuite({ github, outputFolder, effects }, name, own) {
    const { owner, repo, runId } = github;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outputFolder, 'taken');
    try {
        const client = await effects.connect();
        const listed = await (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__/* .listRunArtifacts */ .NG)({ client, owner, repo, runId });
        const artifact = listed.find((one) => one.name === name);
        if (artifact === undefined)
            return null;
        await (0,_github_download_artifact_js__WEBPACK_IMPORTED_MODULE_3__/* .downloadArtifact */ .b)({ client, owner, repo, artifact, folder });
        const runs = await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_6__/* .listFiles */ .CS)(folder, () => true);
        const run = runs.find((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file) === RUN_FILE);
        const path = run === undefined ? null : await readSuitePath((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, run));
        return path === null || path === own ? null : (0,_io_log_js__WEBPACK_IMPORTED_MODULE_7__/* .quoteLine */ .tQ)(path, []).slice(0, LONGEST_PATH);
    }
    catch (error) {
        if (!(error instanceof _github_read_zip_js__WEBPACK_IMPORTED_MODULE_4__/* .ZipRefused */ .Eb) && (0,_github_request_error_js__WEBPACK_IMPORTED_MODULE_5__/* .readRequestFailure */ .iu)(error) === null)
            throw error;
        effects.log.info(`Whose artifact ${name} is could not be read: ${error instanceof Error ? error.message : ''}.`);
        return null;
    }
}
/** The result of a stage. Where it fails, what is there by then is kept before the failure goes on. */
async function keepOnFailure(stage, keep) {
    try {
        return await stage;
    }
    catch (error) {
        await keep();
        throw error;
    }
}
/**
 * Uploads a measured shard for the job that merges, and says so in the log and the job summary. It always passes: a part of a
 * suite is compared with nothing.
 * @throws UserError `shard-not-kept`, since the upload is all that it is measured for
 */
async function keepShard(request, { folder, run, shard }) {
    const { workspace, effects } = request;
    const suite = run.suite.name;
    const kept = await keepFiles(request, (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__/* .shardArtifactName */ .u9)(suite, shard), folder, Object.values((0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_13__/* .runFiles */ .NW)(folder)));
    if (kept.kind !== 'uploaded')
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_8__/* .UserError */ .y('shard-not-kept', { shard: (0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_9__/* .formatShard */ ._D)(shard), suite, reason: kept.reason });
    const summary = `${(0,_run_check_shards_js__WEBPACK_IMPORTED_MODULE_11__/* .describeShard */ .y)(shard, run.counts)} A job with \`mode: publish\` merges it with the others and reports.`;
    effects.log.info(summary);
    await (0,_publishers_summary_js__WEBPACK_IMPORTED_MODULE_10__/* .appendSummary */ .fe)(`### Goldenpair: \`${suite}\`\n\n${summary}\n`, effects.env);
    effects.commands.setOutput('run-path', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, folder));
    return 0;
}
/** Where a report points its reader to: the run, and the page where it is published, or its artifacts where there will be some. */
function linkReport({ runUrl, serverUrl, runId }, { template, suite, place }) {
    if (template !== null) {
        const page = (0,_run_report_url_js__WEBPACK_IMPORTED_MODULE_12__/* .fillReportUrl */ .NV)(template, { suite, place, run: String(runId) });
        return { run: runUrl, report: page, page };
    }
    return { run: runUrl, ...((0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__/* .enterpriseHost */ .C0)(serverUrl) === null && { report: `${runUrl}#artifacts` }) };
}
/** Keeps the files of a report. What its reader must know where they were not kept, as a sentence; null where they were, or nothing says so. */
async function keepReport(request, suite, files) {
    const { kind } = await keepFiles(request, (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__/* .reportArtifactName */ .m5)(suite), request.outputFolder, files);
    return kind === 'failed' ? 'The full report could not be uploaded as an artifact; the log says why.' : null;
}


/***/ }),

/***/ 13277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishReport: () => (/* binding */ publishReport)
});

// UNUSED EXPORTS: PUBLISHERS

// EXTERNAL MODULE: ./build/model/remove-unseen.js
var remove_unseen = __webpack_require__(88785);
;// CONCATENATED MODULE: ./build/publishers/annotations.js

/** GitHub shows ten annotations of a kind for each step and drops the rest. */
const MAX_ANNOTATIONS = 10;
/**
 * Remarks on the lines of the worst cases, through workflow commands where no check run has them. The texts come from suites
 * and targets: the command module percent-encodes line ends, and in properties colons and commas, so no text can start a
 * command of its own.
 */
const annotations = {
    name: 'annotations',
    publish: (publication, { commands }, { check }) => {
        if (check?.kind === 'done')
            return Promise.resolve({ kind: 'off' });
        if (publication.is_annotated === true)
            return Promise.resolve({ kind: 'skipped', reason: 'the job that measured has written them' });
        const shown = publication.annotations.slice(0, MAX_ANNOTATIONS);
        for (const { level, file, line, title, message } of shown) {
            const place = { title: (0,remove_unseen/* toOneLine */.GX)(title), file: (0,remove_unseen/* toOneLine */.GX)(file), startLine: line };
            commands[level]((0,remove_unseen/* removeUnseen */.l0)(message), place);
        }
        return Promise.resolve(shown.length > 0 ? { kind: 'done' } : { kind: 'skipped', reason: 'there is nothing to annotate' });
    },
};

// EXTERNAL MODULE: ./build/github/check-run.js
var check_run = __webpack_require__(96418);
// EXTERNAL MODULE: ./build/github/request-error.js
var request_error = __webpack_require__(49396);
// EXTERNAL MODULE: ./build/publishers/publication.js
var publication = __webpack_require__(41642);
;// CONCATENATED MODULE: ./build/publishers/check.js



/** GitHub refuses a longer summary of a check. */
const MAX_SUMMARY_BYTES = 65_535;
const CUT = '\n\n_Cut here: a check holds 64 KiB. The whole report is in the job summary and in the artifact._\n';
/** The check run on the measured commit, with the annotations unless the job that measured has written them: completed, or made where nobody has opened one. */
const check = {
    name: 'check',
    publish: async ({ check: report, comment, annotations: remarks, is_annotated: isAnnotated = false }, { connect, wait, log }) => {
        if (report === undefined)
            return { kind: 'off' };
        const { place, id, conclusion, title } = report;
        // The lines would bear the same remark twice.
        const annotations = isAnnotated ? [] : remarks;
        const summary = (0,publication/* fitText */.v)({ text: comment, room: MAX_SUMMARY_BYTES, cut: CUT });
        try {
            const effects = { client: await connect(), wait };
            const url = await (0,check_run/* completeCheck */.iL)(effects, place, { id, end: { conclusion, title, summary, annotations } });
            return { kind: 'done', url };
        }
        catch (error) {
            const failure = (0,request_error/* readRequestFailure */.iu)(error);
            if (failure === null)
                throw error;
            log.debug(`GitHub rejected the check: ${failure.status} ${failure.message}`);
            return { kind: 'failed', reason: (0,request_error/* explainFailure */.SP)(failure, 'checks: write') };
        }
    },
};

// EXTERNAL MODULE: ./build/github/comment-body.js
var comment_body = __webpack_require__(63964);
// EXTERNAL MODULE: ./build/github/marker.js
var github_marker = __webpack_require__(14878);
// EXTERNAL MODULE: ./build/github/own-comments.js
var own_comments = __webpack_require__(13329);
// EXTERNAL MODULE: ./build/github/sticky-comment.js
var sticky_comment = __webpack_require__(23503);
;// CONCATENATED MODULE: ./build/publishers/comment.js





const KEPT_IN_SUMMARY = 'the report stays in the job summary';
/** The sticky comment: one for each suite and pull request, updated in place, never older than what it replaces. */
const comment = {
    name: 'comment',
    publish: async (publication, { connect, wait, log }) => {
        const { marker, place } = publication;
        if ('kind' in place)
            return { kind: 'skipped', reason: place.reason };
        try {
            const client = await connect();
            const plan = (0,sticky_comment/* planComment */.t)(await (0,own_comments/* listOwnComments */.lY)({ client, ...place }), marker);
            if (plan.kind === 'outdated') {
                const { run, state } = plan.newer;
                const what = state === undefined ? 'has already reported later measurements' : 'began after this one';
                return { kind: 'skipped', reason: `run ${run} ${what}` };
            }
            const body = composeBody(publication, plan.kind === 'update' ? plan.keep.body : null);
            if (body === null)
                return { kind: 'skipped', reason: 'the input `comment` is `on-change`, and nothing changed' };
            return { kind: 'done', url: await (0,sticky_comment/* writeComment */.H)({ client, ...place, wait }, plan, { marker, body }) };
        }
        catch (error) {
            const failure = (0,request_error/* readRequestFailure */.iu)(error);
            if (failure === null)
                throw error;
            log.debug(`GitHub rejected the comment: ${failure.status} ${failure.message}`);
            return { kind: 'failed', reason: `${explainRefusal(failure, place)}; ${KEPT_IN_SUMMARY}` };
        }
    },
};
/**
 * What the comment shall say, by what it says now (null: there is none); null where it had better say nothing. A quiet one keeps its
 * text while the verdict, the gates and the flipped cases stay as they are, and only names the newest commit.
 */
function composeBody({ comment: text, marker, quiet }, written) {
    const body = (0,comment_body/* renderVerdict */.gM)(marker, text);
    if (quiet === undefined)
        return body;
    if (written === null)
        return quiet.isNews ? body : null;
    const last = (0,comment_body/* lastVerdict */.Yw)(written);
    const shown = last === null ? undefined : (0,github_marker/* parseMarker */.gY)(last)?.said;
    return last !== null && shown !== undefined && shown === marker.said ? (0,comment_body/* renderStill */.pk)(marker, last) : body;
}
function explainRefusal(failure, { number, isFork, of }) {
    const grant = of === 'issue' ? 'issues: write' : 'pull-requests: write';
    const { status, message } = failure;
    if (/locked/i.test(message))
        return `the conversation of #${number} is locked`;
    if (status === 410 || status === 404)
        return `#${number} no longer exists, or ${(0,request_error/* explainFailure */.SP)(failure, grant)}`;
    if (status === 422)
        return `GitHub did not accept the comment (${message})`;
    if (status === 403 && isFork && !/rate limit|archived/i.test(message)) {
        return `the token of a pull request from a fork is read-only (${message}); report from a workflow on \`workflow_run\` with \`mode: publish\` and \`pull-requests: write\``;
    }
    return (0,request_error/* explainFailure */.SP)(failure, grant);
}

// EXTERNAL MODULE: ./build/publishers/issue.js
var issue = __webpack_require__(44331);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
// EXTERNAL MODULE: ./build/format/format-number.js
var format_number = __webpack_require__(77377);
// EXTERNAL MODULE: ./build/io/post-json.js
var post_json = __webpack_require__(91026);
;// CONCATENATED MODULE: ./build/publishers/langfuse.js



/** Far below Langfuse's 3.5 MB a batch; one request a batch, since its limit counts requests (30 a minute for single scores). */
const BATCH_SCORES = 500;
const ATTEMPTS = 3;
const LONGEST_WAIT_SECONDS = 20;
/** For all batches together. */
const DEADLINE_MS = 120_000;
const MAX_ANSWER_BYTES = 1_000_000;
const answerSchema = schemas.looseObject({
    errors: schemas.array(schemas.looseObject({ status: schemas.int(), message: schemas.string().nullish() })),
});
/** Scores of trials at their traces in Langfuse, by its batched ingestion. Sent twice they are the same scores: their ids say of what. */
const langfuse = {
    name: 'langfuse',
    publish: async ({ langfuse: delivery }, effects) => {
        if (delivery === undefined)
            return { kind: 'off' };
        const signal = AbortSignal.timeout(DEADLINE_MS);
        let sent = 0;
        for await (const batch of inBatches(delivery.scores())) {
            const failure = explainAnswer(await sendBatch(batch, { delivery, effects, signal }));
            if (failure !== null)
                return { kind: 'failed', reason: sent === 0 ? failure : `${failure}, after ${(0,format_number/* countOf */.pq)(sent, 'score')}` };
            sent += batch.length;
        }
        if (sent === 0)
            return { kind: 'skipped', reason: 'no reply names its trace (`trace_id`)' };
        effects.log.info(`langfuse: ${(0,format_number/* countOf */.pq)(sent, 'score')}.`);
        return { kind: 'done' };
    },
};
async function* inBatches(scores) {
    let batch = [];
    for await (const score of scores) {
        batch.push(score);
        if (batch.length < BATCH_SCORES)
            continue;
        yield batch;
        batch = [];
    }
    if (batch.length > 0)
        yield batch;
}
async function sendBatch(scores, { delivery, effects, signal, }) {
    const { base_url, public_key, secret_key, run_id, sent_at } = delivery;
    const batch = scores.map(({ id, trace_id: traceId, name, value, comment }) => ({
        // Langfuse takes an event once and a score as often as it comes, so another run may correct it.
        id: `${id}-${run_id}`,
        type: 'score-create',
        timestamp: sent_at,
        body: { id, traceId, name, value, dataType: 'NUMERIC', comment },
    }));
    const authorization = `Basic ${Buffer.from(`${public_key}:${secret_key}`).toString('base64')}`;
    const post = { body: JSON.stringify({ batch }), headers: { authorization }, maxBytes: MAX_ANSWER_BYTES, signal };
    for (let attempt = 1;; attempt += 1) {
        const answer = await (0,post_json/* postJson */.B2)(`${base_url}/api/public/ingestion`, post);
        const isLost = answer.kind === 'unanswered' || answer.status === 429 || answer.status >= 500;
        if (!isLost || attempt === ATTEMPTS || signal.aborted)
            return answer;
        const asked = answer.kind === 'answered' ? secondsAsked(answer.headers) : null;
        await effects.wait(1000 * Math.min(asked === null || asked === 0 ? attempt : asked, LONGEST_WAIT_SECONDS));
    }
}
/** What the server asks to wait by its own clock, a date included; null where it asks for nothing or does not say what time it is. */
function secondsAsked(headers) {
    const date = headers.get('date');
    return (0,post_json/* readRetryAfter */.D$)(headers.get('retry-after') ?? undefined, { now: () => new Date(date ?? Number.NaN) });
}
/** Why not all was taken, a clause; null where all was. */
function explainAnswer(answer) {
    if (answer.kind === 'unanswered')
        return `Langfuse could not be reached: ${answer.reason}`;
    const { status } = answer;
    if (status === 401 || status === 403)
        return `Langfuse answered ${status}; see the inputs \`langfuse-public-key\`, \`langfuse-secret-key\` and \`langfuse-base-url\``;
    const parsed = status === 207 || status === 200 || status === 201 ? answerSchema.safeParse(readJson(answer.body)) : null;
    if (parsed?.success !== true)
        return `Langfuse answered ${status}; see the input \`langfuse-base-url\``;
    const { errors } = parsed.data;
    const [first] = errors;
    if (first === undefined)
        return null;
    const message = (first.message ?? '').replace(/\s+/g, ' ').slice(0, 200);
    return `Langfuse refused ${(0,format_number/* countOf */.pq)(errors.length, 'score')} (${first.status}${message === '' ? '' : `: ${message}`})`;
}
function readJson(body) {
    try {
        return JSON.parse(body.toString());
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./build/publishers/outputs.js
/** The Action's outputs, through the runner's output file. */
const outputs = {
    name: 'outputs',
    publish: (publication, { commands }, earlier) => {
        for (const [name, value] of Object.entries(publication.outputs))
            commands.setOutput(name, value);
        for (const name of ['comment', 'issue']) {
            const outcome = earlier[name];
            if (outcome?.kind === 'off')
                continue;
            commands.setOutput(`${name}-url`, outcome?.kind === 'done' ? (outcome.url ?? '') : '');
        }
        return Promise.resolve({ kind: 'done' });
    },
};

;// CONCATENATED MODULE: ./build/publishers/slack.js

const slack_DEADLINE_MS = 15_000;
const slack_MAX_ANSWER_BYTES = 10_000;
const LONGEST_LINE = 300;
/** A message in the channel of an incoming webhook, when a night has changed something. It is sent once: twice would be worse than never. */
const slack = {
    name: 'slack',
    publish: async ({ slack: delivery }, _, { issue }) => {
        if (delivery === undefined)
            return { kind: 'off' };
        const { webhook_url, headline, facts, run_url } = delivery;
        const link = issue?.kind === 'done' && issue.url !== undefined ? `<${issue.url}|The issue>` : null;
        const lines = [
            `*${escapeSlack(headline)}*`,
            ...facts.map((fact) => `• ${escapeSlack(fact)}`),
            [link, `<${run_url}|The run>`].filter((part) => part !== null).join(' · '),
        ];
        const answer = await (0,post_json/* postJson */.B2)(webhook_url, {
            body: JSON.stringify({ text: lines.join('\n'), unfurl_links: false, unfurl_media: false }),
            maxBytes: slack_MAX_ANSWER_BYTES,
            signal: AbortSignal.timeout(slack_DEADLINE_MS),
        });
        if (answer.kind === 'unanswered')
            return { kind: 'failed', reason: `Slack could not be reached: ${answer.reason}` };
        if (answer.status === 200)
            return { kind: 'done' };
        // Slack's errors are words such as `no_service`; anything else is somebody's page.
        const word = /^[a-z_]{1,40}$/.exec(answer.body.toString().trim())?.[0];
        const detail = word === undefined ? '' : ` (${word})`;
        return { kind: 'failed', reason: `Slack answered ${answer.status}${detail}; see the input \`slack-webhook-url\`` };
    },
};
/**
 * A line of text for Slack's mrkdwn, in which nothing is a link, a mention or a line end. Slack has three characters to escape; a word
 * joiner after `@` and around marks keeps older clients and settings from reading more into it.
 * @example escapeSlack('<!channel> & *b*') // '&lt;!channel&gt; &amp; \u2060*\u2060b\u2060*\u2060'
 */
function escapeSlack(text) {
    const line = text.replace(/\s+/g, ' ').trim();
    const short = line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE - 1)}…` : line;
    return short
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('@', '@\u2060')
        .replace(/[*_~`]/g, '\u2060$&\u2060');
}

// EXTERNAL MODULE: ./build/publishers/summary.js
var summary = __webpack_require__(84324);
;// CONCATENATED MODULE: ./build/publishers/index.js








/** In this order: the summary says what became of comment and issue, annotations go to the check where there is one, the outputs name both, the message in Slack the issue. */
const PUBLISHERS = [comment, issue/* issue */.sn, summary/* summary */.z, check, annotations, outputs, slack, langfuse];
/** Publishes a report in every way there is, one after the other; what failed is logged and keeps nothing else from happening. */
async function publishReport(given, effects) {
    const publication = hideIn(given, effects.mask);
    let outcomes = {};
    for (const { name, publish } of PUBLISHERS) {
        const outcome = await publish(publication, effects, outcomes);
        outcomes = { ...outcomes, [name]: outcome };
        if (outcome.kind === 'done' && outcome.url !== undefined)
            effects.log.info(`${name}: ${outcome.url}`);
        if (outcome.kind === 'failed')
            effects.log.warning(`${name}: ${outcome.reason}.`);
        if (outcome.kind === 'skipped')
            effects.log.info(`${name}: skipped, ${outcome.reason}.`);
    }
    return outcomes;
}
/**
 * A publication of which no text has a secret: here everything is joined that is shown, and what is invisible is gone. Its own keys and
 * outputs, which other steps of the job read, stay as they are.
 */
function hideIn(publication, { text, data }) {
    const { comment: body, summary: page, annotations: notes, issue: story, check: run, slack: message } = publication;
    return {
        ...publication,
        comment: text(body),
        summary: text(page),
        annotations: data(notes),
        ...(story && { issue: data(story) }),
        ...(run && { check: { ...run, title: text(run.title) } }),
        ...(message && { slack: { ...message, headline: text(message.headline), facts: data(message.facts) } }),
    };
}


/***/ }),

/***/ 38166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   NV: () => (/* binding */ fillReportUrl),
/* harmony export */   Sd: () => (/* binding */ checkReportUrl)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);

/** What a template of `report-url` may name. */
const PLACEHOLDERS = ['suite', 'run', 'place'];
/**
 * Checks the template of the address that a report gets where it is published.
 * @throws UserError `input-invalid`
 */
function checkReportUrl(template) {
    const unknown = [...template.matchAll(/\{([^}]*)\}/g)].find(([, name]) => !PLACEHOLDERS.some((one) => one === name));
    const filled = fillReportUrl(template, { suite: 's', run: '1', place: 'run-1' });
    const isAddress = URL.canParse(filled) && /^https?:\/\/[^\s@]+$/.test(filled) && !filled.includes('#');
    if (unknown === undefined && isAddress)
        return template;
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('input-invalid', {
        name: 'report-url',
        got: template,
        expected: 'an address such as https://octo-org.github.io/octo-repo/{place}/{suite}/, with no other placeholder than {run}',
        suggestion: null,
    });
}
/** The address of a report: every placeholder filled, so that no name can leave its place in the path. */
function fillReportUrl(template, facts) {
    return template.replace(/\{(suite|run|place)\}/g, (_, name) => encodeURIComponent(facts[name]));
}
/**
 * The folder of a site that a report belongs into: a pull request has one that its next report replaces, all else one a workflow run.
 * @example placeOf({ runId: 400 }, 12) // 'pr-12'
 */
function placeOf({ runId }, pullRequest) {
    return pullRequest === null ? `run-${runId}` : `pr-${pullRequest}`;
}


/***/ }),

/***/ 2491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ readConfirmations),
/* harmony export */   o: () => (/* binding */ writeConfirmations)
/* harmony export */ });
/* harmony import */ var _io_append_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87855);
/* harmony import */ var _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95577);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50262);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12141);
/* harmony import */ var _read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54974);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98194);






/**
 * The re-runs that are recorded in a run's folder, whoever wrote them; null where there are none, or where those are of another run. They
 * must be of its cases and follow its own trials in number. Throws `run-invalid`, `run-too-new` and `run-too-large`, naming the line.
 */
async function readConfirmations(folder, { run, log, keep }) {
    const path = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .confirmationsFile */ .NJ)(folder);
    if ((await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .fileSize */ .Ov)(path)) === null)
        return null;
    const cases = new Map(run.cases.map((golden) => [golden.id, golden]));
    const seen = new Set();
    const trials = [];
    let head = null;
    let end = null;
    for await (const { line, value } of (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .readJsonLines */ .sS)(path, log)) {
        const fail = (problem) => new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('run-invalid', { path, line, problem });
        const parse = (schema) => {
            const parsed = schema.safeParse(value);
            if (parsed.success)
                return parsed.data;
            throw fail((0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .describeFirstIssue */ .$l)(parsed.error));
        };
        if (head === null) {
            (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseNewer */ ._$)(path, value, _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIRMATIONS_SCHEMA_VERSION */ .ww);
            head = parse(_model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .confirmationsHeadSchema */ .I$);
            if (head.run_id !== run.run_id) {
                log.warning(`${path} was ignored: its re-runs belong to another run, ${JSON.stringify(head.run_id.slice(0, 100))}.`);
                return null;
            }
            continue;
        }
        if (end !== null)
            throw fail('nothing may follow the line that says why the re-runs ended');
        if (typeof value === 'object' && value !== null && 'stopped_by' in value) {
            end = parse(_model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .confirmationsEndSchema */ .N0);
            const unknown = end.cases.find((id) => !cases.has(id));
            if (unknown !== undefined)
                throw fail(`the case \`${unknown.slice(0, 100)}\` is not in run.json`);
            continue;
        }
        const trial = parse(_model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .trialSchema */ .WI);
        const first = run.trials_per_case;
        const key = (0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .trialKey */ .wK)(trial.case, trial.trial);
        const golden = cases.get(trial.case);
        if (golden === undefined)
            throw fail(`the case \`${trial.case.slice(0, 100)}\` is not in run.json`);
        if (trial.trial < first || trial.trial >= first + _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIRMING_TRIALS */ .t3)
            throw fail(`a re-run of this run has a number from ${first} to ${first + _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIRMING_TRIALS */ .t3 - 1}, not ${trial.trial}`);
        if (seen.has(key))
            throw fail(`trial ${trial.trial} of case \`${trial.case}\` is there twice`);
        seen.add(key);
        trials.push(keep(trial, golden));
    }
    return head === null ? null : { head, trials, stopped: end };
}
/** Starts `confirmations.jsonl` over what was there. Throws the user's error `output-unwritable`, and so do the writer's functions. */
function writeConfirmations(folder, head) {
    const lines = (0,_io_append_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .createLines */ .O)((0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .confirmationsFile */ .NJ)(folder));
    const write = (value) => lines.append(JSON.stringify(value));
    write(head);
    const seal = () => ({ folder, files: { 'confirmations.jsonl': lines.digest() } });
    return { append: write, stop: write, seal, [Symbol.dispose]: () => lines[Symbol.dispose]() };
}


/***/ })

};
