export const id = 782;
export const ids = [782];
export const modules = {

/***/ 23782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
// EXTERNAL MODULE: ./build/core/model/error.js + 2 modules
var model_error = __webpack_require__(90876);
// EXTERNAL MODULE: ./build/core/model/report.js
var report = __webpack_require__(94944);
;// CONCATENATED MODULE: ./build/core/model/rules.js
const GATES_FROM = ['base', 'head'];

// EXTERNAL MODULE: ./build/core/model/shard.js
var model_shard = __webpack_require__(91352);
// EXTERNAL MODULE: ./build/core/model/suggest.js
var suggest = __webpack_require__(31406);
// EXTERNAL MODULE: ./build/core/model/verdict.js
var verdict = __webpack_require__(59665);
;// CONCATENATED MODULE: ./build/app/action-inputs.js







const MODES = ['auto', 'pr', 'baseline', 'publish', 'ab', 'aa'];
/** GitHub keeps artifacts for 400 days at most, on private repositories; the repository's own limit is GitHub's to apply. */
const MAX_RETENTION_DAYS = 400;
/**
 * Reads the inputs from the runner's environment (`INPUT_<NAME>`, dashes kept); an empty input is one that is not given.
 * @throws UserError `input-invalid`, naming the input, what was got and what it may be
 */
function readActionInputs(env) {
    const text = (name) => (env[`INPUT_${name.toUpperCase()}`] ?? '').trim();
    const charts = readChoice('charts', text('charts'), ['quickchart', 'mermaid', 'none'], 'quickchart');
    const quickchartUrl = readUrl('quickchart-url', text('quickchart-url') || 'https://quickchart.io');
    return {
        mode: readChoice('mode', text('mode'), MODES, 'auto'),
        suite: text('suite') || 'golden/suite.yaml',
        variants: readList(text('variants')),
        trials: readWhole('trials', text('trials'), 1, 100),
        subset: text('subset') || null,
        shard: readShard('shard', text('shard')),
        seed: readWhole('seed', text('seed'), 0, Number.MAX_SAFE_INTEGER),
        strict: readChoice('strict', text('strict'), ['true', 'false'], 'false') === 'true',
        baseline: text('baseline') || 'artifact',
        baselineWorkflow: text('baseline-workflow'),
        gatesFrom: readChoice('gates-from', text('gates-from'), GATES_FROM, 'base'),
        failOn: readChoice('fail-on', text('fail-on'), verdict/* FAIL_ON */.d$, 'regression'),
        comment: readChoice('comment', text('comment'), ['always', 'never'], 'always'),
        commentDetails: readChoice('comment-details', text('comment-details'), report/* CASE_DETAILS */.s, 'full'),
        charts: charts === 'quickchart' ? { kind: charts, url: quickchartUrl } : { kind: charts },
        concurrency: readWhole('concurrency', text('concurrency'), 1, 256),
        maxCostUsd: readPositive('max-cost-usd', text('max-cost-usd')),
        dryRun: readChoice('dry-run', text('dry-run'), ['true', 'false'], 'false') === 'true',
        targetEnv: readList(text('target-env')),
        cacheDir: text('cache-dir') || null,
        outputDir: text('output-dir') || 'goldenpair-report',
        retentionDays: readWhole('retention-days', text('retention-days'), 1, MAX_RETENTION_DAYS),
        workingDirectory: text('working-directory') || '.',
        githubToken: text('github-token'),
        openaiApiKey: text('openai-api-key') || null,
        openaiBaseUrl: text('openai-base-url') === '' ? null : readUrl('openai-base-url', text('openai-base-url')),
    };
}
function readChoice(name, got, choices, fallback) {
    if (got === '')
        return fallback;
    const parsed = schemas["enum"](choices).safeParse(got);
    if (parsed.success)
        return parsed.data;
    const expected = `one of ${choices.map((choice) => `\`${choice}\``).join(', ')}`;
    throw new model_error/* UserError */.y('input-invalid', { name, got, expected, suggestion: (0,suggest/* suggest */.Z)(got, choices) });
}
function readPositive(name, got) {
    if (got === '')
        return null;
    const parsed = schemas.string().transform(Number).pipe(schemas.number().positive()).safeParse(got);
    if (parsed.success)
        return parsed.data;
    throw new model_error/* UserError */.y('input-invalid', { name, got, expected: 'a number above 0', suggestion: null });
}
function readWhole(name, got, min, max) {
    if (got === '')
        return null;
    const parsed = schemas.string().regex(/^\d+$/).transform(Number).pipe(schemas.int().min(min).max(max)).safeParse(got);
    if (parsed.success)
        return parsed.data;
    const expected = `a whole number from ${min}${max === Number.MAX_SAFE_INTEGER ? '' : ` to ${max}`}`;
    throw new model_error/* UserError */.y('input-invalid', { name, got, expected, suggestion: null });
}
function readShard(name, got) {
    if (got === '')
        return null;
    const shard = (0,model_shard/* parseShard */.uK)(got);
    if (shard !== null)
        return shard;
    throw new model_error/* UserError */.y('input-invalid', { name, got, expected: model_shard/* SHARD_FORM */.KN, suggestion: null });
}
function readUrl(name, got) {
    const parsed = schemas.url({ protocol: /^https?$/ }).safeParse(got);
    if (parsed.success)
        return parsed.data.replace(/\/+$/, '');
    throw new model_error/* UserError */.y('input-invalid', { name, got, expected: 'an http(s) address', suggestion: null });
}
/** Names separated by commas, blanks or line ends. */
function readList(text) {
    return text.split(/[\s,]+/).filter((item) => item !== '');
}

// EXTERNAL MODULE: ./build/app/custom-metrics/scorer-program.js
var scorer_program = __webpack_require__(59569);
// EXTERNAL MODULE: ./build/app/locate-programs.js
var locate_programs = __webpack_require__(75024);
// EXTERNAL MODULE: ./build/app/secrets/known-secrets.js + 1 modules
var known_secrets = __webpack_require__(36123);
// EXTERNAL MODULE: ./build/app/secrets/mask-log.js
var mask_log = __webpack_require__(12615);
// EXTERNAL MODULE: ./build/shell/github/checkout.js
var github_checkout = __webpack_require__(88897);
// EXTERNAL MODULE: ./build/shell/github/request-error.js
var request_error = __webpack_require__(14799);
;// CONCATENATED MODULE: ./build/app/choose-mode.js
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
            if (inputs.variants.length >= 2)
                return { kind: 'run', mode: 'ab' };
            return nothing('workflow_dispatch without two `variants`', 'name two to ten to compare them, or set `mode: baseline` or `mode: pr`');
        case 'schedule':
            return nothing('schedule', 'set `mode: baseline` to measure and keep a baseline');
        case 'pull_request_target':
            return nothing('pull_request_target', 'measure on `pull_request`, and report with `mode: publish` on `workflow_run`');
        case 'other':
            return nothing(github.eventName, 'set `mode`');
    }
}
function nothing(event, advice) {
    return { kind: 'nothing', notice: `Goldenpair does nothing by itself on ${event}: ${advice}.` };
}

;// CONCATENATED MODULE: ./build/app/run-action.js





/** Each mode loads its own half of Goldenpair only. */
const run_action_MODES = {
    pr: async () => (await Promise.all(/* import() */[__webpack_require__.e(304), __webpack_require__.e(413), __webpack_require__.e(689), __webpack_require__.e(744), __webpack_require__.e(800), __webpack_require__.e(130), __webpack_require__.e(880)]).then(__webpack_require__.bind(__webpack_require__, 83880))).runPr,
    baseline: async () => (await Promise.all(/* import() */[__webpack_require__.e(304), __webpack_require__.e(413), __webpack_require__.e(689), __webpack_require__.e(744), __webpack_require__.e(800), __webpack_require__.e(97)]).then(__webpack_require__.bind(__webpack_require__, 79097))).runBaseline,
    publish: async () => (await Promise.all(/* import() */[__webpack_require__.e(304), __webpack_require__.e(413), __webpack_require__.e(689), __webpack_require__.e(744), __webpack_require__.e(130), __webpack_require__.e(697)]).then(__webpack_require__.bind(__webpack_require__, 22697))).runPublish,
    ab: async () => (await Promise.all(/* import() */[__webpack_require__.e(304), __webpack_require__.e(413), __webpack_require__.e(689), __webpack_require__.e(744), __webpack_require__.e(800), __webpack_require__.e(165)]).then(__webpack_require__.bind(__webpack_require__, 76165))).runAb,
    aa: async () => (await Promise.all(/* import() */[__webpack_require__.e(304), __webpack_require__.e(413), __webpack_require__.e(689), __webpack_require__.e(800), __webpack_require__.e(249), __webpack_require__.e(376)]).then(__webpack_require__.bind(__webpack_require__, 20376))).runAa,
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
    refuseShard(request, choice.mode);
    const { mode } = choice;
    if (request.inputs.dryRun && mode !== 'publish')
        return (await Promise.all(/* import() */[__webpack_require__.e(304), __webpack_require__.e(413), __webpack_require__.e(689), __webpack_require__.e(744), __webpack_require__.e(800), __webpack_require__.e(165), __webpack_require__.e(249), __webpack_require__.e(537)]).then(__webpack_require__.bind(__webpack_require__, 65537))).planMode(request, mode);
    const run = await run_action_MODES[mode]();
    try {
        return await run(request);
    }
    catch (error) {
        const failure = (0,request_error/* readRequestFailure */.i)(error);
        if (failure === null)
            throw error;
        const reason = (0,request_error/* explainFailure */.S)(failure, 'actions: read, pull-requests: write');
        throw new model_error/* UserError */.y('github-refused', { mode: choice.mode, reason }, { cause: error });
    }
}
/** Passed over in silence, it would have every job of a matrix do the whole. */
function refuseShard({ inputs: { shard } }, mode) {
    if (shard === null || mode === 'pr' || mode === 'baseline')
        return;
    const expected = `none in mode \`${mode}\``;
    throw new model_error/* UserError */.y('input-invalid', { name: 'shard', got: (0,model_shard/* formatShard */._D)(shard), expected, suggestion: null });
}
async function refusePullRequestTarget({ inputs, github, workingDirectory }) {
    const { event } = github;
    if (event.kind !== 'pull_request_target')
        return;
    const { head } = event.pullRequest;
    const checkout = await (0,github_checkout/* readCheckout */.b$)({ workingDirectory, fallbackSha: event.sha });
    if (checkout.sha === head.sha || checkout.parents?.includes(head.sha) === true) {
        throw new model_error/* UserError */.y('pull-request-target', { head: head.sha.slice(0, 7) });
    }
    if (inputs.mode !== 'auto') {
        throw new model_error/* UserError */.y('mode-needs-event', { mode: inputs.mode, event: event.kind, needs: '`pull_request`' });
    }
}

