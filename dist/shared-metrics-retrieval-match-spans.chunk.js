export const id = 4096;
export const ids = [4096];
export const modules = {

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
/* harmony import */ var _model_glob_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5810);
/* harmony import */ var _model_plain_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1275);
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44960);
/* harmony import */ var _model_undecided_span_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27996);
/* harmony import */ var _remember_last_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19784);
/* harmony import */ var _normalize_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70592);







/** Part of the definition of every metric that reads a ranking: raise it when the rules below change. */
const SPAN_RULES = 'spans/4';
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
function matchEach(given, expected) {
    const retrieved = given.map(splitFragment);
    const known = indexExpected(expected, retrieved);
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
const FRAGMENT = /^([a-z][a-z\d+.-]*:\/\/[^#]*)#(.+)$/i;
/** A URL's fragment is a section of its page. */
function splitFragment(place) {
    if (place.path?.includes('#') !== true || place.symbol !== undefined)
        return place;
    const [, path, symbol] = FRAGMENT.exec(place.path) ?? [];
    return path === undefined ? place : { ...place, path, symbol };
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
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c7)(undecided.reason);
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .lD)(value);
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
function mendOf(named, given) {
    const [expected, span] = [splitFragment(named), splitFragment(given)];
    if (expected.hash !== undefined && span.hash !== undefined)
        return _model_undecided_span_js__WEBPACK_IMPORTED_MODULE_3__/* .CHANGED_TEXT */ .ri;
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
/** A pattern that several paths fit. */
const GLOB = /\*|\{[^{}]*,[^{}]*\}/;
/** The first retrieved path that fits a glob and that nothing else expects, which it then stands for; itself where there is none. */
function fillGlob(glob, retrieved, taken) {
    const pattern = (0,_model_glob_js__WEBPACK_IMPORTED_MODULE_5__/* .globToRegExp */ .t)(glob);
    for (const { path: given } of retrieved) {
        const path = (0,_normalize_path_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizePath */ .F)(given ?? '');
        if (!pattern.test(path) || taken.has(path))
            continue;
        taken.add(path);
        return path;
    }
    return glob;
}
function indexExpected(expected, retrieved) {
    const wantedByHash = new Map();
    const files = new Map();
    const entries = [];
    const taken = new Set(expected.map(({ path }) => (0,_normalize_path_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizePath */ .F)(path)));
    for (const span of [...expected].sort((a, b) => b.relevance - a.relevance)) {
        const { path: named, symbol: section } = splitFragment(span);
        const symbol = section === undefined ? null : (0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_6__/* .plainSymbol */ .Nb)(section);
        const entry = { span, symbol, lines: linesOf(span), isFound: false };
        entries.push(entry);
        const plain = (0,_normalize_path_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizePath */ .F)(named);
        const path = GLOB.test(plain) ? fillGlob(plain, retrieved, taken) : plain;
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
    return { symbol: span.symbol === undefined ? null : (0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_6__/* .plainSymbol */ .Nb)(span.symbol), lines: knownLinesOf(span) };
}
/**
 * By what a retrieved span with the same path is an expected one, or null when it is not. The first that both sides give decides: the
 * hash (which differs here, or it had been found by it: the same place has another text by now, or it is another chunk); the symbol;
 * overlapping lines. The path alone decides only for an expected span that names nothing else. Where they have nothing in common, it cannot
 * be told.
 */
function identify({ span: expected, symbol, lines: wanted }, span, given) {
    if (expected.hash !== undefined && span.hash !== undefined)
        return isSamePlace(symbol, wanted, given) ? 'undecided' : null;
    if (symbol !== null) {
        if (symbol === given.symbol)
            return 'symbol';
        const { is, is_not: isNot } = span.in_checkout ?? {};
        const written = expected.symbol ?? symbol;
        if (is?.includes(written) === true)
            return given.symbol === null ? 'lines' : 'symbol';
        if (isNot?.includes(written) === true)
            return null;
        if (given.symbol !== null && !(0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_6__/* .isShortFor */ .Ed)(symbol, given.symbol) && !(0,_model_plain_names_js__WEBPACK_IMPORTED_MODULE_6__/* .isShortFor */ .Ed)(given.symbol, symbol))
            return null;
    }
    if (wanted !== null && given.lines !== null)
        return overlaps(wanted, given.lines) ? 'lines' : null;
    return expected.hash === undefined && symbol === null && wanted === null ? 'path' : 'undecided';
}
/** Lines that overlap without being the same are those of the next chunk, whose hash always differs. */
function isSamePlace(symbol, wanted, given) {
    if (wanted !== null && given.lines !== null)
        return wanted.first === given.lines.first && wanted.last === given.lines.last;
    return symbol !== null && symbol === given.symbol;
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

/***/ 5810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ globToRegExp)
/* harmony export */ });
/**
 * A pattern over paths with `/`: `**` any folders, `*` and `?` within a name, `{a,b}` either. A pattern without `/` is
 * still relative to the root: write a `**` folder in front to match at any depth.
 * @example globToRegExp('src/**\/*.{ts,js}').test('src/model/a.ts') // true
 */
function globToRegExp(glob) {
    let source = '';
    let depth = 0;
    for (let index = 0; index < glob.length; index++) {
        const rest = glob.slice(index);
        const character = rest[0] ?? '';
        // A row of them means no more than one, and each more would be tried at every place of the others.
        const folders = /^(?:\*\*\/)+/.exec(rest)?.[0] ?? '';
        const stars = /^\*{2,}/.exec(rest)?.[0] ?? '';
        if (folders !== '') {
            source += '(?:[^/]+/)*';
            index += folders.length - 1;
        }
        else if (stars !== '') {
            source += '.*';
            index += stars.length - 1;
        }
        else if (character === '*')
            source += '[^/]*';
        else if (character === '?')
            source += '[^/]';
        else if (character === '{' && rest.includes('}')) {
            source += '(?:';
            depth++;
        }
        else if (character === '}' && depth > 0) {
            source += ')';
            depth--;
        }
        else if (character === ',' && depth > 0)
            source += '|';
        else
            source += character.replace(/[.+^${}()|[\]\\]/, '\\$&');
    }
    return new RegExp(`^${source}$`, 's');
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

/***/ 19543:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ customMetricSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55156);
/* harmony import */ var _metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16080);
/* harmony import */ var _scoring_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60960);



