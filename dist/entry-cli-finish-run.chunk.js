export const id = 3187;
export const ids = [3187,4650];
export const modules = {

  97637:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    T: () => (  describeRuleChanges),
    W: () => (  describePriceChanges)
  });
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77377);
  var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27866);
  var _model_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16080);
  var _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60960);
  var _setting_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48371);





const SETTINGS = {
    success: 'success rule',
    primary_k: 'primary_k',
    alpha: 'alpha',
    min_scored_share: 'min_scored_share',
    zero_tolerance: 'zero_tolerance',
    inference: 'inference',
    deterministic: 'deterministic',
};
function describeRuleChanges(base, head, metrics, isNew = () => false) {
    const [before, after] = [byId(base.gates), byId(head.gates)];
    const gates = [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
        const [old, now] = [before.get(id), after.get(id)];
        if (old !== undefined && now !== undefined)
            return compareGates(old, now, metrics);
        const only = old ?? now;
        if (only === undefined || only.assumed === true || (old === undefined && isNew(only.metric)))
            return [];
        return [`${id} ${now === undefined ? 'removed' : 'added'}`];
    });
    const settings = Object.keys(SETTINGS).flatMap((key) => base.settings[key] === head.settings[key]
        ? []
        : [`${SETTINGS[key]} ${String(base.settings[key] ?? 'default')} → ${String(head.settings[key] ?? 'default')}`]);
    const [old, now] = [base.settings.scoring ?? _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_1__  .cH, head.settings.scoring ?? _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_1__  .cH];
    const scoring = Object.keys({ ...old, ...now }).flatMap((key) => (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__  .d)(old[key]) === (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__  .d)(now[key]) ? [] : [`${key} changed`]);
    const prices = describePriceChanges(base.pricing, head.pricing).map((change) => `price of ${change}`);
    return [...gates, ...settings, ...scoring, ...compareJudges(base.judge, head.judge), ...prices];
}
function compareJudges(base, head) {
    if (base === null || head === null)
        return base === head ? [] : [`judge ${head === null ? 'removed' : 'added'}`];
    const write = ({ options, prompts, limits: _limits, ...rest }) => ({
        ...options,
        ...rest,
        prompts: Object.fromEntries(Object.entries(prompts).map(([question, prompt]) => [question, prompt.text])),
    });
    return (0,_setting_changes_js__WEBPACK_IMPORTED_MODULE_2__  .m2)(write(base), write(head)).map(({ name, before, after }) => `judge ${name} ${before} → ${after}`);
}
const byId = (gates) => new Map(gates.map((gate) => [gate.id, gate]));
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
    const now = write(head);
    return write(base).flatMap(([key, old], at) => {
        const value = now[at]?.[1] ?? old;
        return value === old ? [] : [`${base.id} ${key} ${old} → ${value}`];
    });
}
function writeMargin(margin, metric) {
    if (margin === null)
        return 'none';
    const percent = `${Number((margin.value * 100).toPrecision(10))}`;
    if (margin.kind === 'relative')
        return `${percent} %`;
    return metric !== undefined && (0,_model_metric_js__WEBPACK_IMPORTED_MODULE_0__  .mq)(metric.unit) ? `${percent} points` : String(margin.value);
}
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
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].sort().flatMap((tier) => {
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
const dollars = (rate) => (rate === undefined ? 'not given' : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_4__  .CE)(rate));


  }),

  48371:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    In: () => (  diffValues),
    US: () => (  buildSettingsTable),
    m2: () => (  listSettingChanges),
    rD: () => (  describeSettingChanges),
    vo: () => (  isDeclared)
  });
  var _format_cut_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76564);
  var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27866);
  var _model_redact_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10945);



