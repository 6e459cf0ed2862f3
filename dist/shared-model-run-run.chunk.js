export const id = 5080;
export const ids = [5080];
export const modules = {

/***/ 73341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ quoteName),
/* harmony export */   CL: () => (/* binding */ nameSpan),
/* harmony export */   JH: () => (/* binding */ joinNames),
/* harmony export */   li: () => (/* binding */ labelSpan)
/* harmony export */ });
/** More names are more than anybody keeps in mind. */
const MOST = 4;
/** A variant's name inside a sentence: "better" is a name there, and better is not. */
function quoteName(name) {
    return `"${name}"`;
}
/**
 * Names as a sentence lists them; of more than four the first three, and how many more there are.
 * @example joinNames(['a', 'b', 'c']) // 'a, b and c'
 * @example joinNames(['a', 'b', 'c', 'd', 'e']) // 'a, b, c and 2 more'
 */
function joinNames(names) {
    const listed = names.length > MOST ? [...names.slice(0, MOST - 1), `${names.length - MOST + 1} more`] : names;
    const last = listed.at(-1) ?? '';
    return listed.length < 2 ? last : `${listed.slice(0, -1).join(', ')} and ${last}`;
}
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
/** What tells a span from others: its hash, which is of a text wherever that is, else its place. */
const nameSpan = (span) => span.hash ?? labelSpan(span);


/***/ }),

/***/ 70397:
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

/***/ 69688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ limitsSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

const perMinute = zod__WEBPACK_IMPORTED_MODULE_0__.int().positive();
/** What a provider takes in a minute; more waits. */
const limitsSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    requests_per_minute: perMinute.describe('The most requests that may start in any 60 seconds.').exactOptional(),
    tokens_per_minute: perMinute
        .describe('The most input and output tokens of the requests that start in any 60 seconds.')
        .exactOptional(),
});


/***/ }),

/***/ 16080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DI: () => (/* binding */ metricFactsSchema),
/* harmony export */   I6: () => (/* binding */ seesQuality),
/* harmony export */   QN: () => (/* binding */ UNITS),
/* harmony export */   e4: () => (/* binding */ marginSchema),
/* harmony export */   mq: () => (/* binding */ isRatio),
/* harmony export */   qd: () => (/* binding */ isQuality)
/* harmony export */ });
/* unused harmony export DIRECTIONS */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55156);
/* harmony import */ var _run_run_figure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64402);
/* harmony import */ var _suite_scoring_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60960);



/**
 * How a value is written for people: a ratio as .61 (61 % where it is one of cases), a share of a whole as 61 %, seconds, tokens, US
 * dollars, megabytes, per cent as measured, points of a scale (1–5, 0–100), or a bare number.
 */
const UNITS = ['ratio', 's', 'tokens', 'usd', 'count', 'mb', 'percent', 'score', 'share'];
const DIRECTIONS = ['higher', 'lower', 'neutral'];
/** Amounts: what an answer took. */
const SPENT = new Set(['s', 'tokens', 'usd', 'mb', 'percent']);
/** A part of a whole, from 0 to 1, whichever way it is written: its differences are points. */
const isRatio = (unit) => unit === 'ratio' || unit === 'share';
/** A drop that is too much: absolute in the metric's own unit, or a share of the baseline (0.1 = 10 %). */
const marginSchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['absolute', 'relative']), value: zod__WEBPACK_IMPORTED_MODULE_2__.number() });
const bound = zod__WEBPACK_IMPORTED_MODULE_2__.number().nullable();
/** What compare, gates and reports need to know of a metric. Plain data, so it can be stored. */
const metricFactsSchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
    /** `retrieval.precision@5`. */
    id: zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1),
    title: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
    unit: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](UNITS),
    kind: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['binary', 'ordinal', 'continuous']),
    direction: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](DIRECTIONS),
    /** Both ends; null is unbounded. A metric is bounded when both are numbers. */
    range: zod__WEBPACK_IMPORTED_MODULE_2__.tuple([bound, bound]),
    /** `bound` to the machine it was measured on (latency …): gates only when both arms ran interleaved in one job. */
    environment: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['free', 'bound']),
    /** `log-ratio` for tokens, cost, latency: a relative margin is judged on ln(candidate/baseline). */
    scale: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['linear', 'log-ratio']),
    /** A figure of the whole run, computed from other metrics' scores of each trial; absent for metrics scored per trial. */
    per_run: _run_run_figure_js__WEBPACK_IMPORTED_MODULE_0__/* .runFigureSchema */ .Lf.exactOptional(),
    /** One number a run, of its source code, what a judge said of that, or a table of its report: no trial is scored by it, and its value is in the run's summaries. */
    measured_on: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['code', 'code-review', 'table']).exactOptional(),
    /**
     * What it is about, where that is not the quality of an answer and the unit does not say so: `spending` what the answer took, `conduct`
     * how the target replied and worked, whatever the case expects (failures, empty answers, traces, spread between trials).
     */
    aspect: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['spending', 'conduct']).exactOptional(),
    /** The margin of a gate that gives none of margin, min, max. */
    default_margin: marginSchema.exactOptional(),
    /** The absolute margin that stands in for a relative one when the paired baseline mean is 0. */
    absolute_margin: zod__WEBPACK_IMPORTED_MODULE_2__.number().exactOptional(),
    /** Changes whenever the meaning changes; differing definitions are never compared. */
    definition: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
    /** The questions to a judge whose answers can decide its value; absent where none can. */
    judged_by: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_suite_scoring_js__WEBPACK_IMPORTED_MODULE_1__/* .JUDGED_QUESTIONS */ .G1)).exactOptional(),
    /** One of the suite's own: only the module that it was measured with can score it, so its scores stay as they were recorded. */
    custom: zod__WEBPACK_IMPORTED_MODULE_2__.literal(true).exactOptional(),
});
/**
 * Whether a metric says how good answers are, or the code behind them, and not what they took in money, tokens, time or memory
 * (docs/decision-rules.md#coverage).
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

/***/ 60271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qx: () => (/* binding */ CODE_LANGUAGES),
/* harmony export */   W: () => (/* binding */ codeTotalsSchema),
/* harmony export */   nZ: () => (/* binding */ COMPLEXITY_RANKS),
/* harmony export */   vB: () => (/* binding */ codeFileSchema)
/* harmony export */ });
/* unused harmony exports halsteadSchema, measuredFileSchema, unscoredFileSchema */
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
    /** The grade of the average of `functions_only`; A when there is none. */
    grade: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](COMPLEXITY_RANKS),
    /** The complexity of the whole file, which the maintainability index reads. */
    total: count,
    /** The complexity of the code outside all functions and classes. */
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
    /** Those of `imports` whose module is of a configured prefix. */
    framework_imports: count,
    classes: count,
    /** Functions and methods wherever they are; lambdas and functions without a name of their own are none. */
    functions: count,
    /** Those of `functions` that can have a return annotation: none in JavaScript. */
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

/***/ 12316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H5: () => (/* binding */ judgeConfigSchema),
/* harmony export */   K5: () => (/* binding */ identityFor),
/* harmony export */   Wc: () => (/* binding */ judgeFactsSchema),
/* harmony export */   YD: () => (/* binding */ sumSpent)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55156);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69688);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29598);
/* harmony import */ var _suite_scoring_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60960);




/** A prompt that replaces Goldenpair's own: the text of a file in the suite's folder. */
const judgePromptSchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
    /** From the working directory. */
    path: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
    text: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
});
/** Further readings of an answer that the first ones fail; absent: none. */
const confirm = zod__WEBPACK_IMPORTED_MODULE_2__.int().positive().optional();
/** A suite's `judge`: the adapter's name and its options, already checked by the adapter's own schema. A run keeps it whole. */
const judgeConfigSchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
    type: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
    options: zod__WEBPACK_IMPORTED_MODULE_2__.record(zod__WEBPACK_IMPORTED_MODULE_2__.string(), zod__WEBPACK_IMPORTED_MODULE_2__.unknown()),
    /** Readings of every answer, for every question but the rubric. */
    trials: zod__WEBPACK_IMPORTED_MODULE_2__.int().positive(),
    /** First readings of a rubric; more are asked for where they disagree (`shouldAskAgain`). */
    rubric_trials: zod__WEBPACK_IMPORTED_MODULE_2__.int().positive(),
    confirm,
    /** Gates whose judge agrees with people by less only warn; absent: all decide. */
    min_kappa: zod__WEBPACK_IMPORTED_MODULE_2__.number().min(0).max(1).optional(),
    /** The suite's own prompts; a question that is not here has Goldenpair's. */
    prompts: zod__WEBPACK_IMPORTED_MODULE_2__.partialRecord(zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_suite_scoring_js__WEBPACK_IMPORTED_MODULE_1__/* .PROMPTED_QUESTIONS */ .kL), judgePromptSchema),
    /** What its provider takes. */
    limits: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limitsSchema */ .Y.optional(),
});
/** A judge as a run keeps it: everything that can change what it says. */
const judgeFactsSchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
    type: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
    /** What the adapter says of itself: model, settings … */
    identity: zod__WEBPACK_IMPORTED_MODULE_2__.record(zod__WEBPACK_IMPORTED_MODULE_2__.string(), zod__WEBPACK_IMPORTED_MODULE_2__.unknown()),
    questions: zod__WEBPACK_IMPORTED_MODULE_2__.partialRecord(zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_suite_scoring_js__WEBPACK_IMPORTED_MODULE_1__/* .JUDGED_QUESTIONS */ .G1), zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
        /** Name and version, or the file and the hash of the suite's own. */
        prompt: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
        readings: zod__WEBPACK_IMPORTED_MODULE_2__.int().positive(),
        confirm,
    })),
});
/**
 * What of a judge's identity can change its reply to a question: a model of embeddings answers \`similarity\` alone, and nothing else.
 * @example identityFor({ model: 'm', embedding: { model: 'e' } }, 'similarity') // { model: 'e' }
 */
