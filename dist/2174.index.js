export const id = 2174;
export const ids = [2174];
export const modules = {

/***/ 54252:
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

/***/ 8499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $o: () => (/* binding */ withUnit),
/* harmony export */   GB: () => (/* binding */ roundTo),
/* harmony export */   Lh: () => (/* binding */ decimalsToShow),
/* harmony export */   ZV: () => (/* binding */ formatNumber),
/* harmony export */   kE: () => (/* binding */ decimalsForDigits),
/* harmony export */   pq: () => (/* binding */ countOf)
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


/***/ }),

/***/ 45997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ allOf)
/* harmony export */ });
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35398);

/**
 * Whether all of the scores are 1, as a score: a 0 settles it; else one that is unscored leaves it open, with its reason.
 * @example allOf([unscored('no usage'), scored(0)]) // scored 0
 */
function allOf(scores) {
    if (scores.some((score) => score.kind === 'scored' && score.value === 0))
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_0__/* .scored */ .l)(0);
    return scores.find((score) => score.kind === 'unscored') ?? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_0__/* .scored */ .l)(1);
}


/***/ }),

/***/ 42371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ billsOf),
/* harmony export */   Q: () => (/* binding */ statesOwnCost)
/* harmony export */ });
/**
 * The calls that a reply is to be paid for, in order, at least one: every attempt, those that were given up too. Without attempts, or
 * where they name one model and tier and say nothing of tokens, it is the reply's own `usage`, which is that of all attempts.
 * `model` of the reply is the one that answered, so the last attempt may leave it out.
 * @example billsOf({ answer: '', model: 'm', usage: { input_tokens: 9 } }) // [{ model: 'm', input_tokens: 9 }]
 */
function billsOf(reply) {
    const attempts = reply.attempts ?? [];
    const whole = wholeBill(reply);
    if (whole !== null)
        return [whole];
    return attempts.map((attempt, index) => ({
        ...(index === attempts.length - 1 && reply.model !== undefined && { model: reply.model }),
        ...attempt,
    }));
}
/** Whether the target states a cost itself, of the reply or of an attempt: such a cost follows the prices of its day. */
function statesOwnCost(reply) {
    return reply.cost_usd !== undefined || billsOf(reply).some((bill) => bill.cost_usd !== undefined);
}
/** The reply as one call, or null where its attempts must be paid one by one. */
function wholeBill({ attempts = [], usage, model, planner }) {
    const [first, ...others] = attempts;
    const tier = planner?.route;
    const own = { ...usage, ...(model !== undefined && { model }), ...(tier !== undefined && { route_tier: tier }) };
    if (first === undefined)
        return own;
    if (attempts.some(saysWhatItUsed))
        return others.length === 0 ? { ...own, ...first } : null;
    const isAlike = others.every((other) => (other.model ?? model) === (first.model ?? model) && (other.route_tier ?? tier) === (first.route_tier ?? tier));
    return isAlike ? { ...own, ...first } : null;
}
function saysWhatItUsed({ input_tokens: input, output_tokens: output, cost_usd: cost }) {
    return input !== undefined || output !== undefined || cost !== undefined;
}


/***/ }),

/***/ 50632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ buildMetrics)
/* harmony export */ });
/* harmony import */ var _model_run_figure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86114);
/* harmony import */ var _custom_metrics_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39121);
/* harmony import */ var _default_pricing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96182);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96736);




/**
 * Every metric of the registry for one suite, in the registry's order, then the suite's `own`; ids unique.
 * Prices that the suite does not give come from the default table, as `completePricing` says. A figure of the run applies where all of
 * its parts do, and takes their definitions into its own.
 */
function buildMetrics(settings, own = []) {
    const complete = { ...settings, pricing: (0,_default_pricing_js__WEBPACK_IMPORTED_MODULE_1__/* .completePricing */ .M)(settings.pricing) };
    const metrics = [..._index_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY */ .M.flatMap((definition) => definition.expand(complete)), ...own.map(_custom_metrics_js__WEBPACK_IMPORTED_MODULE_3__/* .customMetric */ .oq)];
    const byId = new Map();
    for (const metric of metrics) {
        if (byId.has(metric.id))
            throw new Error(`two metrics have the id ${metric.id}`);
        byId.set(metric.id, metric);
    }
    return metrics.map((metric) => joinParts(metric, byId));
}
function joinParts(metric, byId) {
    if (metric.per_run === undefined)
        return metric;
    const parts = (0,_model_run_figure_js__WEBPACK_IMPORTED_MODULE_0__/* .partsOf */ .C)(metric.per_run).map((id) => {
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


/***/ }),

/***/ 79834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rr: () => (/* binding */ calledTools),
/* harmony export */   eW: () => (/* binding */ NO_TRACE),
/* harmony export */   un: () => (/* binding */ calledAgents)
/* harmony export */ });
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


/***/ }),

/***/ 6864:
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
 * Source: design document 000, easy and branching questions.
 */
function isBranching(golden) {
    const { profile = null, branching = false, branching_points: points = 0, difficulty, required_hops: hops = [], } = golden;
    if (profile !== null && profile !== 'branching')
        return false;
    return branching || points > 0 || difficulty === 'branching' || (profile === 'branching' && hops.length > 1);
}
/**
 * Whether agents must work together: `coordination_points` or the difficulty says so; in the profile `coordination` also where the case
 * requires agents and has no difficulty. A case of another profile never is.
 * Source: design document 000, easy and coordination questions.
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

/***/ 25435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M1: () => (/* binding */ scoreChecks),
/* harmony export */   SK: () => (/* binding */ REGEX_ANSWER_LENGTH),
/* harmony export */   dG: () => (/* binding */ checkAnswer)
/* harmony export */ });
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35398);
/* harmony import */ var _all_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45997);
/* harmony import */ var _cost_of_reply_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8496);
/* harmony import */ var _json_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78314);
/* harmony import */ var _latency_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18454);
/* harmony import */ var _tokens_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54172);






/** A `regex` check looks at this many characters of the answer, so that a runaway reply cannot stall a run. */
const REGEX_ANSWER_LENGTH = 100_000;
/** 1 when every check of the case holds, 0 when one does not; unscored when only a figure that was not reported could tell. */
function scoreChecks({ observation, golden }, pricing) {
    return (0,_all_of_js__WEBPACK_IMPORTED_MODULE_4__/* .allOf */ .b)(golden.checks.map((check) => checkAnswer(check, observation, pricing)));
}
/** 1 when one check holds for a reply, else 0; a limit on a figure that is not known is unscored with the figure's reason. */
function checkAnswer(check, observation, pricing) {
    const { reply } = observation;
    const answer = reply.answer.normalize('NFC');
    if ('contains' in check)
        return pass(folded(answer, check).includes(folded(check.contains, check)));
    if ('not_contains' in check)
        return pass(!folded(answer, check).includes(folded(check.not_contains, check)));
    if ('equals' in check)
        return pass(folded(answer, check).trim() === folded(check.equals, check).trim());
    if ('regex' in check)
        return checkRegex(check, reply.answer);
    if ('json_schema' in check)
        return pass(isJsonThat(reply.answer, check.json_schema));
    if ('max_latency_s' in check)
        return within((0,_latency_js__WEBPACK_IMPORTED_MODULE_2__/* .latencySeconds */ .Q)(observation), check.max_latency_s);
    if ('max_tokens' in check)
        return within((0,_tokens_js__WEBPACK_IMPORTED_MODULE_3__/* .totalTokens */ .RP)(reply), check.max_tokens);
    if ('max_tool_calls' in check)
        return within(countToolCalls(reply), check.max_tool_calls);
    return within((0,_cost_of_reply_js__WEBPACK_IMPORTED_MODULE_0__/* .costOfReply */ .D)(reply, pricing), check.max_cost_usd);
}
function countToolCalls({ tools }) {
    return tools === undefined ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .unscored */ .c)('the target reported no trace of tools') : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .scored */ .l)(tools.length);
}
function pass(holds) {
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .scored */ .l)(holds ? 1 : 0);
}
function within(figure, limit) {
    return figure.kind === 'unscored' ? figure : pass(figure.value <= limit);
}
/** Composed, so that two ways of writing the same letter are equal, and in lower case where the check asks for it. */
function folded(text, { ignore_case: ignoreCase }) {
    const composed = text.normalize('NFC');
    return ignoreCase ? composed.toLowerCase() : composed;
}
/** The parser of suites has tried the expression; one that a hand-edited run brings must not stop the scoring. */
function checkRegex({ regex, flags }, answer) {
    try {
        return pass(new RegExp(regex, flags).test(answer.slice(0, REGEX_ANSWER_LENGTH)));
    }
    catch (error) {
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_5__/* .unscored */ .c)(`the check's regex cannot be used: ${error instanceof Error ? error.message : 'no reason given'}`);
    }
}
function isJsonThat(answer, schema) {
    try {
        return (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesJsonSchema */ .h)(JSON.parse(answer), schema);
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 65239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k2: () => (/* binding */ MOST_READINGS),
/* harmony export */   sJ: () => (/* binding */ consensus),
/* harmony export */   xe: () => (/* binding */ shouldAskAgain)
/* harmony export */ });
/* harmony import */ var _stats_mean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84361);
/* harmony import */ var _stats_sample_deviation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65412);
/* harmony import */ var _weighted_mean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37713);



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
    const weighted = (0,_weighted_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .weightedMean */ .h)(readings.map((reading) => ({ value: reading.score, weight: confidenceOf(reading) })));
    return weighted ?? (0,_stats_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i)(readings.map(({ score }) => score));
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
    const variance = ((0,_stats_sample_deviation_js__WEBPACK_IMPORTED_MODULE_2__/* .sampleDeviation */ .g)(scores) ?? 0) ** 2;
    const range = Math.max(...scores) - Math.min(...scores);
    return (variance > MOST_VARIANCE + ROUNDING ||
        (0,_stats_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i)(readings.map(confidenceOf)) < LEAST_CONFIDENCE - ROUNDING ||
        range > WIDEST_RANGE + ROUNDING);
}


/***/ }),

/***/ 42205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ saysNothingOfCost),
/* harmony export */   J: () => (/* binding */ costKnown)
/* harmony export */ });
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35398);
/* harmony import */ var _cost_of_reply_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8496);
/* harmony import */ var _define_define_metric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65608);



const costKnown = (0,_define_define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .defineMetric */ .G)({
    name: 'cost.known',
    title: 'cost known',
    source: 'design document 000, unknown models: a cost of 0 must not come from ignorance',
    unit: 'ratio',
    kind: 'binary',
    direction: 'neutral',
    range: [0, 1],
    definition: 'cost.known/1',
    applies: () => true,
    score: ({ observation: { reply } }, { settings }) => saysNothingOfCost(reply)
        ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c)('the target reported neither cost_usd, nor tokens, nor a model')
        : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .l)((0,_cost_of_reply_js__WEBPACK_IMPORTED_MODULE_0__/* .costOfReply */ .D)(reply, settings.pricing).kind === 'scored' ? 1 : 0),
    when_failed: 'unscored',
});
/** A target that no model answers for, such as a search, has no cost that could be unknown. */
function saysNothingOfCost({ cost_usd: cost, usage, model, attempts = [] }) {
    return cost === undefined && usage === undefined && model === undefined && attempts.length === 0;
}


/***/ }),

/***/ 1491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ runCostOfPass),
/* harmony export */   o: () => (/* binding */ costOfPass)
/* harmony export */ });
/* harmony import */ var _define_define_run_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7632);

/**
 * What one pass costs, in US dollars; Infinity when nothing passes.
 * Source: design document 003, cost of pass; with a mean cost and a pass rate it is Σ cost / passes.
 * @example costOfPass({ cost: 0.2, passRate: 2 / 3 }) // 0.3
 */
function costOfPass({ cost, passRate }) {
    return passRate === 0 ? Infinity : cost / passRate;
}
const runCostOfPass = (0,_define_define_run_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .defineRunMetric */ .z)({
    name: 'run.cost-of-pass',
    title: 'cost of a pass',
    source: 'design document 003, cost of pass',
    unit: 'usd',
    direction: 'lower',
    range: [0, null],
    default_margin: { kind: 'relative', value: 0.1 },
    definition: 'run.cost-of-pass/1',
    per_run: () => ({ figure: 'ratio', numerator: 'cost.usd', denominator: 'success' }),
});


/***/ }),

/***/ 8496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ costOfReply)
/* harmony export */ });
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35398);
/* harmony import */ var _bills_of_reply_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42371);
/* harmony import */ var _find_price_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57665);
/* harmony import */ var _remember_last_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99534);




const TOKENS_PER_PRICE = 1_000_000;
/** Names of models and route tiers come from the target and are repeated in a reason. */
const NAME_LENGTH = 80;
/**
 * What one reply cost in US dollars: its own `cost_usd`, else the sum over its attempts, each at its own `cost_usd` or at the price of
 * its tokens, as `findPrice` says. `cached_tokens` are the part of `input_tokens` that the provider read from a cache; a cached price
 * of 0 or none means unknown, and they then cost as much as other input. Unscored when a price or a token count is missing:
 * a cost of 0 must not come from ignorance.
 * @example costOfReply({ answer: '', model: 'm', usage: { input_tokens: 1000, output_tokens: 100 } }, { models: { m: { input: 3, output: 15 } } }) // $0.0045
 */
const costOfReply = (0,_remember_last_js__WEBPACK_IMPORTED_MODULE_0__/* .rememberLast */ .m)((reply, pricing) => {
    if (reply.cost_usd !== undefined)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scored */ .l)(reply.cost_usd);
    const bills = (0,_bills_of_reply_js__WEBPACK_IMPORTED_MODULE_2__/* .billsOf */ .K)(reply);
    let dollars = 0;
    for (const [index, bill] of bills.entries()) {
        const cost = costOfBill(bill, pricing);
        if (cost.kind === 'scored')
            dollars += cost.value;
        else
            return bills.length === 1 ? cost : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .unscored */ .c)(`attempt ${index + 1} of ${bills.length}: ${cost.reason}`);
    }
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scored */ .l)(dollars);
});
function costOfBill(bill, pricing) {
    const { input_tokens: input, output_tokens: output, cached_tokens: cached = 0 } = bill;
    if (bill.cost_usd !== undefined)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scored */ .l)(bill.cost_usd);
    if (input === undefined)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .unscored */ .c)('the target reported no input tokens');
    if (output === undefined)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .unscored */ .c)('the target reported no output tokens');
    const known = (0,_find_price_js__WEBPACK_IMPORTED_MODULE_3__/* .findPrice */ .v)(bill, pricing);
    if (known === null)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .unscored */ .c)(explainUnknownPrice(bill, pricing));
    if (cached > input)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .unscored */ .c)(`the target reported more cached tokens (${cached}) than input tokens (${input})`);
    const { price } = known;
    const cachedPrice = price.cached || price.input;
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scored */ .l)(((input - cached) * price.input + cached * cachedPrice + output * price.output) / TOKENS_PER_PRICE);
}
function explainUnknownPrice({ model, route_tier: tier }, { mode }) {
    const [what, name] = mode === 'tier' ? ['route tier', tier] : ['model', model];
    if (name === undefined)
        return `the target reported neither cost_usd nor a ${what}`;
    const place = mode === 'tier' ? 'pricing.route_tiers' : 'pricing';
    return `no price is known for the ${what} ${name.slice(0, NAME_LENGTH)}; set it under \`${place}\` in the suite`;
}


/***/ }),

/***/ 434:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ countFound)
/* harmony export */ });
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


/***/ }),

/***/ 39121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ recordedScore),
/* harmony export */   ki: () => (/* binding */ customMetricsOf),
/* harmony export */   oq: () => (/* binding */ customMetric)
/* harmony export */ });
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35398);

/** Enough to say what is wrong. */
const REASON_LENGTH = 200;
/** Before the name of each of a suite's own metrics. */
const PREFIX = 'custom.';
/** One of a suite's own metrics among the others: everything that gates and reports ask of it. Its scores come from elsewhere. */
function customMetric(facts) {
    return { ...facts, custom: true, aliases: [], applies: () => true, score: null, when_failed: 'unscored' };
}
/** The suite's own among the metrics that a run has measured, each once. What only calls itself one is none. */
function customMetricsOf({ metrics }) {
    const own = metrics.filter(({ id, custom, per_run }) => custom && id.startsWith(PREFIX) && per_run === undefined);
    return own.filter(({ id }, index) => own.findIndex((other) => other.id === id) === index);
}
/**
 * What is recorded of a suite's own metric: null where it does not apply to the case. A value that the metric cannot have is unscored.
 * @example recordedScore(politeness, { scores: { 'custom.politeness': 2 }, unscored: {} }) // unscored: 'the suite's metric gave 2, which is not between 0 and 1'
 */
function recordedScore({ id, kind, range: [low, high] }, recorded) {
    const value = recorded?.scores[id];
    const reason = recorded?.unscored[id];
    if (value === undefined)
        return reason === undefined ? null : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_0__/* .unscored */ .c)(reason.slice(0, REASON_LENGTH));
    const isInside = (low === null || value >= low) && (high === null || value <= high);
    if (!isInside)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_0__/* .unscored */ .c)(`the suite's metric gave ${value}, which is ${describeRange(low, high)}`);
    if (kind === 'binary' && value !== 0 && value !== 1)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_0__/* .unscored */ .c)(`the suite's metric gave ${value}, where only 0 and 1 are possible`);
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_0__/* .scored */ .l)(value);
}
function describeRange(low, high) {
    if (low !== null && high !== null)
        return `not between ${low} and ${high}`;
    return low === null ? `above ${String(high)}` : `below ${low}`;
}


/***/ }),

/***/ 96182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ completePricing)
/* harmony export */ });
/* unused harmony export DEFAULT_PRICING */
/* harmony import */ var _normalize_model_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57919);

/**
 * The prices that the design documents state, in US dollars for 1,000,000 tokens. They carry no date and providers change
 * theirs, so a suite that gates on dollars should set `pricing` itself.
 */
const DEFAULT_PRICING = {
    as_of: 'undated (the design documents)',
    models: {
        'claude-haiku-3-5': { input: 0.8, output: 4 },
        'claude-haiku-4-5': { input: 0.8, output: 4 },
        'claude-opus-4-5': { input: 15, output: 75 },
        'claude-sonnet-4': { input: 3, output: 15 },
        'gpt-4o': { input: 5, output: 15 },
        'gpt-4o-mini': { input: 0.15, output: 0.6 },
        'gpt-5-mini': { input: 0.25, output: 2 },
    },
    /** Only where a suite prices by tier: what an unknown model of some tier costs is not known. */
    route_tiers: { local: 0, api: 2, codex: 10 },
};
/**
 * A suite's prices, filled up from the default table; what a run stores. A default gives way to the suite's price for the
 * same model in any spelling (`openai/GPT-4o` for `gpt-4o`). Prices of route tiers are filled up only with `mode: tier`.
 * Completing twice changes nothing.
 */
function completePricing(own) {
    const priced = new Set(Object.keys(own.models).map(_normalize_model_name_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalModelName */ .V_));
    const defaults = Object.entries(DEFAULT_PRICING.models);
    const missing = defaults.filter(([model]) => !priced.has((0,_normalize_model_name_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalModelName */ .V_)(model)));
    const isByTier = own.mode === 'tier';
    const tiers = { ...(isByTier && DEFAULT_PRICING.route_tiers), ...own.route_tiers };
    return {
        as_of: own.as_of ?? DEFAULT_PRICING.as_of,
        ...(isByTier && { mode: 'tier' }),
        models: { ...own.models, ...Object.fromEntries(missing) },
        ...(Object.keys(tiers).length > 0 && { route_tiers: tiers }),
    };
}


/***/ }),

/***/ 72089:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ defineAmountMetric)
/* harmony export */ });
/* harmony import */ var _define_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65608);

/** What an answer takes, in time, tokens or money: lower is better, compared by its ratio, and unknown of a failed trial. */
function defineAmountMetric(spec) {
    return (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .defineMetric */ .G)({
        definition: `${spec.name}/1`,
        applies: () => true,
        ...spec,
        kind: 'continuous',
        direction: 'lower',
        range: [0, null],
        scale: 'log-ratio',
        default_margin: { kind: 'relative', value: 0.1 },
        when_failed: 'unscored',
    });
}


/***/ }),

/***/ 65608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ defineMetric)
/* harmony export */ });
/* harmony import */ var _model_scoring_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65633);

/** An entry of the registry from a spec. Its ks are those of the suite and `primary_k`, ascending, each once. */
function defineMetric(spec) {
    return {
        name: spec.name,
        title: spec.title,
        source: spec.source,
        expand: (settings) => {
            const scoring = settings.scoring ?? _model_scoring_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_SCORING */ .cH;
            if (!spec.at_each_k)
                return [metricOf(spec, { k: settings.primary_k, settings, scoring })];
            const ks = [...new Set([...settings.k, settings.primary_k])].sort((a, b) => a - b);
            return ks.map((k) => metricOf(spec, { k, settings, scoring }));
        },
    };
}
function metricOf(spec, context) {
    const suffix = spec.at_each_k ? `@${context.k}` : '';
    const isMain = context.k === context.settings.primary_k;
    const asked = judgesOf(spec, context);
    return {
        id: `${spec.name}${suffix}`,
        title: `${spec.title}${suffix}`,
        unit: spec.unit,
        kind: spec.kind,
        direction: spec.direction,
        range: spec.range,
        environment: spec.environment ?? 'free',
        scale: spec.scale ?? 'linear',
        ...(spec.aspect && { aspect: spec.aspect }),
        ...(spec.default_margin && { default_margin: spec.default_margin }),
        ...(spec.absolute_margin !== undefined && { absolute_margin: spec.absolute_margin }),
        definition: typeof spec.definition === 'string' ? spec.definition : spec.definition(context),
        ...(asked.length > 0 && { judged_by: asked }),
        aliases: spec.aliases ?? [],
        ...(spec.default_gate && isMain && { default_gate: spec.default_gate }),
        ...(spec.warn_margin && isMain && { warn_margin: spec.warn_margin }),
        ...(spec.criterion !== undefined && { criterion: spec.criterion }),
        applies: (golden) => spec.applies(golden, context),
        score: (trial) => spec.score(trial, context),
        when_failed: spec.when_failed,
    };
}
function judgesOf({ judged_by: questions = [] }, context) {
    const all = typeof questions === 'function' ? questions(context) : questions;
    return all.filter((question) => context.scoring.judged.includes(question));
}


/***/ }),

/***/ 54034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ defineOverlapMetric)
/* harmony export */ });
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35398);
/* harmony import */ var _exact_match_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73383);
/* harmony import */ var _define_metric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65608);



/** A share of words in common with the most alike of the expected answers: higher is better, a failed trial is 0. */
function defineOverlapMetric({ version, overlap, ...spec }) {
    return (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_1__/* .defineMetric */ .G)({
        ...spec,
        unit: 'ratio',
        kind: 'continuous',
        direction: 'higher',
        range: [0, 1],
        default_margin: { kind: 'relative', value: 0.1 },
        absolute_margin: 0.05,
        definition: `${spec.name}/${version}`,
        applies: (golden) => (0,_exact_match_js__WEBPACK_IMPORTED_MODULE_0__/* .acceptedAnswers */ .h$)(golden).length > 0,
        score: ({ observation, golden }) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .l)(Math.max(...(0,_exact_match_js__WEBPACK_IMPORTED_MODULE_0__/* .acceptedAnswers */ .h$)(golden).map((expected) => overlap(expected, observation.reply.answer)))),
        when_failed: 0,
    });
}


/***/ }),

/***/ 92329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ defineRankingMetric)
/* harmony export */ });
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35398);
/* harmony import */ var _define_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65608);
/* harmony import */ var _match_spans_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94105);



/**
 * A retrieval metric: a ratio, higher is better, for cases that expect a span. A failed trial is 0; a reply that has
 * no `spans` at all is unscored, one with an empty list retrieved nothing and is 0. Unscored too where it depends on a span of which it
 * cannot be told whether it is an expected one.
 */
function defineRankingMetric({ version, choice, measure, ...spec }) {
    return (0,_define_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .defineMetric */ .G)({
        ...spec,
        unit: 'ratio',
        direction: 'higher',
        range: [0, 1],
        default_margin: spec.kind === 'binary' ? { kind: 'absolute', value: 0.05 } : { kind: 'relative', value: 0.1 },
        ...(spec.kind !== 'binary' && { absolute_margin: 0.05 }),
        definition: (context) => {
            const chosen = choice?.(context) ?? null;
            return `${spec.name}/${version} ${_match_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .SPAN_RULES */ .bz}${chosen === null ? '' : ` ${chosen}`}`;
        },
        applies: _match_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .expectsSpans */ .a5,
        score: ({ ranking }, context) => ranking === null
            ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c)('the target reported no spans')
            : (0,_match_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .scoreRanking */ .Dz)(ranking, (possible) => measure(possible, context)),
        when_failed: 0,
    });
}


/***/ }),

/***/ 7632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ defineRunMetric)
/* harmony export */ });
/* harmony import */ var _model_scoring_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65633);

/** An entry of the registry for a figure of the whole run. It applies to the cases that all of its parts apply to: `buildMetrics` sees to that. */
function defineRunMetric(spec) {
    return {
        name: spec.name,
        title: spec.title,
        source: spec.source,
        expand: (settings) => {
            const figure = spec.per_run({
                k: settings.primary_k,
                settings,
                scoring: settings.scoring ?? _model_scoring_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_SCORING */ .cH,
            });
            return [
                {
                    id: spec.name,
                    title: spec.title,
                    unit: spec.unit,
                    kind: 'continuous',
                    direction: spec.direction,
                    range: spec.range,
                    environment: spec.environment ?? 'free',
                    scale: 'linear',
                    per_run: figure,
                    ...(spec.aspect && { aspect: spec.aspect }),
                    ...(spec.default_margin && { default_margin: spec.default_margin }),
                    ...(spec.absolute_margin !== undefined && { absolute_margin: spec.absolute_margin }),
                    definition: `${spec.definition} ${JSON.stringify(figure)}`,
                    aliases: spec.aliases ?? [],
                    applies: () => true,
                    score: null,
                    when_failed: 'unscored',
                },
            ];
        },
    };
}


/***/ }),

/***/ 90091:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AJ: () => (/* binding */ cpuEfficiency),
/* harmony export */   Qn: () => (/* binding */ thriftScore),
/* harmony export */   Z1: () => (/* binding */ memoryEfficiency)
/* harmony export */ });
const clamp = (score) => Math.min(100, Math.max(0, score));
/**
 * Points for little memory: 100 at 100 MB and below, 0 at 500 MB and above, linear between. MB are MiB of resident memory.
 * Source: design document 001, memory efficiency (requirements 152, 2.G).
 * @example memoryEfficiency(200) // 75
 */
