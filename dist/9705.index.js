export const id = 9705;
export const ids = [9705,4944];
export const modules = {

/***/ 59569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ LOAD_LIMIT_MS),
/* harmony export */   p: () => (/* binding */ locateScorer)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _shell_targets_target_environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97823);


/** For loading the modules of a suite: starting Node and what they import. */
const LOAD_LIMIT_MS = 30_000;
/** The one that lies beside this program in `home`, with what a target may see of the environment. */
function locateScorer({ home, env, targetEnvNames, }) {
    return {
        command: [process.execPath, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, 'dist', 'metrics.js')],
        env: (0,_shell_targets_target_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .targetEnvironment */ .d)(env, targetEnvNames),
    };
}


/***/ }),

/***/ 75024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ locatePrograms)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** The programs that lie beside this one in `home`, Goldenpair's own folder. */
function locatePrograms(home) {
    return { module: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, 'dist', 'module.js') };
}


/***/ }),

/***/ 59947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ readAddress)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55156);
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90876);
/* harmony import */ var _shell_providers_has_user_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10626);
/* harmony import */ var _shell_providers_printable_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10858);




/** An address that an input or a variable gives, as it is. Throws `input-invalid`, which shows neither user nor password. */
function readAddress(name, got) {
    const refuse = (shown, expected) => {
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('input-invalid', { name, got: shown, expected, suggestion: null });
    };
    if (!zod__WEBPACK_IMPORTED_MODULE_1__.url({ protocol: /^https?$/ }).safeParse(got).success)
        return refuse(got.replace(/^(\w+:\/\/)?.*@/s, '$1'), 'an http(s) address');
    return (0,_shell_providers_has_user_js__WEBPACK_IMPORTED_MODULE_2__/* .hasUser */ ._)(got) ? refuse((0,_shell_providers_printable_address_js__WEBPACK_IMPORTED_MODULE_3__/* .printableAddress */ .i)(got), 'an address without user and password in front of its host') : got;
}


/***/ }),

/***/ 8660:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DU: () => (/* binding */ endWithoutSecrets),
/* harmony export */   J3: () => (/* binding */ findMissingSecrets),
/* harmony export */   h5: () => (/* binding */ forgiveUnjudged)
/* harmony export */ });
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90876);

/**
 * What a fork's pull request would need and was not given, in a clause; null where nothing is missing, or where it is the workflow that
 * forgot it. GitHub makes a secret that forks do not get an empty variable, and no answer of a target without its key is worth counting.
 * `error` is what the mode has ended with.
 */
function findMissingSecrets({ inputs, github, effects }, mode, error) {
    const { event } = github;
    if (mode !== 'pr' || event.kind !== 'pull_request' || !event.pullRequest.isFork)
        return null;
    if (error instanceof _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y && error.code === 'provider-key-missing')
        return 'the key of a provider is not there';
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
    const reason = `a fork's pull request gets no secrets, and ${missing}`;
    effects.log.notice(`Not measured: ${reason}.`);
    const summary = [
        `### 👋 Not measured: \`${head.sha.slice(0, 7)}\``,
        '',
        `Nothing was asked and nothing compared: ${reason}.`,
        '',
        `A maintainer of ${serverUrl}/${owner}/${repo} can measure it after reading the change: start the workflow on \`workflow_dispatch\` with \`pr-number: ${number}\` and the commit \`${head.sha}\` (docs/forks.md of Goldenpair).`,
        '',
    ].join('\n');
    // Every Action starts with this file, and few end here.
    const { publishReport } = await Promise.all(/* import() */[__webpack_require__.e(6779), __webpack_require__.e(1889)]).then(__webpack_require__.bind(__webpack_require__, 16779));
    await publishReport({
        ...{ comment: '', summary, annotations: [], outputs: {} },
        marker: { suite: 'none', run: runId, attempt: runAttempt, sha: head.sha },
        place: { kind: 'none', reason: 'nothing was measured' },
    }, effects);
    return 0;
}
/** The exit code of a verdict; 0 for a fork's that is invalid for want of the judge's key only, which its report says. */
function forgiveUnjudged(verdict, { isFork, isUnjudged }) {
    return isFork && isUnjudged && verdict.word === 'invalid' && verdict.exit_code !== 4 ? 0 : verdict.exit_code;
}


