export const id = 8502;
export const ids = [8502];
export const modules = {

/***/ 10888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rz: () => (/* binding */ loadedSchema),
/* harmony export */   TF: () => (/* binding */ requestSchema),
/* harmony export */   jL: () => (/* binding */ scoresSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55156);
/* harmony import */ var _core_model_judgments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11545);
/* harmony import */ var _core_model_observation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81390);
/* harmony import */ var _core_model_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74920);
/* harmony import */ var _core_model_snapshot_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57968);





/** A line to the program of a suite's metrics: modules to load, by absolute path, or a trial to score. Each is answered before the next. */
const requestSchema = zod__WEBPACK_IMPORTED_MODULE_4__.union([
    zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({ id: zod__WEBPACK_IMPORTED_MODULE_4__.int(), load: zod__WEBPACK_IMPORTED_MODULE_4__.array(zod__WEBPACK_IMPORTED_MODULE_4__.string()) }),
    zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
        id: zod__WEBPACK_IMPORTED_MODULE_4__.int(),
        trial: zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
            golden: _core_model_snapshot_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .goldenCaseSchema */ .zq,
            observation: _core_model_observation_js__WEBPACK_IMPORTED_MODULE_1__/* .observationSchema */ .yB,
            judgments: _core_model_judgments_js__WEBPACK_IMPORTED_MODULE_0__/* .judgmentsSchema */ .Ht.nullable(),
        }),
    }),
]);
/** The answer to `load`, a module each: its metrics as data, or what is wrong. */
const loadedSchema = zod__WEBPACK_IMPORTED_MODULE_4__.object({
    modules: zod__WEBPACK_IMPORTED_MODULE_4__.array(zod__WEBPACK_IMPORTED_MODULE_4__.union([
        zod__WEBPACK_IMPORTED_MODULE_4__.object({ metrics: zod__WEBPACK_IMPORTED_MODULE_4__.array(zod__WEBPACK_IMPORTED_MODULE_4__.unknown()).max(1000) }),
        zod__WEBPACK_IMPORTED_MODULE_4__.object({ message: zod__WEBPACK_IMPORTED_MODULE_4__.string(), line: zod__WEBPACK_IMPORTED_MODULE_4__.int().positive() }),
    ])),
});
/** The answer to `trial`, by metric id; a metric that does not apply to the case is in neither. */
const scoresSchema = zod__WEBPACK_IMPORTED_MODULE_4__.object({ scores: _core_model_run_js__WEBPACK_IMPORTED_MODULE_2__/* .trialSchema */ .WI.shape.scores, unscored: _core_model_run_js__WEBPACK_IMPORTED_MODULE_2__/* .trialSchema */ .WI.shape.unscored });


/***/ }),

/***/ 99109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serveMetrics: () => (/* binding */ serveMetrics)
});

// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(80481);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/external.js + 74 modules
var external = __webpack_require__(80358);
// EXTERNAL MODULE: ./build/app/custom-metrics/messages.js
var messages = __webpack_require__(10888);
// EXTERNAL MODULE: ./build/core/metrics/match-spans.js
var match_spans = __webpack_require__(94105);
// EXTERNAL MODULE: ./build/core/model/custom-metric.js
var custom_metric = __webpack_require__(73838);
;// CONCATENATED MODULE: ./build/app/custom-metrics/own-metric.js


