export const id = 7248;
export const ids = [7248,3276,5577];
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
function isWorseSizeOpen({ verdict, p_adjusted: p, delta, these_cases: own, }, alpha) {
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

/***/ 53276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   askInRounds: () => (/* binding */ askInRounds),
/* harmony export */   planAnswers: () => (/* binding */ planAnswers)
/* harmony export */ });
/* harmony import */ var _compare_decide_rounds_of_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67625);
/* harmony import */ var _compare_pair_open_pair_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24870);
/* harmony import */ var _compare_rounds_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(89807);
/* harmony import */ var _compare_rounds_open_rounds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10354);
/* harmony import */ var _compare_rounds_plan_rounds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85632);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(77377);
/* harmony import */ var _io_clock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13211);
/* harmony import */ var _measure_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75695);
/* harmony import */ var _metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55970);
/* harmony import */ var _metrics_custom_metrics_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(48719);
/* harmony import */ var _metrics_tables_table_figures_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(69942);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50262);
/* harmony import */ var _model_run_rounds_plan_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(87375);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(12141);
/* harmony import */ var _model_suite_inference_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(96762);
/* harmony import */ var _model_suite_rules_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(72734);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(41345);
/* harmony import */ var _evaluate_read_arms_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(63167);
/* harmony import */ var _evaluate_read_rescored_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(84295);



















