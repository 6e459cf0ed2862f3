export const id = 902;
export const ids = [902];
export const modules = {

/***/ 13992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fl: () => (/* binding */ formatValue),
/* harmony export */   L$: () => (/* binding */ formatAgainst),
/* harmony export */   S1: () => (/* binding */ unitOfChange),
/* harmony export */   T1: () => (/* binding */ formatShare),
/* harmony export */   Vj: () => (/* binding */ styleOf),
/* harmony export */   ej: () => (/* binding */ formatAmount),
/* harmony export */   fZ: () => (/* binding */ INFINITE),
/* harmony export */   hO: () => (/* binding */ formatIn),
/* harmony export */   kq: () => (/* binding */ formatSummary),
/* harmony export */   m2: () => (/* binding */ decimalsOf),
/* harmony export */   nB: () => (/* binding */ relativeDecimals),
/* harmony export */   yO: () => (/* binding */ formatSample)
/* harmony export */ });
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77377);

/** Enough to distinguish any two values of a suite. */
const MOST_DECIMALS = 9;
/** How each style is written: what stands behind a value, what behind a change, and the scale of its numbers. */
const STYLES = {
    ratio: {},
    s: { value: 's', change: 's' },
    tokens: {},
    usd: {},
    count: {},
    mb: { value: 'MB', change: 'MB' },
    percent: { value: '%', change: 'points' },
    score: {},
    share: { value: '%', change: 'points', scale: 100 },
};
/** The unit behind a change in a table; null for what is plain without. */
function unitOfChange(style) {
    return STYLES[style].change ?? null;
}
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
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsToShow */ .Lh)(change, (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .moneyDecimals */ .vG)(largest));
        case 's':
        case 'mb':
        case 'count':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsToShow */ .Lh)(change, (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsForDigits */ .kE)(largest, 3));
    }
}
function formatIn(style, value, decimals, format = {}) {
    // A fraction of a cent keeps its digits even where other values are dollars.
    if (style === 'usd')
        return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(value, { decimals: Math.max(decimals, (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .moneyDecimals */ .vG)(value)), ...format });
    const { scale = 1 } = STYLES[style];
    return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(value * scale, { decimals, bare: style === 'ratio', ...format });
}
/** Share of a whole as a signed percentage: whole from 10 % on, one decimal below. */
function relativeDecimals(share) {
    return Math.abs(share) >= 0.1 - 1e-9 ? 0 : (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsToShow */ .Lh)(share * 100, 1);
}
/** How an infinite value is written. */
const INFINITE = '∞';
/**
 * A metric's value alone: `82 %`, `.61`, `1 240`, `0.24 s`, `$0.14`, `∞`.
 * @example formatValue(success, 0.8222) // '82 %'
 */
function formatValue(metric, value, decimals) {
    if (value === Infinity)
        return INFINITE;
    const style = styleOf(metric);
    const number = formatIn(style, value, decimals ?? (style === 'share' ? 0 : decimalsOf(style, [value], 0)));
    const { value: unit } = STYLES[style];
    return unit === undefined ? number : (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(number, unit);
}
/** What a run has of a metric, `∞` where that is infinite; null where it has nothing. */
function formatSummary(metric, { mean, infinite }) {
    if (mean === undefined || mean === null)
        return infinite === true ? INFINITE : null;
    return formatValue(metric, mean);
}
/**
 * A value and the limit that it is held against, with as many decimals as it takes to distinguish them.
 * @example formatAgainst(success, 0.8667, 0.87) // { value: '86.7 %', limit: '87 %' }
 */
function formatAgainst(metric, value, limit) {
    if (value === Infinity)
        return { value: INFINITE, limit: formatValue(metric, limit) };
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
 * An amount of a metric's unit, such as a margin or what can be ruled out: `5 points`, `.05`, `50 tokens`, `10 %`.
 * Limits that were computed are rounded up, so that they never promise more than was found. Points may be left out where they are named
 * already.
 */
function formatAmount(metric, amount, options = {}) {
    const format = options.round === undefined ? {} : { round: options.round };
    if (amount.kind === 'relative')
        return formatShare(amount.value, options.round);
    const style = styleOf(metric);
    const { scale = 1, change } = STYLES[style];
    const most = Math.max(leastDecimals(style), (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsForDigits */ .kE)(amount.value * scale, 2));
    const shown = (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .roundTo */ .GB)(amount.value * scale, most, options.round);
    let decimals = leastDecimals(style);
    while (decimals < most && Math.abs((0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .roundTo */ .GB)(shown, decimals, options.round) - shown) > 1e-9)
        decimals++;
    // A margin is stated to its last digit, and needs no other.
    const number = style === 'usd'
        ? (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(amount.value, { decimals, ...format })
        : formatIn(style, amount.value, decimals, format);
    const unit = style === 'tokens' ? 'tokens' : change === 'points' && number === '1' ? 'point' : change;
    const isNamed = options.without_points === true && change === 'points';
    return unit === undefined || isNamed ? number : (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(number, unit);
}
/**
 * What a gate's figures rest on: cases, in clusters or not, or files of the source code; with inference `these-cases` also the trials of each.
 * @example 'n = 92', 'n = 92 in 12 clusters', 'n = 1 × 10 trials', 'n = 3 × 10 and 5 trials'
 */
function formatSample({ n, clusters, row }, { inference, baseline, candidate }) {
    // A judge's opinion of the code rests on no count.
    if (row === 'exact')
        return n === 0 ? 'one reading' : `n = ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(n, 'file')}`;
    const cases = `n = ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(n)}`;
    if (inference !== 'these-cases')
        return clusters === null ? cases : `${cases} in ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(clusters, 'cluster')}`;
    const trials = new Set([baseline?.trials_per_case ?? candidate.trials_per_case, candidate.trials_per_case]);
    return `${cases} × ${[...trials].join(' and ')} ${trials.size === 1 && trials.has(1) ? 'trial' : 'trials'}`;
}


/***/ }),

/***/ 91026:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B2: () => (/* binding */ postJson),
/* harmony export */   D$: () => (/* binding */ readRetryAfter),
/* harmony export */   i_: () => (/* binding */ neverConnected)
/* harmony export */ });
/** Posts JSON once. A redirect is an answer of its own: it must not carry a key or a number somewhere else. */
async function postJson(url, { body, headers, maxBytes, signal }) {
    try {
        const response = await fetch(url, {
            method: 'POST',
            body,
            headers: { 'content-type': 'application/json', ...headers },
            redirect: 'manual',
            signal,
        });
        const chunks = [];
        let bytes = 0;
        const pieces = response.body ?? [];
        for await (const chunk of pieces) {
            bytes += chunk.length;
            if (bytes > maxBytes)
                return { kind: 'unanswered', reason: `the answer is larger than ${maxBytes} bytes` };
            chunks.push(chunk);
        }
        const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
        return {
            kind: 'answered',
            status: response.status,
            type: type.trim().toLowerCase(),
            headers: response.headers,
            body: Buffer.concat(chunks),
        };
    }
    catch (error) {
        if (!(error instanceof Error))
            throw error;
        return { kind: 'unanswered', reason: explain(error) };
    }
}
/** `fetch` says why it failed in the cause of its error only. */
function explain({ name, message, cause }) {
    if (name === 'TimeoutError')
        return 'it did not answer in time';
    return cause instanceof Error && cause.message !== '' ? cause.message : message;
}
/** The seconds from now that a `Retry-After` header asks for, given in seconds or as an HTTP date (RFC 9110, 10.2.3); null for neither. */
function readRetryAfter(header, clock) {
    if (header === undefined)
        return null;
    if (/^\s*\d{1,9}(?:\.\d+)?\s*$/.test(header))
        return Number(header);
    const seconds = (Date.parse(header) - clock.now().getTime()) / 1000;
    return Number.isNaN(seconds) ? null : Math.max(seconds, 0);
}
/** Looking up a name and opening a connection. An established one may end by the same codes (`EHOSTUNREACH`), of another call. */
const BEFORE_SENDING = ['getaddrinfo', 'connect'];
/**
 * Whether a request failed because its connection was never made, so that nothing of it was sent: by an error of Node itself, not by one around it.
 * @example neverConnected(of `connect ECONNREFUSED 127.0.0.1:1`) // true
 * @example neverConnected(of `read ECONNRESET`) // false
 */
function neverConnected(error) {
    // A name with several addresses, each of which was tried.
    if (error instanceof AggregateError)
        return error.errors.length > 0 && error.errors.every(neverConnected);
    if (!(error instanceof Error))
        return false;
    // undici's own time-out, which is no system's.
    if ('code' in error && error.code === 'UND_ERR_CONNECT_TIMEOUT')
        return true;
    return 'syscall' in error && BEFORE_SENDING.includes(error.syscall);
}


/***/ }),

/***/ 98879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AJ: () => (/* binding */ cpuEfficiency),
/* harmony export */   Qn: () => (/* binding */ thriftScore),
/* harmony export */   Re: () => (/* binding */ latencyScore),
/* harmony export */   Z1: () => (/* binding */ memoryEfficiency),
/* harmony export */   ZW: () => (/* binding */ cpuScore),
/* harmony export */   m0: () => (/* binding */ memoryScore),
/* harmony export */   n7: () => (/* binding */ toolsEfficiency),
/* harmony export */   uN: () => (/* binding */ costScore),
/* harmony export */   wj: () => (/* binding */ toolsHeuristic)
/* harmony export */ });
/* unused harmony export toolEfficiency */
/* harmony import */ var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27866);
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44960);
/* harmony import */ var _cost_price_reply_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68674);
/* harmony import */ var _cost_times_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11756);
/* harmony import */ var _define_metric_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94896);
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66599);
/* harmony import */ var _resources_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50021);







/** Points from 0 to 100, the more the better, for something of which less is better. */
function definePoints(spec) {
    return (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .defineMetric */ .GR)({
        ...spec,
        aspect: 'spending',
        source: 'Metrics Alignment, efficiencies of its table of 22 columns',
        unit: 'score',
        kind: 'continuous',
        direction: 'higher',
        range: [0, 100],
        default_margin: { kind: 'absolute', value: 5 },
    });
}
const NO_MEMORY = (0,_resources_js__WEBPACK_IMPORTED_MODULE_4__/* .unmeasured */ .Q8)('memory_mb');
const NO_CPU = (0,_resources_js__WEBPACK_IMPORTED_MODULE_4__/* .unmeasured */ .Q8)('cpu_percent');
const memoryScore = definePoints({
    name: 'resources.memory-efficiency',
    title: 'memory efficiency',
    docs: {
        summary: 'Memory as points.',
        formula: '100 · (1 − (`memory_mb` − 100) / 400), at least 0 and at most 100: 100 up to 100 MB, 0 from 500 MB on.',
        edge_cases: 'When `resources.memory-mb` is.',
        example: { text: '200 MB: 75.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_3__/* .AGENT */ .Sr, value: 75 },
    },
    environment: 'bound',
    score: ({ observation: { reply } }) => {
        const megabytes = reply.resources?.memory_mb;
        return megabytes === undefined ? NO_MEMORY : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .scored */ .l)(memoryEfficiency(megabytes));
    },
});
const cpuScore = definePoints({
    name: 'resources.cpu-efficiency',
    title: 'CPU efficiency',
    docs: {
        summary: 'CPU as points.',
        formula: 'max(0, 100 − `resources.cpu-percent`).',
        edge_cases: 'When `resources.cpu-percent` is.',
        example: { text: '30 %: 70.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_3__/* .AGENT */ .Sr, value: 70 },
    },
    environment: 'bound',
    score: ({ observation: { reply } }) => {
        const percent = (0,_resources_js__WEBPACK_IMPORTED_MODULE_4__/* .cpuPercent */ .Uw)(reply.resources ?? {});
        return percent === null ? NO_CPU : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .scored */ .l)(cpuEfficiency(percent));
    },
});
const latencyScore = definePoints({
    name: 'performance.latency-score',
    title: 'latency score',
    docs: {
        summary: 'Latency as points.',
        formula: 'max(0, 100 − 100 · seconds / `latency_anchor_s`), 5 s by default.',
        edge_cases: 'For failed trials.',
        example: { text: '1.5 s: 70.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_3__/* .AGENT */ .Sr, value: 70 },
    },
    environment: 'bound',
    definition: ({ scoring }) => `performance.latency-score/1 anchor=${scoring.latency_anchor_s}`,
    score: ({ observation }, { scoring }) => {
        const latency = (0,_cost_times_js__WEBPACK_IMPORTED_MODULE_1__/* .latencySeconds */ .QS)(observation);
        return latency.kind === 'scored' ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .scored */ .l)(thriftScore(latency.value, scoring.latency_anchor_s)) : latency;
    },
});
const costScore = definePoints({
    name: 'cost.score',
    title: 'cost score',
    docs: {
        summary: 'Cost as points.',
        formula: 'max(0, 100 − 100 · `cost.usd` / `cost_anchor_usd`), $0.10 by default.',
        source: 'Metrics Alignment; the cost is that of a query, not of the run',
        edge_cases: 'When `cost.usd` is.',
        example: { text: '$0.02: 80.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_3__/* .AGENT */ .Sr, value: 80 },
    },
    definition: ({ scoring }) => `cost.score/1 anchor=${scoring.cost_anchor_usd}`,
    score: ({ observation }, { scoring, settings }) => {
        const cost = (0,_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_0__/* .costOfReply */ .Dc)(observation.reply, settings.pricing);
        return cost.kind === 'scored' ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .scored */ .l)(thriftScore(cost.value, scoring.cost_anchor_usd)) : cost;
    },
});
const clamp = (score) => Math.min(100, Math.max(0, score));
/**
 * Points for little memory: 100 at 100 MB and below, 0 at 500 MB and above, linear between. MB are MiB of resident memory.
 * Source: Metrics Alignment, memory efficiency.
 * @example memoryEfficiency(200) // 75
 */
function memoryEfficiency(megabytes) {
    return clamp(100 * (1 - (megabytes - 100) / 400));
}
/**
 * Points for an idle processor: 100 less the per cent that are busy, at least 0.
 * Source: Metrics Alignment, CPU efficiency.
 * @example cpuEfficiency(30) // 70
 */
function cpuEfficiency(percent) {
    return clamp(100 - percent);
}
/**
 * Points for little of something: 100 for none, 0 at the anchor and above, linear between.
 * Source: Metrics Alignment, latency at an anchor of 5 s and cost at one of $0.10.
 * @example thriftScore(1.5, 5) // 70
 */
function thriftScore(amount, anchor) {
    return clamp(100 * (1 - amount / anchor));
}
/**
 * The share of calls that repeat no other: distinct pairs of name and arguments / calls, arguments compared whatever the order of their
 * keys. 1 for no calls.
 * Source: Metrics Alignment, tool efficiency: a second search for something else is not redundant.
 * @example toolEfficiency([{ name: 'find', arguments: { q: 'a' } }, { name: 'find', arguments: { q: 'b' } }, { name: 'find', arguments: { q: 'a' } }]) // 2/3
 */
function toolEfficiency(calls) {
    if (calls.length === 0)
        return 1;
    return new Set(calls.map((call) => (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_6__/* .canonicalJson */ .d)([call.name, call.arguments]))).size / calls.length;
}
/** No call of a tool is written like this, and comparing it would exhaust the stack. */
const DEEPEST = 500;
/** Whether lists and objects stand in each other deeper than `DEEPEST`. */
function isTooDeep(value) {
    let level = [value];
    for (let depth = 0; depth <= DEEPEST; depth++) {
        level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
        if (level.length === 0)
            return false;
    }
    return true;
}
/** Whether the calls give names alone: a second call of a tool then counts as a repeat, which is a guess. */
function isNamesAlone(calls) {
    return calls.length > 0 && calls.every((call) => call.arguments === undefined);
}
const NO_TRACE = (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .unscored */ .c)('the target reported no trace of tools');
const toolsEfficiency = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .defineMetric */ .GR)({
    name: 'tools.efficiency',
    aspect: 'conduct',
    title: 'tool efficiency',
    docs: {
        summary: 'How many calls of tools repeat no other.',
        formula: 'Distinct pairs of `name` and `arguments` / calls; the order of keys in the arguments does not matter, and a call without `arguments` has none. Where no call gives `arguments`, distinct names / calls, a guess that `tools.heuristic` marks. No call is 1, and 0 in a case with `required_tools`.',
        edge_cases: 'When the target reported no `tools`, and for failed trials.',
        example: { text: 'Three searches, two of them for the same: 2/3 = 0.6667.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_3__/* .AGENT */ .Sr, value: 2 / 3 },
    },
    source: 'Metrics Alignment, tool efficiency; a second search for something else is not redundant',
    ..._define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .SHARE */ .oV,
    definition: 'tools.efficiency/3',
    score: ({ observation: { reply }, golden }) => {
        if (reply.tools === undefined)
            return NO_TRACE;
        // Calling nothing wastes nothing, but where a tool is required it does nothing either.
        if (reply.tools.length === 0 && (golden.required_tools ?? []).length > 0)
            return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .scored */ .l)(0);
        if (reply.tools.some((call) => isTooDeep(call.arguments)))
            return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .unscored */ .c)('the arguments of a call are nested too deeply to be compared');
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .scored */ .l)(toolEfficiency(reply.tools));
    },
});
const toolsHeuristic = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .defineMetric */ .GR)({
    ..._define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .SHARE */ .oV,
    name: 'tools.heuristic',
    title: 'tool efficiency guessed from names',
    docs: {
        summary: 'Whether `tools.efficiency` is a guess from the names of tools.',
        formula: '1 when calls are reported and none gives `arguments`, else 0.',
        source: 'Goldenpair: what is guessed is called so',
        edge_cases: 'When the target reported no `tools`, and for failed trials.',
        example: {
            text: 'Two calls `{ name: find }`: 1.',
            reply: { tools: [{ name: 'find' }, { name: 'find' }] },
            value: 1,
        },
    },
    source: 'Metrics Alignment, tool efficiency: calls by name',
    kind: 'binary',
    direction: 'neutral',
    score: ({ observation: { reply } }) => reply.tools === undefined ? NO_TRACE : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .scored */ .l)(isNamesAlone(reply.tools) ? 1 : 0),
});


/***/ }),

/***/ 50021:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BW: () => (/* binding */ cpu),
/* harmony export */   CA: () => (/* binding */ cacheHitRate),
/* harmony export */   O8: () => (/* binding */ cpuTime),
/* harmony export */   Q8: () => (/* binding */ unmeasured),
/* harmony export */   TM: () => (/* binding */ cacheHits),
/* harmony export */   Uw: () => (/* binding */ cpuPercent),
/* harmony export */   m1: () => (/* binding */ memory),
/* harmony export */   r: () => (/* binding */ cacheAccesses),
/* harmony export */   x: () => (/* binding */ memoryPeak)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66599);
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44960);
/* harmony import */ var _define_metric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94896);



/** Why there is no score where a field of `resources` is missing. */
function unmeasured(field) {
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c)(`the target reported no resources.${field}, and Goldenpair measures only programs that it starts, on Linux and macOS`);
}
/** What Goldenpair measures itself, and when. */
const MEASURED = 'What the target reports; else Goldenpair looks at the program that it started, with all that this has started ([how](protocol.md#memory-and-cpu)).';
const EDGE_CASES = 'When the target did not report it and Goldenpair did not start its program, and for failed trials.';
/**
 * Busy share of the processor in per cent: the reported per cent of one core, divided by the cores where they are reported. Null when
 * none is.
 * @example cpuPercent({ cpu_percent: 240, cores: 8 }) // 30
 */
function cpuPercent({ cpu_percent: percent, cores = 1 }) {
    return percent === undefined ? null : percent / cores;
}
function defineResource(input) {
    const { field, measure, ...spec } = input;
    const missing = unmeasured(field);
    return (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .defineMetric */ .GR)({
        ...spec,
        source: `\`resources.${field}\`, reported by the target or measured by Goldenpair`,
        kind: 'continuous',
        direction: 'lower',
        range: [0, null],
        environment: 'bound',
        default_margin: { kind: 'relative', value: 0.1 },
        score: ({ observation }) => {
            const value = measure(observation.reply.resources ?? {});
            return value === null ? missing : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .l)(value);
        },
    });
}
const memory = defineResource({
    name: 'resources.memory-mb',
    title: 'memory',
    docs: {
        summary: 'Memory that the target took, in MiB of resident memory.',
        formula: `\`resources.memory_mb\`. ${MEASURED}`,
        edge_cases: EDGE_CASES,
        example: { text: '`memory_mb: 200`: 200.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT */ .Sr, value: 200 },
    },
    unit: 'mb',
    scale: 'log-ratio',
    field: 'memory_mb',
    measure: ({ memory_mb: megabytes }) => megabytes ?? null,
});
const memoryPeak = defineResource({
    name: 'resources.memory-peak-mb',
    title: 'peak memory',
    docs: {
        summary: 'The most memory that it took.',
        formula: '`resources.memory_peak_mb`, the same way.',
        edge_cases: EDGE_CASES,
        example: { text: '`memory_peak_mb: 320`: 320.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT */ .Sr, value: 320 },
    },
    unit: 'mb',
    scale: 'log-ratio',
    field: 'memory_peak_mb',
    measure: ({ memory_peak_mb: megabytes }) => megabytes ?? null,
});
const cpu = defineResource({
    name: 'resources.cpu-percent',
    title: 'CPU',
    docs: {
        summary: 'How busy the target kept the processor.',
        formula: '`resources.cpu_percent` / `resources.cores` (1 when it is not reported), the same way.',
        edge_cases: EDGE_CASES,
        example: { text: '240 % of a core on 8 cores: 30.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT */ .Sr, value: 30 },
    },
    unit: 'percent',
    absolute_margin: 5,
    field: 'cpu_percent',
    measure: cpuPercent,
});
const cpuTime = defineResource({
    name: 'resources.cpu-seconds',
    title: 'CPU time',
    docs: {
        summary: 'Time that the target kept processors busy, in seconds.',
        formula: '`resources.cpu_seconds`, the same way: of all cores together.',
        edge_cases: EDGE_CASES,
        example: { text: '`cpu_seconds: 0.6`: 0.6.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT */ .Sr, value: 0.6 },
    },
    unit: 's',
    field: 'cpu_seconds',
    measure: ({ cpu_seconds: seconds }) => seconds ?? null,
});
function defineCacheCount(input) {
    const { count, ...row } = input;
    return (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .defineMetric */ .GR)({
        ...row,
        docs: {
            ...row.docs,
            edge_cases: 'When the target did not report both `hits` and `misses`, and for failed trials.',
        },
        source: 'Reported by the target',
        ..._define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .COUNT */ .i2,
        score: ({ observation: { reply } }) => {
            const { hits, misses } = reply.cache ?? {};
            return hits === undefined || misses === undefined
                ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c)('the target reported no hits and misses of a cache')
                : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .l)(count({ hits, misses }));
        },
    });
}
const cacheHits = defineCacheCount({
    name: 'cache.hits',
    title: 'cache hits',
    docs: {
        summary: "Hits of the target's cache.",
        formula: '`cache.hits` of the reply.',
        example: { text: '`cache: { hits: 1, misses: 3 }`: 1.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT */ .Sr, value: 1 },
    },
    count: ({ hits }) => hits,
});
const cacheAccesses = defineCacheCount({
    name: 'cache.accesses',
    title: 'cache accesses',
    docs: {
        summary: 'How often the target looked into its cache.',
        formula: '`cache.hits` + `cache.misses` of the reply.',
        example: { text: '`cache: { hits: 1, misses: 3 }`: 4.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT */ .Sr, value: 4 },
    },
    count: ({ hits, misses }) => hits + misses,
});
const cacheHitRate = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .defineRunMetric */ .zw)({
    name: 'cache.hit-rate',
    aspect: 'spending',
    title: 'cache hit rate',
    docs: {
        summary: 'How often the target found what it looked for in its cache: one figure of the whole run.',
        formula: 'Σ `cache.hits` / Σ `cache.accesses` over the cases, each with its mean over trials.',
        edge_cases: 'When no case looked into a cache.',
        example: {
            text: '1 hit in 4 and 1 in 4: 2/8 = 0.25.',
            trials: [{ reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT */ .Sr }, { reply: { cache: { hits: 1, misses: 3 } } }],
            value: 0.25,
        },
    },
    source: 'Metrics Alignment, cache hit rate',
    unit: 'ratio',
    direction: 'higher',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    per_run: () => ({ figure: 'ratio', numerator: 'cache.hits', denominator: 'cache.accesses' }),
});


/***/ }),

/***/ 57932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AV: () => (/* binding */ checks),
/* harmony export */   Gs: () => (/* binding */ explainCheck),
/* harmony export */   M1: () => (/* binding */ scoreChecks),
/* harmony export */   NV: () => (/* binding */ TOO_SLOW),
/* harmony export */   WC: () => (/* binding */ emptyAnswer),
/* harmony export */   dG: () => (/* binding */ checkAnswer),
/* harmony export */   f6: () => (/* binding */ testExpression)
/* harmony export */ });
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77377);
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44960);
/* harmony import */ var _cost_price_reply_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68674);
/* harmony import */ var _cost_times_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11756);
/* harmony import */ var _cost_tokens_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35662);
/* harmony import */ var _define_metric_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94896);
/* harmony import */ var _remember_last_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(19784);
/* harmony import */ var _workflow_validate_calls_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75822);
/* harmony import */ var _json_schema_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19455);









const CHECKS = `| check                      | holds when                                                                                            |
| -------------------------- | ----------------------------------------------------------------------------------------------------- |
| \`contains\`, \`not_contains\` | the text is, or is not, in the answer; \`ignore_case: true\` to ignore case                             |
| \`equals\`                   | the answer is the text, white space around both ignored; \`ignore_case\` as above                       |
| \`regex\`                    | the JavaScript expression matches somewhere in the first 100,000 characters; \`flags\` of i, m, s, u, v |
| \`json_schema\`              | the whole answer is JSON that meets the schema (a fence around it is not JSON)                        |
| \`max_latency_s\`            | the reply took at most so many seconds                                                                |
| \`max_tokens\`               | input and output tokens together are at most so many                                                  |
| \`max_cost_usd\`             | \`cost.usd\` is at most so much                                                                         |
| \`max_tool_calls\`           | \`tools.calls\` is at most so many                                                                      |

Text is compared composed (NFC). \`json_schema\` is JSON Schema 2020-12, as Ajv reads it in its strict mode; \`$ref\` leads
within the schema. A suite with an unknown keyword, or with \`format\`, is refused.

A \`regex\` or a \`json_schema\` that takes longer than a second on an answer, as \`^(a+)+$\` can, is stopped (and after five seconds lost so in
one process, every further one after 10 ms): write it so that no two of its parts can match the same text.`;
const checks = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_3__/* .defineMetric */ .GR)({
    name: 'answer.checks',
    title: 'checks',
    docs: {
        summary: 'Whether every deterministic check of the case holds.',
        formula: '1 when all hold, else 0. What each check is, is said below.',
        needs: 'To cases with `checks`.',
        edge_cases: 'When tokens, cost or calls of tools that a check limits are not known, or a `regex` or `json_schema` was stopped, and no other check fails.',
        remarks: CHECKS,
        example: {
            text: '`contains: here` and `max_latency_s: 1`; the answer "here" took 1.5 s: 0.',
            case: { checks: [{ contains: 'here' }, { max_latency_s: 1 }] },
            latency_ms: 1500,
            value: 0,
        },
    },
    source: "Goldenpair's own rule; JSON Schema 2020-12",
    ..._define_metric_js__WEBPACK_IMPORTED_MODULE_3__/* .YES_NO */ .mx,
    applies: (golden) => golden.checks.length > 0,
    score: (trial, { settings }) => scoreChecks(trial, settings.pricing),
    when_failed: 0,
});
/** A regular expression looks at this many characters of the answer, so that a runaway reply cannot stall a run. */
const REGEX_ANSWER_LENGTH = 100_000;
/** After the name of what was stopped. */
const TOO_SLOW = 'took too long on this answer and was stopped';
/** Without them an expression looks at a place of the answer once, and cannot take long. */
const MAY_TURN_BACK = /[*+?{|]/;
/** Whether an expression matches somewhere in the beginning of an answer; null when it took too long. */
function testExpression(expression, answer, withinTime) {
    const text = answer.slice(0, REGEX_ANSWER_LENGTH);
    return MAY_TURN_BACK.test(expression.source) ? withinTime(() => expression.test(text)) : expression.test(text);
}
/** 1 when every check of the case holds, 0 when one does not; unscored when only a figure that was not reported could tell. */
function scoreChecks(trial, pricing) {
    return (0,_workflow_validate_calls_js__WEBPACK_IMPORTED_MODULE_4__/* .allOf */ .bn)(trial.golden.checks.map((check) => checkAnswer(check, trial, pricing)));
}
/** 1 when one check holds for a reply, else 0; a limit on a figure that is not known is unscored with the figure's reason. */
function checkAnswer(check, trial, pricing) {
    const { observation } = trial;
    const { reply } = observation;
    const answer = reply.answer.normalize('NFC');
    if ('contains' in check)
        return pass(folded(answer, check).includes(folded(check.contains, check)));
    if ('not_contains' in check)
        return pass(!folded(answer, check).includes(folded(check.not_contains, check)));
    if ('equals' in check)
        return pass(folded(answer, check).trim() === folded(check.equals, check).trim());
    if ('regex' in check || 'json_schema' in check)
        return checkSlowly(check, trial);
    const { figure, limit } = readLimit(check, observation, pricing);
    return figure.kind === 'unscored' ? figure : pass(figure.value <= limit);
}
/** The figure that a check limits. */
function readLimit(check, observation, pricing) {
    const { reply } = observation;
    if ('max_latency_s' in check)
        return {
            figure: (0,_cost_times_js__WEBPACK_IMPORTED_MODULE_1__/* .latencySeconds */ .QS)(observation),
            limit: check.max_latency_s,
            write: (value) => `${Number(value.toPrecision(4))} s`,
        };
    if ('max_tokens' in check)
        return { figure: (0,_cost_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .totalTokens */ .RP)(reply), limit: check.max_tokens, write: (value) => (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_6__/* .countOf */ .pq)(value, 'token') };
    if ('max_tool_calls' in check)
        return { figure: countToolCalls(reply), limit: check.max_tool_calls, write: (value) => (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_6__/* .countOf */ .pq)(value, 'tool call') };
    const figure = (0,_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_0__/* .costOfReply */ .Dc)(reply, pricing);
    return { figure, limit: check.max_cost_usd, write: (value) => `${Number(value.toPrecision(4))} US dollars` };
}
/**
 * Why a check that scores 0 does not hold, as a clause.
 * @example explainCheck({ contains: 'Paris', ignore_case: false }, trial, pricing) // 'the answer does not contain "Paris"'
 */
function explainCheck(check, { observation }, pricing) {
    if ('contains' in check)
        return `the answer does not contain ${JSON.stringify(check.contains)}`;
    if ('not_contains' in check)
        return `the answer contains ${JSON.stringify(check.not_contains)}`;
    if ('equals' in check)
        return `the answer is not ${JSON.stringify(check.equals)}`;
    if ('regex' in check)
        return `the answer does not match /${check.regex}/${check.flags}`;
    if ('json_schema' in check)
        return 'the answer is not JSON that fits the schema of the case';
    const { figure, limit, write } = readLimit(check, observation, pricing);
    const verb = 'max_cost_usd' in check ? 'cost' : 'took';
    const taken = figure.kind === 'scored' ? `${write(figure.value)}, ` : '';
    return `the answer ${verb} ${taken}more than ${write(limit)}`;
}
function countToolCalls({ tools }) {
    return tools === undefined ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_7__/* .unscored */ .c)('the target reported no trace of tools') : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_7__/* .scored */ .l)(tools.length);
}
function pass(holds) {
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_7__/* .scored */ .l)(holds ? 1 : 0);
}
/** Composed, so that two ways of writing the same letter are equal, and in lower case where the check asks for it. */
function folded(text, { ignore_case: ignoreCase }) {
    const composed = text.normalize('NFC');
    return ignoreCase ? composed.toLowerCase() : composed;
}
/** What is known of the last answer: several metrics ask for the same checks, and each may take its second. */
const knownOf = (0,_remember_last_js__WEBPACK_IMPORTED_MODULE_8__/* .rememberLast */ .m)((_observation) => new Map());
function checkSlowly(check, { observation, withinTime }) {
    const known = knownOf(observation);
    const { answer } = observation.reply;
    const score = known.get(check) ??
        ('regex' in check ? checkRegex(check, answer, withinTime) : checkJson(answer, check.json_schema, withinTime));
    known.set(check, score);
    return score;
}
/** The parser of suites has tried the expression; one that a hand-edited run brings must not stop the scoring. */
function checkRegex({ regex, flags }, answer, withinTime) {
    try {
        const holds = testExpression(new RegExp(regex, flags), answer, withinTime);
        return holds === null ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_7__/* .unscored */ .c)(`the check's regex ${TOO_SLOW}`) : pass(holds);
    }
    catch (error) {
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_7__/* .unscored */ .c)(`the check's regex cannot be used: ${error instanceof Error ? error.message : 'no reason given'}`);
    }
}
function checkJson(answer, schema, withinTime) {
    try {
        const value = JSON.parse(answer);
        const matches = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .openJsonSchema */ .o)(schema);
        const holds = withinTime(() => matches(value));
        return holds === null ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_7__/* .unscored */ .c)(`the check's json_schema ${TOO_SLOW}`) : pass(holds);
    }
    catch {
        return pass(false);
    }
}
const emptyAnswer = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_3__/* .defineMetric */ .GR)({
    name: 'answer.empty',
    aspect: 'conduct',
    title: 'empty-answer rate',
    docs: {
        summary: 'Whether the target said nothing. Its mean is the share of such cases.',
        formula: '1 when the answer is empty or only white space, else 0.',
        needs: 'To every case but those that must abstain: an empty answer is how a target declines.',
        edge_cases: 'Never, but for failures of the infrastructure. A failed trial is 1.',
        example: { text: 'The answer ` ` (a blank): 1.', reply: { answer: ' ' }, value: 1 },
    },
    source: 'Goldenpair: pytest-style failing criterion of a single run',
    ..._define_metric_js__WEBPACK_IMPORTED_MODULE_3__/* .FAULT */ .$S,
    criterion: 'empty_answer',
    // An empty answer is how a target declines, which a case that must abstain asks for.
    applies: ({ answer_mode }) => answer_mode !== 'must_abstain',
    score: ({ observation }) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_7__/* .scored */ .l)(observation.reply.answer.trim() === '' ? 1 : 0),
    when_failed: 1,
});


/***/ }),

/***/ 68802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k2: () => (/* binding */ MOST_READINGS),
/* harmony export */   qL: () => (/* binding */ requirementScore),
/* harmony export */   sJ: () => (/* binding */ consensus),
/* harmony export */   x_: () => (/* binding */ categoryScore),
/* harmony export */   xe: () => (/* binding */ shouldAskAgain),
/* harmony export */   yn: () => (/* binding */ categoryWeights)
/* harmony export */ });
/* unused harmony export weightedMean */
/* harmony import */ var _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60960);
/* harmony import */ var _stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44785);


const UNSAID_CONFIDENCE = 0.5;
const MOST_VARIANCE = 0.15;
const LEAST_CONFIDENCE = 0.6;
const WIDEST_RANGE = 0.3;
/** Three at first, and at most five more. */
const MOST_READINGS = 8;
/** 0.8 − 0.5 is a little more than 0.3. */
const ROUNDING = 1e-9;
function confidenceOf({ confidence = UNSAID_CONFIDENCE }) {
    return confidence;
}
/**
 * What several readings of one answer agree on: Σ score·confidence / Σ confidence, the plain mean where every confidence is 0. A confidence that is
 * not stated is 0.5. Null without a reading.
 * Source: ProjectScylla, docs/design/judge-protocol.md, consensus.
 * @example consensus([{ score: 0.8, confidence: 0.9 }, { score: 0.85, confidence: 0.7 }, { score: 0.75, confidence: 0.8 }]) // 0.7979
 */
function consensus(readings) {
    if (readings.length === 0)
        return null;
    const weighted = weightedMean(readings.map((reading) => ({ value: reading.score, weight: confidenceOf(reading) })));
    return weighted ?? (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)(readings.map(({ score }) => score));
}
/**
 * Whether the judge should read once more: its readings vary by more than 0.15 (sample variance), are less sure than 0.6 on average or lie more
 * than 0.3 apart, and it was asked fewer than 8 times: three and five more. One reading alone says nothing of that.
 * Source: ProjectScylla, src/scylla/judge/evaluator.py, needs_additional_runs.
 * @example shouldAskAgain([{ score: 0.9, confidence: 0.9 }, { score: 0.5, confidence: 0.9 }], 3) // true: 0.4 apart
 */
function shouldAskAgain(readings, asked) {
    if (readings.length < 2 || asked >= MOST_READINGS)
        return false;
    const scores = readings.map(({ score }) => score);
    const variance = ((0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .sampleDeviation */ .gQ)(scores) ?? 0) ** 2;
    const range = Math.max(...scores) - Math.min(...scores);
    return (variance > MOST_VARIANCE + ROUNDING ||
        (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)(readings.map(confidenceOf)) < LEAST_CONFIDENCE - ROUNDING ||
        range > WIDEST_RANGE + ROUNDING);
}
/**
 * The weight of each category: the suite's, where it has chosen categories (0 for one that it has not); else the default one, and 1 for one
 * that the document does not know.
 */
function categoryWeights(chosen) {
    const weights = new Map(Object.entries(chosen ?? _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_0__/* .CATEGORY_WEIGHTS */ .p$));
    return (name) => weights.get(name) ?? (chosen === null ? 1 : 0);
}
/**
 * The weighted mean of one reading's categories, from 0 to 1. What is not applicable (null) leaves the sum and the weights; null when
 * nothing is left. Weights that the judge states do not count.
 * Source: ProjectScylla, docs/design/judge-protocol.md, weighted score.
 * @example categoryScore({ functional_correctness: { score: 1 }, clarity: { score: 0.4 }, simplicity: null }, null) // (2 + 0.4)/3 = 0.8
 */
function categoryScore(categories, chosen) {
    const weightOf = categoryWeights(chosen);
    return weightedMean(Object.entries(categories).flatMap(([name, judged]) => judged === null ? [] : [{ value: judged.score, weight: weightOf(name) }]));
}
/**
 * The weighted mean of one reading's scores of a case's requirements, from 0 to 1; null as in `categoryScore`. As text, what is wrong with the
 * reading: a requirement has no score, or one that is met or not has something between.
 * Source: ProjectScylla, docs/design/judge-protocol.md, requirement scores.
 * @example requirementScore({ a: { score: 1 }, b: { score: 0.5 } }, [{ id: 'a', description: '…', weight: 3 }, { id: 'b', description: '…' }]) // 0.875
 */
function requirementScore(judged, requirements) {
    const scores = new Map(Object.entries(judged));
    const items = [];
    for (const { id, weight = 1, evaluation } of requirements) {
        const given = scores.get(id);
        if (given === undefined)
            return `the judge gave no score for the requirement ${id}`;
        if (given === null)
            continue;
        if (evaluation === 'binary' && given.score !== 0 && given.score !== 1)
            return `the judge gave ${given.score} for the requirement ${id}, which is met or not`;
        items.push({ value: given.score, weight });
    }
    return weightedMean(items);
}
/**
 * Σ value·weight / Σ weight; null where nothing has a weight.
 * @example weightedMean([{ value: 0.8, weight: 2 }, { value: 0.5, weight: 1 }]) // 0.7
 */
function weightedMean(items) {
    const total = items.reduce((sum, { weight }) => sum + weight, 0);
    return total === 0 ? null : items.reduce((sum, { value, weight }) => sum + value * weight, 0) / total;
}


/***/ }),

/***/ 19455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ checkJsonSchema),
/* harmony export */   o: () => (/* binding */ openJsonSchema)
/* harmony export */ });
/* harmony import */ var ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52210);
/* harmony import */ var _model_suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60288);


let validator = null;
const compiled = new WeakMap();
/** Strict: an unknown keyword or format is refused, since ignoring one would pass answers that it forbids. */
function openValidator() {
    validator ??= new ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_0__.Ajv2020({
        allowUnionTypes: true,
        strictTypes: false,
        strictTuples: false,
        ownProperties: true,
        logger: false,
    });
    return validator;
}
/** @throws Error for a schema that cannot be used */
function compile(schema) {
    const known = compiled.get(schema);
    if (known !== undefined)
        return known;
    const ajv = openValidator();
    const validate = ajv.compile(schema);
    compiled.set(schema, validate);
    // Ajv takes each `$id` once, and two cases may share a schema.
    ajv.removeSchema(schema);
    return validate;
}
/**
 * What is wrong with the schema of a `json_schema` check, null when it can be used.
 * @example checkJsonSchema({ maximum: '5' }) // 'json_schema.maximum must be number.'
 */
function checkJsonSchema(schema) {
    const ajv = openValidator();
    try {
        const isValid = ajv.validateSchema(schema);
        const [error] = ajv.errors ?? [];
        if (isValid !== true && error !== undefined)
            return describeError(error);
        compile(schema);
        return null;
    }
    catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        const [, keyword] = /unknown keyword: "(.*)"/.exec(message) ?? [];
        return keyword === undefined ? `json_schema cannot be used: ${message}.` : describeUnknown(keyword, ajv);
    }
}
function describeError({ instancePath, message = 'is not valid', params }) {
    const { allowedValues } = params;
    const values = Array.isArray(allowedValues) ? `: ${allowedValues.join(', ')}` : '';
    return `json_schema${instancePath.replaceAll('/', '.')} ${message}${values}.`;
}
function describeUnknown(keyword, ajv) {
    const near = (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggest */ .Z)(keyword, Object.keys(ajv.RULES.keywords));
    const hint = near === null ? '' : ` Did you mean \`${near}\`?`;
    return `json_schema has the keyword \`${keyword}\`, which JSON Schema 2020-12 does not know.${hint}`;
}
/**
 * What tells whether a JSON value meets a schema with which `checkJsonSchema` finds nothing wrong. Telling it may take for ever; making this does
 * not, and must not be stopped: Ajv would be left half way.
 * @example openJsonSchema({ required: ['n'], properties: { n: { type: 'integer' } } })({ n: 1 }) // true
 */
function openJsonSchema(schema) {
    return compile(schema);
}


/***/ }),

/***/ 99393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A7: () => (/* binding */ judgeFaithfulness),
/* harmony export */   B3: () => (/* binding */ explainJudgedAnswer),
/* harmony export */   F4: () => (/* binding */ GRADES),
/* harmony export */   Oz: () => (/* binding */ decidingQuestion),
/* harmony export */   _F: () => (/* binding */ scoreJudgedAnswer),
/* harmony export */   eG: () => (/* binding */ judgeCompleteness),
/* harmony export */   hK: () => (/* binding */ judgeOverall),
/* harmony export */   vb: () => (/* binding */ judgeCorrectness)
/* harmony export */ });
/* unused harmony export overallGrade */
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66599);
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44960);
/* harmony import */ var _model_suite_case_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31625);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77377);
/* harmony import */ var _define_metric_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94896);
/* harmony import */ var _stats_moments_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44785);
/* harmony import */ var _judged_part_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2044);
/* harmony import */ var _quality_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96320);








const HIGHEST = 5;
const NOT_TOLD = 'the judge was shown nothing to grade it by';
const GRADES = ['correctness', 'completeness', 'faithfulness'];
/** The grades of a trial, or why there are none. */
function readGrades({ judgments }) {
    return (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_3__/* .readJudged */ .cv)(judgments?.answer);
}
function hasContext({ observation: { reply } }) {
    return reply.spans !== undefined || reply.sources !== undefined;
}
function scoreGrade(trial, grade) {
    const grades = readGrades(trial);
    if (typeof grades === 'string')
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .unscored */ .c)(grades);
    // A judge that saw no context can grade an answer's faithfulness by nothing but its looks.
    if (grade === 'faithfulness' && !hasContext(trial))
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .unscored */ .c)('the target reported no spans and no sources');
    const value = grades[grade];
    return value === null ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .unscored */ .c)(NOT_TOLD) : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .scored */ .l)(value);
}
/**
 * The grades that exist as one share: their mean, divided by 5, not (mean − 1)/4; null where none exists.
 * Source: poc-ai-workflow-frameworks, METRICS.md, the base of the capability scorecard.
 * @example overallGrade([5, 4, 3]) // 0.8
 */
function overallGrade(grades) {
    return grades.length === 0 ? null : (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_6__/* .mean */ .i2)(grades) / HIGHEST;
}
function defineGrade(grade, { applies, ...spec }) {
    return (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .defineMetric */ .GR)({
        ...spec,
        name: `judge.${grade}`,
        title: `${grade} (judge)`,
        unit: 'score',
        kind: 'ordinal',
        direction: 'higher',
        // No judge gives 0: it is kept for a trial that failed.
        range: [0, HIGHEST],
        default_margin: { kind: 'absolute', value: 0.25 },
        judged_by: ['answer'],
        applies: (golden, context) => (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_3__/* .isJudged */ .sL)(context, 'answer') && applies(golden),
        score: (trial) => scoreGrade(trial, grade),
        when_failed: 0,
    });
}
function expectsAnswer({ expected_answer: expected }) {
    return expected !== undefined;
}
const judgeCorrectness = defineGrade('correctness', {
    source: 'poc-ai-workflow-frameworks, METRICS.md, LLM judge: correctness',
    docs: {
        summary: 'How right a judge finds the answer. How judgments get into a run: [protocol.md](protocol.md#judgments).',
        formula: "The judge's grade from 1 (wrong) to 5 (right) against the expected answer; 0 is kept for a trial that failed.",
        needs: 'To cases with an `expected_answer`, in a suite with `answer` among its `judged`.',
        edge_cases: 'When nobody judged the trial, or the judge gave nothing usable: never 0. A trial that failed is 0.',
        example: { text: 'The judge says correctness 4, completeness 5, faithfulness 3: 4.', ..._examples_js__WEBPACK_IMPORTED_MODULE_0__/* .GRADED */ .yC, value: 4 },
    },
    applies: expectsAnswer,
});
const judgeCompleteness = defineGrade('completeness', {
    source: 'poc-ai-workflow-frameworks, METRICS.md, LLM judge: completeness',
    docs: {
        summary: 'How much of what the answer must say a judge finds in it.',
        formula: "The judge's grade from 1 to 5 against the expected answer and the case's `key_points` and `expected_claims`. Not `quality.completeness`, which is against criteria and from 0 to 1.",
        needs: 'To cases with an `expected_answer`, `key_points` or `expected_claims`, in a suite with `answer` among its `judged`.',
        edge_cases: 'When nobody judged the trial, or the judge gave nothing usable: never 0. A trial that failed is 0.',
        example: { text: 'As above: 5.', ..._examples_js__WEBPACK_IMPORTED_MODULE_0__/* .GRADED */ .yC, value: 5 },
    },
    applies: (golden) => expectsAnswer(golden) || (0,_model_suite_case_js__WEBPACK_IMPORTED_MODULE_1__/* .listKeyPoints */ .NT)(golden).length > 0,
});
const judgeFaithfulness = defineGrade('faithfulness', {
    source: 'poc-ai-workflow-frameworks, METRICS.md, LLM judge: faithfulness',
    docs: {
        summary: 'How far a judge finds the answer grounded in what was retrieved.',
        formula: "The judge's grade from 1 to 5 against the retrieved spans.",
        needs: 'To every case, in a suite with `answer` among its `judged`.',
        edge_cases: 'When nobody judged the trial, the judge gave nothing usable or was shown no text of a source, or the reply has neither `spans` nor `sources`: then there was nothing to be faithful to. A trial that failed is 0.',
        example: { text: 'As above: 3.', ..._examples_js__WEBPACK_IMPORTED_MODULE_0__/* .GRADED */ .yC, value: 3 },
    },
    applies: () => true,
});
const judgeOverall = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .defineMetric */ .GR)({
    name: 'judge.overall',
    title: 'grades of the judge, overall',
    docs: {
        summary: 'The grades as one share.',
        formula: 'The mean of correctness, completeness and faithfulness, as far as the trial has them, divided by 5. The scorecard says which are missing; two arms are compared on cases that have the same grades in both.',
        needs: 'To cases with an `expected_answer`, in a suite with `answer` among its `judged`.',
        edge_cases: 'When all three are. A trial that failed is 0.',
        example: { text: 'As above: (4 + 5 + 3)/3/5 = 0.8.', ..._examples_js__WEBPACK_IMPORTED_MODULE_0__/* .GRADED */ .yC, value: 0.8 },
    },
    source: 'poc-ai-workflow-frameworks, METRICS.md, the base of the capability scorecard',
    ..._define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .SHARE */ .oV,
    judged_by: ['answer'],
    applies: (golden, context) => (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_3__/* .isJudged */ .sL)(context, 'answer') && expectsAnswer(golden),
    definition: 'judge.overall/2',
    score: (trial) => {
        const grades = GRADES.map((grade) => scoreGrade(trial, grade));
        const overall = overallGrade(grades.flatMap((grade) => (grade.kind === 'scored' ? [grade.value] : [])));
        return overall === null ? (grades[0] ?? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .unscored */ .c)(_judged_part_js__WEBPACK_IMPORTED_MODULE_3__/* .NOBODY */ .oQ)) : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .scored */ .l)(overall);
    },
    when_failed: 0,
});
const GOOD_CORRECTNESS = 4;
const GOOD_QUALITY = 0.7;
/** 0.7 three times over, divided by three, is a little less than 0.7. */
const ROUNDING = 1e-9;
/** The question to a judge that decides whether the answer to a case is right; null where the suite or the case has none. */
function decidingQuestion(golden, context) {
    if (golden.expected_answer !== undefined && (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_3__/* .isJudged */ .sL)(context, 'answer'))
        return 'answer';
    return golden.expected_answer_criteria !== undefined && (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_3__/* .isJudged */ .sL)(context, 'quality') ? 'quality' : null;
}
/**
 * Whether the judge finds the answer right, as a score: a correctness of at least 4 of 5 where an expected answer is judged, else a mean of
 * the three qualities of at least 0.7. 1 where nobody is to judge it; unscored where somebody is and gave nothing usable.
 * Source: docs/metrics/retrieval.md#success.
 * @example scoreJudgedAnswer({ golden, judgments: { answer: { correctness: 4, completeness: 2, faithfulness: 5 } } }, context) // scored 1
 */
function scoreJudgedAnswer({ golden, judgments }, context) {
    switch (decidingQuestion(golden, context)) {
        case 'answer': {
            const grades = (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_3__/* .readJudged */ .cv)(judgments?.answer);
            if (typeof grades === 'string')
                return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .unscored */ .c)(grades);
            const { correctness } = grades;
            return correctness === null
                ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .unscored */ .c)('the judge was not shown the expected answer')
                : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .scored */ .l)(correctness >= GOOD_CORRECTNESS ? 1 : 0);
        }
        case 'quality': {
            const quality = (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_3__/* .readJudged */ .cv)(judgments?.quality);
            if (typeof quality === 'string')
                return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .unscored */ .c)(quality);
            return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .scored */ .l)((0,_quality_js__WEBPACK_IMPORTED_MODULE_4__/* .averageQuality */ .rN)(quality) >= GOOD_QUALITY - ROUNDING ? 1 : 0);
        }
        case null:
            return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .scored */ .l)(1);
    }
}
/** Of the judge's words: enough for a sentence or two. */
const REASONING_LENGTH = 200;
/** Why `scoreJudgedAnswer` is 0: the grade, and what the judge said of it on one line, which may quote the answer. */
function explainJudgedAnswer({ golden, judgments }, context) {
    const question = decidingQuestion(golden, context);
    const judgment = question === null ? undefined : judgments?.[question];
    if (judgment === undefined || 'error' in judgment)
        return 'judged wrong';
    const grade = 'correctness' in judgment
        ? `correctness ${judgment.correctness ?? '–'}/${HIGHEST}`
        : `quality ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__/* .formatNumber */ .ZV)((0,_quality_js__WEBPACK_IMPORTED_MODULE_4__/* .averageQuality */ .rN)(judgment), { decimals: 2, bare: true })}`;
    const reasoning = judgment.reasoning?.replace(/\s+/g, ' ').trim() ?? '';
    return `judged wrong (${grade})${reasoning === '' ? '' : `: ${reasoning.slice(0, REASONING_LENGTH)}`}`;
}


/***/ }),

/***/ 2044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gk: () => (/* binding */ listReadings),
/* harmony export */   _w: () => (/* binding */ readJudgeReason),
/* harmony export */   cv: () => (/* binding */ readJudged),
/* harmony export */   gg: () => (/* binding */ wasAsked),
/* harmony export */   oQ: () => (/* binding */ NOBODY),
/* harmony export */   p7: () => (/* binding */ isReading),
/* harmony export */   sL: () => (/* binding */ isJudged)
/* harmony export */ });
/* harmony import */ var _model_run_judgments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70249);

const REASON_LENGTH = 200;
const NOBODY = 'no judge scored it';
const NOTHING_USABLE = 'the judge gave nothing usable';
/** Older runs say `the judge failed` of claims. */
const WHY = new RegExp(`^(${NOBODY}|${NOTHING_USABLE}|the judge failed): (.*)$`, 's');
/** Whether the suite has its answers judged by this question. Where it does not, its metrics apply to no case. */
function isJudged({ scoring }, question) {
    return scoring.judged.includes(question);
}
/**
 * What the judge said to one question; where nobody asked it, or nothing usable came back, the reason as text.
 * @example readJudged({ error: 'not JSON' }) // 'the judge gave nothing usable: not JSON'
 */
function readJudged(part) {
    if (part === undefined)
        return NOBODY;
    if (!isFailed(part))
        return part;
    return `${part.asked === false ? NOBODY : NOTHING_USABLE}: ${part.error}`.slice(0, REASON_LENGTH);
}
/**
 * The way back from a reason of `readJudged`, which is all that a scored trial keeps of a judge that failed: its message, cut at the end where it
 * is long. Null for any other reason.
 * @example readJudgeReason('the judge gave nothing usable: not JSON') // { error: 'not JSON' }
 */
function readJudgeReason(reason) {
    const [, what, error] = WHY.exec(reason) ?? [];
    if (error === undefined)
        return null;
    return what === NOBODY ? { error, asked: false } : { error };
}
/** Whether a judge was asked for it at all, whatever came back. */
function wasAsked(part) {
    return !isFailed(part) || part.asked !== false;
}
function isFailed(part) {
    return 'error' in part;
}
/** Every reading of a judge behind the judgments of one trial, question by question; what was decided without asking is none. */
function listReadings(judgments) {
    const readings = (0,_model_run_judgments_js__WEBPACK_IMPORTED_MODULE_0__/* .splitReadings */ .k8)(judgments).map(({ said }) => said);
    return readings.filter(isReading);
}
/** Whether a judge was asked for it. */
function isReading(said) {
    return wasAsked(said) && !isDecided(said);
}
/** An empty answer is judged without a judge, and so by no model; a recorded judgment may lack its model too. */
function isDecided({ model, tokens, reasoning, claims }) {
    return model === undefined && tokens === 0 && (reasoning === _model_run_judgments_js__WEBPACK_IMPORTED_MODULE_0__/* .DECIDED */ .V1 || claims?.length === 0);
}


/***/ }),

/***/ 13426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gy: () => (/* binding */ answerWords),
/* harmony export */   RG: () => (/* binding */ exactMatchMetric),
/* harmony export */   Tm: () => (/* binding */ rougeLMetric),
/* harmony export */   Tw: () => (/* binding */ rougeL),
/* harmony export */   Z7: () => (/* binding */ tokenF1),
/* harmony export */   bO: () => (/* binding */ tokenF1Metric)
/* harmony export */ });
/* unused harmony exports comparableWords, acceptedAnswers, exactMatch, defineOverlapMetric */
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44960);
/* harmony import */ var _define_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94896);


/** Unicode's punctuation and, as SQuAD has it, the ASCII symbols that Python's `string.punctuation` counts in. */
const PUNCTUATION = /[\p{P}$+<=>^`|~]/gu;
const ARTICLES = new Set(['a', 'an', 'the']);
const UNSPACED_CHARACTER = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/gu;
/**
 * The words of a text that comparing answers looks at: composed (NFKC), lower case, without punctuation, without the
 * articles a, an, the. Text written without spaces (Chinese, Japanese) gives one word a character.
 * Source: Rajpurkar et al. 2016, SQuAD, arXiv:1606.05250, and its evaluate-v1.1.py, equal to it on ASCII text; characters as
 * words: the mixed segmentation of CMRC 2018, Cui et al. 2019, arXiv:1810.07366.
 * @example answerWords('The Eiffel Tower!') // ['eiffel', 'tower']
 */
function answerWords(text) {
    return plainWords(text.normalize('NFKC').replace(PUNCTUATION, '')).filter((word) => !ARTICLES.has(word));
}
/**
 * The words of an expected answer and of a given one, made the same way. An expected answer of nothing but punctuation and
 * articles ("+", "The The") keeps them, and then so does the given one; else an empty reply would be right.
 */
function comparableWords(expected, given) {
    const words = answerWords(expected);
    if (words.length > 0)
        return [words, answerWords(given)];
    return [plainWords(expected.normalize('NFKC')), plainWords(given.normalize('NFKC'))];
}
function plainWords(text) {
    return text
        .toLowerCase()
        .replace(UNSPACED_CHARACTER, ' $& ')
        .split(/\s+/)
        .filter((word) => word !== '');
}
/** Every answer that the case accepts; empty when it states none. */
function acceptedAnswers({ expected_answer: expected }) {
    return typeof expected === 'string' ? [expected] : (expected ?? []);
}
/**
 * 1 when the answer is the expected one after SQuAD's normalisation, else 0.
 * Source: Rajpurkar et al. 2016, SQuAD, arXiv:1606.05250.
 * @example exactMatch('The Eiffel Tower', 'eiffel tower.') // 1
 */
function exactMatch(expected, answer) {
    const [wanted, given] = comparableWords(expected, answer);
    return wanted.length > 0 && wanted.join(' ') === given.join(' ') ? 1 : 0;
}
const exactMatchMetric = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .defineMetric */ .GR)({
    name: 'answer.exact-match',
    title: 'exact match',
    docs: {
        summary: 'Whether the answer is an expected one, but for case, punctuation and articles.',
        formula: '1 when both have the same words in the same order, for at least one of several expected answers. The words: Unicode NFKC, lower case, punctuation removed (Unicode\'s, and ``$ + < = > ^ ` | ~``), split at white space, `a`, `an` and `the` left out. Chinese and Japanese, written without spaces, give one word a character. An expected answer that is only punctuation and articles ("The The") keeps them, and so does the answer.',
        needs: 'To cases with an `expected_answer`.',
        edge_cases: 'Never, when the target answered; an empty answer is 0.',
        example: {
            text: '"The Eiffel Tower" and "eiffel tower.": 1.',
            case: { expected_answer: 'The Eiffel Tower' },
            reply: { answer: 'eiffel tower.' },
            value: 1,
        },
    },
    source: 'Rajpurkar et al. 2016, SQuAD, arXiv:1606.05250 (equal to it on ASCII text); characters as words: Cui et al. 2019, CMRC 2018, arXiv:1810.07366',
    ..._define_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .YES_NO */ .mx,
    applies: (golden) => acceptedAnswers(golden).length > 0,
    score: ({ observation, golden }) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scored */ .l)(acceptedAnswers(golden).some((expected) => exactMatch(expected, observation.reply.answer)) ? 1 : 0),
    when_failed: 0,
});
/** A share of words in common with the most alike of the expected answers: higher is better, a failed trial is 0. */
function defineOverlapMetric({ version, overlap, ...spec }) {
    return (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .defineMetric */ .GR)({
        ...spec,
        ..._define_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .SHARE */ .oV,
        definition: `${spec.name}/${version}`,
        applies: (golden) => acceptedAnswers(golden).length > 0,
        score: ({ observation, golden }) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scored */ .l)(Math.max(...acceptedAnswers(golden).map((expected) => overlap(expected, observation.reply.answer)))),
        when_failed: 0,
    });
}
/**
 * The harmonic mean of precision and recall over the words that the answer shares with the expected one, each word as often
 * as both have it; 0 when they share none.
 * Source: Rajpurkar et al. 2016, SQuAD, arXiv:1606.05250.
 * @example tokenF1("Gustave Eiffel's company", 'the company of Gustave Eiffel') // 4/7: 2 of 4 and 2 of 3 words
 */
function tokenF1(expected, answer) {
    const [wanted, given] = comparableWords(expected, answer);
    const open = new Map();
    for (const word of wanted)
        open.set(word, (open.get(word) ?? 0) + 1);
    let shared = 0;
    for (const word of given) {
        const left = open.get(word) ?? 0;
        if (left === 0)
            continue;
        open.set(word, left - 1);
        shared += 1;
    }
    return shared === 0 ? 0 : (2 * shared) / (wanted.length + given.length);
}
const tokenF1Metric = defineOverlapMetric({
    name: 'answer.token-f1',
    title: 'token F1',
    docs: {
        summary: 'How many words the answer shares with an expected one.',
        formula: "2PR / (P + R): P is the share of the answer's words that the expected answer has, R the reverse, each word as often as both have it; 0 when none is shared. The words are those of `answer.exact-match`; the best of several expected answers counts.",
        needs: 'To cases with an `expected_answer`.',
        edge_cases: 'Never, when the target answered; an empty answer is 0.',
        example: {
            text: 'Expected "Gustave Eiffel\'s company", answer "the company of Gustave Eiffel": P = 2/4, R = 2/3, F1 = 4/7 = 0.571.',
            case: { expected_answer: "Gustave Eiffel's company" },
            reply: { answer: 'the company of Gustave Eiffel' },
            value: 4 / 7,
        },
    },
    source: 'Rajpurkar et al. 2016, SQuAD, arXiv:1606.05250',
    version: 1,
    default_gate: 'stand-in',
    overlap: tokenF1,
});
/**
 * The harmonic mean of precision and recall over the longest common subsequence of words: those that both texts have in the same
 * order, with gaps; 0 when they share none. Words are those of `comparableWords`.
 * Source: Lin 2004, ROUGE, ACL Workshop Text Summarization Branches Out, W04-1013, ROUGE-L with β = 1.
 * @example rougeL('police killed the gunman', 'police kill the gunman') // 2/3: police … gunman, 2 of 3 words on both sides
 */
function rougeL(expected, answer) {
    const [wanted, given] = comparableWords(expected, answer);
    const common = countCommonSubsequence(wanted, given);
    return common === 0 ? 0 : (2 * common) / (wanted.length + given.length);
}
/**
 * Length of the longest common subsequence, by rows of bits: an answer of 100,000 words costs milliseconds, where the usual table
 * would have a cell for every pair of words.
 * Source: Hyyrö 2004, Bit-Parallel LCS-length Computation Revisited, AWOCA 2004.
 */
function countCommonSubsequence(wanted, given) {
    const places = new Map();
    for (const [index, word] of wanted.entries())
        places.set(word, (places.get(word) ?? 0n) | (1n << BigInt(index)));
    const all = (1n << BigInt(wanted.length)) - 1n;
    let row = all;
    for (const word of given) {
        const here = places.get(word);
        if (here === undefined)
            continue;
        const open = row & here;
        row = ((row + open) | (row - open)) & all;
    }
    // Every bit that is off stands for a word of the subsequence.
    return wanted.length - row.toString(2).replaceAll('0', '').length;
}
const rougeLMetric = defineOverlapMetric({
    name: 'answer.rouge-l',
    title: 'ROUGE-L',
    docs: {
        summary: 'How much of an expected answer the answer has in the same order.',
        formula: "2PR / (P + R) over the longest common subsequence: the most words that both have in the same order, gaps allowed. P is their share of the answer's words, R of the expected one's. The words are those of `answer.exact-match` (so without articles, where other tools keep them); the best of several expected answers counts.",
        needs: 'To cases with an `expected_answer`.',
        edge_cases: 'Never, when the target answered; an empty answer is 0.',
        example: {
            text: 'Expected "police killed the gunman", answer "police kill the gunman": 2 of 3 words on both sides: 0.667.',
            case: { expected_answer: 'police killed the gunman' },
            reply: { answer: 'police kill the gunman' },
            value: 2 / 3,
        },
    },
    source: 'Lin 2004, ROUGE: A Package for Automatic Evaluation of Summaries, ACL W04-1013, ROUGE-L with β = 1',
    version: 1,
    overlap: rougeL,
});


/***/ }),

/***/ 96320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qk: () => (/* binding */ qualityCompleteness),
/* harmony export */   js: () => (/* binding */ qualityCriteria),
/* harmony export */   rN: () => (/* binding */ averageQuality),
/* harmony export */   rb: () => (/* binding */ qualityAverage),
/* harmony export */   sn: () => (/* binding */ qualityAnswer),
/* harmony export */   xi: () => (/* binding */ qualityFacts)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66599);
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44960);
/* harmony import */ var _define_metric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94896);
/* harmony import */ var _judged_part_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2044);




const SOURCE = 'test-arcfusion-2025, docs/evaluation/metrics.md, quality scores from 0 to 1';
/**
 * The mean of the three qualities.
 * Source: test-arcfusion-2025, docs/evaluation/metrics.md, average quality.
 * @example averageQuality({ answer_quality: 0.9, factual_correctness: 1, completeness: 0.8 }) // 0.9
 */
function averageQuality(input) {
    const { answer_quality, factual_correctness, completeness } = input;
    return (answer_quality + factual_correctness + completeness) / 3;
}
function hasCriteria({ expected_answer_criteria: criteria }) {
    return criteria !== undefined;
}
function defineQuality({ applies = () => true, score, margin, ...row }) {
    return (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .defineMetric */ .GR)({
        ...row,
        source: SOURCE,
        unit: 'ratio',
        kind: 'continuous',
        direction: 'higher',
        range: [0, 1],
        ...(margin ?? { default_margin: { kind: 'absolute', value: 0.05 } }),
        judged_by: ['quality'],
        applies: (golden, context) => (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_2__/* .isJudged */ .sL)(context, 'quality') && applies(golden),
        score: ({ judgments }) => {
            const quality = (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_2__/* .readJudged */ .cv)(judgments?.quality);
            return typeof quality === 'string' ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__/* .unscored */ .c)(quality) : score(quality);
        },
        when_failed: 0,
    });
}
const qualityAnswer = defineQuality({
    name: 'quality.answer-quality',
    title: 'answer quality (judge)',
    docs: {
        summary: 'How good a judge finds the answer as a whole.',
        formula: "The judge's score from 0 to 1.",
        needs: 'To every case, in a suite with `quality` among its `judged`.',
        edge_cases: 'When nobody judged the trial, or the judge gave nothing usable: never 0. A trial that failed is 0.',
        example: { text: 'The judge says 0.9: 0.9.', ..._examples_js__WEBPACK_IMPORTED_MODULE_0__/* .GRADED */ .yC, value: 0.9 },
    },
    score: ({ answer_quality }) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__/* .scored */ .l)(answer_quality),
});
const qualityFacts = defineQuality({
    name: 'quality.factual-correctness',
    title: 'factual correctness (judge)',
    docs: {
        summary: 'How free of errors and inventions a judge finds the answer.',
        formula: "The judge's score from 0 to 1.",
        needs: 'To every case, in a suite with `quality` among its `judged`.',
        edge_cases: 'When nobody judged the trial, or the judge gave nothing usable: never 0. A trial that failed is 0.',
        example: { text: 'The judge says 1: 1.', ..._examples_js__WEBPACK_IMPORTED_MODULE_0__/* .GRADED */ .yC, value: 1 },
    },
    score: ({ factual_correctness }) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__/* .scored */ .l)(factual_correctness),
});
const qualityCompleteness = defineQuality({
    name: 'quality.completeness',
    title: 'completeness against criteria (judge)',
    docs: {
        summary: 'How far a judge finds the criteria of the case met.',
        formula: "The judge's score from 0 to 1 against `expected_answer_criteria`. A judgment, not a count: that is `quality.criteria-met`.",
        needs: 'To cases with `expected_answer_criteria`, in a suite with `quality` among its `judged`.',
        edge_cases: 'When nobody judged the trial, or the judge gave nothing usable: never 0. A trial that failed is 0.',
        example: { text: 'The judge says 0.8: 0.8.', ..._examples_js__WEBPACK_IMPORTED_MODULE_0__/* .GRADED */ .yC, value: 0.8 },
    },
    applies: hasCriteria,
    score: ({ completeness }) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__/* .scored */ .l)(completeness),
});
const qualityAverage = defineQuality({
    name: 'quality.average',
    title: 'average quality (judge)',
    docs: {
        summary: 'The three qualities as one score. No bound holds by default: `min: 0.7` in a gate sets one.',
        formula: 'The mean of answer quality, factual correctness and completeness.',
        needs: 'To cases with `expected_answer_criteria`, in a suite with `quality` among its `judged`.',
        source: 'test-arcfusion-2025, docs/evaluation/metrics.md, average quality',
        edge_cases: 'When nobody judged the trial, or the judge gave nothing usable: never 0. A trial that failed is 0.',
        example: { text: '0.9, 1 and 0.8: 0.9.', ..._examples_js__WEBPACK_IMPORTED_MODULE_0__/* .GRADED */ .yC, value: 0.9 },
    },
    applies: hasCriteria,
    score: (quality) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__/* .scored */ .l)(averageQuality(quality)),
});
const qualityCriteria = defineQuality({
    name: 'quality.criteria-met',
    title: 'criteria met (judge)',
    docs: {
        summary: 'The share of the criteria that a judge ticked.',
        formula: 'Criteria with `met: true`, divided by the criteria that the judge listed.',
        needs: 'To cases with `expected_answer_criteria`, in a suite with `quality` among its `judged`.',
        source: 'test-arcfusion-2025, docs/evaluation/metrics.md, whose example meets 4 of 5 criteria and scores 0.9: two figures',
        edge_cases: 'As `quality.completeness`, and when the judge listed no criteria.',
        example: { text: '4 of 5 met: 0.8.', ..._examples_js__WEBPACK_IMPORTED_MODULE_0__/* .GRADED */ .yC, value: 0.8 },
    },
    applies: hasCriteria,
    score: ({ criteria = [] }) => criteria.length === 0
        ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__/* .unscored */ .c)('the judge listed no criteria')
        : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__/* .scored */ .l)(criteria.filter(({ met }) => met).length / criteria.length),
    margin: { default_margin: { kind: 'relative', value: 0.1 }, absolute_margin: 0.05 },
});


/***/ }),

/***/ 15804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U1: () => (/* binding */ rubricConfidence),
/* harmony export */   WV: () => (/* binding */ rubricScore),
/* harmony export */   dE: () => (/* binding */ rubricPass),
/* harmony export */   mq: () => (/* binding */ categoryReadings),
/* harmony export */   nf: () => (/* binding */ wholeReadings),
/* harmony export */   o3: () => (/* binding */ rubricCategories),
/* harmony export */   qc: () => (/* binding */ readRubric)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66599);
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44960);
/* harmony import */ var _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60960);
/* harmony import */ var _stats_moments_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44785);
/* harmony import */ var _define_metric_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94896);
/* harmony import */ var _consensus_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68802);
/* harmony import */ var _judged_part_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2044);







const SOURCE = 'ProjectScylla, docs/design/judge-protocol.md and metrics-formulas.md';
const PASSES = 0.7;
/** 0.7 out of several readings can be a little less. */
const ROUNDING = 1e-9;
/** Thirteen metrics ask of the same trial. */
const KNOWN = new WeakMap();
function scoreRubric(trial, { scoring }, figure) {
    const readings = KNOWN.get(trial) ?? readRubric(trial.judgments?.rubric?.runs ?? [], trial.golden, scoring);
    KNOWN.set(trial, readings);
    return typeof readings === 'string' ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .unscored */ .c)(readings) : figure(readings);
}
function scoreWhole(readings) {
    const agreed = (0,_consensus_js__WEBPACK_IMPORTED_MODULE_3__/* .consensus */ .sJ)(wholeReadings(readings));
    return agreed === null ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .unscored */ .c)('nothing of the rubric applies to the answer') : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .scored */ .l)(agreed);
}
function describeRubric({ scoring }) {
    return (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .changedScoring */ .Qz)(scoring, ['rubric_categories']);
}
const rubricScore = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .defineMetric */ .GR)({
    name: 'rubric.weighted-score',
    docs: {
        summary: 'What several readings of a rubric by a judge agree on.',
        formula: "Each reading: Σ score·weight / Σ weight over the case's `requirements` (weight 1 unless given) or, without any, over the rubric's categories; what is not applicable (`null`) leaves both sums. Then the consensus of the readings: Σ score·confidence / Σ confidence, with 0.5 for a confidence that is not stated, and the plain mean where all are 0. Categories and weights are those of ProjectScylla (functional correctness 2, completeness 1.5, code quality 1, simplicity 1, lack of duplication 0.5, clarity 1, documentation 0.5, architectural cleanliness 0.5, efficiency 0.5, cleanup script quality 1; any other 1) unless the suite chooses its own with `rubric_categories`. A weighted score or a weight that the judge states does not count: it is computed again.",
        needs: 'To every case, in a suite with `rubric` among its `judged`.',
        edge_cases: "When no reading can be used: an error, no scores at all, no score for one of the case's requirements, or something between 0 and 1 for one of `evaluation: binary`. When nothing of the rubric applies. A trial that failed is 0.",
        example: {
            text: 'Three readings of .8, .85 and .75 with confidences .9, .7 and .8: (.72 + .595 + .6)/2.4 = 0.7979.',
            ..._examples_js__WEBPACK_IMPORTED_MODULE_0__/* .THREE_READINGS */ .H3,
            value: 1.915 / 2.4,
        },
    },
    default_gate: 'stand-in',
    title: 'weighted score of the rubric (judge)',
    source: SOURCE,
    unit: 'ratio',
    kind: 'continuous',
    direction: 'higher',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    definition: (context) => `rubric.weighted-score/1${describeRubric(context)}`,
    judged_by: ['rubric'],
    applies: (_golden, context) => (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_4__/* .isJudged */ .sL)(context, 'rubric'),
    score: (trial, context) => scoreRubric(trial, context, scoreWhole),
    when_failed: 0,
});
const rubricPass = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .defineMetric */ .GR)({
    name: 'rubric.pass',
    title: 'rubric passed (judge)',
    docs: {
        summary: "Whether the rubric's score is good enough.",
        formula: '1 when `rubric.weighted-score` is at least 0.70, else 0.',
        needs: 'To every case, in a suite with `rubric` among its `judged`.',
        edge_cases: 'When `rubric.weighted-score` is.',
        example: { text: 'As above: 1.', ..._examples_js__WEBPACK_IMPORTED_MODULE_0__/* .THREE_READINGS */ .H3, value: 1 },
    },
    source: SOURCE,
    ..._define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .YES_NO */ .mx,
    definition: (context) => `rubric.pass/1${describeRubric(context)}`,
    judged_by: ['rubric'],
    applies: (_golden, context) => (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_4__/* .isJudged */ .sL)(context, 'rubric'),
    score: (trial, context) => {
        const whole = scoreRubric(trial, context, scoreWhole);
        return whole.kind === 'unscored' ? whole : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .scored */ .l)(whole.value >= PASSES - ROUNDING ? 1 : 0);
    },
    when_failed: 0,
});
const rubricConfidence = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .defineMetric */ .GR)({
    name: 'rubric.confidence',
    title: 'confidence of the judge in the rubric',
    docs: {
        summary: 'How sure the judge says it is of its readings.',
        formula: 'The mean of the confidences that the usable readings state.',
        needs: 'To every case, in a suite with `rubric` among its `judged`.',
        edge_cases: 'When no reading states one, or none can be used; when the trial failed.',
        example: { text: 'As above: (.9 + .7 + .8)/3 = 0.8.', ..._examples_js__WEBPACK_IMPORTED_MODULE_0__/* .THREE_READINGS */ .H3, value: 0.8 },
    },
    source: SOURCE,
    ..._define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .NEUTRAL_SHARE */ .y,
    judged_by: ['rubric'],
    applies: (_golden, context) => (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_4__/* .isJudged */ .sL)(context, 'rubric'),
    score: (trial, context) => scoreRubric(trial, context, (readings) => {
        const stated = readings.flatMap(({ run }) => run.confidence ?? []);
        return stated.length === 0 ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .unscored */ .c)('the judge did not say how sure it is') : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .scored */ .l)((0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_6__/* .mean */ .i2)(stated));
    }),
});
/** What each default category asks, and its score in the example. */
const CATEGORIES = {
    functional_correctness: { asks: 'Whether the work does what was asked.', score: 0.9 },
    completeness: { asks: 'Whether all that was asked is there.', score: 0.8 },
    code_quality: { asks: 'How good the code is.', score: 0.7 },
    simplicity: { asks: 'Whether it is no more complicated than it must be.', score: 1 },
    lack_of_duplication: { asks: 'Whether nothing stands there twice.', score: 0.6 },
    clarity: { asks: 'How easily it is understood.', score: 0.5 },
    documentation: { asks: 'How well it is explained.', score: 0.4 },
    architectural_cleanliness: { asks: 'How well its parts are kept apart.', score: 0.3 },
    efficiency: { asks: 'Whether it wastes nothing.', score: 0.2 },
    cleanup_script_quality: { asks: 'How well it tidies up after itself.', score: 0.1 },
};
/** One metric for each default category. */
const rubricCategories = Object.keys(_model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_1__/* .CATEGORY_WEIGHTS */ .p$).map((category) => {
    const name = `rubric.${category.replaceAll('_', '-')}`;
    const { asks = '', score = 0 } = CATEGORIES[category] ?? {};
    return (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .defineMetric */ .GR)({
        name,
        docs: {
            summary: `${asks} One category of the rubric.`,
            formula: `The consensus, as of \`rubric.weighted-score\`, of the readings' scores of \`${category}\`, each with its own confidence.`,
            needs: 'To every case, in a suite with `rubric` among its `judged`, unless its `rubric_categories` leave the category out.',
            edge_cases: 'When no reading can be used or has the category: `null` is not applicable. When the trial failed, since only the judge can say whether the category applies.',
            example: {
                text: `One reading of ${score}: ${score}.`,
                ..._examples_js__WEBPACK_IMPORTED_MODULE_0__/* .THREE_READINGS */ .H3,
                judgments: { rubric: { runs: [{ categories: { [category]: { score } } }] } },
                value: score,
            },
        },
        title: `${category.replaceAll('_', ' ')} (judge)`,
        source: SOURCE,
        unit: 'ratio',
        kind: 'continuous',
        direction: 'higher',
        range: [0, 1],
        default_margin: { kind: 'absolute', value: 0.05 },
        judged_by: ['rubric'],
        applies: (_golden, context) => (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_4__/* .isJudged */ .sL)(context, 'rubric') && (0,_consensus_js__WEBPACK_IMPORTED_MODULE_3__/* .categoryWeights */ .yn)(context.scoring.rubric_categories)(category) > 0,
        score: (trial, context) => scoreRubric(trial, context, (readings) => {
            const agreed = (0,_consensus_js__WEBPACK_IMPORTED_MODULE_3__/* .consensus */ .sJ)(categoryReadings(readings, category));
            return agreed === null ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .unscored */ .c)('the category does not apply to the answer') : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .scored */ .l)(agreed);
        }),
        // Only the judge says whether a category applies, and it has not seen this answer.
        when_failed: 'unscored',
    });
});
/**
 * The usable readings of a rubric, in order. As text, why there is none: the fault of the last one.
 * The `weighted_score` that a judge states is not believed: language models are poor at arithmetic.
 */
function readRubric(runs, golden, scoring) {
    let fault = _judged_part_js__WEBPACK_IMPORTED_MODULE_4__/* .NOBODY */ .oQ;
    const readings = runs.flatMap((reply) => {
        const run = (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_4__/* .readJudged */ .cv)(reply);
        const score = typeof run === 'string' ? run : scoreRun(run, golden, scoring);
        if (typeof run !== 'string' && typeof score !== 'string')
            return [{ run, score }];
        fault = String(score);
        return [];
    });
    return readings.length === 0 ? fault : readings;
}
/** By the requirements where the case has some or the judge scored some, else by the categories. */
function scoreRun(run, { requirements = [] }, scoring) {
    const { requirements: judged = {}, categories = {} } = run;
    if (requirements.length > 0)
        return (0,_consensus_js__WEBPACK_IMPORTED_MODULE_3__/* .requirementScore */ .qL)(judged, requirements);
    const ids = Object.keys(judged);
    if (ids.length > 0)
        return (0,_consensus_js__WEBPACK_IMPORTED_MODULE_3__/* .requirementScore */ .qL)(judged, ids.map((id) => ({ id, description: id })));
    if (Object.keys(categories).length === 0)
        return 'the judge gave no scores';
    return (0,_consensus_js__WEBPACK_IMPORTED_MODULE_3__/* .categoryScore */ .x_)(categories, scoring.rubric_categories);
}
/** The readings that say something of the whole, for a consensus. */
function wholeReadings(readings) {
    return readings.flatMap(({ run: { confidence }, score }) => score === null ? [] : [{ score, ...(confidence !== undefined && { confidence }) }]);
}
/** The readings of one category; those in which it is absent or not applicable are left out. */
function categoryReadings(readings, name) {
    return readings.flatMap(({ run: { categories = {} } }) => new Map(Object.entries(categories)).get(name) ?? []);
}


/***/ }),

/***/ 55970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F1: () => (/* binding */ resolveMetric),
/* harmony export */   GY: () => (/* binding */ buildMetrics),
/* harmony export */   dC: () => (/* binding */ recordedMetric),
/* harmony export */   e9: () => (/* binding */ defaultGates)
/* harmony export */ });
/* harmony import */ var _model_run_run_figure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64402);
/* harmony import */ var _model_suggest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60288);
/* harmony import */ var _cost_price_reply_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68674);
/* harmony import */ var _custom_metrics_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48719);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47116);
/* harmony import */ var _tables_table_figures_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69942);






/**
 * Every metric of the registry for one suite, in the registry's order, then the suite's `own` and the figures of tables that its gates name; ids unique.
 * Prices that the suite does not give come from the default table, as `completePricing` says. A figure of the run applies where all of
 * its parts do, and takes their definitions into its own.
 */
function buildMetrics(settings, own = []) {
    const complete = { ...settings, pricing: (0,_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_1__/* .completePricing */ .Mr)(settings.pricing) };
    const metrics = [..._index_js__WEBPACK_IMPORTED_MODULE_3__/* .REGISTRY */ .M.flatMap((definition) => definition.expand(complete)), ...own.map(recordedMetric)];
    const byId = new Map();
    for (const metric of metrics) {
        if (byId.has(metric.id))
            throw new Error(`two metrics have the id ${metric.id}`);
        byId.set(metric.id, metric);
    }
    return metrics.map((metric) => joinParts(metric, byId));
}
/** One that is not of the registry: a figure of a table, or one of the suite's own. */
function recordedMetric(facts) {
    return facts.measured_on === 'table' ? (0,_tables_table_figures_js__WEBPACK_IMPORTED_MODULE_4__/* .tableMetric */ .XK)(facts) : (0,_custom_metrics_js__WEBPACK_IMPORTED_MODULE_2__/* .customMetric */ .oq)(facts);
}
function joinParts(metric, byId) {
    if (metric.per_run === undefined)
        return metric;
    const parts = (0,_model_run_run_figure_js__WEBPACK_IMPORTED_MODULE_0__/* .partsOf */ .C)(metric.per_run).map((id) => {
        const part = byId.get(id);
        if (part === undefined || part.per_run !== undefined)
            throw new Error(`${metric.id} is made of ${id}, which no trial is scored by`);
        return part;
    });
    const asked = [...new Set(parts.flatMap(({ judged_by = [] }) => judged_by))];
    return {
        ...metric,
        ...(asked.length > 0 && { judged_by: asked }),
        definition: [metric.definition, ...parts.map(({ definition }) => definition)].join(' | '),
        applies: (golden) => parts.every((part) => part.applies(golden)),
    };
}
/**
 * The metric of that name: its full id, an alias, or the id after its first dot where only one metric has it
 * (`precision@5` for `retrieval.precision@5`; `precision` is left open between `sources.precision` and those at k). An underscore is as good as a dash.
 */
function resolveMetric(metrics, name) {
    const wanted = name.replaceAll('_', '-');
    const named = metrics.find(({ id }) => id === wanted) ?? metrics.find(({ aliases }) => aliases.includes(wanted));
    if (named)
        return named;
    const candidates = metrics.filter((metric) => shortNames(metric).includes(wanted));
    const [only, second] = candidates;
    // `precision` may be that of the sources, or that of the spans at any k: nobody should have to guess which.
    const isMeasuredAtK = metrics.some((metric) => shortNames(metric).some((short) => short.startsWith(`${wanted}@`)));
    if (only && !second && !isMeasuredAtK)
        return only;
    const known = metrics.map(({ id }) => id);
    return {
        unknown: name,
        suggestion: (isMeasuredAtK ? null : only?.id) ??
            (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_5__/* .suggest */ .Z)(name, [...known, ...metrics.flatMap(shortNames)].filter((other) => other !== wanted)),
        known,
    };
}
function shortNames({ id, aliases }) {
    const dot = id.indexOf('.');
    return dot === -1 ? aliases : [id.slice(dot + 1), ...aliases];
}
/**
 * The gates of a suite that names none, each at its metric's default margin: success (primary), precision at `primary_k`, which also
 * warns at half of it, and tokens per query, as far as the metric applies to at least one enabled case. Cases that have no success are
 * gated by token F1, else by the rubric's score, as far as these apply; where no case has one, that gate is primary. Tokens never are.
 */
function defaultGates(input) {
    const { metrics, cases } = input;
    const enabled = cases.filter((golden) => golden.enabled);
    const appliesTo = (metric, some) => some.some((each) => metric.applies(each));
    const withRole = (role) => metrics.filter((metric) => metric.default_gate === role);
    const leading = withRole('primary').filter((metric) => appliesTo(metric, enabled));
    let open = enabled.filter((golden) => !leading.some((metric) => metric.applies(golden)));
    for (const metric of withRole('stand-in')) {
        if (!appliesTo(metric, open))
            continue;
        leading.push(metric);
        open = open.filter((golden) => !metric.applies(golden));
    }
    const [primary] = leading;
    const guardrails = withRole('guardrail').filter((metric) => appliesTo(metric, enabled));
    return [...leading, ...guardrails].flatMap((metric) => [
        gateOf(metric, { severity: 'fail', primary: metric === primary, margin: metric.default_margin ?? null }),
        ...(metric.warn_margin === undefined
            ? []
            : [gateOf(metric, { severity: 'warn', primary: false, margin: metric.warn_margin })]),
    ]);
}
function gateOf({ id }, given) {
    return {
        id: given.severity === 'warn' ? `${id} (warn)` : id,
        metric: id,
        severity: given.severity,
        evidence: 'significant',
        primary: given.primary,
        margin: given.margin,
        min: null,
        max: null,
        where: null,
        assumed: true,
    };
}


/***/ }),

/***/ 26114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JK: () => (/* binding */ isMultiHop),
/* harmony export */   Lf: () => (/* binding */ requiresHops),
/* harmony export */   N$: () => (/* binding */ KIND_RULES),
/* harmony export */   iP: () => (/* binding */ isCoordination),
/* harmony export */   no: () => (/* binding */ isBranching)
/* harmony export */ });
/** Part of the definition of every metric of branching or coordination cases: raise it when the rules below change. */
const KIND_RULES = 'kinds/1';
/** Whether the case asks for hops. A case whose profile is `default` is asked nothing beyond its answer. */
function requiresHops({ required_hops: hops = [], profile }) {
    return hops.length > 0 && profile !== 'default';
}
/** Whether the answer joins several facts: `multi_hop`, or more than one hop. */
function isMultiHop({ multi_hop: isFlagged = false, required_hops: hops = [] }) {
    return isFlagged || hops.length > 1;
}
/**
 * Whether the way to the answer forks: `branching`, `branching_points`, or the difficulty says so; in the profile `branching` also
 * where there is more than one hop. A case of another profile never is.
 * Source: poc-ai-workflow-frameworks, METRICS.md, easy and branching questions.
 */
function isBranching(golden) {
    const { profile = null, branching = false, branching_points: points = 0, difficulty, required_hops: hops = [], } = golden;
    if (profile !== null && profile !== 'branching')
        return false;
    return branching || points > 0 || difficulty === 'branching' || (profile === 'branching' && hops.length > 1);
}
/**
 * Whether agents must work together: `coordination_points` or the difficulty says so; in the profile `coordination` also where the case
 * requires agents and has no difficulty. A case of another profile never is.
 * Source: poc-ai-workflow-frameworks, METRICS.md, easy and coordination questions.
 */
function isCoordination(golden) {
    const { profile = null, coordination_points: points = 0, difficulty, required_agents: agents = [] } = golden;
    if (profile !== null && profile !== 'coordination')
        return false;
    if (points > 0 || difficulty === 'coordination' || difficulty === 'hard_coordination')
        return true;
    return profile === 'coordination' && difficulty === undefined && agents.length > 0;
}


/***/ }),

/***/ 70671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nn: () => (/* binding */ summarizeCode),
/* harmony export */   Wp: () => (/* binding */ defineMeasure),
/* harmony export */   et: () => (/* binding */ defineOnCode)
/* harmony export */ });
/** A figure of the source code or of its review: one number a run, which no trial is scored by and no test is made of. */
function defineOnCode(spec) {
    const { name, title, source, docs, ...facts } = spec;
    return {
        name,
        title,
        source,
        docs,
        expand: ({ code_quality: code }) => [
            {
                ...facts,
                id: name,
                title,
                kind: 'continuous',
                environment: 'free',
                scale: 'linear',
                definition: `${name}/1`,
                aliases: [],
                applies: () => code !== undefined && (facts.measured_on === 'code' || code.reviewed === true),
                score: null,
                when_failed: 'unscored',
            },
        ],
    };
}
/** It applies where the suite says where its sources are. */
function defineMeasure({ measure, docs, also_unscored: also, ...row }) {
    return defineOnCode({
        ...row,
        docs: {
            ...docs,
            needs: 'To runs of a variant with `code_quality`; see [what the code measures mean](code-quality.md).',
            edge_cases: `When the source code is, for the reason that the run gives${also === undefined ? '' : `; ${also}`}.`,
        },
        measured_on: 'code',
        measure: (code) => {
            const totals = findTotals(code);
            return totals === null ? null : measure(totals);
        },
    });
}
/** The totals of the language that the metrics are of; null where the code is unscored. */
function findTotals({ language, totals, unscored }) {
    return unscored === null ? (totals.find((one) => one.language === language) ?? null) : null;
}
/**
 * The figures of a run's source code by metric id; `n` and `applicable` are the measured files of the language that they are of, and all.
 * None at all where nobody measured it, and none of a review where nobody was asked.
 */
function summarizeCode(metrics, code) {
    if (code === undefined)
        return {};
    const { language, files, review } = code;
    const own = files.filter((file) => language === null || file.language === language);
    const measured = own.filter(({ kind }) => kind === 'measured').length;
    return Object.fromEntries(metrics.flatMap(({ id, measured_on: on, measure }) => {
        if (measure === undefined || (on === 'code-review' && review === undefined))
            return [];
        const value = measure(code);
        return [[id, { mean: value, n: value === null ? 0 : measured, applicable: own.length }]];
    }));
}


/***/ }),

/***/ 37577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IW: () => (/* binding */ saysNothingOfCost),
/* harmony export */   Jx: () => (/* binding */ costKnown),
/* harmony export */   y: () => (/* binding */ cost)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66599);
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44960);
/* harmony import */ var _define_metric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94896);
/* harmony import */ var _price_reply_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68674);




const PRICES = `Prices are by model: those of \`pricing\` in the suite, then Goldenpair's own few, which are those of [the sources](sources.md) and undated: set \`pricing\` (with \`as_of\`) before gating on dollars. A model is found under the ids of Bedrock, Vertex and OpenRouter too: [how a model finds its price](costs.md#how-a-model-finds-its-price).

Where no price is known for a model, the price of its route tier (\`pricing.route_tiers\`, one for input and output alike) stands in, if the suite gives one. With \`pricing.mode: tier\` route tiers alone count: those of \`pricing.route_tiers\`, then [LLMC's](sources.md#llmc) local 0, api 2 and codex 10. The route tier is that of the attempt, or without attempts \`planner.route\`, as the target writes it.`;
const cost = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .defineAmountMetric */ .k_)({
    name: 'cost.usd',
    title: 'cost per query',
    docs: {
        summary: 'US dollars per query.',
        formula: "`cost_usd` of the reply, if it has one; else the sum over all `attempts`, those that were given up too; without attempts (or where they name one model and tier and count no tokens) the reply's `usage` is priced as one. An attempt costs its `cost_usd`, if it has one, else (input − cached) · input price + cached · cached price + output · output price, prices being for 1,000,000 tokens. `cached_tokens` are the part of `input_tokens` that came from a cache; without a cached price (or with 0) they cost as much as other input.",
        edge_cases: 'When tokens, model or price of any attempt are not known (a cost of 0 must not come from ignorance), and for failed trials.',
        remarks: PRICES,
        example: {
            text: '`openai/gpt-5-mini` at $0.25 in and $2 out, 900 in, 80 out: (900 · 0.25 + 80 · 2) / 1,000,000 = $0.000385.',
            reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .USAGE */ .u_,
            value: 0.000385,
        },
    },
    source: '`cost_usd` reported by the target, else its tokens at the prices stored in the run',
    unit: 'usd',
    aliases: ['cost'],
    score: ({ observation }, { settings }) => (0,_price_reply_js__WEBPACK_IMPORTED_MODULE_2__/* .costOfReply */ .Dc)(observation.reply, settings.pricing),
});
const costKnown = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .defineMetric */ .GR)({
    name: 'cost.known',
    title: 'cost known',
    docs: {
        summary: 'Whether the cost of a reply is known. Its mean is the share of such replies.',
        formula: '1 when `cost.usd` is scored, else 0.',
        edge_cases: 'When the reply has neither `cost_usd`, `usage`, `model` nor `attempts`: then there is no cost to know. When the trial failed.',
        example: {
            text: '`gpt-5-mini`, 900 in, 80 out: 1. The same of `my-own-model`, which no price is known for: 0.',
            reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .USAGE */ .u_,
            value: 1,
        },
    },
    source: 'poc-ai-workflow-frameworks, METRICS.md, unknown models: a cost of 0 must not come from ignorance',
    unit: 'ratio',
    kind: 'binary',
    direction: 'neutral',
    range: [0, 1],
    score: ({ observation: { reply } }, { settings }) => saysNothingOfCost(reply)
        ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__/* .unscored */ .c)('the target reported neither cost_usd, nor tokens, nor a model')
        : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__/* .scored */ .l)((0,_price_reply_js__WEBPACK_IMPORTED_MODULE_2__/* .costOfReply */ .Dc)(reply, settings.pricing).kind === 'scored' ? 1 : 0),
});
/** A target that no model answers for, such as a search, has no cost that could be unknown. */
function saysNothingOfCost({ cost_usd: cost, usage, model, attempts = [] }) {
    return cost === undefined && usage === undefined && model === undefined && attempts.length === 0;
}


/***/ }),

/***/ 11756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B2: () => (/* binding */ PHASE_TIMES),
/* harmony export */   Cm: () => (/* binding */ FROM_CACHE),
/* harmony export */   Fw: () => (/* binding */ timeouts),
/* harmony export */   H_: () => (/* binding */ ttft),
/* harmony export */   QS: () => (/* binding */ latencySeconds),
/* harmony export */   ZK: () => (/* binding */ latency),
/* harmony export */   e9: () => (/* binding */ failures)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66599);
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44960);
/* harmony import */ var _define_metric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94896);



/** How long the answer took; unscored where nobody measured it. */
function latencySeconds({ latency_ms: latencyMs, cached }) {
    if (latencyMs !== null)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .l)(latencyMs / 1000);
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c)(cached === true ? FROM_CACHE : 'the latency was not recorded');
}
const latency = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .defineAmountMetric */ .k_)({
    name: 'performance.latency',
    title: 'latency',
    docs: {
        summary: 'Seconds from request to reply.',
        formula: "Wall clock, from the request's last byte to the reply's.",
        edge_cases: 'For failed trials: a crash is not fast, and a time-out is as slow as the limit says.',
        example: { text: 'A reply after 1,500 ms: 1.5.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .USAGE */ .u_, value: 1.5 },
    },
    source: 'wall clock of Goldenpair, request sent to reply read',
    unit: 's',
    environment: 'bound',
    score: ({ observation }) => latencySeconds(observation),
});
/** Why no time of a trial, and nothing else that depends on the machine, is measured. */
const FROM_CACHE = 'the answer is from the cache';
const ttft = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .defineAmountMetric */ .k_)({
    name: 'performance.ttft',
    title: 'time to first token',
    docs: {
        summary: 'Seconds to the first token.',
        formula: '`ttft_ms` / 1000.',
        edge_cases: 'When the target did not report it, and for failed trials.',
        example: { text: '`ttft_ms: 210`: 0.21.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .USAGE */ .u_, value: 0.21 },
    },
    source: '`ttft_ms` reported by the target',
    unit: 's',
    environment: 'bound',
    score: ({ observation: { reply } }) => reply.ttft_ms === undefined ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c)('the target reported no ttft_ms') : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .l)(reply.ttft_ms / 1000),
});
/** The phases that a target may time. */
const PHASE_TIMES = [
    { part: 'embed', title: 'time to embed', phase: 'embed', summary: 'Seconds to embed the question.' },
    { part: 'retrieve', title: 'time to retrieve', phase: 'retrieve', summary: 'Seconds to retrieve.' },
    { part: 'generate', title: 'time to generate', phase: 'generate', summary: 'Seconds to generate the answer.' },
    { part: 'tool-time', title: 'time in tools', phase: 'tool', summary: 'Seconds spent in tools.' },
].map(({ part, title, phase, summary }) => (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .defineAmountMetric */ .k_)({
    name: `performance.${part}`,
    title,
    source: 'reported by the target; poc-ai-workflow-frameworks, METRICS.md: latency is embed + retrieve + generate',
    docs: {
        summary,
        formula: `\`phases_ms.${phase}\` / 1000.`,
        edge_cases: 'When the target did not report that phase, and for failed trials.',
        example: { text: `\`phases_ms: { ${phase}: 40 }\`: 0.04.`, reply: { phases_ms: { [phase]: 40 } }, value: 0.04 },
    },
    unit: 's',
    environment: 'bound',
    score: ({ observation: { reply } }) => {
        const spent = reply.phases_ms?.[phase];
        return spent === undefined ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c)(`the target reported no phases_ms.${phase}`) : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .l)(spent / 1000);
    },
}));
/** A share of trials that failed; what the infrastructure failed is unscored everywhere. */
function defineFailure({ counts, ...row }) {
    return (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .defineMetric */ .GR)({
        ...row,
        aspect: 'conduct',
        source: 'poc-ai-workflow-frameworks, METRICS.md, query time-outs and exceptions: counted beside the times of the trials that were answered',
        ..._define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .FAULT */ .$S,
        score: () => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .l)(0),
        when_failed: (failure) => (counts(failure) ? 1 : 0),
    });
}
const timeouts = defineFailure({
    name: 'performance.timeout',
    title: 'timed out',
    docs: {
        summary: 'Whether no reply came in time. Its mean is the share of such trials.',
        formula: '1 when the trial timed out (`timeout_seconds`), else 0.',
        source: 'poc-ai-workflow-frameworks, METRICS.md, query time-out: latency is of answered trials alone, so time-outs are counted beside it',
        edge_cases: 'Never, but for failures of the infrastructure.',
        example: {
            text: 'No reply within 120 s: 1.',
            failure: { kind: 'timeout', message: 'no reply in 120 s' },
            value: 1,
        },
    },
    counts: ({ kind }) => kind === 'timeout',
});
/** Time-outs, crashes, broken replies and errors that the target reports. */
const failures = defineFailure({
    docs: {
        summary: 'Whether the trial failed in any way of its own.',
        formula: '1 after a time-out, a crash, a broken reply or an error that the target reports, else 0.',
        edge_cases: 'Never, but for failures of the infrastructure.',
        example: { text: 'The target crashed: 1.', failure: { kind: 'crash', message: 'exit code 1' }, value: 1 },
    },
    name: 'performance.failure',
    title: 'failed',
    counts: () => true,
});


/***/ }),

/***/ 35662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Be: () => (/* binding */ tokensInput),
/* harmony export */   KW: () => (/* binding */ tokensCachedShare),
/* harmony export */   N7: () => (/* binding */ tokensTotal),
/* harmony export */   RP: () => (/* binding */ totalTokens),
/* harmony export */   eH: () => (/* binding */ tokensOutput)
/* harmony export */ });
/* unused harmony exports inputTokensOf, outputTokensOf, cachedTokensOf, cachedShare */
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66599);
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44960);
/* harmony import */ var _define_metric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94896);



/** Input and output tokens of a reply together; unscored unless the target reported both. */
function totalTokens(reply) {
    const input = inputTokensOf(reply);
    const output = outputTokensOf(reply);
    if (input.kind === 'unscored')
        return input;
    if (output.kind === 'unscored')
        return output;
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .l)(input.value + output.value);
}
/** Input tokens as the target reported them, cached ones included; those of its attempts together where it gives no total. */
function inputTokensOf(reply) {
    return countTokens(reply, 'input_tokens');
}
/** Output tokens, likewise. */
function outputTokensOf(reply) {
    return countTokens(reply, 'output_tokens');
}
/** Input tokens that the provider read from a cache, likewise. */
function cachedTokensOf(reply) {
    return countTokens(reply, 'cached_tokens');
}
const MISSING = {
    input_tokens: (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c)('the target reported no input tokens'),
    output_tokens: (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c)('the target reported no output tokens'),
    cached_tokens: (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c)('the target reported no cached tokens'),
};
/** An attempt that was given up was paid for too; one that says nothing leaves the sum unknown. */
function countTokens({ usage, attempts = [] }, field) {
    const total = usage?.[field];
    if (total !== undefined)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .l)(total);
    if (attempts.length === 0)
        return MISSING[field];
    const counts = attempts.flatMap((attempt) => attempt[field] ?? []);
    if (counts.length < attempts.length)
        return MISSING[field];
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .l)(counts.reduce((sum, count) => sum + count, 0));
}
function defineTokenMetric({ figure, ...spec }) {
    return (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .defineAmountMetric */ .k_)({
        ...spec,
        source: 'counts reported by the target (`usage`, else all of `attempts`)',
        unit: 'tokens',
        score: ({ observation }) => figure(observation.reply),
    });
}
const tokensTotal = defineTokenMetric({
    name: 'tokens.total',
    title: 'tokens per query',
    docs: {
        summary: 'Tokens per query.',
        formula: '`usage.input_tokens` + `usage.output_tokens`; where `usage` does not say, each is the sum over all `attempts`, those that were given up too.',
        edge_cases: 'When the target did not report both, and for failed trials.',
        example: { text: '900 in, 80 out: 980.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .USAGE */ .u_, value: 980 },
    },
    aliases: ['tokens'],
    default_gate: 'guardrail',
    figure: totalTokens,
});
const tokensInput = defineTokenMetric({
    name: 'tokens.input',
    title: 'input tokens per query',
    docs: {
        summary: 'Input tokens per query, cached ones included.',
        formula: '`usage.input_tokens`.',
        edge_cases: 'When the target did not report it, and for failed trials.',
        example: { text: '900 in, 80 out: 900.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .USAGE */ .u_, value: 900 },
    },
    figure: inputTokensOf,
});
const tokensOutput = defineTokenMetric({
    name: 'tokens.output',
    title: 'output tokens per query',
    docs: {
        summary: 'Output tokens per query.',
        formula: '`usage.output_tokens`.',
        edge_cases: 'When the target did not report it, and for failed trials.',
        example: { text: '900 in, 80 out: 80.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .USAGE */ .u_, value: 80 },
    },
    figure: outputTokensOf,
});
/**
 * The share of a reply's input tokens that the provider read from a cache.
 * @example cachedShare({ answer: '', usage: { input_tokens: 900, cached_tokens: 600 } }) // 2/3
 */
function cachedShare(reply) {
    const input = inputTokensOf(reply);
    const cached = cachedTokensOf(reply);
    if (input.kind === 'unscored')
        return input;
    if (cached.kind === 'unscored')
        return cached;
    if (input.value === 0)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c)('the target reported 0 input tokens');
    if (cached.value > input.value)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c)('the target reported more cached tokens than input tokens');
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .l)(cached.value / input.value);
}
const tokensCachedShare = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .defineMetric */ .GR)({
    name: 'tokens.cached-share',
    title: 'cached share of input tokens',
    docs: {
        summary: 'How much of the input came from a cache.',
        formula: 'Cached tokens / input tokens, of `usage` or, without it, of all `attempts`.',
        edge_cases: 'When the target did not report both, or reported no input or more cached tokens than input; when the trial failed.',
        example: {
            text: '`usage: { input_tokens: 900, cached_tokens: 600 }`: 2/3 = 0.667.',
            reply: { usage: { input_tokens: 900, cached_tokens: 600 } },
            value: 2 / 3,
        },
    },
    source: 'counts reported by the target (`usage`, else all of `attempts`)',
    ..._define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .NEUTRAL_SHARE */ .y,
    score: ({ observation }) => cachedShare(observation.reply),
});


/***/ }),

/***/ 48719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ recordedScore),
/* harmony export */   PE: () => (/* binding */ widenScores),
/* harmony export */   ki: () => (/* binding */ customMetricsOf),
/* harmony export */   oq: () => (/* binding */ customMetric)
/* harmony export */ });
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12141);
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44960);


/** Enough to say what is wrong. */
const REASON_LENGTH = 200;
/** Before the name of each of a suite's own metrics. */
const PREFIX = 'custom.';
/** One of a suite's own metrics among the others: everything that gates and reports ask of it. Its scores come from elsewhere. */
function customMetric(facts) {
    return { ...facts, custom: true, aliases: [], applies: () => true, score: null, when_failed: 'unscored' };
}
/** The suite's own among the metrics that a run has measured, each once. What only calls itself one is none. */
function customMetricsOf({ metrics }) {
    const own = metrics.filter(({ id, custom, per_run }) => custom && id.startsWith(PREFIX) && per_run === undefined);
    return own.filter(({ id }, index) => own.findIndex((other) => other.id === id) === index);
}
/**
 * Makes every score of results of another harness as wide as in the widest of the runs that are compared: what a score can be is known only
 * by its values, and a baseline with nothing but ones must not make .7 another metric. All else stays each run's own word, so that none can
 * turn the direction of another's. Runs of a suite stay as they are.
 */
function widenScores(runs) {
    if (!runs.every(_model_run_run_js__WEBPACK_IMPORTED_MODULE_0__/* .isFromResults */ .PX))
        return (run) => run;
    const widest = new Map();
    for (const facts of runs.flatMap(customMetricsOf)) {
        const known = widest.get(facts.id);
        if (known === undefined || widthOf(facts) > widthOf(known))
            widest.set(facts.id, facts);
    }
    return (run) => ({
        ...run,
        metrics: run.metrics.map((own) => {
            const { kind, unit, range, default_margin } = widest.get(own.id) ?? own;
            return { ...own, kind, unit, range, ...(default_margin && { default_margin }) };
        }),
    });
}
function widthOf({ kind, unit }) {
    if (kind === 'binary')
        return 0;
    return unit === 'ratio' ? 1 : 2;
}
/**
 * What is recorded of a suite's own metric: null where it does not apply to the case. A value that the metric cannot have is unscored.
 * @example recordedScore(politeness, { scores: { 'custom.politeness': 2 }, unscored: {} }) // unscored: 'the suite's metric gave 2, which is not between 0 and 1'
 */
function recordedScore({ id, kind, range: [low, high] }, recorded) {
    const value = recorded?.scores[id];
    const reason = recorded?.unscored[id];
    if (value === undefined)
        return reason === undefined ? null : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .unscored */ .c)(reason.slice(0, REASON_LENGTH));
    const isInside = (low === null || value >= low) && (high === null || value <= high);
    if (!isInside)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .unscored */ .c)(`the suite's metric gave ${value}, which is ${describeRange(low, high)}`);
    if (kind === 'binary' && value !== 0 && value !== 1)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .unscored */ .c)(`the suite's metric gave ${value}, where only 0 and 1 are possible`);
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scored */ .l)(value);
}
function describeRange(low, high) {
    if (low !== null && high !== null)
        return `not between ${low} and ${high}`;
    return low === null ? `above ${String(high)}` : `below ${low}`;
}


/***/ }),

/***/ 94896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $S: () => (/* binding */ FAULT),
/* harmony export */   GR: () => (/* binding */ defineMetric),
/* harmony export */   Qz: () => (/* binding */ changedScoring),
/* harmony export */   i2: () => (/* binding */ COUNT),
/* harmony export */   k_: () => (/* binding */ defineAmountMetric),
/* harmony export */   mx: () => (/* binding */ YES_NO),
/* harmony export */   oV: () => (/* binding */ SHARE),
/* harmony export */   y: () => (/* binding */ NEUTRAL_SHARE),
/* harmony export */   zw: () => (/* binding */ defineRunMetric)
/* harmony export */ });
/* harmony import */ var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27866);
/* harmony import */ var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35560);
/* harmony import */ var _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60960);



/**
 * What a suite says of these members otherwise than the default, as the end of a definition; nothing when it says nothing.
 * @example changedScoring({ ...DEFAULT_SCORING, success_spans: 'critical' }, ['success_spans']) // ' {"success_spans":"critical"}'
 */
function changedScoring(scoring, members) {
    const changed = members.flatMap((member) => {
        const value = read(scoring, member);
        return (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(value) === (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(read(_model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_SCORING */ .cH, member)) ? [] : [[member, value]];
    });
    return changed.length === 0 ? '' : ` ${(0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(Object.fromEntries(changed))}`;
}
function read(scoring, member) {
    if (member === 'aliases.agents')
        return scoring.aliases.agents;
    return member === 'aliases.tools' ? scoring.aliases.tools : scoring[member];
}
// Facts that many metrics share.
/** Yes or no, and yes is good. */
const YES_NO = {
    unit: 'ratio',
    kind: 'binary',
    direction: 'higher',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
};
/** Yes or no, and yes is bad. */
const FAULT = { ...YES_NO, direction: 'lower' };
/** A share of what could be. */
const SHARE = {
    unit: 'ratio',
    kind: 'continuous',
    direction: 'higher',
    range: [0, 1],
    default_margin: { kind: 'relative', value: 0.1 },
    absolute_margin: 0.05,
};
/** A share of which neither more nor less is better. */
const NEUTRAL_SHARE = { unit: 'ratio', kind: 'continuous', direction: 'neutral', range: [0, 1] };
/** A number of which neither more nor less is better. */
const COUNT = { unit: 'count', kind: 'continuous', direction: 'neutral', range: [0, null] };
/** An entry of the registry from a spec. Its ks are those of the suite and `primary_k`, ascending, each once. */
function defineMetric(spec) {
    return {
        name: spec.name,
        title: spec.title,
        source: spec.source,
        docs: spec.docs,
        expand: (settings) => {
            const context = contextOf(settings);
            if (!spec.at_each_k)
                return [metricOf(spec, context)];
            const ks = [...new Set([...settings.k, settings.primary_k])].sort((a, b) => a - b);
            return ks.map((k) => metricOf(spec, { ...context, k }));
        },
    };
}
function contextOf(settings) {
    return { k: settings.primary_k, settings, scoring: settings.scoring ?? _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_SCORING */ .cH };
}
function metricOf(spec, context) {
    const suffix = spec.at_each_k ? `@${context.k}` : '';
    const isMain = context.k === context.settings.primary_k;
    const asked = judgesOf(spec, context);
    const { definition = `${spec.name}/1`, applies = () => true, explain } = spec;
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_2__/* .omitUndefined */ .O)({
        ...factsOf(spec),
        id: `${spec.name}${suffix}`,
        title: `${spec.title}${suffix}`,
        kind: spec.kind,
        scale: spec.scale ?? 'linear',
        definition: typeof definition === 'string' ? definition : definition(context),
        judged_by: asked.length > 0 ? asked : undefined,
        default_gate: isMain ? spec.default_gate : undefined,
        warn_margin: isMain ? spec.warn_margin : undefined,
        criterion: spec.criterion,
        applies: (golden) => applies(golden, context),
        score: (trial) => spec.score(trial, context),
        explain: explain && ((trial) => explain(trial, context)),
        when_failed: spec.when_failed ?? 'unscored',
    });
}
function factsOf(spec) {
    const { name: id, title, unit, direction, range, aspect, default_margin, absolute_margin } = spec;
    const { environment = 'free', aliases = [] } = spec;
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_2__/* .omitUndefined */ .O)({
        id,
        title,
        unit,
        direction,
        range,
        environment,
        aliases,
        aspect,
        default_margin,
        absolute_margin,
    });
}
function judgesOf({ judged_by: questions = [] }, context) {
    const all = typeof questions === 'function' ? questions(context) : questions;
    return all.filter((question) => context.scoring.judged.includes(question));
}
/** What an answer takes, in time, tokens or money: lower is better, compared by its ratio, and unknown of a failed trial. */
function defineAmountMetric(spec) {
    return defineMetric({
        ...spec,
        kind: 'continuous',
        direction: 'lower',
        range: [0, null],
        scale: 'log-ratio',
        default_margin: { kind: 'relative', value: 0.1 },
    });
}
/** An entry of the registry for a figure of the whole run. It applies to the cases that all of its parts apply to: `buildMetrics` sees to that. */
function defineRunMetric(spec) {
    const { name, title, source, docs, version = 1 } = spec;
    return {
        name,
        title,
        source,
        docs,
        expand: (settings) => {
            const figure = spec.per_run(contextOf(settings));
            return [
                {
                    ...factsOf(spec),
                    kind: 'continuous',
                    scale: 'linear',
                    per_run: figure,
                    definition: `${name}/${version} ${JSON.stringify(figure)}`,
                    applies: () => true,
                    score: null,
                    when_failed: 'unscored',
                },
            ];
        },
    };
}


/***/ }),

/***/ 66599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gd: () => (/* binding */ PROGRESS),
/* harmony export */   H3: () => (/* binding */ THREE_READINGS),
/* harmony export */   LX: () => (/* binding */ TWO_STEPS),
/* harmony export */   OI: () => (/* binding */ TWO_AGENTS),
/* harmony export */   Ol: () => (/* binding */ TWO_FOUND),
/* harmony export */   QP: () => (/* binding */ SEARCHED),
/* harmony export */   Qr: () => (/* binding */ ONE_SPAN),
/* harmony export */   Rj: () => (/* binding */ CHANGED),
/* harmony export */   SK: () => (/* binding */ CONTEXT),
/* harmony export */   Sr: () => (/* binding */ AGENT),
/* harmony export */   TB: () => (/* binding */ COMPOSED),
/* harmony export */   VD: () => (/* binding */ ONE_HOP),
/* harmony export */   Vu: () => (/* binding */ THREE_SPANS),
/* harmony export */   ZZ: () => (/* binding */ ESCALATED),
/* harmony export */   Zz: () => (/* binding */ BOTH_HOPS),
/* harmony export */   aR: () => (/* binding */ ONE_ACCURATE),
/* harmony export */   cL: () => (/* binding */ SURE),
/* harmony export */   e1: () => (/* binding */ fiveCases),
/* harmony export */   jD: () => (/* binding */ TWO_TOOLS),
/* harmony export */   kK: () => (/* binding */ CHECKED),
/* harmony export */   os: () => (/* binding */ TWO_HOPS),
/* harmony export */   u_: () => (/* binding */ USAGE),
/* harmony export */   yC: () => (/* binding */ GRADED),
/* harmony export */   zu: () => (/* binding */ REPEATED)
/* harmony export */ });
/* unused harmony export JUDGED_CASE */
// What several examples of metrics share: cases and replies as files write them.
const THREE_SPANS = {
    expected_spans: [{ path: 'a.ts' }, { path: 'b.ts', relevance: 0.8 }, { path: 'c.ts', relevance: 0.5 }],
};
const TWO_FOUND = {
    spans: [{ path: 'x.ts' }, { path: 'b.ts' }, { path: 'a.ts' }, { path: 'y.ts' }, { path: 'z.ts' }],
};
const ONE_SPAN = { expected_spans: [{ path: 'a.ts' }] };
const CONTEXT = {
    spans: [
        { path: 'a.ts', tokens: 40 },
        { path: 'x.ts', tokens: 60 },
    ],
};
/** Passed by the answer "here", which a reply of an example has unless it gives one. */
const CHECKED = { checks: [{ contains: 'here' }] };
const USAGE = { model: 'openai/gpt-5-mini', usage: { input_tokens: 900, output_tokens: 80 }, ttft_ms: 210 };
/** One answer that is right and one that is wrong. */
const ONE_ACCURATE = [
    { case: CHECKED, reply: USAGE },
    { case: CHECKED, reply: { answer: 'no', usage: { input_tokens: 1400, output_tokens: 100 } } },
];
const ESCALATED = { attempts: [{ route_tier: 'local', result: 'low_confidence' }, { route_tier: 'api' }] };
/** Two of three confidences miss. */
const SURE = [
    { case: CHECKED, reply: { planner: { confidence: 0.9 } } },
    { case: CHECKED, reply: { planner: { confidence: 0.9 }, answer: 'no' } },
    { case: CHECKED, reply: { planner: { confidence: 0.2 }, answer: 'no' } },
];
const TWO_TOOLS = { required_tools: ['search', 'rank'] };
const SEARCHED = { tools: [{ name: 'SEARCH' }, { name: 'search' }] };
const TWO_AGENTS = { required_agents: ['billing', 'legal'] };
const TWO_HOPS = {
    required_hops: [
        { id: 'who', any_of: ['the buyer'], source: 'gifts.md' },
        { id: 'when', any_of: ['14 days'], source: 'refunds.md' },
    ],
};
const ONE_HOP = { answer: 'The  buyer, in 140 days' };
const BOTH_HOPS = { answer: 'The buyer, in 14 days', sources: ['gifts.md'] };
/** An agent that says of everything what it did. */
const AGENT = {
    steps: [
        { type: 'plan', is_backtrack: false },
        { type: 'decision', confidence: 0.9, is_backtrack: false },
        { type: 'decision', confidence: 0.7, is_backtrack: true },
        { type: 'tool', text: 'Search', is_backtrack: false },
    ],
    claims: [
        { text: 'a', supported: true, contradicted: false },
        { text: 'b', supported: true },
        { text: 'c', supported: true },
        { text: 'd', supported: false, contradicted: true },
    ],
    tools: [
        { name: 'search', arguments: { query: 'a', limit: 5 } },
        { name: 'search', arguments: { query: 'b', limit: 5 } },
        { name: 'search', arguments: { limit: 5, query: 'a' } },
    ],
    cache: { hits: 1, misses: 3 },
    resources: { memory_mb: 200, memory_peak_mb: 320, cpu_percent: 240, cpu_seconds: 0.6, cores: 8 },
    cost_usd: 0.02,
};
const JUDGED_CASE = { expected_answer: 'x', expected_answer_criteria: 'y', checks: [{ contains: 'here' }] };
const SPENT = { tokens: 800, cost_usd: 0.002 };
/** What a judge says of one answer. */
const GRADED = {
    case: JUDGED_CASE,
    reply: { spans: [] },
    judgments: {
        answer: { correctness: 4, completeness: 5, faithfulness: 3, ...SPENT },
        quality: {
            answer_quality: 0.9,
            factual_correctness: 1,
            completeness: 0.8,
            criteria: [true, true, false, true, true].map((met) => ({ text: 'c', met })),
            tokens: 600,
            cost_usd: 0.001,
        },
    },
};
/** Three readings of a rubric, with their confidences. */
const THREE_READINGS = {
    case: JUDGED_CASE,
    reply: { spans: [] },
    judgments: {
        rubric: {
            runs: [
                { categories: { tone: { score: 0.8 } }, confidence: 0.9 },
                { categories: { tone: { score: 0.85 } }, confidence: 0.7 },
                { categories: { tone: { score: 0.75 } }, confidence: 0.8 },
            ],
        },
    },
};
/** Two cases of two trials each, by the grades of a judge; what has a 5 passes. */
const REPEATED = [
    [4, 5],
    [2, 5],
].flatMap((grades, index) => grades.map((grade) => ({
    case: { id: `c${index}`, ...JUDGED_CASE },
    reply: { answer: grade === 5 ? 'here' : 'no', spans: [] },
    judgments: { answer: { correctness: grade, completeness: grade, faithfulness: grade } },
})));
/** Cases of 1, 2, 3, 4 and 10 of something. */
function fiveCases(replyOf) {
    return [1, 2, 3, 4, 10].map(replyOf);
}
const PROGRESS = {
    steps: [{ goal_alignment: 1, weight: 3 }, { goal_alignment: 0.2 }],
    progress: { achieved: [{ step_id: 'a' }, { step_id: 'b', completed: false }], actions_total: 4, actions_aligned: 3 },
};
const TWO_STEPS = { expected_steps: [{ step_id: 'a', weight: 3 }, { step_id: 'b' }] };
const CHANGED = {
    changes: [
        { caused_failure: true, reverted: true },
        { caused_failure: false, reverted: true },
        { caused_failure: false, reverted: false },
        { caused_failure: false, reverted: false },
    ],
};
const COMPOSED = {
    components: [
        { type: 'TOOL_SCHEMA', input_tokens: 800 },
        { type: 'SKILL_PROMPT', input_tokens: 150 },
        { type: 'DOMAIN_EXPERTISE', input_tokens: 50 },
    ],
};


/***/ }),

/***/ 47116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ REGISTRY)
});

// UNUSED EXPORTS: FAMILIES

// EXTERNAL MODULE: ./build/metrics/agent/efficiency-scores.js
var efficiency_scores = __webpack_require__(98879);
// EXTERNAL MODULE: ./build/metrics/examples.js
var examples = __webpack_require__(66599);
// EXTERNAL MODULE: ./build/model/run/observation.js
var observation = __webpack_require__(75198);
// EXTERNAL MODULE: ./build/model/score.js
var model_score = __webpack_require__(44960);
// EXTERNAL MODULE: ./build/metrics/answer/judged-part.js
var judged_part = __webpack_require__(2044);
// EXTERNAL MODULE: ./build/metrics/define-metric.js
var define_metric = __webpack_require__(94896);
// EXTERNAL MODULE: ./build/metrics/remember-last.js
var remember_last = __webpack_require__(19784);
;// CONCATENATED MODULE: ./build/metrics/agent/grounding.js






/** A list's own numbering says nothing: `1.` or `2)` at the start of a line. */
const LIST_NUMBER = /^[ \t]*\d+[.)]\s/gm;
const THOUSANDS = /[,_](?=\d{3}(?!\d))/g;
/** Not inside a word: the 8 of `utf8` is no number of the answer. */
const NUMBER = /(?<![\p{L}\p{N}_.,])\d+(?:[.,_]\d+)*/gu;
const WORD = /[\p{L}_][\p{L}\p{M}\p{N}_]*/gu;
const SENTENCE_END = /(?<=[.!?:])\s+|\n+/u;
const CAPITAL = /^\p{Lu}[\p{L}\p{M}\p{N}_]/u;
const SOURCE = 'Metrics Alignment, enhanced metrics; claims of a judge or of the target';
const NO_CLAIM = 'the answer makes no claim';
/** What each reported contradiction takes away where claims are not listed. */
const CONTRADICTION = 0.2;
/** How far an answer is grounded: by its claims, else by the text of the spans in the prompt; or why that cannot be told. */
const groundingOf = (0,remember_last/* rememberLast */.m)((trial) => {
    const claims = claimsOf(trial);
    if (typeof claims === 'string')
        return claims;
    if (claims !== null) {
        const share = supportedShare(claims);
        return share === null
            ? claims.length === 0
                ? NO_CLAIM
                : 'no claim says whether it is supported'
            : { share, isHeuristic: false };
    }
    const { answer, spans = [] } = trial.observation.reply;
    const texts = [];
    for (const { text } of (0,observation/* injectedSpans */.YG)(spans))
        if (text !== undefined)
            texts.push(text);
    if (texts.length === 0)
        return 'the target reported neither claims nor the text of spans';
    const share = lexicalGrounding(answer, texts);
    return share === null ? 'the answer has neither numbers nor names' : { share, isHeuristic: true };
});
/**
 * Consistency by a count of contradictions: 1, less .2 for each, at least 0.
 * Source: Metrics Alignment, factual consistency.
 * @example consistencyOf(2) // 0.6
 */
function consistencyOf(contradictions) {
    return Math.max(0, 1 - CONTRADICTION * contradictions);
}
function measureConsistency(trial) {
    const claims = claimsOf(trial);
    if (typeof claims === 'string')
        return claims;
    const share = claims === null ? null : consistentShare(claims);
    if (share !== null)
        return share;
    const { contradictions } = trial.observation.reply;
    if (contradictions !== undefined)
        return consistencyOf(contradictions);
    if (claims === null)
        return 'the target reported neither claims nor contradictions';
    return claims.length === 0 ? NO_CLAIM : 'no claim says whether it is contradicted';
}
function defineGrounding(input) {
    const { measure, ...spec } = input;
    const metric = {
        ...spec,
        source: SOURCE,
        ...define_metric/* SHARE */.oV,
        definition: `${spec.name}/2`,
        judged_by: ['claims'],
        score: (trial) => {
            const value = measure(trial);
            return typeof value === 'string' ? (0,model_score/* unscored */.c)(value) : (0,model_score/* scored */.l)(value);
        },
    };
    const { name, title, source, docs } = metric;
    return {
        name,
        title,
        source,
        docs,
        // A judge grades every answer, so no answer is the worst of them. Whether a target would have reported claims, a crash does not say.
        expand: (settings) => {
            const isJudged = settings.scoring?.judged.includes('claims') === true;
            return (0,define_metric/* defineMetric */.GR)({ ...metric, when_failed: isJudged ? 0 : 'unscored' }).expand(settings);
        },
    };
}
const groundingScore = defineGrounding({
    name: 'grounding.score',
    title: 'grounding',
    docs: {
        summary: 'How much of the answer the context supports.',
        formula: "Supported claims / claims of which it can be told (`supported` is not null). The claims are those that a judge drew from the answer, else the `claims` of the reply. Without either it is guessed from words: the mean of the share of the answer's numbers and of the share of its names (words with a capital that do not begin a sentence) that stand in the `text` of a span in the prompt; a kind that the answer has none of is left out. When a judge was asked and failed, nothing takes its place.",
        source: 'Metrics Alignment, grounding score, "% of claims supported by context"',
        edge_cases: 'When there are neither claims nor texts of spans; when there is no claim, or of none it can be told; when the judge failed; in a guess, when the answer has neither numbers nor names. A failed trial is 0 with `judged: [claims]`, else unscored.',
        example: { text: 'Three of four claims are supported: 0.75.', reply: examples/* AGENT */.Sr, value: 0.75 },
    },
    measure: (trial) => {
        const grounding = groundingOf(trial);
        return typeof grounding === 'string' ? grounding : grounding.share;
    },
});
const groundingConsistency = defineGrounding({
    name: 'grounding.factual-consistency',
    title: 'factual consistency',
    docs: {
        summary: 'Whether the answer contradicts its context or itself.',
        formula: '1 − contradicted claims / claims, the claims being those of `grounding.score`; where no claim says whether it is `contradicted`, max(0, 1 − 0.2 · `contradictions`). Where one does, claims that say nothing are not contradicted.',
        source: 'Metrics Alignment, factual consistency',
        edge_cases: 'When neither claims that say so nor `contradictions` are reported; when the judge failed. A failed trial is 0 with `judged: [claims]`, else unscored.',
        example: { text: 'One of four claims is contradicted: 0.75.', reply: examples/* AGENT */.Sr, value: 0.75 },
    },
    measure: measureConsistency,
});
const groundingHeuristic = (0,define_metric/* defineMetric */.GR)({
    name: 'grounding.heuristic',
    title: 'grounding guessed from words',
    docs: {
        summary: 'Whether `grounding.score` is a guess from words.',
        formula: '1 when it is, 0 when it rests on claims.',
        source: 'Goldenpair: what is guessed is called so',
        edge_cases: 'When `grounding.score` is, and for failed trials.',
        example: { text: 'A reply that lists claims: 0.', reply: examples/* AGENT */.Sr, value: 0 },
    },
    source: SOURCE,
    unit: 'ratio',
    kind: 'binary',
    direction: 'neutral',
    range: [0, 1],
    judged_by: ['claims'],
    score: (trial) => {
        const grounding = groundingOf(trial);
        return typeof grounding === 'string' ? (0,model_score/* unscored */.c)(grounding) : (0,model_score/* scored */.l)(grounding.isHeuristic ? 1 : 0);
    },
});
/**
 * The claims of an answer: those that the judge drew from it, else those that the target reports; null when there are neither, and a
 * reason when the judge was asked and failed. A failing judge is not replaced: two ways of counting claims are not comparable.
 */
function claimsOf(input) {
    const { observation, judgments } = input;
    if (judgments?.claims === undefined)
        return observation.reply.claims ?? null;
    const judged = (0,judged_part/* readJudged */.cv)(judgments.claims);
    return typeof judged === 'string' ? judged : judged.claims;
}
/**
 * Supported claims among those of which it can be told; null when it can be told of none.
 * Source: Metrics Alignment, grounding score, "% of claims supported by context".
 * @example supportedShare([{ text: 'a', supported: true }, { text: 'b', supported: false }, { text: 'c', supported: null }]) // 0.5
 */
function supportedShare(claims) {
    const known = claims.filter(({ supported }) => supported !== null);
    return known.length === 0 ? null : known.filter(({ supported }) => supported).length / known.length;
}
/**
 * 1 − contradicted claims / claims; null when no claim says whether it is contradicted. Where one does, those that say nothing are not.
 * Source: Metrics Alignment, factual consistency.
 * @example consistentShare([{ text: 'a', supported: true, contradicted: false }, { text: 'b', supported: false, contradicted: true }]) // 0.5
 */
function consistentShare(claims) {
    if (!claims.some(({ contradicted }) => contradicted !== undefined))
        return null;
    return 1 - claims.filter(({ contradicted }) => contradicted).length / claims.length;
}
/**
 * How far an answer can be found in what was retrieved: the mean of the share of its numbers and of the share of its names (words with a
 * capital, but for the first of a sentence) that stand in one of the texts. A kind that the answer has none of is left out; null when it
 * has neither. A cheap stand-in for claims that somebody checked.
 * Source: the checker of hallucinations behind Metrics Alignment, in which a missing kind counts as 1.
 * @example lexicalGrounding('It expires after 14 days, says Ada Lovelace.', ['Tokens expire after 14 days.']) // 0.5: 1 of 1 numbers, 0 of 2 names
 */
function lexicalGrounding(answer, texts) {
    const { numbers, names } = termsOf(answer);
    const shares = [foundShare(numbers, texts, numbersOf), foundShare(names, texts, wordsOf)].flatMap((one) => one ?? []);
    return shares.length === 0 ? null : shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
function termsOf(answer) {
    const text = answer.normalize('NFKC').replace(LIST_NUMBER, '');
    const names = text.split(SENTENCE_END).flatMap((sentence) => {
        const words = sentence.match(WORD) ?? [];
        return words.slice(1).filter((word) => CAPITAL.test(word));
    });
    return { numbers: new Set(numbersOf(text)), names: new Set(names.map((name) => name.toLowerCase())) };
}
/** `1,240` and `1_240` are `1240`. */
function* numbersOf(text) {
    for (const [number] of text.matchAll(NUMBER))
        yield number.replace(THOUSANDS, '');
}
function* wordsOf(text) {
    for (const [word] of text.matchAll(WORD))
        yield word.toLowerCase();
}
function foundShare(terms, texts, split) {
    if (terms.size === 0)
        return null;
    const missing = new Set(terms);
    for (const text of texts) {
        for (const term of split(text.normalize('NFKC'))) {
            missing.delete(term);
            if (missing.size === 0)
                return 1;
        }
    }
    return (terms.size - missing.size) / terms.size;
}

// EXTERNAL MODULE: ./build/format/format-number.js
var format_number = __webpack_require__(77377);
// EXTERNAL MODULE: ./build/stats/moments.js
var moments = __webpack_require__(44785);
;// CONCATENATED MODULE: ./build/metrics/agent/reasoning.js





/** Part of the definition of every metric that reads steps: raise it when the rules below change. */
const STEP_RULES = 'steps/2';
/** A metric of the steps that a reply reports; `measure` gives a number, or why there is none. */
function defineReasoning(input) {
    const { measure, ...spec } = input;
    return (0,define_metric/* defineMetric */.GR)({
        ...spec,
        aspect: 'conduct',
        source: 'Metrics Alignment, enhanced metrics; typed steps in place of lines of a trace',
        definition: `${spec.name}/1 ${STEP_RULES}`,
        score: ({ observation }) => {
            const read = readSteps(observation.reply);
            if (read === null)
                return (0,model_score/* unscored */.c)('the target reported no steps');
            const value = measure(read);
            return typeof value === 'string' ? (0,model_score/* unscored */.c)(value) : (0,model_score/* scored */.l)(value);
        },
    });
}
const SHARE = { kind: 'continuous', unit: 'ratio', range: [0, 1] };
const HIGHER_SHARE = {
    ...SHARE,
    direction: 'higher',
    default_margin: { kind: 'relative', value: 0.1 },
    absolute_margin: 0.05,
};
const NO_STEP = 'no step was taken';
const NO_TYPE = 'no step states its type or text';
/**
 * How sure the decisions were, 0 to 1: the mean of the confidence of those that state one, else the share of decisions that were not
 * taken back; null where neither is known.
 * Source: Metrics Alignment, decision confidence.
 * @example decisionConfidence([{ type: 'decision', isBacktrack: false, confidence: 0.9 }, { type: 'decision', isBacktrack: false, confidence: 0.7 }]) // 0.8
 */
function decisionConfidence(steps) {
    const decisions = steps.filter(({ type }) => type === 'decision');
    const stated = decisions.flatMap(({ confidence }) => confidence ?? []);
    if (stated.length > 0)
        return (0,moments/* mean */.i2)(stated);
    const rate = backtrackRate(decisions);
    return rate === null ? null : 1 - rate;
}
/**
 * The share of steps that take something back; null for no step, and where it is not known of one: of a target that marks only those
 * that do, a reply without a mark would be perfect, whether it went back or the target marks none.
 * Source: Metrics Alignment, backtrack rate.
 * @example backtrackRate([{ isBacktrack: true }, { isBacktrack: false }]) // 0.5
 */
function backtrackRate(steps) {
    if (steps.length === 0 || steps.some(({ isBacktrack }) => isBacktrack === null))
        return null;
    return steps.filter(({ isBacktrack }) => isBacktrack).length / steps.length;
}
function explainConfidence({ steps, isTyped }) {
    if (steps.length > 0 && !isTyped)
        return NO_TYPE;
    return steps.some(({ type }) => type === 'decision')
        ? 'no decision states its confidence, and not every one is_backtrack'
        : 'no step is a decision';
}
function explainBacktracks({ steps }) {
    const unstated = steps.filter(({ isBacktrack }) => isBacktrack === null).length;
    return steps.length === 0 ? NO_STEP : `is_backtrack is not stated by ${(0,format_number/* partOf */.BU)(unstated, steps.length, 'step')}`;
}
const reasoningDepth = defineReasoning({
    name: 'reasoning.depth',
    title: 'reasoning steps',
    docs: {
        summary: 'How many steps the target reasoned in. More is neither better nor worse by itself; Metrics Alignment gives ten points a step.',
        formula: 'The number of `steps`; `[]` is 0.',
        edge_cases: 'When the target reported no `steps`, and for failed trials.',
        example: { text: 'Four steps: 4.', reply: examples/* AGENT */.Sr, value: 4 },
    },
    kind: 'continuous',
    unit: 'count',
    direction: 'neutral',
    range: [0, null],
    measure: ({ steps }) => steps.length,
});
const reasoningPlanning = defineReasoning({
    ...HIGHER_SHARE,
    name: 'reasoning.planning-score',
    title: 'planning score',
    docs: {
        summary: 'How much of the work came after a plan.',
        formula: 'With p planning steps, e executing ones (`tool`, `execution`, `handoff`) of which q come after the first planning step, and n steps in all: 0.4 · p/n + 0.6 · q/e, cut to whole hundredths; 0.5 when nothing is executed; without a planning step 0.05 a step, at most 0.25. A step without a `type` is typed by the English words of its `text`: a decision (decide, choose, select, conclude …), else analysis (analyse, evaluate, compare, consider …), else planning (plan, strategy, outline, approach …), else execution.',
        source: 'Metrics Alignment, enhanced metrics. Nothing in it is random',
        edge_cases: 'When the target reported no `steps` or an empty list, when no step has a `type` or a `text`, and for failed trials.',
        example: {
            text: '`plan`, `decision`, `execution`, `tool`: 0.4 · 1/4 + 0.6 · 2/2 = 0.7.',
            reply: { steps: [{ type: 'plan' }, { type: 'decision' }, { type: 'execution' }, { type: 'tool' }] },
            value: 0.7,
        },
    },
    measure: ({ steps, isTyped }) => {
        if (steps.length === 0)
            return NO_STEP;
        return isTyped ? planningScore(steps.map(({ type }) => type)) : NO_TYPE;
    },
});
const reasoningConfidence = defineReasoning({
    ...HIGHER_SHARE,
    name: 'reasoning.decision-confidence',
    title: 'decision confidence',
    docs: {
        summary: 'How sure the target was of its decisions.',
        formula: 'The mean `confidence` of the steps of type `decision` that state one; where none does, the share of decisions that were not taken back (`is_backtrack`).',
        edge_cases: 'When the target reported no `steps`, none is a decision, when no decision has a `confidence` and one does not say whether it was taken back, and for failed trials.',
        example: { text: 'Two decisions with a confidence of 0.9 and 0.7: 0.8.', reply: examples/* AGENT */.Sr, value: 0.8 },
    },
    measure: (read) => decisionConfidence(read.steps) ?? explainConfidence(read),
});
const reasoningBacktracks = defineReasoning({
    ...SHARE,
    name: 'reasoning.backtrack-rate',
    title: 'backtrack rate',
    docs: {
        summary: 'How often a step takes something back.',
        formula: 'Steps with `is_backtrack: true` / steps. A step with neither `type` nor `is_backtrack` is one when its `text` says so (retry, failed, error, wrong, reconsider, alternative, instead, revert …).',
        edge_cases: 'When the target reported no `steps` or an empty list, when a step does not state `is_backtrack` (say `false` too) and is not one of text alone, and for failed trials. Where only backtracks are marked, a reply without one would be perfect, whether it has none or its target marks none.',
        example: { text: 'One of four steps is a backtrack: 0.25.', reply: examples/* AGENT */.Sr, value: 0.25 },
    },
    direction: 'lower',
    default_margin: { kind: 'absolute', value: 0.05 },
    measure: (read) => backtrackRate(read.steps) ?? explainBacktracks(read),
});
const reasoningHeuristic = defineReasoning({
    ...SHARE,
    name: 'reasoning.heuristic',
    title: 'steps typed by keywords',
    docs: {
        summary: 'Whether the metrics of reasoning rest on a guess: the type of a step was told by the words of its text.',
        formula: '1 when a step has a `text` but no `type`, else 0.',
        source: 'Goldenpair: what is guessed is called so',
        edge_cases: 'When the target reported no `steps`, and for failed trials.',
        example: {
            text: 'A step `{ text: "Search the index" }`: 1.',
            reply: { steps: [{ text: 'Search the index' }] },
            value: 1,
        },
    },
    kind: 'binary',
    direction: 'neutral',
    measure: ({ isHeuristic }) => (isHeuristic ? 1 : 0),
});
/** Steps that do something, which a plan should come before. */
const EXECUTION = new Set(['tool', 'execution', 'handoff']);
/**
 * How well the steps were planned, 0 to 1, in whole hundredths: .4 times the share of planning steps and .6 times the share of
 * executing steps (tool, execution, handoff) that come after the first of them; .5 when nothing is executed; without a planning step .05
 * a step, at most .25.
 * Source: Metrics Alignment, planning score.
 * @example planningScore(['plan', 'execution', 'tool']) // 0.73: .4 · 1/3 + .6 · 2/2
 */
function planningScore(types) {
    const first = types.indexOf('plan');
    if (first < 0)
        return Math.min(25, 5 * types.length) / 100;
    const plans = types.filter((type) => type === 'plan').length;
    const executions = types.filter((type) => EXECUTION.has(type)).length;
    if (executions === 0)
        return 0.5;
    const planned = types.slice(first).filter((type) => EXECUTION.has(type)).length;
    // One division of whole numbers: a sum of two quotients can fall a hair short of a whole hundredth.
    return Math.floor((40 * plans * executions + 60 * planned * types.length) / (types.length * executions)) / 100;
}
/** Longer texts say what they are in their first sentences. */
const TEXT_LENGTH = 2000;
// The first that is found decides; a step with none of them is execution.
const KEYWORDS = [
    ['decision', /\b(?:decid|decision|choos|chose|select|conclu)[a-z]*|\bopt(?:s|ed|ing)? for\b/i],
    ['analysis', /\b(?:analy[sz]|assess|evaluat|examin|inspect|compar|consider|review)[a-z]*/i],
    ['plan', /\bplan(?:s|ned|ning)?\b|\b(?:strateg|outlin|approach|roadmap)[a-z]*/i],
];
const BACKTRACK = /\b(?:retr(?:y|ie)|fail|error|wrong|mistak|reconsider|alternativ|instead|backtrack|revert)[a-z]*/i;
/**
 * What a step is by the English words of its text: for steps that the target left untyped.
 * Source: the analyser of reasoning behind Metrics Alignment, which types the lines of a trace by keywords; execution where none is found.
 * @example typeOfText('Let me plan the search') // 'plan'
 */
function typeOfText(text) {
    return KEYWORDS.find(([, words]) => words.test(text))?.[0] ?? 'execution';
}
/**
 * The steps of a reply, in order; null when it reports none at all. A step without a type is typed by its text, and one without either is
 * `other`. `is_backtrack` is the target's word; only untyped text is searched for words of going back.
 */
function readSteps({ steps }) {
    if (steps === undefined)
        return null;
    return {
        steps: steps.map(readStep),
        isTyped: steps.some(({ type, text }) => type !== undefined || text !== undefined),
        isHeuristic: steps.some((step) => step.type === undefined && step.text !== undefined),
    };
}
function readStep({ type, text, is_backtrack: isBacktrack, confidence }) {
    const stated = { confidence: confidence ?? null };
    if (type !== undefined || text === undefined)
        return { ...stated, type: type ?? 'other', isBacktrack: isBacktrack ?? null };
    const start = text.slice(0, TEXT_LENGTH);
    return { ...stated, type: typeOfText(start), isBacktrack: isBacktrack ?? BACKTRACK.test(start) };
}

// EXTERNAL MODULE: ./build/metrics/agent/resources.js
var resources = __webpack_require__(50021);
;// CONCATENATED MODULE: ./build/metrics/agent/index.js




/** How the target came to its answers, and what it used up. */
const BEHAVIOUR = [
    reasoningDepth,
    reasoningPlanning,
    reasoningConfidence,
    reasoningBacktracks,
    reasoningHeuristic,
    groundingScore,
    groundingConsistency,
    groundingHeuristic,
    efficiency_scores/* toolsEfficiency */.n7,
    efficiency_scores/* toolsHeuristic */.wj,
    resources/* memory */.m1,
    resources/* memoryPeak */.x,
    efficiency_scores/* memoryScore */.m0,
    resources/* cpu */.BW,
    efficiency_scores/* cpuScore */.ZW,
    resources/* cpuTime */.O8,
    resources/* cacheHitRate */.CA,
    resources/* cacheHits */.TM,
    resources/* cacheAccesses */.r,
    efficiency_scores/* latencyScore */.Re,
    efficiency_scores/* costScore */.uN,
];

// EXTERNAL MODULE: ./build/metrics/answer/checks.js
var checks = __webpack_require__(57932);
// EXTERNAL MODULE: ./build/metrics/answer/judge-answer.js
var judge_answer = __webpack_require__(99393);
// EXTERNAL MODULE: ./build/model/run/judgments.js
var run_judgments = __webpack_require__(70249);
// EXTERNAL MODULE: ./build/metrics/answer/rubric.js
var rubric = __webpack_require__(15804);
;// CONCATENATED MODULE: ./build/metrics/answer/judge-effort.js






/** Every reply of a judge to one trial; each reading of a rubric is one. */
function listReplies({ answer, quality, rubric, claims }) {
    return [answer, quality, claims, ...(rubric?.runs ?? [])].filter((reply) => reply !== undefined).filter(judged_part/* wasAsked */.gg);
}
/** A part of a sum is no sum: unscored as soon as one reply does not say. */
function sumSpent(judgments, spent, what) {
    const replies = judgments === null ? [] : listReplies(judgments);
    if (replies.length === 0)
        return (0,model_score/* unscored */.c)(judged_part/* NOBODY */.oQ);
    const amounts = replies.flatMap((reply) => reply[spent] ?? []);
    if (amounts.length < replies.length)
        return (0,model_score/* unscored */.c)(`the judge did not report ${what}`);
    return (0,model_score/* scored */.l)(amounts.reduce((sum, amount) => sum + amount, 0));
}
/** How many readings of a judge were made of one trial, and how many of them gave nothing usable. */
function countReadings(judgments, { golden, scoring }) {
    const made = (0,run_judgments/* splitReadings */.k8)(judgments).filter(({ said }) => (0,judged_part/* isReading */.p7)(said));
    const failed = made.filter(({ question, said }) => 'error' in said || (question === 'rubric' && typeof (0,rubric/* readRubric */.qc)([said], golden, scoring) === 'string'));
    return { made: made.length, failed: failed.length };
}
const judgeError = (0,define_metric/* defineMetric */.GR)({
    name: 'judge.error',
    title: 'readings of the judge that failed',
    docs: {
        summary: 'How often a reading of the judge gave nothing usable. A fault of the judge, not of the system.',
        formula: 'Readings of the trial that failed (a refusal, a reply that cannot be read, a rubric without its scores) / readings that were made of it, all questions and all `judge.trials` together. Grades are made of the readings that are left, and are unscored where none is.',
        needs: 'To every case, in a suite with something `judged`.',
        edge_cases: 'When no reading was made: nobody judged the trial, the judge had been given up, or an empty answer was graded without it. When the trial failed.',
        example: {
            text: '`"answer": {"error": "not JSON"}`: 1. Of three readings of a rubric one fails: 1/3.',
            ...examples/* GRADED */.yC,
            judgments: { answer: { error: 'not JSON' } },
            value: 1,
        },
    },
    source: 'Goldenpair: a reply that cannot be parsed is an error of the judge, never a score of 0',
    unit: 'share',
    kind: 'continuous',
    direction: 'neutral',
    range: [0, 1],
    definition: 'judge.error/2',
    applies: (_golden, { scoring }) => scoring.judged.length > 0,
    score: ({ golden, judgments }, { scoring }) => {
        const { made, failed } = countReadings(judgments ?? {}, { golden, scoring });
        return made === 0 ? (0,model_score/* unscored */.c)(judged_part/* NOBODY */.oQ) : (0,model_score/* scored */.l)(failed / made);
    },
});
const judgeTokens = (0,define_metric/* defineMetric */.GR)({
    name: 'judge.tokens',
    title: 'tokens of the judge',
    docs: {
        summary: 'Tokens that the judge took, apart from those of the system.',
        formula: 'Sum over all its replies to the trial, each reading of a rubric being one.',
        needs: 'To every case, in a suite with something `judged`.',
        edge_cases: 'When nobody judged the trial, when one of the replies does not say its `tokens`, and when the trial failed.',
        example: { text: '800 for the grades, 600 for the qualities: 1400.', ...examples/* GRADED */.yC, value: 1400 },
    },
    source: 'Reported with the judgments',
    unit: 'tokens',
    kind: 'continuous',
    direction: 'neutral',
    range: [0, null],
    applies: (_golden, { scoring }) => scoring.judged.length > 0,
    score: ({ judgments }) => sumSpent(judgments, 'tokens', 'its tokens'),
});
const judgeCost = (0,define_metric/* defineMetric */.GR)({
    name: 'judge.cost-usd',
    title: 'cost of the judge',
    docs: {
        summary: 'What the judge cost, apart from the cost of the system.',
        formula: 'Sum over all its replies to the trial.',
        needs: 'To every case, in a suite with something `judged`.',
        edge_cases: 'When nobody judged the trial, when one of the replies does not say its `cost_usd`, and when the trial failed.',
        example: { text: '$0.002 for the grades, $0.001 for the qualities: $0.003.', ...examples/* GRADED */.yC, value: 0.003 },
    },
    source: 'Reported with the judgments',
    unit: 'usd',
    kind: 'continuous',
    direction: 'neutral',
    range: [0, null],
    applies: (_golden, { scoring }) => scoring.judged.length > 0,
    score: ({ judgments }) => sumSpent(judgments, 'cost_usd', 'its cost'),
});

// EXTERNAL MODULE: ./build/metrics/answer/overlap.js
var overlap = __webpack_require__(13426);
// EXTERNAL MODULE: ./build/metrics/answer/quality.js
var quality = __webpack_require__(96320);
;// CONCATENATED MODULE: ./build/metrics/answer/index.js






/** What the answer says: by its words, by a judge and by a rubric. */
const ANSWER = [
    overlap/* exactMatchMetric */.RG,
    overlap/* tokenF1Metric */.bO,
    overlap/* rougeLMetric */.Tm,
    checks/* checks */.AV,
    checks/* emptyAnswer */.WC,
    judge_answer/* judgeCorrectness */.vb,
    judge_answer/* judgeCompleteness */.eG,
    judge_answer/* judgeFaithfulness */.A7,
    judge_answer/* judgeOverall */.hK,
    judgeError,
    judgeTokens,
    judgeCost,
    quality/* qualityAnswer */.sn,
    quality/* qualityFacts */.xi,
    quality/* qualityCompleteness */.Qk,
    quality/* qualityAverage */.rb,
    quality/* qualityCriteria */.js,
    rubric/* rubricScore */.WV,
    rubric/* rubricPass */.dE,
    rubric/* rubricConfidence */.U1,
    ...rubric/* rubricCategories */.o3,
];

// EXTERNAL MODULE: ./build/metrics/code/define-on-code.js
var define_on_code = __webpack_require__(70671);
;// CONCATENATED MODULE: ./build/metrics/code/code-metrics.js

const MAINTAINABILITY = {
    unit: 'score',
    direction: 'higher',
    range: [0, 100],
    default_margin: { kind: 'absolute', value: 5 },
};
const AMOUNT = { unit: 'count', direction: 'neutral', range: [0, null] };
const HALSTEAD = { ...AMOUNT, direction: 'lower', default_margin: { kind: 'relative', value: 0.1 } };
const COMPLEXITY = { ...HALSTEAD, absolute_margin: 1 };
const ANNOTATED = {
    unit: 'share',
    direction: 'higher',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
};
/** The index of the examples' code: V = 3, CC = 5, LLOC = 10, c = 10 %. */
const MI = (100 / 171) *
    (171 - 5.2 * Math.log(3) - 0.23 * 5 - 16.2 * Math.log(10) + 50 * Math.sin(Math.sqrt((2.46 * 10 * Math.PI) / 180)));
const rows = [
    {
        name: 'code.mi',
        title: 'maintainability index',
        source: 'Coleman, Ash, Lowther and Oman 1994, as radon 6.0 scales it (`radon mi`)',
        docs: {
            summary: 'How well the code can be maintained.',
            formula: "The mean over files of 100/171·(171 − 5.2·ln V − 0.23·CC − 16.2·ln LLOC + 50·sin √(2.46·c)), held between 0 and 100: V the Halstead volume, CC the file's complexity, LLOC its logical lines, c its comments per source line in per cent, taken as an angle in degrees.",
            example: { text: 'V = 3, CC = 5, LLOC = 10, c = 10 %: 91.99.', value: MI },
        },
        ...MAINTAINABILITY,
        measure: ({ maintainability }) => maintainability.index,
    },
    {
        name: 'code.lowest-mi',
        title: 'lowest maintainability index of a file',
        source: 'Coleman, Ash, Lowther and Oman 1994, as radon 6.0 scales it (`radon mi`)',
        docs: {
            summary: 'The file that is hardest to maintain.',
            formula: 'The lowest `code.mi` of a file.',
            example: { text: 'One file: its own 91.99.', value: MI },
        },
        ...MAINTAINABILITY,
        measure: ({ maintainability }) => maintainability.lowest,
    },
    {
        name: 'code.average-complexity',
        title: 'average complexity of a function',
        source: 'McCabe 1976; over functions alone, as in poc-ai-workflow-frameworks, METRICS.md',
        docs: {
            summary: 'How many ways lead through a function.',
            formula: 'The mean over functions and methods of 1 and the number of their decisions.',
            example: { text: 'Methods of 3 and 1: 2.', value: 2 },
        },
        also_unscored: 'when there is no function',
        ...COMPLEXITY,
        measure: ({ complexity: { functions_only: blocks } }) => (blocks.count === 0 ? null : blocks.average),
    },
    {
        name: 'code.max-complexity',
        title: 'highest complexity of a function',
        source: 'McCabe 1976; over functions alone, as in poc-ai-workflow-frameworks, METRICS.md',
        docs: {
            summary: 'The function with the most ways through it.',
            formula: 'The highest complexity of a function or method.',
            example: { text: 'Methods of 3 and 1: 3.', value: 3 },
        },
        also_unscored: 'when there is no function',
        ...COMPLEXITY,
        measure: ({ complexity: { functions_only: blocks } }) => (blocks.count === 0 ? null : blocks.max),
    },
    {
        name: 'code.average-block-complexity',
        title: 'average complexity, classes included',
        source: 'McCabe 1976, as `radon cc --average`',
        docs: {
            summary: 'The same as radon prints it.',
            formula: 'The mean over functions, methods and classes. A class counts as the mean of its methods, and 1 more when it has several.',
            example: { text: 'Methods of 3 and 1 in a class of 3: 7/3.', value: 7 / 3 },
        },
        also_unscored: 'when there is neither function nor class',
        ...COMPLEXITY,
        measure: ({ complexity: { with_classes: blocks } }) => (blocks.count === 0 ? null : blocks.average),
    },
    {
        name: 'code.max-block-complexity',
        title: 'highest complexity, classes included',
        source: 'McCabe 1976, as `radon cc --average`',
        docs: {
            summary: 'The highest of them.',
            formula: 'The highest complexity of a function, method or class.',
            example: { text: '3.', value: 3 },
        },
        also_unscored: 'when there is neither function nor class',
        ...COMPLEXITY,
        measure: ({ complexity: { with_classes: blocks } }) => (blocks.count === 0 ? null : blocks.max),
    },
    {
        name: 'code.return-annotations',
        title: 'functions with a return annotation',
        source: 'poc-ai-workflow-frameworks, METRICS.md, type annotation coverage',
        docs: {
            summary: 'How many functions say what they return.',
            formula: 'Functions with a return annotation / functions that can have one.',
            example: { text: '1 of 2 methods: 0.5.', value: 0.5 },
        },
        also_unscored: 'when no function can have one, as in JavaScript',
        ...ANNOTATED,
        measure: ({ declarations }) => declarations.return_annotation_share,
    },
    {
        name: 'code.imports',
        title: 'imports',
        source: 'poc-ai-workflow-frameworks, METRICS.md, static metrics',
        docs: {
            summary: 'What the code leans on.',
            formula: 'Each name of `import a, b`, and 1 for each `from … import …`; in scripts each import, re-export and `require`.',
            example: { text: '2.', value: 2 },
        },
        ...AMOUNT,
        measure: ({ declarations }) => declarations.imports,
    },
    {
        name: 'code.framework-imports',
        title: 'framework imports',
        source: 'poc-ai-workflow-frameworks, METRICS.md, static metrics',
        docs: {
            summary: 'What of that is the framework.',
            formula: 'Imports of a module that `prefixes` names.',
            example: { text: '`langgraph.graph` by the prefix `langgraph`: 1.', value: 1 },
        },
        ...AMOUNT,
        measure: ({ declarations }) => declarations.framework_imports,
    },
    {
        name: 'code.classes',
        title: 'classes',
        source: 'poc-ai-workflow-frameworks, METRICS.md, static metrics',
        docs: {
            summary: 'Classes.',
            formula: 'Classes, summed over files.',
            example: { text: '1.', value: 1 },
        },
        ...AMOUNT,
        measure: ({ declarations }) => declarations.classes,
    },
    {
        name: 'code.functions',
        title: 'functions',
        source: 'poc-ai-workflow-frameworks, METRICS.md, static metrics',
        docs: {
            summary: 'Functions.',
            formula: 'Functions and methods wherever they are, async ones too, summed over files.',
            example: { text: '2.', value: 2 },
        },
        ...AMOUNT,
        measure: ({ declarations }) => declarations.functions,
    },
    {
        name: 'code.halstead-volume',
        title: 'Halstead volume',
        source: 'Halstead 1977, counted as `radon hal` does',
        docs: {
            summary: 'How much there is to read.',
            formula: 'N·log₂ n: N operators and operands in all, n of them distinct; summed over files.',
            example: { text: '`items + items`: 3·log₂ 2 = 3.', value: 3 },
        },
        ...HALSTEAD,
        measure: ({ halstead }) => halstead.volume,
    },
    {
        name: 'code.halstead-difficulty',
        title: 'Halstead difficulty',
        source: 'Halstead 1977, counted as `radon hal` does',
        docs: {
            summary: 'How hard that is.',
            formula: '(n₁/2)·(N₂/n₂): distinct operators, operands, distinct operands; the mean over files.',
            example: { text: '(1/2)·(2/1) = 1.', value: 1 },
        },
        ...HALSTEAD,
        measure: ({ halstead }) => halstead.difficulty,
    },
    {
        name: 'code.halstead-effort',
        title: 'Halstead effort',
        source: 'Halstead 1977, counted as `radon hal` does',
        docs: {
            summary: 'Volume and difficulty together.',
            formula: 'Difficulty · volume, summed over files.',
            example: { text: '1·3 = 3.', value: 3 },
        },
        ...HALSTEAD,
        measure: ({ halstead }) => halstead.effort,
    },
    {
        name: 'code.halstead-bugs',
        title: 'Halstead bugs',
        source: 'Halstead 1977, counted as `radon hal` does',
        docs: {
            summary: 'What that predicts.',
            formula: 'Volume / 3000, summed over files.',
            example: { text: '3/3000 = 0.001.', value: 0.001 },
        },
        ...HALSTEAD,
        measure: ({ halstead }) => halstead.bugs,
    },
    {
        name: 'code.sloc',
        title: 'source lines',
        source: 'radon 6.0, `radon raw`; poc-ai-workflow-frameworks, METRICS.md',
        docs: {
            summary: 'Lines with code on them.',
            formula: 'Source lines, summed over files: neither blank nor comment.',
            example: { text: '10.', value: 10 },
        },
        ...AMOUNT,
        measure: ({ raw }) => raw.sloc,
    },
    {
        name: 'code.lloc',
        title: 'logical lines',
        source: 'radon 6.0, `radon raw`; poc-ai-workflow-frameworks, METRICS.md',
        docs: {
            summary: 'Statements, about.',
            formula: 'Logical lines, summed over files.',
            example: { text: '10.', value: 10 },
        },
        ...AMOUNT,
        measure: ({ raw }) => raw.lloc,
    },
    {
        name: 'code.comment-ratio',
        title: 'comments per source line',
        source: 'radon 6.0, `radon raw`; poc-ai-workflow-frameworks, METRICS.md',
        docs: {
            summary: 'How much of it is explained.',
            formula: 'Comments / source lines; above 1 where there is more comment than code.',
            example: { text: '1/10 = 0.1.', value: 0.1 },
        },
        also_unscored: 'when there is no line of code',
        ...AMOUNT,
        unit: 'ratio',
        measure: ({ comment_ratio: ratio }) => ratio,
    },
];
/** How hard the code is to follow, what it declares, and how much of it there is. */
const CODE_MEASURES = rows.map(define_on_code/* defineMeasure */.Wp);

// EXTERNAL MODULE: ./build/model/run/run-code.js
var run_code = __webpack_require__(81219);
;// CONCATENATED MODULE: ./build/metrics/code/code-review.js


const code_review_SOURCE = 'poc-ai-workflow-frameworks, METRICS.md, LLM code review';
const REVIEW = {
    source: code_review_SOURCE,
    unit: 'score',
    direction: 'higher',
    range: [1, 5],
    measured_on: 'code-review',
};
const average = (0,define_on_code/* defineOnCode */.et)({
    ...REVIEW,
    name: 'code.review',
    title: 'code review, mean of seven',
    docs: {
        summary: 'What a judge thinks of the code.',
        formula: 'The mean of the seven grades below, to two decimals.',
        needs: 'To runs of a variant with `code_quality.review: true`.',
        edge_cases: 'When the judge could not be asked or gave nothing usable, for the reason that the run gives; in pull requests.',
        remarks: 'It is one reading of a judge, so a gate takes `min` alone.',
        example: { text: 'Grades of 4, 4, 3, 4, 3, 5 and 4: 27/7 = 3.86.', value: 3.86 },
    },
    measure: ({ review }) => (review?.kind === 'reviewed' ? review.average : null),
});
/** What each criterion asks, and the grade of the example. */
const CRITERIA = {
    readability: { asks: 'names, layout and flow; how much a reader must keep in mind', grade: 4 },
    idiomatic_usage: { asks: 'whether framework and language are used as they are meant to be', grade: 4 },
    error_handling: { asks: 'edge cases, exceptions and invalid states', grade: 3 },
    extensibility: { asks: 'whether new features fit in without a major rewrite', grade: 4 },
    testability: { asks: 'whether the parts can be tested alone', grade: 3 },
    documentation: { asks: 'docstrings and comments', grade: 5 },
    abstraction: { asks: 'whether the parts are cut at the right level', grade: 4 },
};
function defineCriterion(criterion) {
    const { asks, grade } = CRITERIA[criterion];
    return (0,define_on_code/* defineOnCode */.et)({
        ...REVIEW,
        name: `code.review-${criterion.replaceAll('_', '-')}`,
        title: `code review: ${criterion.replaceAll('_', ' ')}`,
        docs: {
            summary: `The same for one of the seven: ${asks}.`,
            formula: "The judge's grade: 5 excellent, 4 good, 3 acceptable, 2 poor, 1 bad.",
            needs: 'As `code.review`.',
            edge_cases: 'As `code.review`.',
            example: { text: `A grade of ${grade}.`, value: grade },
        },
        measure: ({ review }) => (review?.kind === 'reviewed' ? (review.criteria[criterion]?.score ?? null) : null),
    });
}
/** The mean of the review, and each of the seven grades. */
const CODE_REVIEW = [average, ...run_code/* REVIEW_CRITERIA */.DU.map(defineCriterion)];

;// CONCATENATED MODULE: ./build/metrics/code/index.js


/** The source code of the system under test. */
const CODE = [...CODE_MEASURES, ...CODE_REVIEW];

// EXTERNAL MODULE: ./build/metrics/cost/cost.js
var cost = __webpack_require__(37577);
;// CONCATENATED MODULE: ./build/metrics/cost/percentiles.js


const LATENCY = {
    of: 'performance.latency',
    title: 'latency',
    what: 'Latency',
    unit: 's',
    environment: 'bound',
    example: { cases: '1, 2, 3, 4 and 10 s', 50: '3 s', 95: '8.8 s' },
    exampleOf: (seconds) => ({ latency_ms: seconds * 1000 }),
};
const TOKENS = {
    of: 'tokens.total',
    title: 'tokens',
    what: 'Tokens',
    unit: 'tokens',
    example: { cases: '1, 2, 3, 4 and 10 tokens', 50: '3', 95: '4 + 0.8·6 = 8.8' },
    exampleOf: (tokens) => ({ reply: { usage: { input_tokens: tokens, output_tokens: 0 } } }),
};
const COST = {
    of: 'cost.usd',
    title: 'cost',
    what: 'US dollars',
    unit: 'usd',
    example: { cases: '$1, $2, $3, $4 and $10', 50: '$3', 95: '$8.80' },
    exampleOf: (dollars) => ({ reply: { cost_usd: dollars } }),
};
/** A percentile over the cases of a run of what a metric says of each. */
function definePercentile(measured, percentile) {
    const { of, title, what, example, exampleOf, ...facts } = measured;
    return (0,define_metric/* defineRunMetric */.zw)({
        ...facts,
        name: `${of}-p${percentile}`,
        title: `${title} p${percentile}`,
        source: "Hyndman & Fan 1996, Am. Stat. 50:361, type 7 (numpy's default): linear at (n − 1)·p",
        docs: {
            summary: `${what} ${percentile === 50 ? 'of the median query' : 'that one query in twenty exceeds'}.`,
            formula: `The ${percentile}th percentile over cases of \`${of}\`, each its mean over trials, interpolated linearly at position (n − 1)·${percentile / 100} of the sorted values.`,
            edge_cases: `As \`${of}\`.`,
            example: {
                text: `Cases of ${example.cases}: ${example[percentile]}.`,
                trials: (0,examples/* fiveCases */.e1)(exampleOf),
                value: percentile === 50 ? 3 : 8.8,
            },
        },
        direction: 'lower',
        range: [0, null],
        default_margin: { kind: 'relative', value: 0.1 },
        per_run: () => ({ figure: 'percentile', of, percentile }),
    });
}
const bothOf = (measured) => [
    definePercentile(measured, 50),
    definePercentile(measured, 95),
];
const LATENCY_PERCENTILES = bothOf(LATENCY);
const TOKEN_PERCENTILES = bothOf(TOKENS);
const COST_PERCENTILES = bothOf(COST);

// EXTERNAL MODULE: ./build/metrics/cost/times.js
var times = __webpack_require__(11756);
// EXTERNAL MODULE: ./build/metrics/success.js + 1 modules
var success = __webpack_require__(25047);
// EXTERNAL MODULE: ./build/metrics/cost/tokens.js
var cost_tokens = __webpack_require__(35662);
;// CONCATENATED MODULE: ./build/metrics/cost/tokens-per-accurate-answer.js





const tokens_per_accurate_answer_SOURCE = 'LLMC, evaluation framework, tokens per accurate answer';
/** Tokens of a trial that succeeds, 0 of one that does not: a part of the next. */
const tokensAccurate = (0,success/* defineOutcomeMetric */.Ak)({
    name: 'tokens.accurate',
    title: 'tokens of accurate answers',
    docs: {
        summary: 'Tokens of the trials that succeed: a part of `tokens.per-accurate-answer`.',
        formula: '`tokens.total` · `success`.',
        needs: 'To cases that `success` applies to.',
        edge_cases: 'When tokens or success are; when the trial failed.',
        example: {
            text: '980 tokens and a wrong answer: 0.',
            case: { checks: [{ contains: 'there' }] },
            reply: examples/* USAGE */.u_,
            value: 0,
        },
    },
    source: tokens_per_accurate_answer_SOURCE,
    unit: 'tokens',
    kind: 'continuous',
    direction: 'neutral',
    range: [0, null],
    version: 1,
    score: ({ observation }, outcome) => {
        const tokens = (0,cost_tokens/* totalTokens */.RP)(observation.reply);
        return tokens.kind === 'unscored' ? tokens : (0,model_score/* scored */.l)(tokens.value * outcome);
    },
});
const tokensPerAccurateAnswer = (0,define_metric/* defineRunMetric */.zw)({
    name: 'tokens.per-accurate-answer',
    title: 'tokens per accurate answer',
    docs: {
        summary: 'What an answer that is right takes in tokens.',
        formula: 'Σ `tokens.accurate` / Σ `success` over the cases, each with its means over trials: the mean of `tokens.total` over the trials that succeed.',
        needs: 'To cases that `success` applies to.',
        source: 'LLMC, evaluation framework, tokens per accurate answer, read as the mean over accurate answers',
        edge_cases: 'A case is when its tokens or its success are; the figure is when no answer is right.',
        example: { text: '980 tokens and right, 1,500 tokens and wrong: 980.', trials: examples/* ONE_ACCURATE */.aR, value: 980 },
    },
    source: `${tokens_per_accurate_answer_SOURCE}: the mean over accurate answers`,
    unit: 'tokens',
    direction: 'lower',
    range: [0, null],
    default_margin: { kind: 'relative', value: 0.1 },
    per_run: () => ({ figure: 'ratio', numerator: 'tokens.accurate', denominator: 'success' }),
});
const tokensSpentPerAccurateAnswer = (0,define_metric/* defineRunMetric */.zw)({
    name: 'tokens.spent-per-accurate-answer',
    title: 'tokens spent per accurate answer',
    docs: {
        summary: 'What is spent in tokens for every answer that is right: those of wrong answers count too.',
        formula: 'Σ `tokens.total` / Σ `success` over the cases, each with its means over trials.',
        needs: 'To cases that `success` applies to.',
        source: 'LLMC, evaluation framework, tokens per accurate answer, read as all tokens by the number of accurate answers',
        edge_cases: 'A case is when its tokens or its success are (tokens of a failed trial are not known); the figure is when no answer is right: it is then infinite, not 0.',
        example: { text: '980 tokens and right, 1,500 tokens and wrong: 2,480.', trials: examples/* ONE_ACCURATE */.aR, value: 2480 },
    },
    source: `${tokens_per_accurate_answer_SOURCE}: all tokens by the number of accurate answers`,
    unit: 'tokens',
    direction: 'lower',
    range: [0, null],
    default_margin: { kind: 'relative', value: 0.1 },
    per_run: () => ({ figure: 'ratio', numerator: 'tokens.total', denominator: 'success' }),
});

;// CONCATENATED MODULE: ./build/metrics/cost/index.js





/** What an answer costs in tokens, money and time, and what failed. */
const SPENDING = [
    cost_tokens/* tokensTotal */.N7,
    cost_tokens/* tokensInput */.Be,
    cost_tokens/* tokensOutput */.eH,
    ...TOKEN_PERCENTILES,
    cost_tokens/* tokensCachedShare */.KW,
    tokensPerAccurateAnswer,
    tokensSpentPerAccurateAnswer,
    tokensAccurate,
    cost/* cost */.y,
    ...COST_PERCENTILES,
    cost/* costKnown */.Jx,
    times/* latency */.ZK,
    ...LATENCY_PERCENTILES,
    times/* ttft */.H_,
    ...times/* PHASE_TIMES */.B2,
    times/* timeouts */.Fw,
    times/* failures */.e9,
];

// EXTERNAL MODULE: ./build/metrics/retrieval/match-spans.js
var match_spans = __webpack_require__(48512);
;// CONCATENATED MODULE: ./build/metrics/retrieval/context.js






/** Where a target counts none: the usual estimate for English text and code. */
const CHARACTERS_PER_TOKEN = 4;
/**
 * Tokens of a retrieved span: its own count, else a quarter of its characters, rounded up; null when neither is reported.
 * @example tokensOfSpan({ text: 'hello' }) // 2
 */
function tokensOfSpan(span) {
    if (span.tokens !== undefined)
        return span.tokens;
    const characters = span.chars ?? span.text?.length;
    return characters === undefined ? null : Math.ceil(characters / CHARACTERS_PER_TOKEN);
}
/** What a reply has put into the prompt; the reason where it has no spans, or one of them has no size. */
const contextSize = (0,remember_last/* rememberLast */.m)(({ spans }) => {
    if (spans === undefined)
        return 'the target reported no spans';
    const injected = (0,observation/* injectedSpans */.YG)(spans);
    const tokens = [];
    let total = 0;
    let estimated = 0;
    for (const span of injected) {
        const count = tokensOfSpan(span);
        if (count === null)
            return 'a span has neither tokens nor text';
        tokens.push(count);
        total += count;
        if (span.tokens === undefined)
            estimated += 1;
    }
    return { injected, tokens, total, estimated };
});
/**
 * What the retrieved spans cost in tokens, spans alone: neither system prompt nor question. A span that is retrieved twice, or that the
 * case judges irrelevant, is wasted. Unscored when the reply has no spans, one of them has no size, or it cannot be told whether it is expected.
 */
function contextTokens(input) {
    const { observation, golden } = input;
    const size = contextSize(observation.reply);
    if (typeof size === 'string')
        return size;
    const { tokens, total } = size;
    let wasted = 0;
    let index = 0;
    const matches = (0,match_spans/* matchSpans */.zA)(size.injected, golden.expected_spans);
    const undecided = (0,match_spans/* describeUndecided */.jr)(size.injected, matches);
    if (undecided !== null)
        return undecided;
    for (const { expected } of matches) {
        if (expected === null || expected.relevance === 0)
            wasted += tokens[index] ?? 0;
        index += 1;
    }
    return { total, wasted };
}
/**
 * The share of the spans in the prompt whose tokens are estimated from their characters.
 * @example estimatedShare({ answer: '', spans: [{ tokens: 40 }, { text: 'hello' }] }) // 0.5
 */
function estimatedShare(reply) {
    const size = contextSize(reply);
    if (typeof size === 'string')
        return (0,model_score/* unscored */.c)(size);
    if (size.injected.length === 0)
        return (0,model_score/* unscored */.c)('no span is in the prompt');
    return (0,model_score/* scored */.l)(size.estimated / size.injected.length);
}
const tokensOfTrial = (0,remember_last/* rememberLast */.m)(contextTokens);
function scoreContext(trial, figure) {
    const tokens = tokensOfTrial(trial);
    return typeof tokens === 'string' ? (0,model_score/* unscored */.c)(tokens) : figure(tokens);
}
const context_SOURCE = 'LLMC, evaluation framework, Context Waste Ratio; tokens of spans only';
const contextTotal = (0,define_metric/* defineMetric */.GR)({
    name: 'context.tokens',
    title: 'context tokens',
    docs: {
        summary: 'How many tokens of context are retrieved.',
        formula: 'T of `context.waste`.',
        edge_cases: 'When the reply has no `spans`, or one of them gives neither `tokens`, `chars` nor `text`; when the trial failed.',
        example: { text: 'Spans of 40 and 60 tokens: 100.', case: examples/* ONE_SPAN */.Qr, reply: examples/* CONTEXT */.SK, value: 100 },
    },
    source: context_SOURCE,
    unit: 'tokens',
    kind: 'continuous',
    direction: 'neutral',
    range: [0, null],
    score: ({ observation }) => {
        const size = contextSize(observation.reply);
        return typeof size === 'string' ? (0,model_score/* unscored */.c)(size) : (0,model_score/* scored */.l)(size.total);
    },
});
const contextRelevant = (0,define_metric/* defineMetric */.GR)({
    name: 'context.relevant-tokens',
    title: 'relevant context tokens',
    docs: {
        summary: 'How many tokens of context are wanted.',
        formula: 'R of `context.waste`: the tokens of the spans in the prompt that the case expects, each counted once.',
        needs: 'To cases with an expected span of relevance above 0.',
        edge_cases: 'When the reply has no `spans`, or one of them gives neither `tokens`, `chars` nor `text`; when the trial failed.',
        example: { text: 'As for `context.waste`: 40.', case: examples/* ONE_SPAN */.Qr, reply: examples/* CONTEXT */.SK, value: 40 },
    },
    source: context_SOURCE,
    unit: 'tokens',
    kind: 'continuous',
    direction: 'neutral',
    range: [0, null],
    definition: `context.relevant-tokens/1 ${match_spans/* SPAN_RULES */.bz}`,
    applies: match_spans/* expectsSpans */.a5,
    score: (trial) => scoreContext(trial, ({ total, wasted }) => (0,model_score/* scored */.l)(total - wasted)),
});
const contextWasted = (0,define_metric/* defineAmountMetric */.k_)({
    name: 'context.wasted-tokens',
    title: 'wasted context tokens',
    docs: {
        summary: 'How many tokens of context are not wanted.',
        formula: 'T − R of `context.waste`.',
        needs: 'To cases with an expected span of relevance above 0.',
        edge_cases: 'When the reply has no `spans`, or one of them gives neither `tokens`, `chars` nor `text`; when the trial failed.',
        example: { text: 'As for `context.waste`: 60.', case: examples/* ONE_SPAN */.Qr, reply: examples/* CONTEXT */.SK, value: 60 },
    },
    source: context_SOURCE,
    unit: 'tokens',
    definition: `context.wasted-tokens/1 ${match_spans/* SPAN_RULES */.bz}`,
    applies: match_spans/* expectsSpans */.a5,
    score: (trial) => scoreContext(trial, ({ wasted }) => (0,model_score/* scored */.l)(wasted)),
});
const contextWaste = (0,define_metric/* defineMetric */.GR)({
    name: 'context.waste',
    aspect: 'spending',
    title: 'context waste',
    docs: {
        summary: 'How much of the context is not wanted.',
        formula: '(T − R) / T: T the tokens of all spans in the prompt, R of those that the case expects. Tokens of a span are its `tokens`, else a quarter of its `chars` or of the characters of its `text`, rounded up. In the prompt are the spans with `injected: true`, or all where no span says. A span that is retrieved twice, or expected with relevance 0, is waste. Neither the system prompt nor the question counts.',
        needs: 'To cases with an expected span of relevance above 0.',
        source: 'LLMC, evaluation framework, Context Waste Ratio; the tokens are those of spans, not of files or of the whole prompt',
        edge_cases: 'When the reply has no `spans`, or one of them gives neither `tokens`, `chars` nor `text`; when the trial failed. When T is 0.',
        example: {
            text: 'Expected `a.ts`; retrieved `a.ts` of 40 tokens and `x.ts` of 60: 60/100 = 0.6.',
            case: examples/* ONE_SPAN */.Qr,
            reply: examples/* CONTEXT */.SK,
            value: 0.6,
        },
    },
    source: context_SOURCE,
    unit: 'share',
    kind: 'continuous',
    direction: 'lower',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    definition: `context.waste/1 ${match_spans/* SPAN_RULES */.bz}`,
    applies: match_spans/* expectsSpans */.a5,
    score: (trial) => scoreContext(trial, ({ total, wasted }) => total === 0 ? (0,model_score/* unscored */.c)('no tokens of context were retrieved') : (0,model_score/* scored */.l)(wasted / total)),
});
const contextEstimated = (0,define_metric/* defineMetric */.GR)({
    name: 'context.estimated',
    title: 'estimated share of context spans',
    docs: {
        summary: 'How many of the spans have tokens that Goldenpair estimates.',
        formula: 'Spans in the prompt without `tokens`, whose characters are divided by four, by all spans in the prompt.',
        source: 'LLMC, evaluation framework, Context Waste Ratio: tokens of spans, else an estimate that is named',
        edge_cases: 'When the reply has no `spans`, or one of them gives neither `tokens`, `chars` nor `text`; when the trial failed. When no span is in the prompt.',
        example: {
            text: 'A span with `tokens: 40` and one with `text: hello`: 1/2 = 0.5.',
            reply: {
                spans: [
                    { path: 'a.ts', tokens: 40 },
                    { path: 'b.ts', text: 'hello' },
                ],
            },
            value: 0.5,
        },
    },
    source: context_SOURCE,
    ...define_metric/* NEUTRAL_SHARE */.y,
    score: ({ observation }) => estimatedShare(observation.reply),
});
const contextWastePooled = (0,define_metric/* defineRunMetric */.zw)({
    name: 'context.waste-pooled',
    aspect: 'spending',
    title: 'context waste, pooled',
    docs: {
        summary: 'The same over all tokens of the run: long contexts weigh more.',
        formula: 'Σ wasted tokens / Σ tokens over the cases, each with its means over trials.',
        needs: 'To cases with an expected span of relevance above 0.',
        edge_cases: 'A case is, as `context.waste` says; the figure is when no case has a token of context.',
        example: {
            text: 'Two cases waste 60 of 100 and 0 of 20 tokens: 60/120 = 0.5, where the mean of their ratios is 0.3.',
            trials: [
                { case: examples/* ONE_SPAN */.Qr, reply: examples/* CONTEXT */.SK },
                { case: examples/* ONE_SPAN */.Qr, reply: { spans: [{ path: 'a.ts', tokens: 20 }] } },
            ],
            value: 0.5,
        },
    },
    source: 'LLMC, evaluation framework, Context Waste Ratio, over all tokens of the run',
    unit: 'share',
    direction: 'lower',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    per_run: () => ({ figure: 'ratio', numerator: 'context.wasted-tokens', denominator: 'context.tokens' }),
});

// EXTERNAL MODULE: ./build/metrics/retrieval/ranking-formulas.js
var ranking_formulas = __webpack_require__(1831);
;// CONCATENATED MODULE: ./build/metrics/retrieval/ranking.js





/**
 * A retrieval metric: a ratio, higher is better, for cases that expect a span. A failed trial is 0; a reply that has
 * no `spans` at all is unscored, one with an empty list retrieved nothing and is 0. Unscored too where it depends on a span of which it
 * cannot be told whether it is an expected one.
 */
function defineRankingMetric({ choice, measure, is_binary: isBinary, docs, ...row }) {
    return (0,define_metric/* defineMetric */.GR)({
        ...row,
        ...(isBinary ? define_metric/* YES_NO */.mx : define_metric/* SHARE */.oV),
        docs: {
            needs: 'To cases with an expected span of relevance above 0.',
            ...docs,
            edge_cases: 'When the reply has no `spans`; when it depends on a span of which it [cannot be told](#how-retrieved-spans-are-matched) what it is.',
        },
        definition: (context) => {
            const chosen = choice?.(context) ?? null;
            return `${row.name}/1 ${match_spans/* SPAN_RULES */.bz}${chosen === null ? '' : ` ${chosen}`}`;
        },
        applies: match_spans/* expectsSpans */.a5,
        score: ({ ranking }, context) => ranking === null
            ? (0,model_score/* unscored */.c)('the target reported no spans')
            : (0,match_spans/* scoreRanking */.Dz)(ranking, (possible) => measure(possible, context)),
        when_failed: 0,
    });
}
const ranking_rows = [
    {
        name: 'retrieval.precision',
        title: 'precision',
        docs: {
            summary: 'How much of the first k is wanted.',
            formula: 'Expected spans among the first k, divided by k, also when fewer than k were retrieved; with `precision_divisor: returned` by the number that was retrieved, where that is smaller (nothing retrieved: 0). Where replies have fewer spans than `primary_k`, and more of them than in the baseline, the report warns.',
            example: {
                text: 'Expected `a.ts`, `b.ts`, `c.ts`; retrieved `x`, `b.ts`, `a.ts`, `y`, `z`: precision@5 = 2/5 = 0.4.',
                case: examples/* THREE_SPANS */.Vu,
                reply: examples/* TWO_FOUND */.Ol,
                value: 0.4,
            },
        },
        source: 'trec_eval 10.0, measure P',
        at_each_k: true,
        default_gate: 'guardrail',
        warn_margin: { kind: 'relative', value: 0.05 },
        choice: ranking_formulas/* describeDivisor */.Yu,
        measure: ({ gains }, context) => (0,ranking_formulas/* measurePrecision */.jh)(gains, context),
    },
    {
        name: 'retrieval.recall',
        title: 'recall',
        docs: {
            summary: 'How much of what is wanted is in the first k.',
            formula: 'Expected spans among the first k, divided by all expected spans.',
            needs: 'To cases with an expected span of relevance above 0 (trec_eval says 0 for the others).',
            example: { text: 'As above: recall@5 = 2/3 = 0.667.', case: examples/* THREE_SPANS */.Vu, reply: examples/* TWO_FOUND */.Ol, value: 2 / 3 },
        },
        source: 'trec_eval 10.0, measure recall',
        at_each_k: true,
        measure: ({ gains, ideal }, { k }) => (0,ranking_formulas/* recallAtK */.o4)(gains, ideal.length, k),
    },
    {
        name: 'retrieval.f1',
        title: 'F1 of retrieval',
        docs: {
            summary: 'Precision and recall of the first k in one figure.',
            formula: '2PR / (P + R) of `retrieval.precision` and `retrieval.recall` at k; 0 when both are 0.',
            example: {
                text: 'As above: precision@5 is 0.4, recall@5 is 2/3, F1@5 = 0.5.',
                case: examples/* THREE_SPANS */.Vu,
                reply: examples/* TWO_FOUND */.Ol,
                value: 0.5,
            },
        },
        source: 'van Rijsbergen 1979, Information Retrieval, chapter 7, with β = 1',
        at_each_k: true,
        choice: ranking_formulas/* describeDivisor */.Yu,
        measure: ({ gains, ideal }, context) => (0,ranking_formulas/* harmonicMean */.fY)((0,ranking_formulas/* measurePrecision */.jh)(gains, context), (0,ranking_formulas/* recallAtK */.o4)(gains, ideal.length, context.k)),
    },
    {
        name: 'retrieval.ndcg',
        title: 'nDCG',
        docs: {
            summary: 'How well the first k are ordered, by graded relevance.',
            formula: "DCG / ideal DCG, DCG = Σ gain / log2(rank + 1) over the first k. The gain is the relevance itself, or 2^relevance − 1 with `ndcg_gain: exp` (Burges et al. 2005, ICML 22:89). The ideal is made of the case's expected spans, highest relevance first and cut at k, so that a span that was missed lowers the value.",
            example: {
                text: 'Relevances `a.ts` 1, `b.ts` 0.8, `c.ts` 0.5; retrieved `x`, `b.ts`, `a.ts`, `y`, `z`: (0.8/log2 3 + 1/2) / (1 + 0.8/log2 3 + 0.5/2) = 1.0047 / 1.7547 = 0.573.',
                case: examples/* THREE_SPANS */.Vu,
                reply: examples/* TWO_FOUND */.Ol,
                value: (0.8 / Math.log2(3) + 1 / 2) / (1 + 0.8 / Math.log2(3) + 0.5 / 2),
            },
        },
        source: 'Järvelin & Kekäläinen 2002, ACM TOIS 20:422; trec_eval 10.0, measure ndcg_cut',
        at_each_k: true,
        choice: ({ scoring }) => (scoring.ndcg_gain === 'linear' ? null : `gain=${scoring.ndcg_gain}`),
        measure: (ranking, { k, scoring }) => (0,ranking_formulas/* ndcgAtK */.nx)(ranking, { k, gain: scoring.ndcg_gain }),
    },
    {
        name: 'retrieval.average-precision',
        title: 'average precision',
        docs: {
            summary: 'How early all that is wanted comes within the first k.',
            formula: 'The precision at the rank of each expected span among the first k, summed and divided by the number of all expected spans: what was missed counts as 0.',
            example: {
                text: 'Expected `a.ts`, `b.ts`, `c.ts`; retrieved `x`, `b.ts`, `a.ts`, `y`, `z`: (1/2 + 2/3) / 3 = 0.389.',
                case: examples/* THREE_SPANS */.Vu,
                reply: examples/* TWO_FOUND */.Ol,
                value: 7 / 18,
            },
        },
        source: 'trec_eval 10.0, measure map_cut',
        at_each_k: true,
        measure: ({ gains, ideal }, { k }) => (0,ranking_formulas/* averagePrecision */.cF)(gains, ideal.length, k),
    },
    {
        name: 'retrieval.hit',
        title: 'hit',
        docs: {
            summary: 'Whether the first k have anything that is wanted.',
            formula: '1 when at least one expected span is among the first k, else 0.',
            example: { text: 'As above: hit@1 = 0, hit@3 = 1.', k: 1, case: examples/* THREE_SPANS */.Vu, reply: examples/* TWO_FOUND */.Ol, value: 0 },
        },
        source: 'trec_eval 10.0, measure success',
        is_binary: true,
        at_each_k: true,
        measure: ({ gains }, { k }) => (0,ranking_formulas/* hitAtK */.gD)(gains, k),
    },
    {
        name: 'retrieval.mrr',
        title: 'MRR',
        docs: {
            summary: 'How far down the first wanted span is.',
            formula: '1 / rank of the first expected span in the whole list, or among the first `mrr_cutoff`; 0 when there is none.',
            example: {
                text: 'As above: the first expected span has rank 2: 0.5.',
                case: examples/* THREE_SPANS */.Vu,
                reply: examples/* TWO_FOUND */.Ol,
                value: 0.5,
            },
        },
        source: 'Voorhees 1999, The TREC-8 Question Answering Track Report; trec_eval 10.0, measure recip_rank',
        choice: ({ scoring: { mrr_cutoff: cutoff } }) => (cutoff === null ? null : `cutoff=${cutoff}`),
        measure: ({ gains }, { scoring: { mrr_cutoff: cutoff } }) => (0,ranking_formulas/* reciprocalRank */.JZ)(cutoff === null ? gains : gains.slice(0, cutoff)),
    },
    {
        name: 'retrieval.map',
        title: 'MAP',
        docs: {
            summary: 'How early all that is wanted comes. Its mean over cases is the mean average precision.',
            formula: '`retrieval.average-precision` over the whole list.',
            example: { text: 'As above: 0.389.', case: examples/* THREE_SPANS */.Vu, reply: examples/* TWO_FOUND */.Ol, value: 7 / 18 },
        },
        source: 'trec_eval 10.0, measure map',
        measure: ({ gains, ideal }) => (0,ranking_formulas/* averagePrecision */.cF)(gains, ideal.length),
    },
    {
        name: 'retrieval.r-precision',
        title: 'R-precision',
        docs: {
            summary: 'How much of the first R is wanted, where R spans are.',
            formula: 'Expected spans among the first R, divided by R, the number of all expected spans.',
            example: {
                text: 'As above, R = 3: two of `x`, `b.ts`, `a.ts` are expected: 0.667.',
                case: examples/* THREE_SPANS */.Vu,
                reply: examples/* TWO_FOUND */.Ol,
                value: 2 / 3,
            },
        },
        source: 'trec_eval 10.0, measure Rprec',
        measure: ({ gains, ideal }) => (0,ranking_formulas/* precisionAtK */.tf)(gains, ideal.length),
    },
];
/** How well the retrieved spans are chosen and ordered. */
const RANKING = ranking_rows.map(defineRankingMetric);

;// CONCATENATED MODULE: ./build/metrics/retrieval/retrieved-spans.js





/** What a reply's list of spans is like: neither better nor worse, but needed to read the metrics of retrieval. */
function defineSpanFact(input) {
    const { measure, ...spec } = input;
    return (0,define_metric/* defineMetric */.GR)({
        ...spec,
        kind: 'continuous',
        direction: 'neutral',
        definition: `${spec.name}/1 ${match_spans/* SPAN_RULES */.bz}`,
        applies: match_spans/* expectsSpans */.a5,
        score: ({ ranking }) => (ranking === null ? (0,model_score/* unscored */.c)('the target reported no spans') : measure(ranking)),
    });
}
const returned = defineSpanFact({
    name: 'retrieval.returned',
    title: 'spans returned',
    docs: {
        summary: 'How many spans came back.',
        formula: 'Spans in the reply, duplicates left out.',
        needs: 'To cases with an expected span of relevance above 0.',
        edge_cases: 'When the reply has no `spans`; when the trial failed.',
        example: { text: 'As above: 5.', case: examples/* THREE_SPANS */.Vu, reply: examples/* TWO_FOUND */.Ol, value: 5 },
    },
    source: 'trec_eval 10.0, measure num_ret; duplicates left out',
    unit: 'count',
    range: [0, null],
    measure: ({ gains }) => (0,model_score/* scored */.l)(gains.length),
});
const duplicates = defineSpanFact({
    name: 'retrieval.duplicates',
    title: 'spans returned twice',
    docs: {
        summary: 'How many spans came back again.',
        formula: 'Spans in the reply that an earlier one is already.',
        needs: 'To cases with an expected span of relevance above 0.',
        edge_cases: 'When the reply has no `spans`; when the trial failed.',
        example: {
            text: '`a.ts` and `./a.ts`: 1.',
            case: examples/* THREE_SPANS */.Vu,
            reply: { spans: [{ path: 'a.ts' }, { path: './a.ts' }] },
            value: 1,
        },
    },
    source: 'Goldenpair: spans are ranked once each',
    unit: 'count',
    range: [0, null],
    measure: (ranking) => (0,model_score/* scored */.l)(ranking.duplicates),
});
const matchedByPath = defineSpanFact({
    name: 'retrieval.matched-by-path',
    title: 'found by path alone',
    docs: {
        summary: 'How much of what was found is known by its file alone.',
        formula: 'Expected spans that were found by `path` alone (the fourth way [above](#how-retrieved-spans-are-matched)), divided by those that were found.',
        needs: 'To cases with an expected span of relevance above 0.',
        edge_cases: 'When the reply has no `spans`; when it cannot be told of one whether it is expected; when no expected span was found; when the trial failed.',
        example: {
            text: 'Expected `a.ts`, `b.ts`, `c.ts` without symbols, two of them found: 2/2 = 1.',
            case: examples/* THREE_SPANS */.Vu,
            reply: examples/* TWO_FOUND */.Ol,
            value: 1,
        },
    },
    source: 'Goldenpair: the weakest identity of a span',
    unit: 'ratio',
    range: [0, 1],
    measure: ({ gains, found_by_path: byPath, undecided }) => {
        if (undecided !== null)
            return (0,model_score/* unscored */.c)(undecided.reason);
        const found = (0,ranking_formulas/* countFound */.WC)(gains);
        return found === 0 ? (0,model_score/* unscored */.c)('no expected span was retrieved') : (0,model_score/* scored */.l)(byPath / found);
    },
});
/**
 * 1 when none of the expected spans was retrieved, at whatever rank, else 0.
 * @example missesAll([0, 0]) // 1
 */
function missesAll(gains) {
    return (0,ranking_formulas/* countFound */.WC)(gains) > 0 ? 0 : 1;
}
const zeroRecall = (0,define_metric/* defineMetric */.GR)({
    name: 'retrieval.zero-recall',
    title: 'zero-recall rate',
    docs: {
        summary: 'Whether the case was missed completely. Its mean is the share of such cases.',
        formula: '1 when none of the expected spans is anywhere in the list, else 0.',
        needs: 'To cases with an expected span of relevance above 0.',
        edge_cases: 'When the reply has no `spans`; when it depends on a span of which it [cannot be told](#how-retrieved-spans-are-matched) what it is. A failed trial is 1.',
        example: {
            text: 'As above: two of the expected spans are in the list: 0.',
            case: examples/* THREE_SPANS */.Vu,
            reply: examples/* TWO_FOUND */.Ol,
            value: 0,
        },
    },
    source: 'Goldenpair: pytest-style failing criterion of a single run; recall of the whole list is 0',
    ...define_metric/* FAULT */.$S,
    criterion: 'zero_recall',
    definition: `retrieval.zero-recall/1 ${match_spans/* SPAN_RULES */.bz}`,
    applies: match_spans/* expectsSpans */.a5,
    score: ({ ranking }) => ranking === null
        ? (0,model_score/* unscored */.c)('the target reported no spans')
        : (0,match_spans/* scoreRanking */.Dz)(ranking, ({ gains }) => missesAll(gains)),
    when_failed: 1,
});

// EXTERNAL MODULE: ./build/metrics/retrieval/sources.js
var sources = __webpack_require__(36355);
;// CONCATENATED MODULE: ./build/metrics/retrieval/index.js





/** Whether a case succeeded, and what was retrieved for it. */
const RETRIEVAL = [
    success/* success */.kX,
    success/* successRetrieval */.Id,
    success/* successAnswer */.kU,
    success/* successWorkflow */.jT,
    ...RANKING,
    zeroRecall,
    returned,
    duplicates,
    matchedByPath,
    sources/* sourcePrecision */.qI,
    sources/* sourceRecall */.hC,
    sources/* sourceF1 */.vD,
    contextWaste,
    contextWastePooled,
    contextTotal,
    contextRelevant,
    contextWasted,
    contextEstimated,
];

;// CONCATENATED MODULE: ./build/metrics/routing/calibration.js




const plannerConfidence = (0,define_metric/* defineMetric */.GR)({
    name: 'planner.confidence',
    title: 'planner confidence',
    docs: {
        summary: 'How sure the target is before it answers.',
        formula: '`planner.confidence` of the reply.',
        edge_cases: 'When the target reports none; when the trial failed.',
        example: { text: '`planner: { confidence: 0.8 }`: 0.8.', reply: { planner: { confidence: 0.8 } }, value: 0.8 },
    },
    source: '`planner.confidence` reported by the target',
    ...define_metric/* NEUTRAL_SHARE */.y,
    score: ({ observation: { reply } }) => reply.planner?.confidence === undefined
        ? (0,model_score/* unscored */.c)('the target reported no planner.confidence')
        : (0,model_score/* scored */.l)(reply.planner.confidence),
});
const plannerSpanCount = (0,define_metric/* defineMetric */.GR)({
    name: 'planner.span-count',
    title: 'planned spans',
    docs: {
        summary: 'How many spans the planner picked.',
        formula: '`planner.span_count`, else the number of `planner.span_ids`.',
        edge_cases: 'When the target reports neither; when the trial failed.',
        example: { text: '`planner: { span_count: 4 }`: 4.', reply: { planner: { span_count: 4 } }, value: 4 },
    },
    source: '`planner.span_count` reported by the target',
    ...define_metric/* COUNT */.i2,
    score: ({ observation: { reply } }) => {
        const count = reply.planner?.span_count ?? reply.planner?.span_ids?.length;
        return count === undefined
            ? (0,model_score/* unscored */.c)('the target reported neither planner.span_count nor planner.span_ids')
            : (0,model_score/* scored */.l)(count);
    },
});
function defineCalibrationError(input) {
    const { error, ...row } = input;
    return (0,define_metric/* defineRunMetric */.zw)({
        ...row,
        docs: { needs: 'To cases that `success` applies to.', ...row.docs },
        unit: 'ratio',
        direction: 'lower',
        range: [0, 1],
        default_margin: { kind: 'absolute', value: 0.05 },
        per_run: ({ scoring }) => ({
            figure: 'calibration-error',
            error,
            confidence: 'planner.confidence',
            outcome: 'success',
            buckets: scoring.calibration_buckets,
        }),
    });
}
const calibrationEce = defineCalibrationError({
    error: 'expected',
    name: 'calibration.ece',
    title: 'calibration error',
    source: 'Naeini, Cooper & Hauskrecht 2015, AAAI 29:2901; Guo et al. 2017, arXiv:1706.04599',
    docs: {
        summary: 'How far confidence is from success: the expected calibration error.',
        formula: 'Σ w_b·|success_b − confidence_b| / Σ w_b over the buckets of confidence (`calibration_buckets`, by default [0, 0.3), [0.3, 0.6), [0.6, 1]), with the mean confidence and the share of successes in each. Every case weighs 1, shared by its trials. Empty buckets count for nothing.',
        edge_cases: 'A trial is without `planner.confidence` or `success`; the figure is when no case is scored.',
        example: {
            text: 'Two cases with confidence 0.9, one of which succeeds, and one with 0.2, which fails: (2·|0.5 − 0.9| + |0 − 0.2|)/3 = 0.333.',
            trials: examples/* SURE */.cL,
            value: 1 / 3,
        },
    },
});
const calibrationMce = defineCalibrationError({
    error: 'maximum',
    name: 'calibration.mce',
    title: 'largest calibration error',
    source: 'Naeini, Cooper & Hauskrecht 2015, AAAI 29:2901',
    docs: {
        summary: 'The same of the worst bucket: the maximum calibration error.',
        formula: 'The largest |success_b − confidence_b| over the buckets of `calibration.ece` that are not empty.',
        edge_cases: 'As `calibration.ece`.',
        example: { text: 'As for `calibration.ece`: 0.4.', trials: examples/* SURE */.cL, value: 0.4 },
    },
});
/**
 * The squared distance of a confidence (0 to 1) from its outcome (0 or 1).
 * Source: Brier 1950, Mon. Weather Rev. 78:1, in the form for two outcomes.
 * @example brierScore(0.9, 0) // 0.81
 */
function brierScore(confidence, outcome) {
    return (confidence - outcome) ** 2;
}
const calibrationBrier = (0,success/* defineOutcomeMetric */.Ak)({
    name: 'calibration.brier',
    title: 'Brier score',
    docs: {
        summary: 'How far confidence is from the outcome, trial by trial.',
        formula: '(c − s)²: c `planner.confidence`, s `success`.',
        needs: 'To cases that `success` applies to.',
        edge_cases: 'When the target reports no confidence, or `success` is unscored; when the trial failed.',
        example: {
            text: 'Confidence 0.9 and no success: 0.81.',
            case: examples/* CHECKED */.kK,
            reply: { planner: { confidence: 0.9 }, answer: 'no' },
            value: 0.9 ** 2,
        },
    },
    source: 'Brier 1950, Mon. Weather Rev. 78:1',
    unit: 'ratio',
    kind: 'continuous',
    direction: 'lower',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    version: 1,
    score: ({ observation }, outcome) => {
        const confidence = observation.reply.planner?.confidence;
        return confidence === undefined
            ? (0,model_score/* unscored */.c)('the target reported no planner.confidence')
            : (0,model_score/* scored */.l)(brierScore(confidence, outcome));
    },
});
const calibrationCorrelation = (0,define_metric/* defineRunMetric */.zw)({
    name: 'calibration.correlation',
    title: 'confidence–success correlation',
    docs: {
        summary: 'Whether the target is surer where it succeeds.',
        formula: "Pearson's r of `planner.confidence` and `success` over the trials; every case weighs 1, shared by its trials.",
        needs: 'To cases that `success` applies to.',
        edge_cases: 'A trial is, as in `calibration.ece`; the figure is when confidence or success is the same throughout.',
        example: { text: 'As for `calibration.ece`: 0.5.', trials: examples/* SURE */.cL, value: 0.5 },
    },
    source: 'Pearson 1895, Proc. R. Soc. Lond. 58:240; point-biserial with a 0-or-1 outcome',
    unit: 'ratio',
    direction: 'higher',
    range: [-1, 1],
    default_margin: { kind: 'absolute', value: 0.1 },
    per_run: () => ({ figure: 'correlation', x: 'planner.confidence', y: 'success' }),
});

// EXTERNAL MODULE: ./build/metrics/routing/route-choice.js
var route_choice = __webpack_require__(94604);
// EXTERNAL MODULE: ./build/metrics/routing/route-escalation.js
var route_escalation = __webpack_require__(52778);
;// CONCATENATED MODULE: ./build/metrics/routing/index.js



/** Which route tier answered, and how well the planner knew what it knew. */
const ROUTING = [
    route_escalation/* routeEscalationRate */.ps,
    route_escalation/* routeEscalations */.uY,
    route_escalation/* routeAttempts */.I5,
    route_choice/* routeFirstTierShare */.lb,
    route_choice/* routeAccuracy */.$o,
    route_choice/* routeUnderRouted */.ZX,
    route_choice/* routeOverRouted */.BV,
    plannerConfidence,
    plannerSpanCount,
    calibrationEce,
    calibrationMce,
    calibrationBrier,
    calibrationCorrelation,
];

;// CONCATENATED MODULE: ./build/metrics/run/changes.js



function defineCount(input) {
    const { count, ...row } = input;
    return (0,define_metric/* defineMetric */.GR)({
        ...row,
        ...define_metric/* COUNT */.i2,
        score: ({ observation: { reply } }) => reply.changes === undefined ? (0,model_score/* unscored */.c)('the target reported no changes') : count(reply.changes),
    });
}
/** A change that does not say is not one that went well: then nothing is counted. */
function countSaying(changes, field) {
    return changes.every((change) => change[field] !== undefined)
        ? (0,model_score/* scored */.l)(changes.filter((change) => change[field] === true).length)
        : (0,model_score/* unscored */.c)(`a change does not say ${field}`);
}
/** What became of the changes that an agent made. */
const CHANGES = [
    defineCount({
        name: 'changes.total',
        title: 'changes',
        source: 'ProjectScylla, docs/design/metrics-formulas.md, change fail percentage',
        docs: {
            summary: 'How many changes to code an agent made.',
            formula: 'The number of `changes`.',
            edge_cases: 'When the target reported no `changes`, and for failed trials.',
            example: { text: 'Four changes: 4.', reply: examples/* CHANGED */.Rj, value: 4 },
        },
        count: ({ length }) => (0,model_score/* scored */.l)(length),
    }),
    defineCount({
        name: 'changes.failed',
        title: 'changes that caused a failure',
        source: 'ProjectScylla, docs/design/metrics-formulas.md, change fail percentage',
        docs: {
            summary: 'How many of them caused a failure.',
            formula: 'The number of `changes` with `caused_failure: true`.',
            edge_cases: 'As `changes.total`, and when a change does not say `caused_failure`.',
            example: { text: 'One of four: 1.', reply: examples/* CHANGED */.Rj, value: 1 },
        },
        count: (changes) => countSaying(changes, 'caused_failure'),
    }),
    defineCount({
        name: 'changes.reverted',
        title: 'reverted changes',
        source: 'ProjectScylla, docs/design/metrics-formulas.md, PR revert rate',
        docs: {
            summary: 'How many of them were taken back.',
            formula: 'The number of `changes` with `reverted: true`.',
            edge_cases: 'As `changes.total`, and when a change does not say `reverted`.',
            example: { text: 'Two of four: 2.', reply: examples/* CHANGED */.Rj, value: 2 },
        },
        count: (changes) => countSaying(changes, 'reverted'),
    }),
    defineRate({
        name: 'changes.fail-percentage',
        title: 'share of changes that caused a failure',
        source: 'ProjectScylla, docs/design/metrics-formulas.md, change fail percentage (CFP)',
        docs: {
            summary: 'The share of changes that caused a failure.',
            formula: 'Σ `changes.failed` / Σ `changes.total` over the cases, each with its means over trials.',
            edge_cases: 'A case is, as its parts say; the figure is when there was no change at all.',
            example: {
                text: 'One of four changes, and none of none: 1/4 = 0.25.',
                trials: [{ reply: examples/* CHANGED */.Rj }, { reply: { changes: [] } }],
                value: 0.25,
            },
        },
        numerator: 'changes.failed',
    }),
    defineRate({
        name: 'changes.revert-rate',
        title: 'share of changes that were reverted',
        source: 'ProjectScylla, docs/design/metrics-formulas.md, PR revert rate',
        docs: {
            summary: 'The share of changes that were reverted.',
            formula: 'Σ `changes.reverted` / Σ `changes.total` over the cases, each with its means over trials.',
            edge_cases: 'A case is, as its parts say; the figure is when there was no change at all.',
            example: {
                text: 'Two of four changes: 0.5.',
                trials: [{ reply: examples/* CHANGED */.Rj }, { reply: { changes: [] } }],
                value: 0.5,
            },
        },
        numerator: 'changes.reverted',
    }),
];
function defineRate(input) {
    const { numerator, ...row } = input;
    return (0,define_metric/* defineRunMetric */.zw)({
        ...row,
        aspect: 'conduct',
        unit: 'ratio',
        direction: 'lower',
        range: [0, 1],
        default_margin: { kind: 'absolute', value: 0.05 },
        per_run: () => ({ figure: 'ratio', numerator, denominator: 'changes.total' }),
    });
}

;// CONCATENATED MODULE: ./build/metrics/run/components.js




const SKILL = ['SKILL_PROMPT', 'DOMAIN_EXPERTISE'];
const SCHEMA = ['TOOL_SCHEMA'];
/**
 * The tokens in and out of the components of some types: 0 when components are reported and none is of them. A component that gives one
 * of the two counts has none of the other; one that gives neither makes the sum unscored.
 * @example sumComponents({ answer: '', components: [{ type: 'TOOL_SCHEMA', input_tokens: 50 }] }, ['TOOL_SCHEMA']) // 50
 */
function sumComponents({ components }, types) {
    if (components === undefined)
        return (0,model_score/* unscored */.c)('the target reported no components');
    let tokens = 0;
    for (const { type, input_tokens: input, output_tokens: output } of components) {
        if (!types.includes(type))
            continue;
        if (input === undefined && output === undefined)
            return (0,model_score/* unscored */.c)(`a component of type ${type} gives no tokens`);
        tokens += (input ?? 0) + (output ?? 0);
    }
    return (0,model_score/* scored */.l)(tokens);
}
function defineTokens(input) {
    const { types, ...row } = input;
    return (0,define_metric/* defineAmountMetric */.k_)({
        ...row,
        unit: 'tokens',
        score: ({ observation }) => sumComponents(observation.reply, types),
    });
}
/** What the tokens of each type went to. */
const PURPOSES = {
    SYSTEM_PROMPT: 'the base system prompt',
    SKILL_PROMPT: 'instructions of a skill',
    DOMAIN_EXPERTISE: 'knowledge of the domain',
    TOOL_SCHEMA: 'definitions of tools (the document’s schema overhead: `schema-overhead` is the same metric)',
    TOOL_CALL: 'calls of tools',
    TOOL_RESPONSE: 'results of tools',
    ORCHESTRATOR: 'coordination',
    SUB_AGENT: 'agents that work was handed to',
    MONITOR: 'the detection of errors',
    EVALUATOR: 'self-reflection',
    USER_PROMPT: 'the user’s own words',
    RESPONSE: 'the answer',
    CONTEXT: 'retrieved context',
    REASONING: 'reasoning',
    OTHER: 'everything else',
};
/** Those that ProjectScylla names; with the others, the components sum to the total. */
const SCYLLA = new Set([
    'SYSTEM_PROMPT',
    'SKILL_PROMPT',
    'DOMAIN_EXPERTISE',
    'TOOL_SCHEMA',
    'TOOL_CALL',
    'TOOL_RESPONSE',
    'ORCHESTRATOR',
    'SUB_AGENT',
    'MONITOR',
    'EVALUATOR',
]);
function defineType(type) {
    const words = type.toLowerCase().split('_');
    return defineTokens({
        name: `components.${words.join('-')}`,
        title: `${words.join(' ')} tokens`,
        aliases: type === 'TOOL_SCHEMA' ? ['components.schema-overhead', 'schema-overhead'] : [],
        source: SCYLLA.has(type)
            ? 'ProjectScylla, docs/design/metrics-formulas.md, token tracking by component'
            : 'ProjectScylla: with these, the components sum to the total',
        docs: {
            summary: `Tokens that went to ${PURPOSES[type]}.`,
            formula: `Σ \`input_tokens\` + \`output_tokens\` of the \`components\` of type \`${type}\`; 0 when components are reported and none is of that type.`,
            edge_cases: 'When the target reported no `components`, or one of the type gives neither `input_tokens` nor `output_tokens`; and for failed trials.',
            example: {
                text: 'Two of 40 in and 10 out, and of 50 in: 100.',
                reply: {
                    components: [
                        { type, input_tokens: 40, output_tokens: 10 },
                        { type, input_tokens: 50 },
                    ],
                },
                value: 100,
            },
        },
        types: [type],
    });
}
/** One metric for each type of component, in the order of the types. */
const componentTokens = observation/* COMPONENT_TYPES */.Ov.map(defineType);
const skillTokens = defineTokens({
    name: 'components.skill-tokens',
    title: 'skill tokens',
    source: 'ProjectScylla, docs/design/metrics-formulas.md, skill efficiency',
    docs: {
        summary: 'Tokens that went to skills.',
        formula: '`components.skill-prompt` + `components.domain-expertise`.',
        edge_cases: 'As its parts.',
        example: { text: '150 and 50: 200.', reply: examples/* COMPOSED */.TB, value: 200 },
    },
    types: SKILL,
});
/**
 * The share of skill tokens in skill and schema tokens, 0 to 1; null when both are 0.
 * Source: ProjectScylla, docs/design/metrics-formulas.md, skill efficiency.
 * @example skillEfficiency({ skill: 200, schema: 800 }) // 0.2
 */
function skillEfficiency({ skill, schema }) {
    return skill + schema === 0 ? null : skill / (skill + schema);
}
const componentSkillEfficiency = (0,define_metric/* defineMetric */.GR)({
    name: 'components.skill-efficiency',
    aspect: 'spending',
    title: 'skill efficiency',
    docs: {
        summary: 'How much of skills and tool definitions is skill.',
        formula: 'skill / (skill + schema): `components.skill-tokens`, `components.tool-schema`. 1 without a schema.',
        edge_cases: 'As its parts, and when both are 0.',
        example: { text: '200 of skill and 800 of schema: 0.2.', reply: examples/* COMPOSED */.TB, value: 0.2 },
    },
    source: 'ProjectScylla, docs/design/metrics-formulas.md, skill efficiency',
    ...define_metric/* SHARE */.oV,
    score: ({ observation: { reply } }) => {
        const [skill, schema] = [sumComponents(reply, SKILL), sumComponents(reply, SCHEMA)];
        if (skill.kind === 'unscored')
            return skill;
        if (schema.kind === 'unscored')
            return schema;
        const share = skillEfficiency({ skill: skill.value, schema: schema.value });
        return share === null ? (0,model_score/* unscored */.c)('there are neither skill nor schema tokens') : (0,model_score/* scored */.l)(share);
    },
});
const tokenEfficiencyRatio = (0,define_metric/* defineRunMetric */.zw)({
    name: 'components.token-efficiency-ratio',
    aspect: 'spending',
    title: 'schema tokens per skill token',
    docs: {
        summary: 'Schema tokens for each skill token.',
        formula: 'Σ `components.tool-schema` / Σ `components.skill-tokens` over the cases, each with its means over trials.',
        edge_cases: 'A case is, as its parts say; the figure is when no case has skill tokens: it is then infinite where there is a schema, and nothing where there is not.',
        example: { text: '800 of schema and 200 of skill: 4.', trials: [{ reply: examples/* COMPOSED */.TB }], value: 4 },
    },
    source: 'ProjectScylla, docs/design/metrics-formulas.md, token efficiency ratio',
    unit: 'ratio',
    direction: 'lower',
    range: [0, null],
    default_margin: { kind: 'relative', value: 0.1 },
    absolute_margin: 0.05,
    per_run: () => ({
        figure: 'ratio',
        numerator: 'components.tool-schema',
        denominator: 'components.skill-tokens',
    }),
});

// EXTERNAL MODULE: ./build/metrics/run/composite.js
var composite = __webpack_require__(6319);
;// CONCATENATED MODULE: ./build/metrics/run/progress.js



/**
 * Fine-grained progress R_Prog: Σ weights of the expected steps that were achieved / Σ weights of all expected, 0 to 1; null when the
 * weights sum to 0. Weights are the case's own, 1 where it gives none. A step that is not expected, or says `completed: false`, does not count,
 * and one that is listed twice counts once. Source: ProjectScylla, docs/design/metrics-formulas.md, process metrics.
 * @example progressRate([{ step_id: 'a', weight: 3 }, { step_id: 'b' }], [{ step_id: 'a' }]) // 0.75
 */
function progressRate(expected, achieved) {
    const done = new Set(achieved.flatMap(({ step_id: id, completed }) => (completed === false ? [] : [id])));
    const weigh = (steps) => steps.reduce((sum, { weight = 1 }) => sum + weight, 0);
    const total = weigh(expected);
    return total === 0 ? null : weigh(expected.filter(({ step_id: id }) => done.has(id))) / total;
}
function defineProgress(spec, weigh) {
    return (0,define_metric/* defineMetric */.GR)({
        ...spec,
        source: 'ProjectScylla, docs/design/metrics-formulas.md, fine-grained progress rate (R_Prog)',
        ...define_metric/* SHARE */.oV,
        applies: ({ expected_steps: expected = [] }) => expected.length > 0,
        score: ({ observation, golden }) => {
            const achieved = observation.reply.progress?.achieved;
            if (achieved === undefined)
                return (0,model_score/* unscored */.c)('the target reported no achieved steps');
            const rate = progressRate(weigh(golden.expected_steps ?? []), achieved);
            return rate === null ? (0,model_score/* unscored */.c)('the weights of the expected steps sum to 0') : (0,model_score/* scored */.l)(rate);
        },
        when_failed: 0,
    });
}
const runProgress = defineProgress({
    docs: {
        summary: 'How far the work got, where it is made of steps (R_Prog).',
        formula: 'Σ weights of the expected steps that were achieved / Σ weights of all `expected_steps`. Weights are the case’s, 1 where it gives none; those of the reply do not count. An entry of `progress.achieved` counts unless it says `completed: false`, once, and only for a step that is expected.',
        needs: 'To cases with `expected_steps`.',
        edge_cases: 'When the target reported no `progress.achieved`, or the weights of the expected steps sum to 0. A failed trial is 0.',
        example: {
            text: 'Steps a (weight 3) and b; a is achieved: 3/4 = 0.75.',
            case: examples/* TWO_STEPS */.LX,
            reply: examples/* PROGRESS */.Gd,
            value: 0.75,
        },
    },
    name: 'run.progress',
    title: 'progress',
}, (steps) => steps);
const runProgressSimple = defineProgress({
    docs: {
        summary: 'The same, steps counted.',
        formula: 'Expected steps that were achieved / expected steps.',
        needs: 'To cases with `expected_steps`.',
        edge_cases: 'When the target reported no `progress.achieved`. A failed trial is 0.',
        example: { text: 'Steps a and b; a is achieved: 0.5.', case: examples/* TWO_STEPS */.LX, reply: examples/* PROGRESS */.Gd, value: 0.5 },
    },
    name: 'run.progress-simple',
    title: 'progress, steps counted',
}, (steps) => steps.map(({ step_id }) => ({ step_id })));
const progress_SOURCE = 'ProjectScylla, docs/design/metrics-formulas.md, strategic drift';
/**
 * Strategic drift: 1 − Σ alignment·weight / Σ weight, 0 to 1; null when the weights sum to 0. A weight that is not given is 1.
 * Source: ProjectScylla, docs/design/metrics-formulas.md, process metrics.
 * @example strategicDrift([{ goal_alignment: 1, weight: 3 }, { goal_alignment: 0.2 }]) // 1 − 3.2/4 = 0.2
 */
function strategicDrift(steps) {
    const total = steps.reduce((sum, { weight = 1 }) => sum + weight, 0);
    if (total === 0)
        return null;
    const aligned = steps.reduce((sum, { goal_alignment: alignment, weight = 1 }) => sum + alignment * weight, 0);
    // Rounding of the sums must not leave the range.
    return Math.min(1, Math.max(0, 1 - aligned / total));
}
/** The steps that say how well they serve the goal; where none does, what was achieved. */
function listAligned({ steps = [], progress }) {
    const pick = (from) => from.flatMap(({ goal_alignment, weight }) => (goal_alignment === undefined ? [] : [{ goal_alignment, weight }]));
    const own = pick(steps);
    return own.length > 0 ? own : pick(progress?.achieved ?? []);
}
const runStrategicDrift = (0,define_metric/* defineMetric */.GR)({
    name: 'run.strategic-drift',
    title: 'strategic drift',
    docs: {
        summary: 'How far the steps stray from the goal.',
        formula: '1 − Σ goal_alignment · weight / Σ weight over the `steps` that give a `goal_alignment`; where none does, over `progress.achieved`. A weight that is not given is 1.',
        edge_cases: 'When nothing reported has a `goal_alignment`, or the weights sum to 0, and for failed trials.',
        example: { text: 'Alignments of 1 (weight 3) and 0.2: 1 − 3.2/4 = 0.2.', reply: examples/* PROGRESS */.Gd, value: 0.2 },
    },
    source: progress_SOURCE,
    unit: 'ratio',
    kind: 'continuous',
    direction: 'lower',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    score: ({ observation }) => {
        const aligned = listAligned(observation.reply);
        if (aligned.length === 0)
            return (0,model_score/* unscored */.c)('the target reported no step with goal_alignment');
        const drift = strategicDrift(aligned);
        return drift === null ? (0,model_score/* unscored */.c)('the weights of the steps sum to 0') : (0,model_score/* scored */.l)(drift);
    },
});
function scoreActions({ progress }) {
    const { actions_total: total, actions_aligned: aligned } = progress ?? {};
    if (total === undefined || aligned === undefined)
        return (0,model_score/* unscored */.c)('the target reported no actions_total and actions_aligned');
    if (total === 0)
        return (0,model_score/* unscored */.c)('there was no action');
    if (aligned > total)
        return (0,model_score/* unscored */.c)(`the target reported more aligned actions (${aligned}) than actions (${total})`);
    return (0,model_score/* scored */.l)(1 - aligned / total);
}
const runStrategicDriftSimple = (0,define_metric/* defineMetric */.GR)({
    name: 'run.strategic-drift-simple',
    title: 'strategic drift, actions counted',
    docs: {
        summary: 'The same, actions counted.',
        formula: '1 − `progress.actions_aligned` / `progress.actions_total`.',
        source: 'ProjectScylla, docs/design/metrics-formulas.md, simple version',
        edge_cases: 'When one of the two is not reported, there was no action, or more are aligned than there were; and for failed trials.',
        example: { text: '3 of 4 actions are aligned: 0.25.', reply: examples/* PROGRESS */.Gd, value: 0.25 },
    },
    source: `${progress_SOURCE}, simple version`,
    unit: 'ratio',
    kind: 'continuous',
    direction: 'lower',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    score: ({ observation }) => scoreActions(observation.reply),
});

;// CONCATENATED MODULE: ./build/metrics/run/trial-deviations.js


function defineDeviation({ figure, of, margin, ...spec }) {
    return (0,define_metric/* defineRunMetric */.zw)({
        ...spec,
        aspect: 'conduct',
        source: figure === 'trial-deviation'
            ? 'poc-ai-workflow-frameworks, METRICS.md, correctness_stddev: sample deviation between the trials of a case'
            : 'poc-ai-workflow-frameworks, METRICS.md, …_run_stddev: sample deviation between the means of the runs',
        direction: 'lower',
        default_margin: { kind: 'absolute', value: margin },
        per_run: () => ({ figure, of }),
    });
}
const successTrialDeviation = defineDeviation({
    name: 'success.trial-deviation',
    title: 'spread of success between trials',
    docs: {
        summary: 'How much the trials of a case disagree on success.',
        formula: 'The sample deviation (÷ n − 1) of `success` over the trials of a case, then the mean over the cases of at least two trials.',
        needs: 'To cases that `success` applies to.',
        source: 'poc-ai-workflow-frameworks, METRICS.md, per-question standard deviation',
        edge_cases: 'When no case has two scored trials.',
        example: { text: 'Two cases, each passing one of two trials: √½ = 0.707.', trials: examples/* REPEATED */.zu, value: Math.SQRT1_2 },
    },
    figure: 'trial-deviation',
    of: 'success',
    unit: 'ratio',
    range: [0, 1],
    margin: 0.05,
});
const JUDGED = { unit: 'score', range: [0, 5], margin: 0.25 };
const correctnessTrialDeviation = defineDeviation({
    ...JUDGED,
    name: 'judge.correctness-trial-deviation',
    title: 'spread of correctness between trials',
    docs: {
        summary: 'How far the grades of one case lie apart.',
        formula: 'The sample deviation (÷ n − 1) of `judge.correctness` over the trials of a case, then the mean over the cases of at least two trials.',
        needs: 'As `judge.correctness`.',
        edge_cases: 'When no case has two scored trials.',
        example: {
            text: 'Two cases with grades of 4, 5 and of 2, 5: (√½ + √4.5)/2 = 1.414.',
            trials: examples/* REPEATED */.zu,
            value: Math.SQRT2,
        },
    },
    figure: 'trial-deviation',
    of: 'judge.correctness',
});
/** How far the mean grades of whole runs lie apart. */
const RUN_DEVIATIONS = ['correctness', 'completeness', 'faithfulness'].map((grade) => defineDeviation({
    ...JUDGED,
    name: `judge.${grade}-run-deviation`,
    title: `spread of ${grade} between runs`,
    docs: {
        summary: `How far the mean ${grade} of whole runs lies apart.`,
        formula: `The sample deviation (÷ n − 1) between the means of \`judge.${grade}\` over the cases of all first trials, of all second trials and so on.`,
        needs: `As \`judge.${grade}\`.`,
        source: `poc-ai-workflow-frameworks, METRICS.md, \`${grade}_run_stddev\``,
        edge_cases: 'When there are fewer than two trials a case.',
        example: {
            text: 'Two cases with grades of 4, 5 and of 2, 5: the runs’ means 3 and 5 deviate by 1.414.',
            trials: examples/* REPEATED */.zu,
            value: Math.SQRT2,
        },
    },
    figure: 'run-deviation',
    of: `judge.${grade}`,
}));

;// CONCATENATED MODULE: ./build/metrics/run/index.js





/** What is known of a run as a whole: progress, spread over trials, changes made, components paid for. */
const AGENT_RUN = [
    composite/* runComposite */.V_,
    composite/* runCostOfPass */.Ti,
    successTrialDeviation,
    correctnessTrialDeviation,
    ...RUN_DEVIATIONS,
    runProgress,
    runProgressSimple,
    runStrategicDrift,
    runStrategicDriftSimple,
    ...CHANGES,
    ...componentTokens,
    skillTokens,
    componentSkillEfficiency,
    tokenEfficiencyRatio,
];

// EXTERNAL MODULE: ./build/metrics/case-kinds.js
var case_kinds = __webpack_require__(26114);
// EXTERNAL MODULE: ./build/metrics/workflow/validate-calls.js
var validate_calls = __webpack_require__(75822);
// EXTERNAL MODULE: ./build/metrics/workflow/workflow-pass.js
var workflow_pass = __webpack_require__(12131);
;// CONCATENATED MODULE: ./build/metrics/workflow/call-coverage.js






/**
 * The share of the required names, each counted once, that were called. At least one is required.
 * Source: poc-ai-workflow-frameworks, METRICS.md, tool coverage and agent coverage.
 * @example coverNames(['search', 'Rank'], ['SEARCH', 'search', 'web'], {}) // 0.5
 */
function coverNames(required, called, aliases) {
    const wanted = new Set(required.map((name) => (0,validate_calls/* resolveName */.qK)(name, aliases)));
    const calls = new Set(called.map((name) => (0,validate_calls/* resolveName */.qK)(name, aliases)));
    return [...wanted].filter((name) => calls.has(name)).length / wanted.size;
}
function describeCoverage(kind, spec) {
    const required = kind === 'tools' ? 'required_tools' : 'required_agents';
    return {
        name: `${kind}.coverage`,
        ...spec,
        ...define_metric/* SHARE */.oV,
        definition: ({ scoring }) => `${kind}.coverage/1${(0,define_metric/* changedScoring */.Qz)(scoring, [`aliases.${kind}`])}`,
        applies: (golden) => (golden[required] ?? []).length > 0,
        score: ({ observation, golden }, { scoring }) => {
            const called = kind === 'tools' ? (0,validate_calls/* calledTools */.Rr)(observation.reply) : (0,validate_calls/* calledAgents */.un)(observation.reply);
            if (called === null)
                return (0,model_score/* unscored */.c)(validate_calls/* NO_TRACE */.eW[kind]);
            return (0,model_score/* scored */.l)(coverNames(golden[required] ?? [], called, scoring.aliases[kind]));
        },
        when_failed: 0,
    };
}
const TOOL_COVERAGE = describeCoverage('tools', {
    title: 'tool coverage',
    source: 'poc-ai-workflow-frameworks, METRICS.md, tool coverage, "when tool traces are reported"',
    docs: {
        summary: 'How many of the required tools were called.',
        formula: '|required ∩ called| / |required|, each name once, names compared as in `workflow.tools-pass`.',
        needs: 'To cases with `required_tools`.',
        edge_cases: 'When the reply has no `tools` (`trace_missing`).',
        example: {
            text: 'Required `search` and `rank`; called `SEARCH` twice: 0.5.',
            case: examples/* TWO_TOOLS */.jD,
            reply: examples/* SEARCHED */.QP,
            value: 0.5,
        },
    },
});
const AGENT_COVERAGE = describeCoverage('agents', {
    title: 'agent coverage',
    source: 'poc-ai-workflow-frameworks, METRICS.md, agent coverage',
    docs: {
        summary: 'How many of the required agents were called.',
        formula: '|required ∩ called| / |required|, each name once, names compared as in `workflow.agents-pass`. Called are `agents`, else the `agent` of each call of a tool.',
        needs: 'To cases with `required_agents`.',
        edge_cases: 'When the reply has neither `agents` nor a call of a tool that names its `agent` (`trace_missing`).',
        example: {
            text: 'Required `billing` and `legal`; called `Billing`: 0.5.',
            case: examples/* TWO_AGENTS */.OI,
            reply: { agents: ['Billing'] },
            value: 0.5,
        },
    },
});
const toolCoverage = (0,define_metric/* defineMetric */.GR)(TOOL_COVERAGE);
const agentCoverage = (0,define_metric/* defineMetric */.GR)(AGENT_COVERAGE);
const call_coverage_SOURCE = 'poc-ai-workflow-frameworks, METRICS.md, tool trace reporting rate';
/** Elsewhere a target that has no tools would be reproached with reporting none. */
function asksForTrace(golden) {
    const { profile } = golden;
    return ((0,workflow_pass/* expectsWorkflow */.my)(golden) ||
        profile === 'branching' ||
        profile === 'coordination' ||
        (0,case_kinds/* isBranching */.no)(golden) ||
        (0,case_kinds/* isCoordination */.iP)(golden));
}
const TRACE_REPORTED = {
    name: 'tools.trace-reported',
    title: 'tool traces reported',
    docs: {
        summary: 'Whether the target says which tools it called. Its mean is the tool trace reporting rate.',
        formula: '1 when the reply has `tools`, also an empty list; else 0.',
        needs: 'To cases that name tools or agents, that branch or coordinate (see [below](#branchinghop-coverage)), or whose profile is `branching` or `coordination`. A target without tools is not reproached elsewhere.',
        edge_cases: 'Never, when the target answered; a trial that failed is.',
        example: { text: '`tools: []`: 1.', case: examples/* TWO_TOOLS */.jD, reply: { tools: [] }, value: 1 },
    },
    aspect: 'conduct',
    source: call_coverage_SOURCE,
    ...define_metric/* YES_NO */.mx,
    applies: asksForTrace,
    score: ({ observation }) => (0,model_score/* scored */.l)(observation.reply.tools === undefined ? 0 : 1),
};
const toolTraceReported = (0,define_metric/* defineMetric */.GR)(TRACE_REPORTED);
function defineTraceFact(spec, measure) {
    return (0,define_metric/* defineMetric */.GR)({
        source: call_coverage_SOURCE,
        score: ({ observation }) => scoreTrace(observation.reply, measure),
        ...spec,
    });
}
function scoreTrace({ tools }, measure) {
    return tools === undefined ? (0,model_score/* unscored */.c)(validate_calls/* NO_TRACE */.eW.tools) : measure(tools);
}
const toolsUsed = defineTraceFact({
    docs: {
        summary: 'Whether any tool was called.',
        formula: '1 when `tools` is not empty, 0 when it is.',
        edge_cases: 'When the reply has no `tools` (`trace_missing`). A trial that failed is unscored.',
        example: { text: '`tools: []`: 0.', reply: { tools: [] }, value: 0 },
    },
    name: 'tools.used',
    title: 'tools used',
    unit: 'ratio',
    kind: 'binary',
    direction: 'neutral',
    range: [0, 1],
}, (tools) => (0,model_score/* scored */.l)(tools.length > 0 ? 1 : 0));
const toolCalls = defineTraceFact({
    name: 'tools.calls',
    title: 'calls of tools',
    docs: {
        summary: 'How many calls of tools the answer took.',
        formula: 'The length of `tools`.',
        source: 'Reported by the target',
        edge_cases: 'When the reply has no `tools` (`trace_missing`). A trial that failed is unscored.',
        example: {
            text: 'Three calls: 3.',
            reply: {
                tools: [
                    { name: 'a', ok: true },
                    { name: 'a', ok: true },
                    { name: 'b', ok: false },
                ],
            },
            value: 3,
        },
    },
    ...define_metric/* COUNT */.i2,
}, (tools) => (0,model_score/* scored */.l)(tools.length));
const toolErrors = defineTraceFact({
    name: 'tools.errors',
    aspect: 'conduct',
    title: 'failed calls of tools',
    docs: {
        summary: 'How many calls of tools did not work.',
        formula: 'Calls with `ok: false`, or with an `error` where `ok` is not given.',
        source: 'Reported by the target',
        edge_cases: 'When the reply has no `tools` (`trace_missing`); when there are calls and none has `ok` or `error`. A trial that failed is unscored.',
        example: {
            text: 'Three calls, of which one has `ok: false`: 1.',
            reply: {
                tools: [
                    { name: 'a', ok: true },
                    { name: 'a', ok: true },
                    { name: 'b', ok: false },
                ],
            },
            value: 1,
        },
    },
    unit: 'count',
    kind: 'continuous',
    direction: 'lower',
    range: [0, null],
    default_margin: { kind: 'relative', value: 0.1 },
    absolute_margin: 0.5,
}, (tools) => countErrors(tools));
/** Calls that did not work: `ok: false`, or an `error`. Unscored where there are calls and none says how it went. */
function countErrors(tools) {
    const told = tools.filter(({ ok, error }) => ok !== undefined || error !== undefined);
    if (tools.length > 0 && told.length === 0)
        return (0,model_score/* unscored */.c)('the target does not say whether its calls of tools worked');
    return (0,model_score/* scored */.l)(told.filter(({ ok, error }) => ok === false || (ok === undefined && error !== undefined)).length);
}

// EXTERNAL MODULE: ./build/metrics/workflow/clarification.js
var clarification = __webpack_require__(26862);
// EXTERNAL MODULE: ./build/metrics/workflow/match-hops.js
var match_hops = __webpack_require__(81704);
;// CONCATENATED MODULE: ./build/metrics/workflow/profiles.js







/** What a metric says of the cases of one kind: the same figure under another name, with the meaning of the first in its definition. */
function defineForKind({ kind, includes, where, mark }, row) {
    const { of: spec, example } = row;
    const name = `${kind}.${row.part}`;
    return (0,define_metric/* defineMetric */.GR)({
        ...spec,
        name,
        title: `${kind}: ${spec.title}`,
        source: row.source,
        docs: {
            summary: `\`${spec.name}\` ${where}.`,
            formula: `\`${spec.name}\`.`,
            needs: row.needs.startsWith('To') ? row.needs : `To ${kind} cases, as for \`${kind}.hop-coverage\`${row.needs}.`,
            edge_cases: `As \`${spec.name}\`.`,
            ...row.docs,
            example: { ...example, case: { ...example.case, ...mark } },
        },
        definition: (context) => {
            const { definition = `${spec.name}/1` } = spec;
            return `${name}/1 ${case_kinds/* KIND_RULES */.N$} ${typeof definition === 'string' ? definition : definition(context)}`;
        },
        applies: (golden, context) => includes(golden) && (spec.applies?.(golden, context) ?? true),
    });
}
const HOP_EXAMPLE = { text: 'One of two hops is stated: 0.5.', case: examples/* TWO_HOPS */.os, reply: examples/* ONE_HOP */.VD, value: 0.5 };
const GROUNDED_EXAMPLE = {
    text: 'Both hops are stated, and the source of one was retrieved: 0.5.',
    case: examples/* TWO_HOPS */.os,
    reply: examples/* BOTH_HOPS */.Zz,
    value: 0.5,
};
const TOOL_EXAMPLE = {
    text: 'Required `search` and `rank`; called `search`: 0.5.',
    case: examples/* TWO_TOOLS */.jD,
    reply: examples/* SEARCHED */.QP,
    value: 0.5,
};
const TRACE_EXAMPLE = { text: 'No `tools`: 0.', reply: {}, value: 0 };
const BRANCHING = {
    kind: 'branching',
    includes: case_kinds/* isBranching */.no,
    where: 'where the way to the answer forks',
    mark: { branching: true },
};
/** Metrics of cases whose way to the answer forks. */
const BRANCHING_METRICS = [
    {
        part: 'hop-coverage',
        of: match_hops/* HOP_COVERAGE */.ju,
        needs: 'To branching cases: with `branching: true`, `branching_points` above 0 or `difficulty: branching`, or, in the profile `branching`, with more than one hop. A case of another profile is none. It has `required_hops`.',
        source: 'poc-ai-workflow-frameworks, METRICS.md, branching hop coverage',
        example: HOP_EXAMPLE,
    },
    {
        part: 'grounded-hop-coverage',
        of: match_hops/* GROUNDED_HOP_COVERAGE */.a9,
        needs: ', that `hops.grounded-coverage` applies to',
        source: 'poc-ai-workflow-frameworks, METRICS.md, grounded hop coverage on branching',
        example: GROUNDED_EXAMPLE,
    },
    {
        part: 'success',
        of: { ...match_hops/* ALL_HOPS */.P5, title: 'every hop stated' },
        needs: ', with `required_hops`',
        source: 'poc-ai-workflow-frameworks, METRICS.md, branching success rate; cases without hops are left out',
        example: { ...HOP_EXAMPLE, text: 'One of two hops is stated: 0.', value: 0 },
        docs: {
            summary: 'Whether a case whose way forks is answered in full. Its mean is the branching success rate.',
            formula: '1 when `hops.coverage` is 1, else 0.',
            edge_cases: 'As `hops.coverage`.',
        },
    },
    {
        part: 'tool-coverage',
        of: TOOL_COVERAGE,
        needs: ', with `required_tools`',
        source: 'poc-ai-workflow-frameworks, METRICS.md, tool coverage',
        example: TOOL_EXAMPLE,
    },
    {
        part: 'trace-reported',
        of: TRACE_REPORTED,
        needs: '',
        source: 'poc-ai-workflow-frameworks, METRICS.md, tool trace reporting rate',
        example: TRACE_EXAMPLE,
    },
].map((row) => defineForKind(BRANCHING, row));
function reaches(score, least) {
    return score.kind === 'unscored' ? score : (0,model_score/* scored */.l)(score.value >= least ? 1 : 0);
}
const COORDINATED = {
    ...AGENT_COVERAGE,
    ...define_metric/* YES_NO */.mx,
    title: 'agents and hops',
    definition: ({ scoring }) => `${match_hops/* HOP_RULES */.us}${(0,define_metric/* changedScoring */.Qz)(scoring, ['aliases.agents', 'coordination_hop_threshold'])}`,
    applies: (golden, context) => (AGENT_COVERAGE.applies?.(golden, context) ?? true) && (0,case_kinds/* requiresHops */.Lf)(golden),
    score: (trial, context) => (0,validate_calls/* allOf */.bn)([
        reaches(AGENT_COVERAGE.score(trial, context), 1),
        reaches((0,match_hops/* scoreHopCoverage */.e7)(trial), context.scoring.coordination_hop_threshold),
    ]),
};
const COORDINATION = {
    kind: 'coordination',
    includes: case_kinds/* isCoordination */.iP,
    where: 'where agents work together',
    mark: { difficulty: 'coordination' },
};
/** Metrics of cases that several agents work on together. */
const COORDINATION_METRICS = [
    {
        part: 'hop-coverage',
        of: match_hops/* HOP_COVERAGE */.ju,
        needs: 'To coordination cases: with `difficulty: coordination` or `hard_coordination`, or `coordination_points` above 0, or, in the profile `coordination`, with `required_agents` and no difficulty. A case of another profile is none. It has `required_hops`.',
        source: 'poc-ai-workflow-frameworks, METRICS.md, hop coverage on coordination',
        example: HOP_EXAMPLE,
    },
    {
        part: 'grounded-hop-coverage',
        of: match_hops/* GROUNDED_HOP_COVERAGE */.a9,
        needs: ', that `hops.grounded-coverage` applies to',
        source: 'poc-ai-workflow-frameworks, METRICS.md, grounded hop coverage on coordination',
        example: GROUNDED_EXAMPLE,
    },
    {
        part: 'success',
        of: COORDINATED,
        needs: ', with `required_agents` and `required_hops`',
        source: "poc-ai-workflow-frameworks, METRICS.md, coordination success rate; the threshold is its implementation's",
        docs: {
            summary: 'Whether all agents took part and the answer has most of what they know. Its mean is the coordination success rate.',
            formula: '1 when `agents.coverage` is 1 and `hops.coverage` is at least `coordination_hop_threshold` (default 0.8), else 0.',
            edge_cases: 'When `agents.coverage` is unscored and enough hops are stated.',
        },
        example: {
            text: 'Both required agents, four of five hops: 1.',
            case: { ...examples/* TWO_AGENTS */.OI, required_hops: [1, 2, 3, 4, 5].map((n) => ({ id: `h${n}`, any_of: [`fact ${n}`] })) },
            reply: { answer: 'fact 1, fact 2, fact 3, fact 4', agents: ['billing', 'legal'] },
            value: 1,
        },
    },
    {
        part: 'agent-coverage',
        of: AGENT_COVERAGE,
        needs: ', with `required_agents`',
        source: 'poc-ai-workflow-frameworks, METRICS.md, agent coverage',
        example: {
            text: 'Required `billing` and `legal`; called `legal`: 0.5.',
            case: examples/* TWO_AGENTS */.OI,
            reply: { agents: ['legal'] },
            value: 0.5,
        },
    },
    {
        part: 'tool-coverage',
        of: TOOL_COVERAGE,
        needs: ', with `required_tools`',
        source: 'poc-ai-workflow-frameworks, METRICS.md, tool coverage for coordination',
        example: TOOL_EXAMPLE,
    },
    {
        part: 'trace-reported',
        of: TRACE_REPORTED,
        needs: '',
        source: 'poc-ai-workflow-frameworks, METRICS.md, tool trace reporting rate for coordination',
        example: TRACE_EXAMPLE,
    },
].map((row) => defineForKind(COORDINATION, row));

;// CONCATENATED MODULE: ./build/metrics/workflow/index.js





/** Which agents and tools were used, and the hops of what is found in several steps. */
const WORKFLOW = [
    ...workflow_pass/* WORKFLOW_PASS */.Iz,
    agentCoverage,
    toolCoverage,
    toolTraceReported,
    toolsUsed,
    toolCalls,
    toolErrors,
    clarification/* clarification */.$O,
    match_hops/* hopCoverage */.k6,
    match_hops/* groundedHopCoverage */.gB,
    match_hops/* chainSuccess */.Dj,
    ...BRANCHING_METRICS,
    ...COORDINATION_METRICS,
];

;// CONCATENATED MODULE: ./build/metrics/index.js








/** In the order in which reports show their metrics. To add a metric: its file, and its line in its family's index. */
const FAMILIES = [
    { folder: 'retrieval', title: 'Success and retrieval', metrics: RETRIEVAL },
    { folder: 'routing', title: 'Routes, planning and confidence', metrics: ROUTING },
    { folder: 'workflow', title: 'Agents, tools and hops', metrics: WORKFLOW },
    { folder: 'answer', title: 'The answer and its judges', metrics: ANSWER },
    { folder: 'cost', title: 'Tokens, money and time', metrics: SPENDING },
    { folder: 'agent', title: 'How the target works', metrics: BEHAVIOUR },
    { folder: 'run', title: 'Runs of agents', metrics: AGENT_RUN },
    { folder: 'code', title: 'The source code', metrics: CODE },
];
/** Every metric. */
const REGISTRY = FAMILIES.flatMap(({ metrics }) => metrics);


/***/ }),

/***/ 79239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ quoteNames)
/* harmony export */ });
/** More names than these make nobody wiser. */
const MOST_NAMES = 5;
const NAME_LENGTH = 80;
/**
 * Names behind what is wrong with them, as one clause; none where there is no name. `nouns` is a plural in -s.
 * @example quoteNames('it did not retrieve', 'sources', ['a.md']) // ['it did not retrieve the source "a.md"']
 */
function quoteNames(what, nouns, names) {
    if (names.length === 0)
        return [];
    const noun = names.length === 1 ? nouns.slice(0, -1) : nouns;
    const listed = names.slice(0, MOST_NAMES).map((name) => JSON.stringify(name.slice(0, NAME_LENGTH)));
    const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : '';
    return [`${what} the ${noun} ${listed.join(', ')}${more}`];
}


/***/ }),

/***/ 48512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dz: () => (/* binding */ scoreRanking),
/* harmony export */   a5: () => (/* binding */ expectsSpans),
/* harmony export */   bz: () => (/* binding */ SPAN_RULES),
/* harmony export */   jr: () => (/* binding */ describeUndecided),
/* harmony export */   us: () => (/* binding */ rankSpans),
/* harmony export */   zA: () => (/* binding */ matchSpans)
/* harmony export */ });
/* harmony import */ var _format_join_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73341);
/* harmony import */ var _model_plain_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1275);
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44960);
/* harmony import */ var _model_undecided_span_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27996);
/* harmony import */ var _remember_last_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19784);
/* harmony import */ var _normalize_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70592);






/** Part of the definition of every metric that reads a ranking: raise it when the rules below change. */
const SPAN_RULES = 'spans/2';
/** Whether the case expects a span at all: one with a relevance above 0. */
function expectsSpans(golden) {
    // A loop: about thirty metrics ask it of every case.
    for (const { relevance } of golden.expected_spans)
        if (relevance > 0)
            return true;
    return false;
}
const DUPLICATE = { rank: null, expected: null, by: null };
/**
 * What each retrieved span finds, in the order of the reply. Duplicates find nothing and take no rank. Every expected span is
 * found at most once, and a retrieved span finds at most one: the one that names it most exactly, then the most relevant,
 * then the first listed.
 * @example matchSpans([{ path: './a.ts' }, { path: 'a.ts' }], [a]) // [{ rank: 1, expected: a, by: 'path' }, { rank: null, expected: null, by: null }]
 */
const matchSpans = (0,_remember_last_js__WEBPACK_IMPORTED_MODULE_0__/* .rememberLast */ .m)(matchEach);
function matchEach(retrieved, expected) {
    const known = indexExpected(expected);
    const matches = [];
    const undecided = [];
    const isNamed = retrieved.some(({ path, hash }) => path !== undefined || hash !== undefined);
    let rank = 0;
    for (const span of retrieved) {
        const path = span.path === undefined ? undefined : (0,_normalize_path_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizePath */ .F)(span.path);
        const file = path === undefined ? undefined : known.files.get(path);
        if (isDuplicate(known, span, path, file)) {
            matches.push(DUPLICATE);
            continue;
        }
        rank += 1;
        const match = findMostExact(known, span, file);
        if (match !== null)
            match.entry.isFound = true;
        else {
            const entries = isNamed ? undecidedWithin(known, span, path, file) : known.entries;
            if (entries.length > 0)
                undecided.push({ index: matches.length, entries });
        }
        matches.push({ rank, expected: match?.entry.span ?? null, by: match?.by ?? null });
    }
    // Only now is it known what none of the others finds.
    for (const { index, entries } of undecided) {
        const entry = entries.find(({ span, isFound }) => !isFound && span.relevance > 0);
        const match = matches[index];
        if (entry === undefined || match === undefined)
            continue;
        entry.isFound = true;
        matches[index] = { ...match, may_be: entry.span };
    }
    return matches;
}
/**
 * The retrieved spans as relevances by rank, matched by `matchSpans`.
 * @example rankSpans([{ path: 'b.ts' }, { path: './a.ts' }], [{ path: 'a.ts', relevance: 1 }]) // gains [0, 1], ideal [1]
 */
function rankSpans(retrieved, expected) {
    const gains = [];
    let foundByPath = 0;
    const matches = matchSpans(retrieved, expected);
    for (const match of matches) {
        if (match.rank === null)
            continue;
        const gain = match.expected?.relevance ?? 0;
        gains.push(gain);
        if (gain > 0 && match.by === 'path')
            foundByPath += 1;
    }
    const reason = describeUndecided(retrieved, matches);
    const ideal = expected.map(({ relevance }) => relevance).filter((relevance) => relevance > 0);
    return {
        gains,
        ideal: ideal.sort((a, b) => b - a),
        duplicates: retrieved.length - gains.length,
        found_by_path: foundByPath,
        undecided: reason === null
            ? null
            : {
                gains: matches
                    .filter(({ rank }) => rank !== null)
                    .map(({ expected: found, may_be: possible }) => (possible ?? found)?.relevance ?? 0),
                reason,
            },
    };
}
/**
 * What a measure says of a ranking; unscored where it depends on a retrieved span of which it cannot be told whether it is an expected one.
 * The measure must not fall when more is found, or not rise: then both ends say all.
 */
function scoreRanking(ranking, measure) {
    const value = measure(ranking);
    const { undecided } = ranking;
    if (undecided !== null && measure({ ...ranking, gains: undecided.gains }) !== value)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c)(undecided.reason);
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .l)(value);
}
/** Why the first retrieved span that may or may not be an expected one cannot be told apart; null where there is none. */
function describeUndecided(retrieved, matches) {
    for (const [index, { may_be: expected }] of matches.entries()) {
        const span = retrieved[index];
        if (expected === undefined || span === undefined)
            continue;
        return (0,_model_undecided_span_js__WEBPACK_IMPORTED_MODULE_3__/* .writeUndecided */ .pI)({ expected: (0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_4__/* .labelSpan */ .li)(expected), returned: (0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_4__/* .labelSpan */ .li)(span), mend: mendOf(expected, span) });
    }
    return null;
}
function mendOf(expected, span) {
    if (span.path === undefined)
        return 'report the `path` of every span';
    if ((0,_normalize_path_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizePath */ .F)(span.path) !== (0,_normalize_path_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizePath */ .F)(expected.path))
        return _model_undecided_span_js__WEBPACK_IMPORTED_MODULE_3__/* .RELATIVE_PATHS */ ._$;
    if (expected.symbol === undefined && linesOf(expected) === null)
        return 'report its `hash`, or expect a symbol or lines instead';
    const [hasSymbol, hasLines] = [span.symbol !== undefined, linesOf(span) !== null];
    if (!hasSymbol && !hasLines)
        return 'report its `symbol`, or `start_line` and `end_line`';
    if (expected.symbol === undefined)
        return 'report `start_line` and `end_line` too';
    return hasSymbol ? 'report the whole name of the symbol, as the case writes it' : 'report its `symbol` too';
}
function indexExpected(expected) {
    const wantedByHash = new Map();
    const files = new Map();
    const entries = [];
    for (const span of [...expected].sort((a, b) => b.relevance - a.relevance)) {
        const symbol = span.symbol === undefined ? null : (0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_5__/* .plainSymbol */ .Nb)(span.symbol);
        const entry = { span, symbol, lines: linesOf(span), isFound: false };
        entries.push(entry);
        const path = (0,_normalize_path_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizePath */ .F)(span.path);
        const file = files.get(path);
        if (file === undefined)
            files.set(path, { wanted: [entry], first: null, names: null });
        else
            file.wanted.push(entry);
        if (span.hash !== undefined)
            wantedByHash.set(span.hash, [...(wantedByHash.get(span.hash) ?? []), entry]);
    }
    return { entries, wantedByHash, hashes: new Set(), files };
}
const NOTHING = [];
/** Whether a span was retrieved before, which it is from now on. One that the target does not name never was. */
function isDuplicate({ hashes, files }, span, path, file) {
    if (span.hash !== undefined)
        return !isAdded(hashes, span.hash);
    if (path === undefined)
        return false;
    if (file === undefined) {
        files.set(path, { wanted: NOTHING, first: span, names: null });
        return false;
    }
    if (file.first === null) {
        file.first = span;
        return false;
    }
    file.names ??= new Set([nameWithinFile(file.first)]);
    return !isAdded(file.names, nameWithinFile(span));
}
function isAdded(known, name) {
    if (known.has(name))
        return false;
    known.add(name);
    return true;
}
function nameWithinFile(span) {
    if (span.symbol !== undefined)
        return `symbol ${span.symbol}`;
    const lines = knownLinesOf(span);
    return lines === null ? '' : `lines ${lines.first} ${lines.last}`;
}
/** The expected span, among those still to be found, that names a retrieved span most exactly, then the first. */
function findMostExact({ wantedByHash }, span, file) {
    const sameHash = span.hash === undefined ? undefined : wantedByHash.get(span.hash)?.find(({ isFound }) => !isFound);
    if (sameHash !== undefined)
        return { entry: sameHash, by: 'hash' };
    if (file === undefined || file.wanted.length === 0)
        return null;
    const given = namesOf(span);
    let best = null;
    for (const entry of file.wanted) {
        const by = entry.isFound ? null : identify(entry, span, given);
        if (by === 'symbol')
            return { entry, by };
        if (by !== null && by !== 'undecided' && (best === null || (by === 'lines' && best.by === 'path')))
            best = { entry, by };
    }
    return best;
}
/**
 * The expected spans of which it cannot be told whether a retrieved one, which finds none, is theirs: those of its file, or of a file
 * whose path is the end of an absolute one that lies outside the checkout.
 */
function undecidedWithin({ files }, span, path, file) {
    if (path === undefined)
        return NOTHING;
    if (file !== undefined && file.wanted.length > 0) {
        const given = namesOf(span);
        return file.wanted.filter((entry) => identify(entry, span, given) === 'undecided');
    }
    if (!(0,_normalize_path_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsolutePath */ .Z)(path))
        return NOTHING;
    return [...files].flatMap(([own, { wanted }]) => (path.endsWith(`/${own}`) ? wanted : NOTHING));
}
function namesOf(span) {
    return { symbol: span.symbol === undefined ? null : (0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_5__/* .plainSymbol */ .Nb)(span.symbol), lines: knownLinesOf(span) };
}
/**
 * By what a retrieved span with the same path is an expected one, or null when it is not. The first that both sides give decides: the
 * hash (which differs here, or it had been found by it); the symbol; overlapping lines. The path alone decides only for an expected
 * span that names nothing else. Where they have nothing in common, it cannot be told.
 */
function identify({ span: expected, symbol, lines: wanted }, span, given) {
    if (expected.hash !== undefined && span.hash !== undefined)
        return null;
    if (expected.symbol !== undefined && symbol !== null) {
        if (symbol === given.symbol)
            return 'symbol';
        const { is, is_not: isNot } = span.in_checkout ?? {};
        if (is?.includes(expected.symbol) === true)
            return given.symbol === null ? 'lines' : 'symbol';
        if (isNot?.includes(expected.symbol) === true)
            return null;
        if (given.symbol !== null && !(0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_5__/* .isShortFor */ .Ed)(symbol, given.symbol) && !(0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_5__/* .isShortFor */ .Ed)(given.symbol, symbol))
            return null;
    }
    if (wanted !== null && given.lines !== null)
        return overlaps(wanted, given.lines) ? 'lines' : null;
    return expected.hash === undefined && symbol === null && wanted === null ? 'path' : 'undecided';
}
function overlaps(one, other) {
    return one.first <= other.last && other.first <= one.last;
}
/** As the target says, else as the checkout does. */
function knownLinesOf(span) {
    return linesOf(span) ?? (span.in_checkout === undefined ? null : linesOf(span.in_checkout));
}
function linesOf({ start_line: start, end_line: end }) {
    const first = start ?? end;
    const last = end ?? start;
    return first === undefined || last === undefined ? null : { first, last };
}


/***/ }),

/***/ 70592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ normalizePath),
/* harmony export */   Z: () => (/* binding */ isAbsolutePath)
/* harmony export */ });
/**
 * Surely in that spelling, as nearly all are: ASCII, and no part that is empty or starts with a dot. An expression, since a run asks of
 * every span that every trial retrieved, and V8 makes machine code of it.
 */
const PLAIN = /^(?:[^./\\\u0080-\uffff][^/\\\u0080-\uffff]*(?:\/(?!$)|$))+$/;
/** Longer than a system's paths; an expression runs out of stack on one of ten million characters. */
const LONG = 1_000;
/**
 * A path in one spelling: forward slashes, no `.` or empty parts, `..` resolved, Unicode composed (macOS decomposes).
 * @example normalizePath('.\\src//core/../a.ts') // 'src/a.ts'
 */
function normalizePath(path) {
    return path.length < LONG && PLAIN.test(path) ? path : spellPath(path);
}
function spellPath(path) {
    const parts = [];
    const slashed = path.normalize('NFC').replaceAll('\\', '/');
    for (const part of slashed.split('/')) {
        if (part === '' || part === '.')
            continue;
        if (part === '..' && parts.length > 0 && parts.at(-1) !== '..')
            parts.pop();
        else
            parts.push(part);
    }
    return (slashed.startsWith('/') ? '/' : '') + parts.join('/');
}
/** Whether a path in one spelling starts at the root of a system, or of a drive. */
function isAbsolutePath(path) {
    return path.startsWith('/') || /^[a-z]:\//i.test(path);
}


/***/ }),

/***/ 1831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JZ: () => (/* binding */ reciprocalRank),
/* harmony export */   WC: () => (/* binding */ countFound),
/* harmony export */   YQ: () => (/* binding */ findsCritical),
/* harmony export */   Yu: () => (/* binding */ describeDivisor),
/* harmony export */   cF: () => (/* binding */ averagePrecision),
/* harmony export */   fY: () => (/* binding */ harmonicMean),
/* harmony export */   gD: () => (/* binding */ hitAtK),
/* harmony export */   jh: () => (/* binding */ measurePrecision),
/* harmony export */   nx: () => (/* binding */ ndcgAtK),
/* harmony export */   o4: () => (/* binding */ recallAtK),
/* harmony export */   tf: () => (/* binding */ precisionAtK)
/* harmony export */ });
/* unused harmony export precisionOfReturned */
/**
 * 1 when at least one expected span is among the first k retrieved, else 0.
 * Source: trec_eval 10.0 `success`, https://github.com/usnistgov/trec_eval
 * @example hitAtK([0, 0, 1], 3) // 1
 */
function hitAtK(gains, k) {
    return countFound(gains, k) > 0 ? 1 : 0;
}
/**
 * How many of the first k spans are expected ones: those with a gain above 0. In a loop and not in words, since a trial of a hundred spans
 * asks it for every k of several metrics.
 * @example countFound([1, 0, 0.5], 2) // 1
 */
function countFound(gains, k = gains.length) {
    const end = Math.min(k, gains.length);
    let found = 0;
    for (let index = 0; index < end; index++)
        if ((gains[index] ?? 0) > 0)
            found += 1;
    return found;
}
/**
 * The share of the first k places that hold an expected span; a place that is not filled counts as a miss.
 * Source: trec_eval 10.0 `P`, https://github.com/usnistgov/trec_eval
 * @example precisionAtK([1, 0, 1], 5) // 0.4
 */
function precisionAtK(gains, k) {
    return countFound(gains, k) / k;
}
/**
 * The share of the first k retrieved spans that are expected, whether or not there are k of them; 0 when nothing was retrieved.
 * @example precisionOfReturned([1, 0, 1], 5) // 0.666…
 */
function precisionOfReturned(gains, k) {
    return gains.length === 0 ? 0 : precisionAtK(gains, Math.min(k, gains.length));
}
/** The precision that the suite asks for (`precision_divisor`). */
function measurePrecision(gains, { k, scoring }) {
    return scoring.precision_divisor === 'k' ? precisionAtK(gains, k) : precisionOfReturned(gains, k);
}
/** What a definition says of the divisor of precision; null for k. */
function describeDivisor({ scoring }) {
    return scoring.precision_divisor === 'k' ? null : `divisor=${scoring.precision_divisor}`;
}
/**
 * The share of the expected spans that are among the first k retrieved. `expected` is their number, at least 1.
 * Source: trec_eval 10.0 `recall`, https://github.com/usnistgov/trec_eval
 * @example recallAtK([1, 0, 1], 3, 5) // 0.666…
 */
function recallAtK(gains, expected, k) {
    return countFound(gains, k) / expected;
}
/**
 * Discounted cumulative gain of the first k places over the best that the case allows: Σ gain / log2(rank + 1). The gain is the
 * relevance itself, or 2^relevance − 1 where `gain` is `exp`. The ideal is taken from the expected spans, so that what was missed
 * lowers it.
 * Source: Järvelin & Kekäläinen 2002, ACM TOIS 20:422, with the discount of trec_eval 10.0 `ndcg_cut`; exponential gain: Burges et al.
 * 2005, ICML 22:89.
 * @example ndcgAtK({ gains: [0, 0.8, 1, 0, 0], ideal: [1, 0.8] }, { k: 5, gain: 'linear' }) // 0.667718…
 */
function ndcgAtK({ gains, ideal }, { k, gain }) {
    const gainOf = GAINS[gain];
    return Math.min(1, discount(gains, k, gainOf) / discount(ideal, k, gainOf));
}
const GAINS = {
    linear: (relevance) => relevance,
    // expm1 keeps a relevance of 1e-20, of which 2 ** relevance - 1 leaves nothing.
    exp: (relevance) => Math.expm1(relevance * Math.LN2),
};
function discount(relevances, k, gainOf) {
    const end = Math.min(k, relevances.length);
    let sum = 0;
    for (let index = 0; index < end; index++) {
        const relevance = relevances[index] ?? 0;
        // Most places hold nothing, and a logarithm takes longer than to see it.
        if (relevance !== 0)
            sum += gainOf(relevance) / Math.log2(index + 2);
    }
    return sum;
}
/**
 * The precision at the rank of each expected span that was found, summed and divided by the number of expected spans: what was missed
 * counts as 0. `expected` is at least 1, and only the first k are looked at where a k is given. Its mean over cases is the MAP.
 * Source: trec_eval 10.0 `map`, https://github.com/usnistgov/trec_eval
 * @example averagePrecision([0, 1, 1], 3) // (1/2 + 2/3) / 3 = 0.388…
 */
function averagePrecision(gains, expected, k = gains.length) {
    const end = Math.min(k, gains.length);
    let found = 0;
    let sum = 0;
    for (let index = 0; index < end; index++) {
        if ((gains[index] ?? 0) <= 0)
            continue;
        found += 1;
        sum += found / (index + 1);
    }
    return sum / expected;
}
/**
 * 1 / the rank of the first expected span in the whole list, 0 when none was retrieved; its mean over cases is the MRR.
 * Source: trec_eval 10.0 `recip_rank`; Voorhees 1999, The TREC-8 Question Answering Track Report.
 * @example reciprocalRank([0, 0, 1, 1]) // 0.333…
 */
function reciprocalRank(gains) {
    const first = gains.findIndex((gain) => gain > 0);
    return first === -1 ? 0 : 1 / (first + 1);
}
/** From this relevance on, a span is critical. */
const CRITICAL = 1;
/**
 * 1 when every critical span of a case, of relevance 1 or more, is among the first k, else 0; `hitAtK` for a case that has none.
 * Source: docs/metrics/retrieval.md#success.
 * @example findsCritical({ gains: [1, 0, 0.5], ideal: [1, 1, 0.5] }, 3) // 0
 */
function findsCritical({ gains, ideal }, k) {
    const countIn = (relevances) => relevances.filter((value) => value >= CRITICAL).length;
    const wanted = countIn(ideal);
    if (wanted === 0)
        return hitAtK(gains, k) === 1 ? 1 : 0;
    return countIn(gains.slice(0, k)) === wanted ? 1 : 0;
}
/**
 * The harmonic mean of a precision and a recall, 0 when both are 0: the F1 measure.
 * Source: van Rijsbergen 1979, Information Retrieval, chapter 7, with β = 1.
 * @example harmonicMean(0.4, 2 / 3) // 0.5
 */
function harmonicMean(precision, recall) {
    return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
}


/***/ }),

/***/ 36355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ scoreSourceSuccess),
/* harmony export */   X6: () => (/* binding */ listMissingSources),
/* harmony export */   dz: () => (/* binding */ retrievedSources),
/* harmony export */   eQ: () => (/* binding */ describeForeign),
/* harmony export */   hC: () => (/* binding */ sourceRecall),
/* harmony export */   qI: () => (/* binding */ sourcePrecision),
/* harmony export */   vD: () => (/* binding */ sourceF1),
/* harmony export */   z1: () => (/* binding */ expectsSources)
/* harmony export */ });
/* unused harmony export scoreSets */
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44960);
/* harmony import */ var _model_undecided_span_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27996);
/* harmony import */ var _define_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94896);
/* harmony import */ var _normalize_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70592);
/* harmony import */ var _ranking_formulas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1831);





/**
 * The documents that a reply draws on, each once, in one spelling: its `sources`, else the `source` (or the `path`) of its spans. Null
 * when it reports neither, or spans that name no document.
 * @example retrievedSources({ spans: [{ path: './a.md' }, { source: 'a.md' }] }) // Set { 'a.md' }
 */
function retrievedSources({ sources, spans }) {
    if (sources !== undefined)
        return new Set(sources.map(_normalize_path_js__WEBPACK_IMPORTED_MODULE_2__/* .normalizePath */ .F));
    if (spans === undefined)
        return null;
    const names = spans.flatMap(({ source, path }) => source ?? path ?? []);
    return names.length === 0 && spans.length > 0 ? null : new Set(names.map(_normalize_path_js__WEBPACK_IMPORTED_MODULE_2__/* .normalizePath */ .F));
}
/**
 * Precision and recall of a set of retrieved names against those expected, of which there is at least one.
 * Source: poc-ai-workflow-frameworks, METRICS.md, retrieval precision and recall.
 * @example scoreSets(new Set(['a', 'x']), new Set(['a', 'b', 'c'])) // precision 1/2, recall 1/3
 */
function scoreSets(retrieved, expected) {
    const relevant = [...retrieved].filter((name) => expected.has(name)).length;
    return { precision: retrieved.size === 0 ? 0 : relevant / retrieved.size, recall: relevant / expected.size };
}
function defineSourceMetric(spec, figure) {
    return (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .defineMetric */ .GR)({
        ...spec,
        ..._define_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .SHARE */ .oV,
        definition: `${spec.name}/2`,
        applies: expectsSources,
        score: (trial) => scoreSources(trial, figure),
        when_failed: 0,
    });
}
/** Whether the case names a document that the answer should draw on. */
function expectsSources({ expected_sources: expected = [] }) {
    return expected.length > 0;
}
/** Whether the reply draws on `any` document that the case expects, or on `all` of them; 0 or 1. The case expects some. */
function scoreSourceSuccess(trial, rule) {
    const retrieved = retrievedSources(trial.observation.reply);
    // One that was found decides, whatever cannot be told of the others.
    if (rule === 'any' && [...expectedSources(trial.golden)].some((name) => retrieved?.has(name)))
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__/* .scored */ .l)(1);
    return scoreSources(trial, ({ recall }) => (recall === 1 ? 1 : 0));
}
/** The sources of the case, as it writes them, that were not retrieved. */
function listMissingSources(reply, { expected_sources: expected = [] }) {
    const retrieved = retrievedSources(reply);
    return expected.filter((name) => retrieved?.has((0,_normalize_path_js__WEBPACK_IMPORTED_MODULE_2__/* .normalizePath */ .F)(name)) !== true);
}
function scoreSources({ observation, golden }, figure) {
    const retrieved = retrievedSources(observation.reply);
    if (retrieved === null)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__/* .unscored */ .c)('the target reported no sources');
    const expected = expectedSources(golden);
    const undecided = describeForeign(retrieved, expected);
    return undecided === null ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__/* .scored */ .l)(figure(scoreSets(retrieved, expected))) : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__/* .unscored */ .c)(undecided);
}
/**
 * Why it cannot be told whether an expected document was retrieved: what was has an absolute path outside the checkout that ends like it.
 * Null where it can.
 */
function describeForeign(retrieved, expected) {
    const foreign = [...retrieved].filter(_normalize_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsolutePath */ .Z);
    if (foreign.length === 0)
        return null;
    for (const name of expected) {
        const returned = retrieved.has(name) ? undefined : foreign.find((each) => each.endsWith(`/${name}`));
        if (returned !== undefined)
            return (0,_model_undecided_span_js__WEBPACK_IMPORTED_MODULE_4__/* .writeUndecided */ .pI)({ expected: name, returned, mend: _model_undecided_span_js__WEBPACK_IMPORTED_MODULE_4__/* .RELATIVE_PATHS */ ._$ });
    }
    return null;
}
function expectedSources({ expected_sources: expected }) {
    return new Set(expected?.map(_normalize_path_js__WEBPACK_IMPORTED_MODULE_2__/* .normalizePath */ .F));
}
const sourcePrecision = defineSourceMetric({
    name: 'sources.precision',
    title: 'precision of sources',
    docs: {
        summary: 'How many of the documents used are wanted.',
        formula: 'Documents that are retrieved and expected, divided by those retrieved; 0 when none is. The documents of a reply are its `sources`, else the `source` (or the `path`) of its spans, each once, compared like paths. An absolute path inside the checkout is relative to it.',
        needs: 'To cases with `expected_sources`.',
        edge_cases: 'When the reply has neither `sources` nor spans that name a document; when one has an absolute path outside the checkout that ends with an expected name.',
        example: {
            text: 'Expected `a.md`, `b.md`, `c.md`; `sources: [./a.md, x.md, a.md]`: 1/2 = 0.5.',
            case: { expected_sources: ['a.md', 'b.md', 'c.md'] },
            reply: { sources: ['./a.md', 'x.md', 'a.md'] },
            value: 0.5,
        },
    },
    source: 'poc-ai-workflow-frameworks, METRICS.md, retrieval precision: documents, not spans',
}, ({ precision }) => precision);
const sourceRecall = defineSourceMetric({
    name: 'sources.recall',
    title: 'recall of sources',
    docs: {
        summary: 'How many of the wanted documents are used.',
        formula: 'Documents that are retrieved and expected, divided by those expected.',
        needs: 'To cases with `expected_sources` (the document says 1 for the others).',
        edge_cases: 'As `sources.precision`.',
        example: {
            text: 'As above: 1/3 = 0.333.',
            case: { expected_sources: ['a.md', 'b.md', 'c.md'] },
            reply: { sources: ['./a.md', 'x.md', 'a.md'] },
            value: 1 / 3,
        },
    },
    source: 'poc-ai-workflow-frameworks, METRICS.md, retrieval recall: documents, not spans',
}, ({ recall }) => recall);
const sourceF1 = defineSourceMetric({
    name: 'sources.f1',
    title: 'F1 of sources',
    docs: {
        summary: 'Precision and recall of documents in one figure.',
        formula: '2PR / (P + R) of `sources.precision` and `sources.recall`; 0 when both are 0.',
        needs: 'To cases with `expected_sources`.',
        edge_cases: 'As `sources.precision`.',
        example: {
            text: 'As above: 2 · (1/2 · 1/3) / (5/6) = 0.4.',
            case: { expected_sources: ['a.md', 'b.md', 'c.md'] },
            reply: { sources: ['./a.md', 'x.md', 'a.md'] },
            value: 0.4,
        },
    },
    source: 'van Rijsbergen 1979, Information Retrieval, chapter 7, with β = 1; documents, not spans',
}, ({ precision, recall }) => (0,_ranking_formulas_js__WEBPACK_IMPORTED_MODULE_1__/* .harmonicMean */ .fY)(precision, recall));


/***/ }),

/***/ 94604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $o: () => (/* binding */ routeAccuracy),
/* harmony export */   BV: () => (/* binding */ routeOverRouted),
/* harmony export */   EL: () => (/* binding */ tierRules),
/* harmony export */   QW: () => (/* binding */ nameTier),
/* harmony export */   ZX: () => (/* binding */ routeUnderRouted),
/* harmony export */   lb: () => (/* binding */ routeFirstTierShare),
/* harmony export */   uQ: () => (/* binding */ finalRouteTier),
/* harmony export */   ui: () => (/* binding */ orderTiers)
/* harmony export */ });
/* unused harmony exports distanceOf, chosenRouteTier */
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66599);
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44960);
/* harmony import */ var _define_metric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94896);



/**
 * How many tiers the chosen one lies above the expected one; below is negative. A reason when the suite's `route_tiers` lack one of two
 * that differ.
 * @example distanceOf({ chosen: 'codex', expected: 'local' }, ['local', 'api', 'codex']) // 2
 */
function distanceOf({ chosen, expected }, tiers) {
    if (chosen === expected)
        return 0;
    const stranger = [chosen, expected].find((tier) => !tiers.includes(tier));
    return stranger === undefined ? tiers.indexOf(chosen) - tiers.indexOf(expected) : describeStranger(stranger);
}
function describeStranger(tier) {
    return `the suite's \`route_tiers\` do not list ${tier}`;
}
function choiceOf({ observation: { reply }, golden }, scoring) {
    const [chosen, expected] = [chosenRouteTier(reply, scoring), nameTier(golden.expected_route, scoring)];
    return chosen === null || expected === null ? null : { chosen, expected };
}
function defineRoute(spec) {
    return (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .defineMetric */ .GR)({
        ...spec,
        unit: 'ratio',
        kind: 'binary',
        range: [0, 1],
        definition: ({ scoring }) => `${spec.name}/1 ${tierRules(scoring)}`,
    });
}
/** A metric of the tier that was chosen, held against the case's `expected_route`. */
function defineChoice(input) {
    const { holds, ...spec } = input;
    return defineRoute({
        ...spec,
        source: 'LLMC, evaluation framework, routing: the tier that the case names in `expected_route`',
        default_margin: { kind: 'absolute', value: 0.05 },
        applies: ({ expected_route: expected }) => expected !== undefined,
        score: (trial, context) => {
            const choice = choiceOf(trial, context.scoring);
            if (choice === null)
                return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c)('the target reported no route tier');
            return asScore(holds(choice, context));
        },
    });
}
function asScore(holds) {
    return typeof holds === 'string' ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c)(holds) : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .l)(holds ? 1 : 0);
}
const routeAccuracy = defineChoice({
    name: 'route.accuracy',
    title: 'routing accuracy',
    docs: {
        summary: 'Whether the router chose the tier that the case expects.',
        formula: "1 when the chosen tier is `expected_route`, else 0. The chosen tier is `planner.route`, else that of the first attempt. Tiers go by the suite's names: `aliases.route_tiers` are resolved, upper and lower case are the same.",
        needs: 'To cases with an `expected_route`.',
        source: "LLMC, evaluation framework, routing; expected tiers are Goldenpair's own addition",
        edge_cases: 'When no tier is reported; when the trial failed.',
        example: {
            text: 'Expected `api`, asked `local`, then `api`: 0.',
            case: { expected_route: 'api' },
            reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .ESCALATED */ .ZZ,
            value: 0,
        },
    },
    direction: 'higher',
    holds: ({ chosen, expected }) => chosen === expected,
});
const routeUnderRouted = defineChoice({
    name: 'route.under-routed',
    title: 'routed too low',
    docs: {
        summary: 'Whether the router chose too low a tier.',
        formula: "1 when the chosen tier stands before `expected_route` in the suite's `route_tiers`, else 0.",
        needs: 'To cases with an `expected_route`.',
        source: 'LLMC, evaluation framework, router strategy comparison',
        edge_cases: 'As `route.accuracy`; and when the two differ and `route_tiers` lack one of them.',
        example: {
            text: 'Expected `api`, asked `local`, then `api`: 1.',
            case: { expected_route: 'api' },
            reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .ESCALATED */ .ZZ,
            value: 1,
        },
    },
    direction: 'lower',
    holds: (choice, { scoring }) => mapDistance(distanceOf(choice, scoring.route_tiers), (distance) => distance < 0),
});
const routeOverRouted = defineChoice({
    name: 'route.over-routed',
    title: 'routed too high',
    docs: {
        summary: 'Whether the router chose too high a tier.',
        formula: "1 when the chosen tier stands after `expected_route` in the suite's `route_tiers`, else 0.",
        needs: 'To cases with an `expected_route`.',
        source: 'LLMC, evaluation framework, router strategy comparison',
        edge_cases: 'As `route.under-routed`.',
        example: {
            text: 'Expected `api`, asked `local`, then `api`: 0.',
            case: { expected_route: 'api' },
            reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .ESCALATED */ .ZZ,
            value: 0,
        },
    },
    aspect: 'spending',
    direction: 'lower',
    holds: (choice, { scoring }) => mapDistance(distanceOf(choice, scoring.route_tiers), (distance) => distance > 0),
});
function mapDistance(distance, test) {
    return typeof distance === 'string' ? distance : test(distance);
}
const routeFirstTierShare = defineRoute({
    name: 'route.first-tier-share',
    title: 'answered by the first tier',
    docs: {
        summary: 'Whether the cheapest route tier answered. Its mean is the share that it answers.',
        formula: "1 when the tier that answered is the first of the suite's `route_tiers`, else 0. The tier that answered is that of the last attempt, or `planner.route` where at most one attempt is reported.",
        edge_cases: "When no tier is reported, or one that the suite's `route_tiers` do not list; when the trial failed.",
        example: { text: 'Asked `local`, then `api`: 0.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .ESCALATED */ .ZZ, value: 0 },
    },
    source: 'LLMC, evaluation framework, tier usage distribution',
    direction: 'neutral',
    score: ({ observation: { reply } }, { scoring }) => {
        const tier = finalRouteTier(reply, scoring);
        if (tier === null)
            return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c)('the target reported no route tier');
        return scoring.route_tiers.includes(tier)
            ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .l)(tier === scoring.route_tiers[0] ? 1 : 0)
            : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c)(describeStranger(tier));
    },
});
/** A tier that the suite does not list is named by the target. */
const NAME_LENGTH = 80;
/** Part of the definition of every metric that orders route tiers. */
function tierRules({ route_tiers: tiers, aliases }) {
    return `tiers=${JSON.stringify([tiers, aliases.route_tiers])}`;
}
/**
 * A route tier under the suite's name for it: aliases are resolved, case and outer spaces ignored; one that the suite does not list is
 * in lower case, cut to 80 characters. Null when there is none.
 * @example nameTier(' Local', { route_tiers: ['local'], aliases }) // 'local'
 */
function nameTier(written, { route_tiers: tiers, aliases }) {
    if (written === undefined || written.trim() === '')
        return null;
    const meant = Object.entries(aliases.route_tiers).find(([other]) => keyOf(other) === keyOf(written))?.[1] ?? written;
    return tiers.find((tier) => keyOf(tier) === keyOf(meant)) ?? keyOf(meant).slice(0, NAME_LENGTH);
}
function keyOf(name) {
    return name.normalize('NFKC').trim().toLowerCase();
}
/** The route tier that was chosen before anything was tried: the planner's route, else the tier of the first attempt; null when neither is reported. */
function chosenRouteTier({ attempts, planner }, rules) {
    return nameTier(planner?.route, rules) ?? nameTier(attempts?.[0]?.route_tier, rules);
}
/** The route tier that answered: that of the last attempt; the planner's route where one attempt at most is reported; else null. */
function finalRouteTier({ attempts = [], planner }, rules) {
    const last = nameTier(attempts.at(-1)?.route_tier, rules);
    return last ?? (attempts.length > 1 ? null : nameTier(planner?.route, rules));
}
/**
 * Route tiers in the suite's order, cheapest first, then those that it does not list, by name.
 * @example orderTiers(['mine', 'api', 'local'], ['local', 'api', 'codex']) // ['local', 'api', 'mine']
 */
function orderTiers(found, known) {
    const tiers = new Set(found);
    return [...known.filter((tier) => tiers.has(tier)), ...[...tiers].filter((tier) => !known.includes(tier)).sort()];
}


/***/ }),

/***/ 52778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I5: () => (/* binding */ routeAttempts),
/* harmony export */   KN: () => (/* binding */ markEscalations),
/* harmony export */   ps: () => (/* binding */ routeEscalationRate),
/* harmony export */   uY: () => (/* binding */ routeEscalations)
/* harmony export */ });
/* unused harmony export countEscalations */
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66599);
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44960);
/* harmony import */ var _define_metric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94896);
/* harmony import */ var _route_choice_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94604);




/**
 * How often a query was handed to a higher route tier: by its `attempts`, else as the target counted it in `escalations`.
 * Unscored when neither says.
 * @example countEscalations({ attempts: [{ route_tier: 'local' }, { route_tier: 'api' }] }, scoring) // 1
 */
function countEscalations({ attempts, escalations }, scoring) {
    const marks = attempts === undefined ? null : markEscalations(attempts, scoring);
    if (marks !== null && !marks.includes(null))
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__/* .scored */ .l)(marks.filter((mark) => mark === true).length);
    if (escalations !== undefined)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__/* .scored */ .l)(escalations);
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__/* .unscored */ .c)(marks === null ? 'the target reported no attempts' : 'an attempt has no route_tier');
}
function defineRouteMetric(spec) {
    return (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .defineMetric */ .GR)({
        ...spec,
        aspect: 'spending',
        source: 'LLMC, evaluation framework, escalation rate: the same query with a rising tier, or `result: escalated`',
        definition: ({ scoring }) => `${spec.name}/1 ${(0,_route_choice_js__WEBPACK_IMPORTED_MODULE_2__/* .tierRules */ .EL)(scoring)}`,
    });
}
const routeEscalationRate = defineRouteMetric({
    name: 'route.escalation-rate',
    title: 'escalation rate',
    docs: {
        summary: 'Whether the query was handed to a higher route tier. Its mean is the escalation rate.',
        formula: "1 when one of the reply's `attempts` was escalated: it says `result: escalated`, or the next has a higher tier by the suite's `route_tiers`. The same tier again is a retry. Tiers that the suite does not list are above those it does, and rise as they appear. Without `attempts`, or where one of several has no `route_tier`, the reply's `escalations` count. Tiers go by the suite's names: `aliases.route_tiers` are resolved, upper and lower case are the same.",
        edge_cases: 'When neither says; when the trial failed.',
        example: { text: 'Asked `local`, then `api`: 1.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .ESCALATED */ .ZZ, value: 1 },
    },
    ..._define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .FAULT */ .$S,
    score: ({ observation: { reply } }, { scoring }) => {
        const count = countEscalations(reply, scoring);
        return count.kind === 'scored' ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__/* .scored */ .l)(count.value > 0 ? 1 : 0) : count;
    },
});
const routeEscalations = defineRouteMetric({
    name: 'route.escalations',
    title: 'escalations',
    docs: {
        summary: 'How often the query was handed on.',
        formula: 'The attempts that were escalated, as in `route.escalation-rate`.',
        edge_cases: 'As `route.escalation-rate`.',
        example: { text: 'Asked `local`, then `api`: 1.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .ESCALATED */ .ZZ, value: 1 },
    },
    unit: 'count',
    kind: 'continuous',
    direction: 'lower',
    range: [0, null],
    default_margin: { kind: 'relative', value: 0.1 },
    absolute_margin: 0.05,
    score: ({ observation: { reply } }, { scoring }) => countEscalations(reply, scoring),
});
const routeAttempts = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .defineMetric */ .GR)({
    name: 'route.attempts',
    title: 'attempts inside the target',
    docs: {
        summary: 'How many models the target asked.',
        formula: 'The number of `attempts`.',
        edge_cases: 'When the target reported no `attempts`; when the trial failed.',
        example: { text: 'Asked `local`, then `api`: 2.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .ESCALATED */ .ZZ, value: 2 },
    },
    source: 'LLMC, evaluation framework, enrichment log: one entry a model that was asked',
    ..._define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .COUNT */ .i2,
    score: ({ observation: { reply } }) => reply.attempts === undefined ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__/* .unscored */ .c)('the target reported no attempts') : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__/* .scored */ .l)(reply.attempts.length),
});
/**
 * Whether each attempt was escalated: it says so (`result: escalated`), or the next one has a higher route tier. The same tier again is
 * a retry. Tiers that the suite does not list are higher than those it does, and rise in the order in which they appear. Null where
 * that cannot be told: another attempt follows, and one of the two names no tier.
 * @example markEscalations([{ route_tier: 'local' }, { route_tier: 'local' }, { route_tier: 'api' }], scoring) // [false, true, false]
 */
function markEscalations(attempts, scoring) {
    const ladder = [...scoring.route_tiers];
    const ranks = attempts.map(({ route_tier: written }) => {
        const tier = (0,_route_choice_js__WEBPACK_IMPORTED_MODULE_2__/* .nameTier */ .QW)(written, scoring);
        if (tier === null)
            return null;
        if (!ladder.includes(tier))
            ladder.push(tier);
        return ladder.indexOf(tier);
    });
    return attempts.map(({ result }, index) => {
        if (result === 'escalated')
            return true;
        if (index === attempts.length - 1)
            return false;
        const [from = null, to = null] = ranks.slice(index, index + 2);
        return from === null || to === null ? null : to > from;
    });
}


/***/ }),

/***/ 6319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ti: () => (/* binding */ runCostOfPass),
/* harmony export */   V_: () => (/* binding */ runComposite),
/* harmony export */   ob: () => (/* binding */ costOfPass)
/* harmony export */ });
/* unused harmony export compositeScore */
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66599);
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44960);
/* harmony import */ var _answer_rubric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15804);
/* harmony import */ var _define_metric_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94896);
/* harmony import */ var _success_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25047);





const NAME = 'run.composite';
const TITLE = 'composite score';
const SOURCE = 'ProjectScylla, docs/design/metrics-formulas.md, composite score';
/**
 * The weighted mean of passing (0 or 1, or a rate) and of the judge's score (0 to 1); 0 when the weights sum to 0.
 * Source: ProjectScylla, docs/design/metrics-formulas.md, composite score.
 * @example compositeScore({ pass: 1, impl: 0.85 }, { pass: 0.5, impl: 0.5 }) // 0.925
 */
function compositeScore({ pass, impl }, weights) {
    const total = weights.pass + weights.impl;
    return total === 0 ? 0 : (pass * weights.pass + impl * weights.impl) / total;
}
const DOCS = {
    summary: 'Passing and the judge’s score in one number.',
    formula: '(pass · w_pass + impl · w_impl) / (w_pass + w_impl): pass is `success`, impl `rubric.weighted-score`, the weights are the suite’s `composite_weights` (default 0.5 each). 0 when the weights sum to 0. The document’s pass_rate and impl_rate are those two metrics; there is no second one of each.',
    needs: 'To cases that `success` applies to, in a suite whose answers are judged by a rubric (`judged`).',
    edge_cases: 'When one of the two is. A failed trial is 0.',
    example: {
        text: 'It passes, and the judge gives 0.7979: (1 + 0.7979)/2 = 0.899. With 0.85 it would be 0.925.',
        ..._examples_js__WEBPACK_IMPORTED_MODULE_0__/* .GRADED */ .yC,
        judgments: { ..._examples_js__WEBPACK_IMPORTED_MODULE_0__/* .GRADED */ .yC.judgments, ..._examples_js__WEBPACK_IMPORTED_MODULE_0__/* .THREE_READINGS */ .H3.judgments },
        value: (1 + 1.915 / 2.4) / 2,
    },
};
const runComposite = {
    name: NAME,
    title: TITLE,
    source: SOURCE,
    docs: DOCS,
    expand: (settings) => {
        const [pass] = _success_js__WEBPACK_IMPORTED_MODULE_3__/* .success */ .kX.expand(settings);
        const [impl] = _answer_rubric_js__WEBPACK_IMPORTED_MODULE_1__/* .rubricScore */ .WV.expand(settings);
        if (typeof pass?.score !== 'function' || typeof impl?.score !== 'function')
            throw new Error('success and the rubric are scored per trial');
        const { score: succeed } = pass;
        const { score: judge } = impl;
        return (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .defineMetric */ .GR)({
            name: NAME,
            title: TITLE,
            source: SOURCE,
            docs: DOCS,
            unit: 'ratio',
            kind: 'continuous',
            direction: 'higher',
            range: [0, 1],
            default_margin: { kind: 'absolute', value: 0.05 },
            definition: ({ scoring }) => `${NAME}/1${(0,_define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .changedScoring */ .Qz)(scoring, ['composite_weights'])} | ${pass.definition} | ${impl.definition}`,
            judged_by: [...(pass.judged_by ?? []), ...(impl.judged_by ?? [])],
            applies: (golden) => pass.applies(golden) && impl.applies(golden),
            score: (trial, { scoring }) => {
                const [passed, judged] = [succeed(trial), judge(trial)];
                if (passed.kind === 'unscored')
                    return passed;
                return judged.kind === 'unscored'
                    ? judged
                    : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_4__/* .scored */ .l)(compositeScore({ pass: passed.value, impl: judged.value }, scoring.composite_weights));
            },
            when_failed: 0,
        }).expand(settings);
    },
};
/**
 * What one pass costs, in US dollars; Infinity when nothing passes.
 * Source: ProjectScylla, docs/design/metrics-formulas.md, cost of pass; with a mean cost and a pass rate it is Σ cost / passes.
 * @example costOfPass({ cost: 0.2, passRate: 2 / 3 }) // 0.3
 */
function costOfPass({ cost, passRate }) {
    return passRate === 0 ? Infinity : cost / passRate;
}
const runCostOfPass = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .defineRunMetric */ .zw)({
    name: 'run.cost-of-pass',
    title: 'cost of a pass',
    docs: {
        summary: 'What one success costs, wrong answers included.',
        formula: 'Σ `cost.usd` / Σ `success` over the cases, each with its means over trials: mean cost / pass rate. Trials of unknown cost or outcome are left out of both.',
        needs: 'To cases that `success` applies to.',
        edge_cases: 'A case is, where its cost or success is; the figure is when nothing passes: it is then infinite, not 0.',
        example: {
            text: 'Costs of $0.10, $0.20 and $0.30, of which the second fails: $0.60/2 = $0.30.',
            trials: [
                { case: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .CHECKED */ .kK, reply: { cost_usd: 0.1 } },
                { case: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .CHECKED */ .kK, reply: { cost_usd: 0.2, answer: 'no' } },
                { case: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .CHECKED */ .kK, reply: { cost_usd: 0.3 } },
            ],
            value: 0.3,
        },
    },
    source: 'ProjectScylla, docs/design/metrics-formulas.md, cost of pass',
    unit: 'usd',
    direction: 'lower',
    range: [0, null],
    default_margin: { kind: 'relative', value: 0.1 },
    per_run: () => ({ figure: 'ratio', numerator: 'cost.usd', denominator: 'success' }),
});


/***/ }),

/***/ 25047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ak: () => (/* binding */ defineOutcomeMetric),
  kX: () => (/* binding */ success),
  kU: () => (/* binding */ successAnswer),
  Id: () => (/* binding */ successRetrieval),
  jT: () => (/* binding */ successWorkflow)
});

// EXTERNAL MODULE: ./build/metrics/examples.js
var examples = __webpack_require__(66599);
// EXTERNAL MODULE: ./build/metrics/define-metric.js
var define_metric = __webpack_require__(94896);
// EXTERNAL MODULE: ./build/model/score.js
var score = __webpack_require__(44960);
// EXTERNAL MODULE: ./build/metrics/answer/checks.js
var checks = __webpack_require__(57932);
// EXTERNAL MODULE: ./build/metrics/answer/judge-answer.js
var judge_answer = __webpack_require__(99393);
// EXTERNAL MODULE: ./build/metrics/answer/judged-part.js
var judged_part = __webpack_require__(2044);
// EXTERNAL MODULE: ./build/metrics/case-kinds.js
var case_kinds = __webpack_require__(26114);
// EXTERNAL MODULE: ./build/metrics/quote-names.js
var quote_names = __webpack_require__(79239);
// EXTERNAL MODULE: ./build/metrics/retrieval/match-spans.js
var match_spans = __webpack_require__(48512);
// EXTERNAL MODULE: ./build/metrics/retrieval/ranking-formulas.js
var ranking_formulas = __webpack_require__(1831);
// EXTERNAL MODULE: ./build/metrics/retrieval/sources.js
var sources = __webpack_require__(36355);
// EXTERNAL MODULE: ./build/metrics/workflow/clarification.js
var clarification = __webpack_require__(26862);
// EXTERNAL MODULE: ./build/metrics/workflow/match-hops.js
var match_hops = __webpack_require__(81704);
// EXTERNAL MODULE: ./build/metrics/workflow/validate-calls.js
var validate_calls = __webpack_require__(75822);
// EXTERNAL MODULE: ./build/metrics/workflow/workflow-pass.js
var workflow_pass = __webpack_require__(12131);
;// CONCATENATED MODULE: ./build/metrics/success-rules.js














const WILLINGNESS = {
    about: 'willingness',
    // Every case wants an answer, also one that defines nothing of it.
    applies: () => true,
    score: ({ observation: { reply }, golden }) => {
        // Where it must not ask, `isWilling` says so: an answer may end in a question mark.
        const mustAsk = golden.clarification_expected === true;
        return (0,score/* scored */.l)((0,clarification/* isWilling */.R9)(reply, golden) && (!mustAsk || (0,clarification/* hasAskedBack */.u3)(reply)) ? 1 : 0);
    },
    explain: ({ observation: { reply }, golden }) => [(0,clarification/* explainUnwillingness */.iH)(reply, golden)],
};
const CHECKS = {
    about: 'checks',
    applies: ({ checks }) => checks.length > 0,
    score: (trial, { settings }) => (0,checks/* scoreChecks */.M1)(trial, settings.pricing),
    explain: (trial, { settings: { pricing } }) => trial.golden.checks
        .filter((check) => isZero((0,checks/* checkAnswer */.dG)(check, trial, pricing)))
        .map((check) => (0,checks/* explainCheck */.Gs)(check, trial, pricing)),
};
const HOPS = {
    about: 'hops',
    applies: case_kinds/* requiresHops */.Lf,
    score: match_hops/* scoreChain */.YO,
    explain: (trial) => (0,quote_names/* quoteNames */.D)('the answer does not state', 'hops', (0,match_hops/* listMissingHops */.dR)(trial)),
};
const JUDGE = {
    about: 'judge',
    applies: (golden, context) => (0,judge_answer/* decidingQuestion */.Oz)(golden, context) !== null,
    score: judge_answer/* scoreJudgedAnswer */._F,
    explain: (trial, context) => [(0,judge_answer/* explainJudgedAnswer */.B3)(trial, context)],
};
const SPANS = {
    about: 'spans',
    applies: match_spans/* expectsSpans */.a5,
    score: ({ ranking }, { k, scoring }) => {
        if (ranking === null)
            return (0,score/* unscored */.c)('the target reported no spans');
        return (0,match_spans/* scoreRanking */.Dz)(ranking, (possible) => scoring.success_spans === 'critical' ? (0,ranking_formulas/* findsCritical */.YQ)(possible, k) : (0,ranking_formulas/* hitAtK */.gD)(possible.gains, k));
    },
    explain: (_trial, { k, scoring }) => [
        `${scoring.success_spans === 'critical' ? 'not every critical span' : 'no expected span'} is among the first ${k} retrieved`,
    ],
};
const SOURCES = {
    about: 'sources',
    applies: sources/* expectsSources */.z1,
    score: (trial, { scoring }) => (0,sources/* scoreSourceSuccess */.$6)(trial, scoring.success_sources ?? 'any'),
    explain: ({ observation: { reply }, golden }, { scoring }) => {
        const needsAll = scoring.success_sources === 'all' || golden.expected_sources?.length === 1;
        const what = needsAll ? 'it did not retrieve' : 'it retrieved none of';
        return (0,quote_names/* quoteNames */.D)(what, 'sources', (0,sources/* listMissingSources */.X6)(reply, golden));
    },
};
const WORKFLOW = {
    about: 'workflow',
    applies: workflow_pass/* expectsWorkflow */.my,
    score: (trial, { scoring }) => (0,workflow_pass/* scoreWorkflow */.Sc)(trial, scoring),
    explain: ({ observation: { reply }, golden }, { scoring }) => (0,workflow_pass/* explainWorkflow */.HN)(golden, reply, scoring),
};
const REPORTED = {
    about: 'reported',
    applies: () => true,
    score: ({ observation: { reply } }) => reply.passed === undefined ? (0,score/* unscored */.c)('the reply does not say whether it passed') : (0,score/* scored */.l)(reply.passed ? 1 : 0),
    explain: ({ observation: { reply } }) => {
        const reasons = (reply.reasons ?? []).map((reason) => reason.replace(/\s+/g, ' ').trim());
        const given = reasons.filter((reason) => reason !== '');
        return given.length === 0 ? ['the reply says that it did not pass'] : given;
    },
};
/** Whose answers can decide a case: `decidingQuestion` says which does. */
const DECIDING = ['answer', 'quality'];
const PARTS = {
    answer: {
        conditions: [WILLINGNESS, CHECKS, HOPS, JUDGE],
        applies: (golden, context) => golden.answer_mode !== 'answerable' ||
            golden.clarification_expected !== undefined ||
            [CHECKS, HOPS, JUDGE].some(({ applies }) => applies(golden, context)),
        judged_by: DECIDING,
        describe: (context) => {
            const questions = DECIDING.filter((question) => (0,judged_part/* isJudged */.sL)(context, question));
            return ` ${match_hops/* HOP_RULES */.us}${questions.length === 0 ? '' : ` judged=${questions.join(',')}`}`;
        },
    },
    retrieval: {
        conditions: [SPANS, SOURCES],
        applies: (golden) => (0,match_spans/* expectsSpans */.a5)(golden) || (0,sources/* expectsSources */.z1)(golden),
        judged_by: [],
        // Before there was `success_sources`, all of them were needed.
        describe: ({ k, scoring }) => ` k=${k} ${match_spans/* SPAN_RULES */.bz}${(0,define_metric/* changedScoring */.Qz)(scoring, ['success_spans'])}${scoring.success_sources === 'all' ? '' : ' sources=any'}`,
    },
    workflow: {
        conditions: [WORKFLOW],
        applies: workflow_pass/* expectsWorkflow */.my,
        judged_by: [],
        describe: ({ scoring }) => (0,define_metric/* changedScoring */.Qz)(scoring, workflow_pass/* WORKFLOW_SETTINGS */.O4),
    },
};
const ALL_PARTS = [PARTS.retrieval, PARTS.answer, PARTS.workflow];
/** What a trial must meet to succeed, by the suite's word. */
const RULES = {
    ...PARTS,
    reported: { conditions: [REPORTED], applies: () => true, judged_by: [], describe: () => '' },
    all: {
        conditions: [...PARTS.answer.conditions, ...PARTS.retrieval.conditions, ...PARTS.workflow.conditions],
        applies: (golden, context) => ALL_PARTS.some((part) => part.applies(golden, context)),
        judged_by: DECIDING,
        describe: (context) => ALL_PARTS.map((part) => part.describe(context)).join(''),
    },
};
/** 1 when every condition of the rule that the case states holds, 0 when one does not; else unscored with the reason of the first that is. */
function scoreRule(rule, trial, context) {
    const scores = [];
    for (const { applies, score } of RULES[rule].conditions)
        if (applies(trial.golden, context))
            scores.push(score(trial, context));
    return (0,validate_calls/* allOf */.bn)(scores);
}
/** What was retrieved explains what was answered, so it comes before it. */
const EXPLAINED_FIRST = [WILLINGNESS, SPANS, SOURCES];
/** Why `scoreRule` is not 1: every condition that does not hold, else why it cannot be told; empty where it is 1. */
function explainRule(rule, trial, context) {
    const score = scoreRule(rule, trial, context);
    if (score.kind === 'unscored')
        return [{ about: 'unscored', text: score.reason }];
    const { conditions } = RULES[rule];
    const first = EXPLAINED_FIRST.filter((condition) => conditions.includes(condition));
    return [...first, ...conditions.filter((condition) => !first.includes(condition))]
        .filter(({ applies, score: scoreOne }) => applies(trial.golden, context) && isZero(scoreOne(trial, context)))
        .flatMap(({ about, explain }) => explain(trial, context).map((text) => ({ about, text })));
}
function isZero(score) {
    return score.kind === 'scored' && score.value === 0;
}

;// CONCATENATED MODULE: ./build/metrics/success.js



const SOURCE = 'Goldenpair: a case succeeds when every yes/no thing that it states holds';
function defineSuccess(spec) {
    return (0,define_metric/* defineMetric */.GR)({
        ...spec,
        source: SOURCE,
        ...define_metric/* YES_NO */.mx,
        when_failed: 0,
    });
}
function definePart(rule, { version, ...spec }) {
    const name = `success.${rule}`;
    const { judged_by, applies, describe } = RULES[rule];
    return defineSuccess({
        name,
        ...spec,
        definition: (context) => `${name}/${version}${describe(context)}`,
        judged_by,
        applies,
        score: (trial, context) => scoreRule(rule, trial, context),
    });
}
const success = defineSuccess({
    name: 'success',
    title: 'success',
    docs: {
        summary: 'Whether the trial did what its case asks for.',
        formula: '1 when every yes/no thing that the case states holds, else 0. With `success: all` (default) these are `success.retrieval` (expected spans, `expected_sources`), `success.answer` (`checks`, `required_hops`, abstaining, asking back, what a judge says), `success.workflow` (agents and tools), each where the case states it, and that the target answered at all: a case that does not have to abstain fails on an empty answer and on `abstained: true`, and one that does not have to clarify on `clarified: true`, unless it has `clarification_expected: true`. With `success: retrieval`, `success: answer` or `success: workflow` it is that part alone; with `success: reported` it is what the reply says of itself in `passed`, as results of other harnesses do.',
        needs: 'To cases that one of the three parts applies to (with the rule `retrieval`, `answer` or `workflow`: that part; with `reported`: all). An `expected_answer` alone makes no rule, since a word-for-word comparison cannot say whether an answer is right: that takes a judge (`judged`). Nor do `requirements`: a rubric gives a score, which `rubric.weighted-score` and `rubric.pass` can be gated by.',
        source: "Goldenpair's own rule",
        edge_cases: 'When a part is unscored and no other part is 0.',
        example: {
            text: 'The case expects `a.ts` and `contains: here`; the reply has `a.ts` at rank 3 and the answer "here": 1.',
            case: { ...examples/* THREE_SPANS */.Vu, checks: [{ contains: 'here' }] },
            reply: examples/* TWO_FOUND */.Ol,
            value: 1,
        },
    },
    definition: (context) => {
        const { success: rule } = context.settings;
        return `success/2 rule=${rule}${RULES[rule].describe(context)}`;
    },
    judged_by: ({ settings }) => RULES[settings.success].judged_by,
    default_gate: 'primary',
    applies: (golden, context) => RULES[context.settings.success].applies(golden, context),
    score: (trial, context) => scoreRule(context.settings.success, trial, context),
    explain: (trial, context) => explainRule(context.settings.success, trial, context),
});
const successRetrieval = definePart('retrieval', {
    title: 'success of retrieval',
    version: 2,
    docs: {
        summary: 'Whether what the case needs was retrieved: an expected span among the first `primary_k`, and an expected source.',
        formula: '1 when `retrieval.hit` at `primary_k` is 1 and `sources.recall` is above 0, each where the case states it, else 0. With `success_sources: all`, `sources.recall` must be 1. With `success_spans: critical`, every expected span of relevance 1 or more must be among the first `primary_k` (which must be at least their number); a case that has none needs any.',
        needs: 'To cases with an expected span of relevance above 0, or with `expected_sources`.',
        edge_cases: 'When the reply has no `spans`, or names no sources, and what it has of the other is found.',
        example: {
            text: 'Expected `a.ts`, `b.ts`, `c.ts`; retrieved `x`, `b.ts`, `a.ts`, `y`, `z`: 1.',
            case: examples/* THREE_SPANS */.Vu,
            reply: examples/* TWO_FOUND */.Ol,
            value: 1,
        },
    },
});
const successAnswer = definePart('answer', {
    title: 'success of the answer',
    version: 2,
    docs: {
        summary: "Whether the answer passes the case's checks and states its hops, or was rightly withheld.",
        formula: '1 when all `checks` hold, the answer states all `required_hops` (`hops.coverage` is 1) and the target answered; in a case with `answer_mode: must_abstain`, when all `checks` hold and it abstained. It abstained when the reply says `abstained: true`, or says nothing of it and the answer is empty. A target that declines in words must say `abstained: true`. With `answer_mode: must_clarify`, when all `checks` hold and it asked back: the reply says `clarified: true`, or says nothing of it and the answer ends in a question mark. With `clarification_expected: true` it must have asked back too; with `false` the reply must not say `clarified: true`. Where the suite has it `judged`, the judge must find it right too: by `answer`, in a case with an `expected_answer`, a correctness of at least 4 of 5; else by `quality`, in a case with `expected_answer_criteria`, a mean of the three qualities of at least 0.7.',
        needs: 'To cases with `checks`, `answer_mode: must_abstain` or `answer_mode: must_clarify`, `clarification_expected`, or `required_hops` (unless their profile is `default`); and to those whose answer a judge decides on.',
        edge_cases: 'When a check is unscored, or the judge that decides gave nothing, and nothing else fails.',
        example: {
            text: 'The case must abstain; the answer is empty and `abstained` is not reported: 1.',
            case: { answer_mode: 'must_abstain' },
            reply: { answer: '' },
            value: 1,
        },
    },
});
const successWorkflow = definePart('workflow', {
    title: 'success of the workflow',
    version: 1,
    docs: {
        summary: 'Whether the agents and tools that were called are those that the case names: `workflow.pass` as a part of success.',
        formula: '`workflow.pass`.',
        needs: 'To cases that name agents or tools.',
        edge_cases: 'As `workflow.pass`.',
        example: {
            text: 'Required `search`; `tools: []`: 0.',
            case: { required_tools: ['search'] },
            reply: { tools: [] },
            value: 0,
        },
    },
});
/**
 * A metric that looks at a trial's success beside something else. It applies where `success` does, takes the definition of success into
 * its own, and is unscored where success is.
 */
function defineOutcomeMetric({ version, score, ...spec }) {
    const { name, title, source, docs } = spec;
    return {
        name,
        title,
        source,
        docs,
        expand: (settings) => {
            const [rule] = success.expand(settings);
            if (!rule?.score)
                throw new Error('success is not scored per trial');
            const { score: succeed, applies, definition, judged_by } = rule;
            return (0,define_metric/* defineMetric */.GR)({
                ...spec,
                definition: `${name}/${version} | ${definition}`,
                ...(judged_by && { judged_by }),
                applies,
                score: (trial, context) => {
                    const outcome = succeed(trial);
                    return outcome.kind === 'unscored' ? outcome : score(trial, outcome.value, context);
                },
            }).expand(settings);
        },
    };
}


/***/ }),

/***/ 96802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ listGrownFunctions),
/* harmony export */   w: () => (/* binding */ codeComplexity)
/* harmony export */ });
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77377);
/* harmony import */ var _define_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15030);


/** New functions are worth a word from here on: radon's C, "moderate". */
const SIMPLE = ['A', 'B'];
/**
 * The functions and methods that are more complex than before, and new ones with a rank of C or worse, those of new files too; files that
 * either side could not read are left out. Notable ones first, then by how much they rose, by path and line. They are matched by path and name, the first of a name with the first.
 * Classes are left out, since their methods say it.
 */
function listGrownFunctions(before, after) {
    const grown = after.files.flatMap((file) => {
        const old = before.files.find(({ path }) => path === file.path);
        // A file that could not be read before has no functions that are known to be new.
        if (file.kind === 'unscored' || old?.kind === 'unscored')
            return [];
        const twins = indexBlocks(old?.blocks ?? []);
        return [...indexBlocks(file.blocks)].flatMap(([key, { name, line, complexity, rank }]) => {
            const twin = twins.get(key);
            const isNotable = twin === undefined ? !SIMPLE.includes(rank) : twin.rank !== rank;
            if (twin === undefined ? !isNotable : twin.complexity >= complexity)
                return [];
            const was = twin === undefined ? null : { complexity: twin.complexity, rank: twin.rank };
            return [{ path: file.path, line, name, before: was, after: { complexity, rank }, is_notable: isNotable }];
        });
    });
    const rise = (one) => one.after.complexity - (one.before?.complexity ?? 0);
    return grown.sort((a, b) => Number(b.is_notable) - Number(a.is_notable) ||
        rise(b) - rise(a) ||
        (a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line));
}
/** By name and, of several with one name, their place among them. */
function indexBlocks(blocks) {
    const index = new Map();
    for (const block of blocks) {
        if (block.kind === 'class')
            continue;
        let place = 0;
        while (index.has(`${block.name}#${place}`))
            place += 1;
        index.set(`${block.name}#${place}`, block);
    }
    return index;
}
/** More are no reading; the rest are counted. */
const MOST_FUNCTIONS = 50;
const codeComplexity = (0,_define_table_js__WEBPACK_IMPORTED_MODULE_0__/* .defineScoreTable */ .w1)({
    name: 'code-complexity',
    title: 'Functions that became more complex',
    source: 'issue 9; McCabe 1976, ranks of radon 6.0',
    place: 'page',
    build: (arms) => {
        const [first, last] = [arms[0], arms.at(-1)];
        const [before, after] = [first?.run.code_quality, last?.run.code_quality];
        if (first === last || before === undefined || after === undefined)
            return null;
        // Arms without a file in common are other programs, and nothing of them is new.
        const shared = new Set(before.files.map(({ path }) => path));
        if (!after.files.some(({ path }) => shared.has(path)))
            return null;
        const grown = listGrownFunctions(before, after);
        const notable = grown.filter((one) => one.is_notable).length;
        if (grown.length === 0)
            return null;
        return {
            // A reviewer wants to know of another letter, not of one more branch.
            place: notable > 0 ? 'comment' : 'page',
            gist: notable === 0 ? (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(grown.length, 'function') : `${notable} with a worse rank`,
            ...(0,_define_table_js__WEBPACK_IMPORTED_MODULE_0__/* .tabulate */ .Xw)(grown.slice(0, MOST_FUNCTIONS), [
                ['function', 'text', ({ name }) => name],
                ['where', 'text', ({ path, line }) => `${path}:${line}`],
                [first?.name ?? '', 'text', ({ before: was }) => write(was)],
                [last?.name ?? '', 'text', ({ after: is }) => write(is)],
            ]),
            notes: [
                'Cyclomatic complexity with its rank: A up to 5, B up to 10, C up to 20, D up to 30, E up to 40, then F. Exact numbers, no verdict hangs on them.',
                grown.length > MOST_FUNCTIONS ? `${grown.length - MOST_FUNCTIONS} more became more complex.` : null,
            ],
        };
    },
});
function write(side) {
    return side === null ? 'new' : `${side.complexity} (${side.rank})`;
}


/***/ }),

/***/ 15030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ cutName),
/* harmony export */   Xw: () => (/* binding */ tabulate),
/* harmony export */   aZ: () => (/* binding */ defineTable),
/* harmony export */   w1: () => (/* binding */ defineScoreTable),
/* harmony export */   wq: () => (/* binding */ MOST_ROWS),
/* harmony export */   yI: () => (/* binding */ noteLeftOut)
/* harmony export */ });
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77377);

/** An entry of the registry from a spec; hides what the table keeps. */
function defineTable(input) {
    const { start, ...spec } = input;
    return define(spec, (context) => {
        const collectors = new Map();
        return {
            add: (arm, trial) => {
                const collector = collectors.get(arm) ?? start(context);
                collectors.set(arm, collector);
                collector.add(trial);
            },
            select: (arms) => arms.flatMap((arm, index) => {
                const collector = collectors.get(index);
                return collector === undefined ? [] : [{ ...arm, data: collector.finish() }];
            }),
        };
    });
}
/** The same for a table whose facts are all in the scores and the run's header, so that it need not see the trials. */
function defineScoreTable(spec) {
    return define(spec, () => ({
        add: null,
        // A reference has scores, but neither metrics nor the text of its cases to make tables of.
        select: (arms) => arms.filter(({ means, run }) => means.trials > 0 && run.metrics.length > 0),
    }));
}
function define({ name, source, build, ...facts }, start) {
    return {
        name,
        title: facts.title,
        source,
        open: (context) => {
            const { add, select } = start(context);
            return {
                add,
                build: (all) => {
                    const arms = select(all);
                    const content = arms.length === 0 ? null : build(arms, context);
                    if (content === null)
                        return null;
                    return { id: name, ...facts, ...content, notes: content.notes.filter((note) => note !== null) };
                },
            };
        },
    };
}
/**
 * The columns, and a row for each of some things.
 * @example tabulate([{ name: 'base' }], [['arm', 'text', ({ name }) => name]]).rows // [['base']]
 */
function tabulate(rows, columns) {
    return {
        columns: columns.map(([title, format, , facts]) => ({ title, format, ...facts })),
        rows: rows.map((row) => columns.map(([, , cell]) => cell(row))),
    };
}
/** Text beyond this is no reading in a cell. */
const NAME_LENGTH = 80;
/** A name that a target or a suite gives, as a cell. */
function cutName(name) {
    return name.slice(0, NAME_LENGTH);
}
/** As many rows as a table shows of anything that may be long. */
const MOST_ROWS = 20;
/**
 * What a note says of those beyond the rows that are shown; null where there are none.
 * @example noteLeftOut(['a', 'b'], 1, ['tag', 'tags']) // '1 more tag is left out.'
 */
function noteLeftOut(all, most, [one, many]) {
    const left = all.length - most;
    return left > 0 ? `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(left, `more ${one} is`, `more ${many} are`)} left out.` : null;
}


/***/ }),

/***/ 66647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ REGISTRY)
});

// EXTERNAL MODULE: ./build/stats/pareto-front.js
var pareto_front = __webpack_require__(72771);
// EXTERNAL MODULE: ./build/metrics/tables/define-table.js
var define_table = __webpack_require__(15030);
// EXTERNAL MODULE: ./build/stats/moments.js
var moments = __webpack_require__(44785);
// EXTERNAL MODULE: ./build/format/format-number.js
var format_number = __webpack_require__(77377);
// EXTERNAL MODULE: ./build/metrics/answer/judge-answer.js
var judge_answer = __webpack_require__(99393);
// EXTERNAL MODULE: ./build/metrics/agent/efficiency-scores.js
var efficiency_scores = __webpack_require__(98879);
;// CONCATENATED MODULE: ./build/metrics/tables/arms/scorecard.js





/** Each that was measured is one element of capability; the first is the mean of the judge's grades, ÷ 5. */
const SIGNALS = [
    'judge.overall',
    'branching.success',
    'hops.chain-success',
    'branching.grounded-hop-coverage',
    'hops.grounded-coverage',
    'branching.hop-coverage',
    'hops.coverage',
    'coordination.success',
    'coordination.agent-coverage',
    'coordination.hop-coverage',
    'coordination.grounded-hop-coverage',
];
/** Means over cases, never sums: an arm of five trials is not five times as dear. */
const SPENT = [
    { id: 'performance.latency', weight: 0.4, anchor: ({ latency_anchor_s: s }) => s },
    { id: 'cost.usd', weight: 0.4, anchor: ({ cost_anchor_usd: usd }) => usd },
    { id: 'tokens.total', weight: 0.2, anchor: ({ token_budget: tokens }) => tokens },
];
/** Fewer arms than these leave min–max nothing but 0 and 100. */
const FEWEST_FOR_MINMAX = 3;
/**
 * The scorecards of some arms. Capability is 100·mean of every signal that was measured. Efficiency is
 * 100·(0.4·latency + 0.4·cost + 0.2·tokens), each 1 for the arm that needs least and 0 for the one that needs most; below three arms each is held
 * against the suite's anchors instead. Developer experience is 100·mean of what was measured of the maintainability index, the average
 * complexity (each between the extremes of the arms, or by anchors: index/100, (20 − complexity)/19) and the share of functions with a return
 * annotation and the review's mean ÷ 5; without the first two where arms have other languages. What is not measured is left out, and the
 * other weights grow. Source: poc-ai-workflow-frameworks, METRICS.md, derived scorecard; its published weighted mean is a weighted sum
 * here.
 * @example three arms of 1, 2 and 3 s alone: efficiency 100, 50 and 0
 */
function buildScorecards(runs, scoring) {
    const arms = runs.map(({ summaries }) => summaries);
    const normalisation = arms.length < FEWEST_FOR_MINMAX ? 'anchor' : 'minmax';
    const spent = SPENT.map(({ id, weight, anchor }) => {
        const values = arms.map((summaries) => id === 'cost.usd' && !isCostKnown(summaries) ? null : meanOf(summaries, id));
        const shares = normalisation === 'minmax'
            ? rankBetweenExtremes(values)
            : scale(values, (value) => (0,efficiency_scores/* thriftScore */.Qn)(value, anchor(scoring)) / 100);
        return { weight, shares };
    });
    const experience = rateExperience(runs, normalisation);
    return {
        normalisation,
        cards: arms.map((summaries, arm) => ({
            ...rateCapability(summaries),
            efficiency: rateEfficiency(spent.map(({ weight, shares }) => ({ weight, share: shares[arm] ?? null }))),
            developer_experience: experience[arm] ?? null,
            is_cost_unknown: !isCostKnown(summaries),
        })),
    };
}
function rateCapability(summaries) {
    const measured = SIGNALS.flatMap((id) => {
        const value = meanOf(summaries, id);
        return value === null ? [] : [{ id, value }];
    });
    return {
        capability: measured.length === 0 ? null : 100 * (0,moments/* mean */.i2)(measured.map(({ value }) => value)),
        signals: measured.map(({ id }) => id),
    };
}
function rateEfficiency(parts) {
    const measured = parts.flatMap(({ weight, share }) => (share === null ? [] : [{ weight, share }]));
    const total = measured.reduce((sum, { weight }) => sum + weight, 0);
    return total === 0 ? null : (100 * measured.reduce((sum, { weight, share }) => sum + weight * share, 0)) / total;
}
function rateExperience(runs, normalisation) {
    const valuesOf = (id) => runs.map(({ summaries }) => meanOf(summaries, id));
    const [indices, complexities] = [valuesOf('code.mi'), valuesOf('code.average-complexity')];
    const languages = new Set(runs.flatMap(({ code_quality: code }) => code?.language ?? []));
    const scaled = languages.size > 1
        ? []
        : normalisation === 'minmax'
            ? [rankBetweenExtremes(scale(indices, (value) => -value)), rankBetweenExtremes(complexities)]
            : [
                scale(indices, (value) => value / 100),
                scale(complexities, (value) => Math.min(1, Math.max(0, (20 - value) / 19))),
            ];
    const reviews = scale(valuesOf('code.review'), (value) => value / 5);
    const parts = [...scaled, valuesOf('code.return-annotations'), reviews];
    return runs.map((_, arm) => {
        const measured = parts.flatMap((values) => values[arm] ?? []);
        return measured.length === 0 ? null : 100 * (0,moments/* mean */.i2)(measured);
    });
}
/** (max − v)/(max − min) among those that are not null, 1 for all when they are equal. */
function rankBetweenExtremes(values) {
    const measured = values.filter((value) => value !== null);
    const [least, most] = [Math.min(...measured), Math.max(...measured)];
    return scale(values, (value) => (most === least ? 1 : (most - value) / (most - least)));
}
function scale(values, to) {
    return values.map((value) => (value === null ? null : to(value)));
}
/** A price is known for every answer: the sum of some is no cost of the arm. */
function isCostKnown(summaries) {
    return meanOf(summaries, 'cost.known') === 1;
}
function meanOf(summaries, id) {
    return summaries[id]?.mean ?? null;
}
/** Which of the grades behind `judge.overall` are missing: "faithfulness was graded on 1 of 5 cases of a, b". */
function describeGrades(arms) {
    const namesByGap = new Map();
    for (const grade of judge_answer/* GRADES */.F4)
        for (const { name, run } of arms) {
            const { n, applicable } = run.summaries[`judge.${grade}`] ?? { n: 0, applicable: 0 };
            const gap = `${grade} was graded on ${(0,format_number/* partOf */.BU)(n, applicable, 'case')}`;
            if (n < applicable)
                namesByGap.set(gap, [...(namesByGap.get(gap) ?? []), name]);
        }
    const gaps = [...namesByGap].map(([gap, names]) => `${gap} of ${names.join(', ')}`);
    return gaps.length === 0 ? null : `judge.overall is the mean of the grades that exist: ${gaps.join('; ')}.`;
}
const scorecard = (0,define_table/* defineScoreTable */.w1)({
    name: 'scorecard',
    title: 'Scorecard',
    source: 'poc-ai-workflow-frameworks, METRICS.md, derived scorecard',
    place: 'page',
    build: (arms, { scoring }) => {
        const runs = arms.map(({ run }) => run);
        const { normalisation, cards } = buildScorecards(runs, scoring);
        const scores = cards.flatMap((card) => [card.capability, card.efficiency, card.developer_experience]);
        if (scores.every((score) => score === null))
            return null;
        const named = cards.map((card, at) => ({ ...card, name: arms[at]?.name ?? '' }));
        const hasCode = cards.some(({ developer_experience: score }) => score !== null);
        const unpriced = named.filter((card) => card.is_cost_unknown).map(({ name }) => name);
        const isInterleaved = new Set(arms.map(({ run }) => run.session_id)).size === 1 &&
            arms.every(({ run }) => run.settings.replayed !== true);
        const signals = [...new Set(cards.flatMap((card) => card.signals))];
        const uneven = named.filter((card) => card.signals.length !== signals.length).map(({ name }) => name);
        return {
            ...(0,define_table/* tabulate */.Xw)(named, [
                ['arm', 'text', ({ name }) => name],
                ['capability', 'score', ({ capability }) => capability],
                ['efficiency', 'score', ({ efficiency }) => efficiency],
                ['developer experience', 'score', (card) => card.developer_experience],
            ]),
            notes: [
                '0 to 100, more is better: decision aids, no test behind them. Efficiency is 0.4 latency, 0.4 cost and 0.2 tokens per query.',
                normalisation === 'minmax'
                    ? 'Normalisation minmax: 100 is the best of these arms and 0 the worst, so another arm changes the scores of all.'
                    : `Normalisation anchor: 0 stands for ${scoring.latency_anchor_s} s, $${scoring.cost_anchor_usd} and ${scoring.token_budget} tokens a query, since fewer than three arms are compared.`,
                hasCode
                    ? 'Developer experience is the mean of maintainability, simplicity, return annotations and review of the source code, as far as known; where languages differ, of the last two.'
                    : null,
                isInterleaved ? null : 'The arms were not measured side by side, and latency is bound to the machine.',
                signals.length === 0 ? null : `Capability is the mean of ${signals.join(', ')}.`,
                signals.includes('judge.overall') ? describeGrades(arms) : null,
                uneven.length === 0 ? null : `Not all of these were measured of ${uneven.join(', ')}.`,
                unpriced.length === 0
                    ? null
                    : `Not every cost is known of ${unpriced.join(', ')}: efficiency is made of the rest.`,
            ],
        };
    },
});

;// CONCATENATED MODULE: ./build/metrics/tables/arms/pareto.js



const SUCCESS = 'success';
const pareto = (0,define_table/* defineScoreTable */.w1)({
    name: 'pareto',
    title: 'Cost against quality: who is on the Pareto front',
    source: 'LLMC, evaluation framework, cost–quality frontier',
    place: 'page',
    build: (arms) => {
        const quality = chooseQuality(arms);
        if (arms.length < 2 || quality === null)
            return null;
        const points = arms.map(({ name, run: { summaries } }) => ({
            name,
            cost: isCostKnown(summaries) ? (summaries['cost.usd']?.mean ?? null) : null,
            quality: summaries[quality.id]?.mean ?? null,
        }));
        const front = (0,pareto_front/* findParetoFront */.M)(points);
        if (front.every((isOn) => isOn === null))
            return null;
        const rows = points.map((point, at) => ({ ...point, isOn: front[at] ?? null }));
        const unknown = rows.filter(({ isOn }) => isOn === null).map(({ name }) => name);
        return {
            ...(0,define_table/* tabulate */.Xw)(rows, [
                ['arm', 'text', ({ name }) => name],
                ['cost per query', 'usd', ({ cost }) => cost],
                [quality.title, quality.kind === 'binary' ? 'share' : quality.unit, (row) => row.quality],
                [
                    'on the front',
                    'text',
                    ({ isOn }) => (isOn === true ? { value: 'yes', mark: 'good' } : isOn === false ? 'no' : null),
                ],
            ]),
            notes: [
                'On the front: no other arm costs no more and is no worse, and better in one of the two. Point figures, no test.',
                unknown.length === 0 ? null : `Left out, since a cost or the quality is unknown: ${unknown.join(', ')}.`,
            ],
        };
    },
});
/** The metric of the first arm's primary gate where higher is better, else success; null where no arm has it. */
function chooseQuality(arms) {
    const [first] = arms;
    if (first === undefined)
        return null;
    const { gates, metrics } = first.run;
    const primary = gates.find((gate) => gate.primary && gate.where === null)?.metric;
    const byId = (id) => metrics.find((metric) => metric.id === id && metric.direction === 'higher');
    const chosen = byId(primary) ?? byId(SUCCESS);
    const isMeasured = arms.some(({ run: { summaries } }) => typeof summaries[chosen?.id ?? '']?.mean === 'number');
    return chosen !== undefined && isMeasured ? chosen : null;
}

// EXTERNAL MODULE: ./build/format/format-metric.js
var format_metric = __webpack_require__(13992);
;// CONCATENATED MODULE: ./build/metrics/tables/arms/spread.js



/**
 * Starts with no value.
 * Source: Welford 1962, Technometrics 4:419: no sum of squares, which loses digits.
 * @example of 1, 2, 3: mean 2, deviation 1
 */
function startSpread() {
    let count = 0;
    let centre = 0;
    let squares = 0;
    return {
        add: (value) => {
            count += 1;
            const before = value - centre;
            centre += before / count;
            squares += before * (value - centre);
        },
        n: () => count,
        mean: () => (count === 0 ? null : centre),
        deviation: () => (count < 2 ? null : Math.sqrt(squares / (count - 1))),
    };
}
/** Metrics that a reader asks the spread of, as far as they were measured. */
function listShown(primaryK) {
    return [
        'success',
        `retrieval.precision@${primaryK}`,
        `retrieval.recall@${primaryK}`,
        `retrieval.ndcg@${primaryK}`,
        'retrieval.mrr',
        'judge.correctness',
        'judge.completeness',
        'judge.faithfulness',
        'quality.average',
        'rubric.weighted-score',
        'tokens.total',
        'cost.usd',
        'performance.latency',
    ];
}
const spread = (0,define_table/* defineScoreTable */.w1)({
    name: 'spread',
    title: 'How far trials and runs lie apart',
    source: 'poc-ai-workflow-frameworks, METRICS.md, multi-run: ± standard deviation when there is more than one run',
    place: 'page',
    build: (arms, { settings }) => {
        if (arms.every(({ run }) => run.trials_per_case < 2))
            return null;
        const rows = listShown(settings.primary_k).flatMap((id) => arms.flatMap(({ name, run, means }) => {
            const facts = run.metrics.find((metric) => metric.id === id);
            const { runs, within } = means.spreadOf(id);
            return facts === undefined || runs.length === 0 ? [] : [{ name, facts, runs, within }];
        }));
        if (rows.length === 0)
            return null;
        return {
            ...(0,define_table/* tabulate */.Xw)(rows, [
                ['metric', 'text', ({ facts }) => facts.title],
                ['arm', 'text', ({ name }) => name],
                ['mean ± between runs', 'text', ({ facts, runs }) => writeRuns(facts, runs)],
                [
                    '± between trials of a case',
                    'text',
                    ({ facts, within }) => (within.length === 0 ? null : (0,format_metric/* formatValue */.Fl)(facts, (0,moments/* mean */.i2)(within))),
                ],
            ]),
            notes: [
                'Sample standard deviations (÷ n − 1). Between runs: of the mean over cases of all first trials, of all second trials and so on. Between trials: of each case, then the mean over cases.',
            ],
        };
    },
});
function writeRuns(facts, runs) {
    const deviation = (0,moments/* sampleDeviation */.gQ)(runs);
    const average = (0,format_metric/* formatValue */.Fl)(facts, (0,moments/* mean */.i2)(runs));
    return deviation === null ? average : `${average} ± ${(0,format_metric/* formatValue */.Fl)(facts, deviation)}`;
}

// EXTERNAL MODULE: ./build/metrics/run/composite.js
var composite = __webpack_require__(6319);
// EXTERNAL MODULE: ./build/stats/percentile.js
var percentile = __webpack_require__(26365);
;// CONCATENATED MODULE: ./build/metrics/tables/arms/tier-summary.js




/**
 * The seven statistics of some values; null for none. Values that agree to 6 decimals count as one for the mode, which is the smallest
 * of them as it is. Source: ProjectScylla, docs/design/metrics-formulas.md, aggregate statistics; the deviation divides by n, as it says.
 * @example describeValues([1, 1, 2, 2]) // median 1.5, mean 1.5, mode 1, min 1, max 2, std_dev_pop 0.5, count 4
 */
function describeValues(values) {
    if (values.length === 0)
        return null;
    const sorted = [...values].sort((a, b) => a - b);
    return {
        median: (0,percentile/* percentileOfSorted */.WB)(sorted, 0.5),
        mean: (0,moments/* mean */.i2)(sorted),
        mode: modeOfSorted(sorted),
        min: sorted[0] ?? NaN,
        max: sorted.at(-1) ?? NaN,
        std_dev_pop: (0,moments/* populationDeviation */.rH)(sorted),
        count: sorted.length,
    };
}
function modeOfSorted(sorted) {
    const counts = new Map();
    for (const value of sorted) {
        const key = value.toFixed(6);
        const entry = counts.get(key) ?? { value, count: 0 };
        entry.count += 1;
        counts.set(key, entry);
    }
    let best = { value: NaN, count: 0 };
    // In order of the values, so the first of equals is the smallest.
    for (const one of counts.values())
        if (one.count > best.count)
            best = one;
    return best.value;
}
/** What ProjectScylla's formulas measure of a run, and how a trial's scores say it; undefined where they do not. */
const TIER_FIGURES = [
    { key: 'pass', title: 'pass', format: 'ratio', of: ofMetric('success') },
    { key: 'impl', title: 'impl', format: 'ratio', of: ofMetric('rubric.weighted-score') },
    { key: 'composite', title: 'composite', format: 'ratio', of: ofMetric('run.composite') },
    { key: 'progress', title: 'progress', format: 'ratio', of: ofMetric('run.progress') },
    { key: 'drift', title: 'drift', format: 'ratio', of: ofMetric('run.strategic-drift') },
    { key: 'cfp', title: 'CFP', format: 'share', of: shareOfChanges('changes.failed') },
    { key: 'revert_rate', title: 'PR revert rate', format: 'share', of: shareOfChanges('changes.reverted') },
    { key: 'tokens', title: 'tokens', format: 'tokens', of: ofMetric('tokens.total') },
    { key: 'cost', title: 'cost', format: 'usd', of: ofMetric('cost.usd') },
    { key: 'cost_of_pass', title: 'CoP', format: 'usd', of: costOfTry },
    { key: 'duration', title: 'duration', format: 's', of: ofMetric('performance.latency') },
];
function ofMetric(id) {
    return (scores) => scores[id];
}
/** No change at all has no share that failed. */
function shareOfChanges(id) {
    return ({ [id]: some, 'changes.total': all = 0 }) => (some === undefined || all === 0 ? undefined : some / all);
}
/** What the trial cost by whether it passed: ∞ where it did not. */
function costOfTry({ success, 'cost.usd': cost }) {
    return success === undefined || cost === undefined ? undefined : (0,composite/* costOfPass */.ob)({ cost, passRate: success });
}
/** Keeps a number for each figure of each trial. */
function startTierValues() {
    const values = Object.fromEntries(TIER_FIGURES.map(({ key }) => [key, []]));
    let cost = 0;
    return {
        add: ({ scores }) => {
            for (const { key, of } of TIER_FIGURES) {
                const value = of(scores);
                if (value !== undefined)
                    values[key].push(value);
            }
            if (scores['success'] !== undefined)
                cost += scores['cost.usd'] ?? 0;
        },
        finish: () => ({ of: values, cost_of_tries: cost }),
    };
}
const STATISTICS = ['median', 'mean', 'mode', 'min', 'max', 'std_dev_pop', 'count'];
const tierSummary = (0,define_table/* defineTable */.aZ)({
    name: 'tier-summary',
    title: 'Each arm over its trials',
    source: 'ProjectScylla, docs/design/metrics-formulas.md, aggregate statistics',
    place: 'page',
    start: startTierValues,
    build: (arms) => {
        const shown = TIER_FIGURES.filter(({ key }) => arms.some(({ data }) => data.of[key].length > 0));
        // One trial a case that nobody judged has nothing that the metrics do not say.
        const isRepeated = arms.some(({ run }) => run.trials_per_case > 1);
        if (!shown.some(({ key }) => key === 'composite' || (key === 'pass' && isRepeated)))
            return null;
        const rows = arms.flatMap(({ name, data }) => {
            const of = new Map(shown.map(({ key }) => [key, describeValues(data.of[key])]));
            return STATISTICS.map((statistic) => ({ name, of, statistic }));
        });
        return {
            ...(0,define_table/* tabulate */.Xw)(rows, [
                ['arm', 'text', ({ name }) => name],
                ['statistic', 'text', ({ statistic }) => statistic],
                ...shown.map(({ key, title, format }) => [
                    title,
                    format,
                    ({ of, statistic }) => cellOf(of.get(key), statistic),
                ]),
            ]),
            notes: [
                'Over trials, not cases: a run of ProjectScylla is a trial here. A failed trial passes 0; without a value it is not counted. std_dev_pop divides by n; of several modes the smallest. CoP is the cost of a trial that passes, and ∞ of one that does not; CFP and PR revert rate are of the trials with changes. The median of a pass rate is 0, 0.5 or 1: read its mean.',
            ],
        };
    },
});
/** A cost of a pass may be infinite, and then has no deviation. */
function cellOf(values, statistic) {
    if (statistic === 'count')
        return String(values?.count ?? 0);
    const value = values?.[statistic] ?? null;
    if (value === null || Number.isFinite(value))
        return value;
    return statistic === 'std_dev_pop' ? null : '∞';
}

;// CONCATENATED MODULE: ./build/metrics/tables/arms/tier-comparison.js






const tierComparison = (0,define_table/* defineTable */.aZ)({
    name: 'tier-comparison',
    title: 'Arms against the first: grade, uplift, cost of a pass',
    source: 'ProjectScylla, docs/design/metrics-formulas.md, letter grades and cross-tier metrics',
    place: 'page',
    start: startTierValues,
    build: (arms, { scoring }) => {
        const tiers = arms.map(describeTier);
        const [first] = tiers;
        if (first === undefined || tiers.every(({ composite, priced }) => composite === null && priced === null))
            return null;
        const priced = tiers.flatMap((tier) => tier.priced ?? []);
        const frontier = frontierCostOfPass(priced);
        const upliftOf = ({ name, composite }, statistic) => composite === null || first.composite === null || name === first.name
            ? null
            : tierUplift(composite[statistic], first.composite[statistic]);
        return {
            ...(0,define_table/* tabulate */.Xw)(tiers, [
                ['arm', 'text', ({ name }) => name],
                ['grade', 'text', ({ composite }) => composite && letterGrade(composite.median, scoring.grade_scale)],
                ['composite, median', 'ratio', ({ composite }) => composite?.median ?? null],
                ['uplift of the median', 'share', (tier) => upliftOf(tier, 'median')],
                ['composite, mean', 'ratio', ({ composite }) => composite?.mean ?? null],
                ['uplift of the mean', 'share', (tier) => upliftOf(tier, 'mean')],
                ['pass rate', 'share', ({ pass }) => pass?.mean ?? null],
                ['cost of a pass', 'usd', (tier) => writePrice(tier, frontier?.tiers[0])],
            ]),
            notes: [
                'Grade and the first uplift are of the median composite score over trials, as in ProjectScylla; the composite score needs a judged rubric. The pass rate is a mean over trials, the cost of a pass all known costs by all passes.',
                frontier === null
                    ? null
                    : `Best value: ${frontier.tiers.join(', ')}, a pass for ${(0,format_number/* formatMoney */.up)(frontier.cost_of_pass)} (the frontier cost of pass).`,
                describeSpread(tiers),
                describeTransitions(priced),
            ],
        };
    },
});
function describeTier({ name, run, data }) {
    const pass = describeValues(data.of.pass);
    const cost = describeValues(data.of.cost);
    const isPriced = pass !== null && cost !== null && isCostKnown(run.summaries);
    return {
        name,
        pass,
        impl: describeValues(data.of.impl),
        composite: describeValues(data.of.composite),
        cost,
        priced: isPriced ? { name, cost: data.cost_of_tries / pass.count, passRate: pass.mean } : null,
    };
}
function writePrice({ name, priced }, best) {
    const price = priced === null ? null : (0,composite/* costOfPass */.ob)(priced);
    const value = price === Infinity ? '∞' : price;
    return name === best ? { value, mark: 'good' } : value;
}
/** The spread of medians, as the document has them, and of means, since the median of a binary rate is 0, 0.5 or 1. */
function describeSpread(tiers) {
    const spreadOf = (key, statistic) => {
        const values = tiers.flatMap((tier) => tier[key]?.[statistic] ?? []);
        return values.length < 2 ? null : tierVariance(values);
    };
    const parts = ['pass', 'impl', 'composite'].flatMap((key) => {
        const [median, average] = [spreadOf(key, 'median'), spreadOf(key, 'mean')];
        if (median === null || average === null)
            return [];
        const title = key === 'composite' ? 'composites' : `${key} rates`;
        const label = key === 'composite' ? '' : `, sensitivity to the arm ${sensitivityOf(median.variance)}`;
        return [`${title} ${tier_comparison_short(median.variance)} (of the means ${tier_comparison_short(average.variance)})${label}`];
    });
    const costs = spreadOf('cost', 'median');
    if (costs !== null)
        parts.push(`costs ${tier_comparison_short(costs.variance)}, dearest − cheapest ${(0,format_number/* formatMoney */.up)(costs.delta)}`);
    return parts.length === 0 ? null : `Population variance of the arms’ medians: ${parts.join('; ')}.`;
}
function describeTransitions(priced) {
    const steps = priced.slice(1).flatMap((to, index) => {
        const from = priced[index];
        const isWorthIt = from === undefined ? null : isTransitionWorthIt(from, to);
        return from === undefined || isWorthIt === null ? [] : [`${from.name} → ${to.name} ${isWorthIt ? 'yes' : 'no'}`];
    });
    return steps.length === 0
        ? null
        : `Worth going on (it passes more often, and a pass costs no more; no test behind it): ${steps.join(', ')}.`;
}
function tier_comparison_short(value) {
    return (0,format_number/* formatNumber */.ZV)(value, { decimals: (0,format_number/* decimalsForDigits */.kE)(value, 3) });
}
/**
 * How much better a variant is than the first, as a share of the first; null when the first is 0.
 * Source: ProjectScylla, docs/design/metrics-formulas.md, tier uplift.
 * @example tierUplift(0.9, 0.75) // 0.2
 */
function tierUplift(score, first) {
    return first === 0 ? null : (score - first) / first;
}
/**
 * The letter of a composite score: that of the highest bound it reaches, F below all of them. Bounds are met exactly, not rounded.
 * Source: ProjectScylla, docs/design/metrics-formulas.md, letter grade assignment.
 * @example letterGrade(0.925, { A: 0.95, B: 0.85, C: 0.75, D: 0.65 }) // 'B'
 */
function letterGrade(score, scale) {
    const reached = Object.entries(scale).filter(([, bound]) => score >= bound);
    const [best] = reached.sort(([, a], [, b]) => b - a);
    return best?.[0] ?? 'F';
}
/**
 * How far variants lie apart: the population variance of one figure of each, and the distance of the extremes; null for no variant.
 * Source: ProjectScylla, docs/design/metrics-formulas.md, pass rate variance, cost variance, cost delta.
 * @example tierVariance([0.7, 0.8, 0.85, 0.9]) // variance 0.00546875, delta 0.2
 */
function tierVariance(values) {
    if (values.length === 0)
        return null;
    return { variance: (0,moments/* populationDeviation */.rH)(values) ** 2, delta: Math.max(...values) - Math.min(...values) };
}
/**
 * How sensitive rates from 0 to 1 are to the variant, by their variance; it means nothing for costs.
 * Source: ProjectScylla's labels: below 0.05 low, below 0.15 medium.
 * @example sensitivityOf(0.0675) // 'medium'
 */
function sensitivityOf(variance) {
    return variance < 0.05 ? 'low' : variance < 0.15 ? 'medium' : 'high';
}
/**
 * The lowest cost of a pass that any variant reaches, and who does; null when none passes.
 * Source: ProjectScylla's frontier cost of pass: the minimum over the variants whose pass rate is above 0.
 * @example frontierCostOfPass([{ name: 'T0', cost: 0.5, passRate: 0.5 }, { name: 'T1', cost: 0.6, passRate: 0.8 }]) // 0.75 by T1
 */
function frontierCostOfPass(tiers) {
    const passing = tiers.filter(({ passRate }) => passRate > 0);
    if (passing.length === 0)
        return null;
    const lowest = Math.min(...passing.map(composite/* costOfPass */.ob));
    return { cost_of_pass: lowest, tiers: passing.filter((tier) => (0,composite/* costOfPass */.ob)(tier) === lowest).map(({ name }) => name) };
}
/**
 * Whether going from one variant to another is worth its price: it passes more often and a pass costs no more, or it passes as often and
 * a pass costs less. Null when neither passes. Goldenpair's rule; ProjectScylla gives none.
 * @example isTransitionWorthIt({ name: 'T0', cost: 0.5, passRate: 0.5 }, { name: 'T1', cost: 0.6, passRate: 0.8 }) // true
 */
function isTransitionWorthIt(from, to) {
    if (from.passRate === 0 && to.passRate === 0)
        return null;
    const [before, after] = [(0,composite/* costOfPass */.ob)(from), (0,composite/* costOfPass */.ob)(to)];
    return to.passRate > from.passRate ? after <= before : to.passRate === from.passRate && after < before;
}

;// CONCATENATED MODULE: ./build/metrics/tables/capability/capability-columns.js

const clamp = (points) => Math.min(100, Math.max(0, points));
const percent = (share) => 100 * share;
/** The points for one fact, which the column shows where they are not its per cent. */
function pointsOf(fact, of = percent, unit = null) {
    const score = ({ [fact]: value }, rules) => (value === null ? null : clamp(of(value, rules)));
    return unit === null ? { facts: [fact], score } : { facts: [fact], raw: { unit, of: (facts) => facts[fact] }, score };
}
function pointsOfTwo(one, other, of) {
    return {
        facts: [one, other],
        score: ({ [one]: a, [other]: b }) => (a === null || b === null ? null : clamp(of(a, b))),
    };
}
/** The least that a stand-in gets for grounding, which it cannot show; Metrics Alignment. */
const MOCK_FLOOR = 10;
const GROUNDING_WITH_FLOOR = pointsOf('grounding', (value, { isMock }) => Math.max(100 * value, isMock ? MOCK_FLOOR : 0));
const MULTI_AGENT = pointsOfTwo('success', 'confidence', (a, b) => 100 * a + (100 * b) / 2);
const ADAPTABILITY = pointsOfTwo('planning', 'backtracks', (a, b) => 100 * (a - b));
const SCALABILITY = pointsOfTwo('memoryMb', 'cpuPercent', (mb, busy) => ((0,efficiency_scores/* memoryEfficiency */.Z1)(mb) + (0,efficiency_scores/* cpuEfficiency */.AJ)(busy)) / 2);
const BACKTRACKS = {
    ...pointsOf('backtracks', (rate) => 100 * (1 - rate)),
    raw: { unit: 'percent', of: ({ backtracks: rate }) => (rate === null ? null : clamp(percent(rate))) },
};
const LATENCY = pointsOf('latencyS', (seconds, { latencyAnchorS }) => (0,efficiency_scores/* thriftScore */.Qn)(seconds, latencyAnchorS), 's');
const COST = pointsOf('costUsd', (dollars, { costAnchorUsd }) => (0,efficiency_scores/* thriftScore */.Qn)(dollars, costAnchorUsd), 'usd');
/** The weighted columns of Metrics Alignment, in its order: 8 + 7 + 3 + 3. With the overall score they are its 22. */
const GROUPS = {
    'Core capabilities': [
        ['Multi-Agent', 9, 'success rate + half of decision confidence, at most 100', MULTI_AGENT],
        ['Tool Usage', 7, 'tool efficiency', pointsOf('toolEfficiency')],
        ['Error Handling', 7, 'factual consistency', pointsOf('consistency')],
        ['Context Retention', 6, 'grounding score', GROUNDING_WITH_FLOOR],
        ['Adaptability', 6, 'planning score − backtrack rate, at least 0', ADAPTABILITY],
        ['Scalability', 7, 'mean of the points for memory and for CPU', SCALABILITY],
        ['Observability', 5, '5 for each reasoning step, at most 100', pointsOf('depth', (steps) => 5 * steps)],
        ['RAG', 13, 'grounding score', GROUNDING_WITH_FLOOR],
    ],
    'Enhanced metrics': [
        [
            'Reasoning Depth',
            3,
            '10 for each reasoning step, at most 100',
            pointsOf('depth', (steps) => 10 * steps, 'count'),
        ],
        ['Planning Score', 4, 'how much of the work comes after a plan', pointsOf('planning')],
        ['Decision Confidence', 3, 'how sure the decisions were', pointsOf('confidence')],
        ['Backtrack Rate ↓', 2, '100 − share of steps that take something back', BACKTRACKS],
        ['Grounding Score', 4, 'share of claims that the context supports', pointsOf('grounding')],
        ['Factual Consistency', 4, 'absence of contradictions', pointsOf('consistency')],
        ['Tool Efficiency', 5, 'share of tool calls that repeat no other', pointsOf('toolEfficiency')],
    ],
    'Resource usage': [
        ['Memory ↓', 2, '100 at 100 MB, 0 at 500 MB', pointsOf('memoryMb', efficiency_scores/* memoryEfficiency */.Z1, 'mb')],
        ['CPU ↓', 2, '100 − per cent busy', pointsOf('cpuPercent', efficiency_scores/* cpuEfficiency */.AJ, 'percent')],
        ['Cache Hit Rate', 1, 'hits / accesses', pointsOf('cacheHitRate')],
    ],
    Performance: [
        ['Success Rate', 7, 'share of cases that succeed', pointsOf('success')],
        ['Latency ↓', 2, '100 for none, 0 at `latency_anchor_s`', LATENCY],
        ['Cost ↓', 1, 'per query: 100 for none, 0 at `cost_anchor_usd`', COST],
    ],
};
const CAPABILITY_COLUMNS = Object.entries(GROUPS).flatMap(([group, rows]) => rows.map(([title, weight, hint, points]) => ({ title, group, weight, hint, ...points })));

;// CONCATENATED MODULE: ./build/metrics/tables/capability/capability-cells.js



const POINTS = { unit: 'score', kind: 'continuous' };
/** The colours of docs/sources.md#metrics-alignment: green from 80, blue from 50, red below. */
function markOf(score) {
    return score >= 80 ? 'good' : score >= 50 ? 'fair' : 'poor';
}
/** The 22 columns: the 21 weighted ones, their weights beside their names, and the overall score. */
const SCORE_COLUMNS = [
    ...CAPABILITY_COLUMNS.map(({ title, group, weight, hint }) => ({
        title: `${title} ${weight} %`,
        format: 'score',
        group,
        hint,
    })),
    {
        title: 'Overall',
        format: 'score',
        group: 'Overall',
        hint: 'the columns by their weights; in brackets how much of the weight was measured',
    },
];
/** Behind points that trials which failed are left out of. */
const SURVIVORS = '†';
/** The cells of `SCORE_COLUMNS`, marked by their points. */
function scoreCells(scores) {
    const overall = overallScore(scores);
    return [
        ...CAPABILITY_COLUMNS.map(({ raw: measured }, at) => {
            const { raw = null, score = null, n = 0, cases = 0, isOfSurvivors = false } = scores[at] ?? {};
            if (score === null)
                return null;
            const asides = [];
            if (measured !== undefined && raw !== null)
                asides.push((0,format_metric/* formatValue */.Fl)({ unit: measured.unit, kind: 'continuous' }, raw));
            if (n < cases)
                asides.push(`${n}/${cases}`);
            return capability_cells_cellOf(score, asides, isOfSurvivors);
        }),
        overall.score === null
            ? null
            : capability_cells_cellOf(overall.score, [(0,format_metric/* formatShare */.T1)(overall.weight_covered)], scores.some(({ score, isOfSurvivors }) => score !== null && isOfSurvivors)),
    ];
}
function capability_cells_cellOf(score, asides, isOfSurvivors) {
    const mark = markOf(score);
    if (asides.length === 0 && !isOfSurvivors)
        return { value: score, mark };
    const points = `${(0,format_metric/* formatValue */.Fl)(POINTS, score)}${isOfSurvivors ? SURVIVORS : ''}`;
    return { value: asides.length === 0 ? points : `${points} (${asides.join('; ')})`, mark };
}
/** The columns of one arm in one use case, in the order of `CAPABILITY_COLUMNS`. Source: Metrics Alignment. */
function capabilityScores(facts, rules, coverage) {
    return CAPABILITY_COLUMNS.map(({ raw, score, facts: parts }) => {
        const points = score(facts, rules);
        const covered = parts.map((part) => coverage[part]);
        const cases = Math.max(...covered.map((one) => one.cases));
        const n = points === null ? 0 : Math.min(...covered.map((one) => one.n));
        const isOfSurvivors = covered.some((one) => one.isOfSurvivors);
        return { raw: raw?.of(facts) ?? null, score: points, n, cases, isOfSurvivors, share: cases === 0 ? 0 : n / cases };
    });
}
/**
 * The mean over use cases of each column, points and measurements alike; a use case without a figure is left out of that column, which
 * its share and its number of cases say. A column is of survivors where a use case lacks it because all its trials failed, too.
 */
function averageScores(useCases) {
    const over = (values) => {
        const measured = values.filter((value) => value !== null);
        return measured.length === 0 ? null : (0,moments/* mean */.i2)(measured);
    };
    return CAPABILITY_COLUMNS.map((_, at) => {
        const all = useCases.flatMap((scores) => scores[at] ?? []);
        const score = over(all.map((one) => one.score));
        return {
            raw: over(all.map((one) => one.raw)),
            score,
            n: (0,moments/* sum */.cz)(all.map(({ n }) => n)),
            cases: (0,moments/* sum */.cz)(all.map(({ cases }) => cases)),
            isOfSurvivors: score !== null && all.some(({ isOfSurvivors }) => isOfSurvivors),
            share: all.length === 0 ? 0 : (0,moments/* mean */.i2)(all.map(({ share }) => share)),
        };
    });
}
/**
 * Σ weight · points / Σ weight over the columns that were measured, 0 to 100, and the share of the weight that was measured, a column
 * that rests on half of the cases counting half; null when none was.
 * Source: Metrics Alignment, overall score: a column that is missing is left out, not guessed.
 * @example overallScore of the test vector: { score: 77.825, weight_covered: 1 }
 */
function overallScore(scores) {
    const measured = CAPABILITY_COLUMNS.flatMap(({ weight }, at) => {
        const { score = null, share = 0 } = scores[at] ?? {};
        return score === null ? [] : [{ weight, product: weight * score, covered: weight * share }];
    });
    const weight = (0,moments/* sum */.cz)(measured.map((one) => one.weight));
    return {
        score: weight === 0 ? null : (0,moments/* sum */.cz)(measured.map(({ product }) => product)) / weight,
        weight_covered: (0,moments/* sum */.cz)(measured.map(({ covered }) => covered)) / 100,
    };
}

;// CONCATENATED MODULE: ./build/metrics/tables/capability/collect-capability.js



/** The metrics whose means over cases are the facts. */
const METRICS = {
    success: 'success',
    depth: 'reasoning.depth',
    planning: 'reasoning.planning-score',
    confidence: 'reasoning.decision-confidence',
    backtracks: 'reasoning.backtrack-rate',
    grounding: 'grounding.score',
    consistency: 'grounding.factual-consistency',
    toolEfficiency: 'tools.efficiency',
    memoryMb: 'resources.memory-mb',
    cpuPercent: 'resources.cpu-percent',
    latencyS: 'performance.latency',
    costUsd: 'cost.usd',
};
/** The cache's hit rate is made of two means. */
const SUMMED = [...Object.values(METRICS), 'cache.hits', 'cache.accesses'];
/** What every target gives: alone, they are no reason for a table of 22 columns. */
const ORDINARY = new Set([
    'success',
    'resources.memory-mb',
    'resources.cpu-percent',
    'performance.latency',
    'cost.usd',
]);
/** They say of the metrics of their family that they are a guess. */
const HEURISTICS = ['grounding.heuristic', 'reasoning.heuristic', 'tools.heuristic'];
/** A case's use case: the one it names, else its first tag, else none. */
function useCaseOf({ use_case: named, tags }) {
    return named ?? tags[0] ?? null;
}
/** Gathers the facts of one arm by use case: trials are averaged into cases, cases into use cases, as in every metric. */
function startCapability() {
    const useCases = new Map();
    let isReported = false;
    let isHeuristic = false;
    return {
        add: ({ golden, observation, scores }) => {
            const name = useCaseOf(golden);
            const cases = useCases.get(name) ?? new Map();
            useCases.set(name, cases);
            const one = cases.get(golden.id) ?? startCase();
            cases.set(golden.id, one);
            one.trials += 1;
            if (observation.status === 'ok')
                one.answered += 1;
            const isGuessed = scores['grounding.heuristic'] === 1;
            if (HEURISTICS.some((id) => scores[id] === 1))
                isHeuristic = true;
            for (const [at, id] of SUMMED.entries()) {
                const value = scores[id];
                if (value === undefined) {
                    if (observation.status === 'failed')
                        one.lost[at] = (one.lost[at] ?? 0) + 1;
                    continue;
                }
                one.sums[at] = (one.sums[at] ?? 0) + value;
                one.counts[at] = (one.counts[at] ?? 0) + 1;
                if (observation.status === 'failed')
                    continue;
                if (!ORDINARY.has(id) && !(id === 'grounding.score' && isGuessed))
                    isReported = true;
            }
        },
        finish: () => ({
            useCases: () => new Map([...useCases].map(([name, cases]) => [name, factsOf(cases)])),
            isReported,
            isHeuristic,
        }),
    };
}
function startCase() {
    const zeros = () => SUMMED.map(() => 0);
    return { trials: 0, answered: 0, sums: zeros(), counts: zeros(), lost: zeros() };
}
function factsOf(cases) {
    // By id, so that the sums do not hang on the order in which trials came.
    const ordered = [...cases].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sums]) => sums);
    const of = (id) => meanOverCases(ordered, SUMMED.indexOf(id));
    const [hits, accesses] = [of('cache.hits'), of('cache.accesses')];
    const hitRate = hits.mean === null || accesses.mean === null || accesses.mean === 0 ? null : hits.mean / accesses.mean;
    const coverage = {
        ...mapValues(METRICS, of),
        cacheHitRate: { ...accesses, mean: hitRate },
    };
    return {
        facts: mapValues(coverage, ({ mean }) => mean),
        coverage,
        trials: ordered.reduce((sum, { trials }) => sum + trials, 0),
        answered: ordered.reduce((sum, { answered }) => sum + answered, 0),
    };
}
function mapValues(members, to) {
    return Object.fromEntries(Object.entries(members).map(([key, value]) => [key, to(value)]));
}
/** As in a run's summary, a case counts when at least half of its trials are scored. */
function meanOverCases(cases, at) {
    let total = 0;
    let n = 0;
    let isOfSurvivors = false;
    for (const { trials, sums, counts, lost } of cases) {
        if ((lost[at] ?? 0) > 0)
            isOfSurvivors = true;
        const [sum = 0, count = 0] = [sums[at], counts[at]];
        if (count === 0 || count * 2 < trials)
            continue;
        total += sum / count;
        n += 1;
    }
    return { mean: n === 0 ? null : total / n, n, cases: cases.length, isOfSurvivors };
}
/** The scores of every arm in every use case that one of them has; null when no arm reports anything that the table is for. */
function scoreArms(arms, { latency_anchor_s: latencyAnchorS, cost_anchor_usd: costAnchorUsd }) {
    if (!arms.some(({ data }) => data.isReported))
        return null;
    const measured = arms.map(({ name, run, data }) => ({ name, run, facts: data.useCases() }));
    const names = [...new Set(measured.flatMap(({ facts }) => [...facts.keys()]))];
    return measured.map(({ name, run, facts }) => {
        const isMock = run.settings.mock === true;
        const rules = { latencyAnchorS, costAnchorUsd, isMock };
        const useCases = names.map((useCase) => {
            const { facts: own, coverage, trials, answered } = facts.get(useCase) ?? factsOf(new Map());
            return [useCase, { scores: capabilityScores(own, rules, coverage), trials, answered }];
        });
        return { name, isMock, useCases: new Map(useCases) };
    });
}
/** What both tables say below themselves. */
function capabilityNotes(arms, scored) {
    const guessed = arms.filter(({ data }) => data.isHeuristic).map(({ name }) => name);
    const mocks = scored.filter(({ isMock }) => isMock).map(({ name }) => name);
    const failing = scored.flatMap(({ name, useCases }) => {
        const all = [...useCases.values()];
        const [trials, answered] = [(0,moments/* sum */.cz)(all.map((one) => one.trials)), (0,moments/* sum */.cz)(all.map((one) => one.answered))];
        return answered === trials ? [] : [`${name} failed in ${(0,format_number/* partOf */.BU)(trials - answered, trials, 'trial')}`];
    });
    return [
        'Points from 0 to 100, with what was measured in brackets: 🟢 80 and more, 🔵 50 and more, 🔴 less. What was not measured has no points, and the weights of the rest are scaled up; the brackets of the overall score say how much of the weight was measured. "18/30": on 18 of 30 cases.',
        failing.length > 0
            ? `${SURVIVORS} The mean of answered trials alone, without those that failed: ${failing.join('; ')}.`
            : null,
        'Grounding counts in three columns (23 % of the weight), tool efficiency in two (12 %), factual consistency in two (11 %).',
        guessed.length > 0
            ? `Guessed from words, or from names of tools alone, at least in part, in: ${guessed.join(', ')}.`
            : null,
        mocks.length > 0
            ? `A stand-in (mock) answered in: ${mocks.join(', ')}. Its grounding counts as 10 at least.`
            : null,
    ];
}

;// CONCATENATED MODULE: ./build/metrics/tables/capability/capability-tables.js



const capabilityOverall = (0,define_table/* defineTable */.aZ)({
    name: 'capability-overall',
    title: 'Capabilities',
    source: 'Metrics Alignment, comprehensive table',
    place: 'comment',
    start: startCapability,
    build: (arms, { scoring }) => {
        const scored = scoreArms(arms, scoring);
        if (scored === null)
            return null;
        return {
            columns: [{ title: 'variant', format: 'text' }, ...SCORE_COLUMNS],
            rows: scored.map(({ name, useCases }) => [
                name,
                ...scoreCells(averageScores([...useCases.values()].map(({ scores }) => scores))),
            ]),
            notes: [
                'Means over the use cases, each of the same weight, and so is the share of the weight that was measured.',
                ...capabilityNotes(arms, scored),
            ],
        };
    },
});
/**
 * All use cases: those that an arm answered nothing of first, then that with the lowest overall score of the last arm, those that it has no
 * score of last; then by name.
 */
function orderUseCases(arms) {
    const last = arms.at(-1)?.useCases;
    const names = new Set(arms.flatMap(({ useCases }) => [...useCases.keys()]));
    const all = [...names].map((name) => {
        const hasFailed = arms.some(({ useCases }) => useCases.get(name)?.answered === 0);
        return { name, overall: hasFailed ? -1 : (overallScore(last?.get(name)?.scores ?? []).score ?? Infinity) };
    });
    return all.sort((a, b) => {
        if (a.overall !== b.overall)
            return a.overall - b.overall;
        return (a.name ?? '') < (b.name ?? '') ? -1 : 1;
    });
}
const capabilityByUseCase = (0,define_table/* defineTable */.aZ)({
    name: 'capability-by-use-case',
    title: 'Capabilities by use case',
    source: 'Metrics Alignment, per-use-case tables',
    place: 'page',
    start: startCapability,
    build: (arms, { scoring }) => {
        const scored = scoreArms(arms, scoring);
        if (scored === null)
            return null;
        const useCases = orderUseCases(scored);
        const suite = arms[0]?.run.suite.name ?? '';
        return {
            columns: [{ title: 'variant', format: 'text' }, { title: 'use case', format: 'text' }, ...SCORE_COLUMNS],
            rows: useCases.slice(0, define_table/* MOST_ROWS */.wq).flatMap(({ name }) => scored.flatMap((arm) => {
                const useCase = arm.useCases.get(name);
                if (useCase === undefined)
                    return [];
                const { scores, trials, answered } = useCase;
                const suffix = answered < trials ? ` (${answered} of ${trials} answered)` : '';
                return [[arm.name, (0,define_table/* cutName */.CI)(name ?? suite) + suffix, ...scoreCells(scores)]];
            })),
            notes: [
                'What a variant answered nothing of comes first, then the lowest overall score of the last variant. A case counts in its `use_case`, else in its first tag, else in the suite.',
                (0,define_table/* noteLeftOut */.yI)(useCases, define_table/* MOST_ROWS */.wq, ['use case', 'use cases']),
                ...capabilityNotes(arms, scored),
            ],
        };
    },
});

// EXTERNAL MODULE: ./build/metrics/tables/code/code-complexity.js
var code_complexity = __webpack_require__(96802);
// EXTERNAL MODULE: ./build/model/run/run-code.js
var run_code = __webpack_require__(81219);
;// CONCATENATED MODULE: ./build/metrics/tables/code/code-quality.js



const codeQuality = (0,define_table/* defineScoreTable */.w1)({
    name: 'code-quality',
    title: 'Code quality',
    source: 'poc-ai-workflow-frameworks, METRICS.md, static metrics',
    place: 'page',
    build: (arms) => {
        const rows = arms.flatMap(({ name, run }) => (run.code_quality?.totals ?? []).map((totals) => {
            const { functions_only: functions, with_classes: blocks } = totals.complexity;
            return { ...totals, name, framework: run.code_quality?.framework ?? null, functionBlocks: functions, blocks };
        }));
        const unscored = arms.flatMap(({ name, run: { code_quality: code } }) => code === undefined || code.unscored === null ? [] : [`${name}: ${code.unscored}.`]);
        if (rows.length === 0 && unscored.length === 0)
            return null;
        const perFunction = { group: 'complexity per function' };
        const withClasses = { group: 'with classes (radon)' };
        const maintained = { group: 'maintainability' };
        const halsteadGroup = { group: 'Halstead' };
        const imports = { group: 'imports' };
        return {
            ...(0,define_table/* tabulate */.Xw)(rows, [
                ['arm', 'text', ({ name }) => name],
                ['framework', 'text', ({ framework }) => framework],
                ['language', 'text', ({ language }) => language],
                ['files', 'count', ({ files }) => files],
                ['SLOC', 'count', ({ raw }) => raw.sloc, { hint: 'Lines with code on them.' }],
                ['comment ratio', 'ratio', (row) => row.comment_ratio],
                ['average', 'count', ({ functionBlocks: { count, average } }) => (count > 0 ? average : null), perFunction],
                [
                    'grade',
                    'text',
                    ({ functionBlocks, complexity }) => (functionBlocks.count > 0 ? complexity.grade : null),
                    perFunction,
                ],
                ['highest', 'count', ({ functionBlocks }) => functionBlocks.max, perFunction],
                ['average', 'count', ({ blocks: { count, average } }) => (count > 0 ? average : null), withClasses],
                ['highest', 'count', ({ blocks }) => blocks.max, withClasses],
                ['index', 'score', ({ maintainability }) => maintainability.index, maintained],
                ['grade', 'text', ({ maintainability }) => maintainability.grade, maintained],
                ['volume', 'count', ({ halstead }) => halstead.volume, halsteadGroup],
                ['difficulty', 'count', ({ halstead }) => halstead.difficulty, halsteadGroup],
                ['bugs', 'count', ({ halstead }) => halstead.bugs, halsteadGroup],
                ['all', 'count', ({ declarations }) => declarations.imports, imports],
                ['framework', 'count', ({ declarations }) => declarations.framework_imports, imports],
                ['classes', 'count', ({ declarations }) => declarations.classes],
                ['functions', 'count', ({ declarations }) => declarations.functions],
                ['return annotations', 'share', ({ declarations }) => declarations.return_annotation_share],
            ]),
            notes: [
                'Measured once a run, from the source: exact numbers, with no interval. Values of one language do not compare with those of another.',
                ...unscored,
            ],
        };
    },
});
/** More are no reading; the rest are counted. */
const MOST_FILES = 200;
const codeFiles = (0,define_table/* defineScoreTable */.w1)({
    name: 'code-files',
    title: 'Code quality by file',
    source: 'poc-ai-workflow-frameworks, METRICS.md, static metrics of an implementation file',
    place: 'page',
    build: (arms) => {
        const all = arms.flatMap(({ name, run }) => (run.code_quality?.files ?? []).map((file) => ({ name, file })));
        if (all.length === 0)
            return null;
        const [first, last] = [arms[0], arms.at(-1)];
        const [before, after] = [pathsOf(first), pathsOf(last)];
        const isPaired = first !== last && before.size > 0 && after.size > 0;
        const state = [
            'not compared',
            'text',
            ({ name, file: { path } }) => {
                if (name === first?.name && !after.has(path))
                    return 'deleted';
                return name === last?.name && !before.has(path) ? 'new' : null;
            },
        ];
        const left = all.length - MOST_FILES;
        return {
            ...(0,define_table/* tabulate */.Xw)(all.slice(0, MOST_FILES), [
                ['arm', 'text', ({ name }) => name],
                ['file', 'text', ({ file }) => file.path],
                ['language', 'text', ({ file }) => file.language],
                ['SLOC', 'count', ({ file }) => read(file, ({ raw }) => raw.sloc)],
                [
                    'average complexity',
                    'count',
                    ({ file }) => readFunctions(file, ({ functions_only: { average } }) => average),
                ],
                ['grade', 'text', ({ file }) => readFunctions(file, ({ grade }) => grade)],
                ['highest', 'count', ({ file }) => readFunctions(file, ({ functions_only: { max } }) => max)],
                ['maintainability', 'score', ({ file }) => read(file, ({ maintainability }) => maintainability.index)],
                ['grade', 'text', ({ file }) => read(file, ({ maintainability }) => maintainability.grade)],
                ['not measured', 'text', ({ file }) => describeUnscored(file)],
                ...(isPaired ? [state] : []),
            ]),
            notes: [left > 0 ? `${(0,format_number/* countOf */.pq)(left, 'more file is', 'more files are')} in run.json.` : null],
        };
    },
});
function pathsOf(arm) {
    return new Set(arm?.run.code_quality?.files.map(({ path }) => path));
}
function read(file, of) {
    return file.kind === 'unscored' ? null : of(file);
}
/** Null for a file without functions, too. */
function readFunctions(file, of) {
    return read(file, ({ complexity }) => (complexity.functions_only.count === 0 ? null : of(complexity)));
}
function describeUnscored(file) {
    if (file.kind !== 'unscored')
        return null;
    return file.line === null ? file.reason : `line ${file.line}: ${file.reason}`;
}
const codeReviewTable = (0,define_table/* defineScoreTable */.w1)({
    name: 'code-review',
    title: 'Code review',
    source: 'poc-ai-workflow-frameworks, METRICS.md, LLM code review',
    place: 'page',
    build: (arms) => {
        const reviewed = arms.flatMap(({ name, run: { code_quality: code } }) => code?.review?.kind === 'reviewed' ? [{ name, review: code.review }] : []);
        const missing = arms.flatMap(({ name, run: { code_quality: code } }) => code?.review?.kind === 'unscored' ? [`${name} is not reviewed: ${code.review.reason}.`] : []);
        if (reviewed.length === 0 && missing.length === 0)
            return null;
        const grades = reviewed.flatMap(({ name, review }) => [
            { name, title: 'mean of the seven', score: review.average, reason: null },
            ...run_code/* REVIEW_CRITERIA */.DU.map((criterion) => {
                const { score = null, reason = null } = review.criteria[criterion] ?? {};
                return { name, title: criterion.replaceAll('_', ' '), score, reason };
            }),
        ]);
        return {
            ...(0,define_table/* tabulate */.Xw)(grades, [
                ['arm', 'text', ({ name }) => name],
                ['criterion', 'text', ({ title }) => title],
                ['grade', 'score', ({ score }) => score],
                ['why', 'text', ({ reason }) => reason],
            ]),
            notes: [
                'Grades from 1 to 5, one reading of a judge: an opinion, with no interval.',
                ...reviewed.flatMap(({ name, review: { cut } }) => (cut === null ? [] : [`Not shown of ${name}: ${cut}.`])),
                ...missing,
            ],
        };
    },
});

// EXTERNAL MODULE: ./build/model/run/observation.js
var observation = __webpack_require__(75198);
// EXTERNAL MODULE: ./build/model/fingerprint.js
var fingerprint = __webpack_require__(27866);
// EXTERNAL MODULE: ./build/metrics/cost/price-reply.js
var price_reply = __webpack_require__(68674);
;// CONCATENATED MODULE: ./build/metrics/tables/cost/component-cost.js




const NOTHING = { input_tokens: 0, output_tokens: 0, cost_usd: 0 };
const componentCost = (0,define_table/* defineTable */.aZ)({
    name: 'component-cost',
    title: 'What the tokens were spent on',
    source: 'ProjectScylla, docs/design/metrics-formulas.md, component cost breakdown',
    place: 'page',
    start: ({ settings }) => {
        const sums = new Map();
        const pricing = (0,price_reply/* completePricing */.Mr)(settings.pricing);
        const price = settings.scoring?.component_prices ?? null;
        return {
            add: ({ observation }) => {
                if (observation.status !== 'ok')
                    return;
                const { reply } = observation;
                for (const component of reply.components ?? []) {
                    const own = price ?? findComponentPrice(component, reply, pricing);
                    sums.set(component.type, addComponent(sums.get(component.type) ?? NOTHING, component, own));
                }
            },
            finish: () => sums,
        };
    },
    build: (arms, { settings }) => {
        const prices = settings.scoring?.component_prices ?? null;
        const types = observation/* COMPONENT_TYPES */.Ov.filter((type) => arms.some(({ data }) => data.has(type)));
        if (types.length === 0)
            return null;
        const totalOf = (type) => arms.reduce((sum, { data }) => {
            const { input_tokens: input, output_tokens: output } = data.get(type) ?? NOTHING;
            return sum + input + output;
        }, 0);
        const sorted = [...types].sort((a, b) => totalOf(b) - totalOf(a));
        const shares = arms.map(({ data }) => shareCosts(sorted.map((type) => (data.get(type) ?? NOTHING).cost_usd)));
        const rows = sorted.flatMap((type, at) => arms.map(({ name, data }, arm) => {
            // An arm that reports no components at all has not used none of them.
            const sums = data.size === 0 ? null : (data.get(type) ?? NOTHING);
            return { type, name, sums, share: sums && (shares[arm]?.[at] ?? null) };
        }));
        return {
            ...(0,define_table/* tabulate */.Xw)(rows, [
                ['component', 'text', ({ type }) => type],
                ['arm', 'text', ({ name }) => name],
                ['input tokens', 'tokens', ({ sums }) => sums && sums.input_tokens],
                ['output tokens', 'tokens', ({ sums }) => sums && sums.output_tokens],
                ['cost', 'usd', ({ sums }) => sums && sums.cost_usd],
                ['share of the cost', 'share', ({ share }) => share],
            ]),
            notes: [
                `Sums over the answered trials that report components, at ${prices === null ? 'the price of the model of each' : 'the suite’s `component_prices`'}; most tokens first. Shares are of the cost, where output weighs more than input, not of the tokens.`,
                arms.some(({ data }) => [...data.values()].some(({ cost_usd: cost }) => cost === null)) ? NO_COST : null,
            ],
        };
    },
});
const NO_COST = 'No cost: the target does not say which of several models a component went to (`model` of the component), or no price is known for that model (`pricing`). `component_prices` of the suite prices all components alike.';
/**
 * The price of the tokens of a component: that of its `model`, else of the model that the reply was paid for; null where none is known, and
 * where the component does not say to which of several models, at several prices, it went.
 */
function findComponentPrice({ model }, reply, pricing) {
    const bills = (0,price_reply/* billsOf */.KQ)(reply);
    const own = model === undefined ? bills : bills.filter((bill) => bill.model === model);
    const [price = null, ...others] = (own.length === 0 ? [{ model }] : own).map((source) => (0,price_reply/* findPrice */.vk)(source, pricing)?.price ?? null);
    return others.every((other) => (0,fingerprint/* canonicalJson */.d)(other) === (0,fingerprint/* canonicalJson */.d)(price)) ? price : null;
}
/**
 * The sums with one more component. Source: ProjectScylla, docs/design/metrics-formulas.md, component cost breakdown.
 * @example addComponent(NOTHING, { type: 'TOOL_SCHEMA', input_tokens: 1000 }, { input: 3, output: 15 }) // 1,000 tokens, $0.003
 */
function addComponent(sums, component, price) {
    const { input_tokens: input = 0, output_tokens: output = 0, cached_tokens: cached = 0 } = component;
    const rates = input + output === 0 ? { input: 0, output: 0 } : price;
    const cost = rates === null ? null : (0,price_reply/* costAtPrice */.A6)({ input, output, cached: Math.min(cached, input) }, rates);
    return {
        input_tokens: sums.input_tokens + input,
        output_tokens: sums.output_tokens + output,
        cost_usd: sums.cost_usd === null || cost === null ? null : sums.cost_usd + cost,
    };
}
/**
 * The share of the whole cost that each of some parts has, 0 to 1, in their order; null where a cost is unknown or the whole is 0: tokens are no
 * measure of it. Source: ProjectScylla, docs/design/metrics-formulas.md, type percentage.
 * @example shareCosts([0.003, 0.015, 0.002]) // [0.15, 0.75, 0.1]
 */
function shareCosts(costs) {
    let whole = 0;
    for (const cost of costs) {
        if (cost === null)
            return costs.map(() => null);
        whole += cost;
    }
    return costs.map((cost) => (cost === null || whole === 0 ? null : cost / whole));
}

;// CONCATENATED MODULE: ./build/metrics/tables/cost/cost-distribution.js



const cost_distribution_SPENT = [
    { id: 'cost.usd', title: 'cost', format: 'usd' },
    { id: 'tokens.total', title: 'tokens', format: 'tokens' },
    { id: 'performance.latency', title: 'latency', format: 's' },
];
/** A statistic of the means, null where there is none. */
function statistic(of) {
    return (spent) => (spent.means.length === 0 ? null : of(spent));
}
/** The rows of an arm, the least first. */
const cost_distribution_STATISTICS = {
    min: statistic(({ sorted }) => (0,percentile/* percentileOfSorted */.WB)(sorted, 0)),
    p50: statistic(({ sorted }) => (0,percentile/* percentileOfSorted */.WB)(sorted, 0.5)),
    mean: statistic(({ means }) => (0,moments/* mean */.i2)(means)),
    p95: statistic(({ sorted }) => (0,percentile/* percentileOfSorted */.WB)(sorted, 0.95)),
    max: statistic(({ sorted }) => (0,percentile/* percentileOfSorted */.WB)(sorted, 1)),
    'trials without': ({ missing }) => String(missing),
};
const costDistribution = (0,define_table/* defineScoreTable */.w1)({
    name: 'cost-distribution',
    title: 'What a query costs and how long it takes',
    source: 'LLMC, evaluation framework, cost distribution; poc-ai-workflow-frameworks, METRICS.md, runtime distribution',
    place: 'page',
    build: (arms) => {
        const measured = arms.map(({ name, means: { meansOf, totalOf } }) => ({
            name,
            spent: cost_distribution_SPENT.map(({ id }) => {
                const means = meansOf(id);
                return { means, sorted: new Float64Array(means).sort(), missing: totalOf(id).missing };
            }),
        }));
        const shown = cost_distribution_SPENT.flatMap((column, at) => measured.some(({ spent }) => (spent[at]?.means.length ?? 0) > 0) ? [{ ...column, at }] : []);
        if (shown.length === 0)
            return null;
        const rows = Object.entries(cost_distribution_STATISTICS).flatMap(([title, of]) => measured.map((arm) => ({ ...arm, title, of })));
        return {
            ...(0,define_table/* tabulate */.Xw)(rows, [
                ['of a query', 'text', ({ title }) => title],
                ['arm', 'text', ({ name }) => name],
                ...shown.map(({ title, format, at }) => [
                    title,
                    format,
                    ({ spent, of }) => {
                        const one = spent[at];
                        return one === undefined ? null : of(one);
                    },
                ]),
            ]),
            notes: ['Over the cases, each with its mean over trials. A trial that failed has none of these.'],
        };
    },
});
const totals = (0,define_table/* defineScoreTable */.w1)({
    name: 'totals',
    title: 'What each arm cost in all',
    source: 'poc-ai-workflow-frameworks, METRICS.md, framework summary: tokens and cost are summed, over runs too',
    place: 'page',
    build: (arms) => {
        const rows = arms.map(({ name, means }) => ({
            name,
            trials: means.trials,
            tokens: sumUp(means, 'tokens.total'),
            cost: sumUp(means, 'cost.usd'),
        }));
        if (rows.every(({ tokens, cost }) => tokens === null && cost === null))
            return null;
        return {
            ...(0,define_table/* tabulate */.Xw)(rows, [
                ['arm', 'text', ({ name }) => name],
                ['trials', 'count', ({ trials }) => trials],
                ['tokens_total', 'tokens', ({ tokens }) => tokens && tokens.total],
                ['tokens per query', 'tokens', ({ tokens }) => tokens && tokens.perQuery],
                ['trials without tokens', 'count', ({ tokens }) => tokens && tokens.missing],
                ['cost_total', 'usd', ({ cost }) => cost && cost.total],
                ['cost per query', 'usd', ({ cost }) => cost && cost.perQuery],
                ['trials of unknown cost', 'count', ({ cost }) => cost && cost.missing],
            ]),
            notes: [
                'Totals add up every trial, so an arm with more trials has more of them: they are never compared. What is compared is per query, the mean over cases of their means over trials.',
            ],
        };
    },
});
/** The total, the mean over cases and the trials that are missing in both; null where all are. */
function sumUp({ trials, totalOf, meansOf }, metric) {
    const { total, missing } = totalOf(metric);
    if (missing === trials)
        return null;
    const means = meansOf(metric);
    return { total, perQuery: means.length === 0 ? null : (0,moments/* mean */.i2)(means), missing };
}

// EXTERNAL MODULE: ./build/metrics/cost/cost.js
var cost = __webpack_require__(37577);
;// CONCATENATED MODULE: ./build/metrics/tables/cost/pricing-applied.js




const pricingApplied = (0,define_table/* defineTable */.aZ)({
    name: 'pricing-applied',
    title: 'Prices that were used',
    source: 'poc-ai-workflow-frameworks, METRICS.md; ProjectScylla, docs/design/metrics-formulas.md: pricing tables; an unknown model is flagged',
    place: 'page',
    start: ({ settings }) => {
        const pricing = (0,price_reply/* completePricing */.Mr)(settings.pricing);
        const calls = new Map();
        return {
            add: ({ observation }) => {
                if (observation.status === 'failed')
                    return;
                for (const priced of pricesOf(observation.reply, pricing)) {
                    const key = JSON.stringify([priced.name, priced.by]);
                    const entry = calls.get(key) ?? { priced, count: 0 };
                    entry.count += 1;
                    calls.set(key, entry);
                }
            },
            finish: () => calls,
        };
    },
    build: (arms, { settings }) => {
        const prices = new Map(arms.flatMap(({ data }) => [...data].map(([key, { priced }]) => [key, priced])));
        if (prices.size === 0)
            return null;
        const rows = [...prices]
            .map(([key, priced]) => ({ key, ...priced }))
            .sort((a, b) => rank(a) - rank(b) || (a.key < b.key ? -1 : 1));
        const unknown = arms.reduce((sum, { data }) => sum + [...data.values()].reduce((n, { priced, count }) => n + (rank(priced) === 0 ? count : 0), 0), 0);
        const { as_of: day } = (0,price_reply/* completePricing */.Mr)(settings.pricing);
        const rateColumn = (rate) => [
            rate,
            'text',
            ({ price }) => (price?.[rate] === undefined ? null : (0,format_number/* formatRate */.CE)(price[rate])),
        ];
        return {
            ...(0,define_table/* tabulate */.Xw)(rows.slice(0, define_table/* MOST_ROWS */.wq), [
                ['what was called', 'text', ({ name }) => name],
                ['priced as', 'text', ({ by }) => by ?? { value: 'unknown', mark: 'poor' }],
                rateColumn('input'),
                rateColumn('output'),
                rateColumn('cached'),
                ...arms.map(({ name, data }) => [
                    `calls, ${name}`,
                    'count',
                    ({ key }) => data.get(key)?.count ?? 0,
                ]),
            ]),
            notes: [
                `US dollars for a million tokens, ${day === undefined ? 'undated' : `as of ${day}`}. Unknown prices first, then by name.`,
                unknown === 0
                    ? null
                    : `The cost of ${(0,format_number/* countOf */.pq)(unknown, 'call')} is not known and in no mean: set \`pricing\` in the suite.`,
                rows.length > define_table/* MOST_ROWS */.wq ? `${rows.length - define_table/* MOST_ROWS */.wq} more are left out.` : null,
            ],
        };
    },
});
function rank({ by }) {
    return by === null ? 0 : 1;
}
function pricesOf(reply, pricing) {
    if ((0,cost/* saysNothingOfCost */.IW)(reply))
        return [];
    if (reply.cost_usd !== undefined)
        return [{ name: nameOf((0,price_reply/* billsOf */.KQ)(reply).at(-1) ?? {}, pricing), by: 'stated by the target', price: null }];
    return (0,price_reply/* billsOf */.KQ)(reply).map((bill) => {
        const name = nameOf(bill, pricing);
        if (bill.cost_usd !== undefined)
            return { name, by: 'stated by the target', price: null };
        const entry = (0,price_reply/* findPrice */.vk)(bill, pricing);
        if (entry === null)
            return { name, by: null, price: null };
        return { name, by: entry.by === 'tier' ? `route tier ${entry.name}` : entry.name, price: entry.price };
    });
}
function nameOf({ model, route_tier: tier }, { mode }) {
    const name = mode === 'tier' ? (tier ?? model) : (model ?? tier);
    return (0,define_table/* cutName */.CI)(name ?? 'not named');
}

// EXTERNAL MODULE: ./build/metrics/tables/judges/judge-reliability.js
var judge_reliability = __webpack_require__(4329);
// EXTERNAL MODULE: ./build/metrics/answer/consensus.js
var consensus = __webpack_require__(68802);
// EXTERNAL MODULE: ./build/metrics/answer/judged-part.js
var judged_part = __webpack_require__(2044);
// EXTERNAL MODULE: ./build/metrics/answer/rubric.js
var answer_rubric = __webpack_require__(15804);
;// CONCATENATED MODULE: ./build/metrics/tables/judges/judge-scores.js







const MOST_MODELS = 20;
const MEASURES = [
    ...judge_reliability/* JUDGE_MEASURES */.M,
    {
        title: 'rubric, weighted score',
        question: 'rubric',
        unit: 'ratio',
        read: ({ rubric }, { golden }, scoring) => {
            const readings = (0,answer_rubric/* readRubric */.qc)(rubric?.runs ?? [], golden, scoring);
            return typeof readings === 'string' ? null : (0,consensus/* consensus */.sJ)((0,answer_rubric/* wholeReadings */.nf)(readings));
        },
    },
];
const judgeScores = (0,define_table/* defineTable */.aZ)({
    name: 'judge-scores',
    title: 'What the judge said',
    source: 'poc-ai-workflow-frameworks, METRICS.md; test-arcfusion-2025, docs/evaluation/metrics.md; ProjectScylla, docs/design/metrics-formulas.md: each scale of a judge',
    place: 'page',
    start: ({ scoring }) => {
        const spreads = MEASURES.map(startSpread);
        const unusable = MEASURES.map(() => 0);
        const models = new Set();
        return {
            add: (trial) => {
                const { judgments } = trial;
                if (judgments === null || trial.observation.status === 'failed')
                    return;
                for (const model of modelsOf(judgments))
                    if (models.size < MOST_MODELS)
                        models.add(model);
                for (const [at, { question, read }] of MEASURES.entries()) {
                    if (judgments[question] === undefined)
                        continue;
                    const value = read(judgments, trial, scoring);
                    if (value === undefined)
                        continue;
                    if (value === null)
                        unusable[at] = (unusable[at] ?? 0) + 1;
                    else
                        spreads[at]?.add(value);
                }
            },
            finish: () => ({ spreads, unusable, models }),
        };
    },
    build: (arms, { scoring }) => {
        const shown = MEASURES.flatMap((measure, at) => arms.some(({ data }) => (data.spreads[at]?.n() ?? 0) + (data.unusable[at] ?? 0) > 0) ? [{ ...measure, at }] : []);
        if (shown.length === 0)
            return null;
        const rows = shown.flatMap(({ title, unit, at }) => arms.map(({ name, data }) => {
            const write = (value) => value === null ? null : (0,format_metric/* formatValue */.Fl)({ unit, kind: 'continuous' }, value);
            return { title, name, write, spread: data.spreads[at] ?? startSpread(), unusable: data.unusable[at] ?? 0 };
        }));
        return {
            ...(0,define_table/* tabulate */.Xw)(rows, [
                ['score', 'text', ({ title }) => title],
                ['arm', 'text', ({ name }) => name],
                ['trials', 'count', ({ spread }) => spread.n()],
                ['mean', 'count', ({ spread, write }) => write(spread.mean())],
                ['sd', 'count', ({ spread, write }) => write(spread.deviation())],
                ['unusable', 'count', ({ unusable }) => unusable],
            ]),
            notes: [
                'Over the answered trials that were judged, each counted once; sd is the sample deviation between them. The metrics weigh each case alike, and a trial that failed is 0 there. Unusable: the judge gave no reply that can be read.',
                describeModels(arms.map(({ name, data }) => ({ name, models: [...data.models].sort() }))),
                describeUnasked(shown.map(({ question }) => question), scoring),
            ],
        };
    },
});
function modelsOf(judgments) {
    return (0,judged_part/* listReadings */.Gk)(judgments).flatMap(({ model }) => (model === undefined ? [] : (0,define_table/* cutName */.CI)(model)));
}
/** Two judges are two scales: what differs between the arms may be the judge. */
function describeModels(arms) {
    const judged = arms.filter(({ models }) => models.length > 0);
    const lists = new Set(judged.map(({ models }) => models.join(', ')));
    if (lists.size === 0)
        return null;
    if (lists.size === 1)
        return `The judge: ${[...lists].join()}.`;
    const each = judged.map(({ name, models }) => `${name}: ${models.join(', ')}`).join('; ');
    return `The arms were judged by different models, so their scores are not alike: ${each}.`;
}
function describeUnasked(questions, { judged }) {
    const unasked = [...new Set(questions)].filter((question) => !judged.includes(question));
    if (unasked.length === 0)
        return null;
    const names = unasked.map((question) => `\`${question}\``).join(' and ');
    return `The suite does not name ${names} under \`judged\`, so no metric is made of it.`;
}

// EXTERNAL MODULE: ./build/model/suite/scoring.js
var scoring = __webpack_require__(60960);
;// CONCATENATED MODULE: ./build/metrics/tables/judges/rubric-categories.js






/** A judge that makes up a new category for every answer fills no memory. */
const MOST_KEPT = 200;
/** What rounding to two decimals can make of it. */
const SLIP = 0.01;
const rubricCategoryTable = (0,define_table/* defineTable */.aZ)({
    name: 'rubric-categories',
    title: 'The rubric, category by category',
    source: 'ProjectScylla, docs/design/judge-protocol.md',
    place: 'page',
    start: ({ scoring }) => {
        const categories = new Map();
        let [undecided, stated, slipped] = [0, 0, 0];
        return {
            add: ({ golden, observation, judgments }) => {
                const runs = judgments?.rubric?.runs;
                if (runs === undefined || observation.status === 'failed')
                    return;
                const readings = (0,answer_rubric/* readRubric */.qc)(runs, golden, scoring);
                if (typeof readings === 'string')
                    return;
                if ((0,consensus/* shouldAskAgain */.xe)((0,answer_rubric/* wholeReadings */.nf)(readings), runs.length))
                    undecided += 1;
                const distances = readings.flatMap(({ run: { weighted_score: weighted }, score }) => weighted === undefined || score === null ? [] : [Math.abs(weighted - score)]);
                stated += distances.length;
                slipped += distances.filter((distance) => distance > SLIP).length;
                for (const name of categoryNames(readings)) {
                    const agreed = (0,consensus/* consensus */.sJ)((0,answer_rubric/* categoryReadings */.mq)(readings, name));
                    const spread = categories.get(name) ?? startSpread();
                    if (agreed === null || (categories.size >= MOST_KEPT && !categories.has(name)))
                        continue;
                    categories.set(name, spread);
                    spread.add(agreed);
                }
            },
            finish: () => ({ categories, undecided, stated, slipped }),
        };
    },
    build: (arms, { scoring: { rubric_categories: chosen } }) => {
        const weightOf = (0,consensus/* categoryWeights */.yn)(chosen);
        const order = Object.keys(chosen ?? scoring/* CATEGORY_WEIGHTS */.p$);
        const place = (name) => (order.includes(name) ? order.indexOf(name) : order.length);
        const names = [...new Set(arms.flatMap(({ data }) => [...data.categories.keys()]))].sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
        if (names.length === 0)
            return null;
        const total = (count) => arms.reduce((sum, { data }) => sum + count(data), 0);
        const undecided = total((data) => data.undecided);
        const stated = total((data) => data.stated);
        const slipped = total((data) => data.slipped);
        return {
            ...(0,define_table/* tabulate */.Xw)(names.slice(0, define_table/* MOST_ROWS */.wq), [
                ['category', 'text', (name) => (0,define_table/* cutName */.CI)(name.replaceAll('_', ' '))],
                ['weight', 'count', weightOf],
                ...arms.flatMap(({ name: arm, data: { categories } }) => [
                    [arm, 'ratio', (name) => categories.get(name)?.mean() ?? null],
                    ['n', 'count', (name) => categories.get(name)?.n() ?? 0],
                ]),
            ]),
            notes: [
                'Means over the n answered trials to which the category applies, each the consensus of its readings. In the order of the rubric, others by name.',
                (0,define_table/* noteLeftOut */.yI)(names, define_table/* MOST_ROWS */.wq, ['category', 'categories']),
                undecided > 0
                    ? `In ${(0,format_number/* countOf */.pq)(undecided, 'trial')} the readings lie too far apart or are too unsure: the judge should read once more.`
                    : null,
                stated > 0
                    ? `In ${(0,format_number/* partOf */.BU)(slipped, stated, 'reading')} the weighted score that the judge states is more than ${SLIP} off the one made of its scores, which counts.`
                    : null,
            ],
        };
    },
});
function categoryNames(readings) {
    return new Set(readings.flatMap(({ run: { categories = {} } }) => Object.keys(categories)));
}

// EXTERNAL MODULE: ./build/metrics/case-kinds.js
var case_kinds = __webpack_require__(26114);
;// CONCATENATED MODULE: ./build/metrics/tables/profiles.js




/**
 * The table of one profile: how many cases are of its kind and how many are not, then its figures with the cases behind each. It looks
 * at the cases of that profile and at those that have none; there is no table where none of them is of the kind.
 */
function defineProfileTable(input) {
    const { profile, kind, others, includes, figures, ...spec } = input;
    const sortCases = ({ name, run, means }) => {
        const [ofKind, rest] = [[], []];
        for (const golden of run.cases) {
            if ((golden.profile ?? profile) !== profile || means.trialsOf(golden.id) === 0)
                continue;
            const list = includes(golden) ? ofKind : rest;
            list.push(golden.id);
        }
        return { name, means, kind: ofKind, others: rest };
    };
    const valuesOf = ({ metric, over }, { means, kind, others: rest }) => [...kind, ...(over === 'all' ? rest : [])].flatMap((id) => means.meanOf(id, metric) ?? []);
    return (0,define_table/* defineScoreTable */.w1)({
        ...spec,
        place: 'comment',
        build: (given) => {
            const arms = given.map(sortCases);
            if (arms.every((arm) => arm.kind.length === 0))
                return null;
            const rows = [
                { title: `${others} cases`, cells: arms.map((arm) => [String(arm.others.length), null]) },
                { title: `${kind} cases`, cells: arms.map((arm) => [String(arm.kind.length), null]) },
                ...figures.map((figure) => ({
                    // A metric over other cases reads otherwise, in the next table.
                    title: `${figure.title}, ${figure.over === 'all' ? `${others} and ${kind}` : kind} cases`,
                    cells: arms.map((arm) => writeMean(figure, valuesOf(figure, arm))),
                })),
            ];
            return {
                ...(0,define_table/* tabulate */.Xw)(rows, [
                    ['figure', 'text', ({ title }) => title],
                    ...arms.flatMap(({ name }, at) => [
                        [name, 'count', ({ cells }) => cells[at]?.[0] ?? null],
                        ['n', 'count', ({ cells }) => cells[at]?.[1] ?? null],
                    ]),
                ]),
                notes: [
                    `Means over the n ${kind} cases that are scored${figures.some(({ over }) => over === 'all') ? '; figures of tools over all cases that ask for them' : ''}. Cases of another profile are left out.`,
                ],
            };
        },
    });
}
function writeMean({ kind }, means) {
    return [means.length === 0 ? null : (0,format_metric/* formatValue */.Fl)({ unit: 'ratio', kind }, (0,moments/* mean */.i2)(means)), means.length];
}
const profileBranching = defineProfileTable({
    name: 'profile-branching',
    title: 'Branching cases',
    source: 'poc-ai-workflow-frameworks, METRICS.md, branching profile: easy and branching questions',
    profile: 'branching',
    kind: 'branching',
    others: 'easy',
    includes: case_kinds/* isBranching */.no,
    figures: [
        { title: 'hop coverage', metric: 'branching.hop-coverage', kind: 'continuous', over: 'kind' },
        { title: 'success rate (every hop stated)', metric: 'branching.success', kind: 'binary', over: 'kind' },
        { title: 'grounded hop coverage', metric: 'branching.grounded-hop-coverage', kind: 'continuous', over: 'kind' },
        { title: 'tool coverage', metric: 'tools.coverage', kind: 'continuous', over: 'all' },
        { title: 'tool traces reported', metric: 'tools.trace-reported', kind: 'binary', over: 'all' },
        { title: 'tools used', metric: 'tools.used', kind: 'binary', over: 'all' },
    ],
});
const profileCoordination = defineProfileTable({
    name: 'profile-coordination',
    title: 'Coordination cases',
    source: 'poc-ai-workflow-frameworks, METRICS.md, coordination profile: easy and coordination questions',
    profile: 'coordination',
    kind: 'coordination',
    others: 'easy',
    includes: case_kinds/* isCoordination */.iP,
    figures: [
        { title: 'agent coverage', metric: 'coordination.agent-coverage', kind: 'continuous', over: 'kind' },
        { title: 'success rate (agents and hops)', metric: 'coordination.success', kind: 'binary', over: 'kind' },
        { title: 'hop coverage', metric: 'coordination.hop-coverage', kind: 'continuous', over: 'kind' },
        { title: 'grounded hop coverage', metric: 'coordination.grounded-hop-coverage', kind: 'continuous', over: 'kind' },
        { title: 'tool coverage', metric: 'tools.coverage', kind: 'continuous', over: 'all' },
        { title: 'tool traces reported', metric: 'tools.trace-reported', kind: 'binary', over: 'all' },
        { title: 'tools used', metric: 'tools.used', kind: 'binary', over: 'all' },
    ],
});
const profileMultiHop = defineProfileTable({
    name: 'profile-multi-hop',
    title: 'Multi-hop cases',
    source: 'poc-ai-workflow-frameworks, METRICS.md, multi-hop chain profile',
    profile: 'multi_hop',
    kind: 'multi-hop',
    others: 'single-hop',
    includes: case_kinds/* isMultiHop */.JK,
    figures: [
        { title: 'hop coverage', metric: 'hops.coverage', kind: 'continuous', over: 'kind' },
        { title: 'grounded hop coverage', metric: 'hops.grounded-coverage', kind: 'continuous', over: 'kind' },
        { title: 'chain success rate', metric: 'hops.chain-success', kind: 'binary', over: 'kind' },
    ],
});

;// CONCATENATED MODULE: ./build/metrics/tables/retrieval.js



const retrieval_MEASURES = [
    ['precision', 'retrieval.precision'],
    ['recall', 'retrieval.recall'],
    ['nDCG', 'retrieval.ndcg'],
    ['hit', 'retrieval.hit'],
];
const retrievalAtK = (0,define_table/* defineTable */.aZ)({
    name: 'retrieval-at-k',
    title: 'Retrieval at k',
    source: 'LLMC, evaluation framework, precision and recall at several k',
    place: 'page',
    start: ({ settings: { k: ks } }) => {
        const lengths = { replies: 0, shorter: new Map() };
        return {
            add: ({ observation, scores }) => {
                const returned = observation.status === 'ok' ? scores['retrieval.returned'] : undefined;
                if (returned === undefined)
                    return;
                lengths.replies += 1;
                for (const k of ks)
                    if (returned < k)
                        lengths.shorter.set(k, (lengths.shorter.get(k) ?? 0) + 1);
            },
            finish: () => lengths,
        };
    },
    build: (arms, { settings: { k: ks, primary_k: primary } }) => {
        const sorted = [...new Set([...ks, primary])].sort((a, b) => a - b);
        const rows = retrieval_MEASURES.flatMap(([title, metric]) => sorted.map((k) => ({ title: `${title}@${k}`, id: `${metric}@${k}`, isShare: title === 'hit' })));
        if (arms.every(({ run }) => rows.every(({ id }) => (run.summaries[id]?.mean ?? null) === null)))
            return null;
        return {
            ...(0,define_table/* tabulate */.Xw)(rows, [
                ['measure', 'text', ({ title }) => title],
                ...arms.map(({ name, run }) => [
                    name,
                    'ratio',
                    ({ id, isShare }) => {
                        const mean = run.summaries[id]?.mean ?? null;
                        // A share of cases, as everywhere else: 71 %, not .71.
                        return mean !== null && isShare ? (0,format_metric/* formatValue */.Fl)({ unit: 'ratio', kind: 'binary' }, mean) : mean;
                    },
                ]),
            ]),
            notes: arms.map(({ name, data }) => describeLengths(name, data)),
        };
    },
});
function describeLengths(name, { replies, shorter }) {
    const counts = [...shorter]
        .sort(([a], [b]) => a - b)
        .map(([k, count]) => `${(0,format_number/* countOf */.pq)(count, 'has', 'have')} fewer than ${(0,format_number/* countOf */.pq)(k, 'span')}`);
    return counts.length === 0 ? null : `Of ${(0,format_number/* countOf */.pq)(replies, 'reply', 'replies')} of ${name}, ${counts.join(', ')}.`;
}
const retrieval_SUCCESS = 'success';
const hardestQueries = (0,define_table/* defineScoreTable */.w1)({
    name: 'hardest-queries',
    title: 'Hardest queries',
    source: 'LLMC, evaluation framework, hardest queries and error drill-down',
    place: 'page',
    names_cases: true,
    build: (arms, { settings: { primary_k: k } }) => {
        const recallId = `retrieval.recall@${k}`;
        const last = arms.at(-1)?.means;
        const hard = last === undefined ? [] : listHard(last, recallId);
        if (hard.length === 0)
            return null;
        return {
            ...(0,define_table/* tabulate */.Xw)(hard.slice(0, define_table/* MOST_ROWS */.wq), [
                ['case', 'text', ({ id }) => id],
                ...arms.flatMap(({ name, means }) => [
                    [`recall@${k}`, 'ratio', ({ id }) => means.meanOf(id, recallId), { group: name }],
                    ['success', 'share', ({ id }) => means.meanOf(id, retrieval_SUCCESS), { group: name }],
                ]),
            ]),
            notes: [
                `Cases that are not fully found or do not always succeed in the last arm, ${arms.at(-1)?.name ?? ''}: by recall@${k}, then success, means over a case's trials.`,
                hard.length > define_table/* MOST_ROWS */.wq ? `${hard.length - define_table/* MOST_ROWS */.wq} more are left out.` : null,
            ],
        };
    },
});
/** The cases that are not fully found or do not always succeed, the hardest first. */
function listHard({ ids, columnOf }, recallId) {
    const [recalls, successes] = [columnOf(recallId), columnOf(retrieval_SUCCESS)];
    const hard = [];
    let place = 0;
    for (const id of ids) {
        const [recall = NaN, success = NaN] = [recalls?.[place], successes?.[place]];
        place += 1;
        // Where a case has but one of them, that one places it.
        const of = { recall: Number.isNaN(recall) ? success : recall, success: Number.isNaN(success) ? recall : success };
        if (of.recall < 1 || of.success < 1)
            hard.push({ id, ...of });
    }
    return hard.sort((a, b) => a.recall - b.recall || a.success - b.success || (a.id < b.id ? -1 : 1));
}
const ZERO_RECALL = 'retrieval.zero-recall';
const zeroRecallCases = (0,define_table/* defineScoreTable */.w1)({
    name: 'zero-recall-cases',
    title: 'Queries that were missed completely',
    source: 'LLMC, evaluation framework, failures: queries with zero recall',
    place: 'page',
    names_cases: true,
    build: (arms) => {
        const last = arms.at(-1)?.means;
        const shares = last?.columnOf(ZERO_RECALL) ?? null;
        if (last === undefined || shares === null)
            return null;
        const missed = last.ids
            .flatMap((id, place) => ((shares[place] ?? 0) > 0 ? [{ id, share: shares[place] ?? 0 }] : []))
            .sort((a, b) => b.share - a.share || (a.id < b.id ? -1 : 1));
        if (missed.length === 0)
            return null;
        return {
            ...(0,define_table/* tabulate */.Xw)(missed.slice(0, define_table/* MOST_ROWS */.wq), [
                ['case', 'text', ({ id }) => id],
                ...arms.map(({ name, means }) => [
                    name,
                    'share',
                    ({ id }) => means.meanOf(id, ZERO_RECALL),
                ]),
            ]),
            notes: [
                'The share of a case’s trials that retrieved none of its expected spans, at whatever rank. Listed are the cases of the last arm with such a trial.',
                missed.length > define_table/* MOST_ROWS */.wq ? `${missed.length - define_table/* MOST_ROWS */.wq} more are left out.` : null,
            ],
        };
    },
});
const zeroRecallByTag = (0,define_table/* defineScoreTable */.w1)({
    name: 'zero-recall-by-tag',
    title: 'Tags with cases that were missed completely',
    source: 'LLMC, evaluation framework, queries with zero recall and gaps by tag',
    place: 'comment',
    build: (arms) => {
        const counted = arms.map(countByTag);
        const missed = (arm, tag) => arm?.get(tag)?.missed ?? 0;
        const last = counted.at(-1);
        const tags = [...new Set(counted.flatMap((tagged) => [...tagged.keys()]))]
            .filter((tag) => counted.some((arm) => missed(arm, tag) > 0))
            .sort((a, b) => shareOf(last?.get(b)) - shareOf(last?.get(a)) || missed(last, b) - missed(last, a) || (a < b ? -1 : 1));
        if (tags.length === 0)
            return null;
        return {
            ...(0,define_table/* tabulate */.Xw)(tags.slice(0, define_table/* MOST_ROWS */.wq), [
                ['tag', 'text', define_table/* cutName */.CI],
                ...arms.map(({ name }, at) => [name, 'text', (tag) => writeCount(counted[at]?.get(tag))]),
            ]),
            notes: [
                'Of the cases with a tag whose retrieval was scored, those of which no trial retrieved an expected span, at whatever rank. Marked where that is all of them. Sorted by their share in the last column.',
                (0,define_table/* noteLeftOut */.yI)(tags, define_table/* MOST_ROWS */.wq, ['tag', 'tags']),
            ],
        };
    },
});
function countByTag({ run, means }) {
    const tags = new Map();
    for (const golden of run.cases) {
        if (golden.tags.length === 0)
            continue;
        const mean = means.meanOf(golden.id, 'retrieval.zero-recall');
        if (mean === null)
            continue;
        for (const tag of new Set(golden.tags)) {
            const { cases, missed } = tags.get(tag) ?? { cases: 0, missed: 0 };
            tags.set(tag, { cases: cases + 1, missed: missed + (mean === 1 ? 1 : 0) });
        }
    }
    return tags;
}
function shareOf(count) {
    return count === undefined ? 0 : count.missed / count.cases;
}
/** `3 of 7` */
function writeCount(count) {
    if (count === undefined)
        return null;
    const value = `${count.missed} of ${count.cases}`;
    return count.missed === count.cases ? { value, mark: 'poor' } : value;
}

// EXTERNAL MODULE: ./build/model/buckets.js
var model_buckets = __webpack_require__(70397);
;// CONCATENATED MODULE: ./build/metrics/tables/routing/calibration-buckets.js


/** Rows beyond these say nothing to a reader: ten variants with a hundred buckets make a thousand. */
const MOST_ROWS = 120;
/**
 * The buckets as intervals, lowest first.
 * @example nameBuckets({ edges: [0.3, 0.6], closed: 'left' }) // ['[0, 0.3)', '[0.3, 0.6)', '[0.6, 1]']
 */
function nameBuckets({ edges, closed }) {
    const bounds = [0, ...edges, 1];
    const last = edges.length;
    return bounds.slice(0, -1).map((low, index) => {
        const opening = closed === 'left' || index === 0 ? '[' : '(';
        const ending = closed === 'right' || index === last ? ']' : ')';
        return `${opening}${low}, ${bounds[index + 1] ?? 1}${ending}`;
    });
}
const calibrationBuckets = (0,define_table/* defineTable */.aZ)({
    name: 'calibration-buckets',
    title: 'Confidence against success',
    source: 'LLMC, evaluation framework, confidence calibration',
    place: 'page',
    start: ({ scoring: { calibration_buckets: buckets } }) => {
        const sums = nameBuckets(buckets).map(() => ({ n: 0, confidence: 0, success: 0 }));
        return {
            add: ({ scores: { 'planner.confidence': confidence, success } }) => {
                const bucket = confidence === undefined ? undefined : sums[(0,model_buckets/* bucketOf */.A)(confidence, buckets)];
                if (bucket === undefined || confidence === undefined || success === undefined)
                    return;
                bucket.n += 1;
                bucket.confidence += confidence;
                bucket.success += success;
            },
            finish: () => sums,
        };
    },
    build: (arms, { scoring: { calibration_buckets: buckets } }) => {
        if (arms.every(({ data }) => data.every(({ n }) => n === 0)))
            return null;
        const rows = nameBuckets(buckets).flatMap((bucket, index) => arms.map(({ name, data }) => ({ bucket, name, ...(data[index] ?? { n: 0, confidence: 0, success: 0 }) })));
        return {
            ...(0,define_table/* tabulate */.Xw)(rows.slice(0, MOST_ROWS), [
                ['confidence', 'text', ({ bucket }) => bucket],
                ['arm', 'text', ({ name }) => name],
                ['trials', 'count', ({ n }) => n],
                ['mean confidence', 'ratio', ({ n, confidence }) => (n === 0 ? null : confidence / n)],
                ['success rate', 'ratio', ({ n, success }) => (n === 0 ? null : success / n)],
                [
                    'success − confidence',
                    'ratio',
                    ({ n, success, confidence }) => (n === 0 ? null : (success - confidence) / n),
                ],
            ]),
            notes: [
                'Below 0 in the last column the target is surer than it should be. `calibration.ece` weighs each case alike; here each trial counts.',
                (0,define_table/* noteLeftOut */.yI)(rows, MOST_ROWS, ['row', 'rows']),
            ],
        };
    },
});

// EXTERNAL MODULE: ./build/metrics/cost/normalize-model-name.js
var normalize_model_name = __webpack_require__(52545);
// EXTERNAL MODULE: ./build/metrics/routing/route-escalation.js
var route_escalation = __webpack_require__(52778);
;// CONCATENATED MODULE: ./build/metrics/tables/routing/model-usage.js



const NEVER = { answered: 0, escalated: 0, other: 0 };
/**
 * Every model that was asked for one reply, with what became of it: the last attempt answered, unless it says `escalated` or `failed`.
 * Without attempts the reply's `model` answered.
 * @example listModels({ attempts: [{ model: 'a', result: 'escalated' }, { model: 'b' }] }, scoring) // a escalated, b answered
 */
function listModels({ attempts = [], model }, scoring) {
    if (attempts.length === 0)
        return model === undefined ? [] : [{ model, outcome: 'answered' }];
    const marks = (0,route_escalation/* markEscalations */.KN)(attempts, scoring);
    return attempts.flatMap(({ model: name, result }, index) => {
        const isLast = index === attempts.length - 1;
        // A single attempt need not repeat the model of its reply.
        const asked = name ?? (attempts.length === 1 ? model : undefined);
        if (asked === undefined)
            return [];
        const outcome = marks[index] === true ? 'escalated' : isLast && result !== 'failed' ? 'answered' : 'other';
        return [{ model: asked, outcome }];
    });
}
const modelUsage = (0,define_table/* defineTable */.aZ)({
    name: 'model-usage',
    title: 'Models that answered and models that passed on',
    source: 'LLMC, evaluation framework, charts: usage by model, answered and escalated',
    place: 'page',
    start: ({ scoring }) => {
        const uses = new Map();
        return {
            add: ({ observation }) => {
                if (observation.status !== 'ok')
                    return;
                for (const { model, outcome } of listModels(observation.reply, scoring)) {
                    const name = (0,normalize_model_name/* canonicalModelName */.V_)(model);
                    const use = uses.get(name) ?? { model: (0,define_table/* cutName */.CI)(model), counts: NEVER };
                    uses.set(name, { ...use, counts: { ...use.counts, [outcome]: use.counts[outcome] + 1 } });
                }
            },
            finish: () => uses,
        };
    },
    build: (arms) => {
        const totals = new Map();
        for (const { data } of arms)
            for (const [name, { model, counts }] of data) {
                const total = totals.get(name);
                totals.set(name, { model: total?.model ?? model, answered: (total?.answered ?? 0) + counts.answered });
            }
        const isRouted = arms.some(({ data }) => [...data.values()].some(({ counts }) => counts.escalated + counts.other > 0));
        if (totals.size < 2 && !isRouted)
            return null;
        const models = [...totals].sort(([a, { answered: x }], [b, { answered: y }]) => y - x || (a < b ? -1 : 1));
        const rows = models.slice(0, define_table/* MOST_ROWS */.wq).flatMap(([name, { model }]) => arms.map((arm) => ({
            model,
            arm: arm.name,
            counts: arm.data.size === 0 ? null : (arm.data.get(name)?.counts ?? NEVER),
        })));
        return {
            ...(0,define_table/* tabulate */.Xw)(rows, [
                ['model', 'text', ({ model }) => model],
                ['arm', 'text', ({ arm }) => arm],
                ['answered', 'count', ({ counts }) => counts && counts.answered],
                ['escalated', 'count', ({ counts }) => counts && counts.escalated],
                ['other', 'count', ({ counts }) => counts && counts.other],
            ]),
            notes: [
                'How often each model was asked in the answered trials, the one that answered most first. Other: it failed, was not sure, or was asked again.',
                (0,define_table/* noteLeftOut */.yI)(models, define_table/* MOST_ROWS */.wq, ['model', 'models']),
            ],
        };
    },
});

// EXTERNAL MODULE: ./build/metrics/routing/route-choice.js
var route_choice = __webpack_require__(94604);
;// CONCATENATED MODULE: ./build/metrics/tables/routing/routes.js



/** Counts how often each route tier answered; trials that failed, or name none, count for none. */
function countTiers({ scoring }) {
    const counts = new Map();
    return {
        add: ({ observation }) => {
            const tier = observation.status === 'ok' ? (0,route_choice/* finalRouteTier */.uQ)(observation.reply, scoring) : null;
            if (tier !== null)
                counts.set(tier, (counts.get(tier) ?? 0) + 1);
        },
        finish: () => counts,
    };
}
/** The count of all tiers together. */
function totalOf(counts) {
    return [...counts.values()].reduce((sum, count) => sum + count, 0);
}
const MOST_IN_GIST = 5;
/** `80 / 15 / 5 %`, in the order of the rows; `–` where no tier is known. */
function writeShares(tiers, counts) {
    const total = totalOf(counts);
    if (total === 0)
        return '–';
    return `${tiers.map((tier) => Math.round(((counts.get(tier) ?? 0) / total) * 100)).join(' / ')}\u202f%`;
}
const routeTierUsage = (0,define_table/* defineTable */.aZ)({
    name: 'route-tier-usage',
    title: 'Which route tier answered',
    source: 'LLMC, evaluation framework, tier usage distribution',
    place: 'comment',
    start: countTiers,
    build: (arms, { scoring }) => {
        const totals = arms.map(({ data }) => totalOf(data));
        const tiers = (0,route_choice/* orderTiers */.ui)(arms.flatMap(({ data }) => [...data.keys()]), scoring.route_tiers);
        if (tiers.length === 0)
            return null;
        return {
            ...(0,define_table/* tabulate */.Xw)(tiers.slice(0, define_table/* MOST_ROWS */.wq), [
                ['route tier', 'text', (tier) => tier],
                ...arms.map(({ name, data }) => [
                    name,
                    'share',
                    (tier) => (totalOf(data) === 0 ? null : (data.get(tier) ?? 0) / totalOf(data)),
                ]),
            ]),
            ...(arms.length <= 2 && {
                gist: arms.map(({ data }) => writeShares(tiers.slice(0, MOST_IN_GIST), data)).join(' → '),
            }),
            totals,
            notes: [
                `Shares of the answered trials whose route tier is known: ${totals.join(', ')}.`,
                (0,define_table/* noteLeftOut */.yI)(tiers, define_table/* MOST_ROWS */.wq, ['tier', 'tiers']),
            ],
        };
    },
});
const routeTierOutcomes = (0,define_table/* defineTable */.aZ)({
    name: 'route-tier-outcomes',
    title: 'Which route tiers were tried, and which answered',
    source: 'LLMC, evaluation framework, charts: tier usage, answered and escalated',
    place: 'page',
    start: ({ scoring }) => {
        const counts = new Map();
        let routed = 0;
        const countOf = (tier) => {
            const count = counts.get(tier) ?? { answered: 0, escalated: 0 };
            counts.set(tier, count);
            return count;
        };
        return {
            add: ({ observation }) => {
                const final = observation.status === 'ok' ? (0,route_choice/* finalRouteTier */.uQ)(observation.reply, scoring) : null;
                if (observation.status !== 'ok' || final === null)
                    return;
                routed += 1;
                countOf(final).answered += 1;
                const { attempts = [] } = observation.reply;
                const marks = (0,route_escalation/* markEscalations */.KN)(attempts, scoring);
                // A tier that was retried before it passed the query on did so once.
                const passedOn = new Set(attempts.flatMap(({ route_tier: tier }, at) => (marks[at] === true ? ((0,route_choice/* nameTier */.QW)(tier, scoring) ?? []) : [])));
                for (const tier of passedOn)
                    if (tier !== final)
                        countOf(tier).escalated += 1;
            },
            finish: () => ({ routed, counts }),
        };
    },
    build: (arms, { scoring }) => {
        const tiers = (0,route_choice/* orderTiers */.ui)(arms.flatMap(({ data }) => [...data.counts.keys()]), scoring.route_tiers);
        if (tiers.length === 0)
            return null;
        const rows = tiers
            .slice(0, define_table/* MOST_ROWS */.wq)
            .flatMap((tier) => arms.map(({ name, data: { routed, counts } }) => ({ tier, name, routed, counts: counts.get(tier) })));
        return {
            ...(0,define_table/* tabulate */.Xw)(rows, [
                ['route tier', 'text', ({ tier }) => tier],
                ['arm', 'text', ({ name }) => name],
                ['answered', 'share', ({ routed, counts }) => (routed === 0 ? null : (counts?.answered ?? 0) / routed)],
                ['escalated', 'share', ({ routed, counts }) => (routed === 0 ? null : (counts?.escalated ?? 0) / routed)],
            ]),
            notes: [
                `Shares of the answered trials whose route tier is known: ${arms.map(({ data }) => data.routed).join(', ')}. A query that was escalated counts for every tier that passed it on and for the one that answered.`,
                (0,define_table/* noteLeftOut */.yI)(tiers, define_table/* MOST_ROWS */.wq, ['tier', 'tiers']),
            ],
        };
    },
});

;// CONCATENATED MODULE: ./build/metrics/tables/routing/router-comparison.js



/** Differences of decimal fractions are off by a few of these. */
const ROUNDING = 1e-9;
/** What an arm's run says of a metric; null when it says nothing. */
function figureOf({ run: { metrics, summaries } }, id) {
    const facts = metrics.find((metric) => metric.id === id);
    const summary = summaries[id];
    if (facts === undefined || summary === undefined || summary.mean === null)
        return null;
    return { value: summary.mean, facts, isWhole: summary.n === summary.applicable };
}
/** Whether `arm` lies below `base` by the metric's default margin or more. */
function hasFallen(base, arm) {
    if (base === null || arm === null)
        return false;
    const { default_margin: margin, absolute_margin: absolute = 0.05 } = base.facts;
    if (margin === undefined)
        return false;
    const size = margin.kind === 'absolute' ? margin.value : base.value === 0 ? absolute : margin.value * base.value;
    return base.value - arm.value >= size - ROUNDING;
}
/** The mean place of the tiers that answered in the suite's order, 0 being the cheapest; null when none of them is listed. */
function meanTier({ data }, tiers) {
    let places = 0;
    let listed = 0;
    for (const [tier, count] of data) {
        const place = tiers.indexOf(tier);
        if (place === -1)
            continue;
        places += place * count;
        listed += count;
    }
    return listed === 0 ? null : places / listed;
}
/**
 * How an arm's router reads beside the baseline's. Under-routed: cheaper tiers answer more, and a quality metric fell by its default
 * margin. Cheaper: `cost.usd` fell by its default margin with every case priced on both sides, and no quality metric did.
 */
function readRouter({ base, arm }, { tiers, quality }) {
    const both = quality.filter((id) => figureOf(base, id) !== null && figureOf(arm, id) !== null);
    const fallen = both.filter((id) => hasFallen(figureOf(base, id), figureOf(arm, id)));
    const [before, after] = [meanTier(base, tiers), meanTier(arm, tiers)];
    const isCheapened = before !== null && after !== null && after < before - ROUNDING;
    const [cost, price] = [figureOf(base, 'cost.usd'), figureOf(arm, 'cost.usd')];
    const isPriced = cost?.isWhole === true && price?.isWhole === true && cost.value > 0;
    return {
        fallen,
        isUnderRouted: isCheapened && fallen.length > 0,
        isCheaper: isPriced && both.length > 0 && fallen.length === 0 && hasFallen(cost, price),
    };
}
/** More tiers than these make no readable cell; all of them are in the table of route tiers. */
const MOST_TIERS = 6;
const routerComparison = (0,define_table/* defineTable */.aZ)({
    name: 'router-comparison',
    title: 'Routers compared',
    source: 'LLMC, evaluation framework, router strategy comparison',
    place: 'comment',
    start: countTiers,
    build: (arms, { settings, scoring }) => {
        const [base] = arms;
        const tiers = (0,route_choice/* orderTiers */.ui)(arms.flatMap(({ data }) => [...data.keys()]), scoring.route_tiers);
        if (base === undefined || arms.length < 2 || tiers.length === 0)
            return null;
        const shown = tiers.slice(0, MOST_TIERS);
        const quality = ['success', ...['precision', 'recall'].map((name) => `retrieval.${name}@${settings.primary_k}`)];
        const ids = ['route.escalation-rate', 'route.accuracy', ...quality, 'tokens.total', 'cost.usd'];
        const metrics = ids.flatMap((id) => arms.map((arm) => figureOf(arm, id)).find((figure) => figure !== null)?.facts ?? []);
        const routed = arms.map((arm) => ({
            arm,
            reading: arm === base ? null : readRouter({ base, arm }, { tiers: scoring.route_tiers, quality }),
        }));
        return {
            ...(0,define_table/* tabulate */.Xw)(routed, [
                ['arm', 'text', ({ arm }) => arm.name],
                [`answered by ${shown.join(' / ')}, %`, 'text', ({ arm }) => writeUsage(arm.data, shown)],
                ...metrics.map(({ id, title, unit, kind }) => [
                    title,
                    kind === 'binary' ? 'share' : unit,
                    ({ arm, reading }) => {
                        const value = figureOf(arm, id)?.value ?? null;
                        const mark = reading && router_comparison_markOf(id, reading);
                        return mark === null ? value : { value, mark };
                    },
                ]),
            ]),
            notes: [
                'Point figures, no test: what counts as a fall is the metric’s default margin.',
                ...routed.map(({ arm, reading }) => reading && describeReading(arm.name, reading, metrics)),
            ],
        };
    },
});
function router_comparison_markOf(id, { fallen, isUnderRouted, isCheaper }) {
    if (isUnderRouted && fallen.includes(id))
        return 'poor';
    return isCheaper && id === 'cost.usd' ? 'good' : null;
}
function writeUsage(counts, tiers) {
    const total = totalOf(counts);
    if (total === 0)
        return null;
    const rest = total - tiers.reduce((sum, tier) => sum + (counts.get(tier) ?? 0), 0);
    return roundToHundred([...tiers.map((tier) => counts.get(tier) ?? 0), rest])
        .slice(0, tiers.length)
        .join(' / ');
}
function describeReading(name, reading, metrics) {
    const fallen = metrics.filter(({ id }) => reading.fallen.includes(id)).map(({ title }) => title);
    if (reading.isUnderRouted)
        return `${name}: cheaper tiers answer more, and these fell: ${fallen.join(', ')}. Is it routed too low?`;
    return reading.isCheaper ? `${name}: cheaper, and neither success, precision nor recall fell.` : null;
}
/**
 * Counts as whole per cent that sum to 100: rounded down, then those that lost most get one more, the first of equals first.
 * Source: Hamilton's method of largest remainders. All counts 0 give zeros.
 * @example roundToHundred([1, 1, 1]) // [34, 33, 33]
 */
function roundToHundred(counts) {
    const total = counts.reduce((sum, count) => sum + count, 0);
    if (total === 0)
        return counts.map(() => 0);
    const whole = counts.map((count) => Math.floor((100 * count) / total));
    const missing = 100 - whole.reduce((sum, share) => sum + share, 0);
    const lost = counts
        .map((count, index) => ({ index, lost: (100 * count) % total }))
        .sort((a, b) => b.lost - a.lost || a.index - b.index);
    const lifted = new Set(lost.slice(0, missing).map(({ index }) => index));
    return whole.map((share, index) => share + (lifted.has(index) ? 1 : 0));
}

;// CONCATENATED MODULE: ./build/metrics/tables/segments.js



/** With fewer cases a segment says next to nothing. */
const FEWEST_CASES = 5;
/** Where there are more, the largest are shown. */
const MOST_SEGMENTS = 20;
const ORDER = [
    'tag',
    'difficulty',
    'profile',
    'use case',
    'category',
    'kind',
];
const segments = (0,define_table/* defineScoreTable */.w1)({
    name: 'segments',
    title: 'Metrics by tag, difficulty, profile, use case and category',
    source: 'LLMC, evaluation framework, segmentation of metrics',
    place: 'page',
    build: (arms, { settings }) => {
        const segmented = arms.map(segmentArm);
        const shown = chooseSegments(segmented);
        if (shown.segments.length === 0)
            return null;
        const metrics = listCut(arms.map(({ run }) => run), settings.primary_k);
        const keys = shown.segments.map(nameSegment);
        const means = segmented.map((arm) => averageSegments(arm, { keys, metrics }));
        const rows = metrics.flatMap((metric) => keys.flatMap((key) => {
            const totals = means.map((arm) => arm.get(key)?.get(metric.id) ?? { total: 0, n: 0 });
            return totals.every(({ n }) => n < FEWEST_CASES) ? [] : [{ metric, key, totals }];
        }));
        if (rows.length === 0)
            return null;
        return {
            ...(0,define_table/* tabulate */.Xw)(rows, [
                ['metric', 'text', ({ metric }) => metric.title],
                ['segment', 'text', ({ key }) => (0,define_table/* cutName */.CI)(key)],
                ...arms.flatMap(({ name }, at) => [
                    [name, 'count', ({ metric, totals }) => segments_writeMean(metric, totals[at])],
                    ['n', 'count', ({ totals }) => totals[at]?.n ?? 0],
                ]),
            ]),
            notes: [
                `Means over the n cases of a segment that were scored, each arm over its own cases; no test. Metrics at k are those at ${settings.primary_k}. Left out: segments of fewer than ${FEWEST_CASES} cases, and of all.`,
                shown.left > 0 ? `${shown.left} smaller segments are left out.` : null,
            ],
        };
    },
});
function segments_writeMean(metric, { total, n } = { total: 0, n: 0 }) {
    return n === 0 ? null : (0,format_metric/* formatValue */.Fl)(metric, total / n);
}
/** The cases that were asked, each with its segments. */
function segmentArm({ run, means }) {
    const cases = [];
    for (const golden of run.cases)
        if (means.trialsOf(golden.id) > 0)
            cases.push({ id: golden.id, segments: listSegments(golden) });
    return { means, cases };
}
/** Segments of at least five cases, and not of all, in any arm: the largest twenty, by kind and name. */
function chooseSegments(arms) {
    const sizes = new Map();
    for (const { cases } of arms) {
        const counts = new Map();
        for (const { segments } of cases)
            for (const segment of segments) {
                const key = nameSegment(segment);
                counts.set(key, { segment, size: (counts.get(key)?.size ?? 0) + 1 });
            }
        for (const [key, { segment, size }] of counts) {
            if (size < FEWEST_CASES || size === cases.length)
                continue;
            sizes.set(key, { segment, size: Math.max(size, sizes.get(key)?.size ?? 0) });
        }
    }
    const largest = [...sizes.values()].sort((a, b) => b.size - a.size || inOrder(a.segment, b.segment));
    const segments = largest.slice(0, MOST_SEGMENTS).map(({ segment }) => segment);
    return { segments: segments.sort(inOrder), left: largest.length - segments.length };
}
function inOrder(a, b) {
    return ORDER.indexOf(a.by) - ORDER.indexOf(b.by) || (a.value < b.value ? -1 : 1);
}
/** Every metric of cases that was scored in some arm; of those at k, the one at the primary k. */
function listCut(runs, primaryK) {
    const [first] = runs;
    return (first?.metrics ?? []).filter(({ id, per_run: figure }) => figure === undefined &&
        (!id.includes('@') || id.endsWith(`@${primaryK}`)) &&
        runs.some(({ summaries }) => (summaries[id]?.mean ?? null) !== null));
}
/** A segment as a table names it: `tag: auth`. */
function nameSegment({ by, value }) {
    return `${by}: ${value}`;
}
/**
 * Σ of per-case means and the cases behind it, by segment and metric: each case is looked at once, in order, so that sums are always the
 * same.
 */
function averageSegments({ cases, means }, { keys, metrics }) {
    const totals = new Map(keys.map((key) => [key, new Map(metrics.map(({ id }) => [id, { total: 0, n: 0 }]))]));
    for (const { id: caseId, segments } of [...cases].sort((a, b) => (a.id < b.id ? -1 : 1))) {
        const own = segments.flatMap((segment) => totals.get(nameSegment(segment)) ?? []);
        if (own.length === 0)
            continue;
        for (const { id } of metrics) {
            const mean = means.meanOf(caseId, id);
            if (mean === null)
                continue;
            for (const segment of own) {
                const sum = segment.get(id);
                if (sum === undefined)
                    continue;
                sum.total += mean;
                sum.n += 1;
            }
        }
    }
    return totals;
}
/**
 * The segments that a case belongs to, each once: its tags, difficulty, profile, use case and category, and the kinds that it shows:
 * `multi-hop`, `branching` and `coordination` as their metrics see it, and `multi-file` (relevant spans in several files).
 * @example listSegments({ ...golden, tags: ['auth'], difficulty: 'hard' }) // tag auth, difficulty hard
 */
function listSegments(golden) {
    const segments = [];
    for (const value of new Set(golden.tags))
        segments.push({ by: 'tag', value });
    const add = (by, value) => {
        if (value !== undefined)
            segments.push({ by, value });
    };
    add('difficulty', golden.difficulty);
    add('profile', golden.profile);
    add('use case', golden.use_case);
    add('category', golden.category);
    if ((0,case_kinds/* isMultiHop */.JK)(golden))
        add('kind', 'multi-hop');
    if (isMultiFile(golden))
        add('kind', 'multi-file');
    if ((0,case_kinds/* isBranching */.no)(golden))
        add('kind', 'branching');
    if ((0,case_kinds/* isCoordination */.iP)(golden))
        add('kind', 'coordination');
    return segments;
}
function isMultiFile({ expected_spans: spans }) {
    const first = spans.find(({ relevance }) => relevance > 0);
    return spans.some(({ relevance, path }) => relevance > 0 && path !== first?.path);
}

// EXTERNAL MODULE: ./build/metrics/workflow/validate-calls.js
var validate_calls = __webpack_require__(75822);
;// CONCATENATED MODULE: ./build/metrics/tables/workflow-validation.js


const MOST_NAMES = 10;
const workflowValidation = (0,define_table/* defineTable */.aZ)({
    name: 'workflow-validation',
    title: 'Agents and tools against what was expected',
    source: 'test-arcfusion-2025, docs/evaluation/metrics.md, workflow validation',
    place: 'page',
    names_cases: true,
    start: ({ scoring }) => {
        const cases = { passed: new Set(), failed: new Set(), unknown: new Set() };
        const failures = new Map();
        return {
            add: (trial) => {
                const { golden, scores, unscored } = trial;
                const value = scores['workflow.pass'];
                if (value === 1)
                    cases.passed.add(golden.id);
                else if (value === 0) {
                    cases.failed.add(golden.id);
                    keepFirst(failures, trial, scoring);
                }
                else if (unscored['workflow.pass'] !== undefined)
                    cases.unknown.add(golden.id);
            },
            finish: () => ({ ...cases, failures }),
        };
    },
    build: (arms) => {
        if (arms.every(({ data }) => data.failed.size + data.passed.size === 0))
            return null;
        const rows = arms.flatMap(({ name, data }) => [
            [name, countPassed(data), null, null, null, null, null],
            ...[...data.failures]
                .sort(([a], [b]) => (a < b ? -1 : 1))
                .flatMap(([id, { lines }]) => lines.map((line) => [name, id, ...line])),
        ]);
        return {
            columns: ['arm', 'case', 'of', 'missing', 'unexpected', 'included', 'excluded'].map((title) => ({
                title,
                format: 'text',
            })),
            rows,
            notes: [
                'A case passes when all of its scored trials do. Listed are those that fail, by id, each with its first failing trial.',
                arms.some(({ data }) => data.failed.size > define_table/* MOST_ROWS */.wq)
                    ? `Of each arm, the first ${define_table/* MOST_ROWS */.wq} failing cases.`
                    : null,
            ],
        };
    },
});
/** `3/4 passed, 1 without a score` */
function countPassed({ passed, failed, unknown }) {
    const clean = [...passed].filter((id) => !failed.has(id)).length;
    const scored = new Set([...passed, ...failed]);
    const unscored = [...unknown].filter((id) => !scored.has(id)).length;
    return `${clean}/${scored.size} passed${unscored > 0 ? `, ${unscored} without a score` : ''}`;
}
function keepFirst(failures, { golden, trial, observation }, scoring) {
    if ((failures.get(golden.id)?.trial ?? Infinity) <= trial)
        return;
    failures.set(golden.id, { trial, lines: describe({ golden, observation }, scoring) });
    if (failures.size <= define_table/* MOST_ROWS */.wq)
        return;
    const last = [...failures.keys()].reduce((a, b) => (a < b ? b : a));
    failures.delete(last);
}
function describe({ golden, observation }, scoring) {
    if (observation.status === 'failed')
        return [[`no reply (${observation.failure.kind})`, null, null, null, null]];
    const validation = (0,validate_calls/* validateWorkflow */._B)(golden, observation.reply, scoring);
    return validate_calls/* CALL_KINDS */.V.flatMap((kind) => {
        const calls = validation[kind];
        if (calls === null)
            return [];
        if (calls === 'trace_missing')
            return [[`${kind}: no trace`, null, null, null, null]];
        const { missing, unexpected, included, excluded } = calls;
        return [
            [kind, writeNames(missing, 'poor'), writeNames(unexpected, 'poor'), writeNames(included), writeNames(excluded)],
        ];
    });
}
function writeNames(names, mark) {
    if (names.length === 0)
        return '';
    const listed = names.slice(0, MOST_NAMES).map(define_table/* cutName */.CI);
    const value = [...listed, ...(names.length > MOST_NAMES ? [`and ${names.length - MOST_NAMES} more`] : [])].join(', ');
    return mark === undefined ? value : { value, mark };
}

;// CONCATENATED MODULE: ./build/metrics/tables/index.js






















/** Every table, in the order in which reports show them. */
const REGISTRY = [
    zeroRecallByTag,
    retrievalAtK,
    hardestQueries,
    zeroRecallCases,
    routeTierUsage,
    routeTierOutcomes,
    routerComparison,
    modelUsage,
    calibrationBuckets,
    profileMultiHop,
    profileBranching,
    profileCoordination,
    workflowValidation,
    judgeScores,
    judge_reliability/* judgeReliability */.w,
    rubricCategoryTable,
    segments,
    costDistribution,
    totals,
    pricingApplied,
    capabilityOverall,
    capabilityByUseCase,
    scorecard,
    pareto,
    tierComparison,
    tierSummary,
    componentCost,
    spread,
    codeQuality,
    code_complexity/* codeComplexity */.w,
    codeFiles,
    codeReviewTable,
];


/***/ }),

/***/ 4329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ JUDGE_MEASURES),
/* harmony export */   w: () => (/* binding */ judgeReliability)
/* harmony export */ });
/* harmony import */ var _stats_cohen_kappa_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44595);
/* harmony import */ var _stats_moments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44785);
/* harmony import */ var _stats_spearman_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56249);
/* harmony import */ var _answer_judged_part_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2044);
/* harmony import */ var _define_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15030);





function gradeOf(grade) {
    const read = (answer) => {
        const grades = (0,_answer_judged_part_js__WEBPACK_IMPORTED_MODULE_1__/* .readJudged */ .cv)(answer);
        return typeof grades === 'string' ? null : (grades[grade] ?? undefined);
    };
    return {
        title: `${grade}, 1 to 5`,
        metric: `judge.${grade}`,
        question: 'answer',
        unit: 'score',
        read: ({ answer }) => read(answer),
        readEach: ({ answer_readings: readings = [] }) => readings.flatMap((reading) => read(reading) ?? []),
    };
}
function qualityOf(title, metric, score) {
    const read = (quality) => {
        const scores = (0,_answer_judged_part_js__WEBPACK_IMPORTED_MODULE_1__/* .readJudged */ .cv)(quality);
        return typeof scores === 'string' ? null : scores[score];
    };
    return {
        title,
        metric,
        question: 'quality',
        unit: 'ratio',
        read: ({ quality }) => read(quality),
        readEach: ({ quality_readings: readings = [] }) => readings.flatMap((reading) => read(reading) ?? []),
    };
}
/** In the order of their rows. */
const JUDGE_MEASURES = [
    gradeOf('correctness'),
    gradeOf('completeness'),
    gradeOf('faithfulness'),
    qualityOf('answer quality', 'quality.answer-quality', 'answer_quality'),
    qualityOf('factual correctness', 'quality.factual-correctness', 'factual_correctness'),
    qualityOf('completeness against criteria', 'quality.completeness', 'completeness'),
];
/** Scores from 0 to 1 that lie no further apart than this agree; grades must be equal. */
const NEAR = 0.1;
/** 0.8 − 0.7 is a little more than 0.1. */
const ROUNDING = 1e-9;
const DECIMALS = 2;
function addTrial(agreement, { read, readEach, metric }, trial) {
    const verdict = read(trial.judgments) ?? null;
    const readings = readEach(trial.judgments);
    const [first, second] = readings;
    if (first !== undefined && second !== undefined) {
        agreement.twice.push([first, second]);
        agreement.ranges.push(Math.max(...readings) - Math.min(...readings));
    }
    const { human_labels: labels = {} } = trial.golden;
    const label = Object.hasOwn(labels, metric) ? labels[metric] : undefined;
    if (trial.trial === 0 && verdict !== null && label !== undefined)
        agreement.labelled.push([verdict, label]);
}
const rounded = (value) => (value === null ? null : value.toFixed(DECIMALS));
/** How far pairs of scores agree, and κ where they are grades; nulls where there is nothing to say. */
function describePairs(pairs, ranges, { unit }) {
    const isGrade = unit === 'score';
    const agreeing = ranges.filter((range) => range <= (isGrade ? 0 : NEAR) + ROUNDING).length;
    return {
        n: pairs.length,
        agree: pairs.length === 0 ? null : agreeing / pairs.length,
        kappa: isGrade && pairs.length > 0 ? rounded((0,_stats_cohen_kappa_js__WEBPACK_IMPORTED_MODULE_2__/* .cohenKappa */ .r)(pairs)) : null,
        rho: pairs.length === 0 ? null : rounded((0,_stats_spearman_js__WEBPACK_IMPORTED_MODULE_0__/* .spearman */ .C)(pairs)),
    };
}
const distance = ([one, other]) => Math.abs(one - other);
const judgeReliability = (0,_define_table_js__WEBPACK_IMPORTED_MODULE_3__/* .defineTable */ .aZ)({
    name: 'judge-reliability',
    title: 'How far the judge can be leant on',
    source: 'Cohen 1960 and Spearman 1904, for the agreement of a judge with itself and with labels',
    place: 'page',
    start: () => {
        const data = JUDGE_MEASURES.map(() => ({ twice: [], ranges: [], labelled: [] }));
        return {
            add: (trial) => {
                const { judgments } = trial;
                if (judgments === null || trial.observation.status === 'failed')
                    return;
                for (const [at, measure] of JUDGE_MEASURES.entries()) {
                    const agreement = data[at];
                    if (agreement !== undefined)
                        addTrial(agreement, measure, { ...trial, judgments });
                }
            },
            finish: () => data,
        };
    },
    build: (arms) => {
        const shown = JUDGE_MEASURES.flatMap((measure, at) => arms.flatMap(({ name, data }) => {
            const { twice = [], ranges = [], labelled = [] } = data[at] ?? {};
            if (twice.length + labelled.length === 0)
                return [];
            const range = rounded(ranges.length === 0 ? null : (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_4__/* .mean */ .i2)(ranges));
            const people = describePairs(labelled, labelled.map(distance), measure);
            return [{ title: measure.title, name, itself: describePairs(twice, ranges, measure), range, people }];
        }));
        if (shown.length === 0)
            return null;
        const group = 'with itself';
        const ofPeople = { group: 'with people' };
        return {
            ...(0,_define_table_js__WEBPACK_IMPORTED_MODULE_3__/* .tabulate */ .Xw)(shown, [
                ['score', 'text', ({ title }) => title],
                ['arm', 'text', ({ name }) => name],
                ['trials', 'count', ({ itself }) => itself.n, { group, hint: 'Trials that were read at least twice.' }],
                ['agree', 'share', ({ itself }) => itself.agree, { group, hint: 'All readings of a trial agree.' }],
                ['κ', 'text', ({ itself }) => itself.kappa, { group, hint: 'Cohen’s κ of the first two readings.' }],
                ['ρ', 'text', ({ itself }) => itself.rho, { group, hint: 'Spearman’s correlation of the first two readings.' }],
                ['mean range', 'text', ({ range }) => range, { group, hint: 'Highest less lowest reading of a trial.' }],
                [
                    'cases',
                    'count',
                    ({ people }) => people.n,
                    { ...ofPeople, hint: 'Cases with such a label in `human_labels`.' },
                ],
                ['agree', 'share', ({ people }) => people.agree, ofPeople],
                ['κ', 'text', ({ people }) => people.kappa, ofPeople],
                ['ρ', 'text', ({ people }) => people.rho, ofPeople],
            ]),
            notes: [
                'Grades agree when they are equal, scores from 0 to 1 when they lie at most 0.1 apart; κ is what is left of that when chance is taken away, for grades alone. People’s labels (`human_labels` of the cases) are held against the first trial of each case.',
            ],
        };
    },
});


/***/ }),

/***/ 69942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GI: () => (/* binding */ readTableFigures),
/* harmony export */   LV: () => (/* binding */ tableFiguresOf),
/* harmony export */   Ts: () => (/* binding */ tableFiguresOfGates),
/* harmony export */   XK: () => (/* binding */ tableMetric),
/* harmony export */   vu: () => (/* binding */ tableFigure)
/* harmony export */ });
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66647);

const PREFIX = 'table.';
/** How tables call their column of arms. */
const ARM_TITLES = new Set(['arm', 'variant']);
/**
 * What a gate on a figure of a table needs to know of it; null for a name that is none. Nothing is said of its unit, nor whether more is
 * better: a gate holds it to `min` and `max`.
 * @example tableFigure('table.scorecard.capability')?.id // 'table.scorecard.capability'
 */
function tableFigure(name) {
    const id = name.replaceAll('_', '-');
    const found = _index_js__WEBPACK_IMPORTED_MODULE_0__/* .REGISTRY */ .M.find((table) => id.startsWith(`${PREFIX}${table.name}.`));
    if (found === undefined)
        return null;
    return {
        id,
        title: `${found.title}: ${id.slice(PREFIX.length + found.name.length + 1).replaceAll('.', ', ')}`,
        unit: 'count',
        kind: 'continuous',
        direction: 'neutral',
        range: [null, null],
        environment: 'free',
        scale: 'linear',
        measured_on: 'table',
        definition: `${id}/1`,
    };
}
/** The figures of tables that the gates of a run name. */
function tableFiguresOf({ metrics }) {
    return metrics.flatMap(({ id, measured_on: on }) => (on === 'table' ? (tableFigure(id) ?? []) : []));
}
/** Those that some gates name, each once. */
function tableFiguresOfGates(gates) {
    return [...new Set(gates.map(({ metric }) => metric))].flatMap((name) => tableFigure(name) ?? []);
}
/** Such a figure among the other metrics: no trial is scored by it. */
function tableMetric(facts) {
    return { ...facts, aliases: [], applies: () => true, score: null, when_failed: 'unscored' };
}
/**
 * The numbers of an arm in some tables by the names that gates give them: `table.`, the table, what the row is of, and the column. A column
 * of arms and the arm's own name are no part of it, nor what an arm's only row is of. Null where the table has no number.
 * @example readTableFigures([scorecard], 'this PR').get('table.scorecard.developer-experience') // 62.5
 */
function readTableFigures(tables, arm) {
    const figures = new Map();
    for (const { id, columns, rows } of tables) {
        const ofArms = columns.findIndex(({ title }) => ARM_TITLES.has(title));
        const own = ofArms < 0 ? rows : rows.filter((row) => row[ofArms] === arm);
        // The only row of an arm needs no name: what else it says in words, such as a grade, is no part of one.
        const isNamed = ofArms < 0 || own.length > 1;
        for (const row of own) {
            const of = row.filter((_, at) => isNamed && at !== ofArms && columns[at]?.format === 'text').map(nameOf);
            for (const [at, { title, format }] of columns.entries()) {
                if (format === 'text' || (ofArms < 0 && title !== arm))
                    continue;
                const name = [id, ...of, ...(ofArms < 0 ? [] : [nameOf(title)])].join('.');
                if (!figures.has(PREFIX + name))
                    figures.set(PREFIX + name, numberOf(row[at] ?? null));
            }
        }
    }
    return figures;
}
/** `Backtrack Rate ↓ 2 %` is `backtrack-rate-2`. */
function nameOf(cell) {
    return String(valueOf(cell) ?? 'none')
        .toLowerCase()
        .replaceAll(/[^a-z0-9@]+/g, '-')
        .replaceAll(/^-|-$/g, '');
}
/** 90 for `90 (18/30)`; null for `∞` and for what was not measured. */
function numberOf(cell) {
    const value = valueOf(cell);
    const number = typeof value === 'string' ? Number.parseFloat(value) : value;
    return number === null || Number.isNaN(number) ? null : number;
}
function valueOf(cell) {
    return typeof cell === 'object' && cell !== null ? cell.value : cell;
}


/***/ }),

/***/ 26862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $O: () => (/* binding */ clarification),
/* harmony export */   R9: () => (/* binding */ isWilling),
/* harmony export */   iH: () => (/* binding */ explainUnwillingness),
/* harmony export */   u3: () => (/* binding */ hasAskedBack)
/* harmony export */ });
/* unused harmony export hasAbstained */
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44960);
/* harmony import */ var _define_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94896);


const clarification = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .defineMetric */ .GR)({
    name: 'clarification.match',
    title: 'asked back as expected',
    docs: {
        summary: 'Whether the target asks back when it should, and only then.',
        formula: '1 when the target asked back and `clarification_expected` is true, or did not and it is false; else 0. It asked back when the reply says `clarified: true`, or says nothing of it and the answer ends in a question mark.',
        needs: 'To cases with `clarification_expected`, true or false.',
        edge_cases: 'Never, when the target answered.',
        example: {
            text: '`clarification_expected: true`; the answer is "Which year?": 1.',
            case: { clarification_expected: true },
            reply: { answer: 'Which year?' },
            value: 1,
        },
    },
    source: 'test-arcfusion-2025, docs/evaluation/metrics.md, its flag for scenarios that need a question first',
    ..._define_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .YES_NO */ .mx,
    applies: ({ clarification_expected: isExpected }) => isExpected !== undefined,
    score: ({ observation, golden }) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scored */ .l)(hasAskedBack(observation.reply) === golden.clarification_expected ? 1 : 0),
    when_failed: 0,
});
/** Whether the target declined to answer: it says so, or, saying nothing, its answer is empty. */
function hasAbstained({ abstained, answer }) {
    return abstained ?? answer.trim() === '';
}
/** Whether the target asked back: it says so, or, saying nothing, its answer ends in a question mark. */
function hasAskedBack({ clarified, answer }) {
    return clarified ?? /[?？؟]\s*$/.test(answer);
}
/**
 * Whether the target did what the case wants of it at all. A case that must abstain wants it declined, one that must clarify wants a
 * question, and every other case wants an answer: not empty, and not what the target itself calls a question, unless the case expects
 * one on the way. Answers may end in one: "Anything else?"
 */
function isWilling(reply, { answer_mode: mode, clarification_expected: mayAsk = false }) {
    const hasDeclined = hasAbstained(reply);
    switch (mode) {
        case 'must_abstain':
            return hasDeclined;
        case 'must_clarify':
            return !hasDeclined && hasAskedBack(reply);
        case 'answerable':
            return !hasDeclined && reply.answer.trim() !== '' && (mayAsk || reply.clarified !== true);
    }
}
/** Why a reply is not what its case wants of it at all, of one that `isWilling` refuses or that must ask back and did not: a clause. */
function explainUnwillingness(reply, { answer_mode: mode, clarification_expected: mayAsk = false }) {
    const hasDeclined = hasAbstained(reply);
    if (mode === 'must_abstain')
        return hasDeclined ? 'it declined, but must ask back' : 'it answered, but must decline';
    if (hasDeclined)
        return 'it declined to answer';
    if (mode === 'must_clarify' || mayAsk)
        return 'it answered, but must ask back';
    return reply.clarified === true ? 'it asked back instead of answering' : 'the answer is empty';
}


/***/ }),

/***/ 81704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dj: () => (/* binding */ chainSuccess),
/* harmony export */   P5: () => (/* binding */ ALL_HOPS),
/* harmony export */   YO: () => (/* binding */ scoreChain),
/* harmony export */   a9: () => (/* binding */ GROUNDED_HOP_COVERAGE),
/* harmony export */   dR: () => (/* binding */ listMissingHops),
/* harmony export */   e7: () => (/* binding */ scoreHopCoverage),
/* harmony export */   gB: () => (/* binding */ groundedHopCoverage),
/* harmony export */   ju: () => (/* binding */ HOP_COVERAGE),
/* harmony export */   k6: () => (/* binding */ hopCoverage),
/* harmony export */   kU: () => (/* binding */ matchHops),
/* harmony export */   us: () => (/* binding */ HOP_RULES)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66599);
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44960);
/* harmony import */ var _answer_checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57932);
/* harmony import */ var _case_kinds_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(26114);
/* harmony import */ var _define_metric_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94896);
/* harmony import */ var _remember_last_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19784);
/* harmony import */ var _retrieval_normalize_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(70592);
/* harmony import */ var _retrieval_sources_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36355);








/** Part of the definition of every metric of hops: raise it when the rules below change. */
const HOP_RULES = 'hops/1';
/**
 * What a word goes on with. Chinese, Japanese, Thai and their like write no space between words, and Korean none before an ending:
 * there, a text is a word wherever it stands.
 */
const IN_WORD = /^(?![\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}])[\p{L}\p{N}\p{M}_]$/u;
const DIGIT = /^\p{Nd}$/u;
/**
 * The hops that an answer states: one of the texts of each is in it, as whole words (default), anywhere, or as a regular expression.
 * Both sides are composed (NFKC), white space is one blank, case is ignored. A reason instead when an expression takes too long, or cannot be used, which
 * only a run edited by hand can bring.
 * Source: poc-ai-workflow-frameworks, METRICS.md, required hops; word edges instead of plain substrings, so that "2" is not found in "2024".
 * @example matchHops([{ id: 'who', any_of: ['the buyer'] }, { id: 'days', any_of: ['14'] }], 'The  buyer, in 140 days.', withinTime) // [who]
 */
function matchHops(hops, answer, withinTime) {
    const text = foldSpaces(answer);
    const folded = text.toLowerCase();
    const states = (wanted, match) => {
        if (match === 'regex')
            return (0,_answer_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .testExpression */ .f6)(new RegExp(wanted, 'iu'), text, withinTime);
        const needle = foldSpaces(wanted).toLowerCase();
        if (needle === '')
            return false;
        return match === 'substring' ? folded.includes(needle) : hasWords(folded, needle);
    };
    try {
        const stated = [];
        for (const hop of hops) {
            const found = hop.any_of.map((wanted) => states(wanted, hop.match));
            if (found.includes(true))
                stated.push(hop);
            else if (found.includes(null))
                return `a hop's expression ${_answer_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .TOO_SLOW */ .NV}`;
        }
        return stated;
    }
    catch (error) {
        return `a hop's expression cannot be used: ${error instanceof Error ? error.message.slice(0, 100) : 'no reason given'}`;
    }
}
function foldSpaces(text) {
    return text.normalize('NFKC').replace(/\s+/g, ' ').trim();
}
/** Whether a text has these words, with no word or number going on at either end. */
function hasWords(text, words) {
    for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
        const end = at + words.length;
        const before = [...text.slice(Math.max(0, at - 4), at)];
        const after = [...text.slice(end, end + 4)];
        const inside = [...words];
        if (!goesOn(inside[0], before.reverse()) && !goesOn(inside.at(-1), after))
            return true;
    }
    return false;
}
/** Whether the word that ends in `edge` goes on with the characters beside it, nearest first: "2" does in "20", and in "2.5". */
function goesOn(edge = '', [next = '', afterNext = '']) {
    if (!IN_WORD.test(edge))
        return false;
    if (IN_WORD.test(next))
        return true;
    return next === '.' && DIGIT.test(edge) && DIGIT.test(afterNext);
}
const SOURCE = 'poc-ai-workflow-frameworks, METRICS.md, multi-hop chain profile';
/** What the answer of a trial states: several metrics ask for the same, and an expression may take its time. */
const statedHops = (0,_remember_last_js__WEBPACK_IMPORTED_MODULE_4__/* .rememberLast */ .m)(({ observation, golden, withinTime }) => matchHops(golden.required_hops ?? [], observation.reply.answer, withinTime));
/** The share of the case's hops that the answer states. The case has hops. */
function scoreHopCoverage(trial) {
    const hops = trial.golden.required_hops ?? [];
    const found = statedHops(trial);
    return typeof found === 'string' ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .unscored */ .c)(found) : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .scored */ .l)(found.length / hops.length);
}
/** The share of the case's hops that the answer states and whose source was retrieved. */
function scoreGroundedCoverage(trial) {
    const { observation, golden } = trial;
    const hops = golden.required_hops ?? [];
    const retrieved = (0,_retrieval_sources_js__WEBPACK_IMPORTED_MODULE_3__/* .retrievedSources */ .dz)(observation.reply);
    if (retrieved === null)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .unscored */ .c)('the target reported no sources');
    const found = statedHops(trial);
    if (typeof found === 'string')
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .unscored */ .c)(found);
    const undecided = (0,_retrieval_sources_js__WEBPACK_IMPORTED_MODULE_3__/* .describeForeign */ .eQ)(retrieved, found.flatMap(({ source }) => (source === undefined ? [] : (0,_retrieval_normalize_path_js__WEBPACK_IMPORTED_MODULE_6__/* .normalizePath */ .F)(source))));
    if (undecided !== null)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .unscored */ .c)(undecided);
    const grounded = found.filter(({ source }) => source !== undefined && retrieved.has((0,_retrieval_normalize_path_js__WEBPACK_IMPORTED_MODULE_6__/* .normalizePath */ .F)(source)));
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .scored */ .l)(grounded.length / hops.length);
}
/** 1 when the answer states every hop of the case, which has some; else 0. */
function scoreChain(trial) {
    const coverage = scoreHopCoverage(trial);
    return coverage.kind === 'unscored' ? coverage : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .scored */ .l)(coverage.value === 1 ? 1 : 0);
}
/** Ids of the hops of the case that the answer does not state; none where that cannot be told. */
function listMissingHops(trial) {
    const stated = statedHops(trial);
    if (typeof stated === 'string')
        return [];
    return (trial.golden.required_hops ?? []).filter((hop) => !stated.includes(hop)).map(({ id }) => id);
}
const HOP_COVERAGE = {
    name: 'hops.coverage',
    title: 'hop coverage',
    docs: {
        summary: 'How many of the facts on the way the answer states.',
        formula: 'Hops of which the answer has one of the texts (`any_of`) / all hops. Both are composed (NFKC), in lower case, with single blanks. By `match: word` (default) a text counts where no letter, digit or `_` goes on at an end that is one, nor a decimal point with a digit behind it: "2" is in "2 parts", not in "2024" or "2.5". Scripts that set no space between words (Chinese, Japanese, Thai …) or before endings (Korean) have no such ends. `match: substring` counts anywhere; `match: regex` is a JavaScript expression (flags i, u) over the first 100,000 characters.',
        needs: 'To cases with `required_hops`, unless their profile is `default`.',
        source: 'poc-ai-workflow-frameworks, METRICS.md, hop coverage; word edges are our own',
        edge_cases: 'When an expression of a hop takes too long and is stopped, as those of [checks](#answerchecks) are. An empty answer is 0.',
        example: {
            text: 'Hops "the buyer" and "14 days"; the answer "The buyer, in 140 days": 1/2 = 0.5.',
            case: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .TWO_HOPS */ .os,
            reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .ONE_HOP */ .VD,
            value: 0.5,
        },
    },
    source: SOURCE,
    ..._define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .SHARE */ .oV,
    definition: `hops.coverage/1 ${HOP_RULES}`,
    applies: _case_kinds_js__WEBPACK_IMPORTED_MODULE_7__/* .requiresHops */ .Lf,
    score: scoreHopCoverage,
    when_failed: 0,
};
const GROUNDED_HOP_COVERAGE = {
    ...HOP_COVERAGE,
    name: 'hops.grounded-coverage',
    title: 'grounded hop coverage',
    docs: {
        summary: 'How many of them it states and has from the right document.',
        formula: 'Hops of `hops.coverage` whose `source` was retrieved / all hops. Retrieved are the documents of `sources.precision`. A hop without a `source` is never grounded.',
        needs: 'To cases with `required_hops` of which one has a `source`, unless their profile is `default`.',
        source: 'poc-ai-workflow-frameworks, METRICS.md, grounded hop coverage',
        edge_cases: 'When the reply has neither `sources` nor `spans` that name a document; when one has an absolute path outside the checkout that ends with an expected name.',
        example: {
            text: 'Both hops are stated, and the source of one was retrieved: 1/2 = 0.5.',
            case: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .TWO_HOPS */ .os,
            reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .BOTH_HOPS */ .Zz,
            value: 0.5,
        },
    },
    definition: `hops.grounded-coverage/2 ${HOP_RULES}`,
    // Where no hop names its source, none can be grounded, however good the answer.
    applies: (golden) => (0,_case_kinds_js__WEBPACK_IMPORTED_MODULE_7__/* .requiresHops */ .Lf)(golden) && (golden.required_hops ?? []).some(({ source }) => source !== undefined),
    score: scoreGroundedCoverage,
};
/** For any case with hops, be it of several or of one. */
const ALL_HOPS = {
    ...HOP_COVERAGE,
    name: 'hops.chain-success',
    title: 'chain success',
    docs: {
        summary: 'Whether the answer states every fact of a chain.',
        formula: '1 when `hops.coverage` is 1, else 0.',
        needs: 'To cases with `required_hops` and `multi_hop: true`, or with more than one hop, unless their profile is `default`.',
        source: 'poc-ai-workflow-frameworks, METRICS.md, multi-hop chain success rate',
        edge_cases: 'As that of `hops.coverage`.',
        example: { text: 'One of two hops is stated: 0.', case: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .TWO_HOPS */ .os, reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .ONE_HOP */ .VD, value: 0 },
    },
    kind: 'binary',
    default_margin: { kind: 'absolute', value: 0.05 },
    definition: `hops.chain-success/1 ${HOP_RULES}`,
    score: scoreChain,
};
const hopCoverage = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .defineMetric */ .GR)(HOP_COVERAGE);
const groundedHopCoverage = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .defineMetric */ .GR)(GROUNDED_HOP_COVERAGE);
const chainSuccess = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .defineMetric */ .GR)({
    ...ALL_HOPS,
    applies: (golden) => (0,_case_kinds_js__WEBPACK_IMPORTED_MODULE_7__/* .requiresHops */ .Lf)(golden) && (0,_case_kinds_js__WEBPACK_IMPORTED_MODULE_7__/* .isMultiHop */ .JK)(golden),
});


/***/ }),

/***/ 75822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rr: () => (/* binding */ calledTools),
/* harmony export */   UK: () => (/* binding */ expectsCalls),
/* harmony export */   V: () => (/* binding */ CALL_KINDS),
/* harmony export */   _B: () => (/* binding */ validateWorkflow),
/* harmony export */   bn: () => (/* binding */ allOf),
/* harmony export */   eW: () => (/* binding */ NO_TRACE),
/* harmony export */   qK: () => (/* binding */ resolveName),
/* harmony export */   un: () => (/* binding */ calledAgents)
/* harmony export */ });
/* unused harmony export validateCalls */
/* harmony import */ var _model_plain_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1275);
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44960);


/**
 * Called names against those of a case. Names are equal but for case, composition, white space around them and `aliases`. Unexpected is
 * (called ∩ forbidden) ∪ (called \ required \ optional \ always); when not strict, called ∩ forbidden alone.
 * Source: test-arcfusion-2025, docs/evaluation/metrics.md, workflow validation, its table of rules.
 * @example called search, web; required search, rank; forbidden delete: included search, excluded delete, missing rank, unexpected web
 */
function validateCalls(input) {
    const { called, expected: { required, optional, forbidden }, aliases, always, strict, } = input;
    const calls = firstByName(called, aliases);
    const wanted = firstByName(required, aliases);
    const unwanted = firstByName(forbidden, aliases);
    const known = firstByName([...required, ...optional, ...always], aliases);
    const missing = pick(wanted, (name) => !calls.has(name));
    const unexpected = pick(calls, (name) => unwanted.has(name) || (strict && !known.has(name)));
    return {
        included: pick(wanted, (name) => calls.has(name)),
        excluded: pick(unwanted, (name) => !calls.has(name)),
        missing,
        unexpected,
        pass: missing.length === 0 && unexpected.length === 0,
    };
}
function firstByName(spellings, aliases) {
    const found = new Map();
    for (const spelling of spellings) {
        const name = resolveName(spelling, aliases);
        if (!found.has(name))
            found.set(name, spelling);
    }
    return found;
}
function pick(names, holds) {
    return [...names].flatMap(([name, spelling]) => (holds(name) ? [spelling] : []));
}
/**
 * The name that cases use for what a target calls `name`, as `plainName` spells it.
 * @example resolveName('WebSearch', { websearch: 'web_search' }) // 'web_search'
 */
function resolveName(name, aliases) {
    const plain = (0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_0__/* .plainName */ .MH)(name);
    const alias = Object.entries(aliases).find(([other]) => (0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_0__/* .plainName */ .MH)(other) === plain);
    return alias === undefined ? plain : (0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_0__/* .plainName */ .MH)(alias[1]);
}
/** What is said of a reply that does not tell what was called. */
const NO_TRACE = {
    tools: 'trace_missing: the target reported no trace of tools',
    agents: 'trace_missing: the target reported no trace of agents',
};
/** The tools that were called, in order, as the target names them; null when it reports no trace. An empty list is a trace. */
function calledTools({ tools }) {
    return tools?.map(({ name }) => name) ?? null;
}
/** The agents that were called: `agents`, else those that its calls of tools name; null when it reports neither. */
function calledAgents({ agents, tools }) {
    if (agents !== undefined)
        return agents;
    const named = tools?.flatMap(({ agent }) => agent ?? []) ?? [];
    return named.length === 0 ? null : named;
}
/** What a case can expect calls of. */
const CALL_KINDS = ['agents', 'tools'];
/** Written out: made of the kind, each name would be a new string for every case. */
const NAMES = {
    agents: { required: 'required_agents', optional: 'optional_agents', forbidden: 'forbidden_agents' },
    tools: { required: 'required_tools', optional: 'optional_tools', forbidden: 'forbidden_tools' },
};
function expectedCalls(golden, kind) {
    const { required, optional, forbidden } = NAMES[kind];
    return {
        required: golden[required] ?? [],
        optional: golden[optional] ?? [],
        forbidden: golden[forbidden] ?? [],
    };
}
/** Whether a case names any agent, or any tool. An empty list names none: "no tool at all" is the check `max_tool_calls: 0`. */
function expectsCalls(golden, kind) {
    const { required, optional, forbidden } = NAMES[kind];
    return isGiven(golden[required]) || isGiven(golden[optional]) || isGiven(golden[forbidden]);
}
function isGiven(names) {
    return names !== undefined && names.length > 0;
}
/** The agents and tools of a reply against those of its case, by the suite's aliases and rules. */
function validateWorkflow(golden, reply, { aliases, always_expected_agents: alwaysExpected, workflow: { strict } }) {
    const validate = (kind, called, always) => {
        if (!expectsCalls(golden, kind))
            return null;
        if (called === null)
            return 'trace_missing';
        return validateCalls({ called, expected: expectedCalls(golden, kind), aliases: aliases[kind], always, strict });
    };
    return {
        agents: validate('agents', calledAgents(reply), alwaysExpected),
        tools: validate('tools', calledTools(reply), []),
    };
}
/**
 * Whether all of the scores are 1, as a score: a 0 settles it; else one that is unscored leaves it open, with its reason.
 * @example allOf([unscored('no usage'), scored(0)]) // scored 0
 */
function allOf(scores) {
    if (scores.some((score) => score.kind === 'scored' && score.value === 0))
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scored */ .l)(0);
    return scores.find((score) => score.kind === 'unscored') ?? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scored */ .l)(1);
}


/***/ }),

/***/ 12131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HN: () => (/* binding */ explainWorkflow),
/* harmony export */   Iz: () => (/* binding */ WORKFLOW_PASS),
/* harmony export */   O4: () => (/* binding */ WORKFLOW_SETTINGS),
/* harmony export */   Sc: () => (/* binding */ scoreWorkflow),
/* harmony export */   my: () => (/* binding */ expectsWorkflow)
/* harmony export */ });
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44960);
/* harmony import */ var _define_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94896);
/* harmony import */ var _quote_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79239);
/* harmony import */ var _validate_calls_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75822);




/** Whether the case names any agent or tool. */
function expectsWorkflow(golden) {
    return _validate_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .CALL_KINDS */ .V.some((kind) => (0,_validate_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .expectsCalls */ .UK)(golden, kind));
}
/** The members of a suite's scoring that are part of what workflows mean. */
const WORKFLOW_SETTINGS = [
    'aliases.agents',
    'aliases.tools',
    'always_expected_agents',
    'workflow',
];
/**
 * 1 when the calls of the kinds are as the case says, each kind only where the case names any; else 0. A missing trace leaves it
 * unscored, or fails where the suite requires one.
 */
function scoreWorkflow({ observation, golden }, scoring, kinds = _validate_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .CALL_KINDS */ .V) {
    const validation = (0,_validate_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .validateWorkflow */ ._B)(golden, observation.reply, scoring);
    return (0,_validate_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .allOf */ .bn)(kinds.flatMap((kind) => {
        const calls = validation[kind];
        if (calls === null)
            return [];
        if (calls === 'trace_missing')
            return scoring.workflow.require_trace ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .l)(0) : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c)(_validate_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TRACE */ .eW[kind]);
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .l)(calls.pass ? 1 : 0);
    }));
}
/** Why a workflow scores 0, a clause for each list of names, agents first. */
function explainWorkflow(golden, reply, scoring) {
    const validation = (0,_validate_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .validateWorkflow */ ._B)(golden, reply, scoring);
    return _validate_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .CALL_KINDS */ .V.flatMap((kind) => {
        const calls = validation[kind];
        if (calls === null)
            return [];
        if (calls === 'trace_missing')
            return scoring.workflow.require_trace ? [_validate_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TRACE */ .eW[kind]] : [];
        return [
            ...(0,_quote_names_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteNames */ .D)('it did not call', kind, calls.missing),
            ...(0,_quote_names_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteNames */ .D)('it called, but should not have,', kind, calls.unexpected),
        ];
    });
}
const SOURCE = 'test-arcfusion-2025, docs/evaluation/metrics.md, workflow validation';
const AGENTS = {
    needs: 'To cases with `required_agents`, `optional_agents` or `forbidden_agents`; an empty list names none.',
    missing: 'When the reply has neither `agents` nor a call of a tool that names its `agent` (`trace_missing`)',
};
const TOOLS = {
    needs: 'To cases with `required_tools`, `optional_tools` or `forbidden_tools`; an empty list names none.',
    missing: 'When the reply has no `tools` (`trace_missing`)',
};
const TOOLS_EXAMPLE = {
    case: { required_tools: ['search', 'rank'], forbidden_tools: ['delete'] },
    reply: { tools: [{ name: 'search' }, { name: 'web' }] },
};
const COMPARED = "Names are compared in lower case, composed (NFKC), trimmed, and by the suite's `aliases`.";
function definePass(input) {
    const { kinds, ...row } = input;
    return (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .defineMetric */ .GR)({
        ...row,
        ..._define_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .YES_NO */ .mx,
        source: SOURCE,
        definition: ({ scoring }) => `${row.name}/1${(0,_define_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .changedScoring */ .Qz)(scoring, WORKFLOW_SETTINGS)}`,
        applies: (golden) => kinds.some((kind) => (0,_validate_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .expectsCalls */ .UK)(golden, kind)),
        score: (trial, { scoring }) => scoreWorkflow(trial, scoring, kinds),
        when_failed: 0,
    });
}
const workflowPass = definePass({
    name: 'workflow.pass',
    title: 'workflow passed',
    kinds: _validate_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .CALL_KINDS */ .V,
    docs: {
        summary: 'Whether the agents and tools that were called are those that the case names.',
        formula: '1 when `workflow.agents-pass` and `workflow.tools-pass` are, each only where the case names agents, or tools; else 0.',
        needs: 'To cases that name agents or tools.',
        edge_cases: 'When a part is unscored and the other is not 0; a missing trace (`trace_missing`) never passes and never fails, but with `workflow: { require_trace: true }` it fails.',
        example: {
            text: 'Required `search` and `rank`, forbidden `delete`; called `search` and `web`: 0.',
            ...TOOLS_EXAMPLE,
            value: 0,
        },
    },
});
const workflowAgentsPass = definePass({
    name: 'workflow.agents-pass',
    title: 'agents as expected',
    kinds: ['agents'],
    docs: {
        summary: 'Whether the agents that were called are those that the case names.',
        formula: `1 when no agent is missing and none is unexpected, else 0. Missing: required, not called. Unexpected: called, and forbidden, or neither required nor optional, nor one of \`always_expected_agents\` (default \`orchestrator\`); with \`workflow: { strict: false }\` only what is forbidden. ${COMPARED}`,
        needs: AGENTS.needs,
        edge_cases: `${AGENTS.missing}; with \`workflow: { require_trace: true }\` it is 0 then.`,
        example: {
            text: 'Required `research`; called `orchestrator` and `Research`: 1.',
            case: { required_agents: ['research'] },
            reply: { agents: ['orchestrator', 'Research'] },
            value: 1,
        },
    },
});
const workflowToolsPass = definePass({
    name: 'workflow.tools-pass',
    title: 'tools as expected',
    kinds: ['tools'],
    docs: {
        summary: 'Whether the tools that were called are those that the case names.',
        formula: `1 when no tool is missing and none is unexpected, else 0. Missing: required, not called. Unexpected: called, and forbidden, or neither required nor optional; with \`workflow: { strict: false }\` only what is forbidden. ${COMPARED}`,
        needs: TOOLS.needs,
        edge_cases: `${TOOLS.missing}; with \`workflow: { require_trace: true }\` it is 0 then.`,
        example: {
            text: 'Required `search` and `rank`, forbidden `delete`; called `search` and `web`: 0.',
            ...TOOLS_EXAMPLE,
            value: 0,
        },
    },
});
/** What each list of a validation holds, in words and as a set. */
const LISTS = [
    { list: 'missing', isFault: true, which: 'were required, but not called', set: () => 'required \\ called' },
    {
        list: 'unexpected',
        isFault: true,
        which: 'were called, but should not have been',
        set: (kind) => `(called ∩ forbidden) ∪ (called \\ required \\ optional${kind === 'agents' ? ' \\ always expected' : ''}); called ∩ forbidden with \`workflow: { strict: false }\``,
    },
    { list: 'included', isFault: false, which: 'were required and called', set: () => 'required ∩ called' },
    {
        list: 'excluded',
        isFault: false,
        which: 'were forbidden and rightly not called',
        set: () => 'forbidden \\ called',
    },
];
const COUNTED = {
    agents: {
        ...AGENTS,
        text: 'Required `research` and `legal`, forbidden `sales`; called `orchestrator`, `research` and `poet`',
        case: { required_agents: ['research', 'legal'], forbidden_agents: ['sales'] },
        reply: { agents: ['orchestrator', 'research', 'poet'] },
        found: { missing: 'legal', unexpected: 'poet', included: 'research', excluded: 'sales' },
    },
    tools: {
        ...TOOLS,
        text: 'Required `search` and `rank`, forbidden `delete`; called `search` and `web`',
        ...TOOLS_EXAMPLE,
        found: { missing: 'rank', unexpected: 'web', included: 'search', excluded: 'delete' },
    },
};
/** How many names are in one of the lists of a validation. The lists themselves are in the table `workflow-validation`. */
function defineCount(kind, { list, isFault, which, set }) {
    const name = `workflow.${kind}-${list}`;
    const { needs, missing, text, case: golden, reply, found } = COUNTED[kind];
    return (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .defineMetric */ .GR)({
        name,
        title: `${list} ${kind}`,
        source: SOURCE,
        docs: {
            summary: `How many ${kind} ${which}.`,
            formula: `|${set(kind)}|, each name once. The names are in the table [workflow-validation](#table-workflow-validation).`,
            needs,
            edge_cases: `${missing}. A trial that failed is unscored.`,
            example: { text: `${text}: 1 (\`${found[list]}\`).`, case: golden, reply, value: 1 },
        },
        ..._define_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .COUNT */ .i2,
        ...(isFault && { direction: 'lower', default_margin: { kind: 'relative', value: 0.1 }, absolute_margin: 0.5 }),
        definition: ({ scoring }) => `${name}/1${(0,_define_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .changedScoring */ .Qz)(scoring, WORKFLOW_SETTINGS)}`,
        applies: (trial) => (0,_validate_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .expectsCalls */ .UK)(trial, kind),
        score: ({ observation, golden: own }, { scoring }) => {
            const calls = (0,_validate_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .validateWorkflow */ ._B)(own, observation.reply, scoring)[kind];
            return calls === null || calls === 'trace_missing' ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c)(_validate_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TRACE */ .eW[kind]) : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .l)(calls[list].length);
        },
    });
}
/** Whether the agents and tools that a case names were called, and which were not. */
const WORKFLOW_PASS = [
    workflowPass,
    workflowAgentsPass,
    ...LISTS.map((list) => defineCount('agents', list)),
    workflowToolsPass,
    ...LISTS.map((list) => defineCount('tools', list)),
];


/***/ }),

/***/ 92642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wk: () => (/* binding */ parseCsv),
/* harmony export */   nL: () => (/* binding */ quoteField),
/* harmony export */   qW: () => (/* binding */ guardFormula)
/* harmony export */ });
/** One field and what ends it. */
const FIELDS = {
    ',': /("[^"]*(?:""[^"]*)*"|[^",\r\n]*)(,|\r\n|\n|\r|$)/y,
    ';': /("[^"]*(?:""[^"]*)*"|[^";\r\n]*)(;|\r\n|\n|\r|$)/y,
    '\t': /("[^"]*(?:""[^"]*)*"|[^"\t\r\n]*)(\t|\r\n|\n|\r|$)/y,
};
/**
 * The records of a CSV text by RFC 4180, section 2: fields between delimiters, in double quotes where they hold delimiters, quotes
 * (doubled) or line ends; blanks belong to a field. A line end may be CRLF, LF or CR; empty lines are no records. Stops at the
 * first fault.
 * @example parseCsv('a,"b ""c"""\r\n') // records [[{ text: 'a', line: 1 }, { text: 'b "c"', line: 1 }]]
 */
function parseCsv(text, delimiter = ',') {
    const pattern = FIELDS[delimiter];
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
function describeFault(text, at) {
    if (text[at] !== '"')
        return 'a quote stands inside a field without quotes. Put the whole field in quotes, and double the quote.';
    const closes = /"[^"]*(?:""[^"]*)*"/y;
    closes.lastIndex = at;
    return closes.test(text)
        ? 'there is text after the closing quote of a field. Double the quotes inside it.'
        : 'a quote is opened here and never closed. Close it.';
}
/**
 * Where a spreadsheet would take what follows for a formula, East Asian forms too: at the start of a cell, and after what separates cells in
 * countries that write decimal commas.
 */
const BEFORE_FORMULA = /(^|[;\t\n])(?=\s*[=+\-@\uff1d\uff0b\uff0d\uff20])|^(?=[\t\n])/g;
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;
/**
 * A text with an apostrophe in front of what a spreadsheet would run as a formula; numbers stay numbers.
 * @example guardFormula('=1+1') // "'=1+1"
 */
function guardFormula(text) {
    return NUMBER.test(text) ? text : text.replace(BEFORE_FORMULA, "$1'");
}
/**
 * A field of a record, in quotes where it needs them.
 * @example quoteField('a "b"') // '"a ""b"""'
 */
function quoteField(text) {
    return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}


/***/ }),

/***/ 1275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ed: () => (/* binding */ isShortFor),
/* harmony export */   MH: () => (/* binding */ plainName),
/* harmony export */   Nb: () => (/* binding */ plainSymbol)
/* harmony export */ });
/** As nearly all are: nothing to strip. */
const PLAIN = /^[\w$]+(?:\.[\w$]+)*$/;
/** No name is longer; the expressions below are not asked of a text of megabytes. */
const LONG = 500;
/**
 * A symbol in one spelling: `Key::rotate`, `Key#rotate` and `Key.rotate()` are `Key.rotate`; a heading is without its marks, so that
 * `## The \`run\` command` is `The run command`.
 */
function plainSymbol(symbol) {
    if (symbol.length > LONG || PLAIN.test(symbol))
        return symbol;
    const text = symbol
        .normalize('NFC')
        .trim()
        .replace(/^#{1,6}\s+|\s+#+$/g, '')
        .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
        .replace(/[`*]/g, '')
        .replace(/\s+/g, ' ')
        .trim();
    if (text.includes(' '))
        return text;
    return text
        .replace(/\(\)$/, '')
        .replace(/(?:::|[.#])+(?=[\w$])/g, '.')
        .replace(/^\./, '');
}
/**
 * Whether one plain name is the end of the other, part by part, so that both may name the same symbol.
 * @example isShortFor('rotate', 'auth.Key.rotate') // true
 */
function isShortFor(short, long) {
    return long.endsWith(short) && long.at(-short.length - 1) === '.' && !long.includes(' ');
}
/**
 * A name of an agent or a tool as names are compared: composed (NFKC), without white space around it, in lower case.
 * @example plainName(' Web_Search ') // 'web_search'
 */
function plainName(name) {
    return name.normalize('NFKC').trim().toLowerCase();
}


/***/ }),

/***/ 78955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _H: () => (/* binding */ selectCases),
/* harmony export */   _w: () => (/* binding */ matchesSelection),
/* harmony export */   gO: () => (/* binding */ parseSelection),
/* harmony export */   lH: () => (/* binding */ selectTag)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
/* harmony import */ var _case_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31625);


const SELECTION_KEYS = ['tag', 'id', 'difficulty', 'profile', 'use_case', 'category'];
/**
 * Reads a selection: terms separated by commas, any of which may match; a term with a leading `!` takes cases away.
 * A term is `tag:x`, `id:glob*`, `difficulty:hard`, `profile:multi_hop`, `use_case:x`, `category:x`, or a bare word (a tag or an id glob;
 * `*` stands for any text). Throws the user's error `selection-invalid`.
 * @example parseSelection('auth,id:login-*,!difficulty:hard') // tagged auth or named login-…, and not hard
 */
function parseSelection(text) {
    const include = [];
    const exclude = [];
    for (const part of text.split(',').map((piece) => piece.trim())) {
        const isExcluded = part.startsWith('!');
        const term = parseTerm(text, isExcluded ? part.slice(1).trim() : part);
        (isExcluded ? exclude : include).push(term);
    }
    return { include, exclude };
}
/** The cases with a tag, whatever characters it has. */
function selectTag(tag) {
    return { include: [{ key: 'tag', value: tag }], exclude: [] };
}
function parseTerm(selection, term) {
    const colon = term.indexOf(':');
    if (colon === -1) {
        if (term === '')
            throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('selection-invalid', { selection, got: '', known: knownTerms });
        return { key: 'word', value: term };
    }
    const name = term.slice(0, colon).trim();
    const value = term.slice(colon + 1).trim();
    const key = SELECTION_KEYS.find((known) => known === name);
    if (key === undefined || value === '')
        throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('selection-invalid', { selection, got: term, known: knownTerms });
    const values = CHOICES[key];
    if (values && !values.includes(value)) {
        const known = values.map((each) => `${key}:${each}`);
        throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('selection-invalid', { selection, got: term, known });
    }
    return { key, value };
}
const CHOICES = { difficulty: _case_js__WEBPACK_IMPORTED_MODULE_1__/* .DIFFICULTIES */ .Ke, profile: _case_js__WEBPACK_IMPORTED_MODULE_1__/* .PROFILES */ .jI };
const knownTerms = [
    'tag:<tag>',
    'id:<id or glob>',
    ...Object.entries(CHOICES).map(([key, values]) => `${key}:<${values.join('|')}>`),
    'use_case:<name>',
    'category:<name>',
    '<tag or id glob>',
];
/**
 * Whether a case is chosen by a selection.
 * @example matchesSelection(golden, parseSelection('tag:auth')) // golden.tags includes 'auth'
 */
function matchesSelection(golden, selection) {
    const matches = (term) => matchesTerm(golden, term);
    const isIncluded = selection.include.length === 0 || selection.include.some(matches);
    return isIncluded && !selection.exclude.some(matches);
}
function matchesTerm(golden, term) {
    switch (term.key) {
        case 'tag':
            return golden.tags.includes(term.value);
        case 'id':
            return matchesGlob(golden.id, term.value);
        case 'difficulty':
            return golden.difficulty === term.value;
        case 'profile':
            return golden.profile === term.value;
        case 'use_case':
            return golden.use_case === term.value;
        case 'category':
            return golden.category === term.value;
        case 'word':
            return golden.tags.includes(term.value) || matchesGlob(golden.id, term.value);
    }
}
/** Piece by piece from the left, so that many stars cost no more than one. */
function matchesGlob(text, glob) {
    const pieces = glob.split('*');
    const first = pieces[0] ?? '';
    const last = pieces[pieces.length - 1] ?? '';
    if (pieces.length === 1)
        return text === glob;
    if (text.length < first.length + last.length || !text.startsWith(first) || !text.endsWith(last))
        return false;
    let position = first.length;
    const end = text.length - last.length;
    for (const piece of pieces.slice(1, -1)) {
        const found = text.indexOf(piece, position);
        if (found === -1 || found + piece.length > end)
            return false;
        position = found + piece.length;
    }
    return true;
}
/**
 * The enabled cases that a selection chooses, in the suite's order; all enabled ones for null.
 * Throws the user's error `selection-empty` when none is left.
 */
function selectCases(cases, selection) {
    const enabled = cases.filter((golden) => golden.enabled);
    const selected = selection ? enabled.filter((golden) => matchesSelection(golden, selection)) : enabled;
    if (selected.length > 0)
        return selected;
    const tags = [...new Set(enabled.flatMap((golden) => golden.tags))].sort();
    throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('selection-empty', { cases: enabled.length, tags });
}


/***/ }),

/***/ 4657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Df: () => (/* binding */ isWatched),
/* harmony export */   Jq: () => (/* binding */ nameSchema),
/* harmony export */   nE: () => (/* binding */ ZERO_TOLERANCE)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

const ZERO_TOLERANCE = ['critical', 'all', 'off'];
/** Whether a case may never start to fail. */
function isWatched({ critical }, scope) {
    return scope === 'all' || (scope === 'critical' && critical);
}
const nameSchema = zod__WEBPACK_IMPORTED_MODULE_0__.string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, 'a name of letters, digits, dots, dashes and underscores')
    .max(60);


/***/ }),

/***/ 27996:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W7: () => (/* binding */ readUndecided),
/* harmony export */   _$: () => (/* binding */ RELATIVE_PATHS),
/* harmony export */   pI: () => (/* binding */ writeUndecided),
/* harmony export */   z1: () => (/* binding */ shortLabel)
/* harmony export */ });
const RELATIVE_PATHS = 'report paths relative to the repository';
const LABEL_LENGTH = 120;
const REASON = /^cannot tell whether the returned `([^`]+)` is the expected `([^`]+)`: (.+)$/;
/** A name in one line without backticks; of a long one the end. */
const shortLabel = (label) => {
    const line = label.replace(/[\s`]+/g, ' ').trim();
    return line.length > LABEL_LENGTH ? `…${line.slice(-LABEL_LENGTH)}` : line;
};
/** Why a trial is unscored in a metric of retrieval. */
function writeUndecided({ expected, returned, mend }) {
    return `cannot tell whether the returned \`${shortLabel(returned)}\` is the expected \`${shortLabel(expected)}\`: ${mend}`;
}
/** What `writeUndecided` was given, the labels as they are shown; null for any other reason. */
function readUndecided(reason) {
    const [, returned, expected, mend] = REASON.exec(reason) ?? [];
    if (returned === undefined || expected === undefined || mend === undefined)
        return null;
    return { expected, returned, mend };
}


/***/ }),

/***/ 44595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ cohenKappa)
/* harmony export */ });
/**
 * Cohen's κ: how far two readings of the same items agree beyond chance, (pₒ − pₑ)/(1 − pₑ), every difference counting alike; at most 1,
 * and 0 where they agree as often as by chance. Null without items, and where both gave one same value to all: chance could not have
 * disagreed.
 * Source: Cohen 1960, Educ. Psychol. Meas. 20:37, equation 1.
 * @example cohenKappa([[1, 1], [1, 1], [0, 0], [0, 1]]) // 0.5
 */
function cohenKappa(pairs) {
    const n = pairs.length;
    const first = countValues(pairs.map(([value]) => value));
    const second = countValues(pairs.map(([, value]) => value));
    const observed = pairs.filter(([one, other]) => one === other).length / n;
    const expected = [...first].reduce((sum, [value, count]) => sum + (count / n) * ((second.get(value) ?? 0) / n), 0);
    return n === 0 || expected >= 1 ? null : (observed - expected) / (1 - expected);
}
function countValues(values) {
    const counts = new Map();
    for (const value of values)
        counts.set(value, (counts.get(value) ?? 0) + 1);
    return counts;
}


/***/ }),

/***/ 66697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IL: () => (/* binding */ normalUpperTail),
/* harmony export */   Zl: () => (/* binding */ normalQuantile),
/* harmony export */   zL: () => (/* binding */ expectedMaximum)
/* harmony export */ });
/* unused harmony export incompleteGamma */
/* harmony import */ var _special_functions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69943);

/**
 * P(Z > z) of the standard normal distribution, relative error about 1e-13 in both tails.
 * Source: ½·Q(½, z²/2), DLMF 7.11.2 with 7.2.2.
 * @example normalUpperTail(1.959963984540054) // 0.025
 */
function normalUpperTail(z) {
    const { lower, upper } = incompleteGamma({ a: 0.5, x: (z * z) / 2 });
    return z >= 0 ? upper / 2 : 0.5 + lower / 2;
}
/**
 * The z with P(Z ≤ z) = p: -Infinity at 0, Infinity at 1.
 * Source: Abramowitz & Stegun 26.2.23 (error below 4.5e-4) as a start, sharpened by two steps of Halley's method.
 * @throws RangeError outside 0 to 1.
 * @example normalQuantile(0.975) // 1.959963984540054
 */
function normalQuantile(p) {
    if (!(p >= 0 && p <= 1))
        throw new RangeError(`normal quantile at ${p}: must be from 0 to 1`);
    if (p === 0.5)
        return 0;
    if (p > 0.5)
        return upperQuantile(1 - p);
    return -upperQuantile(p);
}
function upperQuantile(tail) {
    if (tail === 0)
        return Infinity;
    const s = Math.sqrt(-2 * Math.log(tail));
    let z = s - (2.515517 + s * (0.802853 + s * 0.010328)) / (1 + s * (1.432788 + s * (0.189269 + s * 0.001308)));
    for (let step = 0; step < 2; step++) {
        const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
        const newton = (normalUpperTail(z) - tail) / density;
        z += newton / (1 - (newton * z) / 2);
    }
    return z;
}
/**
 * Both tails of the regularised incomplete gamma function: `lower` = P(a, x) and `upper` = Q(a, x) for a > 0, x ≥ 0; a
 * small tail keeps its digits (relative error about 1e-13 down to 1e-300).
 * Source: series DLMF 8.7.1 below x = a + 1, continued fraction DLMF 8.9.2 (modified Lentz) above. Checked against
 * mpmath.
 * @example incompleteGamma({ a: 1, x: 2 }).upper // e⁻² = 0.1353352832366127
 */
function incompleteGamma({ a, x }) {
    if (!(x > 0))
        return { lower: 0, upper: 1 };
    if (x === Infinity)
        return { lower: 1, upper: 0 };
    const kernel = Math.sqrt(a / (2 * Math.PI)) * Math.exp(-(0,_special_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .deviance */ .MZ)(a, x) - (0,_special_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .stirlingError */ .$R)(a));
    if (x < a + 1) {
        const lower = (kernel / a) * powerSeries(a, x);
        return { lower, upper: 1 - lower };
    }
    const upper = kernel * continuedFraction(a, x);
    return { lower: 1 - upper, upper };
}
function powerSeries(a, x) {
    let term = 1;
    let total = 1;
    for (let k = 1; term > total * 1e-17; k++) {
        term *= x / (a + k);
        total += term;
    }
    return total;
}
function continuedFraction(a, x) {
    let b = x + 1 - a;
    let c = Infinity;
    let d = 1 / b;
    let result = d;
    for (let k = 1; k < 100_000; k++) {
        const numerator = -k * (k - a);
        b += 2;
        d = 1 / (numerator * d + b);
        c = b + numerator / c;
        result *= d * c;
        if (Math.abs(d * c - 1) < 1e-16)
            break;
    }
    return result;
}
/** Means of the largest of 2, 3 … 10 standard normals. */
const MEANS = [0.56419, 0.84628, 1.02938, 1.16296, 1.26721, 1.35218, 1.4236, 1.48501, 1.53875];
/**
 * How far the largest of `count` independent standard normals lies above 0 on average, to five decimals; 0 for one.
 * Source: Harter 1961, Biometrika 48:151, table 1. Throws a RangeError above ten.
 * @example expectedMaximum(3) // 0.84628
 */
function expectedMaximum(count) {
    if (count === 1)
        return 0;
    const found = MEANS[count - 2];
    if (found === undefined)
        throw new RangeError(`expectedMaximum: 1 to 10, got ${count}`);
    return found;
}


/***/ }),

/***/ 69943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $R: () => (/* binding */ stirlingError),
/* harmony export */   AE: () => (/* binding */ logBetaKernel),
/* harmony export */   J7: () => (/* binding */ incompleteBeta),
/* harmony export */   MZ: () => (/* binding */ deviance),
/* harmony export */   SX: () => (/* binding */ logGamma)
/* harmony export */ });
const SMALLEST = 1e-300;
/**
 * ln(xᵃ·yᵇ / B(a, b)) with y = 1 − x, in the saddle-point form of Loader 2000, which keeps its digits at large a and b.
 */
function logBetaKernel({ x, y, a, b }) {
    const total = a + b;
    return (0.5 * Math.log((a / total) * (b / (2 * Math.PI))) -
        deviance(a, total * x) -
        deviance(b, total * y) +
        stirlingError(total) -
        stirlingError(a) -
        stirlingError(b));
}
/**
 * Iₓ(a, b) over its kernel: the continued fraction (9) of Didonato & Morris 1992, ACM Trans. Math. Softw. 18:360, by
 * the modified Lentz method (Thompson & Barnett 1986). Quick for x below the mean a/(a + b); near x = 1 it takes its
 * digits from y.
 */
function continuedFraction({ x, y, a, b }) {
    const belowMean = x < 0.5 ? a - (a + b) * x : (a + b) * y - b;
    const denominator = (m) => m +
        (m === 0 ? 0 : (m * (b - m) * x) / (a + 2 * m - 1)) +
        ((a + m) * (belowMean + 1 + m * (1 + y))) / (a + 2 * m + 1);
    let c = guard(denominator(0));
    let d = 0;
    let result = c;
    for (let m = 1; m < 100_000; m++) {
        const numerator = ((a + m - 1) * (a + b + m - 1) * m * (b - m) * x * x) / (a + 2 * m - 1) ** 2;
        d = 1 / guard(denominator(m) + numerator * d);
        c = guard(denominator(m) + numerator / c);
        result *= c * d;
        if (Math.abs(c * d - 1) < 1e-16)
            break;
    }
    return 1 / result;
}
function guard(value) {
    return Math.abs(value) < SMALLEST ? SMALLEST : value;
}
/**
 * Both tails of the regularised incomplete beta function: `lower` = Iₓ(a, b) and `upper` = 1 − Iₓ(a, b), each computed
 * so that a small one keeps its digits (relative error about 1e-13 down to 1e-300). `y` is 1 − x, given apart because
 * near x = 1 only y knows it.
 * Source: DLMF 8.17. Checked against mpmath.
 * @example incompleteBeta({ x: 0.25, y: 0.75, a: 2, b: 3 }).lower // 67/256 = 0.26171875
 */
function incompleteBeta(at) {
    const { x, y, a, b } = at;
    if (!(x > 0))
        return { lower: 0, upper: 1 };
    if (!(y > 0))
        return { lower: 1, upper: 0 };
    const kernel = Math.exp(logBetaKernel(at));
    if (x * (a + b + 2) < a + 1) {
        const lower = kernel * continuedFraction(at);
        return { lower, upper: 1 - lower };
    }
    const upper = kernel * continuedFraction({ x: y, y: x, a: b, b: a });
    return { lower: 1 - upper, upper };
}
/** B₂ₖ / (2k(2k − 1)) for k = 8 … 1, as Horner's rule takes them. */
const COEFFICIENTS = [-3617 / 122400, 1 / 156, -691 / 360360, 1 / 1188, -1 / 1680, 1 / 1260, -1 / 360, 1 / 12];
/**
 * What Stirling's formula lacks: ln Γ(x) − ((x − ½)·ln x − x + ½·ln 2π) for x > 0, absolute error about 1e-15.
 * Source: DLMF 5.11.1 from x = 10 on (next term below 2e-18); below it Γ(x + 1) = x·Γ(x), one step at a time.
 * @example stirlingError(0.5) // 0.15342640972002736 = ½ − ½·ln 2
 */
function stirlingError(x) {
    let error = 0;
    let shifted = x;
    for (; shifted < 10; shifted++)
        error += (shifted + 0.5) * Math.log1p(1 / shifted) - 1;
    const inverseSquare = 1 / (shifted * shifted);
    let series = 0;
    for (const coefficient of COEFFICIENTS)
        series = series * inverseSquare + coefficient;
    return error + series / shifted;
}
const HALF_LOG_TWO_PI = 0.5 * Math.log(2 * Math.PI);
/**
 * ln Γ(x) for x > 0, by Stirling's series (DLMF 5.11.1) and the recurrence below 10.
 * @example logGamma(5) // ln 24 = 3.1780538303479458
 */
function logGamma(x) {
    return (x - 0.5) * Math.log(x) - x + HALF_LOG_TWO_PI + stirlingError(x);
}
/**
 * x·ln(x/mean) + mean − x for positive x and mean, without the cancellation near x = mean.
 * Source: `bd0` of Loader 2000, "Fast and accurate computation of binomial probabilities".
 * @example deviance(2, 1) // 2·ln 2 − 1 = 0.3862943611198906
 */
function deviance(x, mean) {
    const distance = x - mean;
    if (Math.abs(distance) >= 0.1 * (x + mean))
        return x * Math.log(x / mean) - distance;
    const ratio = distance / (x + mean);
    let total = distance * ratio;
    let term = 2 * x * ratio;
    for (let odd = 3;; odd += 2) {
        term *= ratio * ratio;
        const next = total + term / odd;
        if (next === total)
            return total;
        total = next;
    }
}


/***/ }),

/***/ 44785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cz: () => (/* binding */ sum),
/* harmony export */   gQ: () => (/* binding */ sampleDeviation),
/* harmony export */   i2: () => (/* binding */ mean),
/* harmony export */   nd: () => (/* binding */ varianceWithin),
/* harmony export */   rH: () => (/* binding */ populationDeviation)
/* harmony export */ });
/* unused harmony export sumOfSquaredDeviations */
/**
 * The arithmetic mean.
 * @throws RangeError for no values: a mean of nothing is unscored, never 0.
 * @example mean([0.1, 0.2, 0.6]) // 0.3
 */
function mean(values) {
    if (values.length === 0)
        throw new RangeError('mean of no values');
    return sum(values) / values.length;
}
/**
 * The sum with Neumaier's compensation (Neumaier 1974, Z. Angew. Math. Mech. 54:39), so that the order and the size of
 * the terms do not show. 0 for no values.
 * @example sum([1, 1e100, 1, -1e100]) // 2
 */
function sum(values) {
    let total = 0;
    let lost = 0;
    for (let at = 0; at < values.length; at++) {
        const value = values[at];
        const next = total + value;
        lost += Math.abs(total) >= Math.abs(value) ? total - next + value : value - next + total;
        total = next;
    }
    return Number.isFinite(lost) ? total + lost : total;
}
/**
 * Σ(xᵢ − x̄)², by the corrected two-pass algorithm (Chan, Golub & LeVeque 1983, Am. Stat. 37:242): the second term
 * takes back what the rounding of x̄ added. Exactly 0 when all values are equal.
 * @throws RangeError for no values.
 * @example sumOfSquaredDeviations([1, 2, 3]) // 2
 */
function sumOfSquaredDeviations(values) {
    if (values.every((value) => value === values[0]))
        return 0;
    const centre = mean(values);
    const deviations = values.map((value) => value - centre);
    return sum(deviations.map((deviation) => deviation * deviation)) - sum(deviations) ** 2 / values.length;
}
/**
 * The sample standard deviation √(Σ(xᵢ − x̄)² / (n − 1)); null below two values. This is `stddev_sample`, not
 * `std_dev_pop`.
 * @example sampleDeviation([1, 2, 3]) // 1
 */
function sampleDeviation(values) {
    if (values.length < 2)
        return null;
    return Math.sqrt(sumOfSquaredDeviations(values) / (values.length - 1));
}
/**
 * The population standard deviation √(Σ(xᵢ − x̄)² / n). This is `std_dev_pop`, not `stddev_sample`.
 * @throws RangeError for no values.
 * @example populationDeviation([2, 4, 4, 4, 5, 5, 7, 9]) // 2
 */
function populationDeviation(values) {
    if (values.length === 0)
        throw new RangeError('deviation of no values');
    return Math.sqrt(sumOfSquaredDeviations(values) / values.length);
}
/**
 * The pooled variance within groups, Σᵢ Σⱼ (xᵢⱼ − x̄ᵢ)² / Σᵢ (kᵢ − 1), with its degrees of freedom; null when no group has
 * two values. Groups may differ in size.
 * Source: the within mean square of a one-way analysis of variance; Searle, Casella & McCulloch 1992, Variance
 * Components, ch. 3.6.
 * @example varianceWithin([[1, 3], [2, 2, 5], [7]]) // { variance: 8/3, df: 3 }
 */
function varianceWithin(groups) {
    const repeated = groups.filter(({ length }) => length > 1);
    const df = sum(repeated.map(({ length }) => length - 1));
    return df === 0 ? null : { variance: sum(repeated.map(sumOfSquaredDeviations)) / df, df };
}


/***/ }),

/***/ 72771:
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
 * cost, higher quality. Source: Pareto dominance; LLMC, evaluation framework, cost–quality frontier.
 * @example findParetoFront([{ cost: 1, quality: 0.8 }, { cost: 2, quality: 0.7 }, { cost: 3, quality: 0.9 }]) // [true, false, true]
 */
function findParetoFront(points) {
    const known = points.flatMap(({ cost, quality }) => (cost === null || quality === null ? [] : [{ cost, quality }]));
    return points.map(({ cost, quality }) => cost === null || quality === null ? null : !known.some((other) => dominates(other, { cost, quality })));
}


/***/ }),

/***/ 26365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WB: () => (/* binding */ percentileOfSorted),
/* harmony export */   Yd: () => (/* binding */ selectSmallest),
/* harmony export */   Ym: () => (/* binding */ percentile)
/* harmony export */ });
/**
 * The value below which the share `p` (0 to 1) of the values lies, interpolated linearly at position (n − 1)·p of the
 * sorted values: type 7 of Hyndman & Fan 1996 (Am. Stat. 50:361), numpy's `linear` and R's default. The input is not
 * reordered.
 * @throws RangeError for no values or a share outside 0 to 1.
 * @example percentile([1, 2, 3, 4], 0.5) // 2.5
 */
function percentile(values, p) {
    if (values.length === 0)
        throw new RangeError('percentile of no values');
    if (!(p >= 0 && p <= 1))
        throw new RangeError(`percentile at ${p}: must be from 0 to 1`);
    const position = (values.length - 1) * p;
    const below = Math.floor(position);
    const copy = new Float64Array(values);
    const low = selectSmallest(copy, below);
    if (below + 1 === copy.length)
        return low;
    let high = Infinity;
    for (let at = below + 1; at < copy.length; at++)
        high = Math.min(high, copy[at]);
    return low === high ? low : low + (high - low) * (position - below);
}
/**
 * The same as `percentile` of values that are in ascending order: for whoever wants several of them.
 * @throws RangeError for no values or a share outside 0 to 1.
 * @example percentileOfSorted([1, 2, 3, 4], 0.5) // 2.5
 */
function percentileOfSorted(sorted, p) {
    if (sorted.length === 0)
        throw new RangeError('percentile of no values');
    if (!(p >= 0 && p <= 1))
        throw new RangeError(`percentile at ${p}: must be from 0 to 1`);
    const position = (sorted.length - 1) * p;
    const below = Math.floor(position);
    const low = sorted[below];
    const high = sorted[Math.min(below + 1, sorted.length - 1)];
    return low === high ? low : low + (high - low) * (position - below);
}
/**
 * The value that would stand at `rank` (from 0) if the values were sorted; reorders them so that smaller ones stand
 * before it and larger ones behind it. Takes time in proportion to their number, where sorting would dominate a
 * bootstrap of percentiles.
 * Source: Hoare 1961, Algorithm 65 "Find", Commun. ACM 4:321, with the middle value as pivot.
 * @example selectSmallest(Float64Array.of(30, 10, 20), 1) // 20
 */
function selectSmallest(values, rank) {
    let first = 0;
    let last = values.length - 1;
    while (first < last) {
        const pivot = values[(first + last) >>> 1];
        let left = first;
        let right = last;
        while (left <= right) {
            while (values[left] < pivot)
                left++;
            while (values[right] > pivot)
                right--;
            if (left > right)
                break;
            const kept = values[left];
            values[left++] = values[right];
            values[right--] = kept;
        }
        if (rank <= right)
            last = right;
        else if (rank >= left)
            first = left;
        else
            break;
    }
    return values[rank];
}


/***/ }),

/***/ 52681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ shuffled),
/* harmony export */   I: () => (/* binding */ seededRandom)
/* harmony export */ });
/**
 * A small seeded generator: sfc32 (Chris Doty-Humphrey, PractRand), its state filled from the seed's text by
 * MurmurHash3's finaliser and warmed up by 15 rounds as PractRand prescribes. Not for secrets.
 * Seeds are texts such as `1/success/gaffke`, so neither the order of gates nor shards matter.
 */
function seededRandom(seed) {
    let hash = 1779033703 ^ seed.length;
    for (let index = 0; index < seed.length; index++) {
        hash = Math.imul(hash ^ seed.charCodeAt(index), 3432918353);
        hash = (hash << 13) | (hash >>> 19);
    }
    const word = () => {
        hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
        hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
        hash ^= hash >>> 16;
        return hash | 0;
    };
    // In a typed array the state stays raw 32-bit words: twice as fast as captured variables, and a bootstrap draws millions.
    const state = Int32Array.of(word(), word(), word(), 1);
    const next = () => {
        const a = state[0];
        const b = state[1];
        const c = state[2];
        const counter = state[3];
        const sum = (a + b + counter) | 0;
        state[0] = b ^ (b >>> 9);
        state[1] = c + (c << 3);
        state[2] = ((c << 21) | (c >>> 11)) + sum;
        state[3] = counter + 1;
        return (sum >>> 0) / 4294967296;
    };
    for (let round = 0; round < 15; round++)
        next();
    return next;
}
/**
 * The items in a random order (Fisher–Yates), the input untouched.
 * @example shuffled([1, 2, 3], seededRandom('1')) // always the same permutation
 */
function shuffled(items, random) {
    const result = [...items];
    for (let last = result.length - 1; last > 0; last--) {
        const other = Math.floor(random() * (last + 1));
        const kept = result[last];
        result[last] = result[other];
        result[other] = kept;
    }
    return result;
}


/***/ }),

/***/ 80796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  YK: () => (/* binding */ figureOfRecords),
  Dh: () => (/* binding */ isInfinite),
  Y: () => (/* binding */ ruleOf)
});

// EXTERNAL MODULE: ./build/model/buckets.js
var model_buckets = __webpack_require__(70397);
// EXTERNAL MODULE: ./build/stats/moments.js
var moments = __webpack_require__(44785);
;// CONCATENATED MODULE: ./build/stats/run-figures/figure-rule.js
/** The mean of one part over the trials of a case. */
function meanOf({ count, places, parts }, part) {
    const values = parts[part];
    let sum = 0;
    for (let at = 0; at < count; at++)
        sum += values?.[places[at]] ?? 0;
    return sum / count;
}

;// CONCATENATED MODULE: ./build/stats/run-figures/summed-figure.js


/**
 * A figure that hangs on the sums of the records alone, number by number; a shorter record has zeros at its end. Cost of a resample:
 * cases × numbers of a record.
 * @example summedFigure({ record, ofSums: ([a = 0, b = 0]) => a / b }).resample([[1, 2], [3, 4]])(Int32Array.of(0, 1), 1) // 0.75
 */
function summedFigure({ record, ofSums, }) {
    return {
        record,
        figureOf: (records) => {
            const sums = [];
            for (const numbers of records)
                for (let at = 0; at < numbers.length; at++)
                    sums[at] = (sums[at] ?? 0) + numbers[at];
            return ofSums(sums);
        },
        resample: (records) => {
            const width = widthOf(records);
            const flat = flatten(records, width);
            return (counts) => {
                const sums = Array(width).fill(0);
                for (let index = 0; index < records.length; index++) {
                    const count = counts[index] ?? 0;
                    if (count === 0)
                        continue;
                    const start = index * width;
                    for (let at = 0; at < width; at++)
                        sums[at] = sums[at] + count * flat[start + at];
                }
                return ofSums(sums);
            };
        },
        exchange: (baseline, candidate) => {
            const width = Math.max(widthOf(baseline), widthOf(candidate));
            const arms = [keepNonZero(baseline), keepNonZero(candidate)];
            // Summed again in every draw: differences from earlier sums would accumulate rounding.
            const sums = [Array(width).fill(0), Array(width).fill(0)];
            return (exchanged) => {
                for (const own of sums)
                    own.fill(0);
                for (const arm of [0, 1]) {
                    for (let index = 0; index < exchanged.length; index++)
                        addRecord(arms[arm], index, sums[(arm ^ exchanged[index])]);
                }
                return ofSums(sums[1]) - ofSums(sums[0]);
            };
        },
    };
}
function keepNonZero(records) {
    const places = [];
    const values = [];
    const starts = [0];
    for (const record of records) {
        record.forEach((value, at) => {
            if (value === 0)
                return;
            places.push(at);
            values.push(value);
        });
        starts.push(places.length);
    }
    return { starts: Int32Array.from(starts), places: Int32Array.from(places), values: Float64Array.from(values) };
}
function addRecord({ starts, places, values }, index, sums) {
    const end = starts[index + 1];
    for (let at = starts[index]; at < end; at++) {
        const place = places[at];
        sums[place] = sums[place] + values[at];
    }
}
function widthOf(records) {
    return records.reduce((most, { length }) => Math.max(most, length), 0);
}
function flatten(records, width) {
    const flat = new Float64Array(records.length * width);
    for (const [index, record] of records.entries())
        flat.set(record, index * width);
    return flat;
}
/**
 * Σ numerator / Σ denominator over cases, each case with its means over trials; NaN when the denominator is 0 in all, or so near that the
 * ratio is no number.
 * Source: the ratio of means of survey sampling, Cochran 1977, Sampling Techniques, 6.1.
 * @example 300 of 500 and 0 of 100: 0.5
 */
const RATIO_FIGURE = summedFigure({
    record: (trials) => [meanOf(trials, 0), meanOf(trials, 1)],
    ofSums: ([numerator = 0, denominator = 0]) => {
        const ratio = denominator === 0 ? NaN : numerator / denominator;
        return Number.isFinite(ratio) ? ratio : NaN;
    },
});
/**
 * The mean over cases of the sample deviation (n − 1) between a case's trials; cases of one trial are left out, NaN when all are.
 * A record has the deviation and 1, or two zeros.
 * @example trials 4, 5 and 2, 5: (√½ + √4.5)/2 = √2
 */
const TRIAL_DEVIATION_FIGURE = summedFigure({
    record: ({ count, places, parts: [values] }) => {
        const deviation = count < 2 ? null : (0,moments/* sampleDeviation */.gQ)(places.slice(0, count).map((place) => values?.[place] ?? 0));
        return deviation === null ? [0, 0] : [deviation, 1];
    },
    ofSums: ([deviations = 0, cases = 0]) => (cases === 0 ? NaN : deviations / cases),
});
/**
 * The sample deviation (n − 1) between the run's means over cases: one mean of all trials 0, one of all trials 1 …; NaN for fewer than two.
 * A record has a count and a value for every trial number.
 * @example trials 4, 5 and 2, 5: the means 3 and 5 deviate by √2
 */
const RUN_DEVIATION_FIGURE = summedFigure({
    record: ({ count, places, parts: [values], trialAt }) => {
        const own = places.slice(0, count);
        const last = own.reduce((most, place) => Math.max(most, trialAt(place)), 0);
        const record = Array(2 * (last + 1)).fill(0);
        for (const place of own) {
            const trial = trialAt(place);
            record[2 * trial] = 1;
            record[2 * trial + 1] = values?.[place] ?? 0;
        }
        return record;
    },
    ofSums: (sums) => {
        const means = [];
        for (let at = 0; at < sums.length; at += 2) {
            const cases = sums[at] ?? 0;
            if (cases > 0)
                means.push((sums[at + 1] ?? 0) / cases);
        }
        return (0,moments/* sampleDeviation */.gQ)(means) ?? NaN;
    },
});

;// CONCATENATED MODULE: ./build/stats/run-figures/calibration-figure.js


/**
 * How far a confidence is from the share of good outcomes, bucket by bucket: the expected error is Σ w_b·|outcome_b − confidence_b| / Σ w_b,
 * the maximum error the largest of those gaps; empty buckets count for nothing. The trials of a case share its weight of 1.
 * A record has three numbers a bucket: weight, Σ confidence, Σ outcome.
 * Source: Naeini, Cooper & Hauskrecht 2015, AAAI 29:2901; Guo et al. 2017, arXiv:1706.04599, with equal-width buckets.
 * @example confidences .9 .8 .7 .6 .55, outcomes 1 1 0 1 0, ten buckets closed on the right: expected 0.23, maximum 0.7
 */
function calibrationFigure(error, buckets) {
    const width = 3 * (buckets.edges.length + 1);
    return summedFigure({
        record: ({ count, places, parts: [confidences, outcomes] }) => {
            const sums = Array(width).fill(0);
            const weight = 1 / count;
            for (const place of places.slice(0, count)) {
                const [confidence, outcome] = [confidences?.[place] ?? 0, outcomes?.[place] ?? 0];
                const at = 3 * (0,model_buckets/* bucketOf */.A)(confidence, buckets);
                sums[at] = (sums[at] ?? 0) + weight;
                sums[at + 1] = (sums[at + 1] ?? 0) + weight * confidence;
                sums[at + 2] = (sums[at + 2] ?? 0) + weight * outcome;
            }
            return sums;
        },
        ofSums: (sums) => {
            let total = 0;
            let distance = 0;
            let largest = 0;
            for (let at = 0; at < width; at += 3) {
                const weight = sums[at] ?? 0;
                if (weight === 0)
                    continue;
                const gap = Math.abs((sums[at + 2] ?? 0) - (sums[at + 1] ?? 0));
                total += weight;
                distance += gap;
                largest = Math.max(largest, gap / weight);
            }
            if (total === 0)
                return NaN;
            return error === 'expected' ? distance / total : largest;
        },
    });
}
/** Below it a variance is rounding, and a correlation would be noise. */
const LEAST_VARIANCE = 1e-12;
/**
 * Pearson's correlation of two values over all trials, the trials of a case sharing its weight of 1; NaN when either is constant.
 * With a 0-or-1 value it is the point-biserial correlation. A record has weight, Σx, Σy, Σx², Σy², Σxy.
 * Source: Pearson 1895, Proc. R. Soc. Lond. 58:240.
 * @example x 1, 2, 3 and y 0, 0, 1: √3/2 = 0.866
 */
const CORRELATION_FIGURE = summedFigure({
    record: ({ count, places, parts: [xs, ys] }) => {
        const sums = [0, 0, 0, 0, 0, 0];
        for (const place of places.slice(0, count)) {
            const [x, y] = [xs?.[place] ?? 0, ys?.[place] ?? 0];
            for (const [at, value] of [1, x, y, x * x, y * y, x * y].entries())
                sums[at] = (sums[at] ?? 0) + value / count;
        }
        return sums;
    },
    ofSums: ([weight = 0, x = 0, y = 0, xx = 0, yy = 0, xy = 0]) => {
        if (weight === 0)
            return NaN;
        const varianceX = xx / weight - (x / weight) ** 2;
        const varianceY = yy / weight - (y / weight) ** 2;
        if (!(varianceX > LEAST_VARIANCE && varianceY > LEAST_VARIANCE))
            return NaN;
        const covariance = xy / weight - (x / weight) * (y / weight);
        return Math.max(-1, Math.min(1, covariance / Math.sqrt(varianceX * varianceY)));
    },
});

// EXTERNAL MODULE: ./build/stats/percentile.js
var percentile = __webpack_require__(26365);
;// CONCATENATED MODULE: ./build/stats/run-figures/percentile-figure.js


/**
 * A percentile (0 to 100) over cases of their means over trials, as `percentile` says.
 * @example 95 of the cases 1, 2, 3, 4, 10: 8.8
 */
function percentileFigure(percent) {
    const share = percent / 100;
    const exchange = share >= 0.25 && share <= 0.75 ? exchangedExceedance : exchangedPercentile;
    const valuesOf = (records) => records.map((record) => record[0] ?? NaN);
    return {
        record: (trials) => [meanOf(trials, 0)],
        figureOf: (records) => (0,percentile/* percentile */.Ym)(valuesOf(records), share),
        resample: (records) => resampledPercentile(valuesOf(records), share),
        exchange: (baseline, candidate) => exchange(valuesOf(baseline), valuesOf(candidate), share),
    };
}
/**
 * How many more of the candidate's values than of the baseline's lie above a percentile of both together, when some cases exchange their
 * values; a value on it counts half. In units of the largest value, so that it is compared on the figure's own scale.
 * For a percentile near the middle: of counts and other values that are often equal, an exchange of half of the cases leaves the median of each
 * arm at one arm's value or the other's, so that the difference of medians is as large as it was and no shift would ever be significant.
 * Source: the median test (Mood 1950, Introduction to the Theory of Statistics, 16.4) for pairs, which is McNemar's on "above it".
 * @example exchangedExceedance([1, 2, 3], [4, 5, 6], 0.5)(Uint8Array.of(0, 0, 0)) // 18: three cases, and 6 is the largest value
 */
function exchangedExceedance(baseline, candidate, p) {
    const limit = (0,percentile/* percentile */.Ym)([...baseline, ...candidate], p);
    const above = (value) => (value > limit ? 1 : value === limit ? 0.5 : 0);
    const scale = [...baseline, ...candidate].reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
    const gains = Float64Array.from(candidate, (value, at) => scale * (above(value) - above(baseline[at] ?? NaN)));
    return (exchanged) => gains.reduce((sum, gain, at) => sum + (exchanged[at] === 1 ? -gain : gain), 0);
}
/**
 * The percentile, as `percentile` takes it, of resamples of some values, each given as how many times it has every
 * value. They are sorted once, and only those beyond the percentile are looked at: for p95 one in twenty.
 * @example resampledPercentile([10, 20, 30], 0.5)(Int32Array.of(2, 0, 1), 3) // 10
 */
function resampledPercentile(values, p) {
    const order = Int32Array.from(values.keys()).sort((a, b) => values[a] - values[b]);
    const sorted = Float64Array.from(order, (index) => values[index]);
    return (counts, size) => {
        const position = (size - 1) * p;
        const below = Math.floor(position);
        // The percentile lies between this one and the one before it, counted down from the largest.
        const target = size - 1 - below;
        let place = order.length;
        let passed = 0;
        let high = NaN;
        while (passed <= target) {
            const isAboveHigh = passed < target || target === 0;
            place--;
            passed += counts[order[place]];
            if (isAboveHigh && passed >= target)
                high = sorted[place];
        }
        const low = sorted[place];
        return low === high ? low : low + (high - low) * (position - below);
    };
}
/**
 * The difference of a percentile, as `percentile` takes it, between two arms whose cases exchange their values. All values are sorted once,
 * and only those beyond the percentile are looked at: for p95 one in twenty.
 * @example exchangedPercentile([1, 2, 3], [4, 5, 9], 0.5)(Uint8Array.of(0, 1, 0)) // 4 − 3
 */
function exchangedPercentile(baseline, candidate, p) {
    const n = baseline.length;
    const valueAt = (place) => (place < n ? baseline[place] : candidate[place - n]) ?? NaN;
    // Largest first: places below n are the baseline's.
    const order = Int32Array.from({ length: 2 * n }, (_, place) => place).sort((a, b) => valueAt(b) - valueAt(a));
    const sorted = Float64Array.from(order, valueAt);
    const caseOf = order.map((place) => place % n);
    const armOf = Uint8Array.from(order, (place) => (place < n ? 0 : 1));
    const position = (n - 1) * p;
    const below = Math.floor(position);
    const share = position - below;
    // The percentile lies between this one and the next larger, counted down from the largest.
    const target = n - 1 - below;
    const high = new Float64Array(2);
    const low = new Float64Array(2);
    const passed = new Int32Array(2);
    const figureOf = (arm) => {
        const [from, to] = [low[arm], high[arm]];
        return from === to || target === 0 ? from : from + (to - from) * share;
    };
    return (exchanged) => {
        passed.fill(0);
        let wanted = 2;
        for (let at = 0; wanted > 0; at++) {
            const arm = armOf[at] ^ exchanged[caseOf[at]];
            const rank = passed[arm];
            passed[arm] = rank + 1;
            if (rank === target - 1)
                high[arm] = sorted[at];
            else if (rank === target) {
                low[arm] = sorted[at];
                wanted--;
            }
        }
        return figureOf(1) - figureOf(0);
    };
}

;// CONCATENATED MODULE: ./build/stats/run-figures/index.js



/** How a figure is computed. */
function ruleOf(figure) {
    switch (figure.figure) {
        case 'percentile':
            return percentileFigure(figure.percentile);
        case 'ratio':
            return RATIO_FIGURE;
        case 'calibration-error':
            return calibrationFigure(figure.error, figure.buckets);
        case 'correlation':
            return CORRELATION_FIGURE;
        case 'trial-deviation':
            return TRIAL_DEVIATION_FIGURE;
        case 'run-deviation':
            return RUN_DEVIATION_FIGURE;
    }
}
/**
 * Whether the cases have no figure because it is infinite: a ratio of something to nothing.
 * @example isInfinite({ figure: 'ratio', numerator: 'a', denominator: 'b' }, [[300, 0], [100, 0]]) // true
 */
function isInfinite({ figure }, records) {
    if (figure !== 'ratio')
        return false;
    const [numerator, denominator] = [0, 1].map((at) => records.reduce((sum, record) => sum + (record[at] ?? 0), 0));
    return denominator === 0 && numerator !== undefined && numerator > 0;
}
/**
 * The figure of the cases as they are; null when there is none.
 * @example figureOfRecords({ figure: 'ratio', numerator: 'a', denominator: 'b' }, [[300, 500], [0, 100]]) // 0.5
 */
function figureOfRecords(figure, records) {
    if (records.length === 0)
        return null;
    const value = ruleOf(figure).figureOf(records);
    return Number.isNaN(value) ? null : value;
}


/***/ }),

/***/ 19021:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ recordCases)
/* harmony export */ });
/* harmony import */ var _model_run_run_figure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64402);
/* harmony import */ var _scores_start_columns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66260);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80796);



/** What a figure keeps of each case; null when some part of it applies to none. */
function recordCases(figure, { trials, starts, column }) {
    const columns = [];
    for (const id of (0,_model_run_run_figure_js__WEBPACK_IMPORTED_MODULE_0__/* .partsOf */ .C)(figure)) {
        const part = column(id);
        if (part === null)
            return null;
        columns.push(part);
    }
    const states = leastStates(columns);
    const { record } = (0,_index_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleOf */ .Y)(figure);
    const places = [];
    const scored = {
        count: 0,
        places,
        parts: columns.map(({ values }) => values),
        trialAt: (place) => trials[place]?.trial ?? 0,
    };
    const counts = new Uint32Array(starts.length - 1);
    const failures = new Uint32Array(starts.length - 1);
    const records = [];
    let applicable = 0;
    let place = 0;
    for (const to of starts.subarray(1)) {
        let own = 0;
        let failed = 0;
        scored.count = 0;
        for (; place < to; place++) {
            if (states[place] === _scores_start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILED */ .Wk)
                failed += 1;
            if (states[place] <= _scores_start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILED */ .Wk)
                continue;
            own += 1;
            if (states[place] === _scores_start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .SCORED */ .Zb)
                places[scored.count++] = place;
        }
        const isScored = scored.count > 0 && 2 * scored.count >= own;
        if (own > 0)
            applicable += 1;
        counts[records.length] = own;
        failures[records.length] = failed;
        records.push(isScored ? record(scored) : null);
    }
    const first = scored.parts[0];
    return {
        applicable,
        trials: counts,
        failed: failures,
        records,
        valuesOf: (at) => {
            const values = [];
            for (let place = starts[at] ?? 0; place < (starts[at + 1] ?? 0); place++)
                if (states[place] === _scores_start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .SCORED */ .Zb)
                    values.push(first?.[place] ?? NaN);
            return values;
        },
    };
}
/** The least that some columns say of each trial: it is scored when all score it. */
function leastStates([first, ...others]) {
    if (first === undefined)
        return new Uint8Array(0);
    if (others.length === 0)
        return first.states;
    const least = first.states.slice();
    for (const { states } of others)
        for (let place = 0; place < least.length; place++) {
            const state = states[place] ?? _scores_start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_APPLICABLE */ .QE;
            if (state < (least[place] ?? _scores_start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_APPLICABLE */ .QE))
                least[place] = state;
        }
    return least;
}


/***/ }),

/***/ 34533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CQ: () => (/* binding */ tabulateScores),
/* harmony export */   c_: () => (/* binding */ tableOf),
/* harmony export */   uZ: () => (/* binding */ MOST_BYTES)
/* harmony export */ });
/* harmony import */ var _start_columns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66260);

/** Of the scores that are read in one pass over the trials, or kept while they come in. */
const MOST_BYTES = 72_000_000;
/** Passes whose columns are kept: metrics are asked for in the order of the trials' keys, scored and unscored ones by turns. */
const KEPT = 4;
/** Columns that a pass reads at least before all that can be are read at once. */
const MANY = 50;
/** Metrics that are read on their own first where a pass reads fewer. */
const ALONE = 4;
/** The places of trials by case id and trial, so that sums over them do not depend on the order in which they came. By code unit. */
function sortPlaces(trials) {
    const places = new Map();
    let place = 0;
    for (const { case: id } of trials) {
        const own = places.get(id);
        if (own === undefined)
            places.set(id, [place]);
        else
            own.push(place);
        place += 1;
    }
    const sorted = [];
    const trialAt = (at) => trials[at]?.trial ?? 0;
    for (const id of [...places.keys()].sort()) {
        const own = places.get(id) ?? [];
        if (own.length > 1)
            own.sort((a, b) => trialAt(a) - trialAt(b));
        for (const one of own)
            sorted.push(one);
    }
    return sorted;
}
const tables = new WeakMap();
/**
 * The table of trials in any order, sorted; one for all who ask for that of the same list, which must not change any more. `read` has all
 * their columns in the order of the list, where somebody has read them already.
 */
function tableOf(trials, read = null) {
    const known = tables.get(trials);
    if (known !== undefined)
        return known;
    const places = sortPlaces(trials);
    const sorted = places.map((place) => trials[place]);
    const table = tabulateScores(sorted, read === null ? {} : { whole: arrange(read, places) });
    tables.set(trials, table);
    return table;
}
/**
 * Reads the scores of trials, which stand together by case, metric by metric. A trial lies in memory as a whole, and there are many
 * metrics, so one pass over the trials reads as many columns as a few megabytes hold instead of one: all of them in most runs.
 */
function tabulateScores(trials, { bytes = MOST_BYTES, whole = null } = {}) {
    const width = Math.max(1, Math.floor(bytes / trials.length / (_start_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .STATE_BYTES */ .C1 + _start_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .VALUE_BYTES */ .oy)));
    let all = whole;
    let blocks = [];
    let order = null;
    let passes = 0;
    const readSome = (metricId) => {
        if (width < MANY && passes++ < ALONE)
            return keep(readBlock(trials, [metricId]));
        if (order === null) {
            all = readAll(trials, bytes);
            if (all !== null)
                return all;
        }
        order ??= listMetrics(trials);
        const from = order.indexOf(metricId);
        return from < 0 ? NOTHING : keep(readBlock(trials, order.slice(from, from + width)));
    };
    const keep = (block) => {
        if (block.size > 0)
            blocks = [...blocks, block].slice(-KEPT);
        return block;
    };
    const { ids, starts } = findCases(trials);
    let placesById = null;
    return {
        trials,
        ids,
        starts,
        placeOf: (caseId) => (placesById ??= placeCases(ids)).get(caseId) ?? -1,
        column: (metricId) => (all ?? blocks.find((one) => one.has(metricId)) ?? readSome(metricId)).get(metricId) ?? null,
    };
}
const NOTHING = new Map();
/** The columns of trials that were read in another order: `places` says where each is there. A column is built when it is asked for. */
function arrange(read, places) {
    const arranged = new Map();
    return {
        get: (metricId) => {
            const known = arranged.get(metricId);
            const found = known === undefined ? read.get(metricId) : undefined;
            if (found === undefined)
                return known;
            const states = new Uint8Array(places.length);
            const values = new Float64Array(found.values.length === 0 ? 0 : places.length);
            for (let to = 0; to < states.length; to++)
                states[to] = found.states[places[to]];
            for (let to = 0; to < values.length; to++)
                values[to] = found.values[places[to]];
            const column = { states, values };
            arranged.set(metricId, column);
            return column;
        },
    };
}
/** Every metric that applies to some of the trials; null where they take more than `most` bytes. */
function readAll(trials, most) {
    const reading = (0,_start_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .startColumns */ .qv)(trials.length);
    for (const trial of trials) {
        reading.add(trial);
        if (reading.bytes() > most)
            return null;
    }
    return reading.columns;
}
/** Those of the metrics that apply to some of the trials. */
function readBlock(trials, metricIds) {
    const columns = metricIds.map((id) => ({ id, states: new Uint8Array(trials.length), values: _start_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_VALUES */ .RM }));
    for (const [place, { scores, unscored, failed }] of trials.entries()) {
        for (const column of columns) {
            const value = scores[column.id];
            if (value !== undefined) {
                if (column.values === _start_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_VALUES */ .RM)
                    column.values = new Float64Array(trials.length);
                column.states[place] = _start_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .SCORED */ .Zb;
                column.values[place] = value;
            }
            else if (unscored[column.id] !== undefined)
                column.states[place] = failed === true ? _start_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .FAILED */ .Wk : _start_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .UNSCORED */ .cB;
        }
    }
    const found = columns.filter(({ states }) => states.some((state) => state !== _start_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .NOT_APPLICABLE */ .QE));
    return new Map(found.map(({ id, ...column }) => [id, column]));
}
function findCases(trials) {
    const ids = [];
    const starts = [];
    let last = null;
    for (let place = 0; place < trials.length; place++) {
        const { case: id } = trials[place];
        if (id === last)
            continue;
        last = id;
        ids.push(id);
        starts.push(place);
    }
    return { ids, starts: Uint32Array.from([...starts, trials.length]) };
}
function placeCases(ids) {
    const places = new Map();
    for (const id of ids)
        places.set(id, places.size);
    return places;
}
/** Every metric that applies to some trial. Lists of reasons are shared by most trials, and then looked at once. */
function listMetrics(trials) {
    const ids = new Set();
    const seen = new Set();
    for (const { scores, unscored } of trials) {
        for (const id in scores)
            ids.add(id);
        if (seen.has(unscored))
            continue;
        seen.add(unscored);
        for (const id in unscored)
            ids.add(id);
    }
    return [...ids];
}


/***/ }),

/***/ 66260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ STATE_BYTES),
/* harmony export */   QE: () => (/* binding */ NOT_APPLICABLE),
/* harmony export */   RM: () => (/* binding */ NO_VALUES),
/* harmony export */   Wk: () => (/* binding */ FAILED),
/* harmony export */   Zb: () => (/* binding */ SCORED),
/* harmony export */   cB: () => (/* binding */ UNSCORED),
/* harmony export */   oy: () => (/* binding */ VALUE_BYTES),
/* harmony export */   qv: () => (/* binding */ startColumns)
/* harmony export */ });
/** What a metric says of a trial. */
const NOT_APPLICABLE = 0;
/** The target failed, and the metric says nothing of a failed trial: it is in no count of the metric. */
const FAILED = 1;
const UNSCORED = 2;
const SCORED = 3;
/** Lists of reasons that are remembered while they are looked at. */
const MOST_LISTS = 1000;
const STATE_BYTES = Uint8Array.BYTES_PER_ELEMENT;
const VALUE_BYTES = Float64Array.BYTES_PER_ELEMENT;
/** Of a column without a score. */
const NO_VALUES = new Float64Array(0);
/** Starts without a trial, with room for some of them; more double it. */
function startColumns(room) {
    const columns = new Map();
    // Lists of reasons are shared by most trials.
    const listed = new Map();
    let place = 0;
    let valued = 0;
    const columnOf = (id) => {
        const known = columns.get(id);
        if (known !== undefined)
            return known;
        const started = { states: new Uint8Array(room), values: NO_VALUES };
        columns.set(id, started);
        return started;
    };
    const grow = () => {
        room = Math.max(1, 2 * room);
        for (const column of columns.values()) {
            column.states = extend(column.states, new Uint8Array(room));
            if (column.values !== NO_VALUES)
                column.values = extend(column.values, new Float64Array(room));
        }
    };
    return {
        add: ({ scores, unscored, failed }) => {
            if (place === room)
                grow();
            const lacking = listed.get(unscored) ?? Object.keys(unscored).map(columnOf);
            if (listed.size < MOST_LISTS)
                listed.set(unscored, lacking);
            const state = failed === true ? FAILED : UNSCORED;
            for (const { states } of lacking)
                states[place] = state;
            for (const id in scores) {
                const value = scores[id];
                if (value === undefined)
                    continue;
                const column = columnOf(id);
                if (column.values === NO_VALUES) {
                    column.values = new Float64Array(room);
                    valued += 1;
                }
                column.states[place] = SCORED;
                column.values[place] = value;
            }
            place += 1;
        },
        columns,
        bytes: () => room * (columns.size * STATE_BYTES + valued * VALUE_BYTES),
    };
}
function extend(old, longer) {
    longer.set(old);
    return longer;
}


/***/ }),

/***/ 13010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ signFlipPermutation),
/* harmony export */   f: () => (/* binding */ randomSignTail)
/* harmony export */ });
/* harmony import */ var _moments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44785);
/* harmony import */ var _random_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52681);


/** Shares of 3 trials of a precision@5 lie on fifteenths, percentages on hundredths. */
const FINEST_GRID = 1000;
/** 2^19 sums take some milliseconds. */
const ENUMERATED_UP_TO = 20;
/** Steps of the dynamic programming, some hundredths of a second. */
const MOST_STEPS = 2e7;
/**
 * The sign-flip permutation test about 0: the share of sign assignments whose sum is as far from 0 as the observed one,
 * ties counted; from differences already rounded by `roundNoise`. 1 when all are 0. Shown, never deciding.
 * Source: Fisher 1935, The Design of Experiments, §21. Exact for values on a grid of 1/q (scores, shares, counts) by
 * dynamic programming, and for up to 20 non-zero differences of any kind; else (1 + hits)/(1 + draws), Phipson & Smyth
 * 2010.
 * @example signFlipPermutation({ differences: [1, 2, 3], seed: '1' }) // { p: 0.25, method: 'exact' }
 */
function signFlipPermutation({ differences, seed, draws = 10_000, }) {
    const weights = gridWeights(differences);
    if (weights !== null)
        return { p: randomSignTail(weights.map(Math.abs), (0,_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)(weights)), method: 'exact' };
    const sizes = Float64Array.from(differences.filter((difference) => difference !== 0), Math.abs);
    // Sums that differ only by rounding are ties.
    const threshold = Math.abs((0,_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)(differences)) - 1e-12 * (0,_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)([...sizes]);
    if (sizes.length <= ENUMERATED_UP_TO)
        return { p: shareBeyond(sizes, threshold), method: 'exact' };
    return { p: sampledShare(sizes, threshold, { random: (0,_random_js__WEBPACK_IMPORTED_MODULE_1__/* .seededRandom */ .I)(seed), draws }), method: 'sampled' };
}
/**
 * The differences as whole multiples of 1/q for the smallest q that fits all to 9 decimals; null when none does or sums
 * are too many.
 */
function gridWeights(differences) {
    for (let q = 1; q <= FINEST_GRID; q++) {
        if (differences.some((difference) => Math.abs(difference - Math.round(difference * q) / q) > 0.51e-9))
            continue;
        const weights = differences.map((difference) => Math.round(difference * q)).filter((weight) => weight !== 0);
        return (0,_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)(weights.map(Math.abs)) * weights.length > 2 * MOST_STEPS ? null : weights;
    }
    return null;
}
/** All sums with the first sign held at plus; the other half mirrors them. */
function shareBeyond(sizes, threshold) {
    const rest = sizes.subarray(1);
    const count = (total, next) => {
        const size = rest[next];
        if (size === undefined)
            return Math.abs(total) >= threshold ? 1 : 0;
        return count(total + size, next + 1) + count(total - size, next + 1);
    };
    return count(sizes[0] ?? 0, 0) / 2 ** rest.length;
}
function sampledShare(sizes, threshold, { random, draws }) {
    let hits = 0;
    for (let draw = 0; draw < draws; draw++) {
        let total = 0;
        let signs = 0;
        for (let index = 0; index < sizes.length; index++) {
            // One random number has 32 signs in it.
            signs = index % 32 === 0 ? (random() * 2 ** 32) | 0 : signs >> 1;
            total += sizes[index] * ((signs & 1) * 2 - 1);
        }
        if (Math.abs(total) >= threshold)
            hits++;
    }
    return (1 + hits) / (1 + draws);
}
/**
 * P(|Σ ±wᵢ| ≥ |observed|) when every sign is a fair coin, for whole weights wᵢ ≥ 0 of total W and an observed sum of
 * that kind. Exact but for rounding (relative error about 1e-13, nothing is subtracted), by dynamic programming over
 * the sums of the positive ones. Cost: n·W/2 steps.
 * @example randomSignTail([1, 2, 3], 6) // 2/8 = 0.25
 */
function randomSignTail(weights, observed) {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const chances = new Float64Array(total + 1);
    chances[0] = 1;
    let reached = 0;
    for (const weight of weights) {
        reached += weight;
        for (let sum = reached; sum >= weight; sum--) {
            chances[sum] = (chances[sum] + chances[sum - weight]) / 2;
        }
        for (let sum = Math.min(weight, total + 1) - 1; sum >= 0; sum--)
            chances[sum] = chances[sum] / 2;
    }
    if (observed === 0)
        return 1;
    // The positive ones sum to P, the whole to 2P − W; by symmetry the tail is counted once, from its small end.
    let tail = 0;
    for (let sum = 0; 2 * sum <= total - Math.abs(observed); sum++)
        tail += chances[sum];
    return Math.min(1, 2 * tail);
}


/***/ }),

/***/ 56249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ spearman)
/* harmony export */ });
/* harmony import */ var _moments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44785);
/* harmony import */ var _wilcoxon_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46849);


/**
 * Spearman's rank correlation: Pearson's of the midranks, from −1 to 1. Null for fewer than two items, and where a side is constant.
 * Source: Spearman 1904, Am. J. Psychol. 15:72; ties as in Kendall 1948, Rank Correlation Methods, 3.
 * @example spearman([[1, 1], [2, 3], [3, 2], [4, 4]]) // 0.8
 */
function spearman(pairs) {
    if (pairs.length < 2)
        return null;
    const [first, second] = [
        centre((0,_wilcoxon_js__WEBPACK_IMPORTED_MODULE_0__/* .midranks */ .U)(pairs.map(([value]) => value))),
        centre((0,_wilcoxon_js__WEBPACK_IMPORTED_MODULE_0__/* .midranks */ .U)(pairs.map(([, value]) => value))),
    ];
    const product = (one, other) => (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .sum */ .cz)(one.map((value, at) => value * (other[at] ?? 0)));
    const spread = Math.sqrt(product(first, first) * product(second, second));
    return spread === 0 ? null : Math.max(-1, Math.min(1, product(first, second) / spread));
}
function centre(values) {
    const middle = (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)(values);
    return values.map((value) => value - middle);
}


/***/ }),

/***/ 46849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ midranks),
/* harmony export */   o: () => (/* binding */ wilcoxon)
/* harmony export */ });
/* harmony import */ var _distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66697);
/* harmony import */ var _moments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44785);
/* harmony import */ var _sign_flip_permutation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13010);



/** The exact distribution is worked out up to this many non-zero differences. */
const EXACT_UP_TO = 60;
/**
 * Wilcoxon's signed-rank test about 0, from differences already rounded by `roundNoise` (unrounded ones hide ties and
 * zeros); null when all are 0. Shown, never deciding.
 * Source: Wilcoxon 1945, Biometrics 1:80; Pratt 1959, J. Am. Stat. Assoc. 54:655. The mean Σr/2 and variance Σr²/4 of
 * the signed ranks r hold given the midranks, so the usual corrections for ties and for Pratt's zeros are in them.
 * @example wilcoxon([1, 1, -1, 2, 2, 0, 2, -1])?.dropped.exactP // 0.171875
 */
function wilcoxon(differences) {
    const nonzero = differences.filter((difference) => difference !== 0);
    if (nonzero.length === 0)
        return null;
    const dropped = signedRanks(nonzero);
    return {
        nonzero: nonzero.length,
        zeros: differences.length - nonzero.length,
        rankSumPositive: (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .sum */ .cz)(dropped.map((rank) => Math.max(0, rank))),
        rankSumNegative: (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .sum */ .cz)(dropped.map((rank) => Math.max(0, -rank))),
        dropped: testSignedRanks(dropped),
        pratt: testSignedRanks(signedRanks(differences)),
    };
}
/** Midranks of the magnitudes with the signs of the differences, zeros left out after ranking. */
function signedRanks(differences) {
    const ranks = midranks(differences.map(Math.abs));
    return differences
        .map((difference, index) => Math.sign(difference) * (ranks[index] ?? 0))
        .filter((rank) => rank !== 0);
}
function testSignedRanks(ranks) {
    // Half the difference of the two rank sums is V minus its mean.
    const distance = Math.abs((0,_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .sum */ .cz)(ranks)) / 2;
    const deviation = Math.sqrt((0,_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .sum */ .cz)(ranks.map((rank) => rank ** 2))) / 2;
    const twoSided = (reach) => Math.min(1, 2 * (0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__/* .normalUpperTail */ .IL)(reach / deviation));
    // Midranks are halves, so twice a rank is whole.
    const doubled = ranks.map((rank) => Math.abs(2 * rank));
    return {
        exactP: ranks.length > EXACT_UP_TO ? null : (0,_sign_flip_permutation_js__WEBPACK_IMPORTED_MODULE_2__/* .randomSignTail */ .f)(doubled, (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .sum */ .cz)(ranks) * 2),
        normalP: twoSided(distance),
        normalContinuityP: twoSided(Math.max(0, distance - 0.5)),
    };
}
/**
 * Ranks from 1 in ascending order, equal values sharing the mean of their ranks; in input order.
 * @example midranks([10, 30, 10]) // [1.5, 3, 1.5]
 */
function midranks(values) {
    const order = values.map((_, index) => index).sort((left, right) => (values[left] ?? 0) - (values[right] ?? 0));
    const ranks = new Array(values.length).fill(0);
    for (let start = 0; start < order.length;) {
        let end = start;
        while (end < order.length && values[order[end]] === values[order[start]])
            end++;
        for (const index of order.slice(start, end))
            ranks[index] = (start + 1 + end) / 2;
        start = end;
    }
    return ranks;
}


/***/ })

};
