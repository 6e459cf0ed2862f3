export const id = 9021;
export const ids = [9021];
export const modules = {

/***/ 99021:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ab: () => (/* binding */ ab)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50467);
/* harmony import */ var _measure_variants_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13715);
/* harmony import */ var _print_evaluation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77166);
/* harmony import */ var _print_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13711);
/* harmony import */ var _surroundings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12389);






const ab = {
    positionals: '',
    flags: {
        variants: {
            type: 'string',
            value: 'A,B,…',
            description: 'the arms, baseline first (default: the first two of the suite)',
        },
        ..._flags_js__WEBPACK_IMPORTED_MODULE_1__/* .SHARED_FLAGS */ .kT,
        inference: _flags_js__WEBPACK_IMPORTED_MODULE_1__/* .INFERENCE */ ._e,
        ..._flags_js__WEBPACK_IMPORTED_MODULE_1__/* .MEASURE_FLAGS */ .R1,
        'cache-dir': _flags_js__WEBPACK_IMPORTED_MODULE_1__/* .CACHE_DIR */ .NC,
    },
    run: async ({ flags, terminal }) => {
        const failOn = (0,_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .failOnFlag */ .S7)(flags);
        const outputFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(terminal.workingDirectory, (0,_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .textFlag */ .gx)(flags, 'out') ?? 'goldenpair-report');
        const request = {
            suitePath: (0,_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .suiteFlag */ .fD)(flags),
            skipped: (0,_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .skippedCode */ .ci)(flags),
            variants: (0,_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .textFlag */ .gx)(flags, 'variants')
                ?.split(',')
                .map((name) => name.trim()) ?? null,
            subset: (0,_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .textFlag */ .gx)(flags, 'subset') ?? null,
            trials: (0,_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeFlag */ .ax)(flags, 'trials'),
            overrides: (0,_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .overridesOf */ .FB)(flags),
            targetEnvNames: (0,_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .targetEnvFlags */ .qF)(flags),
            cache: (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_5__/* .cacheFlag */ .Z7)(flags, terminal),
            outputFolder,
            terminal,
        };
        if (flags['dry-run'] === true)
            return (0,_print_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .printPlan */ .Z)(await (0,_measure_variants_js__WEBPACK_IMPORTED_MODULE_2__/* .planVariants */ .k)(request), flags, terminal);
        const measured = await (0,_measure_variants_js__WEBPACK_IMPORTED_MODULE_2__/* .measureVariants */ .B)(request);
        return (0,_print_evaluation_js__WEBPACK_IMPORTED_MODULE_3__/* .compareFolders */ .Ry)({ ...measured, failOn, outputFolder, flags, terminal });
    },
};


/***/ })

};
