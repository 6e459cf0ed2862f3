export const id = 5452;
export const ids = [5452];
export const modules = {

/***/ 35047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ EXPERIMENT_SCHEMA_VERSION),
/* harmony export */   Z: () => (/* binding */ experimentSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55156);
/* harmony import */ var _run_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12141);
/* harmony import */ var _comparison_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61739);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55451);




const EXPERIMENT_SCHEMA_VERSION = 1;
/** What each of the arms was: with what it was measured, and what it gave. */
const armSchema = zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
    /** The branch, tag or commit that was asked for; null where the arm is a variant of one checkout. */
    ref: zod__WEBPACK_IMPORTED_MODULE_3__.string().nullable(),
    /** The run folder, by its path from this file. */
    folder: zod__WEBPACK_IMPORTED_MODULE_3__.string().regex(/^\w[\w.-]*(?:\/\w[\w.-]*)*$/, 'a path of names'),
    ..._run_run_js__WEBPACK_IMPORTED_MODULE_0__/* .runSchema */ .Lx.pick({
        run_id: true,
        variant: true,
        commit: true,
        trials_per_case: true,
        settings: true,
        fingerprints: true,
        counts: true,
        summaries: true,
    }).shape,
});
/** `experiment.json`: what an A/B on demand has compared, with which settings, and what came of it. */
const experimentSchema = zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
    schema_version: zod__WEBPACK_IMPORTED_MODULE_3__.literal(EXPERIMENT_SCHEMA_VERSION),
    label: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
    suite: _run_run_js__WEBPACK_IMPORTED_MODULE_0__/* .runSchema */ .Lx.shape.suite,
    /** ISO 8601, when the result was known. */
    finished_at: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
    /** The workflow run's page. */
    run_url: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
    seed: _run_run_js__WEBPACK_IMPORTED_MODULE_0__/* .runSchema */ .Lx.shape.seed,
    subset: _run_run_js__WEBPACK_IMPORTED_MODULE_0__/* .runSchema */ .Lx.shape.subset,
    /** In US dollars; null is no limit. */
    max_cost_usd: zod__WEBPACK_IMPORTED_MODULE_3__.number().positive().nullable(),
    /** The baseline first. */
    arms: zod__WEBPACK_IMPORTED_MODULE_3__.array(armSchema).min(2).max(_comparison_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_ARMS */ .Id),
    /** The verdict of comparison.json. */
    outcome: zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
        verdict: zod__WEBPACK_IMPORTED_MODULE_3__["enum"]([..._verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .RUN_VERDICTS */ .Z4, 'winner', 'no-winner']),
        passed: zod__WEBPACK_IMPORTED_MODULE_3__.boolean(),
        /** The variant; null where there is none, or only two arms. */
        winner: zod__WEBPACK_IMPORTED_MODULE_3__.string().nullable(),
    }),
});


/***/ }),

/***/ 91797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  DT: () => (/* binding */ EXPERIMENT_FILE),
  Pj: () => (/* binding */ findPlace),
  $_: () => (/* binding */ keepExperiment),
  GS: () => (/* binding */ reportExperiment)
});

// UNUSED EXPORTS: nameArm

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/format/short-commit.js
var short_commit = __webpack_require__(28896);
// EXTERNAL MODULE: ./build/github/artifacts.js
var artifacts = __webpack_require__(40273);
// EXTERNAL MODULE: ./build/github/request-error.js
var request_error = __webpack_require__(49396);
;// CONCATENATED MODULE: ./build/github/conversation-kind.js

/** GitHub's answer for what is not there, and for what was deleted. */
const GONE = [404, 410];
/** Whether a number is that of a pull request, of an issue or of neither; null where GitHub does not let us know. One request. */
async function findKind(client, { owner, repo, number }) {
    try {
        const { data } = await client.rest.issues.get({ owner, repo, issue_number: number });
        return data.pull_request === undefined ? 'issue' : 'pull request';
    }
    catch (error) {
        const failure = (0,request_error/* readRequestFailure */.iu)(error);
        if (failure === null)
            throw error;
        return GONE.includes(failure.status) ? 'none' : null;
    }
}

