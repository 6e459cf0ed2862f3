export const id = 5914;
export const ids = [5914,8896];
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
var action_inputs = __webpack_require__(84049);
var messages = __webpack_require__(30773);
var target = __webpack_require__(60977);
var known_secrets = __webpack_require__(35231);
var seal = __webpack_require__(27328);
var short_commit = __webpack_require__(28896);
var github_checkout = __webpack_require__(81136);
var pull_requests = __webpack_require__(89554);
var request_error = __webpack_require__(49396);
var files = __webpack_require__(60198);
var missing_secrets = __webpack_require__(45713);
;// CONCATENATED MODULE: ./build/entry/action/run-action.js









/** Each mode loads its own half of Goldenpair only. */
const MODES = {
    pr: async () => (await Promise.all(/* import() */[__webpack_require__.e(4084), __webpack_require__.e(2072), __webpack_require__.e(4096), __webpack_require__.e(8899), __webpack_require__.e(7783), __webpack_require__.e(7008), __webpack_require__.e(5037), __webpack_require__.e(4504), __webpack_require__.e(968), __webpack_require__.e(7970), __webpack_require__.e(7278), __webpack_require__.e(5285)]).then(__webpack_require__.bind(__webpack_require__, 5285))).runPr,
    baseline: async () => (await Promise.all(/* import() */[__webpack_require__.e(4084), __webpack_require__.e(2072), __webpack_require__.e(4096), __webpack_require__.e(8899), __webpack_require__.e(8953), __webpack_require__.e(4870), __webpack_require__.e(7625), __webpack_require__.e(9962), __webpack_require__.e(7783), __webpack_require__.e(8810), __webpack_require__.e(1110), __webpack_require__.e(7513), __webpack_require__.e(7008), __webpack_require__.e(5037), __webpack_require__.e(4504), __webpack_require__.e(968), __webpack_require__.e(9722), __webpack_require__.e(5198), __webpack_require__.e(166)]).then(__webpack_require__.bind(__webpack_require__, 10696))).runBaseline,
    nightly: async () => (await Promise.all(/* import() */[__webpack_require__.e(4084), __webpack_require__.e(2072), __webpack_require__.e(4096), __webpack_require__.e(8899), __webpack_require__.e(8953), __webpack_require__.e(4870), __webpack_require__.e(7625), __webpack_require__.e(9962), __webpack_require__.e(7783), __webpack_require__.e(8810), __webpack_require__.e(1110), __webpack_require__.e(7513), __webpack_require__.e(7008), __webpack_require__.e(5037), __webpack_require__.e(4504), __webpack_require__.e(968), __webpack_require__.e(9722), __webpack_require__.e(5198), __webpack_require__.e(9915), __webpack_require__.e(2155)]).then(__webpack_require__.bind(__webpack_require__, 14449))).runNightly,
    publish: async () => (await Promise.all(/* import() */[__webpack_require__.e(4084), __webpack_require__.e(2072), __webpack_require__.e(4096), __webpack_require__.e(8899), __webpack_require__.e(8953), __webpack_require__.e(4870), __webpack_require__.e(7625), __webpack_require__.e(9962), __webpack_require__.e(7783), __webpack_require__.e(8810), __webpack_require__.e(1110), __webpack_require__.e(7513), __webpack_require__.e(7008), __webpack_require__.e(5037), __webpack_require__.e(4504), __webpack_require__.e(968), __webpack_require__.e(9722), __webpack_require__.e(3068), __webpack_require__.e(5198), __webpack_require__.e(7278), __webpack_require__.e(3630)]).then(__webpack_require__.bind(__webpack_require__, 33630))).runPublish,
    ab: async () => (await Promise.all(/* import() */[__webpack_require__.e(4084), __webpack_require__.e(2072), __webpack_require__.e(4096), __webpack_require__.e(8899), __webpack_require__.e(8953), __webpack_require__.e(4870), __webpack_require__.e(7625), __webpack_require__.e(9962), __webpack_require__.e(7783), __webpack_require__.e(8810), __webpack_require__.e(1110), __webpack_require__.e(7513), __webpack_require__.e(7008), __webpack_require__.e(5037), __webpack_require__.e(4504), __webpack_require__.e(968), __webpack_require__.e(9722), __webpack_require__.e(5233), __webpack_require__.e(4951)]).then(__webpack_require__.bind(__webpack_require__, 35233))).runAb,
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
    (0,action_inputs/* refuseInputs */.gJ)(request.effects.env, request.inputs, choice.mode);
    refuseArtifacts(request, choice.mode);
    demandWorkingDirectory(request, choice.mode);
    const { mode } = choice;
    if (request.inputs.dryRun && mode !== 'publish')
        return (await Promise.all(/* import() */[__webpack_require__.e(4084), __webpack_require__.e(2072), __webpack_require__.e(4096), __webpack_require__.e(8899), __webpack_require__.e(8953), __webpack_require__.e(4870), __webpack_require__.e(7625), __webpack_require__.e(9962), __webpack_require__.e(7783), __webpack_require__.e(8810), __webpack_require__.e(1110), __webpack_require__.e(7513), __webpack_require__.e(7008), __webpack_require__.e(5037), __webpack_require__.e(4504), __webpack_require__.e(968), __webpack_require__.e(9722), __webpack_require__.e(3068), __webpack_require__.e(5233), __webpack_require__.e(7970), __webpack_require__.e(7881)]).then(__webpack_require__.bind(__webpack_require__, 78163))).planMode(request, mode);
    const run = await MODES[mode]();
    try {
        const taken = await takePullRequest(request, mode);
        if (request.inputs.dryRun)
            return await (await Promise.all(/* import() */[__webpack_require__.e(4084), __webpack_require__.e(2072), __webpack_require__.e(4096), __webpack_require__.e(8899), __webpack_require__.e(8953), __webpack_require__.e(4870), __webpack_require__.e(7625), __webpack_require__.e(9962), __webpack_require__.e(7783), __webpack_require__.e(8810), __webpack_require__.e(1110), __webpack_require__.e(7513), __webpack_require__.e(7008), __webpack_require__.e(5037), __webpack_require__.e(4504), __webpack_require__.e(968), __webpack_require__.e(9722), __webpack_require__.e(3068), __webpack_require__.e(5198), __webpack_require__.e(7278), __webpack_require__.e(3630)]).then(__webpack_require__.bind(__webpack_require__, 33630))).planPublish(taken);
        const missing = (0,missing_secrets/* findMissingSecrets */.J3)(taken, mode);
        return missing === null ? await run(taken) : await (0,missing_secrets/* endWithoutSecrets */.DU)(taken, missing);
    }
    catch (error) {
        const missing = (0,missing_secrets/* findMissingSecrets */.J3)(request, mode, error);
        if (missing !== null)
            return (0,missing_secrets/* endWithoutSecrets */.DU)(request, missing);
        const failure = (0,request_error/* readRequestFailure */.iu)(error);
        if (failure === null)
            throw error;
        const reason = (0,request_error/* explainFailure */.SP)(failure, 'actions: read, pull-requests: write');
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
    const expected = 'a folder of the checkout, from its root';
    const got = inputs.workingDirectory;
    throw new model_error/* UserError */.yo('input-invalid', { name: 'working-directory', got, expected, suggestion: null });
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
    try {
        return await (0,pull_requests/* getPullRequest */.T9)(client, place);
    }
    catch (error) {
        if ((0,request_error/* readRequestFailure */.iu)(error)?.status !== 404)
            throw error;
        throw refuse(place.number, `the number of a pull request of ${place.owner}/${place.repo}`);
    }
}
function refuse(number, expected) {
    return new model_error/* UserError */.yo('input-invalid', { name: 'pr-number', got: String(number), expected, suggestion: null });
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
    const mask = (0,known_secrets/* maskSecrets */.QU)({ env: process.env, targetEnvNames: (0,action_inputs/* namesForTargets */.cH)(process.env) });
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
    const inputs = (0,action_inputs/* readActionInputs */.Ui)(env);
    for (const secret of (0,known_secrets/* knownSecrets */.xU)({ env, targetEnvNames: inputs.targetEnv, providers: inputs }))
        core.setSecret(secret);
    const github = await (0,event_context/* readGitHubContext */.L7)(env);
    const workspace = env['GITHUB_WORKSPACE'] ?? process.cwd();
    const workingDirectory = (0,external_node_path_.resolve)(workspace, inputs.workingDirectory);
    const log = (0,known_secrets/* maskLog */.RU)((0,action_log/* createActionLog */.r)(core), mask);
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
            connect: () => (client ??= (0,github_client/* createClient */.U)({ token: inputs.githubToken, apiUrl: github.apiUrl, log })),
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

/***/ 73341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ quoteName),
/* harmony export */   CL: () => (/* binding */ nameSpan),
/* harmony export */   JH: () => (/* binding */ joinNames),
/* harmony export */   li: () => (/* binding */ labelSpan)
/* harmony export */ });
/** More names are more than anybody keeps in mind. */
const MOST = 4;
/** A variant's name inside a sentence: "better" is a name there, and better is not. */
function quoteName(name) {
    return `"${name}"`;
}
/**
 * Names as a sentence lists them; of more than four the first three, and how many more there are.
 * @example joinNames(['a', 'b', 'c']) // 'a, b and c'
 * @example joinNames(['a', 'b', 'c', 'd', 'e']) // 'a, b, c and 2 more'
 */
