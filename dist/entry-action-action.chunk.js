export const id = 5914;
export const ids = [5914];
export const modules = {

/***/ 65914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

var external_node_path_ = __webpack_require__(76760);
var promises_ = __webpack_require__(58500);
var action_log = __webpack_require__(50741);
var github_client = __webpack_require__(44463);
var event_context = __webpack_require__(68888);
var external_node_fs_promises_ = __webpack_require__(51455);
var artifacts = __webpack_require__(40273);
;// CONCATENATED MODULE: ./build/github/upload-artifact.js



/** For all uploads of a job that fail, together. The client asks a service that answers nothing five times for three minutes each. */
const LIMIT_MS = 60_000;
/** What takes longer than the limit at this pace is given the time. */
const BYTES_PER_MS = 2_000;
/**
 * The uploads of a job. One that failed takes its time from those after it, so that a service which is down costs a minute and not a minute each
 * time; nothing is tried when none is left.
 */
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
/** A file that is missing is the client's to refuse. */
async function countBytes({ folder, files }) {
    const sizes = files.map(async (file) => (await (0,external_node_fs_promises_.stat)(`${folder}/${file}`).catch(() => null))?.size ?? 0);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
/**
 * Uploads files as an artifact of this workflow run. One of the same name (a second step, or a job that is run again) is replaced, unless
 * it is another's. What fails is
 * tried twice, in addition to the client's own repeats. Failing is an outcome: what was measured is reported all the same.
 * @param limitMs for all of it; what is under way then is given up, though its connection may still be open
 */
async function uploadArtifact(upload, { env, log, limitMs }) {
    // The client's own refusal advises to try again.
    const server = (0,artifacts/* enterpriseHost */.C0)(env['GITHUB_SERVER_URL'] || 'https://github.com');
    if (server !== null)
        return {
            kind: 'unsupported',
            reason: `${server} is a GitHub Enterprise Server, whose artifacts are of another kind`,
        };
    if (!env['ACTIONS_RUNTIME_TOKEN'] || !env['ACTIONS_RESULTS_URL'])
        return { kind: 'failed', reason: 'this runner offers no artifact storage (ACTIONS_RUNTIME_TOKEN is not set)' };
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(8439), __webpack_require__.e(3251), __webpack_require__.e(5824), __webpack_require__.e(1659), __webpack_require__.e(6118), __webpack_require__.e(2032), __webpack_require__.e(9986)]).then(__webpack_require__.bind(__webpack_require__, 59986));
    const ended = new AbortController();
    const late = (0,promises_.setTimeout)(limitMs, null, { signal: ended.signal }).catch(() => null);
    try {
        const outcome = await Promise.race([sendTwice(new DefaultArtifactClient(), upload, log), late]);
        return outcome ?? { kind: 'failed', reason: `it did not finish within ${limitMs / 1000} s` };
    }
    finally {
        ended.abort();
    }
}
async function sendTwice(client, upload, log) {
    const { name } = upload;
    const first = await send(client, upload);
    if (first.kind === 'uploaded' || isFull(first))
        return first;
    // Carried out all the same, where only the answer was lost.
    const uploaded = isFinalizing(first) ? await findArtifact(client, name) : null;
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
    // GitHub keeps the name of an upload that was begun, and shows it to nobody.
    const before = isConflict(first) ? 'an earlier upload of this name never finished' : first.reason;
    return { kind: 'failed', reason: `${before}; its name stays reserved until the job is run again` };
}
const isConflict = ({ reason }) => /\(409\)|already exists/i.test(reason);
const isFinalizing = ({ reason }) => reason.includes('FinalizeArtifact');
/** Asking again does not make room. */
const isFull = ({ reason }) => reason.includes('storage quota');
async function send(client, { name, folder, files, retentionDays }) {
    const paths = files.map((file) => `${folder}/${file}`);
    const options = retentionDays === null ? {} : { retentionDays };
    try {
        const { id = 0, size = 0 } = await client.uploadArtifact(name, paths, folder, options);
        return { kind: 'uploaded', id, bytes: size };
    }
    catch (error) {
        return readFailure(error);
    }
}
/** Null where GitHub does not show it, or does not answer. */
async function findArtifact(client, name) {
    try {
        const { id, size } = (await client.getArtifact(name)).artifact;
        return { kind: 'uploaded', id, bytes: size };
    }
    catch (error) {
        if (!(error instanceof Error))
            throw error;
        return null;
    }
}
/** What stands in the way, or null; nothing is to be removed where nothing is. */
async function removeArtifact(client, name) {
    try {
        await client.deleteArtifact(name);
        return null;
    }
    catch (error) {
        return error instanceof Error && error.name === 'ArtifactNotFoundError' ? null : readFailure(error);
    }
}
/** In one line, and without the signatures that let anybody write where an address points. Throws what is no error. */
function readFailure(error) {
    if (!(error instanceof Error))
        throw error;
    const [line = ''] = error.message.split('\n');
    return { kind: 'failed', reason: line.replaceAll(/\?\S+/g, '').replace(/\.$/, '').slice(0, 300) };
}