function identityFor(identity, question) {
    const { embedding, ...own } = identity;
    return question === 'similarity' && (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(embedding) ? embedding : own;
}
/** The tokens of all attempts at one reading; null where none reports any. Attempts that say nothing of tokens were not answered. */
function sumSpent(attempts) {
    return attempts.reduce((one, other) => {
        if (one === null || other === null)
            return one ?? other;
        return {
            model: other.model ?? one.model,
            input_tokens: one.input_tokens + other.input_tokens,
            output_tokens: one.output_tokens + other.output_tokens,
            cached_tokens: (one.cached_tokens ?? 0) + (other.cached_tokens ?? 0),
        };
    }, null);
}


/***/ }),

/***/ 70249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ht: () => (/* binding */ judgmentsSchema),
/* harmony export */   V1: () => (/* binding */ DECIDED),
/* harmony export */   k8: () => (/* binding */ splitReadings),
/* harmony export */   qy: () => (/* binding */ claimSchema)
/* harmony export */ });
/* unused harmony export rubricRunSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55156);
/* harmony import */ var _suite_pricing_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96267);


const spend = {
    model: zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),
    /** The judge's, never the system's. */
    tokens: zod__WEBPACK_IMPORTED_MODULE_1__.int().nonnegative().optional(),
    cost_usd: _suite_pricing_js__WEBPACK_IMPORTED_MODULE_0__/* .costUsdSchema */ .xZ.optional(),
    /** Taken from an earlier run: the judge was not asked again. */
    cached: zod__WEBPACK_IMPORTED_MODULE_1__.literal(true).optional(),
};
/** The judge gave nothing usable, or was not asked at all (`asked: false`). It is never a score of 0. */
const failed = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({ error: zod__WEBPACK_IMPORTED_MODULE_1__.string(), asked: zod__WEBPACK_IMPORTED_MODULE_1__.literal(false).optional(), ...spend });
/** The reasoning of the judgment of an empty answer, which no judge is asked about. */
const DECIDED = 'The answer is empty: decided without a judge.';
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
    /** Null: undecided. */
    supported: zod__WEBPACK_IMPORTED_MODULE_1__.boolean().nullable(),
    contradicted: zod__WEBPACK_IMPORTED_MODULE_1__.boolean().optional(),
    span_id: zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),
});
const claimsJudgment = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({ claims: zod__WEBPACK_IMPORTED_MODULE_1__.array(claimSchema), ...spend });
/** The cosine of the embeddings of the answer and of the expected one that it is nearest to; below 0 counts as 0. */
const similarityJudgment = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({ similarity: share, ...spend });
/**
 * The judgments of one trial, by question; a question that was not asked is absent. Where an answer was read several times, a question's
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
    similarity: zod__WEBPACK_IMPORTED_MODULE_1__.union([similarityJudgment, failed]).optional(),
});
/** Every reading behind the judgments of one trial, in order within each question: what `combineReadings` combined. */
function splitReadings(judgments) {
    const { answer, quality, rubric, claims, similarity, answer_readings, quality_readings, claims_readings } = judgments;
    return [
        ...(answer_readings ?? listOne(answer)).map((said) => ({ question: 'answer', said })),
        ...(quality_readings ?? listOne(quality)).map((said) => ({ question: 'quality', said })),
        ...(rubric?.runs ?? []).map((said) => ({ question: 'rubric', said })),
        ...(claims_readings ?? listOne(claims)).map((said) => ({ question: 'claims', said })),
        ...listOne(similarity).map((said) => ({ question: 'similarity', said })),
    ];
}
function listOne(said) {
    return said === undefined ? [] : [said];
}


/***/ }),

/***/ 75198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cc: () => (/* binding */ replySchema),
/* harmony export */   Ig: () => (/* binding */ failureSchema),
/* harmony export */   Ov: () => (/* binding */ COMPONENT_TYPES),
/* harmony export */   YG: () => (/* binding */ injectedSpans),
/* harmony export */   kl: () => (/* binding */ isFailedByTarget),
/* harmony export */   yB: () => (/* binding */ observationSchema)
/* harmony export */ });
/* unused harmony exports spanSchema, ATTEMPT_RESULTS, STEP_TYPES, FAILURE_KINDS */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55156);
/* harmony import */ var _judgments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70249);
/* harmony import */ var _suite_pricing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96267);



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
    cost_usd: _suite_pricing_js__WEBPACK_IMPORTED_MODULE_1__/* .costUsdSchema */ .xZ.optional(),
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
    /** The model that its tokens went to, where a reply has several. */
    model: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    input_tokens: count.optional(),
    output_tokens: count.optional(),
    cached_tokens: count.optional(),
});
/** What a target may report of one trial besides its id. Only `answer` is required; unknown fields are kept as they are. */
const replySchema = zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({
    answer: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
    /** The target says that it declined to answer. Absent: an empty answer counts as declined. */
    abstained: zod__WEBPACK_IMPORTED_MODULE_2__.boolean().optional(),
    /**
     * The target says that it asked back instead of answering. Absent: an answer that ends in a question mark counts, in a case that must
     * clarify.
     */
    clarified: zod__WEBPACK_IMPORTED_MODULE_2__.boolean().optional(),
    /** Whether another harness calls it a success; what `success: reported` goes by. */
    passed: zod__WEBPACK_IMPORTED_MODULE_2__.boolean().optional(),
    /** Why it passed or failed, in the words of what says so: with `success: reported` these are the reasons of a case that fails. */
    reasons: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.string()).optional(),
    spans: zod__WEBPACK_IMPORTED_MODULE_2__.array(spanSchema).optional(),
    usage: zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({ input_tokens: count.optional(), output_tokens: count.optional(), cached_tokens: count.optional() })
        .optional(),
    model: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    model_fingerprint: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    /** Names the state of what was searched: a hash or version of the index. */
    corpus: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    cost_usd: _suite_pricing_js__WEBPACK_IMPORTED_MODULE_1__/* .costUsdSchema */ .xZ.optional(),
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
    claims: zod__WEBPACK_IMPORTED_MODULE_2__.array(_judgments_js__WEBPACK_IMPORTED_MODULE_0__/* .claimSchema */ .qy).optional(),
    /** Statements of the answer that contradict each other or the context, where claims are not listed. */
    contradictions: count.optional(),
    components: zod__WEBPACK_IMPORTED_MODULE_2__.array(componentSchema).optional(),
    cache: zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({ hits: count.optional(), misses: count.optional() }).optional(),
    resources: zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({
        memory_mb: amount.optional(),
        memory_peak_mb: amount.optional(),
        /** Per cent of one core: above 100 where several are busy. */
        cpu_percent: amount.optional(),
        /** All cores together. */
        cpu_seconds: amount.optional(),
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
        cached: zod__WEBPACK_IMPORTED_MODULE_2__.literal(true).optional(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ status: zod__WEBPACK_IMPORTED_MODULE_2__.literal('failed'), latency_ms: latencySchema, failure: failureSchema }),
]);
/** The system under test failed, and not what is around it. */
function isFailedByTarget(observation) {
    return observation.status === 'failed' && observation.failure.kind !== 'infrastructure';
}
/** The spans that went into the prompt: those that say so, or all where none says anything. */
function injectedSpans(spans) {
    return spans.some(({ injected }) => injected !== undefined)
        ? spans.filter(({ injected }) => injected === true)
        : spans;
}


/***/ }),

/***/ 81219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DU: () => (/* binding */ REVIEW_CRITERIA),
/* harmony export */   cz: () => (/* binding */ runCodeSchema),
/* harmony export */   dS: () => (/* binding */ codeSourcesEntrySchema)
/* harmony export */ });
/* unused harmony export codeSourcesSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55156);
/* harmony import */ var _code_quality_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60271);


