export const id = 84;
export const ids = [84];
export const modules = {

/***/ 94105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a5: () => (/* binding */ expectsSpans),
/* harmony export */   bz: () => (/* binding */ SPAN_RULES),
/* harmony export */   us: () => (/* binding */ rankSpans),
/* harmony export */   zA: () => (/* binding */ matchSpans)
/* harmony export */ });
/* harmony import */ var _normalize_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86431);
/* harmony import */ var _remember_last_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99534);


/** Part of the definition of every metric that reads a ranking: raise it when the rules below change. */
const SPAN_RULES = 'spans/1';
/** Whether the case expects a span at all: one with a relevance above 0. */
function expectsSpans(golden) {
    return golden.expected_spans.some(({ relevance }) => relevance > 0);
}
const DUPLICATE = { rank: null, expected: null, by: null };
/**
 * What each retrieved span finds, in the order of the reply. Duplicates find nothing and take no rank. Every expected span is
 * found at most once, and a retrieved span finds at most one: the one that names it most exactly, then the most relevant,
 * then the first listed.
 * @example matchSpans([{ path: './a.ts' }, { path: 'a.ts' }], [a]) // [{ rank: 1, expected: a, by: 'path' }, { rank: null, expected: null, by: null }]
 */
const matchSpans = (0,_remember_last_js__WEBPACK_IMPORTED_MODULE_1__/* .rememberLast */ .m)(matchEach);
function matchEach(retrieved, expected) {
    const known = indexExpected(expected);
    const matches = [];
    let rank = 0;
    for (const span of retrieved) {
        const path = span.path === undefined ? undefined : (0,_normalize_path_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizePath */ .F)(span.path);
        const file = path === undefined ? undefined : known.files.get(path);
        if (isDuplicate(known, span, path, file)) {
            matches.push(DUPLICATE);
            continue;
        }
        rank += 1;
        const match = findMostExact(known, span, file);
        if (match !== null)
            match.entry.isFound = true;
        matches.push({ rank, expected: match?.entry.span ?? null, by: match?.by ?? null });
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
    for (const match of matchSpans(retrieved, expected)) {
        if (match.rank === null)
            continue;
        const gain = match.expected?.relevance ?? 0;
        gains.push(gain);
        if (gain > 0 && match.by === 'path')
            foundByPath += 1;
    }
    const ideal = expected.map(({ relevance }) => relevance).filter((relevance) => relevance > 0);
    return {
        gains,
        ideal: ideal.sort((a, b) => b - a),
        duplicates: retrieved.length - gains.length,
        found_by_path: foundByPath,
    };
}
function indexExpected(expected) {
    const wantedByHash = new Map();
    const files = new Map();
    for (const span of [...expected].sort((a, b) => b.relevance - a.relevance)) {
        const entry = { span, lines: linesOf(span), isFound: false };
        const path = (0,_normalize_path_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizePath */ .F)(span.path);
        const file = files.get(path);
        if (file === undefined)
            files.set(path, { wanted: [entry], first: null, names: null });
        else
            file.wanted.push(entry);
        if (span.hash !== undefined)
            wantedByHash.set(span.hash, [...(wantedByHash.get(span.hash) ?? []), entry]);
    }
    return { wantedByHash, hashes: new Set(), files };
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
    const lines = linesOf(span);
    return lines === null ? '' : `lines ${lines.first} ${lines.last}`;
}
/** Of the expected spans that are still to be found, the one that names a retrieved span most exactly, then the first. */
function findMostExact({ wantedByHash }, span, file) {
    const sameHash = span.hash === undefined ? undefined : wantedByHash.get(span.hash)?.find(({ isFound }) => !isFound);
    if (sameHash !== undefined)
        return { entry: sameHash, by: 'hash' };
    if (file === undefined || file.wanted.length === 0)
        return null;
    const lines = linesOf(span);
    let best = null;
    for (const entry of file.wanted) {
        const by = entry.isFound ? null : identify(entry, span, lines);
        if (by === 'symbol')
            return { entry, by };
        if (by !== null && (best === null || (by === 'lines' && best.by === 'path')))
            best = { entry, by };
    }
    return best;
}
/**
 * By what a retrieved span with the same path is an expected one, or null when it is not. The first that both sides give decides: the
 * hash (which differs here, or it had been found by it); the symbol; overlapping lines. The path alone decides only for an expected
 * span that names nothing else.
 */
function identify({ span: expected, lines: wanted }, span, given) {
    if (expected.hash !== undefined && span.hash !== undefined)
        return null;
    if (expected.symbol !== undefined && span.symbol !== undefined) {
        return expected.symbol === span.symbol ? 'symbol' : null;
    }
    if (wanted && given)
        return wanted.first <= given.last && given.first <= wanted.last ? 'lines' : null;
    return expected.hash === undefined && expected.symbol === undefined && !wanted ? 'path' : null;
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
/* harmony export */   F: () => (/* binding */ normalizePath)
/* harmony export */ });
/** Paths come again and again; this many are kept in their one spelling, none of them long. */
const MOST_KEPT = 10_000;
const LONGEST_KEPT = 300;
const kept = new Map();
/**
 * A path in one spelling: forward slashes, no `.` or empty parts, `..` resolved, Unicode composed (macOS decomposes).
 * @example normalizePath('.\\src//core/../a.ts') // 'src/a.ts'
 */
