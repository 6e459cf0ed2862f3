export const id = 7314;
export const ids = [7314];
export const modules = {

/***/ 2883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ keepBaseline)
/* harmony export */ });
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90876);
/* harmony import */ var _core_nights_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19534);
/* harmony import */ var _shell_runs_read_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53139);
/* harmony import */ var _nightly_keep_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53301);
/* harmony import */ var _nightly_open_history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46579);
/* harmony import */ var _report_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15866);






/**
 * Reports a run of the default branch and uploads it, with the history, for the comparisons of later pull requests. An invalid run is not
 * kept: the older baseline says more.
 * @throws UserError `baseline-not-kept`
 */
async function keepBaseline(request, { suite, folder, commit }) {
    const { github, effects } = request;
    const run = await (0,_shell_runs_read_run_js__WEBPACK_IMPORTED_MODULE_2__/* .readRun */ .c)(folder);
    const stored = await (0,_nightly_open_history_js__WEBPACK_IMPORTED_MODULE_4__/* .openHistory */ .j)(request, suite);
    const verdict = await (0,_report_run_js__WEBPACK_IMPORTED_MODULE_5__/* .reportRun */ .G)({
        request,
        suite,
        candidateFolder: folder,
        baseline: { kind: 'none', reason: 'this run is the baseline of later pull requests' },
        ruleSet: null,
        marker: { suite, run: github.runId, attempt: github.runAttempt, sha: commit },
        place: { kind: 'none', reason: 'a baseline has no pull request' },
        label: null,
        earlier: (0,_core_nights_history_js__WEBPACK_IMPORTED_MODULE_1__/* .toTrend */ .rK)(stored.rows, run.variant),
    });
    const isValid = verdict.word !== 'invalid';
    const row = (0,_nightly_keep_run_js__WEBPACK_IMPORTED_MODULE_3__/* .makeRow */ .x)(request, { ...run, mode: 'baseline' }, isValid ? {} : { verdict: verdict.word });
    if (!isValid)
        effects.log.warning('This run is invalid, so it is not kept as a baseline.');
    const kept = await (0,_nightly_keep_run_js__WEBPACK_IMPORTED_MODULE_3__/* .keepRun */ .X)(request, { suite, folder, isValid, stored, row });
    if (isValid && kept.kind !== 'uploaded')
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('baseline-not-kept', { suite, reason: kept.reason });
    return verdict.exit_code;
}


/***/ }),

