export const id = 784;
export const ids = [784];
export const modules = {

/***/ 60167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ artifactsHome)
/* harmony export */ });
/** Where artifacts of this repository are. */
function artifactsHome({ inputs, github, effects }) {
    const { owner, repo, repositoryId, defaultBranch, serverUrl } = github;
    return {
        connect: effects.connect,
        ...{ owner, repo, repositoryId, defaultBranch, serverUrl },
        workflow: inputs.baselineWorkflow,
    };
}


/***/ }),

/***/ 79097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runBaseline: () => (/* binding */ runBaseline)
/* harmony export */ });
/* harmony import */ var _shell_github_checkout_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88897);
/* harmony import */ var _keep_baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2883);
/* harmony import */ var _keep_shard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99254);
/* harmony import */ var _measure_checkout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62033);




/** Mode `baseline`: measures the default branch and keeps the run, or the shard, for the comparisons of later pull requests. */
const runBaseline = async (request) => {
    const { github, workingDirectory } = request;
    warnWhereUnused(request);
    const checkout = await (0,_shell_github_checkout_js__WEBPACK_IMPORTED_MODULE_0__/* .readCheckout */ .b$)({ workingDirectory, fallbackSha: github.event.sha });
    const { suite, folder, run } = await (0,_measure_checkout_js__WEBPACK_IMPORTED_MODULE_3__/* .measureCheckout */ .rO)(request, { mode: 'baseline', commit: checkout.sha });
    if (run.shard !== null)
        return (0,_keep_shard_js__WEBPACK_IMPORTED_MODULE_2__/* .keepShard */ .W)(request, { folder, run, shard: run.shard });
    return (0,_keep_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .keepBaseline */ .r)(request, { suite: suite.name, folder, commit: checkout.sha });
};
/** Mode `pr` takes baselines of the default branch only; one from elsewhere would be measured for nothing. */
function warnWhereUnused({ github, effects }) {
    const { event, branch, defaultBranch } = github;
    const isTrusted = event.kind === 'push' || event.kind === 'schedule' || event.kind === 'workflow_dispatch';
    if (isTrusted && branch !== null && branch === defaultBranch)
        return;
    effects.log.warning(`No pull request will use this baseline: it is measured on ${isTrusted ? (branch ?? 'a tag') : github.eventName}, and only those that push, schedule or workflow_dispatch measure on ${defaultBranch ?? 'the default branch'} count.`);
}


/***/ }),

/***/ 16054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ describeShard)
/* harmony export */ });
/* harmony import */ var _core_model_shard_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91352);

/**
 * What a shard says for itself: a part of a suite has no verdict.
 * @example describeShard({ index: 1, of: 4 }, counts) // 'Shard 1/4: 2 cases, 6 trials, 0 without an answer.'
 */
function describeShard(shard, counts) {
    const unanswered = (counts?.failed ?? 0) + (counts?.infrastructure ?? 0);
    return `Shard ${(0,_core_model_shard_js__WEBPACK_IMPORTED_MODULE_0__/* .formatShard */ ._D)(shard)}: ${counts?.cases ?? 0} cases, ${counts?.trials ?? 0} trials, ${unanswered} without an answer.`;
}


/***/ }),

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
 * @throws UserError `baseline-not-kept`, but not where no artifact can be kept at all
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
    if (kept.kind === 'unsupported')
        effects.log.warning('No pull request will find this run: let them measure their base (`baseline: ref`), or commit its folder and name it (`baseline`).');
    if (isValid && kept.kind === 'failed')
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('baseline-not-kept', { suite, reason: kept.reason });
    return verdict.exit_code;
}


/***/ }),

/***/ 99254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ keepShard)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90876);
/* harmony import */ var _core_model_shard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91352);
/* harmony import */ var _shell_github_artifacts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85450);
/* harmony import */ var _shell_publishers_summary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38803);
/* harmony import */ var _shell_runs_run_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61543);
/* harmony import */ var _describe_shard_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16054);
/* harmony import */ var _keep_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56917);








/**
 * Uploads a measured shard for the job that merges, and says so in the log and the job summary. It always passes: a part of a
 * suite is compared with nothing.
 * @throws UserError `shard-not-kept`, since the upload is all that it is measured for
 */