// EXTERNAL MODULE: ./build/io/files.js
var files = __webpack_require__(60198);
// EXTERNAL MODULE: ./build/model/error.js + 2 modules
var error = __webpack_require__(50262);
// EXTERNAL MODULE: ./build/model/result/experiment.js
var result_experiment = __webpack_require__(35047);
// EXTERNAL MODULE: ./build/report/render/escape-markdown.js
var escape_markdown = __webpack_require__(77043);
// EXTERNAL MODULE: ./build/store/runs/run-files.js
var run_files = __webpack_require__(98194);
// EXTERNAL MODULE: ./build/modes/keep-files.js
var keep_files = __webpack_require__(22604);
// EXTERNAL MODULE: ./build/modes/publish/report-run.js + 5 modules
var report_run = __webpack_require__(9722);
;// CONCATENATED MODULE: ./build/modes/ab/report-experiment.js











/** Compares the arms of an experiment and tells everybody. Throws as reading runs does. */
async function reportExperiment(request, { suite, arms, label, sha, place, note }) {
    const { github, effects } = request;
    const [baseline, ...candidates] = arms;
    if (baseline === undefined || candidates.length === 0)
        throw new Error('an arm was not measured');
    const marker = { suite, run: github.runId, attempt: github.runAttempt, sha, kind: 'ab' };
    const notes = [describeArms(arms, label), note].filter((sentence) => sentence !== null).join(' ') || null;
    effects.log.info(`Comparing ${arms.map(nameArm).join(' with ')}.`);
    const { folder, run } = baseline;
    const names = arms.map((arm) => nameArm(arm).replace(/^([0-9a-f]{7})[0-9a-f]{33}$/, '$1'));
    const unplaced = { age_hours: null, distance: null, run_url: null, note: null };
    const verdict = await (0,report_run.reportRun)({
        request,
        suite,
        candidates: candidates.map((arm) => arm.folder),
        baseline: { kind: 'found', folder, commit: run.commit, branch: run.branch, ...unplaced },
        ruleSet: null,
        inference: 'recorded',
        marker,
        place,
        names,
        lead: writeLead(names, place),
        label: notes,
    });
    const { exit_code: exitCode, word, passed, winner } = verdict;
    return { exitCode, outcome: { verdict: word, passed, winner } };
}
/**
 * What the report of an experiment does not say itself: its label, and which commits are behind two refs. In markdown, null where there is
 * nothing to add.
 */
