export const id = 8357;
export const ids = [8357];
export const modules = {

/***/ 40273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C0: () => (/* binding */ enterpriseHost),
/* harmony export */   IN: () => (/* binding */ failureArtifactName),
/* harmony export */   M: () => (/* binding */ suiteOfFailureArtifact),
/* harmony export */   NG: () => (/* binding */ listRunArtifacts),
/* harmony export */   O0: () => (/* binding */ outlastOutage),
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
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);


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
function demandArtifacts(serverUrl, input) {
    const server = enterpriseHost(serverUrl);
    if (server !== null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('artifacts-unsupported', { server, input, cure: CURES[input] });
}
const WAITS_MS = [10_000, 20_000, 40_000, 60_000];
const LAST_TRY_MS = 120_000;
async function outlastOutage(ask, { clock, wait, signal, log }, describeOutage) {
    const startMs = clock.monotonicMs();
    let answer = await ask();
    for (const waitMs of WAITS_MS) {
        const outage = describeOutage(answer);
        if (outage === null || clock.monotonicMs() - startMs + waitMs > LAST_TRY_MS)
            break;
        log.info(`${outage}: trying again in ${waitMs / 1000} s.`);
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


/***/ }),

/***/ 68888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Es: () => (/* binding */ readPull),
/* harmony export */   L7: () => (/* binding */ readGitHubContext),
/* harmony export */   NE: () => (/* binding */ measuredBranch)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55156);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50262);



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
    if ((name === 'pull_request' || name === 'pull_request_target') && payload.pull_request !== undefined) {
        return { kind: name, sha, pullRequest: readPull(payload.pull_request) };
    }
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
function readPull({ number, state, draft, head: from, base: to }) {
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
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo('not-on-actions', { variable });
    return value;
}


/***/ }),

/***/ 89554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T9: () => (/* binding */ getPullRequest),
/* harmony export */   _f: () => (/* binding */ findPullRequest),
/* harmony export */   oH: () => (/* binding */ findKind),
/* harmony export */   rz: () => (/* binding */ findAcceptance)
/* harmony export */ });
/* unused harmony export matchPullRequest */
/* harmony import */ var _format_join_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73341);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44463);
/* harmony import */ var _event_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68888);



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
    return none(`#${moved.number} has moved on from ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_0__/* .shortCommit */ .Ax)(head.sha)} to ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_0__/* .shortCommit */ .Ax)(moved.head.sha)}`);
}
async function findPullRequest({ client, owner, repo, head }) {
    if (head.owner === null || head.repositoryId === null)
        return none('the repository of the head no longer exists');
    const request = { owner, repo, state: 'open', head: `${head.owner}:${head.branch}`, per_page: 100 };
    const { data } = await client.rest.pulls.list(request);
    return matchPullRequest(data.map(_event_context_js__WEBPACK_IMPORTED_MODULE_2__/* .readPull */ .Es), head);
}
async function getPullRequest({ client, owner, repo, number }) {
    const { data } = await client.rest.pulls.get({ owner, repo, pull_number: number });
    return (0,_event_context_js__WEBPACK_IMPORTED_MODULE_2__/* .readPull */ .Es)(data);
}
function none(reason) {
    return { kind: 'none', reason };
}
const GONE = [404, 410];
async function findKind({ client, owner, repo, number }) {
    const ask = async () => {
        const { data } = await client.rest.issues.get({ owner, repo, issue_number: number });
        return data.pull_request === undefined ? 'issue' : 'pull request';
    };
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessRefused */ .J0)(ask, ({ status }) => (GONE.includes(status) ? 'none' : null));
}
const MAY_WRITE = ['admin', 'write'];
async function findAcceptance({ client, number, label, ...place }) {
    const issue = { ...place, issue_number: number };
    const look = async () => {
        const { data } = await client.rest.issues.get(issue);
        const names = data.labels.map((one) => (typeof one === 'string' ? one : (one.name ?? '')));
        if (!names.some((name) => name.toLowerCase() === label.toLowerCase()))
            return { by: null, reason: null };
        const last = (await client.paginate(client.rest.issues.listEvents, { ...issue, per_page: 100 })).findLast((event) => event.event === 'labeled' && 'label' in event && event.label?.name?.toLowerCase() === label.toLowerCase());
        const username = last?.actor?.login;
        if (username === undefined)
            return { by: null, reason: 'GitHub does not say who set it' };
        const { data: access } = await client.rest.repos.getCollaboratorPermissionLevel({ ...place, username });
        if (MAY_WRITE.includes(access.permission))
            return { by: username, reason: null };
        return { by: null, reason: `@${username}, who set it, may not write to this repository` };
    };
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessRefused */ .J0)(look, (failure) => ({ by: null, reason: (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .explainFailure */ .SP)(failure, 'pull-requests: read') }));
}


