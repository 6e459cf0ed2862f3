export const id = 8013;
export const ids = [8013,4650];
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

  4293:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    merge: () => (  merge)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _measure_recorded_merge_runs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62255);
  var _flags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98357);
  var _print_evaluation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96252);
  var _context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53925);





const merge = {
    run: async ({ flags, positionals, terminal }) => {
        if (positionals.length === 0)
            (0,_flags_js__WEBPACK_IMPORTED_MODULE_2__  .Rd)('merge', 'no folders given; name those of all shards');
        const folders = positionals.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(terminal.workingDirectory, path));
        const out = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(terminal.workingDirectory, flags.out ?? '.goldenpair/merged');
        if (folders.includes(out))
            (0,_flags_js__WEBPACK_IMPORTED_MODULE_2__  .X2)('out', flags.out ?? out, 'a folder other than those of the shards');
        const baseline = await (0,_context_js__WEBPACK_IMPORTED_MODULE_4__  .Bv)(flags.baseline, terminal);
        await (0,_measure_recorded_merge_runs_js__WEBPACK_IMPORTED_MODULE_1__  .rV)({ folders, out, log: terminal.log });
        const showing = { flags, terminal };
        return (0,_print_evaluation_js__WEBPACK_IMPORTED_MODULE_3__  .cY)(await (0,_print_evaluation_js__WEBPACK_IMPORTED_MODULE_3__  .Dj)({ candidates: [out], baseline, outputFolder: out }, showing), showing);
    },
};


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
