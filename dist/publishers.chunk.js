export const id = 1150;
export const ids = [1150];
export const modules = {

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

/***/ 49396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R2: () => (/* binding */ AnswerCut),
/* harmony export */   SP: () => (/* binding */ explainFailure),
/* harmony export */   iu: () => (/* binding */ readRequestFailure),
/* harmony export */   mE: () => (/* binding */ PageAnswer)
/* harmony export */ });
/** The failure behind an error of the client, or null when the error is something else, and so a bug. */
function readRequestFailure(error) {
    if (!(error instanceof Error))
        return null;
    const message = firstLine(error.message);
    if (error instanceof PageAnswer)
        return { status: 200, isAnswered: true, message, pageOf: error.host };
    const response = 'response' in error ? error.response : undefined;
    // A refusal of GraphQL is an answer without a fault of HTTP, and names no status of its own.
    if (error.name === 'GraphqlResponseError' || ('data' in error && response !== undefined && !('status' in error)))
        return { status: 200, isAnswered: true, message };
    if (!('status' in error) || typeof error.status !== 'number')
        return null;
    return { status: error.status, isAnswered: response !== undefined || error.status !== 500, message };
}
/** An answer that broke off while it was stored. */
class AnswerCut extends Error {
    name = 'AnswerCut';
    status = 500;
    constructor(cause) {
        super(cause.message, { cause });
    }
}
/** A page for people, which GitHub's API never gives: a proxy or a login is in front of it. By its name the client does not repeat it. */
class PageAnswer extends Error {
    host;
    name = 'AbortError';
    constructor(host) {
        super(`HTML from ${host}`);
        this.host = host;
    }
}
const TRY_AGAIN = 'run the job again later';
/**
 * Why GitHub refused, in words that say what to add.
 * @param permission what the request needs, as it is written in a workflow: `actions: read`
 */
function explainFailure(failure, permission) {
    const { status, isAnswered, message, pageOf } = failure;
    if (pageOf !== undefined)
        return `GitHub's API answered with HTML, from ${pageOf}: either a proxy or a login page is in front of it, or GITHUB_API_URL is wrong`;
    if (!isAnswered)
        return `GitHub did not answer (${message}); ${TRY_AGAIN}`;
    if (status === 401)
        return `the token is not valid (${message}); see the input \`github-token\``;
    if (status === 429 || /rate limit|abuse/i.test(message))
        return `GitHub's rate limit was reached (${message}); ${TRY_AGAIN}`;
    if (status === 403)
        return `the token lacks the permission (${message}); add \`${permission}\` to the job's permissions`;
    // GitHub answers 404 for what a token may not even see.
    if (status === 404)
        return `GitHub cannot find it, or the token may not see it (${message}); the job needs \`${permission}\``;
    return `GitHub answered ${status} (${message})${status >= 500 ? `; ${TRY_AGAIN}` : ''}`;
}
function firstLine(text) {
    if (/^\s*<(?:!doctype|html)\b/i.test(text))
        return 'a page of HTML';
    return (text.split('\n')[0] ?? '').replace(/ - https:\/\/docs\.github\.com\S*/, '').slice(0, 300);
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

/***/ 35560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ omitUndefined)
/* harmony export */ });
/**
 * An object without its undefined members, for types in which a member is there or absent.
 * @example omitUndefined<{ a: number; b?: string }>({ a: 1, b: undefined }) // { a: 1 }
 */
function omitUndefined(members) {
    return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}


/***/ }),

/***/ 59807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pl: () => (/* binding */ safeUrl),
/* harmony export */   SC: () => (/* binding */ escapeHtmlText),
/* harmony export */   ZD: () => (/* binding */ escapeHtml)
/* harmony export */ });
/* harmony import */ var _remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45843);

