export const id = 5875;
export const ids = [5875,9396,2734];
export const modules = {

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

/***/ 13715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ measureVariants),
/* harmony export */   k: () => (/* binding */ planVariants)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _modes_ab_ab_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10552);
/* harmony import */ var _modes_evaluate_watch_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63272);
/* harmony import */ var _run_dry_run_dry_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11311);
/* harmony import */ var _surroundings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12389);





/** Runs two to ten variants interleaved, as `ab` and `demo` do. */
async function measureVariants(request) {
    const { subset, overrides, cache, terminal } = request;
    const { suite, surroundings, arms } = await readArms(request);
    const [base, head] = arms;
    const watch = base && head && arms.length === 2 ? (0,_modes_evaluate_watch_run_js__WEBPACK_IMPORTED_MODULE_2__/* .watchPair */ .Q)([base.variant, head.variant]) : null;
    const finished = await (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_4__/* .measureHere */ .DL)({ suite, arms, mode: 'ab', subset, overrides, cache, ...watch }, surroundings, terminal);
    return { folders: finished.map(({ out }) => out), measured: watch?.finish() ?? null };
}
/** What `measureVariants` would ask. The last runs in the folder say what a trial costs, where there are any. */
async function planVariants(request) {
    const { subset, overrides, cache } = request;
    const { suite, surroundings, arms } = await readArms(request);
    return (0,_run_dry_run_dry_run_js__WEBPACK_IMPORTED_MODULE_3__.dryRun)({ ...surroundings, suite, arms, earlier: arms.map(({ out }) => out), subset, overrides, cache });
}
async function readArms({ suitePath, skipped, variants, trials, targetEnvNames, outputFolder, terminal, }) {
    const surroundings = (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_4__/* .surroundingsOf */ .ZD)(terminal, targetEnvNames);
    const suite = await (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_4__/* .loadSuiteHere */ .dw)(suitePath, surroundings, { skipped });
    const all = Object.keys(suite.variants);
    const names = (0,_modes_ab_ab_js__WEBPACK_IMPORTED_MODULE_1__.chooseArms)(variants ?? all.slice(0, 2), suite);
    if (variants === null && all.length > 2)
        surroundings.log.warning(`Comparing 2 of ${all.length} variants: name others with --variants ${all.join(',')}.`);
    const arms = names.map((variant) => ({
        variant,
        out: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'runs', variant),
        trials: trials ?? suite.trials,
    }));
    return { suite, surroundings, arms };
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
