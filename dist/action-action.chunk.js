export const id = 3615;
export const ids = [3615,9396,2734];
export const modules = {

/***/ 63615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/github/action-log.js
var action_log = __webpack_require__(50741);
// EXTERNAL MODULE: ./build/github/client.js
var github_client = __webpack_require__(44463);
// EXTERNAL MODULE: ./build/github/event-context.js
var event_context = __webpack_require__(68888);
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/github/artifacts.js
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
function openUploads({ env, log, clock, limitMs = LIMIT_MS, }) {
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
    const sizes = files.map(async (file) => (0,external_node_fs_promises_.stat)(`${folder}/${file}`).then(({ size }) => size, () => 0));
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
    if (server !== null) {
        const reason = `${server} is a GitHub Enterprise Server, whose artifacts are of another kind`;
        return { kind: 'unsupported', server, reason };
    }
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
    const kept = isFinalizing(first) ? await findArtifact(client, name) : null;
    if (kept !== null)
        return kept;
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

// EXTERNAL MODULE: ./build/io/clock.js
var clock = __webpack_require__(13211);
// EXTERNAL MODULE: ./build/io/git.js
var git = __webpack_require__(86349);
// EXTERNAL MODULE: ./build/io/sha256.js
var sha256 = __webpack_require__(80430);
// EXTERNAL MODULE: ./build/model/error.js + 2 modules
var model_error = __webpack_require__(50262);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
// EXTERNAL MODULE: ./build/model/result/report.js
var report = __webpack_require__(87902);
// EXTERNAL MODULE: ./build/model/result/verdict.js
var verdict = __webpack_require__(55451);
// EXTERNAL MODULE: ./build/model/run/shard.js
var run_shard = __webpack_require__(64520);
// EXTERNAL MODULE: ./build/model/suggest.js
var suggest = __webpack_require__(60288);
// EXTERNAL MODULE: ./build/model/suite/inference.js
var inference = __webpack_require__(96762);
// EXTERNAL MODULE: ./build/model/suite/rules.js
var rules = __webpack_require__(72734);
// EXTERNAL MODULE: ./build/targets/target-environment.js
var target_environment = __webpack_require__(53636);
// EXTERNAL MODULE: ./build/run/provider-access.js
var provider_access = __webpack_require__(89380);
// EXTERNAL MODULE: ./build/run/report-url.js
var report_url = __webpack_require__(38166);
// EXTERNAL MODULE: ./build/run/result-options.js
var result_options = __webpack_require__(70050);
;// CONCATENATED MODULE: ./build/run/action-inputs.js












const MODES = ['auto', 'pr', 'baseline', 'nightly', 'publish', 'ab', 'aa'];
const DEFAULT_SUITE = 'golden/suite.yaml';
/** GitHub keeps artifacts for 400 days at most, on private repositories; the repository's own limit is GitHub's to apply. */
const MAX_RETENTION_DAYS = 400;
/**
 * Reads the inputs from the runner's environment (`INPUT_<NAME>`, dashes kept); an empty input is one that is not given.
 * @throws UserError `input-invalid`, naming the input, what was got and what it may be
 */
function readActionInputs(env) {
    const { text, choice, flag, whole, positive, url, list } = inputReader(env);
    const chartUrl = url('quickchart-url') ?? 'https://quickchart.io';
    const [publicKey, secretKey] = [text('langfuse-public-key'), text('langfuse-secret-key')];
    const langfuseUrl = url('langfuse-base-url') ?? 'https://cloud.langfuse.com';
    return {
        mode: choice('mode', MODES) ?? 'auto',
        /** The pull request that a person has started this for. */
        prNumber: whole('pr-number', 1),
        suite: text('suite') ?? DEFAULT_SUITE,
        /** The issue that gets the report of an experiment. */
        issueNumber: whole('issue-number', 1),
        /** Mode `publish` reports what mode `ab` has measured, and nothing else. */
        experiment: flag('experiment'),
        /** What an experiment is called, or the results of another harness; null names its arms, or their file. */
        label: text('label'),
        /** Files that another harness has written, in place of a suite; empty measures the suite. */
        results: list('results', /[\n,]+/),
        resultsOptions: (0,result_options/* parseResultOptions */.f3)(text(result_options/* RESULTS_OPTIONS_INPUT */.$E) ?? ''),
        variants: list('variants'),
        /** Two commits to compare, by any name; empty compares variants. */
        refs: list('refs'),
        trials: whole('trials', 1, 100),
        /** What mode `ab` speaks of. */
        inference: choice('inference', inference/* INFERENCES */.R),
        subset: text('subset'),
        /** The part of the cases to measure; null is all of them. */
        shard: readShard('shard', text('shard')),
        seed: whole('seed', 0),
        /** Stale expected spans are errors. */
        strict: flag('strict'),
        /** Of the source code of the system under test. */
        skipped: chooseSkipped({ code: flag('skip-code-quality'), review: flag('skip-code-review') }),
        /** `artifact`, `ref`, or a path. */
        baseline: text('baseline') ?? 'artifact',
        /** A workflow file; empty is any. */
        baselineWorkflow: text('baseline-workflow') ?? '',
        /** Whose gates and settings a pull request is judged by. */
        gatesFrom: choice('gates-from', rules/* GATES_FROM */.o) ?? 'base',
        /** A person with write access accepts with it what a pull request does to the cases of its base. */
        acceptLabel: text('accept-label') ?? 'golden-change',
        failOn: choice('fail-on', verdict/* FAIL_ON */.d$) ?? 'regression',
        comment: choice('comment', ['always', 'on-change', 'never']) ?? 'always',
        commentDetails: choice('comment-details', report/* CASE_DETAILS */.sj) ?? 'full',
        /** A check run of its own, beside the job. */
        check: flag('check'),
        charts: chooseCharts(choice('charts', ['quickchart', 'branch', 'mermaid', 'none']) ?? 'quickchart', chartUrl),
        /** Whether a night keeps an issue, or only says what it would do with it. */
        issues: choice('issues', ['always', 'dry-run', 'never']) ?? 'always',
        /** Names that may have blanks in them. */
        issueLabels: list('issue-labels', /[\n,]+/),
        issueAssignees: list('issue-assignees'),
        /** Names the authors of suspect commits so that they are notified. */
        issueMention: flag('issue-mention'),
        /** Comments on the suspect commits too. */
        commentOnCommits: flag('comment-on-commits'),
        /** A confirmed regression's commit is searched. */
        bisect: flag('bisect'),
        bisectMaxMinutes: positive('bisect-max-minutes') ?? 30,
        /** A path; null is `reference.json` beside the suite, where there is one. */
        reference: text('reference'),
        concurrency: whole('concurrency', 1, 256),
        maxCostUsd: positive('max-cost-usd'),
        /** Only say what would be asked. */
        dryRun: flag('dry-run'),
        /** Names of variables that targets may see beside what they always do. */
        targetEnv: [...list('target-env'), ...(flag('inherit-env') ? [target_environment/* EVERY_VARIABLE */.fb] : [])],
        /** Where answers are kept; null keeps none. */
        cacheDir: text('cache-dir'),
        outputDir: text('output-dir') ?? 'goldenpair-report',
        /** A template of the address where reports are published; null publishes none. */
        reportUrl: readReportUrl(text('report-url')),
        retentionDays: whole('retention-days', 1, MAX_RETENTION_DAYS),
        workingDirectory: text('working-directory') ?? '.',
        githubToken: text('github-token') ?? '',
        /** For judges and targets that call a provider themselves. */
        openaiApiKey: text('openai-api-key'),
        /** Where that key goes; null is OpenAI itself. */
        openaiBaseUrl: url('openai-base-url'),
        /** Of the channel that hears of nights. A secret. */
        slackWebhookUrl: url('slack-webhook-url'),
        /** The project that gets the scores of trials; null where a key is missing, as on a fork's pull request. */
        langfuse: publicKey === null || secretKey === null ? null : { url: langfuseUrl, publicKey, secretKey },
    };
}
function splitList(text, separator) {
    return text
        .split(separator)
        .map((item) => item.trim())
        .filter((item) => item !== '');
}
/** The names that the input `target-env` gives: before all others, so that no error of theirs shows a secret. */
function namesForTargets(env) {
    return inputReader(env).list('target-env');
}
/** Readers of one input by its name; null where it is not given. */
function inputReader(env) {
    const text = (name) => (env[`INPUT_${name.toUpperCase()}`] ?? '').trim() || null;
    const choice = (name, choices) => {
        const got = text(name);
        const found = choices.find((one) => one === got);
        if (got === null || found !== undefined)
            return found ?? null;
        throw refuse(name, got, `one of ${choices.map((one) => `\`${one}\``).join(', ')}`, (0,suggest/* suggest */.Z)(got, choices));
    };
    const number = (name, schema, expected) => {
        const got = text(name);
        if (got === null)
            return null;
        const parsed = schema.safeParse(got);
        if (parsed.success)
            return parsed.data;
        throw refuse(name, got, expected);
    };
    return {
        text,
        choice,
        flag: (name) => choice(name, ['true', 'false']) === 'true',
        whole: (name, min, max = Number.MAX_SAFE_INTEGER) => {
            const schema = schemas.string().regex(/^\d+$/).transform(Number).pipe(schemas.int().min(min).max(max));
            return number(name, schema, `a whole number from ${min}${max === Number.MAX_SAFE_INTEGER ? '' : ` to ${max}`}`);
        },
        positive: (name) => number(name, schemas.string().transform(Number).pipe(schemas.number().positive()), 'a number above 0'),
        url: (name) => {
            const got = text(name);
            return got === null ? null : (0,provider_access/* readAddress */.zq)(name, got).replace(/\/+$/, '');
        },
        /** Separated by commas, blanks or line ends, unless said otherwise. */
        list: (name, separator = /[\s,]+/) => splitList(text(name) ?? '', separator),
    };
}
function refuse(name, got, expected, suggestion = null) {
    return new model_error/* UserError */.y('input-invalid', { name, got, expected, suggestion });
}
function readShard(name, got) {
    const shard = got === null ? null : (0,run_shard/* parseShard */.uK)(got);
    if (got !== null && shard === null)
        throw refuse(name, got, run_shard/* SHARD_FORM */.KN);
    return shard;
}
function readReportUrl(got) {
    return got === null ? null : (0,report_url/* checkReportUrl */.Sd)(got);
}
function chooseCharts(kind, url) {
    return kind === 'quickchart' || kind === 'branch' ? { kind, url } : { kind };
}
function chooseSkipped(skips) {
    if (skips.code)
        return 'code';
    return skips.review ? 'review' : null;
}

// EXTERNAL MODULE: ./build/run/custom-metrics/messages.js
var messages = __webpack_require__(19122);
// EXTERNAL MODULE: ./build/run/locate-programs.js
var locate_programs = __webpack_require__(19450);
// EXTERNAL MODULE: ./build/run/known-secrets.js + 1 modules
var known_secrets = __webpack_require__(86268);
// EXTERNAL MODULE: ./build/store/runs/seal.js
var seal = __webpack_require__(27328);
// EXTERNAL MODULE: ./build/github/checkout.js
var github_checkout = __webpack_require__(81136);
// EXTERNAL MODULE: ./build/github/pull-requests.js
var pull_requests = __webpack_require__(89554);
// EXTERNAL MODULE: ./build/github/request-error.js
var request_error = __webpack_require__(49396);
;// CONCATENATED MODULE: ./build/action/refuse-beside-results.js




/** Where another harness has measured, whatever would have Goldenpair measure is a mistake. Throws `input-invalid`. */
function refuseBesideResults(inputs, mode) {
    const { results, resultsOptions } = inputs;
    const refuse = (name, got, expected) => new model_error/* UserError */.y('input-invalid', { name, got, expected, suggestion: null });
    if (results.length === 0) {
        const [option] = Object.entries(resultsOptions);
        if (option !== undefined)
            throw refuse(result_options/* RESULTS_OPTIONS_INPUT */.$E, option.join(': '), 'none without `results`');
        return;
    }
    if (mode === 'ab' || mode === 'aa')
        throw refuse('results', results.join(', '), `none in mode \`${mode}\`, which measures a suite`);
    if (mode === 'publish')
        throw refuse('results', results.join(', '), 'none in mode `publish`, which reports what another job has recorded');
    const given = [
        ['suite', inputs.suite === DEFAULT_SUITE ? '' : inputs.suite],
        ['variants', inputs.variants.join(', ')],
        ['trials', inputs.trials === null ? '' : String(inputs.trials)],
        ['subset', inputs.subset ?? ''],
        ['shard', inputs.shard === null ? '' : (0,run_shard/* formatShard */._D)(inputs.shard)],
        ['seed', inputs.seed === null ? '' : String(inputs.seed)],
        ['strict', inputs.strict ? 'true' : ''],
        ['baseline', inputs.baseline === 'ref' ? 'ref' : ''],
        ['concurrency', inputs.concurrency === null ? '' : String(inputs.concurrency)],
        ['max-cost-usd', inputs.maxCostUsd === null ? '' : String(inputs.maxCostUsd)],
        ['dry-run', inputs.dryRun ? 'true' : ''],
        ['target-env', inputs.targetEnv.join(', ')],
        ['cache-dir', inputs.cacheDir ?? ''],
    ];
    for (const [name, got] of given)
        if (got !== '')
            throw refuse(name, got, `${name === 'baseline' ? '`artifact` or a path' : 'none'} beside \`results\`, which are measured already`);
}

;// CONCATENATED MODULE: ./build/action/run-action.js









/** Each mode loads its own half of Goldenpair only. */
const run_action_MODES = {
    pr: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(9650), __webpack_require__.e(902), __webpack_require__.e(8007), __webpack_require__.e(3767), __webpack_require__.e(4969), __webpack_require__.e(4288), __webpack_require__.e(5037), __webpack_require__.e(7008), __webpack_require__.e(4504), __webpack_require__.e(7388), __webpack_require__.e(4683), __webpack_require__.e(3816), __webpack_require__.e(9730)]).then(__webpack_require__.bind(__webpack_require__, 69730))).runPr,
    baseline: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(9650), __webpack_require__.e(902), __webpack_require__.e(8007), __webpack_require__.e(3767), __webpack_require__.e(4969), __webpack_require__.e(4288), __webpack_require__.e(6684), __webpack_require__.e(1239), __webpack_require__.e(2331), __webpack_require__.e(1006), __webpack_require__.e(103), __webpack_require__.e(8442), __webpack_require__.e(8912), __webpack_require__.e(1329), __webpack_require__.e(5037), __webpack_require__.e(9110), __webpack_require__.e(7008), __webpack_require__.e(4504), __webpack_require__.e(7388), __webpack_require__.e(6503), __webpack_require__.e(4683), __webpack_require__.e(8708)]).then(__webpack_require__.bind(__webpack_require__, 10696))).runBaseline,
    nightly: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(9650), __webpack_require__.e(902), __webpack_require__.e(8007), __webpack_require__.e(3767), __webpack_require__.e(4969), __webpack_require__.e(4288), __webpack_require__.e(6684), __webpack_require__.e(1239), __webpack_require__.e(2331), __webpack_require__.e(1006), __webpack_require__.e(103), __webpack_require__.e(8442), __webpack_require__.e(8912), __webpack_require__.e(1329), __webpack_require__.e(5037), __webpack_require__.e(9110), __webpack_require__.e(7008), __webpack_require__.e(4504), __webpack_require__.e(7388), __webpack_require__.e(6503), __webpack_require__.e(4683), __webpack_require__.e(6183), __webpack_require__.e(7775)]).then(__webpack_require__.bind(__webpack_require__, 88163))).runNightly,
    publish: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(9650), __webpack_require__.e(902), __webpack_require__.e(8007), __webpack_require__.e(3767), __webpack_require__.e(4969), __webpack_require__.e(4288), __webpack_require__.e(6684), __webpack_require__.e(1239), __webpack_require__.e(2331), __webpack_require__.e(1006), __webpack_require__.e(103), __webpack_require__.e(8442), __webpack_require__.e(8912), __webpack_require__.e(1329), __webpack_require__.e(5037), __webpack_require__.e(9110), __webpack_require__.e(7008), __webpack_require__.e(4504), __webpack_require__.e(7388), __webpack_require__.e(6503), __webpack_require__.e(4683), __webpack_require__.e(5452), __webpack_require__.e(3816), __webpack_require__.e(6916)]).then(__webpack_require__.bind(__webpack_require__, 5257))).runPublish,
    ab: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(9650), __webpack_require__.e(902), __webpack_require__.e(8007), __webpack_require__.e(3767), __webpack_require__.e(4969), __webpack_require__.e(4288), __webpack_require__.e(6684), __webpack_require__.e(1239), __webpack_require__.e(2331), __webpack_require__.e(1006), __webpack_require__.e(103), __webpack_require__.e(8442), __webpack_require__.e(8912), __webpack_require__.e(1329), __webpack_require__.e(5037), __webpack_require__.e(9110), __webpack_require__.e(7008), __webpack_require__.e(4504), __webpack_require__.e(7388), __webpack_require__.e(6503), __webpack_require__.e(5452), __webpack_require__.e(552), __webpack_require__.e(8519)]).then(__webpack_require__.bind(__webpack_require__, 10552))).runAb,
    aa: async () => (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(9650), __webpack_require__.e(902), __webpack_require__.e(8007), __webpack_require__.e(3767), __webpack_require__.e(4969), __webpack_require__.e(4288), __webpack_require__.e(6684), __webpack_require__.e(1239), __webpack_require__.e(2331), __webpack_require__.e(1006), __webpack_require__.e(103), __webpack_require__.e(1329), __webpack_require__.e(5037), __webpack_require__.e(7008), __webpack_require__.e(4504), __webpack_require__.e(7388), __webpack_require__.e(3175), __webpack_require__.e(5676)]).then(__webpack_require__.bind(__webpack_require__, 3175))).runAa,
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
    refuseBesideResults(request.inputs, choice.mode);
    refuseShard(request, choice.mode);
    refuseExperiment(request, choice.mode);
    refuseArtifacts(request, choice.mode);
    await demandWorkingDirectory(request, choice.mode);
    const { mode } = choice;
    if (request.inputs.dryRun && mode !== 'publish')
        return (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(9650), __webpack_require__.e(902), __webpack_require__.e(8007), __webpack_require__.e(3767), __webpack_require__.e(4969), __webpack_require__.e(4288), __webpack_require__.e(6684), __webpack_require__.e(1239), __webpack_require__.e(2331), __webpack_require__.e(1006), __webpack_require__.e(103), __webpack_require__.e(8442), __webpack_require__.e(8912), __webpack_require__.e(1329), __webpack_require__.e(5037), __webpack_require__.e(9110), __webpack_require__.e(7008), __webpack_require__.e(4504), __webpack_require__.e(7388), __webpack_require__.e(6503), __webpack_require__.e(1311), __webpack_require__.e(4683), __webpack_require__.e(5452), __webpack_require__.e(552), __webpack_require__.e(3175), __webpack_require__.e(6363)]).then(__webpack_require__.bind(__webpack_require__, 53554))).planMode(request, mode);
    const run = await run_action_MODES[mode]();
    try {
        const taken = await takePullRequest(request, mode);
        if (request.inputs.dryRun)
            return await (await Promise.all(/* import() */[__webpack_require__.e(2210), __webpack_require__.e(8815), __webpack_require__.e(9650), __webpack_require__.e(902), __webpack_require__.e(8007), __webpack_require__.e(3767), __webpack_require__.e(4969), __webpack_require__.e(4288), __webpack_require__.e(5037), __webpack_require__.e(4504), __webpack_require__.e(7388), __webpack_require__.e(1311), __webpack_require__.e(4683), __webpack_require__.e(3816), __webpack_require__.e(6474)]).then(__webpack_require__.bind(__webpack_require__, 76474))).planPublish(taken);
        const missing = (0,known_secrets/* findMissingSecrets */.J3)(taken, mode);
        return missing === null ? await run(taken) : await (0,known_secrets/* endWithoutSecrets */.DU)(taken, missing);
    }
    catch (error) {
        const missing = (0,known_secrets/* findMissingSecrets */.J3)(request, mode, error);
        if (missing !== null)
            return (0,known_secrets/* endWithoutSecrets */.DU)(request, missing);
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
    throw new model_error/* UserError */.y('input-invalid', { name: 'shard', got: (0,run_shard/* formatShard */._D)(shard), expected, suggestion: null });
}
/** Of mode `ab` alone, and of `publish` after it; `inference` is recorded in what `publish` reads. */
function refuseExperiment({ inputs }, mode) {
    if (mode === 'ab')
        return;
    const { refs, inference, issueNumber, experiment } = inputs;
    const isPublished = mode === 'publish' && experiment;
    const given = [
        ['refs', refs.join(', '), `none in mode \`${mode}\``],
        ['inference', inference ?? '', `none in mode \`${mode}\`: only \`ab\` takes it`],
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
        (0,artifacts/* demandArtifacts */.ZM)(github.serverUrl, '`mode: publish`');
    if (inputs.shard !== null)
        (0,artifacts/* demandArtifacts */.ZM)(github.serverUrl, '`shard`');
    if (mode === 'pr' && inputs.baseline === 'artifact')
        (0,artifacts/* demandArtifacts */.ZM)(github.serverUrl, '`baseline: artifact`');
}
/** Mode `publish` needs no checkout. */
async function demandWorkingDirectory({ inputs, workingDirectory }, mode) {
    const found = await (0,external_node_fs_promises_.stat)(workingDirectory).catch(() => null);
    if (mode === 'publish' || found?.isDirectory() === true)
        return;
    const expected = 'a folder of the checkout, from its root';
    const got = inputs.workingDirectory;
    throw new model_error/* UserError */.y('input-invalid', { name: 'working-directory', got, expected, suggestion: null });
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
        throw run_action_refuse(number, `none on \`${github.eventName}\``);
    if (mode === 'ab')
        return request;
    if (mode !== 'pr' && mode !== 'publish')
        throw run_action_refuse(number, `none in mode \`${mode}\``);
    const { owner, repo, event } = github;
    const pullRequest = await findPullRequestOf(await effects.connect(), { owner, repo, number });
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
/** Throws `input-invalid` where there is none, an issue too, and GitHub's other refusals. */
async function findPullRequestOf(client, place) {
    try {
        return await (0,pull_requests/* getPullRequest */.T9)(client, place);
    }
    catch (error) {
        if ((0,request_error/* readRequestFailure */.iu)(error)?.status !== 404)
            throw error;
        throw run_action_refuse(place.number, `the number of a pull request of ${place.owner}/${place.repo}`);
    }
}
function run_action_refuse(number, expected) {
    return new model_error/* UserError */.y('input-invalid', { name: 'pr-number', got: String(number), expected, suggestion: null });
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

;// CONCATENATED MODULE: ./build/action/action.js
















const FAILED = {
    1: 'The golden suite regressed; the report says where.',
    2: 'The golden suite gave no verdict; the report says why.',
    3: 'The set-up needs fixing.',
    4: 'Goldenpair failed.',
};
/** The Action's door: inputs and environment in, the job's state out. The runner itself only tells 0 from the rest. */
async function main(home, program) {
    const core = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(1659)]).then(__webpack_require__.bind(__webpack_require__, 91659));
    const mask = (0,known_secrets/* maskSecrets */.QU)({ env: process.env, targetEnvNames: namesForTargets(process.env) });
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
        const message = cancelled.signal.aborted ? 'The job was cancelled.' : describeMistake(error);
        core.setFailed(mask.text(message ?? `This is a bug in Goldenpair, please report it: ${describeBug(error)}`));
        process.exitCode = error instanceof model_error/* UserError */.y ? (0,model_error/* exitCodeOfError */.L)(error) : message === null ? 4 : 3;
    }
    finally {
        program.putBack();
        process.off('SIGINT', cancel);
        process.off('SIGTERM', cancel);
    }
    // An upload that was given up keeps its connection for minutes, and with it the job; what was written goes first.
    process.stdout.write('', () => process.exit());
}
async function readRequest(core, { home, ownFiles, mask, signal, }) {
    const { env } = process;
    const inputs = readActionInputs(env);
    for (const secret of (0,known_secrets/* knownSecrets */.xU)({ env, targetEnvNames: inputs.targetEnv, providers: inputs }))
        core.setSecret(secret);
    const github = await (0,event_context/* readGitHubContext */.L)(env);
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
        programs: (0,locate_programs/* locatePrograms */.g)(home),
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
function describeMistake(error) {
    return error instanceof model_error/* UserError */.y ? error.message : null;
}
function describeBug(error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
}


/***/ }),