/** A case that failed all its tries is asked on over at least this long, so that no bad minute of a provider breaks it. */
const ASKED_ON_MS = 60_000;
/** No longer than so many times what the rounds took: a program that answers at once has no bad minute. */
const MOST_TIMES = 10;
/** Tries of a case that are asked on at most, those without an answer too. */
const MOST_ASKED_ON = 10;
/** Plans the rounds of a change from main's tries, and looks after each (docs/decision-rules.md#these-cases). Reads main's run at once. */
function askInRounds(facts) {
    return async (runs) => {
        const planned = await planRounds(facts, runs);
        if (planned === null)
            return null;
        const ids = new Set(runs.flatMap(({ cases }) => cases.map(({ id }) => id)));
        for (const line of (0,_measure_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .describeRounds */ .jt)(planned.answers, ids.size))
            facts.log.info(line);
        return planned;
    };
}
/** The same for who only wants to know what they will cost. */
function planAnswers(facts) {
    // Starting a judge may start a program.
    return async (runs) => (await planRounds({ ...facts, isJudgedLater: false }, runs))?.answers ?? null;
}
/** Null where nothing is decided in rounds: everything is asked in one pass. */
async function planRounds(facts, runs) {
    const { main, beside, cap, log } = facts;
    const places = [...runs.keys()].filter((place) => place !== beside);
    const [only] = places.flatMap((place) => runs[place] ?? []);
    if (only === undefined)
        return null;
    const mainRun = main === null ? null : await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_12__/* .readRun */ .c)(main);
    const baseRun = beside === null ? mainRun : (runs[beside] ?? null);
    const candidates = places.flatMap((place) => (runs[place] === undefined ? [] : [{ run: runs[place] }]));
    const ruleSet = (await facts.rules?.(only)) ?? (0,_evaluate_read_arms_js__WEBPACK_IMPORTED_MODULE_13__/* .findRules */ .TN)(candidates, baseRun);
    const inference = (0,_model_suite_inference_js__WEBPACK_IMPORTED_MODULE_15__/* .chooseInference */ .h)('recorded', ruleSet?.rules.settings.inference ?? only.settings.inference);
    if (inference !== 'these-cases')
        return null;
    const settings = (0,_evaluate_read_rescored_js__WEBPACK_IMPORTED_MODULE_14__/* .metricSettings */ .Q)(places.length === 1 ? only : (baseRun ?? only), ruleSet);
    const metrics = (0,_metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_6__/* .buildMetrics */ .GY)(settings);
    const recorded = [
        ...(baseRun === null ? [] : [...(0,_metrics_custom_metrics_js__WEBPACK_IMPORTED_MODULE_7__/* .customMetricsOf */ .ki)(baseRun), ...(0,_metrics_tables_table_figures_js__WEBPACK_IMPORTED_MODULE_8__/* .tableFiguresOf */ .LV)(baseRun)]),
        ...(0,_metrics_tables_table_figures_js__WEBPACK_IMPORTED_MODULE_8__/* .tableFiguresOfGates */ .Ts)(ruleSet?.rules.gates ?? []),
    ];
    const isUnjudged = facts.isJudgedLater === true && hasJudgedGate(only, ruleSet);
    const canLook = isUnjudged && facts.whole === undefined && ruleSet !== null;
    const judge = canLook ? ((await facts.openJudge?.(ruleSet, only)) ?? null) : null;
    const nameJudge = (run) => judge === null
        ? run
        : { ...run, judge: judge.facts, fingerprints: { ...run.fingerprints, judge: judge.fingerprint } };
    const score = async (folder, run, judgments) => {
        const judgmentsOf = (trial) => judgments?.get((0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_11__/* .trialKey */ .wK)(trial.case, trial.trial))?.judgments ?? undefined;
        const scored = await (0,_evaluate_read_rescored_js__WEBPACK_IMPORTED_MODULE_14__/* .readRescored */ .M)({ folder, run, metrics, expected: recorded, log, judgmentsOf });
        return { ...scored, priced_by: scored.priced_by ?? settings.pricing };
    };
    const pairOf = (baseline, candidate) => ({ baseline, candidate, ...(ruleSet && { ruleSet }), failOn: 'regression', inference });
    // Whoever judges later is planned for as main's judge.
    const judgedBy = judge?.fingerprint ?? (isUnjudged ? mainRun?.fingerprints.judge : only.fingerprints.judge);
    const named = { ...only, fingerprints: { ...only.fingerprints, judge: judgedBy } };
    const whole = { ...named, cases: [...(facts.whole ?? only.cases)] };
    const scoredMain = main === null || mainRun === null ? asTriedOnce(baseRun ?? whole, ruleSet) : await score(main, mainRun);
    const planning = pairOf(scoredMain, { run: whole, trials: [], stale_cases: only.stale_cases });
    const plan = await readOrNull(() => (0,_compare_decide_rounds_of_run_js__WEBPACK_IMPORTED_MODULE_0__/* .planRun */ .nY)(planning, cap));
    if (plan === null)
        return null;
    const ids = [...new Set(runs.flatMap(({ cases }) => cases.map(({ id }) => id)))];
    const others = ids.filter((id) => plan.classes[id] === undefined);
    const gates = (0,_compare_rounds_open_rounds_js__WEBPACK_IMPORTED_MODULE_2__/* .openRounds */ .K)((0,_compare_pair_open_pair_js__WEBPACK_IMPORTED_MODULE_1__/* .openPair */ .ZI)(planning));
    const wait = startWaiting(log, facts.clock ?? _io_clock_js__WEBPACK_IMPORTED_MODULE_4__/* .systemClock */ .ml);
    // One answer of each case is proof there, and a second shows whether it is one.
    const isFact = only.settings.deterministic && ruleSet?.rules.settings.deterministic !== false;
    const blind = facts.whole !== undefined
        ? 'a shard cannot look at the others'
        : isUnjudged && judge === null
            ? 'the judge is asked when all are there'
            : (facts.asksAll ?? null);
    const last = facts.whole !== undefined && isFact ? Math.min(2, plan.cap) : plan.cap;
    const order = beside === null ? [] : [beside, ...places];
    const pairs = beside === null
        ? places.map((place) => [null, place])
        : order.flatMap((one, at) => order.slice(at + 1).map((other) => [one, other]));
    const lookAt = async (state) => {
        const { complete, arms, spending } = state;
        const read = async (place) => {
            const arm = arms[place];
            if (arm === undefined)
                return null;
            const run = nameJudge({ ...arm.run, trials_per_case: complete });
            const judgments = await judge?.judge(place, { folder: arm.folder, run, spending });
            const scored = await score(arm.folder, run, judgments);
            return { ...scored, trials: scored.trials.filter(({ round = 1 }) => round <= complete) };
        };
        const all = [];
        for (const place of runs.keys())
            all.push(await read(place));
        return (0,_compare_decide_rounds_of_run_js__WEBPACK_IMPORTED_MODULE_0__/* .lookAtRun */ .U9)(pairs.flatMap(([one, other]) => {
            const [base, candidate] = [one === null ? scoredMain : all[one], all[other]];
            return base && candidate ? [pairOf(base, candidate)] : [];
        }));
    };
    const next = async (state) => {
        const { complete } = state;
        if (complete === 0 || blind !== null) {
            if (complete === last)
                return null;
            return { round: complete + 1, cases: listRound(plan, complete === 0 ? others : []), open: [] };
        }
        const ask = await readOrNull(async () => lookAt(state));
        if (ask === null || ask.next === null)
            return null;
        // What is to be asked before this look is decided comes first.
        const { round, open } = ask;
        const cases = listTries(ask, pairs, state);
        if (cases.length === 0)
            return null;
        const waitMs = round === complete && !only.settings.deterministic ? wait(round, ask) : 0;
        return { round, cases, open, wait_ms: waitMs };
    };
    const { expected, most, cases_to_settle: settling } = (0,_compare_rounds_plan_rounds_js__WEBPACK_IMPORTED_MODULE_3__/* .expectAnswers */ .Tc)(plan, gates, others.length);
    const failing = new Set(gates.flatMap(({ id, severity }) => (severity === 'fail' && !isFact ? [id] : [])));
    const hopeless = plan.gates.flatMap(({ id, hopeless: is }) => is === true && failing.has(id) ? [[id, settling.get(id) ?? null]] : []);
    const aRound = ids.flatMap((id) => plan.tries[(0,_model_run_rounds_plan_js__WEBPACK_IMPORTED_MODULE_10__/* .classOf */ .Kl)(plan, id) ?? 'steady'] * (others.includes(id) ? 0 : 1));
    const all = aRound.reduce((sum, tries) => sum + tries, 0) * last + others.length;
    const answers = blind === null
        ? { cap: plan.cap, expected: isFact ? ids.length : expected, most }
        : { cap: last, expected: all, most: all };
    return { plan, next, answers: { ...answers, without_looks: blind, hopeless: Object.fromEntries(hopeless) } };
}
/** Main as if every case had been tried once: all are steady, and no first look comes before the last. */
function asTriedOnce(run, ruleSet) {
    const { gates } = ruleSet?.rules ?? (0,_model_suite_rules_js__WEBPACK_IMPORTED_MODULE_16__/* .recordedRules */ .M)(run);
    const scores = Object.fromEntries(gates.map(({ metric }) => [metric, 1]));
    return {
        run,
        trials: run.cases.map(({ id }) => ({ case: id, trial: 0, scores, unscored: {} })),
        stale_cases: run.stale_cases,
    };
}
/** Whether a judge decides a gate that keeps the rounds going. */
function hasJudgedGate(run, ruleSet) {
    const judged = new Set(run.metrics.flatMap(({ id, judged_by: by = [] }) => (by.length > 0 ? [id] : [])));
    const { gates } = ruleSet?.rules ?? (0,_model_suite_rules_js__WEBPACK_IMPORTED_MODULE_16__/* .recordedRules */ .M)(run);
    return gates.some(({ metric, margin, where, ...gate }) => margin !== null && judged.has(metric) && (0,_compare_rounds_gate_in_rounds_js__WEBPACK_IMPORTED_MODULE_17__/* .isReadAtEachLook */ .IQ)({ ...gate, is_slice: where !== null }));
}
/** Null where the user's files are at fault: what reads them when the target is stopped says so, and loses nothing that was measured. */
async function readOrNull(read) {
    try {
        return await read();
    }
    catch (error) {
        if (!(error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_9__/* .UserError */ .yo))
            throw error;
        return null;
    }
}
/** A whole round; `others` are the cases that are in no statistic. */
function listRound({ classes, tries }, others) {
    const planned = Object.entries(classes).map(([id, kind]) => ({ case_id: id, tries: tries[kind], asked_on: false }));
    return [...planned, ...others.map((id) => ({ case_id: id, tries: 1, asked_on: false }))];
}
/** What a look asks for. Tries that are asked on are of the change alone, and one at a time. */
function listTries({ next, round }, pairs, { arms }) {
    return (next ?? []).flatMap(({ pair = 0, ...one }) => {
        if (!one.asked_on)
            return [one];
        const arm = pairs[pair]?.[1] ?? 0;
        const made = (arms[arm]?.trials ?? []).filter((trial) => trial.case === one.case_id && trial.asked_on === true);
        if (made.length >= MOST_ASKED_ON)
            return [];
        return [{ ...one, tries: made.filter((trial) => trial.round === round).length + 1, arm }];
    });
}
/** Spreads what is asked on after a round over `ASKED_ON_MS`. */
function startWaiting(log, clock) {
    const start = clock.monotonicMs();
    let of = { round: 0, ms: 0 };
    return (round, { next }) => {
        const most = Math.max(1, ...(next ?? []).map(({ tries }) => tries));
        if (of.round !== round) {
            const wholeMs = Math.min(ASKED_ON_MS, MOST_TIMES * (clock.monotonicMs() - start));
            of = { round, ms: Math.ceil(wholeMs / most) };
            const cases = new Set((next ?? []).map(({ case_id: id }) => id)).size;
            log.info(`Asking ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_18__/* .countOf */ .pq)(cases, 'broken case')} again, up to ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_18__/* .countOf */ .pq)(most, 'time')} over ${Math.ceil(wholeMs / 1000)} s.`);
        }
        return of.ms;
    };
}


