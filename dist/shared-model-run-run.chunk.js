export const id = 2141;
export const ids = [2141];
export const modules = {

  79167:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $z: () => (  groupBy),
    OM: () => (  numberItems),
    Tr: () => (  countBy)
  });
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
}
function countBy(items) {
    const counts = new Map();
    for (const item of items)
        counts.set(item, (counts.get(item) ?? 0) + 1);
    return counts;
}
function numberItems(items) {
    const known = new Map();
    const numbers = Uint32Array.from(items, (item) => {
        const number = known.get(item) ?? known.size;
        known.set(item, number);
        return number;
    });
    return { distinct: [...known.keys()], numbers };
}


  }),

  16080:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    DI: () => (  metricFactsSchema),
    I6: () => (  seesQuality),
    QN: () => (  UNITS),
    V9: () => (  PLAIN_FACTS),
    e4: () => (  marginSchema),
    mq: () => (  isRatio),
    pC: () => (  describeRange),
    qd: () => (  isQuality)
  });
  var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55156);
  var _run_run_figure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64402);
  var _suite_scoring_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60960);



const UNITS = ['ratio', 's', 'tokens', 'usd', 'count', 'mb', 'percent', 'score', 'share'];
const SPENT = new Set(['s', 'tokens', 'usd', 'mb', 'percent']);
const isRatio = (unit) => unit === 'ratio' || unit === 'share';
const marginSchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['absolute', 'relative']), value: zod__WEBPACK_IMPORTED_MODULE_2__.number() });
const bound = zod__WEBPACK_IMPORTED_MODULE_2__.number().nullable();
const metricFactsSchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
    id: zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1),
    title: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
    unit: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](UNITS),
    kind: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['binary', 'ordinal', 'continuous']),
    direction: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['higher', 'lower', 'neutral']),
    range: zod__WEBPACK_IMPORTED_MODULE_2__.tuple([bound, bound]),
    environment: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['free', 'bound']),
    scale: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['linear', 'log-ratio']),
    per_run: _run_run_figure_js__WEBPACK_IMPORTED_MODULE_0__  .Lf.exactOptional(),
    measured_on: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['code', 'code-review', 'table']).exactOptional(),
    aspect: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['spending', 'conduct']).exactOptional(),
    default_margin: marginSchema.exactOptional(),
    absolute_margin: zod__WEBPACK_IMPORTED_MODULE_2__.number().exactOptional(),
    definition: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
    judged_by: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_suite_scoring_js__WEBPACK_IMPORTED_MODULE_1__  .G1)).exactOptional(),
    custom: zod__WEBPACK_IMPORTED_MODULE_2__.literal(true).exactOptional(),
});
const PLAIN_FACTS = {
    unit: 'count',
    kind: 'continuous',
    direction: 'neutral',
    range: [null, null],
    environment: 'free',
    scale: 'linear',
};
function isQuality({ direction, unit, aspect }) {
    return direction !== 'neutral' && !SPENT.has(unit) && aspect !== 'spending';
}
function seesQuality(metric) {
    return isQuality(metric) && metric.aspect !== 'conduct' && metric.measured_on === undefined;
}
function describeRange([low, high]) {
    if (low !== null && high !== null)
        return `lies between ${low} and ${high}`;
    return low === null ? `is never above ${String(high)}` : `is never below ${low}`;
}


  }),

  47704:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    p: () => (  EPSILON),
    x: () => (  roundingStep)
  });
const EPSILON = 1e-9;
const [MIN_POWER, LARGEST_POWER] = [-290, 290];
function roundingStep(...lists) {
    let largest = 0;
    for (const values of lists) {
        for (const value of values) {
            const size = Math.abs(value);
            if (size > largest && size < Infinity)
                largest = size;
        }
    }
    if (largest === 0)
        return EPSILON;
    const power = Math.ceil(Math.log10(largest));
    return Number(`1e${Math.max(MIN_POWER, Math.min(LARGEST_POWER, power)) - 9}`);
}


  }),

  12316:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    H5: () => (  judgeConfigSchema),
    K5: () => (  identityFor),
    Wc: () => (  judgeFactsSchema),
    YD: () => (  sumSpent),
    xH: () => (  MIN_LABELS)
  });
  var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55156);
  var _suite_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28417);
  var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29598);
  var _suite_scoring_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60960);




const judgePromptSchema = zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
    path: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
    text: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
});
const confirm = zod__WEBPACK_IMPORTED_MODULE_3__.int().positive().optional();
const judgeConfigSchema = zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
    type: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
    options: zod__WEBPACK_IMPORTED_MODULE_3__.record(zod__WEBPACK_IMPORTED_MODULE_3__.string(), zod__WEBPACK_IMPORTED_MODULE_3__.unknown()),
    trials: zod__WEBPACK_IMPORTED_MODULE_3__.int().positive(),
    rubric_trials: zod__WEBPACK_IMPORTED_MODULE_3__.int().positive(),
    confirm,
    min_kappa: zod__WEBPACK_IMPORTED_MODULE_3__.number().min(0).max(1).optional(),
    prompts: zod__WEBPACK_IMPORTED_MODULE_3__.partialRecord(zod__WEBPACK_IMPORTED_MODULE_3__["enum"](_suite_scoring_js__WEBPACK_IMPORTED_MODULE_2__  .kL), judgePromptSchema),
    limits: _suite_limits_js__WEBPACK_IMPORTED_MODULE_0__  .Y.optional(),
});
const MIN_LABELS = 20;
const judgeFactsSchema = zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
    type: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
    identity: zod__WEBPACK_IMPORTED_MODULE_3__.record(zod__WEBPACK_IMPORTED_MODULE_3__.string(), zod__WEBPACK_IMPORTED_MODULE_3__.unknown()),
    questions: zod__WEBPACK_IMPORTED_MODULE_3__.partialRecord(zod__WEBPACK_IMPORTED_MODULE_3__["enum"](_suite_scoring_js__WEBPACK_IMPORTED_MODULE_2__  .G1), zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
        prompt: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
        readings: zod__WEBPACK_IMPORTED_MODULE_3__.int().positive(),
        confirm,
    })),
});
function identityFor(identity, question) {
    const { embedding, ...own } = identity;
    return question === 'similarity' && (0,_json_js__WEBPACK_IMPORTED_MODULE_1__  .u4)(embedding) ? embedding : own;
}
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


  }),

  70249:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Ah: () => (  judgeSpend),
    F4: () => (  GRADES),
    Ht: () => (  judgmentsSchema),
    Lb: () => (  mapGrades),
    k8: () => (  splitReadings),
    qy: () => (  claimSchema),
    zH: () => (  EMPTY_ANSWER)
  });
  var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55156);
  var _suite_pricing_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96267);


const judgeSpend = {
    model: zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),
    tokens: zod__WEBPACK_IMPORTED_MODULE_1__.int().nonnegative().optional(),
    cost_usd: _suite_pricing_js__WEBPACK_IMPORTED_MODULE_0__  .xZ.optional(),
    cached: zod__WEBPACK_IMPORTED_MODULE_1__.literal(true).optional(),
};
const failed = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({ error: zod__WEBPACK_IMPORTED_MODULE_1__.string(), asked: zod__WEBPACK_IMPORTED_MODULE_1__.literal(false).optional(), ...judgeSpend });
const EMPTY_ANSWER = 'The answer is empty: decided without a judge.';
const share = zod__WEBPACK_IMPORTED_MODULE_1__.number().min(0).max(1);
const grade = zod__WEBPACK_IMPORTED_MODULE_1__.int().min(1).max(5).nullable();
const answerJudgment = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
    correctness: grade,
    completeness: grade,
    faithfulness: grade,
    reasoning: zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),
    ...judgeSpend,
});
const GRADES = ['correctness', 'completeness', 'faithfulness'];
function mapGrades(to) {
    return { correctness: to('correctness'), completeness: to('completeness'), faithfulness: to('faithfulness') };
}
const qualityJudgment = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
    answer_quality: share,
    factual_correctness: share,
    completeness: share,
    reasoning: zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),
    criteria: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({ text: zod__WEBPACK_IMPORTED_MODULE_1__.string(), met: zod__WEBPACK_IMPORTED_MODULE_1__.boolean() })).optional(),
    ...judgeSpend,
});
const rubricScore = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
    score: share,
    confidence: share.optional(),
    weight: zod__WEBPACK_IMPORTED_MODULE_1__.number().nonnegative().optional(),
    notes: zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),
})
    .nullable();
