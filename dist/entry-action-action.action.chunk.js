export const id = 5914;
export const ids = [5914,4924];
export const modules = {

  65914:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  main: () => (  main)
});

var external_node_path_ = __webpack_require__(76760);
var promises_ = __webpack_require__(58500);
var action_log = __webpack_require__(50741);
var github_client = __webpack_require__(44463);
var event_context = __webpack_require__(68888);
var external_node_fs_promises_ = __webpack_require__(51455);
var clock = __webpack_require__(13211);
var artifacts = __webpack_require__(40273);
;// CONCATENATED MODULE: ./build/github/upload-artifact.js



const LIMIT_MS = 60_000;
const BYTES_PER_MS = 2_000;
function openUploads(input) {
    const { env, log, clock, limitMs = LIMIT_MS } = input;
    let leftMs = limitMs;
    return async (upload) => {
        if (leftMs <= 0)
            return { kind: 'failed', reason: `earlier uploads of this job failed for ${limitMs / 1000} s` };
        const startMs = clock.monotonicMs();
        const neededMs = leftMs < limitMs ? 0 : (await countBytes(upload)) / BYTES_PER_MS;
        const outcome = await uploadArtifact(upload, { env, log, limitMs: Math.max(leftMs, neededMs) });
        if (outcome.kind === 'failed')
            leftMs -= clock.monotonicMs() - startMs;
        return outcome;
    };
}
async function countBytes({ folder, files }) {
    const sizes = files.map(async (file) => (await (0,external_node_fs_promises_.stat)(`${folder}/${file}`).catch(() => null))?.size ?? 0);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
async function uploadArtifact(upload, { env, log, limitMs }) {
    const server = (0,artifacts .C0)(env['GITHUB_SERVER_URL'] || 'https://github.com');
    if (server !== null)
        return {
            kind: 'unsupported',
            reason: `${server} is a GitHub Enterprise Server, whose artifacts are of another kind`,
        };
    if (!env['ACTIONS_RUNTIME_TOKEN'] || !env['ACTIONS_RESULTS_URL'])
        return { kind: 'failed', reason: 'this runner offers no artifact storage (ACTIONS_RUNTIME_TOKEN is not set)' };
    const { DefaultArtifactClient } = await Promise.all( [__webpack_require__.e(4119), __webpack_require__.e(8439), __webpack_require__.e(3251), __webpack_require__.e(5824), __webpack_require__.e(1659), __webpack_require__.e(6118), __webpack_require__.e(2032), __webpack_require__.e(9986)]).then(__webpack_require__.bind(__webpack_require__, 59986));
    const outcome = await (0,clock .s5)(sendTwice(new DefaultArtifactClient(), upload, log), limitMs);
    return outcome ?? { kind: 'failed', reason: `it did not finish within ${limitMs / 1000} s` };
}
async function sendTwice(client, upload, log) {
    const { name } = upload;
    const first = await send(client, upload);
    if (first.kind === 'uploaded' || isFull(first))
        return first;
    const uploaded = first.reason.includes('FinalizeArtifact') ? await findArtifact(client, name) : null;
    if (uploaded !== null)
        return uploaded;
    const other = isConflict(first) ? ((await upload.findOther?.()) ?? null) : null;
    if (other !== null)
        return { kind: 'taken', by: other };
    log.info(isConflict(first)
        ? `This run already has an artifact ${name}; replacing it.`
        : `The artifact ${name} was not uploaded: ${first.reason}; trying again.`);
    const refused = await removeArtifact(client, name);
    if (refused !== null)
        return refused;
    const second = await send(client, upload);
    if (second.kind === 'uploaded' || !isConflict(second))
        return second;
    const before = isConflict(first) ? 'an earlier upload of this name never finished' : first.reason;
    return { kind: 'failed', reason: `${before}; its name stays reserved until the job is run again` };
}
const isConflict = ({ reason }) => /\(409\)|already exists/i.test(reason);
const isFull = ({ reason }) => reason.includes('storage quota');
async function send(client, { name, folder, files, retentionDays }) {
    const paths = files.map((file) => `${folder}/${file}`);
    const sending = client.uploadArtifact(name, paths, folder, retentionDays === null ? {} : { retentionDays });
    return sending.then(({ id = 0, size = 0 }) => ({ kind: 'uploaded', id, bytes: size }), readFailure);
}
async function findArtifact(client, name) {
    const found = await client.getArtifact(name).catch(() => null);
    return found && { kind: 'uploaded', id: found.artifact.id, bytes: found.artifact.size };
}
async function removeArtifact(client, name) {
    try {
        await client.deleteArtifact(name);
        return null;
    }
    catch (error) {
        return error instanceof Error && error.name === 'ArtifactNotFoundError' ? null : readFailure(error);
    }
}
function readFailure(error) {
    if (!(error instanceof Error))
        throw error;
    const [line = ''] = error.message.split('\n');
    return { kind: 'failed', reason: line.replaceAll(/\?\S+/g, '').replace(/\.$/, '').slice(0, 300) };
}

var files = __webpack_require__(60198);
var io_log = __webpack_require__(58967);
var git = __webpack_require__(86349);
var platform = __webpack_require__(1482);
var model_error = __webpack_require__(50262);
var action_request = __webpack_require__(58131);
var messages = __webpack_require__(30773);
var target = __webpack_require__(60977);
var access = __webpack_require__(99787);
var seal = __webpack_require__(27328);
var join_names = __webpack_require__(73341);
var github_checkout = __webpack_require__(81136);
var pull_requests = __webpack_require__(89554);
var missing_secrets = __webpack_require__(45713);
;// CONCATENATED MODULE: ./build/entry/action/run-action.js









const MODES = {
    pr: async () => (await Promise.all( [__webpack_require__.e(3867), __webpack_require__.e(9561), __webpack_require__.e(4221), __webpack_require__.e(2006), __webpack_require__.e(1733), __webpack_require__.e(4504), __webpack_require__.e(6128), __webpack_require__.e(5642), __webpack_require__.e(4324), __webpack_require__.e(7924), __webpack_require__.e(1466), __webpack_require__.e(4427), __webpack_require__.e(5285)]).then(__webpack_require__.bind(__webpack_require__, 5285))).runPr,
    baseline: async () => (await Promise.all( [__webpack_require__.e(3867), __webpack_require__.e(9561), __webpack_require__.e(4221), __webpack_require__.e(2006), __webpack_require__.e(2567), __webpack_require__.e(5383), __webpack_require__.e(1733), __webpack_require__.e(5684), __webpack_require__.e(9962), __webpack_require__.e(6322), __webpack_require__.e(1430), __webpack_require__.e(460), __webpack_require__.e(4504), __webpack_require__.e(3742), __webpack_require__.e(6128), __webpack_require__.e(8517), __webpack_require__.e(5642), __webpack_require__.e(4324), __webpack_require__.e(7924), __webpack_require__.e(1246), __webpack_require__.e(8693), __webpack_require__.e(6170)]).then(__webpack_require__.bind(__webpack_require__, 10696))).runBaseline,
    nightly: async () => (await Promise.all( [__webpack_require__.e(3867), __webpack_require__.e(9561), __webpack_require__.e(4221), __webpack_require__.e(2006), __webpack_require__.e(2567), __webpack_require__.e(5383), __webpack_require__.e(1733), __webpack_require__.e(5684), __webpack_require__.e(9962), __webpack_require__.e(6322), __webpack_require__.e(1430), __webpack_require__.e(460), __webpack_require__.e(4504), __webpack_require__.e(3742), __webpack_require__.e(6128), __webpack_require__.e(8517), __webpack_require__.e(5642), __webpack_require__.e(4324), __webpack_require__.e(7924), __webpack_require__.e(1246), __webpack_require__.e(3260), __webpack_require__.e(8949)]).then(__webpack_require__.bind(__webpack_require__, 34217))).runNightly,
    publish: async () => (await Promise.all( [__webpack_require__.e(3867), __webpack_require__.e(9561), __webpack_require__.e(4221), __webpack_require__.e(2006), __webpack_require__.e(2567), __webpack_require__.e(5383), __webpack_require__.e(1733), __webpack_require__.e(5684), __webpack_require__.e(9962), __webpack_require__.e(6322), __webpack_require__.e(1430), __webpack_require__.e(460), __webpack_require__.e(4504), __webpack_require__.e(3742), __webpack_require__.e(6128), __webpack_require__.e(8517), __webpack_require__.e(5642), __webpack_require__.e(4324), __webpack_require__.e(7924), __webpack_require__.e(1246), __webpack_require__.e(8427), __webpack_require__.e(4427), __webpack_require__.e(8693), __webpack_require__.e(7360)]).then(__webpack_require__.bind(__webpack_require__, 27360))).runPublish,
    ab: async () => (await Promise.all( [__webpack_require__.e(3867), __webpack_require__.e(9561), __webpack_require__.e(4221), __webpack_require__.e(2006), __webpack_require__.e(2567), __webpack_require__.e(5383), __webpack_require__.e(1733), __webpack_require__.e(5684), __webpack_require__.e(9962), __webpack_require__.e(6322), __webpack_require__.e(1430), __webpack_require__.e(460), __webpack_require__.e(4504), __webpack_require__.e(3742), __webpack_require__.e(6128), __webpack_require__.e(8517), __webpack_require__.e(5642), __webpack_require__.e(4324), __webpack_require__.e(7924), __webpack_require__.e(1246), __webpack_require__.e(8427), __webpack_require__.e(552), __webpack_require__.e(2059)]).then(__webpack_require__.bind(__webpack_require__, 10552))).runAb,
};
async function runAction(request) {
    await refusePullRequestTarget(request);
    const mode = chooseMode(request.inputs, request.github);
    if (typeof mode !== 'string') {
        request.effects.log.notice(mode.notice);
        return 0;
    }
    (0,action_request .gJ)(request.effects.env, request.inputs, mode);
    refusePlace(request, mode);
    if (request.inputs.dryRun && mode !== 'publish')
        return (await Promise.all( [__webpack_require__.e(3867), __webpack_require__.e(9561), __webpack_require__.e(4221), __webpack_require__.e(2006), __webpack_require__.e(2567), __webpack_require__.e(5383), __webpack_require__.e(1733), __webpack_require__.e(5684), __webpack_require__.e(9962), __webpack_require__.e(6322), __webpack_require__.e(1430), __webpack_require__.e(460), __webpack_require__.e(4504), __webpack_require__.e(3742), __webpack_require__.e(6128), __webpack_require__.e(8517), __webpack_require__.e(5642), __webpack_require__.e(4324), __webpack_require__.e(7924), __webpack_require__.e(1246), __webpack_require__.e(8427), __webpack_require__.e(552), __webpack_require__.e(1466), __webpack_require__.e(8164)]).then(__webpack_require__.bind(__webpack_require__, 78163))).planMode(request, mode);
    const run = await MODES[mode]();
    try {
        const taken = await takePullRequest(request, mode);
        const missing = (0,missing_secrets .J3)(taken, mode);
        return missing === null ? await run(taken) : await (0,missing_secrets .DU)(taken, missing);
    }
    catch (error) {
        const missing = (0,missing_secrets .J3)(request, mode, error);
        if (missing !== null)
            return (0,missing_secrets .DU)(request, missing);
        throw (0,action_request .dz)(error, mode) ?? error;
    }
}
function refusePlace({ inputs, github, workingDirectory }, mode) {
    if (mode === 'publish')
        (0,artifacts .HU)(github.serverUrl, '`mode: publish`');
    if (inputs.shard !== null)
        (0,artifacts .HU)(github.serverUrl, '`shard`');
    if (mode === 'pr' && inputs.baseline.from === 'artifact')
        (0,artifacts .HU)(github.serverUrl, '`baseline: artifact`');
    if (mode === 'publish' || (0,files .lQ)(workingDirectory))
        return;
    throw (0,model_error .v1)('working-directory', inputs.workingDirectory, 'a folder of the checkout, from its root');
}
async function refusePullRequestTarget({ inputs, github, workingDirectory }) {
    const { event } = github;
    if (event.kind !== 'pull_request_target')
        return;
    const { head } = event.pullRequest;
    const checkout = await (0,github_checkout .b$)({ workingDirectory, fallbackSha: event.sha });
    if (checkout.sha === head.sha || checkout.parents?.includes(head.sha) === true)
        throw new model_error .yo('pull-request-target', { head: (0,join_names .Ax)(head.sha) });
    if (inputs.mode !== 'auto')
        throw new model_error .yo('mode-needs-event', { mode: inputs.mode, event: event.kind, needs: '`pull_request`' });
}
async function takePullRequest(request, mode) {
    const { inputs, github, workingDirectory } = request;
    const { prNumber: number } = inputs;
    if (number === null)
        return request;
    if (github.event.kind !== 'workflow_dispatch')
        throw refuse(number, `none on \`${github.eventName}\``);
    if (mode === 'ab')
        return request;
    const place = { ...(await (0,action_request .h_)(request)), number };
    const pullRequest = await (0,github_client .bJ)(async () => (0,pull_requests .T9)(place));
    if (pullRequest === null)
        throw refuse(number, `the number of a pull request of ${place.owner}/${place.repo}`);
    if (mode === 'pr') {
        const { head } = pullRequest;
        const { sha, parents } = await (0,github_checkout .b$)({ workingDirectory, fallbackSha: github.event.sha });
        if (sha !== head.sha && parents?.[1] !== head.sha) {
            const [wanted, got] = [(0,join_names .Ax)(head.sha), (0,join_names .Ax)(sha)];
            throw new model_error .yo('pull-request-not-checked-out', { number, head: wanted, got });
        }
    }
    const taken = { kind: 'pull_request', sha: github.event.sha, pullRequest: { ...pullRequest, isFork: false } };
    return { ...request, github: { ...github, event: taken } };
}
const refuse = (number, expected) => (0,model_error .v1)('pr-number', String(number), expected);
function chooseMode(inputs, github) {
    if (inputs.mode !== 'auto')
        return inputs.mode;
    switch (github.event.kind) {
        case 'pull_request':
        case 'merge_group':
            return 'pr';
        case 'workflow_run':
            return 'publish';
        case 'push':
            if (github.branch !== null && github.branch === github.defaultBranch)
                return 'baseline';
            return nothing(`a push to ${github.branch ?? 'a tag'}, which is not the default branch`, 'set `mode: pr` to compare it with the baseline');
        case 'workflow_dispatch':
            if (inputs.variants.length >= 2 || inputs.refs.length > 0)
                return 'ab';
            if (inputs.prNumber !== null)
                return 'pr';
            return nothing('workflow_dispatch without two `variants`, two `refs` or a `pr-number`', 'name two to ten to compare them, or set `mode: baseline` or `mode: pr`');
        case 'schedule':
            return 'nightly';
        case 'pull_request_target':
            return nothing('pull_request_target', 'measure on `pull_request`, and report with `mode: publish` on `workflow_run`');
        case 'other':
            return nothing(github.eventName, 'set `mode`');
    }
}
function nothing(event, advice) {
    return { notice: `Goldenpair does nothing by itself on ${event}: ${advice}.` };
}

;// CONCATENATED MODULE: ./build/entry/action/action.js


















const FAILED = {
    1: 'The golden suite regressed; the report says where.',
    2: 'The golden suite gave no verdict; the report says why.',
    3: 'The set-up needs fixing.',
    4: 'Goldenpair failed.',
};
async function main(home, program) {
    const core = await Promise.all( [__webpack_require__.e(4119), __webpack_require__.e(1659)]).then(__webpack_require__.bind(__webpack_require__, 91659));
    const mask = (0,access .QU)({ env: process.env, targetEnvNames: (0,action_request .cH)(process.env) });
    const cancelled = new AbortController();
    let workingDirectory = process.cwd();
    const cancel = () => cancelled.abort(new Error('The job was cancelled.'));
    for (const each of platform .gR)
        process.once(each, cancel);
    try {
        const signal = (0,clock .mu)(cancelled.signal);
        const request = await readRequest(core, { home, ownFiles: program.seal, mask, signal });
        workingDirectory = request.workingDirectory;
        await (0,git .rp)(workingDirectory);
        const code = await runAction(request);
        await (0,seal .I)([program.seal]);
        if (code !== 0)
            core.setFailed(FAILED[code]);
        process.exitCode = code;
    }
    catch (error) {
        const mistake = error instanceof model_error .yo ? error.message : null;
        const message = cancelled.signal.aborted ? 'The job was cancelled.' : mistake;
        const shown = message ?? `This is a bug in Goldenpair, please report it: ${(0,model_error .US)(error)}`;
        core.setFailed((0,files .EQ)(mask.text(shown), workingDirectory));
        process.exitCode = error instanceof model_error .yo ? (0,model_error .LL)(error) : message === null ? 4 : 3;
    }
    finally {
        program.putBack();
        for (const each of platform .gR)
            process.off(each, cancel);
    }
    process.stdout.write('', () => process.exit());
}
async function readRequest(core, input) {
    const { home, ownFiles, mask, signal } = input;
    const { env } = process;
    const inputs = (0,action_request .Ui)(env);
    for (const secret of (0,access .xU)({ env, targetEnvNames: inputs.targetEnv, providers: inputs }))
        core.setSecret(secret);
    const github = await (0,event_context .L7)(env);
    const workspace = env['GITHUB_WORKSPACE'] ?? process.cwd();
    const workingDirectory = (0,external_node_path_.resolve)(workspace, inputs.workingDirectory);
    const log = (0,io_log .F8)((0,action_log .r)(core), (text) => (0,files .EQ)(mask.text(text), workingDirectory));
    let client = null;
    return {
        inputs,
        github,
        workspace,
        workingDirectory,
        outputFolder: (0,external_node_path_.resolve)(workingDirectory, inputs.outputDir),
        scorer: (0,messages .pp)({ home, env, targetEnvNames: inputs.targetEnv }),
        programs: (0,target .g6)(home),
        ownFiles,
        effects: {
            env,
            log,
            commands: core,
            mask,
            connect: () => (client ??= (0,github_client .UU)({ token: inputs.githubToken, apiUrl: github.apiUrl, log })),
            wait: async (ms) => (0,promises_.setTimeout)(ms),
            clock: clock .ml,
            signal,
            saveState: core.saveState,
            upload: openUploads({ env, log, clock: clock .ml }),
        },
    };
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

  13211:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Hh: () => (  workThrough),
    Hk: () => (  systemSleep),
    ml: () => (  systemClock),
    mu: () => (  shareSignal),
    s5: () => (  resolveWithin)
  });
  var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
  var node_perf_hooks__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(643);
  var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);



