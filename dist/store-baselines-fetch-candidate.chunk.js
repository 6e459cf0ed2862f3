export const id = 273;
export const ids = [273];
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


  })

};