const rubricRunSchema = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
    requirements: zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__.string(), rubricScore).optional(),
    categories: zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__.string(), rubricScore).optional(),
    weighted_score: share.optional(),
    confidence: share.optional(),
    passed: zod__WEBPACK_IMPORTED_MODULE_1__.boolean().optional(),
    reasoning: zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),
    ...judgeSpend,
});
const claimSchema = zod__WEBPACK_IMPORTED_MODULE_1__.looseObject({
    text: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
    supported: zod__WEBPACK_IMPORTED_MODULE_1__.boolean().nullable(),
    contradicted: zod__WEBPACK_IMPORTED_MODULE_1__.boolean().optional(),
    span_id: zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),
});
const claimsJudgment = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({ claims: zod__WEBPACK_IMPORTED_MODULE_1__.array(claimSchema), ...judgeSpend });
const similarityJudgment = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({ similarity: share, ...judgeSpend });
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
const listOne = (said) => (said === undefined ? [] : [said]);


  }),

  75198:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $f: () => (  overlaps),
    Cc: () => (  replySchema),
    D6: () => (  isAsked),
    Ig: () => (  failureSchema),
    Je: () => (  linesOfSpan),
    Ov: () => (  COMPONENT_TYPES),
    R0: () => (  STOPS_FOR_TOOL),
    YG: () => (  injectedSpans),
    kl: () => (  isFailedByTarget),
    yB: () => (  observationSchema)
  });
  var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55156);
  var _judgments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70249);
  var _suite_pricing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96267);



const count = zod__WEBPACK_IMPORTED_MODULE_2__.number().int().nonnegative();
const spanSchema = zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({
    path: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    symbol: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    start_line: zod__WEBPACK_IMPORTED_MODULE_2__.int().nonnegative().optional(),
    end_line: zod__WEBPACK_IMPORTED_MODULE_2__.int().nonnegative().optional(),
    source: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    score: zod__WEBPACK_IMPORTED_MODULE_2__.number().optional(),
    tokens: count.optional(),
    chars: count.optional(),
    injected: zod__WEBPACK_IMPORTED_MODULE_2__.boolean().optional(),
    text: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    hash: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    in_checkout: zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({
        is: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.string()).optional(),
        is_not: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.string()).optional(),
        start_line: count.optional(),
        end_line: count.optional(),
    })
        .optional(),
});
const share = zod__WEBPACK_IMPORTED_MODULE_2__.number().min(0).max(1);
const amount = zod__WEBPACK_IMPORTED_MODULE_2__.number().nonnegative();
const plannerSchema = zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({
    route: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    confidence: share.optional(),
    intent: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    span_count: count.optional(),
    top_span: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    span_ids: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.string()).optional(),
});
const ATTEMPT_RESULTS = ['ok', 'escalated', 'failed', 'low_confidence'];
const attemptSchema = zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({
    route_tier: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    model: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    input_tokens: count.optional(),
    output_tokens: count.optional(),
    cached_tokens: count.optional(),
    cost_usd: _suite_pricing_js__WEBPACK_IMPORTED_MODULE_1__  .xZ.optional(),
    latency_ms: amount.optional(),
    result: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](ATTEMPT_RESULTS).optional(),
    error: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
});
const toolCallSchema = zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({
    name: zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1),
    arguments: zod__WEBPACK_IMPORTED_MODULE_2__.unknown().optional(),
    ok: zod__WEBPACK_IMPORTED_MODULE_2__.boolean().optional(),
    error: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    duration_ms: amount.optional(),
    agent: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    tokens: count.optional(),
    sources: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.string()).optional(),
});
const STEP_TYPES = ['plan', 'decision', 'analysis', 'tool', 'execution', 'handoff', 'other'];
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
const progressSchema = zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({
    achieved: zod__WEBPACK_IMPORTED_MODULE_2__.array(stepSchema.pick({ weight: true, completed: true, goal_alignment: true }).extend({ step_id: zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1) }))
        .optional(),
    actions_total: count.optional(),
    actions_aligned: count.optional(),
});
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
const componentSchema = zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({
    type: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](COMPONENT_TYPES),
    name: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    model: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    input_tokens: count.optional(),
    output_tokens: count.optional(),
    cached_tokens: count.optional(),
});
const replySchema = zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({
    answer: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
    abstained: zod__WEBPACK_IMPORTED_MODULE_2__.boolean().optional(),
    clarified: zod__WEBPACK_IMPORTED_MODULE_2__.boolean().optional(),
    passed: zod__WEBPACK_IMPORTED_MODULE_2__.boolean().optional(),
    reasons: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.string()).optional(),
    spans: zod__WEBPACK_IMPORTED_MODULE_2__.array(spanSchema).optional(),
    usage: zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({ input_tokens: count.optional(), output_tokens: count.optional(), cached_tokens: count.optional() })
        .optional(),
    model: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    model_fingerprint: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    corpus: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    cost_usd: _suite_pricing_js__WEBPACK_IMPORTED_MODULE_1__  .xZ.optional(),
    ttft_ms: zod__WEBPACK_IMPORTED_MODULE_2__.number().nonnegative().optional(),
    phases_ms: zod__WEBPACK_IMPORTED_MODULE_2__.record(zod__WEBPACK_IMPORTED_MODULE_2__.string(), zod__WEBPACK_IMPORTED_MODULE_2__.number().nonnegative()).optional(),
    sources: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.string()).optional(),
    planner: plannerSchema.optional(),
    attempts: zod__WEBPACK_IMPORTED_MODULE_2__.array(attemptSchema).optional(),
    escalations: count.optional(),
    tools: zod__WEBPACK_IMPORTED_MODULE_2__.array(toolCallSchema).optional(),
    agents: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1)).optional(),
    steps: zod__WEBPACK_IMPORTED_MODULE_2__.array(stepSchema).optional(),
    progress: progressSchema.optional(),
    changes: zod__WEBPACK_IMPORTED_MODULE_2__.array(changeSchema).optional(),
    claims: zod__WEBPACK_IMPORTED_MODULE_2__.array(_judgments_js__WEBPACK_IMPORTED_MODULE_0__  .qy).optional(),
    contradictions: count.optional(),
    components: zod__WEBPACK_IMPORTED_MODULE_2__.array(componentSchema).optional(),
    cache: zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({ hits: count.optional(), misses: count.optional() }).optional(),
    resources: zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({
        memory_mb: amount.optional(),
        memory_peak_mb: amount.optional(),
        cpu_percent: amount.optional(),
        cpu_seconds: amount.optional(),
        cores: zod__WEBPACK_IMPORTED_MODULE_2__.number().positive().optional(),
    })
        .optional(),
    session_id: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
    trace_id: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
});
const STOPS_FOR_TOOL = /tool|function/i;
const FAILURE_KINDS = ['timeout', 'crash', 'protocol', 'target', 'infrastructure'];
const failureSchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
    kind: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](FAILURE_KINDS),
    message: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
    asked: zod__WEBPACK_IMPORTED_MODULE_2__.literal(false).optional().describe('Set if the target was given up before; only with `infrastructure`.'),
    status: zod__WEBPACK_IMPORTED_MODULE_2__.int().optional(),
    retry_after_s: zod__WEBPACK_IMPORTED_MODULE_2__.number().nonnegative().optional(),
    stderr_tail: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
});
const latencySchema = zod__WEBPACK_IMPORTED_MODULE_2__.number().nonnegative().nullable();
const observationSchema = zod__WEBPACK_IMPORTED_MODULE_2__.discriminatedUnion('status', [
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
        status: zod__WEBPACK_IMPORTED_MODULE_2__.literal('ok'),
        latency_ms: latencySchema,
        reply: replySchema,
        cached: zod__WEBPACK_IMPORTED_MODULE_2__.literal(true).optional(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ status: zod__WEBPACK_IMPORTED_MODULE_2__.literal('failed'), latency_ms: latencySchema, failure: failureSchema }),
]);
function isFailedByTarget(observation) {
    return observation.status === 'failed' && observation.failure.kind !== 'infrastructure';
}
const isAsked = (attempt) => attempt.status === 'ok' || attempt.failure.asked !== false;
function linesOfSpan({ start_line: start, end_line: end }) {
    const [first, last] = [start ?? end, end ?? start];
    return first === undefined || last === undefined ? null : { first, last };
}
function overlaps(one, other) {
    return one.first <= other.last && other.first <= one.last;
}
function injectedSpans(spans) {
    return spans.some(({ injected }) => injected !== undefined)
        ? spans.filter(({ injected }) => injected === true)
        : spans;
}


  }),

  81219:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    DU: () => (  REVIEW_CRITERIA),
    Qx: () => (  CODE_LANGUAGES),
    cz: () => (  runCodeSchema),
    dS: () => (  codeSourcesEntrySchema),
    nZ: () => (  COMPLEXITY_RANKS)
  });
  var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55156);
  var _judgments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70249);


