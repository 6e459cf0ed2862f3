export const id = 1653;
export const ids = [1653,4944];
export const modules = {

/***/ 30922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ describeSizeOpen)
/* harmony export */ });
/* harmony import */ var _format_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26078);

/**
 * What is proven of a loss whose size is not: it neither reaches the gate's margin nor is shown to stay inside.
 * @example describeSizeOpen(tokens) // 'worse; whether by more than 10 % cannot be told'
 */
function describeSizeOpen({ gate, metric }, options = {}) {
    return gate.margin === null
        ? 'worse; by how much cannot be told'
        : `worse; whether by more than ${(0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAmount */ .ej)(metric, gate.margin, options)} cannot be told`;
}


/***/ }),

/***/ 15790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ formatMeasured)
/* harmony export */ });
/* harmony import */ var _format_metric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26078);
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8499);
/* harmony import */ var _format_possible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78849);



/** What stands behind a change in a table; null for what is plain without. */
function unitOf(style) {
    switch (style) {
        case 'share':
        case 'percent':
            return 'pp';
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
    // What was not compared is read beside what was: 44 % in one table is 44 % in the next.
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
    const unit = isRelative ? '%' : unitOf(style);
    const unitInWords = isRelative
        ? '%'
        : unit === 'pp'
            ? number !== null && /^[+\u2212]?1$/.test(number)
                ? 'point'
                : 'points'
            : style === 'tokens'
                ? 'tokens'
                : unit;
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


/***/ }),

/***/ 26078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fl: () => (/* binding */ formatValue),
/* harmony export */   L$: () => (/* binding */ formatAgainst),
/* harmony export */   T1: () => (/* binding */ formatShare),
/* harmony export */   Vj: () => (/* binding */ styleOf),
/* harmony export */   ej: () => (/* binding */ formatAmount),
/* harmony export */   hO: () => (/* binding */ formatIn),
/* harmony export */   m2: () => (/* binding */ decimalsOf),
/* harmony export */   nB: () => (/* binding */ relativeDecimals)
/* harmony export */ });
/* harmony import */ var _format_money_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2304);
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8499);


/** Enough to tell any two values of a suite apart. */
const MOST_DECIMALS = 9;
/** Shares of cases read best as percentages; ratios within a case as .61. */
function styleOf(metric) {
    return metric.unit === 'ratio' ? (metric.kind === 'binary' ? 'share' : 'ratio') : metric.unit;
}
/** Decimals for values and changes of one row, so that they can be subtracted in the head. */
function decimalsOf(style, values, change) {
    const largest = Math.max(0, ...values.map(Math.abs));
    switch (style) {
        case 'share': {
            const [baseline = 0, candidate = 0] = values.map((value) => Math.round(value * 100));
            const consistent = candidate - baseline === Math.round(change * 100);
            return Math.abs(change) >= 0.1 - 1e-9 && consistent ? 0 : (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsToShow */ .Lh)(change * 100, 1);
        }
        case 'ratio':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsToShow */ .Lh)(change, change !== 0 && Math.abs(change) < 0.01 ? 3 : 2);
        case 'tokens':
        case 'percent':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsToShow */ .Lh)(change, largest >= 100 ? 0 : 1);
        case 'score':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsToShow */ .Lh)(change, largest >= 10 ? 1 : 2);
        case 'usd':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsToShow */ .Lh)(change, (0,_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .moneyDecimals */ .v)(largest));
        case 's':
        case 'mb':
        case 'count':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsToShow */ .Lh)(change, (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsForDigits */ .kE)(largest, 3));
    }
}
function formatIn(style, value, decimals, format = {}) {
    switch (style) {
        case 'share':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(value * 100, { decimals, ...format });
        case 'ratio':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(value, { decimals, bare: true, ...format });
        case 'usd':
            // A fraction of a cent beside dollars keeps its digits.
            return (0,_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoney */ .u)(value, { decimals: Math.max(decimals, (0,_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .moneyDecimals */ .v)(value)), ...format });
        case 's':
        case 'tokens':
        case 'count':
        case 'mb':
        case 'percent':
        case 'score':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(value, { decimals, ...format });
    }
}
/** Share of a whole as a signed percentage: whole from 10 % on, one decimal below. */
function relativeDecimals(share) {
    return Math.abs(share) >= 0.1 - 1e-9 ? 0 : (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsToShow */ .Lh)(share * 100, 1);
}
/**
 * A metric's value alone: `82 %`, `.61`, `1 240`, `0.24 s`, `$0.14`.
 * @example formatValue(success, 0.8222) // '82 %'
 */
