export const id = 9045;
export const ids = [9045,6628,5577,8896];
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

/***/ 63714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  finishRun: () => (/* binding */ finishRun)
});

var external_node_path_ = __webpack_require__(76760);
var confirm_failures = __webpack_require__(40382);
var budget_spending = __webpack_require__(35559);
var start_judging = __webpack_require__(18471);
var files = __webpack_require__(60198);
var build_result = __webpack_require__(69093);
var read_run = __webpack_require__(41345);
;// CONCATENATED MODULE: ./build/measure/run/write-results.js




/**
 * Writes a recorded run as result files: `{variant}_{suite}_{YYYYMMDD_HHMMSS}.json`, and `…_run<n>.json` in the same folder for every round
 * of trials where there are several. Gives their paths, the first that of the whole. Answers are kept in memory meanwhile. Throws the
 * user's errors of reading trials and `output-unwritable`.
 */
async function writeResults(request) {
    const { run, runFolder, folder, log } = request;
    const trials = [];
    for await (const trial of (0,read_run/* readTrials */.mM)(runFolder, log))
        trials.push(trial);
    const name = nameResult(run);
    const rounds = run.trials_per_case < 2 ? [] : Array.from({ length: run.trials_per_case }, (_, round) => round + 1);
    const paths = [];
    for (const index of [null, ...rounds]) {
        const path = (0,external_node_path_.join)(folder, `${name}${index === null ? '' : `_run${index}`}.json`);
        await (0,files/* replaceFile */.fR)(path, `${JSON.stringify((0,build_result/* buildResult */.C)(run, trials, index), null, 2)}\n`);
        paths.push(path);
    }
    return paths;
}
/**
 * The name of a result file without its ending; the time is the start of the run in UTC.
 * @example langgraph_rag_qa_20260209_174417
 */
function nameResult(input) {
    const { variant, suite, started_at: start } = input;
    const [date = '', time = ''] = new Date(start).toISOString().split('T');
    const stamp = `${date.replaceAll('-', '')}_${time.slice(0, 8).replaceAll(':', '')}`;
    return [variant, suite.name, stamp].map((part) => part.replace(/[^A-Za-z0-9._-]+/g, '-')).join('_');
}

var spend_ledger = __webpack_require__(14426);
var print_evaluation = __webpack_require__(35389);
var stream_events = __webpack_require__(91660);
;// CONCATENATED MODULE: ./build/entry/cli/commands/finish-run.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});








/** What `goldenpair run` does with a run that was measured: its results, a second look at what newly fails, and the report. */
async function finishRun(input) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { measured, suite, surroundings, cache, baseline, flags, terminal, emit } = input;
        const { failOn, inference, results } = flags;
        const { out: outputFolder } = measured;
        const { workingDirectory, log } = terminal;
        if (results !== undefined) {
            const folder = (0,external_node_path_.resolve)(workingDirectory, results);
            const [path = folder] = await writeResults({ run: measured.run, runFolder: outputFolder, folder, log });
            log.info(`The results are in ${(0,external_node_path_.relative)(workingDirectory, path)}.`);
        }
        const spending = __addDisposableResource(env_1, await (0,budget_spending/* continueSpending */.kF)({
            suite,
            ledger: (0,spend_ledger/* openLedger */.au)(workingDirectory),
            clock: surroundings.clock,
            folder: outputFolder,
            log,
        }), false);
        await (0,confirm_failures.confirmFailures)({
            ...surroundings,
            suite,
            spending,
            startJudge: (0,start_judging/* judgeOfSuite */.rk)(suite, { ...surroundings, cache }),
            folder: outputFolder,
            baseline,
            ruleSet: null,
        });
        const request = {
            candidates: [outputFolder],
            baseline,
            failOn,
            inference: inference ?? 'recorded',
            outputFolder,
        };
        const evaluation = await (0,print_evaluation/* evaluateHere */.C8)(request, terminal);
        log.info(`The run is in ${(0,external_node_path_.relative)(workingDirectory, outputFolder) || '.'}.`);
        if (emit === undefined)
            return (0,print_evaluation/* printEvaluation */.cY)(evaluation, { flags, terminal });
        emit((0,stream_events/* describeEnd */.l)(measured, evaluation, terminal));
        return evaluation.comparison.verdict.exit_code;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
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

