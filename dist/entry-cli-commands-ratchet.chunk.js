export const id = 130;
export const ids = [130];
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

  93244:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    ratchet: () => (  ratchet)
  });
  var _format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11330);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _format_format_measured_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22707);
  var _format_format_metric_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13992);
  var _format_join_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73341);
  var _modes_ratchet_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89510);
  var _flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98357);
  var _context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53925);








const ratchet = {
    details: [
        ['RUN', "a run folder (default: where `goldenpair run` puts the suite's)"],
        ['SECOND_RUN', 'a second, independent run: both must improve on the reference, and this one becomes it'],
    ],
    run: async ({ flags, positionals, terminal }) => {
        const { workingDirectory, log } = terminal;
        if (positionals.length > 2)
            (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Rd)('ratchet', `${positionals.length} folders given, expected one run or two`);
        const { suite, allowLower = null } = flags;
        const reference = flags.reference ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(suite), 'reference.json');
        const folders = [...positionals];
        if (folders.length === 0) {
            const { name, default_variant: variant } = await (0,_context_js__WEBPACK_IMPORTED_MODULE_6__  .qy)(suite, (0,_context_js__WEBPACK_IMPORTED_MODULE_6__  .q6)(terminal));
            folders.push(`.goldenpair/${name}-${variant}`);
        }
        const outcome = await (0,_modes_ratchet_js__WEBPACK_IMPORTED_MODULE_4__  .U)({
            folders: folders.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, folder)),
            reference: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, reference),
            allowLower,
            log,
        });
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workingDirectory, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, reference));
        (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .RS)({ flags, terminal }, { reference, ...outcome }, () => describe(outcome, path));
        return 0;
    },
};
function describe({ written, reason, lowered, comparison }, path) {
    const { candidate, cases } = comparison;
    const { disabled = [] } = cases;
    const changed = [
        [cases.added, 'new'],
        [cases.edited, 'edited'],
        [disabled, 'switched off'],
        [cases.removed.filter((id) => !disabled.includes(id)), 'removed'],
    ];
    const counts = changed.flatMap(([ids, word]) => (ids.length === 0 ? [] : [`${ids.length} ${word}`]));
    return [
        written
            ? `Wrote ${path}: run ${candidate.run_id}${candidate.commit === null ? '' : ` of ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_7__  .Ax)(candidate.commit)}`}. Review and commit it.`
            : `${path} stays as it is: ${reason ?? ''}.`,
        ...describeMoves(comparison),
        ...(comparison.baseline === null || counts.length === 0 ? [] : [`  cases: ${counts.join(', ')}`]),
        ...lowered.map((clause) => `  lower: ${clause}`),
    ].join('\n');
}
function describeMoves({ metrics, gates, baseline }) {
    const gated = new Set(gates.map(({ gate }) => gate.metric));
    const shown = [
        ...metrics.filter(({ metric }) => gated.has(metric.id)),
        ...(baseline === null ? [] : metrics.filter(({ metric, delta }) => !gated.has(metric.id) && (delta ?? 0) !== 0)),
    ];
    const width = Math.max(0, ...shown.map(({ metric }) => metric.title.length));
    return shown.map((row) => {
        const name = `  ${row.metric.title.padEnd(width)}  `;
        if (baseline === null) {
            const value = gates.find(({ gate }) => gate.metric === row.metric.id)?.candidate_value ?? null;
            return `${name}${value === null ? 'not scored' : (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_3__  .Fl)(row.metric, value)}`;
        }
        const text = (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_2__  .U6)(row);
        if (row.delta === null)
            return `${name}${row.cause === null ? 'not compared' : (0,_format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__  .Ei)(row.cause, row.metric)}`;
        const interval = text.interval === null ? '' : ` ${text.interval}`;
        return `${name}${text.baseline ?? '?'} → ${text.candidate ?? '?'} (${text.change ?? '?'}${interval}, n = ${row.n})`;
    });
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


  }),

  53709:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  mK: () => (  gateResultSchema),
  g_: () => (  likeTheseSchema),
  M8: () => (  limitedValue),
  v4: () => (  listedMetricSchema),
  RH: () => (  metricComparisonSchema),
  Ls: () => (  sliceComparisonSchema)
});