var clock = __webpack_require__(13211);
var git = __webpack_require__(86349);
var sha256 = __webpack_require__(80430);
var model_error = __webpack_require__(50262);
var action_request = __webpack_require__(58131);
var messages = __webpack_require__(30773);
var target = __webpack_require__(60977);
var access = __webpack_require__(99787);
var seal = __webpack_require__(27328);
var short_commit = __webpack_require__(28896);
var github_checkout = __webpack_require__(81136);
var pull_requests = __webpack_require__(89554);
var files = __webpack_require__(60198);
var missing_secrets = __webpack_require__(45713);
;// CONCATENATED MODULE: ./build/entry/action/run-action.js









/** Each mode loads its own half of Goldenpair only. */
const MODES = {
    pr: async () => (await Promise.all(/* import() */[__webpack_require__.e(4084), __webpack_require__.e(1777), __webpack_require__.e(2340), __webpack_require__.e(3077), __webpack_require__.e(4096), __webpack_require__.e(3575), __webpack_require__.e(5037), __webpack_require__.e(4504), __webpack_require__.e(2628), __webpack_require__.e(7008), __webpack_require__.e(9610), __webpack_require__.e(9317), __webpack_require__.e(3260), __webpack_require__.e(5285)]).then(__webpack_require__.bind(__webpack_require__, 5285))).runPr,
    baseline: async () => (await Promise.all(/* import() */[__webpack_require__.e(4084), __webpack_require__.e(1777), __webpack_require__.e(2340), __webpack_require__.e(3077), __webpack_require__.e(4096), __webpack_require__.e(3575), __webpack_require__.e(7702), __webpack_require__.e(1823), __webpack_require__.e(5684), __webpack_require__.e(1330), __webpack_require__.e(1699), __webpack_require__.e(4501), __webpack_require__.e(8401), __webpack_require__.e(460), __webpack_require__.e(5037), __webpack_require__.e(1939), __webpack_require__.e(4504), __webpack_require__.e(1739), __webpack_require__.e(2628), __webpack_require__.e(7008), __webpack_require__.e(9610), __webpack_require__.e(9999), __webpack_require__.e(2630), __webpack_require__.e(696)]).then(__webpack_require__.bind(__webpack_require__, 10696))).runBaseline,
    nightly: async () => (await Promise.all(/* import() */[__webpack_require__.e(4084), __webpack_require__.e(1777), __webpack_require__.e(2340), __webpack_require__.e(3077), __webpack_require__.e(4096), __webpack_require__.e(3575), __webpack_require__.e(7702), __webpack_require__.e(1823), __webpack_require__.e(5684), __webpack_require__.e(1330), __webpack_require__.e(1699), __webpack_require__.e(4501), __webpack_require__.e(8401), __webpack_require__.e(460), __webpack_require__.e(5037), __webpack_require__.e(1939), __webpack_require__.e(4504), __webpack_require__.e(1739), __webpack_require__.e(2628), __webpack_require__.e(7008), __webpack_require__.e(9610), __webpack_require__.e(9999), __webpack_require__.e(2630), __webpack_require__.e(9915), __webpack_require__.e(2411)]).then(__webpack_require__.bind(__webpack_require__, 72411))).runNightly,
    publish: async () => (await Promise.all(/* import() */[__webpack_require__.e(4084), __webpack_require__.e(1777), __webpack_require__.e(2340), __webpack_require__.e(3077), __webpack_require__.e(4096), __webpack_require__.e(3575), __webpack_require__.e(7702), __webpack_require__.e(1823), __webpack_require__.e(5684), __webpack_require__.e(1330), __webpack_require__.e(1699), __webpack_require__.e(4501), __webpack_require__.e(8401), __webpack_require__.e(460), __webpack_require__.e(5037), __webpack_require__.e(1939), __webpack_require__.e(4504), __webpack_require__.e(1739), __webpack_require__.e(2628), __webpack_require__.e(7008), __webpack_require__.e(9610), __webpack_require__.e(9999), __webpack_require__.e(3068), __webpack_require__.e(2630), __webpack_require__.e(9317), __webpack_require__.e(3630)]).then(__webpack_require__.bind(__webpack_require__, 33630))).runPublish,
    ab: async () => (await Promise.all(/* import() */[__webpack_require__.e(4084), __webpack_require__.e(1777), __webpack_require__.e(2340), __webpack_require__.e(3077), __webpack_require__.e(4096), __webpack_require__.e(3575), __webpack_require__.e(7702), __webpack_require__.e(1823), __webpack_require__.e(5684), __webpack_require__.e(1330), __webpack_require__.e(1699), __webpack_require__.e(4501), __webpack_require__.e(8401), __webpack_require__.e(460), __webpack_require__.e(5037), __webpack_require__.e(1939), __webpack_require__.e(4504), __webpack_require__.e(1739), __webpack_require__.e(2628), __webpack_require__.e(7008), __webpack_require__.e(9610), __webpack_require__.e(9999), __webpack_require__.e(552), __webpack_require__.e(7661)]).then(__webpack_require__.bind(__webpack_require__, 10552))).runAb,
};
/**
 * Does what the inputs and the event ask for.
 * @throws UserError `pull-request-target` before anything of a pull request's code has run with the base's rights
 */
