export const id = 97;
export const ids = [97];
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
    const { suite, folder, run } = await (0,_measure_checkout_js__WEBPACK_IMPORTED_MODULE_3__/* .measureCheckout */ .r)(request, { mode: 'baseline', commit: checkout.sha });
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
        ruleSet: null,
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
/* harmony export */   r: () => (/* binding */ measureCheckout),
/* harmony export */   z: () => (/* binding */ chooseVariant)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90876);
/* harmony import */ var _core_model_shard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91352);
/* harmony import */ var _measure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78959);
/* harmony import */ var _prepare_measurement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39470);





/** Runs the suite of the checkout, or the shard of it, with one variant, as the inputs say, into `run` of the output folder. */
async function measureCheckout(request, { mode, commit }) {
    const { inputs, github, outputFolder, effects } = request;
    const { suite, common } = await (0,_prepare_measurement_js__WEBPACK_IMPORTED_MODULE_4__/* .prepareMeasurement */ .q)(request);
    const variant = chooseVariant(inputs.variants, suite);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'run');
    const trials = inputs.trials ?? (mode === 'baseline' ? suite.baseline_trials : suite.trials);
    const part = inputs.shard === null ? '' : `, shard ${(0,_core_model_shard_js__WEBPACK_IMPORTED_MODULE_2__/* .formatShard */ ._D)(inputs.shard)}`;
    effects.log.info(`Measuring ${commit} with ${suite.name}, variant ${variant}, ${trials} ${trials === 1 ? 'trial' : 'trials'} a case${part}.`);
    const [arm] = await (0,_measure_js__WEBPACK_IMPORTED_MODULE_3__/* .measure */ .x)({
        ...common,
        arms: [{ variant, out: folder, trials }],
        mode,
        // By the judge of its base, which is not known yet.
        isJudgedLater: mode === 'pr',
        shard: inputs.shard,
        commit,
        branch: github.event.kind === 'pull_request' ? github.event.pullRequest.head.branch : github.branch,
    });
    if (arm === undefined)
        throw new Error('the variant was not measured');
    return { suite, folder, run: arm.run };
}
/** The one variant to measure, or the suite's. Throws `input-invalid` for more than one; an unknown one is refused where the run starts. */
function chooseVariant(given, suite) {
    const [variant = suite.default_variant, ...others] = given;
    if (others.length === 0)
        return variant;
    const expected = 'one variant (several are for mode `ab`)';
    throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('input-invalid', { name: 'variants', got: given.join(', '), expected, suggestion: null });
}


/***/ })

};