async function keepShard(request, { folder, run, shard }) {
    const { workspace, effects } = request;
    const suite = run.suite.name;
    const kept = await (0,_keep_files_js__WEBPACK_IMPORTED_MODULE_6__/* .keepFiles */ .N)(request, (0,_shell_github_artifacts_js__WEBPACK_IMPORTED_MODULE_7__/* .shardArtifactName */ .u9)(suite, shard), folder, Object.values((0,_shell_runs_run_files_js__WEBPACK_IMPORTED_MODULE_4__/* .runFiles */ .NW)(folder)));
    if (kept.kind !== 'uploaded')
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('shard-not-kept', { shard: (0,_core_model_shard_js__WEBPACK_IMPORTED_MODULE_2__/* .formatShard */ ._D)(shard), suite, reason: kept.reason });
    const said = `${(0,_describe_shard_js__WEBPACK_IMPORTED_MODULE_5__/* .describeShard */ .y)(shard, run.counts)} A job with \`mode: publish\` merges it with the others and reports.`;
    effects.log.info(said);
    await (0,_shell_publishers_summary_js__WEBPACK_IMPORTED_MODULE_3__/* .appendSummary */ .fe)(`### Goldenpair: \`${suite}\`\n\n${said}\n`, effects.env);
    effects.commands.setOutput('run-path', (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(workspace, folder));
    return 0;
}


/***/ }),

/***/ 62033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZR: () => (/* binding */ chooseNightVariant),
/* harmony export */   rO: () => (/* binding */ measureCheckout),
/* harmony export */   zh: () => (/* binding */ chooseVariant)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90876);
/* harmony import */ var _core_model_shard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91352);
/* harmony import */ var _measure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86108);
/* harmony import */ var _prepare_measurement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39470);





/** Runs the suite of the checkout, or the shard of it, with one variant, as the inputs say, into `run` of the output folder. */
async function measureCheckout(request, { mode, commit, onSuite, openBase, again, }) {
    const { inputs, github, outputFolder, effects } = request;
    const { suite, common } = await (0,_prepare_measurement_js__WEBPACK_IMPORTED_MODULE_4__/* .prepareMeasurement */ .q)(request);
    onSuite?.(suite);
    const variant = mode === 'nightly' ? chooseNightVariant(inputs.variants, suite) : chooseVariant(inputs.variants, suite);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, again === undefined ? 'run' : 'again');
    const usual = inputs.trials ?? (mode === 'pr' ? suite.trials : suite.baseline_trials);
    const trials = Math.max(usual, again?.leastTrials ?? 1);
    const part = inputs.shard === null ? '' : `, shard ${(0,_core_model_shard_js__WEBPACK_IMPORTED_MODULE_2__/* .formatShard */ ._D)(inputs.shard)}`;
    effects.log.info(`Measuring ${commit} with ${suite.name}, variant ${variant}, ${trials} ${trials === 1 ? 'trial' : 'trials'} a case${part}.`);
    const beside = (await openBase?.({ suite, variant, trials }))?.arm ?? null;
    const own = { variant, out: folder, trials, ...(again && { seedOffset: usual, hasAnswered: true }) };
    const [arm, other] = await (0,_measure_js__WEBPACK_IMPORTED_MODULE_3__/* .measure */ .x)({
        ...common,
        arms: [own, ...(beside === null ? [] : [{ ...beside, isBase: true }])],
        ...(again && { subset: again.subset, cache: null }),
        mode,
        // By the judge of its base, which is not known yet.
        isJudgedLater: mode === 'pr',
        shard: inputs.shard,
        commit,
        branch: github.event.kind === 'pull_request' ? github.event.pullRequest.head.branch : github.branch,
    });
    if (arm === undefined)
        throw new Error('the variant was not measured');
    return { suite, folder, run: arm.run, beside: other?.run ?? null };
}
/**
 * The one variant to measure, or the suite's. Throws `input-invalid` for more than one, which are `of` something else; an unknown one is refused
 * where the run starts.
 */