/***/ }),

/***/ 63167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  TN: () => (/* binding */ findRules),
  S3: () => (/* binding */ readArms)
});

// UNUSED EXPORTS: readReruns

var describe_rule_changes = __webpack_require__(97637);
var within_time = __webpack_require__(44774);
var build_metrics = __webpack_require__(55970);
var price_reply = __webpack_require__(68674);
var custom_metrics = __webpack_require__(48719);
var score_trial = __webpack_require__(21501);
var scoring = __webpack_require__(60960);
var metrics_tables = __webpack_require__(66647);
;// CONCATENATED MODULE: ./build/metrics/tables/open-tables.js



/** Starts every table of the registry. */
function openTables(settings) {
    const context = {
        settings: { ...settings, pricing: (0,price_reply/* completePricing */.Mr)(settings.pricing) },
        scoring: settings.scoring ?? scoring/* DEFAULT_SCORING */.cH,
    };
    const tables = metrics_tables/* REGISTRY */.M.map((definition) => definition.open(context));
    const looking = tables.flatMap(({ add }) => add ?? []);
    return {
        add: (arm, trial) => {
            for (const add of looking)
                add(arm, trial);
        },
        build: (arms) => tables.flatMap((table) => table.build(arms) ?? []),
    };
}

var table_figures = __webpack_require__(69942);
var suite_rules = __webpack_require__(72734);
var confirmations = __webpack_require__(2491);
var read_run = __webpack_require__(41345);
var external_node_path_ = __webpack_require__(76760);
var run_run = __webpack_require__(12141);
;// CONCATENATED MODULE: ./build/compare/pair/match-names.js

