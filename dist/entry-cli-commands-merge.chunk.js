export const id = 6295;
export const ids = [6295,6628,5577,8896,2101];
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
/* harmony export */   GU: () => (/* binding */ cutLetters),
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
    return `${start > 0 ? '…' : ''}${cutLetters(text.slice(start), VALUE_LENGTH)}`;
}
/** By code points, so that no letter is cut in half. */
function cutLetters(text, length) {
    const letters = [...text];
    return letters.length <= length ? text : `${letters.slice(0, length - 1).join('')}…`;
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

/***/ 4293:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   merge: () => (/* binding */ merge)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _measure_run_merge_runs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87556);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1726);
/* harmony import */ var _print_evaluation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35389);
/* harmony import */ var _surroundings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74474);





const merge = {
    positionals: 'FOLDER...',
    run: async ({ flags, positionals, terminal }) => {
        if (positionals.length === 0)
            (0,_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .refuseArguments */ .Rd)('merge', 'no folders given; name those of all shards');
        const folders = positionals.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(terminal.workingDirectory, path));
        const out = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(terminal.workingDirectory, flags.out ?? '.goldenpair/merged');
        if (folders.includes(out))
            (0,_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .refuseFlag */ .X2)('out', flags.out ?? out, 'a folder other than those of the shards');
        const baseline = await (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_4__/* .baselineOf */ .Bv)(flags.baseline, terminal);
        await (0,_measure_run_merge_runs_js__WEBPACK_IMPORTED_MODULE_1__/* .mergeRuns */ .rV)({ folders, out, log: terminal.log });
        const request = {
            candidates: [out],
            baseline,
            failOn: flags.failOn,
            inference: 'recorded',
            outputFolder: out,
        };
        const evaluation = await (0,_print_evaluation_js__WEBPACK_IMPORTED_MODULE_3__/* .evaluateHere */ .C8)(request, terminal);
        return (0,_print_evaluation_js__WEBPACK_IMPORTED_MODULE_3__/* .printEvaluation */ .cY)(evaluation, { flags, terminal });
    },
};


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
/* harmony import */ var _github_checkout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81136);
/* harmony import */ var _modes_evaluate_evaluate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1939);
/* harmony import */ var _report_render_terminal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2206);
/* harmony import */ var _report_render_text_width_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40524);
/* harmony import */ var _surroundings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74474);







const pointToReport = (path, { columns }) => (0,_report_render_text_width_js__WEBPACK_IMPORTED_MODULE_6__/* .wrapText */ .C1)(`Full report: ${path} (more here with --verbose)`, columns).join('\n');
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
    terminal.print((0,_report_render_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .renderTerminal */ .b)(written.report, { width: terminal.columns, color: terminal.color, isVerbose }));
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
async function evaluateHere(request, { log, workingDirectory }) {
    const prefix = (await (0,_github_checkout_js__WEBPACK_IMPORTED_MODULE_2__/* .readPrefix */ .fr)(workingDirectory)) ?? '';
    return (0,_modes_evaluate_evaluate_js__WEBPACK_IMPORTED_MODULE_3__/* .evaluate */ ._)({ ...request, prefix, details: 'full', charts: QUICKCHART, links: {}, log });
}
/** Compares run folders, the baseline first; prints the result and gives the exit code. */
async function compareFolders(folders, input) {
    const { outputFolder, flags, terminal, failOn = flags.failOn } = input;
    const [first, ...candidates] = folders;
    if (first === undefined || candidates.length === 0)
        throw new Error('two folders are wanted');
    const inference = flags.inference ?? 'recorded';
    terminal.progress?.(() => `Comparing ${folders.length} runs …`);
    const baseline = await (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_5__/* .storedBaseline */ .XF)(first, terminal);
    const evaluation = await evaluateHere({ candidates, baseline, failOn, inference, outputFolder }, terminal);
    return printEvaluation(evaluation, input);
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
/* harmony import */ var _format_describe_progress_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(13617);
/* harmony import */ var _github_checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81136);
/* harmony import */ var _io_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13211);
/* harmony import */ var _io_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86349);
/* harmony import */ var _io_sha256_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80430);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50262);
/* harmony import */ var _model_suggest_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(60288);
/* harmony import */ var _measure_run_custom_metrics_messages_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30773);
/* harmony import */ var _measure_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75695);
/* harmony import */ var _measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79487);
/* harmony import */ var _measure_targets_target_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(60977);
/* harmony import */ var _measure_run_measure_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(164);
/* harmony import */ var _modes_request_provider_access_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(20235);
/* harmony import */ var _store_open_cache_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(19859);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(41345);
















