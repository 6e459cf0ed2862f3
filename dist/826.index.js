export const id = 826;
export const ids = [826];
export const modules = {

/***/ 2883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ keepBaseline)
/* harmony export */ });
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27268);
/* harmony import */ var _shell_github_artifacts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85450);
/* harmony import */ var _shell_runs_run_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61543);
/* harmony import */ var _keep_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56917);
/* harmony import */ var _report_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17744);





/**
 * Reports a run of the default branch and uploads it for the comparisons of later pull requests. An invalid run is not kept: the
 * older baseline says more.
 * @throws UserError `baseline-not-kept`
 */
async function keepBaseline(request, { suite, folder, commit }) {
    const { github, effects } = request;
    const verdict = await (0,_report_run_js__WEBPACK_IMPORTED_MODULE_3__/* .reportRun */ .G)({
        request,
        suite,
        candidateFolder: folder,
        baseline: { kind: 'none', reason: 'this run is the baseline of later pull requests' },
        judge: null,
        marker: { suite, run: github.runId, attempt: github.runAttempt, sha: commit },
        place: { kind: 'none', reason: 'a baseline has no pull request' },
        label: null,
    });
    if (verdict.word === 'invalid') {
        effects.log.warning('This run is invalid, so it is not kept as a baseline.');
        return verdict.exit_code;
    }
    const kept = await (0,_keep_files_js__WEBPACK_IMPORTED_MODULE_2__/* .keepFiles */ .N)(request, (0,_shell_github_artifacts_js__WEBPACK_IMPORTED_MODULE_4__/* .baselineArtifactName */ .hF)(suite), folder, Object.values((0,_shell_runs_run_files_js__WEBPACK_IMPORTED_MODULE_1__/* .runFiles */ .NW)(folder)));
    if (kept.kind !== 'uploaded')
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('baseline-not-kept', { suite, reason: kept.reason });
    return verdict.exit_code;
}


/***/ }),

/***/ 16339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ mergeRuns)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/core/metrics/summarize-run.js
var summarize_run = __webpack_require__(28689);
// EXTERNAL MODULE: ./build/shell/io/sha256.js
var sha256 = __webpack_require__(4879);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/shell/runs/find-lines.js

const LINE_FEED = 10;
/** The places of a file's lines in order, the last one even without its line feed; the text itself is not kept. */
async function findLines(path) {
    const places = [];
    let start = 0;
    let offset = 0;
    for await (const chunk of (0,external_node_fs_.createReadStream)(path, { highWaterMark: 1024 * 1024 })) {
        const bytes = chunk;
        for (let found = bytes.indexOf(LINE_FEED); found >= 0; found = bytes.indexOf(LINE_FEED, found + 1)) {
            places.push({ start, end: offset + found });
            start = offset + found + 1;
        }
        offset += bytes.length;
    }
    return start === offset ? places : [...places, { start, end: offset }];
}

// EXTERNAL MODULE: ./build/shell/runs/read-run.js + 1 modules
var read_run = __webpack_require__(53139);
// EXTERNAL MODULE: ./build/shell/runs/read-scored-run.js
var read_scored_run = __webpack_require__(53757);
// EXTERNAL MODULE: ./build/shell/runs/run-files.js
var run_files = __webpack_require__(61543);
// EXTERNAL MODULE: ./build/shell/runs/write-run.js
var write_run = __webpack_require__(97795);
// EXTERNAL MODULE: ./build/core/model/error.js + 1 modules
var error = __webpack_require__(27268);
// EXTERNAL MODULE: ./build/core/model/fingerprint.js
var fingerprint = __webpack_require__(55712);
// EXTERNAL MODULE: ./build/core/model/shard.js
var model_shard = __webpack_require__(91352);
// EXTERNAL MODULE: ./build/app/run-suite/fingerprint-run.js
var fingerprint_run = __webpack_require__(70055);
;// CONCATENATED MODULE: ./build/app/merge-runs/check-shards.js





/**
 * The shards of one run in order, proved to be complete: all parts there once, measured alike, and together the very cases that
 * the suite's fingerprint speaks of. Throws `shards-wanted`, `shards-differ`, `shard-repeated`, `shard-missing`,
 * `shard-unfinished`, and `run-invalid` for a shard whose cases are not its own.
 */