function describeArms(arms, label) {
    const [first, second] = arms.flatMap(({ ref, run }) => ref === null ? [] : [`${(0,escape_markdown/* escapeCode */.tn)(ref)} (${(0,escape_markdown/* escapeCode */.tn)((0,short_commit/* shortCommit */.A)(run.commit ?? 'unknown'))})`]);
    const sentences = [
        ...(label === null ? [] : [`${(0,escape_markdown/* escapeMarkdown */.FV)(label)}${/[.!?]$/.test(label) ? '' : '.'}`]),
        ...(first === undefined || second === undefined
            ? []
            : [
                `The code of ${second} compared with that of ${first}; both answered the cases of the suite that was checked out.`,
            ]),
    ];
    return sentences.length === 0 ? null : sentences.join(' ');
}
/** "A/B, not this PR: `poor` against `now`: ": a comment on a pull request is else taken for its verdict. */
function writeLead(names, place) {
    const scope = 'kind' in place || place.of === 'issue' ? '' : ', not this PR';
    const [first, second, ...others] = names.map(escape_markdown/* escapeCode */.tn);
    if (first === undefined || second === undefined)
        return '';
    return others.length > 0 ? `A/B of ${names.length}${scope}: ` : `A/B${scope}: ${second} against ${first}: `;
}
/** What people call an arm. */
function nameArm({ ref, run }) {
    return ref ?? run.variant;
}
const EXPERIMENT_FILE = 'experiment.json';
/** Writes the record of an experiment, `experiment.json`, and uploads it with the runs, so that it can be compared again. */
async function keepExperiment(request, facts) {
    const { inputs, github, outputFolder, effects } = request;
    const { arms, outcome } = facts;
    const [first] = arms;
    if (first === undefined)
        throw new Error('nothing was measured');
    const { suite, seed, subset } = first.run;
    const experiment = {
        schema_version: result_experiment/* EXPERIMENT_SCHEMA_VERSION */.X,
        label: inputs.label ?? arms.map(nameArm).join(' / '),
        suite,
        finished_at: effects.clock.now().toISOString(),
        run_url: github.runUrl,
        seed,
        subset,
        max_cost_usd: facts.maxCostUsd,
        arms: arms.map(({ run, ref, folder }) => {
            const { run_id, variant, commit, trials_per_case, settings, fingerprints, counts, summaries } = run;
            const recorded = { run_id, variant, commit, trials_per_case, settings, fingerprints, counts, summaries };
            return { ref, folder: (0,external_node_path_.relative)(outputFolder, folder).replaceAll(external_node_path_.sep, '/'), ...recorded };
        }),
        outcome,
    };
    const file = (0,external_node_path_.join)(outputFolder, EXPERIMENT_FILE);
    await (0,files/* replaceJson */.jV)(file, experiment);
    const runs = arms.flatMap(({ folder }) => Object.values((0,run_files/* runFiles */.NW)(folder)));
    await (0,keep_files/* keepFiles */.N9)(request, (0,artifacts/* experimentArtifactName */.RX)(suite.name), outputFolder, [file, ...runs]);
}
const INPUTS = { issue: 'issue-number', 'pull request': 'pr-number' };
const withArticle = (kind) => (kind === 'issue' ? 'an issue' : 'a pull request');
/** The conversation that the inputs name for an experiment. Throws `input-invalid` for two, and for one that is not there. */
async function findPlace({ inputs, github, effects }) {
    const { prNumber, issueNumber, comment } = inputs;
    const number = prNumber ?? issueNumber;
    if (number === null)
        return {
            kind: 'none',
            reason: 'mode `ab` writes to the job summary where no `pr-number` or `issue-number` is given',
        };
    if (prNumber !== null && issueNumber !== null) {
        const expected = 'none beside `pr-number`: the result goes to one of them';
        throw new error/* UserError */.y('input-invalid', { name: 'issue-number', got: String(issueNumber), expected, suggestion: null });
    }
    const { owner, repo } = github;
    const wanted = prNumber === null ? 'issue' : 'pull request';
    const kind = await findKind(await effects.connect(), { owner, repo, number });
    if (kind !== null && kind !== wanted) {
        const why = kind === 'none' ? `#${number} does not exist` : `#${number} is ${withArticle(kind)}, for \`${INPUTS[kind]}\``;
        const expected = `the number of ${withArticle(wanted)} of ${owner}/${repo} (${why})`;
        throw new error/* UserError */.y('input-invalid', { name: INPUTS[wanted], got: String(number), expected, suggestion: null });
    }
    if (comment.when === 'never')
        return { kind: 'none', reason: 'the input `comment` is `never`' };
    return { owner, repo, number, isFork: false, ...(issueNumber !== null && { of: 'issue' }) };
}


/***/ }),

/***/ 22604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fb: () => (/* binding */ linkReport),
/* harmony export */   Fy: () => (/* binding */ keepOnFailure),
/* harmony export */   N9: () => (/* binding */ keepFiles),
/* harmony export */   W: () => (/* binding */ keepShard),
/* harmony export */   kA: () => (/* binding */ keepReport)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(55156);
/* harmony import */ var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40273);
/* harmony import */ var _github_download_artifact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91047);
/* harmony import */ var _github_read_zip_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98722);
/* harmony import */ var _github_request_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49396);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60198);
/* harmony import */ var _io_log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58967);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(50262);
/* harmony import */ var _model_run_shard_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(64520);
/* harmony import */ var _publishers_summary_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(84324);
/* harmony import */ var _measure_run_check_shards_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(90243);
/* harmony import */ var _request_report_url_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(68451);
/* harmony import */ var _store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(98194);















/**
 * Uploads files of a folder as an artifact. What cannot be uploaded is a warning: no report depends on it. Throws `suite-name-taken` where another
 * suite of this workflow run has the name.
 */
