export const id = 4221;
export const ids = [4221];
export const modules = {

  22707:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    U6: () => (  formatMeasured),
    ho: () => (  describeMeanChange),
    nC: () => (  isInPercent)
  });
  var _format_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13992);
  var _format_number_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77377);
  var _format_possible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60427);



const DUST = 1e-7;
function formatMeasured(measured) {
    const { metric, baseline, candidate, delta } = measured;
    const interval = (0,_format_possible_js__WEBPACK_IMPORTED_MODULE_1__  .hH)(measured);
    const orientation = metric.direction === 'lower' ? -1 : 1;
    const isRelative = isInPercent(measured);
    const inValue = (oriented) => {
        const change = orientation * oriented;
        if (!isRelative)
            return change;
        return measured.row === 'log-ratio' ? Math.exp(change) - 1 : change / (baseline ?? 1);
    };
    const values = [baseline, candidate].filter((value) => value !== null);
    const style = (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__  .Vj)(metric, values.length === 0 ? [delta ?? 0] : values);
    const dust = DUST * (isRelative ? 1 : Math.max(...values.map(Math.abs), Number.MIN_VALUE));
    const clean = (value) => (Math.abs(value) < dust ? 0 : value);
    const change = delta === null ? null : clean(inValue(delta));
    const isNear = (one, other) => one !== null && Math.abs(one - other) < dust;
    const sign = change === null ? 0 : Math.sign(change);
    const apart = baseline === null || candidate === null ? 0 : clean(candidate - baseline);
    const valueDecimals = (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__  .m2)(style, values, isRelative ? 0 : (change ?? apart));
    const changeDecimals = isRelative ? (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__  .nB)(change ?? 0) : valueDecimals;
    const write = (value, decimals, isSigned = true) => isRelative
        ? (0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__  .ZV)(value * 100, { decimals, signed: isSigned })
        : (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__  .WB)(style, value, decimals, { signed: isSigned });
    const ends = interval === null ? [] : [inValue(interval.low), inValue(interval.high)].sort((a, b) => a - b);
    const nearest = ends.every((end) => end > 0) || ends.every((end) => end < 0) ? Math.min(...ends.map(Math.abs)) : 0;
    const scale = isRelative || style === 'share' ? 100 : style === 'ms' ? 1000 : 1;
    const endDecimals = (0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__  .Lh)(nearest * scale, changeDecimals);
    const [low, high] = ends.map((end) => write(end, endDecimals));
    const writeValue = (arm) => {
        const value = measured[arm];
        if (value !== null)
            return (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__  .m6)(style, value, valueDecimals);
        return measured.infinite?.includes(arm) === true ? _format_metric_js__WEBPACK_IMPORTED_MODULE_0__  .fZ : null;
    };
    const shown = (value) => (0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__  .GB)(value * scale, valueDecimals) / scale;
    const isOfValues = !isRelative && style !== 'usd' && baseline !== null && candidate !== null && isNear(change, apart);
    const subtracted = isOfValues ? clean(shown(candidate) - shown(baseline)) : 0;
    const told = isOfValues && Math.sign(subtracted) === sign ? subtracted : change;
    const number = told === null ? null : write(told, changeDecimals);
    const size = told === null ? null : write(Math.abs(told), changeDecimals, false);
    const units = isRelative ? '%' : (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__  .S1)(style);
    const unit = size === '1' && units === 'points' ? 'point' : units;
    const inWords = (word) => (style === 'tokens' && !isRelative ? 'tokens' : word);
    const join = (text, word) => text === null || word === null ? text : (0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__  .$o)(text, word);
    const texts = { baseline: writeValue('baseline'), candidate: writeValue('candidate') };
    const [from, to] = [texts.baseline ?? '?', texts.candidate ?? '?'];
    const verb = sign < 0 ? 'fell' : 'rose';
    const range = low === undefined || high === undefined ? null : { low, high };
    const changeInWords = join(number, inWords(unit));
    const ofMeans = baseline && candidate !== null ? write(candidate / baseline - 1, changeDecimals) : number;
    const isTypical = changeInWords !== null && measured.row === 'log-ratio' && number !== ofMeans;
    return {
        ...texts,
        change: join(number, unit),
        changeInWords,
        changeOfArrow: isTypical ? `typical query ${changeInWords}` : changeInWords,
        ofWhich: isTypical ? ' for the typical query' : '',
        size: join(size, unit),
        interval: range && `[${range.low}, ${range.high}]`,
        ends: range && join(`${range.low} and ${range.high}`, inWords(units)),
        range: range && join(`${range.low} to ${range.high}`, inWords(units)),
        arrow: `${from} → ${to}`,
        verb,
        move: `${verb} from ${from} to ${to}`,
        sign,
    };
}
function isInPercent({ metric, row, baseline }) {
    return row === 'log-ratio' || (row === 'fact' && metric.scale === 'log-ratio' && (baseline ?? 0) > 0);
}
const WHOLE_FROM = 100;
function describeMeanChange({ metric, row, baseline, candidate }) {
    if (metric.unit !== 'tokens' || !isInPercent({ metric, row, baseline }) || baseline === null || candidate === null)
        return '';
    const decimals = Math.max(baseline, candidate) >= WHOLE_FROM ? 0 : 1;
    const text = (0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__  .ZV)(candidate - baseline, { decimals, signed: true });
    return /[1-9]/.test(text) ? `, ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__  .$o)(text, 'tokens')}` : '';
}


  }),

  13992:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Fl: () => (  formatValue),
    L$: () => (  formatAgainst),
    S1: () => (  unitOfChange),
    T1: () => (  formatShare),
    TZ: () => (  formatSignedShare),
    Vj: () => (  styleOf),
    WB: () => (  formatPlain),
    ej: () => (  formatAmount),
    fZ: () => (  INFINITE),
    kq: () => (  formatSummary),
    m2: () => (  decimalsOf),
    m6: () => (  formatValueIn),
    nB: () => (  relativeDecimals),
    yO: () => (  formatSample)
  });
  var _format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77377);