/***/ }),

/***/ 99705:
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
// EXTERNAL MODULE: ./build/core/model/inference.js
var inference = __webpack_require__(20523);
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
// EXTERNAL MODULE: ./build/app/read-address.js
var read_address = __webpack_require__(59947);
;// CONCATENATED MODULE: ./build/app/action-inputs.js









const MODES = ['auto', 'pr', 'baseline', 'nightly', 'publish', 'ab', 'aa'];
/** GitHub keeps artifacts for 400 days at most, on private repositories; the repository's own limit is GitHub's to apply. */
const MAX_RETENTION_DAYS = 400;
/**
 * Reads the inputs from the runner's environment (`INPUT_<NAME>`, dashes kept); an empty input is one that is not given.
 * @throws UserError `input-invalid`, naming the input, what was got and what it may be
 */
function readActionInputs(env) {
    const text = (name) => (env[`INPUT_${name.toUpperCase()}`] ?? '').trim();
    const charts = readChoice('charts', text('charts'), ['quickchart', 'branch', 'mermaid', 'none'], 'quickchart');
    const quickchartUrl = readUrl('quickchart-url', text('quickchart-url') || 'https://quickchart.io');
    const [publicKey, secretKey] = [text('langfuse-public-key'), text('langfuse-secret-key')];
    const skipsReview = readChoice('skip-code-review', text('skip-code-review'), ['true', 'false'], 'false') === 'true';
    const skipsCode = readChoice('skip-code-quality', text('skip-code-quality'), ['true', 'false'], 'false') === 'true';
    const langfuseUrl = readUrl('langfuse-base-url', text('langfuse-base-url') || 'https://cloud.langfuse.com');
    return {
        mode: readChoice('mode', text('mode'), MODES, 'auto'),
        prNumber: readWhole('pr-number', text('pr-number'), 1, Number.MAX_SAFE_INTEGER),
        suite: text('suite') || 'golden/suite.yaml',
        issueNumber: readWhole('issue-number', text('issue-number'), 1, Number.MAX_SAFE_INTEGER),
        experiment: readChoice('experiment', text('experiment'), ['true', 'false'], 'false') === 'true',
        label: text('label') || null,
        variants: readList(text('variants')),
        refs: readList(text('refs')),
        trials: readWhole('trials', text('trials'), 1, 100),
        inference: readOptional('inference', text('inference'), inference/* INFERENCES */.R),
        subset: text('subset') || null,
        shard: readShard('shard', text('shard')),
        seed: readWhole('seed', text('seed'), 0, Number.MAX_SAFE_INTEGER),
        strict: readChoice('strict', text('strict'), ['true', 'false'], 'false') === 'true',
        skipped: skipsCode ? 'code' : skipsReview ? 'review' : null,
        baseline: text('baseline') || 'artifact',
        baselineWorkflow: text('baseline-workflow'),
        gatesFrom: readChoice('gates-from', text('gates-from'), GATES_FROM, 'base'),
        failOn: readChoice('fail-on', text('fail-on'), verdict/* FAIL_ON */.d$, 'regression'),
        comment: readChoice('comment', text('comment'), ['always', 'on-change', 'never'], 'always'),
        commentDetails: readChoice('comment-details', text('comment-details'), report/* CASE_DETAILS */.sj, 'full'),
        check: readChoice('check', text('check'), ['true', 'false'], 'false') === 'true',
        charts: charts === 'quickchart' || charts === 'branch' ? { kind: charts, url: quickchartUrl } : { kind: charts },
        issues: readChoice('issues', text('issues'), ['always', 'dry-run', 'never'], 'always'),
        issueLabels: readNames(text('issue-labels')),
        issueAssignees: readList(text('issue-assignees')),
        issueMention: readChoice('issue-mention', text('issue-mention'), ['true', 'false'], 'false') === 'true',
        commentOnCommits: readChoice('comment-on-commits', text('comment-on-commits'), ['true', 'false'], 'false') === 'true',
        reference: text('reference') || null,
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
        slackWebhookUrl: text('slack-webhook-url') === '' ? null : readUrl('slack-webhook-url', text('slack-webhook-url')),
        langfuse: publicKey === '' || secretKey === '' ? null : { url: langfuseUrl, publicKey, secretKey },
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
function readOptional(name, got, choices) {
    const [first] = choices;
    return got === '' || first === undefined ? null : readChoice(name, got, choices, first);
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
    return (0,read_address/* readAddress */.z)(name, got).replace(/\/+$/, '');
}
/** Names separated by commas, blanks or line ends. */
function readList(text) {
    return text.split(/[\s,]+/).filter((item) => item !== '');
}
/** Names that may have blanks in them, separated by commas or line ends. */
function readNames(text) {
    return text
        .split(/[\n,]+/)
        .map((item) => item.trim())
        .filter((item) => item !== '');
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
// EXTERNAL MODULE: ./build/shell/github/enterprise-server.js
var enterprise_server = __webpack_require__(61956);
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

// EXTERNAL MODULE: ./build/shell/github/pull-requests.js
var pull_requests = __webpack_require__(65037);
;// CONCATENATED MODULE: ./build/app/take-pull-request.js



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
    if (mode !== 'pr' && mode !== 'publish')
        throw refuse(number, `none in mode \`${mode}\``);
    const { owner, repo, event } = github;
    const pullRequest = await (0,pull_requests/* getPullRequest */.T9)(await effects.connect(), { owner, repo, number });
    if (mode === 'pr') {
        const { head } = pullRequest;
        const { sha, parents } = await (0,github_checkout/* readCheckout */.b$)({ workingDirectory, fallbackSha: event.sha });
        if (sha !== head.sha && parents?.[1] !== head.sha) {
            const [wanted, got] = [head.sha.slice(0, 7), sha.slice(0, 7)];
            throw new model_error/* UserError */.y('pull-request-not-checked-out', { number, head: wanted, got });
        }
    }
    const taken = { kind: 'pull_request', sha: event.sha, pullRequest: { ...pullRequest, isFork: false } };
    return { ...request, github: { ...github, event: taken } };
}
function refuse(number, expected) {
    return new model_error/* UserError */.y('input-invalid', { name: 'pr-number', got: String(number), expected, suggestion: null });
}

// EXTERNAL MODULE: ./build/app/without-secrets.js
var without_secrets = __webpack_require__(8660);
;// CONCATENATED MODULE: ./build/app/run-action.js








/** Each mode loads its own half of Goldenpair only. */
const run_action_MODES = {
    pr: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(2413), __webpack_require__.e(2174), __webpack_require__.e(111), __webpack_require__.e(4191), __webpack_require__.e(26), __webpack_require__.e(3650), __webpack_require__.e(8689), __webpack_require__.e(203), __webpack_require__.e(5072), __webpack_require__.e(1652), __webpack_require__.e(1084), __webpack_require__.e(397), __webpack_require__.e(2955), __webpack_require__.e(3456), __webpack_require__.e(513), __webpack_require__.e(6108), __webpack_require__.e(6779), __webpack_require__.e(5528), __webpack_require__.e(5866), __webpack_require__.e(7318), __webpack_require__.e(5546), __webpack_require__.e(3880)]).then(__webpack_require__.bind(__webpack_require__, 83880))).runPr,
    baseline: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(2413), __webpack_require__.e(2174), __webpack_require__.e(111), __webpack_require__.e(4191), __webpack_require__.e(26), __webpack_require__.e(3650), __webpack_require__.e(8689), __webpack_require__.e(203), __webpack_require__.e(5072), __webpack_require__.e(1652), __webpack_require__.e(1084), __webpack_require__.e(397), __webpack_require__.e(2955), __webpack_require__.e(3456), __webpack_require__.e(513), __webpack_require__.e(6108), __webpack_require__.e(6779), __webpack_require__.e(5528), __webpack_require__.e(5866), __webpack_require__.e(784)]).then(__webpack_require__.bind(__webpack_require__, 79097))).runBaseline,
    nightly: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(2413), __webpack_require__.e(2174), __webpack_require__.e(111), __webpack_require__.e(4191), __webpack_require__.e(26), __webpack_require__.e(3650), __webpack_require__.e(8689), __webpack_require__.e(203), __webpack_require__.e(5072), __webpack_require__.e(1652), __webpack_require__.e(1084), __webpack_require__.e(397), __webpack_require__.e(2955), __webpack_require__.e(3456), __webpack_require__.e(513), __webpack_require__.e(6108), __webpack_require__.e(6779), __webpack_require__.e(5528), __webpack_require__.e(5866), __webpack_require__.e(6408)]).then(__webpack_require__.bind(__webpack_require__, 8545))).runNightly,
    publish: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(2413), __webpack_require__.e(2174), __webpack_require__.e(111), __webpack_require__.e(4191), __webpack_require__.e(26), __webpack_require__.e(8689), __webpack_require__.e(203), __webpack_require__.e(5072), __webpack_require__.e(1652), __webpack_require__.e(1084), __webpack_require__.e(397), __webpack_require__.e(2955), __webpack_require__.e(3456), __webpack_require__.e(513), __webpack_require__.e(6779), __webpack_require__.e(5528), __webpack_require__.e(5866), __webpack_require__.e(3873), __webpack_require__.e(5546), __webpack_require__.e(329)]).then(__webpack_require__.bind(__webpack_require__, 329))).runPublish,
    ab: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(2413), __webpack_require__.e(2174), __webpack_require__.e(111), __webpack_require__.e(4191), __webpack_require__.e(26), __webpack_require__.e(3650), __webpack_require__.e(8689), __webpack_require__.e(203), __webpack_require__.e(5072), __webpack_require__.e(1652), __webpack_require__.e(1084), __webpack_require__.e(397), __webpack_require__.e(2955), __webpack_require__.e(3456), __webpack_require__.e(513), __webpack_require__.e(6108), __webpack_require__.e(6779), __webpack_require__.e(5528), __webpack_require__.e(5866), __webpack_require__.e(3873), __webpack_require__.e(7318), __webpack_require__.e(1848)]).then(__webpack_require__.bind(__webpack_require__, 11409))).runAb,
    aa: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(2413), __webpack_require__.e(2174), __webpack_require__.e(111), __webpack_require__.e(4191), __webpack_require__.e(26), __webpack_require__.e(3650), __webpack_require__.e(8689), __webpack_require__.e(203), __webpack_require__.e(5072), __webpack_require__.e(1652), __webpack_require__.e(1084), __webpack_require__.e(6108), __webpack_require__.e(6779), __webpack_require__.e(5528), __webpack_require__.e(1249), __webpack_require__.e(3113)]).then(__webpack_require__.bind(__webpack_require__, 20376))).runAa,
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
    refuseExperiment(request, choice.mode);
    refuseArtifacts(request, choice.mode);
    const { mode } = choice;
    if (request.inputs.dryRun && mode !== 'publish')
        return (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(2413), __webpack_require__.e(2174), __webpack_require__.e(111), __webpack_require__.e(4191), __webpack_require__.e(26), __webpack_require__.e(3650), __webpack_require__.e(8689), __webpack_require__.e(203), __webpack_require__.e(5072), __webpack_require__.e(1652), __webpack_require__.e(1084), __webpack_require__.e(397), __webpack_require__.e(2955), __webpack_require__.e(3456), __webpack_require__.e(513), __webpack_require__.e(6108), __webpack_require__.e(6779), __webpack_require__.e(5528), __webpack_require__.e(5866), __webpack_require__.e(3873), __webpack_require__.e(1196), __webpack_require__.e(7318), __webpack_require__.e(1249), __webpack_require__.e(7976)]).then(__webpack_require__.bind(__webpack_require__, 65537))).planMode(request, mode);
    const run = await run_action_MODES[mode]();
    try {
        const taken = await takePullRequest(request, mode);
        if (request.inputs.dryRun)
            return await (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(2413), __webpack_require__.e(2174), __webpack_require__.e(111), __webpack_require__.e(4191), __webpack_require__.e(26), __webpack_require__.e(8689), __webpack_require__.e(203), __webpack_require__.e(5072), __webpack_require__.e(1652), __webpack_require__.e(1084), __webpack_require__.e(397), __webpack_require__.e(2955), __webpack_require__.e(3456), __webpack_require__.e(513), __webpack_require__.e(6779), __webpack_require__.e(5528), __webpack_require__.e(5866), __webpack_require__.e(3873), __webpack_require__.e(5546), __webpack_require__.e(329), __webpack_require__.e(6227)]).then(__webpack_require__.bind(__webpack_require__, 36227))).planPublish(taken);
        const missing = (0,without_secrets/* findMissingSecrets */.J3)(taken, mode);
        return missing === null ? await run(taken) : await (0,without_secrets/* endWithoutSecrets */.DU)(taken, missing);
    }
    catch (error) {
        const missing = (0,without_secrets/* findMissingSecrets */.J3)(request, mode, error);
        if (missing !== null)
            return (0,without_secrets/* endWithoutSecrets */.DU)(request, missing);
        const failure = (0,request_error/* readRequestFailure */.iu)(error);
        if (failure === null)
            throw error;
        const reason = (0,request_error/* explainFailure */.SP)(failure, 'actions: read, pull-requests: write');
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
/** Of mode `ab` alone, and of `publish` after it; `inference` is recorded in what `publish` reads. */
function refuseExperiment({ inputs }, mode) {
    if (mode === 'ab')
        return;
    const { refs, inference, issueNumber, experiment } = inputs;
    const isPublished = mode === 'publish' && experiment;
    const given = [
        ['refs', refs.join(', '), `none in mode \`${mode}\``],
        ['inference', inference ?? '', `none in mode \`${mode}\`: of \`ab\` alone`],
        ['experiment', experiment && mode !== 'publish' ? 'true' : '', `none in mode \`${mode}\``],
        [
            'issue-number',
            issueNumber === null || isPublished ? '' : String(issueNumber),
            mode === 'publish' ? 'none without `experiment: true`' : `none in mode \`${mode}\``,
        ],
    ];
    for (const [name, got, expected] of given)
        if (got !== '')
            throw new model_error/* UserError */.y('input-invalid', { name, got, expected, suggestion: null });
}
/** Before anything is measured that could then not be compared, or not be handed over. */
function refuseArtifacts({ inputs, github }, mode) {
    if (mode === 'publish')
        (0,enterprise_server/* demandArtifacts */.Z)(github.serverUrl, '`mode: publish`');
    if (inputs.shard !== null)
        (0,enterprise_server/* demandArtifacts */.Z)(github.serverUrl, '`shard`');
    if (mode === 'pr' && inputs.baseline === 'artifact')
        (0,enterprise_server/* demandArtifacts */.Z)(github.serverUrl, '`baseline: artifact`');
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

// EXTERNAL MODULE: ./build/shell/github/action-log.js
var action_log = __webpack_require__(47404);
// EXTERNAL MODULE: ./build/shell/github/client.js + 2 modules
var github_client = __webpack_require__(5035);
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


/** The largest run takes a minute. A service that answers nothing is asked five times for three minutes each, whatever it is asked. */
const LIMIT_MS = 5 * 60_000;
/**
 * Uploads files as an artifact of this workflow run. One of the same name (a second step, or a job that is run again) is replaced. What fails is
 * tried twice, beside the client's own repeats. Failing is an outcome: what was measured is reported all the same.
 * @param limitMs for all of it; what is under way then is given up, though its connection may still be open
 */
async function uploadArtifact(upload, { env, log, limitMs = LIMIT_MS }) {
    // The client's own refusal advises to try again.
    const server = (0,enterprise_server/* enterpriseHost */.C)(env['GITHUB_SERVER_URL'] || 'https://github.com');
    if (server !== null) {
        const reason = `${server} is a GitHub Enterprise Server, whose artifacts are of another kind`;
        return { kind: 'unsupported', server, reason };
    }
    if (!env['ACTIONS_RUNTIME_TOKEN'] || !env['ACTIONS_RESULTS_URL'])
        return { kind: 'failed', reason: 'this runner offers no artifact storage (ACTIONS_RUNTIME_TOKEN is not set)' };
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(8439), __webpack_require__.e(3251), __webpack_require__.e(1659), __webpack_require__.e(9651), __webpack_require__.e(1281)]).then(__webpack_require__.bind(__webpack_require__, 51281));
    const ended = new AbortController();
    const late = (0,promises_.setTimeout)(limitMs, null, { signal: ended.signal }).catch(() => null);
    try {
        const outcome = await Promise.race([sendTwice(new DefaultArtifactClient(), upload, log), late]);
        return outcome ?? { kind: 'failed', reason: `it was not done within ${limitMs / 1000} s` };
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
    const kept = isFinalizing(first) ? await findArtifact(client, name) : null;
    if (kept !== null)
        return kept;
    log.info(isConflict(first)
        ? `An artifact ${name} exists in this run already; replacing it.`
        : `The artifact ${name} was not uploaded: ${first.reason}; trying again.`);
    const refused = await removeArtifact(client, name);
    if (refused !== null)
        return refused;
    const second = await send(client, upload);
    if (second.kind === 'uploaded' || !isConflict(second))
        return second;
    // GitHub keeps the name of an upload that was begun, and shows it to nobody.
    const before = isConflict(first) ? 'an upload of this name was begun before and never ended' : first.reason;
    return { kind: 'failed', reason: `${before}; its name stays taken until the job is run again` };
}
const isConflict = ({ reason }) => /\(409\)|already exists/i.test(reason);
const isFinalizing = ({ reason }) => reason.includes('FinalizeArtifact');
/** Asking again does not make room. */
const isFull = ({ reason }) => reason.includes('storage quota');
async function send(client, { name, folder, files, retentionDays }) {
    const paths = files.map((file) => `${folder}/${file}`);
    const options = retentionDays === null ? {} : { retentionDays };
    try {
        const { id, size } = await client.uploadArtifact(name, paths, folder, options);
        return { kind: 'uploaded', id: id ?? 0, bytes: size ?? 0 };
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
    const core = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(1659)]).then(__webpack_require__.bind(__webpack_require__, 91659));
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
    // An upload that was given up keeps its connection for minutes, and with it the job; what was written goes first.
    process.stdout.write('', () => process.exit());
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
    const log = (0,mask_log/* maskLog */.R)((0,action_log/* createActionLog */.r)(core), mask);
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
            connect: () => (client ??= (0,github_client/* createClient */.U)({ token: inputs.githubToken, apiUrl: github.apiUrl, log })),
            wait: async (ms) => (0,promises_.setTimeout)(ms),
            clock: clock/* systemClock */.m,
            hash: sha256/* sha256 */.s,
            signal,
            saveState: core.saveState,
            upload: (upload) => uploadArtifact(upload, { env, log }),
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

/***/ 20523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ INFERENCES),
/* harmony export */   h: () => (/* binding */ chooseInference)
/* harmony export */ });
/**
 * What a comparison speaks of (verdict-rules 10.9). `cases-like-these`: the cases stand for others, and are the unit. `these-cases`: of these
 * cases alone, whose trials are the unit; nothing follows for others.
 */