/***/ }),

/***/ 82204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D8: () => (/* binding */ chooseRules),
/* harmony export */   t3: () => (/* binding */ findReference)
/* harmony export */ });
/* unused harmony exports parseBaseRules, settleRules */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _format_join_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73341);
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44463);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12141);
/* harmony import */ var _model_suite_rules_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(72734);
/* harmony import */ var _measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79487);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41345);
/* harmony import */ var _find_baseline_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44970);
/* harmony import */ var _suite_origin_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99050);
/* harmony import */ var _compare_differences_describe_rule_changes_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97637);
/* harmony import */ var _metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(55970);
/* harmony import */ var _metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(68674);
/* harmony import */ var _io_sha256_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(80430);
/* harmony import */ var _measure_run_measure_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(76121);
/* harmony import */ var _measure_suite_parse_suite_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(43733);
/* harmony import */ var _metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(21501);
















async function findReference(request, run, { checkout, pullRequest }) {
    const { number } = pullRequest;
    const point = await (0,_find_baseline_js__WEBPACK_IMPORTED_MODULE_6__/* .locateReference */ .IB)(request, { checkout, pullRequest });
    const files = await (0,_suite_origin_js__WEBPACK_IMPORTED_MODULE_7__/* .openBaseFiles */ .R9)(request, point);
    const baseline = await (0,_find_baseline_js__WEBPACK_IMPORTED_MODULE_6__/* .findBaseline */ .Xn)({ request, suite: run.suite.name, point, files, measured: checkout.sha, number });
    const baseRun = baseline.kind === 'found' ? await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_5__/* .readRun */ .cI)(baseline.folder) : null;
    const path = baseRun?.suite.file ?? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(request.inputs.suite);
    const manifest = baseRun === null ? null : await (0,_suite_origin_js__WEBPACK_IMPORTED_MODULE_7__/* .readBaseManifest */ .FC)(request, files, path);
    const { cases } = run;
    const origin = baseRun === null ? undefined : await (0,_suite_origin_js__WEBPACK_IMPORTED_MODULE_7__/* .findOrigin */ .Ub)(request, { files, manifest, baseRun, cases, number });
    return { baseline, ruleSet: await chooseRules(request, { run, baseline, files, manifest, origin }) };
}
async function chooseRules(request, facts) {
    const { inputs, effects } = request;
    const { run, baseline, origin, renamed = null } = facts;
    const baseRun = baseline.kind === 'found' ? await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_5__/* .readRun */ .cI)(baseline.folder) : null;
    const read = await readBaseRules(request, { ...facts, run, baseRun });
    const stated = read?.rules ?? (baseRun === null ? null : (0,_model_suite_rules_js__WEBPACK_IMPORTED_MODULE_15__/* .recordedRules */ .M)(baseRun));
    const { subset, first, skipCode: skipped } = inputs;
    const from = inputs.gatesFrom;
    const own = { rules: (0,_model_suite_rules_js__WEBPACK_IMPORTED_MODULE_15__/* .recordedRules */ .M)(run), from: 'head', changes: [] };
    const settled = (stated && settleRules({ stated, run, from, skipped, renamed })) ?? own;
    if (settled.changes.length > 0) {
        effects.log.warning(`Gates and settings differ from the base's, ${from === 'base' ? "and the base's are used" : 'and are used (input `gates-from`)'}: ${settled.changes.join('; ')}.`);
    }
    return { ...settled, subset, first, budget: read?.budget ?? null, ...(origin && { origin }) };
}
async function readBaseRules({ inputs, effects }, { run, baseRun, files, manifest }) {
    if (files === null)
        return null;
    if (inputs.results.length > 0 || (baseRun !== null && (0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .isFromResults */ .PX)(baseRun)))
        return null;
    const readPrompt = async (prompt) => (await files.readFile(prompt)) ?? { problem: `${prompt} is not a file.` };
    for (const path of new Set([...(baseRun === null ? [] : [baseRun.suite.file]), node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(inputs.suite)])) {
        try {
            const text = path === manifest?.path ? manifest.text : await files.readFile(path);
            const prompts = text === null ? [] : await (0,_measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_4__/* .readPrompts */ .wZ)({ path, text }, readPrompt);
            const rules = text === null ? null : parseBaseRules({ path, text }, prompts, { run, baseRun });
            if (rules !== null)
                return rules;
            effects.log.info(`${path} of ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_1__/* .shortCommit */ .Ax)(files.sha)} is not the suite ${run.suite.name}.`);
        }
        catch (error) {
            effects.log.info(`The gates of ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_1__/* .shortCommit */ .Ax)(files.sha)} cannot be read from ${path}: ${(0,_github_client_js__WEBPACK_IMPORTED_MODULE_2__/* .whyUnread */ .Ms)(error)}`);
        }
    }
    return null;
}
function parseBaseRules(manifest, prompts, { run, baseRun }) {
    const cases = [...(baseRun?.cases ?? []), ...run.cases];
    const own = (0,_metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_14__/* .customMetricsOf */ .ki)({ metrics: [...(baseRun?.metrics ?? []), ...run.metrics] });
    const registries = {
        ..._measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_4__/* .SUITE_REGISTRIES */ .J3,
        metrics: (settings, added = []) => (0,_metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_9__/* .buildMetrics */ .GY)(settings, [...own, ...added.filter(({ measured_on: on }) => on === 'table')]),
        defaultGates: ({ metrics }) => (0,_metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_9__/* .defaultGates */ .e9)({ metrics, cases }),
    };
    const home = { name: run.suite.name, directory: '' };
    const { suite } = (0,_measure_suite_parse_suite_js__WEBPACK_IMPORTED_MODULE_13__/* .parseSuite */ .El)({ home, manifest, caseFiles: [], prompts, registries, hash: _io_sha256_js__WEBPACK_IMPORTED_MODULE_11__/* .sha256 */ .s });
    if (suite.name !== run.suite.name)
        return null;
    const { gates, k, primary_k, success, scoring, alpha, min_scored_share, zero_tolerance, inference } = suite;
    const { max_cost_usd, max_cost_usd_per_month, judge = null } = suite;
    const deterministic = suite.variants[run.variant]?.target.deterministic ?? run.settings.deterministic;
    const decided = { alpha, min_scored_share, zero_tolerance, inference, deterministic };
    const settings = { k: [...k], primary_k, success, scoring, ...decided };
    const pricing = (0,_metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_10__/* .completePricing */ .Mr)(suite.pricing);
    return { rules: { gates, settings, pricing, judge }, budget: { max_cost_usd, max_cost_usd_per_month } };
}
function settleRules(input) {
    const { stated, run, from, skipped, renamed } = input;
    if (stated.gates.length === 0)
        return null;
    const own = (0,_model_suite_rules_js__WEBPACK_IMPORTED_MODULE_15__/* .recordedRules */ .M)(run);
    const gates = skipped === null ? stated.gates : (0,_measure_run_measure_js__WEBPACK_IMPORTED_MODULE_12__/* .dropCodeGates */ .HU)(stated.gates, { skipped, metrics: run.metrics });
    const base = { ...stated, gates, pricing: (0,_metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_10__/* .priceByBase */ .iZ)(stated.pricing, own.pricing) };
    const changes = [
        ...(renamed === null ? [] : [`name ${run.suite.name} → ${renamed}`]),
        ...(0,_compare_differences_describe_rule_changes_js__WEBPACK_IMPORTED_MODULE_8__/* .describeRuleChanges */ .T)(base, own, run.metrics),
    ];
    return { rules: from === 'base' ? base : own, from, changes };
}