/***/ 36239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ mergeRuns)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/core/metrics/summarize-run.js
var summarize_run = __webpack_require__(51070);
// EXTERNAL MODULE: ./build/shell/io/sha256.js
var sha256 = __webpack_require__(4879);
// EXTERNAL MODULE: ./build/shell/runs/find-lines.js
var find_lines = __webpack_require__(61595);
// EXTERNAL MODULE: ./build/shell/runs/read-run.js + 1 modules
var read_run = __webpack_require__(53139);
// EXTERNAL MODULE: ./build/shell/runs/read-scored-run.js
var read_scored_run = __webpack_require__(53757);
// EXTERNAL MODULE: ./build/shell/runs/run-files.js
var run_files = __webpack_require__(61543);
// EXTERNAL MODULE: ./build/shell/runs/write-run.js
var write_run = __webpack_require__(97795);
// EXTERNAL MODULE: ./build/core/model/error.js + 2 modules
var error = __webpack_require__(90876);
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
    'stopped',
    'shard.index',
    'code_quality.review',
    'fingerprints.models',
    'fingerprints.judge_models',
]);
const PARTED = new Set(['suite', 'shard', 'settings', 'fingerprints', 'code_quality']);
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
        const run = { ...merged, summaries: (0,summarize_run/* summarizeRun */.l)({ metrics: merged.metrics, trials, kept: merged.summaries }) };
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
        const places = await (0,find_lines/* findLines */.L)((0,run_files/* runFiles */.NW)(folder).trials);
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
            ...(runs.some(({ counts }) => counts?.judge) && {
                judge_models: distinct(runs.flatMap(({ fingerprints }) => fingerprints.judge_models ?? [])),
            }),
        },
        cases: runs.flatMap(({ cases }) => cases).sort((a, b) => (a.id < b.id ? -1 : 1)),
        ...mergeStops(parts),
        counts: sumCounts(parts),
    };
}
/** One shard that was stopped makes the whole incomplete; the trials are those of all shards. */
function mergeStops(parts) {
    const stops = parts.flatMap(({ run }) => run.stopped ?? []);
    const [first] = stops;
    if (first === undefined)
        return {};
    const planned = parts.reduce((sum, { run }) => sum + run.cases.length * run.trials_per_case, 0);
    const made = parts.reduce((sum, { counts }) => sum + counts.trials, 0);
    const spent = stops.reduce((sum, { spent_usd }) => sum + spent_usd, 0);
    return { stopped: { ...first, planned, made, spent_usd: spent } };
}
function sumCounts(parts) {
    const sum = (key) => parts.reduce((total, { counts }) => total + counts[key], 0);
    const judges = parts.flatMap(({ counts }) => counts.judge ?? []);
    const sumJudged = (key) => judges.reduce((total, one) => total + (one[key] ?? 0), 0);
    const cached = parts.reduce((total, { counts }) => total + (counts.cached ?? 0), 0);
    const cachedReadings = sumJudged('cached');
    return {
        cases: sum('cases'),
        trials: sum('trials'),
        ok: sum('ok'),
        failed: sum('failed'),
        infrastructure: sum('infrastructure'),
        timeouts: sum('timeouts'),
        retries: sum('retries'),
        ...(cached > 0 && { cached }),
        ...(judges.length > 0 && {
            judge: {
                readings: sumJudged('readings'),
                failed: sumJudged('failed'),
                retries: sumJudged('retries'),
                ...(cachedReadings > 0 && { cached: cachedReadings }),
            },
        }),
    };
}


/***/ }),

/***/ 53301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ keepRun),
/* harmony export */   x: () => (/* binding */ makeRow)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_nights_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19534);
/* harmony import */ var _shell_baselines_history_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21253);
/* harmony import */ var _shell_github_artifacts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85450);
/* harmony import */ var _shell_runs_file_size_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25944);
/* harmony import */ var _shell_io_replace_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41237);
/* harmony import */ var _shell_runs_run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61543);
/* harmony import */ var _keep_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56917);








/** Uploads a run of the default branch with the history of all runs that are known, this one last. */
async function keepRun(request, { suite, folder: own, isValid, stored, row }) {
    // A second attempt replaces the artifact of the first, which may hold a better run.
    const folder = isValid ? own : (stored.folders.get(row.run) ?? own);
    const runs = Object.values((0,_shell_runs_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .runFiles */ .NW)(folder));
    const hasRun = isValid || (folder !== own && (await (0,_shell_runs_file_size_js__WEBPACK_IMPORTED_MODULE_3__/* .fileSize */ .O)((0,_shell_runs_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .runFiles */ .NW)(folder).run)) !== null);
    const history = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _shell_baselines_history_file_js__WEBPACK_IMPORTED_MODULE_2__/* .HISTORY_FILE */ .C);
    const rows = (0,_core_nights_history_js__WEBPACK_IMPORTED_MODULE_1__/* .mergeHistories */ .dk)([[row], stored.rows]);
    await (0,_shell_io_replace_file_js__WEBPACK_IMPORTED_MODULE_4__/* .replaceFile */ .f)(history, (0,_core_nights_history_js__WEBPACK_IMPORTED_MODULE_1__/* .writeHistory */ .wn)(rows.map((one) => (one === row ? { ...row, known: rows.length } : one))));
    return (0,_keep_files_js__WEBPACK_IMPORTED_MODULE_6__/* .keepFiles */ .N)(request, (0,_shell_github_artifacts_js__WEBPACK_IMPORTED_MODULE_7__/* .baselineArtifactName */ .hF)(suite), folder, [...(hasRun ? runs : []), history]);
}
/** A measured run as its line of the history. */
function makeRow({ github }, run, said) {
    const measured = Object.entries(run.summaries).filter(([, { applicable }]) => applicable > 0);
    return {
        run: github.runId,
        attempt: github.runAttempt,
        at: run.started_at,
        mode: run.mode,
        run_id: run.run_id,
        variant: run.variant,
        commit: run.commit,
        branch: run.branch,
        values: Object.fromEntries(measured.map(([id, { mean }]) => [id, mean])),
        ...said,
        known: 1,
    };
}