function memoryEfficiency(megabytes) {
    return clamp(100 * (1 - (megabytes - 100) / 400));
}
/**
 * Points for an idle processor: 100 less the per cent that are busy, at least 0.
 * Source: design document 001, CPU efficiency (requirements 153, 2.G).
 * @example cpuEfficiency(30) // 70
 */
function cpuEfficiency(percent) {
    return clamp(100 - percent);
}
/**
 * Points for little of something: 100 for none, 0 at the anchor and above, linear between.
 * Source: design document 001, latency at an anchor of 5 s and cost at one of $0.10 (requirements 156, 157, 2.G).
 * @example thriftScore(1.5, 5) // 70
 */
function thriftScore(amount, anchor) {
    return clamp(100 * (1 - amount / anchor));
}


/***/ }),

/***/ 73383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RG: () => (/* binding */ exactMatchMetric),
/* harmony export */   h$: () => (/* binding */ acceptedAnswers)
/* harmony export */ });
/* unused harmony export exactMatch */
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35398);
/* harmony import */ var _define_define_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65608);
/* harmony import */ var _normalize_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28922);



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
    const [wanted, given] = (0,_normalize_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .comparableWords */ .o)(expected, answer);
    return wanted.length > 0 && wanted.join(' ') === given.join(' ') ? 1 : 0;
}
const exactMatchMetric = (0,_define_define_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .defineMetric */ .G)({
    name: 'answer.exact-match',
    title: 'exact match',
    source: 'Rajpurkar et al. 2016, SQuAD, arXiv:1606.05250',
    unit: 'ratio',
    kind: 'binary',
    direction: 'higher',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    definition: 'answer.exact-match/1',
    applies: (golden) => acceptedAnswers(golden).length > 0,
    score: ({ observation, golden }) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .l)(acceptedAnswers(golden).some((expected) => exactMatch(expected, observation.reply.answer)) ? 1 : 0),
    when_failed: 0,
});


/***/ }),

/***/ 57665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ findPrice)
/* harmony export */ });
/* harmony import */ var _normalize_model_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57919);

/**
 * The price of the tokens of a model or of its route tier, or null. With `mode: tier` the tier's alone counts; else the model's does,
 * and the tier's only where the list knows no price for the model. A tier has one price for input and output. A `:free` model costs
 * nothing, unless the list has a price for that very name.
 * @example findPrice({ model: 'm', route_tier: 'api' }, { models: {}, route_tiers: { api: 2 } }) // api at { input: 2, output: 2 }
 */
function findPrice(source, pricing) {
    return (pricing.mode === 'tier' ? null : findModelPrice(source, pricing)) ?? findTierPrice(source, pricing);
}
function findModelPrice({ model }, { models }) {
    const name = model === undefined ? null : (0,_normalize_model_name_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeModelName */ .gW)(model, Object.keys(models));
    const price = name === null ? undefined : models[name];
    if (name !== null && price !== undefined)
        return { by: 'model', name, price };
    return model !== undefined && (0,_normalize_model_name_js__WEBPACK_IMPORTED_MODULE_0__/* .isFreeModel */ .qe)(model)
        ? { by: 'model', name: ':free', price: { input: 0, output: 0 } }
        : null;
}
function findTierPrice({ route_tier: name }, { route_tiers: rates = {} }) {
    const rate = name !== undefined && Object.hasOwn(rates, name) ? rates[name] : undefined;
    return name === undefined || rate === undefined ? null : { by: 'tier', name, price: { input: rate, output: rate } };
}


/***/ }),

/***/ 46064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ findsCritical)
/* harmony export */ });
/* harmony import */ var _hit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76449);

/** From this relevance on, a span is critical. */
const CRITICAL = 1;
/**
 * 1 when every critical span of a case, of relevance 1 or more, is among the first k, else 0; `hitAtK` for a case that has none.
 * Source: Goldenpair's requirements, D4.
 * @example findsCritical({ gains: [1, 0, 0.5], ideal: [1, 1, 0.5] }, 3) // 0
 */
function findsCritical({ gains, ideal }, k) {
    const countIn = (relevances) => relevances.filter((value) => value >= CRITICAL).length;
    const wanted = countIn(ideal);
    if (wanted === 0)
        return (0,_hit_js__WEBPACK_IMPORTED_MODULE_0__/* .hitAtK */ .g)(gains, k) === 1 ? 1 : 0;
    return countIn(gains.slice(0, k)) === wanted ? 1 : 0;
}


/***/ }),

/***/ 48585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ FROM_CACHE)
/* harmony export */ });
/** Why no time of a trial, and nothing else that depends on the machine, is measured. */
const FROM_CACHE = 'the answer is from the cache';


/***/ }),

/***/ 31403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ harmonicMean)
/* harmony export */ });
/**
 * The harmonic mean of a precision and a recall, 0 when both are 0: the F1 measure.
 * Source: van Rijsbergen 1979, Information Retrieval, chapter 7, with β = 1.
 * @example harmonicMean(0.4, 2 / 3) // 0.5
 */
function harmonicMean(precision, recall) {
    return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
}


/***/ }),

/***/ 76449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ hit),
/* harmony export */   g: () => (/* binding */ hitAtK)
/* harmony export */ });
/* harmony import */ var _count_found_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(434);
/* harmony import */ var _define_define_ranking_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92329);


/**
 * 1 when at least one expected span is among the first k retrieved, else 0.
 * Source: trec_eval 10.0 `success`, https://github.com/usnistgov/trec_eval
 * @example hitAtK([0, 0, 1], 3) // 1
 */
function hitAtK(gains, k) {
    return (0,_count_found_js__WEBPACK_IMPORTED_MODULE_1__/* .countFound */ .W)(gains, k) > 0 ? 1 : 0;
}
const hit = (0,_define_define_ranking_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .defineRankingMetric */ ._)({
    name: 'retrieval.hit',
    title: 'hit',
    source: 'trec_eval 10.0, measure success',
    kind: 'binary',
    version: 1,
    at_each_k: true,
    measure: ({ gains }, { k }) => hitAtK(gains, k),
});


/***/ }),

/***/ 96736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ REGISTRY)
});

// EXTERNAL MODULE: ./build/core/model/score.js
var model_score = __webpack_require__(35398);
// EXTERNAL MODULE: ./build/core/metrics/define/define-metric.js
var define_metric = __webpack_require__(65608);
// EXTERNAL MODULE: ./build/core/metrics/define/define-run-metric.js
var define_run_metric = __webpack_require__(7632);
;// CONCATENATED MODULE: ./build/core/metrics/changes.js



const SOURCE = 'design document 003, change fail percentage and PR revert rate';
function defineCount(name, title, count) {
    return (0,define_metric/* defineMetric */.G)({
        name,
        title,
        source: SOURCE,
        unit: 'count',
        kind: 'continuous',
        direction: 'neutral',
        range: [0, null],
        definition: `${name}/1`,
        applies: () => true,
        score: ({ observation: { reply } }) => reply.changes === undefined ? (0,model_score/* unscored */.c)('the target reported no changes') : count(reply.changes),
        when_failed: 'unscored',
    });
}
/** A change that does not say is not one that went well: then nothing is counted. */
function countSaying(changes, field) {
    return changes.every((change) => change[field] !== undefined)
        ? (0,model_score/* scored */.l)(changes.filter((change) => change[field] === true).length)
        : (0,model_score/* unscored */.c)(`a change does not say ${field}`);
}
const changesTotal = defineCount('changes.total', 'changes', ({ length }) => (0,model_score/* scored */.l)(length));
const changesFailed = defineCount('changes.failed', 'changes that caused a failure', (changes) => countSaying(changes, 'caused_failure'));
const changesReverted = defineCount('changes.reverted', 'reverted changes', (changes) => countSaying(changes, 'reverted'));
function defineRate(name, title, numerator) {
    return (0,define_run_metric/* defineRunMetric */.z)({
        name,
        title,
        aspect: 'conduct',
        source: SOURCE,
        unit: 'ratio',
        direction: 'lower',
        range: [0, 1],
        default_margin: { kind: 'absolute', value: 0.05 },
        definition: `${name}/1`,
        per_run: () => ({ figure: 'ratio', numerator, denominator: 'changes.total' }),
    });
}
const changesFailPercentage = defineRate('changes.fail-percentage', 'share of changes that caused a failure', 'changes.failed');
const changesRevertRate = defineRate('changes.revert-rate', 'share of changes that were reverted', 'changes.reverted');

// EXTERNAL MODULE: ./build/core/model/observation.js
var observation = __webpack_require__(81390);
// EXTERNAL MODULE: ./build/core/metrics/define/define-amount-metric.js
var define_amount_metric = __webpack_require__(72089);
;// CONCATENATED MODULE: ./build/core/metrics/components.js





const components_SOURCE = 'design document 003, token tracking by component';
const SKILL = ['SKILL_PROMPT', 'DOMAIN_EXPERTISE'];
const SCHEMA = ['TOOL_SCHEMA'];
/**
 * The tokens in and out of the components of some types: 0 when components are reported and none is of them. A component that gives one
 * of the two counts has none of the other; one that gives neither makes the sum unscored.
 * @example sumComponents({ answer: '', components: [{ type: 'TOOL_SCHEMA', input_tokens: 50 }] }, ['TOOL_SCHEMA']) // 50
 */
function sumComponents({ components }, types) {
    if (components === undefined)
        return (0,model_score/* unscored */.c)('the target reported no components');
    let tokens = 0;
    for (const { type, input_tokens: input, output_tokens: output } of components) {
        if (!types.includes(type))
            continue;
        if (input === undefined && output === undefined)
            return (0,model_score/* unscored */.c)(`a component of type ${type} gives no tokens`);
        tokens += (input ?? 0) + (output ?? 0);
    }
    return (0,model_score/* scored */.l)(tokens);
}
function defineTokens({ name, title, aliases = [], }, types) {
    return (0,define_amount_metric/* defineAmountMetric */.k)({
        name,
        title,
        source: components_SOURCE,
        unit: 'tokens',
        aliases,
        score: ({ observation }) => sumComponents(observation.reply, types),
    });
}
/** One metric for each type of component, in the order of the types. */
const componentTokens = observation/* COMPONENT_TYPES */.Ov.map((type) => {
    const words = type.toLowerCase().split('_');
    return defineTokens({
        name: `components.${words.join('-')}`,
        title: `${words.join(' ')} tokens`,
        aliases: type === 'TOOL_SCHEMA' ? ['components.schema-overhead', 'schema-overhead'] : [],
    }, [type]);
});
const skillTokens = defineTokens({ name: 'components.skill-tokens', title: 'skill tokens' }, SKILL);
/**
 * The share of skill tokens in skill and schema tokens, 0 to 1; null when both are 0.
 * Source: design document 003, skill efficiency.
 * @example skillEfficiency({ skill: 200, schema: 800 }) // 0.2
 */
function skillEfficiency({ skill, schema }) {
    return skill + schema === 0 ? null : skill / (skill + schema);
}
const componentSkillEfficiency = (0,define_metric/* defineMetric */.G)({
    name: 'components.skill-efficiency',
    aspect: 'spending',
    title: 'skill efficiency',
    source: 'design document 003, skill efficiency',
    unit: 'ratio',
    kind: 'continuous',
    direction: 'higher',
    range: [0, 1],
    default_margin: { kind: 'relative', value: 0.1 },
    absolute_margin: 0.05,
    definition: 'components.skill-efficiency/1',
    applies: () => true,
    score: ({ observation: { reply } }) => {
        const [skill, schema] = [sumComponents(reply, SKILL), sumComponents(reply, SCHEMA)];
        if (skill.kind === 'unscored')
            return skill;
        if (schema.kind === 'unscored')
            return schema;
        const share = skillEfficiency({ skill: skill.value, schema: schema.value });
        return share === null ? (0,model_score/* unscored */.c)('there are neither skill nor schema tokens') : (0,model_score/* scored */.l)(share);
    },
    when_failed: 'unscored',
});
const tokenEfficiencyRatio = (0,define_run_metric/* defineRunMetric */.z)({
    name: 'components.token-efficiency-ratio',
    aspect: 'spending',
    title: 'schema tokens per skill token',
    source: 'design document 003, token efficiency ratio',
    unit: 'ratio',
    direction: 'lower',
    range: [0, null],
    default_margin: { kind: 'relative', value: 0.1 },
    absolute_margin: 0.05,
    definition: 'components.token-efficiency-ratio/1',
    per_run: () => ({
        figure: 'ratio',
        numerator: 'components.tool-schema',
        denominator: 'components.skill-tokens',
    }),
});

// EXTERNAL MODULE: ./build/core/metrics/cost-of-pass.js
var cost_of_pass = __webpack_require__(1491);
// EXTERNAL MODULE: ./build/core/model/fingerprint.js
var fingerprint = __webpack_require__(55712);
// EXTERNAL MODULE: ./build/core/model/scoring.js
var model_scoring = __webpack_require__(65633);
;// CONCATENATED MODULE: ./build/core/metrics/define/changed-scoring.js


/**
 * What a suite says of these members otherwise than the default, as the end of a definition; nothing when it says nothing.
 * @example changedScoring({ ...DEFAULT_SCORING, success_spans: 'critical' }, ['success_spans']) // ' {"success_spans":"critical"}'
 */
function changedScoring(scoring, members) {
    const changed = members.flatMap((member) => {
        const value = read(scoring, member);
        return (0,fingerprint/* canonicalJson */.d)(value) === (0,fingerprint/* canonicalJson */.d)(read(model_scoring/* DEFAULT_SCORING */.cH, member)) ? [] : [[member, value]];
    });
    return changed.length === 0 ? '' : ` ${(0,fingerprint/* canonicalJson */.d)(Object.fromEntries(changed))}`;
}
function read(scoring, member) {
    if (member === 'aliases.agents')
        return scoring.aliases.agents;
    return member === 'aliases.tools' ? scoring.aliases.tools : scoring[member];
}

// EXTERNAL MODULE: ./build/core/model/rubric-categories.js
var rubric_categories = __webpack_require__(33948);
// EXTERNAL MODULE: ./build/core/stats/mean.js
var mean = __webpack_require__(84361);
// EXTERNAL MODULE: ./build/core/metrics/consensus.js
var consensus = __webpack_require__(65239);
// EXTERNAL MODULE: ./build/core/metrics/judged-part.js
var judged_part = __webpack_require__(49153);
// EXTERNAL MODULE: ./build/core/metrics/rubric-score.js
var rubric_score = __webpack_require__(22136);
// EXTERNAL MODULE: ./build/core/metrics/rubric-readings.js
var rubric_readings = __webpack_require__(18621);
;// CONCATENATED MODULE: ./build/core/metrics/rubric.js









const rubric_SOURCE = 'ProjectScylla, docs/design/judge-protocol.md; design document 003';
const PASSES = 0.7;
/** 0.7 out of several readings can be a little less. */
const ROUNDING = 1e-9;
/** Thirteen metrics ask of the same trial. */
const KNOWN = new WeakMap();
function scoreRubric(trial, { scoring }, figure) {
    const readings = KNOWN.get(trial) ?? (0,rubric_readings/* readRubric */.qc)(trial.judgments?.rubric?.runs ?? [], trial.golden, scoring);
    KNOWN.set(trial, readings);
    return typeof readings === 'string' ? (0,model_score/* unscored */.c)(readings) : figure(readings);
}
function scoreWhole(readings) {
    const agreed = (0,consensus/* consensus */.sJ)((0,rubric_readings/* wholeReadings */.nf)(readings));
    return agreed === null ? (0,model_score/* unscored */.c)('nothing of the rubric applies to the answer') : (0,model_score/* scored */.l)(agreed);
}
function describeRubric({ scoring }) {
    return changedScoring(scoring, ['rubric_categories']);
}
const rubricScore = (0,define_metric/* defineMetric */.G)({
    name: 'rubric.weighted-score',
    default_gate: 'stand-in',
    title: 'weighted score of the rubric (judge)',
    source: rubric_SOURCE,
    unit: 'ratio',
    kind: 'continuous',
    direction: 'higher',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    definition: (context) => `rubric.weighted-score/1${describeRubric(context)}`,
    judged_by: ['rubric'],
    applies: (_golden, context) => (0,judged_part/* isJudged */.sL)(context, 'rubric'),
    score: (trial, context) => scoreRubric(trial, context, scoreWhole),
    when_failed: 0,
});
const rubricPass = (0,define_metric/* defineMetric */.G)({
    name: 'rubric.pass',
    title: 'rubric passed (judge)',
    source: rubric_SOURCE,
    unit: 'ratio',
    kind: 'binary',
    direction: 'higher',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    definition: (context) => `rubric.pass/1${describeRubric(context)}`,
    judged_by: ['rubric'],
    applies: (_golden, context) => (0,judged_part/* isJudged */.sL)(context, 'rubric'),
    score: (trial, context) => {
        const whole = scoreRubric(trial, context, scoreWhole);
        return whole.kind === 'unscored' ? whole : (0,model_score/* scored */.l)(whole.value >= PASSES - ROUNDING ? 1 : 0);
    },
    when_failed: 0,
});
const rubricConfidence = (0,define_metric/* defineMetric */.G)({
    name: 'rubric.confidence',
    title: 'confidence of the judge in the rubric',
    source: rubric_SOURCE,
    unit: 'ratio',
    kind: 'continuous',
    direction: 'neutral',
    range: [0, 1],
    definition: 'rubric.confidence/1',
    judged_by: ['rubric'],
    applies: (_golden, context) => (0,judged_part/* isJudged */.sL)(context, 'rubric'),
    score: (trial, context) => scoreRubric(trial, context, (readings) => {
        const stated = readings.flatMap(({ run }) => run.confidence ?? []);
        return stated.length === 0 ? (0,model_score/* unscored */.c)('the judge did not say how sure it is') : (0,model_score/* scored */.l)((0,mean/* mean */.i)(stated));
    }),
    when_failed: 'unscored',
});
/** One metric for each category of document 003. */
const rubricCategories = Object.keys(rubric_categories/* CATEGORY_WEIGHTS */.p).map((category) => {
    const name = `rubric.${category.replaceAll('_', '-')}`;
    return (0,define_metric/* defineMetric */.G)({
        name,
        title: `${category.replaceAll('_', ' ')} (judge)`,
        source: rubric_SOURCE,
        unit: 'ratio',
        kind: 'continuous',
        direction: 'higher',
        range: [0, 1],
        default_margin: { kind: 'absolute', value: 0.05 },
        definition: `${name}/1`,
        judged_by: ['rubric'],
        applies: (_golden, context) => (0,judged_part/* isJudged */.sL)(context, 'rubric') && (0,rubric_score/* categoryWeights */.yn)(context.scoring.rubric_categories)(category) > 0,
        score: (trial, context) => scoreRubric(trial, context, (readings) => {
            const agreed = (0,consensus/* consensus */.sJ)((0,rubric_readings/* categoryReadings */.mq)(readings, category));
            return agreed === null ? (0,model_score/* unscored */.c)('the category does not apply to the answer') : (0,model_score/* scored */.l)(agreed);
        }),
        // Only the judge says whether a category applies, and it has not seen this answer.
        when_failed: 'unscored',
    });
});

// EXTERNAL MODULE: ./build/core/metrics/all-of.js
var all_of = __webpack_require__(45997);
// EXTERNAL MODULE: ./build/core/metrics/case-kinds.js
var case_kinds = __webpack_require__(6864);
// EXTERNAL MODULE: ./build/core/metrics/check-answer.js
var check_answer = __webpack_require__(25435);
// EXTERNAL MODULE: ./build/core/metrics/finds-critical.js
var finds_critical = __webpack_require__(46064);
// EXTERNAL MODULE: ./build/core/metrics/hit.js
var hit = __webpack_require__(76449);
// EXTERNAL MODULE: ./build/core/metrics/match-hops.js
var match_hops = __webpack_require__(29562);
// EXTERNAL MODULE: ./build/core/metrics/normalize-path.js
var normalize_path = __webpack_require__(86431);
// EXTERNAL MODULE: ./build/core/metrics/sources.js
var sources = __webpack_require__(93902);
;// CONCATENATED MODULE: ./build/core/metrics/hops.js






const hops_SOURCE = 'design document 000, multi-hop chain profile';
/** The share of the case's hops that the answer states. The case has hops. */
function scoreHopCoverage({ observation, golden }) {
    const hops = golden.required_hops ?? [];
    const found = (0,match_hops/* matchHops */.k)(hops, observation.reply.answer);
    return typeof found === 'string' ? (0,model_score/* unscored */.c)(found) : (0,model_score/* scored */.l)(found.length / hops.length);
}
/** The share of the case's hops that the answer states and whose source was retrieved. */
function scoreGroundedCoverage({ observation, golden }) {
    const hops = golden.required_hops ?? [];
    const retrieved = (0,sources/* retrievedSources */.dz)(observation.reply);
    if (retrieved === null)
        return (0,model_score/* unscored */.c)('the target reported no sources');
    const found = (0,match_hops/* matchHops */.k)(hops, observation.reply.answer);
    if (typeof found === 'string')
        return (0,model_score/* unscored */.c)(found);
    const undecided = (0,sources/* describeForeign */.eQ)(retrieved, found.flatMap(({ source }) => (source === undefined ? [] : (0,normalize_path/* normalizePath */.F)(source))));
    if (undecided !== null)
        return (0,model_score/* unscored */.c)(undecided);
    const grounded = found.filter(({ source }) => source !== undefined && retrieved.has((0,normalize_path/* normalizePath */.F)(source)));
    return (0,model_score/* scored */.l)(grounded.length / hops.length);
}
/** 1 when the answer states every hop of the case, which has some; else 0. */
function scoreChain(trial) {
    const coverage = scoreHopCoverage(trial);
    return coverage.kind === 'unscored' ? coverage : (0,model_score/* scored */.l)(coverage.value === 1 ? 1 : 0);
}
const HOP_COVERAGE = {
    name: 'hops.coverage',
    title: 'hop coverage',
    source: hops_SOURCE,
    unit: 'ratio',
    kind: 'continuous',
    direction: 'higher',
    range: [0, 1],
    default_margin: { kind: 'relative', value: 0.1 },
    absolute_margin: 0.05,
    definition: `hops.coverage/1 ${match_hops/* HOP_RULES */.u}`,
    applies: case_kinds/* requiresHops */.Lf,
    score: scoreHopCoverage,
    when_failed: 0,
};
const GROUNDED_HOP_COVERAGE = {
    ...HOP_COVERAGE,
    name: 'hops.grounded-coverage',
    title: 'grounded hop coverage',
    definition: `hops.grounded-coverage/2 ${match_hops/* HOP_RULES */.u}`,
    // Where no hop names its source, none can be grounded, however good the answer.
    applies: (golden) => (0,case_kinds/* requiresHops */.Lf)(golden) && (golden.required_hops ?? []).some(({ source }) => source !== undefined),
    score: scoreGroundedCoverage,
};
/** For any case with hops, be it of several or of one. */
const ALL_HOPS = {
    ...HOP_COVERAGE,
    name: 'hops.chain-success',
    title: 'chain success',
    kind: 'binary',
    default_margin: { kind: 'absolute', value: 0.05 },
    definition: `hops.chain-success/1 ${match_hops/* HOP_RULES */.u}`,
    score: scoreChain,
};
const hopCoverage = (0,define_metric/* defineMetric */.G)(HOP_COVERAGE);
const groundedHopCoverage = (0,define_metric/* defineMetric */.G)(GROUNDED_HOP_COVERAGE);
const chainSuccess = (0,define_metric/* defineMetric */.G)({
    ...ALL_HOPS,
    applies: (golden) => (0,case_kinds/* requiresHops */.Lf)(golden) && (0,case_kinds/* isMultiHop */.JK)(golden),
});

// EXTERNAL MODULE: ./build/core/metrics/judged-answer.js
var judged_answer = __webpack_require__(974);
// EXTERNAL MODULE: ./build/core/metrics/match-spans.js
var match_spans = __webpack_require__(94105);
// EXTERNAL MODULE: ./build/core/metrics/willingness.js
var willingness = __webpack_require__(53679);
// EXTERNAL MODULE: ./build/core/metrics/called-names.js
var called_names = __webpack_require__(79834);
// EXTERNAL MODULE: ./build/core/metrics/validate-workflow.js + 1 modules
var validate_workflow = __webpack_require__(45110);
;// CONCATENATED MODULE: ./build/core/metrics/workflow-pass.js






