export const id = 9553;
export const ids = [9553];
export const modules = {

/***/ 99553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   demo: () => (/* binding */ demo)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50467);
/* harmony import */ var _measure_variants_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13715);
/* harmony import */ var _print_evaluation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77166);




const demo = {
    positionals: '',
    flags: {
        out: { type: 'string', value: 'FOLDER', description: 'where files are written (default goldenpair-report)' },
        verbose: _flags_js__WEBPACK_IMPORTED_MODULE_1__/* .SHARED_FLAGS */ .kT.verbose,
        json: _flags_js__WEBPACK_IMPORTED_MODULE_1__/* .SHARED_FLAGS */ .kT.json,
    },
    run: async ({ flags, terminal }) => {
        const outputFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(terminal.workingDirectory, (0,_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .textFlag */ .gx)(flags, 'out') ?? 'goldenpair-report');
        terminal.log.info("Demo: two ways to search Goldenpair's own docs and code, compared.");
        const measured = await (0,_measure_variants_js__WEBPACK_IMPORTED_MODULE_2__/* .measureVariants */ .B)({
            cache: null,
            suitePath: 'golden/suite.yaml',
            skipped: null,
            variants: null,
            subset: null,
            trials: undefined,
            overrides: {},
            targetEnvNames: [],
            outputFolder,
            terminal: { ...terminal, workingDirectory: terminal.home },
        });
        // It shows what a verdict looks like; there is nothing to fail.
        return (0,_print_evaluation_js__WEBPACK_IMPORTED_MODULE_3__/* .compareFolders */ .Ry)({ ...measured, failOn: 'never', outputFolder, flags, terminal, closing: writeNextSteps });
    },
};
const writeNextSteps = (path) => [
    `1. Open ${path} in a browser: every case and number.`,
    '2. In your own repository, run npx goldenpair init: it drafts a suite for you.',
    '3. Read docs/getting-started.md: the first comment on a pull request.',
].join('\n');


/***/ })

};