/***/ 40382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   confirmFailures: () => (/* binding */ confirmFailures)
/* harmony export */ });
/* harmony import */ var _compare_decide_zero_tolerance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32605);
/* harmony import */ var _io_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13211);
/* harmony import */ var _metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55970);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);
/* harmony import */ var _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95577);
/* harmony import */ var _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4657);
/* harmony import */ var _measure_run_arm_limit_target_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74353);
/* harmony import */ var _measure_run_arm_locate_spans_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50956);
/* harmony import */ var _measure_run_arm_start_target_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(90935);
/* harmony import */ var _measure_run_budget_spending_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(35559);
/* harmony import */ var _measure_run_judging_start_judging_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(18471);
/* harmony import */ var _measure_run_pacing_pacer_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(94417);
/* harmony import */ var _store_runs_confirmations_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2491);
/* harmony import */ var _store_runs_read_observations_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(35998);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(41345);
/* harmony import */ var _measure_targets_index_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(21695);
/* harmony import */ var _evaluate_read_rescored_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(84295);
/* harmony import */ var _io_within_time_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(44774);
/* harmony import */ var _io_finish_all_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(47600);
/* harmony import */ var _metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(21501);
/* harmony import */ var _measure_run_arm_ask_trial_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(82888);
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});





















/** Re-runs may take as long as the run did, and this long in any case. */
const MIN_LIMIT_MS = 5 * 60_000;
/**
 * Asks the newly failing cases that zero tolerance watches again, up to three trials in all (docs/decision-rules.md#zero-tolerance), and
 * records what comes back beside the run: gives the seal of that file. Null, and nothing is asked, where there is no baseline, nothing
 * newly fails, or one trial is proof. Throws `run-interrupted` when aborted, `output-unwritable`, and as reading the two runs does.
 */