function joinNames(names) {
    const listed = names.length > MOST ? [...names.slice(0, MOST - 1), `${names.length - MOST + 1} more`] : names;
    const last = listed.at(-1) ?? '';
    return listed.length < 2 ? last : `${listed.slice(0, -1).join(', ')} and ${last}`;
}
/** `src/a.ts::name`, else path and lines, else whatever names the span. */
function labelSpan(span) {
    const path = span.path ?? ('source' in span && typeof span.source === 'string' ? span.source : undefined);
    if (path === undefined)
        return span.hash ?? '(a span without a path)';
    if (span.symbol !== undefined)
        return `${path}::${span.symbol}`;
    const [first, last] = [span.start_line ?? span.end_line, span.end_line ?? span.start_line];
    return first === undefined || last === undefined ? path : `${path}:${first}-${last}`;
}
/** What tells a span from others: its hash, which is of a text wherever that is, else its place. */
const nameSpan = (span) => span.hash ?? labelSpan(span);


/***/ }),

/***/ 28896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ shortCommit)
/* harmony export */ });
/**
 * A commit as people name it.
 * @example shortCommit('c4d2f0e9a1b3c5d7e9f0a1b2c3d4e5f6a7b8c9d0') // 'c4d2f0e'
 */
function shortCommit(sha) {
    return sha.slice(0, 7);
}


/***/ }),

/***/ 50741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ createActionLog)
/* harmony export */ });
/* unused harmony export disarmCommands */
/* harmony import */ var _model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88785);

/**
 * The job's log over the commands of @actions/core, of which all but `info` encode their text themselves. Lines may carry text of targets and artifacts, which must neither become a command of
 * the runner nor an escape that a log obeys.
 */
