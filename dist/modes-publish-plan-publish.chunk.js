export const id = 7769;
export const ids = [7769,5577,5088];
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
        : [`${SETTINGS[key]} ${String(base.settings[key])} → ${String(head.settings[key])}`]);
    const [old, now] = [base.settings.scoring ?? _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_SCORING */ .cH, head.settings.scoring ?? _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_SCORING */ .cH];
    const scoring = Object.keys(old).flatMap((key) => (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .d)(old[key]) === (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .d)(now[key]) ? [] : [`${key} changed`]);
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
/* harmony import */ var _hide_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99659);


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
    const write = (value) => (0,_hide_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .hideSecrets */ .s)((isAlike ? _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d : plain)(value).replace(/\s+/g, ' '));
    const [old, now] = [write(before), write(after)];
    if ((0,_hide_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .isSecretPath */ ._)(path) || old === now)
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

/***/ 22707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ formatMeasured),
/* harmony export */   h: () => (/* binding */ describeMeanChange)
/* harmony export */ });
/* harmony import */ var _format_metric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13992);
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77377);
/* harmony import */ var _format_possible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60427);



/** What stands behind a change in a table; null for what is plain without. */
function unitOf(style) {
    switch (style) {
        case 'share':
        case 'percent':
            return 'points';
        case 's':
            return 's';
        case 'mb':
            return 'MB';
        case 'ratio':
        case 'tokens':
        case 'usd':
        case 'count':
        case 'score':
            return null;
    }
}
/**
 * Values, change and interval of one row with common decimals. The change is that of the value: fewer tokens read as `−19 %`
 * however the comparison is oriented; on the log-ratio row it is exp(±delta) − 1, the change of the typical query. The interval ends
 * where the metric's range does.
 */
function formatMeasured(measured) {
    const { metric, baseline, candidate, delta } = measured;
    const interval = (0,_format_possible_js__WEBPACK_IMPORTED_MODULE_0__/* .possibleInterval */ .hH)(measured);
    const style = (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .styleOf */ .Vj)(metric);
    const orientation = metric.direction === 'lower' ? -1 : 1;
    const isRelative = measured.row === 'log-ratio';
    const inValue = (oriented) => {
        const change = orientation * oriented;
        return isRelative ? Math.exp(change) - 1 : change;
    };
    const values = [baseline, candidate].filter((value) => value !== null);
    const change = delta === null ? null : inValue(delta);
    const sign = change === null || Math.abs(change) < 1e-9 ? 0 : change < 0 ? -1 : 1;
    // What was not compared is written like what was: 44 % in one table is 44 % in the next.
    const apart = baseline === null || candidate === null ? 0 : candidate - baseline;
    const valueDecimals = (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .decimalsOf */ .m2)(style, values, isRelative ? 0 : (change ?? apart));
    const changeDecimals = isRelative ? (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .relativeDecimals */ .nB)(change ?? 0) : valueDecimals;
    const signed = (value, decimals) => isRelative
        ? (0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(value * 100, { decimals, signed: true })
        : (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .formatIn */ .hO)(style, value, decimals, { signed: true });
    const ends = interval === null ? [] : [inValue(interval.low), inValue(interval.high)].sort((a, b) => a - b);
    // An interval that excludes no change must not read as if it ended there.
    const nearest = ends.every((end) => end > 0) || ends.every((end) => end < 0) ? Math.min(...ends.map(Math.abs)) : 0;
    const isHundredth = isRelative || style === 'share';
    const endDecimals = (0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .decimalsToShow */ .Lh)(isHundredth ? nearest * 100 : nearest, changeDecimals);
    const [low, high] = ends.map((end) => signed(end, endDecimals));
    const number = change === null ? null : signed(change, changeDecimals);
    const isOne = number !== null && /^[+\u2212]?1$/.test(number);
    const unit = isRelative ? '%' : isOne && unitOf(style) === 'points' ? 'point' : unitOf(style);
    const unitInWords = style === 'tokens' && !isRelative ? 'tokens' : unit;
    const join = (text, word) => text === null || word === null ? text : (0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .withUnit */ .$o)(text, word);
    return {
        baseline: baseline === null ? null : (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)(metric, baseline, valueDecimals),
        candidate: candidate === null ? null : (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)(metric, candidate, valueDecimals),
        change: join(number, unit),
        changeInWords: join(number, unitInWords),
        interval: low === undefined || high === undefined ? null : `[${low}, ${high}]`,
        intervalInWords: low === undefined || high === undefined ? null : `${low} to ${high}`,
        sign,
    };
}
const WHOLE_FROM = 100;
/**
 * The change of the mean in tokens, to follow that of the typical query in per cent, `, −230 tokens`; empty where the change is in
 * tokens already, or nothing changed: tokens are read as both.
 * @example describeMeanChange({ ...tokens, row: 'log-ratio', baseline: 1240, candidate: 1010 }) // ', −230 tokens'
 */
function describeMeanChange({ metric, row, baseline, candidate }) {
    if (metric.unit !== 'tokens' || row !== 'log-ratio' || baseline === null || candidate === null)
        return '';
    const decimals = Math.max(baseline, candidate) >= WHOLE_FROM ? 0 : 1;
    const text = (0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(candidate - baseline, { decimals, signed: true });
    return /[1-9]/.test(text) ? `, ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .withUnit */ .$o)(text, 'tokens')}` : '';
}


/***/ }),