/** Whether the case names any agent or tool. */
function expectsWorkflow(golden) {
    return validate_workflow/* CALL_KINDS */.V.some((kind) => (0,validate_workflow/* expectsCalls */.UK)(golden, kind));
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
function scoreWorkflow({ observation, golden }, scoring, kinds = validate_workflow/* CALL_KINDS */.V) {
    const validation = (0,validate_workflow/* validateWorkflow */._B)(golden, observation.reply, scoring);
    return (0,all_of/* allOf */.b)(kinds.flatMap((kind) => {
        const calls = validation[kind];
        if (calls === null)
            return [];
        if (calls === 'trace_missing')
            return scoring.workflow.require_trace ? (0,model_score/* scored */.l)(0) : (0,model_score/* unscored */.c)(called_names/* NO_TRACE */.eW[kind]);
        return (0,model_score/* scored */.l)(calls.pass ? 1 : 0);
    }));
}
function definePass(name, title, kinds) {
    return (0,define_metric/* defineMetric */.G)({
        name,
        title,
        source: 'design document 002, workflow validation',
        unit: 'ratio',
        kind: 'binary',
        direction: 'higher',
        range: [0, 1],
        default_margin: { kind: 'absolute', value: 0.05 },
        definition: ({ scoring }) => `${name}/1${changedScoring(scoring, WORKFLOW_SETTINGS)}`,
        applies: (golden) => kinds.some((kind) => (0,validate_workflow/* expectsCalls */.UK)(golden, kind)),
        score: (trial, { scoring }) => scoreWorkflow(trial, scoring, kinds),
        when_failed: 0,
    });
}
const workflowPass = definePass('workflow.pass', 'workflow passed', validate_workflow/* CALL_KINDS */.V);
const workflowAgentsPass = definePass('workflow.agents-pass', 'agents as expected', ['agents']);
const workflowToolsPass = definePass('workflow.tools-pass', 'tools as expected', ['tools']);

;// CONCATENATED MODULE: ./build/core/metrics/success.js
















/** Whose answers can decide a case: `decidingQuestion` says which does. */
const DECIDING = ['answer', 'quality'];
const success_SOURCE = 'Goldenpair: a case succeeds when every yes/no thing that it states holds';
function definesAnswer(golden, context) {
    return (golden.checks.length > 0 ||
        golden.answer_mode !== 'answerable' ||
        golden.clarification_expected !== undefined ||
        (0,case_kinds/* requiresHops */.Lf)(golden) ||
        (0,judged_answer/* decidingQuestion */.O)(golden, context) !== null);
}
function scoreAnswer(trial, context) {
    const { observation, golden } = trial;
    // Where it must not ask, `isWilling` says so: an answer may end in a question mark.
    const mustAsk = golden.clarification_expected === true;
    return (0,all_of/* allOf */.b)([
        (0,model_score/* scored */.l)((0,willingness/* isWilling */.R9)(observation.reply, golden) && (!mustAsk || (0,willingness/* hasAskedBack */.u3)(observation.reply)) ? 1 : 0),
        (0,check_answer/* scoreChecks */.M1)(trial, context.settings.pricing),
        ...((0,case_kinds/* requiresHops */.Lf)(golden) ? [scoreChain(trial)] : []),
        (0,judged_answer/* scoreJudgedAnswer */._)(trial, context),
    ]);
}
function definesRetrieval(golden) {
    return (0,match_spans/* expectsSpans */.a5)(golden) || (0,sources/* expectsSources */.z1)(golden);
}
function scoreRetrieval(trial, context) {
    const { golden } = trial;
    return (0,all_of/* allOf */.b)([
        ...((0,match_spans/* expectsSpans */.a5)(golden) ? [scoreSpans(trial, context)] : []),
        ...((0,sources/* expectsSources */.z1)(golden) ? [scoreSources(trial)] : []),
    ]);
}
function scoreSpans({ ranking }, { k, scoring }) {
    if (ranking === null)
        return (0,model_score/* unscored */.c)('the target reported no spans');
    return (0,match_spans/* scoreRanking */.Dz)(ranking, (possible) => scoring.success_spans === 'critical' ? (0,finds_critical/* findsCritical */.Y)(possible, k) : (0,hit/* hitAtK */.g)(possible.gains, k));
}
function scoreSources(trial) {
    const recall = (0,sources/* scoreSourceRecall */.Bg)(trial);
    return recall.kind === 'unscored' ? recall : (0,model_score/* scored */.l)(recall.value === 1 ? 1 : 0);
}
const PARTS = {
    retrieval: {
        judged_by: [],
        applies: definesRetrieval,
        score: scoreRetrieval,
        describe: ({ k, scoring }) => ` k=${k} ${match_spans/* SPAN_RULES */.bz}${changedScoring(scoring, ['success_spans'])}`,
    },
    answer: {
        judged_by: DECIDING,
        applies: definesAnswer,
        score: scoreAnswer,
        describe: (context) => {
            const questions = DECIDING.filter((question) => (0,judged_part/* isJudged */.sL)(context, question));
            return ` ${match_hops/* HOP_RULES */.u}${questions.length === 0 ? '' : ` judged=${questions.join(',')}`}`;
        },
    },
    workflow: {
        judged_by: [],
        applies: expectsWorkflow,
        score: (trial, { scoring }) => scoreWorkflow(trial, scoring),
        describe: ({ scoring }) => changedScoring(scoring, WORKFLOW_SETTINGS),
    },
};
const ALL_PARTS = Object.values(PARTS);
const RULES = {
    ...PARTS,
    all: {
        judged_by: DECIDING,
        applies: (golden, context) => ALL_PARTS.some((part) => part.applies(golden, context)),
        score: (trial, context) => (0,all_of/* allOf */.b)([
            // Every case wants an answer, also one that defines nothing of it.
            PARTS.answer.score(trial, context),
            ...[PARTS.retrieval, PARTS.workflow]
                .filter((part) => part.applies(trial.golden))
                .map((part) => part.score(trial, context)),
        ]),
        describe: (context) => ALL_PARTS.map((part) => part.describe(context)).join(''),
    },
};
function defineSuccess(spec) {
    return (0,define_metric/* defineMetric */.G)({
        ...spec,
        source: success_SOURCE,
        unit: 'ratio',
        kind: 'binary',
        direction: 'higher',
        range: [0, 1],
        default_margin: { kind: 'absolute', value: 0.05 },
        when_failed: 0,
    });
}
function definePart(rule, title, version) {
    const name = `success.${rule}`;
    const { judged_by, applies, score } = RULES[rule];
    return defineSuccess({
        name,
        title,
        definition: (context) => `${name}/${version}${RULES[rule].describe(context)}`,
        judged_by,
        applies,
        score,
    });
}
const success = defineSuccess({
    name: 'success',
    title: 'success',
    definition: (context) => {
        const { success: rule } = context.settings;
        return `success/2 rule=${rule}${RULES[rule].describe(context)}`;
    },
    judged_by: ({ settings }) => RULES[settings.success].judged_by,
    default_gate: 'primary',
    applies: (golden, context) => RULES[context.settings.success].applies(golden, context),
    score: (trial, context) => RULES[context.settings.success].score(trial, context),
});
const successRetrieval = definePart('retrieval', 'success of retrieval', 2);
const successAnswer = definePart('answer', 'success of the answer', 2);
const successWorkflow = definePart('workflow', 'success of the workflow', 1);

;// CONCATENATED MODULE: ./build/core/metrics/run-composite.js





const NAME = 'run.composite';
const TITLE = 'composite score';
const run_composite_SOURCE = 'design document 003, composite score';
/**
 * The weighted mean of passing (0 or 1, or a rate) and of the judge's score (0 to 1); 0 when the weights sum to 0.
 * Source: design document 003, composite score.
 * @example compositeScore({ pass: 1, impl: 0.85 }, { pass: 0.5, impl: 0.5 }) // 0.925
 */
function compositeScore({ pass, impl }, weights) {
    const total = weights.pass + weights.impl;
    return total === 0 ? 0 : (pass * weights.pass + impl * weights.impl) / total;
}
const runComposite = {
    name: NAME,
    title: TITLE,
    source: run_composite_SOURCE,
    expand: (settings) => {
        const [pass] = success.expand(settings);
        const [impl] = rubricScore.expand(settings);
        if (typeof pass?.score !== 'function' || typeof impl?.score !== 'function')
            throw new Error('success and the rubric are scored per trial');
        const { score: succeed } = pass;
        const { score: judge } = impl;
        return (0,define_metric/* defineMetric */.G)({
            name: NAME,
            title: TITLE,
            source: run_composite_SOURCE,
            unit: 'ratio',
            kind: 'continuous',
            direction: 'higher',
            range: [0, 1],
            default_margin: { kind: 'absolute', value: 0.05 },
            definition: ({ scoring }) => `${NAME}/1${changedScoring(scoring, ['composite_weights'])} | ${pass.definition} | ${impl.definition}`,
            judged_by: [...(pass.judged_by ?? []), ...(impl.judged_by ?? [])],
            applies: (golden) => pass.applies(golden) && impl.applies(golden),
            score: (trial, { scoring }) => {
                const [passed, judged] = [succeed(trial), judge(trial)];
                if (passed.kind === 'unscored')
                    return passed;
                return judged.kind === 'unscored'
                    ? judged
                    : (0,model_score/* scored */.l)(compositeScore({ pass: passed.value, impl: judged.value }, scoring.composite_weights));
            },
            when_failed: 0,
        }).expand(settings);
    },
};

;// CONCATENATED MODULE: ./build/core/metrics/run-progress.js


/**
 * Fine-grained progress R_Prog: Σ weights of the expected steps that were achieved / Σ weights of all expected, 0 to 1; null when the
 * weights sum to 0. Weights are the case's own, 1 where it gives none. A step that is not expected, or says `completed: false`, does not count,
 * and one that is listed twice counts once. Source: design document 003, process metrics.
 * @example progressRate([{ step_id: 'a', weight: 3 }, { step_id: 'b' }], [{ step_id: 'a' }]) // 0.75
 */
function progressRate(expected, achieved) {
    const done = new Set(achieved.flatMap(({ step_id: id, completed }) => (completed === false ? [] : [id])));
    const weigh = (steps) => steps.reduce((sum, { weight = 1 }) => sum + weight, 0);
    const total = weigh(expected);
    return total === 0 ? null : weigh(expected.filter(({ step_id: id }) => done.has(id))) / total;
}
function defineProgress(spec, weigh) {
    return (0,define_metric/* defineMetric */.G)({
        ...spec,
        source: 'design document 003, fine-grained progress rate (R_Prog)',
        unit: 'ratio',
        kind: 'continuous',
        direction: 'higher',
        range: [0, 1],
        default_margin: { kind: 'relative', value: 0.1 },
        absolute_margin: 0.05,
        definition: `${spec.name}/1`,
        applies: ({ expected_steps: expected = [] }) => expected.length > 0,
        score: ({ observation, golden }) => {
            const achieved = observation.reply.progress?.achieved;
            if (achieved === undefined)
                return (0,model_score/* unscored */.c)('the target reported no achieved steps');
            const rate = progressRate(weigh(golden.expected_steps ?? []), achieved);
            return rate === null ? (0,model_score/* unscored */.c)('the weights of the expected steps sum to 0') : (0,model_score/* scored */.l)(rate);
        },
        when_failed: 0,
    });
}
const runProgress = defineProgress({ name: 'run.progress', title: 'progress' }, (steps) => steps);
const runProgressSimple = defineProgress({ name: 'run.progress-simple', title: 'progress, steps counted' }, (steps) => steps.map(({ step_id }) => ({ step_id })));

;// CONCATENATED MODULE: ./build/core/metrics/run-strategic-drift.js


const run_strategic_drift_SOURCE = 'design document 003, strategic drift';
/**
 * Strategic drift: 1 − Σ alignment·weight / Σ weight, 0 to 1; null when the weights sum to 0. A weight that is not given is 1.
 * Source: design document 003, process metrics.
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
const runStrategicDrift = (0,define_metric/* defineMetric */.G)({
    name: 'run.strategic-drift',
    title: 'strategic drift',
    source: run_strategic_drift_SOURCE,
    unit: 'ratio',
    kind: 'continuous',
    direction: 'lower',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    definition: 'run.strategic-drift/1',
    applies: () => true,
    score: ({ observation }) => {
        const aligned = listAligned(observation.reply);
        if (aligned.length === 0)
            return (0,model_score/* unscored */.c)('the target reported no step with goal_alignment');
        const drift = strategicDrift(aligned);
        return drift === null ? (0,model_score/* unscored */.c)('the weights of the steps sum to 0') : (0,model_score/* scored */.l)(drift);
    },
    when_failed: 'unscored',
});
function scoreActions({ progress }) {
    const { actions_total: total, actions_aligned: aligned } = progress ?? {};
    if (total === undefined || aligned === undefined)
        return (0,model_score/* unscored */.c)('the target reported no actions_total and actions_aligned');
    if (total === 0)
        return (0,model_score/* unscored */.c)('there was no action');
    if (aligned > total)
        return (0,model_score/* unscored */.c)(`the target reported more aligned actions (${aligned}) than actions (${total})`);
    return (0,model_score/* scored */.l)(1 - aligned / total);
}
const runStrategicDriftSimple = (0,define_metric/* defineMetric */.G)({
    name: 'run.strategic-drift-simple',
    title: 'strategic drift, actions counted',
    source: `${run_strategic_drift_SOURCE}, simple version`,
    unit: 'ratio',
    kind: 'continuous',
    direction: 'lower',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    definition: 'run.strategic-drift-simple/1',
    applies: () => true,
    score: ({ observation }) => scoreActions(observation.reply),
    when_failed: 'unscored',
});

;// CONCATENATED MODULE: ./build/core/metrics/trial-deviations.js

function defineDeviation({ figure, of, margin, ...spec }) {
    return (0,define_run_metric/* defineRunMetric */.z)({
        ...spec,
        aspect: 'conduct',
        source: figure === 'trial-deviation'
            ? 'design document 000, correctness_stddev: sample deviation between the trials of a case'
            : 'design document 000, …_run_stddev: sample deviation between the means of the runs',
        direction: 'lower',
        default_margin: { kind: 'absolute', value: margin },
        definition: `${spec.name}/1`,
        per_run: () => ({ figure, of }),
    });
}
const successTrialDeviation = defineDeviation({
    name: 'success.trial-deviation',
    title: 'spread of success between trials',
    figure: 'trial-deviation',
    of: 'success',
    unit: 'ratio',
    range: [0, 1],
    margin: 0.05,
});
const JUDGED = { unit: 'score', range: [0, 5], margin: 0.25 };
const correctnessTrialDeviation = defineDeviation({
    ...JUDGED,
    name: 'judge.correctness-trial-deviation',
    title: 'spread of correctness between trials',
    figure: 'trial-deviation',
    of: 'judge.correctness',
});
const correctnessRunDeviation = defineDeviation({
    ...JUDGED,
    name: 'judge.correctness-run-deviation',
    title: 'spread of correctness between runs',
    figure: 'run-deviation',
    of: 'judge.correctness',
});
const completenessRunDeviation = defineDeviation({
    ...JUDGED,
    name: 'judge.completeness-run-deviation',
    title: 'spread of completeness between runs',
    figure: 'run-deviation',
    of: 'judge.completeness',
});
const faithfulnessRunDeviation = defineDeviation({
    ...JUDGED,
    name: 'judge.faithfulness-run-deviation',
    title: 'spread of faithfulness between runs',
    figure: 'run-deviation',
    of: 'judge.faithfulness',
});

;// CONCATENATED MODULE: ./build/core/metrics/families/agent-run.js







/** What is known of a run as a whole: progress, spread over trials, changes made, components paid for. */
const AGENT_RUN = [
    runComposite,
    cost_of_pass/* runCostOfPass */.T,
    successTrialDeviation,
    correctnessTrialDeviation,
    correctnessRunDeviation,
    completenessRunDeviation,
    faithfulnessRunDeviation,
    runProgress,
    runProgressSimple,
    runStrategicDrift,
    runStrategicDriftSimple,
    changesTotal,
    changesFailed,
    changesReverted,
    changesFailPercentage,
    changesRevertRate,
    ...componentTokens,
    skillTokens,
    componentSkillEfficiency,
    tokenEfficiencyRatio,
];

;// CONCATENATED MODULE: ./build/core/metrics/checks.js


const checks = (0,define_metric/* defineMetric */.G)({
    name: 'answer.checks',
    title: 'checks',
    source: 'the deterministic `checks` of the case; JSON Schema 2020-12 for `json_schema`',
    unit: 'ratio',
    kind: 'binary',
    direction: 'higher',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    definition: 'answer.checks/1',
    applies: (golden) => golden.checks.length > 0,
    score: (trial, { settings }) => (0,check_answer/* scoreChecks */.M1)(trial, settings.pricing),
    when_failed: 0,
});

;// CONCATENATED MODULE: ./build/core/metrics/empty-answer.js


const emptyAnswer = (0,define_metric/* defineMetric */.G)({
    name: 'answer.empty',
    aspect: 'conduct',
    title: 'empty-answer rate',
    source: 'Goldenpair: pytest-style failing criterion of a single run',
    unit: 'ratio',
    kind: 'binary',
    direction: 'lower',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    criterion: 'empty_answer',
    definition: 'answer.empty/1',
    // An empty answer is how a target declines, which a case that must abstain asks for.
    applies: ({ answer_mode }) => answer_mode !== 'must_abstain',
    score: ({ observation }) => (0,model_score/* scored */.l)(observation.reply.answer.trim() === '' ? 1 : 0),
    when_failed: 1,
});

// EXTERNAL MODULE: ./build/core/metrics/exact-match.js
var exact_match = __webpack_require__(73383);
;// CONCATENATED MODULE: ./build/core/metrics/judge-answer.js



const judge_answer_SOURCE = 'design document 000, LLM judge: three grades from 1 to 5';
const HIGHEST = 5;
const NOT_TOLD = 'the judge was shown nothing to grade it by';
/** The grades of a trial, or why there are none. */
function readGrades({ judgments }) {
    return (0,judged_part/* readJudged */.cv)(judgments?.answer);
}
function hasContext({ observation: { reply } }) {
    return reply.spans !== undefined || reply.sources !== undefined;
}
function scoreGrade(trial, grade) {
    const grades = readGrades(trial);
    if (typeof grades === 'string')
        return (0,model_score/* unscored */.c)(grades);
    // A judge that saw no context can grade an answer's faithfulness by nothing but its looks.
    if (grade === 'faithfulness' && !hasContext(trial))
        return (0,model_score/* unscored */.c)('the target reported no spans and no sources');
    const value = grades[grade];
    return value === null ? (0,model_score/* unscored */.c)(NOT_TOLD) : (0,model_score/* scored */.l)(value);
}
/**
 * Three grades as one share: their mean, divided by 5, not (mean − 1)/4.
 * Source: design document 000, the base of the capability scorecard.
 * @example overallGrade({ correctness: 5, completeness: 4, faithfulness: 3 }) // 0.8
 */
function overallGrade({ correctness, completeness, faithfulness }) {
    return (correctness + completeness + faithfulness) / (3 * HIGHEST);
}
function defineGrade(grade, applies) {
    return (0,define_metric/* defineMetric */.G)({
        name: `judge.${grade}`,
        title: `${grade} (judge)`,
        source: judge_answer_SOURCE,
        unit: 'score',
        kind: 'ordinal',
        direction: 'higher',
        // No judge gives 0: it is kept for a trial that failed.
        range: [0, HIGHEST],
        default_margin: { kind: 'absolute', value: 0.25 },
        definition: `judge.${grade}/1`,
        judged_by: ['answer'],
        applies: (golden, context) => (0,judged_part/* isJudged */.sL)(context, 'answer') && applies(golden),
        score: (trial) => scoreGrade(trial, grade),
        when_failed: 0,
    });
}
function expectsAnswer({ expected_answer: expected }) {
    return expected !== undefined;
}
const judgeCorrectness = defineGrade('correctness', expectsAnswer);
const judgeCompleteness = defineGrade('completeness', (golden) => expectsAnswer(golden) || (golden.key_points ?? []).length > 0);
const judgeFaithfulness = defineGrade('faithfulness', () => true);
const judgeOverall = (0,define_metric/* defineMetric */.G)({
    name: 'judge.overall',
    title: 'grades of the judge, overall',
    source: judge_answer_SOURCE,
    unit: 'ratio',
    kind: 'continuous',
    direction: 'higher',
    range: [0, 1],
    default_margin: { kind: 'relative', value: 0.1 },
    absolute_margin: 0.05,
    definition: 'judge.overall/1',
    judged_by: ['answer'],
    applies: (golden, context) => (0,judged_part/* isJudged */.sL)(context, 'answer') && expectsAnswer(golden),
    score: (trial) => {
        const correctness = scoreGrade(trial, 'correctness');
        const completeness = scoreGrade(trial, 'completeness');
        const faithfulness = scoreGrade(trial, 'faithfulness');
        if (correctness.kind === 'unscored')
            return correctness;
        if (completeness.kind === 'unscored')
            return completeness;
        if (faithfulness.kind === 'unscored')
            return faithfulness;
        const [one, two, three] = [correctness.value, completeness.value, faithfulness.value];
        return (0,model_score/* scored */.l)(overallGrade({ correctness: one, completeness: two, faithfulness: three }));
    },
    when_failed: 0,
});

// EXTERNAL MODULE: ./build/core/model/split-readings.js
var split_readings = __webpack_require__(99828);
// EXTERNAL MODULE: ./build/core/metrics/list-readings.js
var list_readings = __webpack_require__(32694);
;// CONCATENATED MODULE: ./build/core/metrics/judge-effort.js






/** Every reply of a judge to one trial; each reading of a rubric is one. */
function listReplies({ answer, quality, rubric, claims }) {
    return [answer, quality, claims, ...(rubric?.runs ?? [])].filter((reply) => reply !== undefined).filter(judged_part/* wasAsked */.gg);
}
/** A part of a sum is no sum: unscored as soon as one reply does not say. */
function sumSpent(judgments, spent, what) {
    const replies = judgments === null ? [] : listReplies(judgments);
    if (replies.length === 0)
        return (0,model_score/* unscored */.c)(judged_part/* NOBODY */.oQ);
    const amounts = replies.flatMap((reply) => reply[spent] ?? []);
    if (amounts.length < replies.length)
        return (0,model_score/* unscored */.c)(`the judge did not report ${what}`);
    return (0,model_score/* scored */.l)(amounts.reduce((sum, amount) => sum + amount, 0));
}
/** How many readings of a judge were made of one trial, and how many of them gave nothing usable. */
function countReadings(judgments, { golden, scoring }) {
    const made = (0,split_readings/* splitReadings */.k)(judgments).filter(({ said }) => (0,list_readings/* isReading */.p)(said));
    const failed = made.filter(({ question, said }) => 'error' in said || (question === 'rubric' && typeof (0,rubric_readings/* readRubric */.qc)([said], golden, scoring) === 'string'));
    return { made: made.length, failed: failed.length };
}
const judgeError = (0,define_metric/* defineMetric */.G)({
    name: 'judge.error',
    title: 'readings of the judge that failed',
    source: 'requirements 24: a reply that cannot be parsed is an error of the judge, never a score of 0',
    unit: 'share',
    kind: 'continuous',
    direction: 'neutral',
    range: [0, 1],
    definition: 'judge.error/2',
    applies: (_golden, { scoring }) => scoring.judged.length > 0,
    score: ({ golden, judgments }, { scoring }) => {
        const { made, failed } = countReadings(judgments ?? {}, { golden, scoring });
        return made === 0 ? (0,model_score/* unscored */.c)(judged_part/* NOBODY */.oQ) : (0,model_score/* scored */.l)(failed / made);
    },
    when_failed: 'unscored',
});
const judgeTokens = (0,define_metric/* defineMetric */.G)({
    name: 'judge.tokens',
    title: 'tokens of the judge',
    source: 'requirements 3: kept apart from the tokens of the system',
    unit: 'tokens',
    kind: 'continuous',
    direction: 'neutral',
    range: [0, null],
    definition: 'judge.tokens/1',
    applies: (_golden, { scoring }) => scoring.judged.length > 0,
    score: ({ judgments }) => sumSpent(judgments, 'tokens', 'its tokens'),
    when_failed: 'unscored',
});
const judgeCost = (0,define_metric/* defineMetric */.G)({
    name: 'judge.cost-usd',
    title: 'cost of the judge',
    source: 'requirements 3: kept apart from the cost of the system',
    unit: 'usd',
    kind: 'continuous',
    direction: 'neutral',
    range: [0, null],
    definition: 'judge.cost-usd/1',
    applies: (_golden, { scoring }) => scoring.judged.length > 0,
    score: ({ judgments }) => sumSpent(judgments, 'cost_usd', 'its cost'),
    when_failed: 'unscored',
});

// EXTERNAL MODULE: ./build/core/metrics/quality.js
var quality = __webpack_require__(37877);
// EXTERNAL MODULE: ./build/core/metrics/rouge-l.js
var rouge_l = __webpack_require__(85143);
// EXTERNAL MODULE: ./build/core/metrics/token-f1.js
var token_f1 = __webpack_require__(66227);
;// CONCATENATED MODULE: ./build/core/metrics/families/answer.js









/** What the answer says: by its words, by a judge and by a rubric. */
const ANSWER = [
    exact_match/* exactMatchMetric */.RG,
    token_f1/* tokenF1Metric */.b,
    rouge_l/* rougeLMetric */.T,
    checks,
    emptyAnswer,
    judgeCorrectness,
    judgeCompleteness,
    judgeFaithfulness,
    judgeOverall,
    judgeError,
    judgeTokens,
    judgeCost,
    quality/* qualityAnswer */.sn,
    quality/* qualityFacts */.xi,
    quality/* qualityCompleteness */.Qk,
    quality/* qualityAverage */.rb,
    quality/* qualityCriteria */.js,
    rubricScore,
    rubricPass,
    rubricConfidence,
    ...rubricCategories,
];

;// CONCATENATED MODULE: ./build/core/metrics/define/define-code-metric.js
/**
 * An entry of the registry for a figure of the source code: one number a run, which no trial is scored by and no test is made of.
 * It applies where the suite says where its sources are.
 */
function defineCodeMetric({ measure, ...spec }) {
    return defineOnCode({
        ...spec,
        measured_on: 'code',
        measure: (code) => {
            const totals = findTotals(code);
            return totals === null ? null : measure(totals);
        },
    });
}
/** The same of what a judge said of the source code, where the suite asks one: 1 to 5. */
function defineReviewMetric(spec) {
    return defineOnCode({ ...spec, unit: 'score', direction: 'higher', range: [1, 5], measured_on: 'code-review' });
}
function defineOnCode({ name, title, source, version, measure, measured_on, ...facts }) {
    return {
        name,
        title,
        source,
        expand: ({ code_quality: code }) => [
            {
                id: name,
                title,
                unit: facts.unit,
                kind: 'continuous',
                direction: facts.direction,
                range: facts.range,
                environment: 'free',
                scale: 'linear',
                measured_on,
                ...(facts.default_margin && { default_margin: facts.default_margin }),
                ...(facts.absolute_margin !== undefined && { absolute_margin: facts.absolute_margin }),
                definition: `${name}/${version}`,
                aliases: [],
                applies: () => code !== undefined && (measured_on === 'code' || code.reviewed === true),
                score: null,
                measure,
                when_failed: 'unscored',
            },
        ],
    };
}
/** The totals of the language that the metrics are of; null where the code is unscored. */
function findTotals({ language, totals, unscored }) {
    return unscored === null ? (totals.find((one) => one.language === language) ?? null) : null;
}

;// CONCATENATED MODULE: ./build/core/metrics/code-complexity.js