/***/ 50741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ createActionLog)
/* harmony export */ });
/* unused harmony export disarmCommands */
/* harmony import */ var _model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88785);

/** The job's log. Lines may carry text of targets and artifacts, which must neither become a command of the runner nor an escape that a log obeys. */
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
/** The suite of a failure's artifact, or null when the name is another artifact's. */
function suiteOfFailureArtifact(name) {
    return /^goldenpair-failure-([A-Za-z0-9][A-Za-z0-9._-]*)$/.exec(name)?.[1] ?? null;
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
async function readCheckout({ workingDirectory, fallbackSha, }) {
    const answer = await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(workingDirectory, ['cat-file', '--batch'], { input: 'HEAD\n' }).catch(() => '');
    const [, sha, commit] = /^([0-9a-f]+) commit \d+\n([^]*)$/.exec(answer) ?? [];
    if (sha === undefined || commit === undefined)
        return { sha: fallbackSha, parents: null };
    return { sha, parents: readParents(commit) };
}
/** The working directory from the root of its repository, `a/b/` or empty; null where there is no git or no repository. */
async function readPrefix(workingDirectory) {
    return (0,_io_git_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(workingDirectory, ['rev-parse', '--show-prefix']).then((prefix) => prefix.trim(), () => null);
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
async function createClient({ token, apiUrl, log, secondMs = 1000, queues, answerMs = ANSWER_MS, }) {
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
/* harmony export */   L: () => (/* binding */ readGitHubContext),
/* harmony export */   N: () => (/* binding */ measuredBranch)
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
    if (name === 'merge_group') {
        const { base_sha = null, head_ref = '' } = payload.merge_group ?? {};
        return { kind: name, sha, baseSha: base_sha, number: Number(/\/pr-(\d+)-[0-9a-f]+$/.exec(head_ref)?.[1]) || null };
    }
    return { kind: 'other', sha, name };
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
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('not-on-actions', { variable });
    return value;
}


/***/ }),

/***/ 89554:
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
        return none('the repository of the head no longer exists');
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

/***/ 49396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ms: () => (/* binding */ whyUnread),
/* harmony export */   R2: () => (/* binding */ AnswerCut),
/* harmony export */   SP: () => (/* binding */ explainFailure),
/* harmony export */   XE: () => (/* binding */ classifyFailure),
/* harmony export */   iu: () => (/* binding */ readRequestFailure),
/* harmony export */   mE: () => (/* binding */ PageAnswer)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);

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
/** Why something of a repository could not be read, for a message: GitHub's refusal, or a mistake in what was read. Throws what is neither, a bug. */
function whyUnread(error) {
    const reason = error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y ? error.message : readRequestFailure(error)?.message;
    if (reason === undefined)
        throw error;
    return reason;
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
/** Tells the kinds of failures apart. */
function classifyFailure({ status, isAnswered, message, pageOf }) {
    if (pageOf !== undefined)
        return 'other';
    if (!isAnswered || status >= 500 || isRateLimit(status, message))
        return 'outage';
    if (status === 401 || status === 403)
        return 'forbidden';
    return status === 404 || status === 410 ? 'gone' : 'other';
}
const isRateLimit = (status, message) => status === 429 || /rate limit|abuse/i.test(message);
const TRY_AGAIN = 'run the job again later';
/**
 * Why GitHub refused, in words that say what to add.
 * @param permission what the request needs, as it is written in a workflow: `actions: read`
 */
function explainFailure(failure, permission) {
    const { status, isAnswered, message, pageOf } = failure;
    if (pageOf !== undefined)
        return `GitHub's API answered with HTML, from ${pageOf}: either a proxy or a login page is in front of it, or GITHUB_API_URL is wrong`;
    if (/\barchived\b/i.test(message))
        return `the repository is archived, which makes it read-only (${message})`;
    if (!isAnswered)
        return `GitHub did not answer (${message}); ${TRY_AGAIN}`;
    if (status === 401)
        return `the token is not valid (${message}); see the input \`github-token\``;
    if (isRateLimit(status, message))
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

/***/ 68067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ splitLines)
/* harmony export */ });
/* harmony import */ var node_string_decoder__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46193);

