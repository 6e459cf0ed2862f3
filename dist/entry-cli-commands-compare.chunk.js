export const id = 3545;
export const ids = [3545,8998,5577,8896];
export const modules = {

/***/ 97637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ describeRuleChanges),
/* harmony export */   W: () => (/* binding */ describePriceChanges)
/* harmony export */ });
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77377);
/* harmony import */ var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27866);
/* harmony import */ var _model_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16080);
/* harmony import */ var _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60960);
/* harmony import */ var _describe_setting_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71615);





const SETTINGS = {
    success: 'success rule',
    primary_k: 'primary_k',
    alpha: 'alpha',
    min_scored_share: 'min_scored_share',
    zero_tolerance: 'zero_tolerance',
    inference: 'inference',
    deterministic: 'deterministic',
};
/**
 * How the rules of a change differ from those of its base, one clause for each difference, in the suite's own words.
 * Default gates come and go with the cases, which are listed by themselves, so they are no difference.
 * @example `success max_drop 5 points → 50 points`, `latency.p95 removed`, `alpha 0.05 → 0.001`, `judge model gpt-5 → gpt-4o`, `price of gpt-4o input $5 → $0 per 1M`
 */
function describeRuleChanges(base, head, metrics) {
    const [before, after] = [byId(base.gates), byId(head.gates)];
    const gates = [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
        const [old, now] = [before.get(id), after.get(id)];
        if (old !== undefined && now !== undefined)
            return compareGates(old, now, metrics);
        const only = old ?? now;
        return only === undefined || only.assumed === true ? [] : [`${id} ${now === undefined ? 'removed' : 'added'}`];
    });
    const settings = Object.keys(SETTINGS).flatMap((key) => base.settings[key] === head.settings[key]
        ? []
        : [`${SETTINGS[key]} ${String(base.settings[key] ?? 'default')} → ${String(head.settings[key] ?? 'default')}`]);
    const [old, now] = [base.settings.scoring ?? _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_SCORING */ .cH, head.settings.scoring ?? _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_SCORING */ .cH];
    const scoring = Object.keys({ ...old, ...now }).flatMap((key) => (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .d)(old[key]) === (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .d)(now[key]) ? [] : [`${key} changed`]);
    const prices = describePriceChanges(base.pricing, head.pricing).map((change) => `price of ${change}`);
    return [...gates, ...settings, ...scoring, ...compareJudges(base.judge, head.judge), ...prices];
}
function compareJudges(base, head) {
    if (base === null || head === null)
        return base === head ? [] : [`judge ${head === null ? 'removed' : 'added'}`];
    // How fast it may be asked changes nothing of what it says.
    const write = ({ options, prompts, limits: _limits, ...rest }) => ({
        ...options,
        ...rest,
        prompts: Object.fromEntries(Object.entries(prompts).map(([question, prompt]) => [question, prompt.text])),
    });
    return (0,_describe_setting_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .listSettingChanges */ .m2)(write(base), write(head)).map(({ name, before, after }) => `judge ${name} ${before} → ${after}`);
}
function byId(gates) {
    return new Map(gates.map((gate) => [gate.id, gate]));
}
function compareGates(base, head, metrics) {
    const metric = metrics.find(({ id }) => id === base.metric);
    const write = (gate) => [
        [metric?.direction === 'lower' ? 'max_rise' : 'max_drop', writeMargin(gate.margin, metric)],
        ['min', gate.min === null ? 'none' : String(gate.min)],
        ['max', gate.max === null ? 'none' : String(gate.max)],
        ['severity', gate.severity],
        ['evidence', gate.evidence],
        ['primary', String(gate.primary)],
        ['where', gate.where ?? 'all cases'],
    ];
    const now = new Map(write(head));
    return write(base).flatMap(([key, old]) => {
        const value = now.get(key);
        return value === undefined || value === old ? [] : [`${base.id} ${key} ${old} → ${value}`];
    });
}
/** `5 points` of a ratio, `5 %` of the baseline, else the number. */
function writeMargin(margin, metric) {
    if (margin === null)
        return 'none';
    const percent = `${Number((margin.value * 100).toPrecision(10))}`;
    if (margin.kind === 'relative')
        return `${percent} %`;
    return metric !== undefined && (0,_model_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .isRatio */ .mq)(metric.unit) ? `${percent} points` : String(margin.value);
}
/**
 * How two price lists differ, one clause for each model and each route tier, by name.
 * @example ['gpt-5-mini input $0.25 → $0.30 per 1M', 'gpt-next added: input $1, output $4 per 1M', 'gpt-old removed']
 */
function describePriceChanges(before, after) {
    const [old, now] = [before.mode ?? 'model', after.mode ?? 'model'];
    const mode = old === now ? [] : [`a token: by ${MODES[old]} → by ${MODES[now]}`];
    return [...mode, ...describeModels(before, after), ...describeTiers(before, after)];
}
const MODES = { model: 'model', tier: 'route tier' };
function describeModels(before, after) {
    const models = [...new Set([...Object.keys(before.models), ...Object.keys(after.models)])].sort();
    return models.flatMap((model) => {
        const [old, now] = [before.models[model], after.models[model]];
        if (now === undefined)
            return [`${model} removed`];
        if (old === undefined)
            return [`${model} added: ${listPrice(now)} per 1M`];
        const rates = RATES.filter((rate) => old[rate] !== now[rate]);
        return rates.length === 0
            ? []
            : [`${model} ${rates.map((rate) => `${rate} ${dollars(old[rate])} → ${dollars(now[rate])}`).join(', ')} per 1M`];
    });
}
function describeTiers({ route_tiers: before = {} }, { route_tiers: after = {} }) {
    const tiers = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
    return tiers.flatMap((tier) => {
        const [old, now] = [before[tier], after[tier]];
        if (old === now)
            return [];
        if (now === undefined)
            return [`route tier ${tier} removed`];
        return [
            `route tier ${tier} ${old === undefined ? `added: ${dollars(now)}` : `${dollars(old)} → ${dollars(now)}`} per 1M`,
        ];
    });
}
const RATES = ['input', 'output', 'cached'];
function listPrice(price) {
    return RATES.flatMap((rate) => (price[rate] === undefined ? [] : [`${rate} ${dollars(price[rate])}`])).join(', ');
}
function dollars(rate) {
    return rate === undefined ? 'not given' : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__/* .formatRate */ .CE)(rate);
}


/***/ }),

/***/ 71615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   In: () => (/* binding */ diffValues),
/* harmony export */   m2: () => (/* binding */ listSettingChanges),
/* harmony export */   rD: () => (/* binding */ describeSettingChanges)
/* harmony export */ });
/* harmony import */ var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27866);
/* harmony import */ var _model_hide_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22500);


const NOT_SET = 'not set';
const VALUE_LENGTH = 60;
/** Of what two long values have in common, this much is shown before they part. */
const COMMON_LENGTH = 12;
/**
 * How two sets of settings differ, keys in order. Long values are shown from where they part. A value whose key or look says that it
 * is a secret is hidden, and says so.
 * @example listSettingChanges({ settings: { chunk_lines: 80 } }, {}) // [{ name: 'settings.chunk_lines', before: '80', after: 'not set' }]
 */
function listSettingChanges(before, after) {
    return diffValues(before, after).map(writeChange);
}
/**
 * The same, a clause each.
 * @example describeSettingChanges({ settings: { chunk_lines: 80 } }, { settings: { chunk_lines: 25 } }) // ['settings.chunk_lines: 80 → 25']
 */
function describeSettingChanges(before, after) {
    return listSettingChanges(before, after).map((change) => `${change.name}: ${change.before} → ${change.after}`);
}
function writeChange({ path, before, after }) {
    const name = path.join('.');
    const isAlike = before !== undefined && after !== undefined && plain(before) === plain(after);
    const write = (value) => (0,_model_hide_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .hideSecrets */ .s)((isAlike ? _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d : plain)(value).replace(/\s+/g, ' '));
    const [old, now] = [write(before), write(after)];
    if ((0,_model_hide_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .isSecretPath */ ._)(path) || old === now)
        return {
            name,
            before: before === undefined ? NOT_SET : '(hidden)',
            after: after === undefined ? NOT_SET : before === undefined ? '(hidden)' : '(hidden, another)',
        };
    return { name, before: cutFrom(old, now), after: cutFrom(now, old) };
}
/** Text without quotes, all else as JSON. */
function plain(value) {
    if (value === undefined)
        return NOT_SET;
    return typeof value === 'string' && value.trim() !== '' ? value : (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(value);
}
function cutFrom(text, other) {
    if (text.length <= VALUE_LENGTH)
        return text;
    let common = 0;
    while (common < other.length && text[common] === other[common])
        common++;
    const start = common > VALUE_LENGTH / 2 ? common - COMMON_LENGTH : 0;
    // By code points, so that no letter is cut in half.
    const letters = [...text.slice(start)];
    const cut = letters.length > VALUE_LENGTH ? `${letters.slice(0, VALUE_LENGTH - 1).join('')}…` : letters.join('');
    return `${start > 0 ? '…' : ''}${cut}`;
}
/**
 * Where two JSON values differ, as deep as both go, by key. Lists of plain values, such as a command, are compared whole; what is only
 * on one side is one change, however much is in it.
 * @example diffValues({ a: 1, b: { c: 2 } }, { a: 1, b: { c: 3 } }) // [{ path: ['b', 'c'], before: 2, after: 3 }]
 */
function diffValues(before, after, path = []) {
    if ((0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(before) === (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(after) && (before === undefined) === (after === undefined))
        return [];
    const [old, now] = [membersOf(before), membersOf(after)];
    if (old === null || now === null || Array.isArray(before) !== Array.isArray(after))
        return [{ path, before, after }];
    const keys = [...new Set([...old.keys(), ...now.keys()])].sort();
    return keys.flatMap((key) => diffValues(old.get(key), now.get(key), [...path, key]));
}
/** What is looked into: objects, and lists that hold some; null for everything else. */
function membersOf(value) {
    if (typeof value !== 'object' || value === null)
        return null;
    const isList = Array.isArray(value) && !value.some((item) => typeof item === 'object' && item !== null);
    return isList ? null : new Map(Object.entries(value));
}


/***/ }),

/***/ 62034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compare: () => (/* binding */ compare)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60198);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50262);
/* harmony import */ var _model_result_comparison_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61739);
/* harmony import */ var _measure_run_read_results_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89050);
/* harmony import */ var _store_runs_read_reference_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9073);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41345);
/* harmony import */ var _modes_request_options_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17850);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1726);
/* harmony import */ var _print_evaluation_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(35389);
/* harmony import */ var _read_results_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(89470);
/* harmony import */ var _surroundings_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(74474);