const NOT_SET = 'not set';
const VALUE_LENGTH = 60;
const COMMON_LENGTH = 12;
const listSettingChanges = (before, after) => diffValues(before, after).map(writeChange);
function describeSettingChanges(before, after) {
    return listSettingChanges(before, after).map((change) => `${change.name}: ${change.before} → ${change.after}`);
}
function writeChange({ path, before, after }) {
    const name = path.join('.');
    const isAlike = plain(before) === plain(after);
    const write = (value) => value === undefined ? NOT_SET : (0,_model_redact_secrets_js__WEBPACK_IMPORTED_MODULE_0__  .f)((isAlike ? _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__  .d : plain)(value).replace(/\s+/g, ' '));
    const [old, now] = [write(before), write(after)];
    if ((0,_model_redact_secrets_js__WEBPACK_IMPORTED_MODULE_0__  ._)(path) || old === now)
        return {
            name,
            before: before === undefined ? NOT_SET : '(hidden)',
            after: after === undefined ? NOT_SET : before === undefined ? '(hidden)' : '(hidden, another)',
        };
    return { name, before: cutFrom(old, now), after: cutFrom(now, old) };
}
function plain(value) {
    if (value === undefined)
        return NOT_SET;
    return typeof value === 'string' && value.trim() !== '' ? value : (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__  .d)(value);
}
function cutFrom(text, other) {
    if (text.length <= VALUE_LENGTH)
        return text;
    let common = 0;
    while (common < other.length && text[common] === other[common])
        common++;
    const start = common > VALUE_LENGTH / 2 ? common - COMMON_LENGTH : 0;
    return `${start > 0 ? '…' : ''}${(0,_format_cut_text_js__WEBPACK_IMPORTED_MODULE_2__  .I)(text.slice(start), VALUE_LENGTH)}`;
}
function diffValues(before, after, path = []) {
    if ((0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__  .d)(before) === (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__  .d)(after) && (before === undefined) === (after === undefined))
        return [];
    const [old, now] = [membersOf(before), membersOf(after)];
    if (old === null || now === null || Array.isArray(before) !== Array.isArray(after))
        return [{ path, before, after }];
    const keys = [...new Set([...old.keys(), ...now.keys()])].sort();
    return keys.flatMap((key) => diffValues(old.get(key), now.get(key), [...path, key]));
}
function membersOf(value) {
    if (typeof value !== 'object' || value === null)
        return null;
    const isList = Array.isArray(value) && !value.some((item) => typeof item === 'object' && item !== null);
    return isList ? null : new Map(Object.entries(value));
}
const MAX_ROWS = 20;
const NAME_LENGTH = 80;
function buildSettingsTable(arms) {
    const [first, ...others] = arms;
    if (first === undefined)
        return [];
    const changes = others.map(({ run }) => {
        const found = listSettingChanges(settingsOf(first.run), settingsOf(run));
        return new Map(found.map((change) => [change.name, change]));
    });
    const names = [...new Set(changes.flatMap((found) => [...found.keys()]))].sort();
    if (names.length === 0)
        return [];
    const declared = arms.flatMap(({ run }) => run.settings.declared ?? []);
    const table = {
        id: 'settings-diff',
        title: 'Settings that differ between the arms',
        place: 'page',
        columns: [
            { title: 'setting', format: 'text' },
            ...arms.map(({ name }) => ({ title: name, format: 'text' })),
            { title: 'declared', format: 'text' },
        ],
        rows: names.slice(0, MAX_ROWS).map((name) => {
            const own = changes.map((found) => found.get(name));
            return [
                name.slice(0, NAME_LENGTH),
                own.find((change) => change !== undefined)?.before ?? null,
                ...own.map((change) => change?.after ?? '='),
                markOf(name, declared),
            ];
        }),
        notes: [
            'Sorted by name; = means as in the first arm. Declared: a variant sets it. A controlled setting that differs, or any other that no variant sets, may explain the result.',
            ...(names.length > MAX_ROWS ? [`… and ${names.length - MAX_ROWS} more.`] : []),
        ],
    };
    return [table];
}
function isDeclared(name, declared) {
    return declared.some((one) => name === one || name.startsWith(`${one}.`));
}
function markOf(name, declared) {
    const paths = declared.map((one) => `target.${one}`);
    return isDeclared(name, paths) ? 'yes' : { value: 'no', mark: name.startsWith('controlled.') ? 'poor' : 'fair' };
}
function settingsOf({ settings, seed, trials_per_case: trials, subset, fingerprints, environment }) {
    const { target, controlled, k, primary_k, success, scoring, concurrency, timeout_seconds, retries } = settings;
    return {
        target,
        controlled,
        scoring: { k, primary_k, success, ...scoring },
        run: { seed, trials, subset, concurrency, timeout_seconds, retries },
        answered: { models: fingerprints.models, corpus: fingerprints.corpus },
        environment,
    };
}


  }),

  73475:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Ae: () => (  indexTrials),
    Ej: () => (  readColumns),
    Lo: () => (  isScored),
    kr: () => (  NO_CASES),
    nf: () => (  isNewScore),
    v7: () => (  dropUnmeasuredGates)
  });
  var _model_run_run_figure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64402);
  var _model_run_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12141);
  var _stats_run_figures_record_cases_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19021);
  var _stats_scores_score_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34533);




