export const id = 8937;
export const ids = [8937];
export const modules = {

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

  80043:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    showList: () => (  showList),
    validate: () => (  validate)
  });
  var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(35560);
  var _io_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13211);
  var _compare_pair_check_gates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96012);
  var _compare_decide_coverage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94155);
  var _compare_gate_forecast_gates_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24280);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(77377);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(73341);
  var _io_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86349);
  var _model_run_rounds_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87375);
  var _model_suite_inference_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(96762);
  var _measure_run_custom_metrics_messages_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30773);
  var _measure_load_suite_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1642);
  var _measure_suite_advise_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(31718);
  var _measure_suite_problem_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(55151);
  var _flags_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(98357);
  var _metrics_index_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(11794);
  var _measure_targets_index_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(55750);
  var _report_render_text_width_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(40524);
  var _context_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(53925);
  var _metrics_define_metric_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(94896);




















const validate = {
    run: async ({ flags, given, terminal }) => {
        if (flags.list !== undefined)
            return showList({ flags, given, terminal });
        if (flags.rebind)
            return (await __webpack_require__.e(  8547).then(__webpack_require__.bind(__webpack_require__, 48547))).rebindCases(flags, terminal);
        const { suite, validation } = await validateSuite({
            path: flags.suite,
            workingDirectory: terminal.workingDirectory,
            registries: _measure_load_suite_js__WEBPACK_IMPORTED_MODULE_7__  .J3,
            scorer: (0,_measure_run_custom_metrics_messages_js__WEBPACK_IMPORTED_MODULE_6__  .pp)({ ...terminal, targetEnvNames: [] }),
            strict: flags.strict,
            base: flags.base ?? null,
        });
        (0,_flags_js__WEBPACK_IMPORTED_MODULE_9__  .RS)({ flags, terminal }, validation, () => describeValidation(validation, suite, flags.verbose));
        if (validation.errors.length > 0)
            return 3;
        if (flags.ask !== undefined) {
            for (const line of await (await __webpack_require__.e(  924).then(__webpack_require__.bind(__webpack_require__, 10924))).askCases(terminal, flags))
                if (flags.json)
                    terminal.log.info(line);
                else
                    terminal.print(line);
        }
        return 0;
    },
};
function describeValidation({ suite: file, errors, warnings, notes, forecast }, suite, isVerbose) {
    const fold = isVerbose ? (problems) => problems : _measure_suite_problem_js__WEBPACK_IMPORTED_MODULE_14__  .KH;
    const counts = (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_15__  .Eb)(errors.length > 0 && (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_16__  .pq)(errors.length, 'error'), warnings.length > 0 && (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_16__  .pq)(warnings.length, 'warning'));
    const list = (word, problems) => fold(problems).map(({ file, line, message }) => `${file}:${line}: ${word}: ${message}`);
    return [
        ...list('error', errors),
        ...list('warning', warnings),
        ...notes.map((note) => `note: ${note}`),
        ...(forecast?.gates ?? []).flatMap(({ gate, text, can_fail: canFail }) => (canFail ? `gate ${gate}: ${text}` : [])),
        ...[forecast?.assumed ?? []].flat(),
        `${file}: ${counts.length === 0 ? 'no problems' : counts.join(', ')}.${suite === null ? '' : ` ${describeSuite(suite)}`}`,
    ].join('\n');
}
function describeSuite(suite) {
    const enabled = suite.cases.filter((golden) => golden.enabled);
    const critical = enabled.filter((golden) => golden.critical).length;
    const gates = suite.gates.map(({ id }) => id).join(', ');
    return `Cases: ${enabled.length} (${critical} critical). Variants: ${Object.keys(suite.variants).join(', ')}. Gates: ${gates}.`;
}
const MAX_NAMED = 5;
async function validateSuite(input) {
    const { strict, base, ...source } = input;
    const loaded = await (0,_measure_load_suite_js__WEBPACK_IMPORTED_MODULE_7__  .xj)(source);
    const { stale } = loaded;
    const changed = base === null ? [] : await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_4__  .IM)(base, source.workingDirectory);
    const change = (0,_measure_suite_advise_js__WEBPACK_IMPORTED_MODULE_8__  .h6)({ manifest: loaded.path, files: loaded.files, changed });
    const forecast = forecastSuite(loaded);
    const doubts = [
        ...loaded.warnings,
        ...loaded.advise(),
        ...findExpired(loaded.suite?.cases ?? [], _io_clock_js__WEBPACK_IMPORTED_MODULE_0__  .ml.now()),
        ...(forecast === null ? [] : findUngatedCases(forecast)),
        ...(change === null ? [] : [change]),
    ];
    const idle = (forecast?.gates ?? []).flatMap(({ gate, text, can_fail: canFail }, index) => canFail ? [] : [{ file: loaded.path, line: loaded.lineOfGate(index), message: `gate ${(0,_measure_suite_problem_js__WEBPACK_IMPORTED_MODULE_14__  .hD)(gate)} ${text}.` }]);
    const areErrors = { stale: strict || loaded.strict, doubts: strict };
    const order = (problems) => (0,_measure_suite_problem_js__WEBPACK_IMPORTED_MODULE_14__  .wd)(problems, loaded.files);
    return {
        suite: loaded.suite,
        validation: {
            suite: loaded.path,
            errors: order([...loaded.problems, ...(areErrors.stale ? stale : []), ...(areErrors.doubts ? doubts : [])]),
            warnings: order([...(areErrors.stale ? [] : stale), ...(areErrors.doubts ? [] : doubts), ...idle]),
            notes: loaded.unchecked ? [_measure_load_suite_js__WEBPACK_IMPORTED_MODULE_7__  .V] : [],
            forecast: forecast === null ? null : { gates: forecast.gates, assumed: forecast.assumed },
        },
    };
}
function findExpired(cases, now) {
    const today = now.toISOString().slice(0, 10);
    return cases.flatMap(({ id, at, flaky, enabled }) => {
        if (!enabled || flaky === undefined || flaky >= today)
            return [];
        const message = `the quarantine of case ${(0,_measure_suite_problem_js__WEBPACK_IMPORTED_MODULE_14__  .hD)(id)} ended on ${flaky}, but gates still leave it out. Remove \`flaky\`, or give a later day.`;
        return [{ ...at, message }];
    });
}
function findUngatedCases({ uncovered }) {
    const [first] = uncovered;
    if (first === undefined)
        return [];
    const ids = uncovered.map(({ id }) => id);
    const message = `no gate looks at the quality of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_16__  .pq)(ids.length, 'case')}: ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_17__  .FS)(ids, MAX_NAMED)}. State what a good answer is (checks, hops, sources, spans), or gate a metric that applies to ${ids.length === 1 ? 'it' : 'them'}.`;
    return [{ ...first.at, message }];
}
function forecastSuite({ suite, metrics }) {
    if (suite === null || !suite.gates.some(({ severity }) => severity === 'fail'))
        return null;
    const byId = new Map(metrics.map((metric) => [metric.id, metric]));
    const applies = ({ id }, golden) => byId.get(id)?.applies(golden) === true;
    const known = suite.gates.filter(({ metric, assumed }) => assumed !== true || byId.get(metric)?.default_gate !== 'if-reported');
    const gates = (0,_compare_pair_check_gates_js__WEBPACK_IMPORTED_MODULE_1__  .P)(known, metrics);
    const cases = suite.cases.filter(({ enabled }) => enabled);
    const { alpha, trials, baseline_trials: baseline } = suite;
    const deterministic = suite.variants[suite.default_variant]?.target.deterministic ?? false;
    return {
        ...(0,_compare_gate_forecast_gates_js__WEBPACK_IMPORTED_MODULE_3__  .e)({
            gates,
            cases,
            applies,
            alpha,
            deterministic,
            rounds: (0,_model_suite_inference_js__WEBPACK_IMPORTED_MODULE_18__  .h)('recorded', suite.inference) === 'these-cases' ? (suite.rounds ?? _model_run_rounds_plan_js__WEBPACK_IMPORTED_MODULE_5__  .JH) : null,
            measured: () => null,
            trials: { baseline: deterministic ? trials : baseline, candidate: trials },
        }),
        uncovered: (0,_compare_decide_coverage_js__WEBPACK_IMPORTED_MODULE_2__  .L)(gates, cases, applies),
    };
}
const PLAIN = { k: [5], primary_k: 5, success: 'all', pricing: { models: {} } };
function writeFacts({ facts, source }) {
    if (facts === undefined || source === undefined)
        return '';
    return `\n    ${(0,_metrics_define_metric_js__WEBPACK_IMPORTED_MODULE_13__  .q9)(facts)}. Default margin: ${(0,_metrics_define_metric_js__WEBPACK_IMPORTED_MODULE_13__  .lP)(facts)}.\n    Source: ${source}.`;
}
const LISTS = {
    metrics: async (path, terminal, isNamed) => {
        const own = isNamed ? ((await (0,_context_js__WEBPACK_IMPORTED_MODULE_12__  .qy)(path, (0,_context_js__WEBPACK_IMPORTED_MODULE_12__  .q6)(terminal))).custom_metrics?.metrics ?? []) : [];
        return [
            ..._metrics_index_js__WEBPACK_IMPORTED_MODULE_10__  .M.flatMap(({ name, title: text, source, expand }) => expand(PLAIN).map((metric) => ({ name, text, source, facts: (0,_metrics_define_metric_js__WEBPACK_IMPORTED_MODULE_13__  .gt)(metric) }))),
            ...own.map(({ source, ...facts }) => ({ name: facts.id, text: facts.title, source, facts })),
        ];
    },
    targets: () => Promise.resolve(_measure_targets_index_js__WEBPACK_IMPORTED_MODULE_11__  .M.map(({ name, title }) => ({ name, text: title }))),
    cases: async (path, terminal) => {
        const suite = await (0,_context_js__WEBPACK_IMPORTED_MODULE_12__  .qy)(path, (0,_context_js__WEBPACK_IMPORTED_MODULE_12__  .q6)(terminal));
        return suite.cases.map(({ id, query, tags }) => ({ name: id, text: query, tags }));
    },
};
async function showList({ flags, given, terminal }) {
    const rows = await LISTS[flags.list ?? 'cases'](flags.suite, terminal, given['suite'] !== undefined);
    const lines = (0,_report_render_text_width_js__WEBPACK_IMPORTED_MODULE_19__  .RM)(rows.map(({ name, text, tags }) => [name, `${text}${tags === undefined ? '' : `  [${tags.join(', ')}]`}`]));
    (0,_flags_js__WEBPACK_IMPORTED_MODULE_9__  .RS)({ flags, terminal }, rows, () => rows.map((row, at) => `${lines[at] ?? ''}${writeFacts(row)}`).join('\n'));
    return 0;
}


  }),

  53925:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bv: () => (  baselineOf),
    EY: () => (  measureLocal),
    Rh: () => (  showProgress),
    XF: () => (  storedBaseline),
    Zn: () => (  printPlan),
    lF: () => (  openFlagCache),
    q6: () => (  createContext),
    qy: () => (  loadLocalSuite),
    uK: () => (  readLocalCheckout),
    zh: () => (  chooseVariant)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _format_describe_progress_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(13617);
  var _github_checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81136);
  var _io_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13211);
  var _io_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86349);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50262);
  var _model_suggest_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(60288);
  var _measure_run_custom_metrics_messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30773);
  var _measure_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75695);
  var _measure_load_suite_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1642);
  var _measure_targets_target_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(60977);
  var _measure_run_measure_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(16305);
  var _modes_request_provider_access_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(20235);
  var _store_open_cache_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(19859);
  var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(41345);
  var _flags_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(98357);
















