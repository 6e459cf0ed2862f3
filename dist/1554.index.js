export const id = 1554;
export const ids = [1554];
export const modules = {

/***/ 81554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ab: () => (/* binding */ ab)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _cache_flag_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11538);
/* harmony import */ var _compare_folders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62514);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81190);
/* harmony import */ var _measure_variants_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59784);
/* harmony import */ var _print_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41760);






const ab = {
    positionals: '',
    flags: {
        variants: {
            type: 'string',
            value: 'A,B,…',
            description: 'the arms, baseline first (default: the first two of the suite)',
        },
        ..._flags_js__WEBPACK_IMPORTED_MODULE_3__/* .SHARED_FLAGS */ .kT,
        inference: _flags_js__WEBPACK_IMPORTED_MODULE_3__/* .INFERENCE */ ._e,
        ..._flags_js__WEBPACK_IMPORTED_MODULE_3__/* .MEASURE_FLAGS */ .R1,
        'cache-dir': _flags_js__WEBPACK_IMPORTED_MODULE_3__/* .CACHE_DIR */ .NC,
    },
    run: async ({ flags, terminal }) => {
        const failOn = (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .failOnFlag */ .S7)(flags);
        const outputFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(terminal.workingDirectory, (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .textFlag */ .gx)(flags, 'out') ?? 'goldenpair-report');
        const request = {
            suitePath: (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .suiteFlag */ .fD)(flags),
            skipped: (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .skippedCode */ .ci)(flags),
            variants: (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .textFlag */ .gx)(flags, 'variants')
                ?.split(',')
                .map((name) => name.trim()) ?? null,
            subset: (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .textFlag */ .gx)(flags, 'subset') ?? null,
            trials: (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .wholeFlag */ .ax)(flags, 'trials'),
            overrides: (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .overridesOf */ .FB)(flags),
            targetEnvNames: (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .namesFlag */ .PF)(flags, 'target-env'),
            cache: (0,_cache_flag_js__WEBPACK_IMPORTED_MODULE_1__/* .cacheFlag */ .Z)(flags, terminal),
            outputFolder,
            terminal,
        };
        if (flags['dry-run'] === true)
            return (0,_print_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .printPlan */ .Z)(await (0,_measure_variants_js__WEBPACK_IMPORTED_MODULE_4__/* .planVariants */ .k)(request), flags, terminal);
        const measured = await (0,_measure_variants_js__WEBPACK_IMPORTED_MODULE_4__/* .measureVariants */ .B)(request);
        return (0,_compare_folders_js__WEBPACK_IMPORTED_MODULE_2__/* .compareFolders */ .R)({ ...measured, failOn, outputFolder, flags, terminal });
    },
};


/***/ })

};