/** A text in one spelling: composed, one kind of line end, single blanks; a whole number without its zeros. */
const spell = (text) => text
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^([+-]?\d+)\.0+$/, '$1');
/** Dates, times and ids that are made anew for each run. */
const MADE_ANEW = /\b\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?\b|\b\d{1,2}[./]\d{1,2}[./]\d{4}\b|\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi;
const linesOf = ({ query }) => query.split(/\r?\n/);
const KEYS = {
    'id-spelling': ({ id }) => spell(id),
    question: ({ query }) => spell(query),
    'question-without-constants': (golden, constant) => spell(linesOf(golden)
        .filter((line) => !constant.has(line))
        .join('\n')
        .replaceAll(MADE_ANEW, '')),
};
/**
 * Which cases of a candidate are cases of its baseline under another name or in another spelling: where the ids pair most of both files, the rest
 * by the spelling of the id; else by the first of `NAMED_BY` that pairs most of both. Nothing is matched by a key that two cases of a file share.
 */
function matchNames(baseline, candidate) {
    const byId = new Map(baseline.map((golden) => [golden.id, golden]));
    const most = Math.max(baseline.length, candidate.length) / 2;
    const same = candidate.filter((golden) => {
        const base = byId.get(golden.id);
        // Numbers that count the rows are another question's where the rows come in another order.
        return base !== undefined && asksTheSame(base, golden);
    });
    if (same.length > most) {
        const paired = new Set(same.map(({ id }) => id));
        const left = (cases) => cases.filter(({ id }) => !paired.has(id));
        const renamed = pairBy(KEYS['id-spelling'], left(baseline), left(candidate));
        const respelt = same.flatMap((golden) => {
            const base = byId.get(golden.id);
            return base !== undefined && (base.query !== golden.query || isLost(golden, base)) ? [[golden.id, base]] : [];
        });
        return { by: renamed.size > 0 ? 'id-spelling' : null, matches: new Map([...renamed, ...respelt]) };
    }
    for (const by of run_run/* NAMED_BY */.mr) {
        const pairs = [...pairBy(KEYS[by], baseline, candidate)];
        const asked = new Map(candidate.map((golden) => [golden.id, golden]));
        const isSame = ([id, base]) => asksTheSame(base, asked.get(id) ?? base);
        const matches = new Map(by === 'id-spelling' ? pairs.filter(isSame) : pairs);
        if (matches.size > most)
            return { by, matches };
    }
    return { by: null, matches: new Map() };
}
/** Whether a row was lost before its file could say what the case asks or expects. */
const isLost = (golden, base) => (golden.query === golden.id && base.query !== golden.query) ||
    (golden.expected_answer === undefined && base.expected_answer !== undefined);
