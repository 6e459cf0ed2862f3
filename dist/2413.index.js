export const id = 2413;
export const ids = [2413];
export const modules = {

/***/ 36763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ labelSpan)
/* harmony export */ });
/** `src/a.ts::name`, else path and lines, else whatever names the span. */
function labelSpan(span) {
    const path = span.path ?? ('source' in span && typeof span.source === 'string' ? span.source : undefined);
    if (path === undefined)
        return span.hash ?? '(a span without a path)';
    if (span.symbol !== undefined)
        return `${path}::${span.symbol}`;
    const [first, last] = [span.start_line ?? span.end_line, span.end_line ?? span.start_line];
    return first === undefined || last === undefined ? path : `${path}:${first}-${last}`;
}


/***/ }),

/***/ 94105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dz: () => (/* binding */ scoreRanking),
/* harmony export */   a5: () => (/* binding */ expectsSpans),
/* harmony export */   bz: () => (/* binding */ SPAN_RULES),
/* harmony export */   jr: () => (/* binding */ describeUndecided),
/* harmony export */   us: () => (/* binding */ rankSpans),
/* harmony export */   zA: () => (/* binding */ matchSpans)
/* harmony export */ });
/* harmony import */ var _format_label_span_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36763);
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35398);
/* harmony import */ var _model_symbol_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27012);
/* harmony import */ var _model_undecided_span_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65606);
/* harmony import */ var _normalize_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86431);
/* harmony import */ var _remember_last_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99534);






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
/** Of the first retrieved span of which it cannot be told what it is; null where there is none. */
function describeUndecided(retrieved, matches) {
    for (const [index, { may_be: expected }] of matches.entries()) {
        const span = retrieved[index];
        if (expected === undefined || span === undefined)
            continue;
        return (0,_model_undecided_span_js__WEBPACK_IMPORTED_MODULE_3__/* .writeUndecided */ .pI)({ expected: (0,_format_label_span_js__WEBPACK_IMPORTED_MODULE_4__/* .labelSpan */ .l)(expected), returned: (0,_format_label_span_js__WEBPACK_IMPORTED_MODULE_4__/* .labelSpan */ .l)(span), mend: mendOf(expected, span) });
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
        const symbol = span.symbol === undefined ? null : (0,_model_symbol_name_js__WEBPACK_IMPORTED_MODULE_5__/* .plainSymbol */ .N)(span.symbol);
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
/** Of the expected spans that are still to be found, the one that names a retrieved span most exactly, then the first. */
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
    return { symbol: span.symbol === undefined ? null : (0,_model_symbol_name_js__WEBPACK_IMPORTED_MODULE_5__/* .plainSymbol */ .N)(span.symbol), lines: knownLinesOf(span) };
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
        if (given.symbol !== null && !(0,_model_symbol_name_js__WEBPACK_IMPORTED_MODULE_5__/* .isShortFor */ .E)(symbol, given.symbol) && !(0,_model_symbol_name_js__WEBPACK_IMPORTED_MODULE_5__/* .isShortFor */ .E)(given.symbol, symbol))
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

/***/ 86431:
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
/** Of a path in one spelling: from the root of a system, or of a drive. */
function isAbsolutePath(path) {
    return path.startsWith('/') || /^[a-z]:\//i.test(path);
}


/***/ }),

/***/ 99534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ rememberLast)
/* harmony export */ });
/**
 * The same function, but asked again for what it was asked last it gives the same answer without another look: the metrics of a trial
 * ask the same in a row, and a hundred spans take long to go through. What is asked for must not change in between.
 */
function rememberLast(compute) {
    let last = null;
    return (...asked) => {
        if (last === null || !isSame(last.asked, asked))
            last = { asked, answer: compute(...asked) };
        return last.answer;
    };
}
function isSame(one, other) {
    for (let index = 0; index < one.length; index++)
        if (one[index] !== other[index])
            return false;
    return true;
}


/***/ }),

/***/ 56731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ bucketOf),
/* harmony export */   r: () => (/* binding */ bucketsSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

/** Buckets of numbers from 0 to 1, by their inner edges; an edge belongs to the bucket above it, or with `closed: right` to the one below. */
const bucketsSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    edges: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.number().gt(0).lt(1)),
    closed: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](['left', 'right']),
});
/**
 * The bucket of a number, from 0.
 * @example bucketOf(0.3, { edges: [0.3, 0.6], closed: 'left' }) // 1
 */
function bucketOf(value, { edges, closed }) {
    const index = edges.findIndex((edge) => (closed === 'left' ? value < edge : value <= edge));
    return index === -1 ? edges.length : index;
}


/***/ }),