/***/ }),

/***/ 41466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findMain: () => (/* binding */ findMain),
  findOriginOf: () => (/* binding */ findOriginOf),
  openChange: () => (/* binding */ openChange),
  openFirstLook: () => (/* binding */ openFirstLook),
  planChange: () => (/* binding */ planChange),
  roundsOf: () => (/* binding */ roundsOf)
});

var external_node_path_ = __webpack_require__(76760);
var github_checkout = __webpack_require__(81136);
var rounds_plan = __webpack_require__(87375);
var run = __webpack_require__(12141);
var selection = __webpack_require__(78955);
var action_request = __webpack_require__(58131);
var locate_spans = __webpack_require__(50956);
var measure_checkout = __webpack_require__(15802);
var read_run = __webpack_require__(41345);
var fingerprint = __webpack_require__(27866);
var suite = __webpack_require__(4657);
;// CONCATENATED MODULE: ./build/measure/suite/base-forms.js


function addBaseForms(input) {
    const { own, base, scope } = input;
    const ownById = new Map(own.map((golden) => [golden.id, golden]));
    const taken = new Set([...own, ...base].map(({ id }) => id));
    const replaced = new Map();
    const added = [];
    const base_forms = [];
    for (const golden of base) {
        const now = ownById.get(golden.id);
        const isThere = now?.enabled === true;
        if (!golden.enabled || (isThere && now.fingerprint === golden.fingerprint))
            continue;
        const isSame = isThere && asksTheSame(golden, now);
        const isReworded = isThere && golden.query !== now.query && asksTheSame(golden, { ...now, query: golden.query });
        if (!(0,suite/* isWatched */.Df)(golden, scope) && !isSame && !isReworded)
            continue;
        const copy = isThere && !isSame ? { ...now, id: freeId(now.id, taken) } : null;
        base_forms.push({
            case: golden.id,
            edit: isThere ? 'edited' : now === undefined ? 'removed' : 'disabled',
            own: copy?.id ?? null,
        });
        if (now === undefined)
            added.push(golden);
        else
            replaced.set(golden.id, copy === null ? [golden] : [golden, copy]);
    }
    return { cases: [...own.flatMap((golden) => replaced.get(golden.id) ?? [golden]), ...added], base_forms };
}
const LABELS = new Set([
    ...['at', 'fingerprint', 'notes', 'tags', 'category', 'difficulty', 'use_case', 'critical'],
    ...['cluster', 'flaky'],
]);
function asksTheSame(base, now) {
    const askedOf = (golden) => (0,fingerprint/* canonicalJson */.d)(Object.fromEntries(Object.entries(golden).filter(([field]) => !LABELS.has(field))));
    return askedOf(base) === askedOf(now);
}
const LONGEST_ID = 200;
function freeId(id, taken) {
    for (let count = 1;; count++) {
        const suffix = count === 1 ? ' (this PR)' : ` (this PR ${count})`;
        const free = id.slice(0, LONGEST_ID - suffix.length) + suffix;
        if (taken.has(free))
            continue;
        taken.add(free);
        return free;
    }
}