function checkShards(runs) {
    const shards = runs.map((one) => ({ ...one, shard: shardOf(one) }));
    demandAlike(shards);
    const parts = [...shards].sort((a, b) => a.shard.index - b.shard.index);
    demandEachOnce(parts);
    const finished = parts.map(({ folder, run, shard }) => {
        if (run.counts === null)
            throw new error/* UserError */.y('shard-unfinished', { shard: (0,model_shard/* formatShard */._D)(shard), folder });
        return { folder, run, shard, counts: run.counts };
    });
    demandOwnCases(finished);
    return finished;
}
function shardOf({ folder, run }) {
    if (run.shard === null)
        throw new error/* UserError */.y('shards-wanted', { folder });
    return run.shard;
}
/** What shards of one run may differ in. */
const OWN = new Set([
    'run_id',
    'session_id',
    'started_at',
    'finished_at',
    'environment',
    'cases',
    'counts',
    'summaries',
    'shard.index',
    'fingerprints.models',
]);
const PARTED = new Set(['suite', 'shard', 'settings', 'fingerprints']);
/** Everything that must be the same in all shards, as JSON by its place in run.json. */
function traitsOf(run) {
    const traits = Object.entries(run).flatMap(([key, value]) => PARTED.has(key) && typeof value === 'object' && value !== null
        ? Object.entries(value).map(([inner, member]) => [`${key}.${inner}`, member])
        : [[key, value]]);
    return new Map(traits.filter(([key]) => !OWN.has(key)).map(([key, value]) => [key, (0,fingerprint/* canonicalJson */.d)(value)]));
}
const SHOWN_LENGTH = 60;
const cut = (text) => (text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text);
function demandAlike([first, ...others]) {
    if (first === undefined)
        return;
    const expected = traitsOf(first.run);
    for (const other of others) {
        const found = traitsOf(other.run);
        for (const [what, value] of expected) {
            const otherValue = found.get(what) ?? 'null';
            if (value === otherValue)
                continue;
            const values = [
                { folder: first.folder, value: cut(value) },
                { folder: other.folder, value: cut(otherValue) },
            ];
            throw new error/* UserError */.y('shards-differ', { what, values });
        }
    }
}
function demandEachOnce(parts) {
    const folders = new Map();
    for (const { folder, shard } of parts)
        folders.set(shard.index, [...(folders.get(shard.index) ?? []), folder]);
    const of = parts[0]?.shard.of ?? 0;
    const name = (index) => (0,model_shard/* formatShard */._D)({ index, of });
    for (const [index, names] of folders)
        if (names.length > 1)
            throw new error/* UserError */.y('shard-repeated', { shard: name(index), folders: names });
    const missing = Array.from({ length: of }, (_, position) => position + 1).filter((index) => !folders.has(index));
    if (missing.length > 0)
        throw new error/* UserError */.y('shard-missing', { missing: missing.map(name), found: [...folders.keys()].map(name) });
}
/** The suite's fingerprint is made of all cases, so a case that was lost, added or edited on the way cannot hide. */
function demandOwnCases(parts) {
    const all = parts.flatMap(({ run }) => run.cases);
    for (const { folder, run, shard } of parts) {
        const { name, version } = run.suite;
        const { k, primary_k, success } = run.settings;
        const isWhole = (0,fingerprint_run/* fingerprintSuite */.x)({ name, version, k, primary_k, success }, all) === run.fingerprints.suite;
        const own = new Set((0,model_shard/* selectShard */.Xm)(all, shard).map(({ id }) => id));
        const isOwn = own.size === run.cases.length && run.cases.every(({ id }) => own.has(id));
        if (isWhole && isOwn)
            continue;
        const problem = isWhole
            ? `its cases are not those of shard ${(0,model_shard/* formatShard */._D)(shard)}`
            : `with the other shards it does not hold the cases of suite ${name}`;
        throw new error/* UserError */.y('run-invalid', { path: (0,run_files/* runFiles */.NW)(folder).run, line: null, problem });
    }
}

;// CONCATENATED MODULE: ./build/app/merge-runs.js