function createActionLog({ debug, info, notice, warning, error }) {
    return {
        debug: (message) => debug((0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(message)),
        info: (message) => info(disarmCommands((0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(message))),
        notice: (message) => notice((0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(message)),
        warning: (message) => warning((0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(message)),
        error: (message) => error((0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(message)),
    };
}
/**
 * Text that the runner takes for text: it reads `::name::` at the start of a line and `##[name]` anywhere as a command.
 * @example disarmCommands('::add-path::/tmp/evil') // ': :add-path::/tmp/evil'
 */
function disarmCommands(text) {
    return text.replace(/^([^\S\r\n]*):(?=:)/gm, '$1: ').replaceAll('##[', '# #[');
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
/** Reads the suite off the name of an artifact of one kind; null when the name is another artifact's. */
function suiteReader(kind) {
    const pattern = new RegExp(`^goldenpair-${kind}-([A-Za-z0-9][A-Za-z0-9._-]*)$`);
    return (name) => pattern.exec(name)?.[1] ?? null;
}
const suiteOfRunArtifact = suiteReader('run');
/** Its run.json says which shard it is. */
const suiteOfShardArtifact = suiteReader('shard-\\d{1,4}-of-\\d{1,4}');
const suiteOfExperimentArtifact = suiteReader('experiment');
const suiteOfFailureArtifact = suiteReader('failure');
const PER_PAGE = 100;
/** Newest first, so a thousand reach back further than any baseline is useful. */
const MAX_PAGES = 10;
/** Every artifact of the repository with this name, newest first as GitHub gives them, the newest 1,000 at most. */
async function listArtifacts({ client, owner, repo, name }) {
    const listed = await listPages(async (page) => client.rest.actions.listArtifactsForRepo({ owner, repo, name, ...page }));
    return listed.filter((artifact) => artifact.name === name);
}
/** Every artifact of one workflow run. */
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
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('artifacts-unsupported', { server, input, cure: CURES[input] });
}


/***/ }),

/***/ 81136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b$: () => (/* binding */ readCheckout),
/* harmony export */   fr: () => (/* binding */ readPrefix),
/* harmony export */   o2: () => (/* binding */ readRepositoryName)
/* harmony export */ });
/* unused harmony export readParents */
/* harmony import */ var _io_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86349);

/**
 * What HEAD is in the working directory, with the parents from the commit itself: a checkout of depth 1 has no history, but
 * the commit object names its parents all the same. One start of git gives both.
 */
async function readCheckout(input) {
    const { workingDirectory, fallbackSha } = input;
    const answer = await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(workingDirectory, ['cat-file', '--batch'], { input: 'HEAD\n' }).catch(() => '');
    const [, sha, commit] = /^([0-9a-f]+) commit \d+\n([^]*)$/.exec(answer) ?? [];
    if (sha === undefined || commit === undefined)
        return { sha: fallbackSha, parents: null };
    return { sha, parents: readParents(commit) };
}
/** The working directory from the root of its repository, `a/b/` or empty; null where there is no git or no repository. */
async function readPrefix(workingDirectory) {
    return (await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(workingDirectory, ['rev-parse', '--show-prefix']).catch(() => null))?.trim() ?? null;
}
/** The name of the repository that a checkout is of, by its remote `origin`; null where it has none. */
async function readRepositoryName(workingDirectory) {
    const address = await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(workingDirectory, ['remote', 'get-url', 'origin']).catch(() => '');
    return /([^/:\\]+?)(?:\.git)?\/?$/.exec(address.trim())?.[1] ?? null;
}
/** The `parent` lines of a commit's header, which ends at the first empty line. */
function readParents(commit) {
    const header = commit.split('\n\n', 1)[0] ?? '';
    return header.split('\n').flatMap((line) => (line.startsWith('parent ') ? [line.slice('parent '.length)] : []));
}


/***/ }),

/***/ 44463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ createClient)
/* harmony export */ });
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49396);

/** The longest wait that GitHub may ask of us: a job that sleeps longer costs more than a report that is not posted. */
const LONGEST_WAIT_SECONDS = 90;
const RATE_LIMIT_RETRIES = 2;
/** Answers that stay the same. Of rate limits, 429 is one, the other plugin decides: who is to wait and asks again is locked out longer. */
const REFUSALS = [400, 401, 403, 404, 410, 422, 429, 451];
/** GitHub itself gives up on a request after ten. */
const ANSWER_MS = 30_000;
/**
 * A client that honours GitHub's rate limits and repeats what failed by a server's fault (5xx, a lost connection) up to
 * three times. A request that must not be carried out twice says `request: { retries: 0 }`: its answer may be lost after
 * it was carried out. A refusal for a rate limit is always safe to repeat and is.
 */