const globs = zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.string().min(1)).min(1);
/** What a judge grades of the source code, 1 to 5 each. Source: poc-ai-workflow-frameworks, METRICS.md, LLM code review. */
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
    model: zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),
    tokens: zod__WEBPACK_IMPORTED_MODULE_1__.int().nonnegative().optional(),
    cost_usd: zod__WEBPACK_IMPORTED_MODULE_1__.number().nonnegative().optional(),
    /** It was kept from an earlier run. */
    cached: zod__WEBPACK_IMPORTED_MODULE_1__.literal(true).optional(),
};
/** A judge's review of the source code, or why there is none. */
const codeReviewSchema = zod__WEBPACK_IMPORTED_MODULE_1__.discriminatedUnion('kind', [
    zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
        kind: zod__WEBPACK_IMPORTED_MODULE_1__.literal('reviewed'),
        /** A hash of judge, settings and prompt: reviews by another are not compared. */
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
        .describe('Source files: one path or glob relative to the working directory, or a list.')
        .optional(),
    framework: zod__WEBPACK_IMPORTED_MODULE_1__.string().min(1).max(60).describe('The framework they are written with; shown in reports.').optional(),
    prefixes: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.string().min(1))
        .describe('Modules that count as the framework’s: `langgraph`, `langchain*`.')
        .optional(),
    language: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](_code_quality_js__WEBPACK_IMPORTED_MODULE_0__/* .CODE_LANGUAGES */ .Qx)
        .describe('The language that the `code.*` metrics measure, if the sources have several.')
        .optional(),
    annotate: zod__WEBPACK_IMPORTED_MODULE_1__.boolean()
        .describe('Mark functions whose complexity rank got worse in the diff of a pull request. Default: false.')
        .optional(),
    review: zod__WEBPACK_IMPORTED_MODULE_1__.boolean().describe('Let the suite’s judge grade the code too, once per run. Default: false.').optional(),
});
/** Where an arm's source code is, complete. */
const codeSourcesSchema = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
    sources: globs,
    framework: zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),
    prefixes: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.string()),
    /** Null: that of the measured files, where they have one. */
    language: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](_code_quality_js__WEBPACK_IMPORTED_MODULE_0__/* .CODE_LANGUAGES */ .Qx).nullable(),
    /** A judge is asked of it; absent when not. */
    reviewed: zod__WEBPACK_IMPORTED_MODULE_1__.literal(true).optional(),
    /** Functions that became more complex are marked in the diff; absent when not. */
    annotated: zod__WEBPACK_IMPORTED_MODULE_1__.literal(true).optional(),
});
/** What the source code of one arm measures: once a run, however many trials it has. */
const runCodeSchema = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
    ...codeSourcesSchema.shape,
    /** Why the `code.*` metrics have no value, a clause; null when they have. */
    unscored: zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),
    /** By path. */
    files: zod__WEBPACK_IMPORTED_MODULE_1__.array(_code_quality_js__WEBPACK_IMPORTED_MODULE_0__/* .codeFileSchema */ .vB),
    /** One for each language with a measured file. */
    totals: zod__WEBPACK_IMPORTED_MODULE_1__.array(_code_quality_js__WEBPACK_IMPORTED_MODULE_0__/* .codeTotalsSchema */ .W),
    /** Absent where no judge was to be asked. */
    review: codeReviewSchema.optional(),
});


/***/ }),

/***/ 64402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ partsOf),
/* harmony export */   Lf: () => (/* binding */ runFigureSchema),
/* harmony export */   SL: () => (/* binding */ FIGURES)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55156);
/* harmony import */ var _buckets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70397);


const metricId = zod__WEBPACK_IMPORTED_MODULE_1__.string().min(1);
/**
 * How a run's trials give one figure: a kind, and the ids of the per-trial metrics that it is computed from. Plain data, so that two runs read
 * from disk can be compared with no code of the metric. Every case weighs the same, however many trials it has.
 */
const runFigureSchema = zod__WEBPACK_IMPORTED_MODULE_1__.discriminatedUnion('figure', [
    /** A percentile of the per-case means; `percentile` from 0 to 100. */
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
    /** The mean over cases of the chance that `any` or `all` of so many tries pass, by a yes/no metric; cases of fewer trials are left out. */
    zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({ figure: zod__WEBPACK_IMPORTED_MODULE_1__.literal('passes'), of: metricId, tries: zod__WEBPACK_IMPORTED_MODULE_1__.int().min(1), need: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](['any', 'all']) }),
]);
/** The kinds, in order. */
const FIGURES = runFigureSchema.options.map(({ shape }) => shape.figure.value);
/** The ids of the metrics that a figure is computed from, in the order of its values. */
function partsOf(figure) {
    switch (figure.figure) {
        case 'percentile':
        case 'trial-deviation':
        case 'run-deviation':
        case 'passes':
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

/***/ 12141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DZ: () => (/* binding */ storedTrialSchema),
/* harmony export */   Fm: () => (/* binding */ groupByCase),
/* harmony export */   GB: () => (/* binding */ countsSchema),
/* harmony export */   Hz: () => (/* binding */ trialRecordSchema),
/* harmony export */   Lx: () => (/* binding */ runSchema),
/* harmony export */   MF: () => (/* binding */ metricSummarySchema),
/* harmony export */   Nj: () => (/* binding */ RESULTS_TARGET),
/* harmony export */   PX: () => (/* binding */ isFromResults),
/* harmony export */   WI: () => (/* binding */ trialSchema),
/* harmony export */   ZN: () => (/* binding */ RUN_SCHEMA_VERSION),
/* harmony export */   aO: () => (/* binding */ countedTrials),
/* harmony export */   hZ: () => (/* binding */ withoutObservation),
/* harmony export */   hj: () => (/* binding */ leftOutSchema),
/* harmony export */   mr: () => (/* binding */ NAMED_BY),
/* harmony export */   ou: () => (/* binding */ MOST_UNSCORED_SETS),
/* harmony export */   r$: () => (/* binding */ stoppedSchema),
/* harmony export */   wK: () => (/* binding */ trialKey)
/* harmony export */ });
/* unused harmony exports fingerprintsSchema, RUN_MODES */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(55156);
/* harmony import */ var _group_by_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(79167);
/* harmony import */ var _metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16080);
/* harmony import */ var _suite_case_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31625);
/* harmony import */ var _suite_gate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61038);
/* harmony import */ var _suite_inference_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(96762);
/* harmony import */ var _suite_pricing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96267);
/* harmony import */ var _suite_scoring_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60960);
/* harmony import */ var _judging_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12316);
/* harmony import */ var _judgments_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(70249);
/* harmony import */ var _observation_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75198);
/* harmony import */ var _rounds_plan_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(87375);
/* harmony import */ var _run_code_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(81219);
/* harmony import */ var _shard_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(64520);