/**
 * Cuts a stream of UTF-8 bytes into lines at line feeds; a carriage return before one is dropped, empty lines are given too.
 * Of a line longer than `maxLength` characters only `onTooLong` hears, with its beginning, and memory stays bounded.
 */
function splitLines(options) {
    const { maxLength, onLine, onTooLong } = options;
    const decoder = new node_string_decoder__WEBPACK_IMPORTED_MODULE_0__.StringDecoder('utf8');
    let pieces = [];
    let length = 0;
    let isSkipping = false;
    const keep = (piece) => {
        if (isSkipping || piece === '')
            return;
        pieces.push(piece);
        length += piece.length;
        if (length <= maxLength)
            return;
        isSkipping = true;
        onTooLong(pieces.join('').slice(0, 1000));
        pieces = [];
    };
    const finish = () => {
        const wasSkipping = isSkipping;
        const line = pieces.length === 1 ? (pieces[0] ?? '') : pieces.join('');
        pieces = [];
        length = 0;
        isSkipping = false;
        if (!wasSkipping)
            onLine(line.endsWith('\r') ? line.slice(0, -1) : line);
    };
    const read = (text) => {
        let start = 0;
        for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
            keep(text.slice(start, end));
            finish();
            start = end + 1;
        }
        keep(text.slice(start));
    };
    return {
        push: (bytes) => read(decoder.write(bytes)),
        end: () => {
            keep(decoder.end());
            if (length === 0)
                return false;
            finish();
            return true;
        },
    };
}