async function createClient(input) {
    const { token, apiUrl, log, secondMs = 1000, queues, answerMs = ANSWER_MS } = input;
    const [{ Octokit }, { retry }, { throttling }, { defaults, getOctokitOptions }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(8439), __webpack_require__.e(1303)]).then(__webpack_require__.bind(__webpack_require__, 11303)),
        Promise.all(/* import() */[__webpack_require__.e(3251), __webpack_require__.e(9735)]).then(__webpack_require__.bind(__webpack_require__, 49735)),
        Promise.all(/* import() */[__webpack_require__.e(3251), __webpack_require__.e(6856)]).then(__webpack_require__.bind(__webpack_require__, 86856)),
        Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(8439), __webpack_require__.e(2032)]).then(__webpack_require__.bind(__webpack_require__, 22032)),
    ]);
    const waits = (what) => (seconds, request, _octokit, retries) => {
        const patient = retries < RATE_LIMIT_RETRIES && seconds <= LONGEST_WAIT_SECONDS;
        log.info(`Reached GitHub's ${what} (${'url' in request ? String(request.url) : 'unknown request'}); ${patient ? `waiting ${seconds} s` : 'giving up'}.`);
        return patient;
    };
    // What a runner behind a proxy needs: Node's own fetch does not read https_proxy.
    const proxied = defaults.request?.fetch;
    const GitHub = Octokit.plugin(retry, throttling);
    return new GitHub({
        ...getOctokitOptions(token),
        baseUrl: apiUrl,
        request: {
            ...defaults.request,
            fetch: refusePages(fetchInTime(typeof proxied === 'function' ? proxied : fetch, answerMs)),
        },
        log: { debug: () => undefined, info: log.debug, warn: log.debug, error: log.debug },
        // The plugin's queues are shared by all clients of a process with the same id.
        throttle: {
            id: apiUrl,
            ...queues,
            retryAfterBaseValue: secondMs,
            onRateLimit: waits('rate limit'),
            onSecondaryRateLimit: waits('secondary rate limit'),
        },
        retry: { retryAfterBaseValue: secondMs, doNotRetry: REFUSALS },
    });
}
/**
 * A fetch that rejects with `PageAnswer` where the answer is HTML: one that seems to be good would be a bug of ours when it is read as JSON,
 * and a refusal of a proxy is none of GitHub's. The page of a server in trouble (5xx) is GitHub's own, and passes.
 */
function refusePages(fetch) {
    return async (input, init) => {
        const response = await fetch(input, init);
        const isPage = response.status < 500 && /^text\/html\b/i.test(response.headers.get('content-type') ?? '');
        if (!isPage)
            return response;
        await response.body?.cancel();
        const asked = input instanceof Request ? input.url : String(input);
        // A redirect may have led to a login of another host.
        throw new _request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PageAnswer */ .mE(new URL(response.url || asked).host);
    };
}
/**
 * A fetch that GitHub cannot keep waiting: without an answer in time it rejects with an `AbortError`, which the client does not repeat.
 * An answer in JSON is read whole, so that one which breaks off in the middle is a lost connection, and not a text. Anything else is
 * a stream, and only its beginning has to be in time.
 */
function fetchInTime(fetch, limitMs) {
    return async (input, init) => {
        const late = new AbortController();
        const error = Object.assign(new Error(`not within ${limitMs / 1000} s`), { name: 'AbortError' });
        const timer = setTimeout(() => late.abort(error), limitMs);
        try {
            const signal = AbortSignal.any([late.signal, ...(init?.signal ? [init.signal] : [])]);
            const response = await fetch(input, { ...init, signal });
            const isJson = /json/.test(response.headers.get('content-type') ?? '');
            return isJson && response.body !== null ? new Response(await response.arrayBuffer(), response) : response;
        }
        finally {
            clearTimeout(timer);
        }
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
function readPull({ number, state, head: from, base: to }) {
    const [head, base] = [readEnd(from), readEnd(to)];
    const isFork = head.repositoryId === null || head.repositoryId !== base.repositoryId;
    return { number, head, base, isFork, isClosed: state === 'closed' };
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
/* harmony import */ var _event_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68888);
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49396);



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
    return matchPullRequest(data.map(_event_context_js__WEBPACK_IMPORTED_MODULE_0__/* .readPull */ .Es), head);
}
/** A pull request as it is now. */
async function getPullRequest(client, place) {
    const { owner, repo, number } = place;
    const { data } = await client.rest.pulls.get({ owner, repo, pull_number: number });
    return (0,_event_context_js__WEBPACK_IMPORTED_MODULE_0__/* .readPull */ .Es)(data);
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
    return (0,_request_error_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessRefused */ .J0)(ask, ({ status }) => (GONE.includes(status) ? 'none' : null));
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
    return (0,_request_error_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessRefused */ .J0)(look, (failure) => ({ by: null, reason: (0,_request_error_js__WEBPACK_IMPORTED_MODULE_1__/* .explainFailure */ .SP)(failure, 'pull-requests: read') }));
}


/***/ }),

/***/ 60198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ listFiles),
/* harmony export */   G8: () => (/* binding */ prepareFolder),
/* harmony export */   GF: () => (/* binding */ writeJson),
/* harmony export */   Gu: () => (/* binding */ readTextFile),
/* harmony export */   In: () => (/* binding */ writeByDraft),
/* harmony export */   Uj: () => (/* binding */ refuseExisting),
/* harmony export */   Ze: () => (/* binding */ isRegularFile),
/* harmony export */   Zk: () => (/* binding */ startWriting),
/* harmony export */   fR: () => (/* binding */ replaceFile),
/* harmony export */   fc: () => (/* binding */ makeFolder),
/* harmony export */   jV: () => (/* binding */ replaceJson),
/* harmony export */   lQ: () => (/* binding */ isFolder),
/* harmony export */   oV: () => (/* binding */ locatePath),
/* harmony export */   t2: () => (/* binding */ exists),
/* harmony export */   x3: () => (/* binding */ createFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);
/* harmony import */ var _finish_all_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47600);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15704);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58967);







/**
 * The text of a file in UTF-8, without a byte order mark. Throws the user's error `file-unreadable` for everything that
 * is no such text: missing, a folder, no permission, larger than `maxBytes`, UTF-16, binary, or behind a link that leads out of the checkout.
 * `shown` is the name that the error uses.
 */