/***/ }),

/***/ 46579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ artifactsHome),
  j: () => (/* binding */ openHistory)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/nights/history.js + 1 modules
var nights_history = __webpack_require__(19534);
// EXTERNAL MODULE: ./build/core/format/format-number.js
var format_number = __webpack_require__(8499);
// EXTERNAL MODULE: ./build/core/model/error.js + 2 modules
var model_error = __webpack_require__(90876);
// EXTERNAL MODULE: ./build/shell/github/artifacts.js
var artifacts = __webpack_require__(85450);
// EXTERNAL MODULE: ./build/shell/github/request-error.js
var request_error = __webpack_require__(14799);
// EXTERNAL MODULE: ./build/shell/io/files.js
var files = __webpack_require__(31809);
// EXTERNAL MODULE: ./build/shell/baselines/choose-baseline.js
var choose_baseline = __webpack_require__(44589);
// EXTERNAL MODULE: ./build/shell/baselines/fetch-candidate.js
var fetch_candidate = __webpack_require__(9026);
// EXTERNAL MODULE: ./build/shell/baselines/history-file.js
var history_file = __webpack_require__(21253);
;// CONCATENATED MODULE: ./build/shell/baselines/read-history.js









/** Runs that ended at the same time do not know of each other; ten back, one of them is known by all. */
const MOST_READ = 10;
/** Histories of large suites lie beside large runs: beyond this, the newest that were read must do. */
const MOST_BYTES = 200 * 2 ** 20;
const MOST_TEXT_BYTES = 64_000_000;
/**
 * The union of the histories in the newest baseline artifacts, unpacked into subfolders. A refused request is a problem, not an error; so it
 * is when artifacts are there and GitHub lets us have none of them, for a past that cannot be read is not the same as no past.
 */
async function readHistory(request) {
    const { suite, folder, home, log } = request;
    const { owner, repo } = home;
    try {
        const client = await home.connect();
        const listed = await (0,artifacts/* listArtifacts */.wn)({ client, owner, repo, name: (0,artifacts/* baselineArtifactName */.hF)(suite) });
        const candidates = (0,choose_baseline/* admitArtifacts */.XR)(listed, home);
        const folders = new Map();
        const histories = [];
        const failures = [];
        let bytes = 0;
        for (const candidate of candidates.slice(0, MOST_READ)) {
            bytes += candidate.artifact.bytes;
            if (folders.size > 0 && bytes > MOST_BYTES)
                break;
            const own = (0,external_node_path_.join)(folder, String(candidate.runId));
            const unfetched = await (0,fetch_candidate/* fetchCandidate */.C)({ client, home, candidate, folder: own });
            if (unfetched !== null) {
                log.info(`The history in the artifact ${candidate.artifact.id} is skipped: ${unfetched.reason}.`);
                if (unfetched.isPassing)
                    failures.push(unfetched.reason);
                continue;
            }
            folders.set(candidate.runId, own);
            histories.push(await readRows(own));
        }
        const [failure] = failures;
        const problem = histories.length > 0 || failure === undefined ? null : describeProblem(failure);
        return { rows: (0,nights_history/* mergeHistories */.dk)(histories), candidates, folders, problem };
    }
    catch (error) {
        const failure = (0,request_error/* readRequestFailure */.iu)(error);
        if (failure === null)
            throw error;
        const problem = describeProblem((0,request_error/* explainFailure */.SP)(failure, 'actions: read'));
        return { rows: [], candidates: [], folders: new Map(), problem };
    }
}
function describeProblem(reason) {
    return `earlier runs could not be read: ${reason}`;
}
/** None where the artifact is of an older Goldenpair, or its history is damaged. */
async function readRows(folder) {
    try {
        return (0,nights_history/* parseHistory */.i6)(await (0,files/* readTextFile */.G)({ path: (0,external_node_path_.join)(folder, history_file/* HISTORY_FILE */.C), maxBytes: MOST_TEXT_BYTES }));
    }
    catch (error) {
        if (error instanceof model_error/* UserError */.y)
            return [];
        throw error;
    }
}

