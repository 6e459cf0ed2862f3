export const id = 9968;
export const ids = [9968];
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
/* harmony import */ var _surroundings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(12389);







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
        const surroundings = (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_6__/* .surroundingsOf */ .ZD)(terminal, (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .namesFlag */ .PF)(flags, 'target-env'));
        const suite = await (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_6__/* .loadSuiteHere */ .dw)((0,_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .suiteFlag */ .fD)(flags), surroundings, { skipped: (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .skippedCode */ .ci)(flags) });
        const variant = (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .textFlag */ .gx)(flags, 'variant') ?? suite.default_variant;
        const subset = (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .textFlag */ .gx)(flags, 'subset') ?? null;
        const outputFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .textFlag */ .gx)(flags, 'out') ?? 'goldenpair-report');
        if (flags['dry-run'] === true) {
            const arm = { variant, trials: trials ?? (0,_modes_aa_aa_js__WEBPACK_IMPORTED_MODULE_2__.trialsOfEach)(suite) };
            const earlier = [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'runs', 'a')];
            const plan = await (0,_run_dry_run_dry_run_js__WEBPACK_IMPORTED_MODULE_3__.dryRun)({ ...surroundings, suite, arms: [arm, arm], earlier, subset, overrides });
            return (0,_print_evaluation_js__WEBPACK_IMPORTED_MODULE_5__/* .printPlan */ .Zn)(plan, flags, terminal);
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
            onProgress: (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_6__/* .showProgress */ .Rh)(terminal),
        });
        if (flags['json'] === true)
            terminal.print(JSON.stringify(measured.noise, null, 2));
        else
            (0,_print_evaluation_js__WEBPACK_IMPORTED_MODULE_5__/* .printReport */ .Y_)(measured, { flags, terminal });
        return measured.exit_code;
    },
};


/***/ }),

/***/ 77166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ baselineOf),
/* harmony export */   C8: () => (/* binding */ evaluateHere),
/* harmony export */   Ry: () => (/* binding */ compareFolders),
/* harmony export */   Y_: () => (/* binding */ printReport),
/* harmony export */   Zn: () => (/* binding */ printPlan),
/* harmony export */   cY: () => (/* binding */ printEvaluation)
/* harmony export */ });
/* unused harmony export storedBaseline */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _modes_evaluate_evaluate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65922);
/* harmony import */ var _report_render_terminal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2206);
/* harmony import */ var _report_render_text_width_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40524);
/* harmony import */ var _run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65940);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41345);
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
    terminal.print((0,_report_render_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .renderTerminal */ .b)(written.report, { width: terminal.columns, color: terminal.color, isVerbose }));
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
/** A recorded run as the baseline, seen from where the user stands. Throws the user's errors of `readRun`. */
async function storedBaseline(path, { workingDirectory }) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, path);
    const { commit, branch } = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_3__/* .readRun */ .c)(folder);
    return { kind: 'found', folder, commit, branch, age_hours: null, distance: null, run_url: null, note: null };
}
/** What `--baseline` names; without it only absolute bounds can fail. */
async function baselineOf(path, terminal) {
    if (path !== undefined)
        return storedBaseline(path, terminal);
    return { kind: 'none', reason: 'no baseline was given; name one with --baseline, or use `goldenpair compare` later' };
}
/** Prints what a run would ask. */
function printPlan(plan, flags, terminal) {
    terminal.print(flags['json'] === true ? JSON.stringify(plan, null, 2) : (0,_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .writePlan */ .p)(plan));
    return 0;
}
/** Compares run folders, the baseline first; prints the result and gives the exit code. */
async function compareFolders({ folders, measured = null, failOn, outputFolder, flags, terminal, closing, }) {
    const [first, ...candidates] = folders;
    if (first === undefined || candidates.length === 0)
        throw new Error('two folders are wanted');
    const inference = (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .inferenceFlag */ .YS)(flags) ?? 'recorded';
    const baseline = await storedBaseline(first, terminal);
    const evaluation = await evaluateHere({ candidates, measured, baseline, failOn, inference, outputFolder }, terminal);
    return printEvaluation(evaluation, { flags, terminal, ...(closing && { closing }) });
}