/***/ 23370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ke: () => (/* binding */ DIFFICULTIES),
/* harmony export */   fw: () => (/* binding */ CRITICAL_TAG),
/* harmony export */   jI: () => (/* binding */ PROFILES),
/* harmony export */   oe: () => (/* binding */ caseSchema)
/* harmony export */ });
/* unused harmony exports expectedSpanSchema, checkSchema, ANSWER_MODES, HOP_MATCHES, hopSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

/** An expected span. It is named by `hash`, or by `path` + `symbol`, or by `path` + lines, or by `path` alone. Relevance > 0 is a positive. */
const expectedSpanSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    path: zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1).describe('The file, as the target names it.'),
    symbol: zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1).describe('The function, class or heading in it.').optional(),
    start_line: zod__WEBPACK_IMPORTED_MODULE_0__.int().positive().describe('First line, from 1.').optional(),
    end_line: zod__WEBPACK_IMPORTED_MODULE_0__.int().positive().describe('Last line.').optional(),
    hash: zod__WEBPACK_IMPORTED_MODULE_0__.string()
        .min(1)
        .describe('The span by its content: `sha256:` of its text, or a name that the target gives it.')
        .optional(),
    relevance: zod__WEBPACK_IMPORTED_MODULE_0__.number().min(0).max(100).describe('0 is not relevant; above, higher is better.').default(1),
});
const ignoreCase = zod__WEBPACK_IMPORTED_MODULE_0__.boolean().describe('Upper and lower case are the same.').default(false);
/** Deterministic checks of an answer. All that are given must hold for the case's checks to pass. */
const checkSchema = zod__WEBPACK_IMPORTED_MODULE_0__.union([
    zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ contains: zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1).describe('The answer has this text.'), ignore_case: ignoreCase }),
    zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ not_contains: zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1).describe('The answer lacks this text.'), ignore_case: ignoreCase }),
    zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ equals: zod__WEBPACK_IMPORTED_MODULE_0__.string().describe('The answer is this text.'), ignore_case: ignoreCase }),
    zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
        regex: zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1).describe('A JavaScript regular expression that is found in the answer.'),
        flags: zod__WEBPACK_IMPORTED_MODULE_0__.string().describe('Of i, m, s, u, v.').default(''),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
        json_schema: zod__WEBPACK_IMPORTED_MODULE_0__.record(zod__WEBPACK_IMPORTED_MODULE_0__.string(), zod__WEBPACK_IMPORTED_MODULE_0__.unknown()).describe('The answer is JSON that meets this JSON Schema.'),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ max_latency_s: zod__WEBPACK_IMPORTED_MODULE_0__.number().positive().describe('Seconds that the answer may take.') }),
    zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ max_tokens: zod__WEBPACK_IMPORTED_MODULE_0__.number().nonnegative().describe('Tokens, in and out, that it may cost.') }),
    zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ max_cost_usd: zod__WEBPACK_IMPORTED_MODULE_0__.number().nonnegative().describe('US dollars that it may cost.') }),
    zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ max_tool_calls: zod__WEBPACK_IMPORTED_MODULE_0__.int().nonnegative().describe('Calls of tools that it may take.') }),
]);
/** The tag that makes a case critical, unless it says `critical: false`. */
const CRITICAL_TAG = 'critical';
const DIFFICULTIES = ['easy', 'medium', 'hard', 'branching', 'coordination', 'hard_coordination'];
const ANSWER_MODES = ['answerable', 'must_abstain', 'must_clarify'];
const PROFILES = ['default', 'multi_hop', 'branching', 'coordination'];
/** Limits of a case. They are checks: the parser moves them to `checks`. */
const budgetsSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    max_latency_s: zod__WEBPACK_IMPORTED_MODULE_0__.number().positive().describe('Seconds that the answer may take.').optional(),
    max_tokens: zod__WEBPACK_IMPORTED_MODULE_0__.number().nonnegative().describe('Tokens, in and out, that it may cost.').optional(),
    max_cost_usd: zod__WEBPACK_IMPORTED_MODULE_0__.number().nonnegative().describe('US dollars that it may cost.').optional(),
    max_tool_calls: zod__WEBPACK_IMPORTED_MODULE_0__.int().nonnegative().describe('Calls of tools that it may take.').optional(),
});
const HOP_MATCHES = ['word', 'substring', 'regex'];
/** A fact that the answer must state on its way. */
const hopSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    id: zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1).describe('Unique in the case.'),
    any_of: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1)).min(1).describe('Texts of which the answer must have one.'),
    source: zod__WEBPACK_IMPORTED_MODULE_0__.string()
        .min(1)
        .describe('The document that says it: the hop is grounded when that was retrieved.')
        .optional(),
    match: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](HOP_MATCHES)
        .describe('`word` (default): whole words. `substring`: anywhere. `regex`: JavaScript expressions.')
        .optional(),
});
const stepExpectationSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    step_id: zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1).describe('Unique in the case; what the target reports in `progress`.'),
    description: zod__WEBPACK_IMPORTED_MODULE_0__.string().optional(),
    weight: zod__WEBPACK_IMPORTED_MODULE_0__.number().nonnegative().describe('Default 1.').optional(),
});
const requirementSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    id: zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1).describe('Unique in the case.'),
    description: zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1),
    weight: zod__WEBPACK_IMPORTED_MODULE_0__.number().nonnegative().describe('Default 1.').optional(),
    evaluation: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](['binary', 'scaled']).describe('Default scaled.').optional(),
});
const namesSchema = zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1));
/** What is asked of how the answer came about: hops, tools, agents, steps. */
const workSchema = {
    multi_hop: zod__WEBPACK_IMPORTED_MODULE_0__.boolean().describe('The answer joins several facts. Without it: more than one hop.').optional(),
    required_hops: zod__WEBPACK_IMPORTED_MODULE_0__.array(hopSchema).describe('Facts that the answer must state.').optional(),
    branching: zod__WEBPACK_IMPORTED_MODULE_0__.boolean().describe('The way to the answer forks.').optional(),
    branching_points: zod__WEBPACK_IMPORTED_MODULE_0__.int().nonnegative().describe('How often it forks.').optional(),
    coordination_points: zod__WEBPACK_IMPORTED_MODULE_0__.int().nonnegative().describe('How often agents must hand over.').optional(),
    required_tools: namesSchema.describe('Tools that must be called.').optional(),
    optional_tools: namesSchema.describe('Tools that may be called.').optional(),
    forbidden_tools: namesSchema.describe('Tools that must not be called.').optional(),
    required_agents: namesSchema.describe('Agents that must be called.').optional(),
    optional_agents: namesSchema.describe('Agents that may be called.').optional(),
    forbidden_agents: namesSchema.describe('Agents that must not be called.').optional(),
    clarification_expected: zod__WEBPACK_IMPORTED_MODULE_0__.boolean().describe('Whether the target should ask back on its way.').optional(),
    expected_steps: zod__WEBPACK_IMPORTED_MODULE_0__.array(stepExpectationSchema).describe('Steps that make the whole work.').optional(),
    expected_route: zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1).describe('The route tier that should answer: `local`, `api` …').optional(),
};
/** One golden query with what is expected of it, as written in a case file. */
const caseSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    id: zod__WEBPACK_IMPORTED_MODULE_0__.string()
        .min(1)
        .max(200)
        .regex(/^\P{Cc}*$/u, 'text without line breaks and control characters')
        .describe('Unique in the suite. Keep it when the case is edited: runs are paired by it.'),
    query: zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1).describe('What the target is asked.'),
    tags: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1)).describe('For choosing cases (`tag:auth`) and for tables by tag.').default([]),
    difficulty: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](DIFFICULTIES).optional(),
    profile: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](PROFILES)
        .describe('What kind of work the query is; for choosing cases (`profile:multi_hop`).')
        .optional(),
    use_case: zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1).describe('What the query stands for, for tables by use case.').optional(),
    category: zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1).describe('Yours; for choosing cases and for tables.').optional(),
    critical: zod__WEBPACK_IMPORTED_MODULE_0__.boolean()
        .describe('Must never start to fail (see `zero_tolerance`). The tag `critical` says the same; false beside it takes it back.')
        .default(false),
    cluster: zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1).describe('Cases that stand or fall together share one.').optional(),
    enabled: zod__WEBPACK_IMPORTED_MODULE_0__.boolean().describe('false leaves the case out of runs.').default(true),
    notes: zod__WEBPACK_IMPORTED_MODULE_0__.string().describe('For people. Editing notes does not make another case.').optional(),
    answer_mode: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](ANSWER_MODES)
        .describe('must_abstain: nothing answers the query, and the target must say so. must_clarify: the query can be read in several ways, and the target must ask back.')
        .default('answerable'),
    expected_spans: zod__WEBPACK_IMPORTED_MODULE_0__.array(expectedSpanSchema).describe('What should be retrieved.').default([]),
    expected_answer: zod__WEBPACK_IMPORTED_MODULE_0__.union([zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1), zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1)).min(1)])
        .describe('One acceptable answer, or several; a metric takes the best match.')
        .optional(),
    expected_sources: namesSchema.describe('Names of the documents that the answer should draw on.').optional(),
    expected_answer_criteria: zod__WEBPACK_IMPORTED_MODULE_0__.union([zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1), namesSchema.min(1)])
        .describe('What a good answer does, for a judge: text, or a list.')
        .optional(),
    key_points: namesSchema.describe('Points that a complete answer covers, for a judge.').optional(),
    requirements: zod__WEBPACK_IMPORTED_MODULE_0__.array(requirementSchema).describe('A rubric, for a judge.').optional(),
    expected_claims: namesSchema.describe('Statements that the answer should make.').optional(),
    ...workSchema,
    human_labels: zod__WEBPACK_IMPORTED_MODULE_0__.record(zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1), zod__WEBPACK_IMPORTED_MODULE_0__.number())
        .describe('What people said of a recorded answer, by metric, to check a judge with.')
        .optional(),
    checks: zod__WEBPACK_IMPORTED_MODULE_0__.array(checkSchema).describe('All must hold.').default([]),
    budgets: budgetsSchema.describe('Limits, each of which is a check.').optional(),
    timeout_seconds: zod__WEBPACK_IMPORTED_MODULE_0__.number().positive().max(86_400).describe("In place of the suite's.").optional(),
});


/***/ }),