// EXTERNAL MODULE: ./build/shell/github/enterprise-server.js
var enterprise_server = __webpack_require__(61956);
;// CONCATENATED MODULE: ./build/app/nightly/open-history.js





/** Sooner than this, a night that fails or a quiet week would lose the history. */
const SOON_DAYS = 3;
const DAY_MS = 86_400_000;
/** Where artifacts of this repository are. */
function artifactsHome({ inputs, github, effects }) {
    const { owner, repo, repositoryId, defaultBranch, serverUrl } = github;
    return {
        connect: effects.connect,
        ...{ owner, repo, repositoryId, defaultBranch, serverUrl },
        workflow: inputs.baselineWorkflow,
    };
}
/** What earlier runs of the suite have left; the log warns where it gets lost. */
async function openHistory(request, suite) {
    const { github, outputFolder, effects } = request;
    const { clock, log } = effects;
    const server = (0,enterprise_server/* enterpriseHost */.C)(github.serverUrl);
    if (server !== null) {
        log.info(`There is no history: ${server} has no artifacts of the kind that it needs.`);
        return { rows: [], candidates: [], folders: new Map(), problem: null };
    }
    const folder = (0,external_node_path_.join)(outputFolder, 'earlier');
    const stored = await readHistory({ suite, folder, home: artifactsHome(request), log });
    if (stored.problem !== null)
        log.warning(`Nothing is known of the past: ${stored.problem}.`);
    const lost = (0,nights_history/* countLostRows */.Zd)(stored.rows);
    if (lost > 0)
        log.warning(`The history has lost ${(0,format_number/* countOf */.pq)(lost, 'measurement')}: artifacts expire before the next run reads them; raise \`retention-days\`.`);
    const expiry = stored.candidates[0]?.artifact.expiresAt;
    const days = expiry === undefined ? Infinity : (expiry.getTime() - clock.now().getTime()) / DAY_MS;
    if (days < SOON_DAYS)
        log.warning(`The newest history expires in ${(0,format_number/* countOf */.pq)(Math.max(0, Math.floor(days)), 'day')}: a longer gap between two runs loses it; raise \`retention-days\`.`);
    return stored;
}


/***/ }),

/***/ 7314:
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
// EXTERNAL MODULE: ./build/core/model/error.js + 2 modules
var error = __webpack_require__(90876);
// EXTERNAL MODULE: ./build/shell/github/artifacts.js
var artifacts = __webpack_require__(85450);
// EXTERNAL MODULE: ./build/shell/github/list-parents.js
var list_parents = __webpack_require__(32121);
// EXTERNAL MODULE: ./build/shell/github/pull-requests.js
var pull_requests = __webpack_require__(65037);
// EXTERNAL MODULE: ./build/shell/github/comment-body.js
var comment_body = __webpack_require__(27861);
// EXTERNAL MODULE: ./build/shell/github/marker.js
var github_marker = __webpack_require__(25847);
// EXTERNAL MODULE: ./build/shell/github/own-comments.js
var own_comments = __webpack_require__(7620);
// EXTERNAL MODULE: ./build/shell/github/sticky-comment.js
var sticky_comment = __webpack_require__(2962);
// EXTERNAL MODULE: ./build/app/announce/try-request.js
var try_request = __webpack_require__(50443);
;// CONCATENATED MODULE: ./build/app/announce/tell-unmeasured.js