const NO_CASES = new Map();
const indexTrials = (trials) => readTable((0,_stats_scores_score_table_js__WEBPACK_IMPORTED_MODULE_3__  .cg)(trials));
const readColumns = (ordered) => readTable((0,_stats_scores_score_table_js__WEBPACK_IMPORTED_MODULE_3__  .CQ)(ordered));
function readTable(table) {
    return ({ id, per_run: figure }) => (figure === undefined ? readColumn(table, id) : recordColumn(table, figure));
}
function readColumn(table, metricId) {
    const found = table.column(metricId);
    if (found === null)
        return NO_CASES;
    return columnOf(table.placeOf, (at) => {
        const { trials, failed, values } = (0,_stats_scores_score_table_js__WEBPACK_IMPORTED_MODULE_3__  .nP)(found, table, at);
        if (failed > 0)
            return { trials, values, failed };
        return trials === 0 ? undefined : { trials, values };
    });
}
function recordColumn(table, figure) {
    const recorded = (0,_stats_run_figures_record_cases_js__WEBPACK_IMPORTED_MODULE_2__  .J)(figure, table);
    if (recorded === null)
        return NO_CASES;
    return columnOf(table.placeOf, (at) => {
        const own = recorded[at];
        if (own === undefined || own.trials + own.failed === 0)
            return undefined;
        const { trials, failed, values, record, recordFirst } = own;
        return { trials, values, ...(record !== null && { record, recordFirst }), ...(failed > 0 && { failed }) };
    });
}
function columnOf(placeOf, read) {
    return { get: (caseId) => read(placeOf(caseId)) };
}
function isScored(scores) {
    return scores !== undefined && scores.values.length > 0 && 2 * scores.values.length >= scores.trials;
}
function isNewScore(metricId, baseline, candidate) {
    if (baseline === null || baseline.counts?.ok === 0 || !(0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_1__  .PX)(candidate))
        return false;
    const { mean: before = null, applicable = 0 } = baseline.summaries[metricId] ?? {};
    const isColumn = candidate.metrics.some(({ id, custom }) => id === metricId && custom === true);
    return typeof candidate.summaries[metricId]?.mean === 'number' && (isColumn ? applicable === 0 : before === null);
}
function dropUnmeasuredGates(gates, arms, { run, baseline }) {
    const { metrics, settings } = run;
    const areResults = (0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_1__  .PX)(run);
    const figures = new Map(metrics.flatMap(({ id, per_run: figure }) => (figure === undefined ? [] : [[id, figure]])));
    const isReported = (parts) => arms.some((arm) => {
        const { trials, column } = (0,_stats_scores_score_table_js__WEBPACK_IMPORTED_MODULE_3__  .cg)(arm);
        const columns = parts.map(column);
        const answered = [...trials.keys()].filter((at) => trials[at]?.failed !== true);
        const some = answered.filter((at) => columns.some((one) => one?.states[at] === _stats_scores_score_table_js__WEBPACK_IMPORTED_MODULE_3__  .Zb));
        const whole = some.filter((at) => columns.every((one) => one?.states[at] === _stats_scores_score_table_js__WEBPACK_IMPORTED_MODULE_3__  .Zb)).length;
        return whole > 0 && whole >= settings.min_scored_share * some.length;
    });
    const isDropped = ({ assumed, primary, metric }) => {
        const figure = figures.get(metric);
        return ((areResults || assumed === true) &&
            !primary &&
            (isNewScore(metric, baseline, run) || !isReported(figure === undefined ? [metric] : (0,_model_run_run_figure_js__WEBPACK_IMPORTED_MODULE_0__  .js)(figure))));
    };
    return {
        gates: gates.filter((gate) => !isDropped(gate)),
        dropped: gates.filter((gate) => isDropped(gate) && !figures.has(gate.metric) && !isReported([gate.metric])),
    };
}


  }),

  9035:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    finishRun: () => (  finishRun)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _modes_confirm_failures_confirm_failures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40382);
  var _measure_run_budget_spending_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35559);
  var _measure_run_judging_start_judging_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18471);
  var _store_spend_ledger_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14426);
  var _print_evaluation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96252);
  var _stream_events_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78518);
  var _io_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(60198);
  var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(41345);
  var _metrics_summarize_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8492);
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