/***/ 91295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qx: () => (/* binding */ CODE_LANGUAGES),
/* harmony export */   W: () => (/* binding */ codeTotalsSchema),
/* harmony export */   cj: () => (/* binding */ measuredFileSchema),
/* harmony export */   dc: () => (/* binding */ unscoredFileSchema),
/* harmony export */   nZ: () => (/* binding */ COMPLEXITY_RANKS)
/* harmony export */ });
/* unused harmony exports halsteadSchema, codeFileSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

const count = zod__WEBPACK_IMPORTED_MODULE_0__.int().nonnegative();
const share = zod__WEBPACK_IMPORTED_MODULE_0__.number().min(0).max(1);
/** Measures of one language are never compared with another's: the definitions follow each grammar. */
const CODE_LANGUAGES = ['python', 'typescript', 'javascript'];
/** Cyclomatic complexity: A 1–5, B 6–10, C 11–20, D 21–30, E 31–40, F 41 and more. */
const COMPLEXITY_RANKS = ['A', 'B', 'C', 'D', 'E', 'F'];
const MAINTAINABILITY_RANKS = ['A', 'B', 'C'];
/** `loc` is always `sloc + blank + multi + single_comments`. */
const rawSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    loc: count,
    /** Logical lines: about one a statement. */
    lloc: count,
    /** Lines with code on them. */
    sloc: count,
    /** Comments, also those behind code. */
    comments: count,
    /** Lines that are only a comment, and in Python one-line strings that stand alone. */
    single_comments: count,
    /** Lines of documentation of several lines: strings that stand alone in Python, block comments elsewhere. */
    multi: count,
    blank: count,
});
const halsteadSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    distinct_operators: count,
    distinct_operands: count,
    operators: count,
    operands: count,
    vocabulary: count,
    length: count,
    calculated_length: zod__WEBPACK_IMPORTED_MODULE_0__.number(),
    volume: zod__WEBPACK_IMPORTED_MODULE_0__.number(),
    difficulty: zod__WEBPACK_IMPORTED_MODULE_0__.number(),
    effort: zod__WEBPACK_IMPORTED_MODULE_0__.number(),
    time_seconds: zod__WEBPACK_IMPORTED_MODULE_0__.number(),
    bugs: zod__WEBPACK_IMPORTED_MODULE_0__.number(),
});
const codeBlockSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    /** `Class.method` for methods, `outer.inner` for inner ones. */
    name: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
    kind: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](['function', 'method', 'class']),
    /** Inside a function, or of a class inside a class: left out of every reading but `with_inner`. */
    inner: zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),
    line: zod__WEBPACK_IMPORTED_MODULE_0__.int().positive(),
    /** In Python as radon has it: where the last part of the body begins. */
    end_line: zod__WEBPACK_IMPORTED_MODULE_0__.int().positive(),
    complexity: count,
    rank: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](COMPLEXITY_RANKS),
    /** Of functions and methods that are in no other function. */
    halstead: halsteadSchema.nullable(),
});
/** The average is 0 when there is no block, as radon says; nothing else is known then. */
const complexityReadingSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    count,
    average: zod__WEBPACK_IMPORTED_MODULE_0__.number().nonnegative(),
    rank: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](COMPLEXITY_RANKS).nullable(),
    max: count.nullable(),
    max_rank: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](COMPLEXITY_RANKS).nullable(),
});
const complexityReadings = {
    /** Functions and methods. */
    functions_only: complexityReadingSchema,
    /** Functions, methods and classes: what `radon cc --average` prints. */
    with_classes: complexityReadingSchema,
    /** With what lies inside functions and classes too: `radon cc --average --show-closures`. */
    with_inner: complexityReadingSchema,
};
const complexitySchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    ...complexityReadings,
    /** Of the average of `functions_only`; A when there is none. */
    grade: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](COMPLEXITY_RANKS),
    /** Of the whole file: what the maintainability index reads. */
    total: count,
    /** Of the code outside all functions and classes. */
    module: count,
});
const maintainabilitySchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    /** 0 to 100, higher is better; lines of documentation count as comments. */
    index: zod__WEBPACK_IMPORTED_MODULE_0__.number().min(0).max(100),
    /** radon's: A above 19, B above 9. */
    rank: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](MAINTAINABILITY_RANKS),
    /** The scorecard's: A from 20, B from 10. */
    grade: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](MAINTAINABILITY_RANKS),
    /** The index when lines of documentation do not count as comments (`radon mi --multi`). */
    without_multi: zod__WEBPACK_IMPORTED_MODULE_0__.number().min(0).max(100),
});
const declarationsSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    /** Every name of `import a, b`, and 1 for each `from … import …`; elsewhere each import, `require` and re-export. */
    imports: count,
    import_statements: count,
    /** Of `imports`, those whose module is of a configured prefix. */
    framework_imports: count,
    classes: count,
    /** Functions and methods wherever they are; lambdas and functions without a name of their own are none. */
    functions: count,
    /** Of `functions`, those that can have a return annotation: none in JavaScript. */
    annotatable_functions: count,
    annotated_functions: count,
    /** `annotated_functions / annotatable_functions`; null where there is none. */
    return_annotation_share: share.nullable(),
});
const measures = {
    raw: rawSchema,
    /** `comments / sloc`: above 1 where there is more comment than code; null without code. */
    comment_ratio: zod__WEBPACK_IMPORTED_MODULE_0__.number().nonnegative().nullable(),
    complexity: complexitySchema,
    halstead: halsteadSchema,
    maintainability: maintainabilitySchema,
    declarations: declarationsSchema,
};
const file = { path: zod__WEBPACK_IMPORTED_MODULE_0__.string(), language: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](CODE_LANGUAGES) };
const measuredFileSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    ...file,
    kind: zod__WEBPACK_IMPORTED_MODULE_0__.literal('measured'),
    ...measures,
    /** By first line. */
    blocks: zod__WEBPACK_IMPORTED_MODULE_0__.array(codeBlockSchema),
});
const unscoredFileSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    ...file,
    kind: zod__WEBPACK_IMPORTED_MODULE_0__.literal('unscored'),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
    line: zod__WEBPACK_IMPORTED_MODULE_0__.int().positive().nullable(),
});
const codeFileSchema = zod__WEBPACK_IMPORTED_MODULE_0__.discriminatedUnion('kind', [measuredFileSchema, unscoredFileSchema]);
/** Over the measured files of one language. */
const codeTotalsSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    language: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](CODE_LANGUAGES),
    files: count,
    unscored_files: count,
    raw: rawSchema,
    comment_ratio: zod__WEBPACK_IMPORTED_MODULE_0__.number().nonnegative().nullable(),
    complexity: zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ ...complexityReadings, grade: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](COMPLEXITY_RANKS) }),
    /** Sums, but `difficulty`: the mean over files. */
    halstead: zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ volume: zod__WEBPACK_IMPORTED_MODULE_0__.number(), difficulty: zod__WEBPACK_IMPORTED_MODULE_0__.number(), effort: zod__WEBPACK_IMPORTED_MODULE_0__.number(), bugs: zod__WEBPACK_IMPORTED_MODULE_0__.number() }),
    /** The mean over files and the lowest, with their grades. */
    maintainability: zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
        index: zod__WEBPACK_IMPORTED_MODULE_0__.number(),
        grade: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](MAINTAINABILITY_RANKS),
        lowest: zod__WEBPACK_IMPORTED_MODULE_0__.number(),
        lowest_grade: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](MAINTAINABILITY_RANKS),
    }),
    declarations: declarationsSchema,
});


/***/ }),

/***/ 38706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ costUsdSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

/** What one reply, attempt or judgment cost in US dollars. Above a thousand million it is a slip, and the sum of such costs may be infinite. */
const costUsdSchema = zod__WEBPACK_IMPORTED_MODULE_0__.number().nonnegative().max(1e9);


/***/ }),

/***/ 79765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ EVIDENCE),
/* harmony export */   o: () => (/* binding */ SEVERITIES)
/* harmony export */ });
const SEVERITIES = ['fail', 'warn'];
/** `significant`: needs the test and the margin. `threshold`: the margin alone. `non-inferior`: must be shown to stay inside the margin. */
const EVIDENCE = ['significant', 'threshold', 'non-inferior'];


/***/ }),

/***/ 11545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ht: () => (/* binding */ judgmentsSchema),
/* harmony export */   qy: () => (/* binding */ claimSchema)
/* harmony export */ });
/* unused harmony export rubricRunSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55156);
/* harmony import */ var _cost_usd_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38706);


const spend = {
    model: zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),
    /** Of the judge, never of the system. */
    tokens: zod__WEBPACK_IMPORTED_MODULE_1__.int().nonnegative().optional(),
    cost_usd: _cost_usd_js__WEBPACK_IMPORTED_MODULE_0__/* .costUsdSchema */ .x.optional(),
    /** The judge said it in an earlier run, and was not asked again. */
    cached: zod__WEBPACK_IMPORTED_MODULE_1__.literal(true).optional(),
};
/** The judge gave nothing usable, or was not asked at all (`asked: false`). It is never a score of 0. */
const failed = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({ error: zod__WEBPACK_IMPORTED_MODULE_1__.string(), asked: zod__WEBPACK_IMPORTED_MODULE_1__.literal(false).optional(), ...spend });
const share = zod__WEBPACK_IMPORTED_MODULE_1__.number().min(0).max(1);
/** Null: the judge was shown nothing to grade it by. */
const grade = zod__WEBPACK_IMPORTED_MODULE_1__.int().min(1).max(5).nullable();
/** Three grades from 1 to 5 against the expected answer and the retrieved spans. */
const answerJudgment = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
    correctness: grade,
    completeness: grade,
    faithfulness: grade,
    reasoning: zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),
    ...spend,
});
/** Three scores from 0 to 1 against the criteria of the case. */
const qualityJudgment = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
    answer_quality: share,
    factual_correctness: share,
    completeness: share,
    reasoning: zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),
    criteria: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({ text: zod__WEBPACK_IMPORTED_MODULE_1__.string(), met: zod__WEBPACK_IMPORTED_MODULE_1__.boolean() })).optional(),
    ...spend,
});
/** Null is "not applicable", which leaves a weighted mean and its weights. */
const rubricScore = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
    score: share,
    confidence: share.optional(),
    weight: zod__WEBPACK_IMPORTED_MODULE_1__.number().nonnegative().optional(),
    notes: zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),
})
    .nullable();
/** One reading of a rubric by the judge; `weighted_score` is its own arithmetic, kept to look at. */
const rubricRunSchema = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
    requirements: zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__.string(), rubricScore).optional(),
    categories: zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__.string(), rubricScore).optional(),
    weighted_score: share.optional(),
    confidence: share.optional(),
    passed: zod__WEBPACK_IMPORTED_MODULE_1__.boolean().optional(),
    reasoning: zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),
    ...spend,
});
const claimSchema = zod__WEBPACK_IMPORTED_MODULE_1__.looseObject({
    text: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
    /** Null: it cannot be told. */
    supported: zod__WEBPACK_IMPORTED_MODULE_1__.boolean().nullable(),
    contradicted: zod__WEBPACK_IMPORTED_MODULE_1__.boolean().optional(),
    span_id: zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),
});
const claimsJudgment = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({ claims: zod__WEBPACK_IMPORTED_MODULE_1__.array(claimSchema), ...spend });
/**
 * What judges said of one trial, by question; a question that was not asked is absent. Where an answer was read several times, a question's
 * own member is what the readings agree on, its tokens and cost are those of all, and `_readings` has each.
 */