function createContext(terminal, targetEnvNames = []) {
    const { env, home, workingDirectory, log, signal } = terminal;
    return {
        env,
        targetEnvNames,
        providers: (0,_modes_request_provider_access_js__WEBPACK_IMPORTED_MODULE_10__  .r6)(env),
        scorer: (0,_measure_run_custom_metrics_messages_js__WEBPACK_IMPORTED_MODULE_5__  .pp)({ home, env, targetEnvNames }),
        programs: (0,_measure_targets_target_js__WEBPACK_IMPORTED_MODULE_8__  .g6)(home),
        workingDirectory,
        clock: _io_clock_js__WEBPACK_IMPORTED_MODULE_2__  .ml,
        log,
        signal,
    };
}
async function loadLocalSuite(path, { workingDirectory, scorer, log }, { strict = false, skipped = null } = {}) {
    const suite = await (0,_measure_load_suite_js__WEBPACK_IMPORTED_MODULE_7__  .bu)({ path, workingDirectory, registries: _measure_load_suite_js__WEBPACK_IMPORTED_MODULE_7__  .J3, scorer, log, strict });
    return skipped === null ? suite : (0,_measure_run_measure_js__WEBPACK_IMPORTED_MODULE_9__  .O2)(suite, { skipped, log });
}
function chooseVariant({ variants, default_variant }, { variant = default_variant }) {
    const known = Object.keys(variants);
    if (known.includes(variant))
        return variant;
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__  .yo('variant-unknown', { name: variant, suggestion: (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_14__  .ZA)(variant, known), known });
}
async function readLocalCheckout(workingDirectory, except) {
    const [{ sha: commit }, isDirty] = await Promise.all([
        (0,_github_checkout_js__WEBPACK_IMPORTED_MODULE_1__  .b$)({ workingDirectory, fallbackSha: null }),
        (0,_io_git_js__WEBPACK_IMPORTED_MODULE_3__  .ik)(workingDirectory, [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, 'goldenpair-report'), ...except]),
    ]);
    return { commit, isDirty: isDirty && commit !== null };
}
async function measureLocal(input, context, terminal) {
    const { checkout, ...request } = input;
    const outs = request.arms.map(({ out }) => out);
    const here = await (checkout ?? readLocalCheckout(context.workingDirectory, outs));
    return (0,_measure_run_measure_js__WEBPACK_IMPORTED_MODULE_9__  .xP)({ ...request, ...context, ...here, branch: null, onProgress: showProgress(terminal) });
}
async function storedBaseline(path, { workingDirectory }) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, path);
    const { commit, branch } = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_12__  .cI)(folder);
    return { kind: 'found', folder, commit, branch, age_hours: null, distance: null, run_url: null, note: null };
}
async function baselineOf(path, terminal) {
    if (path !== undefined)
        return storedBaseline(path, terminal);
    return { kind: 'none', reason: 'no baseline was given; name one with --baseline, or use `goldenpair compare` later' };
}
function openFlagCache(flags, { workingDirectory, log }) {
    if (flags.cacheDir === undefined || flags.noCache)
        return null;
    return (0,_store_open_cache_js__WEBPACK_IMPORTED_MODULE_11__  .b)({ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, flags.cacheDir), clock: _io_clock_js__WEBPACK_IMPORTED_MODULE_2__  .ml, log });
}
function printPlan(plan, flags, terminal) {
    (0,_flags_js__WEBPACK_IMPORTED_MODULE_13__  .RS)({ flags, terminal }, plan, () => (0,_measure_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_6__  .p)(plan));
    return 0;
}
const REDRAWN_MS = 100;
function showProgress({ progress, log }) {
    if (progress === null)
        return (0,_format_describe_progress_js__WEBPACK_IMPORTED_MODULE_15__  .sc)(log.info);
    let drawnMs = -Infinity;
    return (state) => {
        const { done, total, elapsedMs } = state;
        if (done === total)
            return progress(() => '');
        if (elapsedMs - drawnMs < REDRAWN_MS)
            return;
        drawnMs = elapsedMs;
        progress((columns) => (0,_format_describe_progress_js__WEBPACK_IMPORTED_MODULE_15__  .Il)(state, columns));
    };
}


  }),

  22837:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    N0: () => (  relativeChange),
    NV: () => (  logToShare),
    RV: () => (  isWorseUnsized),
    SI: () => (  MEANINGFUL_CHANGE),
    Tf: () => (  isRangeAtOdds),
    WO: () => (  isPotentiallyMeaningful),
    bQ: () => (  isSlightlyBetter),
    hO: () => (  isEstablished),
    hf: () => (  isSlightlyWorse),
    jZ: () => (  findTagLosses),
    rY: () => (  logMargin)
  });
  var _rounding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47704);