async function runAction(request) {
    await refusePullRequestTarget(request);
    const choice = chooseMode(request.inputs, request.github);
    if (choice.kind === 'nothing') {
        request.effects.log.notice(choice.notice);
        return 0;
    }
    (0,action_request/* refuseInputs */.gJ)(request.effects.env, request.inputs, choice.mode);
    refuseArtifacts(request, choice.mode);
    demandWorkingDirectory(request, choice.mode);
    const { mode } = choice;
    if (request.inputs.dryRun && mode !== 'publish')
        return (await Promise.all(/* import() */[__webpack_require__.e(4084), __webpack_require__.e(1777), __webpack_require__.e(2340), __webpack_require__.e(3077), __webpack_require__.e(4096), __webpack_require__.e(3575), __webpack_require__.e(7702), __webpack_require__.e(1823), __webpack_require__.e(5684), __webpack_require__.e(1330), __webpack_require__.e(1699), __webpack_require__.e(4501), __webpack_require__.e(8401), __webpack_require__.e(460), __webpack_require__.e(5037), __webpack_require__.e(1939), __webpack_require__.e(4504), __webpack_require__.e(1739), __webpack_require__.e(2628), __webpack_require__.e(7008), __webpack_require__.e(9610), __webpack_require__.e(9999), __webpack_require__.e(3068), __webpack_require__.e(552), __webpack_require__.e(3260), __webpack_require__.e(4708)]).then(__webpack_require__.bind(__webpack_require__, 78163))).planMode(request, mode);
    const run = await MODES[mode]();
    try {
        const taken = await takePullRequest(request, mode);
        if (request.inputs.dryRun)
            return await (await Promise.all(/* import() */[__webpack_require__.e(4084), __webpack_require__.e(1777), __webpack_require__.e(2340), __webpack_require__.e(3077), __webpack_require__.e(4096), __webpack_require__.e(3575), __webpack_require__.e(7702), __webpack_require__.e(1823), __webpack_require__.e(5684), __webpack_require__.e(1330), __webpack_require__.e(1699), __webpack_require__.e(4501), __webpack_require__.e(8401), __webpack_require__.e(460), __webpack_require__.e(5037), __webpack_require__.e(1939), __webpack_require__.e(4504), __webpack_require__.e(1739), __webpack_require__.e(2628), __webpack_require__.e(7008), __webpack_require__.e(9610), __webpack_require__.e(9999), __webpack_require__.e(3068), __webpack_require__.e(2630), __webpack_require__.e(9317), __webpack_require__.e(3630)]).then(__webpack_require__.bind(__webpack_require__, 33630))).planPublish(taken);
        const missing = (0,missing_secrets/* findMissingSecrets */.J3)(taken, mode);
        return missing === null ? await run(taken) : await (0,missing_secrets/* endWithoutSecrets */.DU)(taken, missing);
    }
    catch (error) {
        const missing = (0,missing_secrets/* findMissingSecrets */.J3)(request, mode, error);
        if (missing !== null)
            return (0,missing_secrets/* endWithoutSecrets */.DU)(request, missing);
        const failure = (0,github_client/* readRequestFailure */.iu)(error);
        if (failure === null)
            throw error;
        const reason = (0,github_client/* explainFailure */.SP)(failure, 'actions: read, pull-requests: write');
        throw new model_error/* UserError */.yo('github-refused', { mode: choice.mode, reason }, { cause: error });
    }
}
/** Before anything is measured that could then not be compared, or not be handed over. */
function refuseArtifacts({ inputs, github }, mode) {
    if (mode === 'publish')
        (0,artifacts/* demandArtifacts */.ZM)(github.serverUrl, '`mode: publish`');
    if (inputs.shard !== null)
        (0,artifacts/* demandArtifacts */.ZM)(github.serverUrl, '`shard`');
    if (mode === 'pr' && inputs.baseline.from === 'artifact')
        (0,artifacts/* demandArtifacts */.ZM)(github.serverUrl, '`baseline: artifact`');
}
/** Mode `publish` needs no checkout. */
function demandWorkingDirectory({ inputs, workingDirectory }, mode) {
    if (mode === 'publish' || (0,files/* isFolder */.lQ)(workingDirectory))
        return;
    throw (0,model_error/* refusedInput */.v1)('working-directory', inputs.workingDirectory, 'a folder of the checkout, from its root');
}
async function refusePullRequestTarget({ inputs, github, workingDirectory }) {
    const { event } = github;
    if (event.kind !== 'pull_request_target')
        return;
    const { head } = event.pullRequest;
    const checkout = await (0,github_checkout/* readCheckout */.b$)({ workingDirectory, fallbackSha: event.sha });
    if (checkout.sha === head.sha || checkout.parents?.includes(head.sha) === true) {
        throw new model_error/* UserError */.yo('pull-request-target', { head: (0,short_commit/* shortCommit */.A)(head.sha) });
    }
    if (inputs.mode !== 'auto') {
        throw new model_error/* UserError */.yo('mode-needs-event', { mode: inputs.mode, event: event.kind, needs: '`pull_request`' });
    }
}
/**
 * What a person starts for a pull request (input `pr-number`), as if the pull request had started it, but with the rights of this
 * repository's own workflow: it is then nobody's fork. Everything else is given back as it is, mode `ab` too, which only writes to it.
 * Throws GitHub's refusal, `input-invalid`, and `pull-request-not-checked-out` before anything of another commit has run.
 */