var schemas = __webpack_require__(55156);
var metric = __webpack_require__(16080);
var gate = __webpack_require__(61038);
var run_figure = __webpack_require__(64402);
var run = __webpack_require__(12141);
;// CONCATENATED MODULE: ./build/model/result/cause.js




const count = schemas.int().nonnegative();
const arm = schemas["enum"](['baseline', 'candidate']);
const figure = schemas["enum"](run_figure .SL);
const unit = schemas["enum"](['case', 'cluster']);
const test = { p: schemas.number(), alpha: schemas.number() };
const unscored = { baseline: count, candidate: count };
const files = schemas.strictObject({ common: count, added: count, gone: count })
    .describe('Numbers of files on both sides, only in the candidate, and only in the baseline.');
const basis = {
    files: files.nullable().describe('How many files were compared; `null` if the figure is not computed from files.'),
    all_files: schemas.literal(true)
        .describe('Set if all files are compared, because some may have been renamed.')
        .exactOptional(),
};
const change = schemas.number().describe('The change, as in `delta`: positive is better.');
const loss = { loss: metric .e4, margin: metric .e4 };
const cause_open = {
    worse: metric .e4
        .nullable()
        .describe('The margin, if a loss is proven that may or may not exceed it; `null` if no loss is proven.'),
};
const cause = (kind, facts) => schemas.strictObject({ kind: schemas.literal(kind), ...facts });
const causeSchema = schemas.discriminatedUnion('kind', [
    cause('bug', { message: schemas.string() }),
    cause('stopped', { arm, run: run .r$ }),
    cause('too-few-scored', {
        arm,
        scored: count,
        cases: count,
        floor: schemas.number(),
        grades: schemas.array(schemas.string())
            .describe('Grades that some trials of the arm lack but others of the case have; those trials are unscored.'),
        most_frequent: schemas.strictObject({ reason: schemas.string(), trials: count, unscored: count })
            .describe('The most frequent reason why trials of the arm are unscored, its number of trials, and the number of unscored trials.')
            .exactOptional(),
    }),
    cause('no-baseline', { lost: schemas["enum"](['none', 'unreadable', 'removed']) }),
    cause('redefined', { how: schemas["enum"](['prices', 'judge', 'added', 'dropped', 'definition']) }),
    cause('apart', { how: schemas["enum"](['replayed', 'machines', 'jobs']) }),
    cause('left-out', { cases: count }),
    cause('nothing-paired', {}),
    cause('no-figure', { arms: schemas.array(arm), infinite: schemas.boolean(), figure }),
    cause('no-value', { figure: figure.nullable() }),
    cause('not-measured', {}),
    cause('zero-baseline', {}),
    cause('table', { how: schemas["enum"](['none-built', 'bounds-alone', 'no-number']) }),
    cause('code-unmeasured', { measured: arm.nullable() }),
    cause('code-unscored', { arm, problem: schemas.string() }),
    cause('file-unscored', { arm, path: schemas.string(), line: schemas.int().nullable(), problem: schemas.string() }),
    cause('languages', { baseline: schemas.string().nullable(), candidate: schemas.string().nullable() }),
    cause('no-code-value', { arms: schemas.array(arm) }),
    cause('no-common-value', { files }),
    cause('review', { how: schemas["enum"](['none', 'none-in-baseline', 'another-judge']), problem: schemas.string().nullable() }),
    cause('outside-bound', {
        side: schemas["enum"](['min', 'max']),
        value: schemas.number().nullable().describe("The candidate's value; `null` if it is infinite."),
        limit: schemas.number(),
    }),
    cause('within-bounds', {}),
    cause('exact', { ...basis }),
    cause('one-reading', {}),
    cause('exact-change', { change, margin: metric .e4, within: schemas.boolean(), ...basis }),
    cause('beyond-threshold', { ...loss }),
    cause('beyond-margin', { ...loss, ...test }),
    cause('better', { gain: metric .e4, slightly: schemas.boolean(), ...test }),
    cause('unchanged', { cases: count, rules_out: metric .e4.nullable() }),
    cause('slightly-worse', { typical: schemas.boolean() }),
    cause('inside-margin', { margin: metric .e4, typical: schemas.boolean() }),
    cause('single', { unit }),
    cause('information-only', { unit, units: count, needed: count }),
    cause('cases-missing', { ...unscored }),
    cause('trials-missing', { ...unscored }),
    cause('fact', {
        change,
        changed: count.describe('The number of cases whose value changed.'),
        margin: metric .e4,
        within: schemas.boolean(),
    }),
    cause('range', {
        ...cause_open,
        range: schemas.strictObject({ row: schemas["enum"](['rounds', 'log-ratio']), low: schemas.number(), high: schemas.number() })
            .describe('The range that contains the true change, in the unit of `delta`; positive is better.'),
        broke: count.describe('The number of cases that broke beyond chance.'),
        copies: schemas.boolean(),
    }),
    cause('total-contradicts', { ...cause_open, change: schemas.number() }),
    cause('unequal-trials', {}),
    cause('change-only', { ...cause_open }),
    cause('few-clusters', { ...cause_open, clusters: count, needed: count }),
    cause('limits', { ...cause_open, flags: metric .e4.nullable(), rules_out: metric .e4.nullable() }),
])
    .meta({ id: 'reason' });