async function keepFiles(request, name, folder, files) {
    const { inputs, effects } = request;
    const paths = files.map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, file));
    const own = files.find((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file) === RUN_FILE);
    const path = own === undefined ? null : await readSuitePath(own);
    const findOther = async () => (path === null ? null : findOtherSuite(request, name, path));
    const outcome = await effects.upload({ name, folder, files: paths, retentionDays: inputs.retentionDays, findOther });
    switch (outcome.kind) {
        case 'uploaded':
            effects.log.info(`Uploaded ${name} (${outcome.bytes} bytes).`);
            break;
        case 'unsupported':
            effects.log.notice(`${name} was not kept: ${outcome.reason}. Its files are still in the folder of the input \`output-dir\`; a step of your own can keep them (docs/workflows.md of Goldenpair).`);
            break;
        case 'taken':
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_8__/* .UserError */ .y('suite-name-taken', { artifact: name, paths: [path ?? '', outcome.by] });
        case 'failed':
            effects.log.warning(`The artifact ${name} was not uploaded: ${outcome.reason}.`);
    }
    return outcome;
}
const RUN_FILE = 'run.json';
const LONGEST_PATH = 200;
/** Of the suite that a run is of, from the root of the repository; null where the file does not say. */
async function readSuitePath(file) {
    try {
        const { suite } = headSchema.parse(JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8')));
        return node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(suite.directory ?? '', suite.file);
    }
    catch {
        return null;
    }
}
const headSchema = zod__WEBPACK_IMPORTED_MODULE_13__.looseObject({ suite: zod__WEBPACK_IMPORTED_MODULE_13__.looseObject({ file: zod__WEBPACK_IMPORTED_MODULE_13__.string(), directory: zod__WEBPACK_IMPORTED_MODULE_13__.string().optional() }) });
/** The path of the suite whose run an artifact of this workflow run holds, where it is not the given one; null where GitHub does not give it. */
async function findOtherSuite({ github, outputFolder, effects }, name, own) {
    const { owner, repo, runId } = github;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outputFolder, 'taken');
    try {
        const client = await effects.connect();
        const listed = await (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__/* .listRunArtifacts */ .NG)({ client, owner, repo, runId });
        const artifact = listed.find((one) => one.name === name);
        if (artifact === undefined)
            return null;
        await (0,_github_download_artifact_js__WEBPACK_IMPORTED_MODULE_3__/* .downloadArtifact */ .b)({ client, owner, repo, artifact, folder });
        const runs = await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_6__/* .listFiles */ .CS)(folder, () => true);
        const run = runs.find((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file) === RUN_FILE);
        const path = run === undefined ? null : await readSuitePath((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, run));
        return path === null || path === own ? null : (0,_io_log_js__WEBPACK_IMPORTED_MODULE_7__/* .quoteLine */ .tQ)(path, []).slice(0, LONGEST_PATH);
    }
    catch (error) {
        if (!(error instanceof _github_read_zip_js__WEBPACK_IMPORTED_MODULE_4__/* .ZipRefused */ .Eb) && (0,_github_request_error_js__WEBPACK_IMPORTED_MODULE_5__/* .readRequestFailure */ .iu)(error) === null)
            throw error;
        effects.log.info(`Whose artifact ${name} is could not be read: ${error instanceof Error ? error.message : ''}.`);
        return null;
    }
}
/** The result of a stage. Where it fails, what is there by then is kept before the failure goes on. */
async function keepOnFailure(stage, keep) {
    try {
        return await stage;
    }
    catch (error) {
        await keep();
        throw error;
    }
}
/**
 * Uploads a measured shard for the job that merges, and says so in the log and the job summary. It always passes: a part of a
 * suite is compared with nothing.
 * @throws UserError `shard-not-kept`, since the upload is all that it is measured for
 */