function normalizePath(path) {
    const known = kept.get(path);
    if (known !== undefined)
        return known;
    const normal = spellPath(path);
    if (path.length <= LONGEST_KEPT) {
        if (kept.size === MOST_KEPT)
            kept.clear();
        kept.set(path, normal);
    }
    return normal;
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
        if (last === null || asked.some((one, index) => one !== last?.asked[index]))
            last = { asked, answer: compute(...asked) };
        return last.answer;
    };
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
    critical: zod__WEBPACK_IMPORTED_MODULE_0__.boolean().describe('Must never start to fail (see `zero_tolerance`).').default(false),
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

const spend = {
    model: zod__WEBPACK_IMPORTED_MODULE_0__.string().optional(),
    /** Of the judge, never of the system. */
    tokens: zod__WEBPACK_IMPORTED_MODULE_0__.int().nonnegative().optional(),
    cost_usd: zod__WEBPACK_IMPORTED_MODULE_0__.number().nonnegative().optional(),
};
/** The judge gave nothing usable. It is never a score of 0. */
const failed = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ error: zod__WEBPACK_IMPORTED_MODULE_0__.string(), ...spend });
const share = zod__WEBPACK_IMPORTED_MODULE_0__.number().min(0).max(1);
const grade = zod__WEBPACK_IMPORTED_MODULE_0__.int().min(1).max(5);
/** Three grades from 1 to 5 against the expected answer and the retrieved spans. */
const answerJudgment = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    correctness: grade,
    completeness: grade,
    faithfulness: grade,
    reasoning: zod__WEBPACK_IMPORTED_MODULE_0__.string().optional(),
    ...spend,
});
/** Three scores from 0 to 1 against the criteria of the case. */
const qualityJudgment = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    answer_quality: share,
    factual_correctness: share,
    completeness: share,
    reasoning: zod__WEBPACK_IMPORTED_MODULE_0__.string().optional(),
    criteria: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ text: zod__WEBPACK_IMPORTED_MODULE_0__.string(), met: zod__WEBPACK_IMPORTED_MODULE_0__.boolean() })).optional(),
    ...spend,
});
/** Null is "not applicable", which leaves a weighted mean and its weights. */
const rubricScore = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    score: share,
    confidence: share.optional(),
    weight: zod__WEBPACK_IMPORTED_MODULE_0__.number().nonnegative().optional(),
    notes: zod__WEBPACK_IMPORTED_MODULE_0__.string().optional(),
})
    .nullable();