const judgmentsSchema = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
    answer: zod__WEBPACK_IMPORTED_MODULE_1__.union([answerJudgment, failed]).optional(),
    answer_readings: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.union([answerJudgment, failed])).optional(),
    quality: zod__WEBPACK_IMPORTED_MODULE_1__.union([qualityJudgment, failed]).optional(),
    quality_readings: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.union([qualityJudgment, failed])).optional(),
    rubric: zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({ runs: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.union([rubricRunSchema, failed])) }).optional(),
    claims: zod__WEBPACK_IMPORTED_MODULE_1__.union([claimsJudgment, failed]).optional(),
    claims_readings: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.union([claimsJudgment, failed])).optional(),
});


/***/ }),

/***/ 99270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ limitsSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

/** What a provider takes in a minute; more waits. */
const limitsSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    requests_per_minute: zod__WEBPACK_IMPORTED_MODULE_0__.int().positive().describe('Requests that may begin in any 60 seconds.').exactOptional(),
    tokens_per_minute: zod__WEBPACK_IMPORTED_MODULE_0__.int()
        .positive()
        .describe('Tokens, of input and output, of the requests that begin in any 60 seconds.')
        .exactOptional(),
});


/***/ }),

/***/ 52730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I6: () => (/* binding */ seesQuality),
/* harmony export */   QN: () => (/* binding */ UNITS),
/* harmony export */   mq: () => (/* binding */ isRatio),
/* harmony export */   qd: () => (/* binding */ isQuality)
/* harmony export */ });
/** How a value is written for people: a ratio as .61 (61 % where it is one of cases), a share of a whole as 61 %, seconds, tokens, US dollars, megabytes, per cent as measured, points of a scale (1–5, 0–100), or a bare number. */
const UNITS = ['ratio', 's', 'tokens', 'usd', 'count', 'mb', 'percent', 'score', 'share'];
/** Amounts: what an answer took. */
const SPENT = new Set(['s', 'tokens', 'usd', 'mb', 'percent']);
/** A part of a whole, from 0 to 1, whichever way it is written: its differences are points. */
const isRatio = (unit) => unit === 'ratio' || unit === 'share';
/**
 * Whether a metric says how good answers are, or the code behind them, and not what they took in money, tokens, time or memory
 * (verdict-rules 10.2).
 * @example isQuality(hopCoverage) // true; false of cost, latency, escalations, and of what has no better
 */
function isQuality({ direction, unit, aspect }) {
    return direction !== 'neutral' && !SPENT.has(unit) && aspect !== 'spending';
}
/** Whether a gate on it looks at the quality of the answers: that a target answers at all, or well-written code, says nothing of them. */
function seesQuality(metric) {
    return isQuality(metric) && metric.aspect !== 'conduct' && metric.measured_on === undefined;
}


/***/ }),

/***/ 81390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cc: () => (/* binding */ replySchema),
/* harmony export */   Ov: () => (/* binding */ COMPONENT_TYPES),
/* harmony export */   yB: () => (/* binding */ observationSchema)
/* harmony export */ });
/* unused harmony exports spanSchema, ATTEMPT_RESULTS, STEP_TYPES, FAILURE_KINDS, failureSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55156);
/* harmony import */ var _cost_usd_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38706);
/* harmony import */ var _judgments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11545);



const count = zod__WEBPACK_IMPORTED_MODULE_2__.number().int().nonnegative();
/** A retrieved span as the target reports it; the order in the reply is the rank, best first. */
const spanSchema = zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({
    path: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    symbol: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    start_line: zod__WEBPACK_IMPORTED_MODULE_2__.int().nonnegative().optional(),
    end_line: zod__WEBPACK_IMPORTED_MODULE_2__.int().nonnegative().optional(),
    source: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    score: zod__WEBPACK_IMPORTED_MODULE_2__.number().optional(),
    tokens: count.optional(),
    /** Length of the text in characters, where the text itself is not given. */
    chars: count.optional(),
    /** It went into the prompt. Where no span says so, all of them did. */
    injected: zod__WEBPACK_IMPORTED_MODULE_2__.boolean().optional(),
    text: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    hash: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    /**
     * What the measured checkout says of the span. Goldenpair looks it up when the answer comes, so that a run can be scored again without
     * the checkout; a target's own is left out.
     */
    in_checkout: zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({
        /** Symbols that the case expects in this file, as it writes them: those that the span is or shares lines with, and those that it is not. */
        is: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.string()).optional(),
        is_not: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.string()).optional(),
        /** Its lines, where the target says none. */
        start_line: count.optional(),
        end_line: count.optional(),
    })
        .optional(),
});
const share = zod__WEBPACK_IMPORTED_MODULE_2__.number().min(0).max(1);
const amount = zod__WEBPACK_IMPORTED_MODULE_2__.number().nonnegative();
/** How the target planned the query before it answered. */
const plannerSchema = zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({
    /** The route tier that it chose. */
    route: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    confidence: share.optional(),
    intent: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    span_count: count.optional(),
    top_span: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    span_ids: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.string()).optional(),
});
const ATTEMPT_RESULTS = ['ok', 'escalated', 'failed', 'low_confidence'];
/** One model that was asked inside the target, in order; the last is the one that answered. */
const attemptSchema = zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({
    route_tier: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    model: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    input_tokens: count.optional(),
    output_tokens: count.optional(),
    cached_tokens: count.optional(),
    cost_usd: _cost_usd_js__WEBPACK_IMPORTED_MODULE_0__/* .costUsdSchema */ .x.optional(),
    latency_ms: amount.optional(),
    result: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](ATTEMPT_RESULTS).optional(),
    error: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
});
/** One call of a tool, in order. */
const toolCallSchema = zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({
    name: zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1),
    arguments: zod__WEBPACK_IMPORTED_MODULE_2__.unknown().optional(),
    ok: zod__WEBPACK_IMPORTED_MODULE_2__.boolean().optional(),
    error: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    duration_ms: amount.optional(),
    /** The agent that called it. */
    agent: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    tokens: count.optional(),
    sources: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.string()).optional(),
});
const STEP_TYPES = ['plan', 'decision', 'analysis', 'tool', 'execution', 'handoff', 'other'];
/** One step of the target's reasoning, in order. Without a `type` it may be guessed from the `text`, and is then called heuristic. */
const stepSchema = zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({
    id: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    type: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](STEP_TYPES).optional(),
    text: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    confidence: share.optional(),
    is_backtrack: zod__WEBPACK_IMPORTED_MODULE_2__.boolean().optional(),
    agent: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    goal_alignment: share.optional(),
    weight: amount.optional(),
    completed: zod__WEBPACK_IMPORTED_MODULE_2__.boolean().optional(),
});
/** What was achieved of the case's `expected_steps`. */
const progressSchema = zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({
    achieved: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({
        step_id: zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1),
        weight: amount.optional(),
        completed: zod__WEBPACK_IMPORTED_MODULE_2__.boolean().optional(),
        goal_alignment: share.optional(),
    }))
        .optional(),
    actions_total: count.optional(),
    actions_aligned: count.optional(),
});
/** A change that an agent made to code. */
const changeSchema = zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({
    id: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    caused_failure: zod__WEBPACK_IMPORTED_MODULE_2__.boolean().optional(),
    reverted: zod__WEBPACK_IMPORTED_MODULE_2__.boolean().optional(),
});
const COMPONENT_TYPES = [
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
    'USER_PROMPT',
    'RESPONSE',
    'CONTEXT',
    'REASONING',
    'OTHER',
];
/** Tokens of one part of what was sent and received. */
const componentSchema = zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({
    type: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](COMPONENT_TYPES),
    name: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    input_tokens: count.optional(),
    output_tokens: count.optional(),
    cached_tokens: count.optional(),
});
/** What a target may say of one trial beside its id. Only `answer` is required; unknown fields are kept as they are. */
const replySchema = zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({
    answer: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
    /** The target says that it declined to answer. Absent: an empty answer counts as declined. */
    abstained: zod__WEBPACK_IMPORTED_MODULE_2__.boolean().optional(),
    /** The target says that it asked back instead of answering. Absent: an answer that ends in a question mark counts, in a case that must clarify. */
    clarified: zod__WEBPACK_IMPORTED_MODULE_2__.boolean().optional(),
    spans: zod__WEBPACK_IMPORTED_MODULE_2__.array(spanSchema).optional(),
    usage: zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({ input_tokens: count.optional(), output_tokens: count.optional(), cached_tokens: count.optional() })
        .optional(),
    model: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    model_fingerprint: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    /** Names the state of what was searched: a hash or version of the index. */
    corpus: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    cost_usd: _cost_usd_js__WEBPACK_IMPORTED_MODULE_0__/* .costUsdSchema */ .x.optional(),
    ttft_ms: zod__WEBPACK_IMPORTED_MODULE_2__.number().nonnegative().optional(),
    phases_ms: zod__WEBPACK_IMPORTED_MODULE_2__.record(zod__WEBPACK_IMPORTED_MODULE_2__.string(), zod__WEBPACK_IMPORTED_MODULE_2__.number().nonnegative()).optional(),
    /** Names of the documents that the answer draws on, where they are not the spans' own. */
    sources: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.string()).optional(),
    planner: plannerSchema.optional(),
    attempts: zod__WEBPACK_IMPORTED_MODULE_2__.array(attemptSchema).optional(),
    /** How often the query was handed to a higher route tier, where attempts are not listed. */
    escalations: count.optional(),
    /** The calls of tools. Absent: nobody traced them; empty: none was called. */
    tools: zod__WEBPACK_IMPORTED_MODULE_2__.array(toolCallSchema).optional(),
    /** The agents that were called. Absent: nobody traced them. */
    agents: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1)).optional(),
    steps: zod__WEBPACK_IMPORTED_MODULE_2__.array(stepSchema).optional(),
    progress: progressSchema.optional(),
    changes: zod__WEBPACK_IMPORTED_MODULE_2__.array(changeSchema).optional(),
    claims: zod__WEBPACK_IMPORTED_MODULE_2__.array(_judgments_js__WEBPACK_IMPORTED_MODULE_1__/* .claimSchema */ .qy).optional(),
    /** Statements of the answer that contradict each other or the context, where claims are not listed. */
    contradictions: count.optional(),
    components: zod__WEBPACK_IMPORTED_MODULE_2__.array(componentSchema).optional(),
    cache: zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({ hits: count.optional(), misses: count.optional() }).optional(),
    resources: zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({
        memory_mb: amount.optional(),
        memory_peak_mb: amount.optional(),
        /** Of one core: above 100 where several are busy. */
        cpu_percent: amount.optional(),
        cores: zod__WEBPACK_IMPORTED_MODULE_2__.number().positive().optional(),
    })
        .optional(),
    session_id: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    trace_id: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
});
/**
 * How a trial can fail. `infrastructure` says nothing about the system under test (rate limit, 5xx, connection) and is
 * unscored; every other kind is a failed case and scored as the metric says.
 */
