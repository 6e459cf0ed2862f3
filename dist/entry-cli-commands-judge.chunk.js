export const id = 5477;
export const ids = [5477,3068];
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

  53727:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  judge: () => (  judge)
});

var omit_undefined = __webpack_require__(35560);
var external_node_path_ = __webpack_require__(76760);
var compare_runs = __webpack_require__(56322);
var run = __webpack_require__(12141);
var rounding = __webpack_require__(47704);
var agreement = __webpack_require__(5960);
var moments = __webpack_require__(44785);
var newcombe_interval = __webpack_require__(29772);
var case_means = __webpack_require__(80719);
;// CONCATENATED MODULE: ./build/compare/differences/compare-judgings.js






function compareJudgings(input) {
    const { metrics, before, after } = input;
    const old = new Map(before.map((trial) => [(0,run .wK)(trial.case, trial.trial), trial.scores]));
    return metrics.flatMap(({ id, kind, judged_by, per_run }) => {
        if (judged_by === undefined || per_run !== undefined)
            return [];
        const both = after.map((trial) => [old.get((0,run .wK)(trial.case, trial.trial))?.[id], trial.scores[id]]);
        const pairs = both.flatMap(([one, other]) => one === undefined || other === undefined ? [] : [[one, other]]);
        const only_before = both.filter(([one, other]) => one !== undefined && other === undefined).length;
        const only_after = both.filter(([one, other]) => one === undefined && other !== undefined).length;
        const n = pairs.length;
        if (n + only_before + only_after === 0)
            return [];
        return [
            {
                metric: id,
                n,
                only_before,
                only_after,
                before: n === 0 ? null : (0,moments .i2)(pairs.map(([one]) => one)),
                after: n === 0 ? null : (0,moments .i2)(pairs.map(([, other]) => other)),
                equal: n === 0 ? null : pairs.filter(([one, other]) => one === other).length / n,
                kappa: kind === 'continuous' ? null : (0,agreement .rX)(pairs),
                spearman: (0,agreement .CN)(pairs),
            },
        ];
    });
}
function changedShare(isChanged) {
    const [changed, of] = [isChanged.filter(Boolean).length, isChanged.length];
    if (of === 0)
        return { changed, of, low: null, high: null };
    return { changed, of, ...(0,newcombe_interval .mI)({ successes: changed, n: of, alpha: 0.05 }) };
}
function countChangedCases({ metric, margin }, judgings) {
    const [before, ...after] = judgings.map(case_means .u);
    const least = margin?.kind === 'absolute' ? margin.value : 0;
    const isOther = (old, now) => metric.kind === 'binary' ? old >= 0.5 !== now >= 0.5 : Math.abs(old - now) > Math.max(least, rounding .p) - rounding .p;
    return changedShare((before?.ids ?? []).flatMap((id) => {
        const old = before?.meanOf(id, metric.id) ?? null;
        return old === null ? [] : [after.some((means) => isOther(old, means.meanOf(id, metric.id) ?? old))];
    }));
}

var check_gates = __webpack_require__(96012);
var describe_reason = __webpack_require__(11330);
var format_metric = __webpack_require__(13992);
var format_number = __webpack_require__(77377);
var judge_answer = __webpack_require__(99393);
var build_metrics = __webpack_require__(55970);
var price_reply = __webpack_require__(68674);
var model_error = __webpack_require__(50262);
var fingerprint = __webpack_require__(27866);
var suite_inference = __webpack_require__(96762);
var scoring = __webpack_require__(60960);
var score_arms = __webpack_require__(2924);
var text_width = __webpack_require__(40524);
var arm_tally = __webpack_require__(65750);
var budget_spending = __webpack_require__(35559);
var start_scorer = __webpack_require__(62898);
var dry_run = __webpack_require__(13068);
var start_judging = __webpack_require__(18471);
var measure = __webpack_require__(16305);
var rescore_run = __webpack_require__(70721);
var read_run = __webpack_require__(41345);
var spend_ledger = __webpack_require__(14426);
var cli_flags = __webpack_require__(98357);
var cli_context = __webpack_require__(53925);
;// CONCATENATED MODULE: ./build/entry/cli/commands/judge.js
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




