const compare = {
    help: _read_results_js__WEBPACK_IMPORTED_MODULE_10__/* .FORMAT_HELP */ .e0,
    positionals: 'BASELINE CANDIDATE [MORE …]',
    details: [
        ['a folder', 'a recorded run (run.json, trials.jsonl): no target, key or network is needed'],
        ['a reference.json', 'a reference that `goldenpair ratchet` wrote, as the baseline'],
        ['a .yaml, .yml or .json file', 'a suite; its default variant is run first'],
        ['a results file', 'what another harness scored, such as results.json of promptfoo; FILE#ARM is one of its arms'],
    ],
    run: async ({ flags, given, positionals, terminal }) => {
        // Every argument is read before anything runs: a mistake must not cost a run.
        const surroundings = (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_11__/* .surroundingsOf */ .ZD)(terminal, (0,_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .targetEnvFlags */ .qF)(flags));
        const options = (0,_read_results_js__WEBPACK_IMPORTED_MODULE_10__/* .resultOptionsOf */ .ri)(flags);
        const inputs = [];
        for (const argument of positionals)
            inputs.push(...((await (0,_measure_run_read_results_js__WEBPACK_IMPORTED_MODULE_4__/* .readResultInput */ .mA)(argument, options, terminal)) ?? [await readCompareInput(argument, surroundings)]));
        if (inputs.length < 2 || inputs.length > _model_result_comparison_js__WEBPACK_IMPORTED_MODULE_3__/* .MOST_ARMS */ .Id)
            refuseCount(inputs.length);
        for (const input of inputs.slice(1))
            if (input.kind === 'run' && (await (0,_store_runs_read_reference_js__WEBPACK_IMPORTED_MODULE_5__/* .isReference */ .A_)(input.folder)))
                (0,_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .refuseArguments */ .Rd)('compare', 'a reference cannot be a candidate, because it has no answers; name it first, as the baseline');
        // They say how to run a suite.
        const idle = (0,_modes_request_options_index_js__WEBPACK_IMPORTED_MODULE_7__/* .optionsOf */ .cz)('compare').find(([flag, { measures }]) => measures === true && given[flag] !== undefined)?.[0];
        if (idle !== undefined && inputs.every(({ kind }) => kind !== 'suite'))
            (0,_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .refuseFlag */ .X2)(idle, String(given[idle]), 'no such flag beside recorded runs, which are not run again');
        const outputFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(terminal.workingDirectory, flags.out ?? 'goldenpair-report');
        const folders = await runConfigs(inputs, { flags, outputFolder, surroundings, terminal });
        return (0,_print_evaluation_js__WEBPACK_IMPORTED_MODULE_9__.compareFolders)(folders, { outputFolder, flags, terminal });
    },
};
function refuseCount(count) {
    const got = `${count === 0 ? 'no' : count} ${count === 1 ? 'argument' : 'arguments'}, expected two to ${_model_result_comparison_js__WEBPACK_IMPORTED_MODULE_3__/* .MOST_ARMS */ .Id} runs or suites, the baseline first`;
    (0,_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .refuseArguments */ .Rd)('compare', got);
}
/**
 * The run folders of what is to be compared, in order: suites are run one after the other, each with its default variant, into folders named after
 * their files; recorded runs stay where they are. Throws the user's errors of `measure`.
 */
async function runConfigs(inputs, facts) {
    const { flags, outputFolder, surroundings, terminal } = facts;
    const { trials, subset = null } = flags;
    const overrides = (0,_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .overridesOf */ .FB)(flags);
    const taken = new Set(inputs.flatMap((input) => (input.kind === 'run' ? [input.folder.toLowerCase()] : [])));
    // A recorded run that is to be compared must not be overwritten, and two suites may have the same file name.
    const takeFolder = (name) => {
        const start = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'runs', name);
        let folder = start;
        for (let again = 2; taken.has(folder.toLowerCase()); again++)
            folder = `${start}-${again}`;
        taken.add(folder.toLowerCase());
        return folder;
    };
    const results = inputs.filter((input) => input.kind === 'results');
    const recorded = await (0,_read_results_js__WEBPACK_IMPORTED_MODULE_10__/* .recordInputs */ .v5)(results, { options: (0,_read_results_js__WEBPACK_IMPORTED_MODULE_10__/* .resultOptionsOf */ .ri)(flags), takeFolder, log: terminal.log });
    const folders = [];
    for (const input of inputs) {
        if (input.kind === 'results') {
            folders.push(recorded[results.indexOf(input)] ?? '');
            continue;
        }
        if (input.kind === 'run') {
            folders.push(input.folder);
            continue;
        }
        const { suite, name } = input;
        terminal.log.info(`Running ${name}, variant ${suite.default_variant}.`);
        const arm = { variant: suite.default_variant, out: takeFolder(name), trials: trials ?? suite.trials };
        const [measured] = await (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_11__/* .measureHere */ .DL)({ suite, arms: [arm], mode: 'run', subset, overrides }, surroundings, terminal);
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
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(surroundings.workingDirectory, argument);
    const isFile = await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_1__/* .isRegularFile */ .Ze)(path);
    if (!isFile || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path) === 'run.json') {
        const folder = isFile ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path) : path;
        // A name like a manifest's that is not there was meant to be one.
        if (!isFile && MANIFESTS.includes((0,node_path__WEBPACK_IMPORTED_MODULE_0__.extname)(path)))
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('suite-not-found', { path: argument });
        await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_6__/* .readRun */ .c)(folder);
        return { kind: 'run', folder };
    }
    if (await (0,_store_runs_read_reference_js__WEBPACK_IMPORTED_MODULE_5__/* .claimsReference */ .Tf)(path)) {
        await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_6__/* .readRun */ .c)(path);
        return { kind: 'run', folder: path };
    }
    const extension = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.extname)(path);
    if (!MANIFESTS.includes(extension))
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('neither-run-nor-suite', { path: argument });
    return { kind: 'suite', name: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path, extension), suite: await (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_11__/* .loadSuiteHere */ .dw)(path, surroundings) };
}


/***/ }),

/***/ 35389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C8: () => (/* binding */ evaluateHere),
/* harmony export */   Y_: () => (/* binding */ printReport),
/* harmony export */   cY: () => (/* binding */ printEvaluation),
/* harmony export */   compareFolders: () => (/* binding */ compareFolders)
/* harmony export */ });
/* harmony import */ var _report_words_write_comparison_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31814);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _modes_evaluate_evaluate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97513);
/* harmony import */ var _report_render_terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2206);
/* harmony import */ var _report_render_text_width_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40524);
/* harmony import */ var _surroundings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74474);