async function confirmFailures(request) {
    const { folder, baseline, ruleSet, log, signal } = request;
    if (baseline.kind === 'none')
        return null;
    const run = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_14__/* .readRun */ .cI)(folder);
    if (run.stopped !== undefined || !mayConfirm(run, ruleSet))
        return null;
    const metrics = (0,_metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_2__/* .buildMetrics */ .GY)((0,_evaluate_read_rescored_js__WEBPACK_IMPORTED_MODULE_16__/* .metricSettings */ .Qp)(run, ruleSet));
    const candidate = await (0,_evaluate_read_rescored_js__WEBPACK_IMPORTED_MODULE_16__/* .readRescored */ .M)({ folder, run, metrics, log });
    const base = await (0,_evaluate_read_rescored_js__WEBPACK_IMPORTED_MODULE_16__/* .readRescored */ .M)({ folder: baseline.folder, run: await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_14__/* .readRun */ .cI)(baseline.folder), metrics, log });
    const plan = (0,_compare_decide_zero_tolerance_js__WEBPACK_IMPORTED_MODULE_0__/* .planConfirmations */ .qe)({ baseline: base, candidate, ...(ruleSet && { ruleSet }) }).flatMap((one) => followTrials(one, candidate));
    if (plan.length === 0)
        return null;
    log.info(`Asking ${plan.length === 1 ? '1 broken case' : `${plan.length} broken cases`} again, up to ${_model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIRMING_TRIALS */ .t3} trials in all.`);
    const costs = candidate.trials.flatMap(({ scores }) => scores['cost.usd'] ?? []);
    try {
        return await askAndRecord(request, {
            run,
            plan,
            metrics,
            baseline_run_id: base.run.run_id,
            dearestUsd: costs.length === 0 ? null : Math.max(...costs),
        });
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
        const [done, again] = [candidate.trials.length, plan.reduce((sum, { trials }) => sum + trials, 0)];
        const facts = { folders: [folder], done, total: done + again, isResumable: false };
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo('run-interrupted', facts, { cause: error });
    }
}
/** What is left to ask of a case: tries that were asked on in a round are re-runs too, and one that passed ends them. */
function followTrials({ case_id: id, trials }, { run, trials: all }) {
    const own = all.filter((trial) => trial.case === id);
    const passes = own.flatMap(({ asked_on: isAskedOn, scores }) => (isAskedOn ? (scores['success'] ?? []) : []));
    const left = passes.includes(1) ? 0 : trials - passes.length;
    const first = run.plan === undefined ? run.trials_per_case : Math.max(...own.map(({ trial }) => trial)) + 1;
    return left <= 0 ? [] : [{ case_id: id, trials: left, first }];
}
/** Whether zero tolerance could want a re-run at all, before anything long is read. */
function mayConfirm({ settings, cases }, ruleSet) {
    const { zero_tolerance: scope, deterministic } = ruleSet?.rules.settings ?? settings;
    if (deterministic && settings.deterministic)
        return false;
    return cases.some((golden) => (0,_model_suite_suite_js__WEBPACK_IMPORTED_MODULE_5__/* .isWatched */ .Df)(golden, scope));
}
async function askAndRecord(request, wanted) {
    const { folder } = request;
    const { run, plan, baseline_run_id } = wanted;
    const head = { schema_version: _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIRMATIONS_SCHEMA_VERSION */ .ww, run_id: run.run_id, baseline_run_id };
    const hasCrashed = await findCrashing(request, plan);
    const isAnswering = [];
    const unreached = { stopped_by: 'target', cases: plan.map(({ case_id }) => case_id) };
    const record = async (ask) => {
        const writer = (0,_store_runs_confirmations_js__WEBPACK_IMPORTED_MODULE_12__/* .writeConfirmations */ .o)(folder, head);
        try {
            const stopped = await ask(writer.append);
            if (stopped !== null)
                writer.stop(stopped);
            return writer.seal();
        }
        finally {
            writer[Symbol.dispose]();
        }
    };
    const seal = await record(async (append) => askFreshTarget(request, wanted, (trial) => {
        append(trial);
        isAnswering.push(!isCrash(trial) || hasCrashed.has(trial.case));
    }));
    // A target that answered before and now only crashes could not start again: that says nothing of the cases.
    const isDown = isAnswering.length > 0 && !isAnswering.includes(true);
    return isDown ? record(() => Promise.resolve(unreached)) : seal;
}
/** Asks a fresh target, so that what the run left behind in the old one cannot make a case fail again. */
async function askFreshTarget(request, wanted, onTrial) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { suite, spending, workingDirectory, clock } = request;
        const { run, dearestUsd } = wanted;
        const variant = suite.variants[run.variant];
        if (variant === undefined)
            throw new Error(`the suite has no variant ${run.variant}, which was measured`);
        const session = __addDisposableResource(env_1, await (0,_measure_run_arm_start_target_js__WEBPACK_IMPORTED_MODULE_8__/* .startTarget */ .ar)({ ...request, targets: _measure_targets_index_js__WEBPACK_IMPORTED_MODULE_15__/* .REGISTRY */ .M }, { variant, workingDirectory, hasAnswered: true }), true);
        const { concurrency } = run.settings;
        const judge = __addDisposableResource(env_1, (await request.startJudge?.(spending)) ?? null, true);
        const limited = (0,_measure_run_arm_limit_target_js__WEBPACK_IMPORTED_MODULE_6__/* .limitTarget */ .p8)(session, {
            variant,
            targets: _measure_targets_index_js__WEBPACK_IMPORTED_MODULE_15__/* .REGISTRY */ .M,
            pricing: run.pricing,
            limits: {
                spending,
                pacers: (0,_measure_run_pacing_pacer_js__WEBPACK_IMPORTED_MODULE_11__/* .openPacers */ .Bs)({
                    ...{ targets: _measure_targets_index_js__WEBPACK_IMPORTED_MODULE_15__/* .REGISTRY */ .M, judges: [], providers: request.providers },
                    ...{ concurrency, retries: suite.retries, clock, sleep: _io_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemSleep */ .Hk, log: request.log },
                }),
            },
            dearestUsd,
            sample: null,
        });
        return await askAgain(request, wanted, { ...limited, judge, settings: variant.target.settings, onTrial });
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** The planned cases that made the target crash in the run itself. */
async function findCrashing({ folder, log }, plan) {
    const trials = await (0,_store_runs_read_observations_js__WEBPACK_IMPORTED_MODULE_13__/* .readObservations */ .i)(folder, { caseIds: new Set(plan.map(({ case_id }) => case_id)), log });
    return new Set([...trials].filter(([, made]) => made.some(isCrash)).map(([id]) => id));
}
function isCrash({ observation }) {
    return observation.status === 'failed' && observation.failure.kind === 'crash';
}
/**
 * Asks cases again, in the order of the plan and each until it passes or was asked as often as planned; which cases were not, and
 * why, or null. Their trials are numbered on from the case's own. Rejects as `TargetSession.ask` does.
 */