async function finishRun(measured, input, showing) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { suite, context, cache, baseline, early, emit } = input;
        const { flags, terminal } = showing;
        const { out: outputFolder } = measured;
        const { workingDirectory, log } = terminal;
        if (flags.results !== undefined) {
            const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, flags.results);
            log.info(`The results are in ${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(workingDirectory, await writeResults(measured, folder, log))}.`);
        }
        const ledger = (0,_store_spend_ledger_js__WEBPACK_IMPORTED_MODULE_4__  .au)(workingDirectory);
        const spending = __addDisposableResource(env_1, await (0,_measure_run_budget_spending_js__WEBPACK_IMPORTED_MODULE_2__  .kF)({ ...context, suite, ledger, folder: outputFolder }), false);
        await (0,_modes_confirm_failures_confirm_failures_js__WEBPACK_IMPORTED_MODULE_1__.confirmFailures)({
            ...context,
            suite,
            spending,
            startJudge: (0,_measure_run_judging_start_judging_js__WEBPACK_IMPORTED_MODULE_3__  .rk)(suite, { ...context, cache }),
            folder: outputFolder,
            baseline,
            early,
            ruleSet: null,
        });
        const evaluation = await (0,_print_evaluation_js__WEBPACK_IMPORTED_MODULE_5__  .Dj)({ candidates: [outputFolder], baseline, early, outputFolder }, showing);
        log.info(`The run is in ${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(workingDirectory, outputFolder) || '.'}.`);
        if (emit === undefined)
            return (0,_print_evaluation_js__WEBPACK_IMPORTED_MODULE_5__  .cY)(evaluation, showing);
        emit((0,_stream_events_js__WEBPACK_IMPORTED_MODULE_6__  .l)(measured, evaluation, terminal));
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
async function writeResults({ run, out }, folder, log) {
    const trials = [];
    for await (const trial of (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_8__  .mM)(out, log))
        trials.push(trial);
    const start = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, nameResult(run));
    const rounds = run.trials_per_case < 2 ? [] : Array.from({ length: run.trials_per_case }, (_, round) => round + 1);
    for (const index of [null, ...rounds])
        await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_7__  .jV)(`${start}${index === null ? '' : `_run${index}`}.json`, (0,_metrics_summarize_run_js__WEBPACK_IMPORTED_MODULE_9__  .Ky)(run, trials, index));
    return `${start}.json`;
}
function nameResult(run) {
    const [date = '', time = ''] = new Date(run.started_at).toISOString().split('T');
    const stamp = `${date.replaceAll('-', '')}_${time.slice(0, 8).replaceAll(':', '')}`;
    return [run.variant, run.suite.name, stamp].map((part) => part.replace(/[^A-Za-z0-9._-]+/g, '-')).join('_');
}


  }),

  96252:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Dj: () => (  evaluateLocal),
    Y_: () => (  printReport),
    cY: () => (  printEvaluation),
    compareFolders: () => (  compareFolders)
  });
  var _report_words_write_comparison_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31814);
  var _github_checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81136);
  var _io_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60198);
  var _modes_evaluate_evaluate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63742);
  var _report_render_terminal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2206);
  var _report_render_text_width_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40524);
  var _context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53925);