/** One reading of a rubric by the judge; `weighted_score` is its own arithmetic, kept to look at. */
const rubricRunSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    requirements: zod__WEBPACK_IMPORTED_MODULE_0__.record(zod__WEBPACK_IMPORTED_MODULE_0__.string(), rubricScore).optional(),
    categories: zod__WEBPACK_IMPORTED_MODULE_0__.record(zod__WEBPACK_IMPORTED_MODULE_0__.string(), rubricScore).optional(),
    weighted_score: share.optional(),
    confidence: share.optional(),
    passed: zod__WEBPACK_IMPORTED_MODULE_0__.boolean().optional(),
    reasoning: zod__WEBPACK_IMPORTED_MODULE_0__.string().optional(),
    ...spend,
});
const claimSchema = zod__WEBPACK_IMPORTED_MODULE_0__.looseObject({
    text: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
    /** Null: it cannot be told. */
    supported: zod__WEBPACK_IMPORTED_MODULE_0__.boolean().nullable(),
    contradicted: zod__WEBPACK_IMPORTED_MODULE_0__.boolean().optional(),
    span_id: zod__WEBPACK_IMPORTED_MODULE_0__.string().optional(),
});
/** What judges said of one trial, by question; a question that was not asked is absent. */
const judgmentsSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    answer: zod__WEBPACK_IMPORTED_MODULE_0__.union([answerJudgment, failed]).optional(),
    quality: zod__WEBPACK_IMPORTED_MODULE_0__.union([qualityJudgment, failed]).optional(),
    rubric: zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ runs: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.union([rubricRunSchema, failed])) }).optional(),
    claims: zod__WEBPACK_IMPORTED_MODULE_0__.union([zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ claims: zod__WEBPACK_IMPORTED_MODULE_0__.array(claimSchema), ...spend }), failed]).optional(),
});


/***/ }),

/***/ 52730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ UNITS)
/* harmony export */ });
/** How a value is written for people: a ratio as .61 or 61 %, seconds, tokens, US dollars, megabytes, per cent as measured, points of a scale (1–5, 0–100), or a bare number. */
const UNITS = ['ratio', 's', 'tokens', 'usd', 'count', 'mb', 'percent', 'score'];


/***/ }),

/***/ 81390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cc: () => (/* binding */ replySchema),
/* harmony export */   Ov: () => (/* binding */ COMPONENT_TYPES),
/* harmony export */   yB: () => (/* binding */ observationSchema)
/* harmony export */ });
/* unused harmony exports spanSchema, ATTEMPT_RESULTS, STEP_TYPES, FAILURE_KINDS, failureSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55156);
/* harmony import */ var _judgments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11545);