function chooseVariant(given, suite, of = 'several are for mode `ab`') {
    const [variant = suite.default_variant, ...others] = given;
    if (others.length === 0)
        return variant;
    const expected = `one variant (${of})`;
    throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('input-invalid', { name: 'variants', got: given.join(', '), expected, suggestion: null });
}
/** The same for mode `nightly`, where one with `nightly: false` is measured by name alone. Throws `variant-not-nightly` too. */
function chooseNightVariant(given, suite) {
    const name = chooseVariant(given, suite);
    if (given.length > 0 || suite.variants[name]?.nightly !== false)
        return name;
    throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('variant-not-nightly', { name });
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
// EXTERNAL MODULE: ./build/app/artifacts-home.js
var artifacts_home = __webpack_require__(60167);
;// CONCATENATED MODULE: ./build/app/nightly/open-history.js






/** Sooner than this, a night that fails or a quiet week would lose the history. */
const SOON_DAYS = 3;
const DAY_MS = 86_400_000;
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
    const stored = await readHistory({ suite, folder, home: (0,artifacts_home/* artifactsHome */.l)(request), log });
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

/***/ 39470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ prepareMeasurement)
/* harmony export */ });
/* harmony import */ var _budget_warn_without_ledger_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58269);
/* harmony import */ var _cache_cache_of_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76695);
/* harmony import */ var _load_suite_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83650);
/* harmony import */ var _registries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33919);
/* harmony import */ var _provider_access_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36342);
/* harmony import */ var _skip_code_quality_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2971);






/** Reads the suite of the checkout, and of the inputs what every mode measures by. Throws as `loadSuite` does. */
async function prepareMeasurement(request) {
    const { inputs, workingDirectory, scorer, programs, effects } = request;
    const { clock, hash, log, env, signal } = effects;
    const loaded = await (0,_load_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .loadSuite */ .bu)({
        path: inputs.suite,
        workingDirectory,
        registries: _registries_js__WEBPACK_IMPORTED_MODULE_3__/* .SUITE_REGISTRIES */ .J,
        hash,
        log,
        strict: inputs.strict,
        scorer,
    });
    await (0,_budget_warn_without_ledger_js__WEBPACK_IMPORTED_MODULE_0__/* .warnWithoutLedger */ .m)({ suite: loaded, workingDirectory, log });
    // The workflow's limit goes before the suite's, which a pull request can edit.
    const limited = { ...loaded, max_cost_usd: inputs.maxCostUsd ?? loaded.max_cost_usd };
    const { skipped } = inputs;
    const suite = skipped === null ? limited : (0,_skip_code_quality_js__WEBPACK_IMPORTED_MODULE_5__/* .skipCodeQuality */ .O)(limited, { skipped, log });
    const common = {
        suite,
        subset: inputs.subset,
        overrides: { seed: inputs.seed ?? undefined, concurrency: inputs.concurrency ?? undefined },
        env,
        targetEnvNames: inputs.targetEnv,
        providers: (0,_provider_access_js__WEBPACK_IMPORTED_MODULE_4__/* .providersOfInputs */ .P)(inputs, env),
        scorer,
        programs,
        workingDirectory,
        cache: (0,_cache_cache_of_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .cacheOfInputs */ .h)(request),
        clock,
        log,
        signal,
        onProgress: logTenths(log),
    };
    return { suite, common };
}
/** A line at every tenth of the run: a job's log is no terminal. */
function logTenths(log) {
    let reached = 0;
    return ({ done, total, failed }) => {
        const tenth = Math.floor((done * 10) / total);
        if (tenth === reached)
            return;
        reached = tenth;
        log.info(`${done} of ${total} trials${failed === 0 ? '' : `, ${failed} without an answer`}`);
    };
}


/***/ }),

/***/ 73912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** Goldenpair's own version; `test/house.test.ts` holds it equal to package.json. */
const VERSION = '0.1.0';


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


/***/ }),

/***/ 44589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M0: () => (/* binding */ describeStaleness),
/* harmony export */   QX: () => (/* binding */ isAncestor),
/* harmony export */   RK: () => (/* binding */ rankCandidates),
/* harmony export */   UH: () => (/* binding */ hoursBetween),
/* harmony export */   XR: () => (/* binding */ admitArtifacts),
/* harmony export */   be: () => (/* binding */ describeChoice),
/* harmony export */   qL: () => (/* binding */ refuseRun)
/* harmony export */ });
/* harmony import */ var _core_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8499);