const MAX_DECIMALS = 9;
const SHORT_SECONDS = 10;
const STYLES = {
    s: { value: 's', change: 's' },
    ms: { value: 'ms', change: 'ms', scale: 1000 },
    mb: { value: 'MB', change: 'MB' },
    percent: { value: '%', change: 'points' },
    share: { value: '%', change: 'points', scale: 100 },
};
function unitOfChange(style) {
    return STYLES[style]?.change ?? null;
}
function styleOf(metric, values) {
    if (metric.unit === 's')
        return values.every((value) => Math.abs(value) < SHORT_SECONDS) ? 'ms' : 's';
    return metric.unit === 'ratio' ? (metric.kind === 'binary' ? 'share' : 'ratio') : metric.unit;
}
function decimalsOf(style, values, change) {
    const largest = Math.max(0, ...values.map(Math.abs));
    switch (style) {
        case 'share': {
            const [baseline = 0, candidate = 0] = values.map((value) => Math.round(value * 100));
            const consistent = candidate - baseline === Math.round(change * 100);
            return Math.abs(change) >= 0.1 - 1e-9 && consistent ? 0 : (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .Lh)(change * 100, 1);
        }
        case 'ratio':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .Lh)(change, change !== 0 && Math.abs(change) < 0.01 ? 3 : 2);
        case 'tokens':
        case 'percent':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .Lh)(change, largest >= 100 ? 0 : 1);
        case 'score':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .Lh)(change, largest >= 10 ? 1 : 2);
        case 'usd':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .Lh)(change, (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .vG)(largest));
        case 'ms':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .Lh)(change * 1000, (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .kE)(largest * 1000, 3));
        case 's':
        case 'mb':
        case 'count':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .Lh)(change, (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .kE)(largest, 3));
    }
}
function formatPlain(style, value, decimals, format = {}) {
    if (style === 'usd')
        return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .up)(value, { decimals: Math.max(decimals, (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .vG)(value)), ...format });
    const { scale = 1 } = STYLES[style] ?? {};
    return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .ZV)(value * scale, { decimals, bare: style === 'ratio', ...format });
}
function relativeDecimals(share) {
    return Math.abs(share) >= 0.1 - 1e-9 ? 0 : (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .Lh)(share * 100, 1);
}
const INFINITE = '∞';
function formatValue(metric, value, decimals) {
    if (value === Infinity)
        return INFINITE;
    const style = styleOf(metric, [value]);
    return formatValueIn(style, value, decimals ?? (style === 'share' ? 0 : decimalsOf(style, [value], 0)));
}
function formatValueIn(style, value, decimals) {
    const number = formatPlain(style, value, decimals);
    const unit = STYLES[style]?.value;
    return unit === undefined ? number : (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .$o)(number, unit);
}
function formatSummary(metric, { mean, infinite }) {
    if (mean === undefined || mean === null)
        return infinite === true ? INFINITE : null;
    return formatValue(metric, mean);
}
function formatAgainst(metric, value, limit) {
    if (value === Infinity)
        return { value: INFINITE, limit: formatValue(metric, limit) };
    const style = styleOf(metric, [value, limit]);
    const write = (decimals) => {
        return { value: formatValueIn(style, value, decimals), limit: formatValueIn(style, limit, decimals) };
    };
    let decimals = style === 'share' ? 0 : decimalsOf(style, [value, limit], value - limit);
    while (write(decimals).value === write(decimals).limit && value !== limit && decimals < MAX_DECIMALS)
        decimals++;
    return write(decimals);
}
function formatShare(share, round = 'nearest') {
    const size = Math.abs(share);
    return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .$o)((0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .ZV)(size * 100, { decimals: relativeDecimals(size), round }), '%');
}
const formatSignedShare = (share) => (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .$o)((0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .ZV)(share * 100, { decimals: relativeDecimals(share), signed: true }), '%');
const leastDecimals = (style) => (style === 'ratio' || style === 'usd' ? 2 : 0);
function formatAmount(metric, amount, options = {}) {
    const format = options.round === undefined ? {} : { round: options.round };
    if (amount.kind === 'relative')
        return formatShare(amount.value, options.round);
    const style = styleOf(metric, [amount.value]);
    const { scale = 1, change = undefined } = STYLES[style] ?? {};
    const most = Math.max(leastDecimals(style), (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .kE)(amount.value * scale, 2));
    const rounded = (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .GB)(amount.value * scale, most, options.round);
    let decimals = leastDecimals(style);
    while (decimals < most && Math.abs((0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .GB)(rounded, decimals, options.round) - rounded) > 1e-9)
        decimals++;
    const number = style === 'usd'
        ? (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .up)(amount.value, { decimals, ...format })
        : formatPlain(style, amount.value, decimals, format);
    const unit = style === 'tokens' ? 'tokens' : change === 'points' && number === '1' ? 'point' : change;
    const isNamed = options.without_points === true && change === 'points';
    return unit === undefined || isNamed ? number : (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .$o)(number, unit);
}
function formatSample({ n, clusters, row }, { inference, baseline, candidate }) {
    if (row === 'exact')
        return n === 0 ? 'one reading' : `n = ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .pq)(n, 'file')}`;
    const cases = `n = ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .B4)(n)}`;
    if (inference !== 'these-cases')
        return clusters === null ? cases : `${cases} in ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .pq)(clusters, 'cluster')}`;
    const trials = new Set([baseline?.trials_per_case ?? candidate.trials_per_case, candidate.trials_per_case]);
    return `${cases} × ${[...trials].join(' and ')} ${trials.size === 1 && trials.has(1) ? 'trial' : 'trials'}`;
}


  }),

  60427:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    AA: () => (  countToSettle),
    Pm: () => (  canWorsen),
    hH: () => (  possibleInterval),
    pA: () => (  formatPossible),
    vd: () => (  hasSomethingToLose)
  });
  var _model_relative_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47704);
  var _format_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13992);


