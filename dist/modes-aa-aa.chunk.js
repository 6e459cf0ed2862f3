export const id = 3603;
export const ids = [3603,8773];
export const modules = {

/***/ 99659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ isSecretPath),
/* harmony export */   s: () => (/* binding */ hideSecrets)
/* harmony export */ });
const HIDDEN = '(hidden)';
/** Whatever their names, the values in these are not for readers. */
const HIDING_FOLDERS = new Set(['headers', 'env', 'cookies']);
const SECRET_WORDS = new Set([
    ...['secret', 'secrets', 'password', 'passwd', 'passphrase', 'credential', 'credentials'],
    ...['authorization', 'auth', 'bearer', 'cookie', 'apikey', 'dsn'],
]);
/** `api_key` and `access_token` are, `max_tokens` and `key_fields` are not. */
const SECRET_ENDS = new Set(['key', 'token']);
/**
 * Whether what stands under a path of keys may be a secret, by the names of the keys.
 * @example isSecretPath(['settings', 'apiKey']) // true
 * @example isSecretPath(['settings', 'max_tokens']) // false
 */
function isSecretPath(path) {
    return path.some((name, index) => {
        const words = name
            .replace(/([a-z\d])([A-Z])/g, '$1 $2')
            .toLowerCase()
            .split(/[^a-z\d]+/);
        const isFolder = index < path.length - 1 && HIDING_FOLDERS.has(name.toLowerCase());
        return isFolder || words.some((word) => SECRET_WORDS.has(word)) || SECRET_ENDS.has(words.at(-1) ?? '');
    });
}
const ASSIGNED = /((?:key|token|secret|password|passwd|authorization)["']?\s*[=:]\s*["']?(?:(?:bearer|basic)\s+)?)[^\s"',]+/gi;
/** Of a command line or a list: `--api-key abc`, `["--api-key","abc"]`. It looks back from the name's end: a line of dashes takes no time. */
const FLAG = /((?:key|token|secret|password|passwd)(?=["'\s])(?<=-[\w-]*)(?:["']\s*,|\s)\s*["']?)[^\s"',]+/gi;
const USER_IN_URL = /(\w:\/\/)[^\s/@]+@/g;
/** Keys and tokens of well-known services, by their first letters. */
const KNOWN_SHAPES = /\b(?:(?:sk|pk|rk|gh[posu]|github_pat|xox[abprs]|glpat|hf)[-_]|AKIA|ASIA|AIza)[-_A-Za-z\d]{11,}/g;
/**
 * A setting's text without what looks like a secret in it.
 * @example hideSecrets('curl --token abc https://u:p@host') // 'curl --token (hidden) https://(hidden)@host'
 */
function hideSecrets(text) {
    return text
        .replace(KNOWN_SHAPES, HIDDEN)
        .replace(USER_IN_URL, `$1${HIDDEN}@`)
        .replace(ASSIGNED, `$1${HIDDEN}`)
        .replace(FLAG, `$1${HIDDEN}`);
}


/***/ }),

/***/ 58967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KV: () => (/* binding */ asOutputError),
/* harmony export */   q9: () => (/* binding */ whyUnwritable),
/* harmony export */   qY: () => (/* binding */ SILENT),
/* harmony export */   tQ: () => (/* binding */ quoteLine)
/* harmony export */ });
/* harmony import */ var _compare_differences_hide_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99659);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50262);


/** For what nobody is to hear of. */
const SILENT = {
    debug: () => undefined,
    info: () => undefined,
    notice: () => undefined,
    warning: () => undefined,
    error: () => undefined,
};
/** A server's text as one line, without the secrets that it was sent and may echo, nor what looks like one. */
function quoteLine(text, secrets) {
    return (0,_compare_differences_hide_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .hideSecrets */ .s)(secrets.reduce((shown, secret) => shown.replaceAll(secret, '(hidden)'), text))
        .replace(/[\s\p{C}]+/gu, ' ')
        .trim();
}
const REASONS = {
    EACCES: 'permission to write there was denied',
    EDQUOT: 'the disk quota is exceeded',
    EEXIST: 'part of the path is a file',
    EFBIG: 'the file would exceed the allowed size',
    EISDIR: 'it is a folder',
    ELOOP: 'it is a link, or its links form a loop',
    ENOSPC: 'the disk is full',
    ENOTDIR: 'part of the path is a file',
    EPERM: 'permission to write there was denied',
    EROFS: 'the file system is read-only',
};
/** Why the system refuses to write a file, in words; null for every other error. */
function whyUnwritable(error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
    return REASONS[code] ?? null;
}
/** The user's error `output-unwritable` where the system refuses to write a file; every other error as it is. */
function asOutputError(error, path) {
    const reason = whyUnwritable(error);
    return reason === null ? error : new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('output-unwritable', { path, reason }, { cause: error });
}


/***/ }),

/***/ 90178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** Goldenpair's own version; `test/house.test.ts` holds it equal to package.json. */
const VERSION = '0.1.0';