const pointToReport = (path, { columns }) => (0,_report_render_text_width_js__WEBPACK_IMPORTED_MODULE_5__/* .wrapText */ .C1)(`Full report: ${path} (more here with --verbose)`, columns).join('\n');
/** The report for people, or with `--json` the comparison for machines; gives the exit code. */
function printEvaluation(evaluation, { flags, terminal, closing }) {
    const { comparison } = evaluation;
    if (flags.json)
        terminal.print(JSON.stringify((0,_report_words_write_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .writeComparison */ .Z)(comparison), null, 2));
    else
        printReport(evaluation, { flags, terminal, closing });
    return comparison.verdict.exit_code;
}
/** What is needed to decide, and with `--verbose` all that a comment folds and every file; then the closing words. */
function printReport(written, { flags, terminal, closing }) {
    const isVerbose = flags.verbose;
    terminal.print((0,_report_render_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .renderTerminal */ .b)(written.report, { width: terminal.columns, color: terminal.color, isVerbose }));
    if (isVerbose)
        terminal.print(`${listFiles(written, terminal)}${closing === undefined ? '' : '\n'}`);
    // The list has the report too.
    const last = closing ?? (isVerbose ? null : pointToReport);
    if (last !== null)
        terminal.print(last(showPath(written.files.report, terminal), terminal));
}
function listFiles({ files, runFolders }, terminal) {
    const rows = [...Object.entries(files), ...runFolders.map((folder) => ['run', folder])];
    return rows.map(([what, path]) => `  ${what.padEnd(10)}  ${showPath(path, terminal)}`).join('\n');
}
/** A path from where the user stands. */
function showPath(path, { workingDirectory }) {
    const near = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workingDirectory, path);
    return near.startsWith('..') ? path : near;
}
const QUICKCHART = { kind: 'quickchart', url: 'https://quickchart.io' };
/** Compares a recorded run as the command line does: everything is shown, charts have addresses, nothing is linked. */
async function evaluateHere(request, { log }) {
    return (0,_modes_evaluate_evaluate_js__WEBPACK_IMPORTED_MODULE_2__/* .evaluate */ ._)({ ...request, details: 'full', charts: QUICKCHART, links: {}, log });
}
/** Compares run folders, the baseline first; prints the result and gives the exit code. */
async function compareFolders(folders, input) {
    const { outputFolder, flags, terminal, failOn = flags.failOn } = input;
    const [first, ...candidates] = folders;
    if (first === undefined || candidates.length === 0)
        throw new Error('two folders are wanted');
    const inference = flags.inference ?? 'recorded';
    const baseline = await (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_4__/* .storedBaseline */ .XF)(first, terminal);
    const evaluation = await evaluateHere({ candidates, baseline, failOn, inference, outputFolder }, terminal);
    return printEvaluation(evaluation, input);
}


/***/ }),

/***/ 89470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wf: () => (/* binding */ importResults),
/* harmony export */   e0: () => (/* binding */ FORMAT_HELP),
/* harmony export */   ri: () => (/* binding */ resultOptionsOf),
/* harmony export */   v5: () => (/* binding */ recordInputs)
/* harmony export */ });
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(77377);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _exchange_import_results_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82426);
/* harmony import */ var _exchange_import_results_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98604);
/* harmony import */ var _io_clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13211);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60198);
/* harmony import */ var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(35560);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50262);
/* harmony import */ var _measure_run_read_results_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89050);
/* harmony import */ var _measure_run_record_results_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(61031);
/* harmony import */ var _measure_run_result_options_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(72503);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1726);












/** The help of `--format`, which names the readers. */
const FORMAT_HELP = {
    format: `what wrote the results: ${_exchange_import_results_index_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULT_READERS */ .BP.map(({ name }) => name).join(' | ')} (default: it is seen)`,
};
/** What the flags say of how results are read. */
function resultOptionsOf(flags) {
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_10__/* .omitUndefined */ .O)(Object.fromEntries(_measure_run_result_options_js__WEBPACK_IMPORTED_MODULE_8__/* .RESULT_OPTIONS */ .z.map((option) => [option, flags[option]])));
}
/** Writes each arm as a run, and gives their folders. */
async function recordInputs(given, facts) {
    const { options, takeFolder, log } = facts;
    const [first] = given;
    if (first === undefined)
        return [];
    const arms = (0,_exchange_import_results_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .separateIds */ ["if"])(given.map(({ arm }) => arm));
    const inputs = given.map((input, index) => ({ ...input, arm: arms[index] ?? input.arm }));
    const described = (0,_measure_run_read_results_js__WEBPACK_IMPORTED_MODULE_6__/* .describeInputs */ .jv)(arms, options, {
        refuse: (flag, got, expected) => new _model_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo('flag-invalid', { flag, got, expected }),
        correct: (option) => `--${option}`,
        log,
        file: first.file,
    });
    const folders = [];
    for (const { arm, file, name } of inputs) {
        const folder = takeFolder(name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-').slice(0, 80));
        const variant = inputs.filter((one) => one.name === name).length > 1 ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(file))), name) : name;
        await (0,_measure_run_record_results_js__WEBPACK_IMPORTED_MODULE_7__/* .recordResults */ .U)({
            arm,
            described,
            variant,
            suite: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(first.file, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.extname)(first.file)),
            file,
            folder,
            now: _io_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .systemClock */ .ml.now(),
            of: { mode: 'run', commit: null, branch: null },
        });
        folders.push(folder);
    }
    return folders;
}
/** Writes what another harness scored as a run folder: what `import` does with a file of results. Throws as `recordInputs`. */
async function importResults(results, [second], { flags, given, terminal }) {
    const refuse = (got) => (0,_flags_js__WEBPACK_IMPORTED_MODULE_9__/* .refuseArguments */ .Rd)('import', got);
    (0,_flags_js__WEBPACK_IMPORTED_MODULE_9__/* .refuseFlags */ .sB)(given, ['tag', 'suite'], 'no such flag beside results, which become a run and no cases');
    const [only, ...others] = results;
    if (second !== undefined)
        refuse(`"${second}" after a results file; a run folder is made of one`);
    if (only === undefined || others.length > 0)
        return refuse(`${results[0]?.file ?? ''} has ${results.length} arms; name one, as in FILE#ARM: ${results.map(({ arm }) => arm.name).join(', ')}`);
    const out = flags.out;
    if (out === undefined)
        return refuse('no --out; name the run folder to write, e.g. --out runs/baseline');
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(terminal.workingDirectory, out);
    if (!flags.force)
        await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseExisting */ .Uj)([out], terminal.workingDirectory);
    await recordInputs([only], { options: resultOptionsOf(flags), takeFolder: () => folder, log: terminal.log });
    const count = only.arm.rows.length;
    terminal.print(`${out}: a run of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_11__/* .countOf */ .pq)(count, 'result')} written.`);
    terminal.print('Next: goldenpair compare BASELINE CANDIDATE, with it as one of them.');
    return 0;
}


/***/ }),

/***/ 74474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ baselineOf),
/* harmony export */   DL: () => (/* binding */ measureHere),
/* harmony export */   RR: () => (/* binding */ readCheckoutHere),
/* harmony export */   Rh: () => (/* binding */ showProgress),
/* harmony export */   XF: () => (/* binding */ storedBaseline),
/* harmony export */   Z7: () => (/* binding */ cacheFlag),
/* harmony export */   ZD: () => (/* binding */ surroundingsOf),
/* harmony export */   Zn: () => (/* binding */ printPlan),
/* harmony export */   dw: () => (/* binding */ loadSuiteHere),
/* harmony export */   zh: () => (/* binding */ chooseVariant)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _format_describe_progress_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(13617);
/* harmony import */ var _github_checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81136);
/* harmony import */ var _io_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13211);
/* harmony import */ var _io_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86349);
/* harmony import */ var _io_sha256_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80430);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50262);
/* harmony import */ var _model_suggest_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(60288);
/* harmony import */ var _measure_run_custom_metrics_messages_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30773);
/* harmony import */ var _measure_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75695);
/* harmony import */ var _measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79487);
/* harmony import */ var _measure_targets_target_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(60977);
/* harmony import */ var _measure_run_measure_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(15398);
/* harmony import */ var _measure_run_override_suite_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(98384);
/* harmony import */ var _modes_request_provider_access_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(20235);
/* harmony import */ var _store_open_cache_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(19859);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(41345);

