const judge = {
    details: [['calibrate', 'judge the answers again several times, to see how often a result would change']],
    run: async ({ flags, given, positionals, terminal }) => {
        const { workingDirectory, log } = terminal;
        const isCalibration = positionals[0] === 'calibrate';
        if (!isCalibration)
            (0,cli_flags .sB)(given, ['trials', 'baseline'], 'no such flag without `calibrate`');
        const [path, ...others] = isCalibration ? positionals.slice(1) : positionals;
        const times = isCalibration ? (flags.trials ?? 3) : 1;
        if (path === undefined || others.length > 0)
            (0,cli_flags .Rd)('judge', path === undefined ? 'no run folder' : 'more than one run folder');
        const from = (0,external_node_path_.resolve)(workingDirectory, path);
        const to = (0,external_node_path_.resolve)(workingDirectory, flags.out ?? `${path.replace(/[/\\]+$/, '')}-${isCalibration ? 'calibration' : 'judged'}`);
        if (to === from)
            (0,cli_flags .X2)('out', to, 'a folder other than that of the run');
        const context = (0,cli_context .q6)(terminal, flags.targetEnv);
        const suite = (0,measure .vy)(await (0,cli_context .qy)(flags.suite, context), (0,cli_flags .iP)(flags));
        if (flags.dryRun) {
            const { judge: config, scoring } = suite;
            if (config === undefined || scoring.judged.length === 0)
                throw new model_error .yo('suite-without-judge', { path: suite.file });
            const run = await (0,read_run .cI)(from);
            const counts = run.counts && { ...run.counts, trials: run.counts.trials * times };
            const repeated = { ...run, trials_per_case: run.trials_per_case * times, counts };
            return (0,cli_context .Zn)(await (0,dry_run .y)(repeated, { ...context, suite, config }), flags, terminal);
        }
        if (isCalibration)
            return calibrate({ suite, from, to, times }, context, { flags, terminal });
        const judged = await judgeRun({ suite, from, to }, context, terminal);
        log.info(`The judged run is in ${(0,external_node_path_.relative)(workingDirectory, to) || '.'}.`);
        (0,cli_flags .RS)({ flags, terminal }, judged.changes, () => describeJudging(judged, terminal));
        return judged.after.stopped === undefined ? 0 : 2;
    },
};
async function calibrate({ suite, from, to, times }, context, { flags, terminal }) {
    const { log, workingDirectory } = terminal;
    let recorded = null;
    let earlierUsd = 0;
    const judgings = [];
    for (let time = 1; time <= times; time++) {
        const again = { suite: { ...suite, seed: suite.seed + time * SEEDS }, from, to: (0,external_node_path_.join)(to, String(time)), earlierUsd };
        const { old, now, after, spentUsd } = await judgeRun(again, context, terminal);
        if (after.stopped !== undefined)
            return 2;
        earlierUsd = spentUsd;
        judgings.push(now);
        const hashes = [old, now].map(({ run }) => (0,fingerprint .d)(run.fingerprints.judge ?? {}));
        if (hashes[0] === hashes[1])
            recorded = old;
    }
    const [first, ...others] = recorded === null ? judgings : [recorded, ...judgings];
    if (first === undefined)
        throw new Error('nothing was judged');
    if (recorded === null)
        log.info('Another judge judged the run; its judgments are not part of this.');
    const folder = flags.baseline === undefined ? null : (0,external_node_path_.resolve)(workingDirectory, flags.baseline);
    const calibration = calibrateJudge([first, ...others], folder === null ? null : await (0,read_run .my)(folder, { log }));
    (0,cli_flags .RS)({ flags, terminal }, calibration, () => describeCalibration(calibration));
    return 0;
}
const SEEDS = 100;
async function judgeRun({ suite, from, to, earlierUsd = 0 }, context, terminal) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { clock, log, signal, workingDirectory } = context;
        const start = (0,start_judging .rk)(suite, context);
        if (start === null)
            throw new model_error .yo('suite-without-judge', { path: suite.file });
        const before = await (0,read_run .cI)(from);
        const { judged, rubric_categories } = suite.scoring;
        const asSuite = (run) => ({
            ...run,
            settings: {
                ...run.settings,
                scoring: { ...(run.settings.scoring ?? scoring .cH), judged, rubric_categories },
                judge: suite.judge ?? run.settings.judge,
            },
        });
        const spending = __addDisposableResource(env_1, await (0,budget_spending .Ji)({ suite, ledger: (0,spend_ledger .au)(workingDirectory), clock, earlierUsd }), false);
        if (spending !== null && spending.exhausted !== null)
            throw spending.exhausted;
        const judge = __addDisposableResource(env_1, await start(spending), true);
        (0,budget_spending .ob)(judge.facts, { spending, pricing: (0,price_reply .Mr)(suite.pricing) });
        const scorer = __addDisposableResource(env_1, (0,start_scorer .D)({ ...context, suite }), true);
        const total = before.counts?.trials ?? before.cases.length * before.trials_per_case;
        let done = 0;
        const tally = (0,arm_tally .QL)();
        const startedMs = clock.monotonicMs();
        const show = (0,cli_context .Rh)(terminal);
        const tell = () => show({
            done,
            total,
            earlier: 0,
            failed: 0,
            failedReadings: tally.counts()?.failed ?? 0,
            elapsedMs: clock.monotonicMs() - startedMs,
            cost: (0,budget_spending .RV)(spending, { usd: tally.costUsd(), unknown: tally.unknownCosts() }),
        });
        const onTrial = (trial) => {
            done += 1;
            tally.add(trial);
            tell();
        };
        tell();
        const rejudging = { kind: 'judge', judge, scorer, spending };
        try {
            const after = await (0,rescore_run .R)({ from, to, change: asSuite, rejudging, log, signal, onTrial });
            if (after.stopped !== undefined)
                log.warning(`The run is incomplete: ${(0,describe_reason .p_)(after.stopped)}.`);
            const metrics = (0,build_metrics .GY)((0,score_arms .Qp)(after, null));
            const old = await (0,score_arms .M)({ folder: from, run: asSuite(before), metrics, log });
            const now = await (0,read_run .my)(to, { log, run: after });
            const changes = compareJudgings({ metrics, before: old.trials, after: now.trials });
            return { before, after, old, now, spentUsd: spending?.runUsd() ?? 0, changes };
        }
        catch (error) {
            if (!signal.aborted)
                throw error;
            throw new model_error .yo('run-interrupted', { folders: [to], done, total, isResumable: false }, { cause: error });
        }
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
const EXPLANATION = 'Means, equal values, Cohen’s kappa and Spearman’s correlation are over the trials that both scored. Scores of two judges are not comparable: compare runs that one judge has judged.';
const HEAD = ['metric', 'before', 'now', 'equal', 'kappa', 'Spearman', 'trials'];
function describeJudging({ before, after, changes }, { columns }) {
    return [
        `${nameJudge(after)} judged ${(0,format_number .pq)(after.stopped?.made ?? after.counts?.trials ?? 0, 'trial')} that ${nameJudge(before)} had judged before.`,
        '',
        ...(0,text_width .RM)([HEAD, ...changes.map((change) => writeRow(change, after))], (column) => column > 0),
        '',
        ...(0,text_width .C1)(EXPLANATION, columns),
    ].join('\n');
}
function writeRow(change, { metrics }) {
    const facts = metrics.find(({ id }) => id === change.metric) ?? { unit: 'count', kind: 'continuous' };
    const write = (value) => (value === null ? '–' : (0,format_metric .Fl)(facts, value));
    const writeShare = (value) => (value === null ? '–' : `${Math.round(value * 100)} %`);
    const writeAgreement = (value) => (value === null ? '–' : value.toFixed(2));
    const { n, only_before, only_after } = change;
    const others = (0,omit_undefined .Eb)(only_before > 0 && `${only_before} only before`, only_after > 0 && `${only_after} only now`);
    return [
        change.metric,
        write(change.before),
        write(change.after),
        writeShare(change.equal),
        writeAgreement(change.kappa),
        writeAgreement(change.spearman),
        others.length === 0 ? String(n) : `${n} (${others.join(', ')})`,
    ];
}
function nameJudge({ judge: facts, fingerprints, settings: { scoring } }) {
    const models = fingerprints.judge_models ?? [];
    const unnamed = (scoring?.judged ?? []).length === 0 ? 'no judge' : 'an unrecorded judge';
    if (facts === undefined)
        return models.length === 0 ? unnamed : models.join(', ');
    return models.length === 0 ? facts.type : `${facts.type} (${models.join(', ')})`;
}
function calibrateJudge(runs, baseline) {
    const [{ run, trials }] = runs;
    const judged = (0,check_gates .P)(run.gates, run.metrics).filter(({ metric: { judged_by: questions = [], per_run: figure } }) => questions.length > 0 && figure === undefined);
    const lists = runs.map((one) => one.trials);
    const inference = (0,suite_inference .h)('recorded', run.settings.inference);
    const compared = baseline === null ? [] : runs.map((candidate) => (0,compare_runs .q)({ baseline, candidate, failOn: 'never', inference }));
    const verdictsOf = (gate) => gate === RUN
        ? compared.map(({ verdict }) => verdict.word)
        : compared.flatMap(({ gates }) => gates.find((one) => one.gate.id === gate)?.verdict ?? []);
    return {
        judgings: runs.length,
        cases: judged.map((checked) => ({ metric: checked.gate.id, ...countChangedCases(checked, lists) })),
        gates: (baseline === null ? [] : [...judged.map(({ gate }) => gate.id), RUN]).map((gate) => {
            const verdicts = verdictsOf(gate);
            return { gate, verdicts, ...changedShare(verdicts.slice(1).map((verdict) => verdict !== verdicts[0])) };
        }),
        people: changedShare(run.cases.flatMap(({ id, human_labels: labels = {} }) => {
            const scores = trials.find((one) => one.case === id && one.trial === 0 && !one.failed)?.scores ?? {};
            const [judge, people] = [(0,judge_answer .mh)(scores), (0,judge_answer .mh)(labels)];
            return judge === null || people === null ? [] : [judge !== people];
        })),
    };
}
const RUN = 'the run';
function describeCalibration({ judgings, cases, gates, people }) {
    const again = `judged again ${(0,format_number .pq)(judgings - 1, 'time')}`;
    const rows = [
        ...cases.map(({ metric, ...share }) => [`cases of ${metric}`, `another result when ${again}`, writeShare(share)]),
        ...gates.map(({ gate, verdicts, ...share }) => [
            gate === RUN ? 'verdict' : `gate ${gate}`,
            `${verdicts[0] ?? '–'}; ${again}: ${verdicts.slice(1).join(', ')}`,
            writeShare(share),
        ]),
        ['labelled answers', 'people judged them differently', writeShare(people)],
    ];
    return (0,text_width .RM)(rows, () => false).join('\n');
}
function writeShare({ changed, of, low, high }) {
    if (low === null)
        return 'none';
    const write = (share) => (0,format_metric .Fl)({ unit: 'share', kind: 'continuous' }, share);
    return `${changed} of ${of}: ${write(changed / of)} [${write(low)}, ${write(high)}]`;
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

  70721:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Q: () => (  leaveUnjudged),
    R: () => (  rescoreRun)
  });
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(77377);
  var _io_within_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44774);
  var _metrics_answer_judged_part_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2044);
  var _metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55970);
  var _metrics_tables_table_figures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69942);
  var _metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21501);
  var _io_sha256_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80430);
  var _model_run_judgments_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(70249);
  var _store_runs_confirmations_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2491);
  var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(41345);
  var _store_runs_write_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(20714);
  var _run_arm_tally_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(65750);
  var _run_budget_spending_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(35559);
  var _run_judging_start_judging_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(18471);
  var _suite_parse_cases_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(92725);
  var _metrics_define_metric_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(94896);
  var _io_clock_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(13211);
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

















