export const id = 409;
export const ids = [409];
export const modules = {

/***/ 11409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   chooseArms: () => (/* binding */ chooseArms),
/* harmony export */   runAb: () => (/* binding */ runAb)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27268);
/* harmony import */ var _core_model_suggest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(31406);
/* harmony import */ var _load_suite_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35047);
/* harmony import */ var _measure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15542);
/* harmony import */ var _registries_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33919);
/* harmony import */ var _report_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80771);
/* harmony import */ var _shell_github_checkout_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88897);








/** The two arms of a comparison: the first is the baseline. Throws `variants-invalid`. */
function chooseArms(names, suite) {
    const known = Object.keys(suite.variants);
    const [baseline, candidate] = names;
    const unknown = names.find((name) => !known.includes(name));
    if (unknown !== undefined ||
        baseline === undefined ||
        candidate === undefined ||
        names.length > 2 ||
        baseline === candidate)
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('variants-invalid', {
            got: names,
            known,
            suggestion: unknown === undefined ? null : (0,_core_model_suggest_js__WEBPACK_IMPORTED_MODULE_7__/* .suggest */ .Z)(unknown, known),
        });
    return [baseline, candidate];
}
/** Mode `ab`: two variants of the checkout, interleaved in one job; the result is in the job summary and the artifacts. */
const runAb = async (request) => {
    const { inputs, github, workingDirectory, outputFolder, effects } = request;
    const { clock, hash, log, env, signal } = effects;
    const suite = await (0,_load_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .loadSuite */ .bu)({
        path: inputs.suite,
        workingDirectory,
        registries: _registries_js__WEBPACK_IMPORTED_MODULE_4__/* .SUITE_REGISTRIES */ .J,
        hash,
        log,
        strict: inputs.strict,
    });
    const arms = chooseArms(inputs.variants, suite);
    const checkout = await (0,_shell_github_checkout_js__WEBPACK_IMPORTED_MODULE_6__/* .readCheckout */ .b$)({ workingDirectory, fallbackSha: github.event.sha });
    const trials = inputs.trials ?? suite.trials;
    const [baseline, candidate] = await (0,_measure_js__WEBPACK_IMPORTED_MODULE_3__/* .measure */ .x)({
        suite,
        arms: arms.map((variant) => ({ variant, out: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'runs', variant), trials })),
        mode: 'ab',
        subset: inputs.subset,
        overrides: { seed: inputs.seed ?? undefined, concurrency: inputs.concurrency ?? undefined },
        commit: checkout.sha,
        branch: github.branch,
        env,
        targetEnvNames: inputs.targetEnv,
        workingDirectory,
        clock,
        log,
        signal,
        onProgress: () => undefined,
    });
    if (baseline === undefined || candidate === undefined)
        throw new Error('an arm was not measured');
    const verdict = await (0,_report_run_js__WEBPACK_IMPORTED_MODULE_5__/* .reportRun */ .G)({
        request,
        suite: suite.name,
        candidateFolder: candidate.out,
        baseline: {
            kind: 'found',
            folder: baseline.out,
            commit: baseline.run.commit,
            branch: baseline.run.branch,
            age_hours: null,
            distance: null,
            run_url: null,
            note: null,
        },
        judge: null,
        marker: { suite: suite.name, run: github.runId, attempt: github.runAttempt, sha: checkout.sha },
        place: { kind: 'none', reason: 'mode `ab` writes to the job summary' },
        label: null,
    });
    return verdict.exit_code;
};


/***/ })

};