/***/ 60427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $3: () => (/* binding */ describeSizeOpen),
/* harmony export */   SI: () => (/* binding */ canLose),
/* harmony export */   hH: () => (/* binding */ possibleInterval),
/* harmony export */   pA: () => (/* binding */ formatPossible)
/* harmony export */ });
/* harmony import */ var _model_relative_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22837);
/* harmony import */ var _format_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13992);


/**
 * `formatAmount` of a change for the worse; null where there is none, or the metric cannot change so much from its baseline (null: from
 * wherever it stands).
 */
function formatPossible(metric, { kind, value }, { baseline, ...options }) {
    return value === null || !canLose(metric, { kind, value }, baseline)
        ? null
        : (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAmount */ .ej)(metric, { kind, value }, options);
}
/**
 * Whether a metric can get worse by so much at all.
 * @example canLose(success, { kind: 'absolute', value: 0.9 }, 0.8) // false: from 80 % it cannot fall by 90 points
 * @example canLose(tokens, { kind: 'relative', value: 1.22 }, 900) // true: a rise by 122 % is possible
 */
function canLose(metric, { kind, value }, baseline) {
    const isFall = metric.direction === 'higher';
    if (kind === 'relative' && (baseline === null || baseline < _model_relative_change_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p8))
        return !isFall || value <= 1;
    const { fall, rise } = reachOf(metric, baseline);
    return (kind === 'relative' ? value * (baseline ?? 1) : value) <= (isFall ? fall : rise) + _model_relative_change_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p8;
}
/**
 * How far a metric can fall and rise from its baseline; Infinity where nothing ends its range.
 * @example reachOf({ range: [0, 1], direction: 'higher' }, 0.8) // { fall: 0.8, rise: 0.2 }, but for float noise
 */
function reachOf({ range: [least, most] }, baseline) {
    const width = least === null || most === null ? Infinity : most - least;
    if (baseline === null)
        return { fall: width, rise: width };
    return {
        fall: least === null ? Infinity : Math.max(0, baseline - least),
        rise: most === null ? Infinity : Math.max(0, most - baseline),
    };
}
/**
 * The part of an interval that the metric's range allows, for display: a t interval knows no range, and would say that a share may change by
 * 130 points. Only the range counts, not where this baseline stands in it: the true one may be elsewhere, and an interval cut there would end
 * at the estimate itself. Where the range has one end (money, tokens), nothing falls by more than there was. What is computed or stored keeps
 * the whole interval. On the log-ratio row every end is possible.
 * @example possibleInterval({ metric: success, row: 'paired-t', baseline: 0.82, interval: { low: -1.2, high: 0.3, method: 't' } }) // low: -1
 */
function possibleInterval({ metric, row, baseline, interval, }) {
    if (interval === null || row === 'log-ratio')
        return interval;
    const hasBothEnds = metric.range.every((end) => end !== null);
    const { fall, rise } = reachOf(metric, hasBothEnds ? null : baseline);
    const [worst, best] = metric.direction === 'lower' ? [-rise, fall] : [-fall, rise];
    return { ...interval, low: Math.max(worst, interval.low), high: Math.min(best, interval.high) };
}
/**
 * What is proven of a loss whose size is not: it neither reaches the gate's margin nor is shown to stay inside.
 * @example describeSizeOpen(tokens) // 'worse; whether by more than 10 % cannot be told'
 */
function describeSizeOpen({ gate, metric }) {
    return gate.margin === null
        ? 'worse; by how much cannot be told'
        : `worse; whether by more than ${(0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAmount */ .ej)(metric, gate.margin)} cannot be told`;
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
/** What a claim needs where no gate decides: an adjusted p below alpha, and an interval that leaves out no change. */
function isEstablished({ p_adjusted: p, interval }, alpha) {
    return p !== null && p < alpha && (interval === null || interval.low > 0 || interval.high < 0);
}
/** At least 10 % up or down, and not established: no claim, but potentially meaningful. */
function isPotentiallyMeaningful(measured, alpha) {
    // Nothing of an exact number is left to chance.
    if (measured.row === 'exact')
        return false;
    const change = relativeChange(measured);
    return change !== null && Math.abs(change) >= MEANINGFUL - NOISE && !isEstablished(measured, alpha);
}
const isProven = (p, alpha) => p !== null && p < alpha;
/** Significantly or exactly worse, yet shown to stay inside the margin. By the adjusted p, as every claim of a gate. */
function isSlightlyWorse({ verdict, row, p_adjusted: p, delta }, alpha) {
    const isCertain = row === 'exact' || isProven(p, alpha);
    return verdict === 'no-regression' && isCertain && delta !== null && delta < 0;
}
/** Proven to be worse, though not by as much as the margin, nor by less. */
function isWorseSizeOpen({ verdict, p_adjusted: p, delta }, alpha) {
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

/***/ 96977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TC: () => (/* binding */ findSource),
/* harmony export */   V3: () => (/* binding */ receiveRun),
/* harmony export */   YJ: () => (/* binding */ listLeft),
/* harmony export */   Zt: () => (/* binding */ nothingLeft),
/* harmony export */   mj: () => (/* binding */ findMeasured),
/* harmony export */   nb: () => (/* binding */ publishEach),
/* harmony export */   q0: () => (/* binding */ measuredCommit)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40273);
/* harmony import */ var _github_pull_requests_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(89554);
/* harmony import */ var _github_download_artifact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91047);
/* harmony import */ var _github_read_zip_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98722);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50262);
/* harmony import */ var _run_merge_runs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88845);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41345);