;// CONCATENATED MODULE: ./build/shell/github/action-log.js
/** The job's log. Plain lines may carry text of targets and artifacts, which must not become a command of the runner. */
function createActionLog({ debug, info, notice, warning, error }) {
    return { debug, info: (message) => info(disarmCommands(message)), notice, warning, error };
}
/**
 * Text that the runner takes for text: it reads `::name::` at the start of a line and `##[name]` anywhere as a command.
 * @example disarmCommands('::add-path::/tmp/evil') // ': :add-path::/tmp/evil'
 */
function disarmCommands(text) {
    return text.replace(/^([^\S\r\n]*):(?=:)/gm, '$1: ').replaceAll('##[', '# #[');
}

;// CONCATENATED MODULE: ./build/shell/github/client.js
/** The longest wait that GitHub may ask of us: a job that sleeps longer costs more than a report that is not posted. */
const LONGEST_WAIT_SECONDS = 90;
const RATE_LIMIT_RETRIES = 2;
/**
 * A client that honours GitHub's rate limits and repeats what failed by a server's fault (5xx, a lost connection) up to
 * three times. A request that must not be carried out twice says `request: { retries: 0 }`: its answer may be lost after
 * it was carried out. A refusal for a rate limit is always safe to repeat and is.
 */
async function createClient({ token, apiUrl, log, secondMs = 1000 }) {
    const [{ Octokit }, { retry }, { throttling }, { defaults, getOctokitOptions }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(439), __webpack_require__.e(303)]).then(__webpack_require__.bind(__webpack_require__, 11303)),
        Promise.all(/* import() */[__webpack_require__.e(251), __webpack_require__.e(735)]).then(__webpack_require__.bind(__webpack_require__, 49735)),
        Promise.all(/* import() */[__webpack_require__.e(251), __webpack_require__.e(856)]).then(__webpack_require__.bind(__webpack_require__, 86856)),
        Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(439), __webpack_require__.e(32)]).then(__webpack_require__.bind(__webpack_require__, 22032)),
    ]);
    const waits = (what) => (seconds, request, _octokit, retries) => {
        const patient = retries < RATE_LIMIT_RETRIES && seconds <= LONGEST_WAIT_SECONDS;
        log.info(`GitHub's ${what} is reached (${'url' in request ? String(request.url) : 'unknown request'}); ${patient ? `waiting ${seconds} s` : 'giving up'}.`);
        return patient;
    };
    const GitHub = Octokit.plugin(retry, throttling);
    return new GitHub({
        ...getOctokitOptions(token),
        baseUrl: apiUrl,
        // A runner behind a proxy: Node's own fetch does not read https_proxy.
        request: defaults.request ?? {},
        log: { debug: () => undefined, info: log.debug, warn: log.debug, error: log.debug },
        // The plugin's queues are shared by all clients of a process with the same id.
        throttle: {
            id: apiUrl,
            retryAfterBaseValue: secondMs,
            onRateLimit: waits('rate limit'),
            onSecondaryRateLimit: waits('secondary rate limit'),
        },
        retry: { retryAfterBaseValue: secondMs },
    });
}

// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./build/shell/github/event-context.js



const repositorySchema = schemas.looseObject({ id: schemas.int(), default_branch: schemas.string().optional() });
const endSchema = schemas.looseObject({
    sha: schemas.string(),
    ref: schemas.string(),
    /** Null when the fork was deleted. */
    repo: schemas.looseObject({ id: schemas.int(), owner: schemas.looseObject({ login: schemas.string() }) }).nullable(),
});
const pullRequestSchema = schemas.looseObject({
    number: schemas.int(),
    state: schemas.string().optional(),
    head: endSchema,
    base: endSchema,
});
const workflowRunSchema = schemas.looseObject({
    id: schemas.int(),
    run_attempt: schemas.int(),
    event: schemas.string(),
    head_branch: schemas.string().nullable(),
    head_sha: schemas.string(),
    head_repository: schemas.looseObject({ id: schemas.int(), owner: schemas.looseObject({ login: schemas.string() }) }).nullable(),
    repository: schemas.looseObject({ id: schemas.int() }),
});
const payloadSchema = schemas.looseObject({
    repository: repositorySchema.optional(),
    pull_request: pullRequestSchema.optional(),
    workflow_run: workflowRunSchema.optional(),
    merge_group: schemas.looseObject({ base_sha: schemas.string() }).optional(),
});
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
    if (name === 'merge_group')
        return { kind: name, sha, baseSha: payload.merge_group?.base_sha ?? null };
    return { kind: 'other', sha, name };
}
function readEnd({ sha, ref, repo }) {
    return { sha, branch: ref, repositoryId: repo?.id ?? null, owner: repo?.owner.login ?? null };
}
async function readPayload(path) {
    if (!path)
        return {};
    return payloadSchema.parse(JSON.parse(await (0,external_node_fs_promises_.readFile)(path, 'utf8')));
}
function need(env, variable) {
    const value = env[variable];
    if (!value)
        throw new model_error/* UserError */.y('not-on-actions', { variable });
    return value;
}