/**
 * Where the job that should have measured a head left nothing to report, the comments of earlier heads say so: their verdict must not
 * pass for this one's. What GitHub refuses is only logged.
 */
async function tellUnmeasured(request, pullRequest) {
    if (request.inputs.comment !== 'always' || pullRequest.isFork)
        return;
    await (0,try_request/* tryRequest */.d)(request.effects.log, async () => rewriteComments(request, pullRequest));
}
async function rewriteComments({ github, effects }, { number, head }) {
    const { owner, repo, runId, runAttempt, runUrl } = github;
    const client = await effects.connect();
    const own = await (0,own_comments/* listOwnComments */.l)({ client, owner, repo, number });
    const suites = new Set(own.flatMap(({ body }) => {
        const marker = (0,github_marker/* parseMarker */.gY)(body);
        return marker === null || marker.kind === 'ab' ? [] : [marker.suite];
    }));
    for (const suite of suites) {
        const marker = { suite, run: runId, attempt: runAttempt, sha: head.sha, state: 'stopped' };
        const plan = (0,sticky_comment/* planComment */.t)(own, marker);
        if (plan.kind !== 'update')
            continue;
        const headline = `⏹️ Not measured: \`${head.sha.slice(0, 7)}\``;
        const explanation = `[The run](${runUrl}) left nothing to report: the job that measures failed, or was left out.`;
        const body = (0,comment_body/* renderWithoutVerdict */.yA)({ marker, headline, explanation }, (0,comment_body/* lastVerdict */.Yw)(plan.keep.body));
        await (0,sticky_comment/* writeComment */.H)({ client, owner, repo, number, wait: effects.wait }, plan, { marker, body });
    }
}

// EXTERNAL MODULE: ./build/app/choose-rules.js + 1 modules
var choose_rules = __webpack_require__(26201);
// EXTERNAL MODULE: ./build/app/find-baseline.js
var find_baseline = __webpack_require__(54569);
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

// EXTERNAL MODULE: ./build/app/judging/judge-candidate.js
var judge_candidate = __webpack_require__(7512);
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
// EXTERNAL MODULE: ./build/app/merge-runs.js + 1 modules
var merge_runs = __webpack_require__(36239);
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

