export const id = 880;
export const ids = [880];
export const modules = {

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

/***/ 99254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ keepShard)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27268);
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
/* harmony export */   r: () => (/* binding */ measureCheckout)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27268);
/* harmony import */ var _core_model_shard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91352);
/* harmony import */ var _load_suite_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35047);
/* harmony import */ var _measure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15542);
/* harmony import */ var _registries_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33919);






/** Runs the suite of the checkout, or the shard of it, with one variant, as the inputs say, into `run` of the output folder. */
async function measureCheckout(request, { mode, commit }) {
    const { inputs, github, workingDirectory, outputFolder, effects } = request;
    const { clock, hash, log, env, signal } = effects;
    const suite = await (0,_load_suite_js__WEBPACK_IMPORTED_MODULE_3__/* .loadSuite */ .bu)({
        path: inputs.suite,
        workingDirectory,
        registries: _registries_js__WEBPACK_IMPORTED_MODULE_5__/* .SUITE_REGISTRIES */ .J,
        hash,
        log,
        strict: inputs.strict,
    });
    const variant = chooseVariant(inputs.variants, suite);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'run');
    const trials = inputs.trials ?? (mode === 'baseline' ? suite.baseline_trials : suite.trials);
    const part = inputs.shard === null ? '' : `, shard ${(0,_core_model_shard_js__WEBPACK_IMPORTED_MODULE_2__/* .formatShard */ ._D)(inputs.shard)}`;
    log.info(`Measuring ${commit} with ${suite.name}, variant ${variant}, ${trials} ${trials === 1 ? 'trial' : 'trials'} a case${part}.`);
    const [arm] = await (0,_measure_js__WEBPACK_IMPORTED_MODULE_4__/* .measure */ .x)({
        suite,
        arms: [{ variant, out: folder, trials }],
        mode,
        subset: inputs.subset,
        shard: inputs.shard,
        overrides: { seed: inputs.seed ?? undefined, concurrency: inputs.concurrency ?? undefined },
        commit,
        branch: github.event.kind === 'pull_request' ? github.event.pullRequest.head.branch : github.branch,
        env,
        targetEnvNames: inputs.targetEnv,
        workingDirectory,
        clock,
        log,
        signal,
        onProgress: logTenths(log),
    });
    if (arm === undefined)
        throw new Error('the variant was not measured');
    return { suite, folder, run: arm.run };
}
/** Throws `input-invalid` for more than one; an unknown one is refused where the run starts. */
function chooseVariant(given, suite) {
    const [variant = suite.default_variant, ...others] = given;
    if (others.length === 0)
        return variant;
    const expected = 'one variant (two are for mode `ab`)';
    throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('input-invalid', { name: 'variants', got: given.join(', '), expected, suggestion: null });
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

/***/ 83880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runPr: () => (/* binding */ runPr)
/* harmony export */ });
/* harmony import */ var _shell_github_artifacts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(85450);
/* harmony import */ var _shell_github_checkout_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88897);
/* harmony import */ var _shell_runs_run_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61543);
/* harmony import */ var _choose_judge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46621);
/* harmony import */ var _find_baseline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48117);
/* harmony import */ var _keep_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56917);
/* harmony import */ var _keep_shard_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99254);
/* harmony import */ var _locate_reference_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(42249);
/* harmony import */ var _measure_checkout_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62033);
/* harmony import */ var _report_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80771);










/** Mode `pr`: measures what is checked out, compares it with the baseline, comments and sets the job's state; a shard is only kept. */
const runPr = async (request) => {
    const { github, workingDirectory, effects } = request;
    const { owner, repo, event } = github;
    const pullRequest = event.kind === 'pull_request' ? event.pullRequest : null;
    if (pullRequest?.isClosed === true) {
        effects.log.notice(`Nothing is measured: #${pullRequest.number} is closed.`);
        return 0;
    }
    const checkout = await (0,_shell_github_checkout_js__WEBPACK_IMPORTED_MODULE_0__/* .readCheckout */ .b$)({ workingDirectory, fallbackSha: event.sha });
    const { suite, folder, run } = await (0,_measure_checkout_js__WEBPACK_IMPORTED_MODULE_6__/* .measureCheckout */ .r)(request, { mode: 'pr', commit: checkout.sha });
    if (run.shard !== null)
        return (0,_keep_shard_js__WEBPACK_IMPORTED_MODULE_5__/* .keepShard */ .W)(request, { folder, run, shard: run.shard });
    await (0,_keep_files_js__WEBPACK_IMPORTED_MODULE_4__/* .keepFiles */ .N)(request, (0,_shell_github_artifacts_js__WEBPACK_IMPORTED_MODULE_8__/* .runArtifactName */ .nc)(suite.name), folder, Object.values((0,_shell_runs_run_files_js__WEBPACK_IMPORTED_MODULE_1__/* .runFiles */ .NW)(folder)));
    const point = await (0,_locate_reference_js__WEBPACK_IMPORTED_MODULE_9__/* .locateReference */ .I)(request, { checkout, pullRequest });
    const baseline = await (0,_find_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .findBaseline */ .X)({ request, suite: suite.name, point });
    const verdict = await (0,_report_run_js__WEBPACK_IMPORTED_MODULE_7__/* .reportRun */ .G)({
        request,
        suite: suite.name,
        candidateFolder: folder,
        baseline,
        judge: await (0,_choose_judge_js__WEBPACK_IMPORTED_MODULE_2__/* .chooseJudge */ .J)({ request, candidateFolder: folder, baseline, point }),
        marker: {
            suite: suite.name,
            run: github.runId,
            attempt: github.runAttempt,
            sha: pullRequest?.head.sha ?? checkout.sha,
        },
        place: pullRequest === null
            ? { kind: 'none', reason: 'there is no pull request' }
            : { owner, repo, number: pullRequest.number, isFork: pullRequest.isFork },
        label: null,
    });
    return verdict.exit_code;
};


/***/ })

};