const MEANINGFUL_CHANGE = 0.1;

function relativeChange({ metric, row, baseline, delta }) {
    if (delta === null)
        return null;
    const change = metric.direction === 'lower' ? -delta : delta;
    if (row === 'log-ratio')
        return Math.expm1(change);
    return baseline === null || Math.abs(baseline) < _rounding_js__WEBPACK_IMPORTED_MODULE_0__  .p ? null : change / Math.abs(baseline);
}
function isEstablished({ row, delta, p_adjusted: p, interval }, alpha) {
    if (row === 'fact')
        return delta !== 0 && delta !== null;
    return isProven(p, alpha) && (interval === null || interval.method === 'rounds' || !includesZero(interval));
}
const includesZero = ({ low, high }) => low <= 0 && high >= 0;
function isRangeAtOdds({ p, interval }, alpha) {
    return interval?.method === 'rounds' && p !== null && isProven(p, alpha) === includesZero(interval);
}
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
        return size >= margin.value - _rounding_js__WEBPACK_IMPORTED_MODULE_0__  .p;
    };
    const lossOf = ({ result: { delta } }) => delta ?? 0;
    return slices.filter(isLost).sort((one, other) => lossOf(one) - lossOf(other));
}
function isPotentiallyMeaningful(measured, alpha) {
    if (measured.row === 'exact' || measured.row === 'fact')
        return false;
    const change = relativeChange(measured);
    return change !== null && Math.abs(change) >= MEANINGFUL_CHANGE - _rounding_js__WEBPACK_IMPORTED_MODULE_0__  .p && !isEstablished(measured, alpha);
}
const logMargin = (share, sign) => sign === -1 ? Math.log1p(share) : -Math.log1p(-share);
const logToShare = (loss, sign) => -sign * Math.expm1(-sign * loss);
const isProven = (p, alpha) => p !== null && p < alpha;
function isSlightlyWorse(result, alpha) {
    const { verdict, row, p_adjusted: p, delta, interval, these_cases: own } = result;
    const isShown = own?.how === 'rounds' ? interval !== null && interval.high < 0 : isProven(p, alpha);
    const isCertain = row === 'exact' || row === 'fact' || isShown;
    return verdict === 'no-regression' && isCertain && delta !== null && delta < 0;
}
function isWorseUnsized(result, alpha) {
    const { verdict, p_adjusted: p, delta, these_cases: own, cause } = result;
    if (own !== undefined)
        return own.worse && 'worse' in cause && cause.worse !== null;
    return verdict === 'inconclusive' && isProven(p, alpha) && delta !== null && delta < 0;
}
function isSlightlyBetter(result) {
    const { margin } = result.gate;
    if (result.verdict !== 'improved' || margin === null || result.delta === null)
        return false;
    const gain = margin.kind === 'absolute' ? result.delta : Math.abs(relativeChange(result) ?? Infinity);
    return gain < margin.value - (0,_rounding_js__WEBPACK_IMPORTED_MODULE_0__  .x)([margin.value]);
}


  })

};