// EXTERNAL MODULE: ./build/app/report-run.js + 8 modules
var report_run = __webpack_require__(15866);
// EXTERNAL MODULE: ./build/app/rescore-run.js + 1 modules
var rescore_run = __webpack_require__(45223);
// EXTERNAL MODULE: ./build/app/without-secrets.js
var without_secrets = __webpack_require__(8660);
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
        const now = await (0,pull_requests/* getPullRequest */.T9)(await effects.connect(), { owner, repo, number });
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
        ? await (0,pull_requests/* findPullRequest */._f)({ client: await effects.connect(), owner, repo, head: run.head })
        : { kind: 'none', reason: `run ${run.id} was started by ${run.event}, not by a pull request` };
    return { runId: run.id, attempt: run.attempt, match };
}
async function publishSuite(request, source, pullRequest, measured) {
    const { github, outputFolder, effects } = request;
    const { owner, repo, event } = github;
    const { suite } = measured;
    const received = await receiveRun(request, measured);
    if (received.kind === 'refused')
        return await unmeasured(request, received.reason);
    const observed = (0,external_node_path_.join)(outputFolder, 'run');
    const run = await (0,rescore_run/* rescoreRun */.R)({
        ...effects,
        from: received.folder,
        to: observed,
        // A run that called itself something else would be judged by its own gates instead of the base's.
        change: (own) => ({ ...own, mode: 'pr' }),
    });
    const commit = run.commit !== null && /^[0-9a-f]{40,64}$/.test(run.commit) ? run.commit : pullRequest.head.sha;
    const isUnverified = pullRequest.isFork && event.kind === 'workflow_run';
    if (request.inputs.prNumber !== null && !(await isOfHead(request, commit, pullRequest.head.sha))) {
        const [measuredSha, head] = [commit.slice(0, 7), pullRequest.head.sha.slice(0, 7)];
        return nothing(request, `#${pullRequest.number} has moved on from ${measuredSha} to ${head}`);
    }
    const point = await (0,locate_reference/* locateReference */.I)(request, { checkout: { sha: commit, parents: null }, pullRequest });
    const baseline = await (0,find_baseline/* findBaseline */.Xn)({ request, suite, point });
    const ruleSet = await (0,choose_rules/* chooseRules */.D)({ request, candidateFolder: observed, baseline, point });
    const { folder, note, lacksKey } = await (0,judge_candidate/* judgeCandidate */.b)({
        ...{ request, folder: observed, ruleSet },
        budget: { suite: { name: suite, max_cost_usd: request.inputs.maxCostUsd } },
        isForeign: true,
        scorer: null,
    });
    const notes = [...(note === null ? [] : [note]), ...describeTrust(run, isUnverified)];
    // A workflow on workflow_run has the base's rights, whoever opened the pull request.
    const place = { owner, repo, number: pullRequest.number, isFork: pullRequest.isFork && event.kind === 'pull_request' };
    const verdict = await (0,report_run/* reportRun */.G)({
        request,
        suite,
        candidateFolder: folder,
        baseline,
        ruleSet,
        marker: { suite, run: source.runId, attempt: source.attempt, sha: pullRequest.head.sha },
        place,
        label: notes.length === 0 ? null : notes.join(' '),
        announced: null,
        isUnverified,
    });
    return (0,without_secrets/* forgiveUnjudged */.h5)(verdict, { isFork: place.isFork, isUnjudged: lacksKey });
}
/** What the reader must take on trust, a sentence each; none where everything was made anew here. */
function describeTrust(run, isUnverified) {
    return [
        ...(isUnverified ? ["Measured by the fork's own workflow: unverified."] : []),
        ...((0,custom_metrics/* customMetricsOf */.ki)(run).length > 0
            ? [
                `The suite's own metrics (\`custom.…\`) are as the job that measured recorded them: their module is never run where comments are written.`,
            ]
            : []),
    ];
}
/** Whether a commit is a head, or GitHub's merge of it: a person's run may have begun before the last push. */
async function isOfHead({ github, effects }, commit, head) {
    const { owner, repo } = github;
    return commit === head || (await (0,list_parents/* listParents */.W)(await effects.connect(), { owner, repo, sha: commit }))?.[1] === head;
}
/**
 * As a check of the pull request itself, a green tick over nothing would be a lie; a workflow beside it just has no work. A fork's that gets no
 * secrets leaves nothing either, and where measuring failed for another reason that job is red.
 */
async function unmeasured(request, reason) {
    const { event } = request.github;
    if (event.kind !== 'pull_request' || event.pullRequest.isFork)
        return nothing(request, reason);
    await tellUnmeasured(request, event.pullRequest);
    throw new error/* UserError */.y('nothing-to-publish', { reason });
}
function nothing({ effects }, reason) {
    effects.log.notice(`Nothing is published: ${reason}.`);
    return 0;
}


/***/ }),

/***/ 19534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Zd: () => (/* binding */ countLostRows),
  Jo: () => (/* binding */ earlierRuns),
  dk: () => (/* binding */ mergeHistories),
  i6: () => (/* binding */ parseHistory),
  rK: () => (/* binding */ toTrend),
  wn: () => (/* binding */ writeHistory)
});

// UNUSED EXPORTS: MOST_ROWS

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
// EXTERNAL MODULE: ./build/core/model/verdict.js
var verdict = __webpack_require__(59665);
;// CONCATENATED MODULE: ./build/core/model/history.js


/**
 * What a night came to. `start`: measured, with no earlier night to compare with; `accepted`: worse, and a person has said that it is to stay
 * so; `unconfirmed`: worse at first, and not on fresh data; `unclear`: invalid, or not compared although it should have been.
 */