/** The programs that it starts may see the variables that are named, beside the harmless ones. */
function surroundingsOf(terminal, targetEnvNames = []) {
    const { env, home, workingDirectory, log, signal } = terminal;
    return {
        env,
        targetEnvNames,
        providers: (0,_modes_request_provider_access_js__WEBPACK_IMPORTED_MODULE_11__/* .providersOfShell */ .gO)(env),
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
    return skipped === null ? suite : (0,_measure_run_measure_js__WEBPACK_IMPORTED_MODULE_10__/* .skipCodeQuality */ .O2)(suite, { skipped, log });
}
/** The variant of the flags, else the suite's default. Throws the user's error `variant-unknown`. */
function chooseVariant({ variants, default_variant }, { variant = default_variant }) {
    const known = Object.keys(variants);
    if (known.includes(variant))
        return variant;
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo('variant-unknown', { name: variant, suggestion: (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_14__/* .suggest */ .Z)(variant, known), known });
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
    return (0,_measure_run_measure_js__WEBPACK_IMPORTED_MODULE_10__/* .measure */ .xP)({ ...request, ...surroundings, ...here, branch: null, onProgress: showProgress(terminal) });
}
/** A recorded run as the baseline, seen from where the user stands. Throws the user's errors of `readRun`. */
async function storedBaseline(path, { workingDirectory }) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, path);
    const { commit, branch } = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_13__/* .readRun */ .cI)(folder);
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
    return (0,_store_open_cache_js__WEBPACK_IMPORTED_MODULE_12__/* .openCache */ .b)({ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, flags.cacheDir), clock: _io_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .ml, log });
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
        return (0,_format_describe_progress_js__WEBPACK_IMPORTED_MODULE_15__/* .logProgress */ .sc)(log.info);
    let drawnMs = -Infinity;
    return (state) => {
        const { done, total, elapsedMs } = state;
        if (done === total)
            return progress(() => '');
        if (elapsedMs - drawnMs < REDRAWN_MS)
            return;
        drawnMs = elapsedMs;
        progress((columns) => (0,_format_describe_progress_js__WEBPACK_IMPORTED_MODULE_15__/* .drawProgress */ .Il)(state, columns));
    };
}


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

/***/ 22837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N0: () => (/* binding */ relativeChange),
/* harmony export */   QG: () => (/* binding */ isWorseSizeOpen),
/* harmony export */   WO: () => (/* binding */ isPotentiallyMeaningful),
/* harmony export */   bQ: () => (/* binding */ isSlightlyBetter),
/* harmony export */   hO: () => (/* binding */ isEstablished),
/* harmony export */   hf: () => (/* binding */ isSlightlyWorse),
/* harmony export */   jZ: () => (/* binding */ findTagLosses),
/* harmony export */   p8: () => (/* binding */ EPSILON)
/* harmony export */ });
/** The size from which a change is worth a look, whatever its test says (docs/decision-rules.md#potentially-meaningful-changes). */
const MEANINGFUL = 0.1;
const NOISE = 1e-9;
/**
 * The change of the value itself as a share of the baseline: −0.19 is "19 % lower", whichever way is better. On the
 * log-ratio row it is the change of the typical query. Null where nothing was compared or the baseline is 0.
 * @example relativeChange({ metric: precision, row: 'paired-t', baseline: 0.5, delta: -0.06 }) // -0.12
 */
