export const id = 7985;
export const ids = [7985];
export const modules = {

/***/ 92827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compare: () => (/* binding */ compare)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26704);
/* harmony import */ var _model_result_comparison_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82751);
/* harmony import */ var _store_runs_read_reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9073);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41345);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50467);
/* harmony import */ var _print_evaluation_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77166);
/* harmony import */ var _surroundings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(12389);









/** Flags that say how to run a suite, and mean nothing where all runs are recorded. */
const { subset, trials, seed, concurrency, 'timeout-seconds': timeout } = _flags_js__WEBPACK_IMPORTED_MODULE_6__/* .SHARED_FLAGS */ .kT;
const { 'max-cost-usd': maxCost } = _flags_js__WEBPACK_IMPORTED_MODULE_6__/* .LIMIT_FLAGS */ .Yr;
const RUN_FLAGS = {
    subset,
    trials,
    seed,
    concurrency,
    'timeout-seconds': timeout,
    'max-cost-usd': maxCost,
    ..._flags_js__WEBPACK_IMPORTED_MODULE_6__/* .SETTING_FLAGS */ .bc,
    'target-env': _flags_js__WEBPACK_IMPORTED_MODULE_6__/* .TARGET_ENV */ .En,
};
const compare = {
    positionals: 'BASELINE CANDIDATE [MORE …]',
    details: [
        ['a folder', 'a recorded run: run.json and trials.jsonl'],
        ['a reference.json', 'what `goldenpair ratchet` wrote, as the baseline'],
        ['a .yaml, .yml or .json file', 'a suite, which is run with its default variant first'],
    ],
    flags: {
        out: _flags_js__WEBPACK_IMPORTED_MODULE_6__/* .SHARED_FLAGS */ .kT.out,
        'fail-on': _flags_js__WEBPACK_IMPORTED_MODULE_6__/* .SHARED_FLAGS */ .kT['fail-on'],
        inference: _flags_js__WEBPACK_IMPORTED_MODULE_6__/* .INFERENCE */ ._e,
        json: _flags_js__WEBPACK_IMPORTED_MODULE_6__/* .SHARED_FLAGS */ .kT.json,
        ...RUN_FLAGS,
    },
    run: async ({ flags, positionals, terminal }) => {
        if (positionals.length < 2 || positionals.length > _model_result_comparison_js__WEBPACK_IMPORTED_MODULE_3__/* .MOST_ARMS */ .Id)
            throw wrongCount(positionals.length);
        // Every flag and every argument is read before anything runs: a mistake must not cost a run.
        const failOn = (0,_flags_js__WEBPACK_IMPORTED_MODULE_6__/* .failOnFlag */ .S7)(flags);
        const settings = {
            trials: (0,_flags_js__WEBPACK_IMPORTED_MODULE_6__/* .wholeFlag */ .ax)(flags, 'trials'),
            subset: (0,_flags_js__WEBPACK_IMPORTED_MODULE_6__/* .textFlag */ .gx)(flags, 'subset') ?? null,
            overrides: (0,_flags_js__WEBPACK_IMPORTED_MODULE_6__/* .overridesOf */ .FB)(flags),
            surroundings: (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_8__/* .surroundingsOf */ .ZD)(terminal, (0,_flags_js__WEBPACK_IMPORTED_MODULE_6__/* .namesFlag */ .PF)(flags, 'target-env')),
        };
        const inputs = [];
        for (const argument of positionals)
            inputs.push(await readCompareInput(argument, settings.surroundings));
        for (const input of inputs.slice(1))
            if (input.kind === 'run' && (await (0,_store_runs_read_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .isReference */ .A_)(input.folder)))
                throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('arguments-invalid', {
                    command: 'compare',
                    got: 'a reference in the place of a candidate; it has no answers and can only be the baseline',
                    suggestion: null,
                });
        const idle = Object.keys(RUN_FLAGS).find((flag) => flags[flag] !== undefined);
        if (idle !== undefined && inputs.every(({ kind }) => kind === 'run'))
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('flag-invalid', {
                flag: idle,
                got: String(flags[idle]),
                expected: 'none beside recorded runs, where nothing is run',
            });
        const outputFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(terminal.workingDirectory, (0,_flags_js__WEBPACK_IMPORTED_MODULE_6__/* .textFlag */ .gx)(flags, 'out') ?? 'goldenpair-report');
        const folders = await runConfigs(inputs, { ...settings, outputFolder, terminal });
        return (0,_print_evaluation_js__WEBPACK_IMPORTED_MODULE_7__/* .compareFolders */ .Ry)({ folders, failOn, outputFolder, flags, terminal });
    },
};
function wrongCount(count) {
    const got = `${count === 0 ? 'no' : count} ${count === 1 ? 'argument' : 'arguments'}, where two to ${_model_result_comparison_js__WEBPACK_IMPORTED_MODULE_3__/* .MOST_ARMS */ .Id} runs or suites are wanted, the baseline first`;
    return new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('arguments-invalid', { command: 'compare', got, suggestion: null });
}
/**
 * The run folders of what is to be compared, in order: suites are run one after the other, each with its default variant, into folders named after
 * their files; recorded runs stay where they are. Throws the user's errors of `measure`.
 */