async function readTextFile(input) {
    const { path, shown = path, maxBytes } = input;
    const refuse = (reason, cause) => {
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo('file-unreadable', { path: shown, reason }, { cause });
    };
    (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseToReadOut */ .q2)(path, shown);
    const bytes = await readBytes(path, maxBytes).catch((error) => {
        const reason = REASONS[(0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .codeOf */ .$N)(error)];
        if (reason === undefined)
            throw error;
        return refuse(reason, error);
    });
    if (bytes === 'too large')
        return refuse(`it is larger than ${maxBytes < 1e6 ? `${maxBytes / 1e3} kB` : `${maxBytes / 1e6} MB`}`);
    if (/^(?:fffe|feff)$/.test(bytes.toString('hex', 0, 2)))
        return refuse('it is UTF-16: save it as UTF-8');
    try {
        const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        return text.includes('\0') ? refuse('it is binary') : text;
    }
    catch (error) {
        if (!(error instanceof TypeError))
            throw error;
        return refuse('it is not UTF-8 text', error);
    }
}
async function readBytes(path, maxBytes) {
    const facts = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path);
    if (!facts.isFile())
        throw Object.assign(new Error(path), { code: facts.isDirectory() ? 'EISDIR' : 'ENOTFILE' });
    return facts.size > maxBytes ? 'too large' : (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path);
}
/** What the system says of a file that cannot be read, in words. */
const REASONS = {
    EACCES: 'permission to read it was denied',
    EISDIR: 'it is a folder',
    ELOOP: 'its links form a loop',
    ENOENT: 'it does not exist',
    ENOTDIR: 'it does not exist',
    ENOTFILE: 'it is not a file',
    EPERM: 'permission to read it was denied',
};
/** Whether a path, links followed, is that of a plain file. */
async function isRegularFile(path) {
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => null))?.isFile() ?? false;
}
/** Whether there is anything at a path, links followed. */
async function exists(path) {
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => null)) !== null;
}
/** Whether a path, links followed, lies in a folder, out of it, or nowhere. */
async function locatePath(folder, path) {
    const [root, real] = await Promise.all([(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path).catch(() => null)]);
    if (real === null)
        return 'missing';
    return (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .isInside */ .FK)(root, real) ? 'inside' : 'outside';
}
/** Throws the user's error `file-exists` where a path, from the folder, is taken already: only `--force` writes over it. */
async function refuseExisting(paths, folder) {
    const places = await Promise.all(paths.map(async (path) => locatePath(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, path))));
    const taken = paths.filter((_, index) => places[index] !== 'missing');
    if (taken.length === 0)
        return;
    const shown = taken.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, path)).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/'));
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo('file-exists', { paths: shown, cure: 'Give another name, or replace it with --force.' });
}
/**
 * The regular files below a folder as paths with `/` relative to it, sorted by code unit. Links are not followed; `tellOther` hears of them and of the folders.
 * `enters` decides by a folder's relative path whether it is read at all.
 */
async function listFiles(root, enters, tellOther = () => undefined) {
    const files = [];
    const read = async (folder) => {
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, folder), { withFileTypes: true });
        for (const entry of entries) {
            const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
            if (entry.isFile())
                files.push(path);
            else if (entry.isSymbolicLink())
                tellOther(path, 'link');
            else if (entry.isDirectory()) {
                tellOther(path, 'folder');
                if (enters(path))
                    await read(path);
            }
        }
    };
    await read('');
    return files.sort();
}
/**
 * Writes a text file that is not there yet, its folder too; false, with nothing written, where there is one. Throws the user's error
 * `output-unwritable`.
 */
async function createFile(path, text) {
    (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseToWriteOut */ .Dd)(path);
    try {
        makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(path, text, { flag: 'wx' });
        return true;
    }
    catch (error) {
        const isOpening = error instanceof Error && 'syscall' in error && error.syscall === 'open';
        if (isOpening && (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .codeOf */ .$N)(error) === 'EEXIST')
            return false;
        throw (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .asOutputError */ .KV)(error, path);
    }
}
/** A link that was planted since the path was looked at is not followed. Windows has no such flag. */
const OVER_NO_LINK = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_TRUNC | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0);
/**
 * Writes a whole text file, its folder too, by way of `draft` in the same folder: a reader sees the old file or the new one, never half of it.
 * Rejects with what the file system says, and leaves no draft; with the user's error `output-unwritable` where a link leads out of the checkout.
 */
async function writeByDraft(path, { draft, text }) {
    (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseToWriteOut */ .Dd)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
    (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseToWriteOut */ .Dd)(draft);
    try {
        makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(draft, text, { flag: OVER_NO_LINK });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(draft, path);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(draft, { force: true }).catch(() => undefined);
        throw error;
    }
}
/**
 * Writes a whole text file, its folder too; a reader sees the old file or the new one, never half of it.
 * Throws the user's error `output-unwritable`.
 */
async function replaceFile(path, text) {
    try {
        await writeByDraft(path, { draft: `${path}.tmp`, text });
    }
    catch (error) {
        throw (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .asOutputError */ .KV)(error, path);
    }
}
/** Writes a whole file of JSON that people can read too. Throws as `replaceFile` does. */
async function replaceJson(path, data) {
    await replaceFile(path, writeJson(data));
}
/** The text of a file of JSON that people can read too. */
function writeJson(data) {
    return `${JSON.stringify(data, null, 2)}\n`;
}
/** Begins to write each file as it is given; nothing is thrown before `finish`. */
function startWriting() {
    const underWay = [];
    return {
        write: (path, text) => {
            const written = replaceFile(path, text);
            // Whoever gives up before the end need not hear of it.
            written.catch(() => undefined);
            underWay.push(written);
        },
        finish: async () => (0,_finish_all_js__WEBPACK_IMPORTED_MODULE_4__/* .finishAll */ .t)(underWay),
    };
}
/**
 * Makes a folder and those above it, as far as they are missing. Throws what the file system says. Node's own recursive `mkdir` never ends where
 * a folder exists and nothing can be made in it, as below /proc (its first answer, ENOENT, reads as if a parent were missing).
 */
