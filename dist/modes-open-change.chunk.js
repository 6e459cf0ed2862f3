export const id = 4924;
export const ids = [4924];
export const modules = {

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