var verdict = __webpack_require__(55451);
;// CONCATENATED MODULE: ./build/model/result/gate-result.js





const gate_result_figure = schemas.number().nullable();
const rowSchema = schemas["enum"](['mcnemar', 'paired-t', 'log-ratio', 'per-run', 'rounds', 'fact', 'exact'])
    .describe('The test used. `rounds`: judged on these cases in rounds. Not tested: `fact` (a deterministic target) and `exact` (one number per side).');
const intervalSchema = schemas.strictObject({
    low: schemas.number(),
    high: schemas.number(),
    method: schemas["enum"](['tango', 't', 'cr2-t', 'point', 'bootstrap', 'rounds']),
})
    .describe('The two-sided interval of `delta` at level 1 - alpha; positive is better.');
const measuredChange = {
    n: schemas.int().nonnegative().describe('The number of paired cases, or of compared files on row `exact`.'),
    row: rowSchema.nullable(),
    baseline: gate_result_figure.describe("The baseline's mean over the paired cases, or its figure of the run; `null` if none."),
    candidate: gate_result_figure.describe("The candidate's mean over the paired cases, or its figure of the run; `null` if none."),
    infinite: schemas.array(schemas["enum"](['baseline', 'candidate']))
        .describe('The arms whose value is `null` because it is infinite: a ratio with a denominator of 0.')
        .exactOptional(),
    delta: gate_result_figure.describe("The difference in the metric's unit, or ln(candidate/baseline) on row `log-ratio`; positive is better. For a neutral metric: candidate - baseline."),
    interval: intervalSchema.nullable(),
    p: gate_result_figure.describe('The two-sided p-value, unadjusted; `null` if nothing was tested.'),
};
const metricComparisonSchema = schemas.strictObject({
    metric: metric .DI,
    ...measuredChange,
    cause: causeSchema.nullable().describe('Why there is no test or no reliable p; otherwise `null`.'),
    marks: schemas.array(schemas.string()).describe('Remarks on these numbers, as clauses.').exactOptional(),
});
const listedMetricSchema = metricComparisonSchema.extend({
    p_adjusted: gate_result_figure.describe("The adjusted p: a gate's own if the numbers are a gate's, else by Benjamini and Hochberg over all metrics and tags of all candidates. `null` if nothing was tested."),
});
const sliceComparisonSchema = schemas.strictObject({
    tag: schemas.string(),
    result: metricComparisonSchema,
    p_adjusted: schemas.number().describe('p adjusted by Benjamini and Hochberg over all metrics and tags of all candidates.'),
});
const gate_result_count = schemas.int().nonnegative();
const texts = schemas.array(schemas.string());
const flag = schemas.boolean();
const ends = schemas.strictObject({ low: schemas.number(), high: schemas.number() });
const boundMethodSchema = schemas["enum"]([
    'tango',
    't',
    'gaffke',
    'bootstrap-t',
    'cr2-t',
    'cluster-gaffke',
    'cluster-bootstrap-t',
]);
const boundSchema = schemas.strictObject({
    method: boundMethodSchema,
    value: gate_result_figure.describe('The bound; `null` if it does not exist, which rules out `no-regression`.'),
    above_margin: flag,
    share_at_or_below: schemas.number()
        .describe('Only for Gaffke: the share of weighted means at or below -margin; above_margin needs at most alpha/2.')
        .exactOptional(),
})
    .describe('A one-sided lower bound, at level alpha/2, to show whether a loss is within the margin.');