function makeFolder(path) {
    if (isFolder(path))
        return;
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
    if (above !== path)
        makeFolder(above);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
    }
    catch (error) {
        // Somebody was quicker.
        if (!isFolder(path))
            throw error;
    }
}
/** Makes the folder that something is to be written into later, before that costs anything. Throws `output-unwritable`. */
function prepareFolder(path) {
    try {
        makeFolder(path);
    }
    catch (error) {
        throw (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .asOutputError */ .KV)(error, path);
    }
}
/** Whether a path, links followed, is that of a folder. */
function isFolder(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 47600:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ workThrough),
/* harmony export */   t: () => (/* binding */ finishAll)
/* harmony export */ });
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13211);

/** Waits until all have ended, then throws what the first of them in their order threw, which is the same whoever failed first. */
async function finishAll(underWay) {
    await Promise.allSettled(underWay);
    await Promise.all(underWay);
}
/** Most that is under way at once, whatever a run says of itself. */
const MOST_WORKERS = 32;
/**
 * Hands every item to `work`, several at a time, reading ahead no further than that. The first failure stops the others and is thrown, when
 * they have ended.
 */
async function workThrough(input, work) {
    const { items, concurrency, signal: outer } = input;
    const failure = new AbortController();
    const signal = (0,_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .shareSignal */ .mu)(AbortSignal.any([outer, failure.signal]));
    const workers = Array.from({ length: Math.min(concurrency, MOST_WORKERS) }, async () => {
        try {
            for (let next = await items.next(); next.done !== true; next = await items.next()) {
                signal.throwIfAborted();
                await work(next.value, signal);
            }
        }
        catch (error) {
            failure.abort(error);
            throw error;
        }
    });
    try {
        await finishAll(workers);
    }
    finally {
        // A generator that was left early must close its file.
        await items.return(undefined);
    }
}


/***/ }),

/***/ 80430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ sha256Hex),
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** `sha256:<hex>` of a text in UTF-8. */
function sha256(text) {
    return `sha256:${sha256Hex(text)}`;
}
/** In hex, of bytes or of a text in UTF-8. In one call where Node has it (20.12 and newer): a suite has thousands of cases. */
const sha256Hex = "hash" in node_crypto__WEBPACK_IMPORTED_MODULE_0__
    ? (content) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash('sha256', content)
    : (content) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash('sha256').update(content).digest('hex');


/***/ }),

/***/ 30773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IM: () => (/* binding */ LOAD_LIMIT_MS),
/* harmony export */   Rz: () => (/* binding */ loadedSchema),
/* harmony export */   TF: () => (/* binding */ requestSchema),
/* harmony export */   jL: () => (/* binding */ scoresSchema),
/* harmony export */   pp: () => (/* binding */ locateScorer)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55156);
/* harmony import */ var _model_run_judgments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70249);
/* harmony import */ var _model_run_observation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75198);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12141);
/* harmony import */ var _model_suite_case_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31625);
/* harmony import */ var _io_target_environment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64564);







/** A line to the program of a suite's metrics: modules to load, by absolute path, or a trial to score. Each is answered before the next. */
const requestSchema = zod__WEBPACK_IMPORTED_MODULE_6__.union([
    zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({ id: zod__WEBPACK_IMPORTED_MODULE_6__.int(), load: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.string()) }),
    zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({
        id: zod__WEBPACK_IMPORTED_MODULE_6__.int(),
        trial: zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({
            golden: _model_suite_case_js__WEBPACK_IMPORTED_MODULE_4__/* .goldenCaseSchema */ .zq,
            observation: _model_run_observation_js__WEBPACK_IMPORTED_MODULE_2__/* .observationSchema */ .yB,
            judgments: _model_run_judgments_js__WEBPACK_IMPORTED_MODULE_1__/* .judgmentsSchema */ .Ht.nullable(),
        }),
    }),
]);
/** The answer to `load`, a module each: its metrics as data, or what is wrong. */
const loadedSchema = zod__WEBPACK_IMPORTED_MODULE_6__.object({
    modules: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.union([
        zod__WEBPACK_IMPORTED_MODULE_6__.object({ metrics: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.unknown()).max(1000) }),
        zod__WEBPACK_IMPORTED_MODULE_6__.object({ message: zod__WEBPACK_IMPORTED_MODULE_6__.string(), line: zod__WEBPACK_IMPORTED_MODULE_6__.int().positive() }),
    ])),
});
/** The answer to `trial`, by metric id; a metric that does not apply to the case is in neither. */
const scoresSchema = zod__WEBPACK_IMPORTED_MODULE_6__.object({ scores: _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .trialSchema */ .WI.shape.scores, unscored: _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .trialSchema */ .WI.shape.unscored });
/** For loading the modules of a suite: starting Node and what they import. */
const LOAD_LIMIT_MS = 30_000;
/** The one in `home`, Goldenpair's own folder, with what a target may see of the environment. */
function locateScorer(input) {
    const { home, env, targetEnvNames } = input;
    return {
        command: [process.execPath, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, 'dist', 'metrics.js')],
        env: (0,_io_target_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .targetEnvironment */ .dK)(env, targetEnvNames),
        targetEnvNames,
    };
}


/***/ }),

/***/ 60977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ defineTarget),
/* harmony export */   R5: () => (/* binding */ NOT_BILLED),
/* harmony export */   g6: () => (/* binding */ locatePrograms)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** The bill of a request that was refused with an error status, or could not be sent at all. */
const NOT_BILLED = { charge: 'reported', spent: null };
/** A registry entry whose `start` gets its options typed and with defaults filled in. */
function defineTarget(target) {
    const { asks, ...rest } = target;
    return {
        ...rest,
        ...(asks && { asks: (options, providers) => asks(target.options.parse(options), providers) }),
        start: async (context) => target.start(target.options.parse(context.options), context),
    };
}
/** The other programs in `home`, Goldenpair's own folder. */
function locatePrograms(home) {
    return { module: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, 'dist', 'module.js') };
}