function relativeChange({ metric, row, baseline, delta }) {
    if (delta === null)
        return null;
    const change = metric.direction === 'lower' ? -delta : delta;
    if (row === 'log-ratio')
        return Math.expm1(change);
    return baseline === null || Math.abs(baseline) < NOISE ? null : change / Math.abs(baseline);
}
/** What a claim needs where no gate decides: an adjusted p below alpha, and an interval that leaves out no change; nothing more where it is a fact. */
function isEstablished({ row, delta, p_adjusted: p, interval }, alpha) {
    if (row === 'fact')
        return delta !== 0 && delta !== null;
    return p !== null && p < alpha && (interval === null || interval.low > 0 || interval.high < 0);
}
/**
 * The tags in which `success` lost for sure at least the margin of the primary gate, or where that is on another metric its own default
 * margin; the worst first (docs/decision-rules.md#metrics-and-slices-without-a-gate).
 */
function findTagLosses(input) {
    const { gates, slices, verdict, alpha } = input;
    const primary = gates.find(({ gate }) => gate.id === verdict.primary);
    const isLost = ({ result, p_adjusted: p }) => {
        const own = primary?.gate.metric === result.metric.id ? primary.gate.margin : null;
        const margin = own ?? result.metric.default_margin;
        const { delta } = result;
        if (margin === undefined || delta === null || delta >= 0)
            return false;
        if (!isEstablished({ p_adjusted: p, interval: result.interval }, alpha))
            return false;
        const size = margin.kind === 'relative' ? Math.abs(relativeChange(result) ?? 0) : -delta;
        return size >= margin.value - NOISE;
    };
    const lossOf = ({ result: { delta } }) => delta ?? 0;
    return slices.filter(isLost).sort((one, other) => lossOf(one) - lossOf(other));
}
/** At least 10 % up or down, and not established: no claim, but potentially meaningful. */
function isPotentiallyMeaningful(measured, alpha) {
    // Nothing of an exact number is left to chance.
    if (measured.row === 'exact' || measured.row === 'fact')
        return false;
    const change = relativeChange(measured);
    return change !== null && Math.abs(change) >= MEANINGFUL - NOISE && !isEstablished(measured, alpha);
}
const isProven = (p, alpha) => p !== null && p < alpha;
/** Significantly or exactly worse, yet shown to stay inside the margin. By the adjusted p, as every claim of a gate. */
function isSlightlyWorse({ verdict, row, p_adjusted: p, delta }, alpha) {
    const isCertain = row === 'exact' || row === 'fact' || isProven(p, alpha);
    return verdict === 'no-regression' && isCertain && delta !== null && delta < 0;
}
/** Proven to be worse, though not by as much as the margin, nor by less. */
function isWorseSizeOpen(result, alpha) {
    const { verdict, p_adjusted: p, delta, these_cases: own } = result;
    if (own !== undefined)
        return own.worse;
    return verdict === 'inconclusive' && isProven(p, alpha) && delta !== null && delta < 0;
}
/** Significantly better by less than the margin counts for. */
function isSlightlyBetter(result) {
    const { margin } = result.gate;
    if (result.verdict !== 'improved' || margin === null || result.delta === null)
        return false;
    if (margin.kind === 'absolute')
        return result.delta < margin.value;
    const share = relativeChange(result);
    return share !== null && Math.abs(share) < margin.value;
}
/** Two figures between 0 and 1 that are closer than this are equal (docs/decision-rules.md#rounding). */
const EPSILON = 1e-9;


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

/***/ 59807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pl: () => (/* binding */ safeUrl),
/* harmony export */   SC: () => (/* binding */ escapeHtmlText),
/* harmony export */   ZD: () => (/* binding */ escapeHtml)
/* harmony export */ });
/* harmony import */ var _model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88785);