async function rescoreRun(input) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { from, to, change, rejudging, log } = input;
        const source = change(await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_8__  .cI)(from));
        const { judge = null, spending = null } = rejudging?.kind === 'judge' ? rejudging : {};
        const { k, primary_k, success, scoring } = source.settings;
        const own = [...(0,_metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_4__  .ki)(source), ...(0,_metrics_tables_table_figures_js__WEBPACK_IMPORTED_MODULE_3__  .LV)(source)];
        const metrics = (0,_metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_2__  .GY)({ k, primary_k, success, pricing: source.pricing, scoring }, own);
        const cases = source.cases.map((golden) => ({ ...golden, fingerprint: (0,_suite_parse_cases_js__WEBPACK_IMPORTED_MODULE_13__  .l3)(golden, _io_sha256_js__WEBPACK_IMPORTED_MODULE_5__  .s) }));
        const run = {
            ...source,
            judge: judge?.facts,
            cases,
            metrics: metrics.map(_metrics_define_metric_js__WEBPACK_IMPORTED_MODULE_14__  .gt),
            fingerprints: {
                ...source.fingerprints,
                judge: judge?.fingerprint,
                judge_models: undefined,
                metrics: (0,_metrics_define_metric_js__WEBPACK_IMPORTED_MODULE_14__  .or)(metrics, _io_sha256_js__WEBPACK_IMPORTED_MODULE_5__  .s),
            },
            counts: null,
            summaries: {},
        };
        const byId = new Map(cases.map((golden) => [golden.id, golden]));
        let leftOut = 0;
        let judged = 0;
        const tally = (0,_run_arm_tally_js__WEBPACK_IMPORTED_MODULE_10__  .dP)(source.pricing);
        const writer = __addDisposableResource(env_1, await (0,_store_runs_write_run_js__WEBPACK_IMPORTED_MODULE_9__  .bp)(to, run), true);
        const workers = { items: (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_8__  .mM)(from, log), concurrency: run.settings.concurrency, signal: input.signal };
        await (0,_io_clock_js__WEBPACK_IMPORTED_MODULE_15__  .Hh)(workers, async (observed, signal) => {
            if ((0,_model_run_judgments_js__WEBPACK_IMPORTED_MODULE_6__  .k8)(observed.judgments ?? {}).some(({ said }) => (0,_metrics_answer_judged_part_js__WEBPACK_IMPORTED_MODULE_1__  .gg)(said)))
                leftOut += 1;
            const golden = byId.get(observed.case);
            if (golden === undefined) {
                log.warning(`Skipping a trial of the unknown case ${JSON.stringify(observed.case.slice(0, 100))}.`);
                return;
            }
            const trial = await rescoreTrial(metrics, { golden, trial: observed, rejudging, signal });
            await writer.append(trial);
            tally.add(trial);
            if (trial.judgments !== undefined || trial.observation.status === 'failed')
                judged += 1;
            input.onTrial?.(trial);
        });
        if (leftOut > 0 && rejudging?.kind !== 'judge')
            log.warning(`Ignoring the judgments of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_16__  .pq)(leftOut, 'trial')}: a pull request does not judge itself.`);
        const whole = tally.complete(run, metrics);
        const result = {
            ...whole,
            stopped: (0,_run_budget_spending_js__WEBPACK_IMPORTED_MODULE_11__  .xx)(spending, { made: judged, planned: whole.counts.trials }) ?? source.stopped,
            spent_usd: spending?.runUsd() ?? source.spent_usd,
        };
        await writer.finish(result);
        await rescoreReruns({ ...input, run: result, metrics });
        return result;
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
async function rescoreTrial(metrics, input) {
    const { golden, trial } = input;
    const { observation } = trial;
    const { judged, recorded } = await rejudgeTrial(input);
    const { judgments } = judged;
    const scores = (0,_metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_4__  .$o)({ metrics, golden, observation, recorded, judgments, withinTime: _io_within_time_js__WEBPACK_IMPORTED_MODULE_0__  .d });
    return { ...trial, judgments: undefined, judge_retries: undefined, ...judged, ...scores };
}
async function rescoreReruns(input) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { from, to, run, metrics, rejudging, log, signal } = input;
        const reruns = await (0,_store_runs_confirmations_js__WEBPACK_IMPORTED_MODULE_7__  .TZ)(from, { run, log, keep: (trial, golden) => ({ trial, golden }) });
        if (reruns === null)
            return;
        const writer = __addDisposableResource(env_2, (0,_store_runs_confirmations_js__WEBPACK_IMPORTED_MODULE_7__  .oE)(to, reruns.head), false);
        for (const { trial, golden } of reruns.trials)
            writer.append(await rescoreTrial(metrics, { golden, trial, rejudging, signal }));
        if (reruns.stopped !== null)
            writer.append(reruns.stopped);
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        __disposeResources(env_2);
    }
}
async function rejudgeTrial({ golden, trial: recorded, rejudging, signal }) {
    const { trial, observation } = recorded;
    if (rejudging === undefined || observation.status === 'failed')
        return { judged: {}, recorded };
    if (rejudging.kind === 'nobody')
        return { judged: { judgments: (0,_run_judging_start_judging_js__WEBPACK_IMPORTED_MODULE_12__  .bC)(rejudging.questions, rejudging.reason) }, recorded };
    const { judge, scorer } = rejudging;
    const judged = await judge.judge({ golden, trial, observation }, signal).catch(leaveUnjudged);
    if (judged === null)
        return { judged: {}, recorded };
    const own = await scorer?.score({ golden, observation, judgments: judged.judgments }, signal);
    return { judged: (0,_run_judging_start_judging_js__WEBPACK_IMPORTED_MODULE_12__  .vl)(judged), recorded: own ?? recorded };
}
function leaveUnjudged(error) {
    if (error instanceof _run_budget_spending_js__WEBPACK_IMPORTED_MODULE_11__  .SW)
        return null;
    throw error;
}


  }),

  13068:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  dryRun: () => (  dryRun),
  y: () => (  planJudging)
});