/***/ }),

/***/ 40273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C0: () => (/* binding */ enterpriseHost),
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
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26704);
/* harmony import */ var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35560);


const baselineArtifactName = (suite) => `goldenpair-baseline-${suite}`;
const runArtifactName = (suite) => `goldenpair-run-${suite}`;
const shardArtifactName = (suite, { index, of }) => `goldenpair-shard-${index}-of-${of}-${suite}`;
const reportArtifactName = (suite) => `goldenpair-report-${suite}`;
const experimentArtifactName = (suite) => `goldenpair-experiment-${suite}`;
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

/***/ 49396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R2: () => (/* binding */ AnswerCut),
/* harmony export */   SP: () => (/* binding */ explainFailure),
/* harmony export */   iu: () => (/* binding */ readRequestFailure),
/* harmony export */   mE: () => (/* binding */ PageAnswer)
/* harmony export */ });
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
const TRY_AGAIN = 'run the job again later';
/**
 * Why GitHub refused, in words that say what to add.
 * @param permission what the request needs, as it is written in a workflow: `actions: read`
 */
function explainFailure(failure, permission) {
    const { status, isAnswered, message, pageOf } = failure;
    if (pageOf !== undefined)
        return `GitHub's API answered with HTML, from ${pageOf}: either a proxy or a login page is in front of it, or GITHUB_API_URL is wrong`;
    if (!isAnswered)
        return `GitHub did not answer (${message}); ${TRY_AGAIN}`;
    if (status === 401)
        return `the token is not valid (${message}); see the input \`github-token\``;
    if (status === 429 || /rate limit|abuse/i.test(message))
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
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40273);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26704);
/* harmony import */ var _model_run_shard_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64520);
/* harmony import */ var _publishers_summary_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84324);
/* harmony import */ var _run_check_shards_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93614);
/* harmony import */ var _run_report_url_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38166);
/* harmony import */ var _store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(98194);








/** Uploads files of a folder as an artifact. What cannot be uploaded is a warning: no report depends on it. */
async function keepFiles({ inputs, effects }, name, folder, files) {
    const paths = files.map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, file));
    const outcome = await effects.upload({ name, folder, files: paths, retentionDays: inputs.retentionDays });
    switch (outcome.kind) {
        case 'uploaded':
            effects.log.info(`Uploaded ${name} (${outcome.bytes} bytes).`);
            break;
        case 'unsupported':
            effects.log.notice(`${name} was not kept: ${outcome.reason}. Its files are still in the folder of the input \`output-dir\`; a step of your own can keep them (docs/workflows.md of Goldenpair).`);
            break;
        case 'failed':
            effects.log.warning(`The artifact ${name} was not uploaded: ${outcome.reason}.`);
    }
    return outcome;
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
    const kept = await keepFiles(request, (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__/* .shardArtifactName */ .u9)(suite, shard), folder, Object.values((0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_7__/* .runFiles */ .NW)(folder)));
    if (kept.kind !== 'uploaded')
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('shard-not-kept', { shard: (0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_3__/* .formatShard */ ._D)(shard), suite, reason: kept.reason });
    const summary = `${(0,_run_check_shards_js__WEBPACK_IMPORTED_MODULE_5__/* .describeShard */ .y)(shard, run.counts)} A job with \`mode: publish\` merges it with the others and reports.`;
    effects.log.info(summary);
    await (0,_publishers_summary_js__WEBPACK_IMPORTED_MODULE_4__/* .appendSummary */ .fe)(`### Goldenpair: \`${suite}\`\n\n${summary}\n`, effects.env);
    effects.commands.setOutput('run-path', (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(workspace, folder));
    return 0;
}
/** Where a report points its reader to: the run, and the page where it is published, or its artifacts where there will be some. */
function linkReport({ runUrl, serverUrl, runId }, { template, suite, place }) {
    if (template !== null) {
        const page = (0,_run_report_url_js__WEBPACK_IMPORTED_MODULE_6__/* .fillReportUrl */ .NV)(template, { suite, place, run: String(runId) });
        return { run: runUrl, report: page, page };
    }
    return { run: runUrl, ...((0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__/* .enterpriseHost */ .C0)(serverUrl) === null && { report: `${runUrl}#artifacts` }) };
}
/** Keeps the files of a report. What its reader must know where they were not kept, as a sentence; null where they were, or nothing says so. */
async function keepReport(request, suite, files) {
    const { kind } = await keepFiles(request, (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__/* .reportArtifactName */ .m5)(suite), request.outputFolder, files);
    return kind === 'failed' ? 'The full report could not be uploaded as an artifact; the log says why.' : null;
}