function formatValue(metric, value, decimals) {
    const style = styleOf(metric);
    const number = formatIn(style, value, decimals ?? (style === 'share' ? 0 : decimalsOf(style, [value], 0)));
    switch (style) {
        case 'share':
        case 'percent':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(number, '%');
        case 's':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(number, 's');
        case 'mb':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(number, 'MB');
        case 'ratio':
        case 'tokens':
        case 'usd':
        case 'count':
        case 'score':
            return number;
    }
}
/**
 * A value beside the limit that it is held against, with as many decimals as it takes to tell them apart.
 * @example formatAgainst(success, 0.8667, 0.87) // { value: '86.7 %', limit: '87 %' }
 */
function formatAgainst(metric, value, limit) {
    const write = (decimals) => ({
        value: formatValue(metric, value, decimals),
        limit: formatValue(metric, limit, decimals),
    });
    let decimals = styleOf(metric) === 'share' ? 0 : decimalsOf(styleOf(metric), [value, limit], value - limit);
    while (write(decimals).value === write(decimals).limit && value !== limit && decimals < MOST_DECIMALS)
        decimals++;
    return write(decimals);
}
/**
 * A share of a whole, its sign left out.
 * @example formatShare(0.0541, 'up') // '5.5 %'
 */
function formatShare(share, round = 'nearest') {
    const size = Math.abs(share);
    return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)((0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(size * 100, { decimals: relativeDecimals(size), round }), '%');
}
const leastDecimals = (style) => (style === 'ratio' || style === 'usd' ? 2 : 0);
/**
 * An amount of a metric's unit, such as a margin or what can be ruled out: `5 points` (`5 pp` when short), `.05`, `50 tokens`, `10 %`.
 * Limits that were computed are rounded up, so that they never promise more than was found.
 */
function formatAmount(metric, amount, options = {}) {
    const format = options.round === undefined ? {} : { round: options.round };
    if (amount.kind === 'relative')
        return formatShare(amount.value, options.round);
    const style = styleOf(metric);
    const scale = style === 'share' ? 100 : 1;
    const most = Math.max(leastDecimals(style), (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsForDigits */ .kE)(amount.value * scale, 2));
    const shown = (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .roundTo */ .GB)(amount.value * scale, most, options.round);
    let decimals = leastDecimals(style);
    while (decimals < most && Math.abs((0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .roundTo */ .GB)(shown, decimals, options.round) - shown) > 1e-9)
        decimals++;
    // A margin is stated to its last digit, and needs no other.
    const number = style === 'usd'
        ? (0,_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoney */ .u)(amount.value, { decimals, ...format })
        : formatIn(style, amount.value, decimals, format);
    switch (style) {
        case 'share':
        case 'percent':
            return options.short === true ? (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(number, 'pp') : (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(number, number === '1' ? 'point' : 'points');
        case 's':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(number, 's');
        case 'tokens':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(number, 'tokens');
        case 'mb':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(number, 'MB');
        case 'ratio':
        case 'usd':
        case 'count':
        case 'score':
            return number;
    }
}


/***/ }),

/***/ 20928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ formatPInWords),
/* harmony export */   M: () => (/* binding */ formatP)
/* harmony export */ });
/**
 * A p-value in the way of the journals: three decimals below .1, two above, and never on the other side of α by rounding.
 * @example formatP(0.0082, 0.05) // '.008'
 */