/** Throws `mode-needs-event`. */
async function findSource({ github, effects }) {
    const { event, owner, repo } = github;
    if (event.kind === 'pull_request') {
        const { number, head } = event.pullRequest;
        const now = await (0,_github_pull_requests_js__WEBPACK_IMPORTED_MODULE_7__/* .getPullRequest */ .T9)(await effects.connect(), { owner, repo, number });
        const moved = `#${number} has moved on from ${head.sha.slice(0, 7)} to ${now.head.sha.slice(0, 7)}`;
        const reason = now.isClosed ? `#${number} is closed` : now.head.sha === head.sha ? null : moved;
        const match = reason === null ? { kind: 'found', pullRequest: event.pullRequest } : { kind: 'none', reason };
        return { runId: github.runId, attempt: github.runAttempt, match };
    }
    if (event.kind !== 'workflow_run') {
        const needs = '`workflow_run`, `pull_request` after a job that measured, or `push` after jobs that measured shards';
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y('mode-needs-event', { mode: 'publish', event: github.eventName, needs });
    }
    const { run } = event;
    const match = run.event === 'pull_request'
        ? await (0,_github_pull_requests_js__WEBPACK_IMPORTED_MODULE_7__/* .findPullRequest */ ._f)({ client: await effects.connect(), owner, repo, head: run.head })
        : { kind: 'none', reason: `run ${run.id} was started by ${run.event}, not by a pull request` };
    return { runId: run.id, attempt: run.attempt, match };
}
/** Why nothing can be reported, as a clause. */
function nothingLeft(runId) {
    return `no job of run ${runId} has left a measured suite`;
}
/** What the jobs of a workflow run have left. */
async function listLeft({ github, effects }, runId) {
    const { owner, repo } = github;
    return (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__/* .listRunArtifacts */ .NG)({ client: await effects.connect(), owner, repo, runId });
}
/**
 * The suites of a workflow run's artifacts. Where there is a whole run, shards are not looked at. Of one name the newest counts:
 * those of an earlier attempt are still listed, so a shard that was not measured again is there.
 */
function findMeasured(listed) {
    const newest = new Map();
    for (const artifact of listed)
        if (!artifact.isExpired && artifact.id > (newest.get(artifact.name)?.id ?? 0))
            newest.set(artifact.name, artifact);
    const runs = new Map();
    const shards = new Map();
    for (const artifact of newest.values()) {
        const whole = (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__/* .suiteOfRunArtifact */ .nV)(artifact.name);
        const part = (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_1__/* .suiteOfShardArtifact */ .gj)(artifact.name);
        if (whole !== null)
            runs.set(whole, { suite: whole, kind: 'run', artifacts: [artifact] });
        if (part !== null) {
            const others = shards.get(part)?.artifacts ?? [];
            shards.set(part, { suite: part, kind: 'shards', artifacts: [...others, artifact] });
        }
    }
    return [...new Map([...shards, ...runs]).values()];
}
/**
 * Downloads what was measured of a suite into the output folder, and makes one run of its shards. All shards together may be as
 * large as one run. Throws as `readRun` and `mergeRuns` do.
 */
async function receiveRun({ github, outputFolder, effects }, { suite, kind, artifacts }) {
    const { owner, repo } = github;
    const client = await effects.connect();
    const received = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'received');
    const folders = [];
    let room = _github_download_artifact_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_ARCHIVE_BYTES */ .I;
    for (const artifact of artifacts) {
        const folder = kind === 'run' ? received : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(received, artifact.name);
        try {
            await (0,_github_download_artifact_js__WEBPACK_IMPORTED_MODULE_2__/* .downloadArtifact */ .b)({ client, owner, repo, artifact, folder, maxArchiveBytes: room });
        }
        catch (error) {
            if (!(error instanceof _github_read_zip_js__WEBPACK_IMPORTED_MODULE_3__/* .ZipRefused */ .Eb))
                throw error;
            return { kind: 'refused', reason: `the artifact ${artifact.name} was rejected: ${error.message}` };
        }
        folders.push(folder);
        room -= artifact.bytes;
    }
    const folder = kind === 'run' ? received : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputFolder, 'merged');
    const run = kind === 'run' ? await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_6__/* .readRun */ .c)(folder) : await (0,_run_merge_runs_js__WEBPACK_IMPORTED_MODULE_5__/* .mergeRuns */ .r)({ folders, out: folder, log: effects.log });
    if (run.suite.name === suite)
        return { kind: 'received', folder, run };
    const what = kind === 'run' ? `the artifact goldenpair-run-${suite} holds` : `the shards of ${suite} are of`;
    return { kind: 'refused', reason: `${what} a run of ${JSON.stringify(run.suite.name)}` };
}
/**
 * Publishes suite after suite, several into folders of their own, and gives the worst exit code. A mistake in one keeps none of the others from
 * being published; the first is thrown after them, and the others are logged.
 */
async function publishEach(request, suites, publish) {
    let worst = 0;
    let mistake = null;
    for (const measured of suites) {
        const outputFolder = suites.length === 1 ? request.outputFolder : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(request.outputFolder, measured.suite);
        try {
            const code = await publish({ ...request, outputFolder }, measured);
            if (code > worst)
                worst = code;
        }
        catch (error) {
            if (!(error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y))
                throw error;
            if (mistake !== null)
                request.effects.log.error(error.message);
            mistake ??= error;
        }
    }
    if (mistake !== null)
        throw mistake;
    return worst;
}
/** What was measured, as far as the run says so in the form of a commit; else the head. */
function measuredCommit({ commit }, { head }) {
    return commit !== null && /^[0-9a-f]{40,64}$/.test(commit) ? commit : head.sha;
}