const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
const entity = (character) => ENTITIES[character] ?? '';
/** Plain text as the text between two tags; unseen characters are removed. In an attribute use `escapeHtml`. */
function escapeHtmlText(text) {
    return (0,_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(text).replace(/[&<>]/g, entity);
}
/**
 * Plain text as HTML text or as a quoted attribute's value; unseen characters are removed.
 * @example escapeHtml('<b title="x">') // '&lt;b title=&quot;x&quot;&gt;'
 */
function escapeHtml(text) {
    return (0,_remove_unseen_js__WEBPACK_IMPORTED_MODULE_0__/* .removeUnseen */ .l0)(text).replace(/[&<>"']/g, entity);
}
/**
 * A web address that may stand in a link's target, percent-encoded where Markdown or HTML could end it; null when it is not
 * http(s), so that no `javascript:` or `data:` is ever linked.
 * @example safeUrl('https://example.org/a (b)') // 'https://example.org/a%20%28b%29'
 */
function safeUrl(url) {
    if (!/^https?:\/\/[^\s/?#@\\]+([/?#]|$)/i.test(url))
        return null;
    return url.replace(/[^A-Za-z0-9\-._~:/?#@!$&*+,;=%]/gu, (character) => character === "'" || character === '(' || character === ')'
        ? `%${character.charCodeAt(0).toString(16).toUpperCase()}`
        : /\p{Cs}/u.test(character)
            ? ''
            : encodeURIComponent(character));
}


/***/ }),

/***/ 77043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   nD: () => (/* binding */ escapeHtmlInMarkdown),
/* harmony export */   tn: () => (/* binding */ escapeCode)
/* harmony export */ });
/* harmony import */ var _escape_html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59807);
/* harmony import */ var _remove_unseen_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45843);


/**
 * GitHub looks for mentions, issues and emoji in the rendered text, after every escape is gone; only a character in between
 * stops it. Written as an entity, so that it is seen in the source.
 */
const BREAK = '&#8203;';
/**
 * `@user`, `#1`, `owner/repo#1`, `GH-1`, `https://…`, `www.…`, `:emoji:`. A metric's `precision@5` is none of them and
 * stays as it is: a mention has no letter before it, an address has a dot, `user@commit` seven digits. A commit's bare name stays
 * too: GitHub links it only where this very repository has that commit.
 */
function breakReferences(text) {
    return text
        .replace(/(?<![A-Za-z])@|@(?!\d{1,3}(?![\w.-]))|#/g, (sign) => `${sign}${BREAK}`)
        .replace(/GH-(?=\d|$)/gi, (prefix) => `${prefix}${BREAK}`)
        .replace(/:(?=\/\/)/g, `:${BREAK}`)
        .replace(/www(?=\.)/gi, (prefix) => `${prefix}${BREAK}`)
        .replace(/:(?=[\w+-]+:)/g, `:${BREAK}`);
}
/**
 * Text inside an HTML element of a comment, such as `<summary>`, where GitHub reads no Markdown but still looks for references.
 * `$` is wrapped as GitHub's documents ask, or two of them on a line would be typeset as mathematics.
 */
function escapeHtmlInMarkdown(text) {
    // Entities are set apart: the breaks are entities themselves.
    return (0,_escape_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtmlText */ .SC)((0,_remove_unseen_js__WEBPACK_IMPORTED_MODULE_1__/* .toOneLine */ .GX)(text))
        .split(/(&(?:#\d+|\w+);)/)
        .map((part, index) => (index % 2 === 1 ? part : breakReferences(part).replaceAll('$', '<span>$</span>')))
        .join('');
}
/**
 * Plain text as running text of a GitHub comment that shows exactly these characters: one line, no HTML, emphasis, code, link,
 * image, autolink, mention, reference, emoji code or formula, no block start, and no end of a table cell.
 * @example escapeMarkdown('@me see #1 | <b>') // '@&#8203;me see \\#&#8203;1 &#124; &lt;b&gt;'
 */
function escapeMarkdown(text) {
    return escapeHtmlInMarkdown(text)
        .split(/(&(?:#\d+|\w+);|<\/?span>)/)
        .map((part, index) => (index % 2 === 1 ? part : part.replace(/[\\`*_[\]~#]/g, '\\$&').replaceAll('|', '&#124;')))
        .join('')
        .replace(/^( *)([-+=])/, '$1\\$2')
        .replace(/^( *\d{1,9})([.)])(?= |$)/, '$1\\$2');
}
/**
 * Plain text as a code span. Backticks when nothing in it could end them or a table cell, `<code>` with escaped content otherwise;
 * GitHub looks for no references in either.
 */
function escapeCode(text) {
    const line = (0,_remove_unseen_js__WEBPACK_IMPORTED_MODULE_1__/* .toOneLine */ .GX)(text).trim();
    if (line === '')
        return '<code> </code>';
    // A pipe ends a table cell even in backticks; `<!--` could pass for the comment's own marker.
    return /[`|\\]|<!--/.test(line) ? `<code>${escapeMarkdown(line)}</code>` : `\`${line}\``;
}


/***/ })

};