/***/ }),

/***/ 35560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ omitUndefined)
/* harmony export */ });
/**
 * An object without its undefined members, for types in which a member is there or absent.
 * @example omitUndefined<{ a: number; b?: string }>({ a: 1, b: undefined }) // { a: 1 }
 */
function omitUndefined(members) {
    return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
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

/***/ 55451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ runVerdictSchema),
/* harmony export */   Jm: () => (/* binding */ GATE_VERDICTS),
/* harmony export */   NP: () => (/* binding */ exitCodeSchema),
/* harmony export */   Z4: () => (/* binding */ RUN_VERDICTS),
/* harmony export */   d$: () => (/* binding */ FAIL_ON)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

/** The words of a gate, in the order of docs/decision-rules.md#the-verdict-of-a-gate. */
const GATE_VERDICTS = [
    'invalid',
    'not-comparable',
    'breached',
    'regressed',
    'improved',
    'unchanged',
    'no-regression',
    'within-bounds',
    'inconclusive',
];
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
const exitCodeSchema = zod__WEBPACK_IMPORTED_MODULE_0__.union([zod__WEBPACK_IMPORTED_MODULE_0__.literal(0), zod__WEBPACK_IMPORTED_MODULE_0__.literal(1), zod__WEBPACK_IMPORTED_MODULE_0__.literal(2), zod__WEBPACK_IMPORTED_MODULE_0__.literal(3), zod__WEBPACK_IMPORTED_MODULE_0__.literal(4)])
    .describe("0 passed, 1 regressed, 2 cannot tell, 3 the user's error, 4 a bug.");