/** Whether two texts of one case differ in their spelling alone, or one is unknown: of an outage a log has the id in its place. */
function asksTheSame(one, other) {
    if (spell(one.query) === spell(other.query) || one.query === one.id || other.query === other.id)
        return true;
    return one.query.replaceAll(MADE_ANEW, '') === other.query.replaceAll(MADE_ANEW, '');
}
function pairBy(key, baseline, candidate) {
    const bases = indexBy(key, baseline);
    return new Map([...indexBy(key, candidate)].flatMap(([name, golden]) => {
        const base = golden === null ? undefined : bases.get(name);
        return golden === null || base === null || base === undefined ? [] : [[golden.id, base]];
    }));
}
/** By key the case; null where several share it, or nothing is left of it. */
function indexBy(key, cases) {
    const counts = new Map();
    for (const line of cases.flatMap((golden) => [...new Set(linesOf(golden))]))
        counts.set(line, (counts.get(line) ?? 0) + 1);
    const constant = new Set(cases.length < 3 ? [] : [...counts].flatMap(([line, count]) => (count === cases.length ? [line] : [])));
    const index = new Map();
    for (const golden of cases) {
        const name = key(golden, constant);
        index.set(name, name === '' || index.has(name) ? null : golden);
    }
    return index;
}

var sha256 = __webpack_require__(80430);
var fingerprint_case = __webpack_require__(89253);
var read_trials = __webpack_require__(7107);
var write_run = __webpack_require__(20714);
;// CONCATENATED MODULE: ./build/modes/evaluate/align-results.js







/**
 * A run of another harness's results whose cases have the baseline's names, in a folder of its own, where the two files name the same cases
 * in other ways; else the run as it is.
 */