function isFunction(value) {
    return typeof value === 'function';
}
/** What can be called of a metric as the module declares it; null where that is too broken, which whoever reads the declaration says. */
function readOwnMetric(declared) {
    if (typeof declared !== 'object' || declared === null)
        return null;
    const { name, applies, score, judged_by, when_failed } = { ...declared };
    if (typeof name !== 'string' || !isFunction(score))
        return null;
    return {
        id: `custom.${name}`,
        applies: isFunction(applies) ? applies : null,
        score,
        judged_by: custom_metric/* customMetricSchema */.V.shape.judged_by.safeParse(judged_by).data ?? [],
        when_failed: typeof when_failed === 'number' ? when_failed : 'unscored',
    };
}
/** The scores of one trial. A metric that throws, or gives what is no number, has none and says why; the others have theirs. */
async function scoreOwn(metrics, trial) {
    const answer = { scores: {}, unscored: {} };
    for (const metric of metrics) {
        try {
            const value = await own_metric_valueOf(metric, trial);
            if (typeof value === 'number')
                answer.scores[metric.id] = value;
            else if (value !== null)
                answer.unscored[metric.id] = value;
        }
        catch (error) {
            answer.unscored[metric.id] = `it threw ${describeThrown(error)}`.slice(0, 200);
        }
    }
    return answer;
}
/** A number, the reason why there is none, or null where the metric does not apply. */
async function own_metric_valueOf({ applies, score, judged_by, when_failed: whenFailed }, { golden, observation, judgments: all }) {
    if (applies !== null && (await applies(golden)) !== true)
        return null;
    if (observation.status === 'failed') {
        const { kind, message } = observation.failure;
        return whenFailed === 'unscored' ? `the trial failed (${kind}): ${message}`.slice(0, 200) : whenFailed;
    }
    const { spans } = observation.reply;
    const ranking = spans === undefined ? null : (0,match_spans/* rankSpans */.us)(spans, golden.expected_spans);
    const judgments = all === null || judged_by.length === 0 ? null : pickJudgments(all, judged_by);
    return readScore(await score({ observation, golden, ranking, judgments }));
}
/** What a metric does not name it does not see: it would be compared across judges as if nobody had changed. */
function pickJudgments(judgments, questions) {
    const names = new Set(questions.flatMap((question) => [question, `${question}_readings`]));
    return Object.fromEntries(Object.entries(judgments).filter(([name]) => names.has(name)));
}
/** A number, true or false as 1 or 0, or `{ unscored: 'why' }`. */
function readScore(given) {
    if (typeof given === 'boolean')
        return given ? 1 : 0;
    if (typeof given === 'number')
        return Number.isFinite(given) ? given : `the suite's metric gave ${given}, not a finite number`;
    if (typeof given === 'object' && given !== null && 'unscored' in given && typeof given.unscored === 'string')
        return given.unscored.slice(0, 200);
    return `the suite's metric gave ${typeName(given)}, not a number`;
}
/** `TypeError: x is not a function`, in one line. */
function describeThrown(error) {
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return text.replace(/\s+/g, ' ').slice(0, 400);
}
function typeName(value) {
    if (value === null || value === undefined)
        return String(value);
    return Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

;// CONCATENATED MODULE: ./build/app/custom-metrics/serve-metrics.js





/**
 * The process that runs a suite's own metrics: answers the requests of stdin, in their order, until it ends. What a module prints goes to
 * stderr, so that nothing but answers is on stdout.
 */
async function serveMetrics({ stdin, stdout, stderr, }) {
    const write = stdout.write.bind(stdout);
    stdout.write = stderr.write.bind(stderr);
    const metrics = [];
    for await (const line of (0,external_node_readline_.createInterface)({ input: stdin })) {
        const request = messages/* requestSchema */.TF.parse(JSON.parse(line));
        const answer = 'load' in request ? await load(request.load, metrics) : await scoreOwn(metrics, request.trial);
        write(`${JSON.stringify({ id: request.id, ...answer })}\n`);
    }
}
async function load(paths, metrics) {
    const modules = [];
    for (const path of paths) {
        try {
            const declared = await runModule((0,external_node_url_.pathToFileURL)(path).href);
            modules.push({ metrics: declared.map(describe) });
            metrics.push(...declared.flatMap((one) => readOwnMetric(one) ?? []));
        }
        catch (error) {
            modules.push({
                message: error instanceof Refusal ? error.message : `it threw ${describeThrown(error)}`,
                line: findLine(error, path),
            });
        }
    }
    return { modules };
}
async function runModule(url) {
    // Not a part of the bundle, so the bundler must let it be.
    const module = await import(/* webpackIgnore: true */ url);
    const define = typeof module === 'object' && module !== null && 'default' in module ? module.default : undefined;
    if (!isFunction(define))
        throw new Refusal('it has no default export that is a function: `export default ({ defineMetric, z }) => [...]`');
    const metrics = await define({ defineMetric: (metric) => metric, z: external });
    if (!Array.isArray(metrics))
        throw new Refusal(`its default export gives ${typeName(metrics)}, not a list of metrics`);
    return metrics;
}
/** A mistake that needs no name of an error before it. */
class Refusal extends Error {
}
/** As data: functions are told by their kind alone, an unbounded end is null. */
function describe(metric) {
    const text = JSON.stringify(metric, (_key, value) => (isFunction(value) ? 'function' : value));
    return text === undefined ? null : JSON.parse(text);
}
/** The line of the module that an error comes from, as its stack writes it: a module of the old kind by its path. 1 where it names none. */
function findLine(error, path) {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const [, after = ''] = stack.split(stack.includes((0,external_node_url_.pathToFileURL)(path).href) ? `${(0,external_node_url_.pathToFileURL)(path).href}:` : `${path}:`);
    return Math.max(Number.parseInt(after, 10) || 1, 1);
}


/***/ }),