/** The maintainability index of the whole code, or that of its worst file. */
function defineMaintainability({ figure, ...spec }) {
    return defineCodeMetric({
        ...spec,
        source: 'Coleman, Ash, Lowther and Oman 1994, as radon 6.0 scales it (`radon mi`)',
        unit: 'score',
        direction: 'higher',
        range: [0, 100],
        default_margin: { kind: 'absolute', value: 5 },
        version: 1,
        measure: ({ maintainability }) => maintainability[figure],
    });
}
const codeMi = defineMaintainability({ name: 'code.mi', title: 'maintainability index', figure: 'index' });
const codeLowestMi = defineMaintainability({
    name: 'code.lowest-mi',
    title: 'lowest maintainability index of a file',
    figure: 'lowest',
});
const SOURCES = {
    functions_only: 'McCabe 1976, over functions and methods as design document 000 says',
    with_classes: 'McCabe 1976, over functions, methods and classes as `radon cc --average`',
};
/** A figure of one reading of the complexity: which blocks count. */
function defineComplexity({ reading, figure, ...spec }) {
    return defineCodeMetric({
        ...spec,
        source: SOURCES[reading],
        unit: 'count',
        direction: 'lower',
        range: [0, null],
        default_margin: { kind: 'relative', value: 0.1 },
        absolute_margin: 1,
        version: 1,
        measure: ({ complexity }) => {
            const { count, [figure]: value } = complexity[reading];
            return count === 0 ? null : value;
        },
    });
}
const codeAverageComplexity = defineComplexity({
    name: 'code.average-complexity',
    title: 'average complexity of a function',
    reading: 'functions_only',
    figure: 'average',
});
const codeMaxComplexity = defineComplexity({
    name: 'code.max-complexity',
    title: 'highest complexity of a function',
    reading: 'functions_only',
    figure: 'max',
});
const codeAverageBlockComplexity = defineComplexity({
    name: 'code.average-block-complexity',
    title: 'average complexity, classes included',
    reading: 'with_classes',
    figure: 'average',
});
const codeMaxBlockComplexity = defineComplexity({
    name: 'code.max-block-complexity',
    title: 'highest complexity, classes included',
    reading: 'with_classes',
    figure: 'max',
});
/** How hard the code is to follow: the maintainability index, and the two readings of the complexity that is in it. */
const codeComplexity = [
    codeMi,
    codeLowestMi,
    codeAverageComplexity,
    codeMaxComplexity,
    codeAverageBlockComplexity,
    codeMaxBlockComplexity,
];

;// CONCATENATED MODULE: ./build/core/metrics/code-declarations.js

function code_declarations_defineCount(name, title, key) {
    return defineCodeMetric({
        name,
        title,
        source: 'design document 000, static metrics',
        unit: 'count',
        direction: 'neutral',
        range: [0, null],
        version: 1,
        measure: ({ declarations }) => declarations[key],
    });
}
const codeImports = code_declarations_defineCount('code.imports', 'imports', 'imports');
const codeFrameworkImports = code_declarations_defineCount('code.framework-imports', 'framework imports', 'framework_imports');
const codeClasses = code_declarations_defineCount('code.classes', 'classes', 'classes');
const codeFunctions = code_declarations_defineCount('code.functions', 'functions', 'functions');
const codeReturnAnnotations = defineCodeMetric({
    name: 'code.return-annotations',
    title: 'functions with a return annotation',
    source: 'design document 000, type annotation coverage',
    unit: 'share',
    direction: 'higher',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    version: 1,
    measure: ({ declarations }) => declarations.return_annotation_share,
});
/** What is declared and imported. */
const codeDeclarations = [
    codeReturnAnnotations,
    codeImports,
    codeFrameworkImports,
    codeClasses,
    codeFunctions,
];

// EXTERNAL MODULE: ./build/core/model/run-code.js
var run_code = __webpack_require__(71923);
;// CONCATENATED MODULE: ./build/core/metrics/code-review.js


const code_review_SOURCE = 'design document 000, LLM code review';
const average = defineReviewMetric({
    name: 'code.review',
    title: 'code review, mean of seven',
    source: code_review_SOURCE,
    version: 1,
    measure: ({ review }) => (review?.kind === 'reviewed' ? review.average : null),
});
const criteria = run_code/* REVIEW_CRITERIA */.DU.map((criterion) => defineReviewMetric({
    name: `code.review-${criterion.replaceAll('_', '-')}`,
    title: `code review: ${criterion.replaceAll('_', ' ')}`,
    source: code_review_SOURCE,
    version: 1,
    measure: ({ review }) => (review?.kind === 'reviewed' ? (review.criteria[criterion]?.score ?? null) : null),
}));
/** The mean of the review, and each of the seven grades. */
const codeReview = [average, ...criteria];

;// CONCATENATED MODULE: ./build/core/metrics/code-size.js

function defineHalstead(name, title, key) {
    return defineCodeMetric({
        name,
        title,
        source: 'Halstead 1977, counted as `radon hal` does',
        unit: 'count',
        direction: 'lower',
        range: [0, null],
        default_margin: { kind: 'relative', value: 0.1 },
        version: 1,
        measure: ({ halstead }) => halstead[key],
    });
}
const codeHalsteadVolume = defineHalstead('code.halstead-volume', 'Halstead volume', 'volume');
const codeHalsteadDifficulty = defineHalstead('code.halstead-difficulty', 'Halstead difficulty', 'difficulty');
const codeHalsteadEffort = defineHalstead('code.halstead-effort', 'Halstead effort', 'effort');
const codeHalsteadBugs = defineHalstead('code.halstead-bugs', 'Halstead bugs', 'bugs');
function defineSize(spec) {
    return defineCodeMetric({
        ...spec,
        source: 'radon 6.0, `radon raw`; design document 000',
        direction: 'neutral',
        range: [0, null],
        version: 1,
    });
}
const codeSloc = defineSize({
    name: 'code.sloc',
    title: 'source lines',
    unit: 'count',
    measure: ({ raw }) => raw.sloc,
});
const codeLloc = defineSize({
    name: 'code.lloc',
    title: 'logical lines',
    unit: 'count',
    measure: ({ raw }) => raw.lloc,
});
const codeCommentRatio = defineSize({
    name: 'code.comment-ratio',
    title: 'comments per source line',
    unit: 'ratio',
    measure: ({ comment_ratio: ratio }) => ratio,
});
/** How much of it there is: Halstead’s measures, lines and comments. */
const codeSize = [
    codeHalsteadVolume,
    codeHalsteadDifficulty,
    codeHalsteadEffort,
    codeHalsteadBugs,
    codeSloc,
    codeLloc,
    codeCommentRatio,
];

;// CONCATENATED MODULE: ./build/core/metrics/families/code.js




/** The source code of the system under test. */
const CODE = [...codeComplexity, ...codeDeclarations, ...codeSize, ...codeReview];

;// CONCATENATED MODULE: ./build/core/metrics/cache.js



const cache_SOURCE = 'design document 001, cache hit rate; `cache` reported by the target';
function defineCacheCount(name, title, count) {
    return (0,define_metric/* defineMetric */.G)({
        name,
        title,
        source: cache_SOURCE,
        unit: 'count',
        kind: 'continuous',
        direction: 'neutral',
        range: [0, null],
        definition: `${name}/1`,
        applies: () => true,
        score: ({ observation: { reply } }) => {
            const { hits, misses } = reply.cache ?? {};
            return hits === undefined || misses === undefined
                ? (0,model_score/* unscored */.c)('the target reported no hits and misses of a cache')
                : (0,model_score/* scored */.l)(count({ hits, misses }));
        },
        when_failed: 'unscored',
    });
}
const cacheHits = defineCacheCount('cache.hits', 'cache hits', ({ hits }) => hits);
const cacheAccesses = defineCacheCount('cache.accesses', 'cache accesses', ({ hits, misses }) => hits + misses);
const cacheHitRate = (0,define_run_metric/* defineRunMetric */.z)({
    name: 'cache.hit-rate',
    aspect: 'spending',
    title: 'cache hit rate',
    source: cache_SOURCE,
    unit: 'ratio',
    direction: 'higher',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    definition: 'cache.hit-rate/1',
    per_run: () => ({ figure: 'ratio', numerator: 'cache.hits', denominator: 'cache.accesses' }),
});

// EXTERNAL MODULE: ./build/core/metrics/cost-of-reply.js
var cost_of_reply = __webpack_require__(8496);
// EXTERNAL MODULE: ./build/core/metrics/efficiency.js
var efficiency = __webpack_require__(90091);
// EXTERNAL MODULE: ./build/core/metrics/latency.js
var metrics_latency = __webpack_require__(18454);
;// CONCATENATED MODULE: ./build/core/metrics/resources.js


/**
 * Busy share of the processor in per cent: the reported per cent of one core, divided by the cores where they are reported. Null when
 * none is.
 * @example cpuPercent({ cpu_percent: 240, cores: 8 }) // 30
 */
function cpuPercent({ cpu_percent: percent, cores = 1 }) {
    return percent === undefined ? null : percent / cores;
}
function defineResource({ field, measure, ...spec }) {
    const missing = (0,model_score/* unscored */.c)(`the target reported no resources.${field}`);
    return (0,define_metric/* defineMetric */.G)({
        ...spec,
        source: `\`resources.${field}\` reported by the target`,
        kind: 'continuous',
        direction: 'lower',
        range: [0, null],
        environment: 'bound',
        default_margin: { kind: 'relative', value: 0.1 },
        definition: `${spec.name}/1`,
        applies: () => true,
        score: ({ observation }) => {
            const value = measure(observation.reply.resources ?? {});
            return value === null ? missing : (0,model_score/* scored */.l)(value);
        },
        when_failed: 'unscored',
    });
}
const memory = defineResource({
    name: 'resources.memory-mb',
    title: 'memory',
    unit: 'mb',
    scale: 'log-ratio',
    field: 'memory_mb',
    measure: ({ memory_mb: megabytes }) => megabytes ?? null,
});
const memoryPeak = defineResource({
    name: 'resources.memory-peak-mb',
    title: 'peak memory',
    unit: 'mb',
    scale: 'log-ratio',
    field: 'memory_peak_mb',
    measure: ({ memory_peak_mb: megabytes }) => megabytes ?? null,
});
const cpu = defineResource({
    name: 'resources.cpu-percent',
    title: 'CPU',
    unit: 'percent',
    absolute_margin: 5,
    field: 'cpu_percent',
    measure: cpuPercent,
});

;// CONCATENATED MODULE: ./build/core/metrics/efficiency-scores.js






/** Points from 0 to 100, the more the better, for something of which less is better. */
function definePoints(spec) {
    return (0,define_metric/* defineMetric */.G)({
        ...spec,
        aspect: 'spending',
        source: 'design document 001, efficiencies of its table of 22 columns',
        unit: 'score',
        kind: 'continuous',
        direction: 'higher',
        range: [0, 100],
        default_margin: { kind: 'absolute', value: 5 },
        applies: () => true,
        when_failed: 'unscored',
    });
}
const NO_MEMORY = (0,model_score/* unscored */.c)('the target reported no resources.memory_mb');
const NO_CPU = (0,model_score/* unscored */.c)('the target reported no resources.cpu_percent');
const memoryScore = definePoints({
    name: 'resources.memory-efficiency',
    title: 'memory efficiency',
    environment: 'bound',
    definition: 'resources.memory-efficiency/1',
    score: ({ observation: { reply } }) => {
        const megabytes = reply.resources?.memory_mb;
        return megabytes === undefined ? NO_MEMORY : (0,model_score/* scored */.l)((0,efficiency/* memoryEfficiency */.Z1)(megabytes));
    },
});
const cpuScore = definePoints({
    name: 'resources.cpu-efficiency',
    title: 'CPU efficiency',
    environment: 'bound',
    definition: 'resources.cpu-efficiency/1',
    score: ({ observation: { reply } }) => {
        const percent = cpuPercent(reply.resources ?? {});
        return percent === null ? NO_CPU : (0,model_score/* scored */.l)((0,efficiency/* cpuEfficiency */.AJ)(percent));
    },
});
const latencyScore = definePoints({
    name: 'performance.latency-score',
    title: 'latency score',
    environment: 'bound',
    definition: ({ scoring }) => `performance.latency-score/1 anchor=${scoring.latency_anchor_s}`,
    score: ({ observation }, { scoring }) => {
        const latency = (0,metrics_latency/* latencySeconds */.Q)(observation);
        return latency.kind === 'scored' ? (0,model_score/* scored */.l)((0,efficiency/* thriftScore */.Qn)(latency.value, scoring.latency_anchor_s)) : latency;
    },
});
const costScore = definePoints({
    name: 'cost.score',
    title: 'cost score',
    definition: ({ scoring }) => `cost.score/1 anchor=${scoring.cost_anchor_usd}`,
    score: ({ observation }, { scoring, settings }) => {
        const cost = (0,cost_of_reply/* costOfReply */.D)(observation.reply, settings.pricing);
        return cost.kind === 'scored' ? (0,model_score/* scored */.l)((0,efficiency/* thriftScore */.Qn)(cost.value, scoring.cost_anchor_usd)) : cost;
    },
});

// EXTERNAL MODULE: ./build/core/model/injected-spans.js
var injected_spans = __webpack_require__(59770);
;// CONCATENATED MODULE: ./build/core/metrics/grounding-claims.js

/**
 * The claims of an answer: those that the judge drew from it, else those that the target reports; null when there are neither, and a
 * reason when the judge was asked and failed. A failing judge is not replaced: two ways of counting claims are not comparable.
 */
function claimsOf({ observation, judgments, }) {
    if (judgments?.claims === undefined)
        return observation.reply.claims ?? null;
    const judged = (0,judged_part/* readJudged */.cv)(judgments.claims);
    return typeof judged === 'string' ? judged : judged.claims;
}
/**
 * Supported claims among those of which it can be told; null when it can be told of none.
 * Source: design document 001, grounding score, "% of claims supported by context".
 * @example supportedShare([{ text: 'a', supported: true }, { text: 'b', supported: false }, { text: 'c', supported: null }]) // 0.5
 */
function supportedShare(claims) {
    const known = claims.filter(({ supported }) => supported !== null);
    return known.length === 0 ? null : known.filter(({ supported }) => supported).length / known.length;
}
/**
 * 1 − contradicted claims / claims; null when no claim says whether it is contradicted. Where one does, those that say nothing are not.
 * Source: design document 001, factual consistency (requirements 150, 2.F).
 * @example consistentShare([{ text: 'a', supported: true, contradicted: false }, { text: 'b', supported: false, contradicted: true }]) // 0.5
 */
function consistentShare(claims) {
    if (!claims.some(({ contradicted }) => contradicted !== undefined))
        return null;
    return 1 - claims.filter(({ contradicted }) => contradicted).length / claims.length;
}

;// CONCATENATED MODULE: ./build/core/metrics/lexical-grounding.js
/** A list's own numbering says nothing: `1.` or `2)` at the start of a line. */
const LIST_NUMBER = /^[ \t]*\d+[.)]\s/gm;
const THOUSANDS = /[,_](?=\d{3}(?!\d))/g;
/** Not inside a word: the 8 of `utf8` is no number of the answer. */
const NUMBER = /(?<![\p{L}\p{N}_.,])\d+(?:[.,_]\d+)*/gu;
const WORD = /[\p{L}_][\p{L}\p{M}\p{N}_]*/gu;
const SENTENCE_END = /(?<=[.!?:])\s+|\n+/u;
const CAPITAL = /^\p{Lu}[\p{L}\p{M}\p{N}_]/u;
/**
 * How far an answer can be found in what was retrieved: the mean of the share of its numbers and of the share of its names (words with a
 * capital, but for the first of a sentence) that stand in one of the texts. A kind that the answer has none of is left out; null when it
 * has neither. A cheap stand-in for claims that somebody checked.
 * Source: design document 001's checker of hallucinations (requirements 149, 2.F), in which a missing kind counts as 1.
 * @example lexicalGrounding('It expires after 14 days, says Ada Lovelace.', ['Tokens expire after 14 days.']) // 0.5: 1 of 1 numbers, 0 of 2 names
 */
function lexicalGrounding(answer, texts) {
    const { numbers, names } = termsOf(answer);
    const shares = [foundShare(numbers, texts, numbersOf), foundShare(names, texts, wordsOf)].flatMap((one) => one ?? []);
    return shares.length === 0 ? null : shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
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

// EXTERNAL MODULE: ./build/core/metrics/remember-last.js
var remember_last = __webpack_require__(99534);
;// CONCATENATED MODULE: ./build/core/metrics/grounding.js






const grounding_SOURCE = 'design document 001, enhanced metrics; claims of a judge or of the target';
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
    for (const { text } of (0,injected_spans/* injectedSpans */.Y)(spans))
        if (text !== undefined)
            texts.push(text);
    if (texts.length === 0)
        return 'the target reported neither claims nor the text of spans';
    const share = lexicalGrounding(answer, texts);
    return share === null ? 'the answer has neither numbers nor names' : { share, isHeuristic: true };
});
/**
 * Consistency by a count of contradictions: 1, less .2 for each, at least 0.
 * Source: design document 001, factual consistency (requirements 150, 2.F).
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
function defineGrounding({ measure, ...spec }) {
    const metric = {
        ...spec,
        source: grounding_SOURCE,
        unit: 'ratio',
        kind: 'continuous',
        direction: 'higher',
        range: [0, 1],
        default_margin: { kind: 'relative', value: 0.1 },
        absolute_margin: 0.05,
        definition: `${spec.name}/2`,
        judged_by: ['claims'],
        applies: () => true,
        score: (trial) => {
            const value = measure(trial);
            return typeof value === 'string' ? (0,model_score/* unscored */.c)(value) : (0,model_score/* scored */.l)(value);
        },
    };
    const { name, title, source } = metric;
    return {
        name,
        title,
        source,
        // A judge grades every answer, so no answer is the worst of them. Whether a target would have reported claims, a crash does not say.
        expand: (settings) => {
            const isJudged = settings.scoring?.judged.includes('claims') === true;
            return (0,define_metric/* defineMetric */.G)({ ...metric, when_failed: isJudged ? 0 : 'unscored' }).expand(settings);
        },
    };
}
const groundingScore = defineGrounding({
    name: 'grounding.score',
    title: 'grounding',
    measure: (trial) => {
        const grounding = groundingOf(trial);
        return typeof grounding === 'string' ? grounding : grounding.share;
    },
});
const groundingConsistency = defineGrounding({
    name: 'grounding.factual-consistency',
    title: 'factual consistency',
    measure: measureConsistency,
});
const groundingHeuristic = (0,define_metric/* defineMetric */.G)({
    name: 'grounding.heuristic',
    title: 'grounding guessed from words',
    source: grounding_SOURCE,
    unit: 'ratio',
    kind: 'binary',
    direction: 'neutral',
    range: [0, 1],
    definition: 'grounding.heuristic/1',
    judged_by: ['claims'],
    applies: () => true,
    score: (trial) => {
        const grounding = groundingOf(trial);
        return typeof grounding === 'string' ? (0,model_score/* unscored */.c)(grounding) : (0,model_score/* scored */.l)(grounding.isHeuristic ? 1 : 0);
    },
    when_failed: 'unscored',
});

// EXTERNAL MODULE: ./build/core/format/format-number.js
var format_number = __webpack_require__(8499);
;// CONCATENATED MODULE: ./build/core/metrics/planning-score.js
/** Steps that do something, which a plan should come before. */
const EXECUTION = new Set(['tool', 'execution', 'handoff']);
/**
 * How well the steps were planned, 0 to 1, in whole hundredths: .4 times the share of planning steps and .6 times the share of
 * executing steps (tool, execution, handoff) that come after the first of them; .5 when nothing is executed; without a planning step .05
 * a step, at most .25.
 * Source: design document 001, planning score (requirements 146, 2.E).
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

;// CONCATENATED MODULE: ./build/core/metrics/reasoning-steps.js
/** Part of the definition of every metric that reads steps: raise it when the rules below change. */
const STEP_RULES = 'steps/2';
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
 * Source: design document 001's analyser of reasoning, which types the lines of a trace by keywords; execution where none is found.
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

;// CONCATENATED MODULE: ./build/core/metrics/reasoning.js






/** A metric of the steps that a reply reports; `measure` gives a number, or why there is none. */
function defineReasoning({ measure, ...spec }) {
    return (0,define_metric/* defineMetric */.G)({
        ...spec,
        aspect: 'conduct',
        source: 'design document 001, enhanced metrics; typed steps in place of lines of a trace',
        definition: `${spec.name}/1 ${STEP_RULES}`,
        applies: () => true,
        score: ({ observation }) => {
            const read = readSteps(observation.reply);
            if (read === null)
                return (0,model_score/* unscored */.c)('the target reported no steps');
            const value = measure(read);
            return typeof value === 'string' ? (0,model_score/* unscored */.c)(value) : (0,model_score/* scored */.l)(value);
        },
        when_failed: 'unscored',
    });
}
const SHARE = { kind: 'continuous', unit: 'ratio', range: [0, 1] };
const HIGHER_SHARE = {
    ...SHARE,
    direction: 'higher',
    default_margin: { kind: 'relative', value: 0.1 },
    absolute_margin: 0.05,
};
const NO_STEP = 'no step was taken';
const NO_TYPE = 'no step states its type or text';
/**
 * How sure the decisions were, 0 to 1: the mean of the confidence of those that state one, else the share of decisions that were not
 * taken back; null where neither is known.
 * Source: design document 001, decision confidence (requirements 147, 2.E).
 * @example decisionConfidence([{ type: 'decision', isBacktrack: false, confidence: 0.9 }, { type: 'decision', isBacktrack: false, confidence: 0.7 }]) // 0.8
 */