/** The programs that it starts may see the variables that are named, beside the harmless ones. */
function surroundingsOf(terminal, targetEnvNames = []) {
    const { env, home, workingDirectory, log, signal } = terminal;
    return {
        env,
        targetEnvNames,
        providers: (0,_modes_request_provider_access_js__WEBPACK_IMPORTED_MODULE_12__/* .providersOfShell */ .gO)(env),
        scorer: (0,_measure_run_custom_metrics_messages_js__WEBPACK_IMPORTED_MODULE_6__/* .locateScorer */ .pp)({ home, env, targetEnvNames }),
        programs: (0,_measure_targets_target_js__WEBPACK_IMPORTED_MODULE_9__/* .locatePrograms */ .g6)(home),
        workingDirectory,
        clock: _io_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .ml,
        log,
        signal,
    };
}
/** The suite at a path, as every command reads one, without the source code that is to be left out. Throws as `loadSuite` does. */
async function loadSuiteHere(path, { workingDirectory, scorer, log }, { strict = false, skipped = null } = {}) {
    const registries = _measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_8__/* .SUITE_REGISTRIES */ .J3;
    const suite = await (0,_measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_8__/* .loadSuite */ .bu)({ path, workingDirectory, registries, hash: _io_sha256_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256 */ .s, scorer, log, strict });
    return skipped === null ? suite : (0,_measure_run_override_suite_js__WEBPACK_IMPORTED_MODULE_11__/* .skipCodeQuality */ .O2)(suite, { skipped, log });
}
/** The variant of the flags, else the suite's default. Throws the user's error `variant-unknown`. */
function chooseVariant({ variants, default_variant }, { variant = default_variant }) {
    const known = Object.keys(variants);
    if (known.includes(variant))
        return variant;
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo('variant-unknown', { name: variant, suggestion: (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_15__/* .suggest */ .Z)(variant, known), known });
}
/** Never rejects. @param except folders of this and earlier results, absolute, which are no part of what is measured */
async function readCheckoutHere(workingDirectory, except) {
    const results = [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, 'goldenpair-report'), ...except];
    const [{ sha: commit }, isDirty] = await Promise.all([
        (0,_github_checkout_js__WEBPACK_IMPORTED_MODULE_1__/* .readCheckout */ .b$)({ workingDirectory, fallbackSha: null }),
        (0,_io_git_js__WEBPACK_IMPORTED_MODULE_3__/* .hasChanges */ .ik)(workingDirectory, results),
    ]);
    return { commit, isDirty: isDirty && commit !== null };
}
/** Measures the checkout that the command was started in, and shows how far it is. Throws as `measure` does. */
async function measureHere(input, surroundings, terminal) {
    const { checkout, ...request } = input;
    const { workingDirectory } = surroundings;
    const outs = request.arms.map(({ out }) => out);
    const here = await (checkout ?? readCheckoutHere(workingDirectory, outs));
    return (0,_measure_run_measure_js__WEBPACK_IMPORTED_MODULE_10__/* .measure */ .x)({ ...request, ...surroundings, ...here, branch: null, onProgress: showProgress(terminal) });
}
/** A recorded run as the baseline, seen from where the user stands. Throws the user's errors of `readRun`. */
async function storedBaseline(path, { workingDirectory }) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, path);
    const { commit, branch } = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_14__/* .readRun */ .c)(folder);
    return { kind: 'found', folder, commit, branch, age_hours: null, distance: null, run_url: null, note: null };
}
/** What `--baseline` names; without it only absolute bounds can fail. */
async function baselineOf(path, terminal) {
    if (path !== undefined)
        return storedBaseline(path, terminal);
    return { kind: 'none', reason: 'no baseline was given; name one with --baseline, or use `goldenpair compare` later' };
}
/** The cache that `--cache-dir` names; null without it, and with `--no-cache`. */
function cacheFlag(flags, { workingDirectory, log }) {
    if (flags.cacheDir === undefined || flags.noCache)
        return null;
    return (0,_store_open_cache_js__WEBPACK_IMPORTED_MODULE_13__/* .openCache */ .b)({ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, flags.cacheDir), clock: _io_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .ml, log });
}
/** Prints what a run would ask. */
function printPlan(plan, flags, terminal) {
    terminal.print(flags.json ? JSON.stringify(plan, null, 2) : (0,_measure_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .writePlan */ .pD)(plan));
    return 0;
}
/** Often enough to look live, and no burden for a terminal. */
const REDRAWN_MS = 100;
/** Shows progress: one line rewritten in place on a terminal, and cleared at the end; a line at each tenth in logs. */
function showProgress({ progress, log }) {
    if (progress === null)
        return (0,_format_describe_progress_js__WEBPACK_IMPORTED_MODULE_16__/* .logProgress */ .sc)(log.info);
    let drawnMs = -Infinity;
    return (state) => {
        const { done, total, elapsedMs } = state;
        if (done === total)
            return progress(() => '');
        if (elapsedMs - drawnMs < REDRAWN_MS)
            return;
        drawnMs = elapsedMs;
        progress((columns) => (0,_format_describe_progress_js__WEBPACK_IMPORTED_MODULE_16__/* .drawProgress */ .Il)(state, columns));
    };
}


/***/ }),

/***/ 73341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ quoteName),
/* harmony export */   CL: () => (/* binding */ nameSpan),
/* harmony export */   JH: () => (/* binding */ joinNames),
/* harmony export */   li: () => (/* binding */ labelSpan)
/* harmony export */ });
/** More names are more than anybody keeps in mind. */
const MOST = 4;
/** A variant's name inside a sentence: "better" is a name there, and better is not. */
function quoteName(name) {
    return `"${name}"`;
}
/**
 * Names as a sentence lists them; of more than four the first three, and how many more there are.
 * @example joinNames(['a', 'b', 'c']) // 'a, b and c'
 * @example joinNames(['a', 'b', 'c', 'd', 'e']) // 'a, b, c and 2 more'
 */
function joinNames(names) {
    const listed = names.length > MOST ? [...names.slice(0, MOST - 1), `${names.length - MOST + 1} more`] : names;
    const last = listed.at(-1) ?? '';
    return listed.length < 2 ? last : `${listed.slice(0, -1).join(', ')} and ${last}`;
}
/** `src/a.ts::name`, else path and lines, else whatever names the span. */
function labelSpan(span) {
    const path = span.path ?? ('source' in span && typeof span.source === 'string' ? span.source : undefined);
    if (path === undefined)
        return span.hash ?? '(a span without a path)';
    if (span.symbol !== undefined)
        return `${path}::${span.symbol}`;
    const [first, last] = [span.start_line ?? span.end_line, span.end_line ?? span.start_line];
    return first === undefined || last === undefined ? path : `${path}:${first}-${last}`;
}
/** What tells a span from others: its hash, which is of a text wherever that is, else its place. */
const nameSpan = (span) => span.hash ?? labelSpan(span);


/***/ }),

/***/ 28896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ shortCommit)
/* harmony export */ });
/**
 * A commit as people name it.
 * @example shortCommit('c4d2f0e9a1b3c5d7e9f0a1b2c3d4e5f6a7b8c9d0') // 'c4d2f0e'
 */
function shortCommit(sha) {
    return sha.slice(0, 7);
}


/***/ }),

/***/ 81136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b$: () => (/* binding */ readCheckout),
/* harmony export */   fr: () => (/* binding */ readPrefix),
/* harmony export */   o2: () => (/* binding */ readRepositoryName)
/* harmony export */ });
/* unused harmony export readParents */
/* harmony import */ var _io_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86349);

/**
 * What HEAD is in the working directory, with the parents from the commit itself: a checkout of depth 1 has no history, but
 * the commit object names its parents all the same. One start of git gives both.
 */
async function readCheckout(input) {
    const { workingDirectory, fallbackSha } = input;
    const answer = await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(workingDirectory, ['cat-file', '--batch'], { input: 'HEAD\n' }).catch(() => '');
    const [, sha, commit] = /^([0-9a-f]+) commit \d+\n([^]*)$/.exec(answer) ?? [];
    if (sha === undefined || commit === undefined)
        return { sha: fallbackSha, parents: null };
    return { sha, parents: readParents(commit) };
}
/** The working directory from the root of its repository, `a/b/` or empty; null where there is no git or no repository. */
async function readPrefix(workingDirectory) {
    return (await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(workingDirectory, ['rev-parse', '--show-prefix']).catch(() => null))?.trim() ?? null;
}
/** The name of the repository that a checkout is of, by its remote `origin`; null where it has none. */
async function readRepositoryName(workingDirectory) {
    const address = await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(workingDirectory, ['remote', 'get-url', 'origin']).catch(() => '');
    return /([^/:\\]+?)(?:\.git)?\/?$/.exec(address.trim())?.[1] ?? null;
}
/** The `parent` lines of a commit's header, which ends at the first empty line. */
function readParents(commit) {
    const header = commit.split('\n\n', 1)[0] ?? '';
    return header.split('\n').flatMap((line) => (line.startsWith('parent ') ? [line.slice('parent '.length)] : []));
}


/***/ }),

/***/ 98722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eb: () => (/* binding */ ZipRefused),
/* harmony export */   JE: () => (/* binding */ extractZip),
/* harmony export */   eA: () => (/* binding */ readZipTexts)
/* harmony export */ });
/* unused harmony export ZIP_LIMITS */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46466);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38522);
/* harmony import */ var _stream_answer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19695);






/** A zip that is not what Goldenpair wrote. Its message says why it was refused, without a full stop. */
class ZipRefused extends Error {
    name = 'ZipRefused';
}
/** A run of 100,000 trials with long answers stays below; repetitive JSON packs to a fortieth, a zip bomb to a thousandth. */
const ZIP_LIMITS = { maxEntries: 1000, maxBytes: 2 ** 31, maxRatio: 200 };
/** Archives this small may have any ratio: a page of blanks is no bomb. */
const RATIO_FREE_BYTES = 2 ** 20;
/**
 * Unpacks a zip of unknown origin, counting the bytes that really come out.
 * @throws ZipRefused for too many entries or bytes, a ratio like a bomb's, links and other special files, encryption,
 * names that leave the folder, the same name twice, and archives that are damaged
 */