async function alignResults(candidate, { baseline, outputFolder, log }) {
    if (!(0,run_run/* isFromResults */.PX)(candidate.run) || !(0,run_run/* isFromResults */.PX)(baseline))
        return candidate;
    const { by, matches } = matchNames(baseline.cases, candidate.run.cases);
    if (matches.size === 0)
        return candidate;
    const taken = new Set([...matches.values()].map(({ id }) => id));
    const nameOf = (id) => matches.get(id)?.id ?? (taken.has(id) ? `${id} (new)` : id);
    const cases = candidate.run.cases.map((golden) => {
        const base = matches.get(golden.id);
        // A row that was lost says nothing of its case.
        if (base !== undefined && (isLost(golden, base) || base.query === base.id))
            return base;
        const named = { ...golden, id: nameOf(golden.id), query: base?.query ?? golden.query };
        return { ...named, fingerprint: (0,fingerprint_case/* fingerprintCase */.l)(named, sha256/* sha256 */.s) };
    });
    const run = { ...candidate.run, cases, ...(by !== null && { named_by: by }) };
    const folder = (0,external_node_path_.join)(outputFolder, 'named-alike', run.variant);
    const writer = await (0,write_run/* writeRun */.bp)(folder, run);
    try {
        for await (const trial of (0,read_trials/* readTrials */.mM)(candidate.folder, log))
            await writer.append({ ...trial, case: nameOf(trial.case) });
        await writer.finish(run);
    }
    finally {
        await writer[Symbol.asyncDispose]();
    }
    return { folder, run };
}

var read_rescored = __webpack_require__(84295);
;// CONCATENATED MODULE: ./build/modes/evaluate/read-arms.js













/** Reads what a comparison is made of. Throws the user's errors of `readRun`, `readRescored` and `readReruns`. */
async function readArms(request) {
    const { baseline, outputFolder, log } = request;
    const base = baseline.kind === 'none'
        ? baseline
        : { kind: 'found', facts: baseline, run: await (0,read_run/* readRun */.c)(baseline.folder) };
    const read = [];
    for (const folder of request.candidates) {
        const candidate = { folder, run: await (0,read_run/* readRun */.c)(folder) };
        read.push(base.kind === 'none' ? candidate : await alignResults(candidate, { baseline: base.run, outputFolder, log }));
    }
    const widen = (0,custom_metrics/* widenScores */.PE)([...(base.kind === 'none' ? [] : [base.run]), ...read.map(({ run }) => run)]);
    const runs = read.map(({ folder, run }) => ({ folder, run: widen(run) }));
    const [only, ...more] = runs;
    if (only === undefined)
        throw new RangeError('there is nothing to compare');
    const baseRun = base.kind === 'none' ? null : widen(base.run);
    const ruleSet = request.ruleSet ?? findRules(runs, baseRun);
    const settings = (0,read_rescored/* metricSettings */.Q)(more.length === 0 ? only.run : (baseRun ?? only.run), ruleSet);
    const metrics = (0,build_metrics/* buildMetrics */.GY)(settings);
    const tables = openTables(settings);
    const expected = [
        ...(baseRun === null ? [] : [...(0,custom_metrics/* customMetricsOf */.ki)(baseRun), ...(0,table_figures/* tableFiguresOf */.LV)(baseRun)]),
        ...(0,table_figures/* tableFiguresOfGates */.Ts)(ruleSet?.rules.gates ?? []),
    ];
    const toTables = (arm) => ({ metrics, log, onTrial: (trial) => tables.add(arm, trial) });
    const candidates = [];
    for (const [place, { folder, run }] of runs.entries()) {
        const arm = baseRun === null ? place : place + 1;
        const scored = await (0,read_rescored/* readRescored */.M)({ ...toTables(arm), folder, run, expected });
        candidates.push({ folder, scored: { ...scored, priced_by: settings.pricing } });
    }
    const scoreBase = async (folder, run) => {
        const scored = await (0,read_rescored/* readRescored */.M)({ ...toTables(0), folder, run });
        return { ...scored, priced_by: scored.priced_by ?? settings.pricing };
    };
    return {
        baseline: base.kind === 'none' ? base : { ...base.facts, scored: await scoreBase(base.facts.folder, widen(base.run)) },
        candidates,
        ruleSet,
        settings,
        metrics,
        tables,
        confirmations: more.length > 0 ? null : await readReruns(only.folder, { run: only.run, metrics, log }),
    };
}
/** The only candidate is judged as it was measured, or by its base; several have only their baseline's rules in common. */
function findRules(candidates, base) {
    const [only, ...more] = candidates;
    if (only === undefined)
        return null;
    if (more.length === 0)
        return recordedRuleSet(only.run, base);
    const first = base ?? only.run;
    const pricing = candidates.reduce((prices, { run }) => (0,price_reply/* priceByBase */.iZ)(prices, run.pricing), first.pricing);
    return { rules: { ...(0,suite_rules/* recordedRules */.M)(first), pricing }, from: 'base', changes: [] };
}
/** A pull request cannot loosen the rules that it is judged by: they are those of its baseline, where nobody says otherwise. */
function recordedRuleSet(run, base) {
    if (run.mode !== 'pr' || base === null || base.gates.length === 0)
        return null;
    const own = (0,suite_rules/* recordedRules */.M)(run);
    const recorded = (0,suite_rules/* recordedRules */.M)(base);
    const rules = { ...recorded, pricing: (0,price_reply/* priceByBase */.iZ)(recorded.pricing, own.pricing) };
    return { rules, from: 'base', changes: (0,describe_rule_changes/* describeRuleChanges */.T)(rules, own, run.metrics) };
}
/** The recorded re-runs of a run's newly failing cases with their scores computed again; null without any. Throws as `readConfirmations` does. */
async function readReruns(folder, { run, metrics, log }) {
    return (0,confirmations/* readConfirmations */.T)(folder, {
        run,
        log,
        keep: ({ case: id, trial, observation, judgments }, golden) => ({
            case: id,
            trial,
            ...(0,score_trial/* scoreTrial */.$o)({ metrics, golden, observation, ...(judgments && { judgments }), withinTime: within_time/* withinTime */.d }),
        }),
    });
}