const systemClock = { now: () => new Date(), monotonicMs: () => node_perf_hooks__WEBPACK_IMPORTED_MODULE_1__.performance.now() };
const systemSleep = async (milliseconds, signal) => {
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(milliseconds, undefined, { signal });
};
async function resolveWithin(promise, limitMs) {
    const ended = new AbortController();
    const late = (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(limitMs, null, { signal: ended.signal }).catch(() => null);
    return Promise.race([promise, late]).finally(() => ended.abort());
}
function shareSignal(signal) {
    (0,node_events__WEBPACK_IMPORTED_MODULE_0__.setMaxListeners)(0, signal);
    return signal;
}
async function awaitAll(underWay) {
    await Promise.allSettled(underWay);
    await Promise.all(underWay);
}
const MAX_WORKERS = 32;
async function workThrough(input, work) {
    const { items, concurrency, most = MAX_WORKERS, signal: outer } = input;
    const failure = new AbortController();
    const signal = shareSignal(AbortSignal.any([outer, failure.signal]));
    const run = async () => {
        try {
            for (let next = await items.next(); next.done !== true; next = await items.next()) {
                signal.throwIfAborted();
                await work(next.value, signal, stepAside);
            }
        }
        catch (error) {
            failure.abort(error);
            throw error;
        }
    };
    const stepAside = async (wait) => awaitAll([run(), wait()]);
    try {
        await awaitAll(Array.from({ length: Math.min(concurrency, most) }, run));
    }
    finally {
        await items.return?.();
    }
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

  45713:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    DU: () => (  endWithoutSecrets),
    J3: () => (  findMissingSecrets),
    h5: () => (  forgiveUnjudged)
  });
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73341);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);