/** Raised whenever a reader of an older Goldenpair could misread the file. */
const RUN_SCHEMA_VERSION = 1;
const hash = zod__WEBPACK_IMPORTED_MODULE_11__.string();
/** Identifies everything that must be equal for two runs to be comparable; a comparison names each that differs. */
const fingerprintsSchema = zod__WEBPACK_IMPORTED_MODULE_11__.strictObject({
    suite: hash,
    gates: hash,
    target: hash,
    metrics: zod__WEBPACK_IMPORTED_MODULE_11__.record(zod__WEBPACK_IMPORTED_MODULE_11__.string(), hash),
    pricing: hash,
    /** Resolved model ids that answered, sorted. */
    models: zod__WEBPACK_IMPORTED_MODULE_11__.array(zod__WEBPACK_IMPORTED_MODULE_11__.string()),
    /** Reported by the target; null when it says nothing. */
    corpus: zod__WEBPACK_IMPORTED_MODULE_11__.string().nullable(),
    /** What each question to the judge was asked with; absent where Goldenpair asked none. */
    judge: zod__WEBPACK_IMPORTED_MODULE_11__.partialRecord(zod__WEBPACK_IMPORTED_MODULE_11__["enum"](_suite_scoring_js__WEBPACK_IMPORTED_MODULE_4__/* .JUDGED_QUESTIONS */ .G1), hash).optional(),
    /** Resolved model ids of the judge, sorted; absent where none is known. */
    judge_models: zod__WEBPACK_IMPORTED_MODULE_11__.array(zod__WEBPACK_IMPORTED_MODULE_11__.string()).optional(),
    goldenpair: zod__WEBPACK_IMPORTED_MODULE_11__.string(),
});
const RUN_MODES = ['run', 'pr', 'baseline', 'nightly', 'ab', 'aa'];
/** How the cases of another harness's two files are found to be the same, the surest first. */
const NAMED_BY = ['id-spelling', 'column', 'question', 'question-without-constants'];
/** By case what a column has that tells the cases apart, beside their ids. */
const caseKeysSchema = zod__WEBPACK_IMPORTED_MODULE_11__.strictObject({ column: zod__WEBPACK_IMPORTED_MODULE_11__.string(), keys: zod__WEBPACK_IMPORTED_MODULE_11__.record(zod__WEBPACK_IMPORTED_MODULE_11__.string(), zod__WEBPACK_IMPORTED_MODULE_11__.string()) });
/** A score of another harness's that is not compared. */
const leftOutSchema = zod__WEBPACK_IMPORTED_MODULE_11__.strictObject({
    score: zod__WEBPACK_IMPORTED_MODULE_11__.string(),
    reason: zod__WEBPACK_IMPORTED_MODULE_11__.string().describe('A clause: "whose values are A, D".'),
    directed: zod__WEBPACK_IMPORTED_MODULE_11__.boolean().describe('Its name says which way is better, so that its silence could hide a loss.'),
});
/** Counts over the trials of a run. */
const countsSchema = zod__WEBPACK_IMPORTED_MODULE_11__.strictObject({
    cases: zod__WEBPACK_IMPORTED_MODULE_11__.int().nonnegative(),
    trials: zod__WEBPACK_IMPORTED_MODULE_11__.int().nonnegative(),
    ok: zod__WEBPACK_IMPORTED_MODULE_11__.int().nonnegative(),
    failed: zod__WEBPACK_IMPORTED_MODULE_11__.int().nonnegative(),
    infrastructure: zod__WEBPACK_IMPORTED_MODULE_11__.int().nonnegative(),
    timeouts: zod__WEBPACK_IMPORTED_MODULE_11__.int().nonnegative(),
    retries: zod__WEBPACK_IMPORTED_MODULE_11__.int().nonnegative(),
    /** Answers from the cache, part of `ok`; absent where there was none. */
    cached: zod__WEBPACK_IMPORTED_MODULE_11__.int().positive().optional(),
    /** Readings of the judge, those of them that gave nothing usable, and attempts lost to infrastructure before; absent where nobody judged. */
    judge: zod__WEBPACK_IMPORTED_MODULE_11__.strictObject({
        readings: zod__WEBPACK_IMPORTED_MODULE_11__.int().nonnegative(),
        failed: zod__WEBPACK_IMPORTED_MODULE_11__.int().nonnegative(),
        retries: zod__WEBPACK_IMPORTED_MODULE_11__.int().nonnegative(),
        /** Readings from the cache; absent where there was none. */
        cached: zod__WEBPACK_IMPORTED_MODULE_11__.int().positive().optional(),
    })
        .optional(),
});
/** Why trials were left out. */
const STOPPED_BECAUSE = ['budget', 'month', 'unknown-cost'];
/** A run that was stopped before its last trial: it is incomplete, and never compared as if it were whole. */
const stoppedSchema = zod__WEBPACK_IMPORTED_MODULE_11__.strictObject({
    /** `budget`: `max_cost_usd`; `month`: `max_cost_usd_per_month`; `unknown-cost`: a cost that nobody knows cannot be limited. */
    because: zod__WEBPACK_IMPORTED_MODULE_11__["enum"](STOPPED_BECAUSE),
    made: zod__WEBPACK_IMPORTED_MODULE_11__.int().nonnegative(),
    planned: zod__WEBPACK_IMPORTED_MODULE_11__.int().positive(),
    limit_usd: zod__WEBPACK_IMPORTED_MODULE_11__.number().nonnegative(),
    /** The cost of all arms and of judges; calls of unknown cost count as what was set aside for them. */
    spent_usd: zod__WEBPACK_IMPORTED_MODULE_11__.number().nonnegative(),
    /** What would have come next, or which cost is unknown: a clause. */
    detail: zod__WEBPACK_IMPORTED_MODULE_11__.string().max(1000),
});
/** Mean over cases of per-case means, or the figure of a per-run metric; with the number of cases behind it. */
const metricSummarySchema = zod__WEBPACK_IMPORTED_MODULE_11__.strictObject({
    mean: zod__WEBPACK_IMPORTED_MODULE_11__.number().nullable(),
    /** The mean is null because the figure has none: something was spent, and there is nothing to divide it by. */
    infinite: zod__WEBPACK_IMPORTED_MODULE_11__.literal(true).exactOptional(),
    n: zod__WEBPACK_IMPORTED_MODULE_11__.int().nonnegative(),
    applicable: zod__WEBPACK_IMPORTED_MODULE_11__.int().nonnegative(),
});
/** A run whose trials a run has. */
const pooledSchema = zod__WEBPACK_IMPORTED_MODULE_11__.strictObject({
    run_id: zod__WEBPACK_IMPORTED_MODULE_11__.string(),
    commit: zod__WEBPACK_IMPORTED_MODULE_11__.string().nullable(),
    started_at: zod__WEBPACK_IMPORTED_MODULE_11__.string(),
    /** How many of each case, whose numbers go on from those of the run before. */
    trials: zod__WEBPACK_IMPORTED_MODULE_11__.int().positive(),
    /** As in `run.json`. */
    seed_offset: zod__WEBPACK_IMPORTED_MODULE_11__.int().positive().optional(),
});
/**
 * `run.json`. `cases`, `gates` and `metrics` are snapshots, so a run can be compared with no suite at hand;
 * they are checked structurally on reading (`parseRun`).
 */