function printEvaluation(evaluation, { flags, terminal }) {
    if (flags.json)
        terminal.print(JSON.stringify((0,_report_words_write_comparison_js__WEBPACK_IMPORTED_MODULE_0__  .Z)(evaluation.comparison), null, 2));
    else
        printReport(evaluation, { flags, terminal });
    return evaluation.comparison.verdict.exit_code;
}
function printReport(written, { flags, terminal }) {
    const { verbose: isVerbose } = flags;
    terminal.print((0,_report_render_terminal_js__WEBPACK_IMPORTED_MODULE_4__  .b)(written.report, { width: terminal.columns, color: terminal.color, isVerbose }));
    const path = (0,_io_files_js__WEBPACK_IMPORTED_MODULE_2__  .EQ)(written.files.report, terminal.workingDirectory);
    const pointer = (0,_report_render_text_width_js__WEBPACK_IMPORTED_MODULE_6__  .C1)(`Full report: ${path} (more here with --verbose)`, terminal.columns).join('\n');
    if (!isVerbose)
        return terminal.print(pointer);
    const files = [...Object.entries(written.files), ...written.runFolders.map((folder) => ['run', folder])];
    terminal.print(files.map(([what, file]) => `  ${what.padEnd(10)}  ${(0,_io_files_js__WEBPACK_IMPORTED_MODULE_2__  .EQ)(file, terminal.workingDirectory)}`).join('\n'));
}
const QUICKCHART = { kind: 'quickchart', url: 'https://quickchart.io' };
async function evaluateLocal(request, { flags, terminal }) {
    const { log, workingDirectory } = terminal;
    const { failOn, inference = 'recorded' } = flags;
    const prefix = (await (0,_github_checkout_js__WEBPACK_IMPORTED_MODULE_1__  .fr)(workingDirectory)) ?? '';
    const shown = { prefix, details: 'full', charts: QUICKCHART, links: {} };
    return (0,_modes_evaluate_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  ._)({ ...request, ...shown, failOn, inference, openProgress: () => (0,_context_js__WEBPACK_IMPORTED_MODULE_5__  .Rh)(terminal), log });
}
async function compareFolders([first = '', ...candidates], { outputFolder, early }, showing) {
    showing.terminal.progress?.(() => `Comparing ${candidates.length + 1} runs …`);
    const baseline = await (0,_context_js__WEBPACK_IMPORTED_MODULE_5__  .XF)(first, showing.terminal);
    return printEvaluation(await evaluateLocal({ candidates, baseline, early, outputFolder }, showing), showing);
}


  }),

  40382:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    confirmFailures: () => (  confirmFailures)
  });
  var _model_run_observation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75198);
  var _compare_pair_flips_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34045);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(77377);
  var _io_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13211);
  var _metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55970);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50262);
  var _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95577);
  var _model_run_file_version_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47673);
  var _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4657);
  var _measure_run_arm_locate_spans_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(50956);
  var _measure_run_arm_start_target_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(82682);
  var _measure_run_budget_spending_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(35559);
  var _measure_run_judging_start_judging_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(18471);
  var _measure_run_pacing_pacer_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(94417);
  var _store_runs_confirmations_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(2491);
  var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(41345);
  var _measure_targets_index_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(55750);
  var _evaluate_score_arms_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(2924);
  var _io_within_time_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(44774);
  var _metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(21501);
  var _measure_run_arm_ask_target_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(40975);
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





















