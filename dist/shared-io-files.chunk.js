export const id = 7247;
export const ids = [7247];
export const modules = {

/***/ 13992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fl: () => (/* binding */ formatValue),
/* harmony export */   L$: () => (/* binding */ formatAgainst),
/* harmony export */   T1: () => (/* binding */ formatShare),
/* harmony export */   Vj: () => (/* binding */ styleOf),
/* harmony export */   ej: () => (/* binding */ formatAmount),
/* harmony export */   hO: () => (/* binding */ formatIn),
/* harmony export */   m2: () => (/* binding */ decimalsOf),
/* harmony export */   nB: () => (/* binding */ relativeDecimals),
/* harmony export */   yO: () => (/* binding */ formatSample)
/* harmony export */ });
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77377);

/** Enough to distinguish any two values of a suite. */
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
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsToShow */ .Lh)(change, (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .moneyDecimals */ .vG)(largest));
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
            // A fraction of a cent keeps its digits even where other values are dollars.
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(value, { decimals: Math.max(decimals, (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .moneyDecimals */ .vG)(value)), ...format });
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
 * A value and the limit that it is held against, with as many decimals as it takes to distinguish them.
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
 * An amount of a metric's unit, such as a margin or what can be ruled out: `5 points`, `.05`, `50 tokens`, `10 %`.
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
        ? (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(amount.value, { decimals, ...format })
        : formatIn(style, amount.value, decimals, format);
    switch (style) {
        case 'share':
        case 'percent':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(number, number === '1' ? 'point' : 'points');
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
/**
 * What a gate's figures rest on: cases, in clusters or not, or files of the source code; with inference `these-cases` also the trials of each.
 * @example 'n = 92', 'n = 92 in 12 clusters', 'n = 1 × 10 trials', 'n = 3 × 10 and 5 trials'
 */
function formatSample({ n, clusters, row }, { inference, baseline, candidate }) {
    // A judge's opinion of the code rests on no count.
    if (row === 'exact')
        return n === 0 ? 'one reading' : `n = ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(n, 'file')}`;
    const cases = `n = ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(n, { decimals: 0 })}`;
    if (inference !== 'these-cases')
        return clusters === null ? cases : `${cases} in ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(clusters, 'cluster')}`;
    const trials = new Set([baseline?.trials_per_case ?? candidate.trials_per_case, candidate.trials_per_case]);
    return `${cases} × ${[...trials].join(' and ')} trials`;
}


/***/ }),

/***/ 77377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $o: () => (/* binding */ withUnit),
/* harmony export */   CE: () => (/* binding */ formatRate),
/* harmony export */   Cv: () => (/* binding */ formatPInWords),
/* harmony export */   GB: () => (/* binding */ roundTo),
/* harmony export */   Lh: () => (/* binding */ decimalsToShow),
/* harmony export */   MA: () => (/* binding */ formatP),
/* harmony export */   ZV: () => (/* binding */ formatNumber),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   kE: () => (/* binding */ decimalsForDigits),
/* harmony export */   nV: () => (/* binding */ formatAge),
/* harmony export */   pq: () => (/* binding */ countOf),
/* harmony export */   up: () => (/* binding */ formatMoney),
/* harmony export */   vG: () => (/* binding */ moneyDecimals)
/* harmony export */ });
/** U+202F: thin, and never broken over two lines. */
const THIN_SPACE = '\u202f';
const MINUS = '\u2212';
const NOISE = 1e-9;
/** A value rounded to so many decimals; half away from −∞, or up without the noise of binary fractions. */
function roundTo(value, decimals, round = 'nearest') {
    const factor = 10 ** decimals;
    return (round === 'up' ? Math.ceil(value * factor - NOISE) : Math.round(value * factor)) / factor;
}
/**
 * A number for people: true minus sign, thin spaces between thousands, whole numbers without decimals, no "−0".
 * @example formatNumber(-1240.26, { decimals: 1 }) // '−1 240.3'
 */