/**
 * Makes of all shards of a run the run that one machine would have written: the same trials and scores, the same summaries, and so
 * the same comparison, whatever the order of the folders. Lines of its trials.jsonl are sorted by trial and then case id; a whole
 * run's are in the order in which the trials finished. Observations are copied one at a time.
 * Throws as `checkShards` and `readScoredRun` do.
 */
async function mergeRuns({ folders, out, log }) {
    const runs = [];
    for (const folder of folders)
        runs.push({ folder, run: await (0,read_run/* readRun */.c)(folder) });
    const parts = checkShards(runs);
    const trials = await findTrials(parts, log);
    const merged = mergeHeaders(parts);
    const writer = await (0,write_run/* writeRun */.bp)(out, { ...merged, counts: null, summaries: {} });
    const files = await Promise.all(parts.map(async ({ folder }) => (0,promises_.open)((0,run_files/* runFiles */.NW)(folder).trials)));
    try {
        for (const { part, start, end } of trials) {
            const buffer = Buffer.allocUnsafe(end - start);
            await files[part]?.read(buffer, 0, buffer.length, start);
            // Checked when it was found.
            await writer.append(JSON.parse(buffer.toString()));
        }
        const run = { ...merged, summaries: (0,summarize_run/* summarizeRun */.l)({ metrics: merged.metrics, trials }) };
        await writer.finish(run);
        return run;
    }
    finally {
        await Promise.all(files.map(async (file) => file.close()));
        await writer[Symbol.asyncDispose]();
    }
}
/** All trials, sorted as they will be written. */
async function findTrials(parts, log) {
    const found = [];
    for (const [part, { folder }] of parts.entries()) {
        const { trials } = await (0,read_scored_run/* readScoredRun */.m)(folder, { log });
        const places = await findLines((0,run_files/* runFiles */.NW)(folder).trials);
        for (const [index, trial] of trials.entries()) {
            const place = places[index];
            if (place === undefined)
                throw new Error(`${folder}: the trials changed while they were read`);
            found.push({ ...trial, part, start: place.start, end: place.end });
        }
    }
    return found.sort((a, b) => a.trial - b.trial || (a.case < b.case ? -1 : 1));
}
/** What only a part knows of itself is put together; everything else is the same in all parts. */
function mergeHeaders(parts) {
    const [first] = parts;
    if (first === undefined)
        throw new Error('there is no shard to merge');
    const runs = parts.map(({ run }) => run);
    const distinct = (values) => [...new Set(values.filter((value) => value !== null))].sort();
    const sessions = distinct(runs.map(({ session_id }) => session_id));
    // Arms that were measured together, shard by shard, share it still.
    const sessionId = `merged-${(0,sha256/* sha256 */.s)(sessions.join('\n')).slice(-16)}`;
    const runners = distinct(runs.map(({ environment }) => environment.runner));
    return {
        ...first.run,
        run_id: `${sessionId}-${first.run.variant}`,
        session_id: sessionId,
        started_at: runs.map(({ started_at }) => started_at).sort()[0] ?? first.run.started_at,
        finished_at: distinct(runs.map(({ finished_at }) => finished_at)).at(-1) ?? null,
        shard: null,
        environment: {
            node: distinct(runs.map(({ environment }) => environment.node)).join(', '),
            os: distinct(runs.map(({ environment }) => environment.os)).join(', '),
            runner: runners.length === 0 ? null : runners.join(', '),
        },
        fingerprints: {
            ...first.run.fingerprints,
            models: distinct(runs.flatMap(({ fingerprints }) => fingerprints.models)),
        },
        cases: runs.flatMap(({ cases }) => cases).sort((a, b) => (a.id < b.id ? -1 : 1)),
        counts: sumCounts(parts),
    };
}
function sumCounts(parts) {
    const sum = (key) => parts.reduce((total, { counts }) => total + counts[key], 0);
    return {
        cases: sum('cases'),
        trials: sum('trials'),
        ok: sum('ok'),
        failed: sum('failed'),
        infrastructure: sum('infrastructure'),
        timeouts: sum('timeouts'),
        retries: sum('retries'),
    };
}


/***/ }),