const runSchema = zod__WEBPACK_IMPORTED_MODULE_11__.strictObject({
    schema_version: zod__WEBPACK_IMPORTED_MODULE_11__.literal(RUN_SCHEMA_VERSION),
    run_id: zod__WEBPACK_IMPORTED_MODULE_11__.string().min(1),
    /** Runs of one job whose trials were interleaved share it; environment-bound metrics gate only then. */
    session_id: zod__WEBPACK_IMPORTED_MODULE_11__.string().min(1),
    mode: zod__WEBPACK_IMPORTED_MODULE_11__["enum"](RUN_MODES),
    suite: zod__WEBPACK_IMPORTED_MODULE_11__.strictObject({
        name: zod__WEBPACK_IMPORTED_MODULE_11__.string(),
        version: zod__WEBPACK_IMPORTED_MODULE_11__.string(),
        /** From the working directory. */
        file: zod__WEBPACK_IMPORTED_MODULE_11__.string(),
        /** That from the root of its repository; absent where they are the same. */
        directory: zod__WEBPACK_IMPORTED_MODULE_11__.string().exactOptional(),
    }),
    variant: zod__WEBPACK_IMPORTED_MODULE_11__.string(),
    commit: zod__WEBPACK_IMPORTED_MODULE_11__.string().nullable(),
    /** What was measured has changes that the commit has not. Only the command line looks. */
    dirty: zod__WEBPACK_IMPORTED_MODULE_11__.literal(true).optional(),
    branch: zod__WEBPACK_IMPORTED_MODULE_11__.string().nullable(),
    started_at: zod__WEBPACK_IMPORTED_MODULE_11__.string(),
    finished_at: zod__WEBPACK_IMPORTED_MODULE_11__.string().nullable(),
    seed: zod__WEBPACK_IMPORTED_MODULE_11__.int(),
    /** With a `plan` the number of rounds that are complete, and 1 before the first is. */
    trials_per_case: zod__WEBPACK_IMPORTED_MODULE_11__.int().positive(),
    /** What was fixed before the first request of a run that is asked in rounds; absent where it is asked in one pass. */
    plan: _rounds_plan_js__WEBPACK_IMPORTED_MODULE_8__/* .roundsPlanSchema */ ._4.optional(),
    /** Added to the seed of every trial, so that they are not those of an earlier run; absent: 0. */
    seed_offset: zod__WEBPACK_IMPORTED_MODULE_11__.int().positive().optional(),
    /** The runs that it was made of, the oldest first; what else is here is the last one's. Absent where it is one run. */
    pooled: zod__WEBPACK_IMPORTED_MODULE_11__.array(pooledSchema).min(2).optional(),
    /** Numbers of the trials that were asked again, of every case, since the first answers were too far from the others. */
    replaced_trials: zod__WEBPACK_IMPORTED_MODULE_11__.array(zod__WEBPACK_IMPORTED_MODULE_11__.int().nonnegative()).min(1).optional(),
    /** Later commits whose baseline it is, since none of its `sources` changed: the oldest first. Absent: it is that of its own alone. */
    carried_to: zod__WEBPACK_IMPORTED_MODULE_11__.array(zod__WEBPACK_IMPORTED_MODULE_11__.strictObject({ commit: zod__WEBPACK_IMPORTED_MODULE_11__.string(), at: zod__WEBPACK_IMPORTED_MODULE_11__.string() }))
        .min(1)
        .optional(),
    subset: zod__WEBPACK_IMPORTED_MODULE_11__.string().nullable(),
    /** The part of the cases that this run measured; null is all of them. `cases` are those of the part, the suite's fingerprint is of all. */
    shard: _shard_js__WEBPACK_IMPORTED_MODULE_10__/* .shardSchema */ .Id.nullable().default(null),
    settings: zod__WEBPACK_IMPORTED_MODULE_11__.strictObject({
        k: zod__WEBPACK_IMPORTED_MODULE_11__.array(zod__WEBPACK_IMPORTED_MODULE_11__.int().positive()),
        primary_k: zod__WEBPACK_IMPORTED_MODULE_11__.int().positive(),
        success: zod__WEBPACK_IMPORTED_MODULE_11__["enum"](_suite_scoring_js__WEBPACK_IMPORTED_MODULE_4__/* .SUCCESS_RULES */ .K_),
        /** The defaults when absent, as in runs of older versions. */
        scoring: _suite_scoring_js__WEBPACK_IMPORTED_MODULE_4__/* .scoringSchema */ .b3.optional(),
        /** The suite's; who judged in fact is under `judge`. */
        judge: _judging_js__WEBPACK_IMPORTED_MODULE_5__/* .judgeConfigSchema */ .H5.optional(),
        /** The answers come from a stand-in for the system. */
        mock: zod__WEBPACK_IMPORTED_MODULE_11__.literal(true).optional(),
        /** Nothing was asked: the observations and their latencies are those of an earlier run. */
        replayed: zod__WEBPACK_IMPORTED_MODULE_11__.literal(true).optional(),
        alpha: zod__WEBPACK_IMPORTED_MODULE_11__.number(),
        min_scored_share: zod__WEBPACK_IMPORTED_MODULE_11__.number(),
        zero_tolerance: zod__WEBPACK_IMPORTED_MODULE_11__["enum"](['critical', 'all', 'off']),
        /** What `ab` and `compare` speak of where nobody says; absent: of cases like these. */
        inference: zod__WEBPACK_IMPORTED_MODULE_11__["enum"](_suite_inference_js__WEBPACK_IMPORTED_MODULE_12__/* .INFERENCES */ .R).optional(),
        deterministic: zod__WEBPACK_IMPORTED_MODULE_11__.boolean(),
        target: zod__WEBPACK_IMPORTED_MODULE_11__.record(zod__WEBPACK_IMPORTED_MODULE_11__.string(), zod__WEBPACK_IMPORTED_MODULE_11__.unknown()),
        /** What the variant itself sets of it: `type`, `setup`, `options.chunk`, `settings.top_k`; runs of older versions do not say. */
        declared: zod__WEBPACK_IMPORTED_MODULE_11__.array(zod__WEBPACK_IMPORTED_MODULE_11__.string()).optional(),
        /** The files that make the target, as globs from the root of the repository; absent where the suite does not say. */
        sources: zod__WEBPACK_IMPORTED_MODULE_11__.array(zod__WEBPACK_IMPORTED_MODULE_11__.string()).optional(),
        controlled: zod__WEBPACK_IMPORTED_MODULE_11__.record(zod__WEBPACK_IMPORTED_MODULE_11__.string(), zod__WEBPACK_IMPORTED_MODULE_11__.unknown()),
        concurrency: zod__WEBPACK_IMPORTED_MODULE_11__.int().positive(),
        timeout_seconds: zod__WEBPACK_IMPORTED_MODULE_11__.number().positive(),
        /** Attempts after infrastructure failures; runs of older versions do not say. */
        retries: zod__WEBPACK_IMPORTED_MODULE_11__.int().nonnegative().optional(),
    }),
    pricing: _suite_pricing_js__WEBPACK_IMPORTED_MODULE_3__/* .pricingSchema */ .oQ,
    environment: zod__WEBPACK_IMPORTED_MODULE_11__.strictObject({ node: zod__WEBPACK_IMPORTED_MODULE_11__.string(), os: zod__WEBPACK_IMPORTED_MODULE_11__.string(), runner: zod__WEBPACK_IMPORTED_MODULE_11__.string().nullable() }),
    fingerprints: fingerprintsSchema,
    /** Who judged, and how: what `fingerprints.judge` hashes. */
    judge: _judging_js__WEBPACK_IMPORTED_MODULE_5__/* .judgeFactsSchema */ .Wc.optional(),
    cases: zod__WEBPACK_IMPORTED_MODULE_11__.array(_suite_case_js__WEBPACK_IMPORTED_MODULE_1__/* .goldenCaseSchema */ .zq),
    /** Ids of cases, also of other shards, whose expected spans the measured checkout did not have; they are never compared. */
    stale_cases: zod__WEBPACK_IMPORTED_MODULE_11__.array(zod__WEBPACK_IMPORTED_MODULE_11__.string()).default([]),
    /** Those of them of which nothing that they expect is left; absent where there are none, and in runs of older versions. */
    deleted_cases: zod__WEBPACK_IMPORTED_MODULE_11__.array(zod__WEBPACK_IMPORTED_MODULE_11__.string()).optional(),
    /** Cases that the change edits or removes and that were asked as its base has them; absent where there are none. */
    base_forms: zod__WEBPACK_IMPORTED_MODULE_11__.array(_suite_case_js__WEBPACK_IMPORTED_MODULE_1__/* .baseFormSchema */ .Nw).optional(),
    /** So many cases of all were asked, for a first look: it is no baseline, and never good news. Absent: all of them. */
    first_look: zod__WEBPACK_IMPORTED_MODULE_11__.strictObject({ cases: zod__WEBPACK_IMPORTED_MODULE_11__.int().positive(), of: zod__WEBPACK_IMPORTED_MODULE_11__.int().positive() }).optional(),
    gates: zod__WEBPACK_IMPORTED_MODULE_11__.array(_suite_gate_js__WEBPACK_IMPORTED_MODULE_2__/* .gateSchema */ .Tp),
    metrics: zod__WEBPACK_IMPORTED_MODULE_11__.array(_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .metricFactsSchema */ .DI),
    /** By what the cases of another harness's results got the names of the baseline's; absent where their own ids pair. */
    named_by: zod__WEBPACK_IMPORTED_MODULE_11__["enum"](NAMED_BY).optional(),
    /** What a column of hashes, or one that counts the rows, has for each case of another harness's results; absent where there is none. */
    case_keys: caseKeysSchema.optional(),
    /** Scores in the results of another harness that could not be read, and why; absent where there are none. */
    left_out: zod__WEBPACK_IMPORTED_MODULE_11__.array(leftOutSchema).optional(),
    /** Null until the run has finished. */
    counts: countsSchema.nullable(),
    /** Absent in a complete run. */
    stopped: stoppedSchema.optional(),
    /** What its job has cost, all arms and judges; calls of unknown cost count as what was set aside for them. Absent where there was no budget. */
    spent_usd: zod__WEBPACK_IMPORTED_MODULE_11__.number().nonnegative().optional(),
    /** What the source code measures; absent where nobody measured it. */
    code_quality: _run_code_js__WEBPACK_IMPORTED_MODULE_9__/* .runCodeSchema */ .cz.optional(),
    summaries: zod__WEBPACK_IMPORTED_MODULE_11__.record(zod__WEBPACK_IMPORTED_MODULE_11__.string(), metricSummarySchema),
});
/** What a run whose answers another harness has scored names as its target: nothing can be asked again. */
const RESULTS_TARGET = 'results';
function isFromResults({ settings }) {
    return settings.target['type'] === RESULTS_TARGET;
}
/** One attempt at one case by one variant, with its scores. */
const trialSchema = zod__WEBPACK_IMPORTED_MODULE_11__.strictObject({
    case: zod__WEBPACK_IMPORTED_MODULE_11__.string(),
    /** From 0. */
    trial: zod__WEBPACK_IMPORTED_MODULE_11__.int().nonnegative(),
    /** The round in which it was asked, from 1; absent in a run that was not asked in rounds. */
    round: zod__WEBPACK_IMPORTED_MODULE_11__.int().positive().optional(),
    /** It was asked because its case had failed all its tries: no part of any mean. */
    asked_on: zod__WEBPACK_IMPORTED_MODULE_11__.literal(true).optional(),
    /** Attempts spent on infrastructure failures before this observation. */
    retries: zod__WEBPACK_IMPORTED_MODULE_11__.int().nonnegative(),
    observation: _observation_js__WEBPACK_IMPORTED_MODULE_7__/* .observationSchema */ .yB,
    /** Absent when nobody judged it. */
    judgments: _judgments_js__WEBPACK_IMPORTED_MODULE_6__/* .judgmentsSchema */ .Ht.optional(),
    /** The judge's attempts that were lost to infrastructure; absent when there were none. */
    judge_retries: zod__WEBPACK_IMPORTED_MODULE_11__.int().positive().optional(),
    /**
     * By metric id. A metric that applies is in `scores` or in `unscored` (with the reason), never in both.
     * Not `z.record`, which parses every key too: 2 s per 100,000 trials.
     */
    scores: zod__WEBPACK_IMPORTED_MODULE_11__.object({}).catchall(zod__WEBPACK_IMPORTED_MODULE_11__.number()),
    unscored: zod__WEBPACK_IMPORTED_MODULE_11__.object({}).catchall(zod__WEBPACK_IMPORTED_MODULE_11__.string()),
});
/** So many sets of reasons a file may name at a time, that reading it takes little memory. */
const MOST_UNSCORED_SETS = 64;
/** A line of `trials.jsonl`: a trial, whose reasons may be written on a line above. */
const storedTrialSchema = trialSchema.extend({
    /** Absent where a line above has the same reasons. */
    unscored: trialSchema.shape.unscored.optional(),
    /** The number of these reasons: of the last line, this one or above, that has this number and `unscored`. */
    unscored_set: zod__WEBPACK_IMPORTED_MODULE_11__.int()
        .min(0)
        .max(MOST_UNSCORED_SETS - 1)
        .optional(),
});
/** A trial without its scores: what a report shows of it, and a line of `unjudged.jsonl`. */
const trialRecordSchema = trialSchema.omit({ scores: true, unscored: true });
/** What is kept of a trial in memory. */
function withoutObservation({ case: id, trial, round, asked_on, scores, unscored }) {
    return { case: id, trial, ...(round && { round, asked_on }), scores, unscored };
}
/**
 * A trial among those of one run, by its case and number.
 * @example trialKey('fig', 0) // '0 fig'
 */
