export const id = 5088;
export const ids = [5088];
export const modules = {

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


/***/ })

};