var stale_spans = __webpack_require__(49561);
var choose_rules = __webpack_require__(82204);
var find_baseline = __webpack_require__(44970);
var suite_origin = __webpack_require__(99050);
var format_number = __webpack_require__(77377);
var group_by = __webpack_require__(79167);
var stats_random = __webpack_require__(52681);
;// CONCATENATED MODULE: ./build/measure/suite/first-look.js


function takeFirst(suite, input) {
    const { cases, first, passesOf } = input;
    if (first >= cases.length)
        return null;
    const rankOf = ({ id, critical, flaky }) => {
        if (flaky !== undefined)
            return 4;
        if (critical)
            return 0;
        const passes = passesOf(id);
        return passes === null ? 2 : 2 * passes[0] >= passes[1] ? 1 : 3;
    };
    const random = (0,stats_random/* seededRandom */.I)(`${suite.seed}/first-look`);
    const byId = cases.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const ordered = (0,stats_random/* shuffled */.A)(byId, random).sort((a, b) => rankOf(a) - rankOf(b));
    const strata = [...(0,group_by/* groupBy */.$)(ordered, ({ tags: [tag = ''] }) => tag)].sort(([a], [b]) => (a < b ? -1 : 1));
    const shares = strata.map(([, own]) => (first * own.length) / cases.length);
    const left = first - shares.reduce((sum, share) => sum + Math.floor(share), 0);
    const most = [...shares.keys()].sort((a, b) => ((shares[b] ?? 0) % 1) - ((shares[a] ?? 0) % 1)).slice(0, left);
    const taken = new Set(strata.flatMap(([, own], at) => own.slice(0, Math.floor(shares[at] ?? 0) + (most.includes(at) ? 1 : 0))));
    return {
        ...suite,
        cases: suite.cases.filter((golden) => taken.has(golden)),
        first_look: { cases: first, of: cases.length },
    };
}