/***/ }),

/***/ 38045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nm: () => (/* binding */ referenceSchema),
/* harmony export */   ZV: () => (/* binding */ REFERENCE_SCHEMA_VERSION)
/* harmony export */ });
/* unused harmony export referenceCaseSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55156);
/* harmony import */ var _suite_case_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31625);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12141);
/* harmony import */ var _suite_gate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61038);




/** Raised whenever a reader of an older Goldenpair could misread the file. */
const REFERENCE_SCHEMA_VERSION = 1;
const { run_id, mode, suite, variant, commit, branch, started_at, finished_at, seed, trials_per_case } = _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape;
/** A case as a reference keeps it: what pairing and choosing need, and its scores. */
const referenceCaseSchema = zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
    id: _suite_case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape.id,
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_3__.string().min(1),
    tags: _suite_case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape.tags,
    difficulty: _suite_case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape.difficulty,
    profile: _suite_case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape.profile,
    /** By metric id: the score of each trial that the metric applies to, in order; null is unscored. */
    scores: zod__WEBPACK_IMPORTED_MODULE_3__.record(zod__WEBPACK_IMPORTED_MODULE_3__.string(), zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.number().nullable())),
    /** Which of its trials the target failed, by their place from 0; absent where there is none. */
    failed: zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.int().nonnegative()).optional(),
});
/**
 * `golden/reference.json`: a run that is pinned in the repository to compare with. Scores without observations, so that it is small
 * and can be read in review.
 */
const referenceSchema = zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
    kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('reference'),
    schema_version: zod__WEBPACK_IMPORTED_MODULE_3__.literal(REFERENCE_SCHEMA_VERSION),
    suite,
    run_id,
    mode,
    variant,
    commit,
    branch,
    started_at,
    finished_at,
    seed,
    trials_per_case,
    /** Why it is below the reference before it on some gated metric, and on which; absent when it is not. */
    lowered: zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ reason: zod__WEBPACK_IMPORTED_MODULE_3__.string().min(1), metrics: zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.string()).min(1) }).optional(),
    summaries: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.summaries,
    gates: zod__WEBPACK_IMPORTED_MODULE_3__.array(_suite_gate_js__WEBPACK_IMPORTED_MODULE_2__/* .gateSchema */ .Tp),
    settings: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.settings,
    pricing: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.pricing,
    environment: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.environment,
    fingerprints: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.fingerprints,
    counts: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.counts.unwrap(),
    stale_cases: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.stale_cases,
    cases: zod__WEBPACK_IMPORTED_MODULE_3__.array(referenceCaseSchema).min(1),
});


/***/ }),

/***/ 84049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ui: () => (/* binding */ readActionInputs),
/* harmony export */   cH: () => (/* binding */ namesForTargets),
/* harmony export */   g4: () => (/* binding */ REF),
/* harmony export */   gJ: () => (/* binding */ refuseInputs)
/* harmony export */ });
/* harmony import */ var _format_join_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73341);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
/* harmony import */ var _options_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17850);
/* harmony import */ var _options_readers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87156);




/**
 * Reads the inputs from the runner's environment (`INPUT_<NAME>`, dashes kept); an empty input is one that is not given.
 * @throws UserError `input-invalid`, naming the input, what was got and what it may be; one of an earlier version says what replaces it
 */
function readActionInputs(env) {
    for (const [name, instead] of Object.entries(REPLACED)) {
        const given = textOf(env, name);
        if (given !== '')
            refusing(name, given)(`none: ${instead}`);
    }
    const values = _options_index_js__WEBPACK_IMPORTED_MODULE_1__/* .INPUTS */ .mc.map(([name, { read, default: preset = null }]) => {
        const given = textOf(env, name) || preset;
        const key = (0,_options_index_js__WEBPACK_IMPORTED_MODULE_1__/* .camelCase */ .xQ)(name);
        if (read === undefined)
            return [key, readFlag(name, given ?? 'false')];
        return [key, given === null ? null : read(given, refusing(name, given))];
    });
    return Object.fromEntries(values);
}
/** The names that the input `target-env` gives: before all others, so that no error of theirs shows a secret. */
function namesForTargets(env) {
    return (0,_options_readers_js__WEBPACK_IMPORTED_MODULE_2__/* .names */ .Dy)()(textOf(env, 'target-env'), refusing('target-env', ''));
}
const textOf = (env, name) => (env[`INPUT_${name.toUpperCase()}`] ?? '').trim();
function readFlag(name, given) {
    if (given !== 'true' && given !== 'false')
        refusing(name, given)('one of `true`, `false`');
    return given === 'true';
}
function refusing(name, given) {
    return (expected, { got = given, suggestion = null } = {}) => {
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('input-invalid', { name, got, expected, suggestion });
    };
}
/** What an input of an earlier version is written as now. */
const REPLACED = {
    'baseline-workflow': 'write `baseline: artifact:FILE`',
    'bisect-max-minutes': 'write the minutes into `bisect`, such as `bisect: 30`',
    'comment-details': 'write it into `comment`, such as `comment: always, ids`',
    'comment-on-commits': 'write `comment-on-commits: true` as a line of `issues`',
    'inherit-env': "write `target-env: '*'`",
    'issue-assignees': 'write `assignees: …` as a line of `issues`',
    'issue-labels': 'write `labels: …` as a line of `issues`',
    'issue-mention': 'write `mention: true` as a line of `issues`',
    'quickchart-url': 'write the address into `charts`, such as `charts: https://charts.example.com`',
    'skip-code-quality': 'write `skip-code: quality`',
    'skip-code-review': 'write `skip-code: review`',
};
/** The input `baseline` that has the base measured beside the change. */
const REF = 'ref';
/** Refuses inputs that mean nothing in this mode, or beside each other. Throws `input-invalid` for the first of them. */
function refuseInputs(env, inputs, mode) {
    const isRecorded = inputs.results.length > 0;
    for (const [name, { read, default: preset, modes, onlyWith = '', measures = false }] of _options_index_js__WEBPACK_IMPORTED_MODULE_1__/* .INPUTS */ .mc) {
        const given = textOf(env, name);
        if (given === '' || given === (read === undefined ? 'false' : preset))
            continue;
        const refuse = refusing(name, given);
        if (modes?.includes(mode) === false)
            refuse(`none in mode \`${mode}\`: only ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_3__/* .joinNames */ .JH)(modes.map((one) => `\`${one}\``))} ${modes.length === 1 ? 'takes' : 'take'} it`);
        if (onlyWith !== '' && textOf(env, onlyWith) === '')
            refuse(`none without \`${onlyWith}\``);
        if (isRecorded && (measures || (name === 'baseline' && given === REF)))
            refuse(`${name === 'baseline' ? '`artifact` or a path' : 'none'} beside \`results\`, which are measured already`);
    }
    if (mode === 'publish' && inputs.issueNumber !== null && !inputs.experiment)
        refusing('issue-number', String(inputs.issueNumber))('none without `experiment: true`');
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
    const { publishReport } = await Promise.all(/* import() */[__webpack_require__.e(7008), __webpack_require__.e(3)]).then(__webpack_require__.bind(__webpack_require__, 13277));
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