/** Runs of these events measure code that a maintainer has accepted. */
const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch'];
/**
 * The artifacts that may be baselines as far as their listing tells, newest first: not expired, made on the default branch
 * of this very repository (a fork may name its branch `main`).
 */
function admitArtifacts(artifacts, home) {
    const newestFirst = [...artifacts].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id);
    const candidates = [];
    for (const artifact of newestFirst) {
        const { run } = artifact;
        if (artifact.isExpired || run === null)
            continue;
        if (run.headRepositoryId === null || run.headRepositoryId !== home.repositoryId)
            continue;
        if (run.headBranch === null || run.headBranch !== home.defaultBranch)
            continue;
        candidates.push({ artifact, runId: run.id, commit: run.headSha });
    }
    return candidates;
}
/** Why a run's artifact may not be a baseline after all, or null. An empty `workflow` allows every workflow file. */
function refuseRun(facts, home) {
    if (facts.headRepositoryId !== home.repositoryId)
        return 'its run is of another repository';
    if (!TRUSTED_EVENTS.includes(facts.event))
        return `its run was started by ${facts.event}`;
    const path = facts.path.replace(/@.*$/, '');
    const isAllowed = home.workflow === '' || path === home.workflow || path === `.github/workflows/${home.workflow}`;
    return isAllowed ? null : `its run is of the workflow ${path}`;
}
/**
 * Best first: the reference point itself, then its ancestors by nearness, then the others by newness. Candidates come
 * newest first, and of equals the newer one wins.
 */
function rankCandidates(candidates) {
    const nearness = ({ distance }) => (isAncestor(distance) ? (distance?.behind ?? Infinity) : Infinity);
    return candidates
        .map((candidate, index) => ({ candidate, index, key: nearness(candidate) }))
        .sort((a, b) => (a.key === b.key ? a.index - b.index : a.key - b.key))
        .map(({ candidate }) => candidate);
}
/** The reference point counts as its own ancestor. */
function isAncestor(distance) {
    return distance !== null && distance.ahead === 0;
}
/** What a reader should know of how a baseline was chosen, or null when it is an ancestor. */
function describeChoice(distance, hasReference) {
    if (!hasReference)
        return 'the newest baseline, since no commit to compare with is known';
    if (distance === null)
        return 'the newest baseline, since its place in the history is not known';
    if (distance.ahead === 0)
        return null;
    if (distance.behind > 0)
        return 'the newest baseline, and not an ancestor of the commit this change started from';
    return `the newest baseline, ${(0,_core_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(distance.ahead, 'commit')} newer than the commit this change started from`;
}
const STALE_HOURS = 7 * 24;
const STALE_COMMITS = 100;
/**
 * How far and how old a baseline is, as a clause, when it is too far or too old to say much of one change; else null.
 * @example describeStaleness({ behind: 300, ahead: 0 }, 200) // '300 commits behind and 8 days old'
 */
function describeStaleness(distance, ageHours) {
    const isFar = distance !== null && distance.behind >= STALE_COMMITS;
    const isOld = ageHours !== null && ageHours >= STALE_HOURS;
    if (!isFar && !isOld)
        return null;
    const facts = [
        ...(distance === null || distance.behind === 0 ? [] : [`${(0,_core_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(distance.behind, 'commit')} behind`]),
        ...(ageHours === null
            ? []
            : [ageHours < 24 ? 'less than a day old' : `${(0,_core_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(Math.floor(ageHours / 24), 'day')} old`]),
    ];
    return facts.join(' and ');
}
/** Zero at least: the runner's clock may be behind GitHub's. */
function hoursBetween(from, to) {
    return Math.max(0, (to.getTime() - from.getTime()) / 3_600_000);
}


/***/ }),