/***/ 65826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runPublish: () => (/* binding */ runPublish)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/metrics/custom-metrics.js
var custom_metrics = __webpack_require__(39121);
// EXTERNAL MODULE: ./build/core/model/error.js + 1 modules
var error = __webpack_require__(27268);
// EXTERNAL MODULE: ./build/shell/github/artifacts.js
var artifacts = __webpack_require__(85450);
;// CONCATENATED MODULE: ./build/shell/github/pull-requests.js
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

// EXTERNAL MODULE: ./build/app/choose-judge.js + 1 modules
var choose_judge = __webpack_require__(46621);
// EXTERNAL MODULE: ./build/app/find-baseline.js + 7 modules
var find_baseline = __webpack_require__(48117);
;// CONCATENATED MODULE: ./build/app/find-measured.js

/**
 * The suites of a workflow run's artifacts. Where there is a whole run, shards are not looked at. Of one name the newest counts:
 * those of an earlier attempt are still listed, so a shard that was not measured again is there.
 */
function findMeasured(listed) {
    const newest = new Map();
    for (const artifact of listed)
        if (!artifact.isExpired && artifact.id > (newest.get(artifact.name)?.id ?? 0))
            newest.set(artifact.name, artifact);
    const runs = new Map();
    const shards = new Map();
    for (const artifact of newest.values()) {
        const whole = (0,artifacts/* suiteOfRunArtifact */.nV)(artifact.name);
        const part = (0,artifacts/* suiteOfShardArtifact */.gj)(artifact.name);
        if (whole !== null)
            runs.set(whole, { suite: whole, kind: 'run', artifacts: [artifact] });
        if (part !== null) {
            const others = shards.get(part)?.artifacts ?? [];
            shards.set(part, { suite: part, kind: 'shards', artifacts: [...others, artifact] });
        }
    }
    return [...new Map([...shards, ...runs]).values()];
}

// EXTERNAL MODULE: ./build/app/locate-reference.js + 1 modules
var locate_reference = __webpack_require__(42249);
// EXTERNAL MODULE: ./build/app/keep-baseline.js
var keep_baseline = __webpack_require__(2883);
;// CONCATENATED MODULE: ./build/app/publish-each.js

/** Publishes suite after suite, several into folders of their own, and gives the worst exit code. */
async function publishEach(request, suites, publish) {
    let worst = 0;
    for (const measured of suites) {
        const outputFolder = suites.length === 1 ? request.outputFolder : (0,external_node_path_.join)(request.outputFolder, measured.suite);
        const code = await publish({ ...request, outputFolder }, measured);
        if (code > worst)
            worst = code;
    }
    return worst;
}

// EXTERNAL MODULE: ./build/shell/github/download-artifact.js
var download_artifact = __webpack_require__(90096);
// EXTERNAL MODULE: ./build/shell/github/read-zip.js
var read_zip = __webpack_require__(55571);
// EXTERNAL MODULE: ./build/shell/runs/read-run.js + 1 modules
var read_run = __webpack_require__(53139);
// EXTERNAL MODULE: ./build/app/merge-runs.js + 2 modules
var merge_runs = __webpack_require__(16339);
;// CONCATENATED MODULE: ./build/app/receive-run.js





/**
 * Downloads what was measured of a suite into the output folder, and makes one run of its shards. All shards together may be as
 * large as one run. Throws as `readRun` and `mergeRuns` do.
 */
async function receiveRun({ github, outputFolder, effects }, { suite, kind, artifacts }) {
    const { owner, repo } = github;
    const client = await effects.connect();
    const received = (0,external_node_path_.join)(outputFolder, 'received');
    const folders = [];
    let room = download_artifact/* MAX_ARCHIVE_BYTES */.I;
    for (const artifact of artifacts) {
        const folder = kind === 'run' ? received : (0,external_node_path_.join)(received, artifact.name);
        try {
            await (0,download_artifact/* downloadArtifact */.b)({ client, owner, repo, artifact, folder, maxArchiveBytes: room });
        }
        catch (error) {
            if (!(error instanceof read_zip/* ZipRefused */.Eb))
                throw error;
            return { kind: 'refused', reason: `the artifact ${artifact.name} is refused: ${error.message}` };
        }
        folders.push(folder);
        room -= artifact.bytes;
    }
    const folder = kind === 'run' ? received : (0,external_node_path_.join)(outputFolder, 'merged');
    const run = kind === 'run' ? await (0,read_run/* readRun */.c)(folder) : await (0,merge_runs/* mergeRuns */.r)({ folders, out: folder, log: effects.log });
    if (run.suite.name === suite)
        return { kind: 'received', folder, run };
    const what = kind === 'run' ? `the artifact goldenpair-run-${suite} holds` : `the shards of ${suite} are of`;
    return { kind: 'refused', reason: `${what} a run of ${JSON.stringify(run.suite.name)}` };
}