const count = zod__WEBPACK_IMPORTED_MODULE_1__.number().int().nonnegative();
/** A retrieved span as the target reports it; the order in the reply is the rank, best first. */
const spanSchema = zod__WEBPACK_IMPORTED_MODULE_1__.looseObject({
    path: zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),
    symbol: zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),
    start_line: zod__WEBPACK_IMPORTED_MODULE_1__.int().nonnegative().optional(),
    end_line: zod__WEBPACK_IMPORTED_MODULE_1__.int().nonnegative().optional(),
    source: zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),
    score: zod__WEBPACK_IMPORTED_MODULE_1__.number().optional(),
    tokens: count.optional(),
    /** Length of the text in characters, where the text itself is not given. */
    chars: count.optional(),
    /** It went into the prompt. Where no span says so, all of them did. */
    injected: zod__WEBPACK_IMPORTED_MODULE_1__.boolean().optional(),
    text: zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),
    hash: zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),
});
const share = zod__WEBPACK_IMPORTED_MODULE_1__.number().min(0).max(1);
const amount = zod__WEBPACK_IMPORTED_MODULE_1__.number().nonnegative();
/** How the target planned the query before it answered. */
const plannerSchema = zod__WEBPACK_IMPORTED_MODULE_1__.looseObject({
    /** The route tier that it chose. */
    route: zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),
    confidence: share.optional(),
    intent: zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),
    span_count: count.optional(),
    top_span: zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),
    span_ids: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.string()).optional(),
});
const ATTEMPT_RESULTS = ['ok', 'escalated', 'failed', 'low_confidence'];
/** One model that was asked inside the target, in order; the last is the one that answered. */
const attemptSchema = zod__WEBPACK_IMPORTED_MODULE_1__.looseObject({
    route_tier: zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),
    model: zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),
    input_tokens: count.optional(),
    output_tokens: count.optional(),
    cached_tokens: count.optional(),
    cost_usd: amount.optional(),
    latency_ms: amount.optional(),
    result: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](ATTEMPT_RESULTS).optional(),
    error: zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),
});
/** One call of a tool, in order. */
const toolCallSchema = zod__WEBPACK_IMPORTED_MODULE_1__.looseObject({
    name: zod__WEBPACK_IMPORTED_MODULE_1__.string().min(1),
    arguments: zod__WEBPACK_IMPORTED_MODULE_1__.unknown().optional(),
    ok: zod__WEBPACK_IMPORTED_MODULE_1__.boolean().optional(),
    error: zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),
    duration_ms: amount.optional(),
    /** The agent that called it. */
    agent: zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),
    tokens: count.optional(),
    sources: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.string()).optional(),
});
const STEP_TYPES = ['plan', 'decision', 'analysis', 'tool', 'execution', 'handoff', 'other'];
/** One step of the target's reasoning, in order. Without a `type` it may be guessed from the `text`, and is then called heuristic. */
const stepSchema = zod__WEBPACK_IMPORTED_MODULE_1__.looseObject({
    id: zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),
    type: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](STEP_TYPES).optional(),
    text: zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),
    confidence: share.optional(),
    is_backtrack: zod__WEBPACK_IMPORTED_MODULE_1__.boolean().optional(),
    agent: zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),
    goal_alignment: share.optional(),
    weight: amount.optional(),
    completed: zod__WEBPACK_IMPORTED_MODULE_1__.boolean().optional(),
});
/** What was achieved of the case's `expected_steps`. */
const progressSchema = zod__WEBPACK_IMPORTED_MODULE_1__.looseObject({
    achieved: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.looseObject({
        step_id: zod__WEBPACK_IMPORTED_MODULE_1__.string().min(1),
        weight: amount.optional(),
        completed: zod__WEBPACK_IMPORTED_MODULE_1__.boolean().optional(),
        goal_alignment: share.optional(),
    }))
        .optional(),
    actions_total: count.optional(),
    actions_aligned: count.optional(),
});
/** A change that an agent made to code. */
const changeSchema = zod__WEBPACK_IMPORTED_MODULE_1__.looseObject({
    id: zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),
    caused_failure: zod__WEBPACK_IMPORTED_MODULE_1__.boolean().optional(),
    reverted: zod__WEBPACK_IMPORTED_MODULE_1__.boolean().optional(),
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
const componentSchema = zod__WEBPACK_IMPORTED_MODULE_1__.looseObject({
    type: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](COMPONENT_TYPES),
    name: zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),
    input_tokens: count.optional(),
    output_tokens: count.optional(),
    cached_tokens: count.optional(),
});
/** What a target may say of one trial beside its id. Only `answer` is required; unknown fields are kept as they are. */
const replySchema = zod__WEBPACK_IMPORTED_MODULE_1__.looseObject({
    answer: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
    /** The target says that it declined to answer. Absent: an empty answer counts as declined. */
    abstained: zod__WEBPACK_IMPORTED_MODULE_1__.boolean().optional(),
    /** The target says that it asked back instead of answering. Absent: an answer that ends in a question mark counts, in a case that must clarify. */
    clarified: zod__WEBPACK_IMPORTED_MODULE_1__.boolean().optional(),
    spans: zod__WEBPACK_IMPORTED_MODULE_1__.array(spanSchema).optional(),
    usage: zod__WEBPACK_IMPORTED_MODULE_1__.looseObject({ input_tokens: count.optional(), output_tokens: count.optional(), cached_tokens: count.optional() })
        .optional(),
    model: zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),
    model_fingerprint: zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),
    /** Names the state of what was searched: a hash or version of the index. */
    corpus: zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),
    cost_usd: zod__WEBPACK_IMPORTED_MODULE_1__.number().nonnegative().optional(),
    ttft_ms: zod__WEBPACK_IMPORTED_MODULE_1__.number().nonnegative().optional(),
    phases_ms: zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__.string(), zod__WEBPACK_IMPORTED_MODULE_1__.number().nonnegative()).optional(),
    /** Names of the documents that the answer draws on, where they are not the spans' own. */
    sources: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.string()).optional(),
    planner: plannerSchema.optional(),
    attempts: zod__WEBPACK_IMPORTED_MODULE_1__.array(attemptSchema).optional(),
    /** How often the query was handed to a higher route tier, where attempts are not listed. */
    escalations: count.optional(),
    /** The calls of tools. Absent: nobody traced them; empty: none was called. */
    tools: zod__WEBPACK_IMPORTED_MODULE_1__.array(toolCallSchema).optional(),
    /** The agents that were called. Absent: nobody traced them. */
    agents: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.string().min(1)).optional(),
    steps: zod__WEBPACK_IMPORTED_MODULE_1__.array(stepSchema).optional(),
    progress: progressSchema.optional(),
    changes: zod__WEBPACK_IMPORTED_MODULE_1__.array(changeSchema).optional(),
    claims: zod__WEBPACK_IMPORTED_MODULE_1__.array(_judgments_js__WEBPACK_IMPORTED_MODULE_0__/* .claimSchema */ .qy).optional(),
    /** Statements of the answer that contradict each other or the context, where claims are not listed. */
    contradictions: count.optional(),
    components: zod__WEBPACK_IMPORTED_MODULE_1__.array(componentSchema).optional(),
    cache: zod__WEBPACK_IMPORTED_MODULE_1__.looseObject({ hits: count.optional(), misses: count.optional() }).optional(),
    resources: zod__WEBPACK_IMPORTED_MODULE_1__.looseObject({
        memory_mb: amount.optional(),
        memory_peak_mb: amount.optional(),
        /** Of one core: above 100 where several are busy. */
        cpu_percent: amount.optional(),
        cores: zod__WEBPACK_IMPORTED_MODULE_1__.number().positive().optional(),
    })
        .optional(),
    session_id: zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),
    trace_id: zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),
});
/**
 * How a trial can fail. `infrastructure` says nothing about the system under test (rate limit, 5xx, connection) and is
 * unscored; every other kind is a failed case and scored as the metric says.
 */