const checksSchema = schemas.strictObject({
    exact_p: schemas.number().exactOptional(),
    exact_p_log10: schemas.number()
        .describe('log10 of `exact_p`. Absent unless `exact_p` is below the smallest double.')
        .exactOptional(),
    chi2: gate_result_figure.exactOptional(),
    chi2_corrected: gate_result_figure.exactOptional(),
    newcombe10: ends.exactOptional(),
    sign_flip_p: gate_result_figure.exactOptional(),
    wilcoxon_pratt_p: gate_result_figure.exactOptional(),
    mcnemar_first_trial_p: schemas.number().exactOptional(),
    cohen_dz: gate_result_figure
        .describe("Cohen's dz: mean difference / standard deviation of the differences; `null` if all are equal.")
        .exactOptional(),
    hedges_g: gate_result_figure.describe("`cohen_dz` with Hedges' correction for few cases.").exactOptional(),
    percentile: ends
        .describe('The percentile bootstrap interval of `delta` over cases, at level 1 - alpha.')
        .exactOptional(),
    bca: ends.nullable().exactOptional(),
    studentised: ends.nullable().exactOptional(),
    matched_trials: schemas.strictObject({ p: schemas.number(), delta: schemas.number() })
        .describe('The test on equal numbers of trials, which `improved` must pass too. Absent if they are equal anyway.')
        .exactOptional(),
})
    .describe('Other tests of the same pairs, for information only.');
const theseCasesSchema = schemas.strictObject({
    how: schemas["enum"](['rounds', 'fact'])
        .describe('`rounds`: judged after rounds of tries; `fact`: the target is deterministic, so no test is needed.'),
    round: gate_result_count.describe('The round after which the gate was decided; 0 for a fact.'),
    worse: flag.describe('Whether the gate is inconclusive but with a proven loss or with cases in `broke`.'),
    broke: texts.describe('Ids of cases that broke beyond chance: good on main and bad in every try.'),
    copies: flag.describe('Whether repeated answers agree too often (cache, fixed seed), so each case counts once.'),
    hopeless: flag.describe('Whether not even all rounds were expected to rule out a loss of the margin.'),
})
    .describe('How the gate was decided on these cases. Absent if it was not.');
const likeTheseSchema = schemas.strictObject({
    verdict: schemas["enum"](verdict .Jm),
    ...measuredChange,
    p_adjusted: gate_result_figure,
    can_rule_out: gate_result_figure,
    figures_unit: schemas["enum"](['absolute', 'relative']),
})
    .describe('What the first try of each case shows about similar questions. Decides nothing.');
const worseCasesSchema = schemas.strictObject({
    count: gate_result_count.describe('The number of compared cases with a worse mean over their tries than in the baseline.'),
    beyond: gate_result_count
        .describe('How many of them lost the margin or more. Absent if none did, and for yes/no metrics.')
        .exactOptional(),
    better: gate_result_count.describe('The number of compared cases with a better mean.'),
    worst: schemas.array(schemas.strictObject({ case_id: schemas.string(), baseline: schemas.number(), candidate: schemas.number() }))
        .describe('The cases that lost the margin or more, else the worst 20, the worst first, with their means on both sides.'),
})
    .describe('The cases behind a loss of quality. Absent if the gate shows none and is not inconclusive, or no case lost; absent for `success`, whose cases are in `flips`, for costs and times, and for figures of the run.');