const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
const entity = (character) => ENTITIES[character] ?? '';
/** Plain text as the text between two tags; unseen characters are removed. In an attribute use `escapeHtml`. */
function escapeHtmlText(text) {
    return (0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(text).replace(/[&<>]/g, entity);
}
/**
 * Plain text as HTML text or as a quoted attribute's value; unseen characters are removed.
 * @example escapeHtml('<b title="x">') // '&lt;b title=&quot;x&quot;&gt;'
 */
function escapeHtml(text) {
    return (0,_model_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(text).replace(/[&<>"']/g, entity);
}
/**
 * A web address that may stand in a link's target, percent-encoded where Markdown or HTML could end it; null when it is not
 * http(s), so that no `javascript:` or `data:` is ever linked.
 * @example safeUrl('https://example.org/a (b)') // 'https://example.org/a%20%28b%29'
 */
function safeUrl(url) {
    if (!/^https?:\/\/[^\s/?#@\\]+([/?#]|$)/i.test(url))
        return null;
    return url.replace(/[^A-Za-z0-9\-._~:/?#@!$&*+,;=%]/gu, (character) => character === "'" || character === '(' || character === ')'
        ? `%${character.charCodeAt(0).toString(16).toUpperCase()}`
        : /\p{Cs}/u.test(character)
            ? ''
            : encodeURIComponent(character));
}


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

/***/ 80719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ caseMeansOf)
/* harmony export */ });
/* harmony import */ var _moments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44785);
/* harmony import */ var _score_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34533);
/* harmony import */ var _start_columns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66260);



const SUCCESS = 'success';
const known = new WeakMap();
/**
 * The means of trials by case, computed when they are asked for and kept: eight bytes a case for each metric that scored anything. One for
 * all who ask for those of the same list of trials, which must not change any more.
 */
function caseMeansOf(trials) {
    const means = known.get(trials) ?? readMeans((0,_score_table_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOf */ .c_)(trials));
    known.set(trials, means);
    return means;
}
function readMeans(table) {
    const { ids, starts, placeOf } = table;
    const columns = new Map();
    const columnOf = (metricId) => {
        let column = columns.get(metricId);
        if (column === undefined)
            columns.set(metricId, (column = meanColumn(table, metricId)));
        return column;
    };
    let tallies = null;
    return {
        ids,
        trials: table.trials.length,
        trialsOf: (id) => {
            const place = placeOf(id);
            return (starts[place + 1] ?? 0) - (starts[place] ?? 0);
        },
        tallyOf: (id) => {
            const tally = (tallies ??= tallyCases(table))[placeOf(id)];
            return tally === undefined || tally[1] === 0 ? null : tally;
        },
        meanOf: (id, metricId) => {
            const value = columnOf(metricId)?.[placeOf(id)] ?? NaN;
            return Number.isNaN(value) ? null : value;
        },
        placeOf,
        columnOf,
        meansOf: (metricId) => listMeans(columnOf(metricId)),
        totalOf: (metricId) => sumColumn(table, metricId),
        spreadOf: (metricId) => readSpread(table, metricId),
    };
}
function listMeans(column) {
    const means = [];
    if (column === null)
        return means;
    for (let place = 0; place < column.length; place++) {
        const value = column[place];
        if (!Number.isNaN(value))
            means.push(value);
    }
    return means;
}
/** NaN where a case has no mean; null where none has. */
function meanColumn({ ids, starts, column }, metricId) {
    const found = column(metricId);
    if (found === null || found.values.length === 0)
        return null;
    const { states, values } = found;
    const means = new Float64Array(ids.length).fill(NaN);
    let hasMeans = false;
    for (let place = 0; place < means.length; place++) {
        const from = starts[place];
        const to = starts[place + 1];
        if (to - from === 1) {
            if (states[from] !== _start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .SCORED */ .Zb)
                continue;
            means[place] = values[from] ?? NaN;
        }
        else {
            const scored = [];
            let applicable = 0;
            for (let at = from; at < to; at++) {
                if ((states[at] ?? _start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_APPLICABLE */ .QE) < _start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .UNSCORED */ .cB)
                    continue;
                applicable += 1;
                if (states[at] === _start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .SCORED */ .Zb)
                    scored.push(values[at] ?? NaN);
            }
            if (scored.length === 0 || 2 * scored.length < applicable)
                continue;
            means[place] = (0,_moments_js__WEBPACK_IMPORTED_MODULE_2__/* .mean */ .i2)(scored);
        }
        hasMeans = true;
    }
    return hasMeans ? means : null;
}
function sumColumn({ trials, column }, metricId) {
    const { states, values } = column(metricId) ?? { states: [], values: [] };
    let [total, scored] = [0, 0];
    for (let at = 0; at < states.length; at++) {
        if (states[at] !== _start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .SCORED */ .Zb)
            continue;
        total += values[at] ?? NaN;
        scored += 1;
    }
    return { total, missing: trials.length - scored };
}
function readSpread({ trials, starts, column }, metricId) {
    const { states, values } = column(metricId) ?? { states: [], values: [] };
    const runs = new Map();
    const within = [];
    let at = 0;
    for (const to of starts.subarray(1)) {
        const scored = [];
        for (; at < to; at++) {
            if (states[at] !== _start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .SCORED */ .Zb)
                continue;
            const value = values[at] ?? NaN;
            scored.push(value);
            const trial = trials[at]?.trial ?? 0;
            const run = runs.get(trial);
            if (run === undefined)
                runs.set(trial, [value]);
            else
                run.push(value);
        }
        const deviation = (0,_moments_js__WEBPACK_IMPORTED_MODULE_2__/* .sampleDeviation */ .gQ)(scored);
        if (deviation !== null)
            within.push(deviation);
    }
    const inOrder = [...runs].sort(([a], [b]) => a - b);
    return { runs: inOrder.map(([, run]) => (0,_moments_js__WEBPACK_IMPORTED_MODULE_2__/* .mean */ .i2)(run)), within };
}
function tallyCases({ ids, starts, column }) {
    const { states, values } = column(SUCCESS) ?? { states: [_start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_APPLICABLE */ .QE], values: [] };
    return ids.map((_, place) => {
        let passed = 0;
        let scored = 0;
        for (let at = starts[place]; at < starts[place + 1]; at++) {
            if (states[at] !== _start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .SCORED */ .Zb)
                continue;
            scored += 1;
            if (values[at] === 1)
                passed += 1;
        }
        return [passed, scored];
    });
}


/***/ }),