function formatNumber(value, format) {
    const rounded = roundTo(value, format.decimals, format.round);
    const whole = Math.abs(value - Math.round(value)) < NOISE;
    const digits = Math.abs(rounded).toFixed(whole ? 0 : format.decimals);
    const [integer = '', fraction] = digits.split('.');
    const grouped = integer.replace(/\B(?=(\d{3})+$)/g, THIN_SPACE);
    const shown = format.bare === true && grouped === '0' && fraction !== undefined ? '' : grouped;
    const sign = Number(digits) === 0 ? '' : rounded < 0 ? MINUS : format.signed === true ? '+' : '';
    return `${sign}${shown}${fraction === undefined ? '' : `.${fraction}`}`;
}
/** The fewest decimals, at least `least`, with which a value that is not 0 does not read as 0; at most three more. */
function decimalsToShow(value, least) {
    let decimals = least;
    while (value !== 0 && Math.abs(value) < 0.5 * 10 ** -decimals && decimals < least + 3)
        decimals++;
    return decimals;
}
/** Decimals that show a value with so many significant digits, none of them negative. */
function decimalsForDigits(value, digits) {
    if (value === 0)
        return 0;
    return Math.max(0, digits - 1 - Math.floor(Math.log10(Math.abs(value)) + NOISE));
}
/**
 * A number with its unit, kept on one line.
 * @example withUnit('82', '%') // '82 %'
 */
function withUnit(number, unit) {
    return `${number}${THIN_SPACE}${unit}`;
}
/**
 * "1 case", "3 cases", "1 240 cases".
 * @example countOf(2, 'case') // '2 cases'
 */
function countOf(count, one, many = `${one}s`) {
    return `${formatNumber(count, { decimals: 0 })} ${count === 1 ? one : many}`;
}
/**
 * How long something took.
 * @example formatDuration(200) // '3 min 20 s'
 */
function formatDuration(seconds) {
    if (seconds < 10)
        return withUnit(formatNumber(seconds, { decimals: 1 }), 's');
    const whole = Math.round(seconds);
    if (whole < 60)
        return withUnit(String(whole), 's');
    const minutes = Math.floor(whole / 60);
    if (minutes < 60)
        return [withUnit(String(minutes), 'min'), ...(whole % 60 > 0 ? [withUnit(String(whole % 60), 's')] : [])].join(' ');
    const rest = minutes % 60;
    return [withUnit(String(Math.floor(minutes / 60)), 'h'), ...(rest > 0 ? [withUnit(String(rest), 'min')] : [])].join(' ');
}
/**
 * How old a baseline is.
 * @example formatAge(75) // '3 days old'
 */
function formatAge(hours) {
    if (hours < 1)
        return `${withUnit(String(Math.max(0, Math.floor(hours * 60))), 'min')} old`;
    if (hours < 48)
        return `${withUnit(String(Math.floor(hours)), 'h')} old`;
    return `${countOf(Math.floor(hours / 24), 'day')} old`;
}
/** Cents from ten cents on, two significant digits below. */
function moneyDecimals(usd) {
    return Math.abs(usd) >= 0.1 ? 2 : Math.max(2, decimalsForDigits(usd, 2));
}
/**
 * US dollars, the sign before the currency.
 * @example formatMoney(0.00041) // '$0.00041'
 */
function formatMoney(usd, options = {}) {
    const decimals = options.decimals ?? moneyDecimals(usd);
    const number = formatNumber(usd, {
        decimals,
        signed: options.signed ?? false,
        round: options.round ?? 'nearest',
    });
    const [, sign = '', digits = ''] = /^([+\u2212]?)(.*)$/.exec(number) ?? [];
    return `${sign}$${digits}`;
}
/**
 * A price in US dollars to its last digit, which may be beyond the cents.
 * @example formatRate(0.075) // '$0.075'
 */
function formatRate(rate) {
    return formatMoney(rate, { decimals: Math.max(moneyDecimals(rate), String(rate).split('.')[1]?.length ?? 0) });
}
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

/***/ 60198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ listFiles),
/* harmony export */   GF: () => (/* binding */ writeJson),
/* harmony export */   Gu: () => (/* binding */ readTextFile),
/* harmony export */   In: () => (/* binding */ writeByDraft),
/* harmony export */   Ze: () => (/* binding */ isRegularFile),
/* harmony export */   Zk: () => (/* binding */ startWriting),
/* harmony export */   fR: () => (/* binding */ replaceFile),
/* harmony export */   jV: () => (/* binding */ replaceJson),
/* harmony export */   oV: () => (/* binding */ locatePath),
/* harmony export */   x3: () => (/* binding */ createFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);
/* harmony import */ var _finish_all_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47600);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15704);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58967);







/**
 * The text of a file in UTF-8, without a byte order mark. Throws the user's error `file-unreadable` for everything that
 * is no such text: missing, a folder, no permission, larger than `maxBytes`, UTF-16, binary, or behind a link that leads out of the checkout.
 * `shown` is the name that the error uses.
 */