/***/ }),

/***/ 76474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   planPublish: () => (/* binding */ planPublish)
/* harmony export */ });
/* harmony import */ var _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60960);
/* harmony import */ var _run_budget_open_month_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50123);
/* harmony import */ var _run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65940);
/* harmony import */ var _run_dry_run_dry_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11311);
/* harmony import */ var _run_judging_judge_candidate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65954);
/* harmony import */ var _choose_rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2731);
/* harmony import */ var _find_measured_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(96977);







/** Input `dry-run` of mode `publish`: says in the log what the judge would be asked. Nothing is asked, written to GitHub or kept. */
const planPublish = async (request) => {
    const { event } = request.github;
    if (event.kind === 'push' || event.kind === 'schedule' || event.kind === 'workflow_dispatch')
        return nothing(request, 'results of this event were judged where they were measured');
    const source = await (0,_find_measured_js__WEBPACK_IMPORTED_MODULE_6__/* .findSource */ .TC)(request);
    if (source.match.kind === 'none')
        return nothing(request, source.match.reason);
    const measured = (0,_find_measured_js__WEBPACK_IMPORTED_MODULE_6__/* .findMeasured */ .mj)(await (0,_find_measured_js__WEBPACK_IMPORTED_MODULE_6__/* .listLeft */ .YJ)(request, source.runId));
    if (measured.length === 0)
        return nothing(request, (0,_find_measured_js__WEBPACK_IMPORTED_MODULE_6__/* .nothingLeft */ .Zt)(source.runId));
    return (0,_find_measured_js__WEBPACK_IMPORTED_MODULE_6__/* .publishEach */ .nb)(request, measured, async (own, one) => planSuite(own, source, one));
};
async function planSuite(request, { match }, measured) {
    const { inputs, workingDirectory, effects } = request;
    if (match.kind === 'none')
        return nothing(request, match.reason);
    const received = await (0,_find_measured_js__WEBPACK_IMPORTED_MODULE_6__/* .receiveRun */ .V3)(request, measured);
    if (received.kind === 'refused')
        return nothing(request, received.reason);
    const { run, folder } = received;
    const { pullRequest } = match;
    const checkout = { sha: (0,_find_measured_js__WEBPACK_IMPORTED_MODULE_6__/* .measuredCommit */ .q0)(run, pullRequest), parents: null };
    const { ruleSet } = await (0,_choose_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .findReference */ .t)(request, { suite: measured.suite, folder, checkout, pullRequest });
    const { judge, settings, pricing } = ruleSet.rules;
    const { env, clock, log } = effects;
    const { budget, ledger } = await (0,_run_budget_open_month_js__WEBPACK_IMPORTED_MODULE_1__/* .openJudgingMonth */ .f8)(request, { suite: measured.suite, ruleSet });
    const plan = await (0,_run_dry_run_dry_run_js__WEBPACK_IMPORTED_MODULE_3__/* .planJudging */ .y)({
        ...{ run, pricing, env, clock, log, workingDirectory, budget, ledger },
        judge: (0,_run_judging_judge_candidate_js__WEBPACK_IMPORTED_MODULE_4__/* .isTrusted */ .W2)({ request, ruleSet, isForeign: true }) ? judge : null,
        scoring: settings.scoring ?? _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_SCORING */ .cH,
        retries: Math.min(run.settings.retries ?? 2, _run_judging_judge_candidate_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_RETRIES */ .fC),
        hasCache: inputs.cacheDir !== null,
        targetEnvNames: inputs.targetEnv,
    });
    log.info((0,_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .writePlan */ .p)(plan));
    return 0;
}
function nothing({ effects }, reason) {
    effects.log.info(`Nothing was asked or published: ${reason}.`);
    return 0;
}


/***/ }),

/***/ 93738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ artifactsHome)
/* harmony export */ });
/** Where artifacts of this repository are. */
function artifactsHome({ inputs, github, effects }) {
    const { owner, repo, repositoryId, defaultBranch, serverUrl } = github;
    const { connect } = effects;
    return { connect, owner, repo, repositoryId, defaultBranch, serverUrl, workflow: inputs.baselineWorkflow };
}


/***/ }),

/***/ 50123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f8: () => (/* binding */ openJudgingMonth),
/* harmony export */   xY: () => (/* binding */ openMonth)
/* harmony export */ });
/* unused harmony export limitJudging */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77377);
/* harmony import */ var _format_join_names_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73341);
/* harmony import */ var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40273);
/* harmony import */ var _nights_history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54157);
/* harmony import */ var _store_baselines_read_history_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44504);
/* harmony import */ var _store_spend_ledger_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14426);
/* harmony import */ var _action_request_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(93738);










/**
 * The ledger of the working directory. Where a month has a limit and the ledger has nothing of it, as in every job of a runner without files of
 * its own, it is given what the history knows; a dry run writes nothing and sees it all the same. Warns where nobody knows all.
 */