const FAILURE_KINDS = ['timeout', 'crash', 'protocol', 'target', 'infrastructure'];
const failureSchema = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
    kind: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](FAILURE_KINDS),
    message: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
    status: zod__WEBPACK_IMPORTED_MODULE_1__.int().optional(),
    /** Seconds the provider asked to wait; only with `infrastructure`. */
    retry_after_s: zod__WEBPACK_IMPORTED_MODULE_1__.number().nonnegative().optional(),
    stderr_tail: zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),
});
/** What came back for one trial, measured from the request's last byte to the reply's. A failure is data, never a throw. */
const observationSchema = zod__WEBPACK_IMPORTED_MODULE_1__.discriminatedUnion('status', [
    zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({ status: zod__WEBPACK_IMPORTED_MODULE_1__.literal('ok'), latency_ms: zod__WEBPACK_IMPORTED_MODULE_1__.number().nonnegative(), reply: replySchema }),
    zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({ status: zod__WEBPACK_IMPORTED_MODULE_1__.literal('failed'), latency_ms: zod__WEBPACK_IMPORTED_MODULE_1__.number().nonnegative(), failure: failureSchema }),
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

/***/ 72765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lx: () => (/* binding */ runSchema),
/* harmony export */   MF: () => (/* binding */ metricSummarySchema),
/* harmony export */   WI: () => (/* binding */ trialSchema),
/* harmony export */   ZN: () => (/* binding */ RUN_SCHEMA_VERSION)
/* harmony export */ });
/* unused harmony exports fingerprintsSchema, RUN_MODES, countsSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55156);
/* harmony import */ var _judgments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11545);
/* harmony import */ var _observation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81390);
/* harmony import */ var _pricing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6062);
/* harmony import */ var _scoring_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65633);
/* harmony import */ var _shard_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91352);
/* harmony import */ var _success_rule_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(33050);







