export const id = 7710;
export const ids = [7710];
export const modules = {

/***/ 57710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   demo: () => (/* binding */ demo)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _compare_folders_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62514);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81190);
/* harmony import */ var _measure_variants_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59784);




const demo = {
    positionals: '',
    flags: {
        out: { type: 'string', value: 'FOLDER', description: 'where files are written (default goldenpair-report)' },
        json: { type: 'boolean', description: 'print the comparison as JSON, for machines' },
    },
    run: async ({ flags, terminal }) => {
        const outputFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(terminal.workingDirectory, (0,_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .textFlag */ .gx)(flags, 'out') ?? 'goldenpair-report');
        const measured = await (0,_measure_variants_js__WEBPACK_IMPORTED_MODULE_3__/* .measureVariants */ .B)({
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
        const code = await (0,_compare_folders_js__WEBPACK_IMPORTED_MODULE_1__/* .compareFolders */ .R)({ ...measured, failOn: 'never', outputFolder, flags, terminal });
        if (flags['json'] !== true)
            terminal.print('\nNext: docs/suite.md, then `goldenpair --help`.');
        return code;
    },
};


/***/ })

};