const INFERENCES = ['cases-like-these', 'these-cases'];
/** `recorded` is the run's own word; absent: it has none. */
function chooseInference(choice, recorded) {
    return choice === 'recorded' ? (recorded ?? 'cases-like-these') : choice;
}


/***/ }),

/***/ 94944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

/** One part of a suite that is measured on several machines: the `index`-th, from 1, of `of` parts. */
const shardSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ index: zod__WEBPACK_IMPORTED_MODULE_0__.int().positive(), of: zod__WEBPACK_IMPORTED_MODULE_0__.int().positive() })
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

/***/ 59665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z4: () => (/* binding */ RUN_VERDICTS),
/* harmony export */   d$: () => (/* binding */ FAIL_ON)
/* harmony export */ });
/* unused harmony export GATE_VERDICTS */
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
const RUN_VERDICTS = [
    'invalid',
    'not-comparable',
    'regressed',
    'inconclusive',
    'improved',
    'unchanged',
    'no-regression',
];
const FAIL_ON = ['regression', 'inconclusive', 'never'];


/***/ }),

/***/ 47404:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ createActionLog)
/* harmony export */ });
/* unused harmony export disarmCommands */
/* harmony import */ var _core_render_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97068);

/** The job's log. Lines may carry text of targets and artifacts, which must neither become a command of the runner nor an escape that a log obeys. */
function createActionLog({ debug, info, notice, warning, error }) {
    return {
        debug: (message) => debug((0,_core_render_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(message)),
        info: (message) => info(disarmCommands((0,_core_render_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(message))),
        notice: (message) => notice((0,_core_render_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(message)),
        warning: (message) => warning((0,_core_render_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(message)),
        error: (message) => error((0,_core_render_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(message)),
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
 * What HEAD is in the working directory, with the parents from the commit itself: a checkout of depth 1 has no history, but
 * the commit object names its parents all the same. One start of git gives both.
 */
async function readCheckout({ workingDirectory, fallbackSha, }) {
    const answer = await git(workingDirectory, ['cat-file', '--batch'], 'HEAD\n');
    const [, sha, commit] = /^([0-9a-f]+) commit \d+\n([^]*)$/.exec(answer ?? '') ?? [];
    if (sha === undefined || commit === undefined)
        return { sha: fallbackSha, parents: null };
    return { sha, parents: readParents(commit) };
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
async function git(cwd, args, input = '') {
    try {
        // In a container the checkout belongs to another user, and git would refuse to read it.
        const running = run('git', ['-c', 'safe.directory=*', ...args], { cwd, maxBuffer: 1 << 22 });
        // A git that is not there, or reads nothing, may be gone before.
        running.child.stdin?.on('error', () => undefined).end(input);
        return (await running).stdout;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 5035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ createClient)
});

;// CONCATENATED MODULE: ./build/shell/github/fetch-in-time.js
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

// EXTERNAL MODULE: ./build/shell/github/request-error.js
var request_error = __webpack_require__(14799);
;// CONCATENATED MODULE: ./build/shell/github/refuse-pages.js

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
        throw new request_error/* PageAnswer */.mE(new URL(response.url || asked).host);
    };
}

;// CONCATENATED MODULE: ./build/shell/github/client.js


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
async function createClient({ token, apiUrl, log, secondMs = 1000, queues, answerMs = ANSWER_MS, }) {
    const [{ Octokit }, { retry }, { throttling }, { defaults, getOctokitOptions }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(8439), __webpack_require__.e(1303)]).then(__webpack_require__.bind(__webpack_require__, 11303)),
        Promise.all(/* import() */[__webpack_require__.e(3251), __webpack_require__.e(9735)]).then(__webpack_require__.bind(__webpack_require__, 49735)),
        Promise.all(/* import() */[__webpack_require__.e(3251), __webpack_require__.e(6856)]).then(__webpack_require__.bind(__webpack_require__, 86856)),
        Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(8439), __webpack_require__.e(9651)]).then(__webpack_require__.bind(__webpack_require__, 22032)),
    ]);
    const waits = (what) => (seconds, request, _octokit, retries) => {
        const patient = retries < RATE_LIMIT_RETRIES && seconds <= LONGEST_WAIT_SECONDS;
        log.info(`GitHub's ${what} is reached (${'url' in request ? String(request.url) : 'unknown request'}); ${patient ? `waiting ${seconds} s` : 'giving up'}.`);
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


/***/ }),