async function runConfigs(inputs, { trials, subset, overrides, surroundings, outputFolder, terminal, }) {
    const taken = new Set(inputs.flatMap((input) => (input.kind === 'run' ? [input.folder.toLowerCase()] : [])));
    // A recorded run that is to be compared must not be overwritten, and two suites may have the same file name.
    const takeFolder = (name) => {
        const start = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outputFolder, 'runs', name);
        let folder = start;
        for (let again = 2; taken.has(folder.toLowerCase()); again++)
            folder = `${start}-${again}`;
        taken.add(folder.toLowerCase());
        return folder;
    };
    const folders = [];
    for (const input of inputs) {
        if (input.kind === 'run') {
            folders.push(input.folder);
            continue;
        }
        const { suite, name } = input;
        terminal.log.info(`Running ${name}, variant ${suite.default_variant}.`);
        const arm = { variant: suite.default_variant, out: takeFolder(name), trials: trials ?? suite.trials };
        const [measured] = await (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_8__/* .measureHere */ .DL)({ suite, arms: [arm], mode: 'run', subset, overrides }, surroundings, terminal);
        if (measured === undefined)
            throw new Error('the arm was not measured');
        folders.push(measured.out);
    }
    return folders;
}
const MANIFESTS = ['.yaml', '.yml', '.json'];
/**
 * Reads an argument without running anything: a run folder, its run.json, a reference, or a suite manifest that is to be run. Throws the user's errors
 * `neither-run-nor-suite` and those of `readRun` and `loadSuite`.
 */
async function readCompareInput(argument, surroundings) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(surroundings.workingDirectory, argument);
    const isFile = await isRegularFile(path);
    if (!isFile || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path) === 'run.json') {
        const folder = isFile ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path) : path;
        // A name like a manifest's that is not there was meant to be one.
        if (!isFile && MANIFESTS.includes((0,node_path__WEBPACK_IMPORTED_MODULE_1__.extname)(path)))
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('suite-not-found', { path: argument });
        await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_5__/* .readRun */ .c)(folder);
        return { kind: 'run', folder };
    }
    if (await (0,_store_runs_read_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .claimsReference */ .Tf)(path)) {
        await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_5__/* .readRun */ .c)(path);
        return { kind: 'run', folder: path };
    }
    const extension = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.extname)(path);
    if (!MANIFESTS.includes(extension))
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('neither-run-nor-suite', { path: argument });
    return { kind: 'suite', name: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path, extension), suite: await (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_8__/* .loadSuiteHere */ .dw)(path, surroundings) };
}
async function isRegularFile(path) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path)).isFile();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 77166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ baselineOf),
/* harmony export */   C8: () => (/* binding */ evaluateHere),
/* harmony export */   CS: () => (/* binding */ listFiles),
/* harmony export */   Ry: () => (/* binding */ compareFolders),
/* harmony export */   Zn: () => (/* binding */ printPlan),
/* harmony export */   cY: () => (/* binding */ printEvaluation)
/* harmony export */ });
/* unused harmony export storedBaseline */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _modes_evaluate_evaluate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27400);
/* harmony import */ var _report_render_terminal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2206);
/* harmony import */ var _run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65940);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41345);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50467);






