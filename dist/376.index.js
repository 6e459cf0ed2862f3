export const id = 376;
export const ids = [376];
export const modules = {

/***/ 20376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runAa: () => (/* binding */ runAa)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_model_report_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94944);
/* harmony import */ var _shell_github_checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88897);
/* harmony import */ var _shell_github_artifacts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(85450);
/* harmony import */ var _shell_publishers_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47163);
/* harmony import */ var _aa_measure_twice_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41249);
/* harmony import */ var _keep_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56917);
/* harmony import */ var _measure_checkout_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62033);
/* harmony import */ var _prepare_measurement_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39470);









/** Mode `aa`: one variant of the checkout twice, interleaved in one job; the result is in the job summary and the artifacts. */
const runAa = async (request) => {
    const { inputs, github, workingDirectory, outputFolder, workspace, effects } = request;
    const { suite, common } = await (0,_prepare_measurement_js__WEBPACK_IMPORTED_MODULE_6__/* .prepareMeasurement */ .q)(request);
    const variant = (0,_measure_checkout_js__WEBPACK_IMPORTED_MODULE_5__/* .chooseVariant */ .z)(inputs.variants, suite);
    const checkout = await (0,_shell_github_checkout_js__WEBPACK_IMPORTED_MODULE_1__/* .readCheckout */ .b$)({ workingDirectory, fallbackSha: github.event.sha });
    const evaluation = await (0,_aa_measure_twice_js__WEBPACK_IMPORTED_MODULE_3__/* .measureTwice */ .L)({
        ...common,
        variant,
        trials: inputs.trials,
        outputFolder,
        details: inputs.commentDetails,
        commit: checkout.sha,
        branch: github.branch,
    });
    const { files, report, runFolders, exit_code: exitCode } = evaluation;
    effects.log.info((0,_core_model_report_js__WEBPACK_IMPORTED_MODULE_7__/* .plainText */ .w)(report.headline));
    await (0,_keep_files_js__WEBPACK_IMPORTED_MODULE_4__/* .keepFiles */ .N)(request, (0,_shell_github_artifacts_js__WEBPACK_IMPORTED_MODULE_8__/* .reportArtifactName */ .m5)(suite.name), outputFolder, Object.values(files));
    await (0,_shell_publishers_index_js__WEBPACK_IMPORTED_MODULE_2__/* .publishReport */ .S)({
        comment: evaluation.comment,
        summary: evaluation.summary,
        annotations: [],
        outputs: {
            passed: String(exitCode === 0),
            'run-path': (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(workspace, runFolders[0]),
            'report-path': (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(workspace, files.report),
        },
        marker: { suite: suite.name, run: github.runId, attempt: github.runAttempt, sha: checkout.sha },
        place: { kind: 'none', reason: 'mode `aa` writes to the job summary' },
    }, effects);
    return inputs.failOn === 'never' ? 0 : exitCode;
};


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