/***/ 9026:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ fetchCandidate),
/* harmony export */   _: () => (/* binding */ inspectCandidate)
/* harmony export */ });
/* harmony import */ var _github_download_artifact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90096);
/* harmony import */ var _github_read_zip_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55571);
/* harmony import */ var _github_request_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14799);
/* harmony import */ var _choose_baseline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44589);
/* harmony import */ var _run_header_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24129);





/** Unpacks an artifact that a trusted run has left; gives why it cannot be had, or null. */
async function fetchCandidate({ client, home, candidate, folder }) {
    const { owner, repo } = home;
    try {
        const { data: run } = await client.rest.actions.getWorkflowRun({ owner, repo, run_id: candidate.runId });
        const facts = { event: run.event, path: run.path, headRepositoryId: run.head_repository.id };
        const refusal = (0,_choose_baseline_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseRun */ .qL)(facts, home);
        if (refusal !== null)
            return { reason: refusal, isPassing: false };
        await (0,_github_download_artifact_js__WEBPACK_IMPORTED_MODULE_0__/* .downloadArtifact */ .b)({ client, owner, repo, artifact: candidate.artifact, folder });
        return null;
    }
    catch (error) {
        if (error instanceof _github_read_zip_js__WEBPACK_IMPORTED_MODULE_1__/* .ZipRefused */ .Eb)
            return { reason: error.message, isPassing: false };
        const failure = (0,_github_request_error_js__WEBPACK_IMPORTED_MODULE_2__/* .readRequestFailure */ .iu)(error);
        if (failure === null)
            throw error;
        return { reason: (0,_github_request_error_js__WEBPACK_IMPORTED_MODULE_2__/* .explainFailure */ .SP)(failure, 'actions: read'), isPassing: true };
    }
}
/** Why the unpacked run of an artifact cannot be compared with, as a clause, or null. */
async function inspectCandidate(candidate, { folder, suite, inspect }) {
    const read = await (0,_run_header_js__WEBPACK_IMPORTED_MODULE_3__/* .readRunHeader */ .T)(folder, suite);
    if (read.kind === 'refused')
        return read.reason;
    const { mode, commit } = read.header;
    if (mode !== 'baseline' && mode !== 'nightly')
        return `its run.json says mode ${mode.slice(0, 60)}`;
    // A dispatched run is of the default branch whatever it has checked out and measured.
    if (commit !== null && commit !== candidate.commit)
        return `it measured ${commit.slice(0, 7)}, not ${candidate.commit.slice(0, 7)} that its run is of`;
    return inspect(folder);
}


/***/ }),

/***/ 21253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ HISTORY_FILE),
/* harmony export */   W: () => (/* binding */ hasHistoryAlone)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** Beside `run.json` in a baseline artifact: all earlier measurements that are known, a line each. */
const HISTORY_FILE = 'history.jsonl';
/** Whether the artifact of a failed measurement keeps the history and no run. */
async function hasHistoryAlone(folder) {
    const exists = async (file) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file)).then(() => true, () => false);
    return (await exists(HISTORY_FILE)) && !(await exists('run.json'));
}


/***/ }),

/***/ 24129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ readReferenceHeader),
/* harmony export */   T: () => (/* binding */ readRunHeader)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55156);
/* harmony import */ var _core_model_reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42605);
/* harmony import */ var _core_model_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74920);