async function readTextFile({ path, shown = path, maxBytes, }) {
    const refuse = (reason, cause) => {
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('file-unreadable', { path: shown, reason }, { cause });
    };
    (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseToReadOut */ .q2)(path, shown);
    const bytes = await readBytes(path, maxBytes).catch((error) => {
        const reason = reasonOf(error);
        if (reason === null)
            throw error;
        return refuse(reason, error);
    });
    if (bytes === 'too large')
        return refuse(`it is larger than ${maxBytes < 1e6 ? `${maxBytes / 1e3} kB` : `${maxBytes / 1e6} MB`}`);
    if (bytes[0] === 0xff && bytes[1] === 0xfe)
        return refuse('it is UTF-16: save it as UTF-8');
    if (bytes[0] === 0xfe && bytes[1] === 0xff)
        return refuse('it is UTF-16: save it as UTF-8');
    try {
        const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        return text.includes('\0') ? refuse('it is binary') : text;
    }
    catch (error) {
        if (!(error instanceof TypeError))
            throw error;
        return refuse('it is not UTF-8 text', error);
    }
}
async function readBytes(path, maxBytes) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path);
    if (!found.isFile())
        throw Object.assign(new Error(path), { code: found.isDirectory() ? 'EISDIR' : 'ENOTFILE' });
    return found.size > maxBytes ? 'too large' : (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path);
}
const REASONS = {
    EACCES: 'permission to read it was denied',
    EISDIR: 'it is a folder',
    ELOOP: 'its links form a loop',
    ENOENT: 'it does not exist',
    ENOTDIR: 'it does not exist',
    ENOTFILE: 'it is not a file',
    EPERM: 'permission to read it was denied',
};
/** What the system says, in words; null for what is no fault of the file. */
function reasonOf(error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
    return REASONS[code] ?? null;
}
/** Whether a path, links followed, is that of a plain file. */
async function isRegularFile(path) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path)).isFile();
    }
    catch {
        return false;
    }
}
/** Whether a path, links followed, lies in a folder, out of it, or nowhere. */
async function locatePath(folder, path) {
    const [root, real] = await Promise.all([(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path).catch(() => null)]);
    if (real === null)
        return 'missing';
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, real);
    return way === '..' || /^\.\.[/\\]/.test(way) || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(way) ? 'outside' : 'inside';
}
/**
 * The regular files below a folder as paths with `/` relative to it, sorted by code unit. Links are not followed.
 * `enters` decides by a folder's relative path whether it is read at all.
 */
async function listFiles(root, enters) {
    const files = [];
    const read = async (folder) => {
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, folder), { withFileTypes: true });
        for (const entry of entries) {
            const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
            if (entry.isFile())
                files.push(path);
            else if (entry.isDirectory() && enters(path))
                await read(path);
        }
    };
    await read('');
    return files.sort();
}
/**
 * Writes a text file that is not there yet, its folder too; false, with nothing written, where there is one. Throws the user's error
 * `output-unwritable`.
 */
async function createFile(path, text) {
    (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseToWriteOut */ .Dd)(path);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(path, text, { flag: 'wx' });
        return true;
    }
    catch (error) {
        const isTaken = error instanceof Error && 'code' in error && error.code === 'EEXIST' && 'syscall' in error;
        if (isTaken && error.syscall === 'open')
            return false;
        throw (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .asOutputError */ .KV)(error, path);
    }
}
/** A link that was planted since the path was looked at is not followed. Windows has no such flag. */
const OVER_NO_LINK = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_TRUNC | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0);
/**
 * Writes a whole text file, its folder too, by way of `draft` in the same folder: a reader sees the old file or the new one, never half of it.
 * Rejects with what the file system says, and leaves no draft; with the user's error `output-unwritable` where a link leads out of the checkout.
 */
async function writeByDraft(path, { draft, text }) {
    (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseToWriteOut */ .Dd)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
    (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseToWriteOut */ .Dd)(draft);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(draft, text, { flag: OVER_NO_LINK });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(draft, path);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(draft, { force: true }).catch(() => undefined);
        throw error;
    }
}
/**
 * Writes a whole text file, its folder too; a reader sees the old file or the new one, never half of it.
 * Throws the user's error `output-unwritable`.
 */