;// CONCATENATED MODULE: ./build/shell/github/upload-artifact.js
/**
 * Uploads files as an artifact of this workflow run. An artifact of the same name (a second step, or a second try) is
 * replaced. Failing is an outcome: what was measured is reported all the same.
 */
async function uploadArtifact(upload, env, log) {
    if (!env['ACTIONS_RUNTIME_TOKEN'] || !env['ACTIONS_RESULTS_URL']) {
        return { kind: 'skipped', reason: 'this runner offers no artifact storage (ACTIONS_RUNTIME_TOKEN is not set)' };
    }
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(439), __webpack_require__.e(251), __webpack_require__.e(659), __webpack_require__.e(32), __webpack_require__.e(281)]).then(__webpack_require__.bind(__webpack_require__, 51281));
    const client = new DefaultArtifactClient();
    try {
        return await send(client, upload);
    }
    catch (error) {
        if (!(error instanceof Error))
            throw error;
        if (error.name === 'GHESNotSupportedError')
            return { kind: 'skipped', reason: error.message };
        if (!/\(409\)|already exists/i.test(error.message))
            return { kind: 'failed', reason: error.message };
        log.info(`An artifact ${upload.name} exists in this run already; replacing it.`);
        return replace(client, upload);
    }
}
async function replace(client, upload) {
    try {
        await client.deleteArtifact(upload.name);
        return await send(client, upload);
    }
    catch (error) {
        if (!(error instanceof Error))
            throw error;
        return { kind: 'failed', reason: error.message };
    }
}
async function send(client, upload) {
    const { name, folder, files, retentionDays } = upload;
    const paths = files.map((file) => `${folder}/${file}`);
    const options = retentionDays === null ? {} : { retentionDays };
    const { id, size } = await client.uploadArtifact(name, paths, folder, options);
    return { kind: 'uploaded', id: id ?? 0, bytes: size ?? 0 };
}