function trialKey(caseId, trial) {
    return `${trial} ${caseId}`;
}
/** The trials that means are made of; the very list where that is all of them. */
function countedTrials(trials) {
    return trials.some((trial) => trial.asked_on) ? trials.filter((trial) => !trial.asked_on) : trials;
}
/** Trials by case, each in the order of their numbers. */
function groupByCase(trials) {
    const inOrder = [...trials].sort((one, other) => one.trial - other.trial);
    return (0,_group_by_js__WEBPACK_IMPORTED_MODULE_13__/* .groupBy */ .$)(inOrder, (trial) => trial.case);
}


/***/ }),

/***/ 31625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ke: () => (/* binding */ DIFFICULTIES),
/* harmony export */   NT: () => (/* binding */ listKeyPoints),
/* harmony export */   Nw: () => (/* binding */ baseFormSchema),
/* harmony export */   YD: () => (/* binding */ ANSWER_MODES),
/* harmony export */   Zf: () => (/* binding */ KEY_POINT_FIELDS),
/* harmony export */   fw: () => (/* binding */ CRITICAL_TAG),
/* harmony export */   jI: () => (/* binding */ PROFILES),
/* harmony export */   oe: () => (/* binding */ caseSchema),
/* harmony export */   zq: () => (/* binding */ goldenCaseSchema)
/* harmony export */ });
/* unused harmony exports expectedSpanSchema, checkSchema, HOP_MATCHES, hopSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

const flag = zod__WEBPACK_IMPORTED_MODULE_0__.boolean();
const name = zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1);
/** An expected span. It is named by `hash`, or by `path` + `symbol`, or by `path` + lines, or by `path` alone. Relevance > 0 is a positive. */
const expectedSpanSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    path: name.describe('The file, as the target names it.'),
    symbol: name.describe('The function, class or heading in it.').optional(),
    start_line: zod__WEBPACK_IMPORTED_MODULE_0__.int().positive().describe('First line, from 1.').optional(),
    end_line: zod__WEBPACK_IMPORTED_MODULE_0__.int().positive().describe('Last line.').optional(),
    hash: name
        .describe('The span’s content: `sha256:` of its text, or an identifier that the target gives it.')
        .optional(),
    relevance: zod__WEBPACK_IMPORTED_MODULE_0__.number().min(0).max(100).describe('0 is not relevant; above, higher is better.').default(1),
});
const ignoreCase = flag.describe('Ignore upper and lower case.').default(false);
/** Deterministic checks of an answer. All that are given must hold for the case's checks to pass. */
const checkSchema = zod__WEBPACK_IMPORTED_MODULE_0__.union([
    zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ contains: name.describe('The answer contains this text.'), ignore_case: ignoreCase }),
    zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
        not_contains: name.describe('The answer does not contain this text.'),
        ignore_case: ignoreCase,
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ equals: zod__WEBPACK_IMPORTED_MODULE_0__.string().describe('The answer is exactly this text.'), ignore_case: ignoreCase }),
    zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
        regex: name.describe('A JavaScript regular expression that matches in the answer.'),
        flags: zod__WEBPACK_IMPORTED_MODULE_0__.string().describe('Of i, m, s, u, v.').default(''),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
        json_schema: zod__WEBPACK_IMPORTED_MODULE_0__.record(zod__WEBPACK_IMPORTED_MODULE_0__.string(), zod__WEBPACK_IMPORTED_MODULE_0__.unknown()).describe('The answer is JSON that is valid under this JSON Schema.'),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ max_latency_s: zod__WEBPACK_IMPORTED_MODULE_0__.number().positive().describe('The most seconds the answer may take.') }),
    zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ max_tokens: zod__WEBPACK_IMPORTED_MODULE_0__.number().nonnegative().describe('The most input and output tokens it may use.') }),
    zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ max_cost_usd: zod__WEBPACK_IMPORTED_MODULE_0__.number().nonnegative().describe('The most US dollars it may cost.') }),
    zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ max_tool_calls: zod__WEBPACK_IMPORTED_MODULE_0__.int().nonnegative().describe('The most tool calls it may make.') }),
]);
/** The tag that makes a case critical, unless it says `critical: false`. */
const CRITICAL_TAG = 'critical';
const DIFFICULTIES = ['easy', 'medium', 'hard', 'branching', 'coordination', 'hard_coordination'];
const ANSWER_MODES = ['answerable', 'must_abstain', 'must_clarify'];
const PROFILES = ['default', 'multi_hop', 'branching', 'coordination'];
/** Limits of a case. They are checks: the parser moves them to `checks`. */
const budgetsSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    max_latency_s: zod__WEBPACK_IMPORTED_MODULE_0__.number().positive().describe('The most seconds the answer may take.').optional(),
    max_tokens: zod__WEBPACK_IMPORTED_MODULE_0__.number().nonnegative().describe('The most input and output tokens it may use.').optional(),
    max_cost_usd: zod__WEBPACK_IMPORTED_MODULE_0__.number().nonnegative().describe('The most US dollars it may cost.').optional(),
    max_tool_calls: zod__WEBPACK_IMPORTED_MODULE_0__.int().nonnegative().describe('The most tool calls it may make.').optional(),
});
const HOP_MATCHES = ['word', 'substring', 'regex'];
/** A fact that the answer must state on its way. */
const hopSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    id: name.describe('Unique in the case.'),
    any_of: zod__WEBPACK_IMPORTED_MODULE_0__.array(name).min(1).describe('Texts of which the answer must contain at least one.'),
    source: name.describe('The document that says it: the hop is grounded if that was retrieved.').optional(),
    match: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](HOP_MATCHES)
        .describe('`word` (default): whole words. `substring`: anywhere. `regex`: JavaScript expressions.')
        .optional(),
});
const stepExpectationSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    step_id: name.describe('Unique in the case; what the target reports in `progress`.'),
    description: zod__WEBPACK_IMPORTED_MODULE_0__.string().optional(),
    weight: zod__WEBPACK_IMPORTED_MODULE_0__.number().nonnegative().describe('Default 1.').optional(),
});
const requirementSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    id: name.describe('Unique in the case.'),
    description: name,
    weight: zod__WEBPACK_IMPORTED_MODULE_0__.number().nonnegative().describe('Default 1.').optional(),
    evaluation: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](['binary', 'scaled']).describe('Default scaled.').optional(),
});
const namesSchema = zod__WEBPACK_IMPORTED_MODULE_0__.array(name);
/** What is asked of how the answer came about: hops, tools, agents, steps. */
const workSchema = {
    multi_hop: flag
        .describe('The answer joins several facts. Default: whether the case has more than one hop.')
        .optional(),
    required_hops: zod__WEBPACK_IMPORTED_MODULE_0__.array(hopSchema).describe('Facts that the answer must state.').optional(),
    branching: flag.describe('The way to the answer forks.').optional(),
    branching_points: zod__WEBPACK_IMPORTED_MODULE_0__.int().nonnegative().describe('How often it forks.').optional(),
    coordination_points: zod__WEBPACK_IMPORTED_MODULE_0__.int().nonnegative().describe('How often agents must hand over.').optional(),
    required_tools: namesSchema.describe('Tools that must be called.').optional(),
    optional_tools: namesSchema.describe('Tools that may be called.').optional(),
    forbidden_tools: namesSchema.describe('Tools that must not be called.').optional(),
    required_agents: namesSchema.describe('Agents that must be called.').optional(),
    optional_agents: namesSchema.describe('Agents that may be called.').optional(),
    forbidden_agents: namesSchema.describe('Agents that must not be called.').optional(),
    clarification_expected: flag.describe('Whether the target should ask a question back along the way.').optional(),
    expected_steps: zod__WEBPACK_IMPORTED_MODULE_0__.array(stepExpectationSchema).describe('Steps that make up the work.').optional(),
    expected_route: name.describe('The route tier that should answer: `local`, `api` …').optional(),
};
const QUARANTINE_END = 'the last day of its quarantine, such as 2026-12-31';
/** One golden query with what is expected of it, as written in a case file. */
const caseSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    id: zod__WEBPACK_IMPORTED_MODULE_0__.string()
        .min(1)
        .max(200)
        .regex(/^\P{Cc}*$/u, 'text without line breaks and control characters')
        .describe('Unique in the suite. Keep it when you edit the case: it pairs the runs.'),
    query: name.describe('What the target is asked.'),
    tags: zod__WEBPACK_IMPORTED_MODULE_0__.array(name).describe('For selecting cases (`tag:auth`) and for tables by tag.').default([]),
    difficulty: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](DIFFICULTIES).optional(),
    profile: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](PROFILES)
        .describe('The kind of work that the query is; for selecting cases (`profile:multi_hop`).')
        .optional(),
    use_case: name.describe('The use case of the query, for tables by use case.').optional(),
    category: name.describe('A name of your own, for selecting cases and for tables.').optional(),
    critical: flag
        .describe('Must never start to fail (see `zero_tolerance`). The tag `critical` says the same; false overrides it.')
        .default(false),
    flaky: zod__WEBPACK_IMPORTED_MODULE_0__.string(QUARANTINE_END)
        .regex(/^\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|[12]\d))$/, QUARANTINE_END)
        .describe('In quarantine: asked and shown, and no gate looks at it. After this day `validate` complains.')
        .optional(),
    cluster: name.describe('Cases that tend to pass or fail together share one.').optional(),
    enabled: flag.describe('false leaves the case out of runs.').default(true),
    notes: zod__WEBPACK_IMPORTED_MODULE_0__.string().describe('For people. Editing the notes does not change the case.').optional(),
    answer_mode: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](ANSWER_MODES)
        .describe('must_abstain: nothing answers the query, and the target must say so. must_clarify: the query can be read in several ways, and the target must ask back.')
        .default('answerable'),
    expected_spans: zod__WEBPACK_IMPORTED_MODULE_0__.array(expectedSpanSchema).describe('What should be retrieved.').default([]),
    expected_answer: zod__WEBPACK_IMPORTED_MODULE_0__.union([name, zod__WEBPACK_IMPORTED_MODULE_0__.array(name).min(1)])
        .describe('One acceptable answer, or several; metrics use the best match.')
        .optional(),
    expected_sources: namesSchema.describe('Names of the documents that the answer should be based on.').optional(),
    expected_answer_criteria: zod__WEBPACK_IMPORTED_MODULE_0__.union([name, namesSchema.min(1)])
        .describe('What a good answer does, for a judge: text, or a list.')
        .optional(),
    key_points: namesSchema.describe('Points that a complete answer covers, for a judge.').optional(),
    requirements: zod__WEBPACK_IMPORTED_MODULE_0__.array(requirementSchema).describe('A rubric, for a judge.').optional(),
    expected_claims: namesSchema
        .describe('Statements that a complete answer makes, for a judge: read with the key points.')
        .optional(),
    ...workSchema,
    human_labels: zod__WEBPACK_IMPORTED_MODULE_0__.record(name, zod__WEBPACK_IMPORTED_MODULE_0__.number())
        .describe('What people said of a recorded answer, by metric, to check a judge with.')
        .optional(),
    checks: zod__WEBPACK_IMPORTED_MODULE_0__.array(checkSchema).describe('All must hold.').default([]),
    budgets: budgetsSchema.describe('Limits; each one is a check.').optional(),
    timeout_seconds: zod__WEBPACK_IMPORTED_MODULE_0__.number().positive().max(86_400).describe("Replaces the suite's.").optional(),
});
/** A case as the rest of Goldenpair sees it, and as a run keeps it: parsed, with the place it came from and the hash of its text. */
const goldenCaseSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    ...caseSchema.shape,
    /** Where it is written, relative to the repository: "golden/cases/run.yaml", line from 1. */
    at: zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ file: zod__WEBPACK_IMPORTED_MODULE_0__.string(), line: zod__WEBPACK_IMPORTED_MODULE_0__.int().nonnegative() }),
    /** sha256 over the canonical JSON of what differs from the defaults, but `notes` and `enabled`; a differing hash means an edited case. */
    fingerprint: name,
});
/** A case that a change edits, disables or removes, asked under its own id as the base has it. */
const baseFormSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    case: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
    edit: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](['edited', 'removed', 'disabled']),
    /** The id under which the change's own form was asked; null where there is none, or it asks and expects the same. */
    own: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),
});
const KEY_POINT_FIELDS = ['key_points', 'expected_claims'];
/** What a complete answer says, for a judge. */
function listKeyPoints(golden) {
    return KEY_POINT_FIELDS.flatMap((field) => golden[field] ?? []);
}