/***/ 61956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ enterpriseHost),
/* harmony export */   Z: () => (/* binding */ demandArtifacts)
/* harmony export */ });
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90876);

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
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('artifacts-unsupported', { server, input, cure: CURES[input] });
}


/***/ }),

/***/ 65037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T9: () => (/* binding */ getPullRequest),
/* harmony export */   _f: () => (/* binding */ findPullRequest)
/* harmony export */ });
/* unused harmony export matchPullRequest */
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
    return none(`#${moved.number} has moved on from ${head.sha.slice(0, 7)} to ${moved.head.sha.slice(0, 7)}`);
}
/** Asks GitHub for the pull request of a measured head. `workflow_run.pull_requests` is of no use: it is empty for forks. */
async function findPullRequest({ client, owner, repo, head }) {
    if (head.owner === null || head.repositoryId === null)
        return none('the repository of the head is gone');
    const request = { owner, repo, state: 'open', head: `${head.owner}:${head.branch}`, per_page: 100 };
    const { data } = await client.rest.pulls.list(request);
    return matchPullRequest(data.map(readPull), head);
}
/** A pull request as it is now. */
async function getPullRequest(client, place) {
    const { owner, repo, number } = place;
    const { data } = await client.rest.pulls.get({ owner, repo, pull_number: number });
    return readPull(data);
}
function readPull(pull) {
    const [head, base] = [readEnd(pull.head), readEnd(pull.base)];
    return {
        number: pull.number,
        head,
        base,
        isFork: head.repositoryId === null || head.repositoryId !== base.repositoryId,
        isClosed: pull.state === 'closed',
    };
}
function readEnd({ sha, ref, repo }) {
    return { sha, branch: ref, repositoryId: repo?.id ?? null, owner: repo?.owner.login ?? null };
}
function none(reason) {
    return { kind: 'none', reason };
}