const FAILURE_KINDS = ['timeout', 'crash', 'protocol', 'target', 'infrastructure'];
const failureSchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
    kind: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](FAILURE_KINDS),
    message: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
    status: zod__WEBPACK_IMPORTED_MODULE_2__.int().optional(),
    /** Seconds the provider asked to wait; only with `infrastructure`. */
    retry_after_s: zod__WEBPACK_IMPORTED_MODULE_2__.number().nonnegative().optional(),
    stderr_tail: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
});
/** From the request's last byte to the reply's; null where nobody measured it: the answer was replayed from a recording that does not say. */
const latencySchema = zod__WEBPACK_IMPORTED_MODULE_2__.number().nonnegative().nullable();
/** What came back for one trial. A failure is data, never a throw. */
const observationSchema = zod__WEBPACK_IMPORTED_MODULE_2__.discriminatedUnion('status', [
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
        status: zod__WEBPACK_IMPORTED_MODULE_2__.literal('ok'),
        latency_ms: latencySchema,
        reply: replySchema,
        /** The answer was kept from an earlier run: nothing was asked, and no time of it counts. */
        cached: zod__WEBPACK_IMPORTED_MODULE_2__.literal(true).exactOptional(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ status: zod__WEBPACK_IMPORTED_MODULE_2__.literal('failed'), latency_ms: latencySchema, failure: failureSchema }),
]);


/***/ }),

/***/ 6062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ pricingSchema)
/* harmony export */ });
/* unused harmony export priceSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

const rate = zod__WEBPACK_IMPORTED_MODULE_0__.number().nonnegative();
/** US dollars for 1,000,000 tokens. `cached` input costs as much as `input` when it is not given. */
const priceSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ input: rate, output: rate, cached: rate.optional() });
/** Prices by model name; `as_of` says when they were true. They are stored in every run so that a price edit never looks like a cost regression. */
const pricingSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    as_of: zod__WEBPACK_IMPORTED_MODULE_0__.string().optional(),
    mode: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](['model', 'tier'])
        .describe('What tokens are priced by: the model (default; without a price, its route tier), or the route tier alone.')
        .exactOptional(),
    models: zod__WEBPACK_IMPORTED_MODULE_0__.record(zod__WEBPACK_IMPORTED_MODULE_0__.string(), priceSchema).default({}),
    route_tiers: zod__WEBPACK_IMPORTED_MODULE_0__.record(zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1), rate)
        .describe('US dollars for a million tokens, input and output alike, by route tier.')
        .exactOptional(),
});


/***/ }),

/***/ 71923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DU: () => (/* binding */ REVIEW_CRITERIA),
/* harmony export */   cz: () => (/* binding */ runCodeSchema),
/* harmony export */   dS: () => (/* binding */ codeSourcesEntrySchema)
/* harmony export */ });
/* unused harmony export codeSourcesSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55156);
/* harmony import */ var _code_quality_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91295);


const globs = zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.string().min(1)).min(1);
/** What a judge grades of the source code, 1 to 5 each. Source: design document 000, LLM code review. */
const REVIEW_CRITERIA = [
    'readability',
    'idiomatic_usage',
    'error_handling',
    'extensibility',
    'testability',
    'documentation',
    'abstraction',
];
const spent = {
    model: zod__WEBPACK_IMPORTED_MODULE_1__.string().exactOptional(),
    tokens: zod__WEBPACK_IMPORTED_MODULE_1__.int().nonnegative().exactOptional(),
    cost_usd: zod__WEBPACK_IMPORTED_MODULE_1__.number().nonnegative().exactOptional(),
    /** It was kept from an earlier run. */
    cached: zod__WEBPACK_IMPORTED_MODULE_1__.literal(true).exactOptional(),
};
/** What a judge said of the source code, once, or why it said nothing. */
const codeReviewSchema = zod__WEBPACK_IMPORTED_MODULE_1__.discriminatedUnion('kind', [
    zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
        kind: zod__WEBPACK_IMPORTED_MODULE_1__.literal('reviewed'),
        /** Of judge, settings and prompt: reviews by another are not compared. */
        judge: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
        prompt: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
        criteria: zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__["enum"](REVIEW_CRITERIA), zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({ score: zod__WEBPACK_IMPORTED_MODULE_1__.int().min(1).max(5), reason: zod__WEBPACK_IMPORTED_MODULE_1__.string() })),
        /** The mean of the seven, to two decimals. */
        average: zod__WEBPACK_IMPORTED_MODULE_1__.number().min(1).max(5),
        /** What of the sources the judge was not shown, a clause; null when it saw all. */
        cut: zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),
        ...spent,
    }),
    zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_1__.literal('unscored'), reason: zod__WEBPACK_IMPORTED_MODULE_1__.string(), ...spent }),
]);
/** `code_quality` of a suite, and what a variant says otherwise, as written. */
const codeSourcesEntrySchema = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
    sources: zod__WEBPACK_IMPORTED_MODULE_1__.union([zod__WEBPACK_IMPORTED_MODULE_1__.string().min(1), globs])
        .describe('Source files: paths or globs from the working directory, one or a list.')
        .optional(),
    framework: zod__WEBPACK_IMPORTED_MODULE_1__.string()
        .min(1)
        .max(60)
        .describe('The framework that they are written with; shown in reports.')
        .optional(),
    prefixes: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.string().min(1))
        .describe('Modules that count as the framework’s: `langgraph`, `langchain*`.')
        .optional(),
    language: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](_code_quality_js__WEBPACK_IMPORTED_MODULE_0__/* .CODE_LANGUAGES */ .Qx)
        .describe('The language that the `code.*` metrics are of, where the sources have several.')
        .optional(),
    annotate: zod__WEBPACK_IMPORTED_MODULE_1__.boolean()
        .describe('Functions whose complexity has a worse rank are marked in the diff of a pull request. Default: false.')
        .optional(),
    review: zod__WEBPACK_IMPORTED_MODULE_1__.boolean().describe('The suite’s judge grades the code too, once a run. Default: false.').optional(),
});
/** Where an arm's source code is, complete. */
const codeSourcesSchema = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
    sources: globs,
    framework: zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),
    prefixes: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.string()),
    /** Null: that of the measured files, where they have one. */
    language: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](_code_quality_js__WEBPACK_IMPORTED_MODULE_0__/* .CODE_LANGUAGES */ .Qx).nullable(),
    /** A judge is asked of it; absent when not. */
    reviewed: zod__WEBPACK_IMPORTED_MODULE_1__.literal(true).exactOptional(),
    /** Functions that became more complex are marked in the diff; absent when not. */
    annotated: zod__WEBPACK_IMPORTED_MODULE_1__.literal(true).exactOptional(),
});
/** A function's own Halstead figures are not kept: no report has them, and they are most of the bytes. */
const keptFileSchema = _code_quality_js__WEBPACK_IMPORTED_MODULE_0__/* .measuredFileSchema */ .cj.extend({
    blocks: zod__WEBPACK_IMPORTED_MODULE_1__.array(_code_quality_js__WEBPACK_IMPORTED_MODULE_0__/* .measuredFileSchema */ .cj.shape.blocks.element.omit({ halstead: true })),
});
/** What the source code of one arm measures: once a run, however many trials it has. */
const runCodeSchema = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
    ...codeSourcesSchema.shape,
    /** Why the `code.*` metrics have no value, a clause; null when they have. */
    unscored: zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),
    /** By path. */
    files: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.discriminatedUnion('kind', [keptFileSchema, _code_quality_js__WEBPACK_IMPORTED_MODULE_0__/* .unscoredFileSchema */ .dc])),
    /** One for each language with a measured file. */
    totals: zod__WEBPACK_IMPORTED_MODULE_1__.array(_code_quality_js__WEBPACK_IMPORTED_MODULE_0__/* .codeTotalsSchema */ .W),
    /** Absent where no judge was to be asked. */
    review: codeReviewSchema.exactOptional(),
});