;// CONCATENATED MODULE: ./build/app/publish-baseline.js






/**
 * Makes the baselines of the shards that earlier jobs of this workflow run have measured; null when there are none, or when the
 * event is not one whose baselines are used. Throws `baseline-not-kept`, and as `mergeRuns` does.
 */
async function publishBaseline(request) {
    const { github, effects } = request;
    const { event, owner, repo, runId } = github;
    if (event.kind !== 'push' && event.kind !== 'schedule' && event.kind !== 'workflow_dispatch')
        return null;
    const listed = await (0,artifacts/* listRunArtifacts */.NG)({ client: await effects.connect(), owner, repo, runId });
    const sharded = findMeasured(listed).filter(({ kind }) => kind === 'shards');
    if (sharded.length === 0)
        return null;
    return publishEach(request, sharded, async (own, measured) => {
        const { suite } = measured;
        const received = await receiveRun(own, measured);
        if (received.kind === 'refused')
            throw new error/* UserError */.y('baseline-not-kept', { suite, reason: received.reason });
        const { folder, run } = received;
        if (run.mode !== 'baseline') {
            const reason = `its shards were measured in mode \`${run.mode}\`, not \`baseline\``;
            throw new error/* UserError */.y('baseline-not-kept', { suite, reason });
        }
        return (0,keep_baseline/* keepBaseline */.r)(own, { suite, folder, commit: run.commit ?? event.sha });
    });
}

// EXTERNAL MODULE: ./build/app/report-run.js + 1 modules
var report_run = __webpack_require__(17744);
// EXTERNAL MODULE: ./build/core/model/collect-scores.js
var collect_scores = __webpack_require__(66396);
// EXTERNAL MODULE: ./build/core/format/format-number.js
var format_number = __webpack_require__(8499);
// EXTERNAL MODULE: ./build/core/metrics/build-metrics.js
var build_metrics = __webpack_require__(50632);
// EXTERNAL MODULE: ./build/core/metrics/facts.js
var facts = __webpack_require__(27007);
// EXTERNAL MODULE: ./build/core/metrics/fingerprint-metrics.js
var fingerprint_metrics = __webpack_require__(55056);
// EXTERNAL MODULE: ./build/core/metrics/score-trial.js
var score_trial = __webpack_require__(59455);
// EXTERNAL MODULE: ./build/core/metrics/summarize-run.js
var summarize_run = __webpack_require__(28689);
// EXTERNAL MODULE: ./build/core/suite/fingerprint-case.js + 1 modules
var fingerprint_case = __webpack_require__(67199);
// EXTERNAL MODULE: ./build/shell/runs/read-confirmations.js
var read_confirmations = __webpack_require__(52341);
// EXTERNAL MODULE: ./build/shell/runs/read-trials.js
var read_trials = __webpack_require__(36022);
// EXTERNAL MODULE: ./build/shell/runs/write-confirmations.js
var write_confirmations = __webpack_require__(36388);
// EXTERNAL MODULE: ./build/shell/runs/write-run.js
var write_run = __webpack_require__(97795);
// EXTERNAL MODULE: ./build/app/run-suite/tally.js
var run_suite_tally = __webpack_require__(67313);
;// CONCATENATED MODULE: ./build/app/rescore-run.js















/**
 * A copy of a pull request's run in which nothing is believed that can be computed: scores, summaries, counts, the metrics' definitions and
 * the cases' fingerprints are made anew from the observations and the cases' text, by this Goldenpair. Trials of cases that
 * the run does not have are left out with a warning, and so are judgments: what is measured would judge itself. The suite's own metrics are
 * the exception: their module is the pull request's code, which is never run here, so their scores stay as they were recorded, where
 * they are possible at all. Throws as `readRun` and `readTrials` do.
 */