/***/ 19859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ openCache)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60198);
/* harmony import */ var _io_links_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15704);
/* harmony import */ var _io_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58967);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29598);







/** Raised when an entry of an older Goldenpair could be misread. */
const LAYOUT = 'v1';
/** A twentieth of what GitHub keeps for the caches of a repository. */
const MOST_BYTES = 500e6;
/** Larger replies are asked for again. */
const LARGEST_ENTRY_BYTES = 5e6;
/**
 * A cache in a folder, a file for each reply under its hash. An entry is written whole under another name and then renamed, so that
 * nobody reads half of one, and whoever writes the same at the same time writes an equal one. Where the folder outgrows `maxBytes`, what was
 * not asked for the longest goes.
 */
function openCache(input) {
    const { folder, maxBytes = MOST_BYTES, clock, log } = input;
    /** Looked at before the first entry is added, and again when enough has been. */
    let roomBytes = 0;
    let isFull = false;
    let shrinking = null;
    const makeRoom = async () => {
        roomBytes = maxBytes - (await shrinkFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, LAYOUT), { maxBytes, nowMs: clock.now().getTime() }));
    };
    return {
        folder,
        find: async (key) => {
            const path = pathOf(folder, key);
            const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, 'utf8').catch(() => null);
            if (text === null)
                return undefined;
            const value = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_6__/* .tryJson */ .MR)(text);
            // The time of its last use, for `shrinkFolder`; another process may have removed it meanwhile.
            if (value !== undefined)
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.utimes)(path, clock.now(), clock.now()).catch(() => undefined);
            return value;
        },
        keep: async (key, value) => {
            const text = JSON.stringify(value);
            const bytes = Buffer.byteLength(text);
            if (isFull || bytes > LARGEST_ENTRY_BYTES)
                return;
            try {
                (0,_io_links_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseToWriteOut */ .Dd)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, LAYOUT));
                roomBytes -= bytes;
                if (roomBytes < 0)
                    await (shrinking ??= makeRoom().finally(() => (shrinking = null)));
                const path = pathOf(folder, key);
                await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_3__/* .writeByDraft */ .In)(path, { draft: `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.draft`, text });
            }
            catch (error) {
                if (isFull)
                    return;
                isFull = true;
                // Whatever a file system refuses: no answer that is paid for is lost over it.
                const reason = (0,_io_log_js__WEBPACK_IMPORTED_MODULE_5__/* .whyUnwritable */ .q9)(error) ?? (error instanceof Error ? error.message : String(error));
                log.warning(`Stopped writing to the cache ${folder}: ${reason}.`);
            }
        },
    };
}
/** Two letters of the hash are a folder, since some file systems are slow with 100,000 files in one. */
function pathOf(folder, key) {
    const name = key.replace(/^sha256:/, '');
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, LAYOUT, name.slice(0, 2), `${name}.json`);
}
/** Names of entries, and of those that are being written: whatever else is in the folder is not the cache's. */
const NAMES = /^[\da-f]{64}\.json(?<draft>\.[-\da-f]{36}\.draft)?$/;
/** Whoever has been writing for that long was killed. */
const OLD_DRAFT_MS = 3600_000;
/** Down to this share of the limit, so that not every new entry makes it look again. */
const LEFT_SHARE = 0.9;
/** Files looked at at a time. */
const BATCH = 64;
/**
 * Removes the entries in a folder and those below that were not used for the longest, until they have at most nine tenths of `maxBytes`.
 * Gives the bytes that are left. Files that vanish meanwhile are another process's doing.
 */