async function takePullRequest(request, mode) {
    const { inputs, github, workingDirectory, effects } = request;
    const { prNumber: number } = inputs;
    if (number === null)
        return request;
    if (github.event.kind !== 'workflow_dispatch')
        throw refuse(number, `none on \`${github.eventName}\``);
    if (mode === 'ab')
        return request;
    const { owner, repo, event } = github;
    const pullRequest = await findPullRequestOf(await effects.connect(), { owner, repo, number });
    if (mode === 'pr') {
        const { head } = pullRequest;
        const { sha, parents } = await (0,github_checkout/* readCheckout */.b$)({ workingDirectory, fallbackSha: event.sha });
        if (sha !== head.sha && parents?.[1] !== head.sha) {
            const [wanted, got] = [(0,short_commit/* shortCommit */.A)(head.sha), (0,short_commit/* shortCommit */.A)(sha)];
            throw new model_error/* UserError */.yo('pull-request-not-checked-out', { number, head: wanted, got });
        }
    }
    const taken = { kind: 'pull_request', sha: event.sha, pullRequest: { ...pullRequest, isFork: false } };
    return { ...request, github: { ...github, event: taken } };
}
/** Throws `input-invalid` where there is none, an issue too, and GitHub's other refusals. */
async function findPullRequestOf(client, place) {
    const pullRequest = await (0,github_client/* unlessMissing */.F2)(async () => (0,pull_requests/* getPullRequest */.T9)(client, place));
    if (pullRequest === null)
        throw refuse(place.number, `the number of a pull request of ${place.owner}/${place.repo}`);
    return pullRequest;
}
function refuse(number, expected) {
    return (0,model_error/* refusedInput */.v1)('pr-number', String(number), expected);
}
/** The mode that `auto` stands for on this event; every other mode stands for itself. */
function chooseMode(inputs, github) {
    if (inputs.mode !== 'auto')
        return { kind: 'run', mode: inputs.mode };
    switch (github.event.kind) {
        case 'pull_request':
        case 'merge_group':
            return { kind: 'run', mode: 'pr' };
        case 'workflow_run':
            return { kind: 'run', mode: 'publish' };
        case 'push':
            if (github.branch !== null && github.branch === github.defaultBranch)
                return { kind: 'run', mode: 'baseline' };
            return nothing(`a push to ${github.branch ?? 'a tag'}, which is not the default branch`, 'set `mode: pr` to compare it with the baseline');
        case 'workflow_dispatch':
            if (inputs.variants.length >= 2 || inputs.refs.length > 0)
                return { kind: 'run', mode: 'ab' };
            if (inputs.prNumber !== null)
                return { kind: 'run', mode: 'pr' };
            return nothing('workflow_dispatch without two `variants`, two `refs` or a `pr-number`', 'name two to ten to compare them, or set `mode: baseline` or `mode: pr`');
        case 'schedule':
            return { kind: 'run', mode: 'nightly' };
        case 'pull_request_target':
            return nothing('pull_request_target', 'measure on `pull_request`, and report with `mode: publish` on `workflow_run`');
        case 'other':
            return nothing(github.eventName, 'set `mode`');
    }
}
function nothing(event, advice) {
    return { kind: 'nothing', notice: `Goldenpair does nothing by itself on ${event}: ${advice}.` };
}