async function openMonth(request, { name, max_cost_usd_per_month: limitUsd }) {
    const { inputs, workingDirectory, effects } = request;
    const ledger = (0,_store_spend_ledger_js__WEBPACK_IMPORTED_MODULE_6__/* .openLedger */ .au)(workingDirectory);
    if (limitUsd === undefined)
        return ledger;
    const now = effects.clock.now();
    const month = (0,_store_spend_ledger_js__WEBPACK_IMPORTED_MODULE_6__/* .monthOf */ .GS)(now);
    if ((await ledger.spentUsd({ suite: name, month })) !== null)
        return ledger;
    const past = await readMonth(request, name, month);
    if (past.kind === 'unknown') {
        // A ledger that is kept from job to job knows: the month has just begun.
        if (!(await (0,_store_spend_ledger_js__WEBPACK_IMPORTED_MODULE_6__/* .hasLedger */ .U0)(workingDirectory)))
            effects.log.warning(`${name} may spend ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__/* .formatMoney */ .up)(limitUsd)} a month, but neither .goldenpair/spend.jsonl nor the history says what has been spent this month: ${past.reason}. Counting it as nothing. Keep that file from job to job with actions/cache (docs/costs.md).`);
        return ledger;
    }
    const { usd, unread } = past;
    effects.log.info(`This month's nights and baselines of ${name} have spent ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__/* .formatMoney */ .up)(usd)} of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__/* .formatMoney */ .up)(limitUsd)}, according to the history. Not counted: ${listUncounted(past)}.`);
    if (unread.length > 0)
        effects.log.warning(`${name} may spend ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__/* .formatMoney */ .up)(limitUsd)} a month, but the history is incomplete for this month: ${describeUnread(unread)}. What is missing counts as nothing. Keep .goldenpair/spend.jsonl from job to job with actions/cache (docs/costs.md).`);
    if (inputs.dryRun)
        return { ...ledger, spentUsd: () => Promise.resolve(usd) };
    ledger.add({ at: now.toISOString(), suite: name, usd });
    return ledger;
}
function listUncounted({ uncounted, unread }) {
    return (0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_8__/* .joinNames */ .JH)([
        ...['pull requests', 'experiments'],
        ...(uncounted === 0 ? [] : [`${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__/* .countOf */ .pq)(uncounted, 'measurement')} without a sum`]),
        ...(unread.length === 0 ? [] : [countUnread(unread)]),
    ]);
}
/**
 * What measurements of the default branch have spent in a month (`2026-11`, UTC), from the histories they left. Nothing is known where
 * something is missing and no sum is there.
 */
async function readMonth(request, suite, month) {
    const { github, effects } = request;
    const server = (0,_github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__/* .enterpriseHost */ .C0)(github.serverUrl);
    if (server !== null)
        return { kind: 'unknown', reason: `${server} does not support the artifacts that it needs` };
    // Not in the folder of what will be measured: the target's code runs there.
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'goldenpair-month-'));
    const { rows, candidates, problem, unread } = await (0,_store_baselines_read_history_js__WEBPACK_IMPORTED_MODULE_5__/* .readHistory */ .L)({
        ...{ suite, folder, home: (0,_action_request_js__WEBPACK_IMPORTED_MODULE_9__/* .artifactsHome */ .l)(request), log: effects.log },
        // Each history knows of those before it, so the newest will mostly do, with runs that it does not know.
        isWanted: (candidate, known) => (0,_store_spend_ledger_js__WEBPACK_IMPORTED_MODULE_6__/* .monthOf */ .GS)(candidate.artifact.createdAt) >= month && !isCovered(candidate, known),
    }).finally(async () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true }));
    if (problem !== null)
        return { kind: 'unknown', reason: problem };
    if (candidates.length === 0)
        return { kind: 'unknown', reason: 'no night or baseline has left one yet' };
    const sum = (0,_nights_history_js__WEBPACK_IMPORTED_MODULE_4__/* .sumMonth */ .A8)(rows, month);
    if (sum.counted > 0)
        return { kind: 'known', ...sum, unread };
    if (unread.length > 0)
        return { kind: 'unknown', reason: describeUnread(unread) };
    if (sum.uncounted > 0)
        return { kind: 'unknown', reason: 'none of its measurements says what it spent' };
    return { kind: 'known', ...sum, unread };
}
/**
 * Whether the rows that are known cover an artifact. A row of its run may be of an earlier attempt than the artifact, which was replaced
 * while others measured: only who began after that has read it.
 */
function isCovered({ runId, artifact }, known) {
    return known.some(({ run }) => run === runId) && known.some(({ at }) => Date.parse(at) > artifact.createdAt.getTime());
}
/** As a clause; at least one. */
function describeUnread(unread) {
    const [newest = ''] = unread;
    return unread.length === 1
        ? `there is ${countUnread(unread)}, because ${newest}`
        : `there are ${countUnread(unread)}, the newest because ${newest}`;
}
/** As a noun. */
function countUnread({ length }) {
    return (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__/* .countOf */ .pq)(length, 'artifact that could not be read completely', 'artifacts that could not be read completely');
}
/**
 * What judging a run that another job has measured may spend, and the ledger of it. Without a judge nothing is paid, and the history not
 * asked.
 */
async function openJudgingMonth(request, { suite, ruleSet }) {
    const { inputs, workingDirectory } = request;
    const budget = limitJudging(inputs.maxCostUsd, ruleSet.budget ?? null);
    const isFree = ruleSet.rules.judge === null;
    const ledger = isFree ? (0,_store_spend_ledger_js__WEBPACK_IMPORTED_MODULE_6__/* .openLedger */ .au)(workingDirectory) : await openMonth(request, { name: suite, ...budget });
    return { budget, ledger };
}
/**
 * What may be spent on judging a run that another job has measured: the less of what this workflow says and the base's suite, so that no pull
 * request loosens it.
 * @example limitJudging(5, { max_cost_usd: 2 }) // { max_cost_usd: 2 }
 */