async function shrinkFolder(folder, { maxBytes, nowMs }) {
    const entries = await listEntries(folder);
    const isLeft = ({ isDraft, usedMs }) => isDraft && nowMs - usedMs > OLD_DRAFT_MS;
    for (const { path } of entries.filter(isLeft))
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { force: true });
    const kept = entries.filter((entry) => !isLeft(entry));
    let bytes = kept.reduce((sum, entry) => sum + entry.bytes, 0);
    for (const entry of kept.sort((a, b) => a.usedMs - b.usedMs)) {
        if (bytes <= maxBytes * LEFT_SHARE)
            break;
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(entry.path, { force: true });
        bytes -= entry.bytes;
    }
    return bytes;
}
async function listEntries(folder) {
    const all = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const files = all.filter((file) => file.isFile() && NAMES.test(file.name));
    const entries = [];
    for (let from = 0; from < files.length; from += BATCH) {
        const looked = await Promise.all(files.slice(from, from + BATCH).map(async ({ parentPath, name }) => {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parentPath, name);
            const facts = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => null);
            const isDraft = NAMES.exec(name)?.groups?.['draft'] !== undefined;
            return facts === null ? [] : [{ path, isDraft, bytes: facts.size, usedMs: facts.mtimeMs }];
        }));
        entries.push(...looked.flat());
    }
    return entries;
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
    const isFile = await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .isReference */ .A_)(folder);
    const { run, trials } = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .runFiles */ .NW)(folder);
    const paths = isFile ? [folder] : [run, trials, (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .confirmationsFile */ .NJ)(folder), (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .unjudgedFile */ .lI)(folder)];
    const files = {};
    for (const path of paths)
        files[(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path)] = await digestFile(path);
    return { folder: isFile ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder) : folder, files };
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