const becauseSchema = zod__WEBPACK_IMPORTED_MODULE_0__["enum"]([
    'gate-failed-to-compute',
    'missing-data-floor',
    'nothing-measured',
    'absolute-bound',
    'baseline-unreadable',
    'baseline-removed',
    'no-baseline',
    'suite-rewritten',
    'no-comparable-gate',
    'too-many-cases-excluded',
    'gate',
    'zero-tolerance',
    'watched-case-unasked',
    'non-inferiority-not-shown',
    'primary-gate',
    'watched-case-unscored',
    'ungated-loss',
    'no-quality-gate',
    'ungated-cases',
    'nothing-to-lose',
    'nothing-matched',
    'nothing-ruled-out',
])
    .describe('The rule that decided; null for improved, unchanged and no-regression, which need no explanation.');
const runVerdictSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    word: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](RUN_VERDICTS),
    because: becauseSchema.nullable(),
    exit_code: exitCodeSchema,
    passed: zod__WEBPACK_IMPORTED_MODULE_0__.boolean().describe('Whether a merge may go on: exit code 0.'),
    primary: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable().describe('The primary gate.'),
});


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

/***/ 60288:
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

/***/ 8863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AA: () => (/* binding */ providerOptions),
/* harmony export */   Ey: () => (/* binding */ TWO_ADDRESSES),
/* harmony export */   _Q: () => (/* binding */ hasUser),
/* harmony export */   hV: () => (/* binding */ namesOneAddress),
/* harmony export */   iS: () => (/* binding */ printableAddress)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