function limitJudging(inputUsd, budget) {
    const usd = Math.min(inputUsd ?? Infinity, budget?.max_cost_usd ?? Infinity);
    return { ...budget, max_cost_usd: Number.isFinite(usd) ? usd : null };
}


/***/ }),

/***/ 93614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ checkShards),
/* harmony export */   y: () => (/* binding */ describeShard)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
/* harmony import */ var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27866);
/* harmony import */ var _model_run_shard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64520);
/* harmony import */ var _store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98194);
/* harmony import */ var _arm_describe_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31402);





/**
 * The shards of one run in order, proved to be complete: all parts there once, measured alike, and together the very cases that
 * the suite's fingerprint speaks of. Throws `shards-wanted`, `shards-differ`, `shard-repeated`, `shard-missing`,
 * `shard-unfinished`, and `run-invalid` for a shard whose cases are not its own.
 */
function checkShards(runs) {
    const shards = runs.map((one) => ({ ...one, shard: shardOf(one) }));
    demandAlike(shards);
    const parts = [...shards].sort((a, b) => a.shard.index - b.shard.index);
    demandEachOnce(parts);
    const finished = parts.map(({ folder, run, shard }) => {
        if (run.counts === null)
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('shard-unfinished', { shard: (0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_1__/* .formatShard */ ._D)(shard), folder });
        return { folder, run, shard, counts: run.counts };
    });
    demandOwnCases(finished);
    return finished;
}
function shardOf({ folder, run }) {
    if (run.shard === null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('shards-wanted', { folder });
    return run.shard;
}
/** What shards of one run may differ in. */
const OWN = new Set([
    'run_id',
    'session_id',
    'started_at',
    'finished_at',
    'environment',
    'cases',
    'counts',
    'summaries',
    'stopped',
    'spent_usd',
    'shard.index',
    'code_quality.review',
    'fingerprints.models',
    'fingerprints.judge_models',
]);
const PARTED = new Set(['suite', 'shard', 'settings', 'fingerprints', 'code_quality']);
/** Everything that must be the same in all shards, as JSON by its place in run.json. */
function traitsOf(run) {
    const traits = Object.entries(run).flatMap(([key, value]) => PARTED.has(key) && typeof value === 'object' && value !== null
        ? Object.entries(value).map(([inner, member]) => [`${key}.${inner}`, member])
        : [[key, value]]);
    return new Map(traits.filter(([key]) => !OWN.has(key)).map(([key, value]) => [key, (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .d)(value)]));
}
const SHOWN_LENGTH = 60;
const cut = (text) => (text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text);
function demandAlike([first, ...others]) {
    if (first === undefined)
        return;
    const expected = traitsOf(first.run);
    for (const other of others) {
        const found = traitsOf(other.run);
        for (const [what, value] of expected) {
            const otherValue = found.get(what) ?? 'null';
            if (value === otherValue)
                continue;
            const values = [
                { folder: first.folder, value: cut(value) },
                { folder: other.folder, value: cut(otherValue) },
            ];
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('shards-differ', { what, values });
        }
    }
}
function demandEachOnce(parts) {
    const folders = new Map();
    for (const { folder, shard } of parts)
        folders.set(shard.index, [...(folders.get(shard.index) ?? []), folder]);
    const of = parts[0]?.shard.of ?? 0;
    const name = (index) => (0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_1__/* .formatShard */ ._D)({ index, of });
    for (const [index, names] of folders)
        if (names.length > 1)
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('shard-repeated', { shard: name(index), folders: names });
    const missing = Array.from({ length: of }, (_, position) => position + 1).filter((index) => !folders.has(index));
    if (missing.length > 0)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('shard-missing', { missing: missing.map(name), found: [...folders.keys()].map(name) });
}
/** The suite's fingerprint is made of all cases, so a case that was lost, added or edited on the way cannot hide. */
function demandOwnCases(parts) {
    const all = parts.flatMap(({ run }) => run.cases);
    for (const { folder, run, shard } of parts) {
        const { name, version } = run.suite;
        const { k, primary_k, success } = run.settings;
        const isWhole = (0,_arm_describe_run_js__WEBPACK_IMPORTED_MODULE_3__/* .fingerprintSuite */ .x)({ name, version, k, primary_k, success }, all) === run.fingerprints.suite;
        const own = new Set((0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_1__/* .selectShard */ .Xm)(all, shard).map(({ id }) => id));
        const isOwn = own.size === run.cases.length && run.cases.every(({ id }) => own.has(id));
        if (isWhole && isOwn)
            continue;
        const problem = isWhole
            ? `its cases are not those of shard ${(0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_1__/* .formatShard */ ._D)(shard)}`
            : `with the other shards it does not hold the cases of suite ${name}`;
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('run-invalid', { path: (0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_2__/* .runFiles */ .NW)(folder).run, line: null, problem });
    }
}
/**
 * What a shard says for itself: a part of a suite has no verdict.
 * @example describeShard({ index: 1, of: 4 }, counts) // 'Shard 1/4: 2 cases, 6 trials, 0 without an answer.'
 */
function describeShard(shard, counts) {
    const unanswered = (counts?.failed ?? 0) + (counts?.infrastructure ?? 0);
    return `Shard ${(0,_model_run_shard_js__WEBPACK_IMPORTED_MODULE_1__/* .formatShard */ ._D)(shard)}: ${counts?.cases ?? 0} cases, ${counts?.trials ?? 0} trials, ${unanswered} without an answer.`;
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
    unknown: 'unknown until it is asked',
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
        ...plan.models.map(({ model, calls, usd, price }) => `${model}: ${writeRange(calls)} calls, ${writeUsd(usd)}${price === null ? '' : ` (${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(price.input)} in, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(price.output)} out, per million tokens)`}`),
        `In total ${writeUsd(plan.usd)}, without retries.`,
        ...(plan.again === null ? [] : [writeAgain(plan.again)]),
        ...(plan.has_cache ? ['Cached answers are counted as if they were asked, but cost nothing.'] : []),
        ...(unknown.length === 0 ? [] : [`No price is known for ${unknown.join(', ')}: set it under \`pricing\`.`]),
        budget === null
            ? 'There is no budget (set max_cost_usd or --max-cost-usd).'
            : `The budget of this run is ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(budget)}${isLess(budget, plan.usd) ? ', which is less: it may stop the run' : ''}.`,
        ...(month === null
            ? []
            : [
                `This month ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(spent ?? 0)} of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(month)} is spent${isLess(month - (spent ?? 0), plan.usd) ? ', and the rest may not suffice: it may stop the run' : ''}.`,
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
    'zero-tolerance': 'Cases that broke are asked again (zero tolerance)',
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


/***/ }),

/***/ 88845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ mergeRuns)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _io_sha256_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80430);
/* harmony import */ var _metrics_summarize_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18359);
/* harmony import */ var _store_runs_read_json_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54974);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41345);
/* harmony import */ var _store_runs_read_trials_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7107);
/* harmony import */ var _store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(98194);
/* harmony import */ var _store_runs_write_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(20714);
/* harmony import */ var _check_shards_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(93614);
/* harmony import */ var _arm_tally_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(65173);
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