;// CONCATENATED MODULE: ./build/entry/action/action.js
















const FAILED = {
    1: 'The golden suite regressed; the report says where.',
    2: 'The golden suite gave no verdict; the report says why.',
    3: 'The set-up needs fixing.',
    4: 'Goldenpair failed.',
};
/** The Action's door: inputs and environment in, the job's state out. The runner itself only tells 0 from the rest. */
async function main(home, program) {
    const core = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(1659)]).then(__webpack_require__.bind(__webpack_require__, 91659));
    const mask = (0,access/* maskSecrets */.QU)({ env: process.env, targetEnvNames: (0,action_request/* namesForTargets */.cH)(process.env) });
    const cancelled = new AbortController();
    const cancel = () => cancelled.abort(new Error('The job was cancelled.'));
    process.once('SIGINT', cancel);
    process.once('SIGTERM', cancel);
    try {
        const signal = (0,clock/* shareSignal */.mu)(cancelled.signal);
        const request = await readRequest(core, { home, ownFiles: program.seal, mask, signal });
        await (0,git/* trustConfiguration */.rp)(request.workingDirectory);
        const code = await runAction(request);
        await (0,seal/* demandSealed */.W)([program.seal]);
        if (code !== 0)
            core.setFailed(FAILED[code]);
        process.exitCode = code;
    }
    catch (error) {
        const mistake = error instanceof model_error/* UserError */.yo ? error.message : null;
        const message = cancelled.signal.aborted ? 'The job was cancelled.' : mistake;
        core.setFailed(mask.text(message ?? `This is a bug in Goldenpair, please report it: ${(0,model_error/* stackOf */.US)(error)}`));
        process.exitCode = error instanceof model_error/* UserError */.yo ? (0,model_error/* exitCodeOfError */.LL)(error) : message === null ? 4 : 3;
    }
    finally {
        program.putBack();
        process.off('SIGINT', cancel);
        process.off('SIGTERM', cancel);
    }
    // An upload that was given up keeps its connection for minutes, and with it the job; what was written goes first.
    process.stdout.write('', () => process.exit());
}
async function readRequest(core, input) {
    const { home, ownFiles, mask, signal } = input;
    const { env } = process;
    const inputs = (0,action_request/* readActionInputs */.Ui)(env);
    for (const secret of (0,access/* knownSecrets */.xU)({ env, targetEnvNames: inputs.targetEnv, providers: inputs }))
        core.setSecret(secret);
    const github = await (0,event_context/* readGitHubContext */.L7)(env);
    const workspace = env['GITHUB_WORKSPACE'] ?? process.cwd();
    const workingDirectory = (0,external_node_path_.resolve)(workspace, inputs.workingDirectory);
    const log = (0,access/* maskLog */.RU)((0,action_log/* createActionLog */.r)(core), mask);
    let client = null;
    return {
        inputs,
        github,
        workspace,
        workingDirectory,
        outputFolder: (0,external_node_path_.resolve)(workingDirectory, inputs.outputDir),
        scorer: (0,messages/* locateScorer */.pp)({ home, env, targetEnvNames: inputs.targetEnv }),
        programs: (0,target/* locatePrograms */.g6)(home),
        ownFiles,
        effects: {
            env,
            log,
            commands: core,
            mask,
            connect: () => (client ??= (0,github_client/* createClient */.UU)({ token: inputs.githubToken, apiUrl: github.apiUrl, log })),
            wait: async (ms) => (0,promises_.setTimeout)(ms),
            clock: clock/* systemClock */.ml,
            hash: sha256/* sha256 */.s,
            signal,
            saveState: core.saveState,
            upload: openUploads({ env, log, clock: clock/* systemClock */.ml }),
        },
    };
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
/** A pull request as an event or GitHub's API describes it. */
function readPull({ number, state, draft, head: from, base: to }) {
    const [head, base] = [readEnd(from), readEnd(to)];
    const isFork = head.repositoryId === null || head.repositoryId !== base.repositoryId;
    return { number, head, base, isFork, isClosed: state === 'closed', ...(draft === true && { isDraft: true }) };
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
/* harmony import */ var _format_short_commit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28896);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44463);
/* harmony import */ var _event_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68888);