/**
 * Whether an address names a user or a password. `fetch` asks no such address, and what stands in an address is in every log.
 * @example hasUser('https://me:secret@host/v1') // true
 */
function hasUser(url) {
    const { username, password } = new URL(url);
    return username !== '' || password !== '';
}
/**
 * An address as it may be printed: without user, password and query.
 * @example printableAddress('https://u:p@host/v1/?key=x') // 'https://host/v1'
 */
function printableAddress(url) {
    const { origin, pathname } = new URL(url);
    return `${origin}${pathname.replace(/\/+$/, '')}`;
}
/** The options by which a suite says where its model is: part of the options of every adapter that calls one. */
const providerOptions = {
    /** `github-models` needs no key of its own: the job's token, with `models: read`. */
    preset: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](['github-models']).optional(),
    /** Of any API that speaks OpenAI's chat completions. It gets no key but that of `api_key_env`. */
    base_url: zod__WEBPACK_IMPORTED_MODULE_0__.url({ protocol: /^https?$/, error: 'an address that begins with `http://` or `https://` and a host' })
        .refine((url) => !URL.canParse(url) || !hasUser(url), 'an address must not contain a user name. Name the variable with the key in `api_key_env`')
        .optional(),
    /** The variable that holds the key; the workflow must have allowed it for targets (`target-env`). */
    api_key_env: zod__WEBPACK_IMPORTED_MODULE_0__.string()
        .regex(/^[A-Za-z_]\w*$/)
        .optional(),
};
/** Whether the options name one address at most: a token for GitHub Models must not go to a `base_url`. */
function namesOneAddress({ preset, base_url, api_key_env }) {
    return preset === undefined || (base_url === undefined && api_key_env === undefined);
}
const TWO_ADDRESSES = '`preset` has its own address and key: leave out `base_url` and `api_key_env`';