const count = zod__WEBPACK_IMPORTED_MODULE_1__.int().nonnegative();
const share = zod__WEBPACK_IMPORTED_MODULE_1__.number().min(0).max(1);
const CODE_LANGUAGES = ['python', 'typescript', 'javascript'];
const COMPLEXITY_RANKS = ['A', 'B', 'C', 'D', 'E', 'F'];
const MAINTAINABILITY_RANKS = ['A', 'B', 'C'];
const rawSchema = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
    loc: count,
    lloc: count,
    sloc: count,
    comments: count,
    single_comments: count,
    multi: count,
    blank: count,
});
const halsteadSchema = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
    distinct_operators: count,
    distinct_operands: count,
    operators: count,
    operands: count,
    vocabulary: count,
    length: count,
    calculated_length: zod__WEBPACK_IMPORTED_MODULE_1__.number(),
    volume: zod__WEBPACK_IMPORTED_MODULE_1__.number(),
    difficulty: zod__WEBPACK_IMPORTED_MODULE_1__.number(),
    effort: zod__WEBPACK_IMPORTED_MODULE_1__.number(),
    time_seconds: zod__WEBPACK_IMPORTED_MODULE_1__.number(),
    bugs: zod__WEBPACK_IMPORTED_MODULE_1__.number(),
});
const codeBlockSchema = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
    name: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
    kind: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](['function', 'method', 'class']),
    inner: zod__WEBPACK_IMPORTED_MODULE_1__.boolean(),
    line: zod__WEBPACK_IMPORTED_MODULE_1__.int().positive(),
    end_line: zod__WEBPACK_IMPORTED_MODULE_1__.int().positive(),
    complexity: count,
    rank: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](COMPLEXITY_RANKS),
});
const complexityReadingSchema = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
    count,
    average: zod__WEBPACK_IMPORTED_MODULE_1__.number().nonnegative(),
    rank: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](COMPLEXITY_RANKS).nullable(),
    max: count.nullable(),
    max_rank: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](COMPLEXITY_RANKS).nullable(),
});
const complexityReadings = {
    functions_only: complexityReadingSchema,
    with_classes: complexityReadingSchema,
    with_inner: complexityReadingSchema,
};
const complexitySchema = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
    ...complexityReadings,
    grade: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](COMPLEXITY_RANKS),
    total: count,
    module: count,
});
const maintainabilitySchema = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
    index: zod__WEBPACK_IMPORTED_MODULE_1__.number().min(0).max(100),
    rank: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](MAINTAINABILITY_RANKS),
    grade: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](MAINTAINABILITY_RANKS),
    without_multi: zod__WEBPACK_IMPORTED_MODULE_1__.number().min(0).max(100),
});
const declarationsSchema = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
    imports: count,
    import_statements: count,
    framework_imports: count,
    classes: count,
    functions: count,
    annotatable_functions: count,
    annotated_functions: count,
    return_annotation_share: share.nullable(),
});
const file = { path: zod__WEBPACK_IMPORTED_MODULE_1__.string(), language: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](CODE_LANGUAGES) };
const measuredFileSchema = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
    ...file,
    kind: zod__WEBPACK_IMPORTED_MODULE_1__.literal('measured'),
    raw: rawSchema,
    comment_ratio: zod__WEBPACK_IMPORTED_MODULE_1__.number().nonnegative().nullable(),
    complexity: complexitySchema,
    halstead: halsteadSchema,
    maintainability: maintainabilitySchema,
    declarations: declarationsSchema,
    blocks: zod__WEBPACK_IMPORTED_MODULE_1__.array(codeBlockSchema),
});
const unscoredFileSchema = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
    ...file,
    kind: zod__WEBPACK_IMPORTED_MODULE_1__.literal('unscored'),
    reason: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
    line: zod__WEBPACK_IMPORTED_MODULE_1__.int().positive().nullable(),
});
const codeFileSchema = zod__WEBPACK_IMPORTED_MODULE_1__.discriminatedUnion('kind', [measuredFileSchema, unscoredFileSchema]);
const codeTotalsSchema = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
    language: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](CODE_LANGUAGES),
    files: count,
    unscored_files: count,
    raw: rawSchema,
    comment_ratio: zod__WEBPACK_IMPORTED_MODULE_1__.number().nonnegative().nullable(),
    complexity: zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({ ...complexityReadings, grade: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](COMPLEXITY_RANKS) }),
    halstead: zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({ volume: zod__WEBPACK_IMPORTED_MODULE_1__.number(), difficulty: zod__WEBPACK_IMPORTED_MODULE_1__.number(), effort: zod__WEBPACK_IMPORTED_MODULE_1__.number(), bugs: zod__WEBPACK_IMPORTED_MODULE_1__.number() }),
    maintainability: zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
        index: zod__WEBPACK_IMPORTED_MODULE_1__.number(),
        grade: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](MAINTAINABILITY_RANKS),
        lowest: zod__WEBPACK_IMPORTED_MODULE_1__.number(),
        lowest_grade: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](MAINTAINABILITY_RANKS),
    }),
    declarations: declarationsSchema,
});
const globs = zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.string().min(1)).min(1);
const REVIEW_CRITERIA = [
    'readability',
    'idiomatic_usage',
    'error_handling',
    'extensibility',
    'testability',
    'documentation',
    'abstraction',
];
const codeReviewSchema = zod__WEBPACK_IMPORTED_MODULE_1__.discriminatedUnion('kind', [
    zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
        kind: zod__WEBPACK_IMPORTED_MODULE_1__.literal('reviewed'),
        judge: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
        prompt: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
        criteria: zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__["enum"](REVIEW_CRITERIA), zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({ score: zod__WEBPACK_IMPORTED_MODULE_1__.int().min(1).max(5), reason: zod__WEBPACK_IMPORTED_MODULE_1__.string() })),
        average: zod__WEBPACK_IMPORTED_MODULE_1__.number().min(1).max(5),
        cut: zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),
        ..._judgments_js__WEBPACK_IMPORTED_MODULE_0__  .Ah,
    }),
    zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({ kind: zod__WEBPACK_IMPORTED_MODULE_1__.literal('unscored'), reason: zod__WEBPACK_IMPORTED_MODULE_1__.string(), ..._judgments_js__WEBPACK_IMPORTED_MODULE_0__  .Ah }),
]);
const codeSourcesEntrySchema = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
    sources: zod__WEBPACK_IMPORTED_MODULE_1__.union([zod__WEBPACK_IMPORTED_MODULE_1__.string().min(1), globs])
        .describe('Source files of the system: one path or glob relative to the working directory, or a list.')
        .optional(),
    framework: zod__WEBPACK_IMPORTED_MODULE_1__.string().min(1).max(60).describe('Name of the system’s framework, for reports and judge.').optional(),
    prefixes: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.string().min(1))
        .describe('Modules whose imports count as imports of the framework: `langgraph`, `langchain*`.')
        .optional(),
    language: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](CODE_LANGUAGES)
        .describe('Language that the `code.*` metrics measure. Needed only if the sources have several.')
        .optional(),
    annotate: zod__WEBPACK_IMPORTED_MODULE_1__.boolean()
        .describe('Whether to mark functions with a worse complexity rank in a pull request’s diff. Default: false.')
        .optional(),
    review: zod__WEBPACK_IMPORTED_MODULE_1__.boolean().describe('Whether the judge also grades the code, once per run. Default: false.').optional(),
});
const codeSourcesSchema = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
    sources: globs,
    framework: zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),
    prefixes: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.string()),
    language: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](CODE_LANGUAGES).nullable(),
    reviewed: zod__WEBPACK_IMPORTED_MODULE_1__.literal(true).optional(),
    annotated: zod__WEBPACK_IMPORTED_MODULE_1__.literal(true).optional(),
});
const runCodeSchema = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
    ...codeSourcesSchema.shape,
    unscored: zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),
    files: zod__WEBPACK_IMPORTED_MODULE_1__.array(codeFileSchema),
    totals: zod__WEBPACK_IMPORTED_MODULE_1__.array(codeTotalsSchema),
    review: codeReviewSchema.optional(),
});


  }),

  64402:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Lf: () => (  runFigureSchema),
    SL: () => (  FIGURES),
    js: () => (  metricsOfFigure),
    nl: () => (  TRIAL_FIGURES)
  });
  var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55156);
  var _suite_buckets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30078);