/** Raised whenever a reader of an older Goldenpair could misread the file. */
const RUN_SCHEMA_VERSION = 1;
const hash = zod__WEBPACK_IMPORTED_MODULE_5__.string();
/** Identifies everything that must be equal for two runs to be comparable; a comparison names each that differs. */
const fingerprintsSchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    suite: hash,
    gates: hash,
    target: hash,
    metrics: zod__WEBPACK_IMPORTED_MODULE_5__.record(zod__WEBPACK_IMPORTED_MODULE_5__.string(), hash),
    pricing: hash,
    /** Resolved model ids that answered, sorted. */
    models: zod__WEBPACK_IMPORTED_MODULE_5__.array(zod__WEBPACK_IMPORTED_MODULE_5__.string()),
    /** Reported by the target; null when it says nothing. */
    corpus: zod__WEBPACK_IMPORTED_MODULE_5__.string().nullable(),
    goldenpair: zod__WEBPACK_IMPORTED_MODULE_5__.string(),
});
const RUN_MODES = ['run', 'pr', 'baseline', 'ab', 'aa'];
/** Counts over the trials of a run. */
const countsSchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    cases: zod__WEBPACK_IMPORTED_MODULE_5__.int().nonnegative(),
    trials: zod__WEBPACK_IMPORTED_MODULE_5__.int().nonnegative(),
    ok: zod__WEBPACK_IMPORTED_MODULE_5__.int().nonnegative(),
    failed: zod__WEBPACK_IMPORTED_MODULE_5__.int().nonnegative(),
    infrastructure: zod__WEBPACK_IMPORTED_MODULE_5__.int().nonnegative(),
    timeouts: zod__WEBPACK_IMPORTED_MODULE_5__.int().nonnegative(),
    retries: zod__WEBPACK_IMPORTED_MODULE_5__.int().nonnegative(),
});
/** Mean over cases of per-case means, or the figure of a per-run metric; with the number of cases behind it. */
const metricSummarySchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    mean: zod__WEBPACK_IMPORTED_MODULE_5__.number().nullable(),
    n: zod__WEBPACK_IMPORTED_MODULE_5__.int().nonnegative(),
    applicable: zod__WEBPACK_IMPORTED_MODULE_5__.int().nonnegative(),
});
/**
 * `run.json`. `cases`, `gates` and `metrics` are snapshots, so a run can be compared with no suite at hand;
 * they are checked structurally on reading (`parseRun`).
 */
const runSchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    schema_version: zod__WEBPACK_IMPORTED_MODULE_5__.literal(RUN_SCHEMA_VERSION),
    run_id: zod__WEBPACK_IMPORTED_MODULE_5__.string().min(1),
    /** Runs of one job whose trials were interleaved share it; environment-bound metrics gate only then. */
    session_id: zod__WEBPACK_IMPORTED_MODULE_5__.string().min(1),
    mode: zod__WEBPACK_IMPORTED_MODULE_5__["enum"](RUN_MODES),
    suite: zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({ name: zod__WEBPACK_IMPORTED_MODULE_5__.string(), version: zod__WEBPACK_IMPORTED_MODULE_5__.string(), file: zod__WEBPACK_IMPORTED_MODULE_5__.string() }),
    variant: zod__WEBPACK_IMPORTED_MODULE_5__.string(),
    commit: zod__WEBPACK_IMPORTED_MODULE_5__.string().nullable(),
    branch: zod__WEBPACK_IMPORTED_MODULE_5__.string().nullable(),
    started_at: zod__WEBPACK_IMPORTED_MODULE_5__.string(),
    finished_at: zod__WEBPACK_IMPORTED_MODULE_5__.string().nullable(),
    seed: zod__WEBPACK_IMPORTED_MODULE_5__.int(),
    trials_per_case: zod__WEBPACK_IMPORTED_MODULE_5__.int().positive(),
    subset: zod__WEBPACK_IMPORTED_MODULE_5__.string().nullable(),
    /** The part of the cases that this run measured; null is all of them. `cases` are those of the part, the suite's fingerprint is of all. */
    shard: _shard_js__WEBPACK_IMPORTED_MODULE_4__/* .shardSchema */ .Id.nullable().default(null),
    settings: zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
        k: zod__WEBPACK_IMPORTED_MODULE_5__.array(zod__WEBPACK_IMPORTED_MODULE_5__.int().positive()),
        primary_k: zod__WEBPACK_IMPORTED_MODULE_5__.int().positive(),
        success: zod__WEBPACK_IMPORTED_MODULE_5__["enum"](_success_rule_js__WEBPACK_IMPORTED_MODULE_6__/* .SUCCESS_RULES */ .K),
        /** The defaults when absent, as in runs of older versions. */
        scoring: _scoring_js__WEBPACK_IMPORTED_MODULE_3__/* .scoringSchema */ .b.exactOptional(),
        /** The answers come from a stand-in for the system. */
        mock: zod__WEBPACK_IMPORTED_MODULE_5__.literal(true).exactOptional(),
        alpha: zod__WEBPACK_IMPORTED_MODULE_5__.number(),
        min_scored_share: zod__WEBPACK_IMPORTED_MODULE_5__.number(),
        zero_tolerance: zod__WEBPACK_IMPORTED_MODULE_5__["enum"](['critical', 'all', 'off']),
        deterministic: zod__WEBPACK_IMPORTED_MODULE_5__.boolean(),
        target: zod__WEBPACK_IMPORTED_MODULE_5__.record(zod__WEBPACK_IMPORTED_MODULE_5__.string(), zod__WEBPACK_IMPORTED_MODULE_5__.unknown()),
        /** What the variant itself sets of it: `type`, `setup`, `options.chunk`, `settings.top_k`; runs of older versions do not say. */
        declared: zod__WEBPACK_IMPORTED_MODULE_5__.array(zod__WEBPACK_IMPORTED_MODULE_5__.string()).exactOptional(),
        controlled: zod__WEBPACK_IMPORTED_MODULE_5__.record(zod__WEBPACK_IMPORTED_MODULE_5__.string(), zod__WEBPACK_IMPORTED_MODULE_5__.unknown()),
        concurrency: zod__WEBPACK_IMPORTED_MODULE_5__.int().positive(),
        timeout_seconds: zod__WEBPACK_IMPORTED_MODULE_5__.number().positive(),
        /** Attempts after infrastructure failures; runs of older versions do not say. */
        retries: zod__WEBPACK_IMPORTED_MODULE_5__.int().nonnegative().exactOptional(),
    }),
    pricing: _pricing_js__WEBPACK_IMPORTED_MODULE_2__/* .pricingSchema */ .o,
    environment: zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({ node: zod__WEBPACK_IMPORTED_MODULE_5__.string(), os: zod__WEBPACK_IMPORTED_MODULE_5__.string(), runner: zod__WEBPACK_IMPORTED_MODULE_5__.string().nullable() }),
    fingerprints: fingerprintsSchema,
    cases: zod__WEBPACK_IMPORTED_MODULE_5__.array(zod__WEBPACK_IMPORTED_MODULE_5__.custom((value) => typeof value === 'object' && value !== null)),
    /** Ids of cases, also of other shards, whose expected spans the measured checkout did not have; they are never compared. */
    stale_cases: zod__WEBPACK_IMPORTED_MODULE_5__.array(zod__WEBPACK_IMPORTED_MODULE_5__.string()).default([]),
    gates: zod__WEBPACK_IMPORTED_MODULE_5__.array(zod__WEBPACK_IMPORTED_MODULE_5__.custom((value) => typeof value === 'object' && value !== null)),
    metrics: zod__WEBPACK_IMPORTED_MODULE_5__.array(zod__WEBPACK_IMPORTED_MODULE_5__.custom((value) => typeof value === 'object' && value !== null)),
    /** Null until the run has finished. */
    counts: countsSchema.nullable(),
    summaries: zod__WEBPACK_IMPORTED_MODULE_5__.record(zod__WEBPACK_IMPORTED_MODULE_5__.string(), metricSummarySchema),
});
/** A line of `trials.jsonl`: one attempt at one case by one variant, with its scores. */
const trialSchema = zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({
    case: zod__WEBPACK_IMPORTED_MODULE_5__.string(),
    /** From 0. */
    trial: zod__WEBPACK_IMPORTED_MODULE_5__.int().nonnegative(),
    /** Attempts spent on infrastructure failures before this observation. */
    retries: zod__WEBPACK_IMPORTED_MODULE_5__.int().nonnegative(),
    observation: _observation_js__WEBPACK_IMPORTED_MODULE_1__/* .observationSchema */ .yB,
    /** Absent when nobody judged it. */
    judgments: _judgments_js__WEBPACK_IMPORTED_MODULE_0__/* .judgmentsSchema */ .Ht.exactOptional(),
    /** By metric id. A metric that applies is in `scores` or in `unscored` (with the reason), never in both. */
    scores: zod__WEBPACK_IMPORTED_MODULE_5__.record(zod__WEBPACK_IMPORTED_MODULE_5__.string(), zod__WEBPACK_IMPORTED_MODULE_5__.number()),
    unscored: zod__WEBPACK_IMPORTED_MODULE_5__.record(zod__WEBPACK_IMPORTED_MODULE_5__.string(), zod__WEBPACK_IMPORTED_MODULE_5__.string()),
});