/***/ }),

/***/ 61038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S4: () => (/* binding */ EVIDENCE),
/* harmony export */   Tp: () => (/* binding */ gateSchema),
/* harmony export */   i2: () => (/* binding */ findGateFaults),
/* harmony export */   ls: () => (/* binding */ completeGate),
/* harmony export */   oC: () => (/* binding */ SEVERITIES)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55156);
/* harmony import */ var _metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16080);


const SEVERITIES = ['fail', 'warn'];
/** `significant`: needs the test and the margin. `threshold`: the margin alone. `non-inferior`: must be shown to stay inside the margin. */
const EVIDENCE = ['significant', 'threshold', 'non-inferior'];
/** A rule over a run or a comparison. `metric` is a full metric id; margins are positive and point in the bad direction. */
const gateSchema = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
    /** Unique in the suite: the metric id, with ` (warn)` or ` where …` appended when a metric has several gates. */
    id: zod__WEBPACK_IMPORTED_MODULE_1__.string().min(1),
    metric: zod__WEBPACK_IMPORTED_MODULE_1__.string().min(1),
    severity: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](SEVERITIES),
    evidence: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](EVIDENCE),
    primary: zod__WEBPACK_IMPORTED_MODULE_1__.boolean(),
    margin: _metric_js__WEBPACK_IMPORTED_MODULE_0__/* .marginSchema */ .e4.nullable(),
    min: zod__WEBPACK_IMPORTED_MODULE_1__.number().nullable(),
    max: zod__WEBPACK_IMPORTED_MODULE_1__.number().nullable(),
    /** A selection such as `tag:auth`; null is the whole suite. */
    where: zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),
    /** One of the default gates, which the suite does not name. */
    assumed: zod__WEBPACK_IMPORTED_MODULE_1__.literal(true).exactOptional(),
});
/** The gate with its metric's default margin, which a gate takes only when it gives none of margin, `min` and `max`. */
function completeGate(gate, { direction, default_margin }) {
    const givesNone = gate.margin === null && gate.min === null && gate.max === null;
    return givesNone && direction !== 'neutral' ? { ...gate, margin: default_margin ?? null } : gate;
}
/** The rules for one gate (docs/decision-rules.md#checking-the-gates): all that it breaks. */
function findGateFaults(gate, metric) {
    const { margin, min, max, evidence, primary, severity } = gate;
    const hasNegative = metric.range[0] === null || metric.range[0] < 0;
    const share = margin?.kind === 'relative' && metric.direction !== 'neutral' ? margin.value : null;
    const isProof = evidence === 'non-inferior';
    const isBroken = {
        'no-margin': margin === null && min === null && max === null,
        'neutral-metric': margin !== null && metric.direction === 'neutral',
        'share-of-negative': share !== null && hasNegative,
        // Where lower is better a value may well double.
        'share-of-everything': share !== null && !hasNegative && share >= 1 && metric.direction === 'higher',
        'proof-without-margin': isProof && margin === null && metric.per_run === undefined,
        'proof-per-run': isProof && metric.per_run !== undefined,
        'primary-warns': primary && severity === 'warn',
        'primary-without-margin': primary && margin === null,
    };
    return Object.keys(isBroken).filter((fault) => isBroken[fault]);
}