/***/ }),

/***/ 19122:
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
/* harmony import */ var _targets_target_environment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53636);







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
function locateScorer({ home, env, targetEnvNames, }) {
    return {
        command: [process.execPath, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, 'dist', 'metrics.js')],
        env: (0,_targets_target_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .targetEnvironment */ .dK)(env, targetEnvNames),
        targetEnvNames,
    };
}


/***/ }),

/***/ 19450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ locatePrograms)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** The other programs in `home`, Goldenpair's own folder. */
function locatePrograms(home) {
    return { module: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, 'dist', 'module.js') };
}


/***/ }),

/***/ 89380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pj: () => (/* binding */ providersOfInputs),
/* harmony export */   gO: () => (/* binding */ providersOfShell),
/* harmony export */   zq: () => (/* binding */ readAddress)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55156);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
/* harmony import */ var _providers_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8863);



/**
 * What the user's shell gives to reach model providers; an empty variable is one that is not set.
 * @throws UserError `input-invalid`, for an address that is none
 */
function providersOfShell(env) {
    return {
        openaiApiKey: env['OPENAI_API_KEY'] || null,
        openaiBaseUrl: readVariable(env, 'OPENAI_BASE_URL'),
        githubToken: env['GITHUB_TOKEN'] || null,
        githubModelsUrl: readVariable(env, 'GITHUB_MODELS_URL'),
    };
}
/** What the workflow gives: by inputs alone, but for the address of GitHub Models. Throws as `providersOfShell`. */
function providersOfInputs({ openaiApiKey, openaiBaseUrl, githubToken }, env) {
    const githubModelsUrl = readVariable(env, 'GITHUB_MODELS_URL');
    return { openaiApiKey, openaiBaseUrl, githubToken: githubToken || null, githubModelsUrl };
}
function readVariable(env, name) {
    const got = env[name] || null;
    return got === null ? null : readAddress(name, got);
}
/** An address that an input or a variable gives, as it is. Throws `input-invalid`, which shows neither user nor password. */
function readAddress(name, got) {
    const refuse = (shown, expected) => {
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('input-invalid', { name, got: shown, expected, suggestion: null });
    };
    if (!zod__WEBPACK_IMPORTED_MODULE_2__.url({ protocol: /^https?$/ }).safeParse(got).success)
        return refuse(got.replace(/^(\w+:\/\/)?.*@/s, '$1'), 'an http(s) address');
    return (0,_providers_access_js__WEBPACK_IMPORTED_MODULE_1__/* .hasUser */ ._Q)(got) ? refuse((0,_providers_access_js__WEBPACK_IMPORTED_MODULE_1__/* .printableAddress */ .iS)(got), 'an address without a user name or password') : got;
}


/***/ }),

/***/ 38166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   NV: () => (/* binding */ fillReportUrl),
/* harmony export */   Sd: () => (/* binding */ checkReportUrl)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);

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


/***/ }),

/***/ 70050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $E: () => (/* binding */ RESULTS_OPTIONS_INPUT),
/* harmony export */   bZ: () => (/* binding */ splitNames),
/* harmony export */   f3: () => (/* binding */ parseResultOptions),
/* harmony export */   gX: () => (/* binding */ refuseOption),
/* harmony export */   z7: () => (/* binding */ RESULT_OPTIONS)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
/* harmony import */ var _model_suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60288);


/** How results of another harness are read: the flags of `compare`, and the lines of the input `results-options`. */
const RESULT_OPTIONS = [
    'format',
    'id',
    'query',
    'answer',
    'pass',
    'score',
    'lower',
    'higher',
    'continuous',
    'qrels',
    'primary',
];
/** The input that has them. */
const RESULTS_OPTIONS_INPUT = 'results-options';
/**
 * Reads lines of `option: value`. A value goes to the end of its line, so that no name of a column needs quotes.
 * @throws UserError `input-invalid`
 * @example parseResultOptions('id: ticket\nscore: tone, clarity') // { id: 'ticket', score: 'tone, clarity' }
 */
function parseResultOptions(text) {
    const options = new Map();
    for (const line of text.split(/\r?\n/).filter((one) => one.trim() !== '')) {
        const [, name = '', value = ''] = /^\s*([^:]*?)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
        const option = RESULT_OPTIONS.find((one) => one === name);
        if (option === undefined || value === '')
            throw refuseOption(line.trim(), `lines such as \`id: ticket\`, of ${RESULT_OPTIONS.join(', ')}`, option === undefined ? (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggest */ .Z)(name, RESULT_OPTIONS) : null);
        if (options.has(option))
            throw refuseOption(line.trim(), `\`${option}\` once`);
        options.set(option, value);
    }
    return Object.fromEntries(options);
}
function refuseOption(got, expected, suggestion = null) {
    return new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('input-invalid', { name: RESULTS_OPTIONS_INPUT, got, expected, suggestion });
}
/** Names by commas alone, since they may have blanks. */
function splitNames(text = '') {
    return text.split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()]));
}


/***/ }),

/***/ 54974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $l: () => (/* binding */ describeFirstIssue),
/* harmony export */   L1: () => (/* binding */ findLines),
/* harmony export */   _$: () => (/* binding */ refuseNewer),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   sS: () => (/* binding */ readJsonLines)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
/* harmony import */ var _io_split_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68067);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98194);





/** Whoever takes the lines may keep Node busy: so long after a line it hears no signal. */
const DEAF_MS = 100;
/**
 * The values of a file with one JSON document a line, one at a time, with their line numbers from 1. A last line without its line
 * feed that is not JSON was being written when its writer was killed: it is left out with a warning.
 * Throws `run-too-large` and `run-invalid`, naming the line.
 */