/**
 * Makes of all shards of a run the run that one machine would have written: the same trials and scores, the same summaries, and so
 * the same comparison, whatever the order of the folders. Lines of its trials.jsonl are sorted by trial and then case id; a whole
 * run's are in the order in which the trials finished. Observations are copied one at a time.
 * Throws `target-answered-nothing`, and as `checkShards` and `readScoredRun` do.
 */
async function mergeRuns({ folders, out, log }) {
    const runs = [];
    for (const folder of folders)
        runs.push({ folder, run: await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_4__/* .readRun */ .c)(folder) });
    const parts = (0,_check_shards_js__WEBPACK_IMPORTED_MODULE_8__/* .checkShards */ .Q)(runs);
    const trials = await findTrials(parts, log);
    const merged = mergeHeaders(parts);
    const writer = await (0,_store_runs_write_run_js__WEBPACK_IMPORTED_MODULE_7__/* .writeRun */ .bp)(out, { ...merged, counts: null, summaries: {} });
    const files = await Promise.all(parts.map(async ({ folder }) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)((0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_6__/* .runFiles */ .NW)(folder).trials)));
    const tally = (0,_arm_tally_js__WEBPACK_IMPORTED_MODULE_9__/* .startTally */ .dP)(merged.pricing);
    try {
        for (const { part, start, end, stored } of trials) {
            const buffer = Buffer.allocUnsafe(end - start);
            await files[part]?.read(buffer, 0, buffer.length, start);
            // Checked when it was found.
            const line = JSON.parse(buffer.toString());
            // It numbers its shard's reasons.
            delete line.unscored_set;
            const trial = { ...line, unscored: stored };
            await writer.append(trial);
            tally.add(trial);
        }
        const silence = (0,_arm_tally_js__WEBPACK_IMPORTED_MODULE_9__/* .findSilence */ .v7)(merged.variant, tally);
        if (silence !== null)
            throw silence;
        const run = { ...merged, summaries: (0,_metrics_summarize_run_js__WEBPACK_IMPORTED_MODULE_2__/* .summarizeRun */ .l)({ metrics: merged.metrics, trials, kept: merged.summaries }) };
        await writer.finish(run);
        return run;
    }
    finally {
        await Promise.all(files.map(async (file) => file.close()));
        await writer[Symbol.asyncDispose]();
    }
}
/** All trials, sorted as they will be written. */
async function findTrials(parts, log) {
    const found = [];
    for (const [part, { folder }] of parts.entries()) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const reasons = [];
            const keep = (_golden, { scores, unscored }) => {
                reasons.push(unscored);
                return { scores: { ...scores }, unscored };
            };
            const { trials } = await (0,_store_runs_read_trials_js__WEBPACK_IMPORTED_MODULE_5__/* .readScoredRun */ .my)(folder, { log, rescore: keep });
            const file = __addDisposableResource(env_1, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)((0,_store_runs_run_files_js__WEBPACK_IMPORTED_MODULE_6__/* .runFiles */ .NW)(folder).trials), true);
            const places = (0,_store_runs_read_json_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .findLines */ .L1)(file.fd);
            for (const [index, trial] of trials.entries()) {
                const place = places[index];
                const stored = reasons[index];
                if (place === undefined || stored === undefined)
                    throw new Error(`${folder}: the trials changed while they were read`);
                found.push({ ...trial, stored, part, start: place.start, end: place.end });
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
    return found.sort((a, b) => a.trial - b.trial || (a.case < b.case ? -1 : 1));
}
/** What only a part knows of itself is put together; everything else is the same in all parts. */
function mergeHeaders(parts) {
    const [first] = parts;
    if (first === undefined)
        throw new Error('there is no shard to merge');
    const runs = parts.map(({ run }) => run);
    const distinct = (values) => [...new Set(values.filter((value) => value !== null))].sort();
    const sessions = distinct(runs.map(({ session_id }) => session_id));
    // Arms that were measured together, shard by shard, share it still.
    const sessionId = `merged-${(0,_io_sha256_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)(sessions.join('\n')).slice(-16)}`;
    const isJudged = runs.some(({ counts }) => counts?.judge !== undefined);
    const runners = distinct(runs.map(({ environment }) => environment.runner));
    return {
        ...first.run,
        run_id: `${sessionId}-${first.run.variant}`,
        session_id: sessionId,
        started_at: runs.map(({ started_at }) => started_at).sort()[0] ?? first.run.started_at,
        finished_at: distinct(runs.map(({ finished_at }) => finished_at)).at(-1) ?? null,
        shard: null,
        environment: {
            node: distinct(runs.map(({ environment }) => environment.node)).join(', '),
            os: distinct(runs.map(({ environment }) => environment.os)).join(', '),
            runner: runners.length === 0 ? null : runners.join(', '),
        },
        fingerprints: {
            ...first.run.fingerprints,
            models: distinct(runs.flatMap(({ fingerprints }) => fingerprints.models)),
            judge_models: isJudged
                ? distinct(runs.flatMap(({ fingerprints }) => fingerprints.judge_models ?? []))
                : undefined,
        },
        cases: runs.flatMap(({ cases }) => cases).sort((a, b) => (a.id < b.id ? -1 : 1)),
        stopped: mergeStops(parts),
        spent_usd: mergeSpent(runs),
        counts: sumCounts(parts),
    };
}
/** One shard that was stopped makes the whole incomplete; the trials are those of all shards. */
function mergeStops(parts) {
    const stops = parts.flatMap(({ run }) => run.stopped ?? []);
    const [first] = stops;
    if (first === undefined)
        return undefined;
    const planned = parts.reduce((sum, { run }) => sum + run.cases.length * run.trials_per_case, 0);
    const made = parts.reduce((sum, { counts }) => sum + counts.trials, 0);
    const spent = stops.reduce((sum, { spent_usd }) => sum + spent_usd, 0);
    return { ...first, planned, made, spent_usd: spent };
}
/** Unknown where one shard had no budget. */
function mergeSpent(runs) {
    const spent = runs.flatMap(({ spent_usd }) => spent_usd ?? []);
    return spent.length < runs.length ? undefined : spent.reduce((sum, usd) => sum + usd, 0);
}
function sumCounts(parts) {
    const sum = (key) => parts.reduce((total, { counts }) => total + (counts[key] ?? 0), 0);
    const judges = parts.flatMap(({ counts }) => counts.judge ?? []);
    const sumJudged = (key) => judges.reduce((total, one) => total + (one[key] ?? 0), 0);
    const judged = {
        readings: sumJudged('readings'),
        failed: sumJudged('failed'),
        retries: sumJudged('retries'),
        cached: sumJudged('cached') || undefined,
    };
    return {
        cases: sum('cases'),
        trials: sum('trials'),
        ok: sum('ok'),
        failed: sum('failed'),
        infrastructure: sum('infrastructure'),
        timeouts: sum('timeouts'),
        retries: sum('retries'),
        cached: sum('cached') || undefined,
        judge: judges.length === 0 ? undefined : judged,
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
        const fail = (problem) => new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('run-invalid', { path, line, problem });
        const parse = (schema) => {
            const parsed = schema.safeParse(value);
            if (parsed.success)
                return parsed.data;
            throw fail((0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .describeFirstIssue */ .$l)(parsed.error));
        };
        if (head === null) {
            refuseNewer(path, value);
            head = parse(_model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .confirmationsHeadSchema */ .I$);
            if (head.run_id !== run.run_id) {
                log.warning(`${path} was ignored: its re-runs belong to another run, ${JSON.stringify(head.run_id.slice(0, 100))}.`);
                return null;
            }
            continue;
        }
        if (end !== null)
            throw fail('nothing may follow the line that says why the re-runs ended');
        if (typeof value === 'object' && value !== null && 'stopped_by' in value) {
            end = parse(_model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .confirmationsEndSchema */ .N0);
            const unknown = end.cases.find((id) => !cases.has(id));
            if (unknown !== undefined)
                throw fail(`the case \`${unknown.slice(0, 100)}\` is not in run.json`);
            continue;
        }
        const trial = parse(_model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .trialSchema */ .WI);
        const first = run.trials_per_case;
        const key = (0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .trialKey */ .wK)(trial.case, trial.trial);
        const golden = cases.get(trial.case);
        if (golden === undefined)
            throw fail(`the case \`${trial.case.slice(0, 100)}\` is not in run.json`);
        if (trial.trial < first || trial.trial >= first + _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIRMING_TRIALS */ .t3)
            throw fail(`a re-run of this run has a number from ${first} to ${first + _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIRMING_TRIALS */ .t3 - 1}, not ${trial.trial}`);
        if (seen.has(key))
            throw fail(`trial ${trial.trial} of case \`${trial.case}\` is there twice`);
        seen.add(key);
        trials.push(keep(trial, golden));
    }
    return head === null ? null : { head, trials, stopped: end };
}
function refuseNewer(path, value) {
    if (typeof value !== 'object' || value === null || !('schema_version' in value))
        return;
    const got = value.schema_version;
    if (typeof got === 'number' && got > _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIRMATIONS_SCHEMA_VERSION */ .ww)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('run-too-new', { path, got, supported: _model_result_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIRMATIONS_SCHEMA_VERSION */ .ww });
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