const NIGHT_OUTCOMES = ['start', 'good', 'regressed', 'accepted', 'unconfirmed', 'unclear'];
/** What later nights need to know of a night. */
const nightRecordSchema = schemas.object({
    outcome: schemas["enum"](NIGHT_OUTCOMES),
    /** The workflow run of the night that it was compared with; null when there was none. */
    base_run: schemas.int().nullable(),
    /** Id of what is worse, confirmed: by how many margins; null where there is no margin. */
    worse: schemas.record(schemas.string(), schemas.number().nullable()),
    /** Fail gates that a drop beyond the margin makes suspect, proven or not. */
    suspect: schemas.array(schemas.string()),
    /** The run of the reference that it improved on, with nothing gated below it. */
    beats: schemas.string().nullable(),
    /** Whether an issue was left open; null when nobody looked. */
    has_issue: schemas.boolean().nullable(),
});
/**
 * A line of `history.jsonl`: one measurement of a suite on the default branch, as later ones see it. Fields that this Goldenpair does not
 * know are dropped.
 */
const historyRowSchema = schemas.object({
    /** Of the workflow; ids of runs grow with time. */
    run: schemas.int().nonnegative(),
    attempt: schemas.int().positive(),
    /** ISO 8601, when it was measured. */
    at: schemas.string(),
    mode: schemas["enum"](['baseline', 'nightly']),
    /** `run_id` of run.json. */
    run_id: schemas.string(),
    variant: schemas.string(),
    commit: schemas.string().nullable(),
    branch: schemas.string().nullable(),
    /** By metric id: the run's summary; null is "not measured". */
    values: schemas.record(schemas.string(), schemas.number().nullable()),
    /** What its comparison came to; absent when it was compared with nothing. */
    verdict: schemas["enum"](verdict/* RUN_VERDICTS */.Z4).exactOptional(),
    /** Absent for what was no night. */
    night: nightRecordSchema.exactOptional(),
    /** How many rows were known with this one. */
    known: schemas.int().positive(),
});

;// CONCATENATED MODULE: ./build/core/nights/history.js

/** A little more than a year of nights. */
const MOST_ROWS = 400;
const keyOf = ({ run, attempt }) => `${run}.${attempt}`;
/** The rows of a `history.jsonl`; a line that is none is left out, whoever damaged it. */
function parseHistory(text) {
    return text.split('\n').flatMap((line) => {
        const parsed = historyRowSchema.safeParse(parseJson(line));
        return parsed.success ? [parsed.data] : [];
    });
}
function parseJson(line) {
    try {
        return JSON.parse(line);
    }
    catch {
        return null;
    }
}
/** Rows as the text of a `history.jsonl`. */
function writeHistory(rows) {
    return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}
/**
 * The union of several histories, each row once by run and attempt (the first that is given counts), the oldest first and the newest
 * `MOST_ROWS` of them: two runs that ended at the same time have each lost the other's row, and the next one finds both.
 */
function mergeHistories(histories) {
    const rows = new Map();
    for (const row of histories.flat())
        if (!rows.has(keyOf(row)))
            rows.set(keyOf(row), row);
    return [...rows.values()].sort((a, b) => a.run - b.run || a.attempt - b.attempt).slice(-MOST_ROWS);
}
/**
 * How many rows were lost since the newest one was written, as it says itself; 0 when none was. Other runs may have added some since, so it
 * is at least that many.
 */
function countLostRows(rows) {
    const known = Math.max(0, ...rows.map((row) => row.known));
    return Math.max(0, Math.min(known, MOST_ROWS) - rows.length);
}
/** The last attempt of each workflow run but one, the oldest first: a job that is run again is no further night. */
function earlierRuns(rows, run) {
    const last = new Map();
    for (const row of rows)
        if (row.run < run && row.attempt >= (last.get(row.run)?.attempt ?? 0))
            last.set(row.run, row);
    return [...last.values()];
}
/** The rows that a trend of a variant shows: invalid measurements say nothing of it. */
function toTrend(rows, variant) {
    return rows.filter((row) => row.variant === variant && row.verdict !== 'invalid');
}


/***/ })

};
