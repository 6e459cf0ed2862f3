export const id = 784;
export const ids = [784];
export const modules = {

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
/* harmony import */ var _nightly_open_history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55505);
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
        ...(run.spent_usd !== undefined && { spent_usd: run.spent_usd }),
        known: 1,
    };
}


/***/ }),

/***/ 55505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ openHistory)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_nights_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19534);
/* harmony import */ var _core_format_format_number_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8499);
/* harmony import */ var _shell_baselines_read_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10565);
/* harmony import */ var _shell_github_enterprise_server_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61956);
/* harmony import */ var _artifacts_home_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60167);






/** Sooner than this, a night that fails or a quiet week would lose the history. */
const SOON_DAYS = 3;
const DAY_MS = 86_400_000;
/** What earlier runs of the suite have left; the log warns where it gets lost. */
async function openHistory(request, suite) {
    const { github, outputFolder, effects } = request;
    const { clock, log } = effects;
    const server = (0,_shell_github_enterprise_server_js__WEBPACK_IMPORTED_MODULE_3__/* .enterpriseHost */ .C)(github.serverUrl);
    if (server !== null) {
        log.info(`There is no history: ${server} has no artifacts of the kind that it needs.`);
        return { rows: [], candidates: [], folders: new Map(), problem: null, unread: [] };
    }
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'earlier');
    const stored = await (0,_shell_baselines_read_history_js__WEBPACK_IMPORTED_MODULE_2__/* .readHistory */ .L)({ suite, folder, home: (0,_artifacts_home_js__WEBPACK_IMPORTED_MODULE_4__/* .artifactsHome */ .l)(request), log });
    if (stored.problem !== null)
        log.warning(`Nothing is known of the past: ${stored.problem}.`);
    const lost = (0,_core_nights_history_js__WEBPACK_IMPORTED_MODULE_1__/* .countLostRows */ .Zd)(stored.rows);
    if (lost > 0)
        log.warning(`The history has lost ${(0,_core_format_format_number_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(lost, 'measurement')}: artifacts expire before the next run reads them; raise \`retention-days\`.`);
    const expiry = stored.candidates[0]?.artifact.expiresAt;
    const days = expiry === undefined ? Infinity : (expiry.getTime() - clock.now().getTime()) / DAY_MS;
    if (days < SOON_DAYS)
        log.warning(`The newest history expires in ${(0,_core_format_format_number_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(Math.max(0, Math.floor(days)), 'day')}: a longer gap between two runs loses it; raise \`retention-days\`.`);
    return stored;
}


/***/ }),

/***/ 39470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ prepareMeasurement)
/* harmony export */ });
/* harmony import */ var _budget_open_month_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95092);
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
    const ledger = await (0,_budget_open_month_js__WEBPACK_IMPORTED_MODULE_0__/* .openMonth */ .x)(request, loaded);
    // The workflow's limit goes before the suite's, which a pull request can edit.
    const limited = { ...loaded, max_cost_usd: inputs.maxCostUsd ?? loaded.max_cost_usd };
    const { skipped } = inputs;
    const suite = skipped === null ? limited : (0,_skip_code_quality_js__WEBPACK_IMPORTED_MODULE_5__/* .skipCodeQuality */ .O)(limited, { skipped, log });
    const common = {
        suite,
        subset: inputs.subset,
        overrides: {
            seed: inputs.seed ?? undefined,
            concurrency: inputs.concurrency ?? undefined,
            inference: inputs.inference ?? undefined,
        },
        env,
        targetEnvNames: inputs.targetEnv,
        providers: (0,_provider_access_js__WEBPACK_IMPORTED_MODULE_4__/* .providersOfInputs */ .P)(inputs, env),
        scorer,
        programs,
        workingDirectory,
        cache: (0,_cache_cache_of_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .cacheOfInputs */ .h)(request),
        ...(request.onSpent && { onSpent: request.onSpent }),
        clock,
        log,
        signal,
        onProgress: logTenths(log),
    };
    return { suite, common, ledger };
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


/***/ })

};