async function askAgain(request, { run, plan, metrics }, asked) {
    const { clock, spending } = request;
    const { session, pacer, judge, settings, onTrial } = asked;
    const { retries } = request.suite;
    const checkout = (0,_measure_run_arm_locate_spans_js__WEBPACK_IMPORTED_MODULE_7__/* .openSpanLocator */ .Ro)(request.workingDirectory);
    const tookMs = Date.parse(run.finished_at ?? run.started_at) - Date.parse(run.started_at);
    const limitMs = Math.max(tookMs, MIN_LIMIT_MS);
    const start = clock.monotonicMs();
    const cases = new Map(run.cases.map((golden) => [golden.id, golden]));
    const cutShort = [];
    let stoppedBy = null;
    const mayGoOn = () => {
        if (spending !== null && spending.halted() !== null)
            stoppedBy ??= 'budget';
        if (clock.monotonicMs() - start > limitMs)
            stoppedBy ??= 'time';
        return stoppedBy === null;
    };
    const askOrStop = async (planned, signal) => {
        const isHopeless = () => pacer !== null && pacer.gaveUp() !== null;
        try {
            const made = await (0,_measure_run_arm_ask_trial_js__WEBPACK_IMPORTED_MODULE_20__/* .askTrial */ .Q)(session, { ...planned, checkout, retries, isHopeless, signal, sleep: _io_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemSleep */ .Hk });
            const judged = await judge?.judge({ ...planned, observation: made.observation }, signal);
            return { ...made, ...(judged && (0,_measure_run_judging_start_judging_js__WEBPACK_IMPORTED_MODULE_10__/* .recordJudged */ .vl)(judged)) };
        }
        catch (error) {
            if (!(error instanceof _measure_run_budget_spending_js__WEBPACK_IMPORTED_MODULE_9__/* .NotAffordable */ .SW))
                throw error;
            stoppedBy ??= 'budget';
            return null;
        }
    };
    const askCase = async ({ case_id, trials, first }, signal) => {
        const golden = cases.get(case_id);
        if (golden === undefined)
            throw new Error(`the plan has a case that the run lacks: ${case_id}`);
        for (let again = 0; again < trials; again++) {
            signal.throwIfAborted();
            const trial = first + again;
            const planned = { golden, trial, suite: run.settings, settings, seed: run.seed };
            const made = mayGoOn() ? await askOrStop(planned, signal) : null;
            if (made === null) {
                cutShort.push(golden.id);
                return;
            }
            const { observation, judgments } = made;
            const scores = (0,_metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_19__/* .scoreTrial */ .$o)({ metrics, golden, observation, judgments, withinTime: _io_within_time_js__WEBPACK_IMPORTED_MODULE_17__/* .withinTime */ .d });
            onTrial({ case: golden.id, trial, ...made, ...scores });
            if (scores.scores['success'] === 1)
                return;
        }
    };
    const { concurrency } = run.settings;
    await (0,_io_finish_all_js__WEBPACK_IMPORTED_MODULE_18__/* .workThrough */ .H)({ items: inOrder(plan), concurrency, signal: request.signal }, askCase);
    return stoppedBy === null || cutShort.length === 0 ? null : { stopped_by: stoppedBy, cases: cutShort.sort() };
}
// eslint-disable-next-line @typescript-eslint/require-await -- as readers of files give their items
async function* inOrder(items) {
    yield* items;
}


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


/***/ })

};