var case_means = __webpack_require__(80719);
;// CONCATENATED MODULE: ./build/modes/open-change.js


















async function openChange(request, pullRequest) {
    const { inputs, github, workingDirectory, effects } = request;
    if (inputs.baseline.from === action_request/* REF */.g4 && inputs.shard !== null)
        throw (0,find_baseline/* refuseRef */.aj)();
    const checkout = await (0,github_checkout/* readCheckout */.b$)({ workingDirectory, fallbackSha: github.event.sha });
    const plan = await (0,measure_checkout/* planCheckout */.SH)(request, { mode: 'pr', commit: checkout.sha });
    const point = await (0,find_baseline/* locateReference */.IB)(request, { checkout, pullRequest });
    const files = await (0,suite_origin/* openBaseFiles */.R9)(request, point);
    const change = { checkout, point, files, manifest: null, plan, renamed: null };
    if (plan.kind === 'results')
        return change;
    const manifest = await (0,suite_origin/* readBaseManifest */.FC)(request, files, external_node_path_.posix.normalize(inputs.suite));
    const own = plan.name;
    const name = manifest?.name ?? own;
    if (name === own)
        return { ...change, manifest };
    effects.log.warning(`The suite ${name} is called ${own} in this change; it is compared as ${name}.`);
    return { ...change, manifest, plan: withSuite(plan, { ...plan.suite, name }), renamed: own };
}
function withSuite(plan, suite) {
    return { ...plan, name: suite.name, suite, common: { ...plan.common, suite } };
}
async function findOriginOf(request, { change: { files, manifest: there }, baseline, pullRequest }, cases) {
    if (pullRequest === null && request.github.event.kind !== 'merge_group')
        return undefined;
    if (baseline?.kind === 'none')
        return undefined;
    const baseRun = baseline === null ? null : await (0,read_run/* readRun */.cI)(baseline.folder);
    const isOfSuite = baseRun !== null && !(0,run/* isFromResults */.PX)(baseRun);
    const manifest = there ?? (isOfSuite ? await (0,suite_origin/* readBaseManifest */.FC)(request, files, baseRun.suite.file) : null);
    return (0,suite_origin/* findOrigin */.Ub)(request, { files, manifest, baseRun, cases, number: numberOf(request, pullRequest) });
}
function numberOf({ github: { event } }, pullRequest) {
    return pullRequest?.number ?? (event.kind === 'merge_group' ? event.number : null);
}
async function planBaseForms(request, facts) {
    const { plan, manifest } = facts.change;
    if (plan.kind === 'results')
        return { plan, origin: undefined };
    const origin = await findOriginOf(request, facts, plan.suite.cases);
    if (origin === undefined || origin.is_accepted)
        return { plan, origin };
    const scope = manifest?.zero_tolerance ?? 'critical';
    const { cases, base_forms } = addBaseForms({ own: plan.suite.cases, base: origin.cases, scope });
    if (base_forms.length === 0)
        return { plan, origin };
    const named = base_forms.slice(0, 5).map(({ case: id }) => id);
    request.effects.log.info(`Cases that this change edits or removes are asked as the base has them: ${named.join(', ')}${base_forms.length > named.length ? ` and ${base_forms.length - named.length} more` : ''}.`);
    const { stale } = await (0,locate_spans/* checkSpans */.GW)({ cases, workingDirectory: request.workingDirectory });
    return { plan: withSuite(plan, { ...plan.suite, cases, base_forms, ...(0,stale_spans/* listStaleCases */.tF)(cases, stale) }), origin };
}
const NOT_FOUND = { kind: 'none', reason: 'it is measured beside the change' };
async function findMain(request, change, pullRequest) {
    const { inputs, effects } = request;
    const { first, subset, shard } = inputs;
    const isLater = inputs.baseline.from === action_request/* REF */.g4 || shard !== null;
    const place = { measured: change.checkout.sha, number: numberOf(request, pullRequest) };
    const finding = { request, suite: change.plan.name, ...change, ...place };
    const known = isLater ? null : await (0,find_baseline/* findBaseline */.Xn)(finding);
    const { plan: whole, origin } = await planBaseForms(request, { change, baseline: known, pullRequest });
    const main = isLater && whole.kind === 'suite' ? await (0,find_baseline/* findPlanner */.ah)(finding) : known;
    let plan = whole;
    if (first !== null && whole.kind === 'suite' && pullRequest?.isDraft === true) {
        const folder = shard === null && main?.kind === 'found' ? main.folder : null;
        plan = withSuite(whole, await openFirstLook(whole.suite, { first, subset, main: folder, log: effects.log }));
    }
    let chosen = null;
    const choose = async (run) => {
        chosen ??= await (0,choose_rules/* chooseRules */.D8)(request, { ...change, run, baseline: main ?? NOT_FOUND, origin });
        return chosen;
    };
    return { known, plan, origin, main, rules: { choose, chosen: () => chosen } };
}
async function planChange(request) {
    const pullRequest = request.github.event.kind === 'pull_request' ? request.github.event.pullRequest : null;
    const known = await findMain(request, await openChange(request, pullRequest), pullRequest);
    if (known.plan.kind === 'results')
        return null;
    return { suite: known.plan.suite, rounds: roundsOf(request, known, request.inputs.baseline.from === action_request/* REF */.g4) };
}
function roundsOf({ inputs, effects }, { plan, main, rules }, isBeside) {
    const isPart = inputs.shard !== null;
    if (plan.kind === 'results' || inputs.trials !== null)
        return undefined;
    if (main?.kind !== 'found' && !isBeside && !isPart)
        return undefined;
    return {
        main: main?.kind === 'found' ? main.folder : null,
        beside: isBeside ? 1 : null,
        cap: plan.suite.rounds ?? rounds_plan/* MOST_ROUNDS */.M4,
        isJudgedLater: true,
        whole: isPart ? (0,selection/* selectSubset */.rq)(plan.suite.cases, inputs.subset) : undefined,
        log: effects.log,
        rules: rules.choose,
    };
}
async function openFirstLook(suite, input) {
    const { first, subset, main, log } = input;
    const { tallyOf } = (0,case_means/* caseMeansOf */.u)(main === null ? [] : (await (0,read_run/* readScoredRun */.my)(main, { log })).trials);
    const cases = (0,selection/* selectSubset */.rq)(suite.cases, subset);
    const taken = takeFirst(suite, { cases, first, passesOf: tallyOf });
    if (taken === null) {
        log.info(`The first look asks all ${(0,format_number/* countOf */.pq)(cases.length, 'case')}.`);
        return suite;
    }
    const tags = (0,group_by/* groupBy */.$)(taken.cases, ({ tags: [tag = 'no tag'] }) => tag);
    const shares = [...tags].map(([tag, own]) => `${tag} ${own.length}`);
    log.info(`First look: ${first} of ${(0,format_number/* countOf */.pq)(cases.length, 'case')} (seed ${suite.seed}): ${shares.join(', ')}.`);
    return taken;
}