async function extractZip({ archive, folder, archiveBytes, limits = ZIP_LIMITS }) {
    const count = startCount(archiveBytes, limits);
    await eachEntry(archive, limits, async (zip, entry) => {
        const reason = refuseEntry(entry);
        if (reason !== null)
            throw new ZipRefused(reason);
        // yauzl has refused absolute names, backslashes and "..".
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, entry.fileName);
        if (entry.fileName.endsWith('/'))
            return;
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
        const stream = await zip.openReadStreamPromise(entry);
        await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_3__.pipeline)(stream, (0,_stream_answer_js__WEBPACK_IMPORTED_MODULE_5__/* .watchBytes */ .zq)(count), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createWriteStream)(path, { flags: 'wx' }));
    });
}
/** Counts the bytes that an archive unpacks to; throws where they are too many. */
function startCount(archiveBytes, { maxBytes, maxRatio }) {
    const allowed = Math.min(maxBytes, Math.max(RATIO_FREE_BYTES, archiveBytes * maxRatio));
    let bytes = 0;
    return (length) => {
        bytes += length;
        if (bytes > allowed)
            throw new ZipRefused(`it unpacks to more than ${allowed} bytes from ${archiveBytes}`);
    };
}
/** Reads the entries of an archive one after the other. */
async function eachEntry(archive, { maxEntries }, use) {
    const yauzl = await __webpack_require__.e(/* import() */ 663).then(__webpack_require__.t.bind(__webpack_require__, 20663, 19));
    try {
        const zip = await yauzl.openPromise(archive, { strictFileNames: true, validateEntrySizes: true });
        try {
            if (zip.entryCount > maxEntries)
                throw new ZipRefused(`it has ${zip.entryCount} entries, more than ${maxEntries}`);
            for await (const entry of zip.eachEntry())
                await use(zip, entry);
        }
        finally {
            zip.close();
        }
    }
    catch (error) {
        if (error instanceof ZipRefused || !(error instanceof Error))
            throw error;
        throw new ZipRefused(error.message.replace(/\.$/, ''), { cause: error });
    }
}
const FILE_TYPE = 0o170000;
const REGULAR = 0o100000;
const DIRECTORY = 0o040000;
function refuseEntry(entry) {
    const name = JSON.stringify(entry.fileName.slice(0, 100));
    // The upper 16 bits are the file's mode where a Unix made the zip, else 0.
    const type = (entry.externalFileAttributes >>> 16) & FILE_TYPE;
    if (type !== 0 && type !== REGULAR && type !== DIRECTORY)
        return `${name} is a link or another special file`;
    if (entry.isEncrypted())
        return `${name} is encrypted`;
    return null;
}
/** The number of Zstandard among the methods of compression: APPNOTE.TXT 6.3.10, 4.4.5. */
const ZSTANDARD = 93;
/**
 * Reads entries of a zip of unknown origin as UTF-8, one after the other and without writing anything, counting the bytes that really come
 * out. Entries may be compressed by Zstandard.
 * @throws ZipRefused as `extractZip`, and for an entry that is no UTF-8 or compressed in another way
 */
async function readZipTexts({ archive, archiveBytes, limits, wants, use }) {
    const count = startCount(archiveBytes, limits);
    const names = new Set();
    await eachEntry(archive, limits, async (zip, entry) => {
        if (!wants(entry.fileName))
            return;
        const name = JSON.stringify(entry.fileName.slice(0, 100));
        const reason = names.has(entry.fileName)
            ? `${name} is in it twice`
            : entry.uncompressedSize > limits.maxEntryBytes
                ? `${name} has ${entry.uncompressedSize} bytes, more than ${limits.maxEntryBytes}`
                : refuseEntry(entry);
        if (reason !== null)
            throw new ZipRefused(reason);
        names.add(entry.fileName);
        const unpacked = await readEntry(zip, entry, count);
        if ("crc32" in node_zlib__WEBPACK_IMPORTED_MODULE_4__ && node_zlib__WEBPACK_IMPORTED_MODULE_4__.crc32(unpacked) !== entry.crc32)
            throw new ZipRefused(`${name} is damaged`);
        use(entry.fileName, decode(name, unpacked));
    });
}
async function readEntry(zip, entry, count) {
    const isZstandard = entry.compressionMethod === ZSTANDARD;
    const stream = await zip.openReadStreamPromise(entry, isZstandard ? { decodeFileData: false } : {});
    if (isZstandard)
        count(entry.uncompressedSize);
    const chunks = [];
    for await (const chunk of stream) {
        if (!isZstandard)
            count(chunk.length);
        chunks.push(chunk);
    }
    const bytes = Buffer.concat(chunks);
    if (!isZstandard)
        return bytes;
    const { decompress } = await __webpack_require__.e(/* import() */ 8339).then(__webpack_require__.bind(__webpack_require__, 68339));
    // Into room of the size that the zip says and was counted: whatever window the data asks for, it gets no more.
    return decompress(bytes, Buffer.alloc(entry.uncompressedSize));
}
function decode(name, bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch (error) {
        throw new ZipRefused(`${name} is not UTF-8 text`, { cause: error });
    }
}


/***/ }),

/***/ 19695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ AS_STREAM),
/* harmony export */   Z7: () => (/* binding */ limitBytes),
/* harmony export */   xP: () => (/* binding */ streamAnswer),
/* harmony export */   zq: () => (/* binding */ watchBytes)
/* harmony export */ });
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49396);


/** As long as GitHub may take to begin an answer. */
const SILENCE_MS = 30_000;
/** A stream instead of the whole archive in memory. GitHub redirects to its storage; fetch leaves our token behind. */
const AS_STREAM = { parseSuccessResponseBody: false };
/**
 * The body of an answer that was asked for as a stream, which fails with `AnswerCut` where the connection breaks, or where nothing of it comes for
 * `silenceMs` while it is waited for; null: it is none.
 */
function streamAnswer(body, silenceMs = SILENCE_MS) {
    return isStream(body) ? node_stream__WEBPACK_IMPORTED_MODULE_0__.Readable.from(readChunks(body, silenceMs), { objectMode: false }) : null;
}
async function* readChunks(body, silenceMs) {
    const reader = body.getReader();
    try {
        for (let piece = await readNext(reader, silenceMs); !piece.done; piece = await readNext(reader, silenceMs))
            yield piece.value;
    }
    finally {
        // Ends a connection that is still open; one that broke refuses.
        void reader.cancel().catch(() => undefined);
    }
}
async function readNext(reader, limitMs) {
    return new Promise((resolve, reject) => {
        const fail = (error) => reject(error instanceof Error ? new _request_error_js__WEBPACK_IMPORTED_MODULE_1__/* .AnswerCut */ .R2(error) : new Error(String(error)));
        const timer = setTimeout(() => fail(new Error(`nothing more came for ${limitMs / 1000} s`)), limitMs);
        reader
            .read()
            .then(resolve, fail)
            .finally(() => clearTimeout(timer));
    });
}
/** Passes chunks on through a pipeline; `see` gets the length of each, and ends it by what it throws. */
function watchBytes(see) {
    return async function* (chunks) {
        for await (const chunk of chunks) {
            see(chunk.length);
            yield chunk;
        }
    };
}
/** Passes chunks on through a pipeline, and ends it where they are more than `maxBytes`. */
function limitBytes(maxBytes, refuse) {
    let bytes = 0;
    return watchBytes((length) => {
        bytes += length;
        if (bytes > maxBytes)
            throw refuse();
    });
}
function isStream(body) {
    return typeof body === 'object' && body !== null && 'getReader' in body;
}


/***/ }),

/***/ 60198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ listFiles),
/* harmony export */   G8: () => (/* binding */ prepareFolder),
/* harmony export */   GF: () => (/* binding */ writeJson),
/* harmony export */   Gu: () => (/* binding */ readTextFile),
/* harmony export */   In: () => (/* binding */ writeByDraft),
/* harmony export */   Uj: () => (/* binding */ refuseExisting),
/* harmony export */   Ze: () => (/* binding */ isRegularFile),
/* harmony export */   Zk: () => (/* binding */ startWriting),
/* harmony export */   fR: () => (/* binding */ replaceFile),
/* harmony export */   fc: () => (/* binding */ makeFolder),
/* harmony export */   jV: () => (/* binding */ replaceJson),
/* harmony export */   lQ: () => (/* binding */ isFolder),
/* harmony export */   oV: () => (/* binding */ locatePath),
/* harmony export */   t2: () => (/* binding */ exists),
/* harmony export */   x3: () => (/* binding */ createFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);
/* harmony import */ var _finish_all_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47600);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15704);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58967);







/**
 * The text of a file in UTF-8, without a byte order mark. Throws the user's error `file-unreadable` for everything that
 * is no such text: missing, a folder, no permission, larger than `maxBytes`, UTF-16, binary, or behind a link that leads out of the checkout.
 * `shown` is the name that the error uses.
 */