/** The report for people and where its files are, or with `--json` the comparison for machines; gives the exit code. */
function printEvaluation(evaluation, flags, terminal) {
    const { comparison, report } = evaluation;
    if (flags['json'] === true)
        terminal.print(JSON.stringify(comparison, null, 2));
    else {
        terminal.print((0,_report_render_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .renderTerminal */ .b)(report, { width: terminal.columns, color: terminal.color }));
        terminal.print(listFiles(evaluation, terminal));
    }
    return comparison.verdict.exit_code;
}
/** Where the files of an evaluation are, seen from where the user stands. */
function listFiles({ files, runFolders }, { workingDirectory }) {
    const rows = [...Object.entries(files), ...runFolders.map((folder) => ['run', folder])];
    const shown = (path) => {
        const near = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(workingDirectory, path);
        return near.startsWith('..') ? path : near;
    };
    return rows.map(([what, path]) => `  ${what.padEnd(10)}  ${shown(path)}`).join('\n');
}
const QUICKCHART = { kind: 'quickchart', url: 'https://quickchart.io' };
/** Compares a recorded run as the command line does: everything is shown, charts have addresses, nothing is linked. */
async function evaluateHere(request, { log }) {
    return (0,_modes_evaluate_evaluate_js__WEBPACK_IMPORTED_MODULE_1__/* .evaluate */ ._)({
        ...request,
        details: 'full',
        charts: QUICKCHART,
        links: {},
        log,
    });
}
/** A recorded run as the baseline, seen from where the user stands. Throws the user's errors of `readRun`. */
async function storedBaseline(path, { workingDirectory }) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, path);
    const { commit, branch } = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_3__/* .readRun */ .c)(folder);
    return { kind: 'found', folder, commit, branch, age_hours: null, distance: null, run_url: null, note: null };
}
/** What `--baseline` names; without it only absolute bounds can fail. */
async function baselineOf(path, terminal) {
    if (path !== undefined)
        return storedBaseline(path, terminal);
    return { kind: 'none', reason: 'no baseline was given; name one with --baseline, or use `goldenpair compare` later' };
}
/** Prints what a run would ask. */
function printPlan(plan, flags, terminal) {
    terminal.print(flags['json'] === true ? JSON.stringify(plan, null, 2) : (0,_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .writePlan */ .p)(plan));
    return 0;
}
/** Compares run folders, the baseline first; prints the result and gives the exit code. */
async function compareFolders({ folders, measured = null, failOn, outputFolder, flags, terminal, }) {
    const [first, ...candidates] = folders;
    if (first === undefined || candidates.length === 0)
        throw new Error('two folders are wanted');
    const inference = (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .inferenceFlag */ .YS)(flags) ?? 'recorded';
    const baseline = await storedBaseline(first, terminal);
    const evaluation = await evaluateHere({ candidates, measured, baseline, failOn, inference, outputFolder }, terminal);
    return printEvaluation(evaluation, flags, terminal);
}


/***/ }),

/***/ 87902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nX: () => (/* binding */ titlesInOneRow),
/* harmony export */   r6: () => (/* binding */ plainHeadline),
/* harmony export */   sj: () => (/* binding */ CASE_DETAILS),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
/** The words alone. */
function plainText(text) {
    return text.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
/** The same of a headline, for where no link can be followed: "… · report" without the link that it ends with. */
function plainHeadline(headline) {
    const last = headline.at(-1);
    const isLink = typeof last === 'object' && last.kind === 'link';
    return isLink ? plainText(headline.slice(0, -1)).replace(/ · $/, '') : plainText(headline);
}
/** Titles where there is one row of headers: one that several groups have gets its group's name. */
function titlesInOneRow(columns) {
    const titles = columns.map(({ title }) => title);
    return columns.map(({ title, group }) => group === undefined || titles.indexOf(title) === titles.lastIndexOf(title) ? title : `${group}: ${title}`);
}
/** How much of the cases' text a report may show: all, their ids, or counts alone. */
const CASE_DETAILS = ['full', 'ids', 'none'];


/***/ }),