/** As much of `run.json` as decides whether a run may be a baseline; the rest is checked where the run is read. */
const headerSchema = zod__WEBPACK_IMPORTED_MODULE_4__.looseObject({
    schema_version: zod__WEBPACK_IMPORTED_MODULE_4__.int(),
    mode: zod__WEBPACK_IMPORTED_MODULE_4__.string(),
    suite: zod__WEBPACK_IMPORTED_MODULE_4__.looseObject({ name: zod__WEBPACK_IMPORTED_MODULE_4__.string() }),
    commit: zod__WEBPACK_IMPORTED_MODULE_4__.string().nullable(),
    branch: zod__WEBPACK_IMPORTED_MODULE_4__.string().nullable(),
    started_at: zod__WEBPACK_IMPORTED_MODULE_4__.string(),
    finished_at: zod__WEBPACK_IMPORTED_MODULE_4__.string().nullable(),
    stopped: zod__WEBPACK_IMPORTED_MODULE_4__.unknown().optional(),
});
/** The head of the run in a folder, or why it cannot be a baseline of the suite. */
async function readRunHeader(folder, suite) {
    return readHeader({ file: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'run.json'), name: 'run.json', version: _core_model_run_js__WEBPACK_IMPORTED_MODULE_3__/* .RUN_SCHEMA_VERSION */ .ZN, suite });
}
/** The head of a reference, or why it cannot be a baseline of the suite. */
async function readReferenceHeader(file, suite) {
    return readHeader({ file, name: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file), version: _core_model_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .REFERENCE_SCHEMA_VERSION */ .ZV, suite });
}
async function readHeader({ file, name, version, suite, }) {
    let value;
    try {
        value = JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8'));
    }
    catch (error) {
        const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
        return refuse(isMissing ? `it has no ${name}` : `its ${name} cannot be read`);
    }
    const parsed = headerSchema.safeParse(value);
    if (!parsed.success)
        return refuse(`its ${name} is not a run of Goldenpair`);
    const header = parsed.data;
    if (header.schema_version !== version)
        return refuse(`its ${name} has schema version ${header.schema_version}, this Goldenpair reads ${version}`);
    if (header.suite.name !== suite)
        return refuse(`it is a run of the suite ${JSON.stringify(header.suite.name.slice(0, 60))}`);
    if (header.finished_at === null)
        return refuse('its run was never finished');
    if (header.stopped !== undefined)
        return refuse('its run was stopped before its end');
    return { kind: 'read', header };
}
function refuse(reason) {
    return { kind: 'refused', reason };
}


/***/ }),

/***/ 90096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ MAX_ARCHIVE_BYTES),
/* harmony export */   b: () => (/* binding */ downloadArtifact)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57075);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46466);
/* harmony import */ var _read_zip_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55571);
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14799);
/* harmony import */ var _stream_answer_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(57228);









/** Of the packed archive. A run of 100,000 trials is some 50 MB packed. */
const MAX_ARCHIVE_BYTES = 500 * 2 ** 20;
const ATTEMPTS = 2;
/**
 * Downloads an artifact and unpacks it into the folder.
 * @throws ZipRefused when it is too large (asked before downloading, and counted while downloading) or not a sound zip, and GitHub's
 * refusal
 */
async function downloadArtifact(request) {
    const { artifact, folder, maxArchiveBytes = MAX_ARCHIVE_BYTES, limits } = request;
    if (artifact.bytes > maxArchiveBytes) {
        throw new _read_zip_js__WEBPACK_IMPORTED_MODULE_6__/* .ZipRefused */ .Eb(`it is ${artifact.bytes} bytes, more than ${maxArchiveBytes}`);
    }
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder, { recursive: true, force: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(folder, { recursive: true });
    const temporary = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), 'goldenpair-'));
    const archive = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(temporary, 'artifact.zip');
    try {
        const archiveBytes = await fetchArchive(request, { archive, maxArchiveBytes });
        await (0,_read_zip_js__WEBPACK_IMPORTED_MODULE_6__/* .extractZip */ .JE)({ archive, folder, archiveBytes, ...(limits === undefined ? {} : { limits }) });
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(temporary, { recursive: true, force: true });
    }
}
/** Stores the archive and counts its bytes; once more where the connection breaks in between. */
async function fetchArchive({ client, owner, repo, artifact }, { archive, maxArchiveBytes }) {
    for (let attempt = 1;; attempt += 1) {
        const { data } = await client.request('GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}', {
            ...{ owner, repo, artifact_id: artifact.id, archive_format: 'zip' },
            // A stream instead of the whole archive in memory. GitHub redirects to its storage; fetch leaves our token behind.
            request: { parseSuccessResponseBody: false },
        });
        try {
            return await store(data, archive, maxArchiveBytes);
        }
        catch (error) {
            if (!(error instanceof _request_error_js__WEBPACK_IMPORTED_MODULE_7__/* .AnswerCut */ .R2) || attempt === ATTEMPTS)
                throw error;
        }
    }
}
async function store(body, path, maxBytes) {
    const source = (0,_stream_answer_js__WEBPACK_IMPORTED_MODULE_8__/* .streamAnswer */ .x)(body);
    if (source === null)
        throw new _read_zip_js__WEBPACK_IMPORTED_MODULE_6__/* .ZipRefused */ .Eb('GitHub sent no archive');
    let bytes = 0;
    const count = new node_stream__WEBPACK_IMPORTED_MODULE_4__.Transform({
        transform(chunk, _encoding, done) {
            bytes += chunk.length;
            done(bytes > maxBytes ? new _read_zip_js__WEBPACK_IMPORTED_MODULE_6__/* .ZipRefused */ .Eb(`it is more than ${maxBytes} bytes`) : null, chunk);
        },
    });
    await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_5__.pipeline)(source, count, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createWriteStream)(path));
    return bytes;
}