/**
 * The one open pull request whose head is this branch of this repository at this commit. Names can be taken by anybody;
 * the repository's id and the commit cannot.
 */
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
    return none(`#${moved.number} has moved on from ${(0,_format_short_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .shortCommit */ .A)(head.sha)} to ${(0,_format_short_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .shortCommit */ .A)(moved.head.sha)}`);
}
/** Asks GitHub for the pull request of a measured head. `workflow_run.pull_requests` is of no use: it is empty for forks. */
async function findPullRequest(input) {
    const { client, owner, repo, head } = input;
    if (head.owner === null || head.repositoryId === null)
        return none('the repository of the head no longer exists');
    const request = { owner, repo, state: 'open', head: `${head.owner}:${head.branch}`, per_page: 100 };
    const { data } = await client.rest.pulls.list(request);
    return matchPullRequest(data.map(_event_context_js__WEBPACK_IMPORTED_MODULE_1__/* .readPull */ .Es), head);
}
/** A pull request as it is now. */
async function getPullRequest(client, place) {
    const { owner, repo, number } = place;
    const { data } = await client.rest.pulls.get({ owner, repo, pull_number: number });
    return (0,_event_context_js__WEBPACK_IMPORTED_MODULE_1__/* .readPull */ .Es)(data);
}
function none(reason) {
    return { kind: 'none', reason };
}
/** GitHub's answer for what is not there, and for what was deleted. */
const GONE = [404, 410];
/** Whether a number is that of a pull request, of an issue or of neither; null where GitHub does not let us know. One request. */
async function findKind(client, { owner, repo, number }) {
    const ask = async () => {
        const { data } = await client.rest.issues.get({ owner, repo, issue_number: number });
        return data.pull_request === undefined ? 'issue' : 'pull request';
    };
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .unlessRefused */ .J0)(ask, ({ status }) => (GONE.includes(status) ? 'none' : null));
}
/** GitHub calls the role `maintain` `write` here. */
const MAY_WRITE = ['admin', 'write'];
/** Who set a label last, and whether that counts. GitHub is asked for the labels first, as most pull requests have none. */
async function findAcceptance(input) {
    const { client, number, label, ...place } = input;
    const issue = { ...place, issue_number: number };
    const look = async () => {
        const { data } = await client.rest.issues.get(issue);
        const names = data.labels.map((one) => (typeof one === 'string' ? one : (one.name ?? '')));
        if (!names.some((name) => name.toLowerCase() === label.toLowerCase()))
            return { by: null, reason: null };
        const events = await client.paginate(client.rest.issues.listEvents, { ...issue, per_page: 100 });
        const last = events.findLast((event) => event.event === 'labeled' && 'label' in event && event.label?.name?.toLowerCase() === label.toLowerCase());
        const username = last?.actor?.login;
        if (username === undefined)
            return { by: null, reason: 'GitHub does not say who set it' };
        const { data: access } = await client.rest.repos.getCollaboratorPermissionLevel({ ...place, username });
        if (MAY_WRITE.includes(access.permission))
            return { by: username, reason: null };
        return { by: null, reason: `@${username}, who set it, may not write to this repository` };
    };
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .unlessRefused */ .J0)(look, (failure) => ({ by: null, reason: (0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .explainFailure */ .SP)(failure, 'pull-requests: read') }));
}