/***/ }),

/***/ 86114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ partsOf),
/* harmony export */   L: () => (/* binding */ runFigureSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55156);
/* harmony import */ var _buckets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56731);


const metricId = zod__WEBPACK_IMPORTED_MODULE_1__.string().min(1);
/**
 * How a run's trials give one figure: a kind, and the ids of the per-trial metrics that it is made of. Plain data, so that two runs read
 * from disk can be compared with no code of the metric. Every case weighs the same, however many trials it has.
 */
const runFigureSchema = zod__WEBPACK_IMPORTED_MODULE_1__.discriminatedUnion('figure', [
    /** Of the per-case means; `percentile` from 0 to 100. */
    zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({ figure: zod__WEBPACK_IMPORTED_MODULE_1__.literal('percentile'), of: metricId, percentile: zod__WEBPACK_IMPORTED_MODULE_1__.number().min(0).max(100) }),
    /** Σ numerator / Σ denominator over the cases. */
    zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({ figure: zod__WEBPACK_IMPORTED_MODULE_1__.literal('ratio'), numerator: metricId, denominator: metricId }),
    /** Expected or maximum calibration error of a confidence (0 to 1) against an outcome (0 to 1). */
    zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
        figure: zod__WEBPACK_IMPORTED_MODULE_1__.literal('calibration-error'),
        error: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](['expected', 'maximum']),
        confidence: metricId,
        outcome: metricId,
        buckets: _buckets_js__WEBPACK_IMPORTED_MODULE_0__/* .bucketsSchema */ .r,
    }),
    /** Pearson's r over the trials. */
    zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({ figure: zod__WEBPACK_IMPORTED_MODULE_1__.literal('correlation'), x: metricId, y: metricId }),
    /** The mean over cases of the sample deviation between a case's trials. */
    zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({ figure: zod__WEBPACK_IMPORTED_MODULE_1__.literal('trial-deviation'), of: metricId }),
    /** The sample deviation between the means over cases of trial 0, trial 1 … */
    zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({ figure: zod__WEBPACK_IMPORTED_MODULE_1__.literal('run-deviation'), of: metricId }),
]);
/** The ids of the metrics that a figure is made of, in the order in which its values are given. */
function partsOf(figure) {
    switch (figure.figure) {
        case 'percentile':
        case 'trial-deviation':
        case 'run-deviation':
            return [figure.of];
        case 'ratio':
            return [figure.numerator, figure.denominator];
        case 'calibration-error':
            return [figure.confidence, figure.outcome];
        case 'correlation':
            return [figure.x, figure.y];
    }
}


/***/ }),

/***/ 74920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ZN: () => (/* binding */ RUN_SCHEMA_VERSION),
  MF: () => (/* binding */ metricSummarySchema),
  Lx: () => (/* binding */ runSchema),
  Hz: () => (/* binding */ trialRecordSchema),
  WI: () => (/* binding */ trialSchema)
});

// UNUSED EXPORTS: RUN_MODES, countsSchema, fingerprintsSchema, stoppedSchema

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
// EXTERNAL MODULE: ./build/core/model/inference.js
var inference = __webpack_require__(20523);
// EXTERNAL MODULE: ./build/core/model/limits.js
var limits = __webpack_require__(99270);
// EXTERNAL MODULE: ./build/core/model/scoring.js
var scoring = __webpack_require__(65633);
;// CONCATENATED MODULE: ./build/core/model/judging.js



/** What a judge may be told in the place of Goldenpair's own prompt: the text of a file beside the suite. */
const judgePromptSchema = schemas.strictObject({
    /** From the working directory. */
    path: schemas.string(),
    text: schemas.string(),
});
/** A suite's `judge`: the adapter's name and its options, already checked by the adapter's own schema. A run keeps it whole. */
const judgeConfigSchema = schemas.strictObject({
    type: schemas.string(),
    options: schemas.record(schemas.string(), schemas.unknown()),
    /** Readings of every answer, for every question but the rubric. */
    trials: schemas.int().positive(),
    /** First readings of a rubric; more are asked for where they disagree (`shouldAskAgain`). */
    rubric_trials: schemas.int().positive(),
    /** The suite's own prompts; a question that is not here has Goldenpair's. */
    prompts: schemas.partialRecord(schemas["enum"](scoring/* JUDGED_QUESTIONS */.G1), judgePromptSchema),
    /** What its provider takes. */
    limits: limits/* limitsSchema */.Y.exactOptional(),
});
/** A judge as a run keeps it: everything that can change what it says. */
const judgeFactsSchema = schemas.strictObject({
    type: schemas.string(),
    /** Of the adapter: model, settings … */
    identity: schemas.record(schemas.string(), schemas.unknown()),
    questions: schemas.partialRecord(schemas["enum"](scoring/* JUDGED_QUESTIONS */.G1), schemas.strictObject({
        /** Name and version, or the file and the hash of the suite's own. */
        prompt: schemas.string(),
        readings: schemas.int().positive(),
    })),
});

// EXTERNAL MODULE: ./build/core/model/judgments.js
var judgments = __webpack_require__(11545);
// EXTERNAL MODULE: ./build/core/model/observation.js
var observation = __webpack_require__(81390);
// EXTERNAL MODULE: ./build/core/model/pricing.js
var pricing = __webpack_require__(6062);
// EXTERNAL MODULE: ./build/core/model/run-code.js
var run_code = __webpack_require__(71923);
// EXTERNAL MODULE: ./build/core/model/shard.js
var shard = __webpack_require__(91352);
// EXTERNAL MODULE: ./build/core/model/success-rule.js
var success_rule = __webpack_require__(33050);
;// CONCATENATED MODULE: ./build/core/model/run.js










/** Raised whenever a reader of an older Goldenpair could misread the file. */
const RUN_SCHEMA_VERSION = 1;
const hash = schemas.string();
/** Identifies everything that must be equal for two runs to be comparable; a comparison names each that differs. */
const fingerprintsSchema = schemas.strictObject({
    suite: hash,
    gates: hash,
    target: hash,
    metrics: schemas.record(schemas.string(), hash),
    pricing: hash,
    /** Resolved model ids that answered, sorted. */
    models: schemas.array(schemas.string()),
    /** Reported by the target; null when it says nothing. */
    corpus: schemas.string().nullable(),
    /** What each question to the judge was asked with; absent where Goldenpair asked none. */
    judge: schemas.partialRecord(schemas["enum"](scoring/* JUDGED_QUESTIONS */.G1), hash).exactOptional(),
    /** Resolved model ids of the judge, sorted; absent where none is known. */
    judge_models: schemas.array(schemas.string()).exactOptional(),
    goldenpair: schemas.string(),
});
const RUN_MODES = ['run', 'pr', 'baseline', 'nightly', 'ab', 'aa'];
/** Counts over the trials of a run. */
const countsSchema = schemas.strictObject({
    cases: schemas.int().nonnegative(),
    trials: schemas.int().nonnegative(),
    ok: schemas.int().nonnegative(),
    failed: schemas.int().nonnegative(),
    infrastructure: schemas.int().nonnegative(),
    timeouts: schemas.int().nonnegative(),
    retries: schemas.int().nonnegative(),
    /** Answers from the cache, part of `ok`; absent where there was none. */
    cached: schemas.int().positive().exactOptional(),
    /** Readings of the judge, those of them that gave nothing usable, and attempts lost to infrastructure before; absent where nobody judged. */
    judge: schemas.strictObject({
        readings: schemas.int().nonnegative(),
        failed: schemas.int().nonnegative(),
        retries: schemas.int().nonnegative(),
        /** Of the readings, those from the cache; absent where there was none. */
        cached: schemas.int().positive().exactOptional(),
    })
        .exactOptional(),
});
/** Why trials were left out. */
const STOPPED_BECAUSE = ['budget', 'month', 'unknown-cost'];
/** A run that ended in order before all of its trials were made: it is incomplete, and never compared as if it were whole. */
const stoppedSchema = schemas.strictObject({
    /** `budget`: `max_cost_usd`; `month`: `max_cost_usd_per_month`; `unknown-cost`: a cost that nobody knows cannot be limited. */
    because: schemas["enum"](STOPPED_BECAUSE),
    made: schemas.int().nonnegative(),
    planned: schemas.int().positive(),
    limit_usd: schemas.number().nonnegative(),
    /** Of all arms and of judges; calls of unknown cost count as what was set aside for them. */
    spent_usd: schemas.number().nonnegative(),
    /** What would have come next, or which cost is unknown: a clause. */
    detail: schemas.string().max(1000),
});
/** Mean over cases of per-case means, or the figure of a per-run metric; with the number of cases behind it. */
const metricSummarySchema = schemas.strictObject({
    mean: schemas.number().nullable(),
    n: schemas.int().nonnegative(),
    applicable: schemas.int().nonnegative(),
});
/**
 * `run.json`. `cases`, `gates` and `metrics` are snapshots, so a run can be compared with no suite at hand;
 * they are checked structurally on reading (`parseRun`).
 */