/***/ }),

/***/ 40524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ wrapText),
/* harmony export */   F2: () => (/* binding */ padText),
/* harmony export */   sc: () => (/* binding */ textWidth)
/* harmony export */ });
/** Columns that a text takes on a terminal: wide and emoji characters two, combining marks none. */
function textWidth(text) {
    let width = 0;
    for (const character of text) {
        if (/\p{Mn}|\p{Me}|\ufe0f/u.test(character))
            continue;
        width +=
            /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u.test(character)
                ? 2
                : 1;
    }
    return width;
}
/**
 * Text broken at spaces into lines of at most `width` columns; a longer word keeps its line to itself.
 * @example wrapText('one two three', 7) // ['one two', 'three']
 */
function wrapText(text, width) {
    const lines = [];
    let line = '';
    for (const word of text.split(' ')) {
        if (line !== '' && textWidth(line) + 1 + textWidth(word) > width) {
            lines.push(line);
            line = word;
        }
        else
            line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line];
}
/** Text filled up with spaces to `width` columns. */
function padText(text, width, align) {
    const space = ' '.repeat(Math.max(0, width - textWidth(text)));
    return align === 'right' ? space + text : text + space;
}


/***/ }),

/***/ 27175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ buildTrials),
/* harmony export */   q: () => (/* binding */ FLAKY_LISTED)
/* harmony export */ });
/* harmony import */ var _format_format_metric_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13992);
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77377);
/* harmony import */ var _told_candidate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91254);



/** More are counted. */
const FLAKY_LISTED = 20;
const passRate = (passes) => (passes === null ? '–' : `${passes.passed} of ${passes.trials}`);
function listFlaky(told, details, disagreements) {
    const flaky = (0,_told_candidate_js__WEBPACK_IMPORTED_MODULE_0__/* .joinRows */ .U5)(told.map(({ reliability }) => reliability.flaky), (one) => one.case_id);
    const count = flaky.length;
    if (count === 0)
        return { count, blocks: [{ kind: 'paragraph', text: ['No case is flaky: trials of the same arm agree.'] }] };
    const lead = `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(count, 'case is flaky', 'cases are flaky')}: passed in some but not all trials of the same arm.`;
    if (details === 'none')
        return { count, blocks: [{ kind: 'paragraph', text: [lead] }] };
    // A pair in which neither arm is flaky does not list the case.
    const steady = (one, place) => disagreements.find((other) => other.case_id === one?.case_id)?.passes[place + 1] ?? null;
    const left = count - FLAKY_LISTED;
    const names = [told[0]?.context.names.baseline ?? '', ...told.map(({ context }) => context.names.candidate)];
    const blocks = [
        { kind: 'paragraph', text: [`${lead}${count > 1 ? ' Least stable first:' : ''}`] },
        {
            kind: 'table',
            columns: [
                { title: 'case', align: 'left' },
                ...names.map((name) => ({ title: `passed, ${name}`, align: 'right' })),
            ],
            rows: flaky
                .slice(0, FLAKY_LISTED)
                .map((row) => [
                [{ kind: 'code', text: (0,_told_candidate_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(row)?.case_id ?? '' }],
                [passRate((0,_told_candidate_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(row)?.baseline ?? null)],
                ...row.map((one, place) => [passRate(one === null ? steady((0,_told_candidate_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(row), place) : one.candidate)]),
            ]),
        },
        ...(left > 0 ? [{ kind: 'paragraph', text: [`… and ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .ZV)(left, { decimals: 0 })} more.`] }] : []),
    ];
    return { count, blocks };
}
function describeMajority(majority, alpha, details) {
    const { n, newly_failing: failing, newly_passing: passing, p, ties } = majority;
    const counts = `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .ZV)(failing, { decimals: 0 })} broke, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .ZV)(passing, { decimals: 0 })} were fixed, of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(n, 'case')}`;
    const shown = details === 'none' ? [] : ties.slice(0, FLAKY_LISTED);
    return [
        `By the majority of each case's trials: ${counts} (McNemar, mid-p ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .formatP */ .MA)(p, alpha)}; it decides nothing).`,
        ...(ties.length === 0
            ? []
            : [
                ` ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(ties.length, 'case is', 'cases are')} tied and left out${shown.length === 0 ? '.' : ': '}`,
                ...shown.flatMap((id, index) => [index === 0 ? '' : ', ', { kind: 'code', text: id }]),
                ...(shown.length === 0
                    ? []
                    : [ties.length > shown.length ? ` and ${ties.length - shown.length} more.` : '.']),
            ]),
    ];
}
function describeNoise(noise, comparison) {
    const result = comparison.gates.find(({ gate }) => gate.id === noise.gate);
    if (result === undefined)
        return [];
    const amount = (value) => noise.unit === 'absolute'
        ? (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .formatAmount */ .ej)(result.metric, { kind: noise.unit, value })
        : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .withUnit */ .$o)((0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .ZV)(value * 100, { decimals: (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .decimalsForDigits */ .kE)(value * 100, 2) }), '%');
    const share = (0,_format_format_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .formatShare */ .T1)(noise.trial_share);
    const start = `: of the variance behind the standard error of ${amount(noise.standard_error)}, ${share} is trial noise`;
    const { trials, standard_error: withTrials } = noise.with_more_trials;
    const cases = amount(noise.with_twice_the_cases);
    const advice = noise.advice === 'more-trials'
        ? [
            `: ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(trials, 'more trial')} per case would cut it to ${amount(withTrials)}, twice the cases to ${cases}. `,
            { kind: 'strong', text: 'More trials help.' },
        ]
        : [
            `: even endless trials would leave ${amount(noise.with_endless_trials)}, twice the cases would leave ${cases}. `,
            { kind: 'strong', text: 'More cases help; more trials hardly do.' },
        ];
    const clipped = noise.clipped ? ' (the estimate for real differences of cases fell below 0 and counts as 0)' : '';
    return [{ kind: 'code', text: noise.gate }, `${start}${clipped}`, ...advice];
}
/**
 * What repeated trials say: which cases are flaky, what the majority of the trials says, and whether more trials or more cases would
 * help. Folded, but for the advice on a primary gate that cannot tell. Empty when no case was tried twice.
 */
function buildTrials(candidates, details, disagreements = []) {
    const told = candidates.flatMap((one) => one.comparison.reliability === undefined ? [] : [{ ...one, reliability: one.comparison.reliability }]);
    if (told.length === 0)
        return [];
    const flaky = listFlaky(told, details, disagreements);
    const summary = flaky.count === 0 ? 'no case is flaky' : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(flaky.count, 'flaky case');
    return [
        ...(candidates.length > 1 ? [] : told.flatMap(adviseOnPrimary)),
        {
            kind: 'details',
            summary: [`Trials: ${summary}`],
            blocks: [
                ...flaky.blocks,
                ...told.flatMap((one) => {
                    const blocks = describeRest(one, details, candidates.length > 1);
                    const name = { kind: 'strong', text: `${one.context.names.candidate}:` };
                    return candidates.length === 1 || blocks.length === 0
                        ? blocks
                        : [{ kind: 'paragraph', text: [name] }, ...blocks];
                }),
            ],
        },
    ];
}
function noiseOfPrimary({ comparison: { verdict }, reliability: { noise } }) {
    return verdict.word === 'inconclusive' ? noise.find(({ gate }) => gate === verdict.primary) : undefined;
}
function adviseOnPrimary(one) {
    const noise = noiseOfPrimary(one);
    return noise === undefined ? [] : [{ kind: 'paragraph', text: describeNoise(noise, one.comparison) }];
}
function describeRest(one, details, isOfSeveral) {
    const { comparison, reliability } = one;
    const { majority, noise, not_separated: reason } = reliability;
    const told = isOfSeveral ? undefined : noiseOfPrimary(one);
    const others = noise.filter((each) => each !== told);
    return [
        ...(majority === null
            ? []
            : [{ kind: 'paragraph', text: describeMajority(majority, comparison.alpha, details) }]),
        ...(others.length === 0
            ? []
            : [{ kind: 'list', items: others.map((each) => describeNoise(each, comparison)) }]),
        ...(reason === null ? [] : [{ kind: 'paragraph', text: [`Trials or cases? ${capitalise(reason)}.`] }]),
    ];
}
const capitalise = (text) => text.charAt(0).toUpperCase() + text.slice(1);


/***/ }),