async function replaceFile(path, text) {
    try {
        await writeByDraft(path, { draft: `${path}.tmp`, text });
    }
    catch (error) {
        throw (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .asOutputError */ .KV)(error, path);
    }
}
/** Writes a whole file of JSON that people can read too. Throws as `replaceFile` does. */
async function replaceJson(path, data) {
    await replaceFile(path, writeJson(data));
}
/** The text of a file of JSON that people can read too. */
function writeJson(data) {
    return `${JSON.stringify(data, null, 2)}\n`;
}
/** Begins to write each file as it is given; nothing is thrown before `finish`. */
function startWriting() {
    const underWay = [];
    return {
        write: (path, text) => {
            const written = replaceFile(path, text);
            // Whoever gives up before the end need not hear of it.
            written.catch(() => undefined);
            underWay.push(written);
        },
        finish: async () => (0,_finish_all_js__WEBPACK_IMPORTED_MODULE_4__/* .finishAll */ .t)(underWay),
    };
}


/***/ }),

/***/ 47600:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ workThrough),
/* harmony export */   t: () => (/* binding */ finishAll)
/* harmony export */ });
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13211);

/** Waits until all have ended, then throws what the first of them in their order threw, which is the same whoever failed first. */
async function finishAll(underWay) {
    await Promise.allSettled(underWay);
    await Promise.all(underWay);
}
/** Most that is under way at once, whatever a run says of itself. */
const MOST_WORKERS = 32;
/**
 * Hands every item to `work`, several at a time, reading ahead no further than that. The first failure stops the others and is thrown, when
 * they have ended.
 */
async function workThrough({ items, concurrency, signal: outer, }, work) {
    const failure = new AbortController();
    const signal = (0,_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .shareSignal */ .mu)(AbortSignal.any([outer, failure.signal]));
    const workers = Array.from({ length: Math.min(concurrency, MOST_WORKERS) }, async () => {
        try {
            for (let next = await items.next(); next.done !== true; next = await items.next()) {
                signal.throwIfAborted();
                await work(next.value, signal);
            }
        }
        catch (error) {
            failure.abort(error);
            throw error;
        }
    });
    try {
        await finishAll(workers);
    }
    finally {
        // A generator that was left early must close its file.
        await items.return(undefined);
    }
}


/***/ }),

/***/ 15704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dd: () => (/* binding */ refuseToWriteOut),
/* harmony export */   q2: () => (/* binding */ refuseToReadOut)
/* harmony export */ });
/* unused harmony export findLinkOut */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50262);



/**
 * Why nothing may be written or read at a path, as a clause; null where all is well. A link in a checkout must not lead out of it: whoever
 * commits one would have files of others overwritten, or shown. Links outside a checkout, and above the working directory, are the user's own.
 */
function findLinkOut(path) {
    const whole = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    const { root } = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(whole);
    let at = root;
    for (const part of (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, whole).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)) {
        const folder = at;
        at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, part);
        const isLink = readsAsLink(at);
        if (isLink === null)
            return null;
        if (!isLink)
            continue;
        const checkout = findCheckout((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder));
        if (checkout === null)
            continue;
        const target = realTarget(at);
        if (target === null)
            return `${at} is a link that leads nowhere`;
        const isOurs = isInside(checkout, target) || isInside(target, process.cwd());
        if (!isOurs)
            return `${at} is a link that leads out of the checkout ${checkout}, to ${target}`;
    }
    return null;
}
/** The folder with `.git` at or above a folder; on a runner the workspace, which may be without. */
function findCheckout(folder) {
    for (let at = folder;; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, '.git')))
            return at;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at) === at)
            break;
    }
    const workspace = realTarget(process.env['GITHUB_WORKSPACE'] || folder);
    return process.env['GITHUB_WORKSPACE'] && workspace !== null && isInside(workspace, folder) ? workspace : null;
}
/** Null where nothing is, or where it may not be seen: then nothing can be opened either. */
function readsAsLink(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? null;
    }
    catch {
        return null;
    }
}
/** Null where it leads nowhere, or in a circle. */
function realTarget(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch {
        return null;
    }
}
/** Whether a path is in a folder, or is the folder. */
function isInside(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path);
    return way !== '..' && !/^\.\.[/\\]/.test(way) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way);
}
/** Throws the user's error `file-unreadable` for what `findLinkOut` finds; `shown` is the name that the error uses. */
function refuseToReadOut(path, shown = path) {
    const reason = findLinkOut(path);
    if (reason !== null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('file-unreadable', { path: shown, reason });
}
/** Throws the user's error `output-unwritable` for what `findLinkOut` finds. */
function refuseToWriteOut(path) {
    const reason = findLinkOut(path);
    if (reason !== null)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('output-unwritable', { path, reason });
}


/***/ })

};