const bound = zod__WEBPACK_IMPORTED_MODULE_2__.number().nullable();
const isFunction = zod__WEBPACK_IMPORTED_MODULE_2__.custom((value) => value === 'function', 'it must be a function.');
const whenFailed = zod__WEBPACK_IMPORTED_MODULE_2__.custom((value) => value === 'unscored' || (typeof value === 'number' && Number.isFinite(value)), "give the score of a failed trial, or 'unscored'.");
/** What a suite's module hands to `defineMetric`, as it comes out of the process that runs the module: functions are the word `function`. */
const customMetricSchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
    name: zod__WEBPACK_IMPORTED_MODULE_2__.string()
        .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'lower-case letters, digits and single dashes')
        .max(60)
        .describe('The id after `custom.`.'),
    title: zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1).max(80).describe('The label of its rows.'),
    source: zod__WEBPACK_IMPORTED_MODULE_2__.string().max(300).describe('The source of the rule, for people.').optional(),
    unit: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .UNITS */ .QN),
    kind: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['binary', 'ordinal', 'continuous']),
    direction: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['higher', 'lower', 'neutral']),
    range: zod__WEBPACK_IMPORTED_MODULE_2__.tuple([bound, bound]).describe('Both ends; null is unbounded.'),
    environment: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['free', 'bound']).default('free'),
    scale: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['linear', 'log-ratio']).default('linear'),
    default_margin: zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['absolute', 'relative']), value: zod__WEBPACK_IMPORTED_MODULE_2__.number().nonnegative() })
        .optional(),
    absolute_margin: zod__WEBPACK_IMPORTED_MODULE_2__.number().positive().optional(),
    definition: zod__WEBPACK_IMPORTED_MODULE_2__.string()
        .min(1)
        .max(200)
        .describe('Raise it when the meaning changes but the text of the module does not.')
        .default('1'),
    judged_by: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_scoring_js__WEBPACK_IMPORTED_MODULE_1__/* .JUDGED_QUESTIONS */ .G1))
        .describe('The questions to the judge whose answers its score uses; it gets no other judgments.')
        .default([]),
    applies: isFunction.optional(),
    score: isFunction,
    when_failed: whenFailed,
})
    .superRefine(({ kind, range: [low, high], when_failed: failed }, context) => {
    const refuse = (key, message) => context.addIssue({ code: 'custom', path: [key], message });
    if (low !== null && high !== null && low >= high)
        return refuse('range', `the first, ${low}, must be below the second, ${high}.`);
    if (kind === 'binary' && (low !== 0 || high !== 1))
        refuse('range', 'it must be [0, 1] for kind binary.');
    if (typeof failed === 'number' && ((low !== null && failed < low) || (high !== null && failed > high)))
        refuse('when_failed', `${failed} is outside the range.`);
});


/***/ }),

/***/ 27996:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W7: () => (/* binding */ readUndecided),
/* harmony export */   _$: () => (/* binding */ RELATIVE_PATHS),
/* harmony export */   pI: () => (/* binding */ writeUndecided),
/* harmony export */   ri: () => (/* binding */ CHANGED_TEXT),
/* harmony export */   z1: () => (/* binding */ shortLabel)
/* harmony export */ });
const RELATIVE_PATHS = 'report paths relative to the repository';
/** The hashes differ. */
const CHANGED_TEXT = 'it is the same place with changed text, since its `hash` is another: read whether it still answers, then renew the `hash` of the case';
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


/***/ })

};
