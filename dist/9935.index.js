export const id = 9935;
export const ids = [9935];
export const modules = {

/***/ 39935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aa: () => (/* binding */ aa)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _app_aa_measure_twice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41249);
/* harmony import */ var _app_dry_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4483);
/* harmony import */ var _core_render_terminal_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(44183);
/* harmony import */ var _shell_github_checkout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88897);
/* harmony import */ var _print_evaluation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92341);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81190);
/* harmony import */ var _load_suite_here_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34583);
/* harmony import */ var _print_plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(41760);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(64430);
/* harmony import */ var _surroundings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(33906);











const aa = {
    positionals: '',
    flags: {
        variant: { type: 'string', value: 'NAME', description: "which variant (default: the suite's)" },
        suite: _flags_js__WEBPACK_IMPORTED_MODULE_5__/* .SHARED_FLAGS */ .kT.suite,
        subset: _flags_js__WEBPACK_IMPORTED_MODULE_5__/* .SHARED_FLAGS */ .kT.subset,
        trials: { ..._flags_js__WEBPACK_IMPORTED_MODULE_5__/* .SHARED_FLAGS */ .kT.trials, description: "attempts a case in each run (default: the suite's, at least 3)" },
        seed: _flags_js__WEBPACK_IMPORTED_MODULE_5__/* .SHARED_FLAGS */ .kT.seed,
        concurrency: _flags_js__WEBPACK_IMPORTED_MODULE_5__/* .SHARED_FLAGS */ .kT.concurrency,
        'timeout-seconds': _flags_js__WEBPACK_IMPORTED_MODULE_5__/* .SHARED_FLAGS */ .kT['timeout-seconds'],
        out: _flags_js__WEBPACK_IMPORTED_MODULE_5__/* .SHARED_FLAGS */ .kT.out,
        json: _flags_js__WEBPACK_IMPORTED_MODULE_5__/* .SHARED_FLAGS */ .kT.json,
        ..._flags_js__WEBPACK_IMPORTED_MODULE_5__/* .SETTING_FLAGS */ .bc,
        ..._flags_js__WEBPACK_IMPORTED_MODULE_5__/* .LIMIT_FLAGS */ .Yr,
        'target-env': _flags_js__WEBPACK_IMPORTED_MODULE_5__/* .TARGET_ENV */ .En,
        'judge-model': _flags_js__WEBPACK_IMPORTED_MODULE_5__/* .JUDGE_MODEL */ .oM,
    },
    run: async ({ flags, terminal }) => {
        const { workingDirectory } = terminal;
        const overrides = (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .overridesOf */ .FB)(flags);
        const trials = (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .wholeFlag */ .ax)(flags, 'trials') ?? null;
        const surroundings = (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_8__/* .surroundingsOf */ .Z)(terminal, (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .namesFlag */ .PF)(flags, 'target-env'));
        const suite = await (0,_load_suite_here_js__WEBPACK_IMPORTED_MODULE_6__/* .loadSuiteHere */ .d)((0,_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .suiteFlag */ .fD)(flags), surroundings);
        const variant = (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .textFlag */ .gx)(flags, 'variant') ?? suite.default_variant;
        const subset = (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .textFlag */ .gx)(flags, 'subset') ?? null;
        const outputFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .textFlag */ .gx)(flags, 'out') ?? 'goldenpair-report');
        if (flags['dry-run'] === true) {
            const arm = { variant, trials: trials ?? (0,_app_aa_measure_twice_js__WEBPACK_IMPORTED_MODULE_1__/* .trialsOfEach */ ._)(suite) };
            const earlier = [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'runs', 'a')];
            const plan = await (0,_app_dry_run_js__WEBPACK_IMPORTED_MODULE_2__/* .dryRun */ .P)({ ...surroundings, suite, arms: [arm, arm], earlier, subset, overrides });
            return (0,_print_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .printPlan */ .Z)(plan, flags, terminal);
        }
        const checkout = await (0,_shell_github_checkout_js__WEBPACK_IMPORTED_MODULE_3__/* .readCheckout */ .b$)({ workingDirectory, fallbackSha: null });
        const { noise, report, files, runFolders, exit_code } = await (0,_app_aa_measure_twice_js__WEBPACK_IMPORTED_MODULE_1__/* .measureTwice */ .L)({
            ...surroundings,
            suite,
            variant,
            trials,
            outputFolder,
            details: 'full',
            subset,
            overrides,
            commit: checkout.sha,
            branch: null,
            onProgress: (0,_progress_js__WEBPACK_IMPORTED_MODULE_9__/* .showProgress */ .R)(terminal),
        });
        if (flags['json'] === true)
            terminal.print(JSON.stringify(noise, null, 2));
        else {
            terminal.print((0,_core_render_terminal_js__WEBPACK_IMPORTED_MODULE_10__/* .renderTerminal */ .b)(report, { width: terminal.columns, color: terminal.color }));
            terminal.print((0,_print_evaluation_js__WEBPACK_IMPORTED_MODULE_4__/* .listFiles */ .C)({ files, runFolders }, terminal));
        }
        return exit_code;
    },
};


/***/ })

};