/***/ }),

/***/ 65633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ scoringSchema),
/* harmony export */   c: () => (/* binding */ DEFAULT_SCORING)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55156);
/* harmony import */ var _buckets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56731);


const names = zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__.string().min(1), zod__WEBPACK_IMPORTED_MODULE_1__.string().min(1));
const share = zod__WEBPACK_IMPORTED_MODULE_1__.number().min(0).max(1);
/** What a judge can be asked of an answer: grades from 1 to 5, qualities from 0 to 1, a rubric. */
const JUDGED_QUESTIONS = ['answer', 'quality', 'rubric'];
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
        .describe('What a judge says of every answer: `answer` (grades from 1 to 5), `quality` (scores from 0 to 1), `rubric`. The metrics of the others do not apply, and success needs what is judged of an expected answer or of criteria.')
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55156);
/* harmony import */ var _case_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23370);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79765);
/* harmony import */ var _metric_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52730);
/* harmony import */ var _run_figure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86114);





/** A case as a run keeps it. */
const goldenCaseSchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
    ..._case_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSchema */ .oe.shape,
    at: zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ file: zod__WEBPACK_IMPORTED_MODULE_2__.string(), line: zod__WEBPACK_IMPORTED_MODULE_2__.int().nonnegative() }),
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1),
});
const margin = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['absolute', 'relative']), value: zod__WEBPACK_IMPORTED_MODULE_2__.number() });
const bound = zod__WEBPACK_IMPORTED_MODULE_2__.number().nullable();
/** A gate as runs and comparisons keep it. */
const gateSchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
    id: zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1),
    metric: zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1),
    severity: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_gate_js__WEBPACK_IMPORTED_MODULE_3__/* .SEVERITIES */ .o),
    evidence: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_gate_js__WEBPACK_IMPORTED_MODULE_3__/* .EVIDENCE */ .S),
    primary: zod__WEBPACK_IMPORTED_MODULE_2__.boolean(),
    margin: margin.nullable(),
    min: bound,
    max: bound,
    where: zod__WEBPACK_IMPORTED_MODULE_2__.string().nullable(),
    assumed: zod__WEBPACK_IMPORTED_MODULE_2__.literal(true).exactOptional(),
});
/** A metric as runs and comparisons keep it. */
const metricFactsSchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
    id: zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1),
    title: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
    unit: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_metric_js__WEBPACK_IMPORTED_MODULE_4__/* .UNITS */ .Q),
    kind: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['binary', 'ordinal', 'continuous']),
    direction: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['higher', 'lower', 'neutral']),
    range: zod__WEBPACK_IMPORTED_MODULE_2__.tuple([bound, bound]),
    environment: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['free', 'bound']),
    scale: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['linear', 'log-ratio']),
    per_run: _run_figure_js__WEBPACK_IMPORTED_MODULE_1__/* .runFigureSchema */ .L.exactOptional(),
    default_margin: margin.exactOptional(),
    absolute_margin: zod__WEBPACK_IMPORTED_MODULE_2__.number().exactOptional(),
    definition: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
    custom: zod__WEBPACK_IMPORTED_MODULE_2__.literal(true).exactOptional(),
});


/***/ }),

/***/ 33050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ SUCCESS_RULES)
/* harmony export */ });
/** Which sub-results a case needs to be a success; each counts only where the case defines it (requirements D4). */
const SUCCESS_RULES = ['all', 'retrieval', 'answer', 'workflow'];


/***/ })

};