/***/ }),

/***/ 58131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ui: () => (/* binding */ readActionInputs),
/* harmony export */   cH: () => (/* binding */ namesForTargets),
/* harmony export */   dz: () => (/* binding */ readMistake),
/* harmony export */   g4: () => (/* binding */ REF),
/* harmony export */   gJ: () => (/* binding */ refuseInputs),
/* harmony export */   hO: () => (/* binding */ cacheOfInputs),
/* harmony export */   h_: () => (/* binding */ openRepository),
/* harmony export */   lp: () => (/* binding */ artifactsHome)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44463);
/* harmony import */ var _store_open_cache_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19859);
/* harmony import */ var _format_join_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73341);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50262);
/* harmony import */ var _options_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58282);
/* harmony import */ var _options_readers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87156);







async function openRepository({ github, effects }) {
    return { client: await effects.connect(), owner: github.owner, repo: github.repo };
}
function artifactsHome({ inputs, github, effects }) {
    return { ...github, connect: effects.connect, workflow: inputs.baseline.workflow };
}
function readMistake(error, mode) {
    if (error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo)
        return error;
    const failure = (0,_github_client_js__WEBPACK_IMPORTED_MODULE_1__/* .readRequestFailure */ .iu)(error);
    if (failure === null)
        return null;
    const reason = (0,_github_client_js__WEBPACK_IMPORTED_MODULE_1__/* .explainFailure */ .SP)(failure, 'actions: read, pull-requests: write');
    return new _model_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo('github-refused', { mode, reason }, { cause: error });
}
function cacheOfInputs({ inputs, workingDirectory, effects }) {
    if (inputs.cacheDir === null)
        return null;
    return (0,_store_open_cache_js__WEBPACK_IMPORTED_MODULE_2__/* .openCache */ .b)({ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, inputs.cacheDir), clock: effects.clock, log: effects.log });
}
function readActionInputs(env) {
    const values = _options_index_js__WEBPACK_IMPORTED_MODULE_5__/* .INPUTS */ .mc.map(([name, { read, default: preset = null }]) => {
        const given = textOf(env, name) || preset;
        const key = (0,_options_index_js__WEBPACK_IMPORTED_MODULE_5__/* .camelCase */ .xQ)(name);
        if (read === undefined)
            return [key, readFlag(name, given ?? 'false')];
        return [key, given === null ? null : read(given, refusing(name, given))];
    });
    return Object.fromEntries(values);
}
function namesForTargets(env) {
    return (0,_options_readers_js__WEBPACK_IMPORTED_MODULE_6__/* .names */ .Dy)()(textOf(env, 'target-env'), refusing('target-env', ''));
}
const textOf = (env, name) => (env[`INPUT_${name.toUpperCase()}`] ?? '').trim();
function readFlag(name, given) {
    if (given !== 'true' && given !== 'false')
        refusing(name, given)('one of `true`, `false`');
    return given === 'true';
}
function refusing(name, given) {
    return (expected, { got = given, suggestion = null } = {}) => {
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo('input-invalid', { name, got, expected, suggestion });
    };
}
const REF = 'ref';
function refuseInputs(env, inputs, mode) {
    for (const [name, { read, default: preset, modes, onlyWith = '', measures = false }] of _options_index_js__WEBPACK_IMPORTED_MODULE_5__/* .INPUTS */ .mc) {
        const given = textOf(env, name);
        if (given === '' || given === (read === undefined ? 'false' : preset))
            continue;
        const refuse = refusing(name, given);
        if (modes?.includes(mode) === false)
            refuse(`none in mode \`${mode}\`: only ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_3__/* .joinNames */ .JH)(modes.map((one) => `\`${one}\``))} ${modes.length === 1 ? 'takes' : 'take'} it`);
        if (onlyWith !== '' && textOf(env, onlyWith) === '')
            refuse(`none without \`${onlyWith}\``);
        if (inputs.results.length > 0 && (measures || (name === 'baseline' && given === REF)))
            refuse(`${name === 'baseline' ? '`artifact` or a path' : 'none'} beside \`results\`, which are measured already`);
    }
    if (mode === 'publish' && inputs.issueNumber !== null && !inputs.experiment)
        refusing('issue-number', String(inputs.issueNumber))('none without `experiment: true`');
}


/***/ })

};