const MIN_LIMIT_MS = 5 * 60_000;
async function confirmFailures(request) {
    const { folder, baseline, ruleSet, log, signal } = request;
    if (baseline.kind === 'none')
        return null;
    const run = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_14__  .cI)(folder);
    if (run.stopped !== undefined || !mayConfirm(run, ruleSet))
        return null;
    const settings = (0,_evaluate_score_arms_js__WEBPACK_IMPORTED_MODULE_16__  .Qp)(run, ruleSet);
    const metrics = (0,_metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_3__  .GY)(settings);
    const score = async (from, own) => request.early?.find(own, settings) ?? (0,_evaluate_score_arms_js__WEBPACK_IMPORTED_MODULE_16__  .M)({ folder: from, run: own, metrics, log });
    const candidate = await score(folder, run);
    const base = await score(baseline.folder, await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_14__  .cI)(baseline.folder));
    const plan = (0,_compare_pair_flips_js__WEBPACK_IMPORTED_MODULE_1__  .qe)({ baseline: base, candidate, ...(ruleSet && { ruleSet }) }).flatMap((one) => followTrials(one, candidate));
    if (plan.length === 0)
        return null;
    log.info(`Asking ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_20__  .pq)(plan.length, 'broken case')} again, up to ${_model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_5__  .t3} trials in all.`);
    const dearestUsd = candidate.trials
        .flatMap(({ scores }) => scores['cost.usd'] ?? [])
        .reduce((most, cost) => Math.max(most ?? cost, cost), null);
    const wanted = { run, plan, metrics, baseline_run_id: base.run.run_id, dearestUsd };
    return askAndRecord(request, wanted).catch((cause) => {
        if (!signal.aborted)
            throw cause;
        const [done, again] = [candidate.trials.length, plan.reduce((sum, { trials }) => sum + trials, 0)];
        const facts = { folders: [folder], done, total: done + again, isResumable: false };
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__  .yo('run-interrupted', facts, { cause });
    });
}
function followTrials({ case_id: id, trials }, { run, trials: all }) {
    const own = all.filter((trial) => trial.case === id);
    const passes = own.flatMap(({ asked_on: isAskedOn, scores }) => (isAskedOn ? (scores['success'] ?? []) : []));
    const left = passes.includes(1) ? 0 : trials - passes.length;
    const first = run.plan === undefined ? run.trials_per_case : Math.max(...own.map(({ trial }) => trial)) + 1;
    return left <= 0 ? [] : [{ case_id: id, trials: left, first }];
}
function mayConfirm({ settings, cases }, ruleSet) {
    const { zero_tolerance: scope, deterministic } = ruleSet?.rules.settings ?? settings;
    if (deterministic && settings.deterministic)
        return false;
    return cases.some((golden) => (0,_model_suite_suite_js__WEBPACK_IMPORTED_MODULE_7__  .Df)(golden, scope));
}
async function askAndRecord(request, wanted) {
    const { run, plan, baseline_run_id } = wanted;
    const head = { ...(0,_model_run_file_version_js__WEBPACK_IMPORTED_MODULE_6__  .y5)(_model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_5__  .ww), run_id: run.run_id, baseline_run_id };
    const hasCrashed = await findCrashing(request, plan);
    const isAnswering = [];
    const unreached = { stopped_by: 'target', cases: plan.map(({ case_id }) => case_id) };
    const record = async (ask) => {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const writer = __addDisposableResource(env_1, (0,_store_runs_confirmations_js__WEBPACK_IMPORTED_MODULE_13__  .oE)(request.folder, head), false);
            const stopped = await ask(writer.append);
            if (stopped !== null)
                writer.append(stopped);
            return writer.seal();
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            __disposeResources(env_1);
        }
    };
    const seal = await record(async (append) => askFreshTarget(request, wanted, (trial) => {
        append(trial);
        isAnswering.push((0,_model_run_observation_js__WEBPACK_IMPORTED_MODULE_0__  .D6)(trial.observation) && (!isCrash(trial) || hasCrashed.has(trial.case)));
    }));
    return isAnswering.length > 0 && !isAnswering.includes(true) ? record(() => Promise.resolve(unreached)) : seal;
}
async function askFreshTarget(request, { run, plan, metrics, dearestUsd }, onTrial) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { suite, spending, workingDirectory, clock } = request;
        const { retries } = suite;
        const variant = suite.variants[run.variant];
        if (variant === undefined)
            throw new Error(`the suite has no variant ${run.variant}, which was measured`);
        const session = __addDisposableResource(env_2, await (0,_measure_run_arm_start_target_js__WEBPACK_IMPORTED_MODULE_9__  .ar)({ ...request, targets: _measure_targets_index_js__WEBPACK_IMPORTED_MODULE_15__  .M }, { variant, workingDirectory, hasAnswered: true }), true);
        const judge = __addDisposableResource(env_2, (await request.startJudge?.(spending)) ?? null, true);
        const { session: limited, pacer } = (0,_measure_run_arm_ask_target_js__WEBPACK_IMPORTED_MODULE_19__  .p8)(session, {
            variant,
            targets: _measure_targets_index_js__WEBPACK_IMPORTED_MODULE_15__  .M,
            pricing: run.pricing,
            spending,
            pacers: (0,_measure_run_pacing_pacer_js__WEBPACK_IMPORTED_MODULE_12__  .Bs)({
                targets: _measure_targets_index_js__WEBPACK_IMPORTED_MODULE_15__  .M,
                judges: [],
                providers: request.providers,
                concurrency: run.settings.concurrency,
                retries,
                clock,
                sleep: _io_clock_js__WEBPACK_IMPORTED_MODULE_2__  .Hk,
                log: request.log,
            }),
            dearestUsd,
            sample: null,
        });
        const locate = (0,_measure_run_arm_locate_spans_js__WEBPACK_IMPORTED_MODULE_8__  .Ro)(workingDirectory);
        const limitMs = Math.max(Date.parse(run.finished_at ?? run.started_at) - Date.parse(run.started_at), MIN_LIMIT_MS);
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
                const made = await (0,_measure_run_arm_ask_target_js__WEBPACK_IMPORTED_MODULE_19__  .QS)(limited, { ...planned, locate, retries, isHopeless, signal, sleep: _io_clock_js__WEBPACK_IMPORTED_MODULE_2__  .Hk });
                const judged = await judge?.judge({ ...planned, observation: made.observation }, signal);
                return { ...made, ...(judged && (0,_measure_run_judging_start_judging_js__WEBPACK_IMPORTED_MODULE_11__  .vl)(judged)) };
            }
            catch (error) {
                if (!(error instanceof _measure_run_budget_spending_js__WEBPACK_IMPORTED_MODULE_10__  .SW))
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
                const planned = { golden, trial, suite: run.settings, settings: variant.target.settings, seed: run.seed };
                const made = mayGoOn() ? await askOrStop(planned, signal) : null;
                if (made === null) {
                    cutShort.push(golden.id);
                    return;
                }
                const scores = (0,_metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_18__  .$o)({ metrics, golden, ...made, withinTime: _io_within_time_js__WEBPACK_IMPORTED_MODULE_17__  .d });
                onTrial({ case: golden.id, trial, ...made, ...scores });
                if (scores.scores['success'] === 1)
                    return;
            }
        };
        const pace = { concurrency: run.settings.concurrency, signal: request.signal };
        await (0,_io_clock_js__WEBPACK_IMPORTED_MODULE_2__  .Hh)({ items: plan.values(), ...pace }, askCase);
        return stoppedBy === null || cutShort.length === 0 ? null : { stopped_by: stoppedBy, cases: cutShort.sort() };
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_2);
        if (result_1)
            await result_1;
    }
}
async function findCrashing({ folder, log }, plan) {
    const trials = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_14__  .iX)(folder, { caseIds: new Set(plan.map(({ case_id }) => case_id)), log });
    return new Set([...trials].filter(([, made]) => made.some(isCrash)).map(([id]) => id));
}
function isCrash({ observation }) {
    return observation.status === 'failed' && observation.failure.kind === 'crash';
}


  }),

  94373:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    FV: () => (  escapeMarkdown),
    Pl: () => (  safeUrl),
    SC: () => (  escapeHtmlText),
    ZD: () => (  escapeHtml),
    nD: () => (  escapeHtmlInMarkdown),
    tn: () => (  escapeCode)
  });
  var _model_remove_invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74650);

