export const id = 550;
export const ids = [550];
export const modules = {

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
            return (0,_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoney */ .u)(value, { decimals, ...format });
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
    const number = formatIn(style, amount.value, decimals, format);
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

/***/ 35053:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KL: () => (/* binding */ armName),
/* harmony export */   lN: () => (/* binding */ TOURNAMENT_SCHEMA_VERSION),
/* harmony export */   rJ: () => (/* binding */ MOST_VARIANTS)
/* harmony export */ });
const TOURNAMENT_SCHEMA_VERSION = 1;
/** More pairs than those of ten variants leave no family in which anything could be significant. */
const MOST_VARIANTS = 10;
/**
 * How charts and tables call the variant at a place, as no variant's name may go to a chart service.
 * @example armName(1) // 'B'
 */
function armName(place) {
    return String.fromCharCode('A'.charCodeAt(0) + place);
}


/***/ }),

/***/ 67489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ findParetoFront)
/* harmony export */ });
/** Whether a variant costs no more, is no worse, and is better in one of the two. */
function dominates(one, other) {
    const isNoWorse = one.cost <= other.cost && one.quality >= other.quality;
    return isNoWorse && (one.cost < other.cost || one.quality > other.quality);
}
/**
 * Which variants no other dominates, by their place; null for one whose cost or quality is unknown. The front lies at the top left: lower
 * cost, higher quality. Source: Pareto dominance; design document 004, cost–quality frontier.
 * @example findParetoFront([{ cost: 1, quality: 0.8 }, { cost: 2, quality: 0.7 }, { cost: 3, quality: 0.9 }]) // [true, false, true]
 */
function findParetoFront(points) {
    const known = points.flatMap(({ cost, quality }) => (cost === null || quality === null ? [] : [{ cost, quality }]));
    return points.map(({ cost, quality }) => cost === null || quality === null ? null : !known.some((other) => dominates(other, { cost, quality })));
}


/***/ }),

/***/ 90873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ roundNoise),
/* harmony export */   p: () => (/* binding */ EPSILON)
/* harmony export */ });
/** Half the smallest step that counts: two figures closer than this are equal (verdict-rules, "Float noise"). */
const EPSILON = 1e-9;
/**
 * The value rounded to 9 decimals, so that ties and zeros hidden by binary fractions are seen again; never -0.
 * Values beyond 2^53 / 1e9 (about 9 million) are returned as they are: their own spacing is coarser than the rounding.
 * @example roundNoise(0.3 - 0.1) // 0.2
 */
function roundNoise(value) {
    const scaled = value * 1e9;
    if (!(Math.abs(scaled) < Number.MAX_SAFE_INTEGER))
        return value;
    return Math.round(scaled) / 1e9 + 0;
}


/***/ })

};