/***/ 72734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ recordedRules),
/* harmony export */   o: () => (/* binding */ GATES_FROM)
/* harmony export */ });
const GATES_FROM = ['base', 'head'];
/** The rules that a run was measured with. */
function recordedRules({ gates, settings, pricing }) {
    const { k, primary_k, success, scoring, judge, alpha, min_scored_share, zero_tolerance, deterministic } = settings;
    const rest = { k, primary_k, success, alpha, min_scored_share, zero_tolerance, deterministic };
    return { gates, settings: { ...rest, ...(scoring && { scoring }) }, pricing, judge: judge ?? null };
}


/***/ }),

/***/ 65940:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ NO_ACCESS),
/* harmony export */   p: () => (/* binding */ writePlan)
/* harmony export */ });
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77377);

/** No key is needed to say what a call could use, and none is sent anywhere. */
const NO_ACCESS = { openaiApiKey: 'dry-run', openaiBaseUrl: null, githubToken: 'dry-run', githubModelsUrl: null };
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
        `Nothing was asked. ${plan.suite} would ask for ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(plan.cases, 'case')}:`,
        '',
        ...align([HEAD, ...plan.rows.map(writeRow)]),
        '',
        ...plan.models.map(({ model, calls, usd, price }) => `${model}: ${writeRange(calls)} calls, ${writeUsd(usd)}${price === null ? '' : ` (${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(price.input)} in, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(price.output)} out, a million tokens)`}`),
        `In all ${writeUsd(plan.usd)}, without retries.`,
        ...(plan.again === null ? [] : [writeAgain(plan.again)]),
        ...(plan.has_cache ? ['What the cache holds is counted as if it were asked, and costs nothing.'] : []),
        ...(unknown.length === 0 ? [] : [`No price is known for ${unknown.join(', ')}: set it under \`pricing\`.`]),
        budget === null
            ? 'There is no budget (max_cost_usd, --max-cost-usd).'
            : `The budget of this run is ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(budget)}${isLess(budget, plan.usd) ? ', which is less: it may stop the run' : ''}.`,
        ...(month === null
            ? []
            : [
                `Of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(month)} a month ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(spent ?? 0)} is spent${isLess(month - (spent ?? 0), plan.usd) ? ', and what is left is less: it may stop the run' : ''}.`,
            ]),
        ...(plan.left_out_at_night.length === 0 ? [] : [`Left out at night: ${plan.left_out_at_night.join(', ')}.`]),
    ].join('\n');
}
function isLess(leftUsd, wantedUsd) {
    return wantedUsd !== null && leftUsd < wantedUsd;
}
function writeRow({ what, name, model, calls, tokens, usd, basis }) {
    const count = (value) => value === undefined ? '?' : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(value, { decimals: 0 });
    const isFree = basis === 'none';
    return [
        what === 'target' ? name : `judge: ${name}`,
        model ?? (isFree ? '–' : '?'),
        writeRange(calls),
        isFree ? '–' : count(tokens?.input),
        isFree ? '–' : count(tokens?.output),
        usd === null ? '?' : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(usd),
        BASIS[basis],
    ];
}
const AGAIN = {
    'zero-tolerance': 'Cases that newly fail are asked again (zero tolerance)',
    night: 'A night that looks worse is measured once more',
};
function writeAgain({ because, trials, calls, usd }) {
    return `${AGAIN[because]}: at most ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(trials, 'trial')}, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(calls, 'call')}, ${writeUsd(usd)} more.`;
}
function writeRange({ least, most }) {
    const [low, high] = [(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(least, { decimals: 0 }), (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(most, { decimals: 0 })];
    return low === high ? low : `${low} to ${high}`;
}
function writeUsd(usd) {
    return usd === null ? 'an unknown sum' : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(usd);
}
function align(rows) {
    const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
    return rows.map((row) => row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd());
}


/***/ })

};