/***/ }),

/***/ 65940:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ NO_ACCESS),
/* harmony export */   p: () => (/* binding */ writePlan)
/* harmony export */ });
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77377);

/** No key is needed to say what a call could use, and none is sent anywhere. */
const NO_ACCESS = { openaiApiKey: 'dry-run', openaiBaseUrl: null, githubToken: 'dry-run', githubModelsUrl: null };
const BASIS = {
    earlier: 'as in the earlier run',
    bound: 'at most',
    declared: 'as max_trial_cost_usd says',
    none: 'costs nothing',
    unknown: 'unknown until it is asked',
};
const HEAD = ['asked', 'model', 'calls', 'tokens in', 'tokens out', 'USD', ''];
/** A plan as text: a row for each variant and question, prices by model, what it comes to, and the limits. */
function writePlan(plan) {
    const { max_cost_usd: budget, max_cost_usd_per_month: month, spent_usd: spent } = plan.budget;
    const unknown = plan.models.flatMap(({ model, price }) => (price === null ? [model] : []));
    return [
        `Nothing was asked. ${plan.suite} would ask for ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(plan.cases, 'case')}:`,
        '',
        ...align([HEAD, ...plan.rows.map(writeRow)]),
        '',
        ...plan.models.map(({ model, calls, usd, price }) => `${model}: ${writeRange(calls)} calls, ${writeUsd(usd)}${price === null ? '' : ` (${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(price.input)} in, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(price.output)} out, per million tokens)`}`),
        `In total ${writeUsd(plan.usd)}, without retries.`,
        ...(plan.again === null ? [] : [writeAgain(plan.again)]),
        ...(plan.has_cache ? ['Cached answers are counted as if they were asked, but cost nothing.'] : []),
        ...(unknown.length === 0 ? [] : [`No price is known for ${unknown.join(', ')}: set it under \`pricing\`.`]),
        budget === null
            ? 'There is no budget (set max_cost_usd or --max-cost-usd).'
            : `The budget of this run is ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(budget)}${isLess(budget, plan.usd) ? ', which is less: it may stop the run' : ''}.`,
        ...(month === null
            ? []
            : [
                `This month ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(spent ?? 0)} of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(month)} is spent${isLess(month - (spent ?? 0), plan.usd) ? ', and the rest may not suffice: it may stop the run' : ''}.`,
            ]),
        ...(plan.left_out_at_night.length === 0 ? [] : [`Left out at night: ${plan.left_out_at_night.join(', ')}.`]),
    ].join('\n');
}
function isLess(leftUsd, wantedUsd) {
    return wantedUsd !== null && leftUsd < wantedUsd;
}
function writeRow({ what, name, model, calls, tokens, usd, basis }) {
    const count = (value) => value === undefined ? '?' : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(value, { decimals: 0 });
    const isFree = basis === 'none';
    return [
        what === 'target' ? name : `judge: ${name}`,
        model ?? (isFree ? '–' : '?'),
        writeRange(calls),
        isFree ? '–' : count(tokens?.input),
        isFree ? '–' : count(tokens?.output),
        usd === null ? '?' : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(usd),
        BASIS[basis],
    ];
}
const AGAIN = {
    'zero-tolerance': 'Cases that broke are asked again (zero tolerance)',
    night: 'A night that looks worse is measured once more',
};
function writeAgain({ because, trials, calls, usd }) {
    return `${AGAIN[because]}: at most ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(trials, 'trial')}, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(calls, 'call')}, ${writeUsd(usd)} more.`;
}
function writeRange({ least, most }) {
    const [low, high] = [(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(least, { decimals: 0 }), (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(most, { decimals: 0 })];
    return low === high ? low : `${low} to ${high}`;
}
function writeUsd(usd) {
    return usd === null ? 'an unknown sum' : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(usd);
}
function align(rows) {
    const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
    return rows.map((row) => row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd());
}


/***/ }),