/***/ 91254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ writeBaseline),
/* harmony export */   Ku: () => (/* binding */ firstOf),
/* harmony export */   U5: () => (/* binding */ joinRows),
/* harmony export */   ie: () => (/* binding */ columnsOfEach)
/* harmony export */ });
/* harmony import */ var _format_format_measured_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22707);

/** The rows of several candidates side by side: by key, in the order in which they come first; null where a candidate has none. */
function joinRows(lists, keyOf) {
    const [only = [], ...more] = lists;
    if (more.length === 0)
        return only.map((row) => [row]);
    const maps = lists.map((rows) => new Map(rows.map((row) => [keyOf(row), row])));
    const keys = new Set(maps.flatMap((map) => [...map.keys()]));
    return [...keys].map((key) => maps.map((map) => map.get(key) ?? null));
}
/** The first that there is. */
function firstOf(rows) {
    return rows.find((row) => row !== null) ?? null;
}
/** What the baseline has of a metric or tag. Where candidates share other cases with it, this is the mean over those of the first. */
function writeBaseline(rows) {
    return rows.flatMap((row) => (row === null ? [] : ((0,_format_format_measured_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMeasured */ .U)(row).baseline ?? [])))[0] ?? '–';
}
/** The columns of every candidate, below its name where there are several. */
function columnsOfEach(told, columns) {
    return told.flatMap((one) => columns(one).map((column) => (told.length === 1 ? column : { ...column, group: one.context.names.candidate })));
}


/***/ })

};