async function readTextFile(input) {
    const { path, shown = path, maxBytes } = input;
    const refuse = (reason, cause) => {
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo('file-unreadable', { path: shown, reason }, { cause });
    };
    (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseToReadOut */ .q2)(path, shown);
    const bytes = await readBytes(path, maxBytes).catch((error) => {
        const reason = REASONS[(0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .codeOf */ .$N)(error)];
        if (reason === undefined)
            throw error;
        return refuse(reason, error);
    });
    if (bytes === 'too large')
        return refuse(`it is larger than ${maxBytes < 1e6 ? `${maxBytes / 1e3} kB` : `${maxBytes / 1e6} MB`}`);
    if (/^(?:fffe|feff)$/.test(bytes.toString('hex', 0, 2)))
        return refuse('it is UTF-16: save it as UTF-8');
    try {
        const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        return text.includes('\0') ? refuse('it is binary') : text;
    }
    catch (error) {
        if (!(error instanceof TypeError))
            throw error;
        return refuse('it is not UTF-8 text', error);
    }
}
async function readBytes(path, maxBytes) {
    const facts = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path);
    if (!facts.isFile())
        throw Object.assign(new Error(path), { code: facts.isDirectory() ? 'EISDIR' : 'ENOTFILE' });
    return facts.size > maxBytes ? 'too large' : (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path);
}
/** What the system says of a file that cannot be read, in words. */
const REASONS = {
    EACCES: 'permission to read it was denied',
    EISDIR: 'it is a folder',
    ELOOP: 'its links form a loop',
    ENOENT: 'it does not exist',
    ENOTDIR: 'it does not exist',
    ENOTFILE: 'it is not a file',
    EPERM: 'permission to read it was denied',
};
/** Whether a path, links followed, is that of a plain file. */
async function isRegularFile(path) {
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => null))?.isFile() ?? false;
}
/** Whether there is anything at a path, links followed. */
async function exists(path) {
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => null)) !== null;
}
/** Whether a path, links followed, lies in a folder, out of it, or nowhere. */
async function locatePath(folder, path) {
    const [root, real] = await Promise.all([(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path).catch(() => null)]);
    if (real === null)
        return 'missing';
    return (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .isInside */ .FK)(root, real) ? 'inside' : 'outside';
}
/** Throws the user's error `file-exists` where a path, from the folder, is taken already: only `--force` writes over it. */
async function refuseExisting(paths, folder) {
    const places = await Promise.all(paths.map(async (path) => locatePath(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, path))));
    const taken = paths.filter((_, index) => places[index] !== 'missing');
    if (taken.length === 0)
        return;
    const shown = taken.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, path)).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/'));
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo('file-exists', { paths: shown, cure: 'Give another name, or replace it with --force.' });
}
/**
 * The regular files below a folder as paths with `/` relative to it, sorted by code unit. Links are not followed; `tellOther` hears of them and of the folders.
 * `enters` decides by a folder's relative path whether it is read at all.
 */
async function listFiles(root, enters, tellOther = () => undefined) {
    const files = [];
    const read = async (folder) => {
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, folder), { withFileTypes: true });
        for (const entry of entries) {
            const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
            if (entry.isFile())
                files.push(path);
            else if (entry.isSymbolicLink())
                tellOther(path, 'link');
            else if (entry.isDirectory()) {
                tellOther(path, 'folder');
                if (enters(path))
                    await read(path);
            }
        }
    };
    await read('');
    return files.sort();
}
/**
 * Writes a text file that is not there yet, its folder too; false, with nothing written, where there is one. Throws the user's error
 * `output-unwritable`.
 */
async function createFile(path, text) {
    (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseToWriteOut */ .Dd)(path);
    try {
        makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(path, text, { flag: 'wx' });
        return true;
    }
    catch (error) {
        const isOpening = error instanceof Error && 'syscall' in error && error.syscall === 'open';
        if (isOpening && (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .codeOf */ .$N)(error) === 'EEXIST')
            return false;
        throw (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .asOutputError */ .KV)(error, path);
    }
}
/** A link that was planted since the path was looked at is not followed. Windows has no such flag. */
const OVER_NO_LINK = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_TRUNC | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0);
/**
 * Writes a whole text file, its folder too, by way of `draft` in the same folder: a reader sees the old file or the new one, never half of it.
 * Rejects with what the file system says, and leaves no draft; with the user's error `output-unwritable` where a link leads out of the checkout.
 */
async function writeByDraft(path, { draft, text }) {
    (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseToWriteOut */ .Dd)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
    (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseToWriteOut */ .Dd)(draft);
    try {
        makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(draft, text, { flag: OVER_NO_LINK });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(draft, path);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(draft, { force: true }).catch(() => undefined);
        throw error;
    }
}
/**
 * Writes a whole text file, its folder too; a reader sees the old file or the new one, never half of it.
 * Throws the user's error `output-unwritable`.
 */
async function replaceFile(path, text) {
    try {
        await writeByDraft(path, { draft: `${path}.tmp`, text });
    }
    catch (error) {
        throw (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .asOutputError */ .KV)(error, path);
    }
}
/** Writes a whole file of JSON that people can read too. Throws as `replaceFile` does. */
async function replaceJson(path, data) {
    await replaceFile(path, writeJson(data));
}
/** The text of a file of JSON that people can read too. */
function writeJson(data) {
    return `${JSON.stringify(data, null, 2)}\n`;
}
/** Begins to write each file as it is given; nothing is thrown before `finish`. */
function startWriting() {
    const underWay = [];
    return {
        write: (path, text) => {
            const written = replaceFile(path, text);
            // Whoever gives up before the end need not hear of it.
            written.catch(() => undefined);
            underWay.push(written);
        },
        finish: async () => (0,_finish_all_js__WEBPACK_IMPORTED_MODULE_4__/* .finishAll */ .t)(underWay),
    };
}
/**
 * Makes a folder and those above it, as far as they are missing. Throws what the file system says. Node's own recursive `mkdir` never ends where
 * a folder exists and nothing can be made in it, as below /proc (its first answer, ENOENT, reads as if a parent were missing).
 */
function makeFolder(path) {
    if (isFolder(path))
        return;
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
    if (above !== path)
        makeFolder(above);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
    }
    catch (error) {
        // Somebody was quicker.
        if (!isFolder(path))
            throw error;
    }
}
/** Makes the folder that something is to be written into later, before that costs anything. Throws `output-unwritable`. */
function prepareFolder(path) {
    try {
        makeFolder(path);
    }
    catch (error) {
        throw (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .asOutputError */ .KV)(error, path);
    }
}
/** Whether a path, links followed, is that of a folder. */
function isFolder(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 47600:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ workThrough),
/* harmony export */   t: () => (/* binding */ finishAll)
/* harmony export */ });
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13211);

/** Waits until all have ended, then throws what the first of them in their order threw, which is the same whoever failed first. */
async function finishAll(underWay) {
    await Promise.allSettled(underWay);
    await Promise.all(underWay);
}
/** Most that is under way at once, whatever a run says of itself. */
const MOST_WORKERS = 32;
/**
 * Hands every item to `work`, several at a time, reading ahead no further than that. The first failure stops the others and is thrown, when
 * they have ended.
 */
async function workThrough(input, work) {
    const { items, concurrency, signal: outer } = input;
    const failure = new AbortController();
    const signal = (0,_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .shareSignal */ .mu)(AbortSignal.any([outer, failure.signal]));
    const workers = Array.from({ length: Math.min(concurrency, MOST_WORKERS) }, async () => {
        try {
            for (let next = await items.next(); next.done !== true; next = await items.next()) {
                signal.throwIfAborted();
                await work(next.value, signal);
            }
        }
        catch (error) {
            failure.abort(error);
            throw error;
        }
    });
    try {
        await finishAll(workers);
    }
    finally {
        // A generator that was left early must close its file.
        await items.return(undefined);
    }
}


/***/ }),

/***/ 80430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ sha256Hex),
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** `sha256:<hex>` of a text in UTF-8. */
function sha256(text) {
    return `sha256:${sha256Hex(text)}`;
}
/** In hex, of bytes or of a text in UTF-8. In one call where Node has it (20.12 and newer): a suite has thousands of cases. */
const sha256Hex = "hash" in node_crypto__WEBPACK_IMPORTED_MODULE_0__
    ? (content) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash('sha256', content)
    : (content) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash('sha256').update(content).digest('hex');


/***/ }),

/***/ 30773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IM: () => (/* binding */ LOAD_LIMIT_MS),
/* harmony export */   Rz: () => (/* binding */ loadedSchema),
/* harmony export */   TF: () => (/* binding */ requestSchema),
/* harmony export */   jL: () => (/* binding */ scoresSchema),
/* harmony export */   pp: () => (/* binding */ locateScorer)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55156);
/* harmony import */ var _model_run_judgments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70249);
/* harmony import */ var _model_run_observation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75198);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12141);
/* harmony import */ var _model_suite_case_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31625);
/* harmony import */ var _io_target_environment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64564);







/** A line to the program of a suite's metrics: modules to load, by absolute path, or a trial to score. Each is answered before the next. */
const requestSchema = zod__WEBPACK_IMPORTED_MODULE_6__.union([
    zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({ id: zod__WEBPACK_IMPORTED_MODULE_6__.int(), load: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.string()) }),
    zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({
        id: zod__WEBPACK_IMPORTED_MODULE_6__.int(),
        trial: zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({
            golden: _model_suite_case_js__WEBPACK_IMPORTED_MODULE_4__/* .goldenCaseSchema */ .zq,
            observation: _model_run_observation_js__WEBPACK_IMPORTED_MODULE_2__/* .observationSchema */ .yB,
            judgments: _model_run_judgments_js__WEBPACK_IMPORTED_MODULE_1__/* .judgmentsSchema */ .Ht.nullable(),
        }),
    }),
]);
/** The answer to `load`, a module each: its metrics as data, or what is wrong. */
const loadedSchema = zod__WEBPACK_IMPORTED_MODULE_6__.object({
    modules: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.union([
        zod__WEBPACK_IMPORTED_MODULE_6__.object({ metrics: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.unknown()).max(1000) }),
        zod__WEBPACK_IMPORTED_MODULE_6__.object({ message: zod__WEBPACK_IMPORTED_MODULE_6__.string(), line: zod__WEBPACK_IMPORTED_MODULE_6__.int().positive() }),
    ])),
});
/** The answer to `trial`, by metric id; a metric that does not apply to the case is in neither. */
const scoresSchema = zod__WEBPACK_IMPORTED_MODULE_6__.object({ scores: _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .trialSchema */ .WI.shape.scores, unscored: _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .trialSchema */ .WI.shape.unscored });
/** For loading the modules of a suite: starting Node and what they import. */
const LOAD_LIMIT_MS = 30_000;
/** The one in `home`, Goldenpair's own folder, with what a target may see of the environment. */
function locateScorer(input) {
    const { home, env, targetEnvNames } = input;
    return {
        command: [process.execPath, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, 'dist', 'metrics.js')],
        env: (0,_io_target_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .targetEnvironment */ .dK)(env, targetEnvNames),
        targetEnvNames,
    };
}