/***/ 56067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PL: () => (/* binding */ measureAgain),
/* harmony export */   SH: () => (/* binding */ planCheckout),
/* harmony export */   ZR: () => (/* binding */ chooseNightVariant),
/* harmony export */   fh: () => (/* binding */ secondFolder),
/* harmony export */   qK: () => (/* binding */ prepareMeasurement),
/* harmony export */   rO: () => (/* binding */ measureCheckout),
/* harmony export */   zh: () => (/* binding */ chooseVariant)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _format_describe_progress_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(13617);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(77377);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26704);
/* harmony import */ var _model_run_shard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64520);
/* harmony import */ var _budget_open_month_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50123);
/* harmony import */ var _cache_answers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63526);
/* harmony import */ var _load_suite_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93767);
/* harmony import */ var _measure_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68243);
/* harmony import */ var _override_suite_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(48837);
/* harmony import */ var _provider_access_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(89380);











/** What a mode measures of a commit that is checked out. Throws as `prepareMeasurement` and `chooseVariant` do. */
async function planCheckout(request, { mode, commit }) {
    const { inputs } = request;
    const { suite, common } = await prepareMeasurement(request);
    const choose = mode === 'nightly' ? chooseNightVariant : chooseVariant;
    const trials = inputs.trials ?? (mode === 'pr' ? suite.trials : suite.baseline_trials);
    return { mode, commit, suite, variant: choose(inputs.variants, suite), trials, common };
}
/** Runs the suite of the checkout, or the shard of it, into `run` of the output folder, interleaved with its base where that is given. */
async function measureCheckout(request, plan, base = null) {
    const { suite, variant, trials } = plan;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(request.outputFolder, 'run');
    const own = { variant, out: folder, trials };
    const arms = base === null ? [own] : [own, { ...base, isBase: true }];
    const [arm, other] = await measureArms(request, plan, { ...plan.common, arms });
    return { suite, folder, run: arm.run, base: other?.run ?? null };
}
/** Where `measureAgain` puts its run. */
function secondFolder({ outputFolder }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'again');
}
/** Measures some cases of a night a second time, with other seeds and no answer from the cache. */
async function measureAgain(request, commit, { subset, leastTrials }) {
    const plan = await planCheckout(request, { mode: 'nightly', commit });
    const { suite, variant } = plan;
    const trials = Math.max(plan.trials, leastTrials);
    const folder = secondFolder(request);
    const own = { variant, out: folder, trials, seedOffset: plan.trials, hasAnswered: true };
    const measuring = { ...plan.common, arms: [own], subset, cache: null };
    const [arm] = await measureArms(request, { ...plan, trials }, measuring);
    return { suite, folder, run: arm.run, base: null };
}
async function measureArms({ inputs, github, effects }, { mode, commit, suite, variant, trials }, measuring) {
    const part = inputs.shard === null ? '' : `, shard ${(0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_2__/* .formatShard */ ._D)(inputs.shard)}`;
    effects.log.info(`Measuring ${commit} with ${suite.name}, variant ${variant}, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_9__/* .countOf */ .pq)(trials, 'trial')} a case${part}.`);
    const [arm, other] = await (0,_measure_js__WEBPACK_IMPORTED_MODULE_6__/* .measure */ .x)({
        ...measuring,
        mode,
        // By the judge of its base, which is not known yet.
        isJudgedLater: mode === 'pr',
        shard: inputs.shard,
        commit,
        branch: github.event.kind === 'pull_request' ? github.event.pullRequest.head.branch : github.branch,
    });
    if (arm === undefined)
        throw new Error('the variant was not measured');
    return other === undefined ? [arm] : [arm, other];
}
/**
 * The one variant to measure, or the suite's. Throws `input-invalid` for more than one, which are `of` something else; an unknown one is refused
 * where the run starts.
 */