const runSchema = schemas.strictObject({
    schema_version: schemas.literal(RUN_SCHEMA_VERSION),
    run_id: schemas.string().min(1),
    /** Runs of one job whose trials were interleaved share it; environment-bound metrics gate only then. */
    session_id: schemas.string().min(1),
    mode: schemas["enum"](RUN_MODES),
    suite: schemas.strictObject({ name: schemas.string(), version: schemas.string(), file: schemas.string() }),
    variant: schemas.string(),
    commit: schemas.string().nullable(),
    branch: schemas.string().nullable(),
    started_at: schemas.string(),
    finished_at: schemas.string().nullable(),
    seed: schemas.int(),
    trials_per_case: schemas.int().positive(),
    subset: schemas.string().nullable(),
    /** The part of the cases that this run measured; null is all of them. `cases` are those of the part, the suite's fingerprint is of all. */
    shard: shard/* shardSchema */.Id.nullable().default(null),
    settings: schemas.strictObject({
        k: schemas.array(schemas.int().positive()),
        primary_k: schemas.int().positive(),
        success: schemas["enum"](success_rule/* SUCCESS_RULES */.K),
        /** The defaults when absent, as in runs of older versions. */
        scoring: scoring/* scoringSchema */.b3.exactOptional(),
        /** The suite's; who judged in fact is under `judge`. */
        judge: judgeConfigSchema.exactOptional(),
        /** The answers come from a stand-in for the system. */
        mock: schemas.literal(true).exactOptional(),
        /** Nothing was asked: the observations were made earlier, and their latencies with them. */
        replayed: schemas.literal(true).exactOptional(),
        alpha: schemas.number(),
        min_scored_share: schemas.number(),
        zero_tolerance: schemas["enum"](['critical', 'all', 'off']),
        /** What `ab` and `compare` speak of where nobody says; absent: of cases like these. */
        inference: schemas["enum"](inference/* INFERENCES */.R).exactOptional(),
        deterministic: schemas.boolean(),
        target: schemas.record(schemas.string(), schemas.unknown()),
        /** What the variant itself sets of it: `type`, `setup`, `options.chunk`, `settings.top_k`; runs of older versions do not say. */
        declared: schemas.array(schemas.string()).exactOptional(),
        controlled: schemas.record(schemas.string(), schemas.unknown()),
        concurrency: schemas.int().positive(),
        timeout_seconds: schemas.number().positive(),
        /** Attempts after infrastructure failures; runs of older versions do not say. */
        retries: schemas.int().nonnegative().exactOptional(),
    }),
    pricing: pricing/* pricingSchema */.o,
    environment: schemas.strictObject({ node: schemas.string(), os: schemas.string(), runner: schemas.string().nullable() }),
    fingerprints: fingerprintsSchema,
    /** Who judged, and how: what `fingerprints.judge` is made of. */
    judge: judgeFactsSchema.exactOptional(),
    cases: schemas.array(schemas.custom((value) => typeof value === 'object' && value !== null)),
    /** Ids of cases, also of other shards, whose expected spans the measured checkout did not have; they are never compared. */
    stale_cases: schemas.array(schemas.string()).default([]),
    /** Those of them of which nothing that they expect is left; absent where there are none, and in runs of older versions. */
    deleted_cases: schemas.array(schemas.string()).exactOptional(),
    gates: schemas.array(schemas.custom((value) => typeof value === 'object' && value !== null)),
    metrics: schemas.array(schemas.custom((value) => typeof value === 'object' && value !== null)),
    /** Null until the run has finished. */
    counts: countsSchema.nullable(),
    /** Absent in a run that made all its trials. */
    stopped: stoppedSchema.exactOptional(),
    /** What its job has cost, all arms and judges; calls of unknown cost count as what was set aside for them. Absent where there was no budget. */
    spent_usd: schemas.number().nonnegative().exactOptional(),
    /** What the source code measures; absent where nobody measured it. */
    code_quality: run_code/* runCodeSchema */.cz.exactOptional(),
    summaries: schemas.record(schemas.string(), metricSummarySchema),
});
/** A line of `trials.jsonl`: one attempt at one case by one variant, with its scores. */
const trialSchema = schemas.strictObject({
    case: schemas.string(),
    /** From 0. */
    trial: schemas.int().nonnegative(),
    /** Attempts spent on infrastructure failures before this observation. */
    retries: schemas.int().nonnegative(),
    observation: observation/* observationSchema */.yB,
    /** Absent when nobody judged it. */
    judgments: judgments/* judgmentsSchema */.Ht.exactOptional(),
    /** The judge's attempts that were lost to infrastructure; absent when there were none. */
    judge_retries: schemas.int().positive().exactOptional(),
    /** By metric id. A metric that applies is in `scores` or in `unscored` (with the reason), never in both. */
    scores: schemas.record(schemas.string(), schemas.number()),
    unscored: schemas.record(schemas.string(), schemas.string()),
});
/** A trial without its scores: what a report tells of it, and a line of `unjudged.jsonl`. */
const trialRecordSchema = trialSchema.omit({ scores: true, unscored: true });


/***/ }),

/***/ 35398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ unscored),
/* harmony export */   l: () => (/* binding */ scored)
/* harmony export */ });
function scored(value) {
    return Number.isFinite(value)
        ? { kind: 'scored', value }
        : { kind: 'unscored', reason: `the value is ${value}, not a finite number` };
}
function unscored(reason) {
    return { kind: 'unscored', reason };
}


/***/ }),

/***/ 65633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G1: () => (/* binding */ JUDGED_QUESTIONS),
/* harmony export */   b3: () => (/* binding */ scoringSchema),
/* harmony export */   cH: () => (/* binding */ DEFAULT_SCORING)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55156);
/* harmony import */ var _buckets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56731);


const names = zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__.string().min(1), zod__WEBPACK_IMPORTED_MODULE_1__.string().min(1));
const share = zod__WEBPACK_IMPORTED_MODULE_1__.number().min(0).max(1);
/** What a judge can be asked of an answer: grades from 1 to 5, qualities from 0 to 1, a rubric, the claims that it makes. */
const JUDGED_QUESTIONS = ['answer', 'quality', 'rubric', 'claims'];
/**
 * What a suite says of the meaning of metrics beside k, the success rule and prices. A metric that reads a member has it in its
 * definition, so that a change of it is a change of that metric alone.
 */