const metricId = zod__WEBPACK_IMPORTED_MODULE_1__.string().min(1);
const runFigureSchema = zod__WEBPACK_IMPORTED_MODULE_1__.discriminatedUnion('figure', [
    zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({ figure: zod__WEBPACK_IMPORTED_MODULE_1__.literal('percentile'), of: metricId, percentile: zod__WEBPACK_IMPORTED_MODULE_1__.number().min(0).max(100) }),
    zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({ figure: zod__WEBPACK_IMPORTED_MODULE_1__.literal('ratio'), numerator: metricId, denominator: metricId }),
    zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
        figure: zod__WEBPACK_IMPORTED_MODULE_1__.literal('calibration-error'),
        error: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](['expected', 'maximum']),
        confidence: metricId,
        outcome: metricId,
        buckets: _suite_buckets_js__WEBPACK_IMPORTED_MODULE_0__  .r,
    }),
    zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({ figure: zod__WEBPACK_IMPORTED_MODULE_1__.literal('correlation'), x: metricId, y: metricId }),
    zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({ figure: zod__WEBPACK_IMPORTED_MODULE_1__.literal('trial-deviation'), of: metricId }),
    zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({ figure: zod__WEBPACK_IMPORTED_MODULE_1__.literal('run-deviation'), of: metricId }),
    zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({ figure: zod__WEBPACK_IMPORTED_MODULE_1__.literal('passes'), of: metricId, tries: zod__WEBPACK_IMPORTED_MODULE_1__.int().min(1), need: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](['any', 'all']) }),
]);
const TRIAL_FIGURES = new Set(['passes', 'trial-deviation', 'run-deviation']);
const FIGURES = runFigureSchema.options.map(({ shape }) => shape.figure.value);
function metricsOfFigure(figure) {
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


  }),

  12141:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    DZ: () => (  storedTrialSchema),
    Fm: () => (  groupByCase),
    GB: () => (  countsSchema),
    Hz: () => (  trialRecordSchema),
    Lx: () => (  runSchema),
    MF: () => (  metricSummarySchema),
    Nj: () => (  RESULTS_TARGET),
    PX: () => (  isFromResults),
    WI: () => (  trialSchema),
    ZN: () => (  RUN_SCHEMA_VERSION),
    aO: () => (  countedTrials),
    hF: () => (  isGivenUp),
    hZ: () => (  withoutObservation),
    hj: () => (  leftOutSchema),
    l0: () => (  MAX_UNSCORED_SETS),
    mr: () => (  NAMED_BY),
    r$: () => (  stoppedSchema),
    wK: () => (  trialKey)
  });
  var zod__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(55156);
  var _group_by_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(79167);
  var _metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16080);
  var _suite_case_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31625);
  var _suite_gate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61038);
  var _suite_inference_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(96762);
  var _suite_pricing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96267);
  var _suite_scoring_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60960);
  var _file_version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47673);
  var _judging_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(12316);
  var _judgments_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70249);
  var _observation_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(75198);
  var _rounds_plan_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(87375);
  var _run_code_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(81219);
  var _shard_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(64520);