function findMissingSecrets({ inputs, github, effects }, mode, error) {
    if (mode !== 'pr' || github.event.kind !== 'pull_request' || !github.event.pullRequest.isFork)
        return null;
    if (error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_0__  .yo && error.code === 'provider-key-missing')
        return 'the key of a provider is missing';
    if (error !== undefined)
        return null;
    const empty = inputs.targetEnv.filter((name) => effects.env[name] === '');
    if (empty.length === 0)
        return null;
    return `${empty.map((name) => `\`${name}\``).join(', ')} (input \`target-env\`) ${empty.length === 1 ? 'is' : 'are'} empty`;
}
async function endWithoutSecrets({ github, effects }, missing) {
    const { event, serverUrl, owner, repo } = github;
    if (event.kind !== 'pull_request')
        throw new Error('only a pull request comes from a fork');
    const { number, head } = event.pullRequest;
    const reason = `a fork's pull request gets no secrets, so ${missing}`;
    effects.log.notice(`Not measured: ${reason}.`);
    const summary = [
        `### 👋 Not measured: \`${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_1__  .Ax)(head.sha)}\``,
        '',
        `Nothing was asked and nothing compared: ${reason}.`,
        '',
        `A maintainer of ${serverUrl}/${owner}/${repo} can measure it after reading the change: start the workflow on \`workflow_dispatch\` with \`pr-number: ${number}\` and the commit \`${head.sha}\` (docs/workflows.md#pull-requests-from-forks of Goldenpair).`,
        '',
    ].join('\n');
    await (await __webpack_require__.e(  4324).then(__webpack_require__.bind(__webpack_require__, 84324))).appendSummary(summary, effects.env);
    return 0;
}
function forgiveUnjudged({ word, because, exit_code: code }, { isFork, isUnjudged, failOn }) {
    const isOpen = word === 'inconclusive' || (word === 'not-comparable' && because !== 'no-baseline');
    const hasOtherReason = because === 'baseline-unreadable' || (isOpen && failOn === 'inconclusive');
    return isFork && isUnjudged && code === 2 && !hasOtherReason ? 0 : code;
}


  })

};