async function* readJsonLines(path, log) {
    let lines = [];
    let lineNumber = 0;
    const splitter = (0,_io_split_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .splitLines */ .u)({
        maxLength: _run_files_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_LENGTH */ .E2,
        onLine: (line) => lines.push(line),
        onTooLong: () => {
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('run-too-large', { path, line: lineNumber + lines.length + 1, limit: _run_files_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_LENGTH_NAME */ .Kc });
        },
    });
    for await (const bytes of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path, { highWaterMark: 256 * 1024 })) {
        splitter.push(bytes);
        const whole = lines;
        lines = [];
        let heardAt = performance.now();
        for (const line of whole) {
            yield { line: ++lineNumber, value: parseLine(path, lineNumber, line) };
            if (performance.now() - heardAt < DEAF_MS)
                continue;
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setImmediate)();
            heardAt = performance.now();
        }
    }
    if (!splitter.end())
        return;
    const value = tryJson(lines[0] ?? '');
    if (value === undefined)
        log.warning(`${path}:${lineNumber + 1} is cut off and was ignored: the run ended while writing it.`);
    else
        yield { line: lineNumber + 1, value };
}
/** Of a file that a newer Goldenpair wrote, throws `run-too-new`: with fields that are not known it would seem damaged. */
function refuseNewer(path, value, supported) {
    if (typeof value !== 'object' || value === null || !('schema_version' in value))
        return;
    const { schema_version: got } = value;
    if (typeof got === 'number' && got > supported)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('run-too-new', { path, got, supported });
}
function parseLine(path, line, text) {
    const value = tryJson(text);
    if (value === undefined)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('run-invalid', { path, line, problem: 'the line is not JSON' });
    return value;
}
function tryJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
const LINE_FEED = 10;
const BLOCK = 1024 * 1024;
/**
 * The places of an open file's lines in order, the last one even without its line feed; the text itself is not kept. In one go: nothing
 * else is under way where a run is read, and to be called for every block takes longer than to read it.
 */
function findLines(file) {
    const places = [];
    const block = Buffer.alloc(BLOCK);
    let start = 0;
    let offset = 0;
    for (let length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, block, 0, BLOCK, 0); length > 0; length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, block, 0, BLOCK, offset)) {
        const bytes = block.subarray(0, length);
        for (let found = bytes.indexOf(LINE_FEED); found >= 0; found = bytes.indexOf(LINE_FEED, found + 1)) {
            places.push({ start, end: offset + found });
            start = offset + found + 1;
        }
        offset += length;
    }
    return start === offset ? places : [...places, { start, end: offset }];
}
/** The value of a JSON text of a run, whose file the error names. Throws `run-invalid`. */
function parseJson(path, text) {
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        const problem = `it is not JSON (${cause instanceof Error ? cause.message : String(cause)})`;
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('run-invalid', { path, line: null, problem }, { cause });
    }
}
/**
 * The first thing wrong with a stored value, by its place.
 * @example '`cases[3].query`: Invalid input: expected string, received number'
 */
function describeFirstIssue(error) {
    const [issue] = error.issues;
    if (issue === undefined)
        return error.message;
    const place = issue.path.reduce((name, key) => (typeof key === 'number' ? `${name}[${key}]` : `${name}${name === '' ? '' : '.'}${String(key)}`), '');
    return place === '' ? issue.message : `\`${place}\`: ${issue.message}`;
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
/* harmony import */ var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35560);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50262);
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
    try {
        return versionSchema.safeParse(JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8'))).success;
    }
    catch {
        return false;
    }
}
/** A pinned reference, checked in full. Throws `run-too-large`, `run-too-new` and `run-invalid`. */
async function readReference(path) {
    const fail = (problem, cause) => new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('run-invalid', { path, line: null, problem }, { cause });
    if (((await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .fileSize */ .Ov)(path)) ?? 0) > _run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_LENGTH */ .E2)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('run-too-large', { path, line: null, limit: _run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_LENGTH_NAME */ .Kc });
    let value;
    try {
        value = JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8'));
    }
    catch (cause) {
        throw fail(`it is not JSON (${cause instanceof Error ? cause.message : String(cause)})`, cause);
    }
    const head = versionSchema.safeParse(value);
    if (!head.success)
        throw fail('it is not a reference that `goldenpair ratchet` wrote');
    (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseNewer */ ._$)(path, value, _model_run_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .REFERENCE_SCHEMA_VERSION */ .ZV);
    const parsed = _model_run_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .referenceSchema */ .Nm.safeParse(value);
    if (!parsed.success)
        throw fail((0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .describeFirstIssue */ .$l)(parsed.error));
    return parsed.data;
}
/** The run behind a reference, as far as it is kept: no text of cases, no metrics' facts, no observations. */
function runOfReference(reference) {
    const { suite, run_id, mode, variant, commit, branch, started_at, finished_at, seed, trials_per_case } = reference;
    const { settings, pricing, environment, fingerprints, stale_cases, gates, counts, summaries } = reference;
    return {
        schema_version: _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .RUN_SCHEMA_VERSION */ .ZN,
        run_id,
        // No run is of one job with it.
        session_id: `reference of ${run_id}`,
        mode,
        suite,
        variant,
        commit,
        branch,
        started_at,
        finished_at,
        seed,
        trials_per_case,
        subset: null,
        shard: null,
        settings,
        pricing,
        environment,
        fingerprints,
        cases: reference.cases.map(caseOfReference),
        stale_cases,
        gates,
        metrics: [],
        counts,
        summaries,
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
function caseOfReference({ id, fingerprint, tags, difficulty, profile }) {
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_7__/* .omitUndefined */ .O)({
        id,
        fingerprint,
        tags,
        difficulty,
        profile,
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






/** Of a run folder, or of a reference. Throws the system's error where a file cannot be read. */
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
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('files-rewritten', { files: changed });
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