function formatPossible(metric, { kind, value }, { baseline, ...options }) {
    return value === null || !canWorsen(metric, { kind, value }, baseline)
        ? null
        : (0,_format_metric_js__WEBPACK_IMPORTED_MODULE_0__  .ej)(metric, { kind, value }, options);
}
function canWorsen(metric, { kind, value }, baseline) {
    const isFall = metric.direction === 'higher';
    if (kind === 'relative' && (baseline === null || baseline < _model_relative_change_js__WEBPACK_IMPORTED_MODULE_1__  .p))
        return !isFall || value <= 1;
    const { fall, rise } = reachOf(metric, baseline);
    return (kind === 'relative' ? value * (baseline ?? 1) : value) <= (isFall ? fall : rise) + _model_relative_change_js__WEBPACK_IMPORTED_MODULE_1__  .p;
}
function countToSettle(input) {
    const { cases_to_settle: needed, n } = input;
    if (needed === null || needed <= n)
        return null;
    const unit = 10 ** Math.max(0, Math.floor(Math.log10(needed)) - 1);
    return Math.ceil(needed / unit) * unit;
}
function hasSomethingToLose(input) {
    const { gate, metric, row, baseline } = input;
    const { margin } = gate;
    if (margin === null || row === 'exact' || baseline === null)
        return true;
    const { fall, rise } = reachOf(metric, baseline);
    return (metric.direction === 'higher' ? fall : rise) > _model_relative_change_js__WEBPACK_IMPORTED_MODULE_1__  .p && canWorsen(metric, margin, baseline);
}
function reachOf({ range: [least, most] }, baseline) {
    const width = least === null || most === null ? Infinity : most - least;
    if (baseline === null)
        return { fall: width, rise: width };
    return {
        fall: least === null ? Infinity : Math.max(0, baseline - least),
        rise: most === null ? Infinity : Math.max(0, most - baseline),
    };
}
function possibleInterval(input) {
    const { metric, row, baseline, interval } = input;
    if (interval === null || row === 'log-ratio')
        return interval;
    const hasBothEnds = metric.range.every((end) => end !== null);
    const { fall, rise } = reachOf(metric, hasBothEnds ? null : baseline);
    const [worst, best] = metric.direction === 'lower' ? [-rise, fall] : [-fall, rise];
    return { ...interval, low: Math.max(worst, interval.low), high: Math.min(best, interval.high) };
}


  }),

  92642:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    E3: () => (  escapeFormula),
    LI: () => (  findDelimiter),
    Wk: () => (  parseCsv),
    nL: () => (  quoteField)
  });