const RUN_SCHEMA_VERSION = 1;
const hash = zod__WEBPACK_IMPORTED_MODULE_12__.string();
const fingerprintsSchema = zod__WEBPACK_IMPORTED_MODULE_12__.strictObject({
    suite: hash,
    gates: hash,
    target: hash,
    metrics: zod__WEBPACK_IMPORTED_MODULE_12__.record(zod__WEBPACK_IMPORTED_MODULE_12__.string(), hash),
    pricing: hash,
    models: zod__WEBPACK_IMPORTED_MODULE_12__.array(zod__WEBPACK_IMPORTED_MODULE_12__.string()).describe('Resolved model ids that answered, sorted.'),
    corpus: zod__WEBPACK_IMPORTED_MODULE_12__.string().nullable().describe('The corpus that the target reports; `null` if it reports none.'),
    judge: zod__WEBPACK_IMPORTED_MODULE_12__.partialRecord(zod__WEBPACK_IMPORTED_MODULE_12__["enum"](_suite_scoring_js__WEBPACK_IMPORTED_MODULE_4__  .G1), hash).optional().describe('Hash of what each question was asked.'),
    judge_models: zod__WEBPACK_IMPORTED_MODULE_12__.array(zod__WEBPACK_IMPORTED_MODULE_12__.string()).optional().describe('Resolved model ids of the judge, sorted; absent if unknown.'),
    goldenpair: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
});
const RUN_MODES = ['run', 'pr', 'baseline', 'nightly', 'ab', 'aa'];
const NAMED_BY = ['id-spelling', 'column', 'question', 'question-without-constants'];
const caseKeysSchema = zod__WEBPACK_IMPORTED_MODULE_12__.strictObject({ column: zod__WEBPACK_IMPORTED_MODULE_12__.string(), keys: zod__WEBPACK_IMPORTED_MODULE_12__.record(zod__WEBPACK_IMPORTED_MODULE_12__.string(), zod__WEBPACK_IMPORTED_MODULE_12__.string()) });
const leftOutSchema = zod__WEBPACK_IMPORTED_MODULE_12__.strictObject({
    score: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
    reason: zod__WEBPACK_IMPORTED_MODULE_12__.string().describe('Why the score is left out, as a clause such as "whose values are A, D".'),
    directed: zod__WEBPACK_IMPORTED_MODULE_12__.boolean().describe('Whether its name says which way is better; then it could hide a regression.'),
});
const countsSchema = zod__WEBPACK_IMPORTED_MODULE_12__.strictObject({
    cases: zod__WEBPACK_IMPORTED_MODULE_12__.int().nonnegative(),
    trials: zod__WEBPACK_IMPORTED_MODULE_12__.int().nonnegative(),
    ok: zod__WEBPACK_IMPORTED_MODULE_12__.int().nonnegative(),
    failed: zod__WEBPACK_IMPORTED_MODULE_12__.int().nonnegative(),
    infrastructure: zod__WEBPACK_IMPORTED_MODULE_12__.int().nonnegative(),
    unasked: zod__WEBPACK_IMPORTED_MODULE_12__.int().positive().optional().describe('Number of those in `infrastructure` that were not asked.'),
    timeouts: zod__WEBPACK_IMPORTED_MODULE_12__.int().nonnegative(),
    retries: zod__WEBPACK_IMPORTED_MODULE_12__.int().nonnegative(),
    cached: zod__WEBPACK_IMPORTED_MODULE_12__.int().positive().optional().describe('Number of answers from the cache, included in `ok`.'),
    judge: zod__WEBPACK_IMPORTED_MODULE_12__.strictObject({
        readings: zod__WEBPACK_IMPORTED_MODULE_12__.int().nonnegative(),
        failed: zod__WEBPACK_IMPORTED_MODULE_12__.int().nonnegative(),
        retries: zod__WEBPACK_IMPORTED_MODULE_12__.int().nonnegative(),
        cached: zod__WEBPACK_IMPORTED_MODULE_12__.int().positive().optional().describe('Number of readings from the cache; absent if there were none.'),
    })
        .optional(),
});
const STOPPED_BECAUSE = ['budget', 'month', 'unknown-cost'];
const stoppedSchema = zod__WEBPACK_IMPORTED_MODULE_12__.strictObject({
    because: zod__WEBPACK_IMPORTED_MODULE_12__["enum"](STOPPED_BECAUSE),
    made: zod__WEBPACK_IMPORTED_MODULE_12__.int().nonnegative(),
    planned: zod__WEBPACK_IMPORTED_MODULE_12__.int().positive(),
    limit_usd: zod__WEBPACK_IMPORTED_MODULE_12__.number().nonnegative(),
    spent_usd: zod__WEBPACK_IMPORTED_MODULE_12__.number().nonnegative().describe('Cost of all arms and judges; unknown costs at the amount reserved.'),
    detail: zod__WEBPACK_IMPORTED_MODULE_12__.string().max(1000).describe('What would have come next, or which cost is unknown, as a clause.'),
});
const metricSummarySchema = zod__WEBPACK_IMPORTED_MODULE_12__.strictObject({
    mean: zod__WEBPACK_IMPORTED_MODULE_12__.number().nullable(),
    infinite: zod__WEBPACK_IMPORTED_MODULE_12__.literal(true).exactOptional().describe('Set if `mean` is `null` because there is nothing to divide by.'),
    n: zod__WEBPACK_IMPORTED_MODULE_12__.int().nonnegative(),
    applicable: zod__WEBPACK_IMPORTED_MODULE_12__.int().nonnegative(),
});
const pooledSchema = zod__WEBPACK_IMPORTED_MODULE_12__.strictObject({
    run_id: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
    commit: zod__WEBPACK_IMPORTED_MODULE_12__.string().nullable(),
    started_at: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
    trials: zod__WEBPACK_IMPORTED_MODULE_12__.int().positive().describe('Number of trials of each case. Their numbers continue those of the run before.'),
    seed_offset: zod__WEBPACK_IMPORTED_MODULE_12__.int().positive().optional().describe('As in `run.json`.'),
});
const runSchema = zod__WEBPACK_IMPORTED_MODULE_12__.strictObject({
    ...(0,_file_version_js__WEBPACK_IMPORTED_MODULE_5__  .oc)(RUN_SCHEMA_VERSION),
    run_id: zod__WEBPACK_IMPORTED_MODULE_12__.string().min(1),
    session_id: zod__WEBPACK_IMPORTED_MODULE_12__.string().min(1).describe('Shared by runs of one job with interleaved trials; else times cannot gate.'),
    mode: zod__WEBPACK_IMPORTED_MODULE_12__["enum"](RUN_MODES),
    suite: zod__WEBPACK_IMPORTED_MODULE_12__.strictObject({
        name: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
        version: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
        file: zod__WEBPACK_IMPORTED_MODULE_12__.string().describe("The manifest's path from the working directory."),
        directory: zod__WEBPACK_IMPORTED_MODULE_12__.string().exactOptional().describe("Working directory from the repository's root; absent if the same."),
    }),
    variant: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
    commit: zod__WEBPACK_IMPORTED_MODULE_12__.string().nullable(),
    dirty: zod__WEBPACK_IMPORTED_MODULE_12__.literal(true).optional().describe('Set if the checkout has uncommitted changes (command line only).'),
    branch: zod__WEBPACK_IMPORTED_MODULE_12__.string().nullable(),
    started_at: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
    finished_at: zod__WEBPACK_IMPORTED_MODULE_12__.string().nullable(),
    seed: zod__WEBPACK_IMPORTED_MODULE_12__.int(),
    trials_per_case: zod__WEBPACK_IMPORTED_MODULE_12__.int().positive().describe('With a `plan`, the complete rounds, or 1 before the first is done.'),
    plan: _rounds_plan_js__WEBPACK_IMPORTED_MODULE_9__  ._4.optional().describe('What was fixed before the first request; absent for a run in one pass.'),
    seed_offset: zod__WEBPACK_IMPORTED_MODULE_12__.int().positive().optional().describe("Added to all seeds, so that they differ from an earlier run's."),
    pooled: zod__WEBPACK_IMPORTED_MODULE_12__.array(pooledSchema).min(2).optional().describe("Pooled runs, oldest first; all else is the last one's."),
    replaced_trials: zod__WEBPACK_IMPORTED_MODULE_12__.array(zod__WEBPACK_IMPORTED_MODULE_12__.int().nonnegative()).min(1).optional(),
    carried_to: zod__WEBPACK_IMPORTED_MODULE_12__.array(zod__WEBPACK_IMPORTED_MODULE_12__.strictObject({ commit: zod__WEBPACK_IMPORTED_MODULE_12__.string(), at: zod__WEBPACK_IMPORTED_MODULE_12__.string() }))
        .min(1)
        .optional(),
    subset: zod__WEBPACK_IMPORTED_MODULE_12__.string().nullable(),
    shard: _shard_js__WEBPACK_IMPORTED_MODULE_11__  .Id.nullable().default(null).describe('The part of the cases in `cases`; the fingerprint covers all.'),
    settings: zod__WEBPACK_IMPORTED_MODULE_12__.strictObject({
        k: zod__WEBPACK_IMPORTED_MODULE_12__.array(zod__WEBPACK_IMPORTED_MODULE_12__.int().positive()),
        primary_k: zod__WEBPACK_IMPORTED_MODULE_12__.int().positive(),
        success: zod__WEBPACK_IMPORTED_MODULE_12__["enum"](_suite_scoring_js__WEBPACK_IMPORTED_MODULE_4__  .K_),
        scoring: _suite_scoring_js__WEBPACK_IMPORTED_MODULE_4__  .b3.optional().describe('Absent for the defaults, as in runs of older versions.'),
        judge: _judging_js__WEBPACK_IMPORTED_MODULE_6__  .H5.optional().describe("The suite's judge; the one actually used is in `judge` below."),
        mock: zod__WEBPACK_IMPORTED_MODULE_12__.literal(true).optional().describe('Set if the answers come from a stand-in for the system.'),
        replayed: zod__WEBPACK_IMPORTED_MODULE_12__.literal(true).optional().describe('Set if all answers and latencies are those of an earlier run.'),
        alpha: zod__WEBPACK_IMPORTED_MODULE_12__.number(),
        min_scored_share: zod__WEBPACK_IMPORTED_MODULE_12__.number(),
        zero_tolerance: zod__WEBPACK_IMPORTED_MODULE_12__["enum"](['critical', 'all', 'off']),
        inference: zod__WEBPACK_IMPORTED_MODULE_12__["enum"](_suite_inference_js__WEBPACK_IMPORTED_MODULE_13__  .R).optional().describe('Of `ab` and `compare`; absent for `cases-like-these`.'),
        deterministic: zod__WEBPACK_IMPORTED_MODULE_12__.boolean(),
        target: zod__WEBPACK_IMPORTED_MODULE_12__.record(zod__WEBPACK_IMPORTED_MODULE_12__.string(), zod__WEBPACK_IMPORTED_MODULE_12__.unknown()),
        declared: zod__WEBPACK_IMPORTED_MODULE_12__.array(zod__WEBPACK_IMPORTED_MODULE_12__.string()).optional().describe('Settings of the target that the variant sets: `options.chunk`.'),
        sources: zod__WEBPACK_IMPORTED_MODULE_12__.array(zod__WEBPACK_IMPORTED_MODULE_12__.string()).optional().describe('Files of the target, as globs from the root of the repository.'),
        controlled: zod__WEBPACK_IMPORTED_MODULE_12__.record(zod__WEBPACK_IMPORTED_MODULE_12__.string(), zod__WEBPACK_IMPORTED_MODULE_12__.unknown()),
        concurrency: zod__WEBPACK_IMPORTED_MODULE_12__.int().positive(),
        timeout_seconds: zod__WEBPACK_IMPORTED_MODULE_12__.number().positive(),
        retries: zod__WEBPACK_IMPORTED_MODULE_12__.int().nonnegative().optional().describe('Number of further attempts after infrastructure failures.'),
    }),
    pricing: _suite_pricing_js__WEBPACK_IMPORTED_MODULE_3__  .oQ,
    environment: zod__WEBPACK_IMPORTED_MODULE_12__.strictObject({ node: zod__WEBPACK_IMPORTED_MODULE_12__.string(), os: zod__WEBPACK_IMPORTED_MODULE_12__.string(), runner: zod__WEBPACK_IMPORTED_MODULE_12__.string().nullable() }),
    fingerprints: fingerprintsSchema,
    judge: _judging_js__WEBPACK_IMPORTED_MODULE_6__  .Wc.optional().describe('The judge and its settings, which `fingerprints.judge` hashes.'),
    cases: zod__WEBPACK_IMPORTED_MODULE_12__.array(_suite_case_js__WEBPACK_IMPORTED_MODULE_1__  .zq),
    stale_cases: zod__WEBPACK_IMPORTED_MODULE_12__.array(zod__WEBPACK_IMPORTED_MODULE_12__.string()).default([]),
    deleted_cases: zod__WEBPACK_IMPORTED_MODULE_12__.array(zod__WEBPACK_IMPORTED_MODULE_12__.string()).optional().describe('Ids of the stale cases with no expected span left.'),
    base_forms: zod__WEBPACK_IMPORTED_MODULE_12__.array(_suite_case_js__WEBPACK_IMPORTED_MODULE_1__  .Nw).optional().describe('Edited or removed cases, asked as the base has them.'),
    first_look: zod__WEBPACK_IMPORTED_MODULE_12__.strictObject({ cases: zod__WEBPACK_IMPORTED_MODULE_12__.int().positive(), of: zod__WEBPACK_IMPORTED_MODULE_12__.int().positive() }).optional(),
    gates: zod__WEBPACK_IMPORTED_MODULE_12__.array(_suite_gate_js__WEBPACK_IMPORTED_MODULE_2__  .Tp),
    metrics: zod__WEBPACK_IMPORTED_MODULE_12__.array(_metric_js__WEBPACK_IMPORTED_MODULE_0__  .DI),
    named_by: zod__WEBPACK_IMPORTED_MODULE_12__["enum"](NAMED_BY).optional().describe('How results were matched with the baseline, if not by case id.'),
    case_keys: caseKeysSchema.optional().describe('Values of a column of hashes or row numbers in results, by case id.'),
    left_out: zod__WEBPACK_IMPORTED_MODULE_12__.array(leftOutSchema).optional().describe('Scores of results that could not be read, with the reasons.'),
    counts: countsSchema.nullable().describe('`null` until the run has finished.'),
    stopped: stoppedSchema.optional().describe('Absent for a complete run.'),
    spent_usd: zod__WEBPACK_IMPORTED_MODULE_12__.number().nonnegative().optional().describe('Cost of the job; unknown costs at the amount reserved.'),
    code_quality: _run_code_js__WEBPACK_IMPORTED_MODULE_10__  .cz.optional().describe('Measurements of the source code; absent if it was not measured.'),
    summaries: zod__WEBPACK_IMPORTED_MODULE_12__.record(zod__WEBPACK_IMPORTED_MODULE_12__.string(), metricSummarySchema),
});
const RESULTS_TARGET = 'results';
function isFromResults({ settings }) {
    return settings.target['type'] === RESULTS_TARGET;
}
const trialSchema = zod__WEBPACK_IMPORTED_MODULE_12__.strictObject({
    case: zod__WEBPACK_IMPORTED_MODULE_12__.string(),
    trial: zod__WEBPACK_IMPORTED_MODULE_12__.int().nonnegative().describe('From 0.'),
    round: zod__WEBPACK_IMPORTED_MODULE_12__.int().positive().optional().describe('The round that asked the trial, from 1; absent if not in rounds.'),
    asked_on: zod__WEBPACK_IMPORTED_MODULE_12__.literal(true).optional().describe('Set for a further trial of a case that always failed; in no mean.'),
    retries: zod__WEBPACK_IMPORTED_MODULE_12__.int().nonnegative().describe('Number of attempts lost to infrastructure failures before this one.'),
    observation: _observation_js__WEBPACK_IMPORTED_MODULE_8__  .yB,
    judgments: _judgments_js__WEBPACK_IMPORTED_MODULE_7__  .Ht.optional().describe('Absent if nobody judged the trial.'),
    judge_retries: zod__WEBPACK_IMPORTED_MODULE_12__.int().positive().optional().describe("Number of the judge's attempts lost to infrastructure."),
    scores: zod__WEBPACK_IMPORTED_MODULE_12__.object({}).catchall(zod__WEBPACK_IMPORTED_MODULE_12__.number()),
    unscored: zod__WEBPACK_IMPORTED_MODULE_12__.object({}).catchall(zod__WEBPACK_IMPORTED_MODULE_12__.string()),
});
const MAX_UNSCORED_SETS = 64;
const storedTrialSchema = trialSchema.extend({
    unscored: trialSchema.shape.unscored.optional().describe('Absent if an earlier line has the same reasons.'),
    unscored_set: zod__WEBPACK_IMPORTED_MODULE_12__.int()
        .min(0)
        .max(MAX_UNSCORED_SETS - 1)
        .optional(),
});
const trialRecordSchema = trialSchema.omit({ scores: true, unscored: true });
function withoutObservation({ case: id, trial, round, asked_on, scores, unscored }) {
    return { case: id, trial, ...(round && { round, asked_on }), scores, unscored };
}
function trialKey(caseId, trial) {
    return `${trial} ${caseId}`;
}
function countedTrials(trials) {
    return trials.some((trial) => trial.asked_on) ? trials.filter((trial) => !trial.asked_on) : trials;
}
const isGivenUp = ({ counts }) => counts?.unasked !== undefined;
function groupByCase(trials) {
    const inOrder = [...trials].sort((one, other) => one.trial - other.trial);
    return (0,_group_by_js__WEBPACK_IMPORTED_MODULE_14__  .$z)(inOrder, (trial) => trial.case);
}


  }),

  30078:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A: () => (  bucketOf),
    r: () => (  bucketsSchema)
  });
  var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

const bucketsSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    edges: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.number().gt(0).lt(1)),
    closed: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](['left', 'right']),
});
function bucketOf(value, { edges, closed }) {
    const index = edges.findIndex((edge) => (closed === 'left' ? value < edge : value <= edge));
    return index === -1 ? edges.length : index;
}


  }),

  31625:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Ke: () => (  DIFFICULTIES),
    NT: () => (  listKeyPoints),
    Nw: () => (  baseFormSchema),
    YD: () => (  ANSWER_MODES),
    Zf: () => (  KEY_POINT_FIELDS),
    _U: () => (  checkSchema),
    fw: () => (  CRITICAL_TAG),
    jI: () => (  PROFILES),
    oe: () => (  caseSchema),
    zq: () => (  goldenCaseSchema)
  });
  var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

const flag = zod__WEBPACK_IMPORTED_MODULE_0__.boolean();
const name = zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1);
const expectedSpanSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    path: name.describe('Path of the file, as the target reports it. Can be a URL or a glob.'),
    symbol: name.describe('The function, class or heading in the file.').optional(),
    start_line: zod__WEBPACK_IMPORTED_MODULE_0__.int().positive().describe('First line of the span, from 1.').optional(),
    end_line: zod__WEBPACK_IMPORTED_MODULE_0__.int().positive().describe('Last line of the span, from 1, inclusive.').optional(),
    hash: name
        .describe('Hash of the span’s text (`sha256:…`), or an identifier of the span that the target reports.')
        .optional(),
    relevance: zod__WEBPACK_IMPORTED_MODULE_0__.number().min(0).max(100).describe('Relevance of the span, from 0 (not relevant) to 100.').default(1),
});
const ignoreCase = flag.describe('Whether upper and lower case count as equal.').default(false);
const checkSchema = zod__WEBPACK_IMPORTED_MODULE_0__.union([
    zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ contains: name.describe('The text that the answer must contain.'), ignore_case: ignoreCase }),
    zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
        not_contains: name.describe('The text that the answer must not contain.'),
        ignore_case: ignoreCase,
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ equals: zod__WEBPACK_IMPORTED_MODULE_0__.string().describe('Text that the trimmed answer must equal.'), ignore_case: ignoreCase }),
    zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
        regex: name.describe('JavaScript regular expression that must match somewhere in the answer.'),
        flags: zod__WEBPACK_IMPORTED_MODULE_0__.string().describe('Flags of the regular expression: any of i, m, s, u, v.').default(''),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
        json_schema: zod__WEBPACK_IMPORTED_MODULE_0__.record(zod__WEBPACK_IMPORTED_MODULE_0__.string(), zod__WEBPACK_IMPORTED_MODULE_0__.unknown()).describe('JSON Schema that the answer, read as JSON, must match.'),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ max_latency_s: zod__WEBPACK_IMPORTED_MODULE_0__.number().positive().describe('Maximum time for the answer, in seconds.') }),
    zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ max_tokens: zod__WEBPACK_IMPORTED_MODULE_0__.number().nonnegative().describe('Maximum number of input and output tokens.') }),
    zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ max_cost_usd: zod__WEBPACK_IMPORTED_MODULE_0__.number().nonnegative().describe('Maximum cost of the answer, in US dollars.') }),
    zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ max_tool_calls: zod__WEBPACK_IMPORTED_MODULE_0__.int().nonnegative().describe('Maximum number of tool calls for the answer.') }),
]);
const CRITICAL_TAG = 'critical';
const DIFFICULTIES = ['easy', 'medium', 'hard', 'branching', 'coordination', 'hard_coordination'];
const ANSWER_MODES = ['answerable', 'must_abstain', 'must_clarify'];
const PROFILES = ['default', 'multi_hop', 'branching', 'coordination'];
const budgetsSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    max_latency_s: zod__WEBPACK_IMPORTED_MODULE_0__.number().positive().describe('Maximum time for the answer, in seconds.').optional(),
    max_tokens: zod__WEBPACK_IMPORTED_MODULE_0__.number().nonnegative().describe('Maximum number of input and output tokens.').optional(),
    max_cost_usd: zod__WEBPACK_IMPORTED_MODULE_0__.number().nonnegative().describe('Maximum cost of the answer, in US dollars.').optional(),
    max_tool_calls: zod__WEBPACK_IMPORTED_MODULE_0__.int().nonnegative().describe('Maximum number of tool calls for the answer.').optional(),
});
const HOP_MATCHES = ['word', 'substring', 'regex'];
const hopSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    id: name.describe('Id of the hop, unique in the case.'),
    any_of: zod__WEBPACK_IMPORTED_MODULE_0__.array(name).min(1).describe('Texts for this fact; the answer must contain at least one of them.'),
    source: name.describe('Document that states the fact. The hop is grounded if it was retrieved.').optional(),
    match: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](HOP_MATCHES)
        .describe('How `any_of` matches: `word` (whole words, default), `substring`, or `regex` (of JavaScript).')
        .optional(),
});
const stepExpectationSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    step_id: name.describe('Id of the step, unique in the case. The target reports it in `progress`.'),
    description: zod__WEBPACK_IMPORTED_MODULE_0__.string().optional(),
    weight: zod__WEBPACK_IMPORTED_MODULE_0__.number().nonnegative().describe('Weight of the step relative to the others. Default: 1.').optional(),
});
const requirementSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    id: name.describe('Id of the requirement, unique in the case.'),
    description: name,
    weight: zod__WEBPACK_IMPORTED_MODULE_0__.number().nonnegative().describe('Weight of the requirement relative to the others. Default: 1.').optional(),
    evaluation: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](['binary', 'scaled']).describe('Scored 0 or 1 (`binary`), or 0 to 1 (default).').optional(),
});
const namesSchema = zod__WEBPACK_IMPORTED_MODULE_0__.array(name);
const QUARANTINE_END = 'the last day of its quarantine, such as 2026-12-31';
const caseSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    id: zod__WEBPACK_IMPORTED_MODULE_0__.string()
        .min(1)
        .max(200)
        .regex(/^\P{Cc}*$/u, 'text without line breaks and control characters')
        .describe('Id of the case, unique in the suite. Keep the id when you edit the case: runs are compared by it.'),
    query: name.describe('The question that is sent to the target.'),
    tags: zod__WEBPACK_IMPORTED_MODULE_0__.array(name).describe('Tags for selecting cases (`tag:auth`) and for grouping them in tables.').default([]),
    difficulty: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](DIFFICULTIES).optional(),
    profile: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](PROFILES)
        .describe('The kind of work that the query needs. Affects which metrics apply, and selects cases.')
        .optional(),
    use_case: name.describe('The use case of the query, for selecting cases and grouping them in tables.').optional(),
    category: name.describe('A category of your own, for selecting cases and grouping them in tables.').optional(),
    critical: flag
        .describe('Whether the case must never start to fail (`zero_tolerance`). Default: true with the tag `critical`.')
        .default(false),
    flaky: zod__WEBPACK_IMPORTED_MODULE_0__.string(QUARANTINE_END)
        .regex(/^\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|[12]\d))$/, QUARANTINE_END)
        .describe('Last day (2026-12-31) of quarantine: the case is asked but decides nothing. Then `validate` warns.')
        .optional(),
    cluster: name.describe('Name that is shared by cases that tend to pass or fail together.').optional(),
    enabled: flag.describe('Whether runs include the case.').default(true),
    notes: zod__WEBPACK_IMPORTED_MODULE_0__.string().describe('Notes for people. Editing them does not count as a change of the case.').optional(),
    answer_mode: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](ANSWER_MODES)
        .describe('`must_abstain`: the query has no answer, and the target must say so. `must_clarify`: the query is ambiguous, and the target must ask back.')
        .default('answerable'),
    expected_spans: zod__WEBPACK_IMPORTED_MODULE_0__.array(expectedSpanSchema).describe('Spans that the target should retrieve.').default([]),
    expected_answer: zod__WEBPACK_IMPORTED_MODULE_0__.union([name, zod__WEBPACK_IMPORTED_MODULE_0__.array(name).min(1)])
        .describe('One acceptable answer, or several; metrics use the best match.')
        .optional(),
    expected_sources: namesSchema.describe('Names of the documents that the answer should be based on.').optional(),
    expected_answer_criteria: zod__WEBPACK_IMPORTED_MODULE_0__.union([name, namesSchema.min(1)])
        .describe('Criteria for a good answer, for the judge: a text or a list.')
        .optional(),
    key_points: namesSchema.describe('Points that a complete answer covers, for the judge.').optional(),
    requirements: zod__WEBPACK_IMPORTED_MODULE_0__.array(requirementSchema).describe('The requirements of a rubric, for the judge.').optional(),
    expected_claims: namesSchema
        .describe('Statements that a complete answer makes. The judge reads them together with `key_points`.')
        .optional(),
    multi_hop: flag
        .describe('Whether the answer combines several facts. Always true for a case with more than one hop.')
        .optional(),
    required_hops: zod__WEBPACK_IMPORTED_MODULE_0__.array(hopSchema).describe('Facts that the answer must state.').optional(),
    branching: flag.describe('Whether the way to the answer branches.').optional(),
    branching_points: zod__WEBPACK_IMPORTED_MODULE_0__.int().nonnegative().describe('Number of branches on the way to the answer.').optional(),
    coordination_points: zod__WEBPACK_IMPORTED_MODULE_0__.int().nonnegative().describe('Number of necessary handovers between agents.').optional(),
    required_tools: namesSchema.describe('Tools that the target must call.').optional(),
    optional_tools: namesSchema.describe('Tools that the target may call.').optional(),
    forbidden_tools: namesSchema.describe('Tools that the target must not call.').optional(),
    required_agents: namesSchema.describe('Agents that the target must call.').optional(),
    optional_agents: namesSchema.describe('Agents that the target may call.').optional(),
    forbidden_agents: namesSchema.describe('Agents that the target must not call.').optional(),
    clarification_expected: flag.describe('Whether the target should ask a clarifying question on its way.').optional(),
    expected_steps: zod__WEBPACK_IMPORTED_MODULE_0__.array(stepExpectationSchema).describe('The steps of the work, for measuring progress.').optional(),
    expected_route: name.describe('The route tier that should answer the query: `local`, `api` …').optional(),
    human_labels: zod__WEBPACK_IMPORTED_MODULE_0__.record(name, zod__WEBPACK_IMPORTED_MODULE_0__.number())
        .describe('People’s scores of a recorded answer, by metric id, to check the judge: `judge.correctness: 4`.')
        .optional(),
    checks: zod__WEBPACK_IMPORTED_MODULE_0__.array(checkSchema).describe('Deterministic checks of the answer; all must pass.').default([]),
    budgets: budgetsSchema.describe('Limits on time, tokens, cost and tool calls; each is a check.').optional(),
    timeout_seconds: zod__WEBPACK_IMPORTED_MODULE_0__.number().positive().max(86_400).describe('Overrides the suite’s limit, in seconds.').optional(),
});
const goldenCaseSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    ...caseSchema.shape,
    at: zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ file: zod__WEBPACK_IMPORTED_MODULE_0__.string(), line: zod__WEBPACK_IMPORTED_MODULE_0__.int().nonnegative() }),
    fingerprint: name,
});
const baseFormSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    case: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
    edit: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](['edited', 'removed', 'disabled']),
    own: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),
});
const KEY_POINT_FIELDS = ['key_points', 'expected_claims'];
function listKeyPoints(golden) {
    return KEY_POINT_FIELDS.flatMap((field) => golden[field] ?? []);
}


  }),

  61038:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    S4: () => (  EVIDENCE),
    Tp: () => (  gateSchema),
    i2: () => (  findGateFaults),
    ls: () => (  completeGate),
    oC: () => (  SEVERITIES),
    rB: () => (  findBrokenBound)
  });
  var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55156);
  var _metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16080);
  var _rounding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47704);