/***/ }),

/***/ 45713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DU: () => (/* binding */ endWithoutSecrets),
/* harmony export */   J3: () => (/* binding */ findMissingSecrets),
/* harmony export */   h5: () => (/* binding */ forgiveUnjudged)
/* harmony export */ });
/* harmony import */ var _format_short_commit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28896);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);


/**
 * What a fork's pull request would need and was not given, in a clause; null where nothing is missing, or where it is the workflow that
 * forgot it. GitHub makes a secret that forks do not get an empty variable, and no answer of a target without its key is worth counting.
 * `error` is what the mode has ended with.
 */
function findMissingSecrets({ inputs, github, effects }, mode, error) {
    const { event } = github;
    if (mode !== 'pr' || event.kind !== 'pull_request' || !event.pullRequest.isFork)
        return null;
    if (error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo && error.code === 'provider-key-missing')
        return 'the key of a provider is missing';
    if (error !== undefined)
        return null;
    const empty = inputs.targetEnv.filter((name) => effects.env[name] === '');
    if (empty.length === 0)
        return null;
    return `${empty.map((name) => `\`${name}\``).join(', ')} (input \`target-env\`) ${empty.length === 1 ? 'is' : 'are'} empty`;
}
/** Ends a job of a fork's pull request that cannot measure: green, since nobody can mend it there, and saying that it measured nothing. */
async function endWithoutSecrets(request, missing) {
    const { github, effects } = request;
    const { event, runId, runAttempt, serverUrl, owner, repo } = github;
    if (event.kind !== 'pull_request')
        throw new Error('only a pull request comes from a fork');
    const { number, head } = event.pullRequest;
    const reason = `a fork's pull request gets no secrets, so ${missing}`;
    effects.log.notice(`Not measured: ${reason}.`);
    const summary = [
        `### 👋 Not measured: \`${(0,_format_short_commit_js__WEBPACK_IMPORTED_MODULE_1__/* .shortCommit */ .A)(head.sha)}\``,
        '',
        `Nothing was asked and nothing compared: ${reason}.`,
        '',
        `A maintainer of ${serverUrl}/${owner}/${repo} can measure it after reading the change: start the workflow on \`workflow_dispatch\` with \`pr-number: ${number}\` and the commit \`${head.sha}\` (docs/workflows.md#pull-requests-from-forks of Goldenpair).`,
        '',
    ].join('\n');
    // Every Action starts with this file, and few end here.
    const { publishReport } = await Promise.all(/* import() */[__webpack_require__.e(7008), __webpack_require__.e(3277)]).then(__webpack_require__.bind(__webpack_require__, 13277));
    await publishReport({
        ...{ comment: '', summary, annotations: [], outputs: {} },
        marker: { suite: 'none', run: runId, attempt: runAttempt, sha: head.sha },
        place: { kind: 'none', reason: 'nothing was measured' },
    }, effects);
    return 0;
}
/** The exit code of a verdict; 0 for a fork's that is 2 for want of the judge's key only, which its report says. */
function forgiveUnjudged({ word, because, exit_code: code }, { isFork, isUnjudged, failOn }) {
    const isOpen = word === 'inconclusive' || (word === 'not-comparable' && because !== 'no-baseline');
    const hasOtherReason = because === 'baseline-unreadable' || (isOpen && failOn === 'inconclusive');
    return isFork && isUnjudged && code === 2 && !hasOtherReason ? 0 : code;
}