function decisionConfidence(steps) {
    const decisions = steps.filter(({ type }) => type === 'decision');
    const stated = decisions.flatMap(({ confidence }) => confidence ?? []);
    if (stated.length > 0)
        return (0,mean/* mean */.i)(stated);
    const rate = backtrackRate(decisions);
    return rate === null ? null : 1 - rate;
}
/**
 * The share of steps that take something back; null for no step, and where it is not known of one: of a target that marks only those
 * that do, a reply without a mark would be perfect, whether it went back or the target marks none.
 * Source: design document 001, backtrack rate (requirements 148, 2.E).
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
    return steps.length === 0 ? NO_STEP : `is_backtrack is not stated by ${unstated} of ${(0,format_number/* countOf */.pq)(steps.length, 'step')}`;
}
const reasoningDepth = defineReasoning({
    name: 'reasoning.depth',
    title: 'reasoning steps',
    kind: 'continuous',
    unit: 'count',
    direction: 'neutral',
    range: [0, null],
    measure: ({ steps }) => steps.length,
});
const reasoningPlanning = defineReasoning({
    ...HIGHER_SHARE,
    name: 'reasoning.planning-score',
    title: 'planning score',
    measure: ({ steps, isTyped }) => {
        if (steps.length === 0)
            return NO_STEP;
        return isTyped ? planningScore(steps.map(({ type }) => type)) : NO_TYPE;
    },
});
const reasoningConfidence = defineReasoning({
    ...HIGHER_SHARE,
    name: 'reasoning.decision-confidence',
    title: 'decision confidence',
    measure: (read) => decisionConfidence(read.steps) ?? explainConfidence(read),
});
const reasoningBacktracks = defineReasoning({
    ...SHARE,
    name: 'reasoning.backtrack-rate',
    title: 'backtrack rate',
    direction: 'lower',
    default_margin: { kind: 'absolute', value: 0.05 },
    measure: (read) => backtrackRate(read.steps) ?? explainBacktracks(read),
});
const reasoningHeuristic = defineReasoning({
    ...SHARE,
    name: 'reasoning.heuristic',
    title: 'steps typed by keywords',
    kind: 'binary',
    direction: 'neutral',
    measure: ({ isHeuristic }) => (isHeuristic ? 1 : 0),
});

;// CONCATENATED MODULE: ./build/core/metrics/tools-efficiency.js



/**
 * The share of calls that repeat no other: distinct pairs of name and arguments / calls, arguments compared whatever the order of their
 * keys. 1 for no calls.
 * Source: design document 001, tool efficiency (requirements 151, 2.F): a second search for something else is not redundant.
 * @example toolEfficiency([{ name: 'find', arguments: { q: 'a' } }, { name: 'find', arguments: { q: 'b' } }, { name: 'find', arguments: { q: 'a' } }]) // 2/3
 */
function toolEfficiency(calls) {
    if (calls.length === 0)
        return 1;
    return new Set(calls.map((call) => (0,fingerprint/* canonicalJson */.d)([call.name, call.arguments]))).size / calls.length;
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
const toolsEfficiency = (0,define_metric/* defineMetric */.G)({
    name: 'tools.efficiency',
    aspect: 'conduct',
    title: 'tool efficiency',
    source: 'design document 001, tool efficiency, by name and arguments',
    unit: 'ratio',
    kind: 'continuous',
    direction: 'higher',
    range: [0, 1],
    default_margin: { kind: 'relative', value: 0.1 },
    absolute_margin: 0.05,
    definition: 'tools.efficiency/2',
    applies: () => true,
    score: ({ observation: { reply }, golden }) => {
        if (reply.tools === undefined)
            return (0,model_score/* unscored */.c)('the target reported no trace of tools');
        // Calling nothing wastes nothing, but where a tool is required it does nothing either.
        if (reply.tools.length === 0 && (golden.required_tools ?? []).length > 0)
            return (0,model_score/* scored */.l)(0);
        // Names alone do not say that a call repeats another, and to score only the traces without a repeated name would flatter.
        if (reply.tools.length > 0 && reply.tools.every((call) => call.arguments === undefined))
            return (0,model_score/* unscored */.c)('no call of a tool states its arguments');
        if (reply.tools.some((call) => isTooDeep(call.arguments)))
            return (0,model_score/* unscored */.c)('the arguments of a call are nested too deeply to be compared');
        return (0,model_score/* scored */.l)(toolEfficiency(reply.tools));
    },
    when_failed: 'unscored',
});

;// CONCATENATED MODULE: ./build/core/metrics/families/behaviour.js






/** How the target came to its answers, and what it used up. */
const BEHAVIOUR = [
    reasoningDepth,
    reasoningPlanning,
    reasoningConfidence,
    reasoningBacktracks,
    reasoningHeuristic,
    groundingScore,
    groundingConsistency,
    groundingHeuristic,
    toolsEfficiency,
    memory,
    memoryPeak,
    memoryScore,
    cpu,
    cpuScore,
    cacheHitRate,
    cacheHits,
    cacheAccesses,
    latencyScore,
    costScore,
];

// EXTERNAL MODULE: ./build/core/metrics/define/define-ranking-metric.js
var define_ranking_metric = __webpack_require__(92329);
;// CONCATENATED MODULE: ./build/core/metrics/average-precision.js

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
const averagePrecisionAtK = (0,define_ranking_metric/* defineRankingMetric */._)({
    name: 'retrieval.average-precision',
    title: 'average precision',
    source: 'trec_eval 10.0, measure map_cut',
    kind: 'continuous',
    version: 1,
    at_each_k: true,
    measure: ({ gains, ideal }, { k }) => averagePrecision(gains, ideal.length, k),
});
const map = (0,define_ranking_metric/* defineRankingMetric */._)({
    name: 'retrieval.map',
    title: 'MAP',
    source: 'trec_eval 10.0, measure map',
    kind: 'continuous',
    version: 1,
    at_each_k: false,
    measure: ({ gains, ideal }) => averagePrecision(gains, ideal.length),
});

;// CONCATENATED MODULE: ./build/core/metrics/context-size.js




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
    const injected = (0,injected_spans/* injectedSpans */.Y)(spans);
    const tokens = [];
    let total = 0;
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
function contextTokens({ observation, golden, }) {
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
        return (0,model_score/* unscored */.c)(size);
    if (size.injected.length === 0)
        return (0,model_score/* unscored */.c)('no span is in the prompt');
    return (0,model_score/* scored */.l)(size.estimated / size.injected.length);
}

;// CONCATENATED MODULE: ./build/core/metrics/context-tokens.js






const tokensOfTrial = (0,remember_last/* rememberLast */.m)(contextTokens);
function scoreContext(trial, figure) {
    const tokens = tokensOfTrial(trial);
    return typeof tokens === 'string' ? (0,model_score/* unscored */.c)(tokens) : figure(tokens);
}
const context_tokens_SOURCE = 'design document 004, Context Waste Ratio; tokens of spans only';
const contextTotal = (0,define_metric/* defineMetric */.G)({
    name: 'context.tokens',
    title: 'context tokens',
    source: context_tokens_SOURCE,
    unit: 'tokens',
    kind: 'continuous',
    direction: 'neutral',
    range: [0, null],
    definition: 'context.tokens/1',
    applies: () => true,
    score: ({ observation }) => {
        const size = contextSize(observation.reply);
        return typeof size === 'string' ? (0,model_score/* unscored */.c)(size) : (0,model_score/* scored */.l)(size.total);
    },
    when_failed: 'unscored',
});
const contextRelevant = (0,define_metric/* defineMetric */.G)({
    name: 'context.relevant-tokens',
    title: 'relevant context tokens',
    source: context_tokens_SOURCE,
    unit: 'tokens',
    kind: 'continuous',
    direction: 'neutral',
    range: [0, null],
    definition: `context.relevant-tokens/1 ${match_spans/* SPAN_RULES */.bz}`,
    applies: match_spans/* expectsSpans */.a5,
    score: (trial) => scoreContext(trial, ({ total, wasted }) => (0,model_score/* scored */.l)(total - wasted)),
    when_failed: 'unscored',
});
const contextWasted = (0,define_amount_metric/* defineAmountMetric */.k)({
    name: 'context.wasted-tokens',
    title: 'wasted context tokens',
    source: context_tokens_SOURCE,
    unit: 'tokens',
    definition: `context.wasted-tokens/1 ${match_spans/* SPAN_RULES */.bz}`,
    applies: match_spans/* expectsSpans */.a5,
    score: (trial) => scoreContext(trial, ({ wasted }) => (0,model_score/* scored */.l)(wasted)),
});
const contextWaste = (0,define_metric/* defineMetric */.G)({
    name: 'context.waste',
    aspect: 'spending',
    title: 'context waste',
    source: context_tokens_SOURCE,
    unit: 'share',
    kind: 'continuous',
    direction: 'lower',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    definition: `context.waste/1 ${match_spans/* SPAN_RULES */.bz}`,
    applies: match_spans/* expectsSpans */.a5,
    score: (trial) => scoreContext(trial, ({ total, wasted }) => total === 0 ? (0,model_score/* unscored */.c)('no tokens of context were retrieved') : (0,model_score/* scored */.l)(wasted / total)),
    when_failed: 'unscored',
});
const contextEstimated = (0,define_metric/* defineMetric */.G)({
    name: 'context.estimated',
    title: 'estimated share of context spans',
    source: context_tokens_SOURCE,
    unit: 'ratio',
    kind: 'continuous',
    direction: 'neutral',
    range: [0, 1],
    definition: 'context.estimated/1',
    applies: () => true,
    score: ({ observation }) => estimatedShare(observation.reply),
    when_failed: 'unscored',
});

;// CONCATENATED MODULE: ./build/core/metrics/context-waste-pooled.js

const contextWastePooled = (0,define_run_metric/* defineRunMetric */.z)({
    name: 'context.waste-pooled',
    aspect: 'spending',
    title: 'context waste, pooled',
    source: 'design document 004, Context Waste Ratio, over all tokens of the run',
    unit: 'share',
    direction: 'lower',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    definition: 'context.waste-pooled/1',
    per_run: () => ({ figure: 'ratio', numerator: 'context.wasted-tokens', denominator: 'context.tokens' }),
});

;// CONCATENATED MODULE: ./build/core/metrics/mrr.js

/**
 * 1 / the rank of the first expected span in the whole list, 0 when none was retrieved; its mean over cases is the MRR.
 * Source: trec_eval 10.0 `recip_rank`; Voorhees 1999, The TREC-8 Question Answering Track Report.
 * @example reciprocalRank([0, 0, 1, 1]) // 0.333…
 */
function reciprocalRank(gains) {
    const first = gains.findIndex((gain) => gain > 0);
    return first === -1 ? 0 : 1 / (first + 1);
}
const mrr = (0,define_ranking_metric/* defineRankingMetric */._)({
    name: 'retrieval.mrr',
    title: 'MRR',
    source: 'Voorhees 1999, The TREC-8 Question Answering Track Report; trec_eval 10.0, measure recip_rank',
    kind: 'continuous',
    version: 1,
    at_each_k: false,
    choice: ({ scoring: { mrr_cutoff: cutoff } }) => (cutoff === null ? null : `cutoff=${cutoff}`),
    measure: ({ gains }, { scoring: { mrr_cutoff: cutoff } }) => reciprocalRank(cutoff === null ? gains : gains.slice(0, cutoff)),
});

;// CONCATENATED MODULE: ./build/core/metrics/ndcg.js

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
const ndcg = (0,define_ranking_metric/* defineRankingMetric */._)({
    name: 'retrieval.ndcg',
    title: 'nDCG',
    source: 'Järvelin & Kekäläinen 2002, ACM TOIS 20:422; trec_eval 10.0, measure ndcg_cut',
    kind: 'continuous',
    version: 1,
    at_each_k: true,
    choice: ({ scoring }) => (scoring.ndcg_gain === 'linear' ? null : `gain=${scoring.ndcg_gain}`),
    measure: (ranking, { k, scoring }) => ndcgAtK(ranking, { k, gain: scoring.ndcg_gain }),
});

// EXTERNAL MODULE: ./build/core/metrics/count-found.js
var count_found = __webpack_require__(434);
;// CONCATENATED MODULE: ./build/core/metrics/precision.js


/**
 * The share of the first k places that hold an expected span; a place that is not filled counts as a miss.
 * Source: trec_eval 10.0 `P`, https://github.com/usnistgov/trec_eval
 * @example precisionAtK([1, 0, 1], 5) // 0.4
 */
function precisionAtK(gains, k) {
    return (0,count_found/* countFound */.W)(gains, k) / k;
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
const precision = (0,define_ranking_metric/* defineRankingMetric */._)({
    name: 'retrieval.precision',
    title: 'precision',
    source: 'trec_eval 10.0, measure P',
    kind: 'continuous',
    version: 1,
    at_each_k: true,
    default_gate: 'guardrail',
    warn_margin: { kind: 'relative', value: 0.05 },
    choice: describeDivisor,
    measure: ({ gains }, context) => measurePrecision(gains, context),
});

;// CONCATENATED MODULE: ./build/core/metrics/r-precision.js


const rPrecision = (0,define_ranking_metric/* defineRankingMetric */._)({
    name: 'retrieval.r-precision',
    title: 'R-precision',
    source: 'trec_eval 10.0, measure Rprec',
    kind: 'continuous',
    version: 1,
    at_each_k: false,
    measure: ({ gains, ideal }) => precisionAtK(gains, ideal.length),
});

;// CONCATENATED MODULE: ./build/core/metrics/recall.js


/**
 * The share of the expected spans that are among the first k retrieved. `expected` is their number, at least 1.
 * Source: trec_eval 10.0 `recall`, https://github.com/usnistgov/trec_eval
 * @example recallAtK([1, 0, 1], 3, 5) // 0.666…
 */
function recallAtK(gains, expected, k) {
    return (0,count_found/* countFound */.W)(gains, k) / expected;
}
const recall = (0,define_ranking_metric/* defineRankingMetric */._)({
    name: 'retrieval.recall',
    title: 'recall',
    source: 'trec_eval 10.0, measure recall',
    kind: 'continuous',
    version: 1,
    at_each_k: true,
    measure: ({ gains, ideal }, { k }) => recallAtK(gains, ideal.length, k),
});

// EXTERNAL MODULE: ./build/core/metrics/harmonic-mean.js
var harmonic_mean = __webpack_require__(31403);
;// CONCATENATED MODULE: ./build/core/metrics/retrieval-f1.js




const retrievalF1 = (0,define_ranking_metric/* defineRankingMetric */._)({
    name: 'retrieval.f1',
    title: 'F1 of retrieval',
    source: 'van Rijsbergen 1979, Information Retrieval, chapter 7, with β = 1',
    kind: 'continuous',
    version: 1,
    at_each_k: true,
    choice: describeDivisor,
    measure: ({ gains, ideal }, context) => (0,harmonic_mean/* harmonicMean */.f)(measurePrecision(gains, context), recallAtK(gains, ideal.length, context.k)),
});

;// CONCATENATED MODULE: ./build/core/metrics/retrieved-spans.js




/** What a reply's list of spans is like: neither better nor worse, but needed to read the metrics of retrieval. */
function defineSpanFact({ measure, ...spec }) {
    return (0,define_metric/* defineMetric */.G)({
        ...spec,
        kind: 'continuous',
        direction: 'neutral',
        definition: `${spec.name}/1 ${match_spans/* SPAN_RULES */.bz}`,
        applies: match_spans/* expectsSpans */.a5,
        score: ({ ranking }) => (ranking === null ? (0,model_score/* unscored */.c)('the target reported no spans') : measure(ranking)),
        when_failed: 'unscored',
    });
}
const returned = defineSpanFact({
    name: 'retrieval.returned',
    title: 'spans returned',
    source: 'trec_eval 10.0, measure num_ret; duplicates left out',
    unit: 'count',
    range: [0, null],
    measure: ({ gains }) => (0,model_score/* scored */.l)(gains.length),
});
const duplicates = defineSpanFact({
    name: 'retrieval.duplicates',
    title: 'spans returned twice',
    source: 'Goldenpair: spans are ranked once each',
    unit: 'count',
    range: [0, null],
    measure: (ranking) => (0,model_score/* scored */.l)(ranking.duplicates),
});
const matchedByPath = defineSpanFact({
    name: 'retrieval.matched-by-path',
    title: 'found by path alone',
    source: 'Goldenpair: the weakest identity of a span',
    unit: 'ratio',
    range: [0, 1],
    measure: ({ gains, found_by_path: byPath, undecided }) => {
        if (undecided !== null)
            return (0,model_score/* unscored */.c)(undecided.reason);
        const found = (0,count_found/* countFound */.W)(gains);
        return found === 0 ? (0,model_score/* unscored */.c)('no expected span was retrieved') : (0,model_score/* scored */.l)(byPath / found);
    },
});

;// CONCATENATED MODULE: ./build/core/metrics/zero-recall.js




/**
 * 1 when none of the expected spans was retrieved, at whatever rank, else 0.
 * @example missesAll([0, 0]) // 1
 */
function missesAll(gains) {
    return (0,count_found/* countFound */.W)(gains) > 0 ? 0 : 1;
}
const zeroRecall = (0,define_metric/* defineMetric */.G)({
    name: 'retrieval.zero-recall',
    title: 'zero-recall rate',
    source: 'Goldenpair: pytest-style failing criterion of a single run; recall of the whole list is 0',
    unit: 'ratio',
    kind: 'binary',
    direction: 'lower',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    criterion: 'zero_recall',
    definition: `retrieval.zero-recall/1 ${match_spans/* SPAN_RULES */.bz}`,
    applies: match_spans/* expectsSpans */.a5,
    score: ({ ranking }) => ranking === null
        ? (0,model_score/* unscored */.c)('the target reported no spans')
        : (0,match_spans/* scoreRanking */.Dz)(ranking, ({ gains }) => missesAll(gains)),
    when_failed: 1,
});

;// CONCATENATED MODULE: ./build/core/metrics/families/retrieval.js














/** Whether a case succeeded, and what was retrieved for it. */
const RETRIEVAL = [
    success,
    successRetrieval,
    successAnswer,
    successWorkflow,
    precision,
    recall,
    retrievalF1,
    ndcg,
    averagePrecisionAtK,
    hit/* hit */.a,
    mrr,
    map,
    rPrecision,
    zeroRecall,
    returned,
    duplicates,
    matchedByPath,
    sources/* sourcePrecision */.qI,
    sources/* sourceRecall */.hC,
    sources/* sourceF1 */.vD,
    contextWaste,
    contextWastePooled,
    contextTotal,
    contextRelevant,
    contextWasted,
    contextEstimated,
];

;// CONCATENATED MODULE: ./build/core/metrics/define/define-outcome-metric.js


/**
 * A metric that looks at a trial's success beside something else. It applies where `success` does, takes the definition of success into
 * its own, and is unscored where success is.
 */
function defineOutcomeMetric({ version, score, ...spec }) {
    const { name, title, source } = spec;
    return {
        name,
        title,
        source,
        expand: (settings) => {
            const [rule] = success.expand(settings);
            if (!rule?.score)
                throw new Error('success is not scored per trial');
            const { score: succeed, applies, definition, judged_by } = rule;
            return (0,define_metric/* defineMetric */.G)({
                ...spec,
                definition: `${name}/${version} | ${definition}`,
                ...(judged_by && { judged_by }),
                applies,
                score: (trial, context) => {
                    const outcome = succeed(trial);
                    return outcome.kind === 'unscored' ? outcome : score(trial, outcome.value, context);
                },
            }).expand(settings);
        },
    };
}

;// CONCATENATED MODULE: ./build/core/metrics/calibration-brier.js


/**
 * The squared distance of a confidence (0 to 1) from its outcome (0 or 1).
 * Source: Brier 1950, Mon. Weather Rev. 78:1, in the form for two outcomes.
 * @example brierScore(0.9, 0) // 0.81
 */
function brierScore(confidence, outcome) {
    return (confidence - outcome) ** 2;
}
const calibrationBrier = defineOutcomeMetric({
    name: 'calibration.brier',
    title: 'Brier score',
    source: 'Brier 1950, Mon. Weather Rev. 78:1',
    unit: 'ratio',
    kind: 'continuous',
    direction: 'lower',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    version: 1,
    score: ({ observation }, outcome) => {
        const confidence = observation.reply.planner?.confidence;
        return confidence === undefined
            ? (0,model_score/* unscored */.c)('the target reported no planner.confidence')
            : (0,model_score/* scored */.l)(brierScore(confidence, outcome));
    },
    when_failed: 'unscored',
});

;// CONCATENATED MODULE: ./build/core/metrics/calibration-correlation.js

const calibrationCorrelation = (0,define_run_metric/* defineRunMetric */.z)({
    name: 'calibration.correlation',
    title: 'confidence–success correlation',
    source: 'Pearson 1895, Proc. R. Soc. Lond. 58:240; point-biserial with a 0-or-1 outcome',
    unit: 'ratio',
    direction: 'higher',
    range: [-1, 1],
    default_margin: { kind: 'absolute', value: 0.1 },
    definition: 'calibration.correlation/1',
    per_run: () => ({ figure: 'correlation', x: 'planner.confidence', y: 'success' }),
});

;// CONCATENATED MODULE: ./build/core/metrics/calibration-error.js

function defineCalibrationError(error, name, title) {
    return (0,define_run_metric/* defineRunMetric */.z)({
        name,
        title,
        source: 'Naeini, Cooper & Hauskrecht 2015, AAAI 29:2901; Guo et al. 2017, arXiv:1706.04599',
        unit: 'ratio',
        direction: 'lower',
        range: [0, 1],
        default_margin: { kind: 'absolute', value: 0.05 },
        definition: `${name}/1`,
        per_run: ({ scoring }) => ({
            figure: 'calibration-error',
            error,
            confidence: 'planner.confidence',
            outcome: 'success',
            buckets: scoring.calibration_buckets,
        }),
    });
}
const calibrationEce = defineCalibrationError('expected', 'calibration.ece', 'calibration error');
const calibrationMce = defineCalibrationError('maximum', 'calibration.mce', 'largest calibration error');

;// CONCATENATED MODULE: ./build/core/metrics/planner-confidence.js


const plannerConfidence = (0,define_metric/* defineMetric */.G)({
    name: 'planner.confidence',
    title: 'planner confidence',
    source: '`planner.confidence` reported by the target',
    unit: 'ratio',
    kind: 'continuous',
    direction: 'neutral',
    range: [0, 1],
    definition: 'planner.confidence/1',
    applies: () => true,
    score: ({ observation: { reply } }) => reply.planner?.confidence === undefined
        ? (0,model_score/* unscored */.c)('the target reported no planner.confidence')
        : (0,model_score/* scored */.l)(reply.planner.confidence),
    when_failed: 'unscored',
});

;// CONCATENATED MODULE: ./build/core/metrics/planner-span-count.js


const plannerSpanCount = (0,define_metric/* defineMetric */.G)({
    name: 'planner.span-count',
    title: 'planned spans',
    source: '`planner.span_count` reported by the target',
    unit: 'count',
    kind: 'continuous',
    direction: 'neutral',
    range: [0, null],
    definition: 'planner.span-count/1',
    applies: () => true,
    score: ({ observation: { reply } }) => {
        const count = reply.planner?.span_count ?? reply.planner?.span_ids?.length;
        return count === undefined
            ? (0,model_score/* unscored */.c)('the target reported neither planner.span_count nor planner.span_ids')
            : (0,model_score/* scored */.l)(count);
    },
    when_failed: 'unscored',
});

// EXTERNAL MODULE: ./build/core/metrics/route-tiers.js
var route_tiers = __webpack_require__(56721);
;// CONCATENATED MODULE: ./build/core/metrics/route-choice.js



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
    const [chosen, expected] = [(0,route_tiers/* chosenRouteTier */.Ev)(reply, scoring), (0,route_tiers/* nameTier */.QW)(golden.expected_route, scoring)];
    return chosen === null || expected === null ? null : { chosen, expected };
}
function defineRoute(spec) {
    return (0,define_metric/* defineMetric */.G)({
        ...spec,
        unit: 'ratio',
        kind: 'binary',
        range: [0, 1],
        definition: ({ scoring }) => `${spec.name}/1 ${(0,route_tiers/* tierRules */.EL)(scoring)}`,
        when_failed: 'unscored',
    });
}
/** A metric of the tier that was chosen, held against the case's `expected_route`. */
function defineChoice({ holds, ...spec }) {
    return defineRoute({
        ...spec,
        source: 'design document 004, routing: the tier that the case names in `expected_route`',
        default_margin: { kind: 'absolute', value: 0.05 },
        applies: ({ expected_route: expected }) => expected !== undefined,
        score: (trial, context) => {
            const choice = choiceOf(trial, context.scoring);
            if (choice === null)
                return (0,model_score/* unscored */.c)('the target reported no route tier');
            return asScore(holds(choice, context));
        },
    });
}
function asScore(holds) {
    return typeof holds === 'string' ? (0,model_score/* unscored */.c)(holds) : (0,model_score/* scored */.l)(holds ? 1 : 0);
}
const routeAccuracy = defineChoice({
    name: 'route.accuracy',
    title: 'routing accuracy',
    direction: 'higher',
    holds: ({ chosen, expected }) => chosen === expected,
});
const routeUnderRouted = defineChoice({
    name: 'route.under-routed',
    title: 'routed too low',
    direction: 'lower',
    holds: (choice, { scoring }) => mapDistance(distanceOf(choice, scoring.route_tiers), (distance) => distance < 0),
});
const routeOverRouted = defineChoice({
    name: 'route.over-routed',
    title: 'routed too high',
    aspect: 'spending',
    direction: 'lower',
    holds: (choice, { scoring }) => mapDistance(distanceOf(choice, scoring.route_tiers), (distance) => distance > 0),
});
function mapDistance(distance, test) {
    return typeof distance === 'string' ? distance : test(distance);
}
const routeFirstTierShare = defineRoute({
    name: 'route.first-tier-share',
    title: 'answered by the first tier',
    source: 'design document 004, tier usage distribution',
    direction: 'neutral',
    applies: () => true,
    score: ({ observation: { reply } }, { scoring }) => {
        const tier = (0,route_tiers/* finalRouteTier */.uQ)(reply, scoring);
        if (tier === null)
            return (0,model_score/* unscored */.c)('the target reported no route tier');
        return scoring.route_tiers.includes(tier)
            ? (0,model_score/* scored */.l)(tier === scoring.route_tiers[0] ? 1 : 0)
            : (0,model_score/* unscored */.c)(describeStranger(tier));
    },
});

// EXTERNAL MODULE: ./build/core/metrics/mark-escalations.js
var mark_escalations = __webpack_require__(27724);
;// CONCATENATED MODULE: ./build/core/metrics/route-escalation.js




/**
 * How often a query was handed to a higher route tier: by its `attempts`, else as the target counted it in `escalations`.
 * Unscored when neither says.
 * @example countEscalations({ attempts: [{ route_tier: 'local' }, { route_tier: 'api' }] }, scoring) // 1
 */
function countEscalations({ attempts, escalations }, scoring) {
    const marks = attempts === undefined ? null : (0,mark_escalations/* markEscalations */.K)(attempts, scoring);
    if (marks !== null && !marks.includes(null))
        return (0,model_score/* scored */.l)(marks.filter((mark) => mark === true).length);
    if (escalations !== undefined)
        return (0,model_score/* scored */.l)(escalations);
    return (0,model_score/* unscored */.c)(marks === null ? 'the target reported no attempts' : 'an attempt has no route_tier');
}
function defineRouteMetric(spec) {
    return (0,define_metric/* defineMetric */.G)({
        ...spec,
        aspect: 'spending',
        source: 'design document 004, escalation rate: the same query with a rising tier, or `result: escalated`',
        definition: ({ scoring }) => `${spec.name}/1 ${(0,route_tiers/* tierRules */.EL)(scoring)}`,
        applies: () => true,
        when_failed: 'unscored',
    });
}
const routeEscalationRate = defineRouteMetric({
    name: 'route.escalation-rate',
    title: 'escalation rate',
    unit: 'ratio',
    kind: 'binary',
    direction: 'lower',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    score: ({ observation: { reply } }, { scoring }) => {
        const count = countEscalations(reply, scoring);
        return count.kind === 'scored' ? (0,model_score/* scored */.l)(count.value > 0 ? 1 : 0) : count;
    },
});
const routeEscalations = defineRouteMetric({
    name: 'route.escalations',
    title: 'escalations',
    unit: 'count',
    kind: 'continuous',
    direction: 'lower',
    range: [0, null],
    default_margin: { kind: 'relative', value: 0.1 },
    absolute_margin: 0.05,
    score: ({ observation: { reply } }, { scoring }) => countEscalations(reply, scoring),
});
const routeAttempts = (0,define_metric/* defineMetric */.G)({
    name: 'route.attempts',
    title: 'attempts inside the target',
    source: 'design document 004, enrichment log: one entry a model that was asked',
    unit: 'count',
    kind: 'continuous',
    direction: 'neutral',
    range: [0, null],
    definition: 'route.attempts/1',
    applies: () => true,
    score: ({ observation: { reply } }) => reply.attempts === undefined ? (0,model_score/* unscored */.c)('the target reported no attempts') : (0,model_score/* scored */.l)(reply.attempts.length),
    when_failed: 'unscored',
});

;// CONCATENATED MODULE: ./build/core/metrics/families/routing.js







/** Which route tier answered, and how well the planner knew what it knew. */
const ROUTING = [
    routeEscalationRate,
    routeEscalations,
    routeAttempts,
    routeFirstTierShare,
    routeAccuracy,
    routeUnderRouted,
    routeOverRouted,
    plannerConfidence,
    plannerSpanCount,
    calibrationEce,
    calibrationMce,
    calibrationBrier,
    calibrationCorrelation,
];

// EXTERNAL MODULE: ./build/core/metrics/cost-known.js
var cost_known = __webpack_require__(42205);
;// CONCATENATED MODULE: ./build/core/metrics/cost.js


const cost = (0,define_amount_metric/* defineAmountMetric */.k)({
    name: 'cost.usd',
    title: 'cost per query',
    source: '`cost_usd` reported by the target, else its tokens at the prices stored in the run',
    unit: 'usd',
    aliases: ['cost'],
    score: ({ observation }, { settings }) => (0,cost_of_reply/* costOfReply */.D)(observation.reply, settings.pricing),
});

;// CONCATENATED MODULE: ./build/core/metrics/failures.js


/** A share of trials that failed; what the infrastructure failed is unscored everywhere. */
function defineFailure({ name, title, counts }) {
    return (0,define_metric/* defineMetric */.G)({
        name,
        title,
        aspect: 'conduct',
        source: 'design document 000, query time-outs and exceptions: counted beside the times of the trials that were answered',
        unit: 'ratio',
        kind: 'binary',
        direction: 'lower',
        range: [0, 1],
        default_margin: { kind: 'absolute', value: 0.05 },
        definition: `${name}/1`,
        applies: () => true,
        score: () => (0,model_score/* scored */.l)(0),
        when_failed: (failure) => (counts(failure) ? 1 : 0),
    });
}
const timeouts = defineFailure({
    name: 'performance.timeout',
    title: 'timed out',
    counts: ({ kind }) => kind === 'timeout',
});
/** Time-outs, crashes, broken replies and errors that the target reports. */
const failures = defineFailure({ name: 'performance.failure', title: 'failed', counts: () => true });

;// CONCATENATED MODULE: ./build/core/metrics/percentiles.js

/** A percentile over the cases of a run of what a metric says of each. */
function definePercentile({ of, percentile, ...spec }) {
    return (0,define_run_metric/* defineRunMetric */.z)({
        ...spec,
        source: 'Hyndman & Fan 1996, Am. Stat. 50:361, type 7: linear at (n − 1)·p',
        direction: 'lower',
        range: [0, null],
        default_margin: { kind: 'relative', value: 0.1 },
        definition: `${spec.name}/1`,
        per_run: () => ({ figure: 'percentile', of, percentile }),
    });
}
const latencyP50 = definePercentile({
    name: 'performance.latency-p50',
    title: 'latency p50',
    unit: 's',
    environment: 'bound',
    of: 'performance.latency',
    percentile: 50,
});
const latencyP95 = definePercentile({
    name: 'performance.latency-p95',
    title: 'latency p95',
    unit: 's',
    environment: 'bound',
    of: 'performance.latency',
    percentile: 95,
});
const tokensP50 = definePercentile({
    name: 'tokens.total-p50',
    title: 'tokens p50',
    unit: 'tokens',
    of: 'tokens.total',
    percentile: 50,
});
const tokensP95 = definePercentile({
    name: 'tokens.total-p95',
    title: 'tokens p95',
    unit: 'tokens',
    of: 'tokens.total',
    percentile: 95,
});
const costP50 = definePercentile({
    name: 'cost.usd-p50',
    title: 'cost p50',
    unit: 'usd',
    of: 'cost.usd',
    percentile: 50,
});
const costP95 = definePercentile({
    name: 'cost.usd-p95',
    title: 'cost p95',
    unit: 'usd',
    of: 'cost.usd',
    percentile: 95,
});

;// CONCATENATED MODULE: ./build/core/metrics/phases.js


/** The time of one phase of the answer. */
function definePhase(name, title, phase) {
    const missing = (0,model_score/* unscored */.c)(`the target reported no phases_ms.${phase}`);
    return (0,define_amount_metric/* defineAmountMetric */.k)({
        name,
        title,
        source: '`phases_ms` reported by the target; design document 000, latency is embed + retrieve + generate',
        unit: 's',
        environment: 'bound',
        score: ({ observation: { reply } }) => {
            const spent = reply.phases_ms?.[phase];
            return spent === undefined ? missing : (0,model_score/* scored */.l)(spent / 1000);
        },
    });
}
const embedTime = definePhase('performance.embed', 'time to embed', 'embed');
const retrieveTime = definePhase('performance.retrieve', 'time to retrieve', 'retrieve');
const generateTime = definePhase('performance.generate', 'time to generate', 'generate');
const toolTime = definePhase('performance.tool-time', 'time in tools', 'tool');

// EXTERNAL MODULE: ./build/core/metrics/tokens.js
var metrics_tokens = __webpack_require__(54172);
;// CONCATENATED MODULE: ./build/core/metrics/tokens-cached-share.js



/**
 * The share of a reply's input tokens that the provider read from a cache.
 * @example cachedShare({ answer: '', usage: { input_tokens: 900, cached_tokens: 600 } }) // 2/3
 */
function cachedShare(reply) {
    const input = (0,metrics_tokens/* inputTokensOf */.Gs)(reply);
    const cached = (0,metrics_tokens/* cachedTokensOf */.IB)(reply);
    if (input.kind === 'unscored')
        return input;
    if (cached.kind === 'unscored')
        return cached;
    if (input.value === 0)
        return (0,model_score/* unscored */.c)('the target reported 0 input tokens');
    if (cached.value > input.value)
        return (0,model_score/* unscored */.c)('the target reported more cached tokens than input tokens');
    return (0,model_score/* scored */.l)(cached.value / input.value);
}
const tokensCachedShare = (0,define_metric/* defineMetric */.G)({
    name: 'tokens.cached-share',
    title: 'cached share of input tokens',
    source: 'counts reported by the target (`usage`, else all of `attempts`)',
    unit: 'ratio',
    kind: 'continuous',
    direction: 'neutral',
    range: [0, 1],
    definition: 'tokens.cached-share/1',
    applies: () => true,
    score: ({ observation }) => cachedShare(observation.reply),
    when_failed: 'unscored',
});

;// CONCATENATED MODULE: ./build/core/metrics/tokens-per-accurate-answer.js




const tokens_per_accurate_answer_SOURCE = 'design document 004, tokens per accurate answer';
/** Tokens of a trial that succeeds, 0 of one that does not: a part of the next. */
const tokensAccurate = defineOutcomeMetric({
    name: 'tokens.accurate',
    title: 'tokens of accurate answers',
    source: tokens_per_accurate_answer_SOURCE,
    unit: 'tokens',
    kind: 'continuous',
    direction: 'neutral',
    range: [0, null],
    version: 1,
    score: ({ observation }, outcome) => {
        const tokens = (0,metrics_tokens/* totalTokens */.RP)(observation.reply);
        return tokens.kind === 'unscored' ? tokens : (0,model_score/* scored */.l)(tokens.value * outcome);
    },
    when_failed: 'unscored',
});
const tokensPerAccurateAnswer = (0,define_run_metric/* defineRunMetric */.z)({
    name: 'tokens.per-accurate-answer',
    title: 'tokens per accurate answer',
    source: `${tokens_per_accurate_answer_SOURCE}: the mean over accurate answers`,
    unit: 'tokens',
    direction: 'lower',
    range: [0, null],
    default_margin: { kind: 'relative', value: 0.1 },
    definition: 'tokens.per-accurate-answer/1',
    per_run: () => ({ figure: 'ratio', numerator: 'tokens.accurate', denominator: 'success' }),
});
const tokensSpentPerAccurateAnswer = (0,define_run_metric/* defineRunMetric */.z)({
    name: 'tokens.spent-per-accurate-answer',
    title: 'tokens spent per accurate answer',
    source: `${tokens_per_accurate_answer_SOURCE}: all tokens by the number of accurate answers`,
    unit: 'tokens',
    direction: 'lower',
    range: [0, null],
    default_margin: { kind: 'relative', value: 0.1 },
    definition: 'tokens.spent-per-accurate-answer/1',
    per_run: () => ({ figure: 'ratio', numerator: 'tokens.total', denominator: 'success' }),
});

;// CONCATENATED MODULE: ./build/core/metrics/ttft.js


const ttft = (0,define_amount_metric/* defineAmountMetric */.k)({
    name: 'performance.ttft',
    title: 'time to first token',
    source: '`ttft_ms` reported by the target',
    unit: 's',
    environment: 'bound',
    score: ({ observation: { reply } }) => reply.ttft_ms === undefined ? (0,model_score/* unscored */.c)('the target reported no ttft_ms') : (0,model_score/* scored */.l)(reply.ttft_ms / 1000),
});

;// CONCATENATED MODULE: ./build/core/metrics/families/spending.js










/** What an answer costs in tokens, money and time, and what failed. */
const SPENDING = [
    metrics_tokens/* tokensTotal */.N7,
    metrics_tokens/* tokensInput */.Be,
    metrics_tokens/* tokensOutput */.eH,
    tokensP50,
    tokensP95,
    tokensCachedShare,
    tokensPerAccurateAnswer,
    tokensSpentPerAccurateAnswer,
    tokensAccurate,
    cost,
    costP50,
    costP95,
    cost_known/* costKnown */.J,
    metrics_latency/* latency */.Z,
    latencyP50,
    latencyP95,
    ttft,
    embedTime,
    retrieveTime,
    generateTime,
    toolTime,
    timeouts,
    failures,
];

// EXTERNAL MODULE: ./build/core/metrics/resolve-name.js
var resolve_name = __webpack_require__(69822);
;// CONCATENATED MODULE: ./build/core/metrics/call-coverage.js





/**
 * The share of the required names, each counted once, that were called. At least one is required.
 * Source: design document 000, tool coverage and agent coverage.
 * @example coverNames(['search', 'Rank'], ['SEARCH', 'search', 'web'], {}) // 0.5
 */
function coverNames(required, called, aliases) {
    const wanted = new Set(required.map((name) => (0,resolve_name/* resolveName */.q)(name, aliases)));
    const calls = new Set(called.map((name) => (0,resolve_name/* resolveName */.q)(name, aliases)));
    return [...wanted].filter((name) => calls.has(name)).length / wanted.size;
}
function describeCoverage(kind, title) {
    const required = kind === 'tools' ? 'required_tools' : 'required_agents';
    return {
        name: `${kind}.coverage`,
        title,
        source: 'design document 000, branching and coordination profiles',
        unit: 'ratio',
        kind: 'continuous',
        direction: 'higher',
        range: [0, 1],
        default_margin: { kind: 'relative', value: 0.1 },
        absolute_margin: 0.05,
        definition: ({ scoring }) => `${kind}.coverage/1${changedScoring(scoring, [`aliases.${kind}`])}`,
        applies: (golden) => (golden[required] ?? []).length > 0,
        score: ({ observation, golden }, { scoring }) => {
            const called = kind === 'tools' ? (0,called_names/* calledTools */.Rr)(observation.reply) : (0,called_names/* calledAgents */.un)(observation.reply);
            if (called === null)
                return (0,model_score/* unscored */.c)(called_names/* NO_TRACE */.eW[kind]);
            return (0,model_score/* scored */.l)(coverNames(golden[required] ?? [], called, scoring.aliases[kind]));
        },
        when_failed: 0,
    };
}
const TOOL_COVERAGE = describeCoverage('tools', 'tool coverage');
const AGENT_COVERAGE = describeCoverage('agents', 'agent coverage');
const toolCoverage = (0,define_metric/* defineMetric */.G)(TOOL_COVERAGE);
const agentCoverage = (0,define_metric/* defineMetric */.G)(AGENT_COVERAGE);

;// CONCATENATED MODULE: ./build/core/metrics/define/define-for-kind.js


/** What a metric says of the cases of one kind: the same figure under another name, with the meaning of the first in its definition. */
function defineForKind({ kind, includes }, part, spec) {
    const name = `${kind}.${part}`;
    return (0,define_metric/* defineMetric */.G)({
        ...spec,
        name,
        title: `${kind}: ${spec.title}`,
        definition: (context) => {
            const own = typeof spec.definition === 'string' ? spec.definition : spec.definition(context);
            return `${name}/1 ${case_kinds/* KIND_RULES */.N$} ${own}`;
        },
        applies: (golden, context) => includes(golden) && spec.applies(golden, context),
    });
}

;// CONCATENATED MODULE: ./build/core/metrics/tools-trace.js





const tools_trace_SOURCE = 'design document 000, tool trace reporting rate';
/** Elsewhere a target that has no tools would be reproached with reporting none. */
function asksForTrace(golden) {
    const { profile } = golden;
    return (expectsWorkflow(golden) ||
        profile === 'branching' ||
        profile === 'coordination' ||
        (0,case_kinds/* isBranching */.no)(golden) ||
        (0,case_kinds/* isCoordination */.iP)(golden));
}
const TRACE_REPORTED = {
    name: 'tools.trace-reported',
    title: 'tool traces reported',
    aspect: 'conduct',
    source: tools_trace_SOURCE,
    unit: 'ratio',
    kind: 'binary',
    direction: 'higher',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    definition: 'tools.trace-reported/1',
    applies: asksForTrace,
    score: ({ observation }) => (0,model_score/* scored */.l)(observation.reply.tools === undefined ? 0 : 1),
    when_failed: 'unscored',
};
const toolTraceReported = (0,define_metric/* defineMetric */.G)(TRACE_REPORTED);
function defineTraceFact(spec, measure) {
    return (0,define_metric/* defineMetric */.G)({
        source: tools_trace_SOURCE,
        definition: `${spec.name}/1`,
        applies: () => true,
        score: ({ observation }) => scoreTrace(observation.reply, measure),
        when_failed: 'unscored',
        ...spec,
    });
}
function scoreTrace({ tools }, measure) {
    return tools === undefined ? (0,model_score/* unscored */.c)(called_names/* NO_TRACE */.eW.tools) : measure(tools);
}
const toolsUsed = defineTraceFact({ name: 'tools.used', title: 'tools used', unit: 'ratio', kind: 'binary', direction: 'neutral', range: [0, 1] }, (tools) => (0,model_score/* scored */.l)(tools.length > 0 ? 1 : 0));
const toolCalls = defineTraceFact({
    name: 'tools.calls',
    title: 'calls of tools',
    unit: 'count',
    kind: 'continuous',
    direction: 'neutral',
    range: [0, null],
}, (tools) => (0,model_score/* scored */.l)(tools.length));
const toolErrors = defineTraceFact({
    name: 'tools.errors',
    aspect: 'conduct',
    title: 'failed calls of tools',
    unit: 'count',
    kind: 'continuous',
    direction: 'lower',
    range: [0, null],
    default_margin: { kind: 'relative', value: 0.1 },
    absolute_margin: 0.5,
}, (tools) => countErrors(tools));
/** Calls that did not work: `ok: false`, or an `error`. Unscored where there are calls and none says how it went. */
function countErrors(tools) {
    const told = tools.filter(({ ok, error }) => ok !== undefined || error !== undefined);
    if (tools.length > 0 && told.length === 0)
        return (0,model_score/* unscored */.c)('the target does not say whether its calls of tools worked');
    return (0,model_score/* scored */.l)(told.filter(({ ok, error }) => ok === false || (ok === undefined && error !== undefined)).length);
}

;// CONCATENATED MODULE: ./build/core/metrics/branching.js





const BRANCHING = { kind: 'branching', includes: case_kinds/* isBranching */.no };
const branchingHopCoverage = defineForKind(BRANCHING, 'hop-coverage', HOP_COVERAGE);
const branchingSuccess = defineForKind(BRANCHING, 'success', {
    ...ALL_HOPS,
    title: 'every hop stated',
});
const branchingGrounded = defineForKind(BRANCHING, 'grounded-hop-coverage', GROUNDED_HOP_COVERAGE);
const branchingToolCoverage = defineForKind(BRANCHING, 'tool-coverage', TOOL_COVERAGE);
const branchingTrace = defineForKind(BRANCHING, 'trace-reported', TRACE_REPORTED);

;// CONCATENATED MODULE: ./build/core/metrics/clarification.js



const clarification = (0,define_metric/* defineMetric */.G)({
    name: 'clarification.match',
    title: 'asked back as expected',
    source: 'design document 002, its flag for scenarios that need a question first',
    unit: 'ratio',
    kind: 'binary',
    direction: 'higher',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    definition: 'clarification.match/1',
    applies: ({ clarification_expected: isExpected }) => isExpected !== undefined,
    score: ({ observation, golden }) => (0,model_score/* scored */.l)((0,willingness/* hasAskedBack */.u3)(observation.reply) === golden.clarification_expected ? 1 : 0),
    when_failed: 0,
});

;// CONCATENATED MODULE: ./build/core/metrics/coordination.js









const COORDINATION = { kind: 'coordination', includes: case_kinds/* isCoordination */.iP };
function reaches(score, least) {
    return score.kind === 'unscored' ? score : (0,model_score/* scored */.l)(score.value >= least ? 1 : 0);
}
const COORDINATED = {
    name: 'coordination.success',
    title: 'agents and hops',
    source: 'design document 000, coordination success rate; the threshold of its implementation',
    unit: 'ratio',
    kind: 'binary',
    direction: 'higher',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
    definition: ({ scoring }) => `${match_hops/* HOP_RULES */.u}${changedScoring(scoring, ['aliases.agents', 'coordination_hop_threshold'])}`,
    applies: (golden, context) => AGENT_COVERAGE.applies(golden, context) && (0,case_kinds/* requiresHops */.Lf)(golden),
    score: (trial, context) => (0,all_of/* allOf */.b)([
        reaches(AGENT_COVERAGE.score(trial, context), 1),
        reaches(scoreHopCoverage(trial), context.scoring.coordination_hop_threshold),
    ]),
    when_failed: 0,
};
const coordinationSuccess = defineForKind(COORDINATION, 'success', COORDINATED);
const coordinationAgents = defineForKind(COORDINATION, 'agent-coverage', AGENT_COVERAGE);
const coordinationHops = defineForKind(COORDINATION, 'hop-coverage', HOP_COVERAGE);
const coordinationGrounded = defineForKind(COORDINATION, 'grounded-hop-coverage', GROUNDED_HOP_COVERAGE);
const coordinationTools = defineForKind(COORDINATION, 'tool-coverage', TOOL_COVERAGE);
const coordinationTrace = defineForKind(COORDINATION, 'trace-reported', TRACE_REPORTED);

;// CONCATENATED MODULE: ./build/core/metrics/workflow-counts.js






/** How many names are in one of the lists of a validation. The lists themselves are in the table `workflow-validation`. */
function workflow_counts_defineCount(kind, list) {
    const name = `workflow.${kind}-${list}`;
    const isFault = list === 'missing' || list === 'unexpected';
    return (0,define_metric/* defineMetric */.G)({
        name,
        title: `${list} ${kind}`,
        source: 'design document 002, workflow validation',
        unit: 'count',
        kind: 'continuous',
        direction: isFault ? 'lower' : 'neutral',
        range: [0, null],
        ...(isFault && { default_margin: { kind: 'relative', value: 0.1 }, absolute_margin: 0.5 }),
        definition: ({ scoring }) => `${name}/1${changedScoring(scoring, WORKFLOW_SETTINGS)}`,
        applies: (golden) => (0,validate_workflow/* expectsCalls */.UK)(golden, kind),
        score: ({ observation, golden }, { scoring }) => {
            const calls = (0,validate_workflow/* validateWorkflow */._B)(golden, observation.reply, scoring)[kind];
            return calls === null || calls === 'trace_missing' ? (0,model_score/* unscored */.c)(called_names/* NO_TRACE */.eW[kind]) : (0,model_score/* scored */.l)(calls[list].length);
        },
        when_failed: 'unscored',
    });
}
const agentsIncluded = workflow_counts_defineCount('agents', 'included');
const agentsExcluded = workflow_counts_defineCount('agents', 'excluded');
const agentsMissing = workflow_counts_defineCount('agents', 'missing');
const agentsUnexpected = workflow_counts_defineCount('agents', 'unexpected');
const toolsIncluded = workflow_counts_defineCount('tools', 'included');
const toolsExcluded = workflow_counts_defineCount('tools', 'excluded');
const toolsMissing = workflow_counts_defineCount('tools', 'missing');
const toolsUnexpected = workflow_counts_defineCount('tools', 'unexpected');

;// CONCATENATED MODULE: ./build/core/metrics/families/workflow.js








/** Which agents and tools were used, and the hops of what is found in several steps. */
const WORKFLOW = [
    workflowPass,
    workflowAgentsPass,
    agentsMissing,
    agentsUnexpected,
    agentsIncluded,
    agentsExcluded,
    workflowToolsPass,
    toolsMissing,
    toolsUnexpected,
    toolsIncluded,
    toolsExcluded,
    agentCoverage,
    toolCoverage,
    toolTraceReported,
    toolsUsed,
    toolCalls,
    toolErrors,
    clarification,
    hopCoverage,
    groundedHopCoverage,
    chainSuccess,
    branchingHopCoverage,
    branchingGrounded,
    branchingSuccess,
    branchingToolCoverage,
    branchingTrace,
    coordinationHops,
    coordinationGrounded,
    coordinationSuccess,
    coordinationAgents,
    coordinationTools,
    coordinationTrace,
];

;// CONCATENATED MODULE: ./build/core/metrics/index.js








/** Every metric, in the order in which reports show them. To add one: its file, and its line in its family. */
const REGISTRY = [
    ...RETRIEVAL,
    ...ROUTING,
    ...WORKFLOW,
    ...ANSWER,
    ...SPENDING,
    ...BEHAVIOUR,
    ...AGENT_RUN,
    ...CODE,
];


/***/ }),

/***/ 78314:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ checkJsonSchemaKeywords),
/* harmony export */   h: () => (/* binding */ matchesJsonSchema)
/* harmony export */ });
/* harmony import */ var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55712);
/* harmony import */ var _model_suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31406);


const TYPES = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];
const size = {
    wants: 'a whole number from 0',
    accepts: (argument) => Number.isInteger(argument) && Number(argument) >= 0,
};
const bound = { wants: 'a number', accepts: (argument) => isNumber(argument) };
/** The part of JSON Schema 2020-12 that a `json_schema` check knows; the meaning of each keyword is the standard's. */
const KEYWORDS = {
    additionalProperties: {
        wants: 'true or false',
        accepts: (argument) => typeof argument === 'boolean',
        allows: (value, argument, schema) => {
            if (argument !== false || !isObject(value))
                return true;
            const known = isObject(schema['properties']) ? schema['properties'] : {};
            return Object.keys(value).every((name) => Object.hasOwn(known, name));
        },
    },
    const: {
        wants: 'any value',
        accepts: () => true,
        allows: (value, argument) => (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)(value) === (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)(argument),
    },
    enum: {
        wants: 'a list',
        accepts: Array.isArray,
        allows: (value, argument) => listOf(argument).some((item) => (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)(item) === (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)(value)),
    },
    items: {
        wants: 'a schema',
        accepts: isObject,
        allows: (value, argument) => listOf(value).every((item) => matchesJsonSchema(item, objectOf(argument))),
    },
    maxLength: { ...size, allows: (value, argument) => typeof value !== 'string' || lengthOf(value) <= Number(argument) },
    maximum: { ...bound, allows: (value, argument) => !isNumber(value) || value <= Number(argument) },
    minLength: { ...size, allows: (value, argument) => typeof value !== 'string' || lengthOf(value) >= Number(argument) },
    minimum: { ...bound, allows: (value, argument) => !isNumber(value) || value >= Number(argument) },
    pattern: {
        wants: 'a regular expression',
        accepts: isPattern,
        allows: (value, argument) => typeof value !== 'string' || new RegExp(String(argument), 'u').test(value),
    },
    properties: {
        wants: 'an object of schemas',
        accepts: (argument) => isObject(argument) && Object.values(argument).every(isObject),
        allows: (value, argument) => !isObject(value) ||
            Object.entries(objectOf(argument)).every(([name, schema]) => !Object.hasOwn(value, name) || matchesJsonSchema(value[name], objectOf(schema))),
    },
    required: {
        wants: 'a list of names',
        accepts: (argument) => Array.isArray(argument) && argument.every((name) => typeof name === 'string'),
        allows: (value, argument) => !isObject(value) || listOf(argument).every((name) => Object.hasOwn(value, String(name))),
    },
    type: {
        wants: `one or several of ${TYPES.join(', ')}`,
        accepts: (argument) => {
            const types = Array.isArray(argument) ? argument : [argument];
            return types.length > 0 && types.every((type) => TYPES.includes(String(type)));
        },
        allows: (value, argument) => (Array.isArray(argument) ? listOf(argument) : [argument]).some((type) => hasType(value, String(type))),
    },
};
/**
 * What is wrong with the schema of a `json_schema` check, null when it can be used. Keywords outside the subset are
 * refused, since ignoring one would pass answers that it forbids. `at` is where the schema stands.
 * @example checkJsonSchemaKeywords({ maximum: '5' }) // 'json_schema.maximum must be a number.'
 */
function checkJsonSchemaKeywords(schema, at = 'json_schema') {
    for (const [name, argument] of Object.entries(schema)) {
        const keyword = keywordOf(name);
        if (!keyword)
            return describeUnknown(name, at);
        if (!keyword.accepts(argument))
            return `${at}.${name} must be ${keyword.wants}.`;
        for (const [place, inner] of innerSchemas(name, argument)) {
            const problem = checkJsonSchemaKeywords(inner, `${at}.${place}`);
            if (problem !== null)
                return problem;
        }
    }
    return null;
}
function innerSchemas(name, argument) {
    if (name === 'items')
        return [['items', objectOf(argument)]];
    if (name !== 'properties')
        return [];
    return Object.entries(objectOf(argument)).map(([property, inner]) => [`properties.${property}`, objectOf(inner)]);
}
function describeUnknown(name, at) {
    const known = Object.keys(KEYWORDS);
    const near = (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggest */ .Z)(name, known);
    const hint = near === null ? '' : ` Did you mean \`${near}\`?`;
    return `${at} has the keyword \`${name}\`, which is not supported.${hint} Known: ${known.join(', ')}.`;
}
function keywordOf(name) {
    return Object.hasOwn(KEYWORDS, name) ? KEYWORDS[name] : undefined;
}
/**
 * Whether a JSON value meets a schema with which `checkJsonSchemaKeywords` finds nothing wrong.
 * @example matchesJsonSchema({ n: 1 }, { required: ['n'], properties: { n: { type: 'integer' } } }) // true
 */