/***/ }),

/***/ 14799:
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
        return `GitHub's API answered with HTML, from ${pageOf}: a proxy or a login page is in front of it, or GITHUB_API_URL is not the API's address`;
    if (!isAnswered)
        return `GitHub did not answer (${message}); ${TRY_AGAIN}`;
    if (status === 401)
        return `the token is not valid (${message}); see the input \`github-token\``;
    if (status === 429 || /rate limit|abuse/i.test(message))
        return `GitHub's rate limit is reached (${message}); ${TRY_AGAIN}`;
    if (status === 403)
        return `the token may not do it (${message}); add \`${permission}\` to the job's permissions`;
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
    return `sha256:${digest(text)}`;
}
/** In one call where Node has it (20.12 and newer): a suite has thousands of cases. */
const digest = "hash" in node_crypto__WEBPACK_IMPORTED_MODULE_0__
    ? (text) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash('sha256', text)
    : (text) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash('sha256').update(text).digest('hex');


/***/ }),

/***/ 10626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ hasUser)
/* harmony export */ });
/**
 * Whether an address names a user or a password. `fetch` asks no such address, and what stands in an address is in every log.
 * @example hasUser('https://me:secret@host/v1') // true
 */
function hasUser(url) {
    const { username, password } = new URL(url);
    return username !== '' || password !== '';
}


/***/ }),

/***/ 10858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ printableAddress)
/* harmony export */ });
/**
 * An address as it may be printed: without user, password and query.
 * @example printableAddress('https://u:p@host/v1/?key=x') // 'https://host/v1'
 */
function printableAddress(url) {
    const { origin, pathname } = new URL(url);
    return `${origin}${pathname.replace(/\/+$/, '')}`;
}


/***/ })

};