const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
const entity = (character) => ENTITIES[character] ?? '';
function escapeHtmlText(text) {
    return (0,_model_remove_invisible_js__WEBPACK_IMPORTED_MODULE_0__  .i)(text).replace(/[&<>]/g, entity);
}
function escapeHtml(text) {
    return (0,_model_remove_invisible_js__WEBPACK_IMPORTED_MODULE_0__  .i)(text).replace(/[&<>"']/g, entity);
}
function safeUrl(url) {
    if (!/^https?:\/\/[^\s/?#@\\]+([/?#]|$)/i.test(url))
        return null;
    return url.replace(/[^A-Za-z0-9\-._~:/?#@!$&*+,;=%]/gu, (character) => character === "'" || character === '(' || character === ')'
        ? `%${character.charCodeAt(0).toString(16).toUpperCase()}`
        : /\p{Cs}/u.test(character)
            ? ''
            : encodeURIComponent(character));
}
const BREAK = '&#8203;';
const COMMIT = /(?<![\da-z])[\da-f]{7}(?=[\da-f]{33}(?![\da-z]))/gi;
function breakReferences(text) {
    return text
        .replace(/(?<![A-Za-z])@|@(?!\d{1,3}(?![\w.-]))|#/g, (sign) => `${sign}${BREAK}`)
        .replace(/GH-(?=\d|$)/gi, (prefix) => `${prefix}${BREAK}`)
        .replace(/:(?=\/\/)/g, `:${BREAK}`)
        .replace(/www(?=\.)/gi, (prefix) => `${prefix}${BREAK}`)
        .replace(/:(?=[\w+-]+:)/g, `:${BREAK}`)
        .replace(COMMIT, (start) => `${start}${BREAK}`);
}
function escapeHtmlInMarkdown(text) {
    return escapeHtmlText((0,_model_remove_invisible_js__WEBPACK_IMPORTED_MODULE_0__  .GX)(text))
        .split(/(&(?:#\d+|\w+);)/)
        .map((part, index) => (index % 2 === 1 ? part : breakReferences(part).replaceAll('$', '<span>$</span>')))
        .join('');
}
function escapeMarkdown(text) {
    return escapeHtmlInMarkdown(text)
        .split(/(&(?:#\d+|\w+);|<\/?span>)/)
        .map((part, index) => (index % 2 === 1 ? part : part.replace(/[\\`*_[\]~#]/g, '\\$&').replaceAll('|', '&#124;')))
        .join('')
        .replace(/^( *)([-+=])/, '$1\\$2')
        .replace(/^( *\d{1,9})([.)])(?= |$)/, '$1\\$2');
}
function escapeCode(text) {
    const line = (0,_model_remove_invisible_js__WEBPACK_IMPORTED_MODULE_0__  .GX)(text).trim();
    if (line === '')
        return '<code> </code>';
    return /[`|\\]|<!--/.test(line) ? `<code>${escapeMarkdown(line)}</code>` : `\`${line}\``;
}


  }),

  80719:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    u: () => (  caseMeansOf)
  });
  var _model_group_by_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79167);
  var _moments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44785);
  var _score_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34533);



const SUCCESS = 'success';
const known = new WeakMap();
function caseMeansOf(trials) {
    const means = known.get(trials) ?? readMeans((0,_score_table_js__WEBPACK_IMPORTED_MODULE_0__  .cg)(trials));
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
        meansOf: (metricId) => [...(columnOf(metricId) ?? [])].filter((value) => !Number.isNaN(value)),
        totalOf: (metricId) => sumColumn(table, metricId),
        spreadOf: (metricId) => readSpread(table, metricId),
    };
}
function meanColumn(table, metricId) {
    const column = table.column(metricId);
    if (column === null)
        return null;
    const means = new Float64Array(table.ids.length);
    for (let place = 0; place < means.length; place++) {
        const { trials, values } = (0,_score_table_js__WEBPACK_IMPORTED_MODULE_0__  .nP)(column, table, place);
        means[place] = values.length === 0 || 2 * values.length < trials ? NaN : (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__  .i2)(values);
    }
    return means.every(Number.isNaN) ? null : means;
}
function sumColumn({ trials, column }, metricId) {
    const { states, values } = column(metricId) ?? { states: [], values: [] };
    let [total, scored] = [0, 0];
    for (let at = 0; at < states.length; at++) {
        if (states[at] !== _score_table_js__WEBPACK_IMPORTED_MODULE_0__  .Zb)
            continue;
        total += values[at] ?? NaN;
        scored += 1;
    }
    return { total, missing: trials.length - scored };
}
function readSpread(table, metricId) {
    const column = table.column(metricId);
    if (column === null)
        return { runs: [], within: [] };
    const scored = [...table.trials.keys()].filter((at) => column.states[at] === _score_table_js__WEBPACK_IMPORTED_MODULE_0__  .Zb);
    const runs = [...(0,_model_group_by_js__WEBPACK_IMPORTED_MODULE_2__  .$z)(scored, (at) => table.trials[at]?.trial ?? NaN)].sort(([a], [b]) => a - b);
    return {
        runs: runs.map(([, run]) => (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__  .i2)(run.map((at) => column.values[at] ?? NaN))),
        within: table.ids.flatMap((_, place) => (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__  .JK)((0,_score_table_js__WEBPACK_IMPORTED_MODULE_0__  .nP)(column, table, place).values) ?? []),
    };
}
function tallyCases(table) {
    const column = table.column(SUCCESS);
    return table.ids.map((_, place) => {
        const values = column === null ? [] : (0,_score_table_js__WEBPACK_IMPORTED_MODULE_0__  .nP)(column, table, place).values;
        return [values.filter((value) => value === 1).length, values.length];
    });
}


  })

};