const fieldBefore = (end) => new RegExp(`("[^"]*(?:""[^"]*)*"|[^"${end}\\r\\n]*)(${end}|\\r\\n|\\n|\\r|$)`, 'y');
function parseCsv(text, delimiter = ',') {
    const pattern = fieldBefore(delimiter);
    const records = [];
    let record = [];
    let line = 1;
    let at = 0;
    while (at < text.length || record.length > 0) {
        pattern.lastIndex = at;
        const [whole, field = '', end] = pattern.exec(text) ?? [];
        if (whole === undefined)
            return { records, fault: { line, message: describeFault(text, at) } };
        const isQuoted = field.startsWith('"');
        record.push({ text: isQuoted ? field.slice(1, -1).replaceAll('""', '"') : field, line });
        if (isQuoted)
            line += field.split(/\r\n|\n|\r/).length - 1;
        at += whole.length;
        if (end === delimiter)
            continue;
        line++;
        const isEmptyLine = record.length === 1 && field === '';
        if (!isEmptyLine)
            records.push(record);
        record = [];
    }
    return { records, fault: null };
}
function findDelimiter(text) {
    const header = /^[^\r\n]*/.exec(text)?.[0] ?? '';
    if (header.includes('\t'))
        return '\t';
    return header.split(';').length > header.split(',').length ? ';' : ',';
}
function describeFault(text, at) {
    if (text[at] !== '"')
        return 'a quote is inside a field without quotes. Put the whole field in quotes, and double the quote.';
    const closes = /"[^"]*(?:""[^"]*)*"/y;
    closes.lastIndex = at;
    return closes.test(text)
        ? 'there is text after the closing quote of a field. Double the quotes inside it.'
        : 'a quote is opened here and never closed. Close it.';
}
const BEFORE_FORMULA = /(^|[;\t\n])(?=\s*[=+\-@\uff1d\uff0b\uff0d\uff20])|^(?=[\t\n])/g;
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;
function escapeFormula(text) {
    return NUMBER.test(text) ? text : text.replace(BEFORE_FORMULA, "$1'");
}
function quoteField(text) {
    return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}


  })

};