async function rescoreRun({ from, to, hash, log }) {
    const source = await (0,read_run/* readRun */.c)(from);
    const { k, primary_k, success, scoring } = source.settings;
    const metrics = (0,build_metrics/* buildMetrics */.G)({ k, primary_k, success, pricing: source.pricing, ...(scoring && { scoring }) }, (0,custom_metrics/* customMetricsOf */.ki)(source));
    const cases = source.cases.map((golden) => ({ ...golden, fingerprint: (0,fingerprint_case/* fingerprintCase */.l)(golden, hash) }));
    const run = {
        ...source,
        // A run that called itself something else would be judged by its own gates instead of the base's.
        mode: 'pr',
        cases,
        metrics: metrics.map(facts/* metricFacts */.g),
        fingerprints: { ...source.fingerprints, metrics: (0,fingerprint_metrics/* fingerprintMetrics */.o)(metrics, hash) },
        counts: null,
        summaries: {},
    };
    const byId = new Map(cases.map((golden) => [golden.id, golden]));
    const scored = (0,collect_scores/* collectScores */.s)();
    let judged = 0;
    const tally = (0,run_suite_tally/* startTally */.d)(source.pricing);
    const writer = await (0,write_run/* writeRun */.bp)(to, run);
    try {
        for await (const { judgments, ...trial } of (0,read_trials/* readTrials */.m)(from, log)) {
            if (judgments !== undefined)
                judged += 1;
            const golden = byId.get(trial.case);
            if (golden === undefined) {
                log.warning(`A trial of the unknown case ${JSON.stringify(trial.case.slice(0, 100))} is left out.`);
                continue;
            }
            const scores = (0,score_trial/* scoreTrial */.$)({ metrics, golden, ...trial, recorded: trial });
            await writer.append({ ...trial, ...scores });
            tally.add(trial);
            scored.add({ case: golden.id, trial: trial.trial, ...scores }, trial.observation.status);
        }
        if (judged > 0)
            log.warning(`The judgments of ${(0,format_number/* countOf */.pq)(judged, 'trial')} are left out: a pull request does not judge itself.`);
        const result = {
            ...run,
            fingerprints: { ...run.fingerprints, models: tally.models() },
            counts: tally.counts(),
            summaries: (0,summarize_run/* summarizeRun */.l)({ metrics, trials: scored.trials() }),
        };
        await writer.finish(result);
        await rescoreReruns({ from, to, run: result, metrics, log });
        return result;
    }
    finally {
        await writer[Symbol.asyncDispose]();
    }
}
/** The same for the re-runs of newly failing cases, where there are any. Throws as `readConfirmations` does. */
async function rescoreReruns({ from, to, run, metrics, log, }) {
    const reruns = await (0,read_confirmations/* readConfirmations */.T)(from, {
        run,
        log,
        keep: ({ judgments: _judgments, ...trial }, golden) => ({ ...trial, ...(0,score_trial/* scoreTrial */.$)({ metrics, golden, ...trial }) }),
    });
    if (reruns === null)
        return;
    const writer = (0,write_confirmations/* writeConfirmations */.o)(to, reruns.head);
    try {
        for (const trial of reruns.trials)
            writer.append(trial);
        if (reruns.stopped !== null)
            writer.stop(reruns.stopped);
    }
    finally {
        writer[Symbol.dispose]();
    }
}

;// CONCATENATED MODULE: ./build/app/publish.js














/**
 * Mode `publish`: reports what another job has measured with fewer rights: an earlier job of this workflow run, or the run
 * that started this one (`workflow_run`, the way for forks). The artifact is data of unknown origin: scores and comparison are
 * made anew, against a baseline that is fetched here. Shards are merged first; those of the default branch become its baseline.
 */