// EXTERNAL MODULE: ./build/shell/io/clock.js
var clock = __webpack_require__(70280);
// EXTERNAL MODULE: ./build/shell/io/sha256.js
var sha256 = __webpack_require__(4879);
// EXTERNAL MODULE: ./build/shell/io/share-signal.js
var share_signal = __webpack_require__(8198);
;// CONCATENATED MODULE: ./build/bin/action.js
















const FAILED = {
    1: 'The golden suite regressed; the report says where.',
    2: 'The golden suite cannot tell; the report says why.',
    3: 'The set-up has to be mended.',
    4: 'Goldenpair failed.',
};
/** The Action's door: inputs and environment in, the job's state out. The runner itself only tells 0 from the rest. */
async function main(home) {
    const core = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(659)]).then(__webpack_require__.bind(__webpack_require__, 91659));
    const mask = (0,known_secrets/* maskSecrets */.Q)({ env: process.env });
    const cancelled = new AbortController();
    const cancel = () => cancelled.abort(new Error('The job was cancelled.'));
    process.once('SIGINT', cancel);
    process.once('SIGTERM', cancel);
    try {
        const code = await runAction(await readRequest(core, { home, mask, signal: (0,share_signal/* shareSignal */.m)(cancelled.signal) }));
        if (code !== 0)
            core.setFailed(FAILED[code]);
        process.exitCode = code;
    }
    catch (error) {
        const message = cancelled.signal.aborted ? 'The job was cancelled.' : describeMistake(error);
        core.setFailed(mask.text(message ?? `A bug of Goldenpair, please report it: ${describeBug(error)}`));
        process.exitCode = error instanceof model_error/* UserError */.y ? (0,model_error/* exitCodeOfError */.L)(error) : message === null ? 4 : 3;
    }
    finally {
        process.off('SIGINT', cancel);
        process.off('SIGTERM', cancel);
    }
}
async function readRequest(core, { home, mask, signal }) {
    const { env } = process;
    const inputs = readActionInputs(env);
    for (const secret of new Set((0,known_secrets/* knownSecrets */.x)({ env, providers: inputs })))
        if (secret !== '')
            core.setSecret(secret);
    const github = await readGitHubContext(env);
    const workspace = env['GITHUB_WORKSPACE'] ?? process.cwd();
    const workingDirectory = (0,external_node_path_.resolve)(workspace, inputs.workingDirectory);
    const log = (0,mask_log/* maskLog */.R)(createActionLog(core), mask);
    let client = null;
    return {
        inputs,
        github,
        workspace,
        workingDirectory,
        outputFolder: (0,external_node_path_.resolve)(workingDirectory, inputs.outputDir),
        scorer: (0,scorer_program/* locateScorer */.p)({ home, env, targetEnvNames: inputs.targetEnv }),
        programs: (0,locate_programs/* locatePrograms */.g)(home),
        effects: {
            env,
            log,
            commands: core,
            connect: () => (client ??= createClient({ token: inputs.githubToken, apiUrl: github.apiUrl, log })),
            wait: async (ms) => (0,promises_.setTimeout)(ms),
            clock: clock/* systemClock */.m,
            hash: sha256/* sha256 */.s,
            signal,
            upload: (upload) => uploadArtifact(upload, env, log),
        },
    };
}
function describeMistake(error) {
    return error instanceof model_error/* UserError */.y ? error.message : null;
}
function describeBug(error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
}


/***/ })

};