var judges = __webpack_require__(23566);
var ask_judge = __webpack_require__(47553);
var choose_prompts = __webpack_require__(17795);
var consensus = __webpack_require__(68802);
var shard = __webpack_require__(64520);
var read_run = __webpack_require__(41345);
var write_run = __webpack_require__(20714);
var spend_ledger = __webpack_require__(14426);
var targets = __webpack_require__(55750);
var measure = __webpack_require__(16305);
var start_target = __webpack_require__(82682);
var measure_code = __webpack_require__(32085);
var review_code = __webpack_require__(39849);
var start_judging = __webpack_require__(18471);
var open_judge = __webpack_require__(19950);
var price_reply = __webpack_require__(68674);
var confirmation = __webpack_require__(95577);
var suite_suite = __webpack_require__(4657);
;// CONCATENATED MODULE: ./build/measure/run/dry-run/plan-calls.js



function planCalls(input) {
    const { suite, cases, arms, reviews, spentUsd, recordedTrials = 0, rounds = null, again = null, hasCache } = input;
    const pricing = (0,price_reply .Mr)(suite.pricing);
    const trials = arms.reduce((sum, arm) => sum + arm.trials, recordedTrials);
    const dearer = rounds === null ? 1 : rounds.most / rounds.expected;
    const { retries, variants, max_cost_usd, max_cost_usd_per_month = null } = suite;
    const planning = { retries, pricing, dearer };
    const targets = arms.map((arm) => planTarget(arm, { ...planning, cases: cases.length, variants }));
    const questions = input.questions.map(({ question, ...one }) => planQuestion({ name: question, ...one }, { ...planning, trials }));
    const review = { name: 'code review', readings: { least: 1, most: 1 }, bounds: reviews };
    const [target] = targets;
    const [armTrials, judgedTrials] = [cases.length * (arms[0]?.trials ?? 0), cases.length * trials];
    const rows = [
        ...targets,
        ...questions,
        ...(reviews.length === 0 ? [] : [planQuestion(review, { ...planning, trials: 1, dearer: 1 })]),
    ];
    return {
        suite: suite.name,
        cases: cases.length,
        rows,
        models: groupByModel(rows, pricing),
        usd: sumUsd(rows),
        budget: { max_cost_usd, max_cost_usd_per_month, spent_usd: spentUsd },
        rounds,
        again: again && target ? planAgain(again, { target, questions, armTrials, judgedTrials }) : null,
        has_cache: hasCache,
        left_out_at_night: Object.values(variants).flatMap(({ name, nightly }) => (nightly === false ? [name] : [])),
    };
}
function planTarget({ variant, trials, earlier, bounds, isFree }, { cases, retries, pricing, dearer, variants }) {
    const least = Math.round(cases * trials);
    const most = Math.round(least * dearer) * (1 + retries);
    const row = { what: 'target', name: variant, calls: { least, most } };
    if (isFree)
        return { ...row, model: null, tokens: null, usd: 0, basis: 'none' };
    const meanOf = (metric) => earlier?.summaries[metric]?.mean ?? null;
    const [input, output, usd] = [meanOf('tokens.input'), meanOf('tokens.output'), meanOf('cost.usd')];
    const model = earlier?.fingerprints.models.join(', ') || (bounds?.[0]?.model ?? null);
    if (usd !== null || (input !== null && output !== null)) {
        const tokens = input === null || output === null
            ? null
            : { input: Math.round(input * least), output: Math.round(output * least) };
        return { ...row, model, tokens, usd: usd === null ? null : usd * least, basis: 'earlier' };
    }
    if (bounds !== null && bounds.length > 0)
        return { ...row, ...sumBounds(bounds, trials, pricing), basis: 'bound' };
    const declared = variants[variant]?.max_trial_cost_usd;
    if (declared !== undefined)
        return { ...row, model, tokens: null, usd: declared * least, basis: 'declared' };
    return { ...row, model, tokens: null, usd: null, basis: 'unknown' };
}
function planQuestion({ name, readings, bounds }, { trials, retries, pricing, dearer }) {
    const asked = Math.round(bounds.length * trials);
    const most = Math.round(asked * dearer) * readings.most * (1 + retries);
    const calls = { least: asked * readings.least, most };
    const row = { what: 'judge', name, calls };
    const paid = bounds.filter((bound) => bound !== null);
    if (paid.length === 0)
        return { ...row, model: null, tokens: null, usd: 0, basis: 'none' };
    return { ...row, ...sumBounds(paid, trials * readings.least, pricing), basis: 'bound' };
}
function sumBounds(bounds, times, pricing) {
    const sum = (of) => Math.round(bounds.reduce((total, one) => total + of(one), 0) * times);
    const model = bounds[0]?.model ?? null;
    const tokens = { input: sum(({ input_tokens }) => input_tokens), output: sum(({ output_tokens }) => output_tokens) };
    const cost = (0,price_reply .jQ)({ model, input_tokens: tokens.input, output_tokens: tokens.output }, pricing);
    return { model, tokens, usd: cost.kind === 'scored' ? cost.value : null };
}
function groupByModel(rows, pricing) {
    const names = [...new Set(rows.flatMap(({ model }) => model ?? []))].sort();
    return names.map((model) => {
        const own = rows.filter((row) => row.model === model);
        const price = (0,price_reply .vk)({ model }, pricing)?.price;
        const sum = (end) => own.reduce((total, { calls }) => total + calls[end], 0);
        return {
            model,
            calls: { least: sum('least'), most: sum('most') },
            usd: sumUsd(own),
            price: price === undefined ? null : { input: price.input, output: price.output },
        };
    });
}
function sumUsd(rows) {
    const known = rows.flatMap(({ usd }) => usd ?? []);
    return known.length < rows.length ? null : known.reduce((sum, usd) => sum + usd, 0);
}
function findAgain(because, input) {
    const { suite, cases, arm } = input;
    const isDeterministic = suite.variants[arm.variant]?.target.deterministic === true;
    const watched = isDeterministic ? [] : cases.filter((golden) => (0,suite_suite .Df)(golden, suite.zero_tolerance));
    const missing = Math.max(0, confirmation .t3 - arm.trials);
    const trials = because === 'zero-tolerance'
        ? watched.length * missing
        : cases.length * (watched.length > 0 ? arm.trials + missing : arm.trials);
    return trials === 0 ? null : { because, trials };
}
function planAgain({ because, trials }, input) {
    const { target, armTrials, questions, judgedTrials } = input;
    const parts = [
        { row: target, share: trials / armTrials, dearer: 1 },
        ...questions.map((row) => ({ row, share: trials / judgedTrials, dearer: row.calls.most / (row.calls.least || 1) })),
    ];
    const usd = parts.reduce((sum, { row, share, dearer }) => (sum === null || row.usd === null ? null : sum + row.usd * share * dearer), 0);
    const calls = Math.round(parts.reduce((sum, { row, share }) => sum + row.calls.most * share, 0));
    return { because, trials, calls, usd };
}

