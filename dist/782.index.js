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
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 13 modules
var schemas = __webpack_require__(55491);
// EXTERNAL MODULE: ./build/core/model/error.js + 1 modules
var model_error = __webpack_require__(27268);
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







const MODES = ['auto', 'pr', 'baseline', 'publish', 'ab'];
/** GitHub keeps artifacts for 400 days at most, on private repositories; the repository's own limit is GitHub's to apply. */
const MAX_RETENTION_DAYS = 400;
/**
 * Reads the inputs from the runner's environment (`INPUT_<NAME>`, dashes kept); an empty input is one that is not given.
 * @throws UserError `input-invalid`, naming the input, what was got and what it may be
 */
function readActionInputs(env) {
    const text = (name) => (env[`INPUT_${name.toUpperCase()}`] ?? '').trim();
    const charts = readChoice('charts', text('charts'), ['quickchart', 'none'], 'quickchart');
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
        charts: charts === 'none' ? { kind: 'none' } : { kind: 'quickchart', url: quickchartUrl },
        concurrency: readWhole('concurrency', text('concurrency'), 1, 256),
        targetEnv: readList(text('target-env')),
        outputDir: text('output-dir') || 'goldenpair-report',
        retentionDays: readWhole('retention-days', text('retention-days'), 1, MAX_RETENTION_DAYS),
        workingDirectory: text('working-directory') || '.',
        githubToken: text('github-token'),
    };
}
function readChoice(name, got, choices, fallback) {
    if (got === '')
        return fallback;
    const parsed = schemas/* enum */.k5n(choices).safeParse(got);
    if (parsed.success)
        return parsed.data;
    const expected = `one of ${choices.map((choice) => `\`${choice}\``).join(', ')}`;
    throw new model_error/* UserError */.y('input-invalid', { name, got, expected, suggestion: (0,suggest/* suggest */.Z)(got, choices) });
}
function readWhole(name, got, min, max) {
    if (got === '')
        return null;
    const parsed = schemas/* string */.YjP().regex(/^\d+$/).transform(Number).pipe(schemas/* int */.Whr().min(min).max(max)).safeParse(got);
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
    const parsed = schemas/* url */.OZ5({ protocol: /^https?$/ }).safeParse(got);
    if (parsed.success)
        return parsed.data.replace(/\/+$/, '');
    throw new model_error/* UserError */.y('input-invalid', { name, got, expected: 'an http(s) address', suggestion: null });
}
/** Names separated by commas, blanks or line ends. */
function readList(text) {
    return text.split(/[\s,]+/).filter((item) => item !== '');
}

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
            if (inputs.variants.length === 2)
                return { kind: 'run', mode: 'ab' };
            return nothing('workflow_dispatch without two `variants`', 'name two to compare them, or set `mode: baseline` or `mode: pr`');
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
    pr: async () => (await Promise.all(/* import() */[__webpack_require__.e(304), __webpack_require__.e(214), __webpack_require__.e(644), __webpack_require__.e(81), __webpack_require__.e(880)]).then(__webpack_require__.bind(__webpack_require__, 83880))).runPr,
    baseline: async () => (await Promise.all(/* import() */[__webpack_require__.e(304), __webpack_require__.e(214), __webpack_require__.e(644), __webpack_require__.e(97)]).then(__webpack_require__.bind(__webpack_require__, 79097))).runBaseline,
    publish: async () => (await Promise.all(/* import() */[__webpack_require__.e(304), __webpack_require__.e(214), __webpack_require__.e(81), __webpack_require__.e(826)]).then(__webpack_require__.bind(__webpack_require__, 65826))).runPublish,
    ab: async () => (await Promise.all(/* import() */[__webpack_require__.e(304), __webpack_require__.e(214), __webpack_require__.e(644), __webpack_require__.e(409)]).then(__webpack_require__.bind(__webpack_require__, 11409))).runAb,
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
    const run = await run_action_MODES[choice.mode]();
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



const repositorySchema = schemas/* looseObject */._H3({ id: schemas/* int */.Whr(), default_branch: schemas/* string */.YjP().optional() });
const endSchema = schemas/* looseObject */._H3({
    sha: schemas/* string */.YjP(),
    ref: schemas/* string */.YjP(),
    /** Null when the fork was deleted. */
    repo: schemas/* looseObject */._H3({ id: schemas/* int */.Whr(), owner: schemas/* looseObject */._H3({ login: schemas/* string */.YjP() }) }).nullable(),
});
const pullRequestSchema = schemas/* looseObject */._H3({
    number: schemas/* int */.Whr(),
    state: schemas/* string */.YjP().optional(),
    head: endSchema,
    base: endSchema,
});
const workflowRunSchema = schemas/* looseObject */._H3({
    id: schemas/* int */.Whr(),
    run_attempt: schemas/* int */.Whr(),
    event: schemas/* string */.YjP(),
    head_branch: schemas/* string */.YjP().nullable(),
    head_sha: schemas/* string */.YjP(),
    head_repository: schemas/* looseObject */._H3({ id: schemas/* int */.Whr(), owner: schemas/* looseObject */._H3({ login: schemas/* string */.YjP() }) }).nullable(),
    repository: schemas/* looseObject */._H3({ id: schemas/* int */.Whr() }),
});
const payloadSchema = schemas/* looseObject */._H3({
    repository: repositorySchema.optional(),
    pull_request: pullRequestSchema.optional(),
    workflow_run: workflowRunSchema.optional(),
    merge_group: schemas/* looseObject */._H3({ base_sha: schemas/* string */.YjP() }).optional(),
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
;// CONCATENATED MODULE: ./build/bin/action.js











const FAILED = {
    1: 'The golden suite regressed; the report says where.',
    2: 'The golden suite cannot tell; the report says why.',
    3: 'The set-up has to be mended.',
    4: 'Goldenpair failed.',
};
/** The Action's door: inputs and environment in, the job's state out. The runner itself only tells 0 from the rest. */
async function main() {
    const core = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(659)]).then(__webpack_require__.bind(__webpack_require__, 91659));
    const cancelled = new AbortController();
    const cancel = () => cancelled.abort(new Error('The job was cancelled.'));
    process.once('SIGINT', cancel);
    process.once('SIGTERM', cancel);
    try {
        const code = await runAction(await readRequest(core, cancelled.signal));
        if (code !== 0)
            core.setFailed(FAILED[code]);
        process.exitCode = code;
    }
    catch (error) {
        const message = cancelled.signal.aborted ? 'The job was cancelled.' : describeMistake(error);
        core.setFailed(message ?? `A bug of Goldenpair, please report it: ${describeBug(error)}`);
        process.exitCode = message === null ? 4 : 3;
    }
    finally {
        process.off('SIGINT', cancel);
        process.off('SIGTERM', cancel);
    }
}
async function readRequest(core, signal) {
    const { env } = process;
    const inputs = readActionInputs(env);
    if (inputs.githubToken !== '')
        core.setSecret(inputs.githubToken);
    const github = await readGitHubContext(env);
    const workspace = env['GITHUB_WORKSPACE'] ?? process.cwd();
    const workingDirectory = (0,external_node_path_.resolve)(workspace, inputs.workingDirectory);
    const log = createActionLog(core);
    let client = null;
    return {
        inputs,
        github,
        workspace,
        workingDirectory,
        outputFolder: (0,external_node_path_.resolve)(workingDirectory, inputs.outputDir),
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


/***/ }),

/***/ 27268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ UserError)
});

;// CONCATENATED MODULE: ./build/core/model/error-catalogue.js
const ERROR_MESSAGES = {
    'arguments-invalid': ({ command, got, suggestion }) => `goldenpair ${command}: ${got}.${suggestion === null ? '' : ` Did you mean \`${suggestion}\`?`} \`goldenpair ${command} --help\` shows what it takes.`,
    'artifacts-unsupported': ({ server }) => `${server} is a GitHub Enterprise Server, which has no artifacts of the kind Goldenpair keeps baselines in (input \`baseline: artifact\`). Commit a run folder and set the input \`baseline\` to its path.`,
    'baseline-not-kept': ({ suite, reason }) => `The baseline of suite ${suite} was measured but not kept, so pull requests will use an older one: ${reason}. Run the job again when that is mended.`,
    'command-unknown': ({ got, suggestion, known }) => `There is no command \`${got}\`.${suggestion === null ? '' : ` Did you mean \`${suggestion}\`?`} Known: ${known.join(', ')}.`,
    'file-exists': ({ paths, cure }) => `${paths.join(', ')} ${paths.length === 1 ? 'exists' : 'exist'} already, and nothing was written. ${cure}`,
    'file-unreadable': ({ path, reason }) => `Cannot read ${path}: ${reason}. Mend it, or name another file.`,
    'flag-invalid': ({ flag, got, expected }) => `--${flag}: got \`${got}\`, expected ${expected}.`,
    'gate-metric-unknown': ({ gate, metric, known }) => `Gate \`${gate}\`: the run did not measure \`${metric}\`. Name what it measured (${known.join(', ')}), or measure again.`,
    'gate-on-neutral-metric': ({ gate, metric }) => `Gate \`${gate}\`: \`${metric}\` has no better or worse, so it takes no margin. Give the gate \`min\` or \`max\` instead.`,
    'gate-without-margin': ({ gate, metric }) => `Gate \`${gate}\`: \`${metric}\` has no default margin. Give the gate a margin, \`min\` or \`max\`.`,
    'github-refused': ({ mode, reason }) => `Mode \`${mode}\` could not go on: ${reason}.`,
    'import-empty': ({ format, files }) => `Nothing could be imported from ${files.join(', ')} as ${format}; the notes above say why. Nothing was written.`,
    'import-invalid': ({ format, path, line, problem }) => `${path}${line === null ? '' : `:${line}`} cannot be imported as ${format}: ${problem}. docs/import.md shows the format.`,
    'init-found-nothing': ({ folder, looked_for }) => `There is nothing to ask about in ${folder}: no symbol or heading was found (looked for ${looked_for.join(', ')}). Stand in the repository of your documents or code, or name your own program: goldenpair init --target command --command "python3 assistant.py".`,
    'init-stopped': ({ question }) => `Stopped at the question "${question}". Nothing was written.`,
    'input-invalid': ({ name, got, expected, suggestion }) => `Input \`${name}\`: got \`${got}\`, expected ${expected}.${suggestion === null ? '' : ` Did you mean \`${suggestion}\`?`}`,
    'mode-needs-event': ({ mode, event, needs }) => `Mode \`${mode}\` cannot run on the event \`${event}\`: it needs ${needs}. Set the input \`mode\`, or start the workflow with that event.`,
    'no-fail-gate': ({ gates }) => `No gate has severity fail, so nothing could ever fail. Give one of them severity fail: ${gates.length === 0 ? 'there are no gates' : gates.join(', ')}.`,
    'non-inferior-per-run': ({ gate, metric }) => `Gate \`${gate}\`: \`${metric}\` is one figure for the whole run, for which non-inferiority cannot be shown. Use evidence significant or threshold.`,
    'not-on-actions': ({ variable }) => `The environment variable ${variable} is not set, so this is not a GitHub Actions runner. Use the command line instead: npx goldenpair run`,
    'nothing-to-publish': ({ reason }) => `There is nothing to publish: ${reason}. A job before this one must measure with \`mode: pr\` and upload its run.`,
    'output-unwritable': ({ path, reason }) => `Cannot write ${path}: ${reason}. Mend that, or name another folder (--out, in the Action the input \`output-dir\`).`,
    'primary-gate-must-compare-and-fail': ({ gate, problem }) => `Gate \`${gate}\` is primary but ${problem}. The primary gate needs severity fail and a margin.`,
    'pull-request-target': ({ head }) => `Refused: \`pull_request_target\` with a checkout of the pull request's head (${head}) would run the pull request's code with your secrets and a token that can write. Measure in a workflow on \`pull_request\` (permissions: contents: read, actions: read), and report from a second workflow on \`workflow_run\` with \`mode: publish\` (permissions: pull-requests: write).`,
    'relative-margin-needs-a-range-from-0': ({ gate, metric, problem }) => `Gate \`${gate}\`: a relative margin does not fit \`${metric}\`: ${problem}. Give an absolute margin.`,
    'run-differs': ({ folder, differences }) => `The run in ${folder} cannot be resumed, because it was started differently: ${differences.join('; ')}. Resume it with the same, or start anew without --resume.`,
    'run-interrupted': ({ folders, done, total, isResumable }) => total === 0
        ? 'Interrupted before a trial was made.'
        : `Interrupted: ${done} of ${total} trials were made and are kept in ${folders.join(' and ')}.${isResumable ? ' The same command with --resume makes the rest.' : ''}`,
    'run-invalid': ({ path, line, problem }) => `The run ${path}${line === null ? '' : `:${line}`} cannot be read: ${problem}. Measure again, or name another run folder.`,
    'run-not-found': ({ folder, missing }) => `No run in ${folder}: it has no ${missing}. Name a folder that \`goldenpair run\` wrote (run.json and trials.jsonl).`,
    'run-too-large': ({ path, line, limit }) => `The run ${path}${line === null ? '' : `:${line}`} is over the limit of ${limit}. Let the target reply with less text, or measure fewer cases.`,
    'run-too-new': ({ path, got, supported }) => `The run ${path} has schema_version ${got}, and this Goldenpair reads ${supported}. Use the version of Goldenpair that wrote it, or a newer one.`,
    'search-found-no-files': ({ folder, include, exclude }) => `The search target found no text in ${folder}: include ${include.join(', ')}${exclude.length === 0 ? '' : `, exclude ${exclude.join(', ')}`}. Correct \`include\` and \`exclude\` of the suite's target.`,
    'selection-empty': ({ cases, tags }) => `The selection chooses none of the ${cases} enabled cases. ${tags.length === 0 ? 'No case has a tag: choose by id, as in id:login-*.' : `Known tags: ${tags.join(', ')}.`}`,
    'selection-invalid': ({ selection, got, known }) => `The selection \`${selection}\` has a term that means nothing: \`${got}\`. Known: ${known.join(', ')}; commas mean or, a leading ! takes away.`,
    'setup-failed': ({ command, how, log }) => `The set-up of the target, \`${command}\`, ${how}. Run it by hand in a fresh checkout, or correct \`setup\` of the suite's target. ${log === '' ? 'It wrote nothing.' : `The end of its log:\n${log.replace(/^/gm, '  | ')}`}`,
    'several-primary-gates': ({ gates }) => `More than one gate is primary: ${gates.join(', ')}. Mark one of them.`,
    'shard-missing': ({ missing, found }) => `${missing.length === 1 ? 'A shard is' : `${missing.length} shards are`} missing: ${missing.join(', ')} (found: ${found.join(', ')}). Measure ${missing.length === 1 ? 'it' : 'them'} and name all folders.`,
    'shard-not-kept': ({ shard, suite, reason }) => `Shard ${shard} of suite ${suite} was measured but not kept, so the suite cannot be merged: ${reason}. Run the job again when that is mended.`,
    'shard-repeated': ({ shard, folders }) => `Shard ${shard} is there ${folders.length === 2 ? 'twice' : `${folders.length} times`}: ${folders.join(', ')}. Name one folder for each shard.`,
    'shard-unfinished': ({ shard, folder }) => `Shard ${shard} in ${folder} was not measured to its end. Finish it with \`goldenpair run --resume\`, or measure it again.`,
    'shards-differ': ({ what, values }) => `These are not shards of one run: \`${what}\` is ${values.map(({ folder, value }) => `${value} in ${folder}`).join(' and ')}. Measure all shards at one commit with the same suite, variant and flags.`,
    'shards-wanted': ({ folder }) => `The run in ${folder} is not a shard: it measured the whole suite, so there is nothing to merge. Shards are measured with \`goldenpair run --shard 1/4\`.`,
    'suite-invalid': ({ path, problems }) => `The suite ${path} has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n${[...problems.slice(0, 50), ...(problems.length > 50 ? [`… and ${problems.length - 50} more`] : [])].map((problem) => `  ${problem}`).join('\n')}`,
    'suite-not-found': ({ path }) => `No suite at ${path}. Name one with --suite (input \`suite\` in the Action), or write golden/suite.yaml.`,
    'suite-outside': ({ path, working_directory }) => `The suite ${path} is not inside the working directory ${working_directory}. Run Goldenpair in a folder that holds it (input \`working-directory\` in the Action).`,
    'target-cannot-start': ({ command, how, log }) => `The target \`${command}\` ${how} before it answered anything. Run it by hand, with a request on its stdin, to see why. ${log === '' ? 'It wrote nothing to stderr.' : `The end of its log:\n${log.replace(/^/gm, '  | ')}`}`,
    'variant-unknown': ({ name, suggestion, known }) => `The variant \`${name}\` is unknown.${suggestion === null ? '' : ` Did you mean \`${suggestion}\`?`} Known: ${known.join(', ')}.`,
    'variants-invalid': ({ got, known, suggestion }) => `Two different variants are compared: got ${got.length === 0 ? 'none' : got.join(', ')}.${suggestion === null ? '' : ` Did you mean \`${suggestion}\`?`} Known: ${known.join(', ')}.`,
};

;// CONCATENATED MODULE: ./build/core/model/error.js

/**
 * Something the user can mend. The message comes from the catalogue: what happened, where, what was got, what to do.
 * Every other error that reaches an entry is a bug of Goldenpair and is shown with its stack.
 */
class UserError extends Error {
    code;
    facts;
    constructor(code, facts, options) {
        super(ERROR_MESSAGES[code](facts), options);
        this.name = 'UserError';
        this.code = code;
        this.facts = facts;
    }
}


/***/ }),

/***/ 94944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ CASE_DETAILS),
/* harmony export */   w: () => (/* binding */ plainText)
/* harmony export */ });
/** The words alone. */
function plainText(text) {
    return text.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
/** How much of the cases' text a report may show: all, their ids, or counts alone. */
const CASE_DETAILS = ['full', 'ids', 'none'];


/***/ }),

/***/ 91352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Id: () => (/* binding */ shardSchema),
/* harmony export */   KN: () => (/* binding */ SHARD_FORM),
/* harmony export */   Xm: () => (/* binding */ selectShard),
/* harmony export */   _D: () => (/* binding */ formatShard),
/* harmony export */   uK: () => (/* binding */ parseShard)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55491);

/** One part of a suite that is measured on several machines: the `index`-th, from 1, of `of` parts. */
const shardSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ index: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive(), of: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive() })
    .refine(({ index, of }) => index <= of, 'a shard from 1 to the number of shards');
/** What `parseShard` reads, for messages. */
const SHARD_FORM = 'a part and their number, such as `2/4`';
/**
 * Reads a shard as the command line and the Action take it; null when it is none.
 * @example parseShard('2/4') // { index: 2, of: 4 }
 */
function parseShard(text) {
    const [, index, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(text.trim()) ?? [];
    return shardSchema.safeParse({ index: Number(index), of: Number(of) }).data ?? null;
}
/** @example formatShard({ index: 2, of: 4 }) // '2/4' */
function formatShard({ index, of }) {
    return `${index}/${of}`;
}
/**
 * The cases of one shard, in the order given: every `of`-th by sorted id, so that neither files nor their order matter, the shards
 * of a suite are disjoint and complete, and their sizes differ by one case at most (a shard may be empty).
 * @example selectShard([{ id: 'c' }, { id: 'a' }, { id: 'b' }], { index: 1, of: 2 }) // [{ id: 'c' }, { id: 'a' }]
 */
function selectShard(cases, { index, of }) {
    const ids = cases.map(({ id }) => id).sort();
    const chosen = new Set(ids.filter((_, position) => position % of === index - 1));
    return cases.filter(({ id }) => chosen.has(id));
}


/***/ }),

/***/ 31406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ suggest)
/* harmony export */ });
/* unused harmony export editDistance */
/**
 * The known name that was most likely meant, or null when none is near: "Did you mean `ndcg`?"
 * Near is at most a third of the longer name's letters in edits (insert, delete, replace, swap two neighbours), case ignored;
 * of equally near names the first wins.
 * @example suggest('ndgc', ['mrr', 'ndcg']) // 'ndcg'
 */
function suggest(name, known) {
    let best = null;
    let bestDistance = Infinity;
    for (const candidate of known) {
        const limit = Math.floor(Math.max(name.length, candidate.length) / 3);
        if (Math.abs(name.length - candidate.length) > limit)
            continue;
        const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
        if (distance <= limit && distance < bestDistance) {
            best = candidate;
            bestDistance = distance;
        }
    }
    return best;
}
/**
 * The least number of edits that turn one text into the other, each neighbour pair swapped at most once
 * (Damerau–Levenshtein, restricted: "optimal string alignment"; Damerau 1964, Comm. ACM 7:171).
 * @example editDistance('ca', 'ac') // 1
 */
function editDistance(from, to) {
    let beforePrevious = [];
    let previous = Array.from({ length: to.length + 1 }, (_, column) => column);
    for (let row = 1; row <= from.length; row++) {
        const current = [row];
        for (let column = 1; column <= to.length; column++) {
            const isSame = from[row - 1] === to[column - 1];
            const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
            current[column] = Math.min(at(previous, column) + 1, at(current, column - 1) + 1, at(previous, column - 1) + (isSame ? 0 : 1), isSwapped ? at(beforePrevious, column - 2) + 1 : Infinity);
        }
        beforePrevious = previous;
        previous = current;
    }
    return at(previous, to.length);
}
function at(row, column) {
    return row[column] ?? Infinity;
}


/***/ }),

/***/ 59665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d$: () => (/* binding */ FAIL_ON)
/* harmony export */ });
/* unused harmony exports GATE_VERDICTS, RUN_VERDICTS */
/** The words of a gate, in the order of verdict-rules step 5. */
const GATE_VERDICTS = (/* unused pure expression or super */ null && ([
    'invalid',
    'not-comparable',
    'breached',
    'regressed',
    'improved',
    'unchanged',
    'no-regression',
    'within-bounds',
    'inconclusive',
]));
/** The words of a whole run. */
const RUN_VERDICTS = (/* unused pure expression or super */ null && ([
    'invalid',
    'not-comparable',
    'regressed',
    'inconclusive',
    'improved',
    'unchanged',
    'no-regression',
]));
const FAIL_ON = ['regression', 'inconclusive', 'never'];


/***/ }),

/***/ 88897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b$: () => (/* binding */ readCheckout),
/* harmony export */   fr: () => (/* binding */ readPrefix)
/* harmony export */ });
/* unused harmony export readParents */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);


const run = (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
/**
 * What `git rev-parse HEAD` says in the working directory, with the parents from the commit itself: a checkout of depth 1
 * has no history, but the commit object names its parents all the same.
 */
async function readCheckout({ workingDirectory, fallbackSha, }) {
    const sha = await git(workingDirectory, ['rev-parse', '--verify', 'HEAD']);
    if (sha === null)
        return { sha: fallbackSha, parents: null };
    const commit = await git(workingDirectory, ['cat-file', 'commit', sha.trim()]);
    return { sha: sha.trim(), parents: commit === null ? null : readParents(commit) };
}
/** The working directory from the root of its repository, `a/b/` or empty; null where there is no git or no repository. */
async function readPrefix(workingDirectory) {
    return (await git(workingDirectory, ['rev-parse', '--show-prefix']))?.trim() ?? null;
}
/** The `parent` lines of a commit's header, which ends at the first empty line. */
function readParents(commit) {
    const header = commit.split('\n\n', 1)[0] ?? '';
    return header.split('\n').flatMap((line) => (line.startsWith('parent ') ? [line.slice('parent '.length)] : []));
}
async function git(cwd, args) {
    try {
        // In a container the checkout belongs to another user, and git would refuse to read it.
        const { stdout } = await run('git', ['-c', 'safe.directory=*', ...args], { cwd, maxBuffer: 1 << 22 });
        return stdout;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 14799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ explainFailure),
/* harmony export */   i: () => (/* binding */ readRequestFailure)
/* harmony export */ });
/** The failure behind an error of the client, or null when the error is something else, and so a bug. */
function readRequestFailure(error) {
    if (!(error instanceof Error))
        return null;
    if (error.name === 'GraphqlResponseError')
        return { status: 200, message: firstLine(error.message) };
    if (!('status' in error) || typeof error.status !== 'number')
        return null;
    return { status: error.status, message: firstLine(error.message) };
}
/**
 * Why GitHub refused, in words that say what to add.
 * @param permission what the request needs, as it is written in a workflow: `actions: read`
 */
function explainFailure(failure, permission) {
    const { status, message } = failure;
    if (status === 401)
        return `the token is not valid (${message}); see the input \`github-token\``;
    if (status === 403 && /rate limit|abuse/i.test(message))
        return `GitHub's rate limit is reached (${message})`;
    if (status === 403)
        return `the token may not do it (${message}); add \`${permission}\` to the job's permissions`;
    // GitHub answers 404 for what a token may not even see.
    if (status === 404)
        return `GitHub cannot find it, or the token may not see it (${message}); the job needs \`${permission}\``;
    return `GitHub answered ${status} (${message})`;
}
function firstLine(text) {
    return (text.split('\n')[0] ?? '').replace(/ - https:\/\/docs\.github\.com\S*/, '').slice(0, 300);
}


/***/ }),

/***/ 70280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_perf_hooks__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(643);

const systemClock = { now: () => new Date(), monotonicMs: () => node_perf_hooks__WEBPACK_IMPORTED_MODULE_0__.performance.now() };


/***/ }),

/***/ 4879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** `sha256:<hex>` of a text in UTF-8. */
function sha256(text) {
    return `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex')}`;
}


/***/ })

};