const scoringSchema = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
    precision_divisor: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](['k', 'returned'])
        .describe('What precision at k divides by: `k`, or the number of spans returned where that is smaller.')
        .default('k'),
    ndcg_gain: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](['linear', 'exp'])
        .describe('What a relevance adds to nDCG: itself, or 2^relevance − 1.')
        .default('linear'),
    mrr_cutoff: zod__WEBPACK_IMPORTED_MODULE_1__.int()
        .positive()
        .nullable()
        .describe('The rank after which MRR stops looking. Default: null, the whole list.')
        .default(null),
    always_expected_agents: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.string().min(1))
        .describe('Agents whose call is never unexpected.')
        .default(['orchestrator']),
    aliases: zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
        agents: names.describe('Other names of agents: `researcher: research`.').default({}),
        tools: names.describe('Other names of tools.').default({}),
        route_tiers: names.describe('Other names of route tiers: `tier1: local`.').default({}),
    })
        .describe('Other names that the target gives agents, tools and route tiers, and the name that the suite uses.')
        .default({ agents: {}, tools: {}, route_tiers: {} }),
    workflow: zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
        strict: zod__WEBPACK_IMPORTED_MODULE_1__.boolean()
            .describe('A call that the case does not name is unexpected. false: only a forbidden one is.')
            .default(true),
        require_trace: zod__WEBPACK_IMPORTED_MODULE_1__.boolean()
            .describe('A reply that reports no trace fails the workflow, instead of leaving it unscored.')
            .default(false),
    })
        .describe('How calls of agents and tools are held against a case.')
        .default({ strict: true, require_trace: false }),
    success_spans: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](['any', 'critical'])
        .describe('What success of retrieval needs among the first `primary_k`: `any` expected span, or all `critical` ones (relevance 1 or more).')
        .default('any'),
    judged: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__["enum"](JUDGED_QUESTIONS))
        .describe('What a judge says of every answer: `answer` (grades from 1 to 5), `quality` (scores from 0 to 1), `rubric`, `claims` (for grounding). The metrics of the others do not apply, and success needs what is judged of an expected answer or of criteria.')
        .default([]),
    rubric_categories: zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__.string().min(1), zod__WEBPACK_IMPORTED_MODULE_1__.number().nonnegative())
        .nullable()
        .describe('Categories of the rubric and their weights. Default: null, the ten of document 003, and weight 1 for any other.')
        .default(null),
    coordination_hop_threshold: share
        .describe('The hop coverage that a coordination case needs to succeed.')
        .default(0.8),
    route_tiers: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.string().min(1))
        .min(1)
        .describe('Route tiers, cheapest first: going to a later one is an escalation.')
        .default(['local', 'api', 'codex']),
    calibration_buckets: _buckets_js__WEBPACK_IMPORTED_MODULE_0__/* .bucketsSchema */ .r
        .describe('Buckets of confidence by their inner edges.')
        .default({ edges: [0.3, 0.6], closed: 'left' }),
    grade_scale: zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__.string().min(1), share)
        .describe('The lowest composite score of each letter grade; below all of them it is F.')
        .default({ A: 0.95, B: 0.85, C: 0.75, D: 0.65 }),
    composite_weights: zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({ pass: zod__WEBPACK_IMPORTED_MODULE_1__.number().nonnegative(), impl: zod__WEBPACK_IMPORTED_MODULE_1__.number().nonnegative() })
        .describe('Weights of passing and of the judge’s score in the composite score.')
        .default({ pass: 0.5, impl: 0.5 }),
    token_budget: zod__WEBPACK_IMPORTED_MODULE_1__.number()
        .positive()
        .describe('Tokens per query that an efficiency of 0 stands for, where fewer than three variants are compared.')
        .default(4000),
    latency_anchor_s: zod__WEBPACK_IMPORTED_MODULE_1__.number()
        .positive()
        .describe('Seconds per query for which the latency score is 0; it is 100 for none.')
        .default(5),
    cost_anchor_usd: zod__WEBPACK_IMPORTED_MODULE_1__.number()
        .positive()
        .describe('US dollars per query for which the cost score is 0; it is 100 for none.')
        .default(0.1),
});
const DEFAULT_SCORING = scoringSchema.parse({});


/***/ }),

/***/ 57968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DI: () => (/* binding */ metricFactsSchema),
/* harmony export */   Tp: () => (/* binding */ gateSchema),
/* harmony export */   zq: () => (/* binding */ goldenCaseSchema)
/* harmony export */ });
/* unused harmony export marginSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55156);
/* harmony import */ var _case_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23370);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79765);
/* harmony import */ var _metric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52730);
/* harmony import */ var _run_figure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86114);
/* harmony import */ var _scoring_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65633);






/** A case as a run keeps it. */
const goldenCaseSchema = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
    ..._case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape,
    at: zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({ file: zod__WEBPACK_IMPORTED_MODULE_4__.string(), line: zod__WEBPACK_IMPORTED_MODULE_4__.int().nonnegative() }),
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_4__.string().min(1),
});
const marginSchema = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_4__["enum"](['absolute', 'relative']), value: zod__WEBPACK_IMPORTED_MODULE_4__.number() });
const bound = zod__WEBPACK_IMPORTED_MODULE_4__.number().nullable();
/** A gate as runs and comparisons keep it. */
const gateSchema = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
    id: zod__WEBPACK_IMPORTED_MODULE_4__.string().min(1),
    metric: zod__WEBPACK_IMPORTED_MODULE_4__.string().min(1),
    severity: zod__WEBPACK_IMPORTED_MODULE_4__["enum"](_gate_js__WEBPACK_IMPORTED_MODULE_5__/* .SEVERITIES */ .o),
    evidence: zod__WEBPACK_IMPORTED_MODULE_4__["enum"](_gate_js__WEBPACK_IMPORTED_MODULE_5__/* .EVIDENCE */ .S),
    primary: zod__WEBPACK_IMPORTED_MODULE_4__.boolean(),
    margin: marginSchema.nullable(),
    min: bound,
    max: bound,
    where: zod__WEBPACK_IMPORTED_MODULE_4__.string().nullable(),
    assumed: zod__WEBPACK_IMPORTED_MODULE_4__.literal(true).exactOptional(),
});
/** A metric as runs and comparisons keep it. */
const metricFactsSchema = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
    id: zod__WEBPACK_IMPORTED_MODULE_4__.string().min(1),
    title: zod__WEBPACK_IMPORTED_MODULE_4__.string(),
    unit: zod__WEBPACK_IMPORTED_MODULE_4__["enum"](_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .UNITS */ .QN),
    kind: zod__WEBPACK_IMPORTED_MODULE_4__["enum"](['binary', 'ordinal', 'continuous']),
    direction: zod__WEBPACK_IMPORTED_MODULE_4__["enum"](['higher', 'lower', 'neutral']),
    range: zod__WEBPACK_IMPORTED_MODULE_4__.tuple([bound, bound]),
    environment: zod__WEBPACK_IMPORTED_MODULE_4__["enum"](['free', 'bound']),
    scale: zod__WEBPACK_IMPORTED_MODULE_4__["enum"](['linear', 'log-ratio']),
    per_run: _run_figure_js__WEBPACK_IMPORTED_MODULE_2__/* .runFigureSchema */ .L.exactOptional(),
    measured_on: zod__WEBPACK_IMPORTED_MODULE_4__["enum"](['code', 'code-review']).exactOptional(),
    aspect: zod__WEBPACK_IMPORTED_MODULE_4__["enum"](['spending', 'conduct']).exactOptional(),
    default_margin: marginSchema.exactOptional(),
    absolute_margin: zod__WEBPACK_IMPORTED_MODULE_4__.number().exactOptional(),
    definition: zod__WEBPACK_IMPORTED_MODULE_4__.string(),
    judged_by: zod__WEBPACK_IMPORTED_MODULE_4__.array(zod__WEBPACK_IMPORTED_MODULE_4__["enum"](_scoring_js__WEBPACK_IMPORTED_MODULE_3__/* .JUDGED_QUESTIONS */ .G1)).exactOptional(),
    custom: zod__WEBPACK_IMPORTED_MODULE_4__.literal(true).exactOptional(),
});


/***/ }),

/***/ 33050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ SUCCESS_RULES)
/* harmony export */ });
/**
 * Which sub-results a case needs to be a success; each counts only where the case states it (requirements D4). `retrieval`: expected spans
 * and sources. `answer`: checks, hops, abstaining, asking back, and what a judge says. `workflow`: agents and tools. `all`: these three.
 */
const SUCCESS_RULES = ['all', 'retrieval', 'answer', 'workflow'];


/***/ }),

/***/ 27012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ isShortFor),
/* harmony export */   N: () => (/* binding */ plainSymbol)
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


/***/ }),

/***/ 65606:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W7: () => (/* binding */ readUndecided),
/* harmony export */   _$: () => (/* binding */ RELATIVE_PATHS),
/* harmony export */   pI: () => (/* binding */ writeUndecided)
/* harmony export */ });
const RELATIVE_PATHS = 'report paths relative to the repository';
const LABEL_LENGTH = 120;
const REASON = /^cannot tell whether the returned `([^`]+)` is the expected `([^`]+)`: (.+)$/;
const short = (label) => {
    const line = label.replace(/[\s`]+/g, ' ').trim();
    return line.length > LABEL_LENGTH ? `…${line.slice(-LABEL_LENGTH)}` : line;
};
/** Why a trial is unscored in a metric of retrieval. */
function writeUndecided({ expected, returned, mend }) {
    return `cannot tell whether the returned \`${short(returned)}\` is the expected \`${short(expected)}\`: ${mend}`;
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