async function keepShard(request, { folder, run, shard }) {
    const { workspace, effects } = request;
    const suite = run.suite.name;
    const kept = await keepFiles(request, (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__/* .shardArtifactName */ .u9)(suite, shard), folder, Object.values((0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_12__/* .runFiles */ .NW)(folder)));
    if (kept.kind !== 'uploaded')
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_8__/* .UserError */ .y('shard-not-kept', { shard: (0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_9__/* .formatShard */ ._D)(shard), suite, reason: kept.reason });
    const summary = `${(0,_measure_run_check_shards_js__WEBPACK_IMPORTED_MODULE_11__/* .describeShard */ .y)(shard, run.counts)} A job with \`mode: publish\` merges it with the others and reports.`;
    effects.log.info(summary);
    await (0,_publishers_summary_js__WEBPACK_IMPORTED_MODULE_10__/* .appendSummary */ .fe)(`### Goldenpair: \`${suite}\`\n\n${summary}\n`, effects.env);
    effects.commands.setOutput('run-path', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, folder));
    return 0;
}
/** Where a report points its reader to: the run, and the page where it is published, or its artifacts where there will be some. */
function linkReport({ runUrl, serverUrl, runId }, { template, suite, place }) {
    if (template !== null) {
        const page = (0,_request_report_url_js__WEBPACK_IMPORTED_MODULE_14__/* .fillReportUrl */ .NV)(template, { suite, place, run: String(runId) });
        return { run: runUrl, report: page, page };
    }
    return { run: runUrl, ...((0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__/* .enterpriseHost */ .C0)(serverUrl) === null && { report: `${runUrl}#artifacts` }) };
}
/** Keeps the files of a report. What its reader must know where they were not kept, as a sentence; null where they were, or nothing says so. */
async function keepReport(request, suite, files) {
    const { kind } = await keepFiles(request, (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_2__/* .reportArtifactName */ .m5)(suite), request.outputFolder, files);
    return kind === 'failed' ? 'The full report could not be uploaded as an artifact; the log says why.' : null;
}


/***/ }),

/***/ 44288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G9: () => (/* binding */ settle),
/* harmony export */   Kn: () => (/* binding */ writeStatus),
/* harmony export */   Or: () => (/* binding */ announceAside),
/* harmony export */   dP: () => (/* binding */ tryRequest),
/* harmony export */   gK: () => (/* binding */ PENDING_STATE),
/* harmony export */   qF: () => (/* binding */ readPendingReport),
/* harmony export */   uD: () => (/* binding */ checkPlace)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55156);
/* harmony import */ var _format_short_commit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28896);
/* harmony import */ var _github_check_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96418);
/* harmony import */ var _github_comment_body_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63964);
/* harmony import */ var _github_own_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13329);
/* harmony import */ var _github_request_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49396);
/* harmony import */ var _github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23503);







/**
 * Says that a commit is being measured: in the comment, which keeps the last verdict folded, and as a check run in progress. Only
 * where the job may write, and silently so: whoever reports the verdict says what is missing. A quiet comment does not speak of it.
 * The measuring need not wait for it.
 */