/***/ }),

/***/ 84295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ metricSettings),
  M: () => (/* binding */ readRescored)
});

var within_time = __webpack_require__(44774);
var sha256 = __webpack_require__(80430);
var join_names = __webpack_require__(73341);
var suite_scoring = __webpack_require__(60960);
var match_spans = __webpack_require__(48512);
var route_choice = __webpack_require__(94604);
;// CONCATENATED MODULE: ./build/metrics/agent/watch-conduct.js




/** Trials of a case may come in any order. */
function watchConduct(scoring = suite_scoring/* DEFAULT_SCORING */.cH) {
    const cases = new Map();
    return {
        add: ({ golden, observation }) => {
            const now = describeConduct(golden, observation, scoring);
            const known = cases.get(golden.id);
            cases.set(golden.id, known === undefined ? now : mergeConduct(known, now));
        },
        finish: () => cases,
    };
}
function describeConduct(golden, observation, scoring) {
    const expected = golden.expected_spans.filter(({ relevance }) => relevance > 0);
    const nothing = { ranks: expected.map(() => null), returned: null, tiers: [], models: [], failures: [] };
    if (observation.status === 'failed')
        return { ...nothing, failures: [observation.failure.kind] };
    const { reply } = observation;
    const matches = reply.spans === undefined ? [] : (0,match_spans/* matchSpans */.zA)(reply.spans, golden.expected_spans);
    const tier = (0,route_choice/* finalRouteTier */.uQ)(reply, scoring);
    const model = reply.attempts?.at(-1)?.model ?? reply.model;
    return {
        ...nothing,
        ranks: expected.map((span) => matches.find((match) => match.expected === span)?.rank ?? null),
        returned: reply.spans === undefined ? null : matches.filter(({ rank }) => rank !== null).length,
        ...(reply.spans !== undefined && { places: [...new Set(reply.spans.map(join_names/* nameSpan */.CL))].sort() }),
        tiers: tier === null ? [] : [tier],
        models: model === undefined ? [] : [model],
    };
}
function mergeConduct(one, other) {
    const least = (a, b) => a === null || b === null ? (a ?? b) : Math.min(a, b);
    const union = (a, b) => [...new Set([...a, ...b])].sort();
    return {
        ranks: one.ranks.map((rank, place) => least(rank, other.ranks[place] ?? null)),
        returned: one.returned === null ? other.returned : Math.max(one.returned, other.returned ?? 0),
        ...((one.places ?? other.places) !== undefined && { places: union(one.places ?? [], other.places ?? []) }),
        tiers: union(one.tiers, other.tiers),
        models: union(one.models, other.models),
        failures: union(one.failures, other.failures),
    };
}