const gateResultSchema = schemas.strictObject({
    gate: gate .Tp,
    metric: metric .DI,
    verdict: schemas["enum"](verdict .Jm),
    suspect: flag,
    failed: flag.describe('Whether the gate fails. It fails the run only if its severity is `fail`.'),
    cause: causeSchema,
    ...measuredChange,
    these_cases: theseCasesSchema.exactOptional(),
    like_these: likeTheseSchema.exactOptional(),
    clusters: gate_result_count.nullable().describe('The number of clusters; `null` if the test is not clustered.'),
    candidate_value: gate_result_figure.describe('The value that `min` and `max` limit: the mean over all scored candidate cases in the slice, or the figure of the whole run.'),
    p_adjusted: gate_result_figure,
    df: gate_result_figure,
    bounds: schemas.array(boundSchema),
    ratio_of_means: gate_result_figure.describe("The candidate's mean / the baseline's over the pairs, on row `log-ratio`."),
    scored_share: schemas.strictObject({ baseline: gate_result_figure, candidate: gate_result_figure }),
    missing_unevenly: flag,
    borderline: flag.describe('Whether only one of `p`, which decides, and `interval` shows a difference: on row `mcnemar`, and on these cases, where `interval` also allows for chance that few tries cannot show, and its lower end is one-sided.'),
    broken_by: texts
        .describe("Ids of the candidate's cases (new and edited ones too) by which a yes/no metric breaks `min` or `max`.")
        .exactOptional(),
    worse_cases: worseCasesSchema.exactOptional(),
    newly_failing: gate_result_count.nullable(),
    newly_passing: gate_result_count.nullable(),
    least_flips: gate_result_count
        .describe('The fewest flipped cases that can be significant beside the other gates. Absent without a flip test.')
        .exactOptional(),
    can_flag: gate_result_figure.describe('The smallest drop that is flagged with 80 % power; `null` if none or unknown.'),
    can_rule_out: gate_result_figure.describe('The smallest drop that this result rules out; `null` if none.'),
    figures_unit: schemas["enum"](['absolute', 'relative'])
        .describe('The unit of `can_flag` and `can_rule_out`; `relative`: a share of the baseline.'),
    cases_needed: gate_result_figure.describe('Cases needed to flag a drop of twice the margin with 80 % power.'),
    cases_to_settle: gate_result_figure.describe('Cases needed to rule out a drop of the margin with 80 % power if nothing changed.'),
    checks: checksSchema,
    agreement: schemas.strictObject({
        kappa: schemas.number(),
        low: gate_result_figure,
        high: gate_result_figure,
        n: gate_result_count.describe('The number of cases that both the judge and a person graded.'),
        least: schemas.number().describe('The required kappa if `kappa` is lower, so the gate only warns.').exactOptional(),
        needed: gate_result_count.describe('The required number of labels if `n` is lower; the gate still decides.').exactOptional(),
    })
        .describe("The judge's agreement with `human_labels`: quadratic weighted kappa and its 95 % interval.")
        .exactOptional(),
    warnings: texts,
    marks: texts.describe('The warnings to show beside the verdict.').exactOptional(),
});
function limitedValue(input) {
    const { candidate_value: value, infinite } = input;
    return value ?? (infinite?.includes('candidate') === true ? Infinity : null);
}


  }),

  89510:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A: () => (  findLowered),
    U: () => (  ratchet)
  });
  var _format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11330);
  var _compare_decide_compare_runs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56322);
  var _format_format_measured_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22707);
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(77377);
  var _io_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60198);
  var _metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21501);
  var _model_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50262);
  var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(35560);
  var _model_run_file_version_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47673);
  var _model_run_reference_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38045);
  var _model_run_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(12141);
  var _model_run_shard_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(64520);
  var _stats_round_noise_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(47704);
  var _store_runs_read_reference_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9073);
  var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(41345);