function matchesJsonSchema(value, schema) {
    return Object.entries(schema).every(([name, argument]) => {
        const keyword = keywordOf(name);
        return keyword === undefined || keyword.allows(value, argument, schema);
    });
}
function hasType(value, type) {
    if (type === 'null')
        return value === null;
    if (type === 'array')
        return Array.isArray(value);
    if (type === 'object')
        return isObject(value);
    if (type === 'integer')
        return Number.isInteger(value);
    return typeof value === type;
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isNumber(value) {
    return typeof value === 'number';
}
function isPattern(argument) {
    if (typeof argument !== 'string')
        return false;
    try {
        new RegExp(argument, 'u');
        return true;
    }
    catch {
        return false;
    }
}
function listOf(value) {
    return Array.isArray(value) ? value : [];
}
function objectOf(value) {
    return isObject(value) ? value : {};
}
/** JSON Schema counts code points, not UTF-16 units. */
function lengthOf(text) {
    return [...text].length;
}


/***/ }),

/***/ 974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ decidingQuestion),
/* harmony export */   _: () => (/* binding */ scoreJudgedAnswer)
/* harmony export */ });
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35398);
/* harmony import */ var _judged_part_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49153);
/* harmony import */ var _quality_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37877);



const GOOD_CORRECTNESS = 4;
const GOOD_QUALITY = 0.7;
/** 0.7 three times over, divided by three, is a little less than 0.7. */
const ROUNDING = 1e-9;
/** The question to a judge that decides whether the answer to a case is right; null where the suite or the case has none. */
function decidingQuestion(golden, context) {
    if (golden.expected_answer !== undefined && (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_0__/* .isJudged */ .sL)(context, 'answer'))
        return 'answer';
    return golden.expected_answer_criteria !== undefined && (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_0__/* .isJudged */ .sL)(context, 'quality') ? 'quality' : null;
}
/**
 * Whether the judge finds the answer right, as a score: a correctness of at least 4 of 5 where an expected answer is judged, else a mean of
 * the three qualities of at least 0.7. 1 where nobody is to judge it; unscored where somebody is and gave nothing usable.
 * Source: Goldenpair's requirements, D4.
 * @example scoreJudgedAnswer({ golden, judgments: { answer: { correctness: 4, completeness: 2, faithfulness: 5 } } }, context) // scored 1
 */
function scoreJudgedAnswer({ golden, judgments }, context) {
    switch (decidingQuestion(golden, context)) {
        case 'answer': {
            const grades = (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_0__/* .readJudged */ .cv)(judgments?.answer);
            if (typeof grades === 'string')
                return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c)(grades);
            const { correctness } = grades;
            return correctness === null
                ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c)('the judge was not shown the expected answer')
                : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .l)(correctness >= GOOD_CORRECTNESS ? 1 : 0);
        }
        case 'quality': {
            const quality = (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_0__/* .readJudged */ .cv)(judgments?.quality);
            if (typeof quality === 'string')
                return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c)(quality);
            return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .l)((0,_quality_js__WEBPACK_IMPORTED_MODULE_1__/* .averageQuality */ .rN)(quality) >= GOOD_QUALITY - ROUNDING ? 1 : 0);
        }
        case null:
            return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .l)(1);
    }
}


/***/ }),