function formatP(p, alpha) {
    if (p < 0.001)
        return '< .001';
    if (p > 0.995)
        return p === 1 ? '1' : '> .99';
    let decimals = p < 0.1 ? 3 : 2;
    while (Number(p.toFixed(decimals)) < alpha !== p < alpha && decimals < 6)
        decimals++;
    return p.toFixed(decimals).slice(1);
}
/**
 * The same for a sentence.
 * @example formatPInWords(0.0082, 0.05) // 'p = .008'
 */
function formatPInWords(p, alpha) {
    const text = formatP(p, alpha);
    return /^[<>]/.test(text) ? `p ${text}` : `p = ${text}`;
}


/***/ }),

/***/ 78849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SI: () => (/* binding */ canLose),
/* harmony export */   hH: () => (/* binding */ possibleInterval),
/* harmony export */   pA: () => (/* binding */ formatPossible)
/* harmony export */ });
/* harmony import */ var _model_epsilon_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25262);
/* harmony import */ var _format_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26078);


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
    if (kind === 'relative' && (baseline === null || baseline < _model_epsilon_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p))
        return !isFall || value <= 1;
    const { fall, rise } = reachOf(metric, baseline);
    return (kind === 'relative' ? value * (baseline ?? 1) : value) <= (isFall ? fall : rise) + _model_epsilon_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p;
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


/***/ }),

/***/ 22798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ writeScope),
/* harmony export */   c: () => (/* binding */ addScope)
/* harmony export */ });
/**
 * A clause or sentence of a comparison with inference `these-cases`, with what it speaks of at its end; a full stop stays the last.
 * @example addScope('success rose from 0 % to 100 %.', 1) // 'success rose from 0 % to 100 %, for this one case; says nothing about others.'
 */
function addScope(text, n) {
    if (text.includes(NOTHING_ELSE))
        return text;
    const [, body = text, stop = ''] = /^(.*?)(\.?)$/s.exec(text) ?? [];
    return `${body}${writeScope(n)}${stop}`;
}
const NOTHING_ELSE = '; says nothing about others';
/** `, for these 3 cases; says nothing about others`; without a number where several differ. */
function writeScope(n) {
    const cases = n === null ? 'these cases' : n === 1 ? 'this one case' : `these ${n} cases`;
    return `, for ${cases}${NOTHING_ELSE}`;
}


/***/ }),

/***/ 25262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ EPSILON)
/* harmony export */ });
/** Two figures between 0 and 1 that are closer than this are equal (verdict-rules, "Float noise"). */
const EPSILON = 1e-9;


/***/ }),

/***/ 55967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N0: () => (/* binding */ relativeChange),
/* harmony export */   WO: () => (/* binding */ isPotentiallyMeaningful),
/* harmony export */   hO: () => (/* binding */ isEstablished)
/* harmony export */ });
/** requirements 239: the size from which a change is worth a look, whatever its test says. */
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


/***/ }),

/***/ 94944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r6: () => (/* binding */ plainHeadline),
/* harmony export */   sj: () => (/* binding */ CASE_DETAILS),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
/** The words alone. */
function plainText(text) {
    return text.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
/** The same of a headline, for where no link can be followed: "… · report" without the link that it ends with. */
function plainHeadline(headline) {
    const last = headline.at(-1);
    const isLink = typeof last === 'object' && last.kind === 'link';
    return isLink ? plainText(headline.slice(0, -1)).replace(/ · $/, '') : plainText(headline);
}
/** How much of the cases' text a report may show: all, their ids, or counts alone. */
const CASE_DETAILS = ['full', 'ids', 'none'];


/***/ }),

/***/ 5730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QG: () => (/* binding */ isWorseSizeOpen),
/* harmony export */   bQ: () => (/* binding */ isSlightlyBetter),
/* harmony export */   hf: () => (/* binding */ isSlightlyWorse)
/* harmony export */ });
/* harmony import */ var _relative_change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55967);

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
    const share = (0,_relative_change_js__WEBPACK_IMPORTED_MODULE_0__/* .relativeChange */ .N0)(result);
    return share !== null && Math.abs(share) < margin.value;
}


/***/ })

};