const SEVERITIES = ['fail', 'warn'];
const EVIDENCE = ['significant', 'threshold', 'non-inferior'];
const gateSchema = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
    id: zod__WEBPACK_IMPORTED_MODULE_1__.string().min(1),
    metric: zod__WEBPACK_IMPORTED_MODULE_1__.string().min(1),
    severity: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](SEVERITIES),
    evidence: zod__WEBPACK_IMPORTED_MODULE_1__["enum"](EVIDENCE),
    primary: zod__WEBPACK_IMPORTED_MODULE_1__.boolean(),
    margin: _metric_js__WEBPACK_IMPORTED_MODULE_0__  .e4.nullable(),
    min: zod__WEBPACK_IMPORTED_MODULE_1__.number().nullable(),
    max: zod__WEBPACK_IMPORTED_MODULE_1__.number().nullable(),
    where: zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),
    assumed: zod__WEBPACK_IMPORTED_MODULE_1__.literal(true).exactOptional(),
});
function findBrokenBound({ min, max }, value) {
    if (value === null)
        return null;
    if (min !== null && value < min - (0,_rounding_js__WEBPACK_IMPORTED_MODULE_2__  .x)([min]))
        return { kind: 'min', limit: min, value };
    return max !== null && value > max + (0,_rounding_js__WEBPACK_IMPORTED_MODULE_2__  .x)([max]) ? { kind: 'max', limit: max, value } : null;
}
function completeGate(gate, { direction, default_margin }) {
    const givesNone = gate.margin === null && gate.min === null && gate.max === null;
    return givesNone && direction !== 'neutral' ? { ...gate, margin: default_margin ?? null } : gate;
}
function checkGate({ margin, min, max, evidence, primary, severity }, metric) {
    const hasNegative = metric.range[0] === null || metric.range[0] < 0;
    const share = margin?.kind === 'relative' && metric.direction !== 'neutral' ? margin.value : null;
    const isProof = evidence === 'non-inferior';
    return {
        'no-margin': margin === null && min === null && max === null,
        'neutral-metric': margin !== null && metric.direction === 'neutral',
        'share-of-negative': share !== null && hasNegative,
        'share-of-everything': share !== null && !hasNegative && share >= 1 && metric.direction === 'higher',
        'proof-without-margin': isProof && margin === null && metric.per_run === undefined,
        'proof-per-run': isProof && metric.per_run !== undefined,
        'primary-warns': primary && severity === 'warn',
        'primary-without-margin': primary && margin === null,
    };
}
function findGateFaults(gate, metric) {
    const isBroken = checkGate(gate, metric);
    return Object.keys(isBroken).filter((fault) => isBroken[fault]);
}


  }),

  28417:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Y: () => (  limitsSchema)
  });
  var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