/***/ }),

/***/ 27328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ sealRun),
/* harmony export */   W: () => (/* binding */ demandSealed)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);
/* harmony import */ var _read_reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9073);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98194);






/** The seal of a run folder or a reference. Throws the system's error where a file cannot be read. */
async function sealRun(folder) {
    const isFile = await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .isReference */ .A_)(folder);
    const { run, trials } = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .runFiles */ .NW)(folder);
    const paths = isFile ? [folder] : [run, trials, (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .confirmationsFile */ .NJ)(folder), (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .unjudgedFile */ .lI)(folder)];
    const files = {};
    for (const path of paths)
        files[(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path)] = await digestFile(path);
    return { folder: isFile ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder) : folder, files };
}
/** Throws `files-rewritten`, which names the files that are no longer what they were. Of a file that is sealed twice the later seal counts. */
async function demandSealed(seals) {
    const expected = new Map(seals.flatMap(({ folder, files }) => Object.entries(files).map(([name, digest]) => [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), digest])));
    const changed = [];
    for (const [path, digest] of expected)
        if ((await digestFile(path).catch(() => 'unreadable')) !== digest)
            changed.push(path);
    if (changed.length > 0)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo('files-rewritten', { files: changed });
}
/** Null where there is no file. */
async function digestFile(path) {
    if ((await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .fileSize */ .Ov)(path)) === null)
        return null;
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for await (const bytes of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)(path, { highWaterMark: 256 * 1024 }))
        hash.update(bytes);
    return hash.digest('hex');
}


/***/ })

};