const runPublish = async (request) => {
    const made = await publishBaseline(request);
    if (made !== null)
        return made;
    const { github, effects } = request;
    const source = await findSource(request);
    if (source.match.kind === 'none')
        return nothing(request, source.match.reason);
    const { owner, repo } = github;
    const client = await effects.connect();
    const measured = findMeasured(await (0,artifacts/* listRunArtifacts */.NG)({ client, owner, repo, runId: source.runId }));
    if (measured.length === 0)
        return unmeasured(request, `run ${source.runId} has no artifact goldenpair-run-<suite>`);
    const { pullRequest } = source.match;
    return publishEach(request, measured, async (own, one) => publishSuite(own, source, pullRequest, one));
};
async function findSource({ github, effects }) {
    const { event, owner, repo } = github;
    if (event.kind === 'pull_request') {
        const { number, head } = event.pullRequest;
        const now = await getPullRequest(await effects.connect(), { owner, repo, number });
        const moved = `#${number} has moved on from ${head.sha.slice(0, 7)} to ${now.head.sha.slice(0, 7)}`;
        const reason = now.isClosed ? `#${number} is closed` : now.head.sha === head.sha ? null : moved;
        const match = reason === null ? { kind: 'found', pullRequest: event.pullRequest } : { kind: 'none', reason };
        return { runId: github.runId, attempt: github.runAttempt, match };
    }
    if (event.kind !== 'workflow_run') {
        const needs = '`workflow_run`, `pull_request` after a job that measured, or `push` after jobs that measured shards';
        throw new error/* UserError */.y('mode-needs-event', { mode: 'publish', event: github.eventName, needs });
    }
    const { run } = event;
    const match = run.event === 'pull_request'
        ? await findPullRequest({ client: await effects.connect(), owner, repo, head: run.head })
        : { kind: 'none', reason: `run ${run.id} was started by ${run.event}, not by a pull request` };
    return { runId: run.id, attempt: run.attempt, match };
}
async function publishSuite(request, source, pullRequest, measured) {
    const { github, outputFolder, effects } = request;
    const { owner, repo, event } = github;
    const { suite } = measured;
    const received = await receiveRun(request, measured);
    if (received.kind === 'refused')
        return unmeasured(request, received.reason);
    const folder = (0,external_node_path_.join)(outputFolder, 'run');
    const run = await rescoreRun({ from: received.folder, to: folder, hash: effects.hash, log: effects.log });
    const commit = run.commit !== null && /^[0-9a-f]{40,64}$/.test(run.commit) ? run.commit : pullRequest.head.sha;
    const isUnverified = pullRequest.isFork && event.kind === 'workflow_run';
    const point = await (0,locate_reference/* locateReference */.I)(request, { checkout: { sha: commit, parents: null }, pullRequest });
    const baseline = await (0,find_baseline/* findBaseline */.X)({ request, suite, point });
    const verdict = await (0,report_run/* reportRun */.G)({
        request,
        suite,
        candidateFolder: folder,
        baseline,
        judge: await (0,choose_judge/* chooseJudge */.J)({ request, candidateFolder: folder, baseline, point }),
        marker: { suite, run: source.runId, attempt: source.attempt, sha: pullRequest.head.sha },
        // A workflow on workflow_run has the base's rights, whoever opened the pull request.
        place: { owner, repo, number: pullRequest.number, isFork: pullRequest.isFork && event.kind === 'pull_request' },
        label: describeTrust(run, isUnverified),
    });
    return verdict.exit_code;
}
/** What the reader must take on trust; null where everything was made anew here. */
function describeTrust(run, isUnverified) {
    const own = (0,custom_metrics/* customMetricsOf */.ki)(run).length;
    const sentences = [
        ...(isUnverified ? ["Measured by the fork's own workflow: unverified."] : []),
        ...(own > 0
            ? [
                `The suite's own metrics (\`custom.…\`) are as the job that measured recorded them: their module is never run where comments are written.`,
            ]
            : []),
    ];
    return sentences.length === 0 ? null : sentences.join(' ');
}
/** As a check of the pull request itself, a green tick over nothing would be a lie; a workflow beside it just has no work. */
function unmeasured(request, reason) {
    if (request.github.event.kind === 'pull_request')
        throw new error/* UserError */.y('nothing-to-publish', { reason });
    return nothing(request, reason);
}
function nothing({ effects }, reason) {
    effects.log.notice(`Nothing is published: ${reason}.`);
    return 0;
}


/***/ })

};