async function ratchet({ folders, reference: path, allowLower, log }) {
    const first = folders[0] === undefined ? undefined : await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_11__  .cI)(folders[0]);
    const declared = first && (0,_metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_4__  .ki)(first);
    const before = (await (0,_store_runs_read_reference_js__WEBPACK_IMPORTED_MODULE_10__  .A_)(path)) ? await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_11__  .my)(path, { log, declared }) : null;
    const compared = [];
    for (const [place, folder] of folders.entries()) {
        const scored = await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_11__  .my)(folder, { log, run: place === 0 ? first : undefined });
        const refuse = (problem) => new _model_error_js__WEBPACK_IMPORTED_MODULE_5__  .yo('reference-refused', { folder, problem });
        const problem = findUnfitness(scored, before?.run ?? compared[0]?.scored.run ?? null);
        if (problem !== null)
            throw refuse(problem);
        if (compared.some(({ scored: other }) => other.run.session_id === scored.run.session_id))
            throw refuse('it was measured in the same session as the other run, so the two are not independent');
        const comparison = (0,_compare_decide_compare_runs_js__WEBPACK_IMPORTED_MODULE_1__  .q)({ baseline: before, candidate: scored, failOn: 'never' });
        const invalid = comparison.gates.find(({ verdict }) => verdict === 'invalid');
        if (invalid !== undefined)
            throw refuse(`${invalid.metric.title}: ${(0,_format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__  .V$)(invalid)}`);
        compared.push({ scored, comparison });
    }
    const proposed = compared.at(-1);
    if (proposed === undefined)
        throw new Error('no run was named');
    const { scored, comparison } = proposed;
    const lowered = before === null ? [] : findLowered(before.run, comparison);
    const result = { lowered, comparison };
    const short = compared.filter((each) => each.comparison.verdict.word !== 'improved');
    if (before !== null && compared.length > 1 && short.length > 0) {
        const words = short.map((each) => `${each.scored.run.run_id} is ${each.comparison.verdict.word}`).join(', ');
        return {
            ...result,
            written: false,
            reason: `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_12__  .pq)(compared.length, 'run')} must both improve on it, and ${words}`,
        };
    }
    if (lowered.length > 0 && allowLower === null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_5__  .yo('reference-lowered', { path, metrics: lowered });
    const because = allowLower === null || lowered.length === 0 ? null : { reason: allowLower, metrics: [...lowered] };
    await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_3__  .fR)(path, writeReference(makeReference(scored, because)));
    return { ...result, written: true, reason: null };
}
function findUnfitness({ run, trials }, other) {
    if (run.metrics.length === 0)
        return 'it is a reference itself';
    if (run.counts === null)
        return 'it never finished';
    if (run.stopped !== undefined)
        return (0,_format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__  .p_)(run.stopped);
    if ((0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_8__  .hF)(run))
        return _format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__  .wo;
    if (run.shard !== null)
        return `it is shard ${(0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_9__  ._D)(run.shard)} of a run`;
    if (run.subset !== null)
        return `it measured only the cases ${run.subset}`;
    if (run.first_look !== undefined)
        return `it is a first look at ${run.first_look.cases} of ${run.first_look.of} cases`;
    if (run.gates.length === 0)
        return 'it has no gates';
    const planned = run.cases.length * (run.plan === undefined ? run.trials_per_case : 1);
    if (trials.length < planned)
        return `only ${trials.length} of its ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_12__  .pq)(planned, 'trial')} were made`;
    if (other !== null && other.suite.name !== run.suite.name)
        return `it is of the suite ${run.suite.name}, not of ${other.suite.name}`;
    return null;
}
function writeReference(reference) {
    const members = Object.entries(reference).map(([key, value]) => `  ${JSON.stringify(key)}: ${writeMember(value)}`);
    return `{\n${members.join(',\n')}\n}\n`;
}
function writeMember(value) {
    const items = Array.isArray(value) ? value.map((item) => JSON.stringify(item)) : null;
    if (items !== null)
        return enclose('[]', items);
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value);
    const members = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${JSON.stringify(item)}`);
    return enclose('{}', members);
}
function enclose(brackets, lines) {
    if (lines.length === 0)
        return brackets;
    return `${brackets.charAt(0)}\n${lines.map((line) => `    ${line}`).join(',\n')}\n  ${brackets.charAt(1)}`;
}
function findLowered(reference, { metrics, gates }) {
    const gated = new Set([...reference.gates, ...gates.map(({ gate }) => gate)].map(({ metric }) => metric));
    const whole = metrics.filter(({ metric }) => gated.has(metric.id)).map((row) => ({ row, where: '' }));
    const slices = gates.flatMap((row) => (row.gate.where === null ? [] : [{ row, where: ` (${row.gate.where})` }]));
    return [...whole, ...slices].flatMap(({ row, where }) => {
        const { metric, n, delta, cause } = row;
        if (metric.environment === 'bound' || metric.direction === 'neutral')
            return [];
        const name = `${metric.title}${where}`;
        if (n === 0 || delta === null)
            return [`${name} cannot be compared (${(0,_format_describe_reason_js__WEBPACK_IMPORTED_MODULE_0__  .Ei)(cause ?? { kind: 'nothing-paired' }, metric)})`];
        if (delta > -_stats_round_noise_js__WEBPACK_IMPORTED_MODULE_13__  .p)
            return [];
        const { baseline, candidate, changeInWords } = (0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_2__  .U6)(row);
        return [`${name} ${baseline ?? '?'} → ${candidate ?? '?'} (${changeInWords ?? '?'}, n = ${n})`];
    });
}
function makeReference({ run, trials }, lowered) {
    if (run.counts === null)
        throw new Error(`the run ${run.run_id} never finished`);
    const bound = new Set(run.metrics.filter(({ environment }) => environment === 'bound').map(({ id }) => id));
    const measured = Object.entries(run.summaries).filter(([id, { applicable }]) => applicable > 0 && !bound.has(id));
    const scores = collectScores((0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_8__  .aO)(trials), bound);
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_14__  .Oy)({
        kind: 'reference',
        ...(0,_model_run_file_version_js__WEBPACK_IMPORTED_MODULE_6__  .y5)(_model_run_reference_js__WEBPACK_IMPORTED_MODULE_7__  .ZV),
        ...(0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_14__  .Up)(run, ['suite', 'run_id', 'mode', 'variant', 'commit', 'branch']),
        ...(0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_14__  .Up)(run, ['started_at', 'finished_at', 'seed', 'trials_per_case']),
        lowered: lowered ?? undefined,
        summaries: sortKeys(Object.fromEntries(measured)),
        ...(0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_14__  .Up)(run, ['gates', 'settings', 'pricing', 'environment']),
        fingerprints: { ...run.fingerprints, metrics: sortKeys(run.fingerprints.metrics) },
        counts: run.counts,
        stale_cases: run.stale_cases,
        cases: [...run.cases]
            .sort((a, b) => (a.id < b.id ? -1 : 1))
            .map((golden) => {
            const { scores: own, failed } = scores.get(golden.id) ?? { scores: {} };
            const facts = (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_14__  .Up)(golden, ['id', 'fingerprint', 'tags', 'difficulty', 'profile']);
            return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_14__  .Oy)({ ...facts, scores: sortKeys(own), failed });
        }),
    });
}
function collectScores(trials, left_out) {
    const cases = new Map();
    for (const { case: id, scores, unscored, failed } of [...trials].sort((a, b) => a.trial - b.trial)) {
        const found = cases.get(id) ?? { trials: 0, scores: {} };
        cases.set(id, found);
        if (failed === true)
            (found.failed ??= []).push(found.trials);
        found.trials += 1;
        for (const metric of [...Object.keys(scores), ...Object.keys(unscored)])
            if (!left_out.has(metric))
                (found.scores[metric] ??= []).push(scores[metric] ?? null);
    }
    return cases;
}
function sortKeys(record) {
    return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}


  })

};