var ask_target = __webpack_require__(40975);
;// CONCATENATED MODULE: ./build/measure/run/dry-run/dry-run.js
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

















const NO_ACCESS = { openaiApiKey: 'dry-run', openaiBaseUrl: null, githubToken: 'dry-run', githubModelsUrl: null };
async function dryRun(request) {
    const { suite, cases: selected } = (0,measure .Z0)(request);
    const cases = request.shard ? (0,shard .Xm)(selected, request.shard) : selected;
    const spentUsd = await spentInMonth(request, suite);
    const earlier = [];
    for (const folder of request.earlier)
        if (await (0,write_run .gb)(folder))
            earlier.push(await (0,read_run .cI)(folder));
    const isOwn = ({ counts, suite: { name } }) => counts !== null && name === suite.name;
    const begun = { mode: 'run', ...request, commit: null, branch: null };
    const described = request.arms.flatMap((arm, at) => (0,measure .qz)(begun, { ...arm, out: '' }, at) ?? []);
    const rounds = (await request.answers?.(described)) ?? null;
    const arms = [];
    for (const arm of request.arms) {
        const variant = suite.variants[arm.variant];
        arms.push({
            ...arm,
            ...(rounds !== null && { trials: rounds.expected / Math.max(1, cases.length) }),
            earlier: earlier.find((run) => isOwn(run) && run.variant === arm.variant) ?? null,
            bounds: variant === undefined ? null : await boundTarget(request, { suite, cases, variant }),
            isFree: variant !== undefined && (0,ask_target .xp)(variant, targets .M),
        });
    }
    const reviews = (0,review_code .W$)(request) ? [] : await boundReviews(request, suite);
    const { judge: config, scoring, primary_k, seed } = suite;
    const isJudged = config !== undefined && scoring.judged.length > 0;
    const questions = isJudged ? await boundJudge({ ...request, config, scoring, primary_k, seed, cases }) : [];
    const [arm] = request.arms;
    const tried = arm && { ...arm, trials: rounds?.cap ?? arm.trials };
    const again = request.again && tried ? findAgain(request.again, { suite, cases, arm: tried }) : null;
    const hasCache = (request.cache ?? null) !== null;
    return planCalls({ suite, cases, arms, questions, reviews, spentUsd, rounds, again, hasCache });
}
async function spentInMonth({ ledger, workingDirectory, clock }, { name, max_cost_usd_per_month: limitUsd }) {
    if (limitUsd === undefined)
        return null;
    return (await (ledger ?? (0,spend_ledger .au)(workingDirectory)).spentUsd({ suite: name, month: (0,spend_ledger .GS)(clock.now()) })) ?? 0;
}
async function boundTarget(request, { suite, cases, variant }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (targets .M.find(({ name }) => name === variant.target.type)?.cost !== 'bounded')
            return null;
        const { workingDirectory } = request;
        const from = { ...request, targets: targets .M, providers: NO_ACCESS };
        const session = __addDisposableResource(env_1, await (0,start_target .ar)(from, { variant, workingDirectory, hasAnswered: false }), true);
        const { settings } = variant.target;
        const bounds = cases.map((golden) => session.bound?.((0,ask_target .In)({ golden, trial: 0, suite, settings, seed: suite.seed })) ?? null);
        const known = bounds.filter((bound) => bound !== null);
        return known.length === bounds.length ? known : null;
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
async function boundReviews(request, suite) {
    const { arms, workingDirectory: folder } = request;
    const { judge: config, seed } = suite;
    const reviewed = arms.flatMap(({ variant }) => {
        const sources = suite.variants[variant]?.code_quality;
        return sources?.reviewed === true ? [{ variant, sources }] : [];
    });
    if (config === undefined || reviewed.length === 0)
        return [];
    const session = await (0,open_judge .S2)({ ...request, config, judges: judges .M, providers: NO_ACCESS });
    const bounds = [];
    for (const { variant, sources } of reviewed) {
        const code = await (0,measure_code .Uc)(sources, folder);
        const prepared = await (0,review_code .S2)({ code, folder, variant, suite, nonce: '0'.repeat(32), seed });
        if (prepared !== null)
            bounds.push(session.bound(prepared.request));
    }
    return bounds;
}
async function planJudging(run, request) {
    const suite = { ...request.suite, name: run.suite.name, variants: {} };
    const { cases, seed, plan, counts } = run;
    const { primary_k } = run.settings;
    const recordedTrials = plan === undefined ? run.trials_per_case : Math.ceil((counts?.trials ?? 0) / Math.max(1, cases.length));
    return planCalls({
        suite,
        cases,
        arms: [],
        reviews: [],
        recordedTrials,
        hasCache: false,
        questions: await boundJudge({ ...request, scoring: suite.scoring, primary_k, seed, cases }),
        spentUsd: await spentInMonth(request, suite),
    });
}
const TYPICAL_ANSWER = 'An answer of usual length. '.repeat(40);
async function boundJudge(request) {
    const { config, scoring, seed, cases } = request;
    const session = await (0,open_judge .S2)({ ...request, judges: judges .M, providers: NO_ACCESS });
    const prompts = (0,choose_prompts .tF)(config.prompts);
    const spans = Array.from({ length: request.primary_k }, () => ({ path: 'source', text: TYPICAL_ANSWER }));
    const observation = { status: 'ok', latency_ms: 0, reply: { answer: TYPICAL_ANSWER, spans } };
    return scoring.judged.map((question) => {
        const least = (0,start_judging .jR)(config, question);
        const bounds = cases.flatMap((golden) => {
            const common = { question, golden, observation, trial: 0, reading: 0, nonce: '0'.repeat(32) };
            const asking = (0,ask_judge .N)({ ...common, prompts, seed, scoring });
            return asking.kind === 'ask' ? [session.bound(asking.request)] : [];
        });
        const most = question === 'rubric' ? Math.max(least, consensus .XA) : least + (0,start_judging .aV)(config, question);
        return { question, readings: { least, most }, bounds };
    });
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