/***/ }),

/***/ 60977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ defineTarget),
/* harmony export */   R5: () => (/* binding */ NOT_BILLED),
/* harmony export */   g6: () => (/* binding */ locatePrograms)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** The bill of a request that was refused with an error status, or could not be sent at all. */
const NOT_BILLED = { charge: 'reported', spent: null };
/** A registry entry whose `start` gets its options typed and with defaults filled in. */
function defineTarget(target) {
    const { asks, ...rest } = target;
    return {
        ...rest,
        ...(asks && { asks: (options, providers) => asks(target.options.parse(options), providers) }),
        start: async (context) => target.start(target.options.parse(context.options), context),
    };
}
/** The other programs in `home`, Goldenpair's own folder. */
function locatePrograms(home) {
    return { module: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, 'dist', 'module.js') };
}


/***/ }),

/***/ 95577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I$: () => (/* binding */ confirmationsHeadSchema),
/* harmony export */   N0: () => (/* binding */ confirmationsEndSchema),
/* harmony export */   t3: () => (/* binding */ CONFIRMING_TRIALS),
/* harmony export */   ww: () => (/* binding */ CONFIRMATIONS_SCHEMA_VERSION)
/* harmony export */ });
/* unused harmony export STOPPED_BY */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

/**
 * Scored trials, all of them failing, that prove a case newly failing (docs/decision-rules.md#zero-tolerance); a deterministic target needs
 * one.
 */
const CONFIRMING_TRIALS = 3;
/** Raised whenever a reader of an older Goldenpair could misread the file. */
const CONFIRMATIONS_SCHEMA_VERSION = 1;
/** The first line of `confirmations.jsonl`: re-runs of newly failing cases. Each further line is a trial, or the last one. */
const confirmationsHeadSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    schema_version: zod__WEBPACK_IMPORTED_MODULE_0__.literal(CONFIRMATIONS_SCHEMA_VERSION),
    /** The run whose cases are asked again. */
    run_id: zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1),
    /** The run against which they newly fail. */
    baseline_run_id: zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1),
});
/** Why re-runs ended early: `max_cost_usd` was passed, they took too long, or the target did not start again. */
const STOPPED_BY = ['budget', 'time', 'target'];
/** The last line where re-runs are missing: the cases that were asked too few times. */
const confirmationsEndSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    stopped_by: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](STOPPED_BY),
    cases: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()).min(1),
});


/***/ }),

/***/ 38045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nm: () => (/* binding */ referenceSchema),
/* harmony export */   ZV: () => (/* binding */ REFERENCE_SCHEMA_VERSION)
/* harmony export */ });
/* unused harmony export referenceCaseSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55156);
/* harmony import */ var _suite_case_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31625);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12141);
/* harmony import */ var _suite_gate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61038);




/** Raised whenever a reader of an older Goldenpair could misread the file. */
const REFERENCE_SCHEMA_VERSION = 1;
const { run_id, mode, suite, variant, commit, branch, started_at, finished_at, seed, trials_per_case } = _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape;
/** A case as a reference keeps it: what pairing and choosing need, and its scores. */
const referenceCaseSchema = zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
    id: _suite_case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape.id,
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_3__.string().min(1),
    tags: _suite_case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape.tags,
    difficulty: _suite_case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape.difficulty,
    profile: _suite_case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape.profile,
    /** By metric id: the score of each trial that the metric applies to, in order; null is unscored. */
    scores: zod__WEBPACK_IMPORTED_MODULE_3__.record(zod__WEBPACK_IMPORTED_MODULE_3__.string(), zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.number().nullable())),
    /** Which of its trials the target failed, by their place from 0; absent where there is none. */
    failed: zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.int().nonnegative()).optional(),
});
/**
 * `golden/reference.json`: a run that is pinned in the repository to compare with. Scores without observations, so that it is small
 * and can be read in review.
 */
const referenceSchema = zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
    kind: zod__WEBPACK_IMPORTED_MODULE_3__.literal('reference'),
    schema_version: zod__WEBPACK_IMPORTED_MODULE_3__.literal(REFERENCE_SCHEMA_VERSION),
    suite,
    run_id,
    mode,
    variant,
    commit,
    branch,
    started_at,
    finished_at,
    seed,
    trials_per_case,
    /** Why it is below the reference before it on some gated metric, and on which; absent when it is not. */
    lowered: zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ reason: zod__WEBPACK_IMPORTED_MODULE_3__.string().min(1), metrics: zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.string()).min(1) }).optional(),
    summaries: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.summaries,
    gates: zod__WEBPACK_IMPORTED_MODULE_3__.array(_suite_gate_js__WEBPACK_IMPORTED_MODULE_2__/* .gateSchema */ .Tp),
    settings: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.settings,
    pricing: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.pricing,
    environment: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.environment,
    fingerprints: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.fingerprints,
    counts: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.counts.unwrap(),
    stale_cases: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx.shape.stale_cases,
    cases: zod__WEBPACK_IMPORTED_MODULE_3__.array(referenceCaseSchema).min(1),
});


/***/ }),

/***/ 77043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   nD: () => (/* binding */ escapeHtmlInMarkdown),
/* harmony export */   tn: () => (/* binding */ escapeCode)
/* harmony export */ });
/* harmony import */ var _escape_html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59807);
/* harmony import */ var _model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88785);


/**
 * GitHub looks for mentions, issues and emoji in the rendered text, after every escape is gone; only a character in between
 * stops it. Written as an entity, so that it is seen in the source.
 */
const BREAK = '&#8203;';
/** The first digits of a commit's whole name. */
const COMMIT = /(?<![\da-z])[\da-f]{7}(?=[\da-f]{33}(?![\da-z]))/gi;
/**
 * `@user`, `#1`, `owner/repo#1`, `GH-1`, `https://…`, `www.…`, `:emoji:`. A metric's `precision@5` is none of them and
 * stays as it is: a mention has no letter before it, an address has a dot, `user@commit` seven digits. The whole name of
 * a commit is broken; a short one stays, which is what this report itself writes: GitHub links it only where the repository or a fork has that commit.
 */
function breakReferences(text) {
    return text
        .replace(/(?<![A-Za-z])@|@(?!\d{1,3}(?![\w.-]))|#/g, (sign) => `${sign}${BREAK}`)
        .replace(/GH-(?=\d|$)/gi, (prefix) => `${prefix}${BREAK}`)
        .replace(/:(?=\/\/)/g, `:${BREAK}`)
        .replace(/www(?=\.)/gi, (prefix) => `${prefix}${BREAK}`)
        .replace(/:(?=[\w+-]+:)/g, `:${BREAK}`)
        .replace(COMMIT, (start) => `${start}${BREAK}`);
}
/**
 * Text inside an HTML element of a comment, such as `<summary>`, where GitHub reads no Markdown but still looks for references.
 * `$` is wrapped as GitHub's documents ask, or two of them on a line would be typeset as mathematics.
 */
function escapeHtmlInMarkdown(text) {
    // Entities are set apart: the breaks are entities themselves.
    return (0,_escape_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtmlText */ .SC)((0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_1__/* .toOneLine */ .GX)(text))
        .split(/(&(?:#\d+|\w+);)/)
        .map((part, index) => (index % 2 === 1 ? part : breakReferences(part).replaceAll('$', '<span>$</span>')))
        .join('');
}
/**
 * Plain text as running text of a GitHub comment that shows exactly these characters: one line, no HTML, emphasis, code, link,
 * image, autolink, mention, reference, emoji code or formula, no block start, and no end of a table cell.
 * @example escapeMarkdown('@me see #1 | <b>') // '@&#8203;me see \\#&#8203;1 &#124; &lt;b&gt;'
 */
function escapeMarkdown(text) {
    return escapeHtmlInMarkdown(text)
        .split(/(&(?:#\d+|\w+);|<\/?span>)/)
        .map((part, index) => (index % 2 === 1 ? part : part.replace(/[\\`*_[\]~#]/g, '\\$&').replaceAll('|', '&#124;')))
        .join('')
        .replace(/^( *)([-+=])/, '$1\\$2')
        .replace(/^( *\d{1,9})([.)])(?= |$)/, '$1\\$2');
}
/**
 * Plain text as a code span. Backticks when nothing in it could end them or a table cell, `<code>` with escaped content otherwise;
 * GitHub looks for no references in either.
 */
function escapeCode(text) {
    const line = (0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_1__/* .toOneLine */ .GX)(text).trim();
    if (line === '')
        return '<code> </code>';
    // A pipe ends a table cell even in backticks; `<!--` could pass for the comment's own marker.
    return /[`|\\]|<!--/.test(line) ? `<code>${escapeMarkdown(line)}</code>` : `\`${line}\``;
}


/***/ }),

/***/ 2491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ readConfirmations),
/* harmony export */   o: () => (/* binding */ writeConfirmations)
/* harmony export */ });
/* harmony import */ var _io_append_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87855);
/* harmony import */ var _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95577);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50262);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12141);
/* harmony import */ var _read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54974);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98194);