/***/ }),

/***/ 96267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zc: () => (/* binding */ priceSchema),
/* harmony export */   oQ: () => (/* binding */ pricingSchema),
/* harmony export */   xZ: () => (/* binding */ costUsdSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

const rate = zod__WEBPACK_IMPORTED_MODULE_0__.number().nonnegative();
/** US dollars for 1,000,000 tokens. `cached` input costs as much as `input` when it is not given. */
const priceSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ input: rate, output: rate, cached: rate.optional() });
/** Prices by model name; `as_of` says when they were true. They are stored in every run so that a price edit never looks like a cost regression. */
const pricingSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    as_of: zod__WEBPACK_IMPORTED_MODULE_0__.string().optional(),
    mode: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](['model', 'tier'])
        .describe('What sets the price of tokens: the model (default; its route tier if the model has no price), or the route tier alone.')
        .exactOptional(),
    models: zod__WEBPACK_IMPORTED_MODULE_0__.record(zod__WEBPACK_IMPORTED_MODULE_0__.string(), priceSchema).default({}),
    route_tiers: zod__WEBPACK_IMPORTED_MODULE_0__.record(zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1), rate)
        .describe('US dollars per million tokens, input and output alike, by route tier.')
        .exactOptional(),
});
/** What one reply, attempt or judgment cost in US dollars. Above a thousand million it is a slip, and the sum of such costs may be infinite. */
const costUsdSchema = zod__WEBPACK_IMPORTED_MODULE_0__.number().nonnegative().max(1e9);


/***/ }),

/***/ 60960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G1: () => (/* binding */ JUDGED_QUESTIONS),
/* harmony export */   K_: () => (/* binding */ SUCCESS_RULES),
/* harmony export */   b3: () => (/* binding */ scoringSchema),
/* harmony export */   cH: () => (/* binding */ DEFAULT_SCORING),
/* harmony export */   kL: () => (/* binding */ PROMPTED_QUESTIONS),
/* harmony export */   p$: () => (/* binding */ CATEGORY_WEIGHTS),
/* harmony export */   w3: () => (/* binding */ DEFAULT_PASS_K)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55156);
/* harmony import */ var _buckets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70397);
/* harmony import */ var _pricing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96267);



const names = zod__WEBPACK_IMPORTED_MODULE_2__.record(zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1), zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1));
const share = zod__WEBPACK_IMPORTED_MODULE_2__.number().min(0).max(1);
const flag = zod__WEBPACK_IMPORTED_MODULE_2__.boolean();
const anchor = zod__WEBPACK_IMPORTED_MODULE_2__.number().positive();
/** What a judge can be asked of an answer by a prompt: grades from 1 to 5, qualities from 0 to 1, a rubric, the claims that it makes. */
const PROMPTED_QUESTIONS = ['answer', 'quality', 'rubric', 'claims'];
/** And how near it is in meaning to an expected answer, which a model of embeddings tells. */
const JUDGED_QUESTIONS = [...PROMPTED_QUESTIONS, 'similarity'];
/**
 * What a suite sets of the meaning of metrics, apart from k, the success rule and prices. A metric that reads a member has it in its
 * definition, so that a change of it is a change of that metric alone.
 */
const scoringSchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
    precision_divisor: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['k', 'returned'])
        .describe('What precision at k divides by: `k`, or the number of spans returned if that is smaller.')
        .default('k'),
    ndcg_gain: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['linear', 'exp'])
        .describe('What a relevance adds to nDCG: itself, or 2^relevance − 1.')
        .default('linear'),
    mrr_cutoff: zod__WEBPACK_IMPORTED_MODULE_2__.int()
        .positive()
        .nullable()
        .describe('The rank after which MRR stops looking. Default: null, the whole list.')
        .default(null),
    always_expected_agents: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1))
        .describe('Agents that are never unexpected.')
        .default(['orchestrator']),
    aliases: zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
        agents: names.describe('Other names of agents: `researcher: research`.').default({}),
        tools: names.describe('Other names of tools.').default({}),
        route_tiers: names.describe('Other names of route tiers: `tier1: local`.').default({}),
    })
        .describe('Names that the target uses for agents, tools and route tiers, and the name that the suite uses.')
        .default({ agents: {}, tools: {}, route_tiers: {} }),
    workflow: zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
        strict: flag
            .describe('A call that the case does not name is unexpected. false: only a forbidden one is.')
            .default(true),
        require_trace: flag
            .describe('A reply that reports no trace fails the workflow, instead of leaving it unscored.')
            .default(false),
    })
        .describe('How calls of agents and tools are checked against a case.')
        .default({ strict: true, require_trace: false }),
    success_spans: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['any', 'critical'])
        .describe('What success of retrieval needs among the first `primary_k`: `any` expected span, or all `critical` ones (relevance 1 or more).')
        .default('any'),
    success_sources: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['any', 'all'])
        .describe('What success of retrieval needs of `expected_sources`: `any` of them (default), or `all`.')
        .exactOptional(),
    pass_k: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.int().min(2).max(100))
        .min(1)
        .describe('How many tries `success.pass@k` (any passes) and `success.pass^k` (all pass) are about. Default: [3].')
        .exactOptional(),
    judged: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__["enum"](JUDGED_QUESTIONS))
        .describe('What a judge says of every answer: `answer` (grades from 1 to 5), `quality` (scores from 0 to 1), `rubric`, `claims` (for grounding), `similarity` (of embeddings, to the expected answer). Metrics of the questions not listed do not apply. Success includes the judgment of an expected answer or of criteria.')
        .default([]),
    rubric_categories: zod__WEBPACK_IMPORTED_MODULE_2__.record(zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1), zod__WEBPACK_IMPORTED_MODULE_2__.number().nonnegative())
        .nullable()
        .describe('Categories of the rubric and their weights. Default: null, the ten of `rubric.weighted-score`, and weight 1 for any other.')
        .default(null),
    coordination_hop_threshold: share
        .describe('The hop coverage that a coordination case needs to succeed.')
        .default(0.8),
    route_tiers: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1))
        .min(1)
        .describe('Route tiers, cheapest first: going to a later one is an escalation.')
        .default(['local', 'api', 'codex']),
    calibration_buckets: _buckets_js__WEBPACK_IMPORTED_MODULE_0__/* .bucketsSchema */ .r
        .describe('Buckets of confidence, given by their inner edges.')
        .default({ edges: [0.3, 0.6], closed: 'left' }),
    grade_scale: zod__WEBPACK_IMPORTED_MODULE_2__.record(zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1), share)
        .describe('The lowest composite score of each letter grade; below all of them it is F.')
        .default({ A: 0.95, B: 0.85, C: 0.75, D: 0.65 }),
    composite_weights: zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ pass: zod__WEBPACK_IMPORTED_MODULE_2__.number().nonnegative(), impl: zod__WEBPACK_IMPORTED_MODULE_2__.number().nonnegative() })
        .describe('Weights of passing and of the judge’s score in the composite score.')
        .default({ pass: 0.5, impl: 0.5 }),
    token_budget: anchor
        .describe('Tokens per query at which efficiency is 0, if fewer than three variants are compared.')
        .default(4000),
    latency_anchor_s: anchor
        .describe('Seconds per query at which the latency score is 0; at 0 seconds it is 100.')
        .default(5),
    cost_anchor_usd: anchor
        .describe('US dollars per query at which the cost score is 0; at 0 dollars it is 100.')
        .default(0.1),
    component_prices: _pricing_js__WEBPACK_IMPORTED_MODULE_1__/* .priceSchema */ .Zc
        .describe('US dollars per million tokens of every component, whatever its model: `{ input: 3, output: 15 }`. Default: the price of the model that each went to.')
        .exactOptional(),
});
const DEFAULT_SCORING = scoringSchema.parse({});
/** The tries of `success.pass@k` and `success.pass^k` where a suite names none. */
const DEFAULT_PASS_K = [3];
/** The rubric of ProjectScylla, docs/design/judge-protocol.md, in its order; the weights sum to 9.5. */
const CATEGORY_WEIGHTS = {
    functional_correctness: 2,
    completeness: 1.5,
    code_quality: 1,
    simplicity: 1,
    lack_of_duplication: 0.5,
    clarity: 1,
    documentation: 0.5,
    architectural_cleanliness: 0.5,
    efficiency: 0.5,
    cleanup_script_quality: 1,
};
/**
 * Which sub-results a case needs to be a success; each counts only where the case states it (docs/metrics/retrieval.md#success). `retrieval`:
 * expected spans and sources. `answer`: checks, hops, abstaining, asking back, and what a judge says. `workflow`: agents and tools. `all`:
 * these three.
 */
const SUCCESS_RULES = ['all', 'retrieval', 'answer', 'workflow', 'reported'];


/***/ })

};