/***/ 73838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ customMetricSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55156);
/* harmony import */ var _metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52730);
/* harmony import */ var _scoring_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65633);



const bound = zod__WEBPACK_IMPORTED_MODULE_2__.number().nullable();
const isFunction = zod__WEBPACK_IMPORTED_MODULE_2__.custom((value) => value === 'function', 'it must be a function.');
const whenFailed = zod__WEBPACK_IMPORTED_MODULE_2__.custom((value) => value === 'unscored' || (typeof value === 'number' && Number.isFinite(value)), "give the score of a trial that failed, or 'unscored'.");
/** What a suite's module hands to `defineMetric`, as it comes out of the process that runs the module: functions are the word `function`. */
const customMetricSchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
    name: zod__WEBPACK_IMPORTED_MODULE_2__.string()
        .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'lower-case letters, digits and single dashes')
        .max(60)
        .describe('The id after `custom.`.'),
    title: zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1).max(80).describe('The label of its rows.'),
    source: zod__WEBPACK_IMPORTED_MODULE_2__.string().max(300).describe('What the rule is taken from, for people.').optional(),
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
        .describe('Raise it when the meaning changes with the text of the module unchanged.')
        .default('1'),
    judged_by: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_scoring_js__WEBPACK_IMPORTED_MODULE_1__/* .JUDGED_QUESTIONS */ .G1))
        .describe('The questions to the judge that its score looks at; it is given no other judgments.')
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

/***/ 20523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ INFERENCES),
/* harmony export */   h: () => (/* binding */ chooseInference)
/* harmony export */ });
/**
 * What a comparison speaks of (verdict-rules 10.9). `cases-like-these`: the cases stand for others, and are the unit. `these-cases`: of these
 * cases alone, whose trials are the unit; nothing follows for others.
 */
const INFERENCES = ['cases-like-these', 'these-cases'];
/** `recorded` is the run's own word; absent: it has none. */
function chooseInference(choice, recorded) {
    return choice === 'recorded' ? (recorded ?? 'cases-like-these') : choice;
}


/***/ }),

/***/ 91352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Id: () => (/* binding */ shardSchema),
/* harmony export */   KN: () => (/* binding */ SHARD_FORM),
/* harmony export */   Xm: () => (/* binding */ selectShard),
/* harmony export */   _D: () => (/* binding */ formatShard),
/* harmony export */   uK: () => (/* binding */ parseShard)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

/** One part of a suite that is measured on several machines: the `index`-th, from 1, of `of` parts. */
const shardSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ index: zod__WEBPACK_IMPORTED_MODULE_0__.int().positive(), of: zod__WEBPACK_IMPORTED_MODULE_0__.int().positive() })
    .refine(({ index, of }) => index <= of, 'a shard from 1 to the number of shards');
/** What `parseShard` reads, for messages. */
const SHARD_FORM = 'a part and their number, such as `2/4`';
/**
 * Reads a shard as the command line and the Action take it; null when it is none.
 * @example parseShard('2/4') // { index: 2, of: 4 }
 */
function parseShard(text) {
    const [, index, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(text.trim()) ?? [];
    return shardSchema.safeParse({ index: Number(index), of: Number(of) }).data ?? null;
}
/** @example formatShard({ index: 2, of: 4 }) // '2/4' */
function formatShard({ index, of }) {
    return `${index}/${of}`;
}
/**
 * The cases of one shard, in the order given: every `of`-th by sorted id, so that neither files nor their order matter, the shards
 * of a suite are disjoint and complete, and their sizes differ by one case at most (a shard may be empty).
 * @example selectShard([{ id: 'c' }, { id: 'a' }, { id: 'b' }], { index: 1, of: 2 }) // [{ id: 'c' }, { id: 'a' }]
 */
function selectShard(cases, { index, of }) {
    const ids = cases.map(({ id }) => id).sort();
    const chosen = new Set(ids.filter((_, position) => position % of === index - 1));
    return cases.filter(({ id }) => chosen.has(id));
}


/***/ })

};