function announceAside(request, announcement) {
    const announced = announce(request, announcement);
    // Whoever measures meanwhile awaits it later: until then a rejection is nobody's.
    announced.catch(() => undefined);
    return announced;
}
async function announce(request, { marker, place }) {
    const { inputs, github, effects } = request;
    const { owner, repo, runUrl } = github;
    const isCommented = !('kind' in place) && !place.isFork && inputs.comment.when === 'always';
    const facts = { owner, repo, suite: marker.suite, run: marker.run, attempt: marker.attempt, sha: marker.sha };
    const number = isCommented ? place.number : null;
    let pending = { ...facts, run_url: runUrl, number, has_check: false, check_id: null };
    const keep = () => effects.saveState(PENDING_STATE, JSON.stringify(pending));
    // Before it is written: a process that is killed in between has it taken back all the same.
    if (isCommented)
        keep();
    const history = isCommented
        ? await tryRequest(effects.log, async () => announceInComment(request, { marker, place }))
        : null;
    if (inputs.check && !isReadOnly(place)) {
        pending = { ...pending, has_check: true };
        keep();
        const client = await effects.connect();
        const open = async () => (0,_github_check_run_js__WEBPACK_IMPORTED_MODULE_0__/* .openCheck */ .Xq)({ client, wait: effects.wait }, checkPlace(pending));
        const check_id = await tryRequest(effects.log, open);
        // Without an answer it may be open all the same, so it stays pending.
        pending = { ...pending, check_id };
        keep();
    }
    return { pending, history };
}
/** Nothing is pending any more, once the verdict stands everywhere; else the `post` step takes back what is left. */
function settle({ effects }, { pending }, { comment, check }) {
    const isOpen = (outcome) => outcome?.kind === 'failed';
    const left = {
        ...pending,
        number: isOpen(comment) ? pending.number : null,
        has_check: isOpen(check) && pending.has_check,
    };
    const isDone = left.number === null && !left.has_check;
    effects.saveState(PENDING_STATE, isDone ? '' : JSON.stringify(left));
}
/** The token of a fork's pull request only reads. */
function isReadOnly(place) {
    return !('kind' in place) && place.isFork;
}
async function announceInComment({ github, effects }, { marker, place }) {
    const { owner, repo, number } = place;
    const client = await effects.connect();
    const own = await (0,_github_own_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .listOwnComments */ .lY)({ client, owner, repo, number });
    const history = (0,_github_comment_body_js__WEBPACK_IMPORTED_MODULE_4__/* .readHistory */ .Lu)(own.map(({ body }) => body), marker);
    const plan = (0,_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .planComment */ .t)(own, marker);
    if (plan.kind === 'outdated')
        return history;
    const measuring = { ...marker, state: 'measuring' };
    const headline = `⏳ Measuring \`${(0,_format_short_commit_js__WEBPACK_IMPORTED_MODULE_5__/* .shortCommit */ .A)(marker.sha)}\` …`;
    const explanation = `There is no verdict on this commit yet: [the run](${github.runUrl}) of the suite \`${marker.suite}\` is still running.`;
    const target = { client, owner, repo, number, wait: effects.wait };
    const status = { marker: measuring, headline, explanation };
    await tryRequest(effects.log, async () => writeStatus(target, plan, status));
    return history;
}
/** Writes a comment that has no verdict of its own, with the last verdict folded. */
async function writeStatus(target, plan, status) {
    const last = plan.kind === 'update' ? (0,_github_comment_body_js__WEBPACK_IMPORTED_MODULE_4__/* .lastVerdict */ .Yw)(plan.keep.body) : null;
    await (0,_github_sticky_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .writeComment */ .H)(target, plan, { marker: status.marker, body: (0,_github_comment_body_js__WEBPACK_IMPORTED_MODULE_4__/* .renderWithoutVerdict */ .yA)(status, last) });
}
/** The check run of a suite on a commit. */
function checkPlace(facts) {
    const { owner, repo, suite, run, attempt, sha, run_url } = facts;
    const externalId = `goldenpair:${suite}:${run}:${attempt}`;
    return { owner, repo, sha, name: `Goldenpair (${suite})`, externalId, url: run_url };
}
/** What GitHub answers, or null where it refuses: for what is said on the side, which fails nothing and warns of nothing. */
async function tryRequest(log, request) {
    try {
        return await request();
    }
    catch (error) {
        const failure = (0,_github_request_error_js__WEBPACK_IMPORTED_MODULE_2__/* .readRequestFailure */ .iu)(error);
        if (failure === null)
            throw error;
        log.debug(`GitHub rejected it: ${failure.status} ${failure.message}`);
        return null;
    }
}
/** Where the runner keeps it between the Action and its `post` step. */
const PENDING_STATE = 'pending';
const name = zod__WEBPACK_IMPORTED_MODULE_6__.string().regex(/^[A-Za-z0-9._-]{1,100}$/);
/**
 * What a job has told people that it is doing, and must take back should it end without a verdict. It goes through a file that programs of
 * the job might write too, and into comments: so nothing but what these words can be is taken.
 */
const pendingReportSchema = zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({
    owner: name,
    repo: name,
    suite: name,
    /** The workflow run, its attempt, and the head that it measures. */
    run: zod__WEBPACK_IMPORTED_MODULE_6__.int(),
    attempt: zod__WEBPACK_IMPORTED_MODULE_6__.int(),
    sha: zod__WEBPACK_IMPORTED_MODULE_6__.string().regex(/^[0-9a-f]{7,64}$/),
    run_url: zod__WEBPACK_IMPORTED_MODULE_6__.string().regex(/^https?:\/\/[A-Za-z0-9._~:/?#=&%-]+$/),
    /** The pull request whose comment says so; null: none does. */
    number: zod__WEBPACK_IMPORTED_MODULE_6__.int().nullable(),
    /** A check run was opened, or was about to be. */
    has_check: zod__WEBPACK_IMPORTED_MODULE_6__.boolean(),
    /** Null where its id is not known: the process ended before GitHub had answered. */
    check_id: zod__WEBPACK_IMPORTED_MODULE_6__.int().nullable(),
});
/** Null where nothing is pending: the state is empty then. */
function readPendingReport(state) {
    return state === '' ? null : pendingReportSchema.parse(JSON.parse(state));
}


/***/ })

};