function chooseVariant(given, suite, of = 'several are for mode `ab`') {
    const [variant = suite.default_variant, ...others] = given;
    if (others.length === 0)
        return variant;
    const expected = `one variant (${of})`;
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('input-invalid', { name: 'variants', got: given.join(', '), expected, suggestion: null });
}
/** The same for mode `nightly`, where one with `nightly: false` is measured by name alone. Throws `variant-not-nightly` too. */
function chooseNightVariant(given, suite) {
    const name = chooseVariant(given, suite);
    if (given.length > 0 || suite.variants[name]?.nightly !== false)
        return name;
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('variant-not-nightly', { name });
}
/** Reads the suite of the checkout, and of the inputs what every mode measures by. Throws as `loadSuite` does. */
async function prepareMeasurement(request) {
    const { inputs, workingDirectory, scorer, programs, effects } = request;
    const { clock, hash, log, env, signal } = effects;
    const loaded = await (0,_load_suite_js__WEBPACK_IMPORTED_MODULE_5__/* .loadSuite */ .bu)({
        path: inputs.suite,
        workingDirectory,
        registries: _load_suite_js__WEBPACK_IMPORTED_MODULE_5__/* .SUITE_REGISTRIES */ .J3,
        hash,
        log,
        strict: inputs.strict,
        scorer,
    });
    const ledger = await (0,_budget_open_month_js__WEBPACK_IMPORTED_MODULE_3__/* .openMonth */ .xY)(request, loaded);
    // The workflow's limit goes before the suite's, which a pull request can edit.
    const limited = { ...loaded, max_cost_usd: inputs.maxCostUsd ?? loaded.max_cost_usd };
    const { skipped } = inputs;
    const suite = skipped === null ? limited : (0,_override_suite_js__WEBPACK_IMPORTED_MODULE_7__/* .skipCodeQuality */ .O2)(limited, { skipped, log });
    const common = {
        suite,
        subset: inputs.subset,
        overrides: {
            seed: inputs.seed ?? undefined,
            concurrency: inputs.concurrency ?? undefined,
            inference: inputs.inference ?? undefined,
        },
        env,
        targetEnvNames: inputs.targetEnv,
        providers: (0,_provider_access_js__WEBPACK_IMPORTED_MODULE_8__/* .providersOfInputs */ .Pj)(inputs, env),
        scorer,
        programs,
        workingDirectory,
        cache: (0,_cache_answers_js__WEBPACK_IMPORTED_MODULE_4__/* .cacheOfInputs */ .hO)(request),
        clock,
        log,
        signal,
        onProgress: (0,_format_describe_progress_js__WEBPACK_IMPORTED_MODULE_10__/* .logProgress */ .sc)(log.info),
    };
    return { suite, common, ledger };
}


/***/ }),

/***/ 38166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   NV: () => (/* binding */ fillReportUrl),
/* harmony export */   Sd: () => (/* binding */ checkReportUrl)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26704);

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


/***/ })

};