/***/ }),

/***/ 55571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eb: () => (/* binding */ ZipRefused),
/* harmony export */   JE: () => (/* binding */ extractZip)
/* harmony export */ });
/* unused harmony export ZIP_LIMITS */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57075);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46466);





/** A zip that is not what Goldenpair wrote. Its message says why it was refused, without a full stop. */
class ZipRefused extends Error {
    name = 'ZipRefused';
}
/** A run of 100,000 trials with long answers stays below; repetitive JSON packs to a fortieth, a zip bomb to a thousandth. */
const ZIP_LIMITS = { maxEntries: 1000, maxBytes: 2 ** 31, maxRatio: 200 };
/** Archives this small may have any ratio: a page of blanks is no bomb. */
const RATIO_FREE_BYTES = 2 ** 20;
/**
 * Unpacks a zip of unknown origin, counting the bytes that really come out.
 * @throws ZipRefused for too many entries or bytes, a ratio like a bomb's, links and other special files, encryption,
 * names that leave the folder, the same name twice, and archives that are damaged
 */
async function extractZip({ archive, folder, archiveBytes, limits = ZIP_LIMITS }) {
    const yauzl = await __webpack_require__.e(/* import() */ 663).then(__webpack_require__.t.bind(__webpack_require__, 20663, 19));
    const allowed = Math.min(limits.maxBytes, Math.max(RATIO_FREE_BYTES, archiveBytes * limits.maxRatio));
    let bytes = 0;
    const count = () => new node_stream__WEBPACK_IMPORTED_MODULE_3__.Transform({
        transform(chunk, _encoding, done) {
            bytes += chunk.length;
            if (bytes > allowed)
                done(new ZipRefused(`it unpacks to more than ${allowed} bytes from ${archiveBytes}`));
            else
                done(null, chunk);
        },
    });
    try {
        const zip = await yauzl.openPromise(archive, { strictFileNames: true, validateEntrySizes: true });
        if (zip.entryCount > limits.maxEntries) {
            zip.close();
            throw new ZipRefused(`it has ${zip.entryCount} entries, more than ${limits.maxEntries}`);
        }
        for await (const entry of zip.eachEntry()) {
            const reason = refuseEntry(entry);
            if (reason !== null)
                throw new ZipRefused(reason);
            // yauzl has refused absolute names, backslashes and "..".
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, entry.fileName);
            if (entry.fileName.endsWith('/'))
                continue;
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
            await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_4__.pipeline)(await zip.openReadStreamPromise(entry), count(), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createWriteStream)(path, { flags: 'wx' }));
        }
    }
    catch (error) {
        if (error instanceof ZipRefused || !(error instanceof Error))
            throw error;
        throw new ZipRefused(error.message.replace(/\.$/, ''), { cause: error });
    }
}
const FILE_TYPE = 0o170000;
const REGULAR = 0o100000;
const DIRECTORY = 0o040000;
function refuseEntry(entry) {
    const name = JSON.stringify(entry.fileName.slice(0, 100));
    // The upper 16 bits are the file's mode where a Unix made the zip, else 0.
    const type = (entry.externalFileAttributes >>> 16) & FILE_TYPE;
    if (type !== 0 && type !== REGULAR && type !== DIRECTORY)
        return `${name} is a link or another special file`;
    if (entry.isEncrypted())
        return `${name} is encrypted`;
    return null;
}


/***/ })

};