/***/ 9073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ isReference),
/* harmony export */   C_: () => (/* binding */ runOfReference),
/* harmony export */   EY: () => (/* binding */ trialsOfReference),
/* harmony export */   Tf: () => (/* binding */ claimsReference),
/* harmony export */   Wf: () => (/* binding */ readReference)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55156);
/* harmony import */ var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(35560);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50262);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(29598);
/* harmony import */ var _model_run_reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38045);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12141);
/* harmony import */ var _read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54974);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98194);









const versionSchema = zod__WEBPACK_IMPORTED_MODULE_6__.looseObject({ kind: zod__WEBPACK_IMPORTED_MODULE_6__.literal('reference'), schema_version: zod__WEBPACK_IMPORTED_MODULE_6__.int() });
/** Whether a path is a reference and not a run folder: it is a file. */
async function isReference(path) {
    return (await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .fileSize */ .Ov)(path)) !== null;
}
/** Whether a file says that it is a reference, and not, say, a suite. */
async function claimsReference(path) {
    return versionSchema.safeParse((0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .tryJson */ .MR)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8').catch(() => ''))).success;
}
/** A pinned reference, checked in full. Throws `run-too-large`, `run-too-new` and `run-invalid`. */
async function readReference(path) {
    const value = await (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .readJson */ .Vh)(path);
    const problem = 'it is not a reference that `goldenpair ratchet` wrote';
    if (!versionSchema.safeParse(value).success)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo('run-invalid', { path, line: null, problem });
    (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseNewer */ ._$)(path, value, _model_run_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .REFERENCE_SCHEMA_VERSION */ .ZV);
    return (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .parseStored */ .Tw)(_model_run_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .referenceSchema */ .Nm, value, { path, line: null });
}
/** The run behind a reference, as far as it is kept: no text of cases, no metrics' facts, no observations. */
function runOfReference({ kind: _kind, lowered: _lowered, cases, ...kept }) {
    return {
        ...kept,
        schema_version: _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .RUN_SCHEMA_VERSION */ .ZN,
        // No run is of one job with it.
        session_id: `reference of ${kept.run_id}`,
        subset: null,
        shard: null,
        cases: cases.map(caseOfReference),
        metrics: [],
    };
}
/** The scores that a reference keeps, as trials numbered from 0. */
function trialsOfReference({ cases }) {
    return cases.flatMap(({ id, scores, failed = [] }) => {
        const count = Math.max(0, ...Object.values(scores).map(({ length }) => length));
        return Array.from({ length: count }, (_, trial) => {
            const values = Object.entries(scores).flatMap(([metric, list]) => {
                const value = list[trial];
                return value === undefined ? [] : [[metric, value]];
            });
            return {
                case: id,
                trial,
                scores: Object.fromEntries(values.filter((entry) => entry[1] !== null)),
                unscored: Object.fromEntries(values.filter(([, value]) => value === null).map(([metric]) => [metric, 'unscored in the reference'])),
                ...(failed.includes(trial) && { failed: true }),
            };
        });
    });
}
/** Enough to pair it and to choose it by tag. */
function caseOfReference({ scores: _scores, failed: _failed, ...kept }) {
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_8__/* .omitUndefined */ .O)({
        ...kept,
        query: '',
        critical: false,
        enabled: true,
        answer_mode: 'answerable',
        expected_spans: [],
        checks: [],
        at: { file: '', line: 0 },
    });
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
    if (await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .isReference */ .A_)(folder))
        return sealFiles((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder), [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(folder)]);
    const { run, trials } = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .runFiles */ .NW)(folder);
    return sealFiles(folder, [run, trials, (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .confirmationsFile */ .NJ)(folder), (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .unjudgedFile */ .lI)(folder)].map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path)));
}
async function sealFiles(folder, names) {
    const files = {};
    for (const name of names)
        files[name] = await digestFile((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name));
    return { folder, files };
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
