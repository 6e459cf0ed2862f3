export const id = 1554;
export const ids = [1554];
export const modules = {

/***/ 11317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ writePlan)
/* harmony export */ });
/* harmony import */ var _core_format_format_money_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2304);
/* harmony import */ var _core_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8499);


const BASIS = {
    earlier: 'as in the earlier run',
    bound: 'at most',
    declared: 'as max_trial_cost_usd says',
    none: 'costs nothing',
    unknown: 'nobody knows before it is asked',
};
const HEAD = ['asked', 'model', 'calls', 'tokens in', 'tokens out', 'USD', ''];
/** A plan as text: a row for each variant and question, prices by model, what it comes to, and the limits. */
function writePlan(plan) {
    const { max_cost_usd: budget, max_cost_usd_per_month: month, spent_usd: spent } = plan.budget;
    const unknown = plan.models.flatMap(({ model, price }) => (price === null ? [model] : []));
    return [
        `Nothing was asked. ${plan.suite} would ask for ${(0,_core_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(plan.cases, 'case')}:`,
        '',
        ...align([HEAD, ...plan.rows.map(writeRow)]),
        '',
        ...plan.models.map(({ model, calls, usd, price }) => `${model}: ${writeRange(calls)} calls, ${writeUsd(usd)}${price === null ? '' : ` (${(0,_core_format_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoney */ .u)(price.input)} in, ${(0,_core_format_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoney */ .u)(price.output)} out, a million tokens)`}`),
        `In all ${writeUsd(plan.usd)}, without retries.`,
        ...(plan.again === null ? [] : [writeAgain(plan.again)]),
        ...(plan.has_cache ? ['What the cache holds is counted as if it were asked, and costs nothing.'] : []),
        ...(unknown.length === 0 ? [] : [`No price is known for ${unknown.join(', ')}: set it under \`pricing\`.`]),
        budget === null
            ? 'There is no budget (max_cost_usd, --max-cost-usd).'
            : `The budget of this run is ${(0,_core_format_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoney */ .u)(budget)}.`,
        ...(month === null ? [] : [`Of ${(0,_core_format_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoney */ .u)(month)} a month ${(0,_core_format_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoney */ .u)(spent ?? 0)} is spent.`]),
        ...(plan.left_out_at_night.length === 0 ? [] : [`Left out at night: ${plan.left_out_at_night.join(', ')}.`]),
    ].join('\n');
}
function writeRow({ what, name, model, calls, tokens, usd, basis }) {
    const count = (value) => value === undefined ? '?' : (0,_core_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(value, { decimals: 0 });
    const isFree = basis === 'none';
    return [
        what === 'target' ? name : `judge: ${name}`,
        model ?? (isFree ? '–' : '?'),
        writeRange(calls),
        isFree ? '–' : count(tokens?.input),
        isFree ? '–' : count(tokens?.output),
        usd === null ? '?' : (0,_core_format_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoney */ .u)(usd),
        BASIS[basis],
    ];
}
const AGAIN = {
    'zero-tolerance': 'Cases that newly fail are asked again (zero tolerance)',
    night: 'A night that looks worse is measured once more',
};
function writeAgain({ because, trials, calls, usd }) {
    return `${AGAIN[because]}: at most ${(0,_core_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(trials, 'trial')}, ${(0,_core_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(calls, 'call')}, ${writeUsd(usd)} more.`;
}
function writeRange({ least, most }) {
    const [low, high] = [(0,_core_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(least, { decimals: 0 }), (0,_core_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(most, { decimals: 0 })];
    return low === high ? low : `${low} to ${high}`;
}
function writeUsd(usd) {
    return usd === null ? 'an unknown sum' : (0,_core_format_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoney */ .u)(usd);
}
function align(rows) {
    const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
    return rows.map((row) => row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd());
}


/***/ }),

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
        ..._flags_js__WEBPACK_IMPORTED_MODULE_3__/* .CODE_FLAGS */ .ew,
        ..._flags_js__WEBPACK_IMPORTED_MODULE_3__/* .SETTING_FLAGS */ .bc,
        ..._flags_js__WEBPACK_IMPORTED_MODULE_3__/* .LIMIT_FLAGS */ .Yr,
        'cache-dir': _flags_js__WEBPACK_IMPORTED_MODULE_3__/* .CACHE_DIR */ .NC,
        'target-env': _flags_js__WEBPACK_IMPORTED_MODULE_3__/* .TARGET_ENV */ .En,
        'judge-model': _flags_js__WEBPACK_IMPORTED_MODULE_3__/* .JUDGE_MODEL */ .oM,
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


/***/ }),

/***/ 11538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ cacheFlag)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _shell_cache_open_cache_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74499);
/* harmony import */ var _shell_io_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70280);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81190);




/** The cache that `--cache-dir` names; null without it, and with `--no-cache`. */
function cacheFlag(flags, { workingDirectory, log }) {
    const folder = (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .textFlag */ .gx)(flags, 'cache-dir');
    if (folder === undefined || flags['no-cache'] === true)
        return null;
    return (0,_shell_cache_open_cache_js__WEBPACK_IMPORTED_MODULE_1__/* .openCache */ .b)({ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, folder), clock: _shell_io_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .m, log });
}


/***/ }),

/***/ 41760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ printPlan)
/* harmony export */ });
/* harmony import */ var _app_dry_run_write_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11317);

/** Prints what a run would ask. */
function printPlan(plan, flags, terminal) {
    terminal.print(flags['json'] === true ? JSON.stringify(plan, null, 2) : (0,_app_dry_run_write_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .writePlan */ .p)(plan));
    return 0;
}


/***/ })

};