/***/ 49153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _w: () => (/* binding */ readJudgeReason),
/* harmony export */   cv: () => (/* binding */ readJudged),
/* harmony export */   gg: () => (/* binding */ wasAsked),
/* harmony export */   oQ: () => (/* binding */ NOBODY),
/* harmony export */   sL: () => (/* binding */ isJudged)
/* harmony export */ });
const REASON_LENGTH = 200;
const NOBODY = 'no judge scored it';
const NOTHING_USABLE = 'the judge gave nothing usable';
/** Older runs say `the judge failed` of claims. */
const WHY = new RegExp(`^(${NOBODY}|${NOTHING_USABLE}|the judge failed): (.*)$`, 's');
/** Whether the suite has its answers judged by this question. Where it does not, its metrics apply to no case. */
function isJudged({ scoring }, question) {
    return scoring.judged.includes(question);
}
/**
 * What the judge said to one question; where nobody asked it, or nothing usable came back, the reason as text.
 * @example readJudged({ error: 'not JSON' }) // 'the judge gave nothing usable: not JSON'
 */
function readJudged(part) {
    if (part === undefined)
        return NOBODY;
    if (!isFailed(part))
        return part;
    return `${part.asked === false ? NOBODY : NOTHING_USABLE}: ${part.error}`.slice(0, REASON_LENGTH);
}
/**
 * The way back from a reason of `readJudged`, which is all that a scored trial keeps of a judge that failed: its message, cut at the end where it
 * is long. Null for any other reason.
 * @example readJudgeReason('the judge gave nothing usable: not JSON') // { error: 'not JSON' }
 */
function readJudgeReason(reason) {
    const [, what, error] = WHY.exec(reason) ?? [];
    if (error === undefined)
        return null;
    return what === NOBODY ? { error, asked: false } : { error };
}
/** Whether a judge was asked for it at all, whatever came back. */
function wasAsked(part) {
    return !isFailed(part) || part.asked !== false;
}
function isFailed(part) {
    return 'error' in part;
}


/***/ }),

/***/ 18454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ latencySeconds),
/* harmony export */   Z: () => (/* binding */ latency)
/* harmony export */ });
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35398);
/* harmony import */ var _from_cache_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48585);
/* harmony import */ var _define_define_amount_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72089);



/** How long the answer took; unscored where nobody measured it. */
function latencySeconds({ latency_ms: latencyMs, cached }) {
    if (latencyMs !== null)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scored */ .l)(latencyMs / 1000);
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .unscored */ .c)(cached === true ? _from_cache_js__WEBPACK_IMPORTED_MODULE_2__/* .FROM_CACHE */ .C : 'the latency was not recorded');
}
const latency = (0,_define_define_amount_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .defineAmountMetric */ .k)({
    name: 'performance.latency',
    title: 'latency',
    source: 'wall clock of Goldenpair, request sent to reply read',
    unit: 's',
    environment: 'bound',
    score: ({ observation }) => latencySeconds(observation),
});


/***/ }),

/***/ 32694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ listReadings),
/* harmony export */   p: () => (/* binding */ isReading)
/* harmony export */ });
/* harmony import */ var _model_split_readings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99828);
/* harmony import */ var _judged_part_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49153);


/** Every reading of a judge behind the judgments of one trial, question by question; what was decided without asking is none. */
function listReadings(judgments) {
    const readings = (0,_model_split_readings_js__WEBPACK_IMPORTED_MODULE_1__/* .splitReadings */ .k)(judgments).map(({ said }) => said);
    return readings.filter(isReading);
}
/** Whether a judge was asked for it. */
function isReading(said) {
    return (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_0__/* .wasAsked */ .gg)(said) && !isDecided(said);
}
/** An empty answer is judged without a judge. */
function isDecided({ error, model, tokens, cached }) {
    return error === undefined && model === undefined && tokens === 0 && cached === undefined;
}


/***/ }),

/***/ 27724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ markEscalations)
/* harmony export */ });
/* harmony import */ var _route_tiers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56721);

/**
 * Whether each attempt was escalated: it says so (`result: escalated`), or the next one has a higher route tier. The same tier again is
 * a retry. Tiers that the suite does not list are higher than those it does, and rise in the order in which they appear. Null where
 * that cannot be told: another attempt follows, and one of the two names no tier.
 * @example markEscalations([{ route_tier: 'local' }, { route_tier: 'local' }, { route_tier: 'api' }], scoring) // [false, true, false]
 */
function markEscalations(attempts, scoring) {
    const ladder = [...scoring.route_tiers];
    const ranks = attempts.map(({ route_tier: written }) => {
        const tier = (0,_route_tiers_js__WEBPACK_IMPORTED_MODULE_0__/* .nameTier */ .QW)(written, scoring);
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


/***/ }),

/***/ 29562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ matchHops),
/* harmony export */   u: () => (/* binding */ HOP_RULES)
/* harmony export */ });
/* harmony import */ var _check_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25435);

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
 * Both sides are composed (NFKC), white space is one blank, case is ignored. A reason instead when an expression cannot be used, which
 * only a run edited by hand can bring.
 * Source: design document 000, required hops; word edges instead of plain substrings, so that "2" is not found in "2024".
 * @example matchHops([{ id: 'who', any_of: ['the buyer'] }, { id: 'days', any_of: ['14'] }], 'The  buyer, in 140 days.') // [who]
 */
function matchHops(hops, answer) {
    const text = foldSpaces(answer);
    const folded = text.toLowerCase();
    try {
        return hops.filter(({ any_of: texts, match = 'word' }) => texts.some((wanted) => {
            if (match === 'regex')
                return new RegExp(wanted, 'iu').test(text.slice(0, _check_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .REGEX_ANSWER_LENGTH */ .SK));
            const needle = foldSpaces(wanted).toLowerCase();
            if (needle === '')
                return false;
            return match === 'substring' ? folded.includes(needle) : hasWords(folded, needle);
        }));
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


/***/ }),

/***/ 28922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ answerWords),
/* harmony export */   o: () => (/* binding */ comparableWords)
/* harmony export */ });
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


/***/ }),

/***/ 57919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V_: () => (/* binding */ canonicalModelName),
/* harmony export */   gW: () => (/* binding */ normalizeModelName),
/* harmony export */   qe: () => (/* binding */ isFreeModel)
/* harmony export */ });
/* harmony import */ var _model_undated_model_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56045);

/** Those of LiteLLM, LangChain and pydantic-ai. Anything else before a colon belongs to the name: Ollama's `qwen2.5:7b` is never `7b`. */
const PROVIDER_BEFORE_COLON = /^(?:anthropic|azure(?:_ai|_openai)?|bedrock(?:_converse)?|google(?:-gla|-vertex|_genai|_vertexai|_anthropic_vertex)?|ollama|openai|openrouter|vertex(?:_ai)?):/;
/** https://docs.aws.amazon.com/bedrock/latest/userguide/inference-profiles-support.html */
const BEDROCK_REGION = /^(?:us|us-gov|eu|apac|jp|au|ca|global)\.(?=[a-z0-9]+\.)/;
const BEDROCK_VENDOR = /^(?:ai21|amazon|anthropic|cohere|deepseek|google|meta|minimax|mistral|moonshot|moonshotai|nvidia|openai|qwen|writer|zai)\./;
/** Newer ids have no colon: `anthropic.claude-opus-4-6-v1`. Without a vendor `-v3` is part of a name such as `deepseek-v3`. */
const VERSION_BEHIND_VENDOR = /-v\d+$/;
/**
 * Variants that OpenRouter bills as the model itself: https://openrouter.ai/docs/guides/routing/model-variants/overview.
 * Others (`:extended`, `:online`, `:batch`) have prices of their own.
 */
const SAME_PRICE = /^(.*\/.*):(?:nitro|floor|exacto|beta|thinking)$/;
const FREE = /\/.*:free$/;
/**
 * The name in `known` that a model name means, or null. Tried in turn, the first hit wins: the name itself (case and outer
 * spaces ignored); without OpenRouter's `:nitro` and the like; without what stands before its last `/` and without a known
 * provider before `:`; without Bedrock's region, vendor and version; without a date or `-latest` at its end; with dots and spaces
 * written as dashes, and Claude's family before its number, if that fits one name only. A `:free` model is never the paid one.
 * @example normalizeModelName('us.anthropic.claude-opus-4-5-20251101-v1:0', ['claude-opus-4-5']) // 'claude-opus-4-5'
 */
function normalizeModelName(model, known) {
    const forms = shorterForms(lowerCase(model));
    for (const form of forms) {
        const hit = known.find((name) => lowerCase(name) === form);
        if (hit !== undefined)
            return hit;
    }
    const dashed = inOneSpelling(forms.at(-1) ?? '');
    const [only, second] = known.filter((name) => inOneSpelling(lowerCase(name)) === dashed);
    return only !== undefined && second === undefined ? only : null;
}
/** Whether a model costs nothing by its name: a `vendor/model:free` of OpenRouter. */
function isFreeModel(model) {
    return FREE.test(lowerCase(model));
}
/**
 * One spelling for every way of writing the same priced name, dates kept: lower case, no provider, dashes.
 * @example canonicalModelName('openai/GPT-3.5 turbo') // 'gpt-3-5-turbo'
 */
function canonicalModelName(model) {
    return withDashes(withoutProvider(lowerCase(model)));
}
function lowerCase(name) {
    return name.trim().toLowerCase();
}
function shorterForms(written) {
    const sold = written.replace(SAME_PRICE, '$1');
    const bare = withoutProvider(sold);
    const anywhere = bare.replace(BEDROCK_REGION, '');
    const own = anywhere.replace(BEDROCK_VENDOR, '');
    const version = (0,_model_undated_model_name_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutProviderVersion */ .J)(own);
    const dated = own === anywhere ? version : version.replace(VERSION_BEHIND_VENDOR, '');
    return [written, sold, bare, anywhere, own, dated, (0,_model_undated_model_name_js__WEBPACK_IMPORTED_MODULE_0__/* .undatedModelName */ .a)(dated)];
}
function withoutProvider(name) {
    return name.slice(name.lastIndexOf('/') + 1).replace(PROVIDER_BEFORE_COLON, '');
}
function withDashes(name) {
    return name.replace(/[.\s]+/g, '-');
}
/** Anthropic wrote `claude-3-5-haiku` before it wrote `claude-haiku-4-5`, and calls `claude-sonnet-4` also `claude-sonnet-4-0`. */
function inOneSpelling(name) {
    return withDashes(name)
        .replace(/^claude-(\d(?:-\d)?)-(haiku|opus|sonnet)$/, 'claude-$2-$1')
        .replace(/^(claude-(?:opus|sonnet)-4)-0$/, '$1');
}


/***/ }),

/***/ 37877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qk: () => (/* binding */ qualityCompleteness),
/* harmony export */   js: () => (/* binding */ qualityCriteria),
/* harmony export */   rN: () => (/* binding */ averageQuality),
/* harmony export */   rb: () => (/* binding */ qualityAverage),
/* harmony export */   sn: () => (/* binding */ qualityAnswer),
/* harmony export */   xi: () => (/* binding */ qualityFacts)
/* harmony export */ });
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35398);
/* harmony import */ var _define_define_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65608);
/* harmony import */ var _judged_part_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49153);



const SOURCE = 'design document 002, quality scores from 0 to 1';
/**
 * The mean of the three qualities.
 * Source: design document 002, average quality.
 * @example averageQuality({ answer_quality: 0.9, factual_correctness: 1, completeness: 0.8 }) // 0.9
 */
function averageQuality({ answer_quality, factual_correctness, completeness, }) {
    return (answer_quality + factual_correctness + completeness) / 3;
}
function hasCriteria({ expected_answer_criteria: criteria }) {
    return criteria !== undefined;
}
function defineQuality({ name, title, applies, score, margin }) {
    return (0,_define_define_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .defineMetric */ .G)({
        name,
        title,
        source: SOURCE,
        unit: 'ratio',
        kind: 'continuous',
        direction: 'higher',
        range: [0, 1],
        ...(margin ?? { default_margin: { kind: 'absolute', value: 0.05 } }),
        definition: `${name}/1`,
        judged_by: ['quality'],
        applies: (golden, context) => (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_1__/* .isJudged */ .sL)(context, 'quality') && applies(golden),
        score: ({ judgments }) => {
            const quality = (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_1__/* .readJudged */ .cv)(judgments?.quality);
            return typeof quality === 'string' ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c)(quality) : score(quality);
        },
        when_failed: 0,
    });
}
const qualityAnswer = defineQuality({
    name: 'quality.answer-quality',
    title: 'answer quality (judge)',
    applies: () => true,
    score: ({ answer_quality }) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .l)(answer_quality),
});
const qualityFacts = defineQuality({
    name: 'quality.factual-correctness',
    title: 'factual correctness (judge)',
    applies: () => true,
    score: ({ factual_correctness }) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .l)(factual_correctness),
});
const qualityCompleteness = defineQuality({
    name: 'quality.completeness',
    title: 'completeness against criteria (judge)',
    applies: hasCriteria,
    score: ({ completeness }) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .l)(completeness),
});
const qualityAverage = defineQuality({
    name: 'quality.average',
    title: 'average quality (judge)',
    applies: hasCriteria,
    score: (quality) => (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .l)(averageQuality(quality)),
});
const qualityCriteria = defineQuality({
    name: 'quality.criteria-met',
    title: 'criteria met (judge)',
    applies: hasCriteria,
    score: ({ criteria = [] }) => criteria.length === 0
        ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c)('the judge listed no criteria')
        : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .l)(criteria.filter(({ met }) => met).length / criteria.length),
    margin: { default_margin: { kind: 'relative', value: 0.1 }, absolute_margin: 0.05 },
});


/***/ }),

/***/ 69822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ resolveName)
/* harmony export */ });
/* harmony import */ var _model_plain_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3446);

/**
 * The name that cases use for what a target calls `name`, as `plainName` spells it.
 * @example resolveName('WebSearch', { websearch: 'web_search' }) // 'web_search'
 */
function resolveName(name, aliases) {
    const plain = (0,_model_plain_name_js__WEBPACK_IMPORTED_MODULE_0__/* .plainName */ .M)(name);
    const alias = Object.entries(aliases).find(([other]) => (0,_model_plain_name_js__WEBPACK_IMPORTED_MODULE_0__/* .plainName */ .M)(other) === plain);
    return alias === undefined ? plain : (0,_model_plain_name_js__WEBPACK_IMPORTED_MODULE_0__/* .plainName */ .M)(alias[1]);
}


/***/ }),

/***/ 85143:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ rougeLMetric),
/* harmony export */   k: () => (/* binding */ rougeL)
/* harmony export */ });
/* harmony import */ var _define_define_overlap_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54034);
/* harmony import */ var _normalize_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28922);


/**
 * The harmonic mean of precision and recall over the longest common subsequence of words: those that both texts have in the same
 * order, with gaps; 0 when they share none. Words are those of `comparableWords`.
 * Source: Lin 2004, ROUGE, ACL Workshop Text Summarization Branches Out, W04-1013, ROUGE-L with β = 1.
 * @example rougeL('police killed the gunman', 'police kill the gunman') // 2/3: police … gunman, 2 of 3 words on both sides
 */
function rougeL(expected, answer) {
    const [wanted, given] = (0,_normalize_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .comparableWords */ .o)(expected, answer);
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
const rougeLMetric = (0,_define_define_overlap_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .defineOverlapMetric */ .H)({
    name: 'answer.rouge-l',
    title: 'ROUGE-L',
    source: 'Lin 2004, ROUGE, ACL W04-1013',
    version: 1,
    overlap: rougeL,
});


/***/ }),

/***/ 56721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EL: () => (/* binding */ tierRules),
/* harmony export */   Ev: () => (/* binding */ chosenRouteTier),
/* harmony export */   QW: () => (/* binding */ nameTier),
/* harmony export */   uQ: () => (/* binding */ finalRouteTier),
/* harmony export */   ui: () => (/* binding */ orderTiers)
/* harmony export */ });
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
    const meant = Object.entries(aliases.route_tiers).find(([other]) => keyOf(other) === keyOf(written))?.[1] ?? written;
    return tiers.find((tier) => keyOf(tier) === keyOf(meant)) ?? keyOf(meant).slice(0, NAME_LENGTH);
}
function keyOf(name) {
    return name.normalize('NFKC').trim().toLowerCase();
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


/***/ }),

/***/ 18621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mq: () => (/* binding */ categoryReadings),
/* harmony export */   nf: () => (/* binding */ wholeReadings),
/* harmony export */   qc: () => (/* binding */ readRubric)
/* harmony export */ });
/* harmony import */ var _judged_part_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49153);
/* harmony import */ var _rubric_score_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22136);


/**
 * The usable readings of a rubric, in order. As text, why there is none: the fault of the last one.
 * The `weighted_score` that a judge states is not believed: language models are poor at arithmetic.
 */
function readRubric(runs, golden, scoring) {
    let fault = _judged_part_js__WEBPACK_IMPORTED_MODULE_0__/* .NOBODY */ .oQ;
    const readings = runs.flatMap((reply) => {
        const run = (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_0__/* .readJudged */ .cv)(reply);
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
        return (0,_rubric_score_js__WEBPACK_IMPORTED_MODULE_1__/* .requirementScore */ .qL)(judged, requirements);
    const ids = Object.keys(judged);
    if (ids.length > 0)
        return (0,_rubric_score_js__WEBPACK_IMPORTED_MODULE_1__/* .requirementScore */ .qL)(judged, ids.map((id) => ({ id, description: id })));
    if (Object.keys(categories).length === 0)
        return 'the judge gave no scores';
    return (0,_rubric_score_js__WEBPACK_IMPORTED_MODULE_1__/* .categoryScore */ .x_)(categories, scoring.rubric_categories);
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

/***/ 22136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   qL: () => (/* binding */ requirementScore),
/* harmony export */   x_: () => (/* binding */ categoryScore),
/* harmony export */   yn: () => (/* binding */ categoryWeights)
/* harmony export */ });
/* harmony import */ var _model_rubric_categories_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33948);
/* harmony import */ var _weighted_mean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37713);


/**
 * The weight of each category: the suite's, where it has chosen categories (0 for one that it has not); else document 003's, and 1 for one
 * that the document does not know.
 */
function categoryWeights(chosen) {
    const weights = new Map(Object.entries(chosen ?? _model_rubric_categories_js__WEBPACK_IMPORTED_MODULE_0__/* .CATEGORY_WEIGHTS */ .p));
    return (name) => weights.get(name) ?? (chosen === null ? 1 : 0);
}
/**
 * The weighted mean of one reading's categories, from 0 to 1. What is not applicable (null) leaves the sum and the weights; null when nothing is left.
 * Weights that the judge states do not count.
 * Source: ProjectScylla, docs/design/judge-protocol.md, weighted score.
 * @example categoryScore({ functional_correctness: { score: 1 }, clarity: { score: 0.4 }, simplicity: null }, null) // (2 + 0.4)/3 = 0.8
 */
function categoryScore(categories, chosen) {
    const weightOf = categoryWeights(chosen);
    return (0,_weighted_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .weightedMean */ .h)(Object.entries(categories).flatMap(([name, judged]) => judged === null ? [] : [{ value: judged.score, weight: weightOf(name) }]));
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
    return (0,_weighted_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .weightedMean */ .h)(items);
}


/***/ }),

/***/ 93902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ scoreSourceRecall),
/* harmony export */   dz: () => (/* binding */ retrievedSources),
/* harmony export */   eQ: () => (/* binding */ describeForeign),
/* harmony export */   hC: () => (/* binding */ sourceRecall),
/* harmony export */   qI: () => (/* binding */ sourcePrecision),
/* harmony export */   vD: () => (/* binding */ sourceF1),
/* harmony export */   z1: () => (/* binding */ expectsSources)
/* harmony export */ });
/* unused harmony export scoreSets */
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35398);
/* harmony import */ var _define_define_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65608);
/* harmony import */ var _harmonic_mean_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31403);
/* harmony import */ var _model_undecided_span_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65606);
/* harmony import */ var _normalize_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86431);





/**
 * The documents that a reply draws on, each once, in one spelling: its `sources`, else the `source` (or the `path`) of its spans. Null
 * when it reports neither, or spans that name no document.
 * @example retrievedSources({ spans: [{ path: './a.md' }, { source: 'a.md' }] }) // Set { 'a.md' }
 */
function retrievedSources({ sources, spans }) {
    if (sources !== undefined)
        return new Set(sources.map(_normalize_path_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizePath */ .F));
    if (spans === undefined)
        return null;
    const names = spans.flatMap(({ source, path }) => source ?? path ?? []);
    return names.length === 0 && spans.length > 0 ? null : new Set(names.map(_normalize_path_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizePath */ .F));
}
/**
 * Precision and recall of a set of retrieved names against those expected, of which there is at least one.
 * Source: design document 000, retrieval precision and recall.
 * @example scoreSets(new Set(['a', 'x']), new Set(['a', 'b', 'c'])) // precision 1/2, recall 1/3
 */
function scoreSets(retrieved, expected) {
    const relevant = [...retrieved].filter((name) => expected.has(name)).length;
    return { precision: retrieved.size === 0 ? 0 : relevant / retrieved.size, recall: relevant / expected.size };
}
function defineSourceMetric(spec, figure) {
    return (0,_define_define_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .defineMetric */ .G)({
        ...spec,
        unit: 'ratio',
        kind: 'continuous',
        direction: 'higher',
        range: [0, 1],
        default_margin: { kind: 'relative', value: 0.1 },
        absolute_margin: 0.05,
        definition: `${spec.name}/2`,
        applies: expectsSources,
        score: (trial) => scoreSources(trial, figure),
        when_failed: 0,
    });
}
/** Whether the case names a document that the answer should draw on. */
function expectsSources({ expected_sources: expected = [] }) {
    return expected.length > 0;
}
/** The share of the documents that the case expects which the reply draws on. The case expects some. */
function scoreSourceRecall(trial) {
    return scoreSources(trial, ({ recall }) => recall);
}
function scoreSources({ observation, golden }, figure) {
    const retrieved = retrievedSources(observation.reply);
    if (retrieved === null)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c)('the target reported no sources');
    const expected = expectedSources(golden);
    const undecided = describeForeign(retrieved, expected);
    return undecided === null ? (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .scored */ .l)(figure(scoreSets(retrieved, expected))) : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_2__/* .unscored */ .c)(undecided);
}
/**
 * Why it cannot be told whether an expected document was retrieved: what was has an absolute path outside the checkout that ends like it.
 * Null where it can.
 */
function describeForeign(retrieved, expected) {
    const foreign = [...retrieved].filter(_normalize_path_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsolutePath */ .Z);
    if (foreign.length === 0)
        return null;
    for (const name of expected) {
        const returned = retrieved.has(name) ? undefined : foreign.find((each) => each.endsWith(`/${name}`));
        if (returned !== undefined)
            return (0,_model_undecided_span_js__WEBPACK_IMPORTED_MODULE_3__/* .writeUndecided */ .pI)({ expected: name, returned, mend: _model_undecided_span_js__WEBPACK_IMPORTED_MODULE_3__/* .RELATIVE_PATHS */ ._$ });
    }
    return null;
}
function expectedSources({ expected_sources: expected }) {
    return new Set(expected?.map(_normalize_path_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizePath */ .F));
}
const sourcePrecision = defineSourceMetric({
    name: 'sources.precision',
    title: 'precision of sources',
    source: 'design document 000, retrieval precision: documents, not spans',
}, ({ precision }) => precision);
const sourceRecall = defineSourceMetric({
    name: 'sources.recall',
    title: 'recall of sources',
    source: 'design document 000, retrieval recall: documents, not spans',
}, ({ recall }) => recall);
const sourceF1 = defineSourceMetric({
    name: 'sources.f1',
    title: 'F1 of sources',
    source: 'van Rijsbergen 1979, Information Retrieval, chapter 7, with β = 1; documents, not spans',
}, ({ precision, recall }) => (0,_harmonic_mean_js__WEBPACK_IMPORTED_MODULE_4__/* .harmonicMean */ .f)(precision, recall));


/***/ }),

/***/ 59617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ JUDGE_MEASURES)
/* harmony export */ });
/* harmony import */ var _judged_part_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49153);

function gradeOf(grade) {
    const read = (answer) => {
        const grades = (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_0__/* .readJudged */ .cv)(answer);
        return typeof grades === 'string' ? null : (grades[grade] ?? undefined);
    };
    return {
        title: `${grade}, 1 to 5`,
        metric: `judge.${grade}`,
        question: 'answer',
        unit: 'score',
        read: ({ answer }) => read(answer),
        readEach: ({ answer_readings: readings = [] }) => readings.flatMap((reading) => read(reading) ?? []),
    };
}
function qualityOf(title, metric, score) {
    const read = (quality) => {
        const scores = (0,_judged_part_js__WEBPACK_IMPORTED_MODULE_0__/* .readJudged */ .cv)(quality);
        return typeof scores === 'string' ? null : scores[score];
    };
    return {
        ...{ title, metric, question: 'quality', unit: 'ratio' },
        read: ({ quality }) => read(quality),
        readEach: ({ quality_readings: readings = [] }) => readings.flatMap((reading) => read(reading) ?? []),
    };
}
/** In the order of their rows. */
const JUDGE_MEASURES = [
    gradeOf('correctness'),
    gradeOf('completeness'),
    gradeOf('faithfulness'),
    qualityOf('answer quality', 'quality.answer-quality', 'answer_quality'),
    qualityOf('factual correctness', 'quality.factual-correctness', 'factual_correctness'),
    qualityOf('completeness against criteria', 'quality.completeness', 'completeness'),
];


/***/ }),

/***/ 66227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ tokenF1),
/* harmony export */   b: () => (/* binding */ tokenF1Metric)
/* harmony export */ });
/* harmony import */ var _define_define_overlap_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54034);
/* harmony import */ var _normalize_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28922);


/**
 * The harmonic mean of precision and recall over the words that the answer shares with the expected one, each word as often
 * as both have it; 0 when they share none.
 * Source: Rajpurkar et al. 2016, SQuAD, arXiv:1606.05250.
 * @example tokenF1("Gustave Eiffel's company", 'the company of Gustave Eiffel') // 4/7: 2 of 4 and 2 of 3 words
 */
function tokenF1(expected, answer) {
    const [wanted, given] = (0,_normalize_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .comparableWords */ .o)(expected, answer);
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
const tokenF1Metric = (0,_define_define_overlap_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .defineOverlapMetric */ .H)({
    name: 'answer.token-f1',
    title: 'token F1',
    source: 'Rajpurkar et al. 2016, SQuAD, arXiv:1606.05250',
    version: 1,
    default_gate: 'stand-in',
    overlap: tokenF1,
});


/***/ }),