/** No case of a run in rounds is asked so often. */
const MOST_NUMBERS_IN_ROUNDS = 100;
/**
 * The re-runs that are recorded in a run's folder, whoever wrote them; null where there are none, or where those are of another run. They
 * must be of its cases and follow its own trials in number. Throws `run-invalid`, `run-too-new` and `run-too-large`, naming the line.
 */
async function readConfirmations(folder, { run, log, keep }) {
    const path = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .confirmationsFile */ .NJ)(folder);
    if ((await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .fileSize */ .Ov)(path)) === null)
        return null;
    const cases = new Map(run.cases.map((golden) => [golden.id, golden]));
    const seen = new Set();
    const trials = [];
    let head = null;
    let end = null;
    for await (const { line, value } of (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .readJsonLines */ .sS)(path, log)) {
        const fail = (problem) => new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('run-invalid', { path, line, problem });
        if (head === null) {
            (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseNewer */ ._$)(path, value, _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIRMATIONS_SCHEMA_VERSION */ .ww);
            head = (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .parseStored */ .Tw)(_model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .confirmationsHeadSchema */ .I$, value, { path, line });
            if (head.run_id !== run.run_id) {
                log.warning(`${path} was ignored: its re-runs belong to another run, ${JSON.stringify(head.run_id.slice(0, 100))}.`);
                return null;
            }
            continue;
        }
        if (end !== null)
            throw fail('nothing may follow the line that says why the re-runs ended');
        if (typeof value === 'object' && value !== null && 'stopped_by' in value) {
            end = (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .parseStored */ .Tw)(_model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .confirmationsEndSchema */ .N0, value, { path, line });
            const unknown = end.cases.find((id) => !cases.has(id));
            if (unknown !== undefined)
                throw fail(`the case \`${unknown.slice(0, 100)}\` is not in run.json`);
            continue;
        }
        const trial = (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .parseStored */ .Tw)(_model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .trialSchema */ .WI, value, { path, line });
        // In rounds cases are asked unequally often.
        const [first, most] = run.plan === undefined ? [run.trials_per_case, _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIRMING_TRIALS */ .t3] : [1, MOST_NUMBERS_IN_ROUNDS];
        const key = (0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .trialKey */ .wK)(trial.case, trial.trial);
        const golden = cases.get(trial.case);
        if (golden === undefined)
            throw fail(`the case \`${trial.case.slice(0, 100)}\` is not in run.json`);
        if (trial.trial < first || trial.trial >= first + most)
            throw fail(`a re-run of this run has a number from ${first} to ${first + most - 1}, not ${trial.trial}`);
        if (seen.has(key))
            throw fail(`trial ${trial.trial} of case \`${trial.case}\` is there twice`);
        seen.add(key);
        trials.push(keep(trial, golden));
    }
    return head === null ? null : { head, trials, stopped: end };
}
/** Starts `confirmations.jsonl` over what was there. Throws the user's error `output-unwritable`, and so do the writer's functions. */
function writeConfirmations(folder, head) {
    const lines = (0,_io_append_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .createLines */ .O)((0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .confirmationsFile */ .NJ)(folder));
    const write = (value) => lines.append(JSON.stringify(value));
    write(head);
    const seal = () => ({ folder, files: { 'confirmations.jsonl': lines.digest() } });
    return { append: write, stop: write, seal, [Symbol.dispose]: () => lines[Symbol.dispose]() };
}


/***/ }),

/***/ 9073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ isReference),
/* harmony export */   C_: () => (/* binding */ runOfReference),
/* harmony export */   EY: () => (/* binding */ trialsOfReference),
/* harmony export */   Tf: () => (/* binding */ claimsReference),
/* harmony export */   Wf: () => (/* binding */ readReference)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55156);
/* harmony import */ var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(35560);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50262);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(29598);
/* harmony import */ var _model_run_reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38045);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12141);
/* harmony import */ var _read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54974);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98194);









const versionSchema = zod__WEBPACK_IMPORTED_MODULE_6__.looseObject({ kind: zod__WEBPACK_IMPORTED_MODULE_6__.literal('reference'), schema_version: zod__WEBPACK_IMPORTED_MODULE_6__.int() });
/** Whether a path is a reference and not a run folder: it is a file. */
async function isReference(path) {
    return (await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .fileSize */ .Ov)(path)) !== null;
}
/** Whether a file says that it is a reference, and not, say, a suite. */
async function claimsReference(path) {
    return versionSchema.safeParse((0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .tryJson */ .MR)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8').catch(() => ''))).success;
}
/** A pinned reference, checked in full. Throws `run-too-large`, `run-too-new` and `run-invalid`. */
async function readReference(path) {
    const value = await (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .readJson */ .Vh)(path);
    const problem = 'it is not a reference that `goldenpair ratchet` wrote';
    if (!versionSchema.safeParse(value).success)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo('run-invalid', { path, line: null, problem });
    (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseNewer */ ._$)(path, value, _model_run_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .REFERENCE_SCHEMA_VERSION */ .ZV);
    return (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .parseStored */ .Tw)(_model_run_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .referenceSchema */ .Nm, value, { path, line: null });
}
/** The run behind a reference, as far as it is kept: no text of cases, no metrics' facts, no observations. */
function runOfReference({ kind: _kind, lowered: _lowered, cases, ...kept }) {
    return {
        ...kept,
        schema_version: _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .RUN_SCHEMA_VERSION */ .ZN,
        // No run is of one job with it.
        session_id: `reference of ${kept.run_id}`,
        subset: null,
        shard: null,
        cases: cases.map(caseOfReference),
        metrics: [],
    };
}
/** The scores that a reference keeps, as trials numbered from 0. */
function trialsOfReference({ cases }) {
    return cases.flatMap(({ id, scores, failed = [] }) => {
        const count = Math.max(0, ...Object.values(scores).map(({ length }) => length));
        return Array.from({ length: count }, (_, trial) => {
            const values = Object.entries(scores).flatMap(([metric, list]) => {
                const value = list[trial];
                return value === undefined ? [] : [[metric, value]];
            });
            return {
                case: id,
                trial,
                scores: Object.fromEntries(values.filter((entry) => entry[1] !== null)),
                unscored: Object.fromEntries(values.filter(([, value]) => value === null).map(([metric]) => [metric, 'unscored in the reference'])),
                ...(failed.includes(trial) && { failed: true }),
            };
        });
    });
}
/** Enough to pair it and to choose it by tag. */
function caseOfReference({ scores: _scores, failed: _failed, ...kept }) {
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_8__/* .omitUndefined */ .O)({
        ...kept,
        query: '',
        critical: false,
        enabled: true,
        answer_mode: 'answerable',
        expected_spans: [],
        checks: [],
        at: { file: '', line: 0 },
    });
}


/***/ }),

/***/ 27328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ sealRun),
/* harmony export */   W: () => (/* binding */ demandSealed)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);
/* harmony import */ var _read_reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9073);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98194);






/** The seal of a run folder or a reference. Throws the system's error where a file cannot be read. */
async function sealRun(folder) {
    if (await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .isReference */ .A_)(folder))
        return sealFiles((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder), [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(folder)]);
    const { run, trials } = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .runFiles */ .NW)(folder);
    return sealFiles(folder, [run, trials, (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .confirmationsFile */ .NJ)(folder), (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .unjudgedFile */ .lI)(folder)].map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path)));
}
async function sealFiles(folder, names) {
    const files = {};
    for (const name of names)
        files[name] = await digestFile((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name));
    return { folder, files };
}
/** Throws `files-rewritten`, which names the files that are no longer what they were. Of a file that is sealed twice the later seal counts. */
async function demandSealed(seals) {
    const expected = new Map(seals.flatMap(({ folder, files }) => Object.entries(files).map(([name, digest]) => [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), digest])));
    const changed = [];
    for (const [path, digest] of expected)
        if ((await digestFile(path).catch(() => 'unreadable')) !== digest)
            changed.push(path);
    if (changed.length > 0)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo('files-rewritten', { files: changed });
}
/** Null where there is no file. */
async function digestFile(path) {
    if ((await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .fileSize */ .Ov)(path)) === null)
        return null;
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for await (const bytes of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)(path, { highWaterMark: 256 * 1024 }))
        hash.update(bytes);
    return hash.digest('hex');
}


/***/ })

};