const perMinute = zod__WEBPACK_IMPORTED_MODULE_0__.int().positive();
const limitsSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    requests_per_minute: perMinute.describe('Maximum number of requests started in any 60 seconds.').exactOptional(),
    tokens_per_minute: perMinute
        .describe('Maximum number of input and output tokens of the requests started in any 60 seconds.')
        .exactOptional(),
});


  }),

  96267:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Zc: () => (  priceSchema),
    aF: () => (  withoutProviderVersion),
    aO: () => (  undatedModelName),
    oQ: () => (  pricingSchema),
    xZ: () => (  costUsdSchema)
  });
  var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

const rate = zod__WEBPACK_IMPORTED_MODULE_0__.number().nonnegative();
const priceSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ input: rate, output: rate, cached: rate.optional() });
const pricingSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    as_of: zod__WEBPACK_IMPORTED_MODULE_0__.string().optional(),
    mode: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](['model', 'tier'])
        .describe('What determines the price of tokens: the model, or else its route tier (`model`, default); or always the route tier (`tier`).')
        .exactOptional(),
    models: zod__WEBPACK_IMPORTED_MODULE_0__.record(zod__WEBPACK_IMPORTED_MODULE_0__.string(), priceSchema).default({}),
    route_tiers: zod__WEBPACK_IMPORTED_MODULE_0__.record(zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1), rate)
        .describe('Price of each route tier in US dollars per million tokens, the same for input and output.')
        .exactOptional(),
});
const costUsdSchema = zod__WEBPACK_IMPORTED_MODULE_0__.number().nonnegative().max(1e9);
const VERTEX_VERSION = /(?:-v\d)?@(?:20\d{6}|\d{3}|default|latest)$/;
const BEDROCK_VERSION = /-(?:v\d+|\d):\d+(?::\d+k)?$/;
const DATE_OR_LATEST = /-(?:20\d{6}|20\d{2}-\d{2}-\d{2}|latest)$/;
const GEMINI_VERSION = /^((?:.*\/)?gemini-.*)-00\d$/;
function undatedModelName(name) {
    return withoutProviderVersion(name).replace(DATE_OR_LATEST, '').replace(GEMINI_VERSION, '$1');
}
function withoutProviderVersion(name) {
    return name.replace(BEDROCK_VERSION, '').replace(VERTEX_VERSION, '');
}


  }),

  60960:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    G1: () => (  JUDGED_QUESTIONS),
    K_: () => (  SUCCESS_RULES),
    b3: () => (  scoringSchema),
    cH: () => (  DEFAULT_SCORING),
    kL: () => (  PROMPTED_QUESTIONS),
    p$: () => (  CATEGORY_WEIGHTS),
    w3: () => (  DEFAULT_PASS_K)
  });
  var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55156);
  var _buckets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30078);
  var _pricing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96267);



const names = zod__WEBPACK_IMPORTED_MODULE_2__.record(zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1), zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1));
const share = zod__WEBPACK_IMPORTED_MODULE_2__.number().min(0).max(1);
const flag = zod__WEBPACK_IMPORTED_MODULE_2__.boolean();
const anchor = zod__WEBPACK_IMPORTED_MODULE_2__.number().positive();
const PROMPTED_QUESTIONS = ['answer', 'quality', 'rubric', 'claims'];
const JUDGED_QUESTIONS = [...PROMPTED_QUESTIONS, 'similarity'];
const scoringSchema = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
    precision_divisor: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['k', 'returned'])
        .describe('What precision at k divides by: `k`, or the number of spans returned if that is smaller.')
        .default('k'),
    ndcg_gain: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['linear', 'exp'])
        .describe('Gain of a relevance in nDCG: the relevance itself (`linear`), or 2^relevance − 1 (`exp`).')
        .default('linear'),
    mrr_cutoff: zod__WEBPACK_IMPORTED_MODULE_2__.int()
        .positive()
        .nullable()
        .describe('Last rank that MRR takes into account. Default: `null`, the whole list.')
        .default(null),
    always_expected_agents: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1))
        .describe('Agents that may always be called, even if a case does not name them.')
        .default(['orchestrator']),
    aliases: zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
        agents: names.describe('Agents’ names in replies, mapped to the suite’s: `researcher: research`.').default({}),
        tools: names.describe('Tools’ names in replies, mapped to the suite’s: `websearch: web_search`.').default({}),
        route_tiers: names.describe('Tiers’ names in replies, mapped to the suite’s: `tier1: local`.').default({}),
    })
        .describe('Maps the names of agents, tools and route tiers that the target uses to the names that the suite uses.')
        .default({ agents: {}, tools: {}, route_tiers: {} }),
    workflow: zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
        strict: flag
            .describe('Whether every call that a case does not name is unexpected. If false, only forbidden calls are.')
            .default(true),
        require_trace: flag
            .describe('Whether a reply without a trace fails the workflow metrics. If false, they are unscored.')
            .default(false),
    })
        .describe('How calls of agents and tools are compared with those that a case expects.')
        .default({ strict: true, require_trace: false }),
    success_spans: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['any', 'critical'])
        .describe('Which expected spans must be among the first `primary_k` for retrieval to succeed: `any` one, or all `critical` ones (relevance 1 or more).')
        .default('any'),
    success_sources: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['any', 'all'])
        .describe('Which `expected_sources` retrieval must find to succeed: `any` one of them (default), or `all`.')
        .exactOptional(),
    pass_k: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.int().min(2).max(100))
        .min(1)
        .describe('Numbers of tries k for `success.pass@k` (any passes) and `success.pass^k` (all pass). Default: [3].')
        .exactOptional(),
    judged: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__["enum"](JUDGED_QUESTIONS))
        .describe('Questions to the judge about every answer: `answer` (grades from 1 to 5), `quality` (scores from 0 to 1), `rubric`, `claims` (grounding), `similarity` (of embeddings, to the expected answer). Metrics of other questions do not apply. Success includes the judgments of expected answers and criteria.')
        .default([]),
    rubric_categories: zod__WEBPACK_IMPORTED_MODULE_2__.record(zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1), zod__WEBPACK_IMPORTED_MODULE_2__.number().nonnegative())
        .nullable()
        .describe('Rubric categories and their weights: `{ clarity: 2 }`. Default: `null`, the ten categories of `rubric.weighted-score`, and weight 1 for any other.')
        .default(null),
    coordination_hop_threshold: share
        .describe('Lowest hop coverage, from 0 to 1, with which a coordination case succeeds.')
        .default(0.8),
    route_tiers: zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1))
        .min(1)
        .describe('Route tiers, cheapest first. A change to a later tier is an escalation.')
        .default(['local', 'api', 'codex']),
    calibration_buckets: _buckets_js__WEBPACK_IMPORTED_MODULE_0__  .r
        .describe('Buckets of confidence for calibration, given by their inner edges, from 0 to 1.')
        .default({ edges: [0.3, 0.6], closed: 'left' }),
    grade_scale: zod__WEBPACK_IMPORTED_MODULE_2__.record(zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1), share)
        .describe('Lowest composite score, from 0 to 1, of each letter grade. A score below all of them is an F.')
        .default({ A: 0.95, B: 0.85, C: 0.75, D: 0.65 }),
    composite_weights: zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ pass: zod__WEBPACK_IMPORTED_MODULE_2__.number().nonnegative(), impl: zod__WEBPACK_IMPORTED_MODULE_2__.number().nonnegative() })
        .describe('Weights in the composite score: `pass` of success, `impl` of the rubric score.')
        .default({ pass: 0.5, impl: 0.5 }),
    token_budget: anchor
        .describe('Tokens per query at which the token score is 0, if fewer than three variants are compared.')
        .default(4000),
    latency_anchor_s: anchor
        .describe('Seconds per query at which the latency score is 0; at 0 seconds it is 100.')
        .default(5),
    cost_anchor_usd: anchor
        .describe('US dollars per query at which the cost score is 0; at 0 dollars it is 100.')
        .default(0.1),
    component_prices: _pricing_js__WEBPACK_IMPORTED_MODULE_1__  .Zc
        .describe('One price for all components of a reply, in US dollars per million tokens: `{ input: 3, output: 15 }`. Default: the price of each component’s model.')
        .exactOptional(),
});
const DEFAULT_SCORING = scoringSchema.parse({}, { jitless: true });
const DEFAULT_PASS_K = [3];
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
const SUCCESS_RULES = ['all', 'retrieval', 'answer', 'workflow', 'reported'];


  })

};