/***/ 54172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Be: () => (/* binding */ tokensInput),
/* harmony export */   Gs: () => (/* binding */ inputTokensOf),
/* harmony export */   IB: () => (/* binding */ cachedTokensOf),
/* harmony export */   N7: () => (/* binding */ tokensTotal),
/* harmony export */   RP: () => (/* binding */ totalTokens),
/* harmony export */   eH: () => (/* binding */ tokensOutput)
/* harmony export */ });
/* unused harmony export outputTokensOf */
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35398);
/* harmony import */ var _define_define_amount_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72089);


/** Input and output tokens of a reply together; unscored unless the target reported both. */
function totalTokens(reply) {
    const input = inputTokensOf(reply);
    const output = outputTokensOf(reply);
    if (input.kind === 'unscored')
        return input;
    if (output.kind === 'unscored')
        return output;
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scored */ .l)(input.value + output.value);
}
/** Input tokens as the target reported them, cached ones included; those of its attempts together where it gives no total. */
function inputTokensOf(reply) {
    return countTokens(reply, 'input_tokens');
}
/** Output tokens, likewise. */
function outputTokensOf(reply) {
    return countTokens(reply, 'output_tokens');
}
/** Input tokens that the provider read from a cache, likewise. */
function cachedTokensOf(reply) {
    return countTokens(reply, 'cached_tokens');
}
const MISSING = {
    input_tokens: (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .unscored */ .c)('the target reported no input tokens'),
    output_tokens: (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .unscored */ .c)('the target reported no output tokens'),
    cached_tokens: (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .unscored */ .c)('the target reported no cached tokens'),
};
/** An attempt that was given up was paid for too; one that says nothing leaves the sum unknown. */
function countTokens({ usage, attempts = [] }, field) {
    const total = usage?.[field];
    if (total !== undefined)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scored */ .l)(total);
    if (attempts.length === 0)
        return MISSING[field];
    const counts = attempts.flatMap((attempt) => attempt[field] ?? []);
    if (counts.length < attempts.length)
        return MISSING[field];
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scored */ .l)(counts.reduce((sum, count) => sum + count, 0));
}
function defineTokenMetric({ figure, ...spec }) {
    return (0,_define_define_amount_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .defineAmountMetric */ .k)({
        ...spec,
        source: 'counts reported by the target (`usage`, else all of `attempts`)',
        unit: 'tokens',
        score: ({ observation }) => figure(observation.reply),
    });
}
const tokensTotal = defineTokenMetric({
    name: 'tokens.total',
    title: 'tokens per query',
    aliases: ['tokens'],
    default_gate: 'guardrail',
    figure: totalTokens,
});
const tokensInput = defineTokenMetric({
    name: 'tokens.input',
    title: 'input tokens per query',
    figure: inputTokensOf,
});
const tokensOutput = defineTokenMetric({
    name: 'tokens.output',
    title: 'output tokens per query',
    figure: outputTokensOf,
});


/***/ }),

/***/ 45110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ CALL_KINDS),
  UK: () => (/* binding */ expectsCalls),
  _B: () => (/* binding */ validateWorkflow)
});

// EXTERNAL MODULE: ./build/core/metrics/called-names.js
var called_names = __webpack_require__(79834);
// EXTERNAL MODULE: ./build/core/metrics/resolve-name.js
var resolve_name = __webpack_require__(69822);
;// CONCATENATED MODULE: ./build/core/metrics/validate-calls.js

/**
 * Called names against those of a case. Names are equal but for case, composition, white space around them and `aliases`. Unexpected is
 * (called ∩ forbidden) ∪ (called \ required \ optional \ always); when not strict, called ∩ forbidden alone.
 * Source: design document 002, workflow validation, its table of rules.
 * @example called search, web; required search, rank; forbidden delete: included search, excluded delete, missing rank, unexpected web
 */
function validateCalls({ called, expected: { required, optional, forbidden }, aliases, always, strict, }) {
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
        const name = (0,resolve_name/* resolveName */.q)(spelling, aliases);
        if (!found.has(name))
            found.set(name, spelling);
    }
    return found;
}
function pick(names, holds) {
    return [...names].flatMap(([name, spelling]) => (holds(name) ? [spelling] : []));
}

;// CONCATENATED MODULE: ./build/core/metrics/validate-workflow.js


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
    return isGiven(golden[required]) || isGiven(golden[optional]) || isGiven(golden[forbidden]);
}
function isGiven(names) {
    return names !== undefined && names.length > 0;
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
        agents: validate('agents', (0,called_names/* calledAgents */.un)(reply), alwaysExpected),
        tools: validate('tools', (0,called_names/* calledTools */.Rr)(reply), []),
    };
}


/***/ }),

/***/ 37713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ weightedMean)
/* harmony export */ });
/**
 * Σ value·weight / Σ weight; null where nothing has a weight.
 * @example weightedMean([{ value: 0.8, weight: 2 }, { value: 0.5, weight: 1 }]) // 0.7
 */
function weightedMean(items) {
    const total = items.reduce((sum, { weight }) => sum + weight, 0);
    return total === 0 ? null : items.reduce((sum, { value, weight }) => sum + value * weight, 0) / total;
}


/***/ }),

/***/ 53679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R9: () => (/* binding */ isWilling),
/* harmony export */   u3: () => (/* binding */ hasAskedBack),
/* harmony export */   yy: () => (/* binding */ hasAbstained)
/* harmony export */ });
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


/***/ }),

/***/ 55712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
/**
 * JSON with object keys sorted and `undefined` members left out, so that equal values give equal text.
 * @example canonicalJson({ b: 1, a: [undefined, 2] }) // '{"a":[null,2],"b":1}'
 */
function canonicalJson(value) {
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value) ?? 'null';
    let members = '';
    if (Array.isArray(value)) {
        if (value.every((item) => typeof item === 'string'))
            return JSON.stringify(value);
        for (const item of value)
            members += `${members === '' ? '' : ','}${canonicalJson(item)}`;
        return `[${members}]`;
    }
    const fields = value;
    // Without an order of its own, `sort` goes by code units, the same in every locale.
    for (const key of Object.keys(fields).sort()) {
        const member = fields[key];
        if (member !== undefined)
            members += `${members === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(member)}`;
    }
    return `{${members}}`;
}


/***/ }),

/***/ 59770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ injectedSpans)
/* harmony export */ });
/** The spans that went into the prompt: those that say so, or all where none says anything. */
function injectedSpans(spans) {
    return spans.some(({ injected }) => injected !== undefined)
        ? spans.filter(({ injected }) => injected === true)
        : spans;
}


/***/ }),

/***/ 57482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ innerSchema),
/* harmony export */   m: () => (/* binding */ asSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

/** The schema that a default, an optional value, a list … is made of. */
function innerSchema(schema) {
    return asSchema(schema.unwrap());
}
/** What zod's types call only the core of a schema. */
function asSchema(found) {
    if (!(found instanceof zod__WEBPACK_IMPORTED_MODULE_0__.ZodType))
        throw new TypeError('a schema without a schema inside');
    return found;
}


/***/ }),

/***/ 3446:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ plainName)
/* harmony export */ });
/**
 * A name of an agent or a tool as names are compared: composed (NFKC), without white space around it, in lower case.
 * @example plainName(' Web_Search ') // 'web_search'
 */
function plainName(name) {
    return name.normalize('NFKC').trim().toLowerCase();
}


/***/ }),

/***/ 12448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ planByKeys)
/* harmony export */ });
/**
 * What there is to do with an object that has such keys, in their order. It is made once for as many objects in a row as have the same:
 * of many possible members each of thousands of values has a few, and mostly those of the one before.
 * @example planByKeys((keys) => keys.length)({ a: 1, b: 2 }) // 2
 */
function planByKeys(makePlan) {
    let last = null;
    return (value) => {
        const keys = Object.keys(value);
        if (last === null || !isSame(keys, last.keys))
            last = { keys, plan: makePlan(keys) };
        return last.plan;
    };
}
function isSame(one, other) {
    return one.length === other.length && one.every((key, at) => key === other[at]);
}


/***/ }),

/***/ 81108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ quickParser)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
// EXTERNAL MODULE: ./build/core/model/inner-schema.js
var inner_schema = __webpack_require__(57482);
// EXTERNAL MODULE: ./build/core/model/plan-by-keys.js
var plan_by_keys = __webpack_require__(12448);
;// CONCATENATED MODULE: ./build/core/model/schema-limits.js
/** The checks of a schema; null where one of them may change a value or is not known here. */
function limitsOf({ def }) {
    const limits = [];
    for (const { _zod } of def.checks ?? []) {
        const limit = limitOf(_zod.def);
        if (limit === null)
            return null;
        limits.push(limit);
    }
    return limits;
}
function limitOf(given) {
    const def = given;
    if (def.check === 'min_length')
        // In code points, each of which is one or two units of a text.
        return (value) => typeof value !== 'number' && value.length >= 2 * def.minimum - 1;
    if (def.check === 'max_length')
        return (value) => typeof value !== 'number' && value.length <= def.maximum;
    if (def.check === 'greater_than')
        return (value) => typeof value === 'number' && (value > Number(def.value) || (def.inclusive && value === def.value));
    if (def.check === 'less_than')
        return (value) => typeof value === 'number' && (value < Number(def.value) || (def.inclusive && value === def.value));
    if (def.check !== 'string_format' || def.format !== 'regex' || def.pattern === undefined)
        return null;
    const { pattern } = def;
    // Others remember where they were.
    if (pattern.global || pattern.sticky)
        return null;
    return (value) => typeof value === 'string' && pattern.test(value);
}
/** Whether no limit refuses the value, which must be of a type that they are of. */
function isWithin(value, limits) {
    for (const keeps of limits)
        if (!keeps(value))
            return false;
    return true;
}

;// CONCATENATED MODULE: ./build/core/model/quick-parse.js




/**
 * Parses as the schema does, and several times as fast where nothing is wrong: a suite and a run have thousands of values of one schema.
 * Objects, lists, choices, texts and numbers are read here. Other types, whatever is not right at first sight, and all that is said of
 * a mistake are the schema's own.
 * @example quickParser(z.strictObject({ a: z.int(), b: z.string().default('x') }))({ a: 1 }).data // { a: 1, b: 'x' }
 */
function quickParser(schema) {
    const read = readLater(schema);
    return (value) => {
        const data = read(value);
        return data === DOUBTFUL ? schema.safeParse(value) : { success: true, data: data };
    };
}
const DOUBTFUL = Symbol('doubtful');
const readers = new WeakMap();
function readerOf(schema) {
    const known = readers.get(schema) ?? makeReader(schema);
    readers.set(schema, known);
    return known;
}
function makeReader(schema) {
    const ask = askSchema(schema);
    const limits = limitsOf(schema);
    if (limits === null)
        return ask;
    const isPlain = plainTypeOf(schema);
    if (isPlain !== null) {
        const isRight = limits.length === 0 ? isPlain : (value) => isPlain(value) && isWithin(value, limits);
        return (value) => (isRight(value) ? value : ask(value));
    }
    if (schema instanceof schemas.ZodArray)
        return listOf(readerOf((0,inner_schema/* innerSchema */.I)(schema)), limits);
    if (limits.length > 0)
        return ask;
    // Absence is for the object to see.
    if (schema instanceof schemas.ZodOptional || schema instanceof schemas.ZodExactOptional || schema instanceof schemas.ZodDefault)
        return unless(undefined, DOUBTFUL, readerOf((0,inner_schema/* innerSchema */.I)(schema)));
    if (schema instanceof schemas.ZodNullable)
        return unless(null, null, readerOf((0,inner_schema/* innerSchema */.I)(schema)));
    if (schema instanceof schemas.ZodUnion)
        return firstOf(schema.options.map((option) => decide((0,inner_schema/* asSchema */.m)(option))));
    if (schema instanceof schemas.ZodRecord)
        return recordOf(schema) ?? ask;
    return schema instanceof schemas.ZodObject ? (objectOf(schema) ?? ask) : ask;
}
/** Made when it is needed: an object may have one of its own kind in it. */
function readLater(schema) {
    let read = null;
    return (value) => (read ??= readerOf(schema))(value);
}
function askSchema(schema) {
    return (value) => {
        const parsed = schema.safeParse(value);
        return parsed.success ? parsed.data : DOUBTFUL;
    };
}
function unless(exception, data, read) {
    return (value) => (value === exception ? data : read(value));
}
/** A later choice is taken only where this one is none. */
function decide(schema) {
    const [read, ask] = [readerOf(schema), askSchema(schema)];
    return (value) => {
        const data = read(value);
        return data === DOUBTFUL ? ask(value) : data;
    };
}
function firstOf(options) {
    return (value) => {
        for (const read of options) {
            const data = read(value);
            if (data !== DOUBTFUL)
                return data;
        }
        return DOUBTFUL;
    };
}
function listOf(read, limits) {
    return (value) => {
        if (!Array.isArray(value) || !isWithin(value, limits))
            return DOUBTFUL;
        const list = [];
        for (const item of value) {
            const data = read(item);
            if (data === DOUBTFUL)
                return DOUBTFUL;
            list.push(data);
        }
        return list;
    };
}
/** Null where the schema looks at members that it does not name. */
function objectOf({ shape, def: { catchall } }) {
    const keepsOthers = catchall instanceof schemas.ZodUnknown;
    const refusesOthers = catchall instanceof schemas.ZodNever;
    if (catchall !== undefined && !keepsOthers && !refusesOthers)
        return null;
    const fields = Object.entries(shape).map(([key, schema]) => ({
        key,
        read: readLater(schema),
        absent: absenceOf(schema),
    }));
    const planOf = (0,plan_by_keys/* planByKeys */.d)((keys) => planMembers(fields, keys));
    return (value) => {
        if (typeof value !== 'object' || value === null || Array.isArray(value))
            return DOUBTFUL;
        const members = value;
        const plan = planOf(members);
        if (plan === null || (refusesOthers && plan.others.length > 0))
            return DOUBTFUL;
        const object = {};
        for (const { key, read, absent } of plan.telling) {
            const member = members[key];
            const data = member === undefined && typeof absent === 'object' ? absent.def.defaultValue : read(member);
            if (data === DOUBTFUL)
                return DOUBTFUL;
            object[key] = data;
        }
        if (keepsOthers)
            for (const key of plan.others)
                object[key] = members[key];
        return object;
    };
}
/** The fields that something comes of in an object with such keys, and the keys that are no field's; null where it lacks a field. */
function planMembers(fields, keys) {
    const present = new Set(keys);
    const telling = fields.filter(({ key, absent }) => present.has(key) || absent !== 'nothing');
    const isWhole = telling.every(({ key, absent }) => present.has(key) || absent !== 'doubt');
    if (!isWhole || present.has(PROTOTYPE))
        return null;
    for (const { key } of telling)
        present.delete(key);
    return { telling, others: [...present] };
}
/** To set it is to give an object another prototype. */
const PROTOTYPE = '__proto__';
/** Null where keys are more than texts. */
function recordOf({ keyType, valueType }) {
    if (!(keyType instanceof schemas.ZodString))
        return null;
    const isAnyKey = limitsOf(keyType)?.length === 0 && plainTypeOf(keyType) !== null;
    const readKey = readerOf(keyType);
    const read = readerOf((0,inner_schema/* asSchema */.m)(valueType));
    return (value) => {
        if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
            return DOUBTFUL;
        const members = value;
        const record = {};
        for (const key of Object.keys(members)) {
            const data = key === PROTOTYPE ? DOUBTFUL : read(members[key]);
            if (data === DOUBTFUL || (!isAnyKey && readKey(key) !== key))
                return DOUBTFUL;
            record[key] = data;
        }
        return record;
    };
}
function absenceOf(schema) {
    if (schema instanceof schemas.ZodDefault && limitsOf(schema)?.length === 0)
        return schema;
    const { optin, optout } = schema._zod;
    return optin === 'optional' && optout === 'optional' ? 'nothing' : 'doubt';
}
/** Whether a value is of the type, of those whose values are taken as they stand; null for every other type. */
function plainTypeOf(schema) {
    const { def } = schema;
    if ('coerce' in def && def.coerce === true)
        return null;
    if (schema instanceof schemas.ZodUnknown)
        return () => true;
    if (schema instanceof schemas.ZodBoolean)
        return (value) => typeof value === 'boolean';
    if (schema instanceof schemas.ZodEnum)
        return isAmong(schema.options);
    if (schema instanceof schemas.ZodLiteral)
        return isAmong([...schema.values]);
    const format = 'format' in def ? def.format : null;
    if (schema instanceof schemas.ZodNumber && format === 'safeint')
        return Number.isSafeInteger;
    if (format !== null)
        return null;
    if (schema instanceof schemas.ZodString)
        return (value) => typeof value === 'string';
    return schema instanceof schemas.ZodNumber ? Number.isFinite : null;
}
function isAmong(values) {
    const known = new Set(values);
    return (value) => known.has(value);
}


/***/ }),

/***/ 33948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ CATEGORY_WEIGHTS)
/* harmony export */ });
/** The rubric of design document 003, in its order; the weights sum to 9.5. */
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


/***/ }),

/***/ 62182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _w: () => (/* binding */ matchesSelection),
/* harmony export */   gO: () => (/* binding */ parseSelection),
/* harmony export */   lH: () => (/* binding */ selectTag)
/* harmony export */ });
/* harmony import */ var _case_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23370);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90876);


const SELECTION_KEYS = ['tag', 'id', 'difficulty', 'profile', 'use_case', 'category'];
/**
 * Reads a selection: terms separated by commas, any of which may match; a term with a leading `!` takes cases away.
 * A term is `tag:x`, `id:glob*`, `difficulty:hard`, `profile:multi_hop`, `use_case:x`, `category:x`, or a bare word (a tag or an id glob; `*` stands for any text).
 * Throws the user's error `selection-invalid`.
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
/** The cases with a tag, whatever characters it is made of. */
function selectTag(tag) {
    return { include: [{ key: 'tag', value: tag }], exclude: [] };
}
function parseTerm(selection, term) {
    const colon = term.indexOf(':');
    if (colon === -1) {
        if (term === '')
            throw new _error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('selection-invalid', { selection, got: '', known: knownTerms });
        return { key: 'word', value: term };
    }
    const name = term.slice(0, colon).trim();
    const value = term.slice(colon + 1).trim();
    const key = SELECTION_KEYS.find((known) => known === name);
    if (key === undefined || value === '')
        throw new _error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('selection-invalid', { selection, got: term, known: knownTerms });
    const values = CHOICES[key];
    if (values && !values.includes(value)) {
        const known = values.map((each) => `${key}:${each}`);
        throw new _error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('selection-invalid', { selection, got: term, known });
    }
    return { key, value };
}
const CHOICES = { difficulty: _case_js__WEBPACK_IMPORTED_MODULE_0__/* .DIFFICULTIES */ .Ke, profile: _case_js__WEBPACK_IMPORTED_MODULE_0__/* .PROFILES */ .jI };
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


/***/ }),

/***/ 99828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ splitReadings)
/* harmony export */ });
/** Every reading behind the judgments of one trial, in order within each question: what `combineReadings` made them of. */
function splitReadings(judgments) {
    const { answer, quality, rubric, claims, answer_readings, quality_readings, claims_readings } = judgments;
    return [
        ...(answer_readings ?? listOne(answer)).map((said) => ({ question: 'answer', said })),
        ...(quality_readings ?? listOne(quality)).map((said) => ({ question: 'quality', said })),
        ...(rubric?.runs ?? []).map((said) => ({ question: 'rubric', said })),
        ...(claims_readings ?? listOne(claims)).map((said) => ({ question: 'claims', said })),
    ];
}
function listOne(said) {
    return said === undefined ? [] : [said];
}


/***/ }),

/***/ 56045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ withoutProviderVersion),
/* harmony export */   a: () => (/* binding */ undatedModelName)
/* harmony export */ });
const VERTEX_VERSION = /(?:-v\d)?@(?:20\d{6}|\d{3}|default|latest)$/;
const BEDROCK_VERSION = /-(?:v\d+|\d):\d+(?::\d+k)?$/;
const DATE_OR_LATEST = /-(?:20\d{6}|20\d{2}-\d{2}-\d{2}|latest)$/;
const GEMINI_VERSION = /^((?:.*\/)?gemini-.*)-00\d$/;
/**
 * A model's name without its version at its end: a date (`-20251101`, `-2025-11-01`) or `-latest`, Vertex's `@20250514`
 * and `-001`, Bedrock's `-v1:0`. A tag is no version: `qwen2.5:7b` stays.
 * @example undatedModelName('gpt-5-mini-2025-08-07') // 'gpt-5-mini'
 */
function undatedModelName(name) {
    return withoutProviderVersion(name).replace(DATE_OR_LATEST, '').replace(GEMINI_VERSION, '$1');
}
/**
 * A model's name without what Bedrock and Vertex add behind its date. Vertex writes the date itself behind `@`.
 * @example withoutProviderVersion('claude-sonnet-4-20250514-v1:0') // 'claude-sonnet-4-20250514'
 */
function withoutProviderVersion(name) {
    return name.replace(BEDROCK_VERSION, '').replace(VERTEX_VERSION, '');
}


/***/ }),

/***/ 19229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ deviance)
/* harmony export */ });
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

/***/ 84361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ mean)
/* harmony export */ });
/* harmony import */ var _sum_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36625);

/**
 * The arithmetic mean.
 * @throws RangeError for no values: a mean of nothing is unscored, never 0.
 * @example mean([0.1, 0.2, 0.6]) // 0.3
 */
function mean(values) {
    if (values.length === 0)
        throw new RangeError('mean of no values');
    return (0,_sum_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .c)(values) / values.length;
}


/***/ }),

/***/ 71122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ normalQuantile),
  I: () => (/* binding */ normalUpperTail)
});

// EXTERNAL MODULE: ./build/core/stats/deviance.js
var deviance = __webpack_require__(19229);
// EXTERNAL MODULE: ./build/core/stats/stirling-error.js
var stirling_error = __webpack_require__(21679);
;// CONCATENATED MODULE: ./build/core/stats/incomplete-gamma.js


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
    const kernel = Math.sqrt(a / (2 * Math.PI)) * Math.exp(-(0,deviance/* deviance */.M)(a, x) - (0,stirling_error/* stirlingError */.$)(a));
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

;// CONCATENATED MODULE: ./build/core/stats/normal.js

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


/***/ }),

/***/ 65412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ sampleDeviation)
/* harmony export */ });
/* harmony import */ var _sum_of_squared_deviations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62508);

/**
 * The sample standard deviation √(Σ(xᵢ − x̄)² / (n − 1)); null below two values. This is `stddev_sample`, not
 * `std_dev_pop`.
 * @example sampleDeviation([1, 2, 3]) // 1
 */
function sampleDeviation(values) {
    if (values.length < 2)
        return null;
    return Math.sqrt((0,_sum_of_squared_deviations_js__WEBPACK_IMPORTED_MODULE_0__/* .sumOfSquaredDeviations */ .M)(values) / (values.length - 1));
}


/***/ }),

/***/ 21679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ stirlingError)
/* harmony export */ });
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


/***/ }),

/***/ 62508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ sumOfSquaredDeviations)
/* harmony export */ });
/* harmony import */ var _mean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84361);
/* harmony import */ var _sum_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36625);


/**
 * Σ(xᵢ − x̄)², by the corrected two-pass algorithm (Chan, Golub & LeVeque 1983, Am. Stat. 37:242): the second term
 * takes back what the rounding of x̄ added. Exactly 0 when all values are equal.
 * @throws RangeError for no values.
 * @example sumOfSquaredDeviations([1, 2, 3]) // 2
 */
function sumOfSquaredDeviations(values) {
    if (values.every((value) => value === values[0]))
        return 0;
    const centre = (0,_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i)(values);
    const deviations = values.map((value) => value - centre);
    return (0,_sum_js__WEBPACK_IMPORTED_MODULE_1__/* .sum */ .c)(deviations.map((deviation) => deviation * deviation)) - (0,_sum_js__WEBPACK_IMPORTED_MODULE_1__/* .sum */ .c)(deviations) ** 2 / values.length;
}


/***/ }),

/***/ 36625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ sum)
/* harmony export */ });
/**
 * The sum with Neumaier's compensation (Neumaier 1974, Z. Angew. Math. Mech. 54:39), so that the order and the size of
 * the terms do not show. 0 for no values.
 * @example sum([1, 1e100, 1, -1e100]) // 2
 */
function sum(values) {
    let total = 0;
    let lost = 0;
    for (let at = 0; at < values.length; at++) {
        const value = values[at];
        const next = total + value;
        lost += Math.abs(total) >= Math.abs(value) ? total - next + value : value - next + total;
        total = next;
    }
    return Number.isFinite(lost) ? total + lost : total;
}


/***/ }),

/***/ 79609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ quoteLine)
/* harmony export */ });
/* harmony import */ var _core_compare_hide_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54252);

/** What a server said as one line, without the secrets that it was sent and may echo, nor what looks like one. */
function quoteLine(text, secrets) {
    return (0,_core_compare_hide_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .hideSecrets */ .s)(secrets.reduce((shown, secret) => shown.replaceAll(secret, '(hidden)'), text))
        .replace(/[\s\p{C}]+/gu, ' ')
        .trim();
}


/***/ }),

/***/ 34152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ splitLines)
/* harmony export */ });
/* harmony import */ var node_string_decoder__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46193);

/**
 * Cuts a stream of UTF-8 bytes into lines at line feeds; a carriage return before one is dropped, empty lines are given too.
 * Of a line longer than `maxLength` characters only `onTooLong` hears, with its beginning, and memory stays bounded.
 */
function splitLines(options) {
    const { maxLength, onLine, onTooLong } = options;
    const decoder = new node_string_decoder__WEBPACK_IMPORTED_MODULE_0__.StringDecoder('utf8');
    let pieces = [];
    let length = 0;
    let isSkipping = false;
    const keep = (piece) => {
        if (isSkipping || piece === '')
            return;
        pieces.push(piece);
        length += piece.length;
        if (length <= maxLength)
            return;
        isSkipping = true;
        onTooLong(pieces.join('').slice(0, 1000));
        pieces = [];
    };
    const finish = () => {
        const wasSkipping = isSkipping;
        const line = pieces.length === 1 ? (pieces[0] ?? '') : pieces.join('');
        pieces = [];
        length = 0;
        isSkipping = false;
        if (!wasSkipping)
            onLine(line.endsWith('\r') ? line.slice(0, -1) : line);
    };
    const read = (text) => {
        let start = 0;
        for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
            keep(text.slice(start, end));
            finish();
            start = end + 1;
        }
        keep(text.slice(start));
    };
    return {
        push: (bytes) => read(decoder.write(bytes)),
        end: () => {
            keep(decoder.end());
            if (length === 0)
                return false;
            finish();
            return true;
        },
    };
}


/***/ })

};