var define_on_code = __webpack_require__(70671);
var price_reply = __webpack_require__(68674);
var build_metrics = __webpack_require__(55970);
var custom_metrics = __webpack_require__(48719);
var table_figures = __webpack_require__(69942);
var describe_facts = __webpack_require__(16279);
var score_trial = __webpack_require__(21501);
var summarize_run = __webpack_require__(18359);
var read_reference = __webpack_require__(9073);
var read_trials = __webpack_require__(7107);
;// CONCATENATED MODULE: ./build/modes/evaluate/read-rescored.js













/** What is a success, what a token costs and what else settles a metric is for the rules to say, on both sides. */
function metricSettings({ settings, pricing: own }, ruleSet) {
    const { primary_k, success } = ruleSet?.rules.settings ?? settings;
    const k = [...new Set([...settings.k, ...(ruleSet?.rules.settings.k ?? [])])].sort((a, b) => a - b);
    const { scoring } = ruleSet === null ? settings : ruleSet.rules.settings;
    return { k, primary_k, success, pricing: ruleSet?.rules.pricing ?? own, ...(scoring && { scoring }) };
}
/**
 * A recorded run with its scores computed again, by these metrics. Those of the suite's own metrics stay as they were recorded: the module
 * that can score them is a pull request's code, and may not even be at hand. A reference has no observations: its scores are as they were
 * recorded, and metrics that were defined differently are not compared. Throws as `readScoredRun` does.
 */
async function readRescored(request) {
    const { folder, expected = [], log, onTrial } = request;
    const { run: own } = request;
    const metrics = [...request.metrics, ...[...(0,custom_metrics/* customMetricsOf */.ki)(own), ...(0,table_figures/* tableFiguresOf */.LV)(own)].map(build_metrics/* recordedMetric */.dC)];
    const unmeasured = expected.filter(({ id }) => !metrics.some((metric) => metric.id === id));
    if (await (0,read_reference/* isReference */.A_)(folder)) {
        const reference = await (0,read_trials/* readScoredRun */.my)(folder, { log, run: request.run });
        return { ...reference, priced_by: request.run.pricing };
    }
    const ownCost = new Set();
    const conduct = watchConduct(request.run.settings.scoring);
    const { run, trials, ...rest } = await (0,read_trials/* readScoredRun */.my)(folder, {
        log,
        run: request.run,
        rescore: (golden, recorded) => {
            const { trial, observation } = recorded;
            const judgments = request.judgmentsOf?.(recorded) ?? recorded.judgments;
            conduct.add({ golden, observation });
            if (observation.status === 'ok' && (0,price_reply/* statesOwnCost */.QR)(observation.reply))
                ownCost.add(golden.id);
            const scores = (0,score_trial/* scoreTrial */.$o)({ metrics, golden, observation, recorded, ...(judgments && { judgments }), withinTime: within_time/* withinTime */.d });
            onTrial?.({ golden, trial, observation, judgments: judgments ?? null, ...scores });
            return scores;
        },
    });
    return {
        run: {
            ...run,
            metrics: [...metrics.map(describe_facts/* metricFacts */.gt), ...unmeasured],
            fingerprints: { ...run.fingerprints, metrics: (0,describe_facts/* fingerprintMetrics */.or)(metrics, sha256/* sha256 */.s) },
            summaries: (0,summarize_run/* summarizeRun */.l)({ metrics, trials, kept: (0,define_on_code/* summarizeCode */.Nn)(metrics, run.code_quality) }),
        },
        trials,
        ...rest,
        own_cost_cases: [...ownCost],
        conduct: conduct.finish(),
    };
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
