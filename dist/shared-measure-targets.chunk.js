export const id = 3575;
export const ids = [3575];
export const modules = {

/***/ 49772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F$: () => (/* binding */ cleanId),
/* harmony export */   Ic: () => (/* binding */ nameCase),
/* harmony export */   Nb: () => (/* binding */ readCsv),
/* harmony export */   e1: () => (/* binding */ asText),
/* harmony export */   i4: () => (/* binding */ listLines),
/* harmony export */   pm: () => (/* binding */ refuseAs)
/* harmony export */ });
/* harmony import */ var _model_csv_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92642);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50262);


/** The refusal of a format's readers. */
function refuseAs(format) {
    return ({ path, line }, problem, { cause, fields = [] } = {}) => {
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo('import-invalid', { format, path, line, problem, fields }, { cause });
    };
}
const withoutMark = (text) => text.replace(/^\uFEFF/, '');
/** The lines of a text that are not blank, with their numbers from 1. */
function listLines(text) {
    const lines = withoutMark(text).split(/\r?\n/);
    return lines.map((one, index) => ({ line: index + 1, text: one })).filter((one) => one.text.trim() !== '');
}
/** The records of a CSV file, the header first. */
function readCsv({ path, text }, refuse, delimiter) {
    const { records, fault } = (0,_model_csv_js__WEBPACK_IMPORTED_MODULE_0__/* .parseCsv */ .Wk)(withoutMark(text), delimiter);
    if (fault)
        refuse({ path, line: fault.line }, fault.message.replace(/\.$/, ''));
    return records;
}
/** Text as it is and numbers in digits, since ids and values are written both ways; null for everything else and for empty text. */
function asText(value) {
    if (typeof value === 'number')
        return String(value);
    return typeof value === 'string' && value.trim() !== '' ? value : null;
}
const MAX_LENGTH = 60;
/**
 * An id from a text: its words in lower case, joined by dashes, at most 60 characters; `fallback` where there is no word.
 * @example nameCase('How long is bread baked?', 'case') // 'how-long-is-bread-baked'
 */
function nameCase(text, fallback) {
    let id = '';
    for (const [word] of text
        .normalize('NFC')
        .toLowerCase()
        .matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
        if (id !== '' && id.length + 1 + word.length > MAX_LENGTH)
            break;
        id += `${id === '' ? '' : '-'}${word.slice(0, MAX_LENGTH)}`;
    }
    return id === '' ? fallback : id;
}
/** An id of another format as it may stand in a case: without control characters, trimmed, at most 200 characters; null when nothing is left. */
function cleanId(id) {
    const clean = id
        .replaceAll(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, 200);
    return clean === '' ? null : clean;
}


/***/ }),

/***/ 3033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ describeStopped)
/* harmony export */ });
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77377);

const LIMITS = {
    budget: (limit) => `its budget of ${limit}`,
    month: (limit) => `the ${limit} left of this month’s budget`,
    'unknown-cost': () => 'an unknown cost',
};
/**
 * Why a run is incomplete, as a clause.
 * @example 'the run was stopped by its budget of $1.00 after 40 of 200 trials: $0.98 is spent, and the next could cost $0.05'
 */
function describeStopped({ because, made, planned, limit_usd, spent_usd, detail }) {
    const after = `after ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(made)} of ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(planned, 'trial')}`;
    const spent = because === 'unknown-cost' ? '' : `${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(spent_usd)} is spent, and `;
    return `the run was stopped by ${LIMITS[because]((0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(limit_usd))} ${after}: ${spent}${detail}`;
}


/***/ }),

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
/* harmony export */   m6: () => (/* binding */ formatValueIn),
/* harmony export */   nB: () => (/* binding */ relativeDecimals),
/* harmony export */   yO: () => (/* binding */ formatSample)
/* harmony export */ });
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77377);

/** Enough to distinguish any two values of a suite. */
const MOST_DECIMALS = 9;
/** Times below it are written in ms, as the page of the cases writes them. */
const SHORT_SECONDS = 10;
/** How each style is written: what stands behind a value, what behind a change, and the scale of its numbers. */
const STYLES = {
    ratio: {},
    s: { value: 's', change: 's' },
    ms: { value: 'ms', change: 'ms', scale: 1000 },
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
/** Shares of cases read best as percentages; ratios within a case as .61; times that are all short in ms. */
function styleOf(metric, values) {
    if (metric.unit === 's')
        return values.every((value) => Math.abs(value) < SHORT_SECONDS) ? 'ms' : 's';
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
        case 'ms':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsToShow */ .Lh)(change * 1000, (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsForDigits */ .kE)(largest * 1000, 3));
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
 * A metric's value alone: `82 %`, `.61`, `1 240`, `240 ms`, `$0.14`, `∞`.
 * @example formatValue(success, 0.8222) // '82 %'
 */
function formatValue(metric, value, decimals) {
    if (value === Infinity)
        return INFINITE;
    const style = styleOf(metric, [value]);
    return formatValueIn(style, value, decimals ?? (style === 'share' ? 0 : decimalsOf(style, [value], 0)));
}
/** A value with the unit of a style. */
function formatValueIn(style, value, decimals) {
    const number = formatIn(style, value, decimals);
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
    const style = styleOf(metric, [value, limit]);
    const write = (decimals) => ({
        value: formatValueIn(style, value, decimals),
        limit: formatValueIn(style, limit, decimals),
    });
    let decimals = style === 'share' ? 0 : decimalsOf(style, [value, limit], value - limit);
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
 * Limits that were computed are rounded up, so that they never promise more than was computed. Points may be left out where they are named
 * already.
 */
function formatAmount(metric, amount, options = {}) {
    const format = options.round === undefined ? {} : { round: options.round };
    if (amount.kind === 'relative')
        return formatShare(amount.value, options.round);
    const style = styleOf(metric, [amount.value]);
    const { scale = 1, change } = STYLES[style];
    const most = Math.max(leastDecimals(style), (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsForDigits */ .kE)(amount.value * scale, 2));
    const rounded = (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .roundTo */ .GB)(amount.value * scale, most, options.round);
    let decimals = leastDecimals(style);
    while (decimals < most && Math.abs((0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .roundTo */ .GB)(rounded, decimals, options.round) - rounded) > 1e-9)
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

/***/ 78823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Np: () => (/* binding */ findMatches),
/* harmony export */   VK: () => (/* binding */ splitGlob),
/* harmony export */   lY: () => (/* binding */ findFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5810);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60198);



/** Where a glob begins to be one, and which folders below that may have what it matches. */
function splitGlob(glob) {
    const parts = glob.split('/');
    const firstWild = parts.findIndex((part) => /[*?{]/.test(part));
    const fixed = parts.slice(0, firstWild === -1 ? -1 : firstWild);
    const depth = glob.includes('**') ? Infinity : parts.length - fixed.length - 1;
    const enters = (inner) => {
        const name = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(inner);
        return name !== 'node_modules' && !name.startsWith('.') && inner.split('/').length <= depth;
    };
    return { fixed, enters };
}
/**
 * What below the working directory matches a glob from there, sorted; nothing for a glob that leads out of it. Neither hidden folders nor
 * `node_modules` are entered.
 */
async function findMatches(glob, workingDirectory) {
    const { fixed, enters } = splitGlob(glob);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(workingDirectory, ...fixed);
    if ((await (0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .locatePath */ .oV)(workingDirectory, folder)) !== 'inside')
        return { files: [], links: [], folders: [] };
    const pattern = (0,_model_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .globToRegExp */ .t)(glob);
    const others = { link: [], folder: [] };
    const files = await (0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .listFiles */ .CS)(folder, enters, (path, kind) => void others[kind].push(path));
    const place = (path) => [...fixed, path].join('/');
    const matches = (path) => pattern.test(place(path));
    const links = [];
    for (const link of others.link.sort())
        if (matches(link) || (enters(link) && (0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .isFolder */ .lQ)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, link))))
            links.push(link);
    return {
        files: files.filter(matches).map(place),
        links: links.map(place),
        folders: others.folder.filter(matches).sort().map(place),
    };
}
/** The files that match a glob, as `findMatches` finds them. */
async function findFiles(glob, workingDirectory) {
    return (await findMatches(glob, workingDirectory)).files;
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

/***/ 36103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ REGISTRY)
});

var schemas = __webpack_require__(55156);
var overlap = __webpack_require__(13426);
var moments = __webpack_require__(44785);
;// CONCATENATED MODULE: ./build/measure/judges/judge.js
/** Why there is no judgment. An answer is billed though it is of no use, where no other charge is given. */
function failJudging(message, spent, charge = spent === null ? 'unknown' : 'reported') {
    return { kind: 'failed', message, spent, infrastructure: null, charge };
}
/** A registry entry whose `start` gets its options typed and with defaults filled in. */
function defineJudge(judge) {
    const { asks, ...rest } = judge;
    return {
        ...rest,
        ...(asks && { asks: (options, providers) => asks(judge.options.parse(options), providers) }),
        start: async (context) => judge.start(judge.options.parse(context.options), context),
    };
}

;// CONCATENATED MODULE: ./build/measure/judges/lexical.js




const MODEL = 'lexical/1';
/** Compares words, and asks nobody: a crude stand-in for tests, demonstrations and work without a network. */
const lexical = defineJudge({
    name: 'lexical',
    title: 'Overlap of words, with no model',
    options: schemas.strictObject({}),
    start: () => Promise.resolve({
        identity: { adapter: MODEL },
        bound: () => null,
        ask: async (request, { signal }) => {
            signal.throwIfAborted();
            const spent = { model: MODEL, input_tokens: 0, output_tokens: 0 };
            if (request.question === 'code')
                return failJudging('words do not tell how good code is: a review needs a model as judge', spent);
            return request.material.answer_mode === 'answerable'
                ? Promise.resolve({ kind: 'read', value: judgeByWords(request), spent })
                : failJudging('words do not tell whether an answer declines or asks back: such cases need a model as judge', spent);
        },
        [Symbol.asyncDispose]: () => Promise.resolve(),
    }),
});
const REASONING = 'Overlap of words (lexical/1): nobody read the answer.';
/** A statement, criterion or key point counts as covered from here on. */
const COVERED = 0.6;
/** The lowest for which no further reading of a rubric is asked; it says nothing. */
const CONFIDENCE = 0.6;
/** What a judge replies, by the words that the answer shares with what it is held against. */
function judgeByWords({ question, material }) {
    const { answer, criteria, requirements } = material;
    const words = contentWords(answer);
    const similarity = expectedSimilarity(material);
    const completeness = expectedCoverage(material);
    const support = supportOf(material);
    switch (question) {
        case 'answer':
            return {
                reasoning: REASONING,
                correctness: gradeOf(similarity ?? completeness ?? support ?? 0),
                completeness: gradeOf(completeness ?? similarity ?? support ?? 0),
                faithfulness: gradeOf(support ?? 0),
            };
        case 'quality': {
            const met = criteria.map((text) => coverage(text, words) >= COVERED);
            return {
                reasoning: REASONING,
                criteria: met.map((isMet, at) => ({ criterion: at + 1, met: isMet })),
                answer_quality: coverage(material.query, words),
                factual_correctness: support ?? similarity ?? 0,
                completeness: shareOf(met) ?? similarity ?? coverage(material.query, words),
            };
        }
        case 'rubric': {
            const item = (score) => ({ score, confidence: CONFIDENCE, notes: '' });
            const known = { functional_correctness: similarity, completeness };
            const scores = requirements.map(({ description, evaluation }) => {
                const covered = coverage(description, words);
                return evaluation === 'binary' ? Number(covered >= COVERED) : covered;
            });
            const whole = scores.length > 0 ? (0,moments/* mean */.i2)(scores) : similarity;
            return {
                reasoning: REASONING,
                requirements: scores.map((score, at) => ({ requirement: at + 1, ...item(score) })),
                categories: material.categories.map((name, at) => ({
                    category: at + 1,
                    ...item((Object.hasOwn(known, name) ? known[name] : null) ?? null),
                })),
                weighted_score: whole,
                passed: (whole ?? 0) >= 0.7,
                confidence: CONFIDENCE,
            };
        }
        case 'claims': {
            const sources = listSources(material);
            return {
                claims: splitStatements(answer).map((text) => {
                    const { best, source } = bestSource(text, sources);
                    return { text, supported: best >= COVERED, contradicted: false, source: best >= COVERED ? source : null };
                }),
            };
        }
    }
}
/** @example gradeOf(0.8) // 5, as all of the highest fifth */
function gradeOf(share) {
    return Math.min(5, 1 + Math.floor(share * 5));
}
/** The better of token F1 and ROUGE-L against the expected answer that fits best; null without one. */
function expectedSimilarity({ answer, expected_answers: expected }) {
    if (expected.length === 0)
        return null;
    return Math.max(...expected.flatMap((one) => [(0,overlap/* tokenF1 */.Z7)(one, answer), (0,overlap/* rougeL */.Tw)(one, answer)]));
}
/** The share of the key points that the answer covers; without any, of the words of the expected answer that fits best. */
function expectedCoverage({ answer, key_points: points, expected_answers: expected }) {
    const words = contentWords(answer);
    if (points.length > 0)
        return shareOf(points.map((point) => coverage(point, words) >= COVERED));
    return expected.length === 0 ? null : Math.max(...expected.map((one) => coverage(one, words)));
}
/** The share of the answer's statements that the sources cover; null where the text of no source is known. */
function supportOf(material) {
    const { spans, answer } = material;
    if (spans === null || (spans.length > 0 && spans.every(({ text }) => text === null)))
        return null;
    const sources = listSources(material);
    return shareOf(splitStatements(answer).map((statement) => bestSource(statement, sources).best >= COVERED)) ?? 0;
}
/** The words of each source; none of one that only has a name. */
function listSources({ spans }) {
    return (spans ?? []).map(({ text }) => contentWords(text ?? ''));
}
function bestSource(statement, sources) {
    let found = { best: 0, source: 1 };
    for (const [at, words] of sources.entries()) {
        const share = coverage(statement, words);
        if (share > found.best)
            found = { best: share, source: at + 1 };
    }
    return found;
}
function shareOf(met) {
    return met.length === 0 ? null : met.filter(Boolean).length / met.length;
}
/** English words that say nothing by themselves. */
const EMPTY = new Set('and are as at be but by can do does for from has have how if in into is it its of on or that their then there these they this to was were what when where which who why will with you your not'.split(' '));
const STATEMENT_END = /(?<=[.!?])\s+|\n+/u;
const MOST_STATEMENTS = 100;
/**
 * The share of a text's words that are among others; each counts once, and words such as "the" do not. Without a word left, 0.
 * @example coverage('Tokens expire after 14 days', contentWords('A token lasts 14 days.')) // 0.4: 14 and days, of 5
 */
function coverage(text, known) {
    const words = contentWords(text);
    return words.size === 0 ? 0 : [...words].filter((word) => known.has(word)).length / words.size;
}
/** The sentences of an answer that have words of their own, at most 100. */
function splitStatements(answer) {
    return answer
        .split(STATEMENT_END)
        .map((sentence) => sentence.trim())
        .filter((sentence) => contentWords(sentence).size > 0)
        .slice(0, MOST_STATEMENTS);
}
/** The meaningful words of a text, in a comparable form. */
function contentWords(text) {
    return new Set((0,overlap/* answerWords */.Gy)(text).filter((word) => !EMPTY.has(word)));
}

var json_schema_processors = __webpack_require__(98439);
var json = __webpack_require__(29598);
var omit_undefined = __webpack_require__(35560);
var judging = __webpack_require__(12316);
var access = __webpack_require__(99787);
var adapt_request = __webpack_require__(42082);
var ask_chat = __webpack_require__(27764);
var openai_client = __webpack_require__(47764);
;// CONCATENATED MODULE: ./build/measure/judges/openai.js









/** What a reasoning model may think before it writes; its thoughts count as output. */
const REASONING_TOKENS = 6_000;
/** More than the words of a repair and the JSON Schema of any reply, in tokens. */
const EXTRA_TOKENS = 4_000;
const options = schemas.strictObject({
    ...access/* providerOptions */.AA,
    /** Default: gpt-5-mini, on GitHub Models openai/gpt-5-mini. */
    model: schemas.string().min(1).optional(),
    /** Left out where the model takes none. */
    temperature: schemas.number().min(0).max(2).default(0),
    /** Of one reply, thoughts included. Default: what the question needs, and 6,000 more for a model that reasons. */
    max_output_tokens: schemas.int().positive().optional(),
    reasoning_effort: schemas["enum"](['minimal', 'low', 'medium', 'high']).optional(),
})
    .refine(access/* namesOneAddress */.hV, access/* TWO_ADDRESSES */.Ey);
/** A language model behind any API that speaks OpenAI's chat completions. */
const openai = defineJudge({
    name: 'openai',
    title: 'A language model behind an OpenAI-compatible API',
    options,
    asks: openai_client/* nameProvider */.L2,
    async start(settings, { providers, env, clock }) {
        const provider = await (0,openai_client/* openProvider */.C2)(settings, { providers, env });
        const { preset, base_url, max_output_tokens: cap, reasoning_effort: effort } = settings;
        const model = settings.model ?? (preset === undefined ? 'gpt-5-mini' : 'openai/gpt-5-mini');
        const temperature = (0,adapt_request/* takesTemperature */.z0)(model) ? settings.temperature : null;
        const capOf = (request) => cap ?? request.max_output_tokens + ((0,adapt_request/* takesTemperature */.z0)(model) ? 0 : REASONING_TOKENS);
        const askAdapting = (0,adapt_request/* learnRefusals */.cV)(ALL_TAKEN, adaptTo);
        const converse = async (request, user, limits) => {
            const formats = { json_schema: formatOf(request), json_object: { type: 'json_object' }, text: undefined };
            // Exactly two messages: the prompt as system, the material as user.
            const writeBody = (taken) => {
                const body = (0,omit_undefined/* omitUndefined */.O)({
                    model,
                    messages: [
                        { role: 'system', content: request.system },
                        { role: 'user', content: user },
                    ],
                    response_format: formats[taken.format],
                    temperature: taken.temperature ? (temperature ?? undefined) : undefined,
                    seed: taken.seed ? request.seed : undefined,
                    reasoning_effort: effort,
                    [(0,adapt_request/* outputCapMember */.eT)(model)]: capOf(request),
                });
                return taken.usualCap ? body : (0,adapt_request/* swapCap */.GB)(body);
            };
            const outcome = await askAdapting(async (taken) => (0,ask_chat/* askChat */.Ax)(provider, writeBody(taken), { ...limits, clock, isStreamed: false }));
            return readOutcome(request, outcome, limits);
        };
        return {
            identity: {
                adapter: 'openai/1',
                model,
                provider: preset ?? (base_url === undefined ? null : provider.address),
                temperature,
                reasoning_effort: effort ?? null,
                max_output_tokens: cap ?? null,
            },
            bound: (request) => ({
                model,
                // The second time is the repair.
                input_tokens: 2 * ((0,adapt_request/* boundTokens */.Vo)([request.system, request.user]) + EXTRA_TOKENS),
                output_tokens: 2 * capOf(request),
            }),
            ask: async (request, limits) => {
                const first = await converse(request, request.user, limits);
                if (first.kind !== 'unfit')
                    return first;
                const repair = `${request.user}\n\n${writeRepair(first.faults)}`;
                const second = await converse(request, repair, limits);
                const spent = (0,judging/* sumSpent */.YD)([first.spent, second.spent]);
                const isReported = first.spent !== null && (second.kind === 'failed' || second.spent !== null);
                if (second.kind === 'read')
                    return { ...second, spent: isReported ? spent : null };
                if (second.kind === 'failed')
                    return { ...second, spent, charge: isReported ? second.charge : 'unknown' };
                const message = `the reply does not fit, and did not when asked again: ${second.faults.join('; ')}`;
                return failJudging(message, spent, isReported ? 'reported' : 'unknown');
            },
            [Symbol.asyncDispose]: () => Promise.resolve(),
        };
    },
});
/** What the client's `zodResponseFormat` gives of a strict object without optional fields, without the 0.8 MB that it loads. */
function formatOf({ schema, schema_name: name }) {
    const jsonSchema = { ...json_schema_processors/* toJSONSchema */.bl(schema, { target: 'draft-7' }) };
    return { type: 'json_schema', json_schema: { name, strict: true, schema: jsonSchema } };
}
function readOutcome(request, outcome, { timeoutMs }) {
    switch (outcome.kind) {
        case 'timeout':
            return { ...failJudging(`the judge gave no reply in ${timeoutMs / 1000} s`, null), infrastructure: {} };
        case 'infrastructure': {
            const { message, status, retry_after_s } = outcome;
            const infrastructure = (0,omit_undefined/* omitUndefined */.O)({ status, retry_after_s });
            return { ...failJudging(message, null, (0,ask_chat/* chargeOf */.AB)(outcome)), infrastructure };
        }
        case 'unreadable':
        case 'other':
            return failJudging(outcome.message, null, (0,ask_chat/* chargeOf */.AB)(outcome));
        case 'replied': {
            const { text, refusal, finishReason, spent } = outcome.reply;
            if (refusal !== null)
                return failJudging(`the judge refused: ${refusal.replace(/\s+/g, ' ').slice(0, 200)}`, spent);
            if (finishReason === 'content_filter')
                return failJudging("the provider's content filter stopped the reply", spent);
            if (finishReason === 'length')
                return failJudging('the reply was cut at its token limit: raise `max_output_tokens` of the judge', spent);
            return { ...readText(request.schema, text), spent };
        }
    }
}
const FENCE = /^\s*```(?:json)?\s*\n([\s\S]*?)\n?\s*```\s*$/i;
const MOST_FAULTS = 5;
/** A reply's text as the value that its schema describes, in a code fence or not; or what is wrong with it. */
function readText(schema, text) {
    const value = (0,json/* tryJson */.MR)(FENCE.exec(text)?.[1] ?? text);
    if (value === undefined)
        return { kind: 'unfit', faults: [text.trim() === '' ? 'the reply is empty' : 'the reply is not JSON'] };
    const checked = schema.safeParse(value);
    if (checked.success)
        return { kind: 'read', value };
    return { kind: 'unfit', faults: checked.error.issues.slice(0, MOST_FAULTS).map(describeFault) };
}
/** In words of ours alone: the judge's own, which the material may have put into its mouth, must not come back as an order. */
function describeFault({ code, path, message }) {
    const where = path.length === 0 ? 'the whole' : path.map(String).join('.');
    return `${where}: ${code === 'unrecognized_keys' ? 'it has members that were not asked for' : message}`;
}
/** What is added behind the material when a reply did not fit. */
function writeRepair(faults) {
    return `Your last reply to this message could not be read: ${faults.join('; ')}. Judge the material again, and reply with the JSON object that the system message describes and nothing else.`;
}
const ALL_TAKEN = { format: 'json_schema', temperature: true, seed: true, usualCap: true };
/** What to try next after a refusal that names a member which can be left out; null where it is about something else. */
function adaptTo(taken, refusal) {
    if ((0,adapt_request/* isRefusal */.vu)(refusal) && /response_?format|json_?schema|json_object|structured/i.test(refusal.message)) {
        if (taken.format === 'json_schema')
            return { ...taken, format: 'json_object' };
        return taken.format === 'json_object' ? { ...taken, format: 'text' } : null;
    }
    return (0,adapt_request/* leaveOut */.ov)(taken, refusal);
}

var external_node_fs_ = __webpack_require__(73024);
var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var files = __webpack_require__(60198);
var sha256 = __webpack_require__(80430);
var split_lines = __webpack_require__(68067);
var error = __webpack_require__(50262);
var fingerprint = __webpack_require__(27866);
var judgments = __webpack_require__(70249);
var show_text = __webpack_require__(96013);
var record_reading = __webpack_require__(24520);
;// CONCATENATED MODULE: ./build/measure/judges/replay.js














const path = schemas.string().min(1);
const replay_options = schemas.strictObject({
    /** Run folders, or files of lines like those of their trials.jsonl. In the checkout. */
    from: schemas.union([path, schemas.array(path).min(1)]),
});
/** Gives recorded judgments, and asks nobody. */
const replay = defineJudge({
    name: 'replay',
    title: 'Recorded judgments',
    options: replay_options,
    async start({ from }, { workingDirectory }) {
        const recording = await openRecording([from].flat(), workingDirectory);
        return {
            identity: { adapter: 'replay/1', recording: recording.fingerprint },
            bound: () => null,
            ask: async (request, { signal }) => {
                signal.throwIfAborted();
                if (request.question === 'code')
                    return failJudging('reviews of code are not recorded (replay)', null, 'reported');
                const recorded = recording.find(request);
                const isFound = typeof recorded !== 'string';
                const spent = { model: isFound ? recorded.model : null, input_tokens: 0, output_tokens: 0 };
                const reply = isFound ? (0,record_reading/* writeReply */.m)(request, recorded.judgments) : recorded;
                return typeof reply === 'string'
                    ? failJudging(`${reply} (replay)`, spent)
                    : Promise.resolve({ kind: 'read', value: reply.value, spent });
            },
            [Symbol.asyncDispose]: () => Promise.resolve(),
        };
    },
});
const MAX_LINE = 64 * 1024 * 1024;
/** A line of trials.jsonl as far as it matters here; one by hand may have the `answer` in the place of an observation, or neither. */
const lineSchema = schemas.looseObject({
    case: schemas.string(),
    trial: schemas.int().nonnegative(),
    answer: schemas.string().optional(),
    observation: schemas.looseObject({ reply: schemas.looseObject({ answer: schemas.string() }).optional() }).optional(),
    judgments: judgments/* judgmentsSchema */.Ht.optional(),
});
/**
 * Reads the judgments of run folders and files into memory, the trials without any left out. Throws the user's error `file-unreadable`, also
 * for a line that is no trial, and when there is no judgment at all.
 */
async function openRecording(names, workingDirectory) {
    const trials = new Map();
    const hashes = [];
    for (const name of names) {
        for await (const { case: id, trial, answer, observation, judgments } of readLines(name, workingDirectory)) {
            if (judgments === undefined)
                continue;
            const recorded = { answer: answer ?? observation?.reply?.answer ?? null, judgments };
            hashes.push((0,sha256/* sha256 */.s)((0,fingerprint/* canonicalJson */.d)([id, trial, recorded])));
            const key = keyOf({ case: id, trial });
            trials.set(key, [...(trials.get(key) ?? []), recorded]);
        }
    }
    if (hashes.length === 0)
        throw new error/* UserError */.yo('file-unreadable', { path: names.join(', '), reason: 'no line of it has `judgments`' });
    return {
        fingerprint: (0,sha256/* sha256 */.s)(hashes.toSorted().join('\n')),
        find: (request) => {
            const all = trials.get(keyOf(request));
            if (all === undefined)
                return `trial ${request.trial} of case \`${request.case}\` is not recorded`;
            // As far as a judge is shown it.
            const same = all.find(({ answer: one }) => one === null || (0,show_text/* showText */.h$)(one, show_text/* CAPS */.qC.answer) === request.material.answer);
            if (same === undefined)
                return 'the recorded judgment is of another answer';
            return { ...same, model: modelOf(same.judgments, request) };
        },
    };
}
function keyOf({ case: id, trial }) {
    return `${trial}/${id}`;
}
function modelOf(judgments, { question }) {
    const recorded = question === 'rubric' ? judgments.rubric?.runs[0] : judgments[question];
    return recorded?.model ?? null;
}
async function* readLines(name, workingDirectory) {
    const refuse = (reason) => new error/* UserError */.yo('file-unreadable', { path: name, reason });
    const inCheckout = async (path, missing) => {
        const place = await (0,files/* locatePath */.oV)(workingDirectory, path);
        if (place === 'missing')
            throw refuse(missing);
        if (place === 'outside')
            throw refuse(`it is not inside ${workingDirectory}`);
        return path;
    };
    const named = await inCheckout((0,external_node_path_.join)(workingDirectory, name), 'it does not exist');
    const isFolder = (await (0,promises_.stat)(named)).isDirectory();
    const path = isFolder ? await inCheckout((0,external_node_path_.join)(named, 'trials.jsonl'), 'it has no trials.jsonl') : named;
    let lines = [];
    let number = 0;
    const splitter = (0,split_lines/* splitLines */.u)({
        maxLength: MAX_LINE,
        onLine: (line) => lines.push(line),
        onTooLong: () => {
            throw refuse(`line ${number + lines.length + 1} is longer than 64 MB`);
        },
    });
    const take = function* () {
        const whole = lines;
        lines = [];
        for (const line of whole) {
            number++;
            if (line.trim() !== '')
                yield parseLine(line, (problem) => refuse(`line ${number} ${problem}`));
        }
    };
    for await (const bytes of (0,external_node_fs_.createReadStream)(path, { highWaterMark: 256 * 1024 })) {
        splitter.push(bytes);
        yield* take();
    }
    splitter.end();
    yield* take();
}
function parseLine(line, refuse) {
    const value = (0,json/* tryJson */.MR)(line);
    if (value === undefined)
        throw refuse('is not JSON');
    const parsed = lineSchema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const [issue] = parsed.error.issues;
    throw refuse(`is not a trial with judgments: ${issue?.path.map(String).join('.') ?? ''}: ${issue?.message ?? ''}`);
}

;// CONCATENATED MODULE: ./build/measure/judges/index.js



/** Every judge, by the `type` that a suite names. */
const REGISTRY = [openai, lexical, replay];


/***/ }),

/***/ 67057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cc: () => (/* binding */ replySchema),
/* harmony export */   Ff: () => (/* binding */ gatherMaterial),
/* harmony export */   MU: () => (/* binding */ findGradable),
/* harmony export */   Qo: () => (/* binding */ NEEDS),
/* harmony export */   rD: () => (/* binding */ hasSourceText),
/* harmony export */   vC: () => (/* binding */ REPLIES)
/* harmony export */ });
/* unused harmony export listCriteria */
/* harmony import */ var _model_run_observation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75198);
/* harmony import */ var _model_suite_case_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31625);
/* harmony import */ var _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60960);
/* harmony import */ var _show_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96013);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55156);





/** What each question is asked with, in addition to query, answer and spans: what it does not need costs tokens and misleads. */
const NEEDS = {
    answer: ['expected_answers', 'key_points'],
    quality: ['expected_answers', 'criteria'],
    rubric: ['expected_answers', 'requirements', 'categories'],
    claims: [],
};
/** What a judge is shown of a trial for one question: every text visible and cut to `CAPS`. */
function gatherMaterial(input) {
    const { question, golden, reply, scoring } = input;
    const { query, answer_mode, expected_answer: expected = [], requirements = [] } = golden;
    const given = (part, items) => NEEDS[question].includes(part) ? items : [];
    return {
        query: (0,_show_text_js__WEBPACK_IMPORTED_MODULE_3__/* .showText */ .h$)(query, _show_text_js__WEBPACK_IMPORTED_MODULE_3__/* .CAPS */ .qC.query),
        answer_mode,
        answer: (0,_show_text_js__WEBPACK_IMPORTED_MODULE_3__/* .showText */ .h$)(reply.answer, _show_text_js__WEBPACK_IMPORTED_MODULE_3__/* .CAPS */ .qC.answer),
        expected_answers: showAll(given('expected_answers', [expected].flat()), _show_text_js__WEBPACK_IMPORTED_MODULE_3__/* .CAPS */ .qC.expected_answers),
        criteria: showAll(given('criteria', listCriteria(golden.expected_answer_criteria ?? [])), _show_text_js__WEBPACK_IMPORTED_MODULE_3__/* .CAPS */ .qC.list),
        key_points: showAll(given('key_points', (0,_model_suite_case_js__WEBPACK_IMPORTED_MODULE_1__/* .listKeyPoints */ .NT)(golden)), _show_text_js__WEBPACK_IMPORTED_MODULE_3__/* .CAPS */ .qC.list),
        requirements: given('requirements', requirements).map(({ id, description, evaluation = 'scaled' }) => ({
            id,
            description: (0,_show_text_js__WEBPACK_IMPORTED_MODULE_3__/* .showText */ .h$)(description, shareOf(_show_text_js__WEBPACK_IMPORTED_MODULE_3__/* .CAPS */ .qC.list, requirements.length)),
            evaluation,
        })),
        categories: given('categories', chosenCategories(scoring)),
        spans: gatherSpans(reply),
    };
}
/** The suite's categories that count, else the default ones. */
function chosenCategories({ rubric_categories: chosen }) {
    return Object.entries(chosen ?? _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_2__/* .CATEGORY_WEIGHTS */ .p$).flatMap(([name, weight]) => (weight > 0 ? [name] : []));
}
function shareOf(limit, count) {
    return Math.floor(limit / Math.max(count, 1));
}
function showAll(texts, limit) {
    return texts.map((text) => (0,_show_text_js__WEBPACK_IMPORTED_MODULE_3__/* .showText */ .h$)(text, shareOf(limit, texts.length)));
}
/** The spans of the prompt until their room is full; without spans, the names of the sources. */
function gatherSpans({ spans, sources }) {
    if (spans === undefined) {
        if (sources === undefined)
            return null;
        return sources.slice(0, _show_text_js__WEBPACK_IMPORTED_MODULE_3__/* .CAPS */ .qC.items).map((name) => ({ label: (0,_show_text_js__WEBPACK_IMPORTED_MODULE_3__/* .showLine */ .Yu)(name, _show_text_js__WEBPACK_IMPORTED_MODULE_3__/* .CAPS */ .qC.label), text: null }));
    }
    let room = _show_text_js__WEBPACK_IMPORTED_MODULE_3__/* .CAPS */ .qC.spans;
    return (0,_model_run_observation_js__WEBPACK_IMPORTED_MODULE_0__/* .injectedSpans */ .YG)(spans)
        .slice(0, _show_text_js__WEBPACK_IMPORTED_MODULE_3__/* .CAPS */ .qC.items)
        .map((span) => {
        const label = labelOf(span);
        if (span.text === undefined)
            return { label, text: null };
        const text = (0,_show_text_js__WEBPACK_IMPORTED_MODULE_3__/* .showText */ .h$)(span.text, Math.min(_show_text_js__WEBPACK_IMPORTED_MODULE_3__/* .CAPS */ .qC.span, Math.max(room, 0)));
        room -= text.length;
        return { label, text };
    });
}
/** @example labelOf({ path: 'src/a.py', symbol: 'f', start_line: 3, end_line: 20 }) // 'src/a.py:3-20 f' */
function labelOf({ path, source, symbol, start_line: start, end_line: end, hash }) {
    const lines = start === undefined ? '' : end === undefined || end === start ? `:${start}` : `:${start}-${end}`;
    const name = path === undefined ? (source ?? hash ?? 'unnamed') : `${path}${lines}`;
    return (0,_show_text_js__WEBPACK_IMPORTED_MODULE_3__/* .showLine */ .Yu)(symbol === undefined ? name : `${name} ${symbol}`, _show_text_js__WEBPACK_IMPORTED_MODULE_3__/* .CAPS */ .qC.label);
}
const ITEM = /^\s*(?:\d+[.)]|[-*•])\s+/;
/**
 * The criteria of a case one by one: a text that numbers or marks two or more of its lines is a list. What stands before the first item is its
 * heading when it ends in a colon, and a criterion otherwise; a line without a mark goes on with the item above it.
 * @example listCriteria('Should:\n1. name the model\n2. cite\n   the source') // ['name the model', 'cite the source']
 */
function listCriteria(criteria) {
    if (typeof criteria !== 'string')
        return criteria;
    const lines = criteria.split('\n').filter((line) => line.trim() !== '');
    if (lines.filter((line) => ITEM.test(line)).length < 2)
        return [criteria.trim()];
    const start = lines.findIndex((line) => ITEM.test(line));
    const heading = lines.slice(0, start).join(' ').trim();
    const items = heading === '' || heading.endsWith(':') ? [] : [heading];
    for (const line of lines.slice(start)) {
        const text = line.replace(ITEM, '').trim();
        items.push(ITEM.test(line) ? text : `${items.pop() ?? ''} ${text}`);
    }
    return items;
}
/** Whether there is a text that statements can be looked up in, or it is known that nothing was retrieved. */
function hasSourceText({ spans }) {
    return spans !== null && (spans.length === 0 || spans.some(({ text }) => text !== null));
}
/** Which of the three grades the material gives a judge something to go by; a grade that it gives without is not kept. */
function findGradable(material) {
    const hasAnswer = material.expected_answers.length > 0;
    return {
        correctness: hasAnswer,
        completeness: hasAnswer || material.key_points.length > 0,
        faithfulness: hasSourceText(material),
    };
}
// Everything is required and closed: OpenAI's strict structured output takes nothing else. Reasons come before scores, so that a score
// follows from them. Items are named by number, so that no text of a suite gets into the schema.
const reasoning = zod__WEBPACK_IMPORTED_MODULE_4__.string();
const grade = zod__WEBPACK_IMPORTED_MODULE_4__.literal([1, 2, 3, 4, 5]);
const share = zod__WEBPACK_IMPORTED_MODULE_4__.number().min(0).max(1);
const number = zod__WEBPACK_IMPORTED_MODULE_4__.int().min(1);
const item = { score: share.nullable(), confidence: share, notes: zod__WEBPACK_IMPORTED_MODULE_4__.string() };
const answerReply = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({ reasoning, correctness: grade, completeness: grade, faithfulness: grade });
const qualityReply = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
    reasoning,
    criteria: zod__WEBPACK_IMPORTED_MODULE_4__.array(zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({ criterion: number, met: zod__WEBPACK_IMPORTED_MODULE_4__.boolean() })),
    answer_quality: share,
    factual_correctness: share,
    completeness: share,
});
const rubricReply = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
    reasoning,
    requirements: zod__WEBPACK_IMPORTED_MODULE_4__.array(zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({ requirement: number, ...item })),
    categories: zod__WEBPACK_IMPORTED_MODULE_4__.array(zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({ category: number, ...item })),
    weighted_score: share.nullable(),
    passed: zod__WEBPACK_IMPORTED_MODULE_4__.boolean(),
    confidence: share,
});
const claimsReply = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
    claims: zod__WEBPACK_IMPORTED_MODULE_4__.array(zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
        text: zod__WEBPACK_IMPORTED_MODULE_4__.string(),
        supported: zod__WEBPACK_IMPORTED_MODULE_4__.boolean().nullable(),
        contradicted: zod__WEBPACK_IMPORTED_MODULE_4__.boolean(),
        source: number.nullable(),
    })),
});
/** What a judge replies to each question. */
const REPLIES = { answer: answerReply, quality: qualityReply, rubric: rubricReply, claims: claimsReply };
/**
 * The schema of a reply about this material: its shape, and that it has every item that was listed exactly once, and none that was not.
 * The JSON Schema of it is the same for all material.
 */
function replySchema(question, material) {
    switch (question) {
        case 'answer':
            return answerReply;
        case 'quality':
            return qualityReply.superRefine(({ criteria }, context) => {
                const numbers = criteria.map(({ criterion }) => criterion);
                demandEach(context, 'criteria', numbers, material.criteria.length);
            });
        case 'rubric':
            return rubricReply.superRefine(({ requirements, categories }, context) => {
                const asked = material.requirements;
                const required = requirements.map(({ requirement }) => requirement);
                demandEach(context, 'requirements', required, asked.length);
                const named = categories.map(({ category }) => category);
                demandEach(context, 'categories', named, material.categories.length);
                for (const [at, { requirement, score }] of requirements.entries())
                    if (asked[requirement - 1]?.evaluation === 'binary' && score !== 0 && score !== 1 && score !== null)
                        refuse(context, ['requirements', at, 'score'], `requirement ${requirement} is met or not: 1, 0 or null`);
            });
        case 'claims':
            return claimsReply.superRefine(({ claims }, context) => {
                const most = material.spans?.length ?? 0;
                const fault = most === 0 ? 'there is no source' : `the sources are 1 to ${most}`;
                for (const [at, { source }] of claims.entries())
                    if (source !== null && source > most)
                        refuse(context, ['claims', at, 'source'], fault);
            });
    }
}
function refuse(context, path, message) {
    context.addIssue({ code: 'custom', path: [...path], message });
}
function demandEach(context, list, given, asked) {
    const numbers = new Set(given);
    const missing = Array.from({ length: asked }, (_, at) => at + 1).filter((one) => !numbers.has(one));
    if (missing.length > 0)
        refuse(context, [list], `number ${missing.join(', ')} is missing`);
    else if (given.length > asked)
        refuse(context, [list], `there are ${asked}, each is listed once`);
}


/***/ }),

/***/ 24520:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ recordReading),
/* harmony export */   m: () => (/* binding */ writeReply)
/* harmony export */ });
/* harmony import */ var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35560);
/* harmony import */ var _gather_material_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67057);
/* harmony import */ var _show_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96013);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77377);




const REASON_LENGTH = 500;
/**
 * A judge's reply as it is stored, or why there is none, with what it spent.
 * @param cost_usd of all its attempts; null where no price is known
 */
function recordReading(input) {
    const { request, reply, cost_usd } = input;
    const { spent } = reply;
    const spend = (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_2__/* .omitUndefined */ .O)({
        model: spent?.model || undefined,
        tokens: spent === null ? undefined : spent.input_tokens + spent.output_tokens,
        cost_usd: cost_usd ?? undefined,
        cached: reply.kind === 'read' ? reply.cached : undefined,
    });
    const fail = (error) => {
        const said = { error: error.slice(0, REASON_LENGTH), ...spend };
        return { question: request.question, said };
    };
    if (reply.kind === 'failed')
        return fail(reply.message);
    const reading = readReply(request, reply.value, spend);
    return typeof reading === 'string' ? fail(reading) : reading;
}
/** What a judge says is of its own length, and a hostile answer may make it chatter. */
const TEXT_LENGTH = 2_000;
const NOTES_LENGTH = 500;
const MOST_CLAIMS = 100;
/** A reply in the form that is stored, numbers replaced by what they number; as text, why it cannot be read. */
function readReply(request, value, spend) {
    const { question, material } = request;
    const checked = request.schema.safeParse(value);
    if (!checked.success)
        return `the reply does not fit: ${checked.error.issues[0]?.message ?? ''}`;
    switch (question) {
        case 'answer': {
            const { reasoning, ...grades } = _gather_material_js__WEBPACK_IMPORTED_MODULE_0__/* .REPLIES */ .vC.answer.parse(checked.data);
            const gradable = (0,_gather_material_js__WEBPACK_IMPORTED_MODULE_0__/* .findGradable */ .MU)(material);
            const said = {
                correctness: gradable.correctness ? grades.correctness : null,
                completeness: gradable.completeness ? grades.completeness : null,
                faithfulness: gradable.faithfulness ? grades.faithfulness : null,
                reasoning: (0,_show_text_js__WEBPACK_IMPORTED_MODULE_1__/* .showText */ .h$)(reasoning, TEXT_LENGTH),
                ...spend,
            };
            return { question, said };
        }
        case 'quality': {
            const { reasoning, criteria, ...scores } = _gather_material_js__WEBPACK_IMPORTED_MODULE_0__/* .REPLIES */ .vC.quality.parse(checked.data);
            const met = new Set(criteria.flatMap(({ criterion, met: isMet }) => (isMet ? [criterion] : [])));
            const listed = material.criteria.map((text, at) => ({ text, met: met.has(at + 1) }));
            const said = { ...scores, reasoning: (0,_show_text_js__WEBPACK_IMPORTED_MODULE_1__/* .showText */ .h$)(reasoning, TEXT_LENGTH), ...spend };
            return { question, said: listed.length === 0 ? said : { ...said, criteria: listed } };
        }
        case 'rubric':
            return { question, said: { ...readRubricRun(material, _gather_material_js__WEBPACK_IMPORTED_MODULE_0__/* .REPLIES */ .vC.rubric.parse(checked.data)), ...spend } };
        case 'claims': {
            const { claims } = _gather_material_js__WEBPACK_IMPORTED_MODULE_0__/* .REPLIES */ .vC.claims.parse(checked.data);
            const kept = claims.slice(0, MOST_CLAIMS).map((claim) => readClaim(material, claim));
            return { question, said: { claims: kept, ...spend } };
        }
    }
}
function readRubricRun(material, reply) {
    const { reasoning, weighted_score: weighted, passed, confidence } = reply;
    const requirements = new Map(reply.requirements.map((item) => [item.requirement, item]));
    const categories = new Map(reply.categories.map((item) => [item.category, item]));
    const ids = material.requirements.map(({ id }) => id);
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_2__/* .omitUndefined */ .O)({
        requirements: requirements.size > 0 ? byName(ids, requirements) : undefined,
        categories: categories.size > 0 ? byName(material.categories, categories) : undefined,
        weighted_score: weighted ?? undefined,
        passed,
        confidence,
        reasoning: (0,_show_text_js__WEBPACK_IMPORTED_MODULE_1__/* .showText */ .h$)(reasoning, TEXT_LENGTH),
    });
}
function byName(names, items) {
    return Object.fromEntries(names.map((name, at) => {
        const { score = null, confidence = 0, notes = '' } = items.get(at + 1) ?? {};
        return [name, score === null ? null : { score, confidence, notes: (0,_show_text_js__WEBPACK_IMPORTED_MODULE_1__/* .showText */ .h$)(notes, NOTES_LENGTH) }];
    }));
}
function readClaim({ spans }, { text, supported, contradicted, source }) {
    const span_id = source === null ? undefined : spans?.[source - 1]?.label;
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_2__/* .omitUndefined */ .O)({ text: (0,_show_text_js__WEBPACK_IMPORTED_MODULE_1__/* .showText */ .h$)(text, NOTES_LENGTH), supported, contradicted, span_id });
}
const GRADES = ['correctness', 'completeness', 'faithfulness'];
/**
 * A recorded judgment as the judge's reply to this request would be: what `readReply` makes the same judgment of. As text, why there is none.
 * @param reading of the recorded ones, from 0
 */
function writeReply(request, recorded) {
    const { question, reading, material } = request;
    switch (question) {
        case 'answer': {
            const said = pick(recorded.answer, recorded.answer_readings, reading);
            if (typeof said === 'string')
                return said;
            const { correctness, completeness, faithfulness, reasoning = '' } = said;
            const gradable = (0,_gather_material_js__WEBPACK_IMPORTED_MODULE_0__/* .findGradable */ .MU)(material);
            const missing = GRADES.find((grade) => said[grade] === null && gradable[grade]);
            if (missing !== undefined)
                return `the recorded judgment has no grade of ${missing}`;
            // A grade that the material has no basis for is left out again when the reply is read.
            const value = { correctness: correctness ?? 1, completeness: completeness ?? 1, faithfulness: faithfulness ?? 1 };
            return { value: { reasoning, ...value } };
        }
        case 'quality': {
            const said = pick(recorded.quality, recorded.quality_readings, reading);
            if (typeof said === 'string')
                return said;
            const { answer_quality, factual_correctness, completeness, reasoning = '', criteria = [] } = said;
            if (criteria.length !== material.criteria.length)
                return `the recorded judgment is of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(criteria.length, 'criterion', 'criteria')}, and the case has ${material.criteria.length}`;
            const met = criteria.map(({ met: isMet }, at) => ({ criterion: at + 1, met: isMet }));
            return { value: { reasoning, criteria: met, answer_quality, factual_correctness, completeness } };
        }
        case 'rubric': {
            const said = pick(undefined, recorded.rubric?.runs, reading);
            return typeof said === 'string' ? said : writeRubric(material, said);
        }
        case 'claims': {
            const said = pick(recorded.claims, recorded.claims_readings, reading);
            return typeof said === 'string'
                ? said
                : { value: { claims: said.claims.map((one) => writeClaim(material, one)) } };
        }
    }
}
/** One of the readings; the only one where each is not kept. */
function pick(only, readings, reading) {
    const said = (readings ?? [only])[reading];
    if (said === undefined)
        return reading === 0 ? 'it is not among the recorded judgments' : `reading ${reading + 1} is not recorded`;
    return isFailed(said) ? `the recorded judgment failed: ${said.error}` : said;
}
function isFailed(said) {
    return 'error' in said;
}
function writeRubric(material, said) {
    const { weighted_score = null, passed = false, confidence = 0.5, reasoning = '' } = said;
    const requirements = writeItems(material.requirements.map(({ id }) => id), said.requirements);
    const categories = writeItems(material.categories, said.categories);
    if (typeof requirements === 'string')
        return requirements;
    if (typeof categories === 'string')
        return categories;
    return {
        value: {
            reasoning,
            requirements: requirements.map((item, at) => ({ requirement: at + 1, ...item })),
            categories: categories.map((item, at) => ({ category: at + 1, ...item })),
            weighted_score,
            passed,
            confidence,
        },
    };
}
function writeItems(names, scores = {}) {
    const given = new Map(Object.entries(scores));
    const missing = names.find((name) => !given.has(name));
    if (missing !== undefined)
        return `the recorded judgment has no score of ${missing}`;
    return names.map((name) => {
        const { score = null, confidence = 0.5, notes = '' } = given.get(name) ?? {};
        return { score, confidence, notes };
    });
}
function writeClaim({ spans }, { text, supported, contradicted = false, span_id: id }) {
    const at = (spans ?? []).findIndex(({ label }) => label === id);
    return { text, supported, contradicted, source: at < 0 ? null : at + 1 };
}


/***/ }),

/***/ 96013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bn: () => (/* binding */ layOutParts),
/* harmony export */   TO: () => (/* binding */ cutSources),
/* harmony export */   Yu: () => (/* binding */ showLine),
/* harmony export */   h$: () => (/* binding */ showText),
/* harmony export */   qC: () => (/* binding */ CAPS),
/* harmony export */   uN: () => (/* binding */ SOURCES_CAP),
/* harmony export */   z3: () => (/* binding */ isBlank)
/* harmony export */ });
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77377);
/* harmony import */ var _stats_random_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52681);


/** Most characters that a judge is shown; docs/judges.md has them too. They bound a user message to about 60,000 characters. */
const CAPS = {
    query: 4_000,
    answer: 12_000,
    /** All expected answers together; each gets the same share. */
    expected_answers: 8_000,
    /** All criteria, all key points, all requirements: each list. */
    list: 8_000,
    /** Of each list. A case with more is not judged. */
    items: 100,
    /** One span, and all of them; the best come first. */
    span: 4_000,
    spans: 24_000,
    label: 200,
};
/** Control and format characters, tags and variants, which no reader sees; not joiners and Arabic number signs, which scripts need. */
const UNSEEN = /(?!\u200C|\u200D|[\u0600-\u0605]|\u06DD)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|[\u{E0100}-\u{E01EF}]/gu;
const LONE_SURROGATE = /\p{Cs}/gu;
/**
 * Text as a judge is shown it: characters that cannot be seen as their code points, halves of characters replaced, cut at `limit`
 * characters with a mark that says so.
 * @example showText('a\u202Eb', 20) // 'a⟨U+202E⟩b'
 * @example showText('abcdef', 4) // 'abcd [… cut: the whole has 6 characters]'
 */
function showText(text, limit) {
    const visible = cutAt(text, limit)
        .replaceAll('\r\n', '\n')
        .replace(UNSEEN, nameUnseen)
        .replace(LONE_SURROGATE, '\uFFFD');
    const isWhole = text.length <= limit && visible.length <= limit;
    return isWhole ? visible : `${cutAt(visible, limit)} [… cut: the whole has ${text.length} characters]`;
}
/** The same on one line, for the name of a part. */
function showLine(text, limit) {
    return showText(text.replace(/\s+/g, ' ').trim(), limit);
}
/** Whether there is nothing to be read in it. */
function isBlank(text) {
    return !/[^\s\p{C}]/u.test(text);
}
function nameUnseen(character) {
    if (character === '\n' || character === '\t')
        return character;
    return `⟨U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`;
}
/** Never between the halves of a character. */
function cutAt(text, limit) {
    if (text.length <= limit)
        return text;
    const last = text.charCodeAt(limit - 1);
    return text.slice(0, last >= 0xd800 && last <= 0xdbff ? limit - 1 : limit);
}
/**
 * The user message of a judge as `MATERIAL_RULES` describes it: each part between lines with a mark that stands nowhere in the material.
 * @param nonce real randomness; where the material contains it all the same, others are drawn from it
 */
function layOutParts(parts, nonce) {
    const mark = chooseMark(parts, nonce);
    return [
        `The mark of this message is ${mark}.`,
        ...parts.map(({ name, text }) => `[${mark} ${name}]\n${text}\n[${mark} end of ${name}]`),
        `[${mark} end of the material] Reply with the JSON object that the system message describes.`,
    ].join('\n\n');
}
function chooseMark(parts, nonce) {
    const isTaken = (mark) => parts.some(({ text }) => text.toLowerCase().includes(mark.toLowerCase()));
    let mark = nonce;
    for (let attempt = 1; isTaken(mark); attempt++) {
        const random = (0,_stats_random_js__WEBPACK_IMPORTED_MODULE_0__/* .seededRandom */ .I)(`${nonce}/${attempt}`);
        mark = Array.from({ length: 4 }, () => Math.floor(random() * 2 ** 32)
            .toString(16)
            .padStart(8, '0')).join('');
    }
    return mark;
}
/** Characters of all sources together that a judge is shown: some 15,000 tokens. */
const SOURCES_CAP = 60_000;
/**
 * Sources as a judge is shown them: whole while they fit the cap, in order; the first that does not is cut before a function, or between two
 * lines where none begins early enough, and the rest are left out. `cut` says what is missing, a clause; null when nothing is.
 */
function cutSources(sources, cap = SOURCES_CAP) {
    const files = [];
    let left = cap;
    for (const [at, { path, text, borders }] of sources.entries()) {
        if (text.length <= left) {
            files.push({ path, text });
            left -= text.length;
            continue;
        }
        const lines = text.split('\n');
        const line = findBorder(lines, borders, left);
        if (line > 0)
            files.push({ path, text: lines.slice(0, line).join('\n') });
        const others = sources.length - at - 1;
        const cut = line > 0 ? `${path} behind line ${line} of ${lines.length}` : path;
        return { files, cut: others === 0 ? cut : `${cut}, and ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(others, 'more file')}` };
    }
    return { files, cut: null };
}
/** How many lines fit, up to a border where one lies behind the first half of what fits. */
function findBorder(lines, borders, cap) {
    let size = 0;
    let fitting = 0;
    while (fitting < lines.length && size + (lines[fitting]?.length ?? 0) + 1 <= cap) {
        size += (lines[fitting]?.length ?? 0) + 1;
        fitting += 1;
    }
    const border = Math.max(0, ...borders.filter((line) => line - 1 <= fitting)) - 1;
    return border > fitting / 2 ? border : fitting;
}


/***/ }),

/***/ 42082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GB: () => (/* binding */ swapCap),
/* harmony export */   Vo: () => (/* binding */ boundTokens),
/* harmony export */   cV: () => (/* binding */ learnRefusals),
/* harmony export */   eT: () => (/* binding */ outputCapMember),
/* harmony export */   ov: () => (/* binding */ leaveOut),
/* harmony export */   vu: () => (/* binding */ isRefusal),
/* harmony export */   z0: () => (/* binding */ takesTemperature)
/* harmony export */ });
/* harmony import */ var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35560);

const REFUSING = [400, 422];
const CAP = /\bmax_(?:completion_)?tokens\b/i;
/** And not that the cap is too high. */
const UNKNOWN = /un(?:supported|known|recogni[sz]ed|expected)|not (?:supported|permitted|allowed|recogni[sz]ed)|extra|instead/i;
/** Whether a refusal is about the request's members, and not about a model or a place. */
function isRefusal({ status }) {
    return status !== undefined && REFUSING.includes(status);
}
/** What to try next after a refusal that names a member which can be left out or named otherwise; null where it is about something else. */
function leaveOut(taken, refusal) {
    if (!isRefusal(refusal))
        return null;
    if (taken.usualCap && CAP.test(refusal.message) && UNKNOWN.test(refusal.message))
        return { ...taken, usualCap: false };
    if (taken.temperature && /temperature/i.test(refusal.message))
        return { ...taken, temperature: false };
    return taken.seed && /\bseed\b/i.test(refusal.message) ? { ...taken, seed: false } : null;
}
/** A request with its cap of output tokens under the other of its two names. */
function swapCap({ max_tokens: older, max_completion_tokens: newer, ...body }) {
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_0__/* .omitUndefined */ .O)({
        ...body,
        max_completion_tokens: older ?? undefined,
        max_tokens: newer ?? undefined,
    });
}
/**
 * Asks once more for each member that the provider turns out not to take, by `adapt`. What was learnt holds for all later questions where
 * it helped: a refusal of another reason may name a member in passing.
 */
function learnRefusals(all, adapt) {
    let taken = all;
    return async (ask) => {
        const first = taken;
        for (let tried = first;;) {
            const outcome = await ask(tried);
            const other = outcome.kind === 'other' ? adapt(tried, outcome) : null;
            if (other === null) {
                if (tried !== first && outcome.kind === 'replied')
                    taken = tried;
                return outcome;
            }
            tried = other;
        }
    };
}
/** Of a message's frame: role, separators and the beginning of the reply (OpenAI counts 3 to 4 each). */
const TOKENS_PER_MESSAGE = 8;
/**
 * More tokens than these texts can be: the vocabularies in use consist of bytes, so that no text has more tokens than UTF-8 bytes.
 * English has about a quarter of that. Not counted is what the provider puts in by itself.
 * @example boundTokens(['né']) // 11
 */
function boundTokens(texts) {
    return texts.reduce((sum, text) => sum + Buffer.byteLength(text, 'utf8') + TOKENS_PER_MESSAGE, 0);
}
/** The gpt-5 family and the o-series: they refuse a `temperature` of the caller's, and `max_tokens`. */
const REASONING = /(?:^|\/)(?:gpt-5|o[1-9](?:-|$))/i;
/**
 * Whether a model takes a `temperature`.
 * @example takesTemperature('openai/gpt-5-mini') // false
 * @example takesTemperature('gpt-4.1-mini') // true
 */
function takesTemperature(model) {
    return !REASONING.test(model);
}
/**
 * The member that caps the tokens of a reply. Reasoning models take only `max_completion_tokens`; many servers that speak OpenAI's API
 * know only the older `max_tokens`, which OpenAI's other models still take.
 * @example outputCapMember('o3-mini') // 'max_completion_tokens'
 */
function outputCapMember(model) {
    return REASONING.test(model) ? 'max_completion_tokens' : 'max_tokens';
}


/***/ }),

/***/ 27764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ax: () => (/* binding */ askChat),
  AB: () => (/* binding */ chargeOf)
});

// UNUSED EXPORTS: readProviderFailure

var log = __webpack_require__(58967);
var post_json = __webpack_require__(91026);
var model_error = __webpack_require__(50262);
var omit_undefined = __webpack_require__(35560);
var schemas = __webpack_require__(55156);
var content_parts = __webpack_require__(19072);
var model_usage = __webpack_require__(34041);
var find_fault = __webpack_require__(23790);
;// CONCATENATED MODULE: ./build/measure/providers/read-chat.js





const read_chat_text = schemas.string().nullish();
/** Mistral's reasoning models and others that follow Anthropic send a list of parts. */
const content = schemas.preprocess((value) => ((0,content_parts/* isParts */.Z)(value) ? (0,content_parts/* joinParts */.n)(value) : value), read_chat_text);
const read_chat_frame = {
    model: read_chat_text,
    system_fingerprint: read_chat_text,
    usage: schemas.record(schemas.string(), schemas.unknown()).nullish(),
};
const completionSchema = schemas.looseObject({
    ...read_chat_frame,
    choices: schemas.array(schemas.looseObject({
        finish_reason: read_chat_text,
        message: schemas.looseObject({
            content,
            refusal: read_chat_text,
            tool_calls: schemas.array(schemas.looseObject({ id: schemas.string(), function: schemas.looseObject({ name: schemas.string(), arguments: schemas.string() }) }))
                .nullish(),
        }),
    })),
});
const chunkSchema = schemas.looseObject({
    ...read_chat_frame,
    choices: schemas.array(schemas.looseObject({
        finish_reason: read_chat_text,
        delta: schemas.looseObject({
            content,
            refusal: read_chat_text,
            tool_calls: schemas.array(schemas.looseObject({
                index: schemas.int().nonnegative().max(1000),
                id: read_chat_text,
                function: schemas.looseObject({ name: read_chat_text, arguments: read_chat_text }).nullish(),
            }))
                .nullish(),
        })
            .nullish(),
    }))
        .nullish(),
});
/** Reads a reply that came whole. Unreadable is what has another form, and a reply without a choice. */
function readCompletion(value) {
    const parsed = completionSchema.safeParse(value);
    if (!parsed.success)
        return unreadable(parsed.error);
    const [choice] = parsed.data.choices;
    if (choice === undefined)
        return NO_CHOICE;
    const { message, finish_reason } = choice;
    return {
        kind: 'replied',
        reply: {
            ...headOf(parsed.data),
            text: message.content ?? '',
            refusal: message.refusal ?? null,
            finishReason: finish_reason ?? null,
            calls: (message.tool_calls ?? []).map(({ id, function: { name, arguments: args } }) => ({
                id,
                name,
                arguments: args,
            })),
            firstTextMs: null,
        },
    };
}
/**
 * Puts a streamed reply together. Null when the stream ends before it says that the model is done (a `finish_reason`, or the usage that
 * comes last): a cut connection can look like an end.
 * @param elapsedMs since the request
 */
async function readChunks(stream, elapsedMs) {
    let head = {};
    const calls = [];
    let answer = '';
    let refusal = null;
    let finishReason = null;
    let firstTextMs = null;
    let hasChoice = false;
    for await (const chunk of stream) {
        const parsed = chunkSchema.safeParse(chunk);
        if (!parsed.success)
            return unreadable(parsed.error);
        const { model, system_fingerprint, usage } = parsed.data;
        head = {
            model: head.model ?? model,
            system_fingerprint: head.system_fingerprint ?? system_fingerprint,
            usage: usage ?? head.usage,
        };
        const choice = parsed.data.choices?.[0];
        if (choice === undefined)
            continue;
        hasChoice = true;
        finishReason = choice.finish_reason ?? finishReason;
        if ((0,find_fault/* isBroken */.Q)(finishReason))
            return {
                kind: 'infrastructure',
                message: `The provider broke off its reply: \`finish_reason\` is \`${finishReason}\`.`,
                charge: 'unknown',
            };
        const { content, refusal: refused, tool_calls } = choice.delta ?? {};
        if (content || refused)
            firstTextMs ??= elapsedMs();
        answer += content ?? '';
        if (typeof refused === 'string')
            refusal = (refusal ?? '') + refused;
        for (const { index, id, function: part } of tool_calls ?? []) {
            const call = (calls[index] ??= { id: '', name: '', arguments: '' });
            call.id ||= id ?? '';
            call.name += part?.name ?? '';
            call.arguments += part?.arguments ?? '';
        }
    }
    if (finishReason === null && !head.usage)
        return null;
    if (!hasChoice)
        return NO_CHOICE;
    return {
        kind: 'replied',
        reply: { ...headOf(head), text: answer, refusal, finishReason, calls: calls.filter(Boolean), firstTextMs },
    };
}
const NO_CHOICE = { kind: 'unreadable', message: 'The provider’s reply contains no choice.' };
function headOf({ model, system_fingerprint, usage }) {
    const { input_tokens, output_tokens, cached_tokens } = (0,model_usage/* readUsage */.k9)(usage ?? {});
    const isCounted = input_tokens !== undefined && output_tokens !== undefined;
    const spent = isCounted
        ? (0,omit_undefined/* omitUndefined */.O)({ model: model ?? null, input_tokens, output_tokens, cached_tokens })
        : null;
    return { model: model ?? null, fingerprint: system_fingerprint ?? null, spent };
}
function unreadable({ issues: [issue] }) {
    const where = issue === undefined || issue.path.length === 0 ? 'the whole' : `\`${issue.path.map(String).join('.')}\``;
    return {
        kind: 'unreadable',
        message: `The provider’s reply is not a chat completion: ${where}: ${issue?.message ?? 'unreadable'}.`,
    };
}

;// CONCATENATED MODULE: ./build/measure/providers/ask-chat.js





/** What is billed of it: of a reply that came too late, or cannot be read, nobody knows. */
function chargeOf(failure) {
    return 'charge' in failure ? failure.charge : 'unknown';
}
/**
 * One request to a provider, never repeated.
 * @throws UserError `provider-refused-key`; the signal's reason when it is aborted
 */
async function askChat(provider, body, limits) {
    const { timeoutMs, signal, clock } = limits;
    signal.throwIfAborted();
    const controller = new AbortController();
    const stop = () => controller.abort();
    signal.addEventListener('abort', stop);
    const timer = setTimeout(stop, timeoutMs);
    try {
        const outcome = await converse(provider, body, limits, controller.signal).catch(async (error) => {
            if (controller.signal.aborted)
                return null;
            const failure = await readProviderFailure(error, { provider, clock });
            if (failure.kind === 'refused')
                throw failure.error;
            return failure;
        });
        signal.throwIfAborted();
        // The package ends an aborted stream as if it were whole.
        return outcome === null || controller.signal.aborted ? { kind: 'timeout' } : outcome;
    }
    finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', stop);
    }
}
async function converse({ client, address }, body, { timeoutMs, clock, isStreamed }, signal) {
    // The package's own limit, in whole milliseconds, ends with the headers; it must not come before ours.
    const options = { signal, timeout: Math.ceil(timeoutMs * 2) };
    if (!isStreamed)
        return readCompletion(await client.chat.completions.create({ ...body, stream: false }, options));
    const from = clock.monotonicMs();
    const { data: stream, response } = await client.chat.completions
        .create({ ...body, stream: true, stream_options: { include_usage: true } }, options)
        .withResponse();
    const outcome = await readChunks(stream, () => clock.monotonicMs() - from);
    if (outcome !== null)
        return outcome;
    // Looked at last: there are servers that call a stream JSON.
    if (/^application\/json\b/i.test(response.headers.get('content-type') ?? ''))
        return { kind: 'unreadable', message: NO_STREAM };
    const message = `The connection to ${address} failed: its stream ended too early.`;
    return { kind: 'infrastructure', message, charge: 'unknown' };
}
const NO_STREAM = 'The provider answered with application/json instead of a stream. Ask for the whole reply at once (`stream: false`).';
const MAX_MESSAGE = 500;
/** A lost lock and a request that the server timed out are its own affair, as in the openai package's rule for retries. */
const TRANSIENT = [408, 409, 429];
/** An error inside a stream has no status, only a code or type such as `server_error`, or a gateway's number. */
const TRANSIENT_CODE = /rate_?limit|server_?error|overloaded|unavailable|time_?out|^(?:408|429|5\d\d)$/i;
/**
 * What an error of the openai package means; its text is the provider's, so it is cut to one line of 500 characters, without keys. A
 * stream that is cut, or JSON that ends too early, is the connection's fault: the model's own end is marked.
 * @throws what is no error of a request, as it is
 */
async function readProviderFailure(error, { provider, clock }) {
    const { APIConnectionError, APIError } = await __webpack_require__.e(/* import() */ 3674).then(__webpack_require__.bind(__webpack_require__, 93674));
    if (error instanceof APIConnectionError || isBrokenBody(error)) {
        const cause = findCause(error);
        return {
            kind: 'infrastructure',
            message: `The connection to ${provider.address} failed: ${describeCause(cause)}.`,
            charge: (0,post_json/* neverConnected */.i_)(cause) ? 'reported' : 'unknown',
        };
    }
    const isRequestError = (value) => value instanceof APIError;
    if (!isRequestError(error))
        throw error;
    const { status, headers } = error;
    const detail = quote(error.message.replace(/^\d{3} (?:status code \(no body\)$)?/, ''), provider.key);
    if (status === undefined) {
        const isTransient = [error.code, error.type].some((word) => TRANSIENT_CODE.test(String(word ?? '')));
        const message = `${provider.address} broke off its reply: ${detail}`;
        return { kind: isTransient ? 'infrastructure' : 'other', message, charge: 'unknown' };
    }
    const retryAfterS = headers === undefined ? null : readWait(headers, clock);
    const message = `${provider.address} answered ${status}${detail === '' ? '' : `: ${detail}`}`;
    // GitHub says 403 for some of its rate limits, and then when to come back.
    const isRateLimit = status === 403 && retryAfterS !== null;
    if ((status === 401 || status === 403) && !isRateLimit) {
        const { address, keySource: source } = provider;
        return { kind: 'refused', error: new model_error/* UserError */.yo('provider-refused-key', { address, status, detail, source }) };
    }
    if (status >= 500 || TRANSIENT.includes(status) || isRateLimit)
        return (0,omit_undefined/* omitUndefined */.O)({
            kind: 'infrastructure',
            message,
            status,
            charge: 'reported',
            retry_after_s: retryAfterS ?? undefined,
        });
    return { kind: 'other', message, status, charge: 'reported' };
}
/** The body stopped in its middle: undici's `terminated`, or JSON without its end. */
function isBrokenBody(error) {
    if (error instanceof SyntaxError)
        return true;
    return error instanceof TypeError && (error.message === 'terminated' || error.message === 'fetch failed');
}
/** The innermost cause says most: the system's `ECONNREFUSED`, undici's `other side closed`. */
function findCause(error) {
    let inner = error;
    while (inner.cause instanceof Error)
        inner = inner.cause;
    return inner;
}
function describeCause(cause) {
    if (cause instanceof SyntaxError)
        return 'its JSON is cut off or broken';
    const code = 'code' in cause ? String(cause.code) : '';
    return /^E[A-Z]+$/.test(code) ? code : quote(cause.message, null).replace(/\.$/, '');
}
/** Seconds from now, by OpenAI's own `retry-after-ms`, else by `retry-after`; null where neither can be read. */
function readWait(headers, clock) {
    const ms = headers.get('retry-after-ms') ?? '';
    if (/^\s*\d+(?:\.\d+)?\s*$/.test(ms))
        return Number(ms) / 1000;
    return (0,post_json/* readRetryAfter */.D$)(headers.get('retry-after') ?? undefined, clock);
}
function quote(text, key) {
    const line = (0,log/* quoteLine */.tQ)(text, key === null ? [] : [key]);
    return line.length <= MAX_MESSAGE ? line : `${line.slice(0, MAX_MESSAGE - 1)}…`;
}


/***/ }),

/***/ 23790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ findFault),
/* harmony export */   Q: () => (/* binding */ isBroken)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29598);
/* harmony import */ var _model_outage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48711);



const word = zod__WEBPACK_IMPORTED_MODULE_0__.union([zod__WEBPACK_IMPORTED_MODULE_0__.string(), zod__WEBPACK_IMPORTED_MODULE_0__.number()]).nullish().catch(undefined);
const errorSchema = zod__WEBPACK_IMPORTED_MODULE_0__.looseObject({
    message: zod__WEBPACK_IMPORTED_MODULE_0__.string().catch('an error without a message'),
    code: word,
    type: word,
    // What the provider behind a gateway said.
    metadata: zod__WEBPACK_IMPORTED_MODULE_0__.looseObject({ raw: zod__WEBPACK_IMPORTED_MODULE_0__.unknown().optional() }).nullish().catch(undefined),
});
const REQUEST_FAULT = /invalid|unsupported|not_found|context_length|too_long|content_policy/i;
/**
 * The error in a success of an API like OpenAI's; null where there is none. A gateway such as OpenRouter sends it so once the provider
 * behind it has begun: as `error` of the whole or of the choice, as `finish_reason`, or with `choices` null.
 * Source: openrouter.ai/docs/api-reference/errors
 */
function findFault(body) {
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(body))
        return null;
    const choice = Array.isArray(body['choices']) ? body['choices'][0] : undefined;
    const error = [body['error'], (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(choice) ? choice['error'] : null].find(isError);
    if (error !== undefined)
        return readFault(typeof error === 'string' ? { message: error } : error);
    const reason = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(choice) ? choice['finish_reason'] : null;
    if (isBroken(reason))
        return { message: `\`finish_reason\` is \`${reason}\`` };
    return body['choices'] === null ? { message: '`choices` is null' } : null;
}
/** A reply that the provider broke off: OpenRouter, and Z.AI where its network failed. */
const isBroken = (reason) => reason === 'error' || reason === 'network_error';
/** False, an empty text and an empty object are no error. */
function isError(value) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(value) ? Object.keys(value).length > 0 : typeof value === 'string' && value !== '';
}
function readFault(error) {
    const { message, code, type, metadata } = errorSchema.parse(error);
    const status = Number(code);
    // Without quotes: the words of an error in JSON are read as any other.
    const words = `${message} ${type ?? ''} ${JSON.stringify(metadata?.raw ?? '')}`.replaceAll(/[\\"]/g, '');
    if (status === 400 && (0,_model_outage_js__WEBPACK_IMPORTED_MODULE_2__/* .isOutage */ .u)(words))
        return { message };
    if (Number.isInteger(status) && status >= 400 && status <= 599)
        return { message, status };
    return { message, status: REQUEST_FAULT.test(`${code ?? ''} ${type ?? ''}`) ? 400 : undefined };
}


/***/ }),

/***/ 47764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ openProvider),
/* harmony export */   L2: () => (/* binding */ nameProvider)
/* harmony export */ });
/* unused harmony export nameFault */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55156);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29598);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50262);
/* harmony import */ var _find_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23790);
/* harmony import */ var _access_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99787);





const OPENAI_URL = 'https://api.openai.com/v1';
const GITHUB_MODELS_URL = 'https://models.github.ai/inference';
/** The package adds what it finds in the environment (OPENAI_CUSTOM_HEADERS) and facts of this machine; none of it is for a suite's address. */
const SENT_HEADERS = ['accept', 'authorization', 'content-type', 'user-agent'];
/**
 * A client for the address that the options choose, with the key that may go there: the workflow's own key only to the workflow's own
 * address, the job's token only to GitHub Models, to any other address only the variable that `api_key_env` names in `env`.
 * @param env what targets may see: see `targetEnvironment`
 * @throws UserError `provider-key-missing`, where that key is not given
 */
async function openProvider(options, { providers, env }) {
    const { baseUrl, key, keySource } = chooseAccess(options, providers, env);
    const address = (0,_access_js__WEBPACK_IMPORTED_MODULE_2__/* .printableAddress */ .iS)(baseUrl);
    if (key === null && keySource !== null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('provider-key-missing', { address, source: keySource });
    // Node loads its own HTTP client at the first request, and that time is not the model's.
    const [{ OpenAI }] = await Promise.all([__webpack_require__.e(/* import() */ 3674).then(__webpack_require__.bind(__webpack_require__, 93674)), fetch('data:,')]);
    // The package adds its paths behind what it is given, a query too, and of two parameters of one name keeps the last.
    const { origin, pathname, search } = new URL(baseUrl);
    const client = new OpenAI({
        baseURL: `${origin}${pathname}`,
        apiKey: key ?? 'none',
        ...(key === null && { defaultHeaders: { authorization: null } }),
        // Null, or the package takes them from the environment.
        adminAPIKey: null,
        organization: null,
        project: null,
        webhookSecret: null,
        maxRetries: 0,
        logLevel: 'off',
        fetch: async (url, init) => fetchPlainly(`${url instanceof Request ? url.url : url.toString()}${search}`, init),
    });
    return {
        client,
        /** The base URL as it may be printed: without user, password and query. */
        address,
        /** Only to hide it from texts; null where none is sent. */
        key,
        /** Null where no key is sent. */
        keySource,
    };
}
/**
 * Names the provider that the options choose and the key that goes there, for whoever must know that two adapters ask the same.
 * @example nameProvider({ preset: 'github-models' }, providers) // 'https://models.github.ai/inference github-token'
 */
function nameProvider(options, providers) {
    const { baseUrl, keySource } = chooseAccess(options, providers, {});
    const key = typeof keySource === 'object' ? (keySource?.variable ?? 'no key') : keySource;
    return `${(0,_access_js__WEBPACK_IMPORTED_MODULE_2__/* .printableAddress */ .iS)(baseUrl)} ${key}`;
}
/** The base URL, its key, and where that is from; null where no key is needed. */
function chooseAccess({ preset, base_url, api_key_env: variable }, { openaiApiKey, openaiBaseUrl, githubToken, githubModelsUrl }, env) {
    if (preset === 'github-models')
        return { baseUrl: githubModelsUrl ?? GITHUB_MODELS_URL, key: githubToken, keySource: 'github-token' };
    const own = openaiBaseUrl ?? OPENAI_URL;
    const baseUrl = base_url ?? own;
    if (variable !== undefined)
        return { baseUrl, key: env[variable] || null, keySource: { variable } };
    if (!isSameAddress(baseUrl, own))
        return { baseUrl, key: null, keySource: null };
    // A server of one's own, such as Ollama, may want none.
    const needsKey = openaiApiKey !== null || isSameAddress(own, OPENAI_URL);
    return { baseUrl, key: openaiApiKey, keySource: needsKey ? 'openai-api-key' : null };
}
function isSameAddress(one, other) {
    const normal = (url) => new URL(url).href.replace(/\/+$/, '');
    return normal(one) === normal(other);
}
/** A redirect is an answer of its own: it must not carry a key or a question somewhere else. */
async function fetchPlainly(url, init = {}) {
    const headers = [...new Headers(init.headers)].filter(([name]) => SENT_HEADERS.includes(name));
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    const { status, statusText, headers: answered } = response;
    if (status === 200)
        return refuseFault(response);
    if (status < 400 || status > 599)
        return response;
    const body = await response.text().catch(() => '');
    return new Response(nameFault(body), { status, statusText, headers: answered });
}
/**
 * A gateway such as OpenRouter sends the failure of the provider behind it with status 200, also in place of a stream: as `error`, in a
 * choice, or with `choices` null; others send a page. The answer then gets the error's code as its status.
 * @throws Error where it has no code and is not the request's fault: the package calls it a connection that failed
 */
async function refuseFault(response) {
    const { headers } = response;
    if (response.body === null)
        return response;
    const [begin, whole] = response.body.tee();
    const reader = begin.getReader();
    const { value } = await reader.read();
    void reader.cancel();
    const first = new TextDecoder().decode(value).trimStart();
    // There are servers that call a stream JSON.
    const isPage = first.startsWith('<') || /^text\/html\b/i.test(headers.get('content-type') ?? '');
    if (!isPage && !first.startsWith('{'))
        return new Response(whole, { status: 200, headers });
    const body = await new Response(whole).text();
    const fault = isPage ? { message: 'a page instead of JSON' } : (0,_find_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .findFault */ .K)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .tryJson */ .MR)(body));
    if (fault === null)
        return new Response(body, { status: 200, headers });
    if (fault.status === undefined)
        throw new Error(`status 200 with an error: ${fault.message}`);
    return new Response(JSON.stringify({ error: fault }), { status: fault.status, headers });
}
/** FastAPI's list of what is wrong with a request, of which `input` may repeat the whole of it. */
const faults = zod__WEBPACK_IMPORTED_MODULE_4__.array(zod__WEBPACK_IMPORTED_MODULE_4__.looseObject({ loc: zod__WEBPACK_IMPORTED_MODULE_4__.array(zod__WEBPACK_IMPORTED_MODULE_4__.union([zod__WEBPACK_IMPORTED_MODULE_4__.string(), zod__WEBPACK_IMPORTED_MODULE_4__.number()])), msg: zod__WEBPACK_IMPORTED_MODULE_4__.string() })).min(1);
const named = zod__WEBPACK_IMPORTED_MODULE_4__.looseObject({ error: zod__WEBPACK_IMPORTED_MODULE_4__.unknown().refine(Boolean) });
const detailed = zod__WEBPACK_IMPORTED_MODULE_4__.looseObject({ detail: zod__WEBPACK_IMPORTED_MODULE_4__.union([zod__WEBPACK_IMPORTED_MODULE_4__.string(), faults]) });
const worded = zod__WEBPACK_IMPORTED_MODULE_4__.looseObject({ message: zod__WEBPACK_IMPORTED_MODULE_4__.string() });
/**
 * The body of an error answer with the member `error`, which is all that the openai package reads of one: vLLM and Mistral say what is
 * wrong in `message`, FastAPI in `detail`. What is no JSON, or has the member, stays as it is.
 * @example nameFault('{"detail":[{"loc":["body","seed"],"msg":"Extra inputs are not permitted"}]}') // '{"error":{"message":"body.seed: Extra inputs are not permitted"}}'
 */
function nameFault(body) {
    const value = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .tryJson */ .MR)(body);
    return value === undefined || value === null || named.safeParse(value).success
        ? body
        : JSON.stringify({ error: { message: describeFault(value) } });
}
function describeFault(value) {
    const { data: { detail } = {} } = detailed.safeParse(value);
    if (typeof detail === 'string')
        return detail;
    if (detail !== undefined)
        return detail.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('; ');
    return worded.safeParse(value).data?.message ?? JSON.stringify(value);
}


/***/ }),

/***/ 50956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cj: () => (/* binding */ outlineText),
/* harmony export */   GW: () => (/* binding */ checkSpans),
/* harmony export */   Ro: () => (/* binding */ openSpanLocator),
/* harmony export */   Zn: () => (/* binding */ isOwnFolder),
/* harmony export */   m2: () => (/* binding */ readCheckedFile)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60198);
/* harmony import */ var _metrics_retrieval_normalize_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(70592);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50262);
/* harmony import */ var _search_find_symbols_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9357);
/* harmony import */ var _search_locate_span_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12677);
/* harmony import */ var _suite_stale_spans_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49561);







/** Each file is read once, when it is first needed; files outside the checkout are not. */
function openSpanLocator(workingDirectory) {
    const outlines = new Map();
    const read = async (path) => {
        const found = await readInside(path, workingDirectory);
        return found === null || found === 'not text' ? null : (0,_search_locate_span_js__WEBPACK_IMPORTED_MODULE_4__/* .outlineFile */ .fs)(path, found.text);
    };
    const outlineOf = async (path) => {
        const outline = outlines.get(path) ?? read(path);
        outlines.set(path, outline);
        return outline;
    };
    const locateOne = async (span, expected) => {
        const path = span.path === undefined ? undefined : (0,_metrics_retrieval_normalize_path_js__WEBPACK_IMPORTED_MODULE_6__/* .normalizePath */ .F)(span.path);
        const wanted = path === undefined ? undefined : expected.get(path);
        if (path === undefined || wanted === undefined)
            return span;
        const outline = await outlineOf(path);
        const located = outline === null ? null : (0,_search_locate_span_js__WEBPACK_IMPORTED_MODULE_4__/* .locateSpan */ .VB)(span, wanted, outline);
        return located === null ? span : { ...span, in_checkout: located };
    };
    return {
        /** The observation, with `in_checkout` where a span is in a file of which the case expects a symbol or lines. */
        locate: async (observation, golden) => {
            if (observation.status === 'failed' || observation.reply.spans === undefined)
                return observation;
            const expected = spansWithinFiles(golden);
            if (expected.size === 0)
                return observation;
            const spans = [];
            for (const span of observation.reply.spans)
                spans.push(await locateOne(span, expected));
            return { ...observation, reply: { ...observation.reply, spans } };
        },
    };
}
/** What a case expects within files, by path: where it expects whole files, there is nothing to look up. */
function spansWithinFiles({ expected_spans: spans }) {
    const files = new Map();
    for (const span of spans) {
        if (span.symbol === undefined && span.start_line === undefined && span.end_line === undefined)
            continue;
        const path = (0,_metrics_retrieval_normalize_path_js__WEBPACK_IMPORTED_MODULE_6__/* .normalizePath */ .F)(span.path);
        files.set(path, [...(files.get(path) ?? []), span]);
    }
    return files;
}
/** A span in a larger file is only checked for its path. */
const MAX_BYTES = 10_000_000;
/**
 * The expected spans that the working directory does not have. Files outside it are not read; of a file that is no text only the
 * existence is known, so nothing else is recorded.
 */
async function checkSpans(input) {
    const { cases, workingDirectory, hash } = input;
    const paths = new Set(cases.filter(({ enabled }) => enabled).flatMap(({ expected_spans: spans }) => spans.map(({ path }) => path)));
    const files = new Map();
    const unreadable = new Set();
    for (const path of paths) {
        const file = await readCheckedFile(path, workingDirectory);
        if (file === 'not text')
            unreadable.add(path);
        else if (file !== null)
            files.set(path, file);
    }
    const isReadable = ({ path }) => !unreadable.has(path);
    const readable = cases.map((golden) => golden.expected_spans.every(isReadable)
        ? golden
        : { ...golden, expected_spans: golden.expected_spans.filter(isReadable) });
    const isMissing = files.size > 0 && files.size + unreadable.size < paths.size;
    const known = isMissing ? await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_1__/* .listFiles */ .CS)(workingDirectory, isOwnFolder) : [];
    return (0,_suite_stale_spans_js__WEBPACK_IMPORTED_MODULE_5__/* .findStaleSpans */ .kr)({ cases: readable, files, known, hash });
}
/** A file that a case names; null where there is none inside the folder. */
async function readCheckedFile(path, workingDirectory) {
    const read = await readInside(path, workingDirectory);
    return read === null || read === 'not text' ? read : outlineText(path, read.text);
}
const outlineText = (path, text) => ({
    lines: text.split(/\r\n|\n|\r/),
    symbols: (0,_search_find_symbols_js__WEBPACK_IMPORTED_MODULE_3__/* .listSymbols */ .Uu)(path, text),
});
/** The text of a file that a case names; null where there is none, or where it lies outside the folder, be it by a link. */
async function readInside(path, workingDirectory) {
    const full = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(workingDirectory, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.normalize)(path.replaceAll('\\', '/')));
    if ((await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_1__/* .locatePath */ .oV)(workingDirectory, full)) !== 'inside')
        return null;
    try {
        return { text: await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextFile */ .Gu)({ path: full, shown: path, maxBytes: MAX_BYTES }) };
    }
    catch (error) {
        if (!(error instanceof _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo))
            throw error;
        return 'not text';
    }
}
/** Neither hidden nor of a package manager. */
function isOwnFolder(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return !name.startsWith('.') && name !== 'node_modules';
}


/***/ }),

/***/ 62898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DL: () => (/* binding */ openScorer),
/* harmony export */   g3: () => (/* binding */ startConversation)
/* harmony export */ });
/* unused harmony export startScorer */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29598);
/* harmony import */ var _io_start_program_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81192);
/* harmony import */ var _providers_access_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99787);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30773);





/** A process that fails so often in a row would fail the next time too. */
const MAX_FAILURES = 3;
/** Starts nothing before the first trial. */
function startScorer(input) {
    const { program, own, workingDirectory, limitMs, log } = input;
    const ids = own.metrics.map(({ id }) => id);
    const mask = (0,_providers_access_js__WEBPACK_IMPORTED_MODULE_2__/* .maskSecrets */ .QU)(program);
    let conversation = null;
    let turn = Promise.resolve();
    let failures = 0;
    let id = 0;
    const ask = async (signal, trial) => {
        if (conversation === null) {
            conversation = startConversation(program, workingDirectory);
            const load = own.modules.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(workingDirectory, path));
            const answer = await conversation.ask({ id: id++, load }, { limitMs: _messages_js__WEBPACK_IMPORTED_MODULE_3__/* .LOAD_LIMIT_MS */ .IM, signal });
            if (answer.kind === 'failed')
                return answer.how;
            const loaded = _messages_js__WEBPACK_IMPORTED_MODULE_3__/* .loadedSchema */ .Rz.safeParse(answer.reply).data?.modules ?? [{ message: 'unreadable answer' }];
            const broken = loaded.find((module) => 'message' in module);
            if (broken !== undefined)
                return `could not load a module: ${broken.message}`;
        }
        const answer = await conversation.ask({ id: id++, trial }, { limitMs, signal });
        if (answer.kind === 'failed')
            return answer.how;
        return _messages_js__WEBPACK_IMPORTED_MODULE_3__/* .scoresSchema */ .jL.safeParse(answer.reply).data ?? 'gave an answer that cannot be read';
    };
    const score = async (trial, signal) => {
        signal.throwIfAborted();
        if (failures >= MAX_FAILURES)
            return unscoredBy(ids, `was stopped after ${MAX_FAILURES} failures in a row`);
        const answer = await ask(signal, trial);
        if (typeof answer !== 'string') {
            failures = 0;
            return answer;
        }
        failures++;
        await conversation?.[Symbol.asyncDispose]();
        conversation = null;
        if (failures === MAX_FAILURES)
            log.warning(`Giving up the suite's own metrics after ${MAX_FAILURES} failures in a row: their process ${answer}.`);
        return unscoredBy(ids, answer);
    };
    return {
        score: async (trial, signal) => {
            const scores = turn.then(async () => mask.data(await score(trial, signal)));
            turn = scores.catch(() => undefined);
            return scores;
        },
        [Symbol.asyncDispose]: async () => conversation?.[Symbol.asyncDispose](),
    };
}
function unscoredBy(ids, how) {
    const reason = `the process of the suite's own metrics ${how}`.slice(0, 200);
    return { scores: {}, unscored: Object.fromEntries(ids.map((id) => [id, reason])) };
}
/** The suite's own metrics at work; null where it has none. */
function openScorer(input) {
    const { suite, scorer: program, workingDirectory, log } = input;
    const { custom_metrics: own, timeout_seconds } = suite;
    if (own === undefined)
        return null;
    if (program === undefined)
        throw new Error(`${suite.file} has its own metrics, but nothing to run them with`);
    return startScorer({ program, own, workingDirectory, limitMs: timeout_seconds * 1000, log });
}
/** Starts the program in a folder. Lines that answer nothing are let be. */
function startConversation({ command, env }, cwd) {
    let waiting = null;
    let ended = null;
    const fail = (how) => {
        ended ??= how;
        waiting?.settle({ kind: 'failed', how });
    };
    const program = (0,_io_start_program_js__WEBPACK_IMPORTED_MODULE_1__/* .startProgram */ .Xd)({
        command,
        env,
        cwd,
        onLine: (line) => {
            const reply = parse(line);
            if (waiting !== null && reply !== null && reply.id === waiting.id)
                waiting.settle({ kind: 'reply', reply });
        },
        onTooLong: () => {
            program.kill();
            fail('wrote a line of more than 64 MB');
        },
        onEnd: ({ how }) => fail(how),
    });
    return {
        /** One at a time. Rejects with the signal's reason when aborted. */
        ask: async (request, { limitMs, signal }) => {
            signal?.throwIfAborted();
            if (ended !== null)
                return { kind: 'failed', how: ended };
            return new Promise((resolve, reject) => {
                const stop = () => {
                    clearTimeout(timer);
                    signal?.removeEventListener('abort', abort);
                    waiting = null;
                };
                const abort = () => {
                    stop();
                    program.kill();
                    ended = 'was stopped';
                    reject(signal?.reason instanceof Error ? signal.reason : new Error('stopped', { cause: signal?.reason }));
                };
                const timer = setTimeout(() => {
                    program.kill();
                    fail(`gave no answer within ${limitMs / 1000} s`);
                }, limitMs);
                waiting = {
                    id: request.id,
                    settle: (answer) => {
                        stop();
                        resolve(answer);
                    },
                };
                signal?.addEventListener('abort', abort, { once: true });
                program.write(`${JSON.stringify(request)}\n`);
            });
        },
        [Symbol.asyncDispose]: async () => {
            if (ended === null)
                await program.close(1000);
            ended ??= 'was closed';
        },
    };
}
function parse(line) {
    const value = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .tryJson */ .MR)(line);
    return typeof value === 'object' && value !== null && 'id' in value ? value : null;
}


/***/ }),

/***/ 79487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J3: () => (/* binding */ SUITE_REGISTRIES),
  V: () => (/* binding */ UNCHECKED_SPANS),
  F6: () => (/* binding */ findSuiteHome),
  __: () => (/* binding */ isSource),
  bu: () => (/* binding */ loadSuite),
  wZ: () => (/* binding */ readPrompts),
  xj: () => (/* binding */ readSuite),
  I5: () => (/* binding */ rootOf)
});

// UNUSED EXPORTS: findIdleSources, readPromptsIn

var external_node_path_ = __webpack_require__(76760);
var files = __webpack_require__(60198);
var io_glob = __webpack_require__(78823);
var judges = __webpack_require__(36103);
var json_schema = __webpack_require__(19455);
var build_metrics = __webpack_require__(55970);
var table_figures = __webpack_require__(69942);
var judge_reliability = __webpack_require__(69407);
var model_error = __webpack_require__(50262);
var suite = __webpack_require__(4657);
var parse_variants = __webpack_require__(39930);
var parse_manifest = __webpack_require__(15917);
var parse_suite = __webpack_require__(43733);
var problem = __webpack_require__(55151);
var stale_spans = __webpack_require__(49561);
var targets = __webpack_require__(21695);
var locate_spans = __webpack_require__(50956);
var parse_custom_metrics = __webpack_require__(97011);
var messages = __webpack_require__(30773);
var start_scorer = __webpack_require__(62898);
;// CONCATENATED MODULE: ./build/measure/run/custom-metrics/load-modules.js
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
 * What the modules of a suite's own metrics say of these, in the order of the manifest; no process is started where it names none. They are
 * run in the working directory, by the program given. Whatever is wrong with one is data.
 */
async function loadModules(input) {
    const { manifest, workingDirectory, hash, scorer } = input;
    const found = [];
    for (const written of (0,parse_custom_metrics/* customModulePaths */.M)(manifest))
        found.push(await findModule(written, { manifest, workingDirectory, hash }));
    const modules = found.filter((module) => module.kind === 'found');
    if (modules.length === 0)
        return found.filter((module) => module.kind === 'refused');
    if (scorer === undefined)
        throw new Error(`${manifest.path} has its own metrics, but nothing to run them with`);
    const loaded = await runModules(modules, workingDirectory, scorer);
    const results = new Map(modules.map((module, index) => [module, loaded.modules[index]]));
    return found.map((module) => {
        if (module.kind === 'refused')
            return module;
        const { path, text, hash: ownHash } = module;
        const result = results.get(module);
        if (result !== undefined && 'metrics' in result)
            return { kind: 'loaded', path, text, hash: ownHash, metrics: result.metrics };
        const { message, line } = result ?? { message: 'the process that loads it did not mention it', line: 1 };
        return { kind: 'broken', path, line, message: `${message.slice(0, 500)}.` };
    });
}
async function findModule(written, input) {
    const { manifest, workingDirectory, hash } = input;
    const refuse = (problem) => ({
        kind: 'refused',
        message: `custom metrics \`${written.slice(0, 200)}\`: ${problem}`,
    });
    if (!/\.m?js$/.test(written))
        return refuse('a module is a .js or .mjs file.');
    const path = (0,parse_manifest/* resolveFrom */.dx)(manifest.path, written);
    const outside = 'it is not inside the working directory. Paths are relative to the folder of the suite.';
    if (path === null)
        return refuse(outside);
    const place = await (0,files/* locatePath */.oV)(workingDirectory, (0,external_node_path_.join)(workingDirectory, path));
    if (place === 'outside')
        return refuse(outside);
    if (place === 'missing')
        return refuse(`there is no file ${path}. Paths are relative to the folder of the suite.`);
    try {
        return { kind: 'found', path, ...(await hashModule(path, { workingDirectory, hash })) };
    }
    catch (error) {
        if (!(error instanceof model_error/* UserError */.yo))
            throw error;
        return refuse(error.message);
    }
}
/** Every module has the same fault where the process itself fails: which of them is to blame is unknown. */
async function runModules(modules, workingDirectory, scorer) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const conversation = __addDisposableResource(env_1, (0,start_scorer/* startConversation */.g3)(scorer, workingDirectory), true);
        const load = modules.map(({ path }) => (0,external_node_path_.join)(workingDirectory, path));
        const answer = await conversation.ask({ id: 0, load }, { limitMs: messages/* LOAD_LIMIT_MS */.IM });
        const parsed = answer.kind === 'reply' ? messages/* loadedSchema */.Rz.safeParse(answer.reply) : null;
        if (parsed?.success)
            return parsed.data;
        const how = answer.kind === 'failed' ? answer.how : 'gave an answer that cannot be read';
        return { modules: modules.map(() => ({ message: `the process that loads it ${how}`, line: 1 })) };
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
const MAX_BYTES = 1_000_000;
/** What `import`, `export … from` and `require` name by a relative path. */
const RELATIVE = /\b(?:from|import|require)\s*\(?\s*(['"])(\.{1,2}\/[^'"\n]+)\1/g;
/**
 * The text of a module and a hash of it together with every file that it imports by a relative path, and those by theirs. Packages are not looked
 * into, nor what is read while it runs. The path counts from the working directory. Throws `file-unreadable`.
 */
async function hashModule(path, { workingDirectory, hash }) {
    const texts = new Map();
    const visit = async (file) => {
        const full = (0,external_node_path_.join)(workingDirectory, file);
        if (texts.has(file) || (await (0,files/* locatePath */.oV)(workingDirectory, full)) !== 'inside')
            return;
        const text = await (0,files/* readTextFile */.Gu)({ path: full, shown: file, maxBytes: MAX_BYTES });
        // A checkout on Windows may have other line ends, and means the same.
        texts.set(file, text.replaceAll('\r\n', '\n'));
        for (const [, , specifier = ''] of text.matchAll(RELATIVE))
            await visit(external_node_path_.posix.join(external_node_path_.posix.dirname(file), specifier));
    };
    await visit(path);
    const sorted = [...texts].sort(([a], [b]) => (a < b ? -1 : 1));
    return { text: texts.get(path) ?? '', hash: hash(sorted.map(([, text]) => text).join('\0')) };
}

var checkout = __webpack_require__(81136);
var model_glob = __webpack_require__(5810);
;// CONCATENATED MODULE: ./build/measure/run/load-suite.js




















const load_suite_MAX_BYTES = 10_000_000;
/**
 * The suite at a path, with the case files that it names. Warnings go to the log; stale spans too, or they are problems where the suite or
 * the caller is strict. Nothing outside the working directory is read; globs follow no links and enter neither hidden folders nor
 * `node_modules`. Throws the user's errors `suite-not-found`, `suite-outside`, `file-unreadable` and `suite-invalid`.
 */
async function loadSuite(input) {
    const { log, strict = false, ...source } = input;
    const loaded = await readSuite(source);
    const { suite, stale } = loaded;
    if (suite === null)
        throw (0,parse_suite/* refuseSuite */.HI)(loaded.path, loaded.problems);
    if (stale.length > 0 && (strict || loaded.strict))
        throw (0,parse_suite/* refuseSuite */.HI)(loaded.path, stale);
    for (const warning of (0,problem/* foldProblems */.KH)([...loaded.warnings, ...stale]))
        log.warning((0,problem/* formatProblem */.Vw)(warning));
    if (loaded.unchecked)
        log.info(UNCHECKED_SPANS);
    return suite;
}
/** One warning that stands for those of every span. */
const UNCHECKED_SPANS = 'Expected spans were not checked: none of their paths is in this checkout.';
/**
 * Every error, warning and note of the suite at a path. Throws the user's errors `suite-not-found`, `suite-outside` and
 * `file-unreadable`; a suite that is wrong is data.
 */
async function readSuite(input) {
    const { path, workingDirectory, registries, hash, scorer, place: workflow = null } = input;
    const read = async (shown) => ({
        path: shown,
        text: await (0,files/* readTextFile */.Gu)({ path: (0,external_node_path_.join)(workingDirectory, shown), shown, maxBytes: load_suite_MAX_BYTES }),
    });
    const manifest = await read(await findManifest(path, workingDirectory));
    const found = new Set();
    const emptyPatterns = [];
    const leftOut = [];
    for (const pattern of (0,parse_manifest/* casePatterns */.wu)(manifest) ?? []) {
        const glob = (0,parse_manifest/* resolveFrom */.dx)(manifest.path, pattern);
        const nothing = { files: [], links: [], folders: [] };
        const { files, links, folders } = glob === null ? nothing : await (0,io_glob/* findMatches */.Np)(glob, workingDirectory);
        const cases = files.filter((file) => file !== manifest.path);
        if (cases.length === 0)
            emptyPatterns.push(pattern);
        if (links.length > 0)
            leftOut.push({ pattern, paths: links, kind: 'link' });
        if (folders.length > 0)
            leftOut.push({ pattern, paths: folders, kind: 'folder' });
        for (const file of cases)
            found.add(file);
    }
    const caseFiles = [];
    for (const file of found)
        caseFiles.push(await read(file));
    const modules = await loadModules({ manifest, workingDirectory, hash, scorer });
    const prompts = await readPrompts(manifest, readPromptsIn(workingDirectory));
    const home = await findSuiteHome(workingDirectory, workflow);
    const inspected = (0,parse_suite/* inspectSuite */.Bi)({
        home,
        manifest,
        caseFiles,
        emptyPatterns,
        leftOut,
        modules,
        prompts,
        registries,
        hash,
    });
    const { suite } = inspected;
    const place = { path: manifest.path, files: [manifest.path, ...found] };
    if (suite === null)
        return { ...inspected, ...place, stale: [], unchecked: false };
    const idle = await findIdleSources((0,parse_manifest/* sourcePatterns */.JX)(manifest), rootOf(workingDirectory, home));
    const { stale, unchecked } = await (0,locate_spans/* checkSpans */.GW)({ cases: suite.cases, workingDirectory, hash });
    return {
        ...inspected,
        ...place,
        warnings: [...inspected.warnings, ...idle],
        suite: { ...suite, ...(0,stale_spans/* listStaleCases */.tF)(suite.cases, stale) },
        stale: stale.map(({ problem }) => problem),
        unchecked,
    };
}
/** The manifest's path from the working directory, with `/`. */
async function findManifest(path, workingDirectory) {
    const full = (0,external_node_path_.resolve)(workingDirectory, path);
    const place = await (0,files/* locatePath */.oV)(workingDirectory, full);
    if (place === 'missing')
        throw new model_error/* UserError */.yo('suite-not-found', { path });
    if (place === 'outside')
        throw new model_error/* UserError */.yo('suite-outside', { path, working_directory: workingDirectory });
    return (0,external_node_path_.relative)(workingDirectory, full).split(external_node_path_.sep).join('/') || '.';
}
/** Long enough for any instruction; it is sent with every question. */
const MAX_PROMPT_BYTES = 64_000;
const SHOWN_LENGTH = 200;
/** The prompt files that a manifest names for its judge. Whatever is wrong with one is data. Throws what `read` throws. */
async function readPrompts(manifest, read) {
    const found = [];
    for (const { question, path: written } of (0,parse_variants/* judgePromptPaths */.YO)(manifest)) {
        const path = (0,parse_manifest/* resolveFrom */.dx)(manifest.path, written);
        const text = path === null ? { problem: OUTSIDE } : await read(path);
        const problem = typeof text === 'string' ? findFault(text) : text.problem;
        if (problem !== null || path === null || typeof text !== 'string')
            found.push({ question, kind: 'refused', message: `\`${written.slice(0, SHOWN_LENGTH)}\`: ${problem ?? OUTSIDE}` });
        // A checkout on Windows may have other line ends, and means the same.
        else
            found.push({ question, kind: 'read', path, text: text.replaceAll('\r\n', '\n') });
    }
    return found;
}
const OUTSIDE = 'it is not inside the working directory. Paths are relative to the folder of the suite.';
function findFault(text) {
    if (text.trim() === '')
        return 'it is empty. Write what the judge should do, or remove it.';
    return Buffer.byteLength(text) > MAX_PROMPT_BYTES ? `it is larger than ${MAX_PROMPT_BYTES / 1000} kB.` : null;
}
/** Reads prompts of a checkout; links that lead out of it are not followed. */
function readPromptsIn(workingDirectory) {
    return async (path) => {
        const full = (0,external_node_path_.join)(workingDirectory, path);
        const place = await (0,files/* locatePath */.oV)(workingDirectory, full);
        if (place === 'outside')
            return { problem: OUTSIDE };
        if (place === 'missing')
            return { problem: `there is no file ${path}. Paths are relative to the folder of the suite.` };
        try {
            return await (0,files/* readTextFile */.Gu)({ path: full, shown: path, maxBytes: MAX_PROMPT_BYTES });
        }
        catch (error) {
            if (!(error instanceof model_error/* UserError */.yo))
                throw error;
            return { problem: error.message };
        }
    };
}
/** What a suite may name, from the registries. */
const SUITE_REGISTRIES = {
    targets: targets/* REGISTRY */.M,
    judges: judges/* REGISTRY */.M,
    metrics: build_metrics/* buildMetrics */.GY,
    resolveMetric: build_metrics/* resolveMetric */.F1,
    tableFigure: table_figures/* tableFigure */.vu,
    judgeMeasures: judge_reliability/* JUDGE_MEASURES */.M.map(({ metric }) => metric),
    defaultGates: build_metrics/* defaultGates */.e9,
    checkJsonSchema: json_schema/* checkJsonSchema */.W,
};
/**
 * Names a suite after its working directory or, at the root of a repository, after the repository: the folder of the manifest is `golden` for
 * everybody. What no name may have becomes a dash.
 */
async function findSuiteHome(workingDirectory, place) {
    const prefix = await (0,checkout/* readPrefix */.fr)(workingDirectory);
    const directory = (prefix ?? place?.workingDirectory ?? '').replace(/^\.?\/+|^\.$|\/+$/g, '');
    const repository = async () => place?.repo ?? (prefix === null ? null : (0,checkout/* readRepositoryName */.o2)(workingDirectory));
    const name = directory === '' ? ((await repository()) ?? (0,external_node_path_.basename)((0,external_node_path_.resolve)(workingDirectory))) : (0,external_node_path_.basename)(directory);
    return { name: toName(name), directory };
}
function toName(text) {
    const name = text
        .replace(/[^A-Za-z0-9._-]+/g, '-')
        .replace(/^[^A-Za-z0-9]+/, '')
        .slice(0, 60);
    return suite/* nameSchema */.Jq.safeParse(name).success ? name : 'suite';
}
/** The root of the repository, from which sources are named. */
function rootOf(workingDirectory, { directory }) {
    const steps = directory.split('/').filter((step) => step !== '');
    return (0,external_node_path_.join)(workingDirectory, ...steps.map(() => '..'));
}
/** A warning for each source that no file matches: what it was to name can change without anybody noticing. */
async function findIdleSources(sources, root) {
    const warnings = [];
    for (const { glob, ...place } of sources) {
        const { files, folders } = await (0,io_glob/* findMatches */.Np)(glob, root);
        if (files.length > 0)
            continue;
        const hint = folders.length > 0 ? `For everything in the folder, write ${(0,problem/* quote */.hD)(`${glob}/**`)}.` : HINT;
        warnings.push({ ...place, message: `no file matches the source ${(0,problem/* quote */.hD)(glob)} of the target. ${hint}` });
    }
    return warnings;
}
const HINT = 'Sources are named from the root of the repository.';
/**
 * Whether a changed file is one of the sources, which enter neither hidden folders nor `node_modules`. A submodule, whose path ends with `/`, is always one:
 * what is in it is not looked at.
 */
function isSource(path, sources) {
    if (path.endsWith('/'))
        return true;
    return sources.some((glob) => {
        if (!(0,model_glob/* globToRegExp */.t)(glob).test(path))
            return false;
        const { fixed, enters } = (0,io_glob/* splitGlob */.VK)(glob);
        const folders = path.split('/').slice(fixed.length, -1);
        return folders.every((_, index) => enters(folders.slice(0, index + 1).join('/')));
    });
}


/***/ }),

/***/ 87132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ chunkFile),
/* harmony export */   b: () => (/* binding */ estimateTokens)
/* harmony export */ });
/* harmony import */ var _find_symbols_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9357);

/** Tokens of a text by the usual rule of thumb of four characters each, for targets that have no tokenizer. */
function estimateTokens(text) {
    return Math.ceil(text.length / 4);
}
/**
 * The chunks of a file in order: one for each symbol in TypeScript, JavaScript, Python, Go, Rust and Java, for each
 * section in Markdown, and windows of lines in everything else. Ranges are trimmed of blank lines; empty ones are dropped.
 */
function chunkFile(path, text, options) {
    const lines = (0,_find_symbols_js__WEBPACK_IMPORTED_MODULE_0__/* .splitLines */ .uz)(text);
    const ranges = (0,_find_symbols_js__WEBPACK_IMPORTED_MODULE_0__/* .listRanges */ .fi)(path, lines);
    if (ranges !== null)
        return cut(path, lines, ranges, options.max_lines);
    return cut(path, lines, [{ symbol: null, start: 0, end: lines.length }], options.window_lines);
}
function cut(path, lines, ranges, maxLines) {
    return ranges.flatMap((range) => {
        const chunks = [];
        const { start: first, end: last } = (0,_find_symbols_js__WEBPACK_IMPORTED_MODULE_0__/* .trimBlankLines */ .um)(lines, range);
        for (let from = first; from < last; from += maxLines) {
            const { start, end } = (0,_find_symbols_js__WEBPACK_IMPORTED_MODULE_0__/* .trimBlankLines */ .um)(lines, {
                symbol: range.symbol,
                start: from,
                end: Math.min(from + maxLines, last),
            });
            if (start >= end)
                continue;
            const text = lines.slice(start, end).join('\n');
            chunks.push({ path, symbol: range.symbol, start_line: start + 1, end_line: end, text });
        }
        return chunks;
    });
}


/***/ }),

/***/ 9357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uu: () => (/* binding */ listSymbols),
/* harmony export */   eX: () => (/* binding */ languageOf),
/* harmony export */   fi: () => (/* binding */ listRanges),
/* harmony export */   um: () => (/* binding */ trimBlankLines),
/* harmony export */   uz: () => (/* binding */ splitLines)
/* harmony export */ });
/* unused harmony exports findSymbols, findSections */
/**
 * The symbols of a source file as ranges of lines, in order, with the unnamed code between them (symbol null).
 *
 * A statement starts at the left margin and ends where the next one starts; a bracket at the margin continues it, and so
 * does a line inside a comment or literal. Comments and decorators right above a definition belong to it. The members of a
 * class (`impl`, `trait`) are the definitions at the indentation of its body's first line; the class itself is the rest.
 * Imports are left out.
 */
function findSymbols(lines, language) {
    const hidden = hiddenLines(lines, language.opaque);
    const statements = readStatements(lines, hidden, language);
    const ranges = [];
    let leadingFrom = null;
    let looseFrom = null;
    const closeLoose = (end) => {
        if (looseFrom !== null)
            ranges.push({ symbol: null, start: looseFrom, end });
        looseFrom = null;
    };
    for (const [index, statement] of statements.entries()) {
        const end = statements[index + 1]?.start ?? lines.length;
        if (statement.kind === 'leading') {
            const isDetached = end === lines.length || lines[end - 1]?.trim() === '';
            if (isDetached) {
                looseFrom ??= leadingFrom ?? statement.start;
                leadingFrom = null;
            }
            else
                leadingFrom ??= statement.start;
            continue;
        }
        const start = leadingFrom ?? statement.start;
        leadingFrom = null;
        if (statement.kind === 'other')
            looseFrom ??= start;
        else if (statement.kind === 'import') {
            // A comment above an import is about the file.
            if (start < statement.start)
                looseFrom ??= start;
            closeLoose(statement.start);
        }
        else {
            closeLoose(start);
            if (statement.kind === 'container')
                ranges.push(...splitMembers(lines, hidden, language, { symbol: statement.symbol, start, end }, statement.start));
            else
                ranges.push({ symbol: statement.symbol, start, end });
        }
    }
    closeLoose(lines.length);
    return ranges;
}
/** For every line whether it starts inside a comment or literal that began on an earlier line. */
function hiddenLines(lines, opaque) {
    const hidden = new Array(lines.length).fill(false);
    const text = lines.join('\n');
    let line = 0;
    let nextStart = (lines[0]?.length ?? 0) + 1;
    for (const match of text.matchAll(opaque)) {
        const end = match.index + match[0].length;
        while (line + 1 < lines.length && nextStart < end) {
            line++;
            if (nextStart > match.index)
                hidden[line] = true;
            nextStart += (lines[line]?.length ?? 0) + 1;
        }
    }
    return hidden;
}
function readStatements(lines, hidden, language) {
    const statements = [];
    for (const [start, line] of lines.entries()) {
        if (hidden[start] === true || /^(?:\s|[)\]}{]|where\b|$)/.test(line))
            continue;
        statements.push({ start, ...classify(line, language) });
    }
    return statements;
}
function classify(line, language) {
    if (language.imports.test(line))
        return { kind: 'import', symbol: null };
    if (language.leading.test(line))
        return { kind: 'leading', symbol: null };
    const container = matchName(line, language.containers);
    if (container !== null)
        return { kind: 'container', symbol: container };
    const symbol = matchName(line, language.definitions);
    return { kind: symbol === null ? 'other' : 'definition', symbol };
}
function matchName(line, patterns) {
    for (const pattern of patterns) {
        const match = pattern.exec(line);
        if (match !== null)
            return match.slice(1).join('.');
    }
    return null;
}
function splitMembers(lines, hidden, language, range, headLine) {
    const indentOf = (line) => (lines[line] ?? '').search(/\S/);
    const startsCode = (line) => hidden[line] !== true && indentOf(line) > 0;
    let bodyIndent = -1;
    const starts = [];
    for (let line = headLine + 1; line < range.end; line++) {
        if (!startsCode(line))
            continue;
        if (bodyIndent < 0)
            bodyIndent = indentOf(line);
        if (indentOf(line) !== bodyIndent)
            continue;
        const name = matchName((lines[line] ?? '').trim(), language.members);
        if (name === null)
            continue;
        let from = line;
        while (from - 1 > headLine && language.leading.test((lines[from - 1] ?? '').trim()))
            from--;
        starts.push({ line: from, symbol: `${range.symbol ?? ''}.${name}` });
    }
    const first = starts[0];
    if (first === undefined)
        return [range];
    const members = starts.map(({ line, symbol }, index) => ({
        symbol,
        start: line,
        end: starts[index + 1]?.line ?? range.end,
    }));
    return [{ ...range, end: first.line }, ...members];
}
/**
 * The sections of a Markdown file: one for each ATX heading outside fenced code, named by the heading's text without
 * its closing marks, and an unnamed one for the text before the first heading.
 * @example findSections(['# Runs', 'text']) // [{ symbol: 'Runs', start: 0, end: 2 }]
 */
function findSections(lines) {
    const headings = [{ line: 0, symbol: null }];
    let fence = null;
    for (const [line, text] of lines.entries()) {
        const mark = /^ {0,3}(`{3,}|~{3,})/.exec(text)?.[1];
        if (mark !== undefined) {
            if (fence === null)
                fence = mark;
            else if (mark.startsWith(fence))
                fence = null;
            continue;
        }
        const heading = fence === null ? /^ {0,3}#{1,6}\s+(.*?)\s*#*\s*$/.exec(text)?.[1] : undefined;
        if (heading !== undefined)
            headings.push({ line, symbol: heading === '' ? null : heading });
    }
    return headings.map(({ line, symbol }, index) => ({
        symbol,
        start: line,
        end: headings[index + 1]?.line ?? lines.length,
    }));
}
/** The symbols of a source file or the headings of a Markdown file; null for a file of any other kind. */
function listSymbols(path, text) {
    const lines = splitLines(text);
    const language = languageOf(path);
    const ranges = listRanges(path, lines);
    // Names defined deeper than that, such as functions in functions; a name that is not surely deeper is among them.
    const inner = language === null ? [] : findInner(lines, language);
    return ranges === null ? null : { ranges, inner };
}
/** The same without what is defined deeper. */
function listRanges(path, lines) {
    const language = languageOf(path);
    if (language !== null)
        return findSymbols(lines, language);
    return /\.(?:md|markdown|mdx)$/i.test(path) ? findSections(lines) : null;
}
const splitLines = (text) => text.split(/\r\n|\n|\r/);
/** The range without blank lines at its ends. */
function trimBlankLines(lines, { symbol, ...range }) {
    let { start, end } = range;
    while (start < end && lines[start]?.trim() === '')
        start++;
    while (end > start && lines[end - 1]?.trim() === '')
        end--;
    return { symbol, start, end };
}
function findInner(lines, { definitions, containers, members }) {
    const patterns = [...definitions, ...containers, ...members];
    return lines.flatMap((line) => {
        const trimmed = line.trim();
        if (trimmed === line || trimmed === '')
            return [];
        const match = patterns.map((pattern) => pattern.exec(trimmed)).find((found) => found !== null);
        return match ? [match.slice(1).join('.')] : [];
    });
}
const C_COMMENTS = String.raw `\/\/.*|\/\*[\s\S]*?(?:\*\/|$)`;
const DOUBLE_QUOTED = String.raw `"(?:[^"\\\n]|\\.)*"`;
const SINGLE_QUOTED = String.raw `'(?:[^'\\\n]|\\.)*'`;
const TEMPLATE = String.raw `\`(?:[^\`\\]|\\[\s\S])*\``;
const REGEX_LITERAL = String.raw `(?<=[=(,:[!&|?{};]\s*)\/(?![*/])(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/`;
const opaque = (...patterns) => new RegExp(patterns.join('|'), 'g');
const TYPESCRIPT = {
    extensions: ['ts', 'tsx', 'mts', 'cts', 'js', 'jsx', 'mjs', 'cjs'],
    opaque: opaque(C_COMMENTS, TEMPLATE, DOUBLE_QUOTED, SINGLE_QUOTED, REGEX_LITERAL),
    leading: /^(?:\/\/|\/\*|\*|@)/,
    imports: /^(?:import\b|export\s+(?:type\s+)?[*{]|['"]use strict|#!)|^(?:const|let|var)\s.*=\s*require\(/,
    containers: [/^(?:export\s+)?(?:default\s+)?(?:declare\s+)?(?:abstract\s+)?class\s+([\w$]+)/],
    definitions: [
        /^(?:export\s+)?(?:default\s+)?(?:declare\s+)?(?:async\s+)?function\s*\*?\s*([\w$]+)/,
        /^(?:export\s+)?(?:declare\s+)?(?:const\s+enum|enum|interface|type|namespace|module)\s+([\w$]+)/,
        /^(?:export\s+)?(?:declare\s+)?(?:const|let|var)\s+([\w$]+)/,
        /^(?:module\.)?exports\.([\w$]+)\s*=/,
    ],
    members: [
        /^(?:(?:public|private|protected|static|abstract|override|readonly|async|get|set)\s+)*\*?\s*(#?[\w$]+)\??\s*(?:[(<]|=\s*(?:async\s*)?(?:\(|[\w$]+\s*=>))/,
    ],
};
const PYTHON = {
    extensions: ['py', 'pyi'],
    opaque: opaque('#.*', String.raw `"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)`, DOUBLE_QUOTED, SINGLE_QUOTED),
    leading: /^[#@]/,
    imports: /^(?:import|from)\s|^#!/,
    containers: [/^class\s+(\w+)/],
    definitions: [/^(?:async\s+)?def\s+(\w+)/, /^([A-Z][A-Z0-9_]+)\s*(?::[^=]+)?=(?!=)/],
    members: [/^(?:async\s+)?def\s+(\w+)/, /^class\s+(\w+)/],
};
const GO = {
    extensions: ['go'],
    opaque: opaque(C_COMMENTS, String.raw `\`[^\`]*\``, DOUBLE_QUOTED, SINGLE_QUOTED),
    leading: /^(?:\/\/|\/\*|\*)/,
    imports: /^(?:package|import)\b/,
    containers: [],
    definitions: [
        /^func\s+\(\s*(?:\w+\s+)?\*?(\w+)[^)]*\)\s*(\w+)/,
        /^func\s+(\w+)/,
        /^type\s+(\w+)/,
        /^(?:var|const)\s+(\w+)/,
    ],
    members: [],
};
const RUST = {
    extensions: ['rs'],
    opaque: opaque(C_COMMENTS, String.raw `"(?:[^"\\]|\\[\s\S])*"`, String.raw `'(?:[^'\\\n]|\\.[^'\n]*)'`),
    leading: /^(?:\/\/|\/\*|\*|#!?\[)/,
    imports: /^(?:pub(?:\([^)]*\))?\s+)?(?:use|extern\s+crate|mod\s+\w+\s*;)/,
    containers: [
        /^(?:unsafe\s+)?impl(?:<.*?>)?\s+(?:[^{]*?\sfor\s+)?&?(?:\w+::)*(\w+)/,
        /^(?:pub(?:\([^)]*\))?\s+)?(?:unsafe\s+)?trait\s+(\w+)/,
    ],
    definitions: [
        /^(?:pub(?:\([^)]*\))?\s+)?(?:(?:const|async|unsafe|extern(?:\s+"[^"]*")?)\s+)*fn\s+(\w+)/,
        /^(?:pub(?:\([^)]*\))?\s+)?(?:struct|enum|union|type|mod|const|static(?:\s+mut)?)\s+(\w+)/,
        /^macro_rules!\s*(\w+)/,
    ],
    members: [/^(?:pub(?:\([^)]*\))?\s+)?(?:(?:default|const|async|unsafe|extern(?:\s+"[^"]*")?)\s+)*fn\s+(\w+)/],
};
const JAVA_MODIFIERS = String.raw `(?:(?:public|protected|private|abstract|final|sealed|non-sealed|static|strictfp|synchronized|native|default)\s+)*`;
const JAVA_TYPE = new RegExp(String.raw `^${JAVA_MODIFIERS}(?:class|interface|enum|record|@interface)\s+(\w+)`);
const JAVA = {
    extensions: ['java'],
    opaque: opaque(C_COMMENTS, String.raw `"""[\s\S]*?(?:"""|$)`, DOUBLE_QUOTED, SINGLE_QUOTED),
    leading: /^(?:\/\/|\/\*|\*|@)/,
    imports: /^(?:package|import)\b/,
    containers: [JAVA_TYPE],
    definitions: [],
    members: [JAVA_TYPE, new RegExp(String.raw `^${JAVA_MODIFIERS}(?:<[^>]+>\s+)?(?:[\w.<>[\],?\s]+\s)?(\w+)\s*\(`)],
};
const LANGUAGES = [TYPESCRIPT, PYTHON, GO, RUST, JAVA];
/** The language of a file by its extension, or null where symbols are not recognised. */
function languageOf(path) {
    const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
    return LANGUAGES.find(({ extensions }) => extensions.includes(extension)) ?? null;
}


/***/ }),

/***/ 12677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VB: () => (/* binding */ locateSpan),
/* harmony export */   fs: () => (/* binding */ outlineFile),
/* harmony export */   rF: () => (/* binding */ nameFiles)
/* harmony export */ });
/* harmony import */ var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35560);
/* harmony import */ var _model_plain_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1275);
/* harmony import */ var _find_symbols_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9357);



/**
 * What a file says of a retrieved span in it, as far as the expected spans of the same file need it: which of their symbols it is, or shares
 * lines with, and its lines where the target gives none (those of its symbol, else of its text). Null where neither is known.
 * @example // `K.m` has the lines 5 and 6, and no other `m` is in the file
 * locateSpan({ symbol: 'm' }, [{ path: 'k.py', symbol: 'K.m', relevance: 1 }], outline) // { is: ['K.m'], start_line: 5, end_line: 6 }
 */
function locateSpan(span, expected, outline) {
    const own = ownLines(span);
    const symbol = span.symbol === undefined ? null : (0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_1__/* .plainSymbol */ .Nb)(span.symbol);
    const name = symbol === null ? null : outline.nameOf(symbol);
    const lines = own === null ? linesFrom(span, name, outline) : [own];
    const is = [];
    const isNot = [];
    for (const { symbol: wanted } of expected) {
        if (wanted === undefined || is.includes(wanted) || isNot.includes(wanted))
            continue;
        const answer = decide({ symbol, name, lines }, wanted, outline);
        if (answer !== null)
            (answer ? is : isNot).push(wanted);
    }
    const [found, second] = own === null ? lines : [];
    if (is.length === 0 && isNot.length === 0 && found === undefined)
        return null;
    const lineRange = second === undefined ? found : undefined;
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_2__/* .omitUndefined */ .O)({
        is: is.length > 0 ? is : undefined,
        is_not: isNot.length > 0 ? isNot : undefined,
        start_line: lineRange?.first,
        end_line: lineRange?.last,
    });
}
/** Whether a span is, or shares lines with, the symbol that a case wants; null where the file does not say. */
function decide({ symbol, name, lines }, wanted, outline) {
    const plain = (0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_1__/* .plainSymbol */ .Nb)(wanted);
    const target = outline.nameOf(plain);
    if (target === null)
        return null;
    if (name !== null)
        return name === target;
    if (symbol !== null && !(0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isShortFor */ .Ed)(symbol, plain) && !(0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isShortFor */ .Ed)(plain, symbol))
        return null;
    if (lines.length === 0)
        return null;
    const ranges = outline.symbols.get(target) ?? [];
    return lines.some((one) => ranges.some((other) => one.first <= other.last && other.first <= one.last));
}
function ownLines({ start_line: start, end_line: end }) {
    const [first, last] = [start ?? end, end ?? start];
    return first === undefined || last === undefined ? null : { first, last };
}
function linesFrom(span, name, outline) {
    if (name !== null)
        return outline.symbols.get(name) ?? [];
    const found = span.symbol === undefined && span.text !== undefined ? outline.findText(span.text) : null;
    return found === null ? [] : [found];
}
/**
 * A reply whose spans name their files by `path`, relative to the checkout where they lie in it: `source`, `file`, `file_path` and the
 * same in `metadata` stand in for a missing `path`, and an absolute path loses the checkout's folder. So do the names of `sources`.
 * What changes nothing gives the reply itself.
 * @param roots the checkout's folder in all its spellings, absolute
 */
function nameFiles(reply, roots) {
    const prefixes = [...new Set(roots.map((root) => `${slashed(root).replace(/\/+$/, '')}/`))];
    const relative = (path) => relativeTo(path, prefixes);
    const spans = reply.spans?.map((span) => nameFile(span, relative));
    const sources = reply.sources?.map(relative);
    const isSame = (spans === undefined || spans.every((span, index) => span === reply.spans?.[index])) &&
        (sources === undefined || sources.every((source, index) => source === reply.sources?.[index]));
    return isSame ? reply : (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_2__/* .omitUndefined */ .O)({ ...reply, spans, sources });
}
function nameFile(span, relative) {
    const given = span.path ?? findPath(span);
    const path = given === undefined ? undefined : relative(given);
    const source = span.source === undefined ? undefined : relative(span.source);
    if (path === span.path && source === span.source)
        return span;
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_2__/* .omitUndefined */ .O)({ ...span, path, source });
}
/** Where frameworks put the file of a chunk: LangChain in `metadata.source`, LlamaIndex in `metadata.file_path`. */
function findPath(span) {
    const { metadata } = span;
    const inner = typeof metadata === 'object' && metadata !== null ? { ...metadata } : {};
    const given = [span, inner].flatMap((fields) => [fields['source'], fields['file'], fields['file_path']]);
    return [...given, inner['path']].find((value) => typeof value === 'string' && value.trim() !== '');
}
function relativeTo(path, prefixes) {
    // Nearly all are relative.
    if (!/^(?:[/\\]|[a-z]:[/\\]|file:)/i.test(path))
        return path;
    const plain = slashed(/^file:/i.test(path) ? fromFileUrl(path) : path);
    const prefix = prefixes.find((each) => /^[a-z]:/i.test(each) ? plain.toLowerCase().startsWith(each.toLowerCase()) : plain.startsWith(each));
    const rest = prefix === undefined ? '' : plain.slice(prefix.length);
    return rest === '' || /(?:^|\/)\.\.(?:\/|$)/.test(rest) ? path : rest;
}
const slashed = (path) => path.replaceAll('\\', '/');
/** `file:///a/b%20c` is `/a/b c`, `file:///c:/a` is `c:/a`; what is no such address stays. */
function fromFileUrl(url) {
    const path = url.replace(/^file:(?:\/\/(?:localhost)?(?=\/))?/i, '').replace(/^\/(?=[a-z]:)/i, '');
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}
/** Reads a file once, to look up many spans. */
function outlineFile(path, text) {
    const lines = (0,_find_symbols_js__WEBPACK_IMPORTED_MODULE_0__/* .splitLines */ .uz)(text);
    const { ranges = [], inner = [] } = (0,_find_symbols_js__WEBPACK_IMPORTED_MODULE_0__/* .listSymbols */ .Uu)(path, text) ?? {};
    const hasMembers = ((0,_find_symbols_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOf */ .eX)(path)?.containers.length ?? 0) > 0;
    const symbols = new Map();
    for (const [index, range] of ranges.entries()) {
        if (range.symbol === null)
            continue;
        const end = hasMembers ? endOfMembers(ranges, index) : range.end;
        const { start, end: last } = (0,_find_symbols_js__WEBPACK_IMPORTED_MODULE_0__/* .trimBlankLines */ .um)(lines, { ...range, end });
        const name = (0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_1__/* .plainSymbol */ .Nb)(range.symbol);
        if (start < last)
            symbols.set(name, [...(symbols.get(name) ?? []), { first: start + 1, last }]);
    }
    const innerCounts = new Map();
    for (const name of inner)
        innerCounts.set(name, (innerCounts.get(name) ?? 0) + 1);
    const kept = text.length > MOST_TEXT ? '' : text;
    let findText = null;
    return {
        symbols,
        nameOf: nameFinder(symbols, innerCounts),
        findText: (piece) => (findText ??= textFinder((0,_find_symbols_js__WEBPACK_IMPORTED_MODULE_0__/* .splitLines */ .uz)(kept)))(piece),
    };
}
/** `listSymbols` gives the members of a class as symbols of their own, right after it; they belong to it all the same. */
function endOfMembers(ranges, index) {
    const { symbol, end } = ranges[index] ?? { symbol: null, end: 0 };
    let last = end;
    for (const member of ranges.slice(index + 1)) {
        if (member.start !== last || member.symbol?.startsWith(`${symbol ?? ''}.`) !== true)
            break;
        last = member.end;
    }
    return last;
}
/** @param inner how often each name is defined inside something else, members of classes too */
function nameFinder(symbols, inner) {
    const names = [...symbols.keys()];
    const find = (symbol) => {
        if (symbols.has(symbol))
            return symbol;
        const longer = names.filter((name) => (0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isShortFor */ .Ed)(symbol, name));
        const [name, second] = longer.length > 0 ? longer : names.filter((each) => (0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isShortFor */ .Ed)(each, symbol));
        if (name === undefined || second !== undefined)
            return null;
        // A function within a function may bear the same name, and its lines are not known.
        return longer.length > 0 && (inner.get(symbol) ?? 0) > (symbols.get(name)?.length ?? 0) ? null : name;
    };
    const known = new Map();
    return (symbol) => {
        const name = known.get(symbol);
        if (name !== undefined)
            return name;
        const found = find(symbol);
        if (known.size < MOST_NAMES)
            known.set(symbol, found);
        return found;
    };
}
const MOST_NAMES = 10_000;
/** A longer text is not looked for by its words: it would be kept in memory as long as the run takes. */
const MOST_TEXT = 1_000_000;
function textFinder(lines) {
    const starts = [];
    const numbers = [];
    const parts = [];
    let length = 0;
    for (const [index, line] of lines.entries()) {
        const part = joinWords(line);
        if (part === '')
            continue;
        starts.push(length);
        numbers.push(index + 1);
        parts.push(part);
        length += part.length + 1;
    }
    const text = parts.join(' ');
    const lineAt = (offset) => {
        let [low, high] = [0, starts.length - 1];
        while (low < high) {
            const middle = Math.ceil((low + high) / 2);
            if ((starts[middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        return numbers[low] ?? 1;
    };
    return (piece) => {
        const words = piece.length > MOST_TEXT ? '' : joinWords(piece);
        const at = words === '' || words.length > text.length ? -1 : text.indexOf(words);
        if (at < 0 || text.includes(words, at + 1))
            return null;
        return { first: lineAt(at), last: lineAt(at + words.length - 1) };
    };
}
const joinWords = (text) => text.trim().replace(/\s+/g, ' ');


/***/ }),

/***/ 19007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C5: () => (/* binding */ queryTerms),
/* harmony export */   qw: () => (/* binding */ tokenize)
/* harmony export */ });
/* unused harmony exports foldWord, rememberTexts */
/** Words of a question that say nothing about where the answer is. */
const STOP_WORDS = new Set(('a about all am an and any are as at be been being but by can could did do does doing for from get gets give gives had happen happens has ' +
    'have how i if in into is it its just may me might must many much my not of on one or our out over shall she should so some such than ' +
    'that the their them then there these they this those to under up use used uses using was we were what when where which ' +
    'while who whom whose why will with would you your').split(' '));
/**
 * The terms of a text in order. Identifiers are split at camelCase, snake_case, kebab-case and digit boundaries and kept
 * whole as well; everything is lower-cased and inflections are folded by `foldWord`.
 * @example tokenize('parseSuites') // ['pars', 'suit', 'parsesuit']
 */
function tokenize(text) {
    const terms = [];
    for (const word of text.match(/[\p{L}\p{N}_]+/gu) ?? [])
        for (const term of termsOfWord(word))
            terms.push(term);
    return terms;
}
/** A text has few distinct words, and a repository's files have mostly the same. */
const termsOfWord = rememberTexts(splitWord, { most: 50_000, longest: 60 });
function splitWord(word) {
    const parts = word.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lo}+|\p{Lm}+|\p{N}+/gu) ?? [];
    const terms = parts.map((part) => foldWord(part.toLowerCase()));
    return parts.length > 1 ? [...terms, foldWord(parts.join('').toLowerCase())] : terms;
}
/** The distinct terms of a question that can point somewhere, in order. */
function queryTerms(query) {
    const terms = new Set();
    for (const word of query.match(/[\p{L}\p{N}_]+/gu) ?? []) {
        if (STOP_WORDS.has(word.toLowerCase()))
            continue;
        for (const term of tokenize(word))
            terms.add(term);
    }
    return [...terms];
}
/**
 * One form for a word's inflections: plurals by the S-stemmer (Harman 1991, "How effective is suffixing?", table 1), then
 * -ed and -ing by Porter's step 1b and the final -e by his step 5a (1980, "An algorithm for suffix stripping"), without
 * his measure m. Derivations (`compute`, `computation`) stay apart.
 * @example foldWord('restarted') // 'restart'
 * @example foldWord('queries') // 'query'
 */
function foldWord(word) {
    const singular = foldPlural(word);
    const stem = cutEnding(singular);
    if (stem.length < 3 || !/[aeiouy]/.test(stem))
        return dropE(singular);
    return stem !== singular && /([^aeioulsz])\1$/.test(stem) ? stem.slice(0, -1) : dropE(stem);
}
function cutEnding(word) {
    if (word.endsWith('ing'))
        return word.slice(0, -3);
    return word.endsWith('ed') && !word.endsWith('eed') ? word.slice(0, -2) : word;
}
function foldPlural(word) {
    if (word.length <= 3)
        return word;
    if (word.endsWith('ies') && !/[ae]ies$/.test(word))
        return `${word.slice(0, -3)}y`;
    if (word.endsWith('es') && !/[aeo]es$/.test(word))
        return word.slice(0, -1);
    return word.endsWith('s') && !/[us]s$/.test(word) ? word.slice(0, -1) : word;
}
function dropE(word) {
    return word.length > 3 && word.endsWith('e') ? word.slice(0, -1) : word;
}
/**
 * A function of a text that remembers what it gave, for texts that come again and again. What it gives is shared: it must not be changed.
 * @example const shout = rememberTexts((text) => `${text}!`, { most: 100, longest: 20 })
 */
function rememberTexts(compute, { most, longest }) {
    const kept = new Map();
    return (text) => {
        const known = kept.get(text);
        if (known !== undefined)
            return known;
        const result = compute(text);
        if (text.length <= longest) {
            if (kept.size === most)
                kept.clear();
            kept.set(text, result);
        }
        return result;
    };
}


/***/ }),

/***/ 31718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ adviseSuite),
/* harmony export */   h6: () => (/* binding */ adviseChange)
/* harmony export */ });
/* unused harmony export powerLeft */
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77377);
/* harmony import */ var _model_suite_selection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78955);
/* harmony import */ var _stats_distributions_normal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66697);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55151);




/** More gates than this share one level too thinly. */
const MAX_GATES = 5;
/** Below this many cases even losing all of them is hardly significant. */
const MIN_GATE_CASES = 5;
/** Ids that are named before the rest is counted. */
const MAX_NAMED = 5;
/**
 * What is allowed in a suite but seldom wise, for `goldenpair validate` to say; runs keep quiet about it.
 * @param document the manifest
 */
function adviseSuite(suite, document) {
    const enabled = suite.cases.filter((golden) => golden.enabled);
    return [
        ...adviseGates(suite, document, enabled),
        ...adviseTags(suite.cases, enabled),
        ...enabled.flatMap((golden) => adviseChecks(golden)),
    ];
}
function adviseGates(suite, document, enabled) {
    const gates = suite.gates.filter(({ assumed }) => assumed !== true);
    const advice = gates.flatMap((gate, index) => {
        if (gate.where === null)
            return [];
        const selection = (0,_model_suite_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .parseSelection */ .gO)(gate.where);
        const count = enabled.filter((golden) => (0,_model_suite_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesSelection */ ._w)(golden, selection)).length;
        if (count >= MIN_GATE_CASES)
            return [];
        const message = `gate ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(gate.id)} looks at ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(count, 'case')} (${(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(gate.where)}), too few to show anything. Add cases, or remove the gate.`;
        return [(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemAtKey */ .Om)(document, ['gates', index, 'where'], message)];
    });
    const family = gates.filter(
    // A gate with bounds alone is in no family (docs/decision-rules.md#absolute-bounds).
    ({ severity, evidence, margin }) => severity === 'fail' && evidence === 'significant' && margin !== null).length;
    if (family <= MAX_GATES)
        return advice;
    const message = `${family} gates share the level ${suite.alpha}: the first that fails needs p < ${(suite.alpha / family).toPrecision(2)} (Holm). A change that a single gate would find with 80 % power is found with ${Math.round(powerLeft(suite.alpha, family) * 100)} %. Keep at most ${MAX_GATES}, and show the rest with \`severity: warn\`.`;
    return [(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemAtKey */ .Om)(document, ['gates'], message), ...advice];
}
/**
 * Power at Holm's first threshold alpha/G (Holm 1979, Scand. J. Statist. 6:65) for an effect that a single two-sided test at
 * alpha finds with 80 %: 1 − Φ(z(1 − alpha/2G) − z(1 − alpha/2) − z(0.8)), the normal approximation.
 * @example powerLeft(0.05, 8) // 0.527
 */
function powerLeft(alpha, gates) {
    const effect = (0,_stats_distributions_normal_js__WEBPACK_IMPORTED_MODULE_1__/* .normalQuantile */ .Zl)(1 - alpha / 2) + (0,_stats_distributions_normal_js__WEBPACK_IMPORTED_MODULE_1__/* .normalQuantile */ .Zl)(0.8);
    return (0,_stats_distributions_normal_js__WEBPACK_IMPORTED_MODULE_1__/* .normalUpperTail */ .IL)((0,_stats_distributions_normal_js__WEBPACK_IMPORTED_MODULE_1__/* .normalQuantile */ .Zl)(1 - alpha / (2 * gates)) - effect);
}
function adviseTags(cases, enabled) {
    const untagged = enabled.filter(({ tags }) => tags.length === 0);
    const covered = new Set(enabled.flatMap(({ tags }) => tags));
    const unused = new Map(cases.flatMap((golden) => golden.tags.map((tag) => [tag, golden])));
    for (const tag of covered)
        unused.delete(tag);
    const [first] = untagged;
    const named = untagged.slice(0, MAX_NAMED).map(({ id }) => id);
    const more = untagged.length > MAX_NAMED ? ' …' : '';
    const [has, them] = untagged.length === 1 ? ['has', 'it'] : ['have', 'them'];
    const count = `${untagged.length} of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(enabled.length, 'case')} ${has} no tag`;
    const message = `${count}, so no subset or table by tag includes ${them}: ${named.join(', ')}${more}. Give them \`tags\`.`;
    return [
        ...(first === undefined ? [] : [{ ...first.at, message }]),
        ...[...unused].map(([tag, { at }]) => ({
            ...at,
            message: `tag ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(tag)} is only on cases with \`enabled: false\`, so no case tests it. Enable a case, or add one.`,
        })),
    ];
}
function adviseChecks({ id, at, checks }) {
    return checks.flatMap((check) => {
        const text = 'contains' in check ? check.contains : 'not_contains' in check ? check.not_contains : '';
        if (!/^\w{1,2}$/.test(text))
            return [];
        const message = `case ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(id)}: ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(text)} is so short that it is found inside other words and numbers too. Use \`regex: '\\b${text}\\b'\`.`;
        return [{ ...at, message }];
    });
}
/**
 * What to say of a change that touches sources but not the golden set: a change worth making is worth a case. Null where a suite file is
 * among the changed files, or where only documentation, tests, hidden files and lock files are.
 */
function adviseChange(input) {
    const { manifest, files, changed } = input;
    const folder = manifest.slice(0, manifest.lastIndexOf('/') + 1);
    const isGolden = (path) => files.includes(path) || (folder !== '' && path.startsWith(folder));
    if (changed.some((path) => isGolden(path)))
        return null;
    const sources = changed.filter((path) => !NO_SOURCE.test(path));
    const [first] = sources;
    if (first === undefined)
        return null;
    const more = sources.length === 1 ? '' : ` and ${sources.length - 1} more`;
    return {
        file: manifest,
        line: 1,
        message: `the change touches ${first}${more}, but no case. Add a case for what is new, or for what was wrong.`,
    };
}
/** Hidden files and folders, tests, documentation and lock files. */
const NO_SOURCE = /(?:^|\/)(?:\.|tests?\/|__tests__\/|spec\/|docs?\/)|(?:[._-](?:test|spec)|_test)\.\w+$|(?:^|\/)test_[^/]*$|\.(?:md|markdown|mdx|rst|lock)$|(?:^|\/)(?:LICENSE|package-lock\.json|pnpm-lock\.yaml|go\.sum)$/i;


/***/ }),

/***/ 26373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ describeUnknownMetric),
/* harmony export */   B4: () => (/* binding */ unwrapSchema),
/* harmony export */   fU: () => (/* binding */ warnOfLabels),
/* harmony export */   wF: () => (/* binding */ describeIssues)
/* harmony export */ });
/* unused harmony export pathName */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55156);
/* harmony import */ var _model_suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60288);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55151);



/** What zod found in a part of a suite file, with file and line, in the words of somebody who writes suites. */
function describeIssues(issues, subject) {
    return issues.flatMap((issue) => describeIssue(issue, subject, []));
}
function describeIssue(issue, subject, base) {
    const { document, prefix } = subject;
    const path = [...base, ...issue.path];
    const full = [...subject.at, ...(subject.written?.(path) ?? path)];
    const value = valueAt(subject.value, path);
    const name = full.length === subject.named ? 'it' : (0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(pathName(full.slice(subject.named)));
    const got = (wanted = '') => describeGot(value, { source: document.sourceOf(full), wanted });
    const atValue = (message) => [(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)(document, full, `${prefix}${message}`)];
    const atKey = (message, key) => (0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAtKey */ .Om)(document, key, `${prefix}${message}`);
    switch (issue.code) {
        case 'unrecognized_keys': {
            const known = [...schemaKeys(subject.schema, path), ...(path.length === 0 ? (subject.otherKeys ?? []) : [])];
            return issue.keys.map((key) => {
                const place = [...full, key];
                if (known.includes(key))
                    return atKey(`${(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(pathName(place.slice(subject.named)))} cannot be combined with the keys beside it. Make it a separate item.`, place);
                return atKey((0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownName */ .U0)('key', pathName(place.slice(subject.named)), known, (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggest */ .Z)(key, known)), place);
            });
        }
        case 'invalid_type':
            if (value === undefined)
                return atValue(`${name} is missing. Give ${describeWanted(issue.expected)}.`);
            // A format says itself what it is: quotes make no day of `true`.
            if (!issue.message.startsWith('Invalid input'))
                return atValue(`${name} must be ${issue.message}, but ${got()}`);
            return atValue(`${name} must be ${describeWanted(issue.expected)}, but ${got(path.length === 0 ? '' : issue.expected)}`);
        case 'invalid_value': {
            const values = issue.values.map(String);
            const choice = values.length === 1 ? values.join('') : `one of ${values.join(', ')}`;
            if (value === undefined)
                return atValue(`${name} is missing. Give ${choice}.`);
            const meant = typeof value === 'string' ? (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggest */ .Z)(value, values) : null;
            return atValue(`${name} must be ${choice}, but ${got()}${(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(meant)}`);
        }
        case 'too_small':
            if (issue.origin === 'string')
                return atValue(`${name} must not be empty.`);
            if (issue.origin === 'array')
                return atValue(`${name} is an empty list. Give an item, or leave the key out.`);
            return atValue(`${name} must be ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}, but ${got()}`);
        case 'too_big': {
            if (issue.origin === 'string')
                return atValue(`${name} must have at most ${issue.maximum} characters, but has ${String(value).length}.`);
            if (issue.origin === 'array')
                return atValue(`${name} must have at most ${issue.maximum} items.`);
            return atValue(`${name} must be ${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}, but ${got()}`);
        }
        case 'invalid_format':
            return atValue(`${name} must be ${issue.message}, but ${got()}`);
        case 'invalid_key':
            return [
                atKey(`the name ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(String(full.at(-1)))} in ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(pathName(full.slice(subject.named, -1)))} must be ${issue.issues.map(({ message }) => message).join(', ')}.`, full),
            ];
        case 'invalid_union': {
            const wanted = wantedOf(issue.errors);
            const isText = wanted.includes('text') && !wanted.includes('number');
            const branch = describeUnion(issue.errors, subject, path);
            return branch ?? atValue(`${name} must be ${wanted}, but ${got(isText ? 'string' : '')}`);
        }
        case 'custom':
        case 'invalid_element':
        case 'not_multiple_of':
            return atValue(`${name}: ${issue.message}`);
    }
}
/** Says what is wrong with the branch of a union that was meant: by the value's type, then by its keys. Null when that is undecided. */
function describeUnion(branches, subject, path) {
    const ofType = branches.filter((issues) => !issues.some((issue) => isOfWrongType(issue)));
    const known = schemaKeys(subject.schema, path);
    const value = valueAt(subject.value, path);
    const keys = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
    const unknown = keys.filter((key) => !known.includes(key));
    if (ofType.length > 1 && unknown.length > 0)
        return describeIssue({ code: 'unrecognized_keys', keys: unknown, path: [], message: '' }, subject, path);
    const [first, ...rest] = ofType;
    if (!first)
        return null;
    if (rest.length > 0 && keys.length === 0) {
        const message = `this is empty. Give one of ${known.join(', ')}.`;
        return describeIssue({ code: 'custom', path: [], message }, subject, path);
    }
    const meant = rest.reduce((best, issues) => (issues.length < best.length ? issues : best), first);
    return meant.flatMap((issue) => describeIssue(issue, subject, path));
}
function isOfWrongType(issue) {
    return issue.code === 'invalid_type' && issue.path.length === 0;
}
function wantedOf(branches) {
    const types = branches
        .flat()
        .flatMap((issue) => (issue.code === 'invalid_type' && isOfWrongType(issue) ? [issue.expected] : []));
    return [...new Set(types.map((type) => describeWanted(type)))].join(' or ');
}
function valueAt(value, path) {
    return path.reduce((at, step) => typeof at === 'object' && at !== null && Object.hasOwn(at, step) ? Reflect.get(at, step) : undefined, value);
}
/** `gates[2].max_drop`. */
function pathName(path) {
    return path.reduce((name, step) => {
        if (typeof step === 'number')
            return `${name}[${step}]`;
        return name === '' ? String(step) : `${name}.${String(step)}`;
    }, '');
}
const WANTED = {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    tuple: 'a list',
    object: 'a mapping of keys to values',
    record: 'a mapping of keys to values',
};
/** A type of zod in the words of a suite's author: "a list". */
function describeWanted(expected) {
    return WANTED[expected] ?? expected;
}
/**
 * What is there instead, as the end of a sentence: "is the text `five`.", "is empty."
 * `source` is the scalar as written. YAML reads `007` and `yes: true` as other than text, so where text is wanted the cure is quotes.
 */
function describeGot(value, { source, wanted }) {
    if (value === null)
        return WANTED[wanted] === WANTED['object'] ? 'is empty. Write `{}` for none.' : 'is empty.';
    if (Array.isArray(value))
        return 'is a list.';
    if (typeof value === 'object')
        return 'is a mapping.';
    if (typeof value === 'string')
        return `is the text ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value)}.`;
    const written = source ?? JSON.stringify(value) ?? 'nothing';
    if (wanted !== 'string')
        return `is ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(written)}.`;
    const reading = typeof value === 'boolean' ? 'true or false' : 'a number';
    return `${(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(written)} reads as ${reading}. Put it in quotes: "${written.slice(0, 60)}".`;
}
/** The keys that a mapping may have at a path of a schema; of a union the keys of all its branches. */
function schemaKeys(schema, path) {
    const found = path.reduce((at, step) => at.flatMap((each) => stepInto(each, step)), unwrapSchema(schema));
    return [...new Set(found.flatMap((each) => (each instanceof zod__WEBPACK_IMPORTED_MODULE_2__.ZodObject ? Object.keys(each.shape) : [])))];
}
function stepInto(schema, step) {
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_2__.ZodArray)
        return unwrapSchema(schema.element);
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_2__.ZodRecord)
        return unwrapSchema(schema.valueType);
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_2__.ZodObject)
        return unwrapSchema(schema.shape[String(step)]);
    return [];
}
/** The schemas a value may meet once defaults, optionals and unions are looked through. */
function unwrapSchema(schema) {
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_2__.ZodOptional ||
        schema instanceof zod__WEBPACK_IMPORTED_MODULE_2__.ZodDefault ||
        schema instanceof zod__WEBPACK_IMPORTED_MODULE_2__.ZodPrefault ||
        schema instanceof zod__WEBPACK_IMPORTED_MODULE_2__.ZodNullable)
        return unwrapSchema(schema.unwrap());
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_2__.ZodPipe)
        return unwrapSchema(schema.in);
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_2__.ZodUnion)
        return schema.options.flatMap((option) => unwrapSchema(option));
    return schema instanceof zod__WEBPACK_IMPORTED_MODULE_2__.ZodType ? [schema] : [];
}
/** More metrics than these are not listed one by one. */
const LONGEST_LIST = 20;
/**
 * What to say of a metric that does not exist: the nearest one, if need be at `primary_k` and by its full id, and all that do
 * (of many, how their names begin).
 * A metric at a k that the suite does not measure is distinguished from a typing mistake.
 * @example "metric `ndgc` is unknown. Did you mean `retrieval.ndcg@5`? Known: success, retrieval.ndcg@1,3,5,10."
 */
function describeUnknownMetric(input) {
    const { name, suggestion, metrics, primary_k } = input;
    const families = new Map();
    for (const { id } of metrics) {
        const [base = '', k] = id.split('@');
        families.set(base, [...(families.get(base) ?? []), ...(k === undefined ? [] : [k])]);
    }
    const [base = '', k] = name.split('@');
    const known = [...families].map(([family, ks]) => (ks.length === 0 ? family : `${family}@${ks.join(',')}`)).join(', ');
    const exact = [...families].find(([family, ks]) => ks.length > 0 && (family === base || shortOf(family) === base));
    if (exact && k !== undefined && /^[1-9]\d{0,2}$/.test(k))
        return `metric ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} is not measured, because \`${keyOf(exact[0])}\` has no ${k}. Add it to \`${keyOf(exact[0])}\`, or use one of ${exact[1].map((each) => `\`${exact[0]}@${each}\``).join(', ')}.`;
    // Full names come before short ones, and where a k is named, what is measured at one before the rest.
    const nearest = (some) => {
        const near = (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggest */ .Z)(base, [...some, ...some.map(shortOf)]);
        return some.find((family) => family === near) ?? some.find((family) => shortOf(family) === near);
    };
    const all = [...families.keys()];
    const atK = all.filter((family) => families.get(family)?.length !== 0);
    const near = (k === undefined ? undefined : nearest(atK)) ?? nearest(all);
    const ks = families.get(near ?? '') ?? [];
    const atNear = near === undefined || ks.length === 0
        ? near
        : `${near}@${[k, String(primary_k)].find((one) => one !== undefined && ks.includes(one)) ?? ks[0] ?? ''}`;
    const meant = atNear ?? suggestion;
    if (families.size > LONGEST_LIST) {
        const groups = [...new Set([...families.keys()].map((each) => each.split('.')[0]))].join(', ');
        return `metric ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} is unknown.${(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(meant)} \`goldenpair validate --list metrics\` shows all; their names begin with ${groups}.`;
    }
    return `metric ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} is unknown.${(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(meant)} Known: ${known}.`;
}
/** Where a suite says at which k such a metric is measured. */
function keyOf(family) {
    return family === 'success.pass' ? 'scoring.pass_k' : 'scoring.k';
}
function shortOf(family) {
    return family.slice(family.indexOf('.') + 1);
}
/**
 * People's labels that no judge is ever held against, each kind once, at its first case: of a name that is no metric's in full, of a metric
 * that they are not held against, or outside of what that metric can be.
 */
function warnOfLabels(input) {
    const { cases, metrics, judgeMeasures, primary_k } = input;
    const byId = new Map(metrics.map((metric) => [metric.id, metric]));
    const describe = (name, label) => {
        const metric = byId.get(name);
        if (metric === undefined)
            return describeUnknownMetric({ name, suggestion: null, metrics, primary_k });
        if (!judgeMeasures.includes(name))
            return `${(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} is a metric, but labels are compared only with a judge’s metrics: ${judgeMeasures.map((each) => (0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(each)).join(', ')}.`;
        const [lowest, highest] = metric.range;
        if ((lowest === null || label >= lowest) && (highest === null || label <= highest))
            return null;
        return `${(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} cannot be ${label}: it goes from ${lowest ?? 'minus infinity'} to ${highest ?? 'infinity'}.`;
    };
    const reported = new Set();
    return cases.flatMap((golden) => Object.entries(golden.human_labels ?? {}).flatMap(([name, label]) => {
        const problem = reported.has(name) ? null : describe(name, label);
        if (problem === null)
            return [];
        reported.add(name);
        return { ...golden.at, message: `\`human_labels\` of case ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(golden.id)}: ${problem}` };
    }));
}


/***/ }),

/***/ 89253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ fingerprintCase),
/* harmony export */   n: () => (/* binding */ withoutDefaults)
/* harmony export */ });
/* harmony import */ var _model_suite_case_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31625);
/* harmony import */ var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27866);


/**
 * A value without the members that are as the schema fills them in, at every depth, so that a hash of it stays the same when the
 * schema gets another member with a default. Members that the schema does not know are kept.
 * @example withoutDefaults({ id: 'a', query: 'q', checks: [], critical: true }, caseSchema) // { id: 'a', query: 'q', critical: true }
 */
function withoutDefaults(value, schema) {
    const { def } = schema._zod;
    if (def.type === 'default' || def.type === 'optional')
        return withoutDefaults(value, def.innerType);
    if (Array.isArray(value))
        return def.type === 'array' ? value.map((item) => withoutDefaults(item, def.element)) : value;
    if (!isMapping(value))
        return value;
    const shape = shapeFor(value, schema);
    const members = {};
    for (const [key, member] of Object.entries(value)) {
        const field = Object.hasOwn(shape, key) ? shape[key] : undefined;
        if (field === undefined)
            members[key] = member;
        else if (!isDefault(member, field))
            members[key] = withoutDefaults(member, field);
    }
    return members;
}
/** The fields of an object; of a choice of objects, those of the first that knows all of the value's keys. */
function shapeFor(value, schema) {
    const { def } = schema._zod;
    if (def.type === 'object')
        return def.shape;
    if (def.type !== 'union')
        return {};
    const shapes = def.options.map((option) => shapeFor(value, option));
    return shapes.find((shape) => Object.keys(value).every((key) => Object.hasOwn(shape, key))) ?? {};
}
function isDefault(member, field) {
    const { def } = field._zod;
    if (def.type !== 'default')
        return false;
    const { defaultValue } = def;
    if (member === defaultValue)
        return true;
    if (!isMapping(member) || !isMapping(defaultValue))
        return false;
    const hasSameSize = Object.keys(member).length === Object.keys(defaultValue).length;
    return hasSameSize && (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(member) === (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(defaultValue);
}
function isMapping(value) {
    return typeof value === 'object' && value !== null;
}
/**
 * Hash of all that a case asks and expects: everything that differs from the defaults but `notes`, `enabled` and where it is
 * written. A field that a later Goldenpair adds with a default so marks no case as edited.
 */
function fingerprintCase(golden, hash) {
    const asked = { ...golden, notes: undefined, enabled: undefined, at: undefined, fingerprint: undefined };
    if (!golden.tags.includes(_model_suite_case_js__WEBPACK_IMPORTED_MODULE_0__/* .CRITICAL_TAG */ .fw))
        return hash((0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(withoutDefaults(asked, _model_suite_case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe)));
    // The tag means `critical: true`, which is then no difference; the tag with `critical: false` is another case.
    const critical = golden.critical ? false : 'not';
    return hash((0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(withoutDefaults({ ...asked, critical }, _model_suite_case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe)));
}


/***/ }),

/***/ 93679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J7: () => (/* binding */ targetEntrySchema),
/* harmony export */   RG: () => (/* binding */ variantEntrySchema),
/* harmony export */   fF: () => (/* binding */ gateEntrySchema),
/* harmony export */   pN: () => (/* binding */ judgeEntrySchema),
/* harmony export */   rc: () => (/* binding */ manifestSchema),
/* harmony export */   vD: () => (/* binding */ scoringEntrySchema)
/* harmony export */ });
/* unused harmony export DEFAULT_CASES */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(55156);
/* harmony import */ var _model_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69688);
/* harmony import */ var _model_run_rounds_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87375);
/* harmony import */ var _model_run_run_code_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81219);
/* harmony import */ var _model_suite_case_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31625);
/* harmony import */ var _model_suite_gate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61038);
/* harmony import */ var _model_suite_inference_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(96762);
/* harmony import */ var _model_suite_pricing_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96267);
/* harmony import */ var _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60960);
/* harmony import */ var _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4657);










/** Objects list keys of digits alone before all others, so that such a variant would not be found where it is written. */
const variantNameSchema = _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_7__/* .nameSchema */ .Jq.regex(/\D/, 'a name with something other than digits');
const settings = zod__WEBPACK_IMPORTED_MODULE_8__.record(zod__WEBPACK_IMPORTED_MODULE_8__.string(), zod__WEBPACK_IMPORTED_MODULE_8__.unknown());
const text = zod__WEBPACK_IMPORTED_MODULE_8__.string().min(1);
const oneOrMore = zod__WEBPACK_IMPORTED_MODULE_8__.union([text, zod__WEBPACK_IMPORTED_MODULE_8__.array(text).min(1)]);
/** A key that may be left out, and what it means. */
const optional = (schema, meaning) => schema.describe(meaning).optional();
/** A key with what holds where it is left out. */
const withDefault = (schema, value, meaning) => schema.describe(meaning).default(value);
/** A drop or rise that is too much, as written: 0.05, `5%` of the baseline, or `5pp` of a ratio. */
const marginSchema = zod__WEBPACK_IMPORTED_MODULE_8__.union([
    zod__WEBPACK_IMPORTED_MODULE_8__.number().nonnegative(),
    zod__WEBPACK_IMPORTED_MODULE_8__.string()
        .regex(/^\d+(\.\d+)?\s?(%|pp)$/, 'a number, a share of the baseline such as `5%`, or points of a ratio such as `5pp`'),
]);
/** A gate as written. Which margin a metric takes is checked by `parseGates`. */
const gateEntrySchema = zod__WEBPACK_IMPORTED_MODULE_8__.strictObject({
    metric: text.describe('The metric: its full id or, where only one metric has it, the part after the first dot.'),
    max_drop: optional(marginSchema, 'For metrics where higher is better: a drop this large is too much. 0.05 in the metric’s unit, `5%` of the baseline, `5pp` points of a ratio.'),
    max_rise: optional(marginSchema, 'For metrics where lower is better: a rise this large is too much. Written as `max_drop`.'),
    min: zod__WEBPACK_IMPORTED_MODULE_8__.number().describe('The candidate’s mean must not be below this, with or without a baseline.').optional(),
    max: zod__WEBPACK_IMPORTED_MODULE_8__.number().describe('The candidate’s mean must not be above this, with or without a baseline.').optional(),
    severity: zod__WEBPACK_IMPORTED_MODULE_8__["enum"](_model_suite_gate_js__WEBPACK_IMPORTED_MODULE_4__/* .SEVERITIES */ .oC).describe('`fail` fails the check; `warn` is only shown.').default('fail'),
    evidence: withDefault(zod__WEBPACK_IMPORTED_MODULE_8__["enum"](_model_suite_gate_js__WEBPACK_IMPORTED_MODULE_4__/* .EVIDENCE */ .S4), 'significant', '`significant`: fails when the test and the margin agree. `threshold`: the margin alone. `non-inferior`: fails unless the change is shown to stay inside the margin.'),
    primary: zod__WEBPACK_IMPORTED_MODULE_8__.boolean().describe('The one gate that sets the headline.').default(false),
    where: text.describe('Only these cases, e.g. `tag:auth` or `id:login-*`.').optional(),
});
/** How many cases may break a criterion, as written: a share of those that it applies to. */
const allowedShareSchema = zod__WEBPACK_IMPORTED_MODULE_8__.union([
    zod__WEBPACK_IMPORTED_MODULE_8__.number().min(0).lt(1, 'less than 1: a share of the cases, such as 0 or 0.05'),
    zod__WEBPACK_IMPORTED_MODULE_8__.string().regex(/^\d{1,2}(\.\d+)?\s?%$/, 'a share of the cases such as `0`, `0.05` or `5%`'),
]);
const sourceSchema = zod__WEBPACK_IMPORTED_MODULE_8__.string()
    .min(1)
    .regex(/^(?!\/|[A-Za-z]:|\.\/|.*(?:^|\/)\.\.(?:\/|$))[^\\]+$/, 'a path or glob from the root of the repository, such as `src/**`, with no `/` or `./` in front, no `..` and no backslash');
const targetKeys = {
    settings: settings.describe('Sent to the target with every request and recorded in the run.').default({}),
    deterministic: optional(zod__WEBPACK_IMPORTED_MODULE_8__.boolean(), 'The same request always gives the same reply: one trial proves a flip.'),
    mock: zod__WEBPACK_IMPORTED_MODULE_8__.boolean().describe('A stand-in for the real system; reports say so.').optional(),
    setup: optional(oneOrMore, 'A command that prepares the checkout; it runs once per commit, before the target starts.'),
    traces: optional(zod__WEBPACK_IMPORTED_MODULE_8__.boolean(), 'Agents, tools, tokens and models are read from the OpenTelemetry spans that the target sends.'),
    sources: optional(zod__WEBPACK_IMPORTED_MODULE_8__.union([sourceSchema, zod__WEBPACK_IMPORTED_MODULE_8__.array(sourceSchema).min(1)]), 'The files that make the target: one path or glob from the root of the repository, or a list. A baseline counts for later commits until one of them changes.'),
    limits: _model_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limitsSchema */ .Y.describe('What the provider accepts per minute; further requests wait.').optional(),
    max_trial_cost_usd: optional(zod__WEBPACK_IMPORTED_MODULE_8__.number().nonnegative(), 'The most that one trial can cost, for budgets, if the target does not report it.'),
};
/** What every target may have; the adapter's own schema reads the rest. */
const targetEntrySchema = zod__WEBPACK_IMPORTED_MODULE_8__.looseObject({ type: text.describe('The adapter.'), ...targetKeys });
/** What every variant may have; the rest overrides options of the target. */
const variantEntrySchema = zod__WEBPACK_IMPORTED_MODULE_8__.looseObject({
    type: targetEntrySchema.shape.type.optional(),
    ...targetKeys,
    settings: settings.describe('Overrides the target’s settings, key by key.').default({}),
    code_quality: _model_run_run_code_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSourcesEntrySchema */ .dS.describe('Overrides the suite’s `code_quality`, key by key.').optional(),
    nightly: zod__WEBPACK_IMPORTED_MODULE_8__.boolean().describe('false: skip it in scheduled runs.').default(true),
});
/** What every judge may have; the adapter's own schema reads the rest. */
const judgeEntrySchema = zod__WEBPACK_IMPORTED_MODULE_8__.looseObject({
    type: text.describe('The adapter.'),
    trials: withDefault(zod__WEBPACK_IMPORTED_MODULE_8__.int().min(1).max(10), 1, 'Readings per answer, for every question but `rubric`: grades use their median, scores their mean.'),
    rubric_trials: withDefault(zod__WEBPACK_IMPORTED_MODULE_8__.int().min(1).max(8), 3, 'Initial readings of a rubric; if they disagree or are unsure, up to 8 in all are made.'),
    confirm: withDefault(zod__WEBPACK_IMPORTED_MODULE_8__.int().min(0).max(10), 0, 'Further readings of an answer that the first ones fail. All of them decide: a grade by its median, which is the majority, scores by their mean. Choose an even number, since a tie stays a failure.'),
    limits: _model_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limitsSchema */ .Y.describe('What the provider accepts per minute; further requests wait.').optional(),
    prompts: withDefault(zod__WEBPACK_IMPORTED_MODULE_8__.partialRecord(zod__WEBPACK_IMPORTED_MODULE_8__["enum"](_model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_6__/* .JUDGED_QUESTIONS */ .G1), text), {}, 'Files with your own prompts, relative to the manifest’s folder, by question: `quality: judge/quality.md`.'),
});
/** Where cases are when the manifest does not say, from the manifest's folder. */
const DEFAULT_CASES = 'cases/**/*.{yaml,yml,json,jsonl,csv}';
const edgeSchema = zod__WEBPACK_IMPORTED_MODULE_8__.number().min(0).max(1);
const edgesSchema = zod__WEBPACK_IMPORTED_MODULE_8__.array(edgeSchema)
    .min(1)
    .max(101)
    .refine((edges) => edges.every((edge, index) => index === 0 || edge > (edges[index - 1] ?? 0)), {
    message: 'edges rise from one to the next.',
});
/** Edges between 0 and 1; 0 and 1 themselves may be written, and are no inner edges. */
const calibrationBucketsSchema = zod__WEBPACK_IMPORTED_MODULE_8__.union([
    edgesSchema,
    zod__WEBPACK_IMPORTED_MODULE_8__.strictObject({
        edges: edgesSchema,
        closed: zod__WEBPACK_IMPORTED_MODULE_8__["enum"](['left', 'right']).describe('The side on which an edge belongs to its bucket.').default('left'),
    }),
])
    .transform((written) => {
    const { edges, closed } = Array.isArray(written) ? { edges: written, closed: 'left' } : written;
    return { edges: edges.filter((edge) => edge > 0 && edge < 1), closed };
})
    .describe('Buckets of confidence by their edges.')
    .prefault([0.3, 0.6]);
/** What `scoring` holds as it is written. Older suites have these keys at the top. */
const scoringEntrySchema = zod__WEBPACK_IMPORTED_MODULE_8__.strictObject({
    k: withDefault(zod__WEBPACK_IMPORTED_MODULE_8__.array(zod__WEBPACK_IMPORTED_MODULE_8__.int().min(1).max(1000)).min(1), [1, 3, 5, 10], 'The cut-offs of the metrics at k. `primary_k` is added if it is missing.'),
    primary_k: zod__WEBPACK_IMPORTED_MODULE_8__.int().min(1).max(1000).describe('The cut-off that success and default gates use.').default(5),
    success: withDefault(zod__WEBPACK_IMPORTED_MODULE_8__["enum"](_model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_6__/* .SUCCESS_RULES */ .K_), 'all', 'Which of a case’s expectations must hold: `retrieval` (spans, sources), `answer` (checks, hops, abstaining, asking back, the judge), `workflow` (agents, tools), or `all`. With `reported` the reply says itself whether it passed.'),
    ..._model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_6__/* .scoringSchema */ .b3.shape,
    calibration_buckets: calibrationBucketsSchema,
});
/** `golden/suite.yaml` as it is written. */
const manifestSchema = zod__WEBPACK_IMPORTED_MODULE_8__.strictObject({
    name: optional(_model_suite_suite_js__WEBPACK_IMPORTED_MODULE_7__/* .nameSchema */ .Jq, 'Names the suite in comments and artifacts. Default: the working directory’s name, or the repository’s at its root.'),
    version: text.max(100).describe('Your own version number; shown in reports.').default('1'),
    description: zod__WEBPACK_IMPORTED_MODULE_8__.string().describe('For people.').optional(),
    cases: withDefault(oneOrMore, DEFAULT_CASES, 'Case files: one path or glob (`*`, `**`, `?`, `{a,b}`) relative to the manifest’s folder, or a list.'),
    documents_dir: optional(text, 'The folder of the documents, relative to the working directory: an expected path without a slash is a file in it.'),
    strict: zod__WEBPACK_IMPORTED_MODULE_8__.boolean().describe('Expected spans that the checkout lacks are errors, not warnings.').default(false),
    target: targetEntrySchema.describe('The system under test.'),
    variants: optional(zod__WEBPACK_IMPORTED_MODULE_8__.record(variantNameSchema, variantEntrySchema), 'Named configurations of the target: the keys of each override those of `target`. Default: one named `default`, exactly as `target`.'),
    default_variant: optional(_model_suite_suite_js__WEBPACK_IMPORTED_MODULE_7__/* .nameSchema */ .Jq, 'The variant that a run uses when none is named. Default: the first.'),
    trials: zod__WEBPACK_IMPORTED_MODULE_8__.int().min(1).max(100).describe('Attempts at each case of a run that is not asked in rounds.').default(1),
    rounds: optional(zod__WEBPACK_IMPORTED_MODULE_8__.int().min(1).max(_model_run_rounds_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_ROUNDS */ .M4), 'The most rounds in which a change is asked. After each, what is decided is not asked again. Default: 3.'),
    baseline_trials: optional(zod__WEBPACK_IMPORTED_MODULE_8__.int().min(1).max(100), 'Attempts at each case in modes `baseline` and `nightly`. Default: 5, or 2 for a deterministic target.'),
    concurrency: zod__WEBPACK_IMPORTED_MODULE_8__.int().min(1).max(256).describe('Requests in flight at the same time.').default(4),
    timeout_seconds: zod__WEBPACK_IMPORTED_MODULE_8__.number().gt(0).max(86_400).describe('Limit for one request; a case may set its own.').default(120),
    retries: withDefault(zod__WEBPACK_IMPORTED_MODULE_8__.int().min(0).max(10), 2, 'Retries after infrastructure failures (rate limits, 5xx, connections).'),
    seed: withDefault(zod__WEBPACK_IMPORTED_MODULE_8__.int().min(0), 1, 'Seeds everything random: order, bootstraps, and the seed sent to the target.'),
    alpha: zod__WEBPACK_IMPORTED_MODULE_8__.number().gt(0).lt(1).describe('Significance level of all tests, two-sided.').default(0.05),
    min_scored_share: withDefault(zod__WEBPACK_IMPORTED_MODULE_8__.number().min(0).max(1), 0.95, 'A gate with a smaller share of scored cases is invalid.'),
    max_cost_usd: optional(zod__WEBPACK_IMPORTED_MODULE_8__.number().gt(0), 'A request is made only if its worst case fits; otherwise the run stops and is incomplete.'),
    max_cost_usd_per_month: optional(zod__WEBPACK_IMPORTED_MODULE_8__.number().gt(0), 'The same for all runs of a calendar month, as counted in `.goldenpair/spend.jsonl`.'),
    zero_tolerance: withDefault(zod__WEBPACK_IMPORTED_MODULE_8__["enum"](_model_suite_suite_js__WEBPACK_IMPORTED_MODULE_7__/* .ZERO_TOLERANCE */ .nE), 'critical', 'Cases that must not start to fail: those marked critical, all, or none (`off`).'),
    inference: optional(zod__WEBPACK_IMPORTED_MODULE_8__["enum"](_model_suite_inference_js__WEBPACK_IMPORTED_MODULE_9__/* .INFERENCES */ .R), 'What decides: the cases of the suite (`these-cases`, the default), in rounds of tries, or `cases-like-these`, of which they are a sample. The first look of a night takes the latter; its confirmation takes what this key says.'),
    profile: zod__WEBPACK_IMPORTED_MODULE_8__["enum"](_model_suite_case_js__WEBPACK_IMPORTED_MODULE_3__/* .PROFILES */ .jI).describe('For cases that set none.').optional(),
    scoring: scoringEntrySchema
        .describe('How an answer is scored: cut-offs, the rule of success, and settings of single metrics.')
        .prefault({}),
    judge: judgeEntrySchema.describe('The judge that answers the questions in `scoring.judged`.').optional(),
    pricing: _model_suite_pricing_js__WEBPACK_IMPORTED_MODULE_5__/* .pricingSchema */ .oQ.describe('US dollars per million tokens, by model or route tier.').default({ models: {} }),
    custom_metrics: optional(oneOrMore, 'Modules with your own metrics (.js or .mjs): one path relative to the manifest’s folder, or a list.'),
    gates: optional(zod__WEBPACK_IMPORTED_MODULE_8__.array(gateEntrySchema).min(1), 'What must not get worse. Default: success, precision at `scoring.primary_k` and tokens, at their default margins.'),
    criteria: withDefault(zod__WEBPACK_IMPORTED_MODULE_8__.record(zod__WEBPACK_IMPORTED_MODULE_8__.string(), allowedShareSchema), {}, 'Failures that a single run must not show, with or without a baseline, and the share of cases allowed to: `zero_recall`, `empty_answer`.'),
    code_quality: optional(_model_run_run_code_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSourcesEntrySchema */ .dS, 'Where the system’s source code is, to measure its quality once per run.'),
    controlled: withDefault(settings, {}, 'Facts about the experiment (embedding model, chunk size …), recorded and compared, never interpreted.'),
});


/***/ }),

/***/ 76753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Bq: () => (/* binding */ parseCases)
});

// UNUSED EXPORTS: placeInDocuments, readYamlList

var suite_case = __webpack_require__(31625);
var plain_names = __webpack_require__(1275);
var problem = __webpack_require__(55151);
;// CONCATENATED MODULE: ./build/measure/suite/check-case.js


/** Regular expressions keep no state between trials (`g`, `y`), so these are the flags that mean something. */
const REGEX_FLAGS = /^[imsuv]*$/;
/** Everything wrong with one case beyond its schema. */
function checkCase({ answer_mode: mode, expected_spans: spans, checks }, { checkJsonSchema }) {
    const message = '`answer_mode: must_abstain` says that nothing answers the query, but the case has `expected_spans`. Remove one of the two.';
    return [
        ...(mode === 'must_abstain' && spans.length > 0 ? [{ path: ['expected_spans'], message }] : []),
        ...spans.flatMap(checkLines),
        ...(spans.length > 1 ? findSameSpans(spans) : []),
        ...checks.flatMap((check, index) => problemAt(['checks', index], checkCheck(check, checkJsonSchema))),
    ];
}
function problemAt(path, message) {
    return message === null ? [] : [{ path, message }];
}
/** Optional fields that a metric holds an answer against. */
const EXPECTATIONS = [
    ...['expected_sources', 'expected_answer_criteria', 'key_points', 'expected_claims', 'requirements'],
    ...['required_hops', 'required_tools', 'forbidden_tools', 'required_agents', 'forbidden_agents'],
    ...['clarification_expected', 'expected_steps', 'expected_route'],
];
/** Whether the case says anything that a metric could hold an answer against. */
function expectsAnything(golden) {
    return (golden.answer_mode !== 'answerable' ||
        golden.expected_answer !== undefined ||
        golden.checks.length > 0 ||
        EXPECTATIONS.some((field) => golden[field] !== undefined) ||
        golden.expected_spans.some(({ relevance }) => relevance > 0));
}
function checkLines({ start_line: start, end_line: end }, index) {
    const name = `expected_spans[${index}]`;
    if (end === undefined || (start !== undefined && start <= end))
        return [];
    return start === undefined
        ? problemAt(['expected_spans', index, 'end_line'], `\`${name}\` has an \`end_line\` but no \`start_line\`. Give both.`)
        : problemAt(['expected_spans', index, 'start_line'], `\`${name}\` starts on line ${start} and ends on line ${end}. Swap them?`);
}
function findSameSpans(spans) {
    const places = new Map();
    return spans.flatMap(({ hash, path, symbol, start_line, end_line }, index) => {
        const key = JSON.stringify(hash === undefined ? [path, symbol, start_line, end_line] : [hash]);
        const first = places.get(key);
        if (first === undefined)
            places.set(key, index);
        return first === undefined
            ? []
            : problemAt(['expected_spans', index], `\`expected_spans[${index}]\` is the same span as \`expected_spans[${first}]\`. Remove one.`);
    });
}
function checkCheck(check, checkJsonSchema) {
    if ('json_schema' in check)
        return checkJsonSchema(check.json_schema);
    if (!('regex' in check))
        return null;
    if (!REGEX_FLAGS.test(check.flags))
        return `\`flags\` of a regular expression are i, m, s, u or v, but are \`${check.flags.slice(0, 20)}\`.`;
    return regexFault('`regex`', check.regex, check.flags);
}
function regexFault(name, source, flags) {
    try {
        new RegExp(source, flags);
        return null;
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
        return `${name} is not a regular expression of JavaScript: ${error.message.slice(0, 200)}.`;
    }
}
/** Shorter texts are found in almost every answer. */
const SHORTEST_ALIAS = 3;
/** What is wrong, and what is only unwise, in the part of a case that says how its answer must come about. */
function checkWork(golden) {
    const { required_hops: hops = [], expected_sources: sources } = golden;
    return {
        problems: [
            ...findTwins(golden, 'required_hops', 'id'),
            ...findTwins(golden, 'requirements', 'id'),
            ...findTwins(golden, 'expected_steps', 'step_id'),
            ...checkNames(golden, 'tools'),
            ...checkNames(golden, 'agents'),
            ...hops.flatMap(checkPatterns),
        ],
        warnings: hops.flatMap((hop, index) => [
            ...warnOfShortTexts(hop, index),
            ...warnOfStrangeSource(hop, index, sources),
        ]),
    };
}
function findTwins(golden, field, key) {
    const items = golden[field] ?? [];
    const ids = items.map((item) => item[key] ?? '');
    return ids.flatMap((id, index) => {
        const first = ids.indexOf(id);
        if (first === index)
            return [];
        const message = `\`${field}[${index}].${key}\` is ${(0,problem/* quote */.hD)(id)}, like \`${field}[${first}]\`. Give each its own.`;
        return [{ path: [field, index, key], message }];
    });
}
/** A tool or an agent that is in two of the three lists. */
function checkNames(golden, kind) {
    const fields = [`required_${kind}`, `optional_${kind}`, `forbidden_${kind}`];
    const taken = new Map();
    return fields.flatMap((field) => [...(golden[field] ?? []).entries()].flatMap(([index, name]) => {
        const key = (0,plain_names/* plainName */.MH)(name);
        const first = taken.get(key);
        if (first === undefined)
            taken.set(key, field);
        if (first === undefined || first === field)
            return [];
        const message = `${(0,problem/* quote */.hD)(name)} is in \`${first}\` and in \`${field}\`. Keep it in one of them.`;
        return [{ path: [field, index], message }];
    }));
}
function checkPatterns({ match, any_of: texts }, hop) {
    if (match !== 'regex')
        return [];
    return texts.flatMap((text, index) => problemAt(['required_hops', hop, 'any_of', index], regexFault(`\`required_hops[${hop}].any_of[${index}]\``, text, 'iu')));
}
function warnOfShortTexts({ match, any_of: texts }, hop) {
    if (match === 'regex')
        return [];
    return texts.flatMap((text, index) => {
        if ([...text.trim()].length >= SHORTEST_ALIAS)
            return [];
        const message = `\`required_hops[${hop}].any_of[${index}]\` is ${(0,problem/* quote */.hD)(text)}, so short that many answers contain it by chance. Use a longer text.`;
        return [{ path: ['required_hops', hop, 'any_of', index], message }];
    });
}
function warnOfStrangeSource({ source }, hop, sources) {
    if (source === undefined || sources === undefined || sources.includes(source))
        return [];
    const message = `\`required_hops[${hop}].source\` is ${(0,problem/* quote */.hD)(source)}, which is not among the \`expected_sources\`. Add it there?`;
    return [{ path: ['required_hops', hop, 'source'], message }];
}

var schemas = __webpack_require__(55156);
var csv = __webpack_require__(92642);
var suggest = __webpack_require__(60288);
var describe_issue = __webpack_require__(26373);
var resolve_aliases = __webpack_require__(56373);
;// CONCATENATED MODULE: ./build/measure/suite/read/read-csv.js







/**
 * Reads cases from CSV: the first record names the fields of the others, one case each. An empty cell is a field that is not given;
 * lists are split at `;`, a span is `path` or `path::symbol`, and a cell of a list or mapping may be JSON.
 */
function readCsv({ path: file, text }) {
    const { records, fault } = (0,csv/* parseCsv */.Wk)(text.replace(/^\uFEFF/, ''));
    const problems = fault === null ? [] : [{ file, ...fault }];
    const [header, ...rows] = records;
    if (header === undefined)
        return { documents: [], problems };
    const names = header.map((cell) => cell.text.trim());
    const wrong = checkHeader(names).map((message) => ({ file, line: 1, message }));
    if (wrong.length > 0)
        return { documents: [], problems: [...wrong, ...problems] };
    const documents = [];
    for (const cells of rows) {
        const line = cells[0]?.line ?? 1;
        if (cells.length !== names.length) {
            const message = `the row has ${cells.length} fields, but the header has ${names.length}. Put fields with commas in quotes.`;
            problems.push({ file, line, message });
            continue;
        }
        const value = {};
        const lines = new Map();
        for (const [index, cell] of cells.entries()) {
            const name = names[index] ?? '';
            lines.set(name, cell.line);
            const read = readCell(name, cell);
            if ('message' in read)
                problems.push({ file, line: cell.line, message: read.message });
            else if (read.value !== undefined)
                value[name] = read.value;
        }
        const lineOf = ([name = '']) => lines.get(name) ?? line;
        documents.push({ file, value, lineOf, lineOfKey: lineOf, sourceOf: () => null });
    }
    return { documents, problems };
}
function checkHeader(names) {
    const known = Object.keys(suite_case/* caseSchema */.oe.shape);
    const [only = ''] = names;
    if (names.length === 1 && only.includes(';'))
        return ['the columns are separated by semicolons. Save the table with commas.'];
    const problems = names.flatMap((name, index) => {
        if (names.indexOf(name) < index)
            return [`column ${(0,problem/* quote */.hD)(name)} is given twice. Keep one.`];
        if (known.includes(name) || Object.hasOwn(resolve_aliases/* CASE_ALIASES */.wo, name))
            return [];
        return [(0,problem/* unknownName */.U0)('column', name, known, (0,suggest/* suggest */.Z)(name, known))];
    });
    const given = new Set(names.map((name) => resolve_aliases/* CASE_ALIASES */.wo[name] ?? name));
    const missing = ['id', 'query'].filter((name) => !given.has(name));
    if (missing.length > 0 && problems.length === 0)
        problems.push(`column ${missing.map((name) => (0,problem/* quote */.hD)(name)).join(' and ')} is missing. The first line names the columns.`);
    return problems;
}
/** A cell by the type of its field; what does not fit is left as text, for the schema to say so. */
function readCell(name, { text }) {
    const key = resolve_aliases/* CASE_ALIASES */.wo[name] ?? name;
    const types = (0,describe_issue/* unwrapSchema */.B4)(Reflect.get(suite_case/* caseSchema */.oe.shape, key));
    const trimmed = text.trim();
    if (trimmed === '')
        return { value: undefined };
    if (types.some((type) => type instanceof schemas.ZodString || type instanceof schemas.ZodEnum))
        return { value: text };
    const [type] = types;
    if (type instanceof schemas.ZodBoolean) {
        const lower = trimmed.toLowerCase();
        return { value: lower === 'true' ? true : lower === 'false' ? false : text };
    }
    if (type instanceof schemas.ZodNumber)
        return { value: Number.isFinite(Number(trimmed)) ? Number(trimmed) : text };
    if (/^[[{]/.test(trimmed))
        return readJsonCell(name, trimmed);
    if (!(type instanceof schemas.ZodArray))
        return { value: text };
    const items = trimmed
        .split(';')
        .map((item) => item.trim())
        .filter((item) => item !== '');
    return { value: key === 'expected_spans' ? items.map((item) => readSpan(item)) : items };
}
function readJsonCell(name, text) {
    try {
        return { value: JSON.parse(text) };
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
        return { message: `${(0,problem/* quote */.hD)(name)} starts like JSON, but is not valid JSON: ${error.message}.` };
    }
}
/** `docs/guide.md::Time limits`. */
function readSpan(text) {
    const at = text.indexOf('::');
    return at === -1 ? { path: text } : { path: text.slice(0, at).trim(), symbol: text.slice(at + 2).trim() };
}

;// CONCATENATED MODULE: ./build/measure/suite/read/read-json.js

/** The deepest place that every reader asks for: an item of `{cases: [...]}`. The rest is looked up when something is wrong. */
const ITEM_DEPTH = 2;
/** Reads a JSON text as one document. */
function readJson({ path: file, text }) {
    const plain = text.replace(/^\uFEFF/, '');
    const { value, faults, root } = parse(plain, ITEM_DEPTH);
    if (faults.length > 0)
        return { documents: [], problems: faults.map((fault) => ({ file, ...fault })) };
    let everything;
    const find = (path) => {
        if (path.length > ITEM_DEPTH)
            everything ??= scanJson(plain).root;
        let place = path.length > ITEM_DEPTH ? (everything ?? null) : root;
        for (const step of path) {
            const line = place?.line ?? 1;
            const next = place?.children.get(String(step));
            if (next === undefined)
                return { line, keyLine: line, source: null };
            place = next;
        }
        return place ?? { line: 1, keyLine: 1, source: null };
    };
    return { documents: [(0,problem/* documentOf */.lM)(file, value, find)], problems: [] };
}
/** Reads JSON Lines: a document on every line that is not empty. */
function readJsonLines({ path: file, text }) {
    const documents = [];
    const problems = [];
    const lines = text.replace(/^\uFEFF/, '').split('\n');
    for (const [index, plain] of lines.entries()) {
        if (plain.trim() === '')
            continue;
        const line = index + 1;
        const { value, faults } = parseLine(plain);
        for (const { message } of faults)
            problems.push({ file, line, message });
        if (faults.length > 0)
            continue;
        documents.push((0,problem/* documentOnLine */.BR)(file, value, line));
    }
    return { documents, problems };
}
/** Scans only what `JSON.parse` refuses, or takes without a word where something is wrong: it is several times as fast. */
function parseLine(text) {
    try {
        const value = JSON.parse(text);
        if (isWholeValue(value, text))
            return { value, faults: [] };
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
    }
    return parse(text, 0);
}
const KEY_END = /"[ \t\n\r]*:/g;
/** Whether all of a text is in its value: no key twice and none named `__proto__`, and finite numbers. A text like JSON inside it may hide that. */
function isWholeValue(value, text) {
    let members = 0;
    const rest = [[value]];
    for (let next = rest.pop(); typeof next === 'object' && next !== null; next = rest.pop()) {
        if (!Array.isArray(next)) {
            const keys = Object.keys(next);
            if (keys.includes('__proto__'))
                return false;
            members += keys.length;
        }
        for (const member of Object.values(next)) {
            if (typeof member === 'number' && !Number.isFinite(member))
                return false;
            if (typeof member === 'object' && member !== null)
                rest.push(member);
        }
    }
    let keyEnds = 0;
    while (KEY_END.test(text))
        keyEnds += 1;
    return members === keyEnds;
}
function parse(text, depth) {
    const { root, faults } = scanJson(text, depth);
    if (faults.length > 0)
        return { value: undefined, root, faults };
    try {
        return { value: JSON.parse(text), root, faults };
    }
    catch (error) {
        // What the scanner lets pass: raw control characters in texts.
        if (!(error instanceof SyntaxError))
            throw error;
        return { value: undefined, root, faults: [{ line: 1, message: `this is not valid JSON: ${error.message}.` }] };
    }
}
const WORDS = {
    value: 'a value',
    'value or close': 'a value or `]`',
    key: 'a key in double quotes',
    'key or close': 'a key in double quotes or `}`',
    colon: '`:`',
    'comma or close': '`,` or the closing bracket',
    end: 'the end of the text',
};
const STRING = String.raw `"[^"\\\n]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\n]*)*"`;
const NUMBER = String.raw `-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?`;
const TOKEN = new RegExp(`${STRING}|[{}[\\],:]|${NUMBER}(?![\\w.])|(?:true|false|null)(?!\\w)`, 'y');
const PUNCTUATION = '}],:';
const [QUOTE, MINUS, ZERO, NINE] = [0x22, 0x2d, 0x30, 0x39];
const OTHER = /"[^\n]*|[^\s{}[\],:"]+|[^]/y;
/**
 * Walks through a JSON text (RFC 8259) without building its values, which `JSON.parse` does faster. It gives the places of
 * values down to `depth` (0 is the text's own value) and what is wrong: the first fault in the notation, after which it stops, keys
 * given twice or named `__proto__`, and numbers that are not finite.
 */
function scanJson(text, depth = Infinity) {
    const faults = [];
    const stack = [];
    let root = null;
    let expected = 'value';
    let line = 1;
    let at = 0;
    const fail = (message) => void faults.push({ line, message });
    const enter = (source) => {
        const frame = stack.at(-1);
        if (stack.length > depth)
            return null;
        const keyLine = frame?.close === '}' ? frame.keyLine : line;
        const place = { line, keyLine, source, children: new Map() };
        if (frame === undefined)
            root = place;
        else
            frame.place?.children.set(frame.close === '}' ? frame.key : String(frame.index), place);
        return place;
    };
    const readKey = (frame, token) => {
        frame.key = token.includes('\\') ? String(JSON.parse(token)) : token.slice(1, -1);
        frame.keyLine = line;
        const first = frame.keys.get(frame.key);
        if (first !== undefined)
            fail(`key ${(0,problem/* quote */.hD)(frame.key)} is given twice, first on line ${first}. Keep one.`);
        else
            frame.keys.set(frame.key, line);
        if (frame.key === '__proto__')
            fail('key `__proto__` is not allowed. Give it another name.');
    };
    const afterValue = () => (stack.length === 0 ? 'end' : 'comma or close');
    for (;;) {
        for (let blank = text[at]; blank === ' ' || blank === '\n' || blank === '\t' || blank === '\r'; blank = text[++at])
            if (blank === '\n')
                line++;
        if (at === text.length) {
            if (expected !== 'end')
                fail(`this is not valid JSON: the text ends, but ${WORDS[expected]} is missing.`);
            return { root, faults };
        }
        TOKEN.lastIndex = at;
        const token = TOKEN.test(text) ? text.slice(at, TOKEN.lastIndex) : undefined;
        const frame = stack.at(-1);
        const first = token?.charCodeAt(0) ?? 0;
        const isString = first === QUOTE;
        if (token !== undefined && isString && /[\t\r]/.test(token)) {
            fail('this is not valid JSON: a text contains a raw tab or line end. Write `\\t` or `\\n`.');
            return { root, faults };
        }
        if (token === undefined)
            return { root, faults: [...faults, { line, message: describeStray(text, at, expected) }] };
        const isValue = expected === 'value' || expected === 'value or close';
        if (isValue && (token === '{' || token === '[')) {
            const close = token === '{' ? '}' : ']';
            stack.push({ place: enter(null), close, keys: new Map(), index: 0, key: '', keyLine: line });
            expected = close === '}' ? 'key or close' : 'value or close';
        }
        else if (isValue && !PUNCTUATION.includes(token)) {
            if ((first === MINUS || (first >= ZERO && first <= NINE)) && !Number.isFinite(Number(token)))
                fail(`${(0,problem/* quote */.hD)(token)} is not a finite number. Give a finite one, or put it in quotes.`);
            enter(isString ? null : token);
            expected = afterValue();
        }
        else if (frame && isString && (expected === 'key' || expected === 'key or close')) {
            readKey(frame, token);
            expected = 'colon';
        }
        else if (expected === 'colon' && token === ':')
            expected = 'value';
        else if (frame && expected === 'comma or close' && token === ',') {
            frame.index++;
            expected = frame.close === '}' ? 'key' : 'value';
        }
        else if (frame && token === frame.close && expected.endsWith('or close')) {
            stack.pop();
            expected = afterValue();
        }
        else
            return { root, faults: [...faults, { line, message: describeStray(text, at, expected) }] };
        at += token.length;
    }
}
function describeStray(text, at, expected) {
    OTHER.lastIndex = at;
    const got = OTHER.exec(text)?.[0] ?? '';
    const isTrailing = (expected === 'key' || expected === 'value') && /^[}\]]/.test(got);
    const cure = isTrailing
        ? ' Leave out the comma before it.'
        : /^(?:\/\/|\/\*|#)/.test(got)
            ? ' JSON has no comments.'
            : '';
    return `this is not valid JSON: ${WORDS[expected]} is expected, but there is ${(0,problem/* quote */.hD)(got)}.${cure}`;
}

var read_yaml = __webpack_require__(27849);
var dist = __webpack_require__(38815);
var find_deep_nesting = __webpack_require__(29417);
var fingerprint_case = __webpack_require__(89253);
;// CONCATENATED MODULE: ./build/measure/suite/parse-cases.js











/** A run of more needs more memory than a runner has. */
const MAX_CASES = 100_000;
/**
 * The cases of several files, in their order, ids unique over all of them. A file is a list of cases, `{cases: [...]}`, or
 * several documents (of YAML, or the lines of JSONL and CSV), each one of these or a single case. A case that expects
 * nothing is a warning.
 */
function parseCases(input) {
    const { files, documents_dir = null, profile = null } = input;
    const cases = [];
    const problems = [];
    const warnings = [];
    const places = new Map();
    let count = 0;
    for (const file of files) {
        const read = readCaseFile(file);
        const found = [];
        // One by one: a file full of mistakes has more of them than a call may have arguments.
        for (const problem of read.problems)
            problems.push(problem);
        let isListed = read.problems.length === 0;
        for (const document of read.documents) {
            const problem = listEntries(document, found);
            if (problem === null)
                continue;
            isListed = false;
            problems.push(problem);
        }
        if (found.length === 0 && isListed)
            problems.push(atTop(file, 'the file has no cases. Write a list of cases, or delete it.'));
        count += found.length;
        if (count > MAX_CASES) {
            problems.push(atTop(file, `with this file the suite has ${count} cases. At most ${MAX_CASES} are allowed.`));
            break;
        }
        for (const entry of found) {
            const golden = parseCase(entry, { ...input, documents_dir, profile }, { problems, warnings });
            if (golden === null)
                continue;
            const first = places.get(golden.id);
            if (first === undefined)
                places.set(golden.id, golden.at);
            else
                problems.push({
                    ...golden.at,
                    message: `case id ${(0,problem/* quote */.hD)(golden.id)} is already used at ${first.file}:${first.line}. Give each case its own id.`,
                });
            if (golden.enabled && !expectsAnything(golden))
                warnings.push({
                    ...golden.at,
                    message: `case ${(0,problem/* quote */.hD)(golden.id)}: nothing is expected, so no quality metric looks at it. Give it expected_spans, expected_answer or checks, or \`answer_mode: must_abstain\`.`,
                });
            cases.push(golden);
        }
    }
    return { cases, problems, warnings };
}
const atTop = ({ path: file }, message) => ({ file, line: 1, message });
/** Adds the cases of a document to those found; or says what is wrong with it. */
function listEntries(document, found) {
    const { value } = document;
    const addAll = (items, at) => {
        items.forEach((item, index) => found.push({ document, at: [...at, index], value: item }));
        return null;
    };
    if (Array.isArray(value))
        return addAll(value, []);
    if (typeof value !== 'object' || value === null)
        return (0,problem/* problemAtKey */.Om)(document, [], `a case file must be a list of cases, but this is ${(0,problem/* quote */.hD)(String(value))}.`);
    if (!('cases' in value)) {
        found.push({ document, at: [], value });
        return null;
    }
    const stranger = Object.keys(value).find((key) => key !== 'cases');
    if (stranger !== undefined)
        return (0,problem/* problemAtKey */.Om)(document, [stranger], (0,problem/* unknownName */.U0)('key', stranger, ['cases']));
    if (!Array.isArray(value.cases))
        return (0,problem/* problemAtKey */.Om)(document, ['cases'], '`cases` must be a list of cases.');
    return addAll(value.cases, ['cases']);
}
/** Reads a case file by the end of its name: `.json`, `.jsonl`, `.csv`, and YAML for everything else. */
function readCaseFile(file) {
    const extension = file.path.slice(file.path.lastIndexOf('.') + 1).toLowerCase();
    if (extension === 'json')
        return readJson(file);
    if (extension === 'jsonl' || extension === 'ndjson')
        return readJsonLines(file);
    if (extension === 'csv')
        return readCsv(file);
    const list = readYamlList(file);
    return list === null ? (0,read_yaml/* readYaml */.g)(file) : { documents: [list], problems: [] };
}
/**
 * Reads a file that is one list in block style item by item, at less than half of the cost of `readYaml`: the nodes of an item are
 * dropped before the next is read, and places in the text are only looked up when something is wrong. Null when the file
 * is anything else, has a fault, or uses what looks beyond an item (aliases): it has to be read as a whole then.
 */
function readYamlList(file) {
    const text = file.text.replace(/^\uFEFF/, '');
    const starts = [...text.matchAll(/(?<=^|\n)-(?=[ \t\r\n])/g)].map(({ index }) => index);
    const [first] = starts;
    if (first === undefined || !isOnlyComments(text.slice(0, first)))
        return null;
    const items = [];
    const lines = [];
    let line = 1 + countLines(text.slice(0, first));
    for (const [index, start] of starts.entries()) {
        const piece = text.slice(start, starts[index + 1]);
        const item = readItem(piece);
        if (item === null)
            return null;
        items.push(item.value);
        lines.push(line + countLines(piece.slice(0, item.offset)));
        line += countLines(piece);
    }
    let whole;
    const readWhole = () => {
        whole ??= (0,read_yaml/* readYaml */.g)(file).documents[0];
        if (whole === undefined)
            throw new Error(`${file.path} was read item by item but not as a whole`);
        return whole;
    };
    return {
        file: file.path,
        value: items,
        lineOf: (path) => (path.length === 1 ? lines[Number(path[0])] : undefined) ?? readWhole().lineOf(path),
        lineOfKey: (path) => readWhole().lineOfKey(path),
        sourceOf: (path) => readWhole().sourceOf(path),
    };
}
/** Comments, empty lines and one `---`. */
function isOnlyComments(text) {
    return /^(?:[ \t]*(?:#[^\n]*)?\r?\n)*(?:---[ \t]*\r?\n(?:[ \t]*(?:#[^\n]*)?\r?\n)*)?$/.test(text);
}
function countLines(text) {
    let count = 0;
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1))
        count++;
    return count;
}
/** The only item of a piece, and where it starts in it. */
function readItem(piece) {
    if ((0,find_deep_nesting/* findDeepNesting */.u)(piece) !== null)
        return null;
    const [document, second] = (0,dist/* parseAllDocuments */.hR)(piece, read_yaml/* YAML_OPTIONS */.N);
    if (document === undefined || second || document.errors.length > 0 || document.warnings.length > 0)
        return null;
    const list = document.contents;
    if (!(0,dist/* isSeq */.oP)(list) || list.items.length !== 1)
        return null;
    const [node] = list.items;
    const value = plainValue(node);
    if (value === undefined || (!(0,dist/* isScalar */.jn)(node) && !(0,dist/* isMap */.jh)(node) && !(0,dist/* isSeq */.oP)(node)))
        return null;
    return { value, offset: node.range?.[0] ?? 0 };
}
/** A node as plain data, or undefined for what `readYaml` finds fault with or has to look up. */
function plainValue(node) {
    if (node === null)
        return null;
    if ((0,dist/* isScalar */.jn)(node)) {
        const { value } = node;
        return typeof value === 'number' && !Number.isFinite(value) ? undefined : value;
    }
    if ((0,dist/* isSeq */.oP)(node)) {
        const items = node.items.map((item) => plainValue(item));
        return items.includes(undefined) ? undefined : items;
    }
    if (!(0,dist/* isMap */.jh)(node))
        return undefined;
    const members = {};
    for (const { key, value } of node.items) {
        if (!(0,dist/* isScalar */.jn)(key) || typeof key.value !== 'string')
            return undefined;
        const member = plainValue(value);
        const name = key.value;
        if (member === undefined || Object.hasOwn(members, name) || name === '__proto__' || name === '<<')
            return undefined;
        members[name] = member;
    }
    return members;
}
/** One case: other names of fields resolved, budgets among the checks, paths placed; null where it is wrong in itself. */
function parseCase({ document, at, value: given }, { hash, checkJsonSchema, documents_dir, profile }, { problems, warnings }) {
    const { value, written, problems: doubled } = (0,resolve_aliases/* resolveAliases */.rB)(given);
    const { file } = document;
    // Most cases have no problem.
    const prefix = () => `case ${nameOf(value, at)}: `;
    for (const { path, message } of doubled)
        problems.push((0,problem/* problemAtKey */.Om)(document, [...at, ...path], `${prefix()}${message}`));
    const parsed = suite_case/* caseSchema */.oe.safeParse(value);
    if (!parsed.success) {
        const subject = { document, at, value, schema: suite_case/* caseSchema */.oe, prefix: prefix(), named: at.length, written };
        problems.push(...(0,describe_issue/* describeIssues */.wF)(parsed.error.issues, subject));
        return null;
    }
    // Filled up in place: another copy of so many fields would be most of the work.
    const { data } = parsed;
    if (profile !== null)
        data.profile ??= profile;
    if (data.tags.includes(suite_case/* CRITICAL_TAG */.fw))
        data.critical = saysCritical(value) ?? true;
    if (documents_dir !== null)
        for (const span of data.expected_spans)
            span.path = placeInDocuments(span.path, documents_dir);
    if (data.budgets !== undefined) {
        data.checks.push(...checksOf(data.budgets));
        delete data.budgets;
    }
    const golden = Object.assign(data, { at: { file, line: document.lineOf(at) }, fingerprint: '' });
    golden.fingerprint = (0,fingerprint_case/* fingerprintCase */.l)(golden, hash);
    const work = checkWork(golden);
    const placed = ({ path, message }) => (0,problem/* problemAt */.l4)(document, [...at, ...written(path)], `${prefix()}${message}`);
    problems.push(...[...checkCase(golden, { checkJsonSchema }), ...work.problems].map(placed));
    warnings.push(...work.warnings.map(placed));
    return golden;
}
/** What the case itself says of being critical; null when it says nothing. */
function saysCritical(value) {
    return typeof value === 'object' && value !== null && 'critical' in value ? value.critical === true : null;
}
/** The id in quotes, or the number of the case in its file, from 1. */
function nameOf(value, at) {
    if (typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && value.id !== '')
        return (0,problem/* quote */.hD)(value.id);
    return String(Number(at.at(-1) ?? 0) + 1);
}
/**
 * The path of an expected span: the bare name of a document is a file of the suite's `documents_dir`, if there is one.
 * @example placeInDocuments('refunds.md', 'docs/') // 'docs/refunds.md', but 'a/refunds.md' and './refunds.md' stay
 */
function placeInDocuments(path, documents_dir) {
    if (documents_dir === null || path.includes('/'))
        return path;
    return `${documents_dir.replace(/\/+$/, '')}/${path}`;
}
/** Each limit as a check of its own. */
function checksOf({ max_latency_s, max_tokens, max_cost_usd, max_tool_calls }) {
    return [
        ...(max_latency_s === undefined ? [] : [{ max_latency_s }]),
        ...(max_tokens === undefined ? [] : [{ max_tokens }]),
        ...(max_cost_usd === undefined ? [] : [{ max_cost_usd }]),
        ...(max_tool_calls === undefined ? [] : [{ max_tool_calls }]),
    ];
}


/***/ }),

/***/ 97011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ customModulePaths),
/* harmony export */   Q: () => (/* binding */ parseCustomMetrics)
/* harmony export */ });
/* harmony import */ var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35560);
/* harmony import */ var _model_suite_custom_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19543);
/* harmony import */ var _describe_issue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26373);
/* harmony import */ var _parse_manifest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15917);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55151);





/**
 * The suite's own metrics, `custom.<name>`, and everything that is wrong with them and with the modules that they come from. A name that means
 * one of Goldenpair's (`isTaken`) is refused, for a gate would no longer know which it looks at.
 */
function parseCustomMetrics(input, { problems }) {
    const { modules, document, isTaken } = input;
    const metrics = [];
    const places = new Map();
    for (const [index, module] of modules.entries()) {
        if (module.kind === 'refused') {
            // Of a single path, the line is that of the key.
            problems.push((0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .problemAt */ .l4)(document, ['custom_metrics', index], module.message));
            continue;
        }
        if (module.kind === 'broken') {
            problems.push({ file: module.path, line: module.line, message: module.message });
            continue;
        }
        for (const [place, declared] of module.metrics.entries()) {
            const metric = parseOne({ module, place, declared }, problems);
            if (metric === null)
                continue;
            const name = metric.id.replace('custom.', '');
            const at = { file: module.path, line: lineOfName(module.text, name) };
            const first = places.get(name);
            const add = (message) => void problems.push({ ...at, message });
            if (first !== undefined)
                add(`${first} already defines a metric ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(name)}. Rename one of them.`);
            else if (isTaken(name))
                add(`the name ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(name)} already means a metric of Goldenpair. Rename yours: \`own-${name}\`.`);
            else
                metrics.push(metric);
            places.set(name, first ?? `${at.file}:${at.line}`);
        }
    }
    return metrics;
}
function parseOne({ module, place, declared }, problems) {
    const parsed = _model_suite_custom_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .customMetricSchema */ .V.safeParse(declared);
    if (!parsed.success) {
        const named = nameOf(declared);
        const line = lineOfName(module.text, named ?? '');
        const document = (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .documentOnLine */ .BR)(module.path, declared, line);
        const prefix = named === null ? `metric ${place + 1}: ` : `metric ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(named)}: `;
        const subject = { document, at: [], value: declared, schema: _model_suite_custom_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .customMetricSchema */ .V, prefix, named: 0 };
        problems.push(...(0,_describe_issue_js__WEBPACK_IMPORTED_MODULE_1__/* .describeIssues */ .wF)(parsed.error.issues, subject));
        return null;
    }
    return metricOf(parsed.data, module);
}
function metricOf({ name, source, definition, judged_by, applies: _applies, score: _score, when_failed: _failed, ...facts }, { path, hash }) {
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_4__/* .omitUndefined */ .O)({
        id: `custom.${name}`,
        ...facts,
        judged_by: judged_by.length > 0 ? [...new Set(judged_by)] : undefined,
        definition: `custom.${name}/${definition} ${hash}`,
        custom: true,
        source: source === undefined ? path : `${source}, in ${path}`,
    });
}
function nameOf(declared) {
    const isNamed = typeof declared === 'object' && declared !== null && 'name' in declared;
    return isNamed && typeof declared.name === 'string' && declared.name !== '' ? declared.name : null;
}
/** Where the module writes the name as a text of its own; 1 where it does not, as when it puts it together. */
function lineOfName(text, name) {
    const lines = text.split('\n');
    const index = lines.findIndex((line) => ["'", '"', '`'].some((mark) => line.includes(`${mark}${name}${mark}`)));
    return Math.max(index, 0) + 1;
}
/** The modules of a suite's own metrics as its manifest writes them; none where it is too broken to say. */
function customModulePaths(manifest) {
    return [(0,_parse_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .readKey */ .YZ)(manifest, 'custom_metrics') ?? []].flat();
}


/***/ }),

/***/ 15917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JX: () => (/* binding */ sourcePatterns),
/* harmony export */   Ng: () => (/* binding */ parseManifest),
/* harmony export */   YZ: () => (/* binding */ readKey),
/* harmony export */   dx: () => (/* binding */ resolveFrom),
/* harmony export */   vP: () => (/* binding */ parseCriteria),
/* harmony export */   wu: () => (/* binding */ casePatterns)
/* harmony export */ });
/* unused harmony export readManifest */
/* harmony import */ var _describe_issue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26373);
/* harmony import */ var _manifest_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93679);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55151);
/* harmony import */ var _read_read_yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27849);




/** Reads the manifest's keys; what they refer to (targets, metrics, cases) is for others. Null when it is no mapping at all. */
function parseManifest(file) {
    const { documents, problems } = readManifest(file);
    const [source, second] = documents;
    const fail = (line, message) => ({
        parsed: null,
        problems: [{ file: file.path, line, message }],
    });
    if (problems.length > 0)
        return { parsed: null, problems };
    if (!source)
        return fail(1, 'the suite is empty. Give it at least a `target`.');
    if (second)
        return fail(second.lineOf([]), 'a suite is one YAML document, but a second one starts here. Remove the `---`.');
    const { value } = source;
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return fail(source.lineOf([]), `a suite must be a mapping of keys to values, but this is ${Array.isArray(value) ? 'a list' : 'a single value'}.`);
    const gates = 'gates' in value && Array.isArray(value.gates) ? value.gates : [];
    const entries = gates.map((gate) => _manifest_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .gateEntrySchema */ .fF.safeParse(gate).data ?? null);
    const { document, present, twice, warnings } = moveIntoScoring(source, value);
    const whole = _manifest_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .manifestSchema */ .rc.safeParse(present);
    if (whole.success && twice.length === 0)
        return { parsed: { document, manifest: whole.data, gates: entries, warnings, isBroken: () => false }, problems: [] };
    const issues = whole.error?.issues ?? [];
    const broken = issues.flatMap(brokenParts);
    const subject = { document, at: [], value: present, schema: _manifest_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .manifestSchema */ .rc, prefix: '', named: 0 };
    return {
        parsed: {
            document,
            manifest: mend(present, broken),
            gates: entries,
            warnings,
            isBroken: (...parts) => parts.some((part) => broken.some((each) => each === part || each.startsWith(`${part}.`) || part.startsWith(`${each}.`))),
        },
        problems: [...twice, ...(0,_describe_issue_js__WEBPACK_IMPORTED_MODULE_0__/* .describeIssues */ .wF)(issues, subject)],
    };
}
/**
 * An older suite has the keys of `scoring` at the top: they are read from there, with one warning for all of them. A key that stands in
 * both places is a problem.
 */
function moveIntoScoring(source, value) {
    const scoring = 'scoring' in value ? value.scoring : {};
    const isMapping = typeof scoring === 'object' && scoring !== null && !Array.isArray(scoring);
    const entries = Object.entries(value);
    const moved = entries.filter(([key]) => Object.hasOwn(_manifest_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .scoringEntrySchema */ .vD.shape, key));
    const keys = moved.map(([key]) => key);
    const rest = Object.fromEntries(entries.filter(([key]) => !keys.includes(key)));
    const placeOf = (path) => path[0] === 'scoring' && keys.some((key) => key === path[1]) ? path.slice(1) : path;
    const document = {
        ...source,
        lineOf: (path) => source.lineOf(placeOf(path)),
        lineOfKey: (path) => source.lineOfKey(placeOf(path)),
        sourceOf: (path) => source.sourceOf(placeOf(path)),
    };
    const twice = isMapping ? keys.filter((key) => Object.hasOwn(scoring, key)) : [];
    return {
        document: keys.length === 0 ? source : document,
        present: isMapping && keys.length > 0 ? { ...rest, scoring: { ...Object.fromEntries(moved), ...scoring } } : rest,
        twice: twice.map((key) => (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .problemAtKey */ .Om)(source, [key], `\`${key}\` is given at the top and in \`scoring\`. Keep \`scoring.${key}\`.`)),
        warnings: describeMoved(keys, source),
    };
}
/** One warning for all keys of an older suite that are in `scoring` now, at the first of them. */
function describeMoved(keys, document) {
    const [first, ...others] = keys;
    if (first === undefined)
        return [];
    const moves = [
        `\`${first}\` is now \`scoring.${first}\``,
        ...others.map((key) => `\`${key}\` (line ${document.lineOfKey([key])}) is now \`scoring.${key}\``),
    ];
    const advice = `Move ${others.length === 0 ? 'it' : 'them'} under \`scoring:\`.`;
    return [(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .problemAtKey */ .Om)(document, [first], `${moves.join(', ')}. ${advice}`)];
}
/** The mappings whose members are left out one by one when they are broken. */
const MENDED_BY_MEMBER = ['scoring', 'variants'];
/** The parts that have to be left out because of an issue: `gates`, `scoring.k`. */
function brokenParts(issue) {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return paths.map((path) => path.slice(0, MENDED_BY_MEMBER.includes(path[0]) ? 2 : 1).join('.'));
}
/** The manifest without its broken parts. */
function mend(value, broken) {
    const sound = (mapping, prefix) => Object.fromEntries(Object.entries(mapping)
        .filter(([key]) => !broken.includes(prefix + key))
        .map(([key, part]) => {
        const isMended = prefix === '' && MENDED_BY_MEMBER.includes(key) && typeof part === 'object' && part !== null;
        return [key, isMended ? sound(part, `${key}.`) : part];
    }));
    return _manifest_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .manifestSchema */ .rc.parse({ target: { type: '?' }, ...sound(value, '') });
}
/**
 * The failing criteria of a single run as gates with a `max` of their own, in the manifest's order. Which there are is for the
 * metrics to say (`criterion`). A criterion that no case can break is a warning.
 */
function parseCriteria(criteria, input, { problems, warnings }) {
    const { document, metrics, cases } = input;
    const known = metrics.flatMap(({ criterion }) => criterion ?? []);
    return Object.entries(criteria).flatMap(([name, allowed]) => {
        const describe = (message) => (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .problemAtKey */ .Om)(document, ['criteria', name], message);
        const metric = metrics.find(({ criterion }) => criterion === name);
        if (metric === undefined) {
            problems.push(describe((0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .unknownName */ .U0)('criterion', name, known)));
            return [];
        }
        if (cases && !cases.some((golden) => metric.applies(golden)))
            warnings.push(describe(`no case provides what \`${metric.id}\` needs, so \`${name}\` can never fail.`));
        return [
            {
                id: metric.id,
                metric: metric.id,
                severity: 'fail',
                evidence: 'significant',
                primary: false,
                margin: null,
                min: null,
                max: typeof allowed === 'number' ? allowed : Number(`${allowed.replace(/\s?%$/, '')}e-2`),
                where: null,
            },
        ];
    });
}
const known = new WeakMap();
/** A manifest as `readYaml` reads it, but once: the files that it names are looked up before it is parsed. */
function readManifest(file) {
    const read = known.get(file) ?? (0,_read_read_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .readYaml */ .g)(file);
    known.set(file, read);
    return read;
}
/**
 * Where a manifest says that its cases are: globs, or null where the manifest is too broken to say.
 * Nothing else is checked; `parseSuite` does that and says what is wrong.
 */
function casePatterns(manifest) {
    const cases = readKey(manifest, 'cases');
    return cases === undefined ? null : [cases].flat();
}
/** The `sources` of a manifest's target and variants, each once; none where it is too broken to say. */
function sourcePatterns(manifest) {
    const [document] = readManifest(manifest).documents;
    const variants = Object.entries(readKey(manifest, 'variants') ?? {});
    const places = [
        { at: ['target', 'sources'], sources: readKey(manifest, 'target')?.sources },
        ...variants.map(([name, { sources }]) => ({ at: ['variants', name, 'sources'], sources })),
    ];
    const found = new Map();
    for (const { at, sources = [] } of places)
        for (const [index, glob] of [sources].flat().entries())
            if (!found.has(glob))
                found.set(glob, document?.lineOf([...at, index]) ?? 1);
    return [...found].map(([glob, line]) => ({ file: manifest.path, line, glob }));
}
/** A single key of a manifest, before the rest is checked; undefined where it is not given, or broken, or the manifest is no mapping. */
function readKey(manifest, key) {
    const value = readManifest(manifest).documents[0]?.value;
    if (typeof value !== 'object' || value === null)
        return undefined;
    return _manifest_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .manifestSchema */ .rc.shape[key].safeParse(Reflect.get(value, key)).data;
}
/**
 * A path or glob relative to the folder of a file, from the root that the file's own path counts from; null when it leads out of that root.
 * @example resolveFrom('golden/suite.yaml', '../cases/*.yaml') // 'cases/*.yaml'
 */
function resolveFrom(file, relative) {
    if (relative.startsWith('/') || /^[A-Za-z]:/.test(relative))
        return null;
    const steps = file.split('/').slice(0, -1);
    for (const step of relative.replaceAll('\\', '/').split('/')) {
        if (step === '' || step === '.')
            continue;
        if (step !== '..')
            steps.push(step);
        else if (steps.pop() === undefined)
            return null;
    }
    return steps.join('/');
}


/***/ }),

/***/ 43733:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Bi: () => (/* binding */ inspectSuite),
  El: () => (/* binding */ parseSuite),
  HI: () => (/* binding */ refuseSuite)
});

var omit_undefined = __webpack_require__(35560);
var model_error = __webpack_require__(50262);
var suite_suite = __webpack_require__(4657);
var advise = __webpack_require__(31718);
var describe_issue = __webpack_require__(26373);
var parse_cases = __webpack_require__(76753);
var parse_custom_metrics = __webpack_require__(97011);
var fingerprint = __webpack_require__(27866);
var suite_gate = __webpack_require__(61038);
var model_metric = __webpack_require__(16080);
var suite_problem = __webpack_require__(55151);
var suite_selection = __webpack_require__(78955);
;// CONCATENATED MODULE: ./build/measure/suite/parse-gates.js







/**
 * The gates of a manifest with full metric ids, margins and ids of their own, and everything wrong with them that the
 * suite alone shows (docs/decision-rules.md#checking-the-gates), then the criteria's. A metric that no case is scored by is a warning.
 */
function parseGates(input, { problems, warnings }) {
    const { entries, criteria, document, metrics, primary_k, resolveMetric, cases } = input;
    const gates = [];
    const lineOfGate = (index) => document.lineOf(['gates', index]);
    const seen = new Map();
    for (const [index, entry] of entries.entries()) {
        if (!entry)
            continue;
        const at = (key, message) => (0,suite_problem/* problemAtKey */.Om)(document, ['gates', index, key], message);
        const add = (key, message) => void problems.push(at(key, message));
        const metric = resolveMetric(metrics, entry.metric);
        if ('unknown' in metric) {
            add('metric', (0,describe_issue/* describeUnknownMetric */.AS)({ name: metric.unknown, suggestion: metric.suggestion, metrics, primary_k }));
            continue;
        }
        const gate = parseGate(entry, { metric, cases, add });
        gates.push(gate);
        const twin = (0,fingerprint/* canonicalJson */.d)({ ...gate, primary: null });
        const first = seen.get(twin);
        if (first !== undefined)
            add('metric', `this gate on \`${metric.id}\` is the same as the one on line ${first}. Remove one.`);
        else
            seen.set(twin, lineOfGate(index));
        if (entry.primary) {
            const other = entries.findIndex((each) => each?.primary);
            if (other !== index)
                add('primary', `the gate on line ${lineOfGate(other)} is already primary. Mark only one.`);
        }
        if (cases && !cases.some((golden) => metric.applies(golden)))
            warnings.push(at('metric', `neither the suite nor any case provides what \`${metric.id}\` needs, so its gate can never be decided.`));
    }
    const canFail = criteria.length > 0 || entries.some((entry) => entry?.severity !== 'warn');
    if (entries.length > 0 && !canFail)
        problems.push((0,suite_problem/* problemAtKey */.Om)(document, ['gates'], 'all gates have `severity: warn`, so the check could never fail. Give one of them `severity: fail`.'));
    return giveIds([...gates, ...criteria]);
}
/** The metric's id, with what sets a gate apart appended when its metric has several. */
function giveIds(gates) {
    const taken = new Set();
    /** The number that is tried next behind a name: all smaller ones are taken. */
    const next = new Map();
    const metrics = new Set();
    const repeated = new Set();
    for (const { metric } of gates)
        (metrics.has(metric) ? repeated : metrics).add(metric);
    return gates.map((gate) => {
        const isOnly = !repeated.has(gate.metric);
        const where = gate.where === null ? '' : ` where ${gate.where}`;
        const severity = gate.severity === 'warn' ? ' (warn)' : '';
        const name = isOnly ? gate.metric : `${gate.metric}${where}${severity}`;
        let id = name;
        let number = next.get(name) ?? 2;
        for (; taken.has(id); number++)
            id = `${name} #${number}`;
        next.set(name, number);
        taken.add(id);
        return { ...gate, id };
    });
}
/** One gate whose metric is known. `id` is still the metric's; `cases` is null when they could not be read. */
function parseGate(entry, { metric, cases, add }) {
    let isMarginWrong = false;
    let margin = null;
    for (const key of Object.keys(MARGIN_KEYS)) {
        const written = entry[key];
        if (written === undefined)
            continue;
        const parsed = parseMargin({ key, written, metric });
        if ('problem' in parsed) {
            isMarginWrong = true;
            add(key, parsed.problem);
        }
        else
            margin = parsed;
    }
    const { severity, evidence, primary, min = null, max = null, where = null } = entry;
    const { id } = metric;
    const gate = (0,suite_gate/* completeGate */.ls)({ id, metric: id, severity, evidence, primary, margin, min, max, where }, metric);
    const faults = (0,suite_gate/* findGateFaults */.i2)(gate, metric);
    // A margin that is written in a wrong way is reported once.
    const isReported = isMarginWrong || faults.includes('no-margin');
    for (const fault of faults) {
        if (isReported && (fault === 'proof-without-margin' || fault === 'primary-without-margin'))
            continue;
        add(...describeFault(fault, entry, metric));
    }
    if (metric.measured_on === 'code-review' && gate.margin !== null)
        add(marginKey(entry), `\`${metric.id}\` is one reading of a judge, whose chance variation is unknown, so its gate takes \`min\` alone.`);
    checkBounds(entry, metric, add);
    if (metric.measured_on !== undefined && entry.where !== undefined)
        add('where', `\`${metric.id}\` is one number of ${metric.measured_on === 'table' ? 'a table' : 'the source code'}, which has no cases to select. Remove \`where\`.`);
    else if (entry.where !== undefined)
        checkWhere(entry.where, cases, add);
    return gate;
}
const marginKey = (entry) => (entry.max_drop === undefined ? 'max_rise' : 'max_drop');
/** A fault of a gate, where and in the words in which the gate is written. */
function describeFault(fault, entry, { id, direction }) {
    const key = marginKey(entry);
    const written = (0,suite_problem/* quote */.hD)(String(entry[key]));
    const hint = { higher: '`max_drop`, ', lower: '`max_rise`, ', neutral: '' }[direction];
    const problems = {
        'no-margin': ['metric', `\`${id}\` has no default margin. Give ${hint}\`min\` or \`max\`.`],
        'neutral-metric': [
            key,
            `\`${id}\` has no better or worse direction, so it takes no \`${key}\`. Give \`min\` or \`max\` instead.`,
        ],
        'share-of-negative': [
            key,
            `a share of the baseline (${written}) does not fit \`${id}\`, which can be below 0. Give an absolute margin.`,
        ],
        'share-of-everything': [
            key,
            `\`${key}\` is ${written}, but nothing can drop by the whole baseline or more. Give less than 100%.`,
        ],
        'proof-without-margin': ['evidence', '`evidence: non-inferior` needs a margin. Give `max_drop` or `max_rise`.'],
        'proof-per-run': [
            'evidence',
            `\`${id}\` is one figure for the whole run, for which \`non-inferior\` cannot be shown. Use \`significant\` or \`threshold\`.`,
        ],
        'primary-warns': ['primary', 'the primary gate must be able to fail. Remove `severity: warn`, or `primary`.'],
        'primary-without-margin': [
            'primary',
            'the primary gate must compare two runs. Give it `max_drop` or `max_rise`, or remove `primary`.',
        ],
    };
    return problems[fault];
}
function checkBounds({ min, max }, { id, range: [low, high], unit }, add) {
    for (const [key, value] of Object.entries({ min, max })) {
        if (value === undefined || ((low === null || value >= low) && (high === null || value <= high)))
            continue;
        const between = describeRange(low, high);
        const meant = (0,model_metric/* isRatio */.mq)(unit) && value > 1 && value <= 100
            ? ` Did you mean \`${Number(`${value}e-2`)}\`?`
            : ' Give a value it can have.';
        add(key, `\`${key}\` is ${value}, but \`${id}\` ${between}.${meant}`);
    }
    if (min !== undefined && max !== undefined && min > max)
        add('min', `\`min\` is ${min} and \`max\` is ${max}, so no value fits between. Swap them?`);
}
function describeRange(low, high) {
    if (low !== null && high !== null)
        return `lies between ${low} and ${high}`;
    return low === null ? `is never above ${String(high)}` : `is never below ${low}`;
}
function checkWhere(where, cases, add) {
    try {
        const selection = (0,suite_selection/* parseSelection */.gO)(where);
        if (cases && !cases.some((golden) => (0,suite_selection/* matchesSelection */._w)(golden, selection)))
            add('where', `\`where\` matches no case: \`${where.slice(0, 60)}\`.${knownTags(cases)}`);
    }
    catch (error) {
        if (!(error instanceof model_error/* UserError */.yo))
            throw error;
        add('where', `\`where\`: ${error.message}`);
    }
}
/** ` Known tags: a, b.`, at most 20, sorted; nothing when no case has one. */
function knownTags(cases) {
    const tags = [...new Set(cases.flatMap((golden) => golden.tags))].sort();
    const more = tags.length > 20 ? ` … and ${tags.length - 20} more` : '';
    return tags.length === 0 ? ' No case has a tag.' : ` Known tags: ${tags.slice(0, 20).join(', ')}${more}.`;
}
/** The keys of a gate that give a margin, and the direction of the metrics they are for. */
const MARGIN_KEYS = { max_drop: 'higher', max_rise: 'lower' };
/**
 * The margin of a gate as written, or what is wrong with it for this metric.
 * `0.05` is absolute, in the metric's unit; `5%` a share of the baseline; `5pp` points of a ratio, 0.05 absolute.
 * @example parseMargin({ key: 'max_drop', written: '5pp', metric: success }) // { kind: 'absolute', value: 0.05 }
 */
function parseMargin(input) {
    const { key, written, metric } = input;
    const { id, direction, unit, range } = metric;
    const [low, high] = range;
    const isNeutral = direction === 'neutral';
    if (!isNeutral && direction !== MARGIN_KEYS[key]) {
        const right = key === 'max_drop' ? 'max_rise' : 'max_drop';
        return { problem: `\`${key}\` does not fit \`${id}\`, where ${direction} is better. Write \`${right}\`.` };
    }
    const text = String(written);
    const percent = /^([\d.]+)\s?(%|pp)$/.exec(text);
    const [, digits = '', mark] = percent ?? [];
    // `2.3e-2`, not 2.3 / 100, which is another number in binary.
    const value = percent ? Number(`${digits}e-2`) : Number(text);
    if (mark === '%')
        return { kind: 'relative', value };
    // That its metric takes no margin at all is a fault of the gate.
    if (isNeutral)
        return { kind: 'absolute', value };
    if (percent && !(0,model_metric/* isRatio */.mq)(unit))
        return {
            problem: `points (${(0,suite_problem/* quote */.hD)(text)}) are for ratios, and \`${id}\` is in ${unit}. Give a number, or a share such as \`10%\`.`,
        };
    if (low !== null && high !== null && value >= high - low)
        return {
            problem: `\`${key}\` is ${(0,suite_problem/* quote */.hD)(text)}, but \`${id}\` lies between ${low} and ${high}, so no gate could fail. Write ${(0,suite_problem/* quote */.hD)(`${text}pp`)} or ${(0,suite_problem/* quote */.hD)(`${text}%`)}?`,
        };
    return { kind: 'absolute', value };
}

var parse_variants = __webpack_require__(39930);
var parse_manifest = __webpack_require__(15917);
;// CONCATENATED MODULE: ./build/measure/suite/parse-suite.js











/**
 * Reads a golden suite: every default filled in, every metric, target and gate resolved.
 * Warnings and problems read `path:line: what is wrong. What to do.`
 * Throws the user's error `suite-invalid` with every problem of all files at once.
 */
function parseSuite(source) {
    const { suite, problems, warnings } = inspectSuite(source);
    if (suite === null)
        throw refuseSuite(source.manifest.path, problems);
    return { suite, warnings: (0,suite_problem/* foldProblems */.KH)(warnings).map((warning) => (0,suite_problem/* formatProblem */.Vw)(warning)) };
}
/** The user's error `suite-invalid`. */
function refuseSuite(path, problems) {
    return new model_error/* UserError */.yo('suite-invalid', {
        path,
        problems: (0,suite_problem/* foldProblems */.KH)(problems).map((problem) => (0,suite_problem/* formatProblem */.Vw)(problem)),
    });
}
/** Reads a golden suite and lists every error, warning and note. */
function inspectSuite(source) {
    const { home, manifest: file, caseFiles, emptyPatterns = [], leftOut = [], modules = [], prompts = [] } = source;
    const { registries, hash } = source;
    const modulePaths = modules.flatMap((module) => ('path' in module ? [module.path] : []));
    const order = [file.path, ...modulePaths, ...caseFiles.map(({ path }) => path)];
    const { parsed, problems: found } = (0,parse_manifest/* parseManifest */.Ng)(file);
    const read = (0,parse_cases/* parseCases */.Bq)({
        files: caseFiles,
        hash,
        checkJsonSchema: registries.checkJsonSchema,
        documents_dir: parsed?.manifest.documents_dir ?? null,
        profile: parsed?.manifest.profile ?? null,
    });
    const problems = [...found, ...read.problems];
    const early = [...(parsed?.warnings ?? []), ...read.warnings];
    const strict = parsed?.manifest.strict ?? false;
    const refuse = () => ({
        suite: null,
        strict,
        problems: (0,suite_problem/* sortProblems */.dS)(problems, order),
        warnings: (0,suite_problem/* sortProblems */.dS)(early, order),
        advise: () => [],
        metrics: [],
        lineOfGate: () => 1,
    });
    if (!parsed)
        return refuse();
    const { document, manifest, isBroken } = parsed;
    // Those that a suite without problems has in addition.
    const warnings = [];
    const findings = { problems, warnings };
    const isEmpty = (pattern) => emptyPatterns.includes(pattern);
    const isLeftOut = (pattern) => leftOut.some((one) => one.pattern === pattern);
    problems.push(...emptyPatterns.filter((one) => !isLeftOut(one)).map((one) => describeEmptyPattern(one, parsed)), ...leftOut.filter(({ pattern }) => isEmpty(pattern)).map((one) => describeLeftOut(one, parsed)));
    warnings.push(...leftOut.filter(({ pattern }) => !isEmpty(pattern)).map((one) => describeLeftOut(one, parsed)));
    const variants = isBroken('target') ? {} : (0,parse_variants/* parseVariants */.YY)(parsed, registries.targets, findings);
    const judge = (0,parse_variants/* parseJudge */.Xq)(parsed, { judges: registries.judges, prompts }, findings);
    const default_variant = findDefaultVariant(parsed, findings);
    const { pricing } = manifest;
    const { k: cutoffs, primary_k, success, ...scoring } = manifest.scoring;
    const k = [...new Set([...cutoffs, primary_k])].sort((a, b) => a - b);
    const settingsAreKnown = !isBroken('scoring.k', 'scoring.primary_k', 'scoring.success', 'pricing');
    const code = Object.values(variants).find(({ code_quality }) => code_quality !== undefined)?.code_quality;
    const settings = { k, primary_k, success, pricing, scoring, ...(code && { code_quality: code }) };
    const plain = settingsAreKnown ? registries.metrics(settings) : [];
    const isTaken = (wanted) => !('unknown' in registries.resolveMetric(plain, wanted));
    const before = problems.length;
    const own = (0,parse_custom_metrics/* parseCustomMetrics */.Q)({ modules, document, isTaken }, findings);
    const isOwnBroken = problems.length > before;
    const named = [...new Set(parsed.gates.flatMap((gate) => gate?.metric ?? []))].flatMap((name) => registries.tableFigure(name) ?? []);
    const added = [...own, ...named];
    const metrics = settingsAreKnown && added.length > 0 ? registries.metrics(settings, added) : plain;
    warnings.push(...(0,describe_issue/* warnOfLabels */.fU)({ cases: read.cases, metrics, judgeMeasures: registries.judgeMeasures, primary_k }));
    // The fault of its module is reported already.
    const isReported = (gate) => isOwnBroken && gate?.metric.startsWith('custom.') === true;
    const casesAreKnown = caseFiles.length > 0 && read.problems.length === 0 && emptyPatterns.length === 0;
    const known = { document, metrics, cases: casesAreKnown ? read.cases : null };
    const criteria = (0,parse_manifest/* parseCriteria */.vP)(settingsAreKnown ? manifest.criteria : {}, known, findings);
    const entries = settingsAreKnown ? parsed.gates.map((gate) => (isReported(gate) ? null : gate)) : [];
    const { resolveMetric } = registries;
    const gates = parseGates({ ...known, entries, criteria, primary_k, resolveMetric }, findings);
    if (problems.length > 0)
        return refuse();
    warnings.push(...(0,parse_variants/* warnOfIdleJudge */.Ns)(parsed));
    const isDeterministic = variants[default_variant]?.target.deterministic ?? false;
    const suite = (0,omit_undefined/* omitUndefined */.O)({
        name: manifest.name ?? home.name,
        ...pick(manifest, COPIED),
        description: manifest.description ?? null,
        file: file.path,
        directory: home.directory === '' ? undefined : home.directory,
        cases: read.cases,
        variants,
        default_variant,
        k,
        primary_k,
        success,
        baseline_trials: manifest.baseline_trials ?? suite_suite/* BASELINE_TRIALS */.iT[isDeterministic ? 'deterministic' : 'varying'],
        max_cost_usd: manifest.max_cost_usd ?? null,
        scoring,
        judge: judge ?? undefined,
        gates: manifest.gates ? gates : [...registries.defaultGates({ metrics, cases: read.cases }), ...gates],
        custom_metrics: own.length > 0 ? { modules: modulePaths, metrics: own } : undefined,
    });
    return {
        suite,
        strict,
        problems: [],
        warnings: (0,suite_problem/* sortProblems */.dS)([...early, ...warnings], order),
        advise: () => (0,suite_problem/* sortProblems */.dS)((0,advise/* adviseSuite */.$s)(suite, document), order),
        metrics,
        lineOfGate: (index) => (index < parsed.gates.length ? document.lineOf(['gates', index]) : 1),
    };
}
/** Keys of the manifest that a suite has as they are. */
const COPIED = [
    ...[
        'version',
        'trials',
        'rounds',
        'concurrency',
        'timeout_seconds',
        'retries',
        'seed',
        'alpha',
        'pricing',
    ],
    ...['min_scored_share', 'max_cost_usd_per_month', 'zero_tolerance', 'inference', 'controlled'],
];
function pick(whole, keys) {
    return Object.fromEntries(keys.map((key) => [key, whole[key]]));
}
function findDefaultVariant({ document, manifest, isBroken }, { problems }) {
    const names = Object.keys(manifest.variants ?? { default: null });
    const given = manifest.default_variant;
    const [first = 'default'] = names;
    if (given === undefined || isBroken('variants') || names.includes(given))
        return given ?? first;
    problems.push((0,suite_problem/* problemAt */.l4)(document, ['default_variant'], (0,suite_problem/* unknownName */.U0)('variant', given, names)));
    return first;
}
function describeEmptyPattern(pattern, parsed) {
    const hint = 'Paths are relative to the folder of the suite and must stay inside the working directory.';
    return problemOfPattern(pattern, parsed, `no case file matches ${(0,suite_problem/* quote */.hD)(pattern)}. ${hint}`);
}
const MOST_NAMED = 3;
function describeLeftOut({ pattern, paths, kind }, parsed) {
    const [named, left] = [paths.slice(0, MOST_NAMED).map(suite_problem/* quote */.hD).join(', '), paths.length - MOST_NAMED];
    const { one, many, hint } = LEFT_OUT[kind];
    const subject = `${named}${left > 0 ? ` and ${left} more` : ''} ${paths.length === 1 ? one : many}`;
    return problemOfPattern(pattern, parsed, `${subject}, which ${(0,suite_problem/* quote */.hD)(pattern)} leaves out. ${hint}`);
}
const LEFT_OUT = {
    link: {
        one: 'is a symbolic link',
        many: 'are symbolic links',
        hint: 'Links are not followed, since one could lead out of the checkout: put the cases there themselves.',
    },
    folder: { one: 'is a folder', many: 'are folders', hint: 'Name the files in it, such as `cases/**/*.yaml`.' },
};
function problemOfPattern(pattern, { document, manifest }, message) {
    const path = Array.isArray(manifest.cases) ? ['cases', manifest.cases.indexOf(pattern)] : ['cases'];
    return (0,suite_problem/* problemAt */.l4)(document, path, message);
}


/***/ }),

/***/ 39930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  YO: () => (/* binding */ judgePromptPaths),
  Xq: () => (/* binding */ parseJudge),
  YY: () => (/* binding */ parseVariants),
  Ns: () => (/* binding */ warnOfIdleJudge)
});

var omit_undefined = __webpack_require__(35560);
var describe_issue = __webpack_require__(26373);
var manifest_schema = __webpack_require__(93679);
var suite_problem = __webpack_require__(55151);
;// CONCATENATED MODULE: ./build/measure/suite/registries.js
/** The options of an adapter as data; they are an object where its schema is one. */
function optionsOf(data) {
    return typeof data === 'object' && data !== null ? { ...data } : {};
}
/** A mapping without the keys that all adapters of a kind share. */
function withoutKeys(entry, shared) {
    return Object.fromEntries(Object.entries(entry).filter(([key]) => !shared.includes(key)));
}

var scoring = __webpack_require__(60960);
var parse_manifest = __webpack_require__(15917);
;// CONCATENATED MODULE: ./build/measure/suite/parse-variants.js







const TARGET_KEYS = Object.keys(manifest_schema/* targetEntrySchema */.J7.shape);
const VARIANT_KEYS = Object.keys(manifest_schema/* variantEntrySchema */.RG.shape);
/**
 * Every variant with its whole target: the keys of the variant over those of `target`, settings key by key. A variant with
 * another `type` starts from no options. Without `variants` there is one, `default`.
 * The record has no prototype, so that a variant called `toString` is found only where there is one.
 */
function parseVariants(parsed, targets, { problems }) {
    const { manifest, document } = parsed;
    // What is wrong with the target itself is found with every variant, and reported once.
    const found = new Map();
    const add = (problem) => void found.set((0,suite_problem/* formatProblem */.Vw)(problem), problem);
    const variants = {};
    Object.setPrototypeOf(variants, null);
    for (const [name, entry] of Object.entries(manifest.variants ?? { default: { settings: {}, nightly: true } })) {
        const at = manifest.variants ? ['variants', name] : ['target'];
        const target = parseTarget({ entry, at, targets, add }, parsed);
        const code = parseCodeSources(name, entry.code_quality, { manifest, document, add });
        if (target !== null)
            variants[name] = (0,omit_undefined/* omitUndefined */.O)({
                name,
                target,
                declared: listDeclared(entry),
                ...termsOf(entry, manifest.target),
                code_quality: code,
            });
    }
    problems.push(...found.values());
    return variants;
}
function parseTarget(input, { manifest: { target: base }, document }) {
    const { entry, at, targets, add } = input;
    const type = entry.type ?? base.type;
    const adapter = targets.find(({ name }) => name === type);
    if (!adapter) {
        const known = targets.map(({ name }) => name);
        const place = [...(entry.type === undefined ? ['target'] : at), 'type'];
        add((0,suite_problem/* problemAt */.l4)(document, place, (0,suite_problem/* unknownName */.U0)('target type', type, known)));
        return null;
    }
    const inherited = type === base.type ? base : null;
    const own = withoutKeys(entry, VARIANT_KEYS);
    const value = { ...withoutKeys(inherited ?? {}, TARGET_KEYS), ...own };
    const parsed = adapter.options.safeParse(value);
    if (!parsed.success) {
        const describe = (place, issues) => (0,describe_issue/* describeIssues */.wF)(issues, {
            document,
            at: place,
            value,
            schema: adapter.options,
            prefix: '',
            named: 0,
            otherKeys: place[0] === 'target' ? TARGET_KEYS : VARIANT_KEYS,
        });
        const isInherited = (key) => key !== undefined && Object.hasOwn(value, key) && !Object.hasOwn(own, key);
        const issues = parsed.error.issues.flatMap((issue) => splitByKey(issue));
        const select = (inheritance) => issues.flatMap(({ key, issue }) => (isInherited(key) === inheritance ? [issue] : []));
        for (const problem of [...describe(['target'], select(true)), ...describe(at, select(false))])
            add(problem);
        return null;
    }
    return (0,omit_undefined/* omitUndefined */.O)({
        type,
        options: optionsOf(parsed.data),
        settings: { ...base.settings, ...entry.settings },
        deterministic: entry.deterministic ?? inherited?.deterministic ?? adapter.deterministic ?? false,
        mock: (entry.mock ?? inherited?.mock) || undefined,
        setup: entry.setup ?? inherited?.setup,
        traces: (entry.traces ?? inherited?.traces) || undefined,
    });
}
/** What is known of it and no part of what is asked; of the target's own only where it is the same adapter. */
function termsOf(entry, base) {
    const inherited = entry.type === undefined || entry.type === base.type ? base : null;
    const sources = entry.sources ?? inherited?.sources;
    return {
        nightly: entry.nightly ? undefined : false,
        sources: sources === undefined ? undefined : [sources].flat(),
        limits: entry.limits ?? inherited?.limits,
        max_trial_cost_usd: entry.max_trial_cost_usd ?? inherited?.max_trial_cost_usd,
    };
}
/** A variant with another `type` starts from no options, so all of them are its own. */
function listDeclared(entry) {
    const { type, setup, traces, settings } = entry;
    return [
        ...(type === undefined ? [] : ['type', 'options']),
        ...(setup === undefined ? [] : ['setup']),
        ...(traces === undefined ? [] : ['traces']),
        ...Object.keys(withoutKeys(entry, VARIANT_KEYS)).map((key) => `options.${key}`),
        ...Object.keys(settings).map((key) => `settings.${key}`),
    ].sort();
}
/** An issue for each top-level key that it is about, so that each can be placed where the key is written. */
function splitByKey(issue) {
    if (issue.code !== 'unrecognized_keys' || issue.path.length > 0)
        return [{ key: issue.path[0], issue }];
    return issue.keys.map((key) => ({ key, issue: { ...issue, keys: [key] } }));
}
/**
 * Where a variant's source code is: its own keys over those of the suite. Absent where neither says anything; a problem where nobody names
 * `sources`.
 */
function parseCodeSources(variant, own, { manifest: { code_quality: base }, document, add, }) {
    if (base === undefined && own === undefined)
        return undefined;
    const { sources, framework, prefixes, language, review, annotate } = { ...base, ...own };
    if (sources === undefined) {
        const at = base === undefined ? ['variants', variant, 'code_quality'] : ['code_quality'];
        const message = '`code_quality` has no `sources`. Give paths or globs from the working directory.';
        add((0,suite_problem/* problemAtKey */.Om)(document, at, message));
        return undefined;
    }
    return (0,omit_undefined/* omitUndefined */.O)({
        sources: [sources].flat(),
        framework: framework ?? null,
        prefixes: prefixes ?? [],
        language: language ?? null,
        reviewed: review || undefined,
        annotated: annotate || undefined,
    });
}
const SHARED_KEYS = Object.keys(manifest_schema/* judgeEntrySchema */.pN.shape);
/** The prompt files of a suite's judge as its manifest writes them; none where it is too broken to say. */
function judgePromptPaths(manifest) {
    const prompts = (0,parse_manifest/* readKey */.YZ)(manifest, 'judge')?.prompts ?? {};
    return scoring/* JUDGED_QUESTIONS */.G1.flatMap((question) => {
        const path = prompts[question];
        return path === undefined ? [] : [{ question, path }];
    });
}
/** The suite's judge, its options read by the adapter's own schema; null where the suite has none, or it is wrong. */
function parseJudge({ manifest: { judge: entry }, document }, 
/** `prompts`: one for each of `judgePromptPaths`. */
{ judges, prompts }, { problems }) {
    if (entry === undefined)
        return null;
    const { type, trials, rubric_trials, confirm, limits } = entry;
    const written = withoutKeys(entry, SHARED_KEYS);
    const adapter = judges.find(({ name }) => name === type);
    if (adapter === undefined) {
        const known = judges.map(({ name }) => name);
        problems.push((0,suite_problem/* problemAt */.l4)(document, ['judge', 'type'], (0,suite_problem/* unknownName */.U0)('judge type', type, known)));
        return null;
    }
    const read = [];
    const wrongPrompts = [];
    for (const prompt of prompts) {
        const { question } = prompt;
        if (prompt.kind === 'read')
            read.push([question, { path: prompt.path, text: prompt.text }]);
        else
            wrongPrompts.push((0,suite_problem/* problemAt */.l4)(document, ['judge', 'prompts', question], `prompt ${prompt.message}`));
    }
    const parsed = adapter.options.safeParse(written);
    if (!parsed.success) {
        const part = { document, at: ['judge'], value: written, schema: adapter.options };
        const issues = (0,describe_issue/* describeIssues */.wF)(parsed.error.issues, { ...part, prefix: '', named: 0, otherKeys: SHARED_KEYS });
        problems.push(...issues, ...wrongPrompts);
        return null;
    }
    problems.push(...wrongPrompts);
    return (0,omit_undefined/* omitUndefined */.O)({
        type,
        options: optionsOf(parsed.data),
        trials,
        rubric_trials,
        // Absent where nothing is confirmed, as in runs of older versions.
        confirm: confirm || undefined,
        prompts: Object.fromEntries(read),
        limits,
    });
}
/** Questions without a judge, or a judge without questions: allowed, and nothing comes of it. */
function warnOfIdleJudge({ manifest, document }) {
    const { judge, scoring } = manifest;
    const isAsked = scoring.judged.length > 0;
    if (isAsked === (judge !== undefined))
        return [];
    const [key, message] = isAsked
        ? [
            ['scoring', 'judged'],
            '`scoring.judged` asks for judgments, but the suite has no `judge`, so the metrics that need them stay unscored. Name a `judge`, or write judgments into the run yourself.',
        ]
        : [
            ['judge'],
            '`judge` has no questions. List them under `scoring.judged`, such as `scoring: { judged: [answer] }`.',
        ];
    return [(0,suite_problem/* problemAtKey */.Om)(document, key, message)];
}


/***/ }),

/***/ 27849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ YAML_OPTIONS),
/* harmony export */   g: () => (/* binding */ readYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _model_find_deep_nesting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29417);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55151);



const NESTED_TOO_DEEPLY = 'lists or mappings are nested too deeply here. Flatten them.';
/** YAML 1.2, core schema. */
const YAML_OPTIONS = {
    prettyErrors: false,
    schema: 'core',
    resolveKnownTags: false,
    merge: false,
    stringKeys: true,
    // Checked by `checkNodes` instead, which names both places and is not quadratic.
    uniqueKeys: false,
};
/** An anchor may be used this often; "billion laughs" files reach it at once. */
const MAX_ALIASES = 1000;
/**
 * Reads YAML 1.2 (core schema: `no` and `2024-01-01` are text, `007` is a number, no merge keys) into plain data.
 * Documents with a fault in the notation are left out, with the first fault of each as a problem: the rest follows from it.
 * Duplicate keys, `__proto__`, unknown tags, numbers that JSON cannot carry and endless aliases are faults too.
 */
function readYaml({ path: file, text }) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    // A byte order mark would count as indentation.
    const plain = text.replace(/^\uFEFF/, '');
    const deep = (0,_model_find_deep_nesting_js__WEBPACK_IMPORTED_MODULE_1__/* .findDeepNesting */ .u)(plain);
    if (deep !== null) {
        const line = plain.slice(0, deep).split('\n').length;
        return { documents: [], problems: [{ file, line, message: NESTED_TOO_DEEPLY }] };
    }
    const parsed = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseAllDocuments */ .hR)(plain, { ...YAML_OPTIONS, lineCounter: lines });
    const lineAt = (offset) => Math.max(1, lines.linePos(offset).line);
    const documents = [];
    const problems = [];
    for (const document of parsed) {
        const fault = [...document.errors, ...document.warnings][0];
        if (fault) {
            problems.push({ file, line: lineAt(fault.pos[0]), message: describeYamlError(fault, plain) });
            continue;
        }
        const { faults, targets } = checkNodes(document, lineAt);
        for (const found of faults)
            problems.push({ file, ...found });
        const isEmpty = document.contents === null || ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(document.contents) && document.contents.value === null);
        if (faults.length > 0 || isEmpty)
            continue;
        const converted = convert(document, lineAt);
        if ('message' in converted)
            problems.push({ file, ...converted });
        else
            documents.push((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .documentOf */ .lM)(file, converted.value, locate(document, targets, lineAt)));
    }
    return { documents, problems };
}
function checkNodes(document, lineAt) {
    const faults = [];
    const anchors = new Map();
    const targets = new Map();
    const add = (node, message) => {
        faults.push({ line: lineAt(node.range?.[0] ?? 0), message });
    };
    const keepAnchor = (node) => {
        if (node.anchor !== undefined)
            anchors.set(node.anchor, node);
    };
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Map(_, map) {
            keepAnchor(map);
            const seen = new Map();
            for (const { key } of map.items) {
                if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key))
                    continue;
                const name = String(key.value);
                const first = seen.get(name);
                const line = lineAt(key.range?.[0] ?? 0);
                if (name === '__proto__')
                    add(key, 'key `__proto__` is not allowed. Give it another name.');
                else if (name === '<<')
                    add(key, 'merge keys (`<<`) are not part of YAML 1.2. Write the keys out.');
                else if (first !== undefined)
                    add(key, `key ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(name)} is given twice, first on line ${first}. Keep one.`);
                else
                    seen.set(name, line);
            }
        },
        Seq(_, list) {
            keepAnchor(list);
        },
        Scalar(_, node) {
            keepAnchor(node);
            if (typeof node.value === 'number' && !Number.isFinite(node.value))
                add(node, `${(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(node.source ?? '')} is not a finite number. Give a finite one, or put it in quotes.`);
        },
        Alias(_, alias, ancestors) {
            const name = alias.source;
            const target = anchors.get(name);
            if (!target)
                add(alias, `alias ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(`*${name}`)} has no anchor before it. Write ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(`&${name}`)} first.`);
            else if (ancestors.includes(target))
                add(alias, `alias ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(`*${name}`)} contains itself. Write the value out.`);
            else
                targets.set(alias, target);
        },
    });
    return { faults, targets };
}
function convert(document, lineAt) {
    try {
        return { value: document.toJS({ maxAliasCount: MAX_ALIASES }) };
    }
    catch (error) {
        // The only error left after `checkNodes`: the yaml package gives up on the number of aliases.
        if (!(error instanceof ReferenceError))
            throw error;
        let line = 1;
        (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
            Alias(_, alias) {
                line = lineAt(alias.range?.[0] ?? 0);
                return yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR.BREAK;
            },
        });
        return { line, message: `aliases are used more than ${MAX_ALIASES} times from here on. Write the values out.` };
    }
}
/** Looks places up by an index of each mapping, built at its first use: a broken file may ask for every one of many keys. */
function locate(document, targets, lineAt) {
    const indexes = new Map();
    const pairOf = (map, step) => {
        const index = indexes.get(map) ?? new Map(map.items.map((pair) => [(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(pair.key) ? String(pair.key.value) : '', pair]));
        indexes.set(map, index);
        return index.get(String(step));
    };
    return (path) => {
        let node = document.contents;
        let line = lineAt(document.contents?.range?.[0] ?? 0);
        let keyLine = line;
        for (const step of path) {
            const parent = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node) ? targets.get(node) : node;
            const pair = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(parent) ? pairOf(parent, step) : undefined;
            const next = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(parent) ? parent.items[Number(step)] : pair?.value;
            if (next === undefined)
                return { line, keyLine: line, source: null };
            const [start, keyStart] = [next, pair?.key].map((each) => ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(each) ? each.range?.[0] : undefined));
            line = lineAt(start ?? keyStart ?? 0);
            keyLine = lineAt(keyStart ?? start ?? 0);
            node = next;
        }
        return { line, keyLine, source: (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) && node.type === 'PLAIN' ? (node.source ?? null) : null };
    };
}
/** What the yaml package says, where it says it in the words of the YAML specification, in the words of its users. */
const MESSAGES = {
    BAD_SCALAR_START: 'a value cannot start with this character. Put the value in quotes.',
    BLOCK_AS_IMPLICIT_KEY: 'there is a second `: ` in the value of this line. Put the value in quotes, or fix the indentation.',
    MISSING_CHAR: 'a quote, bracket or brace is opened before this point and never closed. Close it.',
    MULTILINE_IMPLICIT_KEY: 'this key runs over several lines: is a `:` missing, or the indentation wrong?',
    NON_STRING_KEY: 'this key is a list or a mapping. A key is plain text; put `{{ … }}` and the like in quotes.',
    RESOURCE_EXHAUSTION: NESTED_TOO_DEEPLY,
    TAB_AS_INDENT: 'the line is indented with a tab. YAML takes spaces only.',
};
/** One sentence for a fault in the notation, e.g. "the line is indented with a tab. YAML takes spaces only." */
function describeYamlError(error, text) {
    if (error.code === 'TAG_RESOLVE_FAILED') {
        const tag = text.slice(error.pos[0], error.pos[1]);
        return `tag ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(tag)} is unknown: suites are plain YAML. Remove it.`;
    }
    return MESSAGES[error.code] ?? `this is not valid YAML: ${error.message}.`;
}


/***/ }),

/***/ 56373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AW: () => (/* binding */ SPAN_ALIASES),
/* harmony export */   rB: () => (/* binding */ resolveAliases),
/* harmony export */   wo: () => (/* binding */ CASE_ALIASES)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29598);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55151);


/** Puts aliases of fields (`question`, `ground_truth_answer`, a span's `span_hash` …) under their own names. */
function resolveAliases(value) {
    // As most cases are written.
    if (!hasAliases(value))
        return { value, written: (path) => path, problems: [] };
    const golden = rename(value, CASE_ALIASES);
    const list = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(golden.value) ? golden.value['expected_spans'] : undefined;
    const spans = Array.isArray(list) ? list.map((span) => rename(span, SPAN_ALIASES)) : [];
    const problems = [
        ...golden.problems,
        ...spans.flatMap((span, index) => span.problems.map(({ path, message }) => ({ path: ['expected_spans', index, ...path], message }))),
    ];
    const isRenamed = spans.some(({ names, problems: doubled }) => names.size > 0 || doubled.length > 0);
    return {
        value: isRenamed && (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(golden.value)
            ? { ...golden.value, expected_spans: spans.map((span) => span.value) }
            : golden.value,
        written: (path) => {
            const [first, index, field, ...rest] = path;
            const names = first === 'expected_spans' && typeof index === 'number' ? spans[index]?.names : undefined;
            const start = path.slice(0, 1).map((key) => golden.names.get(key) ?? key);
            if (field === undefined)
                return [...start, ...path.slice(1)];
            return [...start, ...path.slice(1, 2), names?.get(field) ?? field, ...rest];
        },
        problems,
    };
}
function hasAliases(value) {
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value))
        return false;
    const { expected_spans: spans } = value;
    return (isAliased(value, CASE_ALIASES) ||
        (Array.isArray(spans) && spans.some((span) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(span) && isAliased(span, SPAN_ALIASES))));
}
function isAliased(value, aliases) {
    return Object.keys(value).some((key) => Object.hasOwn(aliases, key));
}
const NO_NAMES = new Map();
/** The value, and the written name of every key that was renamed. */
function rename(value, aliases) {
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value) || !isAliased(value, aliases))
        return { value, names: NO_NAMES, problems: [] };
    const renamed = {};
    const names = new Map();
    const problems = [];
    for (const [key, member] of Object.entries(value)) {
        const own = Object.hasOwn(aliases, key) ? (aliases[key] ?? key) : key;
        if (Object.hasOwn(renamed, own)) {
            const other = names.get(own) ?? own;
            const message = `${(0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(key)} and ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(other)} are two names for ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(own)}. Keep one.`;
            problems.push({ path: [key], message });
            continue;
        }
        renamed[own] = member;
        if (own !== key)
            names.set(own, key);
    }
    return { value: renamed, names, problems };
}
/** Other names of a case's fields, as other tools write them. */
const CASE_ALIASES = {
    agents_should_exclude: 'forbidden_agents',
    agents_should_include: 'required_agents',
    ground_truth_answer: 'expected_answer',
    query_id: 'id',
    question: 'query',
    text: 'query',
    tools_should_exclude: 'forbidden_tools',
    tools_should_include: 'required_tools',
};
/** Other names of an expected span's fields. */
const SPAN_ALIASES = { relevance_score: 'relevance', span_hash: 'hash' };


/***/ }),

/***/ 49561:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ textsOf),
/* harmony export */   cq: () => (/* binding */ isContentHash),
/* harmony export */   kr: () => (/* binding */ findStaleSpans),
/* harmony export */   oF: () => (/* binding */ pasteSpan),
/* harmony export */   tF: () => (/* binding */ listStaleCases)
/* harmony export */ });
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77377);
/* harmony import */ var _model_plain_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1275);
/* harmony import */ var _model_suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60288);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55151);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);





/**
 * A case is stale when all of its expected spans are gone, or the text of one has changed. One that has lost a part of them can still be
 * answered and is not: what is gone cannot be retrieved, so recall falls by itself. Gives ids in the order of the suite.
 */
function listStaleCases(cases, stale) {
    const count = (id, kind) => stale.filter((span) => span.case_id === id && span.kind === kind).length;
    const affected = new Set(stale.map(({ case_id }) => case_id));
    const sorted = cases
        .filter(({ id }) => affected.has(id))
        .map(({ id, expected_spans: spans }) => ({
        id,
        isDeleted: count(id, 'gone') === spans.length,
        isChanged: count(id, 'changed') > 0,
    }));
    return {
        /** Never compared, but for those of `deleted_cases` that only the candidate has. */
        stale_cases: sorted.filter(({ isDeleted, isChanged }) => isDeleted || isChanged).map(({ id }) => id),
        /** Those of which nothing that they expect is left. */
        deleted_cases: sorted.filter(({ isDeleted }) => isDeleted).map(({ id }) => id),
    };
}
/**
 * The expected spans of enabled cases that no longer fit the checkout: the path is gone, the symbol or the lines are not in the file, or
 * the text has another hash. `unchecked` when no expected path is in the checkout at all: then the suite asks about something else.
 */
function findStaleSpans(input) {
    const { cases, files, known, hash } = input;
    const enabled = cases.filter((golden) => golden.enabled);
    if (!enabled.some((golden) => golden.expected_spans.some(({ path }) => files.has(path))))
        return { stale: [], unchecked: enabled.some((golden) => golden.expected_spans.length > 0) };
    const stale = enabled.flatMap((golden) => golden.expected_spans.flatMap((span) => {
        const file = files.get(span.path);
        const lost = file === undefined ? describeLostPath(span.path, known) : describeLostSpan(span, file);
        const message = lost ?? (file === undefined ? null : describeChange(span, file, hash));
        if (message === null)
            return [];
        const problem = { ...golden.at, message: `case ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(golden.id)}: ${message}` };
        return [{ case_id: golden.id, kind: lost === null ? 'changed' : 'gone', problem }];
    }));
    return { stale, unchecked: false };
}
function describeLostPath(path, known) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const sameName = known.find((each) => each === name || each.endsWith(`/${name}`));
    const nearest = sameName ??
        (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_2__/* .suggest */ .Z)(path, known.filter((each) => each.slice(0, each.lastIndexOf('/') + 1) === folder));
    return `the file ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(path)} is not in this checkout${nearestOf(nearest)}. Edit the case or restore the file.`;
}
function describeLostSpan(span, file) {
    const { path, symbol, start_line: start, end_line: end } = span;
    if (symbol !== undefined && !hasSymbol(symbol, file)) {
        const names = file.symbols?.ranges.flatMap((range) => range.symbol ?? []) ?? [];
        const nearest = nearestSymbol(symbol, names);
        // What can be pasted into the case.
        const span = nearest === null ? null : pasteSpan({ path, symbol: nearest });
        return `the symbol ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(symbol)} is not in ${path}${nearestOf(span)}. Edit the case or restore the symbol.`;
    }
    const last = end ?? start;
    if (last !== undefined && last > file.lines.length)
        return `${path} has ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(file.lines.length, 'line')}, but an expected span ends on line ${last}. Edit the case.`;
    return null;
}
/** Only `sha256:` is Goldenpair's to check; a hash of another form is a name that the target gives. */
const isContentHash = (hash) => hash !== undefined && /^sha256:[0-9a-f]{64}$/.test(hash);
function describeChange(span, file, hash) {
    if (!isContentHash(span.hash))
        return null;
    const found = textsOf(span, file).map((text) => hash(text));
    const [now] = found;
    if (now === undefined || found.includes(span.hash))
        return null;
    const name = span.symbol === undefined ? span.path : `${(0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(span.symbol)} in ${span.path}`;
    return `the text of ${name} has changed since its \`hash\` was taken. Check whether it still answers the query, then write \`hash: ${now}\`; \`goldenpair validate --rebind\` looks where it is now.`;
}
/**
 * The texts that a span may name, several where a symbol is defined several times: the lines of the symbol, else those given, else the
 * whole file, joined by `\n`, without blank lines at both ends.
 */
function textsOf({ symbol, start_line: start, end_line: end }, { lines, symbols }) {
    const cut = (from, to) => trimBlankLines(lines.slice(from, to)).join('\n');
    if (symbol !== undefined) {
        const plain = (0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_4__/* .plainSymbol */ .Nb)(symbol);
        const ranges = symbols?.ranges.filter((range) => range.symbol !== null && (0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_4__/* .plainSymbol */ .Nb)(range.symbol) === plain) ?? [];
        return ranges.map((range) => cut(range.start, range.end));
    }
    return start === undefined ? [cut(0, lines.length)] : [cut(start - 1, end ?? start)];
}
function trimBlankLines(lines) {
    const first = lines.findIndex((line) => line.trim() !== '');
    const last = lines.findLastIndex((line) => line.trim() !== '');
    return first === -1 ? [] : lines.slice(first, last + 1);
}
/**
 * Whether a file defines a symbol. Targets name symbols in their own ways (`rotate`, `Key.rotate`, `Key::rotate`), so the last part
 * decides; in a file of another kind it is enough that the name occurs.
 */
function hasSymbol(symbol, { lines, symbols }) {
    const name = lastPart(symbol);
    if (symbols === null)
        return lines.some((line) => line.includes(name) || line.includes(symbol));
    const names = [...symbols.ranges.flatMap((range) => range.symbol ?? []), ...symbols.inner];
    return names.some((each) => lastPart(each) === name);
}
/** `rotate` of `auth.Key.rotate`, `Key::rotate` and `Key#rotate()`; a heading with blanks is whole, without its marks. */
function lastPart(symbol) {
    const plain = (0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_4__/* .plainSymbol */ .Nb)(symbol);
    return /(?:^|\.)([\w$]+)$/.exec(plain)?.[1] ?? plain;
}
/** The name with the fewest edits, else one that begins with the lost one or the other way round. */
function nearestSymbol(symbol, names) {
    const lost = lastPart(symbol).toLowerCase();
    const related = (name) => {
        const part = lastPart(name).toLowerCase();
        return part.length > 2 && lost.length > 2 && (part.startsWith(lost) || lost.startsWith(part));
    };
    return (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_2__/* .suggest */ .Z)(symbol, names) ?? names.find(related) ?? null;
}
function nearestOf(name) {
    return name === null ? '' : `; nearest: ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)}`;
}
/**
 * A span as a case names it, on one line of YAML.
 * @example pasteSpan({ path: 'a.md', symbol: 'Opening: hours' }) // '{ path: a.md, symbol: "Opening: hours" }'
 */
function pasteSpan(input) {
    const { path, symbol, start_line, end_line } = input;
    const lines = symbol === undefined ? { start_line, end_line } : {};
    const named = Object.entries({ path, symbol, ...lines }).filter(([, value]) => value !== undefined);
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .stringify */ .As)(Object.fromEntries(named), { collectionStyle: 'flow', lineWidth: 0 }).trimEnd();
}


/***/ }),

/***/ 52088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XR: () => (/* binding */ readCorpus),
/* harmony export */   jd: () => (/* binding */ corpusOptions),
/* harmony export */   tA: () => (/* binding */ openCorpus)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55156);
/* harmony import */ var _io_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60198);
/* harmony import */ var _model_glob_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5810);
/* harmony import */ var _io_sha256_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80430);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50262);
/* harmony import */ var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27866);
/* harmony import */ var _search_chunk_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87132);









const glob = zod__WEBPACK_IMPORTED_MODULE_6__.string().min(1);
const lines = zod__WEBPACK_IMPORTED_MODULE_6__.int().positive();
/** What is searched and how it is ranked: part of the options of every adapter that searches the checkout. */
const corpusOptions = {
    /** Files to search, relative to the checkout. Dependencies, builds, lock files, binary files and files over 1 MB never are. */
    include: zod__WEBPACK_IMPORTED_MODULE_6__.array(glob).min(1).default(['**/*']),
    exclude: zod__WEBPACK_IMPORTED_MODULE_6__.array(glob).default([]),
    chunk: zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({ max_lines: lines.default(80), window_lines: lines.default(40) })
        .default({ max_lines: 80, window_lines: 40 }),
    k1: zod__WEBPACK_IMPORTED_MODULE_6__.number().nonnegative().default(1.2),
    b: zod__WEBPACK_IMPORTED_MODULE_6__.number().min(0).max(1).default(0.75),
    symbol_boost: zod__WEBPACK_IMPORTED_MODULE_6__.number().nonnegative().default(2),
    path_boost: zod__WEBPACK_IMPORTED_MODULE_6__.number().nonnegative().default(1),
};
/** Reads and indexes the files of a checkout; `fingerprint` is a hash of the names and texts of all. Throws `search-found-no-files`. */
async function openCorpus(folder, options) {
    // With its library: most targets search nothing.
    const { buildIndex } = await Promise.all(/* import() */[__webpack_require__.e(2150), __webpack_require__.e(2997)]).then(__webpack_require__.bind(__webpack_require__, 62997));
    const files = await readCorpus(folder, options);
    const chunks = files.flatMap(({ path, text }) => (0,_search_chunk_file_js__WEBPACK_IMPORTED_MODULE_5__/* .chunkFile */ .E)(path, text, options.chunk));
    if (chunks.length === 0) {
        const { include, exclude } = options;
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo('search-found-no-files', { folder, include, exclude });
    }
    const fingerprint = (0,_io_sha256_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256 */ .s)((0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_7__/* .canonicalJson */ .d)(files.map(({ path, text }) => [path, (0,_io_sha256_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256 */ .s)(text)])));
    return { index: buildIndex(chunks, options), fingerprint };
}
const MAX_BYTES = 1_000_000;
/** Far below the usual limit of 1,024 open files. */
const READS_AT_ONCE = 64;
/** Folders of dependencies, builds and tools' leftovers. */
const SKIPPED_FOLDERS = new Set('.git .hg .svn node_modules bower_components vendor dist build coverage goldenpair-report .goldenpair .next .cache __pycache__ .venv venv .tox .mypy_cache .pytest_cache'.split(' '));
const SKIPPED_FILES = /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|Cargo\.lock|go\.sum|poetry\.lock|uv\.lock|Pipfile\.lock|composer\.lock|Gemfile\.lock)$|\.min\.(?:js|css)$|\.map$/;
/** The text files that the globs choose, sorted by path. */
async function readCorpus(folder, { include, exclude }) {
    const included = include.map(_model_glob_js__WEBPACK_IMPORTED_MODULE_8__/* .globToRegExp */ .t);
    const excluded = exclude.map(_model_glob_js__WEBPACK_IMPORTED_MODULE_8__/* .globToRegExp */ .t);
    const matches = (patterns, path) => patterns.some((pattern) => pattern.test(path));
    const paths = await (0,_io_files_js__WEBPACK_IMPORTED_MODULE_2__/* .listFiles */ .CS)(folder, (path) => {
        const name = path.slice(path.lastIndexOf('/') + 1);
        // A folder that an exclude glob covers whole is not even listed.
        return !SKIPPED_FOLDERS.has(name) && !matches(excluded, `${path}/`) && !matches(excluded, path);
    });
    const chosen = paths.filter((path) => !SKIPPED_FILES.test(path) && matches(included, path) && !matches(excluded, path));
    const files = [];
    for (let from = 0; from < chosen.length; from += READS_AT_ONCE) {
        const batch = chosen.slice(from, from + READS_AT_ONCE).map(async (path) => readText(folder, path));
        for (const file of await Promise.all(batch))
            if (file !== null)
                files.push(file);
    }
    return files;
}
async function readText(folder, path) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path);
    if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(file)).size > MAX_BYTES)
        return null;
    const bytes = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file);
    // Git's own rule: a NUL in the first 8,000 bytes means binary.
    return bytes.subarray(0, 8000).includes(0) ? null : { path, text: bytes.toString('utf8') };
}


/***/ }),

/***/ 21695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ REGISTRY)
});

var external_node_path_ = __webpack_require__(76760);
var schemas = __webpack_require__(55156);
var target = __webpack_require__(60977);
var start_program = __webpack_require__(81192);
var outage = __webpack_require__(48711);
var content_parts = __webpack_require__(19072);
var json = __webpack_require__(29598);
var omit_undefined = __webpack_require__(35560);
var observation = __webpack_require__(75198);
var usage = __webpack_require__(34041);
;// CONCATENATED MODULE: ./build/measure/targets/read-reply.js









const TOO_LONG = 'The reply is longer than 64 MB.';
const MAX_MESSAGE = 2000;
/** Longer replies are written out once more to see that they can be: JSON can nest deeper, and 1e20 grow longer, than is stored. */
const SURELY_STORABLE = 4096;
const errorSchema = schemas.looseObject({
    kind: schemas.string().optional(),
    status: schemas.int().optional(),
    message: schemas.string().default('no message'),
    retry_after_s: schemas.number().nonnegative().optional(),
});
/**
 * What the fields of a reply, without its `id`, say by docs/protocol.md. `size` is the length of the text that they were
 * read from, in characters.
 */
function readReply(fields, size) {
    if ('error' in fields && !isNoError(fields.error))
        return { kind: 'failure', failure: readError(fields.error) };
    let given = withProtocolUsage(withoutOurs(fields));
    let parsed = observation/* replySchema */.Cc.safeParse(given);
    for (let round = 0; !parsed.success && round < MAX_REPAIRS; round += 1) {
        given = repair(given, parsed.error);
        parsed = observation/* replySchema */.Cc.safeParse(given);
    }
    if (parsed.success) {
        const problem = size > SURELY_STORABLE ? findStorageProblem(parsed.data) : null;
        return problem === null ? { kind: 'reply', reply: parsed.data } : protocolFailure(problem);
    }
    return protocolFailure('answer' in fields
        ? `The reply breaks the protocol: ${describe(parsed.error)}`
        : 'The reply has neither `answer` nor `error`.');
}
/** As programs write that all is well: nothing, false, 0, or something empty. */
function isNoError(error) {
    return typeof error === 'object' && error !== null ? Object.keys(error).length === 0 : !error;
}
/** Usage of the whole, of attempts and of components under the names of the protocol, whatever a provider calls it. */
function withProtocolUsage(fields) {
    if (!(0,json/* isRecord */.u4)(fields))
        return fields;
    const given = (0,json/* isRecord */.u4)(fields['usage']) ? { ...fields, usage: (0,usage/* normalizeUsage */.re)(fields['usage']) } : fields;
    const lists = ['attempts', 'components'].flatMap((name) => {
        const list = given[name];
        return Array.isArray(list)
            ? [[name, list.map((part) => ((0,json/* isRecord */.u4)(part) ? { ...part, ...(0,usage/* readOwnUsage */.uz)(part) } : part))]]
            : [];
    });
    return lists.length === 0 ? given : { ...given, ...Object.fromEntries(lists) };
}
/** A text that is a number with a fraction takes two. */
const MAX_REPAIRS = 2;
const NUMBER = /^\s*-?\d+(?:\.\d+)?(?:e[+-]?\d+)?\s*$/i;
/**
 * The fields as other programs write them, at the places that do not fit: null is left out (Python's `model_dump` writes it for all that is
 * missing), a number may be a text, a whole number may have a fraction, and an answer may be a list of parts.
 */
function repair(fields, { issues }) {
    const copy = structuredClone(fields);
    for (const { path, ...issue } of issues) {
        const last = path.at(-1);
        const parent = path
            .slice(0, -1)
            .reduce((at, key) => ((0,json/* isRecord */.u4)(at) || Array.isArray(at) ? Reflect.get(at, key) : at), copy);
        if (last === undefined || typeof parent !== 'object' || parent === null)
            continue;
        const value = Reflect.get(parent, last);
        const isNumber = issue.code === 'invalid_type' && /^(?:number|int)$/.test(issue.expected);
        if (value === null && !Array.isArray(parent) && path[0] !== 'answer')
            Reflect.deleteProperty(parent, last);
        else if (path.length === 1 && last === 'answer' && (0,content_parts/* isParts */.Z)(value))
            Reflect.set(parent, last, (0,content_parts/* joinParts */.n)(value));
        else if (isNumber && typeof value === 'string' && NUMBER.test(value))
            Reflect.set(parent, last, Number(value));
        else if (isNumber && typeof value === 'number' && Number.isFinite(value))
            Reflect.set(parent, last, Math.round(value));
    }
    return copy;
}
/** `in_checkout` of a span is Goldenpair's to say. */
function withoutOurs(fields) {
    if (!('spans' in fields) || !Array.isArray(fields.spans))
        return fields;
    const spans = fields.spans;
    const isOurs = (span) => typeof span === 'object' && span !== null && 'in_checkout' in span;
    if (!spans.some(isOurs))
        return fields;
    return { ...fields, spans: spans.map((span) => (isOurs(span) ? { ...span, in_checkout: undefined } : span)) };
}
/** A reply that is none. */
function protocolFailure(message) {
    return { kind: 'failure', failure: { kind: 'protocol', message: message.slice(0, MAX_MESSAGE) } };
}
function findStorageProblem(reply) {
    try {
        return JSON.stringify(reply).length > start_program/* MAX_LINE */.MV ? TOO_LONG : null;
    }
    catch (error) {
        if (error instanceof RangeError)
            return 'The reply is nested too deeply to be stored.';
        throw error;
    }
}
/** An outage is believed only when its status or its words are those of one; everything else is the target's own failure. */
function readError(value) {
    const parsed = errorSchema.safeParse(typeof value === 'string' ? { message: value } : value);
    if (!parsed.success)
        return { kind: 'protocol', message: `The reply's error breaks the protocol: ${describe(parsed.error)}` };
    const { kind, status, message, retry_after_s } = parsed.data;
    const isOutage = (kind ?? 'infrastructure') === 'infrastructure' &&
        (status === undefined ? outage/* CONNECTION_FAULT */.Q.test(message) : status === 429 || (status >= 500 && status <= 599));
    return (0,omit_undefined/* omitUndefined */.O)({
        kind: isOutage ? 'infrastructure' : 'target',
        message: message.slice(0, MAX_MESSAGE),
        status,
        retry_after_s: isOutage ? retry_after_s : undefined,
        bill: isOutage && status !== undefined ? target/* NOT_BILLED */.R5 : undefined,
    });
}
function describe(error) {
    return error.issues
        .slice(0, 3)
        .map(({ path, message }) => {
        const field = path.reduce((name, key) => (typeof key === 'number' ? `${name}[${key}]` : `${name}${name === '' ? '' : '.'}${String(key)}`), '');
        return field === '' ? message : `\`${field}\`: ${message}`;
    })
        .join('; ');
}
/** A reply that was read, as what one request came to. */
function toAttempt(read, latency_ms) {
    return read.kind === 'reply'
        ? { status: 'ok', latency_ms, reply: read.reply }
        : { status: 'failed', latency_ms, failure: read.failure };
}
/** The attempt with what was measured of it, where the target does not say it itself. */
function addResources(attempt, measured) {
    if (attempt.status === 'failed' || measured === null)
        return attempt;
    const { resources: own = {} } = attempt.reply;
    // A target's per cent is of the cores that it names.
    const { cores, ...rest } = measured;
    const resources = { ...rest, ...(own.cpu_percent === undefined && { cores }), ...own };
    return { ...attempt, reply: { ...attempt.reply, resources } };
}

;// CONCATENATED MODULE: ./build/measure/targets/json-lines/parse-reply.js

/** Reads one line by docs/protocol.md. A broken line that still begins with an id fails that request. */
function parseReply(line) {
    // JSON.parse takes 10 µs to refuse a line, and a program can print a million.
    if (!line.includes('{'))
        return { kind: 'noise' };
    let value;
    try {
        // Windows shells begin their output with a byte order mark.
        value = JSON.parse(line.startsWith('\uFEFF') ? line.slice(1) : line);
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return parseBeginning(line, `The reply is not JSON: ${reason}`);
    }
    if (typeof value !== 'object' || value === null)
        return { kind: 'noise' };
    if (!('id' in value) || typeof value.id !== 'string') {
        if ('reset' in value)
            return { kind: 'reset', isDone: value.reset === 'ok' };
        return { kind: 'answer' in value || 'error' in value ? 'nameless' : 'noise' };
    }
    const { id, ...fields } = value;
    return { id, ...readReply(fields, line.length) };
}
/** The protocol failure of the request whose id the line begins with; noise when it begins with none. */
function parseBeginning(beginning, message) {
    const id = /^\s*\{\s*"id"\s*:\s*("(?:[^"\\]|\\.){1,400}")/.exec(beginning)?.[1];
    if (id === undefined)
        return { kind: 'noise' };
    try {
        return { id: String(JSON.parse(id)), ...protocolFailure(message) };
    }
    catch {
        return { kind: 'noise' };
    }
}
/** What a program's output is read by: each line, and what a line too long begins with. */
function readLines(receive) {
    return {
        onLine: (line) => receive(parseReply(line), line),
        onTooLong: (beginning) => receive(parseBeginning(beginning, TOO_LONG), `${TOO_LONG} It begins: ${beginning}`),
    };
}
/** A last line without its line feed counts when it is whole; half of one says no more than that the program ended. */
function parseRest(rest) {
    const parsed = parseReply(rest);
    return parsed.kind === 'failure' && parsed.failure.kind === 'protocol' ? { kind: 'noise' } : parsed;
}
/** A question that was not sent yet. */
function makeQuestion(request, { timeoutMs }, { clock, meter }) {
    const { promise, resolve, reject } = withResolvers();
    let sentAtMs = null;
    let timer;
    let reading;
    const stop = () => {
        clearTimeout(timer);
        reading?.[Symbol.dispose]();
        reading = undefined;
    };
    const takeTime = () => (sentAtMs === null ? 0 : clock.monotonicMs() - sentAtMs);
    return {
        id: request.id,
        /** With its line feed. */
        line: `${JSON.stringify(request)}\n`,
        timeoutMs,
        observation: promise,
        /** How often the program ended while this and others were under way. */
        crashes: 0,
        /** It timed out once in a program that hung, perhaps because of another. */
        hasTimedOut: false,
        /** Nothing else was under way since it was sent: what happens to the program is its doing. */
        isAlone: false,
        /** It is sent to a program: starts the clock; `onTimeout` is called unless it is settled or stopped before. */
        begin: (program, onTimeout) => {
            reading = meter?.begin(program.pid);
            sentAtMs = clock.monotonicMs();
            timer = setTimeout(onTimeout, timeoutMs);
        },
        stop,
        succeed: (reply) => {
            const attempt = { status: 'ok', latency_ms: takeTime(), reply };
            resolve(reading === undefined ? attempt : reading.end().then((measured) => addResources(attempt, measured)));
            reading = undefined;
            stop();
        },
        fail: (failure) => {
            resolve({ status: 'failed', latency_ms: takeTime(), failure });
            stop();
        },
        reject: (reason) => {
            stop();
            reject(reason);
        },
    };
}
function withResolvers() {
    let resolve = () => undefined;
    let reject = () => undefined;
    const promise = new Promise((onResolve, onReject) => {
        resolve = onResolve;
        reject = onReject;
    });
    return { promise, resolve, reject };
}
/** The questions that a program was sent and that still wait for their reply, by id and in the order sent. */
class UnderWay {
    #questions = new Map();
    #timedOut = new Set();
    #hasNamedRequest = false;
    /** The one that was sent first. */
    first() {
        const [first] = this.#questions.values();
        return first;
    }
    add(question) {
        const first = this.first();
        question.isAlone = first === undefined && this.#timedOut.size === 0;
        if (first !== undefined)
            first.isAlone = false;
        this.#questions.set(question.id, question);
    }
    /** Takes out the question that a line answers. A reply without an id is the first one's, where it can hardly be another's. */
    takeAnswered(parsed) {
        if (parsed.kind === 'reply' || parsed.kind === 'failure') {
            const question = this.#questions.get(parsed.id);
            this.#hasNamedRequest ||= question !== undefined;
            this.#questions.delete(parsed.id);
            return question;
        }
        if (parsed.kind !== 'nameless' || (this.#hasNamedRequest && this.#questions.size > 1))
            return undefined;
        const first = this.first();
        if (first !== undefined)
            this.#questions.delete(first.id);
        return first;
    }
    /** From now on its reply is late. */
    expire({ id }) {
        this.#questions.delete(id);
        this.#timedOut.add(id);
    }
    /** Whether a line is the reply to a question that timed out, the first time it is asked. */
    takeLate(parsed) {
        return 'id' in parsed && this.#timedOut.delete(parsed.id);
    }
    /** Takes out all with their clocks stopped: nothing of them is to be expected any more. */
    takeAll() {
        const questions = [...this.#questions.values()];
        this.#questions.clear();
        this.#timedOut.clear();
        for (const question of questions)
            question.stop();
        return questions;
    }
}

;// CONCATENATED MODULE: ./build/measure/targets/json-lines/per-case-session.js



/** Starts a new process for each question, with nothing but that question on its stdin. */
function openPerCase(options, context) {
    const calls = new Set();
    let fatal = null;
    let failure = null;
    let startsWithoutAnswer = 0;
    let hasAnswered = context.hasAnswered ?? false;
    const receive = ({ question, program }, parsed, line) => {
        const isOwn = 'id' in parsed && parsed.id === question.id;
        if (!isOwn && parsed.kind !== 'nameless') {
            program.note(`${line.slice(0, 1000)}\n`);
            return;
        }
        hasAnswered = true;
        if (parsed.kind === 'reply')
            question.succeed(parsed.reply);
        else if (parsed.kind === 'failure')
            question.fail(parsed.failure);
        else
            question.fail(target/* NAMELESS */.Z$);
    };
    const end = (call, { how, rest, hasStarted }) => {
        const { question, program } = call;
        if (rest !== '')
            receive(call, parseRest(rest), rest);
        if (!hasAnswered) {
            startsWithoutAnswer += 1;
            failure = (0,target/* cannotStart */.m3)(options.command, how, { program, questions: startsWithoutAnswer });
            if (!hasStarted || startsWithoutAnswer >= target/* MAX_ENDS_IN_A_ROW */.LV) {
                fatal = failure;
                for (const other of calls)
                    other.question.reject(fatal);
                return;
            }
        }
        question.fail((0,target/* crashed */.zB)(how, program));
    };
    const start = (question, { traceparent }) => {
        const { env } = options;
        const program = (0,start_program/* startProgram */.Xd)({
            ...options,
            // The name that OpenTelemetry has for it where there is no request to carry it.
            env: traceparent === undefined ? env : { ...env, TRACEPARENT: traceparent },
            ...readLines((parsed, line) => receive({ question, program }, parsed, line)),
            onEnd: (ended) => end({ question, program }, ended),
        });
        return program;
    };
    return {
        corpusFingerprint: null,
        ask: async (request, { timeoutMs, signal }) => {
            signal.throwIfAborted();
            if (fatal !== null)
                throw fatal;
            const question = makeQuestion(request, { timeoutMs }, context);
            const program = start(question, request);
            const call = { question, program };
            calls.add(call);
            const abort = () => question.reject(signal.reason);
            signal.addEventListener('abort', abort, { once: true });
            question.begin(program, () => {
                question.fail((0,target/* timedOut */.iU)(timeoutMs, program));
                program.kill();
            });
            program.write(question.line);
            program.endInput();
            try {
                return await question.observation;
            }
            finally {
                signal.removeEventListener('abort', abort);
                // The next question may want the machine for itself.
                await program.close(signal.aborted ? 0 : options.shutdownMs);
                calls.delete(call);
            }
        },
        startFailure: () => (hasAnswered ? null : failure),
        [Symbol.asyncDispose]: async () => {
            for (const { question } of calls)
                question.reject(new Error('The target was closed.'));
            await Promise.all([...calls].map(async ({ program }) => program.close(0)));
        },
    };
}

;// CONCATENATED MODULE: ./build/measure/targets/json-lines/session.js



/** Restarts after a hang without an answer in between: each may have cost a whole time-out. */
const MAX_HANGS = 5;
/** A program that ended this often and never answered is started once without a question: one that ends then cannot start. */
const STARTS_BEFORE_TRIAL = 3;
/** A trial start may take that much longer than the longest of those before took to end: the machine may be busy. */
const trialMs = (longestLifeMs) => Math.min(1000 + 4 * longestLifeMs, 30_000);
/** A program that lets this many requests time out and says nothing in between is taken to hang. */
const TIMEOUTS_OF_A_HANG = 2;
/** The program may end this often with several questions under way before one is asked on its own. */
const MAX_CRASHES_IN_COMPANY = 2;
/**
 * Asks a program that stays up, over JSON lines: matches replies by id, restarts the program when it ends or hangs, and asks
 * again what was under way with other questions, so that a trial fails only for what its own question did. Starts the program at once, so that
 * it warms up before the first question.
 */
function openPersistent(options, context) {
    /** Those to be asked again come first. */
    const waiting = [];
    const underWay = new UnderWay();
    let running = null;
    let endedBecause = 'ended';
    /** It was reset, or just started. */
    let isFresh = true;
    /** Runs while the program resets itself. */
    let resetTimer = null;
    let fatal = null;
    let startFailure = null;
    let startsWithoutAnswer = 0;
    let startedAtMs = 0;
    let longestLifeMs = 0;
    /** Runs while a program is started without a question. */
    let trialTimer = null;
    let hasAnswered = context.hasAnswered ?? false;
    /** Questions in a row, each of which ended the program on its own. */
    let ends = 0;
    let hangs = 0;
    let timeoutsInARow = 0;
    let strayLines = 0;
    let lateReplies = 0;
    const start = () => {
        startedAtMs = context.clock.monotonicMs();
        const program = (0,start_program/* startProgram */.Xd)({
            ...options,
            ...readLines((parsed, line) => {
                if (line !== '')
                    receive(program, parsed, line);
                sendWaiting();
            }),
            onEnd: (end) => finish(program, end),
        });
        return program;
    };
    const sendWaiting = () => {
        for (let next = waiting[0]; next !== undefined && hasRoomFor(next); next = waiting[0]) {
            const program = running ?? restart();
            if (program === null) {
                for (const question of waiting.splice(0))
                    question.fail((0,target/* givenUp */.bW)(ends + hangs));
                return;
            }
            if (options.resetsByMessage && !isFresh) {
                reset(program, next.timeoutMs);
                return;
            }
            waiting.shift();
            send(program, next);
        }
    };
    const restart = () => {
        if (hangs > MAX_HANGS || ends >= target/* MAX_ENDS_IN_A_ROW */.LV)
            return null;
        context.log.warning(`The target ${endedBecause} and is started again.`);
        running = start();
        return running;
    };
    const hasRoomFor = (question) => {
        if (resetTimer !== null || trialTimer !== null)
            return false;
        const current = underWay.first();
        return current === undefined || !(isExclusive(question) || isExclusive(current));
    };
    const isExclusive = ({ crashes }) => options.resetsByMessage || crashes >= MAX_CRASHES_IN_COMPANY;
    const send = (program, question) => {
        isFresh = false;
        underWay.add(question);
        question.begin(program, () => expire(question));
        program.write(question.line);
    };
    const reset = (program, timeoutMs) => {
        const message = `The target did not answer the reset within ${timeoutMs / 1000} s.`;
        resetTimer = setTimeout(() => failReset({ kind: 'timeout', message }), timeoutMs);
        program.write('{"reset":true}\n');
    };
    /** What is waiting first would have met the state of the question before it. */
    const failReset = (failure) => {
        waiting.shift()?.fail({ ...failure, ...(0,target/* stderrTail */.be)(running) });
        replaceProgram('did not reset itself');
        sendWaiting();
    };
    const receive = (program, parsed, line) => {
        if (parsed.kind === 'reset' && resetTimer !== null) {
            clearTimeout(resetTimer);
            resetTimer = null;
            isFresh = parsed.isDone;
            if (!parsed.isDone)
                failReset({ kind: 'protocol', message: `The target answered the reset with ${line.slice(0, 200)}` });
            return;
        }
        const question = underWay.takeAnswered(parsed);
        const isLate = question === undefined && underWay.takeLate(parsed);
        if (question === undefined && !isLate) {
            strayLines += 1;
            program.note(`${line.slice(0, 1000)}\n`);
            return;
        }
        hasAnswered = true;
        ends = 0;
        hangs = 0;
        timeoutsInARow = 0;
        if (isLate)
            lateReplies += 1;
        else if (parsed.kind === 'reply')
            question?.succeed(parsed.reply);
        else
            question?.fail(parsed.kind === 'failure' ? parsed.failure : target/* NAMELESS */.Z$);
    };
    /** The second in a row may only have waited behind the first: it is asked once more by a new program. */
    const expire = (question) => {
        underWay.expire(question);
        timeoutsInARow += 1;
        const isHang = isExclusive(question) || timeoutsInARow >= TIMEOUTS_OF_A_HANG;
        const isSuspect = question.isAlone || question.hasTimedOut || !isHang;
        if (isSuspect)
            question.fail((0,target/* timedOut */.iU)(question.timeoutMs, running));
        if (isHang) {
            const count = timeoutsInARow === 1 ? 'a request' : `${timeoutsInARow} requests`;
            replaceProgram(`answered nothing while ${count} timed out`);
            question.hasTimedOut = true;
            waiting.unshift(...underWay.takeAll(), ...(isSuspect ? [] : [question]));
        }
        sendWaiting();
    };
    const replaceProgram = (because) => {
        running?.kill();
        forgetProgram(because);
        hangs += 1;
    };
    const forgetProgram = (because) => {
        running = null;
        endedBecause = because;
        isFresh = true;
        timeoutsInARow = 0;
        stopTimers();
    };
    const stopTimers = () => {
        clearTimeout(resetTimer ?? undefined);
        clearTimeout(trialTimer ?? undefined);
        resetTimer = null;
        trialTimer = null;
    };
    const finish = (program, end) => {
        if (end.rest !== '')
            receive(program, parseRest(end.rest), end.rest);
        const hadQuestions = underWay.first() !== undefined;
        forgetProgram('ended');
        if (!hasAnswered && (!end.hasStarted || !hadQuestions)) {
            refuse((0,target/* cannotStart */.m3)(options.command, end.how, { program, questions: 0 }));
            return;
        }
        const again = underWay.takeAll().filter((question) => {
            if (!question.isAlone)
                return true;
            ends += 1;
            question.fail((0,target/* crashed */.zB)(end.how, program));
            return false;
        });
        for (const question of again)
            question.crashes += hasAnswered ? 1 : MAX_CRASHES_IN_COMPANY;
        waiting.unshift(...again);
        if (!hasAnswered) {
            startsWithoutAnswer += 1;
            longestLifeMs = Math.max(longestLifeMs, context.clock.monotonicMs() - startedAtMs);
            startFailure = (0,target/* cannotStart */.m3)(options.command, end.how, { program, questions: ends });
            if (ends >= target/* MAX_ENDS_IN_A_ROW */.LV) {
                refuse(startFailure);
                return;
            }
            if (startsWithoutAnswer === STARTS_BEFORE_TRIAL)
                tryStart();
        }
        sendWaiting();
    };
    const refuse = (error) => {
        startFailure = error;
        fatal = error;
        rejectAll(error);
    };
    /** Starts the program and asks it nothing for a while: if it stays up, it was the questions that ended it. */
    const tryStart = () => {
        running = start();
        trialTimer = setTimeout(() => {
            trialTimer = null;
            sendWaiting();
        }, trialMs(longestLifeMs));
    };
    const rejectAll = (reason) => {
        stopTimers();
        for (const question of [...underWay.takeAll(), ...waiting.splice(0)])
            question.reject(reason);
    };
    const watch = (0,target/* watchSignal */.qM)((reason) => rejectAll(reason));
    running = start();
    return {
        corpusFingerprint: null,
        ask: async (request, limits) => {
            watch(limits.signal);
            if (fatal !== null)
                throw fatal;
            const question = makeQuestion(request, limits, context);
            waiting.push(question);
            sendWaiting();
            return question.observation;
        },
        startFailure: () => (hasAnswered ? null : startFailure),
        [Symbol.asyncDispose]: async () => {
            rejectAll(new Error('The target was closed.'));
            for (const warning of (0,target/* describeNoise */.YI)({ strays: strayLines, late: lateReplies }))
                context.log.warning(warning);
            await running?.close(options.shutdownMs);
            running = null;
        },
    };
}

;// CONCATENATED MODULE: ./build/measure/targets/command.js





const word = schemas.string().min(1);
const options = schemas.strictObject({
    ...target/* programOptions */.N5,
    /** A list starts the program directly; a string goes through the shell. */
    command: schemas.union([word, schemas.array(word).min(1)]),
    /** Whether the program stays up for all questions, or is started for each. */
    mode: schemas["enum"](['persistent', 'per-case']).default('persistent'),
});
/** A program in any language that speaks JSON lines: docs/protocol.md. */
const command = (0,target/* defineTarget */.DQ)({
    name: 'command',
    title: 'A program that speaks JSON lines',
    options,
    deterministic: false,
    decidedBy: () => 'checkout',
    start: (settings, context) => Promise.resolve(openCommand(settings, context)),
});
/** Starts a program, or one for each question. */
function openCommand(settings, { workingDirectory, env, ...context }) {
    const { command, cwd = '.', mode, reset, shutdown_seconds } = settings;
    const program = {
        command,
        cwd: (0,external_node_path_.resolve)(workingDirectory, cwd),
        env: { ...env, ...settings.env },
        shutdownMs: shutdown_seconds * 1000,
    };
    return mode === 'per-case' || reset === 'process'
        ? openPerCase(program, context)
        : openPersistent({ ...program, resetsByMessage: reset === 'message' }, context);
}

var model_error = __webpack_require__(50262);
var suggest = __webpack_require__(60288);
;// CONCATENATED MODULE: ./build/measure/targets/template.js


/** What a placeholder may stand for; `settings.NAME` too. */
const FIELDS = ['case', 'id', 'query', 'seed', 'settings', 'top_k', 'trial'];
/** Those that differ from case to case. */
const NAMING_CASE = ['query', 'case', 'id'];
const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;
const ALONE = /^\{\{\s*([^{}]*?)\s*\}\}$/;
/** All placeholders in the strings of a template, in order; keys are no templates. */
function findPlaceholders(template, path = []) {
    if (typeof template === 'string')
        return [...template.matchAll(PLACEHOLDER)].map(([, name = '']) => ({ path, name }));
    if (typeof template !== 'object' || template === null)
        return [];
    const isList = Array.isArray(template);
    return Object.entries(template).flatMap(([key, member]) => findPlaceholders(member, [...path, isList ? Number(key) : key]));
}
/** Whether a template says which case is asked; without it every case gets the same request. */
function namesCase(template) {
    return findPlaceholders(template).some(({ name }) => NAMING_CASE.includes(name));
}
/**
 * Whether a template is one text that reads as an object or a list, which was hardly meant as a text.
 * @example isQuotedJson('{"q": "{{query}}", "k": {{top_k}}}') // true
 */
function isQuotedJson(template) {
    if (typeof template !== 'string')
        return false;
    const value = (0,json/* tryJson */.MR)(template.replace(PLACEHOLDER, '0'));
    return typeof value === 'object' && value !== null;
}
/** What is wrong with a placeholder whatever the settings are; null when nothing is. */
function checkPlaceholder(name) {
    if (FIELDS.some((field) => field === name) || /^settings(?:\.[^.\s]+)+$/.test(name))
        return null;
    const meant = (0,suggest/* suggest */.Z)(name, FIELDS);
    return `there is no placeholder \`{{${name}}}\`.${meant === null ? '' : ` Did you mean \`{{${meant}}}\`?`} Known: ${FIELDS.join(', ')}, settings.NAME`;
}
/** Whether the settings have what a placeholder stands for, null included. */
function hasSetting(name, settings) {
    return template_valueOf(name, { settings }) !== undefined;
}
/**
 * The template with every placeholder replaced. A string that is one placeholder alone becomes the value with its type; within
 * a longer string, text stands as it is and everything else as JSON.
 * @example fillTemplate({ k: '{{top_k}}', q: 'Q: {{query}}' }, request) // { k: 5, q: 'Q: Why?' }
 */
function fillTemplate(template, request) {
    if (typeof template === 'string') {
        const alone = ALONE.exec(template)?.[1];
        return alone === undefined ? fillText(template, request) : template_valueOf(alone, request);
    }
    if (Array.isArray(template))
        return template.map((element) => fillTemplate(element, request));
    if (typeof template !== 'object' || template === null)
        return template;
    return Object.fromEntries(Object.entries(template).map(([key, member]) => [key, fillTemplate(member, request)]));
}
/** A text with every placeholder replaced, each value put through `encode`. */
function fillText(template, request, encode = (value) => value) {
    return template.replace(PLACEHOLDER, (_, name) => {
        const value = template_valueOf(name, request);
        return encode(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
    });
}
function template_valueOf(name, request) {
    return name
        .split('.')
        .reduce((at, key) => (typeof at === 'object' && at !== null && Object.hasOwn(at, key) ? Reflect.get(at, key) : undefined), request);
}

var external_node_events_ = __webpack_require__(78474);
var external_node_http_ = __webpack_require__(37067);
var external_node_https_ = __webpack_require__(44708);
var post_json = __webpack_require__(91026);
;// CONCATENATED MODULE: ./build/measure/targets/http/connections.js




/** A longer body is given up. */
const MAX_BYTES = 64 * 1024 * 1024;
/** A server that has ended its stream may keep the connection open for ever. */
const LINGER_MS = 1000;
/** Opens nothing yet. Node's own client takes a third of the processor time of the built-in fetch, and half of its memory. */
function openConnections(clock, { maxBytes = MAX_BYTES } = {}) {
    const options = { keepAlive: true, maxFreeSockets: 1024 };
    const agents = { http: new external_node_http_.Agent(options), https: new external_node_https_.Agent(options) };
    // No `Set`: V8 makes a new table again and again where members come and go, and old tables keep what they held until a full collection.
    const stopping = new external_node_events_.EventEmitter().setMaxListeners(0);
    const exchangeOn = async (agent, request, openReader) => new Promise((resolve, reject) => {
        const { url, method, headers, body, timeoutMs } = request;
        const sentAtMs = clock.monotonicMs();
        const elapsedMs = () => clock.monotonicMs() - sentAtMs;
        let opened = null;
        let length = 0;
        let isUnderWay = true;
        const outgoing = (url.protocol === 'https:' ? external_node_https_.request : external_node_http_.request)(url, { method, headers, agent });
        const settle = () => {
            const wasUnderWay = isUnderWay;
            isUnderWay = false;
            clearTimeout(timer);
            stopping.off('stop', stop);
            return wasUnderWay;
        };
        const finish = (end) => {
            if (!settle())
                return;
            if (end.kind !== 'whole')
                outgoing.destroy();
            resolve({ end, latencyMs: elapsedMs(), opened });
        };
        const stop = (reason) => {
            settle();
            outgoing.destroy();
            reject(reason);
        };
        const timer = setTimeout(() => finish({ kind: 'timeout' }), timeoutMs);
        stopping.on('stop', stop);
        outgoing.on('response', (response) => {
            const reader = openReader({ status: response.statusCode ?? 0, headers: response.headers, elapsedMs });
            opened = { status: response.statusCode ?? 0, headers: response.headers, elapsedMs, reader };
            if (Number(response.headers['content-length'] ?? 0) > maxBytes)
                return finish({ kind: 'too-long' });
            response.on('data', (bytes) => {
                length += bytes.length;
                if (length > maxBytes)
                    return finish({ kind: 'too-long' });
                if (!isUnderWay)
                    return;
                reader.push(bytes);
                if (reader.isDone?.() !== true)
                    return;
                finish({ kind: 'whole' });
                const lingering = setTimeout(() => outgoing.destroy(), LINGER_MS).unref();
                response.once('close', () => clearTimeout(lingering));
            });
            response.on('end', () => finish({ kind: 'whole' }));
            response.on('error', () => finish({ kind: 'cut' }));
        });
        outgoing.on('error', (error) => {
            if (opened !== null)
                return finish({ kind: 'cut' });
            if (error.code?.startsWith('HPE_') === true)
                return finish({ kind: 'garbled', reason: error.message });
            // A server may close a kept connection just when it is used again. That is no answer: a new one is opened, once.
            if (outgoing.reusedSocket && agent !== false && settle())
                resolve(exchangeOn(false, request, openReader));
            else {
                // What was sent on the kept connection may have come.
                const isUnsent = agent !== false && (0,post_json/* neverConnected */.i_)(error);
                finish({ kind: 'unanswered', reason: describeError(error), isUnsent });
            }
        });
        outgoing.end(body ?? undefined);
    });
    return {
        /** One request and its reply, whatever becomes of it. Rejects only with the reason of `stopAll`. */
        exchange: async (request, openReader) => exchangeOn(request.url.protocol === 'https:' ? agents.https : agents.http, request, openReader),
        stopAll: (reason) => void stopping.emit('stop', reason),
        [Symbol.dispose]: () => {
            agents.http.destroy();
            agents.https.destroy();
        },
    };
}
/** `localhost` is tried by several addresses; then the error has no message of its own, but one for each. */
function describeError(error) {
    return error instanceof AggregateError && error.message === ''
        ? error.errors.map((one) => (one instanceof Error ? one.message : String(one))).join(', ')
        : error.message;
}

;// CONCATENATED MODULE: ./build/measure/targets/http/map-response.js

/**
 * A function that reads the fields of docs/protocol.md out of any JSON. An `answer` that is found as a list of texts or of content parts is joined.
 * @throws {TypeError} for a path that cannot be read: the options are checked first
 */
function compileMapping(mapping) {
    const readFields = compileFields(mapping);
    return (body) => {
        const found = readFields(body);
        const { answer } = found;
        return (0,content_parts/* isParts */.Z)(answer) ? { ...found, answer: (0,content_parts/* joinParts */.n)(answer) } : found;
    };
}
function compileFields(mapping) {
    const fields = Object.entries(mapping).map(([name, source]) => [name, compileField(source)]);
    return (value) => {
        const found = {};
        for (const [name, read] of fields) {
            const member = read(value);
            if (member !== undefined)
                found[name] = member;
        }
        return found;
    };
}
function compileField(source) {
    if (typeof source === 'string') {
        const path = compilePath(source);
        return (value) => readPath(path, value);
    }
    const { each, ...rest } = source;
    const readFields = compileFields(rest);
    if (typeof each !== 'string')
        return (value) => {
            const found = readFields(value);
            return Object.keys(found).length === 0 ? undefined : found;
        };
    const list = compilePath(each);
    return (value) => {
        const elements = readPath(list, value);
        return Array.isArray(elements) ? elements.map((element) => readFields(element)) : elements;
    };
}
function compilePath(text) {
    const path = parsePath(text);
    if (typeof path === 'string')
        throw new TypeError(path);
    return path;
}
const EACH = Symbol('each');
const STEP = /\.(?<name>[\p{L}_][\p{L}\p{N}_-]*)|(?<each>\.\*|\[\*\])|\[(?<index>-?\d{1,9})\]|\['(?<single>(?:[^'\\]|\\['\\])*)'\]|\["(?<double>(?:[^"\\]|\\["\\])*)"\]/uy;
/**
 * Reads a path such as `$.choices[0].message.content`, `$['x y'][-1]` or `$.docs[*].text`: the part of JSONPath (RFC 9535) that
 * names places. Filters, slices and `..` are refused; the text that is returned then says what is wrong.
 */
function parsePath(text) {
    if (!text.startsWith('$'))
        return 'a path begins with `$`, the whole reply: `$.answer`, `$.docs[0].text`, `$.docs[*]`';
    const steps = [];
    for (let at = 1; at < text.length; at = STEP.lastIndex) {
        STEP.lastIndex = at;
        const groups = STEP.exec(text)?.groups;
        if (groups === undefined)
            return `this path cannot be read from \`${text.slice(at, at + 40)}\` on: after \`$\` come \`.name\`, \`['any name']\`, \`[0]\`, \`[-1]\` and \`[*]\``;
        const { name, each, index, single, double } = groups;
        if (each !== undefined)
            steps.push(EACH);
        else if (index !== undefined)
            steps.push(Number(index));
        else
            steps.push(name ?? (single ?? double ?? '').replace(/\\(.)/gu, '$1'));
    }
    return steps;
}
/**
 * What is at the path, undefined when there is nothing: null counts as nothing. A path with `[*]` gives all that it finds, in order,
 * and is undefined only when there is no list at its first `[*]`.
 * @example readPath(path('$.docs[*].id'), { docs: [{ id: 1 }, {}, { id: 2 }] }) // [1, 2]
 */
function readPath(steps, value) {
    return follow(steps, value) ?? undefined;
}
function follow(steps, value) {
    let at = value;
    for (const [place, step] of steps.entries()) {
        if (typeof at !== 'object' || at === null)
            return undefined;
        if (step === EACH) {
            const rest = steps.slice(place + 1);
            return Object.values(at).flatMap((element) => {
                const found = follow(rest, element) ?? undefined;
                if (found === undefined)
                    return [];
                return rest.includes(EACH) && Array.isArray(found) ? found : [found];
            });
        }
        if (typeof step === 'number')
            at = Array.isArray(at) ? at.at(step) : undefined;
        else
            at = !Array.isArray(at) && Object.hasOwn(at, step) ? Reflect.get(at, step) : undefined;
    }
    return at;
}

;// CONCATENATED MODULE: ./build/measure/targets/http/options.js





const options_word = schemas.string().min(1);
/** What this process says itself, for a body that it writes whole. */
const OWN_HEADERS = ['connection', 'content-length', 'transfer-encoding'];
const REFERENCES = 'after `${` comes the name of an environment variable and `}`';
const address = options_word.superRefine((text, context) => {
    // Where a variable holds a part of it, it is checked when that is known.
    const problem = !hasPlainReferences(text) ? REFERENCES : namesIn(text).length > 0 ? null : checkAddress(text);
    if (problem !== null)
        context.addIssue({ code: 'custom', message: problem });
});
const headers = schemas.record(schemas.string(), schemas.string()).superRefine((record, context) => {
    for (const [name, value] of Object.entries(record)) {
        const problem = findHeaderProblem(name, value);
        if (problem !== null)
            context.addIssue({ code: 'custom', path: [name], message: problem });
    }
});
/** Any value: faults of its placeholders are reported where they stand. */
const template = schemas.unknown().superRefine((value, context) => {
    for (const { path, name } of findPlaceholders(value)) {
        const problem = checkPlaceholder(name);
        if (problem !== null)
            context.addIssue({ code: 'custom', path: [...path], message: problem });
    }
});
const path = schemas.string().superRefine((text, context) => {
    const parsed = parsePath(text);
    if (typeof parsed === 'string')
        context.addIssue({ code: 'custom', message: parsed });
});
/** As deep as replies are: a field, its own fields, and those of the elements of a list among them. */
const source = schemas.union([path, schemas.record(options_word, schemas.union([path, schemas.record(options_word, path)]))]);
const httpOptions = schemas.strictObject({
    /** `${NAME}` is a variable that the target may see, `{{query}}` and the like a part of the request. */
    url: address,
    method: schemas["enum"](['GET', 'POST', 'PUT', 'PATCH']).default('POST'),
    /** `${NAME}` is a variable that the target may see. The suite is public: no secrets here. */
    headers: headers.default({}),
    /** What is sent; the request of the protocol when absent. */
    body: template.optional(),
    /** Where the fields of the reply are; absent: the reply of the protocol. */
    response: schemas.object({ answer: path }).catchall(source).optional(),
    /** The answer comes in parts. */
    stream: schemas["enum"](['sse', 'ndjson']).optional(),
    /** Starts the server. A list starts the program directly; a string goes through the shell. */
    start: schemas.union([options_word, schemas.array(options_word).min(1)]).optional(),
    /** Relative to the checkout. */
    cwd: options_word.optional(),
    /** Literal values, added to the environment of the program. */
    env: schemas.record(options_word, schemas.string()).optional(),
    /** Answers with 2xx when the server is ready; without it the port of `url` has to take connections. */
    ready: address.optional(),
    /** How long the server may take to be ready. */
    start_seconds: schemas.number().positive().max(3600).default(60),
    /** How long the program may take to end after SIGTERM. */
    shutdown_seconds: schemas.number().nonnegative().max(600).default(5),
})
    .superRefine(({ method, body, start, cwd, env, ready }, context) => {
    const refuse = (key, message) => context.addIssue({ code: 'custom', path: [key], message });
    if (method === 'GET' && body !== undefined)
        refuse('body', 'a GET has no body. Put the question into `url`.');
    if (start === undefined && cwd !== undefined)
        refuse('cwd', 'this is the folder of `start`, which is missing');
    if (start === undefined && env !== undefined)
        refuse('env', 'this is for the program of `start`, which is missing');
    if (ready !== undefined && findPlaceholders(ready).length > 0)
        refuse('ready', 'this has no placeholders');
});
function findHeaderProblem(name, value) {
    if (OWN_HEADERS.includes(name.toLowerCase()))
        return 'a suite cannot set this header';
    try {
        (0,external_node_http_.validateHeaderName)(name);
    }
    catch {
        return 'this is not a header name';
    }
    if (!hasPlainReferences(value))
        return REFERENCES;
    if (findPlaceholders(value).length > 0)
        return 'placeholders are allowed in `url` and `body` only';
    return checkHeaderValue(value);
}
const PLACEHOLDERS = /\{\{[^{}]*\}\}/g;
/** Why an address cannot be asked; null when it can. Placeholders may stand behind the host. */
function checkAddress(text) {
    for (const { name } of findPlaceholders(text)) {
        const problem = checkPlaceholder(name);
        if (problem !== null)
            return problem;
    }
    const [one, other] = ['1', '2'].map((value) => text.replace(PLACEHOLDERS, value));
    if (one === undefined || other === undefined || !URL.canParse(one) || !URL.canParse(other))
        return NO_ADDRESS;
    const { protocol, username, password, origin } = new URL(one);
    if (!/^https?:$/.test(protocol))
        return NO_ADDRESS;
    if (username !== '' || password !== '')
        return 'an address must not contain a user name. Give the header `authorization`';
    return new URL(other).origin === origin ? null : 'placeholders are allowed only after the host';
}
const NO_ADDRESS = 'an address begins with `http://` or `https://` and a host';
/** Why a text cannot be a header's value; null when it can. Narrower than HTTP, which leaves open what other bytes mean. */
function checkHeaderValue(value) {
    return /^[\t\x20-\x7e]*$/.test(value) ? null : 'a header may contain only visible ASCII characters and blanks';
}
const REFERENCE = /\$\{([A-Za-z_]\w*)\}/g;
/** Whether every `${` in a text begins the name of an environment variable. */
function hasPlainReferences(text) {
    return !text.replace(REFERENCE, '').includes('${');
}
/** The variables that a text names. */
function namesIn(text) {
    return [...text.matchAll(REFERENCE)].map(([, name = '']) => name);
}
/**
 * An option's text with the values of its `${NAME}`, blanks and line feeds around them left out (files of secrets end in one).
 * @throws `target-env-missing` for a variable that the target may not see
 */
function expandEnvironment(text, { option, env }) {
    return text.replace(REFERENCE, (_, variable) => {
        const value = env[variable];
        if (value === undefined)
            throw new model_error/* UserError */.yo('target-env-missing', { option, variable });
        return value.trim();
    });
}
/** Shorter values are no secrets, and hiding them would make holes in messages. */
const SHORTEST_SECRET = 4;
const ACCEPTED = { sse: 'text/event-stream', ndjson: 'application/x-ndjson', json: 'application/json' };
/**
 * Fills in what is the same in all requests, and gives the function that makes each. Throws the user's errors `target-env-missing`,
 * `target-env-unusable` and `target-setting-missing`.
 */
function prepareRequests(options, { env, settings }) {
    const { method, body, stream } = options;
    for (const [option, template] of Object.entries({ url: options.url, body })) {
        const missing = findPlaceholders(template).find(({ name }) => name.startsWith('settings.') && !hasSetting(name, settings));
        if (missing !== undefined)
            throw new model_error/* UserError */.yo('target-setting-missing', { option, name: missing.name, known: Object.keys(settings) });
    }
    const address = expandAddress(options.url, { option: 'url', env });
    const headers = {
        accept: ACCEPTED[stream ?? 'json'],
        // Without it a server may choose any (RFC 9110, 12.5.3).
        'accept-encoding': 'identity',
        'user-agent': 'goldenpair',
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
    };
    for (const [name, text] of Object.entries(options.headers)) {
        const option = `headers.${name}`;
        const value = expandEnvironment(text, { option, env });
        const problem = checkHeaderValue(value);
        if (problem !== null)
            throw new model_error/* UserError */.yo('target-env-unusable', { option, problem });
        headers[name.toLowerCase()] = value;
    }
    const fixedUrl = findPlaceholders(address).length === 0 ? new URL(address) : null;
    const texts = [options.url, ...Object.values(options.headers)];
    return {
        makeRequest: (request) => ({
            url: fixedUrl ?? new URL(fillText(address, request, encodePart)),
            method,
            headers: request.traceparent === undefined ? headers : { traceparent: request.traceparent, ...headers },
            body: method === 'GET' ? null : JSON.stringify(body === undefined ? request : fillTemplate(body, request)),
        }),
        /** The address as far as it is the same in all requests. */
        origin: new URL(address.replace(/\{\{.*/s, '')),
        /** Values from the environment that requests carry, which no message may show. */
        secrets: texts.flatMap(namesIn).flatMap((name) => {
            const value = env[name]?.trim() ?? '';
            return value.length < SHORTEST_SECRET ? [] : [value];
        }),
    };
}
/** An address with its variables filled in. Throws `target-env-missing`, and `target-env-unusable` when it is none then. */
function expandAddress(text, { option, env }) {
    const address = expandEnvironment(text, { option, env });
    const problem = checkAddress(address);
    if (problem !== null)
        throw new model_error/* UserError */.yo('target-env-unusable', { option, problem });
    return address;
}
/** Half of a surrogate pair, which a query may hold, cannot be encoded. */
function encodePart(value) {
    return encodeURIComponent(Buffer.from(value).toString());
}

var split_lines = __webpack_require__(68067);
var hide_secrets = __webpack_require__(22500);
var find_fault = __webpack_require__(23790);
var log = __webpack_require__(58967);
;// CONCATENATED MODULE: ./build/measure/targets/http/read-body.js










/** What marks the end of a stream before its body ends, in OpenAI's API and those that follow it. */
const DONE = '[DONE]';
const NO_EVENT = 'The stream has no event. Where the reply is one JSON value, leave out `stream`.';
/** A function that opens a reader for each reply. */
function compileReader({ response, stream, }) {
    const map = response === undefined ? null : compileMapping(response);
    const noAnswer = response === undefined
        ? null
        : protocolFailure(`The reply has nothing at \`${response.answer}\`, where \`response\` says that its answer is.`);
    const finish = (fields, size) => noAnswer !== null && !('answer' in fields || 'error' in fields) ? noAnswer : readReply(fields, size);
    return (asked) => {
        const readFields = map === null ? (value) => readProtocol(value, asked.id) : (value) => addFault(map(value), value);
        if (!/^(?:identity)?$/i.test((asked.encoding ?? '').trim()))
            return refuseEncoding(asked.encoding);
        return stream === undefined ? readWhole(readFields, finish) : readStream(readFields, { stream, asked, finish });
    };
}
/** A provider's error inside a 200, where there is no answer. */
function addFault(fields, body) {
    const fault = (fields['answer'] ?? '') !== '' || 'error' in fields ? null : (0,find_fault/* findFault */.K)(body);
    return fault === null ? fields : { ...fields, error: { message: fault.message, status: fault.status ?? BAD_GATEWAY } };
}
const BAD_GATEWAY = 502;
/** A whole body where a stream was asked for: an error, or no event. */
function readNoStream(begin, finish) {
    const fields = addFault({}, (0,json/* tryJson */.MR)(begin));
    return 'error' in fields ? finish(fields, begin.length) : protocolFailure(NO_EVENT);
}
/** None was asked for, unless by the suite's own `headers`. */
function refuseEncoding(encoding = '') {
    const message = `The reply is compressed (Content-Encoding: ${encoding.slice(0, 40)}), which Goldenpair does not unpack. Turn compression off in the server.`;
    return { push: () => undefined, hasBegun: () => false, finish: () => protocolFailure(message) };
}
function readWhole(readFields, finish) {
    const pieces = [];
    return {
        push: (bytes) => pieces.push(bytes),
        hasBegun: () => false,
        finish: () => {
            const text = Buffer.concat(pieces).toString('utf8');
            if (text === '')
                return protocolFailure('The reply is empty.');
            if (HTML.test(text))
                return { kind: 'failure', failure: PAGE };
            const fields = parseFields(text, { what: 'The reply', readFields });
            return typeof fields === 'string' ? protocolFailure(fields) : finish(fields, text.length);
        },
    };
}
const HTML = /^\s*<(?:!doctype|html)\b/i;
/** A gateway's or a proxy's: the system under test was not reached. */
const PAGE = {
    kind: 'infrastructure',
    message: 'The target answered with an HTML page instead of JSON.',
    status: 200,
};
/** The answer's parts are joined; of every other field the last that came counts. */
function readStream(readFields, input) {
    const { stream, asked, finish } = input;
    const parts = [];
    const others = {};
    let ttftMs = null;
    let isDone = false;
    let count = 0;
    let size = 0;
    let problem = null;
    /** The first bytes that came: in place of a stream, a page or an error. */
    let begin = '';
    const read = (data) => {
        const what = `Event ${count} of the stream`;
        const fields = parseFields(data, { what, readFields });
        if (typeof fields === 'string')
            return fields;
        const { answer, ...rest } = fields;
        Object.assign(others, rest);
        if (answer === undefined || answer === null)
            return null;
        if (typeof answer !== 'string')
            return `${what} has an answer that is not text.`;
        if (answer !== '')
            ttftMs ??= asked.elapsedMs();
        parts.push(answer);
        return null;
    };
    const events = readEvents(stream, (data) => {
        isDone ||= data.trim() === DONE;
        if (isDone || problem !== null)
            return;
        count += 1;
        size += data.length;
        problem = read(data);
    });
    return {
        push: (bytes) => {
            begin ||= bytes.toString('utf8');
            events.push(bytes);
        },
        isDone: () => isDone,
        hasBegun: () => ttftMs !== null,
        finish: () => {
            events.end();
            if (count === 0)
                return HTML.test(begin) ? { kind: 'failure', failure: PAGE } : readNoStream(begin, finish);
            if (problem !== null)
                return protocolFailure(problem);
            const answer = parts.length === 0 ? {} : { answer: parts.join('') };
            return finish({ ...(ttftMs !== null && { ttft_ms: ttftMs }), ...others, ...answer }, size);
        },
    };
}
function parseFields(text, { what, readFields }) {
    let value;
    try {
        value = JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text);
    }
    catch (error) {
        return `${what} is not JSON: ${error instanceof Error ? error.message : String(error)}`;
    }
    return readFields(value);
}
/** One request has one reply, so the `id` may be left out. */
function readProtocol(value, id) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return 'The reply is JSON, but no object with an `answer`.';
    if (!('id' in value))
        return { ...value };
    const { id: replied, ...fields } = value;
    return typeof replied === 'string' && replied !== id
        ? `The reply has the \`id\` of another request: ${replied.slice(0, 100)}`
        : fields;
}
/** A line longer than any body that is read. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER;
/** Reads server-sent events (WHATWG HTML, 9.2.6: `data` alone is of interest) or lines of JSON, `onData` getting each event's text. */
function readEvents(format, onData) {
    return format === 'sse' ? readServerSentEvents(onData) : read_body_readLines((line) => line.trim() !== '' && onData(line));
}
function readServerSentEvents(onData) {
    let data = [];
    const dispatch = () => {
        if (data.length > 0)
            onData(data.join('\n'));
        data = [];
    };
    const lines = read_body_readLines((line) => {
        if (line === '')
            dispatch();
        else if (line === 'data' || line.startsWith('data:'))
            data.push(line.slice(5).replace(/^ /, ''));
    });
    return {
        push: lines.push,
        end: () => {
            lines.end();
            dispatch();
        },
    };
}
function read_body_readLines(onLine) {
    let isFirst = true;
    const lines = (0,split_lines/* splitLines */.u)({
        maxLength: NO_LIMIT,
        onLine: (line) => {
            onLine(isFirst && line.startsWith('\uFEFF') ? line.slice(1) : line);
            isFirst = false;
        },
        onTooLong: () => undefined,
    });
    return { push: lines.push, end: () => void lines.end() };
}
const MAX_EXCERPT = 300;
/** In bytes; more of an error page is not kept. */
const KEPT = 4096;
/** `secrets` are values that the server was sent and may echo. */
function openExcerptReader(secrets) {
    const pieces = [];
    let length = 0;
    return {
        push: (bytes) => {
            if (length < KEPT)
                pieces.push(bytes);
            length += bytes.length;
        },
        excerpt: () => {
            const text = Buffer.concat(pieces).subarray(0, KEPT).toString('utf8');
            const line = (0,log/* quoteLine */.tQ)(text, secrets);
            return line.length <= MAX_EXCERPT ? line : `${line.slice(0, MAX_EXCERPT)} …`;
        },
    };
}
/** What a reply without success means: 429 and 5xx are an outage, which says nothing of the question; all else is the target's own. */
function readStatusFailure({ status, headers }, excerpt, clock) {
    const detail = excerpt === '' ? '' : `: ${excerpt}`;
    if (status === 429 || status >= 500) {
        const retryAfterS = (0,post_json/* readRetryAfter */.D$)(headers['retry-after'], clock);
        return (0,omit_undefined/* omitUndefined */.O)({
            kind: 'infrastructure',
            message: `The target answered with HTTP ${status}${detail}`,
            status,
            retry_after_s: retryAfterS ?? undefined,
            bill: target/* NOT_BILLED */.R5,
        });
    }
    const place = status >= 300 && status < 400 ? headers.location : undefined;
    return {
        kind: 'target',
        message: place === undefined
            ? `The target answered with HTTP ${status}${detail}`
            : `The target answered with HTTP ${status}, a redirect that is not followed, to ${(0,hide_secrets/* hideSecrets */.s)(place).slice(0, 200)}`,
        status,
    };
}
/**
 * Where a redirect leads that may be followed: the same method at the same origin, so that no header reaches another. Null for any other
 * reply.
 */
function findRedirect({ status, headers }, { url: from, method }) {
    const keepsMethod = status === 307 || status === 308 || (method === 'GET' && status >= 301 && status <= 303);
    if (!keepsMethod || headers.location === undefined || !URL.canParse(headers.location, from.href))
        return null;
    const to = new URL(headers.location, from.href);
    return to.origin === from.origin ? to : null;
}

var external_node_net_ = __webpack_require__(77030);
var io_clock = __webpack_require__(13211);
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/measure/targets/http/server.js








/** How long a program may take to end after its connections broke. */
const ENDS_WITHIN_MS = 1000;
/** Starts the program, so that it warms up before the first question. */
function keepServer(options, { clock, log, hasAnswered: answeredBefore = false }) {
    let launch = launchServer(options, clock);
    let hasAnswered = answeredBefore;
    let endsInARow = 0;
    let failure = null;
    let gaveUp = null;
    /** The last launch whose end was counted. */
    let counted = null;
    const startFailure = () => (hasAnswered ? null : failure);
    const countEnd = (ended, how) => {
        if (counted === ended)
            return;
        counted = ended;
        endsInARow += 1;
        if (!hasAnswered)
            failure = ended.refuse(`${how} before it answered anything`);
    };
    const restart = (how) => {
        countEnd(launch, how);
        const refusal = startFailure();
        if (endsInARow < target/* MAX_ENDS_IN_A_ROW */.LV) {
            log.warning(`The target ${how} and is started again.`);
            launch = launchServer(options, clock);
        }
        else if (refusal !== null)
            throw refusal;
        else
            gaveUp = (0,target/* givenUp */.bW)(endsInARow);
    };
    return {
        startFailure,
        /**
         * The server when it is ready, which may take a while; a failure when it has ended too often to be started again. Rejects with the
         * user's error `target-not-ready`, and with the reason of `stop`.
         */
        ready: async () => {
            const how = launch.ended();
            // One that ended before it was ready is not started again: waiting for it says why.
            if (how !== null && launch.isReady() && gaveUp === null)
                restart(how);
            if (gaveUp !== null)
                return gaveUp;
            const current = launch;
            try {
                await current.ready;
                return current;
            }
            catch (error) {
                if (!(error instanceof model_error/* UserError */.yo) || !hasAnswered)
                    throw error;
                gaveUp = { kind: 'crash', message: `The target has ended. ${error.message}` };
                return gaveUp;
            }
        },
        /** After a connection to it broke: the crash that this was, null when the program runs on. */
        findCrash: async (broken) => {
            const how = await broken.endsWithin(ENDS_WITHIN_MS);
            if (how === null)
                return null;
            countEnd(broken, how);
            return (0,target/* crashed */.zB)(how, broken.program);
        },
        /** It replied to a request, with whatever status. */
        markAnswer: () => {
            hasAnswered = true;
            endsInARow = 0;
        },
        stop: async (reason) => launch.stop(reason),
    };
}
/** Starts the program of a server, where there is one, and looks whether it is ready until it is. */
function launchServer({ program: given, look, address, startMs }, clock) {
    const waiting = new AbortController();
    let isReady = false;
    let ended = null;
    const program = given === null
        ? null
        : (0,start_program/* startProgram */.Xd)({
            ...given,
            onLine: (line) => program?.note(`${line}\n`),
            onTooLong: (beginning) => program?.note(`${beginning} …\n`),
            onEnd: ({ how }) => {
                ended = how;
                waiting.abort(new Error(how));
            },
        });
    /** The user's error for a server that never answered. */
    const refuse = (how) => {
        const command = given === null ? null : (0,start_program/* describeCommand */.vL)(given.command);
        return new model_error/* UserError */.yo('target-not-ready', { command, address, how, log: program?.log().trimEnd() ?? '' });
    };
    const demandUp = () => {
        if (ended !== null)
            throw refuse(`${ended} before it was ready`);
        waiting.signal.throwIfAborted();
    };
    const wait = async () => {
        const endMs = clock.monotonicMs() + startMs;
        for (let pauseMs = FIRST_PAUSE_MS; !isReady; pauseMs = Math.min(pauseMs * 1.5, LONGEST_PAUSE_MS)) {
            const problem = await look();
            demandUp();
            const leftMs = endMs - clock.monotonicMs();
            if (problem === null)
                isReady = true;
            else if (leftMs <= 0)
                throw refuse(`was not ready within ${startMs / 1000} s (${problem})`);
            else
                await (0,io_clock/* systemSleep */.Hk)(Math.min(pauseMs, leftMs), waiting.signal).catch(demandUp);
        }
    };
    const ready = wait();
    // It may end before anybody asks.
    ready.catch(() => undefined);
    return {
        program,
        /** Rejects with the user's error `target-not-ready`, and with the reason of `stop`. */
        ready,
        isReady: () => isReady,
        /** How the program has ended by itself, such as "exited with code 1"; null while it runs. */
        ended: () => ended,
        refuse,
        /** The same as `ended`, when that may take until then to be known. */
        endsWithin: async (milliseconds) => {
            if (ended === null)
                await (0,io_clock/* systemSleep */.Hk)(milliseconds, waiting.signal).catch(() => undefined);
            return ended;
        },
        /** Ends the program and the waiting for it. */
        stop: async (reason) => {
            waiting.abort(reason);
            await program?.terminate(given?.shutdownMs ?? 0);
        },
    };
}
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 500;
/** One look may take this long: a server that is busy starting may accept a connection and not answer. */
const LOOK_MS = 5000;
/** Ready is a 2xx reply to a GET of the address. */
function lookAtPage(url, connections) {
    return async () => {
        const request = { url, method: 'GET', headers: {}, body: null, timeoutMs: LOOK_MS };
        const { end, opened } = await connections.exchange(request, () => ({ push: () => undefined }));
        if (opened !== null && opened.status >= 200 && opened.status < 300)
            return null;
        if (opened !== null)
            return `it answered with HTTP ${opened.status}`;
        return 'reason' in end ? end.reason : 'it did not answer';
    };
}
/** Ready is a port that takes connections. */
function lookAtPort(url) {
    const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
    // An IPv6 address stands in brackets in a URL.
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
    return async () => new Promise((resolve) => {
        const socket = (0,external_node_net_.connect)({ host, port, timeout: LOOK_MS });
        const finish = (reason) => {
            socket.destroy();
            resolve(reason);
        };
        socket.once('connect', () => finish(null));
        socket.once('timeout', () => finish('it did not answer'));
        socket.once('error', (error) => finish(error.code ?? error.message));
    });
}
/**
 * The environment in which the options of a server are read: with a free port as `PORT` where Goldenpair starts the server and the
 * options leave its port open, so that two variants, or two checkouts, can run side by side.
 */
async function givePort({ url, ready, start, env: own }, env) {
    if (start === undefined)
        return env;
    const texts = [url, ready ?? '', ...(typeof start === 'string' ? [start] : start)];
    if (!texts.flatMap(namesIn).includes('PORT'))
        return env;
    return { ...env, PORT: own?.['PORT'] ?? String(await findFreePort()) };
}
/**
 * Starts the server of the options and waits for it in the background; null where there is nothing to start or to wait for. Throws the
 * user's error `target-address-taken`: what answers there already is not what would be started.
 */
async function startServer(options, input) {
    const { env, origin, workingDirectory, connections, ...context } = input;
    const { start, ready } = options;
    if (start === undefined && ready === undefined)
        return null;
    const page = ready === undefined ? null : new URL(expandAddress(ready, { option: 'ready', env }));
    const place = page ?? origin;
    const address = page === null ? place.origin : describeAddress(page);
    const lookAtOrigin = lookAtPort(place);
    const look = page === null ? lookAtOrigin : lookAtPage(page, connections);
    const startMs = options.start_seconds * 1000;
    if (start === undefined)
        return keepServer({ program: null, look, address, startMs }, context);
    const command = typeof start === 'string' ? givePortTo(start, env) : start.map((part) => givePortTo(part, env));
    if ((await lookAtOrigin()) === null)
        throw new model_error/* UserError */.yo('target-address-taken', { address: place.origin, command: (0,start_program/* describeCommand */.vL)(command) });
    const program = {
        command,
        cwd: (0,external_node_path_.resolve)(workingDirectory, options.cwd ?? '.'),
        env: { ...env, ...options.env },
        shutdownMs: options.shutdown_seconds * 1000,
    };
    return keepServer({ program, look, address, startMs }, context);
}
/** An address for messages, without what may be secret in it. */
function describeAddress({ origin, pathname }) {
    return `${origin}${pathname}`;
}
function givePortTo(text, env) {
    return text.replaceAll('${PORT}', env['PORT'] ?? '${PORT}');
}
/** The ports below those that systems give to connections and to servers that name none (Linux 32,768, macOS and Windows 49,152). */
const PORTS = { first: 20_000, end: 32_768 };
/**
 * A port of the loopback address on which nobody listens now. A port that the system chose could go to another program's connection
 * before the server listens on it.
 */
async function findFreePort() {
    const port = (0,external_node_crypto_.randomInt)(PORTS.first, PORTS.end);
    const isFree = await new Promise((resolveFree) => {
        const server = (0,external_node_net_.createServer)();
        server.once('error', () => resolveFree(false));
        server.listen(port, '127.0.0.1', () => server.close(() => resolveFree(true)));
    });
    return isFree ? port : findFreePort();
}

;// CONCATENATED MODULE: ./build/measure/targets/http/http.js
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








/** A server that is asked over HTTP, and started where its command is given: docs/protocol.md. */
const http = (0,target/* defineTarget */.DQ)({
    name: 'http',
    title: 'A server that is asked over HTTP',
    options: httpOptions,
    deterministic: false,
    // A server that runs already may be of any code.
    decidedBy: ({ start }) => (start === undefined ? null : 'checkout'),
    asks: ({ url }) => url,
    async start(options, { workingDirectory, settings, env: visible, ...context }) {
        const { url, method, body } = options;
        if (!namesCase([url, body]) && (method === 'GET' || body !== undefined))
            context.log.warning('`url` and `body` of the `http` target have no `{{query}}`: every case asks the same.');
        if (isQuotedJson(body))
            context.log.warning('`body` of the `http` target is a text that is JSON, and is sent as a JSON string. Give the object or list itself: `body: {q: "{{query}}"}`.');
        const connections = openConnections(context.clock);
        for (let left = 3;; left--) {
            const env = await givePort(options, visible);
            const requests = prepareRequests(options, { env, settings });
            try {
                const server = await startServer(options, { ...context, ...requests, env, workingDirectory, connections });
                return openSession({ ...requests, connections, server, openReader: compileReader(options) }, context);
            }
            catch (error) {
                // A port that was free a moment ago is another program's now.
                const isChosen = env !== visible && options.env?.['PORT'] === undefined;
                const isTaken = error instanceof model_error/* UserError */.yo && error.code === 'target-address-taken';
                if (left === 0 || !isChosen || !isTaken)
                    throw error;
            }
        }
    },
});
/** Lets requests go together, or one alone: then nothing else is under way, so that what happens to the server is its doing. */
class Turns {
    #underWay = new Set();
    #waiting = [];
    /** Resolves when it may begin; disposing the turn ends it. Those that go alone come first. */
    async take({ isExclusive }) {
        return new Promise((begin) => {
            if (isExclusive)
                this.#waiting.unshift({ isExclusive, begin });
            else
                this.#waiting.push({ isExclusive, begin });
            this.#beginWaiting();
        });
    }
    #beginWaiting() {
        for (let next = this.#waiting[0]; next !== undefined && this.#hasRoomFor(next); next = this.#waiting[0]) {
            this.#waiting.shift();
            const entry = { isAlone: this.#underWay.size === 0, isExclusive: next.isExclusive };
            for (const other of this.#underWay)
                other.isAlone = false;
            this.#underWay.add(entry);
            next.begin({
                isAlone: () => entry.isAlone,
                [Symbol.dispose]: () => {
                    this.#underWay.delete(entry);
                    this.#beginWaiting();
                },
            });
        }
    }
    #hasRoomFor({ isExclusive }) {
        const [current] = this.#underWay;
        return current === undefined || !(isExclusive || current.isExclusive);
    }
}
/** Redirects of one request that are followed. */
const MAX_REDIRECTS = 3;
/** Asks a server over HTTP, and keeps it going where it is Goldenpair's to start. */
function openSession(parts, { clock, meter }) {
    const { connections, server, makeRequest, openReader, secrets, origin } = parts;
    const turns = new Turns();
    const stop = async (reason) => {
        connections.stopAll(reason);
        await server?.stop(reason);
    };
    const watch = (0,target/* watchSignal */.qM)((reason) => void stop(asError(reason)));
    const attempt = async (request, { timeoutMs }, program) => {
        let toSend = { ...makeRequest(request), timeoutMs };
        let latencyMs = 0;
        for (let redirects = 0;; redirects++) {
            const exchange = await connections.exchange(toSend, ({ status, headers, elapsedMs }) => status >= 200 && status < 300
                ? openReader({ id: request.id, elapsedMs, encoding: headers['content-encoding'] })
                : openExcerptReader(secrets));
            latencyMs += exchange.latencyMs;
            const to = exchange.opened !== null && redirects < MAX_REDIRECTS ? findRedirect(exchange.opened, toSend) : null;
            if (to === null) {
                const read = readOutcome(exchange, { timeoutMs, program, clock, address: describeAddress(origin) });
                return { observation: toAttempt(read, latencyMs), end: exchange.end.kind };
            }
            toSend = { ...toSend, url: to, timeoutMs: Math.max(0, timeoutMs - latencyMs) };
        }
    };
    /** When the server ends with others under way, the question is asked again on its own, so that it fails only for its own doing. */
    const askServer = async (own, request, limits) => {
        for (let isExclusive = false;; isExclusive = true) {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const turn = __addDisposableResource(env_1, await turns.take({ isExclusive }), false);
                limits.signal.throwIfAborted();
                const launch = await own.ready();
                if ('kind' in launch)
                    return { status: 'failed', latency_ms: 0, failure: launch };
                const reading = __addDisposableResource(env_1, meter?.begin(launch.program?.pid), false);
                const { observation: observed, end } = await attempt(request, limits, launch.program);
                const observation = addResources(observed, (await reading?.end()) ?? null);
                if (end === 'whole')
                    own.markAnswer();
                const crash = end === 'cut' || end === 'unanswered' ? await own.findCrash(launch) : null;
                if (crash === null)
                    return observation;
                if (turn.isAlone())
                    return { status: 'failed', latency_ms: observation.latency_ms, failure: crash };
            }
            catch (e_1) {
                env_1.error = e_1;
                env_1.hasError = true;
            }
            finally {
                __disposeResources(env_1);
            }
        }
    };
    return {
        corpusFingerprint: null,
        ask: async (request, limits) => {
            watch(limits.signal);
            return server === null ? (await attempt(request, limits, null)).observation : askServer(server, request, limits);
        },
        startFailure: () => server?.startFailure() ?? null,
        [Symbol.asyncDispose]: async () => {
            await stop(new Error('The target was closed.'));
            connections[Symbol.dispose]();
        },
    };
}
function asError(reason) {
    return reason instanceof Error ? reason : new Error(String(reason));
}
/**
 * What an exchange says of a trial. A connection that fails, or breaks before the answer has begun, is an outage: it says nothing of the
 * question. A streamed answer that breaks off in its middle is a failed trial: its reader got half an answer, and a target
 * that dies of a question must not pass for an outage.
 * @throws `target-refused` for 401: no request could ever succeed
 */
function readOutcome({ end, opened }, context) {
    if (end.kind === 'timeout')
        return failure((0,target/* timedOut */.iU)(context.timeoutMs, context.program));
    if (end.kind === 'garbled')
        return protocolFailure(`The reply is not HTTP: ${end.reason}`);
    if (opened === null) {
        const reason = 'reason' in end ? end.reason : end.kind;
        const cure = context.program === null && reason.includes('ECONNREFUSED') ? UNSTARTED : '';
        const unreached = http_outage(`The target could not be reached: ${reason}${cure}`);
        return failure(end.kind === 'unanswered' && end.isUnsent ? { ...unreached, bill: target/* NOT_BILLED */.R5 } : unreached);
    }
    const { reader } = opened;
    if ('excerpt' in reader) {
        const detail = reader.excerpt();
        if (opened.status === 401)
            throw new model_error/* UserError */.yo('target-refused', { address: context.address, detail });
        return failure(readStatusFailure(opened, detail, context.clock));
    }
    if (end.kind === 'whole')
        return reader.finish();
    if (end.kind === 'too-long')
        return protocolFailure(TOO_LONG);
    return reader.hasBegun()
        ? protocolFailure('The connection broke in the middle of the streamed answer.')
        : failure(http_outage('The connection broke before the answer arrived.'));
}
const UNSTARTED = "; start it in an earlier step, or name its command in `start` of the suite's target";
function http_outage(message) {
    return { kind: 'infrastructure', message };
}
function failure(value) {
    return { kind: 'failure', failure: value };
}

var files = __webpack_require__(60198);
;// CONCATENATED MODULE: ./build/measure/targets/module/module.js






const module_word = schemas.string().min(1);
const module_options = schemas.strictObject({
    /** The message of `reset` is a call of the module's own function of that name. */
    ...target/* programOptions */.N5,
    /** Relative to the checkout, and in it. */
    module: module_word,
    export: module_word.default('default'),
    /** Flags of Node, such as a loader. */
    node: schemas.array(module_word).default([]),
});
/** A function of a JavaScript or TypeScript module, called in a process of its own that speaks JSON lines for it. */
const module_module = (0,target/* defineTarget */.DQ)({
    name: 'module',
    title: 'A function in a JavaScript or TypeScript module',
    options: module_options,
    deterministic: false,
    decidedBy: () => 'checkout',
    async start({ module: written, export: name, node, ...settings }, context) {
        const { programs, workingDirectory } = context;
        if (programs === undefined)
            throw new Error('a `module` target was started, and nothing to run it with');
        const path = await checkModule(written, { workingDirectory, hasLoader: node.length > 0 });
        const command = [process.execPath, ...node, programs.module, path, name, settings.reset];
        return sendTimeLimits(openCommand({ ...settings, command, mode: 'persistent' }, context));
    },
});
/** Each request says when to give it up, so that the function's `signal` can be aborted. */
function sendTimeLimits(session) {
    return {
        corpusFingerprint: session.corpusFingerprint,
        ask: async (request, limits) => {
            const served = { ...request, timeout_ms: limits.timeoutMs };
            return session.ask(served, limits);
        },
        startFailure: () => session.startFailure(),
        [Symbol.asyncDispose]: async () => session[Symbol.asyncDispose](),
    };
}
/** The absolute path of a module of the checkout that this Node can run. Throws the user's error `module-unusable`. */
async function checkModule(written, { workingDirectory, hasLoader }) {
    const refuse = (problem) => new model_error/* UserError */.yo('module-unusable', { module: written, problem });
    const path = (0,external_node_path_.join)(workingDirectory, written);
    const place = await (0,files/* locatePath */.oV)(workingDirectory, path);
    if (place === 'missing')
        throw refuse(`there is no such file in ${workingDirectory}`);
    if (place === 'outside')
        throw refuse(`it is not inside ${workingDirectory}`);
    if (/\.[cm]?ts$/.test(path) && !hasLoader && !stripsTypes(process.versions.node))
        throw refuse(`Node ${process.versions.node} does not run TypeScript by itself. Compile it to JavaScript, use Node 22.18 or newer, or name a loader: \`node: [--import, tsx]\``);
    return path;
}
/**
 * Whether a version of Node runs TypeScript without a flag. Source: Node's changelogs, type stripping enabled by default.
 * @example stripsTypes('22.18.0') // true
 */
function stripsTypes(version) {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    if (major === 22)
        return minor >= 18;
    return major === 23 ? minor >= 6 : major > 23;
}

var sha256 = __webpack_require__(80430);
var fingerprint = __webpack_require__(27866);
var adapt_request = __webpack_require__(42082);
var ask_chat = __webpack_require__(27764);
var openai_client = __webpack_require__(47764);
var chunk_file = __webpack_require__(87132);
var tokenize = __webpack_require__(19007);
;// CONCATENATED MODULE: ./build/measure/search/answer-query.js



/**
 * An extractive answer: the best passage followed by `[path::symbol]` it was taken from, and the chunks found, best first.
 * Abstains with an empty answer when the best chunk scores below `min_score` or holds less than `min_coverage`; the
 * chunks are given all the same. Tokens are estimates of four characters each.
 */
function answerQuery(index, query, topK, options) {
    const { hits, weights } = index.search(query, Math.max(topK, options.answer_chunks));
    const spans = hits.slice(0, topK).map(describeHit);
    const answer = answerFrom();
    const inputTokens = (0,chunk_file/* estimateTokens */.b)(query) + spans.reduce((sum, { tokens = 0 }) => sum + tokens, 0);
    return {
        answer,
        abstained: answer === '',
        spans,
        usage: { input_tokens: inputTokens, output_tokens: (0,chunk_file/* estimateTokens */.b)(answer) },
    };
    function answerFrom() {
        const [top] = hits;
        if (top === undefined || top.score < options.min_score)
            return '';
        const total = sum([...weights.values()]);
        const held = sum(top.terms.map((term) => weights.get(term) ?? 0));
        if (total === 0 || held / total < options.min_coverage)
            return '';
        const best = extractPassage(hits.slice(0, options.answer_chunks).map(({ chunk }) => chunk), weights);
        if (best === null)
            return '';
        const { path, symbol } = best.chunk;
        return `${best.text} [${path}${symbol === null ? '' : `::${symbol}`}]`;
    }
}
function sum(values) {
    return values.reduce((total, value) => total + value, 0);
}
const WINDOW_LINES = 3;
const MAX_CHARACTERS = 600;
/**
 * The sentence (in Markdown) or the three lines (elsewhere) that hold the most weight of the question's terms, over all
 * given chunks; the earlier chunk and line win a tie. Null when no term occurs in any text.
 */
function extractPassage(chunks, weights) {
    let best = null;
    for (const chunk of chunks) {
        for (const text of passagesOf(chunk)) {
            let weight = 0;
            for (const term of new Set((0,tokenize/* tokenize */.qw)(text)))
                weight += weights.get(term) ?? 0;
            if (weight > (best?.weight ?? 0))
                best = { chunk, text: text.slice(0, MAX_CHARACTERS), weight };
        }
    }
    return best;
}
function passagesOf(chunk) {
    return /\.(?:md|markdown|mdx|txt|rst)$/i.test(chunk.path) ? sentencesOf(chunk.text) : windowsOf(chunk.text);
}
/** Paragraphs, list items and table rows apart, then cut after `.`, `!` or `?` and a space. */
function sentencesOf(text) {
    const blocks = text.split(/\n\s*\n|\n(?=\s*(?:[-*+|>]|\d+\.)\s)|\n(?=\|)|(?<=^#.*)\n/m);
    return blocks.flatMap((block) => block
        .replaceAll(/\s+/g, ' ')
        .trim()
        .split(/(?<=[.!?])\s+(?=[\p{Lu}`*[(])/u));
}
function windowsOf(text) {
    const lines = text
        .split('\n')
        .map((line) => line.replace(/^\s*(?:\/\*\*?|\*\/|\*|\/\/+|#+)?\s?|\s*\*\/$/g, '').trim())
        .filter((line) => line !== '');
    const count = Math.max(1, lines.length - WINDOW_LINES + 1);
    return Array.from({ length: count }, (_, start) => lines.slice(start, start + WINDOW_LINES).join('\n'));
}
/** A chunk that was found, as a span of a reply; its tokens are an estimate of four characters each. */
function describeHit({ chunk, score }) {
    const { symbol, ...place } = chunk;
    const tokens = (0,chunk_file/* estimateTokens */.b)(chunk.text);
    return (0,omit_undefined/* omitUndefined */.O)({ ...place, symbol: symbol ?? undefined, score: Number(score.toFixed(4)), tokens });
}

var open_corpus = __webpack_require__(52088);
var judging = __webpack_require__(12316);
;// CONCATENATED MODULE: ./build/measure/targets/openai/converse.js




/**
 * Asks the model, answers the tools that it calls from the table while all of its calls have an answer there, and asks again, up to
 * the call's limits. Tools are never run; calls without an answer end the conversation and are reported.
 * @throws what `send` throws
 */
async function converse({ call, messages: first, seed, send, toolResults }, limits) {
    const { clock } = limits;
    const from = clock.monotonicMs();
    const messages = [...first];
    const tools = [];
    const replies = [];
    let firstTextMs = null;
    for (;;) {
        const askedMs = clock.monotonicMs() - from;
        const body = { ...call.body, model: call.model, messages, ...(seed !== null && { seed }) };
        const outcome = await send(body, { ...limits, timeoutMs: Math.max(limits.timeoutMs - askedMs, 1) });
        if (outcome.kind !== 'replied') {
            const bill = billOf(replies, { charge: (0,ask_chat/* chargeOf */.AB)(outcome), call });
            return { kind: 'failed', failure: { ...failureOf(outcome, limits.timeoutMs), bill } };
        }
        const { reply } = outcome;
        replies.push(reply);
        if (reply.firstTextMs !== null)
            firstTextMs ??= askedMs + reply.firstTextMs;
        const canAnswer = reply.calls.length > 0 &&
            replies.length < call.maxSteps &&
            tools.length + reply.calls.length <= call.maxToolCalls &&
            reply.calls.every(({ name }) => Object.hasOwn(toolResults, name));
        tools.push(...reply.calls.map((one) => describeCall(one, canAnswer)));
        if (!canAnswer)
            return describeEnd(reply, { replies, tools, firstTextMs, call });
        messages.push({
            role: 'assistant',
            content: reply.text === '' ? null : reply.text,
            tool_calls: reply.calls.map(({ id, name, arguments: args }) => ({
                id,
                type: 'function',
                function: { name, arguments: args },
            })),
        }, ...reply.calls.map(({ id, name }) => ({
            role: 'tool',
            tool_call_id: id,
            content: writeResult(toolResults[name]),
        })));
    }
}
/** What a tool answers, as the model gets it. */
function writeResult(result) {
    return typeof result === 'string' ? result : JSON.stringify(result);
}
function describeEnd(last, input) {
    const { replies, tools, firstTextMs, call } = input;
    const bill = billOf(replies, { charge: 'reported', call });
    const failed = (message) => ({ kind: 'failed', failure: { kind: 'target', message, bill } });
    if (last.finishReason === 'content_filter')
        return failed("The provider's content filter stopped the reply.");
    if (last.finishReason === 'length' && last.text === '' && last.calls.length === 0)
        return failed(`The model used up its ${call.maxOutputTokens === null ? 'tokens' : `${call.maxOutputTokens} tokens (max_output_tokens)`} before it wrote an answer.`);
    const usage = sumUsage(replies);
    const isRefusal = last.refusal !== null && last.text === '';
    return {
        kind: 'replied',
        reply: (0,omit_undefined/* omitUndefined */.O)({
            answer: isRefusal ? (last.refusal ?? '') : last.text,
            // An empty answer would count as declined; here the model asks for a tool.
            abstained: isRefusal ? true : last.calls.length > 0 ? false : undefined,
            model: last.model ?? undefined,
            model_fingerprint: last.fingerprint ?? undefined,
            usage,
            ttft_ms: firstTextMs ?? undefined,
            tools: tools.length > 0 || call.body['tools'] !== undefined ? [...tools] : undefined,
            finish_reason: last.finishReason ?? undefined,
        }),
    };
}
/** The tokens of all requests; undefined where one of them was not counted. */
function sumUsage(replies) {
    const counted = replies.flatMap(({ spent }) => spent ?? []);
    if (counted.length < replies.length)
        return undefined;
    const sumOf = (kind) => counted.reduce((sum, one) => sum + (one[kind] ?? 0), 0);
    const isCached = counted.some(({ cached_tokens }) => cached_tokens !== undefined);
    const usage = { input_tokens: sumOf('input_tokens'), output_tokens: sumOf('output_tokens') };
    return isCached ? { ...usage, cached_tokens: sumOf('cached_tokens') } : usage;
}
function describeCall({ name, arguments: args }, isAnswered) {
    const named = name === '' ? 'unnamed' : name;
    try {
        return { name: named, arguments: JSON.parse(args), ...(isAnswered && { ok: true }) };
    }
    catch {
        return { name: named, arguments: args, ok: false, error: 'The arguments are not JSON.' };
    }
}
/** What a conversation that came to nothing is billed: its answered requests, and the `charge` of the last one. */
function billOf(replies, { charge, call }) {
    const spent = (0,judging/* sumSpent */.YD)(replies.map((reply) => reply.spent));
    return {
        charge: replies.some((reply) => reply.spent === null) ? 'unknown' : charge,
        spent: spent === null ? null : { ...spent, model: spent.model ?? call.model },
    };
}
function failureOf(outcome, timeoutMs) {
    if (outcome.kind === 'timeout')
        return (0,target/* timedOut */.iU)(timeoutMs, null);
    const { message } = outcome;
    if (outcome.kind === 'unreadable')
        return { kind: 'protocol', message };
    const { status } = outcome;
    if (outcome.kind === 'other')
        return (0,omit_undefined/* omitUndefined */.O)({ kind: 'target', message, status });
    return (0,omit_undefined/* omitUndefined */.O)({ kind: outcome.kind, message, status, retry_after_s: outcome.retry_after_s });
}

var access = __webpack_require__(99787);
var read_yaml = __webpack_require__(27849);
;// CONCATENATED MODULE: ./build/measure/targets/openai/plan-call.js











const plan_call_word = schemas.string().min(1);
/** A function that the model may call, as OpenAI writes it, with or without its wrapping. */
const toolSchema = schemas.union([
    schemas.strictObject({
        type: schemas.literal('function'),
        function: schemas.looseObject({ name: plan_call_word }),
    }),
    schemas.looseObject({ name: plan_call_word, type: schemas.undefined().optional() }).transform((tool) => ({
        type: 'function',
        function: tool,
    })),
]);
/** How the model is asked: in the suite's target, or at the head of a prompt file. */
const callOptions = {
    model: plan_call_word.optional(),
    /** Left out where the model refuses it. */
    temperature: schemas.number().min(0).max(2).optional(),
    /** The cap of every request; it bounds the worst case, which makes a budget possible. */
    max_output_tokens: schemas.int().positive().optional(),
    /** As OpenAI writes it: `{type: json_object}`, `{type: json_schema, json_schema: …}`. */
    response_format: schemas.looseObject({ type: plan_call_word }).optional(),
    /** A JSON or YAML file, or the list itself. */
    tools: schemas.union([plan_call_word, schemas.array(toolSchema)]).optional(),
};
/** The front matter of a prompt file. */
const frontMatterSchema = schemas.strictObject(callOptions);
/** What a variant's `settings` may override, key by key; the others are for the template. */
const settingsSchema = schemas.looseObject({
    model: callOptions.model,
    temperature: callOptions.temperature,
    max_output_tokens: callOptions.max_output_tokens,
    top_k: schemas.int().positive().optional(),
    max_steps: schemas.int().positive().max(50).optional(),
    max_tool_calls: schemas.int().nonnegative().max(1000).optional(),
});
/** Members of the request that are not the suite's to add, and what to do instead. */
const NOT_EXTRA = {
    messages: 'the messages are those of `prompt`, or of `system` and `user`',
    model: 'write `model` beside `extra`',
    n: 'one answer is read, and each is paid for: leave it out',
    stream: 'write `stream` beside `extra`',
};
const plan_call_options = schemas.strictObject({
    ...access/* providerOptions */.AA,
    ...callOptions,
    /** A template file in the checkout. */
    prompt: plan_call_word.optional(),
    system: plan_call_word.optional(),
    user: plan_call_word.optional(),
    /** What is searched for the question and put in the place of `{{context}}`. */
    context: schemas.strictObject({ ...open_corpus/* corpusOptions */.jd, top_k: schemas.int().positive().optional() }).optional(),
    /** What tools answer, by name: text, or any value as JSON. */
    tool_results: schemas.record(plan_call_word, schemas.unknown()).default({}),
    /** Requests for one question, where tools are answered. */
    max_steps: schemas.int().positive().max(50).default(5),
    /** Calls that are answered for one question. */
    max_tool_calls: schemas.int().nonnegative().max(1000).default(16),
    /** Without it there is no time to the first token. */
    stream: schemas.boolean().default(true),
    /** The trial's seed goes to the provider. */
    seed: schemas.boolean().default(true),
    /** Any further members of the request: `top_p`, `reasoning_effort` … */
    extra: schemas.record(plan_call_word, schemas.unknown())
        .superRefine((members, context) => {
        for (const [member, message] of Object.entries(NOT_EXTRA))
            if (Object.hasOwn(members, member))
                context.addIssue({ code: 'custom', path: [member], message });
    })
        .default({}),
})
    .refine(({ prompt, system, user }) => prompt === undefined || (system === undefined && user === undefined), {
    path: ['prompt'],
    message: 'a prompt file has all messages: leave out `system` and `user`',
})
    .refine(access/* namesOneAddress */.hV, { path: ['preset'], message: access/* TWO_ADDRESSES */.Ey });
/** The first thing that is wrong, as `key: what`. */
function describeIssue({ issues: [issue] }) {
    if (issue === undefined)
        return 'it cannot be read';
    const where = issue.path.map(String).join('.');
    return where === '' ? issue.message : `\`${where}\`: ${issue.message}`;
}
function refuse(where, problem) {
    throw new model_error/* UserError */.yo('openai-target-invalid', { where, problem });
}
/** A server may take the wider of two caps, and a budget reserves by ours. */
const CAPS = ['max_tokens', 'max_completion_tokens'];
/**
 * Settings beat the suite's target, which beats the prompt file.
 * @throws UserError `openai-target-invalid` for a setting of another form, a second cap and where no model is named; what `checkMessages` throws
 */
function planCall(options, { frontMatter, messages, tools }, settings) {
    const parsed = settingsSchema.safeParse(settings);
    if (!parsed.success)
        return refuse('settings', describeIssue(parsed.error));
    const own = parsed.data;
    const model = own.model ?? options.model ?? frontMatter.model;
    if (model === undefined)
        return refuse('`model`', 'none is named: give one in the suite’s target, in its settings or in the prompt file');
    checkMessages(options, messages, settings);
    const temperature = own.temperature ?? options.temperature ?? frontMatter.temperature;
    const maxOutputTokens = own.max_output_tokens ?? options.max_output_tokens ?? frontMatter.max_output_tokens ?? null;
    if (maxOutputTokens !== null && CAPS.some((member) => Object.hasOwn(options.extra, member)))
        refuse('`extra`', '`max_output_tokens` caps the reply already: leave out `max_tokens` and `max_completion_tokens`');
    const format = options.response_format ?? frontMatter.response_format;
    /** Every member of the request but model, messages and seed. */
    const body = {
        ...options.extra,
        ...(temperature !== undefined && (0,adapt_request/* takesTemperature */.z0)(model) && { temperature }),
        ...(maxOutputTokens !== null && { [(0,adapt_request/* outputCapMember */.eT)(model)]: maxOutputTokens }),
        ...(format !== undefined && { response_format: format }),
        ...(tools.length > 0 && { tools: [...tools] }),
    };
    return {
        body,
        model,
        maxOutputTokens,
        /** Null is the request's own. */
        topK: own.top_k ?? options.context?.top_k ?? null,
        maxSteps: own.max_steps ?? options.max_steps,
        maxToolCalls: own.max_tool_calls ?? options.max_tool_calls,
        /** One that is given and that the model refuses. */
        hasUselessTemperature: temperature !== undefined && !(0,adapt_request/* takesTemperature */.z0)(model),
    };
}
/**
 * Sees that something fills every placeholder, and that what is searched for reaches the model.
 * @throws UserError `openai-target-invalid`, `target-setting-missing`
 */
function checkMessages({ prompt, context }, messages, settings) {
    const where = prompt ?? '`user`';
    const names = messages.flatMap(({ text }) => findPlaceholders(text)).map(({ name }) => name);
    for (const name of names.filter((one) => one !== 'context')) {
        const problem = checkPlaceholder(name);
        if (problem !== null)
            refuse(where, `${problem}, context`);
        if (name.startsWith('settings') && !hasSetting(name, settings)) {
            const option = prompt === undefined ? 'user' : 'prompt';
            throw new model_error/* UserError */.yo('target-setting-missing', { option, name, known: Object.keys(settings) });
        }
    }
    const usesContext = names.includes('context');
    if (usesContext && context === undefined)
        refuse(where, '`{{context}}` needs the option `context`, which says what is searched');
    if (!usesContext && context !== undefined)
        refuse(where, 'what `context` finds goes nowhere: put `{{context}}` into a message');
}
/** The messages and tools of a target, from the suite or its files. Throws `file-unreadable` and `openai-target-invalid`. */
async function loadPrompt(options, workingDirectory) {
    const { prompt: path, system, user = '{{query}}' } = options;
    const read = [];
    const readFile = async (file) => {
        const text = await readOwnFile(workingDirectory, file);
        read.push((0,sha256/* sha256 */.s)(text));
        return text;
    };
    const prompt = path === undefined
        ? {
            frontMatter: {},
            messages: [
                ...(system === undefined ? [] : [{ role: 'system', text: system }]),
                { role: 'user', text: user },
            ],
        }
        : parsePrompt(path, await readFile(path));
    const named = options.tools ?? prompt.frontMatter.tools ?? [];
    const tools = typeof named === 'string' ? parseTools(named, await readFile(named)) : named;
    return { ...prompt, tools, fingerprint: read.length === 0 ? null : (0,sha256/* sha256 */.s)((0,fingerprint/* canonicalJson */.d)(read)) };
}
/** JSON is YAML too. */
function parseTools(path, text) {
    const { documents, problems } = (0,read_yaml/* readYaml */.g)({ path, text });
    const [problem] = problems;
    if (problem)
        refuse(`${path}:${problem.line}`, problem.message.replace(/\.$/, ''));
    const parsed = schemas.array(toolSchema).safeParse(documents[0]?.value);
    if (parsed.success)
        return parsed.data;
    return refuse(path, `tools: ${describeIssue(parsed.error)}`);
}
const plan_call_MAX_BYTES = 1_000_000;
/**
 * The text of a file of the checkout. A link that leads out of it is refused: what it shows would go to a provider.
 * @throws UserError `file-unreadable`
 */
async function readOwnFile(workingDirectory, path) {
    const file = (0,external_node_path_.resolve)(workingDirectory, path);
    if ((await (0,files/* locatePath */.oV)(workingDirectory, file)) === 'outside')
        throw new model_error/* UserError */.yo('file-unreadable', { path, reason: 'it is not inside the checkout' });
    return (0,files/* readTextFile */.Gu)({ path: file, shown: path, maxBytes: plan_call_MAX_BYTES });
}
const FENCE = /^---[ \t]*$/;
const ROLE = /^(system|developer|user|assistant):[ \t]*$/;
/**
 * Reads a prompt file: YAML between two lines `---`, which may be left out, and then the messages, each under a line with its role and a
 * colon. A file without such a line is one user message.
 * @throws UserError `openai-target-invalid`, with the line
 */
function parsePrompt(path, text) {
    const lines = text.split(/\r\n|\n|\r/);
    const end = FENCE.test(lines[0] ?? '') ? lines.findIndex((line, index) => index > 0 && FENCE.test(line)) : 0;
    if (end === -1)
        refuse(`${path}:1`, 'its front matter has no end: a second line `---`');
    // The fence becomes an empty line, so that YAML's lines are the file's.
    const { documents, problems } = (0,read_yaml/* readYaml */.g)({ path, text: ['', ...lines.slice(1, end)].join('\n') });
    const [problem] = problems;
    if (problem)
        refuse(`${path}:${problem.line}`, problem.message.replace(/\.$/, ''));
    const parsed = frontMatterSchema.safeParse(documents[0]?.value ?? {});
    if (!parsed.success)
        return refuse(`${path}:1`, `front matter: ${describeIssue(parsed.error)}`);
    const messages = [];
    const first = end === 0 ? 0 : end + 1;
    for (const [index, line] of lines.entries()) {
        if (index < first)
            continue;
        const role = ROLE.exec(line)?.[1];
        if (role !== undefined)
            messages.push({ role, lines: [] });
        else if (messages.length > 0)
            messages.at(-1)?.lines.push(line);
        else if (line.trim() !== '' && lines.slice(index).some((later) => ROLE.test(later)))
            refuse(`${path}:${index + 1}`, 'there is text before the first role (`system:` or `user:` alone on a line)');
        else if (line.trim() !== '')
            messages.push({ role: 'user', lines: [line] });
    }
    if (messages.length === 0)
        refuse(`${path}:${first + 1}`, 'it has no message');
    return {
        frontMatter: parsed.data,
        messages: messages.map(({ role, lines: own }) => ({ role, text: own.join('\n').trim() })),
    };
}

;// CONCATENATED MODULE: ./build/measure/targets/openai/openai.js












const NO_ACCESS = { openaiApiKey: null, openaiBaseUrl: null, githubToken: null, githubModelsUrl: null };
/** Each tool call that the model gets back takes so many: id, name and arguments, without the answer. */
const TOKENS_PER_CALL = 64;
const UNCOUNTED = 'does not count the tokens of a stream. `stream: false` asks for whole replies, whose tokens it may count, without a time to the first one.';
/** Sends a prompt to any provider that speaks OpenAI's chat completions, with what it finds in the checkout where that is wanted. */
const openai = (0,target/* defineTarget */.DQ)({
    name: 'openai',
    title: 'A prompt for a model of OpenAI or any compatible provider',
    options: plan_call_options,
    deterministic: false,
    cost: 'bounded',
    decidedBy: () => 'files',
    asks: openai_client/* nameProvider */.L2,
    async start(settings, { settings: variantSettings, providers = NO_ACCESS, env, workingDirectory, log, clock }) {
        const prompt = await loadPrompt(settings, workingDirectory);
        const plan = (request) => planCall(settings, prompt, request.settings);
        const { model, hasUselessTemperature } = plan({ settings: variantSettings });
        if (!namesCase(prompt.messages))
            log.warning(`${settings.prompt ?? 'The `openai` target'} has no \`{{query}}\`: the model does not see the question. Put it into a message.`);
        if (hasUselessTemperature)
            log.info(`The temperature is left out: ${model} accepts only its own.`);
        const corpus = settings.context === undefined ? null : await (0,open_corpus/* openCorpus */.tA)(workingDirectory, settings.context);
        const provider = await (0,openai_client/* openProvider */.C2)(settings, { providers, env });
        let hasAnswered = false;
        let refusal = null;
        const warned = new Set();
        const askAdapting = (0,adapt_request/* learnRefusals */.cV)(ALL_TAKEN, (taken, refusal) => {
            const other = adaptTo(taken, refusal);
            const left = JSON.stringify(other);
            // Questions that are asked side by side learn it each for itself.
            if (other !== null && !warned.has(left))
                log.warning(`Asked again without the refused option: ${refusal.message}`);
            warned.add(left);
            return other;
        });
        const send = async (body, limits) => askAdapting(async (taken) => {
            const isStreamed = limits.isStreamed && taken.stream;
            const outcome = await (0,ask_chat/* askChat */.Ax)(provider, adaptBody(body, taken), { ...limits, isStreamed });
            if (isStreamed && outcome.kind === 'replied' && outcome.reply.spent === null && !warned.has(UNCOUNTED)) {
                warned.add(UNCOUNTED);
                log.warning(`${provider.address} ${UNCOUNTED}`);
            }
            return outcome;
        });
        /** The first request of a question, and the spans in it. */
        const prepare = (request) => {
            const call = plan(request);
            const topK = call.topK ?? request.top_k;
            const from = clock.monotonicMs();
            const hits = corpus?.index.search(request.query, topK).hits.slice(0, topK) ?? [];
            const retrieveMs = clock.monotonicMs() - from;
            const spans = hits.map((hit) => ({ ...describeHit(hit), injected: true }));
            const context = spans.map(writeSpan).join('\n\n');
            const asked = { ...request, top_k: topK };
            const messages = prompt.messages.map(({ role, text }) => ({ role, content: fillMessage(text, asked, context) }));
            return { call, messages, spans, retrieveMs };
        };
        return {
            corpusFingerprint: fingerprintOf(prompt.fingerprint, corpus?.fingerprint ?? null),
            ask: async (request, { timeoutMs, signal }) => {
                signal.throwIfAborted();
                const from = clock.monotonicMs();
                const { call, messages, spans, retrieveMs } = prepare(request);
                const ending = await converse({ call, messages, seed: settings.seed ? request.seed : null, send, toolResults: settings.tool_results }, { timeoutMs, signal, clock, isStreamed: settings.stream });
                const latency_ms = clock.monotonicMs() - from;
                hasAnswered ||= ending.kind === 'replied';
                if (ending.kind === 'failed') {
                    const { kind, status, message } = ending.failure;
                    if (kind === 'target' && status !== undefined)
                        refusal ??= message;
                    return { status: 'failed', latency_ms, failure: ending.failure };
                }
                const reply = corpus === null ? ending.reply : { ...ending.reply, spans, phases_ms: { retrieve: retrieveMs } };
                return { status: 'ok', latency_ms, reply };
            },
            startFailure: () => hasAnswered || refusal === null
                ? null
                : new model_error/* UserError */.yo('provider-answered-nothing', { address: provider.address, detail: refusal }),
            model: (request) => plan(request).model,
            bound: (request) => {
                const { call, messages } = prepare(request);
                const { maxOutputTokens: output, body, maxSteps, maxToolCalls } = call;
                if (output === null)
                    return null;
                const results = Object.values(settings.tool_results).map((result) => (0,adapt_request/* boundTokens */.Vo)([writeResult(result)]));
                const steps = results.length === 0 ? 1 : maxSteps;
                // Every later request repeats the conversation before it.
                const first = (0,adapt_request/* boundTokens */.Vo)([...messages.map(({ content }) => content), JSON.stringify(body)]);
                const answers = steps === 1 ? 0 : maxToolCalls * (Math.max(...results) + TOKENS_PER_CALL);
                const grown = (steps - 1) * output + answers;
                return { model: call.model, input_tokens: steps * first + (steps - 1) * grown, output_tokens: steps * output };
            },
            [Symbol.asyncDispose]: () => Promise.resolve(),
        };
    },
});
/** `[src/a.py:3-20 f]` and the lines. */
function writeSpan({ path = '', start_line, end_line, symbol, text = '' }) {
    return `[${path}:${start_line ?? 0}-${end_line ?? 0}${symbol === undefined ? '' : ` ${symbol}`}]\n${text}`;
}
function fingerprintOf(prompt, corpus) {
    return prompt === null || corpus === null ? (prompt ?? corpus) : (0,sha256/* sha256 */.s)((0,fingerprint/* canonicalJson */.d)([prompt, corpus]));
}
const CONTEXT = /\{\{\s*context\s*\}\}/;
/**
 * A message with its placeholders replaced, all at once: what is put in is never looked through again, so that a question or a file
 * cannot ask for more.
 * @example fillMessage('Q: {{query}}', { query: '{{context}}' … }, 'text of the files') // 'Q: {{context}}'
 */
function fillMessage(text, request, context) {
    return text
        .split(CONTEXT)
        .map((part) => fillText(part, request))
        .join(context);
}
const ALL_TAKEN = { temperature: true, seed: true, usualCap: true, stream: true };
/** What to try next after a refusal that names a member which can be left out; null where it is about something else. */
function adaptTo(taken, refusal) {
    if (taken.stream && (0,adapt_request/* isRefusal */.vu)(refusal) && /stream_?options|include_usage/i.test(refusal.message))
        return { ...taken, stream: false };
    return (0,adapt_request/* leaveOut */.ov)(taken, refusal);
}
/** A request without what the provider does not take. */
function adaptBody(given, taken) {
    const body = taken.usualCap ? given : (0,adapt_request/* swapCap */.GB)(given);
    const refused = ['temperature', 'seed'].filter((member) => !taken[member]);
    if (refused.length === 0)
        return body;
    const adapted = { ...body };
    for (const member of refused)
        Reflect.deleteProperty(adapted, member);
    return adapted;
}

var format_number = __webpack_require__(77377);
var group_by = __webpack_require__(79167);
var importer = __webpack_require__(49772);
;// CONCATENATED MODULE: ./build/exchange/import/llmc-log-lines.js


/** A line of either log; null for what is no object. */
function readLogLine(value, keyField) {
    if (!(0,json/* isRecord */.u4)(value))
        return null;
    return {
        query_id: (0,importer/* asText */.e1)(value['query_id']),
        query: (0,importer/* asText */.e1)(value['query']),
        key: keyField === null ? null : (0,importer/* asText */.e1)(value[keyField]),
        time: timeOf(value['timestamp'] ?? value['ts']),
    };
}
/** A number is seconds since 1970, as Python counts them, or milliseconds. */
function timeOf(value) {
    if (typeof value === 'number')
        return value > 1e11 ? value : value * 1000;
    const time = typeof value === 'string' ? Date.parse(value) : NaN;
    return Number.isNaN(time) ? null : time;
}
/**
 * What a line of the planner's log and those of the enrichment log that belong to the same query say of it, as fields of a reply of the protocol,
 * not checked. Attempts are in the order given. LLMC logs no answer; where a line has `answer`, it is that.
 * Source: the fields of LLMC's planner_metrics.jsonl and enrichment_metrics.jsonl.
 * @example buildLogReply({ confidence: 0.8 }, [{ tier_used: 'local', tokens_in: 9, result: 'pass' }]) // { answer: '', planner: { confidence: 0.8 }, attempts: [{ route_tier: 'local', input_tokens: 9, result: 'ok' }] }
 */
function buildLogReply(planner, enrichments) {
    const { confidence, intent, span_count, top_span, span_ids, spans, session_id, trace_id, corpus, cost_usd } = planner;
    const last = enrichments.at(-1);
    const memory = enrichments.map(({ rss_mib: mib }) => mib).filter((mib) => typeof mib === 'number');
    return omitNull({
        answer: planner['answer'] ?? last?.['answer'] ?? '',
        spans: readSpans(spans, span_ids),
        model: last?.['result_model'] ?? last?.['model'],
        planner: omitNull({
            route: planner['route'] ?? enrichments[0]?.['router_tier'],
            confidence,
            intent,
            span_count,
            // Some versions log the whole span.
            top_span: (0,json/* isRecord */.u4)(top_span) ? (top_span['span_hash'] ?? top_span['path']) : top_span,
            span_ids,
        }),
        attempts: enrichments.length === 0 ? undefined : enrichments.map(readAttempt),
        resources: memory.length === 0 ? undefined : { memory_mb: Math.max(...memory) },
        session_id,
        trace_id,
        corpus,
        cost_usd,
    });
}
/** How long the query took in milliseconds, where the planner's line says it. */
function logLatencyMs(planner) {
    const { latency_ms: latency, duration_sec: seconds } = planner;
    const ms = typeof latency === 'number' ? latency : typeof seconds === 'number' ? seconds * 1000 : NaN;
    return ms >= 0 && Number.isFinite(ms) ? ms : null;
}
function readSpans(spans, ids) {
    if (Array.isArray(spans))
        return spans.map((span) => ((0,json/* isRecord */.u4)(span) ? readSpan(span) : span));
    return Array.isArray(ids) ? ids.map((hash) => ({ hash })) : undefined;
}
function readSpan({ span_hash, hash, path, file_path, lines, ...rest }) {
    const [start, end] = llmc_log_lines_readLines(lines);
    return omitNull({
        ...rest,
        path: path ?? file_path,
        hash: span_hash ?? hash,
        start_line: start ?? rest['start_line'],
        end_line: end ?? rest['end_line'],
    });
}
/** `[3, 20]` or `3-20`. */
function llmc_log_lines_readLines(lines) {
    if (Array.isArray(lines))
        return lines;
    const [, start, end] = (typeof lines === 'string' ? /^(\d+)\s*[-–:]\s*(\d+)$/.exec(lines) : null) ?? [];
    return start === undefined ? [] : [Number(start), Number(end)];
}
/** By results of the protocol, the words of the logs; another word is not kept. */
const RESULTS = Object.entries({
    ok: ['pass', 'success', 'ok', 'true'],
    failed: ['fail', 'failed', 'error', 'false'],
    escalated: ['escalated'],
    low_confidence: ['low_confidence'],
});
function readAttempt(line) {
    const { tier_used, tier, result_model, model, tokens_in, tokens_out, tokens_cached, cost_usd, wall_ms } = line;
    const { duration_sec: seconds, result, success, reason, error } = line;
    return omitNull({
        route_tier: tier_used ?? tier,
        model: result_model ?? model,
        input_tokens: tokens_in,
        output_tokens: tokens_out,
        cached_tokens: tokens_cached,
        cost_usd,
        latency_ms: wall_ms ?? (typeof seconds === 'number' ? seconds * 1000 : undefined),
        result: RESULTS.find(([, words]) => words.includes(String(result ?? success).toLowerCase()))?.[0],
        error: reason ?? error,
    });
}
/** Without what is null or not there: the logs write null for what they do not know. */
function omitNull(fields) {
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null));
}

var external_node_fs_ = __webpack_require__(73024);
var promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./build/measure/targets/replay/recording.js







/** There is nothing to replay for a trial, and nobody measured how long that took. */
function notRecorded(message) {
    return { status: 'failed', latency_ms: null, failure: { kind: 'target', message } };
}
/** A question as it is compared with the one that was recorded: how it was wrapped and indented does not count. */
function foldBlanks(text) {
    return text.trim().replace(/\s+/g, ' ');
}
/** So many are named, the others counted. */
const MOST_NAMED = 3;
const LENGTH = 200;
/** Faults of lines of a file, for one warning. */
function noteLines(file) {
    const named = [];
    let count = 0;
    return {
        add: (line, problem) => {
            count++;
            if (named.length < MOST_NAMED)
                named.push(`${file}:${line}: ${problem.slice(0, LENGTH)}`);
        },
        warn: (log) => {
            if (count === 0)
                return;
            const more = count > named.length ? ` (and ${count - named.length} more)` : '';
            log.warning(`${(0,format_number/* countOf */.pq)(count, 'line')} of ${file} cannot be replayed: ${named.join('; ')}${more}`);
        },
    };
}
const LINE_FEED = 10;
/** Enough of a line that is too long to see of which request it is. */
const BEGINNING = 1000;
/** Opens a file of the checkout. Throws the user's error `file-unreadable` for what is no file there, links followed. */
async function openPlacedFile(name, workingDirectory) {
    const refuse = (reason, cause) => new model_error/* UserError */.yo('file-unreadable', { path: name, reason }, { cause });
    const path = (0,external_node_path_.join)(workingDirectory, name);
    const place = await (0,files/* locatePath */.oV)(workingDirectory, path);
    if (place === 'missing')
        throw refuse('it does not exist');
    if (place === 'outside')
        throw refuse(`it is not inside ${workingDirectory}`);
    if (!(await (0,promises_.stat)(path)).isFile())
        throw refuse('it is not a file');
    const handle = await (0,promises_.open)(path).catch((cause) => {
        throw refuse('permission to read it was denied', cause);
    });
    return {
        /** As the suite names it. */
        name,
        lines: () => recording_readLines(path),
        /** The text at a place as it is now. */
        read: async ({ start, length }) => {
            const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, start);
            return decode(buffer.subarray(0, bytesRead));
        },
        [Symbol.asyncDispose]: async () => handle.close(),
    };
}
/** Windows shells begin a file with a byte order mark. */
function decode(bytes) {
    return bytes.toString('utf8').replace(/^\uFEFF/, '');
}
/** In order, the last one even without its line feed; empty lines too. Of one that is too long only the beginning is kept. */
async function* recording_readLines(path) {
    let pieces = [];
    let start = 0;
    let length = 0;
    let number = 1;
    const keep = (piece) => {
        if (length <= start_program/* MAX_LINE */.MV)
            pieces.push(piece);
        length += piece.length;
        if (length > start_program/* MAX_LINE */.MV)
            pieces = [Buffer.from(Buffer.concat(pieces).subarray(0, BEGINNING))];
    };
    const finish = () => {
        const line = { number, start, length, text: decode(Buffer.concat(pieces)), isTooLong: length > start_program/* MAX_LINE */.MV };
        pieces = [];
        start += length + 1;
        length = 0;
        number++;
        return line;
    };
    for await (const chunk of (0,external_node_fs_.createReadStream)(path, { highWaterMark: 256 * 1024 })) {
        let rest = chunk;
        for (let end = rest.indexOf(LINE_FEED); end >= 0; end = rest.indexOf(LINE_FEED)) {
            keep(rest.subarray(0, end));
            yield finish();
            rest = rest.subarray(end + 1);
        }
        keep(rest);
    }
    if (length > 0)
        yield finish();
}

;// CONCATENATED MODULE: ./build/measure/targets/replay/open-logs.js







/**
 * The queries of LLMC's logs as observations, joined by `joinLines`. Only what lines are joined by is kept in memory. Lines that cannot be
 * read, that name no query, or that nobody asked for, are counted in warnings. Throws the user's error `file-unreadable`, also for a
 * planner's log without a query.
 */
async function openLogs(sources, context) {
    const planner = await openLog(sources.planner, { sources, context, refuse: refusePlanner });
    const close = [planner.file];
    try {
        if (planner.lines.length === 0)
            throw new model_error/* UserError */.yo('file-unreadable', {
                path: planner.file.name,
                reason: 'no line of it, or of the part of it that was chosen, names a query',
            });
        const refuse = (line) => refuseEnrichment(line, sources.join ?? null);
        const enrichment = sources.enrichment === undefined ? null : await openLog(sources.enrichment, { sources, context, refuse });
        if (enrichment !== null)
            close.push(enrichment.file);
        const findTrials = joinLines(planner.lines, leaveOutOlder(enrichment?.lines ?? [], planner, sources));
        const used = new Set();
        return {
            corpus: null,
            observe: async ({ case: caseId, trial, query }) => {
                const trials = findTrials({ case: caseId, query });
                const found = trials[trial];
                if (found === undefined)
                    return notRecorded(explainMissing(caseId, { trial, count: trials.length, planner }));
                for (const line of [found.line, ...found.attempts])
                    used.add(line);
                const texts = [await planner.file.read(found.line)];
                for (const attempt of found.attempts)
                    texts.push((await enrichment?.file.read(attempt)) ?? '');
                return observe(texts);
            },
            [Symbol.asyncDispose]: async () => {
                for (const one of [planner, ...(enrichment === null ? [] : [enrichment])])
                    warnOfUnused(one, used, context.log);
                await closeAll(close);
            },
        };
    }
    catch (error) {
        await closeAll(close);
        throw error;
    }
}
async function openLog(source, input) {
    const part = typeof source === 'string' ? { file: source, offset: 0 } : source;
    const file = await openPlacedFile(part.file, input.context.workingDirectory);
    try {
        return { file, lines: await readLogPart(file, part, input) };
    }
    catch (error) {
        await file[Symbol.asyncDispose]();
        throw error;
    }
}
/** Where only the planner's log begins at a byte, attempts that are older than its first line are of queries before that. */
function leaveOutOlder(attempts, planner, sources) {
    const offsetOf = (source) => (typeof source === 'object' ? source.offset : 0);
    if (offsetOf(sources.planner) === 0 || offsetOf(sources.enrichment) > 0)
        return attempts;
    const first = planner.lines.find(({ time }) => time !== null)?.time ?? -Infinity;
    return attempts.filter(({ time }) => time === null || time >= first);
}
function refusePlanner({ query_id, query }) {
    return query_id === null && query === null ? 'it names no query: it has neither `query_id` nor `query`.' : null;
}
function refuseEnrichment({ query_id, key }, join) {
    if (query_id !== null || key !== null)
        return null;
    return `it names no query: it has ${join === null ? 'no `query_id`' : `neither \`query_id\` nor \`${join}\``} (\`task_id\` is a span).`;
}
function explainMissing(caseId, { trial, count, planner }) {
    const { name } = planner.file;
    return count === 0
        ? `No line of ${name} is of case \`${caseId}\`: none has its id as \`query_id\`, or its text as \`query\`.`
        : `Trial ${trial} of case \`${caseId}\` is not recorded in ${name}, which has ${(0,format_number/* countOf */.pq)(count, 'line')} of it.`;
}
function observe(texts) {
    const [line, ...attempts] = texts.map(parseRecord);
    if (line === undefined || line === null || attempts.includes(null))
        return notRecorded('The logs were changed while they were replayed.');
    const size = texts.reduce((sum, text) => sum + text.length, 0);
    const reply = buildLogReply(line, attempts.filter((attempt) => attempt !== null));
    return toAttempt(readReply(reply, size), logLatencyMs(line));
}
function parseRecord(text) {
    const value = (0,json/* tryJson */.MR)(text);
    return (0,json/* isRecord */.u4)(value) ? value : null;
}
function warnOfUnused({ file, lines }, used, log) {
    const count = lines.filter((line) => !used.has(line)).length;
    if (count > 0)
        log.warning(`${(0,format_number/* countOf */.pq)(count, 'line')} of ${file.name} ${count === 1 ? 'belongs' : 'belong'} to no trial that was asked for, and ${count === 1 ? 'was' : 'were'} left out (of ${lines.length}).`);
}
async function closeAll(files) {
    await Promise.all(files.map(async (file) => file[Symbol.asyncDispose]()));
}
/**
 * What the lines of a part of a log are joined by, and where they are: those that begin in a range of bytes, and were written in a span of time.
 * Lines that are none, or that `refuse` has words for, are counted in a warning.
 */
async function readLogPart(file, part, { sources, context, refuse }) {
    const lines = [];
    const notes = noteLines(file.name);
    const since = sources.since === undefined ? -Infinity : Date.parse(sources.since);
    const until = sources.until === undefined ? Infinity : Date.parse(sources.until);
    const hasTimes = sources.since !== undefined || sources.until !== undefined;
    for await (const { number, start, length, text, isTooLong } of file.lines()) {
        if (start < part.offset || text.trim() === '')
            continue;
        if (start >= part.offset + (part.length ?? Infinity))
            break;
        const line = isTooLong ? null : readLogLine((0,json/* tryJson */.MR)(text), sources.join ?? null);
        if (line === null) {
            notes.add(number, isTooLong ? 'it is longer than 64 MB.' : 'it is not a JSON object.');
            continue;
        }
        if (hasTimes && line.time === null) {
            notes.add(number, 'it has no `timestamp` that `since` and `until` could look at.');
            continue;
        }
        if (line.time !== null && (line.time < since || line.time >= until))
            continue;
        const problem = refuse(line);
        if (problem === null)
            lines.push({ ...line, start, length });
        else
            notes.add(number, problem);
    }
    notes.warn(context.log);
    return lines;
}
/**
 * Joins the two logs. A case's trials are the planner's lines with its id as `query_id`, else with its text as `query`. An attempt belongs
 * to the case by `query_id`, and where it has none to the trial with its key. Of several trials of a case an attempt belongs to the one
 * with its key, else to the last that began before it; where times are missing too it belongs to none. LLMC's `task_id` is the hash of a
 * span and joins nothing.
 */
function joinLines(planner, enrichment) {
    const byId = (0,group_by/* groupBy */.$)(planner, ({ query_id }) => query_id);
    const byText = (0,group_by/* groupBy */.$)(planner, ({ query }) => (query === null ? null : foldBlanks(query)));
    const attemptsById = (0,group_by/* groupBy */.$)(enrichment, ({ query_id }) => query_id);
    const attemptsByKey = (0,group_by/* groupBy */.$)(enrichment, ({ query_id, key }) => (query_id === null ? key : null));
    return ({ case: caseId, query }) => {
        const lines = byId.get(caseId) ?? byText.get(foldBlanks(query)) ?? [];
        const ids = new Set([caseId, ...lines.flatMap((line) => line.query_id ?? [])]);
        const named = [...ids].flatMap((id) => attemptsById.get(id) ?? []);
        const owners = new Map(named.map((attempt) => [attempt, findOwner(attempt, lines)]));
        return lines.map((line) => ({
            line,
            attempts: [
                ...named.filter((attempt) => owners.get(attempt) === line),
                ...(line.key === null ? [] : (attemptsByKey.get(line.key) ?? [])),
            ].sort((a, b) => a.start - b.start),
        }));
    };
}
function findOwner(attempt, lines) {
    const keyed = attempt.key === null ? undefined : lines.find(({ key }) => key === attempt.key);
    if (keyed !== undefined || lines.length === 1)
        return keyed ?? lines[0];
    const { time } = attempt;
    if (time === null)
        return undefined;
    return lines.filter((line) => line.time !== null && line.time <= time).at(-1);
}

;// CONCATENATED MODULE: ./build/measure/targets/replay/open-observations.js










/**
 * The observations of a run folder, or of a file of replies: only where they are is kept in memory. Lines that cannot be read are counted in a
 * warning. Throws the user's error `file-unreadable`, also for a file without a single observation.
 */
async function openObservations(from, { workingDirectory, log }) {
    const folder = (0,external_node_path_.join)(workingDirectory, from);
    const isRun = (0,files/* isFolder */.lQ)(folder);
    const file = await openPlacedFile(isRun ? (0,external_node_path_.join)(from, 'trials.jsonl') : from, workingDirectory);
    try {
        const { corpus, queries } = isRun ? await readHead(folder) : NO_HEAD;
        const notes = noteLines(file.name);
        const index = await indexTrials(file, notes.add);
        notes.warn(log);
        if (index.size === 0)
            throw new model_error/* UserError */.yo('file-unreadable', { path: file.name, reason: 'no line of it is a recorded observation' });
        return {
            corpus,
            observe: async ({ case: caseId, trial, query }) => {
                const trials = index.get(caseId);
                if (trials === undefined)
                    return notRecorded(`Nothing is recorded of case \`${caseId}\` in ${file.name}.`);
                const place = trials.get(trial);
                if (place === undefined)
                    return notRecorded(`Trial ${trial} of case \`${caseId}\` is not recorded in ${file.name}, which has ${(0,format_number/* countOf */.pq)(trials.size, 'trial')} of it.`);
                const text = await file.read(place);
                const recorded = place.isTooLong ? readTooLong(text) : readRecorded(text);
                if (typeof recorded === 'string')
                    return notRecorded(`${file.name} was changed while it was replayed.`);
                const asked = recorded.query ?? queries.get(caseId) ?? query;
                if (foldBlanks(asked) !== foldBlanks(query))
                    return notRecorded(`Case \`${caseId}\` asked something else when it was recorded in ${file.name}.`);
                return recorded.observation;
            },
            [Symbol.asyncDispose]: async () => file[Symbol.asyncDispose](),
        };
    }
    catch (error) {
        await file[Symbol.asyncDispose]();
        throw error;
    }
}
async function indexTrials(file, note) {
    const index = new Map();
    for await (const { number, text, isTooLong, start, length } of file.lines()) {
        if (text.trim() === '')
            continue;
        const recorded = isTooLong ? readTooLong(text) : readRecorded(text);
        if (typeof recorded === 'string') {
            note(number, recorded);
            continue;
        }
        const { case: caseId, problem } = recorded;
        const trials = index.get(caseId) ?? new Map();
        index.set(caseId, trials);
        const trial = recorded.trial ?? trials.size;
        if (problem !== null)
            note(number, problem);
        // The first of two replies to one request counts, as in the protocol.
        if (trials.has(trial))
            note(number, `trial ${trial} of case \`${caseId}\` is there twice; the first counts.`);
        else
            trials.set(trial, { start, length: isTooLong ? Buffer.byteLength(text) : length, isTooLong });
    }
    return index;
}
const NO_HEAD = { corpus: null, queries: new Map() };
const headSchema = schemas.looseObject({
    fingerprints: schemas.looseObject({ corpus: schemas.string().nullable() }),
    cases: schemas.array(schemas.looseObject({ id: schemas.string(), query: schemas.string() })),
});
/** What run.json knows; nothing where it is missing or broken, since the trials suffice. */
async function readHead(folder) {
    try {
        const { fingerprints, cases } = headSchema.parse(JSON.parse(await (0,promises_.readFile)((0,external_node_path_.join)(folder, 'run.json'), 'utf8')));
        return { corpus: fingerprints.corpus, queries: new Map(cases.map(({ id, query }) => [id, query])) };
    }
    catch {
        return NO_HEAD;
    }
}
const trialSchema = schemas.looseObject({ case: schemas.string(), trial: schemas.int().nonnegative(), observation: observation/* observationSchema */.yB });
const replySchema = schemas.looseObject({
    id: schemas.string().optional(),
    case: schemas.string().optional(),
    trial: schemas.int().nonnegative().optional(),
    query: schemas.string().optional(),
    latency_ms: schemas.number().nonnegative().optional(),
});
/**
 * Reads a line of trials.jsonl, or a reply of docs/protocol.md that names its request by `id` or by `case` and `trial`; else says why it is
 * neither.
 */
function readRecorded(line) {
    let value;
    try {
        value = JSON.parse(line);
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return readBroken(line, `The reply is not JSON: ${reason}`) ?? 'it is not JSON.';
    }
    if (typeof value === 'object' && value !== null && 'observation' in value) {
        const trial = trialSchema.safeParse(value);
        return trial.success
            ? { ...trial.data, query: null, problem: null }
            : `it is not a trial: ${firstIssue(trial.error)}`;
    }
    const reply = replySchema.safeParse(value);
    if (!reply.success)
        return `it is not a reply: ${firstIssue(reply.error)}`;
    const { id, case: caseId, trial = null, query = null, latency_ms: latencyMs = null, ...fields } = reply.data;
    const named = caseId === undefined ? (id === undefined ? null : splitId(id)) : { case: caseId, trial };
    if (named === null)
        return 'it names no trial: it has neither `id` nor `case`.';
    return { ...recordedAs(named, readReply(fields, line.length), latencyMs), query };
}
/** The same of the beginning of a line that is longer than 64 MB. */
function readTooLong(beginning) {
    return readBroken(beginning, TOO_LONG) ?? 'it is longer than 64 MB.';
}
/** Null where it does not even begin with an id. */
function readBroken(line, problem) {
    const parsed = parseBeginning(line, problem);
    return parsed.kind === 'failure' ? recordedAs(splitId(parsed.id), parsed, null) : null;
}
function recordedAs(named, read, latencyMs) {
    const observation = toAttempt(read, latencyMs);
    const failure = observation.status === 'failed' ? observation.failure : null;
    return { ...named, query: null, problem: failure?.kind === 'protocol' ? failure.message : null, observation };
}
/** `c1#2` is trial 2 of case c1. */
function splitId(id) {
    const [, caseId, trial] = /^(.*)#(\d{1,9})$/s.exec(id) ?? [];
    return caseId === undefined ? { case: id, trial: null } : { case: caseId, trial: Number(trial) };
}
function firstIssue({ issues: [issue] }) {
    return issue === undefined ? 'no reason given.' : `\`${issue.path.join('.')}\`: ${issue.message}.`;
}

;// CONCATENATED MODULE: ./build/measure/targets/replay/replay.js




const replay_word = schemas.string().min(1);
const time = replay_word.refine(isTime, 'it must be a time such as 2026-01-31T08:00:00Z.');
/** JavaScript takes the 31st of February for the 3rd of March. */
function isTime(text) {
    const [date] = /^\d{4}-\d\d-\d\d/.exec(text) ?? [];
    return !Number.isNaN(Date.parse(text)) && (date === undefined || new Date(date).toISOString().startsWith(date));
}
/** A log, or the part of it that begins at a byte. */
const replay_log = schemas.union([
    replay_word,
    schemas.strictObject({
        file: replay_word,
        offset: schemas.int().nonnegative().default(0),
        /** In bytes; to the end when absent. */
        length: schemas.int().positive().optional(),
    }),
]);
const replay_options = schemas.strictObject({
    /** A run folder, or a file of replies a line. All paths are relative to the checkout, and in it. */
    from: replay_word.optional(),
    /** LLMC's `planner_metrics.jsonl`. */
    planner: replay_log.optional(),
    /** LLMC's `enrichment_metrics.jsonl`. */
    enrichment: replay_log.optional(),
    /** A field that lines of both logs have where they are of one query. */
    join: replay_word.optional(),
    /** Lines of the logs from this time on … */
    since: time.optional(),
    /** … and before this one. */
    until: time.optional(),
})
    .refine(({ from, planner }) => (from === undefined) !== (planner === undefined), 'give either `from` or `planner`, and not both.')
    .refine(({ from, enrichment, join, since, until }) => from === undefined || [enrichment, join, since, until].every((one) => one === undefined), '`enrichment`, `join`, `since` and `until` go with `planner`, not with `from`.')
    .refine(({ since, until }) => since === undefined || until === undefined || Date.parse(since) < Date.parse(until), '`since` must be before `until`.');
/** Gives what was recorded earlier, and asks nothing. */
const replay = (0,target/* defineTarget */.DQ)({
    name: 'replay',
    title: 'Recorded observations',
    options: replay_options,
    deterministic: true,
    replays: true,
    cost: 'none',
    async start({ from, planner, ...logs }, { workingDirectory, log: report }) {
        const recording = planner === undefined
            ? await openObservations(from ?? '', { workingDirectory, log: report })
            : await openLogs({ planner, ...logs }, { workingDirectory, log: report });
        return {
            corpusFingerprint: recording.corpus,
            ask: async (request, { signal }) => {
                signal.throwIfAborted();
                return recording.observe(request);
            },
            startFailure: () => null,
            [Symbol.asyncDispose]: async () => recording[Symbol.asyncDispose](),
        };
    },
});

;// CONCATENATED MODULE: ./build/measure/targets/search.js




const search_options = schemas.strictObject({
    ...open_corpus/* corpusOptions */.jd,
    /** Chunks to return; the request's `top_k` when absent. */
    top_k: schemas.int().positive().optional(),
    min_score: schemas.number().nonnegative().default(0),
    min_coverage: schemas.number().min(0).max(1).default(0.5),
    answer_chunks: schemas.int().positive().default(3),
});
/** Searches the files of the checkout by BM25 and answers with the best passage: no model, no key, no network. */
const search = (0,target/* defineTarget */.DQ)({
    name: 'search',
    title: 'Search in the files of the repository',
    options: search_options,
    deterministic: true,
    cost: 'none',
    async start(settings, { workingDirectory, clock }) {
        const { index, fingerprint } = await (0,open_corpus/* openCorpus */.tA)(workingDirectory, settings);
        return {
            corpusFingerprint: fingerprint,
            ask: async (request, { signal }) => {
                signal.throwIfAborted();
                const from = clock.monotonicMs();
                const reply = answerQuery(index, request.query, settings.top_k ?? request.top_k, settings);
                return Promise.resolve({ status: 'ok', latency_ms: clock.monotonicMs() - from, reply });
            },
            startFailure: () => null,
            [Symbol.asyncDispose]: () => Promise.resolve(),
        };
    },
});

;// CONCATENATED MODULE: ./build/measure/targets/index.js






/** Every target by the name that a suite gives as `type`. */
const REGISTRY = [command, http, module_module, openai, replay, search];


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
function definePoints(row) {
    return (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .defineMetric */ .GR)({
        aspect: 'spending',
        source: 'Metrics Alignment, efficiencies of its table of 22 columns',
        ...row,
        unit: 'score',
        kind: 'continuous',
        direction: 'higher',
        range: [0, 100],
        default_margin: { kind: 'absolute', value: 5 },
    });
}
const memoryScore = definePoints({
    name: 'resources.memory-efficiency',
    title: 'memory efficiency',
    summary: 'Memory as points.',
    formula: '100 · (1 − (`memory_mb` − 100) / 400), at least 0 and at most 100: 100 up to 100 MB, 0 from 500 MB on.',
    edge_cases: 'When `resources.memory-mb` is.',
    example: { text: '200 MB: 75.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_3__/* .AGENT */ .Sr, value: 75 },
    environment: 'bound',
    score: ({ observation: { reply } }) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .combineScores */ .LP)([(0,_resources_js__WEBPACK_IMPORTED_MODULE_4__/* .scoreMemory */ .cC)(reply)], memoryEfficiency),
});
const cpuScore = definePoints({
    name: 'resources.cpu-efficiency',
    title: 'CPU efficiency',
    summary: 'CPU as points.',
    formula: 'max(0, 100 − `resources.cpu-percent`).',
    edge_cases: 'When `resources.cpu-percent` is.',
    example: { text: '30 %: 70.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_3__/* .AGENT */ .Sr, value: 70 },
    environment: 'bound',
    score: ({ observation: { reply } }) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .combineScores */ .LP)([(0,_resources_js__WEBPACK_IMPORTED_MODULE_4__/* .scoreCpu */ .BO)(reply)], cpuEfficiency),
});
const latencyScore = definePoints({
    name: 'performance.latency-score',
    title: 'latency score',
    summary: 'Latency as points.',
    formula: 'max(0, 100 − 100 · seconds / `latency_anchor_s`), 5 s by default.',
    edge_cases: 'For failed trials.',
    example: { text: '1.5 s: 70.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_3__/* .AGENT */ .Sr, value: 70 },
    environment: 'bound',
    definition: ({ scoring }) => `performance.latency-score/1 anchor=${scoring.latency_anchor_s}`,
    score: ({ observation }, { scoring }) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .combineScores */ .LP)([(0,_cost_times_js__WEBPACK_IMPORTED_MODULE_1__/* .latencySeconds */ .QS)(observation)], (seconds) => thriftScore(seconds, scoring.latency_anchor_s)),
});
const costScore = definePoints({
    name: 'cost.score',
    title: 'cost score',
    summary: 'Cost as points.',
    formula: 'max(0, 100 − 100 · `cost.usd` / `cost_anchor_usd`), $0.10 by default.',
    source: 'Metrics Alignment; the cost is that of a query, not of the run',
    edge_cases: 'When `cost.usd` is.',
    example: { text: '$0.02: 80.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_3__/* .AGENT */ .Sr, value: 80 },
    definition: ({ scoring }) => `cost.score/1 anchor=${scoring.cost_anchor_usd}`,
    score: ({ observation: { reply } }, { scoring, settings: { pricing } }) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .combineScores */ .LP)([(0,_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_0__/* .costOfReply */ .Dc)(reply, pricing)], (dollars) => thriftScore(dollars, scoring.cost_anchor_usd)),
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
const NO_TRACE = (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .unscored */ .c7)('the target reported no trace of tools');
const toolsEfficiency = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .defineMetric */ .GR)({
    name: 'tools.efficiency',
    aspect: 'conduct',
    title: 'tool efficiency',
    summary: 'How many calls of tools repeat no other.',
    formula: 'Distinct pairs of `name` and `arguments` / calls; the order of keys in the arguments does not matter, and a call without `arguments` has none. Where no call gives `arguments`, distinct names / calls, a guess that `tools.heuristic` marks. No call is 1, and 0 in a case with `required_tools`.',
    edge_cases: 'When the target reported no `tools`, and for failed trials.',
    example: { text: 'Three searches, two of them for the same: 2/3 = 0.6667.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_3__/* .AGENT */ .Sr, value: 2 / 3 },
    source: 'Metrics Alignment, tool efficiency; a second search for something else is not redundant',
    ..._define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .SHARE */ .oV,
    definition: 'tools.efficiency/3',
    score: ({ observation: { reply }, golden }) => {
        if (reply.tools === undefined)
            return NO_TRACE;
        // Calling nothing wastes nothing, but where a tool is required it does nothing either.
        if (reply.tools.length === 0 && (golden.required_tools ?? []).length > 0)
            return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .scored */ .lD)(0);
        if (reply.tools.some((call) => isTooDeep(call.arguments)))
            return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .unscored */ .c7)('the arguments of a call are nested too deeply to be compared');
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .scored */ .lD)(toolEfficiency(reply.tools));
    },
});
const toolsHeuristic = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .defineMetric */ .GR)({
    ..._define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .SHARE */ .oV,
    name: 'tools.heuristic',
    title: 'tool efficiency guessed from names',
    summary: 'Whether `tools.efficiency` is a guess from the names of tools.',
    formula: '1 when calls are reported and none gives `arguments`, else 0.',
    source: 'Goldenpair: what is guessed is called so',
    edge_cases: 'When the target reported no `tools`, and for failed trials.',
    example: { text: 'Two calls `{ name: find }`: 1.', reply: { tools: [{ name: 'find' }, { name: 'find' }] }, value: 1 },
    kind: 'binary',
    direction: 'neutral',
    score: ({ observation: { reply } }) => reply.tools === undefined ? NO_TRACE : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .scored */ .lD)(isNamesAlone(reply.tools) ? 1 : 0),
});


/***/ }),

/***/ 50021:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BO: () => (/* binding */ scoreCpu),
/* harmony export */   BW: () => (/* binding */ cpu),
/* harmony export */   CA: () => (/* binding */ cacheHitRate),
/* harmony export */   O8: () => (/* binding */ cpuTime),
/* harmony export */   TM: () => (/* binding */ cacheHits),
/* harmony export */   cC: () => (/* binding */ scoreMemory),
/* harmony export */   m1: () => (/* binding */ memory),
/* harmony export */   r: () => (/* binding */ cacheAccesses),
/* harmony export */   x: () => (/* binding */ memoryPeak)
/* harmony export */ });
/* unused harmony export cpuPercent */
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66599);
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44960);
/* harmony import */ var _define_metric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94896);



function scoreResource({ resources = {} }, field, measure = (all) => all[field]) {
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scoredOr */ .i1)(measure(resources), `the target reported no resources.${field}, and Goldenpair measures only programs that it starts, on Linux and macOS`);
}
/** MiB of resident memory; unscored where nobody measured it. */
function scoreMemory(reply) {
    return scoreResource(reply, 'memory_mb');
}
/** Per cent of all processors; unscored where nobody measured it. */
function scoreCpu(reply) {
    return scoreResource(reply, 'cpu_percent', cpuPercent);
}
/** What Goldenpair measures itself, and when. */
const MEASURED = 'What the target reports; else Goldenpair looks at the program that it started, with all that this has started ([how](protocol.md#memory-and-cpu)).';
/**
 * Busy share of the processor in per cent: the reported per cent of one core, divided by the cores where they are reported. Null when
 * none is.
 * @example cpuPercent({ cpu_percent: 240, cores: 8 }) // 30
 */
function cpuPercent({ cpu_percent: percent, cores = 1 }) {
    return percent === undefined ? null : percent / cores;
}
function defineResource({ field, measure, ...row }) {
    return (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .defineMetric */ .GR)({
        ...row,
        edge_cases: 'When the target did not report it and Goldenpair did not start its program, and for failed trials.',
        source: `\`resources.${field}\`, reported by the target or measured by Goldenpair`,
        ..._define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .EXPENSE */ .D0,
        environment: 'bound',
        score: ({ observation }) => scoreResource(observation.reply, field, measure),
    });
}
const memory = defineResource({
    name: 'resources.memory-mb',
    title: 'memory',
    summary: 'Memory that the target took, in MiB of resident memory.',
    formula: `\`resources.memory_mb\`. ${MEASURED}`,
    example: { text: '`memory_mb: 200`: 200.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT */ .Sr, value: 200 },
    unit: 'mb',
    scale: 'log-ratio',
    field: 'memory_mb',
});
const memoryPeak = defineResource({
    name: 'resources.memory-peak-mb',
    title: 'peak memory',
    summary: 'The most memory that it took.',
    formula: '`resources.memory_peak_mb`, the same way.',
    example: { text: '`memory_peak_mb: 320`: 320.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT */ .Sr, value: 320 },
    unit: 'mb',
    scale: 'log-ratio',
    field: 'memory_peak_mb',
});
const cpu = defineResource({
    name: 'resources.cpu-percent',
    title: 'CPU',
    summary: 'How busy the target kept the processor.',
    formula: '`resources.cpu_percent` / `resources.cores` (1 when it is not reported), the same way.',
    example: { text: '240 % of a core on 8 cores: 30.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT */ .Sr, value: 30 },
    unit: 'percent',
    absolute_margin: 5,
    field: 'cpu_percent',
    measure: cpuPercent,
});
const cpuTime = defineResource({
    name: 'resources.cpu-seconds',
    title: 'CPU time',
    summary: 'Time that the target kept processors busy, in seconds.',
    formula: '`resources.cpu_seconds`, the same way: of all cores together.',
    example: { text: '`cpu_seconds: 0.6`: 0.6.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT */ .Sr, value: 0.6 },
    unit: 's',
    field: 'cpu_seconds',
});
function defineCacheCount({ count, ...row }) {
    return (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .defineMetric */ .GR)({
        ...row,
        edge_cases: 'When the target did not report both `hits` and `misses`, and for failed trials.',
        source: 'Reported by the target',
        ..._define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .COUNT */ .i2,
        score: ({ observation: { reply } }) => {
            const { hits, misses } = reply.cache ?? {};
            return hits === undefined || misses === undefined
                ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c7)('the target reported no hits and misses of a cache')
                : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .lD)(count(hits, misses));
        },
    });
}
const cacheHits = defineCacheCount({
    name: 'cache.hits',
    title: 'cache hits',
    summary: "Hits of the target's cache.",
    formula: '`cache.hits` of the reply.',
    example: { text: '`cache: { hits: 1, misses: 3 }`: 1.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT */ .Sr, value: 1 },
    count: (hits) => hits,
});
const cacheAccesses = defineCacheCount({
    name: 'cache.accesses',
    title: 'cache accesses',
    summary: 'How often the target looked into its cache.',
    formula: '`cache.hits` + `cache.misses` of the reply.',
    example: { text: '`cache: { hits: 1, misses: 3 }`: 4.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT */ .Sr, value: 4 },
    count: (hits, misses) => hits + misses,
});
const cacheHitRate = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .defineRunMetric */ .zw)({
    name: 'cache.hit-rate',
    aspect: 'spending',
    title: 'cache hit rate',
    summary: 'How often the target found what it looked for in its cache: one figure of the whole run.',
    formula: 'Σ `cache.hits` / Σ `cache.accesses` over the cases, each with its mean over trials.',
    edge_cases: 'When no case looked into a cache.',
    example: {
        text: '1 hit in 4 and 1 in 4: 2/8 = 0.25.',
        trials: [{ reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT */ .Sr }, { reply: { cache: { hits: 1, misses: 3 } } }],
        value: 0.25,
    },
    source: 'Metrics Alignment, cache hit rate',
    ..._define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .GOOD_SHARE */ .QL,
    per_run: () => ({ figure: 'ratio', numerator: 'cache.hits', denominator: 'cache.accesses' }),
});


/***/ }),

/***/ 57932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F_: () => (/* binding */ ANSWER_CHECKS),
/* harmony export */   Gs: () => (/* binding */ explainCheck),
/* harmony export */   M1: () => (/* binding */ scoreChecks),
/* harmony export */   NV: () => (/* binding */ TOO_SLOW),
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
    return tools === undefined ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_7__/* .unscored */ .c7)('the target reported no trace of tools') : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_7__/* .scored */ .lD)(tools.length);
}
function pass(holds) {
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_7__/* .scored */ .lD)(holds ? 1 : 0);
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
        return holds === null ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_7__/* .unscored */ .c7)(`the check's regex ${TOO_SLOW}`) : pass(holds);
    }
    catch (error) {
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_7__/* .unscored */ .c7)(`the check's regex cannot be used: ${error instanceof Error ? error.message : 'no reason given'}`);
    }
}
function checkJson(answer, schema, withinTime) {
    try {
        const value = JSON.parse(answer);
        const matches = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .openJsonSchema */ .o)(schema);
        const holds = withinTime(() => matches(value));
        return holds === null ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_7__/* .unscored */ .c7)(`the check's json_schema ${TOO_SLOW}`) : pass(holds);
    }
    catch {
        return pass(false);
    }
}
/** What can be said of an answer without anything to hold it against. */
const ANSWER_CHECKS = [
    (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_3__/* .defineMetric */ .GR)({
        name: 'answer.checks',
        title: 'checks',
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
        source: "Goldenpair's own rule; JSON Schema 2020-12",
        ..._define_metric_js__WEBPACK_IMPORTED_MODULE_3__/* .YES_NO */ .mx,
        applies: (golden) => golden.checks.length > 0,
        score: (trial, { settings }) => scoreChecks(trial, settings.pricing),
        when_failed: 0,
    }),
    (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_3__/* .defineMetric */ .GR)({
        name: 'answer.empty',
        aspect: 'conduct',
        title: 'empty-answer rate',
        summary: 'Whether the target said nothing. Its mean is the share of such cases.',
        formula: '1 when the answer is empty or only white space, else 0.',
        needs: 'To every case but those that must abstain: an empty answer is how a target declines.',
        edge_cases: 'Never, but for failures of the infrastructure. A failed trial is 1.',
        example: { text: 'The answer ` ` (a blank): 1.', reply: { answer: ' ' }, value: 1 },
        source: 'Goldenpair: pytest-style failing criterion of a single run',
        ..._define_metric_js__WEBPACK_IMPORTED_MODULE_3__/* .FAULT */ .$S,
        criterion: 'empty_answer',
        // An empty answer is how a target declines, which a case that must abstain asks for.
        applies: ({ answer_mode }) => answer_mode !== 'must_abstain',
        score: ({ observation }) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_7__/* .scored */ .lD)(observation.reply.answer.trim() === '' ? 1 : 0),
        when_failed: 1,
    }),
];


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
/* harmony export */   B3: () => (/* binding */ explainJudgedAnswer),
/* harmony export */   F4: () => (/* binding */ GRADES),
/* harmony export */   Oz: () => (/* binding */ decidingQuestion),
/* harmony export */   _F: () => (/* binding */ scoreJudgedAnswer),
/* harmony export */   q5: () => (/* binding */ GRADE_METRICS)
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
const GRADES = ['correctness', 'completeness', 'faithfulness'];
function hasContext({ observation: { reply } }) {
    return reply.spans !== undefined || reply.sources !== undefined;
}
function scoreGrade(trial, grade) {
    const grades = (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_3__/* .readJudged */ .cv)(trial.judgments?.answer);
    if (typeof grades === 'string')
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .unscored */ .c7)(grades);
    // A judge that saw no context can grade an answer's faithfulness by nothing but its looks.
    if (grade === 'faithfulness' && !hasContext(trial))
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .unscored */ .c7)('the target reported no spans and no sources');
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .scoredOr */ .i1)(grades[grade], 'the judge was shown nothing to grade it by');
}
/**
 * The grades that exist as one share: their mean, divided by 5, not (mean − 1)/4; null where none exists.
 * Source: poc-ai-workflow-frameworks, METRICS.md, the base of the capability scorecard.
 * @example overallGrade([5, 4, 3]) // 0.8
 */
function overallGrade(grades) {
    return grades.length === 0 ? null : (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_6__/* .mean */ .i2)(grades) / HIGHEST;
}
function defineGrade({ grade, isGraded, ...row }) {
    return (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .defineMetric */ .GR)({
        ...row,
        name: `judge.${grade}`,
        title: `${grade} (judge)`,
        source: `poc-ai-workflow-frameworks, METRICS.md, LLM judge: ${grade}`,
        unit: 'score',
        kind: 'ordinal',
        direction: 'higher',
        // No judge gives 0: it is kept for a trial that failed.
        range: [0, HIGHEST],
        default_margin: { kind: 'absolute', value: 0.25 },
        judged_by: ['answer'],
        applies: (golden, context) => (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_3__/* .isJudged */ .sL)(context, 'answer') && (isGraded?.(golden) ?? true),
        score: (trial) => scoreGrade(trial, grade),
        when_failed: 0,
    });
}
function expectsAnswer({ expected_answer: expected }) {
    return expected !== undefined;
}
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
                return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .unscored */ .c7)(grades);
            const { correctness } = grades;
            return correctness === null
                ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .unscored */ .c7)('the judge was not shown the expected answer')
                : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .scored */ .lD)(correctness >= GOOD_CORRECTNESS ? 1 : 0);
        }
        case 'quality': {
            const quality = (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_3__/* .readJudged */ .cv)(judgments?.quality);
            if (typeof quality === 'string')
                return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .unscored */ .c7)(quality);
            return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .scored */ .lD)((0,_quality_js__WEBPACK_IMPORTED_MODULE_4__/* .averageQuality */ .r)(quality) >= GOOD_QUALITY - ROUNDING ? 1 : 0);
        }
        case null:
            return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .scored */ .lD)(1);
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
        : `quality ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__/* .formatNumber */ .ZV)((0,_quality_js__WEBPACK_IMPORTED_MODULE_4__/* .averageQuality */ .r)(judgment), { decimals: 2, bare: true })}`;
    const reasoning = judgment.reasoning?.replace(/\s+/g, ' ').trim() ?? '';
    return `judged wrong (${grade})${reasoning === '' ? '' : `: ${reasoning.slice(0, REASONING_LENGTH)}`}`;
}
/** What a judge grades from 1 to 5, and all grades together. */
const GRADE_METRICS = [
    defineGrade({
        grade: 'correctness',
        summary: 'How right a judge finds the answer. How judgments get into a run: [protocol.md](protocol.md#judgments).',
        formula: "The judge's grade from 1 (wrong) to 5 (right) against the expected answer; 0 is kept for a trial that failed.",
        needs: 'To cases with an `expected_answer`, in a suite with `answer` among its `judged`.',
        edge_cases: 'When nobody judged the trial, or the judge gave nothing usable: never 0. A trial that failed is 0.',
        example: { text: 'The judge says correctness 4, completeness 5, faithfulness 3: 4.', ..._examples_js__WEBPACK_IMPORTED_MODULE_0__/* .GRADED */ .yC, value: 4 },
        isGraded: expectsAnswer,
    }),
    defineGrade({
        grade: 'completeness',
        summary: 'How much of what the answer must say a judge finds in it.',
        formula: "The judge's grade from 1 to 5 against the expected answer and the case's `key_points` and `expected_claims`. Not `quality.completeness`, which is against criteria and from 0 to 1.",
        needs: 'To cases with an `expected_answer`, `key_points` or `expected_claims`, in a suite with `answer` among its `judged`.',
        edge_cases: 'When nobody judged the trial, or the judge gave nothing usable: never 0. A trial that failed is 0.',
        example: { text: 'As above: 5.', ..._examples_js__WEBPACK_IMPORTED_MODULE_0__/* .GRADED */ .yC, value: 5 },
        isGraded: (golden) => expectsAnswer(golden) || (0,_model_suite_case_js__WEBPACK_IMPORTED_MODULE_1__/* .listKeyPoints */ .NT)(golden).length > 0,
    }),
    defineGrade({
        grade: 'faithfulness',
        summary: 'How far a judge finds the answer grounded in what was retrieved.',
        formula: "The judge's grade from 1 to 5 against the retrieved spans.",
        needs: 'To every case, in a suite with `answer` among its `judged`.',
        edge_cases: 'When nobody judged the trial, the judge gave nothing usable or was shown no text of a source, or the reply has neither `spans` nor `sources`: then there was nothing to be faithful to. A trial that failed is 0.',
        example: { text: 'As above: 3.', ..._examples_js__WEBPACK_IMPORTED_MODULE_0__/* .GRADED */ .yC, value: 3 },
    }),
    (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .defineMetric */ .GR)({
        name: 'judge.overall',
        title: 'grades of the judge, overall',
        summary: 'The grades as one share.',
        formula: 'The mean of correctness, completeness and faithfulness, as far as the trial has them, divided by 5. The scorecard says which are missing; two arms are compared on cases that have the same grades in both.',
        needs: 'To cases with an `expected_answer`, in a suite with `answer` among its `judged`.',
        edge_cases: 'When all three are. A trial that failed is 0.',
        example: { text: 'As above: (4 + 5 + 3)/3/5 = 0.8.', ..._examples_js__WEBPACK_IMPORTED_MODULE_0__/* .GRADED */ .yC, value: 0.8 },
        source: 'poc-ai-workflow-frameworks, METRICS.md, the base of the capability scorecard',
        ..._define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .SHARE */ .oV,
        judged_by: ['answer'],
        applies: (golden, context) => (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_3__/* .isJudged */ .sL)(context, 'answer') && expectsAnswer(golden),
        definition: 'judge.overall/2',
        score: (trial) => {
            const grades = GRADES.map((grade) => scoreGrade(trial, grade));
            const overall = overallGrade(grades.flatMap((grade) => (grade.kind === 'scored' ? [grade.value] : [])));
            return overall === null ? (grades[0] ?? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .unscored */ .c7)(_judged_part_js__WEBPACK_IMPORTED_MODULE_3__/* .NOBODY */ .oQ)) : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .scored */ .lD)(overall);
        },
        when_failed: 0,
    }),
];


/***/ }),

/***/ 13426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gy: () => (/* binding */ answerWords),
/* harmony export */   Tw: () => (/* binding */ rougeL),
/* harmony export */   Z7: () => (/* binding */ tokenF1),
/* harmony export */   sH: () => (/* binding */ OVERLAP)
/* harmony export */ });
/* unused harmony exports comparableWords, acceptedAnswers, exactMatch */
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
const EXPECTED = {
    needs: 'To cases with an `expected_answer`.',
    edge_cases: 'Never, when the target answered; an empty answer is 0.',
    applies: (golden) => acceptedAnswers(golden).length > 0,
    when_failed: 0,
};
/** A share of words in common with the most alike of the expected answers: higher is better, a failed trial is 0. */
function defineOverlapMetric({ overlap, ...row }) {
    return (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .defineMetric */ .GR)({
        ...EXPECTED,
        ..._define_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .SHARE */ .oV,
        ...row,
        score: ({ observation: { reply }, golden }) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scored */ .lD)(Math.max(...acceptedAnswers(golden).map((expected) => overlap(expected, reply.answer)))),
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
/** How much the words of the answer are those of an expected one. */
const OVERLAP = [
    (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .defineMetric */ .GR)({
        name: 'answer.exact-match',
        title: 'exact match',
        summary: 'Whether the answer is an expected one, but for case, punctuation and articles.',
        formula: '1 when both have the same words in the same order, for at least one of several expected answers. The words: Unicode NFKC, lower case, punctuation removed (Unicode\'s, and ``$ + < = > ^ ` | ~``), split at white space, `a`, `an` and `the` left out. Chinese and Japanese, written without spaces, give one word a character. An expected answer that is only punctuation and articles ("The The") keeps them, and so does the answer.',
        example: {
            text: '"The Eiffel Tower" and "eiffel tower.": 1.',
            case: { expected_answer: 'The Eiffel Tower' },
            reply: { answer: 'eiffel tower.' },
            value: 1,
        },
        source: 'Rajpurkar et al. 2016, SQuAD, arXiv:1606.05250 (equal to it on ASCII text); characters as words: Cui et al. 2019, CMRC 2018, arXiv:1810.07366',
        ...EXPECTED,
        ..._define_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .YES_NO */ .mx,
        score: ({ observation, golden }) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scored */ .lD)(acceptedAnswers(golden).some((expected) => exactMatch(expected, observation.reply.answer)) ? 1 : 0),
        when_failed: 0,
    }),
    defineOverlapMetric({
        name: 'answer.token-f1',
        title: 'token F1',
        summary: 'How many words the answer shares with an expected one.',
        formula: "2PR / (P + R): P is the share of the answer's words that the expected answer has, R the reverse, each word as often as both have it; 0 when none is shared. The words are those of `answer.exact-match`; the best of several expected answers counts.",
        example: {
            text: 'Expected "Gustave Eiffel\'s company", answer "the company of Gustave Eiffel": P = 2/4, R = 2/3, F1 = 4/7 = 0.571.',
            case: { expected_answer: "Gustave Eiffel's company" },
            reply: { answer: 'the company of Gustave Eiffel' },
            value: 4 / 7,
        },
        source: 'Rajpurkar et al. 2016, SQuAD, arXiv:1606.05250',
        default_gate: 'stand-in',
        overlap: tokenF1,
    }),
    defineOverlapMetric({
        name: 'answer.rouge-l',
        title: 'ROUGE-L',
        summary: 'How much of an expected answer the answer has in the same order.',
        formula: "2PR / (P + R) over the longest common subsequence: the most words that both have in the same order, gaps allowed. P is their share of the answer's words, R of the expected one's. The words are those of `answer.exact-match` (so without articles, where other tools keep them); the best of several expected answers counts.",
        example: {
            text: 'Expected "police killed the gunman", answer "police kill the gunman": 2 of 3 words on both sides: 0.667.',
            case: { expected_answer: 'police killed the gunman' },
            reply: { answer: 'police kill the gunman' },
            value: 2 / 3,
        },
        source: 'Lin 2004, ROUGE: A Package for Automatic Evaluation of Summaries, ACL W04-1013, ROUGE-L with β = 1',
        overlap: rougeL,
    }),
];


/***/ }),

/***/ 96320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ QUALITY),
/* harmony export */   r: () => (/* binding */ averageQuality)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66599);
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44960);
/* harmony import */ var _define_metric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94896);
/* harmony import */ var _judged_part_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2044);




/**
 * The mean of the three qualities.
 * Source: test-arcfusion-2025, docs/evaluation/metrics.md, average quality.
 * @example averageQuality({ answer_quality: 0.9, factual_correctness: 1, completeness: 0.8 }) // 0.9
 */
function averageQuality(input) {
    const { answer_quality, factual_correctness, completeness } = input;
    return (answer_quality + factual_correctness + completeness) / 3;
}
const UNJUDGED = 'When nobody judged the trial, or the judge gave nothing usable: never 0. A trial that failed is 0.';
const ANY_CASE = {
    needs: 'To every case, in a suite with `quality` among its `judged`.',
    applies: (_golden, context) => (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_2__/* .isJudged */ .sL)(context, 'quality'),
};
const WITH_CRITERIA = {
    needs: 'To cases with `expected_answer_criteria`, in a suite with `quality` among its `judged`.',
    applies: (golden, context) => (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_2__/* .isJudged */ .sL)(context, 'quality') && golden.expected_answer_criteria !== undefined,
};
function defineQuality({ read, facts = _define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .GOOD_SHARE */ .QL, ...row }) {
    return (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .defineMetric */ .GR)({
        source: 'test-arcfusion-2025, docs/evaluation/metrics.md, quality scores from 0 to 1',
        edge_cases: UNJUDGED,
        ...row,
        ...facts,
        judged_by: ['quality'],
        score: ({ judgments }) => {
            const quality = (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_2__/* .readJudged */ .cv)(judgments?.quality);
            return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__/* .scoreOf */ .uw)(typeof quality === 'string' ? quality : read(quality));
        },
        when_failed: 0,
    });
}
const rows = [
    {
        name: 'quality.answer-quality',
        title: 'answer quality (judge)',
        summary: 'How good a judge finds the answer as a whole.',
        formula: "The judge's score from 0 to 1.",
        ...ANY_CASE,
        example: { text: 'The judge says 0.9: 0.9.', ..._examples_js__WEBPACK_IMPORTED_MODULE_0__/* .GRADED */ .yC, value: 0.9 },
        read: ({ answer_quality }) => answer_quality,
    },
    {
        name: 'quality.factual-correctness',
        title: 'factual correctness (judge)',
        summary: 'How free of errors and inventions a judge finds the answer.',
        formula: "The judge's score from 0 to 1.",
        ...ANY_CASE,
        example: { text: 'The judge says 1: 1.', ..._examples_js__WEBPACK_IMPORTED_MODULE_0__/* .GRADED */ .yC, value: 1 },
        read: ({ factual_correctness }) => factual_correctness,
    },
    {
        name: 'quality.completeness',
        title: 'completeness against criteria (judge)',
        summary: 'How far a judge finds the criteria of the case met.',
        formula: "The judge's score from 0 to 1 against `expected_answer_criteria`. A judgment, not a count: that is `quality.criteria-met`.",
        ...WITH_CRITERIA,
        example: { text: 'The judge says 0.8: 0.8.', ..._examples_js__WEBPACK_IMPORTED_MODULE_0__/* .GRADED */ .yC, value: 0.8 },
        read: ({ completeness }) => completeness,
    },
    {
        name: 'quality.average',
        title: 'average quality (judge)',
        summary: 'The three qualities as one score. No bound holds by default: `min: 0.7` in a gate sets one.',
        formula: 'The mean of answer quality, factual correctness and completeness.',
        ...WITH_CRITERIA,
        source: 'test-arcfusion-2025, docs/evaluation/metrics.md, average quality',
        example: { text: '0.9, 1 and 0.8: 0.9.', ..._examples_js__WEBPACK_IMPORTED_MODULE_0__/* .GRADED */ .yC, value: 0.9 },
        read: averageQuality,
    },
    {
        name: 'quality.criteria-met',
        title: 'criteria met (judge)',
        summary: 'The share of the criteria that a judge ticked.',
        formula: 'Criteria with `met: true`, divided by the criteria that the judge listed.',
        ...WITH_CRITERIA,
        source: 'test-arcfusion-2025, docs/evaluation/metrics.md, whose example meets 4 of 5 criteria and scores 0.9: two figures',
        edge_cases: 'As `quality.completeness`, and when the judge listed no criteria.',
        example: { text: '4 of 5 met: 0.8.', ..._examples_js__WEBPACK_IMPORTED_MODULE_0__/* .GRADED */ .yC, value: 0.8 },
        facts: _define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .SHARE */ .oV,
        read: ({ criteria = [] }) => criteria.length === 0
            ? 'the judge listed no criteria'
            : criteria.filter(({ met }) => met).length / criteria.length,
    },
];
/** How good a judge finds the answer, from 0 to 1. */
const QUALITY = rows.map(defineQuality);


/***/ }),

/***/ 15804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WV: () => (/* binding */ rubricScore),
/* harmony export */   mq: () => (/* binding */ categoryReadings),
/* harmony export */   nf: () => (/* binding */ wholeReadings),
/* harmony export */   qc: () => (/* binding */ readRubric),
/* harmony export */   y1: () => (/* binding */ RUBRIC_METRICS)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66599);
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44960);
/* harmony import */ var _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60960);
/* harmony import */ var _stats_moments_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44785);
/* harmony import */ var _define_metric_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94896);
/* harmony import */ var _consensus_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68802);
/* harmony import */ var _judged_part_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2044);







const PASSES = 0.7;
/** 0.7 out of several readings can be a little less. */
const ROUNDING = 1e-9;
/** Thirteen metrics ask of the same trial. */
const KNOWN = new WeakMap();
function scoreRubric(trial, { scoring }, figure) {
    const readings = KNOWN.get(trial) ?? readRubric(trial.judgments?.rubric?.runs ?? [], trial.golden, scoring);
    KNOWN.set(trial, readings);
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .scoreOf */ .uw)(typeof readings === 'string' ? readings : figure(readings));
}
function scoreWhole(readings) {
    return (0,_consensus_js__WEBPACK_IMPORTED_MODULE_3__/* .consensus */ .sJ)(wholeReadings(readings)) ?? 'nothing of the rubric applies to the answer';
}
function describeRubric({ scoring }) {
    return (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .changedScoring */ .Qz)(scoring, ['rubric_categories']);
}
const RUBRIC = {
    needs: 'To every case, in a suite with `rubric` among its `judged`.',
    source: 'ProjectScylla, docs/design/judge-protocol.md and metrics-formulas.md',
    judged_by: ['rubric'],
    applies: (_golden, context) => (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_4__/* .isJudged */ .sL)(context, 'rubric'),
};
const rubricScore = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .defineMetric */ .GR)({
    ...RUBRIC,
    name: 'rubric.weighted-score',
    summary: 'What several readings of a rubric by a judge agree on.',
    formula: "Each reading: Σ score·weight / Σ weight over the case's `requirements` (weight 1 unless given) or, without any, over the rubric's categories; what is not applicable (`null`) leaves both sums. Then the consensus of the readings: Σ score·confidence / Σ confidence, with 0.5 for a confidence that is not stated, and the plain mean where all are 0. Categories and weights are those of ProjectScylla (functional correctness 2, completeness 1.5, code quality 1, simplicity 1, lack of duplication 0.5, clarity 1, documentation 0.5, architectural cleanliness 0.5, efficiency 0.5, cleanup script quality 1; any other 1) unless the suite chooses its own with `rubric_categories`. A weighted score or a weight that the judge states does not count: it is computed again.",
    edge_cases: "When no reading can be used: an error, no scores at all, no score for one of the case's requirements, or something between 0 and 1 for one of `evaluation: binary`. When nothing of the rubric applies. A trial that failed is 0.",
    example: {
        text: 'Three readings of .8, .85 and .75 with confidences .9, .7 and .8: (.72 + .595 + .6)/2.4 = 0.7979.',
        ..._examples_js__WEBPACK_IMPORTED_MODULE_0__/* .THREE_READINGS */ .H3,
        value: 1.915 / 2.4,
    },
    default_gate: 'stand-in',
    title: 'weighted score of the rubric (judge)',
    ..._define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .GOOD_SHARE */ .QL,
    definition: (context) => `rubric.weighted-score/1${describeRubric(context)}`,
    score: (trial, context) => scoreRubric(trial, context, scoreWhole),
    when_failed: 0,
});
const rubricPass = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .defineMetric */ .GR)({
    ...RUBRIC,
    name: 'rubric.pass',
    title: 'rubric passed (judge)',
    // Beside `success.pass@3` the short name would be left open.
    aliases: ['pass'],
    summary: "Whether the rubric's score is good enough.",
    formula: '1 when `rubric.weighted-score` is at least 0.70, else 0.',
    edge_cases: 'When `rubric.weighted-score` is.',
    example: { text: 'As above: 1.', ..._examples_js__WEBPACK_IMPORTED_MODULE_0__/* .THREE_READINGS */ .H3, value: 1 },
    ..._define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .YES_NO */ .mx,
    definition: (context) => `rubric.pass/1${describeRubric(context)}`,
    score: (trial, context) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .combineScores */ .LP)([scoreRubric(trial, context, scoreWhole)], (whole) => Number(whole >= PASSES - ROUNDING)),
    when_failed: 0,
});
const rubricConfidence = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .defineMetric */ .GR)({
    ...RUBRIC,
    name: 'rubric.confidence',
    title: 'confidence of the judge in the rubric',
    summary: 'How sure the judge says it is of its readings.',
    formula: 'The mean of the confidences that the usable readings state.',
    edge_cases: 'When no reading states one, or none can be used; when the trial failed.',
    example: { text: 'As above: (.9 + .7 + .8)/3 = 0.8.', ..._examples_js__WEBPACK_IMPORTED_MODULE_0__/* .THREE_READINGS */ .H3, value: 0.8 },
    ..._define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .NEUTRAL_SHARE */ .y,
    score: (trial, context) => scoreRubric(trial, context, (readings) => {
        const stated = readings.flatMap(({ run }) => run.confidence ?? []);
        return stated.length === 0 ? 'the judge did not say how sure it is' : (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_6__/* .mean */ .i2)(stated);
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
function defineCategory(category) {
    const name = `rubric.${category.replaceAll('_', '-')}`;
    const { asks = '', score = 0 } = CATEGORIES[category] ?? {};
    return (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .defineMetric */ .GR)({
        ...RUBRIC,
        name,
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
        title: `${category.replaceAll('_', ' ')} (judge)`,
        ..._define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .GOOD_SHARE */ .QL,
        applies: (_golden, context) => (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_4__/* .isJudged */ .sL)(context, 'rubric') && (0,_consensus_js__WEBPACK_IMPORTED_MODULE_3__/* .categoryWeights */ .yn)(context.scoring.rubric_categories)(category) > 0,
        score: (trial, context) => scoreRubric(trial, context, (readings) => (0,_consensus_js__WEBPACK_IMPORTED_MODULE_3__/* .consensus */ .sJ)(categoryReadings(readings, category)) ?? 'the category does not apply to the answer'),
        // Only the judge says whether a category applies, and it has not seen this answer.
        when_failed: 'unscored',
    });
}
/** What a rubric says of the answer: as a whole, then by each default category. */
const RUBRIC_METRICS = [
    rubricScore,
    rubricPass,
    rubricConfidence,
    ...Object.keys(_model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_1__/* .CATEGORY_WEIGHTS */ .p$).map(defineCategory),
];
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
/* harmony import */ var _model_suggest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60288);
/* harmony import */ var _cost_price_reply_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68674);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47116);




/**
 * Every metric of the registry for one suite, in the registry's order, then the suite's `own` and the figures of tables that its gates name; ids unique.
 * Prices that the suite does not give come from the default table, as `completePricing` says. A figure of the run applies where all of
 * its parts do, and takes their definitions into its own.
 */
function buildMetrics(settings, own = []) {
    const complete = { ...settings, pricing: (0,_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_1__/* .completePricing */ .Mr)(settings.pricing) };
    const metrics = [..._index_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY */ .M.flatMap((definition) => definition.expand(complete)), ...own.map(recordedMetric)];
    const byId = new Map();
    for (const metric of metrics) {
        if (byId.has(metric.id))
            throw new Error(`two metrics have the id ${metric.id}`);
        byId.set(metric.id, metric);
    }
    return metrics.map((metric) => joinParts(metric, byId));
}
/** One that is not of the registry: a figure of a table, or one of the suite's own. Its scores come from elsewhere. */
function recordedMetric(facts) {
    const custom = facts.measured_on === 'table' ? {} : { custom: true };
    return { ...facts, ...custom, aliases: [], applies: () => true, score: null, when_failed: 'unscored' };
}
function joinParts(metric, byId) {
    if (metric.per_run === undefined)
        return metric;
    const parts = (0,_model_run_run_figure_js__WEBPACK_IMPORTED_MODULE_0__/* .partsOf */ .CI)(metric.per_run).map((id) => {
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
            (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .suggest */ .Z)(name, [...known, ...metrics.flatMap(shortNames)].filter((other) => other !== wanted)),
        known,
    };
}
function shortNames({ id, aliases }) {
    const dot = id.indexOf('.');
    return dot === -1 ? aliases : [id.slice(dot + 1), ...aliases];
}
/**
 * The gates of a suite that names none, each at its metric's default margin: success (primary), precision at `primary_k`, which also
 * warns at half of it, tokens per query, and the calibration error, as far as the metric applies to at least one enabled case. Cases that have no success are
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
    const guardrails = [...withRole('guardrail'), ...withRole('if-reported')].filter((metric) => appliesTo(metric, enabled));
    return [...leading, ...guardrails].flatMap((metric) => [
        gateOf(metric, { severity: 'fail', primary: metric === primary, margin: metric.default_margin ?? null }),
        ...(metric.warn_margin === undefined
            ? []
            : [gateOf(metric, { severity: 'warn', primary: false, margin: metric.warn_margin })]),
    ]);
}
function gateOf({ id }, { severity, primary, margin }) {
    return {
        id: severity === 'warn' ? `${id} (warn)` : id,
        metric: id,
        severity,
        evidence: 'significant',
        primary,
        margin,
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
    const { profile = null, difficulty, branching = false } = golden;
    const { branching_points: points = 0, required_hops: hops = [] } = golden;
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
/* harmony import */ var _describe_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16279);

/** A figure of the source code or of its review: one number a run, which no trial is scored by and no test is made of. */
function defineOnCode(spec) {
    const { name: id, measured_on: on, measure } = spec;
    return {
        ...spec,
        expand: ({ code_quality: code }) => [
            {
                ...(0,_describe_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .metricFacts */ .gt)(spec),
                id,
                measure,
                kind: 'continuous',
                environment: 'free',
                scale: 'linear',
                definition: `${id}/1`,
                aliases: [],
                applies: () => code !== undefined && (on === 'code' || code.reviewed === true),
                score: null,
                when_failed: 'unscored',
            },
        ],
    };
}
/** It applies where the suite says where its sources are. */
function defineMeasure({ measure, also_unscored: also, ...row }) {
    return defineOnCode({
        ...row,
        needs: 'To runs of a variant with `code_quality`; see [what the code measures mean](code-quality.md).',
        edge_cases: `When the source code is, for the reason that the run gives${also === undefined ? '' : `; ${also}`}.`,
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
    summary: 'US dollars per query.',
    formula: "`cost_usd` of the reply, if it has one; else the sum over all `attempts`, those that were given up too; without attempts (or where they name one model and tier and count no tokens) the reply's `usage` is priced as one. An attempt costs its `cost_usd`, if it has one, else (input − cached) · input price + cached · cached price + output · output price, prices being for 1,000,000 tokens. `cached_tokens` are the part of `input_tokens` that came from a cache; without a cached price (or with 0) they cost as much as other input.",
    edge_cases: 'When tokens, model or price of any attempt are not known (a cost of 0 must not come from ignorance), and for failed trials.',
    remarks: PRICES,
    example: {
        text: '`openai/gpt-5-mini` at $0.25 in and $2 out, 900 in, 80 out: (900 · 0.25 + 80 · 2) / 1,000,000 = $0.000385.',
        reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .USAGE */ .u_,
        value: 0.000385,
    },
    source: '`cost_usd` reported by the target, else its tokens at the prices stored in the run',
    unit: 'usd',
    aliases: ['cost'],
    score: ({ observation }, { settings }) => (0,_price_reply_js__WEBPACK_IMPORTED_MODULE_2__/* .costOfReply */ .Dc)(observation.reply, settings.pricing),
});
const costKnown = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .defineMetric */ .GR)({
    name: 'cost.known',
    title: 'cost known',
    summary: 'Whether the cost of a reply is known. Its mean is the share of such replies.',
    formula: '1 when `cost.usd` is scored, else 0.',
    edge_cases: 'When the reply has neither `cost_usd`, `usage`, `model` nor `attempts`: then there is no cost to know. When the trial failed.',
    example: {
        text: '`gpt-5-mini`, 900 in, 80 out: 1. The same of `my-own-model`, which no price is known for: 0.',
        reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .USAGE */ .u_,
        value: 1,
    },
    source: 'poc-ai-workflow-frameworks, METRICS.md, unknown models: a cost of 0 must not come from ignorance',
    ..._define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .NEUTRAL_YES_NO */ .Kd,
    score: ({ observation: { reply } }, { settings }) => saysNothingOfCost(reply)
        ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__/* .unscored */ .c7)('the target reported neither cost_usd, nor tokens, nor a model')
        : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__/* .scored */ .lD)((0,_price_reply_js__WEBPACK_IMPORTED_MODULE_2__/* .costOfReply */ .Dc)(reply, settings.pricing).kind === 'scored' ? 1 : 0),
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
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .lD)(latencyMs / 1000);
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c7)(cached === true ? FROM_CACHE : 'the latency was not recorded');
}
function scoreMs(ms, field) {
    return ms === undefined ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c7)(`the target reported no ${field}`) : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .lD)(ms / 1000);
}
const latency = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .defineAmountMetric */ .k_)({
    name: 'performance.latency',
    title: 'latency',
    summary: 'Seconds from request to reply.',
    formula: "Wall clock, from the request's last byte to the reply's.",
    edge_cases: 'For failed trials: a crash is not fast, and a time-out is as slow as the limit says.',
    example: { text: 'A reply after 1,500 ms: 1.5.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .USAGE */ .u_, value: 1.5 },
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
    summary: 'Seconds to the first token.',
    formula: '`ttft_ms` / 1000.',
    edge_cases: 'When the target did not report it, and for failed trials.',
    example: { text: '`ttft_ms: 210`: 0.21.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .USAGE */ .u_, value: 0.21 },
    source: '`ttft_ms` reported by the target',
    unit: 's',
    environment: 'bound',
    score: ({ observation: { reply } }) => scoreMs(reply.ttft_ms, 'ttft_ms'),
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
    summary,
    formula: `\`phases_ms.${phase}\` / 1000.`,
    edge_cases: 'When the target did not report that phase, and for failed trials.',
    example: { text: `\`phases_ms: { ${phase}: 40 }\`: 0.04.`, reply: { phases_ms: { [phase]: 40 } }, value: 0.04 },
    unit: 's',
    environment: 'bound',
    score: ({ observation: { reply } }) => scoreMs(reply.phases_ms?.[phase], `phases_ms.${phase}`),
}));
/** A share of trials that failed; what the infrastructure failed is unscored everywhere. */
function defineFailure({ counts, ...row }) {
    return (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .defineMetric */ .GR)({
        ...row,
        edge_cases: 'Never, but for failures of the infrastructure.',
        aspect: 'conduct',
        ..._define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .FAULT */ .$S,
        score: () => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .lD)(0),
        when_failed: (failure) => (counts(failure) ? 1 : 0),
    });
}
const timeouts = defineFailure({
    name: 'performance.timeout',
    title: 'timed out',
    summary: 'Whether no reply came in time. Its mean is the share of such trials.',
    formula: '1 when the trial timed out (`timeout_seconds`), else 0.',
    source: 'poc-ai-workflow-frameworks, METRICS.md, query time-out: latency is of answered trials alone, so time-outs are counted beside it',
    example: { text: 'No reply within 120 s: 1.', failure: { kind: 'timeout', message: 'no reply in 120 s' }, value: 1 },
    counts: ({ kind }) => kind === 'timeout',
});
/** Time-outs, crashes, broken replies and errors that the target reports. */
const failures = defineFailure({
    summary: 'Whether the trial failed in any way of its own.',
    formula: '1 after a time-out, a crash, a broken reply or an error that the target reports, else 0.',
    example: { text: 'The target crashed: 1.', failure: { kind: 'crash', message: 'exit code 1' }, value: 1 },
    name: 'performance.failure',
    title: 'failed',
    source: 'poc-ai-workflow-frameworks, METRICS.md, query time-outs and exceptions: counted beside the times of the trials that were answered',
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
/* unused harmony exports inputTokensOf, outputTokensOf, cachedShare */
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66599);
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44960);
/* harmony import */ var _define_metric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94896);



/** Input and output tokens of a reply together; unscored unless the target reported both. */
function totalTokens(reply) {
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .combineScores */ .LP)([inputTokensOf(reply), outputTokensOf(reply)], (input, output) => input + output);
}
/** Input tokens as the target reported them, cached ones included; those of its attempts together where it gives no total. */
function inputTokensOf(reply) {
    return countTokens(reply, 'input_tokens');
}
/** Output tokens, likewise. */
function outputTokensOf(reply) {
    return countTokens(reply, 'output_tokens');
}
const MISSING = {
    input_tokens: (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c7)('the target reported no input tokens'),
    output_tokens: (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c7)('the target reported no output tokens'),
    cached_tokens: (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c7)('the target reported no cached tokens'),
};
/** An attempt that was given up was paid for too; one that says nothing leaves the sum unknown. */
function countTokens({ usage, attempts = [] }, field) {
    const total = usage?.[field];
    if (total !== undefined)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .lD)(total);
    if (attempts.length === 0)
        return MISSING[field];
    const counts = attempts.flatMap((attempt) => attempt[field] ?? []);
    if (counts.length < attempts.length)
        return MISSING[field];
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .lD)(counts.reduce((sum, count) => sum + count, 0));
}
const SOURCE = 'counts reported by the target (`usage`, else all of `attempts`)';
function defineTokenMetric({ figure, ...row }) {
    return (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .defineAmountMetric */ .k_)({
        edge_cases: 'When the target did not report it, and for failed trials.',
        source: SOURCE,
        ...row,
        unit: 'tokens',
        score: ({ observation }) => figure(observation.reply),
    });
}
const tokensTotal = defineTokenMetric({
    name: 'tokens.total',
    title: 'tokens per query',
    summary: 'Tokens per query.',
    formula: '`usage.input_tokens` + `usage.output_tokens`; where `usage` does not say, each is the sum over all `attempts`, those that were given up too.',
    edge_cases: 'When the target did not report both, and for failed trials.',
    example: { text: '900 in, 80 out: 980.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .USAGE */ .u_, value: 980 },
    aliases: ['tokens'],
    default_gate: 'guardrail',
    figure: totalTokens,
});
const tokensInput = defineTokenMetric({
    name: 'tokens.input',
    title: 'input tokens per query',
    summary: 'Input tokens per query, cached ones included.',
    formula: '`usage.input_tokens`.',
    example: { text: '900 in, 80 out: 900.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .USAGE */ .u_, value: 900 },
    figure: inputTokensOf,
});
const tokensOutput = defineTokenMetric({
    name: 'tokens.output',
    title: 'output tokens per query',
    summary: 'Output tokens per query.',
    formula: '`usage.output_tokens`.',
    example: { text: '900 in, 80 out: 80.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .USAGE */ .u_, value: 80 },
    figure: outputTokensOf,
});
/**
 * The share of a reply's input tokens that the provider read from a cache.
 * @example cachedShare({ answer: '', usage: { input_tokens: 900, cached_tokens: 600 } }) // 2/3
 */
function cachedShare(reply) {
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .combineScores */ .LP)([inputTokensOf(reply), countTokens(reply, 'cached_tokens')], (input, cached) => {
        if (input === 0)
            return 'the target reported 0 input tokens';
        return cached > input ? 'the target reported more cached tokens than input tokens' : cached / input;
    });
}
const tokensCachedShare = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .defineMetric */ .GR)({
    name: 'tokens.cached-share',
    title: 'cached share of input tokens',
    summary: 'How much of the input came from a cache.',
    formula: 'Cached tokens / input tokens, of `usage` or, without it, of all `attempts`.',
    edge_cases: 'When the target did not report both, or reported no input or more cached tokens than input; when the trial failed.',
    example: {
        text: '`usage: { input_tokens: 900, cached_tokens: 600 }`: 2/3 = 0.667.',
        reply: { usage: { input_tokens: 900, cached_tokens: 600 } },
        value: 2 / 3,
    },
    source: SOURCE,
    ..._define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .NEUTRAL_SHARE */ .y,
    score: ({ observation }) => cachedShare(observation.reply),
});


/***/ }),

/***/ 94896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $S: () => (/* binding */ FAULT),
/* harmony export */   D0: () => (/* binding */ EXPENSE),
/* harmony export */   GR: () => (/* binding */ defineMetric),
/* harmony export */   Kd: () => (/* binding */ NEUTRAL_YES_NO),
/* harmony export */   QL: () => (/* binding */ GOOD_SHARE),
/* harmony export */   Qz: () => (/* binding */ changedScoring),
/* harmony export */   Ug: () => (/* binding */ defineBySettings),
/* harmony export */   cb: () => (/* binding */ BAD_SHARE),
/* harmony export */   i2: () => (/* binding */ COUNT),
/* harmony export */   k_: () => (/* binding */ defineAmountMetric),
/* harmony export */   mx: () => (/* binding */ YES_NO),
/* harmony export */   oV: () => (/* binding */ SHARE),
/* harmony export */   y: () => (/* binding */ NEUTRAL_SHARE),
/* harmony export */   zw: () => (/* binding */ defineRunMetric)
/* harmony export */ });
/* harmony import */ var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27866);
/* harmony import */ var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35560);
/* harmony import */ var _model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60960);
/* harmony import */ var _describe_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16279);




/**
 * What a suite says of these members otherwise than the default, as the end of a definition; nothing when it says nothing.
 * @example changedScoring({ ...DEFAULT_SCORING, success_spans: 'critical' }, ['success_spans']) // ' {"success_spans":"critical"}'
 */
function changedScoring(scoring, members) {
    const changed = members.flatMap((member) => {
        const value = read(scoring, member);
        return (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)(value) === (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)(read(_model_suite_scoring_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_SCORING */ .cH, member)) ? [] : [[member, value]];
    });
    return changed.length === 0 ? '' : ` ${(0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)(Object.fromEntries(changed))}`;
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
/** A share that is compared by points; more is good. */
const GOOD_SHARE = { ...YES_NO, kind: 'continuous' };
/** A share that is compared by points; more is bad. */
const BAD_SHARE = { ...FAULT, kind: 'continuous' };
/** Yes or no, and neither is better. */
const NEUTRAL_YES_NO = { unit: 'ratio', kind: 'binary', direction: 'neutral', range: [0, 1] };
/** A share of which neither more nor less is better. */
const NEUTRAL_SHARE = { unit: 'ratio', kind: 'continuous', direction: 'neutral', range: [0, 1] };
/** A number of which neither more nor less is better. */
const COUNT = { unit: 'count', kind: 'continuous', direction: 'neutral', range: [0, null] };
/** Something that is used up, in its own unit: less is better. */
const EXPENSE = {
    kind: 'continuous',
    direction: 'lower',
    range: [0, null],
    default_margin: { kind: 'relative', value: 0.1 },
};
/** An entry of the registry from a spec. Its ks are those of the suite and `primary_k`, ascending, each once. */
function defineMetric(spec) {
    return {
        ...spec,
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
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_3__/* .omitUndefined */ .O)({
        ...factsOf(spec),
        id: `${spec.name}${suffix}`,
        title: `${spec.title}${suffix}`,
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
    const { name: id, environment = 'free', aliases = [] } = spec;
    return { ...(0,_describe_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .metricFacts */ .gt)(spec), id, environment, aliases };
}
function judgesOf({ judged_by: questions = [] }, context) {
    const all = typeof questions === 'function' ? questions(context) : questions;
    return all.filter((question) => context.scoring.judged.includes(question));
}
/** What an answer takes, in time, tokens or money: lower is better, compared by its ratio, and unknown of a failed trial. */
function defineAmountMetric(spec) {
    return defineMetric({ ...spec, ...EXPENSE, scale: 'log-ratio' });
}
/** A metric whose spec hangs on the suite's settings, as where it is made of other metrics. */
function defineBySettings(docs, specOf) {
    return { ...docs, expand: (settings) => defineMetric({ ...docs, ...specOf(settings) }).expand(settings) };
}
/** An entry of the registry for a figure of the whole run. It applies to the cases that all of its parts apply to: `buildMetrics` sees to that. */
function defineRunMetric(spec) {
    const { name, version = 1 } = spec;
    return {
        ...spec,
        expand: (settings) => {
            const figure = spec.per_run(contextOf(settings));
            return [
                (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_3__/* .omitUndefined */ .O)({
                    ...factsOf(spec),
                    default_gate: spec.default_gate,
                    kind: 'continuous',
                    scale: 'linear',
                    per_run: figure,
                    definition: `${name}/${version} ${JSON.stringify(figure)}`,
                    applies: () => true,
                    score: null,
                    when_failed: 'unscored',
                }),
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
/* harmony export */   Kw: () => (/* binding */ WASTEFUL),
/* harmony export */   Mb: () => (/* binding */ ONE_OF_TWO_STEPS),
/* harmony export */   OI: () => (/* binding */ TWO_AGENTS),
/* harmony export */   Oc: () => (/* binding */ ONE_OF_TWO_TOOLS),
/* harmony export */   Ol: () => (/* binding */ TWO_FOUND),
/* harmony export */   Qr: () => (/* binding */ ONE_SPAN),
/* harmony export */   Rj: () => (/* binding */ CHANGED),
/* harmony export */   Sr: () => (/* binding */ AGENT),
/* harmony export */   TB: () => (/* binding */ COMPOSED),
/* harmony export */   V2: () => (/* binding */ ONE_OF_TWO_HOPS),
/* harmony export */   Vu: () => (/* binding */ THREE_SPANS),
/* harmony export */   ZZ: () => (/* binding */ ESCALATED),
/* harmony export */   aR: () => (/* binding */ ONE_ACCURATE),
/* harmony export */   ao: () => (/* binding */ BOTH_OF_TWO_HOPS),
/* harmony export */   cL: () => (/* binding */ SURE),
/* harmony export */   e1: () => (/* binding */ fiveCases),
/* harmony export */   jD: () => (/* binding */ TWO_TOOLS),
/* harmony export */   kK: () => (/* binding */ CHECKED),
/* harmony export */   u_: () => (/* binding */ USAGE),
/* harmony export */   y6: () => (/* binding */ TWO_OF_THREE),
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
const TWO_OF_THREE = { case: THREE_SPANS, reply: TWO_FOUND };
const ONE_SPAN = { expected_spans: [{ path: 'a.ts' }] };
/** 60 of 100 tokens are wasted. */
const WASTEFUL = {
    case: ONE_SPAN,
    reply: {
        spans: [
            { path: 'a.ts', tokens: 40 },
            { path: 'x.ts', tokens: 60 },
        ],
    },
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
const ONE_OF_TWO_TOOLS = {
    case: TWO_TOOLS,
    reply: { tools: [{ name: 'SEARCH' }, { name: 'search' }] },
};
const TWO_AGENTS = { required_agents: ['billing', 'legal'] };
const TWO_HOPS = {
    required_hops: [
        { id: 'who', any_of: ['the buyer'], source: 'gifts.md' },
        { id: 'when', any_of: ['14 days'], source: 'refunds.md' },
    ],
};
const ONE_OF_TWO_HOPS = { case: TWO_HOPS, reply: { answer: 'The  buyer, in 140 days' } };
/** Only one of them has its source. */
const BOTH_OF_TWO_HOPS = {
    case: TWO_HOPS,
    reply: { answer: 'The buyer, in 14 days', sources: ['gifts.md'] },
};
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
const ONE_OF_TWO_STEPS = {
    case: { expected_steps: [{ step_id: 'a', weight: 3 }, { step_id: 'b' }] },
    reply: PROGRESS,
};
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

var efficiency_scores = __webpack_require__(98879);
var examples = __webpack_require__(66599);
var observation = __webpack_require__(75198);
var model_score = __webpack_require__(44960);
var judged_part = __webpack_require__(2044);
var define_metric = __webpack_require__(94896);
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
function defineGrounding({ measure, ...row }) {
    return (0,define_metric/* defineBySettings */.Ug)(row, ({ scoring }) => ({
        ...define_metric/* SHARE */.oV,
        definition: `${row.name}/2`,
        judged_by: ['claims'],
        score: (trial) => (0,model_score/* scoreOf */.uw)(measure(trial)),
        // A judge grades every answer, so no answer is the worst of them. Whether a target would have reported claims, a crash does not say.
        when_failed: scoring?.judged.includes('claims') === true ? 0 : 'unscored',
    }));
}
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
/** What an answer states that can be looked up word for word. */
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
/** How far the context bears the answer out. */
const GROUNDING = [
    defineGrounding({
        name: 'grounding.score',
        title: 'grounding',
        summary: 'How much of the answer the context supports.',
        formula: "Supported claims / claims of which it can be told (`supported` is not null). The claims are those that a judge drew from the answer, else the `claims` of the reply. Without either it is guessed from words: the mean of the share of the answer's numbers and of the share of its names (words with a capital that do not begin a sentence) that stand in the `text` of a span in the prompt; a kind that the answer has none of is left out. When a judge was asked and failed, nothing takes its place.",
        source: 'Metrics Alignment, grounding score, "% of claims supported by context"',
        edge_cases: 'When there are neither claims nor texts of spans; when there is no claim, or of none it can be told; when the judge failed; in a guess, when the answer has neither numbers nor names. A failed trial is 0 with `judged: [claims]`, else unscored.',
        example: { text: 'Three of four claims are supported: 0.75.', reply: examples/* AGENT */.Sr, value: 0.75 },
        measure: (trial) => {
            const grounding = groundingOf(trial);
            return typeof grounding === 'string' ? grounding : grounding.share;
        },
    }),
    defineGrounding({
        name: 'grounding.factual-consistency',
        title: 'factual consistency',
        summary: 'Whether the answer contradicts its context or itself.',
        formula: '1 − contradicted claims / claims, the claims being those of `grounding.score`; where no claim says whether it is `contradicted`, max(0, 1 − 0.2 · `contradictions`). Where one does, claims that say nothing are not contradicted.',
        source: 'Metrics Alignment, factual consistency',
        edge_cases: 'When neither claims that say so nor `contradictions` are reported; when the judge failed. A failed trial is 0 with `judged: [claims]`, else unscored.',
        example: { text: 'One of four claims is contradicted: 0.75.', reply: examples/* AGENT */.Sr, value: 0.75 },
        measure: measureConsistency,
    }),
    (0,define_metric/* defineMetric */.GR)({
        name: 'grounding.heuristic',
        title: 'grounding guessed from words',
        summary: 'Whether `grounding.score` is a guess from words.',
        formula: '1 when it is, 0 when it rests on claims.',
        source: 'Goldenpair: what is guessed is called so',
        edge_cases: 'When `grounding.score` is, and for failed trials.',
        example: { text: 'A reply that lists claims: 0.', reply: examples/* AGENT */.Sr, value: 0 },
        ...define_metric/* NEUTRAL_YES_NO */.Kd,
        judged_by: ['claims'],
        score: (trial) => {
            const grounding = groundingOf(trial);
            return (0,model_score/* scoreOf */.uw)(typeof grounding === 'string' ? grounding : Number(grounding.isHeuristic));
        },
    }),
];

var format_number = __webpack_require__(77377);
var moments = __webpack_require__(44785);
;// CONCATENATED MODULE: ./build/metrics/agent/reasoning.js





/** Part of the definition of every metric that reads steps: raise it when the rules below change. */
const STEP_RULES = 'steps/2';
/** A metric of the steps that a reply reports. */
function defineReasoning({ measure, facts, ...row }) {
    return (0,define_metric/* defineMetric */.GR)({
        ...facts,
        source: 'Metrics Alignment, enhanced metrics; typed steps in place of lines of a trace',
        ...row,
        aspect: 'conduct',
        definition: `${row.name}/1 ${STEP_RULES}`,
        score: ({ observation }) => {
            const read = readSteps(observation.reply);
            return (0,model_score/* scoreOf */.uw)(read === null ? 'the target reported no steps' : measure(read));
        },
    });
}
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
/** In what steps the target came to its answer. */
const REASONING = [
    defineReasoning({
        name: 'reasoning.depth',
        title: 'reasoning steps',
        summary: 'How many steps the target reasoned in. More is neither better nor worse by itself; Metrics Alignment gives ten points a step.',
        formula: 'The number of `steps`; `[]` is 0.',
        edge_cases: 'When the target reported no `steps`, and for failed trials.',
        example: { text: 'Four steps: 4.', reply: examples/* AGENT */.Sr, value: 4 },
        facts: define_metric/* COUNT */.i2,
        measure: ({ steps }) => steps.length,
    }),
    defineReasoning({
        facts: define_metric/* SHARE */.oV,
        name: 'reasoning.planning-score',
        title: 'planning score',
        summary: 'How much of the work came after a plan.',
        formula: 'With p planning steps, e executing ones (`tool`, `execution`, `handoff`) of which q come after the first planning step, and n steps in all: 0.4 · p/n + 0.6 · q/e, cut to whole hundredths; 0.5 when nothing is executed; without a planning step 0.05 a step, at most 0.25. A step without a `type` is typed by the English words of its `text`: a decision (decide, choose, select, conclude …), else analysis (analyse, evaluate, compare, consider …), else planning (plan, strategy, outline, approach …), else execution.',
        source: 'Metrics Alignment, enhanced metrics. Nothing in it is random',
        edge_cases: 'When the target reported no `steps` or an empty list, when no step has a `type` or a `text`, and for failed trials.',
        example: {
            text: '`plan`, `decision`, `execution`, `tool`: 0.4 · 1/4 + 0.6 · 2/2 = 0.7.',
            reply: { steps: [{ type: 'plan' }, { type: 'decision' }, { type: 'execution' }, { type: 'tool' }] },
            value: 0.7,
        },
        measure: ({ steps, isTyped }) => {
            if (steps.length === 0)
                return NO_STEP;
            return isTyped ? planningScore(steps.map(({ type }) => type)) : NO_TYPE;
        },
    }),
    defineReasoning({
        facts: define_metric/* SHARE */.oV,
        name: 'reasoning.decision-confidence',
        title: 'decision confidence',
        summary: 'How sure the target was of its decisions.',
        formula: 'The mean `confidence` of the steps of type `decision` that state one; where none does, the share of decisions that were not taken back (`is_backtrack`).',
        edge_cases: 'When the target reported no `steps`, none is a decision, when no decision has a `confidence` and one does not say whether it was taken back, and for failed trials.',
        example: { text: 'Two decisions with a confidence of 0.9 and 0.7: 0.8.', reply: examples/* AGENT */.Sr, value: 0.8 },
        measure: (read) => decisionConfidence(read.steps) ?? explainConfidence(read),
    }),
    defineReasoning({
        facts: define_metric/* BAD_SHARE */.cb,
        name: 'reasoning.backtrack-rate',
        title: 'backtrack rate',
        summary: 'How often a step takes something back.',
        formula: 'Steps with `is_backtrack: true` / steps. A step with neither `type` nor `is_backtrack` is one when its `text` says so (retry, failed, error, wrong, reconsider, alternative, instead, revert …).',
        edge_cases: 'When the target reported no `steps` or an empty list, when a step does not state `is_backtrack` (say `false` too) and is not one of text alone, and for failed trials. Where only backtracks are marked, a reply without one would be perfect, whether it has none or its target marks none.',
        example: { text: 'One of four steps is a backtrack: 0.25.', reply: examples/* AGENT */.Sr, value: 0.25 },
        measure: (read) => backtrackRate(read.steps) ?? explainBacktracks(read),
    }),
    defineReasoning({
        facts: define_metric/* NEUTRAL_YES_NO */.Kd,
        name: 'reasoning.heuristic',
        title: 'steps typed by keywords',
        summary: 'Whether the metrics of reasoning rest on a guess: the type of a step was told by the words of its text.',
        formula: '1 when a step has a `text` but no `type`, else 0.',
        source: 'Goldenpair: what is guessed is called so',
        edge_cases: 'When the target reported no `steps`, and for failed trials.',
        example: {
            text: 'A step `{ text: "Search the index" }`: 1.',
            reply: { steps: [{ text: 'Search the index' }] },
            value: 1,
        },
        measure: ({ isHeuristic }) => Number(isHeuristic),
    }),
];

var resources = __webpack_require__(50021);
;// CONCATENATED MODULE: ./build/metrics/agent/index.js




/** How the target came to its answers, and what it used up. */
const BEHAVIOUR = [
    ...REASONING,
    ...GROUNDING,
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

var checks = __webpack_require__(57932);
var judge_answer = __webpack_require__(99393);
var run_judgments = __webpack_require__(70249);
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
        return (0,model_score/* unscored */.c7)(judged_part/* NOBODY */.oQ);
    const amounts = replies.flatMap((reply) => reply[spent] ?? []);
    if (amounts.length < replies.length)
        return (0,model_score/* unscored */.c7)(`the judge did not report ${what}`);
    return (0,model_score/* scored */.lD)(amounts.reduce((sum, amount) => sum + amount, 0));
}
/** How many readings of a judge were made of one trial, and how many of them gave nothing usable. */
function countReadings(judgments, { golden, scoring }) {
    const made = (0,run_judgments/* splitReadings */.k8)(judgments).filter(({ said }) => (0,judged_part/* isReading */.p7)(said));
    const failed = made.filter(({ question, said }) => 'error' in said || (question === 'rubric' && typeof (0,rubric/* readRubric */.qc)([said], golden, scoring) === 'string'));
    return { made: made.length, failed: failed.length };
}
const NEEDS = 'To every case, in a suite with something `judged`.';
const isAsked = (_golden, { scoring }) => scoring.judged.length > 0;
/** What the judge took, and how often it failed. */
const JUDGE_EFFORT = [
    (0,define_metric/* defineMetric */.GR)({
        name: 'judge.error',
        title: 'readings of the judge that failed',
        summary: 'How often a reading of the judge gave nothing usable. A fault of the judge, not of the system.',
        formula: 'Readings of the trial that failed (a refusal, a reply that cannot be read, a rubric without its scores) / readings that were made of it, all questions and all `judge.trials` together. Grades are made of the readings that are left, and are unscored where none is.',
        needs: NEEDS,
        edge_cases: 'When no reading was made: nobody judged the trial, the judge had been given up, or an empty answer was graded without it. When the trial failed.',
        example: {
            text: '`"answer": {"error": "not JSON"}`: 1. Of three readings of a rubric one fails: 1/3.',
            ...examples/* GRADED */.yC,
            judgments: { answer: { error: 'not JSON' } },
            value: 1,
        },
        source: 'Goldenpair: a reply that cannot be parsed is an error of the judge, never a score of 0',
        ...define_metric/* NEUTRAL_SHARE */.y,
        unit: 'share',
        definition: 'judge.error/2',
        applies: isAsked,
        score: ({ golden, judgments }, { scoring }) => {
            const { made, failed } = countReadings(judgments ?? {}, { golden, scoring });
            return (0,model_score/* scoreOf */.uw)(made === 0 ? judged_part/* NOBODY */.oQ : failed / made);
        },
    }),
    (0,define_metric/* defineMetric */.GR)({
        name: 'judge.tokens',
        title: 'tokens of the judge',
        summary: 'Tokens that the judge took, apart from those of the system.',
        formula: 'Sum over all its replies to the trial, each reading of a rubric being one.',
        needs: NEEDS,
        edge_cases: 'When nobody judged the trial, when one of the replies does not say its `tokens`, and when the trial failed.',
        example: { text: '800 for the grades, 600 for the qualities: 1400.', ...examples/* GRADED */.yC, value: 1400 },
        source: 'Reported with the judgments',
        ...define_metric/* COUNT */.i2,
        unit: 'tokens',
        applies: isAsked,
        score: ({ judgments }) => sumSpent(judgments, 'tokens', 'its tokens'),
    }),
    (0,define_metric/* defineMetric */.GR)({
        name: 'judge.cost-usd',
        title: 'cost of the judge',
        summary: 'What the judge cost, apart from the cost of the system.',
        formula: 'Sum over all its replies to the trial.',
        needs: NEEDS,
        edge_cases: 'When nobody judged the trial, when one of the replies does not say its `cost_usd`, and when the trial failed.',
        example: { text: '$0.002 for the grades, $0.001 for the qualities: $0.003.', ...examples/* GRADED */.yC, value: 0.003 },
        source: 'Reported with the judgments',
        ...define_metric/* COUNT */.i2,
        unit: 'usd',
        applies: isAsked,
        score: ({ judgments }) => sumSpent(judgments, 'cost_usd', 'its cost'),
    }),
];

var overlap = __webpack_require__(13426);
var quality = __webpack_require__(96320);
;// CONCATENATED MODULE: ./build/metrics/answer/index.js






/** What the answer says: by its words, by a judge and by a rubric. */
const ANSWER = [
    ...overlap/* OVERLAP */.sH,
    ...checks/* ANSWER_CHECKS */.F_,
    ...judge_answer/* GRADE_METRICS */.q5,
    ...JUDGE_EFFORT,
    ...quality/* QUALITY */.k,
    ...rubric/* RUBRIC_METRICS */.y1,
];

var define_on_code = __webpack_require__(70671);
;// CONCATENATED MODULE: ./build/metrics/code/code-metrics.js

const MAINTAINABILITY = {
    source: 'Coleman, Ash, Lowther and Oman 1994, as radon 6.0 scales it (`radon mi`)',
    unit: 'score',
    direction: 'higher',
    range: [0, 100],
    default_margin: { kind: 'absolute', value: 5 },
};
const STATIC = {
    source: 'poc-ai-workflow-frameworks, METRICS.md, static metrics',
    unit: 'count',
    direction: 'neutral',
    range: [0, null],
};
const LINES = { ...STATIC, source: 'radon 6.0, `radon raw`; poc-ai-workflow-frameworks, METRICS.md' };
const HALSTEAD = {
    ...STATIC,
    source: 'Halstead 1977, counted as `radon hal` does',
    direction: 'lower',
    default_margin: { kind: 'relative', value: 0.1 },
};
const FUNCTIONS = {
    ...HALSTEAD,
    source: 'McCabe 1976; over functions alone, as in poc-ai-workflow-frameworks, METRICS.md',
    absolute_margin: 1,
};
const BLOCKS = { ...FUNCTIONS, source: 'McCabe 1976, as `radon cc --average`' };
const ANNOTATED = {
    source: 'poc-ai-workflow-frameworks, METRICS.md, type annotation coverage',
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
        summary: 'How well the code can be maintained.',
        formula: "The mean over files of 100/171·(171 − 5.2·ln V − 0.23·CC − 16.2·ln LLOC + 50·sin √(2.46·c)), held between 0 and 100: V the Halstead volume, CC the file's complexity, LLOC its logical lines, c its comments per source line in per cent, taken as an angle in degrees.",
        example: { text: 'V = 3, CC = 5, LLOC = 10, c = 10 %: 91.99.', value: MI },
        ...MAINTAINABILITY,
        measure: ({ maintainability }) => maintainability.index,
    },
    {
        name: 'code.lowest-mi',
        title: 'lowest maintainability index of a file',
        summary: 'The file that is hardest to maintain.',
        formula: 'The lowest `code.mi` of a file.',
        example: { text: 'One file: its own 91.99.', value: MI },
        ...MAINTAINABILITY,
        measure: ({ maintainability }) => maintainability.lowest,
    },
    {
        name: 'code.average-complexity',
        title: 'average complexity of a function',
        summary: 'How many ways lead through a function.',
        formula: 'The mean over functions and methods of 1 and the number of their decisions.',
        example: { text: 'Methods of 3 and 1: 2.', value: 2 },
        also_unscored: 'when there is no function',
        ...FUNCTIONS,
        measure: ({ complexity: { functions_only: blocks } }) => (blocks.count === 0 ? null : blocks.average),
    },
    {
        name: 'code.max-complexity',
        title: 'highest complexity of a function',
        summary: 'The function with the most ways through it.',
        formula: 'The highest complexity of a function or method.',
        example: { text: 'Methods of 3 and 1: 3.', value: 3 },
        also_unscored: 'when there is no function',
        ...FUNCTIONS,
        measure: ({ complexity: { functions_only: blocks } }) => (blocks.count === 0 ? null : blocks.max),
    },
    {
        name: 'code.average-block-complexity',
        title: 'average complexity, classes included',
        summary: 'The same as radon prints it.',
        formula: 'The mean over functions, methods and classes. A class counts as the mean of its methods, and 1 more when it has several.',
        example: { text: 'Methods of 3 and 1 in a class of 3: 7/3.', value: 7 / 3 },
        also_unscored: 'when there is neither function nor class',
        ...BLOCKS,
        measure: ({ complexity: { with_classes: blocks } }) => (blocks.count === 0 ? null : blocks.average),
    },
    {
        name: 'code.max-block-complexity',
        title: 'highest complexity, classes included',
        summary: 'The highest of them.',
        formula: 'The highest complexity of a function, method or class.',
        example: { text: '3.', value: 3 },
        also_unscored: 'when there is neither function nor class',
        ...BLOCKS,
        measure: ({ complexity: { with_classes: blocks } }) => (blocks.count === 0 ? null : blocks.max),
    },
    {
        name: 'code.return-annotations',
        title: 'functions with a return annotation',
        summary: 'How many functions say what they return.',
        formula: 'Functions with a return annotation / functions that can have one.',
        example: { text: '1 of 2 methods: 0.5.', value: 0.5 },
        also_unscored: 'when no function can have one, as in JavaScript',
        ...ANNOTATED,
        measure: ({ declarations }) => declarations.return_annotation_share,
    },
    {
        name: 'code.imports',
        title: 'imports',
        summary: 'What the code leans on.',
        formula: 'Each name of `import a, b`, and 1 for each `from … import …`; in scripts each import, re-export and `require`.',
        example: { text: '2.', value: 2 },
        ...STATIC,
        measure: ({ declarations }) => declarations.imports,
    },
    {
        name: 'code.framework-imports',
        title: 'framework imports',
        summary: 'What of that is the framework.',
        formula: 'Imports of a module that `prefixes` names.',
        example: { text: '`langgraph.graph` by the prefix `langgraph`: 1.', value: 1 },
        ...STATIC,
        measure: ({ declarations }) => declarations.framework_imports,
    },
    {
        name: 'code.classes',
        title: 'classes',
        summary: 'Classes.',
        formula: 'Classes, summed over files.',
        example: { text: '1.', value: 1 },
        ...STATIC,
        measure: ({ declarations }) => declarations.classes,
    },
    {
        name: 'code.functions',
        title: 'functions',
        summary: 'Functions.',
        formula: 'Functions and methods wherever they are, async ones too, summed over files.',
        example: { text: '2.', value: 2 },
        ...STATIC,
        measure: ({ declarations }) => declarations.functions,
    },
    {
        name: 'code.halstead-volume',
        title: 'Halstead volume',
        summary: 'How much there is to read.',
        formula: 'N·log₂ n: N operators and operands in all, n of them distinct; summed over files.',
        example: { text: '`items + items`: 3·log₂ 2 = 3.', value: 3 },
        ...HALSTEAD,
        measure: ({ halstead }) => halstead.volume,
    },
    {
        name: 'code.halstead-difficulty',
        title: 'Halstead difficulty',
        summary: 'How hard that is.',
        formula: '(n₁/2)·(N₂/n₂): distinct operators, operands, distinct operands; the mean over files.',
        example: { text: '(1/2)·(2/1) = 1.', value: 1 },
        ...HALSTEAD,
        measure: ({ halstead }) => halstead.difficulty,
    },
    {
        name: 'code.halstead-effort',
        title: 'Halstead effort',
        summary: 'Volume and difficulty together.',
        formula: 'Difficulty · volume, summed over files.',
        example: { text: '1·3 = 3.', value: 3 },
        ...HALSTEAD,
        measure: ({ halstead }) => halstead.effort,
    },
    {
        name: 'code.halstead-bugs',
        title: 'Halstead bugs',
        summary: 'What that predicts.',
        formula: 'Volume / 3000, summed over files.',
        example: { text: '3/3000 = 0.001.', value: 0.001 },
        ...HALSTEAD,
        measure: ({ halstead }) => halstead.bugs,
    },
    {
        name: 'code.sloc',
        title: 'source lines',
        summary: 'Lines with code on them.',
        formula: 'Source lines, summed over files: neither blank nor comment.',
        example: { text: '10.', value: 10 },
        ...LINES,
        measure: ({ raw }) => raw.sloc,
    },
    {
        name: 'code.lloc',
        title: 'logical lines',
        summary: 'Statements, about.',
        formula: 'Logical lines, summed over files.',
        example: { text: '10.', value: 10 },
        ...LINES,
        measure: ({ raw }) => raw.lloc,
    },
    {
        name: 'code.comment-ratio',
        title: 'comments per source line',
        summary: 'How much of it is explained.',
        formula: 'Comments / source lines; above 1 where there is more comment than code.',
        example: { text: '1/10 = 0.1.', value: 0.1 },
        also_unscored: 'when there is no line of code',
        ...LINES,
        unit: 'ratio',
        measure: ({ comment_ratio: ratio }) => ratio,
    },
];
/** How hard the code is to follow, what it declares, and how much of it there is. */
const CODE_MEASURES = rows.map(define_on_code/* defineMeasure */.Wp);

var run_code = __webpack_require__(81219);
;// CONCATENATED MODULE: ./build/metrics/code/code-review.js


const REVIEW = {
    source: 'poc-ai-workflow-frameworks, METRICS.md, LLM code review',
    unit: 'score',
    direction: 'higher',
    range: [1, 5],
    measured_on: 'code-review',
};
const average = (0,define_on_code/* defineOnCode */.et)({
    ...REVIEW,
    name: 'code.review',
    title: 'code review, mean of seven',
    summary: 'What a judge thinks of the code.',
    formula: 'The mean of the seven grades below, to two decimals.',
    needs: 'To runs of a variant with `code_quality.review: true`.',
    edge_cases: 'When the judge could not be asked or gave nothing usable, for the reason that the run gives; in pull requests.',
    remarks: 'It is one reading of a judge, so a gate takes `min` alone.',
    example: { text: 'Grades of 4, 4, 3, 4, 3, 5 and 4: 27/7 = 3.86.', value: 3.86 },
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
        summary: `The same for one of the seven: ${asks}.`,
        formula: "The judge's grade: 5 excellent, 4 good, 3 acceptable, 2 poor, 1 bad.",
        needs: 'As `code.review`.',
        edge_cases: 'As `code.review`.',
        example: { text: `A grade of ${grade}.`, value: grade },
        measure: ({ review }) => (review?.kind === 'reviewed' ? (review.criteria[criterion]?.score ?? null) : null),
    });
}
/** The mean of the review, and each of the seven grades. */
const CODE_REVIEW = [average, ...run_code/* REVIEW_CRITERIA */.DU.map(defineCriterion)];

;// CONCATENATED MODULE: ./build/metrics/code/index.js


/** The source code of the system under test. */
const CODE = [...CODE_MEASURES, ...CODE_REVIEW];

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
        summary: `${what} ${percentile === 50 ? 'of the median query' : 'that one query in twenty exceeds'}.`,
        formula: `The ${percentile}th percentile over cases of \`${of}\`, each its mean over trials, interpolated linearly at position (n − 1)·${percentile / 100} of the sorted values.`,
        edge_cases: `As \`${of}\`.`,
        example: {
            text: `Cases of ${example.cases}: ${example[percentile]}.`,
            trials: (0,examples/* fiveCases */.e1)(exampleOf),
            value: percentile === 50 ? 3 : 8.8,
        },
        ...define_metric/* EXPENSE */.D0,
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

var times = __webpack_require__(11756);
var success = __webpack_require__(25047);
var tokens = __webpack_require__(35662);
;// CONCATENATED MODULE: ./build/metrics/cost/tokens-per-accurate-answer.js





const tokens_per_accurate_answer_NEEDS = 'To cases that `success` applies to.';
const SOURCE = 'LLMC, evaluation framework, tokens per accurate answer';
/** What an answer that is right takes in tokens. */
const ACCURATE_ANSWERS = [
    (0,define_metric/* defineRunMetric */.zw)({
        name: 'tokens.per-accurate-answer',
        title: 'tokens per accurate answer',
        summary: 'What an answer that is right takes in tokens.',
        formula: 'Σ `tokens.accurate` / Σ `success` over the cases, each with its means over trials: the mean of `tokens.total` over the trials that succeed.',
        needs: tokens_per_accurate_answer_NEEDS,
        source: 'LLMC, evaluation framework, tokens per accurate answer, read as the mean over accurate answers',
        edge_cases: 'A case is when its tokens or its success are; the figure is when no answer is right.',
        example: { text: '980 tokens and right, 1,500 tokens and wrong: 980.', trials: examples/* ONE_ACCURATE */.aR, value: 980 },
        ...define_metric/* EXPENSE */.D0,
        unit: 'tokens',
        per_run: () => ({ figure: 'ratio', numerator: 'tokens.accurate', denominator: 'success' }),
    }),
    (0,define_metric/* defineRunMetric */.zw)({
        name: 'tokens.spent-per-accurate-answer',
        title: 'tokens spent per accurate answer',
        summary: 'What is spent in tokens for every answer that is right: those of wrong answers count too.',
        formula: 'Σ `tokens.total` / Σ `success` over the cases, each with its means over trials.',
        needs: tokens_per_accurate_answer_NEEDS,
        source: 'LLMC, evaluation framework, tokens per accurate answer, read as all tokens by the number of accurate answers',
        edge_cases: 'A case is when its tokens or its success are (tokens of a failed trial are not known); the figure is when no answer is right: it is then infinite, not 0.',
        example: { text: '980 tokens and right, 1,500 tokens and wrong: 2,480.', trials: examples/* ONE_ACCURATE */.aR, value: 2480 },
        ...define_metric/* EXPENSE */.D0,
        unit: 'tokens',
        per_run: () => ({ figure: 'ratio', numerator: 'tokens.total', denominator: 'success' }),
    }),
    /** Tokens of a trial that succeeds, 0 of one that does not: a part of the next. */
    (0,success/* defineOutcomeMetric */.Ak)({
        name: 'tokens.accurate',
        title: 'tokens of accurate answers',
        summary: 'Tokens of the trials that succeed: a part of `tokens.per-accurate-answer`.',
        formula: '`tokens.total` · `success`.',
        needs: tokens_per_accurate_answer_NEEDS,
        edge_cases: 'When tokens or success are; when the trial failed.',
        example: {
            text: '980 tokens and a wrong answer: 0.',
            case: { checks: [{ contains: 'there' }] },
            reply: examples/* USAGE */.u_,
            value: 0,
        },
        source: SOURCE,
        ...define_metric/* COUNT */.i2,
        unit: 'tokens',
        score: ({ observation }, outcome) => (0,model_score/* combineScores */.LP)([(0,tokens/* totalTokens */.RP)(observation.reply)], (tokens) => tokens * outcome),
    }),
];

;// CONCATENATED MODULE: ./build/metrics/cost/index.js





/** What an answer costs in tokens, money and time, and what failed. */
const SPENDING = [
    tokens/* tokensTotal */.N7,
    tokens/* tokensInput */.Be,
    tokens/* tokensOutput */.eH,
    ...TOKEN_PERCENTILES,
    tokens/* tokensCachedShare */.KW,
    ...ACCURATE_ANSWERS,
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
    // Spans whose tokens are estimated from their characters.
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
        return (0,model_score/* unscored */.c7)(size);
    return size.injected.length === 0
        ? (0,model_score/* unscored */.c7)('no span is in the prompt')
        : (0,model_score/* scored */.lD)(size.estimated / size.injected.length);
}
const tokensOfTrial = (0,remember_last/* rememberLast */.m)(contextTokens);
function scoreContext(trial, figure) {
    const tokens = tokensOfTrial(trial);
    return (0,model_score/* scoreOf */.uw)(typeof tokens === 'string' ? tokens : figure(tokens));
}
const context_SOURCE = 'LLMC, evaluation framework, Context Waste Ratio; tokens of spans only';
const NO_SIZE = 'When the reply has no `spans`, or one of them gives neither `tokens`, `chars` nor `text`; when the trial failed.';
const WANTED = { needs: 'To cases with an expected span of relevance above 0.', applies: match_spans/* expectsSpans */.a5 };
/** What the retrieved spans take up in the prompt. */
const CONTEXT = [
    (0,define_metric/* defineMetric */.GR)({
        name: 'context.waste',
        aspect: 'spending',
        title: 'context waste',
        summary: 'How much of the context is not wanted.',
        formula: '(T − R) / T: T the tokens of all spans in the prompt, R of those that the case expects. Tokens of a span are its `tokens`, else a quarter of its `chars` or of the characters of its `text`, rounded up. In the prompt are the spans with `injected: true`, or all where no span says. A span that is retrieved twice, or expected with relevance 0, is waste. Neither the system prompt nor the question counts.',
        source: 'LLMC, evaluation framework, Context Waste Ratio; the tokens are those of spans, not of files or of the whole prompt',
        edge_cases: `${NO_SIZE} When T is 0.`,
        example: {
            text: 'Expected `a.ts`; retrieved `a.ts` of 40 tokens and `x.ts` of 60: 60/100 = 0.6.',
            ...examples/* WASTEFUL */.Kw,
            value: 0.6,
        },
        ...define_metric/* BAD_SHARE */.cb,
        unit: 'share',
        definition: `context.waste/1 ${match_spans/* SPAN_RULES */.bz}`,
        ...WANTED,
        score: (trial) => scoreContext(trial, ({ total, wasted }) => total === 0 ? 'no tokens of context were retrieved' : wasted / total),
    }),
    (0,define_metric/* defineRunMetric */.zw)({
        name: 'context.waste-pooled',
        aspect: 'spending',
        title: 'context waste, pooled',
        summary: 'The same over all tokens of the run: long contexts weigh more.',
        formula: 'Σ wasted tokens / Σ tokens over the cases, each with its means over trials.',
        needs: WANTED.needs,
        edge_cases: 'A case is, as `context.waste` says; the figure is when no case has a token of context.',
        example: {
            text: 'Two cases waste 60 of 100 and 0 of 20 tokens: 60/120 = 0.5, where the mean of their ratios is 0.3.',
            trials: [examples/* WASTEFUL */.Kw, { case: examples/* ONE_SPAN */.Qr, reply: { spans: [{ path: 'a.ts', tokens: 20 }] } }],
            value: 0.5,
        },
        source: 'LLMC, evaluation framework, Context Waste Ratio, over all tokens of the run',
        ...define_metric/* BAD_SHARE */.cb,
        unit: 'share',
        per_run: () => ({ figure: 'ratio', numerator: 'context.wasted-tokens', denominator: 'context.tokens' }),
    }),
    (0,define_metric/* defineMetric */.GR)({
        name: 'context.tokens',
        title: 'context tokens',
        summary: 'How many tokens of context are retrieved.',
        formula: 'T of `context.waste`.',
        edge_cases: NO_SIZE,
        example: { text: 'Spans of 40 and 60 tokens: 100.', ...examples/* WASTEFUL */.Kw, value: 100 },
        source: context_SOURCE,
        ...define_metric/* COUNT */.i2,
        unit: 'tokens',
        score: ({ observation }) => {
            const size = contextSize(observation.reply);
            return (0,model_score/* scoreOf */.uw)(typeof size === 'string' ? size : size.total);
        },
    }),
    (0,define_metric/* defineMetric */.GR)({
        name: 'context.relevant-tokens',
        title: 'relevant context tokens',
        summary: 'How many tokens of context are wanted.',
        formula: 'R of `context.waste`: the tokens of the spans in the prompt that the case expects, each counted once.',
        edge_cases: NO_SIZE,
        example: { text: 'As for `context.waste`: 40.', ...examples/* WASTEFUL */.Kw, value: 40 },
        source: context_SOURCE,
        ...define_metric/* COUNT */.i2,
        unit: 'tokens',
        definition: `context.relevant-tokens/1 ${match_spans/* SPAN_RULES */.bz}`,
        ...WANTED,
        score: (trial) => scoreContext(trial, ({ total, wasted }) => total - wasted),
    }),
    (0,define_metric/* defineAmountMetric */.k_)({
        name: 'context.wasted-tokens',
        title: 'wasted context tokens',
        summary: 'How many tokens of context are not wanted.',
        formula: 'T − R of `context.waste`.',
        edge_cases: NO_SIZE,
        example: { text: 'As for `context.waste`: 60.', ...examples/* WASTEFUL */.Kw, value: 60 },
        source: context_SOURCE,
        unit: 'tokens',
        definition: `context.wasted-tokens/1 ${match_spans/* SPAN_RULES */.bz}`,
        ...WANTED,
        score: (trial) => scoreContext(trial, ({ wasted }) => wasted),
    }),
    (0,define_metric/* defineMetric */.GR)({
        name: 'context.estimated',
        title: 'estimated share of context spans',
        summary: 'How many of the spans have tokens that Goldenpair estimates.',
        formula: 'Spans in the prompt without `tokens`, whose characters are divided by four, by all spans in the prompt.',
        source: 'LLMC, evaluation framework, Context Waste Ratio: tokens of spans, else an estimate that is named',
        edge_cases: `${NO_SIZE} When no span is in the prompt.`,
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
        ...define_metric/* NEUTRAL_SHARE */.y,
        score: ({ observation }) => estimatedShare(observation.reply),
    }),
];

var ranking_formulas = __webpack_require__(1831);
;// CONCATENATED MODULE: ./build/metrics/retrieval/ranking.js





/**
 * A retrieval metric: a ratio, higher is better, for cases that expect a span. A failed trial is 0; a reply that has
 * no `spans` at all is unscored, one with an empty list retrieved nothing and is 0. Unscored too where it depends on a span of which it
 * cannot be told whether it is an expected one.
 */
function defineRankingMetric({ choice, measure, facts = define_metric/* SHARE */.oV, ...row }) {
    return (0,define_metric/* defineMetric */.GR)({
        ...facts,
        needs: 'To cases with an expected span of relevance above 0.',
        ...row,
        edge_cases: 'When the reply has no `spans`; when it depends on a span of which it [cannot be told](#how-retrieved-spans-are-matched) what it is.',
        definition: (context) => {
            const chosen = choice?.(context) ?? null;
            return `${row.name}/1 ${match_spans/* SPAN_RULES */.bz}${chosen === null ? '' : ` ${chosen}`}`;
        },
        applies: match_spans/* expectsSpans */.a5,
        score: ({ ranking }, context) => ranking === null
            ? (0,model_score/* unscored */.c7)('the target reported no spans')
            : (0,match_spans/* scoreRanking */.Dz)(ranking, (possible) => measure(possible, context)),
        when_failed: 0,
    });
}
const ranking_rows = [
    {
        name: 'retrieval.precision',
        title: 'precision',
        summary: 'How much of the first k is wanted.',
        formula: 'Expected spans among the first k, divided by k, also when fewer than k were retrieved; with `precision_divisor: returned` by the number that was retrieved, where that is smaller (nothing retrieved: 0). Where replies have fewer spans than `primary_k`, and more of them than in the baseline, the report warns.',
        example: {
            text: 'Expected `a.ts`, `b.ts`, `c.ts`; retrieved `x`, `b.ts`, `a.ts`, `y`, `z`: precision@5 = 2/5 = 0.4.',
            ...examples/* TWO_OF_THREE */.y6,
            value: 0.4,
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
        summary: 'How much of what is wanted is in the first k.',
        formula: 'Expected spans among the first k, divided by all expected spans.',
        needs: 'To cases with an expected span of relevance above 0 (trec_eval says 0 for the others).',
        example: { text: 'As above: recall@5 = 2/3 = 0.667.', ...examples/* TWO_OF_THREE */.y6, value: 2 / 3 },
        source: 'trec_eval 10.0, measure recall',
        at_each_k: true,
        measure: ({ gains, ideal }, { k }) => (0,ranking_formulas/* recallAtK */.o4)(gains, ideal.length, k),
    },
    {
        name: 'retrieval.f1',
        title: 'F1 of retrieval',
        summary: 'Precision and recall of the first k in one figure.',
        formula: '2PR / (P + R) of `retrieval.precision` and `retrieval.recall` at k; 0 when both are 0.',
        example: { text: 'As above: precision@5 is 0.4, recall@5 is 2/3, F1@5 = 0.5.', ...examples/* TWO_OF_THREE */.y6, value: 0.5 },
        source: 'van Rijsbergen 1979, Information Retrieval, chapter 7, with β = 1',
        at_each_k: true,
        choice: ranking_formulas/* describeDivisor */.Yu,
        measure: ({ gains, ideal }, context) => (0,ranking_formulas/* harmonicMean */.fY)((0,ranking_formulas/* measurePrecision */.jh)(gains, context), (0,ranking_formulas/* recallAtK */.o4)(gains, ideal.length, context.k)),
    },
    {
        name: 'retrieval.ndcg',
        title: 'nDCG',
        summary: 'How well the first k are ordered, by graded relevance.',
        formula: "DCG / ideal DCG, DCG = Σ gain / log2(rank + 1) over the first k. The gain is the relevance itself, or 2^relevance − 1 with `ndcg_gain: exp` (Burges et al. 2005, ICML 22:89). The ideal is made of the case's expected spans, highest relevance first and cut at k, so that a span that was missed lowers the value.",
        example: {
            text: 'Relevances `a.ts` 1, `b.ts` 0.8, `c.ts` 0.5; retrieved `x`, `b.ts`, `a.ts`, `y`, `z`: (0.8/log2 3 + 1/2) / (1 + 0.8/log2 3 + 0.5/2) = 1.0047 / 1.7547 = 0.573.',
            ...examples/* TWO_OF_THREE */.y6,
            value: (0.8 / Math.log2(3) + 1 / 2) / (1 + 0.8 / Math.log2(3) + 0.5 / 2),
        },
        source: 'Järvelin & Kekäläinen 2002, ACM TOIS 20:422; trec_eval 10.0, measure ndcg_cut',
        at_each_k: true,
        choice: ({ scoring }) => (scoring.ndcg_gain === 'linear' ? null : `gain=${scoring.ndcg_gain}`),
        measure: (ranking, { k, scoring }) => (0,ranking_formulas/* ndcgAtK */.nx)(ranking, { k, gain: scoring.ndcg_gain }),
    },
    {
        name: 'retrieval.average-precision',
        title: 'average precision',
        summary: 'How early all that is wanted comes within the first k.',
        formula: 'The precision at the rank of each expected span among the first k, summed and divided by the number of all expected spans: what was missed counts as 0.',
        example: {
            text: 'Expected `a.ts`, `b.ts`, `c.ts`; retrieved `x`, `b.ts`, `a.ts`, `y`, `z`: (1/2 + 2/3) / 3 = 0.389.',
            ...examples/* TWO_OF_THREE */.y6,
            value: 7 / 18,
        },
        source: 'trec_eval 10.0, measure map_cut',
        at_each_k: true,
        measure: ({ gains, ideal }, { k }) => (0,ranking_formulas/* averagePrecision */.cF)(gains, ideal.length, k),
    },
    {
        name: 'retrieval.hit',
        title: 'hit',
        summary: 'Whether the first k have anything that is wanted.',
        formula: '1 when at least one expected span is among the first k, else 0.',
        example: { text: 'As above: hit@1 = 0, hit@3 = 1.', k: 1, ...examples/* TWO_OF_THREE */.y6, value: 0 },
        source: 'trec_eval 10.0, measure success',
        facts: define_metric/* YES_NO */.mx,
        at_each_k: true,
        measure: ({ gains }, { k }) => (0,ranking_formulas/* hitAtK */.gD)(gains, k),
    },
    {
        name: 'retrieval.mrr',
        title: 'MRR',
        summary: 'How far down the first wanted span is.',
        formula: '1 / rank of the first expected span in the whole list, or among the first `mrr_cutoff`; 0 when there is none.',
        example: { text: 'As above: the first expected span has rank 2: 0.5.', ...examples/* TWO_OF_THREE */.y6, value: 0.5 },
        source: 'Voorhees 1999, The TREC-8 Question Answering Track Report; trec_eval 10.0, measure recip_rank',
        choice: ({ scoring: { mrr_cutoff: cutoff } }) => (cutoff === null ? null : `cutoff=${cutoff}`),
        measure: ({ gains }, { scoring: { mrr_cutoff: cutoff } }) => (0,ranking_formulas/* reciprocalRank */.JZ)(cutoff === null ? gains : gains.slice(0, cutoff)),
    },
    {
        name: 'retrieval.map',
        title: 'MAP',
        summary: 'How early all that is wanted comes. Its mean over cases is the mean average precision.',
        formula: '`retrieval.average-precision` over the whole list.',
        example: { text: 'As above: 0.389.', ...examples/* TWO_OF_THREE */.y6, value: 7 / 18 },
        source: 'trec_eval 10.0, measure map',
        measure: ({ gains, ideal }) => (0,ranking_formulas/* averagePrecision */.cF)(gains, ideal.length),
    },
    {
        name: 'retrieval.r-precision',
        title: 'R-precision',
        summary: 'How much of the first R is wanted, where R spans are.',
        formula: 'Expected spans among the first R, divided by R, the number of all expected spans.',
        example: {
            text: 'As above, R = 3: two of `x`, `b.ts`, `a.ts` are expected: 0.667.',
            ...examples/* TWO_OF_THREE */.y6,
            value: 2 / 3,
        },
        source: 'trec_eval 10.0, measure Rprec',
        measure: ({ gains, ideal }) => (0,ranking_formulas/* precisionAtK */.tf)(gains, ideal.length),
    },
];
/** How well the retrieved spans are chosen and ordered. */
const RANKING = ranking_rows.map(defineRankingMetric);

;// CONCATENATED MODULE: ./build/metrics/retrieval/retrieved-spans.js





/** What a reply's list of spans is like: needed to read the metrics of retrieval, and where not said otherwise neither better nor worse. */
function defineSpanMetric({ measure, ...row }) {
    return (0,define_metric/* defineMetric */.GR)({
        needs: 'To cases with an expected span of relevance above 0.',
        edge_cases: 'When the reply has no `spans`; when the trial failed.',
        ...define_metric/* COUNT */.i2,
        ...row,
        definition: `${row.name}/1 ${match_spans/* SPAN_RULES */.bz}`,
        applies: match_spans/* expectsSpans */.a5,
        score: ({ ranking }) => (ranking === null ? (0,model_score/* unscored */.c7)('the target reported no spans') : measure(ranking)),
    });
}
/**
 * 1 when none of the expected spans was retrieved, at whatever rank, else 0.
 * @example missesAll([0, 0]) // 1
 */
function missesAll(gains) {
    return (0,ranking_formulas/* countFound */.WC)(gains) > 0 ? 0 : 1;
}
const retrieved_spans_rows = [
    {
        name: 'retrieval.zero-recall',
        title: 'zero-recall rate',
        summary: 'Whether the case was missed completely. Its mean is the share of such cases.',
        formula: '1 when none of the expected spans is anywhere in the list, else 0.',
        edge_cases: 'When the reply has no `spans`; when it depends on a span of which it [cannot be told](#how-retrieved-spans-are-matched) what it is. A failed trial is 1.',
        example: { text: 'As above: two of the expected spans are in the list: 0.', ...examples/* TWO_OF_THREE */.y6, value: 0 },
        source: 'Goldenpair: pytest-style failing criterion of a single run; recall of the whole list is 0',
        ...define_metric/* FAULT */.$S,
        criterion: 'zero_recall',
        measure: (ranking) => (0,match_spans/* scoreRanking */.Dz)(ranking, ({ gains }) => missesAll(gains)),
        when_failed: 1,
    },
    {
        name: 'retrieval.returned',
        title: 'spans returned',
        summary: 'How many spans came back.',
        formula: 'Spans in the reply, duplicates left out.',
        example: { text: 'As above: 5.', ...examples/* TWO_OF_THREE */.y6, value: 5 },
        source: 'trec_eval 10.0, measure num_ret; duplicates left out',
        measure: ({ gains }) => (0,model_score/* scored */.lD)(gains.length),
    },
    {
        name: 'retrieval.duplicates',
        title: 'spans returned twice',
        summary: 'How many spans came back again.',
        formula: 'Spans in the reply that an earlier one is already.',
        example: {
            text: '`a.ts` and `./a.ts`: 1.',
            case: examples/* THREE_SPANS */.Vu,
            reply: { spans: [{ path: 'a.ts' }, { path: './a.ts' }] },
            value: 1,
        },
        source: 'Goldenpair: spans are ranked once each',
        measure: ({ duplicates }) => (0,model_score/* scored */.lD)(duplicates),
    },
    {
        name: 'retrieval.matched-by-path',
        title: 'found by path alone',
        summary: 'How much of what was found is known by its file alone.',
        formula: 'Expected spans that were found by `path` alone (the fourth way [above](#how-retrieved-spans-are-matched)), divided by those that were found.',
        edge_cases: 'When the reply has no `spans`; when it cannot be told of one whether it is expected; when no expected span was found; when the trial failed.',
        example: {
            text: 'Expected `a.ts`, `b.ts`, `c.ts` without symbols, two of them found: 2/2 = 1.',
            ...examples/* TWO_OF_THREE */.y6,
            value: 1,
        },
        source: 'Goldenpair: the weakest identity of a span',
        ...define_metric/* NEUTRAL_SHARE */.y,
        measure: ({ gains, found_by_path: byPath, undecided }) => {
            if (undecided !== null)
                return (0,model_score/* unscored */.c7)(undecided.reason);
            const count = (0,ranking_formulas/* countFound */.WC)(gains);
            return count === 0 ? (0,model_score/* unscored */.c7)('no expected span was retrieved') : (0,model_score/* scored */.lD)(byPath / count);
        },
    },
];
/** What the list of retrieved spans is like, whatever its order. */
const RETRIEVED_SPANS = retrieved_spans_rows.map(defineSpanMetric);

var sources = __webpack_require__(36355);
;// CONCATENATED MODULE: ./build/metrics/retrieval/index.js





/** Whether a case succeeded, and what was retrieved for it. */
const RETRIEVAL = [
    ...success/* SUCCESS */.qO,
    ...RANKING,
    ...RETRIEVED_SPANS,
    ...sources/* SOURCES */.Hl,
    ...CONTEXT,
];

;// CONCATENATED MODULE: ./build/metrics/routing/calibration.js




const calibration_NEEDS = 'To cases that `success` applies to.';
function scoreConfidence({ planner }) {
    return (0,model_score/* scoredOr */.i1)(planner?.confidence, 'the target reported no planner.confidence');
}
function defineCalibrationError(docs, error) {
    return (0,define_metric/* defineRunMetric */.zw)({
        ...docs,
        ...define_metric/* BAD_SHARE */.cb,
        ...(error === 'expected' && { default_gate: 'if-reported' }),
        per_run: ({ scoring }) => ({
            figure: 'calibration-error',
            error,
            confidence: 'planner.confidence',
            outcome: 'success',
            buckets: scoring.calibration_buckets,
        }),
    });
}
/**
 * The squared distance of a confidence (0 to 1) from its outcome (0 or 1).
 * Source: Brier 1950, Mon. Weather Rev. 78:1, in the form for two outcomes.
 * @example brierScore(0.9, 0) // 0.81
 */
function brierScore(confidence, outcome) {
    return (confidence - outcome) ** 2;
}
/** What the planner knows of itself, and how well. */
const CALIBRATION = [
    (0,define_metric/* defineMetric */.GR)({
        name: 'planner.confidence',
        title: 'planner confidence',
        summary: 'How sure the target is before it answers.',
        formula: '`planner.confidence` of the reply.',
        edge_cases: 'When the target reports none; when the trial failed.',
        example: { text: '`planner: { confidence: 0.8 }`: 0.8.', reply: { planner: { confidence: 0.8 } }, value: 0.8 },
        source: '`planner.confidence` reported by the target',
        ...define_metric/* NEUTRAL_SHARE */.y,
        score: ({ observation: { reply } }) => scoreConfidence(reply),
    }),
    (0,define_metric/* defineMetric */.GR)({
        name: 'planner.span-count',
        title: 'planned spans',
        summary: 'How many spans the planner picked.',
        formula: '`planner.span_count`, else the number of `planner.span_ids`.',
        edge_cases: 'When the target reports neither; when the trial failed.',
        example: { text: '`planner: { span_count: 4 }`: 4.', reply: { planner: { span_count: 4 } }, value: 4 },
        source: '`planner.span_count` reported by the target',
        ...define_metric/* COUNT */.i2,
        score: ({ observation: { reply } }) => (0,model_score/* scoredOr */.i1)(reply.planner?.span_count ?? reply.planner?.span_ids?.length, 'the target reported neither planner.span_count nor planner.span_ids'),
    }),
    defineCalibrationError({
        name: 'calibration.ece',
        title: 'calibration error',
        needs: calibration_NEEDS,
        source: 'Naeini, Cooper & Hauskrecht 2015, AAAI 29:2901; Guo et al. 2017, arXiv:1706.04599',
        summary: 'How far confidence is from success: the expected calibration error.',
        formula: 'Σ w_b·|success_b − confidence_b| / Σ w_b over the buckets of confidence (`calibration_buckets`, by default [0, 0.3), [0.3, 0.6), [0.6, 1]), with the mean confidence and the share of successes in each. Every case weighs 1, shared by its trials. Empty buckets count for nothing.',
        edge_cases: 'A trial is without `planner.confidence` or `success`; the figure is when no case is scored.',
        example: {
            text: 'Two cases with confidence 0.9, one of which succeeds, and one with 0.2, which fails: (2·|0.5 − 0.9| + |0 − 0.2|)/3 = 0.333.',
            trials: examples/* SURE */.cL,
            value: 1 / 3,
        },
    }, 'expected'),
    defineCalibrationError({
        name: 'calibration.mce',
        title: 'largest calibration error',
        needs: calibration_NEEDS,
        source: 'Naeini, Cooper & Hauskrecht 2015, AAAI 29:2901',
        summary: 'The same of the worst bucket: the maximum calibration error.',
        formula: 'The largest |success_b − confidence_b| over the buckets of `calibration.ece` that are not empty.',
        edge_cases: 'As `calibration.ece`.',
        example: { text: 'As for `calibration.ece`: 0.4.', trials: examples/* SURE */.cL, value: 0.4 },
    }, 'maximum'),
    (0,success/* defineOutcomeMetric */.Ak)({
        name: 'calibration.brier',
        title: 'Brier score',
        summary: 'How far confidence is from the outcome, trial by trial.',
        formula: '(c − s)²: c `planner.confidence`, s `success`.',
        needs: calibration_NEEDS,
        edge_cases: 'When the target reports no confidence, or `success` is unscored; when the trial failed.',
        example: {
            text: 'Confidence 0.9 and no success: 0.81.',
            case: examples/* CHECKED */.kK,
            reply: { planner: { confidence: 0.9 }, answer: 'no' },
            value: 0.9 ** 2,
        },
        source: 'Brier 1950, Mon. Weather Rev. 78:1',
        ...define_metric/* BAD_SHARE */.cb,
        score: ({ observation }, outcome) => (0,model_score/* combineScores */.LP)([scoreConfidence(observation.reply)], (confidence) => brierScore(confidence, outcome)),
    }),
    (0,define_metric/* defineRunMetric */.zw)({
        name: 'calibration.correlation',
        title: 'confidence–success correlation',
        summary: 'Whether the target is surer where it succeeds.',
        formula: "Pearson's r of `planner.confidence` and `success` over the trials; every case weighs 1, shared by its trials.",
        needs: calibration_NEEDS,
        edge_cases: 'A trial is, as in `calibration.ece`; the figure is when confidence or success is the same throughout.',
        example: { text: 'As for `calibration.ece`: 0.5.', trials: examples/* SURE */.cL, value: 0.5 },
        source: 'Pearson 1895, Proc. R. Soc. Lond. 58:240; point-biserial with a 0-or-1 outcome',
        unit: 'ratio',
        direction: 'higher',
        range: [-1, 1],
        default_margin: { kind: 'absolute', value: 0.1 },
        per_run: () => ({ figure: 'correlation', x: 'planner.confidence', y: 'success' }),
    }),
];

var route_choice = __webpack_require__(94604);
var route_escalation = __webpack_require__(52778);
;// CONCATENATED MODULE: ./build/metrics/routing/index.js



/** Which route tier answered, and how well the planner knew what it knew. */
const ROUTING = [...route_escalation/* ROUTE_ESCALATION */.wQ, ...route_choice/* ROUTE_CHOICE */.CE, ...CALIBRATION];

;// CONCATENATED MODULE: ./build/metrics/run/changes.js



const FAILED = 'ProjectScylla, docs/design/metrics-formulas.md, change fail percentage';
const REVERTED = 'ProjectScylla, docs/design/metrics-formulas.md, PR revert rate';
/** How many changes have a mark. One that does not say is not one that went well: then nothing is counted. */
function countMarked(changes, field) {
    return changes.every((change) => change[field] !== undefined)
        ? changes.filter((change) => change[field] === true).length
        : `a change does not say ${field}`;
}
const counts = [
    {
        name: 'changes.total',
        title: 'changes',
        source: FAILED,
        summary: 'How many changes to code an agent made.',
        formula: 'The number of `changes`.',
        edge_cases: 'When the target reported no `changes`, and for failed trials.',
        example: { text: 'Four changes: 4.', reply: examples/* CHANGED */.Rj, value: 4 },
        count: ({ length }) => length,
    },
    {
        name: 'changes.failed',
        title: 'changes that caused a failure',
        source: FAILED,
        summary: 'How many of them caused a failure.',
        formula: 'The number of `changes` with `caused_failure: true`.',
        edge_cases: 'As `changes.total`, and when a change does not say `caused_failure`.',
        example: { text: 'One of four: 1.', reply: examples/* CHANGED */.Rj, value: 1 },
        count: (changes) => countMarked(changes, 'caused_failure'),
    },
    {
        name: 'changes.reverted',
        title: 'reverted changes',
        source: REVERTED,
        summary: 'How many of them were taken back.',
        formula: 'The number of `changes` with `reverted: true`.',
        edge_cases: 'As `changes.total`, and when a change does not say `reverted`.',
        example: { text: 'Two of four: 2.', reply: examples/* CHANGED */.Rj, value: 2 },
        count: (changes) => countMarked(changes, 'reverted'),
    },
];
const rates = [
    {
        name: 'changes.fail-percentage',
        title: 'share of changes that caused a failure',
        source: `${FAILED} (CFP)`,
        summary: 'The share of changes that caused a failure.',
        example: {
            text: 'One of four changes, and none of none: 1/4 = 0.25.',
            trials: [{ reply: examples/* CHANGED */.Rj }, { reply: { changes: [] } }],
            value: 0.25,
        },
        numerator: 'changes.failed',
    },
    {
        name: 'changes.revert-rate',
        title: 'share of changes that were reverted',
        source: REVERTED,
        summary: 'The share of changes that were reverted.',
        example: {
            text: 'Two of four changes: 0.5.',
            trials: [{ reply: examples/* CHANGED */.Rj }, { reply: { changes: [] } }],
            value: 0.5,
        },
        numerator: 'changes.reverted',
    },
];
/** What became of the changes that an agent made. */
const CHANGES = [
    ...counts.map(({ count, ...row }) => (0,define_metric/* defineMetric */.GR)({
        ...row,
        ...define_metric/* COUNT */.i2,
        score: ({ observation: { reply } }) => (0,model_score/* scoreOf */.uw)(reply.changes === undefined ? 'the target reported no changes' : count(reply.changes)),
    })),
    ...rates.map(({ numerator, ...row }) => (0,define_metric/* defineRunMetric */.zw)({
        ...row,
        formula: `Σ \`${numerator}\` / Σ \`changes.total\` over the cases, each with its means over trials.`,
        edge_cases: 'A case is, as its parts say; the figure is when there was no change at all.',
        ...define_metric/* BAD_SHARE */.cb,
        aspect: 'conduct',
        per_run: () => ({ figure: 'ratio', numerator, denominator: 'changes.total' }),
    })),
];

;// CONCATENATED MODULE: ./build/metrics/run/components.js




const SKILL = ['SKILL_PROMPT', 'DOMAIN_EXPERTISE'];
/**
 * The tokens in and out of the components of some types: 0 when components are reported and none is of them. A component that gives one
 * of the two counts has none of the other; one that gives neither makes the sum unscored.
 * @example sumComponents({ answer: '', components: [{ type: 'TOOL_SCHEMA', input_tokens: 50 }] }, ['TOOL_SCHEMA']) // 50
 */
function sumComponents({ components }, types) {
    if (components === undefined)
        return (0,model_score/* unscored */.c7)('the target reported no components');
    let tokens = 0;
    for (const { type, input_tokens: input, output_tokens: output } of components) {
        if (!types.includes(type))
            continue;
        if (input === undefined && output === undefined)
            return (0,model_score/* unscored */.c7)(`a component of type ${type} gives no tokens`);
        tokens += (input ?? 0) + (output ?? 0);
    }
    return (0,model_score/* scored */.lD)(tokens);
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
    return (0,define_metric/* defineAmountMetric */.k_)({
        name: `components.${words.join('-')}`,
        title: `${words.join(' ')} tokens`,
        aliases: type === 'TOOL_SCHEMA' ? ['components.schema-overhead', 'schema-overhead'] : [],
        source: SCYLLA.has(type)
            ? 'ProjectScylla, docs/design/metrics-formulas.md, token tracking by component'
            : 'ProjectScylla: with these, the components sum to the total',
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
        unit: 'tokens',
        score: ({ observation }) => sumComponents(observation.reply, [type]),
    });
}
/**
 * The share of skill tokens in skill and schema tokens, 0 to 1; null when both are 0.
 * Source: ProjectScylla, docs/design/metrics-formulas.md, skill efficiency.
 * @example skillEfficiency({ skill: 200, schema: 800 }) // 0.2
 */
function skillEfficiency({ skill, schema }) {
    return skill + schema === 0 ? null : skill / (skill + schema);
}
/** What the tokens of a reply were spent on: each type of component, then skills beside definitions of tools. */
const COMPONENTS = [
    ...observation/* COMPONENT_TYPES */.Ov.map(defineType),
    (0,define_metric/* defineAmountMetric */.k_)({
        name: 'components.skill-tokens',
        title: 'skill tokens',
        source: 'ProjectScylla, docs/design/metrics-formulas.md, skill efficiency',
        summary: 'Tokens that went to skills.',
        formula: '`components.skill-prompt` + `components.domain-expertise`.',
        edge_cases: 'As its parts.',
        example: { text: '150 and 50: 200.', reply: examples/* COMPOSED */.TB, value: 200 },
        unit: 'tokens',
        score: ({ observation }) => sumComponents(observation.reply, SKILL),
    }),
    (0,define_metric/* defineMetric */.GR)({
        name: 'components.skill-efficiency',
        aspect: 'spending',
        title: 'skill efficiency',
        summary: 'How much of skills and tool definitions is skill.',
        formula: 'skill / (skill + schema): `components.skill-tokens`, `components.tool-schema`. 1 without a schema.',
        edge_cases: 'As its parts, and when both are 0.',
        example: { text: '200 of skill and 800 of schema: 0.2.', reply: examples/* COMPOSED */.TB, value: 0.2 },
        source: 'ProjectScylla, docs/design/metrics-formulas.md, skill efficiency',
        ...define_metric/* SHARE */.oV,
        score: ({ observation: { reply } }) => (0,model_score/* combineScores */.LP)([sumComponents(reply, SKILL), sumComponents(reply, ['TOOL_SCHEMA'])], (skill, schema) => skillEfficiency({ skill, schema }) ?? 'there are neither skill nor schema tokens'),
    }),
    (0,define_metric/* defineRunMetric */.zw)({
        name: 'components.token-efficiency-ratio',
        aspect: 'spending',
        title: 'schema tokens per skill token',
        summary: 'Schema tokens for each skill token.',
        formula: 'Σ `components.tool-schema` / Σ `components.skill-tokens` over the cases, each with its means over trials.',
        edge_cases: 'A case is, as its parts say; the figure is when no case has skill tokens: it is then infinite where there is a schema, and nothing where there is not.',
        example: { text: '800 of schema and 200 of skill: 4.', trials: [{ reply: examples/* COMPOSED */.TB }], value: 4 },
        source: 'ProjectScylla, docs/design/metrics-formulas.md, token efficiency ratio',
        ...define_metric/* EXPENSE */.D0,
        unit: 'ratio',
        absolute_margin: 0.05,
        per_run: () => ({ figure: 'ratio', numerator: 'components.tool-schema', denominator: 'components.skill-tokens' }),
    }),
];

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
const ACHIEVED = {
    ...define_metric/* SHARE */.oV,
    applies: ({ expected_steps: expected = [] }) => expected.length > 0,
    when_failed: 0,
};
function scoreAchieved({ progress }, expected) {
    const achieved = progress?.achieved;
    if (achieved === undefined)
        return (0,model_score/* unscored */.c7)('the target reported no achieved steps');
    return (0,model_score/* scoredOr */.i1)(progressRate(expected, achieved), 'the weights of the expected steps sum to 0');
}
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
function scoreActions({ progress }) {
    const { actions_total: total, actions_aligned: aligned } = progress ?? {};
    if (total === undefined || aligned === undefined)
        return (0,model_score/* unscored */.c7)('the target reported no actions_total and actions_aligned');
    if (total === 0)
        return (0,model_score/* unscored */.c7)('there was no action');
    if (aligned > total)
        return (0,model_score/* unscored */.c7)(`the target reported more aligned actions (${aligned}) than actions (${total})`);
    return (0,model_score/* scored */.lD)(1 - aligned / total);
}
const progress_SOURCE = 'ProjectScylla, docs/design/metrics-formulas.md, fine-grained progress rate (R_Prog)';
/** How far a run of an agent got, and how straight. */
const PROGRESS_METRICS = [
    (0,define_metric/* defineMetric */.GR)({
        ...ACHIEVED,
        name: 'run.progress',
        title: 'progress',
        summary: 'How far the work got, where it is made of steps (R_Prog).',
        formula: 'Σ weights of the expected steps that were achieved / Σ weights of all `expected_steps`. Weights are the case’s, 1 where it gives none; those of the reply do not count. An entry of `progress.achieved` counts unless it says `completed: false`, once, and only for a step that is expected.',
        needs: 'To cases with `expected_steps`.',
        source: progress_SOURCE,
        edge_cases: 'When the target reported no `progress.achieved`, or the weights of the expected steps sum to 0. A failed trial is 0.',
        example: { text: 'Steps a (weight 3) and b; a is achieved: 3/4 = 0.75.', ...examples/* ONE_OF_TWO_STEPS */.Mb, value: 0.75 },
        score: ({ observation, golden }) => scoreAchieved(observation.reply, golden.expected_steps ?? []),
    }),
    (0,define_metric/* defineMetric */.GR)({
        ...ACHIEVED,
        name: 'run.progress-simple',
        title: 'progress, steps counted',
        summary: 'The same, steps counted.',
        formula: 'Expected steps that were achieved / expected steps.',
        needs: 'To cases with `expected_steps`.',
        source: progress_SOURCE,
        edge_cases: 'When the target reported no `progress.achieved`. A failed trial is 0.',
        example: { text: 'Steps a and b; a is achieved: 0.5.', ...examples/* ONE_OF_TWO_STEPS */.Mb, value: 0.5 },
        score: ({ observation, golden: { expected_steps: steps = [] } }) => scoreAchieved(observation.reply, steps.map(({ step_id }) => ({ step_id }))),
    }),
    (0,define_metric/* defineMetric */.GR)({
        ...define_metric/* BAD_SHARE */.cb,
        name: 'run.strategic-drift',
        title: 'strategic drift',
        summary: 'How far the steps stray from the goal.',
        formula: '1 − Σ goal_alignment · weight / Σ weight over the `steps` that give a `goal_alignment`; where none does, over `progress.achieved`. A weight that is not given is 1.',
        edge_cases: 'When nothing reported has a `goal_alignment`, or the weights sum to 0, and for failed trials.',
        example: { text: 'Alignments of 1 (weight 3) and 0.2: 1 − 3.2/4 = 0.2.', reply: examples/* PROGRESS */.Gd, value: 0.2 },
        source: 'ProjectScylla, docs/design/metrics-formulas.md, strategic drift',
        score: ({ observation }) => {
            const aligned = listAligned(observation.reply);
            if (aligned.length === 0)
                return (0,model_score/* unscored */.c7)('the target reported no step with goal_alignment');
            return (0,model_score/* scoredOr */.i1)(strategicDrift(aligned), 'the weights of the steps sum to 0');
        },
    }),
    (0,define_metric/* defineMetric */.GR)({
        ...define_metric/* BAD_SHARE */.cb,
        name: 'run.strategic-drift-simple',
        title: 'strategic drift, actions counted',
        summary: 'The same, actions counted.',
        formula: '1 − `progress.actions_aligned` / `progress.actions_total`.',
        source: 'ProjectScylla, docs/design/metrics-formulas.md, simple version',
        edge_cases: 'When one of the two is not reported, there was no action, or more are aligned than there were; and for failed trials.',
        example: { text: '3 of 4 actions are aligned: 0.25.', reply: examples/* PROGRESS */.Gd, value: 0.25 },
        score: ({ observation }) => scoreActions(observation.reply),
    }),
];

var scoring = __webpack_require__(60960);
;// CONCATENATED MODULE: ./build/metrics/run/trial-deviations.js



function defineDeviation({ figure, of, ...row }) {
    return (0,define_metric/* defineRunMetric */.zw)({ ...row, aspect: 'conduct', direction: 'lower', per_run: () => ({ figure, of }) });
}
const GRADES = { unit: 'score', range: [0, 5], default_margin: { kind: 'absolute', value: 0.25 } };
const ofTrials = [
    {
        name: 'success.trial-deviation',
        title: 'spread of success between trials',
        summary: 'How much the trials of a case disagree on success.',
        formula: 'The sample deviation (÷ n − 1) of `success` over the trials of a case, then the mean over the cases of at least two trials.',
        needs: 'To cases that `success` applies to.',
        source: 'poc-ai-workflow-frameworks, METRICS.md, per-question standard deviation',
        edge_cases: 'When no case has two scored trials.',
        example: { text: 'Two cases, each passing one of two trials: √½ = 0.707.', trials: examples/* REPEATED */.zu, value: Math.SQRT1_2 },
        figure: 'trial-deviation',
        of: 'success',
        unit: 'ratio',
        range: [0, 1],
        default_margin: { kind: 'absolute', value: 0.05 },
    },
    {
        ...GRADES,
        name: 'judge.correctness-trial-deviation',
        title: 'spread of correctness between trials',
        summary: 'How far the grades of one case lie apart.',
        formula: 'The sample deviation (÷ n − 1) of `judge.correctness` over the trials of a case, then the mean over the cases of at least two trials.',
        needs: 'As `judge.correctness`.',
        source: 'poc-ai-workflow-frameworks, METRICS.md, correctness_stddev: sample deviation between the trials of a case',
        edge_cases: 'When no case has two scored trials.',
        example: {
            text: 'Two cases with grades of 4, 5 and of 2, 5: (√½ + √4.5)/2 = 1.414.',
            trials: examples/* REPEATED */.zu,
            value: Math.SQRT2,
        },
        figure: 'trial-deviation',
        of: 'judge.correctness',
    },
];
/** How far the mean grades of whole runs lie apart. */
const ofRuns = ['correctness', 'completeness', 'faithfulness'].map((grade) => ({
    ...GRADES,
    name: `judge.${grade}-run-deviation`,
    title: `spread of ${grade} between runs`,
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
    figure: 'run-deviation',
    of: `judge.${grade}`,
}));
/** One metric for each number of tries that the suite names: `success.pass@3`, `success.pass^3`. */
function definePasses({ need, ...docs }) {
    const [sign, verb] = need === 'any' ? ['@', 'passes'] : ['^', 'pass'];
    return {
        ...docs,
        expand: (settings) => [...new Set(settings.scoring?.pass_k ?? scoring/* DEFAULT_PASS_K */.w3)].flatMap((k) => (0,define_metric/* defineRunMetric */.zw)({
            ...{ ...docs, ...define_metric/* GOOD_SHARE */.QL, name: `success.pass${sign}${k}`, title: `${need} of ${k} tries ${verb}` },
            per_run: () => ({ figure: 'passes', of: 'success', tries: k, need }),
        }).expand(settings)),
    };
}
const TRIED = {
    needs: 'To cases that `success` applies to.',
    edge_cases: 'When no case has k scored trials; a case of fewer is left out.',
};
/** A case that passes two of three tries, and one that passes all. */
const THREE_TRIES = [
    ['here', 'here', 'no'],
    ['here', 'here', 'here'],
].flatMap((answers, index) => answers.map((answer) => ({ case: { id: `c${index}`, ...examples/* CHECKED */.kK }, reply: { answer } })));
const PASSES = [
    definePasses({
        ...TRIED,
        name: 'success.pass',
        title: 'any of k tries passes',
        need: 'any',
        summary: 'The chance that at least one of k tries passes: what a user gets who may ask again. `success.pass@3`, and others of `scoring.pass_k`.',
        formula: '1 − C(n − c, k)/C(n, k) for a case that passed c of n scored trials, which is unbiased; then the mean over the cases.',
        source: 'Chen et al. 2021, arXiv:2107.03374, 2.1, pass@k',
        example: {
            text: 'A case that passed 2 of 3 trials and one that passed 3, k = 3: (1 + 1)/2 = 1.',
            k: 3,
            trials: THREE_TRIES,
            value: 1,
        },
    }),
    definePasses({
        ...TRIED,
        name: 'success.pass^k',
        title: 'all of k tries pass',
        need: 'all',
        summary: 'The chance that all of k tries pass: what a user gets who asks every day. `success.pass^3`, and others of `scoring.pass_k`.',
        formula: 'C(c, k)/C(n, k) for a case that passed c of n scored trials, which is unbiased; then the mean over the cases.',
        source: 'Yao et al. 2024, arXiv:2406.12045 (τ-bench), 3, pass^k',
        example: {
            text: 'A case that passed 2 of 3 trials and one that passed 3, k = 3: (0 + 1)/2 = 0.5.',
            k: 3,
            trials: THREE_TRIES,
            value: 0.5,
        },
    }),
];
/** How far the trials of a case, and whole runs, lie apart. */
const DEVIATIONS = [...ofTrials, ...ofRuns].map(defineDeviation);

;// CONCATENATED MODULE: ./build/metrics/run/index.js





/** What is known of a run as a whole: progress, spread over trials, changes made, components paid for. */
const AGENT_RUN = [
    composite/* runComposite */.V_,
    composite/* runCostOfPass */.Ti,
    ...PASSES,
    ...DEVIATIONS,
    ...PROGRESS_METRICS,
    ...CHANGES,
    ...COMPONENTS,
];

var case_kinds = __webpack_require__(26114);
var validate_calls = __webpack_require__(75822);
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
function describeCoverage(kind, row) {
    const required = kind === 'tools' ? 'required_tools' : 'required_agents';
    return {
        ...row,
        name: `${kind}.coverage`,
        ...define_metric/* SHARE */.oV,
        definition: ({ scoring }) => `${kind}.coverage/1${(0,define_metric/* changedScoring */.Qz)(scoring, [`aliases.${kind}`])}`,
        applies: (golden) => (golden[required] ?? []).length > 0,
        score: ({ observation, golden }, { scoring }) => {
            const called = kind === 'tools' ? (0,validate_calls/* calledTools */.Rr)(observation.reply) : (0,validate_calls/* calledAgents */.un)(observation.reply);
            const names = golden[required] ?? [];
            return (0,model_score/* scoreOf */.uw)(called === null ? validate_calls/* NO_TRACE */.eW[kind] : coverNames(names, called, scoring.aliases[kind]));
        },
        when_failed: 0,
    };
}
const TOOL_COVERAGE = describeCoverage('tools', {
    title: 'tool coverage',
    source: 'poc-ai-workflow-frameworks, METRICS.md, tool coverage, "when tool traces are reported"',
    summary: 'How many of the required tools were called.',
    formula: '|required ∩ called| / |required|, each name once, names compared as in `workflow.tools-pass`.',
    needs: 'To cases with `required_tools`.',
    edge_cases: 'When the reply has no `tools` (`trace_missing`).',
    example: { text: 'Required `search` and `rank`; called `SEARCH` twice: 0.5.', ...examples/* ONE_OF_TWO_TOOLS */.Oc, value: 0.5 },
});
const AGENT_COVERAGE = describeCoverage('agents', {
    title: 'agent coverage',
    source: 'poc-ai-workflow-frameworks, METRICS.md, agent coverage',
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
});
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
    summary: 'Whether the target says which tools it called. Its mean is the tool trace reporting rate.',
    formula: '1 when the reply has `tools`, also an empty list; else 0.',
    needs: 'To cases that name tools or agents, that branch or coordinate (see [below](#branchinghop-coverage)), or whose profile is `branching` or `coordination`. A target without tools is not reproached elsewhere.',
    edge_cases: 'Never, when the target answered; a trial that failed is.',
    example: { text: '`tools: []`: 1.', case: examples/* TWO_TOOLS */.jD, reply: { tools: [] }, value: 1 },
    aspect: 'conduct',
    source: call_coverage_SOURCE,
    ...define_metric/* YES_NO */.mx,
    applies: asksForTrace,
    score: ({ observation }) => (0,model_score/* scored */.lD)(observation.reply.tools === undefined ? 0 : 1),
};
const THREE_CALLS = {
    reply: {
        tools: [
            { name: 'a', ok: true },
            { name: 'a', ok: true },
            { name: 'b', ok: false },
        ],
    },
};
/** What the calls of tools are like: where not said otherwise neither better nor worse. */
function defineTraceFact({ measure, ...row }) {
    return (0,define_metric/* defineMetric */.GR)({
        edge_cases: 'When the reply has no `tools` (`trace_missing`). A trial that failed is unscored.',
        source: 'Reported by the target',
        ...define_metric/* COUNT */.i2,
        ...row,
        score: ({ observation: { reply } }) => (0,model_score/* scoreOf */.uw)(reply.tools === undefined ? validate_calls/* NO_TRACE */.eW.tools : measure(reply.tools)),
    });
}
/** Calls that did not work: `ok: false`, or an `error`; a reason where there are calls and none says how it went. */
function countErrors(tools) {
    const reported = tools.filter(({ ok, error }) => ok !== undefined || error !== undefined);
    if (tools.length > 0 && reported.length === 0)
        return 'the target does not say whether its calls of tools worked';
    return reported.filter(({ ok, error }) => ok === false || (ok === undefined && error !== undefined)).length;
}
/** Which calls of agents and tools the target made, as far as it says. */
const CALLS = [
    (0,define_metric/* defineMetric */.GR)(AGENT_COVERAGE),
    (0,define_metric/* defineMetric */.GR)(TOOL_COVERAGE),
    (0,define_metric/* defineMetric */.GR)(TRACE_REPORTED),
    defineTraceFact({
        name: 'tools.used',
        title: 'tools used',
        summary: 'Whether any tool was called.',
        formula: '1 when `tools` is not empty, 0 when it is.',
        example: { text: '`tools: []`: 0.', reply: { tools: [] }, value: 0 },
        source: call_coverage_SOURCE,
        ...define_metric/* NEUTRAL_YES_NO */.Kd,
        measure: (tools) => (tools.length > 0 ? 1 : 0),
    }),
    defineTraceFact({
        name: 'tools.calls',
        title: 'calls of tools',
        summary: 'How many calls of tools the answer took.',
        formula: 'The length of `tools`.',
        example: { text: 'Three calls: 3.', ...THREE_CALLS, value: 3 },
        measure: (tools) => tools.length,
    }),
    defineTraceFact({
        name: 'tools.errors',
        aspect: 'conduct',
        title: 'failed calls of tools',
        summary: 'How many calls of tools did not work.',
        formula: 'Calls with `ok: false`, or with an `error` where `ok` is not given.',
        edge_cases: 'When the reply has no `tools` (`trace_missing`); when there are calls and none has `ok` or `error`. A trial that failed is unscored.',
        example: { text: 'Three calls, of which one has `ok: false`: 1.', ...THREE_CALLS, value: 1 },
        ...define_metric/* EXPENSE */.D0,
        absolute_margin: 0.5,
        measure: countErrors,
    }),
];

var clarification = __webpack_require__(26862);
var match_hops = __webpack_require__(81704);
;// CONCATENATED MODULE: ./build/metrics/workflow/profiles.js







/** What a metric says of the cases of one kind: the same figure under another name, with the meaning of the first in its definition. */
function defineForKind({ kind, includes, where, mark }, row) {
    const { part, of: spec, needs, source, example, ...words } = row;
    const name = `${kind}.${part}`;
    return (0,define_metric/* defineMetric */.GR)({
        ...spec,
        name,
        title: `${kind}: ${spec.title}`,
        source: `poc-ai-workflow-frameworks, METRICS.md, ${source}`,
        summary: `\`${spec.name}\` ${where}.`,
        formula: `\`${spec.name}\`.`,
        needs: needs.startsWith('To') ? needs : `To ${kind} cases, as for \`${kind}.hop-coverage\`${needs}.`,
        edge_cases: `As \`${spec.name}\`.`,
        ...words,
        example: { ...example, case: { ...example.case, ...mark } },
        definition: (context) => {
            const { definition = `${spec.name}/1` } = spec;
            return `${name}/1 ${case_kinds/* KIND_RULES */.N$} ${typeof definition === 'string' ? definition : definition(context)}`;
        },
        applies: (golden, context) => includes(golden) && (spec.applies?.(golden, context) ?? true),
    });
}
const HOPS = {
    part: 'hop-coverage',
    of: match_hops/* HOP_COVERAGE */.ju,
    example: { text: 'One of two hops is stated: 0.5.', ...examples/* ONE_OF_TWO_HOPS */.V2, value: 0.5 },
};
const GROUNDED = {
    part: 'grounded-hop-coverage',
    of: match_hops/* GROUNDED_HOP_COVERAGE */.a9,
    needs: ', that `hops.grounded-coverage` applies to',
    example: { text: 'Both hops are stated, and the source of one was retrieved: 0.5.', ...examples/* BOTH_OF_TWO_HOPS */.ao, value: 0.5 },
};
const TOOLS = {
    part: 'tool-coverage',
    of: TOOL_COVERAGE,
    needs: ', with `required_tools`',
    example: { text: 'Required `search` and `rank`; called `search`: 0.5.', ...examples/* ONE_OF_TWO_TOOLS */.Oc, value: 0.5 },
};
const TRACES = {
    part: 'trace-reported',
    of: TRACE_REPORTED,
    needs: '',
    example: { text: 'No `tools`: 0.', reply: {}, value: 0 },
};
const BRANCHING = {
    kind: 'branching',
    includes: case_kinds/* isBranching */.no,
    where: 'where the way to the answer forks',
    mark: { branching: true },
};
/** Metrics of cases whose way to the answer forks. */
const BRANCHING_METRICS = [
    {
        ...HOPS,
        needs: 'To branching cases: with `branching: true`, `branching_points` above 0 or `difficulty: branching`, or, in the profile `branching`, with more than one hop. A case of another profile is none. It has `required_hops`.',
        source: 'branching hop coverage',
    },
    { ...GROUNDED, source: 'grounded hop coverage on branching' },
    {
        part: 'success',
        of: { ...match_hops/* ALL_HOPS */.P5, title: 'every hop stated' },
        needs: ', with `required_hops`',
        source: 'branching success rate; cases without hops are left out',
        example: { text: 'One of two hops is stated: 0.', ...examples/* ONE_OF_TWO_HOPS */.V2, value: 0 },
        summary: 'Whether a case whose way forks is answered in full. Its mean is the branching success rate.',
        formula: '1 when `hops.coverage` is 1, else 0.',
        edge_cases: 'As `hops.coverage`.',
    },
    { ...TOOLS, source: 'tool coverage' },
    { ...TRACES, source: 'tool trace reporting rate' },
].map((row) => defineForKind(BRANCHING, row));
function reaches(score, least) {
    return (0,model_score/* combineScores */.LP)([score], (value) => Number(value >= least));
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
        ...HOPS,
        needs: 'To coordination cases: with `difficulty: coordination` or `hard_coordination`, or `coordination_points` above 0, or, in the profile `coordination`, with `required_agents` and no difficulty. A case of another profile is none. It has `required_hops`.',
        source: 'hop coverage on coordination',
    },
    { ...GROUNDED, source: 'grounded hop coverage on coordination' },
    {
        part: 'success',
        of: COORDINATED,
        needs: ', with `required_agents` and `required_hops`',
        source: "coordination success rate; the threshold is its implementation's",
        summary: 'Whether all agents took part and the answer has most of what they know. Its mean is the coordination success rate.',
        formula: '1 when `agents.coverage` is 1 and `hops.coverage` is at least `coordination_hop_threshold` (default 0.8), else 0.',
        edge_cases: 'When `agents.coverage` is unscored and enough hops are stated.',
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
        source: 'agent coverage',
        example: {
            text: 'Required `billing` and `legal`; called `legal`: 0.5.',
            case: examples/* TWO_AGENTS */.OI,
            reply: { agents: ['legal'] },
            value: 0.5,
        },
    },
    { ...TOOLS, source: 'tool coverage for coordination' },
    { ...TRACES, source: 'tool trace reporting rate for coordination' },
].map((row) => defineForKind(COORDINATION, row));

;// CONCATENATED MODULE: ./build/metrics/workflow/index.js





/** Which agents and tools were used, and the hops of what is found in several steps. */
const WORKFLOW = [
    ...workflow_pass/* WORKFLOW_PASS */.Iz,
    ...CALLS,
    clarification/* clarification */.$O,
    ...match_hops/* HOPS */.Jq,
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
/* harmony export */   Hl: () => (/* binding */ SOURCES),
/* harmony export */   X6: () => (/* binding */ listMissingSources),
/* harmony export */   dz: () => (/* binding */ retrievedSources),
/* harmony export */   eQ: () => (/* binding */ describeForeign),
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
function defineSourceMetric({ figure, ...row }) {
    return (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .defineMetric */ .GR)({
        ..._define_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .SHARE */ .oV,
        needs: 'To cases with `expected_sources`.',
        edge_cases: 'As `sources.precision`.',
        ...row,
        definition: `${row.name}/2`,
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
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__/* .scored */ .lD)(1);
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
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__/* .unscored */ .c7)('the target reported no sources');
    const expected = expectedSources(golden);
    const undecided = describeForeign(retrieved, expected);
    return undecided === null ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__/* .scored */ .lD)(figure(scoreSets(retrieved, expected))) : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__/* .unscored */ .c7)(undecided);
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
const SETS = {
    case: { expected_sources: ['a.md', 'b.md', 'c.md'] },
    reply: { sources: ['./a.md', 'x.md', 'a.md'] },
};
const rows = [
    {
        name: 'sources.precision',
        title: 'precision of sources',
        summary: 'How many of the documents used are wanted.',
        formula: 'Documents that are retrieved and expected, divided by those retrieved; 0 when none is. The documents of a reply are its `sources`, else the `source` (or the `path`) of its spans, each once, compared like paths. An absolute path inside the checkout is relative to it.',
        edge_cases: 'When the reply has neither `sources` nor spans that name a document; when one has an absolute path outside the checkout that ends with an expected name.',
        example: {
            text: 'Expected `a.md`, `b.md`, `c.md`; `sources: [./a.md, x.md, a.md]`: 1/2 = 0.5.',
            ...SETS,
            value: 0.5,
        },
        source: 'poc-ai-workflow-frameworks, METRICS.md, retrieval precision: documents, not spans',
        figure: ({ precision }) => precision,
    },
    {
        name: 'sources.recall',
        title: 'recall of sources',
        summary: 'How many of the wanted documents are used.',
        formula: 'Documents that are retrieved and expected, divided by those expected.',
        needs: 'To cases with `expected_sources` (the document says 1 for the others).',
        example: { text: 'As above: 1/3 = 0.333.', ...SETS, value: 1 / 3 },
        source: 'poc-ai-workflow-frameworks, METRICS.md, retrieval recall: documents, not spans',
        figure: ({ recall }) => recall,
    },
    {
        name: 'sources.f1',
        title: 'F1 of sources',
        summary: 'Precision and recall of documents in one figure.',
        formula: '2PR / (P + R) of `sources.precision` and `sources.recall`; 0 when both are 0.',
        example: { text: 'As above: 2 · (1/2 · 1/3) / (5/6) = 0.4.', ...SETS, value: 0.4 },
        source: 'van Rijsbergen 1979, Information Retrieval, chapter 7, with β = 1; documents, not spans',
        figure: ({ precision, recall }) => (0,_ranking_formulas_js__WEBPACK_IMPORTED_MODULE_1__/* .harmonicMean */ .fY)(precision, recall),
    },
];
/** Which documents the answer draws on. */
const SOURCES = rows.map(defineSourceMetric);


/***/ }),

/***/ 94604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CE: () => (/* binding */ ROUTE_CHOICE),
/* harmony export */   EL: () => (/* binding */ tierRules),
/* harmony export */   QW: () => (/* binding */ nameTier),
/* harmony export */   uQ: () => (/* binding */ finalRouteTier),
/* harmony export */   ui: () => (/* binding */ orderTiers)
/* harmony export */ });
/* unused harmony exports distanceOf, chosenRouteTier */
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66599);
/* harmony import */ var _model_plain_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1275);
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
const NO_TIER = 'the target reported no route tier';
/** A metric of the tier that was chosen, held against the case's `expected_route`. */
function defineChoice({ rate, ...row }) {
    return (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .defineMetric */ .GR)({
        ..._define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .YES_NO */ .mx,
        ...row,
        needs: 'To cases with an `expected_route`.',
        definition: ({ scoring }) => `${row.name}/1 ${tierRules(scoring)}`,
        applies: ({ expected_route: expected }) => expected !== undefined,
        score: (trial, { scoring }) => {
            const choice = choiceOf(trial, scoring);
            if (choice === null)
                return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c7)(NO_TIER);
            return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scoreOf */ .uw)(rate(distanceOf(choice, scoring.route_tiers)));
        },
    });
}
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
    const meant = Object.entries(aliases.route_tiers).find(([other]) => (0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_3__/* .plainName */ .MH)(other) === (0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_3__/* .plainName */ .MH)(written))?.[1] ?? written;
    return tiers.find((tier) => (0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_3__/* .plainName */ .MH)(tier) === (0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_3__/* .plainName */ .MH)(meant)) ?? (0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_3__/* .plainName */ .MH)(meant).slice(0, NAME_LENGTH);
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
/** Which route tier the router chose. */
const ROUTE_CHOICE = [
    (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .defineMetric */ .GR)({
        name: 'route.first-tier-share',
        title: 'answered by the first tier',
        summary: 'Whether the cheapest route tier answered. Its mean is the share that it answers.',
        formula: "1 when the tier that answered is the first of the suite's `route_tiers`, else 0. The tier that answered is that of the last attempt, or `planner.route` where at most one attempt is reported.",
        edge_cases: "When no tier is reported, or one that the suite's `route_tiers` do not list; when the trial failed.",
        example: { text: 'Asked `local`, then `api`: 0.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .ESCALATED */ .ZZ, value: 0 },
        source: 'LLMC, evaluation framework, tier usage distribution',
        ..._define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .NEUTRAL_YES_NO */ .Kd,
        definition: ({ scoring }) => `route.first-tier-share/1 ${tierRules(scoring)}`,
        score: ({ observation: { reply } }, { scoring }) => {
            const tier = finalRouteTier(reply, scoring);
            if (tier === null)
                return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c7)(NO_TIER);
            return scoring.route_tiers.includes(tier)
                ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .lD)(tier === scoring.route_tiers[0] ? 1 : 0)
                : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c7)(describeStranger(tier));
        },
    }),
    defineChoice({
        name: 'route.accuracy',
        title: 'routing accuracy',
        summary: 'Whether the router chose the tier that the case expects.',
        formula: "1 when the chosen tier is `expected_route`, else 0. The chosen tier is `planner.route`, else that of the first attempt. Tiers go by the suite's names: `aliases.route_tiers` are resolved, upper and lower case are the same.",
        source: "LLMC, evaluation framework, routing; expected tiers are Goldenpair's own addition",
        edge_cases: 'When no tier is reported; when the trial failed.',
        example: {
            text: 'Expected `api`, asked `local`, then `api`: 0.',
            case: { expected_route: 'api' },
            reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .ESCALATED */ .ZZ,
            value: 0,
        },
        rate: (distance) => (distance === 0 ? 1 : 0),
    }),
    defineChoice({
        name: 'route.under-routed',
        title: 'routed too low',
        summary: 'Whether the router chose too low a tier.',
        formula: "1 when the chosen tier stands before `expected_route` in the suite's `route_tiers`, else 0.",
        source: 'LLMC, evaluation framework, router strategy comparison',
        edge_cases: 'As `route.accuracy`; and when the two differ and `route_tiers` lack one of them.',
        example: {
            text: 'Expected `api`, asked `local`, then `api`: 1.',
            case: { expected_route: 'api' },
            reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .ESCALATED */ .ZZ,
            value: 1,
        },
        direction: 'lower',
        rate: (distance) => (typeof distance === 'string' ? distance : Number(distance < 0)),
    }),
    defineChoice({
        name: 'route.over-routed',
        title: 'routed too high',
        summary: 'Whether the router chose too high a tier.',
        formula: "1 when the chosen tier stands after `expected_route` in the suite's `route_tiers`, else 0.",
        source: 'LLMC, evaluation framework, router strategy comparison',
        edge_cases: 'As `route.under-routed`.',
        example: {
            text: 'Expected `api`, asked `local`, then `api`: 0.',
            case: { expected_route: 'api' },
            reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .ESCALATED */ .ZZ,
            value: 0,
        },
        aspect: 'spending',
        direction: 'lower',
        rate: (distance) => (typeof distance === 'string' ? distance : Number(distance > 0)),
    }),
];


/***/ }),

/***/ 52778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KN: () => (/* binding */ markEscalations),
/* harmony export */   wQ: () => (/* binding */ ROUTE_ESCALATION)
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
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__/* .scored */ .lD)(marks.filter((mark) => mark === true).length);
    if (escalations !== undefined)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__/* .scored */ .lD)(escalations);
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__/* .unscored */ .c7)(marks === null ? 'the target reported no attempts' : 'an attempt has no route_tier');
}
const SOURCE = 'LLMC, evaluation framework, escalation rate: the same query with a rising tier, or `result: escalated`';
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
/** How often a query was handed on. */
const ROUTE_ESCALATION = [
    (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .defineMetric */ .GR)({
        aspect: 'spending',
        source: SOURCE,
        name: 'route.escalation-rate',
        title: 'escalation rate',
        summary: 'Whether the query was handed to a higher route tier. Its mean is the escalation rate.',
        formula: "1 when one of the reply's `attempts` was escalated: it says `result: escalated`, or the next has a higher tier by the suite's `route_tiers`. The same tier again is a retry. Tiers that the suite does not list are above those it does, and rise as they appear. Without `attempts`, or where one of several has no `route_tier`, the reply's `escalations` count. Tiers go by the suite's names: `aliases.route_tiers` are resolved, upper and lower case are the same.",
        edge_cases: 'When neither says; when the trial failed.',
        example: { text: 'Asked `local`, then `api`: 1.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .ESCALATED */ .ZZ, value: 1 },
        ..._define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .FAULT */ .$S,
        definition: ({ scoring }) => `route.escalation-rate/1 ${(0,_route_choice_js__WEBPACK_IMPORTED_MODULE_2__/* .tierRules */ .EL)(scoring)}`,
        score: ({ observation: { reply } }, { scoring }) => {
            return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__/* .combineScores */ .LP)([countEscalations(reply, scoring)], (count) => (count > 0 ? 1 : 0));
        },
    }),
    (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .defineMetric */ .GR)({
        aspect: 'spending',
        source: SOURCE,
        name: 'route.escalations',
        title: 'escalations',
        summary: 'How often the query was handed on.',
        formula: 'The attempts that were escalated, as in `route.escalation-rate`.',
        edge_cases: 'As `route.escalation-rate`.',
        example: { text: 'Asked `local`, then `api`: 1.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .ESCALATED */ .ZZ, value: 1 },
        ..._define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .EXPENSE */ .D0,
        unit: 'count',
        absolute_margin: 0.05,
        definition: ({ scoring }) => `route.escalations/1 ${(0,_route_choice_js__WEBPACK_IMPORTED_MODULE_2__/* .tierRules */ .EL)(scoring)}`,
        score: ({ observation: { reply } }, { scoring }) => countEscalations(reply, scoring),
    }),
    (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .defineMetric */ .GR)({
        name: 'route.attempts',
        title: 'attempts inside the target',
        summary: 'How many models the target asked.',
        formula: 'The number of `attempts`.',
        edge_cases: 'When the target reported no `attempts`; when the trial failed.',
        example: { text: 'Asked `local`, then `api`: 2.', reply: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .ESCALATED */ .ZZ, value: 2 },
        source: 'LLMC, evaluation framework, enrichment log: one entry a model that was asked',
        ..._define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .COUNT */ .i2,
        score: ({ observation: { reply } }) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_3__/* .scoredOr */ .i1)(reply.attempts?.length, 'the target reported no attempts'),
    }),
];


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
    name: 'run.composite',
    title: 'composite score',
    source: 'ProjectScylla, docs/design/metrics-formulas.md, composite score',
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
const runComposite = (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .defineBySettings */ .Ug)(DOCS, (settings) => {
    const [pass] = _success_js__WEBPACK_IMPORTED_MODULE_3__/* .success */ .kX.expand(settings);
    const [impl] = _answer_rubric_js__WEBPACK_IMPORTED_MODULE_1__/* .rubricScore */ .WV.expand(settings);
    if (!pass?.score || !impl?.score)
        throw new Error('success and the rubric are scored per trial');
    const { score: succeed } = pass;
    const { score: judge } = impl;
    return {
        ..._define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .GOOD_SHARE */ .QL,
        definition: ({ scoring }) => `run.composite/1${(0,_define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .changedScoring */ .Qz)(scoring, ['composite_weights'])} | ${pass.definition} | ${impl.definition}`,
        judged_by: [...(pass.judged_by ?? []), ...(impl.judged_by ?? [])],
        applies: (golden) => pass.applies(golden) && impl.applies(golden),
        score: (trial, { scoring }) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_4__/* .combineScores */ .LP)([succeed(trial), judge(trial)], (passed, judged) => compositeScore({ pass: passed, impl: judged }, scoring.composite_weights)),
        when_failed: 0,
    };
});
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
    source: 'ProjectScylla, docs/design/metrics-formulas.md, cost of pass',
    ..._define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .EXPENSE */ .D0,
    unit: 'usd',
    per_run: () => ({ figure: 'ratio', numerator: 'cost.usd', denominator: 'success' }),
});


/***/ }),

/***/ 25047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qO: () => (/* binding */ SUCCESS),
  Ak: () => (/* binding */ defineOutcomeMetric),
  kX: () => (/* binding */ success)
});

var examples = __webpack_require__(66599);
var define_metric = __webpack_require__(94896);
var score = __webpack_require__(44960);
var checks = __webpack_require__(57932);
var judge_answer = __webpack_require__(99393);
var judged_part = __webpack_require__(2044);
var case_kinds = __webpack_require__(26114);
var quote_names = __webpack_require__(79239);
var match_spans = __webpack_require__(48512);
var ranking_formulas = __webpack_require__(1831);
var sources = __webpack_require__(36355);
var clarification = __webpack_require__(26862);
var match_hops = __webpack_require__(81704);
var validate_calls = __webpack_require__(75822);
var workflow_pass = __webpack_require__(12131);
;// CONCATENATED MODULE: ./build/metrics/success-rules.js














const WILLINGNESS = {
    about: 'willingness',
    // Every case wants an answer, also one that defines nothing of it.
    applies: () => true,
    score: ({ observation: { reply }, golden }) => {
        // Where it must not ask, `isWilling` says so: an answer may end in a question mark.
        const mustAsk = golden.clarification_expected === true;
        return (0,score/* scored */.lD)((0,clarification/* isWilling */.R9)(reply, golden) && (!mustAsk || (0,clarification/* hasAskedBack */.u3)(reply)) ? 1 : 0);
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
            return (0,score/* unscored */.c7)('the target reported no spans');
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
    score: ({ observation: { reply } }) => reply.passed === undefined ? (0,score/* unscored */.c7)('the reply does not say whether it passed') : (0,score/* scored */.lD)(reply.passed ? 1 : 0),
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
function definePart(rule, { version, ...row }) {
    const name = `success.${rule}`;
    const { judged_by, applies, describe } = RULES[rule];
    return (0,define_metric/* defineMetric */.GR)({
        ...row,
        ...define_metric/* YES_NO */.mx,
        name,
        source: SOURCE,
        definition: (context) => `${name}/${version}${describe(context)}`,
        judged_by,
        applies,
        score: (trial, context) => scoreRule(rule, trial, context),
        when_failed: 0,
    });
}
const success = (0,define_metric/* defineMetric */.GR)({
    ...define_metric/* YES_NO */.mx,
    name: 'success',
    title: 'success',
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
    definition: (context) => {
        const { success: rule } = context.settings;
        return `success/2 rule=${rule}${RULES[rule].describe(context)}`;
    },
    judged_by: ({ settings }) => RULES[settings.success].judged_by,
    default_gate: 'primary',
    applies: (golden, context) => RULES[context.settings.success].applies(golden, context),
    score: (trial, context) => scoreRule(context.settings.success, trial, context),
    explain: (trial, context) => explainRule(context.settings.success, trial, context),
    when_failed: 0,
});
const successRetrieval = definePart('retrieval', {
    title: 'success of retrieval',
    version: 2,
    summary: 'Whether what the case needs was retrieved: an expected span among the first `primary_k`, and an expected source.',
    formula: '1 when `retrieval.hit` at `primary_k` is 1 and `sources.recall` is above 0, each where the case states it, else 0. With `success_sources: all`, `sources.recall` must be 1. With `success_spans: critical`, every expected span of relevance 1 or more must be among the first `primary_k` (which must be at least their number); a case that has none needs any.',
    needs: 'To cases with an expected span of relevance above 0, or with `expected_sources`.',
    edge_cases: 'When the reply has no `spans`, or names no sources, and what it has of the other is found.',
    example: {
        text: 'Expected `a.ts`, `b.ts`, `c.ts`; retrieved `x`, `b.ts`, `a.ts`, `y`, `z`: 1.',
        ...examples/* TWO_OF_THREE */.y6,
        value: 1,
    },
});
const successAnswer = definePart('answer', {
    title: 'success of the answer',
    version: 2,
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
});
const successWorkflow = definePart('workflow', {
    title: 'success of the workflow',
    version: 1,
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
});
/** Success, then each of its parts. */
const SUCCESS = [success, successRetrieval, successAnswer, successWorkflow];
/**
 * A metric that looks at a trial's success beside something else. It applies where `success` does, takes the definition of success into
 * its own, and is unscored where success is.
 */
function defineOutcomeMetric({ score, ...spec }) {
    return (0,define_metric/* defineBySettings */.Ug)(spec, (settings) => {
        const [rule] = success.expand(settings);
        if (!rule?.score)
            throw new Error('success is not scored per trial');
        const { score: succeed, applies, definition, judged_by = [] } = rule;
        return {
            ...spec,
            definition: `${spec.name}/1 | ${definition}`,
            judged_by,
            applies,
            score: (trial, context) => {
                const outcome = succeed(trial);
                return outcome.kind === 'unscored' ? outcome : score(trial, outcome.value, context);
            },
        };
    });
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
                'Cyclomatic complexity with its rank: A up to 5, B up to 10, C up to 20, D up to 30, E up to 40, then F. Exact numbers; no verdict depends on them.',
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
    const { start, add, ...spec } = input;
    return define(spec, (context) => {
        const started = new Map();
        return {
            add: (arm, trial) => {
                const kept = started.get(arm) ?? { data: start(context) };
                started.set(arm, kept);
                add(kept.data, trial, context);
            },
            select: (arms) => arms.flatMap((arm, index) => {
                const kept = started.get(index);
                return kept === undefined ? [] : [{ ...arm, ...kept }];
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

/***/ 6529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ REGISTRY)
});

var pareto_front = __webpack_require__(72771);
var define_table = __webpack_require__(15030);
var moments = __webpack_require__(44785);
var format_number = __webpack_require__(77377);
var judge_answer = __webpack_require__(99393);
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

var composite = __webpack_require__(6319);
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
const TIER_VALUES = {
    start: () => ({
        of: Object.fromEntries(TIER_FIGURES.map(({ key }) => [key, []])),
        cost_of_tries: 0,
    }),
    add: (data, { scores }) => {
        for (const { key, of } of TIER_FIGURES) {
            const value = of(scores);
            if (value !== undefined)
                data.of[key].push(value);
        }
        if (scores['success'] !== undefined)
            data.cost_of_tries += scores['cost.usd'] ?? 0;
    },
};
const STATISTICS = ['median', 'mean', 'mode', 'min', 'max', 'std_dev_pop', 'count'];
const tierSummary = (0,define_table/* defineTable */.aZ)({
    name: 'tier-summary',
    title: 'Each arm over its trials',
    source: 'ProjectScylla, docs/design/metrics-formulas.md, aggregate statistics',
    place: 'page',
    ...TIER_VALUES,
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
    ...TIER_VALUES,
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

var group_by = __webpack_require__(79167);
var suite_scoring = __webpack_require__(60960);
var newcombe_interval = __webpack_require__(29772);
var summed_figure = __webpack_require__(35152);
;// CONCATENATED MODULE: ./build/metrics/tables/arms/tries.js







/** With fewer cases a tag says next to nothing. */
const FEWEST_CASES = 5;
function listQuestions({ scoring }) {
    const ks = [...new Set(scoring.pass_k ?? suite_scoring/* DEFAULT_PASS_K */.w3)];
    return [
        { title: 'pass rate', k: 1, need: 'all' },
        ...ks.flatMap((k) => [
            { title: `pass@${k}`, k, need: 'any' },
            { title: `pass^${k}`, k, need: 'all' },
        ]),
    ];
}
/** `40 % (12–77 %)` */
function writeShare(share, { low, high }) {
    return `${(0,format_metric/* formatShare */.T1)(share)} (${(0,format_metric/* formatShare */.T1)(low)} to ${(0,format_metric/* formatShare */.T1)(high)})`;
}
/**
 * What k tries of one case come to, with the interval that Wilson's of its pass rate gives; null for fewer than k.
 * @example writeCase([2, 5], { title: 'pass^2', k: 2, need: 'all' }, 0.05) // '10 % (1 % to 59 %)'
 */
function writeCase([passed, trials], { k, need }, alpha) {
    const share = (0,summed_figure/* shareOfSets */.GQ)({ passed, trials, tries: k, need });
    if (share === null)
        return null;
    const { low, high } = (0,newcombe_interval/* wilsonInterval */.YV)({ successes: passed, n: trials, alpha });
    const chance = (rate) => (need === 'all' ? rate ** k : 1 - (1 - rate) ** k);
    return writeShare(share, { low: chance(low), high: chance(high) });
}
/**
 * The mean over cases, with Wilson's interval of that many cases. It is a little too wide: no values from 0 to 1 vary more than yes and no with
 * their mean.
 */
function writeCases(cases, { k, need }, alpha) {
    const shares = cases.flatMap(([passed, trials]) => (0,summed_figure/* shareOfSets */.GQ)({ passed, trials, tries: k, need }) ?? []);
    if (shares.length === 0)
        return null;
    const share = (0,moments/* mean */.i2)(shares);
    return writeShare(share, (0,newcombe_interval/* wilsonInterval */.YV)({ successes: share * shares.length, n: shares.length, alpha }));
}
/** The tallies of an arm's cases, of all and by tag; none where no case was tried twice. */
function groupTallies({ run, means }) {
    const all = run.cases.flatMap(({ id, tags }) => {
        const tally = means.tallyOf(id);
        return tally === null || tally[1] === 0 ? [] : [{ tally, tags: new Set(tags) }];
    });
    if (all.every(({ tally: [, trials] }) => trials < 2))
        return new Map();
    const tagged = (0,group_by/* groupBy */.$)(all.flatMap(({ tally, tags }) => [...tags].map((tag) => ({ tag, tally }))), ({ tag }) => tag);
    const tags = [...tagged].filter(([, own]) => own.length >= FEWEST_CASES && own.length < all.length);
    tags.sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1));
    return new Map([
        ['all cases', all.map(({ tally }) => tally)],
        ...tags.slice(0, define_table/* MOST_ROWS */.wq).map(([tag, own]) => [`tag: ${tag}`, own.map(({ tally }) => tally)]),
    ]);
}
const tries = (0,define_table/* defineScoreTable */.w1)({
    name: 'tries',
    title: 'How reliably cases pass',
    source: 'Chen et al. 2021, pass@k; Yao et al. 2024 (τ-bench), pass^k',
    place: 'page',
    build: (arms, context) => {
        const grouped = arms.map((arm) => ({ arm, groups: groupTallies(arm) }));
        const names = [...new Set(grouped.flatMap(({ groups }) => [...groups.keys()]))];
        const rows = names.flatMap((name) => grouped.flatMap(({ arm, groups }) => {
            const cases = groups.get(name);
            return cases === undefined ? [] : [{ name, arm, cases }];
        }));
        if (rows.length === 0)
            return null;
        return {
            ...(0,define_table/* tabulate */.Xw)(rows, [
                ['cases', 'text', ({ name }) => (0,define_table/* cutName */.CI)(name)],
                ['arm', 'text', ({ arm }) => arm.name],
                ['n', 'count', ({ cases }) => cases.length],
                ...listQuestions(context).map((question) => [
                    question.title,
                    'text',
                    ({ cases, arm }) => writeCases(cases, question, arm.run.settings.alpha),
                ]),
            ]),
            notes: [
                'pass@k: at least one of k tries passes; pass^k: all do. Means over the cases that were tried k times or more, with Wilson’s interval for questions like these; no test.',
            ],
        };
    },
});
const flakyCases = (0,define_table/* defineScoreTable */.w1)({
    name: 'flaky-cases',
    title: 'Cases that pass sometimes',
    source: 'Wilson 1927, interval of a pass rate',
    place: 'page',
    names_cases: true,
    build: (arms, context) => {
        const ids = [...new Set(arms.flatMap(({ means }) => means.ids))];
        const spread = ([passed, trials]) => (passed * (trials - passed)) / trials ** 2;
        const flaky = ids
            .map((id) => ({ id, spread: Math.max(...arms.map(({ means }) => spread(means.tallyOf(id) ?? [0, 1]))) }))
            .filter((one) => one.spread > 0)
            .sort((a, b) => b.spread - a.spread || (a.id < b.id ? -1 : 1));
        if (flaky.length === 0)
            return null;
        const shown = flaky.slice(0, define_table/* MOST_ROWS */.wq);
        const rows = shown.flatMap(({ id }) => arms.flatMap((arm) => {
            const tally = arm.means.tallyOf(id);
            return tally === null ? [] : [{ id, arm, tally }];
        }));
        return {
            ...(0,define_table/* tabulate */.Xw)(rows, [
                ['case', 'text', ({ id }) => id],
                ['arm', 'text', ({ arm }) => arm.name],
                ['passed', 'text', ({ tally: [passed, trials] }) => `${passed} of ${trials}`],
                ...listQuestions(context).map((question) => [
                    question.title,
                    'text',
                    ({ tally, arm }) => writeCase(tally, question, arm.run.settings.alpha),
                ]),
            ]),
            notes: [
                'Least stable first, in whichever arm. Each chance with the interval that Wilson’s of the pass rate gives it: a few tries leave most of it open.',
                (0,define_table/* noteLeftOut */.yI)(flaky, define_table/* MOST_ROWS */.wq, ['case', 'cases']),
            ],
        };
    },
});

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
const CAPABILITY = {
    start: () => ({ useCases: new Map(), isReported: false, isHeuristic: false }),
    add: (data, { golden, observation, scores }) => {
        const name = useCaseOf(golden);
        const cases = data.useCases.get(name) ?? new Map();
        data.useCases.set(name, cases);
        const one = cases.get(golden.id) ?? startCase();
        cases.set(golden.id, one);
        one.trials += 1;
        if (observation.status === 'ok')
            one.answered += 1;
        const isGuessed = scores['grounding.heuristic'] === 1;
        if (HEURISTICS.some((id) => scores[id] === 1))
            data.isHeuristic = true;
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
                data.isReported = true;
        }
    },
};
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
    const coverage = { ...mapValues(METRICS, of), cacheHitRate: { ...accesses, mean: hitRate } };
    return {
        facts: mapValues(coverage, ({ mean }) => mean),
        coverage,
        trials: (0,moments/* sum */.cz)(ordered.map(({ trials }) => trials)),
        answered: (0,moments/* sum */.cz)(ordered.map(({ answered }) => answered)),
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
    const names = [...new Set(arms.flatMap(({ data }) => [...data.useCases.keys()]))];
    return arms.map(({ name, run, data }) => {
        const isMock = run.settings.mock === true;
        const rules = { latencyAnchorS, costAnchorUsd, isMock };
        const useCases = names.map((useCase) => {
            const { facts: own, coverage, trials, answered } = factsOf(data.useCases.get(useCase) ?? new Map());
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
    ...CAPABILITY,
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
    // Infinite where the last arm has no score, below 0 where an arm has answered nothing.
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
    ...CAPABILITY,
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
                'Use cases that a variant never answered come first, then those with the lowest overall score of the last variant. A case counts in its `use_case`, else in its first tag, else in the suite.',
                (0,define_table/* noteLeftOut */.yI)(useCases, define_table/* MOST_ROWS */.wq, ['use case', 'use cases']),
                ...capabilityNotes(arms, scored),
            ],
        };
    },
});

var code_complexity = __webpack_require__(96802);
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

var observation = __webpack_require__(75198);
var fingerprint = __webpack_require__(27866);
var price_reply = __webpack_require__(68674);
;// CONCATENATED MODULE: ./build/metrics/tables/cost/component-cost.js




const NOTHING = { input_tokens: 0, output_tokens: 0, cost_usd: 0 };
const componentCost = (0,define_table/* defineTable */.aZ)({
    name: 'component-cost',
    title: 'What the tokens were spent on',
    source: 'ProjectScylla, docs/design/metrics-formulas.md, component cost breakdown',
    place: 'page',
    start: () => new Map(),
    add: (sums, { observation }, { settings, scoring }) => {
        if (observation.status !== 'ok')
            return;
        const { reply } = observation;
        for (const component of reply.components ?? []) {
            const price = scoring.component_prices ?? findComponentPrice(component, reply, settings.pricing);
            sums.set(component.type, addComponent(sums.get(component.type) ?? NOTHING, component, price));
        }
    },
    build: (arms, { scoring: { component_prices: prices } }) => {
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
                    ({ spent, of }) => (spent[at] === undefined ? null : of(spent[at])),
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
                'Totals add up every trial, so they grow with the number of trials and are never compared. Figures per query are compared instead: the mean over cases of their means over trials.',
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

var cost = __webpack_require__(37577);
;// CONCATENATED MODULE: ./build/metrics/tables/cost/pricing-applied.js




const pricingApplied = (0,define_table/* defineTable */.aZ)({
    name: 'pricing-applied',
    title: 'Prices that were used',
    source: 'poc-ai-workflow-frameworks, METRICS.md; ProjectScylla, docs/design/metrics-formulas.md: pricing tables; an unknown model is flagged',
    place: 'page',
    start: () => new Map(),
    add: (calls, { observation }, { settings }) => {
        if (observation.status === 'failed')
            return;
        for (const priced of pricesOf(observation.reply, settings.pricing)) {
            const key = JSON.stringify([priced.name, priced.by]);
            const entry = calls.get(key) ?? { priced, count: 0 };
            entry.count += 1;
            calls.set(key, entry);
        }
    },
    build: (arms, { settings }) => {
        const prices = new Map(arms.flatMap(({ data }) => [...data].map(([key, { priced }]) => [key, priced])));
        if (prices.size === 0)
            return null;
        const rows = [...prices]
            .map(([key, priced]) => ({ key, ...priced }))
            .sort((a, b) => rank(a) - rank(b) || (a.key < b.key ? -1 : 1));
        const unknown = arms.reduce((sum, { data }) => sum + [...data.values()].reduce((n, { priced, count }) => n + (rank(priced) === 0 ? count : 0), 0), 0);
        const { as_of: day } = settings.pricing;
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
                    : `The cost of ${(0,format_number/* countOf */.pq)(unknown, 'call')} is unknown and left out of every mean: set \`pricing\` in the suite.`,
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

var judge_reliability = __webpack_require__(69407);
var consensus = __webpack_require__(68802);
var judged_part = __webpack_require__(2044);
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
    // A spread and a number for each measure.
    start: () => ({
        spreads: MEASURES.map(startSpread),
        unusable: MEASURES.map(() => 0),
        models: new Set(),
    }),
    add: ({ spreads, unusable, models }, trial, { scoring }) => {
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
                describeUnasked(shown, scoring),
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
function describeUnasked(shown, { judged }) {
    const unasked = [...new Set(shown.map(({ question }) => question))].filter((question) => !judged.includes(question));
    if (unasked.length === 0)
        return null;
    const names = unasked.map((question) => `\`${question}\``).join(' and ');
    return `The suite does not name ${names} under \`judged\`, so no metric is made of it.`;
}

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
    start: () => ({ categories: new Map(), undecided: 0, stated: 0, slipped: 0 }),
    add: (data, { golden, observation, judgments }, { scoring }) => {
        const runs = judgments?.rubric?.runs;
        if (runs === undefined || observation.status === 'failed')
            return;
        const readings = (0,answer_rubric/* readRubric */.qc)(runs, golden, scoring);
        if (typeof readings === 'string')
            return;
        if ((0,consensus/* shouldAskAgain */.xe)((0,answer_rubric/* wholeReadings */.nf)(readings), runs.length))
            data.undecided += 1;
        const distances = readings.flatMap(({ run: { weighted_score: weighted }, score }) => weighted === undefined || score === null ? [] : [Math.abs(weighted - score)]);
        data.stated += distances.length;
        data.slipped += distances.filter((distance) => distance > SLIP).length;
        const { categories } = data;
        for (const name of categoryNames(readings)) {
            const agreed = (0,consensus/* consensus */.sJ)((0,answer_rubric/* categoryReadings */.mq)(readings, name));
            const spread = categories.get(name) ?? startSpread();
            if (agreed === null || (categories.size >= MOST_KEPT && !categories.has(name)))
                continue;
            categories.set(name, spread);
            spread.add(agreed);
        }
    },
    build: (arms, { scoring: { rubric_categories: chosen } }) => {
        const weightOf = (0,consensus/* categoryWeights */.yn)(chosen);
        const order = Object.keys(chosen ?? suite_scoring/* CATEGORY_WEIGHTS */.p$);
        const place = (name) => (order.includes(name) ? order.indexOf(name) : order.length);
        const names = [...new Set(arms.flatMap(({ data }) => [...data.categories.keys()]))].sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
        if (names.length === 0)
            return null;
        const total = (of) => (0,moments/* sum */.cz)(arms.map(({ data }) => data[of]));
        const [undecided, stated, slipped] = [total('undecided'), total('stated'), total('slipped')];
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

var case_kinds = __webpack_require__(26114);
;// CONCATENATED MODULE: ./build/metrics/tables/profiles.js




/**
 * The table of one profile: how many cases are of its kind and how many are not, then its figures with the cases behind each. It looks
 * at the cases of that profile and at those that have none; there is no table where none of them is of the kind.
 */
function defineProfileTable({ profile, kind, others, includes, figures, ...spec }) {
    // Of the cases that were asked and that the table looks at, the ids of its kind and the others.
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
    const valuesOf = ({ metric, over }, { means, ...ids }) => [...ids.kind, ...(over === 'all' ? ids.others : [])].flatMap((id) => means.meanOf(id, metric) ?? []);
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
    start: () => ({ replies: 0, shorter: new Map() }),
    add: (lengths, { observation, scores }, { settings: { k: ks } }) => {
        const returned = observation.status === 'ok' ? scores['retrieval.returned'] : undefined;
        if (returned === undefined)
            return;
        lengths.replies += 1;
        for (const k of ks)
            if (returned < k)
                lengths.shorter.set(k, (lengths.shorter.get(k) ?? 0) + 1);
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
                'The share of a case’s trials that retrieved none of its expected spans at any rank. The table lists the cases of the last arm with such a trial.',
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
                'For each tag, the cases in which no trial retrieved an expected span at any rank, of those whose retrieval was scored. A tag is marked where that is all of them. Sorted by the share in the last column.',
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

var buckets = __webpack_require__(70397);
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
    start: ({ scoring }) => nameBuckets(scoring.calibration_buckets).map(() => ({ n: 0, confidence: 0, success: 0 })),
    add: (sums, { scores: { 'planner.confidence': confidence, success } }, { scoring }) => {
        const bucket = confidence === undefined ? undefined : sums[(0,buckets/* bucketOf */.A)(confidence, scoring.calibration_buckets)];
        if (bucket === undefined || confidence === undefined || success === undefined)
            return;
        bucket.n += 1;
        bucket.confidence += confidence;
        bucket.success += success;
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
                'A value below 0 in the last column means that the target is too sure. `calibration.ece` weighs each case alike; here each trial counts.',
                (0,define_table/* noteLeftOut */.yI)(rows, MOST_ROWS, ['row', 'rows']),
            ],
        };
    },
});

var normalize_model_name = __webpack_require__(52545);
var route_escalation = __webpack_require__(52778);
;// CONCATENATED MODULE: ./build/metrics/tables/routing/model-usage.js



const NEVER = { answered: 0, escalated: 0, other: 0, correct: 0, wrong: 0 };
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
    start: () => new Map(),
    add: (uses, { observation, scores: { success } }, { scoring }) => {
        if (observation.status !== 'ok')
            return;
        const quality = success === undefined ? null : success === 1 ? 'correct' : 'wrong';
        for (const { model, outcome } of listModels(observation.reply, scoring)) {
            const name = (0,normalize_model_name/* canonicalModelName */.V_)(model);
            const use = uses.get(name) ?? { model: (0,define_table/* cutName */.CI)(model), counts: NEVER };
            const counts = { ...use.counts, [outcome]: use.counts[outcome] + 1 };
            if (outcome === 'answered' && quality !== null)
                counts[quality] += 1;
            uses.set(name, { ...use, counts });
        }
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
                ['correct', 'count', ({ counts }) => counts && counts.correct],
                ['wrong', 'count', ({ counts }) => counts && counts.wrong],
            ]),
            notes: [
                'How often each model was asked in the answered trials, the one that answered most first. Other: it failed, was not sure, or was asked again. Correct and wrong: answers with and without success.',
                (0,define_table/* noteLeftOut */.yI)(models, define_table/* MOST_ROWS */.wq, ['model', 'models']),
            ],
        };
    },
});

var route_choice = __webpack_require__(94604);
;// CONCATENATED MODULE: ./build/metrics/tables/routing/routes.js



/** Counts how often each route tier answered; trials that failed, or name none, count for none. */
const TIER_COUNTS = {
    start: () => new Map(),
    add: (counts, { observation }, { scoring }) => {
        const tier = observation.status === 'ok' ? (0,route_choice/* finalRouteTier */.uQ)(observation.reply, scoring) : null;
        if (tier !== null)
            counts.set(tier, (counts.get(tier) ?? 0) + 1);
    },
};
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
    ...TIER_COUNTS,
    build: (arms, { scoring }) => {
        const totals = arms.map(({ data }) => totalOf(data));
        const answering = arms.flatMap(({ data }) => [...data.keys()]);
        const tiers = (0,route_choice/* orderTiers */.ui)(answering, scoring.route_tiers);
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
function countOf({ counts }, tier) {
    const count = counts.get(tier) ?? { answered: 0, escalated: 0 };
    counts.set(tier, count);
    return count;
}
const routeTierOutcomes = (0,define_table/* defineTable */.aZ)({
    name: 'route-tier-outcomes',
    title: 'Which route tiers were tried, and which answered',
    source: 'LLMC, evaluation framework, charts: tier usage, answered and escalated',
    place: 'page',
    start: () => ({ routed: 0, counts: new Map() }),
    add: (data, { observation }, { scoring }) => {
        const final = observation.status === 'ok' ? (0,route_choice/* finalRouteTier */.uQ)(observation.reply, scoring) : null;
        if (observation.status !== 'ok' || final === null)
            return;
        data.routed += 1;
        countOf(data, final).answered += 1;
        const { attempts = [] } = observation.reply;
        const marks = (0,route_escalation/* markEscalations */.KN)(attempts, scoring);
        // A tier that was retried before it passed the query on did so once.
        const passedOn = new Set(attempts.flatMap(({ route_tier: tier }, at) => (marks[at] === true ? ((0,route_choice/* nameTier */.QW)(tier, scoring) ?? []) : [])));
        for (const tier of passedOn)
            if (tier !== final)
                countOf(data, tier).escalated += 1;
    },
    build: (arms, { scoring }) => {
        const answering = arms.flatMap(({ data }) => [...data.counts.keys()]);
        const tiers = (0,route_choice/* orderTiers */.ui)(answering, scoring.route_tiers);
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
    ...TIER_COUNTS,
    build: (arms, { settings, scoring }) => {
        const [base] = arms;
        const answering = arms.flatMap(({ data }) => [...data.keys()]);
        const tiers = (0,route_choice/* orderTiers */.ui)(answering, scoring.route_tiers);
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
                'Point figures, no test: a fall is one by the metric’s default margin.',
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
const segments_FEWEST_CASES = 5;
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
        const metrics = listCut(arms, settings.primary_k);
        const keys = shown.segments.map(nameSegment);
        const rows = metrics.flatMap((metric) => keys.flatMap((key) => {
            const values = segmented.map(({ means, members }) => (members.get(key) ?? []).flatMap(({ id }) => means.meanOf(id, metric.id) ?? []));
            return values.every(({ length }) => length < segments_FEWEST_CASES) ? [] : [{ metric, key, values }];
        }));
        if (rows.length === 0)
            return null;
        return {
            ...(0,define_table/* tabulate */.Xw)(rows, [
                ['metric', 'text', ({ metric }) => metric.title],
                ['segment', 'text', ({ key }) => (0,define_table/* cutName */.CI)(key)],
                ...arms.flatMap(({ name }, at) => [
                    [name, 'count', ({ metric, values }) => segments_writeMean(metric, values[at])],
                    ['n', 'count', ({ values }) => values[at]?.length ?? 0],
                ]),
            ]),
            notes: [
                `Means over the n cases of a segment that were scored, each arm over its own cases; no test. Metrics at k are those at ${settings.primary_k}. Left out: segments of fewer than ${segments_FEWEST_CASES} cases, and of all.`,
                shown.left > 0 ? `${shown.left} smaller segments are left out.` : null,
            ],
        };
    },
});
function segments_writeMean(metric, values = []) {
    return values.length === 0 ? null : (0,format_metric/* formatValue */.Fl)(metric, (0,moments/* mean */.i2)(values));
}
/** The cases of an arm that were asked, by segment. */
function segmentArm({ run, means }) {
    const asked = run.cases.filter(({ id }) => means.trialsOf(id) > 0);
    const all = asked.flatMap((golden) => listSegments(golden).map((segment) => ({ segment, id: golden.id })));
    return { means, cases: asked.length, members: (0,group_by/* groupBy */.$)(all, ({ segment }) => nameSegment(segment)) };
}
/** Segments of at least five cases, and not of all, in any arm: the largest twenty, by kind and name. */
function chooseSegments(arms) {
    const sizes = new Map();
    for (const { cases, members } of arms)
        for (const [key, own] of members) {
            const [first] = own;
            if (first === undefined || own.length < segments_FEWEST_CASES || own.length === cases)
                continue;
            sizes.set(key, { segment: first.segment, size: Math.max(own.length, sizes.get(key)?.size ?? 0) });
        }
    const largest = [...sizes.values()].sort((a, b) => b.size - a.size || inOrder(a.segment, b.segment));
    const segments = largest.slice(0, MOST_SEGMENTS).map(({ segment }) => segment);
    return { segments: segments.sort(inOrder), left: largest.length - segments.length };
}
function inOrder(a, b) {
    return ORDER.indexOf(a.by) - ORDER.indexOf(b.by) || (a.value < b.value ? -1 : 1);
}
/** Every metric of cases that was scored in some arm; of those at k, the one at the primary k. */
function listCut(arms, primaryK) {
    const [first] = arms;
    return (first?.run.metrics ?? []).filter(({ id, per_run: figure }) => figure === undefined &&
        (!id.includes('@') || id.endsWith(`@${primaryK}`)) &&
        arms.some(({ run }) => (run.summaries[id]?.mean ?? null) !== null));
}
/** A segment as a table names it: `tag: auth`. */
function nameSegment({ by, value }) {
    return `${by}: ${value}`;
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

var suite_coverage = __webpack_require__(34929);
var validate_calls = __webpack_require__(75822);
;// CONCATENATED MODULE: ./build/metrics/tables/workflow-validation.js


const MOST_NAMES = 10;
const workflowValidation = (0,define_table/* defineTable */.aZ)({
    name: 'workflow-validation',
    title: 'Agents and tools against what was expected',
    source: 'test-arcfusion-2025, docs/evaluation/metrics.md, workflow validation',
    place: 'page',
    names_cases: true,
    start: () => ({ passed: new Set(), failed: new Set(), unknown: new Set(), failures: new Map() }),
    add: ({ passed, failed, unknown, failures }, trial, { scoring }) => {
        const { golden, scores, unscored } = trial;
        const value = scores['workflow.pass'];
        if (value === 1)
            passed.add(golden.id);
        else if (value === 0) {
            failed.add(golden.id);
            keepFirst(failures, trial, scoring);
        }
        else if (unscored['workflow.pass'] !== undefined)
            unknown.add(golden.id);
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
                'A case passes when all of its scored trials do. The table lists those that fail, by id, each with its first failing trial.',
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
    suite_coverage/* suiteCoverage */.Lz,
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
    tries,
    flakyCases,
    codeQuality,
    code_complexity/* codeComplexity */.w,
    codeFiles,
    codeReviewTable,
];


/***/ }),

/***/ 69407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ JUDGE_MEASURES),
  w: () => (/* binding */ judgeReliability)
});

var cohen_kappa = __webpack_require__(44595);
var moments = __webpack_require__(44785);
var spearman = __webpack_require__(56249);
var normal = __webpack_require__(66697);
;// CONCATENATED MODULE: ./build/metrics/tables/judges/weighted-kappa.js

const LEVEL = 0.975;
/**
 * Quadratic weighted κ of two raters: (pₒ − pₑ)/(1 − pₑ), where a pair agrees by 1 − (x − y)²/range², so that 4 against 5 counts as nearly
 * equal; with the large-sample interval, cut at −1 and 1. Null without pairs, and where both gave one same value to all.
 * Source: Cohen 1968, Psychol. Bull. 70:213; Fleiss, Cohen & Everitt 1969, Psychol. Bull. 72:323, equation 13.
 * @example weightedKappa([[1, 1], [1, 1], [0, 0], [0, 1]], 1)?.kappa // 0.5
 */
function weightedKappa(pairs, range) {
    const n = pairs.length;
    if (n === 0)
        return null;
    const agree = (one, other) => 1 - ((one - other) / range) ** 2;
    const meanOver = (value) => pairs.reduce((sum, pair) => sum + value(pair), 0) / n;
    // How far a value of one rater agrees with those of the other on average, by the mean and mean square of these.
    const agreeWith = (rater) => {
        const [mean, square] = [meanOver((pair) => pair[rater]), meanOver((pair) => pair[rater] ** 2)];
        return (value) => 1 - (value ** 2 - 2 * value * mean + square) / range ** 2;
    };
    const [first, second] = [agreeWith(1), agreeWith(0)];
    const observed = meanOver(([one, other]) => agree(one, other));
    const expected = meanOver(([one]) => first(one));
    // What binary fractions leave of 1.
    if (expected > 1 - 1e-12)
        return null;
    const kappa = (observed - expected) / (1 - expected);
    const spread = meanOver(([one, other]) => (agree(one, other) - (first(one) + second(other)) * (1 - kappa)) ** 2);
    const variance = (spread - (kappa - expected * (1 - kappa)) ** 2) / (n * (1 - expected) ** 2);
    const half = (0,normal/* normalQuantile */.Zl)(LEVEL) * Math.sqrt(Math.max(0, variance));
    if (n < 2)
        return { kappa, low: null, high: null };
    return { kappa, low: Math.max(-1, kappa - half), high: Math.min(1, kappa + half) };
}

var judged_part = __webpack_require__(2044);
var define_table = __webpack_require__(15030);
;// CONCATENATED MODULE: ./build/metrics/tables/judges/judge-reliability.js






const MEASURES = [
    ['answer', 'correctness, 1 to 5', 'judge.correctness', 'correctness'],
    ['answer', 'completeness, 1 to 5', 'judge.completeness', 'completeness'],
    ['answer', 'faithfulness, 1 to 5', 'judge.faithfulness', 'faithfulness'],
    ['quality', 'answer quality', 'quality.answer-quality', 'answer_quality'],
    ['quality', 'factual correctness', 'quality.factual-correctness', 'factual_correctness'],
    ['quality', 'completeness against criteria', 'quality.completeness', 'completeness'],
];
/** In the order of their rows. */
const JUDGE_MEASURES = MEASURES.map(([question, title, metric, part]) => {
    const read = (judgment) => {
        const said = (0,judged_part/* readJudged */.cv)(judgment);
        return typeof said === 'string' ? null : (said[part] ?? undefined);
    };
    const readEach = (readings = []) => readings.flatMap((reading) => read(reading) ?? []);
    return {
        title,
        metric,
        question,
        unit: question === 'answer' ? 'score' : 'ratio',
        read: (judgments) => read(judgments[question]),
        readEach: (judgments) => readEach(judgments[question === 'answer' ? 'answer_readings' : 'quality_readings']),
    };
});
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
    if (trial.trial !== 0 || verdict === null || label === undefined)
        return;
    agreement.labelled.push([verdict, label]);
    const { observation } = trial;
    if (observation.status === 'ok')
        agreement.lengths.push([verdict - label, observation.reply.answer.length]);
}
const rounded = (value) => (value === null ? null : value.toFixed(DECIMALS));
/** How far pairs of scores agree, and κ where they are grades; nulls where there is nothing to say. */
function describePairs(pairs, ranges, { unit }) {
    const isGrade = unit === 'score';
    const agreeing = ranges.filter((range) => range <= (isGrade ? 0 : NEAR) + ROUNDING).length;
    return {
        n: pairs.length,
        agree: pairs.length === 0 ? null : agreeing / pairs.length,
        kappa: isGrade && pairs.length > 0 ? rounded((0,cohen_kappa/* cohenKappa */.r)(pairs)) : null,
        rho: pairs.length === 0 ? null : rounded((0,spearman/* spearman */.C)(pairs)),
    };
}
/** `0.71 [0.52, 0.90]` */
function writeKappa(pairs, { unit }) {
    const found = weightedKappa(pairs, unit === 'score' ? HIGHEST - LOWEST : 1);
    if (found === null)
        return null;
    const { kappa, low, high } = found;
    return `${kappa.toFixed(DECIMALS)}${low === null || high === null ? '' : ` [${low.toFixed(DECIMALS)}, ${high.toFixed(DECIMALS)}]`}`;
}
/** Ends of the scale of grades. */
const LOWEST = 1;
const HIGHEST = 5;
const distance = ([one, other]) => Math.abs(one - other);
const judgeReliability = (0,define_table/* defineTable */.aZ)({
    name: 'judge-reliability',
    title: 'How reliable the judge is',
    source: 'Cohen 1960 and Spearman 1904, for the agreement of a judge with itself and with labels',
    place: 'page',
    start: () => JUDGE_MEASURES.map(() => ({ twice: [], ranges: [], labelled: [], lengths: [] })),
    add: (data, trial) => {
        const { judgments } = trial;
        if (judgments === null || trial.observation.status === 'failed')
            return;
        for (const [at, measure] of JUDGE_MEASURES.entries()) {
            const agreement = data[at];
            if (agreement !== undefined)
                addTrial(agreement, measure, { ...trial, judgments });
        }
    },
    build: (arms) => {
        const shown = JUDGE_MEASURES.flatMap((measure, at) => arms.flatMap(({ name, data }) => {
            const { twice = [], ranges = [], labelled = [], lengths = [] } = data[at] ?? {};
            if (twice.length + labelled.length === 0)
                return [];
            const range = rounded(ranges.length === 0 ? null : (0,moments/* mean */.i2)(ranges));
            const people = {
                ...describePairs(labelled, labelled.map(distance), measure),
                weighted: writeKappa(labelled, measure),
                length: lengths.length === 0 ? null : rounded((0,spearman/* spearman */.C)(lengths)),
            };
            return [{ title: measure.title, name, itself: describePairs(twice, ranges, measure), range, people }];
        }));
        if (shown.length === 0)
            return null;
        const group = 'with itself';
        const ofPeople = { group: 'with people' };
        return {
            ...(0,define_table/* tabulate */.Xw)(shown, [
                ['score', 'text', ({ title }) => title],
                ['arm', 'text', ({ name }) => name],
                ['trials', 'count', ({ itself }) => itself.n, { group, hint: 'Trials that were read at least twice.' }],
                ['agree', 'share', ({ itself }) => itself.agree, { group, hint: 'All readings of a trial agree.' }],
                ['κ', 'text', ({ itself }) => itself.kappa, { group, hint: 'Cohen’s κ of the first two readings.' }],
                ['ρ', 'text', ({ itself }) => itself.rho, { group, hint: 'Spearman’s correlation of the first two readings.' }],
                ['mean range', 'text', ({ range }) => range, { group, hint: 'Highest minus lowest reading of a trial.' }],
                [
                    'cases',
                    'count',
                    ({ people }) => people.n,
                    { ...ofPeople, hint: 'Cases with such a label in `human_labels`.' },
                ],
                ['agree', 'share', ({ people }) => people.agree, ofPeople],
                [
                    'weighted κ',
                    'text',
                    ({ people }) => people.weighted,
                    { ...ofPeople, hint: 'Quadratic weighted κ of judge and people, with its 95 % interval.' },
                ],
                ['ρ', 'text', ({ people }) => people.rho, ofPeople],
                [
                    'length bias',
                    'text',
                    ({ people }) => people.length,
                    {
                        ...ofPeople,
                        hint: 'Spearman’s correlation of judge less people with the answer’s length: above 0, it overrates long answers.',
                    },
                ],
            ]),
            notes: [
                'Grades agree when they are equal, scores from 0 to 1 when they lie at most 0.1 apart; κ corrects that for chance and exists for grades only; weighted κ counts a near miss as nearly equal. People’s labels (`human_labels` of the cases) are compared with the first trial of each case.',
            ],
        };
    },
});


/***/ }),

/***/ 34929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ listUnnamed),
/* harmony export */   GL: () => (/* binding */ drawShare),
/* harmony export */   KZ: () => (/* binding */ describeCoverage),
/* harmony export */   Lz: () => (/* binding */ suiteCoverage),
/* harmony export */   Oe: () => (/* binding */ addReply),
/* harmony export */   Xx: () => (/* binding */ startCoverage),
/* harmony export */   f0: () => (/* binding */ namePart),
/* harmony export */   qK: () => (/* binding */ addCase)
/* harmony export */ });
/* unused harmony export COVERED_KINDS */
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77377);
/* harmony import */ var _format_join_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73341);
/* harmony import */ var _model_plain_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1275);
/* harmony import */ var _retrieval_normalize_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70592);
/* harmony import */ var _retrieval_sources_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36355);
/* harmony import */ var _routing_route_choice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94604);
/* harmony import */ var _workflow_validate_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75822);
/* harmony import */ var _define_table_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15030);








const COVERED_KINDS = ['documents', 'headings and symbols', 'tools', 'agents', 'route tiers'];
function startCoverage() {
    const none = () => ({ seen: new Map(), named: new Set() });
    return { documents: none(), 'headings and symbols': none(), tools: none(), agents: none(), 'route tiers': none() };
}
/**
 * A heading or symbol of a document, as both sides name it.
 * @example namePart('./docs/keys.md', '## Keys') // 'docs/keys.md::Keys'
 */
const namePart = (path, symbol) => `${(0,_retrieval_normalize_path_js__WEBPACK_IMPORTED_MODULE_3__/* .normalizePath */ .F)(path)}::${(0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_4__/* .plainSymbol */ .Nb)(symbol)}`;
function nameAll({ seen, named }, names) {
    for (const name of names) {
        named.add(name);
        if (!seen.has(name))
            seen.set(name, 0);
    }
}
function seeAll({ seen }, names) {
    for (const name of new Set(names))
        seen.set(name, (seen.get(name) ?? 0) + 1);
}
/** Adds what a case expects; a case may be added twice. */
function addCase(coverage, golden, scoring) {
    const spans = golden.expected_spans.filter(({ relevance }) => relevance > 0);
    nameAll(coverage.documents, [...spans.map(({ path }) => path), ...(golden.expected_sources ?? [])].map(_retrieval_normalize_path_js__WEBPACK_IMPORTED_MODULE_3__/* .normalizePath */ .F));
    nameAll(coverage['headings and symbols'], spans.flatMap(({ path, symbol }) => (symbol === undefined ? [] : [namePart(path, symbol)])));
    const call = (kind) => ['required', 'optional', 'forbidden'].flatMap((how) => (golden[`${how}_${kind}`] ?? []).map((name) => (0,_workflow_validate_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveName */ .qK)(name, scoring.aliases[kind])));
    nameAll(coverage.tools, call('tools'));
    nameAll(coverage.agents, call('agents'));
    const route = (0,_routing_route_choice_js__WEBPACK_IMPORTED_MODULE_1__/* .nameTier */ .QW)(golden.expected_route, scoring);
    nameAll(coverage['route tiers'], route === null ? [] : [route]);
}
/** Adds what a reply shows that there is. */
function addReply(coverage, { observation }, scoring) {
    if (observation.status === 'failed')
        return;
    const { reply } = observation;
    seeAll(coverage.documents, (0,_retrieval_sources_js__WEBPACK_IMPORTED_MODULE_0__/* .retrievedSources */ .dz)(reply) ?? []);
    const parts = (reply.spans ?? []).flatMap(({ path, symbol }) => path === undefined || symbol === undefined ? [] : [namePart(path, symbol)]);
    seeAll(coverage['headings and symbols'], parts);
    const resolve = (names, kind) => (names ?? []).map((name) => (0,_workflow_validate_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveName */ .qK)(name, scoring.aliases[kind]));
    seeAll(coverage.tools, resolve((0,_workflow_validate_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .calledTools */ .Rr)(reply), 'tools'));
    seeAll(coverage.agents, resolve((0,_workflow_validate_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .calledAgents */ .un)(reply), 'agents'));
    const tier = (0,_routing_route_choice_js__WEBPACK_IMPORTED_MODULE_1__/* .finalRouteTier */ .uQ)(reply, scoring);
    seeAll(coverage['route tiers'], tier === null ? [] : [tier]);
}
/** What of a kind no case names, what was seen most often first. */
function listUnnamed({ seen, named }) {
    return [...seen]
        .filter(([name]) => !named.has(name))
        .map(([name, tries]) => ({ name, tries }))
        .sort((a, b) => b.tries - a.tries || (a.name < b.name ? -1 : 1));
}
const BAR = 20;
/** @example drawShare(0.25) // '█████░░░░░░░░░░░░░░░' */
function drawShare(share) {
    const full = Math.round(share * BAR);
    return '█'.repeat(full) + '░'.repeat(BAR - full);
}
/** A row for each kind of which anything is known. */
function describeCoverage(coverage) {
    return COVERED_KINDS.flatMap((kind) => {
        const known = coverage[kind];
        const { size } = known.seen;
        return size === 0 ? [] : [{ kind, known: size, named: known.named.size, unnamed: listUnnamed(known) }];
    });
}
const suiteCoverage = (0,_define_table_js__WEBPACK_IMPORTED_MODULE_5__/* .defineTable */ .aZ)({
    name: 'suite-coverage',
    title: 'What the suite looks at',
    source: 'Goldenpair: where a golden suite is blind',
    place: 'page',
    names_cases: true,
    start: startCoverage,
    add: (coverage, trial, { scoring }) => {
        addCase(coverage, trial.golden, scoring);
        addReply(coverage, trial, scoring);
    },
    build: (arms) => {
        const whole = startCoverage();
        for (const { data } of arms)
            for (const kind of COVERED_KINDS) {
                for (const [name, tries] of data[kind].seen)
                    whole[kind].seen.set(name, (whole[kind].seen.get(name) ?? 0) + tries);
                for (const name of data[kind].named)
                    whole[kind].named.add(name);
            }
        const rows = describeCoverage(whole);
        if (rows.length === 0)
            return null;
        return {
            ...(0,_define_table_js__WEBPACK_IMPORTED_MODULE_5__/* .tabulate */ .Xw)(rows, [
                ['kind', 'text', ({ kind }) => kind],
                ['known', 'count', ({ known }) => known],
                ['in a case', 'count', ({ named }) => named],
                ['share', 'share', ({ known, named }) => named / known],
                ['', 'text', ({ known, named }) => drawShare(named / known)],
                ['in no case', 'text', ({ unnamed }) => (0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_6__/* .joinNames */ .JH)(unnamed.map(({ name }) => (0,_define_table_js__WEBPACK_IMPORTED_MODULE_5__/* .cutName */ .CI)(name)))],
            ]),
            notes: [
                `Known is what the tries of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_7__/* .countOf */ .pq)(arms.length, 'arm')} retrieved, called or went through, and what a case names. What nothing retrieved is not known here: \`goldenpair suggest\` also reads the documents, and lists the next cases worth writing.`,
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
/* harmony export */   vu: () => (/* binding */ tableFigure)
/* harmony export */ });
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6529);

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
    source: 'test-arcfusion-2025, docs/evaluation/metrics.md, its flag for scenarios that need a question first',
    ..._define_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .YES_NO */ .mx,
    applies: ({ clarification_expected: isExpected }) => isExpected !== undefined,
    score: ({ observation, golden }) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scored */ .lD)(hasAskedBack(observation.reply) === golden.clarification_expected ? 1 : 0),
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
/* harmony export */   Jq: () => (/* binding */ HOPS),
/* harmony export */   P5: () => (/* binding */ ALL_HOPS),
/* harmony export */   YO: () => (/* binding */ scoreChain),
/* harmony export */   a9: () => (/* binding */ GROUNDED_HOP_COVERAGE),
/* harmony export */   dR: () => (/* binding */ listMissingHops),
/* harmony export */   e7: () => (/* binding */ scoreHopCoverage),
/* harmony export */   ju: () => (/* binding */ HOP_COVERAGE),
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
/** What the answer of a trial states: several metrics ask for the same, and an expression may take its time. */
const statedHops = (0,_remember_last_js__WEBPACK_IMPORTED_MODULE_4__/* .rememberLast */ .m)(({ observation, golden, withinTime }) => matchHops(golden.required_hops ?? [], observation.reply.answer, withinTime));
/** The share of the case's hops that the answer states. The case has hops. */
function scoreHopCoverage(trial) {
    const hops = trial.golden.required_hops ?? [];
    const stated = statedHops(trial);
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .scoreOf */ .uw)(typeof stated === 'string' ? stated : stated.length / hops.length);
}
/** The share of the case's hops that the answer states and whose source was retrieved. */
function scoreGroundedCoverage(trial) {
    const { observation, golden } = trial;
    const hops = golden.required_hops ?? [];
    const retrieved = (0,_retrieval_sources_js__WEBPACK_IMPORTED_MODULE_3__/* .retrievedSources */ .dz)(observation.reply);
    if (retrieved === null)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .unscored */ .c7)('the target reported no sources');
    const found = statedHops(trial);
    if (typeof found === 'string')
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .unscored */ .c7)(found);
    const undecided = (0,_retrieval_sources_js__WEBPACK_IMPORTED_MODULE_3__/* .describeForeign */ .eQ)(retrieved, found.flatMap(({ source }) => (source === undefined ? [] : (0,_retrieval_normalize_path_js__WEBPACK_IMPORTED_MODULE_6__/* .normalizePath */ .F)(source))));
    if (undecided !== null)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .unscored */ .c7)(undecided);
    const grounded = found.filter(({ source }) => source !== undefined && retrieved.has((0,_retrieval_normalize_path_js__WEBPACK_IMPORTED_MODULE_6__/* .normalizePath */ .F)(source)));
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .scored */ .lD)(grounded.length / hops.length);
}
/** 1 when the answer states every hop of the case, which has some; else 0. */
function scoreChain(trial) {
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .combineScores */ .LP)([scoreHopCoverage(trial)], (coverage) => (coverage === 1 ? 1 : 0));
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
    summary: 'How many of the facts on the way the answer states.',
    formula: 'Hops of which the answer has one of the texts (`any_of`) / all hops. Both are composed (NFKC), in lower case, with single blanks. By `match: word` (default) a text counts where no letter, digit or `_` goes on at an end that is one, nor a decimal point with a digit behind it: "2" is in "2 parts", not in "2024" or "2.5". Scripts that set no space between words (Chinese, Japanese, Thai …) or before endings (Korean) have no such ends. `match: substring` counts anywhere; `match: regex` is a JavaScript expression (flags i, u) over the first 100,000 characters.',
    needs: 'To cases with `required_hops`, unless their profile is `default`.',
    source: 'poc-ai-workflow-frameworks, METRICS.md, hop coverage; word edges are our own',
    edge_cases: 'When an expression of a hop takes too long and is stopped, as those of [checks](#answerchecks) are. An empty answer is 0.',
    example: {
        text: 'Hops "the buyer" and "14 days"; the answer "The buyer, in 140 days": 1/2 = 0.5.',
        ..._examples_js__WEBPACK_IMPORTED_MODULE_0__/* .ONE_OF_TWO_HOPS */ .V2,
        value: 0.5,
    },
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
    summary: 'How many of them it states and has from the right document.',
    formula: 'Hops of `hops.coverage` whose `source` was retrieved / all hops. Retrieved are the documents of `sources.precision`. A hop without a `source` is never grounded.',
    needs: 'To cases with `required_hops` of which one has a `source`, unless their profile is `default`.',
    source: 'poc-ai-workflow-frameworks, METRICS.md, grounded hop coverage',
    edge_cases: 'When the reply has neither `sources` nor `spans` that name a document; when one has an absolute path outside the checkout that ends with an expected name.',
    example: {
        text: 'Both hops are stated, and the source of one was retrieved: 1/2 = 0.5.',
        ..._examples_js__WEBPACK_IMPORTED_MODULE_0__/* .BOTH_OF_TWO_HOPS */ .ao,
        value: 0.5,
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
    summary: 'Whether the answer states every fact of a chain.',
    formula: '1 when `hops.coverage` is 1, else 0.',
    needs: 'To cases with `required_hops` and `multi_hop: true`, or with more than one hop, unless their profile is `default`.',
    source: 'poc-ai-workflow-frameworks, METRICS.md, multi-hop chain success rate',
    edge_cases: 'As that of `hops.coverage`.',
    example: { text: 'One of two hops is stated: 0.', ..._examples_js__WEBPACK_IMPORTED_MODULE_0__/* .ONE_OF_TWO_HOPS */ .V2, value: 0 },
    kind: 'binary',
    default_margin: { kind: 'absolute', value: 0.05 },
    definition: `hops.chain-success/1 ${HOP_RULES}`,
    score: scoreChain,
};
/** How much of a chain of hops the answer states. */
const HOPS = [
    (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .defineMetric */ .GR)(HOP_COVERAGE),
    (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .defineMetric */ .GR)(GROUNDED_HOP_COVERAGE),
    (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .defineMetric */ .GR)({ ...ALL_HOPS, applies: (golden) => (0,_case_kinds_js__WEBPACK_IMPORTED_MODULE_7__/* .requiresHops */ .Lf)(golden) && (0,_case_kinds_js__WEBPACK_IMPORTED_MODULE_7__/* .isMultiHop */ .JK)(golden) }),
];


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
    const { called, expected, aliases, always, strict } = input;
    const { required, optional, forbidden } = expected;
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
    return [golden[required], golden[optional], golden[forbidden]].some((names = []) => names.length > 0);
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
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scored */ .lD)(0);
    return scores.find((score) => score.kind === 'unscored') ?? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scored */ .lD)(1);
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
            return scoring.workflow.require_trace ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .lD)(0) : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c7)(_validate_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TRACE */ .eW[kind]);
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .lD)(calls.pass ? 1 : 0);
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
function definePass({ kinds, ...row }) {
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
    summary: 'Whether the agents and tools that were called are those that the case names.',
    formula: '1 when `workflow.agents-pass` and `workflow.tools-pass` are, each only where the case names agents, or tools; else 0.',
    needs: 'To cases that name agents or tools.',
    edge_cases: 'When a part is unscored and the other is not 0; a missing trace (`trace_missing`) never passes and never fails, but with `workflow: { require_trace: true }` it fails.',
    example: {
        text: 'Required `search` and `rank`, forbidden `delete`; called `search` and `web`: 0.',
        ...TOOLS_EXAMPLE,
        value: 0,
    },
});
const workflowAgentsPass = definePass({
    name: 'workflow.agents-pass',
    title: 'agents as expected',
    kinds: ['agents'],
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
});
const workflowToolsPass = definePass({
    name: 'workflow.tools-pass',
    title: 'tools as expected',
    kinds: ['tools'],
    summary: 'Whether the tools that were called are those that the case names.',
    formula: `1 when no tool is missing and none is unexpected, else 0. Missing: required, not called. Unexpected: called, and forbidden, or neither required nor optional; with \`workflow: { strict: false }\` only what is forbidden. ${COMPARED}`,
    needs: TOOLS.needs,
    edge_cases: `${TOOLS.missing}; with \`workflow: { require_trace: true }\` it is 0 then.`,
    example: {
        text: 'Required `search` and `rank`, forbidden `delete`; called `search` and `web`: 0.',
        ...TOOLS_EXAMPLE,
        value: 0,
    },
});
const FAULTY = { ..._define_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .EXPENSE */ .D0, unit: 'count', absolute_margin: 0.5 };
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
        summary: `How many ${kind} ${which}.`,
        formula: `|${set(kind)}|, each name once. The names are in the table [workflow-validation](#table-workflow-validation).`,
        needs,
        edge_cases: `${missing}. A trial that failed is unscored.`,
        example: { text: `${text}: 1 (\`${found[list]}\`).`, case: golden, reply, value: 1 },
        ...(isFault ? FAULTY : _define_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .COUNT */ .i2),
        definition: ({ scoring }) => `${name}/1${(0,_define_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .changedScoring */ .Qz)(scoring, WORKFLOW_SETTINGS)}`,
        applies: (trial) => (0,_validate_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .expectsCalls */ .UK)(trial, kind),
        score: ({ observation, golden: own }, { scoring }) => {
            const calls = (0,_validate_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .validateWorkflow */ ._B)(own, observation.reply, scoring)[kind];
            return calls === null || calls === 'trace_missing' ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c7)(_validate_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TRACE */ .eW[kind]) : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .lD)(calls[list].length);
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

/***/ 19072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ isParts),
/* harmony export */   n: () => (/* binding */ joinParts)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29598);

/**
 * The text of an answer as a list of parts: texts, parts with a text (Anthropic, Mistral, OpenAI), or messages with parts as their
 * content (OpenAI's Responses). Thoughts, calls of tools and images are no part of it.
 * @example joinParts([{ type: 'thinking', thinking: [] }, { type: 'text', text: 'Yes' }, '.']) // 'Yes.'
 */
function joinParts(parts) {
    return parts.map(readPart).join('');
}
/** Whether a list can be read as parts: each is a text, or says what it is. */
function isParts(value) {
    const isPart = (part) => typeof part === 'string' ||
        ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(part) && ['type', 'text', 'content'].some((name) => typeof part[name] === 'string'));
    return Array.isArray(value) && value.every(isPart);
}
function readPart(part) {
    if (typeof part === 'string')
        return part;
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(part) || /think|reason|thought/.test(String(part['type'])) || part['thought'] === true)
        return '';
    const { text, content } = part;
    if (typeof text === 'string')
        return text;
    return Array.isArray(content) ? joinParts(content) : '';
}


/***/ }),

/***/ 92642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LI: () => (/* binding */ findDelimiter),
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
/** What stands between the fields of a table, by its header: a tab where it has one, else the one of semicolon and comma that it has more of. */
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

/***/ 29417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ findDeepNesting)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);

/** More than any suite needs, and few enough for the parser's recursion on a small stack. */
const MAX_DEPTH = 500;
/** Every level of a block needs a character before the first value of its line. */
const DEEP_BLOCK = /^[ ?-]{1000}/m;
const SCALAR_FOLLOWS = '\u001f';
/** The lexer's tokens without text: byte order mark, document, end of a flow, scalar. */
const MARKS = new Set(['\u0002', '\u0018', SCALAR_FOLLOWS]);
/**
 * Where YAML begins to nest deeper than 500 brackets, or 1,000 columns of indentation and dashes; null when it does not. The parser
 * recurses, and a stack that overflows inside a regular expression ends the whole process (V8: "RegExpCompiler Allocation failed").
 * @example findDeepNesting('[['.repeat(300)) // 500
 */
function findDeepNesting(text) {
    const block = DEEP_BLOCK.exec(text)?.index;
    if (block !== undefined)
        return block;
    if ((text.match(/[[{]/g)?.length ?? 0) <= MAX_DEPTH)
        return null;
    let offset = 0;
    let depth = 0;
    let isScalar = false;
    for (const token of new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Lexer */ .JG().lex(text)) {
        if (!isScalar && (token === '[' || token === '{'))
            depth += 1;
        if (!isScalar && (token === ']' || token === '}'))
            depth -= 1;
        if (depth > MAX_DEPTH)
            return offset;
        isScalar = token === SCALAR_FOLLOWS;
        if (!MARKS.has(token))
            offset += token.length;
    }
    return null;
}


/***/ }),

/***/ 48711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ CONNECTION_FAULT),
/* harmony export */   u: () => (/* binding */ isOutage)
/* harmony export */ });
/** Words of connection faults as Node, Python, Go and the usual HTTP clients write them. */
const CONNECTION_FAULT = /\b(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)\b|connection (?:refused|reset|aborted|closed|error|timed out)|could not connect|failed to connect|network is unreachable|socket hang up|fetch failed|name resolution|rate.?limit|too many requests|service unavailable|bad gateway|gateway time-?out/i;
/** Statuses of an outage, as clients write them: `429`, `Error code: 429`, `HTTP 503`, `status=500`. */
const OUTAGE_STATUS = /(?:^|\b(?:HTTP|status|code|error))[\s:=(]*(?:429|5\d\d)\b|\boverloaded/i;
/** Whether a message is that of an outage of a provider or the network. */
const isOutage = (message) => CONNECTION_FAULT.test(message) || OUTAGE_STATUS.test(message);


/***/ }),

/***/ 78955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _w: () => (/* binding */ matchesSelection),
/* harmony export */   gO: () => (/* binding */ parseSelection),
/* harmony export */   lH: () => (/* binding */ selectTag),
/* harmony export */   rq: () => (/* binding */ selectSubset)
/* harmony export */ });
/* unused harmony export selectCases */
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
            throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('selection-invalid', { selection, got: '', known: knownTerms });
        return { key: 'word', value: term };
    }
    const name = term.slice(0, colon).trim();
    const value = term.slice(colon + 1).trim();
    const key = SELECTION_KEYS.find((known) => known === name);
    if (key === undefined || value === '')
        throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('selection-invalid', { selection, got: term, known: knownTerms });
    const values = CHOICES[key];
    if (values && !values.includes(value)) {
        const known = values.map((each) => `${key}:${each}`);
        throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('selection-invalid', { selection, got: term, known });
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
    throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('selection-empty', { cases: enabled.length, tags });
}
/** The same for a selection as it is written; null is all. Throws as `selectCases` does. */
function selectSubset(cases, subset) {
    return selectCases(cases, subset === null ? null : parseSelection(subset));
}


/***/ }),

/***/ 4657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Df: () => (/* binding */ isWatched),
/* harmony export */   Jq: () => (/* binding */ nameSchema),
/* harmony export */   iT: () => (/* binding */ BASELINE_TRIALS),
/* harmony export */   nE: () => (/* binding */ ZERO_TOLERANCE)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

const ZERO_TOLERANCE = ['critical', 'all', 'off'];
/** How often main is asked where nobody says; a target that always answers alike is asked twice, to see whether it does. */
const BASELINE_TRIALS = { varying: 5, deterministic: 2 };
/** Whether a case may never start to fail. */
function isWatched({ critical }, scope) {
    return scope === 'all' || (scope === 'critical' && critical);
}
const nameSchema = zod__WEBPACK_IMPORTED_MODULE_0__.string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, 'a name of letters, digits, dots, dashes and underscores')
    .max(60);


/***/ }),

/***/ 34041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k9: () => (/* binding */ readUsage),
/* harmony export */   re: () => (/* binding */ normalizeUsage),
/* harmony export */   sx: () => (/* binding */ isUsageField),
/* harmony export */   uz: () => (/* binding */ readOwnUsage)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29598);
/* harmony import */ var _omit_undefined_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35560);


/**
 * Where the providers' usage objects have what they count: the first name with more than 0 counts. A dot leads into a member.
 * Source: OpenAI chat and Responses (platform.openai.com/docs/api-reference), Anthropic (platform.claude.com, Messages, prompt caching),
 * Gemini and Vertex (ai.google.dev/api/generate-content, UsageMetadata), Bedrock (docs.aws.amazon.com, TokenUsage), Mistral
 * (docs.mistral.ai/api), Cohere (docs.cohere.com, Chat v2), DeepSeek (api-docs.deepseek.com), xAI (docs.x.ai), OpenRouter
 * (openrouter.ai/docs, usage accounting), Vercel (ai-sdk.dev, LanguageModelUsage of 4 to 6), LiteLLM (docs.litellm.ai), LangChain
 * (reference.langchain.com, UsageMetadata), Ollama (docs.ollama.com/api), inspect_ai (ModelUsage), and of spans without their prefixes
 * OpenTelemetry, OpenInference, Langfuse, Pydantic AI and Braintrust.
 */
const FIELDS = {
    input: readNames(`
    input_tokens prompt_tokens promptTokenCount prompt_token_count inputTokens.total inputTokens promptTokens
    inputTokenCount tokens.input_tokens billed_units.input_tokens prompt_eval_count tokens_in prompt input
    prompt_cache_miss_tokens`),
    output: readNames(`
    output_tokens completion_tokens candidatesTokenCount candidates_token_count responseTokenCount
    outputTokens.total outputTokens completionTokens outputTokenCount tokens.output_tokens
    billed_units.output_tokens eval_count tokens_out completion output`),
    cached: readNames(`
    cached_tokens prompt_tokens_details.cached_tokens input_tokens_details.cached_tokens cache_read_input_tokens
    cache_read.input_tokens cachedContentTokenCount cached_content_token_count cacheReadInputTokens
    cacheReadInputTokenCount prompt_cache_hit_tokens inputTokens.cacheRead inputTokenDetails.cacheReadTokens
    cachedInputTokens input_token_details.cache_read num_cached_tokens cached_prompt_text_tokens
    prompt_details.cache_read input_tokens_cache_read input_cached_tokens input_cache_read cache_read_tokens
    details.cache_read_tokens prompt_cached_tokens`),
    written: readNames(`
    cache_creation_input_tokens cache_creation.input_tokens prompt_tokens_details.cache_write_tokens
    prompt_tokens_details.cache_creation_tokens cacheWriteInputTokens cacheWriteInputTokenCount
    cacheCreationInputTokens inputTokens.cacheWrite inputTokenDetails.cacheWriteTokens
    input_token_details.cache_creation prompt_details.cache_write input_tokens_cache_write input_cache_creation
    cache_write_tokens details.cache_write_tokens prompt_cache_creation_tokens`),
    reasoning: readNames(`
    completion_tokens_details.reasoning_tokens output_tokens_details.reasoning_tokens thoughtsTokenCount
    thoughts_token_count outputTokens.reasoning outputTokenDetails.reasoningTokens reasoningTokens
    output_token_details.reasoning completion_details.reasoning completionDetails.reasoning reasoning.output_tokens reasoning_tokens
    output_reasoning_tokens details.reasoning_tokens completion_reasoning_tokens`),
    /** What tools put into the prompt. */
    tool: readNames('toolUsePromptTokenCount tool_use_prompt_token_count'),
    total: readNames('total_tokens totalTokenCount total_token_count totalTokens total tokens'),
};
/** Beside Anthropic's, Bedrock's and inspect's input, which these are no part of; LiteLLM has them beside OpenAI's `prompt_tokens`, a part of it. */
const APART = /^(?:cache_(?:read|creation)_input_tokens|cache(?:Read|Write|Creation)InputToken(?:s|Count)|input_tokens_cache_\w+)$/;
/** DeepSeek's, where the whole is not given. */
const MISSES = 'prompt_cache_miss_tokens';
/** Gemini's, which are no part of the candidates. */
const THOUGHTS = /^thoughts/;
const MEMBERS = new Set(Object.values(FIELDS).flatMap((names) => names.map(firstStep)));
function readNames(text) {
    return text.trim().split(/\s+/);
}
function firstStep(name) {
    return name.split('.', 1)[0] ?? name;
}
/**
 * The tokens of a provider's usage object as it came, by the table of fields above. Where input and output do not make up the total, the rest is
 * the cache that stands beside the input, then reasoning that stands beside the output. Empty where nothing is counted.
 * @param isCacheApart whether names that Anthropic and Bedrock use mean what they mean there; in spans of OpenTelemetry they are a part of the input
 * @example readUsage({ promptTokenCount: 21, candidatesTokenCount: 9, thoughtsTokenCount: 600 }) // { input_tokens: 21, output_tokens: 609 }
 */
function readUsage(usage, isCacheApart = true) {
    const read = (field) => readField(usage, field);
    const [input, output, cached, written] = [read('input'), read('output'), read('cached'), read('written')];
    const [reasoning, total] = [read('reasoning'), read('total')?.count];
    const cache = (cached?.count ?? 0) + (written?.count ?? 0);
    const thoughts = reasoning?.count ?? 0;
    const prompt = (input?.count ?? 0) + (read('tool')?.count ?? 0);
    const completion = output?.count ?? 0;
    const rest = (total ?? 0) - prompt - completion;
    const isNamedApart = input?.name === MISSES ||
        (isCacheApart && !input?.name.startsWith('prompt') && [cached, written].some((one) => APART.test(one?.name ?? '')));
    const isApart = isNamedApart || cache > prompt || (rest !== thoughts && [cache, cache + thoughts].includes(rest));
    const whole = isApart ? prompt + cache : prompt;
    const isOutside = thoughts > completion || THOUGHTS.test(reasoning?.name ?? '');
    const answer = isOutside ? completion + thoughts : output?.count;
    return (0,_omit_undefined_js__WEBPACK_IMPORTED_MODULE_0__/* .omitUndefined */ .O)({
        input_tokens: input === undefined ? subtract(total, answer) : whole,
        output_tokens: (input && subtract(total, whole + completion) !== undefined ? subtract(total, whole) : undefined) ?? answer,
        cached_tokens: cached?.count,
    });
}
/** Undefined where either is, or where it would be less than 0. */
function subtract(total, part) {
    return total === undefined || part === undefined || total < part ? undefined : total - part;
}
/** A reply's `usage` with the names of the protocol in place of a provider's; what the table does not name stays. */
function normalizeUsage(usage) {
    const others = Object.entries(usage).filter(([name]) => !MEMBERS.has(name) || OWN.has(name));
    return { ...Object.fromEntries(others), ...readUsage(usage) };
}
/** Whether a field among others, such as a column of a table, counts tokens of the input or the output by the table above. */
const isUsageField = (name) => MEMBERS.has(name) && /token|eval_count$/i.test(name) && !FIELDS.total.includes(name);
/**
 * A record that counts tokens among other fields, such as an attempt or a row of a table: what its `usage`, or its fields by the names of
 * the table above, say.
 */
function readOwnUsage(record) {
    const inner = ['usage', 'tokenUsage', 'token_usage'].map((name) => record[name]).find(_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4);
    const names = [...Object.keys(record).filter(isUsageField), 'total_tokens', 'totalTokens'];
    return readUsage(inner ?? Object.fromEntries(names.map((name) => [name, record[name]])));
}
const OWN = new Set(['input_tokens', 'output_tokens', 'cached_tokens']);
function readField(usage, field) {
    const counts = FIELDS[field].flatMap((name) => {
        const count = readCount(readMember(usage, name));
        return count === undefined ? [] : { name, count };
    });
    return counts.find(({ count }) => count > 0) ?? counts[0];
}
/** A span has its names whole, with their dots. */
function readMember(usage, name) {
    if (Object.hasOwn(usage, name))
        return usage[name];
    return name
        .split('.')
        .reduce((at, step) => ((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(at) && Object.hasOwn(at, step) ? at[step] : undefined), usage);
}
/** A whole number from 0, also where it was written as a text or a fraction. */
function readCount(value) {
    const number = typeof value === 'string' && /^\s*\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : value;
    return typeof number === 'number' && number >= 0 && number <= Number.MAX_SAFE_INTEGER ? Math.round(number) : undefined;
}


/***/ }),

/***/ 49832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ leastWhole),
/* harmony export */   h: () => (/* binding */ bisect)
/* harmony export */ });
/**
 * The point of [low, high] where a condition that holds at `low` stops holding, halved until the bracket is at most
 * `tolerance` wide or two neighbouring floats.
 * @example bisect({ low: 0, high: 2, tolerance: 1e-12, holds: (x) => x * x < 2 }) // 1.414213562373…
 */
function bisect({ low, high, tolerance = 0, holds, }) {
    for (;;) {
        const middle = low + (high - low) / 2;
        if (high - low <= tolerance || middle <= low || middle >= high)
            return middle;
        if (holds(middle))
            low = middle;
        else
            high = middle;
    }
}
/**
 * The least whole number from 1 to `most` for which a condition holds that holds for all greater ones; null where there is none.
 * @example leastWhole(100, (n) => n * n > 50) // 8
 */
function leastWhole(most, holds) {
    let [below, enough] = [0, 1];
    while (!holds(enough)) {
        if (enough >= most)
            return null;
        [below, enough] = [enough, Math.min(most, enough * 2)];
    }
    while (enough - below > 1) {
        const middle = Math.floor((below + enough) / 2);
        if (holds(middle))
            enough = middle;
        else
            below = middle;
    }
    return enough;
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

/***/ 29772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QW: () => (/* binding */ newcombeInterval),
/* harmony export */   YV: () => (/* binding */ wilsonInterval),
/* harmony export */   mI: () => (/* binding */ clopperPearson)
/* harmony export */ });
/* harmony import */ var _bisect_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49832);
/* harmony import */ var _distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69943);
/* harmony import */ var _distributions_normal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66697);



/**
 * Newcombe's interval of the paired difference (better − worse)/n at level 1 − alpha; n ≥ 1 pairs of one trial each.
 * Shown, never deciding: at a true drop of exactly the margin it is too optimistic.
 * Source: method 10 of Newcombe 1998, Stat. Med. 17:2635: Wilson limits of both arms, joined with a correlation φ whose
 * numerator is reduced by n/2 where positive.
 * @example newcombeInterval({ bothPass: 59, worse: 16, better: 6, bothFail: 80, alpha: 0.05 }) // { low: -0.1186…, high: -0.0046… }
 */
function newcombeInterval(table) {
    const { bothPass, worse, better, bothFail, alpha } = table;
    const n = bothPass + worse + better + bothFail;
    const baseline = distances(bothPass + worse, n, alpha);
    const candidate = distances(bothPass + better, n, alpha);
    const phi = correlation(table, n);
    const estimate = (better - worse) / n;
    const reach = (one, other) => Math.sqrt(one ** 2 - 2 * phi * one * other + other ** 2);
    return {
        low: estimate - reach(candidate.down, baseline.up),
        high: estimate + reach(candidate.up, baseline.down),
    };
}
function distances(successes, n, alpha) {
    const { low, high } = wilsonInterval({ successes, n, alpha });
    return { down: successes / n - low, up: high - successes / n };
}
function correlation({ bothPass, worse, better, bothFail }, n) {
    const margins = (bothPass + worse) * (better + bothFail) * (bothPass + better) * (worse + bothFail);
    if (margins === 0)
        return 0;
    const product = bothPass * bothFail - worse * better;
    return (product > 0 ? Math.max(product - n / 2, 0) : product) / Math.sqrt(margins);
}
/**
 * Wilson's score interval of a proportion, without continuity correction, at level 1 − alpha; n ≥ 1.
 * Source: Wilson 1927, J. Am. Stat. Assoc. 22:209; method 3 of Newcombe 1998, Stat. Med. 17:857.
 * @example wilsonInterval({ successes: 81, n: 263, alpha: 0.05 }) // { low: 0.2552…, high: 0.3662… } (Newcombe's table I)
 */
function wilsonInterval({ successes, n, alpha }) {
    const z = (0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_1__/* .normalQuantile */ .Zl)(1 - alpha / 2);
    const centre = successes + (z * z) / 2;
    const spread = z * Math.sqrt((z * z) / 4 + (successes * (n - successes)) / n);
    return {
        low: successes === 0 ? 0 : (centre - spread) / (n + z * z),
        high: successes === n ? 1 : (centre + spread) / (n + z * z),
    };
}
/**
 * Clopper and Pearson's exact interval of a proportion at level 1 − alpha; n ≥ 1.
 * Source: Clopper & Pearson 1934, Biometrika 26:404: the low end has P(X ≥ k) = alpha/2, the high end P(X ≤ k) =
 * alpha/2.
 * @example clopperPearson({ successes: 0, n: 10, alpha: 0.05 }) // { low: 0, high: 0.30849710781876083 }
 */
function clopperPearson({ successes, n, alpha }) {
    // The high end is the low end of the failures, seen from 1.
    return { low: lowEnd(successes, n, alpha / 2), high: 1 - lowEnd(n - successes, n, alpha / 2) };
}
function lowEnd(successes, n, tail) {
    if (successes === 0)
        return 0;
    return (0,_bisect_js__WEBPACK_IMPORTED_MODULE_2__/* .bisect */ .h)({
        low: 0,
        high: successes / n,
        holds: (x) => (0,_distributions_special_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .incompleteBeta */ .J7)({ x, y: 1 - x, a: successes, b: n - successes + 1 }).lower < tail,
    });
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
